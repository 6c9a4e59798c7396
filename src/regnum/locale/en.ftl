### Texts that belong to no game: refusals, notices, lists.

list-and = { $list } and { $last }
seat = Player { $number }
option-done = Done
option-number = { $number }

## Refusals. Each says what is wrong; nothing has changed.

refused-over = The match is over.
refused-stale = That question has been answered already, or was taken back. Look at the table again.
refused-doubled = You have answered this already; the others are still choosing.
refused-wrong-seat = This is asked of { NAME($player) }, and nobody answers for another.
refused-out-of-turn = Nothing is asked of you at the moment.
refused-malformed =
    { $form ->
        [pick] The answer to this question is one option.
        [amount] The answer to this question is a number.
        [many] The answer to this question is a list of options.
        [arrange] The answer to this question is all the options in some order.
       *[id] That is not the number of a question.
    }
refused-unknown-option = There is no option “{ $option }” here.
refused-out-of-range = Choose a number from { $low } to { $high }.
refused-out-of-step = Choose a number from { $low } to { $high }, in steps of { $step }.
refused-incomplete = The choice is not complete.
refused-cannot-undo = This can’t be taken back: something was revealed, or somebody else has decided since.
refused-no-such-seat = There is no such seat at this table.
refused-not-your-seat = This seat belongs to somebody else.
refused-not-your-table = Only the one who laid this table can do that.
refused-not-over = This can be seen once the match is over.
refused-unreadable = This match was stored under other rules. It can be looked at as far as it can be read, but not played on.
refused-changed-rules = The rules have changed since: this match can’t be replayed, and so it can’t be branched.
refused-lesson = A lesson begins from a table laid for it and can’t be branched; begin the lesson again, or lay a table of your own.
refused-rule-failed = Regnum has made a mistake in a rule. Nothing has changed; another choice may work.
refused-not-stored = This could not be written down. Nothing has changed; try again.
refused-household = One household plays here: there are no accounts, invitations, public tables or blocks.
refused-quota = You have as many of these as you may keep here ({ $count }). Clear some away first.
refused-muted = You cannot be heard here at the moment.
refused-banned = You are not let in here at the moment.
refused-not-admin = Only those who keep order here may do that.
refused-no-such-session = There is no such session any more.
refused-no-such-account = There is no such account.
refused-second-factor-wanted = This account also asks for the code of your authenticator.
refused-wrong-second-factor = That is not the code, or it has been used already.
refused-reset-over = This link has been used, or its time is over. Ask for another.
notice-reset-subject = A new password for Regnum
notice-reset = Somebody, probably you, has asked for a new password. This link is good for an hour, once; if it was not you, do nothing:
refused-too-fast =
    { $seconds ->
        [one] That was too much at once. Try again in { $seconds } second.
       *[other] That was too much at once. Try again in { $seconds } seconds.
    }
refused-locked =
    { $seconds ->
        [one] Too many wrong passwords. Try again in { $seconds } second.
       *[other] Too many wrong passwords. Try again in { $seconds } seconds.
    }
refused-wrong-password = There is no account of that name with that password.
refused-not-your-password = That is not the password of your account.
refused-bad-login = The name of an account has 3 to 40 visible characters.
refused-login-taken = There is an account of that name already.
refused-password-short =
    { $count ->
        [one] A password has at least { $count } character.
       *[other] A password has at least { $count } characters.
    }
refused-password-login = The password must not be the name of the account.
refused-password-common = That password is one of the first that anybody would try. Choose another.
refused-signed-in = You are signed in to an account already.
refused-not-signed-in = You are not signed in to an account.
refused-signed-out = You are not signed in here any more. Load the page again.
refused-nobody-there = There is nobody there whom you could block.
refused-no-such-block = You have not blocked anybody like that.

## Lines about the match itself.

meta-undone = { NAME($player) } takes back the last choice.
meta-taken-back =
    { $count ->
        [0] By everyone’s consent the match goes back to its very beginning; chance starts afresh.
        [one] By everyone’s consent the match goes back to when { $count } choice had been made; chance starts afresh.
       *[other] By everyone’s consent the match goes back to when { $count } choices had been made; chance starts afresh.
    }
meta-fell-back =
    { $count ->
        [0] The rules have been mended: the match goes on from its last saved position, with fresh chance.
        [one] The rules have been mended: the match goes on from its last saved position, without { $count } choice made since, and with fresh chance.
       *[other] The rules have been mended: the match goes on from its last saved position, without { $count } choices made since, and with fresh chance.
    }
meta-branched =
    { $count ->
        [0] A match of its own begins here, with fresh chance.
        [one] A match of its own begins here, after { $count } choice, with fresh chance.
       *[other] A match of its own begins here, after { $count } choices, with fresh chance.
    }
meta-gone-bot = Somebody has left for good; { NAME($player) } plays on in their place.
meta-gone-open = Somebody has left for good; their seat is open again.
meta-gone-owner = Whoever laid this table has left for good; it is in the hands of { NAME($player) } now.

## A table server

serve-household =
    Your tables are at { $address }
    Leave this window open while you play; Ctrl-C closes the tables, and every match is kept.
serve-already = Your tables are open already, at { $address }
serve-many =
    Tables for everyone are at { $address }
    They are kept in { $file }. Ctrl-C closes them.
serve-over = The tables are closed. Until next time!

## Terminal

play-needs-terminal =
    Here Regnum plays in the terminal: you read the table and type the number of your choice, so this needs a keyboard.
    Open a terminal window and run: regnum play { $game }
play-not-begun = No match was begun. Until next time!
play-welcome = Type the number of your choice. h shows all commands, ? explains, ! lists what is not possible and why.
play-you = you
play-bot = { $kind ->
        [random] bot that plays at random
        [greedy] bot that plays to win
       *[other] bot, { $kind }
    }
play-none = none
play-list-or = { $list } or { $last }
play-mark-possible = ✓
play-no-more = No more of these.
play-table-of = { NAME($player) } to play
play-final-score = Final score
play-winners =
    { $count ->
        [0] Nobody at the table wins!
        [one] { NAME($players) } wins!
       *[other] { NAME($players) } share the victory!
    }
play-record = The record of this match: { $path }

# Matches that were left
play-kept-line = { $number }. { $when }: { $players } ({ $count ->
        [one] { $count } choice made
       *[other] { $count } choices made
    })
play-continue = Continue the match of { $when } ({ $players })? [Y/n]
play-continue-which = Continue one of these? Enter for the first, a number for another, n for a new match:
play-yes-or-no = Press Enter to continue the match, or type n for a new one.
play-damaged = A kept match could not be read and was set aside: { $path } ({ $why })
play-newer-kept = A kept match is from a newer Regnum and stays where it is: { $path }
play-cannot-keep = This match cannot be kept for later: { $path }: { $why }. You can play on.
play-not-kept = This match could not be kept, so it ends here. Set REGNUM_DATA to a folder you may write to.
play-left = The match is kept. Run regnum play { $game } to go on. Until next time!
play-end-of-input = The input has ended. The match is kept; run regnum play { $game } to go on.
play-interrupted = Interrupted. The match is kept; run regnum play { $game } to go on.
play-rule-failed = That choice broke the rules’ own machinery ({ $why }). The match is as it was before; please report this.
play-bot-failed = { NAME($player) } lost the thread ({ $why }); chance decides this once.

# Several people at one screen
play-pass-screen = Pass the screen to { NAME($player) }.
play-press-enter = Press Enter when nobody else is looking.

# The question
play-prompt-pick = Your choice:
play-prompt-amount = How many:
play-prompt-many = Add by number, d when done:
play-prompt-arrange = All numbers, in order:
play-amount-range = A number from { $low } to { $high }.
play-meant = “{ $text }”
play-anytime = At any time in your turn, before you answer:
play-chosen = Chosen: { $list }
play-enough = This is enough: type d to finish.
play-not-enough = Not enough yet. { $why }
play-not-understood = “{ $line }” means nothing here. Type the number of your choice, or h for help.
play-one-number = Type one number, or h for help.
play-no-such-number =
    { $last ->
        [one] There is no { $number } here; the only number is { $last }.
       *[other] There is no { $number } here; the numbers are 1 to { $last }.
    }
play-not-chosen = Not among the chosen: { $option }
play-rule = Rule { $rule }
play-no-rule = The rules have no paragraph { $rule }.
play-explain-hint = ? 2 explains option 2, ? and the name of a card shows the card, ? 7.4 shows that rule.
play-unavailable = Not possible now:
play-unavailable-hint = ? and the number on the right shows the rule.
play-nothing-unavailable = Nothing is ruled out here.
play-which-card = Which card? For example: c { $name }
play-no-such-card = There is no card called “{ $name }”.
play-many-cards = Several cards are called that: { $list }
play-journal-empty = Nothing has happened yet.

# Commands
play-key-number = 1, 2, 3…
play-help-number = choose that option; where several things are chosen: “1 1 4” adds them, “-4” takes one back, “d” finishes
play-key-question = ?  ? 3  ? 7.4
play-help-question = explain the question, an option or a rule
play-key-unavailable = !
play-help-unavailable = what is not possible now, and why
play-key-card = c NAME
play-help-card = show a card (part of the name will do)
play-key-table = t
play-help-table = show the whole table
play-key-journal = j  j 50
play-help-journal = the log since your last turn, or that many of its last lines
play-key-undo = u
play-help-undo = take back your last choice, as long as nothing was revealed and nobody else has decided since
play-key-language = l
play-help-language = po polsku
play-key-help = h
play-help-help = this list; Enter alone shows the question again
play-key-quit = q
play-help-quit = leave; the match is kept and offered next time

## People gather, look on, talk and report

refused-not-your-chronicle = Only the people of this chronicle can do that.
refused-chronicle-played = The next game of this chronicle is being played already.
refused-gathering = The match has not begun yet: a seat is still free.
refused-not-gathering = Nobody gathers at this table any more: its match has begun.
refused-taken = This seat is taken.
refused-kept = This seat is kept for somebody.
refused-seated = You have a seat at this table already.
refused-not-invited = Only who was invited can sit down at this table.
refused-others-play = Others play at this table: only together can you end the match.
refused-rematch-not-over = A rematch can be proposed once the match is over.
refused-share-not-over = A match can be shared once it is over.
refused-not-shared = This match is not shared: only those who played it can look back at it.
refused-no-such-invite = This link leads nowhere: a part of it is missing, or it was withdrawn.
refused-invite-used = Somebody else has used this link already; it is good for one person.
refused-too-many-invites = There are too many links to this table already. Withdraw one of them first.
refused-no-spectators = This table is closed to onlookers.
refused-nothing-said = There is nothing in this message that could be read.
refused-no-such-report = There is no such report that waits for your answer.
meta-sat-down = { NAME($player) } sits down.
meta-stood-up = Seat { $number } is free again.
meta-bots-sat-down =
    { $count ->
        [one] A bot takes the free seat.
       *[other] Bots take the { $count } free seats.
    }
meta-begun = The match begins.
meta-rematch = A rematch is being set up.
meta-public = The table is on the public list now.
meta-private = The table is no longer on the public list.
meta-watched = The table is open to onlookers now.
meta-unwatched = The table is closed to onlookers now.
meta-shared = Whoever has the link can look back at this match now, at everything that was hidden too.
meta-unshared = Only those who played this match can look back at it now.
meta-clock =
    { $seconds ->
        [0] No clock runs any more.
       *[other] The clock runs: { $seconds } s for each choice and a bank of { $minutes } min for everybody. Then { $late ->
            [bot] a bot plays on.
            [vote] the others decide.
           *[remind] there is a reminder.
        }
    }
meta-bots =
    { $speed ->
        [quick] Bots play quickly now.
        [calm] Bots take their time now.
       *[usual] Bots play at their usual speed now.
    }
meta-pace =
    { $hours ->
        [0] The match is played live now: a choice takes as long as it takes.
        [one] A choice may take { $hours } hour now. Then { $late ->
            [bot] a bot plays on.
            [vote] the others decide.
           *[remind] there is a reminder.
        }
       *[other] A choice may take { $hours } hours now. Then { $late ->
            [bot] a bot plays on.
            [vote] the others decide.
           *[remind] there is a reminder.
        }
    }

## Deciding together, stepping out, giving up, being late

meta-proposes-back =
    { $count ->
        [0] { NAME($player) } proposes to go back to the very beginning of the match.
        [one] { NAME($player) } proposes to go back to when { $count } choice had been made.
       *[other] { NAME($player) } proposes to go back to when { $count } choices had been made.
    }
meta-proposes-end = { NAME($player) } proposes to end the match here, with no winner.
meta-proposes-bot = { NAME($player) } proposes that a bot plays on for { NAME($other) }.
meta-agrees = { NAME($player) } agrees.
meta-disagrees = { NAME($player) } does not agree: the proposal is off.
meta-withdraws = { NAME($player) } withdraws the proposal.
meta-abandoned = By everyone’s consent the match ends here, with no winner.
meta-stands-in = A bot plays on for { NAME($player) }.
meta-steps-out = { NAME($player) } steps out for a while; a bot plays on.
meta-comes-back = { NAME($player) } is back at the table.
meta-concedes = { NAME($player) } concedes the match.
meta-concedes-seat = { NAME($player) } concedes; a bot plays on from this seat and can’t win.
meta-late = { NAME($player) } is late: the time for this choice has run out.
meta-others-decide = The others decide whether a bot plays on for { NAME($player) }.
refused-not-playing = Only those who play at this table themselves decide about the match.
refused-proposal-open = Another proposal is still open.
refused-no-proposal = This proposal is not open any more.
refused-not-asked = This is not for you to decide.
refused-not-your-proposal = Only the one who made this proposal can withdraw it.
refused-no-such-moment = The match can’t go back to that moment.
refused-cannot-go-back = The rules have changed since: the match can’t go back to that moment.
refused-own-seat = This seat is your own. Step out, and a bot plays for you.
refused-not-awaited = Nobody is waiting for a person at this seat.
refused-not-late =
    { $hours ->
        [0] { $minutes ->
            [one] It is too early for that: wait { $minutes } more minute.
           *[other] It is too early for that: wait { $minutes } more minutes.
        }
        [one] It is too early for that: wait { $hours } more hour.
       *[other] It is too early for that: wait { $hours } more hours.
    }
refused-conceded = You have conceded at this seat.

## Notices that it is somebody’s turn

refused-bad-email = That is no e-mail address.
refused-no-mail = This server can’t send mail.
refused-bad-push = This browser can’t be told by push: this server does not use its push service.
refused-bad-webhook = A webhook leads to https:// at one of these: { $hosts }.
refused-not-sent = The message could not be sent. Look at the address again, or try later.
refused-wrong-code = That is not the code that was sent to this address, or it is older than a day.
refused-unreachable = There is no address yet to which a message could be sent.
notice-turn-subject =
    { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
notice-turn =
    { $count ->
        [one] A table is waiting for you:
       *[other] { $count } tables are waiting for you:
    }
notice-late-subject = The others are waiting for you
notice-late = The time for your choice is up, and the others are waiting:
notice-table = { $game } with { $players }
notice-stop = You can switch these messages off at your tables, or for all of them in your settings.
notice-code-subject = Is this your address?
notice-code =
    Somebody at { $address } wants to be told at this address when it is their turn. If it is you, enter this code there:

    { $code }

    If it is not you, do nothing: nothing else will be sent to this address.
notice-try-subject = A message, to see whether it arrives
notice-try = It has arrived: this is how you will be told that it is your turn.

# Standing orders
refused-no-such-order = There is no such standing order here.

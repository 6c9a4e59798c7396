### The web client's own texts. The Polish file has the same messages in the same order.

## Everywhere

web-title = Regnum
web-nowhere = There is nothing at this address.
web-to-lobby = To the lobby

# When a request is not granted
web-failed = That did not work: { $detail }
web-failed-unreachable = The server does not answer. Is it still running?
web-failed-missing = There is no such table, or it is not yours to see.
web-failed-forbidden = That is not yours to do.
web-failed-record = This file is not a record of a match.

## The table

table-opening = Setting the table…
table-cannot-open = This table can’t be opened
table-reconnecting = Reconnecting…
table-board = The table
table-own = Your area
table-column = Log and rules
table-tab-log = Log
table-tab-rules = Rules
table-see-table = See the table
table-see-score = See the score
table-news = What has just happened
table-look-back = Look back at how it went
table-close = Close

# Whose turn
table-your-turn = Your turn
table-owing = Who owes an answer
table-owes = { NAME($player) } has to answer
table-owes-short = to answer
table-bot = bot
table-thinking =
    { $count ->
        [one] { NAME($players) } is thinking
       *[other] { NAME($players) } are thinking
    }
table-waiting = Waiting for { NAME($players) }
table-over = The match is over.
table-won =
    { $count ->
        [one] { NAME($players) } has won.
       *[other] { NAME($players) } have won together.
    }

# What is asked
table-prompt = What you are asked
table-open-rule = Rule { $rule }: open it
table-anytime = At any moment:
table-unasked = At any moment: { $count }
table-unasked-about = You may use these although you are not asked. Nobody waits for you, and nobody is told that you can.
table-confirm = Confirm
table-confirm-none = Choose nothing
table-confirm-count =
    { $count ->
        [one] Confirm { $count } choice
       *[other] Confirm { $count } choices
    }
table-clear = Put back
table-chosen = Chosen so far
table-order = In this order
table-drop = (take out)
table-less = One less
table-more = One more
table-undo = Undo
table-undo-lost = The connection broke off: look whether your choice has been taken back.
table-not-now = Not possible now: { $count }
table-final = { $choice }: this can’t be taken back.
table-final-yes = Do it
table-final-no = Think again

# Since you last looked
since-title =
    { $count ->
        [one] Since you last looked, { $count } thing has happened
       *[other] Since you last looked, { $count } things have happened
    }
since-short = { $count ->
        [one] { $count } thing is new
       *[other] { $count } things are new
    }
since-to-you = It was about you:
since-lately = Most recently:
since-log = Read it all in the log

# Several people at one screen
curtain-pass = Pass the screen to { NAME($player) }
curtain-why = Each sees only their own cards. Go on when nobody else is looking.
curtain-lift = I am { NAME($player) }: show me the table
curtain-undo = Wait, I want my last choice back

# Keys
keys-title = Keys
keys-tab = to the next thing or button that can be pressed
keys-arrows = to the thing beside, above or below
keys-enter = choose it
keys-next = to the next thing you may choose (with Shift: the one before)
keys-numbers = the buttons under the question, in their order
keys-confirm = confirm
keys-clear = put back what is chosen, close what is open
keys-undo = undo
keys-zoom = enlarge the card
keys-prompt = to the question
keys-log = the log
keys-rules = the rules
keys-help = this list

# How one likes it
settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = Playing
settings-confirm = Ask again before a choice that can’t be taken back
settings-notifications = Notify me when it is my turn
settings-notifications-denied = The browser does not let this page notify you. You can change that in its settings.
settings-keys = Single letters as shortcuts
settings-generic = Plain table, without the game’s own board

## The plain table: words for parts of any game's view

view-yes = yes
view-no = no
view-hidden = hidden
view-count = count
view-at = place
view-turn = turn
view-round = round
view-phase = phase
view-players = players
view-hand = hand
view-hand-count = cards in hand
view-deck = deck
view-discard = discard
view-cards = cards
view-card = card
view-market = market
view-supply = supply
view-track = track
view-board = board
view-price = price
view-cost = cost
view-points = points
view-score = score
view-value = value
view-kind = kind
view-tokens = tokens
view-rewards = rewards
view-available = available
view-stack = stack
view-drawn = drawn
view-gone = out of the game
view-paid = paid
view-turned = turned over
view-ending = last round begun by
view-over = over
view-winners = winners

## The lobby

lobby-title = Tables
lobby-home = Regnum, to the lobby
lobby-language = Language
lobby-theme = Theme
lobby-theme-system = As the system
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-rules = Rules
lobby-cards = Cards
lobby-games = Games
lobby-players = For { $few } to { $many } players
lobby-play = Play { $game } against bots
lobby-set = Set up a table
lobby-alone = Play alone
lobby-alone-chronicle = And afterwards?
lobby-alone-single = A match by itself
lobby-alone-found = Found a chronicle of my own
lobby-alone-found-about = How this match ends is where the next one begins.
lobby-alone-go-on = Go on with “{ $name }”
lobby-running = My tables
lobby-waiting =
    { $count ->
        [one] { $count } is waiting for you
       *[other] { $count } are waiting for you
    }
lobby-finished = Finished
lobby-all = Show all { $count }
lobby-none = No match is under way. One click above, and you are in the middle of one.
lobby-turn-mine = Your turn
lobby-turn-of = To move: { NAME($players) }
lobby-turn-theirs =
    { $count ->
        [0] Nobody is asked
       *[other] Waiting for { NAME($players) }
    }
lobby-unread =
    { $count ->
        [one] { $count } new move
       *[other] { $count } new moves
    }
lobby-expires = Cleared away on { $date } unless somebody plays on, or you take an account.
lobby-expires-gathering = Cleared away on { $date } if nobody comes.
lobby-bot-short = (a bot)
lobby-unfinished = Not played to the end
lobby-imported = uploaded
lobby-branched = branched from another match
lobby-delete = Delete
lobby-delete-table = Delete this table ({ $game })
lobby-delete-sure = Delete it for good?
lobby-keep = Keep it
lobby-name = Your name
lobby-name-about = This is what others read when you sit at a table.
lobby-name-none = No name yet
lobby-name-save = Save
lobby-upload = Look at a record
lobby-upload-about = Downloaded matches can be replayed here, and played on from any moment. You can also drop the file anywhere on this page.
lobby-upload-choose = Choose a file…
lobby-upload-drop = Drop the record here

# Setting up a table
lobby-new = A new table: { $game }
lobby-close = Close
lobby-game = Game
lobby-count = Number of players
lobby-seats = Who sits where
lobby-seat = Player { $number }
lobby-seat-who = Who sits on seat { $number }
lobby-seat-name = Name of the player on seat { $number }
lobby-seat-level = How the bot on seat { $number } plays
lobby-me = Me
lobby-me-named = Me ({ $name })
lobby-person = Somebody at this screen
lobby-person-name = Their name
lobby-bot = A bot
lobby-level =
    { $level ->
        [random] easy: plays at random
        [greedy] strong: plays to win
       *[other] { $level }
    }
lobby-hot-seat = You will pass the screen around; hands and other secrets stay covered in between.
lobby-only-bots = Only bots: you look on while they play.
lobby-options = Options
lobby-cancel = Cancel
lobby-sit = Sit down
lobby-watch = Watch
setting-first = First player
setting-first-random = By lot

## The log

journal-title = Log
journal-lines = What happened
journal-past = You are looking at the past.
journal-now = Back to now
journal-moment = See the table at this moment
journal-rule = Open the rules at { $rule }
journal-mine = you
journal-empty = Nothing has happened yet.
journal-earlier =
    { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }
journal-later =
    { $count ->
        [one] Show { $count } later line
       *[other] Show { $count } later lines
    }
journal-missed =
    { $count ->
        [one] { $count } new line ↓
       *[other] { $count } new lines ↓
    }
journal-since =
    { $mine ->
        [0] Since you last looked: { $count ->
            [one] { $count } line
           *[other] { $count } lines
        }
       *[other] Since you last looked: { $count ->
            [one] { $count } line
           *[other] { $count } lines
        }, { $mine } about you
    }

## The rules panel

rules-title = Rules
rules-page = { $game }: rules · Regnum
rules-search = Search the rules
rules-contents = Contents
rules-found = { $number } of { $count }
rules-found-none = Not found
rules-found-paragraphs =
    { $count ->
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
rules-found-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rules-found-more = and { $count } more
rules-card-show = Show the card { $card }
rules-card-hide = Put the card { $card } away
rules-card-close = Put it away
example-step = Step { $number } of { $of }
example-back = Back
example-on = Next
example-start = The table before it begins.
rules-previous = Previous place
rules-next = Next place
rules-none = There is no rulebook for this game.
rules-coming = Opening the rulebook…

## The card browser

cards-page = { $game }: cards · Regnum
cards-title = { $game }: all cards
cards-search = Search names and texts
cards-kind = Kind of card
cards-all = All
cards-filters = Filters
cards-filters-set = Filters ({ $count })
cards-clear = Clear the filters
cards-found-list = Cards found
cards-found =
    { $count ->
        [0] No card
        [one] { $count } card
       *[other] { $count } cards
    }
cards-none = No card fits all of this.
cards-show-all = Show all cards
cards-notes = For owners of the box
cards-rule = In the rules
cards-previous = Previous card
cards-next = Next card
cards-close = Close
cards-yes = yes
cards-no = no

## Replay

replay-title = Replay
replay-past = You are looking at the past
replay-open = Replay
replay-now = Back to now
replay-leave = To the result
replay-beginning = The table is laid out.
replay-at = Moment { $number } of { $count }
replay-slider = Moment of the match
replay-first = To the beginning (Home)
replay-previous = One step back (←)
replay-next = One step on (→)
replay-last = To the end (End)
replay-play = Play (space)
replay-pause = Pause (space)
replay-more = More
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-open = All open
replay-branch = Play on from here
replay-branch-about = A new table at this screen goes on from this moment, with fresh chance.
replay-record = Download the record
replay-history = Download my history
replay-trouble = This moment could not be shown. Try again.

## The end of a match

score-winners =
    { $count ->
        [0] The match is over
        [one] { NAME($players) } wins
       *[other] { NAME($players) } win together
    }
score-you-won = You have won!
score-sheet = Score sheet
score-course = How it went
score-total = Total
score-tie = (breaks ties)
score-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
score-plot = Points during the match
score-plot-hint = What everybody would have scored at each moment. Choose one to see the table then.
score-round = round { $round }
score-start = beginning
score-end = end
score-moment = Moment { $number } of { $count }
score-moment-head = Moment
score-as-table = As a table
score-rematch = Rematch
score-replay = Replay
score-record = Record
score-lobby = To the lobby
score-large = Larger
score-close = Close

## chat, agreements, onlookers

# Whose turn, and until when
table-tab-chat = Chat
table-too-fast = Too much at once: the server asks for a pause. Reconnecting…
table-turn-now = Now:
table-away = bot stands in
table-away-about = { NAME($player) } is away: a bot plays until they come back.
table-conceded = conceded
table-conceded-about = { NAME($player) } has conceded; a bot plays on.
table-due = due { $when }
table-due-until = Answer due by { $when }
table-due-was = The answer was due by { $when }
table-late = late ({ $when })
table-prompt-none = Nothing is asked of you
keys-chat = the chat
keys-menu = the table’s menu

# Onlookers, and those whose seat a bot plays
watch-watching = You are watching
watch-watching-about = You see what everybody at the table sees, and no hand.
watch-away = A bot is playing for you
watch-away-about = It goes on until you take your seat again.
watch-conceded = You have conceded
watch-conceded-about = A bot plays on in your place; you may look on.
watch-closed = This table is closed to onlookers now, or it has been cleared away.

# The chat
talk-title = Chat
talk-column = Log, chat and rules
talk-lines = What was said
talk-room-players = Only the players read this.
talk-room-watchers = Only onlookers read this.
talk-you = You
talk-onlooker = An onlooker
talk-empty = Nothing has been said yet.
talk-older = Earlier lines
talk-new = New
talk-unread =
    { $count ->
        [one] { $count } unread line in the chat
       *[other] { $count } unread lines in the chat
    }
talk-missed =
    { $count ->
        [one] { $count } new line ↓
       *[other] { $count } new lines ↓
    }
talk-say = Say something
talk-send = Send
talk-send-hint = Send (Enter); Shift and Enter begin a new line
talk-sending = on its way…
talk-refused = This could not be said just now. Try again in a moment.
talk-about = About { $name }
talk-block = Block { $name }…
talk-block-title = Block { $name }?
talk-block-about = You will no longer read what they write, and they can’t come to the tables you lay. A match you are playing together goes on. They are not told, and you can lift it again in your menu in the lobby.
talk-block-yes = Block

# The table's menu
agree-menu = What to do about this table
agree-menu-together = With everyone’s consent
agree-menu-match = The match
agree-menu-seat = Your seat
agree-menu-table = The table
agree-menu-take-back = Propose to take back…
agree-menu-take-back-alone = Take back…
agree-menu-abandon = Propose to end the match…
agree-menu-abandon-alone = End the match…
agree-menu-replace = Propose that a bot plays for { NAME($player) }…
agree-menu-concede = Concede…
agree-menu-away = Let a bot play for me…
agree-menu-back = I’m back
agree-menu-notices-on = Tell me of my turns here
agree-menu-notices-off = Don’t tell me of my turns here
agree-menu-terms = Pace and onlookers…
agree-menu-share = Share this match…
agree-menu-report = Report a problem…
agree-menu-clear = Clear the table away…
agree-no = Cancel
agree-propose = Propose
agree-all = All the other people at the table have to agree; one who refuses is enough to drop it.
agree-alone = Nobody else has to agree: it is done at once.

# What is asked before it is done
agree-take-back-title = Take back
agree-take-back-do = Take back
agree-take-back-mine = My last choice
agree-take-back-none = You have not chosen anything yet.
agree-take-back-there = Back to the moment you are looking at
agree-take-back-look = To go further back, choose a line of the log first, then come back here.
agree-take-back-count =
    { $count ->
        [0] No choice is taken back with it.
        [one] { $count } choice is taken back with it.
       *[other] { $count } choices are taken back with it.
    }
agree-take-back-chance = From there on chance starts afresh: other cards and dice will come.
agree-end-title = End the match?
agree-end-about = The match ends here and nobody wins it. It stays to be looked at, with the score as it stands.
agree-end-do = End it
agree-concede-title = Concede?
agree-concede-ends =
    { $count ->
        [0] The match ends at once.
        [one] The match ends at once, and { NAME($players) } wins.
       *[other] The match ends at once, and { NAME($players) } win.
    }
agree-concede-bot = A bot plays on in your place to the end, and you can’t win any more. The others go on playing.
agree-concede-final = This can’t be taken back.
agree-concede-do = Concede
agree-away-title = Let a bot play for you?
agree-away-about = A bot makes your choices from now on. You can take your seat again at any time.
agree-away-do = Let it play
agree-replace-title = A bot for { NAME($player) }?
agree-replace-about = { NAME($player) } is late. A bot would play on in their place until they come back.
agree-replace-all = The others at the table have to agree.
agree-clear-title = Clear the table away?
agree-clear-about = The match is deleted for good, for everybody who plays here.
agree-clear-about-alone = The match is deleted for good.
agree-clear-do = Delete it

# An open proposal
agree-title = A proposal
agree-asks-you = You are asked whether you agree.
agree-wants-back = { NAME($player) } proposes to take back.
agree-wants-end = { NAME($player) } proposes to end the match here.
agree-wants-bot = { NAME($player) } proposes that a bot plays for { NAME($other) }, who is late.
agree-house-bot = { NAME($other) } is late. Shall a bot play on in their place?
agree-back-to = Back to:
agree-look = Look at that moment
agree-agreed = Agreed: { NAME($players) }.
agree-open = Still to answer: { NAME($players) }.
agree-yes = Agree
agree-refuse = Refuse
agree-withdraw = Withdraw

# Reporting a problem
report-title = Report a problem
report-text = What went wrong, and what should have happened?
report-record = The record of this match may go along
report-packed = This is sent to whoever runs this server:
report-packed-text = what you write here, your language and the version of Regnum
report-packed-step = this table, your seat and the step you are at ({ $number })
report-packed-record = the sealed record of the match: all choices and its hidden chance, for finding the mistake
report-packed-record-asked = if the table’s owner agrees, the sealed record of the match: all choices and its hidden chance
report-not-packed = Nothing from the chat is sent, and no address of yours.
report-empty = Say in a few words what went wrong.
report-send = Send
report-sent = Thank you. The report has been sent.
report-asked = The table’s owner is asked for the record.
report-wanted-title = A report wants the record
report-wanted = Somebody at this table has reported a problem. May the record of the match go along?
report-wanted-about = It holds all choices and the hidden chance, and is read by whoever runs this server, to find the mistake.
report-give = Send it along
report-keep = Keep it back

# How the table is played
terms-title = Pace and onlookers
terms-spectators = People may look on
terms-spectators-about = They see only what everybody sees, and have a chat of their own. Without this, those who are looking on now have to leave.
terms-public = On the list of public tables
terms-public-about = Anybody on this server can find it and, if onlookers are welcome, look on.
terms-save = Save

# Sharing a match that is over
share-title = Share this match
share-about = Anybody who has the link can look at the whole match, with all cards open. They see the players’ names, and not what the players said to each other.
share-do = Share
share-link = Link
share-copy = Copy
share-copied = The link is copied.
share-select = The link is selected: copy it with your browser.
share-on = The match is shared.
share-off = The match is no longer shared; the link leads nowhere now.
share-stop = Stop sharing

# How a match ended before its end
score-ended-conceded =
    { $count ->
        [one] { NAME($players) } conceded.
       *[other] { NAME($players) } conceded.
    }
score-ended-abandoned = Ended before its end, by everyone’s consent.
score-nobody = The match was ended
score-standing = The score as it stood
score-share = Share

## lobby, accounts, invitations

# My tables
lobby-free =
    { $count ->
        [0] All seats are taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-seat-free = free seat
lobby-asks-me = Your consent is asked for
lobby-unheard =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
lobby-due = until { $when }
lobby-due-passed = time is up
lobby-hosted = Hosted by { $name }
lobby-abandoned = Ended by consent
lobby-notice-with = At the table with { NAME($players) }

# A table for people from elsewhere
lobby-friends = Invite friends
lobby-open = Open: by link or public list
lobby-open-about =
    { $count ->
        [one] For the open seat you get a link to send to whom you like. The match begins when somebody has taken it.
       *[other] For each open seat you get a link to send to whom you like. The match begins when all of them are taken.
    }
lobby-invite = Next: invitations
lobby-pace = Pace
lobby-pace-of =
    { $hours ->
        [0] Live
        [24] A day per choice
        [72] Three days per choice
        [168] A week per choice
       *[other] { $hours } hours per choice
    }
lobby-time = Time for each choice
lobby-time-of =
    { $hours ->
        [0] Live
        [24] A day
        [72] Three days
       *[168] A week
    }
lobby-pace-live-about = Everybody is there at the same time.
lobby-clock = Clock
lobby-clock-of =
    { $seconds ->
        [0] No clock
       *[other] { $seconds } s per choice and { $minutes } min of one’s own
    }
table-clock-about = { $seconds } s for each choice; after that one’s own time runs, { $bank } of it is left.
lobby-late = When the time has passed
lobby-late-then =
    { $late ->
        [bot] a bot plays on in their place
        [vote] the others decide
       *[remind] they are reminded
    }
lobby-late-short =
    { $late ->
        [bot] then a bot plays on
        [vote] then the others decide
       *[remind] then there is a reminder
    }
lobby-doors = Who may come
lobby-doors-invited = By invitation
lobby-doors-public = Public list
lobby-doors-invited-about = Only people with a link find this table.
lobby-doors-public-about = Anybody on this server sees the table and may take an open seat; links work too.
lobby-spectators = Others may watch; they see only what lies open

# Public tables
hall-nav = Where to
hall-title = Public tables
hall-about = Anybody may take a free seat here, or watch where the table allows it.
hall-all = All games
hall-running = Being played
hall-mine = To the table
hall-sit-at = Sit down: { $game }
hall-watch-at = Watch: { $game }
hall-more = More tables
hall-none = There is no public table right now.
hall-none-do = Set one up yourself

# Who I am
account-menu = Account: { $name }
account-guest = Guest
account-why = With an account your tables wait for you on every device. Without one they stay in this browser.
account-signed-in = Account: { $login }
account-sign-in = Sign in
account-sign-in-about = Your tables and seats are waiting there. What you have begun here as a guest joins them.
account-create = Create an account
account-create-do = Create it
account-create-about = Your name, your tables and your seats move into it. No e-mail address is needed; nobody can send you a lost password either, so keep it well.
account-have = You have an account already?
account-have-none = No account yet?
account-login = Name of the account
account-login-rule = { $least } to { $most } characters, capital or small. It is for signing in; other players do not see it.
account-password = Password
account-password-rule = At least { $least } characters. Length is what counts: a few words do well.
account-password-show = Show
account-code = Code from your authenticator
account-lost-password = I have lost my password
account-reset-asked = If this account has a confirmed e-mail address, a link to a new password is on its way.
account-new-password = Set a new password
account-new-password-done = You have a new password. Sign in with it.
account-sessions = Where I am signed in
account-sessions-about = The browsers in which this account is open. If you do not know one of them, sign out there and change your password.
account-session-unknown = An unknown browser
account-session-here = this browser
account-factor = Second factor
account-factor-about = With a second factor, signing in also asks for six figures that an authenticator on your phone shows.
account-factor-new = Set one up
account-factor-open = Open it in the authenticator, or type in this secret:
account-factor-on = Turn it on
account-factor-off = Turn it off
account-factor-is-on = From now on signing in asks for a code.
account-factor-is-off = Your password alone is enough again.
account-change-password = Change the password
account-password-old = Password until now
account-password-new = New password
account-password-changed = The password is changed. Everywhere else you have to sign in again.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-blocked = People I have blocked
account-blocked-about = You do not read what they say, and they can’t sit down with you. They are not told.
account-blocked-none = You have blocked nobody.
account-unblock = Unblock
account-unblock-one = Unblock { $name }
account-unblocked = { $name } is no longer blocked.
account-nameless = Somebody without a name
account-farewell = Delete my account and my data
account-farewell-guest = Delete my data
account-farewell-what = This is what happens:
account-farewell-login = The account “{ $login }” is gone; nobody can sign in to it any more.
account-farewell-data = Your name, your e-mail address, your webhook and the list of people you have blocked are deleted.
account-farewell-tables = Tables of yours at which nobody else sits are deleted, finished ones too.
account-farewell-seats = Where others sit with you the match goes on: a bot plays in your place, under another name.
account-farewell-final = This can’t be taken back.
account-farewell-sure = Yes, delete all of it
account-farewell-stay = I stay
account-farewell-do = Delete for good

# Notices
notices-title = Notices
notices-about = How you learn that it is your turn.
notices-push = On this device, also while the page is closed
notices-browser = In this browser, while the page is in the background
notices-email = E-mail address
notices-email-about = A code is sent there first, so that the address is surely yours. Leave it empty for no mail.
notices-email-yours = This address is confirmed. Empty the field to get no more mail.
notices-webhook = Webhook (Discord’s format)
notices-webhook-about = Hosts this server sends to: { $hosts }
notices-language = Language of the notices
notices-test = Send me a test
notices-test-sent = A test is on its way.
notices-code-sent = Saved. A code is on its way to that address.
notices-saved = Saved.
notices-confirmed = The address is confirmed.
notices-code = The code that was sent to { $email }
notices-confirm = Confirm
notices-nothing = This server sends neither e-mail nor webhooks.

# By a link
join-title = Invitation
join-opening = Opening the invitation…
join-no-token = Open the link that you were sent once more: to be safe, this page does not keep it.
join-cannot = This invitation can’t be used
join-cannot-about = Ask whoever sent it for a new link.
join-invited-by = { $host } invites you to { $game }
join-invited = You are invited to { $game }
join-watch-title = Watch a match of { $game }
join-your-seat = Your seat
join-seated = You sit at this table already.
join-name = What shall others call you?
join-about = No account is needed: this browser remembers your seat.
join-watch-about = You see only what lies open.

# The waiting room
waiting-title = { $game }: waiting for players
waiting-free =
    { $count ->
        [0] All seats are taken.
        [one] { $count } seat is still free. The match begins when it is taken.
       *[other] { $count } seats are still free. The match begins when all are taken.
    }
waiting-nobody = Free seat
waiting-kept = Kept for { $name }
waiting-you = you
waiting-sit = Sit here
waiting-for-seat = (seat { $number })
waiting-stand = Stand up
waiting-free-seat = Free the seat
waiting-free-of = Free the seat ({ $name })
waiting-invite = Invite by link
waiting-invite-watch = Link for onlookers
waiting-another = Another link
waiting-link =
    { $what ->
        [watch] Link for onlookers
       *[seat] Link to seat { $number }
    }
waiting-copy = Copy
waiting-copied = The link is copied.
waiting-share = Share…
waiting-revoke = Withdraw
waiting-revoked = That link no longer works.
waiting-link-about = For one person. It is shown only now: copy it before you leave this page.
waiting-link-watch-about = For as many as you like. It is shown only now: copy it before you leave this page.
waiting-link-out = There is a link already, made { $when }.
waiting-terms = How it is played
waiting-public = On the public list: anybody may sit down
waiting-begin = Tired of waiting?
waiting-begin-about = Bots take the free seats and the match begins at once.
waiting-level = How the bots play
waiting-start =
    { $count ->
        [one] Begin with { $count } bot
       *[other] Begin with { $count } bots
    }
waiting-clear = Clear the table away
waiting-clear-sure = Clear it away for good, with all its links?
waiting-about-seated = The match begins by itself as soon as every seat is taken. You may leave this page: the table is among yours.
waiting-about-watching = You are looking on. The match begins by itself as soon as every seat is taken.

## The prompt and its answers
# What somebody does whose turn it is, beside their name.
table-acts = acts
table-your-answer = { NAME($player) } acts: your answer
table-group =
    { $count ->
        [one] Show the { $count } choice
       *[other] Show the { $count } choices
    }
group-anytime = At any moment: { $count }
table-choice = The choice
table-not-asked = this is not what you are asked about now.
table-nothing-asked = you are not asked anything now.
table-undo-turn = Back to the start of my turn
table-only-way = The only way: one press confirms it.
table-suggested = A suggestion: this costs you the least. Change it if you like.

order-title = Orders
order-about = Answered for you until you revoke it. Nobody else is told.
order-revoke = Revoke this order
table-total =
    { $count ->
        [one] { $count } point if the match ended now
       *[other] { $count } points if the match ended now
    }
table-total-estimate =
    { $count ->
        [one] About { $count } point if the match ended now: an estimate, part of it is hidden
       *[other] About { $count } points if the match ended now: an estimate, part of it is hidden
    }
table-worth =
    { $count ->
        [one] Worth { $count } point more to you now
       *[other] Worth { $count } points more to you now
    }
table-tab-notes = Notes
notes-about = Your own notes, kept in this browser. Nobody else sees them.
notes-empty = Who holds what? What am I up to?
journal-unfold = + { $count }
journal-fold = fold

## Lessons and explanations
lobby-learn = Learn it in { $minutes } minutes
lesson-voice = The lesson
lesson-next = Go on
lesson-go-on = On we go
lesson-leave = Leave the lesson
lesson-finished = That was this lesson. Well done!
lesson-later = That comes later in this lesson: first do what the voice asks.
lesson-later-about = Not that yet.
lesson-lost = That took too many choices. Take some back with Undo, or start the lesson again.
lesson-others = The others are playing…
lesson-progress = Step { $at } of { $of }
coach-title = For the first time
coach-first = New:
coach-first-in = New, from “{ $chapter }”:
coach-next =
    { $count ->
        [one] Next (1 more)
       *[other] Next ({ $count } more)
    }
coach-close = Got it
coach-off = No more hints
settings-coach = Explain what comes up for the first time
settings-sound = A sound when it is my turn
settings-bots = Bots play
settings-bots-quick = quickly
settings-bots-usual = as usual
settings-bots-calm = calmly
settings-motion = Motion
settings-motion-usual = as usual
settings-motion-quick = quick
settings-motion-none = none

## Chronicles

chronicle-title = Chronicles
chronicle-about = A chronicle is a realm that goes on from game to game: what was built stands, what fell lies in ruins, and what the winner has vowed binds those who come after.
chronicle-none = You have no chronicle yet. Found one, and play its first game.
chronicle-games = { $count ->
        [0] No game yet
        [one] { $count } game
       *[other] { $count } games
    }
chronicle-playing = Its next game is being played.
chronicle-new = A new chronicle
chronicle-name = What is it called?
chronicle-bring = Bring one along
chronicle-text = A chronicle written out here before, or a save string of Tabletop Simulator
chronicle-found = Found it
chronicle-people = Its people: { $people }
chronicle-to-table = To the table
chronicle-begin = Begin the next game
chronicle-write-json = Write it out
chronicle-write-tts = For Tabletop Simulator
chronicle-share = Anybody with the link may read it
chronicle-link = The link
chronicle-written = Copy this and keep it
chronicle-world = The world as it stands
chronicle-suits = The suits of the world, game by game
chronicle-story = The story of the realm
chronicle-game = Game { $number }
chronicle-map-after = The map after game { $number }
chronicle-look-back = Look back at the game
chronicle-branch = Go on from here in another chronicle

## Profile
profile-title = My matches
profile-played = Played
profile-won = Won
profile-share = Share of victories
profile-running = Going on
profile-by-game = Game by game
profile-of = { $won } of { $played } won
profile-against-people = Against people
profile-against-bots = Against bots
profile-against-alone = Alone
profile-best = Best score
profile-matches = Finished matches
profile-victory = Victory
profile-defeat = Defeat
profile-none = No match has been played to its end yet.

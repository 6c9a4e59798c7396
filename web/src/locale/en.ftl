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
table-cannot-open = This table can't be opened
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
table-final = { $choice }: this can't be taken back.
table-final-yes = Do it
table-final-no = Think again

# Since you last looked
since-title =
    { $count ->
        [one] Since you last looked, { $count } thing has happened
       *[other] Since you last looked, { $count } things have happened
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
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = Playing
settings-confirm = Ask again before a choice that can't be taken back
settings-notifications = Notify me when it is my turn
settings-notifications-denied = The browser does not let this page notify you. You can change that in its settings.
settings-keys = Single letters as shortcuts
settings-generic = Plain table, without the game's own board

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
view-pearls = pearls
view-keys = keys
view-key-count = keys in all
view-tokens = tokens
view-lord = lord
view-lords = lords
view-location = location
view-locations = locations
view-affiliated = affiliated
view-council = council
view-court = court
view-threat = threat
view-rewards = rewards
view-available = available
view-stack = stack
view-drawn = drawn
view-searched = looked through
view-sunk = sunk
view-gone = out of the game
view-paid = paid
view-recruiting = being recruited
view-buyers = have bought already
view-turned = turned over
view-ending = last round begun by
view-over = over
view-winners = winners

## The lobby

lobby-title = Tables
lobby-home = Regnum, to the lobby
lobby-language = Language
lobby-theme = Appearance
lobby-theme-system = As the system
lobby-theme-light = Light
lobby-theme-dark = Dark
lobby-rules = Rules
lobby-cards = Cards
lobby-games = Games
lobby-players = For { $few } to { $many } players
lobby-play = Play { $game } against bots
lobby-set = Set up a table
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
score-plot-about = What everybody would have scored at each moment.
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

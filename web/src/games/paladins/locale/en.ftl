### Paladins at the table, in English: words for the parts of its view, its cards and its score sheet.

## The parts of the table

view-paladins-first = first player
view-paladins-opponents = the opponent
view-paladins-supply = main supply
view-paladins-pool = silver in the tax pool
view-paladins-debts = debt cards left
view-paladins-townsfolk = townsfolk
view-paladins-outsiders = outsiders
view-paladins-tavern = tavern
view-paladins-orders = King’s Orders
view-paladins-favours = King’s Favours
view-paladins-spaces = spaces of the main board
view-paladins-townsfolk-deck = townsfolk deck
view-paladins-outsider-deck = outsider deck
view-paladins-wall-deck = wall deck
view-paladins-tavern-deck = tavern deck
view-paladins-suspicion-deck = suspicion deck
view-paladins-townsfolk-gone = discarded townsfolk
view-paladins-outsiders-gone = discarded outsiders
view-paladins-tavern-gone = used tavern cards
view-paladins-suspicions-gone = discarded suspicions
view-paladins-board = player board
view-paladins-silver = silver
view-paladins-provisions = provisions
view-paladins-developed = workshops built
view-paladins-crew = townsfolk recruited
view-paladins-jar-spaces = spaces for jars
view-paladins-paladin = paladin of the round
view-paladins-paladin-laid = paladin chosen
view-paladins-drawn = paladins drawn
view-paladins-on-top = laid on top of the deck
view-paladins-bottom = laid below the deck
view-paladins-deck = paladins in the deck
view-paladins-used = paladins used
view-paladins-workers = workers
view-paladins-actions = actions
view-paladins-workshops = workshops
view-paladins-attributes = attributes
view-paladins-monks = monks placed
view-paladins-outposts = outposts placed
view-paladins-walls = walls
view-paladins-jars = jars placed
view-paladins-jar = jar
view-paladins-attacked = outsiders attacked
view-paladins-converted = outsiders converted
view-paladins-suspicions = suspicions
view-paladins-unpaid = unpaid debts
view-paladins-paid = paid debts
view-paladins-passed = has passed
view-paladins-built = workshop
view-paladins-boost = boost
view-paladins-taken = taken by
view-paladins-worker = worker there
view-paladins-region = region
view-paladins-open = open
view-paladins-owner = taken by
view-paladins-outpost = outpost
view-paladins-resource = resource marker
view-paladins-stacking = order of its attribute markers
view-paladins-schemes = schemes left
view-paladins-scheme = scheme in play
view-paladins-schemes-gone = schemes discarded
view-paladins-played = schemes revealed this round

# Nothing is face down here: where nothing lies, the place is empty.
view-paladins-empty = empty place

## Phases of a round that have no name among the parts of the table

view-paladins-setup = setup
view-paladins-paladins = choosing paladins

## In the lobby: the short title

lobby-play = Play Paladins against bots

## The game's option

setting-difficulty = Solo opponent
setting-difficulty-standard = standard
setting-difficulty-easy = easy
setting-difficulty-hard = hard

## The cards

cards-kind-paladin = Paladins
cards-kind-tavern = Tavern
cards-kind-townsfolk = Townsfolk
cards-kind-outsider = Outsiders
cards-kind-wall = Walls
cards-kind-favour = King’s Favours
cards-kind-order = King’s Orders
cards-kind-suspicion = Suspicions
cards-kind-debt = Debts
cards-kind-scheme = Schemes
figure-copies = Copies
figure-points = Points
figure-tax = Tax

## The score sheet

sheet-orders = King’s Orders
sheet-attributes = Attributes
sheet-workshops = Workshops
sheet-monks = Monks
sheet-walls = Walls
sheet-wall-cards = Walls with points of their own
sheet-outposts = Outposts
sheet-jars = Jars
sheet-converted = Converted outsiders
sheet-paid = Paid debts
sheet-unpaid = Unpaid debts
sheet-resources = Silver and provisions
sheet-suspicions = Suspicions

## The board

paladins-regions = The lands
paladins-needs-faith = monks need Faith
paladins-needs-strength = outposts need Strength
paladins-faith-needed = Monks and converting from Faith { $count }
paladins-strength-needed = Outposts and attacking from Strength { $count }
paladins-monk-of = a monk of { NAME($player) }
paladins-outpost-of = an outpost of { NAME($player) }
paladins-players-needed = from { $count } players
paladins-townsfolk = Townsfolk
paladins-price = { $count ->
        [0] free
        [one] { $count } silver
       *[other] { $count } silver
    }
paladins-price-or-debt = { $count ->
        [one] { $count } silver or a debt
       *[other] { $count } silver or a debt
    }
paladins-king = King’s Orders and Favours
paladins-round-of = Round { $round } of { $rounds }
paladins-comes-in-round = Revealed in round { $round }
paladins-tavern = Tavern
paladins-tavern-closed = The tavern is closed until the next round.
paladins-taken-by = Taken by { NAME($player) }.
paladins-city = The city
paladins-tax-pool = { $count ->
        [one] { $count } silver in the tax pool
       *[other] { $count } silver in the tax pool
    }
paladins-debts-left = { $count ->
        [one] { $count } debt card left
       *[other] { $count } debt cards left
    }
paladins-wall-deck = { $count ->
        [one] Wall deck: { $count } card
       *[other] Wall deck: { $count } cards
    }
paladins-suspicion-deck = { $count ->
        [one] Suspicion deck: { $count } card
       *[other] Suspicion deck: { $count } cards
    }
paladins-tavern-deck = { $count ->
        [one] Tavern deck: { $count } card
       *[other] Tavern deck: { $count } cards
    }
paladins-townsfolk-deck = { $count ->
        [one] Townsfolk deck: { $count } card
       *[other] Townsfolk deck: { $count } cards
    }
paladins-outsider-deck = { $count ->
        [one] Outsider deck: { $count } card
       *[other] Outsider deck: { $count } cards
    }
paladins-scheme-deck = { $count ->
        [one] Scheme deck: { $count } card
       *[other] Scheme deck: { $count } cards
    }
paladins-over = The game is over.

## Player boards

paladins-mine = My board
paladins-players = Players
paladins-whole-board = Whole board
paladins-less = Fold up
paladins-left-side = Actions of the left side
paladins-right-side = Actions of the right side
paladins-no-paladin = no paladin yet
paladins-places = Places: { NAME($workers) }
paladins-costs-silver = { $count ->
        [one] Costs { $count } silver
       *[other] Costs { $count } silver
    }
paladins-costs-provisions = { $count ->
        [one] Costs { $count } provision
       *[other] Costs { $count } provisions
    }
paladins-needs = Needs { NAME($attribute) } { $count }
paladins-gives = Gives: { $gain }
paladins-done = { $count ->
        [0] Not done yet
        [one] Done once
       *[other] Done { $count } times
    }
paladins-attribute = { NAME($attribute) } { $value }{ $boost ->
        [0] {""}
       *[other] , with the paladin { $boost } more
    }. Worth { $points } VP{ $next ->
        [0] {""}
       *[other] ; { $more } VP from { $next }
    }.
paladins-suspicions = { $count ->
        [one] { $count } suspicion
       *[other] { $count } suspicions
    }
paladins-gain-nothing = nothing
paladins-gain-faith = Faith +{ $count }
paladins-gain-strength = Strength +{ $count }
paladins-gain-influence = Influence +{ $count }
paladins-gain-silver = { $count ->
        [one] { $count } silver
       *[other] { $count } silver
    }
paladins-gain-provision = { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
paladins-gain-tax = { $count ->
        [one] { $count } tax
       *[other] { $count } tax
    }
paladins-gain-take-debt = { $count ->
        [one] { $count } unpaid debt
       *[other] { $count } unpaid debts
    }
paladins-count-monk = { $count ->
        [one] { $count } monk placed
       *[other] { $count } monks placed
    }
paladins-count-outpost = { $count ->
        [one] { $count } outpost placed
       *[other] { $count } outposts placed
    }
paladins-count-wall = { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    }
paladins-count-jar = { $count ->
        [one] { $count } jar placed
       *[other] { $count } jars placed
    }
paladins-count-attack = { $count ->
        [one] { $count } outsider attacked
       *[other] { $count } outsiders attacked
    }
paladins-count-convert = { $count ->
        [one] { $count } outsider converted
       *[other] { $count } outsiders converted
    }
paladins-count-workshop = { $count ->
        [one] { $count } workshop built
       *[other] { $count } workshops built
    }
paladins-count-crew = { $count ->
        [one] { $count } townsfolk card recruited
       *[other] { $count } townsfolk cards recruited
    }

## Choosing paladins

paladins-choosing = Your three paladins
paladins-for-this-round = This round
paladins-on-top = On top of the deck
paladins-below = Below the deck

## The solo opponent

paladins-resource = Its resource marker stands on space { $place } of 5
paladins-opponent-why = Its last scheme
paladins-opponent-next = What it would do next
paladins-opponent-rests = Rest
paladins-opponent-plan = { $plan }: { $count } of { $all } schemes ({ $schemes })
view-paladins-plans = what it would do next
view-paladins-does = would do
view-paladins-to = to
view-paladins-left = schemes
view-paladins-instead = falls back on its row

## Answers of one kind, behind one button

group-option-action = Actions of your board: { $count }
group-option-favour = King’s Favours: { $count }
group-option-workshop = Places for the workshop: { $count }
group-option-jar = Places for the jar: { $count }
group-option-monk = Places for the monk: { $count }
group-option-outpost = Places for the outpost: { $count }

## Explained when it is asked for the first time
coach-turn-action = One action a turn, until you pass. Workers are what you spend: do first what needs their colours most.
coach-choose-paladin = One paladin helps this round, one comes back next round, one much later. Match his attributes with what you plan.
coach-tavern-card = Four workers for the round. Take the colours your next actions ask for; criminals fit everywhere but bring suspicion.
coach-setup-recruit = This card works from the first round on: an ability you will use often is worth most.
coach-place-workers = Workers of the shown colours, or those that may stand in for any. Keep the rare colours for what nothing else can do.
coach-develop-where = A workshop saves one worker of this action for the rest of the game. Put it where you will be often.
coach-pray-which = Clearing an action gives its spaces back, so that you can carry it out again this round.
coach-pray-reward = A free clearing: choose an action that is full and that you want once more.
coach-choose-reward = Take what your next action is short of: silver and provisions pay, attributes open stronger actions.
coach-absolve-where = The jar gives the reward of its space at once. Each Absolve also rids you of a suspicion and brings Faith.
coach-attack-whom = The reward at the top is yours at once. Strength you are short of can be bought: 1 silver for 2 points.
coach-convert-whom = It takes Faith, which cannot be bought. The card brings Strength now and points at the end by its own condition.
coach-dismiss-card = A dismissed card gives what is shown at its top right, once, and is gone. Its price is due all the same.
coach-recruit-card = A recruited card works to the end of the game: the earlier, the better. Cards further right are cheaper.
coach-free-recruit = No price this time: the ability that fits your plan, not the cheapest card.
coach-recruit-price = A debt saves silver now and costs points at the end unless you pay it off.
coach-commission-where = The space gives its reward at once. Points come with the fifth monk and later ones, and those cost more provisions.
coach-garrison-where = The space gives its reward at once. Points come with the fifth outpost and later ones, and those cost more provisions.
coach-townsfolk-order = Several of your cards work now. The order matters when one gives what another uses.
coach-inquisition-ability = The most suspicions mean a debt. Abilities that remove them come before the count.
coach-pass-keep = Passing ends your round. Workers you keep come on top of those of the next round.

## Captions of the pictures in the rulebook
example-goal = A paladin, one of the townsfolk, an outsider
example-things = Some of the cards
example-main-board = The main board at the start
example-king = The King’s word of the first round
example-round = Paladins, tavern cards, and the first action
example-left = A workshop is bought for two workers and four silver
example-recruit = The townsfolk and their prices
example-fortify = A second wall, one worker saved by a workshop
example-convert = Faith 4 is enough for this outsider
example-suspicion = Suspicions: with and without a tax
example-passing = Three workers are kept for the next round
example-rewards = Where rewards stand on cards
example-scoring = What counts at the end
example-solo = The opponent answers an action with a scheme
example-general = Hunt with two workers: three provisions

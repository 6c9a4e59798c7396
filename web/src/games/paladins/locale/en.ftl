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

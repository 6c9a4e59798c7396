### Crescent Moon in English. The Polish file has the same messages in the same order.
###
### A thing on the table is named by the message of its id, with "-" for ":" (card:imam is card-imam).
### NAME(thing, case) gives the name of a thing. English knows two cases: "nom" stands alone or opens a sentence
### ("Caliph"), "mid" stands inside one, with its article ("the Caliph"). Power cards are called by their bare names in
### both. Counted messages take $case too, which English ignores.

## Part one: names and card texts

# The game
game-name = Crescent Moon
game-about = Five rulers of the desert with five different aims share one map: control it, influence it, and bargain for it.

## Nouns

# Terms for use inside other messages: { -coin(case: "acc") }; "-many" is the plural.
-coin = coin
-coin-many = coins
-point = victory point
-point-many = victory points
-unit = unit
-unit-many = units
-ordinary = ordinary unit
-ordinary-many = ordinary units
-mercenary = mercenary unit
-mercenary-many = mercenary units
-influence = influence token
-influence-many = influence tokens
-fort = fort
-fort-many = forts
-castle = castle
-castle-many = castles
-town = town
-town-many = towns
-city = city
-city-many = cities
-palace = palace
-palace-many = palaces
-building = building
-building-many = buildings
-stronghold = stronghold
-stronghold-many = strongholds
-settlement = settlement
-settlement-many = settlements
-hex = hex
-hex-many = hexes
-tile = tile
-tile-many = tiles
-card = power card
-card-many = power cards
-event = event
-event-many = events
-character = character
-character-many = characters
-battalion = battalion
-battalion-many = battalions
-ruler = ruler
-ruler-many = rulers
-strength = strength
-strength-many = strength
-move = move
-move-many = moves
-action = action
-action-many = actions
-year = year
-year-many = years
-loss = loss
-loss-many = losses

# A thing of which there are several alike: one, and counted.
coin = { $case ->
        [mid] a coin
       *[nom] coin
    }
coin-count = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
point = { $case ->
        [mid] a victory point
       *[nom] victory point
    }
point-count = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
unit = { $case ->
        [mid] a unit
       *[nom] unit
    }
unit-count = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
ordinary = { $case ->
        [mid] an ordinary unit
       *[nom] ordinary unit
    }
ordinary-count = { $count ->
        [one] { $count } ordinary unit
       *[other] { $count } ordinary units
    }
mercenary = { $case ->
        [mid] a mercenary unit
       *[nom] mercenary unit
    }
mercenary-count = { $count ->
        [one] { $count } mercenary unit
       *[other] { $count } mercenary units
    }
influence = { $case ->
        [mid] an influence token
       *[nom] influence token
    }
influence-count = { $count ->
        [one] { $count } influence token
       *[other] { $count } influence tokens
    }
fort = { $case ->
        [mid] a fort
       *[nom] fort
    }
fort-count = { $count ->
        [one] { $count } fort
       *[other] { $count } forts
    }
castle = { $case ->
        [mid] a castle
       *[nom] castle
    }
castle-count = { $count ->
        [one] { $count } castle
       *[other] { $count } castles
    }
town = { $case ->
        [mid] a town
       *[nom] town
    }
town-count = { $count ->
        [one] { $count } town
       *[other] { $count } towns
    }
city = { $case ->
        [mid] a city
       *[nom] city
    }
city-count = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
palace = { $case ->
        [mid] a palace
       *[nom] palace
    }
palace-count = { $count ->
        [one] { $count } palace
       *[other] { $count } palaces
    }
building = { $case ->
        [mid] a building
       *[nom] building
    }
building-count = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
stronghold = { $case ->
        [mid] a stronghold
       *[nom] stronghold
    }
stronghold-count = { $count ->
        [one] { $count } stronghold
       *[other] { $count } strongholds
    }
settlement = { $case ->
        [mid] a settlement
       *[nom] settlement
    }
settlement-count = { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
hex = { $case ->
        [mid] a hex
       *[nom] hex
    }
hex-count = { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
tile = { $case ->
        [mid] a tile
       *[nom] tile
    }
tile-count = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
card = { $case ->
        [mid] a power card
       *[nom] power card
    }
card-count = { $count ->
        [one] { $count } power card
       *[other] { $count } power cards
    }
event = { $case ->
        [mid] an event
       *[nom] event
    }
event-count = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
character = { $case ->
        [mid] a character
       *[nom] character
    }
character-count = { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
battalion = { $case ->
        [mid] a battalion
       *[nom] battalion
    }
battalion-count = { $count ->
        [one] { $count } battalion
       *[other] { $count } battalions
    }
ruler = { $case ->
        [mid] a ruler
       *[nom] ruler
    }
ruler-count = { $count ->
        [one] { $count } ruler
       *[other] { $count } rulers
    }
strength = strength
strength-count = { $count } strength
move = { $case ->
        [mid] a move
       *[nom] move
    }
move-count = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
action = { $case ->
        [mid] an action
       *[nom] action
    }
action-count = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
year = { $case ->
        [mid] a year
       *[nom] year
    }
year-count = { $count ->
        [one] { $count } year
       *[other] { $count } years
    }
loss = { $case ->
        [mid] a loss
       *[nom] loss
    }
loss-count = { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }

## Kinds: what stands beside a name

kind-card = Power card
kind-ruler = Ruler
kind-building = Building
kind-market = Market
kind-event = Event
kind-character = Character
kind-battalion = Battalion
kind-stratagem = Stratagem
kind-combat = Combat
kind-influence-contest = Influence contest
kind-action = Action
kind-any-time = Any time
kind-main = Main objective
kind-secondary = Secondary objective
kind-holy-site = Holy site objective
kind-year-1 = Objective of year 1

## Rulers

ruler-warlord = { $case ->
        [mid] the Warlord
       *[nom] Warlord
    }
ruler-warlord-text = Raids and destroys: scores at once for enemy units lost in his combats and for buildings he sacks. Cannot build; may have seven units in a hex.
ruler-murshid = { $case ->
        [mid] the Murshid
       *[nom] Murshid
    }
ruler-murshid-text = Spreads influence and decides ties where his token lies; meddles in the combats and contests of others, and sells his support for victory points.
ruler-sultan = { $case ->
        [mid] the Sultan
       *[nom] Sultan
    }
ruler-sultan-text = Builds towns and cities anywhere and lives on them; owns a market of his own at which the others buy at an agreed price.
ruler-caliph = { $case ->
        [mid] the Caliph
       *[nom] Caliph
    }
ruler-caliph-text = Rules by land: scores for the hexes he controls, builds strongholds cheaply and has the only palace.
ruler-nomad = { $case ->
        [mid] the Nomad
       *[nom] Nomad
    }
ruler-nomad-text = Wants to grow rich: nobody fields mercenaries without his consent and his price; recruits anywhere in the open.

## Power cards

card-warfare = Warfare
card-warfare-text = Combat: for every full three of your units in the hex you must assign one to this card: +1 strength for each. When the winner is known, they go to your supply.
card-boats = Boats
card-boats-text = Any time: in this action of yours your units may move across rivers.
card-sheikh = Sheikh
card-sheikh-text = Combat: return to its supply a mercenary of a ruler outside this combat from an adjacent hex. Place one of your own mercenaries in the hex and assign it to this card.
card-siege-engines = Siege Engines
card-siege-engines-text = Combat: +1 strength as defender with a stronghold in the hex; +2 as attacker against a stronghold.
card-assassins = Assassins
card-assassins-text = Combat, before other cards: cancel a character of your opponent, or return one of your opponent’s units to supply (your opponent chooses it). Influence contest, before other cards: cancel a character of the other side.
card-imam = Imam
card-imam-text = Influence contest: +2 influence.
card-rebels = Rebels
card-rebels-text = Influence contest: +2 influence if there is a town or city in the hex, otherwise +1.
card-corruption = Corruption
card-corruption-text = Influence contest: choose a ruler of the other side: −1 influence for that side. That ruler then takes this card into hand.
card-preacher = Preacher
card-preacher-text = Influence contest: +1 influence; +2 on fertile land.
card-dervishes = Dervishes
card-dervishes-text = Combat: +1 strength. Influence contest: +1 influence.
card-old-man = Old Man of the Mountain
card-old-man-text = Combat: +1 strength; +2 on a mountain. Influence contest: +1 influence; +2 on a mountain.
card-spies = Spies
card-spies-text = Any time: look at another ruler’s hand, even at cards chosen but not yet revealed.
card-bribery = Bribery
card-bribery-text = Combat: pay 1 coin to return a mercenary of your opponent in the hex to supply and place one of your own there.
card-poisoned-wells = Poisoned Wells
card-poisoned-wells-text = Combat: −1 strength for your opponent; −2 in desert and wilderness.
card-agents = Agents
card-agents-text = Action: choose a ruler present in a hex with your influence token or adjacent to one. Take a random card from that hand (never Warfare), or 2 coins if there is none.
card-proclamation = Proclamation
card-proclamation-text = Action: take the Influence action in any hex of the map; in a contest your side has +1.
card-zealots = Zealots
card-zealots-text = Action: in a hex with your influence token that another ruler controls place up to two of your mercenaries and resolve a combat as attacker.
card-lancers = Lancers
card-lancers-text = Combat: as attacker, not on a mountain, assign up to two units: +1 strength for each.
card-horse-archers = Horse Archers
card-horse-archers-text = Combat: assign up to two units: you lose one unit fewer for each.
card-raiders = Raiders
card-raiders-text = Combat: assign one unit: +1 strength. If you then sack a building as attacker, take 2 more coins.
card-war-drums = War Drums
card-war-drums-text = Combat: +1 strength; +2 as attacker with at least four units in the hex.
card-forced-march = Forced March
card-forced-march-text = Any time: in your own Move or Assault, make one more move with your units, without combat or sacking.
card-pillage = Pillage
card-pillage-text = Action: sack a town or city in a hex where you have a unit.
card-sappers = Sappers
card-sappers-text = Combat: as attacker, one stronghold of the defender in the hex gives no strength.
card-terror = Terror
card-terror-text = Combat: for each mercenary in the hex your opponent pays 1 coin or removes it.
card-emir = Emir
card-emir-text = Combat: +1 strength; +2 as attacker.
card-palace-guard = Palace Guard
card-palace-guard-text = Combat: with a stronghold of yours in the hex, assign up to two units: +1 strength for each.
card-archers = Archers
card-archers-text = Combat: assign one unit: +1 strength; +2 as defender.
card-vizier = Vizier
card-vizier-text = Influence contest: +1 influence; +2 if a ruler of your side controls the hex.
card-tax-collectors = Tax Collectors
card-tax-collectors-text = Action: take 1 coin for each hex you control, at most 5.
card-engineers = Engineers
card-engineers-text = Any time: this Build of yours costs 3 coins less in all.
card-safe-conduct = Safe Conduct
card-safe-conduct-text = Combat: if you lose as defender, the attacker cannot sack in the hex.
card-camel-riders = Camel Riders
card-camel-riders-text = Combat: assign up to two mercenaries: +1 strength for each in desert and wilderness, +1 in all elsewhere.
card-mercenary-captain = Mercenary Captain
card-mercenary-captain-text = Combat: +1 strength with a mercenary of yours in the hex; +2 with at least three.
card-desert-guides = Desert Guides
card-desert-guides-text = Any time: in your Move one move may go from desert or wilderness to any other desert or wilderness that no other ruler controls.
card-sandstorm = Sandstorm
card-sandstorm-text = Combat: cancel a battalion of your opponent; in desert and wilderness you may cancel all battalions instead.
card-caravan = Caravan
card-caravan-text = Action: take 4 coins; another ruler of your choice takes 2.
card-turncoats = Turncoats
card-turncoats-text = Combat: remove up to two mercenaries of your opponent from the hex.
card-council-of-elders = Council of Elders
card-council-of-elders-text = Influence contest: +1 influence for each adjacent hex with your influence token, at most +3.

## The map

terrain-fertile = fertile land
terrain-quarry = { $case ->
        [mid] a quarry
       *[nom] quarry
    }
terrain-mountain = { $case ->
        [mid] a mountain
       *[nom] mountain
    }
terrain-desert = desert
terrain-wilderness = wilderness
feature-river = { $case ->
        [mid] a river
       *[nom] river
    }
feature-crossing = { $case ->
        [mid] the river crossing
       *[nom] river crossing
    }
feature-holy-site = { $case ->
        [mid] the holy site
       *[nom] holy site
    }
building-fort = { $case ->
        [mid] a fort
       *[nom] fort
    }
building-castle = { $case ->
        [mid] a castle
       *[nom] castle
    }
building-town = { $case ->
        [mid] a town
       *[nom] town
    }
building-city = { $case ->
        [mid] a city
       *[nom] city
    }
building-palace = { $case ->
        [mid] the palace
       *[nom] palace
    }
map-divided-lands = { $case ->
        [mid] the Divided Lands
       *[nom] Divided Lands
    }
map-thaw-treasures = { $case ->
        [mid] the Treasures of the Thaw
       *[nom] Treasures of the Thaw
    }
map-fertile-valley = { $case ->
        [mid] the Fertile Valley
       *[nom] Fertile Valley
    }
map-flat-country = { $case ->
        [mid] the Flat Country
       *[nom] Flat Country
    }
map-crucible-of-power = { $case ->
        [mid] the Crucible of Power
       *[nom] Crucible of Power
    }

## Markets and stores

market-far = { $case ->
        [mid] the Far market
       *[nom] Far market
    }
market-middle = { $case ->
        [mid] the Middle market
       *[nom] Middle market
    }
market-near = { $case ->
        [mid] the Near market
       *[nom] Near market
    }
market-sultan = { $case ->
        [mid] the Sultan’s market
       *[nom] Sultan’s market
    }
power-deck = { $case ->
        [mid] the power deck
       *[nom] Power deck
    }
discard-pile = { $case ->
        [mid] the discard pile
       *[nom] Discard pile
    }
bank = { $case ->
        [mid] the bank
       *[nom] Bank
    }
supply = { $case ->
        [mid] the supply
       *[nom] Supply
    }
reserves = { $case ->
        [mid] the reserves card
       *[nom] Reserves card
    }
challenge = { $case ->
        [mid] the Challenge token
       *[nom] Challenge token
    }
facedown-card = { $case ->
        [mid] a power card
       *[nom] power card
    }

## Sides

side-attacker = { $case ->
        [mid] the attacker
       *[nom] Attacker
    }
side-defender = { $case ->
        [mid] the defender
       *[nom] Defender
    }
side-supporter = { $case ->
        [mid] a supporter
       *[nom] Supporter
    }
side-participant = { $case ->
        [mid] a participant
       *[nom] Participant
    }

## Phases and actions

phase-preparation = { $case ->
        [mid] the preparation phase
       *[nom] Preparation
    }
phase-income = { $case ->
        [mid] the income step
       *[nom] Income
    }
phase-reserves = { $case ->
        [mid] the reserves step
       *[nom] Reserves
    }
phase-upkeep = { $case ->
        [mid] the upkeep step
       *[nom] Upkeep
    }
phase-action = { $case ->
        [mid] the action phase
       *[nom] Action
    }
phase-scoring = { $case ->
        [mid] the scoring phase
       *[nom] Scoring
    }
combat = { $case ->
        [mid] a combat
       *[nom] Combat
    }
contest = { $case ->
        [mid] an influence contest
       *[nom] Influence contest
    }
action-influence = { $case ->
        [mid] the Influence action
       *[nom] Influence
    }
action-build = { $case ->
        [mid] the Build action
       *[nom] Build
    }
action-move = { $case ->
        [mid] the Move action
       *[nom] Move
    }
action-assault = { $case ->
        [mid] the Assault action
       *[nom] Assault
    }
action-recruit = { $case ->
        [mid] the Recruit action
       *[nom] Recruit
    }
action-bribe = { $case ->
        [mid] the Bribe Mercenaries action
       *[nom] Bribe Mercenaries
    }
action-hire = { $case ->
        [mid] the Hire Mercenaries action
       *[nom] Hire Mercenaries
    }
action-buy = { $case ->
        [mid] the Buy Power Cards action
       *[nom] Buy Power Cards
    }
action-play-card = { $case ->
        [mid] the Play Power Card action
       *[nom] Play Power Card
    }
action-tribute = { $case ->
        [mid] the Tribute action
       *[nom] Tribute
    }
action-uprising = { $case ->
        [mid] the Uprising action
       *[nom] Uprising
    }
action-muster = { $case ->
        [mid] the Muster action
       *[nom] Muster
    }
action-plot = { $case ->
        [mid] the Plot action
       *[nom] Plot
    }
action-conspire = { $case ->
        [mid] the Conspire action
       *[nom] Conspire
    }
action-relocate = { $case ->
        [mid] the Relocate Palace action
       *[nom] Relocate Palace
    }
action-desertion = { $case ->
        [mid] the Desertion action
       *[nom] Desertion
    }

# What each action does, for its button.
action-influence-text = Place your influence token where you have presence, or next to it; where others stand, after an influence contest.
action-build-text = Put up buildings, each in a different hex, and pay for them.
action-move-text = Move any number of units from one hex to an adjacent one that no other ruler controls.
action-assault-text = Move units into a hex that another ruler controls and fight, or into an open one and sack its town or city.
action-recruit-text = Place units from your reserves card on the map.
action-bribe-text = Agree a price with the Nomad and turn one or two of his mercenaries on the map into your own.
action-hire-text = Place one or two mercenaries for coins; with five players at a price agreed with the Nomad.
action-buy-text = Buy power cards, at most one from each market.
action-play-card-text = Play a power card with the keyword Action.
action-tribute-text = Take 1 coin.
action-uprising-text = Remove your token from a hex another ruler controls, place two ordinary units there and fight.
action-muster-text = In each hex with your token that no other ruler controls place one ordinary unit, or two and remove the token.
action-plot-text = Look at seven cards and take Murshid cards: two with an empty hand, otherwise one.
action-conspire-text = Look at ten cards and fill the empty slots of your market.
action-relocate-text = Put the palace in a hex where you have presence and no other ruler has control.
action-desertion-text = Remove mercenaries from one hex; as many of yours go to your reserves card.

## Objectives. Figures are those of the sheet: $points for each or for the whole, $needs what a condition asks for.

objective-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
objective-warlord-main = { $case ->
        [mid] the main objective
       *[nom] Main objective
    }
objective-warlord-main-text = { objective-points } for each enemy unit lost in your combats; for sacking a fort { $fort }, a castle { $castle }, the palace { $palace }, a town { $town }, a city { $city }.
objective-warlord-secondary = { $case ->
        [mid] the secondary objective
       *[nom] Secondary objective
    }
objective-warlord-secondary-text = { objective-points } if you control at least { $needs ->
        [one] { $needs } hex
       *[other] { $needs } hexes
    }.
objective-warlord-holy-site = { $case ->
        [mid] the objective of the holy site
       *[nom] Holy site
    }
objective-warlord-holy-site-text = { objective-points } if you control the holy site.
objective-warlord-year-1 = { $case ->
        [mid] the objective of year 1
       *[nom] Year 1
    }
objective-warlord-year-1-text = { objective-points } if the number of towns and cities you sacked in year 1 is at least { $needs }.
objective-murshid-main = { $case ->
        [mid] the main objective
       *[nom] Main objective
    }
objective-murshid-main-text = { objective-points } for each of your influence tokens on the map.
objective-murshid-secondary = { $case ->
        [mid] the secondary objective
       *[nom] Secondary objective
    }
objective-murshid-secondary-text = { objective-points } for each hex with your influence token and a town, a city or the palace.
objective-murshid-holy-site = { $case ->
        [mid] the objective of the holy site
       *[nom] Holy site
    }
objective-murshid-holy-site-text = { objective-points } if you have influence on the holy site.
objective-murshid-year-1 = { $case ->
        [mid] the objective of year 1
       *[nom] Year 1
    }
objective-murshid-year-1-text = { objective-points } if you have on the map at least { $needs ->
        [one] { $needs } influence token
       *[other] { $needs } influence tokens
    }.
objective-sultan-main = { $case ->
        [mid] the main objective
       *[nom] Main objective
    }
objective-sultan-main-text = points for your towns ({ $points } each) and cities ({ $city } each).
objective-sultan-secondary = { $case ->
        [mid] the secondary objective
       *[nom] Secondary objective
    }
objective-sultan-secondary-text = { objective-points } for each hex with a town or city that no other ruler controls.
objective-sultan-holy-site = { $case ->
        [mid] the objective of the holy site
       *[nom] Holy site
    }
objective-sultan-holy-site-text = { objective-points } if your town, city or influence token is on the holy site.
objective-sultan-year-1 = { $case ->
        [mid] the objective of year 1
       *[nom] Year 1
    }
objective-sultan-year-1-text = { objective-points } if the number of cities on the map is at least { $needs }.
objective-caliph-main = { $case ->
        [mid] the main objective
       *[nom] Main objective
    }
objective-caliph-main-text = { objective-points } for each hex you control.
objective-caliph-quarries = { $case ->
        [mid] the objective of the quarries
       *[nom] Quarries
    }
objective-caliph-quarries-text = { objective-points } more for each quarry you control.
objective-caliph-crossing = { $case ->
        [mid] the objective of the river crossing
       *[nom] River crossing
    }
objective-caliph-crossing-text = { objective-points } if you control the river crossing.
objective-caliph-holy-site = { $case ->
        [mid] the objective of the holy site
       *[nom] Holy site
    }
objective-caliph-holy-site-text = { objective-points } if you control the holy site.
objective-caliph-year-1 = { $case ->
        [mid] the objective of year 1
       *[nom] Year 1
    }
objective-caliph-year-1-text = { objective-points } if you control, of the quarries and the river crossing, at least { $needs ->
        [one] { $needs } hex
       *[other] { $needs } hexes
    }.
objective-nomad-main = { $case ->
        [mid] the main objective
       *[nom] Main objective
    }
objective-nomad-main-text = { objective-points } for every { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } you pay to the bank.
objective-nomad-secondary = { $case ->
        [mid] the secondary objective
       *[nom] Secondary objective
    }
objective-nomad-secondary-text = { objective-points } for each other ruler with a mercenary unit on the map.
objective-nomad-holy-site = { $case ->
        [mid] the objective of the holy site
       *[nom] Holy site
    }
objective-nomad-holy-site-text = { objective-points } if you have influence on the holy site.
objective-nomad-year-1 = { $case ->
        [mid] the objective of year 1
       *[nom] Year 1
    }
objective-nomad-year-1-text = { objective-points } if you have on the map at least { $needs ->
        [one] { $needs } influence token
       *[other] { $needs } influence tokens
    }.

## Special traits

trait-wandering-raider = Wandering Raider
trait-wandering-raider-text = You score your main objective at once, after the combat.
trait-chieftain = Chieftain
trait-chieftain-text = Muster brings units straight from your supply.
trait-destroyer = Destroyer
trait-destroyer-text = You cannot build.
trait-conqueror = Conqueror
trait-conqueror-text = You begin with Warfare, may play it in every combat of yours, and take it back at once.
trait-horde-leader = Horde Leader
trait-horde-leader-text = You may have seven units in a hex.
trait-foray = Foray
trait-foray-text = Your Move has three moves.
trait-tip-the-scales = Tip the Scales
trait-tip-the-scales-text = Where your influence token lies you decide tied combats and contests.
trait-authority = Authority
trait-authority-text = You take part in contests in hexes next to your influence tokens.
trait-interference = Interference
trait-interference-text = You may give combat cards to either side of a combat at your tokens or next to them.
trait-covenant = Covenant
trait-covenant-text = Rulers may offer you up to 5 victory points for your support; they pay if they win.
trait-connections = Connections
trait-connections-text = More power cards are associated with you than with anyone else.
trait-splendour = Splendour
trait-splendour-text = You have presence wherever your towns and cities stand, and only you build them.
trait-riches = Riches
trait-riches-text = You get income for every town, city and influence token of yours on the map.
trait-prosperity = Prosperity
trait-prosperity-text = Whoever controls a hex with your influence token gets income for it.
trait-luxuries = Luxuries
trait-luxuries-text = When you buy, one card of your market is free.
trait-builder = Builder
trait-builder-text = Your Build has three buildings.
trait-mandate = Mandate
trait-mandate-text = You have the palace: strength 2, stronghold and settlement at once.
trait-pillars = Pillars of the Caliphate
trait-pillars-text = Forts and castles cost you less.
trait-desert-winds = Desert Winds
trait-desert-winds-text = You recruit where you have no presence too, if no other ruler controls the hex.
trait-desert-gold = Desert Gold
trait-desert-gold-text = Others get mercenaries only at your price; yours retreat to your reserves card.

## Notes for owners of the box (which card has which: content/notes.toml)

note-name-translated = The name is our own translation; your box may have another.
note-confidence-medium = Part of this is our reading of the rulebook’s examples; compare it with your box.
note-confidence-low = No source has it; it is our reconstruction, and a content pack can replace it.
note-reconstructed = No source has it; it is our reconstruction, and a content pack can replace it.

## Part two: play


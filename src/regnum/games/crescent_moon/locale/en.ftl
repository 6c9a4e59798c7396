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
       *[nom] The Warlord
    }
ruler-warlord-text = Raids and destroys: scores at once for enemy units lost in his combats and for buildings he sacks. Cannot build; may have seven units in a hex.
ruler-murshid = { $case ->
        [mid] the Murshid
       *[nom] The Murshid
    }
ruler-murshid-text = Spreads influence and decides ties where his token lies; meddles in the combats and contests of others, and sells his support for victory points.
ruler-sultan = { $case ->
        [mid] the Sultan
       *[nom] The Sultan
    }
ruler-sultan-text = Builds towns and cities anywhere and lives on them; owns a market of his own at which the others buy at an agreed price.
ruler-caliph = { $case ->
        [mid] the Caliph
       *[nom] The Caliph
    }
ruler-caliph-text = Rules by land: scores for the hexes he controls, builds strongholds cheaply and has the only palace.
ruler-nomad = { $case ->
        [mid] the Nomad
       *[nom] The Nomad
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
terrain-quarry = quarry
terrain-mountain = mountain
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
        [mid] fort
       *[nom] Fort
    }
building-castle = { $case ->
        [mid] castle
       *[nom] Castle
    }
building-town = { $case ->
        [mid] town
       *[nom] Town
    }
building-city = { $case ->
        [mid] city
       *[nom] City
    }
building-palace = { $case ->
        [mid] palace
       *[nom] Palace
    }
map-divided-lands = Divided Lands
map-thaw-treasures = Treasures of the Thaw
map-fertile-valley = Fertile Valley
map-flat-country = Flat Country
map-crucible-of-power = Crucible of Power

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
objective-warlord-main = spoils of war
objective-warlord-main-text = { objective-points } for each enemy unit lost in your combats; for sacking a fort { $fort }, a castle { $castle }, the palace { $palace }, a town { $town }, a city { $city }.
objective-warlord-secondary = wide lands
objective-warlord-secondary-text = { objective-points } if you control at least { $needs ->
        [one] { $needs } hex
       *[other] { $needs } hexes
    }.
objective-warlord-holy-site = the Warlord’s holy site
objective-warlord-holy-site-text = { objective-points } if you control the holy site.
objective-warlord-year-1 = a settlement sacked in year 1
objective-warlord-year-1-text = { objective-points } if the number of towns and cities you sacked in year 1 is at least { $needs }.
objective-murshid-main = the Murshid’s influence tokens
objective-murshid-main-text = { objective-points } for each of your influence tokens on the map.
objective-murshid-secondary = influence in settlements
objective-murshid-secondary-text = { objective-points } for each hex with your influence token and a town, a city or the palace.
objective-murshid-holy-site = the Murshid’s holy site
objective-murshid-holy-site-text = { objective-points } if you have influence on the holy site.
objective-murshid-year-1 = a web of influence in year 1
objective-murshid-year-1-text = { objective-points } if you have on the map at least { $needs ->
        [one] { $needs } influence token
       *[other] { $needs } influence tokens
    }.
objective-sultan-main = towns and cities
objective-sultan-main-text = points for your towns ({ $points } each) and cities ({ $city } each).
objective-sultan-secondary = independent settlements
objective-sultan-secondary-text = { objective-points } for each hex with a town or city that no other ruler controls.
objective-sultan-holy-site = the Sultan’s holy site
objective-sultan-holy-site-text = { objective-points } if your town, city or influence token is on the holy site.
objective-sultan-year-1 = cities in year 1
objective-sultan-year-1-text = { objective-points } if the number of cities on the map is at least { $needs }.
objective-caliph-main = controlled hexes
objective-caliph-main-text = { objective-points } for each hex you control.
objective-caliph-quarries = quarries
objective-caliph-quarries-text = { objective-points } more for each quarry you control.
objective-caliph-crossing = the river crossing
objective-caliph-crossing-text = { objective-points } if you control the river crossing.
objective-caliph-holy-site = the Caliph’s holy site
objective-caliph-holy-site-text = { objective-points } if you control the holy site.
objective-caliph-year-1 = quarries and crossing in year 1
objective-caliph-year-1-text = { objective-points } if you control, of the quarries and the river crossing, at least { $needs ->
        [one] { $needs } hex
       *[other] { $needs } hexes
    }.
objective-nomad-main = gathered wealth
objective-nomad-main-text = { objective-points } for every { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } you pay to the bank.
objective-nomad-secondary = mercenaries in service
objective-nomad-secondary-text = { objective-points } for each other ruler with a mercenary unit on the map.
objective-nomad-holy-site = the Nomad’s holy site
objective-nomad-holy-site-text = { objective-points } if you have influence on the holy site.
objective-nomad-year-1 = the Nomad’s influence in year 1
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

## Tiles

tile-crossing = river crossing
tile-river = river
tile-fertile = fertile land
tile-holy-site = holy site
tile-desert = desert
tile-mountain = mountain
tile-quarry = quarry
tile-wilderness = wilderness

## Other names

map-build = A map built together

## Hexes of the map

hex-A1 = A1
hex-A2 = A2
hex-A3 = A3
hex-A4 = A4
hex-A5 = A5
hex-A6 = A6
hex-A7 = A7
hex-A8 = A8
hex-A9 = A9
hex-B1 = B1
hex-B2 = B2
hex-B3 = B3
hex-B4 = B4
hex-B5 = B5
hex-B6 = B6
hex-B7 = B7
hex-B8 = B8
hex-B9 = B9
hex-C1 = C1
hex-C2 = C2
hex-C3 = C3
hex-C4 = C4
hex-C5 = C5
hex-C6 = C6
hex-C7 = C7
hex-C8 = C8
hex-C9 = C9
hex-D1 = D1
hex-D2 = D2
hex-D3 = D3
hex-D4 = D4
hex-D5 = D5
hex-D6 = D6
hex-D7 = D7
hex-D8 = D8
hex-D9 = D9
hex-E1 = E1
hex-E2 = E2
hex-E3 = E3
hex-E4 = E4
hex-E5 = E5
hex-E6 = E6
hex-E7 = E7
hex-E8 = E8
hex-E9 = E9
hex-F1 = F1
hex-F2 = F2
hex-F3 = F3
hex-F4 = F4
hex-F5 = F5
hex-F6 = F6
hex-F7 = F7
hex-F8 = F8
hex-F9 = F9
hex-G1 = G1
hex-G2 = G2
hex-G3 = G3
hex-G4 = G4
hex-G5 = G5
hex-G6 = G6
hex-G7 = G7
hex-G8 = G8
hex-G9 = G9
hex-H1 = H1
hex-H2 = H2
hex-H3 = H3
hex-H4 = H4
hex-H5 = H5
hex-H6 = H6
hex-H7 = H7
hex-H8 = H8
hex-H9 = H9
hex-I1 = I1
hex-I2 = I2
hex-I3 = I3
hex-I4 = I4
hex-I5 = I5
hex-I6 = I6
hex-I7 = I7
hex-I8 = I8
hex-I9 = I9
hex-J1 = J1
hex-J2 = J2
hex-J3 = J3
hex-J4 = J4
hex-J5 = J5
hex-J6 = J6
hex-J7 = J7
hex-J8 = J8
hex-J9 = J9
hex-K1 = K1
hex-K2 = K2
hex-K3 = K3
hex-K4 = K4
hex-K5 = K5
hex-K6 = K6
hex-K7 = K7
hex-K8 = K8
hex-K9 = K9

## Notes for owners of the box (which card has which: content/notes.toml)

note-name-translated = The name is our own translation; your box may have another.
note-confidence-medium = Part of this is our reading of the rulebook’s examples; compare it with your box.
note-confidence-low = No source has it; it is our reconstruction, and a content pack can replace it.
note-reconstructed = No source has it; it is our reconstruction, and a content pack can replace it.

## Part two: prompts, options, reasons, the journal

part-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
part-price =
    { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
part-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
part-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
part-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
part-both = ordinary: { $ordinary }, mercenary: { $mercenaries }
part-range =
    { $least ->
        [0] up to { $most }
       *[other] { $least } to { $most }
    }

ask-action = Year { $year }, action { $round } of { $of }: what do you do?
ask-any-time = Do you want to play a card now?
ask-influence-where = In which hex do you seek influence?
ask-build-what = What do you build, and where? You may build { $count } more and have { $coins } in coins. Which is it?
ask-move-where = Where do you move (moves left: { $count })?
ask-move-units = Which units move from { NAME($hex) } ({ part-range })?
ask-assault-where = Where do you assault?
ask-assault-units = Which units assault from { NAME($hex) } ({ part-range })?
ask-assault-end = Is there anything else you want to do before the assault is over?
ask-recruit-where = Where do you place a unit (left: { $count })?
ask-hire-how-many = Do you hire one unit (coins: { $one }) or two (coins: { $two })?
ask-hire-where = Where do you place a hired unit?
ask-bribe-where = In which hex do you want to bribe the Nomad’s mercenaries?
ask-bribe-then = Do the bribed units move on?
ask-buy-card = Which card do you buy (you have { $coins } in coins)?
ask-sale-card = About which card of the Sultan’s market do you talk?
ask-deal-units = How many units is the deal about?
ask-deal-price =
    { $kind ->
        [sale] What price do you name for { NAME($card) }
       *[other] What price do you name (units: { $count })
    }?
ask-deal-reply =
    { $kind ->
        [sale] The offer on the table: { NAME($card) } for { part-price }
       *[other] The offer on the table: { part-units } for { part-price }
    }. Do you agree?
ask-card-to-play = Which card do you play as your action?
ask-agents = Whose hand do your agents search?
ask-zealots = Where do your zealots rise?
ask-zealots-units = How many mercenaries rise in { NAME($hex) }?
ask-pillage = Which town or city do you pillage?
ask-caravan = Which other ruler profits from the caravan?
ask-uprising-where = Where does the uprising begin?
ask-muster-where = Where do you muster?
ask-plot-cards = Which of your cards do you take (number: { $count })?
ask-conspire-card = Which card do you lay in your market?
ask-palace-where = Where do you put the palace?
ask-desertion-where = In which hex do mercenaries desert?
ask-desertion-units = How many mercenaries of { NAME($other, "mid") } leave { NAME($hex) }?
ask-covenant-offer = How many points do you offer the Murshid for his support in { NAME($hex) }, against or for { NAME($attacker, "mid") }?
ask-covenant-amount = How many points do you ask of { NAME($ruler, "mid") } for your support in { NAME($hex) }, to be paid after a victory?
ask-covenant-reply =
    { $said ->
        [demand] { NAME($speaker) } asks for { part-points } in { NAME($hex) } if your side wins: do you agree?
       *[other] { NAME($ruler) } offers { part-points } for your support in { NAME($hex) }: what do you say?
    }
ask-choose-combat-cards = Which cards do you choose for the combat in { NAME($hex) }, begun by { NAME($attacker, "mid") }?
ask-choose-contest-cards = Which cards do you choose for the contest in { NAME($hex) }, begun by { NAME($attacker, "mid") }?
ask-interfere = To which side in { NAME($hex) } do you give your cards: { NAME($attacker, "mid") } attacks, { NAME($defender, "mid") } defends?
ask-tip-the-scales = It is a tie in { NAME($hex) }, where { NAME($attacker, "mid") } attacks: who wins?
ask-declare-side = In { NAME($hex) }, do you support { NAME($attacker, "mid") } or defend?
ask-resolve-card = Which card do you resolve next in { NAME($hex) }, where { NAME($attacker, "mid") } attacks?
ask-warfare-units = Which units in { NAME($hex) } do you assign to Warfare ({ part-range })?
ask-assign-units = Which units in { NAME($hex) } do you assign to the card ({ part-range })?
ask-losses = Which units do you lose in { NAME($hex) } ({ part-range })?
ask-over-limit = There are too many units in { NAME($hex) }: which do you remove ({ part-range })?
ask-assassins = What do the assassins do?
ask-assassins-unit = Which unit in { NAME($hex) } falls to the assassins ({ part-range })?
ask-sheikh = From which hex does the Sheikh take a mercenary?
ask-corruption = Which ruler of the other side do you corrupt?
ask-sappers = Which stronghold do the sappers undermine?
ask-terror = How many of your mercenaries in { NAME($hex) } do you pay for (there: { $count }, each: { part-price })?
ask-turncoats = How many mercenaries of { NAME($other, "mid") } leave { NAME($hex) }?
ask-sandstorm = Which battalions does the sandstorm stop?
ask-capture = Do you capture the stronghold in { NAME($hex) }?
ask-sack = Do you sack the settlement in { NAME($hex) }?
ask-hand-limit = Which cards do you discard (number: { $count }; the limit is { $limit })?
ask-nomad-exchange = How many times do you exchange { part-price } for { part-points } (you have { $coins } in coins)?
ask-tile-which = Which tile do you place?
ask-tile-where = Where do you place it?
ask-group-where = Which group do you place, and where?
ask-first-palace = Where do you put the palace?

option-influence = Influence in { NAME($hex) }
option-act-influence = Influence
option-act-build = Build
option-act-move = Move
option-act-assault = Assault
option-act-recruit = Recruit
option-act-hire = Hire mercenaries
option-act-bribe = Bribe mercenaries
option-act-buy = Buy power cards
option-act-bargain = Talk to the Sultan about a card, then buy
option-act-card = Play a power card
option-act-tribute = Tribute: take 1 coin
option-act-uprising = Uprising
option-act-muster = Muster
option-act-plot = Plot
option-act-conspire = Conspire
option-act-relocate = Relocate the palace
option-act-desertion = Desertion
option-build = { NAME($building) } in { NAME($hex) }
option-move = From { NAME($from) } to { NAME($hex) }
option-assault = Assault from { NAME($from) } into { NAME($hex) }
option-stop = That is all
option-back = Choose another action
option-ordinary = Ordinary unit
option-mercenary = Mercenary unit
option-place-unit = A unit into { NAME($hex) }
option-bribe-at = Mercenaries in { NAME($hex) }
option-hire =
    { $count ->
        [one] One unit
       *[other] Two units
    }
option-deal-card = { NAME($card) }
option-deal-accept = Agree
option-deal-refuse = Break off the talks
option-deal-counter = Propose other terms
option-then-move = Move with them
option-then-assault = Assault with them
option-stay = They stay
option-buy = { NAME($card) } from the { NAME($market) }
option-play-card = Play { NAME($card) }
option-spies = Spies: look at the hand of { NAME($other, "mid") }
option-pass = Play nothing
option-ask-me-actions = Silently: ask me before others’ actions
option-ask-me-cards = Silently: ask me before cards are revealed
option-let-me-be-actions = Silently: do not ask me before others’ actions
option-let-me-be-cards = Silently: do not ask me before cards are revealed
option-victim = The hand of { NAME($other, "mid") }
option-zealots = Zealots in { NAME($hex) }
option-pillage = Pillage { NAME($hex) }
option-caravan = { NAME($other) } profits
option-uprising = Uprising in { NAME($hex) }
option-muster-one = One unit in { NAME($hex) }
option-muster-two = Two units in { NAME($hex) }, for the token
option-take-card = Take { NAME($card) }
option-show-card = Lay out { NAME($card) }
option-palace = The palace in { NAME($hex) }
option-desertion = Desertion in { NAME($hex) }
option-covenant-accept = Agree
option-covenant-refuse = No covenant
option-covenant-counter = Name a price of your own
option-choose-card = { NAME($card) }
option-resolve = Resolve { NAME($card) }
option-leave-rest = Leave the rest without effect
option-for-attacker = The attacker
option-for-defender = The defender
option-supporter = Support the attacker
option-defender = Defend
option-cancel-card = Cancel { NAME($card) }
option-cancel-all = Cancel all battalions
option-remove-unit = Remove a unit of the opponent
option-take-mercenary = A mercenary from { NAME($hex) }
option-put-on = { NAME($other) }
option-undermine = { NAME($building) }
option-capture = Capture the { NAME($building, "mid") }
option-no-capture = Do not capture it
option-sack = Sack the { NAME($building, "mid") }
option-spare = Spare it
option-discard = Discard { NAME($card) }
option-tile = { NAME($tile) }
option-spot = At { $q }, { $r }
option-river-spot = At { $q }, { $r }, turned { $turn }
option-group-one = First group in { NAME($hex) }
option-group-two = Second group in { NAME($hex) }

why-no-token = You have no influence token left in your supply.
why-no-influence-hex = There is no hex within your reach without your own token.
why-token-there = Your influence token already lies in { NAME($hex) }.
why-out-of-reach = You have no presence in { NAME($hex) } nor next to it.
why-no-site = There is nothing you can build and pay for.
why-built-here = You have already built in { NAME($hex) } in this action.
why-stronghold-there = A fort or castle already stands in { NAME($hex) }.
why-controlled = { NAME($hex) } is controlled by { NAME($ruler, "mid") }.
why-no-presence = You have no presence in { NAME($hex) }.
why-not-buildable = A { NAME($building, "mid") } cannot be built in { NAME($hex) }.
why-no-such-building = There is no { NAME($building, "mid") } left in your supply.
why-too-dear = A { NAME($building, "mid") } in { NAME($hex) } ({ NAME($terrain) }) costs { part-price }; you have { $coins }.
why-no-builds-left = You have built as often as you may ({ $count }).
why-not-on-sheet = A { NAME($building, "mid") } is not on your sheet.
why-must-do-something = An action must do at least one thing.
why-no-units = You have no units on the map that could move.
why-no-way = None of your units can move anywhere.
why-no-target = None of your units stands next to anything that can be assaulted.
why-too-far = { NAME($from) } and { NAME($hex) } do not touch.
why-river = A river runs between { NAME($from) } and { NAME($hex) }.
why-no-moves-left = All moves of this action are made ({ $count }).
why-nothing-to-assault = There is nothing to assault in { NAME($hex) }.
why-no-reserves = There are no units on your reserves card.
why-no-place = There is no hex where you could place a unit.
why-nomad-no-reserves = There are no units on the Nomad’s reserves card.
why-no-disc = You have no unit disc left in your supply.
why-cannot-pay = It costs { part-price }; you have { $coins }.
why-nothing-to-bribe = The Nomad has no mercenaries on the map.
why-five-players = This action exists only with five players.
why-deal-rounds = The talks have gone on long enough (proposals: { $count }).
why-talks-failed = The talks have failed; choose another action.
why-bazaar-empty = There is no card in the Sultan’s market.
why-own-bazaar = You take from your own market without talks.
why-nothing-to-buy = There is no card you can pay for.
why-market-used = You have already bought at the { NAME($market) } in this action.
why-no-agreement = You have no agreement with the Sultan about { NAME($card) }.
why-no-action-card = You hold no card that could be played as an action now.
why-no-card-target = There is nothing for the card to act on.
why-no-keyword = { NAME($card) } lacks the keyword for this.
why-no-uprising = None of your tokens lies where another ruler controls.
why-not-controlled = { NAME($hex) } is controlled by no other ruler.
why-no-token-there = Your influence token does not lie in { NAME($hex) }.
why-no-mercenaries-there = There are no mercenaries in { NAME($hex) }.
why-no-nomads-there = The Nomad has no mercenaries in { NAME($hex) }.
why-no-settlement-there = There is no town or city in { NAME($hex) }.
why-no-unit-there = You have no unit in { NAME($hex) }.
why-agents-too-far = { NAME($ruler) } has no presence where your influence token lies, nor next to it.
why-no-muster = None of your tokens lies where no other ruler controls.
why-mustered = You have already mustered in { NAME($hex) } in this action.
why-no-cards = There is no card left to look at.
why-not-murshids = { NAME($card) } is not one of the Murshid’s cards.
why-take-more = Take exactly as many as you are due: { $count }.
why-no-palace-site = There is no other hex where the palace could stand.
why-palace-there = The palace already stands in { NAME($hex) }.
why-no-mercenaries = There are no mercenaries on the map.
why-covenant-limit = At most { $most } points can be offered.
why-covenant-points = You have only { $points } points.
why-nothing-offered = Nothing was offered.
why-covenant-lost = Whoever lost pays nothing.
why-covenant-rounds = The Murshid has named his price already (proposals: { $count }).
why-no-effect = The card would have no effect here.
why-wrong-role = The card does not work for your side of the combat.
why-wrong-terrain = The card does not work on this terrain.
why-no-free-unit = All your units in the hex are on cards already, or there are none.
why-no-coins = You have too few coins for it.
why-no-sacking = { NAME($card) } forbids sacking here.
why-enough-units = No more than { $most } may be chosen.
why-no-more-units = There are no more units of this kind ({ $count }).
why-too-few-units = At least { $least } must be chosen.
why-hand-limit = Discard exactly the surplus ({ $count }): the limit is { $limit }.
why-no-more-such = There are no more of { NAME($card) }.
why-warfare-stays = Warfare always stays with the Warlord.
why-not-now = This card cannot be played at this moment.
why-not-your-action = { NAME($ruler) } does not have this action.
why-not-here = Another place touches more tiles, or the river would be blocked.
why-no-group-here = No starting group may be placed in { NAME($hex) }.
why-not-empty = { NAME($hex) } is not empty.

log-year = Year { $year } begins.
log-turn = { NAME($ruler) } is to act (action { $round } of { $of }).
log-act-influence = { NAME($ruler) } seeks influence.
log-act-build = { NAME($ruler) } builds.
log-act-move = { NAME($ruler) } moves.
log-act-assault = { NAME($ruler) } assaults.
log-act-recruit = { NAME($ruler) } recruits.
log-act-hire = { NAME($ruler) } wants to hire mercenaries.
log-act-bribe = { NAME($ruler) } wants to bribe mercenaries.
log-act-buy = { NAME($ruler) } buys power cards.
log-act-bargain = { NAME($ruler) } talks to the Sultan.
log-act-card = { NAME($ruler) } plays a power card.
log-act-tribute = { NAME($ruler) } takes tribute.
log-act-uprising = { NAME($ruler) } stirs up an uprising.
log-act-muster = { NAME($ruler) } musters.
log-act-plot = { NAME($ruler) } plots.
log-act-conspire = { NAME($ruler) } conspires.
log-act-relocate = { NAME($ruler) } relocates the palace.
log-act-desertion = { NAME($ruler) } calls for desertion.
log-income = { NAME($ruler) } receives { part-coins } of income.
log-gains-coins = { NAME($ruler) } takes { part-coins } from the bank.
log-pays-bank = { NAME($ruler) } pays { part-coins } to the bank.
log-pays-ruler = { NAME($ruler) } pays { part-coins } to { NAME($other, "mid") }.
log-scores = { NAME($ruler) } scores { part-points }: { NAME($objective) }.
log-fills-reserves = { NAME($ruler) } puts { part-units } on the reserves card.
log-places-units = { NAME($ruler) } places units in { NAME($hex) } ({ part-both }).
log-recruits = { NAME($ruler) } recruits in { NAME($hex) } ({ part-both }).
log-moves = { NAME($ruler) } moves from { NAME($from) } to { NAME($hex) } ({ part-both }).
log-over-limit = { NAME($ruler) } removes surplus units from { NAME($hex) } ({ part-both }).
log-units-removed = Units of { NAME($ruler, "mid") } leave { NAME($hex) } ({ part-both }).
log-deserts = Mercenaries of { NAME($ruler, "mid") } desert from { NAME($hex) } ({ part-both }).
log-builds = { NAME($ruler) } builds a { NAME($building, "mid") } in { NAME($hex) }.
log-palace = { NAME($ruler) } puts the palace in { NAME($hex) }.
log-places-influence = { NAME($ruler) } places an influence token in { NAME($hex) }.
log-removes-influence = { NAME($ruler) } removes the influence token from { NAME($hex) }.
log-deck-renewed = The discard pile is shuffled into a new deck ({ part-cards }).
log-looks = { NAME($ruler) } looks at { part-cards } of the deck.
log-puts-on-top = { NAME($ruler) } puts { part-cards }, shuffled, on top of the deck.
log-puts-below = { NAME($ruler) } puts { part-cards }, shuffled, under the deck.
log-takes-cards = { NAME($ruler) } secretly takes { part-cards }.
log-takes-cards-known = { NAME($ruler) } secretly takes { part-cards }: { NAME($cards) }.
log-bazaar = { NAME($ruler) } lays { NAME($card) } in the Sultan’s market.
log-market-refilled = New in the market: { NAME($cards) }.
log-market-discards = Discarded from the Near market: { NAME($card, "mid") }.
log-buys = { NAME($ruler) } buys { NAME($card) } from the { NAME($market) } for { part-price }.
log-proposes = { NAME($proposer) } proposes to { NAME($partner, "mid") }: { $kind ->
        [sale] { NAME($card) } for { part-price }
        [bribe] { part-units } in { NAME($hex) } for { part-price }
       *[other] { part-units } for { part-price }
    }.
log-deal = { NAME($ruler) } and { NAME($other, "mid") } agree: { $kind ->
        [sale] { NAME($card) } for { part-price }
        [bribe] { part-units } in { NAME($hex) } for { part-price }
       *[other] { part-units } for { part-price }
    }.
log-no-deal = { NAME($ruler) } and { NAME($other, "mid") } do not agree.
log-plays-card = { NAME($ruler) } plays { NAME($card) }.
log-spies = { NAME($ruler) } plays { NAME($card) } and looks at the hand of { NAME($other, "mid") }.
log-spies-known = { NAME($ruler) } plays { NAME($card) } and sees the hand of { NAME($other, "mid") }: { $hand ->
        [none] nothing
       *[other] { NAME($hand) }
    }; chosen: { $chosen ->
        [none] nothing
       *[other] { NAME($chosen) }
    }.
log-steals = { NAME($ruler) } takes a card from the hand of { NAME($other, "mid") }.
log-steals-known = { NAME($ruler) } takes { NAME($card) } from the hand of { NAME($other, "mid") }.
log-discards = { NAME($ruler) } discards { NAME($card) }.
log-takes-back = { NAME($ruler) } takes back into hand: { NAME($cards) }.
log-challenge = { NAME($ruler) } places the Challenge token in { NAME($hex) }.
log-combat = Combat in { NAME($hex) }: { NAME($ruler, "mid") } attacks { NAME($other, "mid") }.
log-covenant = { NAME($ruler) } promises the Murshid { part-points } for a victory.
log-covenant-proposed = { NAME($ruler) } offers the Murshid { part-points } for a victory.
log-covenant-countered = The Murshid asks { NAME($ruler, "mid") } for { part-points } for a victory.
log-covenant-refused = { NAME($ruler) } and the Murshid make no covenant.
log-covenant-paid = { NAME($ruler) } pays the Murshid { part-points } by covenant.
log-reveals = { NAME($ruler) } reveals { NAME($cards) }.
log-interferes = { NAME($ruler) } gives the cards to { NAME($other, "mid") }.
log-supports = { NAME($ruler) } supports { NAME($other, "mid") }.
log-defends = { NAME($ruler) } defends against { NAME($other, "mid") }.
log-resolves = { NAME($ruler) } resolves { NAME($card) } (own side: { $gives }, other side: { $takes }).
log-cancelled = { NAME($card) } of { NAME($ruler, "mid") } is cancelled.
log-warfare = { NAME($ruler) } assigns { part-units } to Warfare.
log-warfare-units = The units on Warfare return to the supply of { NAME($ruler, "mid") } from { NAME($hex) } ({ part-both }).
log-combat-won = { NAME($ruler) } wins the combat in { NAME($hex) }: attack { $attack }, defence { $defence }.
log-losses = { NAME($ruler) } loses units in { NAME($hex) } ({ part-both }).
log-retreat = { NAME($ruler) } retreats from { NAME($hex) } ({ part-both }).
log-captures = { NAME($ruler) } captures the { NAME($building, "mid") } in { NAME($hex) }.
log-removed = The { NAME($building, "mid") } in { NAME($hex) } is removed.
log-sacks = { NAME($ruler) } sacks the { NAME($building, "mid") } in { NAME($hex) } and takes { part-coins }.
log-contest-won = { NAME($ruler) } wins the contest in { NAME($hex) }: attackers { $attack }, defenders { $defence }.
log-contest-lost = { NAME($ruler) } loses the contest in { NAME($hex) }: attackers { $attack }, defenders { $defence }.
log-tile = { NAME($ruler) } adds a tile: { NAME($tile) }.
log-scoring = The rulers score year { $year }.
log-over = The game is over: all points lie open.

## In the terminal

play-crescent-year = Year { $year } of { $years }, action { $round }
play-crescent-influence = influence
play-crescent-ruler = coins { $coins }, points { $points }, cards { $cards }, discs { $supply }, reserves { $reserves }, tokens { $tokens }, income { $income }
play-crescent-front = face up: { NAME($cards) }
play-crescent-clash = { NAME($hex) }: { NAME($ruler, "mid") } attacks, { $attack } against { $defence }.

lesson-warlord = The Warlord’s first year
lesson-warlord-goal = You are the Warlord. You score at once: for every enemy unit lost in your combats, and for what you sack. The others score at the end of each year.
lesson-warlord-year = A year has four actions for each ruler, one at a time, from you to the last. What you may do stands on your sheet.
lesson-warlord-try = Every ruler has a sheet of their own. Try to build something.
lesson-warlord-muster = Warlords do not build. They muster: where your influence token lies, units rise from your supply. Choose Muster.
lesson-warlord-one = One unit, and the token stays; two, and it goes. Take one in A1.
lesson-warlord-others = Three units stand in A1. Now the others take their actions.
lesson-warlord-assault = The Sultan’s town in A2 is guarded by a single mercenary. Choose Assault.
lesson-warlord-where = An assault goes into an adjacent hex that another ruler controls, or that has a town or city. Go to A2.
lesson-warlord-march = Take all three units: each of them is one point of strength.
lesson-warlord-cards = Both sides now choose cards in secret. Warfare is always yours: one of every three units is put on it, and adds 1. Play it.
lesson-warlord-sack = Strength 4 against 1: you win, and the unit on Warfare returns to your supply. The town may be sacked: its coins come from the bank, its points are yours at once.
lesson-warlord-points = One point for the mercenary, the rest for the town, and in year 1 a sacked settlement is an objective of its own. Your points lie face down: nobody else knows how many you have.
lesson-warlord-recruit = Your reserves card holds two more units. Choose Recruit.
lesson-warlord-place = They may go where you are present and nobody else controls. Put the first one in A1, where your influence lies: it keeps the hex.
lesson-warlord-again = And the second one to the others in A2.
lesson-warlord-move = The last action of the year. Next to A2 lies the holy site, which nobody controls. Choose Move.
lesson-warlord-holy = Go from A2 to B3.
lesson-warlord-part = One unit is enough to control a hex; the rest hold A2.
lesson-warlord-stop = You would have two more moves. It is enough: stop.
lesson-warlord-end = Three hexes are yours, the holy site among them, and it scores when the year ends. From here on: covenants with the Murshid, prices with the Nomad and the Sultan, and power cards from the market. Enjoy the match.

## Standing orders: what a seat wants answered in its place

order-no-covenant = Never offer the Murshid a covenant
order-refuse-covenants = Refuse covenants until my turn
order-no-combat-cards = Play no cards in combats until my turn
order-no-contest-cards = Play no cards in contests until my turn
order-defend = Always side with the defender in contests
order-refuse-deals = Refuse offers until my turn

### Crescent Moon in English. The Polish file has the same messages in the same order.
###
### A thing on the table is named by the message of its id, with "-" for ":" (card:boats is card-boats).
### Names take $case: "mid" inside a sentence, where that differs.

## Part one: names and card texts

game-name = Crescent Moon
game-about = Five rulers of the desert, five different ways to power: build, raid, plot and bargain through three or four years.

## Rulers

ruler-warlord = { $case ->
        [mid] the Warlord
       *[nom] The Warlord
    }

ruler-warlord-text = Builds nothing; sacks, captures and scores right after each combat. Moves three times, may have seven units in a hex, and Warfare always returns to his hand. Special actions: uprising and muster.

ruler-murshid = { $case ->
        [mid] the Murshid
       *[nom] The Murshid
    }

ruler-murshid-text = Decides ties where his influence token lies, takes part in contests next to it, interferes in the combats of others and makes covenants for victory points. Special action: plot.

ruler-sultan = { $case ->
        [mid] the Sultan
       *[nom] The Sultan
    }

ruler-sultan-text = The only builder of towns and cities, up to three buildings in an action, with extra income from them. Takes a card of his own market for nothing and sells the others at an agreed price. Special action: conspire.

ruler-caliph = { $case ->
        [mid] the Caliph
       *[nom] The Caliph
    }

ruler-caliph-text = Has the palace, of strength 2, a stronghold and a settlement at once, and builds forts and castles for less. Scores for hexes he controls, quarries and the crossing. Special action: relocate palace.

ruler-nomad = { $case ->
        [mid] the Nomad
       *[nom] The Nomad
    }

ruler-nomad-text = Has mercenaries only and recruits them wherever no other ruler controls. Others hire and bribe them at an agreed price, and every mercenary on the map counts to his strength. Special action: desertion.

## Power cards

card-warfare = Warfare

card-warfare-text = Combat: Resolved before every other card. For every full three units you have in the active hex at that moment you MUST assign one of them (your choice of ordinary or mercenary) to this card; +1 combat strength for each unit assigned. Fewer than three units: nothing is assigned and no bonus. Assigned units still count as in the hex for strength. Right after the winner is determined, before losses, all units on this card go to your supply; they do not count as losses. The card returns to hand in clean-up.

card-boats = Boats

card-boats-text = Any time: Play during your own move, assault or bribe action, before a movement: for the rest of this action your units may move (also to assault) across river edges, as if touching hexes parted only by a river were adjacent.

card-sheikh = Sheikh

card-sheikh-text = Combat: Choose one mercenary unit of another ruler (not of your opponent in this combat) in a hex adjacent to the active hex; return it to its owner’s supply. Place one mercenary unit of your own from your supply in the active hex and assign it to this card at once (it adds its normal strength 1, no further bonus). Not possible without a mercenary disc in supply or without such a target. After the combat the unit returns to the hex.

card-siege-engines = Siege Engines

card-siege-engines-text = Combat: If you are the defender and have a stronghold in the active hex: +1 combat strength. Combat: If you are the attacker and the defender has a stronghold in the active hex: +2 combat strength.

card-assassins = Assassins

card-assassins-text = Combat: Resolved before all other cards but Warfare (attacker first). Choose one: cancel one character card the opponent revealed in this combat; or return one unit of the opponent in the active hex to its owner’s supply (the opponent chooses which; not a loss). Influence contest: Resolved before all other cards (attacker, supporters, defenders). Cancel one character card revealed by a participant of the other side.

card-imam = Imam

card-imam-text = Influence contest: +2 influence for your side.

card-rebels = Rebels

card-rebels-text = Influence contest: +2 influence for your side if there is a town or a city in the hex, otherwise +1.

card-corruption = Corruption

card-corruption-text = Influence contest: Choose a participant of the other side: the influence of that side is lowered by 1. In clean-up the chosen ruler takes this card into his hand (it is not discarded).

card-preacher = Preacher

card-preacher-text = Influence contest: +1 influence for your side; +2 instead if the hex is fertile.

card-dervishes = Dervishes

card-dervishes-text = Combat: +1 combat strength. Influence contest: +1 influence for your side.

card-old-man = Old Man of the Mountain

card-old-man-text = Combat: +1 combat strength; +2 instead if the active hex is a mountain. Influence contest: +1 influence for your side; +2 instead if the hex is a mountain.

card-spies = Spies

card-spies-text = Any time: Look at the whole hand of one other ruler. May be played in a choose-cards step before anyone reveals; then you also see which cards he has chosen, and you may change your own choice.

card-bribery = Bribery

card-bribery-text = Combat: Pay 1 coin to the bank: return one mercenary unit of the opponent from the active hex to his supply; then, if you have a disc in supply, place one mercenary unit of your own in the active hex. If you are the defender you need no unit there beforehand.

card-poisoned-wells = Poisoned Wells

card-poisoned-wells-text = Combat: The opponent’s combat strength is lowered by 1; by 2 if the active hex is desert or wilderness.

card-agents = Agents

card-agents-text = Action: Choose a ruler with presence in a hex where you have an influence token, or in a hex adjacent to one. Take one card at random from his hand (never Warfare). If he has no such card, he pays you 2 coins instead, or all he has.

card-proclamation = Proclamation

card-proclamation-text = Action: Carry out an influence action in any hex of the map, presence not needed; all its other rules hold. In a contest so begun your side gets +1.

card-zealots = Zealots

card-zealots-text = Action: Choose a hex with your influence token controlled by another ruler. Place up to two mercenary units of your own from supply there (no consent of the Nomad needed) and resolve a combat as attacker. The token stays.

card-lancers = Lancers

card-lancers-text = Combat: If you are the attacker and the active hex is not a mountain: assign up to two of your units; +1 combat strength for each.

card-horse-archers = Horse Archers

card-horse-archers-text = Combat: Assign up to two of your units. In the losses step you lose one unit fewer for each unit assigned (not below 0).

card-raiders = Raiders

card-raiders-text = Combat: Assign one of your units: +1 combat strength. If you are the attacker, win, and sack at least one building in this combat, take 2 more coins from the bank (once).

card-war-drums = War Drums

card-war-drums-text = Combat: +1 combat strength; +2 instead if you are the attacker with at least four units in the active hex.

card-forced-march = Forced March

card-forced-march-text = Any time: Play during your own move or assault action, before or after its movements: make one more move (Move 1) with your units. It may not start a combat or sack.

card-pillage = Pillage

card-pillage-text = Action: Sack one town or city in a hex where you have at least one unit: return it to the Sultan, take its sack coins. It counts as sacking for objectives.

card-sappers = Sappers

card-sappers-text = Combat: If you are the attacker: one stronghold of the defender in the active hex (fort, castle or palace) gives no combat strength in this combat.

card-terror = Terror

card-terror-text = Combat: For each mercenary unit the opponent has in the active hex he must pay 1 coin to the bank or return that unit to his supply (the Nomad: to his reserves card). Units so removed are no losses.

card-emir = Emir

card-emir-text = Combat: +1 combat strength; +2 instead if you are the attacker.

card-palace-guard = Palace Guard

card-palace-guard-text = Combat: If you have a stronghold in the active hex: assign up to two of your units; +1 combat strength for each.

card-archers = Archers

card-archers-text = Combat: Assign one of your units: +1 combat strength; +2 instead if you are the defender.

card-vizier = Vizier

card-vizier-text = Influence contest: +1 influence for your side; +2 instead if a ruler of your side controls the hex.

card-tax-collectors = Tax Collectors

card-tax-collectors-text = Action: Take 1 coin from the bank for each hex you control, at most 5.

card-engineers = Engineers

card-engineers-text = Any time: Play during your own build action: the total cost of this action is 3 coins lower (not below 0).

card-safe-conduct = Safe Conduct

card-safe-conduct-text = Combat: If you are the defender and lose: the attacker may not sack anything in the active hex after this combat. A stronghold he does not capture is simply removed, without coins or points; towns and cities stay.

card-camel-riders = Camel Riders

card-camel-riders-text = Combat: Assign up to two of your mercenary units: +1 combat strength for each if the active hex is desert or wilderness; elsewhere +1 in all if at least one is assigned.

card-mercenary-captain = Mercenary Captain

card-mercenary-captain-text = Combat: +1 combat strength if you have at least one mercenary unit in the active hex; +2 instead if at least three.

card-desert-guides = Desert Guides

card-desert-guides-text = Any time: Play during your own move action: one of its moves may go from a desert or wilderness hex to any other desert or wilderness hex of the map that no other ruler controls, adjacent or not.

card-sandstorm = Sandstorm

card-sandstorm-text = Combat: Cancel one battalion card the opponent revealed. If the active hex is desert or wilderness, cancel all battalion cards of both sides instead, if you wish.

card-caravan = Caravan

card-caravan-text = Action: Take 4 coins from the bank, then name another ruler, who takes 2 coins from the bank.

card-turncoats = Turncoats

card-turncoats-text = Combat: Return up to two mercenary units of the opponent from the active hex to his supply (the Nomad: to his reserves card). They are no losses.

card-council-of-elders = Council of Elders

card-council-of-elders-text = Influence contest: +1 influence for your side for each hex adjacent to this one in which you have an influence token, at most +3.

## Buildings

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

## Terrain

terrain-fertile = fertile land

terrain-quarry = quarry

terrain-mountain = mountain

terrain-desert = desert

terrain-wilderness = wilderness

## Tiles

tile-crossing = river crossing

tile-river = river

tile-fertile = fertile land

tile-holy-site = holy site

tile-desert = desert

tile-mountain = mountain

tile-quarry = quarry

tile-wilderness = wilderness

## Markets

market-far = Far market

market-middle = Middle market

market-near = Near market

market-sultan = Sultan’s market

## Maps

map-divided-lands = Divided Lands
map-thaw-treasures = Treasures of the Thaw
map-fertile-valley = Fertile Valley
map-flat-country = Flat Country
map-crucible-of-power = Crucible of Power
map-build = A map built together

## Objectives

objective-warlord-main = spoils of war
objective-warlord-secondary = wide lands
objective-warlord-holy-site = the Warlord’s holy site
objective-warlord-year-1 = a settlement sacked in year 1
objective-murshid-main = the Murshid’s influence tokens
objective-murshid-secondary = influence in settlements
objective-murshid-holy-site = the Murshid’s holy site
objective-murshid-year-1 = a web of influence in year 1
objective-sultan-main = towns and cities
objective-sultan-secondary = independent settlements
objective-sultan-holy-site = the Sultan’s holy site
objective-sultan-year-1 = cities in year 1
objective-caliph-main = controlled hexes
objective-caliph-quarries = quarries
objective-caliph-crossing = the river crossing
objective-caliph-holy-site = the Caliph’s holy site
objective-caliph-year-1 = quarries and crossing in year 1
objective-nomad-main = gathered wealth
objective-nomad-secondary = mercenaries in service
objective-nomad-holy-site = the Nomad’s holy site
objective-nomad-year-1 = the Nomad’s influence in year 1

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

note-reconstructed = No source settles this value: it is our own proposal. An owner of the box can replace it.

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
ask-covenant-reply = { NAME($ruler) } offers { part-points } for your support in { NAME($hex) }: what do you say?
ask-covenant-demand = { NAME($ruler) } asks for { part-points } in { NAME($hex) } if your side wins: do you agree?
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
ask-nomad-exchange = How many points do you buy ({ part-price } each; you have { $coins } in coins)?
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
option-deal-units =
    { $count ->
        [one] One unit
       *[other] { $count } units
    }
option-deal-card = { NAME($card) }
option-accept-deal = Agree
option-refuse-deal = Break off the talks
option-counter = Propose other terms
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
option-accept = Agree
option-refuse = No covenant
option-demand-points = Ask for { part-points }
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
why-deal-units = At most { $most } can change hands.
why-no-more-rounds = The talks have gone on long enough (proposals: { $count }).
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
log-market-discards = { NAME($card) } leaves the Near market.
log-buys = { NAME($ruler) } buys { NAME($card) } from the { NAME($market) } for { part-price }.
log-proposes = { NAME($proposer) } proposes to { NAME($ruler, "mid") } and { NAME($other, "mid") }: { $kind ->
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

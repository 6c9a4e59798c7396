### Crescent Moon at the table, in English: words for the board, its pages and its score sheet.

## In the lobby

lobby-play = Play Crescent Moon against bots
setting-map = Map
setting-map-divided-lands = Divided Lands
setting-map-thaw-treasures = Treasures of the Thaw
setting-map-fertile-valley = Fertile Valley
setting-map-flat-country = Flat Country
setting-map-crucible-of-power = Crucible of Power
setting-map-build = built together
setting-years = Length
setting-years-3 = three years
setting-years-4 = four years

## The cards

cards-kind-card = Power cards
cards-kind-ruler = Rulers
figure-association = Ruler
figure-association-warlord = the Warlord
figure-association-murshid = the Murshid
figure-association-caliph = the Caliph
figure-association-nomad = the Nomad
figure-type = Type
figure-type-event = event
figure-type-character = character
figure-type-battalion = battalion
figure-type-stratagem = stratagem
figure-copies = Copies

## The map

crescent-map = The map
crescent-show-control = Control and presence
crescent-as-list = As a list
crescent-zoom-in = Zoom in
crescent-zoom-out = Zoom out
crescent-land = { $terrain }, { $feature }
crescent-controlled = Controlled by { NAME($ruler, "mid") }.
crescent-next-to = Adjacent: { NAME($hexes) }.
crescent-hex-at = hex at { $q }, { $r }
crescent-cell = free place at { $q }, { $r }
crescent-slot = place { $number } of the market
crescent-bazaar-slot = place { $number } of the Sultan’s market

## Pages

crescent-leaves = Parts of the table
crescent-leaf-map = Map
crescent-leaf-rulers = Rulers
crescent-pages = Pages
crescent-scene = Clash
crescent-talks = Talks
crescent-tray = Cards
crescent-when = Year { $year } of { $years } · action { $round }
crescent-pack = A content pack with other figures is in play; this is its digest.
crescent-over = The game is over.
crescent-winners = { $count ->
        [one] The winner is { NAME($rulers, "mid") }.
       *[other] The winners are { NAME($rulers, "mid") }.
    }
crescent-rulers = Rulers
crescent-ruler = { NAME($ruler) }: { NAME($player) }
crescent-sheet = Sheet
crescent-sheet-of = The sheet of { NAME($ruler, "mid") }
crescent-controls = { $count ->
        [one] { $count } hex controlled
       *[other] { $count } hexes controlled
    }

## The market

crescent-market = Market
crescent-agreed = price by agreement
crescent-by-agreement = The price is agreed with the Sultan.
crescent-price = { $count ->
        [0] Costs nothing.
        [one] Costs { $count } coin.
       *[other] Costs { $count } coins.
    }
crescent-pays = Paid to { NAME($ruler, "mid") }.
crescent-pays-bank = Paid to the bank.
crescent-empty = empty
crescent-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
crescent-discard = { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }

## Combats and contests

crescent-combat-in = combat in { NAME($hex) }
crescent-contest-in = influence contest in { NAME($hex) }
crescent-step-choose = secret choice of cards
crescent-step-reveal = cards are resolved
crescent-step-winner = the winner
crescent-nobody = nobody yet
crescent-strength = { $count ->
        [one] { $count } strength in all
       *[other] { $count } strength in all
    }
crescent-influence = { $count ->
        [one] { $count } influence in all
       *[other] { $count } influence in all
    }
crescent-from-pieces = pieces in the hex
crescent-given-by = given by { NAME($ruler, "mid") }
crescent-card-pending = not resolved yet
crescent-card-resolved = resolved
crescent-card-left = without effect
crescent-card-cancelled = cancelled
crescent-wins = This side wins.
crescent-secret = Cards are chosen in secret and revealed together.
crescent-choosing = { $count ->
        [one] Chosen in secret; still to answer: { NAME($rulers, "mid") }.
       *[other] Chosen in secret; still to answer: { NAME($rulers, "mid") }.
    }
crescent-promised = { $count ->
        [one] promised the Murshid { $count } point for a victory
       *[other] promised the Murshid { $count } points for a victory
    }
crescent-spoils = Which building?
crescent-building-of = { NAME($building) } of { NAME($ruler, "mid") }

## Talks

crescent-bargain = Talks
crescent-offer-open = { NAME($buyer) } and { NAME($seller, "mid") } are talking; nothing is on the table yet.
crescent-offer-hire = { NAME($buyer) } pays { NAME($seller, "mid") } { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and places { $units ->
        [one] { $units } mercenary
       *[other] { $units } mercenaries
    }.{ $hex ->
       *[other] {""}
    }
crescent-offer-bribe = { NAME($buyer) } pays { NAME($seller, "mid") } { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } for { $units ->
        [one] { $units } mercenary
       *[other] { $units } mercenaries
    } in { NAME($hex) }.
crescent-offer-sale = { NAME($buyer) } pays { NAME($seller, "mid") } { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } for { NAME($card, "mid") }.
crescent-offer-covenant = { NAME($buyer) } pays { NAME($seller, "mid") } { $price ->
        [one] { $price } victory point
       *[other] { $price } victory points
    } for support in { NAME($hex) }, if that side wins.{ $units ->
       *[other] {""}
    }
crescent-support = support
crescent-proposed-by = Proposed by { NAME($ruler, "mid") }.
crescent-round-of = Proposal { $round } of at most { $rounds }.
crescent-binding = Binding as soon as both agree: paid at once.
crescent-binding-covenant = Binding as soon as both agree: paid only in victory.
crescent-counter = A counter-offer
crescent-counter-with = { $count ->
        [one] Propose { $count } coin
       *[other] Propose { $count } coins
    }
crescent-ask-for = { $count ->
        [one] Ask for { $count } point
       *[other] Ask for { $count } points
    }

## Cards laid out

crescent-looked = { $count ->
        [one] { $count } card looked at
       *[other] { $count } cards looked at
    }
crescent-looked-hidden = Only { NAME($ruler, "mid") } sees them.
crescent-spied = The hand of { NAME($ruler, "mid") }, for your eyes only
crescent-chosen = chosen

## My own area and the sheets

crescent-mine = My realm
crescent-hand = Hand
crescent-hand-of = { $held } of at most { $limit }
crescent-no-cards = no cards
crescent-front = Played, face up
crescent-tiles = Tiles
crescent-now = if the year ended now
crescent-objectives = Objectives
crescent-would-score = { $count ->
        [one] would score { $count } point now
       *[other] would score { $count } points now
    }
crescent-stores = Stores
crescent-income = income of the next year
crescent-reserves = on the reserves card
crescent-reserves-fill = (target { $count })
crescent-supply = unit discs in supply
crescent-tokens = influence tokens in supply
crescent-unit-limit = units in a hex at most
crescent-moves = moves in a Move
crescent-coins = coins
crescent-points = victory points, known only to me
crescent-actions = Actions
crescent-bargain-text = Agree a price with the Sultan for a card of his market, then go on buying.
crescent-traits = Traits

## The score sheet

crescent-source = Points
crescent-year = Year { $year }
crescent-sum = Sum
crescent-start = at the start
crescent-covenants = covenants
crescent-coins-left = coins (break a tie)

## Answers, as short as their buttons want them

short-option-act-hire = Hire
short-option-act-bribe = Bribe
short-option-act-buy = Buy cards
short-option-act-bargain = Bargain
short-option-act-card = Play a card
short-option-act-tribute = Tribute
short-option-act-relocate = Move the palace
short-option-ask-me-actions = Ask me: actions
short-option-ask-me-cards = Ask me: reveals
short-option-let-me-be-actions = Don’t ask: actions
short-option-let-me-be-cards = Don’t ask: reveals
short-option-act-influence = Influence
short-option-act-recruit = Recruit
short-option-act-move = Move
short-option-influence = { NAME($hex) }
short-option-place-unit = { NAME($hex) }
short-option-bribe-at = { NAME($hex) }
short-option-zealots = { NAME($hex) }
short-option-pillage = { NAME($hex) }
short-option-uprising = { NAME($hex) }
short-option-palace = { NAME($hex) }
short-option-desertion = { NAME($hex) }
short-option-take-mercenary = { NAME($hex) }
short-option-move = { NAME($from) } → { NAME($hex) }
short-option-assault = { NAME($from) } → { NAME($hex) }
short-option-build = { NAME($building) }: { NAME($hex) }
short-option-muster-one = { NAME($hex) }: 1
short-option-muster-two = { NAME($hex) }: 2, for the token

## Answers of one kind, behind one button

group-option-build = What can be built: { $count }
group-option-buy = Cards for sale: { $count }
group-option-show-card = Cards to lay out: { $count }
group-option-influence = Hexes for Influence: { $count }
group-option-move = Possible moves: { $count }
group-option-place-unit = Hexes for the unit: { $count }
group-option-muster-one = One unit, hexes: { $count }
group-option-muster-two = Two units for the token, hexes: { $count }
group-option-assault = Possible assaults: { $count }
group-option-discard = Cards to discard: { $count }
group-option-desertion = Hexes for Desertion: { $count }

## Explained when it is asked for the first time
coach-action = Four actions a year. Look at your sheet: each ruler scores for different things, so what helps you may be of no use to others.
coach-influence-where = A token where nobody else is present is placed at once; elsewhere there is a contest, in which cards decide.
coach-declare-side = You say it before cards are revealed. Supporting costs nothing and is a favor that can be asked for again.
coach-choose-contest-cards = Secret, any number, or none. With equal influence the attacker wins, unless the Murshid’s token is there.
coach-choose-combat-cards = Secret, any number, or none. Half the other side’s strength is what you lose, even if you win.
coach-resolve-card = Your cards in the order you like. First what takes something from the opponent, then what counts units.
coach-assign-units = Assigned units lie on this card alone and still count in the hex. The card says what they give.
coach-warfare-units = Warfare gives strength for the unit on it, and that unit is lost afterwards.
coach-sheikh = A mercenary of somebody outside this combat leaves; one of yours joins the fight. Mind whom you anger.
coach-assassins = Cancel a character of the other side, or take one unit. A strong character is usually worth more.
coach-assassins-unit = You choose which unit falls: ordinary units are harder to replace than mercenaries.
coach-corruption = That ruler’s side loses 1 influence, and the card goes into that ruler’s hand.
coach-sappers = The stronghold gives no strength in this combat. A castle or the palace gives 2, a fort 1.
coach-terror = Each mercenary costs a coin or leaves. Pay only for those that may decide the combat.
coach-sandstorm = Choose the battalion that gives the opponent most; in desert and wilderness all may be stopped, yours too.
coach-turncoats = Up to two mercenaries of the opponent leave the hex: each is one strength less.
coach-over-limit = Five units in a hex are the limit, seven for the Warlord. Ordinary units go to the reserves card, mercenaries to the supply.
coach-hand-limit = Eight cards at most. Let go of what fits no plan of yours for this year.
coach-any-time = These cards need no action, but they are gone once played: is this the moment?
coach-covenant-offer = You pay only if you win, whether the Murshid helped or not. Offer what the victory is worth to you.
coach-covenant-amount = Points come to you only if that side wins. Ask for less than the victory brings them.
coach-covenant-reply = The promise is binding: whoever wins pays. A refusal may send those cards to the other side.
coach-losses = As many units as half the other’s strength. What you give up first is yours to choose.
coach-interfere = Your cards count for one side. A tie in a hex with your token is yours to decide as well.
coach-tip-the-scales = The tie is yours: think of who owes you, and of who is ahead.
coach-capture = A captured stronghold is yours and holds the hex; what is not captured is sacked for coins.
coach-sack = Coins now, but the Sultan loses a settlement and its income. Somebody who pays you may be worth more.
coach-agents = Coins or a card at random: choose a full hand, or the ruler who is ahead.
coach-zealots = You attack where your influence lies and another rules. Two units are little against a castle.
coach-zealots-units = More units are more strength, and more to lose if the combat goes badly.
coach-pillage = A city brings 4 coins, a town 2, without a combat.
coach-caravan = Four coins for you, two for another: a gift that buys something, or one that does no harm.
coach-card-to-play = Playing a card takes one of your four actions and the card. Compare it with the other actions.
coach-deal-units = One or two mercenaries come from the Nomad’s reserves card, if he agrees.
coach-deal-price = Name a price, 0 or more: the other side may agree, name another or break off.
coach-deal-reply = Agree, name another price, or break off. Without a deal another action is chosen.
coach-sale-card = The Sultan is paid for his market, whoever the card belongs to. Nothing is bought until you agree.
coach-build-what = Strongholds hold a hex, settlements pay. Mountain and quarry cost 1 coin more, desert 2.
coach-buy-card = One card from each market. The price goes to the ruler the card belongs to; your own cost half.
coach-move-units = Leave enough behind: a hex without strength is nobody’s.
coach-move-where = Only to hexes that no other ruler controls; a river between them stops you.
coach-assault-where = You attack where another ruler has control. A tie is yours, but cards on both sides are secret.
coach-assault-units = Every unit is 1 strength. Compare with the units and strongholds you will meet there.
coach-assault-end = The assault is nearly over: the last moment for a card that may be played at any time.
coach-recruit-where = Where new units stand decides what you hold and whom you can reach next.
coach-hire-where = Mercenaries leave for good when they lose. Place them where they decide something.
coach-hire-how-many = Two cost more than twice one. Take two only if you need both now.
coach-bribe-where = Mercenaries there change sides, if the Nomad agrees. Look for those that stand in your way.
coach-bribe-then = The bribed units may go on at once: into a hex of yours, or into a combat.
coach-uprising-where = Two units rise where your token lies, and the token is gone. Count the strength there first.
coach-muster-where = One unit and the token stays, or two and it goes. Tokens let you muster again next time.
coach-plot-cards = Secretly, from your own cards among the top seven. Think of the next combat near your tokens.
coach-conspire-card = Lay out what others will want to buy: everything sold there pays you.
coach-palace-where = The palace has strength 2 and counts for control and influence. Keep it where it can be defended.
coach-first-palace = It stays here for a while: choose a hex that scores for you and is hard to assault.
coach-desertion-where = Mercenaries of one hex leave, whoever they belong to, and yours come to the reserves card.
coach-desertion-units = For each that leaves, one of yours goes to the reserves card, to be hired out again.
coach-nomad-exchange = Coins become points now. Keep enough for what you want to do next year.
coach-tile-which = Your tiles are secret. What lies near your start decides your income.
coach-tile-where = A tile touches as many others as possible, and the river must be able to go on.
coach-group-where = Your two groups are where everything begins: near what scores for you, away from the strong.

## Captions of the pictures in the rulebook
example-goal = The desert with the five rulers
example-things = Three power cards
example-presence = Control, influence and presence in three hexes
example-laid = The map and the market at the start
example-income = Fertile land, a quarry, a city: who is paid for what
example-hire = Talks with the Nomad, a counter-offer, two units
example-special = The Warlord musters where his token lies
example-power-cards = A stratagem, a character, events
example-combat = An assault across the river, with a covenant
example-contest = A contest of influence, with a supporter
example-limits = Seven units for the Warlord, five for the others
example-points = The cards in the Market at the end of a year
example-rulers = A ruler’s own area

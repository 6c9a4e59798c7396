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

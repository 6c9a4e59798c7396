### Oath at the table, in English: words for the parts of the board, its cards, campaigns and deals.

## The realm

oath-realm = The realm
oath-map = The map
oath-goal-most-sites = The Oathkeeper rules the most sites.
oath-goal-most-relics-banners = The Oathkeeper holds the most relics and banners.
oath-goal-peoples-favor = The Oathkeeper holds the People’s Favor.
oath-goal-darkest-secret = The Oathkeeper holds the Darkest Secret.
oath-met-by = Now: { NAME($players) }.
oath-met-by-several = Now tied: { NAME($players) }.
oath-met-by-nobody = Now: nobody.
oath-title-held = Oathkeeper: { NAME($player) }
oath-title-usurper = Usurper: { NAME($player) }
oath-title-nobody = Nobody holds the title
oath-round = Round { $round }
oath-round-of = Round { $round } of { $count }
oath-end-die = After round { $round } the end die is rolled: with { $faces } the Empire wins if the Chancellor is Oathkeeper
oath-end-die-shows = The end die shows { $face }
oath-visions-drawn = Visions drawn: { $count }; a Vision wins from { $needed }
oath-relic-deck = Relic deck: { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
oath-banks = Favor banks
oath-banners = Banners
oath-held-by = Held by { NAME($player) }
oath-held-by-nobody = Nobody’s
oath-covers = Covers: { NAME($power) }
oath-space-bare = Bare: its power works for the Chancellor
oath-top-vision = The top card is a Vision
oath-top-denizen = The top card is a denizen
oath-pile-empty = Empty
oath-facedown-vision = facedown Vision
oath-lies-facedown = facedown

## Sites

oath-you = you
oath-target = Target of the campaign
oath-capacity = Capacity { $count }
oath-capacity-used = Cards { $used } of { $count }
oath-free-place = Free place
oath-ruled-by = Ruled by { NAME($player) }
oath-ruled-by-empire = Ruled by the Empire
oath-ruled-by-bandits = Bandits
oath-warbands-of = { $count ->
        [one] { $count } warband ({ NAME($colour) })
       *[other] { $count } warbands ({ NAME($colour) })
    }
oath-pawn = Pawn: { NAME($player) }
oath-pawns-here = Pawns: { NAME($players) }
oath-journey = Supply to travel here: { $count }
oath-recover-place-favor = Recover a relic here: { $count } favor to the bank ({ NAME($suit) }).
oath-recover-burn-favor = Recover a relic here: burn { $count } favor.
oath-recover-burn-secret = { $count ->
        [one] Recover a relic here: burn { $count } secret.
       *[other] Recover a relic here: burn { $count } secrets.
    }
oath-relic-dice = { $count ->
        [one] { $count } defense die
       *[other] { $count } defense dice
    }

## Prices

oath-costs = Costs { $list }.
oath-brings = Brings { $list }.
oath-count-flips = { $count ->
        [one] { $count } secret turned facedown
       *[other] { $count } secrets turned facedown
    }
oath-speaking = Powers that speak here:
oath-in-use = (in use)
oath-change-advisers = Advisers of its suit
oath-change-cost = cost { $list }
oath-change-gain = brings { $list }
oath-change-allows = makes it possible

## Players

oath-players = The other players
oath-mine = My board
oath-whole = Cards
oath-less = Less
oath-stands-at = at { NAME($site, "mid") }
oath-supply = Supply { $count } of 7
oath-favor = Favor
oath-secrets = Secrets
oath-secrets-down = Facedown secrets
oath-facedown-secrets = { $count ->
        [one] { $count } facedown secret
       *[other] { $count } facedown secrets
    }
oath-on-board = { $count ->
        [one] { $count } warband on the board
       *[other] { $count } warbands on the board
    }
oath-bank-left = In the personal bank: { $count }
oath-facedown-advisers = { $count ->
        [one] { $count } facedown adviser
       *[other] { $count } facedown advisers
    }
oath-rules-sites = Sites ruled: { $count }
oath-treasures = Relics and banners: { $count }
oath-advisers = Advisers
oath-relics = Relics
oath-vision = Revealed Vision
oath-before-you = Before you
oath-near-most-sites = Rule more sites than anyone else
oath-near-most-relics-banners = Hold more relics and banners than anyone else
oath-near-peoples-favor = Hold the People’s Favor
oath-near-darkest-secret = Hold the Darkest Secret
oath-near-grand-scepter = Hold the Grand Scepter
oath-near-counts = { $have } against { $others }
oath-near-met = The goal is met
oath-near-open = Not met yet
oath-near-visions = Visions still to be drawn: { $count }
oath-near-visions-enough = Enough Visions were drawn

## Campaigns

oath-you-attacker = you attack
oath-you-defender = you defend
oath-step-targets = Targets
oath-step-plans = Plans
oath-step-rolls = Rolls
oath-step-verdict = Verdict
oath-step-spoils = Spoils
oath-attack-dice = { $count ->
        [one] { $count } attack die
       *[other] { $count } attack dice
    }
oath-defense-dice = { $count ->
        [one] { $count } defense die
       *[other] { $count } defense dice
    }
oath-defender-open = The defender?
oath-ally = Ally: { NAME($player) }
oath-targets = For:
oath-odds-win = the attacker wins
oath-odds-plain = { $chance } without sacrifice
oath-odds-losses = Expected losses: attacker { $attacker }, defender { $defender }
oath-odds-said = The attacker wins with { $win }, without sacrifice with { $plain }
oath-attack-sum = Attack { $count }
oath-defense-sum = Defense { $count }
oath-skulls-kill = { $count ->
        [one] warband of the attacker falls
       *[other] warbands of the attacker fall
    }
oath-won-by-attacker = The attack succeeds
oath-won-by-defender = The attack fails

## Deals

oath-deal = A deal
oath-deal-citizenship = An offer of Citizenship
oath-deal-tribunal = A deal before the Tribunal
oath-deal-fair = A bargain at the Tinker’s Fair
oath-deal-festival = A bargain in the Festival District
oath-deal-gathering = A bargain at the Gathering
oath-deal-deed = A deed of sites
oath-deal-speaker = Proposed by { NAME($player) } to:
oath-deal-no-terms = No terms yet.
oath-deal-drafting = Still being drafted: nothing binds yet.
oath-deal-binding = Binding as soon as everybody accepts.
oath-at-once = at once
oath-promise = promise
oath-promises = Promises that stand
oath-promises-binding = Made before the Tribunal: the rules keep them.
oath-term-favor = { NAME($giver) } to { NAME($taker) }: { $count } favor
oath-term-secret = { NAME($giver) } to { NAME($taker) }: { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
oath-term-facedown-secret = { NAME($giver) } to { NAME($taker) }: { $count ->
        [one] { $count } facedown secret
       *[other] { $count } facedown secrets
    }
oath-term-relic = { NAME($giver) } to { NAME($taker) }: { NAME($thing) }
oath-term-banner = { NAME($giver) } to { NAME($taker) }: { NAME($thing) }
oath-term-adviser = { NAME($giver) } to { NAME($taker) }: the adviser { NAME($thing, "mid") }
oath-term-reliquary = { NAME($giver) } to { NAME($taker) }: { NAME($thing) }
oath-term-site = { NAME($giver) } to { NAME($taker) }: the site { NAME($thing, "mid") }
oath-term-later-favor = { NAME($giver) } to { NAME($taker) } at the next Rest: { $count } favor
oath-term-later-secret = { NAME($giver) } to { NAME($taker) } at the next Rest: { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }

## The end

oath-over = The game is over.

## Figures of the cards

figure-suit = Suit
figure-suit-none = No suit
figure-restriction = Restriction
figure-restriction-none = None
figure-restriction-adviser = Adviser only
figure-restriction-site = Site only
figure-locked = Locked
figure-first-game = In the first game
figure-capacity = Capacity
figure-category = Kind of site
figure-category-coast = Coast
figure-category-homeland = Homeland
figure-category-opportunity = Opportunity
figure-category-unique = Its own rule
figure-defense = Defense dice
figure-side = Side
figure-side-intact = Intact
figure-side-ruined = Ruined

oath-sheet = How it stood
oath-sheet-player = Player
oath-sheet-role = Role
oath-sheet-title = Title
oath-sheet-sites = Sites ruled
oath-sheet-treasures = Relics and banners
oath-sheet-favor = Favor
oath-sheet-secrets = Secrets
oath-sheet-warbands = Warbands on the board
oath-sheet-vision = Vision
oath-sheet-none = none
oath-sheet-goal = The oath was met by: { NAME($players) }.
oath-sheet-goal-nobody = Nobody met the oath.

cards-kind-denizen = Denizens
cards-kind-edifice = Edifices
cards-kind-relic = Relics
cards-kind-site = Sites
cards-kind-vision = Visions
cards-kind-oath = Oaths
cards-kind-banner = Banners
cards-kind-reliquary = Reliquary

# The evening, looked back at
oath-evening = The evening
oath-plot-near = Who was near winning
oath-plot-sites = Sites ruled
oath-plot-warbands = Warbands on the map and on the boards
oath-plot-banks = Favor in the banks
oath-plot-hint = Choose a moment to see the table then.
oath-near-round = Round
oath-near-stage-1 = a goal in sight
oath-near-stage-2 = a goal met
oath-near-stage-3 = wins at the next occasion
oath-near-spells = When somebody would have won at the next occasion
oath-near-spell =
    { $from ->
        [0] { $player } is about to win.
       *[other] { $to ->
            [0] Round { $from }: { $player } is about to win.
           *[other] Rounds { $from } to { $to }: { $player } is about to win.
        }
    }
oath-near-never = Until the end nobody was about to win.

# A campaign in the log
oath-told-odds = Chance before
oath-told-percent = { $percent } %
oath-told-forces = Warbands
oath-told-dice = Dice
oath-told-plans = Battle plans
oath-told-totals = Attack, defense
oath-told-result = Result
oath-told-against = { $attack } against { $defense }

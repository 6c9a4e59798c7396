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
oath-adds = Adds { $list }.
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
oath-odds-hold = the defense holds
oath-odds-hold-plain = { $chance } if the attacker sacrifices nothing
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

## In the lobby: the short title, and what can be set

lobby-play = Play Oath against bots
lobby-alone = Play Oath alone
lobby-alone-about = Your opponent is the Clockwork Prince. He needs no seat and no bot: his mind is a map you can read, and every step of his turn tells you why.
setting-law = Law
setting-law-printed = as printed
setting-law-errata = with the errata
setting-start = First game of a chronicle
setting-start-first = as the rulebook lays it
setting-start-random = a random world
setting-prince = Clockwork Prince
setting-prince-none = does not play
setting-prince-none-about = The Clockwork Prince is an opponent without a player: he follows a Mind Map.
setting-prince-chancellor = as Chancellor
setting-prince-chancellor-about = He rules the Empire; everybody else begins as an Exile or a Citizen.
setting-prince-exile = as an Exile
setting-prince-exile-about = The first player is the Chancellor, and the Prince wants the title.
setting-prince_powers = The Prince’s powers
setting-prince_powers-limited = limited
setting-prince_powers-limited-about = He uses no Action or When played powers, and others only if they cost nothing and discard nothing. Nobody decides for him.
setting-prince_powers-expanded = expanded
setting-prince_powers-expanded-about = He uses powers as any player does; where that leaves a choice, one of the players decides in his interest.

## The Clockwork Prince

answer-prince-one = In the Prince’s place
answer-prince-several = In the Prince’s place
answer-prince-number = In the Prince’s place
answer-prince-powers = In the Prince’s place
oath-prince-board = His board
oath-prince-limited = limited powers
oath-prince-expanded = expanded powers
oath-prince-ambition = Ambition { $count }
oath-prince-relations = His relationships: Friends, actions of a turn, Schemers
oath-prince-friends-about = Trade: favor for each card of a Friend
oath-prince-schemers-about = Trade: secrets for each card of a Schemer
oath-prince-actions = Actions
oath-prince-nobody = none
oath-prince-strategy = Strategy: space { $space } of { $count }, { $dice } more attack dice for him as attacker, and as many fewer against him
oath-prince-strategy-short = Strategy
oath-prince-left = Actions left this turn: { $count }
oath-prince-shown = Revealed:
oath-threat-who = { NAME($player) }:
oath-threat-none = Nobody threatens him now.
oath-threat-successor = A Citizen would be his Successor.
oath-threat-oathkeeper = An Exile is the Oathkeeper.
oath-threat-exile = He is not the Usurper yet.
oath-threat-vision = An Exile meets the goal of a revealed Vision.
oath-threat-goal-most-sites = It is about ruling the most sites.
oath-threat-goal-most-relics-banners = It is about relics and banners.
oath-threat-goal-peoples-favor = It is about the People’s Favor.
oath-threat-goal-darkest-secret = It is about the Darkest Secret.
oath-threat-goal-grand-scepter = It is about the Grand Scepter.
oath-mind-show = Open the Mind Map
oath-mind-open = Open the Mind Map. The mask stands on: { NAME($space) }. Steps this turn: { $count }
oath-mind-close = Back to the map
oath-mind-mask = his mask
oath-mind-start = his Start marker
oath-mind-steps = this turn: step { $steps }
oath-mind-next = From here he follows the first arrow whose condition holds
oath-mind-turn = His turn, step by step
oath-mind-begin = To its beginning
oath-mind-back = One step back
oath-mind-forth = One step on
oath-mind-end = To its end
oath-mind-line = { $number } of { $count }
oath-mind-land = Show the land after this step
oath-mind-no-land = The land at this step can’t be shown.
oath-mind-list = The whole Mind Map as a list
oath-mind-arrow-red = Red arrow
oath-mind-arrow-orange = Orange arrow
oath-mind-arrow-black = Black arrow
oath-mind-if = { $colour } ({ NAME($condition) })
oath-mind-always = { $colour }, always open
oath-mind-first-friends = Friends first
oath-mind-first-schemers = Schemers first
oath-mind-cannot = Can’t play:
oath-mind-plays-friends = Here he plays a card of a Friend first, and a new suit becomes a Friend.
oath-mind-plays-schemers = Here he plays a card of a Schemer first, and a new suit becomes a Schemer.
oath-mind-cannot-gains = If no site can take the card: { $list }.
oath-mind-strategy = strategy marker { $count ->
        [one] { $count } space on
       *[other] { $count } spaces on
    }
oath-mind-word-trade = Trade
oath-mind-word-muster = Muster
oath-mind-word-travel = Travel
oath-mind-word-search = Search
oath-mind-word-recover = Recover
oath-mind-word-campaign = Campaign
oath-mind-word-threat = Threat
oath-mind-word-decision = Which banner?
oath-mind-about-threat = The markers come here when this threat is new. He does nothing here and goes on at once.
oath-mind-about-decision = He asks which banner he still needs, and goes on at once.
oath-deed-trade-favor = He takes favor from the banks for every empty card of a Friend at his site. Nothing is laid on the cards.
oath-deed-trade-secrets = He takes secrets for every empty card of a Schemer at his site. Nothing is laid on the cards.
oath-deed-trade-favor-and-secrets = He takes favor for every empty card of a Friend and secrets for every empty card of a Schemer at his site.
oath-deed-muster = He lays 1 favor on each empty card at his site, the one nearest the site first, and gains 2 warbands for each. He spends no Ambition.
oath-deed-travel-most-favor = He goes where a Trade would bring him the most favor; the leftmost of several. If no site would bring any, he takes favor from the leftmost bank instead.
oath-deed-travel-most-secrets = He goes where a Trade would bring him the most secrets; the leftmost of several. If no site would bring any, he takes a secret instead.
oath-deed-travel-relic = He goes to the leftmost site with a relic, else to a facedown site.
oath-deed-search = He draws, plays and ranks a card once more, as at the beginning of his turn. His number of actions stays.
oath-deed-recover-relic = He pays for the relic nearest his site and takes it. Ambition pays first.
oath-deed-recover-darkest-secret = He pays all his secrets and takes the Darkest Secret; nothing guards it from him.
oath-deed-recover-peoples-favor = He pays all his favor, Ambition first, and takes the People’s Favor.
oath-deed-travel-campaign-sites = He goes to the weakest site of his Rival and campaigns, for as many of the Rival’s sites as he stays ready for.
oath-deed-travel-campaign-relics = He goes to whoever holds the most relics and campaigns for them, those with the fewest dice first.
oath-deed-travel-campaign-darkest-secret = He goes to whoever holds the Darkest Secret and campaigns for it alone.
oath-deed-travel-campaign-peoples-favor = He goes to whoever holds the People’s Favor and campaigns for it alone.
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
## Answers of one kind, behind one button

short-option-to-board = Warbands to your board
short-option-to-site = Warbands to your site
group-act = Cards and powers: { $count }
short-option-term-favor = { NAME($giver) } → { NAME($taker) }: favor
short-option-term-secret = { NAME($giver) } → { NAME($taker) }: secrets
short-option-term-facedown-secret = { NAME($giver) } → { NAME($taker) }: facedown secrets
short-option-term-relic = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
short-option-term-banner = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
short-option-term-adviser = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
short-option-term-reliquary = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
short-option-term-site = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
none-citizenship-terms = Make no offer
group-citizenship-terms = Possible terms: { $count }
none-tribunal-terms = Propose nothing
group-tribunal-terms = Possible terms: { $count }
none-fair-terms = Propose nothing
group-fair-terms = Possible terms: { $count }
none-festival-terms = Propose nothing
group-festival-terms = Possible terms: { $count }
none-gathering-terms = Propose nothing
group-gathering-terms = Possible terms: { $count }
none-deed-terms = Propose nothing
group-deed-terms = Possible terms: { $count }
group-travel-to = Sites within reach: { $count }
group-campaign-targets = Possible targets: { $count }
group-build-edifice = Denizens and ruins: { $count }
group-option-use = Powers to use: { $count }
group-option-play-down = Facedown advisers to play or discard: { $count }
group-option-show = Cards to show: { $count }
group-option-peek = Relics to peek at: { $count }
group-option-give-warbands = Whom to give warbands: { $count }
group-option-take-warbands = From whom to take warbands: { $count }
group-option-term-favor = Favor: { $count }
group-option-term-secret = Secrets: { $count }
group-option-term-relic = Relics: { $count }
group-option-term-banner = Banners: { $count }
group-option-term-adviser = Advisers: { $count }
group-option-term-reliquary = From the Reliquary: { $count }

## Explained when it is asked for the first time
coach-act = Each action costs Supply; when it is used up, you rest. Search for cards, muster, trade, travel, recover or campaign.
coach-search-from = The world deck costs more the more Visions have come up; a discard pile holds what others let go.
coach-search-keep = One card is played or kept, the others are discarded in order. A Vision wins games, a power lasts.
coach-play-card = To your site: everyone there may use it and you can trade with it. To your advisers: yours alone.
coach-play-first = Several cards may be played: the first one may already help the second.
coach-play-modifiers = A modifier changes the action you are about to take. Use it if it costs less than it gives.
coach-discard-first = The order matters: the card discarded last lies on top of the pile.
coach-discard-order = The last card lies on top: whoever searches that pile next finds it first.
coach-discard-together = The last card lies on top: whoever searches that pile next finds it first.
coach-pilgrimage-order = The last card lies on top: whoever searches that pile next finds it first.
coach-first-discards = They begin the discard pile of your region: leave on top what you would not mind to find again.
coach-make-room = Three advisers are the limit. Keep those whose suits you trade with and whose powers you use.
coach-surplus-advisers = Only three advisers may stay. Facedown ones may hide what others should not learn.
coach-conspire = For a burnt secret you take a relic or a banner from a player at your site whose advisers match two of yours.
coach-trade-with = Favor costs a secret, secrets cost two favor. Each faceup adviser of the card’s suit brings one more.
coach-muster-on = A favor on a card at your site brings two warbands. Without warbands neither attack nor rule.
coach-travel-to = The further, the more Supply. Where your pawn stands decides with whom you trade and what you recover.
coach-travel-modifiers = A modifier may make the journey cheaper, or do something on the way.
coach-travel-toll = Without paying you do not get in. Ask yourself whether this site is worth the toll.
coach-recover-what = Relics give powers and count for oaths; banners bring power every turn to whoever holds them.
coach-recover-payment = You must put more than lies there. The more you put, the harder it is to take the banner from you.
coach-recover-first-bank = The old favor is dealt out bank by bank from here. Favor in the banks of your suits comes back by trade.
coach-title-tie = Whoever gets the title wins if they still hold it at the end: choose the lesser danger.
coach-campaign-defender = Attack whoever holds what your goal needs. Count their warbands and the defense dice of the targets.
coach-campaign-targets = Each target adds defense dice. More targets, more to win, and more to overcome.
coach-campaign-dice = Attack dice come from your force: more dice, more strength, but skulls kill your own warbands.
coach-campaign-join = As an ally you lend your warbands and battle plans, and share the loss if the defense fails.
coach-campaign-consent = An ally makes your defense stronger; ask yourself what they want for it later.
coach-campaign-plans = Battle plans come before the dice. The costly ones are for battles that must not be lost.
coach-campaign-next = One plan at a time: who uses the next decides what the others can still add.
coach-campaign-sacrifice = Each warband given up adds 1. A victory that leaves you without warbands is soon taken back.
coach-campaign-place = Warbands you leave here rule the site; those you keep go with you.
coach-campaign-banish = A banished pawn goes to a site of your choice and loses time on the way back.
coach-campaign-burn = Half of the beaten player’s favor is gone: it weakens them, but gives you nothing.
coach-citizenship-terms = Say what is given and what is promised. A Citizen wins with the Empire, if they are its Successor.
coach-citizenship-amount = How much of it belongs to the deal; the other side sees it before it answers.
coach-citizenship-reply = As a Citizen you share the Chancellor’s warbands and win as Successor. As an Exile you win alone.
coach-chronicle-offers = Citizens begin the next game at your side: friends in your realm, but also heirs.
coach-chronicle-accept = As a Citizen you begin the next game inside the Empire; otherwise as an Exile outside it.
coach-vow-oath = The oath says how the next game is won. Choose what suits the world you leave.
coach-build-edifice = An edifice stays in the world for later games and cannot be discarded as easily as a denizen.
coach-common-suit = Three cards of that suit, two of the next and one of the one after come into the world of the next game.
coach-wake-take = This site gives a favor or a secret each turn: favor musters and trades, secrets use powers.
coach-wake-favor = One favor goes onto it, or from it to the poorest bank. With six on it, it turns to the Mob.
coach-wake-bank = Favor in this bank comes to whoever trades with cards of its suit: preferably you.
coach-rest-power = Rest powers work now, at the end of your turn, each once.
coach-next-effect = Several effects are due at once and you choose the order: first what the others build on.
coach-choose-several = A card’s power asks for this. What you choose, and how many, stands in its text.
coach-choose-site = A card’s power asks for a site. Look at who rules it and what lies there.
coach-choose-card = A card’s power asks for a card. Look at where it lies and who uses it.
coach-choose-player = A card’s power asks for a player. Most often: whoever is nearest to winning.
coach-choose-bank = A card’s power asks for a favor bank. Think of who trades with its suit.
coach-choose-suit = A card’s power asks for a suit. Think of the advisers you have and of the cards at the sites.
coach-choose-pile = A card’s power asks for a discard pile: each region has its own.
coach-choose-place = You choose by the place alone: nobody shows you what lies facedown.
coach-choose-dice = Each die can help and harm. Take as many as the strength you are short of.
coach-choose-number = A card’s power or the law asks for a number: the question says of what, a card’s text what each one costs and gives.
coach-confirm = The power may be used now, and need not be. Its cost and effect stand on the card.
coach-forgotten-vault = More secrets make the Darkest Secret harder to take from its holder, fewer make it easier.
coach-witchs-bargain = One secret for two favor or the other way round: what is short, and with whom?
coach-scepter = It may offer Citizenship to an Exile or drive a Citizen out: both change who can win.
coach-bracken = You may lay your discards on any pile, on top or below: hide them from the others or keep them near.
coach-swap-drawn = Cards of the Dispossessed come into play instead of those you give up. Swap what does not help you.
coach-fair-terms = A bargain on the spot: what you give and what you get. It is carried out at once when the other agrees.
coach-festival-terms = { coach-fair-terms }
coach-gathering-terms = { coach-fair-terms }
coach-deed-terms = Sites you rule may change hands for favor, secrets or other sites. What is agreed is carried out at once.
coach-tribunal-terms = Promises made here bind: what falls due later is carried out by the rules, not by goodwill.
coach-fair-amount = { coach-citizenship-amount }
coach-festival-amount = { coach-citizenship-amount }
coach-gathering-amount = { coach-citizenship-amount }
coach-deed-amount = { coach-citizenship-amount }
coach-tribunal-amount = { coach-citizenship-amount }
coach-fair-reply = Accept, refuse, or answer with terms of your own. Look at what it brings the other side.
coach-festival-reply = { coach-fair-reply }
coach-gathering-reply = { coach-fair-reply }
coach-deed-reply = { coach-fair-reply }
coach-tribunal-reply = Accept, refuse, or answer with terms of your own. A promise you accept must be kept.
coach-choose-board = The boards differ in the side you begin on: the Chancellor defends the oath, Exiles try to take it.
coach-clue-favor = There is not enough favor for every site: you say where it lies at the start.
coach-start-at = Begin where there are cards to trade with and something worth recovering.
coach-first-adviser = It stays facedown until you play it: a power for later, or a Vision to win by.
coach-warbands-number = Warbands on your board go with you and attack; those at a site rule it.
coach-warbands-consent = They are the Empire’s warbands, in your care: without you they do not leave.
coach-warbands-consent-give = More warbands for you, and with them the duty to defend what they stand for.
coach-show-to = Only that player sees the card: a proof, a threat or an offer.
coach-prince-one = The Prince cannot choose for himself: you choose for him, and what is best for him.
coach-prince-several = { coach-prince-one }
coach-prince-number = { coach-prince-one }
coach-prince-powers = Before an action the Prince may use powers: choose the one that helps his goal most.
coach-prince-modifiers = A modifier would change the Prince’s action. Choose for him the one that helps his goal most, or none.
coach-prince-look = You may look first and decide then. As a Citizen you win with him or as his Successor.
coach-prince-take = The relic is yours, but you are a Citizen of the Prince’s Empire from now on.

## Captions of the pictures in the rulebook
example-laid = The first game of a chronicle
example-map = Sites, cards at them, and who rules
example-relics = A relic and the two banners
example-cards = Denizens, a Vision and a site
example-victory = An oath and a Vision: two ways to win
example-turn = Rounds, Supply and banks
example-search = Three cards of the world deck; one is kept
example-muster = One favor on the Wolves: two warbands
example-trade = A secret for two favor, thanks to an adviser
example-campaign = Four attack dice against one warband
example-travel = From the Cradle to the Provinces for 2 Supply
example-minor = Cards that are used between actions
example-powers = Three powers of three kinds
example-chronicle = Edifices stay in the world
example-prince = What the Prince begins with
example-sites = Three sites and their powers

# A campaign in the log
oath-told-odds = Chance before
oath-told-percent = { $percent } %
oath-told-forces = Warbands
oath-told-dice = Dice
oath-told-plans = Battle plans
oath-told-totals = Attack, defense
oath-told-result = Result
oath-told-against = { $attack } against { $defense }

### Paladins of the West Kingdom in English. The Polish file has the same messages in the same order.
###
### A thing on the table is named by the message of its id, with "-" for ":" (paladin:roland is paladin-roland).
### NAME(thing, case) gives the name of a thing. English knows two cases: "nom" stands alone or opens a sentence
### ("The Abbot", "scout"), "mid" stands inside one, with its article ("the Abbot", "a scout").
### Counted messages take $case too, which English ignores.

## Part one: names and card texts

# The game
game-name = Paladins of the West Kingdom
game-about = Gather workers and paladins, build up your faith, strength and influence, and defend the city for seven rounds.

## Nouns

# Terms for use inside other messages: { -worker(case: "acc") }; "-many" is the plural.
-worker = worker
-worker-many = workers
-silver = silver
-silver-many = silver
-provision = provision
-provision-many = provisions
-tax = tax
-tax-many = tax
-suspicion = suspicion
-suspicion-many = suspicions
-debt = debt
-debt-many = debts
-unpaid-debt = unpaid debt
-unpaid-debt-many = unpaid debts
-paid-debt = paid debt
-paid-debt-many = paid debts
-workshop = workshop
-workshop-many = workshops
-monk = monk
-monk-many = monks
-outpost = outpost
-outpost-many = outposts
-jar = jar
-jar-many = jars
-wall = wall
-wall-many = walls
-paladin = paladin
-paladin-many = paladins
-townsfolk = townsfolk card
-townsfolk-many = townsfolk
-outsider = outsider
-outsider-many = outsiders
-attacked-outsider = attacked outsider
-attacked-outsider-many = attacked outsiders
-converted-outsider = converted outsider
-converted-outsider-many = converted outsiders
-order = King’s Order
-order-many = King’s Orders
-favour = King’s Favour
-favour-many = King’s Favours
-tavern-card = tavern card
-tavern-card-many = tavern cards
-scheme = scheme card
-scheme-many = scheme cards
-card = card
-card-many = cards
-action = action
-action-many = actions
-attribute = attribute
-attribute-many = attributes
-region = region
-region-many = regions
-space = space
-space-many = spaces
-round = round
-round-many = rounds
-ability = ability
-ability-many = abilities
-reward = reward
-reward-many = rewards
-inquisition = inquisition
-crew = crew
-supply = main supply
-tax-pool = tax pool
-provisions = provisions
-townsfolk-track = townsfolk track
-outsider-track = outsider track
-attribute-track = attribute track
-main-board = main board
-player-board = player board
-first-player = first player
-paladin-deck = paladin deck
-townsfolk-deck = townsfolk deck
-outsider-deck = outsider deck
-wall-deck = wall deck
-suspicion-deck = suspicion deck
-tavern-deck = tavern deck
-scheme-deck = scheme deck
-debt-stack = debt stack
-resource-track = resource track
-resource-marker = resource marker

# Counted things: $count, $case.
workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
silver = { $count ->
        [one] { $count } silver
       *[other] { $count } silver
    }
provisions = { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
taxes = { $count ->
        [one] { $count } tax
       *[other] { $count } tax
    }
suspicions = { $count ->
        [one] { $count } suspicion
       *[other] { $count } suspicions
    }
debts = { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }
unpaid-debts = { $count ->
        [one] { $count } unpaid debt
       *[other] { $count } unpaid debts
    }
paid-debts = { $count ->
        [one] { $count } paid debt
       *[other] { $count } paid debts
    }
workshops = { $count ->
        [one] { $count } workshop
       *[other] { $count } workshops
    }
monks = { $count ->
        [one] { $count } monk
       *[other] { $count } monks
    }
outposts = { $count ->
        [one] { $count } outpost
       *[other] { $count } outposts
    }
jars = { $count ->
        [one] { $count } jar
       *[other] { $count } jars
    }
walls = { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    }
paladins = { $count ->
        [one] { $count } paladin
       *[other] { $count } paladins
    }
townsfolk-cards = { $count ->
        [one] { $count } townsfolk card
       *[other] { $count } townsfolk cards
    }
outsiders = { $count ->
        [one] { $count } outsider
       *[other] { $count } outsiders
    }
attacked-outsiders = { $count ->
        [one] { $count } attacked outsider
       *[other] { $count } attacked outsiders
    }
converted-outsiders = { $count ->
        [one] { $count } converted outsider
       *[other] { $count } converted outsiders
    }
orders = { $count ->
        [one] { $count } King’s Order
       *[other] { $count } King’s Orders
    }
favours = { $count ->
        [one] { $count } King’s Favour
       *[other] { $count } King’s Favours
    }
tavern-cards = { $count ->
        [one] { $count } tavern card
       *[other] { $count } tavern cards
    }
schemes = { $count ->
        [one] { $count } scheme card
       *[other] { $count } scheme cards
    }
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
# VP: victory points, short and long.
points = { $count } VP
victory-points = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }

## Kinds: what stands beside a name

kind-worker = Worker
kind-attribute = Attribute
kind-action = Action
kind-paladin = Paladin
kind-tavern = Tavern
kind-townsfolk = Townsfolk
kind-outsider = Outsider
kind-wall = Wall
kind-favour = King’s Favour
kind-order = King’s Order
kind-suspicion = Suspicion
kind-debt = Debt
kind-scheme = Scheme

## Workers

# One, several, counted.
worker-labourer = { $case ->
        [mid] a labourer
       *[nom] labourer
    }
worker-labourer-many = labourers
worker-labourer-count = { $count ->
        [one] { $count } labourer
       *[other] { $count } labourers
    }
worker-scout = { $case ->
        [mid] a scout
       *[nom] scout
    }
worker-scout-many = scouts
worker-scout-count = { $count ->
        [one] { $count } scout
       *[other] { $count } scouts
    }
worker-merchant = { $case ->
        [mid] a merchant
       *[nom] merchant
    }
worker-merchant-many = merchants
worker-merchant-count = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
worker-fighter = { $case ->
        [mid] a fighter
       *[nom] fighter
    }
worker-fighter-many = fighters
worker-fighter-count = { $count ->
        [one] { $count } fighter
       *[other] { $count } fighters
    }
worker-cleric = { $case ->
        [mid] a cleric
       *[nom] cleric
    }
worker-cleric-many = clerics
worker-cleric-count = { $count ->
        [one] { $count } cleric
       *[other] { $count } clerics
    }
worker-criminal = { $case ->
        [mid] a criminal
       *[nom] criminal
    }
worker-criminal-many = criminals
worker-criminal-count = { $count ->
        [one] { $count } criminal
       *[other] { $count } criminals
    }
# A worker space that takes anyone.
worker-any = any worker

## Resources and attributes

resource-silver = silver
resource-provision = provisions
attribute-faith = Faith
attribute-faith-count = { $count } Faith
attribute-strength = Strength
attribute-strength-count = { $count } Strength
attribute-influence = Influence
attribute-influence-count = { $count } Influence
# What an icon gives, as a thing: reward:<effect>-<number>.
reward-labourer-2 = 2 labourers
reward-labourer-3 = 3 labourers
reward-criminal-2 = 2 criminals
reward-faith-1 = 1 Faith
reward-strength-1 = 1 Strength
reward-strength-2 = 2 Strength
reward-influence-1 = 1 Influence
reward-influence-2 = 2 Influence
reward-silver-1 = 1 silver
reward-silver-2 = 2 silver
reward-silver-3 = 3 silver
reward-provision-1 = 1 provision
reward-provision-2 = 2 provisions
reward-provision-3 = 3 provisions
reward-tax-1 = 1 tax
reward-tax-2 = 2 tax
reward-remove-suspicion-1 = { $case ->
        [mid] the removal of 1 suspicion
       *[nom] removal of 1 suspicion
    }
reward-remove-suspicion-2 = { $case ->
        [mid] the removal of 2 suspicions
       *[nom] removal of 2 suspicions
    }
reward-pay-debt-1 = { $case ->
        [mid] the payment of 1 debt
       *[nom] payment of 1 debt
    }
reward-destroy-debt-1 = { $case ->
        [mid] the destruction of 1 debt
       *[nom] destruction of 1 debt
    }
reward-pray-1 = { $case ->
        [mid] a free Pray
       *[nom] free Pray
    }
reward-free-recruit-1 = { $case ->
        [mid] a free Recruit
       *[nom] free Recruit
    }
reward-free-develop-1 = { $case ->
        [mid] a free Develop
       *[nom] free Develop
    }
reward-take-debt-1 = 1 unpaid debt

## Actions

action-develop = Develop
action-recruit = Recruit
action-hunt = Hunt
action-trade = Trade
action-pray = Pray
action-conspire = Conspire
action-commission = Commission
action-fortify = Fortify
action-garrison = Garrison
action-absolve = Absolve
action-attack = Attack
action-convert = Convert
action-rest = Rest
# Spaces for workshops: action and place, from the left.
workshop-commission-1 = { $case ->
        [mid] the left space of Commission
       *[nom] The left space of Commission
    }
workshop-commission-2 = { $case ->
        [mid] the middle space of Commission
       *[nom] The middle space of Commission
    }
workshop-commission-3 = { $case ->
        [mid] the right space of Commission
       *[nom] The right space of Commission
    }
workshop-fortify-1 = { $case ->
        [mid] the left space of Fortify
       *[nom] The left space of Fortify
    }
workshop-fortify-2 = { $case ->
        [mid] the middle space of Fortify
       *[nom] The middle space of Fortify
    }
workshop-fortify-3 = { $case ->
        [mid] the right space of Fortify
       *[nom] The right space of Fortify
    }
workshop-garrison-1 = { $case ->
        [mid] the left space of Garrison
       *[nom] The left space of Garrison
    }
workshop-garrison-2 = { $case ->
        [mid] the middle space of Garrison
       *[nom] The middle space of Garrison
    }
workshop-garrison-3 = { $case ->
        [mid] the right space of Garrison
       *[nom] The right space of Garrison
    }
workshop-absolve-1 = { $case ->
        [mid] the left space of Absolve
       *[nom] The left space of Absolve
    }
workshop-absolve-2 = { $case ->
        [mid] the middle space of Absolve
       *[nom] The middle space of Absolve
    }
workshop-absolve-3 = { $case ->
        [mid] the right space of Absolve
       *[nom] The right space of Absolve
    }
workshop-attack-1 = { $case ->
        [mid] the left space of Attack
       *[nom] The left space of Attack
    }
workshop-attack-2 = { $case ->
        [mid] the middle space of Attack
       *[nom] The middle space of Attack
    }
workshop-attack-3 = { $case ->
        [mid] the right space of Attack
       *[nom] The right space of Attack
    }
workshop-convert-1 = { $case ->
        [mid] the left space of Convert
       *[nom] The left space of Convert
    }
workshop-convert-2 = { $case ->
        [mid] the middle space of Convert
       *[nom] The middle space of Convert
    }
workshop-convert-3 = { $case ->
        [mid] the right space of Convert
       *[nom] The right space of Convert
    }

## The main board

# Regions, from left to right.
region-noun = { $case ->
        [mid] region
       *[nom] Region
    }
region-1 = { region-noun } 1
region-2 = { region-noun } 2
region-3 = { region-noun } 3
region-4 = { region-noun } 4
region-5 = { region-noun } 5
region-6 = { region-noun } 6
# Spaces for monks and outposts, in the order of content/board.toml.
space-noun = { $case ->
        [mid] the space
       *[nom] The space
    }
space-1 = { space-noun } “free Recruit” in region 1
space-2 = { space-noun } “2 silver” in region 1
space-3 = { space-noun } “1 labourer” in region 1
space-4 = { space-noun } “discard 1 suspicion” in region 1
space-5 = { space-noun } “free Recruit” in region 2
space-6 = { space-noun } “2 silver” in region 2
space-7 = { space-noun } “1 scout” in region 2
space-8 = { space-noun } “discard 1 suspicion” in region 2
space-9 = { space-noun } “1 labourer” in region 2
space-10 = { space-noun } “2 silver” in region 2
space-11 = { space-noun } “discard 1 suspicion” in region 2
space-12 = { space-noun } “1 labourer” in region 3
space-13 = { space-noun } “1 merchant” in region 3
space-14 = { space-noun } “2 silver” in region 3
space-15 = { space-noun } “Pray” in region 3
space-16 = { space-noun } “1 scout” in region 3
space-17 = { space-noun } “1 fighter” in region 3
space-18 = { space-noun } “free Recruit” in region 3
space-19 = { space-noun } “pay 1 debt” in region 3
space-20 = { space-noun } “2 silver” in region 3
space-21 = { space-noun } “1 fighter” in region 4
space-22 = { space-noun } “Pray” in region 4
space-23 = { space-noun } “1 merchant” in region 4
space-24 = { space-noun } “1 cleric” in region 4
space-25 = { space-noun } “pay 1 debt” in region 4
space-26 = { space-noun } “1 labourer, 1 scout” in region 4
space-27 = { space-noun } “2 silver” in region 4
space-28 = { space-noun } “Pray” in region 4
space-29 = { space-noun } “2 labourers” in region 4
space-30 = { space-noun } “2 silver” in region 4
space-31 = { space-noun } “Pray” in region 5
space-32 = { space-noun } “1 labourer, 1 fighter” in region 5
space-33 = { space-noun } “pay 1 debt” in region 5
space-34 = { space-noun } “1 labourer, 1 merchant” in region 5
space-35 = { space-noun } “1 labourer, 1 cleric” in region 5
space-36 = { space-noun } “pay 1 debt” in region 5
space-37 = { space-noun } “2 labourers” in region 5
space-38 = { space-noun } “pay 1 debt” in region 6
space-39 = { space-noun } “Pray” in region 6
space-40 = { space-noun } “2 labourers” in region 6
# Spaces for jars on the player board, in the order of content/board.toml.
jar-space-1 = { space-noun } “free Recruit” for jars
jar-space-2 = { space-noun } “1 labourer” for jars
jar-space-3 = { space-noun } “Pray” for jars
jar-space-4 = { space-noun } “Pray” for jars
jar-space-5 = { space-noun } “Faith +1” for jars
jar-space-6 = { space-noun } “2 provisions” for jars
jar-space-7 = { space-noun } “pay 1 debt” for jars
jar-space-8 = { space-noun } “pay 1 debt” for jars
jar-space-9 = { space-noun } “discard 1 suspicion” for jars
jar-space-10 = { space-noun } “discard 1 suspicion” for jars

## The solo opponent

opponent = { $case ->
        [mid] the opponent
       *[nom] The opponent
    }
difficulty-easy = easy
difficulty-standard = standard
difficulty-hard = hard

## Paladins

paladin-anseis = Anséis
paladin-anseis-text = 1 merchant and 1 scout. Influence +3, Faith +1. Fortify costs no provisions this round.
paladin-berengier = Bérengier
paladin-berengier-text = 1 fighter and 1 merchant. Strength +3, Influence +1. Garrison costs no provisions this round.
paladin-engelier = Engelier
paladin-engelier-text = 1 fighter and 1 scout. Strength +3, Faith +1. Each Attack this round gives 2 silver.
paladin-gerier = Gérier
paladin-gerier-text = 1 cleric and 1 fighter. Faith +3, Influence +1. Convert costs no silver this round.
paladin-gerin = Gérin
paladin-gerin-text = 1 merchant and 1 labourer. Influence +4. Each Conspire this round gives 2 silver.
paladin-girard = Girard
paladin-girard-text = 2 scouts. Influence +2, Faith +2. Each Hunt this round gives 2 provisions more.
paladin-ivon = Ivon
paladin-ivon-text = 1 cleric and 1 scout. Faith +3, Strength +1. Commission costs no provisions this round.
paladin-ivoire = Ivoire
paladin-ivoire-text = 1 cleric and 1 merchant. Influence +3, Strength +1. Absolve costs no silver this round.
paladin-oliver = Oliver
paladin-oliver-text = 2 clerics. Faith +4. Pray costs no silver this round.
paladin-otton = Otton
paladin-otton-text = 2 merchants. Strength +2, Faith +2. Each Trade this round gives 2 silver more.
paladin-roland = Roland
paladin-roland-text = 1 fighter and 1 labourer. Strength +4. Recruit costs no silver this round.
paladin-samson = Samson
paladin-samson-text = 1 scout and 1 labourer. Influence +2, Strength +2. Develop costs 2 silver less this round.

## Tavern cards

tavern-noun = { $case ->
        [mid] tavern card
       *[nom] Tavern card
    }
tavern-1 = { tavern-noun } 1
tavern-1-text = 1 cleric, 1 scout and 2 labourers.
tavern-2 = { tavern-noun } 2
tavern-2-text = 2 fighters, 1 scout and 1 criminal.
tavern-3 = { tavern-noun } 3
tavern-3-text = 2 merchants, 1 scout and 1 criminal.
tavern-4 = { tavern-noun } 4
tavern-4-text = 2 fighters, 1 criminal and 1 labourer.
tavern-5 = { tavern-noun } 5
tavern-5-text = 1 cleric, 2 scouts and 1 criminal.
tavern-6 = { tavern-noun } 6
tavern-6-text = 1 fighter, 1 merchant, 1 scout and 1 criminal.
tavern-7 = { tavern-noun } 7
tavern-7-text = 2 merchants and 2 labourers.
tavern-8 = { tavern-noun } 8
tavern-8-text = 2 merchants and 2 scouts.
tavern-9 = { tavern-noun } 9
tavern-9-text = 2 clerics, 1 fighter and 1 scout.
tavern-10 = { tavern-noun } 10
tavern-10-text = 2 clerics, 1 merchant and 1 scout.
tavern-11 = { tavern-noun } 11
tavern-11-text = 2 fighters, 1 merchant and 1 criminal.
tavern-12 = { tavern-noun } 12
tavern-12-text = 1 fighter, 1 scout and 2 criminals.
tavern-13 = { tavern-noun } 13
tavern-13-text = 2 merchants, 1 scout and 1 labourer.
tavern-14 = { tavern-noun } 14
tavern-14-text = 2 clerics, 1 merchant and 1 labourer.
tavern-15 = { tavern-noun } 15
tavern-15-text = 1 fighter, 1 merchant and 2 scouts.
tavern-16 = { tavern-noun } 16
tavern-16-text = 1 fighter, 2 criminals and 1 labourer.
tavern-17 = { tavern-noun } 17
tavern-17-text = 1 cleric, 2 labourers and 1 criminal.
tavern-18 = { tavern-noun } 18
tavern-18-text = 2 clerics and 2 merchants.
tavern-19 = { tavern-noun } 19
tavern-19-text = 2 fighters and 2 labourers.
tavern-20 = { tavern-noun } 20
tavern-20-text = 3 clerics and 1 fighter.
tavern-21 = { tavern-noun } 21
tavern-21-text = 2 clerics, 1 fighter and 1 merchant.
tavern-22 = { tavern-noun } 22
tavern-22-text = 3 scouts and 1 labourer.
tavern-23 = { tavern-noun } 23
tavern-23-text = 1 fighter, 1 merchant and 2 criminals.
tavern-24 = { tavern-noun } 24
tavern-24-text = 1 fighter, 1 criminal and 2 labourers.

## Townsfolk

# The name on the cards; then each card.
townsfolk-abbot = { $case ->
        [mid] the Abbot
       *[nom] The Abbot
    }
townsfolk-abbot-1 = { townsfolk-abbot }
townsfolk-abbot-1-text = Dismissed: gain 1 cleric and 1 labourer. In the crew: each time you Absolve, gain 1 labourer.
townsfolk-abbot-2 = { townsfolk-abbot }
townsfolk-abbot-2-text = Dismissed: clear one action of your board. When recruited: gain 1 provision. In the crew: each time you Absolve, gain 1 provision.
townsfolk-abbot-3 = { townsfolk-abbot }
townsfolk-abbot-3-text = Dismissed: destroy 1 unpaid debt. When recruited: discard 1 suspicion. In the crew: each time you Absolve, take 1 tax.
townsfolk-acolyte = { $case ->
        [mid] the Acolyte
       *[nom] The Acolyte
    }
townsfolk-acolyte-1 = { townsfolk-acolyte }
townsfolk-acolyte-1-text = Dismissed: gain 1 cleric. In the crew: each time you Commission, gain 1 labourer.
townsfolk-acolyte-2 = { townsfolk-acolyte }
townsfolk-acolyte-2-text = Dismissed: clear one action of your board. When recruited: gain 1 silver. In the crew: each time you Commission, gain 1 silver.
townsfolk-acolyte-3 = { townsfolk-acolyte }
townsfolk-acolyte-3-text = Dismissed: discard 2 suspicions. When recruited: discard 1 suspicion. In the crew: each time you Commission, take 1 tax.
townsfolk-architect = { $case ->
        [mid] the Architect
       *[nom] The Architect
    }
townsfolk-architect-1 = { townsfolk-architect }
townsfolk-architect-1-text = Dismissed: gain 1 criminal. In the crew: each time you Develop, gain 1 labourer.
townsfolk-architect-2 = { townsfolk-architect }
townsfolk-architect-2-text = Dismissed: gain 1 labourer and 1 provision. When recruited: gain 1 provision. In the crew: each time you Develop, gain 1 provision.
townsfolk-architect-3 = { townsfolk-architect }
townsfolk-architect-3-text = Dismissed: take 2 tax. When recruited: discard 1 suspicion. In the crew: each time you Develop, take 1 tax.
townsfolk-conspirator = { $case ->
        [mid] the Conspirator
       *[nom] The Conspirator
    }
townsfolk-conspirator-1 = { townsfolk-conspirator }
townsfolk-conspirator-1-text = Dismissed: discard 2 suspicions. In the crew: at every inquisition discard 1 suspicion.
townsfolk-conspirator-2 = { townsfolk-conspirator }
townsfolk-conspirator-2-text = Dismissed: gain 1 criminal. In the crew: at every inquisition discard 1 suspicion.
townsfolk-debt-collector = { $case ->
        [mid] the Debt Collector
       *[nom] The Debt Collector
    }
townsfolk-debt-collector-1 = { townsfolk-debt-collector }
townsfolk-debt-collector-1-text = Dismissed: gain 2 labourers. In the crew: each time you pay a debt, gain 1 labourer.
townsfolk-debt-collector-2 = { townsfolk-debt-collector }
townsfolk-debt-collector-2-text = Dismissed: destroy 1 unpaid debt. In the crew: each time you pay a debt, gain 1 fighter.
townsfolk-debt-collector-3 = { townsfolk-debt-collector }
townsfolk-debt-collector-3-text = Dismissed: discard 2 suspicions. In the crew: each time you pay a debt, gain 1 scout.
townsfolk-defender = { $case ->
        [mid] the Defender
       *[nom] The Defender
    }
townsfolk-defender-1 = { townsfolk-defender }
townsfolk-defender-1-text = Dismissed: raise Strength by 1. In the crew: each time you Attack, gain 1 labourer.
townsfolk-defender-2 = { townsfolk-defender }
townsfolk-defender-2-text = Dismissed: gain 1 labourer and 1 provision. When recruited: gain 1 provision. In the crew: each time you Attack, gain 1 provision.
townsfolk-defender-3 = { townsfolk-defender }
townsfolk-defender-3-text = Dismissed: take 2 tax. When recruited: discard 1 suspicion. In the crew: each time you Attack, take 1 tax.
townsfolk-gatekeeper = { $case ->
        [mid] the Gatekeeper
       *[nom] The Gatekeeper
    }
townsfolk-gatekeeper-1 = { townsfolk-gatekeeper }
townsfolk-gatekeeper-1-text = Dismissed: gain 1 merchant and 1 labourer. In the crew: each time you Fortify, gain 1 labourer.
townsfolk-gatekeeper-2 = { townsfolk-gatekeeper }
townsfolk-gatekeeper-2-text = Dismissed: gain 1 scout. When recruited: gain 1 silver. In the crew: each time you Fortify, gain 1 silver.
townsfolk-gatekeeper-3 = { townsfolk-gatekeeper }
townsfolk-gatekeeper-3-text = Dismissed: take 2 tax. When recruited: discard 1 suspicion. In the crew: each time you Fortify, take 1 tax.
townsfolk-missionary = { $case ->
        [mid] the Missionary
       *[nom] The Missionary
    }
townsfolk-missionary-1 = { townsfolk-missionary }
townsfolk-missionary-1-text = Dismissed: clear one action of your board. In the crew: each time you Convert, gain 1 labourer.
townsfolk-missionary-2 = { townsfolk-missionary }
townsfolk-missionary-2-text = Dismissed: raise Faith by 1. When recruited: gain 1 provision. In the crew: each time you Convert, gain 1 provision.
townsfolk-missionary-3 = { townsfolk-missionary }
townsfolk-missionary-3-text = Dismissed: gain 1 scout and 1 labourer. When recruited: discard 1 suspicion. In the crew: each time you Convert, take 1 tax.
townsfolk-peddler = { $case ->
        [mid] the Peddler
       *[nom] The Peddler
    }
townsfolk-peddler-1 = { townsfolk-peddler }
townsfolk-peddler-1-text = Dismissed: gain 2 labourers. In the crew: at every inquisition, if you hold 2 or more suspicions, gain 1 labourer.
townsfolk-peddler-2 = { townsfolk-peddler }
townsfolk-peddler-2-text = Dismissed: gain 1 labourer and 1 provision. In the crew: at every inquisition, if you hold 2 or more suspicions, gain 2 provisions.
townsfolk-peddler-3 = { townsfolk-peddler }
townsfolk-peddler-3-text = Dismissed: discard 2 suspicions. In the crew: at every inquisition, if you hold 2 or more suspicions, gain 2 silver.
townsfolk-squire = { $case ->
        [mid] the Squire
       *[nom] The Squire
    }
townsfolk-squire-1 = { townsfolk-squire }
townsfolk-squire-1-text = Dismissed: gain 1 fighter. In the crew: at every inquisition, if you hold no suspicion, raise Strength by 1.
townsfolk-squire-2 = { townsfolk-squire }
townsfolk-squire-2-text = Dismissed: raise Influence by 1. In the crew: at every inquisition, if you hold no suspicion, raise Influence by 1.
townsfolk-squire-3 = { townsfolk-squire }
townsfolk-squire-3-text = Dismissed: gain 1 criminal. In the crew: at every inquisition, if you hold no suspicion, raise Faith by 1.
townsfolk-watchman = { $case ->
        [mid] the Watchman
       *[nom] The Watchman
    }
townsfolk-watchman-1 = { townsfolk-watchman }
townsfolk-watchman-1-text = Dismissed: gain 1 fighter and 1 labourer. In the crew: each time you Garrison, gain 1 labourer.
townsfolk-watchman-2 = { townsfolk-watchman }
townsfolk-watchman-2-text = Dismissed: gain 1 labourer and 1 provision. When recruited: gain 1 silver. In the crew: each time you Garrison, gain 1 silver.
townsfolk-watchman-3 = { townsfolk-watchman }
townsfolk-watchman-3-text = Dismissed: gain 1 merchant. When recruited: discard 1 suspicion. In the crew: each time you Garrison, take 1 tax.

## Outsiders

# Peoples.
people-saracen = { $case ->
        [mid] a Saracen
       *[nom] Saracen
    }
people-saracen-many = Saracens
people-saracen-count = { $count ->
        [one] { $count } Saracen
       *[other] { $count } Saracens
    }
people-byzantine = { $case ->
        [mid] a Byzantine
       *[nom] Byzantine
    }
people-byzantine-many = Byzantines
people-byzantine-count = { $count ->
        [one] { $count } Byzantine
       *[other] { $count } Byzantines
    }
people-viking = { $case ->
        [mid] a Viking
       *[nom] Viking
    }
people-viking-many = Vikings
people-viking-count = { $count ->
        [one] { $count } Viking
       *[other] { $count } Vikings
    }
# Types, and how each scores when converted.
type-adventurer = { $case ->
        [mid] the Adventurer
       *[nom] The Adventurer
    }
type-adventurer-scoring = 1 VP for every 2 Commissions done.
type-archer = { $case ->
        [mid] the Archer
       *[nom] The Archer
    }
type-archer-scoring = 1 VP for every 2 Garrisons done.
type-armourer = { $case ->
        [mid] the Armourer
       *[nom] The Armourer
    }
type-armourer-scoring = 1 VP for every 4 Strength on your track.
type-assassin = { $case ->
        [mid] the Assassin
       *[nom] The Assassin
    }
type-assassin-scoring = 1 VP for each Saracen you have attacked.
type-barbarian = { $case ->
        [mid] the Barbarian
       *[nom] The Barbarian
    }
type-barbarian-scoring = 1 VP for each Byzantine you have attacked.
type-champion = { $case ->
        [mid] the Champion
       *[nom] The Champion
    }
type-champion-scoring = 1 VP, and 1 for each King’s Order you have fulfilled.
type-guardian = { $case ->
        [mid] the Guardian
       *[nom] The Guardian
    }
type-guardian-scoring = 1 VP for every 2 Conversions done.
type-hunter = { $case ->
        [mid] the Hunter
       *[nom] The Hunter
    }
type-hunter-scoring = 1 VP for every 2 townsfolk in your crew.
type-invader = { $case ->
        [mid] the Invader
       *[nom] The Invader
    }
type-invader-scoring = 1 VP for each Viking you have attacked.
type-lookout = { $case ->
        [mid] the Lookout
       *[nom] The Lookout
    }
type-lookout-scoring = 1 VP for every 2 Fortifications done.
type-marauder = { $case ->
        [mid] the Marauder
       *[nom] The Marauder
    }
type-marauder-scoring = 1 VP for every 4 Influence on your track.
type-mercenary = { $case ->
        [mid] the Mercenary
       *[nom] The Mercenary
    }
type-mercenary-scoring = 1 VP, and 1 for each Mercenary you have converted, this one included.
type-protector = { $case ->
        [mid] the Protector
       *[nom] The Protector
    }
type-protector-scoring = 1 VP for each debt you have paid.
type-thief = { $case ->
        [mid] the Thief
       *[nom] The Thief
    }
type-thief-scoring = 1 VP for each suspicion you hold.
type-traitor = { $case ->
        [mid] the Traitor
       *[nom] The Traitor
    }
type-traitor-scoring = Each unpaid debt costs you 1 VP less.
type-vigilante = { $case ->
        [mid] the Vigilante
       *[nom] The Vigilante
    }
type-vigilante-scoring = 1 VP for every 2 Absolutions done.
type-warrior = { $case ->
        [mid] the Warrior
       *[nom] The Warrior
    }
type-warrior-scoring = 1 VP for every 4 Faith on your track.
# Cards: the type with its people beside it.
people-viking-adjective = Viking
people-byzantine-adjective = Byzantine
people-saracen-adjective = Saracen
outsider-viking-adventurer = { $case ->
        [mid] the Viking Adventurer
       *[nom] The Viking Adventurer
    }
outsider-viking-adventurer-text = Attacked: raise Influence by 1, gain 1 labourer and 1 cleric. Converted: raise Strength by 1; at the end 1 VP for every 2 Commissions done.
outsider-viking-armourer = { $case ->
        [mid] the Viking Armourer
       *[nom] The Viking Armourer
    }
outsider-viking-armourer-text = Attacked: raise Influence by 1, gain 1 labourer and 1 provision. Converted: raise Strength by 1; at the end 1 VP for every 4 Strength on your track.
outsider-viking-assassin = { $case ->
        [mid] the Viking Assassin
       *[nom] The Viking Assassin
    }
outsider-viking-assassin-text = Attacked: raise Influence by 1, gain 1 labourer and 1 fighter. Converted: raise Strength by 2; at the end 1 VP for each Saracen you have attacked.
outsider-viking-barbarian = { $case ->
        [mid] the Viking Barbarian
       *[nom] The Viking Barbarian
    }
outsider-viking-barbarian-text = Attacked: raise Influence by 1, take 1 tax, gain 1 provision. Converted: raise Strength by 2; at the end 1 VP for each Byzantine you have attacked.
outsider-viking-guardian = { $case ->
        [mid] the Viking Guardian
       *[nom] The Viking Guardian
    }
outsider-viking-guardian-text = Attacked: raise Influence by 1, gain 1 merchant and 1 provision. Converted: raise Strength by 1; at the end 1 VP for every 2 Conversions done.
outsider-viking-lookout = { $case ->
        [mid] the Viking Lookout
       *[nom] The Viking Lookout
    }
outsider-viking-lookout-text = Attacked: raise Influence by 1, gain 1 merchant. Converted: raise Strength by 1; at the end 1 VP for every 2 Fortifications done.
outsider-viking-marauder = { $case ->
        [mid] the Viking Marauder
       *[nom] The Viking Marauder
    }
outsider-viking-marauder-text = Attacked: raise Influence by 1, gain 1 criminal. Converted: raise Strength by 1; at the end 1 VP for every 4 Influence on your track.
outsider-viking-mercenary = { $case ->
        [mid] the Viking Mercenary
       *[nom] The Viking Mercenary
    }
outsider-viking-mercenary-text = Attacked: raise Influence by 1, gain 2 labourers. Converted: raise Strength by 1; at the end 1 VP, and 1 for each Mercenary you have converted, this one included.
outsider-viking-protector = { $case ->
        [mid] the Viking Protector
       *[nom] The Viking Protector
    }
outsider-viking-protector-text = Attacked: raise Influence by 1, gain 1 labourer and 1 provision. Converted: raise Strength by 1; at the end 1 VP for each debt you have paid.
outsider-viking-thief = { $case ->
        [mid] the Viking Thief
       *[nom] The Viking Thief
    }
outsider-viking-thief-text = Attacked: raise Influence by 1, take 2 tax. Converted: raise Strength by 1; at the end 1 VP for each suspicion you hold.
outsider-viking-traitor = { $case ->
        [mid] the Viking Traitor
       *[nom] The Viking Traitor
    }
outsider-viking-traitor-text = Attacked: raise Influence by 1, gain 1 criminal. Converted: raise Strength by 1; at the end each unpaid debt costs you 1 VP less.
outsider-viking-vigilante = { $case ->
        [mid] the Viking Vigilante
       *[nom] The Viking Vigilante
    }
outsider-viking-vigilante-text = Attacked: raise Influence by 1, destroy 1 unpaid debt. Converted: raise Strength by 1; at the end 1 VP for every 2 Absolutions done.
outsider-byzantine-archer = { $case ->
        [mid] the Byzantine Archer
       *[nom] The Byzantine Archer
    }
outsider-byzantine-archer-text = Attacked: raise Influence by 1, gain 1 scout and 1 provision. Converted: raise Strength by 1; at the end 1 VP for every 2 Garrisons done.
outsider-byzantine-armourer = { $case ->
        [mid] the Byzantine Armourer
       *[nom] The Byzantine Armourer
    }
outsider-byzantine-armourer-text = Attacked: raise Influence by 1, gain 1 fighter. Converted: raise Strength by 1; at the end 1 VP for every 4 Strength on your track.
outsider-byzantine-assassin = { $case ->
        [mid] the Byzantine Assassin
       *[nom] The Byzantine Assassin
    }
outsider-byzantine-assassin-text = Attacked: raise Influence by 1, gain 1 labourer and 1 provision. Converted: raise Strength by 2; at the end 1 VP for each Saracen you have attacked.
outsider-byzantine-champion = { $case ->
        [mid] the Byzantine Champion
       *[nom] The Byzantine Champion
    }
outsider-byzantine-champion-text = Attacked: raise Influence by 1, discard 1 suspicion, gain 1 merchant. Converted: raise Strength by 1; at the end 1 VP, and 1 for each King’s Order you have fulfilled.
outsider-byzantine-guardian = { $case ->
        [mid] the Byzantine Guardian
       *[nom] The Byzantine Guardian
    }
outsider-byzantine-guardian-text = Attacked: raise Influence by 1, gain 2 labourers. Converted: raise Strength by 1; at the end 1 VP for every 2 Conversions done.
outsider-byzantine-hunter = { $case ->
        [mid] the Byzantine Hunter
       *[nom] The Byzantine Hunter
    }
outsider-byzantine-hunter-text = Attacked: raise Influence by 1, discard 1 suspicion, gain 1 fighter. Converted: raise Strength by 1; at the end 1 VP for every 2 townsfolk in your crew.
outsider-byzantine-invader = { $case ->
        [mid] the Byzantine Invader
       *[nom] The Byzantine Invader
    }
outsider-byzantine-invader-text = Attacked: raise Influence by 1, take 1 tax, gain 1 provision. Converted: raise Strength by 2; at the end 1 VP for each Viking you have attacked.
outsider-byzantine-lookout = { $case ->
        [mid] the Byzantine Lookout
       *[nom] The Byzantine Lookout
    }
outsider-byzantine-lookout-text = Attacked: raise Influence by 1, gain 1 labourer and 1 merchant. Converted: raise Strength by 1; at the end 1 VP for every 2 Fortifications done.
outsider-byzantine-mercenary = { $case ->
        [mid] the Byzantine Mercenary
       *[nom] The Byzantine Mercenary
    }
outsider-byzantine-mercenary-text = Attacked: raise Influence by 1, discard 1 suspicion, gain 1 labourer. Converted: raise Strength by 1; at the end 1 VP, and 1 for each Mercenary you have converted, this one included.
outsider-byzantine-thief = { $case ->
        [mid] the Byzantine Thief
       *[nom] The Byzantine Thief
    }
outsider-byzantine-thief-text = Attacked: raise Influence by 1, gain 1 criminal. Converted: raise Strength by 1; at the end 1 VP for each suspicion you hold.
outsider-byzantine-traitor = { $case ->
        [mid] the Byzantine Traitor
       *[nom] The Byzantine Traitor
    }
outsider-byzantine-traitor-text = Attacked: raise Influence by 1, destroy 1 unpaid debt. Converted: raise Strength by 1; at the end each unpaid debt costs you 1 VP less.
outsider-byzantine-warrior = { $case ->
        [mid] the Byzantine Warrior
       *[nom] The Byzantine Warrior
    }
outsider-byzantine-warrior-text = Attacked: raise Influence by 1, gain 2 provisions. Converted: raise Strength by 1; at the end 1 VP for every 4 Faith on your track.
outsider-saracen-adventurer = { $case ->
        [mid] the Saracen Adventurer
       *[nom] The Saracen Adventurer
    }
outsider-saracen-adventurer-text = Attacked: raise Influence by 1, gain 1 labourer and 1 scout. Converted: raise Strength by 1; at the end 1 VP for every 2 Commissions done.
outsider-saracen-archer = { $case ->
        [mid] the Saracen Archer
       *[nom] The Saracen Archer
    }
outsider-saracen-archer-text = Attacked: raise Influence by 1, gain 2 provisions. Converted: raise Strength by 1; at the end 1 VP for every 2 Garrisons done.
outsider-saracen-barbarian = { $case ->
        [mid] the Saracen Barbarian
       *[nom] The Saracen Barbarian
    }
outsider-saracen-barbarian-text = Attacked: raise Influence by 1, gain 1 labourer and 1 scout. Converted: raise Strength by 2; at the end 1 VP for each Byzantine you have attacked.
outsider-saracen-champion = { $case ->
        [mid] the Saracen Champion
       *[nom] The Saracen Champion
    }
outsider-saracen-champion-text = Attacked: raise Influence by 1, discard 1 suspicion, gain 1 scout. Converted: raise Strength by 1; at the end 1 VP, and 1 for each King’s Order you have fulfilled.
outsider-saracen-hunter = { $case ->
        [mid] the Saracen Hunter
       *[nom] The Saracen Hunter
    }
outsider-saracen-hunter-text = Attacked: raise Influence by 1, destroy 1 unpaid debt. Converted: raise Strength by 1; at the end 1 VP for every 2 townsfolk in your crew.
outsider-saracen-invader = { $case ->
        [mid] the Saracen Invader
       *[nom] The Saracen Invader
    }
outsider-saracen-invader-text = Attacked: raise Influence by 2. Converted: raise Strength by 2; at the end 1 VP for each Viking you have attacked.
outsider-saracen-marauder = { $case ->
        [mid] the Saracen Marauder
       *[nom] The Saracen Marauder
    }
outsider-saracen-marauder-text = Attacked: raise Influence by 2. Converted: raise Strength by 1; at the end 1 VP for every 4 Influence on your track.
outsider-saracen-mercenary-1 = { $case ->
        [mid] the Saracen Mercenary
       *[nom] The Saracen Mercenary
    }
outsider-saracen-mercenary-1-text = Attacked: raise Influence by 1, gain 1 labourer and 1 provision. Converted: raise Strength by 1; at the end 1 VP, and 1 for each Mercenary you have converted, this one included.
outsider-saracen-mercenary-2 = { $case ->
        [mid] the Saracen Mercenary
       *[nom] The Saracen Mercenary
    }
outsider-saracen-mercenary-2-text = Attacked: raise Influence by 1, take 2 tax. Converted: raise Strength by 1; at the end 1 VP, and 1 for each Mercenary you have converted, this one included.
outsider-saracen-protector = { $case ->
        [mid] the Saracen Protector
       *[nom] The Saracen Protector
    }
outsider-saracen-protector-text = Attacked: raise Influence by 1, gain 2 labourers. Converted: raise Strength by 1; at the end 1 VP for each debt you have paid.
outsider-saracen-vigilante = { $case ->
        [mid] the Saracen Vigilante
       *[nom] The Saracen Vigilante
    }
outsider-saracen-vigilante-text = Attacked: raise Influence by 1, destroy 1 unpaid debt, gain 1 cleric. Converted: raise Strength by 1; at the end 1 VP for every 2 Absolutions done.
outsider-saracen-warrior = { $case ->
        [mid] the Saracen Warrior
       *[nom] The Saracen Warrior
    }
outsider-saracen-warrior-text = Attacked: raise Influence by 1, gain 1 cleric. Converted: raise Strength by 1; at the end 1 VP for every 4 Faith on your track.

## Walls

wall-noun = { $case ->
        [mid] a wall
       *[nom] Wall
    }
wall-strength-2 = { wall-noun } (Strength +2)
wall-strength-2-text = Raise Strength by 2.
wall-labourer-vp = { wall-noun } (labourer, 1 VP)
wall-labourer-vp-text = Raise Strength by 1, gain 1 labourer. 1 VP at the end.
wall-vp-2 = { wall-noun } (2 VP)
wall-vp-2-text = Raise Strength by 1. 2 VP at the end.
wall-debt-or-silver = { wall-noun } (debt or silver)
wall-debt-or-silver-text = Raise Strength by 1, then pay 1 debt or gain 2 silver.
wall-suspicion-or-silver = { wall-noun } (suspicion or silver)
wall-suspicion-or-silver-text = Raise Strength by 1, then discard 1 suspicion or gain 2 silver.
wall-labourers-3 = { wall-noun } (3 labourers)
wall-labourers-3-text = Raise Strength by 1, gain 3 labourers.
wall-labourers-2 = { wall-noun } (2 labourers)
wall-labourers-2-text = Raise Strength by 1, gain 2 labourers.
wall-labourer-merchant = { wall-noun } (labourer, merchant)
wall-labourer-merchant-text = Raise Strength by 1, gain 1 labourer and 1 merchant.
wall-labourer-fighter = { wall-noun } (labourer, fighter)
wall-labourer-fighter-text = Raise Strength by 1, gain 1 labourer and 1 fighter.
wall-labourer-scout = { wall-noun } (labourer, scout)
wall-labourer-scout-text = Raise Strength by 1, gain 1 labourer and 1 scout.
wall-labourer-cleric = { wall-noun } (labourer, cleric)
wall-labourer-cleric-text = Raise Strength by 1, gain 1 labourer and 1 cleric.
wall-scout-merchant = { wall-noun } (scout, merchant)
wall-scout-merchant-text = Raise Strength by 1, gain 1 scout and 1 merchant.
wall-scout = { wall-noun } (scout)
wall-scout-text = Raise Strength by 1, gain 1 scout.
wall-merchant = { wall-noun } (merchant)
wall-merchant-text = Raise Strength by 1, gain 1 merchant.
wall-fighter = { wall-noun } (fighter)
wall-fighter-text = Raise Strength by 1, gain 1 fighter.
wall-cleric = { wall-noun } (cleric)
wall-cleric-text = Raise Strength by 1, gain 1 cleric.

## King’s Favours

favour-noun = { $case ->
        [mid] the King’s Favour
       *[nom] The King’s Favour
    }
favour-recruit = { favour-noun } (free Recruit)
favour-recruit-text = A scout: recruit 1 townsfolk card for free.
favour-tax = { favour-noun } (suspicion and tax)
favour-tax-text = A cleric: discard 1 suspicion, take 2 tax.
favour-criminals = { favour-noun } (2 criminals)
favour-criminals-text = Any worker: gain 2 criminals.
favour-attribute = { favour-noun } (attribute)
favour-attribute-text = A criminal: raise Faith, Influence or Strength by 1.
favour-debt = { favour-noun } (debt or suspicions)
favour-debt-text = A fighter, 1 silver: pay 1 debt or discard 2 suspicions.
favour-credit = { favour-noun } (workers on credit)
favour-credit-text = Any worker, taking 1 unpaid debt: gain 1 scout, 1 merchant and 1 fighter.
favour-develop = { favour-noun } (free Develop or workers)
favour-develop-text = A merchant, 1 provision: develop for free (no workers, no silver) or gain 1 fighter and 1 cleric.
favour-labourers = { favour-noun } (3 labourers)
favour-labourers-text = A criminal: gain 3 labourers.
favour-supplies = { favour-noun } (provisions and tax)
favour-supplies-text = Any worker: gain 2 provisions, take 1 tax.
favour-pray = { favour-noun } (free Pray)
favour-pray-text = Any worker: clear one action of your board.

## King’s Orders

order-noun = { $case ->
        [mid] the King’s Order
       *[nom] The King’s Order
    }
order-commission = { order-noun } (Commission)
order-commission-text = 5 or more Commissions by the end of the game.
order-fortify = { order-noun } (Fortify)
order-fortify-text = 5 or more Fortifications by the end of the game.
order-garrison = { order-noun } (Garrison)
order-garrison-text = 5 or more Garrisons by the end of the game.
order-absolve = { order-noun } (Absolve)
order-absolve-text = 5 or more Absolutions by the end of the game.
order-attack = { order-noun } (Attack)
order-attack-text = 5 or more Attacks by the end of the game.
order-convert = { order-noun } (Convert)
order-convert-text = 5 or more Conversions by the end of the game.

## Suspicions and debts

suspicion-noun = { $case ->
        [mid] a suspicion
       *[nom] Suspicion
    }
suspicion-tax-0 = { suspicion-noun } (no tax)
suspicion-tax-0-text = Take nothing from the tax pool.
suspicion-tax-1 = { suspicion-noun } (1 tax)
suspicion-tax-1-text = Take 1 silver from the tax pool at once.
suspicion-tax-2 = { suspicion-noun } (2 tax)
suspicion-tax-2-text = Take 2 silver from the tax pool at once.
debt-debt = { $case ->
        [mid] a debt
       *[nom] Debt
    }
debt-debt-text = At the end −3 VP unpaid, 1 VP paid.
debt-unpaid = unpaid
debt-paid = paid

## Schemes of the solo opponent

scheme-noun = { $case ->
        [mid] the scheme
       *[nom] The scheme
    }
scheme-kings-favour = { scheme-noun } (King’s Favour)
scheme-kings-favour-text = Places 1 worker on the King’s Favour shown by the resource track.
scheme-commission = { scheme-noun } (Commission)
scheme-commission-text = Sends its next monk to the main board.
scheme-fortify = { scheme-noun } (Fortify)
scheme-fortify-text = Builds its next wall.
scheme-garrison = { scheme-noun } (Garrison)
scheme-garrison-text = Sends its next outpost to the main board.
scheme-absolve = { scheme-noun } (Absolve)
scheme-absolve-text = Turns its next jar over.
scheme-attack = { scheme-noun } (Attack)
scheme-attack-text = Attacks the outsider shown by the resource track.
scheme-convert = { scheme-noun } (Convert)
scheme-convert-text = Converts the outsider shown by the resource track.
scheme-kings-order = { scheme-noun } (King’s Order)
scheme-kings-order-text = Takes the action of the rightmost revealed King’s Order it has not fulfilled.
scheme-recruit = { scheme-noun } (Recruit)
scheme-recruit-text = Dismisses the townsfolk card shown by the resource track.
scheme-pray = { scheme-noun } (Pray)
scheme-pray-text = Clears the right side of its board, or gains 1 worker; shuffles all schemes.
scheme-conspire = { scheme-noun } (Conspire)
scheme-conspire-text = Draws 1 suspicion and gains 2 workers.

## Notes for owners of the box (which card has which: content/notes.toml)

note-confidence-medium = Not every figure here could be checked against the rulebook; worth comparing with your own copy.
note-confidence-low = The sources disagree here or are hard to believe; please compare with your own copy.
note-reconstructed = No source settles this; it is our reconstruction.

## Part two: play

# Pieces of other messages.
part-count-silver = { $count } silver
part-price-silver = { $price } silver
part-you-have-silver = { $silver ->
        [0] you have none
       *[other] you have { $silver }
    }
part-count-provisions = { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
part-price-provisions = { $price ->
        [one] { $price } provision
       *[other] { $price } provisions
    }
part-you-have-provisions = { $provisions ->
        [0] you have none
       *[other] you have { $provisions }
    }
part-count-suspicions = { $count ->
        [one] { $count } suspicion
       *[other] { $count } suspicions
    }

## Questions

ask-turn-action = What do you do now?
ask-place-workers = { $choice ->
        [either] Whom do you place on { NAME($action, "mid") }: one worker of any kind, or two ({ NAME($needed, "mid") })?
       *[all] Whom do you place on { NAME($action, "mid") } ({ NAME($needed, "mid") })?
    }
ask-setup-recruit = Which townsfolk card do you recruit before the game begins?
ask-choose-paladin = Which paladin helps you in this round, which goes on top of your deck, and which below it?
ask-tavern-card = Which tavern card do you take?
ask-develop-where = Where does the workshop go?
ask-dismiss-card = Which townsfolk card do you dismiss?
ask-recruit-card = Which townsfolk card do you recruit?
ask-recruit-price = { NAME($townsfolk) } costs { part-price-silver }: do you pay, or take a debt instead?
ask-pray-which = Which action do you clear?
ask-commission-where = Where do you send the monk?
ask-garrison-where = Where do you build the outpost?
ask-absolve-where = Which space does the jar go to?
ask-attack-whom = Which outsider do you attack?
ask-convert-whom = Which outsider do you convert?
ask-pray-reward = Which action do you clear as a reward?
ask-free-recruit = Which townsfolk card do you recruit for free?
ask-choose-reward = Which reward do you take?
ask-townsfolk-order = Whose ability do you use next?
ask-inquisition-ability = Inquisition (you have { part-count-suspicions }): whose ability do you use next?
ask-pass-keep = Which unused workers do you keep for the next round ({ $count } at most)?

## Options

option-action = { NAME($action, "mid") }
option-recruit = Recruit: a townsfolk card into your crew, with two workers
option-dismiss = Recruit: dismiss a townsfolk card, with one worker
option-favour = Use { NAME($favour, "mid") }
option-pass = Pass
option-worker = Place { NAME($worker, "mid") }
option-keep = Keep { NAME($worker, "mid") }
option-paladin = Paladin { NAME($paladin) }
option-tavern = Take { NAME($workers, "mid") }
option-recruit-card = Recruit { NAME($townsfolk, "mid") }
option-dismiss-card = Dismiss { NAME($townsfolk, "mid") }
option-pay-silver = Pay { part-price-silver }
option-take-debt = Take a debt
option-resolve = Use { NAME($townsfolk, "mid") }
option-workshop = { NAME($action) }: { $place ->
        [1] the left space
        [2] the middle space
       *[other] the right space
    }
option-clear = Clear { NAME($action, "mid") }
option-clear-nothing = Clear nothing
option-monk = Region { $region }: { NAME($reward, "mid") }
option-outpost = Region { $region }: { NAME($reward, "mid") }
option-jar = Move the jar for { NAME($reward, "mid") }
option-attack-card = Attack { NAME($outsider, "mid") }
option-convert-card = Convert { NAME($outsider, "mid") }
option-gain = Take { NAME($reward, "mid") }

## Reasons why something cannot be done

# Turn
why-no-workers = Without workers all you can do is pass.
why-occupied = Your workers stand on { NAME($action, "mid") } already.
why-second-worker = No second worker can be added to { NAME($action, "mid") } later in a round.
why-workers = You need { NAME($needed, "mid") }.
why-silver = The price is { part-price-silver }, and { part-you-have-silver }.
why-provisions = The price is { part-price-provisions }, and { part-you-have-provisions }.
why-seven-times = { $count ->
        [one] This can be done only once in a game.
       *[other] This can be done only { $count } times in a game.
    }
why-faith = Needs Faith { $needed }, yours is { $value }.
why-strength = Needs Strength { $needed }, yours is { $value }.
why-influence = Needs Influence { $needed }, yours is { $value }.

# Workers
why-no-such-worker = You have no { NAME($worker) } left.
why-no-space-for = To be filled: { NAME($needed, "mid") }. There is no space for { NAME($worker, "mid") }.
why-three-kept = { $count ->
        [one] Only { $count } worker can be kept.
       *[other] Only { $count } workers can be kept.
    }

# The left side of the board
why-no-workshops = { $count ->
        [one] Your only workshop has been moved.
       *[other] All { $count } workshops have been moved.
    }
why-workshop-there = There is a workshop on this space of { NAME($action, "mid") } already.
why-third-space = { $spaces ->
        [one] Only the left space of { NAME($action, "mid") } takes workshops.
       *[other] Only the { $spaces } left spaces of { NAME($action, "mid") } take workshops.
    }
why-no-townsfolk = No townsfolk cards are left on the track.
why-no-price = There is nothing to pay, so there is nothing to borrow.
why-no-debt-here = A debt can be taken only for the two leftmost townsfolk.
why-not-itself = Pray does not clear itself.
why-nobody-there = Nobody stands on { NAME($action, "mid") }.

# The right side of the board
why-more-players = This space is for games of { $needed } or more players, and { $players ->
        [1] you play alone.
       *[other] you are { $players }.
    }
why-space-taken = This space is taken.
why-no-free-space = No space of any region is free.
why-no-walls = There are no wall cards left.
why-jar-there = There is a jar on this space already.
why-no-outsiders = No outsiders are left on the track.
why-attack = Needs Strength { $needed }, yours is { $value }: what is missing costs { part-price-silver }, and { part-you-have-silver }.
why-faith-alone = Needs Faith { $needed }, yours is { $value }, and silver does not help.

# King’s Favours, tavern, rewards
why-favour-used = There is a worker on it in this round already.
why-face-down = This King’s Favour does not lie face up.
why-tavern-taken = { NAME($player) } has this card in this round.
why-resolved = { NAME($townsfolk) } has acted in this inquisition already.
why-useless = At the moment this would do nothing: { NAME($reward, "mid") }.

## Journal. Messages with "-known" are for those who may know the secret.

# The round
log-round = Round { $round } begins; { NAME($player) } goes first.
log-reveals-order = { NAME($order) } is revealed, worth { $points } VP.
log-reveals-favour = { NAME($favour) } is revealed.
log-tavern = { $count ->
        [one] In the tavern: { NAME($cards, "mid") }.
       *[other] { $count } cards in the tavern: { NAME($cards, "mid") }.
    }
log-tavern-renewed = { $count ->
        [one] The tavern discard ({ $count } card) becomes the new tavern deck.
       *[other] The tavern discards ({ $count } cards) are shuffled into a new tavern deck.
    }
log-draws-paladins = { $count ->
        [one] { NAME($player) } draws { $count } paladin.
       *[other] { NAME($player) } draws { $count } paladins.
    }
log-draws-paladins-known = { $count ->
        [one] { NAME($player) } draws { $count } paladin: { NAME($paladins) }.
       *[other] { NAME($player) } draws { $count } paladins: { NAME($paladins) }.
    }
log-lays-paladin = { NAME($player) } lays a paladin face down.
log-lays-paladin-known = { NAME($player) } chooses { NAME($paladin) }; { NAME($top) } goes on top of the deck, { NAME($bottom) } below it.
log-reveals-paladin = { NAME($player) } reveals { NAME($paladin) }.
log-chooses-tavern = { NAME($player) } takes { NAME($card, "mid") }.
log-actions-begin = Everybody has their workers; { NAME($player) } begins.
log-passes = { NAME($player) } passes.
log-keeps = { NAME($player) } keeps { NAME($workers, "mid") }.
log-townsfolk-leaves = { NAME($townsfolk) } leaves the track.
log-new-townsfolk = New on the townsfolk track: { NAME($townsfolk, "mid") }.
log-outsider-leaves = { NAME($outsider) } leaves the track.
log-new-outsiders = New on the outsider track: { NAME($outsiders, "mid") }.
log-over = The seventh round is over and the game with it.

# Actions
log-places = { NAME($player) } places { NAME($workers, "mid") } on { NAME($action, "mid") }.
log-uses-favour = { NAME($player) } uses { NAME($favour, "mid") } with { NAME($worker, "mid") }.
log-pays-silver = { NAME($player) } pays { part-count-silver }.
log-pays-provisions = { NAME($player) } pays { part-count-provisions }.
log-workshop = { NAME($player) } puts a workshop on { NAME($action, "mid") }.
log-recruits = { NAME($player) } recruits { NAME($townsfolk, "mid") }.
log-dismisses = { NAME($player) } dismisses { NAME($townsfolk, "mid") }.
log-clears = { NAME($player) } clears { NAME($action, "mid") }.
log-clears-nothing = { NAME($player) } clears nothing.
log-commissions = { NAME($player) } sends a monk to region { $region }.
log-garrisons = { NAME($player) } builds an outpost in region { $region }.
log-builds = { NAME($player) } builds { NAME($wall, "mid") } as wall number { $number }.
log-absolves = { NAME($player) } moves a jar to { NAME($space, "mid") }.
log-attacks = { NAME($player) } attacks { NAME($outsider, "mid") }.
log-converts = { NAME($player) } converts { NAME($outsider, "mid") }.

# Rewards
log-gains-silver = { NAME($player) } gains { part-count-silver }.
log-gains-provisions = { NAME($player) } gains { part-count-provisions }.
log-gains-worker = { NAME($player) } gains { NAME($worker, "mid") }.
log-no-worker = { NAME($player) } gains nothing: the main supply has no { NAME($worker) } left.
log-raises = { NAME($player) } raises { NAME($attribute, "mid") } by { $count }, to { $value }.
log-paladin-helps = { NAME($paladin) } helps { NAME($player) }.
log-townsfolk-acts = { NAME($player) } uses { NAME($townsfolk, "mid") }.

# Tax, suspicion, inquisition, debts
log-takes-tax = { NAME($player) } takes { part-count-silver } in tax; { $left ->
        [0] the tax pool is empty.
       *[other] { $left } silver left in the tax pool.
    }
log-draws-suspicion = { NAME($player) } draws { NAME($suspicion, "mid") }.
log-suspicions-renewed = { $count ->
        [one] The discarded suspicion becomes the new deck.
       *[other] The { $count } discarded suspicions are shuffled into a new deck.
    }
log-discards-suspicions = { NAME($player) } discards { part-count-suspicions }.
log-inquisition = An inquisition takes place.
log-nobody-suspected = Nobody has a suspicion, so nobody takes a debt.
log-fills-pool = The tax pool is filled up to { part-count-silver }.
log-takes-debt = { NAME($player) } takes a debt.
log-pays-debt = { NAME($player) } pays a debt.
log-destroys-debts = { $count ->
        [one] { NAME($player) } destroys { $count } debt.
       *[other] { NAME($player) } destroys { $count } debts.
    }

# The solo opponent
log-resource-marker = { $count ->
        [one] The resource marker moves { $count } space, to space { $space }.
       *[other] The resource marker moves { $count } spaces, to space { $space }.
    }
log-scheme = The opponent reveals { NAME($scheme, "mid") }.
log-schemes-shuffled = { $count ->
        [one] The only scheme card is shuffled into a new deck.
       *[other] All { $count } scheme cards are shuffled into a new deck.
    }
log-opponent-workers = { $count ->
        [one] The opponent gains { $count } worker.
       *[other] The opponent gains { $count } workers.
    }
log-opponent-workshop = The opponent’s workshop moves from the order to { NAME($action) }.
log-favour-scheme = { NAME($scheme) } goes from the favour to the scheme discards.
log-returns-tax = { $left ->
        [0] The opponent returns { part-count-silver } from the tax pool to the main supply; the tax pool is empty.
       *[other] The opponent returns { part-count-silver } from the tax pool to the main supply; { $left } silver left in the tax pool.
    }
log-turns-jar = The opponent turns over jar { $number }.

# Why the opponent does what it does
log-marker-points = The resource marker on { $space } points at { NAME($card, "mid") }.
log-marker-goes-on = The resource marker is on { $space }; the first it can have from there on is card { $place }, { NAME($card, "mid") }.
log-marker-goes-round = The resource marker is on { $space }, with nothing to be had from there on; from the left the first is card { $place }, { NAME($card, "mid") }.
log-opponent-prefers = Of the free spaces in reach the opponent’s order of rewards picks { NAME($space, "mid") }.
log-opponent-takes-left = Of several rewards the opponent takes the left one: { NAME($reward, "mid") }.
log-opponent-takes-other = The left reward is of no use to the opponent; it takes { NAME($reward, "mid") }.
log-opponent-order = Next from the right among the orders it has not fulfilled, the opponent tries { NAME($order, "mid") }.
log-opponent-order-again = Next from the right among the orders it has fulfilled, the opponent tries { NAME($order, "mid") }.
log-opponent-no-favour = No King’s Favour is face up and free for the opponent.
log-opponent-blocked = { NAME($action) } is blocked by the opponent’s own workers.
log-opponent-too-few = { NAME($action) } needs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, and the opponent has { $count }.
log-opponent-seven-times = { NAME($action) } has been done { $count } times by the opponent and cannot be done again.
log-opponent-no-space = { NAME($action) }: with { NAME($attribute) } { $value } the opponent finds no space it would take.
log-opponent-influence = { NAME($action) } needs { NAME($attribute) } { $needed }, and the opponent has { $value }.
log-opponent-no-walls = { NAME($action) }: there are no wall cards left.
log-opponent-no-outsider = { NAME($action) }: with { NAME($attribute) } { $value } the opponent reaches no outsider.
log-opponent-no-townsfolk = { NAME($action) }: there are no townsfolk left on the track.
log-opponent-falls-back = The opponent falls back on the leftmost available action of its row: { NAME($action) }.
log-opponent-rests = { $count ->
        [0] The opponent rests and is out of the round.
        [one] The opponent rests with { $count } worker left and is out of the round.
       *[other] The opponent rests with { $count } workers left and is out of the round.
    }
log-opponent-finished = The opponent has no workers left and is out of the round.

## In the terminal

play-paladins-now = Now
play-paladins-round = round { $round } of { $rounds }
play-paladins-phase =
    { $phase ->
        [setup] recruiting before the game
        [paladins] choosing paladins
        [tavern] in the tavern
       *[actions] actions
    }
play-paladins-first = { NAME($player) } goes first
play-paladins-orders = Orders
play-paladins-favours = Favours
play-paladins-tavern = Tavern
play-paladins-supply = Supply
play-paladins-face-down = face down
play-paladins-used = used
play-paladins-pool =
    { $count ->
        [one] { $count } silver in the tax pool
       *[other] { $count } silver in the tax pool
    }
play-paladins-debts =
    { $count ->
        [one] { $count } debt left
       *[other] { $count } debts left
    }
play-paladins-walls-left =
    { $count ->
        [one] { $count } wall left
       *[other] { $count } walls left
    }
play-paladins-whole-table = (price in silver; Faith to convert / Strength to attack; t shows the whole table)
play-paladins-or-debt = { $price } or a debt
play-paladins-head-townsfolk = Townsfolk
play-paladins-head-price = Silver
play-paladins-head-dismissed = Dismissed
play-paladins-head-recruited = Recruited
play-paladins-head-ability = In the crew
play-paladins-head-faith = Faith
play-paladins-head-strength = Strength
play-paladins-head-outsider = Outsiders
play-paladins-head-attacked = Attacked
play-paladins-head-converted = Converted
play-paladins-head-region = Region above
play-paladins-head-action = Action
play-paladins-head-takes = Takes
play-paladins-head-cost = Costs
play-paladins-head-attribute = Attributes
play-paladins-head-times = Done
play-paladins-busy = busy: { $workers }
play-paladins-inquisition =
    { $kind ->
        [some] inquisition, { $count } or more suspicions
        [none] inquisition, no suspicions
       *[any] inquisition
    }
play-paladins-debt-paid = each debt paid
play-paladins-piece =
    { $piece ->
        [outpost] outpost: { NAME($player) }
       *[monk] monk: { NAME($player) }
    }
play-paladins-scores = VP: { $what }
play-paladins-counted =
    { $counts ->
        [commission] Commissions
        [fortify] Fortifications
        [garrison] Garrisons
        [absolve] Absolutions
        [convert] Conversions
        [townsfolk] townsfolk in the crew
        [faith] Faith
        [strength] Strength
        [influence] Influence
        [attacked-saracen] Saracens attacked
        [attacked-byzantine] Byzantines attacked
        [attacked-viking] Vikings attacked
        [orders] orders fulfilled
        [mercenaries] Mercenaries converted
        [paid-debts] paid debts
        [unpaid-debts] unpaid debts
       *[suspicions] suspicions
    }
play-paladins-anybody = any
play-paladins-you-have = you have
play-paladins-has = has
play-paladins-workers = workers
play-paladins-paladin = paladin
play-paladins-deck = paladin deck
play-paladins-deck-known =
    { $count ->
        [one] { $count } card; on top { $top }; at the bottom { $bottom }
       *[other] { $count } cards; on top { $top }; at the bottom { $bottom }
    }
play-paladins-done = done
play-paladins-converted = converted
play-paladins-workshops = workshops
play-paladins-placed = placed
play-paladins-crew = crew
play-paladins-passed = has passed
play-paladins-resource = resource marker on { $space }
play-paladins-scheme = scheme
play-paladins-copies =
    { $count ->
        [one] { $count } copy in the box
       *[other] { $count } copies in the box
    }
play-paladins-score-orders = King’s Orders
play-paladins-score-attributes = attributes
play-paladins-score-workshops = workshops
play-paladins-score-monks = Commissions
play-paladins-score-walls = Fortifications
play-paladins-score-wall-cards = wall cards
play-paladins-score-outposts = Garrisons
play-paladins-score-jars = Absolutions
play-paladins-score-converted = converted outsiders
play-paladins-score-paid = paid debts
play-paladins-score-unpaid = unpaid debts
play-paladins-score-resources = silver and provisions
play-paladins-score-total = total
play-paladins-score-suspicions = suspicions (the fewest win a tie)

## Lessons
lesson-workers = Workers and actions
lesson-workers-round = In every round you gather workers and then send them to actions, one action a turn, until you pass. After seven rounds the most victory points win.
lesson-workers-actions = Every action needs workers of certain colours, and some cost provisions or silver. A space without a colour takes anybody.
lesson-workers-try = Monks go on missions: that costs provisions, and you have none. Press the Commission and see what it says.
lesson-workers-hunt = First something to eat. Hunting brings provisions: choose it.
lesson-workers-place = With one worker you get a little, with a second one, a scout, more. Send a labourer and a scout, and confirm.
lesson-workers-commission = Now you can pay for the mission. Choose the Commission.
lesson-workers-where = Where does your monk go? Each space gives something at once. Take the silver.
lesson-workers-exact = This action needs exactly these three: a scout, a fighter and a cleric. Send them.
lesson-workers-end = Your monk stands on the board and raises your Influence. So it goes on, turn by turn. Who has no use for workers passes, and keeps up to three of them.
lesson-convert = Converting outsiders
lesson-convert-outsiders = Outsiders gather before the walls. They can be attacked with Strength, or converted with Faith: then they score at the end.
lesson-convert-do = Convert: choose the action.
lesson-convert-try = How hard it is depends on the place in the row and on the card. Press the Saracen warrior.
lesson-convert-free = Your Faith is 4. Convert somebody for whom that is enough.
lesson-convert-end = A converted outsider lies beside your board: what it scores is told on the card. Every attribute that you raise opens further doors.

## Standing orders: what a seat wants answered in its place

order-pay-in-silver = Pay for townsfolk in silver whenever I can
order-townsfolk-in-order = Let my townsfolk act in the order they joined
order-hearing-in-order = At an inquisition, let my townsfolk act in the order they joined

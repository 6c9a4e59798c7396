### Abyss in English. The Polish file has the same messages in the same order.
###
### A thing on the table is named by the message of its id, with "-" for ":" (lord:jailer is lord-jailer).
### NAME(thing, case) gives the name of a thing. English knows two cases: "nom" stands alone or opens a sentence
### ("The Jailer", "crab 3"), "mid" stands inside one, with its article ("the Jailer", "a crab 3").
### Counted messages take $case too, which English ignores.

## Part one: names and card texts

# The game
game-name = Abyss
game-about = Win allies in the depths, recruit lords and take control of locations, and become ruler of the deep.

## Nouns

# Terms for use inside other messages: { -pearl(case: "acc") }; "-many" is the plural.
-pearl = pearl
-pearl-many = pearls
-key = key
-key-many = keys
-key-token = key token
-key-token-many = key tokens
-ally = ally
-ally-many = allies
-lord = lord
-lord-many = lords
-location = location
-location-many = locations
-monster = monster
-monster-many = monsters
-monster-token = monster token
-monster-token-many = monster tokens
-card = card
-card-many = cards
-stack = stack
-stack-many = stacks
-race = race
-race-many = races
-guild = guild
-guild-many = guilds
-turn = turn
-turn-many = turns
-opponent = opponent
-opponent-many = opponents
-ability = ability
-ability-many = abilities
-hand = hand
-court = Court
-council = Council
-treasury = treasury
-supply = general supply
-exploration-track = exploration track
-threat-track = threat track
-threat-marker = threat marker
-exploration-deck = exploration deck
-exploration-discard = exploration discard pile
-lord-deck = lord deck
-location-stack = location stack

# Counted things: $count, $case.
pearls = { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
keys = { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
key-tokens = { $count ->
        [one] { $count } key token
       *[other] { $count } key tokens
    }
allies = { $count ->
        [one] { $count } ally
       *[other] { $count } allies
    }
lords = { $count ->
        [one] { $count } lord
       *[other] { $count } lords
    }
locations = { $count ->
        [one] { $count } location
       *[other] { $count } locations
    }
monsters = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
monster-tokens = { $count ->
        [one] { $count } monster token
       *[other] { $count } monster tokens
    }
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
stacks = { $count ->
        [one] { $count } stack
       *[other] { $count } stacks
    }
races = { $count ->
        [one] { $count } race
       *[other] { $count } races
    }
guilds = { $count ->
        [one] { $count } guild
       *[other] { $count } guilds
    }
# IP: influence points, short and long.
points = { $count } IP
influence-points = { $count ->
        [one] { $count } influence point
       *[other] { $count } influence points
    }

## Races

# One, several, counted.
race-jellyfish = jellyfish
race-jellyfish-many = jellyfish
race-jellyfish-count = { $count ->
        [one] { $count } jellyfish
       *[other] { $count } jellyfish
    }
race-crab = crab
race-crab-many = crabs
race-crab-count = { $count ->
        [one] { $count } crab
       *[other] { $count } crabs
    }
race-seahorse = seahorse
race-seahorse-many = seahorses
race-seahorse-count = { $count ->
        [one] { $count } seahorse
       *[other] { $count } seahorses
    }
race-shellfish = shellfish
race-shellfish-many = shellfish
race-shellfish-count = { $count ->
        [one] { $count } shellfish
       *[other] { $count } shellfish
    }
race-squid = squid
race-squid-many = squids
race-squid-count = { $count ->
        [one] { $count } squid
       *[other] { $count } squids
    }

## Guilds

guild-soldier = soldier
guild-soldier-many = soldiers
guild-soldier-count = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
guild-merchant = merchant
guild-merchant-many = merchants
guild-merchant-count = { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
guild-mage = mage
guild-mage-many = mages
guild-mage-count = { $count ->
        [one] { $count } mage
       *[other] { $count } mages
    }
guild-politician = politician
guild-politician-many = politicians
guild-politician-count = { $count ->
        [one] { $count } politician
       *[other] { $count } politicians
    }
guild-farmer = farmer
guild-farmer-many = farmers
guild-farmer-count = { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
guild-ambassador = ambassador
guild-ambassador-many = ambassadors
guild-ambassador-count = { $count ->
        [one] { $count } ambassador
       *[other] { $count } ambassadors
    }

## Cards and stacks

# An ally card: $race is the id of its race, $value 1 to 5.
ally = { $case ->
        [mid] a { NAME($race) } { $value }
       *[nom] { NAME($race) } { $value }
    }
# A monster card.
monster = { $case ->
        [mid] a monster
       *[nom] monster
    }
# The stack of one race in the Council: for any $race, and under the id of each stack (council:crab).
council = { $case ->
        [short] the { NAME($race) } stack
       *[nom] the { NAME($race) } stack of the Council
    }
council-jellyfish = the jellyfish stack of the Council
council-crab = the crab stack of the Council
council-seahorse = the seahorse stack of the Council
council-shellfish = the shellfish stack of the Council
council-squid = the squid stack of the Council

# What a lord card says about its ability, and what has become of a lord in front of a player.
ability-recruit = Once, when recruited
ability-permanent = Permanent
ability-none = No ability.
state-free = free
state-tucked = under a location
state-turned = turned

## Lords

# Soldiers
lord-recruiter = { $case ->
        [mid] the Recruiter
       *[nom] The Recruiter
    }
lord-recruiter-text = Every lord costs your opponents 2 more.
lord-jailer = { $case ->
        [mid] the Jailer
       *[nom] The Jailer
    }
lord-jailer-text = Each opponent discards 1 ally of their choice from hand.
lord-seeker = { $case ->
        [mid] the Seeker
       *[nom] The Seeker
    }
lord-seeker-text = Each opponent returns 2 pearls to the treasury.
lord-assassin = { $case ->
        [mid] the Assassin
       *[nom] The Assassin
    }
lord-assassin-text = Turn 1 free lord of each opponent: the ability and the key no longer work, only the IP count.
lord-commander = { $case ->
        [mid] the Commander
       *[nom] The Commander
    }
lord-commander-text = Opponents with more than 6 allies in hand discard the excess, now and at the end of each of their turns.
lord-tamer = { $case ->
        [mid] the Tamer
       *[nom] The Tamer
    }
lord-tamer-text = An opponent who fights a monster gets the reward of the previous threat space.
lord-hunter = { $case ->
        [mid] the Hunter
       *[nom] The Hunter
    }
lord-hunter-text = Take 1 random monster token from an opponent of your choice.

# Merchants
lord-ship-master = { $case ->
        [mid] the Ship Master
       *[nom] The Ship Master
    }
lord-ship-master-text = When your exploration ends, gain 1 pearl for each different race that goes to the Council.
lord-trader = { $case ->
        [mid] the Trader
       *[nom] The Trader
    }
lord-trader-text = Gain 3 pearls.
lord-peddler = { $case ->
        [mid] the Peddler
       *[nom] The Peddler
    }
lord-peddler-text = Gain 2 pearls.
lord-landlord = { $case ->
        [mid] the Landlord
       *[nom] The Landlord
    }
lord-landlord-text = Gain 1 pearl now and at the start of each of your turns.
lord-slaver = { $case ->
        [mid] the Slaver
       *[nom] The Slaver
    }
lord-slaver-text = Once in each of your turns you may discard 1 ally from hand to gain 2 pearls.
lord-shopkeeper = { $case ->
        [mid] the Shopkeeper
       *[nom] The Shopkeeper
    }
lord-shopkeeper-text = Gain 1 pearl.

# Mages
lord-shaman = { $case ->
        [mid] the Shaman
       *[nom] The Shaman
    }
lord-shaman-text = Your opponents’ soldiers do not affect you.
lord-invoker = { $case ->
        [mid] the Invoker
       *[nom] The Invoker
    }
lord-invoker-text = After this turn, take another one.
lord-apprentice = { $case ->
        [mid] the Apprentice
       *[nom] The Apprentice
    }
lord-apprentice-text = Take 1 stack of the Council into hand.
lord-oracle = { $case ->
        [mid] the Oracle
       *[nom] The Oracle
    }
lord-oracle-text = Once in each of your turns you may discard 1 stack of the Council.
lord-alchemist = { $case ->
        [mid] the Alchemist
       *[nom] The Alchemist
    }
lord-alchemist-text = When you ask the Council for support, take 2 stacks instead of 1.
lord-illusionist = { $case ->
        [mid] the Illusionist
       *[nom] The Illusionist
    }
lord-illusionist-text = You may exchange 1 of your locations for a face-up one.
lord-master-of-magic = { $case ->
        [mid] the Master of Magic
       *[nom] The Master of Magic
    }
lord-master-of-magic-text = When you recruit other lords, you may affiliate any one of the allies used.

# Politicians
lord-opportunist = { $case ->
        [mid] the Opportunist
       *[nom] The Opportunist
    }
lord-opportunist-text = Once in each of your turns you may discard a lord from the Court and replace it with the top card of the lord deck.
lord-corruptor = { $case ->
        [mid] the Corruptor
       *[nom] The Corruptor
    }
lord-corruptor-text = You may at once recruit a second lord from the Court for 5 pearls instead of the cost.
lord-traitor = { $case ->
        [mid] the Traitor
       *[nom] The Traitor
    }
lord-traitor-text = You may discard another free lord of yours and take any lord from the Court instead.
lord-diplomat = { $case ->
        [mid] the Diplomat
       *[nom] The Diplomat
    }
lord-diplomat-text = When you recruit, you may play any races; only their number matters.
lord-treasurer = { $case ->
        [mid] the Treasurer
       *[nom] The Treasurer
    }
lord-treasurer-text = Every lord costs you 2 less.
lord-schemer = { $case ->
        [mid] the Schemer
       *[nom] The Schemer
    }
lord-schemer-text = You may discard another free lord of yours and replace it with the top card of the lord deck.

# Farmers
lord-keeper = { $case ->
        [mid] the Keeper
       *[nom] The Keeper
    }
lord-keeper-text = { ability-none }
lord-reaper = { $case ->
        [mid] the Reaper
       *[nom] The Reaper
    }
lord-reaper-text = { ability-none }
lord-shepherd = { $case ->
        [mid] the Shepherd
       *[nom] The Shepherd
    }
lord-shepherd-text = { ability-none }
lord-miller = { $case ->
        [mid] the Miller
       *[nom] The Miller
    }
lord-miller-text = { ability-none }
lord-aquaculturalist = { $case ->
        [mid] the Aquaculturalist
       *[nom] The Aquaculturalist
    }
lord-aquaculturalist-text = { ability-none }
lord-landowner = { $case ->
        [mid] the Landowner
       *[nom] The Landowner
    }
lord-landowner-text = { ability-none }

# Ambassadors
lord-sage = { $case ->
        [mid] the Sage
       *[nom] The Sage
    }
lord-sage-text = Draw 2 locations. Take control of one and put the other face up.
lord-hermit = { $case ->
        [mid] the Hermit
       *[nom] The Hermit
    }
lord-hermit-text = Draw 1 location and take control of it.
lord-elder = { $case ->
        [mid] the Elder
       *[nom] The Elder
    }
lord-elder-text = Draw 3 locations. Take control of one and put the others face up.

## Locations

location-sargasso-silos = Sargasso Silos
location-sargasso-silos-text = 5 IP, and 2 for each of your farmers.
location-hydrozoa-reserves = Hydrozoa Reserves
location-hydrozoa-reserves-text = 6 IP, and 2 for each of your mages.
location-sanctuary = { $case ->
        [mid] the Sanctuary
       *[nom] The Sanctuary
    }
location-sanctuary-text = 4 IP, and 3 for each of your affiliated jellyfish.
location-parliament = Parliament
location-parliament-text = 6 IP, and 2 for each of your politicians.
location-barracks = { $case ->
        [mid] the Barracks
       *[nom] The Barracks
    }
location-barracks-text = 7 IP, and 2 for each of your soldiers.
location-dockworks = { $case ->
        [mid] the Dockworks
       *[nom] The Dockworks
    }
location-dockworks-text = 5 IP, and 2 for each of your merchants.
location-sargasso-fields = { $case ->
        [mid] the Sargasso Fields
       *[nom] The Sargasso Fields
    }
location-sargasso-fields-text = 3 IP, and 3 for each of your affiliated seahorses.
location-abyss = { $case ->
        [mid] the Abyss
       *[nom] The Abyss
    }
location-abyss-text = 2 IP for each guild of which you have a lord.
location-city-of-mirrors = City of Mirrors
location-city-of-mirrors-text = Copies one location of an opponent, counted with your own lords and allies.
location-black-smokers = Black Smokers
location-black-smokers-text = When you take this location, you may look through the stack and exchange it for any tile there.
location-oceanic-senate-assembly = Oceanic Senate Assembly
location-oceanic-senate-assembly-text = 4 IP, and 3 for each of your affiliated squids.
location-depths = { $case ->
        [mid] the Depths
       *[nom] The Depths
    }
location-depths-text = Twice the IP of your weakest lord.
location-throne-room = { $case ->
        [mid] the Throne Room
       *[nom] The Throne Room
    }
location-throne-room-text = The IP of your strongest lord once more.
location-jail = { $case ->
        [mid] the Jail
       *[nom] The Jail
    }
location-jail-text = 15 IP, less 1 for each of your lords.
location-chasm = { $case ->
        [mid] the Chasm
       *[nom] The Chasm
    }
location-chasm-text = 5 IP, and 3 for each of your affiliated crabs.
location-closed-tower = { $case ->
        [mid] the Closed Tower
       *[nom] The Closed Tower
    }
location-closed-tower-text = 3 IP for each of your lords with at least one key, spent or not.
location-lost-tower = { $case ->
        [mid] the Lost Tower
       *[nom] The Lost Tower
    }
location-lost-tower-text = 3 IP for each of your lords without a key.
location-chamber-of-allies = { $case ->
        [mid] the Chamber of Allies
       *[nom] The Chamber of Allies
    }
location-chamber-of-allies-text = 3 IP, and the value of your weakest affiliated ally of each race.
location-nest-of-giant-clams = Nest of Giant Clams
location-nest-of-giant-clams-text = 3 IP, and 3 for each of your affiliated shellfish.
location-coral-barrier = { $case ->
        [mid] the Coral Barrier
       *[nom] The Coral Barrier
    }
location-coral-barrier-text = 20 IP, less 1 for each of your affiliated allies.

## Notes for owners of the box (which card has which: content/notes.toml)

note-name-translated = The Polish name is our own translation; the printed Polish card or tile may bear another.
note-name-disputed = The Polish name is the one in the rulebook; the printed card is said to bear another.
note-confidence-medium = Our sources disagree on a detail here, or there is only one; compare it with your copy.
note-reconstructed = No source settles this; it is our own proposal.

## Part two: prompts, log lines, reasons

# Pieces of other messages.
part-count-pearls = { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }
part-price = { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }
part-you-have-pearls = { $pearls ->
        [0] you have no pearls
        [one] you have { $pearls } pearl
       *[other] you have { $pearls } pearls
    }
part-exact-races = { $races ->
        [one] exactly { $races } race
       *[other] exactly { $races } races
    }
part-you-hold-races = { $held ->
        [0] you have none
       *[other] you have { $held }
    }
part-reward-keys = { $keys ->
        [one] { $keys } key token
       *[other] { $keys } key tokens
    }
part-reward-pearls = { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
part-reward-tokens = { $tokens ->
        [one] { $tokens } monster token
       *[other] { $tokens } monster tokens
    }

## Questions

ask-turn-action = What do you do next?
ask-explore-offer = Do you buy the { NAME($card) } from { NAME($player) } for { part-price }?
ask-explore-take = Do you take the { NAME($card) }, or leave it and reveal the next card?
ask-explore-monster = Do you fight the monster for the reward of threat space { $space }, or go on?
ask-explore-reward = Which reward of threat space { $space } do you take?
ask-council-second = Which stack of the Council do you take as your second?
ask-recruit-pay = Which allies do you play for { NAME($lord, "mid") }: { $cost } in { part-exact-races }{ $race ->
        [none] { "" }
       *[other] {" "}with { NAME($race) }
    } ({ part-you-have-pearls })?
ask-turn-end = Your turn is over: is there anything you still want to use?
ask-recruit-affiliate = Which of the allies you played do you affiliate?
ask-jailer-discard = { NAME("lord:jailer") } makes you discard an ally from hand: which one?
ask-commander-discard = { $count ->
        [0] You are within { NAME("lord:commander", "mid") }’s limit of { $limit } allies and discard none: is that all?
        [one] Which ally do you discard, to keep { $limit } under { NAME("lord:commander", "mid") }’s limit?
       *[other] Which { $count } allies do you discard, to keep { $limit } under { NAME("lord:commander", "mid") }’s limit?
    }
ask-assassin-turn = Which free lord in front of { NAME($victim) } do you turn?
ask-hunter-victim = From whom do you take a monster token?
ask-apprentice-stack = Which stack of the Council do you take?
ask-illusionist-give = Which of your locations do you exchange, if any?
ask-illusionist-get = Which face-up location do you take in exchange?
ask-corruptor-bribe = Which second lord do you recruit for 5 pearls, if any?
ask-dismiss = Which other lord do you discard for { NAME($lord, "mid") }, if any?
ask-traitor-court = Which lord of the Court do you take instead?
ask-control-location = Do you take a face-up location, or draw from the stack?
ask-control-drawn = Which of the locations you drew do you take?
ask-control-keys = Which keys do you pay with (exactly { $count } are needed)?
ask-smokers-exchange = For which location of the stack do you exchange { NAME("location:black-smokers", "mid") }, if any?

## Options

# The turn
option-plot = Plot at the Court for { part-count-pearls }
option-explore = Explore the depths
option-council = Ask for support: take { NAME($stack, "mid") }
option-recruit = Recruit { NAME($lord, "mid") }
option-end-turn = End the turn
option-no-action = Take no action

# Exploring
option-buy = Buy for { part-price }
option-pass = Pass
option-take = Take the { NAME($card) }
option-leave = Leave it and reveal the next card
option-fight = Fight the monster
option-go-on = Go on and reveal the next card
option-reward = { $keys ->
        [0] { $pearls ->
            [0] Take { part-reward-tokens }
           *[other] { $tokens ->
                [0] Take { part-reward-pearls }
               *[other] Take { part-reward-pearls } and { part-reward-tokens }
            }
        }
       *[other] { $pearls ->
            [0] { $tokens ->
                [0] Take { part-reward-keys }
               *[other] Take { part-reward-keys } and { part-reward-tokens }
            }
           *[other] { $tokens ->
                [0] Take { part-reward-keys } and { part-reward-pearls }
               *[other] Take { part-reward-keys }, { part-reward-pearls } and { part-reward-tokens }
            }
        }
    }

# Allies and stacks
option-stack = Take { NAME($stack, "mid") }
option-ally = Play { NAME($ally, "mid") }
option-affiliate = Affiliate the { NAME($ally) }
option-discard = Discard { NAME($ally, "mid") }

# Lords, locations, keys
option-lord = { NAME($lord) }
option-location = { NAME($location) }
option-seat = { NAME($player) }
option-decline = Decline
option-draw = { $count ->
        [one] Draw { $count } location from the stack
       *[other] Draw { $count } locations from the stack
    }
option-keep-smokers = Keep { NAME("location:black-smokers", "mid") }
option-key-token = Spend a key token
option-key-lord = { $count ->
        [one] Tuck { NAME($lord, "mid") } under the location ({ $count } key)
       *[other] Tuck { NAME($lord, "mid") } under the location ({ $count } keys)
    }

# Abilities used at a moment of their owner’s choice
option-sell = { NAME("lord:slaver") }: discard { NAME($ally, "mid") } for { part-count-pearls }
option-discard-stack = { NAME("lord:oracle") }: discard { NAME($stack, "mid") }
option-replace = { NAME("lord:opportunist") }: replace { NAME($lord, "mid") } with the top card of the lord deck
option-use = Use the ability of { NAME($lord, "mid") }

## Reasons: why something is not possible

# The turn
why-court-full = All { $spaces } spaces of the Court are taken.
why-no-pearl = Plotting costs { part-price }, and you have fewer.
why-no-lords-left = The lord deck is empty.
why-action-compulsory = While an action is possible you have to take one.

# Exploring
why-bought-already = You have bought an ally this turn already; one is the limit.
why-too-dear = The price is { part-price }, and { part-you-have-pearls }.
why-last-space-ally = This is the last of the { $spaces } spaces of the track: the ally has to be taken.
why-last-space-monster = This is the last of the { $spaces } spaces of the track: the monster has to be fought.
why-no-cards-left = The exploration deck and its discard pile are both empty.
why-too-few-tokens = { $needed ->
        [one] This reward takes { $needed } monster token, and { $left ->
            [0] none is left
            [one] { $left } is left
           *[other] { $left } are left
        }.
       *[other] This reward takes { $needed } monster tokens, and { $left ->
            [0] none is left
            [one] { $left } is left
           *[other] { $left } are left
        }.
    }

# The Council
why-stack-empty = There is no card in { NAME($race, "mid") }.

# Recruiting
why-race-not-played = A { NAME($race) } must be among the allies you play.
why-affiliated = The { NAME($ally) } is affiliated: it stays in front of you and recruits nobody.
why-not-at-court = { NAME($lord) } is not on the Court.
why-no-more-keys = You have no more key tokens.
why-plot-before-action = You plot at the start of your turn, before the action.
why-one-action = One action a turn: you have taken yours.
why-left-behind = Only the card just revealed can be had; you left { NAME($card, "mid") } behind.
why-monster-not-for-sale = A monster is never for sale.
why-offered-first = The ally must be offered to the others first.
why-race-missing = The payment needs a { NAME($race) }, and there is none.
why-too-few-races = { $needed ->
        [one] Needs { $needed } race, { part-you-hold-races }.
       *[other] Needs { $needed } races, { part-you-hold-races }.
    }
why-too-weak = { $needed } needed: your allies make { $allies } and { part-you-have-pearls }.
why-too-many-races = { $needed ->
        [one] The payment takes exactly { $needed } race; this would be one too many.
       *[other] The payment takes exactly { $needed } races; this would be one too many.
    }
why-room-for-race = { $needed ->
        [one] The only race of the payment has to be the { NAME($race) }.
       *[other] One of the { $needed } races of the payment has to be the { NAME($race) }, and this would take its place.
    }
why-no-more-such = You have no further { NAME($ally) } in hand.
why-not-lowest = The lowest ally played is affiliated, of value { $lowest }; the { NAME($ally) } is higher.
why-being-recruited = You are paying for { NAME($lord, "mid") } at this moment.
why-needed-for-payment = Without the { NAME($ally) } you could not pay for { NAME($lord, "mid") }.

# Lords
why-used-this-turn = You have used the ability of { NAME($lord, "mid") } this turn already.
why-own-turn-only = Such a lord can be used only in your own turn.
why-turn-over = Your turn is over: such a lord can be used only before.
why-turned = { NAME($lord) } is turned: neither ability nor key works.
why-tucked = { NAME($lord) } lies under a location.
why-itself = { NAME($lord) } cannot be discarded by its own ability: another lord has to go.
why-tamed = An opponent has { NAME("lord:tamer", "mid") }: you get the reward of space { $space }, not of space { $threat }.
why-protected = { NAME($player) } has { NAME("lord:shaman", "mid") }, whom soldiers cannot touch.
why-no-tokens = { NAME($player) } has no monster token.
why-enough-discarded = { $count ->
        [0] Your hand is within the limit; you discard nothing.
        [one] You discard exactly { $count } ally.
       *[other] You discard exactly { $count } allies.
    }
why-too-many-in-hand = { NAME("lord:commander") } leaves you { $limit } allies in hand: you have to discard { $count }.

# Locations
why-too-few-locations = { $left ->
        [0] You cannot draw { $needed }: the location stack is empty.
        [one] You cannot draw { $needed }: { $left } location is left in the stack.
       *[other] You cannot draw { $needed }: { $left } locations are left in the stack.
    }
why-not-drawn = { NAME($location) } lay face up before; you choose among the locations you drew.
why-not-in-stack = { NAME($location) } is not in the stack, and only a location of the stack can be taken.
why-keys-do-not-add-up = { $needed ->
        [0] The location is paid for already.
        [one] Exactly { $needed } more key is needed, and with this choice (keys: { $keys }) the sum cannot come out.
       *[other] Exactly { $needed } more keys are needed, and with this choice (keys: { $keys }) the sum cannot come out.
    }
why-too-few-keys = { $needed ->
        [one] { $needed } more key is needed.
       *[other] { $needed } more keys are needed.
    }

## The journal. The messages in “-known” are for those who may see the secret.

# The turn
log-turn = { NAME($player) } begins a turn.
log-last-turn = { NAME($player) } begins a last turn.
log-extra-turn = { NAME($player) } takes another turn at once.
log-no-action = { NAME($player) } can take no action.
log-plots = { NAME($player) } plots for { part-count-pearls }: { NAME($lord, "mid") } comes to the Court.
log-gains-pearls = { $count ->
        [one] { NAME($player) } gains { $count } pearl.
       *[other] { NAME($player) } gains { $count } pearls.
    }
log-loses-pearls = { $count ->
        [0] { NAME($player) } has no pearl to return.
        [one] { NAME($player) } returns { $count } pearl to the treasury.
       *[other] { NAME($player) } returns { $count } pearls to the treasury.
    }

# Exploring
log-reveals = { NAME($player) } reveals { NAME($card, "mid") } on space { $space }.
log-deck-renewed = { $count ->
        [one] The exploration deck has run out: { $count } discarded card becomes the new one.
       *[other] The exploration deck has run out: { $count } discarded cards are shuffled into a new one.
    }
log-buys = { NAME($player) } buys the { NAME($ally) } from { NAME($seller) } for { part-count-pearls }.
log-takes = { NAME($player) } takes the { NAME($ally) }.
log-fights = { NAME($player) } fights the monster, with the threat marker on space { $space }.
log-threat-rises = { NAME($player) } goes past the monster; the threat marker stands on space { $space }.
log-gains-keys = { $count ->
        [0] { NAME($player) } gains no key token: the supply is empty.
        [one] { NAME($player) } gains { $count } key token.
       *[other] { NAME($player) } gains { $count } key tokens.
    }
log-draws-tokens = { $count ->
        [one] { NAME($player) } draws { $count } monster token.
       *[other] { NAME($player) } draws { $count } monster tokens.
    }
log-draws-tokens-known = { $count ->
        [one] { NAME($player) } draws { $count } monster token, worth { NAME($values) }.
       *[other] { NAME($player) } draws { $count } monster tokens, worth { NAME($values) }.
    }
log-to-council = The Council receives { NAME($allies, "mid") }.

# The Council
log-takes-stack = { $count ->
        [one] { NAME($player) } takes { NAME($stack, "mid") } ({ $count } card).
       *[other] { NAME($player) } takes { NAME($stack, "mid") } ({ $count } cards).
    }
log-takes-stack-known = { $count ->
        [one] { NAME($player) } takes { NAME($stack, "mid") } ({ $count } card): { NAME($allies, "mid") }.
       *[other] { NAME($player) } takes { NAME($stack, "mid") } ({ $count } cards): { NAME($allies, "mid") }.
    }
log-discards-stack = { $count ->
        [one] { NAME($player) } discards { NAME($stack, "mid") } ({ $count } card).
       *[other] { NAME($player) } discards { NAME($stack, "mid") } ({ $count } cards).
    }

# Recruiting
log-pays = { $pearls ->
        [0] { NAME($player) } pays for { NAME($lord, "mid") } with { NAME($allies, "mid") }.
        [one] { NAME($player) } pays for { NAME($lord, "mid") } with { NAME($allies, "mid") }, adding { $pearls } pearl.
       *[other] { NAME($player) } pays for { NAME($lord, "mid") } with { NAME($allies, "mid") }, adding { $pearls } pearls.
    }
log-bribes = { NAME($player) } wins over { NAME($lord, "mid") } for { part-count-pearls }.
log-affiliates = { NAME($player) } affiliates the { NAME($ally) }.
log-takes-from-court = { NAME($player) } takes { NAME($lord, "mid") } from the Court.
log-protected = { NAME($player) } has { NAME("lord:shaman", "mid") }: { NAME($lord, "mid") } can do nothing there.
log-recruits = { NAME($player) } recruits { NAME($lord, "mid") }.
log-refills-court = From the deck to the Court: { NAME($lords, "mid") }.

# Lords at work
log-discards = { NAME($player) } discards { NAME($allies, "mid") }.
log-turns = { NAME($player) } turns { NAME($lord, "mid") } in front of { NAME($victim) }.
log-steals-token = { NAME($player) } takes a random monster token from { NAME($victim) }.
log-steals-token-known = { NAME($player) } takes a random monster token, worth { $value }, from { NAME($victim) }.
log-replaces-at-court = { NAME($player) } replaces { NAME($lord, "mid") } on the Court with { NAME($fresh, "mid") }.
log-dismisses = { NAME($player) } discards { NAME($lord, "mid") }.
log-draws-lord = { NAME($player) } gets { NAME($lord, "mid") } from the lord deck.

# Locations
log-draws-locations = { $count ->
        [one] { NAME($player) } draws { $count } location.
       *[other] { NAME($player) } draws { $count } locations.
    }
log-controls = { NAME($player) } takes control of { NAME($location, "mid") }.
log-locations-available = Face up from now on: { NAME($locations, "mid") }.
log-tucks = { NAME($player) } tucks { NAME($lords, "mid") } under the location.
log-spends-keys = { $count ->
        [one] { NAME($player) } spends { $count } key token.
       *[other] { NAME($player) } spends { $count } key tokens.
    }
log-exchanges = { NAME($player) } exchanges { NAME($location, "mid") } for { NAME($fresh, "mid") }.

# The end
log-end-by-lords = { NAME($player) } has a seventh lord: everybody else takes one more turn.
log-end-by-court = The Court cannot be filled: { NAME($player) } ends this turn, and everybody else takes one more.
log-end-by-stalemate = Nobody can ever recruit again: no ally can come into a hand, and no hand has the races for a lord within reach. { NAME($player) } ends this turn, and everybody else takes one more.
log-affiliates-last = { NAME($player) } affiliates { NAME($allies, "mid") } from hand.
log-over = The game is over, and the points are counted.

## In the terminal

play-abyss-court = Court
play-abyss-lord-deck =
    { $count ->
        [one] { $count } lord left in the deck
       *[other] { $count } lords left in the deck
    }
play-abyss-court-empty =
    { $count ->
        [one] { $count } empty space
       *[other] { $count } empty spaces
    }
play-abyss-can-recruit = you can recruit
play-abyss-track = Exploration
play-abyss-deck = deck { $count }, discarded { $discard }
play-abyss-price = next sale { $price }
play-abyss-council = Council
play-abyss-threat = Threat
play-abyss-threat-space = space { $space } of { $spaces }:
play-abyss-locations = Locations
play-abyss-stack = { $count } face down
play-abyss-supply-head = Supply
play-abyss-supply = key tokens { $keys }, monster tokens { $tokens }
play-abyss-ending-head = The end
play-abyss-ending = { NAME($player) } has triggered it: everyone else plays one last turn.
play-abyss-in-hand =
    { $count ->
        [0] empty hand
        [one] { $count } ally in hand
       *[other] { $count } allies in hand
    }
play-abyss-hand = hand
play-abyss-cup = you have
play-abyss-affiliated = affiliated
play-abyss-lords = lords
play-abyss-location = location
play-abyss-under = under it: { NAME($lords) }
play-abyss-reward = reward
play-abyss-recruiting = recruiting
play-abyss-paid = played
play-abyss-paying =
    { $pearls ->
        [0] Worth { $value }, { $cost } needed.
        [one] Worth { $value }, { $cost } needed: { $pearls } pearl on top.
       *[other] Worth { $value }, { $cost } needed: { $pearls } pearls on top.
    }
play-abyss-cost = costs
play-abyss-score-locations = locations
play-abyss-score-lords = lords
play-abyss-score-allies = allies
play-abyss-score-tokens = monsters
play-abyss-score-total = total
play-abyss-score-tie = on a tie
play-abyss-tie = { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }, best lord { $best }

## Standing orders: what a seat wants answered in its place
order-pass-exploration = Buy nothing in this exploration
order-pass-until-turn = Buy nothing until my turn
order-ask-from-value = Ask me only from value { $value }
order-leave-below-value = Explore on this turn up to value { $value }

## Lessons
lesson-explore = Exploring the depths
lesson-explore-goal = You want to rule the Abyss. Lords at the Court bring you influence, and the most influence wins. To recruit lords you need allies.
lesson-explore-deck = Allies come from this deck. Whoever explores reveals its cards one by one.
lesson-explore-do = Explore: press the deck, or the button below.
lesson-explore-offered = A crab 3. Before you may take it, your opponents may buy it from you for pearls. Here nobody wants it.
lesson-explore-leave = It is yours if you take it, and your turn ends. Leave it this once, to see what comes next.
lesson-explore-gone = Only a squid 1. Now try to take the crab after all: press it.
lesson-explore-on = What is left behind cannot be had any more; at the end of your turn it goes to the Council. Go on.
lesson-explore-fight = A monster! Whoever fights it takes the reward of the threat space where the marker stands. Fight it.
lesson-explore-end = Well done. Taking an ally or fighting a monster ends your turn. The cards left behind now lie in the Council, where anybody can fetch them.
lesson-recruit = Recruiting a lord
lesson-recruit-cost = A lord’s cost stands at its upper left: the Reaper costs 7, paid in exactly two races, with seahorses among them. What allies lack in value, pearls make up.
lesson-recruit-try = You have a seahorse 4, a crab 1 and one pearl. Press the Reaper and see what is missing.
lesson-recruit-council = Six is not seven. Fetch help: take the shellfish stack of the Council. A whole stack comes to your hand, and your turn ends.
lesson-recruit-now = Your turn again, and a shellfish 2 in your hand. Now recruit the Reaper.
lesson-recruit-pay = There is only one way to pay, so it is chosen already: seahorse 4, shellfish 2 and your pearl. Confirm it.
lesson-recruit-done = The Reaper lies in front of you. One of the allies you paid with stays with you, affiliated: it scores at the end. The other is gone.
lesson-locations = Taking control of a location
lesson-locations-keys = Keys open locations: with three of them you take one at once. You hold two key tokens, and the Reaper brings a key.
lesson-locations-puzzle = Now on your own: recruit the Reaper and take a location. The Silos suit you, for they count farmers.
lesson-locations-end = The lords whose keys you used now lie under the location: their influence counts, their abilities rest. You know enough for a first match.

### Abyss in English. The Polish file has the same messages in the same order.
###
### A thing on the table is named by the message of its id, with "-" for ":" (lord:jailer is lord-jailer).
### Names and counted messages take $case, which English ignores. NAME(thing, case) gives the name of a thing.

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
ally = { NAME($race, $case) } { $value }
# A monster card.
monster = monster
# The stack of one race in the Council: for any $race, and under the id of each stack (council:crab).
council = the { NAME($race) } stack of the Council
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
lord-recruiter = The Recruiter
lord-recruiter-text = Every lord costs your opponents 2 more.
lord-jailer = The Jailer
lord-jailer-text = Each opponent discards 1 ally of their choice from hand.
lord-seeker = The Seeker
lord-seeker-text = Each opponent returns 2 pearls to the treasury.
lord-assassin = The Assassin
lord-assassin-text = Turn 1 free lord of each opponent: the ability and the key no longer work, only the IP count.
lord-commander = The Commander
lord-commander-text = Opponents with more than 6 allies in hand discard the excess, now and at the end of each of their turns.
lord-tamer = The Tamer
lord-tamer-text = An opponent who fights a monster gets the reward of the previous threat space.
lord-hunter = The Hunter
lord-hunter-text = Take 1 random monster token from an opponent of your choice.

# Merchants
lord-ship-master = The Ship Master
lord-ship-master-text = When your exploration ends, gain 1 pearl for each different race that goes to the Council.
lord-trader = The Trader
lord-trader-text = Gain 3 pearls.
lord-peddler = The Peddler
lord-peddler-text = Gain 2 pearls.
lord-landlord = The Landlord
lord-landlord-text = Gain 1 pearl now and at the start of each of your turns.
lord-slaver = The Slaver
lord-slaver-text = Once in each of your turns you may discard 1 ally from hand to gain 2 pearls.
lord-shopkeeper = The Shopkeeper
lord-shopkeeper-text = Gain 1 pearl.

# Mages
lord-shaman = The Shaman
lord-shaman-text = Your opponents’ soldiers do not affect you.
lord-invoker = The Invoker
lord-invoker-text = After this turn, take another one.
lord-apprentice = The Apprentice
lord-apprentice-text = Take 1 stack of the Council into hand.
lord-oracle = The Oracle
lord-oracle-text = Once in each of your turns you may discard 1 stack of the Council.
lord-alchemist = The Alchemist
lord-alchemist-text = When you ask the Council for support, take 2 stacks instead of 1.
lord-illusionist = The Illusionist
lord-illusionist-text = You may exchange 1 of your locations for a face-up one.
lord-master-of-magic = The Master of Magic
lord-master-of-magic-text = When you recruit other lords, you may affiliate any one of the allies used.

# Politicians
lord-opportunist = The Opportunist
lord-opportunist-text = Once in each of your turns you may discard a lord from the Court and replace it with the top card of the lord deck.
lord-corruptor = The Corruptor
lord-corruptor-text = You may at once recruit a second lord from the Court for 5 pearls instead of the cost.
lord-traitor = The Traitor
lord-traitor-text = You may discard another free lord of yours and take any lord from the Court instead.
lord-diplomat = The Diplomat
lord-diplomat-text = When you recruit, you may play any races; only their number matters.
lord-treasurer = The Treasurer
lord-treasurer-text = Every lord costs you 2 less.
lord-schemer = The Schemer
lord-schemer-text = You may discard another free lord of yours and replace it with the top card of the lord deck.

# Farmers
lord-keeper = The Keeper
lord-keeper-text = { ability-none }
lord-reaper = The Reaper
lord-reaper-text = { ability-none }
lord-shepherd = The Shepherd
lord-shepherd-text = { ability-none }
lord-miller = The Miller
lord-miller-text = { ability-none }
lord-aquaculturalist = The Aquaculturalist
lord-aquaculturalist-text = { ability-none }
lord-landowner = The Landowner
lord-landowner-text = { ability-none }

# Ambassadors
lord-sage = The Sage
lord-sage-text = Draw 2 locations. Take control of one and put the other face up.
lord-hermit = The Hermit
lord-hermit-text = Draw 1 location and take control of it.
lord-elder = The Elder
lord-elder-text = Draw 3 locations. Take control of one and put the others face up.

## Locations

location-sargasso-silos = Sargasso Silos
location-sargasso-silos-text = 5 IP, and 2 for each of your farmers.
location-hydrozoa-reserves = Hydrozoa Reserves
location-hydrozoa-reserves-text = 6 IP, and 2 for each of your mages.
location-sanctuary = The Sanctuary
location-sanctuary-text = 4 IP, and 3 for each of your affiliated jellyfish.
location-parliament = Parliament
location-parliament-text = 6 IP, and 2 for each of your politicians.
location-barracks = The Barracks
location-barracks-text = 7 IP, and 2 for each of your soldiers.
location-dockworks = The Dockworks
location-dockworks-text = 5 IP, and 2 for each of your merchants.
location-sargasso-fields = The Sargasso Fields
location-sargasso-fields-text = 3 IP, and 3 for each of your affiliated seahorses.
location-abyss = The Abyss
location-abyss-text = 2 IP for each guild of which you have a lord.
location-city-of-mirrors = City of Mirrors
location-city-of-mirrors-text = Copies one location of an opponent, counted with your own lords and allies.
location-black-smokers = Black Smokers
location-black-smokers-text = When you take this location, you may look through the stack and exchange it for any tile there.
location-oceanic-senate-assembly = Oceanic Senate Assembly
location-oceanic-senate-assembly-text = 4 IP, and 3 for each of your affiliated squids.
location-depths = The Depths
location-depths-text = Twice the IP of your weakest lord.
location-throne-room = The Throne Room
location-throne-room-text = The IP of your strongest lord once more.
location-jail = The Jail
location-jail-text = 15 IP, less 1 for each of your lords.
location-chasm = The Chasm
location-chasm-text = 5 IP, and 3 for each of your affiliated crabs.
location-closed-tower = The Closed Tower
location-closed-tower-text = 3 IP for each of your lords with at least one key, spent or not.
location-lost-tower = The Lost Tower
location-lost-tower-text = 3 IP for each of your lords without a key.
location-chamber-of-allies = The Chamber of Allies
location-chamber-of-allies-text = 3 IP, and the value of your weakest affiliated ally of each race.
location-nest-of-giant-clams = Nest of Giant Clams
location-nest-of-giant-clams-text = 3 IP, and 3 for each of your affiliated shellfish.
location-coral-barrier = The Coral Barrier
location-coral-barrier-text = 20 IP, less 1 for each of your affiliated allies.

## Notes for owners of the box (which card has which: content/notes.toml)

note-name-translated = The Polish name is our own translation; the printed Polish card or tile may bear another.
note-name-disputed = The Polish name is the one in the rulebook; the printed card is said to bear another.
note-confidence-medium = Our sources disagree on a detail here, or there is only one; compare it with your copy.
note-reconstructed = No source settles this; it is our own proposal.

## Part two: prompts, log lines, reasons

### Oath in English. The Polish file has the same messages in the same order.
###
### A thing on the table is named by the message of its id, with "-" for ":" (relic:bandit-crown is relic-bandit-crown).
### NAME(thing, case) gives the name of a thing. English knows two cases: "nom" stands alone or opens a sentence
### ("Bandit Crown"), "mid" stands inside one, with its article ("the Bandit Crown"). Denizens are called by their bare
### names in both. Counted messages take $case too, which English ignores.

## Part one: names and card texts

# The game
game-name = Oath
game-about = Keep the Chancellor’s oath or break it: rise from exile, rule the land, and leave a chronicle that the next game begins from.

## Nouns

# Terms for use inside other messages: { -warband(case: "acc") }; "-many" is the plural.
-favor = favor
-favor-many = favor
-secret = secret
-secret-many = secrets
-facedown-secret = facedown secret
-facedown-secret-many = facedown secrets
-warband = warband
-warband-many = warbands
-supply = Supply
-supply-many = Supply
-card = card
-card-many = cards
-adviser = adviser
-adviser-many = advisers
-site = site
-site-many = sites
-region = region
-region-many = regions
-denizen = denizen
-denizen-many = denizens
-edifice = edifice
-edifice-many = edifices
-ruin = ruin
-ruin-many = ruins
-relic = relic
-relic-many = relics
-banner = banner
-banner-many = banners
-vision = Vision
-vision-many = Visions
-attack-die = attack die
-attack-die-many = attack dice
-defense-die = defense die
-defense-die-many = defense dice
-sword = sword
-sword-many = swords
-hollow-sword = hollow sword
-hollow-sword-many = hollow swords
-shield = shield
-shield-many = shields
-skull = skull
-skull-many = skulls
-pawn = pawn
-pawn-many = pawns
-bandit = bandit
-bandit-many = bandits
-battle-plan = battle plan
-battle-plan-many = battle plans
-modifier = modifier
-modifier-many = modifiers
-power = power
-power-many = powers
-target = target
-target-many = targets
-player = player
-player-many = players
-round = round
-round-many = rounds
-turn = turn
-turn-many = turns
-promise = promise
-promise-many = promises

# A thing of which there are several alike: one, and counted.
favor = favor
favor-count = { $count } favor
secret = { $case ->
        [mid] a secret
       *[nom] secret
    }
secret-count = { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
facedown-secret = { $case ->
        [mid] a facedown secret
       *[nom] facedown secret
    }
facedown-secret-count = { $count ->
        [one] { $count } facedown secret
       *[other] { $count } facedown secrets
    }
warband = { $case ->
        [mid] a warband
       *[nom] warband
    }
warband-count = { $count ->
        [one] { $count } warband
       *[other] { $count } warbands
    }
supply = Supply
supply-count = { $count } Supply
card = { $case ->
        [mid] a card
       *[nom] card
    }
card-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
adviser = { $case ->
        [mid] an adviser
       *[nom] adviser
    }
adviser-count = { $count ->
        [one] { $count } adviser
       *[other] { $count } advisers
    }
site = { $case ->
        [mid] a site
       *[nom] site
    }
site-count = { $count ->
        [one] { $count } site
       *[other] { $count } sites
    }
region = { $case ->
        [mid] a region
       *[nom] region
    }
region-count = { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }
denizen = { $case ->
        [mid] a denizen
       *[nom] denizen
    }
denizen-count = { $count ->
        [one] { $count } denizen
       *[other] { $count } denizens
    }
edifice = { $case ->
        [mid] an edifice
       *[nom] edifice
    }
edifice-count = { $count ->
        [one] { $count } edifice
       *[other] { $count } edifices
    }
ruin = { $case ->
        [mid] a ruin
       *[nom] ruin
    }
ruin-count = { $count ->
        [one] { $count } ruin
       *[other] { $count } ruins
    }
relic = { $case ->
        [mid] a relic
       *[nom] relic
    }
relic-count = { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
banner = { $case ->
        [mid] a banner
       *[nom] banner
    }
banner-count = { $count ->
        [one] { $count } banner
       *[other] { $count } banners
    }
vision = { $case ->
        [mid] a Vision
       *[nom] Vision
    }
vision-count = { $count ->
        [one] { $count } Vision
       *[other] { $count } Visions
    }
attack-die = { $case ->
        [mid] an attack die
       *[nom] attack die
    }
attack-die-count = { $count ->
        [one] { $count } attack die
       *[other] { $count } attack dice
    }
defense-die = { $case ->
        [mid] a defense die
       *[nom] defense die
    }
defense-die-count = { $count ->
        [one] { $count } defense die
       *[other] { $count } defense dice
    }
sword = { $case ->
        [mid] a sword
       *[nom] sword
    }
sword-count = { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
hollow-sword = { $case ->
        [mid] a hollow sword
       *[nom] hollow sword
    }
hollow-sword-count = { $count ->
        [one] { $count } hollow sword
       *[other] { $count } hollow swords
    }
shield = { $case ->
        [mid] a shield
       *[nom] shield
    }
shield-count = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
skull = { $case ->
        [mid] a skull
       *[nom] skull
    }
skull-count = { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    }
pawn = { $case ->
        [mid] a pawn
       *[nom] pawn
    }
pawn-count = { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }
bandit = { $case ->
        [mid] a bandit
       *[nom] bandit
    }
bandit-count = { $count ->
        [one] { $count } bandit
       *[other] { $count } bandits
    }
battle-plan = { $case ->
        [mid] a battle plan
       *[nom] battle plan
    }
battle-plan-count = { $count ->
        [one] { $count } battle plan
       *[other] { $count } battle plans
    }
modifier = { $case ->
        [mid] a modifier
       *[nom] modifier
    }
modifier-count = { $count ->
        [one] { $count } modifier
       *[other] { $count } modifiers
    }
power = { $case ->
        [mid] a power
       *[nom] power
    }
power-count = { $count ->
        [one] { $count } power
       *[other] { $count } powers
    }
target = { $case ->
        [mid] a target
       *[nom] target
    }
target-count = { $count ->
        [one] { $count } target
       *[other] { $count } targets
    }
player = { $case ->
        [mid] a player
       *[nom] player
    }
player-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
round = { $case ->
        [mid] a round
       *[nom] round
    }
round-count = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
turn = { $case ->
        [mid] a turn
       *[nom] turn
    }
turn-count = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
promise = { $case ->
        [mid] a promise
       *[nom] promise
    }
promise-count = { $count ->
        [one] { $count } promise
       *[other] { $count } promises
    }

## Hidden cards

facedown-card = { $case ->
        [mid] a facedown card
       *[nom] facedown card
    }
facedown-adviser = { $case ->
        [mid] a facedown adviser
       *[nom] facedown adviser
    }
facedown-relic = { $case ->
        [mid] a facedown relic
       *[nom] facedown relic
    }
facedown-site = { $case ->
        [mid] a facedown site
       *[nom] facedown site
    }

## Kinds: what stands beside a name

kind-denizen = Denizen
kind-edifice = Edifice
kind-site = Site
kind-relic = Relic
kind-reliquary = Imperial Reliquary
kind-banner = Banner
kind-oath = Oath
kind-vision = Vision
kind-suit = Suit
kind-region = Region
kind-none = No restriction
kind-adviser-only = Adviser only
kind-site-only = Site only
kind-locked = Locked
kind-when-played = When played
kind-action = Action
kind-modifier = Modifier
kind-battle-plan = Battle plan
kind-attacker-plan = Attacker’s battle plan
kind-defender-plan = Defender’s battle plan
kind-rest = Rest
kind-wake = Wake
kind-persistent = Persistent
kind-other = Always on
kind-homeland = Homeland
kind-coast = Coast
kind-opportunity = Opportunity
kind-unique = Site with its own rule
kind-intact = Intact
kind-ruined = Ruined

# What a power costs.
cost-place-favor = { $count ->
        [one] place { $count } favor here
       *[other] place { $count } favor here
    }
cost-place-secret = { $count ->
        [one] place { $count } secret here
       *[other] place { $count } secrets here
    }
cost-burn-favor = { $count ->
        [one] burn { $count } favor
       *[other] burn { $count } favor
    }
cost-burn-secret = { $count ->
        [one] burn { $count } secret
       *[other] burn { $count } secrets
    }
cost-nothing = no cost

## Players, titles and colours

role-chancellor = { $case ->
        [mid] the Chancellor
       *[nom] Chancellor
    }
role-exile = { $case ->
        [mid] an Exile
       *[nom] Exile
    }
role-citizen = { $case ->
        [mid] a Citizen
       *[nom] Citizen
    }
role-prince = { $case ->
        [mid] the Clockwork Prince
       *[nom] Clockwork Prince
    }
empire = { $case ->
        [mid] the Empire
       *[nom] Empire
    }
bandits = { $case ->
        [mid] the bandits
       *[nom] Bandits
    }
title-oathkeeper = { $case ->
        [mid] the Oathkeeper
       *[nom] Oathkeeper
    }
title-usurper = { $case ->
        [mid] the Usurper
       *[nom] Usurper
    }
title-successor = { $case ->
        [mid] the Successor
       *[nom] Successor
    }
attacker = { $case ->
        [mid] the attacker
       *[nom] Attacker
    }
defender = { $case ->
        [mid] the defender
       *[nom] Defender
    }
imperial-ally = { $case ->
        [mid] an Ally
       *[nom] Ally
    }
colour-purple = purple
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-black = black

## Suits and their favor banks

suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad
bank-discord = { $case ->
        [mid] the Discord bank
       *[nom] Discord bank
    }
bank-arcane = { $case ->
        [mid] the Arcane bank
       *[nom] Arcane bank
    }
bank-order = { $case ->
        [mid] the Order bank
       *[nom] Order bank
    }
bank-hearth = { $case ->
        [mid] the Hearth bank
       *[nom] Hearth bank
    }
bank-beast = { $case ->
        [mid] the Beast bank
       *[nom] Beast bank
    }
bank-nomad = { $case ->
        [mid] the Nomad bank
       *[nom] Nomad bank
    }

## The map and the decks

region-cradle = { $case ->
        [mid] the Cradle
       *[nom] Cradle
    }
region-provinces = { $case ->
        [mid] the Provinces
       *[nom] Provinces
    }
region-hinterland = { $case ->
        [mid] the Hinterland
       *[nom] Hinterland
    }
discard-cradle = { $case ->
        [mid] the discard pile of the Cradle
       *[nom] Discard pile of the Cradle
    }
discard-provinces = { $case ->
        [mid] the discard pile of the Provinces
       *[nom] Discard pile of the Provinces
    }
discard-hinterland = { $case ->
        [mid] the discard pile of the Hinterland
       *[nom] Discard pile of the Hinterland
    }
world-deck = { $case ->
        [mid] the world deck
       *[nom] World deck
    }
relic-deck = { $case ->
        [mid] the relic deck
       *[nom] Relic deck
    }
site-deck = { $case ->
        [mid] the site deck
       *[nom] Site deck
    }
archive = { $case ->
        [mid] the Archive
       *[nom] Archive
    }
dispossessed = { $case ->
        [mid] the Dispossessed
       *[nom] Dispossessed
    }
shared-bank = { $case ->
        [mid] the shared bank
       *[nom] Shared bank
    }
personal-bank = { $case ->
        [mid] the personal bank
       *[nom] Personal bank
    }
imperial-reliquary = { $case ->
        [mid] the Imperial Reliquary
       *[nom] Imperial Reliquary
    }
revealed-vision = { $case ->
        [mid] the revealed Vision
       *[nom] Revealed Vision
    }
end-die = { $case ->
        [mid] the end die
       *[nom] End die
    }
chronicle = { $case ->
        [mid] the Chronicle
       *[nom] Chronicle
    }
pawn-and-favor = { $case ->
        [mid] the pawn and favor
       *[nom] Pawn and favor
    }
side-people = { $case ->
        [mid] the People side
       *[nom] People side
    }
side-mob = { $case ->
        [mid] the Mob side
       *[nom] Mob side
    }

## Phases and actions

phase-wake = { $case ->
        [mid] the Wake phase
       *[nom] Wake phase
    }
phase-act = { $case ->
        [mid] the Act phase
       *[nom] Act phase
    }
phase-rest = { $case ->
        [mid] the Rest phase
       *[nom] Rest phase
    }
phase-chronicle = { $case ->
        [mid] the writing of the Chronicle
       *[nom] Writing the Chronicle
    }
action-search = { $case ->
        [mid] a Search
       *[nom] Search
    }
action-muster = { $case ->
        [mid] a Muster
       *[nom] Muster
    }
action-trade = { $case ->
        [mid] a Trade
       *[nom] Trade
    }
action-recover = { $case ->
        [mid] a Recover
       *[nom] Recover
    }
action-campaign = { $case ->
        [mid] a Campaign
       *[nom] Campaign
    }
action-travel = { $case ->
        [mid] a Travel
       *[nom] Travel
    }

## Denizens

denizen-wrestlers = Wrestlers
denizen-wrestlers-text = Defender’s battle plan: you may sacrifice 1 warband of your force for +1 defense die.
denizen-battle-honors = Battle Honors
denizen-battle-honors-text = Battle plan: if you are victorious, gain 2 favor from the Order bank.
denizen-bear-traps = Bear Traps
denizen-bear-traps-text = Defender’s battle plan: −1 attack die. Kill 1 warband on the attacker’s board.
denizen-longbows = Longbows
denizen-longbows-text = Battle plan: ±1 attack die.
denizen-keep = Keep
denizen-keep-text = Defender’s battle plan: +2 defense dice if this site is a target.
denizen-pressgangs = Pressgangs
denizen-pressgangs-text = Muster: you may place the favor on a card that already has favor or secrets.
denizen-garrison = Garrison
denizen-garrison-text = When played: gain 1 warband for each site you rule, then place 1 warband from your board at each of them.
denizen-scouts = Scouts
denizen-scouts-text = Attacker’s battle plan: gain 1 Supply.
denizen-alchemist = Alchemist
denizen-alchemist-text = Action: gain 4 favor from favor banks, split as you like.
denizen-martial-culture = Martial Culture
denizen-martial-culture-text = Battle plan: if you are an Exile victorious over an Exile, you may become a Citizen.
denizen-errand-boy = Errand Boy
denizen-errand-boy-text = Search: you may draw from the discard pile of another region.
denizen-mercenaries = Mercenaries
denizen-mercenaries-text = Battle plan: ±3 attack dice. If you are defeated, discard this card.
denizen-tinkers-fair = Tinker’s Fair
denizen-tinkers-fair-text = Action: negotiate with any player a binding exchange of favor, secrets and relics.
denizen-rain-boots = Rain Boots
denizen-rain-boots-text = Attacker’s battle plan: ignore defense dice that show exactly one shield. At end, discard this card.
denizen-a-small-favor = A Small Favor
denizen-a-small-favor-text = When played: gain 4 warbands.
denizen-second-wind = Second Wind
denizen-second-wind-text = Attacker’s battle plan: after you are victorious, you may travel and then campaign, spending no Supply.
denizen-sleight-of-hand = Sleight of Hand
denizen-sleight-of-hand-text = Action: take 1 secret from another player at your site, but not the last one.
denizen-key-to-the-city = Key to the City
denizen-key-to-the-city-text = When played: if no pawn of this site’s ruler is here, kill all warbands here, then gain 1 warband and place it here.
denizen-scryer = Scryer
denizen-scryer-text = Action: peek at any one discard pile.
denizen-disgraced-captain = Disgraced Captain
denizen-disgraced-captain-text = Attacker’s battle plan: +4 attack dice if a targeted site has an Order card.
denizen-naysayers = Naysayers
denizen-naysayers-text = Rest: if any Exile is the Oathkeeper or Usurper, take 1 favor from the Chancellor.
denizen-book-burning = Book Burning
denizen-book-burning-text = Attacker’s battle plan: if you are victorious and targeted the pawn and favor, the defender burns all secrets on their board but one.
denizen-ancient-binding = Ancient Binding
denizen-ancient-binding-text = Action: each player burns all their secrets but one; you keep only the one placed here.
denizen-horse-archers = Horse Archers
denizen-horse-archers-text = Battle plan: ±3 attack dice. At end, discard this card.
denizen-warning-signals = Warning Signals
denizen-warning-signals-text = Defender’s battle plan: move your warbands among your board and the sites you rule, leaving at least one at each site. At end, discard this card.
denizen-elders = Elders
denizen-elders-text = Action: gain 1 secret.
denizen-the-gathering = The Gathering
denizen-the-gathering-text = When played: each player, the Chancellor first, may put their pawn here. Players here may then make any binding exchanges of favor, secrets, relics and advisers.
denizen-faithful-friend = Faithful Friend
denizen-faithful-friend-text = When played: gain 4 Supply.
denizen-tents = Tents
denizen-tents-text = Travel: spend no Supply if you travel within your region.
denizen-great-herd = Great Herd
denizen-great-herd-text = When played: you may swap this card with a Nomad card at any site.
denizen-fire-talkers = Fire Talkers
denizen-fire-talkers-text = Battle plan: ±3 attack dice if you hold the Darkest Secret.
denizen-magicians-code = Magician’s Code
denizen-magicians-code-text = Recover: if you recover the Darkest Secret, gain 2 secrets and add both to what you place on it.
denizen-spirit-snare = Spirit Snare
denizen-spirit-snare-text = Action: take 1 favor from any favor bank.
denizen-wizard-school = Wizard School
denizen-wizard-school-text = Action: gain 1 secret, then end your Act phase.
denizen-dazzle = Dazzle
denizen-dazzle-text = When played: discard all Hearth and Order cards at sites in your region.
denizen-acting-troupe = Acting Troupe
denizen-acting-troupe-text = Trade: you may treat this adviser as a Beast or an Order card.
denizen-taming-charm = Taming Charm
denizen-taming-charm-text = Action: discard a Beast or Nomad card at your site to gain 2 favor from its bank.
denizen-inquisitor = Inquisitor
denizen-inquisitor-text = Action: peek at an adviser of a player at your site. If it is the Conspiracy, play or discard it as if you had drawn it; if not, give that player the favor placed here.
denizen-wolves = Wolves
denizen-wolves-text = Action: kill 1 warband on any player’s board.
denizen-animal-playmates = Animal Playmates
denizen-animal-playmates-text = Muster: spend no Supply if you muster on a Beast card.
denizen-true-names = True Names
denizen-true-names-text = Your enemy in a campaign cannot use battle plans that match any of your advisers.
denizen-the-old-oak = The Old Oak
denizen-the-old-oak-text = Trade: if you trade with this card for secrets and have a Beast adviser, gain 1 more secret.
denizen-forest-paths = Forest Paths
denizen-forest-paths-text = Travel: if you travel to a site with a Beast card, spend no Supply and ignore the powers of sites.
denizen-long-lost-heir = Long-Lost Heir
denizen-long-lost-heir-text = When played: if you are an Exile, you may become a Citizen.
denizen-rangers = Rangers
denizen-rangers-text = Attacker’s battle plan: ignore the skulls you roll. +2 attack dice if the defense pool has four or more dice.
denizen-roving-terror = Roving Terror
denizen-roving-terror-text = Action: discard a denizen at another site and move this card there.
denizen-wayside-inn = Wayside Inn
denizen-wayside-inn-text = Action: gain 2 Supply.
denizen-extra-provisions = Extra Provisions
denizen-extra-provisions-text = Defender’s battle plan: +1 defense die.
denizen-memory-of-home = Memory of Home
denizen-memory-of-home-text = Action: move all favor from any one bank to the Hearth bank.
denizen-welcoming-party = Welcoming Party
denizen-welcoming-party-text = Search: if you play a drawn denizen faceup, gain 1 favor from the Hearth bank.
denizen-traveling-doctor = Traveling Doctor
denizen-traveling-doctor-text = Battle plan: if you are defeated, kill no warbands of your force and discard this card. Ignore powers that would kill your whole force.
denizen-storyteller = Storyteller
denizen-storyteller-text = Action: place 1 secret from the shared bank on the Darkest Secret.
denizen-armed-mob = Armed Mob
denizen-armed-mob-text = Action: if a player holds the Darkest Secret but not the People’s Favor, discard one of that player’s faceup advisers.
denizen-tavern-songs = Tavern Songs
denizen-tavern-songs-text = Action: peek at the top 3 cards of your region’s discard pile.
denizen-secret-signal = Secret Signal
denizen-secret-signal-text = Trade: if this gives you exactly 1 favor, gain 1 more from the same bank.
denizen-augury = Augury
denizen-augury-text = Search: draw 1 more card.
denizen-rusting-ray = Rusting Ray
denizen-rusting-ray-text = Defender’s battle plan: if you hold the Darkest Secret, ignore all hollow swords of the attacker.
denizen-portal = Portal
denizen-portal-text = Travel: if you travel from or to this site, spend no Supply and ignore the powers of sites.
denizen-billowing-fog = Billowing Fog
denizen-billowing-fog-text = Battle plan: if you are defeated, kill no warbands of your force. Ignore powers that would kill your whole force.
denizen-kindred-warriors = Kindred Warriors
denizen-kindred-warriors-text = Battle plan: ignore the skulls you roll. ±1 attack die for each suit other than Arcane among the cards you rule (or fewer).
denizen-terror-spells = Terror Spells
denizen-terror-spells-text = Action: if you hold the Darkest Secret, kill two warbands in your region, at sites or on boards of players there.
denizen-blood-pact = Blood Pact
denizen-blood-pact-text = Action: sacrifice an even number of warbands from your board; gain 1 secret for every two.
denizen-revelation = Revelation
denizen-revelation-text = When played: each player, the Chancellor first, may burn any amount of favor to gain as many secrets.
denizen-observatory = Observatory
denizen-observatory-text = Search: if your pawn is here, you may draw from any discard pile.
denizen-plague-engines = Plague Engines
denizen-plague-engines-text = Action: each player, you included, moves 1 favor from their board to the Arcane bank for every site they rule.
denizen-gleaming-armor = Gleaming Armor
denizen-gleaming-armor-text = In a campaign you take part in, each battle plan of your enemy costs 1 more secret.
denizen-bewitch = Bewitch
denizen-bewitch-text = When played: if you are an Exile with more secrets than the Chancellor, on your board and on cards, you may become a Citizen.
denizen-jinx = Jinx
denizen-jinx-text = If you rule this card, after you roll attack or defense dice you may pay its cost to reroll them all once.
denizen-tutor = Tutor
denizen-tutor-text = Action: gain 1 secret.
denizen-dream-thief = Dream Thief
denizen-dream-thief-text = Action: swap any two facedown advisers of two players, without looking.
denizen-cracking-ground = Cracking Ground
denizen-cracking-ground-text = Battle plan: ±1 attack die for each targeted site.
denizen-sealing-ward = Sealing Ward
denizen-sealing-ward-text = Each of your relics that is targeted adds 1 more defense die.
denizen-initiation-rite = Initiation Rite
denizen-initiation-rite-text = Muster: you must place 1 secret instead of 1 favor.
denizen-vow-of-silence = Vow of Silence
denizen-vow-of-silence-text = You cannot recover the Darkest Secret or give secrets. When another player recovers the Darkest Secret, gain as many secrets as they placed on it.
denizen-forgotten-vault = Forgotten Vault
denizen-forgotten-vault-text = Action: place 1 secret from the shared bank on the Darkest Secret, or burn 1 secret from it (not the last).
denizen-map-library = Map Library
denizen-map-library-text = Trade: if your pawn is here, you may trade with a card at any site in your region.
denizen-witchs-bargain = Witch’s Bargain
denizen-witchs-bargain-text = Action: as often as you like, with players at your site: give 1 secret and take 2 favor, or give 2 favor and take 1 secret.
denizen-master-of-disguise = Master of Disguise
denizen-master-of-disguise-text = Trade: act as if the advisers of one other player were yours, instead of your own.
denizen-charlatan = Charlatan
denizen-charlatan-text = When played: burn all secrets but one from the Darkest Secret.
denizen-assassin = Assassin
denizen-assassin-text = You can have only two advisers. Action: discard a faceup adviser of a player at your site.
denizen-downtrodden = Downtrodden
denizen-downtrodden-text = Muster: if you muster on a card whose bank has less favor than every other bank, gain 2 more warbands.
denizen-blackmail = Blackmail
denizen-blackmail-text = When played: choose a relic of another player at your site. That player may give you 3 favor; if not, take the relic.
denizen-cracked-sage = Cracked Sage
denizen-cracked-sage-text = Battle plan: ±4 attack dice if your enemy has an Arcane adviser.
denizen-dissent = Dissent
denizen-dissent-text = When played: each player without the People’s Favor places on this card 1 favor for each suit among the cards they rule.
denizen-false-prophet = False Prophet
denizen-false-prophet-text = When played: if you are an Exile, gain 1 warband and place it on any revealed Vision; it is now your revealed Vision too. When that Vision is discarded, kill the warband and play or discard the Vision as if you had drawn it.
denizen-vow-of-renewal = Vow of Renewal
denizen-vow-of-renewal-text = You cannot recover the People’s Favor. All favor that any player burns goes to your board.
denizen-zealots = Zealots
denizen-zealots-text = Attacker’s battle plan: if the defending force is larger than yours, each warband you sacrifice adds 3 to your attack.
denizen-royal-ambitions = Royal Ambitions
denizen-royal-ambitions-text = When played: if you are an Exile and rule more sites than the Chancellor, you may become a Citizen and take any one relic from the Reliquary, unseen.
denizen-salt-the-earth = Salt the Earth
denizen-salt-the-earth-text = Cannot be played to a site with a locked card. When played: ignore the site’s capacity. Discard all other denizens here. From now on the capacity is 1.
denizen-beast-tamer = Beast Tamer
denizen-beast-tamer-text = Your enemies cannot use Beast or Nomad battle plans against you.
denizen-riots = Riots
denizen-riots-text = When played: if the People’s Favor is on its Mob side, discard all other cards at sites of the suit most common there.
denizen-silver-tongue = Silver Tongue
denizen-silver-tongue-text = You can have only two advisers. Rest: take 1 favor from a bank that matches any card at your site.
denizen-gambling-hall = Gambling Hall
denizen-gambling-hall-text = Action: roll 4 defense dice and take as much favor as the shields from any one bank.
denizen-boiling-lake = Boiling Lake
denizen-boiling-lake-text = A player who travels here and does not rule this card must kill 2 warbands on their board, if able.
denizen-relic-thief = Relic Thief
denizen-relic-thief-text = After another player in your region takes relics, you may pay this cost and roll 1 defense die for each: if no shields are rolled, take them all.
denizen-enchantress = Enchantress
denizen-enchantress-text = Action: swap this card with any faceup adviser.
denizen-insomnia = Insomnia
denizen-insomnia-text = You can have only two advisers. Rest: gain 1 secret.
denizen-sneak-attack = Sneak Attack
denizen-sneak-attack-text = After another player’s campaign ends, you may campaign against that player, spending no Supply.
denizen-gossip = Gossip
denizen-gossip-text = Enemies of this card’s ruler cannot play cards as facedown advisers.
denizen-bandit-chief = Bandit Chief
denizen-bandit-chief-text = When played: kill 1 warband at every site that has any. Each site has 2 more bandits.
denizen-chaos-cult = Chaos Cult
denizen-chaos-cult-text = After another player takes the Oathkeeper title, take 1 favor from that player.
denizen-slander = Slander
denizen-slander-text = Attacker’s battle plan: if you are victorious and targeted the pawn and favor, the defender burns all their favor instead of half.
denizen-code-of-honor = Code of Honor
denizen-code-of-honor-text = Battle plan: ±2 attack dice. Your side cannot use any other battle plans.
denizen-outriders = Outriders
denizen-outriders-text = Attacker’s battle plan: ignore the skulls you roll.
denizen-messenger = Messenger
denizen-messenger-text = Action: move your warbands among your board and the sites you rule, leaving at least one at each site.
denizen-field-promotion = Field Promotion
denizen-field-promotion-text = Battle plan: if you are victorious, gain 3 warbands.
denizen-palanquin = Palanquin
denizen-palanquin-text = Action: choose another player at your site and a site they can travel to. Put your pawn there; that player must travel there, spending no Supply.
denizen-shield-wall = Shield Wall
denizen-shield-wall-text = Defender’s battle plan: +2 defense dice. If you are defeated, kill your whole force.
denizen-military-parade = Military Parade
denizen-military-parade-text = Battle plan: if you are victorious, gain 1 favor for each of your enemy’s faceup advisers, from its bank.
denizen-tome-guardians = Tome Guardians
denizen-tome-guardians-text = Enemies of this card’s ruler cannot target or take the Darkest Secret.
denizen-tyrant = Tyrant
denizen-tyrant-text = Travel: you must kill 1 warband at the site you travel to, if able.
denizen-forced-labor = Forced Labor
denizen-forced-labor-text = Enemies of this card’s ruler at sites that ruler rules cannot search without giving the ruler 1 favor.
denizen-secret-police = Secret Police
denizen-secret-police-text = Enemies of this card’s ruler at sites that ruler rules cannot play Visions faceup.
denizen-specialist = Specialist
denizen-specialist-text = Attacker’s battle plan: the defender cannot use battle plans.
denizen-captains = Captains
denizen-captains-text = Action: campaign, spending no Supply, as if your pawn were at any site you rule; your warbands there join your force.
denizen-siege-engines = Siege Engines
denizen-siege-engines-text = Action: kill 2 warbands at one site in your region.
denizen-royal-tax = Royal Tax
denizen-royal-tax-text = When played: take 2 favor from each other player at a site in your region that you rule.
denizen-toll-roads = Toll Roads
denizen-toll-roads-text = Enemies of this card’s ruler cannot travel to sites that ruler rules without giving the ruler 1 favor.
denizen-curfew = Curfew
denizen-curfew-text = Enemies of this card’s ruler cannot trade with cards that ruler rules without giving the ruler 1 favor.
denizen-knights-errant = Knights Errant
denizen-knights-errant-text = Muster: after mustering, you may campaign, spending no Supply.
denizen-vow-of-obedience = Vow of Obedience
denizen-vow-of-obedience-text = You cannot play Visions faceup. Rest: take 1 favor from any bank.
denizen-hunting-party = Hunting Party
denizen-hunting-party-text = Search: after searching the world deck, you may campaign, spending no Supply.
denizen-council-seat = Council Seat
denizen-council-seat-text = While you are a Citizen, you cannot be exiled.
denizen-encirclement = Encirclement
denizen-encirclement-text = Battle plan: ±2 attack dice if your force is larger than your enemy’s.
denizen-peace-envoy = Peace Envoy
denizen-peace-envoy-text = Battle plan: if your enemy’s pawn is at your site, give your enemy 1 favor for each die in the defense pool: you are victorious at once and no warbands are killed. Your side cannot use any other battle plans.
denizen-relic-hunter = Relic Hunter
denizen-relic-hunter-text = Attacker’s battle plan: you may also target facedown relics at targeted sites; each adds 1 defense die. Relics you take may go to the bottom of the relic deck.
denizen-homesteaders = Homesteaders
denizen-homesteaders-text = Action: move one of your faceup advisers to your site.
denizen-crop-rotation = Crop Rotation
denizen-crop-rotation-text = Search: if you play to a site, you may first discard a denizen there.
denizen-a-round-of-ale = A Round of Ale
denizen-a-round-of-ale-text = Action: return favor and secrets as in your Rest phase; the favor placed here stays.
denizen-land-warden = Land Warden
denizen-land-warden-text = Search: you may play two of the drawn cards if at least one is played to a site.
denizen-charming-friend = Charming Friend
denizen-charming-friend-text = Action: take 1 favor from another player at your site.
denizen-village-constable = Village Constable
denizen-village-constable-text = Battle plan: ±2 attack dice if your enemy does not hold the People’s Favor.
denizen-family-heirloom = Family Heirloom
denizen-family-heirloom-text = When played: draw the top relic and take it or put it on the bottom of the relic deck.
denizen-news-from-afar = News from Afar
denizen-news-from-afar-text = Search: spend no Supply.
denizen-levelers = Levelers
denizen-levelers-text = Action: move 2 favor from the bank with the most favor to the bank with the least.
denizen-fabled-feast = Fabled Feast
denizen-fabled-feast-text = When played: take 1 favor from any one bank for each Hearth card you rule.
denizen-the-great-levy = The Great Levy
denizen-the-great-levy-text = Battle plan: if your enemy does not hold the People’s Favor, ±3 attack dice and ignore the skulls you roll.
denizen-hearts-and-minds = Hearts and Minds
denizen-hearts-and-minds-text = Defender’s battle plan: you are victorious at once; no dice are rolled. At end, discard this card unless you hold the People’s Favor.
denizen-relic-breaker = Relic Breaker
denizen-relic-breaker-text = Action: put a facedown relic at your site on the bottom of the relic deck to gain 3 warbands.
denizen-book-binders = Book Binders
denizen-book-binders-text = After another player plays a Vision faceup, gain 2 favor from any one bank.
denizen-ballot-box = Ballot Box
denizen-ballot-box-text = Action: if you are an Exile and hold the People’s Favor, become a Citizen.
denizen-saddle-makers = Saddle Makers
denizen-saddle-makers-text = After another player plays a Nomad or Order card faceup, gain 2 favor from its bank.
denizen-herald = Herald
denizen-herald-text = After another player campaigns against a player, gain 1 favor from any one bank.
denizen-rowdy-pub = Rowdy Pub
denizen-rowdy-pub-text = Muster: if you muster on this card, gain 1 more warband.
denizen-vow-of-peace = Vow of Peace
denizen-vow-of-peace-text = You cannot campaign. When you defend, the attacker cannot sacrifice warbands to increase the attack.
denizen-deed-writer = Deed Writer
denizen-deed-writer-text = Action: negotiate with any player a binding exchange of favor, secrets and ruled sites. A site’s old ruler takes their warbands back; the new one moves at least one there.
denizen-salad-days = Salad Days
denizen-salad-days-text = When played: gain 1 favor from each of three different banks.
denizen-marriage = Marriage
denizen-marriage-text = Counts as two of your Hearth advisers, but as one for the adviser limit.
denizen-hospital = Hospital
denizen-hospital-text = Battle plan: set aside your warbands that would be killed. At the end of the campaign place them at this site if you rule it; if not, they are killed.
denizen-awaited-return = Awaited Return
denizen-awaited-return-text = Trade: sacrifice 1 warband from your board to spend no Supply.
denizen-convoys = Convoys
denizen-convoys-text = Action: put the whole discard pile of another region on top of your region’s discard pile.
denizen-vow-of-kinship = Vow of Kinship
denizen-vow-of-kinship-text = Move all your favor to the Nomad bank; favor that would come to your board goes there instead. You may spend favor from the Nomad bank as your own.
denizen-wild-mounts = Wild Mounts
denizen-wild-mounts-text = Battle plan: if you would discard Nomad battle plans in this campaign, you may discard one Beast card you rule instead.
denizen-lancers = Lancers
denizen-lancers-text = Attacker’s battle plan: double your whole attack roll, skulls included. At end, discard this card.
denizen-mountain-giant = Mountain Giant
denizen-mountain-giant-text = Battle plan: ±1 attack die; or ±3 attack dice and, at end, discard this card.
denizen-rival-khan = Rival Khan
denizen-rival-khan-text = Battle plan: ±4 attack dice if your enemy has a Nomad adviser. At end, discard this card.
denizen-lost-tongue = Lost Tongue
denizen-lost-tongue-text = Other players who rule no Nomad cards cannot target or take your relics and banners.
denizen-special-envoy = Special Envoy
denizen-special-envoy-text = Travel: spend no Supply. After travelling, end your Act phase.
denizen-resettle = Resettle
denizen-resettle-text = Action: move a faceup Nomad adviser of any player to any site.
denizen-oracle = Oracle
denizen-oracle-text = Action: draw the Vision nearest the top of the world deck; play or discard it as if you had searched.
denizen-pilgrimage = Pilgrimage
denizen-pilgrimage-text = When played: move all denizens at your site to the Dispossessed, then draw as many random ones from there and put them on your region’s discard pile.
denizen-spell-breaker = Spell Breaker
denizen-spell-breaker-text = Enemies of this card’s ruler cannot use powers that cost a secret.
denizen-mounted-patrol = Mounted Patrol
denizen-mounted-patrol-text = Defender’s battle plan: halve the attack dice that are rolled, rounding down. At end, discard this card.
denizen-great-crusade = Great Crusade
denizen-great-crusade-text = Battle plan: ±1 attack die for each Nomad card you rule. At end, discard this card.
denizen-ancient-bloodline = Ancient Bloodline
denizen-ancient-bloodline-text = For your enemies, all denizens and relics at sites you rule are locked.
denizen-ancient-pact = Ancient Pact
denizen-ancient-pact-text = When played: if you are an Exile, you may give the Darkest Secret to the Chancellor to become a Citizen and take any one relic from the Reliquary, unseen.
denizen-storm-caller = Storm Caller
denizen-storm-caller-text = Defender’s battle plan: +2 defense dice. At end, discard this card.
denizen-family-wagon = Family Wagon
denizen-family-wagon-text = You can have only one adviser that is not Nomad, and any number of Nomad advisers.
denizen-way-station = Way Station
denizen-way-station-text = A player who travels here may spend no Supply, if they rule this card or give its ruler 1 favor.
denizen-twin-brother = Twin Brother
denizen-twin-brother-text = When played: you may swap this card with a faceup Nomad adviser of another player.
denizen-hospitality = Hospitality
denizen-hospitality-text = Travel: after travelling, gain 1 favor from a bank that matches both a card at your site and one of your advisers.
denizen-a-fast-steed = A Fast Steed
denizen-a-fast-steed-text = Travel: spend no Supply if you have at most 3 warbands on your board.
denizen-relic-worship = Relic Worship
denizen-relic-worship-text = Recover: if you recover a relic, gain 3 Supply.
denizen-sacred-ground = Sacred Ground
denizen-sacred-ground-text = A player whose pawn is not here cannot play Visions faceup, except the Conspiracy.
denizen-nature-worship = Nature Worship
denizen-nature-worship-text = Battle plan: ±1 attack die for each of your Beast advisers.
denizen-birdsong = Birdsong
denizen-birdsong-text = Trade: spend no Supply if you trade with a Beast or Nomad card.
denizen-small-friends = Small Friends
denizen-small-friends-text = Trade: act as if your pawn were at any site with a Beast card.
denizen-grasping-vines = Grasping Vines
denizen-grasping-vines-text = Enemies of this card’s ruler who travel from a site that ruler rules must kill 1 warband on their board, if able.
denizen-threatening-roar = Threatening Roar
denizen-threatening-roar-text = When played: discard all Nomad cards and all other Beast cards at sites in your region.
denizen-fae-merchant = Fae Merchant
denizen-fae-merchant-text = Action: draw the top relic and take it. Then put one of your relics, except the Grand Scepter, on the bottom of the relic deck.
denizen-second-chance = Second Chance
denizen-second-chance-text = Action: kill 1 warband on the board of a player with an Order or Discord adviser to gain 1 warband.
denizen-pied-piper = Pied Piper
denizen-pied-piper-text = This card ignores the adviser limit. Action: move this card to another player’s advisers and take 2 favor from that player.
denizen-mushrooms = Mushrooms
denizen-mushrooms-text = Search: spend no Supply, but draw only 1 card, from the bottom of your region’s discard pile.
denizen-insect-swarm = Insect Swarm
denizen-insect-swarm-text = In a campaign you take part in, your enemy must also burn 1 favor for each battle plan.
denizen-vow-of-union = Vow of Union
denizen-vow-of-union-text = When you attack, your warbands at all sites you rule are part of your force. You cannot travel from a site you rule while you have warbands on your board.
denizen-giant-python = Giant Python
denizen-giant-python-text = A player who attacks you must declare targets that add an even number of defense dice.
denizen-war-tortoise = War Tortoise
denizen-war-tortoise-text = Battle plan: ignore what your enemy rolls on faces with two swords or two shields. Skulls still kill.
denizen-new-growth = New Growth
denizen-new-growth-text = Search: you may play a Beast or Hearth card to any faceup site.
denizen-wild-cry = Wild Cry
denizen-wild-cry-text = Search: if you play a Beast card faceup, gain 1 Supply and 2 warbands.
denizen-animal-host = Animal Host
denizen-animal-host-text = When played: gain 1 warband for each Beast card at sites.
denizen-memory-of-nature = Memory of Nature
denizen-memory-of-nature-text = Action: move from any banks to the Beast bank as much favor as there are Beast cards at sites.
denizen-marsh-spirit = Marsh Spirit
denizen-marsh-spirit-text = A player who declares this site as a target cannot use battle plans.
denizen-vow-of-poverty = Vow of Poverty
denizen-vow-of-poverty-text = Trade: you cannot gain favor. Rest: if you have no favor on your board, take 2 favor from any one bank.
denizen-forest-council = Forest Council
denizen-forest-council-text = Enemies of this card’s ruler cannot trade with or muster on Beast cards.
denizen-walled-garden = Walled Garden
denizen-walled-garden-text = Defender’s battle plan: if this site is a target, +1 defense die for each Beast card at sites.
denizen-vow-of-beastkin = Vow of Beastkin
denizen-vow-of-beastkin-text = Muster: you must muster on a card that matches any of your advisers, and you gain 1 more warband.
denizen-bracken = Bracken
denizen-bracken-text = Search: you may put all cards you discard on the top or the bottom of any one discard pile.
denizen-wild-allies = Wild Allies
denizen-wild-allies-text = Action: campaign, spending no Supply, as if your pawn were at any site with a Beast card; your warbands there join your force.

## Edifices

edifice-sprawling-rampart = { $case ->
        [mid] the Sprawling Rampart
       *[nom] Sprawling Rampart
    }
edifice-sprawling-rampart-text = Each targeted site ruled by this card’s ruler adds 1 more defense die.
edifice-bandit-rampart = { $case ->
        [mid] the Bandit Rampart
       *[nom] Bandit Rampart
    }
edifice-bandit-rampart-text = Defender’s battle plan: −2 attack dice if this site is a target.
edifice-hall-of-debate = { $case ->
        [mid] the Hall of Debate
       *[nom] Hall of Debate
    }
edifice-hall-of-debate-text = No player can declare the People’s Favor as a campaign target.
edifice-hall-of-mockery = { $case ->
        [mid] the Hall of Mockery
       *[nom] Hall of Mockery
    }
edifice-hall-of-mockery-text = When any player recovers the People’s Favor, it ends on its Mob side.
edifice-forest-temple = { $case ->
        [mid] the Forest Temple
       *[nom] Forest Temple
    }
edifice-forest-temple-text = While the Chronicle is written, sites with any Beast cards are not discarded.
edifice-ruined-temple = { $case ->
        [mid] the Ruined Temple
       *[nom] Ruined Temple
    }
edifice-ruined-temple-text = Enemies of this card’s ruler cannot play Beast cards faceup.
edifice-festival-district = { $case ->
        [mid] the Festival District
       *[nom] Festival District
    }
edifice-festival-district-text = Action: negotiate with any player a binding exchange of favor, secrets and advisers.
edifice-squalid-district = { $case ->
        [mid] the Squalid District
       *[nom] Squalid District
    }
edifice-squalid-district-text = After the end die is rolled, this card’s ruler may change the result by 1 either way. Citizens cannot use this.
edifice-great-spire = { $case ->
        [mid] the Great Spire
       *[nom] Great Spire
    }
edifice-great-spire-text = Search: after drawing you may swap any drawn denizens for as many random cards of the Dispossessed.
edifice-fallen-spire = { $case ->
        [mid] the Fallen Spire
       *[nom] Fallen Spire
    }
edifice-fallen-spire-text = Action: choose a number up to five: swap that many denizens from the top of your region’s discard pile for random cards of the Dispossessed.
edifice-ancient-forge = { $case ->
        [mid] the Ancient Forge
       *[nom] Ancient Forge
    }
edifice-ancient-forge-text = Action: draw the top relic and take it or put it on the bottom of the relic deck.
edifice-broken-forge = { $case ->
        [mid] the Broken Forge
       *[nom] Broken Forge
    }
edifice-broken-forge-text = Action: turn this card to its intact side.

## Sites

site-ancient-city = { $case ->
        [mid] the Ancient City
       *[nom] Ancient City
    }
site-ancient-city-text = Homeland: when you play an Order card here and have discarded none from here this turn, gain 2 warbands.
site-barren-coast = { $case ->
        [mid] the Barren Coast
       *[nom] Barren Coast
    }
site-barren-coast-text = Coast: travelling from here to another Coast costs 1 Supply and ignores the Narrow Pass.
site-buried-giant = { $case ->
        [mid] the Buried Giant
       *[nom] Buried Giant
    }
site-buried-giant-text = When you travel from here, you may flip 1 secret on your board facedown to spend no Supply and ignore the Narrow Pass.
site-charming-valley = { $case ->
        [mid] the Charming Valley
       *[nom] Charming Valley
    }
site-charming-valley-text = Travelling from here costs 1 more Supply.
site-deep-woods = { $case ->
        [mid] the Deep Woods
       *[nom] Deep Woods
    }
site-deep-woods-text = Homeland: when you play a Beast card here and have discarded none from here this turn, take a relic from here as if you recovered it.
site-drowned-city = { $case ->
        [mid] the Drowned City
       *[nom] Drowned City
    }
site-drowned-city-text = Opportunity: if your pawn is here at the end of your Wake phase, you may take 1 secret from this site.
site-fertile-valley = { $case ->
        [mid] the Fertile Valley
       *[nom] Fertile Valley
    }
site-fertile-valley-text = Homeland: when you play a Hearth card here and have discarded none from here this turn, gain 1 favor from the Hearth bank.
site-great-slum = { $case ->
        [mid] the Great Slum
       *[nom] Great Slum
    }
site-great-slum-text = When you play a card to this site, you may first discard a card here. The same holds when you move a card here (printed law: from here).
site-lush-coast = { $case ->
        [mid] the Lush Coast
       *[nom] Lush Coast
    }
site-lush-coast-text = Coast: travelling from here to another Coast costs 1 Supply and ignores the Narrow Pass.
site-marshes = { $case ->
        [mid] the Marshes
       *[nom] Marshes
    }
site-marshes-text = If your pawn is here when you search, you must draw 1 card fewer.
site-mine = { $case ->
        [mid] the Mine
       *[nom] Mine
    }
site-mine-text = Opportunity: if your pawn is here at the end of your Wake phase, you may take 1 favor from this site.
site-mountain = { $case ->
        [mid] the Mountain
       *[nom] Mountain
    }
site-mountain-text = If you declare any target here, you must remove 1 attack die.
site-narrow-pass = { $case ->
        [mid] the Narrow Pass
       *[nom] Narrow Pass
    }
site-narrow-pass-text = Travelling into this region from another, you must travel to this site. Campaigning from another region, you must target it along with any target in this region, unless you rule it.
site-plains = { $case ->
        [mid] the Plains
       *[nom] Plains
    }
site-plains-text = If you declare any target here, you must add 1 attack die.
site-river = { $case ->
        [mid] the River
       *[nom] River
    }
site-river-text = When you muster on a card here and rule this site, gain 1 more warband.
site-rocky-coast = { $case ->
        [mid] the Rocky Coast
       *[nom] Rocky Coast
    }
site-rocky-coast-text = Coast: travelling from here to another Coast costs 1 Supply and ignores the Narrow Pass.
site-salt-flats = { $case ->
        [mid] the Salt Flats
       *[nom] Salt Flats
    }
site-salt-flats-text = Opportunity: if your pawn is here at the end of your Wake phase, you may take 1 favor or 1 secret from this site.
site-shrouded-wood = { $case ->
        [mid] the Shrouded Wood
       *[nom] Shrouded Wood
    }
site-shrouded-wood-text = Travelling from here costs 2 Supply and ignores the Narrow Pass and the Hidden Place. If an enemy rules here, that enemy (the Chancellor for the Empire) chooses where you go.
site-standing-stones = { $case ->
        [mid] the Standing Stones
       *[nom] Standing Stones
    }
site-standing-stones-text = Homeland: when you play an Arcane card here and have discarded none from here this turn, gain 1 secret.
site-steppe = { $case ->
        [mid] the Steppe
       *[nom] Steppe
    }
site-steppe-text = Homeland: when you play a Nomad card here and have discarded none from here this turn, gain 1 secret.
site-the-hidden-place = { $case ->
        [mid] the Hidden Place
       *[nom] The Hidden Place
    }
site-the-hidden-place-text = You cannot travel here or declare this site as a target (with the errata: declare any target here) unless you flip 1 secret on your board facedown.
site-the-tribunal = { $case ->
        [mid] the Tribunal
       *[nom] The Tribunal
    }
site-the-tribunal-text = Action: if you rule this site or your pawn is here, negotiate with any player a binding exchange of favor and secrets and binding promises of future actions.
site-wastes = { $case ->
        [mid] the Wastes
       *[nom] Wastes
    }
site-wastes-text = Homeland: when you play a Discord card here and have discarded none from here this turn, take a relic from here as if you recovered it.

## Relics

relic-sticky-fire = { $case ->
        [mid] the Sticky Fire
       *[nom] Sticky Fire
    }
relic-sticky-fire-text = Battle plan: if you are victorious, you may kill your enemy’s whole surviving force; if you do, give your enemy 1 favor.
relic-cursed-cauldron = { $case ->
        [mid] the Cursed Cauldron
       *[nom] Cursed Cauldron
    }
relic-cursed-cauldron-text = Battle plan: if you are victorious, gain 1 warband for each enemy warband killed in this campaign.
relic-brass-horse = { $case ->
        [mid] the Brass Horse
       *[nom] Brass Horse
    }
relic-brass-horse-text = Action: reveal the top card of your region’s discard pile, then travel, spending no Supply, to a faceup site with a card of its suit. If there is none, travel anywhere.
relic-truthful-harp = { $case ->
        [mid] the Truthful Harp
       *[nom] Truthful Harp
    }
relic-truthful-harp-text = Search: you may draw 2 more cards; then show all players the drawn cards and the one you keep.
relic-grand-mask = { $case ->
        [mid] the Grand Mask
       *[nom] Grand Mask
    }
relic-grand-mask-text = In your turn, if you are an Exile, you rule all faceup cards at Imperial sites that are not battle plans, and Imperial players do not.
relic-horned-mask = { $case ->
        [mid] the Horned Mask
       *[nom] Horned Mask
    }
relic-horned-mask-text = Action: swap one of your faceup advisers with a card at your site.
relic-cup-of-plenty = { $case ->
        [mid] the Cup of Plenty
       *[nom] Cup of Plenty
    }
relic-cup-of-plenty-text = Trade: spend no Supply if the card matches any of your advisers.
relic-whistle = { $case ->
        [mid] the Whistle
       *[nom] Whistle
    }
relic-whistle-text = Action: a player at another site must travel to your site, if able, spending no Supply. If they do, give them the secret placed here.
relic-dowsing-sticks = { $case ->
        [mid] the Dowsing Sticks
       *[nom] Dowsing Sticks
    }
relic-dowsing-sticks-text = Action: draw the top relic and take it or put it on the bottom of the relic deck.
relic-cracked-horn = { $case ->
        [mid] the Cracked Horn
       *[nom] Cracked Horn
    }
relic-cracked-horn-text = Search: you may put all cards you discard on the bottom of the world deck, in any order.
relic-bandit-crown = { $case ->
        [mid] the Bandit Crown
       *[nom] Bandit Crown
    }
relic-bandit-crown-text = Treat the bandits of all sites not ruled by an enemy as your warbands. They cannot be killed, moved or sacrificed.
relic-ring-of-devotion = { $case ->
        [mid] the Ring of Devotion
       *[nom] Ring of Devotion
    }
relic-ring-of-devotion-text = When you muster, gain 2 more warbands. You cannot place warbands at sites.
relic-skeleton-key = { $case ->
        [mid] the Skeleton Key
       *[nom] Skeleton Key
    }
relic-skeleton-key-text = Action: if the Chancellor rules your site, peek at a relic in the Reliquary; you may take it.
relic-oracular-pig = { $case ->
        [mid] the Oracular Pig
       *[nom] Oracular Pig
    }
relic-oracular-pig-text = Action: peek at the top 3 cards of the world deck.
relic-circlet-of-command = { $case ->
        [mid] the Circlet of Command
       *[nom] Circlet of Command
    }
relic-circlet-of-command-text = Other players cannot target or take your banners and your other relics. Your pawn and favor as a target add 1 more defense die.
relic-ivory-eye = { $case ->
        [mid] the Ivory Eye
       *[nom] Ivory Eye
    }
relic-ivory-eye-text = Action: peek at a facedown site, any player’s facedown adviser, or a facedown relic at any site.
relic-map = { $case ->
        [mid] the Map
       *[nom] Map
    }
relic-map-text = Action: put this relic on the bottom of the relic deck to gain 4 Supply.
relic-obsidian-cage = { $case ->
        [mid] the Obsidian Cage
       *[nom] Obsidian Cage
    }
relic-obsidian-cage-text = Battle plan: if you are victorious, move your enemy’s surviving force onto this card. Action: move any warbands from this card to boards of their color.
relic-book-of-records = { $case ->
        [mid] the Book of Records
       *[nom] Book of Records
    }
relic-book-of-records-text = Search: when you play a card to a site, you must gain 1 secret instead of 1 favor.
relic-dragonskin-drum = { $case ->
        [mid] the Dragonskin Drum
       *[nom] Dragonskin Drum
    }
relic-dragonskin-drum-text = Travel: after travelling, gain 1 warband.
relic-grand-scepter = { $case ->
        [mid] the Grand Scepter
       *[nom] The Grand Scepter
    }
relic-grand-scepter-text = You cannot use it on the turn in which you took it. Action: peek at any relics in the Reliquary. Action: offer Citizenship to an Exile, or exile another Citizen.

## The Imperial Reliquary

reliquary-brutal = Brutal
reliquary-brutal-text = When the Chancellor attacks, the defeated side kills its whole force instead of half.
reliquary-decadent = Decadent
reliquary-decadent-text = The Chancellor spends no Supply to travel to the Cradle from another region; travelling to the Hinterland costs 1 more Supply.
reliquary-careless = Careless
reliquary-careless-text = Every Trade of the Chancellor gains 1 more favor; a Trade for secrets gains 1 secret fewer.
reliquary-greedy = Greedy
reliquary-greedy-text = Every Search of the Chancellor draws 2 more cards, but the Chancellor cannot search for more than 2 Supply.

## Banners

banner-peoples-favor = { $case ->
        [mid] the People’s Favor
       *[nom] People’s Favor
    }
banner-peoples-favor-text = Wake: place 1 favor here or move 1 favor from here to the bank with the least; on the Mob side do it twice. With 6 or more favor here, turn it to the Mob side. Search: playing to a site, you may first discard a denizen in your region, and you may play to any site in your region.
banner-darkest-secret = { $case ->
        [mid] the Darkest Secret
       *[nom] Darkest Secret
    }
banner-darkest-secret-text = Search: searching the world deck costs you 2 Supply, however many Visions were drawn.

## Oaths

oath-supremacy = { $case ->
        [mid] the Oath of Supremacy
       *[nom] Oath of Supremacy
    }
oath-supremacy-text = Oathkeeper: rules the most sites. Successor: holds more relics and banners than the Chancellor and every other Citizen.
oath-people = { $case ->
        [mid] the Oath of the People
       *[nom] Oath of the People
    }
oath-people-text = Oathkeeper: holds the People’s Favor. Successor: holds the Darkest Secret.
oath-protection = { $case ->
        [mid] the Oath of Protection
       *[nom] Oath of Protection
    }
oath-protection-text = Oathkeeper: holds the most relics and banners. Successor: holds the People’s Favor.
oath-devotion = { $case ->
        [mid] the Oath of Devotion
       *[nom] Oath of Devotion
    }
oath-devotion-text = Oathkeeper: holds the Darkest Secret. Successor: holds the Grand Scepter.

## Visions

vision-conquest = { $case ->
        [mid] the Vision of Conquest
       *[nom] Vision of Conquest
    }
vision-conquest-text = You win in your Wake phase if you rule more sites than anyone else and at least 3 Visions were drawn.
vision-rebellion = { $case ->
        [mid] the Vision of Rebellion
       *[nom] Vision of Rebellion
    }
vision-rebellion-text = You win in your Wake phase if you hold the People’s Favor and at least 3 Visions were drawn.
vision-sanctuary = { $case ->
        [mid] the Vision of Sanctuary
       *[nom] Vision of Sanctuary
    }
vision-sanctuary-text = You win in your Wake phase if you hold more relics and banners than anyone else and at least 3 Visions were drawn.
vision-faith = { $case ->
        [mid] the Vision of Faith
       *[nom] Vision of Faith
    }
vision-faith-text = You win in your Wake phase if you hold the Darkest Secret and at least 3 Visions were drawn.
vision-conspiracy = { $case ->
        [mid] the Conspiracy
       *[nom] Conspiracy
    }
vision-conspiracy-text = When played: you may burn 1 secret to take a relic or banner from a player at your site, if two of your advisers match advisers of that player. Then put this card in the box.

## Things without a name of their own

the-law = the law
site-at-slot = site { $row } of { NAME($region, "mid") }
relic-at-slot = facedown relic { $number } at site { $row } of { NAME($region, "mid") }
relic-in-reliquary = relic { $number } of the Reliquary
pawn-of = pawn and favor of { NAME($player) }

## How a game was won

won-usurper = { NAME($player) } wins as Usurper in round { $round }
won-visionary = { NAME($player) } wins by a Vision in round { $round }
won-chancellor = { NAME($player) } wins as Chancellor in round { $round }
won-successor = { NAME($player) } wins as Successor in round { $round }

## Notes for owners of the box (which card has which: content/notes.toml)

note-name-translated = The Polish name is our own translation; your box may have another.
note-confidence-medium = A point of this card is our reading; the rulings say which.
note-reconstructed = No source settles this; it is our proposal.

## The Clockwork Prince

automaton-prince = { $case ->
        [mid] the Clockwork Prince
       *[nom] Clockwork Prince
    }
unseated-0 = { automaton-prince }
threat-none = no threat
threat-successor = the Successor
threat-oathkeeper = the Oathkeeper goal
threat-vision = the goal of a Vision
quadrant-TL = top left quadrant
quadrant-TR = top right quadrant
quadrant-BL = bottom left quadrant
quadrant-BR = bottom right quadrant
deed-trade-favor = Trade for favor
deed-trade-secrets = Trade for secrets
deed-trade-favor-and-secrets = Trade for favor and secrets
deed-muster = Muster
deed-travel-most-favor = Travel to where there is most favor
deed-travel-most-secrets = Travel to where there are most secrets
deed-travel-relic = Travel to a site with a relic
deed-search = Search
deed-recover-relic = Recover a relic
deed-recover-darkest-secret = Recover the Darkest Secret
deed-recover-peoples-favor = Recover the People’s Favor
deed-travel-campaign-sites = Travel and Campaign for sites of the Rival
deed-travel-campaign-relics = Travel and Campaign for relics
deed-travel-campaign-darkest-secret = Travel and Campaign for the Darkest Secret
deed-travel-campaign-peoples-favor = Travel and Campaign for the People’s Favor
mind-TL_threat = threat space ({ quadrant-TL })
mind-TL_campaign_low = { deed-travel-campaign-sites } ({ quadrant-TL })
mind-TL_campaign_high = { deed-travel-campaign-sites } ({ quadrant-TL })
mind-TL_travel_favor = { deed-travel-most-favor } ({ quadrant-TL })
mind-TL_trade_favor = { deed-trade-favor } ({ quadrant-TL })
mind-TL_muster_low = { deed-muster } ({ quadrant-TL })
mind-TL_muster_high = { deed-muster } ({ quadrant-TL })
mind-TR_threat = threat space ({ quadrant-TR })
mind-TR_travel_favor = { deed-travel-most-favor } ({ quadrant-TR })
mind-TR_trade_both_left = { deed-trade-favor-and-secrets } ({ quadrant-TR })
mind-TR_trade_both_right = { deed-trade-favor-and-secrets } ({ quadrant-TR })
mind-TR_travel_relic_left = { deed-travel-relic } ({ quadrant-TR })
mind-TR_travel_relic_right = { deed-travel-relic } ({ quadrant-TR })
mind-TR_muster = { deed-muster } ({ quadrant-TR })
mind-TR_campaign_relics = { deed-travel-campaign-relics } ({ quadrant-TR })
mind-TR_recover_relic = { deed-recover-relic } ({ quadrant-TR })
mind-BL_threat = threat space ({ quadrant-BL })
mind-BL_trade_secret = { deed-trade-secrets } ({ quadrant-BL })
mind-BL_travel_secret = { deed-travel-most-secrets } ({ quadrant-BL })
mind-BL_trade_both = { deed-trade-favor-and-secrets } ({ quadrant-BL })
mind-BL_muster = { deed-muster } ({ quadrant-BL })
mind-BL_campaign_ds = { deed-travel-campaign-darkest-secret } ({ quadrant-BL })
mind-BL_search = { deed-search } ({ quadrant-BL })
mind-BL_recover_ds = { deed-recover-darkest-secret } ({ quadrant-BL })
mind-need_banner = the question of the banner
mind-BR_threat = threat space ({ quadrant-BR })
mind-BR_trade_favor = { deed-trade-favor } ({ quadrant-BR })
mind-BR_travel_favor = { deed-travel-most-favor } ({ quadrant-BR })
mind-BR_trade_both = { deed-trade-favor-and-secrets } ({ quadrant-BR })
mind-BR_muster = { deed-muster } ({ quadrant-BR })
mind-BR_campaign_pf = { deed-travel-campaign-peoples-favor } ({ quadrant-BR })
mind-BR_recover_pf = { deed-recover-peoples-favor } ({ quadrant-BR })
mind-BR_search = { deed-search } ({ quadrant-BR })
condition-always = no condition
condition-battle-ready-sites = ready to fight for a site of the Rival
condition-battle-ready-relics = ready to fight for a relic
condition-battle-ready-darkest-secret = ready to fight for the Darkest Secret
condition-battle-ready-peoples-favor = ready to fight for the People’s Favor
condition-can-pay-relic = can pay for a relic
condition-can-pay-darkest-secret = can pay for the Darkest Secret
condition-can-pay-peoples-favor = can pay for the People’s Favor
condition-holds-darkest-secret = holds the Darkest Secret
condition-holds-peoples-favor = holds the People’s Favor
condition-holds-most-relics-and-banners = holds most relics and banners
condition-rules-most-sites = rules most sites
condition-needs-only-darkest-secret = needs only the Darkest Secret

## Part two: play

## Pieces of other messages

# Pieces of other messages.
part-count-favor = { $count ->
        [one] { $count } favor
       *[other] { $count } favor
    }
part-count-secrets = { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
part-count-warbands = { $count ->
        [one] { $count } warband
       *[other] { $count } warbands
    }
part-count-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
part-count-supply = { $count ->
        [one] { $count } Supply
       *[other] { $count } Supply
    }

## Questions

ask-act = Round { $round }, Supply { $supply }: what do you do?
ask-start-at = Where does your pawn start?
ask-first-adviser = Which card do you keep as your facedown adviser?
ask-first-discards = In which order do you discard the others, the last on top?
ask-wake-favor = What do you do with the People’s Favor?
ask-wake-bank = Into which of the banks with the least favor?
ask-wake-take = What do you take from your site?
ask-search-from = What do you search?
ask-search-keep = Which card do you keep?
ask-discard-together = In which order do the discarded cards lie, the last on top?
ask-discard-order = In which order do you discard them, the last on top?
ask-play-card = Where do you play { NAME($card, "mid") }?
ask-play-first = Which card do you play first?
ask-play-modifiers = Which modifier do you use?
ask-make-room = Which advisers do you discard to make room?
ask-surplus-advisers = You have too many advisers: which do you discard?
ask-discard-first = Which card do you discard first ({ NAME($power) })?
ask-muster-on = On which card do you muster?
ask-trade-with = With which card do you trade, and for what?
ask-recover-what = What do you recover?
ask-recover-payment = How many tokens do you place on the banner?
ask-recover-first-bank = In which bank does the old favor begin?
ask-travel-to = Where does { NAME($player) } travel?
ask-travel-modifiers = Which modifier does { NAME($player) } use for the journey?
ask-travel-toll = Entering { NAME($site, "mid") } costs favor: { $favor }, secrets: { $secrets }. Do you pay?
ask-campaign-defender = Against whom do you campaign?
ask-campaign-targets = { NAME($attacker) } against { NAME($defender, "mid") }: which targets?
ask-campaign-dice = { NAME($attacker) } against { NAME($defender, "mid") }: how many attack dice?
ask-campaign-join = { NAME($attacker) } attacks { NAME($defender) }: do you, { NAME($ally) }, join the defense as an Ally?
ask-campaign-consent = { NAME($ally) } wants to join the defense of { NAME($defender) } against { NAME($attacker) }: do you consent?
ask-campaign-plans = { NAME($attacker) } against { NAME($defender, "mid") }: which battle plan do you use?
ask-campaign-next = { NAME($attacker) } against { NAME($defender, "mid") }: who of your side uses the next battle plan?
ask-campaign-sacrifice = Attack { $attack }, defense { $defense }: do you sacrifice { part-count-warbands } to win?
ask-campaign-place = How many warbands do you place at { NAME($site, "mid") }?
ask-campaign-banish = { NAME($attacker) } has beaten { NAME($defender) }: do you banish the pawn?
ask-campaign-burn = { NAME($attacker) } has beaten { NAME($defender) }: do you burn half of the favor?
ask-rest-power = Which Rest power do you use?
ask-title-tie = Several players meet the goal: who gets the title?
ask-conspire = What do you take with the Conspiracy?
ask-scepter = To whom does the Grand Scepter speak?
ask-bracken = Where do your discards go?
ask-forgotten-vault = What happens to the Darkest Secret?
ask-witchs-bargain = Which exchange do you make?
ask-warbands-number = How many warbands?
ask-warbands-consent = { NAME($player) } wants to take { part-count-warbands }: do you consent?
ask-warbands-consent-give = { NAME($player) } wants to hand you { part-count-warbands }: do you consent?
ask-show-to = To whom do you show the card?
ask-next-effect = Which effect comes next?
ask-choose-site = { NAME($power) }: which site?
ask-choose-card = { NAME($power) }: which card?
ask-choose-player = { NAME($power) }: which player?
ask-choose-bank = { NAME($power) }: which bank?
ask-choose-suit = { NAME($power) }: which suit?
ask-choose-pile = { NAME($power) }: which pile?
ask-choose-place = { NAME($power) }: which facedown card?
ask-choose-dice = { NAME($power) }: how many dice?
ask-choose-number = { $about ->
        [dead-on-board] The board of { NAME($of) }: how many of its warbands die?
        [dead-at-site] { NAME($of) }: how many of your warbands there die?
        [purple-at-site] { NAME($of) }: how many of your warbands there do you replace with purple ones?
        [from-site] { NAME($power) }. { NAME($of) }: how many of your warbands there come to your board?
        [to-site] { NAME($power) }. { NAME($of) }: how many warbands of your board go there?
        [uncaged] { NAME($power) }. The board of { NAME($of) }: how many warbands return to it?
        [facedown-secrets] How many of the secrets that leave your board are facedown ones?
       *[power] { NAME($power) }: how many?
    }
ask-choose-several = { NAME($power) }: which ones?
ask-confirm = { NAME($power) }: do you use it?
ask-citizenship-terms = Citizenship ({ NAME($speaker) }), terms: { $count }. What do you propose?
ask-citizenship-amount = The deal of { NAME($speaker) }, terms: { $count }. How much { $kind ->
        [secret] of the secrets
       *[favor] of the favor
    } (at most { $most }){ NAME($thing) }?
ask-citizenship-reply = { NAME($speaker) } offers Citizenship, terms: { $count }. What do you answer?
ask-tribunal-terms = A deal ({ NAME($speaker) }), terms: { $count }. What do you propose?
ask-tribunal-amount = The deal of { NAME($speaker) }, terms: { $count }. How much { $kind ->
        [secret] of the secrets
        [later-secret] of the secrets
        [forfeit-secret] of the secrets
       *[favor] of the favor
    } (at most { $most }){ NAME($thing) }?
ask-tribunal-reply = { NAME($speaker) } proposes a deal, terms: { $count }. What do you answer?
ask-fair-terms = A bargain at the Fair ({ NAME($speaker) }), terms: { $count }. What do you propose?
ask-fair-amount = The bargain of { NAME($speaker) }, terms: { $count }. How much { $kind ->
        [secret] of the secrets
       *[favor] of the favor
    } (at most { $most }){ NAME($thing) }?
ask-fair-reply = { NAME($speaker) } proposes a bargain at the Fair, terms: { $count }. What do you answer?
ask-swap-drawn = Which drawn cards do you swap for Dispossessed ones?
ask-festival-terms = A bargain in the Festival District ({ NAME($speaker) }), terms: { $count }. What do you propose?
ask-festival-amount = The bargain of { NAME($speaker) }, terms: { $count }. How much { $kind ->
        [secret] of the secrets
       *[favor] of the favor
    } (at most { $most }){ NAME($thing) }?
ask-festival-reply = { NAME($speaker) } proposes a bargain in the Festival District, terms: { $count }. What do you answer?

## Options

option-thing = { NAME($thing) }
option-yes = Yes
option-no = No
option-decline = None
option-enough = No more
option-dice = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
option-use = Use { NAME($thing, "mid") }
option-facedown-adviser = { NAME($where) }: facedown adviser { $number }
option-facedown-relic = { NAME($where) }: facedown relic { $number }
option-reliquary = Reliquary, space { $number }
option-search = Search
option-muster = Muster
option-trade = Trade
option-recover = Recover
option-campaign = Campaign
option-travel = Travel
option-rest = Rest
option-trade-favor = { NAME($card) }, for favor
option-trade-secrets = { NAME($card) }, for secrets
option-bandits = The bandits
option-pile-top = On top: { NAME($pile) }
option-pile-bottom = To the bottom: { NAME($pile) }
option-vault-place = Place 1 secret on the Darkest Secret
option-vault-burn = Burn 1 secret from the Darkest Secret
option-sell-secret = Give 1 secret, take 2 favor ({ NAME($player) })
option-buy-secret = Give 2 favor, take 1 secret ({ NAME($player) })
option-no-campaign = No campaign
option-pawn-target = Pawn and favor of { NAME($player) }
option-play-site = To { NAME($site, "mid") }
option-play-advisers = To your advisers, faceup
option-play-facedown = To your advisers, facedown
option-play-vision = As your revealed Vision
option-play-discard = Discard it
option-play-down = Play or discard the facedown adviser { NAME($card, "mid") }
option-show = Show { NAME($card, "mid") }
option-peek = Peek at relic { $number } ({ NAME($where) })
option-to-board = Warbands from your site to your board
option-to-site = Warbands from your board to your site
option-give-warbands = Give warbands to { NAME($player) }
option-take-warbands = Take warbands from { NAME($player) }
option-self-exile = Exile yourself
option-place-favor = Place 1 favor on it
option-return-favor = Move 1 favor to a bank
option-take-favor = 1 favor
option-take-secret = 1 secret
option-take-nothing = Nothing
option-term-favor = { NAME($giver) } gives { NAME($taker) } favor{ NAME($thing) }
option-term-secret = { NAME($giver) } gives { NAME($taker) } secrets{ NAME($thing) }
option-term-facedown-secret = { NAME($giver) } gives { NAME($taker) } facedown secrets{ NAME($thing) }
option-term-relic = { NAME($giver) } gives { NAME($taker) } { NAME($thing, "mid") }
option-term-banner = { NAME($giver) } gives { NAME($taker) } { NAME($thing, "mid") }
option-term-adviser = { NAME($giver) } gives { NAME($taker) } the adviser { NAME($thing, "mid") }
option-term-reliquary = { NAME($taker) } gets from { NAME($giver) }: { NAME($thing) }
option-citizenship-accept = Accept Citizenship
option-citizenship-refuse = Refuse
option-citizenship-counter = Propose other terms
option-tribunal-accept = Accept the deal
option-tribunal-refuse = Refuse
option-tribunal-counter = Propose other terms
option-fair-accept = Accept
option-fair-refuse = Refuse
option-fair-counter = Propose something else
option-festival-accept = Accept
option-festival-refuse = Refuse
option-festival-counter = Propose something else

## Reasons why something cannot be done

why-citizenship-once = Each thing can be named once.
why-citizenship-rounds = After { $count } rounds of talks the offer must be accepted or refused.
why-tribunal-once = Each thing can be named once.
why-tribunal-rounds = After { $count } rounds of talks the deal must be accepted or refused.
why-fair-once = Each thing can be named once.
why-fair-rounds = After { $count } rounds of talks the bargain must be accepted or refused.
why-supply = This costs { $needed } Supply and you have { $have }.
why-favor = This needs { $needed } favor and you have { $have }.
why-secrets = This needs { $needed } secrets and you have { $have }.
why-warbands = This needs { $needed } warbands and you have { $have }.
why-occupied = There are tokens on { NAME($card, "mid") } already.
why-power-forbids = { NAME($power) } forbids it.
why-power-idle = { NAME($power) } has nothing to work on.
why-out-of-reach = You neither rule this card nor stand at its site.
why-not-completable = With this the action could not be completed.
why-already-there = The pawn is there already.
why-not-that-site = The power does not lead to that site.
why-no-destination = There is nowhere to travel.
why-nothing-to-draw = There is nothing to draw.
why-draws-nothing = This Search would draw no card.
why-other-region = Only the discard pile of your region can be searched.
why-site-full = The site’s capacity is full.
why-facedown-site = No cards can be at a facedown site.
why-not-your-site = This is not your site.
why-vision-at-site = Visions are not played to sites.
why-vision-imperial = The Chancellor and Citizens cannot play Visions faceup.
why-vision-adviser = A faceup Vision is no adviser.
why-no-vision = Only a Vision goes there.
why-no-adviser-leaves = None of your advisers can make room.
why-one-at-site = One of the two cards must be played to a site.
why-down-again = It is a facedown adviser already.
why-too-few-match = Fewer than two of your advisers match advisers of that player.
why-restricted = The restriction of { NAME($card, "mid") } forbids it.
why-locked = { NAME($card) } is locked.
why-locked-relic = The relic is locked.
why-in-use = { NAME($card) } is in use as a modifier.
why-no-facedown-adviser = You have no facedown adviser.
why-faceup-adviser = Only a facedown adviser is played or discarded in this way.
why-ruin = A ruin has no suit and cannot be used for this.
why-no-relic = A relic cannot be used for this.
why-no-card-here = There is no card for this at your site.
why-no-relic-cost = No relic can be recovered at this site.
why-secret-guarded = The cards at its holder’s site guard the Darkest Secret.
why-secret-nowhere = There is no card with a suit at the site of the Darkest Secret’s holder.
why-nothing-to-recover = There is nothing to recover.
why-no-relics-left = The relic deck is empty.
why-nobody-to-attack = There is nobody here to attack.
why-no-targets = There is no target to declare.
why-your-site-first = Your site must be a target if the defender rules it.
why-no-target-here = At least one target must be at your site.
why-bandits-rule = No player rules your site: the bandits must be the defender.
why-not-here = That player neither rules your site nor stands there.
why-not-theirs = The defender does not rule that site.
why-not-the-defenders = It is not the defender’s.
why-pawn-elsewhere = The defender’s pawn is not at your site.
why-site-ruled = A player rules your site, so there are no bandits.
why-region-closed = The Narrow Pass closes that region.
why-plans-barred = Your side cannot use battle plans in this campaign.
why-plans-used = Your side has used another battle plan already.
why-plan-used-once = This battle plan has been used in this campaign.
why-plan-for-defenders = Only the defending side can use this battle plan.
why-plan-for-attackers = Only the attacker can use this battle plan.
why-plan-not-ruled = You do not rule this battle plan.
why-bandits-pay-nothing = Bandits use only plans that cost nothing.
why-last-warband = The last warband must stay.
why-no-warbands-here = You have no warbands at this site.
why-only-imperial = Only Imperial players give and take warbands among themselves.
why-their-pawn-elsewhere = That player’s pawn is not at your site.
why-not-ruled = You do not rule this site.
why-no-warbands = You have no warbands on your board.
why-no-favor = You have no favor to place.
why-last-favor = The last favor stays on the banner.
why-reliquary-empty = The Reliquary is empty.
why-not-citizen = Only a Citizen can do this.
why-has-scepter = The holder of the Grand Scepter cannot be exiled by themself.
why-term-gone = What was promised is no longer there.
why-one-sided = An exchange gives something for something.
why-one-reliquary-relic = The offer must include exactly one relic of the Reliquary.
why-festival-once = Each thing can be named once.
why-festival-rounds = After { $count } rounds of talks the bargain must be accepted or refused.

## The journal. Messages with "-known" are for those who may know the secret.

log-citizenship-proposed = { NAME($player) } offers Citizenship ({ NAME($speaker) }, terms: { $count }).
log-citizenship-countered = { NAME($player) } proposes other terms for Citizenship ({ NAME($speaker) }, terms: { $count }).
log-citizenship-accepted = { NAME($player) } accepts the terms of Citizenship ({ NAME($speaker) }, terms: { $count }).
log-citizenship-refused = { NAME($player) } refuses Citizenship ({ NAME($speaker) }, terms: { $count }).
log-citizenship-withdrawn = { NAME($player) } makes no offer of Citizenship ({ NAME($speaker) }, terms: { $count }).
log-citizenship-agreed = Citizenship is agreed: { NAME($player) } ({ NAME($speaker) }, terms: { $count }).
log-citizenship-failed = The deal can no longer be kept.
log-tribunal-proposed = { NAME($player) } proposes a binding deal ({ NAME($speaker) }, terms: { $count }).
log-tribunal-countered = { NAME($player) } proposes other terms ({ NAME($speaker) }, terms: { $count }).
log-tribunal-accepted = { NAME($player) } accepts the deal ({ NAME($speaker) }, terms: { $count }).
log-tribunal-refused = { NAME($player) } refuses the deal ({ NAME($speaker) }, terms: { $count }).
log-tribunal-withdrawn = { NAME($player) } makes no proposal ({ NAME($speaker) }, terms: { $count }).
log-tribunal-agreed = The deal is made: { NAME($player) } ({ NAME($speaker) }, terms: { $count }).
log-tribunal-failed = The deal can no longer be kept.
log-fair-proposed = { NAME($player) } proposes a bargain ({ NAME($speaker) }, terms: { $count }).
log-fair-countered = { NAME($player) } proposes other terms ({ NAME($speaker) }, terms: { $count }).
log-fair-accepted = { NAME($player) } accepts the bargain ({ NAME($speaker) }, terms: { $count }).
log-fair-refused = { NAME($player) } refuses the bargain ({ NAME($speaker) }, terms: { $count }).
log-fair-withdrawn = { NAME($player) } makes no proposal ({ NAME($speaker) }, terms: { $count }).
log-fair-agreed = The bargain is made: { NAME($player) } ({ NAME($speaker) }, terms: { $count }).
log-fair-failed = The deal can no longer be kept.
log-won-usurper = { NAME($player) } wins as the Usurper.
log-won-visionary = { NAME($player) } wins by a Vision.
log-won-chancellor = { NAME($player) } wins as the Chancellor.
log-won-successor = { NAME($player) } wins as the Successor.
log-vision-met = { NAME($player) } meets the goal of { NAME($card, "mid") }.
log-end-die = The end die shows { $face }.
log-exhaustion = The lands are weary of war: the eighth round is over.
log-round = Round { $round }.
log-turn = Round { $round }: { NAME($player) } begins a turn.
log-settles = { NAME($player) } starts at { NAME($site, "mid") } with a facedown adviser.
log-settles-known = { NAME($player) } starts at { NAME($site, "mid") } with a facedown adviser, { NAME($card, "mid") }.
log-title = { NAME($player) } takes the title ({ NAME($oath) }).
log-usurper = { NAME($player) } is now the Usurper.
log-favor-on-banner = { NAME($player) } places 1 favor on the People’s Favor.
log-favor-off-banner = { NAME($player) } moves 1 favor from the People’s Favor to a bank.
log-takes-favor-at = { NAME($player) } takes 1 favor from { NAME($site, "mid") }.
log-takes-secret-at = { NAME($player) } takes 1 secret from { NAME($site, "mid") }.
log-mob = The People’s Favor turns to its Mob side.
log-people = The People’s Favor turns back to the People side.
log-spends-supply = { NAME($player) } spends { part-count-supply }.
log-gains-supply = { NAME($player) } gains { part-count-supply }.
log-gains-favor = { NAME($player) } gains { part-count-favor } from { NAME($bank, "mid") }.
log-takes-favor = { NAME($player) } takes { part-count-favor } from { NAME($from) }.
log-gives-favor = { NAME($player) } gives { NAME($to) } { part-count-favor }.
log-burns-favor = { NAME($player) } burns { part-count-favor }.
log-banks-favor = { NAME($player) } puts { part-count-favor } into { NAME($bank, "mid") }.
log-moves-favor = { part-count-favor } moves from { NAME($from, "mid") } to { NAME($to, "mid") }.
log-gains-secrets = { NAME($player) } gains { part-count-secrets }.
log-burns-secrets = { NAME($player) } burns { part-count-secrets }.
log-hands-secrets = { NAME($player) } hands { NAME($to) } { part-count-secrets }.
log-places-favor = { NAME($player) } places { part-count-favor } on { NAME($card, "mid") }.
log-places-secret = { NAME($player) } places { part-count-secrets } on { NAME($card, "mid") }.
log-flips-secret = { NAME($player) } turns { part-count-secrets } facedown for { NAME($card, "mid") }.
log-gains-warbands = { NAME($player) } gains { part-count-warbands }.
log-kills-on-board = { NAME($player) } loses { part-count-warbands } from the board.
log-kills-at = { part-count-warbands } killed at { NAME($site, "mid") }.
log-places-warbands = { NAME($player) } places { part-count-warbands } at { NAME($site, "mid") }.
log-takes-back-warbands = { NAME($player) } takes { part-count-warbands } from { NAME($site, "mid") } to the board.
log-hands-warbands = { NAME($player) } hands { NAME($to) } { part-count-warbands }.
log-no-consent = { NAME($player) } does not consent.
log-peeks = { NAME($player) } peeks at a card ({ NAME($where) }).
log-peeks-known = { NAME($player) } peeks ({ NAME($where) }): { NAME($cards, "mid") }.
log-reveals = Revealed: { NAME($cards) }.
log-draws = { NAME($player) } draws { part-count-cards } ({ NAME($pile) }).
log-draws-known = { NAME($player) } draws { part-count-cards } ({ NAME($pile) }): { NAME($cards, "mid") }.
log-vision-drawn = A Vision is drawn; Visions drawn: { $count }.
log-discards = { NAME($player) } discards { part-count-cards } ({ NAME($pile) }).
log-discards-known = { NAME($player) } discards { part-count-cards } ({ NAME($pile) }): { NAME($cards, "mid") }.
log-discards-at = { NAME($card) } is discarded from { NAME($site, "mid") }.
log-discards-adviser = { NAME($player) } loses the adviser { NAME($card, "mid") }.
log-discards-facedown = { NAME($player) } discards a facedown adviser.
log-discards-facedown-known = { NAME($player) } discards a facedown adviser, { NAME($card, "mid") }.
log-discards-vision = { NAME($player) } discards { NAME($card, "mid") }.
log-plays-at-site = { NAME($player) } plays { NAME($card, "mid") } to { NAME($site, "mid") }.
log-plays-adviser = { NAME($player) } plays { NAME($card, "mid") } as an adviser.
log-plays-facedown = { NAME($player) } plays a facedown adviser.
log-plays-facedown-known = { NAME($player) } plays a facedown adviser, { NAME($card, "mid") }.
log-plays-vision = { NAME($player) } plays { NAME($card, "mid") }.
log-swaps = { NAME($one) } and { NAME($other, "mid") } change places.
log-marks-vision = { NAME($player) } puts a warband on { NAME($card, "mid") }.
log-rolls-shields = { NAME($player) }: defense dice { $dice }, shields { $shields }.
log-buries-relic = { NAME($player) } puts { NAME($relic, "mid") } under the relic deck.
log-moves-adviser = { NAME($card) } moves to the advisers of { NAME($player) }.
log-swaps-facedown = A facedown adviser of { NAME($one) } and one of { NAME($other) } change places.
log-uses = { NAME($player) } uses { NAME($power, "mid") }.
log-uses-plan = { NAME($player) } uses the battle plan { NAME($power, "mid") }.
log-musters = { NAME($player) } musters on { NAME($card, "mid") }.
log-trades = { NAME($player) } trades with { NAME($card, "mid") }.
log-travels = { NAME($player) } travels to { NAME($site, "mid") }.
log-travel-fails = { NAME($player) } has too little Supply to travel to { NAME($site, "mid") }, and stays.
log-site-revealed = { NAME($site) } is revealed.
log-takes-relic = { NAME($player) } takes { NAME($relic, "mid") }.
log-is-given = { NAME($player) } is given { NAME($relic, "mid") }.
log-reliquary-bare = A space of the Reliquary lies bare: { NAME($space, "mid") }.
log-has-banner = { NAME($player) } holds { NAME($banner, "mid") }.
log-recovers-banner = { NAME($player) } recovers { NAME($banner, "mid") } with { $count } tokens.
log-seize-penalty = { NAME($banner) } is seized: { $count } of its tokens are burned.
log-campaigns = { NAME($player) } campaigns against { NAME($defender, "mid") }. Targets: { NAME($targets, "mid") }.
log-joins = { NAME($player) } joins the defense as an Ally.
log-defense = { NAME($defender) }: defense dice { $dice }, shields { $shields }, defense { $defense }.
log-attack = { NAME($player) }: attack dice { $dice }, swords { $swords }, skulls { $skulls }.
log-campaign-told = The campaign of { NAME($player) } against { NAME($defender, "mid") } is over: attack { $attack }, defense { $defense }{ $count ->
        [0] .
        [one] ; battle plan: { NAME($plans) }.
       *[other] ; battle plans: { NAME($plans) }.
    }
log-sacrifices = { NAME($player) } sacrifices { part-count-warbands }.
log-attacker-wins = { NAME($attacker) } is victorious over { NAME($defender, "mid") }.
log-defender-wins = The attack of { NAME($attacker) } on { NAME($defender, "mid") } fails.
log-becomes-citizen = { NAME($player) } becomes a Citizen.
log-exiled = { NAME($player) } is exiled.
log-festival-proposed = { NAME($player) } proposes a bargain ({ NAME($speaker) }, terms: { $count }).
log-festival-countered = { NAME($player) } proposes other terms ({ NAME($speaker) }, terms: { $count }).
log-festival-accepted = { NAME($player) } accepts the bargain ({ NAME($speaker) }, terms: { $count }).
log-festival-refused = { NAME($player) } refuses the bargain ({ NAME($speaker) }, terms: { $count }).
log-festival-withdrawn = { NAME($player) } makes no proposal ({ NAME($speaker) }, terms: { $count }).
log-festival-agreed = The bargain is made: { NAME($player) } ({ NAME($speaker) }, terms: { $count }).
log-festival-failed = The deal can no longer be kept.
log-end-die-changed = { NAME($player) } changes the end die: it counts as { $face }.
log-swaps-dispossessed = { NAME($player) } swaps { part-count-cards } with the Dispossessed.
log-turns-edifice = An edifice is turned: { NAME($card, "mid") }.

ask-gathering-terms = A bargain at the Gathering ({ NAME($speaker) }), terms: { $count }. What do you propose?
ask-gathering-amount = The bargain of { NAME($speaker) }, terms: { $count }. How much { $kind ->
        [secret] of the secrets
       *[favor] of the favor
    } (at most { $most }){ NAME($thing) }?
ask-gathering-reply = { NAME($speaker) } proposes a bargain at the Gathering, terms: { $count }. What do you answer?
option-gathering-accept = Accept
option-gathering-refuse = Refuse
option-gathering-counter = Propose something else
why-gathering-once = Each thing can be named once.
why-gathering-rounds = After { $count } rounds of talks the bargain must be accepted or refused.
log-gathering-proposed = { NAME($player) } proposes a bargain ({ NAME($speaker) }, terms: { $count }).
log-gathering-countered = { NAME($player) } proposes other terms ({ NAME($speaker) }, terms: { $count }).
log-gathering-accepted = { NAME($player) } accepts the bargain ({ NAME($speaker) }, terms: { $count }).
log-gathering-refused = { NAME($player) } refuses the bargain ({ NAME($speaker) }, terms: { $count }).
log-gathering-withdrawn = { NAME($player) } makes no proposal ({ NAME($speaker) }, terms: { $count }).
log-gathering-agreed = The bargain is made: { NAME($player) } ({ NAME($speaker) }, terms: { $count }).
log-gathering-failed = The deal can no longer be kept.
log-banner-grows = { part-count-secrets } come onto { NAME($banner, "mid") }.
log-banner-shrinks = { NAME($banner) } loses { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: burned.
log-moves-pawn = { NAME($player) } puts the pawn on { NAME($site, "mid") }.

option-term-later-favor = { NAME($giver) } promises { NAME($taker) } favor at the next Rest
option-term-later-secret = { NAME($giver) } promises { NAME($taker) } secrets at the next Rest
option-term-later-favor-round = { NAME($giver) } promises { NAME($taker) } favor at the end of round { $round }
option-term-later-secret-round = { NAME($giver) } promises { NAME($taker) } secrets at the end of round { $round }
option-term-peace = { NAME($giver) } promises not to campaign against { NAME($taker) } until the end of round { $round }
option-term-hands-off = { NAME($giver) } promises to take no relic or banner of { NAME($taker) } until the end of round { $round }
option-term-keep-out = { NAME($giver) } promises not to travel to sites that { NAME($taker) } rules until the end of round { $round }
option-term-no-vision = { NAME($giver) } promises { NAME($taker) } to play no Vision faceup until the end of round { $round }
option-term-no-exile = { NAME($giver) } promises not to exile { NAME($taker) } until the end of round { $round }
option-term-help = { NAME($giver) } promises to join { NAME($taker) } as an Ally until the end of round { $round }
option-term-forfeit-favor = { NAME($giver) } forfeits favor to { NAME($taker) } if a promised payment falls short
option-term-forfeit-secret = { NAME($giver) } forfeits secrets to { NAME($taker) } if a promised payment falls short
option-term-forfeit-relic = { NAME($giver) } forfeits { NAME($thing, "mid") } to { NAME($taker) } if a promised payment falls short
why-promised-peace = You have promised peace before the Tribunal.
why-promised-hands-off = You have promised before the Tribunal to take nothing of this player’s.
why-promised-keep-out = You have promised before the Tribunal not to travel there.
why-promised-no-vision = You have promised before the Tribunal to play no Vision faceup.
why-promised-no-exile = You have promised before the Tribunal not to exile this player.
why-promised-help = You have promised before the Tribunal to help.
why-forfeit-alone = A forfeit goes with a payment that the same player promises.
log-forfeits = { NAME($player) } cannot pay all that was promised: the forfeit goes to { NAME($to) }.
log-moves-card = { NAME($card) } moves to { NAME($site, "mid") }.
ask-choose-board = Which board do you take?
log-takes-board = { NAME($player) } takes the { NAME($colour) } board.
ask-clue-favor = Favor is short: how much goes to { NAME($site, "mid") }?

ask-deed-terms = A deed of sites ({ NAME($speaker) }), terms: { $count }. What do you propose?
ask-deed-amount = The deed of { NAME($speaker) }, terms: { $count }. How much { $kind ->
        [secret] of the secrets
       *[favor] of the favor
    } (at most { $most }){ NAME($thing) }?
ask-deed-reply = { NAME($speaker) } proposes a deed of sites, terms: { $count }. What do you answer?
option-term-site = { NAME($giver) } gives { NAME($taker) } the site { NAME($thing, "mid") }
option-deed-accept = Accept
option-deed-refuse = Refuse
option-deed-counter = Propose something else
why-deed-once = Each thing can be named once.
why-deed-rounds = After { $count } rounds of talks the deed must be accepted or refused.
why-deed-empire = Imperial players cannot trade sites of the Empire among themselves.
log-deed-proposed = { NAME($player) } proposes a deed ({ NAME($speaker) }, terms: { $count }).
log-deed-countered = { NAME($player) } proposes other terms ({ NAME($speaker) }, terms: { $count }).
log-deed-accepted = { NAME($player) } accepts the deed ({ NAME($speaker) }, terms: { $count }).
log-deed-refused = { NAME($player) } refuses the deed ({ NAME($speaker) }, terms: { $count }).
log-deed-withdrawn = { NAME($player) } makes no proposal ({ NAME($speaker) }, terms: { $count }).
log-deed-agreed = The deed is signed: { NAME($player) } ({ NAME($speaker) }, terms: { $count }).
log-deed-failed = The deed can no longer be kept.
log-breaks-relic = { NAME($player) } puts a relic from { NAME($site, "mid") } under the relic deck.
ask-pilgrimage-order = In which order do you put them on the pile, the last on top?
log-stacks-pile = { NAME($from) } goes on top of { NAME($to, "mid") } ({ part-count-cards }).
log-dispossesses = { NAME($card) } leaves { NAME($site, "mid") } for the Dispossessed.
log-pilgrims = { NAME($player) } puts { part-count-cards } of the Dispossessed on the pile ({ NAME($pile) }).
log-pilgrims-known = { NAME($player) } puts { part-count-cards } of the Dispossessed on the pile ({ NAME($pile) }): { NAME($cards, "mid") }.

# The Chronicle (8)
ask-vow-oath = The game is yours, { NAME($player) }. Which oath do you vow for the next one?
ask-chronicle-offers = To whom do you offer Citizenship in the realm of { NAME($player) }?
ask-chronicle-accept = { NAME($player) } offers you Citizenship. Do you accept?
ask-build-edifice = Which denizen gives way to the edifice of its suit, or which ruin do you repair, { NAME($player) }?
ask-common-suit = Which suit counts as the most common among your advisers, { NAME($player) }?
why-oath-in-use = This oath was in force in the game that has just ended.
why-just-flipped = That player’s Citizen board has just been turned.
why-no-exile = Citizenship can be offered to Exiles only.
why-less-common = Another suit is more common among your faceup advisers.
why-not-oneself = Nobody exiles themself with the Grand Scepter.
why-fuller-bank = Another bank has less favor.
why-attacks-oneself = Nobody attacks themself.
why-no-edifice-left = The edifice of this suit is not in the Archive.
why-edifice-here = There is an edifice at this site already.
why-no-room-to-build = Without this card the site has no room for an edifice.
log-vows = { NAME($player) } vows { NAME($oath, "mid") }.
log-board-flipped = { NAME($player) } is no longer a Citizen.
log-declines-citizenship = { NAME($player) } declines Citizenship.
log-builds = { NAME($player) } builds { NAME($edifice, "mid") } at { NAME($site, "mid") } in the place of { NAME($card, "mid") }.
log-repairs = { NAME($player) } repairs { NAME($edifice, "mid") } at { NAME($site, "mid") }.
log-site-lost = { NAME($site) } is lost from the map.
log-ruined = Fallen into ruin at { NAME($site, "mid") }: { NAME($edifice, "mid") }.
log-common-suit = The most common suit among the advisers of { NAME($player) }: { NAME($suit) }.
log-cards-added = Added to the world deck ({ NAME($suit) }): { part-count-cards }.
log-archive-healed = The Archive is healed: of the Dispossessed the world deck gets { part-count-cards } ({ NAME($suit) }); the others return.
log-dispossessed = Gone unseen to the Dispossessed: { part-count-cards }.
log-relics-sorted = Relics on top of the relic deck: { $count }.
log-chronicle-written = { NAME($player) } has written the Chronicle.
## In the terminal

play-oath-head = Round { $round } of { $rounds } · { NAME($oath) } · Visions drawn: { $visions }
play-oath-facedown = facedown
play-oath-banks = Favor banks
play-oath-banners = Banners
play-oath-decks = Deck and piles
play-oath-has = Has
play-oath-advisers = Advisers
play-oath-relics = Relics
play-oath-hand = Hand
play-oath-drawn = Drawn
play-oath-promises = Promised
play-oath-terms = Proposed
play-oath-targets = Targets
play-oath-pools = Dice
play-oath-plans = Battle plans
play-oath-chance = Odds
play-oath-odds = attacker wins { $win } % (without a sacrifice { $plain } %); losses to expect: attacker { $attackers }, defender { $defenders }
play-oath-ambition = Ambition
play-oath-threat = Threat
play-oath-strategy = Strategy dice
play-oath-friends = Friends
play-oath-schemers = Schemers
play-oath-unassigned = Unassigned
play-oath-mind = Mind Map
play-oath-way = This turn
play-oath-result = Rolled
play-oath-rolled = attack { $attack }, defense { $defense }
play-oath-capacity = room for cards: { $count }
log-odds = Before the dice: the attack of { NAME($player) } has a chance of { $percent } %.
ask-prince-look = { NAME($player) } feels threatened and offers Citizenship. Do you look at the relic at the bottom of the relic deck?
ask-prince-one = You decide for the Clockwork Prince ({ NAME($power) }). What do you choose?
ask-prince-several = You decide for the Clockwork Prince ({ NAME($power) }). Which do you choose?
ask-prince-number = You decide for the Clockwork Prince ({ NAME($power) }). How many do you choose?
ask-prince-powers = You decide for the Clockwork Prince. Which Action power does he use before his next action?
ask-prince-modifiers = You decide for the Clockwork Prince. Which power does he use in this { $action ->
        [trade] Trade
        [muster] Muster
        [recover] Recover
       *[search] Search
    }?
ask-prince-take = Do you take this relic and become a Citizen?
why-prince-keeps-citizens = Under the Clockwork Prince no Citizen becomes an Exile.
why-prince-permits-nothing = The Clockwork Prince agrees to nothing that needs his permission.
why-prince-stays-exile = A Clockwork Prince who is an Exile never becomes a Citizen.
why-prince-promises-nothing = The Clockwork Prince acts as his Mind Map says, and can promise nothing.
log-prince-settles = { NAME($player) } starts at { NAME($site) }.
log-prince-threat = { NAME($player) } assesses the threat: { NAME($threat) }.
log-prince-turns-to = Both action markers go to a space of the Mind Map: { NAME($space) }.
log-prince-strategy = { NAME($player) } moves the strategy marker; attack dice in campaigns: { $dice }.
log-prince-no-card = { NAME($player) } finds no denizen.
log-prince-chooses = { $as ->
        [friends] { NAME($player) } chooses { NAME($card) }: { NAME($suit) } stands highest among the Friends.
        [schemers] { NAME($player) } chooses { NAME($card) }: { NAME($suit) } stands highest among the Schemers.
       *[unassigned] { NAME($player) } chooses { NAME($card) }: { NAME($suit) } is the first Unassigned suit.
    }
log-prince-cannot-play = No site can take { NAME($card) }; { NAME($player) } gains what the can’t-play box shows.
log-prince-relationship = { $as ->
        [friends] The relationship marker of { NAME($suit) } stands among the Friends on row { $row }.
       *[schemers] The relationship marker of { NAME($suit) } stands among the Schemers on row { $row }.
    }
log-prince-actions = Actions of the Clockwork Prince this turn: { $count }.
log-prince-follows = { $colour ->
        [red] Red arrow ({ NAME($condition) }): { NAME($space) }.
        [orange] Orange arrow ({ NAME($condition) }): { NAME($space) }.
       *[black] Black arrow: { NAME($space) }.
    }
log-prince-closed = { $colour ->
        [red] The red arrow is closed
       *[orange] The orange arrow is closed
    } (“{ NAME($condition) }” does not hold).
log-prince-skips = { NAME($player) } skips: { NAME($action) }, { $why ->
        [trade] no token would be gained
        [muster] no warband would be gained
        [here] this site is as good as any
        [banks] every favor bank is empty
        [search] there is no denizen to be had
        [recover] the price cannot be paid
       *[ready] not ready to fight
    }.
log-prince-stops = The action marker comes back to a space skipped before; { NAME($player) } ends the actions.
log-prince-leftmost = A tie: { NAME($player) } takes the leftmost ({ NAME($thing) }).
log-prince-ready = { NAME($player) } is ready to fight: { $dice ->
        [one] 1 attack die
       *[other] { $dice } attack dice
    } against { $defense }.
log-prince-not-ready = { NAME($player) } is not ready to fight: { $dice ->
        [one] 1 attack die
       *[other] { $dice } attack dice
    } against { $defense }.

# Lessons
lesson-turn = A turn of the Chancellor
lesson-turn-goal = You are the Chancellor, and you have sworn the Oath of Supremacy: the title of Oathkeeper belongs to whoever rules the most sites. Keep it to the end and you win. Your warbands, the purple ones, rule two sites.
lesson-turn-supply = A turn is Wake, Act and Rest. In the Act phase you take as many actions as you like, in any order, as long as your Supply lasts. You have 7.
lesson-turn-search = Searching brings new cards into the world. Choose Search: what it costs stands beside it.
lesson-turn-deck = You may search the world deck or the discard pile of your region. Take the world deck: 2 Supply for three cards.
lesson-turn-keep = Nobody else sees these three. You keep one of them and discard the others. Take the Storyteller.
lesson-turn-discard = The others go to the discard pile of the next region: what you leave, others may find. Lay them down in any order.
lesson-turn-play = A card is played to your site, where anybody may come to use it, or to your advisers, where only you may. Play it to the Fertile Valley.
lesson-turn-homeland = A card played to a site gives 1 favor from the bank of its suit, and this site is the homeland of Hearth: one more. You have 4 favor.
lesson-turn-muster = Favor hires soldiers. Choose Muster.
lesson-turn-warbands = 1 favor is placed on a card at your site, and 2 warbands come to your board. Muster on the Longbows: the Storyteller stays free, for a card with tokens on it is busy.
lesson-turn-trade = Secrets buy favor, and favor buys secrets. Choose Trade.
lesson-turn-favor = 1 secret on the Storyteller brings 1 favor from the Hearth bank, and 1 more for every faceup adviser of that suit. The Traveling Doctor is one. Trade for favor.
lesson-turn-travel = 3 Supply is left. Choose Travel.
lesson-turn-far = The farther, the dearer. Try to go to the Ancient City, in the Hinterland.
lesson-turn-near = The Hinterland is 4 Supply away from the Cradle. Within the Cradle a journey costs 1: go to the Mine.
lesson-turn-recover = A facedown relic lies here. Choose Recover.
lesson-turn-relic = The site says what its relic costs: at the Mine 3 favor, which go to the Discord bank. Take the relic.
lesson-turn-rest = Search, Muster, Trade, Travel, Recover: only the Campaign is missing, and it has a lesson of its own. Choose Rest.
lesson-turn-others = At Rest the favor on cards goes to the banks, your secrets come back to you, and your Supply is refreshed: the more warbands you have on the map, the less of it. Now the Exiles have their turns.
lesson-turn-end = Round 2, and your turn again. You still rule the most sites, so the title is still yours. Next: how one takes a site from somebody.
lesson-campaign = A campaign
lesson-campaign-why = The Steppe is ruled by the red Exile: two red warbands stand here, and one more is on the Exile’s board. You are here with five. Sites, relics, banners: whatever others hold is taken in a campaign.
lesson-campaign-begin = A campaign costs 2 Supply. Choose Campaign.
lesson-campaign-whom = You attack whoever rules your site, or somebody who stands here. Choose the red Exile.
lesson-campaign-targets = Now the targets. Each adds defense dice: a site 1, a relic its own number. Take the Steppe and the Exile’s Cup of Plenty, and confirm.
lesson-campaign-dice = You roll a die for every warband you lead, if you like. Take all five.
lesson-campaign-plan = Battle plans change the dice. The Longbows among your advisers are one. Use them.
lesson-campaign-die = One attack die more.
lesson-campaign-odds = The scene shows both pools and the exact odds. Now the defender may use plans too, and then the dice fall: the defense first.
lesson-campaign-sacrifice = Your attack is 5 against a defense of 5: a tie is not enough, and a skull has killed one of your warbands. But you may sacrifice more, each for 1 attack. Say yes.
lesson-campaign-place = Victory! The Steppe’s red warbands are gone and the relic is yours. To rule the site, leave warbands there: two.
lesson-campaign-end = You rule the Steppe, and its card now serves you from afar. Had you made the Exile’s pawn a target, you could also have banished it. Remember: the loser of a campaign loses half of the warbands. Next: what wins.
lesson-winning = What wins
lesson-winning-title = Round 5. You rule three sites and hold the title of Oathkeeper. From now on a die is rolled at the end of each round: while an Imperial player has the title, it may end the game with your victory, and with every round it is likelier.
lesson-winning-exiles = Exiles win in their Wake phase, in two ways. As Usurper: by taking the title and still having it one turn later. Or as a Visionary: by a Vision that they have revealed and whose goal they meet, once three Visions have been drawn. See what red does.
lesson-winning-vision = The Vision of Rebellion: whoever reveals it wins by holding the People’s Favor. Red has it already. If nothing happens until red’s next turn, the game is lost.
lesson-winning-die = The end die has shown 1: the game goes on. It is your turn, the last one before red’s. Everybody sees a Vision, so everybody can stop it.
lesson-winning-recover = A banner can be recovered from anywhere, by paying more than lies on it. Choose Recover.
lesson-winning-banner = The People’s Favor has 2 favor on it. Choose it.
lesson-winning-pay = 3 favor is enough. More would make it dearer for whoever wants it back.
lesson-winning-banks = What lay on it goes to the banks, one after the other. Begin with Discord.
lesson-winning-rest = The banner is yours, and the Vision is only a dream now. Choose Rest.
lesson-winning-saved = Now red wakes: the goal is no longer met. And at the end of the round the die is rolled again; in round 6 you win with 5 or 6.
lesson-winning-end = A 5: the game is yours. Who wins also writes the Chronicle, and the next game begins in the world that this one has left. For a first match this is enough: from here on somebody sits beside you.

## Standing orders: what a seat wants answered in its place

order-place-favor = Always place a favor on the People’s Favor
order-return-favor = Always take a favor off the People’s Favor
order-no-plans = Use no battle plans until my turn
order-stay-out = Join nobody’s defense until my turn
order-welcome-allies = Accept every Ally who wants to join me
order-keep-warbands = Give up no warbands until my turn
order-take-warbands = Accept all warbands I am given

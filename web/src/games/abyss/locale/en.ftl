### The Abyss board's own words. The Polish file has the same messages in the same order.

## The board

abyss-lord-deck = Lord deck: { $count ->
        [one] { $count } lord
       *[other] { $count } lords
    }
abyss-deck = Exploration deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
abyss-discard = Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
abyss-discarded = discarded: { $count }
abyss-stack-pile = Location stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
abyss-court-space = Empty space
abyss-track-space = Space { $space }, empty
abyss-track-card = Space { $space }: { NAME($card) }
abyss-last-space = Last space: whoever ends here gains a pearl
abyss-price = Next sale: { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }
abyss-buyers = Bought: { NAME($players) }
abyss-council-stack = { NAME($stack) }: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
abyss-threat-now = Threat space { $space }, the marker stands here
abyss-threat-space = Threat space { $space }
abyss-supply = In the supply
abyss-recruiting = { NAME($player) } recruits { NAME($lord, "mid") }
abyss-paid = Allies played
abyss-drawn = Drawn locations
abyss-drawn-hidden = A drawn location, face down
abyss-searched = The location stack, face up for you
abyss-fold = Fold away
abyss-unfold = Show
abyss-ending = { NAME($player) } has triggered the end: one last turn for everyone else
abyss-over = The game is over

## Cards

abyss-cost-says = costs { $cost } in { $races ->
        [one] { $races } race
       *[other] { $races } races
    }{ $race ->
        [none] { "" }
       *[other] { $races ->
            [one] : { NAME($race) }
           *[other] {" "}with { NAME($race) }
        }
    }
abyss-any-race = any other race
abyss-points = influence points
abyss-copies = The game holds:
abyss-lord-turned = { $lord } Turned.
abyss-lord-tucked = { $lord } Under { NAME($location, "mid") }.
abyss-location-with = { $location } Under it: { NAME($lords) }.

## Things that have no name in the rulebook's own texts

threat-1-p1 = Threat space 1: 1 pearl
threat-1-t1 = Threat space 1: 1 monster token
threat-2-p2 = Threat space 2: 2 pearls
threat-2-p1t1 = Threat space 2: 1 pearl and 1 monster token
threat-2-t2 = Threat space 2: 2 monster tokens
threat-3-k1 = Threat space 3: 1 key
threat-4-k1p1 = Threat space 4: 1 key and 1 pearl
threat-4-k1t1 = Threat space 4: 1 key and 1 monster token
threat-5-k1p2 = Threat space 5: 1 key and 2 pearls
threat-5-k1p1t1 = Threat space 5: 1 key, 1 pearl and 1 monster token
threat-5-k1t2 = Threat space 5: 1 key and 2 monster tokens
threat-6-k2 = Threat space 6: 2 keys
key-token = Key token

## Players

abyss-players = Players
abyss-player-says = { NAME($player) }: { $pearls ->
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }, { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }, { $hand ->
        [one] { $hand } ally in hand
       *[other] { $hand } allies in hand
    }, { $tokens ->
        [one] { $tokens } monster token
       *[other] { $tokens } monster tokens
    }, { $lords ->
        [one] { $lords } lord
       *[other] { $lords } lords
    }
abyss-turn-of = on turn
abyss-bought = has bought
abyss-hand = Hand
abyss-hand-of = Hand of { NAME($player) }
abyss-lords = Lords
abyss-lords-of = Lords of { NAME($player) }
abyss-lords-count = { $count } of { $end }
abyss-locations-of = Locations of { NAME($player) }
abyss-affiliated = Affiliated
abyss-affiliated-of = Affiliated allies of { NAME($player) }
abyss-keys = Keys
abyss-pearls = Pearls
abyss-tokens = Monster tokens
abyss-token-known = Monster token worth { $value }
abyss-token = Monster token, face down
abyss-mine = My things
abyss-paying-short = { $pearls ->
        [0] Worth { $value } of { $cost }: { $left } short.
       *[other] Worth { $value } of { $cost }; with your pearls { $left } short.
    }
abyss-key-sum = { $count } of { $needed } keys
abyss-nothing = none yet

## The beginnings of words that a sign stands before, on cards

abyss-stems-pearl = pearl
abyss-stems-key = key
abyss-stems-monster = monster
abyss-stems-jellyfish = jellyfish
abyss-stems-crab = crab
abyss-stems-seahorse = seahorse
abyss-stems-shellfish = shellfish
abyss-stems-squid = squid
abyss-stems-soldier = soldier
abyss-stems-merchant = merchant
abyss-stems-mage = mage
abyss-stems-politician = politician
abyss-stems-farmer = farmer
abyss-stems-ambassador = ambassador

## Cards in the browser, and the score sheet

cards-kind-lord = Lords
cards-kind-location = Locations
figure-guild = Guild
figure-influence = Influence points
figure-cost = Cost
figure-races = Races in the payment
figure-race = Race
figure-keys = Keys
figure-ability = Ability
figure-ability-none = none
sheet-locations = Locations
sheet-lords = Lords
sheet-allies = Affiliated allies
sheet-tokens = Monster tokens
sheet-pearls = Pearls
sheet-best-lord = Strongest lord

## What the plain table calls the parts of the view.
view-pearls = pearls
view-keys = keys
view-key-count = keys in all
view-lord = lord
view-lords = lords
view-location = location
view-locations = locations
view-affiliated = affiliated
view-council = council
view-court = court
view-threat = threat
view-searched = looked through
view-sunk = sunk
view-recruiting = being recruited
view-buyers = have bought already

## Answers in the prompt: they stand under their question
answer-explore-offer = { NAME($player) } explores: your answer
short-option-buy = Buy the { NAME($card) } · { $price ->
        [one] { $price } pearl
       *[other] { $price } pearls
    }
short-option-take = Take the { NAME($card) }
short-option-ally = { NAME($ally) }
short-option-affiliate = { NAME($ally) }
short-option-discard = { NAME($ally) }
short-option-council = Take { NAME($stack, "short") }
short-option-stack = { NAME($stack) }
group-option-recruit =
    { $count ->
        [one] Recruit: { $count } lord
       *[other] Recruit: { $count } lords
    }
group-option-council =
    { $count ->
        [one] Ask for support: { $count } stack
       *[other] Ask for support: { $count } stacks
    }
group-option-ally = Allies: { $count } to choose from
group-option-discard = Allies: { $count } to choose from
group-option-location = Locations: { $count }
group-option-lord = Lords: { $count }

## Explained when it is asked for the first time
coach-turn-action = One action a turn: explore for allies, take a stack of the Council, or recruit a lord. Allies first, lords as soon as you can.
coach-explore-offer = Another player explores: you may buy this ally from them. High values and races you lack are worth pearls.
coach-explore-take = Take it and your turn ends, or reveal the next card: what is left goes to the Council for everybody.
coach-explore-monster = Fight for the reward shown on the threat track, or go on: the further the marker, the better the reward.
coach-explore-reward = Keys bring locations, pearls buy, tokens hide points.
coach-recruit-pay = Pay in exactly as many races as the lord shows. Pearls make up what is missing.
coach-recruit-affiliate = The ally you affiliate scores at the end: only the highest of each race counts.
coach-control-location = Three keys take a location. Face-up ones are open to all; drawn ones give a choice, and the rest lie open for others.
coach-control-drawn = Take the location whose conditions you meet best by the end. The others stay face up: others may take them.
coach-control-keys = Key tokens are simply spent. Lords whose keys you use go under the location: they keep their points but lose their power.
coach-smokers-exchange = You see the whole stack. Exchange only for a location that brings you more points.
coach-council-second = A second stack for the same action. Size counts, but so do the races you need for the next lord.
coach-jailer-discard = Give up the ally you need least: usually a low value of a race you have plenty of.
coach-commander-discard = The Commander limits hands. Keep high values and the races of the lord you are saving for.
coach-assassin-turn = The power and the key of a turned lord stop working, only the points stay. Turn the one that helps this opponent most.
coach-hunter-victim = Monster tokens hide points, and the one you get is drawn at random. Take it from whoever is ahead.
coach-apprentice-stack = A stack for nothing: the biggest one, or the race your next lord asks for.
coach-illusionist-give = Exchange the location that brings you the fewest points, or keep all.
coach-illusionist-get = Count what each location would bring you at the end with the lords and allies you have.
coach-corruptor-bribe = Five pearls for any lord of the Court, whatever it costs. Worth it for an expensive one.
coach-dismiss = You lose one lord to gain something else. A lord whose power is used up is the cheapest price.
coach-traitor-court = The new lord costs nothing: look at its points, its key, and whether its power works at once.
coach-turn-end = The last chance this turn to use what may be used at any time.

## Captions of the pictures in the rulebook
example-goal = What points come from: lords and locations
example-things = Two allies, a lord and a location
example-laid = The Court and the track at the start
example-turn = What lies before a player at the start of a turn
example-plot = Two pearls, two more lords: then the Court is full
example-explore = Two allies are sold, one is left to the Council, the fourth is taken
example-monster = The first monster is passed by, the second is fought
example-council = A whole stack of crabs is taken
example-guilds = One lord of each guild
example-recruit = The Slaver for two shellfish and two pearls
example-control = The third key: three tiles are drawn, one is kept
example-last-lord = Seven lords: the game is about to end
example-scoring = Lords, locations and affiliated allies bring points

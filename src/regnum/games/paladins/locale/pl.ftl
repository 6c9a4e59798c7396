### Paladyni Zachodniego Królestwa po polsku. Plik angielski ma te same komunikaty w tej samej kolejności.
###
### Rzecz na stole nazywa komunikat o jej identyfikatorze, z „-” zamiast „:” (paladin:roland to paladin-roland).
### Nazwy przyjmują $case: nom, gen, dat, acc, ins, loc (mianownik, dopełniacz, celownik, biernik, narzędnik,
### miejscownik). Atrybut .gender podaje rodzaj: m, f, n albo pl (rzeczownik w liczbie mnogiej).
### NAME(rzecz, przypadek) daje nazwę rzeczy.
### Komunikaty z liczbą przyjmują $count i $case: „1 dług”, „1 długu”, „5 długów”.
### Małą literą piszemy robotników (zwiadowca, wojownik), przymiotnikiem od nazwy ludu wyróżniamy najeźdźców (wikiński zwiadowca).

## Część pierwsza: nazwy i teksty kart

# Gra
game-name = Paladyni Zachodniego Królestwa
game-about = Zbieraj robotników i paladynów, umacniaj Wiarę, Siłę i Wpływy i przez siedem rund broń miasta przed najeźdźcami.

## Rzeczowniki

# Terminy do użycia w innych komunikatach: { -worker(case: "acc") }; „-many” to liczba mnoga.
-worker = { $case ->
        [gen] robotnika
        [dat] robotnikowi
        [acc] robotnika
        [ins] robotnikiem
        [loc] robotniku
       *[nom] robotnik
    }
    .gender = m
-worker-many = { $case ->
        [gen] robotników
        [dat] robotnikom
        [acc] robotników
        [ins] robotnikami
        [loc] robotnikach
       *[nom] robotnicy
    }
    .gender = pl
-silver = { $case ->
        [gen] srebrnika
        [dat] srebrnikowi
        [acc] srebrnika
        [ins] srebrnikiem
        [loc] srebrniku
       *[nom] srebrnik
    }
    .gender = m
-silver-many = { $case ->
        [gen] srebrników
        [dat] srebrnikom
        [acc] srebrniki
        [ins] srebrnikami
        [loc] srebrnikach
       *[nom] srebrniki
    }
    .gender = pl
-provision = { $case ->
        [gen] sztuki zapasów
        [dat] sztuce zapasów
        [acc] sztukę zapasów
        [ins] sztuką zapasów
        [loc] sztuce zapasów
       *[nom] sztuka zapasów
    }
    .gender = f
-provision-many = { $case ->
        [gen] sztuk zapasów
        [dat] sztukom zapasów
        [acc] sztuki zapasów
        [ins] sztukami zapasów
        [loc] sztukach zapasów
       *[nom] sztuki zapasów
    }
    .gender = pl
-tax = { $case ->
        [gen] podatku
        [dat] podatkowi
        [acc] podatek
        [ins] podatkiem
        [loc] podatku
       *[nom] podatek
    }
    .gender = m
-tax-many = { $case ->
        [gen] podatków
        [dat] podatkom
        [acc] podatki
        [ins] podatkami
        [loc] podatkach
       *[nom] podatki
    }
    .gender = pl
-suspicion = { $case ->
        [gen] podejrzenia
        [dat] podejrzeniu
        [acc] podejrzenie
        [ins] podejrzeniem
        [loc] podejrzeniu
       *[nom] podejrzenie
    }
    .gender = n
-suspicion-many = { $case ->
        [gen] podejrzeń
        [dat] podejrzeniom
        [acc] podejrzenia
        [ins] podejrzeniami
        [loc] podejrzeniach
       *[nom] podejrzenia
    }
    .gender = pl
-debt = { $case ->
        [gen] długu
        [dat] długowi
        [acc] dług
        [ins] długiem
        [loc] długu
       *[nom] dług
    }
    .gender = m
-debt-many = { $case ->
        [gen] długów
        [dat] długom
        [acc] długi
        [ins] długami
        [loc] długach
       *[nom] długi
    }
    .gender = pl
-unpaid-debt = { $case ->
        [gen] niespłaconego długu
        [dat] niespłaconemu długowi
        [acc] niespłacony dług
        [ins] niespłaconym długiem
        [loc] niespłaconym długu
       *[nom] niespłacony dług
    }
    .gender = m
-unpaid-debt-many = { $case ->
        [gen] niespłaconych długów
        [dat] niespłaconym długom
        [acc] niespłacone długi
        [ins] niespłaconymi długami
        [loc] niespłaconych długach
       *[nom] niespłacone długi
    }
    .gender = pl
-paid-debt = { $case ->
        [gen] spłaconego długu
        [dat] spłaconemu długowi
        [acc] spłacony dług
        [ins] spłaconym długiem
        [loc] spłaconym długu
       *[nom] spłacony dług
    }
    .gender = m
-paid-debt-many = { $case ->
        [gen] spłaconych długów
        [dat] spłaconym długom
        [acc] spłacone długi
        [ins] spłaconymi długami
        [loc] spłaconych długach
       *[nom] spłacone długi
    }
    .gender = pl
-workshop = { $case ->
        [gen] warsztatu
        [dat] warsztatowi
        [acc] warsztat
        [ins] warsztatem
        [loc] warsztacie
       *[nom] warsztat
    }
    .gender = m
-workshop-many = { $case ->
        [gen] warsztatów
        [dat] warsztatom
        [acc] warsztaty
        [ins] warsztatami
        [loc] warsztatach
       *[nom] warsztaty
    }
    .gender = pl
-monk = { $case ->
        [gen] mnicha
        [dat] mnichowi
        [acc] mnicha
        [ins] mnichem
        [loc] mnichu
       *[nom] mnich
    }
    .gender = m
-monk-many = { $case ->
        [gen] mnichów
        [dat] mnichom
        [acc] mnichów
        [ins] mnichami
        [loc] mnichach
       *[nom] mnisi
    }
    .gender = pl
-outpost = { $case ->
        [gen] posterunku
        [dat] posterunkowi
        [acc] posterunek
        [ins] posterunkiem
        [loc] posterunku
       *[nom] posterunek
    }
    .gender = m
-outpost-many = { $case ->
        [gen] posterunków
        [dat] posterunkom
        [acc] posterunki
        [ins] posterunkami
        [loc] posterunkach
       *[nom] posterunki
    }
    .gender = pl
-jar = { $case ->
        [gen] dzbana
        [dat] dzbanowi
        [acc] dzban
        [ins] dzbanem
        [loc] dzbanie
       *[nom] dzban
    }
    .gender = m
-jar-many = { $case ->
        [gen] dzbanów
        [dat] dzbanom
        [acc] dzbany
        [ins] dzbanami
        [loc] dzbanach
       *[nom] dzbany
    }
    .gender = pl
-wall = { $case ->
        [gen] muru
        [dat] murowi
        [acc] mur
        [ins] murem
        [loc] murze
       *[nom] mur
    }
    .gender = m
-wall-many = { $case ->
        [gen] murów
        [dat] murom
        [acc] mury
        [ins] murami
        [loc] murach
       *[nom] mury
    }
    .gender = pl
-paladin = { $case ->
        [gen] paladyna
        [dat] paladynowi
        [acc] paladyna
        [ins] paladynem
        [loc] paladynie
       *[nom] paladyn
    }
    .gender = m
-paladin-many = { $case ->
        [gen] paladynów
        [dat] paladynom
        [acc] paladynów
        [ins] paladynami
        [loc] paladynach
       *[nom] paladyni
    }
    .gender = pl
-townsfolk = { $case ->
        [gen] mieszczanina
        [dat] mieszczaninowi
        [acc] mieszczanina
        [ins] mieszczaninem
        [loc] mieszczaninie
       *[nom] mieszczanin
    }
    .gender = m
-townsfolk-many = { $case ->
        [gen] mieszczan
        [dat] mieszczanom
        [acc] mieszczan
        [ins] mieszczanami
        [loc] mieszczanach
       *[nom] mieszczanie
    }
    .gender = pl
-outsider = { $case ->
        [gen] najeźdźcy
        [dat] najeźdźcy
        [acc] najeźdźcę
        [ins] najeźdźcą
        [loc] najeźdźcy
       *[nom] najeźdźca
    }
    .gender = m
-outsider-many = { $case ->
        [gen] najeźdźców
        [dat] najeźdźcom
        [acc] najeźdźców
        [ins] najeźdźcami
        [loc] najeźdźcach
       *[nom] najeźdźcy
    }
    .gender = pl
-attacked-outsider = { $case ->
        [gen] zaatakowanego najeźdźcy
        [dat] zaatakowanemu najeźdźcy
        [acc] zaatakowanego najeźdźcę
        [ins] zaatakowanym najeźdźcą
        [loc] zaatakowanym najeźdźcy
       *[nom] zaatakowany najeźdźca
    }
    .gender = m
-attacked-outsider-many = { $case ->
        [gen] zaatakowanych najeźdźców
        [dat] zaatakowanym najeźdźcom
        [acc] zaatakowanych najeźdźców
        [ins] zaatakowanymi najeźdźcami
        [loc] zaatakowanych najeźdźcach
       *[nom] zaatakowani najeźdźcy
    }
    .gender = pl
-converted-outsider = { $case ->
        [gen] nawróconego najeźdźcy
        [dat] nawróconemu najeźdźcy
        [acc] nawróconego najeźdźcę
        [ins] nawróconym najeźdźcą
        [loc] nawróconym najeźdźcy
       *[nom] nawrócony najeźdźca
    }
    .gender = m
-converted-outsider-many = { $case ->
        [gen] nawróconych najeźdźców
        [dat] nawróconym najeźdźcom
        [acc] nawróconych najeźdźców
        [ins] nawróconymi najeźdźcami
        [loc] nawróconych najeźdźcach
       *[nom] nawróceni najeźdźcy
    }
    .gender = pl
-order = { $case ->
        [gen] Królewskiego Dekretu
        [dat] Królewskiemu Dekretowi
        [acc] Królewski Dekret
        [ins] Królewskim Dekretem
        [loc] Królewskim Dekrecie
       *[nom] Królewski Dekret
    }
    .gender = m
-order-many = { $case ->
        [gen] Królewskich Dekretów
        [dat] Królewskim Dekretom
        [acc] Królewskie Dekrety
        [ins] Królewskimi Dekretami
        [loc] Królewskich Dekretach
       *[nom] Królewskie Dekrety
    }
    .gender = pl
-favour = { $case ->
        [gen] Królewskiej Łaski
        [dat] Królewskiej Łasce
        [acc] Królewską Łaskę
        [ins] Królewską Łaską
        [loc] Królewskiej Łasce
       *[nom] Królewska Łaska
    }
    .gender = f
-favour-many = { $case ->
        [gen] Królewskich Łask
        [dat] Królewskim Łaskom
        [acc] Królewskie Łaski
        [ins] Królewskimi Łaskami
        [loc] Królewskich Łaskach
       *[nom] Królewskie Łaski
    }
    .gender = pl
-tavern-card = { $case ->
        [gen] karty karczmy
        [dat] karcie karczmy
        [acc] kartę karczmy
        [ins] kartą karczmy
        [loc] karcie karczmy
       *[nom] karta karczmy
    }
    .gender = f
-tavern-card-many = { $case ->
        [gen] kart karczmy
        [dat] kartom karczmy
        [acc] karty karczmy
        [ins] kartami karczmy
        [loc] kartach karczmy
       *[nom] karty karczmy
    }
    .gender = pl
-scheme = { $case ->
        [gen] karty schematu
        [dat] karcie schematu
        [acc] kartę schematu
        [ins] kartą schematu
        [loc] karcie schematu
       *[nom] karta schematu
    }
    .gender = f
-scheme-many = { $case ->
        [gen] kart schematów
        [dat] kartom schematów
        [acc] karty schematów
        [ins] kartami schematów
        [loc] kartach schematów
       *[nom] karty schematów
    }
    .gender = pl
-card = { $case ->
        [gen] karty
        [dat] karcie
        [acc] kartę
        [ins] kartą
        [loc] karcie
       *[nom] karta
    }
    .gender = f
-card-many = { $case ->
        [gen] kart
        [dat] kartom
        [acc] karty
        [ins] kartami
        [loc] kartach
       *[nom] karty
    }
    .gender = pl
-action = { $case ->
        [gen] akcji
        [dat] akcji
        [acc] akcję
        [ins] akcją
        [loc] akcji
       *[nom] akcja
    }
    .gender = f
-action-many = { $case ->
        [gen] akcji
        [dat] akcjom
        [acc] akcje
        [ins] akcjami
        [loc] akcjach
       *[nom] akcje
    }
    .gender = pl
-attribute = { $case ->
        [gen] atrybutu
        [dat] atrybutowi
        [acc] atrybut
        [ins] atrybutem
        [loc] atrybucie
       *[nom] atrybut
    }
    .gender = m
-attribute-many = { $case ->
        [gen] atrybutów
        [dat] atrybutom
        [acc] atrybuty
        [ins] atrybutami
        [loc] atrybutach
       *[nom] atrybuty
    }
    .gender = pl
-region = { $case ->
        [gen] regionu
        [dat] regionowi
        [acc] region
        [ins] regionem
        [loc] regionie
       *[nom] region
    }
    .gender = m
-region-many = { $case ->
        [gen] regionów
        [dat] regionom
        [acc] regiony
        [ins] regionami
        [loc] regionach
       *[nom] regiony
    }
    .gender = pl
-space = { $case ->
        [gen] pola
        [dat] polu
        [acc] pole
        [ins] polem
        [loc] polu
       *[nom] pole
    }
    .gender = n
-space-many = { $case ->
        [gen] pól
        [dat] polom
        [acc] pola
        [ins] polami
        [loc] polach
       *[nom] pola
    }
    .gender = pl
-round = { $case ->
        [gen] rundy
        [dat] rundzie
        [acc] rundę
        [ins] rundą
        [loc] rundzie
       *[nom] runda
    }
    .gender = f
-round-many = { $case ->
        [gen] rund
        [dat] rundom
        [acc] rundy
        [ins] rundami
        [loc] rundach
       *[nom] rundy
    }
    .gender = pl
-ability = { $case ->
        [gen] zdolności
        [dat] zdolności
        [acc] zdolność
        [ins] zdolnością
        [loc] zdolności
       *[nom] zdolność
    }
    .gender = f
-ability-many = { $case ->
        [gen] zdolności
        [dat] zdolnościom
        [acc] zdolności
        [ins] zdolnościami
        [loc] zdolnościach
       *[nom] zdolności
    }
    .gender = pl
-reward = { $case ->
        [gen] nagrody
        [dat] nagrodzie
        [acc] nagrodę
        [ins] nagrodą
        [loc] nagrodzie
       *[nom] nagroda
    }
    .gender = f
-reward-many = { $case ->
        [gen] nagród
        [dat] nagrodom
        [acc] nagrody
        [ins] nagrodami
        [loc] nagrodach
       *[nom] nagrody
    }
    .gender = pl
-inquisition = { $case ->
        [gen] inkwizycji
        [dat] inkwizycji
        [acc] inkwizycję
        [ins] inkwizycją
        [loc] inkwizycji
       *[nom] inkwizycja
    }
    .gender = f
-crew = { $case ->
        [gen] drużyny
        [dat] drużynie
        [acc] drużynę
        [ins] drużyną
        [loc] drużynie
       *[nom] drużyna
    }
    .gender = f
-supply = { $case ->
        [gen] puli głównej
        [dat] puli głównej
        [acc] pulę główną
        [ins] pulą główną
        [loc] puli głównej
       *[nom] pula główna
    }
    .gender = f
-tax-pool = { $case ->
        [gen] puli podatków
        [dat] puli podatków
        [acc] pulę podatków
        [ins] pulą podatków
        [loc] puli podatków
       *[nom] pula podatków
    }
    .gender = f
-provisions = { $case ->
        [gen] zapasów
        [dat] zapasom
        [acc] zapasy
        [ins] zapasami
        [loc] zapasach
       *[nom] zapasy
    }
    .gender = pl
-townsfolk-track = { $case ->
        [gen] toru mieszczan
        [dat] torowi mieszczan
        [acc] tor mieszczan
        [ins] torem mieszczan
        [loc] torze mieszczan
       *[nom] tor mieszczan
    }
    .gender = m
-outsider-track = { $case ->
        [gen] toru najeźdźców
        [dat] torowi najeźdźców
        [acc] tor najeźdźców
        [ins] torem najeźdźców
        [loc] torze najeźdźców
       *[nom] tor najeźdźców
    }
    .gender = m
-attribute-track = { $case ->
        [gen] toru atrybutów
        [dat] torowi atrybutów
        [acc] tor atrybutów
        [ins] torem atrybutów
        [loc] torze atrybutów
       *[nom] tor atrybutów
    }
    .gender = m
-main-board = { $case ->
        [gen] planszy głównej
        [dat] planszy głównej
        [acc] planszę główną
        [ins] planszą główną
        [loc] planszy głównej
       *[nom] plansza główna
    }
    .gender = f
-player-board = { $case ->
        [gen] planszy gracza
        [dat] planszy gracza
        [acc] planszę gracza
        [ins] planszą gracza
        [loc] planszy gracza
       *[nom] plansza gracza
    }
    .gender = f
-first-player = { $case ->
        [gen] pierwszego gracza
        [dat] pierwszemu graczowi
        [acc] pierwszego gracza
        [ins] pierwszym graczem
        [loc] pierwszym graczu
       *[nom] pierwszy gracz
    }
    .gender = m
-paladin-deck = { $case ->
        [gen] talii paladynów
        [dat] talii paladynów
        [acc] talię paladynów
        [ins] talią paladynów
        [loc] talii paladynów
       *[nom] talia paladynów
    }
    .gender = f
-townsfolk-deck = { $case ->
        [gen] talii mieszczan
        [dat] talii mieszczan
        [acc] talię mieszczan
        [ins] talią mieszczan
        [loc] talii mieszczan
       *[nom] talia mieszczan
    }
    .gender = f
-outsider-deck = { $case ->
        [gen] talii najeźdźców
        [dat] talii najeźdźców
        [acc] talię najeźdźców
        [ins] talią najeźdźców
        [loc] talii najeźdźców
       *[nom] talia najeźdźców
    }
    .gender = f
-wall-deck = { $case ->
        [gen] talii murów
        [dat] talii murów
        [acc] talię murów
        [ins] talią murów
        [loc] talii murów
       *[nom] talia murów
    }
    .gender = f
-suspicion-deck = { $case ->
        [gen] talii podejrzeń
        [dat] talii podejrzeń
        [acc] talię podejrzeń
        [ins] talią podejrzeń
        [loc] talii podejrzeń
       *[nom] talia podejrzeń
    }
    .gender = f
-tavern-deck = { $case ->
        [gen] talii karczmy
        [dat] talii karczmy
        [acc] talię karczmy
        [ins] talią karczmy
        [loc] talii karczmy
       *[nom] talia karczmy
    }
    .gender = f
-scheme-deck = { $case ->
        [gen] talii schematów
        [dat] talii schematów
        [acc] talię schematów
        [ins] talią schematów
        [loc] talii schematów
       *[nom] talia schematów
    }
    .gender = f
-debt-stack = { $case ->
        [gen] stosu długów
        [dat] stosowi długów
        [acc] stos długów
        [ins] stosem długów
        [loc] stosie długów
       *[nom] stos długów
    }
    .gender = m
-resource-track = { $case ->
        [gen] toru zasobów
        [dat] torowi zasobów
        [acc] tor zasobów
        [ins] torem zasobów
        [loc] torze zasobów
       *[nom] tor zasobów
    }
    .gender = m
-resource-marker = { $case ->
        [gen] znacznika zasobów
        [dat] znacznikowi zasobów
        [acc] znacznik zasobów
        [ins] znacznikiem zasobów
        [loc] znaczniku zasobów
       *[nom] znacznik zasobów
    }
    .gender = m

# Rzeczy policzone: $count, $case.
workers = { $case ->
        [gen] { $count ->
            [one] { $count } robotnika
           *[many] { $count } robotników
        }
        [dat] { $count ->
            [one] { $count } robotnikowi
           *[many] { $count } robotnikom
        }
        [acc] { $count ->
            [one] { $count } robotnika
            [few] { $count } robotników
           *[many] { $count } robotników
        }
        [ins] { $count ->
            [one] { $count } robotnikiem
           *[many] { $count } robotnikami
        }
        [loc] { $count ->
            [one] { $count } robotniku
           *[many] { $count } robotnikach
        }
       *[nom] { $count ->
            [one] { $count } robotnik
            [few] { $count } robotników
           *[many] { $count } robotników
        }
    }
silver = { $case ->
        [gen] { $count ->
            [one] { $count } srebrnika
           *[many] { $count } srebrników
        }
        [dat] { $count ->
            [one] { $count } srebrnikowi
           *[many] { $count } srebrnikom
        }
        [acc] { $count ->
            [one] { $count } srebrnika
            [few] { $count } srebrniki
           *[many] { $count } srebrników
        }
        [ins] { $count ->
            [one] { $count } srebrnikiem
           *[many] { $count } srebrnikami
        }
        [loc] { $count ->
            [one] { $count } srebrniku
           *[many] { $count } srebrnikach
        }
       *[nom] { $count ->
            [one] { $count } srebrnik
            [few] { $count } srebrniki
           *[many] { $count } srebrników
        }
    }
provisions = { $case ->
        [gen] { $count ->
            [one] { $count } sztuki zapasów
           *[many] { $count } sztuk zapasów
        }
        [dat] { $count ->
            [one] { $count } sztuce zapasów
           *[many] { $count } sztukom zapasów
        }
        [acc] { $count ->
            [one] { $count } sztukę zapasów
            [few] { $count } sztuki zapasów
           *[many] { $count } sztuk zapasów
        }
        [ins] { $count ->
            [one] { $count } sztuką zapasów
           *[many] { $count } sztukami zapasów
        }
        [loc] { $count ->
            [one] { $count } sztuce zapasów
           *[many] { $count } sztukach zapasów
        }
       *[nom] { $count ->
            [one] { $count } sztuka zapasów
            [few] { $count } sztuki zapasów
           *[many] { $count } sztuk zapasów
        }
    }
taxes = { $case ->
        [gen] { $count ->
            [one] { $count } podatku
           *[many] { $count } podatków
        }
        [dat] { $count ->
            [one] { $count } podatkowi
           *[many] { $count } podatkom
        }
        [acc] { $count ->
            [one] { $count } podatek
            [few] { $count } podatki
           *[many] { $count } podatków
        }
        [ins] { $count ->
            [one] { $count } podatkiem
           *[many] { $count } podatkami
        }
        [loc] { $count ->
            [one] { $count } podatku
           *[many] { $count } podatkach
        }
       *[nom] { $count ->
            [one] { $count } podatek
            [few] { $count } podatki
           *[many] { $count } podatków
        }
    }
suspicions = { $case ->
        [gen] { $count ->
            [one] { $count } podejrzenia
           *[many] { $count } podejrzeń
        }
        [dat] { $count ->
            [one] { $count } podejrzeniu
           *[many] { $count } podejrzeniom
        }
        [acc] { $count ->
            [one] { $count } podejrzenie
            [few] { $count } podejrzenia
           *[many] { $count } podejrzeń
        }
        [ins] { $count ->
            [one] { $count } podejrzeniem
           *[many] { $count } podejrzeniami
        }
        [loc] { $count ->
            [one] { $count } podejrzeniu
           *[many] { $count } podejrzeniach
        }
       *[nom] { $count ->
            [one] { $count } podejrzenie
            [few] { $count } podejrzenia
           *[many] { $count } podejrzeń
        }
    }
debts = { $case ->
        [gen] { $count ->
            [one] { $count } długu
           *[many] { $count } długów
        }
        [dat] { $count ->
            [one] { $count } długowi
           *[many] { $count } długom
        }
        [acc] { $count ->
            [one] { $count } dług
            [few] { $count } długi
           *[many] { $count } długów
        }
        [ins] { $count ->
            [one] { $count } długiem
           *[many] { $count } długami
        }
        [loc] { $count ->
            [one] { $count } długu
           *[many] { $count } długach
        }
       *[nom] { $count ->
            [one] { $count } dług
            [few] { $count } długi
           *[many] { $count } długów
        }
    }
unpaid-debts = { $case ->
        [gen] { $count ->
            [one] { $count } niespłaconego długu
           *[many] { $count } niespłaconych długów
        }
        [dat] { $count ->
            [one] { $count } niespłaconemu długowi
           *[many] { $count } niespłaconym długom
        }
        [acc] { $count ->
            [one] { $count } niespłacony dług
            [few] { $count } niespłacone długi
           *[many] { $count } niespłaconych długów
        }
        [ins] { $count ->
            [one] { $count } niespłaconym długiem
           *[many] { $count } niespłaconymi długami
        }
        [loc] { $count ->
            [one] { $count } niespłaconym długu
           *[many] { $count } niespłaconych długach
        }
       *[nom] { $count ->
            [one] { $count } niespłacony dług
            [few] { $count } niespłacone długi
           *[many] { $count } niespłaconych długów
        }
    }
paid-debts = { $case ->
        [gen] { $count ->
            [one] { $count } spłaconego długu
           *[many] { $count } spłaconych długów
        }
        [dat] { $count ->
            [one] { $count } spłaconemu długowi
           *[many] { $count } spłaconym długom
        }
        [acc] { $count ->
            [one] { $count } spłacony dług
            [few] { $count } spłacone długi
           *[many] { $count } spłaconych długów
        }
        [ins] { $count ->
            [one] { $count } spłaconym długiem
           *[many] { $count } spłaconymi długami
        }
        [loc] { $count ->
            [one] { $count } spłaconym długu
           *[many] { $count } spłaconych długach
        }
       *[nom] { $count ->
            [one] { $count } spłacony dług
            [few] { $count } spłacone długi
           *[many] { $count } spłaconych długów
        }
    }
workshops = { $case ->
        [gen] { $count ->
            [one] { $count } warsztatu
           *[many] { $count } warsztatów
        }
        [dat] { $count ->
            [one] { $count } warsztatowi
           *[many] { $count } warsztatom
        }
        [acc] { $count ->
            [one] { $count } warsztat
            [few] { $count } warsztaty
           *[many] { $count } warsztatów
        }
        [ins] { $count ->
            [one] { $count } warsztatem
           *[many] { $count } warsztatami
        }
        [loc] { $count ->
            [one] { $count } warsztacie
           *[many] { $count } warsztatach
        }
       *[nom] { $count ->
            [one] { $count } warsztat
            [few] { $count } warsztaty
           *[many] { $count } warsztatów
        }
    }
monks = { $case ->
        [gen] { $count ->
            [one] { $count } mnicha
           *[many] { $count } mnichów
        }
        [dat] { $count ->
            [one] { $count } mnichowi
           *[many] { $count } mnichom
        }
        [acc] { $count ->
            [one] { $count } mnicha
            [few] { $count } mnichów
           *[many] { $count } mnichów
        }
        [ins] { $count ->
            [one] { $count } mnichem
           *[many] { $count } mnichami
        }
        [loc] { $count ->
            [one] { $count } mnichu
           *[many] { $count } mnichach
        }
       *[nom] { $count ->
            [one] { $count } mnich
            [few] { $count } mnichów
           *[many] { $count } mnichów
        }
    }
outposts = { $case ->
        [gen] { $count ->
            [one] { $count } posterunku
           *[many] { $count } posterunków
        }
        [dat] { $count ->
            [one] { $count } posterunkowi
           *[many] { $count } posterunkom
        }
        [acc] { $count ->
            [one] { $count } posterunek
            [few] { $count } posterunki
           *[many] { $count } posterunków
        }
        [ins] { $count ->
            [one] { $count } posterunkiem
           *[many] { $count } posterunkami
        }
        [loc] { $count ->
            [one] { $count } posterunku
           *[many] { $count } posterunkach
        }
       *[nom] { $count ->
            [one] { $count } posterunek
            [few] { $count } posterunki
           *[many] { $count } posterunków
        }
    }
jars = { $case ->
        [gen] { $count ->
            [one] { $count } dzbana
           *[many] { $count } dzbanów
        }
        [dat] { $count ->
            [one] { $count } dzbanowi
           *[many] { $count } dzbanom
        }
        [acc] { $count ->
            [one] { $count } dzban
            [few] { $count } dzbany
           *[many] { $count } dzbanów
        }
        [ins] { $count ->
            [one] { $count } dzbanem
           *[many] { $count } dzbanami
        }
        [loc] { $count ->
            [one] { $count } dzbanie
           *[many] { $count } dzbanach
        }
       *[nom] { $count ->
            [one] { $count } dzban
            [few] { $count } dzbany
           *[many] { $count } dzbanów
        }
    }
walls = { $case ->
        [gen] { $count ->
            [one] { $count } muru
           *[many] { $count } murów
        }
        [dat] { $count ->
            [one] { $count } murowi
           *[many] { $count } murom
        }
        [acc] { $count ->
            [one] { $count } mur
            [few] { $count } mury
           *[many] { $count } murów
        }
        [ins] { $count ->
            [one] { $count } murem
           *[many] { $count } murami
        }
        [loc] { $count ->
            [one] { $count } murze
           *[many] { $count } murach
        }
       *[nom] { $count ->
            [one] { $count } mur
            [few] { $count } mury
           *[many] { $count } murów
        }
    }
paladins = { $case ->
        [gen] { $count ->
            [one] { $count } paladyna
           *[many] { $count } paladynów
        }
        [dat] { $count ->
            [one] { $count } paladynowi
           *[many] { $count } paladynom
        }
        [acc] { $count ->
            [one] { $count } paladyna
            [few] { $count } paladynów
           *[many] { $count } paladynów
        }
        [ins] { $count ->
            [one] { $count } paladynem
           *[many] { $count } paladynami
        }
        [loc] { $count ->
            [one] { $count } paladynie
           *[many] { $count } paladynach
        }
       *[nom] { $count ->
            [one] { $count } paladyn
            [few] { $count } paladynów
           *[many] { $count } paladynów
        }
    }
townsfolk-cards = { $case ->
        [gen] { $count ->
            [one] { $count } mieszczanina
           *[many] { $count } mieszczan
        }
        [dat] { $count ->
            [one] { $count } mieszczaninowi
           *[many] { $count } mieszczanom
        }
        [acc] { $count ->
            [one] { $count } mieszczanina
            [few] { $count } mieszczan
           *[many] { $count } mieszczan
        }
        [ins] { $count ->
            [one] { $count } mieszczaninem
           *[many] { $count } mieszczanami
        }
        [loc] { $count ->
            [one] { $count } mieszczaninie
           *[many] { $count } mieszczanach
        }
       *[nom] { $count ->
            [one] { $count } mieszczanin
            [few] { $count } mieszczan
           *[many] { $count } mieszczan
        }
    }
outsiders = { $case ->
        [gen] { $count ->
            [one] { $count } najeźdźcy
           *[many] { $count } najeźdźców
        }
        [dat] { $count ->
            [one] { $count } najeźdźcy
           *[many] { $count } najeźdźcom
        }
        [acc] { $count ->
            [one] { $count } najeźdźcę
            [few] { $count } najeźdźców
           *[many] { $count } najeźdźców
        }
        [ins] { $count ->
            [one] { $count } najeźdźcą
           *[many] { $count } najeźdźcami
        }
        [loc] { $count ->
            [one] { $count } najeźdźcy
           *[many] { $count } najeźdźcach
        }
       *[nom] { $count ->
            [one] { $count } najeźdźca
            [few] { $count } najeźdźców
           *[many] { $count } najeźdźców
        }
    }
attacked-outsiders = { $case ->
        [gen] { $count ->
            [one] { $count } zaatakowanego najeźdźcy
           *[many] { $count } zaatakowanych najeźdźców
        }
        [dat] { $count ->
            [one] { $count } zaatakowanemu najeźdźcy
           *[many] { $count } zaatakowanym najeźdźcom
        }
        [acc] { $count ->
            [one] { $count } zaatakowanego najeźdźcę
            [few] { $count } zaatakowanych najeźdźców
           *[many] { $count } zaatakowanych najeźdźców
        }
        [ins] { $count ->
            [one] { $count } zaatakowanym najeźdźcą
           *[many] { $count } zaatakowanymi najeźdźcami
        }
        [loc] { $count ->
            [one] { $count } zaatakowanym najeźdźcy
           *[many] { $count } zaatakowanych najeźdźcach
        }
       *[nom] { $count ->
            [one] { $count } zaatakowany najeźdźca
            [few] { $count } zaatakowanych najeźdźców
           *[many] { $count } zaatakowanych najeźdźców
        }
    }
converted-outsiders = { $case ->
        [gen] { $count ->
            [one] { $count } nawróconego najeźdźcy
           *[many] { $count } nawróconych najeźdźców
        }
        [dat] { $count ->
            [one] { $count } nawróconemu najeźdźcy
           *[many] { $count } nawróconym najeźdźcom
        }
        [acc] { $count ->
            [one] { $count } nawróconego najeźdźcę
            [few] { $count } nawróconych najeźdźców
           *[many] { $count } nawróconych najeźdźców
        }
        [ins] { $count ->
            [one] { $count } nawróconym najeźdźcą
           *[many] { $count } nawróconymi najeźdźcami
        }
        [loc] { $count ->
            [one] { $count } nawróconym najeźdźcy
           *[many] { $count } nawróconych najeźdźcach
        }
       *[nom] { $count ->
            [one] { $count } nawrócony najeźdźca
            [few] { $count } nawróconych najeźdźców
           *[many] { $count } nawróconych najeźdźców
        }
    }
orders = { $case ->
        [gen] { $count ->
            [one] { $count } Królewskiego Dekretu
           *[many] { $count } Królewskich Dekretów
        }
        [dat] { $count ->
            [one] { $count } Królewskiemu Dekretowi
           *[many] { $count } Królewskim Dekretom
        }
        [acc] { $count ->
            [one] { $count } Królewski Dekret
            [few] { $count } Królewskie Dekrety
           *[many] { $count } Królewskich Dekretów
        }
        [ins] { $count ->
            [one] { $count } Królewskim Dekretem
           *[many] { $count } Królewskimi Dekretami
        }
        [loc] { $count ->
            [one] { $count } Królewskim Dekrecie
           *[many] { $count } Królewskich Dekretach
        }
       *[nom] { $count ->
            [one] { $count } Królewski Dekret
            [few] { $count } Królewskie Dekrety
           *[many] { $count } Królewskich Dekretów
        }
    }
favours = { $case ->
        [gen] { $count ->
            [one] { $count } Królewskiej Łaski
           *[many] { $count } Królewskich Łask
        }
        [dat] { $count ->
            [one] { $count } Królewskiej Łasce
           *[many] { $count } Królewskim Łaskom
        }
        [acc] { $count ->
            [one] { $count } Królewską Łaskę
            [few] { $count } Królewskie Łaski
           *[many] { $count } Królewskich Łask
        }
        [ins] { $count ->
            [one] { $count } Królewską Łaską
           *[many] { $count } Królewskimi Łaskami
        }
        [loc] { $count ->
            [one] { $count } Królewskiej Łasce
           *[many] { $count } Królewskich Łaskach
        }
       *[nom] { $count ->
            [one] { $count } Królewska Łaska
            [few] { $count } Królewskie Łaski
           *[many] { $count } Królewskich Łask
        }
    }
tavern-cards = { $case ->
        [gen] { $count ->
            [one] { $count } karty karczmy
           *[many] { $count } kart karczmy
        }
        [dat] { $count ->
            [one] { $count } karcie karczmy
           *[many] { $count } kartom karczmy
        }
        [acc] { $count ->
            [one] { $count } kartę karczmy
            [few] { $count } karty karczmy
           *[many] { $count } kart karczmy
        }
        [ins] { $count ->
            [one] { $count } kartą karczmy
           *[many] { $count } kartami karczmy
        }
        [loc] { $count ->
            [one] { $count } karcie karczmy
           *[many] { $count } kartach karczmy
        }
       *[nom] { $count ->
            [one] { $count } karta karczmy
            [few] { $count } karty karczmy
           *[many] { $count } kart karczmy
        }
    }
schemes = { $case ->
        [gen] { $count ->
            [one] { $count } karty schematu
           *[many] { $count } kart schematów
        }
        [dat] { $count ->
            [one] { $count } karcie schematu
           *[many] { $count } kartom schematów
        }
        [acc] { $count ->
            [one] { $count } kartę schematu
            [few] { $count } karty schematów
           *[many] { $count } kart schematów
        }
        [ins] { $count ->
            [one] { $count } kartą schematu
           *[many] { $count } kartami schematów
        }
        [loc] { $count ->
            [one] { $count } karcie schematu
           *[many] { $count } kartach schematów
        }
       *[nom] { $count ->
            [one] { $count } karta schematu
            [few] { $count } karty schematów
           *[many] { $count } kart schematów
        }
    }
cards = { $case ->
        [gen] { $count ->
            [one] { $count } karty
           *[many] { $count } kart
        }
        [dat] { $count ->
            [one] { $count } karcie
           *[many] { $count } kartom
        }
        [acc] { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
        [ins] { $count ->
            [one] { $count } kartą
           *[many] { $count } kartami
        }
        [loc] { $count ->
            [one] { $count } karcie
           *[many] { $count } kartach
        }
       *[nom] { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[many] { $count } kart
        }
    }
actions = { $case ->
        [gen] { $count ->
            [one] { $count } akcji
           *[many] { $count } akcji
        }
        [dat] { $count ->
            [one] { $count } akcji
           *[many] { $count } akcjom
        }
        [acc] { $count ->
            [one] { $count } akcję
            [few] { $count } akcje
           *[many] { $count } akcji
        }
        [ins] { $count ->
            [one] { $count } akcją
           *[many] { $count } akcjami
        }
        [loc] { $count ->
            [one] { $count } akcji
           *[many] { $count } akcjach
        }
       *[nom] { $count ->
            [one] { $count } akcja
            [few] { $count } akcje
           *[many] { $count } akcji
        }
    }
spaces = { $case ->
        [gen] { $count ->
            [one] { $count } pola
           *[many] { $count } pól
        }
        [dat] { $count ->
            [one] { $count } polu
           *[many] { $count } polom
        }
        [acc] { $count ->
            [one] { $count } pole
            [few] { $count } pola
           *[many] { $count } pól
        }
        [ins] { $count ->
            [one] { $count } polem
           *[many] { $count } polami
        }
        [loc] { $count ->
            [one] { $count } polu
           *[many] { $count } polach
        }
       *[nom] { $count ->
            [one] { $count } pole
            [few] { $count } pola
           *[many] { $count } pól
        }
    }
# PZ: punkty zwycięstwa, skrótem i słownie.
points = { $count } PZ
victory-points = { $case ->
        [gen] { $count ->
            [one] { $count } punktu zwycięstwa
           *[many] { $count } punktów zwycięstwa
        }
        [dat] { $count ->
            [one] { $count } punktowi zwycięstwa
           *[many] { $count } punktom zwycięstwa
        }
        [acc] { $count ->
            [one] { $count } punkt zwycięstwa
            [few] { $count } punkty zwycięstwa
           *[many] { $count } punktów zwycięstwa
        }
        [ins] { $count ->
            [one] { $count } punktem zwycięstwa
           *[many] { $count } punktami zwycięstwa
        }
        [loc] { $count ->
            [one] { $count } punkcie zwycięstwa
           *[many] { $count } punktach zwycięstwa
        }
       *[nom] { $count ->
            [one] { $count } punkt zwycięstwa
            [few] { $count } punkty zwycięstwa
           *[many] { $count } punktów zwycięstwa
        }
    }

## Rodzaje: słowo obok nazwy

kind-worker = Robotnik
kind-attribute = Atrybut
kind-action = Akcja
kind-paladin = Paladyn
kind-tavern = Karczma
kind-townsfolk = Mieszczanin
kind-outsider = Najeźdźca
kind-wall = Mur
kind-favour = Królewska Łaska
kind-order = Królewski Dekret
kind-suspicion = Podejrzenie
kind-debt = Dług
kind-scheme = Schemat

## Robotnicy

# Jeden, kilku, policzeni.
worker-labourer = { $case ->
        [gen] parobka
        [dat] parobkowi
        [acc] parobka
        [ins] parobkiem
        [loc] parobku
       *[nom] parobek
    }
    .gender = m
worker-labourer-many = { $case ->
        [gen] parobków
        [dat] parobkom
        [acc] parobków
        [ins] parobkami
        [loc] parobkach
       *[nom] parobcy
    }
    .gender = pl
worker-labourer-count = { $case ->
        [gen] { $count ->
            [one] { $count } parobka
           *[many] { $count } parobków
        }
        [dat] { $count ->
            [one] { $count } parobkowi
           *[many] { $count } parobkom
        }
        [acc] { $count ->
            [one] { $count } parobka
            [few] { $count } parobków
           *[many] { $count } parobków
        }
        [ins] { $count ->
            [one] { $count } parobkiem
           *[many] { $count } parobkami
        }
        [loc] { $count ->
            [one] { $count } parobku
           *[many] { $count } parobkach
        }
       *[nom] { $count ->
            [one] { $count } parobek
            [few] { $count } parobków
           *[many] { $count } parobków
        }
    }
worker-scout = { $case ->
        [gen] zwiadowcy
        [dat] zwiadowcy
        [acc] zwiadowcę
        [ins] zwiadowcą
        [loc] zwiadowcy
       *[nom] zwiadowca
    }
    .gender = m
worker-scout-many = { $case ->
        [gen] zwiadowców
        [dat] zwiadowcom
        [acc] zwiadowców
        [ins] zwiadowcami
        [loc] zwiadowcach
       *[nom] zwiadowcy
    }
    .gender = pl
worker-scout-count = { $case ->
        [gen] { $count ->
            [one] { $count } zwiadowcy
           *[many] { $count } zwiadowców
        }
        [dat] { $count ->
            [one] { $count } zwiadowcy
           *[many] { $count } zwiadowcom
        }
        [acc] { $count ->
            [one] { $count } zwiadowcę
            [few] { $count } zwiadowców
           *[many] { $count } zwiadowców
        }
        [ins] { $count ->
            [one] { $count } zwiadowcą
           *[many] { $count } zwiadowcami
        }
        [loc] { $count ->
            [one] { $count } zwiadowcy
           *[many] { $count } zwiadowcach
        }
       *[nom] { $count ->
            [one] { $count } zwiadowca
            [few] { $count } zwiadowców
           *[many] { $count } zwiadowców
        }
    }
worker-merchant = { $case ->
        [gen] kupca
        [dat] kupcowi
        [acc] kupca
        [ins] kupcem
        [loc] kupcu
       *[nom] kupiec
    }
    .gender = m
worker-merchant-many = { $case ->
        [gen] kupców
        [dat] kupcom
        [acc] kupców
        [ins] kupcami
        [loc] kupcach
       *[nom] kupcy
    }
    .gender = pl
worker-merchant-count = { $case ->
        [gen] { $count ->
            [one] { $count } kupca
           *[many] { $count } kupców
        }
        [dat] { $count ->
            [one] { $count } kupcowi
           *[many] { $count } kupcom
        }
        [acc] { $count ->
            [one] { $count } kupca
            [few] { $count } kupców
           *[many] { $count } kupców
        }
        [ins] { $count ->
            [one] { $count } kupcem
           *[many] { $count } kupcami
        }
        [loc] { $count ->
            [one] { $count } kupcu
           *[many] { $count } kupcach
        }
       *[nom] { $count ->
            [one] { $count } kupiec
            [few] { $count } kupców
           *[many] { $count } kupców
        }
    }
worker-fighter = { $case ->
        [gen] wojownika
        [dat] wojownikowi
        [acc] wojownika
        [ins] wojownikiem
        [loc] wojowniku
       *[nom] wojownik
    }
    .gender = m
worker-fighter-many = { $case ->
        [gen] wojowników
        [dat] wojownikom
        [acc] wojowników
        [ins] wojownikami
        [loc] wojownikach
       *[nom] wojownicy
    }
    .gender = pl
worker-fighter-count = { $case ->
        [gen] { $count ->
            [one] { $count } wojownika
           *[many] { $count } wojowników
        }
        [dat] { $count ->
            [one] { $count } wojownikowi
           *[many] { $count } wojownikom
        }
        [acc] { $count ->
            [one] { $count } wojownika
            [few] { $count } wojowników
           *[many] { $count } wojowników
        }
        [ins] { $count ->
            [one] { $count } wojownikiem
           *[many] { $count } wojownikami
        }
        [loc] { $count ->
            [one] { $count } wojowniku
           *[many] { $count } wojownikach
        }
       *[nom] { $count ->
            [one] { $count } wojownik
            [few] { $count } wojowników
           *[many] { $count } wojowników
        }
    }
worker-cleric = { $case ->
        [gen] kleryka
        [dat] klerykowi
        [acc] kleryka
        [ins] klerykiem
        [loc] kleryku
       *[nom] kleryk
    }
    .gender = m
worker-cleric-many = { $case ->
        [gen] kleryków
        [dat] klerykom
        [acc] kleryków
        [ins] klerykami
        [loc] klerykach
       *[nom] klerycy
    }
    .gender = pl
worker-cleric-count = { $case ->
        [gen] { $count ->
            [one] { $count } kleryka
           *[many] { $count } kleryków
        }
        [dat] { $count ->
            [one] { $count } klerykowi
           *[many] { $count } klerykom
        }
        [acc] { $count ->
            [one] { $count } kleryka
            [few] { $count } kleryków
           *[many] { $count } kleryków
        }
        [ins] { $count ->
            [one] { $count } klerykiem
           *[many] { $count } klerykami
        }
        [loc] { $count ->
            [one] { $count } kleryku
           *[many] { $count } klerykach
        }
       *[nom] { $count ->
            [one] { $count } kleryk
            [few] { $count } kleryków
           *[many] { $count } kleryków
        }
    }
worker-criminal = { $case ->
        [gen] złoczyńcy
        [dat] złoczyńcy
        [acc] złoczyńcę
        [ins] złoczyńcą
        [loc] złoczyńcy
       *[nom] złoczyńca
    }
    .gender = m
worker-criminal-many = { $case ->
        [gen] złoczyńców
        [dat] złoczyńcom
        [acc] złoczyńców
        [ins] złoczyńcami
        [loc] złoczyńcach
       *[nom] złoczyńcy
    }
    .gender = pl
worker-criminal-count = { $case ->
        [gen] { $count ->
            [one] { $count } złoczyńcy
           *[many] { $count } złoczyńców
        }
        [dat] { $count ->
            [one] { $count } złoczyńcy
           *[many] { $count } złoczyńcom
        }
        [acc] { $count ->
            [one] { $count } złoczyńcę
            [few] { $count } złoczyńców
           *[many] { $count } złoczyńców
        }
        [ins] { $count ->
            [one] { $count } złoczyńcą
           *[many] { $count } złoczyńcami
        }
        [loc] { $count ->
            [one] { $count } złoczyńcy
           *[many] { $count } złoczyńcach
        }
       *[nom] { $count ->
            [one] { $count } złoczyńca
            [few] { $count } złoczyńców
           *[many] { $count } złoczyńców
        }
    }
# Pole, na którym stanie każdy.
worker-any = { $case ->
        [gen] dowolnego robotnika
        [dat] dowolnemu robotnikowi
        [acc] dowolnego robotnika
        [ins] dowolnym robotnikiem
        [loc] dowolnym robotniku
       *[nom] dowolny robotnik
    }
    .gender = m

## Zasoby i atrybuty

resource-silver = { $case ->
        [gen] srebrników
        [dat] srebrnikom
        [acc] srebrniki
        [ins] srebrnikami
        [loc] srebrnikach
       *[nom] srebrniki
    }
    .gender = pl
resource-provision = { $case ->
        [gen] zapasów
        [dat] zapasom
        [acc] zapasy
        [ins] zapasami
        [loc] zapasach
       *[nom] zapasy
    }
    .gender = pl
attribute-faith = { $case ->
        [gen] Wiary
        [dat] Wierze
        [acc] Wiarę
        [ins] Wiarą
        [loc] Wierze
       *[nom] Wiara
    }
    .gender = f
attribute-faith-count = { $case ->
        [gen] { $count ->
            [one] { $count } punktu Wiary
           *[many] { $count } punktów Wiary
        }
        [dat] { $count ->
            [one] { $count } punktowi Wiary
           *[many] { $count } punktom Wiary
        }
        [acc] { $count ->
            [one] { $count } punkt Wiary
            [few] { $count } punkty Wiary
           *[many] { $count } punktów Wiary
        }
        [ins] { $count ->
            [one] { $count } punktem Wiary
           *[many] { $count } punktami Wiary
        }
        [loc] { $count ->
            [one] { $count } punkcie Wiary
           *[many] { $count } punktach Wiary
        }
       *[nom] { $count ->
            [one] { $count } punkt Wiary
            [few] { $count } punkty Wiary
           *[many] { $count } punktów Wiary
        }
    }
attribute-strength = { $case ->
        [gen] Siły
        [dat] Sile
        [acc] Siłę
        [ins] Siłą
        [loc] Sile
       *[nom] Siła
    }
    .gender = f
attribute-strength-count = { $case ->
        [gen] { $count ->
            [one] { $count } punktu Siły
           *[many] { $count } punktów Siły
        }
        [dat] { $count ->
            [one] { $count } punktowi Siły
           *[many] { $count } punktom Siły
        }
        [acc] { $count ->
            [one] { $count } punkt Siły
            [few] { $count } punkty Siły
           *[many] { $count } punktów Siły
        }
        [ins] { $count ->
            [one] { $count } punktem Siły
           *[many] { $count } punktami Siły
        }
        [loc] { $count ->
            [one] { $count } punkcie Siły
           *[many] { $count } punktach Siły
        }
       *[nom] { $count ->
            [one] { $count } punkt Siły
            [few] { $count } punkty Siły
           *[many] { $count } punktów Siły
        }
    }
attribute-influence = { $case ->
        [gen] Wpływów
        [dat] Wpływom
        [acc] Wpływy
        [ins] Wpływami
        [loc] Wpływach
       *[nom] Wpływy
    }
    .gender = pl
attribute-influence-count = { $case ->
        [gen] { $count ->
            [one] { $count } punktu Wpływów
           *[many] { $count } punktów Wpływów
        }
        [dat] { $count ->
            [one] { $count } punktowi Wpływów
           *[many] { $count } punktom Wpływów
        }
        [acc] { $count ->
            [one] { $count } punkt Wpływów
            [few] { $count } punkty Wpływów
           *[many] { $count } punktów Wpływów
        }
        [ins] { $count ->
            [one] { $count } punktem Wpływów
           *[many] { $count } punktami Wpływów
        }
        [loc] { $count ->
            [one] { $count } punkcie Wpływów
           *[many] { $count } punktach Wpływów
        }
       *[nom] { $count ->
            [one] { $count } punkt Wpływów
            [few] { $count } punkty Wpływów
           *[many] { $count } punktów Wpływów
        }
    }
# To, co daje symbol, jako rzecz: reward:<effect>-<number>.
reward-labourer-2 = { $case ->
        [gen] 2 parobków
        [dat] 2 parobkom
        [acc] 2 parobków
        [ins] 2 parobkami
        [loc] 2 parobkach
       *[nom] 2 parobków
    }
    .gender = pl
reward-labourer-3 = { $case ->
        [gen] 3 parobków
        [dat] 3 parobkom
        [acc] 3 parobków
        [ins] 3 parobkami
        [loc] 3 parobkach
       *[nom] 3 parobków
    }
    .gender = pl
reward-criminal-2 = { $case ->
        [gen] 2 złoczyńców
        [dat] 2 złoczyńcom
        [acc] 2 złoczyńców
        [ins] 2 złoczyńcami
        [loc] 2 złoczyńcach
       *[nom] 2 złoczyńców
    }
    .gender = pl
reward-faith-1 = { $case ->
        [gen] 1 punktu Wiary
        [dat] 1 punktowi Wiary
        [acc] 1 punkt Wiary
        [ins] 1 punktem Wiary
        [loc] 1 punkcie Wiary
       *[nom] 1 punkt Wiary
    }
    .gender = m
reward-strength-1 = { $case ->
        [gen] 1 punktu Siły
        [dat] 1 punktowi Siły
        [acc] 1 punkt Siły
        [ins] 1 punktem Siły
        [loc] 1 punkcie Siły
       *[nom] 1 punkt Siły
    }
    .gender = m
reward-strength-2 = { $case ->
        [gen] 2 punktów Siły
        [dat] 2 punktom Siły
        [acc] 2 punkty Siły
        [ins] 2 punktami Siły
        [loc] 2 punktach Siły
       *[nom] 2 punkty Siły
    }
    .gender = pl
reward-influence-1 = { $case ->
        [gen] 1 punktu Wpływów
        [dat] 1 punktowi Wpływów
        [acc] 1 punkt Wpływów
        [ins] 1 punktem Wpływów
        [loc] 1 punkcie Wpływów
       *[nom] 1 punkt Wpływów
    }
    .gender = m
reward-influence-2 = { $case ->
        [gen] 2 punktów Wpływów
        [dat] 2 punktom Wpływów
        [acc] 2 punkty Wpływów
        [ins] 2 punktami Wpływów
        [loc] 2 punktach Wpływów
       *[nom] 2 punkty Wpływów
    }
    .gender = pl
reward-silver-1 = { $case ->
        [gen] 1 srebrnika
        [dat] 1 srebrnikowi
        [acc] 1 srebrnika
        [ins] 1 srebrnikiem
        [loc] 1 srebrniku
       *[nom] 1 srebrnik
    }
    .gender = m
reward-silver-2 = { $case ->
        [gen] 2 srebrników
        [dat] 2 srebrnikom
        [acc] 2 srebrniki
        [ins] 2 srebrnikami
        [loc] 2 srebrnikach
       *[nom] 2 srebrniki
    }
    .gender = pl
reward-silver-3 = { $case ->
        [gen] 3 srebrników
        [dat] 3 srebrnikom
        [acc] 3 srebrniki
        [ins] 3 srebrnikami
        [loc] 3 srebrnikach
       *[nom] 3 srebrniki
    }
    .gender = pl
reward-provision-1 = { $case ->
        [gen] 1 sztuki zapasów
        [dat] 1 sztuce zapasów
        [acc] 1 sztukę zapasów
        [ins] 1 sztuką zapasów
        [loc] 1 sztuce zapasów
       *[nom] 1 sztuka zapasów
    }
    .gender = f
reward-provision-2 = { $case ->
        [gen] 2 sztuk zapasów
        [dat] 2 sztukom zapasów
        [acc] 2 sztuki zapasów
        [ins] 2 sztukami zapasów
        [loc] 2 sztukach zapasów
       *[nom] 2 sztuki zapasów
    }
    .gender = pl
reward-provision-3 = { $case ->
        [gen] 3 sztuk zapasów
        [dat] 3 sztukom zapasów
        [acc] 3 sztuki zapasów
        [ins] 3 sztukami zapasów
        [loc] 3 sztukach zapasów
       *[nom] 3 sztuki zapasów
    }
    .gender = pl
reward-tax-1 = { $case ->
        [gen] 1 podatku
        [dat] 1 podatkowi
        [acc] 1 podatek
        [ins] 1 podatkiem
        [loc] 1 podatku
       *[nom] 1 podatek
    }
    .gender = m
reward-tax-2 = { $case ->
        [gen] 2 podatków
        [dat] 2 podatkom
        [acc] 2 podatki
        [ins] 2 podatkami
        [loc] 2 podatkach
       *[nom] 2 podatki
    }
    .gender = pl
reward-remove-suspicion-1 = { $case ->
        [gen] usunięcia 1 podejrzenia
        [dat] usunięciu 1 podejrzenia
        [acc] usunięcie 1 podejrzenia
        [ins] usunięciem 1 podejrzenia
        [loc] usunięciu 1 podejrzenia
       *[nom] usunięcie 1 podejrzenia
    }
    .gender = n
reward-remove-suspicion-2 = { $case ->
        [gen] usunięcia 2 podejrzeń
        [dat] usunięciu 2 podejrzeń
        [acc] usunięcie 2 podejrzeń
        [ins] usunięciem 2 podejrzeń
        [loc] usunięciu 2 podejrzeń
       *[nom] usunięcie 2 podejrzeń
    }
    .gender = n
reward-pay-debt-1 = { $case ->
        [gen] spłaty 1 długu
        [dat] spłacie 1 długu
        [acc] spłatę 1 długu
        [ins] spłatą 1 długu
        [loc] spłacie 1 długu
       *[nom] spłata 1 długu
    }
    .gender = f
reward-destroy-debt-1 = { $case ->
        [gen] zniszczenia 1 długu
        [dat] zniszczeniu 1 długu
        [acc] zniszczenie 1 długu
        [ins] zniszczeniem 1 długu
        [loc] zniszczeniu 1 długu
       *[nom] zniszczenie 1 długu
    }
    .gender = n
reward-pray-1 = { $case ->
        [gen] darmowej Modlitwy
        [dat] darmowej Modlitwie
        [acc] darmową Modlitwę
        [ins] darmową Modlitwą
        [loc] darmowej Modlitwie
       *[nom] darmowa Modlitwa
    }
    .gender = f
reward-free-recruit-1 = { $case ->
        [gen] darmowej Rekrutacji
        [dat] darmowej Rekrutacji
        [acc] darmową Rekrutację
        [ins] darmową Rekrutacją
        [loc] darmowej Rekrutacji
       *[nom] darmowa Rekrutacja
    }
    .gender = f
reward-free-develop-1 = { $case ->
        [gen] darmowego Rozwoju
        [dat] darmowemu Rozwojowi
        [acc] darmowy Rozwój
        [ins] darmowym Rozwojem
        [loc] darmowym Rozwoju
       *[nom] darmowy Rozwój
    }
    .gender = m
reward-take-debt-1 = { $case ->
        [gen] 1 niespłaconego długu
        [dat] 1 niespłaconemu długowi
        [acc] 1 niespłacony dług
        [ins] 1 niespłaconym długiem
        [loc] 1 niespłaconym długu
       *[nom] 1 niespłacony dług
    }
    .gender = m

## Akcje

action-develop = { $case ->
        [gen] Rozwoju
        [dat] Rozwojowi
        [acc] Rozwój
        [ins] Rozwojem
        [loc] Rozwoju
       *[nom] Rozwój
    }
    .gender = m
action-recruit = { $case ->
        [gen] Rekrutacji
        [dat] Rekrutacji
        [acc] Rekrutację
        [ins] Rekrutacją
        [loc] Rekrutacji
       *[nom] Rekrutacja
    }
    .gender = f
action-hunt = { $case ->
        [gen] Polowania
        [dat] Polowaniu
        [acc] Polowanie
        [ins] Polowaniem
        [loc] Polowaniu
       *[nom] Polowanie
    }
    .gender = n
action-trade = { $case ->
        [gen] Handlu
        [dat] Handlowi
        [acc] Handel
        [ins] Handlem
        [loc] Handlu
       *[nom] Handel
    }
    .gender = m
action-pray = { $case ->
        [gen] Modlitwy
        [dat] Modlitwie
        [acc] Modlitwę
        [ins] Modlitwą
        [loc] Modlitwie
       *[nom] Modlitwa
    }
    .gender = f
action-conspire = { $case ->
        [gen] Konspiracji
        [dat] Konspiracji
        [acc] Konspirację
        [ins] Konspiracją
        [loc] Konspiracji
       *[nom] Konspiracja
    }
    .gender = f
action-commission = { $case ->
        [gen] Misji
        [dat] Misji
        [acc] Misję
        [ins] Misją
        [loc] Misji
       *[nom] Misja
    }
    .gender = f
action-fortify = { $case ->
        [gen] Fortyfikacji
        [dat] Fortyfikacji
        [acc] Fortyfikację
        [ins] Fortyfikacją
        [loc] Fortyfikacji
       *[nom] Fortyfikacja
    }
    .gender = f
action-garrison = { $case ->
        [gen] Mobilizacji
        [dat] Mobilizacji
        [acc] Mobilizację
        [ins] Mobilizacją
        [loc] Mobilizacji
       *[nom] Mobilizacja
    }
    .gender = f
action-absolve = { $case ->
        [gen] Rozgrzeszenia
        [dat] Rozgrzeszeniu
        [acc] Rozgrzeszenie
        [ins] Rozgrzeszeniem
        [loc] Rozgrzeszeniu
       *[nom] Rozgrzeszenie
    }
    .gender = n
action-attack = { $case ->
        [gen] Ataku
        [dat] Atakowi
        [acc] Atak
        [ins] Atakiem
        [loc] Ataku
       *[nom] Atak
    }
    .gender = m
action-convert = { $case ->
        [gen] Nawracania
        [dat] Nawracaniu
        [acc] Nawracanie
        [ins] Nawracaniem
        [loc] Nawracaniu
       *[nom] Nawracanie
    }
    .gender = n
action-rest = { $case ->
        [gen] Odpoczynku
        [dat] Odpoczynkowi
        [acc] Odpoczynek
        [ins] Odpoczynkiem
        [loc] Odpoczynku
       *[nom] Odpoczynek
    }
    .gender = m
# Pola na warsztaty: akcja i miejsce, od lewej.
workshop-commission-1 = { $case ->
        [gen] lewego pola Misji
        [dat] lewemu polu Misji
        [acc] lewe pole Misji
        [ins] lewym polem Misji
        [loc] lewym polu Misji
       *[nom] lewe pole Misji
    }
    .gender = n
workshop-commission-2 = { $case ->
        [gen] środkowego pola Misji
        [dat] środkowemu polu Misji
        [acc] środkowe pole Misji
        [ins] środkowym polem Misji
        [loc] środkowym polu Misji
       *[nom] środkowe pole Misji
    }
    .gender = n
workshop-commission-3 = { $case ->
        [gen] prawego pola Misji
        [dat] prawemu polu Misji
        [acc] prawe pole Misji
        [ins] prawym polem Misji
        [loc] prawym polu Misji
       *[nom] prawe pole Misji
    }
    .gender = n
workshop-fortify-1 = { $case ->
        [gen] lewego pola Fortyfikacji
        [dat] lewemu polu Fortyfikacji
        [acc] lewe pole Fortyfikacji
        [ins] lewym polem Fortyfikacji
        [loc] lewym polu Fortyfikacji
       *[nom] lewe pole Fortyfikacji
    }
    .gender = n
workshop-fortify-2 = { $case ->
        [gen] środkowego pola Fortyfikacji
        [dat] środkowemu polu Fortyfikacji
        [acc] środkowe pole Fortyfikacji
        [ins] środkowym polem Fortyfikacji
        [loc] środkowym polu Fortyfikacji
       *[nom] środkowe pole Fortyfikacji
    }
    .gender = n
workshop-fortify-3 = { $case ->
        [gen] prawego pola Fortyfikacji
        [dat] prawemu polu Fortyfikacji
        [acc] prawe pole Fortyfikacji
        [ins] prawym polem Fortyfikacji
        [loc] prawym polu Fortyfikacji
       *[nom] prawe pole Fortyfikacji
    }
    .gender = n
workshop-garrison-1 = { $case ->
        [gen] lewego pola Mobilizacji
        [dat] lewemu polu Mobilizacji
        [acc] lewe pole Mobilizacji
        [ins] lewym polem Mobilizacji
        [loc] lewym polu Mobilizacji
       *[nom] lewe pole Mobilizacji
    }
    .gender = n
workshop-garrison-2 = { $case ->
        [gen] środkowego pola Mobilizacji
        [dat] środkowemu polu Mobilizacji
        [acc] środkowe pole Mobilizacji
        [ins] środkowym polem Mobilizacji
        [loc] środkowym polu Mobilizacji
       *[nom] środkowe pole Mobilizacji
    }
    .gender = n
workshop-garrison-3 = { $case ->
        [gen] prawego pola Mobilizacji
        [dat] prawemu polu Mobilizacji
        [acc] prawe pole Mobilizacji
        [ins] prawym polem Mobilizacji
        [loc] prawym polu Mobilizacji
       *[nom] prawe pole Mobilizacji
    }
    .gender = n
workshop-absolve-1 = { $case ->
        [gen] lewego pola Rozgrzeszenia
        [dat] lewemu polu Rozgrzeszenia
        [acc] lewe pole Rozgrzeszenia
        [ins] lewym polem Rozgrzeszenia
        [loc] lewym polu Rozgrzeszenia
       *[nom] lewe pole Rozgrzeszenia
    }
    .gender = n
workshop-absolve-2 = { $case ->
        [gen] środkowego pola Rozgrzeszenia
        [dat] środkowemu polu Rozgrzeszenia
        [acc] środkowe pole Rozgrzeszenia
        [ins] środkowym polem Rozgrzeszenia
        [loc] środkowym polu Rozgrzeszenia
       *[nom] środkowe pole Rozgrzeszenia
    }
    .gender = n
workshop-absolve-3 = { $case ->
        [gen] prawego pola Rozgrzeszenia
        [dat] prawemu polu Rozgrzeszenia
        [acc] prawe pole Rozgrzeszenia
        [ins] prawym polem Rozgrzeszenia
        [loc] prawym polu Rozgrzeszenia
       *[nom] prawe pole Rozgrzeszenia
    }
    .gender = n
workshop-attack-1 = { $case ->
        [gen] lewego pola Ataku
        [dat] lewemu polu Ataku
        [acc] lewe pole Ataku
        [ins] lewym polem Ataku
        [loc] lewym polu Ataku
       *[nom] lewe pole Ataku
    }
    .gender = n
workshop-attack-2 = { $case ->
        [gen] środkowego pola Ataku
        [dat] środkowemu polu Ataku
        [acc] środkowe pole Ataku
        [ins] środkowym polem Ataku
        [loc] środkowym polu Ataku
       *[nom] środkowe pole Ataku
    }
    .gender = n
workshop-attack-3 = { $case ->
        [gen] prawego pola Ataku
        [dat] prawemu polu Ataku
        [acc] prawe pole Ataku
        [ins] prawym polem Ataku
        [loc] prawym polu Ataku
       *[nom] prawe pole Ataku
    }
    .gender = n
workshop-convert-1 = { $case ->
        [gen] lewego pola Nawracania
        [dat] lewemu polu Nawracania
        [acc] lewe pole Nawracania
        [ins] lewym polem Nawracania
        [loc] lewym polu Nawracania
       *[nom] lewe pole Nawracania
    }
    .gender = n
workshop-convert-2 = { $case ->
        [gen] środkowego pola Nawracania
        [dat] środkowemu polu Nawracania
        [acc] środkowe pole Nawracania
        [ins] środkowym polem Nawracania
        [loc] środkowym polu Nawracania
       *[nom] środkowe pole Nawracania
    }
    .gender = n
workshop-convert-3 = { $case ->
        [gen] prawego pola Nawracania
        [dat] prawemu polu Nawracania
        [acc] prawe pole Nawracania
        [ins] prawym polem Nawracania
        [loc] prawym polu Nawracania
       *[nom] prawe pole Nawracania
    }
    .gender = n

## Plansza główna

# Regiony, od lewej do prawej.
region-noun = { $case ->
        [gen] regionu
        [dat] regionowi
        [acc] region
        [ins] regionem
        [loc] regionie
       *[nom] region
    }
region-1 = { region-noun } 1
    .gender = m
region-2 = { region-noun } 2
    .gender = m
region-3 = { region-noun } 3
    .gender = m
region-4 = { region-noun } 4
    .gender = m
region-5 = { region-noun } 5
    .gender = m
region-6 = { region-noun } 6
    .gender = m
# Pola na mnichów i posterunki, w kolejności z content/board.toml.
space-noun = { $case ->
        [gen] pola
        [dat] polu
        [acc] pole
        [ins] polem
        [loc] polu
       *[nom] pole
    }
space-1 = { space-noun } „darmowa Rekrutacja” w regionie 1
    .gender = n
space-2 = { space-noun } „2 srebrniki” w regionie 1
    .gender = n
space-3 = { space-noun } „1 parobek” w regionie 1
    .gender = n
space-4 = { space-noun } „usuń 1 podejrzenie” w regionie 1
    .gender = n
space-5 = { space-noun } „darmowa Rekrutacja” w regionie 2
    .gender = n
space-6 = { space-noun } „2 srebrniki” w regionie 2
    .gender = n
space-7 = { space-noun } „1 zwiadowca” w regionie 2
    .gender = n
space-8 = { space-noun } „usuń 1 podejrzenie” w regionie 2
    .gender = n
space-9 = { space-noun } „1 parobek” w regionie 2
    .gender = n
space-10 = { space-noun } „2 srebrniki” w regionie 2
    .gender = n
space-11 = { space-noun } „usuń 1 podejrzenie” w regionie 2
    .gender = n
space-12 = { space-noun } „1 parobek” w regionie 3
    .gender = n
space-13 = { space-noun } „1 kupiec” w regionie 3
    .gender = n
space-14 = { space-noun } „2 srebrniki” w regionie 3
    .gender = n
space-15 = { space-noun } „Modlitwa” w regionie 3
    .gender = n
space-16 = { space-noun } „1 zwiadowca” w regionie 3
    .gender = n
space-17 = { space-noun } „1 wojownik” w regionie 3
    .gender = n
space-18 = { space-noun } „darmowa Rekrutacja” w regionie 3
    .gender = n
space-19 = { space-noun } „spłać 1 dług” w regionie 3
    .gender = n
space-20 = { space-noun } „2 srebrniki” w regionie 3
    .gender = n
space-21 = { space-noun } „1 wojownik” w regionie 4
    .gender = n
space-22 = { space-noun } „Modlitwa” w regionie 4
    .gender = n
space-23 = { space-noun } „1 kupiec” w regionie 4
    .gender = n
space-24 = { space-noun } „1 kleryk” w regionie 4
    .gender = n
space-25 = { space-noun } „spłać 1 dług” w regionie 4
    .gender = n
space-26 = { space-noun } „1 parobek, 1 zwiadowca” w regionie 4
    .gender = n
space-27 = { space-noun } „2 srebrniki” w regionie 4
    .gender = n
space-28 = { space-noun } „Modlitwa” w regionie 4
    .gender = n
space-29 = { space-noun } „2 parobków” w regionie 4
    .gender = n
space-30 = { space-noun } „2 srebrniki” w regionie 4
    .gender = n
space-31 = { space-noun } „Modlitwa” w regionie 5
    .gender = n
space-32 = { space-noun } „1 parobek, 1 wojownik” w regionie 5
    .gender = n
space-33 = { space-noun } „spłać 1 dług” w regionie 5
    .gender = n
space-34 = { space-noun } „1 parobek, 1 kupiec” w regionie 5
    .gender = n
space-35 = { space-noun } „1 parobek, 1 kleryk” w regionie 5
    .gender = n
space-36 = { space-noun } „spłać 1 dług” w regionie 5
    .gender = n
space-37 = { space-noun } „2 parobków” w regionie 5
    .gender = n
space-38 = { space-noun } „spłać 1 dług” w regionie 6
    .gender = n
space-39 = { space-noun } „Modlitwa” w regionie 6
    .gender = n
space-40 = { space-noun } „2 parobków” w regionie 6
    .gender = n
# Pola na dzbany na planszy gracza, w kolejności z content/board.toml.
jar-space-1 = { space-noun } „darmowa Rekrutacja” na dzban
    .gender = n
jar-space-2 = { space-noun } „1 parobek” na dzban
    .gender = n
jar-space-3 = { space-noun } „Modlitwa” na dzban
    .gender = n
jar-space-4 = { space-noun } „Modlitwa” na dzban
    .gender = n
jar-space-5 = { space-noun } „Wiara +1” na dzban
    .gender = n
jar-space-6 = { space-noun } „2 sztuki zapasów” na dzban
    .gender = n
jar-space-7 = { space-noun } „spłać 1 dług” na dzban
    .gender = n
jar-space-8 = { space-noun } „spłać 1 dług” na dzban
    .gender = n
jar-space-9 = { space-noun } „usuń 1 podejrzenie” na dzban
    .gender = n
jar-space-10 = { space-noun } „usuń 1 podejrzenie” na dzban
    .gender = n

## Gracz wirtualny

opponent = { $case ->
        [gen] gracza wirtualnego
        [dat] graczowi wirtualnemu
        [acc] gracza wirtualnego
        [ins] graczem wirtualnym
        [loc] graczu wirtualnym
       *[nom] Gracz wirtualny
    }
    .gender = m
difficulty-easy = łatwy
difficulty-standard = standardowy
difficulty-hard = trudny

## Paladyni

paladin-anseis = { $case ->
        [gen] Anséisa
        [dat] Anséisowi
        [acc] Anséisa
        [ins] Anséisem
        [loc] Anséisie
       *[nom] Anséis
    }
    .gender = m
paladin-anseis-text = 1 kupiec i 1 zwiadowca. Wpływy +3, Wiara +1. Fortyfikacja nie kosztuje w tej rundzie zapasów.
paladin-berengier = { $case ->
        [gen] Bérengiera
        [dat] Bérengierowi
        [acc] Bérengiera
        [ins] Bérengierem
        [loc] Bérengierze
       *[nom] Bérengier
    }
    .gender = m
paladin-berengier-text = 1 wojownik i 1 kupiec. Siła +3, Wpływy +1. Mobilizacja nie kosztuje w tej rundzie zapasów.
paladin-engelier = { $case ->
        [gen] Engeliera
        [dat] Engelierowi
        [acc] Engeliera
        [ins] Engelierem
        [loc] Engelierze
       *[nom] Engelier
    }
    .gender = m
paladin-engelier-text = 1 wojownik i 1 zwiadowca. Siła +3, Wiara +1. Każdy Atak daje w tej rundzie 2 srebrniki.
paladin-gerier = { $case ->
        [gen] Gériera
        [dat] Gérierowi
        [acc] Gériera
        [ins] Gérierem
        [loc] Gérierze
       *[nom] Gérier
    }
    .gender = m
paladin-gerier-text = 1 kleryk i 1 wojownik. Wiara +3, Wpływy +1. Nawracanie nie kosztuje w tej rundzie srebrników.
paladin-gerin = { $case ->
        [gen] Gérina
        [dat] Gérinowi
        [acc] Gérina
        [ins] Gérinem
        [loc] Gérinie
       *[nom] Gérin
    }
    .gender = m
paladin-gerin-text = 1 kupiec i 1 parobek. Wpływy +4. Każda Konspiracja daje w tej rundzie 2 srebrniki.
paladin-girard = { $case ->
        [gen] Girarda
        [dat] Girardowi
        [acc] Girarda
        [ins] Girardem
        [loc] Girardzie
       *[nom] Girard
    }
    .gender = m
paladin-girard-text = 2 zwiadowców. Wpływy +2, Wiara +2. Każde Polowanie daje w tej rundzie 2 sztuki zapasów więcej.
paladin-ivon = { $case ->
        [gen] Ivona
        [dat] Ivonowi
        [acc] Ivona
        [ins] Ivonem
        [loc] Ivonie
       *[nom] Ivon
    }
    .gender = m
paladin-ivon-text = 1 kleryk i 1 zwiadowca. Wiara +3, Siła +1. Misja nie kosztuje w tej rundzie zapasów.
paladin-ivoire = { $case ->
        [gen] Ivoire’a
        [dat] Ivoire’owi
        [acc] Ivoire’a
        [ins] Ivoire’em
        [loc] Ivoirze
       *[nom] Ivoire
    }
    .gender = m
paladin-ivoire-text = 1 kleryk i 1 kupiec. Wpływy +3, Siła +1. Rozgrzeszenie nie kosztuje w tej rundzie srebrników.
paladin-oliver = { $case ->
        [gen] Olivera
        [dat] Oliverowi
        [acc] Olivera
        [ins] Oliverem
        [loc] Oliverze
       *[nom] Oliver
    }
    .gender = m
paladin-oliver-text = 2 kleryków. Wiara +4. Modlitwa nie kosztuje w tej rundzie srebrników.
paladin-otton = { $case ->
        [gen] Ottona
        [dat] Ottonowi
        [acc] Ottona
        [ins] Ottonem
        [loc] Ottonie
       *[nom] Otton
    }
    .gender = m
paladin-otton-text = 2 kupców. Siła +2, Wiara +2. Każdy Handel daje w tej rundzie 2 srebrniki więcej.
paladin-roland = { $case ->
        [gen] Rolanda
        [dat] Rolandowi
        [acc] Rolanda
        [ins] Rolandem
        [loc] Rolandzie
       *[nom] Roland
    }
    .gender = m
paladin-roland-text = 1 wojownik i 1 parobek. Siła +4. Rekrutacja nie kosztuje w tej rundzie srebrników.
paladin-samson = { $case ->
        [gen] Samsona
        [dat] Samsonowi
        [acc] Samsona
        [ins] Samsonem
        [loc] Samsonie
       *[nom] Samson
    }
    .gender = m
paladin-samson-text = 1 zwiadowca i 1 parobek. Wpływy +2, Siła +2. Rozwój kosztuje w tej rundzie o 2 srebrniki mniej.

## Karty karczmy

tavern-noun = { $case ->
        [gen] karty karczmy
        [dat] karcie karczmy
        [acc] kartę karczmy
        [ins] kartą karczmy
        [loc] karcie karczmy
       *[nom] Karta karczmy
    }
tavern-1 = { tavern-noun } 1
    .gender = f
tavern-1-text = 1 kleryk, 1 zwiadowca i 2 parobków.
tavern-2 = { tavern-noun } 2
    .gender = f
tavern-2-text = 2 wojowników, 1 zwiadowca i 1 złoczyńca.
tavern-3 = { tavern-noun } 3
    .gender = f
tavern-3-text = 2 kupców, 1 zwiadowca i 1 złoczyńca.
tavern-4 = { tavern-noun } 4
    .gender = f
tavern-4-text = 2 wojowników, 1 złoczyńca i 1 parobek.
tavern-5 = { tavern-noun } 5
    .gender = f
tavern-5-text = 1 kleryk, 2 zwiadowców i 1 złoczyńca.
tavern-6 = { tavern-noun } 6
    .gender = f
tavern-6-text = 1 wojownik, 1 kupiec, 1 zwiadowca i 1 złoczyńca.
tavern-7 = { tavern-noun } 7
    .gender = f
tavern-7-text = 2 kupców i 2 parobków.
tavern-8 = { tavern-noun } 8
    .gender = f
tavern-8-text = 2 kupców i 2 zwiadowców.
tavern-9 = { tavern-noun } 9
    .gender = f
tavern-9-text = 2 kleryków, 1 wojownik i 1 zwiadowca.
tavern-10 = { tavern-noun } 10
    .gender = f
tavern-10-text = 2 kleryków, 1 kupiec i 1 zwiadowca.
tavern-11 = { tavern-noun } 11
    .gender = f
tavern-11-text = 2 wojowników, 1 kupiec i 1 złoczyńca.
tavern-12 = { tavern-noun } 12
    .gender = f
tavern-12-text = 1 wojownik, 1 zwiadowca i 2 złoczyńców.
tavern-13 = { tavern-noun } 13
    .gender = f
tavern-13-text = 2 kupców, 1 zwiadowca i 1 parobek.
tavern-14 = { tavern-noun } 14
    .gender = f
tavern-14-text = 2 kleryków, 1 kupiec i 1 parobek.
tavern-15 = { tavern-noun } 15
    .gender = f
tavern-15-text = 1 wojownik, 1 kupiec i 2 zwiadowców.
tavern-16 = { tavern-noun } 16
    .gender = f
tavern-16-text = 1 wojownik, 2 złoczyńców i 1 parobek.
tavern-17 = { tavern-noun } 17
    .gender = f
tavern-17-text = 1 kleryk, 2 parobków i 1 złoczyńca.
tavern-18 = { tavern-noun } 18
    .gender = f
tavern-18-text = 2 kleryków i 2 kupców.
tavern-19 = { tavern-noun } 19
    .gender = f
tavern-19-text = 2 wojowników i 2 parobków.
tavern-20 = { tavern-noun } 20
    .gender = f
tavern-20-text = 3 kleryków i 1 wojownik.
tavern-21 = { tavern-noun } 21
    .gender = f
tavern-21-text = 2 kleryków, 1 wojownik i 1 kupiec.
tavern-22 = { tavern-noun } 22
    .gender = f
tavern-22-text = 3 zwiadowców i 1 parobek.
tavern-23 = { tavern-noun } 23
    .gender = f
tavern-23-text = 1 wojownik, 1 kupiec i 2 złoczyńców.
tavern-24 = { tavern-noun } 24
    .gender = f
tavern-24-text = 1 wojownik, 1 złoczyńca i 2 parobków.

## Mieszczanie

# Nazwa na kartach, potem każda karta z osobna.
townsfolk-abbot = { $case ->
        [gen] Opata
        [dat] Opatowi
        [acc] Opata
        [ins] Opatem
        [loc] Opacie
       *[nom] Opat
    }
    .gender = m
townsfolk-abbot-1 = { townsfolk-abbot }
    .gender = m
townsfolk-abbot-1-text = Odrzucony: dobierz 1 kleryka i 1 parobka. W drużynie: przy każdym Rozgrzeszeniu dobierz 1 parobka.
townsfolk-abbot-2 = { townsfolk-abbot }
    .gender = m
townsfolk-abbot-2-text = Odrzucony: oczyść jedną swoją akcję. Zrekrutowany: weź 1 sztukę zapasów. W drużynie: przy każdym Rozgrzeszeniu weź 1 sztukę zapasów.
townsfolk-abbot-3 = { townsfolk-abbot }
    .gender = m
townsfolk-abbot-3-text = Odrzucony: zniszcz 1 niespłacony dług. Zrekrutowany: usuń 1 podejrzenie. W drużynie: przy każdym Rozgrzeszeniu pobierz 1 podatek.
townsfolk-acolyte = { $case ->
        [gen] Akolity
        [dat] Akolicie
        [acc] Akolitę
        [ins] Akolitą
        [loc] Akolicie
       *[nom] Akolita
    }
    .gender = m
townsfolk-acolyte-1 = { townsfolk-acolyte }
    .gender = m
townsfolk-acolyte-1-text = Odrzucony: dobierz 1 kleryka. W drużynie: przy każdej Misji dobierz 1 parobka.
townsfolk-acolyte-2 = { townsfolk-acolyte }
    .gender = m
townsfolk-acolyte-2-text = Odrzucony: oczyść jedną swoją akcję. Zrekrutowany: weź 1 srebrnika. W drużynie: przy każdej Misji weź 1 srebrnika.
townsfolk-acolyte-3 = { townsfolk-acolyte }
    .gender = m
townsfolk-acolyte-3-text = Odrzucony: usuń 2 podejrzenia. Zrekrutowany: usuń 1 podejrzenie. W drużynie: przy każdej Misji pobierz 1 podatek.
townsfolk-architect = { $case ->
        [gen] Architekta
        [dat] Architektowi
        [acc] Architekta
        [ins] Architektem
        [loc] Architekcie
       *[nom] Architekt
    }
    .gender = m
townsfolk-architect-1 = { townsfolk-architect }
    .gender = m
townsfolk-architect-1-text = Odrzucony: dobierz 1 złoczyńcę. W drużynie: przy każdym Rozwoju dobierz 1 parobka.
townsfolk-architect-2 = { townsfolk-architect }
    .gender = m
townsfolk-architect-2-text = Odrzucony: dobierz 1 parobka, weź 1 sztukę zapasów. Zrekrutowany: weź 1 sztukę zapasów. W drużynie: przy każdym Rozwoju weź 1 sztukę zapasów.
townsfolk-architect-3 = { townsfolk-architect }
    .gender = m
townsfolk-architect-3-text = Odrzucony: pobierz 2 podatki. Zrekrutowany: usuń 1 podejrzenie. W drużynie: przy każdym Rozwoju pobierz 1 podatek.
townsfolk-conspirator = { $case ->
        [gen] Spiskowca
        [dat] Spiskowcowi
        [acc] Spiskowca
        [ins] Spiskowcem
        [loc] Spiskowcu
       *[nom] Spiskowiec
    }
    .gender = m
townsfolk-conspirator-1 = { townsfolk-conspirator }
    .gender = m
townsfolk-conspirator-1-text = Odrzucony: usuń 2 podejrzenia. W drużynie: przy każdej inkwizycji usuń 1 podejrzenie.
townsfolk-conspirator-2 = { townsfolk-conspirator }
    .gender = m
townsfolk-conspirator-2-text = Odrzucony: dobierz 1 złoczyńcę. W drużynie: przy każdej inkwizycji usuń 1 podejrzenie.
townsfolk-debt-collector = { $case ->
        [gen] Komornika
        [dat] Komornikowi
        [acc] Komornika
        [ins] Komornikiem
        [loc] Komorniku
       *[nom] Komornik
    }
    .gender = m
townsfolk-debt-collector-1 = { townsfolk-debt-collector }
    .gender = m
townsfolk-debt-collector-1-text = Odrzucony: dobierz 2 parobków. W drużynie: po spłacie każdego długu dobierz 1 parobka.
townsfolk-debt-collector-2 = { townsfolk-debt-collector }
    .gender = m
townsfolk-debt-collector-2-text = Odrzucony: zniszcz 1 niespłacony dług. W drużynie: po spłacie każdego długu dobierz 1 wojownika.
townsfolk-debt-collector-3 = { townsfolk-debt-collector }
    .gender = m
townsfolk-debt-collector-3-text = Odrzucony: usuń 2 podejrzenia. W drużynie: po spłacie każdego długu dobierz 1 zwiadowcę.
townsfolk-defender = { $case ->
        [gen] Ochroniarza
        [dat] Ochroniarzowi
        [acc] Ochroniarza
        [ins] Ochroniarzem
        [loc] Ochroniarzu
       *[nom] Ochroniarz
    }
    .gender = m
townsfolk-defender-1 = { townsfolk-defender }
    .gender = m
townsfolk-defender-1-text = Odrzucony: podnieś Siłę o 1. W drużynie: przy każdym Ataku dobierz 1 parobka.
townsfolk-defender-2 = { townsfolk-defender }
    .gender = m
townsfolk-defender-2-text = Odrzucony: dobierz 1 parobka, weź 1 sztukę zapasów. Zrekrutowany: weź 1 sztukę zapasów. W drużynie: przy każdym Ataku weź 1 sztukę zapasów.
townsfolk-defender-3 = { townsfolk-defender }
    .gender = m
townsfolk-defender-3-text = Odrzucony: pobierz 2 podatki. Zrekrutowany: usuń 1 podejrzenie. W drużynie: przy każdym Ataku pobierz 1 podatek.
townsfolk-gatekeeper = { $case ->
        [gen] Strażnika Bramy
        [dat] Strażnikowi Bramy
        [acc] Strażnika Bramy
        [ins] Strażnikiem Bramy
        [loc] Strażniku Bramy
       *[nom] Strażnik Bramy
    }
    .gender = m
townsfolk-gatekeeper-1 = { townsfolk-gatekeeper }
    .gender = m
townsfolk-gatekeeper-1-text = Odrzucony: dobierz 1 kupca i 1 parobka. W drużynie: przy każdej Fortyfikacji dobierz 1 parobka.
townsfolk-gatekeeper-2 = { townsfolk-gatekeeper }
    .gender = m
townsfolk-gatekeeper-2-text = Odrzucony: dobierz 1 zwiadowcę. Zrekrutowany: weź 1 srebrnika. W drużynie: przy każdej Fortyfikacji weź 1 srebrnika.
townsfolk-gatekeeper-3 = { townsfolk-gatekeeper }
    .gender = m
townsfolk-gatekeeper-3-text = Odrzucony: pobierz 2 podatki. Zrekrutowany: usuń 1 podejrzenie. W drużynie: przy każdej Fortyfikacji pobierz 1 podatek.
townsfolk-missionary = { $case ->
        [gen] Misjonarza
        [dat] Misjonarzowi
        [acc] Misjonarza
        [ins] Misjonarzem
        [loc] Misjonarzu
       *[nom] Misjonarz
    }
    .gender = m
townsfolk-missionary-1 = { townsfolk-missionary }
    .gender = m
townsfolk-missionary-1-text = Odrzucony: oczyść jedną swoją akcję. W drużynie: przy każdym Nawracaniu dobierz 1 parobka.
townsfolk-missionary-2 = { townsfolk-missionary }
    .gender = m
townsfolk-missionary-2-text = Odrzucony: podnieś Wiarę o 1. Zrekrutowany: weź 1 sztukę zapasów. W drużynie: przy każdym Nawracaniu weź 1 sztukę zapasów.
townsfolk-missionary-3 = { townsfolk-missionary }
    .gender = m
townsfolk-missionary-3-text = Odrzucony: dobierz 1 zwiadowcę i 1 parobka. Zrekrutowany: usuń 1 podejrzenie. W drużynie: przy każdym Nawracaniu pobierz 1 podatek.
townsfolk-peddler = { $case ->
        [gen] Domokrążcy
        [dat] Domokrążcy
        [acc] Domokrążcę
        [ins] Domokrążcą
        [loc] Domokrążcy
       *[nom] Domokrążca
    }
    .gender = m
townsfolk-peddler-1 = { townsfolk-peddler }
    .gender = m
townsfolk-peddler-1-text = Odrzucony: dobierz 2 parobków. W drużynie: przy każdej inkwizycji, jeśli masz 2 lub więcej podejrzeń, dobierz 1 parobka.
townsfolk-peddler-2 = { townsfolk-peddler }
    .gender = m
townsfolk-peddler-2-text = Odrzucony: dobierz 1 parobka, weź 1 sztukę zapasów. W drużynie: przy każdej inkwizycji, jeśli masz 2 lub więcej podejrzeń, weź 2 sztuki zapasów.
townsfolk-peddler-3 = { townsfolk-peddler }
    .gender = m
townsfolk-peddler-3-text = Odrzucony: usuń 2 podejrzenia. W drużynie: przy każdej inkwizycji, jeśli masz 2 lub więcej podejrzeń, weź 2 srebrniki.
townsfolk-squire = { $case ->
        [gen] Giermka
        [dat] Giermkowi
        [acc] Giermka
        [ins] Giermkiem
        [loc] Giermku
       *[nom] Giermek
    }
    .gender = m
townsfolk-squire-1 = { townsfolk-squire }
    .gender = m
townsfolk-squire-1-text = Odrzucony: dobierz 1 wojownika. W drużynie: przy każdej inkwizycji, jeśli nie masz podejrzeń, podnieś Siłę o 1.
townsfolk-squire-2 = { townsfolk-squire }
    .gender = m
townsfolk-squire-2-text = Odrzucony: podnieś Wpływy o 1. W drużynie: przy każdej inkwizycji, jeśli nie masz podejrzeń, podnieś Wpływy o 1.
townsfolk-squire-3 = { townsfolk-squire }
    .gender = m
townsfolk-squire-3-text = Odrzucony: dobierz 1 złoczyńcę. W drużynie: przy każdej inkwizycji, jeśli nie masz podejrzeń, podnieś Wiarę o 1.
townsfolk-watchman = { $case ->
        [gen] Wartownika
        [dat] Wartownikowi
        [acc] Wartownika
        [ins] Wartownikiem
        [loc] Wartowniku
       *[nom] Wartownik
    }
    .gender = m
townsfolk-watchman-1 = { townsfolk-watchman }
    .gender = m
townsfolk-watchman-1-text = Odrzucony: dobierz 1 wojownika i 1 parobka. W drużynie: przy każdej Mobilizacji dobierz 1 parobka.
townsfolk-watchman-2 = { townsfolk-watchman }
    .gender = m
townsfolk-watchman-2-text = Odrzucony: dobierz 1 parobka, weź 1 sztukę zapasów. Zrekrutowany: weź 1 srebrnika. W drużynie: przy każdej Mobilizacji weź 1 srebrnika.
townsfolk-watchman-3 = { townsfolk-watchman }
    .gender = m
townsfolk-watchman-3-text = Odrzucony: dobierz 1 kupca. Zrekrutowany: usuń 1 podejrzenie. W drużynie: przy każdej Mobilizacji pobierz 1 podatek.

## Najeźdźcy

# Ludy.
people-saracen = { $case ->
        [gen] Saracena
        [dat] Saracenowi
        [acc] Saracena
        [ins] Saracenem
        [loc] Saracenie
       *[nom] Saracen
    }
    .gender = m
people-saracen-many = { $case ->
        [gen] Saracenów
        [dat] Saracenom
        [acc] Saracenów
        [ins] Saracenami
        [loc] Saracenach
       *[nom] Saraceni
    }
    .gender = pl
people-saracen-count = { $case ->
        [gen] { $count ->
            [one] { $count } Saracena
           *[many] { $count } Saracenów
        }
        [dat] { $count ->
            [one] { $count } Saracenowi
           *[many] { $count } Saracenom
        }
        [acc] { $count ->
            [one] { $count } Saracena
            [few] { $count } Saracenów
           *[many] { $count } Saracenów
        }
        [ins] { $count ->
            [one] { $count } Saracenem
           *[many] { $count } Saracenami
        }
        [loc] { $count ->
            [one] { $count } Saracenie
           *[many] { $count } Saracenach
        }
       *[nom] { $count ->
            [one] { $count } Saracen
            [few] { $count } Saracenów
           *[many] { $count } Saracenów
        }
    }
people-byzantine = { $case ->
        [gen] Bizantyjczyka
        [dat] Bizantyjczykowi
        [acc] Bizantyjczyka
        [ins] Bizantyjczykiem
        [loc] Bizantyjczyku
       *[nom] Bizantyjczyk
    }
    .gender = m
people-byzantine-many = { $case ->
        [gen] Bizantyjczyków
        [dat] Bizantyjczykom
        [acc] Bizantyjczyków
        [ins] Bizantyjczykami
        [loc] Bizantyjczykach
       *[nom] Bizantyjczycy
    }
    .gender = pl
people-byzantine-count = { $case ->
        [gen] { $count ->
            [one] { $count } Bizantyjczyka
           *[many] { $count } Bizantyjczyków
        }
        [dat] { $count ->
            [one] { $count } Bizantyjczykowi
           *[many] { $count } Bizantyjczykom
        }
        [acc] { $count ->
            [one] { $count } Bizantyjczyka
            [few] { $count } Bizantyjczyków
           *[many] { $count } Bizantyjczyków
        }
        [ins] { $count ->
            [one] { $count } Bizantyjczykiem
           *[many] { $count } Bizantyjczykami
        }
        [loc] { $count ->
            [one] { $count } Bizantyjczyku
           *[many] { $count } Bizantyjczykach
        }
       *[nom] { $count ->
            [one] { $count } Bizantyjczyk
            [few] { $count } Bizantyjczyków
           *[many] { $count } Bizantyjczyków
        }
    }
people-viking = { $case ->
        [gen] Wikinga
        [dat] Wikingowi
        [acc] Wikinga
        [ins] Wikingiem
        [loc] Wikingu
       *[nom] Wiking
    }
    .gender = m
people-viking-many = { $case ->
        [gen] Wikingów
        [dat] Wikingom
        [acc] Wikingów
        [ins] Wikingami
        [loc] Wikingach
       *[nom] Wikingowie
    }
    .gender = pl
people-viking-count = { $case ->
        [gen] { $count ->
            [one] { $count } Wikinga
           *[many] { $count } Wikingów
        }
        [dat] { $count ->
            [one] { $count } Wikingowi
           *[many] { $count } Wikingom
        }
        [acc] { $count ->
            [one] { $count } Wikinga
            [few] { $count } Wikingów
           *[many] { $count } Wikingów
        }
        [ins] { $count ->
            [one] { $count } Wikingiem
           *[many] { $count } Wikingami
        }
        [loc] { $count ->
            [one] { $count } Wikingu
           *[many] { $count } Wikingach
        }
       *[nom] { $count ->
            [one] { $count } Wiking
            [few] { $count } Wikingów
           *[many] { $count } Wikingów
        }
    }
# Rodzaje i to, jak punktuje każdy z nich po nawróceniu.
type-adventurer = { $case ->
        [gen] awanturnika
        [dat] awanturnikowi
        [acc] awanturnika
        [ins] awanturnikiem
        [loc] awanturniku
       *[nom] awanturnik
    }
    .gender = m
type-adventurer-scoring = 1 PZ za każde 2 wykonane Misje.
type-archer = { $case ->
        [gen] łucznika
        [dat] łucznikowi
        [acc] łucznika
        [ins] łucznikiem
        [loc] łuczniku
       *[nom] łucznik
    }
    .gender = m
type-archer-scoring = 1 PZ za każde 2 wykonane Mobilizacje.
type-armourer = { $case ->
        [gen] zbrojmistrza
        [dat] zbrojmistrzowi
        [acc] zbrojmistrza
        [ins] zbrojmistrzem
        [loc] zbrojmistrzu
       *[nom] zbrojmistrz
    }
    .gender = m
type-armourer-scoring = 1 PZ za każde 4 punkty Siły na torze.
type-assassin = { $case ->
        [gen] zabójcy
        [dat] zabójcy
        [acc] zabójcę
        [ins] zabójcą
        [loc] zabójcy
       *[nom] zabójca
    }
    .gender = m
type-assassin-scoring = 1 PZ za każdego zaatakowanego Saracena.
type-barbarian = { $case ->
        [gen] barbarzyńcy
        [dat] barbarzyńcy
        [acc] barbarzyńcę
        [ins] barbarzyńcą
        [loc] barbarzyńcy
       *[nom] barbarzyńca
    }
    .gender = m
type-barbarian-scoring = 1 PZ za każdego zaatakowanego Bizantyjczyka.
type-champion = { $case ->
        [gen] czempiona
        [dat] czempionowi
        [acc] czempiona
        [ins] czempionem
        [loc] czempionie
       *[nom] czempion
    }
    .gender = m
type-champion-scoring = 1 PZ oraz 1 PZ za każdy spełniony Królewski Dekret.
type-guardian = { $case ->
        [gen] gwardzisty
        [dat] gwardziście
        [acc] gwardzistę
        [ins] gwardzistą
        [loc] gwardziście
       *[nom] gwardzista
    }
    .gender = m
type-guardian-scoring = 1 PZ za każde 2 wykonane Nawracania.
type-hunter = { $case ->
        [gen] łowcy
        [dat] łowcy
        [acc] łowcę
        [ins] łowcą
        [loc] łowcy
       *[nom] łowca
    }
    .gender = m
type-hunter-scoring = 1 PZ za każdych 2 mieszczan w drużynie.
type-invader = { $case ->
        [gen] zbrojnego
        [dat] zbrojnemu
        [acc] zbrojnego
        [ins] zbrojnym
        [loc] zbrojnym
       *[nom] zbrojny
    }
    .gender = m
type-invader-scoring = 1 PZ za każdego zaatakowanego Wikinga.
type-lookout = { $case ->
        [gen] zwiadowcy
        [dat] zwiadowcy
        [acc] zwiadowcę
        [ins] zwiadowcą
        [loc] zwiadowcy
       *[nom] zwiadowca
    }
    .gender = m
type-lookout-scoring = 1 PZ za każde 2 wykonane Fortyfikacje.
type-marauder = { $case ->
        [gen] marudera
        [dat] maruderowi
        [acc] marudera
        [ins] maruderem
        [loc] maruderze
       *[nom] maruder
    }
    .gender = m
type-marauder-scoring = 1 PZ za każde 4 punkty Wpływów na torze.
type-mercenary = { $case ->
        [gen] najemnika
        [dat] najemnikowi
        [acc] najemnika
        [ins] najemnikiem
        [loc] najemniku
       *[nom] najemnik
    }
    .gender = m
type-mercenary-scoring = 1 PZ oraz 1 PZ za każdego nawróconego najemnika, z tym włącznie.
type-protector = { $case ->
        [gen] obrońcy
        [dat] obrońcy
        [acc] obrońcę
        [ins] obrońcą
        [loc] obrońcy
       *[nom] obrońca
    }
    .gender = m
type-protector-scoring = 1 PZ za każdy spłacony dług.
type-thief = { $case ->
        [gen] złodzieja
        [dat] złodziejowi
        [acc] złodzieja
        [ins] złodziejem
        [loc] złodzieju
       *[nom] złodziej
    }
    .gender = m
type-thief-scoring = 1 PZ za każde posiadane podejrzenie.
type-traitor = { $case ->
        [gen] zdrajcy
        [dat] zdrajcy
        [acc] zdrajcę
        [ins] zdrajcą
        [loc] zdrajcy
       *[nom] zdrajca
    }
    .gender = m
type-traitor-scoring = Każdy niespłacony dług kosztuje o 1 PZ mniej.
type-vigilante = { $case ->
        [gen] strażnika
        [dat] strażnikowi
        [acc] strażnika
        [ins] strażnikiem
        [loc] strażniku
       *[nom] strażnik
    }
    .gender = m
type-vigilante-scoring = 1 PZ za każde 2 wykonane Rozgrzeszenia.
type-warrior = { $case ->
        [gen] wojownika
        [dat] wojownikowi
        [acc] wojownika
        [ins] wojownikiem
        [loc] wojowniku
       *[nom] wojownik
    }
    .gender = m
type-warrior-scoring = 1 PZ za każde 4 punkty Wiary na torze.
# Karty: przy rodzaju stoi lud.
# Najeźdźcy z nazwy: „bizantyjski łowca”.
people-viking-adjective = { $case ->
        [gen] wikińskiego
        [dat] wikińskiemu
        [acc] wikińskiego
        [ins] wikińskim
        [loc] wikińskim
       *[nom] Wikiński
    }
people-byzantine-adjective = { $case ->
        [gen] bizantyjskiego
        [dat] bizantyjskiemu
        [acc] bizantyjskiego
        [ins] bizantyjskim
        [loc] bizantyjskim
       *[nom] Bizantyjski
    }
people-saracen-adjective = { $case ->
        [gen] saraceńskiego
        [dat] saraceńskiemu
        [acc] saraceńskiego
        [ins] saraceńskim
        [loc] saraceńskim
       *[nom] Saraceński
    }
outsider-viking-adventurer = { people-viking-adjective } { type-adventurer }
    .gender = m
outsider-viking-adventurer-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka i 1 kleryka. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Misje.
outsider-viking-armourer = { people-viking-adjective } { type-armourer }
    .gender = m
outsider-viking-armourer-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 4 punkty Siły na torze.
outsider-viking-assassin = { people-viking-adjective } { type-assassin }
    .gender = m
outsider-viking-assassin-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka i 1 wojownika. Nawrócony: podnieś Siłę o 2; na koniec gry 1 PZ za każdego zaatakowanego Saracena.
outsider-viking-barbarian = { people-viking-adjective } { type-barbarian }
    .gender = m
outsider-viking-barbarian-text = Zaatakowany: podnieś Wpływy o 1, pobierz 1 podatek, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 2; na koniec gry 1 PZ za każdego zaatakowanego Bizantyjczyka.
outsider-viking-guardian = { people-viking-adjective } { type-guardian }
    .gender = m
outsider-viking-guardian-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 kupca, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Nawracania.
outsider-viking-lookout = { people-viking-adjective } { type-lookout }
    .gender = m
outsider-viking-lookout-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 kupca. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Fortyfikacje.
outsider-viking-marauder = { people-viking-adjective } { type-marauder }
    .gender = m
outsider-viking-marauder-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 złoczyńcę. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 4 punkty Wpływów na torze.
outsider-viking-mercenary = { people-viking-adjective } { type-mercenary }
    .gender = m
outsider-viking-mercenary-text = Zaatakowany: podnieś Wpływy o 1, dobierz 2 parobków. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ oraz 1 PZ za każdego nawróconego najemnika, z tym włącznie.
outsider-viking-protector = { people-viking-adjective } { type-protector }
    .gender = m
outsider-viking-protector-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każdy spłacony dług.
outsider-viking-thief = { people-viking-adjective } { type-thief }
    .gender = m
outsider-viking-thief-text = Zaatakowany: podnieś Wpływy o 1, pobierz 2 podatki. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde posiadane podejrzenie.
outsider-viking-traitor = { people-viking-adjective } { type-traitor }
    .gender = m
outsider-viking-traitor-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 złoczyńcę. Nawrócony: podnieś Siłę o 1; na koniec gry każdy niespłacony dług kosztuje o 1 PZ mniej.
outsider-viking-vigilante = { people-viking-adjective } { type-vigilante }
    .gender = m
outsider-viking-vigilante-text = Zaatakowany: podnieś Wpływy o 1, zniszcz 1 niespłacony dług. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Rozgrzeszenia.
outsider-byzantine-archer = { people-byzantine-adjective } { type-archer }
    .gender = m
outsider-byzantine-archer-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 zwiadowcę, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Mobilizacje.
outsider-byzantine-armourer = { people-byzantine-adjective } { type-armourer }
    .gender = m
outsider-byzantine-armourer-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 wojownika. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 4 punkty Siły na torze.
outsider-byzantine-assassin = { people-byzantine-adjective } { type-assassin }
    .gender = m
outsider-byzantine-assassin-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 2; na koniec gry 1 PZ za każdego zaatakowanego Saracena.
outsider-byzantine-champion = { people-byzantine-adjective } { type-champion }
    .gender = m
outsider-byzantine-champion-text = Zaatakowany: podnieś Wpływy o 1, usuń 1 podejrzenie, dobierz 1 kupca. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ oraz 1 PZ za każdy spełniony Królewski Dekret.
outsider-byzantine-guardian = { people-byzantine-adjective } { type-guardian }
    .gender = m
outsider-byzantine-guardian-text = Zaatakowany: podnieś Wpływy o 1, dobierz 2 parobków. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Nawracania.
outsider-byzantine-hunter = { people-byzantine-adjective } { type-hunter }
    .gender = m
outsider-byzantine-hunter-text = Zaatakowany: podnieś Wpływy o 1, usuń 1 podejrzenie, dobierz 1 wojownika. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każdych 2 mieszczan w drużynie.
outsider-byzantine-invader = { people-byzantine-adjective } { type-invader }
    .gender = m
outsider-byzantine-invader-text = Zaatakowany: podnieś Wpływy o 1, pobierz 1 podatek, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 2; na koniec gry 1 PZ za każdego zaatakowanego Wikinga.
outsider-byzantine-lookout = { people-byzantine-adjective } { type-lookout }
    .gender = m
outsider-byzantine-lookout-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka i 1 kupca. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Fortyfikacje.
outsider-byzantine-mercenary = { people-byzantine-adjective } { type-mercenary }
    .gender = m
outsider-byzantine-mercenary-text = Zaatakowany: podnieś Wpływy o 1, usuń 1 podejrzenie, dobierz 1 parobka. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ oraz 1 PZ za każdego nawróconego najemnika, z tym włącznie.
outsider-byzantine-thief = { people-byzantine-adjective } { type-thief }
    .gender = m
outsider-byzantine-thief-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 złoczyńcę. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde posiadane podejrzenie.
outsider-byzantine-traitor = { people-byzantine-adjective } { type-traitor }
    .gender = m
outsider-byzantine-traitor-text = Zaatakowany: podnieś Wpływy o 1, zniszcz 1 niespłacony dług. Nawrócony: podnieś Siłę o 1; na koniec gry każdy niespłacony dług kosztuje o 1 PZ mniej.
outsider-byzantine-warrior = { people-byzantine-adjective } { type-warrior }
    .gender = m
outsider-byzantine-warrior-text = Zaatakowany: podnieś Wpływy o 1, weź 2 sztuki zapasów. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 4 punkty Wiary na torze.
outsider-saracen-adventurer = { people-saracen-adjective } { type-adventurer }
    .gender = m
outsider-saracen-adventurer-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka i 1 zwiadowcę. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Misje.
outsider-saracen-archer = { people-saracen-adjective } { type-archer }
    .gender = m
outsider-saracen-archer-text = Zaatakowany: podnieś Wpływy o 1, weź 2 sztuki zapasów. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Mobilizacje.
outsider-saracen-barbarian = { people-saracen-adjective } { type-barbarian }
    .gender = m
outsider-saracen-barbarian-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka i 1 zwiadowcę. Nawrócony: podnieś Siłę o 2; na koniec gry 1 PZ za każdego zaatakowanego Bizantyjczyka.
outsider-saracen-champion = { people-saracen-adjective } { type-champion }
    .gender = m
outsider-saracen-champion-text = Zaatakowany: podnieś Wpływy o 1, usuń 1 podejrzenie, dobierz 1 zwiadowcę. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ oraz 1 PZ za każdy spełniony Królewski Dekret.
outsider-saracen-hunter = { people-saracen-adjective } { type-hunter }
    .gender = m
outsider-saracen-hunter-text = Zaatakowany: podnieś Wpływy o 1, zniszcz 1 niespłacony dług. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każdych 2 mieszczan w drużynie.
outsider-saracen-invader = { people-saracen-adjective } { type-invader }
    .gender = m
outsider-saracen-invader-text = Zaatakowany: podnieś Wpływy o 2. Nawrócony: podnieś Siłę o 2; na koniec gry 1 PZ za każdego zaatakowanego Wikinga.
outsider-saracen-marauder = { people-saracen-adjective } { type-marauder }
    .gender = m
outsider-saracen-marauder-text = Zaatakowany: podnieś Wpływy o 2. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 4 punkty Wpływów na torze.
outsider-saracen-mercenary-1 = { people-saracen-adjective } { type-mercenary }
    .gender = m
outsider-saracen-mercenary-1-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 parobka, weź 1 sztukę zapasów. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ oraz 1 PZ za każdego nawróconego najemnika, z tym włącznie.
outsider-saracen-mercenary-2 = { people-saracen-adjective } { type-mercenary }
    .gender = m
outsider-saracen-mercenary-2-text = Zaatakowany: podnieś Wpływy o 1, pobierz 2 podatki. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ oraz 1 PZ za każdego nawróconego najemnika, z tym włącznie.
outsider-saracen-protector = { people-saracen-adjective } { type-protector }
    .gender = m
outsider-saracen-protector-text = Zaatakowany: podnieś Wpływy o 1, dobierz 2 parobków. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każdy spłacony dług.
outsider-saracen-vigilante = { people-saracen-adjective } { type-vigilante }
    .gender = m
outsider-saracen-vigilante-text = Zaatakowany: podnieś Wpływy o 1, zniszcz 1 niespłacony dług, dobierz 1 kleryka. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 2 wykonane Rozgrzeszenia.
outsider-saracen-warrior = { people-saracen-adjective } { type-warrior }
    .gender = m
outsider-saracen-warrior-text = Zaatakowany: podnieś Wpływy o 1, dobierz 1 kleryka. Nawrócony: podnieś Siłę o 1; na koniec gry 1 PZ za każde 4 punkty Wiary na torze.

## Mury

wall-noun = { $case ->
        [gen] muru
        [dat] murowi
        [acc] mur
        [ins] murem
        [loc] murze
       *[nom] Mur
    }
wall-strength-2 = { wall-noun } (Siła +2)
    .gender = m
wall-strength-2-text = Podnieś Siłę o 2.
wall-labourer-vp = { wall-noun } (parobek, 1 PZ)
    .gender = m
wall-labourer-vp-text = Podnieś Siłę o 1, dobierz 1 parobka. Na koniec gry 1 PZ.
wall-vp-2 = { wall-noun } (2 PZ)
    .gender = m
wall-vp-2-text = Podnieś Siłę o 1. Na koniec gry 2 PZ.
wall-debt-or-silver = { wall-noun } (dług albo srebrniki)
    .gender = m
wall-debt-or-silver-text = Podnieś Siłę o 1, a potem spłać 1 dług albo weź 2 srebrniki.
wall-suspicion-or-silver = { wall-noun } (podejrzenie albo srebrniki)
    .gender = m
wall-suspicion-or-silver-text = Podnieś Siłę o 1, a potem usuń 1 podejrzenie albo weź 2 srebrniki.
wall-labourers-3 = { wall-noun } (3 parobków)
    .gender = m
wall-labourers-3-text = Podnieś Siłę o 1, dobierz 3 parobków.
wall-labourers-2 = { wall-noun } (2 parobków)
    .gender = m
wall-labourers-2-text = Podnieś Siłę o 1, dobierz 2 parobków.
wall-labourer-merchant = { wall-noun } (parobek, kupiec)
    .gender = m
wall-labourer-merchant-text = Podnieś Siłę o 1, dobierz 1 parobka i 1 kupca.
wall-labourer-fighter = { wall-noun } (parobek, wojownik)
    .gender = m
wall-labourer-fighter-text = Podnieś Siłę o 1, dobierz 1 parobka i 1 wojownika.
wall-labourer-scout = { wall-noun } (parobek, zwiadowca)
    .gender = m
wall-labourer-scout-text = Podnieś Siłę o 1, dobierz 1 parobka i 1 zwiadowcę.
wall-labourer-cleric = { wall-noun } (parobek, kleryk)
    .gender = m
wall-labourer-cleric-text = Podnieś Siłę o 1, dobierz 1 parobka i 1 kleryka.
wall-scout-merchant = { wall-noun } (zwiadowca, kupiec)
    .gender = m
wall-scout-merchant-text = Podnieś Siłę o 1, dobierz 1 zwiadowcę i 1 kupca.
wall-scout = { wall-noun } (zwiadowca)
    .gender = m
wall-scout-text = Podnieś Siłę o 1, dobierz 1 zwiadowcę.
wall-merchant = { wall-noun } (kupiec)
    .gender = m
wall-merchant-text = Podnieś Siłę o 1, dobierz 1 kupca.
wall-fighter = { wall-noun } (wojownik)
    .gender = m
wall-fighter-text = Podnieś Siłę o 1, dobierz 1 wojownika.
wall-cleric = { wall-noun } (kleryk)
    .gender = m
wall-cleric-text = Podnieś Siłę o 1, dobierz 1 kleryka.

## Królewskie Łaski

favour-noun = { $case ->
        [gen] Królewskiej Łaski
        [dat] Królewskiej Łasce
        [acc] Królewską Łaskę
        [ins] Królewską Łaską
        [loc] Królewskiej Łasce
       *[nom] Królewska Łaska
    }
favour-recruit = { favour-noun } (darmowa Rekrutacja)
    .gender = f
favour-recruit-text = Zwiadowca: zrekrutuj za darmo 1 mieszczanina.
favour-tax = { favour-noun } (podejrzenie i podatek)
    .gender = f
favour-tax-text = Kleryk: usuń 1 podejrzenie, pobierz 2 podatki.
favour-criminals = { favour-noun } (2 złoczyńców)
    .gender = f
favour-criminals-text = Dowolny robotnik: dobierz 2 złoczyńców.
favour-attribute = { favour-noun } (atrybut)
    .gender = f
favour-attribute-text = Złoczyńca: podnieś o 1 Wiarę, Wpływy albo Siłę.
favour-debt = { favour-noun } (dług albo podejrzenia)
    .gender = f
favour-debt-text = Wojownik, 1 srebrnik: spłać 1 dług albo usuń 2 podejrzenia.
favour-credit = { favour-noun } (robotnicy na kredyt)
    .gender = f
favour-credit-text = Dowolny robotnik, zaciągnięcie 1 długu: dobierz 1 zwiadowcę, 1 kupca i 1 wojownika.
favour-develop = { favour-noun } (darmowy Rozwój albo robotnicy)
    .gender = f
favour-develop-text = Kupiec, 1 sztuka zapasów: wykonaj darmowy Rozwój (bez robotników i srebrników) albo dobierz 1 wojownika i 1 kleryka.
favour-labourers = { favour-noun } (3 parobków)
    .gender = f
favour-labourers-text = Złoczyńca: dobierz 3 parobków.
favour-supplies = { favour-noun } (zapasy i podatek)
    .gender = f
favour-supplies-text = Dowolny robotnik: weź 2 sztuki zapasów, pobierz 1 podatek.
favour-pray = { favour-noun } (darmowa Modlitwa)
    .gender = f
favour-pray-text = Dowolny robotnik: oczyść jedną swoją akcję.

## Królewskie Dekrety

order-noun = { $case ->
        [gen] Królewskiego Dekretu
        [dat] Królewskiemu Dekretowi
        [acc] Królewski Dekret
        [ins] Królewskim Dekretem
        [loc] Królewskim Dekrecie
       *[nom] Królewski Dekret
    }
order-commission = { order-noun } (Misja)
    .gender = m
order-commission-text = Co najmniej 5 Misji do końca gry.
order-fortify = { order-noun } (Fortyfikacja)
    .gender = m
order-fortify-text = Co najmniej 5 Fortyfikacji do końca gry.
order-garrison = { order-noun } (Mobilizacja)
    .gender = m
order-garrison-text = Co najmniej 5 Mobilizacji do końca gry.
order-absolve = { order-noun } (Rozgrzeszenie)
    .gender = m
order-absolve-text = Co najmniej 5 Rozgrzeszeń do końca gry.
order-attack = { order-noun } (Atak)
    .gender = m
order-attack-text = Co najmniej 5 Ataków do końca gry.
order-convert = { order-noun } (Nawracanie)
    .gender = m
order-convert-text = Co najmniej 5 Nawracań do końca gry.

## Podejrzenia i długi

suspicion-noun = { $case ->
        [gen] podejrzenia
        [dat] podejrzeniu
        [acc] podejrzenie
        [ins] podejrzeniem
        [loc] podejrzeniu
       *[nom] Podejrzenie
    }
suspicion-tax-0 = { suspicion-noun } (bez podatku)
    .gender = n
suspicion-tax-0-text = Nie pobierasz nic z puli podatków.
suspicion-tax-1 = { suspicion-noun } (1 podatek)
    .gender = n
suspicion-tax-1-text = Natychmiast pobierz 1 srebrnika z puli podatków.
suspicion-tax-2 = { suspicion-noun } (2 podatki)
    .gender = n
suspicion-tax-2-text = Natychmiast pobierz 2 srebrniki z puli podatków.
debt-debt = { $case ->
        [gen] długu
        [dat] długowi
        [acc] dług
        [ins] długiem
        [loc] długu
       *[nom] Dług
    }
    .gender = m
debt-debt-text = Na koniec gry: niespłacony −3 PZ, spłacony 1 PZ.
debt-unpaid = niespłacony
debt-paid = spłacony

## Schematy gracza wirtualnego

scheme-noun = { $case ->
        [gen] schematu
        [dat] schematowi
        [acc] schemat
        [ins] schematem
        [loc] schemacie
       *[nom] Schemat
    }
scheme-kings-favour = { scheme-noun } (Królewska Łaska)
    .gender = m
scheme-kings-favour-text = Stawia 1 robotnika na Królewskiej Łasce wskazanej przez tor zasobów.
scheme-commission = { scheme-noun } (Misja)
    .gender = m
scheme-commission-text = Wysyła na planszę główną kolejnego mnicha.
scheme-fortify = { scheme-noun } (Fortyfikacja)
    .gender = m
scheme-fortify-text = Buduje kolejny mur.
scheme-garrison = { scheme-noun } (Mobilizacja)
    .gender = m
scheme-garrison-text = Wystawia na planszę główną kolejny posterunek.
scheme-absolve = { scheme-noun } (Rozgrzeszenie)
    .gender = m
scheme-absolve-text = Odwraca kolejny dzban.
scheme-attack = { scheme-noun } (Atak)
    .gender = m
scheme-attack-text = Atakuje najeźdźcę wskazanego przez tor zasobów.
scheme-convert = { scheme-noun } (Nawracanie)
    .gender = m
scheme-convert-text = Nawraca najeźdźcę wskazanego przez tor zasobów.
scheme-kings-order = { scheme-noun } (Królewski Dekret)
    .gender = m
scheme-kings-order-text = Wykonuje akcję z pierwszego od prawej odkrytego Królewskiego Dekretu, którego warunku jeszcze nie spełnia.
scheme-recruit = { scheme-noun } (Rekrutacja)
    .gender = m
scheme-recruit-text = Odrzuca mieszczanina wskazanego przez tor zasobów.
scheme-pray = { scheme-noun } (Modlitwa)
    .gender = m
scheme-pray-text = Oczyszcza prawą stronę swojej planszy albo dobiera 1 robotnika; tasuje wszystkie schematy.
scheme-conspire = { scheme-noun } (Konspiracja)
    .gender = m
scheme-conspire-text = Dobiera 1 podejrzenie i 2 robotników.

## Uwagi dla posiadaczy pudełka (która karta ma którą: content/notes.toml)

note-confidence-medium = Nie wszystkie liczby dało się tu sprawdzić w instrukcji; warto porównać z własnym egzemplarzem.
note-confidence-low = Źródła nie zgadzają się tu ze sobą albo są mało wiarygodne; porównaj, proszę, z własnym egzemplarzem.
note-reconstructed = Żadne źródło tego nie rozstrzyga; to nasza rekonstrukcja.

## Część druga: gra

# Kawałki innych komunikatów, w bierniku.
part-count-silver = { $count ->
        [one] { $count } srebrnika
        [few] { $count } srebrniki
       *[many] { $count } srebrników
    }
part-price-silver = { $price ->
        [one] { $price } srebrnika
        [few] { $price } srebrniki
       *[many] { $price } srebrników
    }
part-you-have-silver = { $silver ->
        [0] nie masz żadnego
       *[many] masz { $silver }
    }
part-count-provisions = { $count ->
        [one] { $count } sztukę zapasów
        [few] { $count } sztuki zapasów
       *[many] { $count } sztuk zapasów
    }
part-price-provisions = { $price ->
        [one] { $price } sztukę zapasów
        [few] { $price } sztuki zapasów
       *[many] { $price } sztuk zapasów
    }
part-you-have-provisions = { $provisions ->
        [0] nie masz żadnej
       *[many] masz { $provisions }
    }
part-count-suspicions = { $count ->
        [one] { $count } podejrzenie
        [few] { $count } podejrzenia
       *[many] { $count } podejrzeń
    }

## Pytania

ask-turn-action = Co teraz robisz?
ask-place-workers = { $choice ->
        [either] Kogo wysyłasz na { NAME($action, "acc") }: jednego dowolnego robotnika czy dwóch ({ NAME($needed, "nom") })?
       *[all] Kogo wysyłasz na { NAME($action, "acc") } ({ NAME($needed, "nom") })?
    }
ask-setup-recruit = Którego mieszczanina rekrutujesz przed rozpoczęciem gry?
ask-choose-paladin = Który paladyn pomaga ci w tej rundzie, który wraca na wierzch talii, a który na jej spód?
ask-tavern-card = Którą kartę karczmy bierzesz?
ask-develop-where = Gdzie kładziesz warsztat?
ask-dismiss-card = Którego mieszczanina odrzucasz?
ask-recruit-card = Którego mieszczanina rekrutujesz?
ask-recruit-price = { NAME($townsfolk) } kosztuje { part-price-silver }: płacisz czy bierzesz dług?
ask-pray-which = Którą akcję oczyszczasz?
ask-commission-where = Dokąd wysyłasz mnicha?
ask-garrison-where = Gdzie stawiasz posterunek?
ask-absolve-where = Na które pole przenosisz dzban?
ask-attack-whom = Którego najeźdźcę atakujesz?
ask-convert-whom = Którego najeźdźcę nawracasz?
ask-pray-reward = Którą akcję oczyszczasz w nagrodę?
ask-free-recruit = Którego mieszczanina rekrutujesz za darmo?
ask-choose-reward = Którą nagrodę bierzesz?
ask-townsfolk-order = Z czyjej zdolności korzystasz teraz?
ask-inquisition-ability = Inkwizycja (masz { part-count-suspicions }): z czyjej zdolności korzystasz teraz?
ask-pass-keep = Których niewykorzystanych robotników zatrzymujesz na następną rundę (najwyżej { $count })?

## Opcje

option-action = { NAME($action) }
option-recruit = Rekrutacja: dwóch robotników, mieszczanin do drużyny
option-dismiss = Rekrutacja: jeden robotnik, odrzuć mieszczanina
option-favour = Skorzystaj: { NAME($favour) }
option-pass = Spasuj
option-worker = Wyślij { NAME($worker, "acc") }
option-keep = Zatrzymaj { NAME($worker, "acc") }
option-paladin = Paladyn { NAME($paladin) }
option-tavern = Weź { NAME($workers, "acc") }
option-recruit-card = Zrekrutuj { NAME($townsfolk, "acc") }
option-dismiss-card = Odrzuć { NAME($townsfolk, "acc") }
option-pay-silver = Zapłać { part-price-silver }
option-take-debt = Weź dług
option-resolve = Skorzystaj ze zdolności { NAME($townsfolk, "gen") }
option-workshop = { NAME($action) }: { $place ->
        [1] lewe pole
        [2] środkowe pole
       *[many] prawe pole
    }
option-clear = Oczyść { NAME($action, "acc") }
option-clear-nothing = Niczego nie oczyszczaj
option-monk = Region { $region }: { NAME($reward) }
option-outpost = Region { $region }: { NAME($reward) }
option-jar = Przenieś dzban: { NAME($reward) }
option-attack-card = Zaatakuj { NAME($outsider, "acc") }
option-convert-card = Nawróć { NAME($outsider, "acc") }
option-gain = Weź { NAME($reward, "acc") }

## Powody, dla których czegoś nie można zrobić

# Tura
why-no-workers = Bez robotników można tylko spasować.
why-occupied = Twoi robotnicy już zajmują { NAME($action, "acc") }.
why-second-worker = { NAME($action) }: drugiego robotnika nie można dostawić później w tej samej rundzie.
why-workers = Potrzebni robotnicy: { NAME($needed) }.
why-silver = To kosztuje { part-price-silver }, a { part-you-have-silver }.
why-provisions = To kosztuje { part-price-provisions }, a { part-you-have-provisions }.
why-seven-times = { $count ->
        [one] Tę akcję można wykonać tylko raz w ciągu gry.
       *[many] Tę akcję można wykonać najwyżej { $count } razy w ciągu gry.
    }
why-faith = Potrzebna Wiara: { $needed }, twoja: { $value }.
why-strength = Potrzebna Siła: { $needed }, twoja: { $value }.
why-influence = Potrzebne Wpływy: { $needed }, twoje: { $value }.

# Robotnicy
why-no-such-worker = Takich robotników ({ NAME($worker) }) już nie masz.
why-no-space-for = Do obsadzenia: { NAME($needed) }. Wśród tych pól { NAME($worker) } nie ma miejsca.
why-three-kept = { $count ->
        [one] Można zatrzymać najwyżej { $count } robotnika.
       *[many] Można zatrzymać najwyżej { $count } robotników.
    }

# Lewa strona planszy
why-no-workshops = { $count ->
        [one] Jedyny warsztat jest już przeniesiony.
       *[many] Wszystkie warsztaty ({ $count }) są już przeniesione.
    }
why-workshop-there = Na tym polu akcji { NAME($action) } leży już warsztat.
why-third-space = { $spaces ->
        [one] Warsztat można położyć tylko na lewym polu akcji { NAME($action) }.
       *[many] Warsztaty można kłaść tylko na lewych polach akcji { NAME($action) } (jest ich { $spaces }).
    }
why-no-townsfolk = Na torze nie ma już mieszczan.
why-no-price = Nie ma tu czego płacić, więc nie ma na co się zadłużać.
why-no-debt-here = Dług można wziąć tylko za dwóch mieszczan z lewej.
why-not-itself = Modlitwa nie oczyszcza samej siebie.
why-nobody-there = { NAME($action) }: nikt tu nie stoi.

# Prawa strona planszy
why-more-players = To pole jest dla co najmniej { $needed } graczy, a { $players ->
        [1] grasz w pojedynkę.
       *[many] gra was { $players }.
    }
why-space-taken = To pole jest zajęte.
why-no-free-space = W żadnym regionie nie ma wolnego pola.
why-no-walls = Nie ma już kart murów.
why-jar-there = Na tym polu stoi już dzban.
why-no-outsiders = Na torze nie ma już najeźdźców.
why-attack = Potrzebna Siła: { $needed }, twoja: { $value }. Różnica kosztuje { part-price-silver }, a { part-you-have-silver }.
why-faith-alone = Potrzebna Wiara: { $needed }, twoja: { $value }, a srebrnikami nie da się tu dopłacić.

# Królewskie Łaski, karczma, nagrody
why-favour-used = W tej rundzie stoi tu już robotnik.
why-face-down = Ta Królewska Łaska nie leży odkryta.
why-tavern-taken = W tej rundzie ma tę kartę { NAME($player) }.
why-resolved = W tej inkwizycji zdolność { NAME($townsfolk, "gen") } jest już rozpatrzona.
why-useless = Teraz nic by to nie dało: { NAME($reward) }.

## Dziennik. Komunikaty z „-known” są dla tych, którzy mogą znać tajemnicę.

# Runda
log-round = Runda { $round }; zaczyna { NAME($player) }.
log-reveals-order = Odkryta karta: { NAME($order) }; za spełnienie { $points } PZ.
log-reveals-favour = Odkryta karta: { NAME($favour) }.
log-tavern = { $count ->
        [one] W karczmie można wziąć { NAME($cards, "acc") }.
       *[many] W karczmie można wziąć jedną z { $count } kart: { NAME($cards, "acc") }.
    }
log-tavern-renewed = { $count ->
        [one] Odrzucona karta karczmy ({ $count }) staje się nową talią.
       *[many] Odrzucone karty karczmy ({ $count }) po przetasowaniu tworzą nową talię.
    }
log-draws-paladins = { $count ->
        [one] { NAME($player) } dobiera { $count } paladyna.
       *[many] { NAME($player) } dobiera { $count } paladynów.
    }
log-draws-paladins-known = { $count ->
        [one] { NAME($player) } dobiera { $count } paladyna: { NAME($paladins) }.
       *[many] { NAME($player) } dobiera { $count } paladynów: { NAME($paladins) }.
    }
log-lays-paladin = { NAME($player) } kładzie zakrytego paladyna.
log-lays-paladin-known = { NAME($player) } wybiera paladyna: { NAME($paladin) }; { NAME($top) } wraca na wierzch talii, { NAME($bottom) } na jej spód.
log-reveals-paladin = { NAME($player) } odkrywa paladyna: { NAME($paladin) }.
log-chooses-tavern = { NAME($player) } bierze { NAME($card, "acc") }.
log-actions-begin = Wszyscy mają już robotników; zaczyna { NAME($player) }.
log-passes = { NAME($player) } pasuje.
log-keeps = { NAME($player) } zatrzymuje { NAME($workers, "acc") }.
log-townsfolk-leaves = { NAME($townsfolk) } znika z toru mieszczan.
log-new-townsfolk = Nowi na torze mieszczan: { NAME($townsfolk) }.
log-outsider-leaves = { NAME($outsider) } znika z toru najeźdźców.
log-new-outsiders = Nowi na torze najeźdźców: { NAME($outsiders) }.
log-over = Siódma runda dobiega końca, a z nią gra.

# Akcje
log-places = { NAME($player) } kieruje { NAME($workers, "acc") } na { NAME($action, "acc") }.
log-uses-favour = { NAME($player) } kieruje { NAME($worker, "acc") } na { NAME($favour, "acc") }.
log-pays-silver = { NAME($player) } płaci { part-count-silver }.
log-pays-provisions = { NAME($player) } oddaje { part-count-provisions }.
log-workshop = { NAME($player) } kładzie warsztat: { NAME($action) }.
log-recruits = { NAME($player) } rekrutuje { NAME($townsfolk, "acc") }.
log-dismisses = { NAME($player) } odrzuca { NAME($townsfolk, "acc") }.
log-clears = { NAME($player) } oczyszcza { NAME($action, "acc") }.
log-clears-nothing = { NAME($player) } niczego nie oczyszcza.
log-commissions = { NAME($player) } kieruje mnicha do regionu { $region }.
log-garrisons = { NAME($player) } stawia posterunek w regionie { $region }.
log-builds = { NAME($player) } buduje { NAME($wall, "acc") }; to { $number }. mur.
log-absolves = { NAME($player) } zajmuje { NAME($space, "acc") }.
log-attacks = { NAME($player) } atakuje { NAME($outsider, "acc") }.
log-converts = { NAME($player) } nawraca { NAME($outsider, "acc") }.

# Nagrody
log-gains-silver = { NAME($player) } dostaje { part-count-silver }.
log-gains-provisions = { NAME($player) } dostaje { part-count-provisions }.
log-gains-worker = { NAME($player) } dobiera { NAME($worker, "acc") }.
log-no-worker = { NAME($player) } nikogo nie dobiera: w puli głównej nie ma już żadnego { NAME($worker, "gen") }.
log-raises = { NAME($player) } podnosi { NAME($attribute, "acc") } o { $count }, do { $value }.
log-paladin-helps = { NAME($player) } korzysta z pomocy { NAME($paladin, "gen") }.
log-townsfolk-acts = { NAME($player) } korzysta ze zdolności { NAME($townsfolk, "gen") }.

# Podatek, podejrzenia, inkwizycja, długi
log-takes-tax = { NAME($player) } pobiera { part-count-silver } podatku; { $left ->
        [0] pula podatków jest pusta.
        [one] w puli zostaje { $left } srebrnik.
        [few] w puli zostają { $left } srebrniki.
       *[many] w puli zostaje { $left } srebrników.
    }
log-draws-suspicion = { NAME($player) } dobiera { NAME($suspicion, "acc") }.
log-suspicions-renewed = { $count ->
        [one] Odrzucone podejrzenie ({ $count }) tworzy nową talię.
       *[many] Odrzucone podejrzenia ({ $count }) po przetasowaniu tworzą nową talię.
    }
log-discards-suspicions = { NAME($player) } odrzuca { part-count-suspicions }.
log-inquisition = Odbywa się inkwizycja.
log-nobody-suspected = Nikt nie ma podejrzeń, więc nikt nie dostaje długu.
log-fills-pool = Pula podatków znów liczy { part-count-silver }.
log-takes-debt = { NAME($player) } bierze dług.
log-pays-debt = { NAME($player) } spłaca dług.
log-destroys-debts = { $count ->
        [one] { NAME($player) } niszczy { $count } dług.
        [few] { NAME($player) } niszczy { $count } długi.
       *[many] { NAME($player) } niszczy { $count } długów.
    }

# Gracz wirtualny
log-resource-marker = { $count ->
        [one] Znacznik zasobów przesuwa się o { $count } pole, na pole { $space }.
        [few] Znacznik zasobów przesuwa się o { $count } pola, na pole { $space }.
       *[many] Znacznik zasobów przesuwa się o { $count } pól, na pole { $space }.
    }
log-scheme = Gracz wirtualny odkrywa { NAME($scheme, "acc") }.
log-schemes-shuffled = { $count ->
        [one] Jedyna karta schematu ({ $count }) staje się nową talią.
       *[many] Wszystkie karty schematów ({ $count }) po przetasowaniu tworzą nową talię.
    }
log-opponent-workers = { $count ->
        [one] Gracz wirtualny dobiera { $count } robotnika.
       *[many] Gracz wirtualny dobiera { $count } robotników.
    }
log-opponent-workshop = Warsztat gracza wirtualnego wędruje z Dekretu na pole akcji: { NAME($action) }.
log-favour-scheme = Gracz wirtualny odkłada z Łaski na stos odrzuconych { NAME($scheme, "acc") }.
log-returns-tax = { $left ->
        [0] Gracz wirtualny zwraca { part-count-silver } z puli podatków do puli głównej; pula podatków jest pusta.
        [one] Gracz wirtualny zwraca { part-count-silver } z puli podatków do puli głównej; w puli podatków zostaje { $left } srebrnik.
        [few] Gracz wirtualny zwraca { part-count-silver } z puli podatków do puli głównej; w puli podatków zostają { $left } srebrniki.
       *[many] Gracz wirtualny zwraca { part-count-silver } z puli podatków do puli głównej; w puli podatków zostaje { $left } srebrników.
    }
log-turns-jar = Gracz wirtualny odwraca { $number }. dzban.

# Dlaczego gracz wirtualny tak postępuje
log-marker-points = Znacznik zasobów na polu { $space } wskazuje { NAME($card, "acc") }.
log-marker-goes-on = Znacznik zasobów stoi na polu { $space }; pierwsza dostępna karta od tego miejsca to karta nr { $place }: { NAME($card) }.
log-marker-goes-round = Znacznik zasobów stoi na polu { $space }, a dalej nic nie jest dostępne; od lewej pierwsza jest karta nr { $place }: { NAME($card) }.
log-opponent-prefers = Spośród wolnych pól w zasięgu kolejność nagród wskazuje graczowi wirtualnemu { NAME($space, "acc") }.
log-opponent-takes-left = Spośród kilku nagród gracz wirtualny bierze lewą: { NAME($reward) }.
log-opponent-takes-other = Lewa nagroda nic graczowi wirtualnemu nie daje; bierze inną: { NAME($reward) }.
log-opponent-order = Idąc od prawej po Dekretach jeszcze niespełnionych, gracz wirtualny próbuje: { NAME($order) }.
log-opponent-order-again = Idąc od prawej po Dekretach już spełnionych, gracz wirtualny próbuje: { NAME($order) }.
log-opponent-no-favour = Żadna odkryta Królewska Łaska nie jest wolna dla gracza wirtualnego.
log-opponent-blocked = { NAME($action) }: miejsca blokują robotnicy gracza wirtualnego.
log-opponent-too-few = { NAME($action) }: { $needed ->
        [one] trzeba { $needed } robotnika
       *[many] trzeba { $needed } robotników
    }, a gracz wirtualny ma { $count }.
log-opponent-seven-times = { NAME($action) }: gracz wirtualny nie może już tego powtórzyć, limit w grze to { $count }.
log-opponent-no-space = { NAME($action) }: { NAME($attribute) } gracza wirtualnego to { $value }, a w tym zasięgu nie ma pola dla niego.
log-opponent-influence = { NAME($action) }: potrzeba { $needed } ({ NAME($attribute) }), a gracz wirtualny ma { $value }.
log-opponent-no-walls = { NAME($action) }: nie ma już kart murów.
log-opponent-no-outsider = { NAME($action) }: { NAME($attribute) } gracza wirtualnego to { $value }, a w tym zasięgu nie ma najeźdźcy.
log-opponent-no-townsfolk = { NAME($action) }: na torze nie ma już mieszczan.
log-opponent-falls-back = Gracz wirtualny sięga po pierwszą od lewej dostępną akcję swojego rzędu: { NAME($action, "acc") }.
log-opponent-rests = { $count ->
        [0] Gracz wirtualny odpoczywa i kończy rundę.
        [one] Gracz wirtualny odpoczywa, choć zostaje mu { $count } robotnik, i kończy rundę.
        [few] Gracz wirtualny odpoczywa, choć zostaje mu { $count } robotników, i kończy rundę.
       *[many] Gracz wirtualny odpoczywa, choć zostaje mu { $count } robotników, i kończy rundę.
    }
log-opponent-finished = Gracz wirtualny nie ma już robotników i kończy rundę.

## W terminalu

play-paladins-now = Teraz
play-paladins-round = runda { $round } z { $rounds }
play-paladins-phase =
    { $phase ->
        [setup] rekrutacja przed grą
        [paladins] wybór paladynów
        [tavern] w karczmie
       *[actions] akcje
    }
play-paladins-first = zaczyna { NAME($player) }
play-paladins-orders = Dekrety
play-paladins-favours = Łaski
play-paladins-tavern = Karczma
play-paladins-supply = Zasoby
play-paladins-face-down = zakryty
play-paladins-used = wykorzystana
play-paladins-pool =
    { $count ->
        [one] { $count } srebrnik w puli podatków
        [few] { $count } srebrniki w puli podatków
       *[many] { $count } srebrników w puli podatków
    }
play-paladins-debts =
    { $count ->
        [one] w stosie { $count } dług
        [few] w stosie { $count } długi
       *[many] w stosie { $count } długów
    }
play-paladins-walls-left =
    { $count ->
        [one] w talii { $count } mur
        [few] w talii { $count } mury
       *[many] w talii { $count } murów
    }
play-paladins-whole-table = (cena w srebrnikach; Wiara do nawrócenia / Siła do ataku; t pokazuje cały stół)
play-paladins-or-debt = { $price } albo dług
play-paladins-head-townsfolk = Mieszczanie
play-paladins-head-price = Srebrniki
play-paladins-head-dismissed = Odrzucony
play-paladins-head-recruited = Zrekrutowany
play-paladins-head-ability = W drużynie
play-paladins-head-faith = Wiara
play-paladins-head-strength = Siła
play-paladins-head-outsider = Najeźdźcy
play-paladins-head-attacked = Zaatakowany
play-paladins-head-converted = Nawrócony
play-paladins-head-region = Region powyżej
play-paladins-head-action = Akcja
play-paladins-head-takes = Robotnicy
play-paladins-head-cost = Koszt
play-paladins-head-attribute = Atrybuty
play-paladins-head-times = Razy
play-paladins-busy = zajęte: { $workers }
play-paladins-inquisition =
    { $kind ->
        [some] inkwizycja, podejrzeń co najmniej { $count }
        [none] inkwizycja, bez podejrzeń
       *[any] inkwizycja
    }
play-paladins-debt-paid = każdy spłacony dług
play-paladins-piece =
    { $piece ->
        [outpost] posterunek: { NAME($player) }
       *[monk] mnich: { NAME($player) }
    }
play-paladins-scores = PZ: { $what }
play-paladins-counted =
    { $counts ->
        [commission] Misje
        [fortify] Fortyfikacje
        [garrison] Mobilizacje
        [absolve] Rozgrzeszenia
        [convert] Nawracania
        [townsfolk] mieszczanie w drużynie
        [faith] Wiara
        [strength] Siła
        [influence] Wpływy
        [attacked-saracen] zaatakowani Saraceni
        [attacked-byzantine] zaatakowani Bizantyjczycy
        [attacked-viking] zaatakowani Wikingowie
        [orders] spełnione Dekrety
        [mercenaries] nawróceni najemnicy
        [paid-debts] spłacone długi
        [unpaid-debts] niespłacone długi
       *[suspicions] podejrzenia
    }
play-paladins-anybody = dowolny
play-paladins-you-have = masz
play-paladins-has = ma
play-paladins-workers = robotnicy
play-paladins-paladin = paladyn
play-paladins-deck = talia paladynów
play-paladins-deck-known =
    { $count ->
        [one] { $count } karta; na wierzchu { $top }; na spodzie { $bottom }
        [few] { $count } karty; na wierzchu { $top }; na spodzie { $bottom }
       *[many] { $count } kart; na wierzchu { $top }; na spodzie { $bottom }
    }
play-paladins-done = wykonane
play-paladins-converted = nawróceni
play-paladins-workshops = warsztaty
play-paladins-placed = na planszy
play-paladins-crew = drużyna
play-paladins-passed = pas
play-paladins-resource = znacznik zasobów na polu { $space }
play-paladins-scheme = schemat
play-paladins-copies =
    { $count ->
        [one] w pudełku { $count } taka karta
        [few] w pudełku { $count } takie karty
       *[many] w pudełku { $count } takich kart
    }
play-paladins-score-orders = Królewskie Dekrety
play-paladins-score-attributes = atrybuty
play-paladins-score-workshops = warsztaty
play-paladins-score-monks = Misje
play-paladins-score-walls = Fortyfikacje
play-paladins-score-wall-cards = karty murów
play-paladins-score-outposts = Mobilizacje
play-paladins-score-jars = Rozgrzeszenia
play-paladins-score-converted = nawróceni najeźdźcy
play-paladins-score-paid = spłacone długi
play-paladins-score-unpaid = niespłacone długi
play-paladins-score-resources = srebrniki i zapasy
play-paladins-score-total = razem
play-paladins-score-suspicions = podejrzenia (przy remisie wygrywa, kto ma najmniej)

## Lekcje
lesson-workers = Robotnicy i akcje
lesson-workers-round = W każdej rundzie zbierasz robotników, a potem wysyłasz ich na akcje, po jednej akcji na turę, aż spasujesz. Po siedmiu rundach wygrywa największa liczba punktów zwycięstwa.
lesson-workers-actions = Każda akcja wymaga robotników określonych kolorów, a niektóre kosztują też zapasy albo srebrniki. Na pole bez koloru można wysłać każdego.
lesson-workers-try = Mnisi ruszają na misje, ale to kosztuje zapasy, a nie masz żadnych. Naciśnij Misję, a zobaczysz, dlaczego jeszcze nie można.
lesson-workers-hunt = Najpierw coś do jedzenia. Polowanie daje zapasy: wybierz je.
lesson-workers-place = Jeden robotnik przynosi niewiele; gdy idzie z nim zwiadowca, zdobycz jest większa. Wyślij parobka i zwiadowcę, po czym zatwierdź.
lesson-workers-commission = Teraz stać cię na misję. Wybierz Misję.
lesson-workers-where = Dokąd idzie twój mnich? Każde pole od razu coś daje. Weź srebrniki.
lesson-workers-exact = Ta akcja wymaga dokładnie tych trzech: zwiadowcy, wojownika i kleryka. Wyślij ich.
lesson-workers-end = Twój mnich stoi na planszy i podnosi twoje Wpływy. Tak toczy się gra, tura po turze. Kto nie potrzebuje już robotników, pasuje i zatrzymuje najwyżej trzech.
lesson-convert = Nawracanie najeźdźców
lesson-convert-outsiders = Pod murami zbierają się najeźdźcy. Można ich zaatakować dzięki Sile albo nawrócić dzięki Wierze: wtedy punktują na koniec gry.
lesson-convert-do = Nawracaj: wybierz tę akcję.
lesson-convert-try = To, jak trudno kogoś nawrócić, zależy od miejsca w rzędzie i od karty. Naciśnij saraceńskiego wojownika.
lesson-convert-free = Twoja Wiara wynosi 4. Nawróć kogoś, na kogo to wystarczy.
lesson-convert-end = Nawrócony najeźdźca leży obok twojej planszy: na karcie widać, za co punktuje. Każdy podniesiony atrybut otwiera nowe możliwości.

## Stałe polecenia: na co odpowiada się za gracza

order-pay-in-silver = Płać za mieszczan srebrnikami, gdy tylko mnie stać
order-townsfolk-in-order = Niech moi mieszczanie działają w kolejności rekrutacji
order-hearing-in-order = Podczas inkwizycji niech moi mieszczanie działają w kolejności rekrutacji

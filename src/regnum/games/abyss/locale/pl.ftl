### Abyss po polsku. Plik angielski ma te same komunikaty w tej samej kolejności.
###
### Rzecz na stole nazywa komunikat o jej identyfikatorze, z „-” zamiast „:” (lord:jailer to lord-jailer).
### Nazwy przyjmują $case: nom, gen, dat, acc, ins, loc (mianownik, dopełniacz, celownik, biernik, narzędnik,
### miejscownik). Atrybut .gender podaje rodzaj: m, f, n albo pl (rzeczownik w liczbie mnogiej).
### NAME(rzecz, przypadek) daje nazwę rzeczy.
### Komunikaty z liczbą przyjmują $count i $case: „1 perła”, „1 perłę”, „5 pereł”.

## Część pierwsza: nazwy i teksty kart

# Gra
game-name = Abyss
game-about = Zdobywaj sojuszników w głębinach, rekrutuj lordów i przejmuj miejsca, by zostać władcą Głębi.

## Rzeczowniki

# Terminy do użycia w innych komunikatach: { -pearl(case: "acc") }; „-many” to liczba mnoga.
-pearl = { $case ->
        [gen] perły
        [dat] perle
        [acc] perłę
        [ins] perłą
        [loc] perle
       *[nom] perła
    }
    .gender = f
-pearl-many = { $case ->
        [gen] pereł
        [dat] perłom
        [acc] perły
        [ins] perłami
        [loc] perłach
       *[nom] perły
    }
    .gender = pl
-key = { $case ->
        [gen] klucza
        [dat] kluczowi
        [acc] klucz
        [ins] kluczem
        [loc] kluczu
       *[nom] klucz
    }
    .gender = m
-key-many = { $case ->
        [gen] kluczy
        [dat] kluczom
        [acc] klucze
        [ins] kluczami
        [loc] kluczach
       *[nom] klucze
    }
    .gender = pl
-key-token = { $case ->
        [gen] żetonu klucza
        [dat] żetonowi klucza
        [acc] żeton klucza
        [ins] żetonem klucza
        [loc] żetonie klucza
       *[nom] żeton klucza
    }
    .gender = m
-key-token-many = { $case ->
        [gen] żetonów kluczy
        [dat] żetonom kluczy
        [acc] żetony kluczy
        [ins] żetonami kluczy
        [loc] żetonach kluczy
       *[nom] żetony kluczy
    }
    .gender = pl
-ally = { $case ->
        [gen] sojusznika
        [dat] sojusznikowi
        [acc] sojusznika
        [ins] sojusznikiem
        [loc] sojuszniku
       *[nom] sojusznik
    }
    .gender = m
-ally-many = { $case ->
        [gen] sojuszników
        [dat] sojusznikom
        [acc] sojuszników
        [ins] sojusznikami
        [loc] sojusznikach
       *[nom] sojusznicy
    }
    .gender = pl
-lord = { $case ->
        [gen] lorda
        [dat] lordowi
        [acc] lorda
        [ins] lordem
        [loc] lordzie
       *[nom] lord
    }
    .gender = m
-lord-many = { $case ->
        [gen] lordów
        [dat] lordom
        [acc] lordów
        [ins] lordami
        [loc] lordach
       *[nom] lordowie
    }
    .gender = pl
-location = { $case ->
        [gen] miejsca
        [dat] miejscu
        [acc] miejsce
        [ins] miejscem
        [loc] miejscu
       *[nom] miejsce
    }
    .gender = n
-location-many = { $case ->
        [gen] miejsc
        [dat] miejscom
        [acc] miejsca
        [ins] miejscami
        [loc] miejscach
       *[nom] miejsca
    }
    .gender = pl
-monster = { $case ->
        [gen] potwora
        [dat] potworowi
        [acc] potwora
        [ins] potworem
        [loc] potworze
       *[nom] potwór
    }
    .gender = m
-monster-many = { $case ->
        [gen] potworów
        [dat] potworom
        [acc] potwory
        [ins] potworami
        [loc] potworach
       *[nom] potwory
    }
    .gender = pl
-monster-token = { $case ->
        [gen] żetonu potwora
        [dat] żetonowi potwora
        [acc] żeton potwora
        [ins] żetonem potwora
        [loc] żetonie potwora
       *[nom] żeton potwora
    }
    .gender = m
-monster-token-many = { $case ->
        [gen] żetonów potworów
        [dat] żetonom potworów
        [acc] żetony potworów
        [ins] żetonami potworów
        [loc] żetonach potworów
       *[nom] żetony potworów
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
-stack = { $case ->
        [gen] stosu
        [dat] stosowi
        [acc] stos
        [ins] stosem
        [loc] stosie
       *[nom] stos
    }
    .gender = m
-stack-many = { $case ->
        [gen] stosów
        [dat] stosom
        [acc] stosy
        [ins] stosami
        [loc] stosach
       *[nom] stosy
    }
    .gender = pl
-race = { $case ->
        [gen] rasy
        [dat] rasie
        [acc] rasę
        [ins] rasą
        [loc] rasie
       *[nom] rasa
    }
    .gender = f
-race-many = { $case ->
        [gen] ras
        [dat] rasom
        [acc] rasy
        [ins] rasami
        [loc] rasach
       *[nom] rasy
    }
    .gender = pl
-guild = { $case ->
        [gen] gildii
        [dat] gildii
        [acc] gildię
        [ins] gildią
        [loc] gildii
       *[nom] gildia
    }
    .gender = f
-guild-many = { $case ->
        [gen] gildii
        [dat] gildiom
        [acc] gildie
        [ins] gildiami
        [loc] gildiach
       *[nom] gildie
    }
    .gender = pl
-turn = { $case ->
        [gen] tury
        [dat] turze
        [acc] turę
        [ins] turą
        [loc] turze
       *[nom] tura
    }
    .gender = f
-turn-many = { $case ->
        [gen] tur
        [dat] turom
        [acc] tury
        [ins] turami
        [loc] turach
       *[nom] tury
    }
    .gender = pl
-opponent = { $case ->
        [gen] przeciwnika
        [dat] przeciwnikowi
        [acc] przeciwnika
        [ins] przeciwnikiem
        [loc] przeciwniku
       *[nom] przeciwnik
    }
    .gender = m
-opponent-many = { $case ->
        [gen] przeciwników
        [dat] przeciwnikom
        [acc] przeciwników
        [ins] przeciwnikami
        [loc] przeciwnikach
       *[nom] przeciwnicy
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
-hand = { $case ->
        [gen] ręki
        [dat] ręce
        [acc] rękę
        [ins] ręką
        [loc] ręce
       *[nom] ręka
    }
    .gender = f
-court = { $case ->
        [gen] dziedzińca
        [dat] dziedzińcowi
        [acc] dziedziniec
        [ins] dziedzińcem
        [loc] dziedzińcu
       *[nom] dziedziniec
    }
    .gender = m
-council = { $case ->
        [gen] Rady
        [dat] Radzie
        [acc] Radę
        [ins] Radą
        [loc] Radzie
       *[nom] Rada
    }
    .gender = f
-treasury = { $case ->
        [gen] skarbca
        [dat] skarbcowi
        [acc] skarbiec
        [ins] skarbcem
        [loc] skarbcu
       *[nom] skarbiec
    }
    .gender = m
-supply = { $case ->
        [gen] zasobów ogólnych
        [dat] zasobom ogólnym
        [acc] zasoby ogólne
        [ins] zasobami ogólnymi
        [loc] zasobach ogólnych
       *[nom] zasoby ogólne
    }
    .gender = pl
-exploration-track = { $case ->
        [gen] toru eksploracji
        [dat] torowi eksploracji
        [acc] tor eksploracji
        [ins] torem eksploracji
        [loc] torze eksploracji
       *[nom] tor eksploracji
    }
    .gender = m
-threat-track = { $case ->
        [gen] toru zagrożenia
        [dat] torowi zagrożenia
        [acc] tor zagrożenia
        [ins] torem zagrożenia
        [loc] torze zagrożenia
       *[nom] tor zagrożenia
    }
    .gender = m
-threat-marker = { $case ->
        [gen] znacznika zagrożenia
        [dat] znacznikowi zagrożenia
        [acc] znacznik zagrożenia
        [ins] znacznikiem zagrożenia
        [loc] znaczniku zagrożenia
       *[nom] znacznik zagrożenia
    }
    .gender = m
-exploration-deck = { $case ->
        [gen] talii eksploracji
        [dat] talii eksploracji
        [acc] talię eksploracji
        [ins] talią eksploracji
        [loc] talii eksploracji
       *[nom] talia eksploracji
    }
    .gender = f
-exploration-discard = { $case ->
        [gen] stosu odrzuconych kart eksploracji
        [dat] stosowi odrzuconych kart eksploracji
        [acc] stos odrzuconych kart eksploracji
        [ins] stosem odrzuconych kart eksploracji
        [loc] stosie odrzuconych kart eksploracji
       *[nom] stos odrzuconych kart eksploracji
    }
    .gender = m
-lord-deck = { $case ->
        [gen] talii lordów
        [dat] talii lordów
        [acc] talię lordów
        [ins] talią lordów
        [loc] talii lordów
       *[nom] talia lordów
    }
    .gender = f
-location-stack = { $case ->
        [gen] stosu miejsc
        [dat] stosowi miejsc
        [acc] stos miejsc
        [ins] stosem miejsc
        [loc] stosie miejsc
       *[nom] stos miejsc
    }
    .gender = m

# Rzeczy policzone: $count, $case.
pearls = { $case ->
        [gen] { $count ->
            [one] { $count } perły
           *[many] { $count } pereł
        }
        [dat] { $count ->
            [one] { $count } perle
           *[many] { $count } perłom
        }
        [acc] { $count ->
            [one] { $count } perłę
            [few] { $count } perły
           *[many] { $count } pereł
        }
        [ins] { $count ->
            [one] { $count } perłą
           *[many] { $count } perłami
        }
        [loc] { $count ->
            [one] { $count } perle
           *[many] { $count } perłach
        }
       *[nom] { $count ->
            [one] { $count } perła
            [few] { $count } perły
           *[many] { $count } pereł
        }
    }
keys = { $case ->
        [gen] { $count ->
            [one] { $count } klucza
           *[many] { $count } kluczy
        }
        [dat] { $count ->
            [one] { $count } kluczowi
           *[many] { $count } kluczom
        }
        [acc] { $count ->
            [one] { $count } klucz
            [few] { $count } klucze
           *[many] { $count } kluczy
        }
        [ins] { $count ->
            [one] { $count } kluczem
           *[many] { $count } kluczami
        }
        [loc] { $count ->
            [one] { $count } kluczu
           *[many] { $count } kluczach
        }
       *[nom] { $count ->
            [one] { $count } klucz
            [few] { $count } klucze
           *[many] { $count } kluczy
        }
    }
key-tokens = { $case ->
        [gen] { $count ->
            [one] { $count } żetonu klucza
           *[many] { $count } żetonów kluczy
        }
        [dat] { $count ->
            [one] { $count } żetonowi klucza
           *[many] { $count } żetonom kluczy
        }
        [acc] { $count ->
            [one] { $count } żeton klucza
            [few] { $count } żetony kluczy
           *[many] { $count } żetonów kluczy
        }
        [ins] { $count ->
            [one] { $count } żetonem klucza
           *[many] { $count } żetonami kluczy
        }
        [loc] { $count ->
            [one] { $count } żetonie klucza
           *[many] { $count } żetonach kluczy
        }
       *[nom] { $count ->
            [one] { $count } żeton klucza
            [few] { $count } żetony kluczy
           *[many] { $count } żetonów kluczy
        }
    }
allies = { $case ->
        [gen] { $count ->
            [one] { $count } sojusznika
           *[many] { $count } sojuszników
        }
        [dat] { $count ->
            [one] { $count } sojusznikowi
           *[many] { $count } sojusznikom
        }
        [acc] { $count ->
            [one] { $count } sojusznika
            [few] { $count } sojuszników
           *[many] { $count } sojuszników
        }
        [ins] { $count ->
            [one] { $count } sojusznikiem
           *[many] { $count } sojusznikami
        }
        [loc] { $count ->
            [one] { $count } sojuszniku
           *[many] { $count } sojusznikach
        }
       *[nom] { $count ->
            [one] { $count } sojusznik
            [few] { $count } sojuszników
           *[many] { $count } sojuszników
        }
    }
lords = { $case ->
        [gen] { $count ->
            [one] { $count } lorda
           *[many] { $count } lordów
        }
        [dat] { $count ->
            [one] { $count } lordowi
           *[many] { $count } lordom
        }
        [acc] { $count ->
            [one] { $count } lorda
            [few] { $count } lordów
           *[many] { $count } lordów
        }
        [ins] { $count ->
            [one] { $count } lordem
           *[many] { $count } lordami
        }
        [loc] { $count ->
            [one] { $count } lordzie
           *[many] { $count } lordach
        }
       *[nom] { $count ->
            [one] { $count } lord
            [few] { $count } lordów
           *[many] { $count } lordów
        }
    }
locations = { $case ->
        [gen] { $count ->
            [one] { $count } miejsca
           *[many] { $count } miejsc
        }
        [dat] { $count ->
            [one] { $count } miejscu
           *[many] { $count } miejscom
        }
        [acc] { $count ->
            [one] { $count } miejsce
            [few] { $count } miejsca
           *[many] { $count } miejsc
        }
        [ins] { $count ->
            [one] { $count } miejscem
           *[many] { $count } miejscami
        }
        [loc] { $count ->
            [one] { $count } miejscu
           *[many] { $count } miejscach
        }
       *[nom] { $count ->
            [one] { $count } miejsce
            [few] { $count } miejsca
           *[many] { $count } miejsc
        }
    }
monsters = { $case ->
        [gen] { $count ->
            [one] { $count } potwora
           *[many] { $count } potworów
        }
        [dat] { $count ->
            [one] { $count } potworowi
           *[many] { $count } potworom
        }
        [acc] { $count ->
            [one] { $count } potwora
            [few] { $count } potwory
           *[many] { $count } potworów
        }
        [ins] { $count ->
            [one] { $count } potworem
           *[many] { $count } potworami
        }
        [loc] { $count ->
            [one] { $count } potworze
           *[many] { $count } potworach
        }
       *[nom] { $count ->
            [one] { $count } potwór
            [few] { $count } potwory
           *[many] { $count } potworów
        }
    }
monster-tokens = { $case ->
        [gen] { $count ->
            [one] { $count } żetonu potwora
           *[many] { $count } żetonów potworów
        }
        [dat] { $count ->
            [one] { $count } żetonowi potwora
           *[many] { $count } żetonom potworów
        }
        [acc] { $count ->
            [one] { $count } żeton potwora
            [few] { $count } żetony potworów
           *[many] { $count } żetonów potworów
        }
        [ins] { $count ->
            [one] { $count } żetonem potwora
           *[many] { $count } żetonami potworów
        }
        [loc] { $count ->
            [one] { $count } żetonie potwora
           *[many] { $count } żetonach potworów
        }
       *[nom] { $count ->
            [one] { $count } żeton potwora
            [few] { $count } żetony potworów
           *[many] { $count } żetonów potworów
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
stacks = { $case ->
        [gen] { $count ->
            [one] { $count } stosu
           *[many] { $count } stosów
        }
        [dat] { $count ->
            [one] { $count } stosowi
           *[many] { $count } stosom
        }
        [acc] { $count ->
            [one] { $count } stos
            [few] { $count } stosy
           *[many] { $count } stosów
        }
        [ins] { $count ->
            [one] { $count } stosem
           *[many] { $count } stosami
        }
        [loc] { $count ->
            [one] { $count } stosie
           *[many] { $count } stosach
        }
       *[nom] { $count ->
            [one] { $count } stos
            [few] { $count } stosy
           *[many] { $count } stosów
        }
    }
races = { $case ->
        [gen] { $count ->
            [one] { $count } rasy
           *[many] { $count } ras
        }
        [dat] { $count ->
            [one] { $count } rasie
           *[many] { $count } rasom
        }
        [acc] { $count ->
            [one] { $count } rasę
            [few] { $count } rasy
           *[many] { $count } ras
        }
        [ins] { $count ->
            [one] { $count } rasą
           *[many] { $count } rasami
        }
        [loc] { $count ->
            [one] { $count } rasie
           *[many] { $count } rasach
        }
       *[nom] { $count ->
            [one] { $count } rasa
            [few] { $count } rasy
           *[many] { $count } ras
        }
    }
guilds = { $case ->
        [gen] { $count ->
            [one] { $count } gildii
           *[many] { $count } gildii
        }
        [dat] { $count ->
            [one] { $count } gildii
           *[many] { $count } gildiom
        }
        [acc] { $count ->
            [one] { $count } gildię
            [few] { $count } gildie
           *[many] { $count } gildii
        }
        [ins] { $count ->
            [one] { $count } gildią
           *[many] { $count } gildiami
        }
        [loc] { $count ->
            [one] { $count } gildii
           *[many] { $count } gildiach
        }
       *[nom] { $count ->
            [one] { $count } gildia
            [few] { $count } gildie
           *[many] { $count } gildii
        }
    }
# PW: punkty wpływu, skrótem i słownie.
points = { $count } PW
influence-points = { $case ->
        [gen] { $count ->
            [one] { $count } punktu wpływu
           *[many] { $count } punktów wpływu
        }
        [dat] { $count ->
            [one] { $count } punktowi wpływu
           *[many] { $count } punktom wpływu
        }
        [acc] { $count ->
            [one] { $count } punkt wpływu
            [few] { $count } punkty wpływu
           *[many] { $count } punktów wpływu
        }
        [ins] { $count ->
            [one] { $count } punktem wpływu
           *[many] { $count } punktami wpływu
        }
        [loc] { $count ->
            [one] { $count } punkcie wpływu
           *[many] { $count } punktach wpływu
        }
       *[nom] { $count ->
            [one] { $count } punkt wpływu
            [few] { $count } punkty wpływu
           *[many] { $count } punktów wpływu
        }
    }

## Rasy

# Jeden, kilka, policzone. Przypadek „many-gen” to dopełniacz liczby mnogiej dla komunikatów,
# które znają tylko $race („stos krabów”).
race-jellyfish = { $case ->
        [gen] meduzy
        [dat] meduzie
        [acc] meduzę
        [ins] meduzą
        [loc] meduzie
        [many] meduzy
        [many-gen] meduz
       *[nom] meduza
    }
    .gender = f
race-jellyfish-many = { $case ->
        [gen] meduz
        [dat] meduzom
        [acc] meduzy
        [ins] meduzami
        [loc] meduzach
       *[nom] meduzy
    }
    .gender = pl
race-jellyfish-count = { $case ->
        [gen] { $count ->
            [one] { $count } meduzy
           *[many] { $count } meduz
        }
        [dat] { $count ->
            [one] { $count } meduzie
           *[many] { $count } meduzom
        }
        [acc] { $count ->
            [one] { $count } meduzę
            [few] { $count } meduzy
           *[many] { $count } meduz
        }
        [ins] { $count ->
            [one] { $count } meduzą
           *[many] { $count } meduzami
        }
        [loc] { $count ->
            [one] { $count } meduzie
           *[many] { $count } meduzach
        }
       *[nom] { $count ->
            [one] { $count } meduza
            [few] { $count } meduzy
           *[many] { $count } meduz
        }
    }
race-crab = { $case ->
        [gen] kraba
        [dat] krabowi
        [acc] kraba
        [ins] krabem
        [loc] krabie
        [many] kraby
        [many-gen] krabów
       *[nom] krab
    }
    .gender = m
race-crab-many = { $case ->
        [gen] krabów
        [dat] krabom
        [acc] kraby
        [ins] krabami
        [loc] krabach
       *[nom] kraby
    }
    .gender = pl
race-crab-count = { $case ->
        [gen] { $count ->
            [one] { $count } kraba
           *[many] { $count } krabów
        }
        [dat] { $count ->
            [one] { $count } krabowi
           *[many] { $count } krabom
        }
        [acc] { $count ->
            [one] { $count } kraba
            [few] { $count } kraby
           *[many] { $count } krabów
        }
        [ins] { $count ->
            [one] { $count } krabem
           *[many] { $count } krabami
        }
        [loc] { $count ->
            [one] { $count } krabie
           *[many] { $count } krabach
        }
       *[nom] { $count ->
            [one] { $count } krab
            [few] { $count } kraby
           *[many] { $count } krabów
        }
    }
race-seahorse = { $case ->
        [gen] konika morskiego
        [dat] konikowi morskiemu
        [acc] konika morskiego
        [ins] konikiem morskim
        [loc] koniku morskim
        [many] koniki morskie
        [many-gen] koników morskich
       *[nom] konik morski
    }
    .gender = m
race-seahorse-many = { $case ->
        [gen] koników morskich
        [dat] konikom morskim
        [acc] koniki morskie
        [ins] konikami morskimi
        [loc] konikach morskich
       *[nom] koniki morskie
    }
    .gender = pl
race-seahorse-count = { $case ->
        [gen] { $count ->
            [one] { $count } konika morskiego
           *[many] { $count } koników morskich
        }
        [dat] { $count ->
            [one] { $count } konikowi morskiemu
           *[many] { $count } konikom morskim
        }
        [acc] { $count ->
            [one] { $count } konika morskiego
            [few] { $count } koniki morskie
           *[many] { $count } koników morskich
        }
        [ins] { $count ->
            [one] { $count } konikiem morskim
           *[many] { $count } konikami morskimi
        }
        [loc] { $count ->
            [one] { $count } koniku morskim
           *[many] { $count } konikach morskich
        }
       *[nom] { $count ->
            [one] { $count } konik morski
            [few] { $count } koniki morskie
           *[many] { $count } koników morskich
        }
    }
race-shellfish = { $case ->
        [gen] skorupiaka
        [dat] skorupiakowi
        [acc] skorupiaka
        [ins] skorupiakiem
        [loc] skorupiaku
        [many] skorupiaki
        [many-gen] skorupiaków
       *[nom] skorupiak
    }
    .gender = m
race-shellfish-many = { $case ->
        [gen] skorupiaków
        [dat] skorupiakom
        [acc] skorupiaki
        [ins] skorupiakami
        [loc] skorupiakach
       *[nom] skorupiaki
    }
    .gender = pl
race-shellfish-count = { $case ->
        [gen] { $count ->
            [one] { $count } skorupiaka
           *[many] { $count } skorupiaków
        }
        [dat] { $count ->
            [one] { $count } skorupiakowi
           *[many] { $count } skorupiakom
        }
        [acc] { $count ->
            [one] { $count } skorupiaka
            [few] { $count } skorupiaki
           *[many] { $count } skorupiaków
        }
        [ins] { $count ->
            [one] { $count } skorupiakiem
           *[many] { $count } skorupiakami
        }
        [loc] { $count ->
            [one] { $count } skorupiaku
           *[many] { $count } skorupiakach
        }
       *[nom] { $count ->
            [one] { $count } skorupiak
            [few] { $count } skorupiaki
           *[many] { $count } skorupiaków
        }
    }
race-squid = { $case ->
        [gen] kałamarnicy
        [dat] kałamarnicy
        [acc] kałamarnicę
        [ins] kałamarnicą
        [loc] kałamarnicy
        [many] kałamarnice
        [many-gen] kałamarnic
       *[nom] kałamarnica
    }
    .gender = f
race-squid-many = { $case ->
        [gen] kałamarnic
        [dat] kałamarnicom
        [acc] kałamarnice
        [ins] kałamarnicami
        [loc] kałamarnicach
       *[nom] kałamarnice
    }
    .gender = pl
race-squid-count = { $case ->
        [gen] { $count ->
            [one] { $count } kałamarnicy
           *[many] { $count } kałamarnic
        }
        [dat] { $count ->
            [one] { $count } kałamarnicy
           *[many] { $count } kałamarnicom
        }
        [acc] { $count ->
            [one] { $count } kałamarnicę
            [few] { $count } kałamarnice
           *[many] { $count } kałamarnic
        }
        [ins] { $count ->
            [one] { $count } kałamarnicą
           *[many] { $count } kałamarnicami
        }
        [loc] { $count ->
            [one] { $count } kałamarnicy
           *[many] { $count } kałamarnicach
        }
       *[nom] { $count ->
            [one] { $count } kałamarnica
            [few] { $count } kałamarnice
           *[many] { $count } kałamarnic
        }
    }

## Gildie

guild-soldier = { $case ->
        [gen] żołnierza
        [dat] żołnierzowi
        [acc] żołnierza
        [ins] żołnierzem
        [loc] żołnierzu
       *[nom] żołnierz
    }
    .gender = m
guild-soldier-many = { $case ->
        [gen] żołnierzy
        [dat] żołnierzom
        [acc] żołnierzy
        [ins] żołnierzami
        [loc] żołnierzach
       *[nom] żołnierze
    }
    .gender = pl
guild-soldier-count = { $case ->
        [gen] { $count ->
            [one] { $count } żołnierza
           *[many] { $count } żołnierzy
        }
        [dat] { $count ->
            [one] { $count } żołnierzowi
           *[many] { $count } żołnierzom
        }
        [acc] { $count ->
            [one] { $count } żołnierza
            [few] { $count } żołnierzy
           *[many] { $count } żołnierzy
        }
        [ins] { $count ->
            [one] { $count } żołnierzem
           *[many] { $count } żołnierzami
        }
        [loc] { $count ->
            [one] { $count } żołnierzu
           *[many] { $count } żołnierzach
        }
       *[nom] { $count ->
            [one] { $count } żołnierz
            [few] { $count } żołnierzy
           *[many] { $count } żołnierzy
        }
    }
guild-merchant = { $case ->
        [gen] kupca
        [dat] kupcowi
        [acc] kupca
        [ins] kupcem
        [loc] kupcu
       *[nom] kupiec
    }
    .gender = m
guild-merchant-many = { $case ->
        [gen] kupców
        [dat] kupcom
        [acc] kupców
        [ins] kupcami
        [loc] kupcach
       *[nom] kupcy
    }
    .gender = pl
guild-merchant-count = { $case ->
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
guild-mage = { $case ->
        [gen] maga
        [dat] magowi
        [acc] maga
        [ins] magiem
        [loc] magu
       *[nom] mag
    }
    .gender = m
guild-mage-many = { $case ->
        [gen] magów
        [dat] magom
        [acc] magów
        [ins] magami
        [loc] magach
       *[nom] magowie
    }
    .gender = pl
guild-mage-count = { $case ->
        [gen] { $count ->
            [one] { $count } maga
           *[many] { $count } magów
        }
        [dat] { $count ->
            [one] { $count } magowi
           *[many] { $count } magom
        }
        [acc] { $count ->
            [one] { $count } maga
            [few] { $count } magów
           *[many] { $count } magów
        }
        [ins] { $count ->
            [one] { $count } magiem
           *[many] { $count } magami
        }
        [loc] { $count ->
            [one] { $count } magu
           *[many] { $count } magach
        }
       *[nom] { $count ->
            [one] { $count } mag
            [few] { $count } magów
           *[many] { $count } magów
        }
    }
guild-politician = { $case ->
        [gen] polityka
        [dat] politykowi
        [acc] polityka
        [ins] politykiem
        [loc] polityku
       *[nom] polityk
    }
    .gender = m
guild-politician-many = { $case ->
        [gen] polityków
        [dat] politykom
        [acc] polityków
        [ins] politykami
        [loc] politykach
       *[nom] politycy
    }
    .gender = pl
guild-politician-count = { $case ->
        [gen] { $count ->
            [one] { $count } polityka
           *[many] { $count } polityków
        }
        [dat] { $count ->
            [one] { $count } politykowi
           *[many] { $count } politykom
        }
        [acc] { $count ->
            [one] { $count } polityka
            [few] { $count } polityków
           *[many] { $count } polityków
        }
        [ins] { $count ->
            [one] { $count } politykiem
           *[many] { $count } politykami
        }
        [loc] { $count ->
            [one] { $count } polityku
           *[many] { $count } politykach
        }
       *[nom] { $count ->
            [one] { $count } polityk
            [few] { $count } polityków
           *[many] { $count } polityków
        }
    }
guild-farmer = { $case ->
        [gen] farmera
        [dat] farmerowi
        [acc] farmera
        [ins] farmerem
        [loc] farmerze
       *[nom] farmer
    }
    .gender = m
guild-farmer-many = { $case ->
        [gen] farmerów
        [dat] farmerom
        [acc] farmerów
        [ins] farmerami
        [loc] farmerach
       *[nom] farmerzy
    }
    .gender = pl
guild-farmer-count = { $case ->
        [gen] { $count ->
            [one] { $count } farmera
           *[many] { $count } farmerów
        }
        [dat] { $count ->
            [one] { $count } farmerowi
           *[many] { $count } farmerom
        }
        [acc] { $count ->
            [one] { $count } farmera
            [few] { $count } farmerów
           *[many] { $count } farmerów
        }
        [ins] { $count ->
            [one] { $count } farmerem
           *[many] { $count } farmerami
        }
        [loc] { $count ->
            [one] { $count } farmerze
           *[many] { $count } farmerach
        }
       *[nom] { $count ->
            [one] { $count } farmer
            [few] { $count } farmerów
           *[many] { $count } farmerów
        }
    }
guild-ambassador = { $case ->
        [gen] ambasadora
        [dat] ambasadorowi
        [acc] ambasadora
        [ins] ambasadorem
        [loc] ambasadorze
       *[nom] ambasador
    }
    .gender = m
guild-ambassador-many = { $case ->
        [gen] ambasadorów
        [dat] ambasadorom
        [acc] ambasadorów
        [ins] ambasadorami
        [loc] ambasadorach
       *[nom] ambasadorzy
    }
    .gender = pl
guild-ambassador-count = { $case ->
        [gen] { $count ->
            [one] { $count } ambasadora
           *[many] { $count } ambasadorów
        }
        [dat] { $count ->
            [one] { $count } ambasadorowi
           *[many] { $count } ambasadorom
        }
        [acc] { $count ->
            [one] { $count } ambasadora
            [few] { $count } ambasadorów
           *[many] { $count } ambasadorów
        }
        [ins] { $count ->
            [one] { $count } ambasadorem
           *[many] { $count } ambasadorami
        }
        [loc] { $count ->
            [one] { $count } ambasadorze
           *[many] { $count } ambasadorach
        }
       *[nom] { $count ->
            [one] { $count } ambasador
            [few] { $count } ambasadorów
           *[many] { $count } ambasadorów
        }
    }

## Karty i stosy

# Karta sojusznika: $race to identyfikator rasy, $value od 1 do 5.
ally = { NAME($race, $case) } { $value }
# Karta potwora.
monster = { $case ->
        [gen] potwora
        [dat] potworowi
        [acc] potwora
        [ins] potworem
        [loc] potworze
       *[nom] potwór
    }
    .gender = m
# Stos jednej rasy w Radzie: dla dowolnej $race i pod identyfikatorem stosu (council:crab).
# Biernik zawsze towarzyszy braniu lub odrzucaniu, stąd „z Rady”.
council = { $case ->
        [gen] stosu { NAME($race, "many-gen") } w Radzie
        [dat] stosowi { NAME($race, "many-gen") } w Radzie
        [acc] stos { NAME($race, "many-gen") } z Rady
        [short] stos { NAME($race, "many-gen") }
        [ins] stosem { NAME($race, "many-gen") } w Radzie
        [loc] stosie { NAME($race, "many-gen") } w Radzie
       *[nom] stos { NAME($race, "many-gen") } w Radzie
    }
    .gender = m
council-jellyfish = { $case ->
        [gen] stosu meduz w Radzie
        [dat] stosowi meduz w Radzie
        [acc] stos meduz z Rady
        [ins] stosem meduz w Radzie
        [loc] stosie meduz w Radzie
       *[nom] stos meduz w Radzie
    }
    .gender = m
council-crab = { $case ->
        [gen] stosu krabów w Radzie
        [dat] stosowi krabów w Radzie
        [acc] stos krabów z Rady
        [ins] stosem krabów w Radzie
        [loc] stosie krabów w Radzie
       *[nom] stos krabów w Radzie
    }
    .gender = m
council-seahorse = { $case ->
        [gen] stosu koników morskich w Radzie
        [dat] stosowi koników morskich w Radzie
        [acc] stos koników morskich z Rady
        [ins] stosem koników morskich w Radzie
        [loc] stosie koników morskich w Radzie
       *[nom] stos koników morskich w Radzie
    }
    .gender = m
council-shellfish = { $case ->
        [gen] stosu skorupiaków w Radzie
        [dat] stosowi skorupiaków w Radzie
        [acc] stos skorupiaków z Rady
        [ins] stosem skorupiaków w Radzie
        [loc] stosie skorupiaków w Radzie
       *[nom] stos skorupiaków w Radzie
    }
    .gender = m
council-squid = { $case ->
        [gen] stosu kałamarnic w Radzie
        [dat] stosowi kałamarnic w Radzie
        [acc] stos kałamarnic z Rady
        [ins] stosem kałamarnic w Radzie
        [loc] stosie kałamarnic w Radzie
       *[nom] stos kałamarnic w Radzie
    }
    .gender = m

# Rodzaj zdolności lorda oraz to, co dzieje się z lordem leżącym przed graczem.
ability-recruit = Raz, przy rekrutacji
ability-permanent = Stała
ability-none = Brak zdolności.
state-free = wolny
state-tucked = pod miejscem
state-turned = obrócony

## Lordowie

# Żołnierze
lord-recruiter = { $case ->
        [gen] Werbownika
        [dat] Werbownikowi
        [acc] Werbownika
        [ins] Werbownikiem
        [loc] Werbowniku
       *[nom] Werbownik
    }
    .gender = m
lord-recruiter-text = Każdy lord kosztuje twoich przeciwników o 2 więcej.
lord-jailer = { $case ->
        [gen] Nadzorcy
        [dat] Nadzorcy
        [acc] Nadzorcę
        [ins] Nadzorcą
        [loc] Nadzorcy
       *[nom] Nadzorca
    }
    .gender = m
lord-jailer-text = Każdy przeciwnik odrzuca z ręki 1 wybranego przez siebie sojusznika.
lord-seeker = { $case ->
        [gen] Poszukiwacza
        [dat] Poszukiwaczowi
        [acc] Poszukiwacza
        [ins] Poszukiwaczem
        [loc] Poszukiwaczu
       *[nom] Poszukiwacz
    }
    .gender = m
lord-seeker-text = Każdy przeciwnik oddaje 2 perły do skarbca.
lord-assassin = { $case ->
        [gen] Zabójcy
        [dat] Zabójcy
        [acc] Zabójcę
        [ins] Zabójcą
        [loc] Zabójcy
       *[nom] Zabójca
    }
    .gender = m
lord-assassin-text = Obróć po 1 wolnym lordzie każdego przeciwnika. Jego zdolność i klucz przestają działać, liczą się tylko PW.
lord-commander = { $case ->
        [gen] Dowódcy
        [dat] Dowódcy
        [acc] Dowódcę
        [ins] Dowódcą
        [loc] Dowódcy
       *[nom] Dowódca
    }
    .gender = m
lord-commander-text = Przeciwnicy, którzy mają na ręce więcej niż 6 sojuszników, odrzucają nadmiar: teraz i na koniec każdej swojej tury.
lord-tamer = { $case ->
        [gen] Poskramiacza
        [dat] Poskramiaczowi
        [acc] Poskramiacza
        [ins] Poskramiaczem
        [loc] Poskramiaczu
       *[nom] Poskramiacz
    }
    .gender = m
lord-tamer-text = Przeciwnik, który walczy z potworem, dostaje nagrodę z poprzedniego pola toru zagrożenia.
lord-hunter = { $case ->
        [gen] Łowcy
        [dat] Łowcy
        [acc] Łowcę
        [ins] Łowcą
        [loc] Łowcy
       *[nom] Łowca
    }
    .gender = m
lord-hunter-text = Zabierz wybranemu przeciwnikowi 1 losowy żeton potwora.

# Kupcy
lord-ship-master = { $case ->
        [gen] Armatora
        [dat] Armatorowi
        [acc] Armatora
        [ins] Armatorem
        [loc] Armatorze
       *[nom] Armator
    }
    .gender = m
lord-ship-master-text = Na koniec swojej eksploracji dostajesz 1 perłę za każdą rasę, która trafia z toru do Rady.
lord-trader = { $case ->
        [gen] Handlarza
        [dat] Handlarzowi
        [acc] Handlarza
        [ins] Handlarzem
        [loc] Handlarzu
       *[nom] Handlarz
    }
    .gender = m
lord-trader-text = Dostajesz 3 perły.
lord-peddler = { $case ->
        [gen] Domokrążcy
        [dat] Domokrążcy
        [acc] Domokrążcę
        [ins] Domokrążcą
        [loc] Domokrążcy
       *[nom] Domokrążca
    }
    .gender = m
lord-peddler-text = Dostajesz 2 perły.
lord-landlord = { $case ->
        [gen] Rentiera
        [dat] Rentierowi
        [acc] Rentiera
        [ins] Rentierem
        [loc] Rentierze
       *[nom] Rentier
    }
    .gender = m
lord-landlord-text = Dostajesz 1 perłę teraz i na początku każdej swojej tury.
lord-slaver = { $case ->
        [gen] Łowcy niewolników
        [dat] Łowcy niewolników
        [acc] Łowcę niewolników
        [ins] Łowcą niewolników
        [loc] Łowcy niewolników
       *[nom] Łowca niewolników
    }
    .gender = m
lord-slaver-text = Raz w swojej turze możesz odrzucić z ręki 1 sojusznika, żeby dostać 2 perły.
lord-shopkeeper = { $case ->
        [gen] Sklepikarza
        [dat] Sklepikarzowi
        [acc] Sklepikarza
        [ins] Sklepikarzem
        [loc] Sklepikarzu
       *[nom] Sklepikarz
    }
    .gender = m
lord-shopkeeper-text = Dostajesz 1 perłę.

# Magowie
lord-shaman = { $case ->
        [gen] Szamana
        [dat] Szamanowi
        [acc] Szamana
        [ins] Szamanem
        [loc] Szamanie
       *[nom] Szaman
    }
    .gender = m
lord-shaman-text = Zdolności żołnierzy przeciwników na ciebie nie działają.
lord-invoker = { $case ->
        [gen] Przywoływacza
        [dat] Przywoływaczowi
        [acc] Przywoływacza
        [ins] Przywoływaczem
        [loc] Przywoływaczu
       *[nom] Przywoływacz
    }
    .gender = m
lord-invoker-text = Po tej turze rozegraj od razu jeszcze jedną.
lord-apprentice = { $case ->
        [gen] Ucznia
        [dat] Uczniowi
        [acc] Ucznia
        [ins] Uczniem
        [loc] Uczniu
       *[nom] Uczeń
    }
    .gender = m
lord-apprentice-text = Weź na rękę 1 stos Rady.
lord-oracle = { $case ->
        [gen] Wyroczni
        [dat] Wyroczni
        [acc] Wyrocznię
        [ins] Wyrocznią
        [loc] Wyroczni
       *[nom] Wyrocznia
    }
    .gender = f
lord-oracle-text = Raz w swojej turze możesz odrzucić 1 stos Rady.
lord-alchemist = { $case ->
        [gen] Alchemika
        [dat] Alchemikowi
        [acc] Alchemika
        [ins] Alchemikiem
        [loc] Alchemiku
       *[nom] Alchemik
    }
    .gender = m
lord-alchemist-text = Prosząc o wsparcie Rady, bierzesz 2 stosy zamiast 1.
lord-illusionist = { $case ->
        [gen] Iluzjonisty
        [dat] Iluzjoniście
        [acc] Iluzjonistę
        [ins] Iluzjonistą
        [loc] Iluzjoniście
       *[nom] Iluzjonista
    }
    .gender = m
lord-illusionist-text = Możesz wymienić 1 swoje miejsce na jedno z odkrytych.
lord-master-of-magic = { $case ->
        [gen] Mistrza magii
        [dat] Mistrzowi magii
        [acc] Mistrza magii
        [ins] Mistrzem magii
        [loc] Mistrzu magii
       *[nom] Mistrz magii
    }
    .gender = m
lord-master-of-magic-text = Rekrutując innych lordów, możesz przyłączyć dowolnego z użytych sojuszników.

# Politycy
lord-opportunist = { $case ->
        [gen] Oportunisty
        [dat] Oportuniście
        [acc] Oportunistę
        [ins] Oportunistą
        [loc] Oportuniście
       *[nom] Oportunista
    }
    .gender = m
lord-opportunist-text = Raz w swojej turze możesz odrzucić lorda z dziedzińca i zastąpić go wierzchnią kartą z talii lordów.
lord-corruptor = { $case ->
        [gen] Łapówkarza
        [dat] Łapówkarzowi
        [acc] Łapówkarza
        [ins] Łapówkarzem
        [loc] Łapówkarzu
       *[nom] Łapówkarz
    }
    .gender = m
lord-corruptor-text = Możesz od razu zrekrutować drugiego lorda z dziedzińca za 5 pereł zamiast zwykłego kosztu.
lord-traitor = { $case ->
        [gen] Zdrajcy
        [dat] Zdrajcy
        [acc] Zdrajcę
        [ins] Zdrajcą
        [loc] Zdrajcy
       *[nom] Zdrajca
    }
    .gender = m
lord-traitor-text = Możesz odrzucić innego swojego wolnego lorda i wziąć w zamian dowolnego z dziedzińca.
lord-diplomat = { $case ->
        [gen] Dyplomaty
        [dat] Dyplomacie
        [acc] Dyplomatę
        [ins] Dyplomatą
        [loc] Dyplomacie
       *[nom] Dyplomata
    }
    .gender = m
lord-diplomat-text = Rekrutując, możesz zagrać dowolne rasy – musi się zgadzać tylko ich liczba.
lord-treasurer = { $case ->
        [gen] Skarbnika
        [dat] Skarbnikowi
        [acc] Skarbnika
        [ins] Skarbnikiem
        [loc] Skarbniku
       *[nom] Skarbnik
    }
    .gender = m
lord-treasurer-text = Każdy lord kosztuje cię o 2 mniej.
lord-schemer = { $case ->
        [gen] Spiskowca
        [dat] Spiskowcowi
        [acc] Spiskowca
        [ins] Spiskowcem
        [loc] Spiskowcu
       *[nom] Spiskowiec
    }
    .gender = m
lord-schemer-text = Możesz odrzucić innego swojego wolnego lorda i zastąpić go wierzchnią kartą z talii lordów.

# Farmerzy
lord-keeper = { $case ->
        [gen] Dozorcy
        [dat] Dozorcy
        [acc] Dozorcę
        [ins] Dozorcą
        [loc] Dozorcy
       *[nom] Dozorca
    }
    .gender = m
lord-keeper-text = { ability-none }
lord-reaper = { $case ->
        [gen] Żniwiarza
        [dat] Żniwiarzowi
        [acc] Żniwiarza
        [ins] Żniwiarzem
        [loc] Żniwiarzu
       *[nom] Żniwiarz
    }
    .gender = m
lord-reaper-text = { ability-none }
lord-shepherd = { $case ->
        [gen] Pasterza
        [dat] Pasterzowi
        [acc] Pasterza
        [ins] Pasterzem
        [loc] Pasterzu
       *[nom] Pasterz
    }
    .gender = m
lord-shepherd-text = { ability-none }
lord-miller = { $case ->
        [gen] Młynarza
        [dat] Młynarzowi
        [acc] Młynarza
        [ins] Młynarzem
        [loc] Młynarzu
       *[nom] Młynarz
    }
    .gender = m
lord-miller-text = { ability-none }
lord-aquaculturalist = { $case ->
        [gen] Hodowcy
        [dat] Hodowcy
        [acc] Hodowcę
        [ins] Hodowcą
        [loc] Hodowcy
       *[nom] Hodowca
    }
    .gender = m
lord-aquaculturalist-text = { ability-none }
lord-landowner = { $case ->
        [gen] Obszarnika
        [dat] Obszarnikowi
        [acc] Obszarnika
        [ins] Obszarnikiem
        [loc] Obszarniku
       *[nom] Obszarnik
    }
    .gender = m
lord-landowner-text = { ability-none }

# Ambasadorzy
lord-sage = { $case ->
        [gen] Mędrca
        [dat] Mędrcowi
        [acc] Mędrca
        [ins] Mędrcem
        [loc] Mędrcu
       *[nom] Mędrzec
    }
    .gender = m
lord-sage-text = Dobierz 2 miejsca. Przejmij jedno z nich, a drugie połóż odkryte.
lord-hermit = { $case ->
        [gen] Pustelnika
        [dat] Pustelnikowi
        [acc] Pustelnika
        [ins] Pustelnikiem
        [loc] Pustelniku
       *[nom] Pustelnik
    }
    .gender = m
lord-hermit-text = Dobierz 1 miejsce i przejmij nad nim kontrolę.
lord-elder = { $case ->
        [gen] Starszego
        [dat] Starszemu
        [acc] Starszego
        [ins] Starszym
        [loc] Starszym
       *[nom] Starszy
    }
    .gender = m
lord-elder-text = Dobierz 3 miejsca. Przejmij jedno z nich, a pozostałe połóż odkryte.

## Miejsca

location-sargasso-silos = { $case ->
        [gen] Silosów sargasów
        [dat] Silosom sargasów
        [acc] Silosy sargasów
        [ins] Silosami sargasów
        [loc] Silosach sargasów
       *[nom] Silosy sargasów
    }
    .gender = pl
location-sargasso-silos-text = 5 PW i po 2 PW za każdego twojego farmera.
location-hydrozoa-reserves = { $case ->
        [gen] Rezerwatów stułbiopławów
        [dat] Rezerwatom stułbiopławów
        [acc] Rezerwaty stułbiopławów
        [ins] Rezerwatami stułbiopławów
        [loc] Rezerwatach stułbiopławów
       *[nom] Rezerwaty stułbiopławów
    }
    .gender = pl
location-hydrozoa-reserves-text = 6 PW i po 2 PW za każdego twojego maga.
location-sanctuary = Sanktuarium
    .gender = n
location-sanctuary-text = 4 PW i po 3 PW za każdą przyłączoną meduzę.
location-parliament = { $case ->
        [gen] Parlamentu
        [dat] Parlamentowi
        [acc] Parlament
        [ins] Parlamentem
        [loc] Parlamencie
       *[nom] Parlament
    }
    .gender = m
location-parliament-text = 6 PW i po 2 PW za każdego twojego polityka.
location-barracks = { $case ->
        [gen] Koszar
        [dat] Koszarom
        [acc] Koszary
        [ins] Koszarami
        [loc] Koszarach
       *[nom] Koszary
    }
    .gender = pl
location-barracks-text = 7 PW i po 2 PW za każdego twojego żołnierza.
location-dockworks = { $case ->
        [gen] Doków
        [dat] Dokom
        [acc] Doki
        [ins] Dokami
        [loc] Dokach
       *[nom] Doki
    }
    .gender = pl
location-dockworks-text = 5 PW i po 2 PW za każdego twojego kupca.
location-sargasso-fields = { $case ->
        [gen] Pól sargasów
        [dat] Polom sargasów
        [acc] Pola sargasów
        [ins] Polami sargasów
        [loc] Polach sargasów
       *[nom] Pola sargasów
    }
    .gender = pl
location-sargasso-fields-text = 3 PW i po 3 PW za każdego przyłączonego konika morskiego.
location-abyss = { $case ->
        [gen] Otchłani
        [dat] Otchłani
        [acc] Otchłań
        [ins] Otchłanią
        [loc] Otchłani
       *[nom] Otchłań
    }
    .gender = f
location-abyss-text = Po 2 PW za każdą gildię, z której masz choć jednego lorda.
location-city-of-mirrors = { $case ->
        [gen] Miasta Luster
        [dat] Miastu Luster
        [acc] Miasto Luster
        [ins] Miastem Luster
        [loc] Mieście Luster
       *[nom] Miasto Luster
    }
    .gender = n
location-city-of-mirrors-text = Kopiuje jedno z miejsc przeciwnika, liczone z twoimi lordami i sojusznikami.
location-black-smokers = { $case ->
        [gen] Czarnych kominów
        [dat] Czarnym kominom
        [acc] Czarne kominy
        [ins] Czarnymi kominami
        [loc] Czarnych kominach
       *[nom] Czarne kominy
    }
    .gender = pl
location-black-smokers-text = Zaraz po przejęciu możesz przejrzeć stos i wymienić to miejsce na dowolne inne ze stosu.
location-oceanic-senate-assembly = { $case ->
        [gen] Zgromadzenia Senatu Oceanicznego
        [dat] Zgromadzeniu Senatu Oceanicznego
        [acc] Zgromadzenie Senatu Oceanicznego
        [ins] Zgromadzeniem Senatu Oceanicznego
        [loc] Zgromadzeniu Senatu Oceanicznego
       *[nom] Zgromadzenie Senatu Oceanicznego
    }
    .gender = n
location-oceanic-senate-assembly-text = 4 PW i po 3 PW za każdą przyłączoną kałamarnicę.
location-depths = { $case ->
        [gen] Głębin
        [dat] Głębinom
        [acc] Głębiny
        [ins] Głębinami
        [loc] Głębinach
       *[nom] Głębiny
    }
    .gender = pl
location-depths-text = Dwa razy tyle PW, ile daje twój najsłabszy lord.
location-throne-room = { $case ->
        [gen] Sali tronowej
        [dat] Sali tronowej
        [acc] Salę tronową
        [ins] Salą tronową
        [loc] Sali tronowej
       *[nom] Sala tronowa
    }
    .gender = f
location-throne-room-text = Jeszcze raz tyle PW, ile daje twój najsilniejszy lord.
location-jail = { $case ->
        [gen] Więzienia
        [dat] Więzieniu
        [acc] Więzienie
        [ins] Więzieniem
        [loc] Więzieniu
       *[nom] Więzienie
    }
    .gender = n
location-jail-text = 15 PW minus 1 PW za każdego twojego lorda.
location-chasm = { $case ->
        [gen] Rozpadliny
        [dat] Rozpadlinie
        [acc] Rozpadlinę
        [ins] Rozpadliną
        [loc] Rozpadlinie
       *[nom] Rozpadlina
    }
    .gender = f
location-chasm-text = 5 PW i po 3 PW za każdego przyłączonego kraba.
location-closed-tower = { $case ->
        [gen] Zamkniętej Wieży
        [dat] Zamkniętej Wieży
        [acc] Zamkniętą Wieżę
        [ins] Zamkniętą Wieżą
        [loc] Zamkniętej Wieży
       *[nom] Zamknięta Wieża
    }
    .gender = f
location-closed-tower-text = Po 3 PW za każdego twojego lorda z co najmniej jednym kluczem, choćby zużytym.
location-lost-tower = { $case ->
        [gen] Zaginionej Wieży
        [dat] Zaginionej Wieży
        [acc] Zaginioną Wieżę
        [ins] Zaginioną Wieżą
        [loc] Zaginionej Wieży
       *[nom] Zaginiona Wieża
    }
    .gender = f
location-lost-tower-text = Po 3 PW za każdego twojego lorda bez klucza.
location-chamber-of-allies = { $case ->
        [gen] Izby Sojuszników
        [dat] Izbie Sojuszników
        [acc] Izbę Sojuszników
        [ins] Izbą Sojuszników
        [loc] Izbie Sojuszników
       *[nom] Izba Sojuszników
    }
    .gender = f
location-chamber-of-allies-text = 3 PW oraz wartość twojego najsłabszego przyłączonego sojusznika z każdej rasy.
location-nest-of-giant-clams = { $case ->
        [gen] Gniazda olbrzymich małży
        [dat] Gniazdu olbrzymich małży
        [acc] Gniazdo olbrzymich małży
        [ins] Gniazdem olbrzymich małży
        [loc] Gnieździe olbrzymich małży
       *[nom] Gniazdo olbrzymich małży
    }
    .gender = n
location-nest-of-giant-clams-text = 3 PW i po 3 PW za każdego przyłączonego skorupiaka.
location-coral-barrier = { $case ->
        [gen] Bariery koralowej
        [dat] Barierze koralowej
        [acc] Barierę koralową
        [ins] Barierą koralową
        [loc] Barierze koralowej
       *[nom] Bariera koralowa
    }
    .gender = f
location-coral-barrier-text = 20 PW minus 1 PW za każdego twojego przyłączonego sojusznika.

## Uwagi dla posiadaczy pudełka (która karta ma którą: content/notes.toml)

note-name-translated = Nazwa jest naszym tłumaczeniem; w pudełku może być inna.
note-name-disputed = Nazwa według instrukcji; na drukowanej karcie jest podobno inna.
note-confidence-medium = Źródła różnią się tu w szczególe albo jest tylko jedno; warto porównać z własnym egzemplarzem.
note-reconstructed = Żadne źródło tego nie rozstrzyga; to nasza propozycja.

## Część druga: pytania, dziennik, powody

# Kawałki innych komunikatów, w bierniku.
part-count-pearls = { $count ->
        [one] { $count } perłę
        [few] { $count } perły
       *[many] { $count } pereł
    }
part-price = { $price ->
        [one] { $price } perłę
        [few] { $price } perły
       *[many] { $price } pereł
    }
part-you-have-pearls = { $pearls ->
        [0] pereł nie masz
        [one] masz { $pearls } perłę
        [few] masz { $pearls } perły
       *[many] masz { $pearls } pereł
    }
part-exact-races = { $races ->
        [one] dokładnie { $races } rasie
        [few] dokładnie { $races } rasach
       *[many] dokładnie { $races } rasach
    }
part-you-hold-races = { $held ->
        [0] nie masz żadnej
       *[many] masz { $held }
    }
part-reward-keys = { $keys ->
        [one] { $keys } żeton klucza
        [few] { $keys } żetony kluczy
       *[many] { $keys } żetonów kluczy
    }
part-reward-pearls = { $pearls ->
        [one] { $pearls } perłę
        [few] { $pearls } perły
       *[many] { $pearls } pereł
    }
part-reward-tokens = { $tokens ->
        [one] { $tokens } żeton potwora
        [few] { $tokens } żetony potworów
       *[many] { $tokens } żetonów potworów
    }

## Pytania

ask-turn-action = Co teraz robisz?
ask-explore-offer = Kupujesz { NAME($card, "acc") } za { part-price } (sprzedaje { NAME($player) })?
ask-explore-take = Bierzesz { NAME($card, "acc") } czy odkrywasz następną kartę?
ask-explore-monster = Walczysz z potworem o nagrodę z pola { $space } toru zagrożenia czy eksplorujesz dalej?
ask-explore-reward = Którą nagrodę z pola { $space } toru zagrożenia bierzesz?
ask-council-second = Który stos Rady bierzesz jako drugi?
ask-recruit-pay = Którymi sojusznikami płacisz za { NAME($lord, "acc") }: { $cost }{ $race ->
        [none] {" "}w { part-exact-races }
       *[other] { $races ->
            [1] , same { NAME($race, "many") }
           *[other] {" "}w { part-exact-races }, w tym { NAME($race) }
        }
    } ({ part-you-have-pearls })?
ask-turn-end = Twoja tura dobiega końca: czy chcesz jeszcze z czegoś skorzystać?
ask-recruit-affiliate = Którego z zagranych sojuszników przyłączasz?
ask-jailer-discard = { NAME("lord:jailer") } każe ci odrzucić sojusznika z ręki: którego?
ask-commander-discard = { $count ->
        [0] Mieścisz się w limicie { NAME("lord:commander", "gen") } ({ $limit }) i niczego nie odrzucasz: czy to wszystko?
        [one] Którego sojusznika odrzucasz, żeby zmieścić się w limicie { NAME("lord:commander", "gen") } ({ $limit })?
        [few] Których { $count } sojuszników odrzucasz, żeby zmieścić się w limicie { NAME("lord:commander", "gen") } ({ $limit })?
       *[many] Których { $count } sojuszników odrzucasz, żeby zmieścić się w limicie { NAME("lord:commander", "gen") } ({ $limit })?
    }
ask-assassin-turn = Którego wolnego lorda obracasz (ma go { NAME($victim) })?
ask-hunter-victim = Komu zabierasz żeton potwora?
ask-apprentice-stack = Który stos Rady bierzesz?
ask-illusionist-give = Które ze swoich miejsc chcesz wymienić?
ask-illusionist-get = Które z odkrytych miejsc bierzesz w zamian?
ask-corruptor-bribe = Którego lorda chcesz zrekrutować jako drugiego, za 5 pereł?
ask-dismiss = Którego innego lorda chcesz odrzucić, korzystając ze zdolności { NAME($lord, "gen") }?
ask-traitor-court = Którego lorda z dziedzińca bierzesz w zamian?
ask-control-location = Bierzesz odkryte miejsce czy dobierasz ze stosu?
ask-control-drawn = Które z dobranych miejsc przejmujesz?
ask-control-keys = Którymi kluczami płacisz (razem dokładnie { $count })?
ask-smokers-exchange = Na które miejsce ze stosu chcesz wymienić { NAME("location:black-smokers", "acc") }?

## Opcje

# Tura
option-plot = Spiskuj na dziedzińcu za { part-count-pearls }
option-explore = Eksploruj głębiny
option-council = Poproś o wsparcie: weź { NAME($stack, "acc") }
option-recruit = Zrekrutuj { NAME($lord, "acc") }
option-end-turn = Zakończ turę
option-no-action = Zakończ turę bez akcji

# Eksploracja
option-buy = Kup za { part-price }
option-pass = Nie kupuj
option-take = Weź { NAME($card, "acc") }
option-leave = Zostaw i odkryj następną kartę
option-fight = Walcz z potworem
option-go-on = Nie walcz i odkryj następną kartę
option-reward = { $keys ->
        [0] { $pearls ->
            [0] Weź { part-reward-tokens }
           *[many] { $tokens ->
                [0] Weź { part-reward-pearls }
               *[many] Weź { part-reward-pearls } i { part-reward-tokens }
            }
        }
       *[many] { $pearls ->
            [0] { $tokens ->
                [0] Weź { part-reward-keys }
               *[many] Weź { part-reward-keys } i { part-reward-tokens }
            }
           *[many] { $tokens ->
                [0] Weź { part-reward-keys } i { part-reward-pearls }
               *[many] Weź { part-reward-keys }, { part-reward-pearls } i { part-reward-tokens }
            }
        }
    }

# Sojusznicy i stosy
option-stack = Weź { NAME($stack, "acc") }
option-ally = Zagraj { NAME($ally, "acc") }
option-affiliate = Przyłącz { NAME($ally, "acc") }
option-discard = Odrzuć { NAME($ally, "acc") }

# Lordowie, miejsca, klucze
option-lord = { NAME($lord) }
option-location = { NAME($location) }
option-seat = { NAME($player) }
option-decline = Zrezygnuj
option-draw = { $count ->
        [one] Dobierz ze stosu { $count } miejsce
        [few] Dobierz ze stosu { $count } miejsca
       *[many] Dobierz ze stosu { $count } miejsc
    }
option-keep-smokers = Zatrzymaj { NAME("location:black-smokers", "acc") }
option-key-token = Oddaj żeton klucza
option-key-lord = { $count ->
        [one] Wsuń { NAME($lord, "acc") } pod miejsce ({ $count } klucz)
        [few] Wsuń { NAME($lord, "acc") } pod miejsce ({ $count } klucze)
       *[many] Wsuń { NAME($lord, "acc") } pod miejsce ({ $count } kluczy)
    }

# Zdolności używane w chwili wybranej przez właściciela
option-sell = { NAME("lord:slaver") }: odrzuć { NAME($ally, "acc") } za { part-count-pearls }
option-discard-stack = { NAME("lord:oracle") }: odrzuć { NAME($stack, "acc") }
option-replace = { NAME("lord:opportunist") }: zastąp { NAME($lord, "acc") } wierzchnią kartą z talii lordów
option-use = Użyj zdolności { NAME($lord, "gen") }

## Powody, dla których czegoś nie można zrobić

# Tura
why-court-full = Wszystkie pola dziedzińca ({ $spaces }) są zajęte.
why-no-pearl = Spiskowanie kosztuje { part-price }, a masz mniej.
why-no-lords-left = Talia lordów jest pusta.
why-action-compulsory = Dopóki jakaś akcja jest możliwa, trzeba ją wykonać.

# Eksploracja
why-bought-already = W jednej turze można kupić tylko jednego sojusznika, a ten zakup masz już za sobą.
why-too-dear = Cena to { $price ->
        [one] { $price } perła
        [few] { $price } perły
       *[many] { $price } pereł
    }, a { part-you-have-pearls }.
why-last-space-ally = To ostatnie pole toru ({ $spaces } z { $spaces }): sojusznika trzeba wziąć.
why-last-space-monster = To ostatnie pole toru ({ $spaces } z { $spaces }): z potworem trzeba walczyć.
why-no-cards-left = Talia eksploracji i stos odrzuconych kart są puste.
why-too-few-tokens = Do tej nagrody { $needed ->
        [one] potrzeba { $needed } żetonu potwora
       *[many] potrzeba { $needed } żetonów potworów
    }, a { $left ->
        [0] nie został ani jeden
        [one] został { $left }
        [few] zostały { $left }
       *[many] zostało { $left }
    }.

# Rada
why-stack-empty = Nie ma kart w { NAME($race, "loc") }.

# Rekrutacja
why-race-not-played = Wśród zagranych sojuszników musi być { NAME($race) }.
why-affiliated = Przyłączony sojusznik ({ NAME($ally) }) zostaje przed tobą i nikogo nie rekrutuje.
why-not-at-court = { NAME($lord) } nie leży na dziedzińcu.
why-no-more-keys = Nie masz więcej żetonów kluczy.
why-plot-before-action = Spiskuje się na początku tury, przed akcją.
why-one-action = W turze jest jedna akcja i masz ją już za sobą.
why-left-behind = Do wzięcia jest tylko karta odkryta przed chwilą: { NAME($card) } zostaje w tyle.
why-monster-not-for-sale = Potwora nigdy nie wystawia się na sprzedaż.
why-offered-first = Najpierw trzeba zaproponować sojusznika pozostałym.
why-race-missing = Do zapłaty potrzeba { GENDER($race) ->
        [f] co najmniej jednej
       *[m] co najmniej jednego
    } { NAME($race, "gen") }, a nie ma { GENDER($race) ->
        [f] żadnej
       *[m] żadnego
    }.
why-too-few-races = { $needed ->
        [one] Potrzeba { $needed } rasy, { part-you-hold-races }.
       *[many] Potrzeba { $needed } ras, { part-you-hold-races }.
    }
why-too-weak = Potrzeba { $needed }: sojusznicy dają { $allies }, a { part-you-have-pearls }.
why-too-many-races = { $needed ->
        [one] W zapłacie musi być dokładnie { $needed } rasa, a ta byłaby o jedną za dużo.
        [few] W zapłacie muszą być dokładnie { $needed } rasy, a ta byłaby o jedną za dużo.
       *[many] W zapłacie musi być dokładnie { $needed } ras, a ta byłaby o jedną za dużo.
    }
why-room-for-race = { $needed ->
        [one] Jedyną rasą w zapłacie musi być { NAME($race) }.
       *[many] Jedną z { $needed } ras w zapłacie musi być { NAME($race) }, a ten wybór zająłby ostatnie miejsce.
    }
why-no-more-such = Nie masz na ręce więcej kart „{ NAME($ally) }”.
why-not-lowest = Przyłącza się sojusznika o najniższej wartości ({ $lowest }), a { NAME($ally) } ma wyższą.
why-being-recruited = Właśnie płacisz za { NAME($lord, "acc") }.
why-needed-for-payment = Bez { NAME($ally, "gen") } nie da się zapłacić za { NAME($lord, "acc") }.

# Lordowie
why-used-this-turn = Zdolność { NAME($lord, "gen") } działa raz w turze, a w tej jest już zużyta.
why-own-turn-only = Takiego lorda można użyć tylko we własnej turze.
why-turn-over = Twoja tura już się kończy: takiego lorda można użyć tylko wcześniej.
why-turned = { NAME($lord) } jest { GENDER($lord) ->
        [f] obrócona
       *[m] obrócony
    }: ani zdolność, ani klucz nie działa.
why-tucked = { NAME($lord) } leży pod miejscem.
why-itself = { NAME($lord) } nie może odrzucić samego siebie, tylko innego lorda.
why-tamed = Przeciwnik ma { NAME("lord:tamer", "acc") }: dostajesz nagrodę z pola { $space }, a nie z pola { $threat }.
why-protected = { NAME($player) } ma { NAME("lord:shaman", "acc") }, więc żołnierze przeciwników nie działają.
why-no-tokens = { NAME($player) } nie ma żetonów potworów.
why-enough-discarded = { $count ->
        [0] Karty na ręce mieszczą się w limicie; niczego nie odrzucasz.
        [one] Odrzucasz dokładnie { $count } sojusznika.
       *[many] Odrzucasz dokładnie { $count } sojuszników.
    }
why-too-many-in-hand = { $count ->
        [one] Limit { NAME("lord:commander", "gen") } to { $limit }: trzeba odrzucić { $count } sojusznika.
       *[many] Limit { NAME("lord:commander", "gen") } to { $limit }: trzeba odrzucić { $count } sojuszników.
    }

# Miejsca
why-too-few-locations = { $left ->
        [0] Nie można dobrać { $needed }: stos miejsc jest pusty.
        [one] Nie można dobrać { $needed }: w stosie zostało { $left } miejsce.
        [few] Nie można dobrać { $needed }: w stosie zostały { $left } miejsca.
       *[many] Nie można dobrać { $needed }: w stosie zostało { $left } miejsc.
    }
why-not-drawn = { NAME($location) } { GENDER($location) ->
        [pl] leżą
       *[m] leży
    } już wśród odkrytych, a wybierasz spośród miejsc dobranych ze stosu.
why-not-in-stack = { GENDER($location) ->
        [pl] { NAME($location) } leżą poza stosem, a wziąć można tylko miejsce ze stosu.
       *[m] { NAME($location) } leży poza stosem, a wziąć można tylko miejsce ze stosu.
    }
why-keys-do-not-add-up = { $needed ->
        [0] Miejsce jest już opłacone.
        [one] Brakuje dokładnie { $needed } klucza, a z tym wyborem (kluczy: { $keys }) suma się nie zgodzi.
       *[many] Brakuje dokładnie { $needed } kluczy, a z tym wyborem (kluczy: { $keys }) suma się nie zgodzi.
    }
why-too-few-keys = { $needed ->
        [one] Brakuje jeszcze { $needed } klucza.
       *[many] Brakuje jeszcze { $needed } kluczy.
    }

## Dziennik. Komunikaty z „-known” są dla tych, którzy mogą znać tajemnicę.

# Tura
log-turn = { NAME($player) } zaczyna turę.
log-last-turn = { NAME($player) } zaczyna ostatnią turę.
log-extra-turn = { NAME($player) } od razu rozgrywa dodatkową turę.
log-no-action = { NAME($player) } nie może wykonać żadnej akcji.
log-plots = { NAME($player) } spiskuje za { part-count-pearls }: na dziedzińcu pojawia się { NAME($lord) }.
log-gains-pearls = { NAME($player) } dostaje { part-count-pearls }.
log-loses-pearls = { $count ->
        [0] { NAME($player) } nie ma pereł do oddania.
       *[many] { NAME($player) } oddaje do skarbca { part-count-pearls }.
    }

# Eksploracja
log-reveals = { NAME($player) } odkrywa { NAME($card, "acc") } na polu { $space }.
log-deck-renewed = { $count ->
        [one] Talia eksploracji jest pusta: { $count } odrzucona karta staje się nową talią.
        [few] Talia eksploracji jest pusta: { $count } odrzucone karty po potasowaniu tworzą nową.
       *[many] Talia eksploracji jest pusta: { $count } odrzuconych kart po potasowaniu tworzy nową.
    }
log-buys = { NAME($player) } kupuje { NAME($ally, "acc") } za { part-count-pearls } (sprzedaje { NAME($seller) }).
log-takes = { NAME($player) } bierze { NAME($ally, "acc") } na rękę.
log-fights = { NAME($player) } walczy z potworem; znacznik zagrożenia stoi na polu { $space }.
log-threat-rises = { NAME($player) } mija potwora; znacznik zagrożenia stoi teraz na polu { $space }.
log-gains-keys = { $count ->
        [0] { NAME($player) } nie dostaje żetonu klucza, bo w zasobach nie ma już żadnego.
        [one] { NAME($player) } dostaje { $count } żeton klucza.
        [few] { NAME($player) } dostaje { $count } żetony kluczy.
       *[many] { NAME($player) } dostaje { $count } żetonów kluczy.
    }
log-draws-tokens = { $count ->
        [one] { NAME($player) } dobiera { $count } żeton potwora.
        [few] { NAME($player) } dobiera { $count } żetony potworów.
       *[many] { NAME($player) } dobiera { $count } żetonów potworów.
    }
log-draws-tokens-known = { $count ->
        [one] { NAME($player) } dobiera { $count } żeton potwora o wartości { NAME($values) }.
        [few] { NAME($player) } dobiera { $count } żetony potworów o wartościach { NAME($values) }.
       *[many] { NAME($player) } dobiera { $count } żetonów potworów o wartościach { NAME($values) }.
    }
log-to-council = Rada przyjmuje { NAME($allies, "acc") }.

# Rada
log-takes-stack = { $count ->
        [one] { NAME($player) } bierze { NAME($stack, "acc") } ({ $count } karta).
        [few] { NAME($player) } bierze { NAME($stack, "acc") } ({ $count } karty).
       *[many] { NAME($player) } bierze { NAME($stack, "acc") } ({ $count } kart).
    }
log-takes-stack-known = { $count ->
        [one] { NAME($player) } bierze { NAME($stack, "acc") } ({ $count } karta): { NAME($allies) }.
        [few] { NAME($player) } bierze { NAME($stack, "acc") } ({ $count } karty): { NAME($allies) }.
       *[many] { NAME($player) } bierze { NAME($stack, "acc") } ({ $count } kart): { NAME($allies) }.
    }
log-discards-stack = { $count ->
        [one] { NAME($player) } odrzuca { NAME($stack, "acc") } ({ $count } karta).
        [few] { NAME($player) } odrzuca { NAME($stack, "acc") } ({ $count } karty).
       *[many] { NAME($player) } odrzuca { NAME($stack, "acc") } ({ $count } kart).
    }

# Rekrutacja
log-pays = { $pearls ->
        [0] { NAME($player) } płaci za { NAME($lord, "acc") }: { NAME($allies) }.
        [one] { NAME($player) } płaci za { NAME($lord, "acc") }: { NAME($allies) }, do tego { $pearls } perła.
        [few] { NAME($player) } płaci za { NAME($lord, "acc") }: { NAME($allies) }, do tego { $pearls } perły.
       *[many] { NAME($player) } płaci za { NAME($lord, "acc") }: { NAME($allies) }, do tego { $pearls } pereł.
    }
log-bribes = { NAME($player) } przekupuje { NAME($lord, "acc") } za { part-count-pearls }.
log-affiliates = { NAME($player) } przyłącza { NAME($ally, "acc") }.
log-takes-from-court = { NAME($player) } bierze z dziedzińca { NAME($lord, "acc") }.
log-protected = { NAME($player) } ma { NAME("lord:shaman", "acc") }: { NAME($lord) } nic tu nie wskóra.
log-recruits = { NAME($player) } rekrutuje { NAME($lord, "acc") }.
log-refills-court = Z talii na dziedziniec: { NAME($lords) }.

# Lordowie przy pracy
log-discards = { NAME($player) } odrzuca { NAME($allies, "acc") }.
log-turns = { NAME($player) } obraca { NAME($lord, "acc") }, { GENDER($lord) ->
        [f] którą ma
       *[m] którego ma
    } { NAME($victim) }.
log-steals-token = { NAME($player) } zabiera losowy żeton potwora (traci go { NAME($victim) }).
log-steals-token-known = { NAME($player) } zabiera losowy żeton potwora o wartości { $value } (traci go { NAME($victim) }).
log-replaces-at-court = { NAME($player) } odrzuca z dziedzińca { NAME($lord, "acc") }; w zamian pojawia się { NAME($fresh) }.
log-dismisses = { NAME($player) } odrzuca { NAME($lord, "acc") }.
log-draws-lord = { NAME($player) } dostaje { NAME($lord, "acc") } z talii lordów.

# Miejsca
log-draws-locations = { $count ->
        [one] { NAME($player) } dobiera { $count } miejsce.
        [few] { NAME($player) } dobiera { $count } miejsca.
       *[many] { NAME($player) } dobiera { $count } miejsc.
    }
log-controls = { NAME($player) } przejmuje { NAME($location, "acc") }.
log-locations-available = Od teraz odkryte: { NAME($locations) }.
log-tucks = { NAME($player) } wsuwa pod miejsce { NAME($lords, "acc") }.
log-spends-keys = { $count ->
        [one] { NAME($player) } oddaje { $count } żeton klucza.
        [few] { NAME($player) } oddaje { $count } żetony kluczy.
       *[many] { NAME($player) } oddaje { $count } żetonów kluczy.
    }
log-exchanges = { NAME($player) } wymienia { NAME($location, "acc") } na { NAME($fresh, "acc") }.

# Koniec gry
log-end-by-lords = { NAME($player) } ma siódmego lorda: pozostali rozgrywają jeszcze po jednej turze.
log-end-by-court = Dziedzińca nie da się zapełnić: { NAME($player) } kończy turę, a pozostali rozgrywają jeszcze po jednej.
log-end-by-stalemate = Nikt nie może już zrekrutować lorda: żaden sojusznik nie trafi już na rękę, a nikt nie ma ras potrzebnych dla lorda w zasięgu. { NAME($player) } kończy turę, a pozostali rozgrywają jeszcze po jednej.
log-affiliates-last = { NAME($player) } przyłącza z ręki { NAME($allies, "acc") }.
log-over = Koniec gry: czas policzyć punkty.

## W terminalu

play-abyss-court = Dziedziniec
play-abyss-lord-deck =
    { $count ->
        [one] w talii { $count } lord
        [few] w talii { $count } lordów
       *[many] w talii { $count } lordów
    }
play-abyss-court-empty =
    { $count ->
        [one] { $count } puste pole
        [few] { $count } puste pola
       *[many] { $count } pustych pól
    }
play-abyss-can-recruit = możesz zrekrutować
play-abyss-track = Eksploracja
play-abyss-deck = talia { $count }, odrzucone { $discard }
play-abyss-price = następna sprzedaż: { $price }
play-abyss-council = Rada
play-abyss-threat = Zagrożenie
play-abyss-threat-space = pole { $space } z { $spaces }:
play-abyss-locations = Miejsca
play-abyss-stack =
    { $count ->
        [one] { $count } zakryte
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
play-abyss-supply-head = Zasoby
play-abyss-supply = żetony kluczy { $keys }, żetony potworów { $tokens }
play-abyss-ending-head = Koniec gry
play-abyss-ending = Wywołuje go { NAME($player) }: każdy z pozostałych rozgrywa jeszcze jedną turę.
play-abyss-in-hand =
    { $count ->
        [0] pusta ręka
        [one] { $count } sojusznik na ręce
        [few] { $count } sojuszników na ręce
       *[many] { $count } sojuszników na ręce
    }
play-abyss-hand = ręka
play-abyss-cup = masz
play-abyss-affiliated = przyłączeni
play-abyss-lords = lordowie
play-abyss-location = miejsce
play-abyss-under = pod nim: { NAME($lords) }
play-abyss-reward = nagroda
play-abyss-recruiting = rekrutujesz
play-abyss-paid = zagrane
play-abyss-paying =
    { $pearls ->
        [0] Wartość { $value }, potrzeba { $cost }.
        [one] Wartość { $value }, potrzeba { $cost }: do tego { $pearls } perła.
        [few] Wartość { $value }, potrzeba { $cost }: do tego { $pearls } perły.
       *[many] Wartość { $value }, potrzeba { $cost }: do tego { $pearls } pereł.
    }
play-abyss-cost = koszt
play-abyss-score-locations = miejsca
play-abyss-score-lords = lordowie
play-abyss-score-allies = sojusznicy
play-abyss-score-tokens = potwory
play-abyss-score-total = razem
play-abyss-score-tie = przy remisie
play-abyss-tie = { $pearls ->
        [one] { $pearls } perła
        [few] { $pearls } perły
       *[many] { $pearls } pereł
    }, najlepszy lord { $best }

## Stałe polecenia: na co gra ma odpowiadać za gracza
order-pass-exploration = Nic nie kupuj w tej eksploracji
order-pass-until-turn = Nic nie kupuj do mojej tury
order-ask-from-value = Pytaj mnie dopiero od wartości { $value }
order-leave-below-value = W tej turze eksploruj dalej, aż do wartości { $value }

## Lekcje
lesson-explore = Eksploracja głębin
lesson-explore-goal = Chcesz zapanować nad Głębią. Lordowie z dziedzińca dają wpływy, a wygrywa ten, kto ma ich najwięcej. Żeby rekrutować lordów, trzeba mieć sojuszników.
lesson-explore-deck = Sojusznicy są w tej talii. Kto eksploruje, odkrywa jej karty jedną po drugiej.
lesson-explore-do = Eksploruj: naciśnij talię albo przycisk poniżej.
lesson-explore-offered = Krab 3. Zanim go weźmiesz, przeciwnicy mogą go od ciebie kupić za perły. Tym razem nikt go nie chce.
lesson-explore-leave = Jeśli go weźmiesz, jest twój, a tura się kończy. Tym razem zostaw go i zobacz, co będzie dalej.
lesson-explore-gone = Tylko kałamarnica 1. Spróbuj jednak wziąć kraba: naciśnij go.
lesson-explore-on = Karty pozostawionej na torze nie można już wziąć; na koniec twojej tury trafi do Rady. Odkrywaj dalej.
lesson-explore-fight = Potwór! Kto z nim walczy, bierze nagrodę z pola zagrożenia, na którym stoi znacznik. Walcz.
lesson-explore-end = Brawo. Wzięcie sojusznika albo walka z potworem kończy turę. Pozostawione karty leżą teraz w Radzie i każdy może po nie sięgnąć.
lesson-recruit = Rekrutacja lorda
lesson-recruit-cost = Koszt lorda widać w lewym górnym rogu: Żniwiarz kosztuje 7, płacone dokładnie dwiema rasami, w tym konikami morskimi. Czego brakuje sojusznikom, dopłaca się perłami.
lesson-recruit-try = Masz konika morskiego 4, kraba 1 i jedną perłę. Naciśnij Żniwiarza i zobacz, czego brakuje.
lesson-recruit-council = Sześć to nie siedem. Poproś o wsparcie: weź z Rady stos skorupiaków. Na rękę trafia cały stos, a tura się kończy.
lesson-recruit-now = Znów twoja tura, a na ręce jest skorupiak 2. Teraz zrekrutuj Żniwiarza.
lesson-recruit-pay = Zapłacić można tylko w jeden sposób, więc wybór jest już gotowy: konik morski 4, skorupiak 2 i perła. Zatwierdź go.
lesson-recruit-done = Żniwiarz leży przed tobą. Jeden z sojuszników, którymi płacisz, zostaje przyłączony i punktuje na koniec. Drugi zostaje odrzucony.
lesson-locations = Kontrola nad miejscem
lesson-locations-keys = Klucze otwierają miejsca: mając trzy, od razu przejmujesz jedno z nich. Masz dwa żetony kluczy, a Żniwiarz daje trzeci klucz.
lesson-locations-puzzle = Teraz bez podpowiedzi: zrekrutuj Żniwiarza i przejmij miejsce. Silosy są w sam raz, bo liczą się w nich farmerzy.
lesson-locations-end = Lordowie, których klucze posłużyły do przejęcia, leżą teraz pod miejscem: ich wpływy się liczą, a zdolności odpoczywają. Tyle wystarczy na pierwszą rozgrywkę.

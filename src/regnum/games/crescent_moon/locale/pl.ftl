### Crescent Moon po polsku. Plik angielski ma te same komunikaty w tej samej kolejności.
###
### Rzecz na stole nazywa komunikat o jej identyfikatorze, z „-” zamiast „:” (card:imam to card-imam).
### Nazwy przyjmują $case: nom, gen, dat, acc, ins, loc (mianownik, dopełniacz, celownik, biernik, narzędnik,
### miejscownik). Atrybut .gender podaje rodzaj: m, f, n albo pl (rzeczownik w liczbie mnogiej).
### NAME(rzecz, przypadek) daje nazwę rzeczy.
### Komunikaty z liczbą przyjmują $count i $case: „1 Moneta”, „2 Monety”, „5 Monet”.
### Wielką literą piszemy pojęcia gry tak, jak instrukcja: Władca, Oddział, Wpływy, Kontrola, Obecność, Moneta.

## Część pierwsza: nazwy i teksty kart

# Gra
game-name = Crescent Moon
game-about = Pięcioro Władców pustyni o pięciu różnych celach dzieli jedną mapę: Kontroluj ją, zdobywaj na niej Wpływy i targuj się o nią.

## Rzeczowniki

# Terminy do użycia w innych komunikatach: { -coin(case: "acc") }; „-many” to liczba mnoga.
-coin = { $case ->
        [gen] Monety
        [dat] Monecie
        [acc] Monetę
        [ins] Monetą
        [loc] Monecie
       *[nom] Moneta
    }
    .gender = f
-coin-many = { $case ->
        [gen] Monet
        [dat] Monetom
        [acc] Monety
        [ins] Monetami
        [loc] Monetach
       *[nom] Monety
    }
    .gender = pl
-point = { $case ->
        [gen] punktu Zwycięstwa
        [dat] punktowi Zwycięstwa
        [acc] punkt Zwycięstwa
        [ins] punktem Zwycięstwa
        [loc] punkcie Zwycięstwa
       *[nom] punkt Zwycięstwa
    }
    .gender = m
-point-many = { $case ->
        [gen] punktów Zwycięstwa
        [dat] punktom Zwycięstwa
        [acc] punkty Zwycięstwa
        [ins] punktami Zwycięstwa
        [loc] punktach Zwycięstwa
       *[nom] punkty Zwycięstwa
    }
    .gender = pl
-unit = { $case ->
        [gen] Oddziału
        [dat] Oddziałowi
        [acc] Oddział
        [ins] Oddziałem
        [loc] Oddziale
       *[nom] Oddział
    }
    .gender = m
-unit-many = { $case ->
        [gen] Oddziałów
        [dat] Oddziałom
        [acc] Oddziały
        [ins] Oddziałami
        [loc] Oddziałach
       *[nom] Oddziały
    }
    .gender = pl
-ordinary = { $case ->
        [gen] Oddziału Zaciężnego
        [dat] Oddziałowi Zaciężnemu
        [acc] Oddział Zaciężny
        [ins] Oddziałem Zaciężnym
        [loc] Oddziale Zaciężnym
       *[nom] Oddział Zaciężny
    }
    .gender = m
-ordinary-many = { $case ->
        [gen] Oddziałów Zaciężnych
        [dat] Oddziałom Zaciężnym
        [acc] Oddziały Zaciężne
        [ins] Oddziałami Zaciężnymi
        [loc] Oddziałach Zaciężnych
       *[nom] Oddziały Zaciężne
    }
    .gender = pl
-mercenary = { $case ->
        [gen] Oddziału Najemnego
        [dat] Oddziałowi Najemnemu
        [acc] Oddział Najemny
        [ins] Oddziałem Najemnym
        [loc] Oddziale Najemnym
       *[nom] Oddział Najemny
    }
    .gender = m
-mercenary-many = { $case ->
        [gen] Oddziałów Najemnych
        [dat] Oddziałom Najemnym
        [acc] Oddziały Najemne
        [ins] Oddziałami Najemnymi
        [loc] Oddziałach Najemnych
       *[nom] Oddziały Najemne
    }
    .gender = pl
-influence = { $case ->
        [gen] żetonu Wpływów
        [dat] żetonowi Wpływów
        [acc] żeton Wpływów
        [ins] żetonem Wpływów
        [loc] żetonie Wpływów
       *[nom] żeton Wpływów
    }
    .gender = m
-influence-many = { $case ->
        [gen] żetonów Wpływów
        [dat] żetonom Wpływów
        [acc] żetony Wpływów
        [ins] żetonami Wpływów
        [loc] żetonach Wpływów
       *[nom] żetony Wpływów
    }
    .gender = pl
-fort = { $case ->
        [gen] Fortu
        [dat] Fortowi
        [acc] Fort
        [ins] Fortem
        [loc] Forcie
       *[nom] Fort
    }
    .gender = m
-fort-many = { $case ->
        [gen] Fortów
        [dat] Fortom
        [acc] Forty
        [ins] Fortami
        [loc] Fortach
       *[nom] Forty
    }
    .gender = pl
-castle = { $case ->
        [gen] Zamku
        [dat] Zamkowi
        [acc] Zamek
        [ins] Zamkiem
        [loc] Zamku
       *[nom] Zamek
    }
    .gender = m
-castle-many = { $case ->
        [gen] Zamków
        [dat] Zamkom
        [acc] Zamki
        [ins] Zamkami
        [loc] Zamkach
       *[nom] Zamki
    }
    .gender = pl
-town = { $case ->
        [gen] Osady
        [dat] Osadzie
        [acc] Osadę
        [ins] Osadą
        [loc] Osadzie
       *[nom] Osada
    }
    .gender = f
-town-many = { $case ->
        [gen] Osad
        [dat] Osadom
        [acc] Osady
        [ins] Osadami
        [loc] Osadach
       *[nom] Osady
    }
    .gender = pl
-city = { $case ->
        [gen] Miasta
        [dat] Miastu
        [acc] Miasto
        [ins] Miastem
        [loc] Mieście
       *[nom] Miasto
    }
    .gender = n
-city-many = { $case ->
        [gen] Miast
        [dat] Miastom
        [acc] Miasta
        [ins] Miastami
        [loc] Miastach
       *[nom] Miasta
    }
    .gender = pl
-palace = { $case ->
        [gen] Pałacu
        [dat] Pałacowi
        [acc] Pałac
        [ins] Pałacem
        [loc] Pałacu
       *[nom] Pałac
    }
    .gender = m
-palace-many = { $case ->
        [gen] Pałaców
        [dat] Pałacom
        [acc] Pałace
        [ins] Pałacami
        [loc] Pałacach
       *[nom] Pałace
    }
    .gender = pl
-building = { $case ->
        [gen] budowli
        [dat] budowli
        [acc] budowlę
        [ins] budowlą
        [loc] budowli
       *[nom] budowla
    }
    .gender = f
-building-many = { $case ->
        [gen] budowli
        [dat] budowlom
        [acc] budowle
        [ins] budowlami
        [loc] budowlach
       *[nom] budowle
    }
    .gender = pl
-stronghold = { $case ->
        [gen] budowli obronnej
        [dat] budowli obronnej
        [acc] budowlę obronną
        [ins] budowlą obronną
        [loc] budowli obronnej
       *[nom] budowla obronna
    }
    .gender = f
-stronghold-many = { $case ->
        [gen] budowli obronnych
        [dat] budowlom obronnym
        [acc] budowle obronne
        [ins] budowlami obronnymi
        [loc] budowlach obronnych
       *[nom] budowle obronne
    }
    .gender = pl
-settlement = { $case ->
        [gen] budowli cywilnej
        [dat] budowli cywilnej
        [acc] budowlę cywilną
        [ins] budowlą cywilną
        [loc] budowli cywilnej
       *[nom] budowla cywilna
    }
    .gender = f
-settlement-many = { $case ->
        [gen] budowli cywilnych
        [dat] budowlom cywilnym
        [acc] budowle cywilne
        [ins] budowlami cywilnymi
        [loc] budowlach cywilnych
       *[nom] budowle cywilne
    }
    .gender = pl
-hex = { $case ->
        [gen] kafelka
        [dat] kafelkowi
        [acc] kafelek
        [ins] kafelkiem
        [loc] kafelku
       *[nom] kafelek
    }
    .gender = m
-hex-many = { $case ->
        [gen] kafelków
        [dat] kafelkom
        [acc] kafelki
        [ins] kafelkami
        [loc] kafelkach
       *[nom] kafelki
    }
    .gender = pl
-tile = { $case ->
        [gen] kafelka terenu
        [dat] kafelkowi terenu
        [acc] kafelek terenu
        [ins] kafelkiem terenu
        [loc] kafelku terenu
       *[nom] kafelek terenu
    }
    .gender = m
-tile-many = { $case ->
        [gen] kafelków terenu
        [dat] kafelkom terenu
        [acc] kafelki terenu
        [ins] kafelkami terenu
        [loc] kafelkach terenu
       *[nom] kafelki terenu
    }
    .gender = pl
-card = { $case ->
        [gen] karty Władzy
        [dat] karcie Władzy
        [acc] kartę Władzy
        [ins] kartą Władzy
        [loc] karcie Władzy
       *[nom] karta Władzy
    }
    .gender = f
-card-many = { $case ->
        [gen] kart Władzy
        [dat] kartom Władzy
        [acc] karty Władzy
        [ins] kartami Władzy
        [loc] kartach Władzy
       *[nom] karty Władzy
    }
    .gender = pl
-event = { $case ->
        [gen] wydarzenia
        [dat] wydarzeniu
        [acc] wydarzenie
        [ins] wydarzeniem
        [loc] wydarzeniu
       *[nom] wydarzenie
    }
    .gender = n
-event-many = { $case ->
        [gen] wydarzeń
        [dat] wydarzeniom
        [acc] wydarzenia
        [ins] wydarzeniami
        [loc] wydarzeniach
       *[nom] wydarzenia
    }
    .gender = pl
-character = { $case ->
        [gen] postaci
        [dat] postaci
        [acc] postać
        [ins] postacią
        [loc] postaci
       *[nom] postać
    }
    .gender = f
-character-many = { $case ->
        [gen] postaci
        [dat] postaciom
        [acc] postacie
        [ins] postaciami
        [loc] postaciach
       *[nom] postacie
    }
    .gender = pl
-battalion = { $case ->
        [gen] batalionu
        [dat] batalionowi
        [acc] batalion
        [ins] batalionem
        [loc] batalionie
       *[nom] batalion
    }
    .gender = m
-battalion-many = { $case ->
        [gen] batalionów
        [dat] batalionom
        [acc] bataliony
        [ins] batalionami
        [loc] batalionach
       *[nom] bataliony
    }
    .gender = pl
-ruler = { $case ->
        [gen] Władcy
        [dat] Władcy
        [acc] Władcę
        [ins] Władcą
        [loc] Władcy
       *[nom] Władca
    }
    .gender = m
-ruler-many = { $case ->
        [gen] Władców
        [dat] Władcom
        [acc] Władców
        [ins] Władcami
        [loc] Władcach
       *[nom] Władcy
    }
    .gender = pl
-strength = { $case ->
        [gen] punktu siły bojowej
        [dat] punktowi siły bojowej
        [acc] punkt siły bojowej
        [ins] punktem siły bojowej
        [loc] punkcie siły bojowej
       *[nom] punkt siły bojowej
    }
    .gender = m
-strength-many = { $case ->
        [gen] punktów siły bojowej
        [dat] punktom siły bojowej
        [acc] punkty siły bojowej
        [ins] punktami siły bojowej
        [loc] punktach siły bojowej
       *[nom] punkty siły bojowej
    }
    .gender = pl
-move = { $case ->
        [gen] ruchu
        [dat] ruchowi
        [acc] ruch
        [ins] ruchem
        [loc] ruchu
       *[nom] ruch
    }
    .gender = m
-move-many = { $case ->
        [gen] ruchów
        [dat] ruchom
        [acc] ruchy
        [ins] ruchami
        [loc] ruchach
       *[nom] ruchy
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
-year = { $case ->
        [gen] roku
        [dat] rokowi
        [acc] rok
        [ins] rokiem
        [loc] roku
       *[nom] rok
    }
    .gender = m
-year-many = { $case ->
        [gen] lat
        [dat] latom
        [acc] lata
        [ins] latami
        [loc] latach
       *[nom] lata
    }
    .gender = pl
-loss = { $case ->
        [gen] straty
        [dat] stracie
        [acc] stratę
        [ins] stratą
        [loc] stracie
       *[nom] strata
    }
    .gender = f
-loss-many = { $case ->
        [gen] strat
        [dat] stratom
        [acc] straty
        [ins] stratami
        [loc] stratach
       *[nom] straty
    }
    .gender = pl

# Rzecz, której jest wiele jednakowych: jedna i policzone.
coin = { $case ->
        [gen] Monety
        [dat] Monecie
        [acc] Monetę
        [ins] Monetą
        [loc] Monecie
       *[nom] Moneta
    }
    .gender = f
coin-count = { $case ->
        [gen] { $count ->
            [one] { $count } Monety
           *[many] { $count } Monet
        }
        [dat] { $count ->
            [one] { $count } Monecie
           *[many] { $count } Monetom
        }
        [acc] { $count ->
            [one] { $count } Monetę
            [few] { $count } Monety
           *[many] { $count } Monet
        }
        [ins] { $count ->
            [one] { $count } Monetą
           *[many] { $count } Monetami
        }
        [loc] { $count ->
            [one] { $count } Monecie
           *[many] { $count } Monetach
        }
       *[nom] { $count ->
            [one] { $count } Moneta
            [few] { $count } Monety
           *[many] { $count } Monet
        }
    }
point = { $case ->
        [gen] punktu Zwycięstwa
        [dat] punktowi Zwycięstwa
        [acc] punkt Zwycięstwa
        [ins] punktem Zwycięstwa
        [loc] punkcie Zwycięstwa
       *[nom] punkt Zwycięstwa
    }
    .gender = m
point-count = { $case ->
        [gen] { $count ->
            [one] { $count } punktu Zwycięstwa
           *[many] { $count } punktów Zwycięstwa
        }
        [dat] { $count ->
            [one] { $count } punktowi Zwycięstwa
           *[many] { $count } punktom Zwycięstwa
        }
        [acc] { $count ->
            [one] { $count } punkt Zwycięstwa
            [few] { $count } punkty Zwycięstwa
           *[many] { $count } punktów Zwycięstwa
        }
        [ins] { $count ->
            [one] { $count } punktem Zwycięstwa
           *[many] { $count } punktami Zwycięstwa
        }
        [loc] { $count ->
            [one] { $count } punkcie Zwycięstwa
           *[many] { $count } punktach Zwycięstwa
        }
       *[nom] { $count ->
            [one] { $count } punkt Zwycięstwa
            [few] { $count } punkty Zwycięstwa
           *[many] { $count } punktów Zwycięstwa
        }
    }
unit = { $case ->
        [gen] Oddziału
        [dat] Oddziałowi
        [acc] Oddział
        [ins] Oddziałem
        [loc] Oddziale
       *[nom] Oddział
    }
    .gender = m
unit-count = { $case ->
        [gen] { $count ->
            [one] { $count } Oddziału
           *[many] { $count } Oddziałów
        }
        [dat] { $count ->
            [one] { $count } Oddziałowi
           *[many] { $count } Oddziałom
        }
        [acc] { $count ->
            [one] { $count } Oddział
            [few] { $count } Oddziały
           *[many] { $count } Oddziałów
        }
        [ins] { $count ->
            [one] { $count } Oddziałem
           *[many] { $count } Oddziałami
        }
        [loc] { $count ->
            [one] { $count } Oddziale
           *[many] { $count } Oddziałach
        }
       *[nom] { $count ->
            [one] { $count } Oddział
            [few] { $count } Oddziały
           *[many] { $count } Oddziałów
        }
    }
ordinary = { $case ->
        [gen] Oddziału Zaciężnego
        [dat] Oddziałowi Zaciężnemu
        [acc] Oddział Zaciężny
        [ins] Oddziałem Zaciężnym
        [loc] Oddziale Zaciężnym
       *[nom] Oddział Zaciężny
    }
    .gender = m
ordinary-count = { $case ->
        [gen] { $count ->
            [one] { $count } Oddziału Zaciężnego
           *[many] { $count } Oddziałów Zaciężnych
        }
        [dat] { $count ->
            [one] { $count } Oddziałowi Zaciężnemu
           *[many] { $count } Oddziałom Zaciężnym
        }
        [acc] { $count ->
            [one] { $count } Oddział Zaciężny
            [few] { $count } Oddziały Zaciężne
           *[many] { $count } Oddziałów Zaciężnych
        }
        [ins] { $count ->
            [one] { $count } Oddziałem Zaciężnym
           *[many] { $count } Oddziałami Zaciężnymi
        }
        [loc] { $count ->
            [one] { $count } Oddziale Zaciężnym
           *[many] { $count } Oddziałach Zaciężnych
        }
       *[nom] { $count ->
            [one] { $count } Oddział Zaciężny
            [few] { $count } Oddziały Zaciężne
           *[many] { $count } Oddziałów Zaciężnych
        }
    }
mercenary = { $case ->
        [gen] Oddziału Najemnego
        [dat] Oddziałowi Najemnemu
        [acc] Oddział Najemny
        [ins] Oddziałem Najemnym
        [loc] Oddziale Najemnym
       *[nom] Oddział Najemny
    }
    .gender = m
mercenary-count = { $case ->
        [gen] { $count ->
            [one] { $count } Oddziału Najemnego
           *[many] { $count } Oddziałów Najemnych
        }
        [dat] { $count ->
            [one] { $count } Oddziałowi Najemnemu
           *[many] { $count } Oddziałom Najemnym
        }
        [acc] { $count ->
            [one] { $count } Oddział Najemny
            [few] { $count } Oddziały Najemne
           *[many] { $count } Oddziałów Najemnych
        }
        [ins] { $count ->
            [one] { $count } Oddziałem Najemnym
           *[many] { $count } Oddziałami Najemnymi
        }
        [loc] { $count ->
            [one] { $count } Oddziale Najemnym
           *[many] { $count } Oddziałach Najemnych
        }
       *[nom] { $count ->
            [one] { $count } Oddział Najemny
            [few] { $count } Oddziały Najemne
           *[many] { $count } Oddziałów Najemnych
        }
    }
influence = { $case ->
        [gen] żetonu Wpływów
        [dat] żetonowi Wpływów
        [acc] żeton Wpływów
        [ins] żetonem Wpływów
        [loc] żetonie Wpływów
       *[nom] żeton Wpływów
    }
    .gender = m
influence-count = { $case ->
        [gen] { $count ->
            [one] { $count } żetonu Wpływów
           *[many] { $count } żetonów Wpływów
        }
        [dat] { $count ->
            [one] { $count } żetonowi Wpływów
           *[many] { $count } żetonom Wpływów
        }
        [acc] { $count ->
            [one] { $count } żeton Wpływów
            [few] { $count } żetony Wpływów
           *[many] { $count } żetonów Wpływów
        }
        [ins] { $count ->
            [one] { $count } żetonem Wpływów
           *[many] { $count } żetonami Wpływów
        }
        [loc] { $count ->
            [one] { $count } żetonie Wpływów
           *[many] { $count } żetonach Wpływów
        }
       *[nom] { $count ->
            [one] { $count } żeton Wpływów
            [few] { $count } żetony Wpływów
           *[many] { $count } żetonów Wpływów
        }
    }
fort = { $case ->
        [gen] Fortu
        [dat] Fortowi
        [acc] Fort
        [ins] Fortem
        [loc] Forcie
       *[nom] Fort
    }
    .gender = m
fort-count = { $case ->
        [gen] { $count ->
            [one] { $count } Fortu
           *[many] { $count } Fortów
        }
        [dat] { $count ->
            [one] { $count } Fortowi
           *[many] { $count } Fortom
        }
        [acc] { $count ->
            [one] { $count } Fort
            [few] { $count } Forty
           *[many] { $count } Fortów
        }
        [ins] { $count ->
            [one] { $count } Fortem
           *[many] { $count } Fortami
        }
        [loc] { $count ->
            [one] { $count } Forcie
           *[many] { $count } Fortach
        }
       *[nom] { $count ->
            [one] { $count } Fort
            [few] { $count } Forty
           *[many] { $count } Fortów
        }
    }
castle = { $case ->
        [gen] Zamku
        [dat] Zamkowi
        [acc] Zamek
        [ins] Zamkiem
        [loc] Zamku
       *[nom] Zamek
    }
    .gender = m
castle-count = { $case ->
        [gen] { $count ->
            [one] { $count } Zamku
           *[many] { $count } Zamków
        }
        [dat] { $count ->
            [one] { $count } Zamkowi
           *[many] { $count } Zamkom
        }
        [acc] { $count ->
            [one] { $count } Zamek
            [few] { $count } Zamki
           *[many] { $count } Zamków
        }
        [ins] { $count ->
            [one] { $count } Zamkiem
           *[many] { $count } Zamkami
        }
        [loc] { $count ->
            [one] { $count } Zamku
           *[many] { $count } Zamkach
        }
       *[nom] { $count ->
            [one] { $count } Zamek
            [few] { $count } Zamki
           *[many] { $count } Zamków
        }
    }
town = { $case ->
        [gen] Osady
        [dat] Osadzie
        [acc] Osadę
        [ins] Osadą
        [loc] Osadzie
       *[nom] Osada
    }
    .gender = f
town-count = { $case ->
        [gen] { $count ->
            [one] { $count } Osady
           *[many] { $count } Osad
        }
        [dat] { $count ->
            [one] { $count } Osadzie
           *[many] { $count } Osadom
        }
        [acc] { $count ->
            [one] { $count } Osadę
            [few] { $count } Osady
           *[many] { $count } Osad
        }
        [ins] { $count ->
            [one] { $count } Osadą
           *[many] { $count } Osadami
        }
        [loc] { $count ->
            [one] { $count } Osadzie
           *[many] { $count } Osadach
        }
       *[nom] { $count ->
            [one] { $count } Osada
            [few] { $count } Osady
           *[many] { $count } Osad
        }
    }
city = { $case ->
        [gen] Miasta
        [dat] Miastu
        [acc] Miasto
        [ins] Miastem
        [loc] Mieście
       *[nom] Miasto
    }
    .gender = n
city-count = { $case ->
        [gen] { $count ->
            [one] { $count } Miasta
           *[many] { $count } Miast
        }
        [dat] { $count ->
            [one] { $count } Miastu
           *[many] { $count } Miastom
        }
        [acc] { $count ->
            [one] { $count } Miasto
            [few] { $count } Miasta
           *[many] { $count } Miast
        }
        [ins] { $count ->
            [one] { $count } Miastem
           *[many] { $count } Miastami
        }
        [loc] { $count ->
            [one] { $count } Mieście
           *[many] { $count } Miastach
        }
       *[nom] { $count ->
            [one] { $count } Miasto
            [few] { $count } Miasta
           *[many] { $count } Miast
        }
    }
palace = { $case ->
        [gen] Pałacu
        [dat] Pałacowi
        [acc] Pałac
        [ins] Pałacem
        [loc] Pałacu
       *[nom] Pałac
    }
    .gender = m
palace-count = { $case ->
        [gen] { $count ->
            [one] { $count } Pałacu
           *[many] { $count } Pałaców
        }
        [dat] { $count ->
            [one] { $count } Pałacowi
           *[many] { $count } Pałacom
        }
        [acc] { $count ->
            [one] { $count } Pałac
            [few] { $count } Pałace
           *[many] { $count } Pałaców
        }
        [ins] { $count ->
            [one] { $count } Pałacem
           *[many] { $count } Pałacami
        }
        [loc] { $count ->
            [one] { $count } Pałacu
           *[many] { $count } Pałacach
        }
       *[nom] { $count ->
            [one] { $count } Pałac
            [few] { $count } Pałace
           *[many] { $count } Pałaców
        }
    }
building = { $case ->
        [gen] budowli
        [dat] budowli
        [acc] budowlę
        [ins] budowlą
        [loc] budowli
       *[nom] budowla
    }
    .gender = f
building-count = { $case ->
        [gen] { $count ->
            [one] { $count } budowli
           *[many] { $count } budowli
        }
        [dat] { $count ->
            [one] { $count } budowli
           *[many] { $count } budowlom
        }
        [acc] { $count ->
            [one] { $count } budowlę
            [few] { $count } budowle
           *[many] { $count } budowli
        }
        [ins] { $count ->
            [one] { $count } budowlą
           *[many] { $count } budowlami
        }
        [loc] { $count ->
            [one] { $count } budowli
           *[many] { $count } budowlach
        }
       *[nom] { $count ->
            [one] { $count } budowla
            [few] { $count } budowle
           *[many] { $count } budowli
        }
    }
stronghold = { $case ->
        [gen] budowli obronnej
        [dat] budowli obronnej
        [acc] budowlę obronną
        [ins] budowlą obronną
        [loc] budowli obronnej
       *[nom] budowla obronna
    }
    .gender = f
stronghold-count = { $case ->
        [gen] { $count ->
            [one] { $count } budowli obronnej
           *[many] { $count } budowli obronnych
        }
        [dat] { $count ->
            [one] { $count } budowli obronnej
           *[many] { $count } budowlom obronnym
        }
        [acc] { $count ->
            [one] { $count } budowlę obronną
            [few] { $count } budowle obronne
           *[many] { $count } budowli obronnych
        }
        [ins] { $count ->
            [one] { $count } budowlą obronną
           *[many] { $count } budowlami obronnymi
        }
        [loc] { $count ->
            [one] { $count } budowli obronnej
           *[many] { $count } budowlach obronnych
        }
       *[nom] { $count ->
            [one] { $count } budowla obronna
            [few] { $count } budowle obronne
           *[many] { $count } budowli obronnych
        }
    }
settlement = { $case ->
        [gen] budowli cywilnej
        [dat] budowli cywilnej
        [acc] budowlę cywilną
        [ins] budowlą cywilną
        [loc] budowli cywilnej
       *[nom] budowla cywilna
    }
    .gender = f
settlement-count = { $case ->
        [gen] { $count ->
            [one] { $count } budowli cywilnej
           *[many] { $count } budowli cywilnych
        }
        [dat] { $count ->
            [one] { $count } budowli cywilnej
           *[many] { $count } budowlom cywilnym
        }
        [acc] { $count ->
            [one] { $count } budowlę cywilną
            [few] { $count } budowle cywilne
           *[many] { $count } budowli cywilnych
        }
        [ins] { $count ->
            [one] { $count } budowlą cywilną
           *[many] { $count } budowlami cywilnymi
        }
        [loc] { $count ->
            [one] { $count } budowli cywilnej
           *[many] { $count } budowlach cywilnych
        }
       *[nom] { $count ->
            [one] { $count } budowla cywilna
            [few] { $count } budowle cywilne
           *[many] { $count } budowli cywilnych
        }
    }
hex = { $case ->
        [gen] kafelka
        [dat] kafelkowi
        [acc] kafelek
        [ins] kafelkiem
        [loc] kafelku
       *[nom] kafelek
    }
    .gender = m
hex-count = { $case ->
        [gen] { $count ->
            [one] { $count } kafelka
           *[many] { $count } kafelków
        }
        [dat] { $count ->
            [one] { $count } kafelkowi
           *[many] { $count } kafelkom
        }
        [acc] { $count ->
            [one] { $count } kafelek
            [few] { $count } kafelki
           *[many] { $count } kafelków
        }
        [ins] { $count ->
            [one] { $count } kafelkiem
           *[many] { $count } kafelkami
        }
        [loc] { $count ->
            [one] { $count } kafelku
           *[many] { $count } kafelkach
        }
       *[nom] { $count ->
            [one] { $count } kafelek
            [few] { $count } kafelki
           *[many] { $count } kafelków
        }
    }
tile = { $case ->
        [gen] kafelka terenu
        [dat] kafelkowi terenu
        [acc] kafelek terenu
        [ins] kafelkiem terenu
        [loc] kafelku terenu
       *[nom] kafelek terenu
    }
    .gender = m
tile-count = { $case ->
        [gen] { $count ->
            [one] { $count } kafelka terenu
           *[many] { $count } kafelków terenu
        }
        [dat] { $count ->
            [one] { $count } kafelkowi terenu
           *[many] { $count } kafelkom terenu
        }
        [acc] { $count ->
            [one] { $count } kafelek terenu
            [few] { $count } kafelki terenu
           *[many] { $count } kafelków terenu
        }
        [ins] { $count ->
            [one] { $count } kafelkiem terenu
           *[many] { $count } kafelkami terenu
        }
        [loc] { $count ->
            [one] { $count } kafelku terenu
           *[many] { $count } kafelkach terenu
        }
       *[nom] { $count ->
            [one] { $count } kafelek terenu
            [few] { $count } kafelki terenu
           *[many] { $count } kafelków terenu
        }
    }
card = { $case ->
        [gen] karty Władzy
        [dat] karcie Władzy
        [acc] kartę Władzy
        [ins] kartą Władzy
        [loc] karcie Władzy
       *[nom] karta Władzy
    }
    .gender = f
card-count = { $case ->
        [gen] { $count ->
            [one] { $count } karty Władzy
           *[many] { $count } kart Władzy
        }
        [dat] { $count ->
            [one] { $count } karcie Władzy
           *[many] { $count } kartom Władzy
        }
        [acc] { $count ->
            [one] { $count } kartę Władzy
            [few] { $count } karty Władzy
           *[many] { $count } kart Władzy
        }
        [ins] { $count ->
            [one] { $count } kartą Władzy
           *[many] { $count } kartami Władzy
        }
        [loc] { $count ->
            [one] { $count } karcie Władzy
           *[many] { $count } kartach Władzy
        }
       *[nom] { $count ->
            [one] { $count } karta Władzy
            [few] { $count } karty Władzy
           *[many] { $count } kart Władzy
        }
    }
event = { $case ->
        [gen] wydarzenia
        [dat] wydarzeniu
        [acc] wydarzenie
        [ins] wydarzeniem
        [loc] wydarzeniu
       *[nom] wydarzenie
    }
    .gender = n
event-count = { $case ->
        [gen] { $count ->
            [one] { $count } wydarzenia
           *[many] { $count } wydarzeń
        }
        [dat] { $count ->
            [one] { $count } wydarzeniu
           *[many] { $count } wydarzeniom
        }
        [acc] { $count ->
            [one] { $count } wydarzenie
            [few] { $count } wydarzenia
           *[many] { $count } wydarzeń
        }
        [ins] { $count ->
            [one] { $count } wydarzeniem
           *[many] { $count } wydarzeniami
        }
        [loc] { $count ->
            [one] { $count } wydarzeniu
           *[many] { $count } wydarzeniach
        }
       *[nom] { $count ->
            [one] { $count } wydarzenie
            [few] { $count } wydarzenia
           *[many] { $count } wydarzeń
        }
    }
character = { $case ->
        [gen] postaci
        [dat] postaci
        [acc] postać
        [ins] postacią
        [loc] postaci
       *[nom] postać
    }
    .gender = f
character-count = { $case ->
        [gen] { $count ->
            [one] { $count } postaci
           *[many] { $count } postaci
        }
        [dat] { $count ->
            [one] { $count } postaci
           *[many] { $count } postaciom
        }
        [acc] { $count ->
            [one] { $count } postać
            [few] { $count } postacie
           *[many] { $count } postaci
        }
        [ins] { $count ->
            [one] { $count } postacią
           *[many] { $count } postaciami
        }
        [loc] { $count ->
            [one] { $count } postaci
           *[many] { $count } postaciach
        }
       *[nom] { $count ->
            [one] { $count } postać
            [few] { $count } postacie
           *[many] { $count } postaci
        }
    }
battalion = { $case ->
        [gen] batalionu
        [dat] batalionowi
        [acc] batalion
        [ins] batalionem
        [loc] batalionie
       *[nom] batalion
    }
    .gender = m
battalion-count = { $case ->
        [gen] { $count ->
            [one] { $count } batalionu
           *[many] { $count } batalionów
        }
        [dat] { $count ->
            [one] { $count } batalionowi
           *[many] { $count } batalionom
        }
        [acc] { $count ->
            [one] { $count } batalion
            [few] { $count } bataliony
           *[many] { $count } batalionów
        }
        [ins] { $count ->
            [one] { $count } batalionem
           *[many] { $count } batalionami
        }
        [loc] { $count ->
            [one] { $count } batalionie
           *[many] { $count } batalionach
        }
       *[nom] { $count ->
            [one] { $count } batalion
            [few] { $count } bataliony
           *[many] { $count } batalionów
        }
    }
ruler = { $case ->
        [gen] Władcy
        [dat] Władcy
        [acc] Władcę
        [ins] Władcą
        [loc] Władcy
       *[nom] Władca
    }
    .gender = m
ruler-count = { $case ->
        [gen] { $count ->
            [one] { $count } Władcy
           *[many] { $count } Władców
        }
        [dat] { $count ->
            [one] { $count } Władcy
           *[many] { $count } Władcom
        }
        [acc] { $count ->
            [one] { $count } Władcę
            [few] { $count } Władców
           *[many] { $count } Władców
        }
        [ins] { $count ->
            [one] { $count } Władcą
           *[many] { $count } Władcami
        }
        [loc] { $count ->
            [one] { $count } Władcy
           *[many] { $count } Władcach
        }
       *[nom] { $count ->
            [one] { $count } Władca
            [few] { $count } Władców
           *[many] { $count } Władców
        }
    }
strength = { $case ->
        [gen] punktu siły bojowej
        [dat] punktowi siły bojowej
        [acc] punkt siły bojowej
        [ins] punktem siły bojowej
        [loc] punkcie siły bojowej
       *[nom] punkt siły bojowej
    }
    .gender = m
strength-count = { $case ->
        [gen] { $count ->
            [one] { $count } punktu siły bojowej
           *[many] { $count } punktów siły bojowej
        }
        [dat] { $count ->
            [one] { $count } punktowi siły bojowej
           *[many] { $count } punktom siły bojowej
        }
        [acc] { $count ->
            [one] { $count } punkt siły bojowej
            [few] { $count } punkty siły bojowej
           *[many] { $count } punktów siły bojowej
        }
        [ins] { $count ->
            [one] { $count } punktem siły bojowej
           *[many] { $count } punktami siły bojowej
        }
        [loc] { $count ->
            [one] { $count } punkcie siły bojowej
           *[many] { $count } punktach siły bojowej
        }
       *[nom] { $count ->
            [one] { $count } punkt siły bojowej
            [few] { $count } punkty siły bojowej
           *[many] { $count } punktów siły bojowej
        }
    }
move = { $case ->
        [gen] ruchu
        [dat] ruchowi
        [acc] ruch
        [ins] ruchem
        [loc] ruchu
       *[nom] ruch
    }
    .gender = m
move-count = { $case ->
        [gen] { $count ->
            [one] { $count } ruchu
           *[many] { $count } ruchów
        }
        [dat] { $count ->
            [one] { $count } ruchowi
           *[many] { $count } ruchom
        }
        [acc] { $count ->
            [one] { $count } ruch
            [few] { $count } ruchy
           *[many] { $count } ruchów
        }
        [ins] { $count ->
            [one] { $count } ruchem
           *[many] { $count } ruchami
        }
        [loc] { $count ->
            [one] { $count } ruchu
           *[many] { $count } ruchach
        }
       *[nom] { $count ->
            [one] { $count } ruch
            [few] { $count } ruchy
           *[many] { $count } ruchów
        }
    }
action = { $case ->
        [gen] akcji
        [dat] akcji
        [acc] akcję
        [ins] akcją
        [loc] akcji
       *[nom] akcja
    }
    .gender = f
action-count = { $case ->
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
year = { $case ->
        [gen] roku
        [dat] rokowi
        [acc] rok
        [ins] rokiem
        [loc] roku
       *[nom] rok
    }
    .gender = m
year-count = { $case ->
        [gen] { $count ->
            [one] { $count } roku
           *[many] { $count } lat
        }
        [dat] { $count ->
            [one] { $count } rokowi
           *[many] { $count } latom
        }
        [acc] { $count ->
            [one] { $count } rok
            [few] { $count } lata
           *[many] { $count } lat
        }
        [ins] { $count ->
            [one] { $count } rokiem
           *[many] { $count } latami
        }
        [loc] { $count ->
            [one] { $count } roku
           *[many] { $count } latach
        }
       *[nom] { $count ->
            [one] { $count } rok
            [few] { $count } lata
           *[many] { $count } lat
        }
    }
loss = { $case ->
        [gen] straty
        [dat] stracie
        [acc] stratę
        [ins] stratą
        [loc] stracie
       *[nom] strata
    }
    .gender = f
loss-count = { $case ->
        [gen] { $count ->
            [one] { $count } straty
           *[many] { $count } strat
        }
        [dat] { $count ->
            [one] { $count } stracie
           *[many] { $count } stratom
        }
        [acc] { $count ->
            [one] { $count } stratę
            [few] { $count } straty
           *[many] { $count } strat
        }
        [ins] { $count ->
            [one] { $count } stratą
           *[many] { $count } stratami
        }
        [loc] { $count ->
            [one] { $count } stracie
           *[many] { $count } stratach
        }
       *[nom] { $count ->
            [one] { $count } strata
            [few] { $count } straty
           *[many] { $count } strat
        }
    }

## Rodzaje: słowo obok nazwy

kind-card = Karta Władzy
kind-ruler = Władca
kind-building = Budowla
kind-market = Bazar
kind-event = Wydarzenie
kind-character = Postać
kind-battalion = Batalion
kind-stratagem = Strategia
kind-combat = Starcie
kind-influence-contest = Walka o Wpływy
kind-action = Akcja
kind-any-time = W dowolnym momencie
kind-main = Cel główny
kind-secondary = Cel dodatkowy
kind-holy-site = Cel miejsca świętego
kind-year-1 = Cel roku 1

## Władcy

ruler-warlord = { $case ->
        [gen] Kaida
        [dat] Kaidowi
        [acc] Kaida
        [ins] Kaidem
        [loc] Kaidzie
       *[nom] Kaid
    }
    .gender = m
ruler-warlord-text = Najeżdża i niszczy: od razu zdobywa punkty za straty wrogów w swoich Starciach i za Złupione budowle. Nie może budować; może mieć siedem Oddziałów na kafelku.
ruler-murshid = { $case ->
        [gen] Murszida
        [dat] Murszidowi
        [acc] Murszida
        [ins] Murszidem
        [loc] Murszidzie
       *[nom] Murszid
    }
    .gender = m
ruler-murshid-text = Szerzy Wpływy i rozstrzyga remisy tam, gdzie leży jego żeton; wtrąca się w cudze Starcia i Walki o Wpływy i sprzedaje swoje wsparcie za punkty Zwycięstwa.
ruler-sultan = { $case ->
        [gen] Sułtana
        [dat] Sułtanowi
        [acc] Sułtana
        [ins] Sułtanem
        [loc] Sułtanie
       *[nom] Sułtan
    }
    .gender = m
ruler-sultan-text = Buduje Osady i Miasta gdziekolwiek i z nich żyje; ma własny Bazar, na którym inni kupują za umówioną cenę.
ruler-caliph = { $case ->
        [gen] Kalifa
        [dat] Kalifowi
        [acc] Kalifa
        [ins] Kalifem
        [loc] Kalifie
       *[nom] Kalif
    }
    .gender = m
ruler-caliph-text = Włada ziemią: zdobywa punkty za Kontrolowane kafelki, tanio wznosi budowle obronne i ma jedyny Pałac.
ruler-nomad = { $case ->
        [gen] Nomady
        [dat] Nomadzie
        [acc] Nomadę
        [ins] Nomadą
        [loc] Nomadzie
       *[nom] Nomada
    }
    .gender = m
ruler-nomad-text = Chce się bogacić: nikt nie wystawi najemników bez jego zgody i ceny; werbuje wszędzie, gdzie nie Kontroluje nikt inny.

## Karty Władzy

card-warfare = { $case ->
        [gen] Działań wojennych
        [dat] Działaniom wojennym
        [acc] Działania wojenne
        [ins] Działaniami wojennymi
        [loc] Działaniach wojennych
       *[nom] Działania wojenne
    }
    .gender = pl
card-warfare-text = Starcie: za każde trzy swoje Oddziały na kafelku musisz przydzielić do tej karty jeden: +1 do siły bojowej za każdy. Po określeniu zwycięzcy wracają one do puli.
card-boats = { $case ->
        [gen] Statków
        [dat] Statkom
        [acc] Statki
        [ins] Statkami
        [loc] Statkach
       *[nom] Statki
    }
    .gender = pl
card-boats-text = W dowolnym momencie: w tej swojej akcji możesz poruszać Oddziały przez rzeki.
card-sheikh = { $case ->
        [gen] Szajcha
        [dat] Szajchowi
        [acc] Szajcha
        [ins] Szajchem
        [loc] Szajchu
       *[nom] Szajch
    }
    .gender = m
card-sheikh-text = Starcie: usuń do puli z sąsiadującego kafelka Oddział Najemny Władcy spoza Starcia. Umieść na kafelku swój Oddział Najemny i przydziel go do tej karty.
card-siege-engines = { $case ->
        [gen] Machin oblężniczych
        [dat] Machinom oblężniczym
        [acc] Machiny oblężnicze
        [ins] Machinami oblężniczymi
        [loc] Machinach oblężniczych
       *[nom] Machiny oblężnicze
    }
    .gender = pl
card-siege-engines-text = Starcie: +1 do siły bojowej jako obrońca z budowlą obronną na kafelku; +2 jako najeźdźca przeciw budowli obronnej.
card-assassins = { $case ->
        [gen] Asasynów
        [dat] Asasynom
        [acc] Asasynów
        [ins] Asasynami
        [loc] Asasynach
       *[nom] Asasyni
    }
    .gender = pl
card-assassins-text = Starcie, przed innymi kartami: anuluj kartę postaci przeciwnika albo usuń do puli jeden jego Oddział (przeciwnik wybiera który). Walka o Wpływy, przed innymi kartami: anuluj kartę postaci przeciwnej strony.
card-imam = { $case ->
        [gen] Imama
        [dat] Imamowi
        [acc] Imama
        [ins] Imamem
        [loc] Imamie
       *[nom] Imam
    }
    .gender = m
card-imam-text = Walka o Wpływy: +2 do Wpływów.
card-rebels = { $case ->
        [gen] Buntowników
        [dat] Buntownikom
        [acc] Buntowników
        [ins] Buntownikami
        [loc] Buntownikach
       *[nom] Buntownicy
    }
    .gender = pl
card-rebels-text = Walka o Wpływy: +2 do Wpływów, jeśli na kafelku jest Osada albo Miasto, w innym razie +1.
card-corruption = { $case ->
        [gen] Nieprawości
        [dat] Nieprawości
        [acc] Nieprawość
        [ins] Nieprawością
        [loc] Nieprawości
       *[nom] Nieprawość
    }
    .gender = f
card-corruption-text = Walka o Wpływy: wybierz Władcę z przeciwnej strony: −1 do jej Wpływów. Potem Władca ten bierze tę kartę na rękę.
card-preacher = { $case ->
        [gen] Kaznodziei
        [dat] Kaznodziei
        [acc] Kaznodzieję
        [ins] Kaznodzieją
        [loc] Kaznodziei
       *[nom] Kaznodzieja
    }
    .gender = m
card-preacher-text = Walka o Wpływy: +1 do Wpływów; +2 na urodzajnej ziemi.
card-dervishes = { $case ->
        [gen] Derwiszy
        [dat] Derwiszom
        [acc] Derwiszy
        [ins] Derwiszami
        [loc] Derwiszach
       *[nom] Derwisze
    }
    .gender = pl
card-dervishes-text = Starcie: +1 do siły bojowej. Walka o Wpływy: +1 do Wpływów.
card-old-man = { $case ->
        [gen] Starca z Gór
        [dat] Starcowi z Gór
        [acc] Starca z Gór
        [ins] Starcem z Gór
        [loc] Starcu z Gór
       *[nom] Starzec z Gór
    }
    .gender = m
card-old-man-text = Starcie: +1 do siły bojowej; +2 na kafelku góry. Walka o Wpływy: +1 do Wpływów; +2 na kafelku góry.
card-spies = { $case ->
        [gen] Szpiegów
        [dat] Szpiegom
        [acc] Szpiegów
        [ins] Szpiegami
        [loc] Szpiegach
       *[nom] Szpiedzy
    }
    .gender = pl
card-spies-text = W dowolnym momencie: obejrzyj karty na ręce innego Władcy, także wybrane, lecz jeszcze nieujawnione.
card-bribery = { $case ->
        [gen] Przekupstwa
        [dat] Przekupstwu
        [acc] Przekupstwo
        [ins] Przekupstwem
        [loc] Przekupstwie
       *[nom] Przekupstwo
    }
    .gender = n
card-bribery-text = Starcie: zapłać 1 Monetę, by usunąć do puli Oddział Najemny przeciwnika z kafelka i umieścić tam swój.
card-poisoned-wells = { $case ->
        [gen] Zatrutych studni
        [dat] Zatrutym studniom
        [acc] Zatrute studnie
        [ins] Zatrutymi studniami
        [loc] Zatrutych studniach
       *[nom] Zatrute studnie
    }
    .gender = pl
card-poisoned-wells-text = Starcie: −1 do siły bojowej przeciwnika; −2 na pustyni i w dziczy.
card-agents = { $case ->
        [gen] Agentów
        [dat] Agentom
        [acc] Agentów
        [ins] Agentami
        [loc] Agentach
       *[nom] Agenci
    }
    .gender = pl
card-agents-text = Akcja: wybierz Władcę obecnego na kafelku z twoim żetonem Wpływów albo sąsiadującym. Weź losową kartę z jego ręki (nie Działania wojenne), a jeśli jej nie ma – 2 Monety.
card-proclamation = { $case ->
        [gen] Obwieszczenia
        [dat] Obwieszczeniu
        [acc] Obwieszczenie
        [ins] Obwieszczeniem
        [loc] Obwieszczeniu
       *[nom] Obwieszczenie
    }
    .gender = n
card-proclamation-text = Akcja: wykonaj Zdobywanie Wpływów na dowolnym kafelku mapy; w Walce o Wpływy twoja strona ma +1.
card-zealots = { $case ->
        [gen] Zelotów
        [dat] Zelotom
        [acc] Zelotów
        [ins] Zelotami
        [loc] Zelotach
       *[nom] Zeloci
    }
    .gender = pl
card-zealots-text = Akcja: na kafelku z twoim żetonem Wpływów Kontrolowanym przez innego Władcę umieść do dwóch swoich Oddziałów Najemnych i rozstrzygnij Starcie jako najeźdźca.
card-lancers = { $case ->
        [gen] Kopijników
        [dat] Kopijnikom
        [acc] Kopijników
        [ins] Kopijnikami
        [loc] Kopijnikach
       *[nom] Kopijnicy
    }
    .gender = pl
card-lancers-text = Starcie: jako najeźdźca, nie na kafelku góry, przydziel do dwóch Oddziałów: +1 do siły bojowej za każdy.
card-horse-archers = { $case ->
        [gen] Konnych łuczników
        [dat] Konnym łucznikom
        [acc] Konnych łuczników
        [ins] Konnymi łucznikami
        [loc] Konnych łucznikach
       *[nom] Konni łucznicy
    }
    .gender = pl
card-horse-archers-text = Starcie: przydziel do dwóch Oddziałów: twoje straty maleją o 1 za każdy.
card-raiders = { $case ->
        [gen] Grabieżców
        [dat] Grabieżcom
        [acc] Grabieżców
        [ins] Grabieżcami
        [loc] Grabieżcach
       *[nom] Grabieżcy
    }
    .gender = pl
card-raiders-text = Starcie: przydziel jeden Oddział: +1 do siły bojowej. Jeśli potem jako najeźdźca Złupisz budowlę, weź dodatkowo 2 Monety.
card-war-drums = { $case ->
        [gen] Bębnów wojennych
        [dat] Bębnom wojennym
        [acc] Bębny wojenne
        [ins] Bębnami wojennymi
        [loc] Bębnach wojennych
       *[nom] Bębny wojenne
    }
    .gender = pl
card-war-drums-text = Starcie: +1 do siły bojowej; +2 jako najeźdźca z co najmniej czterema Oddziałami na kafelku.
card-forced-march = { $case ->
        [gen] Forsownego marszu
        [dat] Forsownemu marszowi
        [acc] Forsowny marsz
        [ins] Forsownym marszem
        [loc] Forsownym marszu
       *[nom] Forsowny marsz
    }
    .gender = m
card-forced-march-text = W dowolnym momencie: podczas swojego Przemieszczenia albo Najazdu wykonaj dodatkowo Przemieszczenie 1, bez Starcia i Łupienia.
card-pillage = { $case ->
        [gen] Rabunku
        [dat] Rabunkowi
        [acc] Rabunek
        [ins] Rabunkiem
        [loc] Rabunku
       *[nom] Rabunek
    }
    .gender = m
card-pillage-text = Akcja: Złup Osadę albo Miasto na kafelku, na którym masz Oddział.
card-sappers = { $case ->
        [gen] Saperów
        [dat] Saperom
        [acc] Saperów
        [ins] Saperami
        [loc] Saperach
       *[nom] Saperzy
    }
    .gender = pl
card-sappers-text = Starcie: jako najeźdźca wybierz budowlę obronną obrońcy na kafelku: nie daje siły bojowej.
card-terror = { $case ->
        [gen] Postrachu
        [dat] Postrachowi
        [acc] Postrach
        [ins] Postrachem
        [loc] Postrachu
       *[nom] Postrach
    }
    .gender = m
card-terror-text = Starcie: za każdy swój Oddział Najemny na kafelku przeciwnik płaci 1 Monetę albo usuwa ten Oddział.
card-emir = { $case ->
        [gen] Emira
        [dat] Emirowi
        [acc] Emira
        [ins] Emirem
        [loc] Emirze
       *[nom] Emir
    }
    .gender = m
card-emir-text = Starcie: +1 do siły bojowej; +2 jako najeźdźca.
card-palace-guard = { $case ->
        [gen] Gwardii pałacowej
        [dat] Gwardii pałacowej
        [acc] Gwardię pałacową
        [ins] Gwardią pałacową
        [loc] Gwardii pałacowej
       *[nom] Gwardia pałacowa
    }
    .gender = f
card-palace-guard-text = Starcie: jeśli masz na kafelku budowlę obronną, przydziel do dwóch Oddziałów: +1 do siły bojowej za każdy.
card-archers = { $case ->
        [gen] Łuczników
        [dat] Łucznikom
        [acc] Łuczników
        [ins] Łucznikami
        [loc] Łucznikach
       *[nom] Łucznicy
    }
    .gender = pl
card-archers-text = Starcie: przydziel jeden Oddział: +1 do siły bojowej; +2 jako obrońca.
card-vizier = { $case ->
        [gen] Wezyra
        [dat] Wezyrowi
        [acc] Wezyra
        [ins] Wezyrem
        [loc] Wezyrze
       *[nom] Wezyr
    }
    .gender = m
card-vizier-text = Walka o Wpływy: +1 do Wpływów; +2, jeśli Władca z twojej strony Kontroluje kafelek.
card-tax-collectors = { $case ->
        [gen] Poborców podatkowych
        [dat] Poborcom podatkowym
        [acc] Poborców podatkowych
        [ins] Poborcami podatkowymi
        [loc] Poborcach podatkowych
       *[nom] Poborcy podatkowi
    }
    .gender = pl
card-tax-collectors-text = Akcja: weź po 1 Monecie za każdy Kontrolowany kafelek, najwyżej 5.
card-engineers = { $case ->
        [gen] Budowniczych
        [dat] Budowniczym
        [acc] Budowniczych
        [ins] Budowniczymi
        [loc] Budowniczych
       *[nom] Budowniczowie
    }
    .gender = pl
card-engineers-text = W dowolnym momencie: za tę swoją Budowę płacisz łącznie o 3 Monety mniej.
card-safe-conduct = { $case ->
        [gen] Glejtu
        [dat] Glejtowi
        [acc] Glejt
        [ins] Glejtem
        [loc] Glejcie
       *[nom] Glejt
    }
    .gender = m
card-safe-conduct-text = Starcie: jeśli przegrasz jako obrońca, najeźdźca nie może Łupić na tym kafelku.
card-camel-riders = { $case ->
        [gen] Jeźdźców na wielbłądach
        [dat] Jeźdźcom na wielbłądach
        [acc] Jeźdźców na wielbłądach
        [ins] Jeźdźcami na wielbłądach
        [loc] Jeźdźcach na wielbłądach
       *[nom] Jeźdźcy na wielbłądach
    }
    .gender = pl
card-camel-riders-text = Starcie: przydziel do dwóch Oddziałów Najemnych: na pustyni i w dziczy +1 do siły bojowej za każdy, gdzie indziej łącznie +1.
card-mercenary-captain = { $case ->
        [gen] Dowódcy najemników
        [dat] Dowódcy najemników
        [acc] Dowódcę najemników
        [ins] Dowódcą najemników
        [loc] Dowódcy najemników
       *[nom] Dowódca najemników
    }
    .gender = m
card-mercenary-captain-text = Starcie: +1 do siły bojowej, jeśli masz na kafelku Oddział Najemny; +2, jeśli co najmniej trzy.
card-desert-guides = { $case ->
        [gen] Pustynnych przewodników
        [dat] Pustynnym przewodnikom
        [acc] Pustynnych przewodników
        [ins] Pustynnymi przewodnikami
        [loc] Pustynnych przewodnikach
       *[nom] Pustynni przewodnicy
    }
    .gender = pl
card-desert-guides-text = W dowolnym momencie: podczas swojego Przemieszczenia jeden ruch może prowadzić z pustyni lub dziczy na dowolną inną pustynię lub dzicz, której nie Kontroluje inny Władca.
card-sandstorm = { $case ->
        [gen] Burzy piaskowej
        [dat] Burzy piaskowej
        [acc] Burzę piaskową
        [ins] Burzą piaskową
        [loc] Burzy piaskowej
       *[nom] Burza piaskowa
    }
    .gender = f
card-sandstorm-text = Starcie: anuluj kartę batalionu przeciwnika; na pustyni i w dziczy możesz zamiast tego anulować wszystkie bataliony.
card-caravan = { $case ->
        [gen] Karawany
        [dat] Karawanie
        [acc] Karawanę
        [ins] Karawaną
        [loc] Karawanie
       *[nom] Karawana
    }
    .gender = f
card-caravan-text = Akcja: weź 4 Monety; wybrany inny Władca bierze 2.
card-turncoats = { $case ->
        [gen] Sprzedawczyków
        [dat] Sprzedawczykom
        [acc] Sprzedawczyki
        [ins] Sprzedawczykami
        [loc] Sprzedawczykach
       *[nom] Sprzedawczyki
    }
    .gender = pl
card-turncoats-text = Starcie: usuń z kafelka do dwóch Oddziałów Najemnych przeciwnika.
card-council-of-elders = { $case ->
        [gen] Rady starszych
        [dat] Radzie starszych
        [acc] Radę starszych
        [ins] Radą starszych
        [loc] Radzie starszych
       *[nom] Rada starszych
    }
    .gender = f
card-council-of-elders-text = Walka o Wpływy: +1 do Wpływów za każdy sąsiadujący kafelek z twoim żetonem Wpływów, najwyżej +3.

## Mapa

terrain-fertile = { $case ->
        [gen] urodzajnej ziemi
        [dat] urodzajnej ziemi
        [acc] urodzajną ziemię
        [ins] urodzajną ziemią
        [loc] urodzajnej ziemi
       *[nom] urodzajna ziemia
    }
    .gender = f
terrain-quarry = { $case ->
        [gen] kamieniołomu
        [dat] kamieniołomowi
        [acc] kamieniołom
        [ins] kamieniołomem
        [loc] kamieniołomie
       *[nom] kamieniołom
    }
    .gender = m
terrain-mountain = { $case ->
        [gen] góry
        [dat] górze
        [acc] górę
        [ins] górą
        [loc] górze
       *[nom] góra
    }
    .gender = f
terrain-desert = { $case ->
        [gen] pustyni
        [dat] pustyni
        [acc] pustynię
        [ins] pustynią
        [loc] pustyni
       *[nom] pustynia
    }
    .gender = f
terrain-wilderness = { $case ->
        [gen] dziczy
        [dat] dziczy
        [acc] dzicz
        [ins] dziczą
        [loc] dziczy
       *[nom] dzicz
    }
    .gender = f
feature-river = { $case ->
        [gen] rzeki
        [dat] rzece
        [acc] rzekę
        [ins] rzeką
        [loc] rzece
       *[nom] rzeka
    }
    .gender = f
feature-crossing = { $case ->
        [gen] przeprawy przez rzekę
        [dat] przeprawie przez rzekę
        [acc] przeprawę przez rzekę
        [ins] przeprawą przez rzekę
        [loc] przeprawie przez rzekę
       *[nom] przeprawa przez rzekę
    }
    .gender = f
feature-holy-site = { $case ->
        [gen] miejsca świętego
        [dat] miejscu świętemu
        [acc] miejsce święte
        [ins] miejscem świętym
        [loc] miejscu świętym
       *[nom] miejsce święte
    }
    .gender = n
building-fort = { $case ->
        [gen] Fortu
        [dat] Fortowi
        [acc] Fort
        [ins] Fortem
        [loc] Forcie
       *[nom] Fort
    }
    .gender = m
building-castle = { $case ->
        [gen] Zamku
        [dat] Zamkowi
        [acc] Zamek
        [ins] Zamkiem
        [loc] Zamku
       *[nom] Zamek
    }
    .gender = m
building-town = { $case ->
        [gen] Osady
        [dat] Osadzie
        [acc] Osadę
        [ins] Osadą
        [loc] Osadzie
       *[nom] Osada
    }
    .gender = f
building-city = { $case ->
        [gen] Miasta
        [dat] Miastu
        [acc] Miasto
        [ins] Miastem
        [loc] Mieście
       *[nom] Miasto
    }
    .gender = n
building-palace = { $case ->
        [gen] Pałacu
        [dat] Pałacowi
        [acc] Pałac
        [ins] Pałacem
        [loc] Pałacu
       *[nom] Pałac
    }
    .gender = m
map-divided-lands = Podzielone Ziemie
map-thaw-treasures = Skarby Roztopów
map-fertile-valley = Żyzna Dolina
map-flat-country = Równinna Kraina
map-crucible-of-power = Tygiel Władzy

## Bazary i zasoby

market-far = { $case ->
        [gen] Bazaru Dalekiego
        [dat] Bazarowi Dalekiemu
        [acc] Bazar Daleki
        [ins] Bazarem Dalekim
        [loc] Bazarze Dalekim
       *[nom] Bazar Daleki
    }
    .gender = m
market-middle = { $case ->
        [gen] Bazaru Środkowego
        [dat] Bazarowi Środkowemu
        [acc] Bazar Środkowy
        [ins] Bazarem Środkowym
        [loc] Bazarze Środkowym
       *[nom] Bazar Środkowy
    }
    .gender = m
market-near = { $case ->
        [gen] Bazaru Bliskiego
        [dat] Bazarowi Bliskiemu
        [acc] Bazar Bliski
        [ins] Bazarem Bliskim
        [loc] Bazarze Bliskim
       *[nom] Bazar Bliski
    }
    .gender = m
market-sultan = { $case ->
        [gen] Bazaru Sułtana
        [dat] Bazarowi Sułtana
        [acc] Bazar Sułtana
        [ins] Bazarem Sułtana
        [loc] Bazarze Sułtana
       *[nom] Bazar Sułtana
    }
    .gender = m
power-deck = { $case ->
        [gen] talii Władzy
        [dat] talii Władzy
        [acc] talię Władzy
        [ins] talią Władzy
        [loc] talii Władzy
       *[nom] talia Władzy
    }
    .gender = f
discard-pile = { $case ->
        [gen] stosu kart odrzuconych
        [dat] stosowi kart odrzuconych
        [acc] stos kart odrzuconych
        [ins] stosem kart odrzuconych
        [loc] stosie kart odrzuconych
       *[nom] stos kart odrzuconych
    }
    .gender = m
bank = { $case ->
        [gen] puli
        [dat] puli
        [acc] pulę
        [ins] pulą
        [loc] puli
       *[nom] pula
    }
    .gender = f
supply = { $case ->
        [gen] puli Władcy
        [dat] puli Władcy
        [acc] pulę Władcy
        [ins] pulą Władcy
        [loc] puli Władcy
       *[nom] pula Władcy
    }
    .gender = f
reserves = { $case ->
        [gen] karty Rezerw
        [dat] karcie Rezerw
        [acc] kartę Rezerw
        [ins] kartą Rezerw
        [loc] karcie Rezerw
       *[nom] karta Rezerw
    }
    .gender = f
challenge = { $case ->
        [gen] żetonu Sporu
        [dat] żetonowi Sporu
        [acc] żeton Sporu
        [ins] żetonem Sporu
        [loc] żetonie Sporu
       *[nom] żeton Sporu
    }
    .gender = m
facedown-card = { $case ->
        [gen] karty Władzy
        [dat] karcie Władzy
        [acc] kartę Władzy
        [ins] kartą Władzy
        [loc] karcie Władzy
       *[nom] karta Władzy
    }
    .gender = f

## Strony

side-attacker = { $case ->
        [gen] najeźdźcy
        [dat] najeźdźcy
        [acc] najeźdźcę
        [ins] najeźdźcą
        [loc] najeźdźcy
       *[nom] najeźdźca
    }
    .gender = m
side-defender = { $case ->
        [gen] obrońcy
        [dat] obrońcy
        [acc] obrońcę
        [ins] obrońcą
        [loc] obrońcy
       *[nom] obrońca
    }
    .gender = m
side-supporter = { $case ->
        [gen] poplecznika
        [dat] poplecznikowi
        [acc] poplecznika
        [ins] poplecznikiem
        [loc] popleczniku
       *[nom] poplecznik
    }
    .gender = m
side-participant = { $case ->
        [gen] uczestnika
        [dat] uczestnikowi
        [acc] uczestnika
        [ins] uczestnikiem
        [loc] uczestniku
       *[nom] uczestnik
    }
    .gender = m

## Fazy i akcje

phase-preparation = { $case ->
        [gen] fazy Przygotowania
        [dat] fazie Przygotowania
        [acc] fazę Przygotowania
        [ins] fazą Przygotowania
        [loc] fazie Przygotowania
       *[nom] faza Przygotowania
    }
    .gender = f
phase-income = { $case ->
        [gen] kroku Przychodu
        [dat] krokowi Przychodu
        [acc] krok Przychodu
        [ins] krokiem Przychodu
        [loc] kroku Przychodu
       *[nom] krok Przychodu
    }
    .gender = m
phase-reserves = { $case ->
        [gen] kroku Rezerw
        [dat] krokowi Rezerw
        [acc] krok Rezerw
        [ins] krokiem Rezerw
        [loc] kroku Rezerw
       *[nom] krok Rezerw
    }
    .gender = m
phase-upkeep = { $case ->
        [gen] kroku Utrzymania
        [dat] krokowi Utrzymania
        [acc] krok Utrzymania
        [ins] krokiem Utrzymania
        [loc] kroku Utrzymania
       *[nom] krok Utrzymania
    }
    .gender = m
phase-action = { $case ->
        [gen] fazy Akcji
        [dat] fazie Akcji
        [acc] fazę Akcji
        [ins] fazą Akcji
        [loc] fazie Akcji
       *[nom] faza Akcji
    }
    .gender = f
phase-scoring = { $case ->
        [gen] fazy Punktowania
        [dat] fazie Punktowania
        [acc] fazę Punktowania
        [ins] fazą Punktowania
        [loc] fazie Punktowania
       *[nom] faza Punktowania
    }
    .gender = f
combat = { $case ->
        [gen] Starcia
        [dat] Starciu
        [acc] Starcie
        [ins] Starciem
        [loc] Starciu
       *[nom] Starcie
    }
    .gender = n
contest = { $case ->
        [gen] Walki o Wpływy
        [dat] Walce o Wpływy
        [acc] Walkę o Wpływy
        [ins] Walką o Wpływy
        [loc] Walce o Wpływy
       *[nom] Walka o Wpływy
    }
    .gender = f
action-influence = { $case ->
        [gen] Zdobywania Wpływów
        [dat] Zdobywaniu Wpływów
        [acc] Zdobywanie Wpływów
        [ins] Zdobywaniem Wpływów
        [loc] Zdobywaniu Wpływów
       *[nom] Zdobywanie Wpływów
    }
    .gender = n
action-build = { $case ->
        [gen] Budowy
        [dat] Budowie
        [acc] Budowę
        [ins] Budową
        [loc] Budowie
       *[nom] Budowa
    }
    .gender = f
action-move = { $case ->
        [gen] Przemieszczenia
        [dat] Przemieszczeniu
        [acc] Przemieszczenie
        [ins] Przemieszczeniem
        [loc] Przemieszczeniu
       *[nom] Przemieszczenie
    }
    .gender = n
action-assault = { $case ->
        [gen] Najazdu
        [dat] Najazdowi
        [acc] Najazd
        [ins] Najazdem
        [loc] Najeździe
       *[nom] Najazd
    }
    .gender = m
action-recruit = { $case ->
        [gen] Werbunku Oddziałów
        [dat] Werbunkowi Oddziałów
        [acc] Werbunek Oddziałów
        [ins] Werbunkiem Oddziałów
        [loc] Werbunku Oddziałów
       *[nom] Werbunek Oddziałów
    }
    .gender = m
action-bribe = { $case ->
        [gen] Przekupienia Najemników
        [dat] Przekupieniu Najemników
        [acc] Przekupienie Najemników
        [ins] Przekupieniem Najemników
        [loc] Przekupieniu Najemników
       *[nom] Przekupienie Najemników
    }
    .gender = n
action-hire = { $case ->
        [gen] Najęcia Oddziałów
        [dat] Najęciu Oddziałów
        [acc] Najęcie Oddziałów
        [ins] Najęciem Oddziałów
        [loc] Najęciu Oddziałów
       *[nom] Najęcie Oddziałów
    }
    .gender = n
action-buy = { $case ->
        [gen] Kupna kart Władzy
        [dat] Kupnu kart Władzy
        [acc] Kupno kart Władzy
        [ins] Kupnem kart Władzy
        [loc] Kupnie kart Władzy
       *[nom] Kupno kart Władzy
    }
    .gender = n
action-play-card = { $case ->
        [gen] Zagrania karty Władzy
        [dat] Zagraniu karty Władzy
        [acc] Zagranie karty Władzy
        [ins] Zagraniem karty Władzy
        [loc] Zagraniu karty Władzy
       *[nom] Zagranie karty Władzy
    }
    .gender = n
action-tribute = { $case ->
        [gen] Daniny
        [dat] Daninie
        [acc] Daninę
        [ins] Daniną
        [loc] Daninie
       *[nom] Danina
    }
    .gender = f
action-uprising = { $case ->
        [gen] Powstania
        [dat] Powstaniu
        [acc] Powstanie
        [ins] Powstaniem
        [loc] Powstaniu
       *[nom] Powstanie
    }
    .gender = n
action-muster = { $case ->
        [gen] Zaciągu
        [dat] Zaciągowi
        [acc] Zaciąg
        [ins] Zaciągiem
        [loc] Zaciągu
       *[nom] Zaciąg
    }
    .gender = m
action-plot = { $case ->
        [gen] Spisku
        [dat] Spiskowi
        [acc] Spisek
        [ins] Spiskiem
        [loc] Spisku
       *[nom] Spisek
    }
    .gender = m
action-conspire = { $case ->
        [gen] Intrygi
        [dat] Intrydze
        [acc] Intrygę
        [ins] Intrygą
        [loc] Intrydze
       *[nom] Intryga
    }
    .gender = f
action-relocate = { $case ->
        [gen] Przeniesienia Pałacu
        [dat] Przeniesieniu Pałacu
        [acc] Przeniesienie Pałacu
        [ins] Przeniesieniem Pałacu
        [loc] Przeniesieniu Pałacu
       *[nom] Przeniesienie Pałacu
    }
    .gender = n
action-desertion = { $case ->
        [gen] Dezercji
        [dat] Dezercji
        [acc] Dezercję
        [ins] Dezercją
        [loc] Dezercji
       *[nom] Dezercja
    }
    .gender = f

# Co robi każda akcja, dla jej przycisku.
action-influence-text = Umieść swój żeton Wpływów tam, gdzie masz Obecność, albo obok; gdzie są inni – po Walce o Wpływy.
action-build-text = Wznieś budowle, każdą na innym kafelku, i zapłać za nie.
action-move-text = Przemieść dowolną liczbę Oddziałów na sąsiadujący kafelek, którego nie Kontroluje inny Władca.
action-assault-text = Wprowadź Oddziały na kafelek Kontrolowany przez innego Władcę i stocz Starcie albo na wolny kafelek i Złup Osadę lub Miasto.
action-recruit-text = Umieść na mapie Oddziały ze swojej karty Rezerw.
action-bribe-text = Ustal cenę z Nomadą i zamień jeden lub dwa jego Oddziały Najemne na mapie na swoje.
action-hire-text = Umieść za Monety jeden lub dwa Oddziały Najemne; w pięć osób za cenę ustaloną z Nomadą.
action-buy-text = Kup karty Władzy, najwyżej po jednej z każdego Bazaru.
action-play-card-text = Zagraj kartę Władzy ze słowem Akcja.
action-tribute-text = Weź 1 Monetę.
action-uprising-text = Usuń swój żeton z kafelka Kontrolowanego przez innego Władcę, umieść tam dwa Oddziały Zaciężne i stocz Starcie.
action-muster-text = Na każdym kafelku z twoim żetonem, którego nie Kontroluje inny Władca, umieść jeden Oddział Zaciężny albo dwa i usuń żeton.
action-plot-text = Podejrzyj siedem kart i weź karty Murszida: dwie przy pustej ręce, inaczej jedną.
action-conspire-text = Podejrzyj dziesięć kart i wypełnij puste miejsca swojego Bazaru.
action-relocate-text = Umieść Pałac na kafelku, na którym masz Obecność, a nikt inny nie ma Kontroli.
action-desertion-text = Usuń najemników z jednego kafelka; tyle samo twoich trafia na kartę Rezerw.

## Cele. Liczby są z arkusza: $points za każdy albo za całość, $needs to, czego żąda warunek.

objective-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
objective-warlord-main = łup wojenny
objective-warlord-main-text = { objective-points } za każdy Oddział wroga stracony w twoich Starciach; za Złupienie Fortu { $fort }, Zamku { $castle }, Pałacu { $palace }, Osady { $town }, Miasta { $city }.
objective-warlord-secondary = rozległe ziemie
objective-warlord-secondary-text = { objective-points }, jeśli Kontrolujesz co najmniej { $needs ->
        [one] { $needs } kafelek
        [few] { $needs } kafelki
       *[many] { $needs } kafelków
    }.
objective-warlord-holy-site = miejsce święte Kaida
objective-warlord-holy-site-text = { objective-points }, jeśli Kontrolujesz miejsce święte.
objective-warlord-year-1 = złupione osiedle w roku 1
objective-warlord-year-1-text = { objective-points }, jeśli liczba Osad i Miast Złupionych przez ciebie w roku 1 to co najmniej { $needs }.
objective-murshid-main = żetony Wpływów Murszida
objective-murshid-main-text = { objective-points } za każdy twój żeton Wpływów na mapie.
objective-murshid-secondary = Wpływy przy osiedlach
objective-murshid-secondary-text = { objective-points } za każdy kafelek z twoim żetonem Wpływów i Osadą, Miastem albo Pałacem.
objective-murshid-holy-site = miejsce święte Murszida
objective-murshid-holy-site-text = { objective-points }, jeśli masz Wpływy na miejscu świętym.
objective-murshid-year-1 = sieć Wpływów w roku 1
objective-murshid-year-1-text = { objective-points }, jeśli masz na mapie co najmniej { $needs ->
        [one] { $needs } żeton Wpływów
        [few] { $needs } żetony Wpływów
       *[many] { $needs } żetonów Wpływów
    }.
objective-sultan-main = Osady i Miasta
objective-sultan-main-text = punkty za twoje Osady (po { $points }) i Miasta (po { $city }).
objective-sultan-secondary = niezależne osiedla
objective-sultan-secondary-text = { objective-points } za każdy kafelek z Osadą albo Miastem, którego nie Kontroluje inny Władca.
objective-sultan-holy-site = miejsce święte Sułtana
objective-sultan-holy-site-text = { objective-points }, jeśli na miejscu świętym jest twoja Osada, twoje Miasto albo twój żeton Wpływów.
objective-sultan-year-1 = Miasta w roku 1
objective-sultan-year-1-text = { objective-points }, jeśli liczba Miast na mapie to co najmniej { $needs }.
objective-caliph-main = Kontrolowane kafelki
objective-caliph-main-text = { objective-points } za każdy Kontrolowany kafelek.
objective-caliph-quarries = kamieniołomy
objective-caliph-quarries-text = { objective-points } dodatkowo za każdy Kontrolowany kamieniołom.
objective-caliph-crossing = przeprawa przez rzekę w rękach Kalifa
objective-caliph-crossing-text = { objective-points }, jeśli Kontrolujesz przeprawę przez rzekę.
objective-caliph-holy-site = miejsce święte Kalifa
objective-caliph-holy-site-text = { objective-points }, jeśli Kontrolujesz miejsce święte.
objective-caliph-year-1 = kamieniołomy i przeprawa w roku 1
objective-caliph-year-1-text = { objective-points }, jeśli spośród kamieniołomów i przeprawy przez rzekę Kontrolujesz co najmniej { $needs ->
        [one] { $needs } kafelek
        [few] { $needs } kafelki
       *[many] { $needs } kafelków
    }.
objective-nomad-main = zebrane bogactwo
objective-nomad-main-text = { objective-points } za każde zapłacone do puli { $coins ->
        [one] { $coins } Monetę
        [few] { $coins } Monety
       *[many] { $coins } Monet
    }.
objective-nomad-secondary = najemnicy w służbie
objective-nomad-secondary-text = { objective-points } za każdego innego Władcę, który ma na mapie Oddział Najemny.
objective-nomad-holy-site = miejsce święte Nomady
objective-nomad-holy-site-text = { objective-points }, jeśli masz Wpływy na miejscu świętym.
objective-nomad-year-1 = Wpływy Nomady w roku 1
objective-nomad-year-1-text = { objective-points }, jeśli masz na mapie co najmniej { $needs ->
        [one] { $needs } żeton Wpływów
        [few] { $needs } żetony Wpływów
       *[many] { $needs } żetonów Wpływów
    }.

## Atrybuty specjalne

trait-wandering-raider = Wędrowny rozbójnik
trait-wandering-raider-text = Punkty za cel główny zdobywasz od razu, po Starciu.
trait-chieftain = Wódz
trait-chieftain-text = Zaciąg wystawia Oddziały wprost z twojej puli.
trait-destroyer = Niszczyciel
trait-destroyer-text = Nie możesz budować.
trait-conqueror = Zdobywca
trait-conqueror-text = Zaczynasz z kartą Działania wojenne, możesz ją zagrać w każdym swoim Starciu i od razu wraca ona na rękę.
trait-horde-leader = Herszt hordy
trait-horde-leader-text = Możesz mieć siedem Oddziałów na kafelku.
trait-foray = Podjazd
trait-foray-text = Twoje Przemieszczenie ma trzy ruchy.
trait-tip-the-scales = Przeważanie Szali Zwycięstwa
trait-tip-the-scales-text = Tam, gdzie leży twój żeton Wpływów, rozstrzygasz remisy w Starciach i Walkach o Wpływy.
trait-authority = Posłuch
trait-authority-text = Uczestniczysz w Walkach o Wpływy na kafelkach sąsiadujących z twoimi żetonami Wpływów.
trait-interference = Ingerencja
trait-interference-text = W Starciu przy twoich żetonach Wpływów lub obok nich możesz przypisać swoje karty jednej ze stron.
trait-covenant = Paktowanie
trait-covenant-text = Władcy mogą zaoferować ci do 5 punktów Zwycięstwa za wsparcie; płacą, jeśli wygrają.
trait-connections = Koligacje
trait-connections-text = Jest z tobą powiązanych więcej kart Władzy niż z kimkolwiek innym.
trait-splendour = Splendor
trait-splendour-text = Masz Obecność wszędzie, gdzie stoją twoje Osady i Miasta, i tylko ty je budujesz.
trait-riches = Bogactwa
trait-riches-text = Masz Przychód z każdej Osady, każdego Miasta i każdego swojego żetonu Wpływów na mapie.
trait-prosperity = Dobrobyt
trait-prosperity-text = Kto Kontroluje kafelek z twoim żetonem Wpływów, ma z niego Przychód.
trait-luxuries = Luksusy
trait-luxuries-text = Przy Kupnie jedna karta z twojego Bazaru jest bezpłatna.
trait-builder = Budowniczy
trait-builder-text = Twoja Budowa to trzy budowle.
trait-mandate = Mandat władzy
trait-mandate-text = Masz Pałac: siła bojowa 2, budowla obronna i cywilna zarazem.
trait-pillars = Filary kalifatu
trait-pillars-text = Forty i Zamki kosztują cię mniej.
trait-desert-winds = Wiatry pustyni
trait-desert-winds-text = Werbujesz także tam, gdzie nie masz Obecności, jeśli kafelka nie Kontroluje inny Władca.
trait-desert-gold = Złoto pustyni
trait-desert-gold-text = Inni dostają najemników tylko za twoją cenę; twoi wycofują się na kartę Rezerw.

## Kafelki

tile-crossing = { $case ->
        [gen] przeprawy przez rzekę
        [dat] przeprawie przez rzekę
        [acc] przeprawę przez rzekę
        [ins] przeprawą przez rzekę
        [loc] przeprawie przez rzekę
       *[nom] przeprawa przez rzekę
    }
    .gender = f
tile-river = { $case ->
        [gen] rzeki
        [dat] rzece
        [acc] rzekę
        [ins] rzeką
        [loc] rzece
       *[nom] rzeka
    }
    .gender = f
tile-fertile = { $case ->
        [gen] urodzajnej ziemi
        [dat] urodzajnej ziemi
        [acc] urodzajną ziemię
        [ins] urodzajną ziemią
        [loc] urodzajnej ziemi
       *[nom] urodzajna ziemia
    }
    .gender = f
tile-holy-site = { $case ->
        [gen] miejsca świętego
        [dat] miejscu świętemu
        [acc] miejsce święte
        [ins] miejscem świętym
        [loc] miejscu świętym
       *[nom] miejsce święte
    }
    .gender = n
tile-desert = { $case ->
        [gen] pustyni
        [dat] pustyni
        [acc] pustynię
        [ins] pustynią
        [loc] pustyni
       *[nom] pustynia
    }
    .gender = f
tile-mountain = { $case ->
        [gen] góry
        [dat] górze
        [acc] górę
        [ins] górą
        [loc] górze
       *[nom] góra
    }
    .gender = f
tile-quarry = { $case ->
        [gen] kamieniołomu
        [dat] kamieniołomowi
        [acc] kamieniołom
        [ins] kamieniołomem
        [loc] kamieniołomie
       *[nom] kamieniołom
    }
    .gender = m
tile-wilderness = { $case ->
        [gen] dziczy
        [dat] dziczy
        [acc] dzicz
        [ins] dziczą
        [loc] dziczy
       *[nom] dzicz
    }
    .gender = f

## Inne nazwy

map-build = Wspólnie tworzona mapa

## Kafelki mapy

hex-A1 = A1
hex-A2 = A2
hex-A3 = A3
hex-A4 = A4
hex-A5 = A5
hex-A6 = A6
hex-A7 = A7
hex-A8 = A8
hex-A9 = A9
hex-B1 = B1
hex-B2 = B2
hex-B3 = B3
hex-B4 = B4
hex-B5 = B5
hex-B6 = B6
hex-B7 = B7
hex-B8 = B8
hex-B9 = B9
hex-C1 = C1
hex-C2 = C2
hex-C3 = C3
hex-C4 = C4
hex-C5 = C5
hex-C6 = C6
hex-C7 = C7
hex-C8 = C8
hex-C9 = C9
hex-D1 = D1
hex-D2 = D2
hex-D3 = D3
hex-D4 = D4
hex-D5 = D5
hex-D6 = D6
hex-D7 = D7
hex-D8 = D8
hex-D9 = D9
hex-E1 = E1
hex-E2 = E2
hex-E3 = E3
hex-E4 = E4
hex-E5 = E5
hex-E6 = E6
hex-E7 = E7
hex-E8 = E8
hex-E9 = E9
hex-F1 = F1
hex-F2 = F2
hex-F3 = F3
hex-F4 = F4
hex-F5 = F5
hex-F6 = F6
hex-F7 = F7
hex-F8 = F8
hex-F9 = F9
hex-G1 = G1
hex-G2 = G2
hex-G3 = G3
hex-G4 = G4
hex-G5 = G5
hex-G6 = G6
hex-G7 = G7
hex-G8 = G8
hex-G9 = G9
hex-H1 = H1
hex-H2 = H2
hex-H3 = H3
hex-H4 = H4
hex-H5 = H5
hex-H6 = H6
hex-H7 = H7
hex-H8 = H8
hex-H9 = H9
hex-I1 = I1
hex-I2 = I2
hex-I3 = I3
hex-I4 = I4
hex-I5 = I5
hex-I6 = I6
hex-I7 = I7
hex-I8 = I8
hex-I9 = I9
hex-J1 = J1
hex-J2 = J2
hex-J3 = J3
hex-J4 = J4
hex-J5 = J5
hex-J6 = J6
hex-J7 = J7
hex-J8 = J8
hex-J9 = J9
hex-K1 = K1
hex-K2 = K2
hex-K3 = K3
hex-K4 = K4
hex-K5 = K5
hex-K6 = K6
hex-K7 = K7
hex-K8 = K8
hex-K9 = K9

## Uwagi dla posiadaczy pudełka (która karta ma którą: content/notes.toml)

note-name-translated = Nazwa jest naszym tłumaczeniem; w pudełku może być inna.
note-confidence-medium = Część tego odczytujemy z przykładów instrukcji; warto porównać z własnym egzemplarzem.
note-confidence-low = Żadne źródło tego nie podaje; to nasza rekonstrukcja, którą może zastąpić pakiet treści.
note-reconstructed = Żadne źródło tego nie podaje; to nasza rekonstrukcja, którą może zastąpić pakiet treści.

## Część druga: pytania, opcje, powody, dziennik

part-coins =
    { $count ->
        [one] 1 Monetę
        [few] { $count } Monety
       *[many] { $count } Monet
    }
part-price =
    { $price ->
        [one] 1 Monetę
        [few] { $price } Monety
       *[many] { $price } Monet
    }
part-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
part-cards =
    { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
part-units =
    { $count ->
        [one] 1 Oddział
        [few] { $count } Oddziały
       *[many] { $count } Oddziałów
    }
part-both = Zaciężne: { $ordinary }, Najemne: { $mercenaries }
part-range =
    { $least ->
        [0] do { $most }
       *[other] od { $least } do { $most }
    }

ask-action = Rok { $year }, akcja { $round } z { $of }: co robisz?
ask-any-time = Czy chcesz teraz zagrać kartę?
ask-influence-where = Na którym kafelku zdobywasz Wpływy?
ask-build-what = Co i gdzie budujesz (zostało: { $count }, masz Monet: { $coins })?
ask-move-where = Dokąd się przemieszczasz (pozostałe ruchy: { $count })?
ask-move-units = Które Oddziały przemieszczasz z { NAME($hex) } ({ part-range })?
ask-assault-where = Gdzie przeprowadzasz Najazd?
ask-assault-units = Które Oddziały biorą udział w Najeździe z { NAME($hex) } ({ part-range })?
ask-assault-end = Czy chcesz jeszcze coś zrobić, zanim Najazd się zakończy?
ask-recruit-where = Gdzie umieszczasz Oddział (zostało: { $count })?
ask-hire-how-many = Najmujesz jeden Oddział (Monety: { $one }) czy dwa (Monety: { $two })?
ask-hire-where = Gdzie umieszczasz najęty Oddział?
ask-bribe-where = Na którym kafelku chcesz przekupić najemników Nomady?
ask-bribe-then = Czy przekupione Oddziały ruszają dalej?
ask-buy-card = Którą kartę kupujesz (masz Monet: { $coins })?
ask-sale-card = O którą kartę z Bazaru Sułtana się targujesz?
ask-deal-units = Ilu Oddziałów dotyczy umowa?
ask-deal-price =
    { $kind ->
        [sale] Jaką cenę proponujesz za { NAME($card, "acc") }
       *[other] Jaką cenę proponujesz (Oddziały: { $count })
    }?
ask-deal-reply =
    { $kind ->
        [sale] Propozycja: { NAME($card) } za { part-price }
       *[other] Propozycja: { part-units } za { part-price }
    }. Zgadzasz się?
ask-card-to-play = Którą kartę zagrywasz jako akcję?
ask-agents = Czyją rękę przeszukują Agenci?
ask-zealots = Gdzie powstają Zeloci?
ask-zealots-units = Ilu najemników pojawia się na kafelku { NAME($hex) }?
ask-pillage = Którą Osadę albo które Miasto łupisz?
ask-caravan = Który inny Władca korzysta z Karawany?
ask-uprising-where = Gdzie wybucha Powstanie?
ask-muster-where = Gdzie ogłaszasz Zaciąg?
ask-plot-cards = Które ze swoich kart bierzesz (liczba: { $count })?
ask-conspire-card = Którą kartę kładziesz na swoim Bazarze?
ask-palace-where = Gdzie przenosisz Pałac?
ask-desertion-where = Na którym kafelku dezerterują najemnicy?
ask-desertion-units = Ilu najemników { NAME($other, "gen") } opuszcza kafelek { NAME($hex) }?
ask-covenant-offer = Ile punktów oferujesz Murszidowi za wsparcie na kafelku { NAME($hex) } (najeżdża { NAME($attacker) })?
ask-covenant-amount = Ilu punktów żądasz za wsparcie na kafelku { NAME($hex) } (płaci po zwycięstwie { NAME($ruler) })?
ask-covenant-reply =
    { $said ->
        [demand] { NAME($speaker) } żąda { part-points }, jeśli wygra twoja strona na kafelku { NAME($hex) }: zgadzasz się?
       *[other] { NAME($ruler) } oferuje { part-points } za wsparcie na kafelku { NAME($hex) }: co odpowiadasz?
    }
ask-choose-combat-cards = Które karty wybierasz do Starcia na kafelku { NAME($hex) } (najeżdża { NAME($attacker) })?
ask-choose-contest-cards = Które karty wybierasz do Walki o Wpływy na kafelku { NAME($hex) } (najeżdża { NAME($attacker) })?
ask-interfere = Po której stronie opowiadasz się na kafelku { NAME($hex) }: najeżdża { NAME($attacker) }, broni się { NAME($defender) }?
ask-tip-the-scales = Na kafelku { NAME($hex) } jest remis (najeżdża { NAME($attacker) }): kto wygrywa?
ask-declare-side = Na kafelku { NAME($hex) } popierasz { NAME($attacker, "acc") } czy stajesz w obronie?
ask-resolve-card = Którą kartę rozpatrujesz teraz na kafelku { NAME($hex) } (najeżdża { NAME($attacker) })?
ask-warfare-units = Które Oddziały na kafelku { NAME($hex) } przydzielasz do Działań wojennych ({ part-range })?
ask-assign-units = Które Oddziały na kafelku { NAME($hex) } przydzielasz do karty ({ part-range })?
ask-losses = Które Oddziały tracisz na kafelku { NAME($hex) } ({ part-range })?
ask-over-limit = Na kafelku { NAME($hex) } jest za dużo Oddziałów: które usuwasz ({ part-range })?
ask-assassins = Co robią Asasyni?
ask-assassins-unit = Który Oddział na kafelku { NAME($hex) } ginie z ręki Asasynów ({ part-range })?
ask-sheikh = Z którego kafelka Szajch zabiera najemnika?
ask-corruption = Na którego Władcę przeciwnej strony kładziesz Nieprawość?
ask-sappers = Którą budowlę obronną podkopują Saperzy?
ask-terror = Za ilu najemników na kafelku { NAME($hex) } płacisz (jest: { $count }, za każdego { part-price })?
ask-turncoats = Ilu najemników { NAME($other, "gen") } odchodzi z kafelka { NAME($hex) }?
ask-sandstorm = Które bataliony powstrzymuje Burza piaskowa?
ask-capture = Czy zajmujesz budowlę obronną na kafelku { NAME($hex) }?
ask-sack = Czy łupisz budowlę cywilną na kafelku { NAME($hex) }?
ask-hand-limit = Które karty odrzucasz (liczba: { $count }; limit to { $limit })?
ask-nomad-exchange = Ile razy wymieniasz { part-price } na { part-points } (masz Monet: { $coins })?
ask-tile-which = Który kafelek dokładasz?
ask-tile-where = Gdzie go dokładasz?
ask-group-where = Którą grupę umieszczasz i gdzie?
ask-first-palace = Gdzie umieszczasz Pałac?

option-influence = Wpływy na kafelku { NAME($hex) }
option-act-influence = Zdobywanie Wpływów
option-act-build = Budowa
option-act-move = Przemieszczenie
option-act-assault = Najazd
option-act-recruit = Werbunek Oddziałów
option-act-hire = Najęcie Oddziałów
option-act-bribe = Przekupienie Najemników
option-act-buy = Kupno kart Władzy
option-act-bargain = Targ z Sułtanem o kartę, potem Kupno
option-act-card = Zagranie karty Władzy
option-act-tribute = Danina: weź 1 Monetę
option-act-uprising = Powstanie
option-act-muster = Zaciąg
option-act-plot = Spisek
option-act-conspire = Intryga
option-act-relocate = Przeniesienie Pałacu
option-act-desertion = Dezercja
option-build = { NAME($building) } na kafelku { NAME($hex) }
option-move = Z { NAME($from) } na { NAME($hex) }
option-assault = Najazd z { NAME($from) } na { NAME($hex) }
option-stop = To wszystko
option-back = Wybierz inną akcję
option-ordinary = Oddział Zaciężny
option-mercenary = Oddział Najemny
option-place-unit = Oddział na kafelek { NAME($hex) }
option-bribe-at = Najemnicy na kafelku { NAME($hex) }
option-hire =
    { $count ->
        [one] Jeden Oddział
        [few] Dwa Oddziały
       *[many] { $count } Oddziałów
    }
option-deal-card = Karta: { NAME($card) }
option-deal-accept = Zgódź się
option-deal-refuse = Zerwij rozmowy
option-deal-counter = Zaproponuj inne warunki
option-then-move = Przemieść je
option-then-assault = Przeprowadź nimi Najazd
option-stay = Zostają na miejscu
option-buy = { NAME($card) }: { NAME($market) }
option-play-card = Zagraj { NAME($card, "acc") }
option-spies = Szpiedzy: obejrzyj rękę { NAME($other, "gen") }
option-pass = Nie zagrywaj niczego
option-ask-me-actions = Po cichu: pytaj mnie przed akcjami innych
option-ask-me-cards = Po cichu: pytaj mnie, zanim ujawnione zostaną karty
option-let-me-be-actions = Po cichu: nie pytaj mnie przed akcjami innych
option-let-me-be-cards = Po cichu: nie pytaj mnie, zanim ujawnione zostaną karty
option-victim = Ręka { NAME($other, "gen") }
option-zealots = Zeloci na kafelku { NAME($hex) }
option-pillage = Rabunek na kafelku { NAME($hex) }
option-caravan = Korzysta { NAME($other) }
option-uprising = Powstanie na kafelku { NAME($hex) }
option-muster-one = Jeden Oddział na kafelek { NAME($hex) }
option-muster-two = Dwa Oddziały na kafelek { NAME($hex) } za żeton
option-take-card = Weź { NAME($card, "acc") }
option-show-card = Wyłóż { NAME($card, "acc") }
option-palace = Pałac na kafelku { NAME($hex) }
option-desertion = Dezercja na kafelku { NAME($hex) }
option-covenant-accept = Zgódź się
option-covenant-refuse = Bez paktu
option-covenant-counter = Podaj własną cenę
option-choose-card = Karta { NAME($card) }
option-resolve = Rozpatrz { NAME($card, "acc") }
option-leave-rest = Pozostaw resztę bez efektu
option-for-attacker = Najeźdźca
option-for-defender = Obrońca
option-supporter = Poplecznik najeźdźcy
option-defender = Obrońca Wpływów
option-cancel-card = Anuluj { NAME($card, "acc") }
option-cancel-all = Anuluj wszystkie bataliony
option-remove-unit = Usuń Oddział przeciwnika
option-take-mercenary = Najemnik z kafelka { NAME($hex) }
option-put-on = Władca: { NAME($other) }
option-undermine = Budowla: { NAME($building) }
option-capture = Zajmij { NAME($building, "acc") }
option-no-capture = Nie zajmuj
option-sack = Złup { NAME($building, "acc") }
option-spare = Oszczędź
option-discard = Odrzuć { NAME($card, "acc") }
option-tile = Kafelek: { NAME($tile) }
option-spot = Miejsce { $q }, { $r }
option-river-spot = Miejsce { $q }, { $r }, obrót { $turn }
option-group-one = Pierwsza grupa na kafelek { NAME($hex) }
option-group-two = Druga grupa na kafelek { NAME($hex) }

why-no-token = Nie masz już żetonu Wpływów w puli.
why-no-influence-hex = W twoim zasięgu nie ma kafelka bez twojego żetonu Wpływów.
why-token-there = Na kafelku { NAME($hex) } leży już twój żeton Wpływów.
why-out-of-reach = Nie masz Obecności na kafelku { NAME($hex) } ani obok niego.
why-no-site = Nie ma niczego, co możesz zbudować i opłacić.
why-built-here = W tej akcji na kafelku { NAME($hex) } już powstała budowla.
why-stronghold-there = Na kafelku { NAME($hex) } stoi już Fort albo Zamek.
why-controlled = Kafelek { NAME($hex) } Kontroluje { NAME($ruler) }.
why-no-presence = Nie masz Obecności na kafelku { NAME($hex) }.
why-not-buildable = { NAME($building) } nie może powstać na kafelku { NAME($hex) }.
why-no-such-building = W twojej puli nie ma już budowli: { NAME($building) }.
why-too-dear = { NAME($building) } na kafelku { NAME($hex) } ({ NAME($terrain) }) kosztuje { part-price }, a masz { $coins }.
why-no-builds-left = Liczba budów w tej akcji jest wyczerpana ({ $count }).
why-not-on-sheet = Budowli { NAME($building) } nie ma na twoim arkuszu.
why-must-do-something = Akcja musi coś zmienić.
why-no-units = Nie masz na mapie Oddziałów, które mogą się poruszyć.
why-no-way = Żaden twój Oddział nie ma dokąd się przemieścić.
why-no-target = Obok twoich Oddziałów nie ma celu Najazdu.
why-too-far = Kafelki { NAME($from) } i { NAME($hex) } nie stykają się.
why-river = Między { NAME($from) } i { NAME($hex) } płynie rzeka.
why-no-moves-left = Wszystkie ruchy tej akcji są wykonane ({ $count }).
why-nothing-to-assault = Na kafelku { NAME($hex) } nie ma celu Najazdu.
why-no-reserves = Na twojej karcie Rezerw nie ma Oddziałów.
why-no-place = Nie ma kafelka, na którym można umieścić Oddział.
why-nomad-no-reserves = Na karcie Rezerw Nomady nie ma Oddziałów.
why-no-disc = W twojej puli nie ma już Oddziałów.
why-cannot-pay = To kosztuje { part-price }, a masz { $coins }.
why-nothing-to-bribe = Nomada nie ma na mapie Oddziałów Najemnych.
why-five-players = Ta akcja istnieje tylko w rozgrywce pięcioosobowej.
why-deal-rounds = Rozmowy trwają już dość długo (propozycje: { $count }).
why-talks-failed = Rozmowy zakończyły się niczym; trzeba wybrać inną akcję.
why-bazaar-empty = Na Bazarze Sułtana nie ma kart.
why-own-bazaar = Ze swojego Bazaru bierzesz karty bez targów.
why-nothing-to-buy = Nie ma karty, na którą cię stać.
why-market-used = W tej akcji zakup na tym bazarze jest już za tobą: { NAME($market) }.
why-no-agreement = Nie masz umowy z Sułtanem na kartę { NAME($card) }.
why-no-action-card = Nie masz karty, którą można teraz zagrać jako akcję.
why-no-card-target = Karta nie ma na czym zadziałać.
why-no-keyword = Karta { NAME($card) } nie ma potrzebnego słowa kluczowego.
why-no-uprising = Żaden twój żeton Wpływów nie leży tam, gdzie Kontrolę ma inny Władca.
why-not-controlled = Kafelka { NAME($hex) } nie Kontroluje inny Władca.
why-no-token-there = Na kafelku { NAME($hex) } nie ma twojego żetonu Wpływów.
why-no-mercenaries-there = Na kafelku { NAME($hex) } nie ma Oddziałów Najemnych.
why-no-nomads-there = Nomada nie ma Oddziałów Najemnych na kafelku { NAME($hex) }.
why-no-settlement-there = Na kafelku { NAME($hex) } nie ma Osady ani Miasta.
why-no-unit-there = Na kafelku { NAME($hex) } nie masz Oddziału.
why-agents-too-far = { NAME($ruler) } nie ma Obecności na kafelku z twoim żetonem Wpływów ani na sąsiednim.
why-no-muster = Żaden twój żeton Wpływów nie leży poza Kontrolą innych Władców.
why-mustered = Zaciąg na kafelku { NAME($hex) } jest w tej akcji już za tobą.
why-no-cards = Nie ma już kart do podejrzenia.
why-not-murshids = Karta { NAME($card) } nie jest powiązana z Murszidem.
why-take-more = Weź dokładnie tyle kart, ile ci przysługuje: { $count }.
why-no-palace-site = Nie ma innego kafelka, na którym może stanąć Pałac.
why-palace-there = Pałac stoi już na kafelku { NAME($hex) }.
why-no-mercenaries = Na mapie nie ma Oddziałów Najemnych.
why-covenant-limit = Zaoferować można najwyżej { $most } punktów.
why-covenant-points = Masz tylko tyle punktów: { $points }.
why-nothing-offered = Nie ma żadnej oferty.
why-covenant-lost = Pokonany nic nie płaci.
why-covenant-rounds = Murszid podał już swoją cenę (propozycje: { $count }).
why-no-effect = Ta karta nie ma tu żadnego efektu.
why-wrong-role = Ta karta nie działa po twojej stronie Starcia.
why-wrong-terrain = Ta karta nie działa na tym terenie.
why-no-free-unit = Wszystkie twoje Oddziały na kafelku są już na kartach albo ich tam nie ma.
why-no-coins = Masz na to za mało Monet.
why-no-sacking = Łupienia zabrania tu karta { NAME($card) }.
why-enough-units = Można wybrać najwyżej { $most }.
why-no-more-units = Nie ma więcej Oddziałów tego rodzaju ({ $count }).
why-too-few-units = Trzeba wybrać co najmniej { $least }.
why-hand-limit = Odrzuć dokładnie nadmiar ({ $count }): limit to { $limit }.
why-no-more-such = Więcej takich kart nie ma: { NAME($card) }.
why-warfare-stays = Działania wojenne zawsze zostają u Kaida.
why-not-now = Tej karty nie można zagrać w tej chwili.
why-not-your-action = { NAME($ruler) } nie ma tej akcji.
why-not-here = Inne miejsce przylega do większej liczby kafelków albo rzeka zostałaby zablokowana.
why-no-group-here = Na kafelku { NAME($hex) } nie wolno umieszczać grup początkowych.
why-not-empty = Kafelek { NAME($hex) } nie jest pusty.

log-year = Zaczyna się rok { $year }.
log-turn = Akcję wykonuje { NAME($ruler) } (akcja { $round } z { $of }).
log-act-influence = { NAME($ruler) } zdobywa Wpływy.
log-act-build = { NAME($ruler) } buduje.
log-act-move = { NAME($ruler) } przemieszcza Oddziały.
log-act-assault = { NAME($ruler) } przeprowadza Najazd.
log-act-recruit = { NAME($ruler) } werbuje Oddziały.
log-act-hire = { NAME($ruler) } chce nająć Oddziały.
log-act-bribe = { NAME($ruler) } chce przekupić najemników.
log-act-buy = { NAME($ruler) } kupuje karty Władzy.
log-act-bargain = { NAME($ruler) } targuje się z Sułtanem.
log-act-card = { NAME($ruler) } zagrywa kartę Władzy.
log-act-tribute = { NAME($ruler) } pobiera daninę.
log-act-uprising = { NAME($ruler) } wznieca Powstanie.
log-act-muster = { NAME($ruler) } ogłasza Zaciąg.
log-act-plot = { NAME($ruler) } knuje Spisek.
log-act-conspire = { NAME($ruler) } snuje Intrygę.
log-act-relocate = { NAME($ruler) } przenosi Pałac.
log-act-desertion = { NAME($ruler) } namawia do Dezercji.
log-income = { NAME($ruler) } otrzymuje Przychód: { part-coins }.
log-gains-coins = { NAME($ruler) } bierze z puli { part-coins }.
log-pays-bank = { NAME($ruler) } płaci do puli { part-coins }.
log-pays-ruler = { NAME($ruler) } płaci { NAME($other, "dat") } { part-coins }.
log-scores = { NAME($ruler) } zdobywa { part-points }: { NAME($objective) }.
log-fills-reserves = { NAME($ruler) } kładzie na karcie Rezerw { part-units }.
log-places-units = { NAME($ruler) } umieszcza Oddziały na kafelku { NAME($hex) } ({ part-both }).
log-recruits = { NAME($ruler) } werbuje na kafelku { NAME($hex) } ({ part-both }).
log-moves = { NAME($ruler) } przenosi Oddziały z { NAME($from) } na { NAME($hex) } ({ part-both }).
log-over-limit = { NAME($ruler) } usuwa nadmiar Oddziałów z kafelka { NAME($hex) } ({ part-both }).
log-units-removed = Oddziały { NAME($ruler, "gen") } opuszczają kafelek { NAME($hex) } ({ part-both }).
log-deserts = Najemnicy { NAME($ruler, "gen") } dezerterują z kafelka { NAME($hex) } ({ part-both }).
log-builds = { NAME($ruler) } wznosi { NAME($building, "acc") } na kafelku { NAME($hex) }.
log-palace = { NAME($ruler) } umieszcza Pałac na kafelku { NAME($hex) }.
log-places-influence = { NAME($ruler) } umieszcza żeton Wpływów na kafelku { NAME($hex) }.
log-removes-influence = { NAME($ruler) } usuwa żeton Wpływów z kafelka { NAME($hex) }.
log-deck-renewed = Stos kart odrzuconych tworzy nową talię ({ part-cards }).
log-looks = { NAME($ruler) } podgląda z talii { part-cards }.
log-puts-on-top = { NAME($ruler) } odkłada na wierzch talii, po przetasowaniu, { part-cards }.
log-puts-below = { NAME($ruler) } odkłada na spód talii, po przetasowaniu, { part-cards }.
log-takes-cards = { NAME($ruler) } bierze w tajemnicy { part-cards }.
log-takes-cards-known = { NAME($ruler) } bierze w tajemnicy { part-cards }: { NAME($cards) }.
log-bazaar = { NAME($ruler) } kładzie na Bazarze Sułtana { NAME($card, "acc") }.
log-market-refilled = Nowe na Bazarze: { NAME($cards) }.
log-market-discards = Z Bazaru Bliskiego znika karta { NAME($card) }.
log-buys = { NAME($ruler) } kupuje { NAME($card, "acc") } za { part-price }: { NAME($market) }.
log-proposes = { NAME($proposer) } proponuje { NAME($partner, "dat") }: { $kind ->
        [sale] { NAME($card) } za { part-price }
        [bribe] { part-units } na kafelku { NAME($hex) } za { part-price }
       *[other] { part-units } za { part-price }
    }.
log-deal = { NAME($ruler) } i { NAME($other) } zawierają umowę: { $kind ->
        [sale] { NAME($card) } za { part-price }
        [bribe] { part-units } na kafelku { NAME($hex) } za { part-price }
       *[other] { part-units } za { part-price }
    }.
log-no-deal = { NAME($ruler) } i { NAME($other) } nie dochodzą do porozumienia.
log-plays-card = { NAME($ruler) } zagrywa { NAME($card, "acc") }.
log-spies = { NAME($ruler) } zagrywa { NAME($card, "acc") } i ogląda rękę { NAME($other, "gen") }.
log-spies-known = { NAME($ruler) } zagrywa { NAME($card, "acc") } i widzi rękę { NAME($other, "gen") }: { $hand ->
        [none] nic
       *[other] { NAME($hand) }
    }; wybrane: { $chosen ->
        [none] nic
       *[other] { NAME($chosen) }
    }.
log-steals = { NAME($ruler) } zabiera kartę z ręki { NAME($other, "gen") }.
log-steals-known = { NAME($ruler) } zabiera { NAME($card, "acc") } z ręki { NAME($other, "gen") }.
log-discards = { NAME($ruler) } odrzuca { NAME($card, "acc") }.
log-takes-back = { NAME($ruler) } bierze z powrotem na rękę: { NAME($cards) }.
log-challenge = { NAME($ruler) } umieszcza żeton Sporu na kafelku { NAME($hex) }.
log-combat = Starcie na kafelku { NAME($hex) }: { NAME($ruler) } najeżdża, broni się { NAME($other) }.
log-covenant = { NAME($ruler) } obiecuje Murszidowi za zwycięstwo { part-points }.
log-covenant-proposed = { NAME($ruler) } oferuje Murszidowi za zwycięstwo { part-points }.
log-covenant-countered = Murszid żąda za zwycięstwo { part-points } (płaci { NAME($ruler) }).
log-covenant-refused = { NAME($ruler) } i Murszid nie zawierają paktu.
log-covenant-paid = { NAME($ruler) } płaci Murszidowi zgodnie z paktem { part-points }.
log-reveals = { NAME($ruler) } ujawnia { NAME($cards, "acc") }.
log-interferes = { NAME($ruler) } przypisuje karty: { NAME($other) }.
log-supports = { NAME($ruler) } popiera { NAME($other, "acc") }.
log-defends = { NAME($ruler) } staje w obronie, najeżdża { NAME($other) }.
log-resolves = { NAME($ruler) } rozpatruje { NAME($card, "acc") } (własna strona: { $gives }, przeciwna: { $takes }).
log-cancelled = { NAME($card) } ({ NAME($ruler) }): karta anulowana.
log-warfare = { NAME($ruler) } przydziela do Działań wojennych { part-units }.
log-warfare-units = Oddziały z Działań wojennych wracają z kafelka { NAME($hex) } do puli { NAME($ruler, "gen") } ({ part-both }).
log-combat-won = { NAME($ruler) } wygrywa Starcie na kafelku { NAME($hex) }: najeźdźca { $attack }, obrońca { $defence }.
log-losses = { NAME($ruler) } traci Oddziały na kafelku { NAME($hex) } ({ part-both }).
log-retreat = { NAME($ruler) } wycofuje się z kafelka { NAME($hex) } ({ part-both }).
log-captures = { NAME($ruler) } zajmuje { NAME($building, "acc") } na kafelku { NAME($hex) }.
log-removed = { NAME($building) } znika z kafelka { NAME($hex) }.
log-sacks = { NAME($ruler) } łupi { NAME($building, "acc") } na kafelku { NAME($hex) } i bierze { part-coins }.
log-contest-won = { NAME($ruler) } wygrywa Walkę o Wpływy na kafelku { NAME($hex) }: najeźdźca { $attack }, obrońcy { $defence }.
log-contest-lost = { NAME($ruler) } przegrywa Walkę o Wpływy na kafelku { NAME($hex) }: najeźdźca { $attack }, obrońcy { $defence }.
log-tile = { NAME($ruler) } dokłada kafelek: { NAME($tile) }.
log-scoring = Władcy podliczają rok { $year }.
log-over = Koniec gry: wszystkie punkty są odkryte.

## W terminalu

play-crescent-year = Rok { $year } z { $years }, akcja { $round }
play-crescent-influence = Wpływy
play-crescent-ruler = Monety { $coins }, punkty { $points }, karty { $cards }, Oddziały w puli { $supply }, Rezerwy { $reserves }, żetony { $tokens }, Przychód { $income }
play-crescent-front = odkryte: { NAME($cards) }
play-crescent-clash = { NAME($hex) }: najeżdża { NAME($ruler) }, { $attack } przeciw { $defence }.

lesson-warlord = Pierwszy rok Kaida
lesson-warlord-goal = Grasz Kaidem. Punkty zdobywasz od razu: za każdy Oddział wroga utracony w twoich Starciach i za Złupione budowle. Pozostali punktują na koniec roku.
lesson-warlord-year = W roku każdy Władca wykonuje cztery akcje, po jednej na zmianę, a ty zaczynasz. Co możesz zrobić, pokazuje twój arkusz.
lesson-warlord-try = Każdy Władca ma własny arkusz. Spróbuj coś zbudować.
lesson-warlord-muster = Kaid nie buduje. Ogłasza Zaciąg: tam, gdzie leży twój żeton Wpływów, pojawiają się Oddziały z zasobów. Wybierz Zaciąg.
lesson-warlord-one = Jeden Oddział i żeton zostaje; dwa i żeton znika. Wystaw jeden na kafelku A1.
lesson-warlord-others = Na kafelku A1 stoją trzy Oddziały. Teraz akcje wykonują pozostali.
lesson-warlord-assault = Osady Sułtana na kafelku A2 strzeże jeden Najemny Oddział. Wybierz Najazd.
lesson-warlord-where = Najazd prowadzi na przyległy kafelek, który Kontroluje inny Władca albo na którym stoi Osada lub Miasto. Wskaż A2.
lesson-warlord-march = Zabierz wszystkie trzy Oddziały: każdy to 1 punkt Siły.
lesson-warlord-cards = Obie strony potajemnie wybierają karty. „Działania wojenne” zawsze należą do ciebie: przypisuje się do nich jeden z każdych trzech Oddziałów, a on dodaje 1. Zagraj je.
lesson-warlord-sack = Siła 4 przeciw 1: wygrywasz, a Oddział z „Działań wojennych” wraca do zasobów. Osadę możesz Złupić: monety pochodzą z banku, punkty dostajesz od razu.
lesson-warlord-points = Jeden punkt za Oddział wroga, reszta za Osadę; Złupienie osiedla w roku 1 to osobny cel. Punkty leżą zakryte: nikt inny nie wie, ile ich masz.
lesson-warlord-recruit = Na karcie Rezerw czekają jeszcze dwa Oddziały. Wybierz Werbunek Oddziałów.
lesson-warlord-place = Stają tam, gdzie masz Obecność, a nikt inny nie sprawuje Kontroli. Pierwszy niech stanie na A1, przy twoim żetonie: utrzyma ten kafelek.
lesson-warlord-again = A drugi przy pozostałych, na A2.
lesson-warlord-move = Ostatnia akcja w tym roku. Obok A2 leży miejsce święte, którego nikt nie Kontroluje. Wybierz Przemieszczenie.
lesson-warlord-holy = Przejdź z A2 na B3.
lesson-warlord-part = Do Kontroli wystarczy jeden Oddział; reszta utrzyma A2.
lesson-warlord-stop = Masz jeszcze dwa ruchy, ale to wystarczy: zakończ.
lesson-warlord-end = Kontrolujesz trzy kafelki, a wśród nich miejsce święte, które zapunktuje na koniec roku. Przed tobą jeszcze pakty z Murszidem, ceny u Nomady i Sułtana oraz karty Władzy. Powodzenia!

## Stałe polecenia: na co odpowiada się za gracza

order-no-covenant = Nigdy nie oferuj Murszidowi paktu
order-refuse-covenants = Do mojej tury odrzucaj pakty
order-no-combat-cards = Do mojej tury nie zagrywaj kart w Starciach
order-no-contest-cards = Do mojej tury nie zagrywaj kart w Walkach o Wpływy
order-defend = W Walkach o Wpływy zawsze stawaj w obronie
order-refuse-deals = Do mojej tury zrywaj rozmowy

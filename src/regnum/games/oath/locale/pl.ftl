### Oath po polsku. Plik angielski ma te same komunikaty w tej samej kolejności.
###
### Rzecz na stole nazywa komunikat o jej identyfikatorze, z „-” zamiast „:” (relic:bandit-crown to relic-bandit-crown).
### Nazwy przyjmują $case: nom, gen, dat, acc, ins, loc (mianownik, dopełniacz, celownik, biernik, narzędnik,
### miejscownik). Atrybut .gender podaje rodzaj: m, f, n albo pl (rzeczownik w liczbie mnogiej).
### NAME(rzecz, przypadek) daje nazwę rzeczy.
### Komunikaty z liczbą przyjmują $count i $case: „1 Chorągiew”, „2 Chorągwie”, „5 Chorągwi”.
### Wielką literą piszemy pojęcia gry tak, jak Księga praw: Obszar, Doradca, Chorągiew, Najazd.

## Część pierwsza: nazwy i teksty kart

# Gra
game-name = Oath: Kroniki Władzy i Banicji
game-about = Dotrzymaj przysięgi Kanclerza albo wystąp przeciw niej: powróć z banicji, obejmij rządy i zostaw po sobie kronikę, od której zacznie się następna rozgrywka.

## Rzeczowniki

# Terminy do użycia w innych komunikatach: { -warband(case: "acc") }; „-many” to liczba mnoga.
-favor = { $case ->
        [gen] żetonu Przychylności
        [dat] żetonowi Przychylności
        [acc] żeton Przychylności
        [ins] żetonem Przychylności
        [loc] żetonie Przychylności
       *[nom] żeton Przychylności
    }
    .gender = m
-favor-many = { $case ->
        [gen] żetonów Przychylności
        [dat] żetonom Przychylności
        [acc] żetony Przychylności
        [ins] żetonami Przychylności
        [loc] żetonach Przychylności
       *[nom] żetony Przychylności
    }
    .gender = pl
-secret = { $case ->
        [gen] Sekretu
        [dat] Sekretowi
        [acc] Sekret
        [ins] Sekretem
        [loc] Sekrecie
       *[nom] Sekret
    }
    .gender = m
-secret-many = { $case ->
        [gen] Sekretów
        [dat] Sekretom
        [acc] Sekrety
        [ins] Sekretami
        [loc] Sekretach
       *[nom] Sekrety
    }
    .gender = pl
-facedown-secret = { $case ->
        [gen] zakrytego Sekretu
        [dat] zakrytemu Sekretowi
        [acc] zakryty Sekret
        [ins] zakrytym Sekretem
        [loc] zakrytym Sekrecie
       *[nom] zakryty Sekret
    }
    .gender = m
-facedown-secret-many = { $case ->
        [gen] zakrytych Sekretów
        [dat] zakrytym Sekretom
        [acc] zakryte Sekrety
        [ins] zakrytymi Sekretami
        [loc] zakrytych Sekretach
       *[nom] zakryte Sekrety
    }
    .gender = pl
-warband = { $case ->
        [gen] Chorągwi
        [dat] Chorągwi
        [acc] Chorągiew
        [ins] Chorągwią
        [loc] Chorągwi
       *[nom] Chorągiew
    }
    .gender = f
-warband-many = { $case ->
        [gen] Chorągwi
        [dat] Chorągwiom
        [acc] Chorągwie
        [ins] Chorągwiami
        [loc] Chorągwiach
       *[nom] Chorągwie
    }
    .gender = pl
-supply = { $case ->
        [gen] punktu Zaopatrzenia
        [dat] punktowi Zaopatrzenia
        [acc] punkt Zaopatrzenia
        [ins] punktem Zaopatrzenia
        [loc] punkcie Zaopatrzenia
       *[nom] punkt Zaopatrzenia
    }
    .gender = m
-supply-many = { $case ->
        [gen] punktów Zaopatrzenia
        [dat] punktom Zaopatrzenia
        [acc] punkty Zaopatrzenia
        [ins] punktami Zaopatrzenia
        [loc] punktach Zaopatrzenia
       *[nom] punkty Zaopatrzenia
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
-adviser = { $case ->
        [gen] Doradcy
        [dat] Doradcy
        [acc] Doradcę
        [ins] Doradcą
        [loc] Doradcy
       *[nom] Doradca
    }
    .gender = m
-adviser-many = { $case ->
        [gen] Doradców
        [dat] Doradcom
        [acc] Doradców
        [ins] Doradcami
        [loc] Doradcach
       *[nom] Doradcy
    }
    .gender = pl
-site = { $case ->
        [gen] Obszaru
        [dat] Obszarowi
        [acc] Obszar
        [ins] Obszarem
        [loc] Obszarze
       *[nom] Obszar
    }
    .gender = m
-site-many = { $case ->
        [gen] Obszarów
        [dat] Obszarom
        [acc] Obszary
        [ins] Obszarami
        [loc] Obszarach
       *[nom] Obszary
    }
    .gender = pl
-region = { $case ->
        [gen] Regionu
        [dat] Regionowi
        [acc] Region
        [ins] Regionem
        [loc] Regionie
       *[nom] Region
    }
    .gender = m
-region-many = { $case ->
        [gen] Regionów
        [dat] Regionom
        [acc] Regiony
        [ins] Regionami
        [loc] Regionach
       *[nom] Regiony
    }
    .gender = pl
-denizen = { $case ->
        [gen] Mieszkańca
        [dat] Mieszkańcowi
        [acc] Mieszkańca
        [ins] Mieszkańcem
        [loc] Mieszkańcu
       *[nom] Mieszkaniec
    }
    .gender = m
-denizen-many = { $case ->
        [gen] Mieszkańców
        [dat] Mieszkańcom
        [acc] Mieszkańców
        [ins] Mieszkańcami
        [loc] Mieszkańcach
       *[nom] Mieszkańcy
    }
    .gender = pl
-edifice = { $case ->
        [gen] Budowli
        [dat] Budowli
        [acc] Budowlę
        [ins] Budowlą
        [loc] Budowli
       *[nom] Budowla
    }
    .gender = f
-edifice-many = { $case ->
        [gen] Budowli
        [dat] Budowlom
        [acc] Budowle
        [ins] Budowlami
        [loc] Budowlach
       *[nom] Budowle
    }
    .gender = pl
-ruin = { $case ->
        [gen] zrujnowanej Budowli
        [dat] zrujnowanej Budowli
        [acc] zrujnowaną Budowlę
        [ins] zrujnowaną Budowlą
        [loc] zrujnowanej Budowli
       *[nom] zrujnowana Budowla
    }
    .gender = f
-ruin-many = { $case ->
        [gen] zrujnowanych Budowli
        [dat] zrujnowanym Budowlom
        [acc] zrujnowane Budowle
        [ins] zrujnowanymi Budowlami
        [loc] zrujnowanych Budowlach
       *[nom] zrujnowane Budowle
    }
    .gender = pl
-relic = { $case ->
        [gen] Reliktu
        [dat] Reliktowi
        [acc] Relikt
        [ins] Reliktem
        [loc] Relikcie
       *[nom] Relikt
    }
    .gender = m
-relic-many = { $case ->
        [gen] Reliktów
        [dat] Reliktom
        [acc] Relikty
        [ins] Reliktami
        [loc] Reliktach
       *[nom] Relikty
    }
    .gender = pl
-banner = { $case ->
        [gen] Sztandaru
        [dat] Sztandarowi
        [acc] Sztandar
        [ins] Sztandarem
        [loc] Sztandarze
       *[nom] Sztandar
    }
    .gender = m
-banner-many = { $case ->
        [gen] Sztandarów
        [dat] Sztandarom
        [acc] Sztandary
        [ins] Sztandarami
        [loc] Sztandarach
       *[nom] Sztandary
    }
    .gender = pl
-vision = { $case ->
        [gen] Wizji
        [dat] Wizji
        [acc] Wizję
        [ins] Wizją
        [loc] Wizji
       *[nom] Wizja
    }
    .gender = f
-vision-many = { $case ->
        [gen] Wizji
        [dat] Wizjom
        [acc] Wizje
        [ins] Wizjami
        [loc] Wizjach
       *[nom] Wizje
    }
    .gender = pl
-attack-die = { $case ->
        [gen] kości Ataku
        [dat] kości Ataku
        [acc] kość Ataku
        [ins] kością Ataku
        [loc] kości Ataku
       *[nom] kość Ataku
    }
    .gender = f
-attack-die-many = { $case ->
        [gen] kości Ataku
        [dat] kościom Ataku
        [acc] kości Ataku
        [ins] kośćmi Ataku
        [loc] kościach Ataku
       *[nom] kości Ataku
    }
    .gender = pl
-defense-die = { $case ->
        [gen] kości Obrony
        [dat] kości Obrony
        [acc] kość Obrony
        [ins] kością Obrony
        [loc] kości Obrony
       *[nom] kość Obrony
    }
    .gender = f
-defense-die-many = { $case ->
        [gen] kości Obrony
        [dat] kościom Obrony
        [acc] kości Obrony
        [ins] kośćmi Obrony
        [loc] kościach Obrony
       *[nom] kości Obrony
    }
    .gender = pl
-sword = { $case ->
        [gen] miecza
        [dat] mieczowi
        [acc] miecz
        [ins] mieczem
        [loc] mieczu
       *[nom] miecz
    }
    .gender = m
-sword-many = { $case ->
        [gen] mieczy
        [dat] mieczom
        [acc] miecze
        [ins] mieczami
        [loc] mieczach
       *[nom] miecze
    }
    .gender = pl
-hollow-sword = { $case ->
        [gen] pustego miecza
        [dat] pustemu mieczowi
        [acc] pusty miecz
        [ins] pustym mieczem
        [loc] pustym mieczu
       *[nom] pusty miecz
    }
    .gender = m
-hollow-sword-many = { $case ->
        [gen] pustych mieczy
        [dat] pustym mieczom
        [acc] puste miecze
        [ins] pustymi mieczami
        [loc] pustych mieczach
       *[nom] puste miecze
    }
    .gender = pl
-shield = { $case ->
        [gen] tarczy
        [dat] tarczy
        [acc] tarczę
        [ins] tarczą
        [loc] tarczy
       *[nom] tarcza
    }
    .gender = f
-shield-many = { $case ->
        [gen] tarcz
        [dat] tarczom
        [acc] tarcze
        [ins] tarczami
        [loc] tarczach
       *[nom] tarcze
    }
    .gender = pl
-skull = { $case ->
        [gen] czaszki
        [dat] czaszce
        [acc] czaszkę
        [ins] czaszką
        [loc] czaszce
       *[nom] czaszka
    }
    .gender = f
-skull-many = { $case ->
        [gen] czaszek
        [dat] czaszkom
        [acc] czaszki
        [ins] czaszkami
        [loc] czaszkach
       *[nom] czaszki
    }
    .gender = pl
-pawn = { $case ->
        [gen] pionka
        [dat] pionkowi
        [acc] pionek
        [ins] pionkiem
        [loc] pionku
       *[nom] pionek
    }
    .gender = m
-pawn-many = { $case ->
        [gen] pionków
        [dat] pionkom
        [acc] pionki
        [ins] pionkami
        [loc] pionkach
       *[nom] pionki
    }
    .gender = pl
-bandit = { $case ->
        [gen] Bandyty
        [dat] Bandycie
        [acc] Bandytę
        [ins] Bandytą
        [loc] Bandycie
       *[nom] Bandyta
    }
    .gender = m
-bandit-many = { $case ->
        [gen] Bandytów
        [dat] Bandytom
        [acc] Bandytów
        [ins] Bandytami
        [loc] Bandytach
       *[nom] Bandyci
    }
    .gender = pl
-battle-plan = { $case ->
        [gen] Planu Bitewnego
        [dat] Planowi Bitewnemu
        [acc] Plan Bitewny
        [ins] Planem Bitewnym
        [loc] Planie Bitewnym
       *[nom] Plan Bitewny
    }
    .gender = m
-battle-plan-many = { $case ->
        [gen] Planów Bitewnych
        [dat] Planom Bitewnym
        [acc] Plany Bitewne
        [ins] Planami Bitewnymi
        [loc] Planach Bitewnych
       *[nom] Plany Bitewne
    }
    .gender = pl
-modifier = { $case ->
        [gen] modyfikatora
        [dat] modyfikatorowi
        [acc] modyfikator
        [ins] modyfikatorem
        [loc] modyfikatorze
       *[nom] modyfikator
    }
    .gender = m
-modifier-many = { $case ->
        [gen] modyfikatorów
        [dat] modyfikatorom
        [acc] modyfikatory
        [ins] modyfikatorami
        [loc] modyfikatorach
       *[nom] modyfikatory
    }
    .gender = pl
-power = { $case ->
        [gen] mocy
        [dat] mocy
        [acc] moc
        [ins] mocą
        [loc] mocy
       *[nom] moc
    }
    .gender = f
-power-many = { $case ->
        [gen] mocy
        [dat] mocom
        [acc] moce
        [ins] mocami
        [loc] mocach
       *[nom] moce
    }
    .gender = pl
-target = { $case ->
        [gen] celu
        [dat] celowi
        [acc] cel
        [ins] celem
        [loc] celu
       *[nom] cel
    }
    .gender = m
-target-many = { $case ->
        [gen] celów
        [dat] celom
        [acc] cele
        [ins] celami
        [loc] celach
       *[nom] cele
    }
    .gender = pl
-player = { $case ->
        [gen] gracza
        [dat] graczowi
        [acc] gracza
        [ins] graczem
        [loc] graczu
       *[nom] gracz
    }
    .gender = m
-player-many = { $case ->
        [gen] graczy
        [dat] graczom
        [acc] graczy
        [ins] graczami
        [loc] graczach
       *[nom] gracze
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
-promise = { $case ->
        [gen] obietnicy
        [dat] obietnicy
        [acc] obietnicę
        [ins] obietnicą
        [loc] obietnicy
       *[nom] obietnica
    }
    .gender = f
-promise-many = { $case ->
        [gen] obietnic
        [dat] obietnicom
        [acc] obietnice
        [ins] obietnicami
        [loc] obietnicach
       *[nom] obietnice
    }
    .gender = pl

# Rzecz, której jest wiele jednakowych: jedna i policzone.
favor = { $case ->
        [gen] żetonu Przychylności
        [dat] żetonowi Przychylności
        [acc] żeton Przychylności
        [ins] żetonem Przychylności
        [loc] żetonie Przychylności
       *[nom] żeton Przychylności
    }
    .gender = m
favor-count = { $case ->
        [gen] { $count ->
            [one] { $count } żetonu Przychylności
           *[many] { $count } żetonów Przychylności
        }
        [dat] { $count ->
            [one] { $count } żetonowi Przychylności
           *[many] { $count } żetonom Przychylności
        }
        [acc] { $count ->
            [one] { $count } żeton Przychylności
            [few] { $count } żetony Przychylności
           *[many] { $count } żetonów Przychylności
        }
        [ins] { $count ->
            [one] { $count } żetonem Przychylności
           *[many] { $count } żetonami Przychylności
        }
        [loc] { $count ->
            [one] { $count } żetonie Przychylności
           *[many] { $count } żetonach Przychylności
        }
       *[nom] { $count ->
            [one] { $count } żeton Przychylności
            [few] { $count } żetony Przychylności
           *[many] { $count } żetonów Przychylności
        }
    }
secret = { $case ->
        [gen] Sekretu
        [dat] Sekretowi
        [acc] Sekret
        [ins] Sekretem
        [loc] Sekrecie
       *[nom] Sekret
    }
    .gender = m
secret-count = { $case ->
        [gen] { $count ->
            [one] { $count } Sekretu
           *[many] { $count } Sekretów
        }
        [dat] { $count ->
            [one] { $count } Sekretowi
           *[many] { $count } Sekretom
        }
        [acc] { $count ->
            [one] { $count } Sekret
            [few] { $count } Sekrety
           *[many] { $count } Sekretów
        }
        [ins] { $count ->
            [one] { $count } Sekretem
           *[many] { $count } Sekretami
        }
        [loc] { $count ->
            [one] { $count } Sekrecie
           *[many] { $count } Sekretach
        }
       *[nom] { $count ->
            [one] { $count } Sekret
            [few] { $count } Sekrety
           *[many] { $count } Sekretów
        }
    }
facedown-secret = { $case ->
        [gen] zakrytego Sekretu
        [dat] zakrytemu Sekretowi
        [acc] zakryty Sekret
        [ins] zakrytym Sekretem
        [loc] zakrytym Sekrecie
       *[nom] zakryty Sekret
    }
    .gender = m
facedown-secret-count = { $case ->
        [gen] { $count ->
            [one] { $count } zakrytego Sekretu
           *[many] { $count } zakrytych Sekretów
        }
        [dat] { $count ->
            [one] { $count } zakrytemu Sekretowi
           *[many] { $count } zakrytym Sekretom
        }
        [acc] { $count ->
            [one] { $count } zakryty Sekret
            [few] { $count } zakryte Sekrety
           *[many] { $count } zakrytych Sekretów
        }
        [ins] { $count ->
            [one] { $count } zakrytym Sekretem
           *[many] { $count } zakrytymi Sekretami
        }
        [loc] { $count ->
            [one] { $count } zakrytym Sekrecie
           *[many] { $count } zakrytych Sekretach
        }
       *[nom] { $count ->
            [one] { $count } zakryty Sekret
            [few] { $count } zakryte Sekrety
           *[many] { $count } zakrytych Sekretów
        }
    }
warband = { $case ->
        [gen] Chorągwi
        [dat] Chorągwi
        [acc] Chorągiew
        [ins] Chorągwią
        [loc] Chorągwi
       *[nom] Chorągiew
    }
    .gender = f
warband-count = { $case ->
        [gen] { $count ->
            [one] { $count } Chorągwi
           *[many] { $count } Chorągwi
        }
        [dat] { $count ->
            [one] { $count } Chorągwi
           *[many] { $count } Chorągwiom
        }
        [acc] { $count ->
            [one] { $count } Chorągiew
            [few] { $count } Chorągwie
           *[many] { $count } Chorągwi
        }
        [ins] { $count ->
            [one] { $count } Chorągwią
           *[many] { $count } Chorągwiami
        }
        [loc] { $count ->
            [one] { $count } Chorągwi
           *[many] { $count } Chorągwiach
        }
       *[nom] { $count ->
            [one] { $count } Chorągiew
            [few] { $count } Chorągwie
           *[many] { $count } Chorągwi
        }
    }
supply = { $case ->
        [gen] punktu Zaopatrzenia
        [dat] punktowi Zaopatrzenia
        [acc] punkt Zaopatrzenia
        [ins] punktem Zaopatrzenia
        [loc] punkcie Zaopatrzenia
       *[nom] punkt Zaopatrzenia
    }
    .gender = m
supply-count = { $case ->
        [gen] { $count ->
            [one] { $count } punktu Zaopatrzenia
           *[many] { $count } punktów Zaopatrzenia
        }
        [dat] { $count ->
            [one] { $count } punktowi Zaopatrzenia
           *[many] { $count } punktom Zaopatrzenia
        }
        [acc] { $count ->
            [one] { $count } punkt Zaopatrzenia
            [few] { $count } punkty Zaopatrzenia
           *[many] { $count } punktów Zaopatrzenia
        }
        [ins] { $count ->
            [one] { $count } punktem Zaopatrzenia
           *[many] { $count } punktami Zaopatrzenia
        }
        [loc] { $count ->
            [one] { $count } punkcie Zaopatrzenia
           *[many] { $count } punktach Zaopatrzenia
        }
       *[nom] { $count ->
            [one] { $count } punkt Zaopatrzenia
            [few] { $count } punkty Zaopatrzenia
           *[many] { $count } punktów Zaopatrzenia
        }
    }
card = { $case ->
        [gen] karty
        [dat] karcie
        [acc] kartę
        [ins] kartą
        [loc] karcie
       *[nom] karta
    }
    .gender = f
card-count = { $case ->
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
adviser = { $case ->
        [gen] Doradcy
        [dat] Doradcy
        [acc] Doradcę
        [ins] Doradcą
        [loc] Doradcy
       *[nom] Doradca
    }
    .gender = m
adviser-count = { $case ->
        [gen] { $count ->
            [one] { $count } Doradcy
           *[many] { $count } Doradców
        }
        [dat] { $count ->
            [one] { $count } Doradcy
           *[many] { $count } Doradcom
        }
        [acc] { $count ->
            [one] { $count } Doradcę
            [few] { $count } Doradców
           *[many] { $count } Doradców
        }
        [ins] { $count ->
            [one] { $count } Doradcą
           *[many] { $count } Doradcami
        }
        [loc] { $count ->
            [one] { $count } Doradcy
           *[many] { $count } Doradcach
        }
       *[nom] { $count ->
            [one] { $count } Doradca
            [few] { $count } Doradców
           *[many] { $count } Doradców
        }
    }
site = { $case ->
        [gen] Obszaru
        [dat] Obszarowi
        [acc] Obszar
        [ins] Obszarem
        [loc] Obszarze
       *[nom] Obszar
    }
    .gender = m
site-count = { $case ->
        [gen] { $count ->
            [one] { $count } Obszaru
           *[many] { $count } Obszarów
        }
        [dat] { $count ->
            [one] { $count } Obszarowi
           *[many] { $count } Obszarom
        }
        [acc] { $count ->
            [one] { $count } Obszar
            [few] { $count } Obszary
           *[many] { $count } Obszarów
        }
        [ins] { $count ->
            [one] { $count } Obszarem
           *[many] { $count } Obszarami
        }
        [loc] { $count ->
            [one] { $count } Obszarze
           *[many] { $count } Obszarach
        }
       *[nom] { $count ->
            [one] { $count } Obszar
            [few] { $count } Obszary
           *[many] { $count } Obszarów
        }
    }
region = { $case ->
        [gen] Regionu
        [dat] Regionowi
        [acc] Region
        [ins] Regionem
        [loc] Regionie
       *[nom] Region
    }
    .gender = m
region-count = { $case ->
        [gen] { $count ->
            [one] { $count } Regionu
           *[many] { $count } Regionów
        }
        [dat] { $count ->
            [one] { $count } Regionowi
           *[many] { $count } Regionom
        }
        [acc] { $count ->
            [one] { $count } Region
            [few] { $count } Regiony
           *[many] { $count } Regionów
        }
        [ins] { $count ->
            [one] { $count } Regionem
           *[many] { $count } Regionami
        }
        [loc] { $count ->
            [one] { $count } Regionie
           *[many] { $count } Regionach
        }
       *[nom] { $count ->
            [one] { $count } Region
            [few] { $count } Regiony
           *[many] { $count } Regionów
        }
    }
denizen = { $case ->
        [gen] Mieszkańca
        [dat] Mieszkańcowi
        [acc] Mieszkańca
        [ins] Mieszkańcem
        [loc] Mieszkańcu
       *[nom] Mieszkaniec
    }
    .gender = m
denizen-count = { $case ->
        [gen] { $count ->
            [one] { $count } Mieszkańca
           *[many] { $count } Mieszkańców
        }
        [dat] { $count ->
            [one] { $count } Mieszkańcowi
           *[many] { $count } Mieszkańcom
        }
        [acc] { $count ->
            [one] { $count } Mieszkańca
            [few] { $count } Mieszkańców
           *[many] { $count } Mieszkańców
        }
        [ins] { $count ->
            [one] { $count } Mieszkańcem
           *[many] { $count } Mieszkańcami
        }
        [loc] { $count ->
            [one] { $count } Mieszkańcu
           *[many] { $count } Mieszkańcach
        }
       *[nom] { $count ->
            [one] { $count } Mieszkaniec
            [few] { $count } Mieszkańców
           *[many] { $count } Mieszkańców
        }
    }
edifice = { $case ->
        [gen] Budowli
        [dat] Budowli
        [acc] Budowlę
        [ins] Budowlą
        [loc] Budowli
       *[nom] Budowla
    }
    .gender = f
edifice-count = { $case ->
        [gen] { $count ->
            [one] { $count } Budowli
           *[many] { $count } Budowli
        }
        [dat] { $count ->
            [one] { $count } Budowli
           *[many] { $count } Budowlom
        }
        [acc] { $count ->
            [one] { $count } Budowlę
            [few] { $count } Budowle
           *[many] { $count } Budowli
        }
        [ins] { $count ->
            [one] { $count } Budowlą
           *[many] { $count } Budowlami
        }
        [loc] { $count ->
            [one] { $count } Budowli
           *[many] { $count } Budowlach
        }
       *[nom] { $count ->
            [one] { $count } Budowla
            [few] { $count } Budowle
           *[many] { $count } Budowli
        }
    }
ruin = { $case ->
        [gen] zrujnowanej Budowli
        [dat] zrujnowanej Budowli
        [acc] zrujnowaną Budowlę
        [ins] zrujnowaną Budowlą
        [loc] zrujnowanej Budowli
       *[nom] zrujnowana Budowla
    }
    .gender = f
ruin-count = { $case ->
        [gen] { $count ->
            [one] { $count } zrujnowanej Budowli
           *[many] { $count } zrujnowanych Budowli
        }
        [dat] { $count ->
            [one] { $count } zrujnowanej Budowli
           *[many] { $count } zrujnowanym Budowlom
        }
        [acc] { $count ->
            [one] { $count } zrujnowaną Budowlę
            [few] { $count } zrujnowane Budowle
           *[many] { $count } zrujnowanych Budowli
        }
        [ins] { $count ->
            [one] { $count } zrujnowaną Budowlą
           *[many] { $count } zrujnowanymi Budowlami
        }
        [loc] { $count ->
            [one] { $count } zrujnowanej Budowli
           *[many] { $count } zrujnowanych Budowlach
        }
       *[nom] { $count ->
            [one] { $count } zrujnowana Budowla
            [few] { $count } zrujnowane Budowle
           *[many] { $count } zrujnowanych Budowli
        }
    }
relic = { $case ->
        [gen] Reliktu
        [dat] Reliktowi
        [acc] Relikt
        [ins] Reliktem
        [loc] Relikcie
       *[nom] Relikt
    }
    .gender = m
relic-count = { $case ->
        [gen] { $count ->
            [one] { $count } Reliktu
           *[many] { $count } Reliktów
        }
        [dat] { $count ->
            [one] { $count } Reliktowi
           *[many] { $count } Reliktom
        }
        [acc] { $count ->
            [one] { $count } Relikt
            [few] { $count } Relikty
           *[many] { $count } Reliktów
        }
        [ins] { $count ->
            [one] { $count } Reliktem
           *[many] { $count } Reliktami
        }
        [loc] { $count ->
            [one] { $count } Relikcie
           *[many] { $count } Reliktach
        }
       *[nom] { $count ->
            [one] { $count } Relikt
            [few] { $count } Relikty
           *[many] { $count } Reliktów
        }
    }
banner = { $case ->
        [gen] Sztandaru
        [dat] Sztandarowi
        [acc] Sztandar
        [ins] Sztandarem
        [loc] Sztandarze
       *[nom] Sztandar
    }
    .gender = m
banner-count = { $case ->
        [gen] { $count ->
            [one] { $count } Sztandaru
           *[many] { $count } Sztandarów
        }
        [dat] { $count ->
            [one] { $count } Sztandarowi
           *[many] { $count } Sztandarom
        }
        [acc] { $count ->
            [one] { $count } Sztandar
            [few] { $count } Sztandary
           *[many] { $count } Sztandarów
        }
        [ins] { $count ->
            [one] { $count } Sztandarem
           *[many] { $count } Sztandarami
        }
        [loc] { $count ->
            [one] { $count } Sztandarze
           *[many] { $count } Sztandarach
        }
       *[nom] { $count ->
            [one] { $count } Sztandar
            [few] { $count } Sztandary
           *[many] { $count } Sztandarów
        }
    }
vision = { $case ->
        [gen] Wizji
        [dat] Wizji
        [acc] Wizję
        [ins] Wizją
        [loc] Wizji
       *[nom] Wizja
    }
    .gender = f
vision-count = { $case ->
        [gen] { $count ->
            [one] { $count } Wizji
           *[many] { $count } Wizji
        }
        [dat] { $count ->
            [one] { $count } Wizji
           *[many] { $count } Wizjom
        }
        [acc] { $count ->
            [one] { $count } Wizję
            [few] { $count } Wizje
           *[many] { $count } Wizji
        }
        [ins] { $count ->
            [one] { $count } Wizją
           *[many] { $count } Wizjami
        }
        [loc] { $count ->
            [one] { $count } Wizji
           *[many] { $count } Wizjach
        }
       *[nom] { $count ->
            [one] { $count } Wizja
            [few] { $count } Wizje
           *[many] { $count } Wizji
        }
    }
attack-die = { $case ->
        [gen] kości Ataku
        [dat] kości Ataku
        [acc] kość Ataku
        [ins] kością Ataku
        [loc] kości Ataku
       *[nom] kość Ataku
    }
    .gender = f
attack-die-count = { $case ->
        [gen] { $count ->
            [one] { $count } kości Ataku
           *[many] { $count } kości Ataku
        }
        [dat] { $count ->
            [one] { $count } kości Ataku
           *[many] { $count } kościom Ataku
        }
        [acc] { $count ->
            [one] { $count } kość Ataku
            [few] { $count } kości Ataku
           *[many] { $count } kości Ataku
        }
        [ins] { $count ->
            [one] { $count } kością Ataku
           *[many] { $count } kośćmi Ataku
        }
        [loc] { $count ->
            [one] { $count } kości Ataku
           *[many] { $count } kościach Ataku
        }
       *[nom] { $count ->
            [one] { $count } kość Ataku
            [few] { $count } kości Ataku
           *[many] { $count } kości Ataku
        }
    }
defense-die = { $case ->
        [gen] kości Obrony
        [dat] kości Obrony
        [acc] kość Obrony
        [ins] kością Obrony
        [loc] kości Obrony
       *[nom] kość Obrony
    }
    .gender = f
defense-die-count = { $case ->
        [gen] { $count ->
            [one] { $count } kości Obrony
           *[many] { $count } kości Obrony
        }
        [dat] { $count ->
            [one] { $count } kości Obrony
           *[many] { $count } kościom Obrony
        }
        [acc] { $count ->
            [one] { $count } kość Obrony
            [few] { $count } kości Obrony
           *[many] { $count } kości Obrony
        }
        [ins] { $count ->
            [one] { $count } kością Obrony
           *[many] { $count } kośćmi Obrony
        }
        [loc] { $count ->
            [one] { $count } kości Obrony
           *[many] { $count } kościach Obrony
        }
       *[nom] { $count ->
            [one] { $count } kość Obrony
            [few] { $count } kości Obrony
           *[many] { $count } kości Obrony
        }
    }
sword = { $case ->
        [gen] miecza
        [dat] mieczowi
        [acc] miecz
        [ins] mieczem
        [loc] mieczu
       *[nom] miecz
    }
    .gender = m
sword-count = { $case ->
        [gen] { $count ->
            [one] { $count } miecza
           *[many] { $count } mieczy
        }
        [dat] { $count ->
            [one] { $count } mieczowi
           *[many] { $count } mieczom
        }
        [acc] { $count ->
            [one] { $count } miecz
            [few] { $count } miecze
           *[many] { $count } mieczy
        }
        [ins] { $count ->
            [one] { $count } mieczem
           *[many] { $count } mieczami
        }
        [loc] { $count ->
            [one] { $count } mieczu
           *[many] { $count } mieczach
        }
       *[nom] { $count ->
            [one] { $count } miecz
            [few] { $count } miecze
           *[many] { $count } mieczy
        }
    }
hollow-sword = { $case ->
        [gen] pustego miecza
        [dat] pustemu mieczowi
        [acc] pusty miecz
        [ins] pustym mieczem
        [loc] pustym mieczu
       *[nom] pusty miecz
    }
    .gender = m
hollow-sword-count = { $case ->
        [gen] { $count ->
            [one] { $count } pustego miecza
           *[many] { $count } pustych mieczy
        }
        [dat] { $count ->
            [one] { $count } pustemu mieczowi
           *[many] { $count } pustym mieczom
        }
        [acc] { $count ->
            [one] { $count } pusty miecz
            [few] { $count } puste miecze
           *[many] { $count } pustych mieczy
        }
        [ins] { $count ->
            [one] { $count } pustym mieczem
           *[many] { $count } pustymi mieczami
        }
        [loc] { $count ->
            [one] { $count } pustym mieczu
           *[many] { $count } pustych mieczach
        }
       *[nom] { $count ->
            [one] { $count } pusty miecz
            [few] { $count } puste miecze
           *[many] { $count } pustych mieczy
        }
    }
shield = { $case ->
        [gen] tarczy
        [dat] tarczy
        [acc] tarczę
        [ins] tarczą
        [loc] tarczy
       *[nom] tarcza
    }
    .gender = f
shield-count = { $case ->
        [gen] { $count ->
            [one] { $count } tarczy
           *[many] { $count } tarcz
        }
        [dat] { $count ->
            [one] { $count } tarczy
           *[many] { $count } tarczom
        }
        [acc] { $count ->
            [one] { $count } tarczę
            [few] { $count } tarcze
           *[many] { $count } tarcz
        }
        [ins] { $count ->
            [one] { $count } tarczą
           *[many] { $count } tarczami
        }
        [loc] { $count ->
            [one] { $count } tarczy
           *[many] { $count } tarczach
        }
       *[nom] { $count ->
            [one] { $count } tarcza
            [few] { $count } tarcze
           *[many] { $count } tarcz
        }
    }
skull = { $case ->
        [gen] czaszki
        [dat] czaszce
        [acc] czaszkę
        [ins] czaszką
        [loc] czaszce
       *[nom] czaszka
    }
    .gender = f
skull-count = { $case ->
        [gen] { $count ->
            [one] { $count } czaszki
           *[many] { $count } czaszek
        }
        [dat] { $count ->
            [one] { $count } czaszce
           *[many] { $count } czaszkom
        }
        [acc] { $count ->
            [one] { $count } czaszkę
            [few] { $count } czaszki
           *[many] { $count } czaszek
        }
        [ins] { $count ->
            [one] { $count } czaszką
           *[many] { $count } czaszkami
        }
        [loc] { $count ->
            [one] { $count } czaszce
           *[many] { $count } czaszkach
        }
       *[nom] { $count ->
            [one] { $count } czaszka
            [few] { $count } czaszki
           *[many] { $count } czaszek
        }
    }
pawn = { $case ->
        [gen] pionka
        [dat] pionkowi
        [acc] pionek
        [ins] pionkiem
        [loc] pionku
       *[nom] pionek
    }
    .gender = m
pawn-count = { $case ->
        [gen] { $count ->
            [one] { $count } pionka
           *[many] { $count } pionków
        }
        [dat] { $count ->
            [one] { $count } pionkowi
           *[many] { $count } pionkom
        }
        [acc] { $count ->
            [one] { $count } pionek
            [few] { $count } pionki
           *[many] { $count } pionków
        }
        [ins] { $count ->
            [one] { $count } pionkiem
           *[many] { $count } pionkami
        }
        [loc] { $count ->
            [one] { $count } pionku
           *[many] { $count } pionkach
        }
       *[nom] { $count ->
            [one] { $count } pionek
            [few] { $count } pionki
           *[many] { $count } pionków
        }
    }
bandit = { $case ->
        [gen] Bandyty
        [dat] Bandycie
        [acc] Bandytę
        [ins] Bandytą
        [loc] Bandycie
       *[nom] Bandyta
    }
    .gender = m
bandit-count = { $case ->
        [gen] { $count ->
            [one] { $count } Bandyty
           *[many] { $count } Bandytów
        }
        [dat] { $count ->
            [one] { $count } Bandycie
           *[many] { $count } Bandytom
        }
        [acc] { $count ->
            [one] { $count } Bandytę
            [few] { $count } Bandytów
           *[many] { $count } Bandytów
        }
        [ins] { $count ->
            [one] { $count } Bandytą
           *[many] { $count } Bandytami
        }
        [loc] { $count ->
            [one] { $count } Bandycie
           *[many] { $count } Bandytach
        }
       *[nom] { $count ->
            [one] { $count } Bandyta
            [few] { $count } Bandytów
           *[many] { $count } Bandytów
        }
    }
battle-plan = { $case ->
        [gen] Planu Bitewnego
        [dat] Planowi Bitewnemu
        [acc] Plan Bitewny
        [ins] Planem Bitewnym
        [loc] Planie Bitewnym
       *[nom] Plan Bitewny
    }
    .gender = m
battle-plan-count = { $case ->
        [gen] { $count ->
            [one] { $count } Planu Bitewnego
           *[many] { $count } Planów Bitewnych
        }
        [dat] { $count ->
            [one] { $count } Planowi Bitewnemu
           *[many] { $count } Planom Bitewnym
        }
        [acc] { $count ->
            [one] { $count } Plan Bitewny
            [few] { $count } Plany Bitewne
           *[many] { $count } Planów Bitewnych
        }
        [ins] { $count ->
            [one] { $count } Planem Bitewnym
           *[many] { $count } Planami Bitewnymi
        }
        [loc] { $count ->
            [one] { $count } Planie Bitewnym
           *[many] { $count } Planach Bitewnych
        }
       *[nom] { $count ->
            [one] { $count } Plan Bitewny
            [few] { $count } Plany Bitewne
           *[many] { $count } Planów Bitewnych
        }
    }
modifier = { $case ->
        [gen] modyfikatora
        [dat] modyfikatorowi
        [acc] modyfikator
        [ins] modyfikatorem
        [loc] modyfikatorze
       *[nom] modyfikator
    }
    .gender = m
modifier-count = { $case ->
        [gen] { $count ->
            [one] { $count } modyfikatora
           *[many] { $count } modyfikatorów
        }
        [dat] { $count ->
            [one] { $count } modyfikatorowi
           *[many] { $count } modyfikatorom
        }
        [acc] { $count ->
            [one] { $count } modyfikator
            [few] { $count } modyfikatory
           *[many] { $count } modyfikatorów
        }
        [ins] { $count ->
            [one] { $count } modyfikatorem
           *[many] { $count } modyfikatorami
        }
        [loc] { $count ->
            [one] { $count } modyfikatorze
           *[many] { $count } modyfikatorach
        }
       *[nom] { $count ->
            [one] { $count } modyfikator
            [few] { $count } modyfikatory
           *[many] { $count } modyfikatorów
        }
    }
power = { $case ->
        [gen] mocy
        [dat] mocy
        [acc] moc
        [ins] mocą
        [loc] mocy
       *[nom] moc
    }
    .gender = f
power-count = { $case ->
        [gen] { $count ->
            [one] { $count } mocy
           *[many] { $count } mocy
        }
        [dat] { $count ->
            [one] { $count } mocy
           *[many] { $count } mocom
        }
        [acc] { $count ->
            [one] { $count } moc
            [few] { $count } moce
           *[many] { $count } mocy
        }
        [ins] { $count ->
            [one] { $count } mocą
           *[many] { $count } mocami
        }
        [loc] { $count ->
            [one] { $count } mocy
           *[many] { $count } mocach
        }
       *[nom] { $count ->
            [one] { $count } moc
            [few] { $count } moce
           *[many] { $count } mocy
        }
    }
target = { $case ->
        [gen] celu
        [dat] celowi
        [acc] cel
        [ins] celem
        [loc] celu
       *[nom] cel
    }
    .gender = m
target-count = { $case ->
        [gen] { $count ->
            [one] { $count } celu
           *[many] { $count } celów
        }
        [dat] { $count ->
            [one] { $count } celowi
           *[many] { $count } celom
        }
        [acc] { $count ->
            [one] { $count } cel
            [few] { $count } cele
           *[many] { $count } celów
        }
        [ins] { $count ->
            [one] { $count } celem
           *[many] { $count } celami
        }
        [loc] { $count ->
            [one] { $count } celu
           *[many] { $count } celach
        }
       *[nom] { $count ->
            [one] { $count } cel
            [few] { $count } cele
           *[many] { $count } celów
        }
    }
player = { $case ->
        [gen] gracza
        [dat] graczowi
        [acc] gracza
        [ins] graczem
        [loc] graczu
       *[nom] gracz
    }
    .gender = m
player-count = { $case ->
        [gen] { $count ->
            [one] { $count } gracza
           *[many] { $count } graczy
        }
        [dat] { $count ->
            [one] { $count } graczowi
           *[many] { $count } graczom
        }
        [acc] { $count ->
            [one] { $count } gracza
            [few] { $count } graczy
           *[many] { $count } graczy
        }
        [ins] { $count ->
            [one] { $count } graczem
           *[many] { $count } graczami
        }
        [loc] { $count ->
            [one] { $count } graczu
           *[many] { $count } graczach
        }
       *[nom] { $count ->
            [one] { $count } gracz
            [few] { $count } graczy
           *[many] { $count } graczy
        }
    }
round = { $case ->
        [gen] rundy
        [dat] rundzie
        [acc] rundę
        [ins] rundą
        [loc] rundzie
       *[nom] runda
    }
    .gender = f
round-count = { $case ->
        [gen] { $count ->
            [one] { $count } rundy
           *[many] { $count } rund
        }
        [dat] { $count ->
            [one] { $count } rundzie
           *[many] { $count } rundom
        }
        [acc] { $count ->
            [one] { $count } rundę
            [few] { $count } rundy
           *[many] { $count } rund
        }
        [ins] { $count ->
            [one] { $count } rundą
           *[many] { $count } rundami
        }
        [loc] { $count ->
            [one] { $count } rundzie
           *[many] { $count } rundach
        }
       *[nom] { $count ->
            [one] { $count } runda
            [few] { $count } rundy
           *[many] { $count } rund
        }
    }
turn = { $case ->
        [gen] tury
        [dat] turze
        [acc] turę
        [ins] turą
        [loc] turze
       *[nom] tura
    }
    .gender = f
turn-count = { $case ->
        [gen] { $count ->
            [one] { $count } tury
           *[many] { $count } tur
        }
        [dat] { $count ->
            [one] { $count } turze
           *[many] { $count } turom
        }
        [acc] { $count ->
            [one] { $count } turę
            [few] { $count } tury
           *[many] { $count } tur
        }
        [ins] { $count ->
            [one] { $count } turą
           *[many] { $count } turami
        }
        [loc] { $count ->
            [one] { $count } turze
           *[many] { $count } turach
        }
       *[nom] { $count ->
            [one] { $count } tura
            [few] { $count } tury
           *[many] { $count } tur
        }
    }
promise = { $case ->
        [gen] obietnicy
        [dat] obietnicy
        [acc] obietnicę
        [ins] obietnicą
        [loc] obietnicy
       *[nom] obietnica
    }
    .gender = f
promise-count = { $case ->
        [gen] { $count ->
            [one] { $count } obietnicy
           *[many] { $count } obietnic
        }
        [dat] { $count ->
            [one] { $count } obietnicy
           *[many] { $count } obietnicom
        }
        [acc] { $count ->
            [one] { $count } obietnicę
            [few] { $count } obietnice
           *[many] { $count } obietnic
        }
        [ins] { $count ->
            [one] { $count } obietnicą
           *[many] { $count } obietnicami
        }
        [loc] { $count ->
            [one] { $count } obietnicy
           *[many] { $count } obietnicach
        }
       *[nom] { $count ->
            [one] { $count } obietnica
            [few] { $count } obietnice
           *[many] { $count } obietnic
        }
    }

## Zakryte karty

facedown-card = { $case ->
        [gen] zakrytej karty
        [dat] zakrytej karcie
        [acc] zakrytą kartę
        [ins] zakrytą kartą
        [loc] zakrytej karcie
       *[nom] zakryta karta
    }
    .gender = f
facedown-adviser = { $case ->
        [gen] zakrytego Doradcy
        [dat] zakrytemu Doradcy
        [acc] zakrytego Doradcę
        [ins] zakrytym Doradcą
        [loc] zakrytym Doradcy
       *[nom] zakryty Doradca
    }
    .gender = m
facedown-relic = { $case ->
        [gen] zakrytego Reliktu
        [dat] zakrytemu Reliktowi
        [acc] zakryty Relikt
        [ins] zakrytym Reliktem
        [loc] zakrytym Relikcie
       *[nom] zakryty Relikt
    }
    .gender = m
facedown-site = { $case ->
        [gen] zakrytego Obszaru
        [dat] zakrytemu Obszarowi
        [acc] zakryty Obszar
        [ins] zakrytym Obszarem
        [loc] zakrytym Obszarze
       *[nom] zakryty Obszar
    }
    .gender = m

## Rodzaje: słowo obok nazwy

kind-denizen = Mieszkaniec
kind-edifice = Budowla
kind-site = Obszar
kind-relic = Relikt
kind-reliquary = Imperialny Skarbiec
kind-banner = Sztandar
kind-oath = Przysięga
kind-vision = Wizja
kind-suit = Symbol
kind-region = Region Mapy
kind-none = Bez ograniczeń
kind-adviser-only = Tylko do Doradców
kind-site-only = Tylko na Obszar
kind-locked = Zablokowana
kind-when-played = Po zagraniu
kind-action = Akcja
kind-modifier = Modyfikator
kind-battle-plan = Plan Bitewny
kind-attacker-plan = Plan Bitewny Atakującego
kind-defender-plan = Plan Bitewny Obrońcy
kind-rest = Odpoczynek
kind-wake = Przebudzenie
kind-persistent = Trwała moc
kind-other = Działa zawsze
kind-homeland = Ojczyzna
kind-coast = Wybrzeże
kind-opportunity = Okazja
kind-unique = Obszar z własną zasadą
kind-intact = Nietknięta
kind-ruined = Zrujnowana

# Koszt użycia mocy.
cost-place-favor = { $count ->
        [one] umieść tu { $count } żeton Przychylności
        [few] umieść tu { $count } żetony Przychylności
       *[many] umieść tu { $count } żetonów Przychylności
    }
cost-place-secret = { $count ->
        [one] umieść tu { $count } Sekret
        [few] umieść tu { $count } Sekrety
       *[many] umieść tu { $count } Sekretów
    }
cost-burn-favor = { $count ->
        [one] spal { $count } żeton Przychylności
        [few] spal { $count } żetony Przychylności
       *[many] spal { $count } żetonów Przychylności
    }
cost-burn-secret = { $count ->
        [one] spal { $count } Sekret
        [few] spal { $count } Sekrety
       *[many] spal { $count } Sekretów
    }
cost-nothing = bez kosztu

## Gracze, tytuły i kolory

role-chancellor = { $case ->
        [gen] Kanclerza
        [dat] Kanclerzowi
        [acc] Kanclerza
        [ins] Kanclerzem
        [loc] Kanclerzu
       *[nom] Kanclerz
    }
    .gender = m
role-exile = { $case ->
        [gen] Banity
        [dat] Banicie
        [acc] Banitę
        [ins] Banitą
        [loc] Banicie
       *[nom] Banita
    }
    .gender = m
role-citizen = { $case ->
        [gen] Obywatela
        [dat] Obywatelowi
        [acc] Obywatela
        [ins] Obywatelem
        [loc] Obywatelu
       *[nom] Obywatel
    }
    .gender = m
role-prince = { $case ->
        [gen] Mechanicznego Księcia
        [dat] Mechanicznemu Księciu
        [acc] Mechanicznego Księcia
        [ins] Mechanicznym Księciem
        [loc] Mechanicznym Księciu
       *[nom] Mechaniczny Książę
    }
    .gender = m
empire = { $case ->
        [gen] Imperium
        [dat] Imperium
        [acc] Imperium
        [ins] Imperium
        [loc] Imperium
       *[nom] Imperium
    }
    .gender = n
bandits = { $case ->
        [gen] Bandytów
        [dat] Bandytom
        [acc] Bandytów
        [ins] Bandytami
        [loc] Bandytach
       *[nom] Bandyci
    }
    .gender = pl
title-oathkeeper = { $case ->
        [gen] Wiernego Przysiędze
        [dat] Wiernemu Przysiędze
        [acc] Wiernego Przysiędze
        [ins] Wiernym Przysiędze
        [loc] Wiernym Przysiędze
       *[nom] Wierny Przysiędze
    }
    .gender = m
title-usurper = { $case ->
        [gen] Uzurpatora
        [dat] Uzurpatorowi
        [acc] Uzurpatora
        [ins] Uzurpatorem
        [loc] Uzurpatorze
       *[nom] Uzurpator
    }
    .gender = m
title-successor = { $case ->
        [gen] Następcy
        [dat] Następcy
        [acc] Następcę
        [ins] Następcą
        [loc] Następcy
       *[nom] Następca
    }
    .gender = m
attacker = { $case ->
        [gen] Atakującego
        [dat] Atakującemu
        [acc] Atakującego
        [ins] Atakującym
        [loc] Atakującym
       *[nom] Atakujący
    }
    .gender = m
defender = { $case ->
        [gen] Obrońcy
        [dat] Obrońcy
        [acc] Obrońcę
        [ins] Obrońcą
        [loc] Obrońcy
       *[nom] Obrońca
    }
    .gender = m
imperial-ally = { $case ->
        [gen] Sojusznika
        [dat] Sojusznikowi
        [acc] Sojusznika
        [ins] Sojusznikiem
        [loc] Sojuszniku
       *[nom] Sojusznik
    }
    .gender = m
colour-purple = { $case ->
        [gen] fioletowego
        [dat] fioletowemu
        [acc] fioletowy
        [ins] fioletowym
        [loc] fioletowym
       *[nom] fioletowy
    }
    .gender = m
colour-red = { $case ->
        [gen] czerwonego
        [dat] czerwonemu
        [acc] czerwony
        [ins] czerwonym
        [loc] czerwonym
       *[nom] czerwony
    }
    .gender = m
colour-blue = { $case ->
        [gen] niebieskiego
        [dat] niebieskiemu
        [acc] niebieski
        [ins] niebieskim
        [loc] niebieskim
       *[nom] niebieski
    }
    .gender = m
colour-yellow = { $case ->
        [gen] żółtego
        [dat] żółtemu
        [acc] żółty
        [ins] żółtym
        [loc] żółtym
       *[nom] żółty
    }
    .gender = m
colour-white = { $case ->
        [gen] białego
        [dat] białemu
        [acc] biały
        [ins] białym
        [loc] białym
       *[nom] biały
    }
    .gender = m
colour-black = { $case ->
        [gen] czarnego
        [dat] czarnemu
        [acc] czarny
        [ins] czarnym
        [loc] czarnym
       *[nom] czarny
    }
    .gender = m

## Symbole i ich banki Przychylności

suit-discord = { $case ->
        [gen] Waśni
        [dat] Waśni
        [acc] Waśń
        [ins] Waśnią
        [loc] Waśni
       *[nom] Waśń
    }
    .gender = f
suit-arcane = { $case ->
        [gen] Magii
        [dat] Magii
        [acc] Magię
        [ins] Magią
        [loc] Magii
       *[nom] Magia
    }
    .gender = f
suit-order = { $case ->
        [gen] Ładu
        [dat] Ładowi
        [acc] Ład
        [ins] Ładem
        [loc] Ładzie
       *[nom] Ład
    }
    .gender = m
suit-hearth = { $case ->
        [gen] Domu
        [dat] Domowi
        [acc] Dom
        [ins] Domem
        [loc] Domu
       *[nom] Dom
    }
    .gender = m
suit-beast = { $case ->
        [gen] Bestii
        [dat] Bestii
        [acc] Bestię
        [ins] Bestią
        [loc] Bestii
       *[nom] Bestia
    }
    .gender = f
suit-nomad = { $case ->
        [gen] Nomady
        [dat] Nomadzie
        [acc] Nomadę
        [ins] Nomadą
        [loc] Nomadzie
       *[nom] Nomada
    }
    .gender = m
bank-discord = { $case ->
        [gen] banku Waśni
        [dat] bankowi Waśni
        [acc] bank Waśni
        [ins] bankiem Waśni
        [loc] banku Waśni
       *[nom] bank Waśni
    }
    .gender = m
bank-arcane = { $case ->
        [gen] banku Magii
        [dat] bankowi Magii
        [acc] bank Magii
        [ins] bankiem Magii
        [loc] banku Magii
       *[nom] bank Magii
    }
    .gender = m
bank-order = { $case ->
        [gen] banku Ładu
        [dat] bankowi Ładu
        [acc] bank Ładu
        [ins] bankiem Ładu
        [loc] banku Ładu
       *[nom] bank Ładu
    }
    .gender = m
bank-hearth = { $case ->
        [gen] banku Domu
        [dat] bankowi Domu
        [acc] bank Domu
        [ins] bankiem Domu
        [loc] banku Domu
       *[nom] bank Domu
    }
    .gender = m
bank-beast = { $case ->
        [gen] banku Bestii
        [dat] bankowi Bestii
        [acc] bank Bestii
        [ins] bankiem Bestii
        [loc] banku Bestii
       *[nom] bank Bestii
    }
    .gender = m
bank-nomad = { $case ->
        [gen] banku Nomady
        [dat] bankowi Nomady
        [acc] bank Nomady
        [ins] bankiem Nomady
        [loc] banku Nomady
       *[nom] bank Nomady
    }
    .gender = m

## Mapa i talie

region-cradle = { $case ->
        [gen] Kolebki
        [dat] Kolebce
        [acc] Kolebkę
        [ins] Kolebką
        [loc] Kolebce
       *[nom] Kolebka
    }
    .gender = f
region-provinces = { $case ->
        [gen] Prowincji
        [dat] Prowincjom
        [acc] Prowincje
        [ins] Prowincjami
        [loc] Prowincjach
       *[nom] Prowincje
    }
    .gender = pl
region-hinterland = { $case ->
        [gen] Interioru
        [dat] Interiorowi
        [acc] Interior
        [ins] Interiorem
        [loc] Interiorze
       *[nom] Interior
    }
    .gender = m
discard-cradle = { $case ->
        [gen] Stosu Kart Odrzuconych Kolebki
        [dat] Stosowi Kart Odrzuconych Kolebki
        [acc] Stos Kart Odrzuconych Kolebki
        [ins] Stosem Kart Odrzuconych Kolebki
        [loc] Stosie Kart Odrzuconych Kolebki
       *[nom] Stos Kart Odrzuconych Kolebki
    }
    .gender = m
discard-provinces = { $case ->
        [gen] Stosu Kart Odrzuconych Prowincji
        [dat] Stosowi Kart Odrzuconych Prowincji
        [acc] Stos Kart Odrzuconych Prowincji
        [ins] Stosem Kart Odrzuconych Prowincji
        [loc] Stosie Kart Odrzuconych Prowincji
       *[nom] Stos Kart Odrzuconych Prowincji
    }
    .gender = m
discard-hinterland = { $case ->
        [gen] Stosu Kart Odrzuconych Interioru
        [dat] Stosowi Kart Odrzuconych Interioru
        [acc] Stos Kart Odrzuconych Interioru
        [ins] Stosem Kart Odrzuconych Interioru
        [loc] Stosie Kart Odrzuconych Interioru
       *[nom] Stos Kart Odrzuconych Interioru
    }
    .gender = m
world-deck = { $case ->
        [gen] talii Świata
        [dat] talii Świata
        [acc] talię Świata
        [ins] talią Świata
        [loc] talii Świata
       *[nom] talia Świata
    }
    .gender = f
relic-deck = { $case ->
        [gen] talii Reliktów
        [dat] talii Reliktów
        [acc] talię Reliktów
        [ins] talią Reliktów
        [loc] talii Reliktów
       *[nom] talia Reliktów
    }
    .gender = f
site-deck = { $case ->
        [gen] talii Obszarów
        [dat] talii Obszarów
        [acc] talię Obszarów
        [ins] talią Obszarów
        [loc] talii Obszarów
       *[nom] talia Obszarów
    }
    .gender = f
archive = { $case ->
        [gen] Archiwum
        [dat] Archiwum
        [acc] Archiwum
        [ins] Archiwum
        [loc] Archiwum
       *[nom] Archiwum
    }
    .gender = n
dispossessed = { $case ->
        [gen] Wysiedleńców
        [dat] Wysiedleńcom
        [acc] Wysiedleńców
        [ins] Wysiedleńcami
        [loc] Wysiedleńcach
       *[nom] Wysiedleńcy
    }
    .gender = pl
shared-bank = { $case ->
        [gen] wspólnych zasobów
        [dat] wspólnym zasobom
        [acc] wspólne zasoby
        [ins] wspólnymi zasobami
        [loc] wspólnych zasobach
       *[nom] wspólne zasoby
    }
    .gender = pl
personal-bank = { $case ->
        [gen] prywatnych zasobów
        [dat] prywatnym zasobom
        [acc] prywatne zasoby
        [ins] prywatnymi zasobami
        [loc] prywatnych zasobach
       *[nom] prywatne zasoby
    }
    .gender = pl
imperial-reliquary = { $case ->
        [gen] Imperialnego Skarbca
        [dat] Imperialnemu Skarbcowi
        [acc] Imperialny Skarbiec
        [ins] Imperialnym Skarbcem
        [loc] Imperialnym Skarbcu
       *[nom] Imperialny Skarbiec
    }
    .gender = m
revealed-vision = { $case ->
        [gen] Ujawnionej Wizji
        [dat] Ujawnionej Wizji
        [acc] Ujawnioną Wizję
        [ins] Ujawnioną Wizją
        [loc] Ujawnionej Wizji
       *[nom] Ujawniona Wizja
    }
    .gender = f
end-die = { $case ->
        [gen] kości Końcowej
        [dat] kości Końcowej
        [acc] kość Końcową
        [ins] kością Końcową
        [loc] kości Końcowej
       *[nom] kość Końcowa
    }
    .gender = f
chronicle = { $case ->
        [gen] Kroniki
        [dat] Kronice
        [acc] Kronikę
        [ins] Kroniką
        [loc] Kronice
       *[nom] Kronika
    }
    .gender = f
pawn-and-favor = { $case ->
        [gen] pionka i Przychylności
        [dat] pionkowi i Przychylności
        [acc] pionek i Przychylność
        [ins] pionkiem i Przychylnością
        [loc] pionku i Przychylności
       *[nom] pionek i Przychylność
    }
    .gender = m
side-people = { $case ->
        [gen] strony Ludu
        [dat] stronie Ludu
        [acc] stronę Ludu
        [ins] stroną Ludu
        [loc] stronie Ludu
       *[nom] strona Ludu
    }
    .gender = f
side-mob = { $case ->
        [gen] strony Ciżby
        [dat] stronie Ciżby
        [acc] stronę Ciżby
        [ins] stroną Ciżby
        [loc] stronie Ciżby
       *[nom] strona Ciżby
    }
    .gender = f

## Fazy i akcje

phase-wake = { $case ->
        [gen] fazy Przebudzenia
        [dat] fazie Przebudzenia
        [acc] fazę Przebudzenia
        [ins] fazą Przebudzenia
        [loc] fazie Przebudzenia
       *[nom] faza Przebudzenia
    }
    .gender = f
phase-act = { $case ->
        [gen] fazy Akcji
        [dat] fazie Akcji
        [acc] fazę Akcji
        [ins] fazą Akcji
        [loc] fazie Akcji
       *[nom] faza Akcji
    }
    .gender = f
phase-rest = { $case ->
        [gen] fazy Odpoczynku
        [dat] fazie Odpoczynku
        [acc] fazę Odpoczynku
        [ins] fazą Odpoczynku
        [loc] fazie Odpoczynku
       *[nom] faza Odpoczynku
    }
    .gender = f
phase-chronicle = { $case ->
        [gen] Zapisywania Kroniki
        [dat] Zapisywaniu Kroniki
        [acc] Zapisywanie Kroniki
        [ins] Zapisywaniem Kroniki
        [loc] Zapisywaniu Kroniki
       *[nom] Zapisywanie Kroniki
    }
    .gender = n
action-search = { $case ->
        [gen] Przeszukania
        [dat] Przeszukaniu
        [acc] Przeszukanie
        [ins] Przeszukaniem
        [loc] Przeszukaniu
       *[nom] Przeszukanie
    }
    .gender = n
action-muster = { $case ->
        [gen] Werbunku
        [dat] Werbunkowi
        [acc] Werbunek
        [ins] Werbunkiem
        [loc] Werbunku
       *[nom] Werbunek
    }
    .gender = m
action-trade = { $case ->
        [gen] Handlu
        [dat] Handlowi
        [acc] Handel
        [ins] Handlem
        [loc] Handlu
       *[nom] Handel
    }
    .gender = m
action-recover = { $case ->
        [gen] Odzyskiwania
        [dat] Odzyskiwaniu
        [acc] Odzyskiwanie
        [ins] Odzyskiwaniem
        [loc] Odzyskiwaniu
       *[nom] Odzyskiwanie
    }
    .gender = n
action-campaign = { $case ->
        [gen] Najazdu
        [dat] Najazdowi
        [acc] Najazd
        [ins] Najazdem
        [loc] Najeździe
       *[nom] Najazd
    }
    .gender = m
action-travel = { $case ->
        [gen] Podróży
        [dat] Podróży
        [acc] Podróż
        [ins] Podróżą
        [loc] Podróży
       *[nom] Podróż
    }
    .gender = f

## Mieszkańcy

denizen-wrestlers = { $case ->
        [gen] Zapaśników
        [dat] Zapaśnikom
        [acc] Zapaśników
        [ins] Zapaśnikami
        [loc] Zapaśnikach
       *[nom] Zapaśnicy
    }
    .gender = pl
denizen-wrestlers-text = Plan Bitewny Obrońcy: możesz poświęcić 1 Chorągiew ze swojej Siły, by dodać +1 kość Obrony.
denizen-battle-honors = { $case ->
        [gen] Honorów Bitewnych
        [dat] Honorom Bitewnym
        [acc] Honory Bitewne
        [ins] Honorami Bitewnymi
        [loc] Honorach Bitewnych
       *[nom] Honory Bitewne
    }
    .gender = pl
denizen-battle-honors-text = Plan Bitewny: po zwycięstwie zyskujesz 2 żetony Przychylności z banku Ładu.
denizen-bear-traps = { $case ->
        [gen] Sideł na Niedźwiedzie
        [dat] Sidłom na Niedźwiedzie
        [acc] Sidła na Niedźwiedzie
        [ins] Sidłami na Niedźwiedzie
        [loc] Sidłach na Niedźwiedzie
       *[nom] Sidła na Niedźwiedzie
    }
    .gender = pl
denizen-bear-traps-text = Plan Bitewny Obrońcy: −1 kość Ataku. Zabij 1 Chorągiew na planszy Atakującego.
denizen-longbows = { $case ->
        [gen] Długich Łuków
        [dat] Długim Łukom
        [acc] Długie Łuki
        [ins] Długimi Łukami
        [loc] Długich Łukach
       *[nom] Długie Łuki
    }
    .gender = pl
denizen-longbows-text = Plan Bitewny: ±1 kość Ataku.
denizen-keep = { $case ->
        [gen] Twierdzy
        [dat] Twierdzy
        [acc] Twierdzę
        [ins] Twierdzą
        [loc] Twierdzy
       *[nom] Twierdza
    }
    .gender = f
denizen-keep-text = Plan Bitewny Obrońcy: +2 kości Obrony, jeśli ten Obszar jest celem.
denizen-pressgangs = { $case ->
        [gen] Przymusowego Zaciągu
        [dat] Przymusowemu Zaciągowi
        [acc] Przymusowy Zaciąg
        [ins] Przymusowym Zaciągiem
        [loc] Przymusowym Zaciągu
       *[nom] Przymusowy Zaciąg
    }
    .gender = m
denizen-pressgangs-text = Werbunek: możesz umieścić żeton Przychylności na karcie, na której są już żetony.
denizen-garrison = { $case ->
        [gen] Garnizonu
        [dat] Garnizonowi
        [acc] Garnizon
        [ins] Garnizonem
        [loc] Garnizonie
       *[nom] Garnizon
    }
    .gender = m
denizen-garrison-text = Po zagraniu: zyskujesz po 1 Chorągwi za każdy Obszar, którym rządzisz, po czym umieszczasz ze swojej planszy po 1 Chorągwi na każdym z nich.
denizen-scouts = { $case ->
        [gen] Zwiadowców
        [dat] Zwiadowcom
        [acc] Zwiadowców
        [ins] Zwiadowcami
        [loc] Zwiadowcach
       *[nom] Zwiadowcy
    }
    .gender = pl
denizen-scouts-text = Plan Bitewny Atakującego: zyskujesz 1 punkt Zaopatrzenia.
denizen-alchemist = { $case ->
        [gen] Alchemika
        [dat] Alchemikowi
        [acc] Alchemika
        [ins] Alchemikiem
        [loc] Alchemiku
       *[nom] Alchemik
    }
    .gender = m
denizen-alchemist-text = Akcja: zyskujesz łącznie 4 żetony Przychylności z dowolnych banków.
denizen-martial-culture = { $case ->
        [gen] Kultury Wojennej
        [dat] Kulturze Wojennej
        [acc] Kulturę Wojenną
        [ins] Kulturą Wojenną
        [loc] Kulturze Wojennej
       *[nom] Kultura Wojenna
    }
    .gender = f
denizen-martial-culture-text = Plan Bitewny: jeśli jako Banita zwyciężysz Banitę, możesz stać się Obywatelem.
denizen-errand-boy = { $case ->
        [gen] Chłopca na Posyłki
        [dat] Chłopcu na Posyłki
        [acc] Chłopca na Posyłki
        [ins] Chłopcem na Posyłki
        [loc] Chłopcu na Posyłki
       *[nom] Chłopiec na Posyłki
    }
    .gender = m
denizen-errand-boy-text = Przeszukanie: możesz dobierać ze Stosu Kart Odrzuconych innego Regionu.
denizen-mercenaries = { $case ->
        [gen] Najemników
        [dat] Najemnikom
        [acc] Najemników
        [ins] Najemnikami
        [loc] Najemnikach
       *[nom] Najemnicy
    }
    .gender = pl
denizen-mercenaries-text = Plan Bitewny: ±3 kości Ataku. W razie porażki odrzuć tę kartę.
denizen-tinkers-fair = { $case ->
        [gen] Straganu Majsterkowicza
        [dat] Straganowi Majsterkowicza
        [acc] Stragan Majsterkowicza
        [ins] Straganem Majsterkowicza
        [loc] Straganie Majsterkowicza
       *[nom] Stragan Majsterkowicza
    }
    .gender = m
denizen-tinkers-fair-text = Akcja: wynegocjuj z dowolnym graczem wiążącą wymianę żetonów Przychylności, Sekretów i Reliktów.
denizen-rain-boots = { $case ->
        [gen] Kaloszy
        [dat] Kaloszom
        [acc] Kalosze
        [ins] Kaloszami
        [loc] Kaloszach
       *[nom] Kalosze
    }
    .gender = pl
denizen-rain-boots-text = Plan Bitewny Atakującego: zignoruj kości Obrony z dokładnie jedną tarczą. Na koniec odrzuć tę kartę.
denizen-a-small-favor = { $case ->
        [gen] Drobnej Przysługi
        [dat] Drobnej Przysłudze
        [acc] Drobną Przysługę
        [ins] Drobną Przysługą
        [loc] Drobnej Przysłudze
       *[nom] Drobna Przysługa
    }
    .gender = f
denizen-a-small-favor-text = Po zagraniu: zyskujesz 4 Chorągwie.
denizen-second-wind = { $case ->
        [gen] Drugiego Oddechu
        [dat] Drugiemu Oddechowi
        [acc] Drugi Oddech
        [ins] Drugim Oddechem
        [loc] Drugim Oddechu
       *[nom] Drugi Oddech
    }
    .gender = m
denizen-second-wind-text = Plan Bitewny Atakującego: po zwycięstwie możesz odbyć Podróż, a potem przeprowadzić Najazd – bez wydawania punktów Zaopatrzenia.
denizen-sleight-of-hand = { $case ->
        [gen] Zwinnych Palców
        [dat] Zwinnym Palcom
        [acc] Zwinne Palce
        [ins] Zwinnymi Palcami
        [loc] Zwinnych Palcach
       *[nom] Zwinne Palce
    }
    .gender = pl
denizen-sleight-of-hand-text = Akcja: weź 1 Sekret (nie ostatni) od innego gracza, którego pionek jest na twoim Obszarze.
denizen-key-to-the-city = { $case ->
        [gen] Klucza do Miasta
        [dat] Kluczowi do Miasta
        [acc] Klucz do Miasta
        [ins] Kluczem do Miasta
        [loc] Kluczu do Miasta
       *[nom] Klucz do Miasta
    }
    .gender = m
denizen-key-to-the-city-text = Po zagraniu: jeśli nie ma tu pionka rządzącego tym Obszarem, zabij wszystkie Chorągwie na tym Obszarze, po czym zyskaj 1 Chorągiew i umieść ją tutaj.
denizen-scryer = { $case ->
        [gen] Jasnowidzki
        [dat] Jasnowidzce
        [acc] Jasnowidzkę
        [ins] Jasnowidzką
        [loc] Jasnowidzce
       *[nom] Jasnowidzka
    }
    .gender = f
denizen-scryer-text = Akcja: podejrzyj cały dowolny Stos Kart Odrzuconych.
denizen-disgraced-captain = { $case ->
        [gen] Zhańbionego Kapitana
        [dat] Zhańbionemu Kapitanowi
        [acc] Zhańbionego Kapitana
        [ins] Zhańbionym Kapitanem
        [loc] Zhańbionym Kapitanie
       *[nom] Zhańbiony Kapitan
    }
    .gender = m
denizen-disgraced-captain-text = Plan Bitewny Atakującego: +4 kości Ataku, jeśli na którymś z Obszarów zadeklarowanych jako cele jest karta Ładu.
denizen-naysayers = { $case ->
        [gen] Malkontentów
        [dat] Malkontentom
        [acc] Malkontentów
        [ins] Malkontentami
        [loc] Malkontentach
       *[nom] Malkontenci
    }
    .gender = pl
denizen-naysayers-text = Odpoczynek: jeśli Banita nosi tytuł Wiernego Przysiędze albo Uzurpatora, weź 1 żeton Przychylności od Kanclerza.
denizen-book-burning = { $case ->
        [gen] Palenia Ksiąg
        [dat] Paleniu Ksiąg
        [acc] Palenie Ksiąg
        [ins] Paleniem Ksiąg
        [loc] Paleniu Ksiąg
       *[nom] Palenie Ksiąg
    }
    .gender = n
denizen-book-burning-text = Plan Bitewny Atakującego: po zwycięstwie, jeśli celem były pionek i Przychylność, Obrońca spala wszystkie Sekrety ze swojej planszy prócz jednego.
denizen-ancient-binding = { $case ->
        [gen] Pradawnych Pęt
        [dat] Pradawnym Pętom
        [acc] Pradawne Pęta
        [ins] Pradawnymi Pętami
        [loc] Pradawnych Pętach
       *[nom] Pradawne Pęta
    }
    .gender = pl
denizen-ancient-binding-text = Akcja: każdy gracz spala wszystkie swoje Sekrety prócz jednego; ty zachowujesz tylko ten umieszczony tutaj.
denizen-horse-archers = { $case ->
        [gen] Łuczników Konnych
        [dat] Łucznikom Konnym
        [acc] Łuczników Konnych
        [ins] Łucznikami Konnymi
        [loc] Łucznikach Konnych
       *[nom] Łucznicy Konni
    }
    .gender = pl
denizen-horse-archers-text = Plan Bitewny: ±3 kości Ataku. Na koniec odrzuć tę kartę.
denizen-warning-signals = { $case ->
        [gen] Sygnałów Ostrzegawczych
        [dat] Sygnałom Ostrzegawczym
        [acc] Sygnały Ostrzegawcze
        [ins] Sygnałami Ostrzegawczymi
        [loc] Sygnałach Ostrzegawczych
       *[nom] Sygnały Ostrzegawcze
    }
    .gender = pl
denizen-warning-signals-text = Plan Bitewny Obrońcy: przemieść swoje Chorągwie między planszą a Obszarami, którymi rządzisz, zostawiając na każdym co najmniej jedną. Na koniec odrzuć tę kartę.
denizen-elders = { $case ->
        [gen] Starszyzny
        [dat] Starszyźnie
        [acc] Starszyznę
        [ins] Starszyzną
        [loc] Starszyźnie
       *[nom] Starszyzna
    }
    .gender = f
denizen-elders-text = Akcja: zyskujesz 1 Sekret.
denizen-the-gathering = { $case ->
        [gen] Zgromadzenia
        [dat] Zgromadzeniu
        [acc] Zgromadzenie
        [ins] Zgromadzeniem
        [loc] Zgromadzeniu
       *[nom] Zgromadzenie
    }
    .gender = n
denizen-the-gathering-text = Po zagraniu: wszyscy gracze, poczynając od Kanclerza, mogą umieścić tu swój pionek. Następnie gracze z pionkami tutaj mogą zawierać dowolne wiążące wymiany żetonów Przychylności, Sekretów, Reliktów i Doradców.
denizen-faithful-friend = { $case ->
        [gen] Wiernego Przyjaciela
        [dat] Wiernemu Przyjacielowi
        [acc] Wiernego Przyjaciela
        [ins] Wiernym Przyjacielem
        [loc] Wiernym Przyjacielu
       *[nom] Wierny Przyjaciel
    }
    .gender = m
denizen-faithful-friend-text = Po zagraniu: zyskujesz 4 punkty Zaopatrzenia.
denizen-tents = { $case ->
        [gen] Namiotów
        [dat] Namiotom
        [acc] Namioty
        [ins] Namiotami
        [loc] Namiotach
       *[nom] Namioty
    }
    .gender = pl
denizen-tents-text = Podróż: nie wydawaj punktów Zaopatrzenia, jeśli Podróżujesz w obrębie swojego Regionu.
denizen-great-herd = { $case ->
        [gen] Wielkiego Stada
        [dat] Wielkiemu Stadu
        [acc] Wielkie Stado
        [ins] Wielkim Stadem
        [loc] Wielkim Stadzie
       *[nom] Wielkie Stado
    }
    .gender = n
denizen-great-herd-text = Po zagraniu: możesz podmienić tę kartę z kartą Nomady na dowolnym Obszarze.
denizen-fire-talkers = { $case ->
        [gen] Mówców Ognia
        [dat] Mówcom Ognia
        [acc] Mówców Ognia
        [ins] Mówcami Ognia
        [loc] Mówcach Ognia
       *[nom] Mówcy Ognia
    }
    .gender = pl
denizen-fire-talkers-text = Plan Bitewny: ±3 kości Ataku, jeśli posiadasz Najmroczniejszą Tajemnicę.
denizen-magicians-code = { $case ->
        [gen] Kodeksu Maga
        [dat] Kodeksowi Maga
        [acc] Kodeks Maga
        [ins] Kodeksem Maga
        [loc] Kodeksie Maga
       *[nom] Kodeks Maga
    }
    .gender = m
denizen-magicians-code-text = Odzyskiwanie: jeśli odzyskujesz Najmroczniejszą Tajemnicę, zyskujesz 2 Sekrety i dokładasz oba do zapłaty.
denizen-spirit-snare = { $case ->
        [gen] Sideł na Duchy
        [dat] Sidłom na Duchy
        [acc] Sidła na Duchy
        [ins] Sidłami na Duchy
        [loc] Sidłach na Duchy
       *[nom] Sidła na Duchy
    }
    .gender = pl
denizen-spirit-snare-text = Akcja: weź 1 żeton Przychylności z dowolnego banku.
denizen-wizard-school = { $case ->
        [gen] Szkoły Magów
        [dat] Szkole Magów
        [acc] Szkołę Magów
        [ins] Szkołą Magów
        [loc] Szkole Magów
       *[nom] Szkoła Magów
    }
    .gender = f
denizen-wizard-school-text = Akcja: zyskujesz 1 Sekret, po czym kończysz swoją fazę Akcji.
denizen-dazzle = { $case ->
        [gen] Oślepienia
        [dat] Oślepieniu
        [acc] Oślepienie
        [ins] Oślepieniem
        [loc] Oślepieniu
       *[nom] Oślepienie
    }
    .gender = n
denizen-dazzle-text = Po zagraniu: odrzuć wszystkie karty Domu i Ładu z Obszarów w swoim Regionie.
denizen-acting-troupe = { $case ->
        [gen] Trupy Aktorskiej
        [dat] Trupie Aktorskiej
        [acc] Trupę Aktorską
        [ins] Trupą Aktorską
        [loc] Trupie Aktorskiej
       *[nom] Trupa Aktorska
    }
    .gender = f
denizen-acting-troupe-text = Handel: możesz potraktować tego Doradcę jako kartę Bestii albo Ładu.
denizen-taming-charm = { $case ->
        [gen] Uroku Poskromienia
        [dat] Urokowi Poskromienia
        [acc] Urok Poskromienia
        [ins] Urokiem Poskromienia
        [loc] Uroku Poskromienia
       *[nom] Urok Poskromienia
    }
    .gender = m
denizen-taming-charm-text = Akcja: odrzuć kartę Bestii albo Nomady ze swojego Obszaru, by zyskać 2 żetony Przychylności z jej banku.
denizen-inquisitor = { $case ->
        [gen] Inkwizytora
        [dat] Inkwizytorowi
        [acc] Inkwizytora
        [ins] Inkwizytorem
        [loc] Inkwizytorze
       *[nom] Inkwizytor
    }
    .gender = m
denizen-inquisitor-text = Akcja: podejrzyj Doradcę gracza, którego pionek jest na twoim Obszarze. Jeśli to Konspiracja, zagraj ją albo odrzuć jak kartę dobraną przez siebie; jeśli nie, daj temu graczowi umieszczony tu żeton Przychylności.
denizen-wolves = { $case ->
        [gen] Wilków
        [dat] Wilkom
        [acc] Wilki
        [ins] Wilkami
        [loc] Wilkach
       *[nom] Wilki
    }
    .gender = pl
denizen-wolves-text = Akcja: zabij 1 Chorągiew na planszy dowolnego gracza.
denizen-animal-playmates = { $case ->
        [gen] Zwierzęcych Towarzyszy Zabaw
        [dat] Zwierzęcym Towarzyszom Zabaw
        [acc] Zwierzęcych Towarzyszy Zabaw
        [ins] Zwierzęcymi Towarzyszami Zabaw
        [loc] Zwierzęcych Towarzyszach Zabaw
       *[nom] Zwierzęcy Towarzysze Zabaw
    }
    .gender = pl
denizen-animal-playmates-text = Werbunek: nie wydawaj punktów Zaopatrzenia, jeśli Werbujesz na karcie Bestii.
denizen-true-names = { $case ->
        [gen] Prawdziwych Imion
        [dat] Prawdziwym Imionom
        [acc] Prawdziwe Imiona
        [ins] Prawdziwymi Imionami
        [loc] Prawdziwych Imionach
       *[nom] Prawdziwe Imiona
    }
    .gender = pl
denizen-true-names-text = Twój przeciwnik w Najeździe nie może używać Planów Bitewnych odpowiadających symbolem któremukolwiek z twoich Doradców.
denizen-the-old-oak = { $case ->
        [gen] Starego Dębu
        [dat] Staremu Dębowi
        [acc] Stary Dąb
        [ins] Starym Dębem
        [loc] Starym Dębie
       *[nom] Stary Dąb
    }
    .gender = m
denizen-the-old-oak-text = Handel: jeśli Handlujesz z tą kartą za Sekrety i masz Doradcę Bestii, zyskujesz o 1 Sekret więcej.
denizen-forest-paths = { $case ->
        [gen] Leśnych Ścieżek
        [dat] Leśnym Ścieżkom
        [acc] Leśne Ścieżki
        [ins] Leśnymi Ścieżkami
        [loc] Leśnych Ścieżkach
       *[nom] Leśne Ścieżki
    }
    .gender = pl
denizen-forest-paths-text = Podróż: jeśli Podróżujesz na Obszar z kartą Bestii, nie wydawaj punktów Zaopatrzenia i zignoruj moce Obszarów.
denizen-long-lost-heir = { $case ->
        [gen] Zaginionego Dziedzica
        [dat] Zaginionemu Dziedzicowi
        [acc] Zaginionego Dziedzica
        [ins] Zaginionym Dziedzicem
        [loc] Zaginionym Dziedzicu
       *[nom] Zaginiony Dziedzic
    }
    .gender = m
denizen-long-lost-heir-text = Po zagraniu: jeśli jesteś Banitą, możesz stać się Obywatelem.
denizen-rangers = { $case ->
        [gen] Strażników Leśnych
        [dat] Strażnikom Leśnym
        [acc] Strażników Leśnych
        [ins] Strażnikami Leśnymi
        [loc] Strażnikach Leśnych
       *[nom] Strażnicy Leśni
    }
    .gender = pl
denizen-rangers-text = Plan Bitewny Atakującego: zignoruj czaszki na swoich kościach. +2 kości Ataku, jeśli w puli Obrony są co najmniej cztery kości.
denizen-roving-terror = { $case ->
        [gen] Wędrującej Grozy
        [dat] Wędrującej Grozie
        [acc] Wędrującą Grozę
        [ins] Wędrującą Grozą
        [loc] Wędrującej Grozie
       *[nom] Wędrująca Groza
    }
    .gender = f
denizen-roving-terror-text = Akcja: odrzuć Mieszkańca z innego Obszaru i przemieść tam tę kartę.
denizen-wayside-inn = { $case ->
        [gen] Przydrożnej Gospody
        [dat] Przydrożnej Gospodzie
        [acc] Przydrożną Gospodę
        [ins] Przydrożną Gospodą
        [loc] Przydrożnej Gospodzie
       *[nom] Przydrożna Gospoda
    }
    .gender = f
denizen-wayside-inn-text = Akcja: zyskujesz 2 punkty Zaopatrzenia.
denizen-extra-provisions = { $case ->
        [gen] Dodatkowego Prowiantu
        [dat] Dodatkowemu Prowiantowi
        [acc] Dodatkowy Prowiant
        [ins] Dodatkowym Prowiantem
        [loc] Dodatkowym Prowiancie
       *[nom] Dodatkowy Prowiant
    }
    .gender = m
denizen-extra-provisions-text = Plan Bitewny Obrońcy: +1 kość Obrony.
denizen-memory-of-home = { $case ->
        [gen] Wspomnienia Domu
        [dat] Wspomnieniu Domu
        [acc] Wspomnienie Domu
        [ins] Wspomnieniem Domu
        [loc] Wspomnieniu Domu
       *[nom] Wspomnienie Domu
    }
    .gender = n
denizen-memory-of-home-text = Akcja: przemieść wszystkie żetony Przychylności z dowolnego banku do banku Domu.
denizen-welcoming-party = { $case ->
        [gen] Komitetu Powitalnego
        [dat] Komitetowi Powitalnemu
        [acc] Komitet Powitalny
        [ins] Komitetem Powitalnym
        [loc] Komitecie Powitalnym
       *[nom] Komitet Powitalny
    }
    .gender = m
denizen-welcoming-party-text = Przeszukanie: jeśli zagrywasz odkrytą dobraną kartę Mieszkańców, zyskujesz 1 żeton Przychylności z banku Domu.
denizen-traveling-doctor = { $case ->
        [gen] Wędrownego Medyka
        [dat] Wędrownemu Medykowi
        [acc] Wędrownego Medyka
        [ins] Wędrownym Medykiem
        [loc] Wędrownym Medyku
       *[nom] Wędrowny Medyk
    }
    .gender = m
denizen-traveling-doctor-text = Plan Bitewny: w razie porażki nie zabijasz żadnej Chorągwi ze swojej Siły i odrzucasz tę kartę. Zignoruj moce, które zabiłyby całą twoją Siłę.
denizen-storyteller = { $case ->
        [gen] Bajarza
        [dat] Bajarzowi
        [acc] Bajarza
        [ins] Bajarzem
        [loc] Bajarzu
       *[nom] Bajarz
    }
    .gender = m
denizen-storyteller-text = Akcja: umieść na Najmroczniejszej Tajemnicy 1 Sekret ze wspólnych zasobów.
denizen-armed-mob = { $case ->
        [gen] Uzbrojonej Ciżby
        [dat] Uzbrojonej Ciżbie
        [acc] Uzbrojoną Ciżbę
        [ins] Uzbrojoną Ciżbą
        [loc] Uzbrojonej Ciżbie
       *[nom] Uzbrojona Ciżba
    }
    .gender = f
denizen-armed-mob-text = Akcja: jeśli któryś gracz posiada Najmroczniejszą Tajemnicę, ale nie Miłość Ludu, odrzuć jednego z jego odkrytych Doradców.
denizen-tavern-songs = { $case ->
        [gen] Pieśni z Tawerny
        [dat] Pieśniom z Tawerny
        [acc] Pieśni z Tawerny
        [ins] Pieśniami z Tawerny
        [loc] Pieśniach z Tawerny
       *[nom] Pieśni z Tawerny
    }
    .gender = pl
denizen-tavern-songs-text = Akcja: podejrzyj 3 wierzchnie karty Stosu Kart Odrzuconych swojego Regionu.
denizen-secret-signal = { $case ->
        [gen] Tajnego Sygnału
        [dat] Tajnemu Sygnałowi
        [acc] Tajny Sygnał
        [ins] Tajnym Sygnałem
        [loc] Tajnym Sygnale
       *[nom] Tajny Sygnał
    }
    .gender = m
denizen-secret-signal-text = Handel: jeśli zyskujesz dokładnie 1 żeton Przychylności, zyskujesz 1 dodatkowy z tego samego banku.
denizen-augury = { $case ->
        [gen] Wróżby
        [dat] Wróżbie
        [acc] Wróżbę
        [ins] Wróżbą
        [loc] Wróżbie
       *[nom] Wróżba
    }
    .gender = f
denizen-augury-text = Przeszukanie: dobierz o 1 kartę więcej.
denizen-rusting-ray = { $case ->
        [gen] Promienia Rdzy
        [dat] Promieniowi Rdzy
        [acc] Promień Rdzy
        [ins] Promieniem Rdzy
        [loc] Promieniu Rdzy
       *[nom] Promień Rdzy
    }
    .gender = m
denizen-rusting-ray-text = Plan Bitewny Obrońcy: jeśli posiadasz Najmroczniejszą Tajemnicę, zignoruj wszystkie puste miecze Atakującego.
denizen-portal = { $case ->
        [gen] Portalu
        [dat] Portalowi
        [acc] Portal
        [ins] Portalem
        [loc] Portalu
       *[nom] Portal
    }
    .gender = m
denizen-portal-text = Podróż: jeśli Podróżujesz z tego Obszaru albo na ten Obszar, nie wydawaj punktów Zaopatrzenia i zignoruj moce Obszarów.
denizen-billowing-fog = { $case ->
        [gen] Kłębów Mgły
        [dat] Kłębom Mgły
        [acc] Kłęby Mgły
        [ins] Kłębami Mgły
        [loc] Kłębach Mgły
       *[nom] Kłęby Mgły
    }
    .gender = pl
denizen-billowing-fog-text = Plan Bitewny: w razie porażki nie zabijasz żadnej Chorągwi ze swojej Siły. Zignoruj moce, które zabiłyby całą twoją Siłę.
denizen-kindred-warriors = { $case ->
        [gen] Bratnich Wojowników
        [dat] Bratnim Wojownikom
        [acc] Bratnich Wojowników
        [ins] Bratnimi Wojownikami
        [loc] Bratnich Wojownikach
       *[nom] Bratni Wojownicy
    }
    .gender = pl
denizen-kindred-warriors-text = Plan Bitewny: zignoruj czaszki na swoich kościach. ±1 kość Ataku za każdy symbol inny niż Magia wśród kart, którymi rządzisz (albo mniej).
denizen-terror-spells = { $case ->
        [gen] Zaklęć Grozy
        [dat] Zaklęciom Grozy
        [acc] Zaklęcia Grozy
        [ins] Zaklęciami Grozy
        [loc] Zaklęciach Grozy
       *[nom] Zaklęcia Grozy
    }
    .gender = pl
denizen-terror-spells-text = Akcja: jeśli posiadasz Najmroczniejszą Tajemnicę, zabij dwie Chorągwie w swoim Regionie: na Obszarach lub na planszach graczy, których pionki tam są.
denizen-blood-pact = { $case ->
        [gen] Paktu Krwi
        [dat] Paktowi Krwi
        [acc] Pakt Krwi
        [ins] Paktem Krwi
        [loc] Pakcie Krwi
       *[nom] Pakt Krwi
    }
    .gender = m
denizen-blood-pact-text = Akcja: poświęć parzystą liczbę Chorągwi ze swojej planszy; za każde dwie zyskujesz 1 Sekret.
denizen-revelation = { $case ->
        [gen] Objawienia
        [dat] Objawieniu
        [acc] Objawienie
        [ins] Objawieniem
        [loc] Objawieniu
       *[nom] Objawienie
    }
    .gender = n
denizen-revelation-text = Po zagraniu: wszyscy gracze, poczynając od Kanclerza, mogą spalić dowolną liczbę żetonów Przychylności, by zyskać tyle samo Sekretów.
denizen-observatory = { $case ->
        [gen] Obserwatorium
        [dat] Obserwatorium
        [acc] Obserwatorium
        [ins] Obserwatorium
        [loc] Obserwatorium
       *[nom] Obserwatorium
    }
    .gender = n
denizen-observatory-text = Przeszukanie: jeśli jest tu twój pionek, możesz dobierać z dowolnego Stosu Kart Odrzuconych.
denizen-plague-engines = { $case ->
        [gen] Machin Zarazy
        [dat] Machinom Zarazy
        [acc] Machiny Zarazy
        [ins] Machinami Zarazy
        [loc] Machinach Zarazy
       *[nom] Machiny Zarazy
    }
    .gender = pl
denizen-plague-engines-text = Akcja: każdy gracz, także ty, przemieszcza ze swojej planszy do banku Magii po 1 żetonie Przychylności za każdy Obszar, którym rządzi.
denizen-gleaming-armor = { $case ->
        [gen] Lśniącej Zbroi
        [dat] Lśniącej Zbroi
        [acc] Lśniącą Zbroję
        [ins] Lśniącą Zbroją
        [loc] Lśniącej Zbroi
       *[nom] Lśniąca Zbroja
    }
    .gender = f
denizen-gleaming-armor-text = W Najeździe, w którym uczestniczysz, każdy Plan Bitewny twojego przeciwnika kosztuje o 1 Sekret więcej.
denizen-bewitch = { $case ->
        [gen] Zauroczenia
        [dat] Zauroczeniu
        [acc] Zauroczenie
        [ins] Zauroczeniem
        [loc] Zauroczeniu
       *[nom] Zauroczenie
    }
    .gender = n
denizen-bewitch-text = Po zagraniu: jeśli jako Banita masz więcej Sekretów niż Kanclerz (na planszy i na kartach), możesz stać się Obywatelem.
denizen-jinx = { $case ->
        [gen] Złego Uroku
        [dat] Złemu Urokowi
        [acc] Zły Urok
        [ins] Złym Urokiem
        [loc] Złym Uroku
       *[nom] Zły Urok
    }
    .gender = m
denizen-jinx-text = Jeśli rządzisz tą kartą, po rzucie kośćmi Ataku albo Obrony możesz opłacić jej koszt, by raz przerzucić je wszystkie.
denizen-tutor = { $case ->
        [gen] Nauczyciela
        [dat] Nauczycielowi
        [acc] Nauczyciela
        [ins] Nauczycielem
        [loc] Nauczycielu
       *[nom] Nauczyciel
    }
    .gender = m
denizen-tutor-text = Akcja: zyskujesz 1 Sekret.
denizen-dream-thief = { $case ->
        [gen] Złodzieja Snów
        [dat] Złodziejowi Snów
        [acc] Złodzieja Snów
        [ins] Złodziejem Snów
        [loc] Złodzieju Snów
       *[nom] Złodziej Snów
    }
    .gender = m
denizen-dream-thief-text = Akcja: podmień dowolnych dwóch zakrytych Doradców dwóch graczy, nie patrząc na te karty.
denizen-cracking-ground = { $case ->
        [gen] Pękającej Ziemi
        [dat] Pękającej Ziemi
        [acc] Pękającą Ziemię
        [ins] Pękającą Ziemią
        [loc] Pękającej Ziemi
       *[nom] Pękająca Ziemia
    }
    .gender = f
denizen-cracking-ground-text = Plan Bitewny: ±1 kość Ataku za każdy Obszar zadeklarowany jako cel.
denizen-sealing-ward = { $case ->
        [gen] Pieczęci Ochronnej
        [dat] Pieczęci Ochronnej
        [acc] Pieczęć Ochronną
        [ins] Pieczęcią Ochronną
        [loc] Pieczęci Ochronnej
       *[nom] Pieczęć Ochronna
    }
    .gender = f
denizen-sealing-ward-text = Każdy twój Relikt zadeklarowany jako cel dodaje o 1 kość Obrony więcej.
denizen-initiation-rite = { $case ->
        [gen] Rytuału Wtajemniczenia
        [dat] Rytuałowi Wtajemniczenia
        [acc] Rytuał Wtajemniczenia
        [ins] Rytuałem Wtajemniczenia
        [loc] Rytuale Wtajemniczenia
       *[nom] Rytuał Wtajemniczenia
    }
    .gender = m
denizen-initiation-rite-text = Werbunek: musisz umieścić 1 Sekret zamiast 1 żetonu Przychylności.
denizen-vow-of-silence = { $case ->
        [gen] Ślubów Milczenia
        [dat] Ślubom Milczenia
        [acc] Śluby Milczenia
        [ins] Ślubami Milczenia
        [loc] Ślubach Milczenia
       *[nom] Śluby Milczenia
    }
    .gender = pl
denizen-vow-of-silence-text = Nie możesz odzyskiwać Najmroczniejszej Tajemnicy ani dawać Sekretów. Gdy inny gracz odzyskuje Najmroczniejszą Tajemnicę, zyskujesz tyle Sekretów, ile na niej umieszcza.
denizen-forgotten-vault = { $case ->
        [gen] Zapomnianego Skarbca
        [dat] Zapomnianemu Skarbcowi
        [acc] Zapomniany Skarbiec
        [ins] Zapomnianym Skarbcem
        [loc] Zapomnianym Skarbcu
       *[nom] Zapomniany Skarbiec
    }
    .gender = m
denizen-forgotten-vault-text = Akcja: umieść na Najmroczniejszej Tajemnicy 1 Sekret ze wspólnych zasobów albo spal z niej 1 Sekret (nie ostatni).
denizen-map-library = { $case ->
        [gen] Biblioteki Map
        [dat] Bibliotece Map
        [acc] Bibliotekę Map
        [ins] Biblioteką Map
        [loc] Bibliotece Map
       *[nom] Biblioteka Map
    }
    .gender = f
denizen-map-library-text = Handel: jeśli jest tu twój pionek, możesz Handlować z kartą na dowolnym Obszarze w swoim Regionie.
denizen-witchs-bargain = { $case ->
        [gen] Układu z Wiedźmą
        [dat] Układowi z Wiedźmą
        [acc] Układ z Wiedźmą
        [ins] Układem z Wiedźmą
        [loc] Układzie z Wiedźmą
       *[nom] Układ z Wiedźmą
    }
    .gender = m
denizen-witchs-bargain-text = Akcja: dowolną liczbę razy, z graczami na swoim Obszarze: daj 1 Sekret i weź 2 żetony Przychylności albo daj 2 żetony Przychylności i weź 1 Sekret.
denizen-master-of-disguise = { $case ->
        [gen] Mistrza Przebrań
        [dat] Mistrzowi Przebrań
        [acc] Mistrza Przebrań
        [ins] Mistrzem Przebrań
        [loc] Mistrzu Przebrań
       *[nom] Mistrz Przebrań
    }
    .gender = m
denizen-master-of-disguise-text = Handel: wybierz innego gracza: w tym Handlu jego Doradcy liczą się jako twoi, zamiast twoich własnych.
denizen-charlatan = { $case ->
        [gen] Szarlatana
        [dat] Szarlatanowi
        [acc] Szarlatana
        [ins] Szarlatanem
        [loc] Szarlatanie
       *[nom] Szarlatan
    }
    .gender = m
denizen-charlatan-text = Po zagraniu: spal wszystkie Sekrety prócz jednego z Najmroczniejszej Tajemnicy.
denizen-assassin = { $case ->
        [gen] Skrytobójczyni
        [dat] Skrytobójczyni
        [acc] Skrytobójczynię
        [ins] Skrytobójczynią
        [loc] Skrytobójczyni
       *[nom] Skrytobójczyni
    }
    .gender = f
denizen-assassin-text = Możesz mieć tylko dwóch Doradców. Akcja: odrzuć odkrytego Doradcę gracza, którego pionek jest na twoim Obszarze.
denizen-downtrodden = { $case ->
        [gen] Uciemiężonych
        [dat] Uciemiężonym
        [acc] Uciemiężonych
        [ins] Uciemiężonymi
        [loc] Uciemiężonych
       *[nom] Uciemiężeni
    }
    .gender = pl
denizen-downtrodden-text = Werbunek: jeśli Werbujesz na karcie, w której banku jest mniej żetonów Przychylności niż w każdym innym, zyskujesz o 2 Chorągwie więcej.
denizen-blackmail = { $case ->
        [gen] Szantażu
        [dat] Szantażowi
        [acc] Szantaż
        [ins] Szantażem
        [loc] Szantażu
       *[nom] Szantaż
    }
    .gender = m
denizen-blackmail-text = Po zagraniu: wybierz Relikt innego gracza, którego pionek jest na twoim Obszarze. Gracz ten może dać ci 3 żetony Przychylności; jeśli tego nie zrobi, weź ten Relikt.
denizen-cracked-sage = { $case ->
        [gen] Szalonego Mędrca
        [dat] Szalonemu Mędrcowi
        [acc] Szalonego Mędrca
        [ins] Szalonym Mędrcem
        [loc] Szalonym Mędrcu
       *[nom] Szalony Mędrzec
    }
    .gender = m
denizen-cracked-sage-text = Plan Bitewny: ±4 kości Ataku, jeśli twój przeciwnik ma Doradcę Magii.
denizen-dissent = { $case ->
        [gen] Niezgody
        [dat] Niezgodzie
        [acc] Niezgodę
        [ins] Niezgodą
        [loc] Niezgodzie
       *[nom] Niezgoda
    }
    .gender = f
denizen-dissent-text = Po zagraniu: każdy gracz nieposiadający Miłości Ludu umieszcza na tej karcie po 1 żetonie Przychylności za każdy symbol wśród kart, którymi rządzi.
denizen-false-prophet = { $case ->
        [gen] Fałszywego Proroka
        [dat] Fałszywemu Prorokowi
        [acc] Fałszywego Proroka
        [ins] Fałszywym Prorokiem
        [loc] Fałszywym Proroku
       *[nom] Fałszywy Prorok
    }
    .gender = m
denizen-false-prophet-text = Po zagraniu: jeśli jesteś Banitą, zyskaj 1 Chorągiew i umieść ją na dowolnej ujawnionej Wizji; odtąd jest ona także twoją ujawnioną Wizją. Gdy Wizja ta zostaje odrzucona, zabij tę Chorągiew i zagraj albo odrzuć Wizję jak kartę dobraną przez siebie.
denizen-vow-of-renewal = { $case ->
        [gen] Ślubów Odnowy
        [dat] Ślubom Odnowy
        [acc] Śluby Odnowy
        [ins] Ślubami Odnowy
        [loc] Ślubach Odnowy
       *[nom] Śluby Odnowy
    }
    .gender = pl
denizen-vow-of-renewal-text = Nie możesz odzyskiwać Miłości Ludu. Wszystkie żetony Przychylności spalane przez graczy trafiają na twoją planszę.
denizen-zealots = { $case ->
        [gen] Fanatyków
        [dat] Fanatykom
        [acc] Fanatyków
        [ins] Fanatykami
        [loc] Fanatykach
       *[nom] Fanatycy
    }
    .gender = pl
denizen-zealots-text = Plan Bitewny Atakującego: jeśli Siła Obrońcy jest liczniejsza od twojej, każda poświęcona przez ciebie Chorągiew dodaje 3 do Siły Ataku.
denizen-royal-ambitions = { $case ->
        [gen] Królewskich Ambicji
        [dat] Królewskim Ambicjom
        [acc] Królewskie Ambicje
        [ins] Królewskimi Ambicjami
        [loc] Królewskich Ambicjach
       *[nom] Królewskie Ambicje
    }
    .gender = pl
denizen-royal-ambitions-text = Po zagraniu: jeśli jako Banita rządzisz większą liczbą Obszarów niż Kanclerz, możesz stać się Obywatelem i wziąć w ciemno dowolny Relikt ze Skarbca.
denizen-salt-the-earth = { $case ->
        [gen] Jałowej Ziemi
        [dat] Jałowej Ziemi
        [acc] Jałową Ziemię
        [ins] Jałową Ziemią
        [loc] Jałowej Ziemi
       *[nom] Jałowa Ziemia
    }
    .gender = f
denizen-salt-the-earth-text = Nie można jej zagrać na Obszar z zablokowaną kartą. Po zagraniu: zignoruj limit kart Obszaru. Odrzuć stąd wszystkich innych Mieszkańców. Odtąd limit kart wynosi tu 1.
denizen-beast-tamer = { $case ->
        [gen] Poskramiacza Bestii
        [dat] Poskramiaczowi Bestii
        [acc] Poskramiacza Bestii
        [ins] Poskramiaczem Bestii
        [loc] Poskramiaczu Bestii
       *[nom] Poskramiacz Bestii
    }
    .gender = m
denizen-beast-tamer-text = Twoi przeciwnicy nie mogą używać przeciw tobie Planów Bitewnych Bestii ani Nomady.
denizen-riots = { $case ->
        [gen] Zamieszek
        [dat] Zamieszkom
        [acc] Zamieszki
        [ins] Zamieszkami
        [loc] Zamieszkach
       *[nom] Zamieszki
    }
    .gender = pl
denizen-riots-text = Po zagraniu: jeśli Miłość Ludu jest odwrócona na stronę Ciżby, odrzuć z Obszarów wszystkie inne karty o symbolu, którego jest tam najwięcej.
denizen-silver-tongue = { $case ->
        [gen] Srebrnego Języka
        [dat] Srebrnemu Językowi
        [acc] Srebrny Język
        [ins] Srebrnym Językiem
        [loc] Srebrnym Języku
       *[nom] Srebrny Język
    }
    .gender = m
denizen-silver-tongue-text = Możesz mieć tylko dwóch Doradców. Odpoczynek: weź 1 żeton Przychylności z banku odpowiadającego symbolem dowolnej karcie na twoim Obszarze.
denizen-gambling-hall = { $case ->
        [gen] Domu Gry
        [dat] Domowi Gry
        [acc] Dom Gry
        [ins] Domem Gry
        [loc] Domu Gry
       *[nom] Dom Gry
    }
    .gender = m
denizen-gambling-hall-text = Akcja: rzuć 4 kośćmi Obrony i weź z dowolnego banku tyle żetonów Przychylności, ile wypadło tarcz.
denizen-boiling-lake = { $case ->
        [gen] Wrzącego Jeziora
        [dat] Wrzącemu Jezioru
        [acc] Wrzące Jezioro
        [ins] Wrzącym Jeziorem
        [loc] Wrzącym Jeziorze
       *[nom] Wrzące Jezioro
    }
    .gender = n
denizen-boiling-lake-text = Gracz, który Podróżuje na ten Obszar i nie rządzi tą kartą, musi zabić 2 Chorągwie na swojej planszy, jeśli może.
denizen-relic-thief = { $case ->
        [gen] Złodzieja Reliktów
        [dat] Złodziejowi Reliktów
        [acc] Złodzieja Reliktów
        [ins] Złodziejem Reliktów
        [loc] Złodzieju Reliktów
       *[nom] Złodziej Reliktów
    }
    .gender = m
denizen-relic-thief-text = Gdy inny gracz w twoim Regionie weźmie Relikty, możesz opłacić koszt tej karty i rzucić 1 kością Obrony za każdy z nich: jeśli nie wypadnie żadna tarcza, weź je wszystkie.
denizen-enchantress = { $case ->
        [gen] Czarodziejki
        [dat] Czarodziejce
        [acc] Czarodziejkę
        [ins] Czarodziejką
        [loc] Czarodziejce
       *[nom] Czarodziejka
    }
    .gender = f
denizen-enchantress-text = Akcja: podmień tę kartę z dowolnym odkrytym Doradcą.
denizen-insomnia = { $case ->
        [gen] Bezsenności
        [dat] Bezsenności
        [acc] Bezsenność
        [ins] Bezsennością
        [loc] Bezsenności
       *[nom] Bezsenność
    }
    .gender = f
denizen-insomnia-text = Możesz mieć tylko dwóch Doradców. Odpoczynek: zyskujesz 1 Sekret.
denizen-sneak-attack = { $case ->
        [gen] Ataku z Zaskoczenia
        [dat] Atakowi z Zaskoczenia
        [acc] Atak z Zaskoczenia
        [ins] Atakiem z Zaskoczenia
        [loc] Ataku z Zaskoczenia
       *[nom] Atak z Zaskoczenia
    }
    .gender = m
denizen-sneak-attack-text = Tuż po zakończeniu Najazdu innego gracza możesz przeprowadzić na niego Najazd bez wydawania punktów Zaopatrzenia.
denizen-gossip = { $case ->
        [gen] Plotek
        [dat] Plotkom
        [acc] Plotki
        [ins] Plotkami
        [loc] Plotkach
       *[nom] Plotki
    }
    .gender = pl
denizen-gossip-text = Przeciwnicy rządzącego tą kartą nie mogą zagrywać kart jako zakrytych Doradców.
denizen-bandit-chief = { $case ->
        [gen] Herszta Bandytów
        [dat] Hersztowi Bandytów
        [acc] Herszta Bandytów
        [ins] Hersztem Bandytów
        [loc] Herszcie Bandytów
       *[nom] Herszt Bandytów
    }
    .gender = m
denizen-bandit-chief-text = Po zagraniu: zabij po 1 Chorągwi na każdym Obszarze, na którym są Chorągwie. Na każdym Obszarze jest o 2 Bandytów więcej.
denizen-chaos-cult = { $case ->
        [gen] Kultu Chaosu
        [dat] Kultowi Chaosu
        [acc] Kult Chaosu
        [ins] Kultem Chaosu
        [loc] Kulcie Chaosu
       *[nom] Kult Chaosu
    }
    .gender = m
denizen-chaos-cult-text = Gdy inny gracz przejmie tytuł Wiernego Przysiędze, weź od niego 1 żeton Przychylności.
denizen-slander = { $case ->
        [gen] Oszczerstwa
        [dat] Oszczerstwu
        [acc] Oszczerstwo
        [ins] Oszczerstwem
        [loc] Oszczerstwie
       *[nom] Oszczerstwo
    }
    .gender = n
denizen-slander-text = Plan Bitewny Atakującego: po zwycięstwie, jeśli celem były pionek i Przychylność, Obrońca spala wszystkie swoje żetony Przychylności zamiast połowy.
denizen-code-of-honor = { $case ->
        [gen] Kodeksu Honorowego
        [dat] Kodeksowi Honorowemu
        [acc] Kodeks Honorowy
        [ins] Kodeksem Honorowym
        [loc] Kodeksie Honorowym
       *[nom] Kodeks Honorowy
    }
    .gender = m
denizen-code-of-honor-text = Plan Bitewny: ±2 kości Ataku. Twoja strona nie może używać innych Planów Bitewnych.
denizen-outriders = { $case ->
        [gen] Forpoczty
        [dat] Forpoczcie
        [acc] Forpocztę
        [ins] Forpocztą
        [loc] Forpoczcie
       *[nom] Forpoczta
    }
    .gender = f
denizen-outriders-text = Plan Bitewny Atakującego: zignoruj czaszki na swoich kościach.
denizen-messenger = { $case ->
        [gen] Posłańca
        [dat] Posłańcowi
        [acc] Posłańca
        [ins] Posłańcem
        [loc] Posłańcu
       *[nom] Posłaniec
    }
    .gender = m
denizen-messenger-text = Akcja: przemieść swoje Chorągwie między planszą a Obszarami, którymi rządzisz, zostawiając na każdym co najmniej jedną.
denizen-field-promotion = { $case ->
        [gen] Awansu na Polu Bitwy
        [dat] Awansowi na Polu Bitwy
        [acc] Awans na Polu Bitwy
        [ins] Awansem na Polu Bitwy
        [loc] Awansie na Polu Bitwy
       *[nom] Awans na Polu Bitwy
    }
    .gender = m
denizen-field-promotion-text = Plan Bitewny: po zwycięstwie zyskujesz 3 Chorągwie.
denizen-palanquin = { $case ->
        [gen] Lektyki
        [dat] Lektyce
        [acc] Lektykę
        [ins] Lektyką
        [loc] Lektyce
       *[nom] Lektyka
    }
    .gender = f
denizen-palanquin-text = Akcja: wybierz innego gracza na swoim Obszarze i Obszar, na który może on Podróżować. Umieść tam swój pionek; gracz ten musi odbyć tam Podróż bez wydawania punktów Zaopatrzenia.
denizen-shield-wall = { $case ->
        [gen] Muru Tarcz
        [dat] Murowi Tarcz
        [acc] Mur Tarcz
        [ins] Murem Tarcz
        [loc] Murze Tarcz
       *[nom] Mur Tarcz
    }
    .gender = m
denizen-shield-wall-text = Plan Bitewny Obrońcy: +2 kości Obrony. W razie porażki zabij całą swoją Siłę.
denizen-military-parade = { $case ->
        [gen] Parady Wojskowej
        [dat] Paradzie Wojskowej
        [acc] Paradę Wojskową
        [ins] Paradą Wojskową
        [loc] Paradzie Wojskowej
       *[nom] Parada Wojskowa
    }
    .gender = f
denizen-military-parade-text = Plan Bitewny: po zwycięstwie zyskujesz po 1 żetonie Przychylności za każdego odkrytego Doradcę przeciwnika, z odpowiadającego mu banku.
denizen-tome-guardians = { $case ->
        [gen] Strażników Tajemnic
        [dat] Strażnikom Tajemnic
        [acc] Strażników Tajemnic
        [ins] Strażnikami Tajemnic
        [loc] Strażnikach Tajemnic
       *[nom] Strażnicy Tajemnic
    }
    .gender = pl
denizen-tome-guardians-text = Przeciwnicy rządzącego tą kartą nie mogą zadeklarować jako cel ani wziąć Najmroczniejszej Tajemnicy.
denizen-tyrant = { $case ->
        [gen] Tyrana
        [dat] Tyranowi
        [acc] Tyrana
        [ins] Tyranem
        [loc] Tyranie
       *[nom] Tyran
    }
    .gender = m
denizen-tyrant-text = Podróż: musisz zabić 1 Chorągiew na Obszarze, na który Podróżujesz, jeśli możesz.
denizen-forced-labor = { $case ->
        [gen] Pracy Przymusowej
        [dat] Pracy Przymusowej
        [acc] Pracę Przymusową
        [ins] Pracą Przymusową
        [loc] Pracy Przymusowej
       *[nom] Praca Przymusowa
    }
    .gender = f
denizen-forced-labor-text = Przeciwnik rządzącego tą kartą nie może Przeszukiwać na Obszarze będącym pod jego rządami, jeśli nie da mu 1 żetonu Przychylności.
denizen-secret-police = { $case ->
        [gen] Tajnej Policji
        [dat] Tajnej Policji
        [acc] Tajną Policję
        [ins] Tajną Policją
        [loc] Tajnej Policji
       *[nom] Tajna Policja
    }
    .gender = f
denizen-secret-police-text = Przeciwnik rządzącego tą kartą nie może zagrywać odkrytych Wizji na Obszarze będącym pod jego rządami.
denizen-specialist = { $case ->
        [gen] Specjalistki
        [dat] Specjalistce
        [acc] Specjalistkę
        [ins] Specjalistką
        [loc] Specjalistce
       *[nom] Specjalistka
    }
    .gender = f
denizen-specialist-text = Plan Bitewny Atakującego: Obrońca nie może używać Planów Bitewnych.
denizen-captains = { $case ->
        [gen] Kapitanów
        [dat] Kapitanom
        [acc] Kapitanów
        [ins] Kapitanami
        [loc] Kapitanach
       *[nom] Kapitanowie
    }
    .gender = pl
denizen-captains-text = Akcja: przeprowadź Najazd bez wydawania punktów Zaopatrzenia, jakby twój pionek był na dowolnym Obszarze, którym rządzisz; twoje Chorągwie stamtąd dołączają do twojej Siły.
denizen-siege-engines = { $case ->
        [gen] Machin Oblężniczych
        [dat] Machinom Oblężniczym
        [acc] Machiny Oblężnicze
        [ins] Machinami Oblężniczymi
        [loc] Machinach Oblężniczych
       *[nom] Machiny Oblężnicze
    }
    .gender = pl
denizen-siege-engines-text = Akcja: zabij 2 Chorągwie na jednym Obszarze w swoim Regionie.
denizen-royal-tax = { $case ->
        [gen] Podatku Królewskiego
        [dat] Podatkowi Królewskiemu
        [acc] Podatek Królewski
        [ins] Podatkiem Królewskim
        [loc] Podatku Królewskim
       *[nom] Podatek Królewski
    }
    .gender = m
denizen-royal-tax-text = Po zagraniu: weź po 2 żetony Przychylności od każdego innego gracza, którego pionek jest na Obszarze w twoim Regionie będącym pod twoimi rządami.
denizen-toll-roads = { $case ->
        [gen] Myta
        [dat] Mytu
        [acc] Myto
        [ins] Mytem
        [loc] Mycie
       *[nom] Myto
    }
    .gender = n
denizen-toll-roads-text = Przeciwnik rządzącego tą kartą nie może Podróżować na Obszary będące pod jego rządami, jeśli nie da mu 1 żetonu Przychylności.
denizen-curfew = { $case ->
        [gen] Godziny Policyjnej
        [dat] Godzinie Policyjnej
        [acc] Godzinę Policyjną
        [ins] Godziną Policyjną
        [loc] Godzinie Policyjnej
       *[nom] Godzina Policyjna
    }
    .gender = f
denizen-curfew-text = Przeciwnik rządzącego tą kartą nie może Handlować z kartami będącymi pod jego rządami, jeśli nie da mu 1 żetonu Przychylności.
denizen-knights-errant = { $case ->
        [gen] Błędnych Rycerzy
        [dat] Błędnym Rycerzom
        [acc] Błędnych Rycerzy
        [ins] Błędnymi Rycerzami
        [loc] Błędnych Rycerzach
       *[nom] Błędni Rycerze
    }
    .gender = pl
denizen-knights-errant-text = Werbunek: po Werbunku możesz przeprowadzić Najazd bez wydawania punktów Zaopatrzenia.
denizen-vow-of-obedience = { $case ->
        [gen] Ślubów Posłuszeństwa
        [dat] Ślubom Posłuszeństwa
        [acc] Śluby Posłuszeństwa
        [ins] Ślubami Posłuszeństwa
        [loc] Ślubach Posłuszeństwa
       *[nom] Śluby Posłuszeństwa
    }
    .gender = pl
denizen-vow-of-obedience-text = Nie możesz zagrywać odkrytych Wizji. Odpoczynek: weź 1 żeton Przychylności z dowolnego banku.
denizen-hunting-party = { $case ->
        [gen] Drużyny Łowieckiej
        [dat] Drużynie Łowieckiej
        [acc] Drużynę Łowiecką
        [ins] Drużyną Łowiecką
        [loc] Drużynie Łowieckiej
       *[nom] Drużyna Łowiecka
    }
    .gender = f
denizen-hunting-party-text = Przeszukanie: po Przeszukaniu talii Świata możesz przeprowadzić Najazd bez wydawania punktów Zaopatrzenia.
denizen-council-seat = { $case ->
        [gen] Miejsca w Radzie
        [dat] Miejscu w Radzie
        [acc] Miejsce w Radzie
        [ins] Miejscem w Radzie
        [loc] Miejscu w Radzie
       *[nom] Miejsce w Radzie
    }
    .gender = n
denizen-council-seat-text = Jako Obywatel nie podlegasz skazaniu na banicję.
denizen-encirclement = { $case ->
        [gen] Okrążenia
        [dat] Okrążeniu
        [acc] Okrążenie
        [ins] Okrążeniem
        [loc] Okrążeniu
       *[nom] Okrążenie
    }
    .gender = n
denizen-encirclement-text = Plan Bitewny: ±2 kości Ataku, jeśli twoja Siła jest liczniejsza od Siły przeciwnika.
denizen-peace-envoy = { $case ->
        [gen] Wysłannika Pokoju
        [dat] Wysłannikowi Pokoju
        [acc] Wysłannika Pokoju
        [ins] Wysłannikiem Pokoju
        [loc] Wysłanniku Pokoju
       *[nom] Wysłannik Pokoju
    }
    .gender = m
denizen-peace-envoy-text = Plan Bitewny: jeśli pionek przeciwnika jest na twoim Obszarze, daj przeciwnikowi po 1 żetonie Przychylności za każdą kość w puli Obrony: natychmiast zwyciężasz i nikt nie zabija Chorągwi. Twoja strona nie może używać innych Planów Bitewnych.
denizen-relic-hunter = { $case ->
        [gen] Łowcy Reliktów
        [dat] Łowcy Reliktów
        [acc] Łowcę Reliktów
        [ins] Łowcą Reliktów
        [loc] Łowcy Reliktów
       *[nom] Łowca Reliktów
    }
    .gender = m
denizen-relic-hunter-text = Plan Bitewny Atakującego: możesz też zadeklarować jako cele zakryte Relikty na Obszarach będących celami; każdy dodaje 1 kość Obrony. Wzięte Relikty możesz położyć na spodzie talii Reliktów.
denizen-homesteaders = { $case ->
        [gen] Osadników
        [dat] Osadnikom
        [acc] Osadników
        [ins] Osadnikami
        [loc] Osadnikach
       *[nom] Osadnicy
    }
    .gender = pl
denizen-homesteaders-text = Akcja: przemieść jednego ze swoich odkrytych Doradców na swój Obszar.
denizen-crop-rotation = { $case ->
        [gen] Płodozmianu
        [dat] Płodozmianowi
        [acc] Płodozmian
        [ins] Płodozmianem
        [loc] Płodozmianie
       *[nom] Płodozmian
    }
    .gender = m
denizen-crop-rotation-text = Przeszukanie: jeśli zagrywasz kartę na Obszar, możesz najpierw odrzucić stamtąd Mieszkańca.
denizen-a-round-of-ale = { $case ->
        [gen] Kolejki Piwa
        [dat] Kolejce Piwa
        [acc] Kolejkę Piwa
        [ins] Kolejką Piwa
        [loc] Kolejce Piwa
       *[nom] Kolejka Piwa
    }
    .gender = f
denizen-a-round-of-ale-text = Akcja: odłóż żetony Przychylności i Sekrety jak w fazie Odpoczynku; umieszczony tu żeton Przychylności zostaje.
denizen-land-warden = { $case ->
        [gen] Strażnika Ziemi
        [dat] Strażnikowi Ziemi
        [acc] Strażnika Ziemi
        [ins] Strażnikiem Ziemi
        [loc] Strażniku Ziemi
       *[nom] Strażnik Ziemi
    }
    .gender = m
denizen-land-warden-text = Przeszukanie: możesz zagrać dwie z dobranych kart, jeśli co najmniej jedną z nich zagrasz na Obszar.
denizen-charming-friend = { $case ->
        [gen] Czarującego Przyjaciela
        [dat] Czarującemu Przyjacielowi
        [acc] Czarującego Przyjaciela
        [ins] Czarującym Przyjacielem
        [loc] Czarującym Przyjacielu
       *[nom] Czarujący Przyjaciel
    }
    .gender = m
denizen-charming-friend-text = Akcja: weź 1 żeton Przychylności od innego gracza, którego pionek jest na twoim Obszarze.
denizen-village-constable = { $case ->
        [gen] Wiejskiego Konstabla
        [dat] Wiejskiemu Konstablowi
        [acc] Wiejskiego Konstabla
        [ins] Wiejskim Konstablem
        [loc] Wiejskim Konstablu
       *[nom] Wiejski Konstabl
    }
    .gender = m
denizen-village-constable-text = Plan Bitewny: ±2 kości Ataku, jeśli twój przeciwnik nie posiada Miłości Ludu.
denizen-family-heirloom = { $case ->
        [gen] Rodzinnej Pamiątki
        [dat] Rodzinnej Pamiątce
        [acc] Rodzinną Pamiątkę
        [ins] Rodzinną Pamiątką
        [loc] Rodzinnej Pamiątce
       *[nom] Rodzinna Pamiątka
    }
    .gender = f
denizen-family-heirloom-text = Po zagraniu: dobierz wierzchni Relikt i weź go albo połóż na spodzie talii Reliktów.
denizen-news-from-afar = { $case ->
        [gen] Wieści z Daleka
        [dat] Wieściom z Daleka
        [acc] Wieści z Daleka
        [ins] Wieściami z Daleka
        [loc] Wieściach z Daleka
       *[nom] Wieści z Daleka
    }
    .gender = pl
denizen-news-from-afar-text = Przeszukanie: nie wydawaj punktów Zaopatrzenia.
denizen-levelers = { $case ->
        [gen] Lewellerów
        [dat] Lewellerom
        [acc] Lewellerów
        [ins] Lewellerami
        [loc] Lewellerach
       *[nom] Lewellerzy
    }
    .gender = pl
denizen-levelers-text = Akcja: przemieść 2 żetony Przychylności z banku, w którym jest ich najwięcej, do tego, w którym jest ich najmniej.
denizen-fabled-feast = { $case ->
        [gen] Legendarnej Uczty
        [dat] Legendarnej Uczcie
        [acc] Legendarną Ucztę
        [ins] Legendarną Ucztą
        [loc] Legendarnej Uczcie
       *[nom] Legendarna Uczta
    }
    .gender = f
denizen-fabled-feast-text = Po zagraniu: weź z dowolnego banku po 1 żetonie Przychylności za każdą kartę Domu, którą rządzisz.
denizen-the-great-levy = { $case ->
        [gen] Wielkiego Poboru
        [dat] Wielkiemu Poborowi
        [acc] Wielki Pobór
        [ins] Wielkim Poborem
        [loc] Wielkim Poborze
       *[nom] Wielki Pobór
    }
    .gender = m
denizen-the-great-levy-text = Plan Bitewny: jeśli twój przeciwnik nie posiada Miłości Ludu, ±3 kości Ataku i zignoruj czaszki na swoich kościach.
denizen-hearts-and-minds = { $case ->
        [gen] Serc i Umysłów
        [dat] Sercom i Umysłom
        [acc] Serca i Umysły
        [ins] Sercami i Umysłami
        [loc] Sercach i Umysłach
       *[nom] Serca i Umysły
    }
    .gender = pl
denizen-hearts-and-minds-text = Plan Bitewny Obrońcy: natychmiast zwyciężasz; nie rzuca się kośćmi. Na koniec odrzuć tę kartę, chyba że posiadasz Miłość Ludu.
denizen-relic-breaker = { $case ->
        [gen] Niszczyciela Reliktów
        [dat] Niszczycielowi Reliktów
        [acc] Niszczyciela Reliktów
        [ins] Niszczycielem Reliktów
        [loc] Niszczycielu Reliktów
       *[nom] Niszczyciel Reliktów
    }
    .gender = m
denizen-relic-breaker-text = Akcja: połóż zakryty Relikt ze swojego Obszaru na spodzie talii Reliktów, by zyskać 3 Chorągwie.
denizen-book-binders = { $case ->
        [gen] Introligatorów
        [dat] Introligatorom
        [acc] Introligatorów
        [ins] Introligatorami
        [loc] Introligatorach
       *[nom] Introligatorzy
    }
    .gender = pl
denizen-book-binders-text = Gdy inny gracz zagra odkrytą Wizję, zyskujesz 2 żetony Przychylności z dowolnego banku.
denizen-ballot-box = { $case ->
        [gen] Urny Wyborczej
        [dat] Urnie Wyborczej
        [acc] Urnę Wyborczą
        [ins] Urną Wyborczą
        [loc] Urnie Wyborczej
       *[nom] Urna Wyborcza
    }
    .gender = f
denizen-ballot-box-text = Akcja: jeśli jako Banita posiadasz Miłość Ludu, stajesz się Obywatelem.
denizen-saddle-makers = { $case ->
        [gen] Rymarzy
        [dat] Rymarzom
        [acc] Rymarzy
        [ins] Rymarzami
        [loc] Rymarzach
       *[nom] Rymarze
    }
    .gender = pl
denizen-saddle-makers-text = Gdy inny gracz zagra odkrytą kartę Nomady albo Ładu, zyskujesz 2 żetony Przychylności z jej banku.
denizen-herald = { $case ->
        [gen] Herolda
        [dat] Heroldowi
        [acc] Herolda
        [ins] Heroldem
        [loc] Heroldzie
       *[nom] Herold
    }
    .gender = m
denizen-herald-text = Gdy inny gracz zakończy Najazd na gracza, zyskujesz 1 żeton Przychylności z dowolnego banku.
denizen-rowdy-pub = { $case ->
        [gen] Hałaśliwej Karczmy
        [dat] Hałaśliwej Karczmie
        [acc] Hałaśliwą Karczmę
        [ins] Hałaśliwą Karczmą
        [loc] Hałaśliwej Karczmie
       *[nom] Hałaśliwa Karczma
    }
    .gender = f
denizen-rowdy-pub-text = Werbunek: jeśli Werbujesz na tej karcie, zyskujesz o 1 Chorągiew więcej.
denizen-vow-of-peace = { $case ->
        [gen] Ślubów Pokoju
        [dat] Ślubom Pokoju
        [acc] Śluby Pokoju
        [ins] Ślubami Pokoju
        [loc] Ślubach Pokoju
       *[nom] Śluby Pokoju
    }
    .gender = pl
denizen-vow-of-peace-text = Nie możesz przeprowadzać Najazdów. Gdy się bronisz, Atakujący nie może poświęcać Chorągwi, by zwiększyć Siłę Ataku.
denizen-deed-writer = { $case ->
        [gen] Notariusza
        [dat] Notariuszowi
        [acc] Notariusza
        [ins] Notariuszem
        [loc] Notariuszu
       *[nom] Notariusz
    }
    .gender = m
denizen-deed-writer-text = Akcja: wynegocjuj z dowolnym graczem wiążącą wymianę żetonów Przychylności, Sekretów i Obszarów pod waszymi rządami. Oddający Obszar zabiera z niego Chorągwie, a nowy rządzący przemieszcza tam co najmniej jedną swoją.
denizen-salad-days = { $case ->
        [gen] Czasu Młodości
        [dat] Czasowi Młodości
        [acc] Czas Młodości
        [ins] Czasem Młodości
        [loc] Czasie Młodości
       *[nom] Czas Młodości
    }
    .gender = m
denizen-salad-days-text = Po zagraniu: zyskujesz po 1 żetonie Przychylności z trzech różnych banków.
denizen-marriage = { $case ->
        [gen] Małżeństwa
        [dat] Małżeństwu
        [acc] Małżeństwo
        [ins] Małżeństwem
        [loc] Małżeństwie
       *[nom] Małżeństwo
    }
    .gender = n
denizen-marriage-text = Liczy się jako dwóch twoich Doradców Domu, ale w limicie Doradców jako jeden.
denizen-hospital = { $case ->
        [gen] Szpitala
        [dat] Szpitalowi
        [acc] Szpital
        [ins] Szpitalem
        [loc] Szpitalu
       *[nom] Szpital
    }
    .gender = m
denizen-hospital-text = Plan Bitewny: odłóż na bok swoje Chorągwie, które miałyby zostać zabite. Po Najeździe umieść je na tym Obszarze, jeśli nim rządzisz; jeśli nie, zostają zabite.
denizen-awaited-return = { $case ->
        [gen] Wyczekiwanego Powrotu
        [dat] Wyczekiwanemu Powrotowi
        [acc] Wyczekiwany Powrót
        [ins] Wyczekiwanym Powrotem
        [loc] Wyczekiwanym Powrocie
       *[nom] Wyczekiwany Powrót
    }
    .gender = m
denizen-awaited-return-text = Handel: poświęć 1 Chorągiew ze swojej planszy, by nie wydawać punktów Zaopatrzenia.
denizen-convoys = { $case ->
        [gen] Konwojów
        [dat] Konwojom
        [acc] Konwoje
        [ins] Konwojami
        [loc] Konwojach
       *[nom] Konwoje
    }
    .gender = pl
denizen-convoys-text = Akcja: połóż cały Stos Kart Odrzuconych innego Regionu na wierzchu stosu swojego Regionu.
denizen-vow-of-kinship = { $case ->
        [gen] Ślubów Pokrewieństwa
        [dat] Ślubom Pokrewieństwa
        [acc] Śluby Pokrewieństwa
        [ins] Ślubami Pokrewieństwa
        [loc] Ślubach Pokrewieństwa
       *[nom] Śluby Pokrewieństwa
    }
    .gender = pl
denizen-vow-of-kinship-text = Przemieść wszystkie swoje żetony Przychylności do banku Nomady; tam też trafiają te, które miałyby trafić na twoją planszę. Żetony z banku Nomady możesz wydawać jak własne.
denizen-wild-mounts = { $case ->
        [gen] Dzikich Wierzchowców
        [dat] Dzikim Wierzchowcom
        [acc] Dzikie Wierzchowce
        [ins] Dzikimi Wierzchowcami
        [loc] Dzikich Wierzchowcach
       *[nom] Dzikie Wierzchowce
    }
    .gender = pl
denizen-wild-mounts-text = Plan Bitewny: jeśli w tym Najeździe masz odrzucić Plany Bitewne Nomady, możesz zamiast nich odrzucić jedną kartę Bestii, którą rządzisz.
denizen-lancers = { $case ->
        [gen] Lansjerów
        [dat] Lansjerom
        [acc] Lansjerów
        [ins] Lansjerami
        [loc] Lansjerach
       *[nom] Lansjerzy
    }
    .gender = pl
denizen-lancers-text = Plan Bitewny Atakującego: podwój cały wynik swojego rzutu, także czaszki. Na koniec odrzuć tę kartę.
denizen-mountain-giant = { $case ->
        [gen] Górskiego Olbrzyma
        [dat] Górskiemu Olbrzymowi
        [acc] Górskiego Olbrzyma
        [ins] Górskim Olbrzymem
        [loc] Górskim Olbrzymie
       *[nom] Górski Olbrzym
    }
    .gender = m
denizen-mountain-giant-text = Plan Bitewny: ±1 kość Ataku albo ±3 kości Ataku i na koniec odrzuć tę kartę.
denizen-rival-khan = { $case ->
        [gen] Chana-Rywala
        [dat] Chanowi-Rywalowi
        [acc] Chana-Rywala
        [ins] Chanem-Rywalem
        [loc] Chanie-Rywalu
       *[nom] Chan-Rywal
    }
    .gender = m
denizen-rival-khan-text = Plan Bitewny: ±4 kości Ataku, jeśli twój przeciwnik ma Doradcę Nomady. Na koniec odrzuć tę kartę.
denizen-lost-tongue = { $case ->
        [gen] Zapomnianego Języka
        [dat] Zapomnianemu Językowi
        [acc] Zapomniany Język
        [ins] Zapomnianym Językiem
        [loc] Zapomnianym Języku
       *[nom] Zapomniany Język
    }
    .gender = m
denizen-lost-tongue-text = Inni gracze, którzy nie rządzą żadną kartą Nomady, nie mogą deklarować jako cele ani brać twoich Reliktów i Sztandarów.
denizen-special-envoy = { $case ->
        [gen] Specjalnego Wysłannika
        [dat] Specjalnemu Wysłannikowi
        [acc] Specjalnego Wysłannika
        [ins] Specjalnym Wysłannikiem
        [loc] Specjalnym Wysłanniku
       *[nom] Specjalny Wysłannik
    }
    .gender = m
denizen-special-envoy-text = Podróż: nie wydawaj punktów Zaopatrzenia. Po Podróży kończysz swoją fazę Akcji.
denizen-resettle = { $case ->
        [gen] Przesiedlenia
        [dat] Przesiedleniu
        [acc] Przesiedlenie
        [ins] Przesiedleniem
        [loc] Przesiedleniu
       *[nom] Przesiedlenie
    }
    .gender = n
denizen-resettle-text = Akcja: przemieść odkrytego Doradcę Nomady dowolnego gracza na dowolny Obszar.
denizen-oracle = { $case ->
        [gen] Wyroczni
        [dat] Wyroczni
        [acc] Wyrocznię
        [ins] Wyrocznią
        [loc] Wyroczni
       *[nom] Wyrocznia
    }
    .gender = f
denizen-oracle-text = Akcja: dobierz Wizję leżącą najbliżej wierzchu talii Świata i zagraj ją albo odrzuć jak w Przeszukaniu.
denizen-pilgrimage = { $case ->
        [gen] Pielgrzymki
        [dat] Pielgrzymce
        [acc] Pielgrzymkę
        [ins] Pielgrzymką
        [loc] Pielgrzymce
       *[nom] Pielgrzymka
    }
    .gender = f
denizen-pilgrimage-text = Po zagraniu: przemieść wszystkich Mieszkańców ze swojego Obszaru do Wysiedleńców, po czym dobierz stamtąd losowo tyle samo kart i odłóż je na Stos Kart Odrzuconych swojego Regionu.
denizen-spell-breaker = { $case ->
        [gen] Łamacza Zaklęć
        [dat] Łamaczowi Zaklęć
        [acc] Łamacza Zaklęć
        [ins] Łamaczem Zaklęć
        [loc] Łamaczu Zaklęć
       *[nom] Łamacz Zaklęć
    }
    .gender = m
denizen-spell-breaker-text = Przeciwnicy rządzącego tą kartą nie mogą używać mocy, których kosztem jest Sekret.
denizen-mounted-patrol = { $case ->
        [gen] Konnego Patrolu
        [dat] Konnemu Patrolowi
        [acc] Konny Patrol
        [ins] Konnym Patrolem
        [loc] Konnym Patrolu
       *[nom] Konny Patrol
    }
    .gender = m
denizen-mounted-patrol-text = Plan Bitewny Obrońcy: zmniejsz o połowę liczbę rzucanych kości Ataku (zaokrąglając w dół). Na koniec odrzuć tę kartę.
denizen-great-crusade = { $case ->
        [gen] Wielkiej Krucjaty
        [dat] Wielkiej Krucjacie
        [acc] Wielką Krucjatę
        [ins] Wielką Krucjatą
        [loc] Wielkiej Krucjacie
       *[nom] Wielka Krucjata
    }
    .gender = f
denizen-great-crusade-text = Plan Bitewny: ±1 kość Ataku za każdą kartę Nomady, którą rządzisz. Na koniec odrzuć tę kartę.
denizen-ancient-bloodline = { $case ->
        [gen] Pradawnego Rodu
        [dat] Pradawnemu Rodowi
        [acc] Pradawny Ród
        [ins] Pradawnym Rodem
        [loc] Pradawnym Rodzie
       *[nom] Pradawny Ród
    }
    .gender = m
denizen-ancient-bloodline-text = Dla twoich przeciwników wszyscy Mieszkańcy i wszystkie Relikty na Obszarach, którymi rządzisz, są zablokowane.
denizen-ancient-pact = { $case ->
        [gen] Pradawnego Paktu
        [dat] Pradawnemu Paktowi
        [acc] Pradawny Pakt
        [ins] Pradawnym Paktem
        [loc] Pradawnym Pakcie
       *[nom] Pradawny Pakt
    }
    .gender = m
denizen-ancient-pact-text = Po zagraniu: jeśli jesteś Banitą, możesz dać Kanclerzowi Najmroczniejszą Tajemnicę, by stać się Obywatelem i wziąć w ciemno dowolny Relikt ze Skarbca.
denizen-storm-caller = { $case ->
        [gen] Przyzywaczki Burz
        [dat] Przyzywaczce Burz
        [acc] Przyzywaczkę Burz
        [ins] Przyzywaczką Burz
        [loc] Przyzywaczce Burz
       *[nom] Przyzywaczka Burz
    }
    .gender = f
denizen-storm-caller-text = Plan Bitewny Obrońcy: +2 kości Obrony. Na koniec odrzuć tę kartę.
denizen-family-wagon = { $case ->
        [gen] Rodzinnego Wozu
        [dat] Rodzinnemu Wozowi
        [acc] Rodzinny Wóz
        [ins] Rodzinnym Wozem
        [loc] Rodzinnym Wozie
       *[nom] Rodzinny Wóz
    }
    .gender = m
denizen-family-wagon-text = Możesz mieć tylko jednego Doradcę innego niż Nomada i dowolną liczbę Doradców Nomady.
denizen-way-station = { $case ->
        [gen] Zajazdu
        [dat] Zajazdowi
        [acc] Zajazd
        [ins] Zajazdem
        [loc] Zajeździe
       *[nom] Zajazd
    }
    .gender = m
denizen-way-station-text = Gracz Podróżujący na ten Obszar może nie wydawać punktów Zaopatrzenia, jeśli rządzi tą kartą albo da rządzącemu nią 1 żeton Przychylności.
denizen-twin-brother = { $case ->
        [gen] Brata Bliźniaka
        [dat] Bratu Bliźniakowi
        [acc] Brata Bliźniaka
        [ins] Bratem Bliźniakiem
        [loc] Bracie Bliźniaku
       *[nom] Brat Bliźniak
    }
    .gender = m
denizen-twin-brother-text = Po zagraniu: możesz podmienić tę kartę z odkrytym Doradcą Nomady innego gracza.
denizen-hospitality = { $case ->
        [gen] Gościnności
        [dat] Gościnności
        [acc] Gościnność
        [ins] Gościnnością
        [loc] Gościnności
       *[nom] Gościnność
    }
    .gender = f
denizen-hospitality-text = Podróż: po Podróży zyskujesz 1 żeton Przychylności z banku odpowiadającego symbolem karcie na twoim Obszarze i któremuś z twoich Doradców.
denizen-a-fast-steed = { $case ->
        [gen] Szybkiego Rumaka
        [dat] Szybkiemu Rumakowi
        [acc] Szybkiego Rumaka
        [ins] Szybkim Rumakiem
        [loc] Szybkim Rumaku
       *[nom] Szybki Rumak
    }
    .gender = m
denizen-a-fast-steed-text = Podróż: nie wydawaj punktów Zaopatrzenia, jeśli masz na planszy najwyżej 3 Chorągwie.
denizen-relic-worship = { $case ->
        [gen] Kultu Reliktów
        [dat] Kultowi Reliktów
        [acc] Kult Reliktów
        [ins] Kultem Reliktów
        [loc] Kulcie Reliktów
       *[nom] Kult Reliktów
    }
    .gender = m
denizen-relic-worship-text = Odzyskiwanie: jeśli odzyskujesz Relikt, zyskujesz 3 punkty Zaopatrzenia.
denizen-sacred-ground = { $case ->
        [gen] Świętej Ziemi
        [dat] Świętej Ziemi
        [acc] Świętą Ziemię
        [ins] Świętą Ziemią
        [loc] Świętej Ziemi
       *[nom] Święta Ziemia
    }
    .gender = f
denizen-sacred-ground-text = Gracz, którego pionka tu nie ma, nie może zagrywać odkrytych Wizji (poza Konspiracją).
denizen-nature-worship = { $case ->
        [gen] Kultu Natury
        [dat] Kultowi Natury
        [acc] Kult Natury
        [ins] Kultem Natury
        [loc] Kulcie Natury
       *[nom] Kult Natury
    }
    .gender = m
denizen-nature-worship-text = Plan Bitewny: ±1 kość Ataku za każdego twojego Doradcę Bestii.
denizen-birdsong = { $case ->
        [gen] Śpiewu Ptaków
        [dat] Śpiewowi Ptaków
        [acc] Śpiew Ptaków
        [ins] Śpiewem Ptaków
        [loc] Śpiewie Ptaków
       *[nom] Śpiew Ptaków
    }
    .gender = m
denizen-birdsong-text = Handel: nie wydawaj punktów Zaopatrzenia, jeśli Handlujesz z kartą Bestii albo Nomady.
denizen-small-friends = { $case ->
        [gen] Małych Przyjaciół
        [dat] Małym Przyjaciołom
        [acc] Małych Przyjaciół
        [ins] Małymi Przyjaciółmi
        [loc] Małych Przyjaciołach
       *[nom] Mali Przyjaciele
    }
    .gender = pl
denizen-small-friends-text = Handel: Handlujesz tak, jakby twój pionek był na dowolnym Obszarze z kartą Bestii.
denizen-grasping-vines = { $case ->
        [gen] Chwytliwych Pnączy
        [dat] Chwytliwym Pnączom
        [acc] Chwytliwe Pnącza
        [ins] Chwytliwymi Pnączami
        [loc] Chwytliwych Pnączach
       *[nom] Chwytliwe Pnącza
    }
    .gender = pl
denizen-grasping-vines-text = Przeciwnik rządzącego tą kartą, który Podróżuje z Obszaru będącego pod jego rządami, musi zabić 1 Chorągiew na swojej planszy, jeśli może.
denizen-threatening-roar = { $case ->
        [gen] Groźnego Ryku
        [dat] Groźnemu Rykowi
        [acc] Groźny Ryk
        [ins] Groźnym Rykiem
        [loc] Groźnym Ryku
       *[nom] Groźny Ryk
    }
    .gender = m
denizen-threatening-roar-text = Po zagraniu: odrzuć wszystkie karty Nomady i wszystkie inne karty Bestii z Obszarów w swoim Regionie.
denizen-fae-merchant = { $case ->
        [gen] Elfiego Kupca
        [dat] Elfiemu Kupcowi
        [acc] Elfiego Kupca
        [ins] Elfim Kupcem
        [loc] Elfim Kupcu
       *[nom] Elfi Kupiec
    }
    .gender = m
denizen-fae-merchant-text = Akcja: dobierz i weź wierzchni Relikt. Następnie połóż jeden ze swoich Reliktów (nie może to być Berło Władcy) na spodzie talii Reliktów.
denizen-second-chance = { $case ->
        [gen] Drugiej Szansy
        [dat] Drugiej Szansie
        [acc] Drugą Szansę
        [ins] Drugą Szansą
        [loc] Drugiej Szansie
       *[nom] Druga Szansa
    }
    .gender = f
denizen-second-chance-text = Akcja: zabij 1 Chorągiew na planszy gracza z Doradcą Ładu albo Waśni, by zyskać 1 Chorągiew.
denizen-pied-piper = { $case ->
        [gen] Flecisty Szczurołapa
        [dat] Fleciście Szczurołapowi
        [acc] Flecistę Szczurołapa
        [ins] Flecistą Szczurołapem
        [loc] Fleciście Szczurołapie
       *[nom] Flecista Szczurołap
    }
    .gender = m
denizen-pied-piper-text = Ta karta ignoruje limit Doradców. Akcja: przemieść tę kartę na pole Doradców innego gracza i weź od niego 2 żetony Przychylności.
denizen-mushrooms = { $case ->
        [gen] Grzybów
        [dat] Grzybom
        [acc] Grzyby
        [ins] Grzybami
        [loc] Grzybach
       *[nom] Grzyby
    }
    .gender = pl
denizen-mushrooms-text = Przeszukanie: nie wydawaj punktów Zaopatrzenia, ale dobierz tylko 1 kartę, ze spodu Stosu Kart Odrzuconych swojego Regionu.
denizen-insect-swarm = { $case ->
        [gen] Roju Owadów
        [dat] Rojowi Owadów
        [acc] Rój Owadów
        [ins] Rojem Owadów
        [loc] Roju Owadów
       *[nom] Rój Owadów
    }
    .gender = m
denizen-insect-swarm-text = W Najeździe, w którym uczestniczysz, twój przeciwnik musi dodatkowo spalić 1 żeton Przychylności za każdy Plan Bitewny.
denizen-vow-of-union = { $case ->
        [gen] Ślubów Jedności
        [dat] Ślubom Jedności
        [acc] Śluby Jedności
        [ins] Ślubami Jedności
        [loc] Ślubach Jedności
       *[nom] Śluby Jedności
    }
    .gender = pl
denizen-vow-of-union-text = Gdy atakujesz, w skład twojej Siły wchodzą Chorągwie ze wszystkich Obszarów, którymi rządzisz. Nie możesz Podróżować z Obszaru, którym rządzisz, dopóki masz Chorągwie na planszy.
denizen-giant-python = { $case ->
        [gen] Wielkiego Pytona
        [dat] Wielkiemu Pytonowi
        [acc] Wielkiego Pytona
        [ins] Wielkim Pytonem
        [loc] Wielkim Pytonie
       *[nom] Wielki Pyton
    }
    .gender = m
denizen-giant-python-text = Gracz, który cię atakuje, musi zadeklarować cele dodające parzystą liczbę kości Obrony.
denizen-war-tortoise = { $case ->
        [gen] Bojowego Żółwia
        [dat] Bojowemu Żółwiowi
        [acc] Bojowego Żółwia
        [ins] Bojowym Żółwiem
        [loc] Bojowym Żółwiu
       *[nom] Bojowy Żółw
    }
    .gender = m
denizen-war-tortoise-text = Plan Bitewny: zignoruj wynik ścianek przeciwnika z dwoma mieczami albo dwiema tarczami. Czaszki działają nadal.
denizen-new-growth = { $case ->
        [gen] Nowego Wzrostu
        [dat] Nowemu Wzrostowi
        [acc] Nowy Wzrost
        [ins] Nowym Wzrostem
        [loc] Nowym Wzroście
       *[nom] Nowy Wzrost
    }
    .gender = m
denizen-new-growth-text = Przeszukanie: kartę Bestii albo Domu możesz zagrać na dowolny odkryty Obszar.
denizen-wild-cry = { $case ->
        [gen] Dzikiego Zewu
        [dat] Dzikiemu Zewowi
        [acc] Dziki Zew
        [ins] Dzikim Zewem
        [loc] Dzikim Zewie
       *[nom] Dziki Zew
    }
    .gender = m
denizen-wild-cry-text = Przeszukanie: jeśli zagrywasz odkrytą kartę Bestii, zyskujesz 1 punkt Zaopatrzenia i 2 Chorągwie.
denizen-animal-host = { $case ->
        [gen] Zwierzęcego Zastępu
        [dat] Zwierzęcemu Zastępowi
        [acc] Zwierzęcy Zastęp
        [ins] Zwierzęcym Zastępem
        [loc] Zwierzęcym Zastępie
       *[nom] Zwierzęcy Zastęp
    }
    .gender = m
denizen-animal-host-text = Po zagraniu: zyskujesz po 1 Chorągwi za każdą kartę Bestii na Obszarach.
denizen-memory-of-nature = { $case ->
        [gen] Pamięci Natury
        [dat] Pamięci Natury
        [acc] Pamięć Natury
        [ins] Pamięcią Natury
        [loc] Pamięci Natury
       *[nom] Pamięć Natury
    }
    .gender = f
denizen-memory-of-nature-text = Akcja: przemieść z dowolnych banków do banku Bestii tyle żetonów Przychylności, ile kart Bestii jest na Obszarach.
denizen-marsh-spirit = { $case ->
        [gen] Ducha Bagien
        [dat] Duchowi Bagien
        [acc] Ducha Bagien
        [ins] Duchem Bagien
        [loc] Duchu Bagien
       *[nom] Duch Bagien
    }
    .gender = m
denizen-marsh-spirit-text = Gracz, który deklaruje ten Obszar jako cel, nie może używać Planów Bitewnych.
denizen-vow-of-poverty = { $case ->
        [gen] Ślubów Ubóstwa
        [dat] Ślubom Ubóstwa
        [acc] Śluby Ubóstwa
        [ins] Ślubami Ubóstwa
        [loc] Ślubach Ubóstwa
       *[nom] Śluby Ubóstwa
    }
    .gender = pl
denizen-vow-of-poverty-text = Handel: nie możesz zyskiwać żetonów Przychylności. Odpoczynek: jeśli nie masz na planszy żetonów Przychylności, weź 2 z dowolnego banku.
denizen-forest-council = { $case ->
        [gen] Leśnej Rady
        [dat] Leśnej Radzie
        [acc] Leśną Radę
        [ins] Leśną Radą
        [loc] Leśnej Radzie
       *[nom] Leśna Rada
    }
    .gender = f
denizen-forest-council-text = Przeciwnicy rządzącego tą kartą nie mogą Handlować z kartami Bestii ani na nich Werbować.
denizen-walled-garden = { $case ->
        [gen] Ogrodu za Murem
        [dat] Ogrodowi za Murem
        [acc] Ogród za Murem
        [ins] Ogrodem za Murem
        [loc] Ogrodzie za Murem
       *[nom] Ogród za Murem
    }
    .gender = m
denizen-walled-garden-text = Plan Bitewny Obrońcy: jeśli ten Obszar jest celem, +1 kość Obrony za każdą kartę Bestii na Obszarach.
denizen-vow-of-beastkin = { $case ->
        [gen] Ślubów Zwierzęcego Pobratymstwa
        [dat] Ślubom Zwierzęcego Pobratymstwa
        [acc] Śluby Zwierzęcego Pobratymstwa
        [ins] Ślubami Zwierzęcego Pobratymstwa
        [loc] Ślubach Zwierzęcego Pobratymstwa
       *[nom] Śluby Zwierzęcego Pobratymstwa
    }
    .gender = pl
denizen-vow-of-beastkin-text = Werbunek: musisz Werbować na karcie odpowiadającej symbolem któremuś z twoich Doradców i zyskujesz o 1 Chorągiew więcej.
denizen-bracken = { $case ->
        [gen] Paproci
        [dat] Paprociom
        [acc] Paprocie
        [ins] Paprociami
        [loc] Paprociach
       *[nom] Paprocie
    }
    .gender = pl
denizen-bracken-text = Przeszukanie: wszystkie odrzucane karty możesz położyć na wierzchu albo na spodzie dowolnego jednego Stosu Kart Odrzuconych.
denizen-wild-allies = { $case ->
        [gen] Dzikich Sprzymierzeńców
        [dat] Dzikim Sprzymierzeńcom
        [acc] Dzikich Sprzymierzeńców
        [ins] Dzikimi Sprzymierzeńcami
        [loc] Dzikich Sprzymierzeńcach
       *[nom] Dzicy Sprzymierzeńcy
    }
    .gender = pl
denizen-wild-allies-text = Akcja: przeprowadź Najazd bez wydawania punktów Zaopatrzenia, jakby twój pionek był na dowolnym Obszarze z kartą Bestii; twoje Chorągwie stamtąd dołączają do twojej Siły.

## Budowle

edifice-sprawling-rampart = { $case ->
        [gen] Rozległych Wałów
        [dat] Rozległym Wałom
        [acc] Rozległe Wały
        [ins] Rozległymi Wałami
        [loc] Rozległych Wałach
       *[nom] Rozległe Wały
    }
    .gender = pl
edifice-sprawling-rampart-text = Każdy Obszar będący pod rządami rządzącego tą kartą dodaje o 1 kość Obrony więcej, gdy jest celem.
edifice-bandit-rampart = { $case ->
        [gen] Wałów Bandytów
        [dat] Wałom Bandytów
        [acc] Wały Bandytów
        [ins] Wałami Bandytów
        [loc] Wałach Bandytów
       *[nom] Wały Bandytów
    }
    .gender = pl
edifice-bandit-rampart-text = Plan Bitewny Obrońcy: −2 kości Ataku, jeśli ten Obszar jest celem.
edifice-hall-of-debate = { $case ->
        [gen] Auli Dysputy
        [dat] Auli Dysputy
        [acc] Aulę Dysputy
        [ins] Aulą Dysputy
        [loc] Auli Dysputy
       *[nom] Aula Dysputy
    }
    .gender = f
edifice-hall-of-debate-text = Nikt nie może zadeklarować Miłości Ludu jako celu Najazdu.
edifice-hall-of-mockery = { $case ->
        [gen] Auli Drwin
        [dat] Auli Drwin
        [acc] Aulę Drwin
        [ins] Aulą Drwin
        [loc] Auli Drwin
       *[nom] Aula Drwin
    }
    .gender = f
edifice-hall-of-mockery-text = Gdy ktokolwiek odzyskuje Miłość Ludu, odwraca ją na stronę Ciżby.
edifice-forest-temple = { $case ->
        [gen] Leśnej Świątyni
        [dat] Leśnej Świątyni
        [acc] Leśną Świątynię
        [ins] Leśną Świątynią
        [loc] Leśnej Świątyni
       *[nom] Leśna Świątynia
    }
    .gender = f
edifice-forest-temple-text = Podczas zapisywania Kroniki nie odrzuca się Obszarów z kartami Bestii.
edifice-ruined-temple = { $case ->
        [gen] Zrujnowanej Świątyni
        [dat] Zrujnowanej Świątyni
        [acc] Zrujnowaną Świątynię
        [ins] Zrujnowaną Świątynią
        [loc] Zrujnowanej Świątyni
       *[nom] Zrujnowana Świątynia
    }
    .gender = f
edifice-ruined-temple-text = Przeciwnicy rządzącego tą kartą nie mogą zagrywać odkrytych kart Bestii.
edifice-festival-district = { $case ->
        [gen] Dzielnicy Świątecznej
        [dat] Dzielnicy Świątecznej
        [acc] Dzielnicę Świąteczną
        [ins] Dzielnicą Świąteczną
        [loc] Dzielnicy Świątecznej
       *[nom] Dzielnica Świąteczna
    }
    .gender = f
edifice-festival-district-text = Akcja: wynegocjuj z dowolnym graczem wiążącą wymianę żetonów Przychylności, Sekretów i Doradców.
edifice-squalid-district = { $case ->
        [gen] Dzielnicy Nędzy
        [dat] Dzielnicy Nędzy
        [acc] Dzielnicę Nędzy
        [ins] Dzielnicą Nędzy
        [loc] Dzielnicy Nędzy
       *[nom] Dzielnica Nędzy
    }
    .gender = f
edifice-squalid-district-text = Po rzucie kością Końcową rządzący tą kartą może zmienić wynik o 1 w górę albo w dół. Obywatele nie mogą używać tej mocy.
edifice-great-spire = { $case ->
        [gen] Wielkiej Iglicy
        [dat] Wielkiej Iglicy
        [acc] Wielką Iglicę
        [ins] Wielką Iglicą
        [loc] Wielkiej Iglicy
       *[nom] Wielka Iglica
    }
    .gender = f
edifice-great-spire-text = Przeszukanie: po dobraniu możesz podmienić dowolnych dobranych Mieszkańców na tyle samo losowych kart Wysiedleńców.
edifice-fallen-spire = { $case ->
        [gen] Upadłej Iglicy
        [dat] Upadłej Iglicy
        [acc] Upadłą Iglicę
        [ins] Upadłą Iglicą
        [loc] Upadłej Iglicy
       *[nom] Upadła Iglica
    }
    .gender = f
edifice-fallen-spire-text = Akcja: wybierz liczbę do pięciu: podmień tylu Mieszkańców z wierzchu Stosu Kart Odrzuconych swojego Regionu na losowe karty Wysiedleńców.
edifice-ancient-forge = { $case ->
        [gen] Pradawnej Kuźni
        [dat] Pradawnej Kuźni
        [acc] Pradawną Kuźnię
        [ins] Pradawną Kuźnią
        [loc] Pradawnej Kuźni
       *[nom] Pradawna Kuźnia
    }
    .gender = f
edifice-ancient-forge-text = Akcja: dobierz wierzchni Relikt i weź go albo połóż na spodzie talii Reliktów.
edifice-broken-forge = { $case ->
        [gen] Zniszczonej Kuźni
        [dat] Zniszczonej Kuźni
        [acc] Zniszczoną Kuźnię
        [ins] Zniszczoną Kuźnią
        [loc] Zniszczonej Kuźni
       *[nom] Zniszczona Kuźnia
    }
    .gender = f
edifice-broken-forge-text = Akcja: odwróć tę kartę na nietkniętą stronę.

## Obszary

site-ancient-city = { $case ->
        [gen] Starożytnego Miasta
        [dat] Starożytnemu Miastu
        [acc] Starożytne Miasto
        [ins] Starożytnym Miastem
        [loc] Starożytnym Mieście
       *[nom] Starożytne Miasto
    }
    .gender = n
site-ancient-city-text = Ojczyzna: gdy zagrywasz tu kartę Ładu i w tej turze żadna nie została przez ciebie stąd odrzucona, zyskujesz 2 Chorągwie.
site-barren-coast = { $case ->
        [gen] Jałowego Wybrzeża
        [dat] Jałowemu Wybrzeżu
        [acc] Jałowe Wybrzeże
        [ins] Jałowym Wybrzeżem
        [loc] Jałowym Wybrzeżu
       *[nom] Jałowe Wybrzeże
    }
    .gender = n
site-barren-coast-text = Wybrzeże: Podróż stąd na inny Obszar Wybrzeża kosztuje 1 punkt Zaopatrzenia i ignoruje Wąski Przesmyk.
site-buried-giant = { $case ->
        [gen] Śpiącego Olbrzyma
        [dat] Śpiącemu Olbrzymowi
        [acc] Śpiącego Olbrzyma
        [ins] Śpiącym Olbrzymem
        [loc] Śpiącym Olbrzymie
       *[nom] Śpiący Olbrzym
    }
    .gender = m
site-buried-giant-text = Gdy Podróżujesz stąd, możesz zakryć 1 Sekret na swojej planszy, by nie wydawać punktów Zaopatrzenia i zignorować Wąski Przesmyk.
site-charming-valley = { $case ->
        [gen] Urokliwej Doliny
        [dat] Urokliwej Dolinie
        [acc] Urokliwą Dolinę
        [ins] Urokliwą Doliną
        [loc] Urokliwej Dolinie
       *[nom] Urokliwa Dolina
    }
    .gender = f
site-charming-valley-text = Podróż stąd kosztuje o 1 punkt Zaopatrzenia więcej.
site-deep-woods = { $case ->
        [gen] Głębokiej Puszczy
        [dat] Głębokiej Puszczy
        [acc] Głęboką Puszczę
        [ins] Głęboką Puszczą
        [loc] Głębokiej Puszczy
       *[nom] Głęboka Puszcza
    }
    .gender = f
site-deep-woods-text = Ojczyzna: gdy zagrywasz tu kartę Bestii i w tej turze żadna nie została przez ciebie stąd odrzucona, bierzesz stąd Relikt tak, jak przy Odzyskiwaniu.
site-drowned-city = { $case ->
        [gen] Zatopionego Miasta
        [dat] Zatopionemu Miastu
        [acc] Zatopione Miasto
        [ins] Zatopionym Miastem
        [loc] Zatopionym Mieście
       *[nom] Zatopione Miasto
    }
    .gender = n
site-drowned-city-text = Okazja: jeśli na koniec twojej fazy Przebudzenia jest tu twój pionek, możesz wziąć z tego Obszaru 1 Sekret.
site-fertile-valley = { $case ->
        [gen] Żyznej Doliny
        [dat] Żyznej Dolinie
        [acc] Żyzną Dolinę
        [ins] Żyzną Doliną
        [loc] Żyznej Dolinie
       *[nom] Żyzna Dolina
    }
    .gender = f
site-fertile-valley-text = Ojczyzna: gdy zagrywasz tu kartę Domu i w tej turze żadna nie została przez ciebie stąd odrzucona, zyskujesz 1 żeton Przychylności z banku Domu.
site-great-slum = { $case ->
        [gen] Wielkich Slumsów
        [dat] Wielkim Slumsom
        [acc] Wielkie Slumsy
        [ins] Wielkimi Slumsami
        [loc] Wielkich Slumsach
       *[nom] Wielkie Slumsy
    }
    .gender = pl
site-great-slum-text = Gdy zagrywasz kartę na ten Obszar, możesz najpierw odrzucić stąd kartę. Tak samo, gdy przemieszczasz kartę na ten Obszar (w druku: z niego).
site-lush-coast = { $case ->
        [gen] Bujnego Wybrzeża
        [dat] Bujnemu Wybrzeżu
        [acc] Bujne Wybrzeże
        [ins] Bujnym Wybrzeżem
        [loc] Bujnym Wybrzeżu
       *[nom] Bujne Wybrzeże
    }
    .gender = n
site-lush-coast-text = Wybrzeże: Podróż stąd na inny Obszar Wybrzeża kosztuje 1 punkt Zaopatrzenia i ignoruje Wąski Przesmyk.
site-marshes = { $case ->
        [gen] Mokradeł
        [dat] Mokradłom
        [acc] Mokradła
        [ins] Mokradłami
        [loc] Mokradłach
       *[nom] Mokradła
    }
    .gender = pl
site-marshes-text = Jeśli podczas Przeszukania jest tu twój pionek, musisz dobrać o 1 kartę mniej.
site-mine = { $case ->
        [gen] Kopalni
        [dat] Kopalni
        [acc] Kopalnię
        [ins] Kopalnią
        [loc] Kopalni
       *[nom] Kopalnia
    }
    .gender = f
site-mine-text = Okazja: jeśli na koniec twojej fazy Przebudzenia jest tu twój pionek, możesz wziąć z tego Obszaru 1 żeton Przychylności.
site-mountain = { $case ->
        [gen] Gór
        [dat] Górom
        [acc] Góry
        [ins] Górami
        [loc] Górach
       *[nom] Góry
    }
    .gender = pl
site-mountain-text = Jeśli deklarujesz tu jakikolwiek cel, musisz odjąć 1 kość Ataku.
site-narrow-pass = { $case ->
        [gen] Wąskiego Przesmyku
        [dat] Wąskiemu Przesmykowi
        [acc] Wąski Przesmyk
        [ins] Wąskim Przesmykiem
        [loc] Wąskim Przesmyku
       *[nom] Wąski Przesmyk
    }
    .gender = m
site-narrow-pass-text = Podróżując do tego Regionu z innego, musisz Podróżować na ten Obszar. Deklarując w Najeździe z innego Regionu jakikolwiek cel w tym Regionie, musisz zadeklarować też ten Obszar, chyba że nim rządzisz.
site-plains = { $case ->
        [gen] Równin
        [dat] Równinom
        [acc] Równiny
        [ins] Równinami
        [loc] Równinach
       *[nom] Równiny
    }
    .gender = pl
site-plains-text = Jeśli deklarujesz tu jakikolwiek cel, musisz dodać 1 kość Ataku.
site-river = { $case ->
        [gen] Rzeki
        [dat] Rzece
        [acc] Rzekę
        [ins] Rzeką
        [loc] Rzece
       *[nom] Rzeka
    }
    .gender = f
site-river-text = Gdy Werbujesz na karcie na tym Obszarze i nim rządzisz, zyskujesz o 1 Chorągiew więcej.
site-rocky-coast = { $case ->
        [gen] Skalistego Wybrzeża
        [dat] Skalistemu Wybrzeżu
        [acc] Skaliste Wybrzeże
        [ins] Skalistym Wybrzeżem
        [loc] Skalistym Wybrzeżu
       *[nom] Skaliste Wybrzeże
    }
    .gender = n
site-rocky-coast-text = Wybrzeże: Podróż stąd na inny Obszar Wybrzeża kosztuje 1 punkt Zaopatrzenia i ignoruje Wąski Przesmyk.
site-salt-flats = { $case ->
        [gen] Słonych Równin
        [dat] Słonym Równinom
        [acc] Słone Równiny
        [ins] Słonymi Równinami
        [loc] Słonych Równinach
       *[nom] Słone Równiny
    }
    .gender = pl
site-salt-flats-text = Okazja: jeśli na koniec twojej fazy Przebudzenia jest tu twój pionek, możesz wziąć z tego Obszaru 1 żeton Przychylności albo 1 Sekret.
site-shrouded-wood = { $case ->
        [gen] Lasu we Mgle
        [dat] Lasowi we Mgle
        [acc] Las we Mgle
        [ins] Lasem we Mgle
        [loc] Lesie we Mgle
       *[nom] Las we Mgle
    }
    .gender = m
site-shrouded-wood-text = Podróż stąd kosztuje 2 punkty Zaopatrzenia i ignoruje Wąski Przesmyk oraz Tajemne Miejsce. Jeśli rządzi tu przeciwnik, to on (a za Imperium Kanclerz) wybiera Obszar docelowy.
site-standing-stones = { $case ->
        [gen] Stojących Kamieni
        [dat] Stojącym Kamieniom
        [acc] Stojące Kamienie
        [ins] Stojącymi Kamieniami
        [loc] Stojących Kamieniach
       *[nom] Stojące Kamienie
    }
    .gender = pl
site-standing-stones-text = Ojczyzna: gdy zagrywasz tu kartę Magii i w tej turze żadna nie została przez ciebie stąd odrzucona, zyskujesz 1 Sekret.
site-steppe = { $case ->
        [gen] Stepu
        [dat] Stepowi
        [acc] Step
        [ins] Stepem
        [loc] Stepie
       *[nom] Step
    }
    .gender = m
site-steppe-text = Ojczyzna: gdy zagrywasz tu kartę Nomady i w tej turze żadna nie została przez ciebie stąd odrzucona, zyskujesz 1 Sekret.
site-the-hidden-place = { $case ->
        [gen] Tajemnego Miejsca
        [dat] Tajemnemu Miejscu
        [acc] Tajemne Miejsce
        [ins] Tajemnym Miejscem
        [loc] Tajemnym Miejscu
       *[nom] Tajemne Miejsce
    }
    .gender = n
site-the-hidden-place-text = Nie możesz Podróżować na ten Obszar ani zadeklarować go jako cel (z erratą: deklarować tu żadnych celów), póki nie zakryjesz 1 Sekretu na swojej planszy.
site-the-tribunal = { $case ->
        [gen] Trybunału
        [dat] Trybunałowi
        [acc] Trybunał
        [ins] Trybunałem
        [loc] Trybunale
       *[nom] Trybunał
    }
    .gender = m
site-the-tribunal-text = Akcja: jeśli rządzisz tym Obszarem albo jest tu twój pionek, wynegocjuj z dowolnym graczem wiążącą wymianę żetonów Przychylności i Sekretów oraz wiążące obietnice przyszłych akcji.
site-wastes = { $case ->
        [gen] Pustkowi
        [dat] Pustkowiom
        [acc] Pustkowia
        [ins] Pustkowiami
        [loc] Pustkowiach
       *[nom] Pustkowia
    }
    .gender = pl
site-wastes-text = Ojczyzna: gdy zagrywasz tu kartę Waśni i w tej turze żadna nie została przez ciebie stąd odrzucona, bierzesz stąd Relikt tak, jak przy Odzyskiwaniu.

## Relikty

relic-sticky-fire = { $case ->
        [gen] Lepkiego Ognia
        [dat] Lepkiemu Ogniowi
        [acc] Lepki Ogień
        [ins] Lepkim Ogniem
        [loc] Lepkim Ogniu
       *[nom] Lepki Ogień
    }
    .gender = m
relic-sticky-fire-text = Plan Bitewny: po zwycięstwie możesz zabić całą ocalałą Siłę przeciwnika; jeśli to zrobisz, daj przeciwnikowi 1 żeton Przychylności.
relic-cursed-cauldron = { $case ->
        [gen] Przeklętego Kotła
        [dat] Przeklętemu Kotłowi
        [acc] Przeklęty Kocioł
        [ins] Przeklętym Kotłem
        [loc] Przeklętym Kotle
       *[nom] Przeklęty Kocioł
    }
    .gender = m
relic-cursed-cauldron-text = Plan Bitewny: po zwycięstwie zyskujesz po 1 Chorągwi za każdą Chorągiew przeciwnika zabitą w tym Najeździe.
relic-brass-horse = { $case ->
        [gen] Mosiężnego Konia
        [dat] Mosiężnemu Koniowi
        [acc] Mosiężnego Konia
        [ins] Mosiężnym Koniem
        [loc] Mosiężnym Koniu
       *[nom] Mosiężny Koń
    }
    .gender = m
relic-brass-horse-text = Akcja: odkryj wierzchnią kartę Stosu Kart Odrzuconych swojego Regionu, po czym odbądź Podróż, bez wydawania punktów Zaopatrzenia, na odkryty Obszar z kartą o tym symbolu. Jeśli takiego nie ma, Podróżuj dokądkolwiek.
relic-truthful-harp = { $case ->
        [gen] Prawdomównej Harfy
        [dat] Prawdomównej Harfie
        [acc] Prawdomówną Harfę
        [ins] Prawdomówną Harfą
        [loc] Prawdomównej Harfie
       *[nom] Prawdomówna Harfa
    }
    .gender = f
relic-truthful-harp-text = Przeszukanie: możesz dobrać o 2 karty więcej; wtedy pokaż wszystkim graczom dobrane karty i tę, którą zatrzymujesz.
relic-grand-mask = { $case ->
        [gen] Wielkiej Maski
        [dat] Wielkiej Masce
        [acc] Wielką Maskę
        [ins] Wielką Maską
        [loc] Wielkiej Masce
       *[nom] Wielka Maska
    }
    .gender = f
relic-grand-mask-text = W swojej turze, jeśli jesteś Banitą, to ty, a nie gracze Imperialni, rządzisz wszystkimi odkrytymi kartami na Obszarach Imperialnych poza Planami Bitewnymi.
relic-horned-mask = { $case ->
        [gen] Rogatej Maski
        [dat] Rogatej Masce
        [acc] Rogatą Maskę
        [ins] Rogatą Maską
        [loc] Rogatej Masce
       *[nom] Rogata Maska
    }
    .gender = f
relic-horned-mask-text = Akcja: podmień jednego ze swoich odkrytych Doradców z kartą na swoim Obszarze.
relic-cup-of-plenty = { $case ->
        [gen] Pucharu Obfitości
        [dat] Pucharowi Obfitości
        [acc] Puchar Obfitości
        [ins] Pucharem Obfitości
        [loc] Pucharze Obfitości
       *[nom] Puchar Obfitości
    }
    .gender = m
relic-cup-of-plenty-text = Handel: nie wydawaj punktów Zaopatrzenia, jeśli karta odpowiada symbolem któremuś z twoich Doradców.
relic-whistle = { $case ->
        [gen] Gwizdka
        [dat] Gwizdkowi
        [acc] Gwizdek
        [ins] Gwizdkiem
        [loc] Gwizdku
       *[nom] Gwizdek
    }
    .gender = m
relic-whistle-text = Akcja: gracz z innego Obszaru musi odbyć Podróż na twój Obszar, jeśli może, bez wydawania punktów Zaopatrzenia. Jeśli to zrobi, daj mu umieszczony tu Sekret.
relic-dowsing-sticks = { $case ->
        [gen] Różdżek Radiestezyjnych
        [dat] Różdżkom Radiestezyjnym
        [acc] Różdżki Radiestezyjne
        [ins] Różdżkami Radiestezyjnymi
        [loc] Różdżkach Radiestezyjnych
       *[nom] Różdżki Radiestezyjne
    }
    .gender = pl
relic-dowsing-sticks-text = Akcja: dobierz wierzchni Relikt i weź go albo połóż na spodzie talii Reliktów.
relic-cracked-horn = { $case ->
        [gen] Pękniętego Rogu
        [dat] Pękniętemu Rogowi
        [acc] Pęknięty Róg
        [ins] Pękniętym Rogiem
        [loc] Pękniętym Rogu
       *[nom] Pęknięty Róg
    }
    .gender = m
relic-cracked-horn-text = Przeszukanie: wszystkie odrzucane karty możesz położyć na spodzie talii Świata w dowolnej kolejności.
relic-bandit-crown = { $case ->
        [gen] Korony Bandytów
        [dat] Koronie Bandytów
        [acc] Koronę Bandytów
        [ins] Koroną Bandytów
        [loc] Koronie Bandytów
       *[nom] Korona Bandytów
    }
    .gender = f
relic-bandit-crown-text = Traktuj Bandytów na Obszarach, którymi nie rządzi przeciwnik, jako swoje Chorągwie. Nie można ich zabijać, przemieszczać ani poświęcać.
relic-ring-of-devotion = { $case ->
        [gen] Pierścienia Oddania
        [dat] Pierścieniowi Oddania
        [acc] Pierścień Oddania
        [ins] Pierścieniem Oddania
        [loc] Pierścieniu Oddania
       *[nom] Pierścień Oddania
    }
    .gender = m
relic-ring-of-devotion-text = Werbując, zyskujesz o 2 Chorągwie więcej. Nie możesz umieszczać Chorągwi na Obszarach.
relic-skeleton-key = { $case ->
        [gen] Wytrychu
        [dat] Wytrychowi
        [acc] Wytrych
        [ins] Wytrychem
        [loc] Wytrychu
       *[nom] Wytrych
    }
    .gender = m
relic-skeleton-key-text = Akcja: jeśli Kanclerz rządzi na twoim Obszarze, podejrzyj Relikt w Imperialnym Skarbcu; możesz go wziąć.
relic-oracular-pig = { $case ->
        [gen] Wróżebnej Świni
        [dat] Wróżebnej Świni
        [acc] Wróżebną Świnię
        [ins] Wróżebną Świnią
        [loc] Wróżebnej Świni
       *[nom] Wróżebna Świnia
    }
    .gender = f
relic-oracular-pig-text = Akcja: podejrzyj 3 wierzchnie karty talii Świata.
relic-circlet-of-command = { $case ->
        [gen] Diademu Dowodzenia
        [dat] Diademowi Dowodzenia
        [acc] Diadem Dowodzenia
        [ins] Diademem Dowodzenia
        [loc] Diademie Dowodzenia
       *[nom] Diadem Dowodzenia
    }
    .gender = m
relic-circlet-of-command-text = Inni gracze nie mogą deklarować jako cele ani brać twoich Sztandarów i pozostałych Reliktów. Twój pionek i Przychylność jako cel dodają o 1 kość Obrony więcej.
relic-ivory-eye = { $case ->
        [gen] Oka z Kości Słoniowej
        [dat] Oku z Kości Słoniowej
        [acc] Oko z Kości Słoniowej
        [ins] Okiem z Kości Słoniowej
        [loc] Oku z Kości Słoniowej
       *[nom] Oko z Kości Słoniowej
    }
    .gender = n
relic-ivory-eye-text = Akcja: podejrzyj zakryty Obszar, zakrytego Doradcę dowolnego gracza albo zakryty Relikt na dowolnym Obszarze.
relic-map = { $case ->
        [gen] Mapy
        [dat] Mapie
        [acc] Mapę
        [ins] Mapą
        [loc] Mapie
       *[nom] Mapa
    }
    .gender = f
relic-map-text = Akcja: połóż ten Relikt na spodzie talii Reliktów, by zyskać 4 punkty Zaopatrzenia.
relic-obsidian-cage = { $case ->
        [gen] Obsydianowej Klatki
        [dat] Obsydianowej Klatce
        [acc] Obsydianową Klatkę
        [ins] Obsydianową Klatką
        [loc] Obsydianowej Klatce
       *[nom] Obsydianowa Klatka
    }
    .gender = f
relic-obsidian-cage-text = Plan Bitewny: po zwycięstwie przemieść na tę kartę ocalałą Siłę przeciwnika. Akcja: przemieść dowolne Chorągwie z tej karty na plansze ich koloru.
relic-book-of-records = { $case ->
        [gen] Księgi Zapisów
        [dat] Księdze Zapisów
        [acc] Księgę Zapisów
        [ins] Księgą Zapisów
        [loc] Księdze Zapisów
       *[nom] Księga Zapisów
    }
    .gender = f
relic-book-of-records-text = Przeszukanie: gdy zagrywasz kartę na Obszar, musisz zyskać 1 Sekret zamiast 1 żetonu Przychylności.
relic-dragonskin-drum = { $case ->
        [gen] Bębna ze Smoczej Skóry
        [dat] Bębnowi ze Smoczej Skóry
        [acc] Bęben ze Smoczej Skóry
        [ins] Bębnem ze Smoczej Skóry
        [loc] Bębnie ze Smoczej Skóry
       *[nom] Bęben ze Smoczej Skóry
    }
    .gender = m
relic-dragonskin-drum-text = Podróż: po Podróży zyskujesz 1 Chorągiew.
relic-grand-scepter = { $case ->
        [gen] Berła Władcy
        [dat] Berłu Władcy
        [acc] Berło Władcy
        [ins] Berłem Władcy
        [loc] Berle Władcy
       *[nom] Berło Władcy
    }
    .gender = n
relic-grand-scepter-text = Nie możesz użyć tego Reliktu w turze, w której został wzięty. Akcja: podejrzyj dowolne Relikty w Imperialnym Skarbcu. Akcja: zaoferuj Banicie Obywatelstwo albo skaż innego Obywatela na banicję.

## Imperialny Skarbiec

reliquary-brutal = { $case ->
        [gen] Brutalności
        [dat] Brutalności
        [acc] Brutalność
        [ins] Brutalnością
        [loc] Brutalności
       *[nom] Brutalność
    }
    .gender = f
reliquary-brutal-text = Gdy atakuje Kanclerz, pokonana strona zabija całą swoją Siłę zamiast połowy.
reliquary-decadent = { $case ->
        [gen] Dekadencji
        [dat] Dekadencji
        [acc] Dekadencję
        [ins] Dekadencją
        [loc] Dekadencji
       *[nom] Dekadencja
    }
    .gender = f
reliquary-decadent-text = Kanclerz nie wydaje punktów Zaopatrzenia, Podróżując do Kolebki z innego Regionu; Podróż do Interioru kosztuje o 1 punkt Zaopatrzenia więcej.
reliquary-careless = { $case ->
        [gen] Niedbałości
        [dat] Niedbałości
        [acc] Niedbałość
        [ins] Niedbałością
        [loc] Niedbałości
       *[nom] Niedbałość
    }
    .gender = f
reliquary-careless-text = Każdy Handel daje Kanclerzowi o 1 żeton Przychylności więcej; Handel za Sekrety daje o 1 Sekret mniej.
reliquary-greedy = { $case ->
        [gen] Chciwości
        [dat] Chciwości
        [acc] Chciwość
        [ins] Chciwością
        [loc] Chciwości
       *[nom] Chciwość
    }
    .gender = f
reliquary-greedy-text = Każde Przeszukanie daje Kanclerzowi 2 karty więcej, ale Kanclerz nie może Przeszukiwać za więcej niż 2 punkty Zaopatrzenia.

## Sztandary

banner-peoples-favor = { $case ->
        [gen] Miłości Ludu
        [dat] Miłości Ludu
        [acc] Miłość Ludu
        [ins] Miłością Ludu
        [loc] Miłości Ludu
       *[nom] Miłość Ludu
    }
    .gender = f
banner-peoples-favor-text = Przebudzenie: umieść tu 1 żeton Przychylności albo przemieść stąd 1 do banku, w którym jest ich najmniej; po stronie Ciżby zrób to dwa razy. Jeśli jest tu co najmniej 6 żetonów, odwróć Sztandar na stronę Ciżby. Przeszukanie: zagrywając kartę na Obszar, możesz najpierw odrzucić Mieszkańca ze swojego Regionu i możesz zagrać kartę na dowolny Obszar w swoim Regionie.
banner-darkest-secret = { $case ->
        [gen] Najmroczniejszej Tajemnicy
        [dat] Najmroczniejszej Tajemnicy
        [acc] Najmroczniejszą Tajemnicę
        [ins] Najmroczniejszą Tajemnicą
        [loc] Najmroczniejszej Tajemnicy
       *[nom] Najmroczniejsza Tajemnica
    }
    .gender = f
banner-darkest-secret-text = Przeszukanie: Przeszukanie talii Świata kosztuje cię 2 punkty Zaopatrzenia, niezależnie od liczby dobranych Wizji.

## Przysięgi

oath-supremacy = { $case ->
        [gen] Przysięgi Hegemonii
        [dat] Przysiędze Hegemonii
        [acc] Przysięgę Hegemonii
        [ins] Przysięgą Hegemonii
        [loc] Przysiędze Hegemonii
       *[nom] Przysięga Hegemonii
    }
    .gender = f
oath-supremacy-text = Wierny Przysiędze: rządzi największą liczbą Obszarów. Następca: posiada więcej Reliktów i Sztandarów niż Kanclerz i każdy inny Obywatel.
oath-people = { $case ->
        [gen] Przysięgi Ludu
        [dat] Przysiędze Ludu
        [acc] Przysięgę Ludu
        [ins] Przysięgą Ludu
        [loc] Przysiędze Ludu
       *[nom] Przysięga Ludu
    }
    .gender = f
oath-people-text = Wierny Przysiędze: posiada Miłość Ludu. Następca: posiada Najmroczniejszą Tajemnicę.
oath-protection = { $case ->
        [gen] Przysięgi Protekcji
        [dat] Przysiędze Protekcji
        [acc] Przysięgę Protekcji
        [ins] Przysięgą Protekcji
        [loc] Przysiędze Protekcji
       *[nom] Przysięga Protekcji
    }
    .gender = f
oath-protection-text = Wierny Przysiędze: posiada najwięcej Reliktów i Sztandarów. Następca: posiada Miłość Ludu.
oath-devotion = { $case ->
        [gen] Przysięgi Oddania
        [dat] Przysiędze Oddania
        [acc] Przysięgę Oddania
        [ins] Przysięgą Oddania
        [loc] Przysiędze Oddania
       *[nom] Przysięga Oddania
    }
    .gender = f
oath-devotion-text = Wierny Przysiędze: posiada Najmroczniejszą Tajemnicę. Następca: posiada Berło Władcy.

## Wizje

vision-conquest = { $case ->
        [gen] Wizji Podboju
        [dat] Wizji Podboju
        [acc] Wizję Podboju
        [ins] Wizją Podboju
        [loc] Wizji Podboju
       *[nom] Wizja Podboju
    }
    .gender = f
vision-conquest-text = Wygrywasz w swojej fazie Przebudzenia, jeśli rządzisz największą liczbą Obszarów (bez remisu) i dobrano co najmniej 3 Wizje.
vision-rebellion = { $case ->
        [gen] Wizji Rebelii
        [dat] Wizji Rebelii
        [acc] Wizję Rebelii
        [ins] Wizją Rebelii
        [loc] Wizji Rebelii
       *[nom] Wizja Rebelii
    }
    .gender = f
vision-rebellion-text = Wygrywasz w swojej fazie Przebudzenia, jeśli posiadasz Miłość Ludu i dobrano co najmniej 3 Wizje.
vision-sanctuary = { $case ->
        [gen] Wizji Sanktuarium
        [dat] Wizji Sanktuarium
        [acc] Wizję Sanktuarium
        [ins] Wizją Sanktuarium
        [loc] Wizji Sanktuarium
       *[nom] Wizja Sanktuarium
    }
    .gender = f
vision-sanctuary-text = Wygrywasz w swojej fazie Przebudzenia, jeśli posiadasz najwięcej Reliktów i Sztandarów (bez remisu) i dobrano co najmniej 3 Wizje.
vision-faith = { $case ->
        [gen] Wizji Wiary
        [dat] Wizji Wiary
        [acc] Wizję Wiary
        [ins] Wizją Wiary
        [loc] Wizji Wiary
       *[nom] Wizja Wiary
    }
    .gender = f
vision-faith-text = Wygrywasz w swojej fazie Przebudzenia, jeśli posiadasz Najmroczniejszą Tajemnicę i dobrano co najmniej 3 Wizje.
vision-conspiracy = { $case ->
        [gen] Konspiracji
        [dat] Konspiracji
        [acc] Konspirację
        [ins] Konspiracją
        [loc] Konspiracji
       *[nom] Konspiracja
    }
    .gender = f
vision-conspiracy-text = Po zagraniu: możesz spalić 1 Sekret, by wziąć Relikt albo Sztandar od gracza, którego pionek jest na twoim Obszarze, jeśli dwóch twoich Doradców odpowiada symbolem Doradcom tego gracza. Następnie odłóż tę kartę do pudełka.

## Rzeczy bez własnej nazwy

the-law = prawo
site-at-slot = { $case ->
        [gen] Obszaru { $row } ({ NAME($region) })
        [dat] Obszarowi { $row } ({ NAME($region) })
        [ins] Obszarem { $row } ({ NAME($region) })
        [loc] Obszarze { $row } ({ NAME($region) })
       *[nom] Obszar { $row } ({ NAME($region) })
    }
relic-at-slot = { $case ->
        [gen] zakrytego Reliktu { $number } na Obszarze { $row } ({ NAME($region) })
       *[nom] zakryty Relikt { $number } na Obszarze { $row } ({ NAME($region) })
    }
relic-in-reliquary = { $case ->
        [gen] Reliktu { $number } ze Skarbca
       *[nom] Relikt { $number } ze Skarbca
    }
pawn-of = pionek i Przychylność gracza { NAME($player) }

## Jak zakończyła się gra

won-usurper = { NAME($player) } zwycięża jako Uzurpator w rundzie { $round }
won-visionary = { NAME($player) } zwycięża dzięki Wizji w rundzie { $round }
won-chancellor = { NAME($player) } zwycięża jako Kanclerz w rundzie { $round }
won-successor = { NAME($player) } zwycięża jako Następca w rundzie { $round }

## Uwagi dla posiadaczy pudełka (która karta ma którą: content/notes.toml)

note-name-translated = Polska nazwa jest naszym tłumaczeniem; w pudełku może być inna.
note-confidence-medium = Jeden szczegół tej karty odczytujemy po swojemu; rozstrzygnięcia mówią który.
note-reconstructed = Żadne źródło tego nie rozstrzyga; to nasza propozycja.

## Mechaniczny Książę

automaton-prince = { $case ->
        [gen] Mechanicznego Księcia
        [dat] Mechanicznemu Księciu
        [acc] Mechanicznego Księcia
        [ins] Mechanicznym Księciem
        [loc] Mechanicznym Księciu
       *[nom] Mechaniczny Książę
    }
    .gender = m
unseated-0 = { automaton-prince }
threat-none = brak Zagrożenia
threat-successor = Następca
threat-oathkeeper = Cel Wiernego Przysiędze
threat-vision = Cel Wizji
quadrant-TL = lewy górny kwadrant
quadrant-TR = prawy górny kwadrant
quadrant-BL = lewy dolny kwadrant
quadrant-BR = prawy dolny kwadrant
deed-trade-favor = Handel za Przychylność
deed-trade-secrets = Handel za Sekrety
deed-trade-favor-and-secrets = Handel za Przychylność i Sekrety
deed-muster = Werbowanie
deed-travel-most-favor = Podróż tam, gdzie jest najwięcej Przychylności
deed-travel-most-secrets = Podróż tam, gdzie jest najwięcej Sekretów
deed-travel-relic = Podróż na Obszar z Reliktem
deed-search = Przeszukanie
deed-recover-relic = Odzyskanie Reliktu
deed-recover-darkest-secret = Odzyskanie Najmroczniejszej Tajemnicy
deed-recover-peoples-favor = Odzyskanie Miłości Ludu
deed-travel-campaign-sites = Podróż i Najazd na Obszary Rywala
deed-travel-campaign-relics = Podróż i Najazd po Relikty
deed-travel-campaign-darkest-secret = Podróż i Najazd po Najmroczniejszą Tajemnicę
deed-travel-campaign-peoples-favor = Podróż i Najazd po Miłość Ludu
mind-TL_threat = pole Zagrożenia, { quadrant-TL }
mind-TL_campaign_low = { deed-travel-campaign-sites }, { quadrant-TL }
mind-TL_campaign_high = { deed-travel-campaign-sites }, { quadrant-TL }
mind-TL_travel_favor = { deed-travel-most-favor }, { quadrant-TL }
mind-TL_trade_favor = { deed-trade-favor }, { quadrant-TL }
mind-TL_muster_low = { deed-muster }, { quadrant-TL }
mind-TL_muster_high = { deed-muster }, { quadrant-TL }
mind-TR_threat = pole Zagrożenia, { quadrant-TR }
mind-TR_travel_favor = { deed-travel-most-favor }, { quadrant-TR }
mind-TR_trade_both_left = { deed-trade-favor-and-secrets }, { quadrant-TR }
mind-TR_trade_both_right = { deed-trade-favor-and-secrets }, { quadrant-TR }
mind-TR_travel_relic_left = { deed-travel-relic }, { quadrant-TR }
mind-TR_travel_relic_right = { deed-travel-relic }, { quadrant-TR }
mind-TR_muster = { deed-muster }, { quadrant-TR }
mind-TR_campaign_relics = { deed-travel-campaign-relics }, { quadrant-TR }
mind-TR_recover_relic = { deed-recover-relic }, { quadrant-TR }
mind-BL_threat = pole Zagrożenia, { quadrant-BL }
mind-BL_trade_secret = { deed-trade-secrets }, { quadrant-BL }
mind-BL_travel_secret = { deed-travel-most-secrets }, { quadrant-BL }
mind-BL_trade_both = { deed-trade-favor-and-secrets }, { quadrant-BL }
mind-BL_muster = { deed-muster }, { quadrant-BL }
mind-BL_campaign_ds = { deed-travel-campaign-darkest-secret }, { quadrant-BL }
mind-BL_search = { deed-search }, { quadrant-BL }
mind-BL_recover_ds = { deed-recover-darkest-secret }, { quadrant-BL }
mind-need_banner = pytanie o Sztandar
mind-BR_threat = pole Zagrożenia, { quadrant-BR }
mind-BR_trade_favor = { deed-trade-favor }, { quadrant-BR }
mind-BR_travel_favor = { deed-travel-most-favor }, { quadrant-BR }
mind-BR_trade_both = { deed-trade-favor-and-secrets }, { quadrant-BR }
mind-BR_muster = { deed-muster }, { quadrant-BR }
mind-BR_campaign_pf = { deed-travel-campaign-peoples-favor }, { quadrant-BR }
mind-BR_recover_pf = { deed-recover-peoples-favor }, { quadrant-BR }
mind-BR_search = { deed-search }, { quadrant-BR }
condition-always = bez warunku
condition-battle-ready-sites = gotowy do Walki o Obszar Rywala
condition-battle-ready-relics = gotowy do Walki o Relikt
condition-battle-ready-darkest-secret = gotowy do Walki o Najmroczniejszą Tajemnicę
condition-battle-ready-peoples-favor = gotowy do Walki o Miłość Ludu
condition-can-pay-relic = stać go na Relikt
condition-can-pay-darkest-secret = stać go na Najmroczniejszą Tajemnicę
condition-can-pay-peoples-favor = stać go na Miłość Ludu
condition-holds-darkest-secret = posiada Najmroczniejszą Tajemnicę
condition-holds-peoples-favor = posiada Miłość Ludu
condition-holds-most-relics-and-banners = ma najwięcej Reliktów i Sztandarów
condition-rules-most-sites = rządzi największą liczbą Obszarów
condition-needs-only-darkest-secret = potrzebuje tylko Najmroczniejszej Tajemnicy

## Część druga: gra

## Kawałki innych komunikatów, w bierniku

# Kawałki innych komunikatów, w bierniku.
part-count-favor = { $count ->
        [one] { $count } żeton Przychylności
        [few] { $count } żetony Przychylności
       *[many] { $count } żetonów Przychylności
    }
part-count-secrets = { $count ->
        [one] { $count } Sekret
        [few] { $count } Sekrety
       *[many] { $count } Sekretów
    }
part-count-warbands = { $count ->
        [one] { $count } Chorągiew
        [few] { $count } Chorągwie
       *[many] { $count } Chorągwi
    }
part-count-cards = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
part-count-supply = { $count ->
        [one] { $count } punkt Zaopatrzenia
        [few] { $count } punkty Zaopatrzenia
       *[many] { $count } punktów Zaopatrzenia
    }

## Pytania

ask-act = Runda { $round }, Zaopatrzenie { $supply }: co robisz?
ask-start-at = Gdzie zaczyna twój pionek?
ask-first-adviser = Którą kartę zachowujesz jako zakrytego Doradcę?
ask-first-discards = W jakiej kolejności odrzucasz pozostałe (ostatnia na wierzch)?
ask-wake-favor = Co robisz z Miłością Ludu?
ask-wake-bank = Do którego z banków z najmniejszą liczbą żetonów?
ask-wake-take = Co bierzesz ze swojego Obszaru?
ask-search-from = Co Przeszukujesz?
ask-search-keep = Którą kartę zatrzymujesz?
ask-discard-together = W jakiej kolejności leżą odrzucone karty (ostatnia na wierzchu)?
ask-discard-order = W jakiej kolejności je odrzucasz (ostatnia na wierzch)?
ask-play-card = Gdzie zagrywasz kartę { NAME($card) }?
ask-play-first = Którą kartę zagrywasz najpierw?
ask-play-modifiers = Którego modyfikatora używasz?
ask-make-room = Których Doradców odrzucasz, by zrobić miejsce?
ask-surplus-advisers = Masz zbyt wielu Doradców: których odrzucasz?
ask-discard-first = Którą kartę najpierw odrzucasz ({ NAME($power) })?
ask-muster-on = Na której karcie Werbujesz?
ask-trade-with = Z którą kartą i za co Handlujesz?
ask-recover-what = Co odzyskujesz?
ask-recover-payment = Ile żetonów umieszczasz na Sztandarze?
ask-recover-first-bank = Od którego banku zaczynasz rozkładać dawne żetony?
ask-travel-to = Dokąd Podróżuje { NAME($player) }?
ask-travel-modifiers = Którego modyfikatora Podróży używa { NAME($player) }?
ask-travel-toll = Wejście na Obszar { NAME($site) } kosztuje: Przychylność { $favor }, Sekrety { $secrets }. Czy płacisz?
ask-campaign-defender = Kogo najeżdżasz?
ask-campaign-targets = Atakujący: { NAME($attacker) }, Obrońca: { NAME($defender) }. Jakie cele?
ask-campaign-dice = Atakujący: { NAME($attacker) }, Obrońca: { NAME($defender) }. Ile kości Ataku?
ask-campaign-join = Atakujący: { NAME($attacker) }, Obrońca: { NAME($defender) }. Czy { NAME($ally) } dołącza jako Sojusznik?
ask-campaign-consent = { NAME($ally) } chce dołączyć do Obrony (Obrońca: { NAME($defender) }, Atakujący: { NAME($attacker) }). Czy się zgadzasz?
ask-campaign-plans = Atakujący: { NAME($attacker) }, Obrońca: { NAME($defender) }. Którego Planu Bitewnego używasz?
ask-campaign-next = Atakujący: { NAME($attacker) }, Obrońca: { NAME($defender) }. Kto z twojej strony używa następnego Planu Bitewnego?
ask-campaign-sacrifice = Siła Ataku { $attack }, Siła Obrony { $defense }: czy poświęcasz { part-count-warbands }, by zwyciężyć?
ask-campaign-place = Ile Chorągwi umieszczasz na Obszarze { NAME($site) }?
ask-campaign-banish = Zwycięża { NAME($attacker) }, pokonana strona: { NAME($defender) }. Czy wyganiasz pionek?
ask-campaign-burn = Zwycięża { NAME($attacker) }, pokonana strona: { NAME($defender) }. Czy spalasz połowę żetonów Przychylności?
ask-rest-power = Której mocy „Odpoczynek” używasz?
ask-title-tie = Cel spełnia kilka osób: kto otrzymuje tytuł?
ask-conspire = Co bierzesz dzięki Konspiracji?
ask-scepter = Kogo dotyczy Berło Władcy?
ask-bracken = Dokąd trafiają odrzucone karty?
ask-forgotten-vault = Co dzieje się z Najmroczniejszą Tajemnicą?
ask-witchs-bargain = Jakiej wymiany dokonujesz?
ask-warbands-number = Ile Chorągwi?
ask-warbands-consent = { NAME($player) } chce wziąć { part-count-warbands }: czy się zgadzasz?
ask-warbands-consent-give = { NAME($player) } chce przekazać ci { part-count-warbands }: czy się zgadzasz?
ask-show-to = Komu pokazujesz tę kartę?
ask-next-effect = Który efekt następuje teraz?
ask-choose-site = { NAME($power) }: który Obszar?
ask-choose-card = { NAME($power) }: którą kartę?
ask-choose-player = { NAME($power) }: którego gracza?
ask-choose-bank = { NAME($power) }: który bank?
ask-choose-suit = { NAME($power) }: który symbol?
ask-choose-pile = { NAME($power) }: który stos?
ask-choose-place = { NAME($power) }: którą zakrytą kartę?
ask-choose-dice = { NAME($power) }: ile kości?
ask-choose-number = { $about ->
        [dead-on-board] Plansza gracza { NAME($of) }: ile Chorągwi na niej ginie?
        [dead-at-site] { NAME($of) }: ile twoich Chorągwi ginie na tym Obszarze?
        [purple-at-site] { NAME($of) }: ile twoich Chorągwi na tym Obszarze zastępujesz fioletowymi?
        [from-site] { NAME($power) }. { NAME($of) }: ile twoich Chorągwi wraca z tego Obszaru na twoją planszę?
        [to-site] { NAME($power) }. { NAME($of) }: ile Chorągwi ze swojej planszy tam umieszczasz?
        [uncaged] { NAME($power) }. Plansza gracza { NAME($of) }: ile Chorągwi na nią wraca?
        [facedown-secrets] Ile zakrytych Sekretów jest wśród tych, które opuszczają twoją planszę?
       *[power] { NAME($power) }: ile?
    }
ask-choose-several = { NAME($power) }: które?
ask-confirm = { NAME($power) }: czy używasz tej mocy?
ask-citizenship-terms = Obywatelstwo, warunków: { $count } (proponuje { NAME($speaker) }): co proponujesz?
ask-citizenship-amount = Propozycja ({ NAME($speaker) }), warunków: { $count }. Ile { $kind ->
        [secret] Sekretów
       *[favor] żetonów Przychylności
    } (najwyżej { $most }){ NAME($thing) }?
ask-citizenship-reply = { NAME($speaker) } proponuje Obywatelstwo, warunków: { $count }. Co odpowiadasz?
ask-tribunal-terms = Układ ({ NAME($speaker) }), warunków: { $count }. Co proponujesz?
ask-tribunal-amount = Układ ({ NAME($speaker) }), warunków: { $count }. Ile { $kind ->
        [secret] Sekretów
        [later-secret] Sekretów
        [forfeit-secret] Sekretów
       *[favor] żetonów Przychylności
    } (najwyżej { $most }){ NAME($thing) }?
ask-tribunal-reply = { NAME($speaker) } proponuje układ, warunków: { $count }. Co odpowiadasz?
ask-fair-terms = Umowa na Straganie ({ NAME($speaker) }), warunków: { $count }. Co proponujesz?
ask-fair-amount = Umowa ({ NAME($speaker) }), warunków: { $count }. Ile { $kind ->
        [secret] Sekretów
       *[favor] żetonów Przychylności
    } (najwyżej { $most }){ NAME($thing) }?
ask-fair-reply = { NAME($speaker) } proponuje umowę na Straganie, warunków: { $count }. Co odpowiadasz?
ask-swap-drawn = Które dobrane karty podmieniasz na Wysiedleńców?
ask-festival-terms = Umowa w Dzielnicy Świątecznej ({ NAME($speaker) }), warunków: { $count }. Co proponujesz?
ask-festival-amount = Umowa ({ NAME($speaker) }), warunków: { $count }. Ile { $kind ->
        [secret] Sekretów
       *[favor] żetonów Przychylności
    } (najwyżej { $most }){ NAME($thing) }?
ask-festival-reply = { NAME($speaker) } proponuje umowę w Dzielnicy Świątecznej, warunków: { $count }. Co odpowiadasz?

## Opcje

option-thing = { NAME($thing) }
option-yes = Tak
option-no = Nie
option-decline = Żadne
option-enough = Wystarczy
option-dice = { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }
option-use = Użyj: { NAME($thing) }
option-facedown-adviser = { NAME($where) }: zakryty Doradca { $number }
option-facedown-relic = { NAME($where) }: zakryty Relikt { $number }
option-reliquary = Skarbiec, pole { $number }
option-search = Przeszukaj
option-muster = Werbuj
option-trade = Handluj
option-recover = Odzyskaj
option-campaign = Najazd
option-travel = Podróżuj
option-rest = Odpocznij
option-trade-favor = { NAME($card) }, za Przychylność
option-trade-secrets = { NAME($card) }, za Sekrety
option-bandits = Bandyci
option-pile-top = Na wierzch: { NAME($pile) }
option-pile-bottom = Na spód: { NAME($pile) }
option-vault-place = Umieść 1 Sekret na Najmroczniejszej Tajemnicy
option-vault-burn = Spal 1 Sekret z Najmroczniejszej Tajemnicy
option-sell-secret = Oddaj 1 Sekret, weź 2 Przychylności ({ NAME($player) })
option-buy-secret = Oddaj 2 Przychylności, weź 1 Sekret ({ NAME($player) })
option-no-campaign = Bez Najazdu
option-pawn-target = Pionek i Przychylność ({ NAME($player) })
option-play-site = Na Obszar: { NAME($site) }
option-play-advisers = Na pole Doradców, odkrytą
option-play-facedown = Na pole Doradców, zakrytą
option-play-vision = Jako ujawnioną Wizję
option-play-discard = Odrzuć
option-play-down = Zagraj albo odrzuć zakrytego Doradcę: { NAME($card) }
option-show = Pokaż kartę { NAME($card) }
option-peek = Podejrzyj Relikt { $number } ({ NAME($where) })
option-to-board = Chorągwie z Obszaru na planszę
option-to-site = Chorągwie z planszy na Obszar
option-give-warbands = Daj Chorągwie ({ NAME($player) })
option-take-warbands = Weź Chorągwie ({ NAME($player) })
option-self-exile = Skaż siebie na banicję
option-place-favor = Umieść na niej 1 żeton
option-return-favor = Przemieść z niej 1 żeton do banku
option-take-favor = 1 żeton Przychylności
option-take-secret = 1 Sekret
option-take-nothing = Nic
option-term-favor = { NAME($giver) } daje żetony Przychylności (dla: { NAME($taker) }){ NAME($thing) }
option-term-secret = { NAME($giver) } daje Sekrety (dla: { NAME($taker) }){ NAME($thing) }
option-term-facedown-secret = { NAME($giver) } daje zakryte Sekrety (dla: { NAME($taker) }){ NAME($thing) }
option-term-relic = { NAME($giver) } daje Relikt { NAME($thing) } (dla: { NAME($taker) })
option-term-banner = { NAME($giver) } daje Sztandar { NAME($thing) } (dla: { NAME($taker) })
option-term-adviser = { NAME($giver) } daje Doradcę { NAME($thing) } (dla: { NAME($taker) })
option-term-reliquary = { NAME($taker) } dostaje: { NAME($thing) } (od: { NAME($giver) })
option-citizenship-accept = Przyjmij Obywatelstwo
option-citizenship-refuse = Odmów
option-citizenship-counter = Zaproponuj inne warunki
option-tribunal-accept = Przyjmij układ
option-tribunal-refuse = Odmów
option-tribunal-counter = Zaproponuj inne warunki
option-fair-accept = Przyjmuję
option-fair-refuse = Odmawiam
option-fair-counter = Proponuję coś innego
option-festival-accept = Przyjmuję
option-festival-refuse = Odmawiam
option-festival-counter = Proponuję coś innego

## Powody, dla których czegoś nie można zrobić

why-citizenship-once = Każdą rzecz można wymienić tylko raz.
why-citizenship-rounds = Po { $count } rundach rozmów ofertę trzeba przyjąć albo odrzucić.
why-tribunal-once = Każdą rzecz można wymienić tylko raz.
why-tribunal-rounds = Po { $count } rundach rozmów układ trzeba przyjąć albo odrzucić.
why-fair-once = Każdą rzecz można wymienić tylko raz.
why-fair-rounds = Po { $count } rundach rozmów umowę trzeba przyjąć albo odrzucić.
why-supply = To kosztuje { $needed } punktów Zaopatrzenia, a masz { $have }.
why-favor = Potrzeba żetonów Przychylności: { $needed }, masz: { $have }.
why-secrets = Potrzeba Sekretów: { $needed }, masz: { $have }.
why-warbands = Potrzeba Chorągwi: { $needed }, masz: { $have }.
why-occupied = Na karcie { NAME($card) } leżą już żetony.
why-power-forbids = Zabrania tego: { NAME($power) }.
why-power-idle = { NAME($power) }: nie ma na co zadziałać.
why-out-of-reach = Nie rządzisz tą kartą ani nie stoisz na jej Obszarze.
why-not-completable = Z tym nie udałoby się dokończyć akcji.
why-already-there = Pionek już tam jest.
why-not-that-site = Ta moc nie prowadzi na ten Obszar.
why-no-destination = Nie ma dokąd Podróżować.
why-nothing-to-draw = Nie ma czego dobrać.
why-draws-nothing = To Przeszukanie nie dałoby żadnej karty.
why-other-region = Przeszukać można tylko Stos Kart Odrzuconych swojego Regionu.
why-site-full = Limit kart tego Obszaru jest wypełniony.
why-facedown-site = Przy zakrytym Obszarze nie może być kart.
why-not-your-site = To nie jest twój Obszar.
why-vision-at-site = Wizji nie zagrywa się na Obszary.
why-vision-imperial = Kanclerz i Obywatele nie mogą zagrywać odkrytych Wizji.
why-vision-adviser = Odkryta Wizja nie jest Doradcą.
why-no-vision = Tam trafiają tylko Wizje.
why-no-adviser-leaves = Żaden z twoich Doradców nie może zrobić miejsca.
why-one-at-site = Jedną z dwóch kart trzeba zagrać na Obszar.
why-down-again = To już jest zakryty Doradca.
why-too-few-match = Mniej niż dwóch twoich Doradców odpowiada Doradcom tego gracza.
why-restricted = Nie pozwala na to ograniczenie karty { NAME($card) }.
why-locked = Karta { NAME($card) } jest zablokowana.
why-locked-relic = Ten Relikt jest zablokowany.
why-in-use = Karta { NAME($card) } jest w użyciu jako modyfikator.
why-no-facedown-adviser = Nie masz zakrytego Doradcy.
why-faceup-adviser = W ten sposób zagrywa się i odrzuca tylko zakrytych Doradców.
why-ruin = Ruina nie ma symbolu i nie nadaje się do tego.
why-no-relic = Nie można do tego użyć Reliktu.
why-no-card-here = Na twoim Obszarze nie ma odpowiedniej karty.
why-no-relic-cost = Na tym Obszarze nie można odzyskać Reliktu.
why-secret-guarded = Najmroczniejszej Tajemnicy strzegą karty na Obszarze jej posiadacza.
why-secret-nowhere = Na Obszarze posiadacza Najmroczniejszej Tajemnicy nie ma żadnej karty z symbolem.
why-nothing-to-recover = Nie ma czego odzyskać.
why-no-relics-left = Talia Reliktów jest pusta.
why-nobody-to-attack = Nie ma tu kogo zaatakować.
why-no-targets = Nie ma celu, który można zadeklarować.
why-your-site-first = Twój Obszar musi być celem, jeśli rządzi nim Obrońca.
why-no-target-here = Co najmniej jeden cel musi być na twoim Obszarze.
why-bandits-rule = Twoim Obszarem nie rządzi żaden gracz: Obrońcą muszą być Bandyci.
why-not-here = Ten gracz nie rządzi na twoim Obszarze i nie ma tu jego pionka.
why-not-theirs = Obrońca nie rządzi na tym Obszarze.
why-not-the-defenders = To nie należy do Obrońcy.
why-pawn-elsewhere = Pionka Obrońcy nie ma na twoim Obszarze.
why-site-ruled = Na twoim Obszarze rządzi gracz, więc nie ma tu Bandytów.
why-region-closed = Ten Region zamyka Wąski Przesmyk.
why-plans-barred = Twoja strona nie może używać Planów Bitewnych w tym Najeździe.
why-plans-used = Twoja strona używa już innego Planu Bitewnego.
why-plan-used-once = Ten Plan Bitewny został już użyty w tym Najeździe.
why-plan-for-defenders = Tego Planu Bitewnego może użyć tylko strona Obrońcy.
why-plan-for-attackers = Tego Planu Bitewnego może użyć tylko Atakujący.
why-plan-not-ruled = Nie rządzisz tym Planem Bitewnym.
why-bandits-pay-nothing = Bandyci używają tylko Planów, które nic nie kosztują.
why-last-warband = Ostatnia Chorągiew musi zostać.
why-no-warbands-here = Nie masz Chorągwi na tym Obszarze.
why-only-imperial = Dawać i brać Chorągwie mogą między sobą tylko gracze Imperialni.
why-their-pawn-elsewhere = Pionka tego gracza nie ma na twoim Obszarze.
why-not-ruled = Nie rządzisz tym Obszarem.
why-no-warbands = Nie masz Chorągwi na planszy.
why-no-favor = Nie masz żetonu Przychylności do umieszczenia.
why-last-favor = Ostatni żeton zostaje na Sztandarze.
why-reliquary-empty = Imperialny Skarbiec jest pusty.
why-not-citizen = Może to zrobić tylko Obywatel.
why-has-scepter = Posiadacz Berła Władcy nie może skazać siebie na banicję.
why-term-gone = Obiecanej rzeczy już nie ma.
why-one-sided = Wymiana to coś za coś.
why-one-reliquary-relic = Oferta musi obejmować dokładnie jeden Relikt ze Skarbca.
why-festival-once = Każdą rzecz można wymienić tylko raz.
why-festival-rounds = Po { $count } rundach rozmów umowę trzeba przyjąć albo odrzucić.

## Dziennik. Komunikaty z „-known” są dla tych, którzy mogą znać tajemnicę.

log-citizenship-proposed = { NAME($player) } oferuje Obywatelstwo ({ NAME($speaker) }, warunków: { $count }).
log-citizenship-countered = { NAME($player) } proponuje inne warunki Obywatelstwa ({ NAME($speaker) }, warunków: { $count }).
log-citizenship-accepted = { NAME($player) } przyjmuje warunki Obywatelstwa ({ NAME($speaker) }, warunków: { $count }).
log-citizenship-refused = { NAME($player) } odmawia Obywatelstwa ({ NAME($speaker) }, warunków: { $count }).
log-citizenship-withdrawn = { NAME($player) } rezygnuje z oferty Obywatelstwa ({ NAME($speaker) }, warunków: { $count }).
log-citizenship-agreed = Obywatelstwo uzgodnione: { NAME($player) } ({ NAME($speaker) }, warunków: { $count }).
log-citizenship-failed = Umowy nie da się już wykonać.
log-tribunal-proposed = { NAME($player) } proponuje wiążący układ ({ NAME($speaker) }, warunków: { $count }).
log-tribunal-countered = { NAME($player) } proponuje inne warunki ({ NAME($speaker) }, warunków: { $count }).
log-tribunal-accepted = { NAME($player) } przyjmuje układ ({ NAME($speaker) }, warunków: { $count }).
log-tribunal-refused = { NAME($player) } odrzuca układ ({ NAME($speaker) }, warunków: { $count }).
log-tribunal-withdrawn = { NAME($player) } rezygnuje z układu ({ NAME($speaker) }, warunków: { $count }).
log-tribunal-agreed = Układ zawarty: { NAME($player) } ({ NAME($speaker) }, warunków: { $count }).
log-tribunal-failed = Umowy nie da się już wykonać.
log-fair-proposed = { NAME($player) } proponuje umowę ({ NAME($speaker) }, warunków: { $count }).
log-fair-countered = { NAME($player) } proponuje inne warunki ({ NAME($speaker) }, warunków: { $count }).
log-fair-accepted = { NAME($player) } przyjmuje umowę ({ NAME($speaker) }, warunków: { $count }).
log-fair-refused = { NAME($player) } odrzuca umowę ({ NAME($speaker) }, warunków: { $count }).
log-fair-withdrawn = { NAME($player) } rezygnuje z umowy ({ NAME($speaker) }, warunków: { $count }).
log-fair-agreed = Umowa zawarta: { NAME($player) } ({ NAME($speaker) }, warunków: { $count }).
log-fair-failed = Umowy nie da się już wykonać.
log-won-usurper = { NAME($player) } wygrywa jako Uzurpator.
log-won-visionary = { NAME($player) } wygrywa dzięki Wizji.
log-won-chancellor = { NAME($player) } wygrywa jako Kanclerz.
log-won-successor = { NAME($player) } wygrywa jako Następca.
log-vision-met = { NAME($player) } osiąga cel, jaki stawia { NAME($card) }.
log-end-die = Na kości Końcowej wypada { $face }.
log-exhaustion = Kraj jest zmęczony wojną: kończy się ósma runda.
log-round = Runda { $round }.
log-turn = Runda { $round }: turę zaczyna { NAME($player) }.
log-settles = { NAME($player) } zaczyna na Obszarze { NAME($site) } z zakrytym Doradcą.
log-settles-known = { NAME($player) } zaczyna na Obszarze { NAME($site) } z zakrytym Doradcą: { NAME($card) }.
log-title = { NAME($player) } przejmuje tytuł Wiernego Przysiędze ({ NAME($oath) }).
log-usurper = { NAME($player) } nosi odtąd tytuł Uzurpatora.
log-favor-on-banner = { NAME($player) } umieszcza 1 żeton Przychylności na Miłości Ludu.
log-favor-off-banner = { NAME($player) } przemieszcza 1 żeton Przychylności z Miłości Ludu do banku.
log-takes-favor-at = { NAME($player) } bierze 1 żeton Przychylności z Obszaru { NAME($site) }.
log-takes-secret-at = { NAME($player) } bierze 1 Sekret z Obszaru { NAME($site) }.
log-mob = Miłość Ludu odwraca się na stronę Ciżby.
log-people = Miłość Ludu odwraca się na stronę Ludu.
log-spends-supply = { NAME($player) } wydaje { part-count-supply }.
log-gains-supply = { NAME($player) } zyskuje { part-count-supply }.
log-gains-favor = { NAME($player) } zyskuje { part-count-favor } z { NAME($bank, "gen") }.
log-takes-favor = { NAME($player) } bierze { part-count-favor } (od: { NAME($from) }).
log-gives-favor = { NAME($player) } daje { part-count-favor } (dla: { NAME($to) }).
log-burns-favor = { NAME($player) } spala { part-count-favor }.
log-banks-favor = { NAME($player) } odkłada { part-count-favor } do { NAME($bank, "gen") }.
log-moves-favor = Z { NAME($from, "gen") } do { NAME($to, "gen") } trafia { part-count-favor }.
log-gains-secrets = { NAME($player) } zyskuje { part-count-secrets }.
log-burns-secrets = { NAME($player) } spala { part-count-secrets }.
log-hands-secrets = { NAME($player) } przekazuje { part-count-secrets } (dla: { NAME($to) }).
log-places-favor = { NAME($player) } umieszcza { part-count-favor } na karcie { NAME($card) }.
log-places-secret = { NAME($player) } umieszcza { part-count-secrets } na karcie { NAME($card) }.
log-flips-secret = { NAME($player) } zakrywa { part-count-secrets } za kartę { NAME($card) }.
log-gains-warbands = { NAME($player) } zyskuje { part-count-warbands }.
log-kills-on-board = { NAME($player) } traci z planszy { part-count-warbands }.
log-kills-at = Zabite Chorągwie na Obszarze { NAME($site) }: { $count }.
log-places-warbands = { NAME($player) } umieszcza { part-count-warbands } na Obszarze { NAME($site) }.
log-takes-back-warbands = { NAME($player) } zabiera { part-count-warbands } z Obszaru { NAME($site) } na planszę.
log-hands-warbands = { NAME($player) } przekazuje { part-count-warbands } (dla: { NAME($to) }).
log-no-consent = { NAME($player) } nie wyraża zgody.
log-peeks = { NAME($player) } podgląda kartę ({ NAME($where) }).
log-peeks-known = { NAME($player) } podgląda ({ NAME($where) }): { NAME($cards) }.
log-reveals = Ujawnione karty: { NAME($cards) }.
log-draws = { NAME($player) } dobiera { part-count-cards } ({ NAME($pile) }).
log-draws-known = { NAME($player) } dobiera { part-count-cards } ({ NAME($pile) }): { NAME($cards) }.
log-vision-drawn = Dobrano Wizję; dobrane Wizje: { $count }.
log-discards = { NAME($player) } odrzuca { part-count-cards } ({ NAME($pile) }).
log-discards-known = { NAME($player) } odrzuca { part-count-cards } ({ NAME($pile) }): { NAME($cards) }.
log-discards-at = Karta { NAME($card) } zostaje odrzucona z Obszaru { NAME($site) }.
log-discards-adviser = { NAME($player) } traci Doradcę: { NAME($card) }.
log-discards-facedown = { NAME($player) } odrzuca zakrytego Doradcę.
log-discards-facedown-known = { NAME($player) } odrzuca zakrytego Doradcę: { NAME($card) }.
log-discards-vision = { NAME($player) } odrzuca ujawnioną kartę { NAME($card) }.
log-plays-at-site = { NAME($player) } zagrywa kartę { NAME($card) } na Obszar { NAME($site) }.
log-plays-adviser = { NAME($player) } zagrywa odkrytego Doradcę: { NAME($card) }.
log-plays-facedown = { NAME($player) } zagrywa zakrytego Doradcę.
log-plays-facedown-known = { NAME($player) } zagrywa zakrytego Doradcę: { NAME($card) }.
log-plays-vision = { NAME($player) } zagrywa odkrytą kartę { NAME($card) }.
log-swaps = Miejscami zamieniają się { NAME($one) } i { NAME($other) }.
log-marks-vision = { NAME($player) } kładzie Chorągiew na karcie { NAME($card) }.
log-rolls-shields = { NAME($player) }: kości Obrony { $dice }, tarcze { $shields }.
log-buries-relic = { NAME($player) } kładzie na spód talii Reliktów: { NAME($relic) }.
log-moves-adviser = Do Doradców ({ NAME($player) }) trafia { NAME($card) }.
log-swaps-facedown = { NAME($one) } i { NAME($other) } wymieniają się zakrytymi Doradcami.
log-uses = { NAME($player) } używa mocy: { NAME($power) }.
log-uses-plan = { NAME($player) } używa Planu Bitewnego: { NAME($power) }.
log-musters = { NAME($player) } Werbuje na karcie { NAME($card) }.
log-trades = { NAME($player) } Handluje z kartą { NAME($card) }.
log-travels = { NAME($player) } Podróżuje, Obszar docelowy: { NAME($site) }.
log-travel-fails = { NAME($player) } nie ma dość punktów Zaopatrzenia na Podróż (Obszar docelowy: { NAME($site) }) i zostaje na miejscu.
log-site-revealed = Odkryty zostaje Obszar { NAME($site) }.
log-takes-relic = { NAME($player) } bierze { NAME($relic, "acc") }.
log-is-given = { NAME($player) } dostaje { NAME($relic, "acc") }.
log-reliquary-bare = W Skarbcu odsłonięto pole: { NAME($space) }.
log-has-banner = { NAME($player) } posiada { NAME($banner, "acc") }.
log-recovers-banner = { NAME($player) } odzyskuje { NAME($banner, "acc") }, żetonów: { $count }.
log-seize-penalty = { NAME($banner) } zostaje zagrabiona, spalone żetony: { $count }.
log-campaigns = { NAME($player) } przeprowadza Najazd. Obrońca: { NAME($defender) }. Cele: { NAME($targets) }.
log-joins = { NAME($player) } dołącza do Obrony jako Sojusznik.
log-defense = { NAME($defender) }: kości Obrony { $dice }, tarcze { $shields }, wynik Obrony { $defense }.
log-attack = { NAME($player) }: kości Ataku { $dice }, miecze { $swords }, czaszki { $skulls }.
log-campaign-told = Koniec Najazdu. Napastnik: { NAME($player) }, obrońca: { NAME($defender) }. Siła Ataku { $attack }, Siła Obrony { $defense }{ $count ->
        [0] .
        [one] ; Plan Bitewny: { NAME($plans) }.
       *[other] ; Plany Bitewne: { NAME($plans) }.
    }
log-sacrifices = { NAME($player) } poświęca { part-count-warbands }.
log-attacker-wins = Zwycięża { NAME($attacker) }; pokonana strona: { NAME($defender) }.
log-defender-wins = Zwycięża strona broniąca się ({ NAME($defender) }); pokonana strona: { NAME($attacker) }.
log-becomes-citizen = { NAME($player) } otrzymuje Obywatelstwo.
log-exiled = { NAME($player) } zostaje Banitą.
log-festival-proposed = { NAME($player) } proponuje umowę ({ NAME($speaker) }, warunków: { $count }).
log-festival-countered = { NAME($player) } proponuje inne warunki ({ NAME($speaker) }, warunków: { $count }).
log-festival-accepted = { NAME($player) } przyjmuje umowę ({ NAME($speaker) }, warunków: { $count }).
log-festival-refused = { NAME($player) } odrzuca umowę ({ NAME($speaker) }, warunków: { $count }).
log-festival-withdrawn = { NAME($player) } rezygnuje z umowy ({ NAME($speaker) }, warunków: { $count }).
log-festival-agreed = Umowa zawarta: { NAME($player) } ({ NAME($speaker) }, warunków: { $count }).
log-festival-failed = Umowy nie da się już wykonać.
log-end-die-changed = { NAME($player) } zmienia wynik kości Końcowej na { $face }.
log-swaps-dispossessed = { NAME($player) } podmienia { part-count-cards } z Wysiedleńcami.
log-turns-edifice = Odwrócona Budowla: { NAME($card) }.

ask-gathering-terms = Umowa na Zgromadzeniu ({ NAME($speaker) }), warunków: { $count }. Co proponujesz?
ask-gathering-amount = Umowa ({ NAME($speaker) }), warunków: { $count }. Ile { $kind ->
        [secret] Sekretów
       *[favor] żetonów Przychylności
    } (najwyżej { $most }){ NAME($thing) }?
ask-gathering-reply = { NAME($speaker) } proponuje umowę na Zgromadzeniu, warunków: { $count }. Co odpowiadasz?
option-gathering-accept = Przyjmuję
option-gathering-refuse = Odmawiam
option-gathering-counter = Proponuję coś innego
why-gathering-once = Każdą rzecz można wymienić tylko raz.
why-gathering-rounds = Po { $count } rundach rozmów umowę trzeba przyjąć albo odrzucić.
log-gathering-proposed = { NAME($player) } proponuje umowę ({ NAME($speaker) }, warunków: { $count }).
log-gathering-countered = { NAME($player) } proponuje inne warunki ({ NAME($speaker) }, warunków: { $count }).
log-gathering-accepted = { NAME($player) } przyjmuje umowę ({ NAME($speaker) }, warunków: { $count }).
log-gathering-refused = { NAME($player) } odrzuca umowę ({ NAME($speaker) }, warunków: { $count }).
log-gathering-withdrawn = { NAME($player) } rezygnuje z umowy ({ NAME($speaker) }, warunków: { $count }).
log-gathering-agreed = Umowa zawarta: { NAME($player) } ({ NAME($speaker) }, warunków: { $count }).
log-gathering-failed = Umowy nie da się już wykonać.
log-banner-grows = { NAME($banner) }: przybywa { part-count-secrets }.
log-banner-shrinks = { NAME($banner) }: spalone żetony: { $count }.
log-moves-pawn = { NAME($player) } stawia pionek: { NAME($site) }.

option-term-later-favor = { NAME($giver) } obiecuje Przychylność w najbliższym Odpoczynku ({ NAME($taker) })
option-term-later-secret = { NAME($giver) } obiecuje Sekrety w najbliższym Odpoczynku ({ NAME($taker) })
option-term-later-favor-round = { NAME($giver) } obiecuje Przychylność na koniec rundy { $round } ({ NAME($taker) })
option-term-later-secret-round = { NAME($giver) } obiecuje Sekrety na koniec rundy { $round } ({ NAME($taker) })
option-term-peace = { NAME($giver) } obiecuje nie najeżdżać gracza { NAME($taker) } do końca rundy { $round }
option-term-hands-off = { NAME($giver) } obiecuje nie brać Reliktów ani Sztandarów gracza { NAME($taker) } do końca rundy { $round }
option-term-keep-out = { NAME($giver) } obiecuje nie Podróżować na Obszary gracza { NAME($taker) } do końca rundy { $round }
option-term-no-vision = { NAME($giver) } obiecuje nie zagrywać odkrytych Wizji do końca rundy { $round } ({ NAME($taker) })
option-term-no-exile = { NAME($giver) } obiecuje nie skazywać gracza { NAME($taker) } na banicję do końca rundy { $round }
option-term-help = { NAME($giver) } obiecuje dołączać do gracza { NAME($taker) } jako Sojusznik do końca rundy { $round }
option-term-forfeit-favor = Kara, gdy zabraknie na obiecaną zapłatę: { NAME($giver) } oddaje Przychylność ({ NAME($taker) })
option-term-forfeit-secret = Kara, gdy zabraknie na obiecaną zapłatę: { NAME($giver) } oddaje Sekrety ({ NAME($taker) })
option-term-forfeit-relic = Kara, gdy zabraknie na obiecaną zapłatę: { NAME($giver) } oddaje { NAME($thing, "acc") } ({ NAME($taker) })
why-promised-peace = Wiąże cię obietnica pokoju (Trybunał).
why-promised-hands-off = Wiąże cię obietnica: niczego temu graczowi nie odbierasz (Trybunał).
why-promised-keep-out = Wiąże cię obietnica: nie Podróżujesz na ten Obszar (Trybunał).
why-promised-no-vision = Wiąże cię obietnica: nie zagrywasz odkrytych Wizji (Trybunał).
why-promised-no-exile = Wiąże cię obietnica: nie skazujesz tego gracza na banicję (Trybunał).
why-promised-help = Wiąże cię obietnica pomocy (Trybunał).
why-forfeit-alone = Kara towarzyszy zapłacie, którą obiecuje ten sam gracz.
log-forfeits = { NAME($player) } nie wypłaca całej obiecanej sumy: karę dostaje { NAME($to) }.
log-moves-card = Karta „{ NAME($card) }” przechodzi na Obszar „{ NAME($site) }”.
ask-choose-board = Którą planszę bierzesz?
log-takes-board = { NAME($player) } bierze planszę, kolor: { NAME($colour) }.
ask-clue-favor = Brakuje Przychylności: ile trafia na Obszar „{ NAME($site) }”?

ask-deed-terms = Akt własności ({ NAME($speaker) }), warunków: { $count }. Co proponujesz?
ask-deed-amount = Akt własności ({ NAME($speaker) }), warunków: { $count }. Ile { $kind ->
        [secret] Sekretów
       *[favor] żetonów Przychylności
    } (najwyżej { $most }){ NAME($thing) }?
ask-deed-reply = { NAME($speaker) } proponuje akt własności, warunków: { $count }. Co odpowiadasz?
option-term-site = { NAME($giver) } oddaje Obszar „{ NAME($thing) }” (dla: { NAME($taker) })
option-deed-accept = Przyjmuję
option-deed-refuse = Odmawiam
option-deed-counter = Proponuję coś innego
why-deed-once = Każdą rzecz można wymienić tylko raz.
why-deed-rounds = Po { $count } rundach rozmów akt własności trzeba przyjąć albo odrzucić.
why-deed-empire = Gracze Imperialni nie mogą handlować między sobą Obszarami Imperium.
log-deed-proposed = { NAME($player) } proponuje akt własności ({ NAME($speaker) }, warunków: { $count }).
log-deed-countered = { NAME($player) } proponuje inne warunki ({ NAME($speaker) }, warunków: { $count }).
log-deed-accepted = { NAME($player) } przyjmuje akt własności ({ NAME($speaker) }, warunków: { $count }).
log-deed-refused = { NAME($player) } odrzuca akt własności ({ NAME($speaker) }, warunków: { $count }).
log-deed-withdrawn = { NAME($player) } rezygnuje z umowy ({ NAME($speaker) }, warunków: { $count }).
log-deed-agreed = Akt własności podpisany: { NAME($player) } ({ NAME($speaker) }, warunków: { $count }).
log-deed-failed = Aktu własności nie da się już wykonać.
log-breaks-relic = { NAME($player) } kładzie Relikt z Obszaru „{ NAME($site) }” pod talię Reliktów.
ask-pilgrimage-order = W jakiej kolejności kładziesz je na stosie (ostatnia na wierzch)?
log-stacks-pile = Na wierzch stosu ({ NAME($to) }) trafia cały inny stos ({ NAME($from) }), kart: { $count }.
log-dispossesses = Karta „{ NAME($card) }” trafia z Obszaru „{ NAME($site) }” do Wysiedleńców.
log-pilgrims = { NAME($player) } kładzie na stosie ({ NAME($pile) }) { part-count-cards } Wysiedleńców.
log-pilgrims-known = { NAME($player) } kładzie na stosie ({ NAME($pile) }) { part-count-cards } Wysiedleńców: { NAME($cards) }.

# Kronika (8)
ask-vow-oath = Zwycięstwo: { NAME($player) }. Jaką przysięgę składasz na następną rozgrywkę?
ask-chronicle-offers = Zwycięstwo: { NAME($player) }. Komu proponujesz Obywatelstwo?
ask-chronicle-accept = { NAME($player) } proponuje ci Obywatelstwo. Czy je przyjmujesz?
ask-build-edifice = Zwycięstwo: { NAME($player) }. Który Mieszkaniec ustępuje Budowli swojego symbolu albo którą ruinę odbudowujesz?
ask-common-suit = Zwycięstwo: { NAME($player) }. Który symbol uznajesz za najczęstszy wśród swoich Doradców?
why-oath-in-use = Ta przysięga obowiązywała w zakończonej właśnie rozgrywce.
why-just-flipped = Planszę Obywatela tego gracza właśnie odwrócono.
why-no-exile = Obywatelstwo można zaoferować tylko Banicie.
why-less-common = Wśród twoich odkrytych Doradców więcej jest kart o innym symbolu.
why-not-oneself = Berło Władcy nie pozwala skazać na banicję samego siebie.
why-fuller-bank = W innym banku jest mniej Przychylności.
why-attacks-oneself = Nie można najechać samego siebie.
why-no-edifice-left = W Archiwum nie ma Budowli z tym symbolem.
why-edifice-here = Na tym Obszarze jest już Budowla.
why-no-room-to-build = Bez tej karty na Obszarze nie ma miejsca na Budowlę.
log-vows = { NAME($player) } składa przysięgę: { NAME($oath) }.
log-board-flipped = { NAME($player) } traci Obywatelstwo.
log-declines-citizenship = { NAME($player) } odmawia przyjęcia Obywatelstwa.
log-builds = { NAME($player) } wznosi na Obszarze { NAME($site) } Budowlę „{ NAME($edifice) }” w miejscu karty „{ NAME($card) }”.
log-repairs = { NAME($player) } odbudowuje na Obszarze { NAME($site) } Budowlę „{ NAME($edifice) }”.
log-site-lost = Z Mapy znika Obszar { NAME($site) }.
log-ruined = Na Obszarze { NAME($site) } zostaje ruina: { NAME($edifice) }.
log-common-suit = Najczęstszy symbol wśród Doradców ({ NAME($player) }): { NAME($suit) }.
log-cards-added = Do talii Świata trafia { part-count-cards } ({ NAME($suit) }).
log-archive-healed = Odnowa Archiwum: z Wysiedleńców do talii Świata trafia { part-count-cards } ({ NAME($suit) }), pozostali wracają do Archiwum.
log-dispossessed = Do Wysiedleńców trafia bez podglądania { part-count-cards }.
log-relics-sorted = Relikty na wierzchu talii Reliktów: { $count }.
log-chronicle-written = { NAME($player) } kończy Zapisywanie Kroniki.
## W terminalu

play-oath-head = Runda { $round } z { $rounds } · { NAME($oath) } · dobrane Wizje: { $visions }
play-oath-facedown = zakryta karta
play-oath-banks = Banki Przychylności
play-oath-banners = Sztandary
play-oath-decks = Talia i stosy
play-oath-has = Ma
play-oath-advisers = Doradcy
play-oath-relics = Relikty
play-oath-hand = Ręka
play-oath-drawn = Dobrane
play-oath-promises = Obietnice
play-oath-terms = Propozycja
play-oath-targets = Cele
play-oath-pools = Kości
play-oath-plans = Plany Bitewne
play-oath-chance = Szanse
play-oath-odds = Atakujący zwycięża w { $win } % (bez poświęceń w { $plain } %); spodziewane straty: Atakujący { $attackers }, Obrońca { $defenders }
play-oath-ambition = Ambicja
play-oath-threat = Zagrożenie
play-oath-strategy = Kości Strategii
play-oath-friends = Przyjaciele
play-oath-schemers = Konspiratorzy
play-oath-unassigned = Nieprzypisani
play-oath-mind = Mapa Myśli
play-oath-way = W tej turze
play-oath-result = Wynik
play-oath-rolled = Siła Ataku { $attack }, Siła Obrony { $defense }
play-oath-capacity = miejsca na karty: { $count }
log-odds = Przed rzutem: szansa powodzenia Ataku ({ NAME($player) }): { $percent } %.
ask-prince-look = { NAME($player) } czuje się zagrożony i kusi Obywatelstwem. Czy podglądasz Relikt ze spodu talii Reliktów?
ask-prince-one = Decydujesz w interesie Mechanicznego Księcia ({ NAME($power) }). Co wybierasz?
ask-prince-several = Decydujesz w interesie Mechanicznego Księcia ({ NAME($power) }). Które rzeczy wybierasz?
ask-prince-number = Decydujesz w interesie Mechanicznego Księcia ({ NAME($power) }). Ile wybierasz?
ask-prince-powers = Decydujesz w interesie Mechanicznego Księcia. Której mocy „Akcja” używa przed następną akcją?
ask-prince-modifiers = Decydujesz w interesie Mechanicznego Księcia. Której mocy używa { $action ->
        [trade] w tym Handlu
        [muster] w tym Werbowaniu
        [recover] w tym Odzyskiwaniu
       *[search] w tym Przeszukiwaniu
    }?
ask-prince-take = Czy bierzesz ten Relikt i stajesz się Obywatelem?
why-prince-keeps-citizens = Pod rządami Mechanicznego Księcia żaden Obywatel nie staje się Banitą.
why-prince-permits-nothing = Mechaniczny Książę nie zgadza się na nic, co wymaga jego pozwolenia.
why-prince-stays-exile = Książę-Banita nigdy nie zostaje Obywatelem.
why-prince-promises-nothing = Mechaniczny Książę postępuje według Mapy Myśli i nie może niczego obiecać.
log-prince-settles = { NAME($player) } zaczyna na Obszarze { NAME($site) }.
log-prince-threat = { NAME($player) } ocenia Zagrożenie: { NAME($threat) }.
log-prince-turns-to = Oba znaczniki Akcji trafiają na Mapie Myśli na { NAME($space) }.
log-prince-strategy = { NAME($player) } przesuwa znacznik Strategii; kości Ataku w Najazdach: { $dice }.
log-prince-no-card = { NAME($player) } nie znajduje żadnego Mieszkańca.
log-prince-chooses = { $as ->
        [friends] { NAME($player) } wybiera kartę { NAME($card) }: { NAME($suit) } stoi najwyżej wśród Przyjaciół.
        [schemers] { NAME($player) } wybiera kartę { NAME($card) }: { NAME($suit) } stoi najwyżej wśród Konspiratorów.
       *[unassigned] { NAME($player) } wybiera kartę { NAME($card) }: { NAME($suit) } to pierwszy symbol spośród Nieprzypisanych.
    }
log-prince-cannot-play = Na żadnym Obszarze nie można zagrać karty { NAME($card) }; { NAME($player) } korzysta z ramki „Nie można zagrać?”.
log-prince-relationship = { $as ->
        [friends] Znacznik Relacji ({ NAME($suit) }) stoi wśród Przyjaciół w rzędzie { $row }.
       *[schemers] Znacznik Relacji ({ NAME($suit) }) stoi wśród Konspiratorów w rzędzie { $row }.
    }
log-prince-actions = Akcje Mechanicznego Księcia w tej turze: { $count }.
log-prince-follows = { $colour ->
        [red] Czerwona strzałka ({ NAME($condition) }): { NAME($space) }.
        [orange] Pomarańczowa strzałka ({ NAME($condition) }): { NAME($space) }.
       *[black] Czarna strzałka: { NAME($space) }.
    }
log-prince-closed = { $colour ->
        [red] Czerwona strzałka jest zamknięta
       *[orange] Pomarańczowa strzałka jest zamknięta
    } (niespełniony warunek: { NAME($condition) }).
log-prince-skips = { NAME($player) } pomija akcję: { NAME($action) }, { $why ->
        [trade] bo nie zyskałby żadnych żetonów
        [muster] bo nie zyskałby żadnych Chorągwi
        [here] bo ten Obszar jest nie gorszy od innych
        [banks] bo wszystkie banki są puste
        [search] bo nie ma żadnego Mieszkańca
        [recover] bo nie może zapłacić
       *[ready] bo nie jest gotowy do Walki
    }.
log-prince-stops = Znacznik Akcji wraca na pominięte już pole; { NAME($player) } kończy akcje.
log-prince-leftmost = Remis: { NAME($player) } wybiera pierwszą możliwość od lewej ({ NAME($thing) }).
log-prince-ready = { NAME($player) } jest gotowy do Walki: kości Ataku { $dice } przeciw sumie { $defense }.
log-prince-not-ready = { NAME($player) } nie jest gotowy do Walki: kości Ataku { $dice } przeciw sumie { $defense }.

# Lekcje
lesson-turn = Tura Kanclerza
lesson-turn-goal = Grasz Kanclerzem i składasz Przysięgę Hegemonii: tytuł Wiernego Przysiędze ma ten, kto rządzi największą liczbą Obszarów. Utrzymaj go do końca, a wygrasz. Twoje fioletowe Chorągwie rządzą dwoma Obszarami.
lesson-turn-supply = Tura to Przebudzenie, Akcje i Odpoczynek. W fazie Akcji wykonujesz dowolnie wiele akcji w dowolnej kolejności, póki starcza Zaopatrzenia. Masz 7 punktów.
lesson-turn-search = Przeszukanie sprowadza na świat nowe karty. Wybierz „Przeszukaj”: koszt stoi obok.
lesson-turn-deck = Możesz przeszukać talię Świata albo stos kart odrzuconych swojego Regionu. Wybierz talię: 2 punkty Zaopatrzenia za trzy karty.
lesson-turn-keep = Tych trzech kart nie widzi nikt inny. Jedną zatrzymujesz, resztę odrzucasz. Zatrzymaj Bajarza.
lesson-turn-discard = Pozostałe trafiają na stos następnego Regionu: co zostawisz, mogą znaleźć inni. Ułóż je w dowolnej kolejności.
lesson-turn-play = Kartę zagrywasz na swój Obszar, gdzie może z niej skorzystać każdy, kto tam przyjdzie, albo na pole Doradców, gdzie służy tylko tobie. Zagraj ją na Żyzną Dolinę.
lesson-turn-homeland = Karta zagrana na Obszar daje 1 żeton Przychylności z banku swojego symbolu, a ten Obszar to ojczyzna Domu: dostajesz jeszcze jeden. Masz 4 żetony Przychylności.
lesson-turn-muster = Za Przychylność zdobywa się wojsko. Wybierz „Werbuj”.
lesson-turn-warbands = Umieszczasz 1 żeton Przychylności na karcie z twojego Obszaru i bierzesz 2 Chorągwie. Werbuj na Długich Łukach: karta z żetonami jest zajęta, a Bajarz jeszcze się przyda.
lesson-turn-trade = Za Sekrety kupuje się Przychylność, a za Przychylność Sekrety. Wybierz „Handluj”.
lesson-turn-favor = 1 Sekret na Bajarzu daje 1 żeton Przychylności z banku Domu i po 1 za każdego odkrytego Doradcę tego symbolu. Wędrowny Medyk to jeden z nich. Handluj za Przychylność.
lesson-turn-travel = Zostały 3 punkty Zaopatrzenia. Wybierz „Podróżuj”.
lesson-turn-far = Im dalej, tym drożej. Spróbuj pójść do Starożytnego Miasta w Interiorze.
lesson-turn-near = Z Kolebki do Interioru jest za 4 punkty Zaopatrzenia, a w obrębie Kolebki za 1: idź do Kopalni.
lesson-turn-recover = Leży tu zakryty Relikt. Wybierz „Odzyskaj”.
lesson-turn-relic = Ile kosztuje Relikt, mówi Obszar: w Kopalni 3 żetony Przychylności, które trafiają do banku Waśni. Weź Relikt.
lesson-turn-rest = Przeszukanie, Werbunek, Handel, Podróż, Odzyskanie: brakuje tylko Najazdu, a on ma osobną lekcję. Wybierz „Odpocznij”.
lesson-turn-others = Podczas Odpoczynku Przychylność z kart wraca do banków, twoje Sekrety do ciebie, a Zaopatrzenie się odnawia: tym słabiej, im więcej twoich Chorągwi jest w grze. Teraz tury mają Banici.
lesson-turn-end = Druga runda i znowu twoja tura. Nadal rządzisz największą liczbą Obszarów, więc tytuł jest twój. Następna lekcja: jak odebrać komuś Obszar.
lesson-campaign = Najazd
lesson-campaign-why = Stepem rządzi czerwony Banita: stoją tu dwie czerwone Chorągwie, a jedna jest na jego planszy. Masz przy sobie pięć. Obszary, Relikty i Sztandary odbiera się innym Najazdem.
lesson-campaign-begin = Najazd kosztuje 2 punkty Zaopatrzenia. Wybierz „Najazd”.
lesson-campaign-whom = Atakujesz tego, kto rządzi twoim Obszarem, albo kogoś, kto tu stoi. Wskaż czerwonego Banitę.
lesson-campaign-targets = Teraz cele. Każdy dodaje kości Obrony: Obszar 1, a Relikt tyle, ile na nim widać. Wskaż Step i Puchar Obfitości Banity, a potem zatwierdź.
lesson-campaign-dice = Możesz rzucić jedną kością za każdą prowadzoną Chorągiew. Weź wszystkie pięć.
lesson-campaign-plan = Plany Bitewne zmieniają kości. Jednym z nich są Długie Łuki wśród twoich Doradców. Użyj ich.
lesson-campaign-die = Jedna kość Ataku więcej.
lesson-campaign-odds = Widać obie pule kości i dokładne szanse. Teraz obrońca też może użyć Planów, a potem padają kości: najpierw Obrony.
lesson-campaign-sacrifice = Siła Ataku 5, Siła Obrony 5: remis nie wystarczy, a czaszka zabija jedną z twoich Chorągwi. Możesz jednak poświęcić kolejne, każdą za 1 punkt Siły Ataku. Zgódź się.
lesson-campaign-place = Zwycięstwo! Czerwone Chorągwie znikają ze Stepu, a Relikt jest twój. Aby rządzić Obszarem, zostaw na nim Chorągwie: dwie.
lesson-campaign-end = Rządzisz Stepem, a jego karta służy ci odtąd także z daleka. Gdyby celem był też pionek Banity, można by go wygnać. Pamiętaj: kto przegrywa Najazd, traci połowę Chorągwi. Następna lekcja: co daje zwycięstwo.
lesson-winning = Co daje zwycięstwo
lesson-winning-title = Piąta runda. Rządzisz trzema Obszarami i masz tytuł Wiernego Przysiędze. Odtąd na koniec każdej rundy rzuca się kością: póki tytuł należy do Imperium, może ona zakończyć grę na twoją korzyść, a z każdą rundą jest to bardziej prawdopodobne.
lesson-winning-exiles = Banici wygrywają w fazie Przebudzenia, na dwa sposoby. Jako Uzurpator: przejmując tytuł i zachowując go turę później. Albo dzięki ujawnionej Wizji, gdy osiągną jej cel, a dobrano już trzy Wizje. Zobacz, co robi czerwony.
lesson-winning-vision = Wizja Rebelii: kto ją ujawnia, wygrywa dzięki Miłości Ludu. Czerwony już ją ma. Jeśli nic się nie zmieni do jego następnej tury, gra jest przegrana.
lesson-winning-die = Na kości Końcowej wypadło 1: gra toczy się dalej. Teraz twoja tura, ostatnia przed turą czerwonego. Wizję widzą wszyscy, więc każdy może ją powstrzymać.
lesson-winning-recover = Sztandar można Odzyskać z każdego miejsca, płacąc więcej, niż na nim leży. Wybierz „Odzyskaj”.
lesson-winning-banner = Na Miłości Ludu leżą 2 żetony Przychylności. Wskaż ją.
lesson-winning-pay = Wystarczą 3 żetony. Gdyby zapłacić więcej, trudniej byłoby ją odebrać.
lesson-winning-banks = To, co na niej leżało, trafia kolejno do banków. Zacznij od Waśni.
lesson-winning-rest = Sztandar jest twój, a Wizja staje się tylko snem. Wybierz „Odpocznij”.
lesson-winning-saved = Teraz budzi się czerwony: cel nie jest już osiągnięty. A na koniec rundy znowu pada kość; w szóstej rundzie wygrywasz, gdy wypadnie 5 lub 6.
lesson-winning-end = Wypada 5: wygrywasz. Kto wygrywa, pisze też Kronikę, a następna gra zaczyna się w świecie, który zostawia ta. Na pierwszą partię to wystarczy: odtąd ktoś siedzi obok ciebie.
## Stałe polecenia: na co odpowiada się za gracza

order-place-favor = Zawsze umieszczaj żeton na Miłości Ludu
order-return-favor = Zawsze przemieszczaj żeton z Miłości Ludu do banku
order-no-plans = Do mojej tury nie używaj Planów Bitewnych
order-stay-out = Do mojej tury nie dołączaj do niczyjej Obrony
order-welcome-allies = Przyjmuj każdego Sojusznika, który chce do mnie dołączyć
order-keep-warbands = Do mojej tury nie oddawaj Chorągwi
order-take-warbands = Przyjmuj wszystkie Chorągwie, które dostaję

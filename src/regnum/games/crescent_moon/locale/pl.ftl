### Crescent Moon po polsku. Plik angielski ma te same komunikaty w tej samej kolejności.
###
### Rzecz na stole nazywa komunikat o jej identyfikatorze, z „-” zamiast „:” (card:boats to card-boats).
### Nazwy przyjmują $case: nom, gen, dat, acc, ins, loc. Atrybut .gender podaje rodzaj: m, f, n albo pl.

## Część pierwsza: nazwy i teksty kart

game-name = Crescent Moon
game-about = Pięciu Władców pustyni, pięć różnych dróg do władzy: buduj, najeżdżaj, knuj i targuj się przez trzy albo cztery lata.

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

ruler-warlord-text = Nie buduje; łupi, zajmuje i zdobywa punkty od razu po Starciu. Przemieszcza się trzykrotnie, na kafelku może mieć siedem Oddziałów, a Działania wojenne zawsze wracają na jego rękę. Akcje specjalne: Powstanie i Zaciąg.

ruler-murshid = { $case ->
        [gen] Murszida
        [dat] Murszidowi
        [acc] Murszida
        [ins] Murszidem
        [loc] Murszidzie
       *[nom] Murszid
    }
    .gender = m

ruler-murshid-text = Rozstrzyga remisy tam, gdzie ma żeton Wpływów, uczestniczy w Walkach o Wpływy na sąsiednich kafelkach, ingeruje w cudze Starcia i paktuje za punkty Zwycięstwa. Akcja specjalna: Spisek.

ruler-sultan = { $case ->
        [gen] Sułtana
        [dat] Sułtanowi
        [acc] Sułtana
        [ins] Sułtanem
        [loc] Sułtanie
       *[nom] Sułtan
    }
    .gender = m

ruler-sultan-text = Jako jedyny buduje Osady i Miasta, do trzech budowli w akcji, i ma z nich dodatkowy Przychód. Kartę ze swojego Bazaru bierze za darmo, innym sprzedaje je za umówioną cenę. Akcja specjalna: Intryga.

ruler-caliph = { $case ->
        [gen] Kalifa
        [dat] Kalifowi
        [acc] Kalifa
        [ins] Kalifem
        [loc] Kalifie
       *[nom] Kalif
    }
    .gender = m

ruler-caliph-text = Ma Pałac o sile 2, który jest budowlą obronną i cywilną, a Forty i Zamki buduje taniej. Zdobywa punkty za Kontrolowane kafelki, kamieniołomy i przeprawę. Akcja specjalna: Przeniesienie Pałacu.

ruler-nomad = { $case ->
        [gen] Nomady
        [dat] Nomadzie
        [acc] Nomadę
        [ins] Nomadą
        [loc] Nomadzie
       *[nom] Nomada
    }
    .gender = m

ruler-nomad-text = Ma tylko Oddziały Najemne i werbuje je wszędzie tam, gdzie nie Kontroluje inny Władca. Inni najmują i przekupują je za umówioną cenę, a wszyscy najemnicy na mapie liczą się do jego siły. Akcja specjalna: Dezercja.

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

card-warfare-text = STARCIE: Za każde trzy twoje Oddziały na aktywnym kafelku przydziel jeden do tej karty: +1 do siły bojowej za każdy. Po określeniu zwycięzcy przydzielone Oddziały wracają do puli.

card-boats = { $case ->
        [gen] Statków
        [dat] Statkom
        [acc] Statki
        [ins] Statkami
        [loc] Statkach
       *[nom] Statki
    }
    .gender = pl

card-boats-text = W DOWOLNYM MOMENCIE: Podczas twojej akcji twoje Oddziały mogą poruszać się przez rzeki.

card-sheikh = { $case ->
        [gen] Szajcha
        [dat] Szajchowi
        [acc] Szajcha
        [ins] Szajchem
        [loc] Szajchu
       *[nom] Szajch
    }
    .gender = m

card-sheikh-text = STARCIE: Usuń z sąsiadującego kafelka Oddział Najemny innego Władcy (niebiorącego udziału w Starciu). Umieść na aktywnym kafelku swój Oddział Najemny i przydziel go do tej karty.

card-siege-engines = { $case ->
        [gen] Machin oblężniczych
        [dat] Machinom oblężniczym
        [acc] Machiny oblężnicze
        [ins] Machinami oblężniczymi
        [loc] Machinach oblężniczych
       *[nom] Machiny oblężnicze
    }
    .gender = pl

card-siege-engines-text = STARCIE: Obrońca z budowlą obronną: +1 do siły bojowej. Najeźdźca, gdy obrońca ma budowlę obronną: +2 do siły bojowej.

card-assassins = { $case ->
        [gen] Asasynów
        [dat] Asasynom
        [acc] Asasynów
        [ins] Asasynami
        [loc] Asasynach
       *[nom] Asasyni
    }
    .gender = pl

card-assassins-text = STARCIE: Anuluj kartę postaci przeciwnika albo usuń jeden jego Oddział z aktywnego kafelka. WALKA O WPŁYWY: Anuluj kartę postaci przeciwnej strony.

card-imam = { $case ->
        [gen] Imama
        [dat] Imamowi
        [acc] Imama
        [ins] Imamem
        [loc] Imamie
       *[nom] Imam
    }
    .gender = m

card-imam-text = WALKA O WPŁYWY: +2 do Wpływów.

card-rebels = { $case ->
        [gen] Buntowników
        [dat] Buntownikom
        [acc] Buntowników
        [ins] Buntownikami
        [loc] Buntownikach
       *[nom] Buntownicy
    }
    .gender = pl

card-rebels-text = WALKA O WPŁYWY: +2 do Wpływów, jeśli na kafelku jest Osada albo Miasto, w innym razie +1.

card-corruption = { $case ->
        [gen] Nieprawości
        [dat] Nieprawości
        [acc] Nieprawość
        [ins] Nieprawością
        [loc] Nieprawości
       *[nom] Nieprawość
    }
    .gender = f

card-corruption-text = WALKA O WPŁYWY: Wybierz Władcę z przeciwnej strony: jej Wpływy maleją o 1. Po rozstrzygnięciu wybrany Władca bierze tę kartę na rękę.

card-preacher = { $case ->
        [gen] Kaznodziei
        [dat] Kaznodziei
        [acc] Kaznodzieję
        [ins] Kaznodzieją
        [loc] Kaznodziei
       *[nom] Kaznodzieja
    }
    .gender = m

card-preacher-text = WALKA O WPŁYWY: +1 do Wpływów (+2 na urodzajnej ziemi).

card-dervishes = { $case ->
        [gen] Derwiszy
        [dat] Derwiszom
        [acc] Derwiszy
        [ins] Derwiszami
        [loc] Derwiszach
       *[nom] Derwisze
    }
    .gender = pl

card-dervishes-text = STARCIE: +1 do siły bojowej. WALKA O WPŁYWY: +1 do Wpływów.

card-old-man = { $case ->
        [gen] Starca z Gór
        [dat] Starcowi z Gór
        [acc] Starca z Gór
        [ins] Starcem z Gór
        [loc] Starcu z Gór
       *[nom] Starzec z Gór
    }
    .gender = m

card-old-man-text = STARCIE / WALKA O WPŁYWY: +1 (+2 na kafelku góry).

card-spies = { $case ->
        [gen] Szpiegów
        [dat] Szpiegom
        [acc] Szpiegów
        [ins] Szpiegami
        [loc] Szpiegach
       *[nom] Szpiedzy
    }
    .gender = pl

card-spies-text = W DOWOLNYM MOMENCIE: Obejrzyj karty na ręce innego Władcy (także wybrane, lecz jeszcze nieujawnione).

card-bribery = { $case ->
        [gen] Przekupstwa
        [dat] Przekupstwu
        [acc] Przekupstwo
        [ins] Przekupstwem
        [loc] Przekupstwie
       *[nom] Przekupstwo
    }
    .gender = n

card-bribery-text = STARCIE: Zapłać 1 Monetę: usuń jeden Oddział Najemny przeciwnika z aktywnego kafelka i umieść tam swój Oddział Najemny.

card-poisoned-wells = { $case ->
        [gen] Zatrutych studni
        [dat] Zatrutym studniom
        [acc] Zatrute studnie
        [ins] Zatrutymi studniami
        [loc] Zatrutych studniach
       *[nom] Zatrute studnie
    }
    .gender = pl

card-poisoned-wells-text = STARCIE: -1 do siły bojowej przeciwnika (-2 na pustyni i w dziczy).

card-agents = { $case ->
        [gen] Agentów
        [dat] Agentom
        [acc] Agentów
        [ins] Agentami
        [loc] Agentach
       *[nom] Agenci
    }
    .gender = pl

card-agents-text = AKCJA: Wybierz Władcę obecnego na kafelku z twoim żetonem Wpływów albo sąsiednim: weź losową kartę z jego ręki (nie Działania wojenne).

card-proclamation = { $case ->
        [gen] Obwieszczenia
        [dat] Obwieszczeniu
        [acc] Obwieszczenie
        [ins] Obwieszczeniem
        [loc] Obwieszczeniu
       *[nom] Obwieszczenie
    }
    .gender = n

card-proclamation-text = AKCJA: Wykonaj Zdobywanie Wpływów na dowolnym kafelku; w Walce o Wpływy masz +1.

card-zealots = { $case ->
        [gen] Zelotów
        [dat] Zelotom
        [acc] Zelotów
        [ins] Zelotami
        [loc] Zelotach
       *[nom] Zeloci
    }
    .gender = pl

card-zealots-text = AKCJA: Na kafelku z twoim żetonem Wpływów Kontrolowanym przez innego Władcę umieść do dwóch Oddziałów Najemnych z puli. Rozstrzygnij Starcie jako najeźdźca.

card-lancers = { $case ->
        [gen] Kopijników
        [dat] Kopijnikom
        [acc] Kopijników
        [ins] Kopijnikami
        [loc] Kopijnikach
       *[nom] Kopijnicy
    }
    .gender = pl

card-lancers-text = STARCIE: Jako najeźdźca przydziel do dwóch Oddziałów: +1 do siły bojowej za każdy. Nie na kafelku góry.

card-horse-archers = { $case ->
        [gen] Konnych łuczników
        [dat] Konnym łucznikom
        [acc] Konnych łuczników
        [ins] Konnymi łucznikami
        [loc] Konnych łucznikach
       *[nom] Konni łucznicy
    }
    .gender = pl

card-horse-archers-text = STARCIE: Przydziel do dwóch Oddziałów: twoje straty maleją o 1 za każdy.

card-raiders = { $case ->
        [gen] Grabieżców
        [dat] Grabieżcom
        [acc] Grabieżców
        [ins] Grabieżcami
        [loc] Grabieżcach
       *[nom] Grabieżcy
    }
    .gender = pl

card-raiders-text = STARCIE: Przydziel jeden Oddział: +1 do siły bojowej. Jeśli Złupisz budowlę, weź dodatkowo 2 Monety.

card-war-drums = { $case ->
        [gen] Bębnów wojennych
        [dat] Bębnom wojennym
        [acc] Bębny wojenne
        [ins] Bębnami wojennymi
        [loc] Bębnach wojennych
       *[nom] Bębny wojenne
    }
    .gender = pl

card-war-drums-text = STARCIE: +1 do siły bojowej (+2, jeśli jesteś najeźdźcą z co najmniej czterema Oddziałami).

card-forced-march = { $case ->
        [gen] Forsownego marszu
        [dat] Forsownemu marszowi
        [acc] Forsowny marsz
        [ins] Forsownym marszem
        [loc] Forsownym marszu
       *[nom] Forsowny marsz
    }
    .gender = m

card-forced-march-text = W DOWOLNYM MOMENCIE: Podczas swojego Przemieszczenia albo Najazdu wykonaj dodatkowo Przemieszczenie 1.

card-pillage = { $case ->
        [gen] Rabunku
        [dat] Rabunkowi
        [acc] Rabunek
        [ins] Rabunkiem
        [loc] Rabunku
       *[nom] Rabunek
    }
    .gender = m

card-pillage-text = AKCJA: Złup Osadę albo Miasto na kafelku, na którym masz Oddział.

card-sappers = { $case ->
        [gen] Saperów
        [dat] Saperom
        [acc] Saperów
        [ins] Saperami
        [loc] Saperach
       *[nom] Saperzy
    }
    .gender = pl

card-sappers-text = STARCIE: Jako najeźdźca wybierz budowlę obronną obrońcy: w tym Starciu nie ma siły bojowej.

card-terror = { $case ->
        [gen] Postrachu
        [dat] Postrachowi
        [acc] Postrach
        [ins] Postrachem
        [loc] Postrachu
       *[nom] Postrach
    }
    .gender = m

card-terror-text = STARCIE: Za każdy swój Oddział Najemny na aktywnym kafelku przeciwnik płaci 1 Monetę albo usuwa ten Oddział.

card-emir = { $case ->
        [gen] Emira
        [dat] Emirowi
        [acc] Emira
        [ins] Emirem
        [loc] Emirze
       *[nom] Emir
    }
    .gender = m

card-emir-text = STARCIE: +1 do siły bojowej (+2 jako najeźdźca).

card-palace-guard = { $case ->
        [gen] Gwardii pałacowej
        [dat] Gwardii pałacowej
        [acc] Gwardię pałacową
        [ins] Gwardią pałacową
        [loc] Gwardii pałacowej
       *[nom] Gwardia pałacowa
    }
    .gender = f

card-palace-guard-text = STARCIE: Jeśli masz budowlę obronną na aktywnym kafelku, przydziel do dwóch Oddziałów: +1 do siły bojowej za każdy.

card-archers = { $case ->
        [gen] Łuczników
        [dat] Łucznikom
        [acc] Łuczników
        [ins] Łucznikami
        [loc] Łucznikach
       *[nom] Łucznicy
    }
    .gender = pl

card-archers-text = STARCIE: Przydziel jeden Oddział: +1 do siły bojowej (+2 jako obrońca).

card-vizier = { $case ->
        [gen] Wezyra
        [dat] Wezyrowi
        [acc] Wezyra
        [ins] Wezyrem
        [loc] Wezyrze
       *[nom] Wezyr
    }
    .gender = m

card-vizier-text = WALKA O WPŁYWY: +1 do Wpływów (+2, jeśli Władca z twojej strony Kontroluje kafelek).

card-tax-collectors = { $case ->
        [gen] Poborców podatkowych
        [dat] Poborcom podatkowym
        [acc] Poborców podatkowych
        [ins] Poborcami podatkowymi
        [loc] Poborcach podatkowych
       *[nom] Poborcy podatkowi
    }
    .gender = pl

card-tax-collectors-text = AKCJA: Weź 1 Monetę za każdy Kontrolowany kafelek (maks. 5).

card-engineers = { $case ->
        [gen] Budowniczych
        [dat] Budowniczym
        [acc] Budowniczych
        [ins] Budowniczymi
        [loc] Budowniczych
       *[nom] Budowniczowie
    }
    .gender = pl

card-engineers-text = W DOWOLNYM MOMENCIE: Podczas swojej Budowy zapłać łącznie o 3 Monety mniej.

card-safe-conduct = { $case ->
        [gen] Glejtu
        [dat] Glejtowi
        [acc] Glejt
        [ins] Glejtem
        [loc] Glejcie
       *[nom] Glejt
    }
    .gender = m

card-safe-conduct-text = STARCIE: Jeśli jako obrońca przegrasz, najeźdźca nie może Łupić na tym kafelku.

card-camel-riders = { $case ->
        [gen] Jeźdźców na wielbłądach
        [dat] Jeźdźcom na wielbłądach
        [acc] Jeźdźców na wielbłądach
        [ins] Jeźdźcami na wielbłądach
        [loc] Jeźdźcach na wielbłądach
       *[nom] Jeźdźcy na wielbłądach
    }
    .gender = pl

card-camel-riders-text = STARCIE: Przydziel do dwóch Oddziałów Najemnych: na pustyni i w dziczy +1 do siły bojowej za każdy, gdzie indziej łącznie +1.

card-mercenary-captain = { $case ->
        [gen] Dowódcy najemników
        [dat] Dowódcy najemników
        [acc] Dowódcę najemników
        [ins] Dowódcą najemników
        [loc] Dowódcy najemników
       *[nom] Dowódca najemników
    }
    .gender = m

card-mercenary-captain-text = STARCIE: +1 do siły bojowej, jeśli masz na aktywnym kafelku Oddział Najemny (+2, jeśli co najmniej trzy).

card-desert-guides = { $case ->
        [gen] Pustynnych przewodników
        [dat] Pustynnym przewodnikom
        [acc] Pustynnych przewodników
        [ins] Pustynnymi przewodnikami
        [loc] Pustynnych przewodnikach
       *[nom] Pustynni przewodnicy
    }
    .gender = pl

card-desert-guides-text = W DOWOLNYM MOMENCIE: Podczas swojego Przemieszczenia jeden ruch może prowadzić z pustyni lub dziczy na dowolną inną pustynię lub dzicz niekontrolowaną przez innego Władcę.

card-sandstorm = { $case ->
        [gen] Burzy piaskowej
        [dat] Burzy piaskowej
        [acc] Burzę piaskową
        [ins] Burzą piaskową
        [loc] Burzy piaskowej
       *[nom] Burza piaskowa
    }
    .gender = f

card-sandstorm-text = STARCIE: Anuluj kartę batalionu przeciwnika (na pustyni i w dziczy możesz zamiast tego anulować wszystkie karty batalionów).

card-caravan = { $case ->
        [gen] Karawany
        [dat] Karawanie
        [acc] Karawanę
        [ins] Karawaną
        [loc] Karawanie
       *[nom] Karawana
    }
    .gender = f

card-caravan-text = AKCJA: Weź 4 Monety. Wybrany inny Władca bierze 2 Monety.

card-turncoats = { $case ->
        [gen] Sprzedawczyków
        [dat] Sprzedawczykom
        [acc] Sprzedawczyków
        [ins] Sprzedawczykami
        [loc] Sprzedawczykach
       *[nom] Sprzedawczyki
    }
    .gender = pl

card-turncoats-text = STARCIE: Usuń do dwóch Oddziałów Najemnych przeciwnika z aktywnego kafelka.

card-council-of-elders = { $case ->
        [gen] Rady starszych
        [dat] Radzie starszych
        [acc] Radę starszych
        [ins] Radą starszych
        [loc] Radzie starszych
       *[nom] Rada starszych
    }
    .gender = f

card-council-of-elders-text = WALKA O WPŁYWY: +1 do Wpływów za każdy sąsiadujący kafelek z twoim żetonem Wpływów (maks. +3).

## Budowle

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

## Teren

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

## Bazary

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

## Mapy

map-divided-lands = Podzielone Ziemie
map-thaw-treasures = Skarby Roztopów
map-fertile-valley = Żyzna Dolina
map-flat-country = Równinna Kraina
map-crucible-of-power = Tygiel Władzy
map-build = Wspólnie tworzona mapa

## Cele

objective-warlord-main = łup wojenny
objective-warlord-secondary = rozległe ziemie
objective-warlord-holy-site = miejsce święte Kaida
objective-warlord-year-1 = złupione osiedle w roku 1
objective-murshid-main = żetony Wpływów Murszida
objective-murshid-secondary = Wpływy przy osiedlach
objective-murshid-holy-site = miejsce święte Murszida
objective-murshid-year-1 = sieć Wpływów w roku 1
objective-sultan-main = Osady i Miasta
objective-sultan-secondary = niezależne osiedla
objective-sultan-holy-site = miejsce święte Sułtana
objective-sultan-year-1 = Miasta w roku 1
objective-caliph-main = Kontrolowane kafelki
objective-caliph-quarries = kamieniołomy
objective-caliph-crossing = przeprawa przez rzekę w rękach Kalifa
objective-caliph-holy-site = miejsce święte Kalifa
objective-caliph-year-1 = kamieniołomy i przeprawa w roku 1
objective-nomad-main = zebrane bogactwo
objective-nomad-secondary = najemnicy w służbie
objective-nomad-holy-site = miejsce święte Nomady
objective-nomad-year-1 = Wpływy Nomady w roku 1

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

note-reconstructed = Tej wartości nie potwierdza żadne źródło: to nasza propozycja. Posiadacz gry może ją zastąpić.

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
ask-covenant-reply = { NAME($ruler) } oferuje { part-points } za wsparcie na kafelku { NAME($hex) }: co odpowiadasz?
ask-covenant-demand = { NAME($ruler) } żąda { part-points }, jeśli wygra twoja strona na kafelku { NAME($hex) }: zgadzasz się?
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
ask-nomad-exchange = Ile punktów kupujesz (po { part-price }; masz Monet: { $coins })?
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
option-deal-units =
    { $count ->
        [one] Jeden Oddział
        [few] { $count } Oddziały
       *[many] { $count } Oddziałów
    }
option-deal-card = Karta: { NAME($card) }
option-accept-deal = Zgódź się
option-refuse-deal = Zerwij rozmowy
option-counter = Zaproponuj inne warunki
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
option-accept = Zgódź się
option-refuse = Bez paktu
option-demand-points = Zażądaj: { part-points }
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
why-deal-units = Umowa może objąć najwyżej { $most }.
why-no-more-rounds = Rozmowy trwają już dość długo (propozycje: { $count }).
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
log-market-discards = Bazar Bliski opuszcza { NAME($card) }.
log-buys = { NAME($ruler) } kupuje { NAME($card, "acc") } za { part-price }: { NAME($market) }.
log-proposes = { NAME($proposer) } proponuje (strony: { NAME($ruler) }, { NAME($other) }): { $kind ->
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

### Oath przy stole, po polsku: słowa dla części planszy, kart, Najazdów i układów.

## Kraina

oath-realm = Kraina
oath-map = Mapa
oath-goal-most-sites = Wierny Przysiędze włada największą liczbą Obszarów.
oath-goal-most-relics-banners = Wierny Przysiędze ma najwięcej Reliktów i Sztandarów.
oath-goal-peoples-favor = Wierny Przysiędze ma Miłość Ludu.
oath-goal-darkest-secret = Wierny Przysiędze ma Najmroczniejszą Tajemnicę.
oath-met-by = Teraz: { NAME($players) }.
oath-met-by-several = Teraz remis: { NAME($players) }.
oath-met-by-nobody = Teraz: nikt.
oath-title-held = Wierny Przysiędze: { NAME($player) }
oath-title-usurper = Uzurpator: { NAME($player) }
oath-title-nobody = Nikt nie ma tytułu
oath-round = Runda { $round }
oath-round-of = Runda { $round } z { $count }
oath-end-die = Po rundzie { $round } rzut kością Końcową: przy { $faces } wygrywa Imperium, jeśli Kanclerz jest Wierny Przysiędze
oath-end-die-shows = Kość Końcowa pokazuje { $face }
oath-visions-drawn = Dobrane Wizje: { $count }; Wizja wygrywa od { $needed }
oath-relic-deck = Talia Reliktów: { $count ->
        [one] { $count } Relikt
        [few] { $count } Relikty
       *[many] { $count } Reliktów
    }
oath-banks = Banki Przychylności
oath-banners = Sztandary
oath-held-by = Posiada: { NAME($player) }
oath-held-by-nobody = Niczyj
oath-covers = Zakrywa: { NAME($power) }
oath-space-bare = Odkryte: jego moc działa dla Kanclerza
oath-top-vision = Na wierzchu leży Wizja
oath-top-denizen = Na wierzchu leży Mieszkaniec
oath-pile-empty = Pusto
oath-facedown-vision = zakryta Wizja
oath-lies-facedown = zakryte

## Obszary

oath-you = ty
oath-target = Cel Najazdu
oath-capacity = Pojemność { $count }
oath-capacity-used = Karty: { $used } z { $count }
oath-free-place = Wolne miejsce
oath-ruled-by = Włada: { NAME($player) }
oath-ruled-by-empire = Włada Imperium
oath-ruled-by-bandits = Bandyci
oath-warbands-of = { $count ->
        [one] { $count } Chorągiew ({ NAME($colour) })
        [few] { $count } Chorągwie ({ NAME($colour) })
       *[many] { $count } Chorągwi ({ NAME($colour) })
    }
oath-pawn = Pionek: { NAME($player) }
oath-pawns-here = Pionki: { NAME($players) }
oath-journey = Zaopatrzenie na podróż tutaj: { $count }
oath-recover-place-favor = { $count ->
        [one] Odzyskanie Reliktu: { $count } żeton Przychylności do banku ({ NAME($suit) }).
        [few] Odzyskanie Reliktu: { $count } żetony Przychylności do banku ({ NAME($suit) }).
       *[many] Odzyskanie Reliktu: { $count } żetonów Przychylności do banku ({ NAME($suit) }).
    }
oath-recover-burn-favor = { $count ->
        [one] Odzyskanie Reliktu: spal { $count } żeton Przychylności.
        [few] Odzyskanie Reliktu: spal { $count } żetony Przychylności.
       *[many] Odzyskanie Reliktu: spal { $count } żetonów Przychylności.
    }
oath-recover-burn-secret = { $count ->
        [one] Odzyskanie Reliktu: spal { $count } Sekret.
        [few] Odzyskanie Reliktu: spal { $count } Sekrety.
       *[many] Odzyskanie Reliktu: spal { $count } Sekretów.
    }
oath-relic-dice = { $count ->
        [one] { $count } kość obrony
        [few] { $count } kości obrony
       *[many] { $count } kości obrony
    }

## Ceny

oath-costs = Koszt: { $list }.
oath-brings = Zysk: { $list }.
oath-count-flips = { $count ->
        [one] { $count } Sekret do zakrycia
        [few] { $count } Sekrety do zakrycia
       *[many] { $count } Sekretów do zakrycia
    }
oath-speaking = Zdolności, które tu działają:
oath-in-use = (w użyciu)
oath-change-advisers = Doradcy tego symbolu
oath-change-cost = koszt { $list }
oath-change-gain = zysk { $list }
oath-change-allows = umożliwia to

## Gracze

oath-players = Pozostali gracze
oath-mine = Moja plansza
oath-whole = Karty
oath-less = Mniej
oath-stands-at = pionek: { NAME($site, "nom") }
oath-supply = Zaopatrzenie { $count } z 7
oath-favor = Przychylność
oath-secrets = Sekrety
oath-secrets-down = Zakryte Sekrety
oath-facedown-secrets = { $count ->
        [one] { $count } zakryty Sekret
        [few] { $count } zakryte Sekrety
       *[many] { $count } zakrytych Sekretów
    }
oath-on-board = { $count ->
        [one] { $count } Chorągiew na planszy
        [few] { $count } Chorągwie na planszy
       *[many] { $count } Chorągwi na planszy
    }
oath-bank-left = W prywatnych zasobach: { $count }
oath-facedown-advisers = { $count ->
        [one] { $count } zakryty Doradca
        [few] { $count } zakrytych Doradców
       *[many] { $count } zakrytych Doradców
    }
oath-rules-sites = Obszary we władaniu: { $count }
oath-treasures = Relikty i Sztandary: { $count }
oath-advisers = Doradcy
oath-relics = Relikty
oath-vision = Ujawniona Wizja
oath-before-you = Przed tobą
oath-near-most-sites = Władaj większą liczbą Obszarów niż ktokolwiek inny
oath-near-most-relics-banners = Miej więcej Reliktów i Sztandarów niż ktokolwiek inny
oath-near-peoples-favor = Miej Miłość Ludu
oath-near-darkest-secret = Miej Najmroczniejszą Tajemnicę
oath-near-grand-scepter = Miej Berło Władcy
oath-near-counts = { $have } przeciw { $others }
oath-near-met = Cel spełniony
oath-near-open = Jeszcze niespełniony
oath-near-visions = Wizje, których jeszcze brakuje: { $count }
oath-near-visions-enough = Dobrano dość Wizji

## Najazdy

oath-you-attacker = atakujesz
oath-you-defender = bronisz się
oath-step-targets = Cele
oath-step-plans = Plany
oath-step-rolls = Rzuty
oath-step-verdict = Wynik
oath-step-spoils = Łupy
oath-attack-dice = { $count ->
        [one] { $count } kość ataku
        [few] { $count } kości ataku
       *[many] { $count } kości ataku
    }
oath-defense-dice = { $count ->
        [one] { $count } kość obrony
        [few] { $count } kości obrony
       *[many] { $count } kości obrony
    }
oath-defender-open = Obrońca?
oath-ally = Sojusznik: { NAME($player) }
oath-targets = O co:
oath-odds-win = szans atakującego
oath-odds-plain = bez poświęcania { $chance }
oath-odds-losses = Spodziewane straty: atak { $attacker }, obrona { $defender }
oath-odds-said = Szanse atakującego: { $win }, bez poświęcania: { $plain }
oath-attack-sum = Atak { $count }
oath-defense-sum = Obrona { $count }
oath-skulls-kill = { $count ->
        [one] Chorągiew atakującego ginie
        [few] Chorągwie atakującego giną
       *[many] Chorągwi atakującego ginie
    }
oath-won-by-attacker = Atak się udaje
oath-won-by-defender = Atak odparty

## Układy

oath-deal = Układ
oath-deal-citizenship = Propozycja Obywatelstwa
oath-deal-tribunal = Układ przed Trybunałem
oath-deal-fair = Targ przy Straganie Majsterkowicza
oath-deal-festival = Targ w Dzielnicy Świątecznej
oath-deal-gathering = Targ na Zgromadzeniu
oath-deal-deed = Akt własności Obszarów
oath-deal-speaker = Proponuje { NAME($player) }; adresaci:
oath-deal-no-terms = Nie ma jeszcze warunków.
oath-deal-drafting = W trakcie układania: nic jeszcze nie wiąże.
oath-deal-binding = Wiąże, gdy tylko wszyscy się zgodzą.
oath-at-once = od razu
oath-promise = obietnica
oath-promises = Obietnice, które trwają
oath-promises-binding = Złożone przed Trybunałem: pilnują ich zasady.
oath-term-favor = { NAME($giver) } → { NAME($taker) }: { $count ->
        [one] { $count } żeton Przychylności
        [few] { $count } żetony Przychylności
       *[many] { $count } żetonów Przychylności
    }
oath-term-secret = { NAME($giver) } → { NAME($taker) }: { $count ->
        [one] { $count } Sekret
        [few] { $count } Sekrety
       *[many] { $count } Sekretów
    }
oath-term-facedown-secret = { NAME($giver) } → { NAME($taker) }: { $count ->
        [one] { $count } zakryty Sekret
        [few] { $count } zakryte Sekrety
       *[many] { $count } zakrytych Sekretów
    }
oath-term-relic = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
oath-term-banner = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
oath-term-adviser = { NAME($giver) } → { NAME($taker) }: Doradca { NAME($thing, "nom") }
oath-term-reliquary = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
oath-term-site = { NAME($giver) } → { NAME($taker) }: Obszar { NAME($thing, "nom") }
oath-term-later-favor = { NAME($giver) } → { NAME($taker) } w najbliższym Odpoczynku: { $count ->
        [one] { $count } żeton Przychylności
        [few] { $count } żetony Przychylności
       *[many] { $count } żetonów Przychylności
    }
oath-term-later-secret = { NAME($giver) } → { NAME($taker) } w najbliższym Odpoczynku: { $count ->
        [one] { $count } Sekret
        [few] { $count } Sekrety
       *[many] { $count } Sekretów
    }

## Koniec

oath-over = Koniec gry.

## Cechy kart

figure-suit = Symbol
figure-suit-none = Bez Symbolu
figure-restriction = Ograniczenie
figure-restriction-none = Brak
figure-restriction-adviser = Tylko do Doradców
figure-restriction-site = Tylko na Obszar
figure-locked = Zablokowana
figure-first-game = W pierwszej rozgrywce
figure-capacity = Pojemność
figure-category = Rodzaj Obszaru
figure-category-coast = Wybrzeże
figure-category-homeland = Ojczyzna
figure-category-opportunity = Okazja
figure-category-unique = Z własną zasadą
figure-defense = Kości obrony
figure-side = Strona
figure-side-intact = Nietknięta
figure-side-ruined = Zrujnowana

oath-sheet = Jak się skończyło
oath-sheet-player = Gracz
oath-sheet-role = Rola
oath-sheet-title = Tytuł
oath-sheet-sites = Obszary we władaniu
oath-sheet-treasures = Relikty i Sztandary
oath-sheet-favor = Przychylność
oath-sheet-secrets = Sekrety
oath-sheet-warbands = Chorągwie na planszy
oath-sheet-vision = Wizja
oath-sheet-none = brak
oath-sheet-goal = Przysięgę spełnia: { NAME($players) }.
oath-sheet-goal-nobody = Nikt nie spełnia przysięgi.

cards-kind-denizen = Mieszkańcy
cards-kind-edifice = Budowle
cards-kind-relic = Relikty
cards-kind-site = Obszary
cards-kind-vision = Wizje
cards-kind-oath = Przysięgi
cards-kind-banner = Sztandary
cards-kind-reliquary = Skarbiec

# Wieczór z perspektywy czasu
oath-evening = Przebieg wieczoru
oath-plot-near = Kto kiedy był blisko zwycięstwa
oath-plot-sites = Obszary we władaniu
oath-plot-warbands = Chorągwie na mapie i na planszach
oath-plot-banks = Przychylność w bankach
oath-plot-hint = Wybierz chwilę, żeby zobaczyć stół.
oath-near-round = Runda
oath-near-stage-1 = cel w zasięgu
oath-near-stage-2 = cel osiągnięty
oath-near-stage-3 = wygrywa przy najbliższej okazji
oath-near-spells = Kiedy ktoś mógł wygrać przy najbliższej okazji
oath-near-spell =
    { $from ->
        [0] { $player } jest o krok od zwycięstwa.
       *[other] { $to ->
            [0] Runda { $from }: { $player } jest o krok od zwycięstwa.
           *[other] Rundy { $from }–{ $to }: { $player } jest o krok od zwycięstwa.
        }
    }
oath-near-never = Do samego końca nikt nie był o krok od zwycięstwa.

# Najazd w dzienniku
oath-told-odds = Szanse przed
oath-told-percent = { $percent } %
oath-told-forces = Chorągwie
oath-told-dice = Kości
oath-told-plans = Plany Bitewne
oath-told-totals = Atak, Obrona
oath-told-result = Wynik
oath-told-against = { $attack } przeciw { $defense }

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
oath-adds = Obronie przybywa: { $list }.
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
oath-odds-hold = szans obrońcy
oath-odds-hold-plain = jeśli atakujący niczego nie poświęci, { $chance }
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

## W poczekalni: krótki tytuł i to, co można ustawić

lobby-play = Zagraj w „Oath” z botami
lobby-alone = Zagraj w „Oath” solo
lobby-alone-about = Przeciwnikiem jest Mechaniczny Książę. Nie potrzebuje miejsca przy stole ani bota: jego myśli to mapa, którą można czytać, a każdy krok jego tury mówi, skąd się wziął.
setting-law = Prawo
setting-law-printed = jak wydrukowano
setting-law-errata = z erratą
setting-start = Pierwsza rozgrywka kroniki
setting-start-first = według instrukcji
setting-start-random = losowy świat
setting-prince = Mechaniczny Książę
setting-prince-none = nie gra
setting-prince-none-about = Mechaniczny Książę to przeciwnik, za którego nikt nie siedzi przy stole: prowadzi go Mapa Myśli.
setting-prince-chancellor = jako Kanclerz
setting-prince-chancellor-about = Rządzi Imperium; wszyscy inni zaczynają jako Banici albo Obywatele.
setting-prince-exile = jako Banita
setting-prince-exile-about = Kanclerzem jest pierwszy gracz, a Książę chce zdobyć tytuł.
setting-prince_powers = Moce Księcia
setting-prince_powers-limited = ograniczone
setting-prince_powers-limited-about = Nie używa mocy „Akcja” ani „Po zagraniu”, a innych tylko wtedy, gdy nic nie kosztują i nie odrzucają kart. Nikt o niczym za niego nie decyduje.
setting-prince_powers-expanded = rozszerzone
setting-prince_powers-expanded-about = Używa mocy tak jak każdy gracz; gdy trzeba wybierać, w jego interesie decyduje któryś z graczy.

## Mechaniczny Książę

answer-prince-one = Za Księcia
answer-prince-several = Za Księcia
answer-prince-number = Za Księcia
answer-prince-powers = Za Księcia
oath-prince-board = Jego plansza
oath-prince-limited = moce ograniczone
oath-prince-expanded = moce rozszerzone
oath-prince-ambition = Ambicja { $count }
oath-prince-relations = Jego relacje: Przyjaciele, akcje w turze, Konspiratorzy
oath-prince-friends-about = Handel: Przychylność za każdą kartę Przyjaciela
oath-prince-schemers-about = Handel: Sekrety za każdą kartę Konspiratora
oath-prince-actions = Akcje
oath-prince-nobody = brak
oath-prince-strategy = { $dice ->
        [one] Strategia: pole { $space } z { $count }, { $dice } kość Ataku więcej dla niego w Najeździe i tyle samo mniej przeciw niemu
        [few] Strategia: pole { $space } z { $count }, { $dice } kości Ataku więcej dla niego w Najeździe i tyle samo mniej przeciw niemu
       *[many] Strategia: pole { $space } z { $count }, { $dice } kości Ataku więcej dla niego w Najeździe i tyle samo mniej przeciw niemu
    }
oath-prince-strategy-short = Strategia
oath-prince-left = Pozostałe akcje w tej turze: { $count }
oath-prince-shown = Odkrył:
oath-threat-who = { NAME($player) }:
oath-threat-none = Nikt mu teraz nie zagraża.
oath-threat-successor = Któryś z Obywateli byłby jego Następcą.
oath-threat-oathkeeper = Wiernym Przysiędze jest Banita.
oath-threat-exile = Nie jest jeszcze Uzurpatorem.
oath-threat-vision = Banita spełnia Cel odkrytej Wizji.
oath-threat-goal-most-sites = Chodzi o władzę nad największą liczbą Obszarów.
oath-threat-goal-most-relics-banners = Chodzi o Relikty i Sztandary.
oath-threat-goal-peoples-favor = Chodzi o Miłość Ludu.
oath-threat-goal-darkest-secret = Chodzi o Najmroczniejszą Tajemnicę.
oath-threat-goal-grand-scepter = Chodzi o Berło Władcy.
oath-mind-show = Otwórz Mapę Myśli
oath-mind-open = Otwórz Mapę Myśli. Maska stoi na polu: { NAME($space) }. Kroki w tej turze: { $count }
oath-mind-close = Wróć do mapy
oath-mind-mask = jego maska
oath-mind-start = jego znacznik Start
oath-mind-steps = w tej turze: krok { $steps }
oath-mind-next = Stąd idzie pierwszą strzałką, której warunek jest spełniony
oath-mind-turn = Jego tura krok po kroku
oath-mind-begin = Na jej początek
oath-mind-back = Krok wstecz
oath-mind-forth = Krok naprzód
oath-mind-end = Na jej koniec
oath-mind-line = { $number } z { $count }
oath-mind-land = Pokaż planszę po tym kroku
oath-mind-no-land = Planszy z tego kroku nie da się pokazać.
oath-mind-list = Cała Mapa Myśli jako lista
oath-mind-arrow-red = Czerwona strzałka
oath-mind-arrow-orange = Pomarańczowa strzałka
oath-mind-arrow-black = Czarna strzałka
oath-mind-if = { $colour } ({ NAME($condition) })
oath-mind-always = { $colour }, zawsze otwarta
oath-mind-first-friends = Najpierw Przyjaciele
oath-mind-first-schemers = Najpierw Konspiratorzy
oath-mind-cannot = Nie można zagrać:
oath-mind-plays-friends = Tu najpierw zagrywa kartę Przyjaciela, a nowy symbol zostaje Przyjacielem.
oath-mind-plays-schemers = Tu najpierw zagrywa kartę Konspiratora, a nowy symbol zostaje Konspiratorem.
oath-mind-cannot-gains = Jeśli karty nie da się zagrać na żadnym Obszarze: { $list }.
oath-mind-strategy = { $count ->
        [one] znacznik Strategii o { $count } pole dalej
        [few] znacznik Strategii o { $count } pola dalej
       *[many] znacznik Strategii o { $count } pól dalej
    }
oath-mind-word-trade = Handel
oath-mind-word-muster = Werbowanie
oath-mind-word-travel = Podróż
oath-mind-word-search = Przeszukanie
oath-mind-word-recover = Odzyskanie
oath-mind-word-campaign = Najazd
oath-mind-word-threat = Zagrożenie
oath-mind-word-decision = Który Sztandar?
oath-mind-about-threat = Znaczniki trafiają tu, gdy to Zagrożenie jest nowe. Nic tu nie robi i od razu idzie dalej.
oath-mind-about-decision = Pyta, którego Sztandaru jeszcze mu brakuje, i od razu idzie dalej.
oath-deed-trade-favor = Bierze z banków Przychylność za każdą wolną od żetonów kartę Przyjaciela na swoim Obszarze. Nic na kartach nie kładzie.
oath-deed-trade-secrets = Bierze Sekrety za każdą wolną od żetonów kartę Konspiratora na swoim Obszarze. Nic na kartach nie kładzie.
oath-deed-trade-favor-and-secrets = Bierze Przychylność za wolne od żetonów karty Przyjaciół i Sekrety za wolne od żetonów karty Konspiratorów na swoim Obszarze.
oath-deed-muster = Kładzie 1 żeton Przychylności na każdej wolnej od żetonów karcie na swoim Obszarze, zaczynając od najbliższej, i za każdy zyskuje 2 Chorągwie. Nie wydaje Ambicji.
oath-deed-travel-most-favor = Idzie tam, gdzie Handel dałby mu najwięcej Przychylności; z kilku takich miejsc na pierwsze od lewej. Gdy nigdzie nic nie zyska, bierze Przychylność z pierwszego banku od lewej.
oath-deed-travel-most-secrets = Idzie tam, gdzie Handel dałby mu najwięcej Sekretów; z kilku takich miejsc na pierwsze od lewej. Gdy nigdzie nic nie zyska, bierze Sekret.
oath-deed-travel-relic = Idzie na pierwszy od lewej Obszar z Reliktem, a jeśli takiego nie ma, na zakryty Obszar.
oath-deed-search = Jeszcze raz dobiera i zagrywa kartę oraz przesuwa znacznik relacji, jak na początku tury. Liczba akcji się nie zmienia.
oath-deed-recover-relic = Płaci za Relikt leżący najbliżej jego Obszaru i bierze go. Najpierw wydaje Ambicję.
oath-deed-recover-darkest-secret = Płaci wszystkimi Sekretami i bierze Najmroczniejszą Tajemnicę; nic jej przed nim nie chroni.
oath-deed-recover-peoples-favor = Płaci całą Przychylnością, najpierw Ambicją, i bierze Miłość Ludu.
oath-deed-travel-campaign-sites = Idzie na najsłabszy Obszar Rywala i rozpoczyna Najazd o tyle jego Obszarów, na ile wciąż jest gotowy.
oath-deed-travel-campaign-relics = Idzie do gracza z największą liczbą Reliktów i rozpoczyna o nie Najazd, najpierw o te z najmniejszą liczbą kości.
oath-deed-travel-campaign-darkest-secret = Idzie do posiadacza Najmroczniejszej Tajemnicy i rozpoczyna Najazd tylko o nią.
oath-deed-travel-campaign-peoples-favor = Idzie do posiadacza Miłości Ludu i rozpoczyna Najazd tylko o nią.
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
## Odpowiedzi jednego rodzaju pod jednym przyciskiem

short-option-to-board = Chorągwie na planszę
short-option-to-site = Chorągwie na Obszar
group-act = Karty i moce: { $count }
short-option-term-favor = { NAME($giver) } → { NAME($taker) }: Przychylność
short-option-term-secret = { NAME($giver) } → { NAME($taker) }: Sekrety
short-option-term-facedown-secret = { NAME($giver) } → { NAME($taker) }: zakryte Sekrety
short-option-term-relic = { NAME($giver) } → { NAME($taker) }: Relikt { NAME($thing) }
short-option-term-banner = { NAME($giver) } → { NAME($taker) }: Sztandar { NAME($thing) }
short-option-term-adviser = { NAME($giver) } → { NAME($taker) }: Doradca { NAME($thing) }
short-option-term-reliquary = { NAME($giver) } → { NAME($taker) }: { NAME($thing) }
short-option-term-site = { NAME($giver) } → { NAME($taker) }: Obszar { NAME($thing) }
none-citizenship-terms = Zrezygnuj z oferty
group-citizenship-terms = Możliwe warunki: { $count }
none-tribunal-terms = Nic nie proponuj
group-tribunal-terms = Możliwe warunki: { $count }
none-fair-terms = Nic nie proponuj
group-fair-terms = Możliwe warunki: { $count }
none-festival-terms = Nic nie proponuj
group-festival-terms = Możliwe warunki: { $count }
none-gathering-terms = Nic nie proponuj
group-gathering-terms = Możliwe warunki: { $count }
none-deed-terms = Nic nie proponuj
group-deed-terms = Możliwe warunki: { $count }
group-travel-to = Obszary w zasięgu: { $count }
group-campaign-targets = Możliwe cele: { $count }
group-build-edifice = Mieszkańcy i ruiny: { $count }
group-option-use = Moce do użycia: { $count }
group-option-play-down = Zakryci Doradcy do zagrania albo odrzucenia: { $count }
group-option-show = Karty do pokazania: { $count }
group-option-peek = Relikty do podejrzenia: { $count }
group-option-give-warbands = Komu dać Chorągwie: { $count }
group-option-take-warbands = Komu zabrać Chorągwie: { $count }
group-option-term-favor = Przychylność: { $count }
group-option-term-secret = Sekrety: { $count }
group-option-term-relic = Relikty: { $count }
group-option-term-banner = Sztandary: { $count }
group-option-term-adviser = Doradcy: { $count }
group-option-term-reliquary = Ze Skarbca: { $count }

## Objaśniane przy pierwszym takim pytaniu
coach-act = Każda akcja kosztuje Zaopatrzenie; gdy się skończy, odpoczywasz. Przeszukuj, Werbuj, Handluj, Podróżuj, Odzyskuj albo najeżdżaj.
coach-search-from = Talia Świata kosztuje tym więcej, im więcej Wizji już wyszło; w stosie odrzuconych leży to, czego inni nie chcieli.
coach-search-keep = Jedną kartę zagrywasz, resztę odrzucasz. Wizja wygrywa gry, moc służy długo.
coach-play-card = Na Obszar: może z niej korzystać każdy, kto tam stoi. Do Doradców: tylko ty.
coach-play-first = Możesz zagrać kilka kart: pierwsza może już pomóc drugiej.
coach-play-modifiers = Modyfikator zmienia akcję, którą właśnie wykonujesz. Użyj go, jeśli daje więcej, niż kosztuje.
coach-discard-first = Kolejność ma znaczenie: karta odrzucona jako ostatnia leży na wierzchu stosu.
coach-discard-order = Ostatnia karta leży na wierzchu: kto następny Przeszuka ten stos, znajdzie ją pierwszą.
coach-discard-together = Ostatnia karta leży na wierzchu: kto następny Przeszuka ten stos, znajdzie ją pierwszą.
coach-pilgrimage-order = Ostatnia karta leży na wierzchu: kto następny Przeszuka ten stos, znajdzie ją pierwszą.
coach-first-discards = Od nich zaczyna się stos odrzuconych w twojej krainie: na wierzchu zostaw to, co chętnie znajdziesz później.
coach-make-room = Doradców jest najwyżej trzech. Zachowaj tych, z których symbolami Handlujesz i z których mocy korzystasz.
coach-surplus-advisers = Zostać może tylko trzech Doradców. Zakryci ukrywają to, czego inni nie powinni wiedzieć.
coach-conspire = Za spalony Sekret zabierasz Relikt albo Sztandar graczowi ze swojego Obszaru, do którego Doradców pasują dwaj twoi. Weź to, czego wymaga twój cel.
coach-trade-with = Przychylność kosztuje Sekret, a Sekrety dwa żetony Przychylności. Każdy odkryty Doradca z symbolem karty daje o jeden więcej.
coach-muster-on = Żeton Przychylności na karcie swojego Obszaru daje dwie Chorągwie. Bez nich nie ma ataku ani rządów.
coach-travel-to = Im dalej, tym więcej Zaopatrzenia. Od miejsca pionka zależy, z czym Handlujesz i co Odzyskujesz.
coach-travel-modifiers = Modyfikator może potanić Podróż albo dać coś po drodze.
coach-travel-toll = Bez zapłaty nie wejdziesz. Zastanów się, czy ten Obszar jest wart opłaty.
coach-recover-what = Relikty dają moce i liczą się do przysiąg; Sztandary służą co turę temu, kto je posiada.
coach-recover-payment = Musisz położyć więcej, niż tam leży. Im więcej położysz, tym trudniej odebrać ci Sztandar.
coach-recover-first-bank = Dawne żetony rozkładasz po bankach od tego miejsca. Z banków twoich symboli wrócą do ciebie przez Handel.
coach-title-tie = Kto otrzyma tytuł i go utrzyma, wygra: wybierz mniejsze niebezpieczeństwo.
coach-campaign-defender = Najeżdżaj tego, kto ma to, czego wymaga twój cel. Policz jego Chorągwie i kości Obrony celów.
coach-campaign-targets = Każdy cel dokłada kości Obrony. Im więcej celów, tym więcej do zdobycia i do pokonania.
coach-campaign-dice = Kości Ataku biorą się z twoich wojsk: więcej kości to więcej siły, ale czaszki zabijają twoje Chorągwie.
coach-campaign-join = Jako Sojusznik wnosisz Chorągwie i Plany Bitewne, ale dzielisz też porażkę.
coach-campaign-consent = Sojusznik wzmacnia twoją Obronę; pomyśl, czego zechce za to później.
coach-campaign-plans = Plany Bitewne działają przed rzutem. Drogie zachowaj na bitwy, których nie wolno przegrać.
coach-campaign-next = Plany po jednym: od tego, kto użyje następnego, zależy, co mogą dołożyć inni.
coach-campaign-sacrifice = Każda poświęcona Chorągiew dodaje 1. Zwycięstwo bez Chorągwi szybko ktoś odbierze.
coach-campaign-place = Zostawione tu Chorągwie rządzą Obszarem; pozostałe idą z tobą.
coach-campaign-banish = Wygnany pionek trafia na wybrany Obszar i traci czas na powrót.
coach-campaign-burn = Przepada połowa Przychylności pokonanego: to go osłabia, ale tobie nic nie daje.
coach-citizenship-terms = Powiedz, co dajesz i czego chcesz. Obywatel wygrywa razem z Imperium, jeśli jest jego Następcą.
coach-citizenship-amount = Ile z tego wchodzi do umowy; druga strona widzi to, zanim odpowie.
coach-citizenship-reply = Jako Obywatel dzielisz z Kanclerzem Chorągwie i wygrywasz jako Następca. Jako Banita wygrywasz w pojedynkę.
coach-chronicle-offers = Obywatele zaczną następną grę po twojej stronie: to przyjaciele, ale i następcy.
coach-chronicle-accept = Jako Obywatel zaczniesz następną grę w Imperium, a inaczej jako Banita poza nim.
coach-vow-oath = Przysięga mówi, jak wygrywa się następną grę. Wybierz taką, która pasuje do zostawianego świata.
coach-build-edifice = Budowla zostaje w świecie na następne gry i nie znika tak łatwo jak Mieszkaniec.
coach-common-suit = Do świata następnej gry wejdą trzy karty tego symbolu, dwie następnego i jedna kolejnego.
coach-wake-take = Ten Obszar daje co turę Przychylność albo Sekret: Przychylność Werbuje i Handluje, Sekrety uruchamiają moce.
coach-wake-favor = Jeden żeton Przychylności trafia na nią albo z niej do najuboższego banku. Przy sześciu odwraca się na stronę Ciżby.
coach-wake-bank = Przychylność z tego banku zdobędzie ten, kto Handluje z kartami jego symbolu: najlepiej ty.
coach-rest-power = Moce „Odpoczynek” działają teraz, na koniec tury, każda raz.
coach-next-effect = Naraz przypada kilka efektów i to ty ustalasz kolejność: najpierw to, na czym opierają się inne.
coach-choose-several = O to pyta moc karty. Co i ile można wybrać, mówi jej tekst.
coach-choose-site = Moc karty wymaga Obszaru. Zobacz, kto nim rządzi i co tam leży.
coach-choose-card = Moc karty wymaga karty. Zobacz, gdzie leży i kto z niej korzysta.
coach-choose-player = Moc karty wymaga gracza. Najczęściej będzie to ten, komu najbliżej do zwycięstwa.
coach-choose-bank = Moc karty wymaga banku Przychylności. Pomyśl, kto Handluje z jego symbolem.
coach-choose-suit = Moc karty wymaga symbolu. Pomyśl o swoich Doradcach i o kartach na Obszarach.
coach-choose-pile = Moc karty wymaga stosu odrzuconych: każda kraina ma własny.
coach-choose-place = Wybierasz samo miejsce: nikt nie pokaże ci, co tam leży.
coach-choose-dice = Każda kość może pomóc i zaszkodzić. Weź tyle, ile siły ci brakuje.
coach-choose-number = Moc karty albo Prawo wymaga liczby: czego, mówi pytanie, a ile kosztuje i co daje każda jednostka, tekst karty.
coach-confirm = Możesz teraz użyć tej mocy, ale nie musisz. Koszt i efekt opisuje karta.
coach-forgotten-vault = Im więcej Sekretów, tym trudniej odebrać Najmroczniejszą Tajemnicę; im mniej, tym łatwiej.
coach-witchs-bargain = Sekret za dwa żetony Przychylności albo odwrotnie: czego ci brakuje i kto ma to oddać?
coach-scepter = Może zaproponować Obywatelstwo Banicie albo wygnać Obywatela: jedno i drugie zmienia to, kto może wygrać.
coach-bracken = Odrzucone karty możesz położyć na dowolnym stosie, na wierzchu albo na spodzie: ukryj je przed innymi albo miej pod ręką.
coach-swap-drawn = Zamiast oddanych kart wchodzą Wysiedleńcy. Podmień to, co ci nie pomaga.
coach-fair-terms = Umowa na miejscu: co dajesz i co dostajesz. Gdy druga strona się zgodzi, od razu się dopełnia.
coach-festival-terms = { coach-fair-terms }
coach-gathering-terms = { coach-fair-terms }
coach-deed-terms = Obszary, którymi rządzisz, mogą zmienić właściciela za Przychylność, Sekrety albo inne Obszary. Umowa dopełnia się od razu.
coach-tribunal-terms = Obietnice złożone tutaj wiążą: co przypada później, wykonają zasady, a nie dobra wola.
coach-fair-amount = { coach-citizenship-amount }
coach-festival-amount = { coach-citizenship-amount }
coach-gathering-amount = { coach-citizenship-amount }
coach-deed-amount = { coach-citizenship-amount }
coach-tribunal-amount = { coach-citizenship-amount }
coach-fair-reply = Przyjmij, odmów albo odpowiedz własnymi warunkami. Zobacz, co zyskuje druga strona.
coach-festival-reply = { coach-fair-reply }
coach-gathering-reply = { coach-fair-reply }
coach-deed-reply = { coach-fair-reply }
coach-tribunal-reply = Przyjmij, odmów albo odpowiedz własnymi warunkami. Przyjętej obietnicy trzeba dotrzymać.
coach-choose-board = Plansze różnią się stroną, po której zaczynasz: Kanclerz broni przysięgi, Banici próbują ją odebrać.
coach-clue-favor = Przychylności nie starczy dla wszystkich Obszarów: ty mówisz, gdzie leży na początku.
coach-start-at = Zacznij tam, gdzie są karty do Handlu i coś wartego Odzyskania.
coach-first-adviser = Pozostaje zakryta, póki jej nie zagrasz: to moc na później albo Wizja, dzięki której wygrasz.
coach-warbands-number = Chorągwie na planszy idą z tobą i atakują; te na Obszarze nim rządzą.
coach-warbands-consent = To Chorągwie Imperium, ale pod twoją opieką: bez twojej zgody nie odejdą.
coach-warbands-consent-give = Więcej Chorągwi dla ciebie, a z nimi i obowiązek obrony.
coach-show-to = Kartę zobaczy tylko ta osoba: to dowód, groźba albo oferta.
coach-prince-one = Książę nie wybiera sam: robisz to za niego i tak, jak jest dla niego najlepiej.
coach-prince-several = { coach-prince-one }
coach-prince-number = { coach-prince-one }
coach-prince-powers = Przed akcją Książę może użyć mocy: wybierz tę, która najbardziej zbliża go do celu.
coach-prince-modifiers = Modyfikator zmieniłby akcję Księcia. Wybierz za niego ten, który najbardziej zbliża go do celu, albo żaden.
coach-prince-look = Najpierw możesz podejrzeć, potem zdecydujesz. Jako Obywatel wygrywasz jako jego Następca.
coach-prince-take = Relikt jest twój, ale odtąd jesteś Obywatelem Imperium Księcia.

## Podpisy rysunków w zasadach
example-laid = Pierwsza gra kroniki
example-map = Obszary, karty na nich i to, kto rządzi
example-relics = Relikt i dwa Sztandary
example-cards = Mieszkańcy, Wizja i Obszar
example-victory = Przysięga i Wizja: dwie drogi do zwycięstwa
example-turn = Rundy, Zaopatrzenie i banki
example-search = Trzy karty z Talii Świata; jedna zostaje
example-muster = Żeton Przychylności na Wilkach: dwie Chorągwie
example-trade = Sekret za dwa żetony Przychylności dzięki Doradcy
example-campaign = Cztery kości Ataku przeciw jednej Chorągwi
example-travel = Z Kolebki do Prowincji za 2 punkty Zaopatrzenia
example-minor = Karty używane między akcjami
example-powers = Trzy moce trzech rodzajów
example-chronicle = Budowle zostają w świecie
example-prince = To, z czym zaczyna Książę
example-sites = Trzy Obszary i ich moce

# Najazd w dzienniku
oath-told-odds = Szanse przed
oath-told-percent = { $percent } %
oath-told-forces = Chorągwie
oath-told-dice = Kości
oath-told-plans = Plany Bitewne
oath-told-totals = Atak, Obrona
oath-told-result = Wynik
oath-told-against = { $attack } przeciw { $defense }

### „Paladyni” przy stole, po polsku: słowa na części widoku, karty i kartę punktacji.

## Części stołu

view-paladins-first = pierwszy gracz
view-paladins-opponents = gracz wirtualny
view-paladins-supply = pula główna
view-paladins-pool = srebrniki w puli podatków
view-paladins-debts = pozostałe karty długu
view-paladins-townsfolk = mieszczanie
view-paladins-outsiders = najeźdźcy
view-paladins-tavern = karczma
view-paladins-orders = Królewskie Dekrety
view-paladins-favours = Królewskie Łaski
view-paladins-spaces = pola planszy głównej
view-paladins-townsfolk-deck = talia mieszczan
view-paladins-outsider-deck = talia najeźdźców
view-paladins-wall-deck = talia murów
view-paladins-tavern-deck = talia karczmy
view-paladins-suspicion-deck = talia podejrzeń
view-paladins-townsfolk-gone = odrzuceni mieszczanie
view-paladins-outsiders-gone = odrzuceni najeźdźcy
view-paladins-tavern-gone = zużyte karty karczmy
view-paladins-suspicions-gone = odrzucone podejrzenia
view-paladins-board = plansza gracza
view-paladins-silver = srebrniki
view-paladins-provisions = zapasy
view-paladins-developed = zbudowane warsztaty
view-paladins-crew = zrekrutowani mieszczanie
view-paladins-jar-spaces = pola na dzbany
view-paladins-paladin = paladyn tej rundy
view-paladins-paladin-laid = paladyn wybrany
view-paladins-drawn = dobrani paladyni
view-paladins-on-top = odłożeni na wierzch talii
view-paladins-bottom = odłożeni pod talię
view-paladins-deck = paladynów w talii
view-paladins-used = wykorzystani paladyni
view-paladins-workers = robotnicy
view-paladins-actions = akcje
view-paladins-workshops = warsztaty
view-paladins-attributes = atrybuty
view-paladins-monks = wystawieni mnisi
view-paladins-outposts = wystawione posterunki
view-paladins-walls = mury
view-paladins-jars = wystawione dzbany
view-paladins-jar = dzban
view-paladins-attacked = zaatakowani najeźdźcy
view-paladins-converted = nawróceni najeźdźcy
view-paladins-suspicions = podejrzenia
view-paladins-unpaid = niespłacone długi
view-paladins-paid = spłacone długi
view-paladins-passed = spasowane
view-paladins-built = warsztat
view-paladins-boost = premia
view-paladins-taken = bierze
view-paladins-worker = robotnik na karcie
view-paladins-region = w regionie
view-paladins-open = dostępne
view-paladins-owner = zajmuje
view-paladins-outpost = posterunek
view-paladins-resource = znacznik zasobów
view-paladins-stacking = kolejność jego znaczników atrybutów
view-paladins-schemes = schematów w talii
view-paladins-scheme = schemat w grze
view-paladins-schemes-gone = odrzucone schematy
view-paladins-played = schematy odkryte w tej rundzie

# Nic tu nie jest zakryte: gdzie nic nie leży, miejsce jest puste.
view-paladins-empty = puste miejsce

## Fazy rundy, które nie mają nazwy wśród części stołu

view-paladins-setup = przygotowanie
view-paladins-paladins = wybór paladynów

## W poczekalni: tytuł w bierniku i bez podtytułu

lobby-play = Zagraj w „Paladynów” z botami

## Opcja gry

setting-difficulty = Gracz wirtualny
setting-difficulty-standard = standardowy
setting-difficulty-easy = łatwy
setting-difficulty-hard = trudny

## Karty

cards-kind-paladin = Paladyni
cards-kind-tavern = Karczma
cards-kind-townsfolk = Mieszczanie
cards-kind-outsider = Najeźdźcy
cards-kind-wall = Mury
cards-kind-favour = Królewskie Łaski
cards-kind-order = Królewskie Dekrety
cards-kind-suspicion = Podejrzenia
cards-kind-debt = Długi
cards-kind-scheme = Schematy
figure-copies = Liczba kart
figure-points = Punkty
figure-tax = Podatek

## Karta punktacji

sheet-orders = Królewskie Dekrety
sheet-attributes = Atrybuty
sheet-workshops = Warsztaty
sheet-monks = Mnisi
sheet-walls = Mury
sheet-wall-cards = Mury z własnymi punktami
sheet-outposts = Posterunki
sheet-jars = Dzbany
sheet-converted = Nawróceni najeźdźcy
sheet-paid = Spłacone długi
sheet-unpaid = Niespłacone długi
sheet-resources = Srebrniki i zapasy
sheet-suspicions = Podejrzenia

## Plansza

paladins-regions = Regiony
paladins-needs-faith = mnisi wymagają Wiary
paladins-needs-strength = posterunki wymagają Siły
paladins-faith-needed = Mnisi i nawracanie: Wiara co najmniej { $count }
paladins-strength-needed = Posterunki i ataki: Siła co najmniej { $count }
paladins-monk-of = mnich gracza { NAME($player) }
paladins-outpost-of = posterunek gracza { NAME($player) }
paladins-players-needed = { $count ->
        [one] od { $count } gracza
        [few] od { $count } graczy
       *[many] od { $count } graczy
    }
paladins-townsfolk = Mieszczanie
paladins-price = { $count ->
        [0] za darmo
        [one] { $count } srebrnik
        [few] { $count } srebrniki
       *[many] { $count } srebrników
    }
paladins-price-or-debt = { $count ->
        [one] { $count } srebrnik albo dług
        [few] { $count } srebrniki albo dług
       *[many] { $count } srebrników albo dług
    }
paladins-king = Królewskie Dekrety i Łaski
paladins-round-of = Runda { $round } z { $rounds }
paladins-comes-in-round = Odkrycie w rundzie { $round }
paladins-tavern = Karczma
paladins-tavern-closed = Karczma jest zamknięta do następnej rundy.
paladins-taken-by = Bierze { NAME($player) }.
paladins-city = Miasto
paladins-tax-pool = { $count ->
        [one] { $count } srebrnik w puli podatków
        [few] { $count } srebrniki w puli podatków
       *[many] { $count } srebrników w puli podatków
    }
paladins-debts-left = { $count ->
        [one] Została { $count } karta długu
        [few] Zostały { $count } karty długu
       *[many] Zostało { $count } kart długu
    }
paladins-wall-deck = { $count ->
        [one] Talia murów: { $count } karta
        [few] Talia murów: { $count } karty
       *[many] Talia murów: { $count } kart
    }
paladins-suspicion-deck = { $count ->
        [one] Talia podejrzeń: { $count } karta
        [few] Talia podejrzeń: { $count } karty
       *[many] Talia podejrzeń: { $count } kart
    }
paladins-tavern-deck = { $count ->
        [one] Talia karczmy: { $count } karta
        [few] Talia karczmy: { $count } karty
       *[many] Talia karczmy: { $count } kart
    }
paladins-townsfolk-deck = { $count ->
        [one] Talia mieszczan: { $count } karta
        [few] Talia mieszczan: { $count } karty
       *[many] Talia mieszczan: { $count } kart
    }
paladins-outsider-deck = { $count ->
        [one] Talia najeźdźców: { $count } karta
        [few] Talia najeźdźców: { $count } karty
       *[many] Talia najeźdźców: { $count } kart
    }
paladins-scheme-deck = { $count ->
        [one] Talia schematów: { $count } karta
        [few] Talia schematów: { $count } karty
       *[many] Talia schematów: { $count } kart
    }
paladins-over = Koniec gry.

## Plansze graczy

paladins-mine = Moja plansza
paladins-players = Gracze
paladins-whole-board = Cała plansza
paladins-less = Zwiń
paladins-left-side = Akcje lewej strony
paladins-right-side = Akcje prawej strony
paladins-no-paladin = jeszcze bez paladyna
paladins-places = Miejsca: { NAME($workers) }
paladins-costs-silver = { $count ->
        [one] Kosztuje { $count } srebrnika
        [few] Kosztuje { $count } srebrniki
       *[many] Kosztuje { $count } srebrników
    }
paladins-costs-provisions = { $count ->
        [one] Kosztuje { $count } sztukę zapasów
        [few] Kosztuje { $count } sztuki zapasów
       *[many] Kosztuje { $count } sztuk zapasów
    }
paladins-needs = Wymaga: { NAME($attribute) } { $count }
paladins-gives = Daje: { $gain }
paladins-done = { $count ->
        [0] Jeszcze nie wykonana
        [one] Wykonana { $count } raz
        [few] Wykonana { $count } razy
       *[many] Wykonana { $count } razy
    }
paladins-attribute = { NAME($attribute) } { $value }{ $boost ->
        [0] {""}
       *[other] , z paladynem o { $boost } więcej
    }. Na koniec { $points } PZ{ $next ->
        [0] {""}
       *[other] ; { $more } PZ od { $next }
    }.
paladins-suspicions = { $count ->
        [one] { $count } podejrzenie
        [few] { $count } podejrzenia
       *[many] { $count } podejrzeń
    }
paladins-gain-nothing = nic
paladins-gain-faith = Wiara +{ $count }
paladins-gain-strength = Siła +{ $count }
paladins-gain-influence = Wpływy +{ $count }
paladins-gain-silver = { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
       *[many] { $count } srebrników
    }
paladins-gain-provision = { $count ->
        [one] { $count } sztuka zapasów
        [few] { $count } sztuki zapasów
       *[many] { $count } sztuk zapasów
    }
paladins-gain-tax = { $count ->
        [one] { $count } podatek
        [few] { $count } podatki
       *[many] { $count } podatków
    }
paladins-gain-take-debt = { $count ->
        [one] { $count } niespłacony dług
        [few] { $count } niespłacone długi
       *[many] { $count } niespłaconych długów
    }
paladins-count-monk = { $count ->
        [one] { $count } wystawiony mnich
        [few] { $count } wystawionych mnichów
       *[many] { $count } wystawionych mnichów
    }
paladins-count-outpost = { $count ->
        [one] { $count } wystawiony posterunek
        [few] { $count } wystawione posterunki
       *[many] { $count } wystawionych posterunków
    }
paladins-count-wall = { $count ->
        [one] { $count } mur
        [few] { $count } mury
       *[many] { $count } murów
    }
paladins-count-jar = { $count ->
        [one] { $count } wystawiony dzban
        [few] { $count } wystawione dzbany
       *[many] { $count } wystawionych dzbanów
    }
paladins-count-attack = { $count ->
        [one] { $count } zaatakowany najeźdźca
        [few] { $count } zaatakowanych najeźdźców
       *[many] { $count } zaatakowanych najeźdźców
    }
paladins-count-convert = { $count ->
        [one] { $count } nawrócony najeźdźca
        [few] { $count } nawróconych najeźdźców
       *[many] { $count } nawróconych najeźdźców
    }
paladins-count-workshop = { $count ->
        [one] { $count } zbudowany warsztat
        [few] { $count } zbudowane warsztaty
       *[many] { $count } zbudowanych warsztatów
    }
paladins-count-crew = { $count ->
        [one] { $count } zrekrutowana karta mieszczan
        [few] { $count } zrekrutowane karty mieszczan
       *[many] { $count } zrekrutowanych kart mieszczan
    }

## Wybór paladynów

paladins-choosing = Twoi trzej paladyni
paladins-for-this-round = W tej rundzie
paladins-on-top = Na wierzch talii
paladins-below = Pod talię

## Gracz wirtualny

paladins-resource = Jego znacznik zasobów stoi na polu { $place } z 5
paladins-opponent-why = Jego ostatni schemat
paladins-opponent-next = Co zrobiłby teraz
paladins-opponent-rests = Odpoczynek
paladins-opponent-plan = { $plan }: { $count } z { $all } schematów ({ $schemes })
view-paladins-plans = co zrobiłby teraz
view-paladins-does = zrobiłby
view-paladins-to = wobec
view-paladins-left = schematów
view-paladins-instead = sięga po swój rząd

## Odpowiedzi jednego rodzaju pod jednym przyciskiem

group-option-action = Akcje z twojej planszy: { $count }
group-option-favour = Królewskie Łaski: { $count }
group-option-workshop = Miejsca na warsztat: { $count }
group-option-jar = Miejsca na dzban: { $count }
group-option-monk = Miejsca dla mnicha: { $count }
group-option-outpost = Miejsca na posterunek: { $count }

## Objaśniane przy pierwszym takim pytaniu
coach-turn-action = W turze jedna akcja, aż spasujesz. Płacisz robotnikami: najpierw zrób to, co najbardziej wymaga ich kolorów.
coach-choose-paladin = Jeden paladyn pomaga w tej rundzie, drugi wróci w następnej, trzeci dużo później. Dopasuj jego atrybuty do planu.
coach-tavern-card = Czterech robotników na rundę. Weź kolory, których wymagają twoje akcje; złoczyńcy pasują wszędzie, ale budzą podejrzenia.
coach-setup-recruit = Ta karta działa od pierwszej rundy: najwięcej warta jest zdolność, z której skorzystasz często.
coach-place-workers = Robotnicy pokazanych kolorów albo tacy, którzy zastąpią każdego. Rzadkie kolory zachowaj na to, czego nie zrobi nikt inny.
coach-develop-where = Warsztat oszczędza jednego robotnika tej akcji do końca gry. Połóż go tam, gdzie będziesz często.
coach-pray-which = Oczyszczenie akcji zwalnia jej pola, więc w tej rundzie możesz ją wykonać jeszcze raz.
coach-pray-reward = Oczyszczenie za darmo: wybierz akcję, która jest zajęta, a przyda się jeszcze raz.
coach-choose-reward = Weź to, czego brakuje ci do następnej akcji: srebrnikami i zapasami się płaci, atrybuty otwierają mocniejsze akcje.
coach-absolve-where = Dzban od razu daje nagrodę ze swojego pola. Każde Rozgrzeszenie usuwa też podejrzenie i daje Wiarę.
coach-attack-whom = Nagrodę z góry karty dostajesz od razu. Brakującą Siłę można dokupić: 1 srebrnik za 2 punkty Siły.
coach-convert-whom = Potrzeba Wiary, której nie można dokupić. Karta daje teraz Siłę, a na koniec punkty według własnego warunku.
coach-dismiss-card = Odrzucona karta daje jednorazowo to, co widnieje w jej prawym górnym rogu, i znika. Cenę płacisz mimo to.
coach-recruit-card = Zrekrutowana karta działa do końca gry: im wcześniej, tym lepiej. Karty bliżej prawej są tańsze.
coach-free-recruit = Tym razem bez kosztu: zdolność pasująca do planu, a nie najtańsza karta.
coach-recruit-price = Dług oszczędza teraz srebrniki, ale na koniec kosztuje punkty, jeśli go nie spłacisz.
coach-commission-where = Pole daje nagrodę od razu. Punkty przynosi dopiero piąty mnich i następni, a ci kosztują więcej zapasów.
coach-garrison-where = Pole daje nagrodę od razu. Punkty przynosi dopiero piąty posterunek i następne, a te kosztują więcej zapasów.
coach-townsfolk-order = Działa teraz kilka twoich kart. Kolejność ma znaczenie, gdy jedna daje to, z czego korzysta druga.
coach-inquisition-ability = Najwięcej podejrzeń oznacza dług. Zdolności, które je usuwają, działają przed liczeniem.
coach-pass-keep = Pas kończy twoją rundę. Zatrzymani robotnicy dołączą do tych z następnej rundy.

## Podpisy rysunków w zasadach
example-goal = Paladyn, mieszczanin i najeźdźca
example-things = Niektóre z kart
example-main-board = Plansza główna na początku gry
example-king = Słowo króla w pierwszej rundzie
example-round = Paladyni, karty karczmy i pierwsza akcja
example-left = Warsztat za dwóch robotników i cztery srebrniki
example-recruit = Mieszczanie i ich ceny
example-fortify = Drugi mur, jeden robotnik mniej dzięki warsztatowi
example-convert = Wiara 4 wystarcza na tego najeźdźcę
example-suspicion = Podejrzenia: z podatkiem i bez
example-passing = Trzech robotników zostaje na następną rundę
example-rewards = Gdzie na kartach widnieją nagrody
example-scoring = Co liczy się na koniec
example-solo = Na akcję gracza gracz wirtualny odpowiada schematem
example-general = Polowanie dwoma robotnikami: trzy sztuki zapasów

### Słowa planszy Abyss. Plik angielski ma te same komunikaty w tej samej kolejności.

## Plansza

abyss-lord-deck = Talia lordów: { $count ->
        [one] { $count } lord
        [few] { $count } lordów
       *[many] { $count } lordów
    }
abyss-deck = Talia eksploracji: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
abyss-discard = Stos kart odrzuconych: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
abyss-discarded = odrzucone: { $count }
abyss-stack-pile = Stos miejsc: { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
abyss-court-space = Puste pole
abyss-track-space = Pole { $space }, puste
abyss-track-card = Pole { $space }: { NAME($card) }
abyss-last-space = Ostatnie pole: kto tu kończy, dostaje perłę
abyss-price = Następna sprzedaż: { $price ->
        [one] { $price } perła
        [few] { $price } perły
       *[many] { $price } pereł
    }
abyss-buyers = Po zakupie: { NAME($players) }
abyss-council-stack = { NAME($stack) }: { $count ->
        [0] pusty
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
abyss-threat-now = Pole zagrożenia { $space }, stoi na nim znacznik
abyss-threat-space = Pole zagrożenia { $space }
abyss-supply = W zasobach
abyss-recruiting = { NAME($player) } rekrutuje: { NAME($lord) }
abyss-paid = Zagrani sojusznicy
abyss-drawn = Dobrane miejsca
abyss-drawn-hidden = Dobrane miejsce, zakryte
abyss-searched = Stos miejsc, odkryty przed tobą
abyss-fold = Zwiń
abyss-unfold = Pokaż
abyss-ending = Koniec gry wywołuje { NAME($player) }: każdy z pozostałych ma jeszcze jedną turę
abyss-over = Koniec gry

## Karty

abyss-cost-says = koszt { $cost }, { $races ->
        [one] { $races } rasa
        [few] { $races } rasy
       *[many] { $races } ras
    }{ $race ->
        [none] { "" }
       *[other] { $races ->
            [one] : { NAME($race) }
           *[many] , w tym { NAME($race) }
        }
    }
abyss-any-race = dowolna inna rasa
abyss-points = punkty wpływu
abyss-copies = W grze jest:
abyss-lord-turned = { $lord } Obrócony.
abyss-lord-tucked = { $lord } Leży pod miejscem: { NAME($location) }.
abyss-location-with = { $location } Pod nim: { NAME($lords) }.

## Rzeczy, których teksty samej gry nie nazywają

threat-1-p1 = Pole zagrożenia 1: 1 perła
threat-1-t1 = Pole zagrożenia 1: 1 żeton potwora
threat-2-p2 = Pole zagrożenia 2: 2 perły
threat-2-p1t1 = Pole zagrożenia 2: 1 perła i 1 żeton potwora
threat-2-t2 = Pole zagrożenia 2: 2 żetony potworów
threat-3-k1 = Pole zagrożenia 3: 1 klucz
threat-4-k1p1 = Pole zagrożenia 4: 1 klucz i 1 perła
threat-4-k1t1 = Pole zagrożenia 4: 1 klucz i 1 żeton potwora
threat-5-k1p2 = Pole zagrożenia 5: 1 klucz i 2 perły
threat-5-k1p1t1 = Pole zagrożenia 5: 1 klucz, 1 perła i 1 żeton potwora
threat-5-k1t2 = Pole zagrożenia 5: 1 klucz i 2 żetony potworów
threat-6-k2 = Pole zagrożenia 6: 2 klucze
key-token = Żeton klucza

## Gracze

abyss-players = Gracze
abyss-player-says = { NAME($player) }: { $pearls ->
        [one] { $pearls } perła
        [few] { $pearls } perły
       *[many] { $pearls } pereł
    }, { $keys ->
        [one] { $keys } klucz
        [few] { $keys } klucze
       *[many] { $keys } kluczy
    }, { $hand ->
        [one] { $hand } sojusznik na ręce
        [few] { $hand } sojuszników na ręce
       *[many] { $hand } sojuszników na ręce
    }, { $tokens ->
        [one] { $tokens } żeton potwora
        [few] { $tokens } żetony potworów
       *[many] { $tokens } żetonów potworów
    }, { $lords ->
        [one] { $lords } lord
        [few] { $lords } lordów
       *[many] { $lords } lordów
    }
abyss-turn-of = ma turę
abyss-bought = po zakupie
abyss-hand = Ręka
abyss-hand-of = Ręka: { NAME($player) }
abyss-lords = Lordowie
abyss-lords-of = Lordowie: { NAME($player) }
abyss-lords-count = { $count } z { $end }
abyss-locations-of = Miejsca: { NAME($player) }
abyss-affiliated = Przyłączeni
abyss-affiliated-of = Przyłączeni sojusznicy: { NAME($player) }
abyss-keys = Klucze
abyss-pearls = Perły
abyss-tokens = Żetony potworów
abyss-token-known = Żeton potwora o wartości { $value }
abyss-token = Żeton potwora, zakryty
abyss-mine = Moje rzeczy
abyss-paying-short = { $pearls ->
        [0] Wartość { $value } z { $cost }: brakuje { $left }.
       *[other] Wartość { $value } z { $cost }; razem z perłami brakuje { $left }.
    }
abyss-key-sum = Klucze: { $count } z { $needed }
abyss-nothing = jeszcze nic

## Początki słów, przed którymi na kartach stoi znak

abyss-stems-pearl = perł pereł
abyss-stems-key = klucz
abyss-stems-monster = potw
abyss-stems-jellyfish = meduz
abyss-stems-crab = krab
abyss-stems-seahorse = konik konika koniki
abyss-stems-shellfish = skorupiak
abyss-stems-squid = kałamarnic
abyss-stems-soldier = żołnierz
abyss-stems-merchant = kupiec kupca kupc
abyss-stems-mage = mag
abyss-stems-politician = polityk
abyss-stems-farmer = farmer
abyss-stems-ambassador = ambasador

## Karty w przeglądarce i karta punktacji

cards-kind-lord = Lordowie
cards-kind-location = Miejsca
figure-guild = Gildia
figure-influence = Punkty wpływu
figure-cost = Koszt
figure-races = Rasy w zapłacie
figure-race = Rasa
figure-keys = Klucze
figure-ability = Zdolność
figure-ability-none = brak
sheet-locations = Miejsca
sheet-lords = Lordowie
sheet-allies = Przyłączeni sojusznicy
sheet-tokens = Żetony potworów
sheet-pearls = Perły
sheet-best-lord = Najsilniejszy lord

## Jak prosty stół nazywa części widoku
view-pearls = perły
view-keys = klucze
view-key-count = kluczy razem
view-lord = lord
view-lords = lordowie
view-location = miejsce
view-locations = miejsca
view-affiliated = przyłączeni
view-council = rada
view-court = dziedziniec
view-threat = zagrożenie
view-searched = przeglądane
view-sunk = zatopione
view-recruiting = rekrutacja
view-buyers = już po zakupie

## Odpowiedzi pod pytaniem
answer-explore-offer = { NAME($player) } eksploruje: twoja odpowiedź
short-option-buy = Kup { NAME($card, "acc") } · { $price ->
        [one] { $price } perła
        [few] { $price } perły
       *[many] { $price } pereł
    }
short-option-take = Weź { NAME($card, "acc") }
short-option-ally = { NAME($ally) }
short-option-affiliate = { NAME($ally) }
short-option-discard = { NAME($ally) }
short-option-council = Weź { NAME($stack, "short") }
short-option-stack = { NAME($stack) }
group-option-recruit =
    { $count ->
        [one] Rekrutuj: { $count } lord
        [few] Rekrutuj: { $count } lordów do wyboru
       *[many] Rekrutuj: { $count } lordów do wyboru
    }
group-option-council =
    { $count ->
        [one] Poproś o wsparcie: { $count } stos
        [few] Poproś o wsparcie: { $count } stosy
       *[many] Poproś o wsparcie: { $count } stosów
    }
group-option-ally = Sojusznicy do wyboru: { $count }
group-option-discard = Sojusznicy do wyboru: { $count }
group-option-location = Miejsca do wyboru: { $count }
group-option-lord = Lordowie do wyboru: { $count }

## Objaśniane przy pierwszym takim pytaniu
coach-turn-action = W turze jedna akcja: eksploruj po sojuszników, weź stos z Rady albo zrekrutuj lorda. Najpierw sojusznicy, a lordowie, gdy tylko się da.
coach-explore-offer = Eksploruje ktoś inny: możesz od niego kupić tego sojusznika. Pereł warte są wysokie wartości i rasy, których ci brakuje.
coach-explore-take = Weź go i zakończ turę albo odkryj następną kartę: to, co zostanie, trafi do Rady dla wszystkich.
coach-explore-monster = Walcz o nagrodę z toru zagrożenia albo idź dalej: im dalej znacznik, tym lepsza nagroda.
coach-explore-reward = Klucze dają miejsca, perły kupują, żetony kryją punkty.
coach-recruit-pay = Płać dokładnie tyloma rasami, ile pokazuje lord. Brakującą wartość uzupełniają perły.
coach-recruit-affiliate = Przyłączony sojusznik punktuje na koniec: w każdej rasie liczy się tylko najwyższy.
coach-control-location = Trzy klucze to jedno miejsce. Odkryte są dla wszystkich; dobrane dają wybór, a reszta zostaje odkryta dla innych.
coach-control-drawn = Weź miejsce, którego warunki spełnisz najlepiej na koniec gry. Pozostałe leżą odkryte i może je przejąć ktoś inny.
coach-control-keys = Żetony kluczy po prostu wydajesz. Lordowie, których kluczy użyjesz, trafiają pod miejsce: zachowują punkty, ale tracą zdolność.
coach-smokers-exchange = Widzisz cały stos. Wymieniaj tylko na miejsce, które da ci więcej punktów.
coach-council-second = Drugi stos w ramach tej samej akcji. Liczy się wielkość, ale i rasy potrzebne do następnego lorda.
coach-jailer-discard = Oddaj sojusznika najmniej potrzebnego: zwykle niską wartość rasy, której masz pod dostatkiem.
coach-commander-discard = Dowódca ogranicza rękę. Zachowaj wysokie wartości i rasy lorda, na którego zbierasz.
coach-assassin-turn = Zdolność i klucz obróconego lorda przestają działać, zostają tylko punkty. Obróć tego, który najbardziej pomaga temu przeciwnikowi.
coach-hunter-victim = Żetony potworów kryją punkty, a ten, który dostaniesz, jest losowy. Zabierz go temu, kto prowadzi.
coach-apprentice-stack = Stos za darmo: największy albo w rasie, której wymaga twój następny lord.
coach-illusionist-give = Wymień miejsce, które daje ci najmniej punktów, albo zostaw wszystkie.
coach-illusionist-get = Policz, ile punktów da ci każde miejsce na koniec z lordami i sojusznikami, których masz.
coach-corruptor-bribe = Pięć pereł za dowolnego lorda z dziedzińca, niezależnie od jego kosztu. Warto za drogiego.
coach-dismiss = Tracisz jednego lorda, by coś zyskać. Najtaniej wychodzi lord, którego zdolność już ci nie posłuży.
coach-traitor-court = Nowy lord nic nie kosztuje: spójrz na punkty, klucz i na to, czy zdolność działa od razu.
coach-turn-end = Ostatnia okazja w tej turze, by użyć tego, co działa w dowolnej chwili.

## Podpisy rysunków w zasadach
example-goal = Skąd biorą się punkty: lordowie i miejsca
example-things = Dwaj sojusznicy, lord i miejsce
example-laid = Dziedziniec i tor na początku gry
example-turn = To, co leży przed graczem na początku tury
example-plot = Dwie perły, dwóch lordów więcej: dziedziniec jest pełny
example-explore = Dwaj sojusznicy sprzedani, jeden zostaje dla Rady, czwartego bierze gracz
example-monster = Pierwszego potwora gracz mija, z drugim walczy
example-council = Gracz bierze cały stos krabów
example-guilds = Po jednym lordzie z każdej gildii
example-recruit = Handlarz niewolników za dwa skorupiaki i dwie perły
example-control = Trzeci klucz: trzy dobrane miejsca, jedno zostaje
example-last-lord = Siedmiu lordów: gra zbliża się do końca
example-scoring = Punkty dają lordowie, miejsca i przyłączeni sojusznicy

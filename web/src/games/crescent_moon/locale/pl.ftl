### „Crescent Moon” przy stole, po polsku: słowa na planszę, jej karty i kartę punktacji.

## W lobby

lobby-play = Zagraj w „Crescent Moon” z botami
setting-map = Mapa
setting-map-divided-lands = Podzielone Ziemie
setting-map-thaw-treasures = Skarby Roztopów
setting-map-fertile-valley = Żyzna Dolina
setting-map-flat-country = Równinna Kraina
setting-map-crucible-of-power = Tygiel Władzy
setting-map-build = budowana wspólnie
setting-years = Długość gry
setting-years-3 = trzy lata
setting-years-4 = cztery lata

## Karty

cards-kind-card = Karty Władzy
cards-kind-ruler = Władcy
figure-association = Władca
figure-association-warlord = Kaid
figure-association-murshid = Murszid
figure-association-caliph = Kalif
figure-association-nomad = Nomada
figure-type = Rodzaj
figure-type-event = wydarzenie
figure-type-character = postać
figure-type-battalion = batalion
figure-type-stratagem = strategia
figure-copies = Liczba kart

## Mapa

crescent-map = Mapa krainy
crescent-show-control = Kontrola i Obecność
crescent-as-list = Jako lista
crescent-zoom-in = Przybliż
crescent-zoom-out = Oddal
crescent-land = { $terrain }, { $feature }
crescent-controlled = Kontrola: { NAME($ruler) }.
crescent-next-to = Przyległe: { NAME($hexes) }.
crescent-hex-at = kafelek { $q }, { $r }
crescent-cell = wolne miejsce { $q }, { $r }
crescent-slot = miejsce { $number } na Bazarze
crescent-bazaar-slot = miejsce { $number } na Bazarze Sułtana

## Strony

crescent-leaves = Części stołu
crescent-leaf-map = Mapa
crescent-leaf-rulers = Władcy
crescent-pages = Strony
crescent-scene = Zmagania
crescent-talks = Rozmowy
crescent-tray = Karty
crescent-when = Rok { $year } z { $years } · akcja { $round }
crescent-pack = Gra korzysta z paczki z innymi wartościami; to jej skrót.
crescent-over = Koniec gry.
crescent-winners = { $count ->
        [one] Wygrywa { NAME($rulers) }.
       *[other] Wygrywają { NAME($rulers) }.
    }
crescent-rulers = Władcy
crescent-ruler = { NAME($ruler) }: { NAME($player) }
crescent-sheet = Arkusz
crescent-sheet-of = Arkusz { NAME($ruler, "gen") }
crescent-controls = { $count ->
        [one] { $count } kontrolowany kafelek
        [few] { $count } kontrolowane kafelki
       *[many] { $count } kontrolowanych kafelków
    }

## Bazar

crescent-market = Bazar
crescent-agreed = cena do uzgodnienia
crescent-by-agreement = Cenę uzgadnia się z Sułtanem.
crescent-price = { $count ->
        [0] Za darmo.
        [one] Kosztuje { $count } Monetę.
        [few] Kosztuje { $count } Monety.
       *[many] Kosztuje { $count } Monet.
    }
crescent-pays = Zapłatę dostaje { NAME($ruler) }.
crescent-pays-bank = Zapłata trafia do puli.
crescent-empty = pusto
crescent-deck = { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
crescent-discard = { $count ->
        [one] { $count } karta odrzucona
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }

## Starcia i Walki o Wpływy

crescent-combat-in = Starcie na kafelku { NAME($hex) }
crescent-contest-in = Walka o Wpływy na kafelku { NAME($hex) }
crescent-step-choose = tajny wybór kart
crescent-step-reveal = rozpatrywanie kart
crescent-step-winner = rozstrzygnięcie
crescent-nobody = na razie nikt
crescent-strength = { $count ->
        [one] { $count } punkt siły bojowej łącznie
        [few] { $count } punkty siły bojowej łącznie
       *[many] { $count } punktów siły bojowej łącznie
    }
crescent-influence = { $count ->
        [one] { $count } punkt Wpływów łącznie
        [few] { $count } punkty Wpływów łącznie
       *[many] { $count } punktów Wpływów łącznie
    }
crescent-from-pieces = to, co stoi na kafelku
crescent-given-by = kartę daje { NAME($ruler) }
crescent-card-pending = jeszcze nierozpatrzona
crescent-card-resolved = rozpatrzona
crescent-card-left = bez efektu
crescent-card-cancelled = anulowana
crescent-wins = Ta strona wygrywa.
crescent-secret = Karty wybiera się w tajemnicy i odsłania jednocześnie.
crescent-choosing = { $count ->
        [one] Tajny wybór; jeszcze się zastanawia: { NAME($rulers) }.
       *[other] Tajny wybór; jeszcze się zastanawiają: { NAME($rulers) }.
    }
crescent-promised = { $count ->
        [one] obiecany Murszidowi za zwycięstwo { $count } punkt
        [few] obiecane Murszidowi za zwycięstwo { $count } punkty
       *[many] obiecane Murszidowi za zwycięstwo { $count } punktów
    }
crescent-spoils = Która Budowla?
crescent-building-of = { NAME($building) }, do której prawo ma { NAME($ruler) }

## Rozmowy

crescent-bargain = Rozmowy
crescent-offer-open = Rozmawiają { NAME($buyer) } i { NAME($seller) }; na stole nie ma jeszcze propozycji.
crescent-offer-hire = { NAME($buyer) } płaci { NAME($seller, "dat") } { $price ->
        [one] { $price } Monetę
        [few] { $price } Monety
       *[many] { $price } Monet
    } i wystawia { $units ->
        [one] { $units } Oddział najemny
        [few] { $units } Oddziały najemne
       *[many] { $units } Oddziałów najemnych
    }.{ $hex ->
       *[other] {""}
    }
crescent-offer-bribe = { NAME($buyer) } płaci { NAME($seller, "dat") } { $price ->
        [one] { $price } Monetę
        [few] { $price } Monety
       *[many] { $price } Monet
    } za { $units ->
        [one] { $units } Oddział najemny
        [few] { $units } Oddziały najemne
       *[many] { $units } Oddziałów najemnych
    } na kafelku { NAME($hex) }.
crescent-offer-sale = { NAME($buyer) } płaci { NAME($seller, "dat") } { $price ->
        [one] { $price } Monetę
        [few] { $price } Monety
       *[many] { $price } Monet
    } za { NAME($card, "acc") }.
crescent-offer-covenant = { NAME($buyer) } płaci { NAME($seller, "dat") } { $price ->
        [one] { $price } punkt Zwycięstwa
        [few] { $price } punkty Zwycięstwa
       *[many] { $price } punktów Zwycięstwa
    } za wsparcie na kafelku { NAME($hex) }, jeśli ta strona wygra.{ $units ->
       *[other] {""}
    }
crescent-support = wsparcie
crescent-proposed-by = Proponuje { NAME($ruler) }.
crescent-round-of = Propozycja { $round }, najwyżej { $rounds }.
crescent-binding = Wiąże, gdy obie strony się zgodzą: zapłata od razu.
crescent-binding-covenant = Wiąże, gdy obie strony się zgodzą: zapłata tylko po zwycięstwie.
crescent-counter = Kontrpropozycja
crescent-counter-with = { $count ->
        [one] Zaproponuj { $count } Monetę
        [few] Zaproponuj { $count } Monety
       *[many] Zaproponuj { $count } Monet
    }
crescent-ask-for = { $count ->
        [one] Żądaj { $count } punktu
        [few] Żądaj { $count } punktów
       *[many] Żądaj { $count } punktów
    }

## Wyłożone karty

crescent-looked = { $count ->
        [one] { $count } podpatrzona karta
        [few] { $count } podpatrzone karty
       *[many] { $count } podpatrzonych kart
    }
crescent-looked-hidden = Widzi je tylko { NAME($ruler) }.
crescent-spied = Ręka { NAME($ruler, "gen") }, tylko do twojej wiadomości
crescent-chosen = wybrana

## Moja część stołu i arkusze

crescent-mine = Moje państwo
crescent-hand = Ręka
crescent-hand-of = { $held } z najwyżej { $limit }
crescent-no-cards = brak kart
crescent-front = Zagrane, odkryte
crescent-tiles = Kafelki
crescent-now = gdyby rok skończył się teraz
crescent-objectives = Cele
crescent-would-score = { $count ->
        [one] teraz { $count } punkt
        [few] teraz { $count } punkty
       *[many] teraz { $count } punktów
    }
crescent-stores = Zasoby
crescent-income = dochód w przyszłym roku
crescent-reserves = na karcie Rezerw
crescent-reserves-fill = (uzupełniane do { $count })
crescent-supply = dyski Oddziałów w puli
crescent-tokens = żetony Wpływów w puli
crescent-unit-limit = limit Oddziałów na kafelku
crescent-moves = ruchy w akcji Ruch
crescent-coins = Monety
crescent-points = punkty Zwycięstwa, znane tylko mnie
crescent-actions = Akcje
crescent-bargain-text = Uzgodnij z Sułtanem cenę karty z jego Bazaru, a potem kupuj dalej.
crescent-traits = Cechy

## Karta punktacji

crescent-source = Punkty
crescent-year = Rok { $year }
crescent-sum = Suma
crescent-start = na początku
crescent-covenants = Pakty
crescent-coins-left = Monety (rozstrzygają remis)

## Odpowiedzi: tak krótko, jak chcą ich przyciski

short-option-act-hire = Najem
short-option-act-bribe = Przekupstwo
short-option-act-buy = Kupno kart
short-option-act-bargain = Rozmowa
short-option-act-card = Zagranie karty
short-option-act-tribute = Danina
short-option-act-relocate = Przeniesienie Pałacu
short-option-ask-me-actions = Pytaj: akcje
short-option-ask-me-cards = Pytaj: ujawnienia
short-option-let-me-be-actions = Nie pytaj: akcje
short-option-let-me-be-cards = Nie pytaj: ujawnienia
short-option-act-influence = Wpływy
short-option-act-recruit = Werbunek
short-option-act-move = Ruch
short-option-influence = { NAME($hex) }
short-option-place-unit = { NAME($hex) }
short-option-bribe-at = { NAME($hex) }
short-option-zealots = { NAME($hex) }
short-option-pillage = { NAME($hex) }
short-option-uprising = { NAME($hex) }
short-option-palace = { NAME($hex) }
short-option-desertion = { NAME($hex) }
short-option-take-mercenary = { NAME($hex) }
short-option-move = { NAME($from) } → { NAME($hex) }
short-option-assault = { NAME($from) } → { NAME($hex) }
short-option-build = { NAME($building) }: { NAME($hex) }
short-option-muster-one = { NAME($hex) }: 1
short-option-muster-two = { NAME($hex) }: 2 za żeton

### „Paladyni” przy stole, po polsku: słowa na części widoku, karty i kartę punktacji.

## Części stołu

view-paladins-first = pierwszy gracz
view-paladins-opponents = przeciwnik
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

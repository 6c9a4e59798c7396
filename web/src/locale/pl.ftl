### Teksty samej aplikacji w przeglądarce. Plik angielski ma te same komunikaty w tej samej kolejności.

## Wszędzie

web-title = Regnum
web-nowhere = Pod tym adresem nic nie ma.
web-to-lobby = Do poczekalni

# Gdy prośba nie zostaje spełniona
web-failed = Nie udało się: { $detail }
web-failed-unreachable = Serwer nie odpowiada. Czy na pewno jest włączony?
web-failed-missing = Nie ma takiego stołu albo nie możesz go zobaczyć.
web-failed-forbidden = Tego nie wolno ci zrobić.
web-failed-record = Ten plik nie jest zapisem rozgrywki.

## Stół

table-opening = Rozkładamy stół…
table-cannot-open = Tego stołu nie da się otworzyć
table-reconnecting = Łączymy ponownie…
table-board = Stół
table-own = Twoja strefa
table-column = Dziennik i zasady
table-tab-log = Dziennik
table-tab-rules = Zasady
table-see-table = Pokaż stół
table-see-score = Pokaż wynik
table-news = Co się właśnie stało
table-look-back = Zobacz, jak było wcześniej
table-close = Zamknij

# Czyja kolej
table-your-turn = Twoja kolej
table-owing = Na czyją odpowiedź czeka stół
table-owes = Teraz odpowiada { NAME($player) }
table-owes-short = odpowiada
table-bot = bot
table-thinking =
    { $count ->
        [one] { NAME($players) } myśli
        [few] { NAME($players) } myślą
       *[many] { NAME($players) } myślą
    }
table-waiting = Czekamy na odpowiedź: { NAME($players) }
table-over = Koniec rozgrywki.
table-won =
    { $count ->
        [one] Wygrywa { NAME($players) }.
        [few] Wspólnie wygrywają { NAME($players) }.
       *[many] Wspólnie wygrywają { NAME($players) }.
    }

# Pytanie
table-prompt = Pytanie do ciebie
table-open-rule = Otwórz zasadę { $rule }
table-anytime = W każdej chwili:
table-confirm = Zatwierdź
table-confirm-none = Nie wybieraj niczego
table-confirm-count =
    { $count ->
        [one] Zatwierdź { $count } wybór
        [few] Zatwierdź { $count } wybory
       *[many] Zatwierdź { $count } wyborów
    }
table-clear = Odłóż wybrane
table-chosen = Dotychczas wybrane
table-order = W tej kolejności
table-drop = (wyjmij)
table-less = O jeden mniej
table-more = O jeden więcej
table-undo = Cofnij
table-undo-lost = Połączenie się zerwało: sprawdź, czy twój wybór został cofnięty.
table-not-now = Teraz niedostępne: { $count }
table-final = { $choice }: tego nie da się cofnąć.
table-final-yes = Zrób to
table-final-no = Jeszcze pomyślę

# Od twojej ostatniej wizyty
since-title =
    { $count ->
        [one] Od twojej ostatniej wizyty zaszło { $count } zdarzenie
        [few] Od twojej ostatniej wizyty zaszły { $count } zdarzenia
       *[many] Od twojej ostatniej wizyty zaszło { $count } zdarzeń
    }
since-to-you = Ciebie dotyczy:
since-lately = Ostatnio:
since-log = Przeczytaj wszystko w dzienniku

# Kilka osób przy jednym ekranie
curtain-pass = Teraz do ekranu siada { NAME($player) }
curtain-why = Każdy widzi tylko własne karty. Odsłoń stół, kiedy nikt inny nie patrzy.
curtain-lift = To ja, { NAME($player) }: odsłoń stół
curtain-undo = Chwila, cofam swój ostatni wybór

# Klawisze
keys-title = Klawisze
keys-tab = do następnej rzeczy lub przycisku, które można nacisnąć
keys-arrows = do rzeczy obok, wyżej albo niżej
keys-enter = wybierz
keys-next = do następnej rzeczy, którą możesz wybrać (z Shiftem: do poprzedniej)
keys-numbers = przyciski pod pytaniem, po kolei
keys-confirm = zatwierdź
keys-clear = odłóż wybrane, zamknij otwarte
keys-undo = cofnij
keys-zoom = powiększ kartę
keys-prompt = do pytania
keys-log = dziennik
keys-rules = zasady
keys-help = ta lista

# Upodobania
settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-play = Gra
settings-confirm = Pytaj ponownie przed wyborem, którego nie da się cofnąć
settings-notifications = Powiadamiaj, gdy przychodzi moja kolej
settings-notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
settings-keys = Skróty klawiszowe z jednej litery
settings-generic = Prosty stół zamiast planszy tej gry

## Prosty stół: słowa na części widoku dowolnej gry

view-yes = tak
view-no = nie
view-hidden = zakryte
view-count = ile
view-at = położenie
view-turn = tura
view-round = runda
view-phase = faza
view-players = gracze
view-hand = ręka
view-hand-count = kart na ręce
view-deck = talia
view-discard = odrzucone
view-cards = karty
view-card = karta
view-market = rynek
view-supply = zasoby
view-track = tor
view-board = plansza
view-price = cena
view-cost = koszt
view-points = punkty
view-score = wynik
view-value = wartość
view-kind = rodzaj
view-pearls = perły
view-keys = klucze
view-key-count = kluczy razem
view-tokens = żetony
view-lord = postać
view-lords = lordowie
view-location = miejsce
view-locations = miejsca
view-affiliated = przyłączeni
view-council = rada
view-court = dziedziniec
view-threat = zagrożenie
view-rewards = nagrody
view-available = dostępne
view-stack = stos
view-drawn = dobrane
view-searched = przeglądane
view-sunk = zatopione
view-gone = poza grą
view-paid = zapłacone
view-recruiting = rekrutacja
view-buyers = już po zakupie
view-turned = obrócony
view-ending = ostatnia runda, zaczyna
view-over = koniec
view-winners = zwycięzcy

## Poczekalnia

lobby-title = Stoły
lobby-home = Regnum, do poczekalni
lobby-language = Język
lobby-theme = Wygląd
lobby-theme-system = Jak w systemie
lobby-theme-light = Jasny
lobby-theme-dark = Ciemny
lobby-rules = Zasady
lobby-cards = Karty
lobby-games = Gry
lobby-players = Dla { $few }–{ $many } osób
lobby-play = Zagraj w { $game } z botami
lobby-set = Przygotuj stół
lobby-running = Moje stoły
lobby-waiting =
    { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
       *[many] { $count } czeka na ciebie
    }
lobby-finished = Zakończone
lobby-all = Pokaż wszystkie ({ $count })
lobby-none = Żadna rozgrywka nie trwa. Jedno kliknięcie powyżej i siedzisz przy stole.
lobby-turn-mine = Twój ruch
lobby-turn-of = Ruch: { NAME($players) }
lobby-turn-theirs =
    { $count ->
        [0] Nikt nie jest pytany
       *[other] Teraz: { NAME($players) }
    }
lobby-unread =
    { $count ->
        [one] { $count } nowy ruch
        [few] { $count } nowe ruchy
       *[many] { $count } nowych ruchów
    }
lobby-bot-short = (bot)
lobby-unfinished = Niedokończona
lobby-imported = z pliku
lobby-branched = odgałęzienie innej rozgrywki
lobby-delete = Usuń
lobby-delete-table = Usuń ten stół ({ $game })
lobby-delete-sure = Usunąć na zawsze?
lobby-keep = Zostaw
lobby-name = Twoje imię
lobby-name-about = Tak nazywają cię inni, gdy siadasz do stołu.
lobby-name-none = Jeszcze bez imienia
lobby-name-save = Zapisz
lobby-upload = Obejrzyj zapis
lobby-upload-about = Pobrane rozgrywki można tu odtworzyć i podjąć od dowolnej chwili. Plik możesz też upuścić w dowolnym miejscu tej strony.
lobby-upload-choose = Wybierz plik…
lobby-upload-drop = Upuść zapis tutaj

# Przygotowanie stołu
lobby-new = Nowy stół: { $game }
lobby-close = Zamknij
lobby-game = Gra
lobby-count = Liczba osób
lobby-seats = Kto gdzie siedzi
lobby-seat = Gracz { $number }
lobby-seat-who = Kto siedzi na miejscu { $number }
lobby-seat-name = Imię osoby na miejscu { $number }
lobby-seat-level = Jak gra bot na miejscu { $number }
lobby-me = Ja
lobby-me-named = Ja ({ $name })
lobby-person = Ktoś przy tym ekranie
lobby-person-name = Imię tej osoby
lobby-bot = Bot
lobby-level =
    { $level ->
        [random] łatwy: gra na ślepo
        [greedy] silny: gra o zwycięstwo
       *[other] { $level }
    }
lobby-hot-seat = Ekran będzie wędrował między wami; ręce i inne tajemnice są wtedy zakryte.
lobby-only-bots = Same boty: patrzysz, jak grają.
lobby-options = Opcje
lobby-cancel = Anuluj
lobby-sit = Siadam do stołu
lobby-watch = Obserwuj
setting-first = Pierwszy gracz
setting-first-random = Losowo

## Dziennik

journal-title = Dziennik
journal-lines = Co się wydarzyło
journal-past = Oglądasz przeszłość.
journal-now = Wróć do teraz
journal-moment = Zobacz stół w tej chwili
journal-rule = Otwórz zasady: { $rule }
journal-mine = ty
journal-empty = Jeszcze nic się nie wydarzyło.
journal-earlier =
    { $count ->
        [one] Pokaż { $count } wcześniejszy wpis
        [few] Pokaż { $count } wcześniejsze wpisy
       *[many] Pokaż { $count } wcześniejszych wpisów
    }
journal-later =
    { $count ->
        [one] Pokaż { $count } późniejszy wpis
        [few] Pokaż { $count } późniejsze wpisy
       *[many] Pokaż { $count } późniejszych wpisów
    }
journal-missed =
    { $count ->
        [one] { $count } nowy wpis ↓
        [few] { $count } nowe wpisy ↓
       *[many] { $count } nowych wpisów ↓
    }
journal-since =
    { $mine ->
        [0] Od ostatniego spojrzenia: { $count ->
            [one] { $count } wpis
            [few] { $count } wpisy
           *[many] { $count } wpisów
        }
       *[other] Od ostatniego spojrzenia: { $count ->
            [one] { $count } wpis
            [few] { $count } wpisy
           *[many] { $count } wpisów
        }, o tobie: { $mine }
    }

## Zasady

rules-title = Zasady
rules-page = { $game }: zasady · Regnum
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-found = { $number } z { $count }
rules-found-none = Brak
rules-previous = Poprzednie miejsce
rules-next = Następne miejsce
rules-none = Ta gra nie ma spisanych zasad.
rules-coming = Otwieram zasady…

## Przeglądarka kart

cards-page = { $game }: karty · Regnum
cards-title = { $game }: wszystkie karty
cards-search = Szukaj w nazwach i tekstach
cards-kind = Rodzaj karty
cards-all = Wszystkie
cards-filters = Filtry
cards-filters-set = Filtry ({ $count })
cards-clear = Wyczyść filtry
cards-found-list = Znalezione karty
cards-found =
    { $count ->
        [0] Żadnej karty
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cards-none = Żadna karta nie spełnia wszystkich warunków.
cards-show-all = Pokaż wszystkie karty
cards-notes = Dla właścicieli pudełka
cards-rule = W zasadach
cards-previous = Poprzednia karta
cards-next = Następna karta
cards-close = Zamknij
cards-yes = tak
cards-no = nie

## Odtwarzanie

replay-title = Odtwarzanie
replay-past = Oglądasz przeszłość
replay-open = Odtwarzanie
replay-now = Wróć do teraz
replay-leave = Do wyniku
replay-beginning = Stół jest przygotowany.
replay-at = Chwila { $number } z { $count }
replay-slider = Chwila rozgrywki
replay-first = Na początek (Home)
replay-previous = Krok wstecz (←)
replay-next = Krok naprzód (→)
replay-last = Na koniec (End)
replay-play = Odtwarzaj (spacja)
replay-pause = Zatrzymaj (spacja)
replay-more = Więcej
replay-speed = Tempo
replay-eyes = Czyimi oczami
replay-eyes-open = Wszystko odkryte
replay-branch = Graj dalej stąd
replay-branch-about = Nowy stół przy tym ekranie rusza od tej chwili; to, co losowe, rozstrzyga się od nowa.
replay-record = Pobierz zapis
replay-history = Pobierz moją historię
replay-trouble = Tej chwili nie udało się pokazać. Spróbuj jeszcze raz.

## Koniec rozgrywki

score-winners =
    { $count ->
        [0] Koniec rozgrywki
        [one] Wygrywa { NAME($players) }
       *[other] Wspólne zwycięstwo: { NAME($players) }
    }
score-you-won = Wygrywasz!
score-sheet = Karta punktacji
score-course = Przebieg rozgrywki
score-total = Razem
score-tie = (przy remisie)
score-place = { $place }. miejsce
score-plot = Punkty w trakcie rozgrywki
score-plot-hint = Ile każdy miałby punktów, gdyby gra skończyła się w danej chwili. Wybierz chwilę, żeby zobaczyć stół.
score-plot-about = Ile każdy miałby punktów, gdyby gra skończyła się w danej chwili.
score-start = początek
score-end = koniec
score-moment = Chwila { $number } z { $count }
score-moment-head = Chwila
score-as-table = Jako tabela
score-rematch = Rewanż
score-replay = Odtwórz
score-record = Zapis
score-lobby = Do poczekalni
score-large = Powiększ
score-close = Zamknij

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
table-unasked = W każdej chwili: { $count }
table-unasked-about = Możesz z tego skorzystać, choć nikt o nic cię nie pyta. Nikt na ciebie nie czeka i nikt nie wie, że możesz.
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
since-short = { $count ->
        [one] { $count } nowe zdarzenie
        [few] { $count } nowe zdarzenia
       *[many] { $count } nowych zdarzeń
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
view-tokens = żetony
view-rewards = nagrody
view-available = dostępne
view-stack = stos
view-drawn = dobrane
view-gone = poza grą
view-paid = zapłacone
view-turned = obrócony
view-ending = ostatnia runda, zaczyna
view-over = koniec
view-winners = zwycięzcy

## Poczekalnia

lobby-title = Stoły
lobby-home = Regnum, do poczekalni
lobby-language = Język
lobby-theme = Motyw
lobby-theme-system = Jak w systemie
lobby-theme-light = Jasny
lobby-theme-dark = Ciemny
lobby-rules = Zasady
lobby-cards = Karty
lobby-games = Gry
lobby-players = Dla { $few }–{ $many } osób
lobby-play = Zagraj w { $game } z botami
lobby-set = Przygotuj stół
lobby-alone = Zagraj solo
lobby-alone-chronicle = A co potem?
lobby-alone-single = Pojedyncza rozgrywka
lobby-alone-found = Założę własną kronikę
lobby-alone-found-about = Następna rozgrywka zacznie się od tego, czym skończy się ta.
lobby-alone-go-on = Dalszy ciąg kroniki „{ $name }”
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
lobby-expires = Ten stół zniknie { $date }, jeśli nikt nie zagra dalej, a ty nie założysz konta.
lobby-expires-gathering = Ten stół zniknie { $date }, jeśli nikt się nie dosiądzie.
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
lobby-watch = Oglądaj
setting-first = Pierwszy gracz
setting-first-random = Losowo

## Dziennik

journal-title = Dziennik
journal-lines = Co się wydarzyło
journal-past = Oglądasz przeszłość.
journal-now = Wróć do bieżącej chwili
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
rules-found-paragraphs =
    { $count ->
        [one] { $count } akapit
        [few] { $count } akapity
       *[many] { $count } akapitów
    }
rules-found-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
rules-found-more = i jeszcze { $count }
rules-card-show = Pokaż kartę: { $card }
rules-card-hide = Schowaj kartę: { $card }
rules-card-close = Schowaj
example-step = Krok { $number } z { $of }
example-back = Wstecz
example-on = Dalej
example-start = Stół, zanim się zacznie.
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
replay-now = Wróć do bieżącej chwili
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
score-round = runda { $round }
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

## Czat, zgody, widzowie

# Czyja kolej i do kiedy
table-tab-chat = Czat
table-too-fast = Za dużo naraz: serwer prosi o chwilę przerwy. Łączymy ponownie…
table-turn-now = Teraz:
table-away = zastępuje bot
table-away-about = { NAME($player) } nie gra w tej chwili: do powrotu zastępuje bot.
table-conceded = po poddaniu
table-conceded-about = { NAME($player) } poddaje rozgrywkę; dalej gra bot.
table-due = termin { $when }
table-due-until = Czas na odpowiedź: do { $when }
table-due-was = Czas na odpowiedź minął: { $when }
table-late = po czasie ({ $when })
table-prompt-none = Nikt cię teraz o nic nie pyta
keys-chat = czat
keys-menu = menu stołu

# Widzowie i ci, za których gra bot
watch-watching = Oglądasz tę rozgrywkę
watch-watching-about = Widzisz to, co widzą wszyscy przy stole, bez kart na ręce.
watch-away = Gra za ciebie bot
watch-away-about = Gra, dopóki nie wrócisz na swoje miejsce.
watch-conceded = Rozgrywka poddana
watch-conceded-about = Na twoim miejscu dalej gra bot; możesz oglądać.
watch-closed = Ten stół jest już zamknięty dla widzów albo został sprzątnięty.

# Czat
talk-title = Czat
talk-column = Dziennik, czat i zasady
talk-lines = Co zostało powiedziane
talk-room-players = Czytają to tylko gracze.
talk-room-watchers = Czytają to tylko widzowie.
talk-you = Ty
talk-onlooker = Ktoś z widzów
talk-empty = Nikt jeszcze nic nie napisał.
talk-older = Wcześniejsze wiadomości
talk-new = Nowe
talk-unread =
    { $count ->
        [one] { $count } nieprzeczytana wiadomość na czacie
        [few] { $count } nieprzeczytane wiadomości na czacie
       *[many] { $count } nieprzeczytanych wiadomości na czacie
    }
talk-missed =
    { $count ->
        [one] { $count } nowa wiadomość ↓
        [few] { $count } nowe wiadomości ↓
       *[many] { $count } nowych wiadomości ↓
    }
talk-say = Napisz coś
talk-send = Wyślij
talk-send-hint = Wyślij (Enter); Shift i Enter zaczynają nowy wiersz
talk-sending = w drodze…
talk-refused = Teraz nie udało się tego wysłać. Spróbuj za chwilę.
talk-about = Więcej: { $name }
talk-block = Zablokuj: { $name }…
talk-block-title = Zablokować: { $name }?
talk-block-about = Nie zobaczysz już wiadomości tej osoby, a ona nie przyjdzie do stołów, które rozkładasz. Wspólna rozgrywka toczy się dalej. Nikt jej o tym nie powiadomi, a blokadę zdejmiesz w swoim menu w poczekalni.
talk-block-yes = Zablokuj

# Menu stołu
agree-menu = Co zrobić z tym stołem
agree-menu-together = Za zgodą wszystkich
agree-menu-match = Rozgrywka
agree-menu-seat = Twoje miejsce
agree-menu-table = Stół
agree-menu-take-back = Zaproponuj cofnięcie…
agree-menu-take-back-alone = Cofnij ruchy…
agree-menu-abandon = Zaproponuj koniec rozgrywki…
agree-menu-abandon-alone = Zakończ rozgrywkę…
agree-menu-replace = Zaproponuj zastąpienie przez bota: { NAME($player) }…
agree-menu-concede = Poddaj rozgrywkę…
agree-menu-away = Niech gra za mnie bot…
agree-menu-back = Wracam do gry
agree-menu-notices-on = Powiadamiaj mnie o mojej kolei
agree-menu-notices-off = Nie powiadamiaj mnie o mojej kolei
agree-menu-terms = Tempo i widzowie…
agree-menu-share = Udostępnij tę rozgrywkę…
agree-menu-report = Zgłoś problem…
agree-menu-clear = Sprzątnij stół…
agree-no = Anuluj
agree-propose = Zaproponuj
agree-all = Muszą się zgodzić wszyscy pozostali gracze prócz botów; jeden sprzeciw wystarczy, żeby propozycja upadła.
agree-alone = Nikt inny nie musi się zgadzać: stanie się to od razu.

# Zanim coś się stanie
agree-take-back-title = Cofnięcie
agree-take-back-do = Cofnij
agree-take-back-mine = Mój ostatni wybór
agree-take-back-none = Nie masz jeszcze za sobą żadnego wyboru.
agree-take-back-there = Do chwili, na którą patrzysz
agree-take-back-look = Żeby cofnąć dalej, najpierw wskaż wiersz w dzienniku, a potem tu wróć.
agree-take-back-count =
    { $count ->
        [0] Nie cofa to żadnego wyboru.
        [one] Cofa to { $count } wybór.
        [few] Cofa to { $count } wybory.
       *[many] Cofa to { $count } wyborów.
    }
agree-take-back-chance = Od tego miejsca los zaczyna od nowa: przyjdą inne karty i inne rzuty.
agree-end-title = Zakończyć rozgrywkę?
agree-end-about = Rozgrywka kończy się w tym miejscu i nikt jej nie wygrywa. Nadal będzie można ją obejrzeć, z wynikiem na tę chwilę.
agree-end-do = Zakończ
agree-concede-title = Poddać rozgrywkę?
agree-concede-ends =
    { $count ->
        [0] Rozgrywka od razu się kończy.
        [one] Rozgrywka od razu się kończy i wygrywa { NAME($players) }.
        [few] Rozgrywka od razu się kończy i wygrywają { NAME($players) }.
       *[many] Rozgrywka od razu się kończy i wygrywają { NAME($players) }.
    }
agree-concede-bot = Na twoim miejscu do końca gra bot, a ty nie możesz już wygrać. Pozostali grają dalej.
agree-concede-final = Tego nie da się cofnąć.
agree-concede-do = Poddaj
agree-away-title = Ma za ciebie grać bot?
agree-away-about = Od tej chwili wybiera za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
agree-away-do = Niech gra
agree-replace-title = Zastąpienie przez bota: { NAME($player) }?
agree-replace-about = { NAME($player) } nie odpowiada na czas. Na tym miejscu do powrotu gracza grałby bot.
agree-replace-all = Pozostali przy stole muszą się zgodzić.
agree-clear-title = Sprzątnąć stół?
agree-clear-about = Rozgrywka zniknie na zawsze, dla wszystkich, którzy tu grają.
agree-clear-about-alone = Rozgrywka zniknie na zawsze.
agree-clear-do = Usuń

# Otwarta propozycja
agree-title = Propozycja
agree-asks-you = Czy się zgadzasz?
agree-wants-back = { NAME($player) } proponuje cofnięcie.
agree-wants-end = { NAME($player) } proponuje zakończyć rozgrywkę w tym miejscu.
agree-wants-bot = { NAME($player) } proponuje zastąpienie przez bota. Nie odpowiada na czas: { NAME($other) }.
agree-house-bot = { NAME($other) } nie odpowiada na czas. Czy ma dalej grać bot?
agree-back-to = Powrót do:
agree-look = Zobacz tę chwilę
agree-agreed = Zgoda: { NAME($players) }.
agree-open = Czekamy na zdanie: { NAME($players) }.
agree-yes = Zgadzam się
agree-refuse = Nie zgadzam się
agree-withdraw = Wycofaj

# Zgłaszanie problemu
report-title = Zgłoś problem
report-text = Co poszło źle, a co powinno się było stać?
report-record = Można dołączyć zapis tej rozgrywki
report-packed = Do osoby prowadzącej ten serwer trafi:
report-packed-text = to, co tu napiszesz, twój język i wersja Regnum
report-packed-step = ten stół, twoje miejsce i krok, na którym jesteś ({ $number })
report-packed-record = zapieczętowany zapis rozgrywki: wszystkie wybory i ukryty los, żeby dało się znaleźć błąd
report-packed-record-asked = za zgodą właściciela stołu zapieczętowany zapis rozgrywki: wszystkie wybory i ukryty los
report-not-packed = Nic z czatu i żaden twój adres nie zostanie wysłany.
report-empty = Napisz w kilku słowach, co poszło źle.
report-send = Wyślij
report-sent = Dziękujemy. Zgłoszenie zostało wysłane.
report-asked = Właściciel stołu dostanie pytanie o zapis.
report-wanted-title = Zgłoszenie czeka na zapis
report-wanted = Ktoś przy tym stole zgłasza problem. Czy można dołączyć zapis rozgrywki?
report-wanted-about = Zawiera wszystkie wybory i ukryty los; czyta go osoba prowadząca ten serwer, żeby znaleźć błąd.
report-give = Dołącz
report-keep = Nie dołączaj

# Jak się gra przy tym stole
terms-title = Tempo i widzowie
terms-spectators = Można oglądać rozgrywkę
terms-spectators-about = Widzowie widzą tylko to, co wszyscy, i mają własny czat. Gdy to wyłączysz, obecni widzowie odejdą od stołu.
terms-public = Na liście publicznych stołów
terms-public-about = Każdy na tym serwerze może znaleźć ten stół i oglądać grę, jeśli widzowie są mile widziani.
terms-save = Zapisz

# Udostępnianie zakończonej rozgrywki
share-title = Udostępnij tę rozgrywkę
share-about = Każdy, kto ma link, obejrzy całą rozgrywkę z odkrytymi kartami. Zobaczy imiona graczy, ale nie ich czat.
share-do = Udostępnij
share-link = Link do rozgrywki
share-copy = Kopiuj
share-copied = Link skopiowany.
share-select = Link jest zaznaczony: skopiuj go w przeglądarce.
share-on = Rozgrywka jest udostępniona.
share-off = Rozgrywka nie jest już udostępniona; link donikąd nie prowadzi.
share-stop = Przestań udostępniać

# Gdy rozgrywka kończy się przed czasem
score-ended-conceded =
    { $count ->
        [one] { NAME($players) } poddaje rozgrywkę.
        [few] { NAME($players) } poddają rozgrywkę.
       *[many] { NAME($players) } poddają rozgrywkę.
    }
score-ended-abandoned = Zakończona przed czasem za zgodą wszystkich.
score-nobody = Rozgrywka zakończona
score-standing = Wynik w chwili zakończenia
score-share = Udostępnij

## Poczekalnia, konta, zaproszenia

# Moje stoły
lobby-free =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
lobby-seat-free = wolne miejsce
lobby-asks-me = Potrzebna twoja zgoda
lobby-unheard =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
lobby-due = termin: { $when }
lobby-due-passed = czas minął
lobby-hosted = Zaprasza { $name }
lobby-abandoned = Przerwana za zgodą wszystkich
lobby-notice-with = Przy stole: { NAME($players) }

# Stół dla osób skądinąd
lobby-friends = Zaproś znajomych
lobby-open = Wolne: z linku lub z listy
lobby-open-about =
    { $count ->
        [one] Do wolnego miejsca dostajesz link i wysyłasz go, komu chcesz. Gra zaczyna się, gdy ktoś je zajmie.
       *[other] Do każdego wolnego miejsca dostajesz link i wysyłasz go, komu chcesz. Gra zaczyna się, gdy wszystkie są zajęte.
    }
lobby-invite = Dalej: zaproszenia
lobby-pace = Tempo
lobby-pace-of =
    { $hours ->
        [0] Na żywo
        [24] Doba na ruch
        [72] Trzy doby na ruch
        [168] Tydzień na ruch
       *[other] { $hours } godz. na ruch
    }
lobby-time = Czas na każdy ruch
lobby-time-of =
    { $hours ->
        [0] Na żywo
        [24] Doba
        [72] Trzy doby
       *[168] Tydzień
    }
lobby-pace-live-about = Wszyscy są przy stole w tym samym czasie.
lobby-clock = Zegar
lobby-clock-of =
    { $seconds ->
        [0] Bez zegara
       *[other] { $seconds } s na wybór i { $minutes } min zapasu
    }
table-clock-about = { $seconds } s na każdy wybór; potem biegnie własny zapas czasu, zostało z niego { $bank }.
lobby-late = Gdy czas minie
lobby-late-then =
    { $late ->
        [bot] gra dalej bot w zastępstwie
        [vote] decydują pozostali
       *[remind] przychodzi przypomnienie
    }
lobby-late-short =
    { $late ->
        [bot] potem gra bot
        [vote] potem decydują pozostali
       *[remind] potem przychodzi przypomnienie
    }
lobby-doors = Kto może dołączyć
lobby-doors-invited = Na zaproszenie
lobby-doors-public = Lista publiczna
lobby-doors-invited-about = Ten stół znajdują tylko osoby z linkiem.
lobby-doors-public-about = Każdy na tym serwerze widzi stół i może zająć wolne miejsce; linki też działają.
lobby-spectators = Inni mogą patrzeć; widzą tylko to, co jawne

# Stoły publiczne
hall-nav = Dokąd
hall-title = Stoły publiczne
hall-about = Tutaj każdy może zająć wolne miejsce albo popatrzeć, jeśli stół na to pozwala.
hall-all = Wszystkie gry
hall-running = Gra trwa
hall-mine = Do stołu
hall-sit-at = Siadam do stołu: { $game }
hall-watch-at = Oglądaj: { $game }
hall-more = Więcej stołów
hall-none = Teraz nie ma żadnego publicznego stołu.
hall-none-do = Przygotuj własny

# Kim jestem
account-menu = Konto: { $name }
account-guest = Gość
account-why = Z kontem twoje stoły czekają na ciebie na każdym urządzeniu. Bez konta zostają w tej przeglądarce.
account-signed-in = Konto: { $login }
account-sign-in = Zaloguj się
account-sign-in-about = Czekają tam twoje stoły i miejsca. Dołącza do nich to, co zaczyna się tutaj bez konta.
account-create = Załóż konto
account-create-do = Załóż
account-create-about = Twoje imię, stoły i miejsca przechodzą na konto. Adres e-mail nie jest potrzebny; zgubionego hasła nikt ci jednak nie przyśle, więc dobrze je przechowaj.
account-have = Masz już konto?
account-have-none = Nie masz jeszcze konta?
account-login = Nazwa konta
account-login-rule = Od { $least } do { $most } znaków, wielkość liter bez znaczenia. Służy do logowania; inni gracze jej nie widzą.
account-password = Hasło
account-password-rule = Co najmniej { $least } znaków. Liczy się długość: dobrze sprawdza się kilka słów.
account-password-show = Pokaż
account-code = Kod z aplikacji uwierzytelniającej
account-lost-password = Nie pamiętam hasła
account-reset-asked = Jeśli to konto ma potwierdzony adres e-mail, link do nowego hasła jest już w drodze.
account-new-password = Ustaw nowe hasło
account-new-password-done = Masz nowe hasło. Zaloguj się nim.
account-sessions = Moje sesje
account-sessions-about = Przeglądarki, w których to konto jest otwarte. Jeśli którejś nie znasz, wyloguj się w niej i zmień hasło.
account-session-unknown = Nieznana przeglądarka
account-session-here = ta przeglądarka
account-factor = Drugi składnik logowania
account-factor-about = Z drugim składnikiem logowanie wymaga też sześciu cyfr, które pokazuje aplikacja uwierzytelniająca w telefonie.
account-factor-new = Skonfiguruj
account-factor-open = Otwórz w aplikacji uwierzytelniającej albo przepisz ten klucz:
account-factor-on = Włącz
account-factor-off = Wyłącz
account-factor-is-on = Od teraz logowanie wymaga kodu.
account-factor-is-off = Znów wystarczy samo hasło.
account-change-password = Zmień hasło
account-password-old = Dotychczasowe hasło
account-password-new = Nowe hasło
account-password-changed = Hasło jest zmienione. Wszędzie indziej trzeba zalogować się od nowa.
account-sign-out = Wyloguj się
account-sign-out-everywhere = Wyloguj się wszędzie
account-blocked = Osoby zablokowane
account-blocked-about = Nie czytasz tego, co piszą, a one nie mogą usiąść z tobą do stołu. Nie dowiadują się o tym.
account-blocked-none = Nikogo nie blokujesz.
account-unblock = Odblokuj
account-unblock-one = Odblokuj: { $name }
account-unblocked = Blokada zdjęta: { $name }.
account-nameless = Ktoś bez imienia
account-farewell = Usuń moje konto i dane
account-farewell-guest = Usuń moje dane
account-farewell-what = Oto co się stanie:
account-farewell-login = Konto „{ $login }” znika; nikt się już na nie nie zaloguje.
account-farewell-data = Znikają twoje imię, adres e-mail, webhook i lista zablokowanych osób.
account-farewell-tables = Twoje stoły, przy których nie siedzi nikt inny, znikają, także zakończone.
account-farewell-seats = Tam, gdzie siedzą z tobą inni, gra toczy się dalej: na twoim miejscu gra bot, pod innym imieniem.
account-farewell-final = Tego nie da się cofnąć.
account-farewell-sure = Tak, usuń wszystko
account-farewell-stay = Zostaję
account-farewell-do = Usuń na zawsze

# Powiadomienia
notices-title = Powiadomienia
notices-about = Skąd wiesz, że przychodzi twoja kolej.
notices-push = Na tym urządzeniu, także gdy strona jest zamknięta
notices-browser = W tej przeglądarce, gdy strona jest w tle
notices-email = Adres e-mail
notices-email-about = Najpierw przychodzi tam kod, żeby było pewne, że adres jest twój. Puste pole: bez e-maili.
notices-email-yours = Ten adres jest potwierdzony. Wyczyść pole, żeby nie dostawać e-maili.
notices-webhook = Webhook (w formacie Discorda)
notices-webhook-about = Serwery, do których stąd wysyłamy: { $hosts }
notices-language = Język powiadomień
notices-test = Wyślij próbne
notices-test-sent = Próbne powiadomienie jest w drodze.
notices-code-sent = Zapisano. Kod jest w drodze na ten adres.
notices-saved = Zapisano.
notices-confirmed = Adres jest potwierdzony.
notices-code = Kod wysłany na { $email }
notices-confirm = Potwierdź
notices-nothing = Ten serwer nie wysyła ani e-maili, ani webhooków.

# Z linku
join-title = Zaproszenie
join-opening = Otwieramy zaproszenie…
join-no-token = Otwórz otrzymany link jeszcze raz: dla bezpieczeństwa ta strona go nie przechowuje.
join-cannot = Tego zaproszenia nie da się użyć
join-cannot-about = Poproś o nowy link osobę, od której go masz.
join-invited-by = { $host } zaprasza cię do gry { $game }
join-invited = Masz zaproszenie do gry { $game }
join-watch-title = Zobacz rozgrywkę: { $game }
join-your-seat = Twoje miejsce
join-seated = Siedzisz już przy tym stole.
join-name = Jak mają cię nazywać inni?
join-about = Konto nie jest potrzebne: ta przeglądarka pamięta twoje miejsce.
join-watch-about = Widzisz tylko to, co jawne.

# Przed grą
waiting-title = { $game }: zbieramy się do gry
waiting-free =
    { $count ->
        [0] Wszystkie miejsca są zajęte.
        [one] Wolne jest jeszcze { $count } miejsce. Gra zaczyna się, gdy ktoś je zajmie.
        [few] Wolne są jeszcze { $count } miejsca. Gra zaczyna się, gdy wszystkie są zajęte.
       *[many] Wolnych jest jeszcze { $count } miejsc. Gra zaczyna się, gdy wszystkie są zajęte.
    }
waiting-nobody = Wolne miejsce
waiting-kept = Czeka na: { $name }
waiting-you = ty
waiting-sit = Usiądź tutaj
waiting-for-seat = (miejsce { $number })
waiting-stand = Wstań
waiting-free-seat = Zwolnij miejsce
waiting-free-of = Zwolnij miejsce ({ $name })
waiting-invite = Zaproś linkiem
waiting-invite-watch = Link dla widzów
waiting-another = Nowy link
waiting-link =
    { $what ->
        [watch] Link dla widzów
       *[seat] Link do miejsca { $number }
    }
waiting-copy = Kopiuj
waiting-copied = Link jest skopiowany.
waiting-share = Udostępnij…
waiting-revoke = Wycofaj
waiting-revoked = Ten link już nie działa.
waiting-link-about = Dla jednej osoby. Widać go tylko teraz: skopiuj go, zanim opuścisz tę stronę.
waiting-link-watch-about = Dla dowolnie wielu osób. Widać go tylko teraz: skopiuj go, zanim opuścisz tę stronę.
waiting-link-out = Jest już link, utworzony { $when }.
waiting-terms = Jak gramy
waiting-public = Na liście publicznej: usiąść może każdy
waiting-begin = Nie chcesz czekać?
waiting-begin-about = Boty zajmują wolne miejsca i gra zaczyna się od razu.
waiting-level = Jak grają boty
waiting-start =
    { $count ->
        [one] Zacznij z { $count } botem
        [few] Zacznij z { $count } botami
       *[many] Zacznij z { $count } botami
    }
waiting-clear = Sprzątnij stół
waiting-clear-sure = Sprzątnąć na zawsze, razem z linkami?
waiting-about-seated = Gra zaczyna się sama, gdy wszystkie miejsca są zajęte. Możesz opuścić tę stronę: stół jest wśród twoich.
waiting-about-watching = Patrzysz z boku. Gra zaczyna się sama, gdy wszystkie miejsca są zajęte.

## Pytanie i odpowiedzi
# Co robi ktoś, czyja jest tura; obok imienia.
table-acts = ma turę
table-your-answer = Trwa tura: { NAME($player) } – odpowiadasz ty
table-group =
    { $count ->
        [one] Pokaż { $count } możliwość
        [few] Pokaż { $count } możliwości
       *[many] Pokaż { $count } możliwości
    }
group-anytime = W każdej chwili: { $count }
table-choice = Wybór
table-not-asked = teraz nie tego dotyczy pytanie.
table-nothing-asked = teraz nie musisz niczego wybierać.
table-undo-turn = Wróć na początek mojej tury
table-only-way = Jedyna możliwość: wystarczy zatwierdzić.
table-suggested = Propozycja: tak kosztuje cię to najmniej. Możesz ją zmienić.

order-title = Polecenia
order-about = Gra odpowiada za ciebie, dopóki tego nie odwołasz. Nikt inny o tym nie wie.
order-revoke = Odwołaj to polecenie
table-total =
    { $count ->
        [one] { $count } punkt, gdyby rozgrywka skończyła się teraz
        [few] { $count } punkty, gdyby rozgrywka skończyła się teraz
       *[many] { $count } punktów, gdyby rozgrywka skończyła się teraz
    }
table-total-estimate =
    { $count ->
        [one] Około { $count } punktu, gdyby rozgrywka skończyła się teraz: to szacunek, bo część jest ukryta
        [few] Około { $count } punktów, gdyby rozgrywka skończyła się teraz: to szacunek, bo część jest ukryta
       *[many] Około { $count } punktów, gdyby rozgrywka skończyła się teraz: to szacunek, bo część jest ukryta
    }
table-worth =
    { $count ->
        [one] Teraz daje ci { $count } punkt więcej
        [few] Teraz daje ci { $count } punkty więcej
       *[many] Teraz daje ci { $count } punktów więcej
    }
table-tab-notes = Notatki
notes-about = Twoje notatki, zapisane w tej przeglądarce. Nikt inny ich nie widzi.
notes-empty = Kto co ma? Co planuję?
journal-unfold = + { $count }
journal-fold = zwiń

## Lekcje i objaśnienia
lobby-learn =
    { $minutes ->
        [one] Naucz się w { $minutes } minutę
        [few] Naucz się w { $minutes } minuty
       *[many] Naucz się w { $minutes } minut
    }
lesson-voice = Lekcja
lesson-next = Dalej
lesson-go-on = Idziemy dalej
lesson-leave = Zakończ lekcję
lesson-finished = To już cała lekcja. Brawo!
lesson-later = To będzie później: najpierw zrób to, o co prosi lekcja.
lesson-later-about = Jeszcze nie to.
lesson-lost = To za dużo wyborów. Cofnij kilka albo zacznij lekcję od nowa.
lesson-others = Grają inni…
lesson-progress = Krok { $at } z { $of }
coach-title = Po raz pierwszy
coach-first = Nowość:
coach-first-in = Nowość („{ $chapter }”):
coach-next =
    { $count ->
        [one] Dalej (jeszcze { $count })
        [few] Dalej (jeszcze { $count })
       *[many] Dalej (jeszcze { $count })
    }
coach-close = Rozumiem
coach-off = Bez podpowiedzi
settings-coach = Objaśniaj to, co pojawia się po raz pierwszy
settings-sound = Dźwięk, gdy przychodzi moja kolej
settings-bots = Boty grają
settings-bots-quick = szybko
settings-bots-usual = zwyczajnie
settings-bots-calm = bez pośpiechu
settings-motion = Ruch na stole
settings-motion-usual = zwykły
settings-motion-quick = szybki
settings-motion-none = bez ruchu

## Kroniki

chronicle-title = Kroniki
chronicle-about = Kronika to państwo, które trwa z rozgrywki na rozgrywkę: co wzniesiono, stoi, co upadło, leży w gruzach, a przysięga zwycięzcy obowiązuje tych, którzy przyjdą po nim.
chronicle-none = Nie masz jeszcze żadnej kroniki. Załóż ją i rozegraj pierwszą rozgrywkę.
chronicle-games = { $count ->
        [0] Jeszcze bez rozgrywki
        [one] { $count } rozgrywka
        [few] { $count } rozgrywki
       *[many] { $count } rozgrywek
    }
chronicle-playing = Trwa jej następna rozgrywka.
chronicle-new = Nowa kronika
chronicle-name = Jak się nazywa?
chronicle-bring = Przenieś ją skądinąd
chronicle-text = Kronika zapisana wcześniej tutaj albo ciąg zapisu z Tabletop Simulatora
chronicle-found = Załóż
chronicle-people = Należy do: { $people }
chronicle-to-table = Do stołu
chronicle-begin = Rozpocznij następną rozgrywkę
chronicle-write-json = Zapisz jako tekst
chronicle-write-tts = Dla Tabletop Simulatora
chronicle-share = Może ją czytać każdy, kto ma link
chronicle-link = Link
chronicle-written = Skopiuj i zachowaj
chronicle-world = Świat na dziś
chronicle-suits = Symbole świata, rozgrywka po rozgrywce
chronicle-story = Dzieje państwa
chronicle-game = Rozgrywka { $number }
chronicle-map-after = Mapa po rozgrywce { $number }
chronicle-look-back = Zobacz przebieg rozgrywki
chronicle-branch = Poprowadź stąd inną kronikę

## Profil
profile-title = Moje rozgrywki
profile-played = Rozegrane
profile-won = Wygrane
profile-share = Odsetek zwycięstw
profile-running = W toku
profile-by-game = Według gier
profile-of = wygrane: { $won } z { $played }
profile-against-people = Przeciw ludziom
profile-against-bots = Przeciw botom
profile-against-alone = Solo
profile-best = Najlepszy wynik
profile-matches = Zakończone rozgrywki
profile-victory = Zwycięstwo
profile-defeat = Porażka
profile-none = Nie ma jeszcze rozgrywki doprowadzonej do końca.

### Teksty wspólne dla wszystkich gier: odmowy, komunikaty, wyliczenia.

list-and = { $list } i { $last }
seat = Gracz { $number }
option-done = Gotowe
option-number = { $number }

## Odmowy. Każda mówi, co jest nie tak; na stole nic się nie zmienia.

refused-over = Rozgrywka już się zakończyła.
refused-stale = Na to pytanie padła już odpowiedź albo zostało cofnięte. Spójrz na stół jeszcze raz.
refused-doubled = Twoja odpowiedź już jest; pozostali jeszcze wybierają.
refused-wrong-seat = To pytanie do kogoś innego ({ NAME($player) }), a nikt nie odpowiada za innych.
refused-out-of-turn = W tej chwili nikt cię o nic nie pyta.
refused-malformed =
    { $form ->
        [pick] Odpowiedzią na to pytanie jest jedna z opcji.
        [amount] Odpowiedzią na to pytanie jest liczba.
        [many] Odpowiedzią na to pytanie jest lista opcji.
        [arrange] Odpowiedzią na to pytanie są wszystkie opcje w wybranej kolejności.
       *[id] To nie jest numer pytania.
    }
refused-unknown-option = Nie ma tu opcji „{ $option }”.
refused-out-of-range = Podaj liczbę od { $low } do { $high }.
refused-out-of-step = Podaj liczbę od { $low } do { $high }, co { $step }.
refused-incomplete = Wybór nie jest jeszcze pełny.
refused-cannot-undo = Tego nie można cofnąć: od tamtej chwili coś odkryto albo zdecydował ktoś inny.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-not-your-seat = To miejsce należy do kogoś innego.
refused-not-your-table = To może zrobić tylko osoba, która rozłożyła ten stół.
refused-not-over = To będzie widać dopiero po zakończeniu rozgrywki.
refused-unreadable = Ta rozgrywka jest zapisana według innych zasad. Można ją oglądać, o ile da się ją odczytać, ale nie można grać dalej.
refused-changed-rules = Od tamtej pory zmieniły się zasady: tej rozgrywki nie da się odtworzyć, więc nie można jej też rozgałęzić.
refused-lesson = Lekcja zaczyna się od stołu ułożonego specjalnie dla niej i nie można jej rozgałęzić; zacznij ją od nowa albo rozłóż własny stół.
refused-rule-failed = Regnum myli się w jednej z zasad. Nic się nie zmienia; inny wybór może się udać.
refused-not-stored = Nie udało się tego zapisać. Nic się nie zmienia; spróbuj jeszcze raz.
refused-household = Tu gra jeden dom: nie ma kont, zaproszeń, stołów publicznych ani blokad.
refused-quota = Masz ich tu już tyle, ile wolno ({ $count }). Najpierw usuń część z nich.
refused-muted = Na razie nie możesz tu zabierać głosu.
refused-banned = Na razie nie masz tu wstępu.
refused-not-admin = Mogą to zrobić tylko osoby, które pilnują tu porządku.
refused-no-such-session = Tej sesji już nie ma.
refused-no-such-account = Nie ma takiego konta.
refused-second-factor-wanted = To konto wymaga też kodu z aplikacji uwierzytelniającej.
refused-wrong-second-factor = To nie ten kod albo został już użyty.
refused-reset-over = Ten link został już użyty albo wygasł. Poproś o nowy.
notice-reset-subject = Nowe hasło do Regnum
notice-reset = Ktoś, prawdopodobnie ty, prosi o nowe hasło. Ten link działa przez godzinę i tylko raz; jeśli to nie ty, nic nie rób:
refused-too-fast =
    { $seconds ->
        [one] To za dużo naraz. Spróbuj ponownie za { $seconds } sekundę.
        [few] To za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
       *[many] To za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
    }
refused-locked =
    { $seconds ->
        [one] Zbyt wiele błędnych haseł. Spróbuj ponownie za { $seconds } sekundę.
        [few] Zbyt wiele błędnych haseł. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Zbyt wiele błędnych haseł. Spróbuj ponownie za { $seconds } sekund.
    }
refused-wrong-password = Takiego konta nie ma albo hasło się nie zgadza.
refused-not-your-password = To nie jest hasło twojego konta.
refused-bad-login = Nazwa konta ma od 3 do 40 widocznych znaków.
refused-login-taken = Konto o tej nazwie już istnieje.
refused-password-short =
    { $count ->
        [one] Hasło ma co najmniej { $count } znak.
        [few] Hasło ma co najmniej { $count } znaki.
       *[many] Hasło ma co najmniej { $count } znaków.
    }
refused-password-login = Hasło nie może być takie samo jak nazwa konta.
refused-password-common = To jedno z haseł, które każdy wypróbuje na początku. Wybierz inne.
refused-signed-in = To okno jest już zalogowane do konta.
refused-not-signed-in = To okno nie jest zalogowane do żadnego konta.
refused-signed-out = To okno nie jest już zalogowane. Wczytaj stronę ponownie.
refused-nobody-there = Nie ma tam nikogo, kogo można zablokować.
refused-no-such-block = Nie masz takiej blokady.

## Wiersze o samej rozgrywce.

meta-undone = { NAME($player) } cofa swój ostatni wybór.
meta-taken-back =
    { $count ->
        [0] Za zgodą wszystkich gra wraca na sam początek; to, co losowe, rozstrzyga się od nowa.
        [one] Za zgodą wszystkich gra wraca do chwili po { $count } wyborze; to, co losowe, rozstrzyga się od nowa.
       *[many] Za zgodą wszystkich gra wraca do chwili po { $count } wyborach; to, co losowe, rozstrzyga się od nowa.
    }
meta-fell-back =
    { $count ->
        [0] Zasady zostały poprawione: gra toczy się dalej od ostatniego zapisanego stanu, a to, co losowe, rozstrzyga się od nowa.
        [one] Zasady zostały poprawione: gra toczy się dalej od ostatniego zapisanego stanu, bez { $count } późniejszego wyboru, a to, co losowe, rozstrzyga się od nowa.
       *[many] Zasady zostały poprawione: gra toczy się dalej od ostatniego zapisanego stanu, bez { $count } późniejszych wyborów, a to, co losowe, rozstrzyga się od nowa.
    }
meta-branched =
    { $count ->
        [0] Tu zaczyna się osobna rozgrywka, z nowym losem.
        [one] Tu, po { $count } wyborze, zaczyna się osobna rozgrywka, z nowym losem.
        [few] Tu, po { $count } wyborach, zaczyna się osobna rozgrywka, z nowym losem.
       *[many] Tu, po { $count } wyborach, zaczyna się osobna rozgrywka, z nowym losem.
    }
meta-gone-bot = Ktoś odchodzi na dobre; na jego miejscu gra dalej { NAME($player) }.
meta-gone-open = Ktoś odchodzi na dobre; jego miejsce jest znowu wolne.
meta-gone-owner = Osoba, do której należy ten stół, odchodzi na dobre; teraz zarządza nim { NAME($player) }.

## Serwer stołów

serve-household =
    Twoje stoły czekają pod adresem { $address }
    Nie zamykaj tego okna w czasie gry; Ctrl-C zamyka stoły, a każda rozgrywka zostaje zachowana.
serve-already = Twoje stoły są już otwarte pod adresem { $address }
serve-many =
    Stoły dla wszystkich czekają pod adresem { $address }
    Rozgrywki są zapisywane w { $file }. Ctrl-C zamyka stoły.
serve-over = Stoły są zamknięte. Do następnego razu!

## Terminal

play-needs-terminal =
    Tu gra się w terminalu: oglądasz stół i wpisujesz numer swojego wyboru, więc potrzebna jest klawiatura.
    Otwórz okno terminala i uruchom: regnum play { $game }
play-not-begun = Żadna rozgrywka się nie zaczęła. Do następnego razu!
play-welcome = Wpisz numer swojego wyboru. h pokazuje wszystkie polecenia, ? wyjaśnia, ! wylicza, czego nie można i dlaczego.
play-you = ty
play-bot = { $kind ->
        [random] bot, gra na ślepo
        [greedy] bot, gra o zwycięstwo
       *[other] bot: { $kind }
    }
play-none = brak
play-list-or = { $list } albo { $last }
play-mark-possible = ✓
play-no-more = Więcej takich nie ma.
play-table-of = Tura: { NAME($player) }
play-final-score = Wynik końcowy
play-winners =
    { $count ->
        [0] Nikt przy stole nie wygrywa!
        [one] Wygrywa { NAME($players) }!
        [few] Wspólne zwycięstwo: { NAME($players) }!
       *[many] Wspólne zwycięstwo: { NAME($players) }!
    }
play-record = Zapis tej rozgrywki: { $path }

# Rozgrywki, od których ktoś odszedł
play-kept-line = { $number }. { $when }: { $players } ({ $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    })
play-continue = Wrócić do rozgrywki z { $when } ({ $players })? [T/n]
play-continue-which = Wrócić do którejś z nich? Enter: do pierwszej, numer: do innej, n: nowa rozgrywka:
play-yes-or-no = Naciśnij Enter, żeby wrócić do tej rozgrywki, albo wpisz n, żeby zacząć nową.
play-damaged = Jednej z zachowanych rozgrywek nie da się odczytać; jej plik leży teraz tu: { $path } ({ $why })
play-newer-kept = Jedna z zachowanych rozgrywek pochodzi z nowszej wersji programu i zostaje na swoim miejscu: { $path }
play-cannot-keep = Tej rozgrywki nie da się zachować na później: { $path }: { $why }. Można grać dalej.
play-not-kept = Tej rozgrywki nie udaje się zachować, więc tu się kończy. Ustaw REGNUM_DATA na folder, w którym wolno ci pisać.
play-left = Rozgrywka jest zachowana. Wrócisz do niej poleceniem regnum play { $game }. Do następnego razu!
play-end-of-input = Koniec danych wejściowych. Rozgrywka jest zachowana; wrócisz do niej poleceniem regnum play { $game }.
play-interrupted = Przerwano. Rozgrywka jest zachowana; wrócisz do niej poleceniem regnum play { $game }.
play-rule-failed = Na tym wyborze zacięły się same zasady ({ $why }). Na stole nic się nie zmienia; prosimy, zgłoś to.
play-bot-failed = { NAME($player) } gubi wątek ({ $why }); tym razem decyduje los.

# Kilka osób przy jednym ekranie
play-pass-screen = Teraz do ekranu siada { NAME($player) }.
play-press-enter = Naciśnij Enter, kiedy nikt inny nie patrzy.

# Pytanie
play-prompt-pick = Twój wybór:
play-prompt-amount = Ile:
play-prompt-many = Dodawaj numerami, d kończy:
play-prompt-arrange = Wszystkie numery po kolei:
play-amount-range = Liczba od { $low } do { $high }.
play-meant = „{ $text }”
play-anytime = W każdej chwili swojej tury, zanim odpowiesz:
play-chosen = Wybrane: { $list }
play-enough = To wystarcza: wpisz d, żeby zakończyć.
play-not-enough = Jeszcze za mało. { $why }
play-not-understood = „{ $line }” nic tu nie znaczy. Wpisz numer swojego wyboru albo h, żeby zobaczyć pomoc.
play-one-number = Wpisz jeden numer albo h, żeby zobaczyć pomoc.
play-no-such-number =
    { $last ->
        [one] Nie ma tu numeru { $number }; jedyny numer to { $last }.
        [few] Nie ma tu numeru { $number }; numery są od 1 do { $last }.
       *[many] Nie ma tu numeru { $number }; numery są od 1 do { $last }.
    }
play-not-chosen = Tego nie ma wśród wybranych: { $option }
play-rule = Zasada { $rule }
play-no-rule = W zasadach nie ma akapitu { $rule }.
play-explain-hint = ? 2 wyjaśnia opcję 2, ? i nazwa karty pokazuje kartę, ? 7.4 pokazuje tę zasadę.
play-unavailable = Teraz nie można:
play-unavailable-hint = ? i numer z prawej strony pokazuje zasadę.
play-nothing-unavailable = Nic tu nie jest wykluczone.
play-which-card = Którą kartę? Na przykład: c { $name }
play-no-such-card = Nie ma karty o nazwie „{ $name }”.
play-many-cards = Tak nazywa się kilka kart: { $list }
play-journal-empty = Jeszcze nic się nie wydarzyło.

# Polecenia
play-key-number = 1, 2, 3…
play-help-number = wybierz tę opcję; gdy wybiera się kilka rzeczy: „1 1 4” je dodaje, „-4” jedną odkłada, „d” kończy
play-key-question = ?  ? 3  ? 7.4
play-help-question = wyjaśnij pytanie, opcję albo zasadę
play-key-unavailable = !
play-help-unavailable = czego teraz nie można i dlaczego
play-key-card = c NAZWA
play-help-card = pokaż kartę (wystarczy część nazwy)
play-key-table = t
play-help-table = pokaż cały stół
play-key-journal = j  j 50
play-help-journal = dziennik od twojej ostatniej tury albo tyle jego ostatnich wierszy
play-key-undo = u
play-help-undo = cofnij swój ostatni wybór, dopóki nic nie odkryto i nikt inny nie zdecydował
play-key-language = l
play-help-language = in English
play-key-help = h
play-help-help = ta lista; sam Enter pokazuje pytanie jeszcze raz
play-key-quit = q
play-help-quit = odejdź; rozgrywka jest zachowana i czeka na następny raz

## Zbieranie się przy stole, widzowie, rozmowy i zgłoszenia

refused-not-your-chronicle = Mogą to zrobić tylko osoby, do których należy ta kronika.
refused-chronicle-played = Następna rozgrywka tej kroniki już trwa.
refused-gathering = Rozgrywka jeszcze się nie zaczęła: któreś miejsce jest wolne.
refused-not-gathering = Przy tym stole nikt się już nie zbiera: rozgrywka się zaczęła.
refused-taken = To miejsce jest zajęte.
refused-kept = To miejsce na kogoś czeka.
refused-seated = Masz już miejsce przy tym stole.
refused-not-invited = Przy tym stole może usiąść tylko osoba zaproszona.
refused-others-play = Przy tym stole grają inni: zakończyć rozgrywkę możecie tylko razem.
refused-rematch-not-over = Rewanż można zaproponować po zakończeniu rozgrywki.
refused-share-not-over = Rozgrywkę można udostępnić po jej zakończeniu.
refused-not-shared = Ta rozgrywka nie jest udostępniona: mogą ją oglądać tylko osoby, które w niej grały.
refused-no-such-invite = Ten link donikąd nie prowadzi: brakuje jego części albo został wycofany.
refused-invite-used = Ktoś inny już z tego linku skorzystał; link jest dla jednej osoby.
refused-too-many-invites = Do tego stołu prowadzi już zbyt wiele linków. Najpierw wycofaj któryś z nich.
refused-no-spectators = Ten stół jest zamknięty dla widzów.
refused-nothing-said = W tej wiadomości nie ma nic, co da się przeczytać.
refused-no-such-report = Nie ma takiego zgłoszenia, które czeka na twoją odpowiedź.
meta-sat-down = { NAME($player) } siada przy stole.
meta-stood-up = Miejsce { $number } znów jest wolne.
meta-bots-sat-down =
    { $count ->
        [one] Wolne miejsce zajmuje bot.
        [few] { $count } wolne miejsca zajmują boty.
       *[many] { $count } wolnych miejsc zajmują boty.
    }
meta-begun = Rozgrywka się zaczyna.
meta-rematch = Szykuje się rewanż.
meta-public = Stół jest teraz na publicznej liście.
meta-private = Stołu nie ma już na publicznej liście.
meta-watched = Stół jest teraz otwarty dla widzów.
meta-unwatched = Stół jest teraz zamknięty dla widzów.
meta-shared = Tę rozgrywkę może teraz obejrzeć każdy, kto ma link, razem ze wszystkim, co było zakryte.
meta-unshared = Tę rozgrywkę mogą teraz oglądać tylko osoby, które w niej grały.
meta-clock =
    { $seconds ->
        [0] Zegar już nie chodzi.
       *[other] Zegar chodzi: { $seconds } s na wybór i zapas { $minutes } min dla każdego. Potem { $late ->
            [bot] gra dalej bot.
            [vote] decydują pozostali.
           *[remind] przychodzi przypomnienie.
        }
    }
meta-bots =
    { $speed ->
        [quick] Boty grają teraz szybko.
        [calm] Boty grają teraz bez pośpiechu.
       *[usual] Boty grają teraz w zwykłym tempie.
    }
meta-pace =
    { $hours ->
        [0] Rozgrywka toczy się teraz na żywo: wybór może trwać dowolnie długo.
        [one] Wybór może teraz trwać { $hours } godzinę. Potem { $late ->
            [bot] gra dalej bot.
            [vote] decydują pozostali.
           *[remind] przychodzi przypomnienie.
        }
        [few] Wybór może teraz trwać { $hours } godziny. Potem { $late ->
            [bot] gra dalej bot.
            [vote] decydują pozostali.
           *[remind] przychodzi przypomnienie.
        }
       *[many] Wybór może teraz trwać { $hours } godzin. Potem { $late ->
            [bot] gra dalej bot.
            [vote] decydują pozostali.
           *[remind] przychodzi przypomnienie.
        }
    }

## Wspólne decyzje, przerwy, poddanie rozgrywki, spóźnienia

meta-proposes-back =
    { $count ->
        [0] { NAME($player) } proponuje powrót na sam początek gry.
        [one] { NAME($player) } proponuje powrót do chwili po { $count } wyborze.
       *[many] { NAME($player) } proponuje powrót do chwili po { $count } wyborach.
    }
meta-proposes-end = { NAME($player) } proponuje zakończyć rozgrywkę w tym miejscu, bez zwycięzcy.
meta-proposes-bot = { NAME($player) } proponuje zastąpienie przez bota: { NAME($other) } każe na siebie czekać.
meta-agrees = { NAME($player) } zgadza się.
meta-disagrees = { NAME($player) } się nie zgadza: propozycja upada.
meta-withdraws = { NAME($player) } wycofuje swoją propozycję.
meta-abandoned = Za zgodą wszystkich rozgrywka kończy się w tym miejscu, bez zwycięzcy.
meta-stands-in = { NAME($player) } ma zastępstwo: dalej gra bot.
meta-steps-out = { NAME($player) } odchodzi na chwilę od stołu; dalej gra bot.
meta-comes-back = { NAME($player) } wraca do stołu.
meta-concedes = { NAME($player) } poddaje rozgrywkę.
meta-concedes-seat = { NAME($player) } poddaje rozgrywkę; na tym miejscu gra dalej bot, który nie może wygrać.
meta-late = { NAME($player) } spóźnia się: na ten wybór nie ma już czasu.
meta-others-decide = { NAME($player) } każe na siebie czekać. Pozostali decydują, czy ma dalej grać bot.
refused-not-playing = O tej rozgrywce decydują tylko osoby, które same przy tym stole grają.
refused-proposal-open = Inna propozycja czeka jeszcze na decyzję.
refused-no-proposal = Ta propozycja nie jest już aktualna.
refused-not-asked = Ta decyzja nie należy do ciebie.
refused-not-your-proposal = Tę propozycję może wycofać tylko osoba, od której ona pochodzi.
refused-no-such-moment = Gra nie może wrócić do tej chwili.
refused-cannot-go-back = Od tamtej pory zmieniły się zasady: gra nie może wrócić do tej chwili.
refused-own-seat = To twoje własne miejsce. Odejdź na chwilę od stołu, a zagra za ciebie bot.
refused-not-awaited = Na osobę przy tym miejscu nikt teraz nie czeka.
refused-not-late =
    { $hours ->
        [0] { $minutes ->
            [one] Na to jest za wcześnie: trzeba poczekać jeszcze { $minutes } minutę.
            [few] Na to jest za wcześnie: trzeba poczekać jeszcze { $minutes } minuty.
           *[many] Na to jest za wcześnie: trzeba poczekać jeszcze { $minutes } minut.
        }
        [one] Na to jest za wcześnie: trzeba poczekać jeszcze { $hours } godzinę.
        [few] Na to jest za wcześnie: trzeba poczekać jeszcze { $hours } godziny.
       *[many] Na to jest za wcześnie: trzeba poczekać jeszcze { $hours } godzin.
    }
refused-conceded = Na tym miejscu rozgrywka jest już przez ciebie poddana.

## Powiadomienia, że czyjaś kolej

refused-bad-email = To nie jest adres e-mail.
refused-no-mail = Ten serwer nie wysyła poczty.
refused-bad-push = Tej przeglądarki nie da się powiadamiać przez push: ten serwer nie korzysta z jej usługi.
refused-bad-webhook = Webhook prowadzi przez https:// pod jeden z tych adresów: { $hosts }.
refused-not-sent = Nie udało się wysłać wiadomości. Sprawdź adres albo spróbuj później.
refused-wrong-code = To nie ten kod wysłano na ten adres albo minęła już doba.
refused-unreachable = Nie ma jeszcze adresu, na który można wysłać wiadomość.
notice-turn-subject =
    { $count ->
        [one] Twoja kolej
        [few] Twoja kolej przy { $count } stołach
       *[many] Twoja kolej przy { $count } stołach
    }
notice-turn =
    { $count ->
        [one] Czeka na ciebie stół:
        [few] Czekają na ciebie { $count } stoły:
       *[many] Czeka na ciebie { $count } stołów:
    }
notice-late-subject = Inni na ciebie czekają
notice-late = Czas na twój wybór minął, a inni czekają:
notice-table = { $game }, grają też: { $players }
notice-stop = Te wiadomości możesz wyłączyć przy każdym stole z osobna albo w ustawieniach, dla wszystkich naraz.
notice-code-subject = Czy to twój adres?
notice-code =
    Ktoś pod adresem { $address } chce dostawać tu wiadomości, gdy przychodzi jego kolej. Jeśli to ty, wpisz tam ten kod:

    { $code }

    Jeśli to nie ty, nic nie rób: nic więcej tu nie przyjdzie.
notice-try-subject = Wiadomość na próbę
notice-try = Dotarła: właśnie tak dowiesz się, że przyszła twoja kolej.

# Stałe polecenia
refused-no-such-order = Takiego stałego polecenia tu nie ma.

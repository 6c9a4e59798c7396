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

## Odpowiedzi jednego rodzaju pod jednym przyciskiem

group-option-build = Co można zbudować: { $count }
group-option-buy = Karty na sprzedaż: { $count }
group-option-show-card = Karty do wyłożenia: { $count }
group-option-influence = Kafelki dla Wpływów: { $count }
group-option-move = Możliwe przemieszczenia: { $count }
group-option-place-unit = Kafelki dla Oddziału: { $count }
group-option-muster-one = Jeden Oddział, kafelki: { $count }
group-option-muster-two = Dwa Oddziały za żeton, kafelki: { $count }
group-option-assault = Możliwe Najazdy: { $count }
group-option-discard = Karty do odrzucenia: { $count }
group-option-desertion = Kafelki dla Dezercji: { $count }

## Objaśniane przy pierwszym takim pytaniu
coach-action = Cztery akcje w roku. Spójrz na swój arkusz: każdy Władca punktuje za co innego, więc to, co służy tobie, innym bywa na nic.
coach-influence-where = Tam, gdzie nie ma nikogo innego, żeton kładziesz od razu; gdzie indziej dochodzi do Walki o Wpływy i decydują karty.
coach-declare-side = Decydujesz, zanim odkryte zostaną karty. Poparcie nic nie kosztuje, a jest przysługą, o którą można się upomnieć.
coach-choose-contest-cards = W tajemnicy, dowolnie wiele albo żadnej. Przy równych Wpływach wygrywa atakujący, chyba że leży tam żeton Murszida.
coach-choose-combat-cards = W tajemnicy, dowolnie wiele albo żadnej. Tracisz połowę siły przeciwnika, nawet gdy wygrywasz.
coach-resolve-card = Swoje karty rozpatrujesz w dowolnej kolejności. Najpierw to, co osłabia przeciwnika, potem to, co liczy Oddziały.
coach-assign-units = Przydzielone Oddziały leżą tylko na tej karcie i nadal liczą się na kafelku. Co dają, mówi karta.
coach-warfare-units = Działania wojenne dają siłę za leżący na nich Oddział, który potem przepada.
coach-sheikh = Najemnik kogoś spoza tego Starcia odchodzi, a twój dołącza do walki. Zważ, komu się narazisz.
coach-assassins = Usuń postać przeciwnika albo jeden Oddział. Silna postać jest zwykle więcej warta.
coach-assassins-unit = Ty wybierasz, który Oddział ginie: zwykłe Oddziały trudniej zastąpić niż najemników.
coach-corruption = Strona tego Władcy traci 1 Wpływ, a karta trafia do jego ręki.
coach-sappers = Ta budowla nie daje siły w tym Starciu. Zamek i Pałac dają 2, Fort 1.
coach-terror = Za każdego najemnika płacisz Monetę albo odchodzi. Płać tylko za tych, którzy mogą rozstrzygnąć Starcie.
coach-sandstorm = Wybierz batalion, który daje przeciwnikowi najwięcej; na pustyni i w dziczy możesz powstrzymać wszystkie, swoje też.
coach-turncoats = Odchodzi najwyżej dwóch najemników przeciwnika: każdy to o 1 siłę mniej.
coach-over-limit = Na kafelku stoi najwyżej pięć Oddziałów, u Kaida siedem. Zwykłe wracają na kartę Rezerw, najemnicy do puli.
coach-hand-limit = Najwyżej osiem kart. Odrzuć to, co nie pasuje do planów na ten rok.
coach-any-time = Te karty nie wymagają akcji, ale zagrane przepadają: czy to już ta chwila?
coach-covenant-offer = Płacisz tylko za zwycięstwo, i to niezależnie od pomocy Murszida. Zaproponuj tyle, ile jest ono dla ciebie warte.
coach-covenant-amount = Punkty dostaniesz tylko wtedy, gdy ta strona wygra. Żądaj mniej, niż daje jej zwycięstwo.
coach-covenant-reply = Obietnica wiąże: zwycięzca płaci. Odmowa może skierować te karty do drugiej strony.
coach-losses = Tyle Oddziałów, ile wynosi połowa siły przeciwnika. Które oddajesz, decydujesz ty.
coach-interfere = Twoje karty liczą się po jednej stronie. Remis na kafelku z twoim żetonem też rozstrzygasz ty.
coach-tip-the-scales = Remis rozstrzygasz ty: pomyśl, kto jest ci coś winien i kto prowadzi.
coach-capture = Zajęta budowla jest twoja i trzyma kafelek; czego nie zajmiesz, to łupisz za Monety.
coach-sack = Monety od razu, ale Sułtan traci budowlę i dochód z niej. Ktoś, kto ci płaci, bywa wart więcej.
coach-agents = Losowa karta albo Monety: wybierz pełną rękę albo Władcę, który prowadzi.
coach-zealots = Atakujesz tam, gdzie masz Wpływy, a rządzi ktoś inny. Przeciw Zamkowi dwa Oddziały to mało.
coach-zealots-units = Więcej Oddziałów to więcej siły, ale i więcej do stracenia, jeśli Starcie pójdzie źle.
coach-pillage = Miasto daje 4 Monety, Osada 2, i to bez Starcia.
coach-caravan = Cztery Monety dla ciebie, dwie dla kogoś innego: prezent, który coś załatwia albo nie szkodzi.
coach-card-to-play = Zagranie karty zużywa jedną z czterech akcji i samą kartę. Porównaj je z innymi akcjami.
coach-deal-units = Jeden lub dwaj najemnicy schodzą z karty Rezerw Nomady, jeśli się zgodzi.
coach-deal-price = Podaj cenę, choćby 0: druga strona może się zgodzić, podać inną albo zerwać rozmowy.
coach-deal-reply = Zgódź się, podaj inną cenę albo zerwij rozmowy. Bez umowy wybiera się inną akcję.
coach-sale-card = Za karty ze swojego Bazaru Sułtan zawsze dostaje zapłatę. Dopóki się nie dogadacie, nic nie kupujesz.
coach-build-what = Budowle obronne trzymają kafelek, cywilne płacą. Na górze i w kamieniołomie drożej o 1 Monetę, na pustyni o 2.
coach-buy-card = Po jednej karcie z każdego Bazaru. Płacisz Władcy, do którego karta należy; własne kosztują połowę.
coach-move-units = Zostaw dość Oddziałów: kafelek bez siły jest niczyj.
coach-move-where = Tylko na kafelki, których nie kontroluje inny Władca; dzieląca je rzeka zatrzymuje.
coach-assault-where = Atakujesz tam, gdzie kontrolę ma inny Władca. Remis jest twój, ale karty obu stron są tajne.
coach-assault-units = Każdy Oddział to 1 siły. Porównaj z Oddziałami i budowlami, które tam spotkasz.
coach-assault-end = Najazd dobiega końca: ostatnia chwila na kartę, którą można zagrać w dowolnym momencie.
coach-recruit-where = Od tego, gdzie staną nowe Oddziały, zależy, co utrzymasz i dokąd sięgniesz.
coach-hire-where = Pokonani najemnicy odchodzą na dobre. Umieść ich tam, gdzie coś rozstrzygną.
coach-hire-how-many = Dwa kosztują więcej niż dwa razy po jednym. Bierz oba tylko wtedy, gdy są potrzebne od razu.
coach-bribe-where = Najemnicy z tego kafelka zmieniają stronę, jeśli Nomada się zgodzi. Szukaj tych, którzy stoją ci na drodze.
coach-bribe-then = Przekupione Oddziały mogą od razu ruszyć dalej: na twój kafelek albo do Starcia.
coach-uprising-where = Tam, gdzie leży twój żeton, powstają dwa Oddziały, a żeton znika. Najpierw policz tamtejszą siłę.
coach-muster-where = Jeden Oddział i żeton zostaje albo dwa i znika. Dzięki żetonom ogłosisz Zaciąg także następnym razem.
coach-plot-cards = W tajemnicy, spośród swoich kart wśród siedmiu z wierzchu. Pomyśl o najbliższym Starciu w pobliżu twoich żetonów.
coach-conspire-card = Wyłóż to, co inni zechcą kupić: za wszystko stamtąd płacą tobie.
coach-palace-where = Pałac ma siłę 2 i liczy się do kontroli oraz Wpływów. Trzymaj go tam, gdzie da się go obronić.
coach-first-palace = Postoi tu jakiś czas: wybierz kafelek, który daje ci punkty i który trudno najechać.
coach-desertion-where = Z jednego kafelka odchodzą najemnicy, czyjekolwiek są, a twoi trafiają na kartę Rezerw.
coach-desertion-units = Za każdego, który odejdzie, jeden twój trafia na kartę Rezerw i znów można go nająć.
coach-nomad-exchange = Monety stają się punktami. Zachowaj tyle, ile będzie potrzebne w przyszłym roku.
coach-tile-which = Twoje kafelki są tajne. Od tego, co leży blisko twoich początkowych pól, zależy dochód.
coach-tile-where = Kafelek styka się z możliwie wieloma innymi, a rzeka musi mieć dokąd płynąć.
coach-group-where = Od tych dwóch grup wszystko się zaczyna: blisko tego, co daje ci punkty, z dala od silnych.

## Podpisy rysunków w zasadach
example-goal = Pustynia i pięciu Władców
example-things = Trzy karty Władzy
example-presence = Kontrola, Wpływy i obecność na trzech kafelkach
example-laid = Mapa i Bazar na początku gry
example-income = Żyzna ziemia, kamieniołom i Miasto: kto za co dostaje Monety
example-hire = Rozmowy z Nomadą, kontrpropozycja i dwa Oddziały
example-special = Kaid ogłasza Zaciąg tam, gdzie leży jego żeton
example-power-cards = Strategia, postać i wydarzenia
example-combat = Najazd przez rzekę i Pakt
example-contest = Walka o Wpływy z popierającym
example-limits = Siedem Oddziałów u Kaida, pięć u innych
example-points = Karty na Bazarze pod koniec roku
example-rulers = To, co leży przed Władcą

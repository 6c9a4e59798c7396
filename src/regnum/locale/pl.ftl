### Teksty wspólne dla wszystkich gier: odmowy, komunikaty, wyliczenia.

list-and = { $list } i { $last }
seat = Gracz { $number }
option-done = Gotowe
option-number = { $number ->
       *[other] { $number }
    }

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
refused-incomplete = Wybór nie jest jeszcze pełny.
refused-cannot-undo = Tego nie można cofnąć: od tamtej chwili coś odkryto albo zdecydował ktoś inny.

## Wiersze o samej rozgrywce.

meta-undone = { NAME($player) } cofa swój ostatni wybór.
meta-taken-back =
    { $count ->
        [one] Za zgodą wszystkich gra wraca do chwili po { $count } wyborze; los rozstrzyga od nowa.
        [few] Za zgodą wszystkich gra wraca do chwili po { $count } wyborach; los rozstrzyga od nowa.
       *[many] Za zgodą wszystkich gra wraca do chwili po { $count } wyborach; los rozstrzyga od nowa.
    }
meta-fell-back =
    { $count ->
        [0] Zasady zostały poprawione: gra toczy się dalej od ostatniego miejsca spoczynku, a los rozstrzyga od nowa.
        [one] Zasady zostały poprawione: gra toczy się dalej od ostatniego miejsca spoczynku, bez { $count } późniejszego wyboru, a los rozstrzyga od nowa.
        [few] Zasady zostały poprawione: gra toczy się dalej od ostatniego miejsca spoczynku, bez { $count } późniejszych wyborów, a los rozstrzyga od nowa.
       *[many] Zasady zostały poprawione: gra toczy się dalej od ostatniego miejsca spoczynku, bez { $count } późniejszych wyborów, a los rozstrzyga od nowa.
    }

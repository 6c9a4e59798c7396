### Texts that belong to no game: refusals, notices, lists.

list-and = { $list } and { $last }
seat = Player { $number }
option-done = Done
option-number = { $number }

## Refusals. Each says what is wrong; nothing has changed.

refused-over = The match is over.
refused-stale = That question has been answered already, or was taken back. Look at the table again.
refused-doubled = You have answered this already; the others are still choosing.
refused-wrong-seat = This is asked of { NAME($player) }, and nobody answers for another.
refused-out-of-turn = Nothing is asked of you at the moment.
refused-malformed =
    { $form ->
        [pick] The answer to this question is one option.
        [amount] The answer to this question is a number.
        [many] The answer to this question is a list of options.
        [arrange] The answer to this question is all the options in some order.
       *[id] That is not the number of a question.
    }
refused-unknown-option = There is no option “{ $option }” here.
refused-out-of-range = Choose a number from { $low } to { $high }.
refused-incomplete = The choice is not complete.
refused-cannot-undo = This can’t be taken back: something was revealed, or somebody else has decided since.

## Lines about the match itself.

meta-undone = { NAME($player) } takes back the last choice.
meta-taken-back =
    { $count ->
        [one] By everyone’s consent the match goes back to when { $count } choice had been made; chance starts afresh.
       *[other] By everyone’s consent the match goes back to when { $count } choices had been made; chance starts afresh.
    }
meta-fell-back =
    { $count ->
        [0] The rules have been mended: the match goes on from its last place of rest, with fresh chance.
        [one] The rules have been mended: the match goes on from its last place of rest, without { $count } choice made since, and with fresh chance.
       *[other] The rules have been mended: the match goes on from its last place of rest, without { $count } choices made since, and with fresh chance.
    }

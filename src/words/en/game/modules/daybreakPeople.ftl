### What characters from Daybreak make happen. Log: without the full stop. Questions: the message follows the name of the player, `.help` is
### for that player alone.

civilianSaved = { $player } saves the civilian ship { NOUN($area, case: "at") }
civilianSwapped =
    { $replaced ->
        [yes] { $player } replaces a civilian ship { NOUN($area, case: "at") } with another
       *[no] { $player } takes a civilian ship { NOUN($area, case: "from") }
    }
discardSpared = { $by } lets { $player } discard 1 card fewer
contributionShown = { $player } adds { $card } faceup
iconsIgnored = { $player } ignores this card’s activation icons
# $cards: “1 Mutiny card”.
mutinyPutBack = { $player } puts { $cards } at the bottom of the deck
caught = { $player } has too few cards to pay for the company and will be sent to the Brig at the end of the turn

showContribution = choose one of your added cards to show
    .help = It is turned faceup; the others stay facedown until the check is revealed.
# $cards: “2 Skill cards”.
sift = discard { $cards } of those you just drew
    .help = You keep the others.

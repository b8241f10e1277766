### What characters of Daybreak make happen. Log: without the full stop. Questions: the message follows the name of the player, `.help` is
### for that player alone.

civilianSaved = { $player } saves the civilian ship { NOUN($area, case: "at") }
civilianSwapped =
    { $replaced ->
        [yes] { $player } takes a civilian ship { NOUN($area, case: "from") }, and another one takes its place
       *[no] { $player } takes a civilian ship { NOUN($area, case: "from") }
    }
discardSpared = { $by } lets { $player } discard 1 card fewer
contributionShown = { $player } shows { $card } among the added cards
iconsIgnored = { $player } ignores what the Cylon ships of this card would do
# $cards: «1 Mutiny card».
mutinyPutBack = { $player } puts { $cards } on the bottom of the deck
caught = { $player } has too few cards to pay for the company, and goes to the Brig at the end of the turn

showContribution = show one of the cards that you have added
    .help = It lies face up, the others stay face down until the check is revealed.
# $cards: «2 Skill cards».
sift = discard { $cards } of those that you have just drawn
    .help = You keep the others.

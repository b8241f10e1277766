### Skill cards of Daybreak. Log: without the full stop. Questions: the message follows the name of the player, `.help` is for that player
### alone; what it is called to take none of what is offered stands below, with `.detail` in the second line of the menu.

checkCardTaken = { $player } takes { $card } out of the check
# $card: its name for those who may know it, «1 Quorum card» for the others.
quorumKept = { $player } keeps { $card } as President
quorumGiven = { $player } gives { $card } to { $to }, the President
reservesLaunched =
    { $count ->
        [one] { $ships } of the Reserves joins a pilot { NOUN($area, case: "at") }
       *[other] { $ships } of the Reserves join a pilot { NOUN($area, case: "at") }
    }

takeFromCheck = take a card out of the check, if you want
    .help = It goes to your hand and does not count any more. What its ability has done already stays.
takeNone = Take none
    .detail = All cards stay in the check
dogfight = discard a card from the check, if you want
    .help = The price is 1 viper: after the card you choose one in space or in the Reserves, which is damaged.
discardNone = Discard none
    .detail = No viper is damaged
shareQuorum = choose the Quorum card that { $player } gets as President
    .help = The other one you then play yourself, or discard it.
playOrDiscard = play the other Quorum card, or discard it
    .help = You make its choices and rolls. Where it names the President, the President is meant.
discardIt = Discard it
    .detail = It has no effect
# $undamaged: only such locations.
activateFromAfar = choose the location that you activate
    .help =
        { $undamaged ->
            [yes] From wherever you are. What it costs or asks for counts.
           *[no] From wherever you are, and also if it is damaged.
        }
launchReserves = choose where vipers of the Reserves are launched
    .help = An area with a piloted viper. Each of the new ones is activated once at the end.
howManyLaunch = choose how many vipers are launched { NOUN($area, case: "at") }
    .help = Each of them is activated once afterwards, one after the other.

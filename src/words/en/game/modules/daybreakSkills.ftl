### Skill cards from Daybreak. Log: without the full stop. Questions: the message follows the name of the player, `.help` is for that player
### alone; the option to take none stands below, with `.detail` in the second line of the menu.

checkCardTaken = { $player } takes { $card } out of the check
# $card: its name for those who may know it, “1 Quorum card” for the others.
quorumKept = { $player } keeps { $card } as President
quorumGiven = { $player } gives { $card } to { $to }, the President
reservesLaunched =
    { $count ->
        [one] { $ships } from the Reserves joins a pilot { NOUN($area, case: "at") }
       *[other] { $ships } from the Reserves join a pilot { NOUN($area, case: "at") }
    }

takeFromCheck = take a card from the check?
    .help = It goes to your hand and no longer counts. What its ability has already done stays done.
takeNone = Take none
    .detail = All cards stay in the check
dogfight = discard a card from the check?
    .help = The price is 1 viper: after the card, you choose one in space or in the Reserves to be damaged.
discardNone = Discard none
    .detail = No viper is damaged
shareQuorum = choose which Quorum card { $player } gets as President
    .help = You then play or discard the other one.
playOrDiscard = play the other Quorum card or discard it
    .help = You make its choices and rolls. Where it names the President, it means the President.
discardIt = Discard it
    .detail = It has no effect
# $undamaged: only such locations.
activateFromAfar = choose a location to activate
    .help =
        { $undamaged ->
            [yes] You can use it from anywhere. Its costs and requirements still apply.
           *[no] You can use it from anywhere, even if it’s damaged.
        }
launchReserves = choose where to launch vipers from the Reserves
    .help = Choose an area with a piloted viper. Each new viper is activated once at the end.
howManyLaunch = choose how many vipers to launch { NOUN($area, case: "at") }
    .help = Each is activated once afterwards, one after another.

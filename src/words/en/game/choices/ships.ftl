### Choices among ships, on buttons and in menus (80 characters).

at = { $ship } { NOUN($area, case: "at") }
acted = { $ship } { NOUN($area, case: "at") } (has acted this turn)
unseen = { $ship } { NOUN($area, case: "at") } (no one has looked at it)
numbered = { $ship } no. { $number } { NOUN($area, case: "at") }
piloted = { $ship } { NOUN($area, case: "at") }, piloted by { $player }
noHit = Can’t be hit
# $range: “3 or more”.
hit =
    { $result ->
        [damaged] Damaged on a roll of { $range }
       *[destroyed] Destroyed on a roll of { $range }
    }
# $ship: “viper”, or its model.
whose =
    { $own ->
        [yes] your { $ship }
       *[no] an unmanned { $ship }
    }
ofReserves = { $ship } from the Reserves
centurion =
    { $space ->
        [0] The centurion on Start
       *[other] The centurion on space { $space }
    }
launch = Launch { NOUN($ship, case: "a") } { NOUN($area, case: "at") }
fromReserves = From the Reserves into space
# $ship: “your viper”, “an unmanned viper”.
move = Move { $ship } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# $target: “a raider”, “a basestar” (then with its $number), or Scar; $spent: it has acted this turn; $viper: “your viper”.
attack =
    { $number ->
        [none] { $spent ->
            [yes] Attack { $target } (has acted this turn) { NOUN($area, case: "at") } with { $viper }
           *[no] Attack { $target } { NOUN($area, case: "at") } with { $viper }
        }
       *[other] Attack { $target } (no. { $number }) { NOUN($area, case: "at") } with { $viper }
    }

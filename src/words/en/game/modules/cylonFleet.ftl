### The Cylon Fleet board and the CAG.

# The log, without the full stop.
nothingActivated = no { NOUN($ship, case: "plural") } on the main board
gathers = { $ships } placed { NOUN($area, case: "at") } of the Cylon Fleet board
# $ships: “2 raiders and 1 heavy raider”.
arrives = The Cylon Fleet arrives: { $ships } { NOUN($area, case: "at") }
# $space: where the marker is now; 0 is the start, 4 is called Auto Attack.
pursuit =
    { $back ->
        [yes] { $space ->
            [0] the pursuit marker moves back to the start
            [4] the pursuit marker moves back to Auto Attack
           *[other] the pursuit marker moves back to space { $space }
        }
       *[no] { $space ->
            [0] the pursuit marker moves to the start
            [4] the pursuit marker moves to Auto Attack
           *[other] the pursuit marker moves to space { $space }
        }
    }
escorted = { $player }’s { $ship } escorts a civilian ship away { NOUN($area, case: "from") }
escortedUnmanned = An unmanned { $ship } escorts a civilian ship away { NOUN($area, case: "from") }
# $result: what the $die says, no matter what is there.
nuked =
    { $result ->
        [damage] A nuke explodes { NOUN($area, case: "at") } ({ $die }): 1 basestar there is damaged twice, if there is one
        [basestar] A nuke explodes { NOUN($area, case: "at") } ({ $die }): 1 basestar there is destroyed, if there is one
        [raiders] A nuke explodes { NOUN($area, case: "at") } ({ $die }): 1 basestar and 3 raiders there are destroyed, if there are any
       *[all] A nuke explodes { NOUN($area, case: "at") } ({ $die }): every ship there is destroyed
    }

# Questions: the message follows the name of the player, `.help` is for that player alone.
nukeTarget = choose an area to nuke
    .help = Then you roll. On 1 or 2, a basestar there is damaged twice; on 3 to 6, it is destroyed; on 7, it is destroyed along with 3 raiders; on 8, every ship there is destroyed, including vipers and civilian ships.
fleetArea =
    { $count ->
        [one] choose where to place { $ships }
       *[other] choose where to place { $ships }
    }
    .help = Choose an area of the Cylon Fleet board. Ships waiting there will arrive in the area of the main board with the same name.

# A button (80 characters). $number: of the civilian ship; $viper: “your viper”, “an unmanned Viper Mark VII”.
escort =
    { $number ->
        [none] Escort a civilian ship away { NOUN($area, case: "from") } with { $viper }
       *[other] Escort civilian ship no. { $number } away { NOUN($area, case: "from") } with { $viper }
    }
    .detail = It returns to the civilian ships that aren’t in space
# The same in the log, after the name of the player. $own: the player flies it.
escorts =
    { $own ->
        [yes] escorts a civilian ship away { NOUN($area, case: "from") } with their { $ship }
       *[no] escorts a civilian ship away { NOUN($area, case: "from") } with an unmanned { $ship }
    }

# On the card of the title.
cag = The CAG places civilian ships when a card names no area (in an area without any, if possible) and decides where a card says so.
# Actions of the title: buttons, and `.deed` after the name of the player in the log.
handOver = Activate a viper and pass the title
    .deed = activates a viper, if there is one, and passes on the title
wingCommand = Lead the wing
    .deed = leads the wing
nukeArea = Launch a nuke
    .deed = launches a nuke

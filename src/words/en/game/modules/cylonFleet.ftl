### The Cylon Fleet board and the CAG.

# The log, without the full stop.
nothingActivated = No { NOUN($ship, case: "plural") } on the main board
gathers = { $ships } on the Cylon Fleet board, { $area }
# $ships: «2 raiders and 1 heavy raider».
arrives = The Cylon Fleet arrives: { $ships } { NOUN($area, case: "at") }
# $space: where the marker is now; 0 is the start, 4 is called Auto Attack.
pursuit =
    { $back ->
        [yes] { $space ->
            [0] The pursuit marker moves back to the start
            [4] The pursuit marker moves back to Auto Attack
           *[other] The pursuit marker moves back to space { $space }
        }
       *[no] { $space ->
            [0] The pursuit marker moves to the start
            [4] The pursuit marker moves to Auto Attack
           *[other] The pursuit marker moves to space { $space }
        }
    }
escorted = { $player }'s { $ship } escorts a civilian ship away { NOUN($area, case: "from") }
escortedUnmanned = An unmanned { $ship } escorts a civilian ship away { NOUN($area, case: "from") }
# $result: what the $die says, whatever is there.
nuked =
    { $result ->
        [damage] A nuke explodes { NOUN($area, case: "at") }: { $die }, it damages a basestar twice, if one is there
        [basestar] A nuke explodes { NOUN($area, case: "at") }: { $die }, it destroys a basestar, if one is there
        [raiders] A nuke explodes { NOUN($area, case: "at") }: { $die }, it destroys a basestar and 3 raiders, as far as they are there
       *[all] A nuke explodes { NOUN($area, case: "at") }: { $die }, it destroys every ship there
    }

# Questions: the message follows the name of the player, `.help` is for that player alone.
nukeTarget = choose the area that the nuke hits
    .help = Then you roll. On 1 or 2 a basestar there is damaged twice, on 3 to 6 destroyed, on 7 destroyed with 3 raiders; on 8 every ship there is destroyed, vipers and civilian ships too.
fleetArea =
    { $count ->
        [one] choose where { $ships } gathers
       *[other] choose where { $ships } gather
    }
    .help = An area of the Cylon Fleet board. What waits there comes to the area of the main board with the same name.

# A button (80 characters). $number: of the civilian ship; $viper: «your viper», «an unmanned Viper Mark VII».
escort =
    { $number ->
        [none] Escort a civilian ship away { NOUN($area, case: "from") } with { $viper }
       *[other] Escort the civilian ship no. { $number } away { NOUN($area, case: "from") } with { $viper }
    }
    .detail = It goes back to the civilian ships that are not in space
# The same in the log, after the name of the player. $own: who flies it has done so.
escorts =
    { $own ->
        [yes] escorts a civilian ship away { NOUN($area, case: "from") } with their { $ship }
       *[no] escorts a civilian ship away { NOUN($area, case: "from") } with an unmanned { $ship }
    }

# On the card of the title.
cag = The CAG places civilian ships for which a card names no area, where there is none yet, and decides where a card says so.
# Actions of the title: buttons, and `.deed` after the name of the player in the log.
handOver = Send a viper and hand over
    .deed = sends a viper, if there is one to send, and hands over the title
wingCommand = Lead the wing
    .deed = leads the wing
nukeArea = Launch a nuke
    .deed = launches a nuke

### Questions about ships, damage and the jump. The message follows the name of the player; `.help` is for that player alone.

removeCylons = choose a space area to clear
    .help = All Cylon ships there return to the supply without being destroyed. Vipers and civilian ships stay.
mayLaunch = choose where to launch in a viper, if you like
    .help = You leave Galactica as the pilot of a viper from the Reserves. This isn’t an action and doesn’t give you one.
chooseArea = choose a space area
    .help = Vipers launch at the port bow and the port quarter. The bow is in front of Galactica, the stern behind it.
# $more: how many follow.
placeCivilian = choose where to place a civilian ship
    .help =
        { $more ->
            [0] It’s drawn facedown, and raiders will hunt it there.
            [one] It’s drawn facedown, and raiders will hunt it there. { $more } more follows.
           *[other] It’s drawn facedown, and raiders will hunt it there. { $more } more follow.
        }
# $ships: “1 raptor”, $count of them; $kind: `raptor` or `viper`; $why: the card or location.
takeRisk = risk { $ships } for { $why }?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] You roll a die. On { $atLeast } or more it works; otherwise the raptor is destroyed.
               *[other] You roll a die. On { $atLeast } or more it works; otherwise the raptors are destroyed.
            }
           *[viper] { $count ->
                [one] You roll a die. On { $atLeast } or more it works; otherwise the viper is damaged.
               *[other] You roll a die. On { $atLeast } or more it works; otherwise the vipers are damaged.
            }
        }
chooseAmount =
    { $of ->
        [destroyedViper] choose how many destroyed vipers return
        [raptor] choose how many raptors return
        [raider] choose how many raiders to destroy
        [heavyRaider] choose how many heavy raiders to destroy
        [pegasusDamage] choose how many of the damage tokens to draw for Pegasus
       *[viper] choose how many vipers return
    }
    .help =
        { $of ->
            [destroyedViper] They go to the Reserves and can be used again.
            [raptor] They go to the Reserves and can be used again.
            [raider] They return to the supply.
            [heavyRaider] They return to the supply.
            [pegasusDamage] The rest are drawn for Galactica. You see all of them before you choose which ones count.
           *[viper] They go to the Reserves. Damaged vipers return before destroyed ones, unless you choose otherwise in the next question.
        }
chooseRepair = choose what to repair
    .help = A repaired location can be activated again; repaired vipers go to the Reserves.
moveCivilian = move civilian ship no. { $number } { NOUN($area, case: "at") }?
    .help = Choose an adjacent area. Raiders destroy civilian ships without a roll, so keep it away from them.
chooseShip = choose a ship
    .help = Identical ships are listed once.
chooseDamage =
    { $count ->
        [one] choose { $count } damage token
       *[other] choose { $count } damage tokens
    }
    .help = A damaged location is closed until it’s repaired, and everyone there goes to Sickbay; a resource token costs that resource. The other tokens go back unseen.
attack = attack with your viper
    .help = Choose a Cylon ship in your area. Each attack is a separate roll.
# $left: how many activations.
activate = activate an unmanned viper
    .help =
        { $left ->
            [1] The activation launches a viper, moves one, attacks with one or, with the Cylon Fleet board, escorts a civilian ship.
           *[other] Each activation launches a viper, moves one, attacks with one or, with the Cylon Fleet board, escorts a civilian ship. The same viper can be activated more than once.
        }
activateThese = activate an unmanned viper
    .help =
        { $which ->
            [eachOnce] Activate each of the vipers just placed once: it moves, attacks or, with the Cylon Fleet board, escorts a civilian ship.
           *[oneViper] All activations are for the same viper. Each one launches it, moves it, attacks with it or, with the Cylon Fleet board, has it escort a civilian ship.
        }
# In brackets: what each activation costs.
costEach = { $cards } each
chooseDestination = choose a destination for the fleet
    .help = Distance brings the fleet closer to its goal, but the journey costs resources. The other cards go to the bottom of the deck, and no one learns what they were.
# $ships: “raiders”.
nextArea = choose where { $ships } act next
    .help = All { $ships } in one area act before those in the next. They follow fixed rules; only the order is up to you.
nextRaider = choose which raider { NOUN($area, case: "at") } acts next
    .help = Raiders in an area act one by one, by fixed rules. These aren’t all alike, so the order is up to you.
raiderTarget = choose the target of the raider { NOUN($area, case: "at") }
    .help = A raider attacks an unmanned viper first, then a piloted one, then a civilian ship. Here it has a choice of several, and you decide.
# One of several models. $ship: “viper”; $box: where it is.
chooseCraft = choose { NOUN($ship, case: "a") }
    .help =
        { $box ->
            [damagedCraft] Several models are available. Once repaired, it goes to the Reserves.
            [destroyed] Several models are available. The one you choose returns to the Reserves.
           *[reserves] Several models are available; they fly and fight in different ways. Each counts as a viper for cards and locations.
        }
chooseCraftAt = choose { NOUN($ship, case: "a") } for { NOUN($area, case: "the") }
    .help =
        { $box ->
            [damagedCraft] Several models are available. Once repaired, it goes to the Reserves.
            [destroyed] Several models are available. The one you choose returns to the Reserves.
           *[reserves] Several models are available; they fly and fight in different ways. Each counts as a viper for cards and locations.
        }
# In brackets: where it is.
box =
    { $box ->
        [damagedCraft] damaged
        [destroyed] destroyed
       *[reserves] in the Reserves
    }
# $ships: “raiders”.
whichToPlace = choose where to place the remaining { $ships }
    .help = There aren’t enough for everything the card says, so you decide which ones are placed.

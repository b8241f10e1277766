### Questions about ships, damage and the jump. The message follows the name of the player; `.help` is for that player alone.

removeCylons = choose the space area that is cleared
    .help = All Cylon ships there go back to the supply without being destroyed. Vipers and civilian ships stay.
mayLaunch = choose where you launch in a viper, if you want to
    .help = You leave Galactica as the pilot of a viper of the Reserves. It is no action and gives you none.
chooseArea = choose a space area
    .help = Vipers launch at the port bow and the port quarter. The bow is in front of Galactica, the stern behind it.
# $more: how many follow.
placeCivilian = choose where a civilian ship goes
    .help =
        { $more ->
            [0] It is drawn unseen, and raiders hunt it there.
            [one] It is drawn unseen, and raiders hunt it there. After it { $more } more follows.
           *[other] It is drawn unseen, and raiders hunt it there. After it { $more } more follow.
        }
# $ships: «1 raptor», $count of them; $kind: `raptor` or `viper`; $why: the card or place.
takeRisk = do you want to risk { $ships } ({ $why })?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] You roll a die. On { $atLeast } or more it works; on less the raptor is destroyed.
               *[other] You roll a die. On { $atLeast } or more it works; on less the raptors are destroyed.
            }
           *[viper] { $count ->
                [one] You roll a die. On { $atLeast } or more it works; on less the viper is damaged.
               *[other] You roll a die. On { $atLeast } or more it works; on less the vipers are damaged.
            }
        }
chooseAmount =
    { $of ->
        [destroyedViper] choose how many destroyed vipers come back
        [raptor] choose how many raptors come back
        [raider] choose how many raiders you destroy
        [heavyRaider] choose how many heavy raiders you destroy
        [pegasusDamage] choose how many of the damage tokens you draw from those of Pegasus
       *[viper] choose how many vipers come back
    }
    .help =
        { $of ->
            [destroyedViper] They go to the Reserves and can be used again.
            [raptor] They go to the Reserves and can be used again.
            [raider] They go back to the supply.
            [heavyRaider] They go back to the supply.
            [pegasusDamage] The others are those of Galactica. You see all of them before you choose which ones count.
           *[viper] They go to the Reserves. Damaged ones come back before destroyed ones, unless you decide otherwise in the next question.
        }
chooseRepair = choose what to repair
    .help = A repaired location can be activated again; repaired vipers go to the Reserves.
moveCivilian = do you want to move civilian ship no. { $number } { NOUN($area, case: "at") }?
    .help = Choose an adjacent area. Raiders destroy civilian ships without a roll, so keep it away from them.
chooseShip = choose a ship
    .help = Ships of one kind that cannot be told apart are listed once.
chooseDamage =
    { $count ->
        [one] choose { $count } damage token
       *[other] choose { $count } damage tokens
    }
    .help = A location is closed until it is repaired, and everybody there goes to Sickbay; a resource is lost. The other tokens are put back unseen.
attack = attack with your viper
    .help = Choose a Cylon ship in your area. Each attack is a roll of its own.
# $left: how many activations.
activate = activate an unmanned viper
    .help =
        { $left ->
            [1] The activation launches a viper, moves one, lets one attack or, with the Cylon Fleet board, escorts a civilian ship.
           *[other] Each activation launches a viper, moves one, lets one attack or, with the Cylon Fleet board, escorts a civilian ship. The same viper may be activated more than once.
        }
activateThese = activate an unmanned viper
    .help =
        { $which ->
            [eachOnce] Each of the vipers that were placed is activated once: it moves, attacks or, with the Cylon Fleet board, escorts a civilian ship.
           *[oneViper] All activations are for the same viper: each launches it, moves it, lets it attack or, with the Cylon Fleet board, lets it escort a civilian ship.
        }
# In brackets: what each activation costs.
costEach = { $cards } each
chooseDestination = choose the fleet's destination
    .help = The distance brings the fleet nearer to its goal, but the journey costs resources. The other cards go under the deck, and nobody learns what they were.
# $ships: «raiders».
nextArea = choose where the { $ships } act next
    .help = All { $ships } of one area act before those of the next. They follow fixed rules: only the order is yours.
nextRaider = choose which raider { NOUN($area, case: "at") } acts next
    .help = The raiders of an area act one by one by fixed rules. Here they are not all alike: only the order is yours.
raiderTarget = choose what the raider { NOUN($area, case: "at") } attacks
    .help = A raider attacks an unmanned viper if there is one, then a piloted one, then a civilian ship. Here several ships are equally possible.
# Of several models. $ship: «viper»; $box: where it lies.
chooseCraft = choose which { $ship }
    .help =
        { $box ->
            [damagedCraft] There are several models. Once repaired it goes to the Reserves.
            [destroyed] There are several models. It comes back to the Reserves.
           *[reserves] There are several models, which fly and fight in different ways. Each counts as a viper for cards and places.
        }
chooseCraftAt = choose which { $ship } { NOUN($area, case: "at") }
    .help =
        { $box ->
            [damagedCraft] There are several models. Once repaired it goes to the Reserves.
            [destroyed] There are several models. It comes back to the Reserves.
           *[reserves] There are several models, which fly and fight in different ways. Each counts as a viper for cards and places.
        }
# In brackets: where it lies.
box =
    { $box ->
        [damagedCraft] damaged
        [destroyed] destroyed
       *[reserves] of the Reserves
    }
# $ships: «raiders».
whichToPlace = choose where the remaining { $ships } are placed
    .help = There are not enough of them for everything the card says, so you decide which ones are placed.

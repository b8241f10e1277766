### Assault raptors: the log (without the full stop) and the question whether they stay in space when the fleet jumps.

gained = a new assault raptor appears { NOUN($area, case: "at") }
gainedInReserves = a new assault raptor joins the Reserves
stays = { $player }’s assault raptor stays { NOUN($area, case: "at") }
staysUnmanned = An unmanned assault raptor stays { NOUN($area, case: "at") }

# Follows the name of the player. $piloted: it is the player’s own.
stayInSpace =
    { $piloted ->
        [yes] choose whether your assault raptor stays in space
       *[no] choose which assault raptors stay in space
    }
    .help =
        { $piloted ->
            [yes] If it stays, you keep flying it where it is. Otherwise it returns to the Reserves, and you go to the Hangar Deck.
           *[no] Those that stay keep their area. The others return to the Reserves like all vipers.
        }
# Instead of an assault raptor: it returns to the Reserves.
noneStays =
    { $piloted ->
        [yes] Return to Galactica
       *[no] None stay
    }

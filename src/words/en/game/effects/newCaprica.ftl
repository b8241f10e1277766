### Occupation forces and civilian ships on New Caprica, and the departure. $brief: in a menu.

# The words of the rules (R-NCA-62): the top Locked civilian ship goes to the bottom of the Prepared stack; the top Prepared one is
# placed in space.
prepareShip = prepare 1 civilian ship
evacuateShip = evacuate 1 civilian ship
    .one = evacuates 1 civilian ship
evacuateAndMove =
    { $brief ->
        [yes] evacuate 1 civilian ship and move to Galactica
       *[no] evacuate 1 civilian ship, then move to a location on Galactica for free if you like
    }
    .one =
        { $brief ->
            [yes] evacuates 1 civilian ship and moves to Galactica
           *[no] evacuates 1 civilian ship, then moves to a location on Galactica for free if they like
        }
# $forces: “2 occupation forces”.
placeForces = place { $forces } at Occupation Authority
activateForce = activate 1 occupation force of your choice
destroyForces = destroy { $forces }
    .one = destroys { $forces }
lookAtLocked =
    { $brief ->
        [yes] look at the top Locked ship and move it
       *[no] secretly look at the top Locked civilian ship, then place it on the top or bottom of its stack
    }
skipPrepareForJump = skip the Prepare for Jump step this turn
depart =
    { $brief ->
        [yes] leave for good: ships and people left on New Caprica are lost, and the game ends
       *[no] Galactica leaves New Caprica for good. Destroy all Locked and Prepared civilian ships and execute every human on New Caprica. The game ends; the humans win if no resource is at 0
    }

# After “if”.
inOrbit = Galactica is back

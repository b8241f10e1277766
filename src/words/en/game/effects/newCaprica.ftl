### Occupation forces and civilian ships on New Caprica, and the departure. $brief: in a menu.

prepareShip =
    { $brief ->
        [yes] prepare 1 civilian ship
       *[no] the top Locked civilian ship goes under the Prepared stack
    }
evacuateShip =
    { $brief ->
        [yes] evacuate 1 civilian ship
       *[no] place the top Prepared civilian ship at the port bow or port quarter
    }
    .one =
        { $brief ->
            [yes] evacuates 1 civilian ship
           *[no] places the top Prepared civilian ship at the port bow or port quarter
        }
evacuateAndMove =
    { $brief ->
        [yes] evacuate 1 civilian ship and move to Galactica
       *[no] place the top Prepared civilian ship at the port bow or port quarter, and then move to a location on Galactica free of charge if you like
    }
    .one =
        { $brief ->
            [yes] evacuates 1 civilian ship and moves to Galactica
           *[no] places the top Prepared civilian ship at the port bow or port quarter, and then moves to a location on Galactica free of charge if they like
        }
# $forces: «2 occupation forces».
placeForces = place { $forces } on Occupation Authority
activateForce = activate 1 occupation force of your choice
destroyForces = destroy { $forces }
    .one = destroys { $forces }
lookAtLocked =
    { $brief ->
        [yes] look at the top Locked ship and move it
       *[no] look in secret at the top Locked civilian ship and put it on the top or the bottom of that stack
    }
skipPrepareForJump = this turn has no Prepare for Jump step
depart =
    { $brief ->
        [yes] leave for good: ships and people left on New Caprica are lost, and the game ends
       *[no] Galactica leaves New Caprica for good. All Locked and Prepared civilian ships are destroyed, and every human character on New Caprica is executed. Then the game ends: the humans win if no resource is used up
    }

# After «if».
inOrbit = Galactica is back in orbit

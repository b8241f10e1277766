### New Caprica.

# The log, without the full stop.
phaseBegins = The fleet settles on New Caprica, and the Cylons occupy it. Galactica is gone; every civilian ship is locked
galacticaReturned = Galactica returns to New Caprica
departed = { $player } gives the order: Galactica leaves New Caprica for good
forcePlaced = an occupation force is placed at { NOUN($place, case: "the") }
forceMoved = An occupation force moves from { NOUN($from, case: "the") } to { NOUN($to, case: "the") }
forceLeft = An occupation force leaves { NOUN($place, case: "the") }
forceDestroyed = an occupation force is destroyed at { NOUN($place, case: "the") }
shipPrepared = A civilian ship is prepared ({ $locked } locked, { $prepared } prepared)
shipEvacuated =
    { $prepared ->
        [one] { $player } evacuates a civilian ship: it is now { NOUN($area, case: "at") } ({ $prepared } ship still prepared)
       *[other] { $player } evacuates a civilian ship: it is now { NOUN($area, case: "at") } ({ $prepared } ships still prepared)
    }
lockedSeen = { $player } looks at the top Locked ship
# $ship: what its token is called.
lockedSeenOpenly = The top Locked ship: { $ship }
lockedPutBack =
    { $where ->
        [top] { $player } returns the Locked ship to the top of its stack
       *[bottom] { $player } moves the Locked ship to the bottom of its stack
    }

# Questions: the message follows the name of the player, `.help` is for that player alone.
evacuate = choose where to place the evacuated ship
    .help = The top Prepared ship is placed there facedown. From then on raiders hunt it like any civilian ship in space.
chooseForce = choose an occupation force
    .help = Forces at the same location are identical.
lockedShip = return the Locked ship
    .help = Only you have seen it. The top ship is the next one to be prepared or destroyed.

# The phase by its name on the distance scale; `.begins`: in the log; `.brings`: on the objective, what begins.
phase = New Caprica
    .begins = the New Caprica phase begins
    .brings = the New Caprica phase: the fleet settles, Galactica is away until the jump track brings her back, and only the Admiral can end the game
# When ships are placed.
galacticaReturns = When Galactica returns to New Caprica
# Why the game is over.
leftNewCaprica = Galactica has left New Caprica with the survivors

# Actions: buttons; `.detail` in the second line of the menu; `.deed` in the log after the name of the player.
leaveNewCaprica = Leave New Caprica
    .deed = orders Galactica to leave
attackForce = Attack an occupation force
    .detail = It is destroyed on 5 or more
    .deed = attacks an occupation force
detain = Detain a human here
    .detail = On 1 to 3, Detention; on 4 to 7, the Medical Center
    .deed = detains a human

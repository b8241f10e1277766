### Over the great moments of a game, in the channel.

cylon = A Cylon player
executed = An execution
eliminated = Out of the game
sleepers = Sleeper Agent phase
milestone = A milestone on the way
jumped = The fleet has jumped
shipLost = A ship is lost

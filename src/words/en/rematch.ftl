### A rematch: the next game with the same people. With markup, except in refusals (and their `Hint`).

button = Play again with the same people
opened = The game **{ $game }** is open here, with the same options, time limits and automatic players.
calling = { $people }: { $name } has opened a rematch with the same options. Press the button to take your seat.
join = Join
notOver = This game isn’t over.
notOverHint = When it ends, use /game rematch to play again with the same people.
tutorial = Tutorials have no rematch: they are the same game every time.
tutorialHint = Open a game with /game create, or another tutorial with /game tutorial.
notYours = Only this game’s players can open its rematch.
notYoursHint = You can open a new game with /game create.

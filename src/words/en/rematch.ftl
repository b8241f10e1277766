### The next game with the same people. With markup, but for refusals (and their `Hint`).

button = Again with the same people
opened = The game **{ $game }** is open here, with the same options, timers and automatic players.
calling = { $people }: { $name } has opened the next game with the same options. One press takes your seat.
join = Join
notOver = This game is not over.
notOverHint = After its end, /game rematch opens the next one with the same people.
tutorial = A tutorial is played once: it is the same game each time.
tutorialHint = Open a game with /game create, or another tutorial with /game tutorial.
notYours = Only those who played this game open the next one with the same people.
notYoursHint = Open one of your own with /game create.

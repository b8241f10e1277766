### What a player did wrong who answered a question: whole sentences.

gameOver = The game is over; nothing is left to decide.
alreadyDecided = This has already been decided.
notYours = This is for another player to decide.
twice = The same choice cannot be taken twice.
notOpen = That is not one of the choices that are open now.
# $runs: how many may be chosen: «2», «1 to 3», or several of them; $count: how many were.
count = Choose { $runs }, not { $count }.
exactly = Choose exactly { $needed }, not { $count }.
run = { $least } to { $most }

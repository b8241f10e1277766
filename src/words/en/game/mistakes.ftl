### What is wrong with an answer to a question: whole sentences.

gameOver = The game is over; there is nothing left to decide.
alreadyDecided = This has already been decided.
notYours = That’s for another player to decide.
twice = You can’t make the same choice twice.
notOpen = That isn’t one of the available choices.
# $runs: how many may be chosen: “2”, “1 to 3”, or several of these; $count: how many were chosen.
count = Choose { $runs }, not { $count }.
exactly = Choose exactly { $needed }, not { $count }.
run = { $least } to { $most }

gameOver = La partita è finita: non resta niente da decidere.
alreadyDecided = È già stato deciso.
notYours = Questa decisione spetta a un altro giocatore.
twice = La stessa scelta non si può prendere due volte.
notOpen = Non è una delle scelte possibili adesso.
count = Scegline { $runs }, non { $count }.
exactly = Scegline esattamente { $needed }, non { $count }.
run = da { $least } a { $most }

gameOver = Gra się skończyła: nie ma już nic do rozstrzygnięcia.
alreadyDecided = To już rozstrzygnięte.
notYours = O tym decyduje inny gracz.
twice = Tego samego nie można wybrać dwa razy.
notOpen = Teraz nie ma takiej możliwości.
count = Wybierz { $runs }, a nie { $count }.
exactly = Wybierz dokładnie { $needed }, a nie { $count }.
run = od { $least } do { $most }

gameOver = Игра окончена: решать больше нечего.
alreadyDecided = Это уже решено.
notYours = Это решает другой игрок.
twice = Один и тот же вариант нельзя выбрать дважды.
notOpen = Сейчас такого варианта нет.
count = Нужно выбрать { $runs }, а не { $count }.
exactly = Нужно выбрать ровно { $needed }, а не { $count }.
run = от { $least } до { $most }

cylon = Игрок-Сайлон
executed = Казнь
eliminated = Вне игры
sleepers = Фаза спящего агента
milestone = Веха в пути
jumped = Флот совершает прыжок
shipLost = Потерян корабль

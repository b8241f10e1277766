handLimit = лимит карт
executed = казнь
revealed = раскрытие Сайлона
infiltrationEnded = конец внедрения
cost = за путь на другой корабль
prepareForJump = подготовка к прыжку

attack = атака
nuke = ядерная бомба
jump = прыжок
area = зона
force = оккупационный отряд
because = { $what } — { $why }

handLimit = лимит карт
executed = казнь
revealed = раскрытие Сайлона
cost = за путь на другой корабль
prepareForJump = подготовка к прыжку

attack = атака
because = { $what } — { $why }

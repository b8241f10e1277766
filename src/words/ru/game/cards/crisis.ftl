superCrisis = Способности персонажей на нее не действуют.
superCrisisOfPlayer = Способности персонажей на нее не действуют. «Вы» — игрок-Сайлон, который ее играет.

check = Проверка навыка { $difficulty }
onlyIf = только если { $condition }
consequence = Последствия (если добавлена карта со способностью проверки навыка)
passed = Пройдено
partially = { $from }+
failed = Провалено

chooser = { $who } выбирает:

attack = Атака Сайлонов
place = Размещение:

activation = Активация
jump = Прыжок +1
evacuate = Эвакуация

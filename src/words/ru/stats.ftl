titleServer = Законченные игры этого сервера
titlePerson = Законченные игры: { $name }
titleCharacter = Законченные игры с персонажем { $character }
titlePersonCharacter = Законченные игры: { $name } с персонажем { $character }
everywhere = На всех серверах, где я веду игры.
none = Ни одна игра еще не закончена.
nonePerson = У игрока { $name } еще нет законченных игр.
noneCharacter = С персонажем { $character } еще нет законченных игр.
noneHint = Игра считается, когда она закончена; `/game create` открывает новую.
games =
    { $count ->
        [1] **{ $count } игра**, ходов: { $turns }
        [one] **{ $count } игра**, ходов: от { $fewest } до { $most }, в среднем { $turns }
        [few] **{ $count } игры**, ходов: от { $fewest } до { $most }, в среднем { $turns }
        [many] **{ $count } игр**, ходов: от { $fewest } до { $most }, в среднем { $turns }
       *[other] **{ $count } игр**, ходов: от { $fewest } до { $most }, в среднем { $turns }
    }
few = Такое малое число игр мало о чем говорит: не принимайте цифры слишком всерьез.
humansWon = Победы людей: { $games } ({ $share })
cylonsWon = Победы Сайлонов: { $games } ({ $share })
ends = Чем они кончились
end = { $games } × { $cause }
sides = Люди за столом по сторонам
ownSides = По сторонам
side_human = За людей: побед { $won } из { $games } ({ $share })
side_cylon = За Сайлонов: побед { $won } из { $games } ({ $share })
side_cylonLeader = За лидера Сайлонов: побед { $won } из { $games } по тайным целям ({ $share })
side_sympatheticCylon = За дружественного Сайлона: побед { $won } из { $games } по замыслу ({ $share })
automatic = Автоигроки, отдельно
characters = Персонажи
noCharacters = ни один человек еще не доиграл до конца
people = Кто играл больше всех
tally = { $name }: побед { $won } из { $games } ({ $share })
cards_mission = Миссии
cards_mutiny = Сыгранные карты мятежа
cards_motive = Мотивы
card_mission = { $name }: пройдено { $worked } из { $times } ({ $share })
card_mutiny = { $name }: { $times } ×
card_motive = { $name }: выполнено { $worked } из { $times } ({ $share })
more = и еще { $count }

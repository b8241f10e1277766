## names.words

phase_setup = Начальная расстановка
    .gender = f
    .gen = начальной расстановки
    .acc = начальную расстановку
    .loc = начальной расстановке
phase_startOfTurn = Начало хода
    .gender = n
    .gen = начала хода
    .acc = начало хода
    .loc = начале хода
phase_receiveSkills = Фаза получения навыков
    .gender = f
    .gen = фазы получения навыков
    .acc = фазу получения навыков
    .loc = фазе получения навыков
phase_movement = Фаза передвижения
    .gender = f
    .gen = фазы передвижения
    .acc = фазу передвижения
    .loc = фазе передвижения
phase_action = Фаза действия
    .gender = f
    .gen = фазы действия
    .acc = фазу действия
    .loc = фазе действия
phase_crisis = Фаза кризиса
    .gender = f
    .gen = фазы кризиса
    .acc = фазу кризиса
    .loc = фазе кризиса
phase_activateCylonShips = Фаза активации кораблей Сайлонов
    .gender = f
    .gen = фазы активации кораблей Сайлонов
    .acc = фазу активации кораблей Сайлонов
    .loc = фазе активации кораблей Сайлонов
phase_prepareForJump = Фаза подготовки к прыжку
    .gender = f
    .gen = фазы подготовки к прыжку
    .acc = фазу подготовки к прыжку
    .loc = фазе подготовки к прыжку
phase_endOfTurn = Конец хода
    .gender = m
    .gen = конца хода
    .acc = конец хода
    .loc = конце хода

politicalLeader = Политический лидер
    .gender = m
    .gen = политического лидера
    .acc = политического лидера
    .any = Любой политический лидер
militaryLeader = Военный лидер
    .gender = m
    .gen = военного лидера
    .acc = военного лидера
    .any = Любой военный лидер
pilot = Пилот
    .gender = m
    .gen = пилота
    .acc = пилота
    .any = Любой пилот
support = Техник
    .gender = m
    .gen = техника
    .acc = техника
    .any = Любой техник
cylonLeader = Лидер Сайлонов
    .tight = Лидер
    .gender = m
    .gen = лидера Сайлонов
    .acc = лидера Сайлонов
    .any = Любой лидер Сайлонов

activation_raiders = Рейдеры
    .gender = pl
    .gen = Рейдеров
    .acc = Рейдеров
activation_launchRaiders = запуск Рейдеров
    .gender = m
    .gen = запуска Рейдеров
activation_heavyRaiders = тяжелые Рейдеры и центурионы
    .gender = pl
    .gen = тяжелых Рейдеров и центурионов
    .acc = тяжелых Рейдеров и центурионов
activation_basestars = Базовые корабли
    .gender = pl
    .gen = Базовых кораблей
    .acc = Базовые корабли
activation_occupation = оккупационные отряды
    .gender = pl
    .gen = оккупационных отрядов
    .acc = оккупационные отряды

kind_character = Персонаж
kind_skillCard = Карта навыка
kind_crisis = Карта кризиса
kind_superCrisis = Карта суперкризиса
kind_quorum = Карта кворума
kind_loyalty = Карта лояльности
kind_destination = Карта пункта назначения
kind_location = Локация
kind_token = Жетон
kind_track = Шкала
kind_title = Титул
kind_objective = Цель
kind_setup = Начальная расстановка
kind_module = Правила стола
kind_agenda = Замысел

deck_crisis = колода кризисов
    .gender = f
    .gen = колоды кризисов
    .dat = колоде кризисов
    .acc = колоду кризисов
    .ins = колодой кризисов
    .loc = колоде кризисов
deck_superCrisis = колода суперкризисов
    .gender = f
    .gen = колоды суперкризисов
    .dat = колоде суперкризисов
    .acc = колоду суперкризисов
    .ins = колодой суперкризисов
    .loc = колоде суперкризисов
deck_quorum = колода кворума
    .gender = f
    .gen = колоды кворума
    .dat = колоде кворума
    .acc = колоду кворума
    .ins = колодой кворума
    .loc = колоде кворума
deck_destination = колода пунктов назначения
    .gender = f
    .gen = колоды пунктов назначения
    .dat = колоде пунктов назначения
    .acc = колоду пунктов назначения
    .ins = колодой пунктов назначения
    .loc = колоде пунктов назначения
deck_loyalty = колода лояльности
    .gender = f
    .gen = колоды лояльности
    .dat = колоде лояльности
    .acc = колоду лояльности
    .ins = колодой лояльности
    .loc = колоде лояльности
deck_destiny = колода судьбы
    .gender = f
    .gen = колоды судьбы
    .dat = колоде судьбы
    .acc = колоду судьбы
    .ins = колодой судьбы
    .loc = колоде судьбы

deck_mission = колода миссий
    .gender = f
    .gen = колоды миссий
    .dat = колоде миссий
    .acc = колоду миссий
    .ins = колодой миссий
    .loc = колоде миссий

deck_mutiny = колода мятежа
    .gender = f
    .gen = колоды мятежа
    .dat = колоде мятежа
    .acc = колоду мятежа
    .ins = колодой мятежа
    .loc = колоде мятежа

deck_ally = колода союзников
    .gender = f
    .gen = колоды союзников
    .dat = колоде союзников
    .acc = колоду союзников
    .ins = колодой союзников
    .loc = колоде союзников

setup_base_ships = Корабли в космосе при начальной расстановке
    .inside = корабли в космосе при начальной расстановке
setup_exodus_battle-of-the-ionian-nebula = Битва в Ионийской туманности
    .inside = битва в Ионийской туманности
    .gender = f
setup_pegasus_galactica-returns = Корабли при возвращении Галактики на Новую Каприку
    .inside = корабли при возвращении Галактики на Новую Каприку

## names.people

title_base_president = Президент
    .tight = През.
    .gender = m
    .gen = Президента
    .dat = Президенту
    .acc = Президента
    .ins = Президентом
    .loc = Президенте
title_base_admiral = Адмирал
    .tight = Адм.
    .gender = m
    .gen = Адмирала
    .dat = Адмиралу
    .acc = Адмирала
    .ins = Адмиралом
    .loc = Адмирале
title_exodus_cag = CAG
    .gender = m
title_pegasus_president-new-caprica = Президент
    .gender = m
    .gen = Президента
    .dat = Президенту
    .acc = Президента
    .ins = Президентом
    .loc = Президенте
title_pegasus_admiral-new-caprica = Адмирал
    .gender = m
    .gen = Адмирала
    .dat = Адмиралу
    .acc = Адмирала
    .ins = Адмиралом
    .loc = Адмирале
title_exodus_admiral-cylon-fleet = Адмирал
    .gender = m
    .gen = Адмирала
    .dat = Адмиралу
    .acc = Адмирала
    .ins = Адмиралом
    .loc = Адмирале

role_current = текущий игрок
    .gender = m
    .gen = текущего игрока
    .dat = текущему игроку
    .acc = текущего игрока
    .ins = текущим игроком
    .loc = текущем игроке
role_chooser = выбравший это игрок
    .gender = m
    .gen = выбравшего это игрока
    .dat = выбравшему это игроку
    .acc = выбравшего это игрока
    .ins = выбравшим это игроком
    .loc = выбравшем это игроке
role_itsPlayer = сыгравший эту карту игрок-Сайлон
    .gender = m
    .gen = сыгравшего эту карту игрока-Сайлона
    .dat = сыгравшему эту карту игроку-Сайлону
    .acc = сыгравшего эту карту игрока-Сайлона
    .ins = сыгравшим эту карту игроком-Сайлоном
    .loc = сыгравшем эту карту игроке-Сайлоне
role_you = вы
    .gender = pl
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас
role_chosen = этот игрок
    .gender = m
    .gen = этого игрока
    .dat = этому игроку
    .acc = этого игрока
    .ins = этим игроком
    .loc = этом игроке
role_each = каждый игрок-человек
    .gender = m
    .gen = каждого игрока-человека
    .dat = каждому игроку-человеку
    .acc = каждого игрока-человека
    .ins = каждым игроком-человеком
    .loc = каждом игроке-человеке
role_everyone = каждый игрок (и человек, и Сайлон)
    .gender = m
    .gen = каждого игрока
    .dat = каждому игроку
    .acc = каждого игрока
    .ins = каждым игроком
    .loc = каждом игроке
role_cylons = каждый игрок-Сайлон
    .gender = m
    .gen = каждого игрока-Сайлона
    .dat = каждому игроку-Сайлону
    .acc = каждого игрока-Сайлона
    .ins = каждым игроком-Сайлоном
    .loc = каждом игроке-Сайлоне
role_they = этот игрок
    .gender = m
    .gen = этого игрока
    .dat = этому игроку
    .acc = этого игрока
    .ins = этим игроком
    .loc = этом игроке

## names.resources

fuel = топливо
    .gender = n
    .gen = топлива
    .dat = топливу
    .acc = топливо
    .ins = топливом
    .loc = топливе
    .count =
        { $count ->
            [one] { $count } топливо
           *[other] { $count } топлива
        }
    .count-gen = { $count } топлива
    .count-acc =
        { $count ->
            [one] { $count } топливо
           *[other] { $count } топлива
        }
    .count-ins =
        { $count ->
            [one] { $count } топливом
           *[other] { $count } топлива
        }
food = еда
    .gender = f
    .gen = еды
    .dat = еде
    .acc = еду
    .ins = едой
    .loc = еде
    .count =
        { $count ->
            [one] { $count } еда
           *[other] { $count } еды
        }
    .count-gen = { $count } еды
    .count-acc =
        { $count ->
            [one] { $count } еду
           *[other] { $count } еды
        }
    .count-ins =
        { $count ->
            [one] { $count } едой
           *[other] { $count } еды
        }
morale = мораль
    .gender = f
    .gen = морали
    .dat = морали
    .acc = мораль
    .ins = моралью
    .loc = морали
    .count =
        { $count ->
            [one] { $count } мораль
           *[other] { $count } морали
        }
    .count-gen = { $count } морали
    .count-acc =
        { $count ->
            [one] { $count } мораль
           *[other] { $count } морали
        }
    .count-ins =
        { $count ->
            [one] { $count } моралью
           *[other] { $count } морали
        }
population = население
    .gender = n
    .gen = населения
    .dat = населению
    .acc = население
    .ins = населением
    .loc = населении
    .count =
        { $count ->
            [one] { $count } население
           *[other] { $count } населения
        }
    .count-gen = { $count } населения
    .count-acc =
        { $count ->
            [one] { $count } население
           *[other] { $count } населения
        }
    .count-ins =
        { $count ->
            [one] { $count } населением
           *[other] { $count } населения
        }

## names.ships

basestar = Базовый корабль
    .gender = m
    .gen = Базового корабля
    .dat = Базовому кораблю
    .acc = Базовый корабль
    .ins = Базовым кораблем
    .loc = Базовом корабле
    .plural = Базовые корабли
    .gen-pl = Базовых кораблей
    .dat-pl = Базовым кораблям
    .acc-pl = Базовые корабли
    .ins-pl = Базовыми кораблями
    .loc-pl = Базовых кораблях
    .count =
        { $count ->
            [one] { $count } Базовый корабль
            [few] { $count } Базовых корабля
           *[many] { $count } Базовых кораблей
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } Базовый корабль
            [few] появляются { $count } Базовых корабля
           *[many] появляется { $count } Базовых кораблей
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } Базовый корабль
            [few] уничтожены { $count } Базовых корабля
           *[many] уничтожено { $count } Базовых кораблей
        }
    .count-gen =
        { $count ->
            [one] { $count } Базового корабля
           *[other] { $count } Базовых кораблей
        }
    .count-dat =
        { $count ->
            [one] { $count } Базовому кораблю
           *[other] { $count } Базовым кораблям
        }
    .count-acc =
        { $count ->
            [one] { $count } Базовый корабль
            [few] { $count } Базовых корабля
           *[many] { $count } Базовых кораблей
        }
    .count-ins =
        { $count ->
            [one] { $count } Базовым кораблем
           *[other] { $count } Базовыми кораблями
        }
    .count-each =
        { $count ->
            [one] по { $count } Базовому кораблю
            [few] по { $count } Базовых корабля
           *[many] по { $count } Базовых кораблей
        }
    .every = каждый Базовый корабль
raider = Рейдер
    .gender = m
    .gen = Рейдера
    .dat = Рейдеру
    .acc = Рейдера
    .ins = Рейдером
    .loc = Рейдере
    .plural = Рейдеры
    .gen-pl = Рейдеров
    .dat-pl = Рейдерам
    .acc-pl = Рейдеров
    .ins-pl = Рейдерами
    .loc-pl = Рейдерах
    .count =
        { $count ->
            [one] { $count } Рейдер
            [few] { $count } Рейдера
           *[many] { $count } Рейдеров
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } Рейдер
            [few] появляются { $count } Рейдера
           *[many] появляется { $count } Рейдеров
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } Рейдер
            [few] уничтожены { $count } Рейдера
           *[many] уничтожено { $count } Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } Рейдера
           *[other] { $count } Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } Рейдеру
           *[other] { $count } Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } Рейдера
            [few] { $count } Рейдера
           *[many] { $count } Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } Рейдером
           *[other] { $count } Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } Рейдеру
            [few] по { $count } Рейдера
           *[many] по { $count } Рейдеров
        }
    .every = каждый Рейдер
heavyRaider = тяжелый Рейдер
    .gender = m
    .gen = тяжелого Рейдера
    .dat = тяжелому Рейдеру
    .acc = тяжелого Рейдера
    .ins = тяжелым Рейдером
    .loc = тяжелом Рейдере
    .plural = тяжелые Рейдеры
    .gen-pl = тяжелых Рейдеров
    .dat-pl = тяжелым Рейдерам
    .acc-pl = тяжелых Рейдеров
    .ins-pl = тяжелыми Рейдерами
    .loc-pl = тяжелых Рейдерах
    .count =
        { $count ->
            [one] { $count } тяжелый Рейдер
            [few] { $count } тяжелых Рейдера
           *[many] { $count } тяжелых Рейдеров
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } тяжелый Рейдер
            [few] появляются { $count } тяжелых Рейдера
           *[many] появляется { $count } тяжелых Рейдеров
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } тяжелый Рейдер
            [few] уничтожены { $count } тяжелых Рейдера
           *[many] уничтожено { $count } тяжелых Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } тяжелого Рейдера
           *[other] { $count } тяжелых Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } тяжелому Рейдеру
           *[other] { $count } тяжелым Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } тяжелого Рейдера
            [few] { $count } тяжелых Рейдера
           *[many] { $count } тяжелых Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } тяжелым Рейдером
           *[other] { $count } тяжелыми Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } тяжелому Рейдеру
            [few] по { $count } тяжелых Рейдера
           *[many] по { $count } тяжелых Рейдеров
        }
    .every = каждый тяжелый Рейдер
viper = Вайпер
    .gender = m
    .gen = Вайпера
    .dat = Вайперу
    .acc = Вайпер
    .ins = Вайпером
    .loc = Вайпере
    .plural = Вайперы
    .gen-pl = Вайперов
    .dat-pl = Вайперам
    .acc-pl = Вайперы
    .ins-pl = Вайперами
    .loc-pl = Вайперах
    .count =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
           *[many] { $count } Вайперов
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } Вайпер
            [few] появляются { $count } Вайпера
           *[many] появляется { $count } Вайперов
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } Вайпер
            [few] уничтожены { $count } Вайпера
           *[many] уничтожено { $count } Вайперов
        }
    .count-fly =
        { $count ->
            [one] вылетает { $count } Вайпер
            [few] вылетают { $count } Вайпера
           *[many] вылетает { $count } Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера
           *[other] { $count } Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу
           *[other] { $count } Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
           *[many] { $count } Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером
           *[other] { $count } Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу
            [few] по { $count } Вайпера
           *[many] по { $count } Вайперов
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
           *[many] { $count } беспилотных Вайперов
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
           *[many] { $count } беспилотных Вайперов
        }
civilian = гражданский корабль
    .gender = m
    .gen = гражданского корабля
    .dat = гражданскому кораблю
    .acc = гражданский корабль
    .ins = гражданским кораблем
    .loc = гражданском корабле
    .plural = гражданские корабли
    .gen-pl = гражданских кораблей
    .dat-pl = гражданским кораблям
    .acc-pl = гражданские корабли
    .ins-pl = гражданскими кораблями
    .loc-pl = гражданских кораблях
    .count =
        { $count ->
            [one] { $count } гражданский корабль
            [few] { $count } гражданских корабля
           *[many] { $count } гражданских кораблей
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } гражданский корабль
            [few] появляются { $count } гражданских корабля
           *[many] появляется { $count } гражданских кораблей
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } гражданский корабль
            [few] уничтожены { $count } гражданских корабля
           *[many] уничтожено { $count } гражданских кораблей
        }
    .count-gen =
        { $count ->
            [one] { $count } гражданского корабля
           *[other] { $count } гражданских кораблей
        }
    .count-dat =
        { $count ->
            [one] { $count } гражданскому кораблю
           *[other] { $count } гражданским кораблям
        }
    .count-acc =
        { $count ->
            [one] { $count } гражданский корабль
            [few] { $count } гражданских корабля
           *[many] { $count } гражданских кораблей
        }
    .count-ins =
        { $count ->
            [one] { $count } гражданским кораблем
           *[other] { $count } гражданскими кораблями
        }
    .count-each =
        { $count ->
            [one] по { $count } гражданскому кораблю
            [few] по { $count } гражданских корабля
           *[many] по { $count } гражданских кораблей
        }
raptor = Раптор
    .gender = m
    .gen = Раптора
    .dat = Раптору
    .acc = Раптор
    .ins = Раптором
    .loc = Рапторе
    .plural = Рапторы
    .gen-pl = Рапторов
    .dat-pl = Рапторам
    .acc-pl = Рапторы
    .ins-pl = Рапторами
    .loc-pl = Рапторах
    .count =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
           *[many] { $count } Рапторов
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } Раптор
            [few] появляются { $count } Раптора
           *[many] появляется { $count } Рапторов
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } Раптор
            [few] уничтожены { $count } Раптора
           *[many] уничтожено { $count } Рапторов
        }
    .count-fly =
        { $count ->
            [one] вылетает { $count } Раптор
            [few] вылетают { $count } Раптора
           *[many] вылетает { $count } Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } Раптора
           *[other] { $count } Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } Раптору
           *[other] { $count } Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
           *[many] { $count } Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } Раптором
           *[other] { $count } Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } Раптору
            [few] по { $count } Раптора
           *[many] по { $count } Рапторов
        }
centurion = центурион
    .gender = m
    .gen = центуриона
    .dat = центуриону
    .acc = центуриона
    .ins = центурионом
    .loc = центурионе
    .plural = центурионы
    .gen-pl = центурионов
    .dat-pl = центурионам
    .acc-pl = центурионов
    .ins-pl = центурионами
    .loc-pl = центурионах
    .count =
        { $count ->
            [one] { $count } центурион
            [few] { $count } центуриона
           *[many] { $count } центурионов
        }
    .count-gen =
        { $count ->
            [one] { $count } центуриона
           *[other] { $count } центурионов
        }
    .count-dat =
        { $count ->
            [one] { $count } центуриону
           *[other] { $count } центурионам
        }
    .count-acc =
        { $count ->
            [one] { $count } центуриона
            [few] { $count } центуриона
           *[many] { $count } центурионов
        }
    .count-ins =
        { $count ->
            [one] { $count } центурионом
           *[other] { $count } центурионами
        }
    .count-each =
        { $count ->
            [one] по { $count } центуриону
            [few] по { $count } центуриона
           *[many] по { $count } центурионов
        }
    .every = каждый центурион
galactica = Галактика
    .gender = f
    .gen = Галактики
    .dat = Галактике
    .acc = Галактику
    .ins = Галактикой
    .loc = Галактике
viper_viper = Вайпер
    .gender = m
    .gen = Вайпера
    .dat = Вайперу
    .acc = Вайпер
    .ins = Вайпером
    .loc = Вайпере
    .plural = Вайперы
    .gen-pl = Вайперов
    .dat-pl = Вайперам
    .acc-pl = Вайперы
    .ins-pl = Вайперами
    .loc-pl = Вайперах
    .count =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
           *[many] { $count } Вайперов
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } Вайпер
            [few] появляются { $count } Вайпера
           *[many] появляется { $count } Вайперов
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } Вайпер
            [few] уничтожены { $count } Вайпера
           *[many] уничтожено { $count } Вайперов
        }
    .count-fly =
        { $count ->
            [one] вылетает { $count } Вайпер
            [few] вылетают { $count } Вайпера
           *[many] вылетает { $count } Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера
           *[other] { $count } Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу
           *[other] { $count } Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
           *[many] { $count } Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером
           *[other] { $count } Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу
            [few] по { $count } Вайпера
           *[many] по { $count } Вайперов
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
           *[many] { $count } беспилотных Вайперов
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
           *[many] { $count } беспилотных Вайперов
        }
viper_viperMarkVII = Вайпер Mark VII
    .gender = m
    .gen = Вайпера Mark VII
    .dat = Вайперу Mark VII
    .acc = Вайпер Mark VII
    .ins = Вайпером Mark VII
    .loc = Вайпере Mark VII
    .plural = Вайперы Mark VII
    .gen-pl = Вайперов Mark VII
    .dat-pl = Вайперам Mark VII
    .acc-pl = Вайперы Mark VII
    .ins-pl = Вайперами Mark VII
    .loc-pl = Вайперах Mark VII
    .count =
        { $count ->
            [one] { $count } Вайпер Mark VII
            [few] { $count } Вайпера Mark VII
           *[many] { $count } Вайперов Mark VII
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } Вайпер Mark VII
            [few] появляются { $count } Вайпера Mark VII
           *[many] появляется { $count } Вайперов Mark VII
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } Вайпер Mark VII
            [few] уничтожены { $count } Вайпера Mark VII
           *[many] уничтожено { $count } Вайперов Mark VII
        }
    .count-fly =
        { $count ->
            [one] вылетает { $count } Вайпер Mark VII
            [few] вылетают { $count } Вайпера Mark VII
           *[many] вылетает { $count } Вайперов Mark VII
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера Mark VII
           *[other] { $count } Вайперов Mark VII
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу Mark VII
           *[other] { $count } Вайперам Mark VII
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер Mark VII
            [few] { $count } Вайпера Mark VII
           *[many] { $count } Вайперов Mark VII
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером Mark VII
           *[other] { $count } Вайперами Mark VII
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу Mark VII
            [few] по { $count } Вайпера Mark VII
           *[many] по { $count } Вайперов Mark VII
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный Вайпер Mark VII
            [few] { $count } беспилотных Вайпера Mark VII
           *[many] { $count } беспилотных Вайперов Mark VII
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный Вайпер Mark VII
            [few] { $count } беспилотных Вайпера Mark VII
           *[many] { $count } беспилотных Вайперов Mark VII
        }
viper_assaultRaptor = штурмовой Раптор
    .gender = m
    .gen = штурмового Раптора
    .dat = штурмовому Раптору
    .acc = штурмовой Раптор
    .ins = штурмовым Раптором
    .loc = штурмовом Рапторе
    .plural = штурмовые Рапторы
    .gen-pl = штурмовых Рапторов
    .dat-pl = штурмовым Рапторам
    .acc-pl = штурмовые Рапторы
    .ins-pl = штурмовыми Рапторами
    .loc-pl = штурмовых Рапторах
    .count =
        { $count ->
            [one] { $count } штурмовой Раптор
            [few] { $count } штурмовых Раптора
           *[many] { $count } штурмовых Рапторов
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } штурмовой Раптор
            [few] появляются { $count } штурмовых Раптора
           *[many] появляется { $count } штурмовых Рапторов
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } штурмовой Раптор
            [few] уничтожены { $count } штурмовых Раптора
           *[many] уничтожено { $count } штурмовых Рапторов
        }
    .count-fly =
        { $count ->
            [one] вылетает { $count } штурмовой Раптор
            [few] вылетают { $count } штурмовых Раптора
           *[many] вылетает { $count } штурмовых Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } штурмового Раптора
           *[other] { $count } штурмовых Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } штурмовому Раптору
           *[other] { $count } штурмовым Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } штурмовой Раптор
            [few] { $count } штурмовых Раптора
           *[many] { $count } штурмовых Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } штурмовым Раптором
           *[other] { $count } штурмовыми Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } штурмовому Раптору
            [few] по { $count } штурмовых Раптора
           *[many] по { $count } штурмовых Рапторов
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный штурмовой Раптор
            [few] { $count } беспилотных штурмовых Раптора
           *[many] { $count } беспилотных штурмовых Рапторов
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный штурмовой Раптор
            [few] { $count } беспилотных штурмовых Раптора
           *[many] { $count } беспилотных штурмовых Рапторов
        }
viper_raptor = Раптор
    .gender = m
    .gen = Раптора
    .dat = Раптору
    .acc = Раптор
    .ins = Раптором
    .loc = Рапторе
    .plural = Рапторы
    .gen-pl = Рапторов
    .dat-pl = Рапторам
    .acc-pl = Рапторы
    .ins-pl = Рапторами
    .loc-pl = Рапторах
    .count =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
           *[many] { $count } Рапторов
        }
    .count-appear =
        { $count ->
            [one] появляется { $count } Раптор
            [few] появляются { $count } Раптора
           *[many] появляется { $count } Рапторов
        }
    .count-die =
        { $count ->
            [one] уничтожен { $count } Раптор
            [few] уничтожены { $count } Раптора
           *[many] уничтожено { $count } Рапторов
        }
    .count-fly =
        { $count ->
            [one] вылетает { $count } Раптор
            [few] вылетают { $count } Раптора
           *[many] вылетает { $count } Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } Раптора
           *[other] { $count } Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } Раптору
           *[other] { $count } Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
           *[many] { $count } Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } Раптором
           *[other] { $count } Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } Раптору
            [few] по { $count } Раптора
           *[many] по { $count } Рапторов
        }
nuke = ядерная бомба
    .gender = f
    .gen = ядерной бомбы
    .dat = ядерной бомбе
    .acc = ядерную бомбу
    .ins = ядерной бомбой
    .loc = ядерной бомбе
    .plural = ядерные бомбы
    .gen-pl = ядерных бомб
    .dat-pl = ядерным бомбам
    .acc-pl = ядерные бомбы
    .ins-pl = ядерными бомбами
    .loc-pl = ядерных бомбах
    .count =
        { $count ->
            [one] { $count } ядерная бомба
            [few] { $count } ядерные бомбы
           *[many] { $count } ядерных бомб
        }
    .count-gen =
        { $count ->
            [one] { $count } ядерной бомбы
           *[other] { $count } ядерных бомб
        }
    .count-dat =
        { $count ->
            [one] { $count } ядерной бомбе
           *[other] { $count } ядерным бомбам
        }
    .count-acc =
        { $count ->
            [one] { $count } ядерную бомбу
            [few] { $count } ядерные бомбы
           *[many] { $count } ядерных бомб
        }
    .count-ins =
        { $count ->
            [one] { $count } ядерной бомбой
           *[other] { $count } ядерными бомбами
        }
    .count-each =
        { $count ->
            [one] по { $count } ядерной бомбе
            [few] по { $count } ядерные бомбы
           *[many] по { $count } ядерных бомб
        }
damagedViper = поврежденный Вайпер
    .gender = m
    .gen = поврежденного Вайпера
    .dat = поврежденному Вайперу
    .acc = поврежденный Вайпер
    .ins = поврежденным Вайпером
    .loc = поврежденном Вайпере
    .plural = поврежденные Вайперы
    .gen-pl = поврежденных Вайперов
    .dat-pl = поврежденным Вайперам
    .acc-pl = поврежденные Вайперы
    .ins-pl = поврежденными Вайперами
    .loc-pl = поврежденных Вайперах
    .count =
        { $count ->
            [one] { $count } поврежденный Вайпер
            [few] { $count } поврежденных Вайпера
           *[many] { $count } поврежденных Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } поврежденного Вайпера
           *[other] { $count } поврежденных Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } поврежденному Вайперу
           *[other] { $count } поврежденным Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } поврежденный Вайпер
            [few] { $count } поврежденных Вайпера
           *[many] { $count } поврежденных Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } поврежденным Вайпером
           *[other] { $count } поврежденными Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } поврежденному Вайперу
            [few] по { $count } поврежденных Вайпера
           *[many] по { $count } поврежденных Вайперов
        }

attacker_raider = Рейдер
    .gender = m
    .gen = Рейдера
    .dat = Рейдеру
    .acc = Рейдера
    .ins = Рейдером
    .loc = Рейдере
attacker_basestar = Базовый корабль
    .gender = m
    .gen = Базового корабля
    .dat = Базовому кораблю
    .acc = Базовый корабль
    .ins = Базовым кораблем
    .loc = Базовом корабле
attacker_viper = Вайпер
    .gender = m
    .gen = Вайпера
    .dat = Вайперу
    .acc = Вайпер
    .ins = Вайпером
    .loc = Вайпере
attacker_galactica = Галактика
    .gender = f
    .gen = Галактики
    .dat = Галактике
    .acc = Галактику
    .ins = Галактикой
    .loc = Галактике
attacker_nuke = ядерная бомба
    .gender = f
    .gen = ядерной бомбы
    .dat = ядерной бомбе
    .acc = ядерную бомбу
    .ins = ядерной бомбой
    .loc = ядерной бомбе
attacker_armory = Арсенал
    .gender = m
    .gen = Арсенала
    .dat = Арсеналу
    .acc = Арсенал
    .ins = Арсеналом
    .loc = Арсенале

scar = Шрам
    .gender = m
    .gen = Шрама
    .dat = Шраму
    .acc = Шрама
    .ins = Шрамом
    .loc = Шраме

amount_viper = Вайперы
    .gender = pl
    .count =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
           *[many] { $count } Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера
           *[other] { $count } Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу
           *[other] { $count } Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
           *[many] { $count } Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером
           *[other] { $count } Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу
            [few] по { $count } Вайпера
           *[many] по { $count } Вайперов
        }
amount_destroyedViper = уничтоженные Вайперы
    .gender = pl
    .count =
        { $count ->
            [one] { $count } уничтоженный Вайпер
            [few] { $count } уничтоженных Вайпера
           *[many] { $count } уничтоженных Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } уничтоженного Вайпера
           *[other] { $count } уничтоженных Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } уничтоженному Вайперу
           *[other] { $count } уничтоженным Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } уничтоженный Вайпер
            [few] { $count } уничтоженных Вайпера
           *[many] { $count } уничтоженных Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } уничтоженным Вайпером
           *[other] { $count } уничтоженными Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } уничтоженному Вайперу
            [few] по { $count } уничтоженных Вайпера
           *[many] по { $count } уничтоженных Вайперов
        }
amount_raptor = Рапторы
    .gender = pl
    .count =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
           *[many] { $count } Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } Раптора
           *[other] { $count } Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } Раптору
           *[other] { $count } Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
           *[many] { $count } Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } Раптором
           *[other] { $count } Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } Раптору
            [few] по { $count } Раптора
           *[many] по { $count } Рапторов
        }
amount_raider = Рейдеры
    .gender = pl
    .count =
        { $count ->
            [one] { $count } Рейдер
            [few] { $count } Рейдера
           *[many] { $count } Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } Рейдера
           *[other] { $count } Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } Рейдеру
           *[other] { $count } Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } Рейдера
            [few] { $count } Рейдера
           *[many] { $count } Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } Рейдером
           *[other] { $count } Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } Рейдеру
            [few] по { $count } Рейдера
           *[many] по { $count } Рейдеров
        }
amount_heavyRaider = тяжелые Рейдеры
    .gender = pl
    .count =
        { $count ->
            [one] { $count } тяжелый Рейдер
            [few] { $count } тяжелых Рейдера
           *[many] { $count } тяжелых Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } тяжелого Рейдера
           *[other] { $count } тяжелых Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } тяжелому Рейдеру
           *[other] { $count } тяжелым Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } тяжелого Рейдера
            [few] { $count } тяжелых Рейдера
           *[many] { $count } тяжелых Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } тяжелым Рейдером
           *[other] { $count } тяжелыми Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } тяжелому Рейдеру
            [few] по { $count } тяжелых Рейдера
           *[many] по { $count } тяжелых Рейдеров
        }
amount_pegasusDamage = жетоны Пегаса
    .gender = pl
    .count =
        { $count ->
            [one] { $count } жетон Пегаса
            [few] { $count } жетона Пегаса
           *[many] { $count } жетонов Пегаса
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона Пегаса
           *[other] { $count } жетонов Пегаса
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону Пегаса
           *[other] { $count } жетонам Пегаса
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон Пегаса
            [few] { $count } жетона Пегаса
           *[many] { $count } жетонов Пегаса
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном Пегаса
           *[other] { $count } жетонами Пегаса
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону Пегаса
            [few] по { $count } жетона Пегаса
           *[many] по { $count } жетонов Пегаса
        }

anyShip = корабль
    .gender = m
    .gen = корабля
    .dat = кораблю
    .acc = корабль
    .ins = кораблем
    .loc = корабле
    .plural = корабли
    .gen-pl = кораблей
    .dat-pl = кораблям
    .acc-pl = корабли
    .ins-pl = кораблями
    .loc-pl = кораблях
    .count =
        { $count ->
            [one] { $count } корабль
            [few] { $count } корабля
           *[many] { $count } кораблей
        }
    .count-gen =
        { $count ->
            [one] { $count } корабля
           *[other] { $count } кораблей
        }
    .count-dat =
        { $count ->
            [one] { $count } кораблю
           *[other] { $count } кораблям
        }
    .count-acc =
        { $count ->
            [one] { $count } корабль
            [few] { $count } корабля
           *[many] { $count } кораблей
        }
    .count-ins =
        { $count ->
            [one] { $count } кораблем
           *[other] { $count } кораблями
        }
    .count-each =
        { $count ->
            [one] по { $count } кораблю
            [few] по { $count } корабля
           *[many] по { $count } кораблей
        }

ship_base_basestar = Базовый корабль
    .gender = m
    .gen = Базового корабля
    .dat = Базовому кораблю
    .acc = Базовый корабль
    .ins = Базовым кораблем
    .loc = Базовом корабле
ship_base_raider = Рейдер
    .gender = m
    .gen = Рейдера
    .dat = Рейдеру
    .acc = Рейдера
    .ins = Рейдером
    .loc = Рейдере
ship_exodus_raider = Рейдер
    .gender = m
    .gen = Рейдера
    .dat = Рейдеру
    .acc = Рейдера
    .ins = Рейдером
    .loc = Рейдере
ship_base_heavy-raider = Тяжелый Рейдер
    .gender = m
    .gen = тяжелого Рейдера
    .dat = тяжелому Рейдеру
    .acc = тяжелого Рейдера
    .ins = тяжелым Рейдером
    .loc = тяжелом Рейдере
ship_base_viper = Вайпер
    .gender = m
    .gen = Вайпера
    .dat = Вайперу
    .acc = Вайпер
    .ins = Вайпером
    .loc = Вайпере
ship_base_raptor = Раптор
    .gender = m
    .gen = Раптора
    .dat = Раптору
    .acc = Раптор
    .ins = Раптором
    .loc = Рапторе
ship_exodus_viper-mark-vii = Вайпер Mark VII
    .gender = m
    .gen = Вайпера Mark VII
    .dat = Вайперу Mark VII
    .acc = Вайпер Mark VII
    .ins = Вайпером Mark VII
    .loc = Вайпере Mark VII
ship_daybreak_assault-raptor = Штурмовой Раптор
    .gender = m
    .gen = штурмового Раптора
    .dat = штурмовому Раптору
    .acc = штурмовой Раптор
    .ins = штурмовым Раптором
    .loc = штурмовом Рапторе
ship_pegasus_scar = Шрам
    .gender = m
    .gen = Шрама
    .dat = Шраму
    .acc = Шрама
    .ins = Шрамом
    .loc = Шраме

## names.tokens

traumaToken = жетон травмы
    .gender = m
    .gen = жетона травмы
    .dat = жетону травмы
    .acc = жетон травмы
    .ins = жетоном травмы
    .loc = жетоне травмы
    .plural = жетоны травмы
    .gen-pl = жетонов травмы
    .dat-pl = жетонам травмы
    .acc-pl = жетоны травмы
    .ins-pl = жетонами травмы
    .loc-pl = жетонах травмы
    .count =
        { $count ->
            [one] { $count } жетон травмы
            [few] { $count } жетона травмы
           *[many] { $count } жетонов травмы
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона травмы
           *[other] { $count } жетонов травмы
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону травмы
           *[other] { $count } жетонам травмы
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон травмы
            [few] { $count } жетона травмы
           *[many] { $count } жетонов травмы
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном травмы
           *[other] { $count } жетонами травмы
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону травмы
            [few] по { $count } жетона травмы
           *[many] по { $count } жетонов травмы
        }
trauma_benevolent = благой жетон травмы
    .gender = m
    .gen = благого жетона травмы
    .dat = благому жетону травмы
    .acc = благой жетон травмы
    .ins = благим жетоном травмы
    .loc = благом жетоне травмы
    .plural = благие жетоны травмы
    .gen-pl = благих жетонов травмы
    .dat-pl = благим жетонам травмы
    .acc-pl = благие жетоны травмы
    .ins-pl = благими жетонами травмы
    .loc-pl = благих жетонах травмы
    .count =
        { $count ->
            [one] { $count } благой жетон травмы
            [few] { $count } благих жетона травмы
           *[many] { $count } благих жетонов травмы
        }
    .count-gen =
        { $count ->
            [one] { $count } благого жетона травмы
           *[other] { $count } благих жетонов травмы
        }
    .count-dat =
        { $count ->
            [one] { $count } благому жетону травмы
           *[other] { $count } благим жетонам травмы
        }
    .count-acc =
        { $count ->
            [one] { $count } благой жетон травмы
            [few] { $count } благих жетона травмы
           *[many] { $count } благих жетонов травмы
        }
    .count-ins =
        { $count ->
            [one] { $count } благим жетоном травмы
           *[other] { $count } благими жетонами травмы
        }
    .count-each =
        { $count ->
            [one] по { $count } благому жетону травмы
            [few] по { $count } благих жетона травмы
           *[many] по { $count } благих жетонов травмы
        }
trauma_antagonistic = враждебный жетон травмы
    .gender = m
    .gen = враждебного жетона травмы
    .dat = враждебному жетону травмы
    .acc = враждебный жетон травмы
    .ins = враждебным жетоном травмы
    .loc = враждебном жетоне травмы
    .plural = враждебные жетоны травмы
    .gen-pl = враждебных жетонов травмы
    .dat-pl = враждебным жетонам травмы
    .acc-pl = враждебные жетоны травмы
    .ins-pl = враждебными жетонами травмы
    .loc-pl = враждебных жетонах травмы
    .count =
        { $count ->
            [one] { $count } враждебный жетон травмы
            [few] { $count } враждебных жетона травмы
           *[many] { $count } враждебных жетонов травмы
        }
    .count-gen =
        { $count ->
            [one] { $count } враждебного жетона травмы
           *[other] { $count } враждебных жетонов травмы
        }
    .count-dat =
        { $count ->
            [one] { $count } враждебному жетону травмы
           *[other] { $count } враждебным жетонам травмы
        }
    .count-acc =
        { $count ->
            [one] { $count } враждебный жетон травмы
            [few] { $count } враждебных жетона травмы
           *[many] { $count } враждебных жетонов травмы
        }
    .count-ins =
        { $count ->
            [one] { $count } враждебным жетоном травмы
           *[other] { $count } враждебными жетонами травмы
        }
    .count-each =
        { $count ->
            [one] по { $count } враждебному жетону травмы
            [few] по { $count } враждебных жетона травмы
           *[many] по { $count } враждебных жетонов травмы
        }
trauma_disaster = бедствие
    .gender = n
    .gen = бедствия
    .dat = бедствию
    .acc = бедствие
    .ins = бедствием
    .loc = бедствии
    .plural = бедствия
    .gen-pl = бедствий
    .dat-pl = бедствиям
    .acc-pl = бедствия
    .ins-pl = бедствиями
    .loc-pl = бедствиях
    .count =
        { $count ->
            [one] { $count } бедствие
            [few] { $count } бедствия
           *[many] { $count } бедствий
        }
    .count-gen =
        { $count ->
            [one] { $count } бедствия
           *[other] { $count } бедствий
        }
    .count-dat =
        { $count ->
            [one] { $count } бедствию
           *[other] { $count } бедствиям
        }
    .count-acc =
        { $count ->
            [one] { $count } бедствие
            [few] { $count } бедствия
           *[many] { $count } бедствий
        }
    .count-ins =
        { $count ->
            [one] { $count } бедствием
           *[other] { $count } бедствиями
        }
    .count-each =
        { $count ->
            [one] по { $count } бедствию
            [few] по { $count } бедствия
           *[many] по { $count } бедствий
        }
miracleToken = жетон чуда
    .gender = m
    .gen = жетона чуда
    .dat = жетону чуда
    .acc = жетон чуда
    .ins = жетоном чуда
    .loc = жетоне чуда
    .plural = жетоны чуда
    .gen-pl = жетонов чуда
    .dat-pl = жетонам чуда
    .acc-pl = жетоны чуда
    .ins-pl = жетонами чуда
    .loc-pl = жетонах чуда
    .count =
        { $count ->
            [one] { $count } жетон чуда
            [few] { $count } жетона чуда
           *[many] { $count } жетонов чуда
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона чуда
           *[other] { $count } жетонов чуда
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону чуда
           *[other] { $count } жетонам чуда
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон чуда
            [few] { $count } жетона чуда
           *[many] { $count } жетонов чуда
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном чуда
           *[other] { $count } жетонами чуда
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону чуда
            [few] по { $count } жетона чуда
           *[many] по { $count } жетонов чуда
        }
occupationForce = оккупационный отряд
    .gender = m
    .gen = оккупационного отряда
    .dat = оккупационному отряду
    .acc = оккупационный отряд
    .ins = оккупационным отрядом
    .loc = оккупационном отряде
    .plural = оккупационные отряды
    .gen-pl = оккупационных отрядов
    .dat-pl = оккупационным отрядам
    .acc-pl = оккупационные отряды
    .ins-pl = оккупационными отрядами
    .loc-pl = оккупационных отрядах
    .count =
        { $count ->
            [one] { $count } оккупационный отряд
            [few] { $count } оккупационных отряда
           *[many] { $count } оккупационных отрядов
        }
    .count-gen =
        { $count ->
            [one] { $count } оккупационного отряда
           *[other] { $count } оккупационных отрядов
        }
    .count-dat =
        { $count ->
            [one] { $count } оккупационному отряду
           *[other] { $count } оккупационным отрядам
        }
    .count-acc =
        { $count ->
            [one] { $count } оккупационный отряд
            [few] { $count } оккупационных отряда
           *[many] { $count } оккупационных отрядов
        }
    .count-ins =
        { $count ->
            [one] { $count } оккупационным отрядом
           *[other] { $count } оккупационными отрядами
        }
    .count-each =
        { $count ->
            [one] по { $count } оккупационному отряду
            [few] по { $count } оккупационных отряда
           *[many] по { $count } оккупационных отрядов
        }
damageToken = жетон повреждений Галактики
    .gender = m
    .gen = жетона повреждений Галактики
    .dat = жетону повреждений Галактики
    .acc = жетон повреждений Галактики
    .ins = жетоном повреждений Галактики
    .loc = жетоне повреждений Галактики
    .plural = жетоны повреждений Галактики
    .gen-pl = жетонов повреждений Галактики
    .dat-pl = жетонам повреждений Галактики
    .acc-pl = жетоны повреждений Галактики
    .ins-pl = жетонами повреждений Галактики
    .loc-pl = жетонах повреждений Галактики
    .count =
        { $count ->
            [one] { $count } жетон повреждений Галактики
            [few] { $count } жетона повреждений Галактики
           *[many] { $count } жетонов повреждений Галактики
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона повреждений Галактики
           *[other] { $count } жетонов повреждений Галактики
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону повреждений Галактики
           *[other] { $count } жетонам повреждений Галактики
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон повреждений Галактики
            [few] { $count } жетона повреждений Галактики
           *[many] { $count } жетонов повреждений Галактики
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном повреждений Галактики
           *[other] { $count } жетонами повреждений Галактики
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону повреждений Галактики
            [few] по { $count } жетона повреждений Галактики
           *[many] по { $count } жетонов повреждений Галактики
        }
mission = миссия
    .gender = f
    .gen = миссии
    .dat = миссии
    .acc = миссию
    .ins = миссией
    .loc = миссии
    .plural = миссии
    .gen-pl = миссий
    .dat-pl = миссиям
    .acc-pl = миссии
    .ins-pl = миссиями
    .loc-pl = миссиях
    .count =
        { $count ->
            [one] { $count } миссия
            [few] { $count } миссии
           *[many] { $count } миссий
        }
    .count-gen =
        { $count ->
            [one] { $count } миссии
           *[other] { $count } миссий
        }
    .count-dat =
        { $count ->
            [one] { $count } миссии
           *[other] { $count } миссиям
        }
    .count-acc =
        { $count ->
            [one] { $count } миссию
            [few] { $count } миссии
           *[many] { $count } миссий
        }
    .count-ins =
        { $count ->
            [one] { $count } миссией
           *[other] { $count } миссиями
        }
    .count-each =
        { $count ->
            [one] по { $count } миссии
            [few] по { $count } миссии
           *[many] по { $count } миссий
        }
damagedLocation = поврежденная локация
    .gender = f
    .gen = поврежденной локации
    .dat = поврежденной локации
    .acc = поврежденную локацию
    .ins = поврежденной локацией
    .loc = поврежденной локации
    .plural = поврежденные локации
    .gen-pl = поврежденных локаций
    .dat-pl = поврежденным локациям
    .acc-pl = поврежденные локации
    .ins-pl = поврежденными локациями
    .loc-pl = поврежденных локациях
    .count =
        { $count ->
            [one] { $count } поврежденная локация
            [few] { $count } поврежденные локации
           *[many] { $count } поврежденных локаций
        }
    .count-gen =
        { $count ->
            [one] { $count } поврежденной локации
           *[other] { $count } поврежденных локаций
        }
    .count-dat =
        { $count ->
            [one] { $count } поврежденной локации
           *[other] { $count } поврежденным локациям
        }
    .count-acc =
        { $count ->
            [one] { $count } поврежденную локацию
            [few] { $count } поврежденные локации
           *[many] { $count } поврежденных локаций
        }
    .count-ins =
        { $count ->
            [one] { $count } поврежденной локацией
           *[other] { $count } поврежденными локациями
        }
    .count-each =
        { $count ->
            [one] по { $count } поврежденной локации
            [few] по { $count } поврежденные локации
           *[many] по { $count } поврежденных локаций
        }

token_base_centurion = Центурион
    .gender = m
    .gen = центуриона
    .dat = центуриону
    .acc = центуриона
    .ins = центурионом
    .loc = центурионе
token_base_nuke = Ядерная бомба
    .gender = f
    .gen = ядерной бомбы
    .dat = ядерной бомбе
    .acc = ядерную бомбу
    .ins = ядерной бомбой
    .loc = ядерной бомбе
token_exodus_nuke = Ядерная бомба
    .gender = f
    .gen = ядерной бомбы
    .dat = ядерной бомбе
    .acc = ядерную бомбу
    .ins = ядерной бомбой
    .loc = ядерной бомбе
token_base_current-player = Жетон текущего игрока
    .gender = m
    .gen = жетона текущего игрока
    .dat = жетону текущего игрока
    .acc = жетон текущего игрока
    .ins = жетоном текущего игрока
    .loc = жетоне текущего игрока
token_base_die = Восьмигранный кубик
    .gender = m
    .gen = восьмигранного кубика
    .dat = восьмигранному кубику
    .acc = восьмигранный кубик
    .ins = восьмигранным кубиком
    .loc = восьмигранном кубике
token_base_fleet-marker = Жетон флота
    .gender = m
    .gen = жетона флота
    .dat = жетону флота
    .acc = жетон флота
    .ins = жетоном флота
    .loc = жетоне флота
token_exodus_ally-token = Жетон союзника
    .gender = m
    .gen = жетона союзника
    .dat = жетону союзника
    .acc = жетон союзника
    .ins = жетоном союзника
    .loc = жетоне союзника
token_daybreak_miracle = Жетон чуда
    .gender = m
    .gen = жетона чуда
    .dat = жетону чуда
    .acc = жетон чуда
    .ins = жетоном чуда
    .loc = жетоне чуда
token_daybreak_basestar-allegiance = Жетон верности Базового корабля
    .gender = m
    .gen = жетона верности Базового корабля
    .dat = жетону верности Базового корабля
    .acc = жетон верности Базового корабля
    .ins = жетоном верности Базового корабля
    .loc = жетоне верности Базового корабля
token_exodus_cylon-pursuit-marker = Жетон преследования Сайлонов
    .gender = m
    .gen = жетона преследования Сайлонов
    .dat = жетону преследования Сайлонов
    .acc = жетон преследования Сайлонов
    .ins = жетоном преследования Сайлонов
    .loc = жетоне преследования Сайлонов
token_pegasus_occupation-force = Оккупационный отряд
    .gender = m
    .gen = оккупационного отряда
    .dat = оккупационному отряду
    .acc = оккупационный отряд
    .ins = оккупационным отрядом
    .loc = оккупационном отряде
token_exodus_trauma-antagonistic = Враждебный жетон травмы
    .gender = m
    .gen = враждебного жетона травмы
    .dat = враждебному жетону травмы
    .acc = враждебный жетон травмы
    .ins = враждебным жетоном травмы
    .loc = враждебном жетоне травмы
token_exodus_trauma-benevolent = Благой жетон травмы
    .gender = m
    .gen = благого жетона травмы
    .dat = благому жетону травмы
    .acc = благой жетон травмы
    .ins = благим жетоном травмы
    .loc = благом жетоне травмы
token_exodus_trauma-disaster = Бедствие
    .gender = n
    .gen = бедствия
    .dat = бедствию
    .acc = бедствие
    .ins = бедствием
    .loc = бедствии
token_base_basestar-damage-critical-hit = Критический удар
token_base_basestar-damage-disabled-hangar = Повреждение кронштейнов
token_base_basestar-damage-disabled-weapons = Повреждение орудий
token_base_basestar-damage-structural-damage = Повреждение структуры
token_base_civilian-ship-1-population = Гражданский корабль: 1 население
token_base_civilian-ship-1-population-and-1-fuel = Гражданский корабль: 1 население и 1 топливо
token_base_civilian-ship-1-population-and-1-morale = Гражданский корабль: 1 население и 1 мораль
token_base_civilian-ship-2-population = Гражданский корабль: 2 населения
token_base_civilian-ship-nothing = Гражданский корабль: без потерь
token_base_galactica-damage-admirals-quarters = Повреждение Галактики (Каюта адмирала)
token_base_galactica-damage-armory = Повреждение Галактики (Арсенал)
token_base_galactica-damage-command = Повреждение Галактики (Командный центр)
token_base_galactica-damage-food = Повреждение Галактики (еда)
token_base_galactica-damage-ftl-control = Повреждение Галактики (Управление гипердвигателем)
token_base_galactica-damage-fuel = Повреждение Галактики (топливо)
token_base_galactica-damage-hangar-deck = Повреждение Галактики (Ангар)
token_base_galactica-damage-weapons-control = Повреждение Галактики (Управление орудиями)
token_base_resource-food = Диск ресурсов: еда
token_base_resource-fuel = Диск ресурсов: топливо
token_base_resource-morale = Диск ресурсов: мораль
token_base_resource-population = Диск ресурсов: население
token_exodus_basestar-damage-collateral-damage = Сопутствующие повреждения
token_exodus_basestar-damage-critical-hit = Критический удар
token_exodus_basestar-damage-damage-to-personnel = Потери экипажа
token_exodus_basestar-damage-disabled-hangar = Повреждение кронштейнов
token_exodus_basestar-damage-disabled-weapons = Повреждение орудий
token_exodus_basestar-damage-structural-damage = Повреждение структуры
token_pegasus_pegasus-damage-airlock = Повреждение Пегаса (Шлюз)
token_pegasus_pegasus-damage-engine-room = Повреждение Пегаса (Машинное отделение)
token_pegasus_pegasus-damage-main-batteries = Повреждение Пегаса (Главные батареи)
token_pegasus_pegasus-damage-pegasus-cic = Повреждение Пегаса (Боевой центр «Пегаса»)

## names.areas

bow = носовая часть
    .gender = f
    .the = сектор «носовая часть»
    .gen = сектора «носовая часть»
    .dat = сектору «носовая часть»
    .acc = сектор «носовая часть»
    .ins = сектором «носовая часть»
    .at = у носа
    .to = к носу
    .from = от носа
starboardBow = нос, правый борт
    .gender = m
    .the = сектор «нос, правый борт»
    .gen = сектора «нос, правый борт»
    .dat = сектору «нос, правый борт»
    .acc = сектор «нос, правый борт»
    .ins = сектором «нос, правый борт»
    .at = у носа справа
    .to = к носу справа
    .from = от носа справа
starboardQuarter = корма, правый борт
    .gender = f
    .the = сектор «корма, правый борт»
    .gen = сектора «корма, правый борт»
    .dat = сектору «корма, правый борт»
    .acc = сектор «корма, правый борт»
    .ins = сектором «корма, правый борт»
    .at = у кормы справа
    .to = к корме справа
    .from = от кормы справа
stern = корма
    .gender = f
    .the = сектор «корма»
    .gen = сектора «корма»
    .dat = сектору «корма»
    .acc = сектор «корма»
    .ins = сектором «корма»
    .at = у кормы
    .to = к корме
    .from = от кормы
portQuarter = корма, левый борт
    .gender = f
    .the = сектор «корма, левый борт»
    .gen = сектора «корма, левый борт»
    .dat = сектору «корма, левый борт»
    .acc = сектор «корма, левый борт»
    .ins = сектором «корма, левый борт»
    .at = у кормы слева
    .to = к корме слева
    .from = от кормы слева
portBow = нос, левый борт
    .gender = m
    .the = сектор «нос, левый борт»
    .gen = сектора «нос, левый борт»
    .dat = сектору «нос, левый борт»
    .acc = сектор «нос, левый борт»
    .ins = сектором «нос, левый борт»
    .at = у носа слева
    .to = к носу слева
    .from = от носа слева

areaHelp_bow = Перед Галактикой
areaHelp_starboardBow = Справа спереди
areaHelp_starboardQuarter = Справа сзади
areaHelp_stern = Позади Галактики
areaHelp_portQuarter = Слева сзади; здесь взлетают Вайперы и высаживаются тяжелые Рейдеры
areaHelp_portBow = Слева спереди; здесь взлетают Вайперы и высаживаются тяжелые Рейдеры

## names.boards

board_base_galactica = Галактика
    .gender = f
    .the = Галактика
    .gen = Галактики
    .dat = Галактике
    .acc = Галактику
    .ins = Галактикой
    .loc = Галактике
    .on = на борту Галактики
    .at = на борту Галактики
    .to = на Галактику
    .from = с Галактики
board_base_colonial-one = Борт №1
    .gender = m
    .the = Борт №1
    .gen = Борта №1
    .dat = Борту №1
    .acc = Борт №1
    .ins = Бортом №1
    .loc = Борту №1
    .on = на Борту №1
    .at = на Борту №1
    .to = на Борт №1
    .from = с Борта №1
board_base_cylon-locations = Локации Сайлонов
    .gender = pl
    .the = локации Сайлонов
    .gen = локаций Сайлонов
    .dat = локациям Сайлонов
    .acc = локации Сайлонов
    .ins = локациями Сайлонов
    .loc = локациях Сайлонов
    .on = в локациях Сайлонов
    .at = в локациях Сайлонов
    .to = в локации Сайлонов
    .from = из локаций Сайлонов
board_daybreak_demetrius = Деметрий
    .gender = m
    .the = Деметрий
    .gen = Деметрия
    .dat = Деметрию
    .acc = Деметрий
    .ins = Деметрием
    .loc = Деметрии
    .on = на борту Деметрия
    .at = на борту Деметрия
    .to = на Деметрий
    .from = с Деметрия
board_daybreak_rebel-basestar = Мятежный базовый корабль
    .gender = m
    .the = мятежный базовый корабль
    .gen = мятежного базового корабля
    .dat = мятежному базовому кораблю
    .acc = мятежный базовый корабль
    .ins = мятежным базовым кораблем
    .loc = мятежном базовом корабле
    .on = на борту мятежного базового корабля
    .at = на борту мятежного базового корабля
    .to = на мятежный базовый корабль
    .from = с мятежного базового корабля
board_exodus_cylon-fleet-board = Поле «Флот Сайлонов»
    .gender = n
    .the = поле «Флот Сайлонов»
    .gen = поля «Флот Сайлонов»
    .dat = полю «Флот Сайлонов»
    .acc = поле «Флот Сайлонов»
    .ins = полем «Флот Сайлонов»
    .loc = поле «Флот Сайлонов»
    .on = на поле «Флот Сайлонов»
    .at = на поле «Флот Сайлонов»
    .to = на поле «Флот Сайлонов»
    .from = с поля «Флот Сайлонов»
board_pegasus_pegasus = Пегас
    .gender = m
    .the = Пегас
    .gen = Пегаса
    .dat = Пегасу
    .acc = Пегас
    .ins = Пегасом
    .loc = Пегасе
    .on = на борту Пегаса
    .at = на борту Пегаса
    .to = на Пегас
    .from = с Пегаса
board_pegasus_new-caprica = Новая Каприка
    .gender = f
    .the = Новая Каприка
    .gen = Новой Каприки
    .dat = Новой Каприке
    .acc = Новую Каприку
    .ins = Новой Каприкой
    .loc = Новой Каприке
    .on = на Новой Каприке
    .at = на Новой Каприке
    .to = на Новую Каприку
    .from = с Новой Каприки

## names.locations

location_base_administration = Администрация
    .gender = f
    .the = Администрация
    .gen = Администрации
    .dat = Администрации
    .acc = Администрацию
    .ins = Администрацией
    .at = в Администрации
    .to = в Администрацию
    .from = из Администрации
location_base_admirals-quarters = Каюта адмирала
    .gender = f
    .the = Каюта адмирала
    .gen = Каюты адмирала
    .dat = Каюте адмирала
    .acc = Каюту адмирала
    .ins = Каютой адмирала
    .at = в Каюте адмирала
    .to = в Каюту адмирала
    .from = из Каюты адмирала
location_base_armory = Арсенал
    .gender = m
    .the = Арсенал
    .gen = Арсенала
    .dat = Арсеналу
    .acc = Арсенал
    .ins = Арсеналом
    .at = в Арсенале
    .to = в Арсенал
    .from = из Арсенала
location_base_brig = Гауптвахта
    .the = гауптвахта
    .gender = f
    .gen = гауптвахты
    .dat = гауптвахте
    .acc = гауптвахту
    .ins = гауптвахтой
    .at = на гауптвахте
    .to = на гауптвахту
    .from = с гауптвахты
location_base_caprica = Каприка
    .gender = f
    .the = Каприка
    .gen = Каприки
    .dat = Каприке
    .acc = Каприку
    .ins = Каприкой
    .at = на Каприке
    .to = на Каприку
    .from = с Каприки
location_base_command = Командный центр
    .gender = m
    .the = Командный центр
    .gen = Командного центра
    .dat = Командному центру
    .acc = Командный центр
    .ins = Командным центром
    .at = в Командном центре
    .to = в Командный центр
    .from = из Командного центра
location_base_communications = Центр связи
    .gender = m
    .the = Центр связи
    .gen = Центра связи
    .dat = Центру связи
    .acc = Центр связи
    .ins = Центром связи
    .at = в Центре связи
    .to = в Центр связи
    .from = из Центра связи
location_base_cylon-fleet = Флот Сайлонов
    .gender = m
    .the = Флот Сайлонов
    .gen = Флота Сайлонов
    .dat = Флоту Сайлонов
    .acc = Флот Сайлонов
    .ins = Флотом Сайлонов
    .at = во Флоте Сайлонов
    .to = во Флот Сайлонов
    .from = из Флота Сайлонов
location_base_ftl-control = Управление гипердвигателем
    .short = Управление гипердвиг.
    .tight = Гипердвигат.
    .gender = n
    .the = Управление гипердвигателем
    .gen = Управления гипердвигателем
    .dat = Управлению гипердвигателем
    .acc = Управление гипердвигателем
    .ins = Управлением гипердвигателем
    .at = в Управлении гипердвигателем
    .to = в Управление гипердвигателем
    .from = из Управления гипердвигателем
location_base_hangar-deck = Ангар
    .gender = m
    .the = Ангар
    .gen = Ангара
    .dat = Ангару
    .acc = Ангар
    .ins = Ангаром
    .at = в Ангаре
    .to = в Ангар
    .from = из Ангара
location_base_human-fleet = Флот людей
    .gender = m
    .the = Флот людей
    .gen = Флота людей
    .dat = Флоту людей
    .acc = Флот людей
    .ins = Флотом людей
    .at = во Флоте людей
    .to = во Флот людей
    .from = из Флота людей
location_base_presidents-office = Офис Президента
    .gender = m
    .the = Офис Президента
    .gen = Офиса Президента
    .dat = Офису Президента
    .acc = Офис Президента
    .ins = Офисом Президента
    .at = в Офисе Президента
    .to = в Офис Президента
    .from = из Офиса Президента
location_base_press-room = Пресс-центр
    .gender = m
    .the = Пресс-центр
    .gen = Пресс-центра
    .dat = Пресс-центру
    .acc = Пресс-центр
    .ins = Пресс-центром
    .at = в Пресс-центре
    .to = в Пресс-центр
    .from = из Пресс-центра
location_base_research-lab = Исследовательская лаборатория
    .short = Лаборатория
    .gender = f
    .the = Исследовательская лаборатория
    .gen = Исследовательской лаборатории
    .dat = Исследовательской лаборатории
    .acc = Исследовательскую лабораторию
    .ins = Исследовательской лабораторией
    .at = в Исследовательской лаборатории
    .to = в Исследовательскую лабораторию
    .from = из Исследовательской лаборатории
location_base_resurrection-ship = Корабль воскрешения
    .tight = Воскрешение
    .gender = m
    .the = Корабль воскрешения
    .gen = Корабля воскрешения
    .dat = Кораблю воскрешения
    .acc = Корабль воскрешения
    .ins = Кораблем воскрешения
    .at = на Корабле воскрешения
    .to = на Корабль воскрешения
    .from = с Корабля воскрешения
location_base_sickbay = Лазарет
    .the = лазарет
    .gender = m
    .gen = лазарета
    .dat = лазарету
    .acc = лазарет
    .ins = лазаретом
    .at = в лазарете
    .to = в лазарет
    .from = из лазарета
location_base_weapons-control = Управление орудиями
    .tight = Упр. орудиями
    .gender = n
    .the = Управление орудиями
    .gen = Управления орудиями
    .dat = Управлению орудиями
    .acc = Управление орудиями
    .ins = Управлением орудиями
    .at = в Управлении орудиями
    .to = в Управление орудиями
    .from = из Управления орудиями
location_daybreak_administration = Администрация
    .gender = f
    .the = Администрация
    .gen = Администрации
    .dat = Администрации
    .acc = Администрацию
    .ins = Администрацией
    .at = в Администрации
    .to = в Администрацию
    .from = из Администрации
location_daybreak_bridge = Мостик
    .gender = m
    .the = Мостик
    .gen = Мостика
    .dat = Мостику
    .acc = Мостик
    .ins = Мостиком
    .at = на Мостике
    .to = на Мостик
    .from = с Мостика
location_daybreak_caprica = Каприка
    .gender = f
    .the = Каприка
    .gen = Каприки
    .dat = Каприке
    .acc = Каприку
    .ins = Каприкой
    .at = на Каприке
    .to = на Каприку
    .from = с Каприки
location_daybreak_captains-cabin = Каюта капитана
    .gender = f
    .the = Каюта капитана
    .gen = Каюты капитана
    .dat = Каюте капитана
    .acc = Каюту капитана
    .ins = Каютой капитана
    .at = в Каюте капитана
    .to = в Каюту капитана
    .from = из Каюты капитана
location_daybreak_cylon-fleet = Флот Сайлонов
    .gender = m
    .the = Флот Сайлонов
    .gen = Флота Сайлонов
    .dat = Флоту Сайлонов
    .acc = Флот Сайлонов
    .ins = Флотом Сайлонов
    .at = во Флоте Сайлонов
    .to = во Флот Сайлонов
    .from = из Флота Сайлонов
location_daybreak_datastream = Поток данных
    .gender = m
    .the = Поток данных
    .gen = Потока данных
    .dat = Потоку данных
    .acc = Поток данных
    .ins = Потоком данных
    .at = в Потоке данных
    .to = в Поток данных
    .from = из Потока данных
location_daybreak_hub-destroyed = Хаб уничтожен
    .gender = m
    .the = «Хаб уничтожен»
    .gen = локации «Хаб уничтожен»
    .dat = локации «Хаб уничтожен»
    .acc = локацию «Хаб уничтожен»
    .ins = локацией «Хаб уничтожен»
    .at = в локации «Хаб уничтожен»
    .to = в локацию «Хаб уничтожен»
    .from = из локации «Хаб уничтожен»
location_daybreak_human-fleet = Флот людей
    .gender = m
    .the = Флот людей
    .gen = Флота людей
    .dat = Флоту людей
    .acc = Флот людей
    .ins = Флотом людей
    .at = во Флоте людей
    .to = во Флот людей
    .from = из Флота людей
location_daybreak_hybrid-tank = Ванна гибрида
    .gender = f
    .the = Ванна гибрида
    .gen = Ванны гибрида
    .dat = Ванне гибрида
    .acc = Ванну гибрида
    .ins = Ванной гибрида
    .at = у Ванны гибрида
    .to = к Ванне гибрида
    .from = от Ванны гибрида
location_daybreak_presidents-office = Офис Президента
    .gender = m
    .the = Офис Президента
    .gen = Офиса Президента
    .dat = Офису Президента
    .acc = Офис Президента
    .ins = Офисом Президента
    .at = в Офисе Президента
    .to = в Офис Президента
    .from = из Офиса Президента
location_daybreak_press-room = Пресс-центр
    .gender = m
    .the = Пресс-центр
    .gen = Пресс-центра
    .dat = Пресс-центру
    .acc = Пресс-центр
    .ins = Пресс-центром
    .at = в Пресс-центре
    .to = в Пресс-центр
    .from = из Пресс-центра
location_daybreak_quorum-chamber = Зал кворума
    .gender = m
    .the = Зал кворума
    .gen = Зала кворума
    .dat = Залу кворума
    .acc = Зал кворума
    .ins = Залом кворума
    .at = в Зале кворума
    .to = в Зал кворума
    .from = из Зала кворума
location_daybreak_raider-bay = Отсек Рейдеров
    .gender = m
    .the = Отсек Рейдеров
    .gen = Отсека Рейдеров
    .dat = Отсеку Рейдеров
    .acc = Отсек Рейдеров
    .ins = Отсеком Рейдеров
    .at = в Отсеке Рейдеров
    .to = в Отсек Рейдеров
    .from = из Отсека Рейдеров
location_daybreak_resurrection-ship = Корабль воскрешения
    .tight = Воскрешение
    .gender = m
    .the = Корабль воскрешения
    .gen = Корабля воскрешения
    .dat = Кораблю воскрешения
    .acc = Корабль воскрешения
    .ins = Кораблем воскрешения
    .at = на Корабле воскрешения
    .to = на Корабль воскрешения
    .from = с Корабля воскрешения
location_daybreak_tactical-plot = Тактическая карта
    .gender = f
    .the = Тактическая карта
    .gen = Тактической карты
    .dat = Тактической карте
    .acc = Тактическую карту
    .ins = Тактической картой
    .at = у Тактической карты
    .to = к Тактической карте
    .from = от Тактической карты
location_exodus_basestar-bridge = Мостик Базового корабля
    .short = Мостик Базы
    .gender = m
    .the = Мостик Базового корабля
    .gen = Мостика Базового корабля
    .dat = Мостику Базового корабля
    .acc = Мостик Базового корабля
    .ins = Мостиком Базового корабля
    .at = на Мостике Базового корабля
    .to = на Мостик Базового корабля
    .from = с Мостика Базового корабля
location_pegasus_airlock = Шлюз
    .gender = m
    .the = Шлюз
    .gen = Шлюза
    .dat = Шлюзу
    .acc = Шлюз
    .ins = Шлюзом
    .at = в Шлюзе
    .to = в Шлюз
    .from = из Шлюза
location_pegasus_breeders-canyon = Каньон Бридерс
    .gender = m
    .the = Каньон Бридерс
    .gen = Каньона Бридерс
    .dat = Каньону Бридерс
    .acc = Каньон Бридерс
    .ins = Каньоном Бридерс
    .at = в Каньоне Бридерс
    .to = в Каньон Бридерс
    .from = из Каньона Бридерс
location_pegasus_caprica = Каприка
    .gender = f
    .the = Каприка
    .gen = Каприки
    .dat = Каприке
    .acc = Каприку
    .ins = Каприкой
    .at = на Каприке
    .to = на Каприку
    .from = с Каприки
location_pegasus_cylon-fleet = Флот Сайлонов
    .gender = m
    .the = Флот Сайлонов
    .gen = Флота Сайлонов
    .dat = Флоту Сайлонов
    .acc = Флот Сайлонов
    .ins = Флотом Сайлонов
    .at = во Флоте Сайлонов
    .to = во Флот Сайлонов
    .from = из Флота Сайлонов
location_pegasus_detention = Изолятор
    .gender = m
    .the = Изолятор
    .gen = Изолятора
    .dat = Изолятору
    .acc = Изолятор
    .ins = Изолятором
    .at = в Изоляторе
    .to = в Изолятор
    .from = из Изолятора
location_pegasus_engine-room = Машинное отделение
    .short = Машинное отд.
    .gender = n
    .the = Машинное отделение
    .gen = Машинного отделения
    .dat = Машинному отделению
    .acc = Машинное отделение
    .ins = Машинным отделением
    .at = в Машинном отделении
    .to = в Машинное отделение
    .from = из Машинного отделения
location_pegasus_human-fleet = Флот людей
    .gender = m
    .the = Флот людей
    .gen = Флота людей
    .dat = Флоту людей
    .acc = Флот людей
    .ins = Флотом людей
    .at = во Флоте людей
    .to = во Флот людей
    .from = из Флота людей
location_pegasus_main-batteries = Главные батареи
    .gender = pl
    .the = Главные батареи
    .gen = Главных батарей
    .dat = Главным батареям
    .acc = Главные батареи
    .ins = Главными батареями
    .at = у Главных батарей
    .to = к Главным батареям
    .from = от Главных батарей
location_pegasus_medical-center = Медицинский центр
    .short = Медцентр
    .gender = m
    .the = Медицинский центр
    .gen = Медицинского центра
    .dat = Медицинскому центру
    .acc = Медицинский центр
    .ins = Медицинским центром
    .at = в Медицинском центре
    .to = в Медицинский центр
    .from = из Медицинского центра
location_pegasus_occupation-authority = Оккупационная администрация
    .short = Оккуп. администрация
    .tight = Оккупация
    .gender = f
    .the = Оккупационная администрация
    .gen = Оккупационной администрации
    .dat = Оккупационной администрации
    .acc = Оккупационную администрацию
    .ins = Оккупационной администрацией
    .at = в Оккупационной администрации
    .to = в Оккупационную администрацию
    .from = из Оккупационной администрации
location_pegasus_pegasus-cic = Боевой центр «Пегаса»
    .short = Центр «Пегаса»
    .gender = m
    .the = Боевой центр «Пегаса»
    .gen = Боевого центра «Пегаса»
    .dat = Боевому центру «Пегаса»
    .acc = Боевой центр «Пегаса»
    .ins = Боевым центром «Пегаса»
    .at = в Боевом центре «Пегаса»
    .to = в Боевой центр «Пегаса»
    .from = из Боевого центра «Пегаса»
location_pegasus_resistance-hq = Штаб сопротивления
    .short = Штаб сопрот.
    .gender = m
    .the = Штаб сопротивления
    .gen = Штаба сопротивления
    .dat = Штабу сопротивления
    .acc = Штаб сопротивления
    .ins = Штабом сопротивления
    .at = в Штабе сопротивления
    .to = в Штаб сопротивления
    .from = из Штаба сопротивления
location_pegasus_resurrection-ship = Корабль воскрешения
    .tight = Воскрешение
    .gender = m
    .the = Корабль воскрешения
    .gen = Корабля воскрешения
    .dat = Кораблю воскрешения
    .acc = Корабль воскрешения
    .ins = Кораблем воскрешения
    .at = на Корабле воскрешения
    .to = на Корабль воскрешения
    .from = с Корабля воскрешения
location_pegasus_shipyard = Верфь
    .gender = f
    .the = Верфь
    .gen = Верфи
    .dat = Верфи
    .acc = Верфь
    .ins = Верфью
    .at = на Верфи
    .to = на Верфь
    .from = с Верфи

place_brig = гауптвахта
    .gender = f
    .gen = гауптвахты
    .dat = гауптвахте
    .acc = гауптвахту
    .ins = гауптвахтой
    .at = на гауптвахте
    .to = на гауптвахту
    .from = с гауптвахты
place_sickbay = лазарет
    .gender = m
    .gen = лазарета
    .dat = лазарету
    .acc = лазарет
    .ins = лазаретом
    .at = в лазарете
    .to = в лазарет
    .from = из лазарета
place_detention = Изолятор
    .gender = m
    .gen = Изолятора
    .dat = Изолятору
    .acc = Изолятор
    .ins = Изолятором
    .at = в Изоляторе
    .to = в Изолятор
    .from = из Изолятора
place_medicalCenter = Медицинский центр
    .gender = m
    .gen = Медицинского центра
    .dat = Медицинскому центру
    .acc = Медицинский центр
    .ins = Медицинским центром
    .at = в Медицинском центре
    .to = в Медицинский центр
    .from = из Медицинского центра

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
            [many] { $count } Базовых кораблей
           *[other] { $count } Базовых кораблей
        }
    .count-gen =
        { $count ->
            [one] { $count } Базового корабля
            [few] { $count } Базовых кораблей
            [many] { $count } Базовых кораблей
           *[other] { $count } Базовых кораблей
        }
    .count-dat =
        { $count ->
            [one] { $count } Базовому кораблю
            [few] { $count } Базовым кораблям
            [many] { $count } Базовым кораблям
           *[other] { $count } Базовым кораблям
        }
    .count-acc =
        { $count ->
            [one] { $count } Базовый корабль
            [few] { $count } Базовых корабля
            [many] { $count } Базовых кораблей
           *[other] { $count } Базовых кораблей
        }
    .count-ins =
        { $count ->
            [one] { $count } Базовым кораблем
            [few] { $count } Базовыми кораблями
            [many] { $count } Базовыми кораблями
           *[other] { $count } Базовыми кораблями
        }
    .count-each =
        { $count ->
            [one] по { $count } Базовому кораблю
            [few] по { $count } Базовых корабля
            [many] по { $count } Базовых кораблей
           *[other] по { $count } Базовых кораблей
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
            [many] { $count } Рейдеров
           *[other] { $count } Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } Рейдера
            [few] { $count } Рейдеров
            [many] { $count } Рейдеров
           *[other] { $count } Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } Рейдеру
            [few] { $count } Рейдерам
            [many] { $count } Рейдерам
           *[other] { $count } Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } Рейдера
            [few] { $count } Рейдера
            [many] { $count } Рейдеров
           *[other] { $count } Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } Рейдером
            [few] { $count } Рейдерами
            [many] { $count } Рейдерами
           *[other] { $count } Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } Рейдеру
            [few] по { $count } Рейдера
            [many] по { $count } Рейдеров
           *[other] по { $count } Рейдеров
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
            [many] { $count } тяжелых Рейдеров
           *[other] { $count } тяжелых Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } тяжелого Рейдера
            [few] { $count } тяжелых Рейдеров
            [many] { $count } тяжелых Рейдеров
           *[other] { $count } тяжелых Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } тяжелому Рейдеру
            [few] { $count } тяжелым Рейдерам
            [many] { $count } тяжелым Рейдерам
           *[other] { $count } тяжелым Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } тяжелого Рейдера
            [few] { $count } тяжелых Рейдера
            [many] { $count } тяжелых Рейдеров
           *[other] { $count } тяжелых Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } тяжелым Рейдером
            [few] { $count } тяжелыми Рейдерами
            [many] { $count } тяжелыми Рейдерами
           *[other] { $count } тяжелыми Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } тяжелому Рейдеру
            [few] по { $count } тяжелых Рейдера
            [many] по { $count } тяжелых Рейдеров
           *[other] по { $count } тяжелых Рейдеров
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
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера
            [few] { $count } Вайперов
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу
            [few] { $count } Вайперам
            [many] { $count } Вайперам
           *[other] { $count } Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером
            [few] { $count } Вайперами
            [many] { $count } Вайперами
           *[other] { $count } Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу
            [few] по { $count } Вайпера
            [many] по { $count } Вайперов
           *[other] по { $count } Вайперов
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
            [many] { $count } беспилотных Вайперов
           *[other] { $count } беспилотных Вайперов
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
            [many] { $count } беспилотных Вайперов
           *[other] { $count } беспилотных Вайперов
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
            [many] { $count } гражданских кораблей
           *[other] { $count } гражданских кораблей
        }
    .count-gen =
        { $count ->
            [one] { $count } гражданского корабля
            [few] { $count } гражданских кораблей
            [many] { $count } гражданских кораблей
           *[other] { $count } гражданских кораблей
        }
    .count-dat =
        { $count ->
            [one] { $count } гражданскому кораблю
            [few] { $count } гражданским кораблям
            [many] { $count } гражданским кораблям
           *[other] { $count } гражданским кораблям
        }
    .count-acc =
        { $count ->
            [one] { $count } гражданский корабль
            [few] { $count } гражданских корабля
            [many] { $count } гражданских кораблей
           *[other] { $count } гражданских кораблей
        }
    .count-ins =
        { $count ->
            [one] { $count } гражданским кораблем
            [few] { $count } гражданскими кораблями
            [many] { $count } гражданскими кораблями
           *[other] { $count } гражданскими кораблями
        }
    .count-each =
        { $count ->
            [one] по { $count } гражданскому кораблю
            [few] по { $count } гражданских корабля
            [many] по { $count } гражданских кораблей
           *[other] по { $count } гражданских кораблей
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
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } Раптора
            [few] { $count } Рапторов
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } Раптору
            [few] { $count } Рапторам
            [many] { $count } Рапторам
           *[other] { $count } Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } Раптором
            [few] { $count } Рапторами
            [many] { $count } Рапторами
           *[other] { $count } Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } Раптору
            [few] по { $count } Раптора
            [many] по { $count } Рапторов
           *[other] по { $count } Рапторов
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
            [many] { $count } центурионов
           *[other] { $count } центурионов
        }
    .count-gen =
        { $count ->
            [one] { $count } центуриона
            [few] { $count } центурионов
            [many] { $count } центурионов
           *[other] { $count } центурионов
        }
    .count-dat =
        { $count ->
            [one] { $count } центуриону
            [few] { $count } центурионам
            [many] { $count } центурионам
           *[other] { $count } центурионам
        }
    .count-acc =
        { $count ->
            [one] { $count } центуриона
            [few] { $count } центуриона
            [many] { $count } центурионов
           *[other] { $count } центурионов
        }
    .count-ins =
        { $count ->
            [one] { $count } центурионом
            [few] { $count } центурионами
            [many] { $count } центурионами
           *[other] { $count } центурионами
        }
    .count-each =
        { $count ->
            [one] по { $count } центуриону
            [few] по { $count } центуриона
            [many] по { $count } центурионов
           *[other] по { $count } центурионов
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
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера
            [few] { $count } Вайперов
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу
            [few] { $count } Вайперам
            [many] { $count } Вайперам
           *[other] { $count } Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером
            [few] { $count } Вайперами
            [many] { $count } Вайперами
           *[other] { $count } Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу
            [few] по { $count } Вайпера
            [many] по { $count } Вайперов
           *[other] по { $count } Вайперов
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
            [many] { $count } беспилотных Вайперов
           *[other] { $count } беспилотных Вайперов
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный Вайпер
            [few] { $count } беспилотных Вайпера
            [many] { $count } беспилотных Вайперов
           *[other] { $count } беспилотных Вайперов
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
            [many] { $count } Вайперов Mark VII
           *[other] { $count } Вайперов Mark VII
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера Mark VII
            [few] { $count } Вайперов Mark VII
            [many] { $count } Вайперов Mark VII
           *[other] { $count } Вайперов Mark VII
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу Mark VII
            [few] { $count } Вайперам Mark VII
            [many] { $count } Вайперам Mark VII
           *[other] { $count } Вайперам Mark VII
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер Mark VII
            [few] { $count } Вайпера Mark VII
            [many] { $count } Вайперов Mark VII
           *[other] { $count } Вайперов Mark VII
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером Mark VII
            [few] { $count } Вайперами Mark VII
            [many] { $count } Вайперами Mark VII
           *[other] { $count } Вайперами Mark VII
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу Mark VII
            [few] по { $count } Вайпера Mark VII
            [many] по { $count } Вайперов Mark VII
           *[other] по { $count } Вайперов Mark VII
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный Вайпер Mark VII
            [few] { $count } беспилотных Вайпера Mark VII
            [many] { $count } беспилотных Вайперов Mark VII
           *[other] { $count } беспилотных Вайперов Mark VII
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный Вайпер Mark VII
            [few] { $count } беспилотных Вайпера Mark VII
            [many] { $count } беспилотных Вайперов Mark VII
           *[other] { $count } беспилотных Вайперов Mark VII
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
            [many] { $count } штурмовых Рапторов
           *[other] { $count } штурмовых Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } штурмового Раптора
            [few] { $count } штурмовых Рапторов
            [many] { $count } штурмовых Рапторов
           *[other] { $count } штурмовых Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } штурмовому Раптору
            [few] { $count } штурмовым Рапторам
            [many] { $count } штурмовым Рапторам
           *[other] { $count } штурмовым Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } штурмовой Раптор
            [few] { $count } штурмовых Раптора
            [many] { $count } штурмовых Рапторов
           *[other] { $count } штурмовых Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } штурмовым Раптором
            [few] { $count } штурмовыми Рапторами
            [many] { $count } штурмовыми Рапторами
           *[other] { $count } штурмовыми Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } штурмовому Раптору
            [few] по { $count } штурмовых Раптора
            [many] по { $count } штурмовых Рапторов
           *[other] по { $count } штурмовых Рапторов
        }
    .count-unmanned =
        { $count ->
            [one] { $count } беспилотный штурмовой Раптор
            [few] { $count } беспилотных штурмовых Раптора
            [many] { $count } беспилотных штурмовых Рапторов
           *[other] { $count } беспилотных штурмовых Рапторов
        }
    .count-unmanned-acc =
        { $count ->
            [one] { $count } беспилотный штурмовой Раптор
            [few] { $count } беспилотных штурмовых Раптора
            [many] { $count } беспилотных штурмовых Рапторов
           *[other] { $count } беспилотных штурмовых Рапторов
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
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } Раптора
            [few] { $count } Рапторов
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } Раптору
            [few] { $count } Рапторам
            [many] { $count } Рапторам
           *[other] { $count } Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } Раптором
            [few] { $count } Рапторами
            [many] { $count } Рапторами
           *[other] { $count } Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } Раптору
            [few] по { $count } Раптора
            [many] по { $count } Рапторов
           *[other] по { $count } Рапторов
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
            [many] { $count } ядерных бомб
           *[other] { $count } ядерных бомб
        }
    .count-gen =
        { $count ->
            [one] { $count } ядерной бомбы
            [few] { $count } ядерных бомб
            [many] { $count } ядерных бомб
           *[other] { $count } ядерных бомб
        }
    .count-dat =
        { $count ->
            [one] { $count } ядерной бомбе
            [few] { $count } ядерным бомбам
            [many] { $count } ядерным бомбам
           *[other] { $count } ядерным бомбам
        }
    .count-acc =
        { $count ->
            [one] { $count } ядерную бомбу
            [few] { $count } ядерные бомбы
            [many] { $count } ядерных бомб
           *[other] { $count } ядерных бомб
        }
    .count-ins =
        { $count ->
            [one] { $count } ядерной бомбой
            [few] { $count } ядерными бомбами
            [many] { $count } ядерными бомбами
           *[other] { $count } ядерными бомбами
        }
    .count-each =
        { $count ->
            [one] по { $count } ядерной бомбе
            [few] по { $count } ядерные бомбы
            [many] по { $count } ядерных бомб
           *[other] по { $count } ядерных бомб
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
            [many] { $count } поврежденных Вайперов
           *[other] { $count } поврежденных Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } поврежденного Вайпера
            [few] { $count } поврежденных Вайперов
            [many] { $count } поврежденных Вайперов
           *[other] { $count } поврежденных Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } поврежденному Вайперу
            [few] { $count } поврежденным Вайперам
            [many] { $count } поврежденным Вайперам
           *[other] { $count } поврежденным Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } поврежденный Вайпер
            [few] { $count } поврежденных Вайпера
            [many] { $count } поврежденных Вайперов
           *[other] { $count } поврежденных Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } поврежденным Вайпером
            [few] { $count } поврежденными Вайперами
            [many] { $count } поврежденными Вайперами
           *[other] { $count } поврежденными Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } поврежденному Вайперу
            [few] по { $count } поврежденных Вайпера
            [many] по { $count } поврежденных Вайперов
           *[other] по { $count } поврежденных Вайперов
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
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } Вайпера
            [few] { $count } Вайперов
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } Вайперу
            [few] { $count } Вайперам
            [many] { $count } Вайперам
           *[other] { $count } Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } Вайпер
            [few] { $count } Вайпера
            [many] { $count } Вайперов
           *[other] { $count } Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } Вайпером
            [few] { $count } Вайперами
            [many] { $count } Вайперами
           *[other] { $count } Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } Вайперу
            [few] по { $count } Вайпера
            [many] по { $count } Вайперов
           *[other] по { $count } Вайперов
        }
amount_destroyedViper = уничтоженные Вайперы
    .gender = pl
    .count =
        { $count ->
            [one] { $count } уничтоженный Вайпер
            [few] { $count } уничтоженных Вайпера
            [many] { $count } уничтоженных Вайперов
           *[other] { $count } уничтоженных Вайперов
        }
    .count-gen =
        { $count ->
            [one] { $count } уничтоженного Вайпера
            [few] { $count } уничтоженных Вайперов
            [many] { $count } уничтоженных Вайперов
           *[other] { $count } уничтоженных Вайперов
        }
    .count-dat =
        { $count ->
            [one] { $count } уничтоженному Вайперу
            [few] { $count } уничтоженным Вайперам
            [many] { $count } уничтоженным Вайперам
           *[other] { $count } уничтоженным Вайперам
        }
    .count-acc =
        { $count ->
            [one] { $count } уничтоженный Вайпер
            [few] { $count } уничтоженных Вайпера
            [many] { $count } уничтоженных Вайперов
           *[other] { $count } уничтоженных Вайперов
        }
    .count-ins =
        { $count ->
            [one] { $count } уничтоженным Вайпером
            [few] { $count } уничтоженными Вайперами
            [many] { $count } уничтоженными Вайперами
           *[other] { $count } уничтоженными Вайперами
        }
    .count-each =
        { $count ->
            [one] по { $count } уничтоженному Вайперу
            [few] по { $count } уничтоженных Вайпера
            [many] по { $count } уничтоженных Вайперов
           *[other] по { $count } уничтоженных Вайперов
        }
amount_raptor = Рапторы
    .gender = pl
    .count =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-gen =
        { $count ->
            [one] { $count } Раптора
            [few] { $count } Рапторов
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-dat =
        { $count ->
            [one] { $count } Раптору
            [few] { $count } Рапторам
            [many] { $count } Рапторам
           *[other] { $count } Рапторам
        }
    .count-acc =
        { $count ->
            [one] { $count } Раптор
            [few] { $count } Раптора
            [many] { $count } Рапторов
           *[other] { $count } Рапторов
        }
    .count-ins =
        { $count ->
            [one] { $count } Раптором
            [few] { $count } Рапторами
            [many] { $count } Рапторами
           *[other] { $count } Рапторами
        }
    .count-each =
        { $count ->
            [one] по { $count } Раптору
            [few] по { $count } Раптора
            [many] по { $count } Рапторов
           *[other] по { $count } Рапторов
        }
amount_raider = Рейдеры
    .gender = pl
    .count =
        { $count ->
            [one] { $count } Рейдер
            [few] { $count } Рейдера
            [many] { $count } Рейдеров
           *[other] { $count } Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } Рейдера
            [few] { $count } Рейдеров
            [many] { $count } Рейдеров
           *[other] { $count } Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } Рейдеру
            [few] { $count } Рейдерам
            [many] { $count } Рейдерам
           *[other] { $count } Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } Рейдера
            [few] { $count } Рейдера
            [many] { $count } Рейдеров
           *[other] { $count } Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } Рейдером
            [few] { $count } Рейдерами
            [many] { $count } Рейдерами
           *[other] { $count } Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } Рейдеру
            [few] по { $count } Рейдера
            [many] по { $count } Рейдеров
           *[other] по { $count } Рейдеров
        }
amount_heavyRaider = тяжелые Рейдеры
    .gender = pl
    .count =
        { $count ->
            [one] { $count } тяжелый Рейдер
            [few] { $count } тяжелых Рейдера
            [many] { $count } тяжелых Рейдеров
           *[other] { $count } тяжелых Рейдеров
        }
    .count-gen =
        { $count ->
            [one] { $count } тяжелого Рейдера
            [few] { $count } тяжелых Рейдеров
            [many] { $count } тяжелых Рейдеров
           *[other] { $count } тяжелых Рейдеров
        }
    .count-dat =
        { $count ->
            [one] { $count } тяжелому Рейдеру
            [few] { $count } тяжелым Рейдерам
            [many] { $count } тяжелым Рейдерам
           *[other] { $count } тяжелым Рейдерам
        }
    .count-acc =
        { $count ->
            [one] { $count } тяжелого Рейдера
            [few] { $count } тяжелых Рейдера
            [many] { $count } тяжелых Рейдеров
           *[other] { $count } тяжелых Рейдеров
        }
    .count-ins =
        { $count ->
            [one] { $count } тяжелым Рейдером
            [few] { $count } тяжелыми Рейдерами
            [many] { $count } тяжелыми Рейдерами
           *[other] { $count } тяжелыми Рейдерами
        }
    .count-each =
        { $count ->
            [one] по { $count } тяжелому Рейдеру
            [few] по { $count } тяжелых Рейдера
            [many] по { $count } тяжелых Рейдеров
           *[other] по { $count } тяжелых Рейдеров
        }
amount_pegasusDamage = жетоны Пегаса
    .gender = pl
    .count =
        { $count ->
            [one] { $count } жетон Пегаса
            [few] { $count } жетона Пегаса
            [many] { $count } жетонов Пегаса
           *[other] { $count } жетонов Пегаса
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона Пегаса
            [few] { $count } жетонов Пегаса
            [many] { $count } жетонов Пегаса
           *[other] { $count } жетонов Пегаса
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону Пегаса
            [few] { $count } жетонам Пегаса
            [many] { $count } жетонам Пегаса
           *[other] { $count } жетонам Пегаса
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон Пегаса
            [few] { $count } жетона Пегаса
            [many] { $count } жетонов Пегаса
           *[other] { $count } жетонов Пегаса
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном Пегаса
            [few] { $count } жетонами Пегаса
            [many] { $count } жетонами Пегаса
           *[other] { $count } жетонами Пегаса
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону Пегаса
            [few] по { $count } жетона Пегаса
            [many] по { $count } жетонов Пегаса
           *[other] по { $count } жетонов Пегаса
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
            [many] { $count } кораблей
           *[other] { $count } кораблей
        }
    .count-gen =
        { $count ->
            [one] { $count } корабля
            [few] { $count } кораблей
            [many] { $count } кораблей
           *[other] { $count } кораблей
        }
    .count-dat =
        { $count ->
            [one] { $count } кораблю
            [few] { $count } кораблям
            [many] { $count } кораблям
           *[other] { $count } кораблям
        }
    .count-acc =
        { $count ->
            [one] { $count } корабль
            [few] { $count } корабля
            [many] { $count } кораблей
           *[other] { $count } кораблей
        }
    .count-ins =
        { $count ->
            [one] { $count } кораблем
            [few] { $count } кораблями
            [many] { $count } кораблями
           *[other] { $count } кораблями
        }
    .count-each =
        { $count ->
            [one] по { $count } кораблю
            [few] по { $count } корабля
            [many] по { $count } кораблей
           *[other] по { $count } кораблей
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

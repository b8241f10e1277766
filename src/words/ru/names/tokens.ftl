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
            [many] { $count } жетонов травмы
           *[other] { $count } жетонов травмы
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона травмы
            [few] { $count } жетонов травмы
            [many] { $count } жетонов травмы
           *[other] { $count } жетонов травмы
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону травмы
            [few] { $count } жетонам травмы
            [many] { $count } жетонам травмы
           *[other] { $count } жетонам травмы
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон травмы
            [few] { $count } жетона травмы
            [many] { $count } жетонов травмы
           *[other] { $count } жетонов травмы
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном травмы
            [few] { $count } жетонами травмы
            [many] { $count } жетонами травмы
           *[other] { $count } жетонами травмы
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону травмы
            [few] по { $count } жетона травмы
            [many] по { $count } жетонов травмы
           *[other] по { $count } жетонов травмы
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
            [many] { $count } благих жетонов травмы
           *[other] { $count } благих жетонов травмы
        }
    .count-gen =
        { $count ->
            [one] { $count } благого жетона травмы
            [few] { $count } благих жетонов травмы
            [many] { $count } благих жетонов травмы
           *[other] { $count } благих жетонов травмы
        }
    .count-dat =
        { $count ->
            [one] { $count } благому жетону травмы
            [few] { $count } благим жетонам травмы
            [many] { $count } благим жетонам травмы
           *[other] { $count } благим жетонам травмы
        }
    .count-acc =
        { $count ->
            [one] { $count } благой жетон травмы
            [few] { $count } благих жетона травмы
            [many] { $count } благих жетонов травмы
           *[other] { $count } благих жетонов травмы
        }
    .count-ins =
        { $count ->
            [one] { $count } благим жетоном травмы
            [few] { $count } благими жетонами травмы
            [many] { $count } благими жетонами травмы
           *[other] { $count } благими жетонами травмы
        }
    .count-each =
        { $count ->
            [one] по { $count } благому жетону травмы
            [few] по { $count } благих жетона травмы
            [many] по { $count } благих жетонов травмы
           *[other] по { $count } благих жетонов травмы
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
            [many] { $count } враждебных жетонов травмы
           *[other] { $count } враждебных жетонов травмы
        }
    .count-gen =
        { $count ->
            [one] { $count } враждебного жетона травмы
            [few] { $count } враждебных жетонов травмы
            [many] { $count } враждебных жетонов травмы
           *[other] { $count } враждебных жетонов травмы
        }
    .count-dat =
        { $count ->
            [one] { $count } враждебному жетону травмы
            [few] { $count } враждебным жетонам травмы
            [many] { $count } враждебным жетонам травмы
           *[other] { $count } враждебным жетонам травмы
        }
    .count-acc =
        { $count ->
            [one] { $count } враждебный жетон травмы
            [few] { $count } враждебных жетона травмы
            [many] { $count } враждебных жетонов травмы
           *[other] { $count } враждебных жетонов травмы
        }
    .count-ins =
        { $count ->
            [one] { $count } враждебным жетоном травмы
            [few] { $count } враждебными жетонами травмы
            [many] { $count } враждебными жетонами травмы
           *[other] { $count } враждебными жетонами травмы
        }
    .count-each =
        { $count ->
            [one] по { $count } враждебному жетону травмы
            [few] по { $count } враждебных жетона травмы
            [many] по { $count } враждебных жетонов травмы
           *[other] по { $count } враждебных жетонов травмы
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
            [many] { $count } бедствий
           *[other] { $count } бедствий
        }
    .count-gen =
        { $count ->
            [one] { $count } бедствия
            [few] { $count } бедствий
            [many] { $count } бедствий
           *[other] { $count } бедствий
        }
    .count-dat =
        { $count ->
            [one] { $count } бедствию
            [few] { $count } бедствиям
            [many] { $count } бедствиям
           *[other] { $count } бедствиям
        }
    .count-acc =
        { $count ->
            [one] { $count } бедствие
            [few] { $count } бедствия
            [many] { $count } бедствий
           *[other] { $count } бедствий
        }
    .count-ins =
        { $count ->
            [one] { $count } бедствием
            [few] { $count } бедствиями
            [many] { $count } бедствиями
           *[other] { $count } бедствиями
        }
    .count-each =
        { $count ->
            [one] по { $count } бедствию
            [few] по { $count } бедствия
            [many] по { $count } бедствий
           *[other] по { $count } бедствий
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
            [many] { $count } жетонов чуда
           *[other] { $count } жетонов чуда
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона чуда
            [few] { $count } жетонов чуда
            [many] { $count } жетонов чуда
           *[other] { $count } жетонов чуда
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону чуда
            [few] { $count } жетонам чуда
            [many] { $count } жетонам чуда
           *[other] { $count } жетонам чуда
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон чуда
            [few] { $count } жетона чуда
            [many] { $count } жетонов чуда
           *[other] { $count } жетонов чуда
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном чуда
            [few] { $count } жетонами чуда
            [many] { $count } жетонами чуда
           *[other] { $count } жетонами чуда
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону чуда
            [few] по { $count } жетона чуда
            [many] по { $count } жетонов чуда
           *[other] по { $count } жетонов чуда
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
            [many] { $count } оккупационных отрядов
           *[other] { $count } оккупационных отрядов
        }
    .count-gen =
        { $count ->
            [one] { $count } оккупационного отряда
            [few] { $count } оккупационных отрядов
            [many] { $count } оккупационных отрядов
           *[other] { $count } оккупационных отрядов
        }
    .count-dat =
        { $count ->
            [one] { $count } оккупационному отряду
            [few] { $count } оккупационным отрядам
            [many] { $count } оккупационным отрядам
           *[other] { $count } оккупационным отрядам
        }
    .count-acc =
        { $count ->
            [one] { $count } оккупационный отряд
            [few] { $count } оккупационных отряда
            [many] { $count } оккупационных отрядов
           *[other] { $count } оккупационных отрядов
        }
    .count-ins =
        { $count ->
            [one] { $count } оккупационным отрядом
            [few] { $count } оккупационными отрядами
            [many] { $count } оккупационными отрядами
           *[other] { $count } оккупационными отрядами
        }
    .count-each =
        { $count ->
            [one] по { $count } оккупационному отряду
            [few] по { $count } оккупационных отряда
            [many] по { $count } оккупационных отрядов
           *[other] по { $count } оккупационных отрядов
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
            [many] { $count } жетонов повреждений Галактики
           *[other] { $count } жетонов повреждений Галактики
        }
    .count-gen =
        { $count ->
            [one] { $count } жетона повреждений Галактики
            [few] { $count } жетонов повреждений Галактики
            [many] { $count } жетонов повреждений Галактики
           *[other] { $count } жетонов повреждений Галактики
        }
    .count-dat =
        { $count ->
            [one] { $count } жетону повреждений Галактики
            [few] { $count } жетонам повреждений Галактики
            [many] { $count } жетонам повреждений Галактики
           *[other] { $count } жетонам повреждений Галактики
        }
    .count-acc =
        { $count ->
            [one] { $count } жетон повреждений Галактики
            [few] { $count } жетона повреждений Галактики
            [many] { $count } жетонов повреждений Галактики
           *[other] { $count } жетонов повреждений Галактики
        }
    .count-ins =
        { $count ->
            [one] { $count } жетоном повреждений Галактики
            [few] { $count } жетонами повреждений Галактики
            [many] { $count } жетонами повреждений Галактики
           *[other] { $count } жетонами повреждений Галактики
        }
    .count-each =
        { $count ->
            [one] по { $count } жетону повреждений Галактики
            [few] по { $count } жетона повреждений Галактики
            [many] по { $count } жетонов повреждений Галактики
           *[other] по { $count } жетонов повреждений Галактики
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
            [many] { $count } миссий
           *[other] { $count } миссий
        }
    .count-gen =
        { $count ->
            [one] { $count } миссии
            [few] { $count } миссий
            [many] { $count } миссий
           *[other] { $count } миссий
        }
    .count-dat =
        { $count ->
            [one] { $count } миссии
            [few] { $count } миссиям
            [many] { $count } миссиям
           *[other] { $count } миссиям
        }
    .count-acc =
        { $count ->
            [one] { $count } миссию
            [few] { $count } миссии
            [many] { $count } миссий
           *[other] { $count } миссий
        }
    .count-ins =
        { $count ->
            [one] { $count } миссией
            [few] { $count } миссиями
            [many] { $count } миссиями
           *[other] { $count } миссиями
        }
    .count-each =
        { $count ->
            [one] по { $count } миссии
            [few] по { $count } миссии
            [many] по { $count } миссий
           *[other] по { $count } миссий
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
            [many] { $count } поврежденных локаций
           *[other] { $count } поврежденных локаций
        }
    .count-gen =
        { $count ->
            [one] { $count } поврежденной локации
            [few] { $count } поврежденных локаций
            [many] { $count } поврежденных локаций
           *[other] { $count } поврежденных локаций
        }
    .count-dat =
        { $count ->
            [one] { $count } поврежденной локации
            [few] { $count } поврежденным локациям
            [many] { $count } поврежденным локациям
           *[other] { $count } поврежденным локациям
        }
    .count-acc =
        { $count ->
            [one] { $count } поврежденную локацию
            [few] { $count } поврежденные локации
            [many] { $count } поврежденных локаций
           *[other] { $count } поврежденных локаций
        }
    .count-ins =
        { $count ->
            [one] { $count } поврежденной локацией
            [few] { $count } поврежденными локациями
            [many] { $count } поврежденными локациями
           *[other] { $count } поврежденными локациями
        }
    .count-each =
        { $count ->
            [one] по { $count } поврежденной локации
            [few] по { $count } поврежденные локации
            [many] по { $count } поврежденных локаций
           *[other] по { $count } поврежденных локаций
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

## modules.searchForHome

modules-searchForHome-kind = Миссия
modules-searchForHome-demand = Проверка навыка { $difficulty }: { $skills }
modules-searchForHome-unchanged = Никакие другие карты и способности не влияют на эту проверку, и способности карт в ней не срабатывают.

modules-searchForHome-missionTurnedUp = { $player } открывает миссию «{ $card }»
modules-searchForHome-noMission = { $player } не находит миссий, которые можно открыть
modules-searchForHome-crisisSpared = { $player } не берет карту кризиса в этом ходу
modules-searchForHome-missionTurnedDown = Миссия «{ $card }» переворачивается лицом вниз на месте «Активная миссия»
modules-searchForHome-missionCleared =
    { $to ->
        [objective] Миссия «{ $card }» ложится рядом с картой цели
        [discard] Миссия «{ $card }» сбрасывается
       *[deck] Миссия «{ $card }» замешивается в колоду миссий
    }
modules-searchForHome-missionSeen = { $player } смотрит верхнюю карту миссии
modules-searchForHome-missionSeenOpenly = Верхняя карта миссии: { $card }
modules-searchForHome-missionPutBack =
    { $where ->
        [top] { $player } оставляет карту миссии наверху колоды
       *[bottom] { $player } кладет карту миссии под низ колоды
    }
modules-searchForHome-skillNamed = { $player } называет навык для всех: { $skill }
modules-searchForHome-cylonsCleared = Убрано с поля
modules-searchForHome-cylonsGone = Удалено из игры
modules-searchForHome-rebelBasestar =
    { $way ->
        [comes] { $side ->
            [human] Мятежный базовый корабль вступает в игру на стороне игроков-людей
           *[cylon] Мятежный базовый корабль вступает в игру на стороне игроков-Сайлонов
        }
        [stays] { $side ->
            [human] Мятежный базовый корабль остается на стороне игроков-людей
           *[cylon] Мятежный базовый корабль остается на стороне игроков-Сайлонов
        }
       *[changes] { $side ->
            [human] Мятежный базовый корабль переходит на сторону игроков-людей
           *[cylon] Мятежный базовый корабль переходит на сторону игроков-Сайлонов
        }
    }
modules-searchForHome-superCrisisPaid = { $player } сбрасывает карту суперкризиса «{ $card }»
modules-searchForHome-deckSearched = { $player } берет { NOUN($cards, case: "acc") } из колоды и сброса
modules-searchForHome-deckSearchedOpenly = { $player } берет { NOUN($cards, case: "acc") } из колоды и сброса, из сброса: { $open }

modules-searchForHome-placeMission = положите миссию наверх или под низ ее колоды
    .help = Ее видели только вы. Верхняя карта открывается, когда кто-то в следующий раз активирует Мостик.
modules-searchForHome-skillForAll = назовите тип навыка
    .help = Каждый игрок, и Сайлоны тоже, берет { NOUN($cards, case: "acc") } этого типа, сначала вы.
modules-searchForHome-payTribute = выберите, что сбросить
    .help = Действие стоит жетон чуда или одну из ваших карт суперкризиса. Карта не разыгрывается.
modules-searchForHome-searchedSkill = выберите колоду навыка, в которой ищете
    .help = Вы берете любые карты ({ $cards }) из нее и ее стопки сброса. Затем все перемешивается вместе.
modules-searchForHome-searchSkillDeck = возьмите { NOUN($cards, case: "acc") } из колоды «{ $skill }»
    .help = Вы видите колоду и ее стопку сброса. Остальные узнают только, какие карты ушли из стопки сброса.
modules-searchForHome-sendOut = выберите корабли для { NOUN($area, case: "gen") }
    .help = Активируются только те корабли, которые помещаются, каждый один раз.

modules-searchForHome-miracleToken = Жетон чуда
    .detail = То, для чего его берегут, без него использовать нельзя
modules-searchForHome-shipsOut =
    { $ship ->
        [raider] Каждый сразу действует, как обычно действуют Рейдеры
       *[viper] Из «Резерва», без пилотов; каждый вы активируете один раз
    }

modules-searchForHome-reachedEarth = флот нашел новый дом

## effects.searchForHome

effects-searchForHome-startMission =
    { $brief ->
        [yes] откройте следующую миссию; в свой ход карты кризиса не будет
       *[no] откройте верхнюю карту миссии и разыграйте ее; если сейчас ваш ход, карту кризиса вы в нем не берете
    }
    .may =
        { $brief ->
            [yes] открыть следующую миссию; в свой ход карты кризиса не будет
           *[no] открыть верхнюю карту миссии и разыграть ее; если сейчас ваш ход, карту кризиса вы в нем не берете
        }
effects-searchForHome-missionCounts = миссия считается за расстояние { $count }
effects-searchForHome-turnMissionDown = переверните миссию лицом вниз
effects-searchForHome-lookAtMission =
    { $brief ->
        [yes] посмотрите верхнюю миссию и положите ее наверх или под низ
       *[no] тайно посмотрите верхнюю карту миссии и положите ее наверх или под низ колоды
    }
    .may =
        { $brief ->
            [yes] посмотреть верхнюю миссию и положить ее наверх или под низ
           *[no] тайно посмотреть верхнюю карту миссии и положить ее наверх или под низ колоды
        }
effects-searchForHome-everyoneDrawsNamed =
    { $brief ->
        [yes] назовите тип навыка: каждый берет { NOUN($cards, case: "acc") } этого типа
       *[no] назовите любой тип навыка: каждый игрок, включая игроков-Сайлонов, берет { NOUN($cards, case: "acc") } этого типа
    }
    .may =
        { $brief ->
            [yes] назвать тип навыка: каждый берет { NOUN($cards, case: "acc") } этого типа
           *[no] назвать любой тип навыка: каждый игрок, включая игроков-Сайлонов, берет { NOUN($cards, case: "acc") } этого типа
        }
effects-searchForHome-clearBoardOf = { NOUN($kinds, case: "every") } убирается с поля
effects-searchForHome-takeOutOfGame =
    { $count ->
        [1] { $ships } удаляется из игры
        [one] { $ships } удаляется из игры
       *[other] { $ships } удаляются из игры
    }
effects-searchForHome-turnRebelBasestar =
    { $brief ->
        [yes] { $side ->
            [human] мятежный базовый корабль на стороне людей
           *[cylon] мятежный базовый корабль на стороне Сайлонов
        }
       *[no] { $side ->
            [human] мятежный базовый корабль теперь в игре, для игроков-людей
           *[cylon] мятежный базовый корабль теперь в игре, для игроков-Сайлонов
        }
    }
effects-searchForHome-repairDamaged =
    { $count ->
        [one] отремонтируйте { $count } поврежденную локацию
        [few] отремонтируйте { $count } поврежденные локации
       *[many] отремонтируйте { $count } поврежденных локаций
    }
    .may =
        { $count ->
            [one] отремонтировать { $count } поврежденную локацию
            [few] отремонтировать { $count } поврежденные локации
           *[many] отремонтировать { $count } поврежденных локаций
        }
effects-searchForHome-payTribute = сбросьте 1 жетон чуда или 1 карту суперкризиса
    .may = сбросить 1 жетон чуда или 1 карту суперкризиса
effects-searchForHome-arrangeCrises =
    { $brief ->
        [yes] посмотрите сверху { NOUN($cards, case: "acc") } и расставьте по порядку
       *[no] тайно посмотрите { NOUN($cards, case: "acc") } с верха колоды и верните их наверх в любом порядке
    }
    .may =
        { $brief ->
            [yes] посмотреть сверху { NOUN($cards, case: "acc") } и расставить по порядку
           *[no] тайно посмотреть { NOUN($cards, case: "acc") } с верха колоды и вернуть их наверх в любом порядке
        }
effects-searchForHome-searchSkillDeck =
    { $brief ->
        [yes] возьмите { NOUN($cards, case: "acc") } на выбор из колоды навыка
       *[no] возьмите { NOUN($cards, case: "acc") } на выбор из одной колоды навыка и ее стопки сброса, затем перемешайте их вместе
    }
    .may =
        { $brief ->
            [yes] взять { NOUN($cards, case: "acc") } на выбор из колоды навыка
           *[no] взять { NOUN($cards, case: "acc") } на выбор из одной колоды навыка и ее стопки сброса, затем перемешать их вместе
        }
effects-searchForHome-sendOut =
    { $brief ->
        [yes] поместите и активируйте { NOUN($raiders, case: "acc") } или { NOUN($vipers, case: "acc") }
       *[no] поместите { NOUN($raiders, case: "acc") } или { NOUN($vipers, case: "acc") } из «Резерва» без пилотов в один сектор космоса и активируйте каждый из этих кораблей один раз
    }
    .may =
        { $brief ->
            [yes] поместить и активировать { NOUN($raiders, case: "acc") } или { NOUN($vipers, case: "acc") }
           *[no] поместить { NOUN($raiders, case: "acc") } или { NOUN($vipers, case: "acc") } из «Резерва» без пилотов в один сектор космоса и активировать каждый из этих кораблей один раз
        }

effects-searchForHome-missionSpaceEmpty = на месте «Активная миссия» нет миссии
effects-searchForHome-canPayTribute = у вас есть жетон чуда или карта суперкризиса

## modules.daybreakSkills

modules-daybreakSkills-checkCardTaken = { $player } забирает из проверки: { $card }
modules-daybreakSkills-quorumKept = { $player } как Президент оставляет себе { NOUN($card, case: "acc") }
modules-daybreakSkills-quorumGiven = { $player } отдает { NOUN($card, case: "acc") } Президенту ({ $to })
modules-daybreakSkills-reservesLaunched =
    { $count ->
        [one] К пилоту { NOUN($area, case: "at") } присоединяется { $ships } из «Резерва»
       *[other] К пилоту { NOUN($area, case: "at") } присоединяются { $ships } из «Резерва»
    }

modules-daybreakSkills-takeFromCheck = забрать карту из проверки?
    .help = Она уходит к вам на руку и больше не считается. То, что ее способность уже сделала, остается.
modules-daybreakSkills-takeNone = Ничего не забирать
    .detail = Все карты остаются в проверке
modules-daybreakSkills-dogfight = сбросить карту из проверки?
    .help = Цена — 1 Вайпер: после карты вы выберете Вайпер в космосе или в «Резерве», и он получит повреждение.
modules-daybreakSkills-discardNone = Ничего не сбрасывать
    .detail = Ни один Вайпер не поврежден
modules-daybreakSkills-shareQuorum = выберите карту кворума, которую получит { $player } как Президент
    .help = Другую затем вы играете сами или сбрасываете.
modules-daybreakSkills-playOrDiscard = сыграйте другую карту кворума или сбросьте ее
    .help = Выбор и броски за вами. Где на ней назван Президент, имеется в виду Президент.
modules-daybreakSkills-discardIt = Сбросить
    .detail = Карта не имеет эффекта
modules-daybreakSkills-activateFromAfar = выберите локацию, которую активируете
    .help =
        { $undamaged ->
            [yes] Где бы вы ни были. Ее цена и требования действуют.
           *[no] Где бы вы ни были, даже если она повреждена.
        }
modules-daybreakSkills-launchReserves = выберите, где запустить Вайперы из «Резерва»
    .help = Сектор с пилотируемым Вайпером. В конце каждый новый Вайпер активируется один раз.
modules-daybreakSkills-howManyLaunch = выберите, сколько Вайперов запустить { NOUN($area, case: "at") }
    .help = Потом каждый из них по очереди активируется один раз.

## effects.daybreakSkills

effects-daybreakSkills-addToTotal = общая сила увеличивается на { $each } за каждую карту силы { $strengths } в проверке
effects-daybreakSkills-takeFromCheck =
    { $brief ->
        [yes] заберите из проверки 1 карту силы { $strengths }
       *[no] возьмите из проверки на руку 1 другую карту силы { $strengths }
    }
    .may =
        { $brief ->
            [yes] забрать из проверки 1 карту силы { $strengths }
           *[no] взять из проверки на руку 1 другую карту силы { $strengths }
        }
effects-daybreakSkills-dogfight =
    { $brief ->
        [yes] повредите 1 Вайпер, чтобы сбросить 1 карту из проверки
       *[no] повредите 1 Вайпер в космосе или в «Резерве», чтобы сбросить 1 другую карту из проверки
    }
    .may =
        { $brief ->
            [yes] повредить 1 Вайпер, чтобы сбросить 1 карту из проверки
           *[no] повредить 1 Вайпер в космосе или в «Резерве», чтобы сбросить 1 другую карту из проверки
        }
effects-daybreakSkills-influenceQuorum =
    { $brief ->
        [yes] возьмите { NOUN($cards, case: "acc") }: 1 — Президенту, другую сыграйте или сбросьте
       *[no] возьмите { NOUN($cards, case: "acc") }, отдайте 1 из них Президенту, а другую сыграйте или сбросьте
    }
    .may =
        { $brief ->
            [yes] взять { NOUN($cards, case: "acc") }: 1 — Президенту, другую сыграть или сбросить
           *[no] взять { NOUN($cards, case: "acc") }, отдать 1 из них Президенту, а другую сыграть или сбросить
        }
effects-daybreakSkills-activateAnywhere =
    { $brief ->
        [yes] активируйте { NOUN($places, case: "acc") }
       *[no] активируйте { NOUN($places, case: "acc") }, где бы вы ни были, даже если локация повреждена
    }
    .may =
        { $brief ->
            [yes] активировать { NOUN($places, case: "acc") }
           *[no] активировать { NOUN($places, case: "acc") }, где бы вы ни были, даже если локация повреждена
        }
effects-daybreakSkills-activateOneViper =
    { $count ->
        [one] активируйте 1 беспилотный Вайпер до { $count } раза
       *[other] активируйте 1 беспилотный Вайпер до { $count } раз
    }
    .may =
        { $count ->
            [one] активировать 1 беспилотный Вайпер до { $count } раза
           *[other] активировать 1 беспилотный Вайпер до { $count } раз
        }
effects-daybreakSkills-launchReserves =
    { $brief ->
        [yes] запустите до { NOUN($vipers, case: "gen") } рядом с пилотом и активируйте каждый
       *[no] запустите без пилотов до { NOUN($vipers, case: "gen") } из «Резерва» в сектор с пилотируемым Вайпером, затем активируйте каждый из них один раз
    }
    .may =
        { $brief ->
            [yes] запустить до { NOUN($vipers, case: "gen") } рядом с пилотом и активировать каждый
           *[no] запустить без пилотов до { NOUN($vipers, case: "gen") } из «Резерва» в сектор с пилотируемым Вайпером, затем активировать каждый из них один раз
        }

effects-daybreakSkills-currentIsHuman = текущий игрок — человек
effects-daybreakSkills-theyAreHuman = это человек
effects-daybreakSkills-mayAddToCheck = еще может добавить карту
effects-daybreakSkills-noBlueSpace = жетон флота не на синем делении шкалы подготовки к прыжку
effects-daybreakSkills-mayTradeRaptor = в «Резерве» есть Раптор, а в запасе — штурмовой Раптор

## modules.daybreakPeople

modules-daybreakPeople-civilianSaved = { $player } спасает гражданский корабль { NOUN($area, case: "at") }
modules-daybreakPeople-civilianSwapped =
    { $replaced ->
        [yes] { $player } убирает гражданский корабль { NOUN($area, case: "from") }, его место занимает другой
       *[no] { $player } убирает гражданский корабль { NOUN($area, case: "from") }
    }
modules-daybreakPeople-discardSpared = Благодаря игроку { $by } { $player } сбрасывает на 1 карту меньше
modules-daybreakPeople-contributionShown = { $player } показывает одну из добавленных карт: { $card }
modules-daybreakPeople-iconsIgnored = { $player } игнорирует символы активации этой карты
modules-daybreakPeople-mutinyPutBack = { $player } кладет { NOUN($cards, case: "acc") } под низ колоды
modules-daybreakPeople-caught = { $player } не может сбросить нужные карты и в конце хода попадет на гауптвахту

modules-daybreakPeople-showContribution = покажите одну из добавленных вами карт
    .help = Она лежит лицом вверх, остальные — лицом вниз, пока проверку не раскроют.
modules-daybreakPeople-sift = сбросьте { NOUN($cards, case: "acc") } из только что взятых
    .help = Остальные остаются у вас.

## effects.daybreakPeople

effects-daybreakPeople-activateHere = активируйте свою локацию
    .may = активировать свою локацию
effects-daybreakPeople-activateAgain = сбросьте { NOUN($cards, case: "acc") }, чтобы активировать ее еще раз
    .may = сбросить { NOUN($cards, case: "acc") }, чтобы активировать ее еще раз
effects-daybreakPeople-activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] активируйте любую локацию
            [one] активируйте любую { $count } локацию
            [few] активируйте любые { $count } локации
           *[many] активируйте любые { $count } локаций
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] активируйте 1 неповрежденную локацию любого поля за любую сторону
                [one] активируйте по очереди { $count } разную неповрежденную локацию любого поля за любую сторону
                [few] активируйте по очереди { $count } разные неповрежденные локации любого поля за любую сторону
               *[many] активируйте по очереди { $count } разных неповрежденных локаций любого поля за любую сторону
            }
           *[no] { $count ->
                [1] активируйте 1 неповрежденную локацию, где бы вы ни были
                [one] активируйте по очереди { $count } разную неповрежденную локацию, где бы вы ни были
                [few] активируйте по очереди { $count } разные неповрежденные локации, где бы вы ни были
               *[many] активируйте по очереди { $count } разных неповрежденных локаций, где бы вы ни были
            }
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] активировать любую локацию
                [one] активировать любую { $count } локацию
                [few] активировать любые { $count } локации
               *[many] активировать любые { $count } локаций
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] активировать 1 неповрежденную локацию любого поля за любую сторону
                    [one] активировать по очереди { $count } разную неповрежденную локацию любого поля за любую сторону
                    [few] активировать по очереди { $count } разные неповрежденные локации любого поля за любую сторону
                   *[many] активировать по очереди { $count } разных неповрежденных локаций любого поля за любую сторону
                }
               *[no] { $count ->
                    [1] активировать 1 неповрежденную локацию, где бы вы ни были
                    [one] активировать по очереди { $count } разную неповрежденную локацию, где бы вы ни были
                    [few] активировать по очереди { $count } разные неповрежденные локации, где бы вы ни были
                   *[many] активировать по очереди { $count } разных неповрежденных локаций, где бы вы ни были
                }
            }
        }
effects-daybreakPeople-sift = возьмите { NOUN($cards, case: "acc") }, затем сбросьте { $discard } из них
    .may = взять { NOUN($cards, case: "acc") }, затем сбросить { $discard } из них
effects-daybreakPeople-escortAway =
    { $brief ->
        [yes] спасите его, уничтожив неповрежденный Вайпер
       *[no] уничтожьте неповрежденный Вайпер из «Резерва» или в космосе и верните гражданский корабль в стопку неиспользованных кораблей
    }
    .may =
        { $brief ->
            [yes] спасти его: уничтожается неповрежденный Вайпер
           *[no] уничтожить неповрежденный Вайпер из «Резерва» или в космосе и вернуть гражданский корабль в стопку неиспользованных кораблей
        }
effects-daybreakPeople-quarantine =
    { $brief ->
        [yes] посмотрите все гражданские корабли в космосе и замените 1
       *[no] посмотрите все гражданские корабли в космосе, затем замените 1 из них случайным из стопки неиспользованных кораблей
    }
    .may =
        { $brief ->
            [yes] посмотреть все гражданские корабли в космосе и заменить 1
           *[no] посмотреть все гражданские корабли в космосе, затем заменить 1 из них случайным из стопки неиспользованных кораблей
        }
effects-daybreakPeople-spareDiscard = возьмите { NOUN($cards, case: "acc") }; тогда этот игрок сбрасывает на 1 карту меньше
    .may = взять { NOUN($cards, case: "acc") }; тогда этот игрок сбрасывает на 1 карту меньше
effects-daybreakPeople-leaveHumans =
    { $brief ->
        [yes] покиньте людей
       *[no] закончите внедрение без сброса карт
    }
    .may =
        { $brief ->
            [yes] покинуть людей
           *[no] закончить внедрение без сброса карт
        }
effects-daybreakPeople-leaveElsewhere =
    { $brief ->
        [yes] переместитесь в любую локацию Сайлонов, затем выполните 1 действие
       *[no] переместитесь в любую локацию Сайлонов, кроме Корабля воскрешения, затем выполните еще 1 действие
    }
    .may =
        { $brief ->
            [yes] переместиться в любую локацию Сайлонов, затем выполнить 1 действие
           *[no] переместиться в любую локацию Сайлонов, кроме Корабля воскрешения, затем выполнить еще 1 действие
        }
effects-daybreakPeople-ignoreIcons =
    { $brief ->
        [yes] игнорируйте ее символы
       *[no] игнорируйте символы активации карты
    }
    .may =
        { $brief ->
            [yes] игнорировать ее символы
           *[no] игнорировать символы активации карты
        }
effects-daybreakPeople-pickAndPlayMutiny =
    { $brief ->
        [yes] посмотрите { NOUN($cards, case: "acc") } и сыграйте 1
       *[no] посмотрите { NOUN($cards, case: "acc") } с верха колоды, сразу сыграйте 1 из них и положите остальные под низ
    }
    .may =
        { $brief ->
            [yes] посмотреть { NOUN($cards, case: "acc") } и сыграть 1
           *[no] посмотреть { NOUN($cards, case: "acc") } с верха колоды, сразу сыграть 1 из них и положить остальные под низ
        }

effects-daybreakPeople-unconfined = вы не на гауптвахте
effects-daybreakPeople-infiltrating = вы внедрены

## effects.daybreakCrises

effects-daybreakCrises-bringTo = вы перемещаетесь { NOUN($place, case: "to") }
    .one = перемещается { NOUN($place, case: "to") }
    .several = перемещаются { NOUN($place, case: "to") }
effects-daybreakCrises-openBrig = каждый игрок-человек на гауптвахте может выйти в любую локацию Галактики

## modules.mutiny

modules-mutiny-kind = Карта мятежа
modules-mutiny-costs = сбросьте { NOUN($cards, case: "acc") }, затем { $what }
modules-mutiny-action = Действие
modules-mutiny-onlyIf = Только если { $condition }
modules-mutiny-holder = Тайная. Предел: 1 (у Мятежника: 2).

modules-mutiny-drawn = { $player } берет { NOUN($cards, case: "acc") }
modules-mutiny-seen = { $player } смотрит { NOUN($cards, case: "acc") }
modules-mutiny-seenFor = { $player } смотрит { NOUN($cards, case: "acc") } для игрока { $to }
modules-mutiny-discarded = { $player } сбрасывает { NOUN($cards, case: "acc") }
modules-mutiny-played = { $player } играет карту мятежа «{ $card }»
modules-mutiny-nukesRemoved = все ядерные бомбы удаляются из игры

modules-mutiny-giveMutiny = выберите карту мятежа для игрока { $player }
    .help = Обе карты видите только вы. Другая уходит под низ колоды мятежа.
modules-mutiny-keepMutiny = оставьте себе { NOUN($cards, case: "acc") }
    .help = У вас их слишком много. Сброшенное видят все; эффекта оно не имеет.
modules-mutiny-discardMutiny = сбросьте карту мятежа
    .help = Ее видят все. Эффекта она не имеет.
modules-mutiny-keepTitle = сбросить карту «{ $card }», чтобы сохранить титул «{ $title }»?
    .help = Иначе { $player } сейчас же получает титул «{ $title }».
modules-mutiny-keepAll = Оставить все как есть
modules-mutiny-giveUp = Отдать титул
modules-mutiny-play = Сыграть карту мятежа
modules-mutiny-plays = играет карту мятежа «{ $card }»

## effects.mutiny

effects-mutiny-draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] возьмите { NOUN($cards, case: "acc") }, если у вас их нет, не отправляясь на гауптвахту
           *[no] возьмите { NOUN($cards, case: "acc") }, если у вас их нет
        }
       *[no] { $stays ->
            [yes] возьмите { NOUN($cards, case: "acc") }, не отправляясь на гауптвахту
           *[no] возьмите { NOUN($cards, case: "acc") }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] берет { NOUN($cards, case: "acc") }, если на руке их нет, не отправляясь на гауптвахту
               *[no] берет { NOUN($cards, case: "acc") }, если на руке их нет
            }
           *[no] { $stays ->
                [yes] берет { NOUN($cards, case: "acc") }, не отправляясь на гауптвахту
               *[no] берет { NOUN($cards, case: "acc") }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] берут { NOUN($cards, case: "each") }, если на руке их нет, не отправляясь на гауптвахту
               *[no] берут { NOUN($cards, case: "each") }, если на руке их нет
            }
           *[no] { $stays ->
                [yes] берут { NOUN($cards, case: "each") }, не отправляясь на гауптвахту
               *[no] берут { NOUN($cards, case: "each") }
            }
        }
    .may =
        { $ifNone ->
            [yes] { $stays ->
                [yes] взять { NOUN($cards, case: "acc") }, если на руке их нет, не отправляясь на гауптвахту
               *[no] взять { NOUN($cards, case: "acc") }, если на руке их нет
            }
           *[no] { $stays ->
                [yes] взять { NOUN($cards, case: "acc") }, не отправляясь на гауптвахту
               *[no] взять { NOUN($cards, case: "acc") }
            }
        }
effects-mutiny-keeping =
    { $brief ->
        [yes] оставляя { $count }
       *[no] оставляя себе { $count }
    }
effects-mutiny-takeRandomCards =
    { $brief ->
        [yes] заберите { NOUN($cards, case: "acc") } у { NOUN($from, case: "gen") }
       *[no] заберите { NOUN($cards, case: "acc") } случайным образом с руки { NOUN($from, case: "gen") }
    }
    .may =
        { $brief ->
            [yes] забрать { NOUN($cards, case: "acc") } у { NOUN($from, case: "gen") }
           *[no] забрать { NOUN($cards, case: "acc") } случайным образом с руки { NOUN($from, case: "gen") }
        }
effects-mutiny-repairEveryViper = отремонтируйте все поврежденные Вайперы
effects-mutiny-placeThere =
    { $brief ->
        [yes] поместите { NOUN($ships, case: "acc") }
       *[no] поместите туда { NOUN($ships, case: "acc") }
    }
effects-mutiny-buryQuorum =
    { $brief ->
        [yes] положите карты кворума ({ $count }) под низ колоды
       *[no] посмотрите все карты кворума на руке Президента и положите { NOUN($cards, case: "acc") } под низ колоды кворума
    }
    .may =
        { $brief ->
            [yes] положить карты кворума ({ $count }) под низ колоды
           *[no] посмотреть все карты кворума на руке Президента и положить { NOUN($cards, case: "acc") } под низ колоды кворума
        }
effects-mutiny-removeNukes = удалите из игры все ядерные бомбы
effects-mutiny-nominate = получите титул { NOUN($title, case: "gen") }, если только { $title } не сбросит карту «{ $card }»
    .one = получает титул { NOUN($title, case: "gen") }, если только { $title } не сбросит карту «{ $card }»
    .several = получают титул { NOUN($title, case: "gen") }, если только { $title } не сбросит карту «{ $card }»
    .may = получить титул { NOUN($title, case: "gen") }, если только { $title } не сбросит карту «{ $card }»

effects-mutiny-holdsMutiny =
    { $count ->
        [1] у вас есть карта мятежа
        [one] у вас не меньше { $count } карты мятежа
       *[other] у вас не меньше { $count } карт мятежа
    }
effects-mutiny-holderHasMutiny = у { NOUN($title, case: "gen") } есть карта мятежа
effects-mutiny-lacksTitle = у вас нет титула { NOUN($title, case: "gen") }
effects-mutiny-holderHandAtLeast =
    { $count ->
        [one] у { NOUN($title, case: "gen") } не меньше { $count } карты навыка
       *[other] у { NOUN($title, case: "gen") } не меньше { $count } карт навыков
    }
effects-mutiny-anybodyHeld = на гауптвахте кто-то есть

## modules.mutineer

modules-mutineer-passed = { $player } отдает карту «Вы Мятежник» игроку { $to }

modules-mutineer-pass = выберите, кто теперь Мятежник
    .help = Этот игрок берет 1 карту мятежа, передает все титулы и может держать 2 карты мятежа.
modules-mutineer-seek = выберите, кто возьмет еще одну карту лояльности
    .help = Карта «Вы Мятежник» была в колоде, и ее никто не получил. Выбранный вами может получить ее сейчас или стать Сайлоном из-за другой карты.

## modules.miracles

modules-miracles-gained =
    { $now ->
        [1] { $player } получает жетон чуда
       *[other] { $player } получает жетон чуда, теперь их { $now }
    }
modules-miracles-spent = { $player } тратит { NOUN($tokens, case: "acc") }
modules-miracles-spentFor = { $player } тратит { NOUN($tokens, case: "acc") } («{ $ability }»)
modules-miracles-passed = жетон чуда игрока { $player } переходит к игроку { $to }
modules-miracles-lost = { $player } теряет { NOUN($tokens, case: "acc") }

modules-miracles-pass = выберите, куда переходит жетон чуда
    .help = К другому игроку в вашей локации или от него. Больше предела иметь нельзя.
modules-miracles-give = Отдать жетон игроку { $player }
modules-miracles-take = Взять жетон игрока { $player }

## effects.miracles

effects-miracles-gain =
    { $ifNone ->
        [yes] получите 1 жетон чуда, если еще ни одного нет
       *[no] получите 1 жетон чуда
    }
    .one =
        { $ifNone ->
            [yes] получает 1 жетон чуда, если еще ни одного нет
           *[no] получает 1 жетон чуда
        }
    .several =
        { $ifNone ->
            [yes] получают по 1 жетону чуда, если еще ни одного нет
           *[no] получают по 1 жетону чуда
        }
    .may =
        { $ifNone ->
            [yes] получить 1 жетон чуда, если еще ни одного нет
           *[no] получить 1 жетон чуда
        }
effects-miracles-trade =
    { $brief ->
        [yes] отдайте или заберите 1 жетон чуда в своей локации
       *[no] отдайте 1 свой жетон чуда другому игроку в своей локации или заберите жетон чуда этого игрока
    }
    .may =
        { $brief ->
            [yes] отдать или забрать 1 жетон чуда в своей локации
           *[no] отдать 1 свой жетон чуда другому игроку в своей локации или забрать жетон чуда этого игрока
        }

effects-miracles-mayGain = вы можете получить жетон чуда
effects-miracles-whoMayGain = (из тех, кто может получить жетон чуда)

## modules.motives

modules-motives-kind = Мотив

modules-motives-anyDamaged = повреждены { NOUN($places, case: "the") }
modules-motives-skillInHand = у вас на руке не меньше { NOUN($cards, case: "gen") }
modules-motives-skillsInHand = у вас на руке есть хотя бы такие карты: { $skills }
modules-motives-otherHeld = другой игрок на гауптвахте или в Изоляторе
modules-motives-noCylonShips = на основном поле нет кораблей Сайлонов
modules-motives-noCenturions = на шкале десанта нет центурионов
modules-motives-distanceAtLeast = флот прошел расстояние { $least } или больше

modules-motives-brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Люди: в конце игры { $what }
           *[no] Люди: { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Сайлоны: в конце игры { $what }
           *[no] Сайлоны: { $what }
        }
    }
modules-motives-team =
    { $team ->
        [humans] Он за победу людей.
       *[cylons] Он за победу Сайлонов.
    }
modules-motives-anyTime = Раскройте в любой момент, если { $what }
modules-motives-gameOver = Раскройте в конце игры, если { $what }

modules-motives-noTeam = Вы не входите ни в одну команду. Вы побеждаете вместе с победившей командой, если за нее хотя бы 2 ваших раскрытых мотива и нераскрытым остался не больше чем 1.

modules-motives-dealt =
    { $count ->
        [one] { $player } получает { $count } мотив
        [few] { $player } получает { $count } мотива
       *[many] { $player } получает { $count } мотивов
    }
modules-motives-revealed =
    { $team ->
        [humans] { $player } раскрывает мотив: «{ $card }» (за людей)
        [cylons] { $player } раскрывает мотив: «{ $card }» (за Сайлонов)
       *[none] { $player } раскрывает мотив: «{ $card }»
    }
modules-motives-left =
    { $count ->
        [one] У игрока { $player } остается нераскрытым { $count } мотив
        [few] У игрока { $player } остаются нераскрытыми { $count } мотива
       *[many] У игрока { $player } остаются нераскрытыми { $count } мотивов
    }

modules-motives-lastMotives = выберите мотивы, которые раскроете в конце
    .help = Игра закончена, и все эти мотивы выполнены. Вы побеждаете вместе с командой, если за нее хотя бы 2 раскрытых мотива и нераскрытым остался не больше чем 1.
modules-motives-revealNone = Ничего не раскрывать
modules-motives-reveal = Раскрыть мотив
modules-motives-reveals = раскрывает мотив «{ $card }»

## modules.negotiation

modules-negotiation-truceMade = до конца этого хода корабли Сайлонов не активируются и не выпускаются
modules-negotiation-truceKept = перемирие держится, корабли Сайлонов не действуют

## effects.negotiation

effects-negotiation-truce =
    { $brief ->
        [yes] в этом ходу корабли Сайлонов не действуют и не выпускаются
       *[no] до конца этого хода корабли Сайлонов не активируются и не выпускаются; помещать корабли можно
    }

## modules.assaultRaptors

modules-assaultRaptors-gained = новый штурмовой Раптор { NOUN($area, case: "at") }
modules-assaultRaptors-gainedInReserves = новый штурмовой Раптор в «Резерве»
modules-assaultRaptors-stays = Штурмовой Раптор игрока { $player } остается { NOUN($area, case: "at") }
modules-assaultRaptors-staysUnmanned = Беспилотный штурмовой Раптор остается { NOUN($area, case: "at") }

modules-assaultRaptors-stayInSpace =
    { $piloted ->
        [yes] решите, остается ли ваш штурмовой Раптор в космосе
       *[no] выберите, какие штурмовые Рапторы остаются в космосе
    }
    .help =
        { $piloted ->
            [yes] Если он остается, вы летите на нем дальше там, где он есть. Иначе он попадает в «Резерв», а вы — в Ангар.
           *[no] Оставшиеся сохраняют свой сектор. Остальные попадают в «Резерв», как и все Вайперы.
        }
modules-assaultRaptors-noneStays =
    { $piloted ->
        [yes] Вернуться на Галактику
       *[no] Не остается ни один
    }

## effects.assaultRaptors

effects-assaultRaptors-gain =
    { $brief ->
        [yes] получите 1 штурмовой Раптор
       *[no] поместите 1 штурмовой Раптор из запаса в «Резерв»
    }
effects-assaultRaptors-launch =
    { $brief ->
        [yes] запустите 1 новый штурмовой Раптор; его можно активировать
       *[no] поместите 1 штурмовой Раптор из запаса без пилота в сектор запуска Вайперов; его можно сразу активировать
    }
    .one =
        { $brief ->
            [yes] запускает 1 новый штурмовой Раптор и может его активировать
           *[no] помещает 1 штурмовой Раптор из запаса без пилота в сектор запуска Вайперов и может сразу его активировать
        }
    .several =
        { $brief ->
            [yes] запускают по 1 новому штурмовому Раптору и могут его активировать
           *[no] помещают по 1 штурмовому Раптору из запаса без пилота в сектор запуска Вайперов и могут сразу его активировать
        }
    .may =
        { $brief ->
            [yes] запустить 1 новый штурмовой Раптор и активировать его
           *[no] поместить 1 штурмовой Раптор из запаса без пилота в сектор запуска Вайперов; его можно сразу активировать
        }

effects-assaultRaptors-raptorIn =
    { $box ->
        [reserves] в «Резерве» есть Раптор
       *[destroyed] есть уничтоженный Раптор
    }
effects-assaultRaptors-assaultRaptorLeft = в запасе остался штурмовой Раптор

## modules.resurrectionHub

modules-resurrectionHub-hubDestroyed = Корабль воскрешения уничтожен. Его место занимает локация «Хаб уничтожен»
modules-resurrectionHub-superCrisesLost = { $player } теряет в локации «Хаб уничтожен»: { $cards }

## effects.resurrectionHub

effects-resurrectionHub-destroyHub =
    { $brief ->
        [yes] Корабль воскрешения уничтожен
       *[no] переверните локацию «Корабль воскрешения» на сторону «Хаб уничтожен» до конца игры; кто там находится, остается
    }
effects-resurrectionHub-returnToFleet =
    { $brief ->
        [yes] переместитесь в локацию «Флот Сайлонов»
       *[no] переместитесь в локацию «Флот Сайлонов» и завершите внедрение
    }
    .may =
        { $brief ->
            [yes] переместиться в локацию «Флот Сайлонов»
           *[no] переместиться в локацию «Флот Сайлонов» и завершить внедрение
        }

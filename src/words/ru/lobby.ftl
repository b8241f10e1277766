## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · игра { $game }
lobby-invitation = Скоро начнется игра. Занимайте места.
lobby-running = Игра идет: поле и журнал ниже, `/help` говорит, что вы можете сделать сейчас.
lobby-over = Игра закончена. `/game create` открывает новую.
lobby-abandoned = Игра прервана. `/game create` открывает новую.
lobby-deleted = Игра удалена. `/game create` открывает новую.
lobby-resting = Игра в архиве. `/game revive` вернет ее.
lobby-seatsTitle = ### Места: занято { $taken } из { $seats }
lobby-seatsTaken = ### Места
lobby-seat = { $seat }. { $holder }
lobby-host = { $holder } · организатор
lobby-automaticName = Автоигрок { $number }
lobby-automatic = { $name }
lobby-withLevel = { $holder } ({ $level })
lobby-open = *свободно*
lobby-optionsTitle = ### Варианты
lobby-field = - { $field }: **{ $value }**
lobby-nothingOfIt = нет
lobby-sympathizer = сочувствующий
lobby-sympathizerWith = сочувствующий (игроков: { $numbers })
lobby-sympathizerUnlessLeader = { $role }, если никто не играет за лидера Сайлонов
lobby-or = или
lobby-notNow = -# Сейчас невозможно: { $reasons }
lobby-pace = - Темп: **{ $name }** ({ $detail })
lobby-playersAny = - Игроки: **сколько наберется** (возможно: { $numbers })
lobby-playersWanted = - Игроки: **{ $wanted }** (возможно: { $numbers })
lobby-hostDecides = -# { $host } выбирает варианты и начинает игру. { $privately }
lobby-join = Занять место
lobby-leave = Освободить место
lobby-add = Добавить автоигрока
lobby-remove = Убрать автоигрока
lobby-start = Начать
lobby-fill = Начать с автоигроками
lobby-anyNumber = Сколько наберется
lobby-number =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Сейчас нельзя: { $reason }
lobby-section-table = Игроки и темп
lobby-section-game = Дополнения и цель
lobby-section-rules = Роли и правила
lobby-section-seats = Места и придержанные роли
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = Сколько человек играет, сколько игра ждет того, кто должен ответить, и насколько хорошо играют автоигроки.
lobby-intro-game = С чем идет игра и куда должен добраться флот. Набор настроек задает для первой игры сразу все; потом каждую можно изменить.
lobby-intro-rules = Какие роли возможны, кроме людей и нераскрытых Сайлонов, и правила, по которым играют не все.
lobby-intro-seats = Кто где сидит и кто начинает, решает организатор. Каждый может придержать для себя персонажа или любого из типа, а организатор и для других: роль держат, пока они не выберут.
lobby-menu = { $menu } …
lobby-menu-players = Игроки
lobby-menu-pace = Темп
lobby-menu-level = Автоигроки
lobby-menu-preset = Набор настроек
lobby-menu-expansions = Дополнения
lobby-menu-parts = Части
lobby-menu-objective = Цель
lobby-menu-difficulty = Сложность
lobby-menu-roles = Роли
lobby-menu-rules = Правила
lobby-menu-order = Места
lobby-menu-first = Кто начинает
lobby-menu-up = Пересадить вперед
lobby-menu-late = Опоздавшие
lobby-menu-keepFor = Для кого придержать роль
lobby-menu-keep = Придержать роль
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Это решает { $host }.
lobby-formClosed = Игра началась или закрыта: здесь больше ничего нельзя изменить.
lobby-opened = Игра **{ $game }** открыта: другие занимают места кнопкой «Занять место», вы настраиваете ее кнопками в ее сообщении, а кнопка «Начать» запускает игру.
lobby-openedThread = Игра **{ $game }** открыта в { $thread }: другие занимают там места, вы настраиваете ее кнопками, а кнопка «Начать» запускает игру.
lobby-presetSets = **{ $preset }** задает: { $options }. Любую настройку можно изменить до начала игры.
lobby-changed = Что изменилось, видно в сообщении с лобби.
lobby-nothingToChange = Вы не указали, что изменить.
lobby-nothingToChangeHint = Укажите, что изменить, например `players` или `difficulty`, или используйте меню в сообщении с лобби.
lobby-pickAgain = Это меню устарело.
lobby-pickAgainHint = Что можно выбрать сейчас, показывает сообщение с лобби.
lobby-post = Здесь проходит игра { $game }. Ее лобби ниже.
lobby-tag-open = Набор
lobby-tag-running = Идет
lobby-tag-waiting = Ожидание
lobby-tag-over = Закончена
lobby-tagRequired = Форум требует тег для каждой публикации, а тега, который мне можно поставить, в нем нет.
lobby-tagRequiredHint = Тот, кто управляет сервером, может добавить в форум тег «{ $tag }» или разрешить публикации без тега.
lobby-lackingThread = Мне не удается открыть здесь ветку для игры, не хватает прав: { $permissions }.
lobby-lackingThreadHint = Тот, кто управляет сервером, может дать их мне; или играйте в этом канале: `/game create thread: False`.
lobby-noThreads = В этом канале нельзя открывать ветки.
lobby-noThreadsHint = Выберите текстовый канал или форум или играйте здесь: `/game create thread: False`.
lobby-onlyManagersOpen = Здесь игры открывают только администраторы сервера.
lobby-onlyRoleOpens = Здесь игры открывают только участники с ролью { $role }.
lobby-elsewhere = На этом сервере игры открывают здесь: { $channels }.
lobby-elsewhereHint = Введите там `/game create`.
lobby-askManager = Попросите того, кому можно, или администратора сервера: он может изменить это через `/settings`.
lobby-movedHere = Игра { $game } продолжается здесь, в { $channel }.
lobby-threadOver = { $name } · закончена
lobby-threadAbandoned = { $name } · прервана
lobby-unreachable = Мне не удается писать в { $channel }, где проходит игра { $game }: { $why } `/host here` и `game: { $game }` перенесут игру в другой канал или ветку.
lobby-unreachableLocked = ветка заблокирована, или мне не хватает там права. Администратор сервера может разблокировать ее или дать мне права «Просматривать канал», «Отправлять сообщения», «Отправлять сообщения в ветках» и «Прикреплять файлы».
lobby-unreachableLacking = там мне не хватает прав: { $permissions }. Как только администратор сервера их даст, я продолжу с того же места.
lobby-unreachableGone = этого канала больше нет.
lobby-plainWords = В { $channel }, где проходит игра { $game }, мне не хватает прав: { $permissions }. Игра продолжается: пока администратор сервера их не даст, я буду описывать словами то, что показали бы картинки.
lobby-postsDeleted = Кто-то на сервере или другой бот удаляет мои сообщения в { $channel }, где проходит игра { $game }. После нескольких новых попыток я пока останавливаюсь. Если это бот-модератор, добавьте меня в его исключения. Затем `/host pause` и `/host resume` снова покажут открытый вопрос, а `/host here` перенесет игру в другой канал или ветку.

## options

options-objective = Цель
options-objectiveHelp = куда лететь флоту; Новой Каприке нужен «Пегас», Ионийской туманности «Исход», Земле «Рассвет»
options-difficulty = Сложность
options-difficultyHelp = каждый ресурс начинается на 2 выше (легче людям), на 2 ниже (легче Сайлонам) или как обычно
options-normal = обычная
options-easierForHumans = легче для людей
options-easierForCylons = легче для Сайлонов
options-cylonLeader = Лидеры Сайлонов
options-cylonLeaderHelp = «Пегас» или «Рассвет», на 4–7: 1 может (из 7 должен) быть открытым Сайлоном с замыслом или мотивами
options-sympatheticCylon = Дружественный Сайлон
options-sympatheticCylonHelp = «Пегас», без «Рассвета» и лидера, 4 или 6 игроков: не сочувствующий, а открытый Сайлон с замыслом
options-noSympathizer = Без сочувствующего
options-noSympathizerHelp = на 4 или 6, без «Рассвета» и лидеров: +1 карта человека, меньше ресурсов, без Бумер, Сайлоны берут 3
options-cylonShipsActivateOncePerTurn = Корабли Сайлонов раз за ход
options-cylonShipsActivateOncePerTurnHelp = каждый корабль Сайлонов активируется не больше одного раза за ход
options-executionRedrawsLoyalty = Новая лояльность после казни
options-executionRedrawsLoyaltyHelp = «Пегас» или «Исход»: казненный человек меняет карты лояльности на одну новую; выкл.: оставляет их
options-bridgeByOthersSkipsCrisis = Без карты кризиса после Деметрия
options-bridgeByOthersSkipsCrisisHelp = цель «Земля»: нет карты кризиса и тогда, когда мостик Деметрия активирует другой игрок
options-on = вкл.
options-off = выкл.

## seating

seating-any-politicalLeader = политический лидер
seating-any-militaryLeader = военный лидер
seating-any-pilot = пилот
seating-any-support = техник
seating-any-cylonLeader = лидер Сайлонов
seating-order-joined = в порядке прихода
seating-order-random = по жребию
seating-order-byHand = как расставит организатор
seating-orderHelp-joined = Люди в том порядке, в каком пришли, за ними автоигроки
seating-orderHelp-random = Люди вперемешку, за ними автоигроки вперемешку
seating-orderHelp-byHand = Точно так, как показано в лобби
seating-line = - Места: **{ $order }**; { $first }
seating-firstDrawn = кто начинает, решает жребий
seating-firstNamed = начинает **{ $name }**
seating-keptLine = - Придержано до их выбора: { $kept }
seating-kept = { $name } — **{ $role }**
seating-peopleFirst = -# Персонажей выбирают в порядке мест от того, кто начинает: люди раньше автоигроков.
seating-byHand = -# Персонажей выбирают в порядке мест от того, кто начинает, поэтому автоигрок может выбрать раньше людей, которые сидят после него. Лидеров Сайлонов он оставляет людям.
seating-option = Места: { $order }
seating-firstByLot = Начинает: по жребию
seating-firstIs = Начинает: { $name }
seating-upSeat = Место { $seat }: { $name }
seating-upHelp = На одно место вперед
seating-upLast = За последнее место
seating-keepNothing = Ничего не держать для меня
seating-keepRole = Для меня: { $role }
seating-keepNothingFor = Ничего не держать для игрока { $name }
seating-keepRoleFor = Для игрока { $name }: { $role }
seating-keepFor = Придержать роль для игрока { $name }
seating-keepsNothing = Для этого игрока ничего не держат
seating-keepsRole = Придержано: { $role }
seating-late-open = Опоздавшие сразу занимают место автоигрока
seating-late-ask = Опоздавшие просят место у организатора
seating-lateHelp-open = В идущей игре, через /game join; организатора не спрашивают
seating-lateHelp-ask = В идущей игре, через /game join; организатор дает место одним нажатием
seating-changed = Кто где сидит, видно в сообщении с лобби.
seating-keptReply = Роль придержана для игрока { $person } до выбора: { $role }. Правила важнее: если к тому времени они разрешают только другие типы персонажей, взять ее нельзя.
seating-keptNothing = Для игрока { $person } больше ничего не держат.
seating-nothingNamed = Вы не указали, что изменить.
seating-nothingNamedHint = Укажите `order`, `first`, `up` или `open` или нажмите кнопку «Места и придержанные роли» в сообщении с лобби.
seating-personBegins = Автоигрок не начинает, пока есть люди.
seating-personBeginsHint = Назовите человека или пусть решит жребий.
seating-noSeat = У этого человека нет места в этом лобби.
seating-noSeatHint = Сначала нужно занять место.
seating-noSuchRole = Такой роли нет.
seating-noLeaders = В этой игре никто не может быть лидером Сайлонов: этот вариант выключен.
seating-notInGame = В игре с такими настройками нет этой роли: { $role }.
seating-keptBy = Эту роль ({ $role }) уже держит { $name }.
seating-exhausted =
    { $count ->
        [one] В игре на { $players } игроков эта роль ({ $role }) гарантирована только { $count } игроку: по правилам нельзя выбирать из типа, пока в другом типе осталось больше персонажей.
       *[other] В игре на { $players } игроков эта роль ({ $role }) гарантирована только { $count } игрокам: по правилам нельзя выбирать из типа, пока в другом типе осталось больше персонажей.
    }
seating-keepHint = Придержите другую роль или никакую.

## levels

levels-easy = легкий
levels-normal = обычный
levels-hard = сложный
levels-easyHelp = Следуют простым правилам, спешат и никогда не считают вперед
levels-normalHelp = Считают вперед там, где это важно, но недолго
levels-hardHelp = Считают вперед дольше: для тех, кто хорошо знает игру
levels-line = - Уровень автоигроков: **{ $level }**
levels-option = Уровень автоигроков: { $level }
levels-noticeAll = 🎚 { $by } меняет уровень всех автоигроков: **{ $level }**.
levels-noticeOne = 🎚 { $by } меняет уровень. { $name }: **{ $level }**.
levels-allSet = Теперь уровень всех автоигроков **{ $level }**, в том числе тех, что появятся позже.
levels-oneSet = { $name }: теперь уровень **{ $level }**.
levels-notAutomatic = На этом месте играет человек.
levels-notAutomaticHint = Укажите место автоигрока или не указывайте никакого, тогда речь обо всех.
levels-alreadyHint = Командой /host level вы задаете, насколько хорошо он играет.
levels-forAutomatic = Уровень бывает у автоигроков, а вы указали человека.
levels-forAutomaticHint = Уберите либо человека, либо уровень.

## invite

invite-button = Позвать игроков
invite-calling = { $role }: { $name } ищет игроков. Кнопка «Занять место» дает место в игре.
invite-join = Занять место
invite-done = Роль { $role } упомянута в канале.
invite-noRole = На этом сервере не названа роль, которую можно звать в игру.
invite-noRoleHint = Администратор сервера назначает ее через /settings invite.
invite-already = В эту игру уже звали игроков.
invite-alreadyHint = Роль упоминается один раз за каждую игру.
invite-tooSoon =
    { $count ->
        [one] Меньше часа назад эту роль уже звали в другую игру; еще { $count } минуту ее не беспокоят.
        [few] Меньше часа назад эту роль уже звали в другую игру; еще { $count } минуты ее не беспокоят.
       *[many] Меньше часа назад эту роль уже звали в другую игру; еще { $count } минут ее не беспокоят.
    }
invite-tooSoonHint = Повторите попозже или расскажите людям об игре сами.
invite-notMentionable = Никто ничего не заметит: мне нельзя упоминать эту роль.
invite-notMentionableHint = Администратор сервера может разрешить всем упоминать ее (настройки сервера, «Роли», «Разрешить всем @упоминать эту роль») или дать мне право упоминать все роли.

## rematch

rematch-button = Еще раз с теми же людьми
rematch-opened = Игра **{ $game }** открыта здесь с теми же вариантами, сроками и автоигроками.
rematch-calling = { $people }: { $name } открывает следующую игру с теми же вариантами. Одно нажатие, и ваше место за вами.
rematch-join = Занять место
rematch-notOver = Эта игра не закончена.
rematch-notOverHint = Когда она кончится, /game rematch откроет следующую с теми же людьми.
rematch-tutorial = Учебную игру играют один раз: она всегда одинакова.
rematch-tutorialHint = Откройте игру через /game create или другую учебную через /game tutorial.
rematch-notYours = Следующую игру с теми же людьми открывают только те, кто играл в эту.
rematch-notYoursHint = Откройте свою через /game create.

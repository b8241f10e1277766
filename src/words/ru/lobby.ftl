## lobby

lobby-title = ## { $name }
lobby-game = Battlestar Galactica · { $game }
lobby-thread = { $game } · Battlestar Galactica
lobby-subtitle = -# Battlestar Galactica · игра { $game }
lobby-invitation = Скоро начнется игра. Занимайте места.
lobby-running = Игра идет. Поле и журнал ниже; `/help` покажет, что вы можете сделать сейчас.
lobby-over = Игра закончена. `/game create` откроет новую.
lobby-abandoned = Игра прервана. `/game create` откроет новую.
lobby-deleted = Игра удалена. `/game create` откроет новую.
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
lobby-notNow = -# Недоступно: { $reasons }
lobby-pace = - Темп: **{ $name }** ({ $detail })
lobby-playersAny = - Игроки: **все, кто присоединится** (возможно: { $numbers })
lobby-playersWanted = - Игроки: **{ $wanted }** (возможно: { $numbers })
lobby-hostDecides = -# { $host } выбирает варианты и начинает игру. { $privately }
lobby-join = Занять место
lobby-leave = Освободить место
lobby-add = Добавить автоигрока
lobby-remove = Убрать автоигрока
lobby-start = Начать
lobby-fill = Начать с автоигроками
lobby-anyNumber = Все, кто присоединится
lobby-number =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
lobby-optionValue = { $option }: { $value }
lobby-notPossible = Недоступно: { $reason }
lobby-section-table = Игроки и темп
lobby-section-game = Дополнения и цель
lobby-section-rules = Роли и правила
lobby-section-seats = Места и резерв ролей
lobby-sectionTitle = ### { $section } · { $game }
lobby-intro-table = Сколько игроков, сколько игра ждет ответов и насколько сильны автоигроки.
lobby-intro-game = Какие дополнения в игре и куда должен добраться флот. Набор настроек задает сразу все для первой игры; каждую потом можно изменить.
lobby-intro-rules = Особые роли, кроме людей и нераскрытых Сайлонов, и правила, по которым играют не за каждым столом.
lobby-intro-seats = Организатор решает, кто где сидит и кто начинает. Вы можете зарезервировать для себя персонажа или тип, а организатор — и для других: резерв действует, пока игрок не выберет.
lobby-menu = { $menu }…
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
lobby-menu-keepFor = Для кого резерв
lobby-menu-keep = Какую роль зарезервировать
lobby-notTaken = ⚠ { $reason }
lobby-onlyLook = -# Менять это может только { $host }.
lobby-formClosed = Игра началась или закрыта, и менять здесь больше нечего.
lobby-opened = Игра **{ $game }** открыта. Другие занимают места кнопкой «Занять место»; настройте игру кнопками в ее сообщении, а когда все готовы, нажмите «Начать».
lobby-openedThread = Игра **{ $game }** открыта в { $thread }. Другие занимают места там; настройте игру кнопками, а когда все готовы, нажмите «Начать».
lobby-presetSets = **{ $preset }** задает: { $options }. Любую настройку можно изменить до начала игры.
lobby-changed = Лобби обновлено.
lobby-nothingToChange = Вы не указали, что изменить.
lobby-nothingToChangeHint = Укажите параметр, например `players` или `difficulty`, или используйте меню в лобби.
lobby-pickAgain = Это меню устарело.
lobby-pickAgainHint = Используйте меню из лобби.
lobby-post = Здесь проходит игра { $game }. Ее лобби ниже.
lobby-tag-open = Набор
lobby-tag-running = Идет
lobby-tag-waiting = Ожидание
lobby-tag-over = Закончена
lobby-tagRequired = Этот форум требует тег для каждой публикации, а доступного мне тега нет.
lobby-tagRequiredHint = Администратор сервера может добавить в форум тег «{ $tag }» или разрешить публикации без тега.
lobby-lackingThread = Я не могу создать здесь ветку для игры. Не хватает прав: { $permissions }.
lobby-lackingThreadHint = Попросите администратора сервера выдать их или играйте в этом канале: `/game create thread: False`.
lobby-noThreads = В этом канале нельзя создавать ветки.
lobby-noThreadsHint = Выберите текстовый канал или форум или играйте здесь: `/game create thread: False`.
lobby-onlyManagersOpen = Открывать игры здесь могут только администраторы сервера.
lobby-onlyRoleOpens = Открывать игры здесь могут только участники с ролью { $role }.
lobby-elsewhere = На этом сервере игры открывают здесь: { $channels }.
lobby-elsewhereHint = Введите там `/game create`.
lobby-askManager = Попросите того, кому можно, или администратора сервера: он изменит это через `/settings`.
lobby-movedHere = Игра { $game } продолжается здесь, в { $channel }.
lobby-threadOver = { $name } · закончена
lobby-threadAbandoned = { $name } · прервана
lobby-unreachable = Я не могу писать в { $channel }, где проходит игра { $game }: { $why } `/host here game: { $game }` перенесет игру в другой канал или ветку.
lobby-unreachableLocked = ветка заблокирована или мне не хватает там прав. Администратор сервера может разблокировать ее или дать мне права «Просматривать канал», «Отправлять сообщения», «Отправлять сообщения в ветках» и «Прикреплять файлы».
lobby-unreachableLacking = там мне не хватает прав ({ $permissions }). Как только администратор сервера их даст, я продолжу с того же места.
lobby-unreachableGone = этого канала больше нет.
lobby-plainWords = В { $channel }, где проходит игра { $game }, мне не хватает прав ({ $permissions }). Игра продолжается: пока администратор сервера их не даст, я опишу словами то, что показали бы картинки.
lobby-postsDeleted = Кто-то на сервере или другой бот удаляет мои сообщения в { $channel }, где проходит игра { $game }. Я отправил их еще несколько раз и пока останавливаюсь. Если это бот-модератор, добавьте меня в исключения. Затем `/host pause` и `/host resume` снова покажут текущий вопрос, а `/host here` перенесет игру в другой канал или ветку.

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
seating-order-random = случайно
seating-order-byHand = как решит организатор
seating-orderHelp-joined = Люди в порядке прихода, за ними автоигроки
seating-orderHelp-random = Люди в случайном порядке, за ними автоигроки в случайном порядке
seating-orderHelp-byHand = Точно так, как показано в лобби
seating-line = - Места: **{ $order }**; { $first }
seating-firstDrawn = первый игрок случайный
seating-firstNamed = начинает **{ $name }**
seating-keptLine = - В резерве: { $kept }
seating-kept = **{ $role }** — { $name }
seating-peopleFirst = -# Персонажей выбирают в порядке мест, начиная с первого игрока: сначала люди, потом автоигроки.
seating-byHand = -# Персонажей выбирают в порядке мест, начиная с первого игрока, поэтому автоигрок может выбрать раньше людей, которые сидят после него. Лидеров Сайлонов автоигроки оставляют людям.
seating-option = Места: { $order }
seating-firstByLot = Первый игрок: случайный
seating-firstIs = Первый игрок: { $name }
seating-upSeat = Место { $seat }: { $name }
seating-upHelp = На одно место вперед
seating-upLast = На последнее место
seating-keepNothing = Для меня без резерва
seating-keepRole = Для меня: { $role }
seating-keepNothingFor = Без резерва для игрока { $name }
seating-keepRoleFor = Для игрока { $name }: { $role }
seating-keepFor = Резерв для игрока { $name }
seating-keepsNothing = Ничего не зарезервировано
seating-keepsRole = В резерве: { $role }
seating-late-open = Опоздавшие сразу занимают место автоигрока
seating-late-ask = Опоздавшие просят место у организатора
seating-lateHelp-open = В идущей игре, через /game join; организатора не спрашивают
seating-lateHelp-ask = В идущей игре, через /game join; организатор соглашается одним нажатием
seating-changed = Новая рассадка показана в лобби.
seating-keptReply = Роль «{ $role }» зарезервирована для игрока { $person }. Правила важнее: если в его очередь можно будет выбирать только другие типы персонажей, взять ее не получится.
seating-keptNothing = Для игрока { $person } больше ничего не зарезервировано.
seating-nothingNamed = Вы не указали, что изменить.
seating-nothingNamedHint = Укажите `order`, `first`, `up` или `open` или нажмите в лобби кнопку «Места и резерв ролей».
seating-personBegins = Автоигрок не может ходить первым, пока в игре есть люди.
seating-personBeginsHint = Выберите человека или доверьтесь случаю.
seating-noSeat = У этого человека нет места в этом лобби.
seating-noSeatHint = Сначала нужно занять место.
seating-noSuchRole = Такой роли нет.
seating-noLeaders = В этой игре нет лидеров Сайлонов: вариант выключен.
seating-notInGame = С этими вариантами роли «{ $role }» нет.
seating-keptBy = Роль «{ $role }» уже зарезервировал игрок { $name }.
seating-exhausted = В игре на { $players } игроков роль «{ $role }» гарантирована только { $count } из вас: нельзя выбирать из типа, пока в другом типе осталось больше персонажей.
seating-keepHint = Зарезервируйте другую роль или никакую.

## levels

levels-easy = легкий
levels-normal = обычный
levels-hard = сложный
levels-easyHelp = Простые правила, поспешные решения, никаких расчетов
levels-normalHelp = Немного считают вперед там, где это важно
levels-hardHelp = Считают дальше вперед; для опытных игроков
levels-line = - Уровень автоигроков: **{ $level }**
levels-option = Уровень автоигроков: { $level }
levels-noticeAll = 🎚 { $by } меняет уровень всех автоигроков: **{ $level }**.
levels-noticeOne = 🎚 { $by } меняет уровень автоигрока { $name }: **{ $level }**.
levels-allSet = Теперь у всех автоигроков, включая новых, уровень **{ $level }**.
levels-oneSet = Теперь у автоигрока { $name } уровень **{ $level }**.
levels-notAutomatic = На этом месте играет человек.
levels-notAutomaticHint = Выберите место автоигрока или не указывайте место, чтобы изменить всех.
levels-alreadyHint = Уровень автоигрока меняет /host level.
levels-forAutomatic = Уровень есть только у автоигроков, а вы указали человека.
levels-forAutomaticHint = Уберите либо человека, либо уровень.

## invite

invite-button = Позвать игроков
invite-calling = { $role }: { $name } ищет игроков. Нажмите «Занять место», чтобы сыграть.
invite-join = Занять место
invite-done = Я упомянул роль { $role } в канале.
invite-noRole = На этом сервере не выбрана роль, по которой ищут игроков.
invite-noRoleHint = Администратор сервера может выбрать ее через /settings invite.
invite-already = В эту игру уже звали игроков.
invite-alreadyHint = Упомянуть роль можно один раз за игру.
invite-tooSoon =
    { $count ->
        [one] Меньше часа назад роль уже упоминали для другой игры. Снова можно через { $count } минуту.
        [few] Меньше часа назад роль уже упоминали для другой игры. Снова можно через { $count } минуты.
       *[many] Меньше часа назад роль уже упоминали для другой игры. Снова можно через { $count } минут.
    }
invite-tooSoonHint = А пока расскажите об игре сами.
invite-notMentionable = Мне нельзя упоминать эту роль, так что никто ничего не заметит.
invite-notMentionableHint = Администратор сервера может разрешить всем упоминать ее (настройки сервера, «Роли», «Разрешить всем @упоминать эту роль») или дать мне право упоминать все роли.

## rematch

rematch-button = Сыграть еще с теми же людьми
rematch-opened = Игра **{ $game }** открыта здесь с теми же вариантами, сроками и автоигроками.
rematch-calling = { $people }: { $name } открывает следующую игру с теми же вариантами. Нажмите кнопку, чтобы занять свое место.
rematch-join = Занять место
rematch-notOver = Эта игра не закончена.
rematch-notOverHint = Когда она закончится, /game rematch откроет следующую с теми же людьми.
rematch-tutorial = Переиграть учебную игру нельзя: она всегда одинакова.
rematch-tutorialHint = Откройте игру через /game create или другую учебную через /game tutorial.
rematch-notYours = Открыть следующую игру могут только те, кто играл в этой.
rematch-notYoursHint = Новую игру откроет /game create.

## table

table-guild = Тренировочный стол
table-furtherGuild = Тренировочный стол { $number }
table-bot = Тренировочный бот
table-admins = Адмиралтейство
table-deckCrew = Палубная команда
table-pilots = Пилоты
table-general = общий
table-warRoom = штаб
table-notUnderstood = Страница прислала то, чего тренировочный стол не понимает.
table-botAway = Бот не подключен.
table-optionsFailed = Варианты не загрузились: бот не ответил.
table-tooLate = Бот не ответил в срок (секунд: { $seconds }).
table-typedOnly = Эта команда вводится с косой чертой.
table-noMenuHere = У сообщений, которые видите только вы, нет меню «Приложения».
table-oneFocus = Курсор должен стоять ровно в одном параметре.
table-notCompleting = У «{ $option }» нет подсказок.
table-menuOnly = «{ $command }» — команда меню «Приложения».
table-outdated = Эта команда устарела. Попробуйте через несколько минут.
table-inPosts = На форуме команды вводят в публикациях.
table-ofGuild = /{ $command } принадлежит серверу и не работает в личных сообщениях.
table-notDirect = /{ $command } не работает в личных сообщениях.
table-notInGuild = /{ $command } не работает на сервере.
table-noCommands = Вам нельзя использовать команды в этом канале.
table-noPermission = У вас нет права на /{ $command }.
table-thinking = Бот еще работает над этим сообщением.
table-gone = Этой кнопки или меню в сообщении больше нет.
table-off = Эта кнопка или меню отключены.
table-isButton = Это кнопка, а не меню.
table-isMenu = Это меню, а не кнопка.
table-formOnly = Текст можно ввести только в форму.
table-pickMore = Выберите не меньше { $least }.
table-pickLess = Выберите не больше { $most }.
table-pickedTwice = Один вариант выбран дважды.
table-noChoice = В меню нет варианта «{ $choice }».
table-formClosed = Эта форма уже закрыта.
table-noField = В форме нет поля «{ $field }».
table-fieldType = Здесь можно заполнить только тексты и меню, но не поля типа { $type }.
table-fieldEmpty = Заполните «{ $field }».
table-fieldShort = «{ $field }»: не меньше { $least } символов.
table-fieldLong = «{ $field }»: не больше { $most } символов.
table-fieldChoice = В поле «{ $field }» нет варианта «{ $choice }».
table-fieldCount = Выберите от { $least } до { $most } в «{ $field }».
table-subcommands = Выберите из: { $commands }.
table-needs = Для /{ $command } нужно заполнить { $options }.
table-quoted = «{ $option }»
table-optionTwice = Один параметр указан дважды.
table-noOption = У /{ $command } нет параметра «{ $option }».
table-optionType = «{ $option }» — параметр типа { $wanted }, а не { $given }.
table-trueOrFalse = «{ $option }» может быть только «да» или «нет».
table-fromList = «{ $option }»: выберите из списка.
table-optionEmpty = Заполните «{ $option }».
table-optionShort = «{ $option }»: не меньше { $least } символов.
table-optionLong = «{ $option }»: не больше { $most } символов.
table-notNumber = «{ $option }» должно быть числом.
table-notWhole = «{ $option }» должно быть целым числом.
table-tooLittle = «{ $option }»: не меньше { $least }.
table-tooMuch = «{ $option }»: не больше { $most }.
table-notOffered = «{ $option }»: выберите один из предложенных вариантов.
table-nobody = На сервере нет никого с таким id.
table-noChannel = Вам не виден этот канал.
table-noMessage = Вам не видно это сообщение.
table-writeInPosts = На форуме пишут в публикациях.
table-locked = Эта ветка заблокирована.
table-mayNotWrite = Вам нельзя писать в этом канале.
table-notHere =
    { $kind ->
        [user] Здесь нет участника с id { $id }.
        [role] Здесь нет роли с id { $id }.
        [channel] Здесь нет канала с id { $id }.
       *[mentionable] Здесь нет участника или роли с id { $id }.
    }
table-nothingToSend = Отправлять нечего.
table-messageLong = В сообщении не больше { $most } символов.
table-notDismissable = Скрыть можно только сообщения, которые видите вы один.

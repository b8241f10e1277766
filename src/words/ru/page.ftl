## page.frame

page-frame-title = Тренировочный стол
page-frame-noScript = Тренировочному столу нужен JavaScript.
page-frame-opening = Тренировочный стол открывается…
page-frame-noAnswerYet = Тренировочный стол пока не отвечает. Пробуем еще раз…
page-frame-noAnswer = Тренировочный стол не ответил. Он еще запущен?
page-frame-noReason = Тренировочный стол ответил { $status } без объяснений.
page-frame-lost = Связь с тренировочным столом потеряна. Переподключаемся…
page-frame-botOffline = Бот не в сети. Он ответит, как только вернется.
page-frame-noChannel = Каналов пока нет.
page-frame-threadClosed = Эта ветка закрыта.
page-frame-playingAs = Вы играете за { $name }
page-frame-drawer = Каналы и люди
page-frame-unread =
    { $count ->
        [one] { $label }, { $count } непрочитанное
       *[other] { $label }, { $count } непрочитанных
    }
page-frame-events = События
page-frame-apps = Приложения

## page.sidebar

page-sidebar-playAs = Играть за
page-sidebar-playAsPerson = Играть за { $name }
page-sidebar-key = Alt+{ $number }
page-sidebar-playAsByKey = Играть за { $name } (Alt+{ $number })
page-sidebar-channels = Каналы
page-sidebar-textChannels = Текстовые каналы
page-sidebar-directMessages = Личные сообщения
page-sidebar-noSecrets = Пока пусто. Сюда придут ваши секреты.
page-sidebar-channel = Канал { $name }
page-sidebar-thread = Ветка { $name }
page-sidebar-privateThread = Приватная ветка { $name }
page-sidebar-directWith = Личные сообщения: { $name }
page-sidebar-you = Вы
page-sidebar-mayManage = Администратор сервера
page-sidebar-playing = В игре
page-sidebar-closed = Личные сообщения закрыты
page-sidebar-letBotWrite = Разрешить личные сообщения от бота
page-sidebar-open = Личные сообщения закрыты. Нажмите, чтобы открыть.
page-sidebar-close = Личные сообщения открыты. Нажмите, чтобы закрыть.
page-sidebar-language = Язык
page-sidebar-languageHelp = Язык страницы, сервера и всех за столом

## page.messages

page-messages-list = Сообщения
page-messages-toNewest = К последнему сообщению
page-messages-newMessages = Новые сообщения
page-messages-new = Новое
page-messages-app = БОТ
page-messages-edited = (изменено)
page-messages-yesterday = Вчера в { $time }
page-messages-used = { $name } использует { $command }
page-messages-youUsed = Вы использовали { $command }
page-messages-replyTo = Ответ на сообщение ({ $name }): перейти к нему
page-messages-deleted = Исходное сообщение удалено
page-messages-see = Нажмите, чтобы посмотреть сообщение
page-messages-sending = Команда отправляется…
page-messages-thinking = думает…
page-messages-failed = Взаимодействие не удалось.
page-messages-onlyYou = Это видите только вы
page-messages-dismiss = Скрыть сообщение
page-messages-card = Карточка
page-messages-picture = Картинка
page-messages-showLarge = Показать картинку крупно: { $label }
page-messages-fit = По размеру окна
page-messages-actualSize = Настоящий размер
page-messages-original = Открыть оригинал
page-messages-closePicture = Закрыть картинку
page-messages-threadStarted = { $name } создает ветку: { $thread }
page-messages-pinned = { $name } закрепляет сообщение в этом канале.
page-messages-joined = { $name } теперь на сервере.
page-messages-renamed = { $name } меняет название канала: { $channel }
page-messages-count =
    { $count ->
        [one] { $count } сообщение
        [few] { $count } сообщения
       *[many] { $count } сообщений
    }
page-messages-none = Сообщений пока нет.
page-messages-posts = Публикации
page-messages-noPosts = Публикаций пока нет. Если игры открываются на форуме (/settings), каждая получает здесь публикацию.
page-messages-welcome = Добро пожаловать в #{ $name }!
page-messages-channelBegins = Это начало канала #{ $name }.
page-messages-threadBegins = Это начало ветки.
page-messages-directBegins = Здесь начинается ваша личная переписка: { $name }. Читаете ее только вы.
page-messages-firstCommand = Введите { $command }, чтобы открыть игру.
page-messages-tutorialCommand = Впервые за игрой? { $command } проведет вас через первые ходы.
page-messages-firstSlash = Нажмите { $key }, чтобы увидеть все, что умеет бот.
page-messages-seats = Выберите другого человека под «Играть за», чтобы занять его место. С «Играть за всех» страница переходит к тому, чей черед.
page-messages-spoiler = Спойлер, нажмите, чтобы открыть
page-messages-unknownPerson = неизвестно
page-messages-unknownRole = неизвестная роль
page-messages-unknownChannel = неизвестно
page-messages-inPlace = { $place } › сообщение

## page.composer

page-composer-commands = Команды
page-composer-noneHere = Здесь команд нет. Они работают в каналах сервера.
page-composer-show = Показать команды
page-composer-message = Написать в { $place }
page-composer-messageTo = Написать { $place }
page-composer-box = Написать в { $place }. Введите /, чтобы увидеть команды.
page-composer-boxTo = Написать { $place }. Введите /, чтобы увидеть команды.
page-composer-unknown = Команды «{ $typed }» нет. Введите /, чтобы увидеть все.
page-composer-notDirect = «{ $typed }» работает в каналах сервера, а не в личных сообщениях.
page-composer-matching = Команды по запросу /{ $typed }
page-composer-others = команды
page-composer-noOption = У /{ $command } нет параметра «{ $option }».
page-composer-options = Необязательные параметры
page-composer-choices = Варианты для { $option }
page-composer-discard = Убрать команду
page-composer-discardByKey = Убрать (Esc)
page-composer-send = Отправить
page-composer-enter = Enter — отправить
page-composer-enterOrMore = Enter — отправить · ↑↓ — другие параметры
page-composer-loading = Загрузка вариантов…
page-composer-noMatch = Ничего не подходит
page-composer-required = обязательно
page-composer-optional = необязательно
page-composer-end = Команда готова: Enter отправит ее
page-composer-more = еще { $count }
page-composer-yes = Да
page-composer-no = Нет
page-composer-thread = Ветка
page-composer-missing = Заполните «{ $option }»: { $description }
page-composer-notListed = «{ $option }»: выберите из списка.
page-composer-noFiles = Для «{ $option }» нужен файл, а тренировочный стол файлов не принимает.
page-composer-notNumber = «{ $option }» должно быть числом.
page-composer-notWhole = «{ $option }» должно быть целым числом.
page-composer-tooLittle = «{ $option }»: не меньше { $least }.
page-composer-tooMuch = «{ $option }»: не больше { $most }.
page-composer-tooShort = «{ $option }»: не меньше { $least } символов.
page-composer-tooLong = «{ $option }»: не больше { $most } символов.

## page.forms

page-forms-select = Сделайте выбор
page-forms-nothing = Выбирать не из чего.
page-forms-exactly = Выберите { $most } (выбрано: { $chosen })
page-forms-upTo = Выберите не больше { $most } (выбрано: { $chosen })
page-forms-between = Выберите от { $least } до { $most } (выбрано: { $chosen })
page-forms-done = Готово
page-forms-close = Закрыть форму
page-forms-cancel = Отмена
page-forms-submit = Отправить
page-forms-required = обязательно
page-forms-text = Текст

## page.tools

page-tools-bar = Тренировочный стол
page-tools-allSeats = Играть за всех
page-tools-allSeatsHelp = Страница переходит к тому, чей черед
page-tools-askedNow = Чей черед
page-tools-asked = На очереди
page-tools-you = Вы
page-tools-youAsked = Ваш черед: перейти к вопросу
page-tools-youAskedByKey = Ваш черед: перейти к вопросу (Alt+Q)
page-tools-personAsked = { $name } решает: перейти к вопросу
page-tools-became = Теперь вы играете за { $name }
page-tools-title = Инструменты стола
page-tools-titleAt = Инструменты стола. Время стола: { $time }
page-tools-titleAhead = Инструменты стола. Время стола: { $time }, на { $ahead } вперед
page-tools-timeAhead = { $time }, на { $ahead } вперед
page-tools-underAnHour = меньше чем час
page-tools-help = Часы и автоигра
page-tools-close = Закрыть
page-tools-clock = Часы стола
page-tools-clockHelp = Переведите их вперед, чтобы увидеть напоминания и лимиты времени. Назад перевести нельзя.
page-tools-skip = Пропустить { $time }
page-tools-playOn = Пусть стол играет сам
page-tools-playOnHelp = Нажимает за людей случайные кнопки из тех, что предлагает бот. Бот разницы не замечает, а видит стол не больше, чем они.
page-tools-answerOne = Ответить на этот вопрос
page-tools-answerAll = Ответить по разу за каждого ({ $count })
page-tools-answersFor = Играть автоматически за
page-tools-nobody = Никого
page-tools-others = Всех, кроме { $name }
page-tools-everybody = Всех

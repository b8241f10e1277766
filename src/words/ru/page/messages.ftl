list = Сообщения
toNewest = К последнему сообщению
newMessages = Новые сообщения
new = Новое
app = БОТ
edited = (изменено)
yesterday = Вчера в { $time }
used = { $name } использует { $command }
youUsed = Вы использовали { $command }
replyTo = Ответ на сообщение ({ $name }): перейти к нему
deleted = Исходное сообщение удалено
see = Нажмите, чтобы увидеть сообщение
sending = Команда отправляется…
thinking = думает…
failed = Взаимодействие не удалось.
onlyYou = Это видите только вы
dismiss = Скрыть сообщение
card = Карточка
picture = Картинка
showLarge = Показать картинку крупно: { $label }
fit = По размеру окна
actualSize = Настоящий размер
original = Открыть оригинал
closePicture = Закрыть картинку
threadStarted = { $name } создает ветку: { $thread }
pinned = { $name } закрепляет сообщение в этом канале.
joined = { $name } теперь на сервере.
renamed = { $name } меняет название канала: { $channel }
count =
    { $count ->
        [one] { $count } сообщение
        [few] { $count } сообщения
        [many] { $count } сообщений
       *[other] { $count } сообщений
    }
none = Сообщений пока нет.
posts = Публикации
noPosts = Публикаций пока нет. Если игры открываются на форуме (/settings), у каждой здесь своя публикация.
welcome = Добро пожаловать в #{ $name }!
channelBegins = Это начало канала #{ $name }.
threadBegins = Это начало ветки.
directBegins = Здесь начинается ваша личная переписка: { $name }. Читаете ее только вы.
firstCommand = Введите { $command }, чтобы открыть стол.
tutorialCommand = Впервые за игрой? { $command } подскажет на первых ходах.
firstSlash = Введите { $key }, чтобы увидеть все, что умеет бот.
seats = Выберите другого человека под «Играть за», чтобы занять его место; с «Играть за всех» страница переходит к тому, кого спрашивают.
spoiler = Спойлер, нажмите, чтобы открыть
unknownPerson = неизвестно
unknownRole = неизвестная роль
unknownChannel = неизвестно
inPlace = { $place } › сообщение

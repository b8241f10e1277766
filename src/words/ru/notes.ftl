title = Ваши заметки · { $game }
intro = Их видите только вы: больше никто, ни организатор, ни тот, кто однажды займет ваше место. Они удаляются вместе с игрой.
introClosed = Их видите только вы. Они остались такими, какими были в конце игры.
nothing = { $mark } { $player }: –
line = { $mark } { $player }: { $level }
lineWithText = { $mark } { $player }: { $level } · { $text }
lineTextOnly = { $mark } { $player }: { $text }
trust = доверяю
unsure = не знаю
suspect = подозреваю
none = ничего не отмечено
notebook = Блокнот
emptyNotebook = Пусто. Здесь место для всего, что вы хотите запомнить об этой игре.
open = Мои заметки
choosePlayer = Записать что-нибудь об игроке
editNotebook = Изменить блокнот
show = Показать всем мои подозрения
showSure = Все в канале увидят, что вы думали о каждом игроке и кем они были на самом деле. Блокнот останется вашим. Отменить это нельзя.
showYes = Показать
showNo = Оставить при себе
showDone = Теперь ваши подозрения видят все.
inPanel = 🗒 Ваши заметки: { $lines }
suspicionTitle = Об игроке { $player }
level = Что вы думаете?
noLevel = Нет мнения
text = Почему? (только для вас)
notebookTitle = Блокнот · { $game }
notebookLabel = Только для вас
shownTitle = { $name } показывает свои подозрения
shownLine = { $mark } { $player }: { $level } → { $side }
shownLineWithText = { $mark } { $player }: { $level } · { $text } → { $side }
shownLineTextOnly = { $mark } { $player }: { $text } → { $side }
human = человек
cylon = Сайлон
cylonLeader = лидер Сайлонов
sympatheticCylon = дружественный Сайлон
notYours = У вас нет места в этой игре, а значит, и заметок.
notYoursHint = Заметки для тех, кто играет: займите место через /game join, пока игра не началась.
notBegun = Подозревать пока некого: игра не началась.
notBegunHint = Возвращайтесь, когда раздадут карты.
closed = Записать в этой игре больше ничего нельзя.
closedHint = Заметки пишут те, у кого есть место, пока игра идет; ваши записи показывает /note.
noSuchPlayer = Среди остальных игроков такого нет.
noSuchPlayerHint = Выберите того, кого предлагает /note.
tooLong =
    { $length ->
        [one] Слишком длинно: { $length } символ, а хранится не больше { $most }.
        [few] Слишком длинно: { $length } символа, а хранится не больше { $most }.
        [many] Слишком длинно: { $length } символов, а хранится не больше { $most }.
       *[other] Слишком длинно: { $length } символов, а хранится не больше { $most }.
    }
tooLongHint = Сократите текст или запишите остальное в блокнот.
needsPlayer = Кому вы доверяете или кого подозреваете?
needsPlayerHint = Укажите игрока в параметре `player`.
notOver = Показать всем подозрения можно, когда игра закончится.
nothingToShow = В этой игре вы не отметили подозрений.
shownAlready = Все уже видели ваши подозрения.
cannotShowHint = Ваши записи показывает /note.

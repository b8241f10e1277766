## question

question-lookAt = Посмотреть персонажа…
question-heading =
    { $count ->
        [1] Решает { $name }
        [one] Решает { $count } игрок
        [few] Решают { $count } игрока
       *[many] Решают { $count } игроков
    }
question-reactions = Реакции
question-reactionsHelp = Всех, кто может отреагировать, спросили лично. Кнопка «Ответить» покажет вам, и только вам, есть ли среди них вы. Игра продолжится, когда все решат.
question-mayBeAsked = { $people }: нажмите «Ответить», чтобы узнать, спрашивают ли вас.
question-noReaction = без реакции
question-reactionPossible = Можно отреагировать: { $channel }.
question-reactionPossibleAt = Можно отреагировать: { $channel }, [что произошло]({ $link }).
question-again = 🔁 Вас спрашивают еще раз, потому что: { $reactions }.
question-until = ⏳ { $when } я отвечу «{ $answer }»
question-untilDefault = ⏳ { $when } я дам ответ по умолчанию
question-untilAutomatic = ⏳ { $when } ответит автоигрок
question-untilPause = ⏳ { $when } игра встанет на паузу
question-answer = Ответить
question-hand = Мои карты
question-whichHand = Вы играете в нескольких играх. Карты из какой показать?

## panel

panel-pickOne = Выберите одно
panel-pickSeveral = Выберите
panel-pageOf = { $text } (страница { $page } из { $pages })
panel-allAtOnce =
    { $count ->
        [one] Или { $count } сразу…
       *[other] Или все { $count } сразу…
    }
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Раньше
panel-more = Еще ▶
panel-confirm = Подтвердить
panel-clear = Сбросить выбор
panel-nothingPicked = **Пока ничего не выбрано**: нужно выбрать { $range }.
panel-picked = **Выбрано: { $number }** (нужно { $range }): { $labels }.
panel-tooMany = { $picked } Слишком много: не больше { $most }.
panel-tooFew = { $picked } Выберите еще { $count }.
panel-keep =
    { $count ->
        [one] **Выберите { $count } карту, которую оставите**: остальные вы сбросите.
        [few] **Выберите { $count } карты, которые оставите**: остальные вы сбросите.
       *[many] **Выберите { $count } карт, которые оставите**: остальные вы сбросите.
    }
panel-kept = **Вы оставляете { $number } из { $most }**: { $labels }.
panel-restGoes =
    { $count ->
        [one] Еще { $count } карта сбрасывается.
        [few] Остальные { $count } карты сбрасываются.
       *[many] Остальные { $count } карт сбрасываются.
    }
panel-discardOthers =
    { $count ->
        [one] Сбросить еще { $count } карту
        [few] Сбросить остальные { $count } карты
       *[many] Сбросить остальные { $count } карт
    }
panel-range = { $least }–{ $most }
panel-eitherRange = { $one } или { $other }
panel-footer = Игра { $game }
panel-footerMore =
    { $count ->
        [one] Игра { $game } · после этого еще { $count } вопрос
        [few] Игра { $game } · после этого еще { $count } вопроса
       *[many] Игра { $game } · после этого еще { $count } вопросов
    }
panel-groupOf = { $group } ({ $number })
panel-sure = Это нельзя отменить. Вы уверены?
panel-doIt = Да, сделать
panel-takeBack = Нет, не надо
panel-rule = Правило
panel-newestQuorum = Новая карта кворума: **{ $card }**: { $text }
panel-otherQuorum = Другие ваши карты кворума: { $cards }
panel-silent = Больше не спрашивать в этой проверке
panel-silenced = { $pass }; до результата этой проверки вас больше не спросят
panel-ruleTitle = { $rule } · { $name }
panel-choices = Что означает каждый вариант
panel-openedBelow = Этот вопрос снова открыт ниже.
panel-lately =
    { $refusal }
    Недавнее:
    { $lines }

panel-meetThere = Там вы встретите союзника: { $allies }
panel-meetHere = Если вы останетесь здесь, вы встретите союзника: { $allies }

## now

now-lobby = Игра { $game } еще не началась: `/game join` — занять место, `/game start` — начать.
now-over = Игра закончена; `/game create` откроет новую.
now-abandoned = Игра прервана; `/game create` откроет новую.
now-archived = Игра в архиве из-за бездействия; `/game revive` вернет ее.
now-open = Решать вам: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Сейчас от вас ничего не требуется: игра продолжится, когда все, кто может отреагировать, решат.
now-waitsFor = Сейчас от вас ничего не требуется, игра ждет других: { $players }.
now-and = и

## check

check-needs = **{ $source }**: нужно **{ $difficulty }**.
check-needsPartly = **{ $source }**: нужно **{ $difficulty }**; частичное прохождение от { $partialAt }.
check-sides =
    Помогают: { $skills }
    Мешают: все остальные навыки
check-destiny =
    { $count ->
        [one] Колода судьбы: { $count } карта (случайно)
        [few] Колода судьбы: { $count } карты (случайно)
       *[many] Колода судьбы: { $count } карт (случайно)
    }
check-added =
    { $count ->
        [one] { $player }: { $count } карта
        [few] { $player }: { $count } карты
       *[many] { $player }: { $count } карт
    }
check-soFar = Уже добавлено: { $cards }
check-open = Уже видно: +{ $helps } −{ $hinders } = **{ $total }**
check-counted = Итог: **{ $total }** из **{ $difficulty }**
check-changed = Изменено способностями: { $changes }
check-change = { $change } ({ $ability })
check-changeOf = { $change } ({ $ability }, { $player })
check-noPicks = **Пока вы ничего не добавляете.** Нажимайте на карты, чтобы выбрать их.
check-picks =
    { $count ->
        [one] **Вы добавляете { $count } карту: +{ $helps } −{ $hinders } = { $total }**
        [few] **Вы добавляете { $count } карты: +{ $helps } −{ $hinders } = { $total }**
       *[many] **Вы добавляете { $count } карт: +{ $helps } −{ $hinders } = { $total }**
    }
check-card = { $strength } { $skill } · { $card }

## replies

replies-joined = Ваше место в игре { $game } за вами. Не закрывайте личные сообщения (если здесь нет приватных веток): туда придут ваши секреты.
replies-left = Вы больше не в игре { $game }.
replies-leftLast = Вы больше не в игре { $game }. Других игроков не осталось, поэтому лобби закрыто.
replies-begins = Игра начинается.
replies-automaticTakesOver = Место занимает автоигрок.
replies-takesOver = Место занимает { $person }.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ Время вышло, ответ дан за вас: { $labels }
replies-chosenAbout = -# { $about }
replies-atTable = -# Что дальше за столом: { $link }
replies-goesOn = Игра продолжается.
replies-abandoned = Игра { $game } прервана.
replies-confirmAbandon =
    { $players ->
        [one] Прервать игру { $game } для { $players } игрока? Вернуть ее будет нельзя.
       *[other] Прервать игру { $game } для всех { $players } игроков? Вернуть ее будет нельзя.
    }
replies-abandon = Прервать игру
replies-abandonChanged = Игра началась или закончилась, пока вас спрашивали, поэтому ничего не прервано.
replies-abandonChangedHint = Вызовите `/host abandon` еще раз.
replies-keepPlaying = Играть дальше
replies-everybodySees = Ответ видят все.
replies-unknownCommand = Такой команды у меня больше нет. `/help` покажет, что можно сделать.
replies-movedCommand = -# `/{ $old }` теперь называется `/{ $path }`.
replies-oldButton = Эта кнопка из прежней версии бота. `/help` покажет, что можно сделать сейчас.
replies-tooFast = Не так быстро. Подождите несколько секунд и попробуйте снова.
replies-manyPictures = Сейчас у меня очередь из картинок. Попробуйте чуть позже.
replies-ruleKind = Правило · { $chapter }

## undo

undo-gone = Вернуться к этому моменту уже нельзя.
undo-goneHint = Что можно отменить сейчас, покажет /game undo.
undo-changed = Пока вы смотрели, что-то изменилось, поэтому ничего не отменено.
undo-changedHint = Посмотрите еще раз, что было бы отменено сейчас.
undo-needsVote = Для этого нужно согласие остальных.
undo-needsVoteHint = Спросите их кнопкой «Спросить остальных».
undo-onlyPlayers = Спрашивать остальных могут только игроки.
undo-onlyPlayersHint = Организатор и администраторы сервера могут отменить сразу.
undo-proposalOpen = { $name } уже предлагает что-то отменить, идет голосование.
undo-proposalOpenHint = Сначала проголосуйте там.
undo-nobodyVotes = Голосовать некому: других игроков сейчас нет.
undo-nobodyVotesHint = Организатор и администраторы сервера могут отменить сразу через /game undo.
undo-exported = Файл этой игры со всеми секретами уже скачан, поэтому продолжить ее нельзя.
undo-voteClosed = Это голосование закончено.
undo-voteClosedHint = /game undo спросит заново.
undo-notYourVote = Здесь голосуют только другие игроки.
undo-notYourVoteHint = Организатор и администраторы сервера могут отменить сразу через /game undo.
undo-ownVote = Вы и так за: это ваше предложение.
undo-ownVoteHint = Кнопка «Оставить как есть» отзовет ее.
undo-title = ### Отменить?
undo-toAnswer = Игра вернется к моменту, когда решает { $name } (ход { $turn }).
undo-toSetUp = Игра вернется к моменту до первого хода, когда решает { $name }.
undo-toHidden = Игра вернется к более раннему моменту хода { $turn }.
undo-toTurn = Игра вернется к началу хода { $turn }.
undo-toBeginning = Игра вернется к самому началу.
undo-takesBack = Отменится: { $answers }.
undo-nothingKnown = Из того, что вам известно, не отменится ничего.
undo-answersOf =
    { $count ->
        [one] { $count } ответ игрока { $name }
        [few] { $count } ответа игрока { $name }
       *[many] { $count } ответов игрока { $name }
    }
undo-and = { $some } и { $last }
undo-linesGo = Эти строки больше не действуют:
undo-moreLines =
    { $count ->
        [one] … и { $count } строка перед ними
        [few] … и { $count } строки перед ними
       *[many] … и { $count } строк перед ними
    }
undo-seen = С тех пор раскрылось что-то секретное, а увиденное не развидеть.
undo-tellsSecret = Никто больше не знает, что вас спрашивали. Все узнают, что вы что-то отменили.
undo-wakes = Игра закончена. Она продолжится с этого момента и уйдет из статистики.
undo-atOnce = Вы можете отменить это сразу: с тех пор ничего секретного не раскрылось.
undo-asOrganiser = Как организатор или администратор сервера вы можете отменить это сразу.
undo-byVote = Нужно согласие остальных: за сутки «за» должно проголосовать большинство других игроков.
undo-confirm = Отменить решение
undo-propose = Спросить остальных
undo-cancel = Оставить как есть
undo-against = Оставить как есть
undo-cancelled = Ничего не отменено.
undo-done = Готово: отменено.
undo-asked = Остальных спросили в канале.
undo-proposes = ### { $name } предлагает отменить решение
undo-doYouAgree = { $people }, вы согласны?
undo-tally = За: { $yes }, против: { $no }; нужно { $needed } из { $voters }.
undo-until = Голосование закончится { $time }.
undo-carried = ✅ Отмена принята голосованием (предлагал игрок { $name }).
undo-refused = ❌ Отмена отклонена голосованием (предлагал игрок { $name }).
undo-expired = ❌ Отмена не принята: за сутки не хватило голосов (предлагал игрок { $name }).
undo-lapsed = ❌ Голосование об отмене снято (предлагал игрок { $name }).
undo-voted = Ваш голос учтен.
undo-undoneOwn = ↩ { $name } отменяет последнее решение ({ $answers }).
undo-undoneOrganiser = ↩ { $name } отменяет решения ({ $answers }).
undo-undoneVote = ↩ Решения отменены: предложил { $name }, большинство за ({ $answers }).
undo-undoneSecretly = ↩ { $name } отменяет свое решение.
undo-noLongerCounts = То, что об этом говорит журнал, больше не действует.
undo-pointBefore = Ход { $turn }: до «{ $line }»
undo-pointBeforeSetUp = До первого хода: до «{ $line }»
undo-pointAnswer = Ход { $turn }: когда решает { $name }
undo-pointSetUp = До первого хода: когда решает { $name }
undo-pointTurn = Начало хода { $turn }
undo-pointBeginning = Начало игры

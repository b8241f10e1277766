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
question-reactionsHelp = Тех, кто может отреагировать, спрашивают тайно. «Ответить» покажет вам здесь, есть ли среди них вы; никто другой этого не видит. Игра продолжится, когда решат все.
question-mayBeAsked = { $people }: «Ответить» покажет каждому, спрашивают ли его.
question-noReaction = без реакции
question-reactionPossible = В { $channel } можно отреагировать.
question-reactionPossibleAt = В { $channel } можно отреагировать: [посмотреть]({ $link }).
question-again = 🔁 Вопрос задан снова из-за того, что произошло с тех пор: { $reactions }.
question-until = ⏳ { $when }, затем: { $answer }
question-untilDefault = ⏳ { $when }, затем: ответ по умолчанию
question-untilAutomatic = ⏳ { $when }, затем: отвечает автоигрок
question-untilPause = ⏳ { $when }, затем: игра останавливается
question-answer = Ответить
question-hand = Моя рука
question-whichHand = Вы играете в нескольких играх. Чью руку показать?

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
panel-nothingPicked = **Пока ничего не выбрано**: нужно { $range }.
panel-picked = **Выбрано { $number } из { $range }**: { $labels }.
panel-tooMany = { $picked } Слишком много: не больше { $most }.
panel-tooFew = { $picked } Осталось выбрать { $count }.
panel-keep =
    { $count ->
        [one] **Выберите { $count } карту, которую оставите**: все остальные сбрасываются.
        [few] **Выберите { $count } карты, которые оставите**: все остальные сбрасываются.
       *[many] **Выберите { $count } карт, которые оставите**: все остальные сбрасываются.
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
panel-takeBack = Нет, вернуться
panel-rule = Правило
panel-newestQuorum = Ваша новая карта кворума: **{ $card }**: { $text }
panel-otherQuorum = Остальные: { $cards }
panel-silent = Больше не в этой проверке
panel-silenced = { $pass }, и больше не спрашивать до результата этой проверки
panel-ruleTitle = { $rule } · { $name }
panel-choices = Что дает каждый выбор
panel-openedBelow = Этот вопрос открыт еще раз, ниже.
panel-lately =
    { $refusal }
    Недавнее:
    { $lines }

panel-meetThere = Там вы встретите союзника: { $allies }
panel-meetHere = Если вы останетесь здесь, вы встретите союзника: { $allies }

## now

now-lobby = Игра { $game } не началась: `/game join` занимает место, `/game start` начинает ее.
now-over = Игра закончена; `/game create` открывает новую.
now-abandoned = Игра прервана; `/game create` открывает новую.
now-archived = Игра в архиве, потому что ничего не происходило; `/game revive` вернет ее.
now-open = Ждет вашего ответа: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = От вас ничего не ждут: игра продолжится, когда решат все, кто может отреагировать.
now-waitsFor = От вас ничего не ждут, игра ждет других: { $players }.
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
check-counted = Итог подсчета: **{ $total }** против **{ $difficulty }**
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

replies-joined = У вас есть место в игре { $game }. Не закрывайте личные сообщения, если здесь не используются приватные ветки: туда приходит то, что можно знать только вам.
replies-left = Вы больше не в игре { $game }.
replies-leftLast = Вы больше не в игре { $game }. Других игроков не осталось, поэтому лобби закрыто.
replies-begins = Игра начинается.
replies-automaticTakesOver = Место занимает автоигрок.
replies-takesOver = Место занимает { $person }.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ Время вышло, ответ за вас: { $labels }
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
replies-abandonChanged = После вопроса игра началась или закончилась, поэтому ничего не прервано.
replies-abandonChangedHint = Вызовите `/host abandon` еще раз.
replies-keepPlaying = Играть дальше
replies-everybodySees = Ответ видят все.
replies-unknownCommand = Этой команды у меня больше нет. `/help` говорит, что вы можете сделать.
replies-movedCommand = -# `/{ $old }` теперь называется `/{ $path }`.
replies-oldButton = Эта кнопка из более ранней версии бота. `/help` говорит, что вы можете сделать сейчас.
replies-tooFast = Я не успеваю за вами. Подождите несколько секунд и попробуйте снова.
replies-manyPictures = Сейчас мне нужно нарисовать много картинок. Попробуйте снова чуть позже.
replies-ruleKind = Правило · { $chapter }

## undo

undo-gone = Откатить игру до этого момента уже нельзя.
undo-goneHint = Что можно отменить сейчас, показывает /game undo.
undo-changed = С тех пор как вы смотрели, что-то изменилось, поэтому ничего не отменено.
undo-changedHint = Посмотрите еще раз, что было бы отменено сейчас.
undo-needsVote = Отменить это можно только с согласия остальных.
undo-needsVoteHint = Спросите их кнопкой «Спросить остальных».
undo-onlyPlayers = Остальных спрашивают только игроки.
undo-onlyPlayersHint = Организатор и администраторы сервера отменяют сразу.
undo-proposalOpen = { $name } уже просит что-то отменить, голосование идет.
undo-proposalOpenHint = Сначала проголосуйте там.
undo-nobodyVotes = Спросить некого: других игроков нет на месте.
undo-nobodyVotesHint = Организатор и администраторы сервера могут отменить сразу через /game undo.
undo-exported = У кого-то есть файл этой игры со всеми тайнами, поэтому продолжить ее нельзя.
undo-voteClosed = Это голосование закончено.
undo-voteClosedHint = /game undo спросит заново.
undo-notYourVote = Здесь голосуют только другие игроки.
undo-notYourVoteHint = Организатор и администраторы сервера могут отменить сразу через /game undo.
undo-ownVote = Вы и так за: это ваша просьба.
undo-ownVoteHint = Кнопка «Оставить как есть» отзовет ее.
undo-title = ### Откатить игру?
undo-toAnswer = Игра вернется к моменту, когда решает { $name } (ход { $turn }).
undo-toSetUp = Игра вернется к моменту до первого хода, когда решает { $name }.
undo-toHidden = Игра вернется к более раннему моменту хода { $turn }.
undo-toTurn = Игра вернется к началу хода { $turn }.
undo-toBeginning = Игра вернется к самому началу.
undo-takesBack = Отменяется: { $answers }.
undo-nothingKnown = Из известных вам ответов ни один не отменяется.
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
undo-seen = С тех пор открылось что-то тайное: увиденное нельзя развидеть.
undo-tellsSecret = Никто больше не знает, что вас спрашивали. Всем сообщат, что вы что-то отменили.
undo-wakes = Игра закончена; она продолжится с того момента и перестанет считаться в статистике.
undo-atOnce = Вы можете отменить это сразу: ничего тайного с тех пор не открылось.
undo-asOrganiser = Как организатор или администратор сервера вы можете отменить это сразу.
undo-byVote = Остальные должны согласиться: за это в течение суток должно проголосовать большинство других игроков.
undo-confirm = Откатить
undo-propose = Спросить остальных
undo-cancel = Оставить как есть
undo-against = Оставить как есть
undo-cancelled = Ничего не отменено.
undo-done = Готово: решение отменено.
undo-asked = Остальных спрашивают в канале.
undo-proposes = ### { $name } хочет откатить игру
undo-doYouAgree = { $people }, вы согласны?
undo-tally = За: { $yes }, против: { $no }; нужно { $needed } из { $voters }.
undo-until = Голосование закончится { $time }.
undo-carried = ✅ Голосование об откате по просьбе игрока { $name }: принято.
undo-refused = ❌ Голосование об откате по просьбе игрока { $name }: отклонено.
undo-expired = ❌ Голосование об откате по просьбе игрока { $name } окончено: за сутки набралось слишком мало голосов.
undo-lapsed = ❌ Голосование об откате по просьбе игрока { $name } отменено.
undo-voted = Ваш голос учтен.
undo-undoneOwn = ↩ { $name } отменяет последнее решение ({ $answers }).
undo-undoneOrganiser = ↩ { $name } откатывает игру ({ $answers }).
undo-undoneVote = ↩ Игра возвращена назад: это предложил игрок { $name }, большинство за ({ $answers }).
undo-undoneSecretly = ↩ { $name } отменяет свое решение.
undo-noLongerCounts = То, что об этом говорит журнал, больше не действует.
undo-pointBefore = Ход { $turn }: до «{ $line }»
undo-pointBeforeSetUp = До первого хода: до «{ $line }»
undo-pointAnswer = Ход { $turn }: когда решает { $name }
undo-pointSetUp = До первого хода: когда решает { $name }
undo-pointTurn = Начало хода { $turn }
undo-pointBeginning = Начало игры

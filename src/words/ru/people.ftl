## games

games-mineTitle = Ваши игры
games-openTitle = Открытые игры этого сервера
games-page = Страница { $page } из { $pages }
games-heading = **[{ $name }]({ $link })**{ $server } · { $channel }
games-named = { $name } ({ $game })
games-noneMine = У вас нет игр. `/game create` откроет игру в канале; `/games which: Открытые игры` покажет те, где есть места.
games-noneOpen = Здесь нет игр со свободными местами для вас.
games-noneOpenHint = `/game create` откроет новую.
games-noneOpenElsewhere = `/game create` откроет новую здесь: { $channels }.
games-onServer = Открытые игры у каждого сервера свои.
games-onServerHint = Введите `/games which: Открытые игры` на сервере; `/games` покажет ваши игры где угодно.
games-asked = 👉 { $title }
games-waitsFor = Игра ждет: { $players }, вопрос задан { $when }
games-waitsForReactions = Игра ждет возможных реакций
games-next = Следующий ход ваш.
games-paused = ⏸ { $text }
games-lobby = Не началась: занято мест { $taken } из { $seats }
games-openLobby = Занято мест: { $taken } из { $seats }, организатор: { $host }
games-archived = 🗄 В архиве из-за бездействия: `/game revive` в ее канале вернет игру.
games-away = 💤 { $name } играет за вас до { $until }: `/back` вернет вам место.
games-over = 🏁 { $outcome } { $when }
games-answer = Ответить: { $name }
games-hand = Мои карты: { $name }
games-join = Занять место: { $name }
games-joined = { $text } [Перейти к игре]({ $link }).
games-newer = ◀
games-older = ▶
games-again = Обновить
games-showMine = Мои игры
games-showOpen = Открытые игры здесь

## polls

polls-asks = 📊 { $name } спрашивает стол: **{ $question }**
polls-answer = { $number }. { $answer }
polls-tally = { $number }. { $answer }: { $bar } { $votes }
polls-tallyNamed = { $number }. { $answer }: { $bar } { $votes } ({ $names })
polls-voted = Проголосовало игроков: { $voted } из { $players }.
polls-hidden = Результат будет виден после закрытия.
polls-namesLater = Кто за что голосует, будет видно после закрытия.
polls-namesNever = Кто за что голосует, не увидит никто.
polls-closesBy = Опрос закроется { $time } или когда проголосуют все игроки. Чтобы изменить голос, нажмите еще раз.
polls-close = Закрыть опрос
polls-endedClosed = Опрос закрыт.
polls-endedTime = Опрос закрыт: время вышло.
polls-endedAll = Опрос закрыт: проголосовали все.
polls-endedGame = Опрос закрыт: игра прервана.
polls-opened = Ваш вопрос задан всем.
polls-yourVote = Ваш голос: **{ $answer }**. Пока опрос открыт, его можно изменить.
polls-lateVote = Время опроса вышло, голос опоздал.
polls-closedNow = Опрос закрыт и показывает результат.
polls-start = Спросить стол
polls-formTitle = Спросить стол
polls-formQuestion = Ваш вопрос
polls-formQuestionExample = Кто Сайлон?
polls-formAnswers = Ответы, по одному в строке (пусто — игроки)
polls-formResults = Что видят все
polls-seenOpenNamed = Голоса сразу, имена после закрытия
polls-seenHiddenNamed = Голоса и имена после закрытия
polls-seenOpenSecret = Голоса сразу, имена никогда
polls-seenHiddenSecret = Голоса после закрытия, имена никогда
polls-formVoters = Кто голосует
polls-votersPlayers = Только игроки
polls-votersSpectators = Игроки и зрители
polls-formTime = Сколько открыт
polls-formTimeExample = 24 ч
polls-noTable = Игра прервана или в архиве: спрашивать некого.
polls-noTableHint = Вернуть игру из архива: /game revive.
polls-tooManyOpen =
    { $most ->
        [one] В этой игре уже { $most } открытый опрос: это предел.
        [few] В этой игре уже { $most } открытых опроса: это предел.
       *[many] В этой игре уже { $most } открытых опросов: это предел.
    }
polls-tooManyOpenHint = Сначала закройте один из них.
polls-noQuestion = Опросу нужен вопрос.
polls-noQuestionHint = Напишите его, например «Кто Сайлон?».
polls-longQuestion =
    { $most ->
        [one] Вопрос слишком длинный: не больше { $most } символа.
       *[other] Вопрос слишком длинный: не больше { $most } символов.
    }
polls-longAnswer =
    { $most ->
        [one] Один из ответов слишком длинный: в каждом не больше { $most } символа.
       *[other] Один из ответов слишком длинный: в каждом не больше { $most } символов.
    }
polls-shortenHint = Сократите; остальное можно сказать в канале.
polls-sameAnswers = Два ответа одинаковы.
polls-sameAnswersHint = Уберите один из них.
polls-answerCount = В опросе должно быть от { $fewest } до { $most } ответов, а не { $number }.
polls-answerCountHint = Разделите ответы знаком `;` или не указывайте их, чтобы выбирать из игроков.
polls-badTime = Опрос может быть открыт от 5 минут до 14 дней.
polls-badTimeHint = Напишите, например, `30 мин`, `8 ч` или `2 дня`.
polls-isClosed = Этот опрос закрыт.
polls-isClosedHint = Результат виден в его сообщении; /poll спросит о чем-нибудь новом.
polls-notYours = Здесь голосуют только игроки этой игры.
polls-notYoursHint = Займите место, чтобы голосовать.
polls-lookOnHint = Зрители тоже могут голосовать: `/game spectators` добавит вас к ним.
polls-noSuchAnswer = Такого ответа нет.
polls-noSuchAnswerHint = Нажмите одну из кнопок под опросом.
polls-mayNotClose = Закрыть опрос может только его автор, { $name }, или организатор.
polls-mayNotCloseHint = Он закроется сам, когда выйдет время или проголосуют все.

## stats

stats-titleServer = Законченные игры этого сервера
stats-titlePerson = Законченные игры: { $name }
stats-titleCharacter = Законченные игры с персонажем { $character }
stats-titlePersonCharacter = Законченные игры: { $name } с персонажем { $character }
stats-everywhere = На всех серверах, где я веду игры.
stats-none = Ни одна игра еще не закончена.
stats-nonePerson = У игрока { $name } еще нет законченных игр.
stats-noneCharacter = С персонажем { $character } еще нет законченных игр.
stats-noneHint = Считаются законченные игры; `/game create` откроет новую.
stats-games =
    { $count ->
        [1] **{ $count } игра**, ходов: { $turns }
        [one] **{ $count } игра**, ходов: от { $fewest } до { $most }, в среднем { $turns }
        [few] **{ $count } игры**, ходов: от { $fewest } до { $most }, в среднем { $turns }
       *[many] **{ $count } игр**, ходов: от { $fewest } до { $most }, в среднем { $turns }
    }
stats-few = По такому числу игр судить рано.
stats-humansWon = Победы людей: { $games } ({ $share })
stats-cylonsWon = Победы Сайлонов: { $games } ({ $share })
stats-ends = Чем они кончились
stats-end = { $games } × { $cause }
stats-sides = Люди за столом по сторонам
stats-ownSides = По сторонам
stats-side-human = За людей: побед { $won } из { $games } ({ $share })
stats-side-cylon = За Сайлонов: побед { $won } из { $games } ({ $share })
stats-side-cylonLeader = За лидера Сайлонов: побед { $won } из { $games } по тайным целям ({ $share })
stats-side-sympatheticCylon = За дружественного Сайлона: побед { $won } из { $games } по замыслу ({ $share })
stats-automatic = Автоигроки, отдельно
stats-characters = Персонажи
stats-noCharacters = ни один человек еще не доиграл до конца
stats-people = Кто играл больше всех
stats-tally = { $name }: побед { $won } из { $games } ({ $share })
stats-cards-mission = Миссии
stats-cards-mutiny = Сыгранные карты мятежа
stats-cards-motive = Мотивы
stats-card-mission = { $name }: пройдено { $worked } из { $times } ({ $share })
stats-card-mutiny = { $name }: { $times } ×
stats-card-motive = { $name }: выполнено { $worked } из { $times } ({ $share })
stats-more = и еще { $count }

## achievements

achievements-heading = Достижения: { $earned } из { $all }
achievements-none = Достижений пока нет: их дают за доигранные игры.
achievements-line = **{ $name }**: { $text } · { $game }, { $date }
achievements-lineAgain =
    { $times ->
        [few] **{ $name }**: { $text } · { $game }, { $date }, всего { $times } раза
       *[other] **{ $name }**: { $text } · { $game }, { $date }, всего { $times } раз
    }
achievements-earned = 🏅 { $person }: { $names }
achievements-newTitle = Получено впервые
achievements-firstWatch = Первая вахта
achievements-firstWatchText = доиграть игру до конца
achievements-longHaul = Долгий путь
achievements-longHaulText = сыграть игру в 60 ходов или больше
achievements-jailbird = Завсегдатай гауптвахты
achievements-jailbirdText = попасть на гауптвахту 3 раза за игру
achievements-secondLife = Вторая жизнь
achievements-secondLifeText = победить после казни
achievements-twoHats = Два мундира
achievements-twoHatsText = быть Президентом и Адмиралом одновременно
achievements-ace = Ас
achievements-aceText = уничтожить с Вайпера 5 кораблей Сайлонов
achievements-safeHarbour = Тихая гавань
achievements-safeHarbourText = победить за людей
achievements-lastSoul = Последняя душа
achievements-lastSoulText = победить за людей, когда осталось 1 население
achievements-onFumes = На последних каплях
achievements-onFumesText = победить за людей, когда осталось 1 топливо
achievements-threadbare = Скребя по сусекам
achievements-threadbareText = победить за людей, когда ни один ресурс не превышает 3
achievements-fullHolds = Полные трюмы
achievements-fullHoldsText = победить за людей, когда каждого ресурса 5 или больше
achievements-everyShip = В полном составе
achievements-everyShipText = победить за людей, не потеряв ни одного гражданского корабля
achievements-cleanRecord = Безупречная служба
achievements-cleanRecordText = победить за людей в игре от 15 ходов, ни разу не попав на гауптвахту
achievements-steadyHand = Твердая рука
achievements-steadyHandText = победить за людей, добавив в проверки не меньше 10 карт в плюс и ни одной в минус
achievements-backbone = Опора флота
achievements-backboneText = играя за людей, внести в проверки навыка больше всех: 40 или больше
achievements-coldWarheads = Холодные боеголовки
achievements-coldWarheadsText = победить за людей Адмиралом, не применив ни одной ядерной бомбы
achievements-secondTerm = Второй срок
achievements-secondTermText = победить за людей Президентом
achievements-neverSuspected = Тихоня
achievements-neverSuspectedText = победить за Сайлонов, так и не раскрывшись
achievements-openWar = Открытая война
achievements-openWarText = победить раскрытым Сайлоном
achievements-lateCall = Поздний вызов
achievements-lateCallText = победить за Сайлонов, став Сайлоном в фазе спящего агента
achievements-grit = Песок в шестеренках
achievements-gritText = за игру сорвать проверки картами общей силой 20, играя за Сайлонов
achievements-masterstroke = Мастерский удар
achievements-masterstrokeText = сорвать одну проверку картами общей силой 8 и в конце быть Сайлоном
achievements-swiftEnd = Скорый конец
achievements-swiftEndText = победить за Сайлонов не больше чем за 15 ходов
achievements-secondShip = Два крейсера
achievements-secondShipText = победить за людей, сохранив Пегас
achievements-ownAgenda = Свой замысел
achievements-ownAgendaText = победить за лидера Сайлонов
achievements-thirdWay = Третий путь
achievements-thirdWayText = победить за дружественного Сайлона
achievements-exodus = Прочь с этой планеты
achievements-exodusText = покинуть Новую Каприку, играя за людей
achievements-throughTheNebula = Сквозь туманность
achievements-throughTheNebulaText = победить за людей в Ионийской туманности
achievements-ownGoal = Ничего личного
achievements-ownGoalText = победить за людей, раскрыв личную цель
achievements-home = Здесь мы останемся
achievements-homeText = найти дом, играя за людей
achievements-forgiven = Все прощено
achievements-forgivenText = победить за людей, будучи Мятежником

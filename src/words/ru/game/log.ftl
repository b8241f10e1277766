## events.turn

events-turn-gameStarted = Игра начинается: первый ход у игрока { $player }
events-turn-character = { $player } играет персонажем { $character }
events-turn-started = Ход { $turn }: { $player }
events-turn-titleGained =
    { $isNew ->
        [yes] { $player } теперь { $title }
       *[no] { $player } теперь { $title } вместо игрока { $before }
    }
events-turn-titleVacant =
    { $isNew ->
        [yes] Титул { NOUN($title, case: "gen") } теперь ни у кого
       *[no] Титул { NOUN($title, case: "gen") } теперь ни у кого, раньше он был у игрока { $before }
    }
events-turn-milestone = Расстояние { $distance } достигнуто: { $what }
events-turn-moved = { $player } перемещается { NOUN($to, case: "to") }
events-turn-sentTo = { $player } отправляется { NOUN($to, case: "to") }
events-turn-shotDown = Корабль игрока { $player } сбит: { $player } отправляется { NOUN($to, case: "to") }
events-turn-took = { $player } { $deed }
events-turn-used = { $player } использует { $what }
events-turn-choseSelf = { $player } выбирает себя
events-turn-chose = { $player } выбирает игрока { $target }
events-turn-optionChosen = { $player } выбирает для карты «{ $card }»: { $option }
events-turn-nobodyChooses = Для карты «{ $card }» выбирать некому: она не имеет эффекта
events-turn-rolled = { $player } бросает кубик ({ $what }): { $roll }
events-turn-rolledAttack = { $player } бросает кубик: { $roll } — { $attack }
events-turn-beyond = { $roll } (считается за { $result })
events-turn-takesEffect = действует при { $range }
events-turn-costsPopulation = { $range } стоит населения

events-turn-loyaltyAtEnd = Карты лояльности: { $cards }
events-turn-heldAtEnd = { $player } — { $cards }
events-turn-agendaAtEnd =
    { $met ->
        [yes] Замысел игрока { $player } выполнен: { $card }
       *[no] Замысел игрока { $player } не выполнен: { $card }
    }

## events.checks

events-checks-started =
    { $partialAt ->
        [never] Проверка навыка { $difficulty }: { $source }. За нее: { $skills }
       *[other] Проверка навыка { $difficulty } (частичное прохождение с { $partialAt }): { $source }. За нее: { $skills }
    }
events-checks-destinyAdded =
    { GENDER($cards) ->
        [f] Колода судьбы добавляет { NOUN($cards, case: "acc") }
       *[other] Колода судьбы добавляет: { $cards }
    }
events-checks-added =
    { GENDER($cards) ->
        [f] { $player } добавляет { NOUN($cards, case: "acc") }
       *[other] { $player } добавляет: { $cards }
    }
events-checks-addedNone = { $player } не добавляет карт
events-checks-difficulty = Сложность { $change } (теперь { $now })

events-checks-revealed = Карты раскрыты, { $total } из { $difficulty }: { $cards }
events-checks-noCards = карт нет
events-checks-by = { $change } ({ $source })
events-checks-byOf = { $change } ({ $source }, { $player })
events-checks-abilities = способности
events-checks-against = минус { $cards }
events-checks-noEffect = без эффекта: { $cards }

events-checks-resultOf =
    { $result ->
        [pass] { $source }: { $total } при сложности { $difficulty }, пройдено
        [partial] { $source }: { $total } при сложности { $difficulty }, частичное прохождение
       *[fail] { $source }: { $total } при сложности { $difficulty }, провалено
    }
events-checks-result =
    { $result ->
        [pass] { $source }: пройдено
        [partial] { $source }: частичное прохождение
       *[fail] { $source }: провалено
    }
events-checks-decided =
    { $result ->
        [pass] { $source }: решает { $player }, проверка пройдена
        [partial] { $source }: решает { $player }, частичное прохождение
       *[fail] { $source }: решает { $player }, проверка провалена
    }
events-checks-discarded = Сброшено из проверки
events-checks-taken = { $player } забирает на руку карты проверки: { $cards }
events-checks-takenNone = { $player } не забирает карт проверки

## events.cards

events-cards-crisisDrawn =
    { $superCrisis ->
        [yes] { $player } играет суперкризис «{ $card }»
       *[no] { $player } раскрывает кризис «{ $card }»
    }
events-cards-crisisReplaced = { $player } отправляет в сброс «{ $card }»: берется другая карта кризиса
events-cards-looks =
    { $where ->
        [hand] { $player } смотрит карты кворума на руке
        [whole] { $player } смотрит { NOUN($deck, case: "acc") }
        [bottom] { $player } смотрит низ { NOUN($deck, case: "gen") }
       *[top] { $player } смотрит верх { NOUN($deck, case: "gen") }
    }
events-cards-seen =
    { $where ->
        [hand] Карты кворума на руке: { $cards }
        [whole] Вся { $deck }: { $cards }
        [bottom] Низ { NOUN($deck, case: "gen") }: { $cards }
       *[top] Верх { NOUN($deck, case: "gen") }: { $cards }
    }
events-cards-none = нет карт
events-cards-putBack =
    { $where ->
        [bottom] { $player } кладет { NOUN($card, case: "acc") } под низ { NOUN($deck, case: "gen") }
       *[top] { $player } кладет { NOUN($card, case: "acc") } на верх { NOUN($deck, case: "gen") }
    }
events-cards-drawn = { $player } берет { NOUN($cards, case: "acc") }
events-cards-quorumPlayed = { $player } играет карту кворума «{ $card }»
events-cards-quorumAttached = Карта «{ $card }» переходит к игроку { $player }
events-cards-kept = Карта «{ $card }» остается в игре
events-cards-leftPlay =
    { $how ->
        [discarded] Карта «{ $card }» сбрасывается
        [shuffledIn] Карта «{ $card }» замешивается в колоду кризисов
       *[removed] Карта «{ $card }» удаляется из игры
    }
events-cards-nukeGained = Адмирал получает ядерную бомбу (теперь { $left })
events-cards-nukeSpent = Ядерная бомба потрачена (осталось { $left })
events-cards-superCrisisDrawn = { $player } берет карту суперкризиса
events-cards-superCrisisSeen = { $player } берет карту суперкризиса «{ $card }»
events-cards-destination = { $player } ведет флот в пункт назначения «{ $card }»: расстояние +{ $distance } (всего { $total })
events-cards-distanceAdded = Карта «{ $card }» добавляется к расстоянию (всего { $total })

## events.skills

events-skills-drawn =
    { GENDER($cards) ->
        [f] { $player } берет { NOUN($cards, case: "acc") }
       *[other] { $player } берет { $cards }
    }
events-skills-drawnNone = { $player } не берет карт навыков
events-skills-discarded =
    { $random ->
        [yes] { $player } сбрасывает случайным образом { NOUN($cards, case: "acc") }
       *[no] { $player } сбрасывает { NOUN($cards, case: "acc") }
    }
events-skills-discardedNone = У игрока { $player } нет карт навыков для сброса
events-skills-skipped = { $player } не получает карт навыков в этом ходу
events-skills-taken = { $player } берет { NOUN($cards, case: "acc") } у игрока { $from }
events-skills-looksAtHand = { $player } смотрит карты на руке игрока { $of }
events-skills-hand = На руке игрока { $of }: { $cards }
events-skills-none = ни одной карты навыка
events-skills-reshuffled = Стопка сброса перемешивается, это новая { $deck }
events-skills-named = { $player } называет { NOUN($skill, case: "acc") }: эти карты имеют в проверке силу 0
events-skills-destinyRebuilt = Собирается новая колода судьбы: по 2 карты каждого навыка

## events.deeds

events-deeds-nothing = ничего не делает
events-deeds-activates = активирует { NOUN($place, case: "acc") }
events-deeds-plays = играет { $card }
events-deeds-playsQuorum = играет карту кворума «{ $card }»
events-deeds-uses = использует { $ability }
events-deeds-does = делает вот что: { $what }
events-deeds-revealsAsCylon = раскрывается как Сайлон
events-deeds-reveals = раскрывает: { $card }
events-deeds-movesThenActs = перемещается и затем выполняет действие
events-deeds-actsTwice = остается и выполняет два действия
events-deeds-launches = запускает { NOUN($viper, case: "acc") } { NOUN($area, case: "at") }
events-deeds-moves =
    { $own ->
        [yes] перемещает свой { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] перемещает беспилотный { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
events-deeds-attacks =
    { $own ->
        [yes] атакует { NOUN($target, case: "acc") } { NOUN($area, case: "at") } своим { NOUN($viper, case: "ins") }
       *[no] атакует { NOUN($target, case: "acc") } { NOUN($area, case: "at") } беспилотным { NOUN($viper, case: "ins") }
    }
events-deeds-chooses = выбирает: { $choice }

## events.fates

events-fates-eliminated = { $player } выбывает из игры
events-fates-loyaltyShuffledIn =
    { $count ->
        [one] { $cards } замешивается в колоду лояльности
       *[other] { $cards } замешиваются в колоду лояльности
    }
events-fates-consequence = Наступают последствия карты «{ $card }»
events-fates-abilityResolved = Разыгрывается способность карты «{ $card }»
events-fates-takesEffect = { $card } действует
events-fates-looksAtAdded = { $player } смотрит, какие карты добавляет игрок { $of }
events-fates-hasAdded = Карты игрока { $player } в проверке: { $cards }
events-fates-hasAddedNone = Карт игрока { $player } в проверке нет
events-fates-asideAdded = Отложенное уходит в проверку: { $cards }
events-fates-learned =
    { $to ->
        [hand] { $player } берет { NOUN($cards, case: "acc") }
       *[check] { $player } добавляет { NOUN($cards, case: "acc") } в проверку
    }
events-fates-passReplaced = { $player } решает, что вместо прохождения наступает другой результат
events-fates-destinySeeded =
    { $count ->
        [one] { $cards } замешивается в колоду судьбы
       *[other] { $cards } замешиваются в колоду судьбы
    }
events-fates-destinyReplaced =
    { $wasEmpty ->
        [yes] Колода судьбы сбрасывается; в новой { $cards }
       *[no] Колода судьбы сбрасывается ({ $discarded }); в новой { $cards }
    }
events-fates-destinyCulled = { $player } сбрасывает { NOUN($cards, case: "acc") } из колоды судьбы
events-fates-destinyCulledNone = { $player } ничего не сбрасывает из колоды судьбы
events-fates-destinySwapped = { $player } кладет { NOUN($put, case: "acc") } на верх колоды судьбы и берет { NOUN($taken, case: "acc") }
events-fates-destinySwappedUnseen = { $player } кладет { NOUN($put, case: "acc") } на верх колоды судьбы и берет карту, которая там лежала
events-fates-dieReplaced = { $player } сбрасывает { NOUN($card, case: "acc") } вместо броска ({ $what }): результат считается за { $result }
events-fates-dieNamed = { $player } выбирает результат кубика ({ $what }): { $result }
events-fates-dieAdjusted = Кубик меняется на { $change } (теперь { $result })
events-fates-raiderMisses = Рейдер { NOUN($area, case: "at") } промахивается
events-fates-scarAppears = Один из Рейдеров { NOUN($area, case: "at") } — Шрам
events-fates-protected = { $player } принимает меры: следующая потеря { NOUN($resource, case: "gen") } в этом ходу на 1 меньше
events-fates-lossLessened = Меры предосторожности сберегают 1 { NOUN($resource, case: "acc") }
events-fates-nextCrisisJumps = { $player } готовит прыжок: на следующей карте кризиса этого хода есть символ подготовки к прыжку
events-fates-skillGiven = { $player } отдает { NOUN($card, case: "acc") } игроку { $to }
events-fates-quorumDiscarded = { $player } сбрасывает { NOUN($cards, case: "acc") }
events-fates-quorumOverLimit = { $player } сбрасывает { NOUN($cards, case: "acc") }, чтобы соблюсти лимит карт кворума
events-fates-handTaken = { $player } берет { NOUN($cards, case: "acc") } у игрока { $from }
events-fates-handTakenNone = { $player } не берет карт навыков у игрока { $from }

## events.loyalty

events-loyalty-dealt = { $player } получает { NOUN($cards, case: "acc") }
events-loyalty-sleeperAgentPhase = Фаза спящего агента: каждый игрок получает еще одну карту лояльности
events-loyalty-seen = { $player } смотрит { NOUN($cards, case: "acc") } игрока { $of }
events-loyalty-lookPrevented = Никто не может смотреть карты лояльности
events-loyalty-revealed = { $player } раскрывает карту лояльности: { $card }
events-loyalty-becameCylon =
    { $how ->
        [sympathizer] { $player } теперь Сайлон, как сочувствующий
        [sympathetic] { $player } теперь Сайлон, но со своей целью
       *[revealed] { $player } теперь игрок-Сайлон
    }
events-loyalty-handedOver = { $player } отдает { NOUN($cards, case: "acc") } игроку { $to }

## events.board

events-board-resource =
    { $loss ->
        [yes] { $resource } { $change } (осталось { $now })
       *[no] { $resource } { $change } (теперь { $now })
    }
events-board-change =
    { $loss ->
        [yes] { $resource } { $change } (осталось { $now })
       *[no] { $resource } { $change } (теперь { $now })
    }
events-board-galacticaDamaged = Повреждение Галактики { NOUN($place, case: "at") }
events-board-galacticaHit = Повреждение Галактики, теряется { $loss }
events-board-damageSeen = { $player } смотрит { NOUN($tokens, case: "acc") }
events-board-repaired = { $player } ремонтирует { NOUN($place, case: "acc") }
events-board-centurionBoarded = Центурион оказывается на борту Галактики
events-board-space =
    { $space ->
        [end] последнее деление
       *[other] деление { $space }
    }
events-board-centurionsAdvanced =
    { $count ->
        [one] Центурион на борту продвигается на { $spaces } шкалы десанта
       *[other] Центурионы на борту продвигаются на { $spaces } шкалы десанта
    }
events-board-centurionsAdvancedEach = Центурионы на борту продвигаются по шкале десанта: { $each }
events-board-centurionsTo = { $count } на { $space }
events-board-centurionDestroyed =
    { $space ->
        [0] Центурион уничтожен на старте шкалы десанта
       *[other] Центурион уничтожен на делении { $space } шкалы десанта
    }
events-board-jumpTrack = Подготовка к прыжку { $change } (теперь { $now } из 5)
events-board-jumpTrackReset = Жетон флота возвращается на старт шкалы подготовки к прыжку
events-board-jumped =
    { $how ->
        [final] Флот совершает последний прыжок
        [someStay] Флот совершает прыжок
       *[all] Флот совершает прыжок: все корабли в космосе убираются с поля
    }

## events.ships

events-ships-pilots = { $ship } игрока { $player }
events-ships-unmanned = беспилотный { $ship }

events-ships-launchRaiders = Базовые корабли выпускают Рейдеров
events-ships-activated = { $what } действуют
events-ships-placed = { NOUN($area, case: "at") } появляется { $ships }
events-ships-launched = { NOUN($area, case: "at") } вылетает { $ships }
events-ships-moved = { $ship } перемещается { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-ships-viperLaunched = Беспилотный { $ship } взлетает { NOUN($area, case: "at") }
events-ships-pilotLaunched = { $player } взлетает { NOUN($area, case: "at") } ({ $ship })

events-ships-attack =
    { $where ->
        [attacker] { $who } { NOUN($area, case: "at") } атакует { NOUN($whom, case: "acc") }
        [target] { $who } атакует { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
       *[none] { $who } атакует { NOUN($whom, case: "acc") }
    }
events-ships-result =
    { $result ->
        [miss] промах
        [damaged] повреждение
       *[destroyed] уничтожение
    }
events-ships-wouldHit = попадает { $range }

events-ships-destroyed =
    { $inSpace ->
        [yes] { NOUN($area, case: "at") } уничтожается { $ships }
       *[no] уничтожается { $ships }
    }
events-ships-damaged =
    { $inSpace ->
        [yes] { $ship } получает повреждение { NOUN($area, case: "at") }
       *[no] { $ship } получает повреждение
    }
events-ships-basestarDamaged = Базовый корабль { NOUN($area, case: "at") } поврежден: { $damage }
events-ships-civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожен гражданский корабль
           *[no] Уничтожен гражданский корабль
        }
        [few] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожены { $ships }
           *[no] Уничтожены { $ships }
        }
       *[many] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожено { $ships }
           *[no] Уничтожено { $ships }
        }
    }
events-ships-aboard = на борту { $cargo }
events-ships-empty = на борту ничего
events-ships-civiliansSeen = { $player } смотрит { NOUN($ships, case: "acc") }
events-ships-seenAt =
    { $known ->
        [yes] { $number ->
            [none] { NOUN($area, case: "at") } ({ $cargo })
           *[other] № { $number } { NOUN($area, case: "at") } ({ $cargo })
        }
       *[no] { NOUN($area, case: "at") }
    }
events-ships-raptors =
    { $loss ->
        [yes] Рапторы { $change } (осталось { $now })
       *[no] Рапторы { $change } (теперь { $now })
    }
events-ships-restored = В «Резерв» возвращается { $ships }
events-ships-restoredNone = В «Резерв» ничего не возвращается
events-ships-cleared =
    { $count ->
        [one] { NOUN($area, case: "from") } с поля уходит { $ships }
       *[other] { NOUN($area, case: "from") } с поля уходят { $ships }
    }
events-ships-recalled = Из космоса в «Резерв» возвращается { $ships }
events-ships-repaired = { $player } ремонтирует { NOUN($ships, case: "acc") }

## events.together

events-together-moved = { $ships } перемещаются { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-movedWays = { $ships } перемещаются: { $ways }
events-together-way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-placed = На поле появляются корабли: { $where }
events-together-there = { $ships } { NOUN($area, case: "at") }
events-together-struck = Повреждение Галактики
events-together-attack =
    { $where ->
        [attacker] { $isOne ->
            [yes] { $who } { NOUN($area, case: "at") } атакует { NOUN($whom, case: "acc") }
           *[no] { $who } { NOUN($area, case: "at") } атакуют { NOUN($whom, case: "acc") }
        }
        [target] { $isOne ->
            [yes] { $who } атакует { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
           *[no] { $who } атакуют { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
        }
       *[none] { $isOne ->
            [yes] { $who } атакует { NOUN($whom, case: "acc") }
           *[no] { $who } атакуют { NOUN($whom, case: "acc") }
        }
    }
events-together-added = Добавлено карт: { $each }
events-together-ofDestiny = колода судьбы { $count }
events-together-ofPlayer =
    { $count ->
        [0] { $player } ни одной
       *[other] { $player } { $count }
    }
events-together-dealt = Розданы карты лояльности: { $each }
events-together-dealtEach = { $players } получают { NOUN($cards, case: "each") }
events-together-drawnEach = { $players } берут { NOUN($cards, case: "each") }
events-together-sent = { $players } отправляются { NOUN($to, case: "to") }

## events.cause

events-cause-handLimit = лимит карт
events-cause-executed = казнь
events-cause-revealed = раскрытие Сайлона
events-cause-infiltrationEnded = конец внедрения
events-cause-cost = за путь на другой корабль
events-cause-prepareForJump = подготовка к прыжку

events-cause-attack = атака
events-cause-nuke = ядерная бомба
events-cause-jump = прыжок
events-cause-area = зона
events-cause-force = оккупационный отряд
events-cause-because = { $what } — { $why }

## outcome

outcome-wins =
    { $winner ->
        [humans] Люди выигрывают: { $cause }
       *[cylons] Сайлоны выигрывают: { $cause }
    }
outcome-winners = Победа: { $players }

## sources

sources-damage = повреждение { NOUN($place, case: "gen") }
sources-civilianShip = потеря гражданского корабля
    .gen = потери гражданского корабля
sources-deck = колода { NOUN($of, case: "gen") }
    .gen = колоды { NOUN($of, case: "gen") }
    .dat = колоде { NOUN($of, case: "gen") }
    .acc = колоду { NOUN($of, case: "gen") }
    .ins = колодой { NOUN($of, case: "gen") }
    .loc = колоде { NOUN($of, case: "gen") }

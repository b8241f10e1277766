## events.turn

events-turn-gameStarted = Игра начинается, первым ходит { $player }
events-turn-character = { $player } выбирает персонажа: { $character }
events-turn-started = Ход { $turn }: { $player }
events-turn-titleGained =
    { $isNew ->
        [yes] { $player } теперь { $title }
       *[no] { $player } теперь { $title } вместо игрока { $before }
    }
events-turn-titleVacant =
    { $isNew ->
        [yes] Титул { NOUN($title, case: "gen") } сейчас ни у кого
       *[no] { $before } больше не { $title }, и титул ни у кого
    }
events-turn-milestone = Расстояние { $distance } достигнуто: { $what }
events-turn-moved = { $player } перемещается { NOUN($to, case: "to") }
events-turn-sentTo = { $player } попадает { NOUN($to, case: "to") }
events-turn-shotDown = { $player } теряет корабль и попадает { NOUN($to, case: "to") }
events-turn-took = { $player } { $deed }
events-turn-used = { $player } использует «{ $what }»
events-turn-choseSelf = { $player } выбирает себя
events-turn-chose = { $player } выбирает игрока { $target }
events-turn-optionChosen = { $player } решает по карте «{ $card }»: { $option }
events-turn-nobodyChooses = По карте «{ $card }» решать некому, и эффекта нет
events-turn-rolled = { $player } бросает кубик ({ $what }): { $roll }
events-turn-rolledAttack = { $player } бросает кубик, { $roll }: { $attack }
events-turn-beyond = { $roll } (считается за { $result })
events-turn-takesEffect = действует при { $range }
events-turn-costsPopulation = при { $range } теряется население

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
        [never] { $source }: проверка навыка { $difficulty }, засчитываются { $skills }
       *[other] { $source }: проверка навыка { $difficulty } (частичное прохождение с { $partialAt }), засчитываются { $skills }
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
events-checks-difficulty = сложность { $change } (теперь { $now })

events-checks-revealed = Карты раскрыты, { $total } из { $difficulty }: { $cards }
events-checks-noCards = карт нет
events-checks-by = { $change } ({ $source })
events-checks-byOf = { $change } ({ $source }, { $player })
events-checks-abilities = способности
events-checks-against = минус { $cards }
events-checks-noEffect = не учитываются: { $cards }

events-checks-resultOf =
    { $result ->
        [pass] { $source }, проверка пройдена, { $total } из { $difficulty }
        [partial] { $source }, частичное прохождение, { $total } из { $difficulty }
       *[fail] { $source }, проверка провалена, { $total } из { $difficulty }
    }
events-checks-result =
    { $result ->
        [pass] { $source }, проверка пройдена
        [partial] { $source }, частичное прохождение
       *[fail] { $source }, проверка провалена
    }
events-checks-decided =
    { $result ->
        [pass] { $player } решает: { $source } — проверка пройдена
        [partial] { $player } решает: { $source } — частичное прохождение
       *[fail] { $player } решает: { $source } — проверка провалена
    }
events-checks-discarded = Сброшено из проверки
events-checks-taken = { $player } забирает на руку карты проверки: { $cards }
events-checks-takenNone = { $player } не забирает карт проверки

## events.cards

events-cards-crisisDrawn =
    { $superCrisis ->
        [yes] { $player } играет суперкризис «{ $card }»
       *[no] { $player } открывает кризис «{ $card }»
    }
events-cards-crisisReplaced = { $player } сбрасывает «{ $card }», и берется другая карта кризиса
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
events-cards-quorumAttached = { $player } получает карту «{ $card }»
events-cards-kept = Карта «{ $card }» остается в игре
events-cards-leftPlay =
    { $how ->
        [discarded] Карта «{ $card }» сбрасывается
        [shuffledIn] Карта «{ $card }» замешивается в колоду кризисов
       *[removed] Карта «{ $card }» удаляется из игры
    }
events-cards-nukeGained = Адмирал получает ядерную бомбу (теперь { $left })
events-cards-nukeSpent = 1 ядерная бомба потрачена (осталось { $left })
events-cards-superCrisisDrawn = { $player } берет карту суперкризиса
events-cards-superCrisisSeen = { $player } берет карту суперкризиса «{ $card }»
events-cards-destination = { $player } ведет флот к цели «{ $card }»: расстояние +{ $distance } (всего { $total })
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
        [yes] { GENDER($cards) ->
            [f] { $player } сбрасывает случайным образом { NOUN($cards, case: "acc") }
           *[other] { $player } сбрасывает случайным образом: { $cards }
        }
       *[no] { GENDER($cards) ->
            [f] { $player } сбрасывает { NOUN($cards, case: "acc") }
           *[other] { $player } сбрасывает: { $cards }
        }
    }
events-skills-discardedNone = { $player } ничего не сбрасывает: карт навыков нет
events-skills-skipped = { $player } не берет карт навыков в этом ходу
events-skills-taken = { $player } берет { NOUN($cards, case: "acc") } у игрока { $from }
events-skills-looksAtHand = { $player } смотрит карты игрока { $of }
events-skills-hand = Карты игрока { $of }: { $cards }
events-skills-none = ни одной карты навыка
events-skills-reshuffled = Сброс перемешан, это новая { $deck }
events-skills-named = { $player } называет { NOUN($skill, case: "acc") }: эти карты имеют в проверке силу 0
events-skills-destinyRebuilt = Собирается новая колода судьбы: по 2 карты каждого навыка

## events.deeds

events-deeds-nothing = ничего не делает
events-deeds-activates = активирует { NOUN($place, case: "acc") }
events-deeds-plays = играет «{ $card }»
events-deeds-playsQuorum = играет карту кворума «{ $card }»
events-deeds-uses = использует «{ $ability }»
events-deeds-does = выполняет действие: { $what }
events-deeds-revealsAsCylon = раскрывается как Сайлон
events-deeds-reveals = раскрывает: { $card }
events-deeds-movesThenActs = перемещается, затем действует
events-deeds-actsTwice = остается на месте и действует дважды
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
events-fates-consequence = Наступает последствие карты «{ $card }»
events-fates-abilityResolved = Срабатывает способность карты «{ $card }»
events-fates-takesEffect = { $card } действует
events-fates-looksAtAdded = { $player } смотрит, что добавил в проверку игрок { $of }
events-fates-hasAdded = Карты игрока { $player } в проверке: { $cards }
events-fates-hasAddedNone = Карт игрока { $player } в проверке нет
events-fates-asideAdded = Отложенное уходит в проверку: { $cards }
events-fates-learned =
    { $to ->
        [hand] { $player } берет { NOUN($cards, case: "acc") }
       *[check] { $player } добавляет { NOUN($cards, case: "acc") } в проверку
    }
events-fates-passReplaced = { $player } заменяет результат прохождения другим
events-fates-destinySeeded =
    { $count ->
        [one] { $cards } замешивается в колоду судьбы
       *[other] { $cards } замешиваются в колоду судьбы
    }
events-fates-destinyReplaced =
    { $wasEmpty ->
        [yes] Колода судьбы была пуста; в новой { $cards }
       *[no] Колода судьбы сброшена ({ $discarded }); в новой { $cards }
    }
events-fates-destinyCulled = { $player } сбрасывает { NOUN($cards, case: "acc") } из колоды судьбы
events-fates-destinyCulledNone = { $player } ничего не сбрасывает из колоды судьбы
events-fates-destinySwapped = { $player } меняет { NOUN($put, case: "acc") } на верхнюю карту колоды судьбы ({ $taken })
events-fates-destinySwappedUnseen = { $player } меняет { NOUN($put, case: "acc") } на верхнюю карту колоды судьбы
events-fates-dieReplaced = { $player } вместо броска ({ $what }) сбрасывает карту «{ $card }»: результат { $result }
events-fates-dieNamed = { $player } выбирает результат кубика ({ $what }): { $result }
events-fates-dieAdjusted = Кубик меняется на { $change } (теперь { $result })
events-fates-raiderMisses = Рейдер { NOUN($area, case: "at") } промахивается
events-fates-scarAppears = Один из Рейдеров { NOUN($area, case: "at") } — Шрам
events-fates-protected = { $player } принимает меры: следующая потеря { NOUN($resource, case: "gen") } в этом ходу на 1 меньше
events-fates-lossLessened = Меры предосторожности сберегают 1 { NOUN($resource, case: "acc") }
events-fates-nextCrisisJumps = { $player } готовит прыжок: следующая карта кризиса в этом ходу получает символ подготовки к прыжку
events-fates-skillGiven = { $player } отдает { NOUN($card, case: "acc") } игроку { $to }
events-fates-quorumDiscarded = { $player } сбрасывает { NOUN($cards, case: "acc") }
events-fates-quorumOverLimit = { $player } сбрасывает { NOUN($cards, case: "acc") } (лимит карт кворума)
events-fates-handTaken = { $player } берет { NOUN($cards, case: "acc") } у игрока { $from }
events-fates-handTakenNone = { $player } не берет карт навыков у игрока { $from }

## events.loyalty

events-loyalty-dealt = { $player } получает { NOUN($cards, case: "acc") }
events-loyalty-sleeperAgentPhase = Фаза спящего агента: каждый игрок получает еще одну карту лояльности
events-loyalty-seen = { $player } смотрит { NOUN($cards, case: "acc") } игрока { $of }
events-loyalty-lookPrevented = смотреть карты лояльности нельзя никому
events-loyalty-revealed = { $player } раскрывает карту лояльности: { $card }
events-loyalty-becameCylon =
    { $how ->
        [sympathizer] { $player } переходит на сторону Сайлонов как сочувствующий
        [sympathetic] { $player } становится Сайлоном с собственной целью
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
events-board-galacticaDamaged = Галактика повреждена { NOUN($place, case: "at") }
events-board-galacticaHit = Галактика повреждена, потеряно { $loss }
events-board-damageSeen = { $player } смотрит { NOUN($tokens, case: "acc") }
events-board-repaired = { $player } ремонтирует { NOUN($place, case: "acc") }
events-board-centurionBoarded = центурион проникает на борт Галактики
events-board-space =
    { $space ->
        [end] последнее деление
       *[other] деление { $space }
    }
events-board-centurionsAdvanced =
    { $count ->
        [one] центурион на борту продвигается на { $spaces } шкалы десанта
       *[other] центурионы на борту продвигаются на { $spaces } шкалы десанта
    }
events-board-centurionsAdvancedEach = центурионы на борту продвигаются по шкале десанта: { $each }
events-board-centurionsTo = { $count } на { $space }
events-board-centurionDestroyed =
    { $space ->
        [0] центурион уничтожен на старте шкалы десанта
       *[other] центурион уничтожен на делении { $space } шкалы десанта
    }
events-board-jumpTrack = подготовка к прыжку { $change } (теперь { $now } из 5)
events-board-jumpTrackReset = жетон флота возвращается на старт шкалы подготовки к прыжку
events-board-jumped =
    { $how ->
        [final] Флот совершает последний прыжок
        [someStay] Флот совершает прыжок
       *[all] Флот совершает прыжок. Все корабли в космосе убраны с поля
    }

## events.ships

events-ships-pilots = { $ship } игрока { $player }
events-ships-unmanned = беспилотный { $ship }

events-ships-launchRaiders = Базовые корабли выпускают Рейдеров
events-ships-activated = { $what } действуют
events-ships-placed = { NOUN($area, case: "at") } { NOUN($ships, case: "appear") }
events-ships-launched = { NOUN($area, case: "at") } { NOUN($ships, case: "fly") }
events-ships-moved = { $ship } перемещается { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-ships-viperLaunched = беспилотный { $ship } вылетает { NOUN($area, case: "at") }
events-ships-pilotLaunched = { $player } вылетает { NOUN($area, case: "at") } ({ $ship })

events-ships-attack =
    { $where ->
        [attacker] { $who } { NOUN($area, case: "at") } атакует { NOUN($whom, case: "acc") }
        [target] { $who } атакует { NOUN($whom, case: "acc") } { NOUN($area, case: "at") }
       *[none] { $who } атакует { NOUN($whom, case: "acc") }
    }
events-ships-result =
    { $result ->
        [miss] промах
        [damaged] цель повреждена
       *[destroyed] цель уничтожена
    }
events-ships-wouldHit = нужно { $range }

events-ships-destroyed =
    { $inSpace ->
        [yes] { NOUN($area, case: "at") } { NOUN($ships, case: "die") }
       *[no] { NOUN($ships, case: "die") }
    }
events-ships-damaged =
    { $inSpace ->
        [yes] { $ship } поврежден { NOUN($area, case: "at") }
       *[no] { $ship } поврежден
    }
events-ships-basestarDamaged = Базовый корабль { NOUN($area, case: "at") } поврежден: { $damage }
events-ships-civiliansDestroyed =
    { $count ->
        [one] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожен гражданский корабль
           *[no] уничтожен гражданский корабль
        }
        [few] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожены { $ships }
           *[no] уничтожены { $ships }
        }
       *[many] { $inSpace ->
            [yes] { NOUN($area, case: "at") } уничтожено { $ships }
           *[no] уничтожено { $ships }
        }
    }
events-ships-aboard = на борту { $cargo }
events-ships-empty = на борту никого
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
events-ships-restored = в «Резерв» — { $ships }
events-ships-restoredNone = в «Резерв» ничего не возвращается
events-ships-cleared =
    { $count ->
        [one] с поля { NOUN($area, case: "at") } убран { $ships }
       *[other] с поля { NOUN($area, case: "at") } убраны { $ships }
    }
events-ships-recalled = из космоса в «Резерв» — { $ships }
events-ships-repaired = { $player } ремонтирует { NOUN($ships, case: "acc") }

## events.together

events-together-moved = { $ships } перемещаются { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-movedWays = { $ships } перемещаются: { $ways }
events-together-way = { $count } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
events-together-placed = { $where }
events-together-there = { $ships } { NOUN($area, case: "at") }
events-together-struck = Галактика повреждена
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
events-together-ofDestiny = судьба { $count }
events-together-ofPlayer =
    { $count ->
        [0] { $player } ни одной
       *[other] { $player } { $count }
    }
events-together-dealt = Розданы карты лояльности: { $each }
events-together-dealtEach = { $players } получают { NOUN($cards, case: "each") }
events-together-drawnEach = { $players } берут { NOUN($cards, case: "each") }
events-together-sent = { $players } попадают { NOUN($to, case: "to") }

## events.cause

events-cause-handLimit = лимит карт
events-cause-executed = казнь
events-cause-revealed = раскрытие Сайлона
events-cause-infiltrationEnded = конец внедрения
events-cause-cost = переход на другой корабль
events-cause-prepareForJump = подготовка к прыжку

events-cause-attack = атака
events-cause-nuke = ядерная бомба
events-cause-jump = прыжок
events-cause-area = сектор
events-cause-force = оккупационный отряд
events-cause-because = { $why }: { $what }

## outcome

outcome-wins =
    { $winner ->
        [humans] Люди побеждают: { $cause }
       *[cylons] Сайлоны побеждают: { $cause }
    }
outcome-winners =
    { $count ->
        [one] Победитель: { $players }
       *[other] Победители: { $players }
    }

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

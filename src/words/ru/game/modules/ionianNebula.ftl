traumaDrawn = { $player } берет { NOUN($tokens, case: "acc") }
traumaDisaster =
    { $harmless ->
        [yes] { $player } показывает { NOUN($disasters, case: "acc") } без последствий и берет заново
       *[no] { $player } показывает { NOUN($disasters, case: "acc") }
    }
traumaDiscarded = { $player } сбрасывает { NOUN($tokens, case: "acc") }
traumaDiscardedAtExecution = { $player } сбрасывает { NOUN($tokens, case: "acc") } вместе с казненным персонажем
traumaLost = { $player } теряет случайным образом { NOUN($tokens, case: "acc") }
traumaPlaced = { $player } кладет { NOUN($token, case: "acc") } сюда: { $place }
traumaPlacedUnseen = Сюда кладется жетон травмы, которого никто не видит: { $place }
crossroadsDealt = { $player } получает карту перепутья
crossroadsDealtOpenly = Карта перепутья игрока { $player }: { $card }
traumaLaid = { $player } кладет { NOUN($token, case: "acc") } рядом с картой перепутья
crossroadsRevealed = { $player } раскрывает «{ $card }»: { $token }
crossroadsRevealedAlone = { $player } раскрывает «{ $card }»: жетона травмы нет, поэтому результат выбирается
crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } выбирает благой результат карты «{ $card }»
       *[antagonistic] { $player } выбирает враждебный результат карты «{ $card }»
    }
raiderLeaves = Рейдер покидает { NOUN($place, case: "acc") }
trialBegins = Суд начинается: все жетоны травмы раскрываются
traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: ничего не засчитано
            [one] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: засчитывается { $counting }
            [few] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: засчитываются { $counting }
            [many] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: засчитываются { $counting }
           *[other] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над человеком: засчитываются { $counting }
        }
       *[no] { $kept ->
            [0] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: ничего не засчитано
            [one] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: засчитывается { $counting }
            [few] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: засчитываются { $counting }
            [many] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: засчитываются { $counting }
           *[other] { $player } показывает { NOUN($tokens, case: "acc") }, суд как над Сайлоном: засчитываются { $counting }
        }
    }
trialSparesAll = Суд никого не исключает из игры

discardTrauma = сбросьте { NOUN($tokens, case: "acc") }
    .help = Они возвращаются в запас, и никто их не видит. На суде враждебные жетоны говорят против людей, благие — против игроков-Сайлонов.
layTrauma = положите жетон травмы рядом со своей картой перепутья
    .help = Все делают это тайно. Когда карта раскрывается, символ жетона говорит, какой результат вы разыгрываете.
crossroadsResult = выберите результат карты «{ $card }»
    .help = У вас не было жетона травмы, чтобы положить рядом с ней.
condemn = выберите, кто исключается из игры
    .help = У этих игроков-людей поровну жетонов травмы. Выбранный теряет персонажа, место за столом и игру.

result =
    { $symbol ->
        [benevolent] Благой
       *[antagonistic] Враждебный
    }
condemned = Выбывает из игры, { $tokens }

phase = Перепутье
    .begins = начинается фаза перепутья
    .brings = фаза перепутья: битва, карта перепутья каждому игроку и суд, который может исключить кого-то из игры
    .occasion = Когда начинается фаза перепутья
leftTheNebula = флот нашел выход из Ионийской туманности

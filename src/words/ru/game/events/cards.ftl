crisisDrawn =
    { $superCrisis ->
        [yes] { $player } играет суперкризис «{ $card }»
       *[no] { $player } раскрывает кризис «{ $card }»
    }
crisisReplaced = { $player } отправляет в сброс «{ $card }»: берется другая карта кризиса
looks =
    { $where ->
        [hand] { $player } смотрит карты кворума на руке
        [whole] { $player } смотрит { NOUN($deck, case: "acc") }
        [bottom] { $player } смотрит низ { NOUN($deck, case: "gen") }
       *[top] { $player } смотрит верх { NOUN($deck, case: "gen") }
    }
seen =
    { $where ->
        [hand] Карты кворума на руке: { $cards }
        [whole] Вся { $deck }: { $cards }
        [bottom] Низ { NOUN($deck, case: "gen") }: { $cards }
       *[top] Верх { NOUN($deck, case: "gen") }: { $cards }
    }
none = нет карт
putBack =
    { $where ->
        [bottom] { $player } кладет { NOUN($card, case: "acc") } под низ { NOUN($deck, case: "gen") }
       *[top] { $player } кладет { NOUN($card, case: "acc") } на верх { NOUN($deck, case: "gen") }
    }
drawn = { $player } берет { NOUN($cards, case: "acc") }
quorumPlayed = { $player } играет карту кворума «{ $card }»
quorumAttached = Карта «{ $card }» переходит к игроку { $player }
kept = Карта «{ $card }» остается в игре
leftPlay =
    { $how ->
        [discarded] Карта «{ $card }» сбрасывается
        [shuffledIn] Карта «{ $card }» замешивается в колоду кризисов
       *[removed] Карта «{ $card }» удаляется из игры
    }
nukeGained = Адмирал получает ядерную бомбу (теперь { $left })
nukeSpent = Ядерная бомба потрачена (осталось { $left })
superCrisisDrawn = { $player } берет карту суперкризиса
superCrisisSeen = { $player } берет карту суперкризиса «{ $card }»
destination = { $player } ведет флот в пункт назначения «{ $card }»: расстояние +{ $distance } (всего { $total })
distanceAdded = Карта «{ $card }» добавляется к расстоянию (всего { $total })

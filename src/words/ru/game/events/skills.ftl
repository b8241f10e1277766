drawn =
    { GENDER($cards) ->
        [f] { $player } берет { NOUN($cards, case: "acc") }
       *[other] { $player } берет { $cards }
    }
drawnNone = { $player } не берет карт навыков
discarded =
    { $random ->
        [yes] { $player } сбрасывает случайным образом { NOUN($cards, case: "acc") }
       *[no] { $player } сбрасывает { NOUN($cards, case: "acc") }
    }
discardedNone = У игрока { $player } нет карт навыков для сброса
skipped = { $player } не получает карт навыков в этом ходу
taken = { $player } берет { NOUN($cards, case: "acc") } у игрока { $from }
looksAtHand = { $player } смотрит карты на руке игрока { $of }
hand = На руке игрока { $of }: { $cards }
none = ни одной карты навыка
reshuffled = Стопка сброса перемешивается, это новая { $deck }
named = { $player } называет { NOUN($skill, case: "acc") }: эти карты имеют в проверке силу 0
destinyRebuilt = Собирается новая колода судьбы: по 2 карты каждого навыка

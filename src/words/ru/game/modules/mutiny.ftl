kind = Карта мятежа
costs = сбросьте { NOUN($cards, case: "acc") }: { $what }
action = Действие
onlyIf = Только если { $condition }
holder = Тайная. Предел: 1 (у Мятежника: 2).

drawn = { $player } берет { NOUN($cards, case: "acc") }
seen = { $player } смотрит { NOUN($cards, case: "acc") }
seenFor = { $player } смотрит { NOUN($cards, case: "acc") } для игрока { $to }
discarded = { $player } сбрасывает { NOUN($cards, case: "acc") }
played = { $player } играет карту мятежа «{ $card }»
nukesRemoved = Все ядерные бомбы удаляются из игры

giveMutiny = выберите карту мятежа для игрока { $player }
    .help = Обе карты видите только вы. Другая уходит под низ колоды мятежа.
keepMutiny = оставьте себе { NOUN($cards, case: "acc") }
    .help = У вас их слишком много. Сброшенное видят все; эффекта оно не имеет.
discardMutiny = сбросьте карту мятежа
    .help = Ее видят все. Эффекта она не имеет.
keepTitle = хотите сбросить { $card } и сохранить титул «{ $title }»?
    .help = Иначе { $player } сейчас же получает титул «{ $title }».
keepAll = Оставить все как есть
giveUp = Отдать титул
play = Сыграть карту мятежа
plays = играет карту мятежа «{ $card }»

needs = **{ $source }**: нужно **{ $difficulty }**.
needsPartly = **{ $source }**: нужно **{ $difficulty }**; частичное прохождение от { $partialAt }.
sides =
    Помогают: { $skills }
    Мешают: все остальные навыки
destiny =
    { $count ->
        [one] Колода судьбы: { $count } карта (случайно)
        [few] Колода судьбы: { $count } карты (случайно)
        [many] Колода судьбы: { $count } карт (случайно)
       *[other] Колода судьбы: { $count } карт (случайно)
    }
added =
    { $count ->
        [one] { $player }: { $count } карта
        [few] { $player }: { $count } карты
        [many] { $player }: { $count } карт
       *[other] { $player }: { $count } карт
    }
soFar = Уже добавлено: { $cards }
open = Уже видно: +{ $helps } −{ $hinders } = **{ $total }**
counted = Итог подсчета: **{ $total }** против **{ $difficulty }**
changed = Изменено способностями: { $changes }
change = { $change } ({ $ability })
changeOf = { $change } ({ $ability }, { $player })
noPicks = **Пока вы ничего не добавляете.** Нажимайте на карты, чтобы выбрать их.
picks =
    { $count ->
        [one] **Вы добавляете { $count } карту: +{ $helps } −{ $hinders } = { $total }**
        [few] **Вы добавляете { $count } карты: +{ $helps } −{ $hinders } = { $total }**
        [many] **Вы добавляете { $count } карт: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Вы добавляете { $count } карт: +{ $helps } −{ $hinders } = { $total }**
    }
card = { $strength } { $skill } · { $card }

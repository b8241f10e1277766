resource =
    { $loss ->
        [yes] { $resource } { $change } (осталось { $now })
       *[no] { $resource } { $change } (теперь { $now })
    }
change =
    { $loss ->
        [yes] { $resource } { $change } (осталось { $now })
       *[no] { $resource } { $change } (теперь { $now })
    }
galacticaDamaged = Повреждение Галактики { NOUN($place, case: "at") }
galacticaHit = Повреждение Галактики, теряется { $loss }
damageSeen = { $player } смотрит { NOUN($tokens, case: "acc") }
repaired = { $player } ремонтирует { NOUN($place, case: "acc") }
centurionBoarded = Центурион оказывается на борту Галактики
space =
    { $space ->
        [end] последнее деление
       *[other] деление { $space }
    }
centurionsAdvanced =
    { $count ->
        [one] Центурион на борту продвигается на { $spaces } шкалы десанта
        [few] Центурионы на борту продвигаются на { $spaces } шкалы десанта
        [many] Центурионы на борту продвигаются на { $spaces } шкалы десанта
       *[other] Центурионы на борту продвигаются на { $spaces } шкалы десанта
    }
centurionsAdvancedEach = Центурионы на борту продвигаются по шкале десанта: { $each }
centurionsTo = { $count } на { $space }
centurionDestroyed =
    { $space ->
        [0] Центурион уничтожен на старте шкалы десанта
       *[other] Центурион уничтожен на делении { $space } шкалы десанта
    }
jumpTrack = Подготовка к прыжку { $change } (теперь { $now } из 5)
jumpTrackReset = Жетон флота возвращается на старт шкалы подготовки к прыжку
jumped =
    { $how ->
        [final] Флот совершает последний прыжок
        [someStay] Флот совершает прыжок
       *[all] Флот совершает прыжок: все корабли в космосе убираются с поля
    }

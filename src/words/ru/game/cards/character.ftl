type =
    { $pilot ->
        [yes] { $type }. Может пилотировать Вайпер.
       *[no] { $type }. Не может пилотировать Вайпер.
    }
draws = Берет каждый ход: { $skills }
starts =
    { $infiltrates ->
        [yes] Начальное местоположение: { $locations }, с внедрением
       *[no] Начальное местоположение: { $locations }
    }
startsInViper = Начинает на Вайпере.
startsOff = Начинает вне поля.
succession = Порядок преемственности, первым наименьшее число: Президент { $president }, Адмирал { $admiral }.
successionWithCag = Порядок преемственности, первым наименьшее число: Президент { $president }, Адмирал { $admiral }, CAG { $cag }.
line = { $title }: { $names }
leader = С самого начала это игрок-Сайлон, который не входит ни в одну команду, побеждает только тайным замыслом (с дополнением «Рассвет» — мотивами) и не может получить титул.
leaderInfiltrates = В локации «Флот людей» вы можете внедриться: тогда вы играете среди людей, пока не прекратите это.

ability =
    { $slot ->
        [oncePerGame] { $name } (один раз за игру)
        [negative] { $name } (слабость)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
mayUse = { $when } — { $offer }
mayDo = { $when } — можно сделать вот что: { $what }
action = действие: { $what }
actionIf = действие, если { $condition }: { $what }
movement = вместо передвижения: { $what }
movementIf = вместо передвижения, если { $condition }: { $what }

civilianSaved = { $player } спасает гражданский корабль { NOUN($area, case: "at") }
civilianSwapped =
    { $replaced ->
        [yes] { $player } убирает гражданский корабль { NOUN($area, case: "from") }, его место занимает другой
       *[no] { $player } убирает гражданский корабль { NOUN($area, case: "from") }
    }
discardSpared = { $by }: игрок { $player } сбрасывает на 1 карту меньше
contributionShown = { $player } показывает среди добавленных карт { $card }
iconsIgnored = { $player } игнорирует то, что сделали бы корабли Сайлонов этой карты
mutinyPutBack = { $player } кладет { NOUN($cards, case: "acc") } под низ колоды
caught = Игроку { $player } не хватает карт, чтобы заплатить за компанию: в конце хода — на гауптвахту

showContribution = покажите одну из добавленных вами карт
    .help = Она лежит лицом вверх, остальные — лицом вниз, пока проверку не раскроют.
sift = сбросьте { NOUN($cards, case: "acc") } из только что взятых
    .help = Остальные остаются у вас.

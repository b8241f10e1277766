executed = Egzekucja: { $character } ({ $player })
provedHuman = { $player } okazuje się człowiekiem
newcomerStranded = { $player } zaczyna poza planszą, w swojej następnej turze nie przesuwa się ani nie wykonuje akcji, a zjawia się na początku kolejnej

proveLoyalty = wybierz kartę Lojalności, którą pokazujesz
    .help = Na twojej postaci zostaje wykonana egzekucja. Cylon pokazuje jedną wybraną przez siebie kartę Cylona i staje się graczem prowadzącym Cylona; każdy inny pokazuje wszystkie.
newCharacter = wybierz swoją nową postać
    .help =
        { $keeps ->
            [yes] Na twojej postaci wykonano egzekucję. Grasz dalej dowolną postacią, której nie było w tej grze, i zachowujesz odkryte swoje karty Lojalności.
           *[no] Na twojej postaci wykonano egzekucję. Grasz dalej dowolną postacią, której nie było w tej grze, i dostajesz nową kartę Lojalności.
        }

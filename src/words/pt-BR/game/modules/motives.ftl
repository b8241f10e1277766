kind = Motivação

anyDamaged = houver dano { NOUN($places, case: "at") }
skillInHand = você tiver na mão pelo menos { $cards }
skillsInHand = você tiver na mão pelo menos estas cartas: { $skills }
otherHeld = outro jogador estiver na Prisão ou na Detenção
noCylonShips = não houver nenhuma nave Cylon no tabuleiro principal
noCenturions = não houver nenhum centurião na trilha de Embarque da Tropa
distanceAtLeast = a frota tiver viajado { $least } ou mais

brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Humanos: quando a partida acabar, se { $what }
           *[no] Humanos: se { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cylons: quando a partida acabar, se { $what }
           *[no] Cylons: se { $what }
        }
    }
team =
    { $team ->
        [humans] É para uma vitória dos humanos.
       *[cylons] É para uma vitória dos Cylons.
    }
anyTime = Você pode revelá-la a qualquer momento, se { $what }
gameOver = Você pode revelá-la quando a partida acabar, se então { $what }

noTeam = Você não pertence a nenhuma equipe: vence com a equipe vencedora se pelo menos 2 das suas Motivações reveladas forem a favor dela e no máximo 1 ficar sem ser revelada.

dealt =
    { $count ->
        [one] { $player } recebe { $count } Motivação
       *[other] { $player } recebe { $count } Motivações
    }
revealed =
    { $team ->
        [humans] { $player } revela uma Motivação: { $card } (a favor dos humanos)
        [cylons] { $player } revela uma Motivação: { $card } (a favor dos Cylons)
       *[none] { $player } revela uma Motivação: { $card }
    }
left =
    { $count ->
        [one] { $player } deixa de revelar { $count } Motivação
       *[other] { $player } deixa de revelar { $count } Motivações
    }

lastMotives = escolha as Motivações que você revela no final
    .help = A partida acabou, e todas estas se cumprem. Você vence com uma equipe se pelo menos 2 Motivações reveladas forem a favor dela e no máximo 1 das suas ficar sem ser revelada.
revealNone = Não revelar nenhuma
reveal = Revelar uma Motivação
reveals = revela a Motivação { $card }

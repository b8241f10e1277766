skills = { $count } de { $skills }
character = { $type }: { $gifts }
gifts =
    { $pilot ->
        [yes] { $skills }; pode pilotar uma viper
       *[no] { $skills }
    }
timing =
    { $timing ->
        [movement] Em vez de se mover
        [actionOrMovement] Ação, ou em vez de se mover
       *[action] Ação
    }
revealedInCheck = Habilidade de teste de perícia
revealedIf = Habilidade de teste de perícia, se { $condition }
whenRevealed = Quando revelada
when = { $when }: { $what }
mutinyOnDiscard = Descartá-la faz comprar uma Carta de Motim
check =
    { $long ->
        [yes] Teste de perícia { $difficulty } ({ $skills })
       *[no] teste { $difficulty } ({ $skills })
    }
attack = ataque: { $ships }
destination = distância { $distance }: { $what }
noAction = Nenhuma ação aqui
lose = Perca { $amounts }
damaged = Quem está lá é enviado para a Enfermaria; nenhuma ação lá até o conserto
nothingLost = Nada se perde com ela
loseIfDestroyed = Se for destruída, perca { $amounts }
basestarDamage =
    { $count ->
        [one] Conta como { $count } dano
       *[other] Conta como { $count } danos
    }
cylonCard = Cylon: { $title }
loyalty =
    { $kind ->
        [personalGoal] Vale como “Você Não é um Cylon”; convém revelá-la antes do fim
        [finalFive] Vale como “Você Não é um Cylon”; olhá-la tem consequências
        [cylon] Quem a tem vence com os Cylons, em segredo até se revelar
        [sympathizer] É revelada imediatamente
        [sympatheticCylon] É revelada imediatamente
        [mutineer] É revelada na hora: os títulos de quem a tem passam, e pode ter 2 Cartas de Motim
       *[notACylon] Não faz de quem a tem um Cylon
    }
jumpIcon = salto +1

skill = { $skill }, força { $strengths }
used = { $when }: { $what }
mayUse = { $when }, você pode jogá-la: { $what }
onlyIf = Somente se { $condition }
oncePerTurn = Só uma vez por turno, somando todos os jogadores.
oncePerTurnWith = Só uma vez por turno, somando todos os jogadores e contando junto com { $card }.
icon = Tem o ícone de habilidade de teste de perícia.
mutinyOnDiscard = Um jogador humano que escolhe descartá-la compra 1 Carta de Motim, uma vez por turno.
onlyCylons = Somente jogadores Cylons podem usá-la.

quorum = Ação do Presidente: { $what }
mayDiscard = { $moment }, quem a possui pode descartá-la: { $what }
titleMayDiscard = { $moment }, { NOUN($title, case: "the") } pode descartá-la: { $what }
stays = Ela fica em frente a esse jogador e é perdida se ele se tornar Cylon.

destination =
    { $distance ->
        [0] Distância { $distance }: a frota não fica mais perto do seu objetivo.
        [one] Distância { $distance }: a frota fica { $distance } passo mais perto do seu objetivo.
       *[other] Distância { $distance }: a frota fica { $distance } passos mais perto do seu objetivo.
    }
afterwards = Quando o salto terminar: { $what }

benevolent = Benevolente: { $what }
antagonistic = Antagonista: { $what }

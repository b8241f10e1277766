skill = { $skill }, força { $strengths }
mayUse = { $when }, você pode jogá-la: { $what }
onlyIf = Somente se { $condition }
oncePerTurn = Só uma vez por turno, somando todos os jogadores.
oncePerTurnWith = Só uma vez por turno, somando todos os jogadores e contando junto com { $card }.
mutinyOnDiscard = Um jogador humano que escolhe descartá-la compra 1 Carta de Motim, uma vez por turno.
onlyCylons = Somente jogadores Cylons podem usá-la.

quorum = Ação do Presidente
mayDiscard = { $moment }, quem a possui pode descartá-la: { $what }
titleMayDiscard = { $moment }, { NOUN($title, case: "the") } pode descartá-la: { $what }
stays = Ela fica em frente a esse jogador e é perdida se ele se tornar Cylon.

destination = Distância { $distance }
afterwards = Quando o salto terminar

benevolent = Benevolente
antagonistic = Antagonista

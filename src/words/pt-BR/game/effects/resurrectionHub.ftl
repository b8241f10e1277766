destroyHub =
    { $brief ->
        [yes] a Nave de Ressurreição é destruída
       *[no] vire a Nave de Ressurreição para o lado “Núcleo Destruído” pelo resto da partida; quem está lá permanece
    }
    .may =
        { $brief ->
            [yes] a Nave de Ressurreição é destruída
           *[no] virar a Nave de Ressurreição para o lado “Núcleo Destruído” pelo resto da partida; quem está lá permanece
        }
returnToFleet =
    { $brief ->
        [yes] mova-se para a Frota Cylon
       *[no] mova-se para a Frota Cylon e deixe de estar infiltrado
    }
    .may =
        { $brief ->
            [yes] se mover para a Frota Cylon
           *[no] se mover para a Frota Cylon e deixar de estar infiltrado
        }

nothingActivated = Não há { NOUN($ship, case: "plural") } no tabuleiro principal
gathers = No tabuleiro da Frota Cylon, { $area }: { $ships }
arrives = A Frota Cylon chega: { $ships } { NOUN($area, case: "at") }
pursuit =
    { $back ->
        [yes] { $space ->
            [0] O marcador de perseguição volta para o início
            [4] O marcador de perseguição volta para o Ataque Automático
           *[other] O marcador de perseguição volta para o espaço { $space }
        }
       *[no] { $space ->
            [0] O marcador de perseguição vai para o início
            [4] O marcador de perseguição vai para o Ataque Automático
           *[other] O marcador de perseguição vai para o espaço { $space }
        }
    }
escorted = { NOUN($ship, case: "the") } de { $player } escolta uma nave civil para longe { NOUN($area, case: "from") }
escortedUnmanned =
    { GENDER($ship) ->
        [m] { NOUN($ship, case: "a") } não tripulado escolta uma nave civil para longe { NOUN($area, case: "from") }
       *[f] { NOUN($ship, case: "a") } não tripulada escolta uma nave civil para longe { NOUN($area, case: "from") }
    }
nuked =
    { $result ->
        [damage] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, danifica uma base estelar 2x, se houver uma ali
        [basestar] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, destrói uma base estelar, se houver uma ali
        [raiders] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, destrói uma base estelar e 3 naves de ataque, se estiverem ali
       *[all] Uma arma nuclear explode { NOUN($area, case: "at") }: { $die }, destrói todas as naves ali
    }

nukeTarget = escolha a área que a arma nuclear atinge
    .help = Depois você joga um dado. Com 1 ou 2, uma base estelar ali é danificada 2x; de 3 a 6, destruída; com 7, destruída junto com 3 naves de ataque; com 8, todas as naves ali são destruídas, inclusive vipers e naves civis.
fleetArea =
    { $count ->
        [one] escolha onde se reúne { $ships }
       *[other] escolha onde se reúnem { $ships }
    }
    .help = Uma área do tabuleiro da Frota Cylon. O que espera ali vem para a área de mesmo nome do tabuleiro principal.

escort =
    { $number ->
        [none] Escoltar uma nave civil { NOUN($area, case: "from") } com { $viper }
       *[other] Escoltar a nave civil nº { $number } { NOUN($area, case: "from") } com { $viper }
    }
    .detail = Ela volta para junto das naves civis que não estão no espaço
escorts =
    { $own ->
        [yes] { GENDER($ship) ->
            [m] escolta uma nave civil para longe { NOUN($area, case: "from") } com seu { $ship }
           *[f] escolta uma nave civil para longe { NOUN($area, case: "from") } com sua { $ship }
        }
       *[no] { GENDER($ship) ->
            [m] escolta uma nave civil para longe { NOUN($area, case: "from") } com { NOUN($ship, case: "a") } não tripulado
           *[f] escolta uma nave civil para longe { NOUN($area, case: "from") } com { NOUN($ship, case: "a") } não tripulada
        }
    }

cag = O CAG coloca as naves civis para as quais a carta não indica uma área, onde ainda não houver nenhuma, e decide quando uma carta diz isso.
handOver = Enviar uma viper e passar o título
    .deed = envia uma viper, se houver alguma para enviar, e passa o título
wingCommand = Liderar a esquadrilha
    .deed = lidera a esquadrilha
nukeArea = Lançar uma arma nuclear
    .deed = lança uma arma nuclear

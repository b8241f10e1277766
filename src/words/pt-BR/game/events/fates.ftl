eliminated = { $player } está fora da partida
loyaltyShuffledIn =
    { $count ->
        [one] { $cards } é embaralhada no baralho de Lealdade
       *[other] { $cards } são embaralhadas no baralho de Lealdade
    }
consequence = A consequência de { $card } acontece
abilityResolved = A habilidade de { $card } é resolvida
takesEffect = { $card } surte efeito
looksAtAdded = { $player } olha as cartas que { $of } adicionou
hasAdded = { $player } adicionou { $cards }
hasAddedNone = { $player } não adicionou cartas
asideAdded =
    { $count ->
        [one] { $cards } que estava separada entra no teste
       *[other] { $cards } que estavam separadas entram no teste
    }
learned =
    { $to ->
        [hand] { $player } pega { $cards }
       *[check] { $player } adiciona { $cards } ao teste
    }
passReplaced = { $player } decide que passar no teste tem outro resultado
destinySeeded =
    { $count ->
        [one] { $cards } é embaralhada no baralho do Destino
       *[other] { $cards } são embaralhadas no baralho do Destino
    }
destinyReplaced =
    { $wasEmpty ->
        [yes] O baralho do Destino é descartado; o novo tem { $cards }
       *[no] O baralho do Destino é descartado ({ $discarded }); o novo tem { $cards }
    }
destinyCulled = { $player } descarta { $cards } do baralho do Destino
destinyCulledNone = { $player } não descarta nada do baralho do Destino
destinySwapped = { $player } coloca { $put } no topo do baralho do Destino e pega { $taken }
destinySwappedUnseen = { $player } coloca { $put } no topo do baralho do Destino e pega a carta que estava lá
dieReplaced = { $player } descarta { $card } em vez de jogar o dado para { $what }: conta como { $result }
dieNamed = { $player } escolhe { $result } como resultado do dado para { $what }
dieAdjusted = O dado muda em { $change } (agora { $result })
raiderMisses = Uma nave de ataque { NOUN($area, case: "at") } erra
scarAppears = Uma das naves de ataque { NOUN($area, case: "at") } é Scar
protected = { $player } toma precauções: a próxima perda { NOUN($resource, case: "of") } neste turno é 1 menor
lossLessened = As precauções poupam 1 de { $resource }
nextCrisisJumps = { $player } prepara o salto: a próxima Carta de Crise deste turno tem um ícone de preparar para o salto
skillGiven = { $player } dá { $card } a { $to }
quorumDiscarded = { $player } descarta { $cards }
quorumOverLimit = { $player } descarta { $cards } para respeitar o limite de Cartas de Quórum
handTaken = { $player } pega { $cards } de { $from }
handTakenNone = { $player } não pega nenhuma Carta de Perícia de { $from }

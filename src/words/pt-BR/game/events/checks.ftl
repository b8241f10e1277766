started =
    { $partialAt ->
        [never] Teste de perícia { $difficulty }: { $source }. Contam a favor: { $skills }
       *[other] Teste de perícia { $difficulty } (sucesso parcial a partir de { $partialAt }): { $source }. Contam a favor: { $skills }
    }
destinyAdded = O baralho do Destino adiciona { $cards }
added = { $player } adiciona { $cards }
addedNone = { $player } não adiciona cartas
difficulty = Dificuldade { $change } (agora { $now })

revealed = Cartas reveladas, { $total } de { $difficulty }: { $cards }
noCards = nenhuma carta
by = { $change } por { $source }
byOf = { $change } por { $source } de { $player }
abilities = habilidades
against = menos { $cards }
noEffect = sem efeito: { $cards }

resultOf =
    { $result ->
        [pass] { $source }: { $total } contra { $difficulty }, o teste passa
        [partial] { $source }: { $total } contra { $difficulty }, sucesso parcial
       *[fail] { $source }: { $total } contra { $difficulty }, o teste falha
    }
result =
    { $result ->
        [pass] { $source }: o teste passa
        [partial] { $source }: sucesso parcial
       *[fail] { $source }: o teste falha
    }
decided =
    { $result ->
        [pass] { $source }: { $player } decide, o teste passa
        [partial] { $source }: { $player } decide, o teste tem sucesso parcial
       *[fail] { $source }: { $player } decide, o teste falha
    }
discarded = Descartadas do teste
taken = { $player } pega para a mão as cartas do teste: { $cards }
takenNone = { $player } não pega nenhuma carta do teste

noSheet = Sua ficha de personagem não conta para nada.
asCylon =
    { $away ->
        [yes] Você conta como jogador Cylon.
       *[no] Você conta como jogador Cylon até se infiltrar na Frota Humana.
    }
asHuman = Você conta como jogador humano: recebe 3 Cartas de Perícia por turno, compra Cartas de Crise, adiciona no máximo 2 cartas a um teste (1 na Prisão), não tem títulos e não pode usar o texto das Cartas de Traição.
ending =
    { $away ->
        [yes] Uma ação encerra a infiltração e leva você ao Centro Médico; fora da Prisão ou da Detenção, você mantém 3 Cartas de Perícia.
       *[no] Uma ação encerra a infiltração e leva você à Nave de Ressurreição; fora da Prisão ou da Detenção, você mantém 3 Cartas de Perícia.
    }

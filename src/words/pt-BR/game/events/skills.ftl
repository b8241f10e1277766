drawn = { $player } compra { $cards }
drawnNone = { $player } não compra Cartas de Perícia
discarded =
    { $random ->
        [yes] { $player } descarta aleatoriamente { $cards }
       *[no] { $player } descarta { $cards }
    }
discardedNone = { $player } não tem Cartas de Perícia para descartar
skipped = { $player } não recebe Cartas de Perícia neste turno
taken = { $player } pega { $cards } de { $from }
looksAtHand = { $player } olha a mão de { $of }
hand = A mão de { $of }: { $cards }
none = nenhuma Carta de Perícia
reshuffled = A pilha de descarte do { $deck } é embaralhada e forma um novo baralho
named = { $player } escolhe a perícia { $skill }: essas cartas contam 0 no teste
destinyRebuilt = Um novo baralho do Destino é formado: 2 cartas de cada perícia

missed = { $player } deixa de revelar { $card }

discardStrength = escolha uma Carta de Perícia para descartar
    .help = A soma das cartas tem de ser exata. Só são oferecidas cartas com as quais ainda dá para chegar lá. Elas são descartadas juntas, e todos as veem.
strengthLeft = falta força { $strength }

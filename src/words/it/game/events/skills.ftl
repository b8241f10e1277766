drawn = { $player } pesca { $cards }
drawnNone = { $player } non pesca Carte Abilità
discarded =
    { $random ->
        [yes] { $player } scarta a caso { $cards }
       *[no] { $player } scarta { $cards }
    }
discardedNone = { $player } non ha Carte Abilità da scartare
skipped = { $player } non riceve Carte Abilità in questo turno
taken = { $player } prende { $cards } da { $from }
looksAtHand = { $player } guarda la mano di { $of }
hand = La mano di { $of }: { $cards }
none = nessuna Carta Abilità
reshuffled = La pila degli scarti del { $deck } viene mescolata e forma un nuovo mazzo
named = { $player } nomina { $skill }: nella prova queste carte valgono 0
destinyRebuilt = Nuovo mazzo del Destino: 2 carte di ogni abilità

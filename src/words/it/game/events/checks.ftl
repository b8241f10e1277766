started =
    { $partialAt ->
        [never] Prova di abilità { $difficulty }: { $source }. Abilità favorevoli: { $skills }
       *[other] Prova di abilità { $difficulty } (successo parziale da { $partialAt }): { $source }. Abilità favorevoli: { $skills }
    }
destinyAdded = Il mazzo del Destino aggiunge { $cards }
added = { $player } aggiunge { $cards }
addedNone = { $player } non aggiunge carte
difficulty = Difficoltà { $change } (ora { $now })

revealed = Carte rivelate, { $total } su { $difficulty }: { $cards }
noCards = nessuna carta
by = { $change } per { $source }
byOf = { $change } per { $source } di { $player }
abilities = capacità
against = meno { $cards }
noEffect = senza effetto: { $cards }

resultOf =
    { $result ->
        [pass] { $source }: { $total } contro { $difficulty }, successo
        [partial] { $source }: { $total } contro { $difficulty }, successo parziale
       *[fail] { $source }: { $total } contro { $difficulty }, fallimento
    }
result =
    { $result ->
        [pass] { $source }: successo
        [partial] { $source }: successo parziale
       *[fail] { $source }: fallimento
    }
decided =
    { $result ->
        [pass] { $source }: { $player } ha deciso, la prova è un successo
        [partial] { $source }: { $player } ha deciso, la prova è un successo parziale
       *[fail] { $source }: { $player } ha deciso, la prova è un fallimento
    }
discarded = Scartate dalla prova
taken = { $player } prende in mano le carte della prova: { $cards }
takenNone = { $player } non prende carte della prova

needs = **{ $source }**: serve **{ $difficulty }**.
needsPartly = **{ $source }**: serve **{ $difficulty }**; da { $partialAt } è un successo parziale.
sides =
    A favore: { $skills }
    Contro: tutte le altre abilità
destiny =
    { $count ->
        [one] Mazzo del Destino { $count } carta (a caso)
       *[other] Mazzo del Destino { $count } carte (a caso)
    }
added =
    { $count ->
        [one] { $player } { $count } carta
       *[other] { $player } { $count } carte
    }
soFar = Aggiunte finora: { $cards }
open = Viste finora: +{ $helps } −{ $hinders } = **{ $total }**
counted = Conteggio: **{ $total }** contro **{ $difficulty }**
changed = Modificato da capacità: { $changes }
change = { $change } per { $ability }
changeOf = { $change } per { $ability } di { $player }
noPicks = **Per ora non aggiungi nulla.** Tocca le carte per sceglierle.
picks =
    { $count ->
        [one] **Aggiungi { $count } carta: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Aggiungi { $count } carte: +{ $helps } −{ $hinders } = { $total }**
    }
card = { $strength } { $skill } · { $card }

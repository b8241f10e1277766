needs = **{ $source }** exige **{ $difficulty }**.
needsPartly = **{ $source }** exige **{ $difficulty }**; a partir de { $partialAt }, há sucesso parcial.
sides =
    Ajudam: { $skills }
    Atrapalham: todas as outras perícias
destiny =
    { $count ->
        [one] baralho do Destino com { $count } carta (ao acaso)
       *[other] baralho do Destino com { $count } cartas (ao acaso)
    }
added =
    { $count ->
        [one] { $player } com { $count } carta
       *[other] { $player } com { $count } cartas
    }
soFar = Adicionadas até agora: { $cards }
open = Vistas até agora: +{ $helps } −{ $hinders } = **{ $total }**
counted = Contagem: **{ $total }** contra **{ $difficulty }**
changed = Alterado por habilidades: { $changes }
change = { $change } por { $ability }
changeOf = { $change } por { $ability } de { $player }
noPicks = **Você ainda não adiciona nada.** Toque nas cartas para escolhê-las.
picks =
    { $count ->
        [one] **Você adiciona { $count } carta: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Você adiciona { $count } cartas: +{ $helps } −{ $hinders } = { $total }**
    }
card = { $strength } { $skill } · { $card }

resource =
    { $loss ->
        [yes] { $now ->
            [one] { $resource } { $change } (resta { $now })
           *[other] { $resource } { $change } (restam { $now })
        }
       *[no] { $resource } { $change } (agora { $now })
    }
change =
    { $loss ->
        [yes] { $now ->
            [one] { $change } de { $resource } (resta { $now })
           *[other] { $change } de { $resource } (restam { $now })
        }
       *[no] { $change } de { $resource } (agora { $now })
    }
galacticaDamaged = A Galactica sofre dano { NOUN($place, case: "at") }
galacticaHit = A Galactica sofre dano, com perda de { $loss }
damageSeen = { $player } olha { $tokens }
repaired = { $player } conserta { NOUN($place, case: "the") }
centurionBoarded = Um centurião embarca na Galactica
space =
    { $space ->
        [end] o último espaço
       *[other] o espaço { $space }
    }
centurionsAdvanced =
    { $count ->
        [one] O centurião a bordo avança para { $spaces } da trilha de Embarque da Tropa
       *[other] Os centuriões a bordo avançam para { $spaces } da trilha de Embarque da Tropa
    }
centurionsAdvancedEach = Os centuriões a bordo avançam: { $each } da trilha de Embarque da Tropa
centurionsTo = { $count } para { $space }
centurionDestroyed =
    { $space ->
        [0] Um centurião é destruído no espaço inicial da trilha de Embarque da Tropa
       *[other] Um centurião é destruído no espaço { $space } da trilha de Embarque da Tropa
    }
jumpTrack = Trilha de Preparação para o Salto { $change } (agora { $now } de 5)
jumpTrackReset = O marcador da frota volta ao início da trilha de Preparação para o Salto
jumped =
    { $how ->
        [final] A frota dá seu último salto
        [someStay] A frota salta
       *[all] A frota salta: todas as naves no espaço são retiradas do tabuleiro
    }

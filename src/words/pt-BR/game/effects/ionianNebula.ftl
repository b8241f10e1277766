yours = { $count } dos seus marcadores de trauma
theirs = { $count } dos próprios marcadores de trauma
destroyBeside =
    { $brief ->
        [yes] destrua até { $ships }
       *[no] destrua até { $ships } na mesma área
    }
    .may =
        { $brief ->
            [yes] destruir até { $ships }
           *[no] destruir até { $ships } na mesma área
        }
removeRaiders =
    { $brief ->
        [yes] remova { $ships }
       *[no] remova do tabuleiro principal { $ships } a sua escolha
    }
    .may =
        { $brief ->
            [yes] remover { $ships }
           *[no] remover do tabuleiro principal { $ships } a sua escolha
        }
rouseRaiders =
    { $brief ->
        [yes] ative as naves de ataque
       *[no] ative todas as naves de ataque no tabuleiro principal
    }
    .may =
        { $brief ->
            [yes] ativar as naves de ataque
           *[no] ativar todas as naves de ataque no tabuleiro principal
        }
raidersRun =
    { $brief ->
        [yes] { $count ->
            [one] ative as naves de ataque { $count } vez
           *[other] ative as naves de ataque { $count } vezes
        }
       *[no] { $count ->
            [one] ative as naves de ataque { $count } vez, inclusive as que já foram ativadas neste turno
           *[other] ative as naves de ataque { $count } vezes, inclusive as que já foram ativadas neste turno
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] ativar as naves de ataque { $count } vez
               *[other] ativar as naves de ataque { $count } vezes
            }
           *[no] { $count ->
                [one] ativar as naves de ataque { $count } vez, inclusive as que já foram ativadas neste turno
               *[other] ativar as naves de ataque { $count } vezes, inclusive as que já foram ativadas neste turno
            }
        }
raiseVipers =
    { $count ->
        [one] { $count } viper destruída retorna para a Reserva
       *[other] { $count } vipers destruídas retornam para a Reserva
    }

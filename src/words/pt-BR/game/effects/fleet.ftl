activate = ative { NOUN($what, case: "the") }
    .may = ativar { NOUN($what, case: "the") }
activateNext = { NOUN($what, case: "the") }
launchRaiders = lance 3 naves de ataque de cada base estelar
    .may = lançar 3 naves de ataque de cada base estelar
briefActivate =
    { $which ->
        [launchRaiders] lance 3 naves de ataque de cada base estelar
        [heavyRaiders] ative as naves de ataque pesado
        [basestars] ative as bases estelares
        [occupation] ative as forças de ocupação
       *[raiders] ative as naves de ataque
    }
    .may =
        { $which ->
            [launchRaiders] lançar 3 naves de ataque de cada base estelar
            [heavyRaiders] ativar as naves de ataque pesado
            [basestars] ativar as bases estelares
            [occupation] ativar as forças de ocupação
           *[raiders] ativar as naves de ataque
        }

placed = { $ships } { NOUN($area, case: "at") }

lose = perca { $what }
    .may = perder { $what }
gain = receba { $what }
    .may = receber { $what }
place = coloque { $ships }
    .may = colocar { $ships }
placeCivilians =
    { $brief ->
        [yes] coloque { $ships }
       *[no] coloque { NOUN($ships, case: "each-area") } à escolha do Almirante, ou do CAG, se houver
    }
    .may =
        { $brief ->
            [yes] colocar { $ships }
           *[no] colocar { NOUN($ships, case: "each-area") } à escolha do Almirante, ou do CAG, se houver
        }
activatePlaced = ative { NOUN($ship, case: "the-pl") } que esta carta acabou de colocar
    .may = ativar { NOUN($ship, case: "the-pl") } que esta carta acabou de colocar
basestarsAttack = cada base estelar no tabuleiro ataca a Galactica
briefJumpTrack = Preparação para o Salto { $spaces }
jumpTrack =
    { $back ->
        [yes] { $count ->
            [one] recue o marcador da frota { $count } espaço na trilha de Preparação para o Salto
           *[other] recue o marcador da frota { $count } espaços na trilha de Preparação para o Salto
        }
       *[no] { $count ->
            [one] avance o marcador da frota { $count } espaço na trilha de Preparação para o Salto
           *[other] avance o marcador da frota { $count } espaços na trilha de Preparação para o Salto
        }
    }
    .may =
        { $back ->
            [yes] { $count ->
                [one] recuar o marcador da frota { $count } espaço na trilha de Preparação para o Salto
               *[other] recuar o marcador da frota { $count } espaços na trilha de Preparação para o Salto
            }
           *[no] { $count ->
                [one] avançar o marcador da frota { $count } espaço na trilha de Preparação para o Salto
               *[other] avançar o marcador da frota { $count } espaços na trilha de Preparação para o Salto
            }
        }
boardCenturions =
    { $brief ->
        [yes] { $ships } na trilha de Embarque da Tropa
       *[no] coloque { $ships } no espaço inicial da trilha de Embarque da Tropa
    }
    .may =
        { $brief ->
            [yes] { $ships } na trilha de Embarque da Tropa
           *[no] colocar { $ships } no espaço inicial da trilha de Embarque da Tropa
        }
damageGalactica =
    { $count ->
        [1] danifique a Galactica
        [2] danifique a Galactica duas vezes
       *[other] danifique a Galactica { $count } vezes
    }
    .may =
        { $count ->
            [1] danificar a Galactica
            [2] danificar a Galactica duas vezes
           *[other] danificar a Galactica { $count } vezes
        }
chooseDamage =
    { $brief ->
        [yes] compre { $tokens } e resolva { $resolve }
       *[no] compre { $tokens }, resolva { $resolve } a sua escolha e devolva os outros
    }
    .may =
        { $brief ->
            [yes] comprar { $tokens } e resolver { $resolve }
           *[no] comprar { $tokens }, resolver { $resolve } a sua escolha e devolver os outros
        }
destroy = destrua { $ships }
    .may = destruir { $ships }
restoreRaptors =
    { $count ->
        [one] retorne { $count } raptor destruído para a Reserva
       *[other] retorne { $count } raptors destruídos para a Reserva
    }
    .may =
        { $count ->
            [one] retornar { $count } raptor destruído para a Reserva
           *[other] retornar { $count } raptors destruídos para a Reserva
        }
damageVipers =
    { $where ->
        [reserves] danifique { $vipers } na Reserva
        [space] danifique { $vipers } no espaço
       *[anywhere] danifique { $vipers } no espaço ou na Reserva
    }
    .may =
        { $where ->
            [reserves] danificar { $vipers } na Reserva
            [space] danificar { $vipers } no espaço
           *[anywhere] danificar { $vipers } no espaço ou na Reserva
        }
damageVipersOf =
    { $where ->
        [reserves] danifique { $vipers } na Reserva
        [space] danifique { $vipers } no espaço
       *[anywhere] danifique { $vipers } no espaço ou na Reserva
    }, { $you ->
        [yes] a sua escolha
       *[no] à escolha { NOUN($who, case: "of") }
    }
    .may =
        { $where ->
            [reserves] danificar { $vipers } na Reserva
            [space] danificar { $vipers } no espaço
           *[anywhere] danificar { $vipers } no espaço ou na Reserva
        }, { $you ->
            [yes] a sua escolha
           *[no] à escolha { NOUN($who, case: "of") }
        }
destroyVipers =
    { $where ->
        [reserves] destrua { $vipers } na Reserva
       *[space] destrua { $vipers } no espaço
    }
    .may =
        { $where ->
            [reserves] destruir { $vipers } na Reserva
           *[space] destruir { $vipers } no espaço
        }
destroyAnyViper = destrua { $vipers } (na Reserva, entre as danificadas ou no espaço)
destroyCivilians =
    { $brief ->
        [yes] destrua { $ships }
       *[no] { $count ->
            [one] compre { $ships } e destrua-a
           *[other] compre { $ships } e destrua-as
        }
    }
    .may =
        { $brief ->
            [yes] destruir { $ships }
           *[no] { $count ->
                [one] comprar { $ships } e destruí-la
               *[other] comprar { $ships } e destruí-las
            }
        }
recallVipers = todas as vipers no espaço retornam para a Reserva
destroyCenturions = destrua { $ships } na trilha de Embarque da Tropa
    .may = destruir { $ships } na trilha de Embarque da Tropa
destroyChosen = destrua { $ships } a sua escolha
    .may = destruir { $ships } a sua escolha
discardNuke = descarte { $nukes }
    .may = descartar { $nukes }

repair =
    { $brief ->
        [yes] conserte o seu local, ou { $vipers } se for o Convés do Hangar
       *[no] conserte o local onde você está; no Convés do Hangar, em vez disso, você pode retornar até { $vipers } das danificadas para a Reserva
    }
    .may =
        { $brief ->
            [yes] consertar o seu local, ou { $vipers } se for o Convés do Hangar
           *[no] consertar o local onde você está; no Convés do Hangar, em vez disso, você pode retornar até { $vipers } das danificadas para a Reserva
        }
restoreShips = até { $vipers } e { $raptors }, danificados ou destruídos, podem retornar para a Reserva
repairAnywhere =
    { $locations ->
        [one] conserte até { $locations } local danificado e até { $vipers }
       *[other] conserte até { $locations } locais danificados e até { $vipers }
    }
    .may =
        { $locations ->
            [one] consertar até { $locations } local danificado e até { $vipers }
           *[other] consertar até { $locations } locais danificados e até { $vipers }
        }
repairVipers = conserte { $vipers }
    .may = consertar { $vipers }
viperActivations =
    { $mandatory ->
        [yes] { $count ->
            [1] ative uma viper não tripulada
            [2] ative vipers não tripuladas duas vezes
           *[other] ative vipers não tripuladas { $count } vezes
        }
       *[no] { $count ->
            [1] ative até 1 viper não tripulada
           *[other] ative vipers não tripuladas até { $count } vezes
        }
    }
    .one =
        { $mandatory ->
            [yes] { $count ->
                [1] ativa uma viper não tripulada
                [2] ativa vipers não tripuladas duas vezes
               *[other] ativa vipers não tripuladas { $count } vezes
            }
           *[no] { $count ->
                [1] ativa até 1 viper não tripulada
               *[other] ativa vipers não tripuladas até { $count } vezes
            }
        }
    .may =
        { $mandatory ->
            [yes] { $count ->
                [1] ativar uma viper não tripulada
                [2] ativar vipers não tripuladas duas vezes
               *[other] ativar vipers não tripuladas { $count } vezes
            }
           *[no] { $count ->
                [1] ativar até 1 viper não tripulada
               *[other] ativar vipers não tripuladas até { $count } vezes
            }
        }
launchPilots =
    { $brief ->
        [yes] pilotos na Galactica podem se lançar
       *[no] cada jogador humano com pilotagem no conjunto de perícias que estiver na Galactica, mas não na Prisão, pode se lançar em uma viper da Reserva
    }
viperAttacks =
    { $count ->
        [one] faça até { $count } ataque com a viper que você pilota
       *[other] faça até { $count } ataques com a viper que você pilota
    }
    .may =
        { $count ->
            [one] fazer até { $count } ataque com a viper que você pilota
           *[other] fazer até { $count } ataques com a viper que você pilota
        }
launchSelf =
    { $brief ->
        [yes] lance-se como piloto de uma viper
       *[no] lance-se como piloto de uma viper da Reserva, na proa a bombordo ou na popa a bombordo
    }
    .may =
        { $brief ->
            [yes] se lançar como piloto de uma viper
           *[no] se lançar como piloto de uma viper da Reserva, na proa a bombordo ou na popa a bombordo
        }
ftlJump =
    { $brief ->
        [yes] faça a frota saltar; com 6 ou menos no dado, perde-se a população indicada na trilha
       *[no] jogue um dado. Com 6 ou menos: perca a população indicada na trilha de Preparação para o Salto. Depois, em qualquer caso, a frota salta
    }
    .may =
        { $brief ->
            [yes] fazer a frota saltar; com 6 ou menos no dado, perde-se a população indicada na trilha
           *[no] jogar um dado. Com 6 ou menos: perca a população indicada na trilha de Preparação para o Salto. Depois, em qualquer caso, a frota salta
        }
galacticaAttack = a Galactica ataca 1 nave Cylon em qualquer área
attackCenturion =
    { $bonus ->
        [0] ataque 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8)
       *[other] ataque 1 centurião na trilha de Embarque da Tropa (+{ $bonus } na jogada de dado, destruído com 7 ou 8)
    }
    .may =
        { $bonus ->
            [0] atacar 1 centurião na trilha de Embarque da Tropa (destruído com 7 ou 8)
           *[other] atacar 1 centurião na trilha de Embarque da Tropa (+{ $bonus } na jogada de dado, destruído com 7 ou 8)
        }
inspectCivilians =
    { $brief ->
        [yes] olhe em segredo até { $ships } e mova-as para áreas adjacentes
       *[no] olhe em segredo a face de até { $ships } no tabuleiro e depois, se quiser, mova cada uma delas para uma área adjacente
    }
    .may =
        { $brief ->
            [yes] olhar em segredo até { $ships } e movê-las para áreas adjacentes
           *[no] olhar em segredo a face de até { $ships } no tabuleiro e depois, se quiser, mover cada uma delas para uma área adjacente
        }
launchNuke =
    { $brief ->
        [yes] gaste 1 arma nuclear em uma base estelar: danificada 2× com 1 ou 2, destruída com 3 ou mais
       *[no] gaste 1 arma nuclear para atacar uma base estelar e jogue um dado. Com 1 ou 2: ela é danificada duas vezes. Com 3 ou mais: ela é destruída. Com 7 ou 8: 3 naves de ataque da área dela também são destruídas
    }
    .may =
        { $brief ->
            [yes] gastar 1 arma nuclear em uma base estelar: danificada 2× com 1 ou 2, destruída com 3 ou mais
           *[no] gastar 1 arma nuclear para atacar uma base estelar e jogar um dado. Com 1 ou 2: ela é danificada duas vezes. Com 3 ou mais: ela é destruída. Com 7 ou 8: 3 naves de ataque da área dela também são destruídas
        }

activateHere = ative o seu local
    .may = ativar o seu local
activateAgain = descarte { $cards } para ativá-lo mais uma vez
    .may = descartar { $cards } para ativá-lo mais uma vez
activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] ative qualquer local
           *[other] ative { $count } locais quaisquer
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] ative 1 local não danificado de qualquer tabuleiro, como humano ou como Cylon
               *[other] ative { $count } locais não danificados diferentes, um após o outro, de qualquer tabuleiro, como humano ou como Cylon
            }
           *[no] { $count ->
                [1] ative 1 local não danificado, onde quer que você esteja
               *[other] ative { $count } locais não danificados diferentes, um após o outro, onde quer que você esteja
            }
        }
    }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] ativar qualquer local
               *[other] ativar { $count } locais quaisquer
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] ativar 1 local não danificado de qualquer tabuleiro, como humano ou como Cylon
                   *[other] ativar { $count } locais não danificados diferentes, um após o outro, de qualquer tabuleiro, como humano ou como Cylon
                }
               *[no] { $count ->
                    [1] ativar 1 local não danificado, onde quer que você esteja
                   *[other] ativar { $count } locais não danificados diferentes, um após o outro, onde quer que você esteja
                }
            }
        }
sift = compre { $cards } e depois descarte { $discard } delas
    .may = comprar { $cards } e depois descartar { $discard } delas
escortAway =
    { $brief ->
        [yes] salve-a; uma viper não danificada é destruída
       *[no] destrua uma viper não danificada, da Reserva ou no espaço, e devolva a nave civil às que não estão no espaço
    }
    .may =
        { $brief ->
            [yes] salvá-la; uma viper não danificada é destruída
           *[no] destruir uma viper não danificada, da Reserva ou no espaço, e devolver a nave civil às que não estão no espaço
        }
quarantine =
    { $brief ->
        [yes] olhe todas as naves civis no espaço e substitua 1
       *[no] olhe todas as naves civis no espaço e depois substitua 1 delas por uma aleatória dentre as que não estão no espaço
    }
    .may =
        { $brief ->
            [yes] olhar todas as naves civis no espaço e substituir 1
           *[no] olhar todas as naves civis no espaço e depois substituir 1 delas por uma aleatória dentre as que não estão no espaço
        }
spareDiscard = compre { $cards } e depois deixe esse jogador descartar 1 carta a menos
    .may = comprar { $cards } e depois deixar esse jogador descartar 1 carta a menos
leaveHumans =
    { $brief ->
        [yes] deixe os humanos
       *[no] encerre a sua infiltração sem descartar
    }
    .may =
        { $brief ->
            [yes] deixar os humanos
           *[no] encerrar a sua infiltração sem descartar
        }
leaveElsewhere =
    { $brief ->
        [yes] vá para qualquer local Cylon e depois execute 1 ação
       *[no] vá para qualquer local Cylon, exceto a Nave de Ressurreição, e depois execute mais 1 ação
    }
    .may =
        { $brief ->
            [yes] ir para qualquer local Cylon e depois executar 1 ação
           *[no] ir para qualquer local Cylon, exceto a Nave de Ressurreição, e depois executar mais 1 ação
        }
ignoreIcons =
    { $brief ->
        [yes] ignore os ícones dela
       *[no] ignore os ícones de ativação da carta
    }
    .may =
        { $brief ->
            [yes] ignorar os ícones dela
           *[no] ignorar os ícones de ativação da carta
        }
pickAndPlayMutiny =
    { $brief ->
        [yes] olhe { $cards } e jogue 1
       *[no] olhe { $cards } do topo, jogue 1 delas imediatamente e coloque as outras na parte de baixo do baralho
    }
    .may =
        { $brief ->
            [yes] olhar { $cards } e jogar 1
           *[no] olhar { $cards } do topo, jogar 1 delas imediatamente e colocar as outras na parte de baixo do baralho
        }

unconfined = você não estiver na Prisão
infiltrating = você estiver infiltrado

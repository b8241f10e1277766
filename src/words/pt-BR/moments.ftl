cylon = Um jogador Cylon
executed = Uma execução
eliminated = Fora da partida
sleepers = Fase do Agente Adormecido
milestone = Um marco no caminho
jumped = A frota saltou
shipLost = Uma nave perdida

## names.words

phase_setup = Preparação do jogo
phase_startOfTurn = Início do turno
phase_receiveSkills = Receber Perícias
phase_movement = Movimento
phase_action = Ação
phase_crisis = Crise
phase_activateCylonShips = Ativar Naves Cylons
phase_prepareForJump = Preparar para o Salto
phase_endOfTurn = Final do turno

politicalLeader = Líder político
    .gender = m
    .any = Um líder político
    .a = um líder político
militaryLeader = Líder militar
    .gender = m
    .any = Um líder militar
    .a = um líder militar
pilot = Piloto
    .gender = m
    .any = Um piloto
    .a = um piloto
support = Suporte
    .gender = m
    .any = Um personagem de suporte
    .a = um personagem de suporte
cylonLeader = Líder Cylon
    .tight = Líder
    .gender = m
    .any = Um Líder Cylon
    .a = um Líder Cylon

activation_raiders = naves de ataque
    .gender = pl
    .the = as naves de ataque
    .of = das naves de ataque
activation_launchRaiders = lançamento de naves de ataque
    .gender = m
    .the = o lançamento de naves de ataque
    .of = do lançamento de naves de ataque
activation_heavyRaiders = naves de ataque pesado e centuriões
    .gender = pl
    .the = as naves de ataque pesado e os centuriões
    .of = das naves de ataque pesado e dos centuriões
activation_basestars = bases estelares
    .gender = pl
    .the = as bases estelares
    .of = das bases estelares
activation_occupation = forças de ocupação
    .gender = pl
    .the = as forças de ocupação
    .of = das forças de ocupação

kind_character = Personagem
    .gender = m
kind_skillCard = Carta de Perícia
    .gender = f
kind_crisis = Carta de Crise
    .gender = f
kind_superCrisis = Carta de Super Crise
    .gender = f
kind_quorum = Carta de Quórum
    .gender = f
kind_loyalty = Carta de Lealdade
    .gender = f
kind_destination = Carta de Destino
    .gender = f
kind_location = Local
    .gender = m
kind_token = Marcador
    .gender = m
kind_track = Trilha
    .gender = f
kind_title = Título
    .gender = m
kind_objective = Objetivo
    .gender = m
kind_setup = Preparação do jogo
    .gender = f
kind_module = Regras da mesa
    .gender = pl
kind_agenda = Agenda
    .gender = f

deck_crisis = baralho de Crise
    .gender = m
    .the = o baralho de Crise
    .of = do baralho de Crise
    .to = ao baralho de Crise
    .at = no baralho de Crise
    .from = do baralho de Crise
deck_superCrisis = baralho de Super Crise
    .gender = m
    .the = o baralho de Super Crise
    .of = do baralho de Super Crise
    .to = ao baralho de Super Crise
    .at = no baralho de Super Crise
    .from = do baralho de Super Crise
deck_quorum = baralho de Quórum
    .gender = m
    .the = o baralho de Quórum
    .of = do baralho de Quórum
    .to = ao baralho de Quórum
    .at = no baralho de Quórum
    .from = do baralho de Quórum
deck_destination = baralho de Destino
    .gender = m
    .the = o baralho de Destino
    .of = do baralho de Destino
    .to = ao baralho de Destino
    .at = no baralho de Destino
    .from = do baralho de Destino
deck_loyalty = baralho de Lealdade
    .gender = m
    .the = o baralho de Lealdade
    .of = do baralho de Lealdade
    .to = ao baralho de Lealdade
    .at = no baralho de Lealdade
    .from = do baralho de Lealdade
deck_destiny = baralho do Destino
    .gender = m
    .the = o baralho do Destino
    .of = do baralho do Destino
    .to = ao baralho do Destino
    .at = no baralho do Destino
    .from = do baralho do Destino

deck_mission = baralho de Missões
    .gender = m
    .the = o baralho de Missões
    .of = do baralho de Missões
    .to = ao baralho de Missões
    .at = no baralho de Missões
    .from = do baralho de Missões

deck_mutiny = baralho de Motim
    .gender = m
    .the = o baralho de Motim
    .of = do baralho de Motim
    .to = ao baralho de Motim
    .at = no baralho de Motim
    .from = do baralho de Motim

deck_ally = baralho de Aliados
    .gender = m
    .the = o baralho de Aliados
    .of = do baralho de Aliados
    .to = ao baralho de Aliados
    .at = no baralho de Aliados
    .from = do baralho de Aliados

setup_base_ships = Naves no espaço na preparação do jogo
    .inside = naves no espaço na preparação do jogo
setup_exodus_battle-of-the-ionian-nebula = Batalha da Nebulosa Jônica
    .gender = f
    .inside = Batalha da Nebulosa Jônica
    .the = a Batalha da Nebulosa Jônica
    .of = da Batalha da Nebulosa Jônica
setup_pegasus_galactica-returns = Naves colocadas quando a Galactica retorna a Nova Cáprica
    .inside = naves colocadas quando a Galactica retorna a Nova Cáprica

## names.people

title_base_president = Presidente
    .tight = Pres.
    .gender = m
    .a = um Presidente
    .the = o Presidente
    .short = Presidente
    .whose = do Presidente
    .object = o Presidente
    .of = do Presidente
    .to = ao Presidente
    .by = pelo Presidente
    .from = do Presidente
title_base_admiral = Almirante
    .tight = Alm.
    .gender = m
    .a = um Almirante
    .the = o Almirante
    .short = Almirante
    .whose = do Almirante
    .object = o Almirante
    .of = do Almirante
    .to = ao Almirante
    .by = pelo Almirante
    .from = do Almirante
title_exodus_cag = CAG
    .gender = m
    .a = um CAG
    .the = o CAG
    .short = CAG
    .whose = do CAG
    .object = o CAG
    .of = do CAG
    .to = ao CAG
    .by = pelo CAG
    .from = do CAG
title_exodus_admiral-cylon-fleet = Almirante
    .gender = m
    .a = um Almirante
    .the = o Almirante
    .short = Almirante
    .whose = do Almirante
    .object = o Almirante
    .of = do Almirante
    .to = ao Almirante
    .by = pelo Almirante
    .from = do Almirante
title_pegasus_president-new-caprica = Presidente
    .gender = m
    .a = um Presidente
    .the = o Presidente
    .short = Presidente
    .whose = do Presidente
    .object = o Presidente
    .of = do Presidente
    .to = ao Presidente
    .by = pelo Presidente
    .from = do Presidente
title_pegasus_admiral-new-caprica = Almirante
    .gender = m
    .a = um Almirante
    .the = o Almirante
    .short = Almirante
    .whose = do Almirante
    .object = o Almirante
    .of = do Almirante
    .to = ao Almirante
    .by = pelo Almirante
    .from = do Almirante

role_current = o jogador atual
    .gender = m
    .the = o jogador atual
    .short = jogador atual
    .whose = do jogador atual
    .object = o jogador atual
    .of = do jogador atual
    .to = ao jogador atual
    .by = pelo jogador atual
    .from = do jogador atual
role_chooser = o jogador que escolheu isto
    .gender = m
    .the = o jogador que escolheu isto
    .short = jogador que escolheu isto
    .whose = do jogador que escolheu isto
    .object = o jogador que escolheu isto
    .of = do jogador que escolheu isto
    .to = ao jogador que escolheu isto
    .by = pelo jogador que escolheu isto
    .from = do jogador que escolheu isto
role_itsPlayer = o jogador Cylon que jogou esta carta
    .gender = m
    .the = o jogador Cylon que jogou esta carta
    .short = jogador Cylon
    .whose = do jogador Cylon que jogou esta carta
    .object = o jogador Cylon que jogou esta carta
    .of = do jogador Cylon que jogou esta carta
    .to = ao jogador Cylon que jogou esta carta
    .by = pelo jogador Cylon que jogou esta carta
    .from = do jogador Cylon que jogou esta carta
role_you = você
    .gender = m
    .the = você
    .short = você
    .whose = suas
    .object = você
    .of = de você
    .to = a você
    .by = por você
    .from = de você
role_chosen = esse jogador
    .gender = m
    .the = esse jogador
    .short = esse jogador
    .whose = desse jogador
    .object = esse jogador
    .of = desse jogador
    .to = a esse jogador
    .by = por esse jogador
    .from = desse jogador
role_each = cada jogador humano
    .gender = m
    .the = cada jogador humano
    .short = cada jogador humano
    .whose = de cada jogador humano
    .object = cada jogador humano
    .of = de cada jogador humano
    .to = a cada jogador humano
    .by = por cada jogador humano
    .from = de cada jogador humano
role_everyone = cada jogador, Cylon ou humano,
    .gender = m
    .the = cada jogador
    .short = cada jogador
    .whose = de cada jogador
    .object = cada jogador
    .of = de cada jogador
    .to = a cada jogador
    .by = por cada jogador
    .from = de cada jogador
role_cylons = cada jogador Cylon
    .gender = m
    .the = cada jogador Cylon
    .short = cada jogador Cylon
    .whose = de cada jogador Cylon
    .object = cada jogador Cylon
    .of = de cada jogador Cylon
    .to = a cada jogador Cylon
    .by = por cada jogador Cylon
    .from = de cada jogador Cylon
role_they = esse jogador
    .gender = m
    .the = esse jogador
    .short = esse jogador
    .whose = desse jogador
    .object = esse jogador
    .of = desse jogador
    .to = a esse jogador
    .by = por esse jogador
    .from = desse jogador

## names.resources

fuel = combustível
    .gender = m
    .the = o combustível
    .of = do combustível
    .to = ao combustível
    .at = no combustível
    .count = { $count } de combustível
food = alimento
    .gender = m
    .the = o alimento
    .of = do alimento
    .to = ao alimento
    .at = no alimento
    .count = { $count } de alimento
morale = moral
    .gender = f
    .the = a moral
    .of = da moral
    .to = à moral
    .at = na moral
    .count = { $count } de moral
population = população
    .gender = f
    .the = a população
    .of = da população
    .to = à população
    .at = na população
    .count = { $count } de população

## names.ships

basestar = base estelar
    .gender = f
    .a = uma base estelar
    .the = a base estelar
    .of = da base estelar
    .to = à base estelar
    .at = na base estelar
    .every = todas as bases estelares
    .plural = bases estelares
    .the-pl = as bases estelares
    .of-pl = das bases estelares
    .count =
        { $count ->
            [one] { $count } base estelar
           *[other] { $count } bases estelares
        }
    .count-the =
        { $count ->
            [one] a base estelar
           *[other] as { $count } bases estelares
        }
    .count-of =
        { $count ->
            [one] de { $count } base estelar
           *[other] de { $count } bases estelares
        }
    .count-destroyed =
        { $count ->
            [one] { $count } base estelar destruída
           *[other] { $count } bases estelares destruídas
        }
    .count-launched =
        { $count ->
            [one] { $count } base estelar lançada
           *[other] { $count } bases estelares lançadas
        }
raider = nave de ataque
    .gender = f
    .a = uma nave de ataque
    .the = a nave de ataque
    .of = da nave de ataque
    .to = à nave de ataque
    .at = na nave de ataque
    .every = todas as naves de ataque
    .plural = naves de ataque
    .the-pl = as naves de ataque
    .of-pl = das naves de ataque
    .count =
        { $count ->
            [one] { $count } nave de ataque
           *[other] { $count } naves de ataque
        }
    .count-the =
        { $count ->
            [one] a nave de ataque
           *[other] as { $count } naves de ataque
        }
    .count-of =
        { $count ->
            [one] de { $count } nave de ataque
           *[other] de { $count } naves de ataque
        }
    .count-destroyed =
        { $count ->
            [one] { $count } nave de ataque destruída
           *[other] { $count } naves de ataque destruídas
        }
    .count-launched =
        { $count ->
            [one] { $count } nave de ataque lançada
           *[other] { $count } naves de ataque lançadas
        }
heavyRaider = nave de ataque pesado
    .gender = f
    .a = uma nave de ataque pesado
    .the = a nave de ataque pesado
    .of = da nave de ataque pesado
    .to = à nave de ataque pesado
    .at = na nave de ataque pesado
    .every = todas as naves de ataque pesado
    .plural = naves de ataque pesado
    .the-pl = as naves de ataque pesado
    .of-pl = das naves de ataque pesado
    .count =
        { $count ->
            [one] { $count } nave de ataque pesado
           *[other] { $count } naves de ataque pesado
        }
    .count-the =
        { $count ->
            [one] a nave de ataque pesado
           *[other] as { $count } naves de ataque pesado
        }
    .count-of =
        { $count ->
            [one] de { $count } nave de ataque pesado
           *[other] de { $count } naves de ataque pesado
        }
    .count-destroyed =
        { $count ->
            [one] { $count } nave de ataque pesado destruída
           *[other] { $count } naves de ataque pesado destruídas
        }
    .count-launched =
        { $count ->
            [one] { $count } nave de ataque pesado lançada
           *[other] { $count } naves de ataque pesado lançadas
        }
viper = viper
    .gender = f
    .a = uma viper
    .the = a viper
    .of = da viper
    .to = à viper
    .at = na viper
    .every = todas as vipers
    .plural = vipers
    .the-pl = as vipers
    .of-pl = das vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
    .count-the =
        { $count ->
            [one] a viper
           *[other] as { $count } vipers
        }
    .count-of =
        { $count ->
            [one] de { $count } viper
           *[other] de { $count } vipers
        }
    .count-unmanned =
        { $count ->
            [one] { $count } viper não tripulada
           *[other] { $count } vipers não tripuladas
        }
    .count-destroyed =
        { $count ->
            [one] { $count } viper destruída
           *[other] { $count } vipers destruídas
        }
    .count-launched =
        { $count ->
            [one] { $count } viper lançada
           *[other] { $count } vipers lançadas
        }
civilian = nave civil
    .gender = f
    .a = uma nave civil
    .the = a nave civil
    .of = da nave civil
    .to = à nave civil
    .at = na nave civil
    .every = todas as naves civis
    .plural = naves civis
    .the-pl = as naves civis
    .of-pl = das naves civis
    .count =
        { $count ->
            [one] { $count } nave civil
           *[other] { $count } naves civis
        }
    .count-the =
        { $count ->
            [one] a nave civil
           *[other] as { $count } naves civis
        }
    .count-of =
        { $count ->
            [one] de { $count } nave civil
           *[other] de { $count } naves civis
        }
    .count-each-area =
        { $count ->
            [one] { $count } nave civil em uma área
           *[other] { $count } naves civis, cada uma em uma área
        }
    .count-destroyed =
        { $count ->
            [one] { $count } nave civil destruída
           *[other] { $count } naves civis destruídas
        }
    .count-launched =
        { $count ->
            [one] { $count } nave civil lançada
           *[other] { $count } naves civis lançadas
        }
raptor = raptor
    .gender = m
    .a = um raptor
    .the = o raptor
    .of = do raptor
    .to = ao raptor
    .at = no raptor
    .every = todos os raptors
    .plural = raptors
    .the-pl = os raptors
    .of-pl = dos raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
    .count-the =
        { $count ->
            [one] o raptor
           *[other] os { $count } raptors
        }
    .count-of =
        { $count ->
            [one] de { $count } raptor
           *[other] de { $count } raptors
        }
    .count-destroyed =
        { $count ->
            [one] { $count } raptor destruído
           *[other] { $count } raptors destruídos
        }
    .count-launched =
        { $count ->
            [one] { $count } raptor lançado
           *[other] { $count } raptors lançados
        }
centurion = centurião
    .gender = m
    .a = um centurião
    .the = o centurião
    .of = do centurião
    .to = ao centurião
    .at = no centurião
    .every = todos os centuriões
    .plural = centuriões
    .the-pl = os centuriões
    .of-pl = dos centuriões
    .count =
        { $count ->
            [one] { $count } centurião
           *[other] { $count } centuriões
        }
    .count-the =
        { $count ->
            [one] o centurião
           *[other] os { $count } centuriões
        }
    .count-of =
        { $count ->
            [one] de { $count } centurião
           *[other] de { $count } centuriões
        }
galactica = Galactica
    .gender = f
    .a = a Galactica
    .the = a Galactica
    .of = da Galactica
    .to = à Galactica
    .at = na Galactica
viper_viper = viper
    .gender = f
    .a = uma viper
    .the = a viper
    .of = da viper
    .to = à viper
    .at = na viper
    .every = todas as vipers
    .plural = vipers
    .the-pl = as vipers
    .of-pl = das vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
    .count-the =
        { $count ->
            [one] a viper
           *[other] as { $count } vipers
        }
    .count-of =
        { $count ->
            [one] de { $count } viper
           *[other] de { $count } vipers
        }
    .count-unmanned =
        { $count ->
            [one] { $count } viper não tripulada
           *[other] { $count } vipers não tripuladas
        }
    .count-destroyed =
        { $count ->
            [one] { $count } viper destruída
           *[other] { $count } vipers destruídas
        }
    .count-launched =
        { $count ->
            [one] { $count } viper lançada
           *[other] { $count } vipers lançadas
        }
viper_viperMarkVII = viper Mark VII
    .gender = f
    .a = uma viper Mark VII
    .the = a viper Mark VII
    .of = da viper Mark VII
    .to = à viper Mark VII
    .at = na viper Mark VII
    .every = todas as vipers Mark VII
    .plural = vipers Mark VII
    .the-pl = as vipers Mark VII
    .of-pl = das vipers Mark VII
    .count =
        { $count ->
            [one] { $count } viper Mark VII
           *[other] { $count } vipers Mark VII
        }
    .count-the =
        { $count ->
            [one] a viper Mark VII
           *[other] as { $count } vipers Mark VII
        }
    .count-of =
        { $count ->
            [one] de { $count } viper Mark VII
           *[other] de { $count } vipers Mark VII
        }
    .count-unmanned =
        { $count ->
            [one] { $count } viper Mark VII não tripulada
           *[other] { $count } vipers Mark VII não tripuladas
        }
    .count-destroyed =
        { $count ->
            [one] { $count } viper Mark VII destruída
           *[other] { $count } vipers Mark VII destruídas
        }
    .count-launched =
        { $count ->
            [one] { $count } viper Mark VII lançada
           *[other] { $count } vipers Mark VII lançadas
        }
viper_assaultRaptor = raptor de assalto
    .gender = m
    .a = um raptor de assalto
    .the = o raptor de assalto
    .of = do raptor de assalto
    .to = ao raptor de assalto
    .at = no raptor de assalto
    .every = todos os raptors de assalto
    .plural = raptors de assalto
    .the-pl = os raptors de assalto
    .of-pl = dos raptors de assalto
    .count =
        { $count ->
            [one] { $count } raptor de assalto
           *[other] { $count } raptors de assalto
        }
    .count-the =
        { $count ->
            [one] o raptor de assalto
           *[other] os { $count } raptors de assalto
        }
    .count-of =
        { $count ->
            [one] de { $count } raptor de assalto
           *[other] de { $count } raptors de assalto
        }
    .count-unmanned =
        { $count ->
            [one] { $count } raptor de assalto não tripulado
           *[other] { $count } raptors de assalto não tripulados
        }
    .count-destroyed =
        { $count ->
            [one] { $count } raptor de assalto destruído
           *[other] { $count } raptors de assalto destruídos
        }
    .count-launched =
        { $count ->
            [one] { $count } raptor de assalto lançado
           *[other] { $count } raptors de assalto lançados
        }
viper_raptor = raptor
    .gender = m
    .a = um raptor
    .the = o raptor
    .of = do raptor
    .to = ao raptor
    .at = no raptor
    .every = todos os raptors
    .plural = raptors
    .the-pl = os raptors
    .of-pl = dos raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
    .count-the =
        { $count ->
            [one] o raptor
           *[other] os { $count } raptors
        }
    .count-of =
        { $count ->
            [one] de { $count } raptor
           *[other] de { $count } raptors
        }
    .count-destroyed =
        { $count ->
            [one] { $count } raptor destruído
           *[other] { $count } raptors destruídos
        }
    .count-launched =
        { $count ->
            [one] { $count } raptor lançado
           *[other] { $count } raptors lançados
        }
nuke = arma nuclear
    .gender = f
    .a = uma arma nuclear
    .the = a arma nuclear
    .of = da arma nuclear
    .to = à arma nuclear
    .at = na arma nuclear
    .every = todas as armas nucleares
    .plural = armas nucleares
    .the-pl = as armas nucleares
    .of-pl = das armas nucleares
    .count =
        { $count ->
            [one] { $count } arma nuclear
           *[other] { $count } armas nucleares
        }
    .count-the =
        { $count ->
            [one] a arma nuclear
           *[other] as { $count } armas nucleares
        }
    .count-of =
        { $count ->
            [one] de { $count } arma nuclear
           *[other] de { $count } armas nucleares
        }
damagedViper = viper danificada
    .gender = f
    .a = uma viper danificada
    .the = a viper danificada
    .of = da viper danificada
    .to = à viper danificada
    .at = na viper danificada
    .every = todas as vipers danificadas
    .plural = vipers danificadas
    .the-pl = as vipers danificadas
    .of-pl = das vipers danificadas
    .count =
        { $count ->
            [one] { $count } viper danificada
           *[other] { $count } vipers danificadas
        }
    .count-the =
        { $count ->
            [one] a viper danificada
           *[other] as { $count } vipers danificadas
        }
    .count-of =
        { $count ->
            [one] de { $count } viper danificada
           *[other] de { $count } vipers danificadas
        }

attacker_raider = nave de ataque
    .gender = f
    .a = uma nave de ataque
    .the = a nave de ataque
    .of = da nave de ataque
attacker_basestar = base estelar
    .gender = f
    .a = uma base estelar
    .the = a base estelar
    .of = da base estelar
attacker_viper = viper
    .gender = f
    .a = uma viper
    .the = a viper
    .of = da viper
attacker_galactica = Galactica
    .gender = f
    .a = a Galactica
    .the = a Galactica
    .of = da Galactica
    .to = à Galactica
    .at = na Galactica
attacker_nuke = arma nuclear
    .gender = f
    .a = uma arma nuclear
    .the = a arma nuclear
    .of = da arma nuclear
attacker_armory = Arsenal
    .gender = m
    .a = o Arsenal
    .the = o Arsenal
    .of = do Arsenal

scar = Scar
    .gender = f
    .the = Scar
    .of = de Scar

amount_viper = vipers
    .gender = f
    .a = uma viper
    .the = a viper
    .of = da viper
    .to = à viper
    .at = na viper
    .every = todas as vipers
    .plural = vipers
    .the-pl = as vipers
    .of-pl = das vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
    .count-the =
        { $count ->
            [one] a viper
           *[other] as { $count } vipers
        }
    .count-of =
        { $count ->
            [one] de { $count } viper
           *[other] de { $count } vipers
        }
amount_destroyedViper = vipers destruídas
    .gender = f
    .a = uma viper destruída
    .the = a viper destruída
    .of = da viper destruída
    .to = à viper destruída
    .at = na viper destruída
    .every = todas as vipers destruídas
    .plural = vipers destruídas
    .the-pl = as vipers destruídas
    .of-pl = das vipers destruídas
    .count =
        { $count ->
            [one] { $count } viper destruída
           *[other] { $count } vipers destruídas
        }
    .count-the =
        { $count ->
            [one] a viper destruída
           *[other] as { $count } vipers destruídas
        }
    .count-of =
        { $count ->
            [one] de { $count } viper destruída
           *[other] de { $count } vipers destruídas
        }
amount_raptor = raptors
    .gender = m
    .a = um raptor
    .the = o raptor
    .of = do raptor
    .to = ao raptor
    .at = no raptor
    .every = todos os raptors
    .plural = raptors
    .the-pl = os raptors
    .of-pl = dos raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
    .count-the =
        { $count ->
            [one] o raptor
           *[other] os { $count } raptors
        }
    .count-of =
        { $count ->
            [one] de { $count } raptor
           *[other] de { $count } raptors
        }
amount_raider = naves de ataque
    .gender = f
    .a = uma nave de ataque
    .the = a nave de ataque
    .of = da nave de ataque
    .to = à nave de ataque
    .at = na nave de ataque
    .every = todas as naves de ataque
    .plural = naves de ataque
    .the-pl = as naves de ataque
    .of-pl = das naves de ataque
    .count =
        { $count ->
            [one] { $count } nave de ataque
           *[other] { $count } naves de ataque
        }
    .count-the =
        { $count ->
            [one] a nave de ataque
           *[other] as { $count } naves de ataque
        }
    .count-of =
        { $count ->
            [one] de { $count } nave de ataque
           *[other] de { $count } naves de ataque
        }
amount_heavyRaider = naves de ataque pesado
    .gender = f
    .a = uma nave de ataque pesado
    .the = a nave de ataque pesado
    .of = da nave de ataque pesado
    .to = à nave de ataque pesado
    .at = na nave de ataque pesado
    .every = todas as naves de ataque pesado
    .plural = naves de ataque pesado
    .the-pl = as naves de ataque pesado
    .of-pl = das naves de ataque pesado
    .count =
        { $count ->
            [one] { $count } nave de ataque pesado
           *[other] { $count } naves de ataque pesado
        }
    .count-the =
        { $count ->
            [one] a nave de ataque pesado
           *[other] as { $count } naves de ataque pesado
        }
    .count-of =
        { $count ->
            [one] de { $count } nave de ataque pesado
           *[other] de { $count } naves de ataque pesado
        }
amount_pegasusDamage = marcadores da Pegasus
    .gender = m
    .a = um marcador da Pegasus
    .the = o marcador da Pegasus
    .of = do marcador da Pegasus
    .to = ao marcador da Pegasus
    .at = no marcador da Pegasus
    .every = todos os marcadores da Pegasus
    .plural = marcadores da Pegasus
    .the-pl = os marcadores da Pegasus
    .of-pl = dos marcadores da Pegasus
    .count =
        { $count ->
            [one] { $count } marcador da Pegasus
           *[other] { $count } marcadores da Pegasus
        }
    .count-the =
        { $count ->
            [one] o marcador da Pegasus
           *[other] os { $count } marcadores da Pegasus
        }
    .count-of =
        { $count ->
            [one] de { $count } marcador da Pegasus
           *[other] de { $count } marcadores da Pegasus
        }

anyShip = nave
    .gender = f
    .a = uma nave
    .the = a nave
    .of = da nave
    .to = à nave
    .at = na nave
    .every = todas as naves
    .plural = naves
    .the-pl = as naves
    .of-pl = das naves
    .count =
        { $count ->
            [one] { $count } nave
           *[other] { $count } naves
        }
    .count-the =
        { $count ->
            [one] a nave
           *[other] as { $count } naves
        }
    .count-of =
        { $count ->
            [one] de { $count } nave
           *[other] de { $count } naves
        }

## names.tokens

traumaToken = marcador de trauma
    .gender = m
    .a = um marcador de trauma
    .the = o marcador de trauma
    .of = do marcador de trauma
    .to = ao marcador de trauma
    .at = no marcador de trauma
    .every = todos os marcadores de trauma
    .plural = marcadores de trauma
    .the-pl = os marcadores de trauma
    .of-pl = dos marcadores de trauma
    .count =
        { $count ->
            [one] { $count } marcador de trauma
           *[other] { $count } marcadores de trauma
        }
    .count-the =
        { $count ->
            [one] o marcador de trauma
           *[other] os { $count } marcadores de trauma
        }
    .count-of =
        { $count ->
            [one] de { $count } marcador de trauma
           *[other] de { $count } marcadores de trauma
        }
trauma_benevolent = marcador de trauma benevolente
    .gender = m
    .a = um marcador de trauma benevolente
    .the = o marcador de trauma benevolente
    .of = do marcador de trauma benevolente
    .to = ao marcador de trauma benevolente
    .at = no marcador de trauma benevolente
    .every = todos os marcadores de trauma benevolentes
    .plural = marcadores de trauma benevolentes
    .the-pl = os marcadores de trauma benevolentes
    .of-pl = dos marcadores de trauma benevolentes
    .count =
        { $count ->
            [one] { $count } marcador de trauma benevolente
           *[other] { $count } marcadores de trauma benevolentes
        }
    .count-the =
        { $count ->
            [one] o marcador de trauma benevolente
           *[other] os { $count } marcadores de trauma benevolentes
        }
    .count-of =
        { $count ->
            [one] de { $count } marcador de trauma benevolente
           *[other] de { $count } marcadores de trauma benevolentes
        }
trauma_antagonistic = marcador de trauma antagonista
    .gender = m
    .a = um marcador de trauma antagonista
    .the = o marcador de trauma antagonista
    .of = do marcador de trauma antagonista
    .to = ao marcador de trauma antagonista
    .at = no marcador de trauma antagonista
    .every = todos os marcadores de trauma antagonistas
    .plural = marcadores de trauma antagonistas
    .the-pl = os marcadores de trauma antagonistas
    .of-pl = dos marcadores de trauma antagonistas
    .count =
        { $count ->
            [one] { $count } marcador de trauma antagonista
           *[other] { $count } marcadores de trauma antagonistas
        }
    .count-the =
        { $count ->
            [one] o marcador de trauma antagonista
           *[other] os { $count } marcadores de trauma antagonistas
        }
    .count-of =
        { $count ->
            [one] de { $count } marcador de trauma antagonista
           *[other] de { $count } marcadores de trauma antagonistas
        }
trauma_disaster = desastre
    .gender = m
    .a = um desastre
    .the = o desastre
    .of = do desastre
    .to = ao desastre
    .at = no desastre
    .every = todos os desastres
    .plural = desastres
    .the-pl = os desastres
    .of-pl = dos desastres
    .count =
        { $count ->
            [one] { $count } desastre
           *[other] { $count } desastres
        }
    .count-the =
        { $count ->
            [one] o desastre
           *[other] os { $count } desastres
        }
    .count-of =
        { $count ->
            [one] de { $count } desastre
           *[other] de { $count } desastres
        }
miracleToken = marcador de milagre
    .gender = m
    .a = um marcador de milagre
    .the = o marcador de milagre
    .of = do marcador de milagre
    .to = ao marcador de milagre
    .at = no marcador de milagre
    .every = todos os marcadores de milagre
    .plural = marcadores de milagre
    .the-pl = os marcadores de milagre
    .of-pl = dos marcadores de milagre
    .count =
        { $count ->
            [one] { $count } marcador de milagre
           *[other] { $count } marcadores de milagre
        }
    .count-the =
        { $count ->
            [one] o marcador de milagre
           *[other] os { $count } marcadores de milagre
        }
    .count-of =
        { $count ->
            [one] de { $count } marcador de milagre
           *[other] de { $count } marcadores de milagre
        }
occupationForce = força de ocupação
    .gender = f
    .a = uma força de ocupação
    .the = a força de ocupação
    .of = da força de ocupação
    .to = à força de ocupação
    .at = na força de ocupação
    .every = todas as forças de ocupação
    .plural = forças de ocupação
    .the-pl = as forças de ocupação
    .of-pl = das forças de ocupação
    .count =
        { $count ->
            [one] { $count } força de ocupação
           *[other] { $count } forças de ocupação
        }
    .count-the =
        { $count ->
            [one] a força de ocupação
           *[other] as { $count } forças de ocupação
        }
    .count-of =
        { $count ->
            [one] de { $count } força de ocupação
           *[other] de { $count } forças de ocupação
        }
damageToken = marcador de dano da Galactica
    .gender = m
    .a = um marcador de dano da Galactica
    .the = o marcador de dano da Galactica
    .of = do marcador de dano da Galactica
    .to = ao marcador de dano da Galactica
    .at = no marcador de dano da Galactica
    .every = todos os marcadores de dano da Galactica
    .plural = marcadores de dano da Galactica
    .the-pl = os marcadores de dano da Galactica
    .of-pl = dos marcadores de dano da Galactica
    .count =
        { $count ->
            [one] { $count } marcador de dano da Galactica
           *[other] { $count } marcadores de dano da Galactica
        }
    .count-the =
        { $count ->
            [one] o marcador de dano da Galactica
           *[other] os { $count } marcadores de dano da Galactica
        }
    .count-of =
        { $count ->
            [one] de { $count } marcador de dano da Galactica
           *[other] de { $count } marcadores de dano da Galactica
        }
mission = Missão
    .gender = f
    .a = uma Missão
    .the = a Missão
    .of = da Missão
    .to = à Missão
    .at = na Missão
    .every = todas as Missões
    .plural = Missões
    .the-pl = as Missões
    .of-pl = das Missões
    .count =
        { $count ->
            [one] { $count } Missão
           *[other] { $count } Missões
        }
    .count-the =
        { $count ->
            [one] a Missão
           *[other] as { $count } Missões
        }
    .count-of =
        { $count ->
            [one] de { $count } Missão
           *[other] de { $count } Missões
        }
damagedLocation = local danificado
    .gender = m
    .a = um local danificado
    .the = o local danificado
    .of = do local danificado
    .to = ao local danificado
    .at = no local danificado
    .every = todos os locais danificados
    .plural = locais danificados
    .the-pl = os locais danificados
    .of-pl = dos locais danificados
    .count =
        { $count ->
            [one] { $count } local danificado
           *[other] { $count } locais danificados
        }
    .count-the =
        { $count ->
            [one] o local danificado
           *[other] os { $count } locais danificados
        }
    .count-of =
        { $count ->
            [one] de { $count } local danificado
           *[other] de { $count } locais danificados
        }

## names.areas

bow = proa
    .gender = f
    .the = a proa
    .at = na proa
    .to = para a proa
    .of = da proa
    .from = da proa
starboardBow = proa a estibordo
    .gender = f
    .the = a proa a estibordo
    .at = na proa a estibordo
    .to = para a proa a estibordo
    .of = da proa a estibordo
    .from = da proa a estibordo
starboardQuarter = popa a estibordo
    .gender = f
    .the = a popa a estibordo
    .at = na popa a estibordo
    .to = para a popa a estibordo
    .of = da popa a estibordo
    .from = da popa a estibordo
stern = popa
    .gender = f
    .the = a popa
    .at = na popa
    .to = para a popa
    .of = da popa
    .from = da popa
portQuarter = popa a bombordo
    .gender = f
    .the = a popa a bombordo
    .at = na popa a bombordo
    .to = para a popa a bombordo
    .of = da popa a bombordo
    .from = da popa a bombordo
portBow = proa a bombordo
    .gender = f
    .the = a proa a bombordo
    .at = na proa a bombordo
    .to = para a proa a bombordo
    .of = da proa a bombordo
    .from = da proa a bombordo

areaHelp_bow = Em frente à Galactica
areaHelp_starboardBow = À direita, na frente
areaHelp_starboardQuarter = À direita, atrás
areaHelp_stern = Atrás da Galactica
areaHelp_portQuarter = À esquerda, atrás; vipers são lançadas e naves de ataque pesado embarcam aqui
areaHelp_portBow = À esquerda, na frente; vipers são lançadas e naves de ataque pesado embarcam aqui

## names.boards

board_base_galactica = Galactica
    .gender = f
    .the = a Galactica
    .of = da Galactica
    .to = para a Galactica
    .at = na Galactica
    .on = a bordo da Galactica
    .from = da Galactica
board_base_colonial-one = Colonial One
    .gender = f
    .the = a Colonial One
    .of = da Colonial One
    .to = para a Colonial One
    .at = na Colonial One
    .on = a bordo da Colonial One
    .from = da Colonial One
board_base_cylon-locations = Locais Cylons
    .gender = pl
    .the = os locais Cylons
    .of = dos locais Cylons
    .to = para os locais Cylons
    .at = nos locais Cylons
    .on = nos locais Cylons
    .from = dos locais Cylons
board_daybreak_demetrius = Demetrius
    .gender = f
    .the = a Demetrius
    .of = da Demetrius
    .to = para a Demetrius
    .at = na Demetrius
    .on = a bordo da Demetrius
    .from = da Demetrius
board_daybreak_rebel-basestar = Base Estelar Rebelde
    .gender = f
    .the = a Base Estelar Rebelde
    .of = da Base Estelar Rebelde
    .to = para a Base Estelar Rebelde
    .at = na Base Estelar Rebelde
    .on = a bordo da Base Estelar Rebelde
    .from = da Base Estelar Rebelde
board_exodus_cylon-fleet-board = Tabuleiro da Frota Cylon
    .gender = m
    .the = o tabuleiro da Frota Cylon
    .of = do tabuleiro da Frota Cylon
    .to = para o tabuleiro da Frota Cylon
    .at = no tabuleiro da Frota Cylon
    .on = no tabuleiro da Frota Cylon
    .from = do tabuleiro da Frota Cylon
board_pegasus_pegasus = Pegasus
    .gender = f
    .the = a Pegasus
    .of = da Pegasus
    .to = para a Pegasus
    .at = na Pegasus
    .on = a bordo da Pegasus
    .from = da Pegasus
board_pegasus_new-caprica = Nova Cáprica
    .gender = f
    .the = Nova Cáprica
    .of = de Nova Cáprica
    .to = para Nova Cáprica
    .at = em Nova Cáprica
    .on = em Nova Cáprica
    .from = de Nova Cáprica

## names.locations

location_base_ftl-control = Controle FTL
    .gender = m
    .the = o Controle FTL
    .of = do Controle FTL
    .to = para o Controle FTL
    .at = no Controle FTL
    .from = do Controle FTL
location_base_weapons-control = Controle de Armas
    .gender = m
    .the = o Controle de Armas
    .of = do Controle de Armas
    .to = para o Controle de Armas
    .at = no Controle de Armas
    .from = do Controle de Armas
location_base_communications = Comunicações
    .gender = pl
    .the = as Comunicações
    .of = das Comunicações
    .to = para as Comunicações
    .at = nas Comunicações
    .from = das Comunicações
location_base_research-lab = Laboratório de Pesquisa
    .short = Laboratório
    .gender = m
    .the = o Laboratório de Pesquisa
    .of = do Laboratório de Pesquisa
    .to = para o Laboratório de Pesquisa
    .at = no Laboratório de Pesquisa
    .from = do Laboratório de Pesquisa
location_base_command = Comando
    .gender = m
    .the = o Comando
    .of = do Comando
    .to = para o Comando
    .at = no Comando
    .from = do Comando
location_base_admirals-quarters = Alojamento do Almirante
    .short = Aloj. do Almirante
    .gender = m
    .the = o Alojamento do Almirante
    .of = do Alojamento do Almirante
    .to = para o Alojamento do Almirante
    .at = no Alojamento do Almirante
    .from = do Alojamento do Almirante
location_base_hangar-deck = Convés do Hangar
    .gender = m
    .the = o Convés do Hangar
    .of = do Convés do Hangar
    .to = para o Convés do Hangar
    .at = no Convés do Hangar
    .from = do Convés do Hangar
location_base_armory = Arsenal
    .gender = m
    .the = o Arsenal
    .of = do Arsenal
    .to = para o Arsenal
    .at = no Arsenal
    .from = do Arsenal
location_base_sickbay = Enfermaria
    .gender = f
    .the = a Enfermaria
    .of = da Enfermaria
    .to = para a Enfermaria
    .at = na Enfermaria
    .from = da Enfermaria
location_base_brig = Prisão
    .gender = f
    .the = a Prisão
    .of = da Prisão
    .to = para a Prisão
    .at = na Prisão
    .from = da Prisão
location_base_press-room = Sala de Imprensa
    .gender = f
    .the = a Sala de Imprensa
    .of = da Sala de Imprensa
    .to = para a Sala de Imprensa
    .at = na Sala de Imprensa
    .from = da Sala de Imprensa
location_base_presidents-office = Gabinete do Presidente
    .gender = m
    .the = o Gabinete do Presidente
    .of = do Gabinete do Presidente
    .to = para o Gabinete do Presidente
    .at = no Gabinete do Presidente
    .from = do Gabinete do Presidente
location_base_administration = Administração
    .gender = f
    .the = a Administração
    .of = da Administração
    .to = para a Administração
    .at = na Administração
    .from = da Administração
location_base_caprica = Cáprica
    .gender = f
    .the = Cáprica
    .of = de Cáprica
    .to = para Cáprica
    .at = em Cáprica
    .from = de Cáprica
location_base_cylon-fleet = Frota Cylon
    .gender = f
    .the = a Frota Cylon
    .of = da Frota Cylon
    .to = para a Frota Cylon
    .at = na Frota Cylon
    .from = da Frota Cylon
location_base_human-fleet = Frota Humana
    .gender = f
    .the = a Frota Humana
    .of = da Frota Humana
    .to = para a Frota Humana
    .at = na Frota Humana
    .from = da Frota Humana
location_base_resurrection-ship = Nave de Ressurreição
    .gender = f
    .the = a Nave de Ressurreição
    .of = da Nave de Ressurreição
    .to = para a Nave de Ressurreição
    .at = na Nave de Ressurreição
    .from = da Nave de Ressurreição
location_daybreak_quorum-chamber = Câmara do Quórum
    .gender = f
    .the = a Câmara do Quórum
    .of = da Câmara do Quórum
    .to = para a Câmara do Quórum
    .at = na Câmara do Quórum
    .from = da Câmara do Quórum
location_daybreak_press-room = Sala de Imprensa
    .gender = f
    .the = a Sala de Imprensa
    .of = da Sala de Imprensa
    .to = para a Sala de Imprensa
    .at = na Sala de Imprensa
    .from = da Sala de Imprensa
location_daybreak_presidents-office = Gabinete do Presidente
    .gender = m
    .the = o Gabinete do Presidente
    .of = do Gabinete do Presidente
    .to = para o Gabinete do Presidente
    .at = no Gabinete do Presidente
    .from = do Gabinete do Presidente
location_daybreak_administration = Administração
    .gender = f
    .the = a Administração
    .of = da Administração
    .to = para a Administração
    .at = na Administração
    .from = da Administração
location_daybreak_caprica = Cáprica
    .gender = f
    .the = Cáprica
    .of = de Cáprica
    .to = para Cáprica
    .at = em Cáprica
    .from = de Cáprica
location_daybreak_cylon-fleet = Frota Cylon
    .gender = f
    .the = a Frota Cylon
    .of = da Frota Cylon
    .to = para a Frota Cylon
    .at = na Frota Cylon
    .from = da Frota Cylon
location_daybreak_human-fleet = Frota Humana
    .gender = f
    .the = a Frota Humana
    .of = da Frota Humana
    .to = para a Frota Humana
    .at = na Frota Humana
    .from = da Frota Humana
location_daybreak_resurrection-ship = Nave de Ressurreição
    .gender = f
    .the = a Nave de Ressurreição
    .of = da Nave de Ressurreição
    .to = para a Nave de Ressurreição
    .at = na Nave de Ressurreição
    .from = da Nave de Ressurreição
location_daybreak_hub-destroyed = Núcleo Destruído
    .gender = m
    .the = o Núcleo Destruído
    .of = do Núcleo Destruído
    .to = para o Núcleo Destruído
    .at = no Núcleo Destruído
    .from = do Núcleo Destruído
location_daybreak_bridge = Ponte de Comando
    .gender = f
    .the = a Ponte de Comando
    .of = da Ponte de Comando
    .to = para a Ponte de Comando
    .at = na Ponte de Comando
    .from = da Ponte de Comando
location_daybreak_tactical-plot = Mapa Tático
    .gender = m
    .the = o Mapa Tático
    .of = do Mapa Tático
    .to = para o Mapa Tático
    .at = no Mapa Tático
    .from = do Mapa Tático
location_daybreak_captains-cabin = Cabine do Capitão
    .gender = f
    .the = a Cabine do Capitão
    .of = da Cabine do Capitão
    .to = para a Cabine do Capitão
    .at = na Cabine do Capitão
    .from = da Cabine do Capitão
location_daybreak_hybrid-tank = Tanque da Híbrida
    .gender = m
    .the = o Tanque da Híbrida
    .of = do Tanque da Híbrida
    .to = para o Tanque da Híbrida
    .at = no Tanque da Híbrida
    .from = do Tanque da Híbrida
location_daybreak_datastream = Fluxo de Dados
    .gender = m
    .the = o Fluxo de Dados
    .of = do Fluxo de Dados
    .to = para o Fluxo de Dados
    .at = no Fluxo de Dados
    .from = do Fluxo de Dados
location_daybreak_raider-bay = Hangar das Naves de Ataque
    .short = Hangar de Naves
    .gender = m
    .the = o Hangar das Naves de Ataque
    .of = do Hangar das Naves de Ataque
    .to = para o Hangar das Naves de Ataque
    .at = no Hangar das Naves de Ataque
    .from = do Hangar das Naves de Ataque
location_exodus_basestar-bridge = Ponte da Base Estelar
    .gender = f
    .the = a Ponte da Base Estelar
    .of = da Ponte da Base Estelar
    .to = para a Ponte da Base Estelar
    .at = na Ponte da Base Estelar
    .from = da Ponte da Base Estelar
location_pegasus_pegasus-cic = CIC da Pegasus
    .gender = m
    .the = o CIC da Pegasus
    .of = do CIC da Pegasus
    .to = para o CIC da Pegasus
    .at = no CIC da Pegasus
    .from = do CIC da Pegasus
location_pegasus_airlock = Eclusa de Ar
    .gender = f
    .the = a Eclusa de Ar
    .of = da Eclusa de Ar
    .to = para a Eclusa de Ar
    .at = na Eclusa de Ar
    .from = da Eclusa de Ar
location_pegasus_main-batteries = Baterias Principais
    .gender = pl
    .the = as Baterias Principais
    .of = das Baterias Principais
    .to = para as Baterias Principais
    .at = nas Baterias Principais
    .from = das Baterias Principais
location_pegasus_engine-room = Sala de Máquinas
    .gender = f
    .the = a Sala de Máquinas
    .of = da Sala de Máquinas
    .to = para a Sala de Máquinas
    .at = na Sala de Máquinas
    .from = da Sala de Máquinas
location_pegasus_caprica = Cáprica
    .gender = f
    .the = Cáprica
    .of = de Cáprica
    .to = para Cáprica
    .at = em Cáprica
    .from = de Cáprica
location_pegasus_cylon-fleet = Frota Cylon
    .gender = f
    .the = a Frota Cylon
    .of = da Frota Cylon
    .to = para a Frota Cylon
    .at = na Frota Cylon
    .from = da Frota Cylon
location_pegasus_human-fleet = Frota Humana
    .gender = f
    .the = a Frota Humana
    .of = da Frota Humana
    .to = para a Frota Humana
    .at = na Frota Humana
    .from = da Frota Humana
location_pegasus_resurrection-ship = Nave de Ressurreição
    .gender = f
    .the = a Nave de Ressurreição
    .of = da Nave de Ressurreição
    .to = para a Nave de Ressurreição
    .at = na Nave de Ressurreição
    .from = da Nave de Ressurreição
location_pegasus_medical-center = Centro Médico
    .gender = m
    .the = o Centro Médico
    .of = do Centro Médico
    .to = para o Centro Médico
    .at = no Centro Médico
    .from = do Centro Médico
location_pegasus_resistance-hq = QG da Resistência
    .gender = m
    .the = o QG da Resistência
    .of = do QG da Resistência
    .to = para o QG da Resistência
    .at = no QG da Resistência
    .from = do QG da Resistência
location_pegasus_detention = Detenção
    .gender = f
    .the = a Detenção
    .of = da Detenção
    .to = para a Detenção
    .at = na Detenção
    .from = da Detenção
location_pegasus_occupation-authority = Autoridade de Ocupação
    .short = Ocupação
    .gender = f
    .the = a Autoridade de Ocupação
    .of = da Autoridade de Ocupação
    .to = para a Autoridade de Ocupação
    .at = na Autoridade de Ocupação
    .from = da Autoridade de Ocupação
location_pegasus_breeders-canyon = Breeder’s Canyon
    .gender = m
    .the = o Breeder’s Canyon
    .of = do Breeder’s Canyon
    .to = para o Breeder’s Canyon
    .at = no Breeder’s Canyon
    .from = do Breeder’s Canyon
location_pegasus_shipyard = Estaleiro
    .gender = m
    .the = o Estaleiro
    .of = do Estaleiro
    .to = para o Estaleiro
    .at = no Estaleiro
    .from = do Estaleiro

place_brig = a Prisão
    .gender = f
    .the = a Prisão
    .of = da Prisão
    .to = para a Prisão
    .at = na Prisão
    .from = da Prisão
place_sickbay = a Enfermaria
    .gender = f
    .the = a Enfermaria
    .of = da Enfermaria
    .to = para a Enfermaria
    .at = na Enfermaria
    .from = da Enfermaria
place_detention = a Detenção
    .gender = f
    .the = a Detenção
    .of = da Detenção
    .to = para a Detenção
    .at = na Detenção
    .from = da Detenção
place_medicalCenter = o Centro Médico
    .gender = m
    .the = o Centro Médico
    .of = do Centro Médico
    .to = para o Centro Médico
    .at = no Centro Médico
    .from = do Centro Médico

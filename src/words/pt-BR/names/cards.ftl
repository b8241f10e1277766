## names.cards

politics = política
    .gender = f
    .the = a política
    .of = de política
leadership = liderança
    .gender = f
    .the = a liderança
    .of = de liderança
tactics = tática
    .gender = f
    .the = a tática
    .of = de tática
piloting = pilotagem
    .gender = f
    .the = a pilotagem
    .of = de pilotagem
engineering = engenharia
    .gender = f
    .the = a engenharia
    .of = de engenharia
treachery = traição
    .gender = f
    .the = a traição
    .of = de traição

cards_politics = Carta de Política
    .gender = f
    .a = uma Carta de Política
    .the = a Carta de Política
    .of = da Carta de Política
    .to = à Carta de Política
    .at = na Carta de Política
    .every = todas as Cartas de Política
    .plural = Cartas de Política
    .the-pl = as Cartas de Política
    .of-pl = das Cartas de Política
    .count =
        { $count ->
            [one] { $count } Carta de Política
           *[other] { $count } Cartas de Política
        }
    .count-the =
        { $count ->
            [one] a Carta de Política
           *[other] as { $count } Cartas de Política
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Política
           *[other] de { $count } Cartas de Política
        }
cards_leadership = Carta de Liderança
    .gender = f
    .a = uma Carta de Liderança
    .the = a Carta de Liderança
    .of = da Carta de Liderança
    .to = à Carta de Liderança
    .at = na Carta de Liderança
    .every = todas as Cartas de Liderança
    .plural = Cartas de Liderança
    .the-pl = as Cartas de Liderança
    .of-pl = das Cartas de Liderança
    .count =
        { $count ->
            [one] { $count } Carta de Liderança
           *[other] { $count } Cartas de Liderança
        }
    .count-the =
        { $count ->
            [one] a Carta de Liderança
           *[other] as { $count } Cartas de Liderança
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Liderança
           *[other] de { $count } Cartas de Liderança
        }
cards_tactics = Carta de Tática
    .gender = f
    .a = uma Carta de Tática
    .the = a Carta de Tática
    .of = da Carta de Tática
    .to = à Carta de Tática
    .at = na Carta de Tática
    .every = todas as Cartas de Tática
    .plural = Cartas de Tática
    .the-pl = as Cartas de Tática
    .of-pl = das Cartas de Tática
    .count =
        { $count ->
            [one] { $count } Carta de Tática
           *[other] { $count } Cartas de Tática
        }
    .count-the =
        { $count ->
            [one] a Carta de Tática
           *[other] as { $count } Cartas de Tática
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Tática
           *[other] de { $count } Cartas de Tática
        }
cards_piloting = Carta de Pilotagem
    .gender = f
    .a = uma Carta de Pilotagem
    .the = a Carta de Pilotagem
    .of = da Carta de Pilotagem
    .to = à Carta de Pilotagem
    .at = na Carta de Pilotagem
    .every = todas as Cartas de Pilotagem
    .plural = Cartas de Pilotagem
    .the-pl = as Cartas de Pilotagem
    .of-pl = das Cartas de Pilotagem
    .count =
        { $count ->
            [one] { $count } Carta de Pilotagem
           *[other] { $count } Cartas de Pilotagem
        }
    .count-the =
        { $count ->
            [one] a Carta de Pilotagem
           *[other] as { $count } Cartas de Pilotagem
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Pilotagem
           *[other] de { $count } Cartas de Pilotagem
        }
cards_engineering = Carta de Engenharia
    .gender = f
    .a = uma Carta de Engenharia
    .the = a Carta de Engenharia
    .of = da Carta de Engenharia
    .to = à Carta de Engenharia
    .at = na Carta de Engenharia
    .every = todas as Cartas de Engenharia
    .plural = Cartas de Engenharia
    .the-pl = as Cartas de Engenharia
    .of-pl = das Cartas de Engenharia
    .count =
        { $count ->
            [one] { $count } Carta de Engenharia
           *[other] { $count } Cartas de Engenharia
        }
    .count-the =
        { $count ->
            [one] a Carta de Engenharia
           *[other] as { $count } Cartas de Engenharia
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Engenharia
           *[other] de { $count } Cartas de Engenharia
        }
cards_treachery = Carta de Traição
    .gender = f
    .a = uma Carta de Traição
    .the = a Carta de Traição
    .of = da Carta de Traição
    .to = à Carta de Traição
    .at = na Carta de Traição
    .every = todas as Cartas de Traição
    .plural = Cartas de Traição
    .the-pl = as Cartas de Traição
    .of-pl = das Cartas de Traição
    .count =
        { $count ->
            [one] { $count } Carta de Traição
           *[other] { $count } Cartas de Traição
        }
    .count-the =
        { $count ->
            [one] a Carta de Traição
           *[other] as { $count } Cartas de Traição
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Traição
           *[other] de { $count } Cartas de Traição
        }
cards_skill = Carta de Perícia
    .gender = f
    .a = uma Carta de Perícia
    .the = a Carta de Perícia
    .of = da Carta de Perícia
    .to = à Carta de Perícia
    .at = na Carta de Perícia
    .every = todas as Cartas de Perícia
    .plural = Cartas de Perícia
    .the-pl = as Cartas de Perícia
    .of-pl = das Cartas de Perícia
    .count =
        { $count ->
            [one] { $count } Carta de Perícia
           *[other] { $count } Cartas de Perícia
        }
    .count-the =
        { $count ->
            [one] a Carta de Perícia
           *[other] as { $count } Cartas de Perícia
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Perícia
           *[other] de { $count } Cartas de Perícia
        }
cards_card = carta
    .gender = f
    .a = uma carta
    .the = a carta
    .of = da carta
    .to = à carta
    .at = na carta
    .every = todas as cartas
    .plural = cartas
    .the-pl = as cartas
    .of-pl = das cartas
    .count =
        { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
    .count-the =
        { $count ->
            [one] a carta
           *[other] as { $count } cartas
        }
    .count-of =
        { $count ->
            [one] de { $count } carta
           *[other] de { $count } cartas
        }
cards_loyalty = Carta de Lealdade
    .gender = f
    .a = uma Carta de Lealdade
    .the = a Carta de Lealdade
    .of = da Carta de Lealdade
    .to = à Carta de Lealdade
    .at = na Carta de Lealdade
    .every = todas as Cartas de Lealdade
    .plural = Cartas de Lealdade
    .the-pl = as Cartas de Lealdade
    .of-pl = das Cartas de Lealdade
    .count =
        { $count ->
            [one] { $count } Carta de Lealdade
           *[other] { $count } Cartas de Lealdade
        }
    .count-the =
        { $count ->
            [one] a Carta de Lealdade
           *[other] as { $count } Cartas de Lealdade
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Lealdade
           *[other] de { $count } Cartas de Lealdade
        }
cards_quorum = Carta de Quórum
    .gender = f
    .a = uma Carta de Quórum
    .the = a Carta de Quórum
    .of = da Carta de Quórum
    .to = à Carta de Quórum
    .at = na Carta de Quórum
    .every = todas as Cartas de Quórum
    .plural = Cartas de Quórum
    .the-pl = as Cartas de Quórum
    .of-pl = das Cartas de Quórum
    .count =
        { $count ->
            [one] { $count } Carta de Quórum
           *[other] { $count } Cartas de Quórum
        }
    .count-the =
        { $count ->
            [one] a Carta de Quórum
           *[other] as { $count } Cartas de Quórum
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Quórum
           *[other] de { $count } Cartas de Quórum
        }
cards_crisis = Carta de Crise
    .gender = f
    .a = uma Carta de Crise
    .the = a Carta de Crise
    .of = da Carta de Crise
    .to = à Carta de Crise
    .at = na Carta de Crise
    .every = todas as Cartas de Crise
    .plural = Cartas de Crise
    .the-pl = as Cartas de Crise
    .of-pl = das Cartas de Crise
    .count =
        { $count ->
            [one] { $count } Carta de Crise
           *[other] { $count } Cartas de Crise
        }
    .count-the =
        { $count ->
            [one] a Carta de Crise
           *[other] as { $count } Cartas de Crise
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Crise
           *[other] de { $count } Cartas de Crise
        }
cards_superCrisis = Carta de Super Crise
    .gender = f
    .a = uma Carta de Super Crise
    .the = a Carta de Super Crise
    .of = da Carta de Super Crise
    .to = à Carta de Super Crise
    .at = na Carta de Super Crise
    .every = todas as Cartas de Super Crise
    .plural = Cartas de Super Crise
    .the-pl = as Cartas de Super Crise
    .of-pl = das Cartas de Super Crise
    .count =
        { $count ->
            [one] { $count } Carta de Super Crise
           *[other] { $count } Cartas de Super Crise
        }
    .count-the =
        { $count ->
            [one] a Carta de Super Crise
           *[other] as { $count } Cartas de Super Crise
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Super Crise
           *[other] de { $count } Cartas de Super Crise
        }
cards_destination = Carta de Destino
    .gender = f
    .a = uma Carta de Destino
    .the = a Carta de Destino
    .of = da Carta de Destino
    .to = à Carta de Destino
    .at = na Carta de Destino
    .every = todas as Cartas de Destino
    .plural = Cartas de Destino
    .the-pl = as Cartas de Destino
    .of-pl = das Cartas de Destino
    .count =
        { $count ->
            [one] { $count } Carta de Destino
           *[other] { $count } Cartas de Destino
        }
    .count-the =
        { $count ->
            [one] a Carta de Destino
           *[other] as { $count } Cartas de Destino
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Destino
           *[other] de { $count } Cartas de Destino
        }
cards_mutiny = Carta de Motim
    .gender = f
    .a = uma Carta de Motim
    .the = a Carta de Motim
    .of = da Carta de Motim
    .to = à Carta de Motim
    .at = na Carta de Motim
    .every = todas as Cartas de Motim
    .plural = Cartas de Motim
    .the-pl = as Cartas de Motim
    .of-pl = das Cartas de Motim
    .count =
        { $count ->
            [one] { $count } Carta de Motim
           *[other] { $count } Cartas de Motim
        }
    .count-the =
        { $count ->
            [one] a Carta de Motim
           *[other] as { $count } Cartas de Motim
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Motim
           *[other] de { $count } Cartas de Motim
        }
cards_destiny = carta do Destino
    .gender = f
    .a = uma carta do Destino
    .the = a carta do Destino
    .of = da carta do Destino
    .to = à carta do Destino
    .at = na carta do Destino
    .every = todas as cartas do Destino
    .plural = cartas do Destino
    .the-pl = as cartas do Destino
    .of-pl = das cartas do Destino
    .count =
        { $count ->
            [one] { $count } carta do Destino
           *[other] { $count } cartas do Destino
        }
    .count-the =
        { $count ->
            [one] a carta do Destino
           *[other] as { $count } cartas do Destino
        }
    .count-of =
        { $count ->
            [one] de { $count } carta do Destino
           *[other] de { $count } cartas do Destino
        }
cards_motive = Carta de Motivação
    .gender = f
    .a = uma Carta de Motivação
    .the = a Carta de Motivação
    .of = da Carta de Motivação
    .to = à Carta de Motivação
    .at = na Carta de Motivação
    .every = todas as Cartas de Motivação
    .plural = Cartas de Motivação
    .the-pl = as Cartas de Motivação
    .of-pl = das Cartas de Motivação
    .count =
        { $count ->
            [one] { $count } Carta de Motivação
           *[other] { $count } Cartas de Motivação
        }
    .count-the =
        { $count ->
            [one] a Carta de Motivação
           *[other] as { $count } Cartas de Motivação
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Motivação
           *[other] de { $count } Cartas de Motivação
        }
cards_crossroads = Carta de Encruzilhada
    .gender = f
    .a = uma Carta de Encruzilhada
    .the = a Carta de Encruzilhada
    .of = da Carta de Encruzilhada
    .to = à Carta de Encruzilhada
    .at = na Carta de Encruzilhada
    .every = todas as Cartas de Encruzilhada
    .plural = Cartas de Encruzilhada
    .the-pl = as Cartas de Encruzilhada
    .of-pl = das Cartas de Encruzilhada
    .count =
        { $count ->
            [one] { $count } Carta de Encruzilhada
           *[other] { $count } Cartas de Encruzilhada
        }
    .count-the =
        { $count ->
            [one] a Carta de Encruzilhada
           *[other] as { $count } Cartas de Encruzilhada
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Encruzilhada
           *[other] de { $count } Cartas de Encruzilhada
        }
cards_ally = Carta de Aliado
    .gender = f
    .a = uma Carta de Aliado
    .the = a Carta de Aliado
    .of = da Carta de Aliado
    .to = à Carta de Aliado
    .at = na Carta de Aliado
    .every = todas as Cartas de Aliado
    .plural = Cartas de Aliado
    .the-pl = as Cartas de Aliado
    .of-pl = das Cartas de Aliado
    .count =
        { $count ->
            [one] { $count } Carta de Aliado
           *[other] { $count } Cartas de Aliado
        }
    .count-the =
        { $count ->
            [one] a Carta de Aliado
           *[other] as { $count } Cartas de Aliado
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Aliado
           *[other] de { $count } Cartas de Aliado
        }
cards_mission = Carta de Missão
    .gender = f
    .a = uma Carta de Missão
    .the = a Carta de Missão
    .of = da Carta de Missão
    .to = à Carta de Missão
    .at = na Carta de Missão
    .every = todas as Cartas de Missão
    .plural = Cartas de Missão
    .the-pl = as Cartas de Missão
    .of-pl = das Cartas de Missão
    .count =
        { $count ->
            [one] { $count } Carta de Missão
           *[other] { $count } Cartas de Missão
        }
    .count-the =
        { $count ->
            [one] a Carta de Missão
           *[other] as { $count } Cartas de Missão
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Missão
           *[other] de { $count } Cartas de Missão
        }
cards_agenda = Carta de Agenda
    .gender = f
    .a = uma Carta de Agenda
    .the = a Carta de Agenda
    .of = da Carta de Agenda
    .to = à Carta de Agenda
    .at = na Carta de Agenda
    .every = todas as Cartas de Agenda
    .plural = Cartas de Agenda
    .the-pl = as Cartas de Agenda
    .of-pl = das Cartas de Agenda
    .count =
        { $count ->
            [one] { $count } Carta de Agenda
           *[other] { $count } Cartas de Agenda
        }
    .count-the =
        { $count ->
            [one] a Carta de Agenda
           *[other] as { $count } Cartas de Agenda
        }
    .count-of =
        { $count ->
            [one] de { $count } Carta de Agenda
           *[other] de { $count } Cartas de Agenda
        }
cards_notACylon = carta “Você Não é um Cylon”
    .gender = f
    .a = uma carta “Você Não é um Cylon”
    .the = a carta “Você Não é um Cylon”
    .of = da carta “Você Não é um Cylon”
    .to = à carta “Você Não é um Cylon”
    .at = na carta “Você Não é um Cylon”
    .every = todas as cartas “Você Não é um Cylon”
    .plural = cartas “Você Não é um Cylon”
    .the-pl = as cartas “Você Não é um Cylon”
    .of-pl = das cartas “Você Não é um Cylon”
    .count =
        { $count ->
            [one] { $count } carta “Você Não é um Cylon”
           *[other] { $count } cartas “Você Não é um Cylon”
        }
    .count-the =
        { $count ->
            [one] a carta “Você Não é um Cylon”
           *[other] as { $count } cartas “Você Não é um Cylon”
        }
    .count-of =
        { $count ->
            [one] de { $count } carta “Você Não é um Cylon”
           *[other] de { $count } cartas “Você Não é um Cylon”
        }

## names.entries

character_base_william-adama = William Adama
    .gender = m
character_base_lee-apollo-adama = Lee “Apollo” Adama
    .gender = m
character_base_gaius-baltar = Gaius Baltar
    .gender = m
character_base_sharon-boomer-valerii = Sharon “Boomer” Valerii
    .gender = f
character_base_galen-tyrol = Galen Tyrol
    .gender = m
character_base_karl-helo-agathon = Karl “Helo” Agathon
    .gender = m
character_base_laura-roslin = Laura Roslin
    .gender = f
character_base_kara-starbuck-thrace = Kara “Starbuck” Thrace
    .gender = f
character_base_saul-tigh = Saul Tigh
    .gender = m
character_base_tom-zarek = Tom Zarek
    .gender = m
character_daybreak_lee-adama = Lee Adama
    .gender = m
character_daybreak_romo-lampkin = Romo Lampkin
    .gender = m
character_daybreak_tom-zarek = Tom Zarek
    .gender = m
character_daybreak_louis-hoshi = Louis Hoshi
    .gender = m
character_daybreak_karl-helo-agathon = Karl “Helo” Agathon
    .gender = m
character_daybreak_brendan-hot-dog-costanza = Brendan “Hot Dog” Costanza
    .gender = m
character_daybreak_gaius-baltar = Gaius Baltar
    .gender = m
character_daybreak_sherman-doc-cottle = Sherman “Doc” Cottle
    .gender = m
character_daybreak_sharon-athena-agathon = Sharon “Athena” Agathon
    .gender = f
character_daybreak_danna-biers = D’Anna Biers
    .gender = f
character_daybreak_aaron-doral = Aaron Doral
    .gender = m
character_daybreak_simon-oneill = Simon O’Neill
    .gender = m
character_exodus_samuel-t-anders = Samuel T. Anders
    .gender = m
character_exodus_callandra-cally-tyrol = Callandra “Cally” Tyrol
    .gender = f
character_exodus_felix-gaeta = Felix Gaeta
    .gender = m
character_exodus_tory-foster = Tory Foster
    .gender = f
character_pegasus_helena-cain = Helena Cain
    .gender = f
character_pegasus_anastasia-dee-dualla = Anastasia “Dee” Dualla
    .gender = f
character_pegasus_ellen-tigh = Ellen Tigh
    .gender = f
character_pegasus_louanne-kat-katraine = Louanne “Kat” Katraine
    .gender = f
character_pegasus_cavil = Cavil
    .gender = m
character_pegasus_leoben-conoy = Leoben Conoy
    .gender = m
character_pegasus_caprica-six = “Caprica” Six
    .gender = f

character_base_kara-starbuck-thrace_expert-pilot = Piloto Experiente

skill_base_launch-scout = Lançar Batedor
skill_base_evasive-maneuvers = Manobras Evasivas
crisis_base_fulfiller-of-prophecy = Cumpridor da Profecia
crisis_base_food-shortage = Escassez de Comida


module_base_game = O jogo base
option_exodus_personal-goals = Objetivos Pessoais
option_exodus_final-five = Os Cinco Finais
option_exodus_cylon-fleet = Tabuleiro da Frota Cylon
objective_base_kobol = Kobol
    .gender = m
    .the = Kobol
    .of = de Kobol
    .to = a Kobol
    .at = em Kobol
objective_daybreak_earth = Terra
    .gender = f
    .the = a Terra
    .of = da Terra
    .to = à Terra
    .at = na Terra
objective_exodus_ionian-nebula = Nebulosa Jônica
    .gender = f
    .the = a Nebulosa Jônica
    .of = da Nebulosa Jônica
    .to = à Nebulosa Jônica
    .at = na Nebulosa Jônica
objective_pegasus_new-caprica = Nova Cáprica
    .gender = f
    .the = Nova Cáprica
    .of = de Nova Cáprica
    .to = a Nova Cáprica
    .at = em Nova Cáprica

ship_base_viper = Viper
    .gender = f
    .the = a viper
    .of = da viper
    .to = à viper
    .at = na viper
ship_base_raptor = Raptor
    .gender = m
    .the = o raptor
    .of = do raptor
    .to = ao raptor
    .at = no raptor
ship_base_raider = Nave de ataque
    .gender = f
    .the = a nave de ataque
    .of = da nave de ataque
    .to = à nave de ataque
    .at = na nave de ataque
ship_base_heavy-raider = Nave de ataque pesado
    .gender = f
    .the = a nave de ataque pesado
    .of = da nave de ataque pesado
    .to = à nave de ataque pesado
    .at = na nave de ataque pesado
ship_base_basestar = Base estelar
    .gender = f
    .the = a base estelar
    .of = da base estelar
    .to = à base estelar
    .at = na base estelar
ship_daybreak_assault-raptor = Raptor de assalto
    .gender = m
    .the = o raptor de assalto
    .of = do raptor de assalto
    .to = ao raptor de assalto
    .at = no raptor de assalto
ship_exodus_viper-mark-vii = Viper Mark VII
    .gender = f
    .the = a viper Mark VII
    .of = da viper Mark VII
    .to = à viper Mark VII
    .at = na viper Mark VII
ship_exodus_raider = Nave de ataque
    .gender = f
    .the = a nave de ataque
    .of = da nave de ataque
    .to = à nave de ataque
    .at = na nave de ataque
ship_pegasus_scar = Scar
    .gender = f
    .the = Scar
    .of = de Scar

track_base_jump-preparation = Trilha de Preparação para o Salto
    .gender = f
    .the = a trilha de Preparação para o Salto
    .of = da trilha de Preparação para o Salto
    .to = para a trilha de Preparação para o Salto
    .at = na trilha de Preparação para o Salto
    .on = na trilha de Preparação para o Salto
    .from = da trilha de Preparação para o Salto
track_base_boarding-party = Trilha de Embarque da Tropa
    .gender = f
    .the = a trilha de Embarque da Tropa
    .of = da trilha de Embarque da Tropa
    .to = para a trilha de Embarque da Tropa
    .at = na trilha de Embarque da Tropa
    .on = na trilha de Embarque da Tropa
    .from = da trilha de Embarque da Tropa
track_exodus_pursuit = Trilha de Perseguição
    .gender = f
    .the = a trilha de Perseguição
    .of = da trilha de Perseguição
    .to = para a trilha de Perseguição
    .at = na trilha de Perseguição
    .on = na trilha de Perseguição
    .from = da trilha de Perseguição
track_pegasus_occupation = Trilha de Ocupação
    .gender = f
    .the = a trilha de Ocupação
    .of = da trilha de Ocupação
    .to = para a trilha de Ocupação
    .at = na trilha de Ocupação
    .on = na trilha de Ocupação
    .from = da trilha de Ocupação
track_exodus_cylon-fleet-areas = Áreas de espaço Cylons
    .gender = pl
    .the = as áreas de espaço Cylons
    .of = das áreas de espaço Cylons
    .at = nas áreas de espaço Cylons

token_base_galactica-damage-ftl-control = Dano da Galactica (Controle FTL)
    .gender = m
token_base_galactica-damage-weapons-control = Dano da Galactica (Controle de Armas)
    .gender = m
token_base_galactica-damage-command = Dano da Galactica (Comando)
    .gender = m
token_base_galactica-damage-admirals-quarters = Dano da Galactica (Alojamento do Almirante)
    .gender = m
token_base_galactica-damage-hangar-deck = Dano da Galactica (Convés do Hangar)
    .gender = m
token_base_galactica-damage-armory = Dano da Galactica (Arsenal)
    .gender = m
token_base_galactica-damage-fuel = Dano da Galactica (combustível)
    .gender = m
token_base_galactica-damage-food = Dano da Galactica (alimento)
    .gender = m
token_base_basestar-damage-critical-hit = Dano Crítico
    .gender = m
token_base_basestar-damage-disabled-hangar = Hangar Desabilitado
    .gender = m
token_base_basestar-damage-disabled-weapons = Armas Desabilitadas
    .gender = m
token_base_basestar-damage-structural-damage = Dano Estrutural
    .gender = m
token_base_civilian-ship-1-population = Nave civil: 1 de população
    .gender = f
token_base_civilian-ship-2-population = Nave civil: 2 de população
    .gender = f
token_base_civilian-ship-1-population-and-1-fuel = Nave civil: 1 de população e 1 de combustível
    .gender = f
token_base_civilian-ship-1-population-and-1-morale = Nave civil: 1 de população e 1 de moral
    .gender = f
token_base_civilian-ship-nothing = Nave civil: nada
    .gender = f
token_base_nuke = Arma nuclear
    .gender = f
    .the = a arma nuclear
    .of = da arma nuclear
    .to = à arma nuclear
    .at = na arma nuclear
token_base_centurion = Centurião
    .gender = m
    .the = o centurião
    .of = do centurião
    .to = ao centurião
    .at = no centurião
token_base_fleet-marker = Marcador da frota
    .gender = m
    .the = o marcador da frota
    .of = do marcador da frota
    .to = ao marcador da frota
    .at = no marcador da frota
token_base_current-player = Marcador de jogador atual
    .gender = m
    .the = o marcador de jogador atual
    .of = do marcador de jogador atual
    .to = ao marcador de jogador atual
    .at = no marcador de jogador atual
token_base_die = Dado de oito lados
    .gender = m
    .the = o dado de oito lados
    .of = do dado de oito lados
    .to = ao dado de oito lados
    .at = no dado de oito lados
token_base_resource-fuel = Disco de recurso: combustível
    .gender = m
token_base_resource-food = Disco de recurso: alimento
    .gender = m
token_base_resource-morale = Disco de recurso: moral
    .gender = m
token_base_resource-population = Disco de recurso: população
    .gender = m
token_exodus_ally-token = Marcador de aliado
    .gender = m
    .the = o marcador de aliado
    .of = do marcador de aliado
    .to = ao marcador de aliado
    .at = no marcador de aliado
token_daybreak_miracle = Marcador de milagre
    .gender = m
    .the = o marcador de milagre
    .of = do marcador de milagre
    .to = ao marcador de milagre
    .at = no marcador de milagre
token_daybreak_basestar-allegiance = Marcador de lealdade da base estelar
    .gender = m
    .the = o marcador de lealdade da base estelar
    .of = do marcador de lealdade da base estelar
    .to = ao marcador de lealdade da base estelar
    .at = no marcador de lealdade da base estelar
token_exodus_cylon-pursuit-marker = Marcador de perseguição Cylon
    .gender = m
    .the = o marcador de perseguição Cylon
    .of = do marcador de perseguição Cylon
    .to = ao marcador de perseguição Cylon
    .at = no marcador de perseguição Cylon
token_exodus_trauma-benevolent = Trauma benevolente
    .gender = m
    .the = o trauma benevolente
    .of = do trauma benevolente
    .to = ao trauma benevolente
    .at = no trauma benevolente
token_exodus_trauma-antagonistic = Trauma antagonista
    .gender = m
    .the = o trauma antagonista
    .of = do trauma antagonista
    .to = ao trauma antagonista
    .at = no trauma antagonista
token_exodus_trauma-disaster = Desastre
    .gender = m
    .the = o desastre
    .of = do desastre
    .to = ao desastre
    .at = no desastre
token_exodus_basestar-damage-critical-hit = Dano Crítico
    .gender = m
token_exodus_basestar-damage-disabled-hangar = Hangar Desabilitado
    .gender = m
token_exodus_basestar-damage-disabled-weapons = Armas Desabilitadas
    .gender = m
token_exodus_basestar-damage-structural-damage = Dano Estrutural
    .gender = m
token_exodus_basestar-damage-collateral-damage = Dano Colateral
    .gender = m
token_exodus_basestar-damage-damage-to-personnel = Danos ao Pessoal
    .gender = m
token_exodus_nuke = Arma nuclear
    .gender = f
    .the = a arma nuclear
    .of = da arma nuclear
    .to = à arma nuclear
    .at = na arma nuclear
token_pegasus_pegasus-damage-pegasus-cic = Dano da Pegasus (CIC da Pegasus)
    .gender = m
token_pegasus_pegasus-damage-airlock = Dano da Pegasus (Eclusa de Ar)
    .gender = m
token_pegasus_pegasus-damage-main-batteries = Dano da Pegasus (Baterias Principais)
    .gender = m
token_pegasus_pegasus-damage-engine-room = Dano da Pegasus (Sala de Máquinas)
    .gender = m
token_pegasus_occupation-force = Força de ocupação
    .gender = f
    .the = a força de ocupação
    .of = da força de ocupação
    .to = à força de ocupação
    .at = na força de ocupação

loyalty_base_you-are-not-a-cylon = Você Não é um Cylon
loyalty_base_you-are-a-cylon-can-reduce-morale-by-1 = Você é um Cylon
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay = Você é um Cylon
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig = Você é um Cylon
loyalty_base_you-are-a-cylon-can-damage-galactica = Você é um Cylon
loyalty_base_you-are-a-sympathizer = Você é um Simpatizante
loyalty_daybreak_you-are-not-a-cylon = Você Não é um Cylon
loyalty_daybreak_you-are-the-mutineer = Você é o Amotinado
loyalty_exodus_you-are-not-a-cylon = Você Não é um Cylon
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track = Você é um Cylon
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2 = Você é um Cylon
loyalty_exodus_personal-goal-acquire-power = Objetivo Pessoal “Sede de Poder”
loyalty_exodus_personal-goal-devastation = Objetivo Pessoal “Devastação”
loyalty_exodus_personal-goal-political-intrigue = Objetivo Pessoal “Intriga Política”
loyalty_exodus_personal-goal-sacrifice = Objetivo Pessoal “Sacrifício”
loyalty_exodus_personal-goal-self-destruction = Objetivo Pessoal “Autodestruição”
loyalty_exodus_personal-goal-selfish = Objetivo Pessoal “Egoísmo”
loyalty_exodus_personal-goal-stand-and-fight = Objetivo Pessoal “Ficar e Lutar”
loyalty_exodus_personal-goal-use-caution = Objetivo Pessoal “Cautela”
loyalty_exodus_final-five-whoever-examines-this-card-is-executed = Os Cinco Finais
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated = Os Cinco Finais
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice = Os Cinco Finais
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed = Os Cinco Finais
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig = Os Cinco Finais
loyalty_pegasus_you-are-not-a-cylon = Você Não é um Cylon
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards = Você é um Cylon
loyalty_pegasus_you-are-a-sympathetic-cylon = Você é um Cylon Solidário

loyalty_base_you-are-a-cylon-can-reduce-morale-by-1_title = reduz a moral em 1
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay_title = envia um personagem à Enfermaria
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig_title = envia um personagem à Prisão
loyalty_base_you-are-a-cylon-can-damage-galactica_title = danifica a Galactica
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track_title = coloca um centurião na trilha de Embarque
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2_title = recua em 2 a trilha de Preparação para o Salto
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards_title = faz comprar Cartas de Traição
loyalty_exodus_personal-goal-acquire-power_title = 2 ou mais títulos ao mesmo tempo
loyalty_exodus_personal-goal-devastation_title = Almirante sem armas nucleares
loyalty_exodus_personal-goal-political-intrigue_title = Presidente na Prisão
loyalty_exodus_personal-goal-sacrifice_title = 6 vipers danificadas ou destruídas
loyalty_exodus_personal-goal-self-destruction_title = na Prisão ou na Enfermaria
loyalty_exodus_personal-goal-selfish_title = descarta Cartas de Perícia com força 20
loyalty_exodus_personal-goal-stand-and-fight_title = 10 ou mais naves de ataque
loyalty_exodus_personal-goal-use-caution_title = um salto de distância 1
loyalty_exodus_final-five-whoever-examines-this-card-is-executed_title = quem a examinar é executado
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated_title = se examinada, as naves Cylons são ativadas
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice_title = se examinada, dois danos à Galactica
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed_title = se examinada, seu dono é executado
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig_title = quem a examinar vai para a Prisão
track_base_jump-preparation_0 = espaço inicial
    .short = Início
track_base_jump-preparation_5 = Salto Automático
    .short = Salto Autom.
track_base_boarding-party_0 = espaço inicial
    .short = Início
track_base_boarding-party_4 = Humanos Perdem
track_exodus_pursuit_0 = espaço inicial
    .short = Início
track_exodus_pursuit_4 = Ataque Automático
    .short = Ataque Autom.
ally_exodus_alex-crashdown-quartararo = Alex “Crashdown” Quartararo
    .gender = m
ally_exodus_brother-cavil = Irmão Cavil
    .gender = m
ally_exodus_diana-hardball-seelix = Diana “Hardball” Seelix
    .gender = f
ally_exodus_dr-sherman-cottle = Dr. Sherman Cottle
    .gender = m
ally_exodus_margaret-racetrack-edmondson = Margaret “Racetrack” Edmondson
    .gender = f
ally_exodus_priestess-elosha = Sacerdotisa Elosha
    .gender = f
ally_exodus_anastasia-dee-dualla = Anastasia “Dee” Dualla
    .gender = f
ally_exodus_brendan-hot-dog-costanza = Brendan “Hot Dog” Costanza
    .gender = m
ally_exodus_callandra-cally-tyrol = Callandra “Cally” Tyrol
    .gender = f
ally_exodus_karl-helo-agathon = Karl “Helo” Agathon
    .gender = m
ally_exodus_lee-apollo-adama = Lee “Apollo” Adama
    .gender = m
ally_exodus_kara-starbuck-thrace = Kara “Starbuck” Thrace
    .gender = f
ally_exodus_louanne-kat-katraine = Louanne “Kat” Katraine
    .gender = f
ally_exodus_sharon-boomer-valerii = Sharon “Boomer” Valerii
    .gender = f
ally_exodus_caprica-six = “Caprica” Six
    .gender = f
ally_exodus_chief-galen-tyrol = Galen Tyrol
    .gender = m
track_pegasus_occupation_0 = Autoridade de Ocupação
track_pegasus_occupation_1 = Breeder’s Canyon
track_pegasus_occupation_2 = Estaleiro

module_pegasus_game_help = mais personagens e cartas, traição, execuções, Líderes Cylons
module_exodus_game_help = mais personagens e cartas; Objetivos Pessoais, os Cinco Finais, a Frota Cylon
module_daybreak_game_help = mais personagens e cartas, motim, milagres, raptors de assalto, Líderes Cylons com Motivações
option_exodus_personal-goals_help = Exodus: algumas cartas “Você Não é um Cylon” têm um objetivo; custa à frota se não cumprido
option_exodus_final-five_help = Exodus: algumas cartas humanas são dos Cinco Finais: examiná-las ou executar o dono prejudica
option_exodus_cylon-fleet_help = Exodus: as naves Cylons se reúnem em um tabuleiro próprio e perseguem a frota; um humano é o CAG
preset_base_first-game = Primeira partida
preset_base_first-game_help = o jogo base a caminho de Kobol, sem regras opcionais
preset_pegasus_first-game = Primeira partida com Pegasus
preset_pegasus_first-game_help = Pegasus a caminho de Kobol: sem Nova Cáprica, Líderes Cylons nem Cylon Solidário
preset_exodus_first-game = Primeira partida com Exodus
preset_exodus_first-game_help = Exodus a caminho de Kobol, sem as suas partes; podem-se acrescentar só os Cinco Finais
preset_daybreak_first-game = Primeira partida com Daybreak
preset_daybreak_first-game_help = Daybreak a caminho de Kobol: sem a viagem à Terra e sem Líderes Cylons
objective_base_kobol_help = o caminho para a Terra está em Kobol
objective_pegasus_new-caprica_help = a frota se estabelece, é ocupada e precisa escapar de novo
objective_exodus_ionian-nebula_help = aliados no caminho, trauma e um julgamento antes do último salto
objective_daybreak_earth_help = a Demetrius cumpre missões que aproximam a frota, e uma base estelar pode se rebelar

## names.decks

character_base_william-adama_inspirational-leader = Líder Inspirador
character_base_william-adama_command-authority = Autoridade de Comando
character_base_william-adama_emotionally-attached = Apegado
character_base_lee-apollo-adama_alert-viper-pilot = Piloto de Prontidão
character_base_lee-apollo-adama_cag = CAG
character_base_lee-apollo-adama_headstrong = Cabeça-Dura
character_base_gaius-baltar_delusional-intuition = Intuição Delirante
character_base_gaius-baltar_cylon-detector = Detector de Cylons
character_base_gaius-baltar_coward = Covarde
character_base_sharon-boomer-valerii_recon = Reconhecimento
character_base_sharon-boomer-valerii_mysterious-intuition = Intuição Misteriosa
character_base_sharon-boomer-valerii_sleeper-agent = Agente Adormecida
character_base_galen-tyrol_maintenance-engineer = Mestre da Manutenção
character_base_galen-tyrol_blind-devotion = Devoção Cega
character_base_galen-tyrol_reckless = Imprudente
character_base_karl-helo-agathon_eco-officer = Oficial de Contramedidas
character_base_karl-helo-agathon_moral-compass = Bússola Moral
character_base_karl-helo-agathon_stranded = Deixado para Trás
character_base_laura-roslin_religious-visions = Visões Religiosas
character_base_laura-roslin_skilled-politician = Política Hábil
character_base_laura-roslin_terminal-illness = Doença Terminal
character_base_kara-starbuck-thrace_secret-destiny = Destino Secreto
character_base_kara-starbuck-thrace_insubordinate = Insubordinada
character_base_saul-tigh_cylon-hatred = Ódio aos Cylons
character_base_saul-tigh_declare-martial-law = Decretar Lei Marcial
character_base_saul-tigh_alcoholic = Alcoólatra
character_base_tom-zarek_friends-in-low-places = Amigos no Submundo
character_base_tom-zarek_unconventional-tactics = Táticas Nada Ortodoxas
character_base_tom-zarek_convicted-criminal = Criminoso Condenado
character_pegasus_helena-cain_intolerant = Intolerante
character_pegasus_helena-cain_blind-jump = Salto às Cegas
character_pegasus_helena-cain_bent-on-revenge = Sede de Vingança
character_pegasus_anastasia-dee-dualla_efficient = Eficiente
character_pegasus_anastasia-dee-dualla_fast-learner = Aprende Rápido
character_pegasus_anastasia-dee-dualla_emotionally-fragile = Emocionalmente Frágil
character_pegasus_ellen-tigh_politically-adroit = Traquejo Político
character_pegasus_ellen-tigh_manipulative = Manipuladora
character_pegasus_ellen-tigh_nothing-but-trouble = Só Traz Problema
character_pegasus_louanne-kat-katraine_hotshot = Ás da Aviação
character_pegasus_louanne-kat-katraine_sacrifice = Sacrifício
character_pegasus_louanne-kat-katraine_stim-junkie = Viciada em Estimulantes
character_pegasus_cavil_primacy = Primazia
character_pegasus_cavil_aggressive-tactics = Táticas Agressivas
character_pegasus_cavil_lies-and-secrets = Mentiras e Segredos
character_pegasus_leoben-conoy_glimpse-the-face-of-god = Vislumbrar a Face de Deus
character_pegasus_leoben-conoy_cryptic-message = Mensagem Enigmática
character_pegasus_leoben-conoy_clouded = Visão Turva
character_pegasus_caprica-six_intimate = Íntima
character_pegasus_caprica-six_human-delusion = Ilusão Humana
character_pegasus_caprica-six_conflicted-loyalties = Lealdade Dividida
character_exodus_samuel-t-anders_star-player = Craque do Time
character_exodus_samuel-t-anders_longshot = Tiro no Escuro
character_exodus_samuel-t-anders_starts-on-the-bench = Começa no Banco
character_exodus_callandra-cally-tyrol_quick-fix = Conserto Rápido
character_exodus_callandra-cally-tyrol_discharge-of-a-firearm = Disparo de Arma de Fogo
character_exodus_callandra-cally-tyrol_impulsive = Impulsiva
character_exodus_felix-gaeta_ftl-operator = Operador de FTL
character_exodus_felix-gaeta_coup = Golpe
character_exodus_felix-gaeta_misguided = Desencaminhado
character_exodus_tory-foster_adaptable = Adaptável
character_exodus_tory-foster_influential = Influente
character_exodus_tory-foster_amoral = Amoral
character_daybreak_lee-adama_forward-thinker = Pensa à Frente
character_daybreak_lee-adama_choose-a-different-path = Escolher Outro Caminho
character_daybreak_lee-adama_moral-dilemma = Dilema Moral
character_daybreak_romo-lampkin_deceitful = Ardiloso
character_daybreak_romo-lampkin_attorney = Advogado
character_daybreak_romo-lampkin_kleptomania = Cleptomania
character_daybreak_tom-zarek_necessary-steps = Medidas Necessárias
character_daybreak_tom-zarek_abuse-power = Abusar do Poder
character_daybreak_tom-zarek_disreputable = Má Reputação
character_daybreak_louis-hoshi_dutiful = Cumpridor do Dever
character_daybreak_louis-hoshi_organized = Organizado
character_daybreak_louis-hoshi_reluctant = Relutante
character_daybreak_karl-helo-agathon_raptor-pilot = Piloto de Raptor
character_daybreak_karl-helo-agathon_no-one-gets-left-behind = Ninguém Fica para Trás
character_daybreak_karl-helo-agathon_family-commitments = Laços de Família
character_daybreak_brendan-hot-dog-costanza_memento = Lembrança
character_daybreak_brendan-hot-dog-costanza_escort = Escolta
character_daybreak_brendan-hot-dog-costanza_forced-to-eject = Forçado a Ejetar
character_daybreak_gaius-baltar_cult-leader = Líder de Seita
character_daybreak_gaius-baltar_broadcast = Pregação pelo Rádio
character_daybreak_gaius-baltar_spiritual-crisis = Crise Espiritual
character_daybreak_sherman-doc-cottle_treatment = Tratamento
character_daybreak_sherman-doc-cottle_quarantine = Quarentena
character_daybreak_sherman-doc-cottle_specialized = Especializado
character_daybreak_sharon-athena-agathon_for-love = Por Amor
character_daybreak_sharon-athena-agathon_resolute = Resoluta
character_daybreak_sharon-athena-agathon_grieving = Em Luto
character_daybreak_danna-biers_visions = Visões
character_daybreak_danna-biers_don-t-trust-anyone = Não Confie em Ninguém
character_daybreak_danna-biers_heretic = Herege
character_daybreak_aaron-doral_industrious = Diligente
character_daybreak_aaron-doral_meticulous = Meticuloso
character_daybreak_aaron-doral_vanity = Vaidade
character_daybreak_simon-oneill_calculating = Calculista
character_daybreak_simon-oneill_modifications = Modificações
character_daybreak_simon-oneill_logic-bound = Escravo da Lógica

crisis_base_ambush = Emboscada
crisis_base_besieged = Sitiados
crisis_base_boarding-parties = Grupos de Abordagem
crisis_base_cylon-swarm = Enxame Cylon
crisis_base_heavy-assault = Ataque Pesado
crisis_base_jammed-assault = Ataque com Interferência
crisis_base_raiding-party = Incursão Cylon
crisis_base_surrounded = Cercados
crisis_base_tactical-strike = Ataque Tático
crisis_base_thirty-three = Trinta e Três
crisis_base_crash-landing = Pouso Forçado
crisis_base_cylon-accusation = Acusação de Ser Cylon
crisis_base_cylon-tracking-device = Rastreador Cylon
crisis_base_cylon-virus = Vírus Cylon
crisis_base_detector-sabotage = Sabotagem no Detector
crisis_base_elections-loom = Eleições à Vista
crisis_base_guilt-by-collusion = Culpa por Conluio
crisis_base_hangar-accident = Acidente no Hangar
crisis_base_jump-computer-failure = Falha no Computador de Salto
crisis_base_legendary-discovery = Descoberta Lendária
crisis_base_loss-of-a-friend = A Perda de um Amigo
crisis_base_low-supplies = Suprimentos Baixos
crisis_base_mandatory-testing = Exame Obrigatório
crisis_base_missing-g4-explosives = Sumiço dos Explosivos G4
crisis_base_prison-labor = Trabalho Prisional
crisis_base_prisoner-revolt = Revolta dos Prisioneiros
crisis_base_resistance = Resistência
crisis_base_security-breach = Falha de Segurança
crisis_base_terrorist-bomber = Homem-Bomba
crisis_base_terrorist-investigations = Investigação de Terrorismo
crisis_base_the-olympic-carrier = A Olympic Carrier
crisis_base_unexpected-reunion = Reencontro Inesperado
crisis_base_unidentified-ship = Nave Não Identificada
crisis_base_weapon-malfunction = Pane nas Armas
crisis_base_witch-hunt = Caça às Bruxas
crisis_base_a-traitor-accused = Traidor Acusado
crisis_base_admiral-grilled = Almirante na Berlinda
crisis_base_analyze-enemy-fighter = Analisar o Caça Inimigo
crisis_base_bomb-threat = Ameaça de Bomba
crisis_base_build-cylon-detector = Construir o Detector de Cylons
crisis_base_colonial-day = Dia das Colônias
crisis_base_crippled-raider = Nave de Ataque Avariada
crisis_base_cylon-screenings = Triagem de Cylons
crisis_base_declare-martial-law = Decretar Lei Marcial
crisis_base_forced-water-mining = Mineração Forçada de Água
crisis_base_informing-the-public = Informar o Público
crisis_base_keep-tabs-on-visitor = De Olho no Visitante
crisis_base_network-computers = Computadores em Rede
crisis_base_requested-resignation = Renúncia Exigida
crisis_base_rescue-caprica-survivors = Resgate em Cáprica
crisis_base_rescue-mission-a = Missão de Resgate
crisis_base_rescue-mission-b = Missão de Resgate
crisis_base_rescue-the-fleet = Resgatar a Frota
crisis_base_riots-a = Tumultos
crisis_base_riots-b = Tumultos
crisis_base_scouting-for-fuel = Em Busca de Combustível
crisis_base_scouting-for-water = Em Busca de Água
crisis_base_send-survey-team = Enviar Equipe de Exploração
crisis_base_sleep-deprivation = Sem Dormir
crisis_base_water-sabotaged = Água Sabotada
crisis_base_water-shortage-a = Falta de Água
crisis_base_water-shortage-b = Falta de Água
crisis_base_water-shortage-c = Falta de Água
crisis_pegasus_a-verdict-of-guilty = Veredito: Culpado
crisis_pegasus_an-offer-of-peace = Proposta de Paz
crisis_pegasus_assassination-plot = Complô de Assassinato
crisis_pegasus_civilian-ship-nuked = Nave Civil Bombardeada
crisis_pegasus_code-blue = Código Azul
crisis_pegasus_defending-a-prisoner = Em Defesa de um Prisioneiro
crisis_pegasus_dogfight = Combate Aéreo
crisis_pegasus_food-hoarding-in-the-fleet = Comida Escondida na Frota
crisis_pegasus_medical-breakthrough = Avanço Médico
crisis_pegasus_pressure-the-supply-ships = Pressão sobre os Cargueiros
crisis_pegasus_reunite-the-fleet = Reunir a Frota
crisis_pegasus_review-galacticas-log = Rever o Diário da Galactica
crisis_pegasus_sabotage-investigated = Sabotagem Investigada
crisis_pegasus_scar = Scar
crisis_pegasus_standoff-with-pegasus = Impasse com a Pegasus
crisis_pegasus_suspicious-election-results = Eleição Suspeita
crisis_pegasus_the-black-market = O Mercado Negro
crisis_pegasus_the-guardians = Os Guardiões
crisis_pegasus_training-snafu = Desastre no Treinamento
crisis_pegasus_unsettling-stories = Histórias Perturbadoras
newCaprica_pegasus_a-cylon-ally = Um Aliado Cylon
newCaprica_pegasus_arrests-at-night = Prisões na Calada da Noite
newCaprica_pegasus_attack-on-the-power-plant = Ataque à Usina
newCaprica_pegasus_betrayed-from-within = Traídos por Dentro
newCaprica_pegasus_brutal-treatment = Tratamento Brutal
newCaprica_pegasus_centurion-ambush = Emboscada de Centuriões
newCaprica_pegasus_contact-informant = Contatar o Informante
newCaprica_pegasus_contact-raptor = Contatar o Raptor
newCaprica_pegasus_decode-cylon-maps = Decifrar os Mapas Cylons
newCaprica_pegasus_demanded-surrender = Rendição Exigida
newCaprica_pegasus_dissent-among-cylons = Discórdia entre os Cylons
newCaprica_pegasus_establish-sanitation = Saneamento Básico
newCaprica_pegasus_execution-list = Lista de Execução
newCaprica_pegasus_held-for-questioning = Preso para Interrogatório
newCaprica_pegasus_hiding-underground = Escondidos nos Túneis
newCaprica_pegasus_intra-atmos-entry = Salto na Atmosfera
newCaprica_pegasus_keeping-hera-hidden = Esconder Hera
newCaprica_pegasus_labor-union-strike = Greve do Sindicato
newCaprica_pegasus_marine-reinforcements = Reforço de Fuzileiros
newCaprica_pegasus_meet-liason-officer = Encontro com o Contato
newCaprica_pegasus_ncp-graduation = Formatura da Polícia
newCaprica_pegasus_ncp-recruitment = Recrutamento da Polícia
newCaprica_pegasus_organize-the-pilots = Organizar os Pilotos
newCaprica_pegasus_playing-with-emotions = Jogo de Emoções
newCaprica_pegasus_prepare-for-a-fight = Preparar para a Luta
newCaprica_pegasus_prepare-the-civilians = Preparar os Civis
newCaprica_pegasus_recover-launch-keys = Recuperar as Chaves de Partida
newCaprica_pegasus_rescue-detainees = Resgatar os Detidos
newCaprica_pegasus_resistance-bombings = Atentados da Resistência
newCaprica_pegasus_second-thoughts = Dúvidas de Última Hora
crisis_exodus_airlock-leak = Vazamento na Eclusa
crisis_exodus_ambushed-by-the-press = Emboscada da Imprensa
crisis_exodus_appoint-head-of-security = Nomear o Chefe da Segurança
crisis_exodus_centurion-assault = Ataque de Centuriões
crisis_exodus_consult-the-prisoner = Consultar o Prisioneiro
crisis_exodus_controversial-manuscript = Manuscrito Polêmico
crisis_exodus_cylon-genocide = Genocídio Cylon
crisis_exodus_divisive-behavior = Semear a Discórdia
crisis_exodus_familiar-face = Rosto Conhecido
crisis_exodus_guilty-conscience = Consciência Pesada
crisis_exodus_haunted-by-the-past = Fantasmas do Passado
crisis_exodus_hera-rescued = Hera Resgatada
crisis_exodus_hidden-explosives = Explosivos Escondidos
crisis_exodus_hidden-identity = Identidade Oculta
crisis_exodus_in-the-ring = No Ringue
crisis_exodus_interrogation = Interrogatório
crisis_exodus_joes-bar = Bar do Joe
crisis_exodus_labor-dispute = Conflito Trabalhista
crisis_exodus_medal-of-distinction = Medalha de Mérito
crisis_exodus_mysterious-guide = Guia Misteriosa
crisis_exodus_mysterious-message = Mensagem Misteriosa
crisis_exodus_power-failure = Queda de Energia
crisis_exodus_raptor-malfunction = Pane no Raptor
crisis_exodus_set-a-trap = Armar uma Cilada
crisis_exodus_strange-beacon = Sinalizador Estranho
crisis_exodus_temple-of-the-five = Templo dos Cinco
crisis_exodus_the-circle = O Círculo
crisis_exodus_the-passage = A Travessia
crisis_exodus_threat-of-super-nova = Ameaça de Supernova
crisis_exodus_truth-and-reconciliation = Verdade e Reconciliação
crisis_exodus_unexplained-deaths = Mortes sem Explicação
crisis_exodus_unfair-bias = Juízo Parcial
crisis_exodus_unwelcome-faces = Rostos Indesejados
crisis_exodus_widespread-starvation = Fome Generalizada
crisis_exodus_detente = Distensão
crisis_exodus_raiders-inbound = Naves de Ataque a Caminho
crisis_exodus_return-to-duty = De Volta ao Serviço
crisis_exodus_review-camera-footage = Rever as Gravações
crisis_exodus_tracked-by-radiation = Rastro de Radiação
crisis_exodus_training-a-rookie = Treinar um Novato
crisis_daybreak_blindsided = Pegos de Surpresa
crisis_daybreak_event-horizon = Horizonte de Eventos
crisis_daybreak_hornets-nest = Vespeiro
crisis_daybreak_lockdown = Confinamento
crisis_daybreak_reprisal = Represália
crisis_daybreak_trial-by-fire = Prova de Fogo
crisis_daybreak_a-desperate-pact = Pacto Desesperado
crisis_daybreak_abandon-galactica = Abandonar a Galactica
crisis_daybreak_an-ambitious-operation = Operação Ambiciosa
crisis_daybreak_consult-the-hybrid = Consultar a Híbrida
crisis_daybreak_dangerous-plots = Tramas Perigosas
crisis_daybreak_dishonest-tactics = Jogo Sujo
crisis_daybreak_domestic-dispute = Briga de Casal
crisis_daybreak_earth-in-ruins = A Terra em Ruínas
crisis_daybreak_enemy-of-my-enemy = O Inimigo do Meu Inimigo
crisis_daybreak_galactica-falling-apart = A Galactica se Desfaz
crisis_daybreak_give-in-to-despair = Entregues ao Desespero
crisis_daybreak_hybrid-in-panic = Híbrida em Pânico
crisis_daybreak_incitement-to-mutiny = Incitação ao Motim
crisis_daybreak_insubordinate-crew = Tripulação Insubordinada
crisis_daybreak_one-last-cocktail = O Último Drinque
crisis_daybreak_question-procedure = Questionar o Protocolo
crisis_daybreak_quorum-in-uproar = Quórum em Polvorosa
crisis_daybreak_rallying-support = Em Busca de Apoio
crisis_daybreak_reactor-critical = Reator em Estado Crítico
crisis_daybreak_rebuild-trust = Reconstruir a Confiança
crisis_daybreak_religious-turmoil = Agitação Religiosa
crisis_daybreak_requisition-for-demetrius = Requisição para a Demetrius
crisis_daybreak_secret-meetings = Reuniões Secretas
crisis_daybreak_starvation-in-dogsville = Fome em Dogsville

super-crisis_base_bomb-on-colonial-1 = Bomba na Colonial One
super-crisis_base_cylon-intruders = Invasores Cylons
super-crisis_base_fleet-mobilization = Mobilização da Frota
super-crisis_base_inbound-nukes = Mísseis Nucleares a Caminho
super-crisis_base_massive-assault = Ataque Maciço
super-crisis_pegasus_demand-peace-manifesto = Manifesto “Paz Já”
super-crisis_pegasus_footage-transmitted = Gravação Transmitida
super-crisis_pegasus_lured-into-a-trap = Atraídos para a Armadilha
super-crisis_pegasus_psychological-warfare = Guerra Psicológica
super-crisis_pegasus_the-farm = A Fazenda
super-crisis_exodus_fighting-blind = Lutando às Cegas
super-crisis_exodus_fire-all-missiles = Disparar Todos os Mísseis
super-crisis_exodus_human-prisoner = Prisioneiro Humano

crossroads_exodus_disturbing-vision = Visão Perturbadora
crossroads_exodus_miraculous-return = Retorno Milagroso
crossroads_exodus_perjury = Perjúrio
crossroads_exodus_scanned = Escaneados
crossroads_exodus_strange-music = Música Estranha
crossroads_exodus_testimony = Testemunho
crossroads_exodus_the-opera-house = A Casa de Ópera

mission_daybreak_attack-on-the-colony = Ataque à Colônia
mission_daybreak_cylon-civil-war = Guerra Civil Cylon
mission_daybreak_destroy-the-hub = Destruir o Núcleo
mission_daybreak_digging-up-the-past = Desenterrar o Passado
mission_daybreak_needs-of-the-people = As Necessidades do Povo
mission_daybreak_rescue-hera = Resgatar Hera
mission_daybreak_the-red-stripes = As Faixas Vermelhas
mission_daybreak_the-search-for-home = Em Busca de um Lar

mutiny_daybreak_armed-resistance = Resistência Armada
mutiny_daybreak_assume-command = Assumir o Comando
mutiny_daybreak_bait-and-switch = Gato por Lebre
mutiny_daybreak_betrayal-of-trust = Quebra de Confiança
mutiny_daybreak_blackmail = Chantagem
mutiny_daybreak_clipped-wings = Asas Cortadas
mutiny_daybreak_controversial-speech = Discurso Polêmico
mutiny_daybreak_feed-the-people = Alimentar o Povo
mutiny_daybreak_impeachment = Impeachment
mutiny_daybreak_make-a-deal = Fechar um Acordo
mutiny_daybreak_necessary-risk = Risco Necessário
mutiny_daybreak_panic = Pânico
mutiny_daybreak_peaceful-resistance = Resistência Pacífica
mutiny_daybreak_ruined-reputation = Reputação Arruinada
mutiny_daybreak_scavenging-for-parts = Caça às Peças
mutiny_daybreak_selfish-act = Ato de Egoísmo
mutiny_daybreak_send-a-message = Mandar um Recado
mutiny_daybreak_set-the-agenda = Ditar a Pauta
mutiny_daybreak_the-strong-survive = A Lei do Mais Forte
mutiny_daybreak_unauthorized-usage = Uso Não Autorizado
mutiny_daybreak_violent-protest = Protesto Violento
mutiny_daybreak_weapons-armed = Armas Prontas

destination_base_asteroid-field = Campo de Asteroides
destination_base_barren-planet = Planeta Árido
destination_base_cylon-ambush = Emboscada Cylon
destination_base_cylon-refinery = Refinaria Cylon
destination_base_deep-space = Espaço Profundo
destination_base_desolate-moon = Lua Desolada
destination_base_icy-moon = Lua Gelada
destination_base_ragnar-anchorage = Ancoradouro Ragnar
destination_base_remote-planet = Planeta Remoto
destination_base_tylium-planet = Planeta de Tílio
destination_pegasus_a-civilian-convoy = Comboio Civil
destination_pegasus_binary-star = Estrela Binária
destination_pegasus_gas-cloud = Nuvem de Gás
destination_pegasus_mining-asteroid = Asteroide de Mineração
destination_pegasus_misjump = Salto Errado
destination_exodus_algae-planet = Planeta das Algas
destination_exodus_cylon-raiders = Naves de Ataque Cylons
destination_exodus_derelict-basestar = Base Estelar à Deriva
destination_exodus_dying-star = Estrela Moribunda
destination_exodus_gas-giant = Gigante Gasoso
destination_exodus_lions-head-nebula = Nebulosa Cabeça de Leão
destination_exodus_radioactive-cloud = Nuvem Radioativa

quorum_base_accept-prophecy = Aceitar a Profecia
quorum_base_arrest-order = Ordem de Prisão
quorum_base_assign-arbitrator = Nomear Árbitro
quorum_base_assign-mission-specialist = Nomear Especialista
quorum_base_assign-vice-president = Nomear Vice-Presidente
quorum_base_authorization-of-brutal-force = Autorizar Força Bruta
quorum_base_encourage-mutiny = Incentivar o Motim
quorum_base_food-rationing = Racionar a Comida
quorum_base_inspirational-speech = Discurso Inspirador
quorum_base_presidential-pardon = Perdão Presidencial
quorum_base_release-cylon-mugshots = Divulgar Retratos de Cylons
quorum_pegasus_assign-chief-of-staff = Nomear Chefe de Gabinete
quorum_pegasus_civilian-self-defense = Autodefesa Civil
quorum_pegasus_consult-the-oracle = Consultar o Oráculo
quorum_pegasus_enact-production-quotas = Impor Cotas de Produção
quorum_pegasus_eulogy = Elogio Fúnebre
quorum_pegasus_execute-prisoner = Executar Prisioneiro
quorum_pegasus_probation = Liberdade Condicional
quorum_pegasus_resources-for-galactica = Recursos para a Galactica
quorum_pegasus_unsavory-connections = Ligações Suspeitas
quorum_exodus_establish-dogsville = Fundar Dogsville
quorum_exodus_presidential-order = Ordem Presidencial
quorum_exodus_resignation = Renúncia

skill_base_consolidate-power = Consolidar o Poder
skill_base_investigative-committee = Comissão de Inquérito
skill_base_executive-order = Ordem Executiva
skill_base_declare-emergency = Declarar Emergência
skill_base_strategic-planning = Planejamento Estratégico
skill_base_maximum-firepower = Poder de Fogo Máximo
skill_base_repair = Reparo
skill_base_scientific-research = Pesquisa Científica
skill_pegasus_investigative-committee = Comissão de Inquérito
skill_pegasus_support-the-people = Apoiar o Povo
skill_pegasus_preventative-policy = Política Preventiva
skill_pegasus_major-victory = Grande Vitória
skill_pegasus_at-any-cost = A Qualquer Custo
skill_pegasus_guts-and-initiative = Coragem e Iniciativa
skill_pegasus_critical-situation = Situação Crítica
skill_pegasus_full-throttle = Aceleração Máxima
skill_pegasus_run-interference = Abrir Caminho
skill_pegasus_jury-rigged = Gambiarra
skill_pegasus_calculations = Cálculos
skill_pegasus_broadcast-location = Transmitir a Posição
skill_pegasus_by-your-command = Às Suas Ordens
skill_pegasus_special-destiny = Destino Especial
skill_pegasus_gods-plan = Plano de Deus
skill_pegasus_human-weakness = Fraqueza Humana
skill_pegasus_sabotage = Sabotagem
skill_exodus_red-tape = Burocracia
skill_exodus_political-prowess = Talento Político
skill_exodus_iron-will = Vontade de Ferro
skill_exodus_state-of-emergency = Estado de Emergência
skill_exodus_trust-instincts = Confiar no Instinto
skill_exodus_scout-for-fuel = Buscar Combustível
skill_exodus_protect-the-fleet = Proteger a Frota
skill_exodus_best-of-the-best = A Elite da Elite
skill_exodus_establish-network = Montar a Rede
skill_exodus_build-nuke = Construir Arma Nuclear
skill_daybreak_force-their-hand = Forçar a Mão
skill_daybreak_popular-influence = Influência Popular
skill_daybreak_negotiation = Negociação
skill_daybreak_all-hands-on-deck = Todos a Postos
skill_daybreak_restore-order = Restaurar a Ordem
skill_daybreak_change-of-plans = Mudança de Planos
skill_daybreak_quick-thinking = Raciocínio Rápido
skill_daybreak_unorthodox-plan = Plano Nada Ortodoxo
skill_daybreak_a-second-chance = Segunda Chance
skill_daybreak_dogfight = Combate Aéreo
skill_daybreak_combat-veteran = Veterano de Combate
skill_daybreak_launch-reserves = Lançar a Reserva
skill_daybreak_install-upgrades = Instalar Melhorias
skill_daybreak_raptor-specialist = Especialista em Raptors
skill_daybreak_test-the-limits = Testar os Limites
skill_daybreak_bait = Isca
skill_daybreak_dradis-contact = Contato no DRADIS
skill_daybreak_a-better-machine = Máquina Melhor
skill_daybreak_personal-vices = Vícios Pessoais
skill_daybreak_violent-outbursts = Acessos de Violência
skill_daybreak_exploit-a-weakness = Explorar uma Fraqueza

agenda_pegasus_convert-the-infidels = Converter os Infiéis
agenda_pegasus_guide-them-to-destiny = Guiá-los ao Destino
agenda_pegasus_join-the-colonials = Unir-se aos Coloniais
agenda_pegasus_prove-their-worth = Provar o Valor Deles
agenda_pegasus_the-illusion-of-hope = A Ilusão da Esperança
agenda_pegasus_salvage-their-equipment = Saquear o Equipamento
agenda_pegasus_genocide = Genocídio
agenda_pegasus_reduce-them-to-ruins = Reduzi-los a Ruínas
agenda_pegasus_show-their-true-nature = Mostrar Quem Eles São
agenda_pegasus_siege-warfare = Guerra de Cerco
agenda_pegasus_grant-mercy = Ter Misericórdia
agenda_pegasus_mutual-annihilation = Aniquilação Mútua
motive_daybreak_end-the-chase = Encerrar a Caçada
motive_daybreak_improve-efficiency = Aumentar a Eficiência
motive_daybreak_keep-them-docile = Mantê-los Dóceis
motive_daybreak_learn-to-cherish = Aprender a Dar Valor
motive_daybreak_make-an-ally = Conquistar um Aliado
motive_daybreak_pressure-their-leaders = Pressionar os Líderes
motive_daybreak_remove-the-threat = Eliminar a Ameaça
motive_daybreak_a-false-sense-of-security = Falsa Segurança
motive_daybreak_a-justified-response = Resposta Justificada
motive_daybreak_fight-with-honor = Lutar com Honra
motive_daybreak_harvest-their-resources = Colher os Recursos
motive_daybreak_no-unnecessary-force = Sem Força Desnecessária
motive_daybreak_savor-their-demise = Saborear o Fim Deles
motive_daybreak_subjects-for-study = Cobaias

crisis_base_ambush_special = Treinar Novos Pilotos
crisis_base_besieged_special = Muitas Baixas
crisis_base_boarding-parties_special = Ataque Surpresa
crisis_base_cylon-swarm_special = Mobilização Maciça
crisis_base_heavy-assault_special = Bombardeio Pesado
crisis_base_jammed-assault_special = Comunicações Bloqueadas
crisis_base_raiding-party_special = Falha do FTL
crisis_base_surrounded_special = Pânico
crisis_base_tactical-strike_special = Ataque ao Hangar
crisis_base_thirty-three_special = Perseguição sem Trégua
super-crisis_base_massive-assault_special = Queda de Energia
crisis_daybreak_blindsided_special = Furar os Olhos Deles
crisis_daybreak_event-horizon_special = Poço Gravitacional
crisis_daybreak_hornets-nest_special = Fogo de Cobertura
crisis_daybreak_lockdown_special = Ataque Coordenado
crisis_daybreak_reprisal_special = Brecha para a Traição
crisis_daybreak_trial-by-fire_special = Chegou a Cavalaria
crisis_pegasus_dogfight_special = Fogo Ininterrupto
crisis_pegasus_scar_special = Vingança Pessoal
crisis_pegasus_the-guardians_special = Tripulação de Raptor Capturada
super-crisis_pegasus_lured-into-a-trap_special = Reparos Perigosos
ally_exodus_aaron-doral_benevolent = Burocrata
ally_exodus_aaron-doral_antagonistic = Cylon Calculista
ally_exodus_aaron-kelly_benevolent = Oficial de Sinalização
ally_exodus_aaron-kelly_antagonistic = Medidas Extremas
ally_exodus_alex-crashdown-quartararo_benevolent = ECO Leal
ally_exodus_alex-crashdown-quartararo_antagonistic = Líder Inexperiente
ally_exodus_anastasia-dee-dualla_benevolent = Oficial do CIC
ally_exodus_anastasia-dee-dualla_antagonistic = Desalento
ally_exodus_billy-keikeya_benevolent = Político Popular
ally_exodus_billy-keikeya_antagonistic = Natureza Ciumenta
ally_exodus_brendan-hot-dog-costanza_benevolent = Piloto sem Medo
ally_exodus_brendan-hot-dog-costanza_antagonistic = Encrenqueiro
ally_exodus_brother-cavil_benevolent = Conselheiro Incomum
ally_exodus_brother-cavil_antagonistic = Cylon Primordial
ally_exodus_callandra-cally-tyrol_benevolent = Mecânica Talentosa
ally_exodus_callandra-cally-tyrol_antagonistic = Humor Instável
ally_exodus_caprica-six_benevolent = Prisioneira Cooperativa
ally_exodus_caprica-six_antagonistic = Delirante
ally_exodus_chief-galen-tyrol_benevolent = Suboficial-Chefe
ally_exodus_chief-galen-tyrol_antagonistic = Depressão e Raiva
ally_exodus_danna-biers_benevolent = Jornalista Investigativa
ally_exodus_danna-biers_antagonistic = Cylon Oportunista
ally_exodus_diana-hardball-seelix_benevolent = Especialista em Aviônica
ally_exodus_diana-hardball-seelix_antagonistic = Implacável
ally_exodus_dr-sherman-cottle_benevolent = Cirurgião Experiente
ally_exodus_dr-sherman-cottle_antagonistic = Fumante Inveterado
ally_exodus_ellen-tigh_benevolent = Manipuladora Astuta
ally_exodus_ellen-tigh_antagonistic = Má Influência
ally_exodus_felix-gaeta_benevolent = Oficial Tático
ally_exodus_felix-gaeta_antagonistic = Consumido pelo Rancor
ally_exodus_gaius-baltar_benevolent = Cientista Brilhante
ally_exodus_gaius-baltar_antagonistic = Conduta Estranha
ally_exodus_helena-cain_benevolent = Inflexível
ally_exodus_helena-cain_antagonistic = Sem Margem para Erro
ally_exodus_kara-starbuck-thrace_benevolent = Pilota Habilidosa
ally_exodus_kara-starbuck-thrace_antagonistic = Manobras Arriscadas
ally_exodus_karl-helo-agathon_benevolent = Oficial Dedicado
ally_exodus_karl-helo-agathon_antagonistic = Decisões Impopulares
ally_exodus_kendra-shaw_benevolent = Navalha
ally_exodus_kendra-shaw_antagonistic = Foi Longe Demais
ally_exodus_laura-roslin_benevolent = Líder Nata
ally_exodus_laura-roslin_antagonistic = Doença Debilitante
ally_exodus_lee-apollo-adama_benevolent = Piloto Inspirador
ally_exodus_lee-apollo-adama_antagonistic = Sob Pressão Demais
ally_exodus_leoben-conoy_benevolent = Em Sintonia
ally_exodus_leoben-conoy_antagonistic = Cylon Instável
ally_exodus_louanne-kat-katraine_benevolent = Ás da Pilotagem
ally_exodus_louanne-kat-katraine_antagonistic = Vício em Estimulantes
ally_exodus_louis-hoshi_benevolent = Oficial de Comunicações
ally_exodus_louis-hoshi_antagonistic = Abalo Emocional
ally_exodus_margaret-racetrack-edmondson_benevolent = Ás dos Raptors
ally_exodus_margaret-racetrack-edmondson_antagonistic = Matem Todos!
ally_exodus_priestess-elosha_benevolent = Líder Religiosa
ally_exodus_priestess-elosha_antagonistic = Crise de Fé
ally_exodus_romo-lampkin_benevolent = Advogado Esperto
ally_exodus_romo-lampkin_antagonistic = Cleptomaníaco
ally_exodus_samuel-t-anders_benevolent = Atleta
ally_exodus_samuel-t-anders_antagonistic = Piloto Novato
ally_exodus_saul-tigh_benevolent = Imediato
ally_exodus_saul-tigh_antagonistic = Mão Pesada
ally_exodus_sharon-boomer-valerii_benevolent = Pilota de Raptor Talentosa
ally_exodus_sharon-boomer-valerii_antagonistic = Pousos Desastrosos
ally_exodus_simon-oneill_benevolent = Médico Cylon
ally_exodus_simon-oneill_antagonistic = Procedimentos Experimentais
ally_exodus_tom-zarek_benevolent = Cheio de Recursos
ally_exodus_tom-zarek_antagonistic = Relações Duvidosas
ally_exodus_tory-foster_benevolent = Estrategista Política
ally_exodus_tory-foster_antagonistic = Ética Questionável
ally_exodus_william-adama_benevolent = Comandante Veterano
ally_exodus_william-adama_antagonistic = Ninguém Fica para Trás

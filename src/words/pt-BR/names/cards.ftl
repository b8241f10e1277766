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
character_daybreak_simon-oneill = Simon O'Neill
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
loyalty_exodus_personal-goal-acquire-power = Objetivo Pessoal “Acquire Power”
loyalty_exodus_personal-goal-devastation = Objetivo Pessoal “Devastation”
loyalty_exodus_personal-goal-political-intrigue = Objetivo Pessoal “Political Intrigue”
loyalty_exodus_personal-goal-sacrifice = Objetivo Pessoal “Sacrifice”
loyalty_exodus_personal-goal-self-destruction = Objetivo Pessoal “Self-Destruction”
loyalty_exodus_personal-goal-selfish = Objetivo Pessoal “Selfish”
loyalty_exodus_personal-goal-stand-and-fight = Objetivo Pessoal “Stand and Fight”
loyalty_exodus_personal-goal-use-caution = Objetivo Pessoal “Use Caution”
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
track_pegasus_occupation_1 = Breeder's Canyon
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

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

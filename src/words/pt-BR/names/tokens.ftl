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

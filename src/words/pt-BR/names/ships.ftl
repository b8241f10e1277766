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

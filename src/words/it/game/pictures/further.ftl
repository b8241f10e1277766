allies = Alleati
allyAt = { $ally }: { $place }
symbol-benevolent = Benevolo
symbol-antagonistic = Ostile
symbol-disaster = Disastro

cylonFleet = Flotta Cylone
pursuit = Inseguimento
glance-pursuit = Insegu.
pursuitOf = { $space } di { $last }
pursuitShips =
    { $count ->
        [one] poi: +{ $count } nave civile
       *[other] poi: +{ $count } navi civili
    }
pursuitLast = poi: arriva tutto ciò che è in rosso

activeMission = Missione attiva
glance-mission = Missione
missionsLeft = { $left } rimaste
missionsDiscarded = { $left } rimaste, { $discarded } scartate
noMission = Nessuna Missione dall’ultimo salto
missionFailed = Fallita: al salto torna nel mazzo
missionFailedShort = Fallita, a faccia in giù
missionCounts = Riuscita: vale { $distance } di distanza
missionCountsShort = Vale { $distance }
missionWorth = Vale { $distance } di distanza
missionUntilJump = Fino al prossimo salto

rebel-human = Umani
rebel-cylon = Cyloni
rebelPrice = ogni azione costa un segnalino miracolo o una Carta Super Crisi
rebelPriceShort = segnalino o Super Crisi per azione
glance-rebels = Ribelli
rebelWith-human = Base Stellare Ribelle con gli umani
rebelWith-cylon = Base Stellare Ribelle con i Cyloni

locked = Bloccate
prepared = Operative
inOrbit = Galactica in orbita
away = Galactica lontano
glance-settlement = Colonia
ships = navi: { $locked } bloccate, { $prepared } operative
noForces = nessuna forza di occupazione
forces = forze di occup.: { $places }
placeTimes = { $place } ×{ $count }

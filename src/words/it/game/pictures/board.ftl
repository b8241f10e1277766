turn = Turno { $turn }
turnPhase = Turno { $turn } · { $phase }
setup = Preparazione
phase-startOfTurn = Inizio
phase-receiveSkills = Abilità
phase-movement = Movimento
phase-action = Azione
phase-crisis = Crisi
phase-activateCylonShips = Navi Cyloni
phase-prepareForJump = Prep. salto
phase-endOfTurn = Fine

now = Ora:
asked = { $player }, { $question }
askedAll = { $players }: { $question }
waiting = Si aspettano i giocatori

humansWin = Vincono gli umani
cylonsWin = Vincono i Cyloni
after =
    { $turns ->
        [one] Dopo { $turns } turno e una distanza di { $distance }
       *[other] Dopo { $turns } turni e una distanza di { $distance }
    }

low = { $resource }: poco
dial-fuel = Carbur.
dial-food = Cibo
dial-morale = Morale
dial-population = Popol.
loss-fuel = { $count }C
loss-food = { $count }B
loss-morale = { $count }M
loss-population = { $count }P
noLaunch = H
noAttack = A

distance = Distanza
distanceOf = di { $end } per { $goal }
distanceOfShort = di { $end }
notJumped = La flotta non ha ancora compiuto un salto
glanceDistance = Distanza { $distance } di { $end }
glanceDistanceAt = Distanza { $distance } di { $end } · a { $next }: { $events }
glanceDistanceNext = Distanza { $distance } di { $end }, poi { $next }

jumpTrack = Prep. al Salto
ftlNotReady = FTL non pronto
ftlReady = FTL pronto, rischio { $count } popol.
ftlReadyShort = FTL pronto, rischio { $count }
brings = Fa tornare il Galactica
unused = Non si usa più
boardingTrack = Abbordaggio
aboard =
    { $count ->
        [0] Nessun centurione a bordo
        [one] { $count } centurione a bordo
       *[other] { $count } centurioni a bordo
    }
aboardShort =
    { $count ->
        [0] Nessun centurione
        [one] { $count } centurione
       *[other] { $count } centurioni
    }
ftl = FTL
back = Rit.
auto = Auto
lost = Persi
jumpUnused = L’indicatore di Salto non si usa più

launch = Lancio
closed = Chiuso
scar = Scar

reserves = Riserve
vipers = Viper
vipersShort = Viper
raptors = Raptor
raptorsShort = Raptor
nukes = Atomiche
nukesShort = Atom.
damaged = Dannegg.
damagedShort = Danni
lostShips = Persi
lostShipsShort = Persi
model =
    { $model ->
        [viperMarkVII] Mark VII
        [assaultRaptor] Assalto
       *[other] { $name }
    }
modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Assal.
       *[other] { $name }
    }

deck-destiny = Destino
deck-crisis = Crisi
deck-superCrisis = Super Crisi
deck-quorum = Consiglio
deck-quorumHand = Mano C.
deck-mutiny = Ammut.
deck-destination = Destinaz.
deck-loyalty = Affiliaz.
deck-civilians = Civili
deck-politics = Politica
deck-leadership = Leadership
deck-tactics = Tattica
deck-piloting = Pilotaggio
deck-engineering = Ingegneria
deck-treachery = Tradimento
used = usate { $count }
letter-quorum = C
letter-mutiny = A
letter-loyalty = A
letter-civilians = C
letter-agenda = I
letter-motive = M
letters-politics = POL
letters-leadership = LEA
letters-tactics = TAT
letters-piloting = PIL
letters-engineering = ING
letters-treachery = TRA

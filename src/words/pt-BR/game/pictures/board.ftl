turn = Turno { $turn }
turnPhase = Turno { $turn } · { $phase }
setup = Preparação
phase-startOfTurn = Início
phase-receiveSkills = Perícias
phase-movement = Movimento
phase-action = Ação
phase-crisis = Crise
phase-activateCylonShips = Naves Cylons
phase-prepareForJump = Prep. salto
phase-endOfTurn = Final

now = Agora:
asked = { $player }, { $question }
askedAll = { $players }: { $question }
waiting = Aguardando os jogadores

humansWin = Os humanos vencem
cylonsWin = Os Cylons vencem
after =
    { $turns ->
        [one] Após { $turns } turno e uma distância de { $distance }
       *[other] Após { $turns } turnos e uma distância de { $distance }
    }

low = { $resource }: baixo
dial-fuel = Combust.
dial-food = Alimento
dial-morale = Moral
dial-population = Popul.
loss-fuel = { $count }C
loss-food = { $count }A
loss-morale = { $count }M
loss-population = { $count }P
noLaunch = H
noAttack = A

distance = Distância
distanceOf = de { $end } até { $goal }
distanceOfShort = de { $end }
notJumped = A frota ainda não saltou
glanceDistance = Distância { $distance } de { $end }
glanceDistanceAt = Distância { $distance } de { $end } · em { $next }: { $events }
glanceDistanceNext = Distância { $distance } de { $end }, próximo { $next }

jumpTrack = Prep. para o Salto
ftlNotReady = FTL não pronto
ftlReady = FTL pronto, risco: { $count } popul.
ftlReadyShort = FTL pronto, risco { $count }
brings = Traz a Galactica de volta
unused = Não se usa mais
boardingTrack = Embarque
aboard =
    { $count ->
        [0] Nenhum centurião a bordo
        [one] { $count } centurião a bordo
       *[other] { $count } centuriões a bordo
    }
aboardShort =
    { $count ->
        [0] Nenhum centurião
        [one] { $count } centurião
       *[other] { $count } centuriões
    }
ftl = FTL
back = Volta
auto = Auto
lost = Fim
jumpUnused = A trilha de Salto não se usa mais

launch = Lançar
closed = Fechado
scar = Scar

reserves = Reserva
vipers = Vipers
vipersShort = Vipers
raptors = Raptors
raptorsShort = Raptor
nukes = Nucleares
nukesShort = Nucl.
damaged = Danific.
damagedShort = Danos
lostShips = Perdidos
lostShipsShort = Perd.
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
deck-crisis = Crise
deck-superCrisis = Super Crise
deck-quorum = Quórum
deck-quorumHand = Mão Q.
deck-mutiny = Motim
deck-destination = Destinos
deck-loyalty = Lealdade
deck-civilians = Civis
deck-politics = Política
deck-leadership = Liderança
deck-tactics = Tática
deck-piloting = Pilotagem
deck-engineering = Engenharia
deck-treachery = Traição
used = usadas { $count }
letter-quorum = Q
letter-mutiny = M
letter-loyalty = L
letter-civilians = C
letter-agenda = A
letter-motive = M
letters-politics = POL
letters-leadership = LID
letters-tactics = TÁT
letters-piloting = PIL
letters-engineering = ENG
letters-treachery = TRA

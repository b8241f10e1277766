notOver = Questa partita non è finita: i suoi segreti si svelano alla fine.
notOverHint = Fino ad allora /hand mostra i tuoi, e /game log ciò che sanno tutti.
whoWasWhat = Chi era che cosa
player = { $name }: { $side }
winner = { $name }: { $side }, ha vinto
side_human = umano
side_cylon = Cylone
side_cylonLeader = Leader Cylone
side_sympatheticCylon = Cylone amichevole
card_start = { $card } dall'inizio
card_sleeper = { $card } nella fase dell'Agente Dormiente
card_later = { $card } nel turno { $turn }
card_handed = { $card } da { $giver } nel turno { $turn }
cardRevealed = { $card }, rivelata nel turno { $turn }
gone = { $card } (non più in mano)
held = Alla fine: { $cards }
heldAims = scopo segreto { $cards }
heldQuorum = Consiglio { $cards }
heldSuperCrises = Super Crisi { $cards }
heldMutiny = Ammutinamento { $cards }
heldTrauma = traumi { $cards }
heldSkills = Abilità { $cards }
turningPoints = I momenti decisivi
turningPoint = Turno { $turn }: { $what }
turned_revealed = { $name } era un Cylone, e prosegue come tale.
turned_sympathizer = { $name } era un simpatizzante, e passa dalla parte dei Cyloni.
turned_sympathetic = { $name } diventa un Cylone con uno scopo tutto suo.
turned_leader = { $name } prosegue come Leader Cylone.
executed_human = esecuzione di { $name }: era dalla parte degli umani.
executed_cylon = esecuzione di { $name }: era un Cylone.
executed_cylonLeader = esecuzione di { $name }, Leader Cylone.
executed_sympatheticCylon = esecuzione di { $name }, il Cylone amichevole.
sentToBrig = { $name } finisce nelle Celle.
sentToDetention = { $name } finisce in Detenzione.
vipersLost =
    { $number ->
        [one] { $number } viper distrutto.
       *[other] { $number } viper distrutti.
    }
jumped = la flotta compie un salto, e arriva a distanza { $distance }.
lost = la flotta paga: { $losses }.
lostWithShips =
    { $count ->
        [one] la flotta paga: { $losses }; { $count } nave civile distrutta.
       *[other] la flotta paga: { $losses }; { $count } navi civili distrutte.
    }
nearMiss = { $check } fallisce per { $by }.
spoiled = { $check } fallisce per { $by }; senza il −{ $strength } di { $name } sarebbe stato un successo.
contributions = Quanto hanno dato alle prove di abilità
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
helped = { $name }: +{ $helped } con { $helpedCards }, nessuna contro
harmed = { $name }: +{ $helped } con { $helpedCards }, −{ $harmed } con { $harmedCards }
asCylon = di cui −{ $strength } da Cylone
worst = il massimo contro { $check } nel turno { $turn } (−{ $strength })
checksButton = Tutte le prove di abilità
checksTitle = Chi ha aggiunto che cosa in { $game }
checksPage = Chi ha aggiunto che cosa in { $game } ({ $page } di { $pages })
noChecks = In questa partita non c'è stata nessuna prova di abilità.
turn = Turno { $turn }
uncounted = { $check } ({ $difficulty }): mai conteggiata
added = { $name } { $sum }: { $cards }
addedAsCylon = { $name } (Cylone) { $sum }: { $cards }
others = Da nessun giocatore { $sum }: { $cards }
notCounted = { $name }, tolte dalla prova prima del conteggio: { $cards }
byAbilities = Abilità { $sum }
byAbilitiesOf = Abilità { $sum }: { $sources }
earlier = ◀ Precedenti
later = Successive ▶

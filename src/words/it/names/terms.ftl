## names.words

phase_setup = Setup
phase_startOfTurn = Inizio del turno
phase_receiveSkills = Ricezione delle Abilità
phase_movement = Movimento
phase_action = Azione
phase_crisis = Crisi
phase_activateCylonShips = Attivazione delle Navi Cyloni
phase_prepareForJump = Preparazione al Salto
phase_endOfTurn = Fine del turno

politicalLeader = Leader politico
    .any = Un leader politico
    .gender = m
militaryLeader = Leader militare
    .any = Un leader militare
    .gender = m
pilot = Pilota
    .any = Un pilota
    .gender = m
support = Supporto
    .any = Un personaggio di supporto
    .gender = m
cylonLeader = Leader Cylone
    .tight = Leader
    .any = Un Leader Cylone
    .gender = m

activation_raiders = raider
    .the = i raider
activation_launchRaiders = lancia raider
    .the = il lancio dei raider
activation_heavyRaiders = heavy raider e centurioni
    .the = gli heavy raider e i centurioni
activation_basestars = basi stellari
    .the = le basi stellari
activation_occupation = forze di occupazione
    .the = le forze di occupazione

kind_character = Personaggio
    .gender = m
kind_skillCard = Carta Abilità
    .gender = f
kind_crisis = Carta Crisi
    .gender = f
kind_superCrisis = Carta Super Crisi
    .gender = f
kind_quorum = Carta Consiglio
    .gender = f
kind_loyalty = Carta Affiliazione
    .gender = f
kind_destination = Carta Destinazione
    .gender = f
kind_location = Ambiente
    .gender = m
kind_token = Segnalino
    .gender = m
kind_track = Indicatore
    .gender = m
kind_title = Titolo
    .gender = m
kind_objective = Obiettivo
    .gender = m
kind_setup = Setup
    .gender = m
kind_module = Regole del tavolo
    .gender = pl
kind_agenda = Intenzioni
    .gender = pl

deck_crisis = mazzo delle Crisi
    .gender = m
    .the = il mazzo delle Crisi
    .of = del mazzo delle Crisi
    .on = sul mazzo delle Crisi
    .to = al mazzo delle Crisi
    .from = dal mazzo delle Crisi
deck_superCrisis = mazzo delle Super Crisi
    .gender = m
    .the = il mazzo delle Super Crisi
    .of = del mazzo delle Super Crisi
    .on = sul mazzo delle Super Crisi
    .to = al mazzo delle Super Crisi
    .from = dal mazzo delle Super Crisi
deck_quorum = mazzo del Consiglio
    .gender = m
    .the = il mazzo del Consiglio
    .of = del mazzo del Consiglio
    .on = sul mazzo del Consiglio
    .to = al mazzo del Consiglio
    .from = dal mazzo del Consiglio
deck_destination = mazzo delle Destinazioni
    .gender = m
    .the = il mazzo delle Destinazioni
    .of = del mazzo delle Destinazioni
    .on = sul mazzo delle Destinazioni
    .to = al mazzo delle Destinazioni
    .from = dal mazzo delle Destinazioni
deck_loyalty = mazzo delle Affiliazioni
    .gender = m
    .the = il mazzo delle Affiliazioni
    .of = del mazzo delle Affiliazioni
    .on = sul mazzo delle Affiliazioni
    .to = al mazzo delle Affiliazioni
    .from = dal mazzo delle Affiliazioni
deck_destiny = mazzo del Destino
    .gender = m
    .the = il mazzo del Destino
    .of = del mazzo del Destino
    .on = sul mazzo del Destino
    .to = al mazzo del Destino
    .from = dal mazzo del Destino

deck_mission = mazzo delle Missioni
    .gender = m
    .the = il mazzo delle Missioni
    .of = del mazzo delle Missioni
    .on = sul mazzo delle Missioni
    .to = al mazzo delle Missioni
    .from = dal mazzo delle Missioni

deck_mutiny = mazzo degli Ammutinamenti
    .gender = m
    .the = il mazzo degli Ammutinamenti
    .of = del mazzo degli Ammutinamenti
    .on = sul mazzo degli Ammutinamenti
    .to = al mazzo degli Ammutinamenti
    .from = dal mazzo degli Ammutinamenti

deck_ally = mazzo degli Alleati
    .gender = m
    .the = il mazzo degli Alleati
    .of = del mazzo degli Alleati
    .on = sul mazzo degli Alleati
    .to = al mazzo degli Alleati
    .from = dal mazzo degli Alleati

setup_base_ships = Navi nello spazio al setup
    .inside = navi nello spazio al setup
setup_exodus_battle-of-the-ionian-nebula = Battaglia della Nebulosa Ionica
    .inside = battaglia della Nebulosa Ionica
setup_pegasus_galactica-returns = Navi collocate quando il Galactica torna su New Caprica
    .inside = navi collocate quando il Galactica torna su New Caprica

## names.people

title_base_president = Presidente
    .tight = Pres.
    .gender = m
    .the = il Presidente
    .short = Presidente
    .whose = del Presidente
    .object = il Presidente
    .of = del Presidente
    .to = al Presidente
    .from = dal Presidente
title_base_admiral = Ammiraglio
    .tight = Amm.
    .gender = m
    .the = l’Ammiraglio
    .short = Ammiraglio
    .whose = dell’Ammiraglio
    .object = l’Ammiraglio
    .of = dell’Ammiraglio
    .to = all’Ammiraglio
    .from = dall’Ammiraglio
title_exodus_cag = CAG
    .gender = m
    .the = il CAG
    .short = CAG
    .whose = del CAG
    .object = il CAG
    .of = del CAG
    .to = al CAG
    .from = dal CAG
title_exodus_admiral-cylon-fleet = Ammiraglio
    .gender = m
    .the = l’Ammiraglio
    .short = Ammiraglio
    .whose = dell’Ammiraglio
    .object = l’Ammiraglio
    .of = dell’Ammiraglio
    .to = all’Ammiraglio
    .from = dall’Ammiraglio
title_pegasus_president-new-caprica = Presidente
    .gender = m
    .the = il Presidente
    .short = Presidente
    .whose = del Presidente
    .object = il Presidente
    .of = del Presidente
    .to = al Presidente
    .from = dal Presidente
title_pegasus_admiral-new-caprica = Ammiraglio
    .gender = m
    .the = l’Ammiraglio
    .short = Ammiraglio
    .whose = dell’Ammiraglio
    .object = l’Ammiraglio
    .of = dell’Ammiraglio
    .to = all’Ammiraglio
    .from = dall’Ammiraglio

role_current = il giocatore di turno
    .gender = m
    .the = il giocatore di turno
    .short = giocatore di turno
    .whose = del giocatore di turno
    .object = il giocatore di turno
    .of = del giocatore di turno
    .to = al giocatore di turno
    .from = dal giocatore di turno
role_chooser = il giocatore che ha scelto
    .gender = m
    .the = il giocatore che ha scelto
    .short = giocatore che ha scelto
    .whose = del giocatore che ha scelto
    .object = il giocatore che ha scelto
    .of = del giocatore che ha scelto
    .to = al giocatore che ha scelto
    .from = dal giocatore che ha scelto
role_itsPlayer = il giocatore Cylone che ha giocato questa carta
    .gender = m
    .the = il giocatore Cylone che ha giocato questa carta
    .short = giocatore Cylone
    .whose = del giocatore Cylone che ha giocato questa carta
    .object = il giocatore Cylone che ha giocato questa carta
    .of = del giocatore Cylone che ha giocato questa carta
    .to = al giocatore Cylone che ha giocato questa carta
    .from = dal giocatore Cylone che ha giocato questa carta
role_you = tu
    .gender = you
    .the = tu
    .short = tu
    .whose = tuo
    .object = te
    .of = di te
    .to = a te
    .from = da te
role_chosen = quel giocatore
    .gender = m
    .the = quel giocatore
    .short = quel giocatore
    .whose = di quel giocatore
    .object = quel giocatore
    .of = di quel giocatore
    .to = a quel giocatore
    .from = da quel giocatore
role_each = ogni giocatore umano
    .gender = m
    .the = ogni giocatore umano
    .short = ogni giocatore umano
    .whose = di ogni giocatore umano
    .object = ogni giocatore umano
    .of = di ogni giocatore umano
    .to = a ogni giocatore umano
    .from = da ogni giocatore umano
role_everyone = ogni giocatore, Cylone o umano,
    .gender = m
    .the = ogni giocatore, Cylone o umano,
    .short = ogni giocatore
    .whose = di ogni giocatore
    .object = ogni giocatore
    .of = di ogni giocatore
    .to = a ogni giocatore
    .from = da ogni giocatore
role_cylons = ogni giocatore Cylone
    .gender = m
    .the = ogni giocatore Cylone
    .short = ogni giocatore Cylone
    .whose = di ogni giocatore Cylone
    .object = ogni giocatore Cylone
    .of = di ogni giocatore Cylone
    .to = a ogni giocatore Cylone
    .from = da ogni giocatore Cylone
role_they = quel giocatore
    .gender = m
    .the = quel giocatore
    .short = quel giocatore
    .whose = di quel giocatore
    .object = quel giocatore
    .of = di quel giocatore
    .to = a quel giocatore
    .from = da quel giocatore

## names.resources

fuel = carburante
    .gender = m
    .the = il carburante
    .of = del carburante
    .count = { $count } carburante
food = cibo
    .gender = m
    .the = il cibo
    .of = del cibo
    .count = { $count } cibo
morale = morale
    .gender = m
    .the = il morale
    .of = del morale
    .count = { $count } morale
population = popolazione
    .gender = f
    .the = la popolazione
    .of = della popolazione
    .count = { $count } popolazione

## names.ships

basestar = base stellare
    .gender = f
    .a = una base stellare
    .the = la base stellare
    .of = della base stellare
    .to = alla base stellare
    .from = dalla base stellare
    .on = sulla base stellare
    .every = ogni base stellare
    .plural = basi stellari
    .the-pl = le basi stellari
    .of-pl = delle basi stellari
    .to-pl = alle basi stellari
    .count =
        { $count ->
            [one] { $count } base stellare
           *[other] { $count } basi stellari
        }
    .count-the =
        { $count ->
            [one] la base stellare
           *[other] le { $count } basi stellari
        }
    .count-of =
        { $count ->
            [one] della base stellare
           *[other] delle { $count } basi stellari
        }
    .count-destroyed =
        { $count ->
            [one] { $count } base stellare distrutta
           *[other] { $count } basi stellari distrutte
        }
    .count-moves =
        { $count ->
            [one] { $count } base stellare si sposta
           *[other] { $count } basi stellari si spostano
        }
raider = raider
    .gender = m
    .a = un raider
    .the = il raider
    .of = del raider
    .to = al raider
    .from = dal raider
    .on = sul raider
    .every = ogni raider
    .plural = raider
    .the-pl = i raider
    .of-pl = dei raider
    .to-pl = ai raider
    .count = { $count } raider
    .count-the =
        { $count ->
            [one] il raider
           *[other] i { $count } raider
        }
    .count-of =
        { $count ->
            [one] del raider
           *[other] dei { $count } raider
        }
    .count-destroyed =
        { $count ->
            [one] { $count } raider distrutto
           *[other] { $count } raider distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } raider si sposta
           *[other] { $count } raider si spostano
        }
heavyRaider = heavy raider
    .gender = m
    .a = un heavy raider
    .the = l’heavy raider
    .of = dell’heavy raider
    .to = all’heavy raider
    .from = dall’heavy raider
    .on = sull’heavy raider
    .every = ogni heavy raider
    .plural = heavy raider
    .the-pl = gli heavy raider
    .of-pl = degli heavy raider
    .to-pl = agli heavy raider
    .count = { $count } heavy raider
    .count-the =
        { $count ->
            [one] l’heavy raider
           *[other] i { $count } heavy raider
        }
    .count-of =
        { $count ->
            [one] dell’heavy raider
           *[other] dei { $count } heavy raider
        }
    .count-destroyed =
        { $count ->
            [one] { $count } heavy raider distrutto
           *[other] { $count } heavy raider distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } heavy raider si sposta
           *[other] { $count } heavy raider si spostano
        }
viper = viper
    .gender = m
    .a = un viper
    .the = il viper
    .of = del viper
    .to = al viper
    .from = dal viper
    .on = sul viper
    .every = ogni viper
    .plural = viper
    .the-pl = i viper
    .of-pl = dei viper
    .to-pl = ai viper
    .count = { $count } viper
    .count-the =
        { $count ->
            [one] il viper
           *[other] i { $count } viper
        }
    .count-of =
        { $count ->
            [one] del viper
           *[other] dei { $count } viper
        }
    .count-destroyed =
        { $count ->
            [one] { $count } viper distrutto
           *[other] { $count } viper distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } viper si sposta
           *[other] { $count } viper si spostano
        }
civilian = nave civile
    .gender = f
    .a = una nave civile
    .the = la nave civile
    .of = della nave civile
    .to = alla nave civile
    .from = dalla nave civile
    .on = sulla nave civile
    .every = ogni nave civile
    .plural = navi civili
    .the-pl = le navi civili
    .of-pl = delle navi civili
    .to-pl = alle navi civili
    .count =
        { $count ->
            [one] { $count } nave civile
           *[other] { $count } navi civili
        }
    .count-the =
        { $count ->
            [one] la nave civile
           *[other] le { $count } navi civili
        }
    .count-of =
        { $count ->
            [one] della nave civile
           *[other] delle { $count } navi civili
        }
    .count-destroyed =
        { $count ->
            [one] { $count } nave civile distrutta
           *[other] { $count } navi civili distrutte
        }
    .count-moves =
        { $count ->
            [one] { $count } nave civile si sposta
           *[other] { $count } navi civili si spostano
        }
raptor = raptor
    .gender = m
    .a = un raptor
    .the = il raptor
    .of = del raptor
    .to = al raptor
    .from = dal raptor
    .on = sul raptor
    .every = ogni raptor
    .plural = raptor
    .the-pl = i raptor
    .of-pl = dei raptor
    .to-pl = ai raptor
    .count = { $count } raptor
    .count-the =
        { $count ->
            [one] il raptor
           *[other] i { $count } raptor
        }
    .count-of =
        { $count ->
            [one] del raptor
           *[other] dei { $count } raptor
        }
    .count-destroyed =
        { $count ->
            [one] { $count } raptor distrutto
           *[other] { $count } raptor distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } raptor si sposta
           *[other] { $count } raptor si spostano
        }
centurion = centurione
    .gender = m
    .a = un centurione
    .the = il centurione
    .of = del centurione
    .to = al centurione
    .from = dal centurione
    .on = sul centurione
    .every = ogni centurione
    .plural = centurioni
    .the-pl = i centurioni
    .of-pl = dei centurioni
    .to-pl = ai centurioni
    .count =
        { $count ->
            [one] { $count } centurione
           *[other] { $count } centurioni
        }
    .count-the =
        { $count ->
            [one] il centurione
           *[other] i { $count } centurioni
        }
    .count-of =
        { $count ->
            [one] del centurione
           *[other] dei { $count } centurioni
        }
    .count-destroyed =
        { $count ->
            [one] { $count } centurione distrutto
           *[other] { $count } centurioni distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } centurione si sposta
           *[other] { $count } centurioni si spostano
        }
galactica = Galactica
    .gender = m
    .a = il Galactica
    .the = il Galactica
    .of = del Galactica
    .to = al Galactica
    .on = sul Galactica
    .from = dal Galactica
viper_viper = viper
    .gender = m
    .a = un viper
    .the = il viper
    .of = del viper
    .to = al viper
    .from = dal viper
    .on = sul viper
    .every = ogni viper
    .plural = viper
    .the-pl = i viper
    .of-pl = dei viper
    .to-pl = ai viper
    .count = { $count } viper
    .count-the =
        { $count ->
            [one] il viper
           *[other] i { $count } viper
        }
    .count-of =
        { $count ->
            [one] del viper
           *[other] dei { $count } viper
        }
    .count-destroyed =
        { $count ->
            [one] { $count } viper distrutto
           *[other] { $count } viper distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } viper si sposta
           *[other] { $count } viper si spostano
        }
viper_viperMarkVII = viper Mark VII
    .gender = m
    .a = un viper Mark VII
    .the = il viper Mark VII
    .of = del viper Mark VII
    .to = al viper Mark VII
    .from = dal viper Mark VII
    .on = sul viper Mark VII
    .every = ogni viper Mark VII
    .plural = viper Mark VII
    .the-pl = i viper Mark VII
    .of-pl = dei viper Mark VII
    .to-pl = ai viper Mark VII
    .count = { $count } viper Mark VII
    .count-the =
        { $count ->
            [one] il viper Mark VII
           *[other] i { $count } viper Mark VII
        }
    .count-of =
        { $count ->
            [one] del viper Mark VII
           *[other] dei { $count } viper Mark VII
        }
    .count-destroyed =
        { $count ->
            [one] { $count } viper Mark VII distrutto
           *[other] { $count } viper Mark VII distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } viper Mark VII si sposta
           *[other] { $count } viper Mark VII si spostano
        }
viper_assaultRaptor = raptor d’assalto
    .gender = m
    .a = un raptor d’assalto
    .the = il raptor d’assalto
    .of = del raptor d’assalto
    .to = al raptor d’assalto
    .from = dal raptor d’assalto
    .on = sul raptor d’assalto
    .every = ogni raptor d’assalto
    .plural = raptor d’assalto
    .the-pl = i raptor d’assalto
    .of-pl = dei raptor d’assalto
    .to-pl = ai raptor d’assalto
    .count = { $count } raptor d’assalto
    .count-the =
        { $count ->
            [one] il raptor d’assalto
           *[other] i { $count } raptor d’assalto
        }
    .count-of =
        { $count ->
            [one] del raptor d’assalto
           *[other] dei { $count } raptor d’assalto
        }
    .count-destroyed =
        { $count ->
            [one] { $count } raptor d’assalto distrutto
           *[other] { $count } raptor d’assalto distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } raptor d’assalto si sposta
           *[other] { $count } raptor d’assalto si spostano
        }
viper_raptor = raptor
    .gender = m
    .a = un raptor
    .the = il raptor
    .of = del raptor
    .to = al raptor
    .from = dal raptor
    .on = sul raptor
    .every = ogni raptor
    .plural = raptor
    .the-pl = i raptor
    .of-pl = dei raptor
    .to-pl = ai raptor
    .count = { $count } raptor
    .count-the =
        { $count ->
            [one] il raptor
           *[other] i { $count } raptor
        }
    .count-of =
        { $count ->
            [one] del raptor
           *[other] dei { $count } raptor
        }
    .count-destroyed =
        { $count ->
            [one] { $count } raptor distrutto
           *[other] { $count } raptor distrutti
        }
    .count-moves =
        { $count ->
            [one] { $count } raptor si sposta
           *[other] { $count } raptor si spostano
        }
nuke = arma nucleare
    .gender = f
    .a = un’arma nucleare
    .the = l’arma nucleare
    .of = dell’arma nucleare
    .to = all’arma nucleare
    .from = dall’arma nucleare
    .on = sull’arma nucleare
    .every = ogni arma nucleare
    .plural = armi nucleari
    .the-pl = le armi nucleari
    .of-pl = delle armi nucleari
    .to-pl = alle armi nucleari
    .count =
        { $count ->
            [one] { $count } arma nucleare
           *[other] { $count } armi nucleari
        }
    .count-the =
        { $count ->
            [one] l’arma nucleare
           *[other] le { $count } armi nucleari
        }
    .count-of =
        { $count ->
            [one] dell’arma nucleare
           *[other] delle { $count } armi nucleari
        }
damagedViper = viper danneggiato
    .gender = m
    .a = un viper danneggiato
    .the = il viper danneggiato
    .of = del viper danneggiato
    .to = al viper danneggiato
    .from = dal viper danneggiato
    .on = sul viper danneggiato
    .every = ogni viper danneggiato
    .plural = viper danneggiati
    .the-pl = i viper danneggiati
    .of-pl = dei viper danneggiati
    .to-pl = ai viper danneggiati
    .count =
        { $count ->
            [one] { $count } viper danneggiato
           *[other] { $count } viper danneggiati
        }
    .count-the =
        { $count ->
            [one] il viper danneggiato
           *[other] i { $count } viper danneggiati
        }
    .count-of =
        { $count ->
            [one] del viper danneggiato
           *[other] dei { $count } viper danneggiati
        }

attacker_raider = raider
    .gender = m
    .a = un raider
    .the = il raider
    .of = del raider
attacker_basestar = base stellare
    .gender = f
    .a = una base stellare
    .the = la base stellare
    .of = della base stellare
attacker_viper = viper
    .gender = m
    .a = un viper
    .the = il viper
    .of = del viper
attacker_galactica = Galactica
    .gender = m
    .a = il Galactica
    .the = il Galactica
    .of = del Galactica
attacker_nuke = arma nucleare
    .gender = f
    .a = un’arma nucleare
    .the = l’arma nucleare
    .of = dell’arma nucleare
attacker_armory = Armeria
    .gender = f
    .a = l’Armeria
    .the = l’Armeria
    .of = dell’Armeria

scar = Scar
    .gender = m

amount_viper = viper
    .gender = m
    .count = { $count } viper
amount_destroyedViper = viper distrutti
    .gender = m
    .count =
        { $count ->
            [one] { $count } viper distrutto
           *[other] { $count } viper distrutti
        }
amount_raptor = raptor
    .gender = m
    .count = { $count } raptor
amount_raider = raider
    .gender = m
    .count = { $count } raider
amount_heavyRaider = heavy raider
    .gender = m
    .count = { $count } heavy raider
amount_pegasusDamage = segnalini della Pegasus
    .gender = m
    .count =
        { $count ->
            [one] { $count } segnalino della Pegasus
           *[other] { $count } segnalini della Pegasus
        }

anyShip = nave
    .gender = f
    .a = una nave
    .the = la nave
    .of = della nave
    .to = alla nave
    .from = dalla nave
    .on = sulla nave
    .every = ogni nave
    .plural = navi
    .the-pl = le navi
    .of-pl = delle navi
    .to-pl = alle navi
    .count =
        { $count ->
            [one] { $count } nave
           *[other] { $count } navi
        }
    .count-the =
        { $count ->
            [one] la nave
           *[other] le { $count } navi
        }
    .count-of =
        { $count ->
            [one] della nave
           *[other] delle { $count } navi
        }

## names.tokens

traumaToken = segnalino trauma
    .gender = m
    .a = un segnalino trauma
    .the = il segnalino trauma
    .of = del segnalino trauma
    .to = al segnalino trauma
    .from = dal segnalino trauma
    .on = sul segnalino trauma
    .every = ogni segnalino trauma
    .plural = segnalini trauma
    .the-pl = i segnalini trauma
    .of-pl = dei segnalini trauma
    .to-pl = ai segnalini trauma
    .count =
        { $count ->
            [one] { $count } segnalino trauma
           *[other] { $count } segnalini trauma
        }
    .count-the =
        { $count ->
            [one] il segnalino trauma
           *[other] i { $count } segnalini trauma
        }
    .count-of =
        { $count ->
            [one] del segnalino trauma
           *[other] dei { $count } segnalini trauma
        }
trauma_benevolent = segnalino trauma benevolo
    .gender = m
    .a = un segnalino trauma benevolo
    .the = il segnalino trauma benevolo
    .of = del segnalino trauma benevolo
    .to = al segnalino trauma benevolo
    .from = dal segnalino trauma benevolo
    .on = sul segnalino trauma benevolo
    .every = ogni segnalino trauma benevolo
    .plural = segnalini trauma benevoli
    .the-pl = i segnalini trauma benevoli
    .of-pl = dei segnalini trauma benevoli
    .to-pl = ai segnalini trauma benevoli
    .count =
        { $count ->
            [one] { $count } segnalino trauma benevolo
           *[other] { $count } segnalini trauma benevoli
        }
    .count-the =
        { $count ->
            [one] il segnalino trauma benevolo
           *[other] i { $count } segnalini trauma benevoli
        }
    .count-of =
        { $count ->
            [one] del segnalino trauma benevolo
           *[other] dei { $count } segnalini trauma benevoli
        }
trauma_antagonistic = segnalino trauma antagonistico
    .gender = m
    .a = un segnalino trauma antagonistico
    .the = il segnalino trauma antagonistico
    .of = del segnalino trauma antagonistico
    .to = al segnalino trauma antagonistico
    .from = dal segnalino trauma antagonistico
    .on = sul segnalino trauma antagonistico
    .every = ogni segnalino trauma antagonistico
    .plural = segnalini trauma antagonistici
    .the-pl = i segnalini trauma antagonistici
    .of-pl = dei segnalini trauma antagonistici
    .to-pl = ai segnalini trauma antagonistici
    .count =
        { $count ->
            [one] { $count } segnalino trauma antagonistico
           *[other] { $count } segnalini trauma antagonistici
        }
    .count-the =
        { $count ->
            [one] il segnalino trauma antagonistico
           *[other] i { $count } segnalini trauma antagonistici
        }
    .count-of =
        { $count ->
            [one] del segnalino trauma antagonistico
           *[other] dei { $count } segnalini trauma antagonistici
        }
trauma_disaster = disastro
    .gender = m
    .a = un disastro
    .the = il disastro
    .of = del disastro
    .to = al disastro
    .from = dal disastro
    .on = sul disastro
    .every = ogni disastro
    .plural = disastri
    .the-pl = i disastri
    .of-pl = dei disastri
    .to-pl = ai disastri
    .count =
        { $count ->
            [one] { $count } disastro
           *[other] { $count } disastri
        }
    .count-the =
        { $count ->
            [one] il disastro
           *[other] i { $count } disastri
        }
    .count-of =
        { $count ->
            [one] del disastro
           *[other] dei { $count } disastri
        }
miracleToken = segnalino miracolo
    .gender = m
    .a = un segnalino miracolo
    .the = il segnalino miracolo
    .of = del segnalino miracolo
    .to = al segnalino miracolo
    .from = dal segnalino miracolo
    .on = sul segnalino miracolo
    .every = ogni segnalino miracolo
    .plural = segnalini miracolo
    .the-pl = i segnalini miracolo
    .of-pl = dei segnalini miracolo
    .to-pl = ai segnalini miracolo
    .count =
        { $count ->
            [one] { $count } segnalino miracolo
           *[other] { $count } segnalini miracolo
        }
    .count-the =
        { $count ->
            [one] il segnalino miracolo
           *[other] i { $count } segnalini miracolo
        }
    .count-of =
        { $count ->
            [one] del segnalino miracolo
           *[other] dei { $count } segnalini miracolo
        }
occupationForce = forza di occupazione
    .gender = f
    .a = una forza di occupazione
    .the = la forza di occupazione
    .of = della forza di occupazione
    .to = alla forza di occupazione
    .from = dalla forza di occupazione
    .on = sulla forza di occupazione
    .every = ogni forza di occupazione
    .plural = forze di occupazione
    .the-pl = le forze di occupazione
    .of-pl = delle forze di occupazione
    .to-pl = alle forze di occupazione
    .count =
        { $count ->
            [one] { $count } forza di occupazione
           *[other] { $count } forze di occupazione
        }
    .count-the =
        { $count ->
            [one] la forza di occupazione
           *[other] le { $count } forze di occupazione
        }
    .count-of =
        { $count ->
            [one] della forza di occupazione
           *[other] delle { $count } forze di occupazione
        }
damageToken = segnalino danno del Galactica
    .gender = m
    .a = un segnalino danno del Galactica
    .the = il segnalino danno del Galactica
    .of = del segnalino danno del Galactica
    .to = al segnalino danno del Galactica
    .from = dal segnalino danno del Galactica
    .on = sul segnalino danno del Galactica
    .every = ogni segnalino danno del Galactica
    .plural = segnalini danno del Galactica
    .the-pl = i segnalini danno del Galactica
    .of-pl = dei segnalini danno del Galactica
    .to-pl = ai segnalini danno del Galactica
    .count =
        { $count ->
            [one] { $count } segnalino danno del Galactica
           *[other] { $count } segnalini danno del Galactica
        }
    .count-the =
        { $count ->
            [one] il segnalino danno del Galactica
           *[other] i { $count } segnalini danno del Galactica
        }
    .count-of =
        { $count ->
            [one] del segnalino danno del Galactica
           *[other] dei { $count } segnalini danno del Galactica
        }
mission = Missione
    .gender = f
    .a = una Missione
    .the = la Missione
    .of = della Missione
    .to = alla Missione
    .from = dalla Missione
    .on = sulla Missione
    .every = ogni Missione
    .plural = Missioni
    .the-pl = le Missioni
    .of-pl = delle Missioni
    .to-pl = alle Missioni
    .count =
        { $count ->
            [one] { $count } Missione
           *[other] { $count } Missioni
        }
    .count-the =
        { $count ->
            [one] la Missione
           *[other] le { $count } Missioni
        }
    .count-of =
        { $count ->
            [one] della Missione
           *[other] delle { $count } Missioni
        }
damagedLocation = ambiente danneggiato
    .gender = m
    .a = un ambiente danneggiato
    .the = l’ambiente danneggiato
    .of = dell’ambiente danneggiato
    .to = all’ambiente danneggiato
    .from = dall’ambiente danneggiato
    .on = sull’ambiente danneggiato
    .every = ogni ambiente danneggiato
    .plural = ambienti danneggiati
    .the-pl = gli ambienti danneggiati
    .of-pl = degli ambienti danneggiati
    .to-pl = agli ambienti danneggiati
    .count =
        { $count ->
            [one] { $count } ambiente danneggiato
           *[other] { $count } ambienti danneggiati
        }
    .count-the =
        { $count ->
            [one] l’ambiente danneggiato
           *[other] i { $count } ambienti danneggiati
        }
    .count-of =
        { $count ->
            [one] dell’ambiente danneggiato
           *[other] dei { $count } ambienti danneggiati
        }

## names.areas

bow = prua
    .gender = f
    .the = la prua
    .of = di prua
    .at = a prua
    .to = a prua
    .from = da prua
starboardBow = prua di tribordo
    .gender = f
    .the = la prua di tribordo
    .of = di prua di tribordo
    .at = a prua di tribordo
    .to = a prua di tribordo
    .from = da prua di tribordo
starboardQuarter = poppa di tribordo
    .gender = f
    .the = la poppa di tribordo
    .of = di poppa di tribordo
    .at = a poppa di tribordo
    .to = a poppa di tribordo
    .from = da poppa di tribordo
stern = poppa
    .gender = f
    .the = la poppa
    .of = di poppa
    .at = a poppa
    .to = a poppa
    .from = da poppa
portQuarter = poppa di babordo
    .gender = f
    .the = la poppa di babordo
    .of = di poppa di babordo
    .at = a poppa di babordo
    .to = a poppa di babordo
    .from = da poppa di babordo
portBow = prua di babordo
    .gender = f
    .the = la prua di babordo
    .of = di prua di babordo
    .at = a prua di babordo
    .to = a prua di babordo
    .from = da prua di babordo

areaHelp_bow = Davanti al Galactica
areaHelp_starboardBow = A destra, davanti
areaHelp_starboardQuarter = A destra, dietro
areaHelp_stern = Dietro il Galactica
areaHelp_portQuarter = A sinistra, dietro; da qui si lanciano i viper e qui abbordano gli heavy raider
areaHelp_portBow = A sinistra, davanti; da qui si lanciano i viper e qui abbordano gli heavy raider

## names.boards

board_base_galactica = Galactica
    .gender = m
    .the = il Galactica
    .of = del Galactica
    .on = a bordo del Galactica
    .at = a bordo del Galactica
    .to = sul Galactica
    .from = dal Galactica
board_base_colonial-one = Colonial One
    .gender = m
    .the = il Colonial One
    .of = del Colonial One
    .on = a bordo del Colonial One
    .at = a bordo del Colonial One
    .to = sul Colonial One
    .from = dal Colonial One
board_base_cylon-locations = Ambienti Cyloni
    .gender = pl
    .the = gli ambienti Cyloni
    .of = degli ambienti Cyloni
    .on = negli ambienti Cyloni
    .at = negli ambienti Cyloni
    .to = negli ambienti Cyloni
    .from = dagli ambienti Cyloni
board_daybreak_demetrius = Demetrius
    .gender = f
    .the = la Demetrius
    .of = della Demetrius
    .on = a bordo della Demetrius
    .at = a bordo della Demetrius
    .to = sulla Demetrius
    .from = dalla Demetrius
board_daybreak_rebel-basestar = Base Stellare Ribelle
    .gender = f
    .the = la Base Stellare Ribelle
    .of = della Base Stellare Ribelle
    .on = a bordo della Base Stellare Ribelle
    .at = a bordo della Base Stellare Ribelle
    .to = sulla Base Stellare Ribelle
    .from = dalla Base Stellare Ribelle
board_exodus_cylon-fleet-board = Tabellone Flotta Cylone
    .gender = m
    .the = il tabellone Flotta Cylone
    .of = del tabellone Flotta Cylone
    .on = sul tabellone Flotta Cylone
    .at = sul tabellone Flotta Cylone
    .to = sul tabellone Flotta Cylone
    .from = dal tabellone Flotta Cylone
board_pegasus_pegasus = Pegasus
    .gender = f
    .the = la Pegasus
    .of = della Pegasus
    .on = a bordo della Pegasus
    .at = a bordo della Pegasus
    .to = sulla Pegasus
    .from = dalla Pegasus
board_pegasus_new-caprica = New Caprica
    .gender = f
    .the = New Caprica
    .of = di New Caprica
    .on = su New Caprica
    .at = su New Caprica
    .to = su New Caprica
    .from = da New Caprica

## names.locations

location_base_ftl-control = Controllo FTL
    .gender = m
    .the = il Controllo FTL
    .of = del Controllo FTL
    .at = al Controllo FTL
    .to = al Controllo FTL
    .from = dal Controllo FTL
location_base_weapons-control = Controllo Armi
    .gender = m
    .the = il Controllo Armi
    .of = del Controllo Armi
    .at = al Controllo Armi
    .to = al Controllo Armi
    .from = dal Controllo Armi
location_base_communications = Comunicazioni
    .gender = pl
    .the = le Comunicazioni
    .of = delle Comunicazioni
    .at = alle Comunicazioni
    .to = alle Comunicazioni
    .from = dalle Comunicazioni
location_base_research-lab = Laboratorio di Ricerca
    .short = Laboratorio
    .gender = m
    .the = il Laboratorio di Ricerca
    .of = del Laboratorio di Ricerca
    .at = nel Laboratorio di Ricerca
    .to = al Laboratorio di Ricerca
    .from = dal Laboratorio di Ricerca
location_base_command = Sala Comando
    .gender = f
    .the = la Sala Comando
    .of = della Sala Comando
    .at = in Sala Comando
    .to = in Sala Comando
    .from = dalla Sala Comando
location_base_admirals-quarters = Alloggi dell’Ammiraglio
    .short = Alloggi Amm.
    .gender = pl
    .the = gli Alloggi dell’Ammiraglio
    .of = degli Alloggi dell’Ammiraglio
    .at = negli Alloggi dell’Ammiraglio
    .to = agli Alloggi dell’Ammiraglio
    .from = dagli Alloggi dell’Ammiraglio
location_base_hangar-deck = Hangar
    .gender = m
    .the = l’Hangar
    .of = dell’Hangar
    .at = nell’Hangar
    .to = all’Hangar
    .from = dall’Hangar
location_base_armory = Armeria
    .gender = f
    .the = l’Armeria
    .of = dell’Armeria
    .at = in Armeria
    .to = in Armeria
    .from = dall’Armeria
location_base_sickbay = Infermeria
    .gender = f
    .the = l’Infermeria
    .of = dell’Infermeria
    .at = in Infermeria
    .to = in Infermeria
    .from = dall’Infermeria
location_base_brig = Celle
    .gender = pl
    .the = le Celle
    .of = delle Celle
    .at = nelle Celle
    .to = alle Celle
    .from = dalle Celle
location_base_press-room = Sala Stampa
    .gender = f
    .the = la Sala Stampa
    .of = della Sala Stampa
    .at = in Sala Stampa
    .to = in Sala Stampa
    .from = dalla Sala Stampa
location_base_presidents-office = Ufficio del Presidente
    .gender = m
    .the = l’Ufficio del Presidente
    .of = dell’Ufficio del Presidente
    .at = nell’Ufficio del Presidente
    .to = nell’Ufficio del Presidente
    .from = dall’Ufficio del Presidente
location_base_administration = Amministrazione
    .gender = f
    .the = l’Amministrazione
    .of = dell’Amministrazione
    .at = nell’Amministrazione
    .to = all’Amministrazione
    .from = dall’Amministrazione
location_daybreak_press-room = Sala Stampa
    .gender = f
    .the = la Sala Stampa
    .of = della Sala Stampa
    .at = in Sala Stampa
    .to = in Sala Stampa
    .from = dalla Sala Stampa
location_daybreak_presidents-office = Ufficio del Presidente
    .gender = m
    .the = l’Ufficio del Presidente
    .of = dell’Ufficio del Presidente
    .at = nell’Ufficio del Presidente
    .to = nell’Ufficio del Presidente
    .from = dall’Ufficio del Presidente
location_daybreak_administration = Amministrazione
    .gender = f
    .the = l’Amministrazione
    .of = dell’Amministrazione
    .at = nell’Amministrazione
    .to = all’Amministrazione
    .from = dall’Amministrazione
location_daybreak_quorum-chamber = Sala del Consiglio
    .gender = f
    .the = la Sala del Consiglio
    .of = della Sala del Consiglio
    .at = nella Sala del Consiglio
    .to = nella Sala del Consiglio
    .from = dalla Sala del Consiglio
location_base_caprica = Caprica
    .gender = f
    .the = Caprica
    .of = di Caprica
    .at = su Caprica
    .to = su Caprica
    .from = da Caprica
location_base_cylon-fleet = Flotta Cylone
    .gender = f
    .the = la Flotta Cylone
    .of = della Flotta Cylone
    .at = nella Flotta Cylone
    .to = nella Flotta Cylone
    .from = dalla Flotta Cylone
location_base_human-fleet = Flotta Umana
    .gender = f
    .the = la Flotta Umana
    .of = della Flotta Umana
    .at = nella Flotta Umana
    .to = nella Flotta Umana
    .from = dalla Flotta Umana
location_base_resurrection-ship = Nave Resurrection
    .gender = f
    .the = la Nave Resurrection
    .of = della Nave Resurrection
    .at = sulla Nave Resurrection
    .to = sulla Nave Resurrection
    .from = dalla Nave Resurrection
location_daybreak_caprica = Caprica
    .gender = f
    .the = Caprica
    .of = di Caprica
    .at = su Caprica
    .to = su Caprica
    .from = da Caprica
location_daybreak_cylon-fleet = Flotta Cylone
    .gender = f
    .the = la Flotta Cylone
    .of = della Flotta Cylone
    .at = nella Flotta Cylone
    .to = nella Flotta Cylone
    .from = dalla Flotta Cylone
location_daybreak_human-fleet = Flotta Umana
    .gender = f
    .the = la Flotta Umana
    .of = della Flotta Umana
    .at = nella Flotta Umana
    .to = nella Flotta Umana
    .from = dalla Flotta Umana
location_daybreak_resurrection-ship = Nave Resurrection
    .gender = f
    .the = la Nave Resurrection
    .of = della Nave Resurrection
    .at = sulla Nave Resurrection
    .to = sulla Nave Resurrection
    .from = dalla Nave Resurrection
location_pegasus_caprica = Caprica
    .gender = f
    .the = Caprica
    .of = di Caprica
    .at = su Caprica
    .to = su Caprica
    .from = da Caprica
location_pegasus_cylon-fleet = Flotta Cylone
    .gender = f
    .the = la Flotta Cylone
    .of = della Flotta Cylone
    .at = nella Flotta Cylone
    .to = nella Flotta Cylone
    .from = dalla Flotta Cylone
location_pegasus_human-fleet = Flotta Umana
    .gender = f
    .the = la Flotta Umana
    .of = della Flotta Umana
    .at = nella Flotta Umana
    .to = nella Flotta Umana
    .from = dalla Flotta Umana
location_pegasus_resurrection-ship = Nave Resurrection
    .gender = f
    .the = la Nave Resurrection
    .of = della Nave Resurrection
    .at = sulla Nave Resurrection
    .to = sulla Nave Resurrection
    .from = dalla Nave Resurrection
location_daybreak_hub-destroyed = Hub Distrutto
    .gender = m
    .the = l’Hub Distrutto
    .of = dell’Hub Distrutto
    .at = all’Hub Distrutto
    .to = all’Hub Distrutto
    .from = dall’Hub Distrutto
location_exodus_basestar-bridge = Ponte della Base Stellare
    .short = Ponte Base Stell.
    .gender = m
    .the = il Ponte della Base Stellare
    .of = del Ponte della Base Stellare
    .at = sul Ponte della Base Stellare
    .to = sul Ponte della Base Stellare
    .from = dal Ponte della Base Stellare
location_pegasus_pegasus-cic = CIC della Pegasus
    .gender = m
    .the = il CIC della Pegasus
    .of = del CIC della Pegasus
    .at = nel CIC della Pegasus
    .to = nel CIC della Pegasus
    .from = dal CIC della Pegasus
location_pegasus_airlock = Camera Stagna
    .gender = f
    .the = la Camera Stagna
    .of = della Camera Stagna
    .at = nella Camera Stagna
    .to = nella Camera Stagna
    .from = dalla Camera Stagna
location_pegasus_main-batteries = Batterie Principali
    .gender = pl
    .the = le Batterie Principali
    .of = delle Batterie Principali
    .at = alle Batterie Principali
    .to = alle Batterie Principali
    .from = dalle Batterie Principali
location_pegasus_engine-room = Sala Macchine
    .gender = f
    .the = la Sala Macchine
    .of = della Sala Macchine
    .at = in Sala Macchine
    .to = in Sala Macchine
    .from = dalla Sala Macchine
location_pegasus_medical-center = Centro Medico
    .gender = m
    .the = il Centro Medico
    .of = del Centro Medico
    .at = al Centro Medico
    .to = al Centro Medico
    .from = dal Centro Medico
location_pegasus_resistance-hq = QG della Resistenza
    .gender = m
    .the = il QG della Resistenza
    .of = del QG della Resistenza
    .at = al QG della Resistenza
    .to = al QG della Resistenza
    .from = dal QG della Resistenza
location_pegasus_detention = Detenzione
    .gender = f
    .the = la Detenzione
    .of = della Detenzione
    .at = in Detenzione
    .to = in Detenzione
    .from = dalla Detenzione
location_pegasus_occupation-authority = Autorità di Occupazione
    .short = Occupazione
    .gender = f
    .the = l’Autorità di Occupazione
    .of = dell’Autorità di Occupazione
    .at = presso l’Autorità di Occupazione
    .to = all’Autorità di Occupazione
    .from = dall’Autorità di Occupazione
location_pegasus_breeders-canyon = Breeder’s Canyon
    .gender = m
    .the = il Breeder’s Canyon
    .of = del Breeder’s Canyon
    .at = nel Breeder’s Canyon
    .to = al Breeder’s Canyon
    .from = dal Breeder’s Canyon
location_pegasus_shipyard = Cantiere Navale
    .gender = m
    .the = il Cantiere Navale
    .of = del Cantiere Navale
    .at = nel Cantiere Navale
    .to = al Cantiere Navale
    .from = dal Cantiere Navale
location_daybreak_bridge = Ponte
    .gender = m
    .the = il Ponte
    .of = del Ponte
    .at = sul Ponte
    .to = sul Ponte
    .from = dal Ponte
location_daybreak_tactical-plot = Mappa Tattica
    .gender = f
    .the = la Mappa Tattica
    .of = della Mappa Tattica
    .at = alla Mappa Tattica
    .to = alla Mappa Tattica
    .from = dalla Mappa Tattica
location_daybreak_captains-cabin = Cabina del Capitano
    .short = Cabina Cap.
    .gender = f
    .the = la Cabina del Capitano
    .of = della Cabina del Capitano
    .at = nella Cabina del Capitano
    .to = nella Cabina del Capitano
    .from = dalla Cabina del Capitano
location_daybreak_hybrid-tank = Vasca dell’Ibrido
    .short = Vasca Ibrido
    .gender = f
    .the = la Vasca dell’Ibrido
    .of = della Vasca dell’Ibrido
    .at = alla Vasca dell’Ibrido
    .to = alla Vasca dell’Ibrido
    .from = dalla Vasca dell’Ibrido
location_daybreak_datastream = Flusso di Dati
    .gender = m
    .the = il Flusso di Dati
    .of = del Flusso di Dati
    .at = nel Flusso di Dati
    .to = al Flusso di Dati
    .from = dal Flusso di Dati
location_daybreak_raider-bay = Hangar dei Raider
    .short = Hangar Raider
    .gender = m
    .the = l’Hangar dei Raider
    .of = dell’Hangar dei Raider
    .at = nell’Hangar dei Raider
    .to = all’Hangar dei Raider
    .from = dall’Hangar dei Raider

place_brig = le Celle
    .gender = pl
    .the = le Celle
    .of = delle Celle
    .at = nelle Celle
    .to = alle Celle
    .from = dalle Celle
place_sickbay = l’Infermeria
    .gender = f
    .the = l’Infermeria
    .of = dell’Infermeria
    .at = in Infermeria
    .to = in Infermeria
    .from = dall’Infermeria
place_detention = la Detenzione
    .gender = f
    .the = la Detenzione
    .of = della Detenzione
    .at = in Detenzione
    .to = in Detenzione
    .from = dalla Detenzione
place_medicalCenter = il Centro Medico
    .gender = m
    .the = il Centro Medico
    .of = del Centro Medico
    .at = al Centro Medico
    .to = al Centro Medico
    .from = dal Centro Medico

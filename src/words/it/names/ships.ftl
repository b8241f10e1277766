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
    .count =
        { $count ->
            [one] { $count } raider
           *[other] { $count } raider
        }
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
heavyRaider = heavy raider
    .gender = m
    .a = un heavy raider
    .the = l'heavy raider
    .of = dell'heavy raider
    .to = all'heavy raider
    .from = dall'heavy raider
    .on = sull'heavy raider
    .every = ogni heavy raider
    .plural = heavy raider
    .the-pl = gli heavy raider
    .of-pl = degli heavy raider
    .to-pl = agli heavy raider
    .count =
        { $count ->
            [one] { $count } heavy raider
           *[other] { $count } heavy raider
        }
    .count-the =
        { $count ->
            [one] l'heavy raider
           *[other] i { $count } heavy raider
        }
    .count-of =
        { $count ->
            [one] dell'heavy raider
           *[other] dei { $count } heavy raider
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
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } viper
        }
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
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptor
        }
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
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } viper
        }
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
    .count =
        { $count ->
            [one] { $count } viper Mark VII
           *[other] { $count } viper Mark VII
        }
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
viper_assaultRaptor = raptor d'assalto
    .gender = m
    .a = un raptor d'assalto
    .the = il raptor d'assalto
    .of = del raptor d'assalto
    .to = al raptor d'assalto
    .from = dal raptor d'assalto
    .on = sul raptor d'assalto
    .every = ogni raptor d'assalto
    .plural = raptor d'assalto
    .the-pl = i raptor d'assalto
    .of-pl = dei raptor d'assalto
    .to-pl = ai raptor d'assalto
    .count =
        { $count ->
            [one] { $count } raptor d'assalto
           *[other] { $count } raptor d'assalto
        }
    .count-the =
        { $count ->
            [one] il raptor d'assalto
           *[other] i { $count } raptor d'assalto
        }
    .count-of =
        { $count ->
            [one] del raptor d'assalto
           *[other] dei { $count } raptor d'assalto
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
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptor
        }
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
nuke = arma nucleare
    .gender = f
    .a = un'arma nucleare
    .the = l'arma nucleare
    .of = dell'arma nucleare
    .to = all'arma nucleare
    .from = dall'arma nucleare
    .on = sull'arma nucleare
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
            [one] l'arma nucleare
           *[other] le { $count } armi nucleari
        }
    .count-of =
        { $count ->
            [one] dell'arma nucleare
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
    .a = un'arma nucleare
    .the = l'arma nucleare
    .of = dell'arma nucleare
attacker_armory = Armeria
    .gender = f
    .a = l'Armeria
    .the = l'Armeria
    .of = dell'Armeria

scar = Scar
    .gender = m

amount_viper = viper
    .gender = m
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } viper
        }
amount_destroyedViper = viper distrutti
    .gender = m
    .count =
        { $count ->
            [one] { $count } viper distrutto
           *[other] { $count } viper distrutti
        }
amount_raptor = raptor
    .gender = m
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptor
        }
amount_raider = raider
    .gender = m
    .count =
        { $count ->
            [one] { $count } raider
           *[other] { $count } raider
        }
amount_heavyRaider = heavy raider
    .gender = m
    .count =
        { $count ->
            [one] { $count } heavy raider
           *[other] { $count } heavy raider
        }
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

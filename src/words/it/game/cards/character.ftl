type =
    { $pilot ->
        [yes] { $type }. Può pilotare un viper.
       *[no] { $type }. Non può pilotare un viper.
    }
draws = Pesca ogni turno: { $skills }
starts =
    { $infiltrates ->
        [yes] Comincia in infiltrazione: { $locations }
       *[no] Ambiente di partenza: { $locations }
    }
startsInViper = Comincia in un viper.
startsOff = Comincia fuori dal tabellone.
succession = Gerarchie di successione, prima il numero più basso: Presidente { $president }, Ammiraglio { $admiral }.
successionWithCag = Gerarchie di successione, prima il numero più basso: Presidente { $president }, Ammiraglio { $admiral }, CAG { $cag }.
line = { $title }: { $names }
leader = Un giocatore Cylone fin dall'inizio, che non appartiene a nessuna squadra, vince solo con le sue Intenzioni segrete (con Daybreak con le Motivazioni) e non può avere titoli.
leaderInfiltrates = Nella Flotta Umana puoi infiltrarti: allora giochi tra gli umani finché non vi poni fine.

ability =
    { $slot ->
        [oncePerGame] { $name } (una volta per partita)
        [negative] { $name } (debolezza)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
mayUse = { $when }, { $offer }
mayDo = { $when }, puoi fare questo: { $what }
action = azione: { $what }
actionIf = azione, se { $condition }: { $what }
movement = invece di muoverti: { $what }
movementIf = invece di muoverti, se { $condition }: { $what }

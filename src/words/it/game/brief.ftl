skills = { $count } { $skills }
character = { $type }: { $gifts }
gifts =
    { $pilot ->
        [yes] { $skills }; sa pilotare un viper
       *[no] { $skills }
    }
timing =
    { $timing ->
        [movement] Invece di muoverti
        [actionOrMovement] Azione, o invece di muoverti
       *[action] Azione
    }
revealedInCheck = Capacità di prova di abilità
revealedIf = Capacità di prova di abilità, se { $condition }
whenRevealed = Quando viene rivelata
when = { $when }: { $what }
mutinyOnDiscard = Scartarla fa pescare una Carta Ammutinamento
check =
    { $long ->
        [yes] Prova di abilità { $difficulty } ({ $skills })
       *[no] prova { $difficulty } ({ $skills })
    }
attack = attacco: { $ships }
destination = distanza { $distance }: { $what }
noAction = Qui nessuna azione
lose = Perdi { $amounts }
damaged = Chi vi si trova va in Infermeria; nessuna azione qui finché non viene riparato
nothingLost = Con essa non si perde nulla
loseIfDestroyed = Se viene distrutta, perdi { $amounts }
basestarDamage =
    { $count ->
        [one] Vale { $count } danno
       *[other] Vale { $count } danni
    }
cylonCard = Cylone: { $title }
loyalty =
    { $kind ->
        [personalGoal] Vale come «Non sei un Cylone»; conviene rivelarla prima della fine
        [finalFive] Vale come «Non sei un Cylone»; guardarla ha conseguenze
        [cylon] Chi la possiede vince con i Cyloni, in segreto finché non si rivela
        [sympathizer] Si rivela subito
        [sympatheticCylon] Si rivela subito
        [mutineer] Si rivela subito: i titoli di chi la possiede passano, e può tenere 2 Carte Ammutinamento
       *[notACylon] Non rende Cylone chi la possiede
    }
jumpIcon = salto +1

kind = Motivazione

anyDamaged = ci sono danni { NOUN($places, case: "at") }
skillInHand = hai in mano almeno { $cards }
skillsInHand = hai in mano almeno { $skills }
otherHeld = un altro giocatore è nelle Celle o in Detenzione
noCylonShips = sul tabellone principale non c'è nessuna nave Cylone
noCenturions = sull'indicatore delle Squadre di Abbordaggio non c'è nessun centurione
distanceAtLeast = la flotta ha percorso una distanza di { $least } o più

brief =
    { $team ->
        [humans] { $atEnd ->
            [yes] Umani: a fine partita, { $what }
           *[no] Umani: { $what }
        }
       *[cylons] { $atEnd ->
            [yes] Cyloni: a fine partita, { $what }
           *[no] Cyloni: { $what }
        }
    }
team =
    { $team ->
        [humans] È per una vittoria degli umani.
       *[cylons] È per una vittoria dei Cyloni.
    }
anyTime = Puoi rivelarla in qualsiasi momento in cui è vero che: { $what }
gameOver = Puoi rivelarla a fine partita, se allora è vero che: { $what }

noTeam = Non appartieni a nessuna squadra: vinci con la squadra che vince se almeno 2 delle tue Motivazioni rivelate sono a suo favore e al massimo 1 resta non rivelata.

dealt =
    { $count ->
        [one] { $player } riceve { $count } Motivazione
       *[other] { $player } riceve { $count } Motivazioni
    }
revealed =
    { $team ->
        [humans] { $player } rivela una Motivazione: { $card } (per gli umani)
        [cylons] { $player } rivela una Motivazione: { $card } (per i Cyloni)
       *[none] { $player } rivela una Motivazione: { $card }
    }
left =
    { $count ->
        [one] { $player } non ha rivelato { $count } Motivazione
       *[other] { $player } non ha rivelato { $count } Motivazioni
    }

lastMotives = scegli le Motivazioni che riveli alla fine
    .help = La partita è finita, e tutte queste sono vere. Vinci con una squadra se almeno 2 Motivazioni rivelate sono a suo favore e al massimo 1 delle tue resta non rivelata.
revealNone = Non rivelarne
reveal = Rivela una Motivazione
reveals = rivela la Motivazione { $card }

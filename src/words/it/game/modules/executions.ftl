executed = Esecuzione di { $character } ({ $player })
provedHuman = { $player } era dalla parte degli umani
newcomerStranded = { $player } inizia fuori dal tabellone, nel suo prossimo turno non si muove né agisce, e arriva all'inizio di quello dopo

proveLoyalty = scegli la Carta Affiliazione che mostri
    .help = Il tuo personaggio viene giustiziato. Un Cylone mostra una carta Cylone a sua scelta e diventa un giocatore Cylone; chiunque altro le mostra tutte.
newCharacter = scegli il tuo nuovo personaggio
    .help =
        { $keeps ->
            [yes] Il tuo personaggio è stato giustiziato. Continui con un qualsiasi personaggio che non sia già stato in questa partita, e tieni scoperte le tue Carte Affiliazione.
           *[no] Il tuo personaggio è stato giustiziato. Continui con un qualsiasi personaggio che non sia già stato in questa partita, e ricevi una nuova Carta Affiliazione.
        }

prepareShip = rendi operativa 1 nave civile
evacuateShip = evacua 1 nave civile
    .one = evacua 1 nave civile
    .several = evacuano 1 nave civile
    .may = evacuare 1 nave civile
evacuateAndMove =
    { $brief ->
        [yes] evacua 1 nave civile e muoviti sul Galactica
       *[no] evacua 1 nave civile, poi, se vuoi, muoviti gratis in un ambiente del Galactica
    }
    .one =
        { $brief ->
            [yes] evacua 1 nave civile e si muove sul Galactica
           *[no] evacua 1 nave civile, poi, se vuole, si muove gratis in un ambiente del Galactica
        }
    .several =
        { $brief ->
            [yes] evacuano 1 nave civile e si muovono sul Galactica
           *[no] evacuano 1 nave civile, poi, se vogliono, si muovono gratis in un ambiente del Galactica
        }
    .may =
        { $brief ->
            [yes] evacuare 1 nave civile e andare sul Galactica
           *[no] evacuare 1 nave civile, poi, volendo, andare gratis in un ambiente del Galactica
        }
placeForces = colloca { $forces } presso l'Autorità di Occupazione
    .may = collocare { $forces } presso l'Autorità di Occupazione
activateForce = attiva 1 forza di occupazione a tua scelta
    .may = attivare 1 forza di occupazione a tua scelta
destroyForces = distruggi { $forces }
    .one = distrugge { $forces }
    .several = distruggono { $forces }
    .may = distruggere { $forces }
lookAtLocked =
    { $brief ->
        [yes] guarda la prima Nave Civile Bloccata e spostala
       *[no] guarda in segreto la prima delle Navi Civili Bloccate e mettila in cima o in fondo a quella pila
    }
    .may =
        { $brief ->
            [yes] guardare la prima Nave Civile Bloccata e spostarla
           *[no] guardare in segreto la prima delle Navi Civili Bloccate e metterla in cima o in fondo a quella pila
        }
skipPrepareForJump = questo turno non ha la fase di Preparazione al Salto
depart =
    { $brief ->
        [yes] parti per sempre: navi e persone rimaste su New Caprica sono perdute e la partita finisce
       *[no] il Galactica lascia New Caprica per sempre. Tutte le Navi Civili Bloccate e Operative sono distrutte, e ogni personaggio umano su New Caprica viene giustiziato. Poi la partita finisce: gli umani vincono se nessuna risorsa è esaurita
    }
    .may = partire per sempre: navi e persone rimaste su New Caprica sono perdute e la partita finisce

inOrbit = il Galactica è tornato in orbita

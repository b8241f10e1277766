phaseBegins = La flotta si stabilisce su New Caprica, e i Cyloni la occupano: il Galactica è lontano, tutte le navi civili sono Bloccate
galacticaReturned = Il Galactica torna su New Caprica
departed = { $player } dà l'ordine: il Galactica lascia New Caprica per sempre
forcePlaced = Una forza di occupazione si schiera { NOUN($place, case: "at") }
forceMoved = Una forza di occupazione si sposta { NOUN($from, case: "from") } { NOUN($to, case: "to") }
forceLeft = Una forza di occupazione lascia { NOUN($place, case: "the") }
forceDestroyed = Una forza di occupazione viene distrutta { NOUN($place, case: "at") }
shipPrepared =
    { $prepared ->
        [one] Una nave civile viene resa operativa (Bloccate { $locked }, Operativa { $prepared })
       *[other] Una nave civile viene resa operativa (Bloccate { $locked }, Operative { $prepared })
    }
shipEvacuated =
    { $prepared ->
        [one] { $player } evacua una nave civile: ora è { NOUN($area, case: "at") } (ancora { $prepared } nave Operativa)
       *[other] { $player } evacua una nave civile: ora è { NOUN($area, case: "at") } (ancora { $prepared } navi Operative)
    }
lockedSeen = { $player } guarda la prima nave Bloccata
lockedSeenOpenly = La prima nave Bloccata: { $ship }
lockedPutBack =
    { $where ->
        [top] { $player } mette la nave Bloccata in cima alla sua pila
       *[bottom] { $player } mette la nave Bloccata in fondo alla sua pila
    }

evacuate = scegli dove va la nave evacuata
    .help = Lì si colloca la prima nave Operativa, a faccia in giù. Da quel momento i raider le danno la caccia come a ogni nave civile nello spazio.
chooseForce = scegli una forza di occupazione
    .help = Quelle nello stesso ambiente sono uguali.
lockedShip = riponi la nave Bloccata
    .help = Solo tu l'hai vista. La prima nave della pila è la prossima a essere resa operativa o distrutta.

phase = New Caprica
    .begins = comincia la fase di New Caprica
    .brings = la fase di New Caprica: la flotta si stabilisce, il Galactica è lontano finché l'indicatore di Preparazione al Salto non lo riporta indietro, e solo l'Ammiraglio può terminare la partita
galacticaReturns = Quando il Galactica torna su New Caprica
leftNewCaprica = il Galactica ha lasciato New Caprica con i superstiti

leaveNewCaprica = Lascia New Caprica
    .deed = ordina la partenza
attackForce = Attacca una forza di occupazione
    .detail = È distrutta con 5 o più
    .deed = attacca una forza di occupazione
detain = Arresta un umano qui
    .detail = Da 1 a 3 Detenzione, da 4 a 7 Centro Medico
    .deed = arresta un umano

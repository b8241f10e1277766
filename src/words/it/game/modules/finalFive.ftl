examined = { $player } ha trovato gli Ultimi Cinque presso { $owner }: { $cards }
examinedNone = { $player } non ha visto nessuno degli Ultimi Cinque

order = scegli quale degli Ultimi Cinque di { $player } si risolve per primo
    .help = Si risolvono tutti. Come giocatore di turno decidi tu l'ordine.

passed = { $player } consegna la carta dell'Ammutinato a { $to }

pass = scegli chi è l'Ammutinato d'ora in poi
    .help = Quel giocatore pesca 1 Carta Ammutinamento, consegna tutti i titoli e può tenere 2 Carte Ammutinamento.
seek = scegli chi pesca un'altra Carta Affiliazione
    .help = La carta dell'Ammutinato era nel mazzo e nessuno l'ha ricevuta. Chi scegli può riceverla ora, oppure diventare un Cylone per un'altra carta.

bringTo = vieni spostato { NOUN($place, case: "to") }
    .one = viene spostato { NOUN($place, case: "to") }
    .several = vengono spostati { NOUN($place, case: "to") }
openBrig = ogni giocatore umano nelle Celle può lasciarle per un qualsiasi ambiente del Galactica
discardQuorum = scarta a caso { $cards } dalla mano
    .one = scarta a caso { $cards } dalla mano
    .several = scartano a caso { $cards } dalla mano
    .may = scartare a caso { $cards } dalla mano

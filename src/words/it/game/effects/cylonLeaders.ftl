infiltrate =
    { $brief ->
        [yes] infiltrati: muoviti sul Galactica
       *[no] infiltrati: muoviti in un qualsiasi ambiente del Galactica e da ora conti come un giocatore umano
    }
    .may =
        { $brief ->
            [yes] infiltrarti: muoviti sul Galactica
           *[no] infiltrarti: muoviti in un qualsiasi ambiente del Galactica e da ora conti come un giocatore umano
        }
removeBasestar = quella base stellare lascia il tabellone
glimpseDestiny =
    { $brief ->
        [yes] scambia { $cards } con il mazzo del Destino
       *[no] pesca { $cards } del mazzo del Destino, poi mettici in cima { $cards } della tua mano
    }
    .may =
        { $brief ->
            [yes] scambiare { $cards } con il mazzo del Destino
           *[no] pescare { $cards } del mazzo del Destino, poi metterci in cima { $cards } della tua mano
        }
swapHands = scambia tutte le Carte Abilità che hai in mano con quelle { NOUN($who, case: "of") }
    .may = scambiare tutte le Carte Abilità che hai in mano con quelle { NOUN($who, case: "of") }
takeRandomCard =
    { $brief ->
        [yes] prendi 1 carta a caso dalla mano { NOUN($whose, case: "whose") }
       *[no] prendi 1 Carta Abilità a caso dalla mano { NOUN($whose, case: "whose") }
    }
    .may =
        { $brief ->
            [yes] prendere 1 carta a caso dalla mano { NOUN($whose, case: "whose") }
           *[no] prendere 1 Carta Abilità a caso dalla mano { NOUN($whose, case: "whose") }
        }
drawNamed =
    { $brief ->
        [yes] pesca 1 carta nominata da te
       *[no] pesca 1 Carta Abilità del tipo nominato da te
    }
    .one =
        { $brief ->
            [yes] pesca 1 carta nominata da te
           *[no] pesca 1 Carta Abilità del tipo nominato da te
        }
    .several =
        { $brief ->
            [yes] pescano 1 carta nominata da te
           *[no] pescano ciascuno 1 Carta Abilità del tipo nominato da te
        }
    .may =
        { $brief ->
            [yes] pescare 1 carta nominata da te
           *[no] pescare 1 Carta Abilità del tipo nominato da te
        }
addAnyToCheck = aggiungi alla prova un numero qualsiasi di Carte Abilità dalla tua mano
    .may = aggiungere alla prova un numero qualsiasi di Carte Abilità dalla tua mano
addToCheck = aggiungi alla prova { $cards } dalla mano, a faccia in su
    .one = aggiunge alla prova { $cards } dalla mano, a faccia in su
    .may = aggiungere alla prova { $cards } dalla mano, a faccia in su

mayInfiltrate = sei un Leader Cylone o il Cylone amichevole

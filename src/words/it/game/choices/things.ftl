strength = Forza { $strength }, favorevole o contraria secondo l'abilità
option = Opzione { $number } di { $card }
nothing = Non fare altro
idlePlace = Qui ora nessuna azione: { $why }
idle =
    { $idle ->
        [damaged] è danneggiato
        [cards] ti mancano le Carte Abilità che costa
       *[forbidden] non puoi usarlo
    }
idleUnless = solo se { $conditions }
placeOn = { $place } ({ $board })
costsSkillCard = costa 1 Carta Abilità
costsCard = costa 1 carta
costsSuperCrises = costa { $cards }
cardTo =
    { $top ->
        [yes] In cima: { $card }
       *[no] In fondo: { $card }
    }
toHand = Prendile in mano
toCheck = Aggiungile alla prova
    .detail = Entrano subito dopo le carte del Destino
deck = { $deck }
top = In cima al mazzo
    .detail = È la prossima carta da pescare
bottom = In fondo al mazzo
    .detail = Non si rivedrà per un bel po'
result =
    { $passes ->
        [yes] La prova è un successo
       *[no] La prova è un fallimento
    }
    .detail = Il risultato si applica subito, senza carte
damagedVipers = { $ships } tra i danneggiati

loyalty = il mazzo delle Affiliazioni si forma con queste quantità di carte Cylone e di carte «Non sei un Cylone»: { $numbers }
loyaltyWithLeader = con un Leader Cylone il mazzo delle Affiliazioni ha queste quantità di carte Cylone e di carte «Non sei un Cylone»: { $numbers }
numbers =
    { $mutineer ->
        [yes] { $cylon } e { $notACylon } con l'Ammutinato per { $players } giocatori
       *[no] { $cylon } e { $notACylon } per { $players } giocatori
    }
moreNotACylon =
    { $count ->
        [one] insieme a { $expansion } il mazzo delle Affiliazioni ha { $count } carta «Non sei un Cylone» in più
       *[other] insieme a { $expansion } il mazzo delle Affiliazioni ha { $count } carte «Non sei un Cylone» in più
    }
quorumLimit = alla fine di ogni turno il Presidente tiene al massimo { $cards }
cylonsDrawDifferent = le Carte Abilità che un giocatore Cylone pesca all'inizio di un turno sono di tipi diversi
jumpIconsInCylonTurns = l'icona di preparazione al salto di una Carta Crisi risolta da un giocatore Cylone conta
sleepersOnlyHuman = nella fase dell'Agente Dormiente un giocatore Cylone riceve 1 Carta Affiliazione, qualunque cosa dica la sua scheda personaggio
handsOverLoyalty = chi diventa un giocatore Cylone a distanza { $distance } o meno consegna tutte le altre Carte Affiliazione a faccia in giù a un solo giocatore umano

duties-president = Il Presidente tiene segreta la mano di Carte Consiglio e decide quando una carta lo dice.
duties-admiral = L'Ammiraglio tiene le armi nucleari, sceglie la destinazione di ogni salto e decide quando una carta lo dice.

drawQuorum-label = Pesca una Carta Consiglio
drawQuorum-deed = pesca una Carta Consiglio
drawQuorum-detail = Va nella tua mano segreta di Carte Consiglio
launchNuke-label = Lancia un'arma nucleare
launchNuke-deed = lancia un'arma nucleare
endInfiltration-label = Poni fine alla tua infiltrazione
endInfiltration-detail = Vai alla Nave Resurrection e torni a essere un giocatore Cylone
endInfiltration-deed = pone fine all'infiltrazione

sleeperAgent-name = Agenti dormienti
sleeperAgent-begins = comincia la fase dell'Agente Dormiente
sleeperAgent-brings = la fase dell'Agente Dormiente: ogni giocatore riceve un'altra Carta Affiliazione
finalJump-name = Ultimo salto
finalJump-begins = il prossimo salto è l'ultimo
finalJump-brings = il prossimo salto è l'ultimo, e con esso gli umani vincono se nessuna risorsa è esaurita

endings-fuel = la flotta ha esaurito il carburante
endings-food = la flotta ha esaurito il cibo
endings-morale = la flotta ha perso tutto il morale
endings-population = della popolazione non resta nessuno
endings-invasion = una squadra di abbordaggio Cylone ha preso il Galactica
endings-destruction = il Galactica è stato distrutto
endings-noCharacter = non resta nessuno che possa prendere il posto di chi è stato giustiziato
endings-reachedKobol = la flotta ha raggiunto Kobol

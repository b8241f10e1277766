dealt = { $player } riceve { $cards }
sleeperAgentPhase = Fase dell'Agente Dormiente: ogni giocatore riceve un'altra Carta Affiliazione
seen = { $player } guarda { $cards } di { $of }
lookPrevented = Nessuno può guardare Carte Affiliazione
revealed = { $player } rivela una Carta Affiliazione: { $card }
becameCylon =
    { $how ->
        [sympathizer] { $player } ora è Cylone, come simpatizzante
        [sympathetic] { $player } ora è Cylone, con un obiettivo tutto suo
       *[revealed] { $player } d'ora in poi è un giocatore Cylone
    }
handedOver = { $player } consegna { $cards } a { $to }

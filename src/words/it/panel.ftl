pickOne = Scegli
pickSeveral = Seleziona
pageOf = { $text } (pagina { $page } di { $pages })
allAtOnce = Oppure tutte e { $count } insieme …
ofKind = { $number } { $kind }
earlier = ◀ Precedenti
more = Altro ▶
confirm = Conferma
clear = Azzera
nothingPicked = **Ancora nessuna scelta**: seleziona { $range }.
picked = **Selezione: { $number } (richieste: { $range })**: { $labels }.
tooMany = { $picked } Troppe: al massimo { $most }.
tooFew =
    { $count ->
        [one] { $picked } Ne manca ancora { $count }.
       *[other] { $picked } Ne mancano ancora { $count }.
    }
keep =
    { $count ->
        [one] **Scegli la carta che tieni**: tutte le altre si scartano.
       *[other] **Scegli le { $count } carte che tieni**: tutte le altre si scartano.
    }
kept = **Ne tieni { $number } di { $most }**: { $labels }.
restGoes =
    { $count ->
        [one] L'altra si scarta.
       *[other] Le altre { $count } si scartano.
    }
discardOthers =
    { $count ->
        [one] Scarta l'altra
       *[other] Scarta le altre { $count }
    }
range = { $least }–{ $most }
eitherRange = { $one } o { $other }
footer = Partita { $game }
footerMore =
    { $count ->
        [one] Partita { $game } · dopo questa un'altra domanda
       *[other] Partita { $game } · dopo questa altre { $count } domande
    }
groupOf = { $group } ({ $number })
sure = Non si può annullare. Vuoi davvero?
doIt = Sì, fallo
takeBack = No, torna indietro
rule = Regola
newestQuorum = La tua Carta Consiglio più recente: **{ $card }**: { $text }
otherQuorum = Le altre: { $cards }
silent = Non più in questa prova
silenced = { $pass }, e non più finché non si conosce il risultato di questa prova
ruleTitle = { $rule } · { $name }
choices = Che cosa fanno le scelte
openedBelow = Hai riaperto questa domanda più in basso.
lately =
    { $refusal }
    Ultimamente:
    { $lines }

meetThere = Lì incontri un alleato: { $allies }
meetHere = Se resti qui, incontri un alleato: { $allies }

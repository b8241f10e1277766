everybodyActs =
    { $brief ->
        [yes] ogni giocatore si muove o esegue 1 azione
       *[no] ogni giocatore, Cylone o umano, a partire da te in senso orario, può muoversi oppure eseguire 1 azione
    }
gainNuke = l'Ammiraglio riceve { $nukes }
strafe =
    { $brief ->
        [yes] invece dell'attacco, il dado dice quanti raider vengono distrutti
       *[no] invece di attaccare, tira il dado: altrettanti raider nell'area del viper sono distrutti, o tutti se sono meno
    }
    .may =
        { $brief ->
            [yes] tirare il dado invece di attaccare: dice quanti raider vengono distrutti
           *[no] tirare il dado invece di attaccare: altrettanti raider nell'area del viper sono distrutti, o tutti se sono meno
        }
nameRoll = scegli il risultato del dado invece di tirarlo; nulla può modificarlo
    .may = scegliere il risultato del dado invece di tirarlo; nulla può modificarlo
tradeCards =
    { $brief ->
        [yes] scarta un numero qualsiasi di Carte Abilità e pescane altrettante di un solo tipo
       *[no] scarta un numero qualsiasi di Carte Abilità, poi pescane altrettante, tutte di un solo tipo del tuo set di abilità
    }
    .may =
        { $brief ->
            [yes] scartare un numero qualsiasi di Carte Abilità e pescarne altrettante di un solo tipo
           *[no] scartare un numero qualsiasi di Carte Abilità, poi pescarne altrettante, tutte di un solo tipo del tuo set di abilità
        }
seizeTitle = diventi { $title }; se sei nelle Celle o in Detenzione, prima muoviti { NOUN($places, case: "at") }, dove è possibile
    .may = diventare { $title }; se sei nelle Celle o in Detenzione, prima muoviti { NOUN($places, case: "at") }, dove è possibile
arrangeQuorum =
    { $count ->
        [one] guarda la prima carta del mazzo del Consiglio e rimettila a posto
       *[other] guarda le prime { $count } carte del mazzo del Consiglio e rimettile in cima nell'ordine che preferisci
    }
    .may =
        { $count ->
            [one] guardare la prima carta del mazzo del Consiglio e rimetterla a posto
           *[other] guardare le prime { $count } carte del mazzo del Consiglio e rimetterle in cima nell'ordine che preferisci
        }

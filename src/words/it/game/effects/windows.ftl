addToDie = aggiungi { $by } al dado
    .may = aggiungere { $by } al dado
subtractFromDie = sottrai { $by } dal dado
    .may = sottrarre { $by } dal dado
raiseResult = il risultato è più alto di { $by }
lowerResult = il risultato è più basso di { $by }
eitherResult = aumenta o riduci il risultato di { $by }
    .may = aumentare o ridurre il risultato di { $by }
replaceRoll = scarta 1 Carta Abilità invece di tirare; la sua forza più { $plus } è il risultato
    .may = scartare 1 Carta Abilità invece di tirare; la sua forza più { $plus } è il risultato
rerollDie =
    { $brief ->
        [yes] ripeti il tiro del dado
       *[no] ripeti il tiro del dado e usa il nuovo risultato
    }
    .may =
        { $brief ->
            [yes] ripetere il tiro del dado
           *[no] ripetere il tiro del dado e usare il nuovo risultato
        }
briefRerollPiloted = si ripete il tiro del dado, con { $by } se il viper ha un pilota
rerollPilotedPlus =
    { $by ->
        [one] si ripete il tiro del dado; se il viper ha un pilota, si aggiunge { $by } al nuovo risultato
       *[other] si ripete il tiro del dado; se il viper ha un pilota, si aggiungono { $by } al nuovo risultato
    }
rerollPilotedMinus =
    { $by ->
        [one] si ripete il tiro del dado; se il viper ha un pilota, si sottrae { $by } dal nuovo risultato
       *[other] si ripete il tiro del dado; se il viper ha un pilota, si sottraggono { $by } dal nuovo risultato
    }
raiseDifficulty = aumenta la difficoltà di { $by }
    .may = aumentare la difficoltà di { $by }
lowerDifficulty = riduci la difficoltà di { $by }
    .may = ridurre la difficoltà di { $by }
eitherDifficulty = aumenta o riduci la difficoltà di { $by }
    .may = aumentare o ridurre la difficoltà di { $by }
makePositive = le carte di { $skills } sono favorevoli in questa prova
openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] tutte le carte di questa prova si aggiungono a faccia in su
           *[no] tutte le carte di questa prova si aggiungono a faccia in su, anche quelle del Destino
        }
       *[no] { $brief ->
            [yes] i giocatori aggiungono le loro carte a questa prova a faccia in su
           *[no] i giocatori aggiungono le loro carte a questa prova a faccia in su; le carte del Destino restano nascoste fino alla rivelazione
        }
    }
nullifySkill = nomina un'abilità; le sue carte hanno forza 0 in questa prova
    .may = nominare un'abilità; le sue carte hanno forza 0 in questa prova
takeCheckCards = prendi in mano tutte le Carte Abilità della prova invece di scartarle
    .may = prendere in mano tutte le Carte Abilità della prova invece di scartarle
decideCheck = scegli se la prova ha successo o fallisce; non viene eseguita
    .may = scegliere se la prova ha successo o fallisce; non viene eseguita
noDestiny = a questa prova non si aggiungono carte del Destino
passInstead = sostituisci l'effetto del successo con questo: { $what }
    .may = sostituire l'effetto del successo con questo: { $what }
briefPassInstead = invece, { $what }
lookAtContribution = guarda le carte che questo giocatore ha appena aggiunto
    .may = guardare le carte che questo giocatore ha appena aggiunto
replaceCrisis = scarta la Carta Crisi e pescane una nuova al suo posto
    .may = scartare la Carta Crisi e pescarne una nuova al suo posto
switchOption = fai applicare invece l'altra opzione
    .may = far applicare invece l'altra opzione
boardViper = diventi il pilota del viper appena collocato
    .may = diventare il pilota del viper appena collocato

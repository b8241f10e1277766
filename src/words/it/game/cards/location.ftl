users =
    { $users ->
        [human] per i giocatori umani
        [cylon] per i giocatori Cyloni
        [both] per giocatori umani e Cyloni
       *[byAllegiance] per i giocatori della sua parte
    }
action = Azione
humanAction = Azione Umana
cylonAction = Azione Cylone
cost = scarta { $cards }; poi { $what }
noAction = Qui non c'è alcuna azione.
onlyIf = Solo se { $condition }
notSympathizer = Un simpatizzante diventato Cylone non può usarlo.
receivesNone = All'inizio del tuo turno qui non peschi Carte Abilità.
receivesOnly = All'inizio del tuo turno qui peschi solo { $cards }.
hazardous = Ambiente pericoloso: nessuno può scegliere di muoversi qui.
damageable = Se è danneggiato, tutti quelli che sono qui vengono inviati in Infermeria e l'azione è chiusa finché non viene riparato.

sickbay = All'inizio del tuo turno qui peschi solo 1 Carta Abilità. Puoi andartene come al solito.
brig = Non puoi muoverti, nel tuo turno non peschi Carte Crisi e aggiungi al massimo 1 carta a ogni prova di abilità.
brigTitle = L'Ammiraglio inviato qui perde il titolo.
detention = Non puoi muoverti e aggiungi al massimo 2 carte a ogni prova di abilità. Peschi comunque le Carte Crisi, e l'Ammiraglio tiene il titolo.
detentionInstead = Chi da New Caprica verrebbe inviato alle Celle viene inviato qui.
medicalCenter = All'inizio del tuo turno qui peschi solo 1 Carta Abilità. Chi da New Caprica verrebbe inviato in Infermeria viene inviato qui.
hubDestroyed = Prende il posto della Nave Resurrection.
hubDestroyedDraw = All'inizio del tuo turno qui perdi le tue Carte Super Crisi e non peschi Carte Abilità.

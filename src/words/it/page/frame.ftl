title = Tavolo di prova
noScript = Il tavolo di prova ha bisogno di JavaScript.
opening = Il tavolo di prova si sta aprendo…
noAnswerYet = Il tavolo di prova non risponde ancora. Riprovo…
noAnswer = Il tavolo di prova non ha risposto. È ancora in funzione?
noReason = Il tavolo di prova ha risposto { $status } senza dire perché.
lost = Collegamento con il tavolo di prova perso. Mi ricollego…
botOffline = Il bot non è in linea. Risponderà appena torna.
noChannel = Non c’è ancora nessun canale.
threadClosed = Questo thread è chiuso.
playingAs = Giochi come { $name }
drawer = Canali e persone
unread =
    { $count ->
        [one] { $label }, { $count } non letto
        [many] { $label }, { $count } non letti
       *[other] { $label }, { $count } non letti
    }
events = Eventi
apps = App

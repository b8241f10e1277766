abandoned = { $name } ha abbandonato la partita. `/game create` ne apre una nuova.
moved = { $name } ha portato la partita in { $channel }: prosegue lì.
seatReplaced = { $name } ha dato il posto { $seat } di { $from } a { $to }.
stuck = ⚠ { $name }, un giocatore automatico, non riesce ad agire: è un errore di questo bot. L'host può annullare l'ultima decisione (`/game undo`), cedere il posto (`/host replace`) o chiudere la partita (`/host abandon`).
stuckInSecret = ⚠ Un giocatore automatico non riesce ad agire: è un errore di questo bot. L'host può annullare l'ultima decisione (`/game undo`), cedere posti (`/host replace`) o chiudere la partita (`/host abandon`).
thanks = Grazie per aver giocato. `/game create` apre la prossima partita.
closed = { $person }, non posso mandarti messaggi diretti. Permetti i messaggi diretti dai membri di questo server (Impostazioni privacy del server), o usa `/hand` qui: ciò che mostra lo vedi solo tu.

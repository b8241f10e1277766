button = Chiama giocatori
calling = { $role }: { $name } cerca giocatori. «Partecipa» ti dà un posto.
join = Partecipa
done = Ho menzionato { $role } nel canale.
noRole = Questo server non ha scelto un ruolo con cui chiamare giocatori.
noRoleHint = Un gestore del server ne sceglie uno con /settings invite.
already = Per questa partita sono già stati chiamati giocatori.
alreadyHint = Il ruolo si menziona una volta per partita.
tooSoon =
    { $count ->
        [one] Il ruolo è stato menzionato per un'altra partita meno di un'ora fa, e resta in pace ancora per { $count } minuto.
       *[other] Il ruolo è stato menzionato per un'altra partita meno di un'ora fa, e resta in pace ancora per { $count } minuti.
    }
tooSoonHint = Riprova dopo, o parla tu della partita a chi conosci.
notMentionable = Nessuno se ne accorgerebbe: non posso menzionare questo ruolo.
notMentionableHint = Un gestore del server permette a chiunque di menzionarlo (Impostazioni server, Ruoli, Consenti a chiunque di @menzionare questo ruolo), o mi dà il permesso di menzionare tutti i ruoli.

button = Suggerimento
title =
    ### Un suggerimento
    { $question }
option = { $place }. **{ $label }**: { $compared }.
optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
footer = -# In base a ciò che sai, come la vedrebbe un giocatore automatico di livello difficile. Può sbagliare, e la scelta è tua.
compared_rules = così dicono regole semplici, senza guardare avanti
compared_clear = nettamente meglio di tutto il resto che ho provato
compared_even = tra ciò che ho provato non c'è di meglio
compared_alike = più o meno altrettanto buona
compared_little = un po' peggio, per quel che vedo
compared_worse = nettamente peggio, per quel che vedo
helpsCheck = aggiunge { $strength } alla prova
harmsCheck = toglie { $strength } alla prova
keepsCards = tieni le carte per dopo
leadsOn =
    { $count ->
        [one] porta avanti di { $count } passo
       *[other] porta avanti di { $count } passi
    }
stays = resti dove puoi agire
shows = mostri chi sei
does_jumps = avvicina il salto della flotta
does_fights = colpisce le navi Cyloni, o mette in posizione le vostre
does_mends = ripara ciò che è danneggiato
does_gains = porta alla flotta ciò che le serve
does_leads = dà azioni ad altri quando contano
does_quorum = mette a frutto il Consiglio
does_looks = scopri ciò che gli altri non sanno
does_judges = si tratta di chi fidarsi, e per che cosa
does_harms = fa male alla flotta
does_draws = ti riempie la mano
there_jumps = da lì puoi avvicinare il salto della flotta
there_fights = da lì puoi colpire le navi Cyloni
there_mends = lì puoi riparare ciò che è danneggiato
there_gains = lì puoi procurare ciò che serve alla flotta
there_leads = da lì puoi dare azioni ad altri
there_quorum = lì puoi mettere a frutto il Consiglio
there_looks = lì puoi scoprire ciò che gli altri non sanno
there_judges = da lì puoi agire contro chi sospetti
there_harms = da lì si può far male alla flotta
there_draws = lì puoi riempirti la mano
nothing = Al momento non devi rispondere a nulla, quindi non c'è nulla da suggerire.
nothingHint = /help dice che cosa puoi fare ora.
changed = Mentre pensavo, la partita è andata avanti.
changedHint = Chiedi di nuovo.
off = In questa partita non ci sono suggerimenti.
offHint = L'host può permetterli con /host hints.
offHost = Con /host hints puoi permetterli, per tutti.
allowed = Ora qui tutti possono chiedere suggerimenti, con `/hint` o con il pulsante sotto la propria domanda.
forbidden = In questa partita non ci sono più suggerimenti.
noticeAllowed = 💡 { $by } permette i suggerimenti: `/hint` mostra a chi lo chiede, e a nessun altro, che cosa potrebbe rispondere.
noticeForbidden = 💡 { $by } non permette più suggerimenti.

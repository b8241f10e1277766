## pictures

pictures-check = Prova di abilità { $source }: forza { $total } su { $difficulty }, { $result }.
pictures-pass = successo
pictures-partial = successo parziale
pictures-fail = fallimento
pictures-positive = A favore
pictures-negative = Contro
pictures-nullified = Non contano
pictures-cards = { $title }: { $cards }.
pictures-noCards = nessuna carta
pictures-none = nessuna
pictures-hand = La tua mano
pictures-loyalty = Affiliazione
pictures-quorum = Carte Consiglio
pictures-superCrisis = Super Crisi
pictures-mutiny = Ammutinamento
pictures-agenda = Intenzioni
pictures-motives = Motivazioni
pictures-card = { $name }: { $text }
pictures-playedBy = Giocata da { $name }.
pictures-used = La capacità che vale una volta per partita è stata usata.
pictures-noMiracle = Non c’è un segnalino miracolo per pagare la capacità che ne richiede uno.
pictures-whole = Tabellone intero
pictures-handText = Che cosa fanno le carte è scritto in questo messaggio.

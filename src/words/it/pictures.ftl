## pictures

pictures-check = Prova di abilità { $source }: totale { $total }, difficoltà { $difficulty }: { $result }.
pictures-pass = superata
pictures-partial = successo parziale
pictures-fail = fallita
pictures-positive = Favorevoli
pictures-negative = Contrarie
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
pictures-used = La capacità da una volta per partita è già stata usata.
pictures-noMiracle = Non ci sono segnalini miracolo per pagare la capacità che ne richiede uno.
pictures-whole = Tabellone intero
pictures-handText = Le carte sono spiegate nel testo di questo messaggio.

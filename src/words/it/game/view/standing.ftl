noSheet = La tua scheda personaggio non conta.
asCylon =
    { $away ->
        [yes] Conti come giocatore Cylone.
       *[no] Conti come giocatore Cylone, finché non ti infiltri nella Flotta Umana.
    }
asHuman = Conti come giocatore umano: ricevi 3 Carte Abilità per turno, peschi Carte Crisi, aggiungi al massimo 2 carte a una prova (1 dalle Celle), non hai titoli e non puoi usare il testo delle Carte Tradimento.
ending =
    { $away ->
        [yes] Un'azione pone fine all'infiltrazione e ti porta al Centro Medico; fuori dalle Celle e dalla Detenzione tieni 3 Carte Abilità.
       *[no] Un'azione pone fine all'infiltrazione e ti porta alla Nave Resurrection; fuori dalle Celle e dalla Detenzione tieni 3 Carte Abilità.
    }

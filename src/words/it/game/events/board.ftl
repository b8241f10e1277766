resource =
    { $loss ->
        [yes] { $now ->
            [one] { $resource } { $change } (resta { $now })
           *[other] { $resource } { $change } (restano { $now })
        }
       *[no] { $resource } { $change } (ora { $now })
    }
change =
    { $loss ->
        [yes] { $now ->
            [one] { $change } { $resource } (resta { $now })
           *[other] { $change } { $resource } (restano { $now })
        }
       *[no] { $change } { $resource } (ora { $now })
    }
galacticaDamaged = Il Galactica è danneggiato { NOUN($place, case: "at") }
galacticaHit = Il Galactica è danneggiato: si perde { $loss }
damageSeen = { $player } guarda { $tokens }
repaired = { $player } ripara { NOUN($place, case: "the") }
centurionBoarded = Un centurione abborda il Galactica
space =
    { $space ->
        [end] la fine
       *[other] lo spazio { $space }
    }
centurionsAdvanced =
    { $count ->
        [one] Il centurione a bordo avanza sull'indicatore delle Squadre di Abbordaggio e raggiunge { $spaces }
       *[other] I centurioni a bordo avanzano sull'indicatore delle Squadre di Abbordaggio e raggiungono { $spaces }
    }
centurionsAdvancedEach = I centurioni a bordo avanzano sull'indicatore delle Squadre di Abbordaggio: { $each }
centurionsTo =
    { $count ->
        [one] { $count } raggiunge { $space }
       *[other] { $count } raggiungono { $space }
    }
centurionDestroyed =
    { $space ->
        [0] Un centurione è distrutto sullo spazio di partenza dell'indicatore delle Squadre di Abbordaggio
       *[other] Un centurione è distrutto sullo spazio { $space } dell'indicatore delle Squadre di Abbordaggio
    }
jumpTrack = Preparazione al Salto { $change } (ora { $now } su 5)
jumpTrackReset = Il segnalino flotta torna allo spazio di partenza dell'indicatore di Preparazione al Salto
jumped =
    { $how ->
        [final] La flotta compie il suo ultimo salto
        [someStay] La flotta compie un salto
       *[all] La flotta compie un salto: tutte le navi nello spazio lasciano il tabellone
    }

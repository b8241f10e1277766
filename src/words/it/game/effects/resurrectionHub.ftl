destroyHub =
    { $brief ->
        [yes] la Nave Resurrection è distrutta
       *[no] gira la Nave Resurrection sul lato Hub Distrutto per il resto della partita; chi vi si trova ci rimane
    }
    .may = girare la Nave Resurrection sul lato Hub Distrutto per il resto della partita; chi vi si trova ci rimane
returnToFleet =
    { $brief ->
        [yes] muoviti nella Flotta Cylone
       *[no] muoviti nella Flotta Cylone e termina la tua infiltrazione
    }
    .may =
        { $brief ->
            [yes] muoverti nella Flotta Cylone
           *[no] muoverti nella Flotta Cylone e terminare la tua infiltrazione
        }

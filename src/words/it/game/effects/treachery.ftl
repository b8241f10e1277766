makeReckless =
    { $brief ->
        [yes] prova impulsiva
       *[no] la prova diventa impulsiva (in una prova si può giocare solo una carta di questo tipo)
    }
stopAbilities =
    { $brief ->
        [yes] nessuna capacità di prova di abilità in questa prova
       *[no] in questa prova non si risolve alcuna capacità di prova di abilità (non in una prova impulsiva, e dopo non può diventare impulsiva)
    }

reckless = la prova è impulsiva

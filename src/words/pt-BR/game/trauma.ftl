both =
    { $benevolent ->
        [one] { $benevolent } marcador de trauma benevolente
       *[other] { $benevolent } marcadores de trauma benevolentes
    } e { $antagonistic ->
        [one] { $antagonistic } antagonista
       *[other] { $antagonistic } antagonistas
    }
none = nenhum marcador de trauma

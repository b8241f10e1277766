both =
    { $antagonistic ->
        [one] żetony traumy: { $benevolent } dobroczynnych i { $antagonistic } antagonistyczny
        [few] żetony traumy: { $benevolent } dobroczynnych i { $antagonistic } antagonistyczne
        [many] żetony traumy: { $benevolent } dobroczynnych i { $antagonistic } antagonistycznych
       *[other] żetony traumy: { $benevolent } dobroczynnych i { $antagonistic } antagonistycznych
    }
none = brak żetonów traumy
    .acc = brak żetonów traumy

both = żetony traumy (dobroczynne: { $benevolent }, antagonistyczne: { $antagonistic })
none = brak żetonów traumy
    .acc = brak żetonów traumy

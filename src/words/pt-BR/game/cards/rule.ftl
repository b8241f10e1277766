replaced = Nesta partida vale, em vez disso, { $number } ({ $name })

replaced = In questa partita vale invece { $number } ({ $name })

nothing = não executa nenhuma ação
activates = ativa { NOUN($place, case: "the") }
plays = joga { $card }
playsQuorum = joga a Carta de Quórum { $card }
uses = usa { $ability }
does = faz isto: { $what }
revealsAsCylon = se revela como Cylon
reveals = revela { $card }
movesThenActs = se move e depois age
actsTwice = fica onde está e age duas vezes
launches = lança { NOUN($viper, case: "a") } { NOUN($area, case: "at") }
moves =
    { $own ->
        [yes] { GENDER($viper) ->
            [m] move seu { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
           *[f] move sua { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
        }
       *[no] { GENDER($viper) ->
            [m] move um { $viper } não tripulado { NOUN($from, case: "from") } { NOUN($to, case: "to") }
           *[f] move uma { $viper } não tripulada { NOUN($from, case: "from") } { NOUN($to, case: "to") }
        }
    }
attacks =
    { $own ->
        [yes] { GENDER($viper) ->
            [m] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com seu { $viper }
           *[f] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com sua { $viper }
        }
       *[no] { GENDER($viper) ->
            [m] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com um { $viper } não tripulado
           *[f] ataca { NOUN($target, case: "a") } { NOUN($area, case: "at") } com uma { $viper } não tripulada
        }
    }
chooses = escolhe: { $choice }

nothing = ничего не делает
activates = активирует { NOUN($place, case: "acc") }
plays = играет { $card }
playsQuorum = играет карту кворума «{ $card }»
uses = использует { $ability }
does = делает вот что: { $what }
revealsAsCylon = раскрывается как Сайлон
reveals = раскрывает: { $card }
movesThenActs = перемещается и затем выполняет действие
actsTwice = остается и выполняет два действия
launches = запускает { NOUN($viper, case: "acc") } { NOUN($area, case: "at") }
moves =
    { $own ->
        [yes] перемещает свой { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] перемещает беспилотный { NOUN($viper, case: "acc") } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
attacks =
    { $own ->
        [yes] атакует { NOUN($target, case: "acc") } { NOUN($area, case: "at") } своим { NOUN($viper, case: "ins") }
       *[no] атакует { NOUN($target, case: "acc") } { NOUN($area, case: "at") } беспилотным { NOUN($viper, case: "ins") }
    }
chooses = выбирает: { $choice }

kind = Sprzymierzeniec
both = Dobroczynny: { $benevolent }; antagonistyczny: { $antagonistic }
found = Obszar
result =
    { $symbol ->
        [benevolent] Dobroczynny ({ $result })
       *[antagonistic] Antagonistyczny ({ $result })
    }

placed = { $ally } czeka na spotkanie { NOUN($place, case: "at") }
brought = { $player } sprowadza { NOUN($place, case: "to") } sprzymierzeńca: { $ally }
putAway = { $ally } nie może przyjść i trafia do pudełka
met =
    { $symbol ->
        [none] { $player } spotyka sprzymierzeńca ({ $ally }): nie ma żetonu traumy, więc nic się nie dzieje
        [disaster] { $player } spotyka sprzymierzeńca ({ $ally }): nieszczęście, które tu nic nie robi
        [benevolent] { $player } spotyka sprzymierzeńca ({ $ally }): rezultat dobroczynny ({ $result })
       *[antagonistic] { $player } spotyka sprzymierzeńca ({ $ally }): rezultat antagonistyczny ({ $result })
    }
left =
    { $met ->
        [yes] { $ally } opuszcza { NOUN($place, case: "acc") }
       *[no] { $ally } opuszcza { NOUN($place, case: "acc") } bez spotkania
    }
hidden = { $player } ukrywa statek cywilny nr { $number }: zostaje wymieszany z tymi, które nie są używane
pushedBack = Centurioni zostają cofnięci (teraz: { $spaces })
space =
    { $space ->
        [0] pole startowe
       *[other] pole { $space }
    }

meetAlly = wybierz sprzymierzeńca, którego spotykasz { NOUN($place, case: "at") }
    .help = Żeton traumy z karty zostaje odkryty i decyduje, który z dwóch rezultatów następuje. W turze spotykasz tylko jednego sprzymierzeńca.
coverAlly = połóż jeden ze swoich żetonów traumy na karcie sprzymierzeńca { $ally }
    .help = Leży zakryty, aż ktoś spotka tego sprzymierzeńca; tylko ty wiesz, który to żeton.
whoBringsAlly = wybierz, kto sprowadza następnego sprzymierzeńca
    .help = Ci gracze prowadzący Cylonów mają po tyle samo żetonów traumy. Wybrany gracz kładzie na karcie jeden z własnych żetonów.
shipsToMove = wybierz statki cywilne, które przesuwasz
    .help = Wszystkie już widzisz. Każdy wybrany trafia na sąsiedni obszar przestrzeni, o który pytam w następnej kolejności.
moveNone = Nie przesuwaj żadnego

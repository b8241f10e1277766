kind = Aliado
both = Benevolente: { $benevolent }; antagonista: { $antagonistic }
found = Local
result =
    { $symbol ->
        [benevolent] Benevolente ({ $result })
       *[antagonistic] Antagonista ({ $result })
    }

placed = { $ally }: encontro possível { NOUN($place, case: "at") }
brought = { $player } traz { $ally } { NOUN($place, case: "to") }
putAway = { $ally } não pode vir e está fora da partida
met =
    { $symbol ->
        [none] { $player } encontra { $ally }: não há marcador de trauma ali, nada acontece
        [disaster] { $player } encontra { $ally }: um desastre, que não tem efeito aqui
        [benevolent] { $player } encontra { $ally }: benevolente ({ $result })
       *[antagonistic] { $player } encontra { $ally }: antagonista ({ $result })
    }
left =
    { $met ->
        [yes] { $ally } sai { NOUN($place, case: "from") }
       *[no] { $ally } sai { NOUN($place, case: "from") } sem ter encontrado ninguém
    }
hidden = { $player } esconde a nave civil nº { $number }: ela é misturada às que não estão em uso
pushedBack = Os centuriões são empurrados para trás (agora em: { $spaces })
space =
    { $space ->
        [0] início
       *[other] espaço { $space }
    }

meetAlly = escolha o aliado que você encontra { NOUN($place, case: "at") }
    .help = O marcador de trauma na carta é revelado e decide qual dos dois resultados acontece. Você só encontra um aliado por turno.
coverAlly = coloque um dos seus marcadores de trauma em { $ally }
    .help = Ele fica virado para baixo até alguém encontrar este aliado; só você sabe qual é.
whoBringsAlly = escolha quem traz o próximo aliado
    .help = Estes jogadores Cylons têm a mesma quantidade de marcadores de trauma. Quem você escolher coloca um dos próprios marcadores na carta.
shipsToMove = escolha as naves civis que você move
    .help = Você viu todas elas. Cada uma que você escolher vai para uma área adjacente, que será perguntada em seguida.
moveNone = Não mover nenhuma

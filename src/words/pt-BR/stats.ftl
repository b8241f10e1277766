titleServer = Partidas encerradas deste servidor
titlePerson = Partidas encerradas de { $name }
titleCharacter = Partidas encerradas com { $character }
titlePersonCharacter = Partidas encerradas de { $name } com { $character }
everywhere = Em todos os servidores onde organizo partidas.
none = Nenhuma partida foi encerrada ainda.
nonePerson = { $name } ainda não encerrou nenhuma partida.
noneCharacter = Nenhuma partida com { $character } foi encerrada ainda.
noneHint = Uma partida conta quando acaba; `/game create` abre uma.
games =
    { $count ->
        [one] **{ $count } partida**, com { $turns } turnos
       *[other] **{ $count } partidas**, com { $fewest } a { $most } turnos, { $turns } em média
    }
few = Tão poucas partidas ainda dizem pouco: leia os números com cautela.
humansWon = Vitórias dos humanos: { $games } ({ $share })
cylonsWon = Vitórias dos Cylons: { $games } ({ $share })
ends = Como terminaram
end = { $games } × { $cause }
sides = Pessoas por lado
ownSides = Por lado
side_human = Humano: venceu { $won } de { $games } ({ $share })
side_cylon = Cylon: venceu { $won } de { $games } ({ $share })
side_cylonLeader = Líder Cylon: venceu { $won } de { $games } por objetivos secretos ({ $share })
side_sympatheticCylon = Cylon Solidário: venceu { $won } de { $games } pela Agenda ({ $share })
automatic = Jogadores automáticos, contados à parte
characters = Personagens
noCharacters = ninguém jogou com um até o fim ainda
people = Quem mais jogou
tally = { $name }: venceu { $won } de { $games } ({ $share })
cards_mission = Missões
cards_mutiny = Cartas de Motim jogadas
cards_motive = Motivações
card_mission = { $name }: passou { $worked } de { $times } ({ $share })
card_mutiny = { $name }: { $times } ×
card_motive = { $name }: cumprida { $worked } de { $times } ({ $share })
more = e mais { $count }

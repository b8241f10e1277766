gained = Um novo raptor de assalto { NOUN($area, case: "at") }
gainedInReserves = Um novo raptor de assalto na Reserva
stays = O raptor de assalto de { $player } fica { NOUN($area, case: "at") }
staysUnmanned = Um raptor de assalto não tripulado fica { NOUN($area, case: "at") }

stayInSpace =
    { $piloted ->
        [yes] escolha se o seu raptor de assalto fica no espaço
       *[no] escolha quais raptors de assalto ficam no espaço
    }
    .help =
        { $piloted ->
            [yes] Se ficar, você continua a pilotá-lo onde ele está. Caso contrário, ele vai para a Reserva e você, para o Convés do Hangar.
           *[no] Os que ficam permanecem na sua área. Os outros vão para a Reserva, como todas as vipers.
        }
noneStays =
    { $piloted ->
        [yes] Voltar para a Galactica
       *[no] Nenhum fica
    }

gain =
    { $brief ->
        [yes] receba 1 raptor de assalto
       *[no] coloque na Reserva 1 raptor de assalto da pilha de não utilizados
    }
    .may =
        { $brief ->
            [yes] receber 1 raptor de assalto
           *[no] colocar na Reserva 1 raptor de assalto da pilha de não utilizados
        }
launch =
    { $brief ->
        [yes] lance 1 novo raptor de assalto e pode ativá-lo
       *[no] coloque 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e pode ativá-lo imediatamente
    }
    .one =
        { $brief ->
            [yes] lança 1 novo raptor de assalto e pode ativá-lo
           *[no] coloca 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e pode ativá-lo imediatamente
        }
    .several =
        { $brief ->
            [yes] lançam 1 novo raptor de assalto e podem ativá-lo
           *[no] colocam 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e podem ativá-lo imediatamente
        }
    .may =
        { $brief ->
            [yes] lançar 1 novo raptor de assalto e, se quiser, ativá-lo
           *[no] colocar 1 raptor de assalto da pilha de não utilizados, não tripulado, em uma área com ícone de lançamento de viper e, se quiser, ativá-lo imediatamente
        }

raptorIn =
    { $box ->
        [reserves] houver um raptor na Reserva
       *[destroyed] um raptor tiver sido destruído
    }
assaultRaptorLeft = ainda houver um raptor de assalto na pilha de não utilizados

jumped =
    { $line ->
        [1] Atenção, toda a tripulação: preparar para o salto.
        [2] As estrelas se apagam, e outras se acendem.
        [3] Um clarão, e onde havia uma frota não há mais nada.
        [4] Pelo tempo de um suspiro, não estão em lugar nenhum.
        [5] O espaço se dobra, e a frota passa.
       *[6] Os motores aceleram, e outro céu se abre.
    }
lastJump =
    { $line ->
        [1] As últimas coordenadas estão traçadas, e não há volta.
        [2] Pela última vez, os motores aceleram.
       *[3] Tudo o que resta vai neste salto.
    }
cylon =
    { $line ->
        [1] Um de nós nunca foi um de nós.
        [2] Cada vigília, cada confidência: era tudo mentira.
        [3] A máscara cai, e os olhos por trás dela são frios.
       *[4] O inimigo estava sentado a esta mesa desde o começo.
    }
sympathizer =
    { $line ->
        [1] Alguém em quem confiavam dá as costas e vai para o outro lado.
       *[2] Nenhuma máquina: só um ser humano que escolheu o outro lado.
    }
sympathetic =
    { $line ->
        [1] Um Cylon sai das sombras e não pede licença a ninguém.
       *[2] Nem amigo nem inimigo, agora anda entre eles.
    }
executed =
    { $line ->
        [1] Uma vida se acaba, e ninguém na sala diz uma palavra.
        [2] Acaba antes que alguém consiga desviar o olhar.
        [3] Todo segredo deste coração fica com ele para sempre.
       *[4] O pior é o silêncio que vem depois.
    }
human =
    { $line ->
        [1] Era um ser humano, e todos estavam olhando.
        [2] Ali dentro nunca houve uma máquina, só uma pessoa.
        [3] Do nosso lado, até o fim.
       *[4] Nenhum circuito, nenhum sinal: só alguém que se foi.
    }
cylonExecuted =
    { $line ->
        [1] O rosto era humano. O resto, não.
        [2] Então era isto, o tempo todo.
       *[3] A máquina morreu com um nome humano.
    }
eliminated =
    { $line ->
        [1] Um lugar fica vazio, e ninguém vai ocupá-lo.
        [2] Daqui não se volta.
       *[3] A história continua, com uma voz a menos.
    }
sleepers =
    { $line ->
        [1] Em algum lugar da frota, algo talvez esteja despertando.
        [2] A partir desta noite, ninguém pode ter certeza nem de si.
       *[3] Olhe-se no espelho mais uma vez e pergunte quem olha de volta.
    }
finalJump =
    { $line ->
        [1] Mais um salto, e chega de fugir.
        [2] Só falta sobreviver mais uma vez.
       *[3] O fim da estrada está à vista, e os caçadores também sabem disso.
    }
newCaprica =
    { $line ->
        [1] Um céu cinzento, chão firme, e por um momento ninguém está fugindo.
        [2] Desfazem as malas num mundo que não será deles por muito tempo.
       *[3] O cansaço basta para chamar este lugar de lar.
    }
crossroads =
    { $line ->
        [1] À luz da nebulosa, toda dívida antiga é cobrada.
        [2] Aqui cada um deve encarar aquilo em que se tornou.
       *[3] A estrada se divide, e nem todos seguirão adiante.
    }
milestone =
    { $line ->
        [1] Chegaram até aqui, e não há como voltar.
       *[2] Mais uma marca numa longa estrada.
    }
battlestarLost =
    { $line ->
        [1] Uma nave de guerra morre, e por um momento há dois sóis.
       *[2] Eram duas. Agora a Galactica está sozinha.
    }
hubLost =
    { $line ->
        [1] Pela primeira vez, eles também têm o que temer.
       *[2] Está em chamas a nave para onde todos eles voltavam.
    }
basestarLost =
    { $line ->
        [1] A base estelar se parte, e a frota volta a respirar.
        [2] Desta vez, a nave em chamas é deles.
        [3] Um gigante se rasga sem um som.
       *[4] Algo desse tamanho demora a morrer.
    }
civilianLost =
    { $line ->
        [1] Uma luz do comboio se apaga.
        [2] Qualquer ajuda teria chegado tarde demais.
        [3] A lista de naves fica mais curta.
        [4] Sem canhões e sem ter para onde fugir.
       *[5] Onde havia luzes, só restam destroços.
    }
humansWin =
    { $line ->
        [1] Conseguiram: nem todos, mas o bastante.
        [2] Contem as naves outra vez: estas chegaram.
        [3] Pela primeira vez em muito tempo, nenhum alarme toca.
        [4] Atrás, tudo o que perderam; à frente, uma manhã.
       *[5] Esta noite a frota dorme de luzes acesas.
    }
cylonsWin =
    { $line ->
        [1] A última luz da frota se apaga.
        [2] Não resta ninguém para pedir socorro.
        [3] A longa fuga termina aqui.
        [4] Em algum lugar, uma máquina anota que o trabalho está feito.
       *[5] Restavam tão poucos, e não foi o bastante.
    }

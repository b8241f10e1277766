## moments

moments-jumped =
    { $line ->
        [1] Atenção, toda a tripulação: preparar para o salto.
        [2] As estrelas se apagam, e outras se acendem.
        [3] Um clarão, e onde havia uma frota não há mais nada.
        [4] Por um instante, não estão em lugar nenhum.
        [5] O espaço se dobra, e a frota passa.
       *[6] Os motores aceleram, e outro céu se abre.
    }
moments-lastJump =
    { $line ->
        [1] As últimas coordenadas estão traçadas, e não há volta.
        [2] Pela última vez, os motores aceleram.
       *[3] Tudo o que resta vai neste salto.
    }
moments-cylon =
    { $line ->
        [1] Um de nós nunca foi um de nós.
        [2] Cada vigília, cada confidência: era tudo mentira.
        [3] A máscara cai, e os olhos por trás dela são frios.
       *[4] Estava sentado a esta mesa desde o começo.
    }
moments-sympathizer =
    { $line ->
        [1] Alguém em quem todos confiavam dá as costas e segue o caminho contrário.
       *[2] Nenhuma máquina: só um ser humano que escolheu o outro lado.
    }
moments-sympathetic =
    { $line ->
        [1] Um Cylon sai das sombras e não pede licença a ninguém.
       *[2] Nem amigo nem inimigo, agora anda entre eles.
    }
moments-executed =
    { $line ->
        [1] Uma vida se acaba, e ninguém na sala diz uma palavra.
        [2] Acaba antes que alguém consiga desviar o olhar.
        [3] Um último suspiro, e depois a pergunta que ninguém ousa fazer.
       *[4] O pior é o silêncio que vem depois.
    }
moments-human =
    { $line ->
        [1] Era um ser humano, e todos estavam olhando.
        [2] Ali dentro nunca houve uma máquina, só uma pessoa.
        [3] Um de nós, até o fim.
       *[4] Nenhum circuito, nenhum sinal: só alguém que se foi.
    }
moments-cylonExecuted =
    { $line ->
        [1] O rosto era humano. O resto, não.
        [2] Então era isto, o tempo todo.
       *[3] A máquina morreu com um nome humano.
    }
moments-eliminated =
    { $line ->
        [1] Um lugar fica vazio, e ninguém vai ocupá-lo.
        [2] Daqui não se volta.
       *[3] A história continua, com uma voz a menos.
    }
moments-sleepers =
    { $line ->
        [1] Em algum lugar da frota, algo talvez esteja despertando.
        [2] A partir desta noite, ninguém pode ter certeza nem de si.
       *[3] Olhe-se no espelho mais uma vez e pergunte quem olha de volta.
    }
moments-finalJump =
    { $line ->
        [1] Mais um salto, e chega de fugir.
        [2] Só falta sobreviver mais uma vez.
       *[3] O fim da estrada está à vista, e os caçadores também sabem disso.
    }
moments-newCaprica =
    { $line ->
        [1] Um céu cinzento, chão firme, e por um momento ninguém está fugindo.
        [2] Desfazem as malas num mundo que não será deles por muito tempo.
       *[3] O cansaço basta para chamar este lugar de lar.
    }
moments-crossroads =
    { $line ->
        [1] À luz da nebulosa, toda dívida antiga é cobrada.
        [2] Aqui cada um deve encarar aquilo em que se tornou.
       *[3] A estrada se divide, e nem todos seguirão adiante.
    }
moments-milestone =
    { $line ->
        [1] Chegaram até aqui, e não há como voltar.
       *[2] Mais uma marca numa longa estrada.
    }
moments-battlestarLost =
    { $line ->
        [1] Uma nave de guerra morre, e por um momento há dois sóis.
       *[2] Eram duas. Agora a Galactica está sozinha.
    }
moments-hubLost =
    { $line ->
        [1] Pela primeira vez, eles também têm o que temer.
       *[2] Está em chamas a nave para onde todos eles voltavam.
    }
moments-basestarLost =
    { $line ->
        [1] A base estelar se parte, e a frota volta a respirar.
        [2] Desta vez, a nave em chamas é deles.
        [3] Um gigante se rasga sem um som.
       *[4] Algo desse tamanho demora a morrer.
    }
moments-civilianLost =
    { $line ->
        [1] Uma luz do comboio se apaga.
        [2] Qualquer ajuda teria chegado tarde demais.
        [3] A lista de naves fica mais curta.
        [4] Sem canhões e sem ter para onde fugir.
       *[5] Onde havia luzes, só restam destroços.
    }
moments-humansWin =
    { $line ->
        [1] Conseguiram: nem todos, mas o bastante.
        [2] Contem as naves outra vez: estas chegaram.
        [3] Pela primeira vez em muito tempo, nenhum alarme toca.
        [4] Atrás, tudo o que perderam; à frente, uma manhã.
       *[5] Esta noite a frota dorme de luzes acesas.
    }
moments-cylonsWin =
    { $line ->
        [1] A última luz da frota se apaga.
        [2] Não resta ninguém para pedir socorro.
        [3] A longa fuga termina aqui.
        [4] Em algum lugar, uma máquina anota que o trabalho está feito.
       *[5] Restavam tão poucos, e não foi o bastante.
    }

## log

log-nothingYet = Nada aconteceu ainda.
log-nothingInTurn = Nada aconteceu no turno { $turn }.
log-lately = Há pouco em { $game }
log-since = Desde o seu último turno em { $game }
log-meanwhile = Enquanto você estava fora de { $game }
log-turn = Turno { $turn } de { $game }
log-page = { $title } ({ $page } de { $pages })
log-pageBack = ▲ Antes
log-pageOn = ▼ Depois
log-back = ◀ Turno { $turn }
log-on = Turno { $turn } ▶
log-sinceButton = Desde o seu último turno
log-recap = Resumo
log-inSum = **No total:** { $sums }
log-civilianShips =
    { $count ->
        [one] { $count } nave civil perdida
       *[other] { $count } naves civis perdidas
    }
log-jumps =
    { $count ->
        [one] { $count } salto
       *[other] { $count } saltos
    }
log-outcome = { $result }: { $changes }

## ending

ending-notOver = Esta partida ainda não acabou. Os segredos dela são revelados no fim.
ending-notOverHint = Até lá, /hand mostra os seus segredos, e /game log o que todos sabem.
ending-whoWasWhat = Quem era quem
ending-player = { $name }: { $side }
ending-winner = { $name }: { $side }, vitória
ending-side-human = humano
ending-side-cylon = Cylon
ending-side-cylonLeader = Líder Cylon
ending-side-sympatheticCylon = Cylon Solidário
ending-card-start = { $card } (desde o início)
ending-card-sleeper = { $card } (desde a fase do Agente Adormecido)
ending-card-later = { $card } (desde o turno { $turn })
ending-card-handed = { $card } (de { $giver }, no turno { $turn })
ending-cardRevealed = { $card }, revelada no turno { $turn }
ending-gone = { $card }, que não tinha mais
ending-held = No final ({ $cards })
ending-heldAims = objetivos secretos: { $cards }
ending-heldQuorum = Cartas de Quórum: { $cards }
ending-heldSuperCrises = Cartas de Super Crise: { $cards }
ending-heldMutiny = Cartas de Motim: { $cards }
ending-heldTrauma = marcadores de trauma: { $cards }
ending-heldSkills = Cartas de Perícia: { $cards }
ending-turningPoints = Momentos decisivos
ending-turningPoint = Turno { $turn }: { $what }
ending-turned-revealed = { $name } se revelou como Cylon.
ending-turned-sympathizer = { $name } era Simpatizante e passou para o lado dos Cylons.
ending-turned-sympathetic = { $name } virou Cylon, com um objetivo próprio.
ending-turned-leader = { $name } continuou na luta como Líder Cylon.
ending-executed-human = execução de { $name }, que era do lado humano.
ending-executed-cylon = execução de { $name }, que era Cylon.
ending-executed-cylonLeader = execução de { $name }, Líder Cylon.
ending-executed-sympatheticCylon = execução de { $name }, o Cylon Solidário.
ending-sentToBrig = { $name } foi para a Prisão.
ending-sentToDetention = { $name } foi para a Detenção.
ending-vipersLost =
    { $number ->
        [one] { $number } viper foi destruída.
       *[other] { $number } vipers foram destruídas.
    }
ending-jumped = a frota saltou e chegou à distância { $distance }.
ending-lost = a frota teve perdas pesadas: { $losses }.
ending-lostWithShips =
    { $count ->
        [one] a frota teve perdas pesadas: { $losses }; { $count } nave civil foi destruída.
       *[other] a frota teve perdas pesadas: { $losses }; { $count } naves civis foram destruídas.
    }
ending-nearMiss = { $check } falhou por { $by }.
ending-spoiled = { $check } falhou por { $by }; teria passado sem o −{ $strength } de { $name }.
ending-contributions = O que cada um adicionou aos testes de perícia
ending-cards =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
ending-helped =
    { $helped ->
        [0] { $name }: { $helpedCards }
       *[other] { $name }: +{ $helped } ({ $helpedCards }), nada contra
    }
ending-harmed =
    { $helped ->
        [0] { $name }: −{ $harmed } ({ $harmedCards }), nada a favor
       *[other] { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
    }
ending-asCylon = dos quais −{ $strength } como Cylon
ending-worst = maior golpe: { $check }, no turno { $turn } (−{ $strength })
ending-checksButton = Todos os testes de perícia
ending-checksTitle = Quem adicionou o quê em { $game }
ending-checksPage = Quem adicionou o quê em { $game } ({ $page } de { $pages })
ending-noChecks = Não houve nenhum teste de perícia nesta partida.
ending-turn = Turno { $turn }
ending-uncounted = { $check } ({ $difficulty }): nunca resolvido
ending-added = { $name } { $sum }: { $cards }
ending-addedAsCylon = { $name } (Cylon) { $sum }: { $cards }
ending-others = Dos baralhos { $sum }: { $cards }
ending-notCounted = { $name }, cartas tiradas do teste antes da contagem: { $cards }
ending-byAbilities = Habilidades { $sum }
ending-byAbilitiesOf = Habilidades { $sum }: { $sources }
ending-earlier = ◀ Anteriores
ending-later = Seguintes ▶

## replay

replay-button = Repassar
replay-turn = Turno { $turn } de { $game }: { $name }
replay-setUp = Como { $game } começou
replay-of = Turno { $turn } de { $turns }, com todos os segredos · só você vê isto
replay-quiet = Nada aconteceu.
replay-readOn = Continuar lendo
replay-menu = Ir para um turno
replay-optionSetUp = Preparação do jogo
replay-option = Turno { $turn }: { $name }
replay-hands = Mãos no final
replay-loyalty = { $name }: { $loyalty }
replay-noLoyalty = { $name }: nenhuma Carta de Lealdade
replay-noBoard = Esta partida foi jogada em uma versão anterior do bot e não pode ser repassada, por isso o tabuleiro e as mãos não aparecem. O registro aparece como era.
replay-differs = Daqui em diante, esta versão do bot jogaria a partida de outro modo, por isso o tabuleiro e as mãos não aparecem. O registro aparece como era.

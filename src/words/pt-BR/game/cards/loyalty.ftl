cylon = Você é um Cylon. Você vence se os humanos perderem: quando um recurso se esgota, quando os centuriões tomam a Galactica ou quando 6 dos locais dela estão danificados.
cylonHides = Até você se revelar, ninguém sabe, e você conta como humano para tudo. Sabote testes de perícia, desperdice recursos e semeie a dúvida, sem que ninguém perceba.
cylonReveals = Você pode se revelar como ação no seu próprio turno ou em uma Executive Order. Esperar muitas vezes é melhor; na Prisão você ainda pode se revelar, mas sem o efeito abaixo.
whenRevealed =
    { $mandatory ->
        [yes] Quando você se revela, acontece isto: { $what }
       *[no] Quando você se revela, pode fazer isto: { $what }
    }
afterDiscard = Depois que você descartar: { $what }
thenReveal = Depois você mantém 3 Cartas de Perícia, perde os seus títulos, vai para a Nave de Ressurreição e compra uma Carta de Super Crise. Se for o seu turno, ele termina.
cylonPlays = Como jogador Cylon, você age nos locais Cylons, compra Cartas de Perícia a sua escolha a cada turno e adiciona no máximo 1 carta a cada teste de perícia.

sympathizer = Você revela esta carta assim que a recebe.
sympathizerJailed = Se algum recurso estiver na zona vermelha, você é enviado para a Prisão, e nada mais muda.
sympathizerTurns = Caso contrário, você se torna jogador Cylon e vence com os Cylons. Você não tem Carta de Super Crise e não pode ativar a Frota Cylon.

sympatheticCylon = Você revela esta carta assim que a recebe e se torna jogador Cylon, sem Carta de Super Crise.
sympatheticCylonWins = Você compra uma Agenda e só vence se tudo o que está nela for verdade no final, não importa o que digam as suas outras Cartas de Lealdade.
sympatheticCylonInfiltrates = Na Frota Humana, você pode se infiltrar: então joga entre os humanos até encerrar a infiltração.

human = Sem uma carta “Você é um Cylon”, você é humano: ajude a frota a alcançar o objetivo dela antes que os recursos se esgotem.
humanLater = Você pode receber outra Carta de Lealdade no meio da partida. Se ela disser que você é um Cylon, você é um Cylon a partir de então.

goal = Como ação, você pode revelar esta carta. Depois: { $what }
goalIf = Como ação, você pode revelar esta carta se { $condition }. Depois: { $what }
goalMissed = Se ela ainda estiver virada para baixo no final e você não for jogador Cylon, a frota perde { $amounts }.
goalAfter = Conta como “Você Não é um Cylon”. Revelada, fica à sua frente e não faz mais nada.

examined = Quando outro jogador olha esta carta por um efeito, todos a veem: { $what }
shownByExecution = Quando uma execução a mostra: { $what }
leavesGame = Depois, ela sai da partida.
finalFiveAfter = Conta como “Você Não é um Cylon”. Passá-la adiante não tem efeito, e ela não afeta jogadores Cylons.

mutineer = Você revela esta carta assim que a recebe e compra, por ela, outra Carta de Lealdade do baralho de Lealdade. Conta como “Você Não é um Cylon”; as suas outras Cartas de Lealdade decidem de que lado você está.
mutineerGets = Sempre que a recebe, você compra 1 Carta de Motim e passa cada título que tiver ao próximo jogador da linha de sucessão dele.
mutineerHolds = Você pode ter 2 Cartas de Motim, e só uma terceira manda você para a Prisão.
mutineerJumps = Se você resolver um ícone de preparar para o salto no seu próprio turno, compra 1 Carta de Motim.
mutineerReveals = Se você se revelar como Cylon, passa esta carta a um jogador humano.

side =
    { $allegiance ->
        [hiddenCylon] Você é um Cylon, e ninguém sabe ainda. Você vence se os humanos perderem, não importa o que digam as suas outras Cartas de Lealdade.
        [cylonPlayer] Você é jogador Cylon. Você vence se os humanos perderem, não importa quais Cartas de Lealdade tenha.
        [noTeam] Você não pertence a nenhuma equipe, não importa quais Cartas de Lealdade tenha.
       *[human] Você é humano. Você vence se a frota alcançar o objetivo dela antes que os recursos se esgotem.
    }
changesNothing =
    { $allegiance ->
        [hiddenCylon] Esta carta não muda nada: com uma carta “Você é um Cylon”, você é um Cylon, não importa o que mais tenha.
        [cylonPlayer] Esta carta não muda nada: você é jogador Cylon e continua sendo.
       *[noTeam] Esta carta não muda nada: você não pertence a nenhuma equipe.
    }
humanNow = Ela não faz de você um Cylon. Ajude a frota a alcançar o objetivo dela antes que os recursos se esgotem.
cylonShown = Você se revelou com esta carta. Você vence se os humanos perderem: quando um recurso se esgota, quando os centuriões tomam a Galactica ou quando 6 dos locais dela estão danificados.
goalShown = Conta como “Você Não é um Cylon” e não faz mais nada.
goalOfCylon = Conta como “Você Não é um Cylon”. Como jogador Cylon, você não pode revelá-la, e no final a frota não perde nada por ela.
sympathizerShown =
    { $turned ->
        [yes] Com esta carta você se tornou jogador Cylon. Você não pode ativar a Frota Cylon.
       *[no] Você já resolveu esta carta. Ela conta como “Você Não é um Cylon”.
    }
mutineerShown = Conta como “Você Não é um Cylon”; as suas outras Cartas de Lealdade decidem de que lado você está.

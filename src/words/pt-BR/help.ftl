## help

help-now = Agora
help-noGame = Não há nenhuma partida aqui. `/game create` abre uma: as pessoas entram com um botão, e jogadores automáticos preenchem os lugares vazios. Primeira vez? `/game tutorial` guia os seus três primeiros turnos.
help-openly = Use os botões abaixo da pergunta no canal, ou `/{ $command } { $option }: { $example }`
help-secretly = Aperte “Responder” abaixo da pergunta no canal, ou use `/{ $command } { $option }: { $example }`
help-privately = Use os botões que mandei só para você, ou `/{ $command } { $option }: { $example }`
help-declining = `/pass` recusa
help-rule = `/rule about: { $rule }` mostra a regra
help-before = Antes da partida
help-beforeText = `/game join`, `/game leave`, `/game keep` (reserva um personagem para você), `/host options`, `/host seating`, `/game start` (`automatic: fill` dá os lugares vazios a jogadores automáticos), ou os botões da mensagem do lobby.
help-playing = Jogando
help-playingText = Responda às perguntas com os botões ou com um comando: `/move`, `/action`, `/play` (cartas e reações), `/check` (adiciona cartas a um teste de perícia), `/choose` (qualquer coisa), `/pass`. Só aparece o que é permitido na hora.
help-talking = A conversa na mesa é livre: você pode afirmar o que quiser sobre lealdade, verdade ou não. Só não conte os nomes e a força das suas cartas, o que adicionou a um teste, nem o que está exatamente nas cartas e nos marcadores ocultos que você olhou.
help-talkingOfMotives = O Líder Cylon não pertence a nenhuma equipe. Pode dizer que lado as suas Motivações favorecem, mas não o que dizem as ocultas; as reveladas, qualquer um pode ler. `/hand` mostra quais já se cumpriram e as revela.
help-talkingOfAgendas = Quem tem uma Agenda não pertence a nenhuma equipe. Pode dizer que lado ela favorece, e nada mais. `/hand` mostra as condições dela e quais já se cumpriram.
help-undoing = Escolheu errado? `/game undo` mostra o que pode ser desfeito. Se nada oculto foi revelado desde então, é na hora; senão, os outros jogadores votam.
help-organising = Para o anfitrião e quem gerencia o servidor: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`. Eles também podem desfazer sem votação.
help-finished = Encerrada
help-finishedText = `/game rematch` abre a próxima partida com as mesmas pessoas · `/game replay` repassa esta partida turno a turno, com todos os segredos · `/stats` mostra como foram as partidas encerradas · `/game export` dá esta partida em um arquivo que pode ser repassado · `/game undo` a reabre se ela acabou por engano
help-always = A qualquer hora
help-alwaysText =
    - **A partida:** `/status` mostra como está a frota, `/log` o que aconteceu, `/game board` o tabuleiro, e `/hand` tudo o que só você sabe.
    - **As suas decisões:** `/hint` dá um conselho onde há dicas, `/orders` deixa você decidir com antecedência, e `/note` guarda de quem você suspeita.
    - **A mesa:** `/poll` pergunta algo aos outros, `/game schedule` marca quando vocês jogam juntos, e `/games` lista todas as suas partidas.
    - **O seu tempo:** `/away` deixa alguém jogar por você por um tempo, e `/me quiet` define o seu horário de silêncio.
    - **Consultas:** `/card`, `/character`, `/location` e `/rule`; `/help about:` acha um comando, `/help about: news` conta as novidades. “Apps”, no menu de uma pessoa ou de uma mensagem minha, diz quem ela é ou explica o que a mensagem cita.
help-formerly = Antes se chamava `/{ $old }`.
help-needed = (obrigatório)
help-noCommand = Esse comando não existe.
help-noCommandHint = Diga em uma palavra o que você quer fazer, como pausa, ou escolha uma das sugestões de `/help about:`.

help-news = novidades
help-newsAbout = O que há de novo nesta versão
help-newsTitle = Novidades da versão { $version }

help-changes-added = Adicionado
help-changes-changed = Alterado
help-changes-deprecated = Em breve removido
help-changes-removed = Removido
help-changes-fixed = Corrigido
help-changes-security = Segurança

## tutorial

tutorial-begun =
    O seu tutorial **{ $game }** começa abaixo: uma partida de verdade com jogadores automáticos. Eu guio os seus três primeiros turnos.
    { $goal }
    As dicas aparecem na hora certa. Responda às perguntas com os botões.
tutorial-begunThere =
    O seu tutorial **{ $game }** começa em { $thread }: uma partida de verdade com jogadores automáticos. Eu guio os seus três primeiros turnos.
    { $goal }
    As dicas aparecem na hora certa. Responda às perguntas com os botões.
tutorial-goal = **Como vencer:** os humanos vencem se alcançarem o objetivo desta partida. Os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-kobol = **Como vencer:** os humanos vencem se percorrerem uma distância de 8 e depois saltarem mais uma vez. Os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-newCaprica = **Como vencer:** na distância 7 a frota se instala em Nova Cáprica, e os humanos vencem se escaparem de lá. Os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-ionianNebula = **Como vencer:** na distância 8 há um Julgamento, e os humanos vencem com o salto seguinte. Os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-searchForHome = **Como vencer:** os humanos vencem se percorrerem uma distância de 10, com a ajuda de Missões, e depois saltarem mais uma vez. Os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-stop = Sem mais dicas
tutorial-stopped = Sem mais dicas. `/help` sempre mostra o que você pode fazer.
tutorial-tip = > 💡 **{ $title }** { $text }
tutorial-places = > Vale a pena agora: { $places }.
tutorial-placeForCard = { $place } (1 Carta de Perícia)
tutorial-characterTitle = Primeiro, escolha o seu personagem.
tutorial-character = As últimas naves da humanidade fogem dos Cylons, e um de vocês pode ser um Cylon em segredo. Líderes têm os cargos mais altos, pilotos voam em vipers, e personagens de suporte mantêm a nave funcionando. O menu “Ver um personagem…” mostra um deles antes da escolha. Na primeira partida, pegue um piloto se gosta de combate, ou um líder se gosta de decidir.
tutorial-loyaltyTitle = Você recebeu uma Carta de Lealdade.
tutorial-loyalty = Ela diz em segredo se você é um Cylon. Só você a viu; `/hand` a mostra de novo, só para os seus olhos. Neste tutorial você começa como humano, e um dos outros dois é um Cylon. Cada um pode dizer o que quiser sobre a sua carta; ninguém pode mostrá-la.
tutorial-titleTitle = Você tem um título.
tutorial-title = O Presidente tem Cartas de Quórum, que ajudam os humanos. O Almirante escolhe para onde a frota salta e pode lançar armas nucleares. `/hand` mostra o que você tem; `/card President` e `/card Admiral` explicam o resto.
tutorial-drawTitle = Um turno começa com Cartas de Perícia.
tutorial-draw = Você compra cartas das perícias do seu personagem; às vezes escolhe quais. Toda Carta de Perícia tem dois usos: somar a força dela (1 a 5) a um teste de perícia, ou ser jogada pelo texto. `/hand` mostra as suas; mais ninguém as vê.
tutorial-moveTitle = Depois, você pode se mover.
tutorial-move = Cada local oferece uma ação. Ir para a outra nave custa uma Carta de Perícia. `/location` diz o que um local faz. Você também pode ficar onde está.
tutorial-actionTitle = Depois, você executa uma ação.
tutorial-action = Use o seu local, jogue uma carta marcada como ação, ou use a habilidade do seu personagem. Procure emergências no tabuleiro, como naves Cylons ao lado de naves civis. Se nada parecer útil, tudo bem passar.
tutorial-discardTitle = Você precisa descartar.
tutorial-discard = Fique com cartas altas das perícias que muitos testes pedem, e com as de texto útil. Ninguém termina um turno com mais de 10.
tutorial-crisisTitle = Cada turno termina com uma Carta de Crise.
tutorial-crisis = Ela traz uma escolha ou um teste de perícia; depois as naves Cylons agem, e a frota talvez se aproxime do próximo salto. Muitas vezes o jogador atual decide sozinho, e todos têm de viver com isso.
tutorial-checkTitle = Um teste de perícia.
tutorial-check = Cada um na sua vez, todos adicionam cartas viradas para baixo, e 2 cartas aleatórias se misturam a elas. Cartas das perícias listadas ajudam; todas as outras atrapalham. Se o total alcançar a dificuldade, o teste passa. Se é isso que você quer, adicione cartas altas dessas perícias; não adicionar nenhuma não custa nada. Repare em quem adiciona quantas: é assim que se pegam traidores.
tutorial-resultTitle = Esse foi um teste de perícia.
tutorial-result = O registro lista as cartas que ajudaram e as que atrapalharam, mas não quem as adicionou. Uma carta que atrapalhou era uma das aleatórias, ou veio de um traidor.
tutorial-shipsTitle = Naves Cylons chegam.
tutorial-ships = Naves de ataque atacam vipers e naves civis, naves de ataque pesado trazem tropas de embarque, bases estelares atiram na Galactica. Vipers no espaço protegem as naves civis. Para revidar, use o Comando, o Controle de Armas e os pilotos. Um salto deixa todas as naves Cylons para trás.
tutorial-attackTitle = Fogo aberto.
tutorial-attack = Cada ataque é decidido por um dado de oito lados. Perder uma nave civil custa recursos, quase sempre população; danos à Galactica fecham locais até serem consertados.
tutorial-jumpTitle = O salto se aproxima.
tutorial-jump = Algumas Cartas de Crise avançam a frota na trilha de Preparação para o Salto. No fim dela, a frota salta: deixa as naves Cylons para trás, e o Almirante escolhe até onde vocês vão. Pelo Controle FTL dá para saltar antes, mas isso pode custar população.
tutorial-jumpedTitle = A frota saltou.
tutorial-jumped = As naves Cylons ficaram para trás, e a frota está mais perto do objetivo: `/game status` mostra quanto falta. Na distância 4 todos recebem mais uma Carta de Lealdade, então até você pode se descobrir um Cylon.
tutorial-sleeperAgentTitle = Metade do caminho: novas Cartas de Lealdade.
tutorial-sleeperAgent = Todos acabam de receber mais uma. `/hand` mostra a sua. Daqui em diante, qualquer um pode ser um Cylon, mesmo quem antes não era.
tutorial-brigTitle = Você está na Prisão.
tutorial-brig = Aqui você não pode se mover, não compra Carta de Crise e adiciona no máximo 1 carta a um teste. A ação da Prisão é um teste de perícia para sair.
tutorial-sickbayTitle = Você está na Enfermaria.
tutorial-sickbay = Você compra só 1 Carta de Perícia no início do próximo turno. Depois, é só sair andando.
tutorial-othersTitle = Agora é a vez dos outros.
tutorial-others = O registro mostra o que eles fazem. Você vai ser chamado a dar cartas quando houver um teste, e eu pergunto em particular quando uma carta sua puder ajudar no turno de outro. `/game status` mostra como está a frota.
tutorial-secondTurnTitle = O seu segundo turno.
tutorial-secondTurn = É como o primeiro: comprar, mover-se, agir, depois uma Carta de Crise. Olhe o tabuleiro antes de se mover: naves Cylons perto de naves civis pedem o Comando. Se tudo estiver calmo, compre cartas e se prepare.
tutorial-traitorTitle = O que um Cylon oculto pode fazer.
tutorial-traitor = Tudo o que um humano pode, mas com o objetivo contrário: sabotar testes, escolher a opção mais cara, desperdiçar boas ações, acusar os outros e decidir mal como Almirante ou Presidente. No próprio turno, pode se revelar como ação: o efeito da carta vale na hora, e daí em diante ele usa abertamente os locais Cylons. Vocês podem mandar um suspeito para a Prisão, onde ele faz pouco estrago; `/location Admiral’s Quarters` explica como.
tutorial-thirdTurnTitle = O seu terceiro turno.
tutorial-thirdTurn = É o último que eu guio. `/game status` mostra os recursos, a distância e a trilha de salto; um recurso na zona vermelha é o seu próximo problema. Nos testes que vierem, dê o que puder, e lembre-se de quem não dá.
tutorial-newCharacterTitle = Uma execução.
tutorial-newCharacter = O jogador executado revela o que era; executar um humano custa moral. Ninguém sai da partida: um humano escolhe um novo personagem e recebe uma nova Carta de Lealdade; um Cylon continua, agora abertamente.
tutorial-checkAbilityTitle = Uma carta no teste faz algo.
tutorial-checkAbility = Algumas Cartas de Perícia têm uma habilidade que dispara quando são reveladas em um teste, não importa quem as adicionou nem para que lado contam. Por isso, uma carta pode valer pela habilidade, ou é melhor deixá-la de fora. `/card` a explica.
tutorial-consequenceTitle = O teste tem uma consequência.
tutorial-consequence = Algumas Cartas de Crise têm uma. Ela é resolvida se foi adicionada alguma carta com habilidade de teste de perícia, não importa quem a adicionou nem se o teste passa ou falha.
tutorial-fleetBoardTitle = Naves Cylons se reúnem em outro lugar.
tutorial-fleetBoard = Quando um tipo de nave Cylon deve ser ativado, mas não há nenhuma no tabuleiro principal, uma é colocada no tabuleiro da Frota Cylon, e a perseguição avança. Lá nada pode atacá-la. As naves Cylons que ficam para trás em um salto também esperam lá.
tutorial-pursuitTitle = Os Cylons estão no seu rastro.
tutorial-pursuit = O marcador da trilha de Perseguição avançou. Pelo caminho, naves civis são colocadas no espaço; no fim, todas as naves do tabuleiro da Frota Cylon aparecem de uma vez no tabuleiro principal, e a trilha recomeça. Um salto não a faz voltar.
tutorial-cagTitle = Há um CAG.
tutorial-cag = O CAG decide onde as naves civis são colocadas no espaço, e tem ações que ativam vipers não tripuladas. Uma viper ativada também pode escoltar uma nave civil da área dela de volta à segurança. `/card CAG` explica mais.
tutorial-traumaTitle = Você tem marcadores de trauma.
tutorial-trauma = Só você sabe se são benevolentes ou antagonistas. No Julgamento antes do último salto, os antagonistas pesam contra um humano, e os benevolentes, contra um jogador Cylon. Quem tiver mais contra si é eliminado, mas 2 ou menos não contam. Até lá, aliados, a Enfermaria, a Prisão e cartas podem mudar os que você tem. `/hand` mostra os seus.
tutorial-allyTitle = Apareceram aliados.
tutorial-ally = Um humano que termina a etapa de Movimento onde há um aliado precisa encontrá-lo. O marcador de trauma na carta do aliado é revelado: um benevolente ajuda, um antagonista prejudica. Depois, um novo aliado é comprado, e o jogador coloca nele um dos próprios marcadores, virado para baixo.
tutorial-crossroadsTitle = A Encruzilhada.
tutorial-crossroads = Cada um tem uma carta secreta e coloca um marcador de trauma ao lado dela. Depois as cartas são reveladas uma a uma, e o marcador decide qual dos dois resultados acontece. Um marcador que você coloca aqui não pesa contra você no Julgamento.
tutorial-trialTitle = O Julgamento.
tutorial-trial = Todos revelam os seus marcadores de trauma. Os antagonistas pesam contra um humano, e os benevolentes, contra um jogador Cylon. Quem tiver mais contra si é eliminado, mas 2 ou menos não contam. Depois do Julgamento, os humanos vencem com o próximo salto.
tutorial-demetriusTitle = A Demetrius parte em missões.
tutorial-demetrius = Um humano pode ir para a Demetrius por 1 Carta de Perícia. A Ponte de Comando dela revela uma Missão, um teste de perícia para todos; quem a usa no próprio turno não compra Carta de Crise. Duas das Missões aproximam a frota do objetivo, na distância 10. Entre dois saltos, só uma Missão pode ser tentada.
tutorial-missionTitle = Uma Missão.
tutorial-mission = É um teste que nenhuma outra carta ou habilidade pode afetar: só contam as cartas adicionadas. Passe ou falhe, ela fica na Demetrius até a frota saltar. Uma Missão falha que dá distância volta ao baralho.
tutorial-rebelBasestarTitle = Uma base estelar se rebelou.
tutorial-rebelBasestar = O lado que a controla pode ir até lá por 1 Carta de Perícia. Cada uma das três ações dela custa um marcador de milagre ou uma Carta de Super Crise. `/location` diz o que elas fazem.
tutorial-finishTitle = Foram três turnos: você já sabe jogar.
tutorial-finish = Continue enquanto quiser; só falo de novo quando surgir algo novo. `/help` sempre mostra o que você pode fazer; `/card`, `/location` e `/rule` são para consultas. `/game create` abre uma partida com outras pessoas, e jogadores automáticos preenchem os lugares vazios. `/host abandon` encerra esta.
tutorial-endedTitle = A partida acabou antes da hora.
tutorial-ended = Acontece: uma frota pode se perder depressa. `/game tutorial` começa outra lição, `/game create` uma partida com outras pessoas; jogadores automáticos preenchem os lugares vazios.
tutorial-reactionTitle = Você pode reagir.
tutorial-reaction = Você pode jogar uma das suas cartas agora mesmo, fora da sua vez. Só você foi avisado. Se não precisa dela, recuse, e a partida continua.

## hint

hint-button = Dica
hint-title =
    ### Uma dica
    { $question }
hint-option = { $place }. **{ $label }**: { $compared }.
hint-optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
hint-footer = -# Com base no que você sabe, como veria um jogador automático do nível difícil. Pode estar errado, e a escolha é sua.
hint-compared-rules = regra prática, sem olhar adiante
hint-compared-clear = claramente melhor que o resto que testei
hint-compared-even = tão bom quanto qualquer outra coisa que testei
hint-compared-alike = mais ou menos igual
hint-compared-little = um pouco pior, até onde vejo
hint-compared-worse = claramente pior, até onde vejo
hint-helpsCheck = soma { $strength } ao teste
hint-harmsCheck = tira { $strength } do teste
hint-keepsCards = guarda as suas cartas para depois
hint-leadsOn =
    { $count ->
        [one] leva a frota { $count } passo mais perto do objetivo
       *[other] leva a frota { $count } passos mais perto do objetivo
    }
hint-stays = deixa você onde pode agir
hint-shows = revela quem você é
hint-does-jumps = aproxima o salto da frota
hint-does-fights = atinge as naves Cylons ou posiciona naves
hint-does-mends = conserta o que está danificado
hint-does-gains = traz à frota o que ela precisa
hint-does-leads = dá ações aos outros quando elas importam
hint-does-quorum = aproveita o Quórum
hint-does-looks = conta a você o que os outros não sabem
hint-does-judges = trata de em quem confiar, e em quem não
hint-does-harms = prejudica a frota
hint-does-draws = enche a sua mão
hint-there-jumps = de lá você pode aproximar o salto da frota
hint-there-fights = de lá você pode atingir as naves Cylons
hint-there-mends = lá você pode consertar o que está danificado
hint-there-gains = lá você pode conseguir o que a frota precisa
hint-there-leads = de lá você pode dar ações aos outros
hint-there-quorum = lá você pode aproveitar o Quórum
hint-there-looks = lá você pode descobrir o que os outros não sabem
hint-there-judges = de lá você pode agir contra suspeitos
hint-there-harms = de lá você pode prejudicar a frota
hint-there-draws = lá você pode encher a sua mão
hint-nothing = Você não tem nada a decidir, então não tenho o que aconselhar.
hint-nothingHint = /help mostra o que você pode fazer agora.
hint-changed = A partida seguiu enquanto eu pensava.
hint-changedHint = Pergunte de novo.
hint-off = As dicas estão desligadas nesta partida.
hint-offHint = O anfitrião pode ligá-las com /host hints.
hint-offHost = Você pode ligá-las para todos com /host hints.
hint-allowed = Agora todos podem pedir dicas, com `/hint` ou com o botão abaixo da pergunta.
hint-forbidden = As dicas agora estão desligadas nesta partida.
hint-noticeAllowed = 💡 { $by } ligou as dicas: `/hint` sugere em particular o que você poderia fazer.
hint-noticeForbidden = 💡 { $by } desligou as dicas.

## lookUp

lookUp-idle = o a os as um uma de do da dos das em no na nos nas por para com é e ou que quem como quando quanto quantos quantas qual quais posso pode se meu minha seu sua eu você
lookUp-endings = ações ação ando endo indo ados adas ado ada ar er ir ões ão os as es o a e s
lookUp-oneOf = { $name } ({ $number } de { $count })

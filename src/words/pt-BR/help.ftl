## help

help-now = Agora
help-noGame = Não há nenhuma partida aqui. `/game create` abre uma: os outros entram com um botão, e jogadores automáticos preenchem os lugares vazios. Primeira vez? `/game tutorial` guia os seus três primeiros turnos em uma partida com jogadores automáticos.
help-openly = Com os botões abaixo da pergunta no canal, ou `/{ $command } { $option }: { $example }`
help-secretly = Com “Responder” abaixo da pergunta no canal, ou `/{ $command } { $option }: { $example }`
help-privately = Com os botões onde escrevo só para você, ou `/{ $command } { $option }: { $example }`
help-declining = `/pass` recusa
help-rule = `/rule about: { $rule }` explica a regra
help-before = Antes da partida
help-beforeText = `/game join`, `/game leave`, `/game keep` (um personagem até você escolher), `/host options`, `/host seating`, `/game start` (com `automatic: fill`, jogadores automáticos ocupam os lugares vazios), ou os botões da mensagem do lobby.
help-playing = Jogando
help-playingText = Cada pergunta pode ser respondida pelos botões ou por comando: `/move`, `/action`, `/play` (cartas e reações), `/check` (cartas em um teste de perícia), `/choose` (qualquer coisa), `/pass`. Eles só oferecem o que é permitido agora.
help-talking = Conversem como em uma mesa: cada um pode afirmar qualquer coisa sobre a própria lealdade, verdade ou não. Guarde para si os nomes e a força das suas cartas, o que você adicionou a um teste, e as cartas e os marcadores que você olhou.
help-talkingOfMotives = O Líder Cylon não pertence a nenhuma equipe e pode dizer que lado as suas Motivações ajudam, mas não o que elas dizem; as que estão abertas todos podem ler. `/hand` diz quais já se cumprem e as revela.
help-talkingOfAgendas = Quem tem uma Agenda não pertence a nenhuma equipe, e pode dizer que lado a Agenda ajuda, e nada mais sobre ela; `/hand` diz o que ela pede e o que disso já é verdade.
help-undoing = Escolheu errado? `/game undo` mostra o que pode ser desfeito. Na hora, desde que nada oculto tenha vindo à tona; senão, os outros votam.
help-organising = Anfitrião e quem gerencia o servidor: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`; e eles também desfazem na hora.
help-finished = Encerrada
help-finishedText = `/game rematch` a próxima partida com as mesmas pessoas · `/game replay` esta partida turno a turno, com tudo o que era secreto · `/stats` como foram as partidas · `/game export` esta partida em um arquivo que pode ser jogado de novo · `/game undo` se ela acabou por engano
help-always = A qualquer hora
help-alwaysText = `/status` onde está a frota · `/log` o que aconteceu · `/game board` a imagem · `/game schedule` quando vocês jogam juntos · `/hand` o que só você sabe · `/hint` o que você poderia responder, onde há dicas · `/games` todas as suas partidas · `/orders` responde com antecedência · `/note` de quem você suspeita · `/poll` pergunta algo aos outros · `/away` alguém joga por você enquanto isso · `/me quiet` o seu horário de silêncio · `/card`, `/character`, `/location` e `/rule` consultam · `/help about:` acha um comando · no menu “Apps” de uma pessoa ou de uma mensagem minha: quem é, e o que ela cita · `/help about: news` as novidades
help-formerly = Antes se chamava `/{ $old }`.
help-needed = (obrigatório)
help-noCommand = Não existe um comando assim.
help-noCommandHint = Diga em uma palavra o que você quer fazer, como pause, ou escolha o que `/help about:` sugere.

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
    O seu tutorial **{ $game }** começa abaixo: uma partida com as regras de verdade e jogadores automáticos, em que guio os seus três primeiros turnos.
    { $goal }
    As dicas aparecem quando importam; responda às perguntas com os botões delas.
tutorial-begunThere =
    O seu tutorial **{ $game }** começa em { $thread }: uma partida com as regras de verdade e jogadores automáticos, em que guio os seus três primeiros turnos.
    { $goal }
    As dicas aparecem quando importam; responda às perguntas com os botões delas.
tutorial-goal = **Como vencer:** os humanos, alcançando o objetivo desta partida; os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-kobol = **Como vencer:** os humanos, viajando uma distância de 8 e depois saltando mais uma vez; os Cylons, se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-newCaprica = **Como vencer:** depois de uma distância de 7, a frota se instala em Nova Cáprica; os humanos vencem se conseguirem sair de lá de novo. Os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-ionianNebula = **Como vencer:** depois de uma distância de 8 vem o Julgamento; os humanos vencem com o primeiro salto depois dele. Os Cylons vencem se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-searchForHome = **Como vencer:** os humanos, viajando uma distância de 10, com a ajuda de Missões, e depois saltando mais uma vez; os Cylons, se combustível, alimento, moral ou população acabar, ou se a Galactica for perdida.
tutorial-stop = Sem mais dicas
tutorial-stopped = Sem mais dicas. `/help` diz a qualquer momento o que você pode fazer.
tutorial-tip = > 💡 **{ $title }** { $text }
tutorial-places = > Há algo a fazer agora mesmo em { $places }.
tutorial-placeForCard = { $place } (1 Carta de Perícia)
tutorial-characterTitle = Primeiro, você escolhe quem é.
tutorial-character = A frota foge dos Cylons, que querem destruí-la; um dos jogadores pode ser um Cylon em segredo. Líderes ficam com os títulos, pilotos pilotam vipers, personagens de suporte consertam e fazem política. Com o menu “Ver um personagem …” você lê sobre um personagem antes de escolher. Na primeira partida, pegue um piloto se gosta de combates, ou um líder se gosta de decidir.
tutorial-loyaltyTitle = Você recebeu uma Carta de Lealdade.
tutorial-loyalty = Ela diz em segredo se você é um Cylon. Contei só a você; `/hand` a mostra aqui, só para os seus olhos. Neste tutorial você começa como humano, e um dos outros dois é um Cylon. Cada um pode dizer o que quiser sobre a sua carta; ninguém pode mostrá-la.
tutorial-titleTitle = Você tem um título.
tutorial-title = O Presidente tem Cartas de Quórum, que ajudam os humanos; o Almirante escolhe para onde a frota salta e pode lançar armas nucleares. `/hand` mostra o que você tem, `/card President` ou `/card Admiral` diz para que serve.
tutorial-drawTitle = Um turno começa com Cartas de Perícia.
tutorial-draw = Você compra cartas das perícias do seu personagem; onde há escolha, você diz quais. Cartas de Perícia fazem duas coisas: cada uma tem uma força, de 1 a 5, para testes de perícia, e cada uma pode ser jogada pelo que diz. `/hand` mostra as suas; mais ninguém as vê.
tutorial-moveTitle = Depois, você pode se mover.
tutorial-move = Cada local oferece uma ação; ir para a outra nave custa uma Carta de Perícia. `/location` com um nome diz o que se faz lá. Você também pode ficar onde está.
tutorial-actionTitle = Depois, você executa uma ação.
tutorial-action = Use o local em que está, jogue uma carta marcada como ação, ou use a habilidade do seu personagem. A imagem do tabuleiro mostra o que é urgente: naves Cylons ao lado de naves civis, por exemplo. Se nada parecer útil, tudo bem não fazer nada.
tutorial-discardTitle = Você precisa abrir mão de cartas.
tutorial-discard = Fique com cartas de força alta nas perícias que muitos testes pedem, e com aquelas cujo texto ajuda você. No final de um turno, ninguém pode ter mais de 10.
tutorial-crisisTitle = Cada turno termina com uma Carta de Crise.
tutorial-crisis = Ela traz uma escolha ou um teste de perícia; depois as naves Cylons agem, e talvez a frota chegue mais perto do próximo salto. É igual para todos: muitas vezes quem decide é o jogador atual, e todos arcam com o resultado.
tutorial-checkTitle = Um teste de perícia.
tutorial-check = Todos adicionam cartas viradas para baixo, cada um na sua vez. Cartas das perícias citadas na pergunta contam a favor, todas as outras, contra; 2 cartas ao acaso se juntam a elas. Alcançando a dificuldade, o teste passa. Adicione cartas altas dessas perícias se quiser que ele passe; “nenhuma” não custa nada. Repare em quem adiciona quantas: é assim que se descobrem traidores.
tutorial-resultTitle = Isso foi um teste de perícia.
tutorial-result = O registro lista as cartas que contaram a favor e contra, sem dizer quem adicionou qual. Uma carta que prejudicou veio do acaso, ou de um traidor.
tutorial-shipsTitle = Chegam naves Cylons.
tutorial-ships = Naves de ataque atiram em vipers e naves civis, naves de ataque pesado trazem tropas de embarque, bases estelares atiram na Galactica. Vipers no espaço protegem as naves civis; “Comando”, “Controle de Armas” e os pilotos revidam. Um salto deixa todas elas para trás.
tutorial-attackTitle = Abriram fogo.
tutorial-attack = Um ataque é uma jogada de um dado de 8 lados. Uma nave civil destruída custa recursos, quase sempre população; danos à Galactica fecham locais até alguém consertá-los.
tutorial-jumpTitle = O salto se aproxima.
tutorial-jump = Algumas Cartas de Crise movem a frota na trilha de Preparação para o Salto. No final dela, a frota salta: as naves Cylons somem, e o Almirante escolhe a distância percorrida. O “Controle FTL” pode saltar antes, mas então pode-se perder população.
tutorial-jumpedTitle = A frota saltou.
tutorial-jumped = As naves Cylons ficaram para trás, e a frota chegou mais perto do objetivo: `/game status` mostra quanto falta. Na distância 4, todos recebem mais uma Carta de Lealdade, então até você pode se descobrir um Cylon.
tutorial-sleeperAgentTitle = Metade do caminho: novas Cartas de Lealdade.
tutorial-sleeperAgent = Todos acabam de receber mais uma. `/hand` mostra a sua. De agora em diante, qualquer um pode ser um Cylon, mesmo quem antes não era.
tutorial-brigTitle = Você está na “Prisão”.
tutorial-brig = Lá você adiciona no máximo 1 carta a um teste, não compra Carta de Crise e não pode se mover. A ação do local é um teste de perícia que tira você de lá.
tutorial-sickbayTitle = Você está na “Enfermaria”.
tutorial-sickbay = No início do seu próximo turno você compra só 1 Carta de Perícia. Depois, basta sair de lá.
tutorial-othersTitle = Agora os outros têm os turnos deles.
tutorial-others = O registro diz o que eles fazem. Quando vem um teste, pergunto que cartas você adiciona; quando uma das suas cartas pode ajudar no turno de outro, pergunto em particular. `/game status` diz onde está a frota.
tutorial-secondTurnTitle = O seu segundo turno.
tutorial-secondTurn = É como o primeiro: comprar, mover-se, agir, depois uma Carta de Crise. Olhe o tabuleiro antes de se mover: naves Cylons perto de naves civis pedem o “Comando”; se os recursos ficarem baixos ou a frota estiver perto do salto, aproveite a calma para comprar cartas e se preparar.
tutorial-traitorTitle = O que um Cylon oculto pode fazer.
tutorial-traitor = Tudo o que um humano pode, só que com outro objetivo: adicionar cartas que prejudicam um teste, escolher o que custa mais, desperdiçar boas ações, apontar outros como suspeitos, e, como Almirante ou Presidente, escolher mal. E, como uma ação no próprio turno, mostrar a Carta de Lealdade: o efeito dela vale na hora, e daí em diante esse jogador usa os locais Cylons às claras. Quem parece ser um Cylon pode ser enviado para a “Prisão”, onde faz pouco estrago; `/location Admiral’s Quarters` diz como.
tutorial-thirdTurnTitle = O seu terceiro turno.
tutorial-thirdTurn = O último que eu guio. `/game status` mostra em palavras os recursos, a distância e a trilha de Preparação para o Salto; um recurso na zona vermelha é a próxima coisa a cuidar. Nos testes que vierem, ajude com o que puder e lembre-se de quem não ajuda.
tutorial-newCharacterTitle = Uma execução.
tutorial-newCharacter = Quem é executado mostra o que era, e executar um humano custa moral. Ninguém sai da partida por isso: um humano escolhe um novo personagem e recebe uma nova Carta de Lealdade, um Cylon continua como jogador Cylon.
tutorial-checkAbilityTitle = Uma carta no teste faz algo.
tutorial-checkAbility = Algumas Cartas de Perícia têm uma habilidade que é resolvida quando aparecem em um teste, não importa quem as adicionou nem para que lado contam. Por isso, pode valer a pena adicionar uma carta pelo que ela faz, ou deixá-la de fora. `/card` com o nome dela diz o que faz.
tutorial-consequenceTitle = O teste tem uma consequência.
tutorial-consequence = Algumas Cartas de Crise têm uma. Ela é resolvida se foi adicionada alguma carta com habilidade de teste de perícia, não importa quem a adicionou nem se o teste passa ou falha.
tutorial-fleetBoardTitle = Naves Cylons se reúnem em outro lugar.
tutorial-fleetBoard = Quando naves Cylons de um tipo devem ser ativadas e não há nenhuma, uma se reúne no tabuleiro da Frota Cylon, e a perseguição avança. Lá nada pode atacá-la. As naves Cylons que a frota deixa para trás em um salto também esperam lá.
tutorial-pursuitTitle = Os Cylons seguem a frota.
tutorial-pursuit = O marcador da trilha de Perseguição avançou. Ao longo do caminho, naves civis aparecem no espaço; no final, todas as naves do tabuleiro da Frota Cylon passam de uma vez para o tabuleiro principal, e ele recomeça. Um salto não o faz voltar.
tutorial-cagTitle = Alguém é CAG.
tutorial-cag = O CAG decide onde as naves civis aparecem no espaço, e tem ações que ativam vipers não tripuladas. Uma viper ativada também pode escoltar uma nave civil da própria área de volta à segurança. `/card CAG` diz mais.
tutorial-traumaTitle = Você tem marcadores de trauma.
tutorial-trauma = Só você sabe quais: benevolentes ou antagonistas. No Julgamento antes do último salto, os antagonistas pesam contra um humano, os benevolentes, contra um jogador Cylon; quem tiver mais contra si sai da partida, a não ser que sejam 2 ou menos. Até lá, aliados, a “Enfermaria”, a “Prisão” e cartas mudam o que você tem. `/hand` mostra os seus.
tutorial-allyTitle = Aliados podem ser encontrados.
tutorial-ally = Um humano que termina a etapa de Movimento onde há um aliado precisa encontrar um deles. O marcador na carta do aliado é virado para cima: um benevolente ajuda, um antagonista prejudica. Depois, o próximo aliado é comprado, e quem encontrou o último põe um marcador seu na carta, que mais ninguém conhece.
tutorial-crossroadsTitle = A Encruzilhada.
tutorial-crossroads = Cada um recebeu uma carta em segredo e põe um marcador de trauma ao lado dela. Depois, todas são viradas para cima, uma após a outra, e o marcador diz qual dos dois resultados acontece. Um marcador que você põe aqui não pesa contra você no Julgamento.
tutorial-trialTitle = O Julgamento.
tutorial-trial = Todos mostram os seus marcadores de trauma. Contra um humano contam os antagonistas, contra um jogador Cylon, os benevolentes; quem tiver mais sai da partida, a não ser que sejam 2 ou menos. Depois disso, o próximo salto dá a vitória aos humanos.
tutorial-demetriusTitle = A Demetrius voa em missões.
tutorial-demetrius = Um humano pode se mover para a Demetrius por 1 Carta de Perícia. A “Ponte de Comando” dela revela uma Missão, um teste para todos; quem a usa no próprio turno não compra Carta de Crise. Duas das Missões aproximam a frota do objetivo, que fica à distância 10. Entre dois saltos pode haver só uma Missão.
tutorial-missionTitle = Uma Missão.
tutorial-mission = É um teste em que nenhuma outra carta e nenhuma habilidade ajuda ou atrapalha: só contam as cartas adicionadas. Passe ou falhe, a carta fica na Demetrius até a frota saltar. Uma que traz distância volta se falhar.
tutorial-rebelBasestarTitle = Uma base estelar se rebelou.
tutorial-rebelBasestar = Os jogadores do lado a que ela pertence podem ir até lá por 1 Carta de Perícia. Cada uma das três ações dela custa um marcador de milagre ou uma Carta de Super Crise. `/location` com o nome diz o que fazem.
tutorial-finishTitle = Foram três turnos: você já sabe jogar.
tutorial-finish = Continue esta partida enquanto quiser; uma dica só vem quando algo for novo de verdade. `/help` sempre diz o que você pode fazer; `/card`, `/location` e `/rule` consultam. `/game create` abre uma partida com outras pessoas; jogadores automáticos preenchem os lugares que ficarem vazios. `/host abandon` encerra esta.
tutorial-endedTitle = A partida acabou antes da hora.
tutorial-ended = Acontece: uma frota se perde depressa. `/game tutorial` começa outra lição, `/game create`, uma partida com outras pessoas; jogadores automáticos preenchem os lugares que ficarem vazios.
tutorial-reactionTitle = Você pode reagir.
tutorial-reaction = Uma das suas cartas pode ser jogada agora mesmo, fora da sua vez. Só você fica sabendo. Se não importa para você, recuse: a partida continua.

## hint

hint-button = Dica
hint-title =
    ### Uma dica
    { $question }
hint-option = { $place }. **{ $label }**: { $compared }.
hint-optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
hint-footer = -# Pelo que você sabe, como um jogador automático do nível difícil veria. Pode estar errado, e a escolha é sua.
hint-compared-rules = é o que dizem regras simples, sem pensar à frente
hint-compared-clear = claramente melhor que o resto que testei
hint-compared-even = tão bom quanto qualquer outra coisa que testei
hint-compared-alike = mais ou menos igual
hint-compared-little = um pouco pior, até onde vejo
hint-compared-worse = claramente pior, até onde vejo
hint-helpsCheck = soma { $strength } ao teste
hint-harmsCheck = tira { $strength } do teste
hint-keepsCards = você guarda as suas cartas para depois
hint-leadsOn =
    { $count ->
        [one] leva { $count } passo adiante
       *[other] leva { $count } passos adiante
    }
hint-stays = você fica onde pode agir
hint-shows = você mostra quem é
hint-does-jumps = aproxima o salto da frota
hint-does-fights = atinge as naves Cylons, ou posiciona naves
hint-does-mends = conserta o que está danificado
hint-does-gains = traz à frota o que ela precisa
hint-does-leads = dá ações aos outros quando elas importam
hint-does-quorum = aproveita o Quórum
hint-does-looks = você fica sabendo o que os outros não sabem
hint-does-judges = envolve em quem confiar, e o que lhe confiar
hint-does-harms = prejudica a frota
hint-does-draws = enche a sua mão
hint-there-jumps = de lá você pode aproximar o salto da frota
hint-there-fights = de lá você pode atingir as naves Cylons
hint-there-mends = lá você pode consertar o que está danificado
hint-there-gains = lá você pode conseguir o que a frota precisa
hint-there-leads = de lá você pode dar ações aos outros
hint-there-quorum = lá você pode aproveitar o Quórum
hint-there-looks = lá você pode descobrir o que os outros não sabem
hint-there-judges = de lá você pode agir contra quem é suspeito para você
hint-there-harms = de lá é possível prejudicar a frota
hint-there-draws = lá você pode encher a sua mão
hint-nothing = Nada espera por você, então não há o que aconselhar.
hint-nothingHint = /help diz o que você pode fazer agora.
hint-changed = A partida andou enquanto eu pensava.
hint-changedHint = Pergunte de novo.
hint-off = Não há dicas nesta partida.
hint-offHint = O anfitrião pode permiti-las com /host hints.
hint-offHost = Com /host hints você pode permiti-las, para todos.
hint-allowed = Agora todos aqui podem pedir dicas, com `/hint` ou com o botão abaixo da pergunta.
hint-forbidden = Não há mais dicas nesta partida.
hint-noticeAllowed = 💡 { $by } permite dicas: `/hint` mostra a quem perguntar, e a mais ninguém, o que poderia responder.
hint-noticeForbidden = 💡 { $by } não permite mais dicas.

## lookUp

lookUp-idle = o a os as um uma de do da dos das em no na nos nas por para com é e ou que quem como quando quanto quantos quantas qual quais posso pode se meu minha seu sua eu você
lookUp-endings = ações ação ando endo indo ados adas ado ada ar er ir ões ão os as es o a e s
lookUp-oneOf = { $name } ({ $number } de { $count })

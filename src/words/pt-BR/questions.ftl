## question

question-lookAt = Ver um personagem …
question-heading =
    { $count ->
        [one] { $name } decide
       *[other] { $count } jogadores precisam decidir
    }
question-reactions = Reações
question-reactionsHelp = Quem pode reagir recebe a pergunta em particular. “Responder” mostra aqui se é você; mais ninguém vê. A partida continua quando todos tiverem decidido.
question-mayBeAsked = { $people }: “Responder” mostra a cada pessoa se a pergunta é para ela.
question-noReaction = nenhuma reação
question-reactionPossible = Uma reação é possível em { $channel }.
question-reactionPossibleAt = Uma reação é possível em { $channel }: [veja lá]({ $link }).
question-again = 🔁 Pergunta repetida, pelo que aconteceu desde então: { $reactions }.
question-until = ⏳ { $when }, depois: { $answer }
question-untilDefault = ⏳ { $when }, depois: a resposta padrão
question-untilAutomatic = ⏳ { $when }, depois: um jogador automático responde
question-untilPause = ⏳ { $when }, depois: a partida fica parada
question-answer = Responder
question-hand = Minha mão
question-whichHand = Você joga em várias partidas. De qual delas quer ver a mão?

## panel

panel-pickOne = Escolha
panel-pickSeveral = Escolha
panel-pageOf = { $text } (página { $page } de { $pages })
panel-allAtOnce = Ou todas as { $count } de uma vez …
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Anteriores
panel-more = Mais ▶
panel-confirm = Confirmar
panel-clear = Limpar
panel-nothingPicked = **Nada escolhido ainda**: escolha { $range }.
panel-picked = **Já escolhido: { $number } de { $range }**: { $labels }.
panel-tooMany = { $picked } É demais: no máximo { $most }.
panel-tooFew = { $picked } Falta escolher { $count }.
panel-keep =
    { $count ->
        [one] **Escolha { $count } carta para manter**: todas as outras são descartadas.
       *[other] **Escolha as { $count } cartas que você mantém**: todas as outras são descartadas.
    }
panel-kept = **Você mantém { $number } de { $most }**: { $labels }.
panel-restGoes =
    { $count ->
        [one] A outra é descartada.
       *[other] As outras { $count } são descartadas.
    }
panel-discardOthers =
    { $count ->
        [one] Descartar a outra
       *[other] Descartar as outras { $count }
    }
panel-range = { $least } a { $most }
panel-eitherRange = { $one } ou { $other }
panel-footer = Partida { $game }
panel-footerMore =
    { $count ->
        [one] Partida { $game } · depois desta, mais { $count } pergunta
       *[other] Partida { $game } · depois desta, mais { $count } perguntas
    }
panel-groupOf = { $group } ({ $number })
panel-sure = Isto não pode ser desfeito. Tem certeza?
panel-doIt = Sim, fazer
panel-takeBack = Voltar atrás
panel-rule = Regra
panel-newestQuorum = A sua Carta de Quórum mais recente: **{ $card }**: { $text }
panel-otherQuorum = As suas outras: { $cards }
panel-silent = Não mais neste teste
panel-silenced = { $pass }, e não de novo até sair o resultado deste teste
panel-ruleTitle = { $rule } · { $name }
panel-choices = O que as escolhas fazem
panel-openedBelow = Você abriu esta pergunta de novo, mais abaixo.
panel-lately =
    { $refusal }
    Há pouco:
    { $lines }

panel-meetThere = Você encontra um aliado ali: { $allies }
panel-meetHere = Se ficar aqui, você encontra um aliado: { $allies }

## now

now-lobby = A partida { $game } não começou: `/game join` ocupa um lugar, `/game start` dá início a ela.
now-over = A partida acabou; `/game create` abre uma nova.
now-abandoned = A partida foi abandonada; `/game create` abre uma nova.
now-archived = A partida está arquivada, porque nada mais acontecia; `/game revive` a reativa.
now-open = Aberto para você: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Nada está aberto para você: a partida continua quando todos os que podem reagir tiverem decidido.
now-waitsFor = Nada está aberto para você: a partida espera { $players }.
now-and = e

## check

check-needs = **{ $source }** exige **{ $difficulty }**.
check-needsPartly = **{ $source }** exige **{ $difficulty }**; a partir de { $partialAt }, há sucesso parcial.
check-sides =
    Ajudam: { $skills }
    Atrapalham: todas as outras perícias
check-destiny =
    { $count ->
        [one] baralho do Destino com { $count } carta (ao acaso)
       *[other] baralho do Destino com { $count } cartas (ao acaso)
    }
check-added =
    { $count ->
        [one] { $player } com { $count } carta
       *[other] { $player } com { $count } cartas
    }
check-soFar = Adicionadas até agora: { $cards }
check-open = Vistas até agora: +{ $helps } −{ $hinders } = **{ $total }**
check-counted = Contagem: **{ $total }** contra **{ $difficulty }**
check-changed = Alterado por habilidades: { $changes }
check-change = { $change } por { $ability }
check-changeOf = { $change } por { $ability } de { $player }
check-noPicks = **Você ainda não adiciona nada.** Toque nas cartas para escolhê-las.
check-picks =
    { $count ->
        [one] **Você adiciona { $count } carta: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Você adiciona { $count } cartas: +{ $helps } −{ $hinders } = { $total }**
    }
check-card = { $strength } { $skill } · { $card }

## replies

replies-joined = Você tem um lugar em { $game }. Deixe as suas mensagens diretas abertas, a não ser que aqui se usem tópicos privados: o que só você pode saber chega por lá.
replies-left = Você saiu de { $game }.
replies-leftLast = Você saiu de { $game }. Não restou mais ninguém, então o lobby foi fechado.
replies-begins = A partida começa.
replies-automaticTakesOver = Um jogador automático assume.
replies-takesOver = { $person } assume.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ O tempo acabou, respondido por você: { $labels }
replies-chosenAbout = -# { $about }
replies-atTable = -# Como continua na mesa: { $link }
replies-goesOn = A partida continua.
replies-abandoned = A partida { $game } foi abandonada.
replies-confirmAbandon = Abandonar a partida { $game } para todos os { $players } jogadores? Isto não pode ser desfeito.
replies-abandon = Abandonar a partida
replies-abandonChanged = A partida começou ou terminou desde que a pergunta foi feita, então nada foi abandonado.
replies-abandonChangedHint = Veja de novo com `/host abandon`.
replies-keepPlaying = Continuar jogando
replies-everybodySees = Todos veem a resposta.
replies-unknownCommand = Não tenho mais este comando. `/help` diz o que você pode fazer.
replies-movedCommand = -# `/{ $old }` agora se chama `/{ $path }`.
replies-oldButton = Este botão é de uma versão anterior do bot. `/help` diz o que você pode fazer agora.
replies-tooFast = Não consigo acompanhar tantos pedidos. Espere alguns segundos e tente de novo.
replies-manyPictures = Tenho muitas imagens para desenhar agora. Tente de novo daqui a pouco.
replies-ruleKind = Regra · { $chapter }

## undo

undo-gone = A partida não pode mais voltar a esse momento.
undo-goneHint = Veja com /game undo o que pode ser desfeito agora.
undo-changed = Algo mudou desde que você olhou, então nada foi desfeito.
undo-changedHint = Veja de novo o que seria desfeito agora.
undo-needsVote = Isto só pode ser desfeito se os outros concordarem.
undo-needsVoteHint = Pergunte a eles com o botão “Perguntar aos outros”.
undo-onlyPlayers = Só jogadores perguntam aos outros.
undo-onlyPlayersHint = O anfitrião e quem gerencia o servidor desfazem na hora.
undo-proposalOpen = { $name } já pediu para desfazer algo, e a votação está aberta.
undo-proposalOpenHint = Vote lá primeiro.
undo-nobodyVotes = Nenhum dos outros jogadores está aí para ser consultado.
undo-nobodyVotesHint = O anfitrião e quem gerencia o servidor podem desfazer na hora com /game undo.
undo-exported = Alguém tem o arquivo desta partida com todos os segredos, então ela não pode continuar.
undo-voteClosed = Esta votação acabou.
undo-voteClosedHint = /game undo pergunta de novo.
undo-notYourVote = Só os outros jogadores votam nisto.
undo-notYourVoteHint = O anfitrião e quem gerencia o servidor podem desfazer na hora com /game undo.
undo-ownVote = Você já é a favor: foi você quem pediu.
undo-ownVoteHint = Com “Deixar assim” você retira o pedido.
undo-title = ### Desfazer?
undo-toAnswer = A partida volta para antes da decisão de { $name } (turno { $turn }).
undo-toSetUp = A partida volta para antes da decisão de { $name }, antes do primeiro turno.
undo-toHidden = A partida volta para um momento anterior do turno { $turn }.
undo-toTurn = A partida volta para o início do turno { $turn }.
undo-toBeginning = A partida volta para o começo.
undo-takesBack = Isso desfaz { $answers }.
undo-nothingKnown = Isso não desfaz nenhuma resposta que você conheça.
undo-answersOf =
    { $count ->
        [one] { $count } resposta de { $name }
       *[other] { $count } respostas de { $name }
    }
undo-and = { $some } e { $last }
undo-linesGo = Estas linhas não contam mais:
undo-moreLines =
    { $count ->
        [one] … e { $count } linha antes delas
       *[other] … e { $count } linhas antes delas
    }
undo-seen = Algo oculto veio à tona desde então: não dá para desver o que já se viu.
undo-tellsSecret = Ninguém mais sabe que a pergunta foi feita a você. Todos vão saber que você desfez algo.
undo-wakes = A partida acabou; ela continuaria daí, e deixaria de contar nas estatísticas.
undo-atOnce = Você pode desfazer isto na hora: nada oculto veio à tona desde então.
undo-asOrganiser = Como anfitrião ou por gerenciar o servidor, você pode desfazer isto na hora.
undo-byVote = Os outros precisam concordar: a maioria dos outros jogadores precisa votar a favor em até um dia.
undo-confirm = Desfazer
undo-propose = Perguntar aos outros
undo-cancel = Deixar assim
undo-against = Deixar assim
undo-cancelled = Nada foi desfeito.
undo-done = Desfeito.
undo-asked = A pergunta foi feita aos outros no canal.
undo-proposes = ### { $name } gostaria de desfazer algo
undo-doYouAgree = { $people }, vocês concordam?
undo-tally = { $yes } a favor, { $no } contra; necessários: { $needed } de { $voters }.
undo-until = A votação termina { $time }.
undo-carried = ✅ A proposta de desfazer algo, feita por { $name }, foi aprovada.
undo-refused = ❌ A proposta de desfazer algo, feita por { $name }, foi rejeitada.
undo-expired = ❌ A proposta de desfazer algo, feita por { $name }, expirou: houve votos de menos em um dia.
undo-lapsed = ❌ A proposta de desfazer algo, feita por { $name }, foi cancelada.
undo-voted = O seu voto foi contado.
undo-undoneOwn = ↩ { $name } desfez a última decisão ({ $answers }).
undo-undoneOrganiser = ↩ { $name } fez a partida voltar atrás ({ $answers }).
undo-undoneVote = ↩ A partida voltou atrás, como { $name } propôs e a maioria votou ({ $answers }).
undo-undoneSecretly = ↩ { $name } desfez uma decisão.
undo-noLongerCounts = O que o registro diz disso não conta mais.
undo-pointBefore = Turno { $turn }: antes de “{ $line }”
undo-pointBeforeSetUp = Antes do primeiro turno: antes de “{ $line }”
undo-pointAnswer = Turno { $turn }: antes da decisão de { $name }
undo-pointSetUp = Antes do primeiro turno: antes da decisão de { $name }
undo-pointTurn = O início do turno { $turn }
undo-pointBeginning = O começo da partida

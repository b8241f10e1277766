## question

question-lookAt = Ver um personagem…
question-heading =
    { $count ->
        [one] { $name } decide
       *[other] { $count } jogadores decidem
    }
question-reactions = Reações
question-reactionsHelp = Quem pode reagir recebeu a pergunta em particular. “Responder” mostra, só para você, se é o seu caso. A partida continua quando todos tiverem decidido.
question-mayBeAsked = { $people }: apertem “Responder” para ver se a pergunta é para vocês.
question-noReaction = nenhuma reação
question-reactionPossible = Você pode reagir em { $channel }.
question-reactionPossibleAt = Você pode reagir em { $channel }: [veja o que aconteceu]({ $link }).
question-again = 🔁 A pergunta volta por causa disto: { $reactions }.
question-until = ⏳ { $when } eu respondo “{ $answer }”
question-untilDefault = ⏳ { $when } eu dou a resposta padrão
question-untilAutomatic = ⏳ { $when } um jogador automático responde
question-untilPause = ⏳ { $when } a partida é pausada
question-answer = Responder
question-hand = Minha mão
question-whichHand = Você está em várias partidas. De qual quer ver a mão?

## panel

panel-pickOne = Escolha
panel-pickSeveral = Escolha
panel-pageOf = { $text } ({ $page }/{ $pages })
panel-allAtOnce = Ou compre todas as { $count } de uma vez…
panel-ofKind = { $number } { $kind }
panel-earlier = ◀ Anteriores
panel-more = Mais ▶
panel-confirm = Confirmar
panel-clear = Limpar
panel-nothingPicked = **Nada escolhido ainda**: escolha { $range }.
panel-picked = **Escolhas: { $number }** (necessárias: { $range }): { $labels }.
panel-tooMany = { $picked } É demais: no máximo { $most }.
panel-tooFew = { $picked } Falta escolher { $count }.
panel-keep =
    { $count ->
        [one] **Escolha a carta para manter**: você descarta todas as outras.
       *[other] **Escolha { $count } cartas para manter**: você descarta todas as outras.
    }
panel-kept = **Mantendo { $number } de { $most }**: { $labels }.
panel-restGoes =
    { $count ->
        [one] Você descarta a outra.
       *[other] Você descarta as outras { $count }.
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
panel-takeBack = Melhor não
panel-rule = Regra
panel-newestQuorum = Carta de Quórum mais recente: **{ $card }**: { $text }
panel-otherQuorum = As suas outras Cartas de Quórum: { $cards }
panel-silent = Não perguntar mais neste teste
panel-silenced = { $pass }; não pergunto de novo até sair o resultado deste teste
panel-ruleTitle = { $rule } · { $name }
panel-choices = O que cada opção faz
panel-openedBelow = Você reabriu esta pergunta mais abaixo.
panel-lately =
    { $refusal }
    Há pouco:
    { $lines }

panel-meetThere = Você encontra um aliado ali: { $allies }
panel-meetHere = Se ficar aqui, você encontra um aliado: { $allies }

## now

now-lobby = A partida { $game } não começou: `/game join` ocupa um lugar, `/game start` a começa.
now-over = A partida acabou; `/game create` abre uma nova.
now-abandoned = A partida foi abandonada; `/game create` abre uma nova.
now-archived = A partida foi arquivada por inatividade; `/game revive` a traz de volta.
now-open = À sua espera: { $questions }
now-question = { $title } (`/{ $command }`)
now-nothingAndNobody = Nada para você agora: a partida espera por possíveis reações.
now-waitsFor = Nada para você agora: a partida espera por { $players }.
now-and = e

## check

check-needs = **{ $source }** precisa de **{ $difficulty }** para passar.
check-needsPartly = **{ $source }** precisa de **{ $difficulty }** para passar, **{ $partialAt }** para um sucesso parcial.
check-sides =
    A favor: { $skills }
    Contra: todas as outras perícias
check-destiny = { $count } do baralho do Destino (aleatórias)
check-added = { $count } de { $player }
check-soFar = Cartas até agora: { $cards }
check-open = Reveladas até agora: +{ $helps } −{ $hinders } = **{ $total }**
check-counted = Total: **{ $total }** de **{ $difficulty }**
check-changed = Alterado por habilidades: { $changes }
check-change = { $change } por { $ability }
check-changeOf = { $change } por { $ability } de { $player }
check-noPicks = **Nenhuma carta escolhida.** Toque em uma carta para adicioná-la.
check-picks =
    { $count ->
        [one] **Você adiciona { $count } carta: +{ $helps } −{ $hinders } = { $total }**
       *[other] **Você adiciona { $count } cartas: +{ $helps } −{ $hinders } = { $total }**
    }
check-card = { $strength } { $skill } · { $card }

## replies

replies-joined = Você tem um lugar em { $game }. Deixe as mensagens diretas abertas: os seus segredos chegam por lá, a não ser que este servidor use tópicos privados.
replies-left = Você saiu de { $game }.
replies-leftLast = Você saiu de { $game }. Como não restou ninguém, o lobby foi fechado.
replies-begins = A partida começa.
replies-automaticTakesOver = Um jogador automático assume.
replies-takesOver = { $person } assume.
replies-chosen = ✅ { $labels }
replies-chosenLate = ⏰ O seu tempo acabou, então respondi por você: { $labels }
replies-chosenAbout = -# { $about }
replies-atTable = -# De volta à mesa: { $link }
replies-goesOn = A partida continua.
replies-abandoned = A partida { $game } foi abandonada.
replies-confirmAbandon = Abandonar a partida { $game } para todos os { $players } jogadores? Isto não pode ser desfeito.
replies-abandon = Abandonar a partida
replies-abandonChanged = A partida começou ou terminou desde que a pergunta foi feita, então nada foi abandonado.
replies-abandonChangedHint = Use `/host abandon` de novo.
replies-keepPlaying = Continuar jogando
replies-everybodySees = Todos veem a resposta.
replies-unknownCommand = Este comando não existe mais. `/help` mostra o que você pode fazer.
replies-movedCommand = -# `/{ $old }` agora se chama `/{ $path }`.
replies-oldButton = Este botão é de uma versão anterior do bot. `/help` mostra o que você pode fazer agora.
replies-tooFast = Não consigo acompanhar você. Espere alguns segundos e tente de novo.
replies-manyPictures = Tenho muitas imagens para desenhar agora. Tente de novo daqui a pouco.
replies-ruleKind = Regra · { $chapter }

## undo

undo-gone = Não dá mais para voltar até esse momento da partida.
undo-goneHint = Veja em /game undo o que ainda pode ser desfeito.
undo-changed = Algo mudou desde que você olhou, então nada foi desfeito.
undo-changedHint = Veja de novo o que seria desfeito agora.
undo-needsVote = Isto só pode ser desfeito se os outros concordarem.
undo-needsVoteHint = Use o botão “Perguntar aos outros”.
undo-onlyPlayers = Só jogadores podem pedir uma votação.
undo-onlyPlayersHint = O anfitrião e quem gerencia o servidor podem desfazer sem votação.
undo-proposalOpen = { $name } já pediu para desfazer algo, e a votação está aberta.
undo-proposalOpenHint = Vote lá primeiro.
undo-nobodyVotes = Não há outro jogador que possa votar.
undo-nobodyVotesHint = O anfitrião e quem gerencia o servidor podem desfazer sem votação, com /game undo.
undo-exported = O arquivo desta partida, com todos os segredos, já foi baixado, então ela não pode continuar.
undo-voteClosed = Esta votação acabou.
undo-voteClosedHint = /game undo começa uma nova.
undo-notYourVote = Só os outros jogadores votam nisto.
undo-notYourVoteHint = O anfitrião e quem gerencia o servidor podem desfazer sem votação, com /game undo.
undo-ownVote = O pedido é seu, e já conta a favor.
undo-ownVoteHint = “Não desfazer” retira o pedido.
undo-title = ### Desfazer?
undo-toAnswer = A partida volta ao turno { $turn }, logo antes da decisão de { $name }.
undo-toSetUp = A partida volta à preparação, logo antes da decisão de { $name }.
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
undo-linesGo = Estas linhas do registro deixam de contar:
undo-moreLines =
    { $count ->
        [one] … e { $count } linha antes delas
       *[other] … e { $count } linhas antes delas
    }
undo-seen = Algo oculto foi revelado desde então, e o que foi visto não tem como ser desvisto.
undo-tellsSecret = Ninguém mais sabe que a pergunta era para você. Todos vão saber que você desfez algo.
undo-wakes = A partida acabou. Ela continuaria desse ponto e deixaria de contar nas estatísticas.
undo-atOnce = Você pode desfazer isto na hora: nada oculto foi revelado desde então.
undo-asOrganiser = Como anfitrião ou gerente do servidor, você pode desfazer isto na hora.
undo-byVote = Os outros precisam concordar: a maioria deles, em um dia.
undo-confirm = Desfazer
undo-propose = Perguntar aos outros
undo-cancel = Melhor não
undo-against = Não desfazer
undo-cancelled = Nada foi desfeito.
undo-done = Desfeito.
undo-asked = Perguntei aos outros no canal.
undo-proposes = ### { $name } gostaria de desfazer algo
undo-doYouAgree = { $people }, vocês concordam?
undo-tally = A favor: { $yes } · Contra: { $no } · São precisos { $needed } de { $voters } votos
undo-until = A votação termina { $time }.
undo-carried = ✅ Votação aprovada: o que { $name } pediu foi desfeito.
undo-refused = ❌ Votação rejeitada: o que { $name } queria desfazer fica como está.
undo-expired = ❌ { $name } pediu para desfazer algo, mas não houve votos suficientes em um dia.
undo-lapsed = ❌ { $name } pediu para desfazer algo, mas a votação foi cancelada.
undo-voted = O seu voto foi contado.
undo-undoneOwn = ↩ { $name } desfez a última decisão ({ $answers }).
undo-undoneOrganiser = ↩ { $name } voltou a partida atrás ({ $answers }).
undo-undoneVote = ↩ A partida voltou atrás: proposta de { $name }, aprovada pela maioria ({ $answers }).
undo-undoneSecretly = ↩ { $name } desfez uma decisão.
undo-noLongerCounts = O que o registro diz a respeito não conta mais.
undo-pointBefore = Turno { $turn }: antes de “{ $line }”
undo-pointBeforeSetUp = Preparação: antes de “{ $line }”
undo-pointAnswer = Turno { $turn }: antes da decisão de { $name }
undo-pointSetUp = Preparação: antes da decisão de { $name }
undo-pointTurn = O início do turno { $turn }
undo-pointBeginning = O começo da partida

gone = A partida não pode mais voltar a esse momento.
goneHint = Veja com /game undo o que pode ser desfeito agora.
changed = Algo mudou desde que você olhou, então nada foi desfeito.
changedHint = Veja de novo o que seria desfeito agora.
needsVote = Isto só pode ser desfeito se os outros concordarem.
needsVoteHint = Pergunte a eles com o botão “Perguntar aos outros”.
onlyPlayers = Só jogadores perguntam aos outros.
onlyPlayersHint = O anfitrião e quem gerencia o servidor desfazem na hora.
proposalOpen = { $name } já pediu para desfazer algo, e a votação está aberta.
proposalOpenHint = Vote lá primeiro.
nobodyVotes = Nenhum dos outros jogadores está aí para ser consultado.
nobodyVotesHint = O anfitrião e quem gerencia o servidor podem desfazer na hora com /game undo.
exported = Alguém tem o arquivo desta partida com todos os segredos, então ela não pode continuar.
voteClosed = Esta votação acabou.
voteClosedHint = /game undo pergunta de novo.
notYourVote = Só os outros jogadores votam nisto.
notYourVoteHint = O anfitrião e quem gerencia o servidor podem desfazer na hora com /game undo.
ownVote = Você já é a favor: foi você quem pediu.
ownVoteHint = Com “Deixar assim” você retira o pedido.
title = ### Desfazer?
toAnswer = A partida volta para antes da decisão de { $name } (turno { $turn }).
toSetUp = A partida volta para antes da decisão de { $name }, antes do primeiro turno.
toHidden = A partida volta para um momento anterior do turno { $turn }.
toTurn = A partida volta para o início do turno { $turn }.
toBeginning = A partida volta para o começo.
takesBack = Isso desfaz { $answers }.
nothingKnown = Isso não desfaz nenhuma resposta que você conheça.
answersOf =
    { $count ->
        [one] { $count } resposta de { $name }
       *[other] { $count } respostas de { $name }
    }
and = { $some } e { $last }
linesGo = Estas linhas não contam mais:
moreLines =
    { $count ->
        [one] … e { $count } linha antes delas
       *[other] … e { $count } linhas antes delas
    }
seen = Algo oculto veio à tona desde então: não dá para desver o que já se viu.
tellsSecret = Ninguém mais sabe que a pergunta foi feita a você. Todos vão saber que você desfez algo.
wakes = A partida acabou; ela continuaria daí, e deixaria de contar nas estatísticas.
atOnce = Você pode desfazer isto na hora: nada oculto veio à tona desde então.
asOrganiser = Como anfitrião ou por gerenciar o servidor, você pode desfazer isto na hora.
byVote = Os outros precisam concordar: a maioria dos outros jogadores precisa votar a favor em até um dia.
confirm = Desfazer
propose = Perguntar aos outros
cancel = Deixar assim
against = Deixar assim
cancelled = Nada foi desfeito.
done = Desfeito.
asked = A pergunta foi feita aos outros no canal.
proposes = ### { $name } gostaria de desfazer algo
doYouAgree = { $people }, vocês concordam?
tally = { $yes } a favor, { $no } contra; necessários: { $needed } de { $voters }.
until = A votação termina { $time }.
carried = ✅ A proposta de desfazer algo, feita por { $name }, foi aprovada.
refused = ❌ A proposta de desfazer algo, feita por { $name }, foi rejeitada.
expired = ❌ A proposta de desfazer algo, feita por { $name }, expirou: houve votos de menos em um dia.
lapsed = ❌ A proposta de desfazer algo, feita por { $name }, foi cancelada.
voted = O seu voto foi contado.
undoneOwn = ↩ { $name } desfez a última decisão ({ $answers }).
undoneOrganiser = ↩ { $name } fez a partida voltar atrás ({ $answers }).
undoneVote = ↩ A partida voltou atrás, como { $name } propôs e a maioria votou ({ $answers }).
undoneSecretly = ↩ { $name } desfez uma decisão.
noLongerCounts = O que o registro diz disso não conta mais.
pointBefore = Turno { $turn }: antes de “{ $line }”
pointBeforeSetUp = Antes do primeiro turno: antes de “{ $line }”
pointAnswer = Turno { $turn }: antes da decisão de { $name }
pointSetUp = Antes do primeiro turno: antes da decisão de { $name }
pointTurn = O início do turno { $turn }
pointBeginning = O começo da partida

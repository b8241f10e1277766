title = ## Partidas neste servidor
creators = - Quem pode abrir partidas: **{ $who }**
everyone = todos
managers = só quem gerencia o servidor
role = membros com o cargo { $role }
places = - Onde: **{ $places }**
anywhere = em qualquer canal
listed = em { $channels }, e nos tópicos deles
most =
    { $count ->
        [one] - Ao mesmo tempo: **{ $count } partida**; abertas agora: { $open }
       *[other] - Ao mesmo tempo: **{ $count } partidas**; abertas agora: { $open }
    }
home = - Onde se joga uma nova partida: **{ $home }**
homeHere = no canal em que é aberta
homeThread = em um novo tópico só dela
picture = - Depois de cada fase o canal vê: **{ $picture }**
pictureGlance = a mesa em resumo
pictureWhole = o tabuleiro inteiro
privately = - O que só um jogador pode saber: **{ $place }**
privatelyDirect = por mensagem direta
privatelyThreads = em um tópico privado de cada jogador
language = - Nos canais se lê em: **{ $language }** (`/settings language:`)
moderators = ⚠ Membros com a permissão Gerenciar tópicos podem ler todos os tópicos privados, e assim todas as mãos e todas as Cartas de Lealdade. Se algum deles joga, mensagens diretas são mais seguras.
warnPrivate = ⚠ Não posso abrir tópicos privados neste canal: não tenho a permissão { $permissions }. Até que eu a tenha, os jogadores recebem mensagens diretas.
invite = - Anfitriões podem chamar jogadores mencionando (uma vez por partida, no máximo uma por hora): **{ $role }**
inviteNobody = ninguém
warnInvite = ⚠ Não posso mencionar este cargo, então ninguém perceberia. Permita que qualquer pessoa o mencione (Configurações do servidor, Cargos), ou me dê a permissão de mencionar todos os cargos.
help = -# Quem gerencia o servidor sempre pode abrir partidas, nestes canais e até este número. `thread` em `/game create` decide diferente para uma partida. Se houver um fórum entre os canais, as partidas abertas em outro lugar ganham uma publicação nele.
warnThread = ⚠ Não posso abrir tópicos neste canal: não tenho a permissão { $permissions }.
saved = ✅ Salvo
whoMenu = Quem pode abrir partidas
pickEveryone = Todos
pickManagers = Só quem gerencia o servidor
roleMenu = Só membros com este cargo …
channelMenu = Só nestes canais …
mostMenu = Quantas partidas ao mesmo tempo
games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
toThread = Partidas novas ganham um tópico
toHere = Partidas novas ficam no canal
toWhole = Mostrar sempre o tabuleiro inteiro
toGlance = Mostrar a mesa em resumo
toPrivateThreads = Segredos em tópicos privados
toDirect = Segredos por mensagem direta
anywhereButton = Permitir todos os canais
reset = Voltar ao padrão
broken = Não consigo entender o que está guardado sobre as partidas deste servidor, então ninguém pode abrir uma.
brokenHint = O botão volta ao padrão: todos, em qualquer lugar, 20 partidas ao mesmo tempo, no canal, com a mesa em resumo, segredos por mensagem direta.
onlyServer = As configurações são de um servidor: use isto em um dos canais dele.
onlyManagers = Só membros com a permissão Gerenciar servidor podem mudar isto.
onlyManagersHint = Peça a quem gerencia o servidor.
roleMissing = Indique também o cargo.
roleMissingHint = Por exemplo `/settings create: Membros com um cargo` com `role: @Jogadores`.

chooseHull = escolha qual nave sofre o dano
    .help = Um marcador é comprado para a nave que você escolher. A Pegasus é perdida quando todos os seus 4 locais estão danificados; os locais danificados da Pegasus não contam contra a Galactica.
abilityOrder = escolha qual habilidade das cartas reveladas vem a seguir
    .help = Cada uma é resolvida uma vez, não importa quem adicionou a carta. Como jogador atual, você decide a ordem.
discardFromCheck = descarte uma carta do teste
    .help = Ela não conta mais e sua habilidade não é resolvida, mas ela esteve no teste: uma consequência acontece mesmo assim.
nameResult = escolha o resultado do dado
    .help = O dado não é jogado, e nada pode mudar o resultado.
lookAtBottom = escolha o baralho cuja última carta você olha
    .help = Só você vê a carta; ela fica onde está.
cullDestiny = descarte { $cards } do baralho do Destino
    .help = Você vê todo o baralho do Destino. O que você descartar é visto por todos, o resto é embaralhado.
placeCard = coloque uma carta de volta
    .help = O que você colocar de volta primeiro é comprado primeiro. O que vai para a parte de baixo fica muito tempo fora do caminho. Ninguém mais vê as cartas.
learnSkill = escolha um baralho de Perícia
    .help = Você olha { $cards } do topo antes de decidir o que fazer com elas.
keepOrAdd = pegue as cartas ou adicione-as ao teste
    .help = É tudo ou nada. As cartas para o teste entram logo depois das cartas do Destino e não são vistas antes da revelação.
giveCard =
    { $count ->
        [one] escolha uma Carta de Perícia para { $player }
       *[other] escolha { $cards } para { $player }
    }
    .help =
        { $count ->
            [one] Só vocês dois ficam sabendo qual é a carta.
           *[other] Só vocês dois ficam sabendo quais são as cartas.
        }
rollAgain = jogue novamente o dado ou deixe como está
    .help = O resultado é { $result }; a força de ocupação cai a partir de { $needed }. Você pode descartar uma Maximum Firepower para jogar novamente o dado mais uma vez; o que foi somado ao resultado continua valendo.

checkCardTaken = { $player } tira { $card } do teste
quorumKept = { $player } mantém { $card } como Presidente
quorumGiven = { $player } dá { $card } a { $to }, o Presidente
reservesLaunched =
    { $count ->
        [one] Da Reserva, { $ships } se junta a um piloto { NOUN($area, case: "at") }
       *[other] Da Reserva, { $ships } se juntam a um piloto { NOUN($area, case: "at") }
    }

takeFromCheck = tire uma carta do teste, se quiser
    .help = Ela vai para a sua mão e não conta mais. O que a habilidade dela já fez permanece.
takeNone = Não tirar nenhuma
    .detail = Todas as cartas ficam no teste
dogfight = descarte uma carta do teste, se quiser
    .help = O preço é 1 viper: depois da carta, você escolhe uma no espaço ou na Reserva, que é danificada.
discardNone = Não descartar nenhuma
    .detail = Nenhuma viper é danificada
shareQuorum = escolha a Carta de Quórum que { $player } recebe como Presidente
    .help = A outra você mesmo joga em seguida, ou descarta.
playOrDiscard = jogue a outra Carta de Quórum, ou descarte-a
    .help = Você faz as escolhas e as jogadas de dado dela. Onde ela menciona o Presidente, vale o Presidente.
discardIt = Descartar
    .detail = Ela não tem efeito
activateFromAfar = escolha o local que você ativa
    .help =
        { $undamaged ->
            [yes] De onde quer que você esteja. O que ele custa ou exige continua valendo.
           *[no] De onde quer que você esteja, e mesmo que ele esteja danificado.
        }
launchReserves = escolha onde as vipers da Reserva são lançadas
    .help = Uma área com uma viper pilotada. Cada uma das novas é ativada uma vez no final.
howManyLaunch = escolha quantas vipers são lançadas { NOUN($area, case: "at") }
    .help = Cada uma delas é ativada uma vez em seguida, uma após a outra.

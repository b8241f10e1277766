chooseOption = escolha uma opção de { $card }
    .help =
        { $evenThat ->
            [yes] Cada opção diz o que faz. Também é possível escolher uma que não possa ser cumprida. O que você escolher acontece na hora.
           *[no] Cada opção diz o que faz. O que você escolher acontece na hora.
        }
chooseEffect = escolha uma opção
    .help = O que você escolher acontece na hora.
nameEffect = indique a escolha { $place } de { $of }
    .help = Você indica todas antes que a primeira seja resolvida; elas são resolvidas na ordem em que você as indicar.
chooseCrisis = escolha a Carta de Crise a resolver
    .help = Com { $source } você vê estas cartas em segredo. A que você escolher é revelada e resolvida; ninguém fica sabendo quais eram as outras.
chooseCard = escolha uma carta
    .help = Só você vê estas cartas. A que você escolher é usada na hora.
choosePlayer = escolha um jogador
    .help = Todos veem quem você escolhe.
chooseSkill = escolha uma perícia
    .help = As cartas dessa perícia contam 0 no teste.
chooseLocation = escolha um local
    .help = Este movimento é gratuito. A Enfermaria e a Prisão não podem ser escolhidas.
chooseLocationFor = escolha um local para { $player }
    .help = Este movimento é gratuito. A Enfermaria e a Prisão não podem ser escolhidas.
chooseDeck = escolha um baralho
    .help = Você vê em segredo a carta do topo e depois a coloca no topo ou na parte de baixo do baralho.
topOrBottom = coloque a carta que você viu no topo ou na parte de baixo do { $deck }
    .help = É { $card }. Ninguém mais fica sabendo; todos veem onde você a coloca.
chooseResult = decida se o teste passa ou falha
    .help = O teste não é feito: nenhuma carta é adicionada, e o resultado que você escolher é aplicado na hora.
useLoyalty = quer usar o efeito da sua Carta de Lealdade?
    .help = O efeito acontece na hora.
useAbility = quer usar { $ability }?
    .help = O efeito acontece na hora.
giveLoyalty = escolha quem recebe suas Cartas de Lealdade
    .help = Elas vão viradas para baixo para esse jogador, e ninguém mais as vê. Quem tem uma carta de Cylon joga pelos Cylons.

addToDie = some { $by } ao dado
    .may = somar { $by } ao dado
subtractFromDie = subtraia { $by } do dado
    .may = subtrair { $by } do dado
raiseResult = o resultado aumenta em { $by }
lowerResult = o resultado diminui em { $by }
eitherResult = aumente ou diminua o resultado em { $by }
    .may = aumentar ou diminuir o resultado em { $by }
replaceRoll = descarte 1 Carta de Perícia em vez de jogar o dado; a força dela mais { $plus } é o resultado
    .may = descartar 1 Carta de Perícia em vez de jogar o dado; a força dela mais { $plus } é o resultado
rerollDie =
    { $brief ->
        [yes] jogue o dado novamente
       *[no] jogue o dado novamente e use o novo resultado
    }
    .may =
        { $brief ->
            [yes] jogar o dado novamente
           *[no] jogar o dado novamente e usar o novo resultado
        }
briefRerollPiloted = o dado é jogado novamente, com { $by } se a viper for pilotada
rerollPilotedPlus = o dado é jogado novamente; se a viper for pilotada, soma-se { $by } ao novo resultado
rerollPilotedMinus = o dado é jogado novamente; se a viper for pilotada, subtrai-se { $by } do novo resultado
raiseDifficulty = aumente a dificuldade em { $by }
    .may = aumentar a dificuldade em { $by }
lowerDifficulty = diminua a dificuldade em { $by }
    .may = diminuir a dificuldade em { $by }
eitherDifficulty = aumente ou diminua a dificuldade em { $by }
    .may = aumentar ou diminuir a dificuldade em { $by }
makePositive = cartas de { $skills } contam como positivas neste teste
openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] todas as cartas deste teste são adicionadas viradas para cima
           *[no] todas as cartas deste teste são adicionadas viradas para cima, inclusive as do Destino
        }
       *[no] { $brief ->
            [yes] os jogadores adicionam as suas cartas a este teste viradas para cima
           *[no] os jogadores adicionam as suas cartas a este teste viradas para cima; as cartas do Destino continuam ocultas até a revelação
        }
    }
nullifySkill = diga uma perícia; as cartas dela têm força 0 neste teste
    .may = dizer uma perícia; as cartas dela têm força 0 neste teste
takeCheckCards = pegue para a sua mão todas as Cartas de Perícia do teste em vez de descartá-las
    .may = pegar para a sua mão todas as Cartas de Perícia do teste em vez de descartá-las
decideCheck = escolha se o teste passa ou falha; ele não é feito
    .may = escolher se o teste passa ou falha; ele não é feito
noDestiny = nenhuma carta do Destino é adicionada a este teste
passInstead = substitua o resultado de passar por isto: { $what }
    .may = substituir o resultado de passar por isto: { $what }
briefPassInstead = ao invés disso, { $what }
lookAtContribution = olhe as cartas que esse jogador acabou de adicionar
    .may = olhar as cartas que esse jogador acabou de adicionar
replaceCrisis = descarte a Carta de Crise e compre uma nova no lugar dela
    .may = descartar a Carta de Crise e comprar uma nova no lugar dela
switchOption = faça valer a outra opção da carta
    .may = fazer valer a outra opção da carta
boardViper = torne-se o piloto da viper que acabou de ser colocada
    .may = se tornar o piloto da viper que acabou de ser colocada

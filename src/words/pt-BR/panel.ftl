pickOne = Escolha
pickSeveral = Escolha
pageOf = { $text } (página { $page } de { $pages })
allAtOnce = Ou todas as { $count } de uma vez …
ofKind = { $number } { $kind }
earlier = ◀ Anteriores
more = Mais ▶
confirm = Confirmar
clear = Limpar
nothingPicked = **Nada escolhido ainda**: escolha { $range }.
picked = **Já escolhido: { $number } de { $range }**: { $labels }.
tooMany = { $picked } É demais: no máximo { $most }.
tooFew =
    { $count ->
        [one] { $picked } Falta escolher { $count }.
       *[other] { $picked } Falta escolher { $count }.
    }
keep =
    { $count ->
        [one] **Escolha { $count } carta para manter**: todas as outras são descartadas.
       *[other] **Escolha as { $count } cartas que você mantém**: todas as outras são descartadas.
    }
kept = **Você mantém { $number } de { $most }**: { $labels }.
restGoes =
    { $count ->
        [one] A outra é descartada.
       *[other] As outras { $count } são descartadas.
    }
discardOthers =
    { $count ->
        [one] Descartar a outra
       *[other] Descartar as outras { $count }
    }
range = { $least } a { $most }
eitherRange = { $one } ou { $other }
footer = Partida { $game }
footerMore =
    { $count ->
        [one] Partida { $game } · depois desta, mais { $count } pergunta
       *[other] Partida { $game } · depois desta, mais { $count } perguntas
    }
groupOf = { $group } ({ $number })
sure = Isto não pode ser desfeito. Tem certeza?
doIt = Sim, fazer
takeBack = Voltar atrás
rule = Regra
newestQuorum = A sua Carta de Quórum mais recente: **{ $card }**: { $text }
otherQuorum = As suas outras: { $cards }
silent = Não mais neste teste
silenced = { $pass }, e não de novo até sair o resultado deste teste
ruleTitle = { $rule } · { $name }
choices = O que as escolhas fazem
openedBelow = Você abriu esta pergunta de novo, mais abaixo.
lately =
    { $refusal }
    Há pouco:
    { $lines }

meetThere = Você encontra um aliado ali: { $allies }
meetHere = Se ficar aqui, você encontra um aliado: { $allies }

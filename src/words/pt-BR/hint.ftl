button = Dica
title =
    ### Uma dica
    { $question }
option = { $place }. **{ $label }**: { $compared }.
optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
footer = -# Pelo que você sabe, como um jogador automático do nível difícil veria. Pode estar errado, e a escolha é sua.
compared_rules = é o que dizem regras simples, sem pensar à frente
compared_clear = claramente melhor que o resto que testei
compared_even = tão bom quanto qualquer outra coisa que testei
compared_alike = mais ou menos igual
compared_little = um pouco pior, até onde vejo
compared_worse = claramente pior, até onde vejo
helpsCheck = soma { $strength } ao teste
harmsCheck = tira { $strength } do teste
keepsCards = você guarda as suas cartas para depois
leadsOn =
    { $count ->
        [one] leva { $count } passo adiante
       *[other] leva { $count } passos adiante
    }
stays = você fica onde pode agir
shows = você mostra quem é
does_jumps = aproxima o salto da frota
does_fights = atinge as naves Cylons, ou posiciona naves
does_mends = conserta o que está danificado
does_gains = traz à frota o que ela precisa
does_leads = dá ações aos outros quando elas importam
does_quorum = aproveita o Quórum
does_looks = você fica sabendo o que os outros não sabem
does_judges = envolve em quem confiar, e o que lhe confiar
does_harms = prejudica a frota
does_draws = enche a sua mão
there_jumps = de lá você pode aproximar o salto da frota
there_fights = de lá você pode atingir as naves Cylons
there_mends = lá você pode consertar o que está danificado
there_gains = lá você pode conseguir o que a frota precisa
there_leads = de lá você pode dar ações aos outros
there_quorum = lá você pode aproveitar o Quórum
there_looks = lá você pode descobrir o que os outros não sabem
there_judges = de lá você pode agir contra quem é suspeito para você
there_harms = de lá é possível prejudicar a frota
there_draws = lá você pode encher a sua mão
nothing = Nada espera por você, então não há o que aconselhar.
nothingHint = /help diz o que você pode fazer agora.
changed = A partida andou enquanto eu pensava.
changedHint = Pergunte de novo.
off = Não há dicas nesta partida.
offHint = O anfitrião pode permiti-las com /host hints.
offHost = Com /host hints você pode permiti-las, para todos.
allowed = Agora todos aqui podem pedir dicas, com `/hint` ou com o botão abaixo da pergunta.
forbidden = Não há mais dicas nesta partida.
noticeAllowed = 💡 { $by } permite dicas: `/hint` mostra a quem perguntar, e a mais ninguém, o que poderia responder.
noticeForbidden = 💡 { $by } não permite mais dicas.

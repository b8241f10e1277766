users =
    { $users ->
        [human] para jogadores humanos
        [cylon] para jogadores Cylons
        [both] para jogadores humanos e Cylons
       *[byAllegiance] para os jogadores do lado a que pertence
    }
action = Ação
humanAction = Ação Humana
cylonAction = Ação Cylon
cost = descarte { $cards }; depois, { $what }
noAction = Não há ação aqui.
onlyIf = Somente se { $condition }
notSympathizer = Um Simpatizante que se tornou Cylon não pode usá-la.
receivesNone = No início do seu turno, você não compra Cartas de Perícia aqui.
receivesOnly = No início do seu turno, você compra apenas { $cards } aqui.
hazardous = Local perigoso: ninguém pode escolher se mover para cá.
damageable = Se este local for danificado, todos nele são enviados para a Enfermaria e a ação fica fechada até ele ser consertado.

sickbay = No início do seu turno, você compra apenas 1 Carta de Perícia aqui. Você pode sair normalmente.
brig = Você não pode se mover, não compra Carta de Crise no seu turno e adiciona no máximo 1 carta a cada teste de perícia.
brigTitle = O Almirante perde o título ao ser enviado para cá.
detention = Você não pode se mover e adiciona no máximo 2 cartas a cada teste de perícia. Você ainda compra Cartas de Crise, e o Almirante mantém o título.
detentionInstead = Quem seria enviado de Nova Cáprica para a Prisão é enviado para cá.
medicalCenter = No início do seu turno, você compra apenas 1 Carta de Perícia aqui. Quem seria enviado de Nova Cáprica para a Enfermaria é enviado para cá.
hubDestroyed = Substitui a Nave de Ressurreição.
hubDestroyedDraw = No início do seu turno, você perde aqui as suas Cartas de Super Crise e não compra Cartas de Perícia.

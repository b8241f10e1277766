discardStrengths = todas as cartas de força { $strengths } são descartadas do teste
discardFromCheck = descarte do teste 1 das cartas reveladas
    .may = descartar do teste 1 das cartas reveladas
addDestiny =
    { $brief ->
        [yes] { $count ->
            [one] { $count } carta do Destino no teste
           *[other] { $count } cartas do Destino no teste
        }
       *[no] { $count ->
            [one] { $count } carta do topo do baralho do Destino é adicionada ao teste, virada para cima
           *[other] { $count } cartas do topo do baralho do Destino são adicionadas ao teste, viradas para cima
        }
    }
multiplySkills =
    { $factor ->
        [2] cartas de { $skills } contam com o dobro da força neste teste
       *[other] cartas de { $skills } contam com { $factor } vezes a sua força neste teste
    }
ifStrength = se as cartas de { $skill } no teste tiverem juntas força { $atLeast } ou mais, { $then }
afterCheck = se { $when }, { $then }
result =
    { $result ->
        [pass] o teste passar
        [partial] o teste tiver sucesso parcial
       *[fail] o teste falhar
    }
resultByAtMost =
    { $result ->
        [pass] o teste passar por { $by } ou menos
        [partial] o teste tiver sucesso parcial por { $by } ou menos
       *[fail] o teste falhar por { $by } ou menos
    }
resultByAtLeast =
    { $brief ->
        [yes] { $result ->
            [pass] o teste passar por { $by } ou mais
            [partial] o teste tiver sucesso parcial por { $by } ou mais
           *[fail] o teste falhar por { $by } ou mais
        }
       *[no] { $result ->
            [pass] o teste passar por { $by } ou mais em relação à dificuldade impressa
            [partial] o teste tiver sucesso parcial por { $by } ou mais em relação à dificuldade impressa
           *[fail] o teste falhar por { $by } ou mais em relação à dificuldade impressa
        }
    }
totalAtMost = a força total for { $most } ou menos
skipResult =
    { $result ->
        [pass] o resultado de passar não tem efeito
        [partial] o sucesso parcial não tem efeito
       *[fail] a falha não tem efeito
    }

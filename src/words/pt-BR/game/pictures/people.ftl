seat = Assento { $seat }
newPlayer = Jogador novo
player = Jogador { $seat }
inViper = Viper, { $area }
area-bow = proa
area-starboardBow = proa estib.
area-starboardQuarter = popa estib.
area-stern = popa
area-portQuarter = popa bomb.
area-portBow = proa bomb.
stranded = Abandonado
outOfGame = Fora do jogo

tag-infiltrating = Infiltrado
    .short = Infiltr.
tag-revealed = Cylon
    .short = Cylon
tag-sympathizer = Simpatizante
    .short = Simp.
tag-sympathetic = Solidário
    .short = Solid.
tag-turn = Turno { $turn }
tag-won = VENCEU
side-notACylon = Humano
side-cylon = Cylon
side-sympathizer = Simpatizante
side-sympatheticCylon = Cylon Solidário
side-mutineer = Amotinado
sideTimes = { $side } ×{ $count }

playedBy = Com { $player }
playedBySeat = No assento { $seat }
draws =
    { $count ->
        [one] Compra { $count } carta por turno
       *[other] Compra { $count } cartas por turno
    }
drawsInfiltrating =
    { $count ->
        [one] Compra { $count } carta por turno, e mais 1 enquanto se infiltra
       *[other] Compra { $count } cartas por turno, e mais 1 enquanto se infiltra
    }
drew =
    { $count ->
        [one] Comprava { $count } carta por turno enquanto humano
       *[other] Comprava { $count } cartas por turno enquanto humano
    }
or = ou
ability = HABILIDADE
once = UMA VEZ
weakness = FRAQUEZA
miracle = MILAGRE
noEffect = SEM EFEITO
noMiracle = SEM MILAGRE
spent = USADA

hand =
    { $count ->
        [one] Mão: { $count } carta
       *[other] Mão: { $count } cartas
    }
section-loyalty = Lealdade
section-agenda = Agenda
section-motives = Motivações
section-leader = Líder Cylon
section-mutiny = Motim
section-superCrisis = Super Crise
section-quorum = Mão de Quórum
section-character = Personagem
card-notACylon = HUMANO
card-cylon = CYLON
card-sympathizer = SIMPATIZANTE
card-sympatheticCylon = CYLON SOLIDÁRIO
card-mutineer = AMOTINADO
card-humans = HUMANOS
card-cylons = CYLONS
card-revealed = REVELADA
card-metNow = CUMPRIDO AGORA
card-met = CUMPRIDA
card-notMet = NÃO CUMPRIDA

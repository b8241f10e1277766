seat = Posto { $seat }
newPlayer = Nuovo giocatore
player = Giocatore { $seat }
inViper = Viper, { $area }
area-bow = prua
area-starboardBow = prua trib.
area-starboardQuarter = poppa trib.
area-stern = poppa
area-portQuarter = poppa bab.
area-portBow = prua bab.
stranded = Disperso
outOfGame = Fuori dalla partita

tag-infiltrating = Infiltrato
    .short = Infiltr.
tag-revealed = Cylone
    .short = Cylone
tag-sympathizer = Simpatizzante
    .short = Simp.
tag-sympathetic = Amichevole
    .short = Amich.
tag-turn = Turno { $turn }
tag-won = VINTO
side-notACylon = Umano
side-cylon = Cylone
side-sympathizer = Simpatizzante
side-sympatheticCylon = Cylone amichevole
side-mutineer = Ammutinato
sideTimes = { $side } ×{ $count }

playedBy = Giocato da { $player }
playedBySeat = Giocato dal posto { $seat }
draws =
    { $count ->
        [one] Pesca { $count } carta ogni turno
       *[other] Pesca { $count } carte ogni turno
    }
drawsInfiltrating =
    { $count ->
        [one] Pesca { $count } carta ogni turno, 1 in più mentre è in infiltrazione
       *[other] Pesca { $count } carte ogni turno, 1 in più mentre è in infiltrazione
    }
drew =
    { $count ->
        [one] Da umano pescava { $count } carta ogni turno
       *[other] Da umano pescava { $count } carte ogni turno
    }
or = o
ability = CAPACITÀ
once = UNA VOLTA
weakness = DEBOLEZZA
miracle = MIRACOLO
noEffect = NESSUN EFFETTO
noMiracle = NESSUN MIRACOLO
spent = USATA

hand =
    { $count ->
        [one] Mano: { $count } carta
       *[other] Mano: { $count } carte
    }
section-loyalty = Affiliazione
section-agenda = Intenzioni
section-motives = Motivazioni
section-leader = Leader Cylone
section-mutiny = Ammutinamento
section-superCrisis = Super Crisi
section-quorum = Mano del Consiglio
section-character = Personaggio
card-notACylon = UMANO
card-cylon = CYLONE
card-sympathizer = SIMPATIZZANTE
card-sympatheticCylon = CYLONE AMICHEVOLE
card-mutineer = AMMUTINATO
card-humans = UMANI
card-cylons = CYLONI
card-revealed = RIVELATA
card-metNow = SODDISFATTA ORA
card-met = SODDISFATTA
card-notMet = NON SODDISFATTA

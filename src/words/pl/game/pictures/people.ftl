seat = Miejsce { $seat }
newPlayer = Nowy gracz
player = Gracz { $seat }
inViper = Viper: { $area }
area-bow = dziób
area-starboardBow = dziób, pr.
area-starboardQuarter = rufa, pr.
area-stern = rufa
area-portQuarter = rufa, lewa
area-portBow = dziób, lewa
stranded = Porzucono
outOfGame = Poza grą

tag-infiltrating = Infiltracja
    .short = Infiltr.
tag-revealed = Cylon
    .short = Cylon
tag-sympathizer = Sympatyk
    .short = Symp.
tag-sympathetic = Miłosierny
    .short = Miłos.
tag-turn = Tura { $turn }
tag-won = WYGRANA
side-notACylon = Człowiek
side-cylon = Cylon
side-sympathizer = Sympatyk
side-sympatheticCylon = Miłosierny Cylon
side-mutineer = Buntownik
sideTimes = { $side } ×{ $count }

playedBy = Gra: { $player }
playedBySeat = Gra: miejsce { $seat }
draws =
    { $count ->
        [one] Losuje co turę { $count } kartę
        [few] Losuje co turę { $count } karty
        [many] Losuje co turę { $count } kart
       *[other] Losuje co turę { $count } karty
    }
drawsInfiltrating =
    { $count ->
        [one] Losuje co turę { $count } kartę i jeszcze 1 podczas infiltracji
        [few] Losuje co turę { $count } karty i jeszcze 1 podczas infiltracji
        [many] Losuje co turę { $count } kart i jeszcze 1 podczas infiltracji
       *[other] Losuje co turę { $count } karty i jeszcze 1 podczas infiltracji
    }
drew =
    { $count ->
        [one] Po stronie ludzi: { $count } karta co turę
        [few] Po stronie ludzi: { $count } karty co turę
        [many] Po stronie ludzi: { $count } kart co turę
       *[other] Po stronie ludzi: { $count } karty co turę
    }
or = lub
ability = ZDOLNOŚĆ
once = RAZ NA GRĘ
weakness = SŁABOŚĆ
miracle = CUD
noEffect = BRAK EFEKTU
noMiracle = BRAK CUDU
spent = ZUŻYTA

hand =
    { $count ->
        [one] Ręka: { $count } karta
        [few] Ręka: { $count } karty
        [many] Ręka: { $count } kart
       *[other] Ręka: { $count } karty
    }
section-loyalty = Lojalność
section-agenda = Agenda
section-motives = Motywy
section-leader = Przywódca Cylonów
section-mutiny = Bunt
section-superCrisis = Superkryzys
section-quorum = Karty Kworum
section-character = Postać
card-notACylon = CZŁOWIEK
card-cylon = CYLON
card-sympathizer = SYMPATYK
card-sympatheticCylon = MIŁOSIERNY CYLON
card-mutineer = BUNTOWNIK
card-humans = LUDZIE
card-cylons = CYLONI
card-revealed = UJAWNIONA
card-metNow = SPEŁNIONE
card-met = SPEŁNIONE
card-notMet = NIESPEŁNIONE

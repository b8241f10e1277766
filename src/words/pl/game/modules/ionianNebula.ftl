traumaDrawn = { $player } losuje { NOUN($tokens, case: "acc") }
traumaDisaster =
    { $harmless ->
        [yes] { $player } pokazuje { NOUN($disasters, case: "acc") }, bez efektu, i losuje na nowo
       *[no] { $player } pokazuje { NOUN($disasters, case: "acc") }
    }
traumaDiscarded = { $player } odrzuca { NOUN($tokens, case: "acc") }
traumaDiscardedAtExecution = { $player } odrzuca wraz ze straconą postacią { NOUN($tokens, case: "acc") }
traumaLost = { $player } traci losowo { NOUN($tokens, case: "acc") }
traumaPlaced = { $player } kładzie { NOUN($token, case: "acc") } ({ NOUN($place, case: "at") })
traumaPlacedUnseen = Położono nieobejrzany żeton traumy ({ NOUN($place, case: "at") })
crossroadsDealt = { $player } dostaje kartę Rozstajów
crossroadsDealtOpenly = Karta Rozstajów gracza { $player }: { $card }
traumaLaid = { $player } kładzie obok karty Rozstajów { NOUN($token, case: "acc") }
crossroadsRevealed = { $player } ujawnia „{ $card }”: { $token }
crossroadsRevealedAlone = { $player } ujawnia „{ $card }”: nie ma żetonu traumy, więc wybiera rezultat
crossroadsChosen =
    { $symbol ->
        [benevolent] { $player } wybiera dobroczynny rezultat karty „{ $card }”
       *[antagonistic] { $player } wybiera antagonistyczny rezultat karty „{ $card }”
    }
raiderLeaves = Raider odlatuje { NOUN($place, case: "from") }
trialBegins = Proces sądowy się zaczyna: pokazuje się wszystkie żetony traumy
traumaShown =
    { $human ->
        [yes] { $kept ->
            [0] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako człowiek: nic się nie liczy
            [one] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako człowiek: liczy się { $counting }
            [few] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako człowiek: liczą się { $counting }
            [many] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako człowiek: liczy się { $counting }
           *[other] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako człowiek: liczy się { $counting }
        }
       *[no] { $kept ->
            [0] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako Cylon: nic się nie liczy
            [one] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako Cylon: liczy się { $counting }
            [few] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako Cylon: liczą się { $counting }
            [many] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako Cylon: liczy się { $counting }
           *[other] { $player } pokazuje { NOUN($tokens, case: "acc") } i odpowiada jako Cylon: liczy się { $counting }
        }
    }
trialSparesAll = Proces sądowy nikogo nie eliminuje

discardTrauma = odrzuć { NOUN($tokens, case: "acc") }
    .help = Wracają do puli bez pokazywania. Podczas Procesu sądowego antagonistyczne świadczą przeciw ludziom, a dobroczynne przeciw graczom prowadzącym Cylonów.
layTrauma = połóż żeton traumy obok swojej karty Rozstajów
    .help = Wszyscy kładą go zakryty. Gdy karta zostaje ujawniona, symbol żetonu mówi, który rezultat rozpatrujesz.
crossroadsResult = wybierz rezultat karty „{ $card }”
    .help = Nie było żetonu traumy, który można by położyć obok niej.
condemn = wybierz, kto zostaje wyeliminowany
    .help = Ci gracze prowadzący ludzi mają po tyle samo żetonów traumy. Wybrany gracz traci postać i miejsce i przegrywa.

result =
    { $symbol ->
        [benevolent] Dobroczynny
       *[antagonistic] Antagonistyczny
    }
condemned = Odpada z gry, ma { NOUN($tokens, case: "acc") }

phase = Rozstaje
    .begins = zaczyna się faza rozstajów
    .brings = faza rozstajów: bitwa, karta Rozstajów dla każdego gracza i Proces sądowy, który może kogoś wyeliminować
    .occasion = Gdy zaczyna się faza rozstajów
leftTheNebula = flota znalazła drogę z Mgławicy Jońskiej

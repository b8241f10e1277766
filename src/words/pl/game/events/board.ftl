resource =
    { $loss ->
        [yes] { $now ->
            [one] { $resource } { $change } (zostaje { $now })
            [few] { $resource } { $change } (zostają { $now })
           *[many] { $resource } { $change } (zostaje { $now })
        }
       *[no] { $resource } { $change } (teraz { $now })
    }
change =
    { $loss ->
        [yes] { $now ->
            [one] { $resource } { $change } (zostaje { $now })
            [few] { $resource } { $change } (zostają { $now })
           *[many] { $resource } { $change } (zostaje { $now })
        }
       *[no] { $resource } { $change } (teraz { $now })
    }
galacticaDamaged = Galactica zostaje uszkodzona { NOUN($place, case: "at") }
galacticaHit = Galactica zostaje uszkodzona, a flota traci { NOUN($loss, case: "acc") }
damageSeen = { $player } ogląda { NOUN($tokens, case: "acc") }
repaired = { $player } naprawia { NOUN($place, case: "acc") }
centurionBoarded = Centurion wkracza na pokład Galactici
space =
    { $space ->
        [end] koniec
       *[other] pole { $space }
    }
centurionsAdvanced =
    { $count ->
        [one] Centurion na pokładzie przesuwa się na { $spaces } toru Abordażu
        [few] Centurioni na pokładzie przesuwają się na { $spaces } toru Abordażu
        [many] Centurioni na pokładzie przesuwają się na { $spaces } toru Abordażu
       *[other] Centurioni na pokładzie przesuwają się na { $spaces } toru Abordażu
    }
centurionsAdvancedEach = Centurioni na pokładzie przesuwają się: { $each } toru Abordażu
centurionsTo = { $count } na { $space }
centurionDestroyed =
    { $space ->
        [0] Centurion zostaje zniszczony na polu startowym toru Abordażu
       *[other] Centurion zostaje zniszczony na polu { $space } toru Abordażu
    }
jumpTrack = Tor Przygotowania do skoku { $change } (teraz { $now } z 5)
jumpTrackReset = Znacznik floty wraca na pole startowe toru Przygotowania do skoku
jumped =
    { $how ->
        [final] Flota wykonuje ostatni skok
        [someStay] Flota wykonuje skok
       *[all] Flota wykonuje skok: wszystkie statki w przestrzeni znikają z planszy
    }

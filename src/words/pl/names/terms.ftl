## names.words

phase_setup = Przygotowanie do gry
    .gender = n
    .gen = przygotowania do gry
    .acc = przygotowanie do gry
    .loc = przygotowaniu do gry
phase_startOfTurn = Początek tury
    .gender = m
    .gen = początku tury
    .acc = początek tury
    .loc = początku tury
phase_receiveSkills = Otrzymywanie umiejętności
    .gender = f
    .gen = fazy otrzymywania umiejętności
    .dat = fazie otrzymywania umiejętności
    .acc = fazę otrzymywania umiejętności
    .ins = fazą otrzymywania umiejętności
    .loc = fazie otrzymywania umiejętności
phase_movement = Ruch
    .gender = f
    .gen = fazy ruchu
    .dat = fazie ruchu
    .acc = fazę ruchu
    .ins = fazą ruchu
    .loc = fazie ruchu
phase_action = Akcja
    .gender = f
    .gen = fazy akcji
    .dat = fazie akcji
    .acc = fazę akcji
    .ins = fazą akcji
    .loc = fazie akcji
phase_crisis = Kryzys
    .gender = f
    .gen = fazy kryzysu
    .dat = fazie kryzysu
    .acc = fazę kryzysu
    .ins = fazą kryzysu
    .loc = fazie kryzysu
phase_activateCylonShips = Aktywowanie statków Cylonów
    .gender = f
    .gen = fazy aktywowania statków Cylonów
    .dat = fazie aktywowania statków Cylonów
    .acc = fazę aktywowania statków Cylonów
    .ins = fazą aktywowania statków Cylonów
    .loc = fazie aktywowania statków Cylonów
phase_prepareForJump = Przygotowanie do skoku
    .gender = f
    .gen = fazy przygotowania do skoku
    .dat = fazie przygotowania do skoku
    .acc = fazę przygotowania do skoku
    .ins = fazą przygotowania do skoku
    .loc = fazie przygotowania do skoku
phase_endOfTurn = Koniec tury
    .gender = m
    .gen = końca tury
    .acc = koniec tury
    .loc = końcu tury

politicalLeader = Przywódca polityczny
    .gender = m
    .gen = przywódcy politycznego
    .acc = przywódcę politycznego
    .ins = przywódcą politycznym
militaryLeader = Przywódca wojskowy
    .gender = m
    .gen = przywódcy wojskowego
    .acc = przywódcę wojskowego
    .ins = przywódcą wojskowym
pilot = Pilot
    .gender = m
    .gen = pilota
    .acc = pilota
    .ins = pilotem
support = Wsparcie
    .gender = f
    .any = Postać wsparcia
    .gen = postaci wsparcia
    .acc = postać wsparcia
    .ins = postacią wsparcia
cylonLeader = Przywódca Cylonów
    .tight = Przyw.
    .gender = m
    .gen = Przywódcy Cylonów
    .acc = Przywódcę Cylonów
    .ins = Przywódcą Cylonów

activation_raiders = raidery
    .gender = pl
    .gen = raiderów
    .acc = raidery
activation_launchRaiders = wysłanie raiderów
    .gender = n
    .gen = wysłania raiderów
    .acc = wysłanie raiderów
activation_heavyRaiders = ciężkie raidery i centurioni
    .gender = pl
    .the = ciężkie raidery i centurionów
    .gen = ciężkich raiderów i centurionów
    .acc = ciężkie raidery i centurionów
activation_basestars = basestary
    .gender = pl
    .gen = basestarów
    .acc = basestary
activation_occupation = siły okupacyjne
    .gender = pl
    .gen = sił okupacyjnych
    .acc = siły okupacyjne

kind_character = Postać
kind_skillCard = Karta umiejętności
kind_crisis = Karta Kryzysu
kind_superCrisis = Karta Superkryzysu
kind_quorum = Karta Kworum
kind_loyalty = Karta Lojalności
kind_destination = Karta Punktu docelowego
kind_location = Obszar
kind_token = Żeton
kind_track = Tor
kind_title = Pozycja
kind_objective = Cel
kind_setup = Przygotowanie do gry
kind_module = Zasady stołu
kind_agenda = Agenda

deck_crisis = talia Kryzysów
    .gender = f
    .gen = talii Kryzysów
    .dat = talii Kryzysów
    .acc = talię Kryzysów
    .ins = talią Kryzysów
    .loc = talii Kryzysów
deck_superCrisis = talia Superkryzysów
    .gender = f
    .gen = talii Superkryzysów
    .dat = talii Superkryzysów
    .acc = talię Superkryzysów
    .ins = talią Superkryzysów
    .loc = talii Superkryzysów
deck_quorum = talia Kworum
    .gender = f
    .gen = talii Kworum
    .dat = talii Kworum
    .acc = talię Kworum
    .ins = talią Kworum
    .loc = talii Kworum
deck_destination = talia Punktów docelowych
    .gender = f
    .gen = talii Punktów docelowych
    .dat = talii Punktów docelowych
    .acc = talię Punktów docelowych
    .ins = talią Punktów docelowych
    .loc = talii Punktów docelowych
deck_loyalty = talia Lojalności
    .gender = f
    .gen = talii Lojalności
    .dat = talii Lojalności
    .acc = talię Lojalności
    .ins = talią Lojalności
    .loc = talii Lojalności
deck_destiny = talia Przeznaczenia
    .gender = f
    .gen = talii Przeznaczenia
    .dat = talii Przeznaczenia
    .acc = talię Przeznaczenia
    .ins = talią Przeznaczenia
    .loc = talii Przeznaczenia

deck_mission = talia Misji
    .gender = f
    .gen = talii Misji
    .dat = talii Misji
    .acc = talię Misji
    .ins = talią Misji
    .loc = talii Misji

deck_mutiny = talia Buntu
    .gender = f
    .gen = talii Buntu
    .dat = talii Buntu
    .acc = talię Buntu
    .ins = talią Buntu
    .loc = talii Buntu

deck_ally = talia Sprzymierzeńców
    .gender = f
    .gen = talii Sprzymierzeńców
    .dat = talii Sprzymierzeńców
    .acc = talię Sprzymierzeńców
    .ins = talią Sprzymierzeńców
    .loc = talii Sprzymierzeńców

setup_base_ships = Statki w przestrzeni na początku gry
    .inside = statki w przestrzeni na początku gry
setup_exodus_battle-of-the-ionian-nebula = Bitwa w Mgławicy Jońskiej
    .inside = Bitwa w Mgławicy Jońskiej
setup_pegasus_galactica-returns = Statki umieszczane po powrocie Galactici na Nową Capricę
    .inside = statki umieszczane po powrocie Galactici na Nową Capricę

## names.people

title_base_president = Prezydent
    .tight = Prez.
    .gender = m
    .whose = Prezydenta
    .object = Prezydenta
    .gen = Prezydenta
    .dat = Prezydentowi
    .acc = Prezydenta
    .ins = Prezydentem
    .loc = Prezydencie
title_base_admiral = Admirał
    .tight = Adm.
    .gender = m
    .whose = Admirała
    .object = Admirała
    .gen = Admirała
    .dat = Admirałowi
    .acc = Admirała
    .ins = Admirałem
    .loc = Admirale
title_exodus_cag = CAG
    .gender = m
    .whose = CAG-a
    .object = CAG-a
    .gen = CAG-a
    .dat = CAG-owi
    .acc = CAG-a
    .ins = CAG-iem
    .loc = CAG-u
title_exodus_admiral-cylon-fleet = Admirał
    .gender = m
    .whose = Admirała
    .object = Admirała
    .gen = Admirała
    .dat = Admirałowi
    .acc = Admirała
    .ins = Admirałem
    .loc = Admirale
title_pegasus_president-new-caprica = Prezydent
    .gender = m
    .whose = Prezydenta
    .object = Prezydenta
    .gen = Prezydenta
    .dat = Prezydentowi
    .acc = Prezydenta
    .ins = Prezydentem
    .loc = Prezydencie
title_pegasus_admiral-new-caprica = Admirał
    .gender = m
    .whose = Admirała
    .object = Admirała
    .gen = Admirała
    .dat = Admirałowi
    .acc = Admirała
    .ins = Admirałem
    .loc = Admirale

role_current = aktywny gracz
    .gender = m
    .whose = aktywnego gracza
    .object = aktywnego gracza
    .gen = aktywnego gracza
    .dat = aktywnemu graczowi
    .acc = aktywnego gracza
    .ins = aktywnym graczem
    .loc = aktywnym graczu
role_chooser = gracz, który dokonał wyboru,
    .gender = m
    .short = dokonujący wyboru
    .whose = gracza, który dokonał wyboru
    .object = gracza, który dokonał wyboru
    .gen = gracza, który dokonał wyboru
    .dat = graczowi, który dokonał wyboru
    .acc = gracza, który dokonał wyboru
    .ins = graczem, który dokonał wyboru
    .loc = graczu, który dokonał wyboru
role_itsPlayer = gracz prowadzący Cylona, który zagrał tę kartę,
    .gender = m
    .short = gracz prowadzący Cylona
    .whose = gracza prowadzącego Cylona, który zagrał tę kartę
    .object = gracza prowadzącego Cylona, który zagrał tę kartę
    .gen = gracza prowadzącego Cylona, który zagrał tę kartę
    .dat = graczowi prowadzącemu Cylona, który zagrał tę kartę
    .acc = gracza prowadzącego Cylona, który zagrał tę kartę
    .ins = graczem prowadzącym Cylona, który zagrał tę kartę
    .loc = graczu prowadzącym Cylona, który zagrał tę kartę
role_you = ty
    .gender = you
    .whose = twoje
    .object = ciebie
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .loc = tobie
role_chosen = ten gracz
    .gender = m
    .whose = tego gracza
    .object = tego gracza
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza
    .ins = tym graczem
    .loc = tym graczu
role_each = każdy gracz prowadzący człowieka
    .turn = każdy gracz prowadzący człowieka, po kolei
    .gender = m
    .whose = każdego gracza prowadzącego człowieka
    .object = każdego gracza prowadzącego człowieka
    .gen = każdego gracza prowadzącego człowieka
    .dat = każdemu graczowi prowadzącemu człowieka
    .acc = każdego gracza prowadzącego człowieka
    .ins = każdym graczem prowadzącym człowieka
    .loc = każdym graczu prowadzącym człowieka
role_everyone = każdy gracz (człowiek czy Cylon)
    .turn = każdy gracz (człowiek czy Cylon), po kolei
    .gender = m
    .short = każdy gracz
    .whose = każdego gracza (człowieka czy Cylona)
    .object = każdego gracza (człowieka czy Cylona)
    .gen = każdego gracza (człowieka czy Cylona)
    .dat = każdemu graczowi (człowiekowi czy Cylonowi)
    .acc = każdego gracza (człowieka czy Cylona)
    .ins = każdym graczem (człowiekiem czy Cylonem)
    .loc = każdym graczu (człowieku czy Cylonie)
role_cylons = każdy gracz prowadzący Cylona
    .turn = każdy gracz prowadzący Cylona, po kolei
    .gender = m
    .whose = każdego gracza prowadzącego Cylona
    .object = każdego gracza prowadzącego Cylona
    .gen = każdego gracza prowadzącego Cylona
    .dat = każdemu graczowi prowadzącemu Cylona
    .acc = każdego gracza prowadzącego Cylona
    .ins = każdym graczem prowadzącym Cylona
    .loc = każdym graczu prowadzącym Cylona
role_they = ten gracz
    .gender = m
    .whose = tego gracza
    .object = tego gracza
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza
    .ins = tym graczem
    .loc = tym graczu

## names.resources

fuel = paliwo
    .gender = n
    .gen = paliwa
    .dat = paliwu
    .acc = paliwo
    .ins = paliwem
    .loc = paliwie
    .count =
        { $count ->
            [one] { $count } paliwo
           *[other] { $count } paliwa
        }
    .count-gen = { $count } paliwa
    .count-acc =
        { $count ->
            [one] { $count } paliwo
           *[other] { $count } paliwa
        }
food = żywność
    .gender = f
    .gen = żywności
    .dat = żywności
    .acc = żywność
    .ins = żywnością
    .loc = żywności
    .count =
        { $count ->
            [one] { $count } żywność
           *[other] { $count } żywności
        }
    .count-gen = { $count } żywności
    .count-acc =
        { $count ->
            [one] { $count } żywność
           *[other] { $count } żywności
        }
morale = morale
    .gender = n
    .gen = morale
    .dat = morale
    .acc = morale
    .ins = morale
    .loc = morale
    .count = { $count } morale
    .count-gen = { $count } morale
    .count-acc = { $count } morale
population = populacja
    .gender = f
    .gen = populacji
    .dat = populacji
    .acc = populację
    .ins = populacją
    .loc = populacji
    .count =
        { $count ->
            [one] { $count } populacja
           *[other] { $count } populacji
        }
    .count-gen = { $count } populacji
    .count-acc =
        { $count ->
            [one] { $count } populację
           *[other] { $count } populacji
        }

## names.ships

basestar = basestar
    .gender = m
    .gen = basestara
    .dat = basestarowi
    .acc = basestara
    .ins = basestarem
    .loc = basestarze
    .plural = basestary
    .gen-pl = basestarów
    .dat-pl = basestarom
    .acc-pl = basestary
    .ins-pl = basestarami
    .loc-pl = basestarach
    .count =
        { $count ->
            [one] { $count } basestar
            [few] { $count } basestary
           *[many] { $count } basestarów
        }
    .count-gen =
        { $count ->
            [one] { $count } basestara
           *[other] { $count } basestarów
        }
    .count-acc =
        { $count ->
            [one] { $count } basestara
            [few] { $count } basestary
           *[many] { $count } basestarów
        }
    .count-ins =
        { $count ->
            [one] { $count } basestarem
           *[other] { $count } basestarami
        }
    .every = każdy basestar
raider = raider
    .gender = m
    .gen = raidera
    .dat = raiderowi
    .acc = raidera
    .ins = raiderem
    .loc = raiderze
    .plural = raidery
    .gen-pl = raiderów
    .dat-pl = raiderom
    .acc-pl = raidery
    .ins-pl = raiderami
    .loc-pl = raiderach
    .count =
        { $count ->
            [one] { $count } raider
            [few] { $count } raidery
           *[many] { $count } raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } raidera
           *[other] { $count } raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } raidera
            [few] { $count } raidery
           *[many] { $count } raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } raiderem
           *[other] { $count } raiderami
        }
    .every = każdy raider
heavyRaider = ciężki raider
    .gender = m
    .gen = ciężkiego raidera
    .dat = ciężkiemu raiderowi
    .acc = ciężkiego raidera
    .ins = ciężkim raiderem
    .loc = ciężkim raiderze
    .plural = ciężkie raidery
    .gen-pl = ciężkich raiderów
    .dat-pl = ciężkim raiderom
    .acc-pl = ciężkie raidery
    .ins-pl = ciężkimi raiderami
    .loc-pl = ciężkich raiderach
    .count =
        { $count ->
            [one] { $count } ciężki raider
            [few] { $count } ciężkie raidery
           *[many] { $count } ciężkich raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } ciężkiego raidera
           *[other] { $count } ciężkich raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } ciężkiego raidera
            [few] { $count } ciężkie raidery
           *[many] { $count } ciężkich raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } ciężkim raiderem
           *[other] { $count } ciężkimi raiderami
        }
    .every = każdy ciężki raider
viper = viper
    .gender = m
    .gen = vipera
    .dat = viperowi
    .acc = vipera
    .ins = viperem
    .loc = viperze
    .plural = vipery
    .gen-pl = viperów
    .dat-pl = viperom
    .acc-pl = vipery
    .ins-pl = viperami
    .loc-pl = viperach
    .count =
        { $count ->
            [one] { $count } viper
            [few] { $count } vipery
           *[many] { $count } viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera
           *[other] { $count } viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera
            [few] { $count } vipery
           *[many] { $count } viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem
           *[other] { $count } viperami
        }
civilian = statek cywilny
    .gender = m
    .gen = statku cywilnego
    .dat = statkowi cywilnemu
    .acc = statek cywilny
    .ins = statkiem cywilnym
    .loc = statku cywilnym
    .plural = statki cywilne
    .gen-pl = statków cywilnych
    .dat-pl = statkom cywilnym
    .acc-pl = statki cywilne
    .ins-pl = statkami cywilnymi
    .loc-pl = statkach cywilnych
    .count =
        { $count ->
            [one] { $count } statek cywilny
            [few] { $count } statki cywilne
           *[many] { $count } statków cywilnych
        }
    .count-gen =
        { $count ->
            [one] { $count } statku cywilnego
           *[other] { $count } statków cywilnych
        }
    .count-acc =
        { $count ->
            [one] { $count } statek cywilny
            [few] { $count } statki cywilne
           *[many] { $count } statków cywilnych
        }
    .count-ins =
        { $count ->
            [one] { $count } statkiem cywilnym
           *[other] { $count } statkami cywilnymi
        }
raptor = raptor
    .gender = m
    .gen = raptora
    .dat = raptorowi
    .acc = raptora
    .ins = raptorem
    .loc = raptorze
    .plural = raptory
    .gen-pl = raptorów
    .dat-pl = raptorom
    .acc-pl = raptory
    .ins-pl = raptorami
    .loc-pl = raptorach
    .count =
        { $count ->
            [one] { $count } raptor
            [few] { $count } raptory
           *[many] { $count } raptorów
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora
           *[other] { $count } raptorów
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptory
           *[many] { $count } raptorów
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem
           *[other] { $count } raptorami
        }
centurion = centurion
    .gender = m
    .gen = centuriona
    .dat = centurionowi
    .acc = centuriona
    .ins = centurionem
    .loc = centurionie
    .plural = centurioni
    .gen-pl = centurionów
    .dat-pl = centurionom
    .acc-pl = centurionów
    .ins-pl = centurionami
    .loc-pl = centurionach
    .count =
        { $count ->
            [one] { $count } centurion
           *[other] { $count } centurionów
        }
    .count-gen =
        { $count ->
            [one] { $count } centuriona
           *[other] { $count } centurionów
        }
    .count-acc =
        { $count ->
            [one] { $count } centuriona
           *[other] { $count } centurionów
        }
    .count-ins =
        { $count ->
            [one] { $count } centurionem
           *[other] { $count } centurionami
        }
    .every = każdy centurion
galactica = Galactica
    .gender = f
    .gen = Galactici
    .dat = Galactice
    .acc = Galacticę
    .ins = Galacticą
    .loc = Galactice
viper_viper = viper
    .gender = m
    .gen = vipera
    .dat = viperowi
    .acc = vipera
    .ins = viperem
    .loc = viperze
    .plural = vipery
    .gen-pl = viperów
    .dat-pl = viperom
    .acc-pl = vipery
    .ins-pl = viperami
    .loc-pl = viperach
    .count =
        { $count ->
            [one] { $count } viper
            [few] { $count } vipery
           *[many] { $count } viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera
           *[other] { $count } viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera
            [few] { $count } vipery
           *[many] { $count } viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem
           *[other] { $count } viperami
        }
viper_viperMarkVII = viper mk. „VII”
    .gender = m
    .gen = vipera mk. „VII”
    .dat = viperowi mk. „VII”
    .acc = vipera mk. „VII”
    .ins = viperem mk. „VII”
    .loc = viperze mk. „VII”
    .plural = vipery mk. „VII”
    .gen-pl = viperów mk. „VII”
    .dat-pl = viperom mk. „VII”
    .acc-pl = vipery mk. „VII”
    .ins-pl = viperami mk. „VII”
    .loc-pl = viperach mk. „VII”
    .count =
        { $count ->
            [one] { $count } viper mk. „VII”
            [few] { $count } vipery mk. „VII”
           *[many] { $count } viperów mk. „VII”
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera mk. „VII”
           *[other] { $count } viperów mk. „VII”
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera mk. „VII”
            [few] { $count } vipery mk. „VII”
           *[many] { $count } viperów mk. „VII”
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem mk. „VII”
           *[other] { $count } viperami mk. „VII”
        }
viper_assaultRaptor = raptor szturmowy
    .gender = m
    .gen = raptora szturmowego
    .dat = raptorowi szturmowemu
    .acc = raptora szturmowego
    .ins = raptorem szturmowym
    .loc = raptorze szturmowym
    .plural = raptory szturmowe
    .gen-pl = raptorów szturmowych
    .dat-pl = raptorom szturmowym
    .acc-pl = raptory szturmowe
    .ins-pl = raptorami szturmowymi
    .loc-pl = raptorach szturmowych
    .count =
        { $count ->
            [one] { $count } raptor szturmowy
            [few] { $count } raptory szturmowe
           *[many] { $count } raptorów szturmowych
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora szturmowego
           *[other] { $count } raptorów szturmowych
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora szturmowego
            [few] { $count } raptory szturmowe
           *[many] { $count } raptorów szturmowych
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem szturmowym
           *[other] { $count } raptorami szturmowymi
        }
viper_raptor = raptor
    .gender = m
    .gen = raptora
    .dat = raptorowi
    .acc = raptora
    .ins = raptorem
    .loc = raptorze
    .plural = raptory
    .gen-pl = raptorów
    .dat-pl = raptorom
    .acc-pl = raptory
    .ins-pl = raptorami
    .loc-pl = raptorach
    .count =
        { $count ->
            [one] { $count } raptor
            [few] { $count } raptory
           *[many] { $count } raptorów
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora
           *[other] { $count } raptorów
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptory
           *[many] { $count } raptorów
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem
           *[other] { $count } raptorami
        }
nuke = żeton broni nuklearnej
    .gender = m
    .gen = żetonu broni nuklearnej
    .dat = żetonowi broni nuklearnej
    .acc = żeton broni nuklearnej
    .ins = żetonem broni nuklearnej
    .loc = żetonie broni nuklearnej
    .plural = żetony broni nuklearnej
    .gen-pl = żetonów broni nuklearnej
    .dat-pl = żetonom broni nuklearnej
    .acc-pl = żetony broni nuklearnej
    .ins-pl = żetonami broni nuklearnej
    .loc-pl = żetonach broni nuklearnej
    .count =
        { $count ->
            [one] { $count } żeton broni nuklearnej
            [few] { $count } żetony broni nuklearnej
           *[many] { $count } żetonów broni nuklearnej
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu broni nuklearnej
           *[other] { $count } żetonów broni nuklearnej
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton broni nuklearnej
            [few] { $count } żetony broni nuklearnej
           *[many] { $count } żetonów broni nuklearnej
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem broni nuklearnej
           *[other] { $count } żetonami broni nuklearnej
        }
damagedViper = uszkodzony viper
    .gender = m
    .gen = uszkodzonego vipera
    .dat = uszkodzonemu viperowi
    .acc = uszkodzonego vipera
    .ins = uszkodzonym viperem
    .loc = uszkodzonym viperze
    .plural = uszkodzone vipery
    .gen-pl = uszkodzonych viperów
    .dat-pl = uszkodzonym viperom
    .acc-pl = uszkodzone vipery
    .ins-pl = uszkodzonymi viperami
    .loc-pl = uszkodzonych viperach
    .count =
        { $count ->
            [one] { $count } uszkodzony viper
            [few] { $count } uszkodzone vipery
           *[many] { $count } uszkodzonych viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } uszkodzonego vipera
           *[other] { $count } uszkodzonych viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } uszkodzonego vipera
            [few] { $count } uszkodzone vipery
           *[many] { $count } uszkodzonych viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } uszkodzonym viperem
           *[other] { $count } uszkodzonymi viperami
        }

attacker_raider = raider
    .gender = m
    .gen = raidera
    .dat = raiderowi
    .acc = raidera
    .ins = raiderem
    .loc = raiderze
attacker_basestar = basestar
    .gender = m
    .gen = basestara
    .dat = basestarowi
    .acc = basestara
    .ins = basestarem
    .loc = basestarze
attacker_viper = viper
    .gender = m
    .gen = vipera
    .dat = viperowi
    .acc = vipera
    .ins = viperem
    .loc = viperze
attacker_galactica = Galactica
    .gender = f
    .gen = Galactici
    .dat = Galactice
    .acc = Galacticę
    .ins = Galacticą
    .loc = Galactice
attacker_nuke = broń nuklearna
    .gender = f
    .gen = broni nuklearnej
    .dat = broni nuklearnej
    .acc = broń nuklearną
    .ins = bronią nuklearną
    .loc = broni nuklearnej
attacker_armory = Zbrojownia
    .gender = f
    .a = „Zbrojownia”
    .gen = „Zbrojowni”
    .dat = „Zbrojowni”
    .acc = „Zbrojownię”
    .ins = „Zbrojownią”
    .loc = „Zbrojowni”

scar = Scar
    .gender = m

amount_viper = vipery
    .gender = m
    .gen = vipera
    .dat = viperowi
    .acc = vipera
    .ins = viperem
    .loc = viperze
    .plural = vipery
    .gen-pl = viperów
    .dat-pl = viperom
    .acc-pl = vipery
    .ins-pl = viperami
    .loc-pl = viperach
    .count =
        { $count ->
            [one] { $count } viper
            [few] { $count } vipery
           *[many] { $count } viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera
           *[other] { $count } viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera
            [few] { $count } vipery
           *[many] { $count } viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem
           *[other] { $count } viperami
        }
amount_destroyedViper = zniszczone vipery
    .gender = m
    .gen = zniszczonego vipera
    .dat = zniszczonemu viperowi
    .acc = zniszczonego vipera
    .ins = zniszczonym viperem
    .loc = zniszczonym viperze
    .plural = zniszczone vipery
    .gen-pl = zniszczonych viperów
    .dat-pl = zniszczonym viperom
    .acc-pl = zniszczone vipery
    .ins-pl = zniszczonymi viperami
    .loc-pl = zniszczonych viperach
    .count =
        { $count ->
            [one] { $count } zniszczony viper
            [few] { $count } zniszczone vipery
           *[many] { $count } zniszczonych viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } zniszczonego vipera
           *[other] { $count } zniszczonych viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } zniszczonego vipera
            [few] { $count } zniszczone vipery
           *[many] { $count } zniszczonych viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } zniszczonym viperem
           *[other] { $count } zniszczonymi viperami
        }
amount_raptor = raptory
    .gender = m
    .gen = raptora
    .dat = raptorowi
    .acc = raptora
    .ins = raptorem
    .loc = raptorze
    .plural = raptory
    .gen-pl = raptorów
    .dat-pl = raptorom
    .acc-pl = raptory
    .ins-pl = raptorami
    .loc-pl = raptorach
    .count =
        { $count ->
            [one] { $count } raptor
            [few] { $count } raptory
           *[many] { $count } raptorów
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora
           *[other] { $count } raptorów
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptory
           *[many] { $count } raptorów
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem
           *[other] { $count } raptorami
        }
amount_raider = raidery
    .gender = m
    .gen = raidera
    .dat = raiderowi
    .acc = raidera
    .ins = raiderem
    .loc = raiderze
    .plural = raidery
    .gen-pl = raiderów
    .dat-pl = raiderom
    .acc-pl = raidery
    .ins-pl = raiderami
    .loc-pl = raiderach
    .count =
        { $count ->
            [one] { $count } raider
            [few] { $count } raidery
           *[many] { $count } raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } raidera
           *[other] { $count } raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } raidera
            [few] { $count } raidery
           *[many] { $count } raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } raiderem
           *[other] { $count } raiderami
        }
amount_heavyRaider = ciężkie raidery
    .gender = m
    .gen = ciężkiego raidera
    .dat = ciężkiemu raiderowi
    .acc = ciężkiego raidera
    .ins = ciężkim raiderem
    .loc = ciężkim raiderze
    .plural = ciężkie raidery
    .gen-pl = ciężkich raiderów
    .dat-pl = ciężkim raiderom
    .acc-pl = ciężkie raidery
    .ins-pl = ciężkimi raiderami
    .loc-pl = ciężkich raiderach
    .count =
        { $count ->
            [one] { $count } ciężki raider
            [few] { $count } ciężkie raidery
           *[many] { $count } ciężkich raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } ciężkiego raidera
           *[other] { $count } ciężkich raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } ciężkiego raidera
            [few] { $count } ciężkie raidery
           *[many] { $count } ciężkich raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } ciężkim raiderem
           *[other] { $count } ciężkimi raiderami
        }
amount_pegasusDamage = żetony Pegasusa
    .gender = m
    .gen = żetonu Pegasusa
    .dat = żetonowi Pegasusa
    .acc = żeton Pegasusa
    .ins = żetonem Pegasusa
    .loc = żetonie Pegasusa
    .plural = żetony Pegasusa
    .gen-pl = żetonów Pegasusa
    .dat-pl = żetonom Pegasusa
    .acc-pl = żetony Pegasusa
    .ins-pl = żetonami Pegasusa
    .loc-pl = żetonach Pegasusa
    .count =
        { $count ->
            [one] { $count } żeton Pegasusa
            [few] { $count } żetony Pegasusa
           *[many] { $count } żetonów Pegasusa
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu Pegasusa
           *[other] { $count } żetonów Pegasusa
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton Pegasusa
            [few] { $count } żetony Pegasusa
           *[many] { $count } żetonów Pegasusa
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem Pegasusa
           *[other] { $count } żetonami Pegasusa
        }

anyShip = statek
    .gender = m
    .gen = statku
    .dat = statkowi
    .acc = statek
    .ins = statkiem
    .loc = statku
    .plural = statki
    .gen-pl = statków
    .dat-pl = statkom
    .acc-pl = statki
    .ins-pl = statkami
    .loc-pl = statkach
    .count =
        { $count ->
            [one] { $count } statek
            [few] { $count } statki
           *[many] { $count } statków
        }
    .count-gen =
        { $count ->
            [one] { $count } statku
           *[other] { $count } statków
        }
    .count-acc =
        { $count ->
            [one] { $count } statek
            [few] { $count } statki
           *[many] { $count } statków
        }
    .count-ins =
        { $count ->
            [one] { $count } statkiem
           *[other] { $count } statkami
        }

## names.tokens

traumaToken = żeton traumy
    .gender = m
    .gen = żetonu traumy
    .dat = żetonowi traumy
    .acc = żeton traumy
    .ins = żetonem traumy
    .loc = żetonie traumy
    .plural = żetony traumy
    .gen-pl = żetonów traumy
    .dat-pl = żetonom traumy
    .acc-pl = żetony traumy
    .ins-pl = żetonami traumy
    .loc-pl = żetonach traumy
    .count =
        { $count ->
            [one] { $count } żeton traumy
            [few] { $count } żetony traumy
           *[many] { $count } żetonów traumy
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu traumy
           *[other] { $count } żetonów traumy
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton traumy
            [few] { $count } żetony traumy
           *[many] { $count } żetonów traumy
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem traumy
           *[other] { $count } żetonami traumy
        }
trauma_benevolent = żeton traumy dobroczynny
    .gender = m
    .gen = żetonu traumy dobroczynnego
    .dat = żetonowi traumy dobroczynnemu
    .acc = żeton traumy dobroczynny
    .ins = żetonem traumy dobroczynnym
    .loc = żetonie traumy dobroczynnym
    .plural = żetony traumy dobroczynne
    .gen-pl = żetonów traumy dobroczynnych
    .dat-pl = żetonom traumy dobroczynnym
    .acc-pl = żetony traumy dobroczynne
    .ins-pl = żetonami traumy dobroczynnymi
    .loc-pl = żetonach traumy dobroczynnych
    .count =
        { $count ->
            [one] { $count } żeton traumy dobroczynny
            [few] { $count } żetony traumy dobroczynne
           *[many] { $count } żetonów traumy dobroczynnych
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu traumy dobroczynnego
           *[other] { $count } żetonów traumy dobroczynnych
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton traumy dobroczynny
            [few] { $count } żetony traumy dobroczynne
           *[many] { $count } żetonów traumy dobroczynnych
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem traumy dobroczynnym
           *[other] { $count } żetonami traumy dobroczynnymi
        }
trauma_antagonistic = żeton traumy antagonistyczny
    .gender = m
    .gen = żetonu traumy antagonistycznego
    .dat = żetonowi traumy antagonistycznemu
    .acc = żeton traumy antagonistyczny
    .ins = żetonem traumy antagonistycznym
    .loc = żetonie traumy antagonistycznym
    .plural = żetony traumy antagonistyczne
    .gen-pl = żetonów traumy antagonistycznych
    .dat-pl = żetonom traumy antagonistycznym
    .acc-pl = żetony traumy antagonistyczne
    .ins-pl = żetonami traumy antagonistycznymi
    .loc-pl = żetonach traumy antagonistycznych
    .count =
        { $count ->
            [one] { $count } żeton traumy antagonistyczny
            [few] { $count } żetony traumy antagonistyczne
           *[many] { $count } żetonów traumy antagonistycznych
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu traumy antagonistycznego
           *[other] { $count } żetonów traumy antagonistycznych
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton traumy antagonistyczny
            [few] { $count } żetony traumy antagonistyczne
           *[many] { $count } żetonów traumy antagonistycznych
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem traumy antagonistycznym
           *[other] { $count } żetonami traumy antagonistycznymi
        }
trauma_disaster = nieszczęście
    .gender = n
    .gen = nieszczęścia
    .dat = nieszczęściu
    .acc = nieszczęście
    .ins = nieszczęściem
    .loc = nieszczęściu
    .plural = nieszczęścia
    .gen-pl = nieszczęść
    .dat-pl = nieszczęściom
    .acc-pl = nieszczęścia
    .ins-pl = nieszczęściami
    .loc-pl = nieszczęściach
    .count =
        { $count ->
            [one] { $count } nieszczęście
            [few] { $count } nieszczęścia
           *[many] { $count } nieszczęść
        }
    .count-gen =
        { $count ->
            [one] { $count } nieszczęścia
           *[other] { $count } nieszczęść
        }
    .count-acc =
        { $count ->
            [one] { $count } nieszczęście
            [few] { $count } nieszczęścia
           *[many] { $count } nieszczęść
        }
    .count-ins =
        { $count ->
            [one] { $count } nieszczęściem
           *[other] { $count } nieszczęściami
        }
miracleToken = żeton cudu
    .gender = m
    .gen = żetonu cudu
    .dat = żetonowi cudu
    .acc = żeton cudu
    .ins = żetonem cudu
    .loc = żetonie cudu
    .plural = żetony cudu
    .gen-pl = żetonów cudu
    .dat-pl = żetonom cudu
    .acc-pl = żetony cudu
    .ins-pl = żetonami cudu
    .loc-pl = żetonach cudu
    .count =
        { $count ->
            [one] { $count } żeton cudu
            [few] { $count } żetony cudu
           *[many] { $count } żetonów cudu
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu cudu
           *[other] { $count } żetonów cudu
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton cudu
            [few] { $count } żetony cudu
           *[many] { $count } żetonów cudu
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem cudu
           *[other] { $count } żetonami cudu
        }
occupationForce = żeton sił okupacyjnych
    .gender = m
    .gen = żetonu sił okupacyjnych
    .dat = żetonowi sił okupacyjnych
    .acc = żeton sił okupacyjnych
    .ins = żetonem sił okupacyjnych
    .loc = żetonie sił okupacyjnych
    .plural = żetony sił okupacyjnych
    .gen-pl = żetonów sił okupacyjnych
    .dat-pl = żetonom sił okupacyjnych
    .acc-pl = żetony sił okupacyjnych
    .ins-pl = żetonami sił okupacyjnych
    .loc-pl = żetonach sił okupacyjnych
    .count =
        { $count ->
            [one] { $count } żeton sił okupacyjnych
            [few] { $count } żetony sił okupacyjnych
           *[many] { $count } żetonów sił okupacyjnych
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu sił okupacyjnych
           *[other] { $count } żetonów sił okupacyjnych
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton sił okupacyjnych
            [few] { $count } żetony sił okupacyjnych
           *[many] { $count } żetonów sił okupacyjnych
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem sił okupacyjnych
           *[other] { $count } żetonami sił okupacyjnych
        }
damageToken = żeton uszkodzeń Galactici
    .gender = m
    .gen = żetonu uszkodzeń Galactici
    .dat = żetonowi uszkodzeń Galactici
    .acc = żeton uszkodzeń Galactici
    .ins = żetonem uszkodzeń Galactici
    .loc = żetonie uszkodzeń Galactici
    .plural = żetony uszkodzeń Galactici
    .gen-pl = żetonów uszkodzeń Galactici
    .dat-pl = żetonom uszkodzeń Galactici
    .acc-pl = żetony uszkodzeń Galactici
    .ins-pl = żetonami uszkodzeń Galactici
    .loc-pl = żetonach uszkodzeń Galactici
    .count =
        { $count ->
            [one] { $count } żeton uszkodzeń Galactici
            [few] { $count } żetony uszkodzeń Galactici
           *[many] { $count } żetonów uszkodzeń Galactici
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu uszkodzeń Galactici
           *[other] { $count } żetonów uszkodzeń Galactici
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton uszkodzeń Galactici
            [few] { $count } żetony uszkodzeń Galactici
           *[many] { $count } żetonów uszkodzeń Galactici
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem uszkodzeń Galactici
           *[other] { $count } żetonami uszkodzeń Galactici
        }
mission = Misja
    .gender = f
    .gen = Misji
    .dat = Misji
    .acc = Misję
    .ins = Misją
    .loc = Misji
    .plural = Misje
    .gen-pl = Misji
    .dat-pl = Misjom
    .acc-pl = Misje
    .ins-pl = Misjami
    .loc-pl = Misjach
    .count =
        { $count ->
            [one] { $count } Misja
            [few] { $count } Misje
           *[many] { $count } Misji
        }
    .count-gen = { $count } Misji
    .count-acc =
        { $count ->
            [one] { $count } Misję
            [few] { $count } Misje
           *[many] { $count } Misji
        }
    .count-ins =
        { $count ->
            [one] { $count } Misją
           *[other] { $count } Misjami
        }
damagedLocation = uszkodzony obszar
    .gender = m
    .gen = uszkodzonego obszaru
    .dat = uszkodzonemu obszarowi
    .acc = uszkodzony obszar
    .ins = uszkodzonym obszarem
    .loc = uszkodzonym obszarze
    .plural = uszkodzone obszary
    .gen-pl = uszkodzonych obszarów
    .dat-pl = uszkodzonym obszarom
    .acc-pl = uszkodzone obszary
    .ins-pl = uszkodzonymi obszarami
    .loc-pl = uszkodzonych obszarach
    .count =
        { $count ->
            [one] { $count } uszkodzony obszar
            [few] { $count } uszkodzone obszary
           *[many] { $count } uszkodzonych obszarów
        }
    .count-gen =
        { $count ->
            [one] { $count } uszkodzonego obszaru
           *[other] { $count } uszkodzonych obszarów
        }
    .count-acc =
        { $count ->
            [one] { $count } uszkodzony obszar
            [few] { $count } uszkodzone obszary
           *[many] { $count } uszkodzonych obszarów
        }
    .count-ins =
        { $count ->
            [one] { $count } uszkodzonym obszarem
           *[other] { $count } uszkodzonymi obszarami
        }

## names.areas

bow = dziób
    .gender = m
    .the = dziób
    .gen = dziobu
    .dat = dziobowi
    .acc = dziób
    .ins = dziobem
    .loc = dziobie
    .at = przed dziobem
    .to = przed dziób
    .from = sprzed dziobu
starboardBow = dziób, prawa burta
    .gender = f
    .the = prawa burta od dziobu
    .gen = prawej burty od dziobu
    .dat = prawej burcie od dziobu
    .acc = prawą burtę od dziobu
    .ins = prawą burtą od dziobu
    .loc = prawej burcie od dziobu
    .at = przy prawej burcie, od strony dziobu
    .to = ku prawej burcie od dziobu
    .from = od prawej burty przy dziobie
starboardQuarter = rufa, prawa burta
    .gender = f
    .the = prawa burta od rufy
    .gen = prawej burty od rufy
    .dat = prawej burcie od rufy
    .acc = prawą burtę od rufy
    .ins = prawą burtą od rufy
    .loc = prawej burcie od rufy
    .at = przy prawej burcie, od strony rufy
    .to = ku prawej burcie od rufy
    .from = od prawej burty przy rufie
stern = rufa
    .gender = f
    .the = rufa
    .gen = rufy
    .dat = rufie
    .acc = rufę
    .ins = rufą
    .loc = rufie
    .at = za rufą
    .to = za rufę
    .from = zza rufy
portQuarter = rufa, lewa burta
    .gender = f
    .the = lewa burta przy rufie
    .gen = lewej burty od rufy
    .dat = lewej burcie od rufy
    .acc = lewą burtę od rufy
    .ins = lewą burtą od rufy
    .loc = lewej burcie od rufy
    .at = przy lewej burcie, od strony rufy
    .to = ku lewej burcie od rufy
    .from = od lewej burty przy rufie
portBow = dziób, lewa burta
    .gender = f
    .the = lewa burta od dziobu
    .gen = lewej burty od dziobu
    .dat = lewej burcie od dziobu
    .acc = lewą burtę od dziobu
    .ins = lewą burtą od dziobu
    .loc = lewej burcie od dziobu
    .at = przy lewej burcie, od strony dziobu
    .to = ku lewej burcie od dziobu
    .from = od lewej burty przy dziobie

areaHelp_bow = Przed Galacticą
areaHelp_starboardBow = Z prawej, od przodu
areaHelp_starboardQuarter = Z prawej, od tyłu
areaHelp_stern = Za Galacticą
areaHelp_portQuarter = Z lewej, od tyłu; tu startują vipery i dokonują abordażu ciężkie raidery
areaHelp_portBow = Z lewej, od przodu; tu startują vipery i dokonują abordażu ciężkie raidery

## names.boards

board_base_galactica = Galactica
    .the = Galactica
    .gender = f
    .gen = Galactici
    .dat = Galactice
    .acc = Galacticę
    .ins = Galacticą
    .loc = Galactice
    .on = na pokładzie Galactici
    .at = na pokładzie Galactici
    .to = na pokład Galactici
    .from = z pokładu Galactici
board_base_colonial-one = Colonial One
    .the = Colonial One
    .gender = m
    .gen = Colonial One
    .dat = Colonial One
    .acc = Colonial One
    .ins = Colonial One
    .loc = Colonial One
    .on = na pokładzie Colonial One
    .at = na pokładzie Colonial One
    .to = na pokład Colonial One
    .from = z pokładu Colonial One
board_base_cylon-locations = obszary Cylonów
    .the = obszary Cylonów
    .gender = pl
    .gen = obszarów Cylonów
    .dat = obszarom Cylonów
    .acc = obszary Cylonów
    .ins = obszarami Cylonów
    .loc = obszarach Cylonów
    .on = na obszarach Cylonów
    .at = na obszarach Cylonów
    .to = na obszary Cylonów
    .from = z obszarów Cylonów
board_daybreak_demetrius = Demetrius
    .the = Demetrius
    .gender = m
    .gen = Demetriusa
    .dat = Demetriusowi
    .acc = Demetriusa
    .ins = Demetriusem
    .loc = Demetriusie
    .on = na pokładzie Demetriusa
    .at = na pokładzie Demetriusa
    .to = na pokład Demetriusa
    .from = z pokładu Demetriusa
board_daybreak_rebel-basestar = zbuntowany basestar
    .the = zbuntowany basestar
    .gender = m
    .gen = zbuntowanego basestara
    .dat = zbuntowanemu basestarowi
    .acc = zbuntowanego basestara
    .ins = zbuntowanym basestarem
    .loc = zbuntowanym basestarze
    .on = na pokładzie zbuntowanego basestara
    .at = na pokładzie zbuntowanego basestara
    .to = na pokład zbuntowanego basestara
    .from = z pokładu zbuntowanego basestara
board_exodus_cylon-fleet-board = plansza Cylońskiej Floty
    .the = plansza Cylońskiej Floty
    .gender = f
    .gen = planszy Cylońskiej Floty
    .dat = planszy Cylońskiej Floty
    .acc = planszę Cylońskiej Floty
    .ins = planszą Cylońskiej Floty
    .loc = planszy Cylońskiej Floty
    .on = na planszy Cylońskiej Floty
    .at = na planszy Cylońskiej Floty
    .to = na planszę Cylońskiej Floty
    .from = z planszy Cylońskiej Floty
board_pegasus_pegasus = Pegasus
    .the = Pegasus
    .gender = m
    .gen = Pegasusa
    .dat = Pegasusowi
    .acc = Pegasusa
    .ins = Pegasusem
    .loc = Pegasusie
    .on = na pokładzie Pegasusa
    .at = na pokładzie Pegasusa
    .to = na pokład Pegasusa
    .from = z pokładu Pegasusa
board_pegasus_new-caprica = Nowa Caprica
    .the = Nowa Caprica
    .gender = f
    .gen = Nowej Caprici
    .dat = Nowej Caprice
    .acc = Nową Capricę
    .ins = Nową Capricą
    .loc = Nowej Caprice
    .on = na Nowej Caprice
    .at = na Nowej Caprice
    .to = na Nową Capricę
    .from = z Nowej Caprici

## names.locations

location_base_administration = Administracja
    .gender = f
    .the = „Administracja”
    .gen = „Administracji”
    .dat = „Administracji”
    .acc = „Administrację”
    .ins = „Administracją”
    .loc = „Administracji”
    .at = w „Administracji”
    .to = do „Administracji”
    .from = z „Administracji”
location_base_admirals-quarters = Kwatera Admirała
    .gender = f
    .the = „Kwatera Admirała”
    .gen = „Kwatery Admirała”
    .dat = „Kwaterze Admirała”
    .acc = „Kwaterę Admirała”
    .ins = „Kwaterą Admirała”
    .loc = „Kwaterze Admirała”
    .at = w „Kwaterze Admirała”
    .to = do „Kwatery Admirała”
    .from = z „Kwatery Admirała”
location_base_armory = Zbrojownia
    .gender = f
    .the = „Zbrojownia”
    .gen = „Zbrojowni”
    .dat = „Zbrojowni”
    .acc = „Zbrojownię”
    .ins = „Zbrojownią”
    .loc = „Zbrojowni”
    .at = w „Zbrojowni”
    .to = do „Zbrojowni”
    .from = ze „Zbrojowni”
location_base_brig = Areszt
    .gender = m
    .the = „Areszt”
    .gen = „Aresztu”
    .dat = „Aresztowi”
    .acc = „Areszt”
    .ins = „Aresztem”
    .loc = „Areszcie”
    .at = w „Areszcie”
    .to = do „Aresztu”
    .from = z „Aresztu”
location_base_caprica = Caprica
    .gender = f
    .the = „Caprica”
    .gen = „Caprici”
    .dat = „Caprice”
    .acc = „Capricę”
    .ins = „Capricą”
    .loc = „Caprice”
    .at = na „Caprice”
    .to = na „Capricę”
    .from = z „Caprici”
location_base_command = Centrum dowodzenia
    .gender = n
    .the = „Centrum dowodzenia”
    .gen = „Centrum dowodzenia”
    .dat = „Centrum dowodzenia”
    .acc = „Centrum dowodzenia”
    .ins = „Centrum dowodzenia”
    .loc = „Centrum dowodzenia”
    .at = w „Centrum dowodzenia”
    .to = do „Centrum dowodzenia”
    .from = z „Centrum dowodzenia”
location_base_communications = Łączność
    .gender = f
    .the = „Łączność”
    .gen = „Łączności”
    .dat = „Łączności”
    .acc = „Łączność”
    .ins = „Łącznością”
    .loc = „Łączności”
    .at = w „Łączności”
    .to = do „Łączności”
    .from = z „Łączności”
location_base_cylon-fleet = Cylońska Flota
    .gender = f
    .the = „Cylońska Flota”
    .gen = „Cylońskiej Floty”
    .dat = „Cylońskiej Flocie”
    .acc = „Cylońską Flotę”
    .ins = „Cylońską Flotą”
    .loc = „Cylońskiej Flocie”
    .at = w „Cylońskiej Flocie”
    .to = do „Cylońskiej Floty”
    .from = z „Cylońskiej Floty”
location_base_ftl-control = Kontrola FTL
    .gender = f
    .the = „Kontrola FTL”
    .gen = „Kontroli FTL”
    .dat = „Kontroli FTL”
    .acc = „Kontrolę FTL”
    .ins = „Kontrolą FTL”
    .loc = „Kontroli FTL”
    .at = w „Kontroli FTL”
    .to = do „Kontroli FTL”
    .from = z „Kontroli FTL”
location_base_hangar-deck = Pokład hangarowy
    .gender = m
    .the = „Pokład hangarowy”
    .gen = „Pokładu hangarowego”
    .dat = „Pokładowi hangarowemu”
    .acc = „Pokład hangarowy”
    .ins = „Pokładem hangarowym”
    .loc = „Pokładzie hangarowym”
    .at = na „Pokładzie hangarowym”
    .to = na „Pokład hangarowy”
    .from = z „Pokładu hangarowego”
location_base_human-fleet = Ludzka Flota
    .gender = f
    .the = „Ludzka Flota”
    .gen = „Ludzkiej Floty”
    .dat = „Ludzkiej Flocie”
    .acc = „Ludzką Flotę”
    .ins = „Ludzką Flotą”
    .loc = „Ludzkiej Flocie”
    .at = w „Ludzkiej Flocie”
    .to = do „Ludzkiej Floty”
    .from = z „Ludzkiej Floty”
location_base_presidents-office = Gabinet Prezydenta
    .gender = m
    .the = „Gabinet Prezydenta”
    .gen = „Gabinetu Prezydenta”
    .dat = „Gabinetowi Prezydenta”
    .acc = „Gabinet Prezydenta”
    .ins = „Gabinetem Prezydenta”
    .loc = „Gabinecie Prezydenta”
    .at = w „Gabinecie Prezydenta”
    .to = do „Gabinetu Prezydenta”
    .from = z „Gabinetu Prezydenta”
location_base_press-room = Sala prasowa
    .gender = f
    .the = „Sala prasowa”
    .gen = „Sali prasowej”
    .dat = „Sali prasowej”
    .acc = „Salę prasową”
    .ins = „Salą prasową”
    .loc = „Sali prasowej”
    .at = w „Sali prasowej”
    .to = do „Sali prasowej”
    .from = z „Sali prasowej”
location_base_research-lab = Laboratorium badawcze
    .short = Laboratorium
    .gender = n
    .the = „Laboratorium badawcze”
    .gen = „Laboratorium badawczego”
    .dat = „Laboratorium badawczemu”
    .acc = „Laboratorium badawcze”
    .ins = „Laboratorium badawczym”
    .loc = „Laboratorium badawczym”
    .at = w „Laboratorium badawczym”
    .to = do „Laboratorium badawczego”
    .from = z „Laboratorium badawczego”
location_base_resurrection-ship = Okręt Zmartwychwstania
    .tight = Zmartwychwst.
    .gender = m
    .the = „Okręt Zmartwychwstania”
    .gen = „Okrętu Zmartwychwstania”
    .dat = „Okrętowi Zmartwychwstania”
    .acc = „Okręt Zmartwychwstania”
    .ins = „Okrętem Zmartwychwstania”
    .loc = „Okręcie Zmartwychwstania”
    .at = na „Okręcie Zmartwychwstania”
    .to = na „Okręt Zmartwychwstania”
    .from = z „Okrętu Zmartwychwstania”
location_base_sickbay = Ambulatorium
    .gender = n
    .the = „Ambulatorium”
    .gen = „Ambulatorium”
    .dat = „Ambulatorium”
    .acc = „Ambulatorium”
    .ins = „Ambulatorium”
    .loc = „Ambulatorium”
    .at = w „Ambulatorium”
    .to = do „Ambulatorium”
    .from = z „Ambulatorium”
location_base_weapons-control = Kontrola uzbrojenia
    .gender = f
    .the = „Kontrola uzbrojenia”
    .gen = „Kontroli uzbrojenia”
    .dat = „Kontroli uzbrojenia”
    .acc = „Kontrolę uzbrojenia”
    .ins = „Kontrolą uzbrojenia”
    .loc = „Kontroli uzbrojenia”
    .at = w „Kontroli uzbrojenia”
    .to = do „Kontroli uzbrojenia”
    .from = z „Kontroli uzbrojenia”
location_daybreak_administration = Administracja
    .gender = f
    .the = „Administracja”
    .gen = „Administracji”
    .dat = „Administracji”
    .acc = „Administrację”
    .ins = „Administracją”
    .loc = „Administracji”
    .at = w „Administracji”
    .to = do „Administracji”
    .from = z „Administracji”
location_daybreak_bridge = Mostek
    .gender = m
    .the = „Mostek”
    .gen = „Mostka”
    .dat = „Mostkowi”
    .acc = „Mostek”
    .ins = „Mostkiem”
    .loc = „Mostku”
    .at = na „Mostku”
    .to = na „Mostek”
    .from = z „Mostka”
location_daybreak_caprica = Caprica
    .gender = f
    .the = „Caprica”
    .gen = „Caprici”
    .dat = „Caprice”
    .acc = „Capricę”
    .ins = „Capricą”
    .loc = „Caprice”
    .at = na „Caprice”
    .to = na „Capricę”
    .from = z „Caprici”
location_daybreak_captains-cabin = Kabina kapitana
    .gender = f
    .the = „Kabina kapitana”
    .gen = „Kabiny kapitana”
    .dat = „Kabinie kapitana”
    .acc = „Kabinę kapitana”
    .ins = „Kabiną kapitana”
    .loc = „Kabinie kapitana”
    .at = w „Kabinie kapitana”
    .to = do „Kabiny kapitana”
    .from = z „Kabiny kapitana”
location_daybreak_cylon-fleet = Cylońska Flota
    .gender = f
    .the = „Cylońska Flota”
    .gen = „Cylońskiej Floty”
    .dat = „Cylońskiej Flocie”
    .acc = „Cylońską Flotę”
    .ins = „Cylońską Flotą”
    .loc = „Cylońskiej Flocie”
    .at = w „Cylońskiej Flocie”
    .to = do „Cylońskiej Floty”
    .from = z „Cylońskiej Floty”
location_daybreak_datastream = Strumień danych
    .gender = m
    .the = „Strumień danych”
    .gen = „Strumienia danych”
    .dat = „Strumieniowi danych”
    .acc = „Strumień danych”
    .ins = „Strumieniem danych”
    .loc = „Strumieniu danych”
    .at = w „Strumieniu danych”
    .to = do „Strumienia danych”
    .from = ze „Strumienia danych”
location_daybreak_hub-destroyed = Zniszczony Węzeł
    .gender = m
    .the = „Zniszczony Węzeł”
    .gen = „Zniszczonego Węzła”
    .dat = „Zniszczonemu Węzłowi”
    .acc = „Zniszczony Węzeł”
    .ins = „Zniszczonym Węzłem”
    .loc = „Zniszczonym Węźle”
    .at = w „Zniszczonym Węźle”
    .to = do „Zniszczonego Węzła”
    .from = ze „Zniszczonego Węzła”
location_daybreak_human-fleet = Ludzka Flota
    .gender = f
    .the = „Ludzka Flota”
    .gen = „Ludzkiej Floty”
    .dat = „Ludzkiej Flocie”
    .acc = „Ludzką Flotę”
    .ins = „Ludzką Flotą”
    .loc = „Ludzkiej Flocie”
    .at = w „Ludzkiej Flocie”
    .to = do „Ludzkiej Floty”
    .from = z „Ludzkiej Floty”
location_daybreak_hybrid-tank = Zbiornik hybrydy
    .gender = m
    .the = „Zbiornik hybrydy”
    .gen = „Zbiornika hybrydy”
    .dat = „Zbiornikowi hybrydy”
    .acc = „Zbiornik hybrydy”
    .ins = „Zbiornikiem hybrydy”
    .loc = „Zbiorniku hybrydy”
    .at = przy „Zbiorniku hybrydy”
    .to = do „Zbiornika hybrydy”
    .from = od „Zbiornika hybrydy”
location_daybreak_presidents-office = Gabinet Prezydenta
    .gender = m
    .the = „Gabinet Prezydenta”
    .gen = „Gabinetu Prezydenta”
    .dat = „Gabinetowi Prezydenta”
    .acc = „Gabinet Prezydenta”
    .ins = „Gabinetem Prezydenta”
    .loc = „Gabinecie Prezydenta”
    .at = w „Gabinecie Prezydenta”
    .to = do „Gabinetu Prezydenta”
    .from = z „Gabinetu Prezydenta”
location_daybreak_press-room = Sala prasowa
    .gender = f
    .the = „Sala prasowa”
    .gen = „Sali prasowej”
    .dat = „Sali prasowej”
    .acc = „Salę prasową”
    .ins = „Salą prasową”
    .loc = „Sali prasowej”
    .at = w „Sali prasowej”
    .to = do „Sali prasowej”
    .from = z „Sali prasowej”
location_daybreak_quorum-chamber = Sala Kworum
    .gender = f
    .the = „Sala Kworum”
    .gen = „Sali Kworum”
    .dat = „Sali Kworum”
    .acc = „Salę Kworum”
    .ins = „Salą Kworum”
    .loc = „Sali Kworum”
    .at = w „Sali Kworum”
    .to = do „Sali Kworum”
    .from = z „Sali Kworum”
location_daybreak_raider-bay = Hangar raiderów
    .gender = m
    .the = „Hangar raiderów”
    .gen = „Hangaru raiderów”
    .dat = „Hangarowi raiderów”
    .acc = „Hangar raiderów”
    .ins = „Hangarem raiderów”
    .loc = „Hangarze raiderów”
    .at = w „Hangarze raiderów”
    .to = do „Hangaru raiderów”
    .from = z „Hangaru raiderów”
location_daybreak_resurrection-ship = Okręt Zmartwychwstania
    .tight = Zmartwychwst.
    .gender = m
    .the = „Okręt Zmartwychwstania”
    .gen = „Okrętu Zmartwychwstania”
    .dat = „Okrętowi Zmartwychwstania”
    .acc = „Okręt Zmartwychwstania”
    .ins = „Okrętem Zmartwychwstania”
    .loc = „Okręcie Zmartwychwstania”
    .at = na „Okręcie Zmartwychwstania”
    .to = na „Okręt Zmartwychwstania”
    .from = z „Okrętu Zmartwychwstania”
location_daybreak_tactical-plot = Mapa taktyczna
    .gender = f
    .the = „Mapa taktyczna”
    .gen = „Mapy taktycznej”
    .dat = „Mapie taktycznej”
    .acc = „Mapę taktyczną”
    .ins = „Mapą taktyczną”
    .loc = „Mapie taktycznej”
    .at = przy „Mapie taktycznej”
    .to = do „Mapy taktycznej”
    .from = od „Mapy taktycznej”
location_exodus_basestar-bridge = Mostek basestara
    .gender = m
    .the = „Mostek basestara”
    .gen = „Mostka basestara”
    .dat = „Mostkowi basestara”
    .acc = „Mostek basestara”
    .ins = „Mostkiem basestara”
    .loc = „Mostku basestara”
    .at = na „Mostku basestara”
    .to = na „Mostek basestara”
    .from = z „Mostka basestara”
location_pegasus_airlock = Śluza
    .gender = f
    .the = „Śluza”
    .gen = „Śluzy”
    .dat = „Śluzie”
    .acc = „Śluzę”
    .ins = „Śluzą”
    .loc = „Śluzie”
    .at = w „Śluzie”
    .to = do „Śluzy”
    .from = ze „Śluzy”
location_pegasus_breeders-canyon = Kanion Breedera
    .gender = m
    .the = „Kanion Breedera”
    .gen = „Kanionu Breedera”
    .dat = „Kanionowi Breedera”
    .acc = „Kanion Breedera”
    .ins = „Kanionem Breedera”
    .loc = „Kanionie Breedera”
    .at = w „Kanionie Breedera”
    .to = do „Kanionu Breedera”
    .from = z „Kanionu Breedera”
location_pegasus_caprica = Caprica
    .gender = f
    .the = „Caprica”
    .gen = „Caprici”
    .dat = „Caprice”
    .acc = „Capricę”
    .ins = „Capricą”
    .loc = „Caprice”
    .at = na „Caprice”
    .to = na „Capricę”
    .from = z „Caprici”
location_pegasus_cylon-fleet = Cylońska Flota
    .gender = f
    .the = „Cylońska Flota”
    .gen = „Cylońskiej Floty”
    .dat = „Cylońskiej Flocie”
    .acc = „Cylońską Flotę”
    .ins = „Cylońską Flotą”
    .loc = „Cylońskiej Flocie”
    .at = w „Cylońskiej Flocie”
    .to = do „Cylońskiej Floty”
    .from = z „Cylońskiej Floty”
location_pegasus_detention = Więzienie
    .gender = n
    .the = „Więzienie”
    .gen = „Więzienia”
    .dat = „Więzieniu”
    .acc = „Więzienie”
    .ins = „Więzieniem”
    .loc = „Więzieniu”
    .at = w „Więzieniu”
    .to = do „Więzienia”
    .from = z „Więzienia”
location_pegasus_engine-room = Maszynownia
    .gender = f
    .the = „Maszynownia”
    .gen = „Maszynowni”
    .dat = „Maszynowni”
    .acc = „Maszynownię”
    .ins = „Maszynownią”
    .loc = „Maszynowni”
    .at = w „Maszynowni”
    .to = do „Maszynowni”
    .from = z „Maszynowni”
location_pegasus_human-fleet = Ludzka Flota
    .gender = f
    .the = „Ludzka Flota”
    .gen = „Ludzkiej Floty”
    .dat = „Ludzkiej Flocie”
    .acc = „Ludzką Flotę”
    .ins = „Ludzką Flotą”
    .loc = „Ludzkiej Flocie”
    .at = w „Ludzkiej Flocie”
    .to = do „Ludzkiej Floty”
    .from = z „Ludzkiej Floty”
location_pegasus_main-batteries = Główne baterie
    .gender = pl
    .the = „Główne baterie”
    .gen = „Głównych baterii”
    .dat = „Głównym bateriom”
    .acc = „Główne baterie”
    .ins = „Głównymi bateriami”
    .loc = „Głównych bateriach”
    .at = przy „Głównych bateriach”
    .to = do „Głównych baterii”
    .from = od „Głównych baterii”
location_pegasus_medical-center = Centrum medyczne
    .gender = n
    .the = „Centrum medyczne”
    .gen = „Centrum medycznego”
    .dat = „Centrum medycznemu”
    .acc = „Centrum medyczne”
    .ins = „Centrum medycznym”
    .loc = „Centrum medycznym”
    .at = w „Centrum medycznym”
    .to = do „Centrum medycznego”
    .from = z „Centrum medycznego”
location_pegasus_occupation-authority = Władze okupacyjne
    .gender = pl
    .the = „Władze okupacyjne”
    .gen = „Władz okupacyjnych”
    .dat = „Władzom okupacyjnym”
    .acc = „Władze okupacyjne”
    .ins = „Władzami okupacyjnymi”
    .loc = „Władzach okupacyjnych”
    .at = na obszarze „Władze okupacyjne”
    .to = na obszar „Władze okupacyjne”
    .from = z obszaru „Władze okupacyjne”
location_pegasus_pegasus-cic = CIC Pegasusa
    .gender = n
    .the = „CIC Pegasusa”
    .gen = „CIC Pegasusa”
    .dat = „CIC Pegasusa”
    .acc = „CIC Pegasusa”
    .ins = „CIC Pegasusa”
    .loc = „CIC Pegasusa”
    .at = w „CIC Pegasusa”
    .to = do „CIC Pegasusa”
    .from = z „CIC Pegasusa”
location_pegasus_resistance-hq = Kwatera ruchu oporu
    .gender = f
    .the = „Kwatera ruchu oporu”
    .gen = „Kwatery ruchu oporu”
    .dat = „Kwaterze ruchu oporu”
    .acc = „Kwaterę ruchu oporu”
    .ins = „Kwaterą ruchu oporu”
    .loc = „Kwaterze ruchu oporu”
    .at = w „Kwaterze ruchu oporu”
    .to = do „Kwatery ruchu oporu”
    .from = z „Kwatery ruchu oporu”
location_pegasus_resurrection-ship = Okręt Zmartwychwstania
    .tight = Zmartwychwst.
    .gender = m
    .the = „Okręt Zmartwychwstania”
    .gen = „Okrętu Zmartwychwstania”
    .dat = „Okrętowi Zmartwychwstania”
    .acc = „Okręt Zmartwychwstania”
    .ins = „Okrętem Zmartwychwstania”
    .loc = „Okręcie Zmartwychwstania”
    .at = na „Okręcie Zmartwychwstania”
    .to = na „Okręt Zmartwychwstania”
    .from = z „Okrętu Zmartwychwstania”
location_pegasus_shipyard = Stocznia
    .gender = f
    .the = „Stocznia”
    .gen = „Stoczni”
    .dat = „Stoczni”
    .acc = „Stocznię”
    .ins = „Stocznią”
    .loc = „Stoczni”
    .at = w „Stoczni”
    .to = do „Stoczni”
    .from = ze „Stoczni”

place_brig = „Areszt”
    .gender = m
    .gen = „Aresztu”
    .dat = „Aresztowi”
    .acc = „Areszt”
    .ins = „Aresztem”
    .loc = „Areszcie”
    .at = w „Areszcie”
    .to = do „Aresztu”
    .from = z „Aresztu”
place_sickbay = „Ambulatorium”
    .gender = n
    .gen = „Ambulatorium”
    .dat = „Ambulatorium”
    .acc = „Ambulatorium”
    .ins = „Ambulatorium”
    .loc = „Ambulatorium”
    .at = w „Ambulatorium”
    .to = do „Ambulatorium”
    .from = z „Ambulatorium”
place_detention = „Więzienie”
    .gender = n
    .gen = „Więzienia”
    .dat = „Więzieniu”
    .acc = „Więzienie”
    .ins = „Więzieniem”
    .loc = „Więzieniu”
    .at = w „Więzieniu”
    .to = do „Więzienia”
    .from = z „Więzienia”
place_medicalCenter = „Centrum medyczne”
    .gender = n
    .gen = „Centrum medycznego”
    .dat = „Centrum medycznemu”
    .acc = „Centrum medyczne”
    .ins = „Centrum medycznym”
    .loc = „Centrum medycznym”
    .at = w „Centrum medycznym”
    .to = do „Centrum medycznego”
    .from = z „Centrum medycznego”

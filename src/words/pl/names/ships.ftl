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
            [many] { $count } basestarów
           *[other] { $count } basestarów
        }
    .count-gen =
        { $count ->
            [one] { $count } basestara
            [few] { $count } basestarów
            [many] { $count } basestarów
           *[other] { $count } basestarów
        }
    .count-acc =
        { $count ->
            [one] { $count } basestara
            [few] { $count } basestary
            [many] { $count } basestarów
           *[other] { $count } basestarów
        }
    .count-ins =
        { $count ->
            [one] { $count } basestarem
            [few] { $count } basestarami
            [many] { $count } basestarami
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
            [many] { $count } raiderów
           *[other] { $count } raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } raidera
            [few] { $count } raiderów
            [many] { $count } raiderów
           *[other] { $count } raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } raidera
            [few] { $count } raidery
            [many] { $count } raiderów
           *[other] { $count } raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } raiderem
            [few] { $count } raiderami
            [many] { $count } raiderami
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
            [many] { $count } ciężkich raiderów
           *[other] { $count } ciężkich raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } ciężkiego raidera
            [few] { $count } ciężkich raiderów
            [many] { $count } ciężkich raiderów
           *[other] { $count } ciężkich raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } ciężkiego raidera
            [few] { $count } ciężkie raidery
            [many] { $count } ciężkich raiderów
           *[other] { $count } ciężkich raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } ciężkim raiderem
            [few] { $count } ciężkimi raiderami
            [many] { $count } ciężkimi raiderami
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
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera
            [few] { $count } viperów
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera
            [few] { $count } vipery
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem
            [few] { $count } viperami
            [many] { $count } viperami
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
            [many] { $count } statków cywilnych
           *[other] { $count } statków cywilnych
        }
    .count-gen =
        { $count ->
            [one] { $count } statku cywilnego
            [few] { $count } statków cywilnych
            [many] { $count } statków cywilnych
           *[other] { $count } statków cywilnych
        }
    .count-acc =
        { $count ->
            [one] { $count } statek cywilny
            [few] { $count } statki cywilne
            [many] { $count } statków cywilnych
           *[other] { $count } statków cywilnych
        }
    .count-ins =
        { $count ->
            [one] { $count } statkiem cywilnym
            [few] { $count } statkami cywilnymi
            [many] { $count } statkami cywilnymi
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
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptorów
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptory
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem
            [few] { $count } raptorami
            [many] { $count } raptorami
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
            [few] { $count } centurionów
            [many] { $count } centurionów
           *[other] { $count } centurionów
        }
    .count-gen =
        { $count ->
            [one] { $count } centuriona
            [few] { $count } centurionów
            [many] { $count } centurionów
           *[other] { $count } centurionów
        }
    .count-acc =
        { $count ->
            [one] { $count } centuriona
            [few] { $count } centurionów
            [many] { $count } centurionów
           *[other] { $count } centurionów
        }
    .count-ins =
        { $count ->
            [one] { $count } centurionem
            [few] { $count } centurionami
            [many] { $count } centurionami
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
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera
            [few] { $count } viperów
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera
            [few] { $count } vipery
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem
            [few] { $count } viperami
            [many] { $count } viperami
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
            [many] { $count } viperów mk. „VII”
           *[other] { $count } viperów mk. „VII”
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera mk. „VII”
            [few] { $count } viperów mk. „VII”
            [many] { $count } viperów mk. „VII”
           *[other] { $count } viperów mk. „VII”
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera mk. „VII”
            [few] { $count } vipery mk. „VII”
            [many] { $count } viperów mk. „VII”
           *[other] { $count } viperów mk. „VII”
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem mk. „VII”
            [few] { $count } viperami mk. „VII”
            [many] { $count } viperami mk. „VII”
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
            [many] { $count } raptorów szturmowych
           *[other] { $count } raptorów szturmowych
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora szturmowego
            [few] { $count } raptorów szturmowych
            [many] { $count } raptorów szturmowych
           *[other] { $count } raptorów szturmowych
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora szturmowego
            [few] { $count } raptory szturmowe
            [many] { $count } raptorów szturmowych
           *[other] { $count } raptorów szturmowych
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem szturmowym
            [few] { $count } raptorami szturmowymi
            [many] { $count } raptorami szturmowymi
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
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptorów
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptory
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem
            [few] { $count } raptorami
            [many] { $count } raptorami
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
            [many] { $count } żetonów broni nuklearnej
           *[other] { $count } żetonów broni nuklearnej
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu broni nuklearnej
            [few] { $count } żetonów broni nuklearnej
            [many] { $count } żetonów broni nuklearnej
           *[other] { $count } żetonów broni nuklearnej
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton broni nuklearnej
            [few] { $count } żetony broni nuklearnej
            [many] { $count } żetonów broni nuklearnej
           *[other] { $count } żetonów broni nuklearnej
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem broni nuklearnej
            [few] { $count } żetonami broni nuklearnej
            [many] { $count } żetonami broni nuklearnej
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
            [many] { $count } uszkodzonych viperów
           *[other] { $count } uszkodzonych viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } uszkodzonego vipera
            [few] { $count } uszkodzonych viperów
            [many] { $count } uszkodzonych viperów
           *[other] { $count } uszkodzonych viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } uszkodzonego vipera
            [few] { $count } uszkodzone vipery
            [many] { $count } uszkodzonych viperów
           *[other] { $count } uszkodzonych viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } uszkodzonym viperem
            [few] { $count } uszkodzonymi viperami
            [many] { $count } uszkodzonymi viperami
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
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } vipera
            [few] { $count } viperów
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } vipera
            [few] { $count } vipery
            [many] { $count } viperów
           *[other] { $count } viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } viperem
            [few] { $count } viperami
            [many] { $count } viperami
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
            [many] { $count } zniszczonych viperów
           *[other] { $count } zniszczonych viperów
        }
    .count-gen =
        { $count ->
            [one] { $count } zniszczonego vipera
            [few] { $count } zniszczonych viperów
            [many] { $count } zniszczonych viperów
           *[other] { $count } zniszczonych viperów
        }
    .count-acc =
        { $count ->
            [one] { $count } zniszczonego vipera
            [few] { $count } zniszczone vipery
            [many] { $count } zniszczonych viperów
           *[other] { $count } zniszczonych viperów
        }
    .count-ins =
        { $count ->
            [one] { $count } zniszczonym viperem
            [few] { $count } zniszczonymi viperami
            [many] { $count } zniszczonymi viperami
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
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-gen =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptorów
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-acc =
        { $count ->
            [one] { $count } raptora
            [few] { $count } raptory
            [many] { $count } raptorów
           *[other] { $count } raptorów
        }
    .count-ins =
        { $count ->
            [one] { $count } raptorem
            [few] { $count } raptorami
            [many] { $count } raptorami
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
            [many] { $count } raiderów
           *[other] { $count } raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } raidera
            [few] { $count } raiderów
            [many] { $count } raiderów
           *[other] { $count } raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } raidera
            [few] { $count } raidery
            [many] { $count } raiderów
           *[other] { $count } raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } raiderem
            [few] { $count } raiderami
            [many] { $count } raiderami
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
            [many] { $count } ciężkich raiderów
           *[other] { $count } ciężkich raiderów
        }
    .count-gen =
        { $count ->
            [one] { $count } ciężkiego raidera
            [few] { $count } ciężkich raiderów
            [many] { $count } ciężkich raiderów
           *[other] { $count } ciężkich raiderów
        }
    .count-acc =
        { $count ->
            [one] { $count } ciężkiego raidera
            [few] { $count } ciężkie raidery
            [many] { $count } ciężkich raiderów
           *[other] { $count } ciężkich raiderów
        }
    .count-ins =
        { $count ->
            [one] { $count } ciężkim raiderem
            [few] { $count } ciężkimi raiderami
            [many] { $count } ciężkimi raiderami
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
            [many] { $count } żetonów Pegasusa
           *[other] { $count } żetonów Pegasusa
        }
    .count-gen =
        { $count ->
            [one] { $count } żetonu Pegasusa
            [few] { $count } żetonów Pegasusa
            [many] { $count } żetonów Pegasusa
           *[other] { $count } żetonów Pegasusa
        }
    .count-acc =
        { $count ->
            [one] { $count } żeton Pegasusa
            [few] { $count } żetony Pegasusa
            [many] { $count } żetonów Pegasusa
           *[other] { $count } żetonów Pegasusa
        }
    .count-ins =
        { $count ->
            [one] { $count } żetonem Pegasusa
            [few] { $count } żetonami Pegasusa
            [many] { $count } żetonami Pegasusa
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
            [many] { $count } statków
           *[other] { $count } statków
        }
    .count-gen =
        { $count ->
            [one] { $count } statku
            [few] { $count } statków
            [many] { $count } statków
           *[other] { $count } statków
        }
    .count-acc =
        { $count ->
            [one] { $count } statek
            [few] { $count } statki
            [many] { $count } statków
           *[other] { $count } statków
        }
    .count-ins =
        { $count ->
            [one] { $count } statkiem
            [few] { $count } statkami
            [many] { $count } statkami
           *[other] { $count } statkami
        }

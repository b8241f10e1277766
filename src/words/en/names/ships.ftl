### Things of the game: the message is the plain word as it stands in a sentence, `.count`: that many of it; other attributes are its cases.

basestar = basestar
    .a = a basestar
    .every = every basestar
    .plural = basestars
    .count =
        { $count ->
            [one] { $count } basestar
           *[other] { $count } basestars
        }
raider = raider
    .a = a raider
    .every = every raider
    .plural = raiders
    .count =
        { $count ->
            [one] { $count } raider
           *[other] { $count } raiders
        }
heavyRaider = heavy raider
    .a = a heavy raider
    .every = every heavy raider
    .plural = heavy raiders
    .count =
        { $count ->
            [one] { $count } heavy raider
           *[other] { $count } heavy raiders
        }
viper = viper
    .a = a viper
    .plural = vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned viper
           *[other] { $count } unmanned vipers
        }
civilian = civilian ship
    .a = a civilian ship
    .plural = civilian ships
    .count =
        { $count ->
            [one] { $count } civilian ship
           *[other] { $count } civilian ships
        }
raptor = raptor
    .a = a raptor
    .plural = raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
centurion = centurion
    .a = a centurion
    .every = every centurion
    .plural = centurions
    .count =
        { $count ->
            [one] { $count } centurion
           *[other] { $count } centurions
        }
galactica = Galactica
    .a = Galactica
viper_viper = viper
    .a = a viper
    .plural = vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned viper
           *[other] { $count } unmanned vipers
        }
viper_viperMarkVII = Viper Mark VII
    .a = a Viper Mark VII
    .plural = Viper Mark VIIs
    .count =
        { $count ->
            [one] { $count } Viper Mark VII
           *[other] { $count } Viper Mark VIIs
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned Viper Mark VII
           *[other] { $count } unmanned Viper Mark VIIs
        }
viper_assaultRaptor = assault raptor
    .a = an assault raptor
    .plural = assault raptors
    .count =
        { $count ->
            [one] { $count } assault raptor
           *[other] { $count } assault raptors
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned assault raptor
           *[other] { $count } unmanned assault raptors
        }
viper_raptor = raptor
    .a = a raptor
    .plural = raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
nuke = nuke
    .a = a nuke
    .plural = nukes
    .count =
        { $count ->
            [one] { $count } nuke
           *[other] { $count } nukes
        }
damagedViper = damaged viper
    .a = a damaged viper
    .plural = damaged vipers
    .count =
        { $count ->
            [one] { $count } damaged viper
           *[other] { $count } damaged vipers
        }

# Attackers; `.a`: as the subject of a sentence.
attacker_raider = raider
    .a = a raider
attacker_basestar = basestar
    .a = a basestar
attacker_viper = viper
    .a = a viper
attacker_galactica = Galactica
attacker_nuke = nuke
    .a = a nuke
attacker_armory = Armory
    .a = the Armory

scar = Scar

# How many of them, as a choice.
amount_viper = vipers
    .count =
        { $count ->
            [one] { $count } viper
           *[other] { $count } vipers
        }
amount_destroyedViper = destroyed vipers
    .count =
        { $count ->
            [one] { $count } destroyed viper
           *[other] { $count } destroyed vipers
        }
amount_raptor = raptors
    .count =
        { $count ->
            [one] { $count } raptor
           *[other] { $count } raptors
        }
amount_raider = raiders
    .count =
        { $count ->
            [one] { $count } raider
           *[other] { $count } raiders
        }
amount_heavyRaider = heavy raiders
    .count =
        { $count ->
            [one] { $count } heavy raider
           *[other] { $count } heavy raiders
        }
amount_pegasusDamage = Pegasus tokens
    .count =
        { $count ->
            [one] { $count } Pegasus token
           *[other] { $count } Pegasus tokens
        }

# Any ship, of any kind.
anyShip = ship
    .plural = ships
    .count =
        { $count ->
            [one] { $count } ship
           *[other] { $count } ships
        }

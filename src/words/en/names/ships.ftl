### Things of the game: the message is the plain word as it stands in a sentence, `.count` so many of it; other attributes are its cases.

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
viper_viper = Viper
    .a = a Viper
    .plural = Vipers
    .count =
        { $count ->
            [one] { $count } Viper
           *[other] { $count } Vipers
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned Viper
           *[other] { $count } unmanned Vipers
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
viper_assaultRaptor = Assault Raptor
    .a = an Assault Raptor
    .plural = Assault Raptors
    .count =
        { $count ->
            [one] { $count } Assault Raptor
           *[other] { $count } Assault Raptors
        }
    .count-unmanned =
        { $count ->
            [one] { $count } unmanned Assault Raptor
           *[other] { $count } unmanned Assault Raptors
        }
viper_raptor = Raptor
    .a = a Raptor
    .plural = Raptors
    .count =
        { $count ->
            [one] { $count } Raptor
           *[other] { $count } Raptors
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

# Who attacks, `.a` as the subject of a sentence.
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
amount_pegasusDamage = tokens of Pegasus
    .count =
        { $count ->
            [one] { $count } token of Pegasus
           *[other] { $count } tokens of Pegasus
        }

# Any ship, of whichever kind.
anyShip = ship
    .plural = ships
    .count =
        { $count ->
            [one] { $count } ship
           *[other] { $count } ships
        }

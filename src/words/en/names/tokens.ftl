### Tokens and other things on the boards; `.count`: that many of them.

traumaToken = trauma token
    .a = a trauma token
    .plural = trauma tokens
    .count =
        { $count ->
            [one] { $count } trauma token
           *[other] { $count } trauma tokens
        }
trauma_benevolent = benevolent trauma token
    .a = a benevolent trauma token
    .count =
        { $count ->
            [one] { $count } benevolent trauma token
           *[other] { $count } benevolent trauma tokens
        }
trauma_antagonistic = antagonistic trauma token
    .a = an antagonistic trauma token
    .count =
        { $count ->
            [one] { $count } antagonistic trauma token
           *[other] { $count } antagonistic trauma tokens
        }
# A trauma token of the third kind.
trauma_disaster = disaster
    .a = a disaster
    .count =
        { $count ->
            [one] { $count } disaster
           *[other] { $count } disasters
        }
miracleToken = miracle token
    .a = a miracle token
    .plural = miracle tokens
    .count =
        { $count ->
            [one] { $count } miracle token
           *[other] { $count } miracle tokens
        }
occupationForce = occupation force
    .a = an occupation force
    .plural = occupation forces
    .count =
        { $count ->
            [one] { $count } occupation force
           *[other] { $count } occupation forces
        }
damageToken = Galactica damage token
    .a = a Galactica damage token
    .plural = Galactica damage tokens
    .count =
        { $count ->
            [one] { $count } Galactica damage token
           *[other] { $count } Galactica damage tokens
        }
mission = Mission
    .plural = Missions
    .count =
        { $count ->
            [one] { $count } Mission
           *[other] { $count } Missions
        }
damagedLocation = damaged location
    .plural = damaged locations
    .count =
        { $count ->
            [one] { $count } damaged location
           *[other] { $count } damaged locations
        }

# Damage tokens: what is damaged. No colon, for they follow one.
token_exodus_trauma-benevolent = Benevolent trauma
token_exodus_trauma-antagonistic = Antagonistic trauma
token_exodus_trauma-disaster = Disaster
token_daybreak_miracle = Miracle token
token_base_galactica-damage-ftl-control = Galactica damage (FTL Control)
token_base_galactica-damage-weapons-control = Galactica damage (Weapons Control)
token_base_galactica-damage-command = Galactica damage (Command)
token_base_galactica-damage-admirals-quarters = Galactica damage (Admiral’s Quarters)
token_base_galactica-damage-hangar-deck = Galactica damage (Hangar Deck)
token_base_galactica-damage-armory = Galactica damage (Armory)
token_base_galactica-damage-fuel = Galactica damage (fuel)
token_base_galactica-damage-food = Galactica damage (food)
token_pegasus_pegasus-damage-pegasus-cic = Pegasus damage (Pegasus CIC)
token_pegasus_pegasus-damage-airlock = Pegasus damage (Airlock)
token_pegasus_pegasus-damage-main-batteries = Pegasus damage (Main Batteries)
token_pegasus_pegasus-damage-engine-room = Pegasus damage (Engine Room)

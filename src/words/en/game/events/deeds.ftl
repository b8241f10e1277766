### What a player does as an action, after the name of the player: “Apollo activates Command”. In the present tense.

nothing = takes no action
activates = activates { NOUN($place, case: "the") }
# $card: “Repair 2”.
plays = plays { $card }
playsQuorum = plays the Quorum card { $card }
uses = uses { $ability }
# What has no words of its own, by its name.
does = takes the action { $what }
revealsAsCylon = reveals themselves as a Cylon
reveals = reveals { $card }
movesThenActs = moves and then acts
actsTwice = stays and acts twice
# $viper: “viper”, or its model. $own: the player flies it.
launches = launches { NOUN($viper, case: "a") } { NOUN($area, case: "at") }
moves =
    { $own ->
        [yes] moves their { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
       *[no] moves an unmanned { $viper } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
    }
# $target: “raider”.
attacks =
    { $own ->
        [yes] attacks { NOUN($target, case: "a") } { NOUN($area, case: "at") } with their { $viper }
       *[no] attacks { NOUN($target, case: "a") } { NOUN($area, case: "at") } with an unmanned { $viper }
    }
# $choice: as it stands on its button.
chooses = chooses: { $choice }

### Titles have the names of their cards in `data/`. `.the`: in a sentence; `.whose`: what belongs to its holder; `.object`: its holder as
### an object.

# `.tight`: on the card of a player, where there is little room.
title_base_president = President
    .tight = Pres.
    .the = the President
    .whose = the President’s
    .object = the President
title_base_admiral = Admiral
    .tight = Adm.
    .the = the Admiral
    .whose = the Admiral’s
    .object = the Admiral
title_exodus_cag = CAG
    .the = the CAG
    .whose = the CAG’s
    .object = the CAG

### Players by their part in an effect. `.short`: in telegram style; `.whose`: what belongs to them; `.object`: as an object.

role_current = the current player
    .short = current player
    .whose = the current player’s
role_chooser = the player who chose this
    .short = player who chose this
    .whose = that player’s
role_you = you
    .whose = your own
role_chosen = that player
    .whose = that player’s
role_each = each human player
    .whose = each human player’s
role_everyone = every player (Cylon or human)
    .object = every player
    .whose = every player’s
role_cylons = each Cylon player
    .whose = each Cylon player’s
# The same player again, where it is clear who is meant.
role_they = they
    .whose = their
    .object = them

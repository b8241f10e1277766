### Titles are called as their cards in `data/` say. `.the`: in a sentence.

title_base_president = President
    .the = the President
title_base_admiral = Admiral
    .the = the Admiral
title_exodus_cag = CAG
    .the = the CAG

### Players by what they are in an effect. `.short`: as in a telegram; `.whose`: of whom something is; `.object`: to whom something is done.

role_current = the current player
    .short = current player
    .whose = the current player's
role_chooser = whoever has chosen this
    .whose = whoever has chosen this's
role_you = you
    .whose = your own
role_chosen = that player
    .whose = that player's
role_each = each human player
    .whose = each human player's
role_everyone = every player, Cylon or human,
    .object = every player
    .whose = every player's
role_cylons = each Cylon player
    .whose = each Cylon player's

### Negotiating with the Cylons. $brief: in a menu.

truce =
    { $brief ->
        [yes] no Cylon ship acts or launches this turn
       *[no] Cylon ships cannot be activated or launched for the rest of this turn (they may still be placed)
    }

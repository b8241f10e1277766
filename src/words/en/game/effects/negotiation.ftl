### Negotiating with the Cylons. $brief: in a menu.

truce =
    { $brief ->
        [yes] no Cylon ship acts or launches in this turn
       *[no] until the end of this turn no Cylon ship is activated or launched; ships may still be placed
    }

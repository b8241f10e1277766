### Reckless checks. $brief: in a menu.

makeReckless =
    { $brief ->
        [yes] reckless
       *[no] the check becomes reckless (only one such card may be played in a check)
    }
stopAbilities =
    { $brief ->
        [yes] no skill check abilities in this check
       *[no] no skill check ability is resolved in this check (not in a reckless one, and it cannot become reckless afterwards)
    }

# After «if».
reckless = the check is reckless

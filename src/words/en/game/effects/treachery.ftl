### Reckless checks. $brief: in a menu.

makeReckless =
    { $brief ->
        [yes] reckless
       *[no] this check becomes reckless (limit: one such card per check)
    }
stopAbilities =
    { $brief ->
        [yes] no skill check abilities in this check
       *[no] ignore all skill check abilities in this check (not in a reckless check, and the check cannot become reckless)
    }

# After “if”.
reckless = the check is reckless

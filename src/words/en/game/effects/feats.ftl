### What single Skill cards and characters can do that nothing else does. $brief: in a menu.

everybodyActs =
    { $brief ->
        [yes] every player moves or takes 1 action
       *[no] starting with you and going clockwise, every player (Cylon or human) may either move or take 1 action
    }
# $nukes: “1 nuke”.
gainNuke = the Admiral gains { $nukes }
strafe =
    { $brief ->
        [yes] instead of attacking, roll to destroy that many raiders there
       *[no] roll a die instead of attacking and destroy that many raiders in the viper’s area (or all, if there are fewer)
    }
nameRoll = choose the result instead of rolling; nothing can change it
tradeCards =
    { $brief ->
        [yes] discard any number of Skill cards, then draw that many of one type
       *[no] discard any number of Skill cards, then draw that many cards of one type from your skill set
    }
# $places: “Command or Resistance HQ”.
seizeTitle = become { $title }; if you are in the Brig or Detention, first move to { NOUN($places, case: "the") }
# After “you may”.
arrangeQuorum =
    { $count ->
        [one] look at the top card of the Quorum deck and put it back
       *[other] look at the top { $count } cards of the Quorum deck and return them in any order
    }

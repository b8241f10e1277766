### What single Skill cards and characters can do that nobody else does. $brief: in a menu.

everybodyActs =
    { $brief ->
        [yes] every player moves or takes 1 action
       *[no] every player, Cylon or human, from you clockwise, may either move or take 1 action
    }
# $nukes: «1 nuke».
gainNuke = the Admiral gains { $nukes }
strafe =
    { $brief ->
        [yes] instead of the attack a die says how many raiders there are destroyed
       *[no] instead of the attack roll a die: that many raiders in the area of the viper are destroyed, or all if there are fewer
    }
nameRoll = choose the result of the die instead of rolling; nothing can change it
tradeCards =
    { $brief ->
        [yes] discard any number of Skill cards and draw as many of one type
       *[no] discard any number of Skill cards, then draw the same number, all of one type from your skill set
    }
# $places: «Command or Resistance HQ».
seizeTitle = become { $title }; from the Brig or Detention you first move to { NOUN($places, case: "the") }, where you can
# After «you may».
arrangeQuorum =
    { $count ->
        [one] look at the top card of the Quorum deck and put it back
       *[other] look at the top { $count } cards of the Quorum deck and put them back in any order
    }

### Personal Goals. $brief: in a menu.

discardStrength = discard any number of Skill cards with exactly { $strength } strength together
redrawLoyalty =
    { $brief ->
        [yes] draw a new Loyalty card
       *[no] shuffle an unused “You Are Not a Cylon” card into the Loyalty deck and draw a new Loyalty card
    }

# After «if». $title: «Admiral»; $place: «Command»; $places: «the Brig or Sickbay».
titlesAtLeast =
    { $count ->
        [one] you hold { $count } title or more
       *[other] you hold { $count } titles or more
    }
nukesSpent = the Admiral has no nuke left
holderAt = { NOUN($title, case: "the") } is at { NOUN($place, case: "the") }
youAt = you are at { NOUN($places, case: "the") }
vipersLost =
    { $count ->
        [one] { $count } viper or more are damaged or destroyed
       *[other] { $count } vipers or more are damaged or destroyed
    }
raidersAtLeast =
    { $count ->
        [one] there are { $count } raider or more on the main board
       *[other] there are { $count } raiders or more on the main board
    }
jumpedBy = the fleet has jumped to a destination of distance { $distance }
strengthInHand = you have Skill cards with exactly { $strength } strength together

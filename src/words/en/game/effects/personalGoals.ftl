### Personal Goals. $brief: in a menu.

discardStrength = discard Skill cards with a total strength of exactly { $strength }
redrawLoyalty =
    { $brief ->
        [yes] draw a new Loyalty card
       *[no] shuffle an unused “You Are Not a Cylon” card into the Loyalty deck and draw a new Loyalty card
    }

# After “if”. $title: “Admiral”; $place and $places: the Brig and Sickbay, which one is in; “the Brig or Sickbay”.
titlesAtLeast =
    { $count ->
        [one] you hold { $count } or more titles
       *[other] you hold { $count } or more titles
    }
nukesSpent = the Admiral has no nukes left
holderAt = { NOUN($title, case: "the") } is in { NOUN($place, case: "the") }
youAt = you are in { NOUN($places, case: "the") }
vipersLost =
    { $count ->
        [one] { $count } or more vipers are damaged or destroyed
       *[other] { $count } or more vipers are damaged or destroyed
    }
raidersAtLeast =
    { $count ->
        [one] there are { $count } or more raiders on the main board
       *[other] there are { $count } or more raiders on the main board
    }
jumpedBy = the fleet has jumped to a destination with a distance of { $distance }
strengthInHand = your Skill cards can add up to exactly { $strength } strength

### How parts of sentences about effects come together. What a player does is a message with the forms of a verb: the message itself
### is what the player is told to do (“draw 2 cards”), `.one` what someone else does (“draws 2 cards”), `.several` what several do, `.may`
### what comes after “may”, `.to` what comes after “choose a player to” and in an option (in other languages, without it, `.one`). A form
### that is left out is the same as the message itself.

# $who does it: “the President draws 2 cards”. Several: $deeds are in their form `several`.
does = { $who } { $deeds }
    .several = { $who } each { $deeds }
# After its subject, in the form of $deed for “may”; the message itself is after “you”.
may = may { $deed }
# What is not a part of the branch before it: “then the fleet jumps”.
then = then { $what }
# Of someone's cards. $own: the hand of the reader.
wholeHand =
    { $own ->
        [yes] your entire hand of Skill cards
       *[no] their entire hand of Skill cards
    }
# Instead of a list of effects.
none = no effect
# What a player does who rolls. $brief: in a menu.
roll =
    { $brief ->
        [yes] roll
       *[no] roll a die
    }
    .one =
        { $brief ->
            [yes] rolls
           *[no] rolls a die
        }

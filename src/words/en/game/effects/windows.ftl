### Rolls, checks and Crisis cards that are going on. $brief: in a menu.

addToDie = add { $by } to the die
subtractFromDie = subtract { $by } from the die
raiseResult = the result is { $by } higher
lowerResult = the result is { $by } lower
replaceRoll = discard 1 Skill card instead of rolling; its strength plus { $plus } is the result
rerollDie =
    { $brief ->
        [yes] the die is rolled again
       *[no] the die is rolled again and the new result counts
    }
# In a menu. $by: «−2».
briefRerollPiloted = the die is rolled again, with { $by } if the viper is piloted
rerollPilotedPlus = the die is rolled again; if the viper is piloted, { $by } is added to the new result
rerollPilotedMinus = the die is rolled again; if the viper is piloted, { $by } is subtracted from the new result
raiseDifficulty = raise the difficulty by { $by }
lowerDifficulty = lower the difficulty by { $by }
# $skills: «Politics and Leadership».
makePositive = { $skills } cards count as positive in this check
# $destiny: the cards of the Destiny deck too.
openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] all cards of this check are added face up
           *[no] all cards of this check are added face up, the Destiny cards too
        }
       *[no] { $brief ->
            [yes] players add their cards to this check face up
           *[no] players add their cards to this check face up; the Destiny cards stay hidden until the reveal
        }
    }
nullifySkill = name a skill; its cards have strength 0 in this check
takeCheckCards = take all Skill cards of the check into your hand instead of discarding them
decideCheck = choose whether the check passes or fails; it is not made
noDestiny = no Destiny cards are added to this check
# $what happens, as a part of the sentence; after «you may».
passInstead = have this happen instead of what passing says: { $what }
briefPassInstead = instead, { $what }
lookAtContribution = look at the cards that this player has just added
replaceCrisis = the Crisis card is discarded and a new one is drawn in its place
switchOption = the other option of the card is taken instead
boardViper = become the pilot of the viper that was just placed

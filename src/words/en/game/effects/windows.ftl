### Rolls, checks and Crisis cards that are going on. $brief: in a menu.

addToDie = add { $by } to the die
subtractFromDie = subtract { $by } from the die
raiseResult = increase the result by { $by }
lowerResult = decrease the result by { $by }
eitherResult = increase or decrease the result by { $by }
replaceRoll = discard 1 Skill card instead of rolling; the result is its strength plus { $plus }
rerollDie =
    { $brief ->
        [yes] reroll the die
       *[no] reroll the die and use the new result
    }
# In a menu. $by: “−2”.
briefRerollPiloted = reroll the die, at { $by } if the viper is piloted
rerollPilotedPlus = reroll the die; if the viper is piloted, add { $by } to the new result
rerollPilotedMinus = reroll the die; if the viper is piloted, subtract { $by } from the new result
raiseDifficulty = raise the difficulty by { $by }
lowerDifficulty = lower the difficulty by { $by }
eitherDifficulty = raise or lower the difficulty by { $by }
# $skills: “Politics and Leadership”.
makePositive = { $skills } cards are positive in this check
# $destiny: the cards of the Destiny deck too.
openCheck =
    { $destiny ->
        [yes] { $brief ->
            [yes] all cards of this check are added faceup
           *[no] all cards of this check are added faceup, including the Destiny cards
        }
       *[no] { $brief ->
            [yes] players add their cards to this check faceup
           *[no] players add their cards to this check faceup; the Destiny cards stay facedown
        }
    }
nullifySkill = choose a skill; its cards have strength 0 in this check
takeCheckCards = take all Skill cards in the check into your hand instead of discarding them
decideCheck = choose whether the check passes or fails instead of making it
noDestiny = no Destiny cards are added to this check
# $what happens, as a part of the sentence.
passInstead = instead of the pass result, { $what }
    .may = have this happen instead of the pass result: { $what }
briefPassInstead = instead, { $what }
lookAtContribution = look at the cards that player just added
replaceCrisis = discard the Crisis card and draw a new one instead
switchOption = have the other option carried out instead
boardViper = become the pilot of the viper just placed

### Why a game can't be played with the options that were chosen: whole sentences, which say what to do instead. $name, $needed, $other:
### names of expansions, objectives and options.

seats = There are seats 1 to { $players } only.
players = A game needs 3 to 6 players, or 7 with a Cylon Leader, not { $players }.
sevenNeedLeader = Seven can play only if one of them is a Cylon Leader; switch Cylon Leaders on.
sevenNeedExpansion = Seven can play only with Pegasus or Daybreak.
notYet = { $name } can't be played yet; leave it out.
expansionTwice = Name each expansion once.
noObjective = There is no objective “{ $name }”.
objectiveNeeds = The objective { $name } needs { $needed }.
objectiveNotYet = The objective { $name } can't be played yet; choose Kobol.
noDifficulty = There is no difficulty “{ $name }”.
leaderNeedsExpansion = Cylon Leaders need Pegasus or Daybreak.
leaderOfThree = With 3 players nobody can be a Cylon Leader; that takes 4 to 7.
leaderNotYet = Cylon Leaders can't be played yet; switch them off.
sympatheticNeedsPegasus = The Sympathetic Cylon needs Pegasus.
sympatheticNotWithDaybreak = There is no Sympathetic Cylon with Daybreak.
sympatheticNumbers = The Sympathetic Cylon takes the place of the Sympathizer, who is in games of 4 or 6 players only.
sympatheticNotYet = The Sympathetic Cylon can't be played yet; switch it off.
noSympathizerNumbers = Playing without the Sympathizer is for 4 or 6 players; with other numbers there is none anyway.
noSympathizerNotWithLeader = Playing without the Sympathizer doesn't go with Cylon Leaders; switch one of them off.
noSympathizerNotWithSympathetic = Play either without the Sympathizer or with the Sympathetic Cylon.
noSympathizerNotWithDaybreak = With Daybreak there is no Sympathizer anyway; switch that option off.
optionTwice = Name each option once.
noOption = There is no option “{ $name }”.
needs = { $name } needs { $needed }.
notWith = { $name } doesn't go with { $other }; switch one of them off.
# $numbers: «3, 4 or 5».
numbers = { $name } is for { $numbers } players, not { $players }.

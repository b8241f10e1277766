### Why a game cannot be played with the chosen options: whole sentences that say what to do instead. $name, $needed, $other: names of
### expansions, objectives and options.

seats = There are only seats 1 to { $players }.
players = A game needs 3 to 6 players, or 7 with a Cylon Leader, not { $players }.
sevenNeedLeader = Seven can play only with a Cylon Leader; turn Cylon Leaders on.
sevenNeedExpansion = Seven can play only with Pegasus or Daybreak.
notYet = { $name } can’t be played yet; leave it out.
expansionTwice = Name each expansion once.
noObjective = There is no objective “{ $name }”.
objectiveNeeds = The objective { $name } needs { $needed }.
objectiveNotYet = The objective { $name } can’t be played yet; choose Kobol.
noDifficulty = There is no difficulty “{ $name }”.
leaderNeedsExpansion = Cylon Leaders need Pegasus or Daybreak.
leaderOfThree = Cylon Leaders need 4 to 7 players.
leaderNotYet = Cylon Leaders can’t be played yet; turn them off.
sympatheticNeedsPegasus = The Sympathetic Cylon needs Pegasus.
sympatheticNotWithDaybreak = The Sympathetic Cylon isn’t used with Daybreak.
sympatheticNumbers = The Sympathetic Cylon replaces the Sympathizer, who is used only with 4 or 6 players.
sympatheticNotYet = The Sympathetic Cylon can’t be played yet; turn it off.
noSympathizerNumbers = The option “No Sympathizer” is only for 4 or 6 players; with other numbers there is none anyway.
noSympathizerNotWithLeader = The option “No Sympathizer” doesn’t work with Cylon Leaders; turn one of them off.
noSympathizerNotWithSympathetic = The option “No Sympathizer” doesn’t work with the Sympathetic Cylon; turn one of them off.
noSympathizerNotWithDaybreak = With Daybreak there is no Sympathizer anyway; turn that option off.
optionTwice = Name each option once.
noOption = There is no option “{ $name }”.
needs = { $name } needs { $needed }.
notWith = { $name } doesn’t work with { $other }; turn one of them off.
# $numbers: “3, 4 or 5”.
numbers = { $name } is for { $numbers } players, not { $players }.

begun =
    Your tutorial **{ $game }** starts below: a real game with automatic players. I’ll guide you through your first three turns.
    { $goal }
    Tips appear when they matter. Use the buttons to answer questions.
begunThere =
    Your tutorial **{ $game }** starts in { $thread }: a real game with automatic players. I’ll guide you through your first three turns.
    { $goal }
    Tips appear when they matter. Use the buttons to answer questions.

# How to win, by objective; `goal`: of one that isn’t listed here.
goal = **How to win:** Humans win by reaching the objective of this game. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
kobol = **How to win:** Humans win by traveling a distance of 8 and then jumping one more time. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
newCaprica = **How to win:** At distance 7 the fleet settles on New Caprica, and humans win by escaping from it. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
ionianNebula = **How to win:** At distance 8 there is a trial, and humans win with the next jump. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
searchForHome = **How to win:** Humans win by traveling a distance of 10, with the help of Missions, and then jumping one more time. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
stop = No more tips
stopped = No more tips. `/help` always shows what you can do.
tip = > 💡 **{ $title }** { $text }

# Below a tip about where to go.
places = > Worth doing right now: { $places }.
placeForCard = { $place } (1 Skill card)
characterTitle = First, choose your character.
character = The fleet is on the run from the Cylons, and one of you may secretly be one. Leaders hold the offices, pilots fly vipers, support characters keep the ship running. The menu “Look up a character…” shows you one before you choose. For a first game, take a pilot if you like fights or a leader if you like making decisions.
loyaltyTitle = You have been dealt a Loyalty card.
loyalty = It secretly tells you whether you are a Cylon. Only you have seen it; `/hand` shows it again, for your eyes only. In this tutorial you start as a human, and one of the other two is a Cylon. Anyone may say whatever they like about their card; no one may show it.
titleTitle = You hold an office.
title = The President holds Quorum cards, which help the humans. The Admiral chooses where the fleet jumps and can launch nukes. `/hand` shows what you hold; `/card President` or `/card Admiral` explains it.
drawTitle = A turn begins with Skill cards.
draw = You draw cards of your character’s skills; where there’s a choice, you make it. A Skill card has two uses: its strength, 1 to 5, counts in skill checks, or you play it for its text. `/hand` shows yours; no one else can see them.
moveTitle = Then you may move.
move = Each location offers an action. Moving to the other ship costs a Skill card. `/location` tells you what a location does. You may also stay where you are.
actionTitle = Then you take one action.
action = Use your location, play a card marked as an action, or use your character’s ability. Look at the board for emergencies, such as Cylon ships next to civilian ships. If nothing seems useful, it’s fine to pass.
discardTitle = You must discard.
discard = Keep high cards in skills that many checks need, and cards whose text helps you. No one may end a turn with more than 10.
crisisTitle = Each turn ends with a Crisis card.
crisis = It brings a choice or a skill check; then Cylon ships act, and the fleet may get closer to its next jump. A crisis hits everyone: often the current player decides, and all must live with it.
checkTitle = A skill check.
check = Everyone adds cards facedown, in turn. Cards of the listed skills help; all others hurt. 2 random cards join them. Reach the difficulty and the check passes. If you want it to pass, add high cards of those skills; adding none costs you nothing. Watch who adds how many: that’s how traitors are caught.
resultTitle = That was a skill check.
result = The log lists the cards that helped and the ones that hurt, but not who added them. A card that hurt came from the random cards, or from a traitor.
shipsTitle = Cylon ships arrive.
ships = Raiders attack vipers and civilian ships, heavy raiders land boarding parties, basestars fire on Galactica. Vipers in space protect the civilian ships; Command, Weapons Control and pilots strike back. A jump leaves all the Cylons behind.
attackTitle = Shots are fired.
attack = An attack is a roll of an eight-sided die. Losing a civilian ship costs resources, mostly population; damage to Galactica closes locations until they are repaired.
jumpTitle = The jump draws near.
jump = Some Crisis cards advance the fleet on the Jump Preparation track. At the end of it the fleet jumps: the Cylon ships are gone, and the Admiral chooses how far you go. FTL Control can jump early, but you may lose population.
jumpedTitle = The fleet has jumped.
jumped = The Cylon ships are left behind, and the fleet is closer to its goal: `/game status` shows how close. At distance 4 everyone gets another Loyalty card, so even you may turn out to be a Cylon.
sleeperAgentTitle = Halfway: new Loyalty cards.
sleeperAgent = Everyone has just been dealt another one. `/hand` shows yours. From now on anyone may be a Cylon, including those who weren’t before.
brigTitle = You are in the Brig.
brig = Here you can’t move, you draw no Crisis card, and you add at most 1 card to a check. The Brig’s action is a skill check to get out.
sickbayTitle = You are in Sickbay.
sickbay = You’ll draw only 1 Skill card at the start of your next turn. Then just walk out.
othersTitle = Now the others take their turns.
others = The log shows what they do. You’ll be asked for cards when there’s a check, and asked privately when one of your cards could help on someone else’s turn. `/game status` shows how the fleet is doing.
secondTurnTitle = Your second turn.
secondTurn = Same as the first: draw, move, act, then a Crisis card. Check the board before you move: Cylon ships near civilian ships call for Command. If resources are low or the jump is close, use the calm to draw cards and prepare.
traitorTitle = What a hidden Cylon can do.
traitor = Everything a human can, with the opposite aim: sabotage checks, choose the costlier option, waste good actions, accuse others, and make bad calls as Admiral or President. On their own turn they may reveal themselves as an action: the card’s effect strikes at once, and from then on they openly use the Cylon locations. You can have a suspect sent to the Brig, where they do little harm; `/location Admiral’s Quarters` explains how.
thirdTurnTitle = Your third turn.
thirdTurn = The last one I’ll guide. `/game status` shows resources, distance and the jump track; a resource in its red zone is your next problem. In the checks to come, give what you can spare, and remember who doesn’t.
newCharacterTitle = An execution.
newCharacter = The executed player reveals what they were; executing a human costs morale. No one leaves the game: a human chooses a new character and gets a new Loyalty card, a Cylon plays on as a Cylon player.
checkAbilityTitle = A card in the check does something.
checkAbility = Some Skill cards have an ability that triggers when they are revealed in a check, no matter who added them or which way they count. So a card can be worth adding for its ability, or worth keeping out. `/card` explains it.
consequenceTitle = The check has a consequence.
consequence = Some Crisis cards have one. It is resolved if any card with a skill check ability was added, no matter who added it and whether or not the check passes.
fleetBoardTitle = Cylon ships gather elsewhere.
fleetBoard = When Cylon ships should be activated and there are none of that kind, one is placed on the Cylon Fleet board instead, and the pursuit advances. Nothing can attack it there. Cylon ships left behind by a jump wait there too.
pursuitTitle = The Cylons are on your trail.
pursuit = The marker on the Pursuit track has advanced. Along the way civilian ships are placed in space; at the end, all ships on the Cylon Fleet board appear on the main board at once, and the track starts over. A jump doesn’t set it back.
cagTitle = There’s a CAG.
cag = The CAG decides where civilian ships are placed in space, and has actions that activate unmanned vipers. An activated viper can also escort a civilian ship in its area back to safety. `/card CAG` explains more.
traumaTitle = You have trauma tokens.
trauma = Only you know what they are: benevolent or antagonistic. At the trial before the last jump, antagonistic ones count against a human, benevolent ones against a Cylon player. The player with the most against them is eliminated, but 2 or fewer don’t count. Until then allies, Sickbay, the Brig and cards change what you have. `/hand` shows yours.
allyTitle = Allies have appeared.
ally = A human who ends their Movement step where an ally is must encounter one. The trauma token on the ally’s card is revealed: a benevolent one helps, an antagonistic one hurts. Then a new ally is drawn, and the player places one of their own tokens on it, facedown.
crossroadsTitle = The Crossroads.
crossroads = Everyone has a secret card and places one trauma token next to it. The cards are then revealed one by one, and the token decides which of two results happens. A token you place here won’t count against you at the trial.
trialTitle = The trial.
trial = Everyone reveals their trauma tokens. Antagonistic ones count against a human, benevolent ones against a Cylon player. The player with the most against them is eliminated, but 2 or fewer don’t count. After the trial, the humans win with the next jump.
demetriusTitle = The Demetrius flies missions.
demetrius = A human can move to the Demetrius for 1 Skill card. Its Bridge reveals a Mission, a skill check for everyone; if you use it on your own turn, you draw no Crisis card. Two of the Missions bring the fleet closer to its goal, at distance 10. Only one Mission can be attempted between jumps.
missionTitle = A Mission.
mission = It is a check that no other card or ability can affect: only the added cards count. Passed or failed, it stays on the Demetrius until the fleet jumps. A failed Mission that gives distance goes back into the deck.
rebelBasestarTitle = A basestar has turned rebel.
rebelBasestar = The side that owns it can move there for 1 Skill card. Each of its three actions costs a miracle token or a Super Crisis card. `/location` tells you what they do.
finishTitle = Those were three turns: you know how to play.
finish = Play on for as long as you like; I’ll only chime in when something new comes up. `/help` always shows what you can do; `/card`, `/location` and `/rule` look things up. `/game create` opens a game with other people, and automatic players fill the empty seats. `/host abandon` ends this one.
endedTitle = The game has ended early.
ended = It happens: a fleet is quickly lost. `/game tutorial` starts another lesson, `/game create` a game with other people; automatic players fill the empty seats.
reactionTitle = You may react.
reaction = You can play one of your cards right now, out of turn. Only you have been told. If you don’t need it, decline and the game continues.

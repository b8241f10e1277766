begun =
    Your tutorial **{ $game }** begins below: a game by the real rules with automatic players, of which I guide your first three turns.
    { $goal }
    Tips appear when they matter; answer the questions with their buttons.
begunThere =
    Your tutorial **{ $game }** begins in { $thread }: a game by the real rules with automatic players, of which I guide your first three turns.
    { $goal }
    Tips appear when they matter; answer the questions with their buttons.

# How to win, by objective; `goal`: of one that is not here.
goal = **How to win:** the humans by reaching the objective of this game; the Cylons win if fuel, food, morale or population runs out, or Galactica is lost.
kobol = **How to win:** the humans by travelling a distance of 8 and then jumping once more; the Cylons if fuel, food, morale or population runs out, or Galactica is lost.
newCaprica = **How to win:** after a distance of 7 the fleet settles on New Caprica; the humans win by getting away from there again. The Cylons win if fuel, food, morale or population runs out, or Galactica is lost.
ionianNebula = **How to win:** after a distance of 8 there is a trial; the humans win with the next jump after it. The Cylons win if fuel, food, morale or population runs out, or Galactica is lost.
searchForHome = **How to win:** the humans by travelling a distance of 10, with the help of Missions, and then jumping once more; the Cylons if fuel, food, morale or population runs out, or Galactica is lost.
stop = No more tips
stopped = No more tips. `/help` says at any time what you can do.
tip = > 💡 **{ $title }** { $text }

# Below a tip about where to go.
places = > There is something to do right now at { $places }.
placeForCard = { $place } (1 Skill card)
characterTitle = First you choose who you are.
character = The fleet flees from the Cylons, who want to destroy it; one of the players may be a Cylon in secret. Leaders get the offices, pilots fly vipers, support characters repair and do politics. With the menu “Look at …” you read a character before you choose. For a first game, take a pilot if you like fights, a leader if you like to decide.
loyaltyTitle = You were dealt a Loyalty card.
loyalty = It says in secret whether you are a Cylon. I have told you alone; `/hand` shows it here, for your eyes only. In this tutorial you begin as a human, and one of the two others is a Cylon. Everybody may say about theirs what they like; nobody may show it.
titleTitle = You hold an office.
title = The President has Quorum cards, which help the humans; the Admiral chooses where the fleet jumps to and may launch nukes. `/hand` shows what you have, `/card President` or `/card Admiral` says what it is good for.
drawTitle = A turn begins with Skill cards.
draw = You draw cards of your character’s skills; where it has a choice, you say which. Skill cards do two things: each has a strength, 1 to 5, for skill checks, and each can be played for what it says. `/hand` shows yours; nobody else sees them.
moveTitle = Then you may move.
move = Each location offers an action; going to the other ship costs a Skill card. `/location` with a name says what is done there. You may also stay.
actionTitle = Then you take one action.
action = Use the location where you are, play a card marked as an action, or use your character’s ability. The board picture shows what is urgent: Cylon ships next to civilian ships are. If nothing seems useful, passing is fine.
discardTitle = You have to give up cards.
discard = Keep high strengths of skills that many checks ask for, and cards whose text helps you. At the end of a turn nobody may hold more than 10.
crisisTitle = Each turn ends with a Crisis card.
crisis = It brings a choice or a skill check, then Cylon ships act, and perhaps the fleet gets closer to its next jump. It is the same for everybody: the player of the turn often decides, all live with it.
checkTitle = A skill check.
check = Everybody adds cards face down, in turn. Cards of the skills named in the question count for it, all others against it; 2 cards of chance join them. Reach the difficulty and it passes. Add high cards of those skills if you want it to pass; “none” costs nothing. Look at who adds how many: that is how traitors are found.
resultTitle = That was a skill check.
result = The log lists the cards that counted for it and against it, without saying who added which. A card that hurt came from chance, or from a traitor.
shipsTitle = Cylon ships arrive.
ships = Raiders shoot vipers and civilian ships, heavy raiders bring boarding parties, basestars shoot Galactica. Vipers in space protect the civilian ships; Command, Weapons Control and pilots fight back. A jump leaves all of them behind.
attackTitle = Shots are fired.
attack = An attack is a roll of a die with 8 sides. A destroyed civilian ship costs resources, mostly population; damage to Galactica closes locations until somebody repairs them.
jumpTitle = The jump comes nearer.
jump = Some Crisis cards move the fleet along the Jump Preparation track. At its end the fleet jumps: the Cylon ships are gone, and the Admiral chooses how far it went. FTL Control can jump earlier, but then population may be lost.
jumpedTitle = The fleet has jumped.
jumped = The Cylon ships are left behind, and the fleet has come nearer to its goal: `/game status` shows how far. At distance 4 everybody gets another Loyalty card, so even you may turn out to be a Cylon.
sleeperAgentTitle = Halfway: new Loyalty cards.
sleeperAgent = Everybody has just got another one. `/hand` shows yours. From now on anybody may be a Cylon, also who was not before.
brigTitle = You are in the Brig.
brig = There you add at most 1 card to a check, draw no Crisis card and can’t move. The location’s action is a skill check that lets you out.
sickbayTitle = You are in Sickbay.
sickbay = At the start of your next turn you draw only 1 Skill card. Just move away then.
othersTitle = Now the others have their turns.
others = The log says what they do. When a check comes, you are asked for cards; when one of your cards could help at another’s turn, you are asked in private. `/game status` says where the fleet stands.
secondTurnTitle = Your second turn.
secondTurn = It goes as the first: draw, move, act, then a Crisis card. Look at the board before you move: Cylon ships near civilian ships call for Command; if resources get low or the fleet is close to its jump, use the calm to draw cards and to prepare.
traitorTitle = What a hidden Cylon may do.
traitor = All that a human may, only with another aim: add cards that harm a check, choose what costs more, waste good actions, name others as suspects, and as Admiral or President choose badly. And as an action, on the own turn, show the Loyalty card: its effect strikes at once, and from then on that player uses the Cylon locations in the open. Who seems to be a Cylon can be sent to the Brig, where little harm is done; `/location Admiral’s Quarters` says how.
thirdTurnTitle = Your third turn.
thirdTurn = The last one that I guide. `/game status` shows resources, distance and the jump track in words; a resource in its red zone is the next thing to look after. In checks to come, help with what you can spare and remember who does not.
newCharacterTitle = An execution.
newCharacter = Who is executed shows what they were, and executing a human costs morale. Nobody leaves the game by it: a human chooses a new character and gets a new Loyalty card, a Cylon goes on as a Cylon player.
checkAbilityTitle = A card in the check does something.
checkAbility = Some Skill cards have an ability that is resolved when they turn up in a check, whoever added them and on whatever side they count. So a card can be worth adding for what it does, or worth keeping out. `/card` with its name says what it does.
consequenceTitle = The check has a consequence.
consequence = Some Crisis cards have one. It is resolved if any card with an ability for checks was added, whoever added it and whether the check is passed or not.
fleetBoardTitle = Cylon ships gather elsewhere.
fleetBoard = When Cylon ships of a kind are to be activated and there are none, one gathers on the Cylon Fleet board instead, and the pursuit goes on. Nothing can attack it there. Cylon ships that the fleet leaves behind in a jump wait there too.
pursuitTitle = The Cylons follow.
pursuit = The marker on the Pursuit track went on. On its way civilian ships come into space; at its end all ships of the Cylon Fleet board come to the main board at once, and it begins anew. A jump does not take it back.
cagTitle = Somebody is CAG.
cag = The CAG decides where civilian ships come into space, and has actions that activate unmanned vipers. An activated viper can also escort a civilian ship of its area back to safety. `/card CAG` says more.
traumaTitle = You have trauma tokens.
trauma = Only you know which: benevolent or antagonistic. At the trial before the last jump antagonistic ones speak against a human, benevolent ones against a Cylon player; who has the most against them is out of the game, unless it is 2 or fewer. Until then allies, Sickbay, the Brig and cards change what you have. `/hand` shows yours.
allyTitle = Allies can be met.
ally = A human who ends the Movement step where an ally is has to meet one. The token on the ally’s card is turned up: a benevolent one helps, an antagonistic one harms. Then the next ally is drawn, and the one who met the last puts a token of theirs on the card, known to nobody else.
crossroadsTitle = The Crossroads.
crossroads = Everybody got a card in secret and lays one trauma token beside it. Then all are turned up one after the other, and the token says which of the two results happens. A token that you lay here does not speak against you at the trial.
trialTitle = The trial.
trial = All show their trauma tokens. Against a human the antagonistic ones count, against a Cylon player the benevolent ones; who has the most is out of the game, unless it is 2 or fewer. After it the next jump wins the game for the humans.
demetriusTitle = The Demetrius flies missions.
demetrius = A human can move to the Demetrius for 1 Skill card. Her Bridge turns up a Mission, a check for everybody; who uses it in the own turn draws no Crisis card. Two of the Missions bring the fleet nearer to its goal, which is 10 away. There can be only one Mission between two jumps.
missionTitle = A Mission.
mission = It is a check in which no other card and no ability helps or harms: only the cards that are added count. Whether it is passed or failed, the card lies on the Demetrius until the fleet jumps. One that brings distance comes again if it fails.
rebelBasestarTitle = A basestar has turned rebel.
rebelBasestar = Whoever’s it is can go there for 1 Skill card. Each of its three actions costs a miracle token or a Super Crisis card. `/location` with its name says what they do.
finishTitle = Those were three turns: you know how to play.
finish = Play this game on for as long as you like; a tip comes only when something is quite new. `/help` always says what you can do, `/card`, `/location` and `/rule` look things up. `/game create` opens a game with other people; automatic players fill the seats that stay empty. `/host abandon` ends this one.
endedTitle = The game has ended early.
ended = That happens: a fleet is quickly lost. `/game tutorial` begins another lesson, `/game create` a game with other people; automatic players fill the seats that stay empty.
reactionTitle = You may react.
reaction = One of your cards can be played right now, out of turn. Only you are told. If it doesn’t matter to you, decline: the game goes on.

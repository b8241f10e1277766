## `/help`: what you can do here and now. With markup.

help-now = Now
help-noGame = There’s no game here. `/game create` opens one: people join with a button, and automatic players fill the empty seats. New to the game? `/game tutorial` walks you through your first three turns.

# Ways to answer a question.
help-openly = Use the buttons under the question in the channel, or `/{ $command } { $option }: { $example }`
help-secretly = Press “Answer” under the question in the channel, or use `/{ $command } { $option }: { $example }`
help-privately = Use the buttons I sent you in private, or `/{ $command } { $option }: { $example }`
help-declining = `/pass` declines
help-rule = `/rule about: { $rule }` shows the rule
help-before = Before the game
help-beforeText = `/game join`, `/game leave`, `/game keep` (reserves a character for you), `/host options`, `/host seating`, `/game start` (`automatic: fill` gives the empty seats to automatic players), or the buttons on the lobby message.
help-playing = Playing
help-playingText = Answer questions with their buttons or with a command: `/move`, `/action`, `/play` (cards and reactions), `/check` (adds cards to a skill check), `/choose` (anything), `/pass`. You’re only offered what’s legal right now.

# R-LOY-27: rules for table talk, which only the players themselves can keep.
help-talking = Table talk is free: you can claim anything about loyalty, true or not. Just don’t tell anyone the names and strengths of your cards, what you added to a check, or what exactly is on hidden cards and tokens you’ve looked at.

# R-LOY-26
help-talkingOfMotives = The Cylon Leader belongs to no team. They may say which side their Motives favor, but not what the hidden ones say; anyone can read the revealed ones. `/hand` shows which of them are met and reveals them.
help-talkingOfAgendas = A player with an Agenda belongs to no team. They may say which side it favors, and nothing else about it. `/hand` shows its conditions and which of them are met.
help-undoing = Made the wrong choice? `/game undo` shows what can be undone. If nothing hidden has been revealed since, it’s undone right away; otherwise the other players vote.
help-organising = For the host and server managers: `/host pause`, `/host resume`, `/host timers`, `/host level`, `/host hints`, `/host replace`, `/host kick`, `/host transfer`, `/host audit`, `/host abandon`. They can also undo without a vote.
help-finished = Finished
help-finishedText = `/game rematch` opens the next game with the same people · `/game replay` shows this game turn by turn, with every secret · `/stats` shows how finished games went · `/game export` gives you this game as a file that can be replayed · `/game undo` reopens it if it ended by mistake
help-always = Anytime
help-alwaysText =
    - **The game:** `/status` shows how the fleet is doing, `/log` what has happened, `/game board` the board, and `/hand` everything only you know.
    - **Your decisions:** `/hint` gives you advice where hints are on, `/orders` lets you decide in advance, and `/note` keeps track of who you suspect.
    - **The table:** `/poll` asks the others something, `/game schedule` sets when you play together, and `/games` lists all your games.
    - **Your time:** `/away` lets someone play for you for a while, and `/me quiet` sets your quiet hours.
    - **Looking things up:** `/card`, `/character`, `/location` and `/rule`; `/help about:` finds a command, `/help about: news` tells you what’s new. “Apps” in the menu of a person or of one of my messages tells you who that is, or explains what the message mentions.
help-formerly = Formerly `/{ $old }`.
help-needed = (required)
help-noCommand = There’s no such command.
help-noCommandHint = Describe what you want to do in a word, such as pause, or pick one of the suggestions `/help about:` makes.

# What is new in the latest versions: the word by which `/help about:` finds it, in small letters, and its description in the list of topics.
help-news = news
help-newsAbout = What’s new in this version
help-newsTitle = New in version { $version }

# Headings above changes of the program, which follow as English text.
help-changes-added = Added
help-changes-changed = Changed
help-changes-deprecated = Soon to be removed
help-changes-removed = Removed
help-changes-fixed = Fixed
help-changes-security = Security

## tutorial

tutorial-begun =
    Your tutorial **{ $game }** starts below: a real game with automatic players. I’ll guide you through your first three turns.
    { $goal }
    Tips appear when they matter. Use the buttons to answer questions.
tutorial-begunThere =
    Your tutorial **{ $game }** starts in { $thread }: a real game with automatic players. I’ll guide you through your first three turns.
    { $goal }
    Tips appear when they matter. Use the buttons to answer questions.

# How to win, by objective; `goal`: of one that isn’t listed here.
tutorial-goal = **How to win:** Humans win by reaching this game’s objective. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
tutorial-kobol = **How to win:** Humans win by traveling a distance of 8 and then jumping one more time. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
tutorial-newCaprica = **How to win:** At distance 7 the fleet settles on New Caprica, and humans win by escaping from it. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
tutorial-ionianNebula = **How to win:** At distance 8 there is a trial, and humans win with the next jump. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
tutorial-searchForHome = **How to win:** Humans win by traveling a distance of 10, with the help of Missions, and then jumping one more time. Cylons win if fuel, food, morale or population runs out, or if Galactica is lost.
tutorial-stop = No more tips
tutorial-stopped = No more tips. `/help` always shows what you can do.
tutorial-tip = > 💡 **{ $title }** { $text }

# Below a tip about where to go.
tutorial-places = > Worth doing right now: { $places }.
tutorial-placeForCard = { $place } (1 Skill card)
tutorial-characterTitle = First, choose your character.
tutorial-character = Humanity’s last ships are on the run from the Cylons, and one of you may secretly be a Cylon. Leaders hold the highest offices, pilots fly vipers, and support characters keep the ship running. The menu “Look up a character…” shows you one before you choose. For a first game, take a pilot if you like fights or a leader if you like making decisions.
tutorial-loyaltyTitle = You have been dealt a Loyalty card.
tutorial-loyalty = It secretly tells you whether you are a Cylon. Only you have seen it; `/hand` shows it again, for your eyes only. In this tutorial you start as a human, and one of the other two is a Cylon. Anyone may say whatever they like about their card; no one may show it.
tutorial-titleTitle = You hold an office.
tutorial-title = The President holds Quorum cards, which help the humans. The Admiral chooses where the fleet jumps and can launch nukes. `/hand` shows what you hold; `/card President` and `/card Admiral` explain the rest.
tutorial-drawTitle = A turn begins with Skill cards.
tutorial-draw = You draw cards of your character’s skills; sometimes you choose which. Every Skill card has two uses: add its strength (1 to 5) to a skill check, or play it for its text. `/hand` shows yours; no one else can see them.
tutorial-moveTitle = Then you may move.
tutorial-move = Each location offers an action. Moving to the other ship costs a Skill card. `/location` tells you what a location does. You may also stay where you are.
tutorial-actionTitle = Then you take one action.
tutorial-action = Use your location, play a card marked as an action, or use your character’s ability. Look at the board for emergencies, such as Cylon ships next to civilian ships. If nothing seems useful, it’s fine to pass.
tutorial-discardTitle = You must discard.
tutorial-discard = Keep high cards in skills that many checks need, and cards whose text helps you. No one may end a turn with more than 10.
tutorial-crisisTitle = Each turn ends with a Crisis card.
tutorial-crisis = It brings a choice or a skill check; then Cylon ships act, and the fleet may get closer to its next jump. Often the current player decides alone, and everyone has to live with it.
tutorial-checkTitle = A skill check.
tutorial-check = In turn, everyone adds cards facedown, and 2 random cards are mixed in. Cards of the listed skills help; all others hurt. If the total reaches the difficulty, the check passes. If you want that, add high cards of those skills; adding none costs you nothing. Watch who adds how many: that’s how traitors are caught.
tutorial-resultTitle = That was a skill check.
tutorial-result = The log lists the cards that helped and the ones that hurt, but not who added them. A card that hurt was one of the random cards, or it came from a traitor.
tutorial-shipsTitle = Cylon ships arrive.
tutorial-ships = Raiders attack vipers and civilian ships, heavy raiders land boarding parties, basestars fire on Galactica. Vipers in space protect the civilian ships. To strike back, use Command, Weapons Control and the pilots. A jump leaves all the Cylon ships behind.
tutorial-attackTitle = Shots are fired.
tutorial-attack = Every attack is decided by an eight-sided die. Losing a civilian ship costs resources, mostly population; damage to Galactica closes locations until they are repaired.
tutorial-jumpTitle = The jump draws near.
tutorial-jump = Some Crisis cards advance the fleet on the jump track. At the end of it the fleet jumps: it leaves the Cylon ships behind, and the Admiral chooses how far you go. From FTL Control you can jump early, but that may cost population.
tutorial-jumpedTitle = The fleet has jumped.
tutorial-jumped = The Cylon ships are left behind, and the fleet is closer to its goal: `/game status` shows how close. At distance 4 everyone gets another Loyalty card, so even you may turn out to be a Cylon.
tutorial-sleeperAgentTitle = Halfway: new Loyalty cards.
tutorial-sleeperAgent = Everyone has just been dealt another one. `/hand` shows yours. From now on anyone may be a Cylon, including those who weren’t before.
tutorial-brigTitle = You are in the Brig.
tutorial-brig = Here you can’t move, you draw no Crisis card, and you add at most 1 card to a check. The Brig’s action is a skill check to get out.
tutorial-sickbayTitle = You are in Sickbay.
tutorial-sickbay = You’ll draw only 1 Skill card at the start of your next turn. Then just walk out.
tutorial-othersTitle = Now the others take their turns.
tutorial-others = The log shows what they do. You’ll be asked for cards when there’s a check, and asked privately when one of your cards could help on someone else’s turn. `/game status` shows how the fleet is doing.
tutorial-secondTurnTitle = Your second turn.
tutorial-secondTurn = It goes like the first: draw, move, act, then a Crisis card. Check the board before you move: Cylon ships near civilian ships call for Command. If things are calm, draw cards and prepare.
tutorial-traitorTitle = What a hidden Cylon can do.
tutorial-traitor = Everything a human can, but with the opposite aim: sabotage checks, choose the costlier option, waste good actions, accuse others, and make bad calls as Admiral or President. On their own turn they may reveal themselves as an action: the card’s effect strikes at once, and from then on they openly use the Cylon locations. You can have a suspect sent to the Brig, where they can do little harm; `/location Admiral’s Quarters` explains how.
tutorial-thirdTurnTitle = Your third turn.
tutorial-thirdTurn = This is the last one I’ll guide. `/game status` shows resources, distance and the jump track; a resource in its red zone is your next problem. In the checks to come, give what you can spare, and remember who doesn’t.
tutorial-newCharacterTitle = An execution.
tutorial-newCharacter = The executed player reveals what they were; executing a human costs morale. No one leaves the game: a human chooses a new character and gets a new Loyalty card; a Cylon plays on, now openly.
tutorial-checkAbilityTitle = A card in the check does something.
tutorial-checkAbility = Some Skill cards have an ability that triggers when they are revealed in a check, no matter who added them or which way they count. So a card can be worth adding for its ability, or worth keeping out. `/card` explains it.
tutorial-consequenceTitle = The check has a consequence.
tutorial-consequence = Some Crisis cards have one. It is resolved if any card with a skill check ability was added, no matter who added it and whether or not the check passes.
tutorial-fleetBoardTitle = Cylon ships gather elsewhere.
tutorial-fleetBoard = When a kind of Cylon ship should be activated but none is on the main board, one is placed on the Cylon Fleet board instead, and the pursuit advances. Nothing can attack it there. Cylon ships left behind by a jump wait there too.
tutorial-pursuitTitle = The Cylons are on your trail.
tutorial-pursuit = The marker on the Pursuit track has advanced. Along the way civilian ships are placed in space; at the end, all ships on the Cylon Fleet board appear on the main board at once, and the track starts over. A jump doesn’t set it back.
tutorial-cagTitle = There’s a CAG.
tutorial-cag = The CAG decides where civilian ships are placed in space, and has actions that activate unmanned vipers. An activated viper can also escort a civilian ship in its area back to safety. `/card CAG` explains more.
tutorial-traumaTitle = You have trauma tokens.
tutorial-trauma = Only you know whether they are benevolent or antagonistic. At the trial before the last jump, antagonistic ones count against a human, benevolent ones against a Cylon player. The player with the most against them is eliminated, but 2 or fewer don’t count. Until then, allies, Sickbay, the Brig and cards can change which ones you have. `/hand` shows yours.
tutorial-allyTitle = Allies have appeared.
tutorial-ally = A human who ends their Movement step where an ally is must encounter one. The trauma token on the ally’s card is revealed: a benevolent one helps, an antagonistic one hurts. Then a new ally is drawn, and the player places one of their own tokens on it, facedown.
tutorial-crossroadsTitle = The Crossroads.
tutorial-crossroads = Everyone has a secret card and places one trauma token next to it. The cards are then revealed one by one, and the token decides which of two results happens. A token you place here won’t count against you at the trial.
tutorial-trialTitle = The trial.
tutorial-trial = Everyone reveals their trauma tokens. Antagonistic ones count against a human, benevolent ones against a Cylon player. The player with the most against them is eliminated, but 2 or fewer don’t count. After the trial, the humans win with the next jump.
tutorial-demetriusTitle = The Demetrius flies missions.
tutorial-demetrius = A human can move to the Demetrius for 1 Skill card. Its Bridge reveals a Mission, a skill check for everyone; if you use it on your own turn, you draw no Crisis card. Two of the Missions bring the fleet closer to its goal, at distance 10. Only one Mission can be attempted between jumps.
tutorial-missionTitle = A Mission.
tutorial-mission = It is a check that no other card or ability can affect: only the added cards count. Passed or failed, it stays on the Demetrius until the fleet jumps. A failed Mission that gives distance goes back into the deck.
tutorial-rebelBasestarTitle = A basestar has rebelled.
tutorial-rebelBasestar = The side that owns it can move there for 1 Skill card. Each of its three actions costs a miracle token or a Super Crisis card. `/location` tells you what they do.
tutorial-finishTitle = Those were three turns: you know how to play.
tutorial-finish = Play on for as long as you like; I’ll only chime in when something new comes up. `/help` always shows what you can do; `/card`, `/location` and `/rule` look things up. `/game create` opens a game with other people, and automatic players fill the empty seats. `/host abandon` ends this one.
tutorial-endedTitle = The game has ended early.
tutorial-ended = It happens: a fleet can be lost quickly. `/game tutorial` starts another lesson, `/game create` a game with other people; automatic players fill the empty seats.
tutorial-reactionTitle = You may react.
tutorial-reaction = You can play one of your cards right now, out of turn. Only you have been told. If you don’t need it, decline and the game continues.

## Advice for players who ask for it. With markup, but for refusals (and their `Hint`) and what buttons show.

hint-button = Hint
hint-title =
    ### A hint
    { $question }
hint-option = { $place }. **{ $label }**: { $compared }.
hint-optionWithGist = { $place }. **{ $label }**: { $gist }; { $compared }.
hint-footer = -# Based on what you know, as an automatic player on hard would see it. It may be wrong, and the choice is yours.

# How it compares, in the middle of a sentence.
hint-compared-rules = a rule of thumb, without looking ahead
hint-compared-clear = clearly better than anything else I tried
hint-compared-even = as good as anything else I tried
hint-compared-alike = about as good
hint-compared-little = slightly worse, as far as I can tell
hint-compared-worse = clearly worse, as far as I can tell

# What it is good for.
hint-helpsCheck = adds { $strength } to the check
hint-harmsCheck = takes { $strength } off the check
hint-keepsCards = keeps your cards for later
hint-leadsOn =
    { $count ->
        [one] takes the fleet { $count } step closer to its goal
       *[other] takes the fleet { $count } steps closer to its goal
    }
hint-stays = keeps you where you can act
hint-shows = reveals who you are
hint-does-jumps = brings the fleet’s jump closer
hint-does-fights = hits the Cylon ships or gets ships into position
hint-does-mends = repairs damage
hint-does-gains = gets the fleet what it needs
hint-does-leads = gives others actions when it matters
hint-does-quorum = puts the Quorum to use
hint-does-looks = tells you what others don’t know
hint-does-judges = acts on who you trust, and who you don’t
hint-does-harms = hurts the fleet
hint-does-draws = fills your hand
hint-there-jumps = from there, you can bring the fleet’s jump closer
hint-there-fights = from there, you can hit the Cylon ships
hint-there-mends = there, you can repair damage
hint-there-gains = there, you can get what the fleet needs
hint-there-leads = from there, you can give others actions
hint-there-quorum = there, you can put the Quorum to use
hint-there-looks = there, you can learn what others don’t know
hint-there-judges = from there, you can act on your suspicions
hint-there-harms = from there, you can hurt the fleet
hint-there-draws = there, you can fill your hand
hint-nothing = There’s nothing for you to decide, so I have no advice.
hint-nothingHint = /help shows what you can do now.
hint-changed = The game moved on while I was thinking.
hint-changedHint = Ask again.
hint-off = Hints are off in this game.
hint-offHint = The host can turn them on with /host hints.
hint-offHost = You can turn them on for everyone with /host hints.
hint-allowed = Everyone can now get hints, with `/hint` or the button under their question.
hint-forbidden = Hints are now off in this game.
hint-noticeAllowed = 💡 { $by } turned hints on: `/hint` privately suggests what you could do.
hint-noticeForbidden = 💡 { $by } turned hints off.

## Looking up cards, characters, locations and rules.

# Words of questions that don't say what is meant; searches leave them out. Read by the program alone.
lookUp-idle = a an the of to is are do does can may how many what when who i my you your we

# Endings that words lose before they are compared, so that “leave”, “leaves” and “leaving” are the same. Read by the program alone.
lookUp-endings = ing es ed e s

# Several cards have this name: which of them this one is.
lookUp-oneOf = { $name } ({ $number } of { $count })

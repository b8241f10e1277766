## What only one player knows: cards, loyalty, open questions. With markup.

sheet-title = { $character } · { $game }
sheet-noCharacter = No character yet
sheet-noSeat = You have no seat in this game.

# Before anything has been dealt.
sheet-notYet = From now on, everything that only you know about the game in { $channel } appears here: your cards and your loyalty. Don’t delete this message. `/hand` shows the same at any time.
sheet-hand = Hand ({ $number })
sheet-noCards = no cards
sheet-loyalty = Loyalty
sheet-loyaltyCards = Loyalty ({ $number })
sheet-noLoyalty = no cards yet
sheet-seen = Other players’ Loyalty cards you have looked at
sheet-seenCard = { $name }: **{ $card }**
sheet-revealed = { $card } (revealed)

# Of a Personal Goal.
sheet-goalMet = ✅ can be revealed now: { $card }
sheet-goalOpen = ❌ condition not met: { $card }
sheet-trauma = Trauma tokens ({ $number })
sheet-noTokens = no tokens
sheet-traumaHelp = At the trial, antagonistic tokens count against humans, benevolent ones against Cylon players. 2 or fewer are ignored.

# A token that the reader has put on an ally.
sheet-onAlly = on { $ally }: { $token }
sheet-crossroads = Crossroads card
sheet-beside = next to it: { $token }
sheet-quorum = Quorum hand ({ $number })
sheet-superCrisis = Super Crisis ({ $number })
sheet-mutiny = Mutiny cards ({ $number })
sheet-mutinyHelp = Each can be played as an action, even in the Brig. Drawing one too many sends you to the Brig, so play yours before you draw again.
sheet-agenda = Agenda

# Of a condition of the Agenda, a sentence.
sheet-holds = ✅ met: { $condition }
sheet-holdsNot = ❌ not met: { $condition }
sheet-motives = Motives

# Of a Motive that is not revealed.
sheet-motiveHolds = ✅ currently met
sheet-motiveHoldsNot = ❌ currently not met

# A button: what the Loyalty cards in the picture say.
sheet-inWords = In words
sheet-questions = Open questions
sheet-offers = At any time
sheet-noQuestions = none
sheet-onlyYou = Only you can see this. { $channel }
sheet-onlyYouIn = Only you can see this · { $game } in { $channel }

## Private notes: what a player thinks of the others. Only that player sees them, except for `shown…`. With markup.

notes-title = Your notes · { $game }
notes-intro = Only you can see these; neither the host nor anyone who takes over your seat can. They are deleted with the game.
notes-introClosed = Only you can see these. They are as you left them at the end of the game.

# About a player without a note.
notes-nothing = { $mark } { $player }: –
notes-line = { $mark } { $player }: { $level }
notes-lineWithText = { $mark } { $player }: { $level } · { $text }

# Where there are words but no level.
notes-lineTextOnly = { $mark } { $player }: { $text }
notes-trust = trust
notes-unsure = unsure
notes-suspect = suspect
notes-none = nothing noted
notes-notebook = Notebook
notes-emptyNotebook = Nothing here yet. Jot down whatever you want to remember about this game.
notes-open = My notes
notes-choosePlayer = Add a note about a player
notes-editNotebook = Edit the notebook
notes-show = Show my suspicions to the table
notes-showSure = Everyone in the channel will see what you suspected, next to the truth. Your notebook stays private. This can’t be undone.
notes-showYes = Show them
notes-showNo = Keep them private
notes-showDone = Your suspicions are now public.

# In the panel of a question about players.
notes-inPanel = 🗒 Your notes: { $lines }
notes-suspicionTitle = About { $player }
notes-level = What do you think?
notes-noLevel = No opinion
notes-text = Why? (only you see this)
notes-notebookTitle = Notebook · { $game }
notes-notebookLabel = Only you see this
notes-shownTitle = { $name } shows what they suspected
notes-shownLine = { $mark } { $player }: { $level } → { $side }
notes-shownLineWithText = { $mark } { $player }: { $level } · { $text } → { $side }
notes-shownLineTextOnly = { $mark } { $player }: { $text } → { $side }
notes-human = human
notes-cylon = Cylon
notes-cylonLeader = Cylon Leader
notes-sympatheticCylon = Sympathetic Cylon
notes-notYours = You aren’t playing in this game, so you have no notes.
notes-notYoursHint = Notes are for players. Join a game with /game join before it starts.
notes-notBegun = There’s no one to suspect yet: the game hasn’t started.
notes-notBegunHint = Come back once the cards are dealt.
notes-closed = You can’t add notes to this game anymore.
notes-closedHint = Only players can write notes, and only while the game is running. /note shows what you wrote.
notes-noSuchPlayer = There is no such player in this game besides you.
notes-noSuchPlayerHint = Choose one of those that /note suggests.
notes-tooLong = That’s too long: { $length } characters, and the limit is { $most }.
notes-tooLongHint = Shorten it, or put the rest in your notebook.
notes-needsPlayer = Who do you trust or suspect?
notes-needsPlayerHint = Choose someone with the `player` option.
notes-notOver = You can show your suspicions once the game has ended.
notes-nothingToShow = You didn’t note any suspicions in this game.
notes-shownAlready = You have already shown your suspicions.
notes-cannotShowHint = /note shows you what you wrote.

## Standing orders: what a player decides in advance. Only that player sees any of this. With markup.

orders-title = Standing orders · { $game }
orders-intro = Standing orders answer for you, so no one has to wait. Only you can see them, and no one can tell whether you or an order answered.
orders-reactions = Reactions
orders-reactionLine = **{ $name }**: { $order }
orders-askedAbout = Ask me about { $names }
orders-noReactions = Your cards and abilities will be listed here once the game has started.
orders-rest = Everything else
orders-ask = ask me
orders-askIf = ask me only under certain conditions
orders-play = use it for me
orders-never = never use it
orders-askAlways = ask me
orders-askWhere = ask me { $conditions }; otherwise pass
orders-playAlways = always use it
orders-playWhere = use it { $conditions }; otherwise pass
orders-neverUse = never use it, never ask
orders-or = { $conditions } or { $last }
orders-and = { $conditions }, but only { $last }
orders-onlyIf = only { $condition }
orders-ftl = on an FTL roll
orders-basestar = on an attack against a basestar
orders-ships = on an attack against other Cylons
orders-otherRoll = on a roll for a card or location
orders-ownTurn = on my turn
orders-needsSix = if the roll needs 6 or more
orders-dieFails = if the roll would fail
orders-myViper = when my viper is attacked
orders-pilotedViper = when a piloted viper is attacked
orders-unmannedViper = when an unmanned viper is attacked
orders-viperHit = if it would be hit
orders-crisisCheck = in a Crisis card’s check
orders-placeCheck = in a check at a location or for another card
orders-turnsCheck = if it turns a failed check into a pass
orders-holdSkill = if I hold another card of that type
orders-manyCards = if it would get me 8 or more cards
orders-attackCrisis = on a Crisis card with an attack
orders-otherCrisis = on any other Crisis card
orders-checks = Skill checks
orders-checksAsk = ask me every time
orders-checksUnlessUseful = add nothing if none of my cards would count or do anything; otherwise ask me
orders-checksNothing = never add anything
orders-quietNow = You won’t add anything to skill checks until your next turn.
orders-several = If several players want to react on my turn
orders-severalAsk = ask me who goes first
orders-severalClockwise = in seating order, starting with me
orders-discards = When I have to discard cards
orders-discardsAsk = ask me
orders-discardsWeakest = discard the weakest
orders-atJump = Assault raptors in space when the fleet jumps (yours; on your turn, also unpiloted ones)
orders-atJumpAsk = ask me
orders-atJumpStay = they stay in space
orders-atJumpHome = they return to the Reserves
orders-ahead = When I could decide something in advance
orders-aheadYes = tell me privately
orders-aheadNo = don’t tell me
orders-suggest = Use the suggested orders
orders-suggested = The suggested orders are now in force.
orders-clear = Ask me everything
orders-cleared = All orders withdrawn: you’ll be asked everything.
orders-quiet = Add nothing until my next turn
orders-unquiet = Ask me about checks again
orders-thisCheck = This skill check
orders-nextTurn = My next turn
orders-back = Back
orders-chooseReaction = Change a reaction
orders-chooseRest = Change another order
orders-chooseMode = What to do
orders-chooseConditions = Under which conditions
orders-conditionsHelp = The order applies if any of the chosen conditions is met, or always if you choose none. Conditions with “only” must be met in every case.
orders-choose = Open my orders
orders-otherCheck = ⚠ That was an earlier skill check, so nothing was decided. The current one is:
orders-otherTurn = ⚠ That was an earlier turn, so nothing was planned. Your next one is:
orders-checkTitle = In advance: { $source }
orders-checkNone = Nothing decided yet: you’ll be asked when it’s your turn to add cards.
orders-checkNothing = You’ll add nothing.
orders-checkCards = You’ll add { $cards }.
orders-checkQuiet = You won’t be asked for reactions until the check is over.
orders-checkHelp = If the difficulty or the positive skills change first, or cards are played faceup, your cards stay in your hand and you’ll be asked.
orders-chooseCards = Choose cards (up to { $most })
orders-addNothing = Add nothing
orders-addNothingQuiet = Add nothing, and don’t ask for reactions
orders-dropCheck = Ask me after all
orders-turnTitle = In advance: your turn (turn { $turn })
orders-turnNone = Nothing planned yet: choose where to move, then what to do there.
orders-turnPlan = Planned: { $move }, then { $action }.
orders-turnMoveChosen = Chosen: { $move }. Now choose what to do there.
orders-turnDraws = Draw as many { $skill } cards as possible.
orders-turnHelp = The plan is dropped, and you’ll be asked instead, if you have moved, your titles have changed, Galactica has been damaged or boarded, relevant Cylon ships have arrived or left, or (when you plan to jump) the jump track has changed.
orders-stay = stay where I am
orders-moveTo = move to { $place }
orders-chooseMove = Where to move
orders-chooseAction = What to do there
orders-chooseDraws = Which Skill cards to draw
orders-dropTurn = Ask me after all
orders-offer = Save everyone some waiting: with `/orders` you can decide recurring answers in advance (game { $game } in { $channel }). Suggested for a start:
orders-offerHelp = One tap accepts them; you can change everything at any time. No one else sees your orders.
orders-aheadCheck = A skill check has started in { $channel } (game { $game }): { $source }. You can pick your cards now instead of waiting for your turn.
orders-aheadTurn = You’re next in { $channel } (game { $game }). Plan your turn now, and it will play itself.
orders-aheadOver = This has been decided in the meantime.
orders-stoppedCheck = Your cards for the skill check in { $channel } (game { $game }) weren’t added: { $reason }. You’ll be asked instead.
orders-stoppedTurn = Your planned turn in { $channel } (game { $game }) was canceled: { $reason }. You’ll be asked instead.
orders-changedDifficulty = its difficulty has changed
orders-changedSkills = its positive skills have changed
orders-changedOpen = its cards are now played faceup
orders-changedPlace = you’re somewhere else now
orders-changedSide = your loyalty or character has changed
orders-changedTitles = your titles have changed
orders-changedDestination = the location has been damaged, closed or reopened
orders-changedDamage = Galactica has been damaged or repaired
orders-changedBoarding = the number of centurions aboard has changed
orders-changedShips = the Cylon ships have changed
orders-changedJump = the jump track has moved
orders-changedElse = the situation has changed
orders-illegalCards = those cards can no longer be added
orders-illegalMove = you can no longer move there
orders-illegalAction = the action is no longer possible
orders-notOffered = There are no orders for that card or ability right now.
orders-notOfferedHint = Open /orders again to see what’s available.
orders-badCondition = That condition doesn’t apply to this card or ability.
orders-noCheck = There is no skill check that you have yet to add cards to.
orders-noCheckHint = You can choose cards from the start of a check until it’s your turn.
orders-notInHand = You no longer hold all of these cards.
orders-notInHandHint = Choose from the cards in your hand.
orders-tooEarly = There is nothing to plan before the first turn.
orders-tooEarlyHint = Come back when everyone has a character.
orders-noSuchMove = You can’t plan to go there.
orders-noSuchAction = You can’t plan to do that there.
orders-noSuchDraw = You can’t draw those Skill cards on your next turn.
orders-planAgain = Open /orders again: the situation has changed.

## How players learn what no one else may know: by direct message, or each in a private thread. With markup; names come escaped.

privately-direct = Loyalty, hands and secret choices are sent by direct message.
privately-noThreads = Loyalty, hands and secret choices are sent by direct message, because there can’t be private threads here.
privately-threads = Loyalty, hands and secret choices are sent to a private thread for each player. Members with the Manage Threads permission can read those.

# After `threads`: the players among those members; `people`: their names.
privately-playing = ⚠ Players who can: { $people }.

# The name of the thread, in which markup is not read.
privately-thread = { $name }’s desk · { $game }
privately-welcome = { $person }, this is your desk for { $game } in { $channel }. I’ll send you everything here that only you may know, and commands work as they do there. The only members of this thread are you and me.
privately-warning = -# Anyone with the Manage Threads permission can still read it.
privately-moved = Your secrets for { $game } are no longer shown here. `/hand` shows them at any time.
privately-refused = I can’t create or write in private threads in { $channel }, so the players of { $game } get direct messages instead. Private threads need a text channel and the permissions { $permissions }. To stick with direct messages, use `/settings private: Direct messages`.
privately-notYours = This is another player’s desk; only they can use it.
privately-notHere = This is one player’s desk, for a single game.
privately-notHereHint = Use the command in a channel or another thread.

## Questions to players.

# $player: a name; $ask: the request or question, after the name: “Ada, choose your action”.
decisions-title = { $player }, { $ask }
# What a card or a location does, before the help: “Weapons Control: Galactica attacks 1 Cylon ship in any area”.
decisions-about = { $source }: { $what }
# The last sentence of the help where a player may decline. $pass: the words on the button for it.
decisions-mayDecline = You may also choose “{ $pass }”.

## Questions of setup and of the steps of a turn. The message follows the name of the player (“Ada, choose your action”); `.help` tells
## that player alone, perhaps a newcomer, what happens next.

# In brackets after a question: how many are left to do.
decisions-turn-left = { $count } left
decisions-turn-startingHand = starting hand

decisions-turn-exchangeQuorum = choose Quorum cards to discard
    .help = You draw as many as you discard. Everyone sees what you discard.
decisions-turn-chooseCharacter = choose your character
    .help = You play this character from now on. Political leaders, military leaders and pilots can only be chosen from the type with the most characters left; all other characters are always available.
# $character: “A pilot”, or a name.
decisions-turn-keptButTaken = { $character } was reserved for you, but can’t be chosen now.
decisions-turn-chooseSetupLocation = choose where to start
    .help = Your character starts the game at this location.
decisions-turn-chooseStartArea = choose where your viper starts
    .help = You start as its pilot, in one of the two launch areas.
decisions-turn-drawSkill = draw a Skill card
    .help = Choose a deck and draw its top card. Only you see the card; everyone sees which deck you chose.
# $cards: “2 Skill cards”.
decisions-turn-multiSkill =
    { $count ->
        [one] choose the type of { $cards }
       *[other] choose the types of { $cards }
    }
    .help = Your skill set lets you choose between these types. You decide before you draw any of them.
decisions-turn-move = choose where to move
    .help = Moving within a ship is free; moving to a location on another ship costs 1 Skill card. Then you take your action, usually the one at your location.
decisions-turn-payForMove = discard 1 Skill card to move to { NOUN($place, case: "the") }
    .help = Moving to another ship costs 1 Skill card of your choice. You arrive once it’s paid.
# $step: in the Action step; otherwise a card lets the player act.
decisions-turn-action = choose your action
    .help =
        { $step ->
            [yes] You take one action: from your location, a card in your hand, your character or your title. Then you draw a Crisis card, unless you’re in the Brig or a Cylon.
           *[no] You take one action: from your location, a card in your hand, your character or your title.
        }
# $label: the words on the button: “End your infiltration”.
decisions-turn-offer = do this whenever you like: { $label }
    .help = You can do this whenever the game is waiting for someone. No one waits for you to do it, and no one else knows that you can.
decisions-turn-orders = { $player } gives you an Executive Order. What do you do?
    .help = Move and then take 1 action, or stay and take 2 actions. You’ll be asked about each part in turn. It isn’t your turn: no other steps follow.
decisions-turn-emergency = choose whether to move or act
    .help = Either move or take 1 action; in the Brig you can only act. No other steps of a turn follow.
decisions-turn-tradeCards = discard any number of Skill cards
    .help = Then you choose one type from your skill set and draw as many cards of it. Everyone sees what you discard.
decisions-turn-discard = discard { $cards }
    .help = You choose which. Everyone sees what you discard.
decisions-turn-discardToLimit = discard { $cards } to meet your hand limit
    .help = No one may end a turn with more Skill cards than their hand limit, usually 10. Everyone sees what you discard.
decisions-turn-discardAtReveal = discard { $cards } as you reveal yourself
    .help = A revealed Cylon keeps 3 Skill cards. Everyone sees what you discard.
decisions-turn-discardAfterInfiltration = discard { $cards } as your infiltration ends
    .help = A player who ends an infiltration in the Brig keeps 3 Skill cards. Everyone sees what you discard.
decisions-turn-discardAsCost = discard { $cards } to pay the cost
    .help = You pay the cost before the effect happens. Everyone sees what you discard.
decisions-turn-discardQuorum = discard { $cards }
    .help = The President may not end a turn with more than 10 Quorum cards.
# $moment: “before a die is rolled”.
decisions-turn-react = do you want to react?
    .help = You can react now, { $moment }. The game is waiting for your answer, but no one else can see that.
decisions-turn-reactionOrder = choose which reaction comes first
    .help = Several reactions were announced { $moment }. As the current player, you choose the order.
decisions-turn-movementEndOrder = choose what happens first
    .help = Several things happen to you at the end of your Movement step. You choose the order: the first may change what follows, or save you from it.
decisions-turn-contribute = add Skill cards to the check
    .help = Cards of the skills listed in the check are positive, all others negative. Everyone sees how many cards you add, but not which.

## Questions that a card, a location or an ability asks. The message follows the name of the player; `.help` is for that player alone.

# $evenThat: an option that can't be carried out may be chosen, too.
decisions-cards-chooseOption = choose an option on { $card }
    .help =
        { $evenThat ->
            [yes] Each option says what it does, and your choice takes effect immediately. Even an option that can’t be carried out can be chosen.
           *[no] Each option says what it does, and your choice takes effect immediately.
        }
decisions-cards-chooseEffect = choose one
    .help = Your choice takes effect immediately.
# Several choices in a row: number $place of $of.
decisions-cards-nameEffect = make choice { $place } of { $of }
    .help = You make all of your choices first. Then they are resolved in the order in which you made them.
decisions-cards-chooseCrisis = choose the Crisis card to resolve
    .help = Only you see these cards ({ $source }). The one you choose is revealed and resolved; no one learns what the others were.
decisions-cards-chooseCard = choose a card
    .help = Only you see these cards. The one you choose is used immediately.
decisions-cards-choosePlayer = choose a player
    .help = Everyone sees your choice.
decisions-cards-chooseSkill = choose a skill
    .help = Cards of this skill count as 0 in the check.
decisions-cards-chooseLocation = choose a location
    .help = This move is free. You can’t choose Sickbay or the Brig.
decisions-cards-chooseLocationFor = choose a location for { $player }
    .help = This move is free. You can’t choose Sickbay or the Brig.
decisions-cards-chooseDeck = choose a deck
    .help = You’ll look at its top card in secret, then put it on the top or bottom of the deck.
# $deck: “Crisis deck”. $card: its name, with its icons in brackets.
decisions-cards-topOrBottom = put the card on the top or bottom of the { $deck }
    .help = It’s { $card }. No one else sees it, but everyone sees where you put it.
decisions-cards-chooseResult = decide whether the check passes or fails
    .help = The check isn’t made: no cards are added, and the result you choose takes effect immediately.
# After what the card does.
decisions-cards-useLoyalty = use the effect of your Loyalty card?
    .help = It takes effect immediately.
decisions-cards-useAbility = use { $ability }?
    .help = It takes effect immediately.
decisions-cards-giveLoyalty = choose who receives your Loyalty cards
    .help = They go facedown to that player, and no one else sees them. A player with a Cylon card plays for the Cylons.

## Questions about checks, dice and cards that come with the expansions. The message follows the name of the player; `.help` is for that
## player alone.

decisions-fates-chooseHull = choose which ship takes the damage
    .help = A damage token is drawn for the ship you choose. Pegasus is destroyed when all 4 of its locations are damaged; they don’t count against Galactica.
decisions-fates-abilityOrder = choose which ability to resolve next
    .help = Each is resolved once, no matter who added the card. As the current player, you choose the order.
decisions-fates-discardFromCheck = discard a card from the check
    .help = It no longer counts and its ability isn’t resolved, but it was in the check, so a consequence still follows.
decisions-fates-nameResult = choose the result of the die
    .help = No die is rolled, and nothing can change the result you choose.
decisions-fates-lookAtBottom = choose a deck to look at its bottom card
    .help = Only you see the card, and it stays where it is.
decisions-fates-cullDestiny = discard { $cards } from the Destiny deck
    .help = You see the whole Destiny deck. Everyone sees what you discard; the rest is shuffled.
decisions-fates-placeCard = put a card back
    .help = The first card you put on top will be drawn first. Cards on the bottom won’t come up for a long time. No one else sees them.
decisions-fates-learnSkill = choose a Skill deck
    .help = You’ll look at its top { $cards }, then decide what to do with them.
decisions-fates-keepOrAdd = take the cards or add them to the check
    .help = It’s all or nothing. Cards added to the check go in right after the Destiny cards and stay hidden until the reveal.
decisions-fates-giveCard =
    { $count ->
        [one] choose a Skill card for { $player }
       *[other] choose { $cards } for { $player }
    }
    .help =
        { $count ->
            [one] Only the two of you will know which card it is.
           *[other] Only the two of you will know which cards they are.
        }
decisions-fates-rollAgain = reroll or keep the result
    .help = The roll is { $result }; removing the occupation force takes { $needed } or more. You may discard a Maximum Firepower to reroll; whatever was added to the roll stays.

## Questions about ships, damage and the jump. The message follows the name of the player; `.help` is for that player alone.

decisions-fleet-removeCylons = choose a space area to clear
    .help = All Cylon ships there return to the supply without being destroyed. Vipers and civilian ships stay.
decisions-fleet-mayLaunch = choose where to launch in a viper, if you like
    .help = You leave Galactica as the pilot of a viper from the Reserves. This isn’t an action and doesn’t give you one.
decisions-fleet-chooseArea = choose a space area
    .help = Vipers launch at the port bow and the port quarter. The bow is in front of Galactica, the stern behind it.
# $more: how many follow.
decisions-fleet-placeCivilian = choose where to place a civilian ship
    .help =
        { $more ->
            [0] It’s drawn facedown, and raiders will hunt it there.
            [one] It’s drawn facedown, and raiders will hunt it there. { $more } more follows.
           *[other] It’s drawn facedown, and raiders will hunt it there. { $more } more follow.
        }
# $ships: “1 raptor”, $count of them; $kind: `raptor` or `viper`; $why: the card or location.
decisions-fleet-takeRisk = risk { $ships } for { $why }?
    .help =
        { $kind ->
            [raptor] { $count ->
                [one] You roll a die. On { $atLeast } or more it works; otherwise the raptor is destroyed.
               *[other] You roll a die. On { $atLeast } or more it works; otherwise the raptors are destroyed.
            }
           *[viper] { $count ->
                [one] You roll a die. On { $atLeast } or more it works; otherwise the viper is damaged.
               *[other] You roll a die. On { $atLeast } or more it works; otherwise the vipers are damaged.
            }
        }
decisions-fleet-chooseAmount =
    { $of ->
        [destroyedViper] choose how many destroyed vipers return
        [raptor] choose how many raptors return
        [raider] choose how many raiders to destroy
        [heavyRaider] choose how many heavy raiders to destroy
        [pegasusDamage] choose how many of the damage tokens to draw for Pegasus
       *[viper] choose how many vipers return
    }
    .help =
        { $of ->
            [destroyedViper] They go to the Reserves and can be used again.
            [raptor] They go to the Reserves and can be used again.
            [raider] They return to the supply.
            [heavyRaider] They return to the supply.
            [pegasusDamage] The rest are drawn for Galactica. You see all of them before you choose which ones count.
           *[viper] They go to the Reserves. Damaged vipers return before destroyed ones, unless you choose otherwise in the next question.
        }
decisions-fleet-chooseRepair = choose what to repair
    .help = A repaired location can be activated again; repaired vipers go to the Reserves.
decisions-fleet-moveCivilian = move civilian ship no. { $number } { NOUN($area, case: "at") }?
    .help = Choose an adjacent area. Raiders destroy civilian ships without a roll, so keep it away from them.
decisions-fleet-chooseShip = choose a ship
    .help = Identical ships are listed once.
decisions-fleet-chooseDamage =
    { $count ->
        [one] choose { $count } damage token
       *[other] choose { $count } damage tokens
    }
    .help = A damaged location is closed until it’s repaired, and everyone there goes to Sickbay; a resource token costs that resource. The other tokens go back unseen.
decisions-fleet-attack = attack with your viper
    .help = Choose a Cylon ship in your area. Each attack is a separate roll.
# $left: how many activations.
decisions-fleet-activate = activate an unmanned viper
    .help =
        { $left ->
            [1] The activation launches a viper, moves one, attacks with one or, with the Cylon Fleet board, escorts a civilian ship.
           *[other] Each activation launches a viper, moves one, attacks with one or, with the Cylon Fleet board, escorts a civilian ship. The same viper can be activated more than once.
        }
decisions-fleet-activateThese = activate an unmanned viper
    .help =
        { $which ->
            [eachOnce] Activate each of the vipers just placed once: it moves, attacks or, with the Cylon Fleet board, escorts a civilian ship.
           *[oneViper] All activations are for the same viper. Each one launches it, moves it, attacks with it or, with the Cylon Fleet board, has it escort a civilian ship.
        }
# In brackets: what each activation costs.
decisions-fleet-costEach = { $cards } each
decisions-fleet-chooseDestination = choose a destination for the fleet
    .help = Distance brings the fleet closer to its goal, but the journey costs resources. The other cards go to the bottom of the deck, and no one learns what they were.
# $ships: “raiders”.
decisions-fleet-nextArea = choose where { $ships } act next
    .help = All { $ships } in one area act before those in the next. They follow fixed rules; only the order is up to you.
decisions-fleet-nextRaider = choose which raider { NOUN($area, case: "at") } acts next
    .help = Raiders in an area act one by one, by fixed rules. These aren’t all alike, so the order is up to you.
decisions-fleet-raiderTarget = choose the target of the raider { NOUN($area, case: "at") }
    .help = A raider attacks an unmanned viper first, then a piloted one, then a civilian ship. Here it has a choice of several, and you decide.
# One of several models. $ship: “viper”; $box: where it is.
decisions-fleet-chooseCraft = choose { NOUN($ship, case: "a") }
    .help =
        { $box ->
            [damagedCraft] Several models are available. Once repaired, it goes to the Reserves.
            [destroyed] Several models are available. The one you choose returns to the Reserves.
           *[reserves] Several models are available; they fly and fight in different ways. Each counts as a viper for cards and locations.
        }
decisions-fleet-chooseCraftAt = choose { NOUN($ship, case: "a") } for { NOUN($area, case: "the") }
    .help =
        { $box ->
            [damagedCraft] Several models are available. Once repaired, it goes to the Reserves.
            [destroyed] Several models are available. The one you choose returns to the Reserves.
           *[reserves] Several models are available; they fly and fight in different ways. Each counts as a viper for cards and locations.
        }
# In brackets: where it is.
decisions-fleet-box =
    { $box ->
        [damagedCraft] damaged
        [destroyed] destroyed
       *[reserves] in the Reserves
    }
# $ships: “raiders”.
decisions-fleet-whichToPlace = choose where to place the remaining { $ships }
    .help = There aren’t enough for everything the card says, so you decide which ones are placed.

## What is going on when a player may react: a sentence before the question, which everyone reads.

# $attacker, $target: “a raider”, “the viper piloted by Ada”.
decisions-occasion-attacks = { $attacker } attacks { $target }
decisions-occasion-pilotedViper = the { $ship } piloted by { $player }
decisions-occasion-attack = an attack
# $about: the name of what the die is rolled for, or of what the check belongs to.
decisions-occasion-roll = a roll for { NOUN($about, case: "the") }
decisions-occasion-skillCheck = a skill check for { NOUN($about, case: "the") }
# $about: the sentence so far, or the name of a card.
decisions-occasion-die = { $about }: rolled { $die }
decisions-occasion-check = { $about }: total { $total }, difficulty { $difficulty }

## Words for titles, milestones and the end of the game. Modules have such words in files of their own.

# On the card of a title: what its holder does.
openWords-duties-president = The President holds the Quorum hand in secret and makes the decisions that cards leave to the President.
openWords-duties-admiral = The Admiral holds the nukes, chooses the destination of each jump and makes the decisions that cards leave to the Admiral.

# Actions: `label` on a button (80 characters) with `detail` below it, `deed` in the log after the name of the player.
openWords-drawQuorum-label = Draw a Quorum card
openWords-drawQuorum-deed = draws a Quorum card
openWords-drawQuorum-detail = It goes into your secret Quorum hand
openWords-launchNuke-label = Launch a nuke
openWords-launchNuke-deed = launches a nuke
openWords-endInfiltration-label = End your infiltration
openWords-endInfiltration-detail = You move to the Resurrection Ship and become a Cylon player again
openWords-endInfiltration-deed = ends their infiltration

# Milestones: `name` on the distance track, `begins` in the log, `brings` on the objective after a colon.
openWords-sleeperAgent-name = Sleeper agents
openWords-sleeperAgent-begins = the Sleeper Agent phase begins
openWords-sleeperAgent-brings = the Sleeper Agent phase (each player is dealt another Loyalty card)
openWords-finalJump-name = Last jump
openWords-finalJump-begins = the next jump is the last
openWords-finalJump-brings = the next jump is the last and wins the game for the humans if no resource is at 0

# Why the game is over, after a colon: “The Cylons win: the fleet has run out of fuel.”
openWords-endings-fuel = the fleet has run out of fuel
openWords-endings-food = the fleet has run out of food
openWords-endings-morale = the fleet has lost all morale
openWords-endings-population = no one in the fleet is left alive
openWords-endings-invasion = Cylon centurions have taken Galactica
openWords-endings-destruction = Galactica has been destroyed
openWords-endings-noCharacter = no one is left to replace the executed character
openWords-endings-reachedKobol = the fleet has reached Kobol

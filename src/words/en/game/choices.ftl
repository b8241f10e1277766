## Headings over groups of choices, in menus.

choices-headings-location = Your location
choices-headings-attack = Attack
choices-headings-launch = Launch
choices-headings-fly = Move a viper
choices-headings-space = Space
choices-headings-boarding = Boarding Party
choices-headings-skillCards = Skill cards
choices-headings-quorum = Quorum cards
choices-headings-cards = Cards
choices-headings-tokens = Tokens
choices-headings-character = Your character
choices-headings-title = Your title
choices-headings-loyalty = Your Loyalty card
choices-headings-players = Players
choices-headings-politicalLeader = Political leaders
choices-headings-militaryLeader = Military leaders
choices-headings-pilot = Pilots
choices-headings-support = Support
choices-headings-cylonLeader = Cylon Leaders
choices-headings-skills = Skills
choices-headings-options = Options
choices-headings-orders = Orders
choices-headings-decks = Decks
choices-headings-other = Other

## Actions on buttons and in menus (80 characters).

# In brackets after an ability.
choices-actions-oncePerGame = once per game
choices-actions-reveal = Reveal { $card }
choices-actions-revealAsCylon = Reveal yourself as a Cylon
choices-actions-becomeCylon = You become a Cylon player
choices-actions-revealEffect = You may use its effect: { $what }
choices-actions-activate = Activate { NOUN($place, case: "the") }
# In brackets: what activating a location costs; $ability: the weakness that asks for it.
choices-actions-costs = costs { $cards }
choices-actions-costsBy = costs { $cards }: { $ability }
# $card: a Skill card with its strength.
choices-actions-play = Play { $card }
choices-actions-playQuorum = Play the Quorum card { $card }
# Parts of an Executive Order.
choices-actions-move = Move
    .detail = To another ship: discard 1 Skill card
choices-actions-moveThenAct = Move, then take 1 action
choices-actions-actTwice = Stay and take 2 actions
choices-actions-actOnce = Take 1 action

## “Yes” and “no” to a question, on buttons (80 characters); `.detail`: what it means, below (100 characters, no full stop).

choices-passing-stay = Stay where you are
choices-passing-action = Take no action
    .detail = Ends your Action step
choices-passing-orders = Do nothing
    .detail = The Executive Order is wasted
choices-passing-emergency = Do nothing
    .detail = Play passes to the next player
choices-passing-react = Don’t react
    .detail = The game continues
choices-passing-contribute = Add nothing
    .detail = No one learns why
choices-passing-takeRisk = Take no risk
    .detail = No ship is lost, but nothing is gained
choices-passing-nobody = Choose no one
choices-passing-noShips = No more ships
choices-passing-none = None
choices-passing-noActivations = No more activations
choices-passing-leaveShip = Leave it there
choices-passing-stayInArea = Stay in this area
choices-passing-noRepairs = No more repairs
choices-passing-rollAgain = Keep the result
    .detail = No card is discarded
choices-passing-keepQuorum = Keep all Quorum cards
choices-passing-cullDestiny = Discard none
    .detail = The Destiny deck is shuffled
choices-passing-useAbility = Don’t use it
    .detail = The game continues
choices-passing-decline = Decline
    .detail = The game continues without it
choices-passing-risk = Risk { $ships }
    .detail = Works on a roll of { $atLeast } or more
choices-passing-yes = Yes, do it
choices-passing-useEffect = Use the effect
choices-passing-use = Use { $ability }

## Choices among ships, on buttons and in menus (80 characters).

choices-ships-at = { $ship } { NOUN($area, case: "at") }
choices-ships-acted = { $ship } { NOUN($area, case: "at") } (has acted this turn)
choices-ships-unseen = { $ship } { NOUN($area, case: "at") } (no one has looked at it)
choices-ships-numbered = { $ship } no. { $number } { NOUN($area, case: "at") }
choices-ships-piloted = { $ship } { NOUN($area, case: "at") }, piloted by { $player }
choices-ships-noHit = Can’t be hit
# $range: “3 or more”.
choices-ships-hit =
    { $result ->
        [damaged] Damaged on a roll of { $range }
       *[destroyed] Destroyed on a roll of { $range }
    }
# $ship: “viper”, or its model.
choices-ships-whose =
    { $own ->
        [yes] your { $ship }
       *[no] an unmanned { $ship }
    }
choices-ships-ofReserves = { $ship } from the Reserves
choices-ships-centurion =
    { $space ->
        [0] The centurion on the Start space
       *[other] The centurion on space { $space }
    }
choices-ships-launch = Launch { NOUN($ship, case: "a") } { NOUN($area, case: "at") }
choices-ships-fromReserves = From the Reserves into space
# $ship: “your viper”, “an unmanned viper”.
choices-ships-move = Move { $ship } { NOUN($from, case: "from") } { NOUN($to, case: "to") }
# $target: “a raider”, “a basestar” (then with its $number), or Scar; $spent: it has acted this turn; $viper: “your viper”.
choices-ships-attack =
    { $number ->
        [none] { $spent ->
            [yes] Attack { $target } (has acted this turn) { NOUN($area, case: "at") } with { $viper }
           *[no] Attack { $target } { NOUN($area, case: "at") } with { $viper }
        }
       *[other] Attack { $target } (no. { $number }) { NOUN($area, case: "at") } with { $viper }
    }

## Choices that name a thing, on buttons and in menus (label 80, `.detail` 100 characters, no full stop).

# Of a Skill card for a check.
choices-things-strength = Strength { $strength }, positive or negative depending on its skill
# $number: “1”.
choices-things-option = Option { $number } of { $card }
choices-things-nothing = Do nothing else
# Why there is no action at a location.
choices-things-idlePlace = No action available: { $why }
choices-things-idle =
    { $idle ->
        [damaged] it’s damaged
        [cards] you don’t have the Skill cards it costs
       *[forbidden] you can’t use it
    }
choices-things-idleUnless = it works only if { $conditions }
# “Armory on Galactica”.
choices-things-placeOn = { $place } on { NOUN($board, case: "the") }
# In brackets after a location.
choices-things-costsSkillCard = costs 1 Skill card
choices-things-costsCard = costs 1 card
choices-things-costsSuperCrises = costs { $cards }
choices-things-cardTo =
    { $top ->
        [yes] Top: { $card }
       *[no] Bottom: { $card }
    }
choices-things-toHand = Take them into your hand
choices-things-toCheck = Add them to the check
    .detail = They go in right after the Destiny cards
choices-things-deck = { $deck }
choices-things-top = On top of the deck
    .detail = It will be the next card drawn
choices-things-bottom = On the bottom of the deck
    .detail = It won’t come up for a long time
choices-things-result =
    { $passes ->
        [yes] The check passes
       *[no] The check fails
    }
    .detail = It takes effect immediately; no cards are added
# $ships: “2 vipers”.
choices-things-damagedVipers = { $ships } (damaged)

## What is wrong with an answer to a question: whole sentences.

mistakes-gameOver = The game is over; there is nothing left to decide.
mistakes-alreadyDecided = This has already been decided.
mistakes-notYours = That’s for another player to decide.
mistakes-twice = You can’t make the same choice twice.
mistakes-notOpen = That isn’t one of the available choices.
# $runs: how many may be chosen: “2”, “1 to 3”, or several of these; $count: how many were chosen.
mistakes-count = Choose { $runs }, not { $count }.
mistakes-exactly = Choose exactly { $needed }, not { $count }.
mistakes-run = { $least } to { $most }

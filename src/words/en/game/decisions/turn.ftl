### Questions of setup and of the steps of a turn. The message follows the name of the player (“Ada, choose your action”); `.help` tells
### that player alone, perhaps a newcomer, what happens next.

# In brackets after a question: how many are left to do.
left = { $count } left
startingHand = starting hand

exchangeQuorum = choose Quorum cards to discard
    .help = You draw as many as you discard. Everyone sees what you discard.
chooseCharacter = choose your character
    .help = You play this character from now on. A political leader, military leader or pilot must be of the type with the most characters left; all others can be chosen at any time.
# $character: “A pilot”, or a name.
keptButTaken = { $character } was reserved for you, but can’t be chosen now.
chooseSetupLocation = choose where to start
    .help = Your character starts the game at this location.
chooseStartArea = choose where your viper starts
    .help = You start as its pilot, in one of the two launch areas.
drawSkill = draw a Skill card
    .help = Choose a deck and draw its top card. Only you see the card; everyone sees which deck you chose.
# $cards: “2 Skill cards”.
multiSkill =
    { $count ->
        [one] choose the type of { $cards }
       *[other] choose the types of { $cards }
    }
    .help = Your skill set lets you choose between these types. You decide before you draw any of them.
move = choose where to move
    .help = Moving within a ship is free; moving to a location on another ship costs 1 Skill card. Then you take your action, usually the one at your location.
payForMove = discard 1 Skill card to move to { NOUN($place, case: "the") }
    .help = Moving to another ship costs 1 Skill card of your choice. You arrive once it’s paid.
# $step: in the Action step; otherwise a card lets the player act.
action = choose your action
    .help =
        { $step ->
            [yes] You take one action: from your location, a card in your hand, your character or your title. Then you draw a Crisis card, unless you’re in the Brig or a Cylon.
           *[no] You take one action: from your location, a card in your hand, your character or your title.
        }
# $label: the words on the button: “End your infiltration”.
offer = do this whenever you like: { $label }
    .help = You can do this whenever the game is waiting for someone. No one waits for you to do it, and no one else knows that you can.
orders = { $player } gives you an Executive Order. What do you do?
    .help = Move and then take 1 action, or stay and take 2 actions. You’ll be asked about each part in turn. It isn’t your turn: no other steps follow.
emergency = choose whether to move or act
    .help = Either move or take 1 action; in the Brig you can only act. No other steps of a turn follow.
tradeCards = discard any number of Skill cards
    .help = Then you choose one type from your skill set and draw as many cards of it. Everyone sees what you discard.
discard = discard { $cards }
    .help = You choose which. Everyone sees what you discard.
discardToLimit = discard { $cards } to meet your hand limit
    .help = No one may end a turn with more Skill cards than their hand limit, usually 10. Everyone sees what you discard.
discardAtReveal = discard { $cards } as you reveal yourself
    .help = A revealed Cylon keeps 3 Skill cards. Everyone sees what you discard.
discardAfterInfiltration = discard { $cards } as your infiltration ends
    .help = A player who ends an infiltration in the Brig keeps 3 Skill cards. Everyone sees what you discard.
discardAsCost = discard { $cards } to pay the cost
    .help = You pay the cost before the effect happens. Everyone sees what you discard.
discardQuorum = discard { $cards }
    .help = The President may not end a turn with more than 10 Quorum cards.
# $moment: “before a die is rolled”.
react = do you want to react?
    .help = You can react now, { $moment }. The game is waiting for your answer, but no one else can see that.
reactionOrder = choose which reaction comes first
    .help = Several reactions were announced { $moment }. As the current player, you choose the order.
movementEndOrder = choose what happens first
    .help = Several things happen to you at the end of your Movement step. You choose the order: the first may change what follows, or save you from it.
contribute = add Skill cards to the check
    .help = Cards of the skills listed in the check are positive, all others negative. Everyone sees how many cards you add, but not which.

### Questions of set-up and of the steps of a turn. The message follows the name of the player («Ada, choose your action»); `.help` tells
### that player alone, perhaps a newcomer, what happens next.

# In brackets behind a question: how many are left to do.
left = { $count } left
startingHand = starting hand

exchangeQuorum = choose the Quorum cards that you discard
    .help = You draw as many as you discard. What you discard is seen by everybody.
chooseCharacter = choose your character
    .help = You play this character from now on. Political leaders, military leaders and pilots can be taken only from the kind that has the most characters left, all others at any time.
# $character: «A pilot», or a name.
keptButTaken = { $character } was kept for you, but can’t be taken now.
chooseSetupLocation = choose where you start
    .help = Your character begins the game at this location.
chooseStartArea = choose where your viper starts
    .help = You start as its pilot, in one of the two launch areas.
drawSkill = draw a Skill card
    .help = Choose the deck. You get its top card; nobody else sees it, but everybody sees which deck you drew from.
# $cards: «2 Skill cards».
multiSkill =
    { $count ->
        [one] choose the type of { $cards }
       *[other] choose the types of { $cards }
    }
    .help = Your skill set lets you choose between these types. You decide before you draw any of them.
move = choose where to go
    .help = Within a ship moving is free; to a location on another ship it costs 1 Skill card. After that you take your action, usually that of the location where you are.
payForMove = discard 1 Skill card to move to { NOUN($place, case: "the") }
    .help = A move to another ship costs 1 Skill card of your choice. You arrive as soon as it is paid.
# $step: in the Action step; otherwise a card lets the player act.
action = choose your action
    .help =
        { $step ->
            [yes] You take one action: the one of your location, of a card in your hand, of your character or title. Then, unless you are in the Brig or a Cylon, you draw a Crisis card.
           *[no] You take one action: the one of your location, of a card in your hand, of your character or title.
        }
# $label: what the button says: «End your infiltration».
offer = you can do this at any time: { $label }
    .help = You can do this whenever the game waits for somebody. Nobody waits for it, and nobody else knows that you can.
orders = { $player } gives you an Executive Order: what do you do?
    .help = Move and then take 1 action, or stay and take 2 actions. Each part is asked for when it comes. It is not your turn: no other steps follow.
emergency = choose your part
    .help = Either move or take 1 action. In the Brig you can only act. No other steps of a turn follow.
tradeCards = discard any number of Skill cards
    .help = Then you name one type of your skill set and draw as many cards of it. What you discard is seen by everybody.
discard = discard { $cards }
    .help = Choose which ones. What you discard is seen by everybody.
discardToLimit = discard { $cards } to keep the hand limit
    .help = Nobody may end a turn with more Skill cards than the hand limit, usually 10. What you discard is seen by everybody.
discardAtReveal = discard { $cards } because you reveal yourself
    .help = Who reveals as a Cylon keeps 3 Skill cards. What you discard is seen by everybody.
discardAfterInfiltration = discard { $cards } because your infiltration ends
    .help = A player who ends an infiltration in the Brig keeps 3 Skill cards. Everyone sees what you discard.
discardAsCost = discard { $cards } as the cost
    .help = The cost has to be paid before the effect. What you discard is seen by everybody.
discardQuorum = discard { $cards }
    .help = The President may not end a turn with more than 10 Quorum cards.
# $moment: «before a die is rolled».
react = do you want to react?
    .help = You can do something now, { $moment }. The game waits for an answer, but nobody is told that it waits for you.
reactionOrder = choose which reaction comes first
    .help = More than one reaction was announced { $moment }. As the current player you decide the order.
movementEndOrder = choose what comes first
    .help = At the end of your Movement step more than one thing happens to you. You decide the order: what comes first may change what follows, or save you from it.
contribute = add Skill cards to the check
    .help = Cards whose skill the check lists count for it, all others against it. Everybody sees how many cards you add, nobody sees which.

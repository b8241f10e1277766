### Actions on buttons and in menus (80 characters).

# In brackets after an ability.
oncePerGame = once per game
reveal = Reveal { $card }
revealAsCylon = Reveal yourself as a Cylon
becomeCylon = You become a Cylon player
revealEffect = You may use its effect: { $what }
activate = Activate { NOUN($place, case: "the") }
# In brackets: what activating a location costs; $ability: the weakness that asks for it.
costs = costs { $cards }
costsBy = costs { $cards }: { $ability }
# $card: a Skill card with its strength.
play = Play { $card }
playQuorum = Play the Quorum card { $card }
# Parts of an Executive Order.
move = Move
    .detail = To another ship: discard 1 Skill card
moveThenAct = Move, then take 1 action
actTwice = Stay and take 2 actions
actOnce = Take 1 action

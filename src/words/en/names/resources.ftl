### Things of the game: the message is the plain word as it stands in a sentence, `.count`: that many of it; other attributes are its cases.

fuel = fuel
    .count = { $count } fuel
food = food
    .count = { $count } food
morale = morale
    .count = { $count } morale
population = population
    .count = { $count } population

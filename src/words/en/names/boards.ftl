### Boards. `.the`: in a sentence; `.on`: where a player at one of its locations is.

board_base_galactica = Galactica
    .the = Galactica
    .on = aboard Galactica
board_base_colonial-one = Colonial One
    .the = Colonial One
    .on = aboard Colonial One
board_base_cylon-locations = Cylon locations
    .the = the Cylon locations
    .on = at the Cylon locations
board_daybreak_demetrius = Demetrius
    .the = the Demetrius
    .on = aboard the Demetrius
board_daybreak_rebel-basestar = Rebel Basestar
    .the = the Rebel Basestar
    .on = aboard the Rebel Basestar
board_exodus_cylon-fleet-board = Cylon Fleet board
    .the = the Cylon Fleet board
    .on = on the Cylon Fleet board
board_pegasus_pegasus = Pegasus
    .the = Pegasus
    .on = aboard Pegasus
board_pegasus_new-caprica = New Caprica
    .the = New Caprica
    .on = on New Caprica

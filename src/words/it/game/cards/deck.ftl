skill = { $skill }, forza { $strengths }
mayUse = { $when }, puoi giocarla: { $what }
onlyIf = Solo se { $condition }
oncePerTurn = Solo una volta per turno in tutto, tra tutti i giocatori.
oncePerTurnWith = Solo una volta per turno in tutto, tra tutti i giocatori, contando anche { $card }.
mutinyOnDiscard = Un giocatore umano che sceglie di scartarla pesca 1 Carta Ammutinamento, una volta per turno.
onlyCylons = Solo i giocatori Cyloni possono usarla.

quorum = Azione del Presidente
mayDiscard = { $moment }, chi la tiene può scartarla: { $what }
titleMayDiscard = { $moment }, { NOUN($title, case: "the") } può scartarla: { $what }
stays = Resta davanti a quel giocatore, ed è perduta se il giocatore diventa un Cylone.

destination = Distanza { $distance }
afterwards = A salto compiuto

benevolent = Benevolo
antagonistic = Antagonistico

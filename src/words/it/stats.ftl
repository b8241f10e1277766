titleServer = Partite finite di questo server
titlePerson = Partite finite di { $name }
titleCharacter = Partite finite con { $character }
titlePersonCharacter = Partite finite di { $name } con { $character }
everywhere = Su tutti i server in cui ospito partite.
none = Nessuna partita è ancora finita.
nonePerson = Nessuna partita di { $name } è ancora finita.
noneCharacter = Nessuna partita con { $character } è ancora finita.
noneHint = Una partita conta quando è finita; `/game create` ne apre una.
games =
    { $count ->
        [one] **{ $count } partita**, lunga { $turns } turni
       *[other] **{ $count } partite**, lunghe da { $fewest } a { $most } turni, in media { $turns }
    }
few = Così poche partite dicono ancora poco: prendi i numeri con cautela.
humansWon = Vittorie degli umani: { $games } ({ $share })
cylonsWon = Vittorie dei Cyloni: { $games } ({ $share })
ends = Come sono finite
end = { $games } × { $cause }
sides = Le persone per schieramento
ownSides = Per schieramento
side_human = Umano: vinte { $won } su { $games } ({ $share })
side_cylon = Cylone: vinte { $won } su { $games } ({ $share })
side_cylonLeader = Leader Cylone: vinte { $won } su { $games } con scopi segreti ({ $share })
side_sympatheticCylon = Cylone amichevole: vinte { $won } su { $games } con la Carta Intenzioni ({ $share })
automatic = Giocatori automatici, contati a parte
characters = Personaggi
noCharacters = nessuna persona ne ha ancora giocato uno fino alla fine
people = Chi ha giocato di più
tally = { $name }: vinte { $won } su { $games } ({ $share })
cards_mission = Missioni
cards_mutiny = Carte Ammutinamento giocate
cards_motive = Motivazioni
card_mission = { $name }: riuscite { $worked } su { $times } ({ $share })
card_mutiny = { $name }: { $times } ×
card_motive = { $name }: realizzate { $worked } su { $times } ({ $share })
more =
    { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }

titleServer = Zakończone gry na tym serwerze
titlePerson = Zakończone gry gracza { $name }
titleCharacter = Zakończone gry z postacią { $character }
titlePersonCharacter = Zakończone gry gracza { $name } z postacią { $character }
everywhere = Na wszystkich serwerach, na których prowadzę gry.
none = Nie ma jeszcze zakończonych gier.
nonePerson = { $name } nie ma jeszcze zakończonych gier.
noneCharacter = Nie ma jeszcze zakończonych gier z postacią { $character }.
noneHint = Gra liczy się, gdy się skończy; `/game create` otwiera nową.
games =
    { $count ->
        [one] **{ $count } gra**, długość w turach: { $turns }
        [few] **{ $count } gry**, od { $fewest } do { $most } tur, średnio { $turns }
        [many] **{ $count } gier**, od { $fewest } do { $most } tur, średnio { $turns }
       *[other] **{ $count } gier**, od { $fewest } do { $most } tur, średnio { $turns }
    }
few = Tak mało gier niewiele jeszcze mówi: traktuj te liczby ostrożnie.
humansWon = Zwycięstwa ludzi: { $games } ({ $share })
cylonsWon = Zwycięstwa Cylonów: { $games } ({ $share })
ends = Jak się kończyły
end = { $games } × { $cause }
sides = Ludzie przy stole według stron
ownSides = Według stron
side_human = Człowiek: wygrane { $won } z { $games } ({ $share })
side_cylon = Cylon: wygrane { $won } z { $games } ({ $share })
side_cylonLeader = Przywódca Cylonów: dzięki tajnym celom wygrane { $won } z { $games } ({ $share })
side_sympatheticCylon = Miłosierny Cylon: dzięki agendzie wygrane { $won } z { $games } ({ $share })
automatic = Gracze automatyczni, liczeni osobno
characters = Postacie
noCharacters = nikt jeszcze nie ma postaci w grze rozegranej do końca
people = Kto grał najwięcej
tally = { $name }: wygrane { $won } z { $games } ({ $share })
cards_mission = Misje
cards_mutiny = Zagrane karty Buntu
cards_motive = Motywy
card_mission = { $name }: sukces { $worked } z { $times } ({ $share })
card_mutiny = { $name }: { $times } ×
card_motive = { $name }: spełnione { $worked } z { $times } ({ $share })
more = i jeszcze { $count }

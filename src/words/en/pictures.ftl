### Pictures in words, for people who can’t see them, and the button below a board. Plain text.

check = Skill check { $source }: total { $total }, difficulty { $difficulty }: { $result }.
pass = passed
partial = partial pass
fail = failed
positive = Positive
negative = Negative
nullified = Not counted
cards = { $title }: { $cards }.
noCards = no cards
none = none
hand = Your hand
loyalty = Loyalty
quorum = Quorum hand
superCrisis = Super Crisis
mutiny = Mutiny
agenda = Agenda
motives = Motives
card = { $name }: { $text }
playedBy = Played by { $name }.
used = The once-per-game ability has been used.
noMiracle = No miracle token left to pay for the miracle ability.
whole = Whole board
handText = The cards are explained in the text of this message.

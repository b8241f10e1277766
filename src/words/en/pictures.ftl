### Pictures in words, for those who can't see them, and what stands below a picture. Plain text.

check = Skill check { $source }: strength { $total } of { $difficulty }, { $result }.
pass = passed
partial = partly passed
fail = failed
positive = For it
negative = Against it
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
used = The ability that works once in a game has been used.
noMiracle = There is no miracle token to pay for the ability that takes one.
whole = Whole board
handText = What the cards do is in the text of this message.

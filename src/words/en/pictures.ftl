## Pictures in words, for people who can’t see them, and the button below a board. Plain text.

pictures-check = Skill check { $source }: total { $total }, difficulty { $difficulty }: { $result }.
pictures-pass = passed
pictures-partial = partial success
pictures-fail = failed
pictures-positive = Positive
pictures-negative = Negative
pictures-nullified = Not counted
pictures-cards = { $title }: { $cards }.
pictures-noCards = no cards
pictures-none = none
pictures-hand = Your hand
pictures-loyalty = Loyalty
pictures-quorum = Quorum hand
pictures-superCrisis = Super Crisis
pictures-mutiny = Mutiny
pictures-agenda = Agenda
pictures-motives = Motives
pictures-card = { $name }: { $text }
pictures-playedBy = Played by { $name }.
pictures-used = The once-per-game ability has been used.
pictures-noMiracle = No miracle token left to pay for the miracle ability.
pictures-whole = Whole board
pictures-handText = The cards are explained in the text of this message.

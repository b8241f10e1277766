### What somebody without a team is, for that player alone: whole sentences.

noSheet = Your character sheet counts for nothing.
# $away: Galactica is out of reach.
asCylon =
    { $away ->
        [yes] You count as a Cylon player.
       *[no] You count as a Cylon player, until you infiltrate at the Human Fleet.
    }
asHuman = You count as a human player: you receive 3 Skill cards in a turn, draw Crisis cards, add at most 2 cards to a check (1 from the Brig), hold no title and may not use the text of Treachery cards.
ending =
    { $away ->
        [yes] An action ends the infiltration and takes you to the Medical Center; out of the Brig or Detention you keep 3 Skill cards.
       *[no] An action ends the infiltration and takes you to the Resurrection Ship; out of the Brig or Detention you keep 3 Skill cards.
    }

### What a player without a team is, for that player alone: whole sentences.

noSheet = Your character sheet has no effect.
# $away: Galactica is out of reach.
asCylon =
    { $away ->
        [yes] You count as a Cylon player.
       *[no] You count as a Cylon player until you infiltrate at the Human Fleet.
    }
asHuman = You count as a human player: you draw 3 Skill cards per turn, draw Crisis cards, can add up to 2 cards to a check (1 in the Brig), can’t hold titles and can’t use the text of Treachery cards.
ending =
    { $away ->
        [yes] Ending the infiltration is an action and takes you to the Medical Center; if you were in the Brig or Detention, you keep only 3 Skill cards.
       *[no] Ending the infiltration is an action and takes you to the Resurrection Ship; if you were in the Brig or Detention, you keep only 3 Skill cards.
    }

### The chapters of the rules.

chapter_setup = Setup
chapter_turn = The turn
chapter_skillChecks = Skill checks
chapter_crisis = Crisis cards
chapter_combat = Combat
chapter_jump = Jumps
chapter_loyalty = Loyalty and Cylons
chapter_titles = Titles
chapter_execution = Executions
chapter_pegasus = Pegasus
chapter_newCaprica = New Caprica
chapter_cylonFleet = The Cylon Fleet board
chapter_ionianNebula = Ionian Nebula
chapter_daybreak = Daybreak
chapter_victory = End of the game

### Headings over groups of choices, in menus.

location = Your location
attack = Attack
launch = Launch
fly = Move a viper
space = Space
boarding = Boarding Party
skillCards = Skill cards
quorum = Quorum cards
cards = Cards
tokens = Tokens
character = Your character
title = Your title
loyalty = Your Loyalty card
players = Players
politicalLeader = Political leaders
militaryLeader = Military leaders
pilot = Pilots
support = Support
cylonLeader = Cylon Leaders
skills = Skills
options = Options
orders = Orders
decks = Decks
other = Other

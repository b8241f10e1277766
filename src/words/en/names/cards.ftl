## The skills, and cards by name; `.count`: that many of them.

politics = Politics
leadership = Leadership
tactics = Tactics
piloting = Piloting
engineering = Engineering
treachery = Treachery

cards_politics = Politics card
    .a = a Politics card
    .plural = Politics cards
    .count =
        { $count ->
            [one] { $count } Politics card
           *[other] { $count } Politics cards
        }
cards_leadership = Leadership card
    .a = a Leadership card
    .plural = Leadership cards
    .count =
        { $count ->
            [one] { $count } Leadership card
           *[other] { $count } Leadership cards
        }
cards_tactics = Tactics card
    .a = a Tactics card
    .plural = Tactics cards
    .count =
        { $count ->
            [one] { $count } Tactics card
           *[other] { $count } Tactics cards
        }
cards_piloting = Piloting card
    .a = a Piloting card
    .plural = Piloting cards
    .count =
        { $count ->
            [one] { $count } Piloting card
           *[other] { $count } Piloting cards
        }
cards_engineering = Engineering card
    .a = an Engineering card
    .plural = Engineering cards
    .count =
        { $count ->
            [one] { $count } Engineering card
           *[other] { $count } Engineering cards
        }
cards_treachery = Treachery card
    .a = a Treachery card
    .plural = Treachery cards
    .count =
        { $count ->
            [one] { $count } Treachery card
           *[other] { $count } Treachery cards
        }
cards_skill = Skill card
    .a = a Skill card
    .plural = Skill cards
    .count =
        { $count ->
            [one] { $count } Skill card
           *[other] { $count } Skill cards
        }
    .count-fewer =
        { $count ->
            [one] { $count } fewer Skill card
           *[other] { $count } fewer Skill cards
        }
cards_card = card
    .a = a card
    .plural = cards
    .count =
        { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
cards_loyalty = Loyalty card
    .a = a Loyalty card
    .plural = Loyalty cards
    .count =
        { $count ->
            [one] { $count } Loyalty card
           *[other] { $count } Loyalty cards
        }
cards_quorum = Quorum card
    .a = a Quorum card
    .plural = Quorum cards
    .count =
        { $count ->
            [one] { $count } Quorum card
           *[other] { $count } Quorum cards
        }
cards_crisis = Crisis card
    .a = a Crisis card
    .plural = Crisis cards
    .count =
        { $count ->
            [one] { $count } Crisis card
           *[other] { $count } Crisis cards
        }
cards_superCrisis = Super Crisis card
    .a = a Super Crisis card
    .plural = Super Crisis cards
    .count =
        { $count ->
            [one] { $count } Super Crisis card
           *[other] { $count } Super Crisis cards
        }
cards_destination = Destination card
    .a = a Destination card
    .plural = Destination cards
    .count =
        { $count ->
            [one] { $count } Destination card
           *[other] { $count } Destination cards
        }
cards_mutiny = Mutiny card
    .a = a Mutiny card
    .plural = Mutiny cards
    .count =
        { $count ->
            [one] { $count } Mutiny card
           *[other] { $count } Mutiny cards
        }
cards_destiny = Destiny card
    .a = a Destiny card
    .plural = Destiny cards
    .count =
        { $count ->
            [one] { $count } Destiny card
           *[other] { $count } Destiny cards
        }
cards_motive = Motive card
    .a = a Motive card
    .plural = Motive cards
    .count =
        { $count ->
            [one] { $count } Motive card
           *[other] { $count } Motive cards
        }
cards_crossroads = Crossroads card
    .a = a Crossroads card
    .plural = Crossroads cards
    .count =
        { $count ->
            [one] { $count } Crossroads card
           *[other] { $count } Crossroads cards
        }
cards_ally = ally card
    .a = an ally card
    .plural = ally cards
    .count =
        { $count ->
            [one] { $count } ally card
           *[other] { $count } ally cards
        }
cards_mission = Mission card
    .a = a Mission card
    .plural = Mission cards
    .count =
        { $count ->
            [one] { $count } Mission card
           *[other] { $count } Mission cards
        }
cards_agenda = Agenda card
    .a = an Agenda card
    .plural = Agenda cards
    .count =
        { $count ->
            [one] { $count } Agenda card
           *[other] { $count } Agenda cards
        }
cards_notACylon = “You Are Not a Cylon” card
    .a = a “You Are Not a Cylon” card
    .plural = “You Are Not a Cylon” cards
    .count =
        { $count ->
            [one] { $count } “You Are Not a Cylon” card
           *[other] { $count } “You Are Not a Cylon” cards
        }

# Personal Goals. No colon, for they follow one.
loyalty_exodus_personal-goal-acquire-power = Personal Goal “Acquire Power”
loyalty_exodus_personal-goal-devastation = Personal Goal “Devastation”
loyalty_exodus_personal-goal-political-intrigue = Personal Goal “Political Intrigue”
loyalty_exodus_personal-goal-sacrifice = Personal Goal “Sacrifice”
loyalty_exodus_personal-goal-self-destruction = Personal Goal “Self-Destruction”
loyalty_exodus_personal-goal-selfish = Personal Goal “Selfish”
loyalty_exodus_personal-goal-stand-and-fight = Personal Goal “Stand and Fight”
loyalty_exodus_personal-goal-use-caution = Personal Goal “Use Caution”

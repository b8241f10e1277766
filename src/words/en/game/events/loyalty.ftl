### Loyalty cards, a line of the log each, without a full stop. $player, $of, $to: names that can't be inflected. $cards: «2 Loyalty cards»; a colon
### and their names may follow.

dealt = { $player } gets { $cards }
sleeperAgentPhase = Sleeper Agent phase: every player gets another Loyalty card
seen = { $player } looks at { $cards } of { $of }
lookPrevented = Nobody may look at Loyalty cards
revealed = { $player } reveals a Loyalty card: { $card }
becameCylon =
    { $how ->
        [sympathizer] { $player } is a Cylon now, as a Sympathizer
        [sympathetic] { $player } is a Cylon now, with an aim of their own
       *[revealed] { $player } is a Cylon player from now on
    }
handedOver = { $player } gives { $cards } to { $to }

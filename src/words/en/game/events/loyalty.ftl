### Loyalty cards, a line of the log each, without a full stop. $player, $of, $to: names that can’t be inflected. $cards: “2 Loyalty cards”; a colon
### and their names may follow.

dealt = { $player } is dealt { $cards }
sleeperAgentPhase = Sleeper Agent phase: every player is dealt another Loyalty card
seen = { $player } looks at { $cards } of { $of }
lookPrevented = no one may look at Loyalty cards
revealed = { $player } reveals a Loyalty card: { $card }
becameCylon =
    { $how ->
        [sympathizer] { $player } joins the Cylons as a Sympathizer
        [sympathetic] { $player } becomes a Cylon with an agenda of their own
       *[revealed] { $player } is now a Cylon player
    }
handedOver = { $player } gives { $cards } to { $to }

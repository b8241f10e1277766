crisisDrawn =
    { $superCrisis ->
        [yes] { $player } zagrywa Superkryzys „{ $card }”
       *[no] { $player } mierzy się z Kryzysem „{ $card }”
    }
crisisReplaced = { $player } każe odrzucić „{ $card }”: losuje się inną kartę Kryzysu
looks =
    { $where ->
        [hand] { $player } ogląda karty Kworum na ręce
        [whole] { $player } ogląda { NOUN($deck, case: "acc") }
        [bottom] { $player } ogląda spód { NOUN($deck, case: "gen") }
       *[top] { $player } ogląda wierzch { NOUN($deck, case: "gen") }
    }
seen =
    { $where ->
        [hand] Karty Kworum na ręce: { $cards }
        [whole] Cała { $deck }: { $cards }
        [bottom] Na spodzie { NOUN($deck, case: "gen") }: { $cards }
       *[top] Na wierzchu { NOUN($deck, case: "gen") }: { $cards }
    }
none = brak kart
putBack =
    { $where ->
        [bottom] { $player } kładzie { NOUN($card, case: "acc") } na spód { NOUN($deck, case: "gen") }
       *[top] { $player } kładzie { NOUN($card, case: "acc") } na wierzch { NOUN($deck, case: "gen") }
    }
drawn = { $player } losuje { NOUN($cards, case: "acc") }
quorumPlayed = { $player } zagrywa kartę Kworum „{ $card }”
quorumAttached = „{ $card }” trafia do gracza { $player }
kept = „{ $card }” pozostaje w grze
leftPlay =
    { $how ->
        [discarded] Odrzucono kartę „{ $card }”
        [shuffledIn] Wtasowano „{ $card }” w talię Kryzysów
       *[removed] Odłożono „{ $card }” do pudełka
    }
nukeGained = Admirał otrzymuje żeton broni nuklearnej (teraz { $left })
nukeSpent =
    { $left ->
        [one] Zużyto żeton broni nuklearnej (zostaje { $left })
        [few] Zużyto żeton broni nuklearnej (zostają { $left })
       *[many] Zużyto żeton broni nuklearnej (zostaje { $left })
    }
superCrisisDrawn = { $player } losuje kartę Superkryzysu
superCrisisSeen = { $player } losuje kartę Superkryzysu „{ $card }”
destination = { $player } wybiera Punkt docelowy „{ $card }”: dystans +{ $distance } (łącznie { $total })
distanceAdded = „{ $card }” dodaje się do dystansu (łącznie { $total })

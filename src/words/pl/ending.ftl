notOver = Ta gra się nie skończyła: jej tajemnice wyjdą na jaw, gdy dobiegnie końca.
notOverHint = Do tego czasu /hand pokazuje twoje własne, a /game log to, co wiedzą wszyscy.
whoWasWhat = Kto kim był
player = { $name }: { $side }
winner = { $name }: { $side }, zwycięstwo
side_human = człowiek
side_cylon = Cylon
side_cylonLeader = Przywódca Cylonów
side_sympatheticCylon = miłosierny Cylon
card_start = { $card } od początku
card_sleeper = { $card } w fazie uśpionych agentów
card_later = { $card } w turze { $turn }
card_handed = { $card } od gracza { $giver } w turze { $turn }
cardRevealed = { $card }, ujawnienie w turze { $turn }
gone = { $card } (już nie na ręce)
held = Na koniec: { $cards }
heldAims = tajny cel { $cards }
heldQuorum = Kworum { $cards }
heldSuperCrises = Superkryzys { $cards }
heldMutiny = Bunt { $cards }
heldTrauma = trauma { $cards }
heldSkills = umiejętności { $cards }
turningPoints = Co przesądziło o wyniku
turningPoint = Tura { $turn }: { $what }
turned_revealed = { $name } okazuje się Cylonem i gra dalej po tej stronie.
turned_sympathizer = { $name } okazuje się sympatykiem i przechodzi na stronę Cylonów.
turned_sympathetic = { $name } staje się Cylonem z własnym celem.
turned_leader = { $name } gra dalej jako Przywódca Cylonów.
executed_human = egzekucja: { $name } okazuje się człowiekiem.
executed_cylon = egzekucja: { $name } okazuje się Cylonem.
executed_cylonLeader = egzekucja: { $name }, Przywódca Cylonów.
executed_sympatheticCylon = egzekucja: { $name }, miłosierny Cylon.
sentToBrig = { $name } trafia do „Aresztu”.
sentToDetention = { $name } trafia do „Więzienia”.
vipersLost =
    { $number ->
        [one] { $number } viper zostaje zniszczony.
        [few] { $number } vipery zostają zniszczone.
        [many] { $number } viperów zostaje zniszczonych.
       *[other] { $number } viperów zostaje zniszczonych.
    }
jumped = flota wykonuje skok; pokonany dystans: { $distance }.
lost = flota płaci: { $losses }.
lostWithShips =
    { $count ->
        [one] flota płaci: { $losses }; { $count } statek cywilny zostaje zniszczony.
        [few] flota płaci: { $losses }; { $count } statki cywilne zostają zniszczone.
        [many] flota płaci: { $losses }; { $count } statków cywilnych zostaje zniszczonych.
       *[other] flota płaci: { $losses }; { $count } statków cywilnych zostaje zniszczonych.
    }
nearMiss = { $check }: porażka, zabrakło { $by }.
spoiled = { $check }: porażka, zabrakło { $by }; bez −{ $strength } od gracza { $name } byłby sukces.
contributions = Wkład w testy umiejętności
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }
helped = { $name }: +{ $helped } ({ $helpedCards }), nic przeciw
harmed = { $name }: +{ $helped } ({ $helpedCards }), −{ $harmed } ({ $harmedCards })
asCylon = w tym −{ $strength } jako Cylon
worst = najwięcej przeciw: { $check } w turze { $turn } (−{ $strength })
checksButton = Wszystkie testy umiejętności
checksTitle = Kto co dołożył w grze { $game }
checksPage = Kto co dołożył w grze { $game } ({ $page } z { $pages })
noChecks = W tej grze nie było testów umiejętności.
turn = Tura { $turn }
uncounted = { $check } ({ $difficulty }): bez podliczenia
added = { $name } { $sum }: { $cards }
addedAsCylon = { $name } (Cylon) { $sum }: { $cards }
others = Z niczyjej ręki { $sum }: { $cards }
notCounted = { $name }, usunięte z testu przed podliczeniem: { $cards }
byAbilities = Zdolności { $sum }
byAbilitiesOf = Zdolności { $sum }: { $sources }
earlier = ◀ Wcześniej
later = Później ▶

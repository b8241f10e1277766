left =
    { $count ->
        [one] jeszcze { $count }
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
startingHand = karty na początek gry

exchangeQuorum = wybierz karty Kworum, które odrzucasz
    .help = Losujesz tyle, ile odrzucasz. To, co odrzucasz, widzą wszyscy.
chooseCharacter = wybierz swoją postać
    .help = Od teraz grasz tą postacią. Przywódców politycznych, przywódców wojskowych i pilotów można brać tylko z tego rodzaju, w którym zostało najwięcej postaci; wszystkich innych w każdej chwili.
keptButTaken = To, co było dla ciebie zarezerwowane, nie jest teraz dostępne: { $character }.
chooseSetupLocation = wybierz, gdzie zaczynasz
    .help = Twoja postać zaczyna grę na tym obszarze.
chooseStartArea = wybierz, gdzie zaczyna twój viper
    .help = Zaczynasz jako jego pilot, na jednym z dwóch obszarów startu.
drawSkill = wylosuj kartę umiejętności
    .help = Wybierz talię. Dostajesz jej wierzchnią kartę; nikt inny jej nie widzi, ale wszyscy widzą, z której talii losujesz.
multiSkill =
    { $count ->
        [one] wybierz rodzaj { NOUN($cards, case: "gen") }
        [few] wybierz rodzaje { NOUN($cards, case: "gen") }
        [many] wybierz rodzaje { NOUN($cards, case: "gen") }
       *[other] wybierz rodzaje { NOUN($cards, case: "gen") }
    }
    .help = Twój zestaw umiejętności pozwala wybierać między tymi rodzajami. Decydujesz, zanim wylosujesz którąkolwiek z nich.
move = wybierz, dokąd się przesuwasz
    .help = W obrębie statku ruch jest darmowy; na obszar innego statku kosztuje 1 kartę umiejętności. Potem wykonujesz akcję, zwykle tę z obszaru, na którym jesteś.
payForMove = odrzuć 1 kartę umiejętności, aby przesunąć się { NOUN($place, case: "to") }
    .help = Ruch na inny statek kosztuje 1 wybraną przez ciebie kartę umiejętności. Przesuwasz się, gdy tylko zapłacisz.
action = wybierz akcję
    .help =
        { $step ->
            [yes] Wykonujesz jedną akcję: obszaru, karty z ręki, swojej postaci lub pozycji. Potem losujesz kartę Kryzysu, chyba że jesteś w „Areszcie” lub prowadzisz Cylona.
           *[no] Wykonujesz jedną akcję: obszaru, karty z ręki, swojej postaci lub pozycji.
        }
offer = możesz to zrobić w dowolnej chwili: { $label }
    .help = Możesz to zrobić zawsze, gdy gra na kogoś czeka. Nikt na to nie czeka i nikt inny nie wie, że możesz.
orders = { $player } wydaje ci „Rozkaz prezydencki”: co robisz?
    .help = Przesuń się i wykonaj 1 akcję albo zostań i wykonaj 2 akcje. O każdą część padnie osobne pytanie. To nie jest twoja tura: innych faz nie będzie.
emergency = wybierz, co robisz
    .help = Albo się przesuń, albo wykonaj 1 akcję. W „Areszcie” można tylko wykonać akcję. Innych faz po tym nie będzie.
tradeCards = odrzuć dowolną liczbę kart umiejętności
    .help = Potem wskazujesz jeden rodzaj ze swojego zestawu umiejętności i losujesz tyle samo jego kart. To, co odrzucasz, widzą wszyscy.
discard = odrzuć { NOUN($cards, case: "acc") }
    .help = Ty wybierasz. To, co odrzucasz, widzą wszyscy.
discardToLimit = odrzuć { NOUN($cards, case: "acc") }, aby zmieścić się w limicie ręki
    .help = Nikt nie może kończyć tury z większą liczbą kart umiejętności niż limit ręki, zwykle 10. To, co odrzucasz, widzą wszyscy.
discardAtReveal = odrzuć { NOUN($cards, case: "acc") }, ponieważ się ujawniasz
    .help = Kto ujawnia się jako Cylon, zachowuje 3 karty umiejętności. To, co odrzucasz, widzą wszyscy.
discardAfterInfiltration = odrzuć { NOUN($cards, case: "acc") }, ponieważ kończysz infiltrację
    .help = Kto kończy infiltrację w areszcie, zachowuje 3 karty umiejętności. To, co odrzucasz, widzą wszyscy.
discardAsCost = zapłać: odrzuć { NOUN($cards, case: "acc") }
    .help = Cenę trzeba zapłacić przed efektem. To, co odrzucasz, widzą wszyscy.
discardQuorum = odrzuć { NOUN($cards, case: "acc") }
    .help = Prezydent nie może kończyć tury z więcej niż 10 kartami Kworum.
react = chcesz zareagować?
    .help = Możesz teraz coś zrobić ({ $moment }). Gra czeka na odpowiedź, ale nikt nie wie, że czeka na ciebie.
reactionOrder = wybierz, która reakcja jest pierwsza
    .help = Zgłoszono więcej niż jedną reakcję ({ $moment }). Kolejność ustalasz ty jako aktywny gracz.
movementEndOrder = wybierz, co nastąpi najpierw
    .help = Na koniec twojej fazy ruchu czeka cię więcej niż jedno zdarzenie. Kolejność ustalasz ty: pierwsze może zmienić następne albo ci go oszczędzić.
contribute = dołóż karty umiejętności do testu
    .help = Karty umiejętności wymienionych w teście pomagają, wszystkie inne szkodzą. Wszyscy widzą, ile kart dokładasz, ale nikt nie widzi jakich.

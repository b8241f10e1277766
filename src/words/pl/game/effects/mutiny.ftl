draw =
    { $ifNone ->
        [yes] { $stays ->
            [yes] wylosuj { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie masz żadnej
           *[no] wylosuj { NOUN($cards, case: "acc") }, jeśli nie masz żadnej
        }
       *[no] { $stays ->
            [yes] wylosuj { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
           *[no] wylosuj { NOUN($cards, case: "acc") }
        }
    }
    .one =
        { $ifNone ->
            [yes] { $stays ->
                [yes] losuje { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie ma żadnej
               *[no] losuje { NOUN($cards, case: "acc") }, jeśli nie ma żadnej
            }
           *[no] { $stays ->
                [yes] losuje { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
               *[no] losuje { NOUN($cards, case: "acc") }
            }
        }
    .several =
        { $ifNone ->
            [yes] { $stays ->
                [yes] losują { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie mają żadnej
               *[no] losują { NOUN($cards, case: "acc") }, jeśli nie mają żadnej
            }
           *[no] { $stays ->
                [yes] losują { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
               *[no] losują { NOUN($cards, case: "acc") }
            }
        }
    .may =
        { $ifNone ->
            [yes] { $stays ->
                [yes] wylosować { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”, jeśli nie ma żadnej
               *[no] wylosować { NOUN($cards, case: "acc") }, jeśli nie ma żadnej
            }
           *[no] { $stays ->
                [yes] wylosować { NOUN($cards, case: "acc") } bez trafiania do „Aresztu”
               *[no] wylosować { NOUN($cards, case: "acc") }
            }
        }
keeping =
    { $brief ->
        [yes] zachowując { $count }
       *[no] zachowując { $count } ze wszystkich
    }
takeRandomCards =
    { $brief ->
        [yes] weź { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
       *[no] weź losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
    }
    .one =
        { $brief ->
            [yes] bierze { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
           *[no] bierze losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
        }
    .several =
        { $brief ->
            [yes] biorą { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
           *[no] biorą losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
        }
    .may =
        { $brief ->
            [yes] wziąć { NOUN($cards, case: "acc") } { NOUN($from, case: "gen") }
           *[no] wziąć losowo { NOUN($cards, case: "acc") } z ręki { NOUN($from, case: "gen") }
        }
repairEveryViper = napraw wszystkie uszkodzone vipery
    .one = naprawia wszystkie uszkodzone vipery
    .several = naprawiają wszystkie uszkodzone vipery
    .may = naprawić wszystkie uszkodzone vipery
placeThere =
    { $brief ->
        [yes] umieść { NOUN($ships, case: "acc") }
       *[no] umieść tam { NOUN($ships, case: "acc") }
    }
    .one =
        { $brief ->
            [yes] umieszcza { NOUN($ships, case: "acc") }
           *[no] umieszcza tam { NOUN($ships, case: "acc") }
        }
    .several =
        { $brief ->
            [yes] umieszczają { NOUN($ships, case: "acc") }
           *[no] umieszczają tam { NOUN($ships, case: "acc") }
        }
    .may =
        { $brief ->
            [yes] umieścić { NOUN($ships, case: "acc") }
           *[no] umieścić tam { NOUN($ships, case: "acc") }
        }
buryQuorum =
    { $brief ->
        [yes] { $count ->
            [one] połóż pod talią { $count } kartę z ręki Kworum
            [few] połóż pod talią { $count } karty z ręki Kworum
            [many] połóż pod talią { $count } kart z ręki Kworum
           *[other] połóż pod talią { $count } kart z ręki Kworum
        }
       *[no] obejrzyj wszystkie karty Kworum na ręce Prezydenta i połóż { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [one] kładzie pod talią { $count } kartę z ręki Kworum
                [few] kładzie pod talią { $count } karty z ręki Kworum
                [many] kładzie pod talią { $count } kart z ręki Kworum
               *[other] kładzie pod talią { $count } kart z ręki Kworum
            }
           *[no] ogląda wszystkie karty Kworum na ręce Prezydenta i kładzie { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [one] kładą pod talią { $count } kartę z ręki Kworum
                [few] kładą pod talią { $count } karty z ręki Kworum
                [many] kładą pod talią { $count } kart z ręki Kworum
               *[other] kładą pod talią { $count } kart z ręki Kworum
            }
           *[no] oglądają wszystkie karty Kworum na ręce Prezydenta i kładą { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [one] położyć pod talią { $count } kartę z ręki Kworum
                [few] położyć pod talią { $count } karty z ręki Kworum
                [many] położyć pod talią { $count } kart z ręki Kworum
               *[other] położyć pod talią { $count } kart z ręki Kworum
            }
           *[no] obejrzeć wszystkie karty Kworum na ręce Prezydenta i położyć { NOUN($cards, case: "acc") } z nich na spodzie talii Kworum
        }
removeNukes = usuń z gry wszystkie żetony broni nuklearnej
nominate = zostań { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
    .one = zostaje { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
    .several = zostają { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
    .may = zostać { NOUN($title, case: "ins") }, chyba że { $title } odrzuca z gry kartę „{ $card }”
holdsMutiny =
    { $count ->
        [1] masz kartę Buntu
        [one] masz { $count } kartę Buntu lub więcej
        [few] masz { $count } karty Buntu lub więcej
        [many] masz { $count } kart Buntu lub więcej
       *[other] masz { $count } kart Buntu lub więcej
    }
holderHasMutiny = { $title } ma kartę Buntu
lacksTitle = nie jesteś { NOUN($title, case: "ins") }
holderHandAtLeast =
    { $count ->
        [one] { $title } ma { $count } kartę umiejętności lub więcej
        [few] { $title } ma { $count } karty umiejętności lub więcej
        [many] { $title } ma { $count } kart umiejętności lub więcej
       *[other] { $title } ma { $count } kart umiejętności lub więcej
    }
anybodyHeld = ktoś jest w „Areszcie”

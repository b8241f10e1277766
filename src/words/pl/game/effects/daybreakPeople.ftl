activateHere = aktywuj swój obszar
    .one = aktywuje swój obszar
    .several = aktywują swój obszar
    .may = aktywować swój obszar
activateAgain = odrzuć { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
    .one = odrzuca { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
    .several = odrzucają { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
    .may = odrzucić { NOUN($cards, case: "acc") }, aby aktywować go jeszcze raz
activateFromAfar =
    { $brief ->
        [yes] { $count ->
            [1] aktywuj dowolny obszar
            [one] aktywuj { $count } dowolny obszar
            [few] aktywuj { $count } dowolne obszary
            [many] aktywuj { $count } dowolnych obszarów
           *[other] aktywuj { $count } dowolnych obszarów
        }
       *[no] { $cylonToo ->
            [yes] { $count ->
                [1] aktywuj 1 nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                [one] aktywuj kolejno { $count } różny nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                [few] aktywuj kolejno { $count } różne nieuszkodzone obszary dowolnej planszy, jako dowolna ze stron
                [many] aktywuj kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
               *[other] aktywuj kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
            }
           *[no] { $count ->
                [1] gdziekolwiek jesteś, aktywuj 1 nieuszkodzony obszar
                [one] gdziekolwiek jesteś, aktywuj kolejno { $count } różny nieuszkodzony obszar
                [few] gdziekolwiek jesteś, aktywuj kolejno { $count } różne nieuszkodzone obszary
                [many] gdziekolwiek jesteś, aktywuj kolejno { $count } różnych nieuszkodzonych obszarów
               *[other] gdziekolwiek jesteś, aktywuj kolejno { $count } różnych nieuszkodzonych obszarów
            }
        }
    }
    .one =
        { $brief ->
            [yes] { $count ->
                [1] aktywuje dowolny obszar
                [one] aktywuje { $count } dowolny obszar
                [few] aktywuje { $count } dowolne obszary
                [many] aktywuje { $count } dowolnych obszarów
               *[other] aktywuje { $count } dowolnych obszarów
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] aktywuje 1 nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                    [one] aktywuje kolejno { $count } różny nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                    [few] aktywuje kolejno { $count } różne nieuszkodzone obszary dowolnej planszy, jako dowolna ze stron
                    [many] aktywuje kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
                   *[other] aktywuje kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
                }
               *[no] { $count ->
                    [1] gdziekolwiek jest, aktywuje 1 nieuszkodzony obszar
                    [one] gdziekolwiek jest, aktywuje kolejno { $count } różny nieuszkodzony obszar
                    [few] gdziekolwiek jest, aktywuje kolejno { $count } różne nieuszkodzone obszary
                    [many] gdziekolwiek jest, aktywuje kolejno { $count } różnych nieuszkodzonych obszarów
                   *[other] gdziekolwiek jest, aktywuje kolejno { $count } różnych nieuszkodzonych obszarów
                }
            }
        }
    .several =
        { $brief ->
            [yes] { $count ->
                [1] aktywują dowolny obszar
                [one] aktywują { $count } dowolny obszar
                [few] aktywują { $count } dowolne obszary
                [many] aktywują { $count } dowolnych obszarów
               *[other] aktywują { $count } dowolnych obszarów
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] aktywują 1 nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                    [one] aktywują kolejno { $count } różny nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                    [few] aktywują kolejno { $count } różne nieuszkodzone obszary dowolnej planszy, jako dowolna ze stron
                    [many] aktywują kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
                   *[other] aktywują kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
                }
               *[no] { $count ->
                    [1] gdziekolwiek są, aktywują 1 nieuszkodzony obszar
                    [one] gdziekolwiek są, aktywują kolejno { $count } różny nieuszkodzony obszar
                    [few] gdziekolwiek są, aktywują kolejno { $count } różne nieuszkodzone obszary
                    [many] gdziekolwiek są, aktywują kolejno { $count } różnych nieuszkodzonych obszarów
                   *[other] gdziekolwiek są, aktywują kolejno { $count } różnych nieuszkodzonych obszarów
                }
            }
        }
    .may =
        { $brief ->
            [yes] { $count ->
                [1] aktywować dowolny obszar
                [one] aktywować { $count } dowolny obszar
                [few] aktywować { $count } dowolne obszary
                [many] aktywować { $count } dowolnych obszarów
               *[other] aktywować { $count } dowolnych obszarów
            }
           *[no] { $cylonToo ->
                [yes] { $count ->
                    [1] aktywować 1 nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                    [one] aktywować kolejno { $count } różny nieuszkodzony obszar dowolnej planszy, jako dowolna ze stron
                    [few] aktywować kolejno { $count } różne nieuszkodzone obszary dowolnej planszy, jako dowolna ze stron
                    [many] aktywować kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
                   *[other] aktywować kolejno { $count } różnych nieuszkodzonych obszarów dowolnej planszy, jako dowolna ze stron
                }
               *[no] { $count ->
                    [1] gdziekolwiek jesteś, aktywować 1 nieuszkodzony obszar
                    [one] gdziekolwiek jesteś, aktywować kolejno { $count } różny nieuszkodzony obszar
                    [few] gdziekolwiek jesteś, aktywować kolejno { $count } różne nieuszkodzone obszary
                    [many] gdziekolwiek jesteś, aktywować kolejno { $count } różnych nieuszkodzonych obszarów
                   *[other] gdziekolwiek jesteś, aktywować kolejno { $count } różnych nieuszkodzonych obszarów
                }
            }
        }
sift = wylosuj { NOUN($cards, case: "acc") }, a następnie odrzuć { $discard } z nich
    .one = losuje { NOUN($cards, case: "acc") }, a następnie odrzuca { $discard } z nich
    .several = losują { NOUN($cards, case: "acc") }, a następnie odrzucają { $discard } z nich
    .may = wylosować { NOUN($cards, case: "acc") }, a następnie odrzucić { $discard } z nich
escortAway =
    { $brief ->
        [yes] ocal go kosztem zniszczenia nieuszkodzonego vipera
       *[no] zniszcz nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odłóż do tych, które nie są w przestrzeni
    }
    .one =
        { $brief ->
            [yes] ocala go kosztem zniszczenia nieuszkodzonego vipera
           *[no] niszczy nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odkłada do tych, które nie są w przestrzeni
        }
    .several =
        { $brief ->
            [yes] ocalają go kosztem zniszczenia nieuszkodzonego vipera
           *[no] niszczą nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odkładają do tych, które nie są w przestrzeni
        }
    .may =
        { $brief ->
            [yes] ocalić go kosztem zniszczenia nieuszkodzonego vipera
           *[no] zniszczyć nieuszkodzonego vipera w Rezerwie lub w przestrzeni, a statek cywilny odłożyć do tych, które nie są w przestrzeni
        }
quarantine =
    { $brief ->
        [yes] obejrzyj wszystkie statki cywilne w przestrzeni i wymień 1
       *[no] obejrzyj wszystkie statki cywilne w przestrzeni, a następnie wymień 1 z nich na losowy z tych, które nie są w przestrzeni
    }
    .one =
        { $brief ->
            [yes] ogląda wszystkie statki cywilne w przestrzeni i wymienia 1
           *[no] ogląda wszystkie statki cywilne w przestrzeni, a następnie wymienia 1 z nich na losowy z tych, które nie są w przestrzeni
        }
    .several =
        { $brief ->
            [yes] oglądają wszystkie statki cywilne w przestrzeni i wymieniają 1
           *[no] oglądają wszystkie statki cywilne w przestrzeni, a następnie wymieniają 1 z nich na losowy z tych, które nie są w przestrzeni
        }
    .may =
        { $brief ->
            [yes] obejrzeć wszystkie statki cywilne w przestrzeni i wymienić 1
           *[no] obejrzeć wszystkie statki cywilne w przestrzeni, a następnie wymienić 1 z nich na losowy z tych, które nie są w przestrzeni
        }
spareDiscard = wylosuj { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
    .one = losuje { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
    .several = losują { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
    .may = wylosować { NOUN($cards, case: "acc") }; ten gracz odrzuca 1 kartę mniej
leaveHumans =
    { $brief ->
        [yes] odejdź od ludzi
       *[no] zakończ infiltrację bez odrzucania kart
    }
    .one =
        { $brief ->
            [yes] odchodzi od ludzi
           *[no] kończy infiltrację bez odrzucania kart
        }
    .several =
        { $brief ->
            [yes] odchodzą od ludzi
           *[no] kończą infiltrację bez odrzucania kart
        }
    .may =
        { $brief ->
            [yes] odejść od ludzi
           *[no] zakończyć infiltrację bez odrzucania kart
        }
leaveElsewhere =
    { $brief ->
        [yes] przesuń się na dowolny obszar Cylonów, a następnie wykonaj 1 akcję
       *[no] przesuń się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonaj jeszcze 1 akcję
    }
    .one =
        { $brief ->
            [yes] przesuwa się na dowolny obszar Cylonów, a następnie wykonuje 1 akcję
           *[no] przesuwa się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonuje jeszcze 1 akcję
        }
    .several =
        { $brief ->
            [yes] przesuwają się na dowolny obszar Cylonów, a następnie wykonują 1 akcję
           *[no] przesuwają się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonują jeszcze 1 akcję
        }
    .may =
        { $brief ->
            [yes] przesunąć się na dowolny obszar Cylonów, a następnie wykonać 1 akcję
           *[no] przesunąć się na dowolny obszar Cylonów oprócz „Okrętu Zmartwychwstania”, a następnie wykonać jeszcze 1 akcję
        }
ignoreIcons =
    { $brief ->
        [yes] zignoruj symbole tej karty
       *[no] zignoruj symbole aktywacji tej karty
    }
    .may =
        { $brief ->
            [yes] zignorować symbole tej karty
           *[no] zignorować symbole aktywacji tej karty
        }
pickAndPlayMutiny =
    { $brief ->
        [yes] obejrzyj { NOUN($cards, case: "acc") } i zagraj 1
       *[no] obejrzyj { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagraj 1 z nich, a pozostałe połóż na spodzie talii
    }
    .one =
        { $brief ->
            [yes] ogląda { NOUN($cards, case: "acc") } i zagrywa 1
           *[no] ogląda { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagrywa 1 z nich, a pozostałe kładzie na spodzie talii
        }
    .several =
        { $brief ->
            [yes] oglądają { NOUN($cards, case: "acc") } i zagrywają 1
           *[no] oglądają { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagrywają 1 z nich, a pozostałe kładą na spodzie talii
        }
    .may =
        { $brief ->
            [yes] obejrzeć { NOUN($cards, case: "acc") } i zagrać 1
           *[no] obejrzeć { NOUN($cards, case: "acc") } z wierzchu talii, natychmiast zagrać 1 z nich, a pozostałe położyć na spodzie talii
        }
unconfined = nie jesteś w „Areszcie”
infiltrating = infiltrujesz flotę

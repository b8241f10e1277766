winOnlyIf =
    { $winner ->
        [humans] Wygrywasz tylko wtedy, gdy wygrywają ludzie, a na końcu gry spełnione jest wszystko, co następuje.
       *[cylons] Wygrywasz tylko wtedy, gdy wygrywają Cyloni, a na końcu gry spełnione jest wszystko, co następuje.
    }
secret = Zachowaj ją w tajemnicy: możesz powiedzieć, której stronie pomagasz, i nic więcej.
brief =
    { $winner ->
        [humans] Wygrywają ludzie, a ponadto { $conditions }
       *[cylons] Wygrywają Cyloni, a ponadto { $conditions }
    }

differ = różnica między { NOUN($resources, case: "ins") } wynosi najwyżej { $by }
distance = flota pokonała łącznie dystans { $distance } lub więcej
shipsLost = uszkodzone lub zniszczone vipery i raptory: łącznie przynajmniej { $count }
damagedAtMost =
    { $several ->
        [yes] { $count ->
            [one] łącznie uszkodzony jest najwyżej { $count } obszar { NOUN($boards, case: "gen") }
            [few] łącznie uszkodzone są najwyżej { $count } obszary { NOUN($boards, case: "gen") }
            [many] łącznie uszkodzonych jest najwyżej { $count } obszarów { NOUN($boards, case: "gen") }
           *[other] łącznie uszkodzonych jest najwyżej { $count } obszarów { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] uszkodzony jest najwyżej { $count } obszar { NOUN($boards, case: "gen") }
            [few] uszkodzone są najwyżej { $count } obszary { NOUN($boards, case: "gen") }
            [many] uszkodzonych jest najwyżej { $count } obszarów { NOUN($boards, case: "gen") }
           *[other] uszkodzonych jest najwyżej { $count } obszarów { NOUN($boards, case: "gen") }
        }
    }
damagedAtLeast =
    { $several ->
        [yes] { $count ->
            [one] łącznie uszkodzony jest przynajmniej { $count } obszar { NOUN($boards, case: "gen") }
            [few] łącznie uszkodzone są przynajmniej { $count } obszary { NOUN($boards, case: "gen") }
            [many] łącznie uszkodzonych jest przynajmniej { $count } obszarów { NOUN($boards, case: "gen") }
           *[other] łącznie uszkodzonych jest przynajmniej { $count } obszarów { NOUN($boards, case: "gen") }
        }
       *[no] { $count ->
            [one] uszkodzony jest przynajmniej { $count } obszar { NOUN($boards, case: "gen") }
            [few] uszkodzone są przynajmniej { $count } obszary { NOUN($boards, case: "gen") }
            [many] uszkodzonych jest przynajmniej { $count } obszarów { NOUN($boards, case: "gen") }
           *[other] uszkodzonych jest przynajmniej { $count } obszarów { NOUN($boards, case: "gen") }
        }
    }
infiltrating = infiltrujesz flotę
free = nie jesteś ani w „Areszcie”, ani w „Więzieniu”
jailedOrExecuted = jesteś w „Areszcie” lub w „Więzieniu” albo w tej grze wykonano egzekucję na twojej postaci
superCrisis = w tej grze przynajmniej jedna karta Superkryzysu została zagrana przez ciebie

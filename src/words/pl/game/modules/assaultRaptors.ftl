gained = Nowy raptor szturmowy { NOUN($area, case: "at") }
gainedInReserves = Nowy raptor szturmowy w Rezerwie
stays = Raptor szturmowy gracza { $player } zostaje { NOUN($area, case: "at") }
staysUnmanned = Nieobsadzony raptor szturmowy zostaje { NOUN($area, case: "at") }

stayInSpace =
    { $piloted ->
        [yes] zdecyduj, czy twój raptor szturmowy zostaje w przestrzeni
       *[no] wybierz, które raptory szturmowe zostają w przestrzeni
    }
    .help =
        { $piloted ->
            [yes] Jeśli zostaje, nadal pilotujesz go tam, gdzie jest. W przeciwnym razie trafia do Rezerwy, a ty na „Pokład hangarowy”.
           *[no] Te, które zostają, są nadal na swoich obszarach. Pozostałe trafiają do Rezerwy jak wszystkie vipery.
        }
noneStays =
    { $piloted ->
        [yes] Wróć na pokład Galactici
       *[no] Nie zostaje żaden
    }

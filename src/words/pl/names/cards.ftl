politics = Polityka
    .gender = f
    .gen = Polityki
    .dat = Polityce
    .acc = Politykę
    .ins = Polityką
    .loc = Polityce
leadership = Zdolności przywódcze
    .gender = pl
    .gen = Zdolności przywódczych
    .dat = Zdolnościom przywódczym
    .acc = Zdolności przywódcze
    .ins = Zdolnościami przywódczymi
    .loc = Zdolnościach przywódczych
tactics = Taktyka
    .gender = f
    .gen = Taktyki
    .dat = Taktyce
    .acc = Taktykę
    .ins = Taktyką
    .loc = Taktyce
piloting = Pilotaż
    .gender = m
    .gen = Pilotażu
    .dat = Pilotażowi
    .acc = Pilotaż
    .ins = Pilotażem
    .loc = Pilotażu
engineering = Technika
    .gender = f
    .gen = Techniki
    .dat = Technice
    .acc = Technikę
    .ins = Techniką
    .loc = Technice
treachery = Zdrada
    .gender = f
    .gen = Zdrady
    .dat = Zdradzie
    .acc = Zdradę
    .ins = Zdradą
    .loc = Zdradzie

cards_politics = karta Polityki
    .gender = f
    .gen = karty Polityki
    .dat = karcie Polityki
    .acc = kartę Polityki
    .ins = kartą Polityki
    .loc = karcie Polityki
    .plural = karty Polityki
    .gen-pl = kart Polityki
    .dat-pl = kartom Polityki
    .acc-pl = karty Polityki
    .ins-pl = kartami Polityki
    .loc-pl = kartach Polityki
    .count =
        { $count ->
            [one] { $count } karta Polityki
            [few] { $count } karty Polityki
            [many] { $count } kart Polityki
           *[other] { $count } kart Polityki
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Polityki
            [few] { $count } kart Polityki
            [many] { $count } kart Polityki
           *[other] { $count } kart Polityki
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Polityki
            [few] { $count } karty Polityki
            [many] { $count } kart Polityki
           *[other] { $count } kart Polityki
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Polityki
            [few] { $count } kartami Polityki
            [many] { $count } kartami Polityki
           *[other] { $count } kartami Polityki
        }
cards_leadership = karta Zdolności przywódczych
    .gender = f
    .gen = karty Zdolności przywódczych
    .dat = karcie Zdolności przywódczych
    .acc = kartę Zdolności przywódczych
    .ins = kartą Zdolności przywódczych
    .loc = karcie Zdolności przywódczych
    .plural = karty Zdolności przywódczych
    .gen-pl = kart Zdolności przywódczych
    .dat-pl = kartom Zdolności przywódczych
    .acc-pl = karty Zdolności przywódczych
    .ins-pl = kartami Zdolności przywódczych
    .loc-pl = kartach Zdolności przywódczych
    .count =
        { $count ->
            [one] { $count } karta Zdolności przywódczych
            [few] { $count } karty Zdolności przywódczych
            [many] { $count } kart Zdolności przywódczych
           *[other] { $count } kart Zdolności przywódczych
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Zdolności przywódczych
            [few] { $count } kart Zdolności przywódczych
            [many] { $count } kart Zdolności przywódczych
           *[other] { $count } kart Zdolności przywódczych
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Zdolności przywódczych
            [few] { $count } karty Zdolności przywódczych
            [many] { $count } kart Zdolności przywódczych
           *[other] { $count } kart Zdolności przywódczych
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Zdolności przywódczych
            [few] { $count } kartami Zdolności przywódczych
            [many] { $count } kartami Zdolności przywódczych
           *[other] { $count } kartami Zdolności przywódczych
        }
cards_tactics = karta Taktyki
    .gender = f
    .gen = karty Taktyki
    .dat = karcie Taktyki
    .acc = kartę Taktyki
    .ins = kartą Taktyki
    .loc = karcie Taktyki
    .plural = karty Taktyki
    .gen-pl = kart Taktyki
    .dat-pl = kartom Taktyki
    .acc-pl = karty Taktyki
    .ins-pl = kartami Taktyki
    .loc-pl = kartach Taktyki
    .count =
        { $count ->
            [one] { $count } karta Taktyki
            [few] { $count } karty Taktyki
            [many] { $count } kart Taktyki
           *[other] { $count } kart Taktyki
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Taktyki
            [few] { $count } kart Taktyki
            [many] { $count } kart Taktyki
           *[other] { $count } kart Taktyki
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Taktyki
            [few] { $count } karty Taktyki
            [many] { $count } kart Taktyki
           *[other] { $count } kart Taktyki
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Taktyki
            [few] { $count } kartami Taktyki
            [many] { $count } kartami Taktyki
           *[other] { $count } kartami Taktyki
        }
cards_piloting = karta Pilotażu
    .gender = f
    .gen = karty Pilotażu
    .dat = karcie Pilotażu
    .acc = kartę Pilotażu
    .ins = kartą Pilotażu
    .loc = karcie Pilotażu
    .plural = karty Pilotażu
    .gen-pl = kart Pilotażu
    .dat-pl = kartom Pilotażu
    .acc-pl = karty Pilotażu
    .ins-pl = kartami Pilotażu
    .loc-pl = kartach Pilotażu
    .count =
        { $count ->
            [one] { $count } karta Pilotażu
            [few] { $count } karty Pilotażu
            [many] { $count } kart Pilotażu
           *[other] { $count } kart Pilotażu
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Pilotażu
            [few] { $count } kart Pilotażu
            [many] { $count } kart Pilotażu
           *[other] { $count } kart Pilotażu
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Pilotażu
            [few] { $count } karty Pilotażu
            [many] { $count } kart Pilotażu
           *[other] { $count } kart Pilotażu
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Pilotażu
            [few] { $count } kartami Pilotażu
            [many] { $count } kartami Pilotażu
           *[other] { $count } kartami Pilotażu
        }
cards_engineering = karta Techniki
    .gender = f
    .gen = karty Techniki
    .dat = karcie Techniki
    .acc = kartę Techniki
    .ins = kartą Techniki
    .loc = karcie Techniki
    .plural = karty Techniki
    .gen-pl = kart Techniki
    .dat-pl = kartom Techniki
    .acc-pl = karty Techniki
    .ins-pl = kartami Techniki
    .loc-pl = kartach Techniki
    .count =
        { $count ->
            [one] { $count } karta Techniki
            [few] { $count } karty Techniki
            [many] { $count } kart Techniki
           *[other] { $count } kart Techniki
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Techniki
            [few] { $count } kart Techniki
            [many] { $count } kart Techniki
           *[other] { $count } kart Techniki
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Techniki
            [few] { $count } karty Techniki
            [many] { $count } kart Techniki
           *[other] { $count } kart Techniki
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Techniki
            [few] { $count } kartami Techniki
            [many] { $count } kartami Techniki
           *[other] { $count } kartami Techniki
        }
cards_treachery = karta Zdrady
    .gender = f
    .gen = karty Zdrady
    .dat = karcie Zdrady
    .acc = kartę Zdrady
    .ins = kartą Zdrady
    .loc = karcie Zdrady
    .plural = karty Zdrady
    .gen-pl = kart Zdrady
    .dat-pl = kartom Zdrady
    .acc-pl = karty Zdrady
    .ins-pl = kartami Zdrady
    .loc-pl = kartach Zdrady
    .count =
        { $count ->
            [one] { $count } karta Zdrady
            [few] { $count } karty Zdrady
            [many] { $count } kart Zdrady
           *[other] { $count } kart Zdrady
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Zdrady
            [few] { $count } kart Zdrady
            [many] { $count } kart Zdrady
           *[other] { $count } kart Zdrady
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Zdrady
            [few] { $count } karty Zdrady
            [many] { $count } kart Zdrady
           *[other] { $count } kart Zdrady
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Zdrady
            [few] { $count } kartami Zdrady
            [many] { $count } kartami Zdrady
           *[other] { $count } kartami Zdrady
        }
cards_skill = karta umiejętności
    .gender = f
    .gen = karty umiejętności
    .dat = karcie umiejętności
    .acc = kartę umiejętności
    .ins = kartą umiejętności
    .loc = karcie umiejętności
    .plural = karty umiejętności
    .gen-pl = kart umiejętności
    .dat-pl = kartom umiejętności
    .acc-pl = karty umiejętności
    .ins-pl = kartami umiejętności
    .loc-pl = kartach umiejętności
    .count =
        { $count ->
            [one] { $count } karta umiejętności
            [few] { $count } karty umiejętności
            [many] { $count } kart umiejętności
           *[other] { $count } kart umiejętności
        }
    .count-gen =
        { $count ->
            [one] { $count } karty umiejętności
            [few] { $count } kart umiejętności
            [many] { $count } kart umiejętności
           *[other] { $count } kart umiejętności
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę umiejętności
            [few] { $count } karty umiejętności
            [many] { $count } kart umiejętności
           *[other] { $count } kart umiejętności
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą umiejętności
            [few] { $count } kartami umiejętności
            [many] { $count } kartami umiejętności
           *[other] { $count } kartami umiejętności
        }
cards_card = karta
    .gender = f
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .plural = karty
    .gen-pl = kart
    .dat-pl = kartom
    .acc-pl = karty
    .ins-pl = kartami
    .loc-pl = kartach
    .count =
        { $count ->
            [one] { $count } karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } kart
        }
    .count-gen =
        { $count ->
            [one] { $count } karty
            [few] { $count } kart
            [many] { $count } kart
           *[other] { $count } kart
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } kart
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą
            [few] { $count } kartami
            [many] { $count } kartami
           *[other] { $count } kartami
        }
cards_loyalty = karta Lojalności
    .gender = f
    .gen = karty Lojalności
    .dat = karcie Lojalności
    .acc = kartę Lojalności
    .ins = kartą Lojalności
    .loc = karcie Lojalności
    .plural = karty Lojalności
    .gen-pl = kart Lojalności
    .dat-pl = kartom Lojalności
    .acc-pl = karty Lojalności
    .ins-pl = kartami Lojalności
    .loc-pl = kartach Lojalności
    .count =
        { $count ->
            [one] { $count } karta Lojalności
            [few] { $count } karty Lojalności
            [many] { $count } kart Lojalności
           *[other] { $count } kart Lojalności
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Lojalności
            [few] { $count } kart Lojalności
            [many] { $count } kart Lojalności
           *[other] { $count } kart Lojalności
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Lojalności
            [few] { $count } karty Lojalności
            [many] { $count } kart Lojalności
           *[other] { $count } kart Lojalności
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Lojalności
            [few] { $count } kartami Lojalności
            [many] { $count } kartami Lojalności
           *[other] { $count } kartami Lojalności
        }
cards_quorum = karta Kworum
    .gender = f
    .gen = karty Kworum
    .dat = karcie Kworum
    .acc = kartę Kworum
    .ins = kartą Kworum
    .loc = karcie Kworum
    .plural = karty Kworum
    .gen-pl = kart Kworum
    .dat-pl = kartom Kworum
    .acc-pl = karty Kworum
    .ins-pl = kartami Kworum
    .loc-pl = kartach Kworum
    .count =
        { $count ->
            [one] { $count } karta Kworum
            [few] { $count } karty Kworum
            [many] { $count } kart Kworum
           *[other] { $count } kart Kworum
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Kworum
            [few] { $count } kart Kworum
            [many] { $count } kart Kworum
           *[other] { $count } kart Kworum
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Kworum
            [few] { $count } karty Kworum
            [many] { $count } kart Kworum
           *[other] { $count } kart Kworum
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Kworum
            [few] { $count } kartami Kworum
            [many] { $count } kartami Kworum
           *[other] { $count } kartami Kworum
        }
cards_crisis = karta Kryzysu
    .gender = f
    .gen = karty Kryzysu
    .dat = karcie Kryzysu
    .acc = kartę Kryzysu
    .ins = kartą Kryzysu
    .loc = karcie Kryzysu
    .plural = karty Kryzysów
    .gen-pl = kart Kryzysów
    .dat-pl = kartom Kryzysów
    .acc-pl = karty Kryzysów
    .ins-pl = kartami Kryzysów
    .loc-pl = kartach Kryzysów
    .count =
        { $count ->
            [one] { $count } karta Kryzysu
            [few] { $count } karty Kryzysów
            [many] { $count } kart Kryzysów
           *[other] { $count } kart Kryzysów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Kryzysu
            [few] { $count } kart Kryzysów
            [many] { $count } kart Kryzysów
           *[other] { $count } kart Kryzysów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Kryzysu
            [few] { $count } karty Kryzysów
            [many] { $count } kart Kryzysów
           *[other] { $count } kart Kryzysów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Kryzysu
            [few] { $count } kartami Kryzysów
            [many] { $count } kartami Kryzysów
           *[other] { $count } kartami Kryzysów
        }
cards_superCrisis = karta Superkryzysu
    .gender = f
    .gen = karty Superkryzysu
    .dat = karcie Superkryzysu
    .acc = kartę Superkryzysu
    .ins = kartą Superkryzysu
    .loc = karcie Superkryzysu
    .plural = karty Superkryzysów
    .gen-pl = kart Superkryzysów
    .dat-pl = kartom Superkryzysów
    .acc-pl = karty Superkryzysów
    .ins-pl = kartami Superkryzysów
    .loc-pl = kartach Superkryzysów
    .count =
        { $count ->
            [one] { $count } karta Superkryzysu
            [few] { $count } karty Superkryzysów
            [many] { $count } kart Superkryzysów
           *[other] { $count } kart Superkryzysów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Superkryzysu
            [few] { $count } kart Superkryzysów
            [many] { $count } kart Superkryzysów
           *[other] { $count } kart Superkryzysów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Superkryzysu
            [few] { $count } karty Superkryzysów
            [many] { $count } kart Superkryzysów
           *[other] { $count } kart Superkryzysów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Superkryzysu
            [few] { $count } kartami Superkryzysów
            [many] { $count } kartami Superkryzysów
           *[other] { $count } kartami Superkryzysów
        }
cards_destination = karta Punktu docelowego
    .gender = f
    .gen = karty Punktu docelowego
    .dat = karcie Punktu docelowego
    .acc = kartę Punktu docelowego
    .ins = kartą Punktu docelowego
    .loc = karcie Punktu docelowego
    .plural = karty Punktów docelowych
    .gen-pl = kart Punktów docelowych
    .dat-pl = kartom Punktów docelowych
    .acc-pl = karty Punktów docelowych
    .ins-pl = kartami Punktów docelowych
    .loc-pl = kartach Punktów docelowych
    .count =
        { $count ->
            [one] { $count } karta Punktu docelowego
            [few] { $count } karty Punktów docelowych
            [many] { $count } kart Punktów docelowych
           *[other] { $count } kart Punktów docelowych
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Punktu docelowego
            [few] { $count } kart Punktów docelowych
            [many] { $count } kart Punktów docelowych
           *[other] { $count } kart Punktów docelowych
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Punktu docelowego
            [few] { $count } karty Punktów docelowych
            [many] { $count } kart Punktów docelowych
           *[other] { $count } kart Punktów docelowych
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Punktu docelowego
            [few] { $count } kartami Punktów docelowych
            [many] { $count } kartami Punktów docelowych
           *[other] { $count } kartami Punktów docelowych
        }
cards_mutiny = karta Buntu
    .gender = f
    .gen = karty Buntu
    .dat = karcie Buntu
    .acc = kartę Buntu
    .ins = kartą Buntu
    .loc = karcie Buntu
    .plural = karty Buntu
    .gen-pl = kart Buntu
    .dat-pl = kartom Buntu
    .acc-pl = karty Buntu
    .ins-pl = kartami Buntu
    .loc-pl = kartach Buntu
    .count =
        { $count ->
            [one] { $count } karta Buntu
            [few] { $count } karty Buntu
            [many] { $count } kart Buntu
           *[other] { $count } kart Buntu
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Buntu
            [few] { $count } kart Buntu
            [many] { $count } kart Buntu
           *[other] { $count } kart Buntu
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Buntu
            [few] { $count } karty Buntu
            [many] { $count } kart Buntu
           *[other] { $count } kart Buntu
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Buntu
            [few] { $count } kartami Buntu
            [many] { $count } kartami Buntu
           *[other] { $count } kartami Buntu
        }
cards_destiny = karta Przeznaczenia
    .gender = f
    .gen = karty Przeznaczenia
    .dat = karcie Przeznaczenia
    .acc = kartę Przeznaczenia
    .ins = kartą Przeznaczenia
    .loc = karcie Przeznaczenia
    .plural = karty Przeznaczenia
    .gen-pl = kart Przeznaczenia
    .dat-pl = kartom Przeznaczenia
    .acc-pl = karty Przeznaczenia
    .ins-pl = kartami Przeznaczenia
    .loc-pl = kartach Przeznaczenia
    .count =
        { $count ->
            [one] { $count } karta Przeznaczenia
            [few] { $count } karty Przeznaczenia
            [many] { $count } kart Przeznaczenia
           *[other] { $count } kart Przeznaczenia
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Przeznaczenia
            [few] { $count } kart Przeznaczenia
            [many] { $count } kart Przeznaczenia
           *[other] { $count } kart Przeznaczenia
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Przeznaczenia
            [few] { $count } karty Przeznaczenia
            [many] { $count } kart Przeznaczenia
           *[other] { $count } kart Przeznaczenia
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Przeznaczenia
            [few] { $count } kartami Przeznaczenia
            [many] { $count } kartami Przeznaczenia
           *[other] { $count } kartami Przeznaczenia
        }
cards_motive = karta Motywu
    .gender = f
    .gen = karty Motywu
    .dat = karcie Motywu
    .acc = kartę Motywu
    .ins = kartą Motywu
    .loc = karcie Motywu
    .plural = karty Motywów
    .gen-pl = kart Motywów
    .dat-pl = kartom Motywów
    .acc-pl = karty Motywów
    .ins-pl = kartami Motywów
    .loc-pl = kartach Motywów
    .count =
        { $count ->
            [one] { $count } karta Motywu
            [few] { $count } karty Motywów
            [many] { $count } kart Motywów
           *[other] { $count } kart Motywów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Motywu
            [few] { $count } kart Motywów
            [many] { $count } kart Motywów
           *[other] { $count } kart Motywów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Motywu
            [few] { $count } karty Motywów
            [many] { $count } kart Motywów
           *[other] { $count } kart Motywów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Motywu
            [few] { $count } kartami Motywów
            [many] { $count } kartami Motywów
           *[other] { $count } kartami Motywów
        }
cards_crossroads = karta Rozstajów
    .gender = f
    .gen = karty Rozstajów
    .dat = karcie Rozstajów
    .acc = kartę Rozstajów
    .ins = kartą Rozstajów
    .loc = karcie Rozstajów
    .plural = karty Rozstajów
    .gen-pl = kart Rozstajów
    .dat-pl = kartom Rozstajów
    .acc-pl = karty Rozstajów
    .ins-pl = kartami Rozstajów
    .loc-pl = kartach Rozstajów
    .count =
        { $count ->
            [one] { $count } karta Rozstajów
            [few] { $count } karty Rozstajów
            [many] { $count } kart Rozstajów
           *[other] { $count } kart Rozstajów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Rozstajów
            [few] { $count } kart Rozstajów
            [many] { $count } kart Rozstajów
           *[other] { $count } kart Rozstajów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Rozstajów
            [few] { $count } karty Rozstajów
            [many] { $count } kart Rozstajów
           *[other] { $count } kart Rozstajów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Rozstajów
            [few] { $count } kartami Rozstajów
            [many] { $count } kartami Rozstajów
           *[other] { $count } kartami Rozstajów
        }
cards_ally = karta Sprzymierzeńca
    .gender = f
    .gen = karty Sprzymierzeńca
    .dat = karcie Sprzymierzeńca
    .acc = kartę Sprzymierzeńca
    .ins = kartą Sprzymierzeńca
    .loc = karcie Sprzymierzeńca
    .plural = karty Sprzymierzeńców
    .gen-pl = kart Sprzymierzeńców
    .dat-pl = kartom Sprzymierzeńców
    .acc-pl = karty Sprzymierzeńców
    .ins-pl = kartami Sprzymierzeńców
    .loc-pl = kartach Sprzymierzeńców
    .count =
        { $count ->
            [one] { $count } karta Sprzymierzeńca
            [few] { $count } karty Sprzymierzeńców
            [many] { $count } kart Sprzymierzeńców
           *[other] { $count } kart Sprzymierzeńców
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Sprzymierzeńca
            [few] { $count } kart Sprzymierzeńców
            [many] { $count } kart Sprzymierzeńców
           *[other] { $count } kart Sprzymierzeńców
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Sprzymierzeńca
            [few] { $count } karty Sprzymierzeńców
            [many] { $count } kart Sprzymierzeńców
           *[other] { $count } kart Sprzymierzeńców
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Sprzymierzeńca
            [few] { $count } kartami Sprzymierzeńców
            [many] { $count } kartami Sprzymierzeńców
           *[other] { $count } kartami Sprzymierzeńców
        }
cards_mission = karta Misji
    .gender = f
    .gen = karty Misji
    .dat = karcie Misji
    .acc = kartę Misji
    .ins = kartą Misji
    .loc = karcie Misji
    .plural = karty Misji
    .gen-pl = kart Misji
    .dat-pl = kartom Misji
    .acc-pl = karty Misji
    .ins-pl = kartami Misji
    .loc-pl = kartach Misji
    .count =
        { $count ->
            [one] { $count } karta Misji
            [few] { $count } karty Misji
            [many] { $count } kart Misji
           *[other] { $count } kart Misji
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Misji
            [few] { $count } kart Misji
            [many] { $count } kart Misji
           *[other] { $count } kart Misji
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Misji
            [few] { $count } karty Misji
            [many] { $count } kart Misji
           *[other] { $count } kart Misji
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Misji
            [few] { $count } kartami Misji
            [many] { $count } kartami Misji
           *[other] { $count } kartami Misji
        }
cards_agenda = karta agendy
    .gender = f
    .gen = karty agendy
    .dat = karcie agendy
    .acc = kartę agendy
    .ins = kartą agendy
    .loc = karcie agendy
    .plural = karty agend
    .gen-pl = kart agend
    .dat-pl = kartom agend
    .acc-pl = karty agend
    .ins-pl = kartami agend
    .loc-pl = kartach agend
    .count =
        { $count ->
            [one] { $count } karta agendy
            [few] { $count } karty agend
            [many] { $count } kart agend
           *[other] { $count } kart agend
        }
    .count-gen =
        { $count ->
            [one] { $count } karty agendy
            [few] { $count } kart agend
            [many] { $count } kart agend
           *[other] { $count } kart agend
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę agendy
            [few] { $count } karty agend
            [many] { $count } kart agend
           *[other] { $count } kart agend
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą agendy
            [few] { $count } kartami agend
            [many] { $count } kartami agend
           *[other] { $count } kartami agend
        }
cards_notACylon = karta „Nie jesteś Cylonem”
    .gender = f
    .gen = karty „Nie jesteś Cylonem”
    .dat = karcie „Nie jesteś Cylonem”
    .acc = kartę „Nie jesteś Cylonem”
    .ins = kartą „Nie jesteś Cylonem”
    .loc = karcie „Nie jesteś Cylonem”
    .plural = karty „Nie jesteś Cylonem”
    .gen-pl = kart „Nie jesteś Cylonem”
    .dat-pl = kartom „Nie jesteś Cylonem”
    .acc-pl = karty „Nie jesteś Cylonem”
    .ins-pl = kartami „Nie jesteś Cylonem”
    .loc-pl = kartach „Nie jesteś Cylonem”
    .count =
        { $count ->
            [one] { $count } karta „Nie jesteś Cylonem”
            [few] { $count } karty „Nie jesteś Cylonem”
            [many] { $count } kart „Nie jesteś Cylonem”
           *[other] { $count } kart „Nie jesteś Cylonem”
        }
    .count-gen =
        { $count ->
            [one] { $count } karty „Nie jesteś Cylonem”
            [few] { $count } kart „Nie jesteś Cylonem”
            [many] { $count } kart „Nie jesteś Cylonem”
           *[other] { $count } kart „Nie jesteś Cylonem”
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę „Nie jesteś Cylonem”
            [few] { $count } karty „Nie jesteś Cylonem”
            [many] { $count } kart „Nie jesteś Cylonem”
           *[other] { $count } kart „Nie jesteś Cylonem”
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą „Nie jesteś Cylonem”
            [few] { $count } kartami „Nie jesteś Cylonem”
            [many] { $count } kartami „Nie jesteś Cylonem”
           *[other] { $count } kartami „Nie jesteś Cylonem”
        }

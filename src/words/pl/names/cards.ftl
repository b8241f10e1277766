## names.cards

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
           *[many] { $count } kart Polityki
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Polityki
           *[other] { $count } kart Polityki
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Polityki
            [few] { $count } karty Polityki
           *[many] { $count } kart Polityki
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Polityki
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
           *[many] { $count } kart Zdolności przywódczych
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Zdolności przywódczych
           *[other] { $count } kart Zdolności przywódczych
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Zdolności przywódczych
            [few] { $count } karty Zdolności przywódczych
           *[many] { $count } kart Zdolności przywódczych
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Zdolności przywódczych
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
           *[many] { $count } kart Taktyki
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Taktyki
           *[other] { $count } kart Taktyki
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Taktyki
            [few] { $count } karty Taktyki
           *[many] { $count } kart Taktyki
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Taktyki
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
           *[many] { $count } kart Pilotażu
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Pilotażu
           *[other] { $count } kart Pilotażu
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Pilotażu
            [few] { $count } karty Pilotażu
           *[many] { $count } kart Pilotażu
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Pilotażu
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
           *[many] { $count } kart Techniki
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Techniki
           *[other] { $count } kart Techniki
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Techniki
            [few] { $count } karty Techniki
           *[many] { $count } kart Techniki
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Techniki
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
           *[many] { $count } kart Zdrady
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Zdrady
           *[other] { $count } kart Zdrady
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Zdrady
            [few] { $count } karty Zdrady
           *[many] { $count } kart Zdrady
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Zdrady
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
           *[many] { $count } kart umiejętności
        }
    .count-gen =
        { $count ->
            [one] { $count } karty umiejętności
           *[other] { $count } kart umiejętności
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę umiejętności
            [few] { $count } karty umiejętności
           *[many] { $count } kart umiejętności
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą umiejętności
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
           *[many] { $count } kart
        }
    .count-gen =
        { $count ->
            [one] { $count } karty
           *[other] { $count } kart
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą
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
           *[many] { $count } kart Lojalności
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Lojalności
           *[other] { $count } kart Lojalności
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Lojalności
            [few] { $count } karty Lojalności
           *[many] { $count } kart Lojalności
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Lojalności
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
           *[many] { $count } kart Kworum
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Kworum
           *[other] { $count } kart Kworum
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Kworum
            [few] { $count } karty Kworum
           *[many] { $count } kart Kworum
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Kworum
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
           *[many] { $count } kart Kryzysów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Kryzysu
           *[other] { $count } kart Kryzysów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Kryzysu
            [few] { $count } karty Kryzysów
           *[many] { $count } kart Kryzysów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Kryzysu
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
           *[many] { $count } kart Superkryzysów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Superkryzysu
           *[other] { $count } kart Superkryzysów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Superkryzysu
            [few] { $count } karty Superkryzysów
           *[many] { $count } kart Superkryzysów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Superkryzysu
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
           *[many] { $count } kart Punktów docelowych
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Punktu docelowego
           *[other] { $count } kart Punktów docelowych
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Punktu docelowego
            [few] { $count } karty Punktów docelowych
           *[many] { $count } kart Punktów docelowych
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Punktu docelowego
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
           *[many] { $count } kart Buntu
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Buntu
           *[other] { $count } kart Buntu
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Buntu
            [few] { $count } karty Buntu
           *[many] { $count } kart Buntu
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Buntu
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
           *[many] { $count } kart Przeznaczenia
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Przeznaczenia
           *[other] { $count } kart Przeznaczenia
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Przeznaczenia
            [few] { $count } karty Przeznaczenia
           *[many] { $count } kart Przeznaczenia
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Przeznaczenia
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
           *[many] { $count } kart Motywów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Motywu
           *[other] { $count } kart Motywów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Motywu
            [few] { $count } karty Motywów
           *[many] { $count } kart Motywów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Motywu
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
           *[many] { $count } kart Rozstajów
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Rozstajów
           *[other] { $count } kart Rozstajów
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Rozstajów
            [few] { $count } karty Rozstajów
           *[many] { $count } kart Rozstajów
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Rozstajów
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
           *[many] { $count } kart Sprzymierzeńców
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Sprzymierzeńca
           *[other] { $count } kart Sprzymierzeńców
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Sprzymierzeńca
            [few] { $count } karty Sprzymierzeńców
           *[many] { $count } kart Sprzymierzeńców
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Sprzymierzeńca
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
           *[many] { $count } kart Misji
        }
    .count-gen =
        { $count ->
            [one] { $count } karty Misji
           *[other] { $count } kart Misji
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę Misji
            [few] { $count } karty Misji
           *[many] { $count } kart Misji
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą Misji
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
           *[many] { $count } kart agend
        }
    .count-gen =
        { $count ->
            [one] { $count } karty agendy
           *[other] { $count } kart agend
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę agendy
            [few] { $count } karty agend
           *[many] { $count } kart agend
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą agendy
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
           *[many] { $count } kart „Nie jesteś Cylonem”
        }
    .count-gen =
        { $count ->
            [one] { $count } karty „Nie jesteś Cylonem”
           *[other] { $count } kart „Nie jesteś Cylonem”
        }
    .count-acc =
        { $count ->
            [one] { $count } kartę „Nie jesteś Cylonem”
            [few] { $count } karty „Nie jesteś Cylonem”
           *[many] { $count } kart „Nie jesteś Cylonem”
        }
    .count-ins =
        { $count ->
            [one] { $count } kartą „Nie jesteś Cylonem”
           *[other] { $count } kartami „Nie jesteś Cylonem”
        }

## names.entries

character_base_william-adama = William Adama
    .gender = m
character_base_saul-tigh = Saul Tigh
    .gender = m
character_base_karl-helo-agathon = Karl „Helo” Agathon
    .gender = m
character_base_lee-apollo-adama = Lee „Apollo” Adama
    .gender = m
character_base_kara-starbuck-thrace = Kara „Starbuck” Thrace
    .gender = f
character_base_sharon-boomer-valerii = Sharon „Boomer” Valerii
    .gender = f
character_base_galen-tyrol = „Szef” Galen Tyrol
    .gender = m
character_base_tom-zarek = Tom Zarek
    .gender = m
character_base_gaius-baltar = Gaius Baltar
    .gender = m
character_base_laura-roslin = Laura Roslin
    .gender = f
character_pegasus_helena-cain = Helena Cain
    .gender = f
character_pegasus_anastasia-dee-dualla = Anastasia „Dee” Dualla
    .gender = f
character_pegasus_ellen-tigh = Ellen Tigh
    .gender = f
character_pegasus_louanne-kat-katraine = Louanne „Kat” Katraine
    .gender = f
character_pegasus_cavil = Cavil
    .gender = m
character_pegasus_leoben-conoy = Leoben Conoy
    .gender = m
character_pegasus_caprica-six = „Caprica” Six
    .gender = f
character_exodus_samuel-t-anders = Samuel T. Anders
    .gender = m
character_exodus_callandra-cally-tyrol = Callandra „Cally” Tyrol
    .gender = f
character_exodus_felix-gaeta = Felix Gaeta
    .gender = m
character_exodus_tory-foster = Tory Foster
    .gender = f
character_daybreak_sherman-doc-cottle = Sherman „Doc” Cottle
    .gender = m
character_daybreak_louis-hoshi = Louis Hoshi
    .gender = m
character_daybreak_brendan-hot-dog-costanza = Brendan „Hot Dog” Costanza
    .gender = m
character_daybreak_lee-adama = Lee Adama
    .gender = m
character_daybreak_romo-lampkin = Romo Lampkin
    .gender = m
character_daybreak_sharon-athena-agathon = Sharon „Athena” Agathon
    .gender = f
character_daybreak_danna-biers = D’Anna Biers
    .gender = f
character_daybreak_aaron-doral = Aaron Doral
    .gender = m
character_daybreak_simon-oneill = Simon O'Neill
    .gender = m
character_base_gaius-baltar_cylon-detector = Detektor Cylonów
    .gender = m
    .gen = Detektora Cylonów
    .acc = Detektor Cylonów
character_exodus_samuel-t-anders_longshot = Szczęśliwy strzał
    .gender = m
    .gen = Szczęśliwego strzału
    .acc = Szczęśliwy strzał
skill_base_executive-order = Rozkaz prezydencki
    .gender = m
skill_base_strategic-planning = Strategiczne planowanie
    .gender = n
skill_exodus_trust-instincts = Zaufaj instynktom
skill_exodus_establish-network = Spięcie w sieć
    .gender = n
skill_exodus_build-nuke = Budowa bomby nuklearnej
    .gender = f
quorum_base_assign-mission-specialist = Wybór agenta specjalisty
    .gender = m
super-crisis_base_bomb-on-colonial-1 = Zamach bombowy na Colonial 1
    .gender = m
destination_base_cylon-ambush = Cylońska zasadzka
    .gender = f
destination_pegasus_mining-asteroid = Asteroida górnicza
    .gender = f
objective_base_kobol = Kobol
    .gender = m
    .gen = Kobolu
    .acc = Kobol
    .loc = Kobolu
objective_pegasus_new-caprica = Nowa Caprica
    .gender = f
    .gen = Nowej Caprici
    .acc = Nową Capricę
    .loc = Nowej Caprice
objective_exodus_ionian-nebula = Mgławica Jońska
    .gender = f
    .gen = Mgławicy Jońskiej
    .acc = Mgławicę Jońską
    .loc = Mgławicy Jońskiej
objective_daybreak_earth = Ziemia
    .gender = f
    .gen = Ziemi
    .acc = Ziemię
    .loc = Ziemi
module_base_game = Gra podstawowa
    .gender = f
    .gen = gry podstawowej
    .acc = grę podstawową
module_daybreak_game = Świt
    .gender = m
loyalty_base_you-are-a-cylon-can-reduce-morale-by-1 = Jesteś Cylonem
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay = Jesteś Cylonem
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig = Jesteś Cylonem
loyalty_base_you-are-a-cylon-can-damage-galactica = Jesteś Cylonem
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track = Jesteś Cylonem
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2 = Jesteś Cylonem
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards = Jesteś Cylonem
loyalty_base_you-are-not-a-cylon = Nie jesteś Cylonem
loyalty_pegasus_you-are-not-a-cylon = Nie jesteś Cylonem
loyalty_exodus_you-are-not-a-cylon = Nie jesteś Cylonem
loyalty_daybreak_you-are-not-a-cylon = Nie jesteś Cylonem
loyalty_base_you-are-a-sympathizer = Jesteś sympatykiem
loyalty_pegasus_you-are-a-sympathetic-cylon = Jesteś miłosiernym Cylonem
loyalty_daybreak_you-are-the-mutineer = Jesteś Buntownikiem
loyalty_exodus_personal-goal-acquire-power = Osobisty cel „Acquire Power”
    .gender = m
loyalty_exodus_personal-goal-devastation = Osobisty cel „Devastation”
    .gender = m
loyalty_exodus_personal-goal-political-intrigue = Osobisty cel „Political Intrigue”
    .gender = m
loyalty_exodus_personal-goal-sacrifice = Osobisty cel „Sacrifice”
    .gender = m
loyalty_exodus_personal-goal-self-destruction = Osobisty cel „Self-Destruction”
    .gender = m
loyalty_exodus_personal-goal-selfish = Osobisty cel „Selfish”
    .gender = m
loyalty_exodus_personal-goal-stand-and-fight = Osobisty cel „Stand and Fight”
    .gender = m
loyalty_exodus_personal-goal-use-caution = Osobisty cel „Use Caution”
    .gender = m
loyalty_exodus_final-five-whoever-examines-this-card-is-executed = Ostateczna Piątka
    .gender = f
    .gen = Ostatecznej Piątki
    .acc = Ostateczną Piątkę
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated = Ostateczna Piątka
    .gender = f
    .gen = Ostatecznej Piątki
    .acc = Ostateczną Piątkę
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice = Ostateczna Piątka
    .gender = f
    .gen = Ostatecznej Piątki
    .acc = Ostateczną Piątkę
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed = Ostateczna Piątka
    .gender = f
    .gen = Ostatecznej Piątki
    .acc = Ostateczną Piątkę
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig = Ostateczna Piątka
    .gender = f
    .gen = Ostatecznej Piątki
    .acc = Ostateczną Piątkę
track_base_jump-preparation = tor Przygotowania do skoku
    .gender = m
    .gen = toru Przygotowania do skoku
    .acc = tor Przygotowania do skoku
    .loc = torze Przygotowania do skoku
track_base_boarding-party = tor Abordażu
    .gender = m
    .gen = toru Abordażu
    .acc = tor Abordażu
    .loc = torze Abordażu
track_exodus_pursuit = tor Pościgu
    .gender = m
    .gen = toru Pościgu
    .acc = tor Pościgu
    .loc = torze Pościgu
track_exodus_cylon-fleet-areas = obszary przestrzeni Cylonów
    .gender = pl
    .gen = obszarów przestrzeni Cylonów
    .acc = obszary przestrzeni Cylonów
    .loc = obszarach przestrzeni Cylonów
track_pegasus_occupation = tor Okupacji
    .gender = m
    .gen = toru Okupacji
    .acc = tor Okupacji
    .loc = torze Okupacji
ship_base_viper = viper
    .gender = m
    .gen = vipera
    .dat = viperowi
    .acc = vipera
    .ins = viperem
    .loc = viperze
ship_exodus_viper-mark-vii = viper mk. „VII”
    .gender = m
    .gen = vipera mk. „VII”
    .dat = viperowi mk. „VII”
    .acc = vipera mk. „VII”
    .ins = viperem mk. „VII”
    .loc = viperze mk. „VII”
ship_base_raptor = raptor
    .gender = m
    .gen = raptora
    .dat = raptorowi
    .acc = raptora
    .ins = raptorem
    .loc = raptorze
ship_daybreak_assault-raptor = raptor szturmowy
    .gender = m
    .gen = raptora szturmowego
    .dat = raptorowi szturmowemu
    .acc = raptora szturmowego
    .ins = raptorem szturmowym
    .loc = raptorze szturmowym
ship_base_raider = raider
    .gender = m
    .gen = raidera
    .dat = raiderowi
    .acc = raidera
    .ins = raiderem
    .loc = raiderze
ship_base_heavy-raider = ciężki raider
    .gender = m
    .gen = ciężkiego raidera
    .dat = ciężkiemu raiderowi
    .acc = ciężkiego raidera
    .ins = ciężkim raiderem
    .loc = ciężkim raiderze
ship_base_basestar = basestar
    .gender = m
    .gen = basestara
    .dat = basestarowi
    .acc = basestara
    .ins = basestarem
    .loc = basestarze
token_base_galactica-damage-ftl-control = Uszkodzenie Galactici (Kontrola FTL)
    .gender = n
token_base_galactica-damage-weapons-control = Uszkodzenie Galactici (Kontrola uzbrojenia)
    .gender = n
token_base_galactica-damage-command = Uszkodzenie Galactici (Centrum dowodzenia)
    .gender = n
token_base_galactica-damage-admirals-quarters = Uszkodzenie Galactici (Kwatera Admirała)
    .gender = n
token_base_galactica-damage-hangar-deck = Uszkodzenie Galactici (Pokład hangarowy)
    .gender = n
token_base_galactica-damage-armory = Uszkodzenie Galactici (Zbrojownia)
    .gender = n
token_base_galactica-damage-fuel = Uszkodzenie Galactici (paliwo)
    .gender = n
token_base_galactica-damage-food = Uszkodzenie Galactici (żywność)
    .gender = n
token_base_basestar-damage-critical-hit = Trafienie krytyczne
    .gender = n
token_base_basestar-damage-disabled-hangar = Uszkodzony hangar
    .gender = n
token_base_basestar-damage-disabled-weapons = Uszkodzone uzbrojenie
    .gender = n
token_base_basestar-damage-structural-damage = Uszkodzenia strukturalne
    .gender = n
token_exodus_basestar-damage-critical-hit = Trafienie krytyczne
    .gender = n
token_exodus_basestar-damage-disabled-hangar = Uszkodzony hangar
    .gender = n
token_exodus_basestar-damage-disabled-weapons = Uszkodzone uzbrojenie
    .gender = n
token_exodus_basestar-damage-structural-damage = Uszkodzenia strukturalne
    .gender = n
token_exodus_basestar-damage-collateral-damage = Niezamierzone uszkodzenia
    .gender = n
token_exodus_basestar-damage-damage-to-personnel = Ranny personel
    .gender = n
token_base_civilian-ship-1-population = Statek cywilny: 1 populacja
    .gender = m
token_base_civilian-ship-2-population = Statek cywilny: 2 populacji
    .gender = m
token_base_civilian-ship-1-population-and-1-fuel = Statek cywilny: 1 populacja i 1 paliwo
    .gender = m
token_base_civilian-ship-1-population-and-1-morale = Statek cywilny: 1 populacja i 1 morale
    .gender = m
token_base_civilian-ship-nothing = Statek cywilny: nic
    .gender = m
token_base_nuke = żeton broni nuklearnej
    .gender = m
    .gen = żetonu broni nuklearnej
    .dat = żetonowi broni nuklearnej
    .acc = żeton broni nuklearnej
    .ins = żetonem broni nuklearnej
    .loc = żetonie broni nuklearnej
token_base_centurion = centurion
    .gender = m
    .gen = centuriona
    .dat = centurionowi
    .acc = centuriona
    .ins = centurionem
    .loc = centurionie
token_base_fleet-marker = znacznik floty
    .gender = m
    .gen = znacznika floty
    .acc = znacznik floty
token_base_current-player = żeton aktywnego gracza
    .gender = m
    .gen = żetonu aktywnego gracza
    .acc = żeton aktywnego gracza
token_base_die = kość ośmiościenna
    .gender = f
    .gen = kości ośmiościennej
    .acc = kość ośmiościenną
    .ins = kością ośmiościenną
token_base_resource-fuel = Tarcza zasobu: paliwo
    .gender = f
token_base_resource-food = Tarcza zasobu: żywność
    .gender = f
token_base_resource-morale = Tarcza zasobu: morale
    .gender = f
token_base_resource-population = Tarcza zasobu: populacja
    .gender = f
token_exodus_cylon-pursuit-marker = znacznik cylońskiego pościgu
    .gender = m
    .gen = znacznika cylońskiego pościgu
    .acc = znacznik cylońskiego pościgu
token_pegasus_occupation-force = siły okupacyjne
    .gender = pl
    .gen = sił okupacyjnych
    .acc = siły okupacyjne
token_exodus_trauma-benevolent = dobroczynny żeton traumy
    .gender = m
token_exodus_trauma-antagonistic = antagonistyczny żeton traumy
    .gender = m
token_exodus_trauma-disaster = nieszczęście
    .gender = n
    .gen = nieszczęścia
    .acc = nieszczęście
token_exodus_ally-token = żeton sprzymierzeńca
    .gender = m
    .gen = żetonu sprzymierzeńca
    .acc = żeton sprzymierzeńca
token_daybreak_miracle = żeton cudu
    .gender = m
    .gen = żetonu cudu
    .acc = żeton cudu
token_daybreak_basestar-allegiance = znacznik przynależności basestara
    .gender = m
    .gen = znacznika przynależności basestara
    .acc = znacznik przynależności basestara
token_pegasus_pegasus-damage-pegasus-cic = Uszkodzenie Pegasusa (CIC Pegasusa)
    .gender = n
token_pegasus_pegasus-damage-airlock = Uszkodzenie Pegasusa (Śluza)
    .gender = n
token_pegasus_pegasus-damage-main-batteries = Uszkodzenie Pegasusa (Główne baterie)
    .gender = n
token_pegasus_pegasus-damage-engine-room = Uszkodzenie Pegasusa (Maszynownia)
    .gender = n
token_exodus_nuke = żeton broni nuklearnej
    .gender = m
    .gen = żetonu broni nuklearnej
    .acc = żeton broni nuklearnej

loyalty_base_you-are-a-cylon-can-reduce-morale-by-1_title = obniża morale o 1
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay_title = wysyła postać do „Ambulatorium”
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig_title = wysyła postać do „Aresztu”
loyalty_base_you-are-a-cylon-can-damage-galactica_title = uszkadza Galacticę
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track_title = umieszcza centuriona na torze abordażu
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2_title = cofa przygotowania do skoku o 2
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards_title = każe losować karty Zdrady
loyalty_exodus_personal-goal-acquire-power_title = 2 lub więcej pozycji naraz
loyalty_exodus_personal-goal-devastation_title = Admirał bez bomb nuklearnych
loyalty_exodus_personal-goal-political-intrigue_title = Prezydent w „Areszcie”
loyalty_exodus_personal-goal-sacrifice_title = 6 viperów uszkodzonych lub zniszczonych
loyalty_exodus_personal-goal-self-destruction_title = w „Areszcie” lub „Ambulatorium”
loyalty_exodus_personal-goal-selfish_title = odrzucenie kart umiejętności o sile 20
loyalty_exodus_personal-goal-stand-and-fight_title = 10 lub więcej raiderów
loyalty_exodus_personal-goal-use-caution_title = skok o dystansie 1
loyalty_exodus_final-five-whoever-examines-this-card-is-executed_title = kto ją zobaczy, zostaje stracony
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated_title = obejrzana aktywuje statki Cylonów
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice_title = obejrzana dwukrotnie uszkadza Galacticę
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed_title = obejrzana kończy się egzekucją właściciela
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig_title = kto ją zobaczy, trafia do „Aresztu”
track_base_jump-preparation_0 = pole startowe
    .short = Start
track_base_jump-preparation_5 = Automatyczny skok
    .short = Autom. skok
track_base_boarding-party_0 = pole startowe
    .short = Start
track_base_boarding-party_4 = Ludzie przegrywają
    .short = Ludzie przegrali
track_exodus_pursuit_0 = pole startowe
    .short = Start
track_exodus_pursuit_4 = Automatyczny atak
    .short = Autom. atak
ally_exodus_alex-crashdown-quartararo = Alex „Crashdown” Quartararo
    .gender = m
ally_exodus_brother-cavil = Brat Cavil
    .gender = m
ally_exodus_diana-hardball-seelix = Diana „Hardball” Seelix
    .gender = f
ally_exodus_dr-sherman-cottle = Doktor Sherman Cottle
    .gender = m
ally_exodus_margaret-racetrack-edmondson = Margaret „Racetrack” Edmondson
    .gender = f
ally_exodus_priestess-elosha = Kapłanka Elosha
    .gender = f
ally_exodus_anastasia-dee-dualla = Anastasia „Dee” Dualla
    .gender = f
ally_exodus_brendan-hot-dog-costanza = Brendan „Hot Dog” Costanza
    .gender = m
ally_exodus_callandra-cally-tyrol = Callandra „Cally” Tyrol
    .gender = f
ally_exodus_karl-helo-agathon = Karl „Helo” Agathon
    .gender = m
ally_exodus_lee-apollo-adama = Lee „Apollo” Adama
    .gender = m
ally_exodus_kara-starbuck-thrace = Kara „Starbuck” Thrace
    .gender = f
ally_exodus_louanne-kat-katraine = Louanne „Kat” Katraine
    .gender = f
ally_exodus_sharon-boomer-valerii = Sharon „Boomer” Valerii
    .gender = f
ally_exodus_caprica-six = „Caprica” Six
    .gender = f
ally_exodus_chief-galen-tyrol = „Szef” Galen Tyrol
    .gender = m
track_pegasus_occupation_0 = Władze okupacyjne
track_pegasus_occupation_1 = Kanion Breedera
track_pegasus_occupation_2 = Stocznia

option_exodus_personal-goals = Osobiste cele
option_exodus_final-five = Ostateczna Piątka
option_exodus_cylon-fleet = Plansza Cylońskiej Floty
module_pegasus_game_help = więcej postaci i kart, Zdrada, egzekucje, Przywódcy Cylonów
module_exodus_game_help = więcej postaci i kart; Osobiste cele, Ostateczna Piątka, Cylońska Flota
module_daybreak_game_help = więcej postaci i kart, Bunt, żetony cudu, raptory szturmowe, Przywódcy Cylonów z Motywami
option_exodus_personal-goals_help = Exodus: na niektórych kartach „Nie jesteś Cylonem” jest cel; niespełniony szkodzi flocie
option_exodus_final-five_help = Exodus: część kart ludzi to Ostateczna Piątka: szkodzi ich obejrzenie i egzekucja właściciela
option_exodus_cylon-fleet_help = Exodus: statki Cylonów zbierają się na własnej planszy i ścigają flotę; jeden człowiek jest CAG-iem
preset_base_first-game = Pierwsza gra
preset_base_first-game_help = gra podstawowa w drodze na Kobol, bez zasad opcjonalnych
preset_pegasus_first-game = Pierwsza gra z Pegasusem
preset_pegasus_first-game_help = Pegasus w drodze na Kobol: bez Nowej Caprici, Przywódców Cylonów i miłosiernego Cylona
preset_exodus_first-game = Pierwsza gra z Exodusem
preset_exodus_first-game_help = Exodus w drodze na Kobol, bez jego wariantów; z nich można dodać tylko Ostateczną Piątkę
preset_daybreak_first-game = Pierwsza gra ze Świtem
preset_daybreak_first-game_help = Świt w drodze na Kobol: bez podróży na Ziemię i Przywódców Cylonów
objective_base_kobol_help = drogę na Ziemię odnajduje się na Kobolu
objective_pegasus_new-caprica_help = flota osiada, trafia pod okupację i musi się stamtąd wydostać
objective_exodus_ionian-nebula_help = sprzymierzeńcy po drodze, trauma i proces przed ostatnim skokiem
objective_daybreak_earth_help = Demetrius wykonuje misje i przybliża flotę do celu, a jeden basestar może się zbuntować
character_daybreak_karl-helo-agathon = Karl „Helo” Agathon
    .gender = m

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
character_daybreak_simon-oneill = Simon O’Neill
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
character_base_william-adama_inspirational-leader = Charyzmatyczny przywódca
character_base_william-adama_command-authority = Władza dowódcy
character_base_william-adama_emotionally-attached = Więzy uczuć
character_base_lee-apollo-adama_alert-viper-pilot = Czujny pilot vipera
character_base_lee-apollo-adama_cag = CAG
character_base_lee-apollo-adama_headstrong = Nieustępliwość
character_base_gaius-baltar_delusional-intuition = Urojona intuicja
character_base_gaius-baltar_coward = Tchórz
character_base_sharon-boomer-valerii_recon = Rekonesans
character_base_sharon-boomer-valerii_mysterious-intuition = Tajemnicza intuicja
character_base_sharon-boomer-valerii_sleeper-agent = Uśpiona agentka
character_base_galen-tyrol_maintenance-engineer = Główny mechanik
character_base_galen-tyrol_blind-devotion = Ślepe oddanie
character_base_galen-tyrol_reckless = Lekkomyślność
character_base_karl-helo-agathon_eco-officer = Oficer ECO
character_base_karl-helo-agathon_moral-compass = Kompas moralny
character_base_karl-helo-agathon_stranded = Rozbitek
character_base_laura-roslin_religious-visions = Wizje religijne
character_base_laura-roslin_skilled-politician = Wytrawny polityk
character_base_laura-roslin_terminal-illness = Śmiertelna choroba
character_base_kara-starbuck-thrace_expert-pilot = Mistrzyni pilotażu
character_base_kara-starbuck-thrace_secret-destiny = Sekretne przeznaczenie
character_base_kara-starbuck-thrace_insubordinate = Niesubordynacja
character_base_saul-tigh_cylon-hatred = Nienawiść do Cylonów
character_base_saul-tigh_declare-martial-law = Stan wojenny
character_base_saul-tigh_alcoholic = Alkoholik
character_base_tom-zarek_friends-in-low-places = Znajomości w półświatku
character_base_tom-zarek_unconventional-tactics = Niekonwencjonalna taktyka
character_base_tom-zarek_convicted-criminal = Skazaniec
character_daybreak_lee-adama_forward-thinker = Myśli o jutrze
character_daybreak_lee-adama_choose-a-different-path = Inna droga
character_daybreak_lee-adama_moral-dilemma = Dylemat moralny
character_daybreak_romo-lampkin_deceitful = Krętacz
character_daybreak_romo-lampkin_attorney = Adwokat
character_daybreak_romo-lampkin_kleptomania = Kleptomania
character_daybreak_tom-zarek_necessary-steps = Niezbędne kroki
character_daybreak_tom-zarek_abuse-power = Nadużycie władzy
character_daybreak_tom-zarek_disreputable = Zła sława
character_daybreak_louis-hoshi_dutiful = Obowiązkowość
character_daybreak_louis-hoshi_organized = Dobra organizacja
character_daybreak_louis-hoshi_reluctant = Niechęć
character_daybreak_karl-helo-agathon_raptor-pilot = Pilot raptora
character_daybreak_karl-helo-agathon_no-one-gets-left-behind = Nikt nie zostaje w tyle
character_daybreak_karl-helo-agathon_family-commitments = Obowiązki rodzinne
character_daybreak_brendan-hot-dog-costanza_memento = Pamiątka
character_daybreak_brendan-hot-dog-costanza_escort = Eskorta
character_daybreak_brendan-hot-dog-costanza_forced-to-eject = Katapultowanie
character_daybreak_gaius-baltar_cult-leader = Przywódca sekty
character_daybreak_gaius-baltar_broadcast = Audycja
character_daybreak_gaius-baltar_spiritual-crisis = Kryzys duchowy
character_daybreak_sherman-doc-cottle_treatment = Leczenie
character_daybreak_sherman-doc-cottle_quarantine = Kwarantanna
character_daybreak_sherman-doc-cottle_specialized = Wąska specjalizacja
character_daybreak_sharon-athena-agathon_for-love = Z miłości
character_daybreak_sharon-athena-agathon_resolute = Stanowczość
character_daybreak_sharon-athena-agathon_grieving = Żałoba
character_daybreak_danna-biers_visions = Wizje
character_daybreak_danna-biers_don-t-trust-anyone = Nie ufaj nikomu
character_daybreak_danna-biers_heretic = Heretyczka
character_daybreak_aaron-doral_industrious = Pracowitość
character_daybreak_aaron-doral_meticulous = Drobiazgowość
character_daybreak_aaron-doral_vanity = Próżność
character_daybreak_simon-oneill_calculating = Wyrachowanie
character_daybreak_simon-oneill_modifications = Modyfikacje
character_daybreak_simon-oneill_logic-bound = Niewolnik logiki
character_exodus_samuel-t-anders_star-player = Gwiazda drużyny
character_exodus_samuel-t-anders_starts-on-the-bench = Na ławce rezerwowych
character_exodus_callandra-cally-tyrol_quick-fix = Szybka naprawa
character_exodus_callandra-cally-tyrol_discharge-of-a-firearm = Strzał z broni palnej
character_exodus_callandra-cally-tyrol_impulsive = Impulsywność
character_exodus_felix-gaeta_ftl-operator = Operator FTL
character_exodus_felix-gaeta_coup = Zamach stanu
character_exodus_felix-gaeta_misguided = Na złej drodze
character_exodus_tory-foster_adaptable = Zdolność adaptacji
character_exodus_tory-foster_influential = Wpływy
character_exodus_tory-foster_amoral = Bez zasad
character_pegasus_helena-cain_intolerant = Nietolerancja
character_pegasus_helena-cain_blind-jump = Skok w ciemno
character_pegasus_helena-cain_bent-on-revenge = Żądza zemsty
character_pegasus_anastasia-dee-dualla_efficient = Sprawność
character_pegasus_anastasia-dee-dualla_fast-learner = Szybka nauka
character_pegasus_anastasia-dee-dualla_emotionally-fragile = Krucha psychika
character_pegasus_ellen-tigh_politically-adroit = Polityczny spryt
character_pegasus_ellen-tigh_manipulative = Manipulatorka
character_pegasus_ellen-tigh_nothing-but-trouble = Same kłopoty
character_pegasus_louanne-kat-katraine_hotshot = As przestworzy
character_pegasus_louanne-kat-katraine_sacrifice = Poświęcenie
character_pegasus_louanne-kat-katraine_stim-junkie = Na stymulantach
character_pegasus_cavil_primacy = Pierwszeństwo
character_pegasus_cavil_aggressive-tactics = Agresywna taktyka
character_pegasus_cavil_lies-and-secrets = Kłamstwa i sekrety
character_pegasus_leoben-conoy_glimpse-the-face-of-god = Oblicze Boga
character_pegasus_leoben-conoy_cryptic-message = Zagadkowe słowa
character_pegasus_leoben-conoy_clouded = Zmącony umysł
character_pegasus_caprica-six_intimate = Bliskość
character_pegasus_caprica-six_human-delusion = Ludzkie złudzenie
character_pegasus_caprica-six_conflicted-loyalties = Rozdarta lojalność
crisis_base_ambush = Zasadzka
crisis_base_besieged = Oblężenie
crisis_base_boarding-parties = Oddziały abordażowe
crisis_base_cylon-swarm = Rój Cylonów
crisis_base_heavy-assault = Ciężki szturm
crisis_base_jammed-assault = Atak w zakłóceniach
crisis_base_raiding-party = Rajd Cylonów
crisis_base_surrounded = Okrążenie
crisis_base_tactical-strike = Uderzenie taktyczne
crisis_base_thirty-three = Trzydzieści trzy
crisis_base_crash-landing = Awaryjne lądowanie
crisis_base_cylon-accusation = Oskarżony: Cylon
crisis_base_cylon-tracking-device = Cylońskie urządzenie namierzające
crisis_base_cylon-virus = Wirus Cylonów
crisis_base_detector-sabotage = Sabotaż detektora
crisis_base_elections-loom = Wybory za pasem
crisis_base_guilt-by-collusion = Współwina
crisis_base_hangar-accident = Wypadek w hangarze
crisis_base_jump-computer-failure = Awaria komputera skoku
crisis_base_legendary-discovery = Legendarne odkrycie
crisis_base_loss-of-a-friend = Utrata przyjaciela
crisis_base_low-supplies = Kończą się zapasy
crisis_base_mandatory-testing = Obowiązkowe badania
crisis_base_missing-g4-explosives = Zaginione ładunki G4
crisis_base_prison-labor = Praca więźniów
crisis_base_prisoner-revolt = Bunt więźniów
crisis_base_resistance = Opór
crisis_base_security-breach = Luka w ochronie
crisis_base_terrorist-bomber = Zamachowiec
crisis_base_terrorist-investigations = Śledztwo w sprawie zamachu
crisis_base_the-olympic-carrier = Olympic Carrier
crisis_base_unexpected-reunion = Niespodziewane spotkanie
crisis_base_unidentified-ship = Niezidentyfikowany statek
crisis_base_weapon-malfunction = Awaria uzbrojenia
crisis_base_witch-hunt = Polowanie na czarownice
crisis_base_a-traitor-accused = Oskarżenie o zdradę
crisis_base_admiral-grilled = Admirał w ogniu pytań
crisis_base_analyze-enemy-fighter = Analiza wrogiego myśliwca
crisis_base_bomb-threat = Groźba wybuchu
crisis_base_build-cylon-detector = Budowa detektora Cylonów
crisis_base_colonial-day = Dzień Kolonii
crisis_base_crippled-raider = Unieruchomiony raider
crisis_base_cylon-screenings = Wykrywanie Cylonów
crisis_base_declare-martial-law = Stan wojenny
crisis_base_food-shortage = Brak żywności
crisis_base_forced-water-mining = Przymusowe wydobycie wody
crisis_base_fulfiller-of-prophecy = Wypełnienie proroctwa
crisis_base_informing-the-public = Prawda dla opinii publicznej
crisis_base_keep-tabs-on-visitor = Gość pod obserwacją
crisis_base_network-computers = Komputery w sieci
crisis_base_requested-resignation = Żądanie dymisji
crisis_base_rescue-caprica-survivors = Ocaleni z Caprici
crisis_base_rescue-mission-a = Misja ratunkowa
crisis_base_rescue-mission-b = Misja ratunkowa
crisis_base_rescue-the-fleet = Ratunek dla floty
crisis_base_riots-a = Zamieszki
crisis_base_riots-b = Zamieszki
crisis_base_scouting-for-fuel = Poszukiwanie paliwa
crisis_base_scouting-for-water = Poszukiwanie wody
crisis_base_send-survey-team = Wysłanie ekipy badawczej
crisis_base_sleep-deprivation = Bezsenność
crisis_base_water-sabotaged = Sabotaż zbiorników wody
crisis_base_water-shortage-a = Brak wody
crisis_base_water-shortage-b = Brak wody
crisis_base_water-shortage-c = Brak wody
destination_base_asteroid-field = Pole asteroid
destination_base_barren-planet = Jałowa planeta
destination_base_cylon-refinery = Rafineria Cylonów
destination_base_deep-space = Głęboki kosmos
destination_base_desolate-moon = Pusty księżyc
destination_base_icy-moon = Lodowy księżyc
destination_base_ragnar-anchorage = Przystań Ragnar
destination_base_remote-planet = Odległa planeta
destination_base_tylium-planet = Planeta z tylium
quorum_base_accept-prophecy = Przyjęcie proroctwa
quorum_base_arrest-order = Nakaz aresztowania
quorum_base_assign-arbitrator = Wybór arbitra
quorum_base_assign-vice-president = Wybór wiceprezydenta
quorum_base_authorization-of-brutal-force = Zgoda na użycie siły
quorum_base_encourage-mutiny = Podżeganie do buntu
quorum_base_food-rationing = Racjonowanie żywności
quorum_base_inspirational-speech = Płomienne przemówienie
quorum_base_presidential-pardon = Prezydenckie ułaskawienie
quorum_base_release-cylon-mugshots = Publikacja zdjęć Cylonów
skill_base_consolidate-power = Umocnienie władzy
skill_base_investigative-committee = Komisja śledcza
skill_base_declare-emergency = Ogłoszenie alarmu
skill_base_launch-scout = Wysłanie zwiadu
skill_base_evasive-maneuvers = Manewry wymijające
skill_base_maximum-firepower = Maksymalna siła ognia
skill_base_repair = Naprawa
skill_base_scientific-research = Badania naukowe
super-crisis_base_cylon-intruders = Cylońscy intruzi
super-crisis_base_fleet-mobilization = Mobilizacja floty
super-crisis_base_inbound-nukes = Nadlatują głowice
super-crisis_base_massive-assault = Zmasowany szturm
crisis_daybreak_blindsided = Cios znienacka
crisis_daybreak_event-horizon = Horyzont zdarzeń
crisis_daybreak_hornets-nest = Gniazdo szerszeni
crisis_daybreak_lockdown = Blokada
crisis_daybreak_reprisal = Odwet
crisis_daybreak_trial-by-fire = Próba ognia
crisis_daybreak_a-desperate-pact = Pakt z rozpaczy
crisis_daybreak_abandon-galactica = Opuścić Galacticę
crisis_daybreak_an-ambitious-operation = Ambitna operacja
crisis_daybreak_consult-the-hybrid = Rozmowa z Hybrydą
crisis_daybreak_dangerous-plots = Niebezpieczne spiski
crisis_daybreak_dishonest-tactics = Nieczyste zagrania
crisis_daybreak_domestic-dispute = Domowa awantura
crisis_daybreak_earth-in-ruins = Ziemia w ruinie
crisis_daybreak_enemy-of-my-enemy = Wróg mojego wroga
crisis_daybreak_galactica-falling-apart = Galactica się rozpada
crisis_daybreak_give-in-to-despair = Chwila rozpaczy
crisis_daybreak_hybrid-in-panic = Hybryda w panice
crisis_daybreak_incitement-to-mutiny = Wezwanie do buntu
crisis_daybreak_insubordinate-crew = Niesubordynacja załogi
crisis_daybreak_one-last-cocktail = Ostatni drink
crisis_daybreak_question-procedure = Podważone procedury
crisis_daybreak_quorum-in-uproar = Wrzawa w Kworum
crisis_daybreak_rallying-support = Walka o poparcie
crisis_daybreak_reactor-critical = Reaktor w stanie krytycznym
crisis_daybreak_rebuild-trust = Odbudowa zaufania
crisis_daybreak_religious-turmoil = Wrzenie religijne
crisis_daybreak_requisition-for-demetrius = Rekwizycja dla Demetriusa
crisis_daybreak_secret-meetings = Tajne spotkania
crisis_daybreak_starvation-in-dogsville = Głód w Psiarni
mission_daybreak_attack-on-the-colony = Atak na Kolonię
mission_daybreak_cylon-civil-war = Wojna domowa Cylonów
mission_daybreak_destroy-the-hub = Zniszczyć Węzeł
mission_daybreak_digging-up-the-past = Odkopana przeszłość
mission_daybreak_needs-of-the-people = Potrzeby ludzi
mission_daybreak_rescue-hera = Ratunek dla Hery
mission_daybreak_the-red-stripes = Czerwone pasy
mission_daybreak_the-search-for-home = W poszukiwaniu domu
motive_daybreak_end-the-chase = Koniec pościgu
motive_daybreak_improve-efficiency = Większa wydajność
motive_daybreak_keep-them-docile = Utrzymać w posłuszeństwie
motive_daybreak_learn-to-cherish = Nauka miłości
motive_daybreak_make-an-ally = Zdobyć sojusznika
motive_daybreak_pressure-their-leaders = Nacisk na przywódców
motive_daybreak_remove-the-threat = Usunąć zagrożenie
motive_daybreak_a-false-sense-of-security = Złudne bezpieczeństwo
motive_daybreak_a-justified-response = Słuszna odpowiedź
motive_daybreak_fight-with-honor = Walka z honorem
motive_daybreak_harvest-their-resources = Przejęcie zasobów
motive_daybreak_no-unnecessary-force = Bez zbędnej przemocy
motive_daybreak_savor-their-demise = Rozkosz ich zagłady
motive_daybreak_subjects-for-study = Obiekty badań
mutiny_daybreak_armed-resistance = Zbrojny opór
mutiny_daybreak_assume-command = Przejęcie dowodzenia
mutiny_daybreak_bait-and-switch = Przynęta i podmiana
mutiny_daybreak_betrayal-of-trust = Nadużycie zaufania
mutiny_daybreak_blackmail = Szantaż
mutiny_daybreak_clipped-wings = Podcięte skrzydła
mutiny_daybreak_controversial-speech = Kontrowersyjne przemówienie
mutiny_daybreak_feed-the-people = Nakarmić ludzi
mutiny_daybreak_impeachment = Impeachment
mutiny_daybreak_make-a-deal = Układ
mutiny_daybreak_necessary-risk = Konieczne ryzyko
mutiny_daybreak_panic = Panika
mutiny_daybreak_peaceful-resistance = Bierny opór
mutiny_daybreak_ruined-reputation = Zszargana reputacja
mutiny_daybreak_scavenging-for-parts = Szabrowanie części
mutiny_daybreak_selfish-act = Akt egoizmu
mutiny_daybreak_send-a-message = Jasny przekaz
mutiny_daybreak_set-the-agenda = Narzucenie planu
mutiny_daybreak_the-strong-survive = Przetrwają silni
mutiny_daybreak_unauthorized-usage = Użycie bez zezwolenia
mutiny_daybreak_violent-protest = Brutalny protest
mutiny_daybreak_weapons-armed = Broń odbezpieczona
skill_daybreak_force-their-hand = Postawieni pod ścianą
skill_daybreak_popular-influence = Wpływ na tłumy
skill_daybreak_negotiation = Negocjacje
skill_daybreak_all-hands-on-deck = Wszyscy na stanowiska
skill_daybreak_restore-order = Przywrócenie porządku
skill_daybreak_change-of-plans = Zmiana planów
skill_daybreak_quick-thinking = Szybka decyzja
skill_daybreak_unorthodox-plan = Niekonwencjonalny plan
skill_daybreak_a-second-chance = Druga szansa
skill_daybreak_dogfight = Walka manewrowa
skill_daybreak_combat-veteran = Weteran bitew
skill_daybreak_launch-reserves = Start rezerw
skill_daybreak_install-upgrades = Montaż ulepszeń
skill_daybreak_raptor-specialist = Specjalista od raptorów
skill_daybreak_test-the-limits = Na granicy możliwości
skill_daybreak_bait = Przynęta
skill_daybreak_dradis-contact = Kontakt na DRADIS
skill_daybreak_a-better-machine = Lepsza maszyna
skill_daybreak_personal-vices = Ludzkie nałogi
skill_daybreak_violent-outbursts = Wybuchy agresji
skill_daybreak_exploit-a-weakness = Czuły punkt
crisis_exodus_airlock-leak = Nieszczelna śluza
crisis_exodus_ambushed-by-the-press = Osaczeni przez prasę
crisis_exodus_appoint-head-of-security = Nowy szef ochrony
crisis_exodus_centurion-assault = Szturm centurionów
crisis_exodus_consult-the-prisoner = Rozmowa z więźniem
crisis_exodus_controversial-manuscript = Kontrowersyjny rękopis
crisis_exodus_cylon-genocide = Zagłada Cylonów
crisis_exodus_divisive-behavior = Sianie niezgody
crisis_exodus_familiar-face = Znajoma twarz
crisis_exodus_guilty-conscience = Nieczyste sumienie
crisis_exodus_haunted-by-the-past = Demony przeszłości
crisis_exodus_hera-rescued = Hera ocalona
crisis_exodus_hidden-explosives = Ukryte ładunki
crisis_exodus_hidden-identity = Ukryta tożsamość
crisis_exodus_in-the-ring = Na ringu
crisis_exodus_interrogation = Przesłuchanie
crisis_exodus_joes-bar = Bar u Joego
crisis_exodus_labor-dispute = Spór pracowniczy
crisis_exodus_medal-of-distinction = Medal za zasługi
crisis_exodus_mysterious-guide = Tajemniczy przewodnik
crisis_exodus_mysterious-message = Tajemnicza wiadomość
crisis_exodus_power-failure = Awaria zasilania
crisis_exodus_raptor-malfunction = Awaria raptora
crisis_exodus_set-a-trap = Zastawić pułapkę
crisis_exodus_strange-beacon = Dziwny sygnał
crisis_exodus_temple-of-the-five = Świątynia Piątki
crisis_exodus_the-circle = Krąg
crisis_exodus_the-passage = Przejście
crisis_exodus_threat-of-super-nova = Groźba supernowej
crisis_exodus_truth-and-reconciliation = Prawda i pojednanie
crisis_exodus_unexplained-deaths = Niewyjaśnione zgony
crisis_exodus_unfair-bias = Krzywdzące uprzedzenia
crisis_exodus_unwelcome-faces = Niechciane twarze
crisis_exodus_widespread-starvation = Powszechny głód
crossroads_exodus_disturbing-vision = Niepokojąca wizja
crossroads_exodus_miraculous-return = Cudowny powrót
crossroads_exodus_perjury = Krzywoprzysięstwo
crossroads_exodus_scanned = Prześwietleni
crossroads_exodus_strange-music = Dziwna muzyka
crossroads_exodus_testimony = Zeznanie
crossroads_exodus_the-opera-house = Opera
crisis_exodus_detente = Odprężenie
crisis_exodus_raiders-inbound = Nadlatują raidery
crisis_exodus_return-to-duty = Powrót do służby
crisis_exodus_review-camera-footage = Nagrania z kamer
crisis_exodus_tracked-by-radiation = Tropieni po promieniowaniu
crisis_exodus_training-a-rookie = Szkolenie żółtodzioba
destination_exodus_algae-planet = Planeta alg
destination_exodus_cylon-raiders = Cylońskie raidery
destination_exodus_derelict-basestar = Wrak basestara
destination_exodus_dying-star = Umierająca gwiazda
destination_exodus_gas-giant = Gazowy olbrzym
destination_exodus_lions-head-nebula = Mgławica Głowa Lwa
destination_exodus_radioactive-cloud = Radioaktywny obłok
quorum_exodus_establish-dogsville = Założenie Psiarni
quorum_exodus_presidential-order = Polecenie prezydenta
quorum_exodus_resignation = Dymisja
skill_exodus_red-tape = Biurokracja
skill_exodus_political-prowess = Polityczna biegłość
skill_exodus_iron-will = Żelazna wola
skill_exodus_state-of-emergency = Stan wyjątkowy
skill_exodus_scout-for-fuel = Zwiad po paliwo
skill_exodus_protect-the-fleet = Ochrona floty
skill_exodus_best-of-the-best = Najlepsi z najlepszych
super-crisis_exodus_fighting-blind = Walka na oślep
super-crisis_exodus_fire-all-missiles = Wszystkie rakiety
super-crisis_exodus_human-prisoner = Ludzki jeniec
agenda_pegasus_convert-the-infidels = Nawrócić niewiernych
agenda_pegasus_guide-them-to-destiny = Ku przeznaczeniu
agenda_pegasus_join-the-colonials = U boku Kolonii
agenda_pegasus_prove-their-worth = Dowieść ich wartości
agenda_pegasus_the-illusion-of-hope = Złudzenie nadziei
agenda_pegasus_salvage-their-equipment = Przejąć ich sprzęt
agenda_pegasus_genocide = Ludobójstwo
agenda_pegasus_reduce-them-to-ruins = Obrócić w ruinę
agenda_pegasus_show-their-true-nature = Obnażyć ich naturę
agenda_pegasus_siege-warfare = Wojna oblężnicza
agenda_pegasus_grant-mercy = Okazać litość
agenda_pegasus_mutual-annihilation = Wzajemna zagłada
crisis_pegasus_a-verdict-of-guilty = Wyrok: winny
crisis_pegasus_an-offer-of-peace = Propozycja pokoju
crisis_pegasus_assassination-plot = Spisek na życie
crisis_pegasus_civilian-ship-nuked = Atomowy atak na cywilów
crisis_pegasus_code-blue = Kod niebieski
crisis_pegasus_defending-a-prisoner = Obrona więźnia
crisis_pegasus_dogfight = Walka kołowa
crisis_pegasus_food-hoarding-in-the-fleet = Gromadzenie żywności
crisis_pegasus_medical-breakthrough = Przełom w medycynie
crisis_pegasus_pressure-the-supply-ships = Nacisk na transportowce
crisis_pegasus_reunite-the-fleet = Flota znów razem
crisis_pegasus_review-galacticas-log = Dziennik pokładowy Galactici
crisis_pegasus_sabotage-investigated = Śledztwo w sprawie sabotażu
crisis_pegasus_scar = Scar
crisis_pegasus_standoff-with-pegasus = Impas z Pegasusem
crisis_pegasus_suspicious-election-results = Podejrzane wyniki wyborów
crisis_pegasus_the-black-market = Czarny rynek
crisis_pegasus_the-guardians = Strażnicy
crisis_pegasus_training-snafu = Wpadka na szkoleniu
crisis_pegasus_unsettling-stories = Niepokojące opowieści
destination_pegasus_a-civilian-convoy = Cywilny konwój
destination_pegasus_binary-star = Gwiazda podwójna
destination_pegasus_gas-cloud = Obłok gazu
destination_pegasus_misjump = Chybiony skok
newCaprica_pegasus_a-cylon-ally = Sojusznik wśród Cylonów
newCaprica_pegasus_arrests-at-night = Nocne aresztowania
newCaprica_pegasus_attack-on-the-power-plant = Atak na elektrownię
newCaprica_pegasus_betrayed-from-within = Zdrada wśród swoich
newCaprica_pegasus_brutal-treatment = Brutalne traktowanie
newCaprica_pegasus_centurion-ambush = Zasadzka centurionów
newCaprica_pegasus_contact-informant = Kontakt z informatorem
newCaprica_pegasus_contact-raptor = Łączność z raptorem
newCaprica_pegasus_decode-cylon-maps = Szyfr cylońskich map
newCaprica_pegasus_demanded-surrender = Żądanie kapitulacji
newCaprica_pegasus_dissent-among-cylons = Rozłam wśród Cylonów
newCaprica_pegasus_establish-sanitation = Budowa kanalizacji
newCaprica_pegasus_execution-list = Lista do egzekucji
newCaprica_pegasus_held-for-questioning = Zatrzymani do przesłuchania
newCaprica_pegasus_hiding-underground = Ukryci pod ziemią
newCaprica_pegasus_intra-atmos-entry = Skok w atmosferę
newCaprica_pegasus_keeping-hera-hidden = Kryjówka dla Hery
newCaprica_pegasus_labor-union-strike = Strajk związkowców
newCaprica_pegasus_marine-reinforcements = Posiłki marines
newCaprica_pegasus_meet-liason-officer = Spotkanie z łącznikiem
newCaprica_pegasus_ncp-graduation = Promocja w policji NCP
newCaprica_pegasus_ncp-recruitment = Nabór do policji NCP
newCaprica_pegasus_organize-the-pilots = Zbiórka pilotów
newCaprica_pegasus_playing-with-emotions = Gra na uczuciach
newCaprica_pegasus_prepare-for-a-fight = Przygotowania do walki
newCaprica_pegasus_prepare-the-civilians = Cywile w gotowości
newCaprica_pegasus_recover-launch-keys = Odzyskane klucze startowe
newCaprica_pegasus_rescue-detainees = Odbicie zatrzymanych
newCaprica_pegasus_resistance-bombings = Zamachy ruchu oporu
newCaprica_pegasus_second-thoughts = Wątpliwości
quorum_pegasus_assign-chief-of-staff = Wybór szefa kancelarii
quorum_pegasus_civilian-self-defense = Samoobrona cywilów
quorum_pegasus_consult-the-oracle = Wizyta u wyroczni
quorum_pegasus_enact-production-quotas = Normy produkcji
quorum_pegasus_eulogy = Mowa pogrzebowa
quorum_pegasus_execute-prisoner = Egzekucja więźnia
quorum_pegasus_probation = Nadzór sądowy
quorum_pegasus_resources-for-galactica = Zasoby dla Galactici
quorum_pegasus_unsavory-connections = Podejrzane znajomości
skill_pegasus_investigative-committee = Komisja śledcza
skill_pegasus_support-the-people = Wsparcie dla ludzi
skill_pegasus_preventative-policy = Polityka prewencji
skill_pegasus_major-victory = Wielkie zwycięstwo
skill_pegasus_at-any-cost = Za wszelką cenę
skill_pegasus_guts-and-initiative = Odwaga i inicjatywa
skill_pegasus_critical-situation = Sytuacja krytyczna
skill_pegasus_full-throttle = Cała naprzód
skill_pegasus_run-interference = Osłona
skill_pegasus_jury-rigged = Prowizorka
skill_pegasus_calculations = Obliczenia
skill_pegasus_broadcast-location = Ujawnienie pozycji
skill_pegasus_by-your-command = Na twój rozkaz
skill_pegasus_special-destiny = Szczególny los
skill_pegasus_gods-plan = Boży plan
skill_pegasus_human-weakness = Ludzka słabość
skill_pegasus_sabotage = Sabotaż
super-crisis_pegasus_demand-peace-manifesto = Manifest pokojowy
super-crisis_pegasus_footage-transmitted = Transmisja nagrania
super-crisis_pegasus_lured-into-a-trap = Zwabieni w pułapkę
super-crisis_pegasus_psychological-warfare = Wojna psychologiczna
super-crisis_pegasus_the-farm = Farma
crisis_base_ambush_special = Szkolenie nowych pilotów
crisis_base_besieged_special = Ciężkie straty
crisis_base_boarding-parties_special = Atak z zaskoczenia
crisis_base_cylon-swarm_special = Masowe siły
crisis_base_heavy-assault_special = Ciężkie bombardowanie
crisis_base_jammed-assault_special = Zagłuszona łączność
crisis_base_raiding-party_special = Awaria FTL
crisis_base_surrounded_special = Panika
crisis_base_tactical-strike_special = Szturm na hangar
crisis_base_thirty-three_special = Nieustępliwy pościg
super-crisis_base_massive-assault_special = Brak zasilania
crisis_daybreak_blindsided_special = Oślepić ich
crisis_daybreak_event-horizon_special = Studnia grawitacyjna
crisis_daybreak_hornets-nest_special = Ogień osłonowy
crisis_daybreak_lockdown_special = Skoordynowany atak
crisis_daybreak_reprisal_special = Okazja do zdrady
crisis_daybreak_trial-by-fire_special = Nadciągają posiłki
crisis_pegasus_dogfight_special = Ciągły ostrzał
crisis_pegasus_scar_special = Osobista zemsta
crisis_pegasus_the-guardians_special = Załoga raptora w niewoli
super-crisis_pegasus_lured-into-a-trap_special = Niebezpieczne naprawy
ally_exodus_aaron-doral_benevolent = Biurokrata
ally_exodus_aaron-doral_antagonistic = Wyrachowany Cylon
ally_exodus_aaron-kelly_benevolent = Oficer pokładowy
ally_exodus_aaron-kelly_antagonistic = Skrajne środki
ally_exodus_alex-crashdown-quartararo_benevolent = Lojalny ECO
ally_exodus_alex-crashdown-quartararo_antagonistic = Niedoświadczony dowódca
ally_exodus_anastasia-dee-dualla_benevolent = Oficer CIC
ally_exodus_anastasia-dee-dualla_antagonistic = Przygnębienie
ally_exodus_billy-keikeya_benevolent = Człowiek ludu
ally_exodus_billy-keikeya_antagonistic = Zazdrość
ally_exodus_brendan-hot-dog-costanza_benevolent = Pilot bez lęku
ally_exodus_brendan-hot-dog-costanza_antagonistic = Mąciwoda
ally_exodus_brother-cavil_benevolent = Osobliwy doradca
ally_exodus_brother-cavil_antagonistic = Pierwszy z Cylonów
ally_exodus_callandra-cally-tyrol_benevolent = Zdolna mechaniczka
ally_exodus_callandra-cally-tyrol_antagonistic = Huśtawka nastrojów
ally_exodus_caprica-six_benevolent = Uległa więźniarka
ally_exodus_caprica-six_antagonistic = Urojenia
ally_exodus_chief-galen-tyrol_benevolent = Starszy bosman
ally_exodus_chief-galen-tyrol_antagonistic = Rozpacz i gniew
ally_exodus_danna-biers_benevolent = Dziennikarka śledcza
ally_exodus_danna-biers_antagonistic = Cylon oportunista
ally_exodus_diana-hardball-seelix_benevolent = Ekspertka od awioniki
ally_exodus_diana-hardball-seelix_antagonistic = Pamiętliwość
ally_exodus_dr-sherman-cottle_benevolent = Doskonały chirurg
ally_exodus_dr-sherman-cottle_antagonistic = Nałogowy palacz
ally_exodus_ellen-tigh_benevolent = Sprytna manipulatorka
ally_exodus_ellen-tigh_antagonistic = Zły wpływ
ally_exodus_felix-gaeta_benevolent = Oficer taktyczny
ally_exodus_felix-gaeta_antagonistic = Zgorzknienie
ally_exodus_gaius-baltar_benevolent = Genialny naukowiec
ally_exodus_gaius-baltar_antagonistic = Dziwne zachowanie
ally_exodus_helena-cain_benevolent = Bezkompromisowość
ally_exodus_helena-cain_antagonistic = Zero tolerancji dla błędów
ally_exodus_kara-starbuck-thrace_benevolent = Sprawna pilotka
ally_exodus_kara-starbuck-thrace_antagonistic = Ryzykowne manewry
ally_exodus_karl-helo-agathon_benevolent = Oddany oficer
ally_exodus_karl-helo-agathon_antagonistic = Niepopularne decyzje
ally_exodus_kendra-shaw_benevolent = Brzytwa
ally_exodus_kendra-shaw_antagonistic = O krok za daleko
ally_exodus_laura-roslin_benevolent = Urodzona przywódczyni
ally_exodus_laura-roslin_antagonistic = Wyniszczająca choroba
ally_exodus_lee-apollo-adama_benevolent = Pilot z charyzmą
ally_exodus_lee-apollo-adama_antagonistic = Pod zbyt wielką presją
ally_exodus_leoben-conoy_benevolent = Wyczucie
ally_exodus_leoben-conoy_antagonistic = Niestabilny Cylon
ally_exodus_louanne-kat-katraine_benevolent = As pilotażu
ally_exodus_louanne-kat-katraine_antagonistic = Nałóg
ally_exodus_louis-hoshi_benevolent = Oficer łączności
ally_exodus_louis-hoshi_antagonistic = Rozchwianie
ally_exodus_margaret-racetrack-edmondson_benevolent = Talent za sterami raptora
ally_exodus_margaret-racetrack-edmondson_antagonistic = Zabić wszystkich!
ally_exodus_priestess-elosha_benevolent = Przywódczyni religijna
ally_exodus_priestess-elosha_antagonistic = Kryzys wiary
ally_exodus_romo-lampkin_benevolent = Sprytny adwokat
ally_exodus_romo-lampkin_antagonistic = Kleptoman
ally_exodus_samuel-t-anders_benevolent = Sportowiec
ally_exodus_samuel-t-anders_antagonistic = Początkujący pilot
ally_exodus_saul-tigh_benevolent = Pierwszy oficer
ally_exodus_saul-tigh_antagonistic = Ciężka ręka
ally_exodus_sharon-boomer-valerii_benevolent = Świetna pilotka raptora
ally_exodus_sharon-boomer-valerii_antagonistic = Nieudane lądowania
ally_exodus_simon-oneill_benevolent = Cyloński lekarz
ally_exodus_simon-oneill_antagonistic = Eksperymentalne zabiegi
ally_exodus_tom-zarek_benevolent = Zaradność
ally_exodus_tom-zarek_antagonistic = Podejrzane kontakty
ally_exodus_tory-foster_benevolent = Strateg polityczny
ally_exodus_tory-foster_antagonistic = Wątpliwa etyka
ally_exodus_william-adama_benevolent = Doświadczony dowódca
ally_exodus_william-adama_antagonistic = Nie zostawiamy swoich
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
loyalty_exodus_personal-goal-acquire-power = Osobisty cel „Zdobyć władzę”
    .gender = m
loyalty_exodus_personal-goal-devastation = Osobisty cel „Spustoszenie”
    .gender = m
loyalty_exodus_personal-goal-political-intrigue = Osobisty cel „Intryga polityczna”
    .gender = m
loyalty_exodus_personal-goal-sacrifice = Osobisty cel „Poświęcenie”
    .gender = m
loyalty_exodus_personal-goal-self-destruction = Osobisty cel „Autodestrukcja”
    .gender = m
loyalty_exodus_personal-goal-selfish = Osobisty cel „Egoizm”
    .gender = m
loyalty_exodus_personal-goal-stand-and-fight = Osobisty cel „Stanąć do walki”
    .gender = m
loyalty_exodus_personal-goal-use-caution = Osobisty cel „Ostrożność”
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

## pictures

pictures-check = Test umiejętności { $source }: siła { $total }, trudność { $difficulty }, { $result }.
pictures-pass = sukces
pictures-partial = częściowy sukces
pictures-fail = porażka
pictures-positive = Za
pictures-negative = Przeciw
pictures-nullified = Nie liczą się
pictures-cards = { $title }: { $cards }.
pictures-noCards = brak kart
pictures-none = brak
pictures-hand = Twoja ręka
pictures-loyalty = Lojalność
pictures-quorum = Karty Kworum
pictures-superCrisis = Superkryzys
pictures-mutiny = Bunt
pictures-agenda = Agenda
pictures-motives = Motywy
pictures-card = { $name }: { $text }
pictures-playedBy = Gracz: { $name }.
pictures-used = Jednorazowa zdolność została już użyta.
pictures-noMiracle = Nie ma już żetonu cudu na zdolność, która go wymaga.
pictures-whole = Cała plansza
pictures-handText = Karty wyjaśnia tekst tej wiadomości.

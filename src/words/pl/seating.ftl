any_politicalLeader = przywódca polityczny
any_militaryLeader = przywódca wojskowy
any_pilot = pilot
any_support = postać wsparcia
any_cylonLeader = Przywódca Cylonów
order_joined = w kolejności dołączania
order_random = losowo
order_byHand = według gospodarza
orderHelp_joined = Ludzie w kolejności dołączania, po nich gracze automatyczni
orderHelp_random = Ludzie wymieszani, po nich wymieszani gracze automatyczni
orderHelp_byHand = Dokładnie tak, jak pokazuje lobby
line = - Miejsca: **{ $order }**; { $first }
firstDrawn = kto zaczyna, rozstrzyga los
firstNamed = zaczyna **{ $name }**
keptLine = - Zarezerwowane do czasu wyboru: { $kept }
kept = { $name } **{ $role }**
peopleFirst = -# Postacie wybiera się w kolejności miejsc od tego, kto zaczyna: najpierw ludzie, potem gracze automatyczni.
byHand = -# Postacie wybiera się w kolejności miejsc od tego, kto zaczyna, więc gracz automatyczny może wybierać przed ludźmi, którzy siedzą za nim. Przywódców Cylonów zostawia ludziom.
option = Miejsca: { $order }
firstByLot = Zaczyna: rozstrzyga los
firstIs = Zaczyna: { $name }
upSeat = Miejsce { $seat }: { $name }
upHelp = O jedno miejsce wcześniej
upLast = Za ostatnie miejsce
keepNothing = Nic dla mnie nie rezerwuj
keepRole = Dla mnie: { $role }
keepNothingFor = Nie rezerwuj nic: { $name }
keepRoleFor = Dla gracza { $name }: { $role }
keepFor = Zarezerwuj rolę: { $name }
keepsNothing = Nic nie jest zarezerwowane
keepsRole = Rezerwacja: { $role }
late_open = Spóźnieni od razu zajmują miejsca graczy automatycznych
late_ask = Spóźnieni proszą gospodarza o miejsce
lateHelp_open = W trwającej grze, przez /game join; bez pytania gospodarza
lateHelp_ask = W trwającej grze, przez /game join; gospodarz przyznaje je jednym naciśnięciem
changed = Wiadomość z lobby pokazuje, kto gdzie siedzi.
keptReply = Rola zarezerwowana do czasu wyboru: { $role }, gracz { $person }. Zasady są ważniejsze: jeśli do tego czasu pozwalają tylko na inne rodzaje postaci, nie można jej wziąć.
keptNothing = Dla gracza { $person } nic już nie jest zarezerwowane.
nothingNamed = Nie wskazano niczego do zmiany.
nothingNamedHint = Podaj `order`, `first`, `up` lub `open` albo użyj przycisku „Miejsca i rezerwacje ról” w wiadomości z lobby.
personBegins = Gracz automatyczny nie zaczyna, dopóki są ludzie.
personBeginsHint = Wskaż człowieka albo zdaj się na los.
noSeat = Ta osoba nie ma miejsca w tym lobby.
noSeatHint = Najpierw musi dołączyć.
noSuchRole = Nie ma takiej roli.
noLeaders = W tej grze nikt nie może być Przywódcą Cylonów: ten wariant jest wyłączony.
notInGame = { $role }: przy obecnych ustawieniach nie ma tej roli w grze.
keptBy = { $role }: tę rolę ma już zarezerwowaną { $name }.
exhausted =
    { $count ->
        [one] Przy { $players } graczach tylko { $count } z was może mieć pewność tej roli ({ $role }): zasady nie pozwalają wybierać z rodzaju postaci, dopóki w innym zostało ich więcej.
        [few] Przy { $players } graczach tylko { $count } z was mogą mieć pewność tej roli ({ $role }): zasady nie pozwalają wybierać z rodzaju postaci, dopóki w innym zostało ich więcej.
        [many] Przy { $players } graczach tylko { $count } z was może mieć pewność tej roli ({ $role }): zasady nie pozwalają wybierać z rodzaju postaci, dopóki w innym zostało ich więcej.
       *[other] Przy { $players } graczach tylko { $count } z was może mieć pewność tej roli ({ $role }): zasady nie pozwalają wybierać z rodzaju postaci, dopóki w innym zostało ich więcej.
    }
keepHint = Zarezerwuj inną rolę albo żadną.

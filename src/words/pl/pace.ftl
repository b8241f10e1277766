## pace

pace-paused = Gra jest wstrzymana.
pace-pausedHint = Gospodarz może ją wznowić przez /host resume.
pace-isArchived = Ta gra jest w archiwum, bo od dawna nikt nie grał.
pace-isArchivedHint = /game revive przywraca ją dokładnie taką, jaka była.
pace-notArchived = Ta gra nie jest w archiwum.
pace-notArchivedHint = Nic nie trzeba robić.
pace-illegalMinutes = Limit czasu może wynosić od 1 minuty do 30 dni.
pace-illegalMinutesHint = Spróbuj na przykład tak: 30 min, 8 godz., 2 dni albo brak.
pace-illegalDays = Gry trafiają do archiwum po 1 do 365 dniach albo nigdy.
pace-illegalDaysHint = Podaj liczbę dni; 0 znaczy nigdy.
pace-illegalAnswer = Gdy czas minie, mogę dać odpowiedź domyślną, może odpowiedzieć gracz komputerowy albo gra może zostać wstrzymana.
pace-unknownDuration = Nie rozumiem czasu trwania „{ $time }”.
pace-unknownDurationHint = Spróbuj na przykład tak: 30 min, 8 godz., 2 dni albo brak.
pace-tooManyReminders = O jednym pytaniu mogę przypomnieć najwyżej dwa razy.
pace-remindersInOrder = Drugie przypomnienie musi przyjść po pierwszym.
pace-remindersHint = Spróbuj na przykład tak: 8 godz. (i ponownie po 16 godz.), 1 godz., 3 godz. albo brak.
pace-noZone = Nie znam twojej strefy czasowej.
pace-noZoneHint = Podaj ją opcją zone, na przykład Europe/Warsaw.
pace-unknownZone = Nie znam strefy czasowej „{ $zone }”.
pace-unknownZoneHint = Podaj miejsce, na przykład Europe/Warsaw albo America/New_York; opcja zone podpowiada.
pace-nearZones = Może chodzi o: { $zones }?
pace-noQuiet = Godziny ciszy muszą zaczynać się i kończyć o różnych porach.
pace-noQuietHint = Aby je wyłączyć, użyj /me awake.
pace-longQuiet = Godziny ciszy są za długie (maksymalnie { $hours } godz.).
pace-longQuietHint = Jeśli nie będzie cię dłużej, przez /away może za ciebie grać ktoś inny.
pace-unknownClock = Nie rozumiem godziny „{ $time }”.
pace-unknownClockHint = Spróbuj na przykład tak: 23 albo 22:30.
pace-unknownTime = Nie rozumiem czasu „{ $time }”.
pace-timeFormats = Spróbuj na przykład tak: { $examples }, 28 grudnia, 2026-12-28 18:00 albo 12 godzin.
pace-pastTime = Ten czas już minął.
pace-pastTimeHint = Liczę w strefie czasowej { $zone }; zmienisz ją przez /me time.
pace-farTime = To za ponad rok.
pace-farTimeHint = Aby oddać miejsce na stałe, użyj /host replace.
pace-awayLobbyHint = Pomiń opcję game, aby nie było cię we wszystkich twoich grach, także tych, które się dopiero zaczną.
pace-notAway = Nikt cię teraz nie zastępuje.
pace-notAwayHint = Grasz już na swoim miejscu.
pace-botSubstitute = Bot nie może cię zastępować.
pace-botSubstituteHint = Pomiń substitute, aby zastąpił cię gracz komputerowy.
pace-selfSubstitute = Nie możesz zastępować samego siebie.
pace-playingSubstitute = { $name } gra już w { $game }.
pace-otherSubstituteHint = Wybierz kogoś innego albo pomiń substitute, aby zastąpił cię gracz komputerowy.
pace-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
pace-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
pace-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
pace-evening = Wieczór
pace-daily = Codziennie
pace-relaxed = Na luzie
pace-patient = Cierpliwie
pace-ownTimes = Własne czasy
pace-line = { $name }: { $detail }
pace-reminders = przypomnienia: { $first } i { $second } po pytaniu
pace-oneReminder = przypomnienie: { $first } po pytaniu
pace-noReminders = bez przypomnień
pace-limits = { $reaction } na reakcję, { $other } na wszystko inne, potem { $answer }
pace-limit = czas na odpowiedź: { $limit }, potem { $answer }
pace-reactionLimit = { $limit } na reakcję, potem { $answer }; na wszystko inne bez limitu
pace-otherLimit = na reakcję bez limitu; { $limit } na wszystko inne, potem { $answer }
pace-noLimits = bez limitów
pace-default = odpowiedź domyślna
pace-automatic = odpowiada gracz komputerowy
pace-pause = gra zostaje wstrzymana
pace-archivedAfter = do archiwum po { $days } bez ruchu
pace-neverArchived = nigdy do archiwum
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Godziny ciszy (`/me quiet`) nie wliczają się do limitów czasu. Czas na reakcje biegnie dalej, ale nigdy nie kończy się w godzinach ciszy gracza.
pace-timersSet = Gotowe. Limity otwartych pytań biegną od nowa.
pace-noticeTimersSet = ⏱ { $name } zmienia tempo: { $pace }. Limity otwartych pytań biegną od nowa.
pace-noticeTimedOut = ⏰ { $player }: czas minął, więc odpowiedź padła bez tego gracza.
pace-noticePaused = ⏸ Czas minął, więc gra jest wstrzymana. Gospodarz może ją wznowić przez `/host resume` albo oddać miejsce przez `/host replace`.
pace-noticeStandIn = 🧳 { $owner } wraca { $until }. Do tego czasu na miejscu { $seat } gra { $standIn } i widzi jego karty; { $owner } może wrócić w każdej chwili przez `/back`.
pace-noticeBack = 🏠 { $owner } wraca na miejsce { $seat } (w zastępstwie grał: { $standIn }).
pace-noticeArchived =
    { $count ->
        [one] 🗄 Od { $count } dnia nic się nie dzieje, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
       *[other] 🗄 Od { $count } dni nic się nie dzieje, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
    }
pace-noticeRevived = { $name } przywraca tę grę z archiwum. Toczy się dalej dokładnie od miejsca, w którym stanęła.
pace-automaticPlayer = gracz komputerowy
pace-standsIn = { $holder } (w zastępstwie: { $owner })
pace-reminder = ⏳ { $people }: gra na was czeka.
pace-reactionReminder = ⏳ { $people }: być może ktoś z was ma jeszcze do rozważenia reakcję. „Odpowiedz” pokaże to każdemu prywatnie.
pace-reminderLink = [Co się wydarzyło]({ $link })
pace-privateReminder = ⏳ W { $channel } (gra { $game }) możesz jeszcze zdecydować o reakcji. Nikt inny nie wie, że pytam ciebie.
pace-timedOut =
    ⏰ Minął twój czas w { $channel } (gra { $game }). { $question }
    Odpowiedź za ciebie: { $answer }
pace-answerNow = Odpowiedz
pace-hasLeft = { $host }, wygląda na to, że { $person } nie jest już na tym serwerze i nic tam nie dociera. `/host replace` oddaje to miejsce komuś innemu lub graczowi komputerowemu.
pace-hostHasLeft = Wygląda na to, że gospodarza ({ $person }) nie ma już na tym serwerze i nic tam nie dociera. Administrator serwera może oddać jego miejsce przez `/host replace` albo wyznaczyć nowego gospodarza.
pace-sheetClosed = Na twoim miejscu w { $channel } (gra { $game }) gra ktoś inny, więc jego tajemnic już tu nie widać.
pace-sheetBack = Miejsce, które było pod twoją opieką w { $channel } (gra { $game }), jest już w innych rękach. To, co wiesz, zostaje między nami.
pace-awayIn = Nie ma cię do { $until } w { $games }; gra za ciebie { $standIn }. `/back` od razu oddaje ci miejsce.
pace-awayAhead = Nie ma cię do { $until }; w grach, które się w tym czasie zaczną, za ciebie gra { $standIn }. `/back` to kończy.
pace-awayToo = Dotyczy to też gier, które się w tym czasie zaczną.
pace-handedOn = Miejsce, które było pod twoją opieką w { $games }, ma teraz { $standIn }.
pace-backIn = Masz znów swoje miejsce w { $games }.
pace-backAhead = Znów grasz osobiście, także w nowych grach.
pace-ownAway = Nie ma cię do <t:{ $until }:f>; `/back` to kończy.
pace-revived = Gra { $game } toczy się dalej.
pace-notArchivedHere = Na tym kanale nie ma zarchiwizowanej gry.
pace-notArchivedHereHint = Jeśli gra toczyła się gdzie indziej, użyj `/game revive` tam.
pace-severalArchived = Na tym kanale jest kilka zarchiwizowanych gier.
pace-severalArchivedHint = Wskaż jedną opcją `game`: { $games }.
pace-youAreAway = W { $game } za ciebie gra { $name }.
pace-youAreAwayHint = /back od razu oddaje ci miejsce.
pace-ownNothing = Nie znam twojej strefy czasowej ani godzin ciszy, więc przypomnienia mogą przyjść o każdej porze. `/me quiet` ustawia jedno i drugie.
pace-ownZone = Twoja strefa czasowa to **{ $zone }** (teraz { $now }). Nie masz godzin ciszy; ustawisz je przez `/me quiet`.
pace-ownQuiet = Godziny ciszy: od **{ $from }** do **{ $to }**, **{ $zone }** (teraz { $now }). Nie ma wtedy przypomnień, a twoje limity czasu stoją.

## session

session-set = 📅 { $name } ustala następną sesję: { $when } ({ $away }).
session-off = 📅 { $name } odwołuje następną sesję.
session-soon = 📅 { $people }: sesja zaczyna się { $away }.
session-is = Następna sesja gry { $game }: { $when } ({ $away }). Przypomnę o niej 15 minut wcześniej.
session-none = Gra { $game } nie ma zaplanowanej sesji. Ustal ją przez `/game schedule when: piątek 20:00`.
session-isOff = Sesja gry { $game } jest odwołana.
session-withEvent = Jest też w wydarzeniach serwera.
session-withoutEvent = Nie mogę dodać jej do wydarzeń serwera: brakuje mi uprawnienia { $permission }.
session-callOff = Odwołaj
session-notYours = Sesje tej gry mogą planować tylko jej gracze.
session-notYoursHint = /game join zajmuje miejsce.
session-noZone = Nie wiem, o którą strefę czasową chodzi.
session-noZoneHint = Ustaw swoją przez /me time zone: … albo podaj, za ile, na przykład za 3 godziny.
session-eventName = Battlestar Galactica · { $game }
session-eventText = Sesja gry { $game }.

## Jak ludzie zapisują daty i godziny.

times-idle = do, w, we, o, od, około, godz, godzina, godzinie, godziny, po, ten, tę, tą, najbliższy, najbliższą, najbliższa
times-span = na, przez
times-and = i, oraz
times-one = jeden, jedną, jedna, jedno
times-nextWeek = następny, następną, następna, przyszły, przyszłą, przyszła
times-today = dziś, dzisiaj
times-tonight = wieczorem
times-nothing = brak, nigdy, nie, wyłącz, 0
times-off = odwołaj
times-morning = rano, ranem
times-noon = południe
times-afternoon = południu, popołudniu
times-evening = wieczorem, wieczór
times-night = nocy, noc
times-midnight = północ, północy

times-ambiguous = Nie wiem, co jest dniem, a co miesiącem w „{ $time }”.
times-ambiguousHint = Zapisz miesiąc słowem, na przykład 6 maja, albo datę jako 2026-05-06.

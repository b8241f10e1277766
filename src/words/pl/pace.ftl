## pace

pace-paused = Gra jest wstrzymana.
pace-pausedHint = Gospodarz wznawia ją przez /host resume.
pace-isArchived = Ta gra jest w archiwum, bo od dawna nikt nie grał.
pace-isArchivedHint = /game revive przywraca ją dokładnie taką, jaka była.
pace-notArchived = Ta gra nie jest w archiwum.
pace-notArchivedHint = Nic nie trzeba robić.
pace-illegalMinutes = Czasy w grze mogą wynosić od 1 minuty do 30 dni.
pace-illegalMinutesHint = Napisz na przykład 30 min, 8 godz., 2 dni albo brak.
pace-illegalDays = Grę można odłożyć do archiwum po upływie od 1 do 365 dni albo nigdy.
pace-illegalDaysHint = Podaj liczbę dni; 0 znaczy nigdy.
pace-illegalAnswer = Gdy czas minie, może paść odpowiedź domyślna, może odpowiedzieć gracz komputerowy albo gra się zatrzymuje.
pace-unknownDuration = „{ $time }” to nie jest czas trwania.
pace-unknownDurationHint = Napisz na przykład 30 min, 8 godz., 2 dni albo brak.
pace-tooManyReminders = O jednym pytaniu przypominam najwyżej dwa razy.
pace-remindersInOrder = Drugie przypomnienie musi przyjść po pierwszym.
pace-remindersHint = Napisz na przykład 8 godz. (i ponownie po 16 godz.), 1 godz., 3 godz. albo brak.
pace-noZone = Nie znam twojej strefy czasowej.
pace-noZoneHint = Podaj ją opcją zone, na przykład Europe/Warsaw.
pace-unknownZone = Nie ma strefy czasowej „{ $zone }”.
pace-unknownZoneHint = Podaj miejsce, na przykład Europe/Warsaw albo America/New_York; opcja zone podpowiada, jakie są.
pace-nearZones = Może chodzi o: { $zones }?
pace-noQuiet = Godziny ciszy muszą zaczynać się i kończyć o różnych porach.
pace-noQuietHint = Jeśli ma ich nie być wcale, użyj /me awake.
pace-longQuiet = Godziny ciszy są za długie (maksymalnie { $hours } godz.).
pace-longQuietHint = Jeśli nie możesz grać przez dłuższy czas, /away oddaje twoje miejsce komuś innemu.
pace-unknownClock = „{ $time }” nie jest godziną.
pace-unknownClockHint = Napisz na przykład 23 albo 22:30.
pace-unknownTime = Nie rozumiem czasu „{ $time }”.
pace-timeFormats = Napisz na przykład { $examples }, 28 grudnia, 2026-12-28 18:00 albo 12 godzin.
pace-pastTime = Ten czas już minął.
pace-pastTimeHint = Kieruję się strefą czasową { $zone }; zmienia ją /me time.
pace-farTime = To dalej niż za rok.
pace-farTimeHint = Oddaj swoje miejsce na stałe przez /host replace.
pace-awayLobbyHint = Bez opcji game nieobecność dotyczy wszystkich twoich gier, także tych, które się dopiero zaczną.
pace-notAway = Nikt cię teraz nie zastępuje.
pace-notAwayHint = Masz już swoje miejsce.
pace-botSubstitute = Bot nie może cię zastępować.
pace-botSubstituteHint = Pomiń substitute: wtedy zastępuje cię gracz komputerowy.
pace-selfSubstitute = Nie możesz zastępować samego siebie.
pace-playingSubstitute = { $name } gra już w { $game }.
pace-otherSubstituteHint = Wybierz kogoś innego albo pomiń substitute: wtedy zastępuje cię gracz komputerowy.
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
pace-limits = czas na reakcję: { $reaction }, na inne pytania: { $other }, potem { $answer }
pace-limit = czas na odpowiedź: { $limit }, potem { $answer }
pace-reactionLimit = czas na reakcję: { $limit }, potem { $answer }; na inne pytania bez limitu
pace-otherLimit = czas na pytania inne niż reakcje: { $limit }, potem { $answer }
pace-noLimits = bez limitów
pace-default = odpowiedź domyślna
pace-automatic = odpowiada gracz komputerowy
pace-pause = gra się zatrzymuje
pace-archivedAfter = do archiwum, gdy przez { $days } nikogo nie ma
pace-neverArchived = nigdy do archiwum
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Godziny ciszy (`/me quiet`) się nie liczą, z wyjątkiem czasu na reakcje: ten jedynie nie kończy się, gdy ktoś śpi.
pace-timersSet = Gotowe. Czas na otwarte teraz pytania biegnie od nowa.
pace-noticeTimersSet = ⏱ { $name } zmienia tempo: { $pace }. Czas na otwarte teraz pytania biegnie od nowa.
pace-noticeTimedOut = ⏰ { $player }: czas minął, odpowiedź padła automatycznie.
pace-noticePaused = ⏸ Czas minął i gra jest wstrzymana. Gospodarz wznawia ją przez `/host resume` albo oddaje miejsce przez `/host replace`.
pace-noticeStandIn = 🧳 { $owner } jest poza grą do { $until }. W tym czasie na miejscu { $seat } gra { $standIn } i widzi jego karty; { $owner } może je w każdej chwili odebrać przez `/back`.
pace-noticeBack = 🏠 { $owner } wraca i gra znów na miejscu { $seat }. Koniec zastępstwa ({ $standIn }).
pace-noticeArchived =
    { $count ->
        [one] 🗄 Od { $count } dnia nikt nic nie robi, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
       *[other] 🗄 Od { $count } dni nikt nic nie robi, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
    }
pace-noticeRevived = { $name } przywraca tę grę z archiwum. Toczy się dalej dokładnie taka, jaka była.
pace-automaticPlayer = gracz komputerowy
pace-standsIn = { $holder } (w zastępstwie: { $owner })
pace-reminder = ⏳ { $people }: gra na was czeka.
pace-reactionReminder = ⏳ { $people }: być może na kogoś z was czeka jeszcze reakcja. „Odpowiedz” pokazuje to każdemu z osobna.
pace-reminderLink = [Co się wydarzyło]({ $link })
pace-privateReminder = ⏳ W { $channel } (gra { $game }) czeka na ciebie jeszcze reakcja. Nikt inny nie wie, że to ciebie pytam.
pace-timedOut =
    ⏰ Minął twój czas w { $channel } (gra { $game }). { $question }
    Odpowiedź za ciebie: { $answer }
pace-answerNow = Odpowiedz
pace-hasLeft = { $host }, wygląda na to, że { $person } opuszcza serwer: nie mogę tam nic wysłać. `/host replace` oddaje to miejsce komuś innemu lub graczowi komputerowemu.
pace-hostHasLeft = Wygląda na to, że { $person }, gospodarz tej gry, nie należy już do tego serwera: nic już tam nie dociera. Administrator serwera może oddać to miejsce przez `/host replace` albo wyznaczyć nowego gospodarza.
pace-sheetClosed = Na twoim miejscu w { $channel } (gra { $game }) gra ktoś inny, więc jego tajemnic już tu nie widać.
pace-sheetBack = Miejsce, które było pod twoją opieką w { $channel } (gra { $game }), należy teraz do kogoś innego. Zachowaj w tajemnicy to, co wiesz.
pace-awayIn = Do { $until } nie ma cię w grach: { $games }; w tym czasie za ciebie gra { $standIn }. `/back` od razu oddaje ci miejsce.
pace-awayAhead = Nie ma cię do { $until }; w grach, które się w tym czasie zaczną, za ciebie gra { $standIn }. `/back` to kończy.
pace-awayToo = Także w grach, które się w tym czasie zaczną.
pace-handedOn = Miejsce, które było pod twoją opieką w { $games }, ma teraz { $standIn }.
pace-backIn = Masz znów swoje miejsce w { $games }.
pace-backAhead = Twoja nieobecność się skończyła: w grach, które się zaczną, grasz osobiście.
pace-ownAway = Nie ma cię do <t:{ $until }:f>; `/back` to kończy.
pace-revived = Gra { $game } toczy się dalej.
pace-notArchivedHere = Żadna gra z tego kanału nie jest w archiwum.
pace-notArchivedHereHint = Jeśli gra toczyła się gdzie indziej, użyj `/game revive` tam.
pace-severalArchived = W archiwum jest kilka gier z tego kanału.
pace-severalArchivedHint = Wskaż jedną opcją `game`: { $games }.
pace-youAreAway = W { $game } za ciebie gra { $name }.
pace-youAreAwayHint = /back od razu oddaje ci miejsce.
pace-ownNothing = Nie znam twojej strefy czasowej ani godzin ciszy: przypomnienia przychodzą o każdej porze. `/me quiet` ustawia jedno i drugie.
pace-ownZone = Twoja strefa czasowa to **{ $zone }** (teraz jest tam { $now }). Nie masz godzin ciszy: ustawia je `/me quiet`.
pace-ownQuiet = Cisza od **{ $from }** do **{ $to }** w strefie **{ $zone }** (teraz jest tam { $now }): nie ma wtedy przypomnień, a twój czas na odpowiedź stoi.

## session

session-set = 📅 { $name } ustala następną sesję: { $when } ({ $away }).
session-off = 📅 { $name } odwołuje następną sesję.
session-soon = 📅 { $people }: sesja zaczyna się { $away }.
session-is = Następna sesja gry { $game }: { $when } ({ $away }). Przypomnę wszystkim 15 minut wcześniej.
session-none = Gra { $game } nie ma jeszcze terminu sesji. Ustala go `/game schedule when: piątek 20:00`.
session-isOff = Gra { $game } nie ma już terminu sesji.
session-withEvent = Pokazują ją też wydarzenia serwera.
session-withoutEvent = Wydarzenia serwera jej nie pokazują; brakuje mi do tego uprawnienia: { $permission }.
session-callOff = Odwołaj
session-notYours = Sesje tej gry ustalają tylko ci, którzy w niej grają.
session-notYoursHint = /game join zajmuje miejsce.
session-noZone = Nie wiem, według którego zegara to podano.
session-noZoneHint = Podaj swoją strefę czasową przez /me time zone: … albo powiedz, za ile to będzie, na przykład za 3 godziny.
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

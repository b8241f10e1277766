paused = Gra jest wstrzymana.
pausedHint = Gospodarz wznawia ją przez /host resume.
isArchived = Ta gra jest w archiwum, bo nic się już nie działo.
isArchivedHint = /game revive przywraca ją dokładnie taką, jaka była.
notArchived = Ta gra nie jest w archiwum.
notArchivedHint = Nic nie trzeba robić.
illegalMinutes = Czasy w grze mogą wynosić od 1 minuty do 30 dni.
illegalMinutesHint = Napisz na przykład 30 min, 8 godz., 2 dni albo brak.
illegalDays = Grę można odłożyć do archiwum po upływie od 1 do 365 dni albo nigdy.
illegalDaysHint = Podaj liczbę dni; 0 znaczy nigdy.
illegalAnswer = Gdy czas minie, może paść odpowiedź domyślna, może odpowiedzieć gracz automatyczny albo gra się zatrzymuje.
unknownDuration = „{ $time }” nie określa długości czasu.
unknownDurationHint = Napisz na przykład 30 min, 8 godz., 2 dni albo brak.
tooManyReminders = O jednym pytaniu przypominam najwyżej dwa razy.
remindersInOrder = Drugie przypomnienie musi przyjść po pierwszym.
remindersHint = Napisz na przykład 8 godz. (i ponownie po 16 godz.), 1 godz., 3 godz. albo brak.
noZone = Nie znam twojej strefy czasowej.
noZoneHint = Podaj ją opcją zone, na przykład Europe/Warsaw.
unknownZone = Nie ma strefy czasowej „{ $zone }”.
unknownZoneHint = Podaj miejsce, na przykład Europe/Warsaw albo America/New_York; opcja zone podpowiada, jakie są.
nearZones = Może chodzi o: { $zones }?
noQuiet = Godziny ciszy muszą zaczynać się i kończyć o różnych porach.
noQuietHint = Jeśli ma ich nie być wcale, użyj /me awake.
longQuiet = Godziny ciszy są za długie; najwięcej godzin: { $hours }.
longQuietHint = Jeśli nie możesz grać przez dłuższy czas, /away oddaje twoje miejsce komuś innemu.
unknownClock = „{ $time }” nie jest godziną.
unknownClockHint = Napisz na przykład 23 albo 22:30.
unknownTime = Nie rozumiem czasu „{ $time }”.
timeFormats = Napisz na przykład { $examples }, 28 grudnia, 2026-12-28 18:00 albo 12 godzin.
pastTime = Ten czas już minął.
pastTimeHint = Kieruję się strefą czasową { $zone }; zmienia ją /me time.
farTime = To dalej niż za rok.
farTimeHint = Oddaj swoje miejsce na stałe przez /host replace.
awayLobbyHint = Bez opcji game nieobecność dotyczy wszystkich twoich gier, także tych, które się w tym czasie zaczną.
notAway = Nikt cię nie zastępuje.
notAwayHint = Masz już swoje miejsce.
botSubstitute = Bot nie może cię zastępować.
botSubstituteHint = Pomiń substitute: wtedy zastępuje cię gracz automatyczny.
selfSubstitute = Nikt nie zastępuje sam siebie.
playingSubstitute = { $name } gra już w { $game }.
otherSubstituteHint = Wybierz kogoś innego albo pomiń substitute: wtedy zastępuje cię gracz automatyczny.
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minut
    }
hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godzin
    }
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dni
    }
evening = Wieczór
daily = Codziennie
relaxed = Na luzie
patient = Cierpliwie
ownTimes = Własne czasy
line = { $name }: { $detail }
reminders = przypomnienia: { $first } i { $second } po pytaniu
oneReminder = przypomnienie: { $first } po pytaniu
noReminders = bez przypomnień
limits = czas na reakcję: { $reaction }, na inne pytania: { $other }, potem { $answer }
limit = czas na odpowiedź: { $limit }, potem { $answer }
reactionLimit = czas na reakcję: { $limit }, potem { $answer }; na inne pytania bez limitu
otherLimit = czas na pytania inne niż reakcje: { $limit }, potem { $answer }
noLimits = bez limitów
default = odpowiedź domyślna
automatic = odpowiada gracz automatyczny
pause = gra się zatrzymuje
archivedAfter = do archiwum, gdy przez { $days } nikogo nie ma
neverArchived = nigdy do archiwum
timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# Godziny ciszy (`/me quiet`) się nie liczą, z wyjątkiem czasu na reakcje: ten jedynie nie kończy się, gdy ktoś śpi.
timersSet = Gotowe. Czas na otwarte teraz pytania biegnie od nowa.
noticeTimersSet = ⏱ { $name } zmienia tempo: { $pace }. Czas na otwarte teraz pytania biegnie od nowa.
noticeTimedOut = ⏰ { $player }: czas minął, więc odpowiedź padła automatycznie.
noticePaused = ⏸ Czas minął i gra jest wstrzymana. Gospodarz wznawia ją przez `/host resume` albo oddaje miejsce przez `/host replace`.
noticeStandIn = 🧳 { $owner } jest poza grą do { $until }. W tym czasie na miejscu { $seat } gra { $standIn } i widzi jego karty; { $owner } może je w każdej chwili odebrać przez `/back`.
noticeBack = 🏠 { $owner } wraca i gra znów na miejscu { $seat }. Koniec zastępstwa ({ $standIn }).
noticeArchived =
    { $count ->
        [one] 🗄 Od { $count } dnia nikt nic nie robi, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
        [few] 🗄 Od { $count } dni nikt nic nie robi, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
        [many] 🗄 Od { $count } dni nikt nic nie robi, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
       *[other] 🗄 Od { $count } dni nikt nic nie robi, więc odkładam tę grę do archiwum. `/game revive` przywraca ją dokładnie taką, jaka była; do tego czasu można tu otworzyć inną grę.
    }
noticeRevived = { $name } przywraca tę grę z archiwum. Toczy się dalej dokładnie taka, jaka była.
automaticPlayer = gracz automatyczny
standsIn = { $holder } (w zastępstwie: { $owner })
reminder = ⏳ { $people }: gra na was czeka.
reactionReminder = ⏳ { $people }: być może na kogoś z was czeka jeszcze reakcja. „Odpowiedz” pokazuje to każdemu z osobna.
reminderLink = [Co się wydarzyło]({ $link })
privateReminder = ⏳ W { $channel } (gra { $game }) czeka na ciebie jeszcze reakcja. Nikt inny nie wie, że to ciebie pytam.
timedOut =
    ⏰ Minął twój czas w { $channel } (gra { $game }). { $question }
    Odpowiedź za ciebie: { $answer }
answerNow = Odpowiedz
hasLeft = { $host }, wygląda na to, że { $person } nie należy już do tego serwera: nic już tam nie dociera. `/host replace` oddaje to miejsce komuś innemu lub graczowi automatycznemu.
hostHasLeft = Wygląda na to, że { $person }, gospodarz tej gry, nie należy już do tego serwera: nic już tam nie dociera. Zarządca serwera może oddać to miejsce przez `/host replace` albo wyznaczyć nowego gospodarza.
sheetClosed = Na twoim miejscu w { $channel } (gra { $game }) gra ktoś inny, więc jego tajemnic już tu nie widać.
sheetBack = Miejsce, które było pod twoją opieką w { $channel } (gra { $game }), należy teraz do kogoś innego. Co wiesz, zostaje między nami.
awayIn = Do { $until } nie ma cię w grach: { $games }; w tym czasie za ciebie gra { $standIn }. `/back` od razu oddaje ci miejsce.
awayAhead = Nie ma cię do { $until }; w grach, które się w tym czasie zaczną, za ciebie gra { $standIn }. `/back` to kończy.
awayToo = Także w grach, które się w tym czasie zaczną.
handedOn = Miejsce, które było pod twoją opieką w { $games }, ma teraz { $standIn }.
backIn = Masz znów swoje miejsce w { $games }.
backAhead = Twoja nieobecność się skończyła: w grach, które się zaczną, grasz osobiście.
ownAway = Nie ma cię do <t:{ $until }:f>; `/back` to kończy.
revived = Gra { $game } toczy się dalej.
notArchivedHere = Żadna gra z tego kanału nie jest w archiwum.
notArchivedHereHint = Jeśli gra toczyła się gdzie indziej, użyj `/game revive` tam.
severalArchived = W archiwum jest kilka gier z tego kanału.
severalArchivedHint = Wskaż jedną opcją `game`: { $games }.
youAreAway = W { $game } za ciebie gra { $name }.
youAreAwayHint = /back od razu oddaje ci miejsce.
ownNothing = Nie znam twojej strefy czasowej ani godzin ciszy: przypomnienia przychodzą o każdej porze. `/me quiet` ustawia jedno i drugie.
ownZone = Twoja strefa czasowa to **{ $zone }** (teraz jest tam { $now }). Nie masz godzin ciszy: ustawia je `/me quiet`.
ownQuiet = Cisza od **{ $from }** do **{ $to }** w strefie **{ $zone }** (teraz jest tam { $now }): nie ma wtedy przypomnień, a twój czas na odpowiedź stoi.

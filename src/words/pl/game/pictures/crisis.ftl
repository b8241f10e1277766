crisis = Kryzys
superCrisis = Superkryzys
mission = Misja
skillCheck = Test umiejętności
attack = { $kind }: atak Cylonów
none = Nie było jeszcze kryzysu
last = Teraz brak. Ostatni: { $card }

needs = potrzeba
needsNumber = potrzeba { $difficulty }
part = część. { $number }
reckless = Lekkomyślny
total = Siła { $total }
totalResult = Siła { $total }: { $result }
totalBelow = siła { $total }
result-pass = sukces
result-partial = część. sukces
result-fail = porażka
mark-icon = SYMBOL
mark-pass = SUKCES
mark-fail = PORAŻKA

icon-raiders = Raidery
icon-launchRaiders = Wysłanie
icon-heavyRaiders = Ciężkie raidery
icon-occupation = Okupacja
icon-basestars = Basestary
icon-jump = Skok
icon-evacuate = Ewakuacja

inPlay = W grze
inPlayCards = W grze: { $cards }
inPlayNothing = W grze: nic
also = Także: { $cards }
andMore = { $cards } i jeszcze { $count }
more = i jeszcze { $count }
nextJumps = W tej turze: następny kryzys ma symbol skoku
protects = W tej turze: następna utrata { NOUN($resource, case: "gen") } mniejsza o 1
truce = W tej turze: statki Cylonów nie działają
destroyed = Zniszczono: { $board }
outOfGame = Poza grą: { $ships }
executed = Straceni: { $characters }

glance-crisis = Kryzys
glance-check = Test
glance-damaged = Uszkodz.
glance-closed = Zamkn.
glance-inPlay = W grze

turn = Tura { $turn }
turnPhase = Tura { $turn } · { $phase }
setup = Przygotowanie
phase-startOfTurn = Początek
phase-receiveSkills = Umiejętności
phase-movement = Ruch
phase-action = Akcja
phase-crisis = Kryzys
phase-activateCylonShips = Cyloni
phase-prepareForJump = Skok
phase-endOfTurn = Koniec

now = Teraz:
asked = { $player }, { $question }
askedAll = { $players }: { $question }
waiting = Czekamy na graczy

humansWin = Ludzie wygrywają
cylonsWin = Cyloni wygrywają
after =
    { $turns ->
        [one] Po { $turns } turze i dystansie { $distance }
        [few] Po { $turns } turach i dystansie { $distance }
        [many] Po { $turns } turach i dystansie { $distance }
       *[other] Po { $turns } turach i dystansie { $distance }
    }

low = { $resource }: mało
dial-fuel = Paliwo
dial-food = Żywność
dial-morale = Morale
dial-population = Ludność
loss-fuel = { $count }P
loss-food = { $count }Ż
loss-morale = { $count }M
loss-population = { $count }L
noLaunch = H
noAttack = U

distance = Dystans
distanceOf = z { $end }, cel: { $goal }
distanceOfShort = z { $end }
notJumped = Flota jeszcze nie wykonała skoku
glanceDistance = Dystans { $distance } z { $end }
glanceDistanceAt = Dystans { $distance } z { $end } · przy { $next }: { $events }
glanceDistanceNext = Dystans { $distance } z { $end }, potem { $next }

jumpTrack = Przygot. do skoku
ftlNotReady = FTL niegotowe
ftlReady = FTL gotowe, ryzyko: populacja −{ $count }
ftlReadyShort = FTL gotowe, ryzyko −{ $count }
brings = Powrót Galactiki
unused = Już nieużywany
boardingTrack = Abordaż
aboard =
    { $count ->
        [0] Bez centurionów na pokładzie
        [one] { $count } centurion na pokładzie
        [few] { $count } centurionów na pokładzie
        [many] { $count } centurionów na pokładzie
       *[other] { $count } centurionów na pokładzie
    }
aboardShort =
    { $count ->
        [0] Bez centurionów
        [one] { $count } centurion
        [few] { $count } centurionów
        [many] { $count } centurionów
       *[other] { $count } centurionów
    }
ftl = FTL
back = Powr.
auto = Auto
lost = Kres
jumpUnused = Tor skoku już nieużywany

launch = Start
closed = Zamknięte
scar = Scar

reserves = Rezerwa
vipers = Vipery
vipersShort = Vipery
raptors = Raptory
raptorsShort = Raptor
nukes = Nuklearne
nukesShort = Nukl.
damaged = Uszkodz.
damagedShort = Uszk.
lostShips = Straty
lostShipsShort = Straty
model =
    { $model ->
        [viperMarkVII] mk. VII
        [assaultRaptor] Szturm
       *[other] { $name }
    }
modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Szturm
       *[other] { $name }
    }

deck-destiny = Przeznacz.
deck-crisis = Kryzysy
deck-superCrisis = Superkr.
deck-quorum = Kworum
deck-quorumHand = Ręka Kw.
deck-mutiny = Bunt
deck-destination = P. docel.
deck-loyalty = Lojaln.
deck-civilians = Cywilne
deck-politics = Polityka
deck-leadership = Przywódcze
deck-tactics = Taktyka
deck-piloting = Pilotaż
deck-engineering = Technika
deck-treachery = Zdrada
used = zużyte { $count }
letter-quorum = K
letter-mutiny = B
letter-loyalty = L
letter-civilians = C
letter-agenda = A
letter-motive = M
letters-politics = POL
letters-leadership = PRZ
letters-tactics = TAK
letters-piloting = PIL
letters-engineering = TEC
letters-treachery = ZDR

allies = Sojusznicy
allyAt = { $ally }: { $place }
symbol-benevolent = Życzliwy
symbol-antagonistic = Wrogi
symbol-disaster = Katastrofa

cylonFleet = Cylońska Flota
pursuit = Pościg
glance-pursuit = Pościg
pursuitOf = { $space } z { $last }
pursuitShips =
    { $count ->
        [one] potem: +{ $count } statek cywilny
        [few] potem: +{ $count } statki cywilne
        [many] potem: +{ $count } statków cywilnych
       *[other] potem: +{ $count } statki cywilne
    }
pursuitLast = potem: przybywa wszystko z czerwonego

activeMission = Aktywna misja
glance-mission = Misja
missionsLeft = w talii { $left }
missionsDiscarded = w talii { $left }, odrzucone { $discarded }
noMission = Brak misji od ostatniego skoku
missionFailed = Porażka: przy skoku wraca do talii
missionFailedShort = Porażka, zakryta
missionCounts = Sukces: liczy się jako dystans { $distance }
missionCountsShort = Liczy się jako { $distance }
missionWorth = Dystans { $distance }
missionUntilJump = Do następnego skoku

rebel-human = Ludzie
rebel-cylon = Cyloni
rebelPrice = każda akcja kosztuje żeton cudu lub kartę Superkryzysu
rebelPriceShort = za akcję: żeton lub Superkryzys
glance-rebels = Bunt
rebelWith-human = Zbuntowany basestar z ludźmi
rebelWith-cylon = Zbuntowany basestar z Cylonami

locked = Zablok.
prepared = Gotowe
inOrbit = Galactica na orbicie
away = Galactica daleko
glance-settlement = Osada
ships = statki: zablokowane { $locked }, przygotowane { $prepared }
noForces = bez sił okupacyjnych
forces = siły okupacyjne: { $places }
placeTimes = { $place } ×{ $count }

### Jak ludzie zapisują daty i godziny.

idle = do, w, we, o, od, około, godz, godzina, godzinie, godziny, po, ten, tę, tą, najbliższy, najbliższą, najbliższa
span = na, przez
and = i, oraz
one = jeden, jedną, jedna, jedno
nextWeek = następny, następną, następna, przyszły, przyszłą, przyszła
today = dziś, dzisiaj
tonight = wieczorem
nothing = brak, nigdy, nie, wyłącz, 0
off = odwołaj
morning = rano, ranem
noon = południe
afternoon = południu, popołudniu
evening = wieczorem, wieczór
night = nocy, noc
midnight = północ, północy

ambiguous = Nie wiem, co jest dniem, a co miesiącem w „{ $time }”.
ambiguousHint = Zapisz miesiąc słowem, na przykład 6 maja, albo datę jako 2026-05-06.

handLimit = limit ręki
executed = egzekucja
revealed = ujawnienie się jako Cylon
infiltrationEnded = koniec infiltracji
cost = za drogę na inny statek
prepareForJump = przygotowanie do skoku

attack = atak
nuke = broń nuklearna
jump = skok
area = obszar
force = siły okupacyjne
because = { $what } – { $why }

handLimit = limit ręki
executed = egzekucja
revealed = ujawnienie się jako Cylon
infiltrationEnded = koniec infiltracji
cost = za drogę na inny statek
prepareForJump = przygotowanie do skoku

attack = atak
because = { $what } – { $why }

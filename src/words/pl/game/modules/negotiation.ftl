truceMade = Do końca tej tury nie aktywuje się ani nie wysyła żadnych statków Cylonów
truceKept = Rozejm trwa, żaden statek Cylonów nie działa

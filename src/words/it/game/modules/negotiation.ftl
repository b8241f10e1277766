truceMade = Nessuna nave Cylone viene attivata o lanciata fino alla fine di questo turno
truceKept = La tregua regge, nessuna nave Cylone si attiva

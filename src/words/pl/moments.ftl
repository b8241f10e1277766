cylon = Gracz prowadzący Cylona
executed = Egzekucja
eliminated = Poza grą
sleepers = Faza uśpionych agentów
milestone = Kamień milowy w drodze
jumped = Flota wykonuje skok
shipLost = Utracony statek

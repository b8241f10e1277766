idle = il lo la i gli le l un uno una di del della dei delle da dal dalla a al alla in nel nella con per è e o che chi come cosa quando quanto quanti quante quale quali posso può si mio mia tuo tua sono ho
endings = azioni azione ando endo are ere ire ato ata ati ate uto uta i e o a
oneOf = { $name } ({ $number } di { $count })

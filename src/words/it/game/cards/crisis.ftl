superCrisis = Le capacità dei personaggi non hanno effetto su di essa.
superCrisisOfPlayer = Le capacità dei personaggi non hanno effetto su di essa. «Tu» è il giocatore Cylone che la gioca.

check = Prova di abilità { $difficulty }
onlyIf = solo se { $condition }
consequence = Conseguenze (se è stata aggiunta una carta con una capacità di prova di abilità)
passed = Successo
partially = { $from }+
failed = Fallimento

chooser = { $who } sceglie:

attack = Attacco Cylone
place = Colloca:

activation = Attivazione
jump = Salto +1
evacuate = Evacua

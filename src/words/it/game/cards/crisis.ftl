superCrisis = Un giocatore Cylone la gioca su Caprica. Le capacità dei personaggi non hanno effetto su di essa.
superCrisisOfPlayer = Un giocatore Cylone la gioca su Caprica ed è il giocatore a cui la carta si rivolge con «tu». Le capacità dei personaggi non hanno effetto su di essa.

check = Prova di abilità di difficoltà { $difficulty }. Abilità favorevoli: { $skills }.
consequence = Conseguenze, se è stata aggiunta una carta con l'icona di capacità di prova di abilità: { $what }
passed = Successo: { $what }
partially = Con una forza da { $from } a { $to }: { $what }
failed = Fallimento: { $what }

chooser = { $who } sceglie un'opzione
option = Opzione { $number }: { $what }

attack = Attacco Cylone. Per prima cosa: { $what }
place = Poi colloca { $ships }
special = { $name }: { $what }

activation = In seguito: { $what }
jump = Poi il segnalino flotta avanza di 1 spazio sull'indicatore di Preparazione al Salto.
evacuate = Quando il Galactica è tornato, il giocatore di turno evacua invece 1 Nave Civile Operativa.

superCrisis = Zdolności postaci na nią nie działają.
superCrisisOfPlayer = Zdolności postaci na nią nie działają. „Ty” to gracz prowadzący Cylona, który ją zagrywa.

check = Test umiejętności { $difficulty }
onlyIf = tylko jeśli { $condition }
consequence = Konsekwencje (jeśli dołożono kartę ze zdolnością testową)
passed = Sukces
partially = { $from }+
failed = Porażka

chooser = { $who } wybiera:

attack = Cyloński atak
place = Rozmieszczenie:

activation = Aktywacja
jump = Skok +1
evacuate = Ewakuacja

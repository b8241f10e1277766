superCrisis = Gracz prowadzący Cylona zagrywa ją na „Caprice”. Zdolności postaci na nią nie działają.
superCrisisOfPlayer = Gracz prowadzący Cylona zagrywa ją na „Caprice”, a „ty” w jej treści to on. Zdolności postaci na nią nie działają.

check = Test umiejętności o trudności { $difficulty }; pomaga: { $skills }.
consequence = Konsekwencje, jeśli dołożono kartę z symbolem zdolności testowej: { $what }
passed = Sukces: { $what }
partially = Siła od { $from } do { $to }: { $what }
failed = Porażka: { $what }

chooser = { $who } wybiera jedną opcję
option = Opcja { $number }: { $what }

attack = Cyloński atak. Najpierw: { $what }
place = Następnie umieść { NOUN($ships, case: "acc") }
special = { $name }: { $what }

activation = Potem: { $what }
jump = Następnie znacznik floty przesuwa się do przodu o 1 pole.
evacuate = Po powrocie Galactici aktywny gracz zamiast tego ewakuuje 1 przygotowany statek cywilny.

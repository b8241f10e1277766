superCrisis = As habilidades dos personagens não têm efeito sobre ela.
superCrisisOfPlayer = As habilidades dos personagens não têm efeito sobre ela. “Você” é o jogador Cylon que a joga.

check = Teste de perícia { $difficulty }
onlyIf = somente se { $condition }
consequence = Consequência (se foi adicionada uma carta com habilidade de teste de perícia)
passed = Sucesso
partially = { $from }+
failed = Falha

chooser = { $who } escolhe:

attack = Ataque Cylon
place = Coloque:

activation = Ativação
jump = Salto +1
evacuate = Evacuar

superCrisis = Um jogador Cylon a joga em Cáprica. As habilidades dos personagens não têm efeito sobre ela.
superCrisisOfPlayer = Um jogador Cylon a joga em Cáprica e é quem ela chama de “você”. As habilidades dos personagens não têm efeito sobre ela.

check = Teste de perícia de dificuldade { $difficulty }; contam a favor: { $skills }.
consequence = Consequência, se tiver sido adicionada uma carta com o ícone de habilidade de teste de perícia: { $what }
passed = Se o teste passar: { $what }
partially = Se a força for de { $from } a { $to }: { $what }
failed = Se o teste falhar: { $what }

chooser = { $who } escolhe uma opção
option = Opção { $number }: { $what }

attack = Ataque Cylon. Primeiro: { $what }
place = Depois, coloque { $ships }
special = { $name }: { $what }

activation = Em seguida: { $what }
jump = Depois, o marcador da trilha de Preparação para o Salto avança 1 espaço.
evacuate = Depois que a Galactica retornar, em vez disso o jogador atual evacua 1 nave civil preparada.

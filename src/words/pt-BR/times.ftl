### Como as pessoas escrevem datas e horas.

idle = até, a, à, às, as, ao, o, no, na, em, de, do, da, para, dia, feira, hora, horas, esta, este, próxima, próximo, que, vem
span = daqui a, dentro de, por
and = e
one = um, uma
# “Próxima sexta” é a primeira que vem.
nextWeek = seguinte
today = hoje
tonight = hoje-à-noite
nothing = não, nunca, nenhum, nenhuma, nada, sem limite, 0
off = cancelar
morning = manhã
noon = meio-dia
afternoon = tarde
evening = noite
night = madrugada
midnight = meia-noite

ambiguous = Não dá para saber qual é o dia e qual é o mês em “{ $time }”.
ambiguousHint = Escreva o mês por extenso, como 6 de maio, ou a data como 2026-05-06.

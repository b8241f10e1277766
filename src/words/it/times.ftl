### Come si scrivono le date e le ore.

idle = fino, a, al, alla, alle, dal, dalle, ore, il, la, di, del, in, verso, questo, questa, prossimo, prossima, che, viene
span = fra, per, entro
and = e, ed
one = un, uno, una, un'
# «Venerdì prossimo» è il primo che viene.
nextWeek = successivo, successiva
today = oggi
tonight = stasera, stanotte
nothing = no, mai, nessuno, nessuna, niente, 0
off = annulla
morning = mattina, mattino
noon = mezzogiorno
afternoon = pomeriggio
evening = sera
night = notte
midnight = mezzanotte

ambiguous = Non capisco qual è il giorno e qual è il mese in «{ $time }».
ambiguousHint = Scrivi il mese in lettere, per esempio 6 maggio, oppure la data come 2026-05-06.

reckless = La prova è impulsiva per via di { $card }
abilitiesStopped = Per via di { $card }, in questa prova non si risolve nessuna capacità di prova di abilità
treacheryTurned = { $card } viene scoperta dal mazzo Tradimento, perché la prova è impulsiva

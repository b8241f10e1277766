### Reckless checks, in the log (without the full stop). $card: why, or what has been turned up.

reckless = The check is reckless because of { $card }
abilitiesStopped = No skill check ability is resolved in this check because of { $card }
treacheryTurned = { $card } is turned up from the Treachery deck, because the check is reckless

### Reckless checks, in the log (without the full stop). $card: why, or what was revealed.

reckless = { $card } makes the check reckless
abilitiesStopped = { $card } stops all skill check abilities in this check
treacheryTurned = { $card } is revealed from the Treachery deck because the check is reckless

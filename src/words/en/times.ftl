### How people write times: words apart from the names of days, months and units, which the program knows for each
### language. Lists are separated by commas and read by the program alone: give all forms that people type.

# Words that do not change which time is meant, such as prepositions.
idle = until, till, on, at, in, of, the, o'clock, this, coming
# Words in front of a length of time that begins now, besides “in”.
span = for
and = and
# “in an hour”
one = a, an, one
# The weekday of next week, not the coming one.
nextWeek = next
today = today
tonight = tonight
# No time at all; the first word is suggested.
nothing = none, never, no, 0
# Calls off a session.
off = off
# When on a day.
morning = morning
noon = noon, midday
afternoon = afternoon
evening = evening
night = night
midnight = midnight

ambiguous = I can’t tell the day from the month in “{ $time }”.
ambiguousHint = Write the month in letters, such as 6 May, or the date as 2026-05-06.

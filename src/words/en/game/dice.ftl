### Results of a die.

orLess = { $to } or less
orMore = { $from } or more
between = { $from } to { $to }

### Results of a die.

orLess = { $to } or less
orMore = { $from } or more
between = { $from } to { $to }
sevenOrEight = 7 or 8

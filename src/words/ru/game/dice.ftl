orLess = { $to } или меньше
orMore = { $from } или больше
between = { $from }–{ $to }
sevenOrEight = 7 или 8

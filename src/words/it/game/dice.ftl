orLess = { $to } o meno
orMore = { $from } o più
between = { $from }–{ $to }
sevenOrEight = 7 o 8

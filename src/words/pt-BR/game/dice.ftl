orLess = { $to } ou menos
orMore = { $from } ou mais
between = { $from } a { $to }
sevenOrEight = 7 ou 8

orLess = { $to } lub mniej
orMore = { $from } lub więcej
between = od { $from } do { $to }
sevenOrEight = 7 lub 8

damaged = Повреждение Пегаса { NOUN($place, case: "at") }
lost = Уничтожен корабль: { NOUN($board, case: "the") }

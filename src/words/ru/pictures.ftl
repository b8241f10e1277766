## pictures

pictures-check = Проверка навыка { $source }: сила { $total } из { $difficulty }, { $result }.
pictures-pass = пройдено
pictures-partial = частичное прохождение
pictures-fail = провалено
pictures-positive = В плюс
pictures-negative = В минус
pictures-nullified = Не засчитано
pictures-cards = { $title }: { $cards }.
pictures-noCards = нет карт
pictures-none = нет
pictures-hand = Ваши карты
pictures-loyalty = Лояльность
pictures-quorum = Карты кворума
pictures-superCrisis = Суперкризис
pictures-mutiny = Мятеж
pictures-agenda = Замысел
pictures-motives = Мотивы
pictures-card = { $name }: { $text }
pictures-playedBy = Играет { $name }.
pictures-used = Способность «один раз за игру» уже использована.
pictures-noMiracle = Нет жетона чуда, чтобы оплатить способность.
pictures-whole = Все поле
pictures-handText = Что делают карты, сказано в тексте сообщения.

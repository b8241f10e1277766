crisis = Кризис
superCrisis = Суперкризис
mission = Миссия
skillCheck = Проверка навыка
attack = { $kind }: атака Сайлонов
none = Кризиса еще не было
last = Сейчас нет. Последний: { $card }

needs = нужно
needsNumber = нужно { $difficulty }
part = част. { $number }
reckless = Безрассуд.
total = Сила { $total }
totalResult = Сила { $total }: { $result }
totalBelow = сила { $total }
result-pass = пройдено
result-partial = частично
result-fail = провалено
mark-icon = СИМВОЛ
mark-pass = ПРОЙДЕНО
mark-fail = ПРОВАЛ

icon-raiders = Рейдеры
icon-launchRaiders = Запуск
icon-heavyRaiders = Тяжелые Рейдеры
icon-occupation = Оккупация
icon-basestars = Базовые корабли
icon-jump = Прыжок
icon-evacuate = Эвакуация

inPlay = В игре
inPlayCards = В игре: { $cards }
inPlayNothing = В игре: ничего
also = Также: { $cards }
andMore = { $cards } и еще { $count }
more = и еще { $count }
nextJumps = В этот ход: у следующего кризиса символ прыжка
protects = В этот ход: следующая потеря { NOUN($resource, case: "gen") } на 1 меньше
truce = В этот ход: корабли Сайлонов не действуют
destroyed = Уничтожено: { $board }
outOfGame = Вне игры: { $ships }
executed = Казнены: { $characters }

glance-crisis = Кризис
glance-check = Проверка
glance-damaged = Урон
glance-closed = Закрыто
glance-inPlay = В игре

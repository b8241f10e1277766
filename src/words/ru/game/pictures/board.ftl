turn = Ход { $turn }
turnPhase = Ход { $turn } · { $phase }
setup = Расстановка
phase-startOfTurn = Начало
phase-receiveSkills = Навыки
phase-movement = Движение
phase-action = Действие
phase-crisis = Кризис
phase-activateCylonShips = Сайлоны
phase-prepareForJump = Прыжок
phase-endOfTurn = Конец

now = Сейчас:
asked = { $player }, { $question }
askedAll = { $players }: { $question }
waiting = Ждем игроков

humansWin = Люди выигрывают
cylonsWin = Сайлоны выигрывают
after =
    { $turns ->
        [one] Через { $turns } ход, пройдено расстояние { $distance }
        [few] Через { $turns } хода, пройдено расстояние { $distance }
        [many] Через { $turns } ходов, пройдено расстояние { $distance }
       *[other] Через { $turns } хода, пройдено расстояние { $distance }
    }

low = { $resource }: мало
dial-fuel = Топливо
dial-food = Еда
dial-morale = Мораль
dial-population = Люди
loss-fuel = { $count }Т
loss-food = { $count }Е
loss-morale = { $count }М
loss-population = { $count }Н
noLaunch = К
noAttack = О

distance = Расстояние
distanceOf = из { $end }, цель: { $goal }
distanceOfShort = из { $end }
notJumped = Флот еще не совершал прыжка
glanceDistance = Расстояние { $distance } из { $end }
glanceDistanceAt = Расстояние { $distance } из { $end } · на { $next }: { $events }
glanceDistanceNext = Расстояние { $distance } из { $end }, далее { $next }

jumpTrack = Подг. к прыжку
ftlNotReady = Не готово
ftlReady = Готово, риск: население −{ $count }
ftlReadyShort = Готово, риск −{ $count }
brings = Возврат Галактики
unused = Уже не нужна
boardingTrack = Десант
aboard =
    { $count ->
        [0] Центурионов на борту нет
        [one] { $count } центурион на борту
        [few] { $count } центуриона на борту
        [many] { $count } центурионов на борту
       *[other] { $count } центуриона на борту
    }
aboardShort =
    { $count ->
        [0] Центурионов нет
        [one] { $count } центурион
        [few] { $count } центуриона
        [many] { $count } центурионов
       *[other] { $count } центуриона
    }
ftl = FTL
back = Назад
auto = Авто
lost = Крах
jumpUnused = Шкала прыжка не нужна

launch = Запуск
closed = Закрыто
scar = Шрам

reserves = Резерв
vipers = Вайперы
vipersShort = Вайп.
raptors = Рапторы
raptorsShort = Рапт.
nukes = Бомбы
nukesShort = Бомб
damaged = Ремонт
damagedShort = Рем.
lostShips = Потери
lostShipsShort = Утр.
model =
    { $model ->
        [viperMarkVII] Mark VII
        [assaultRaptor] Штурм
       *[other] { $name }
    }
modelShort =
    { $model ->
        [viperMarkVII] VII
        [assaultRaptor] Шт.
       *[other] { $name }
    }

deck-destiny = Судьба
deck-crisis = Кризисы
deck-superCrisis = Суперкриз.
deck-quorum = Кворум
deck-quorumHand = Рука Кв.
deck-mutiny = Мятеж
deck-destination = Назнач.
deck-loyalty = Лояльн.
deck-civilians = Граждан.
deck-politics = Политика
deck-leadership = Лидерство
deck-tactics = Тактика
deck-piloting = Пилотир.
deck-engineering = Техника
deck-treachery = Предат.
used = сброс { $count }
letter-quorum = К
letter-mutiny = М
letter-loyalty = Л
letter-civilians = Г
letter-agenda = Зм
letter-motive = М
letters-politics = ПОЛ
letters-leadership = ЛИД
letters-tactics = ТАК
letters-piloting = ПИЛ
letters-engineering = ТЕХ
letters-treachery = ПРЕ

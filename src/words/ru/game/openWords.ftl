duties-president = Президент тайно держит карты кворума и решает там, где об этом говорит карта.
duties-admiral = Адмирал держит ядерные бомбы, выбирает пункт назначения каждого прыжка и решает там, где об этом говорит карта.

drawQuorum-label = Взять карту кворума
drawQuorum-deed = берет карту кворума
drawQuorum-detail = Она уходит к вашим тайным картам кворума
launchNuke-label = Запустить ядерную бомбу
launchNuke-deed = запускает ядерную бомбу
endInfiltration-label = Закончить внедрение
endInfiltration-detail = Вы переходите в локацию «Корабль воскрешения» и снова играете как Сайлон
endInfiltration-deed = заканчивает внедрение

sleeperAgent-name = Спящие агенты
sleeperAgent-begins = начинается фаза спящего агента
sleeperAgent-brings = фаза спящего агента: каждый игрок получает еще одну карту лояльности
finalJump-name = Последний прыжок
finalJump-begins = следующий прыжок — последний
finalJump-brings = следующий прыжок — последний, и с ним люди выигрывают, если ни один ресурс не исчерпан

endings-fuel = у флота закончилось топливо
endings-food = у флота закончилась еда
endings-morale = флот лишился всей морали
endings-population = от населения никого не осталось
endings-invasion = десант Сайлонов захватил Галактику
endings-destruction = Галактика уничтожена
endings-noCharacter = некому занять место казненных
endings-reachedKobol = флот достиг Кобола

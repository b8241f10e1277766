pickOne = Выберите одно
pickSeveral = Выберите
pageOf = { $text } (страница { $page } из { $pages })
allAtOnce =
    { $count ->
        [one] Или { $count } сразу …
        [few] Или все { $count } сразу …
        [many] Или все { $count } сразу …
       *[other] Или все { $count } сразу …
    }
ofKind = { $number } { $kind }
earlier = ◀ Раньше
more = Еще ▶
confirm = Подтвердить
clear = Сбросить выбор
nothingPicked = **Пока ничего не выбрано**: нужно { $range }.
picked = **Выбрано { $number } из { $range }**: { $labels }.
tooMany = { $picked } Слишком много: не больше { $most }.
tooFew =
    { $count ->
        [one] { $picked } Осталось выбрать { $count }.
        [few] { $picked } Осталось выбрать { $count }.
        [many] { $picked } Осталось выбрать { $count }.
       *[other] { $picked } Осталось выбрать { $count }.
    }
keep =
    { $count ->
        [one] **Выберите { $count } карту, которую оставите**: все остальные сбрасываются.
        [few] **Выберите { $count } карты, которые оставите**: все остальные сбрасываются.
        [many] **Выберите { $count } карт, которые оставите**: все остальные сбрасываются.
       *[other] **Выберите { $count } карт, которые оставите**: все остальные сбрасываются.
    }
kept = **Вы оставляете { $number } из { $most }**: { $labels }.
restGoes =
    { $count ->
        [one] Еще { $count } карта сбрасывается.
        [few] Остальные { $count } карты сбрасываются.
        [many] Остальные { $count } карт сбрасываются.
       *[other] Остальные { $count } карт сбрасываются.
    }
discardOthers =
    { $count ->
        [one] Сбросить еще { $count } карту
        [few] Сбросить остальные { $count } карты
        [many] Сбросить остальные { $count } карт
       *[other] Сбросить остальные { $count } карт
    }
range = { $least }–{ $most }
eitherRange = { $one } или { $other }
footer = Игра { $game }
footerMore =
    { $count ->
        [one] Игра { $game } · после этого еще { $count } вопрос
        [few] Игра { $game } · после этого еще { $count } вопроса
        [many] Игра { $game } · после этого еще { $count } вопросов
       *[other] Игра { $game } · после этого еще { $count } вопросов
    }
groupOf = { $group } ({ $number })
sure = Это нельзя отменить. Вы уверены?
doIt = Да, сделать
takeBack = Нет, вернуться
rule = Правило
newestQuorum = Ваша новая карта кворума: **{ $card }**: { $text }
otherQuorum = Остальные: { $cards }
silent = Больше не в этой проверке
silenced = { $pass }, и больше не спрашивать до результата этой проверки
ruleTitle = { $rule } · { $name }
choices = Что дает каждый выбор
openedBelow = Этот вопрос открыт еще раз, ниже.
lately =
    { $refusal }
    Недавнее:
    { $lines }

meetThere = Там вы встретите союзника: { $allies }
meetHere = Если вы останетесь здесь, вы встретите союзника: { $allies }

## names.cards

politics = политика
    .gender = f
    .gen = политики
    .dat = политике
    .acc = политику
    .ins = политикой
    .loc = политике
leadership = лидерство
    .gender = n
    .gen = лидерства
    .dat = лидерству
    .acc = лидерство
    .ins = лидерством
    .loc = лидерстве
tactics = тактика
    .gender = f
    .gen = тактики
    .dat = тактике
    .acc = тактику
    .ins = тактикой
    .loc = тактике
piloting = пилотирование
    .gender = n
    .gen = пилотирования
    .dat = пилотированию
    .acc = пилотирование
    .ins = пилотированием
    .loc = пилотировании
engineering = техника
    .gender = f
    .gen = техники
    .dat = технике
    .acc = технику
    .ins = техникой
    .loc = технике
treachery = предательство
    .gender = n
    .gen = предательства
    .dat = предательству
    .acc = предательство
    .ins = предательством
    .loc = предательстве

cards_politics = карта политики
    .gender = f
    .gen = карты политики
    .dat = карте политики
    .acc = карту политики
    .ins = картой политики
    .loc = карте политики
    .plural = карты политики
    .gen-pl = карт политики
    .dat-pl = картам политики
    .acc-pl = карты политики
    .ins-pl = картами политики
    .loc-pl = картах политики
    .count =
        { $count ->
            [one] { $count } карта политики
            [few] { $count } карты политики
           *[many] { $count } карт политики
        }
    .count-gen =
        { $count ->
            [one] { $count } карты политики
           *[other] { $count } карт политики
        }
    .count-dat =
        { $count ->
            [one] { $count } карте политики
           *[other] { $count } картам политики
        }
    .count-acc =
        { $count ->
            [one] { $count } карту политики
            [few] { $count } карты политики
           *[many] { $count } карт политики
        }
    .count-ins =
        { $count ->
            [one] { $count } картой политики
           *[other] { $count } картами политики
        }
    .count-each =
        { $count ->
            [one] по { $count } карте политики
            [few] по { $count } карты политики
           *[many] по { $count } карт политики
        }
cards_leadership = карта лидерства
    .gender = f
    .gen = карты лидерства
    .dat = карте лидерства
    .acc = карту лидерства
    .ins = картой лидерства
    .loc = карте лидерства
    .plural = карты лидерства
    .gen-pl = карт лидерства
    .dat-pl = картам лидерства
    .acc-pl = карты лидерства
    .ins-pl = картами лидерства
    .loc-pl = картах лидерства
    .count =
        { $count ->
            [one] { $count } карта лидерства
            [few] { $count } карты лидерства
           *[many] { $count } карт лидерства
        }
    .count-gen =
        { $count ->
            [one] { $count } карты лидерства
           *[other] { $count } карт лидерства
        }
    .count-dat =
        { $count ->
            [one] { $count } карте лидерства
           *[other] { $count } картам лидерства
        }
    .count-acc =
        { $count ->
            [one] { $count } карту лидерства
            [few] { $count } карты лидерства
           *[many] { $count } карт лидерства
        }
    .count-ins =
        { $count ->
            [one] { $count } картой лидерства
           *[other] { $count } картами лидерства
        }
    .count-each =
        { $count ->
            [one] по { $count } карте лидерства
            [few] по { $count } карты лидерства
           *[many] по { $count } карт лидерства
        }
cards_tactics = карта тактики
    .gender = f
    .gen = карты тактики
    .dat = карте тактики
    .acc = карту тактики
    .ins = картой тактики
    .loc = карте тактики
    .plural = карты тактики
    .gen-pl = карт тактики
    .dat-pl = картам тактики
    .acc-pl = карты тактики
    .ins-pl = картами тактики
    .loc-pl = картах тактики
    .count =
        { $count ->
            [one] { $count } карта тактики
            [few] { $count } карты тактики
           *[many] { $count } карт тактики
        }
    .count-gen =
        { $count ->
            [one] { $count } карты тактики
           *[other] { $count } карт тактики
        }
    .count-dat =
        { $count ->
            [one] { $count } карте тактики
           *[other] { $count } картам тактики
        }
    .count-acc =
        { $count ->
            [one] { $count } карту тактики
            [few] { $count } карты тактики
           *[many] { $count } карт тактики
        }
    .count-ins =
        { $count ->
            [one] { $count } картой тактики
           *[other] { $count } картами тактики
        }
    .count-each =
        { $count ->
            [one] по { $count } карте тактики
            [few] по { $count } карты тактики
           *[many] по { $count } карт тактики
        }
cards_piloting = карта пилотирования
    .gender = f
    .gen = карты пилотирования
    .dat = карте пилотирования
    .acc = карту пилотирования
    .ins = картой пилотирования
    .loc = карте пилотирования
    .plural = карты пилотирования
    .gen-pl = карт пилотирования
    .dat-pl = картам пилотирования
    .acc-pl = карты пилотирования
    .ins-pl = картами пилотирования
    .loc-pl = картах пилотирования
    .count =
        { $count ->
            [one] { $count } карта пилотирования
            [few] { $count } карты пилотирования
           *[many] { $count } карт пилотирования
        }
    .count-gen =
        { $count ->
            [one] { $count } карты пилотирования
           *[other] { $count } карт пилотирования
        }
    .count-dat =
        { $count ->
            [one] { $count } карте пилотирования
           *[other] { $count } картам пилотирования
        }
    .count-acc =
        { $count ->
            [one] { $count } карту пилотирования
            [few] { $count } карты пилотирования
           *[many] { $count } карт пилотирования
        }
    .count-ins =
        { $count ->
            [one] { $count } картой пилотирования
           *[other] { $count } картами пилотирования
        }
    .count-each =
        { $count ->
            [one] по { $count } карте пилотирования
            [few] по { $count } карты пилотирования
           *[many] по { $count } карт пилотирования
        }
cards_engineering = карта техники
    .gender = f
    .gen = карты техники
    .dat = карте техники
    .acc = карту техники
    .ins = картой техники
    .loc = карте техники
    .plural = карты техники
    .gen-pl = карт техники
    .dat-pl = картам техники
    .acc-pl = карты техники
    .ins-pl = картами техники
    .loc-pl = картах техники
    .count =
        { $count ->
            [one] { $count } карта техники
            [few] { $count } карты техники
           *[many] { $count } карт техники
        }
    .count-gen =
        { $count ->
            [one] { $count } карты техники
           *[other] { $count } карт техники
        }
    .count-dat =
        { $count ->
            [one] { $count } карте техники
           *[other] { $count } картам техники
        }
    .count-acc =
        { $count ->
            [one] { $count } карту техники
            [few] { $count } карты техники
           *[many] { $count } карт техники
        }
    .count-ins =
        { $count ->
            [one] { $count } картой техники
           *[other] { $count } картами техники
        }
    .count-each =
        { $count ->
            [one] по { $count } карте техники
            [few] по { $count } карты техники
           *[many] по { $count } карт техники
        }
cards_treachery = карта предательства
    .gender = f
    .gen = карты предательства
    .dat = карте предательства
    .acc = карту предательства
    .ins = картой предательства
    .loc = карте предательства
    .plural = карты предательства
    .gen-pl = карт предательства
    .dat-pl = картам предательства
    .acc-pl = карты предательства
    .ins-pl = картами предательства
    .loc-pl = картах предательства
    .count =
        { $count ->
            [one] { $count } карта предательства
            [few] { $count } карты предательства
           *[many] { $count } карт предательства
        }
    .count-gen =
        { $count ->
            [one] { $count } карты предательства
           *[other] { $count } карт предательства
        }
    .count-dat =
        { $count ->
            [one] { $count } карте предательства
           *[other] { $count } картам предательства
        }
    .count-acc =
        { $count ->
            [one] { $count } карту предательства
            [few] { $count } карты предательства
           *[many] { $count } карт предательства
        }
    .count-ins =
        { $count ->
            [one] { $count } картой предательства
           *[other] { $count } картами предательства
        }
    .count-each =
        { $count ->
            [one] по { $count } карте предательства
            [few] по { $count } карты предательства
           *[many] по { $count } карт предательства
        }
cards_skill = карта навыка
    .gender = f
    .gen = карты навыка
    .dat = карте навыка
    .acc = карту навыка
    .ins = картой навыка
    .loc = карте навыка
    .plural = карты навыков
    .gen-pl = карт навыков
    .dat-pl = картам навыков
    .acc-pl = карты навыков
    .ins-pl = картами навыков
    .loc-pl = картах навыков
    .count =
        { $count ->
            [one] { $count } карта навыка
            [few] { $count } карты навыков
           *[many] { $count } карт навыков
        }
    .count-gen =
        { $count ->
            [one] { $count } карты навыка
           *[other] { $count } карт навыков
        }
    .count-dat =
        { $count ->
            [one] { $count } карте навыка
           *[other] { $count } картам навыков
        }
    .count-acc =
        { $count ->
            [one] { $count } карту навыка
            [few] { $count } карты навыков
           *[many] { $count } карт навыков
        }
    .count-ins =
        { $count ->
            [one] { $count } картой навыка
           *[other] { $count } картами навыков
        }
    .count-each =
        { $count ->
            [one] по { $count } карте навыка
            [few] по { $count } карты навыков
           *[many] по { $count } карт навыков
        }
cards_card = карта
    .gender = f
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .loc = карте
    .plural = карты
    .gen-pl = карт
    .dat-pl = картам
    .acc-pl = карты
    .ins-pl = картами
    .loc-pl = картах
    .count =
        { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
    .count-gen =
        { $count ->
            [one] { $count } карты
           *[other] { $count } карт
        }
    .count-dat =
        { $count ->
            [one] { $count } карте
           *[other] { $count } картам
        }
    .count-acc =
        { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }
    .count-ins =
        { $count ->
            [one] { $count } картой
           *[other] { $count } картами
        }
    .count-each =
        { $count ->
            [one] по { $count } карте
            [few] по { $count } карты
           *[many] по { $count } карт
        }
cards_loyalty = карта лояльности
    .gender = f
    .gen = карты лояльности
    .dat = карте лояльности
    .acc = карту лояльности
    .ins = картой лояльности
    .loc = карте лояльности
    .plural = карты лояльности
    .gen-pl = карт лояльности
    .dat-pl = картам лояльности
    .acc-pl = карты лояльности
    .ins-pl = картами лояльности
    .loc-pl = картах лояльности
    .count =
        { $count ->
            [one] { $count } карта лояльности
            [few] { $count } карты лояльности
           *[many] { $count } карт лояльности
        }
    .count-gen =
        { $count ->
            [one] { $count } карты лояльности
           *[other] { $count } карт лояльности
        }
    .count-dat =
        { $count ->
            [one] { $count } карте лояльности
           *[other] { $count } картам лояльности
        }
    .count-acc =
        { $count ->
            [one] { $count } карту лояльности
            [few] { $count } карты лояльности
           *[many] { $count } карт лояльности
        }
    .count-ins =
        { $count ->
            [one] { $count } картой лояльности
           *[other] { $count } картами лояльности
        }
    .count-each =
        { $count ->
            [one] по { $count } карте лояльности
            [few] по { $count } карты лояльности
           *[many] по { $count } карт лояльности
        }
cards_quorum = карта кворума
    .gender = f
    .gen = карты кворума
    .dat = карте кворума
    .acc = карту кворума
    .ins = картой кворума
    .loc = карте кворума
    .plural = карты кворума
    .gen-pl = карт кворума
    .dat-pl = картам кворума
    .acc-pl = карты кворума
    .ins-pl = картами кворума
    .loc-pl = картах кворума
    .count =
        { $count ->
            [one] { $count } карта кворума
            [few] { $count } карты кворума
           *[many] { $count } карт кворума
        }
    .count-gen =
        { $count ->
            [one] { $count } карты кворума
           *[other] { $count } карт кворума
        }
    .count-dat =
        { $count ->
            [one] { $count } карте кворума
           *[other] { $count } картам кворума
        }
    .count-acc =
        { $count ->
            [one] { $count } карту кворума
            [few] { $count } карты кворума
           *[many] { $count } карт кворума
        }
    .count-ins =
        { $count ->
            [one] { $count } картой кворума
           *[other] { $count } картами кворума
        }
    .count-each =
        { $count ->
            [one] по { $count } карте кворума
            [few] по { $count } карты кворума
           *[many] по { $count } карт кворума
        }
cards_crisis = карта кризиса
    .gender = f
    .gen = карты кризиса
    .dat = карте кризиса
    .acc = карту кризиса
    .ins = картой кризиса
    .loc = карте кризиса
    .plural = карты кризиса
    .gen-pl = карт кризиса
    .dat-pl = картам кризиса
    .acc-pl = карты кризиса
    .ins-pl = картами кризиса
    .loc-pl = картах кризиса
    .count =
        { $count ->
            [one] { $count } карта кризиса
            [few] { $count } карты кризиса
           *[many] { $count } карт кризиса
        }
    .count-gen =
        { $count ->
            [one] { $count } карты кризиса
           *[other] { $count } карт кризиса
        }
    .count-dat =
        { $count ->
            [one] { $count } карте кризиса
           *[other] { $count } картам кризиса
        }
    .count-acc =
        { $count ->
            [one] { $count } карту кризиса
            [few] { $count } карты кризиса
           *[many] { $count } карт кризиса
        }
    .count-ins =
        { $count ->
            [one] { $count } картой кризиса
           *[other] { $count } картами кризиса
        }
    .count-each =
        { $count ->
            [one] по { $count } карте кризиса
            [few] по { $count } карты кризиса
           *[many] по { $count } карт кризиса
        }
cards_superCrisis = карта суперкризиса
    .gender = f
    .gen = карты суперкризиса
    .dat = карте суперкризиса
    .acc = карту суперкризиса
    .ins = картой суперкризиса
    .loc = карте суперкризиса
    .plural = карты суперкризиса
    .gen-pl = карт суперкризиса
    .dat-pl = картам суперкризиса
    .acc-pl = карты суперкризиса
    .ins-pl = картами суперкризиса
    .loc-pl = картах суперкризиса
    .count =
        { $count ->
            [one] { $count } карта суперкризиса
            [few] { $count } карты суперкризиса
           *[many] { $count } карт суперкризиса
        }
    .count-gen =
        { $count ->
            [one] { $count } карты суперкризиса
           *[other] { $count } карт суперкризиса
        }
    .count-dat =
        { $count ->
            [one] { $count } карте суперкризиса
           *[other] { $count } картам суперкризиса
        }
    .count-acc =
        { $count ->
            [one] { $count } карту суперкризиса
            [few] { $count } карты суперкризиса
           *[many] { $count } карт суперкризиса
        }
    .count-ins =
        { $count ->
            [one] { $count } картой суперкризиса
           *[other] { $count } картами суперкризиса
        }
    .count-each =
        { $count ->
            [one] по { $count } карте суперкризиса
            [few] по { $count } карты суперкризиса
           *[many] по { $count } карт суперкризиса
        }
cards_destination = карта пункта назначения
    .gender = f
    .gen = карты пункта назначения
    .dat = карте пункта назначения
    .acc = карту пункта назначения
    .ins = картой пункта назначения
    .loc = карте пункта назначения
    .plural = карты пунктов назначения
    .gen-pl = карт пунктов назначения
    .dat-pl = картам пунктов назначения
    .acc-pl = карты пунктов назначения
    .ins-pl = картами пунктов назначения
    .loc-pl = картах пунктов назначения
    .count =
        { $count ->
            [one] { $count } карта пункта назначения
            [few] { $count } карты пунктов назначения
           *[many] { $count } карт пунктов назначения
        }
    .count-gen =
        { $count ->
            [one] { $count } карты пункта назначения
           *[other] { $count } карт пунктов назначения
        }
    .count-dat =
        { $count ->
            [one] { $count } карте пункта назначения
           *[other] { $count } картам пунктов назначения
        }
    .count-acc =
        { $count ->
            [one] { $count } карту пункта назначения
            [few] { $count } карты пунктов назначения
           *[many] { $count } карт пунктов назначения
        }
    .count-ins =
        { $count ->
            [one] { $count } картой пункта назначения
           *[other] { $count } картами пунктов назначения
        }
    .count-each =
        { $count ->
            [one] по { $count } карте пункта назначения
            [few] по { $count } карты пунктов назначения
           *[many] по { $count } карт пунктов назначения
        }
cards_mutiny = карта мятежа
    .gender = f
    .gen = карты мятежа
    .dat = карте мятежа
    .acc = карту мятежа
    .ins = картой мятежа
    .loc = карте мятежа
    .plural = карты мятежа
    .gen-pl = карт мятежа
    .dat-pl = картам мятежа
    .acc-pl = карты мятежа
    .ins-pl = картами мятежа
    .loc-pl = картах мятежа
    .count =
        { $count ->
            [one] { $count } карта мятежа
            [few] { $count } карты мятежа
           *[many] { $count } карт мятежа
        }
    .count-gen =
        { $count ->
            [one] { $count } карты мятежа
           *[other] { $count } карт мятежа
        }
    .count-dat =
        { $count ->
            [one] { $count } карте мятежа
           *[other] { $count } картам мятежа
        }
    .count-acc =
        { $count ->
            [one] { $count } карту мятежа
            [few] { $count } карты мятежа
           *[many] { $count } карт мятежа
        }
    .count-ins =
        { $count ->
            [one] { $count } картой мятежа
           *[other] { $count } картами мятежа
        }
    .count-each =
        { $count ->
            [one] по { $count } карте мятежа
            [few] по { $count } карты мятежа
           *[many] по { $count } карт мятежа
        }
cards_destiny = карта судьбы
    .gender = f
    .gen = карты судьбы
    .dat = карте судьбы
    .acc = карту судьбы
    .ins = картой судьбы
    .loc = карте судьбы
    .plural = карты судьбы
    .gen-pl = карт судьбы
    .dat-pl = картам судьбы
    .acc-pl = карты судьбы
    .ins-pl = картами судьбы
    .loc-pl = картах судьбы
    .count =
        { $count ->
            [one] { $count } карта судьбы
            [few] { $count } карты судьбы
           *[many] { $count } карт судьбы
        }
    .count-gen =
        { $count ->
            [one] { $count } карты судьбы
           *[other] { $count } карт судьбы
        }
    .count-dat =
        { $count ->
            [one] { $count } карте судьбы
           *[other] { $count } картам судьбы
        }
    .count-acc =
        { $count ->
            [one] { $count } карту судьбы
            [few] { $count } карты судьбы
           *[many] { $count } карт судьбы
        }
    .count-ins =
        { $count ->
            [one] { $count } картой судьбы
           *[other] { $count } картами судьбы
        }
    .count-each =
        { $count ->
            [one] по { $count } карте судьбы
            [few] по { $count } карты судьбы
           *[many] по { $count } карт судьбы
        }
cards_motive = карта мотива
    .gender = f
    .gen = карты мотива
    .dat = карте мотива
    .acc = карту мотива
    .ins = картой мотива
    .loc = карте мотива
    .plural = карты мотивов
    .gen-pl = карт мотивов
    .dat-pl = картам мотивов
    .acc-pl = карты мотивов
    .ins-pl = картами мотивов
    .loc-pl = картах мотивов
    .count =
        { $count ->
            [one] { $count } карта мотива
            [few] { $count } карты мотивов
           *[many] { $count } карт мотивов
        }
    .count-gen =
        { $count ->
            [one] { $count } карты мотива
           *[other] { $count } карт мотивов
        }
    .count-dat =
        { $count ->
            [one] { $count } карте мотива
           *[other] { $count } картам мотивов
        }
    .count-acc =
        { $count ->
            [one] { $count } карту мотива
            [few] { $count } карты мотивов
           *[many] { $count } карт мотивов
        }
    .count-ins =
        { $count ->
            [one] { $count } картой мотива
           *[other] { $count } картами мотивов
        }
    .count-each =
        { $count ->
            [one] по { $count } карте мотива
            [few] по { $count } карты мотивов
           *[many] по { $count } карт мотивов
        }
cards_crossroads = карта перепутья
    .gender = f
    .gen = карты перепутья
    .dat = карте перепутья
    .acc = карту перепутья
    .ins = картой перепутья
    .loc = карте перепутья
    .plural = карты перепутья
    .gen-pl = карт перепутья
    .dat-pl = картам перепутья
    .acc-pl = карты перепутья
    .ins-pl = картами перепутья
    .loc-pl = картах перепутья
    .count =
        { $count ->
            [one] { $count } карта перепутья
            [few] { $count } карты перепутья
           *[many] { $count } карт перепутья
        }
    .count-gen =
        { $count ->
            [one] { $count } карты перепутья
           *[other] { $count } карт перепутья
        }
    .count-dat =
        { $count ->
            [one] { $count } карте перепутья
           *[other] { $count } картам перепутья
        }
    .count-acc =
        { $count ->
            [one] { $count } карту перепутья
            [few] { $count } карты перепутья
           *[many] { $count } карт перепутья
        }
    .count-ins =
        { $count ->
            [one] { $count } картой перепутья
           *[other] { $count } картами перепутья
        }
    .count-each =
        { $count ->
            [one] по { $count } карте перепутья
            [few] по { $count } карты перепутья
           *[many] по { $count } карт перепутья
        }
cards_ally = карта союзника
    .gender = f
    .gen = карты союзника
    .dat = карте союзника
    .acc = карту союзника
    .ins = картой союзника
    .loc = карте союзника
    .plural = карты союзников
    .gen-pl = карт союзников
    .dat-pl = картам союзников
    .acc-pl = карты союзников
    .ins-pl = картами союзников
    .loc-pl = картах союзников
    .count =
        { $count ->
            [one] { $count } карта союзника
            [few] { $count } карты союзников
           *[many] { $count } карт союзников
        }
    .count-gen =
        { $count ->
            [one] { $count } карты союзника
           *[other] { $count } карт союзников
        }
    .count-dat =
        { $count ->
            [one] { $count } карте союзника
           *[other] { $count } картам союзников
        }
    .count-acc =
        { $count ->
            [one] { $count } карту союзника
            [few] { $count } карты союзников
           *[many] { $count } карт союзников
        }
    .count-ins =
        { $count ->
            [one] { $count } картой союзника
           *[other] { $count } картами союзников
        }
    .count-each =
        { $count ->
            [one] по { $count } карте союзника
            [few] по { $count } карты союзников
           *[many] по { $count } карт союзников
        }
cards_mission = карта миссии
    .gender = f
    .gen = карты миссии
    .dat = карте миссии
    .acc = карту миссии
    .ins = картой миссии
    .loc = карте миссии
    .plural = карты миссий
    .gen-pl = карт миссий
    .dat-pl = картам миссий
    .acc-pl = карты миссий
    .ins-pl = картами миссий
    .loc-pl = картах миссий
    .count =
        { $count ->
            [one] { $count } карта миссии
            [few] { $count } карты миссий
           *[many] { $count } карт миссий
        }
    .count-gen =
        { $count ->
            [one] { $count } карты миссии
           *[other] { $count } карт миссий
        }
    .count-dat =
        { $count ->
            [one] { $count } карте миссии
           *[other] { $count } картам миссий
        }
    .count-acc =
        { $count ->
            [one] { $count } карту миссии
            [few] { $count } карты миссий
           *[many] { $count } карт миссий
        }
    .count-ins =
        { $count ->
            [one] { $count } картой миссии
           *[other] { $count } картами миссий
        }
    .count-each =
        { $count ->
            [one] по { $count } карте миссии
            [few] по { $count } карты миссий
           *[many] по { $count } карт миссий
        }
cards_agenda = карта замысла
    .gender = f
    .gen = карты замысла
    .dat = карте замысла
    .acc = карту замысла
    .ins = картой замысла
    .loc = карте замысла
    .plural = карты замысла
    .gen-pl = карт замысла
    .dat-pl = картам замысла
    .acc-pl = карты замысла
    .ins-pl = картами замысла
    .loc-pl = картах замысла
    .count =
        { $count ->
            [one] { $count } карта замысла
            [few] { $count } карты замысла
           *[many] { $count } карт замысла
        }
    .count-gen =
        { $count ->
            [one] { $count } карты замысла
           *[other] { $count } карт замысла
        }
    .count-dat =
        { $count ->
            [one] { $count } карте замысла
           *[other] { $count } картам замысла
        }
    .count-acc =
        { $count ->
            [one] { $count } карту замысла
            [few] { $count } карты замысла
           *[many] { $count } карт замысла
        }
    .count-ins =
        { $count ->
            [one] { $count } картой замысла
           *[other] { $count } картами замысла
        }
    .count-each =
        { $count ->
            [one] по { $count } карте замысла
            [few] по { $count } карты замысла
           *[many] по { $count } карт замысла
        }
cards_notACylon = карта «Вы не Сайлон»
    .gender = f
    .gen = карты «Вы не Сайлон»
    .dat = карте «Вы не Сайлон»
    .acc = карту «Вы не Сайлон»
    .ins = картой «Вы не Сайлон»
    .loc = карте «Вы не Сайлон»
    .plural = карты «Вы не Сайлон»
    .gen-pl = карт «Вы не Сайлон»
    .dat-pl = картам «Вы не Сайлон»
    .acc-pl = карты «Вы не Сайлон»
    .ins-pl = картами «Вы не Сайлон»
    .loc-pl = картах «Вы не Сайлон»
    .count =
        { $count ->
            [one] { $count } карта «Вы не Сайлон»
            [few] { $count } карты «Вы не Сайлон»
           *[many] { $count } карт «Вы не Сайлон»
        }
    .count-gen =
        { $count ->
            [one] { $count } карты «Вы не Сайлон»
           *[other] { $count } карт «Вы не Сайлон»
        }
    .count-dat =
        { $count ->
            [one] { $count } карте «Вы не Сайлон»
           *[other] { $count } картам «Вы не Сайлон»
        }
    .count-acc =
        { $count ->
            [one] { $count } карту «Вы не Сайлон»
            [few] { $count } карты «Вы не Сайлон»
           *[many] { $count } карт «Вы не Сайлон»
        }
    .count-ins =
        { $count ->
            [one] { $count } картой «Вы не Сайлон»
           *[other] { $count } картами «Вы не Сайлон»
        }
    .count-each =
        { $count ->
            [one] по { $count } карте «Вы не Сайлон»
            [few] по { $count } карты «Вы не Сайлон»
           *[many] по { $count } карт «Вы не Сайлон»
        }

## names.entries

character_base_william-adama = Вильям Адама
    .gender = m
character_base_saul-tigh = Сол Тай
    .gender = m
character_base_karl-helo-agathon = Карл «Хило» Агатон
    .gender = m
character_base_lee-apollo-adama = Ли «Аполло» Адама
    .gender = m
character_base_kara-starbuck-thrace = Кара «Старбак» Трейс
    .gender = f
character_base_sharon-boomer-valerii = Шерон «Бумер» Валери
    .gender = f
character_base_galen-tyrol = Гален Тирол
    .gender = m
character_base_tom-zarek = Том Зарек
    .gender = m
character_base_gaius-baltar = Гай Балтар
    .gender = m
character_base_laura-roslin = Лора Розлин
    .gender = f
character_pegasus_helena-cain = Хелена Кейн
    .gender = f
character_pegasus_anastasia-dee-dualla = Анастасия «Ди» Дуалла
    .gender = f
character_pegasus_ellen-tigh = Эллен Тай
    .gender = f
character_pegasus_louanne-kat-katraine = Луанна «Кэт» Катрейн
    .gender = f
character_pegasus_cavil = Кавил
    .gender = m
character_pegasus_leoben-conoy = Леобен Коной
    .gender = m
character_pegasus_caprica-six = «Каприка» Шесть
    .gender = f
character_exodus_samuel-t-anders = Сэмюэл Т. Андерс
    .gender = m
character_exodus_callandra-cally-tyrol = Каландра «Келли» Тирол
    .gender = f
character_exodus_felix-gaeta = Феликс Гаэта
    .gender = m
character_exodus_tory-foster = Тори Фостер
    .gender = f
character_daybreak_sherman-doc-cottle = Шерман «Док» Коттл
    .gender = m
character_daybreak_louis-hoshi = Луис Хоши
    .gender = m
character_daybreak_brendan-hot-dog-costanza = Брендан «Хот-Дог» Костанза
    .gender = m
character_daybreak_lee-adama = Ли Адама
    .gender = m
character_daybreak_romo-lampkin = Ромо Лэмпкин
    .gender = m
character_daybreak_sharon-athena-agathon = Шерон «Афина» Агатон
    .gender = f
character_daybreak_danna-biers = Д’Анна Бирс
    .gender = f
character_daybreak_aaron-doral = Аарон Дорал
    .gender = m
character_daybreak_simon-oneill = Саймон О’Нил
    .gender = m
character_daybreak_gaius-baltar = Гай Балтар
    .gender = m
character_daybreak_karl-helo-agathon = Карл «Хило» Агатон
    .gender = m
character_daybreak_tom-zarek = Том Зарек
    .gender = m
ally_exodus_aaron-doral = Аарон Дорал
    .gender = m
ally_exodus_anastasia-dee-dualla = Анастасия «Ди» Дуалла
    .gender = f
ally_exodus_brendan-hot-dog-costanza = Брендан «Хот-Дог» Костанза
    .gender = m
ally_exodus_callandra-cally-tyrol = Каландра «Келли» Тирол
    .gender = f
ally_exodus_caprica-six = «Каприка» Шесть
    .gender = f
ally_exodus_chief-galen-tyrol = Гален Тирол
    .gender = m
ally_exodus_danna-biers = Д’Анна Бирс
    .gender = f
ally_exodus_ellen-tigh = Эллен Тай
    .gender = f
ally_exodus_felix-gaeta = Феликс Гаэта
    .gender = m
ally_exodus_gaius-baltar = Гай Балтар
    .gender = m
ally_exodus_helena-cain = Хелена Кейн
    .gender = f
ally_exodus_kara-starbuck-thrace = Кара «Старбак» Трейс
    .gender = f
ally_exodus_karl-helo-agathon = Карл «Хило» Агатон
    .gender = m
ally_exodus_laura-roslin = Лора Розлин
    .gender = f
ally_exodus_lee-apollo-adama = Ли «Аполло» Адама
    .gender = m
ally_exodus_leoben-conoy = Леобен Коной
    .gender = m
ally_exodus_louanne-kat-katraine = Луанна «Кэт» Катрейн
    .gender = f
ally_exodus_louis-hoshi = Луис Хоши
    .gender = m
ally_exodus_romo-lampkin = Ромо Лэмпкин
    .gender = m
ally_exodus_samuel-t-anders = Сэмюэл Т. Андерс
    .gender = m
ally_exodus_saul-tigh = Сол Тай
    .gender = m
ally_exodus_sharon-boomer-valerii = Шерон «Бумер» Валери
    .gender = f
ally_exodus_simon-oneill = Саймон О’Нил
    .gender = m
ally_exodus_tom-zarek = Том Зарек
    .gender = m
ally_exodus_tory-foster = Тори Фостер
    .gender = f
ally_exodus_william-adama = Вильям Адама
    .gender = m
character_base_kara-starbuck-thrace_expert-pilot = Опытный пилот

objective_base_kobol = Кобол
    .gender = m
    .gen = Кобола
    .dat = Коболу
    .acc = Кобол
    .ins = Коболом
    .loc = Коболе
objective_pegasus_new-caprica = Новая Каприка
    .gender = f
    .gen = Новой Каприки
    .dat = Новой Каприке
    .acc = Новую Каприку
    .ins = Новой Каприкой
    .loc = Новой Каприке
objective_exodus_ionian-nebula = Ионийская туманность
    .gender = f
    .gen = Ионийской туманности
    .dat = Ионийской туманности
    .acc = Ионийскую туманность
    .ins = Ионийской туманностью
    .loc = Ионийской туманности
objective_daybreak_earth = Земля
    .gender = f
    .gen = Земли
    .dat = Земле
    .acc = Землю
    .ins = Землей
    .loc = Земле

track_base_jump-preparation = Шкала подготовки к прыжку
    .gender = f
    .gen = шкалы подготовки к прыжку
    .dat = шкале подготовки к прыжку
    .acc = шкалу подготовки к прыжку
    .ins = шкалой подготовки к прыжку
    .loc = шкале подготовки к прыжку
track_base_boarding-party = Шкала десанта
    .gender = f
    .gen = шкалы десанта
    .dat = шкале десанта
    .acc = шкалу десанта
    .ins = шкалой десанта
    .loc = шкале десанта
track_exodus_pursuit = Шкала преследования
    .gender = f
    .gen = шкалы преследования
    .dat = шкале преследования
    .acc = шкалу преследования
    .ins = шкалой преследования
    .loc = шкале преследования
track_pegasus_occupation = Шкала оккупации
    .gender = f
    .gen = шкалы оккупации
    .dat = шкале оккупации
    .acc = шкалу оккупации
    .ins = шкалой оккупации
    .loc = шкале оккупации
track_exodus_cylon-fleet-areas = Секторы космоса Сайлонов
    .gender = pl
    .gen = секторов космоса Сайлонов
    .acc = секторы космоса Сайлонов

loyalty_pegasus_you-are-not-a-cylon = Вы не Сайлон
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards = Вы Сайлон
loyalty_pegasus_you-are-a-sympathetic-cylon = Вы дружественный Сайлон
loyalty_daybreak_you-are-not-a-cylon = Вы не Сайлон
loyalty_daybreak_you-are-the-mutineer = Вы Мятежник
loyalty_base_you-are-not-a-cylon = Вы не Сайлон
loyalty_base_you-are-a-cylon-can-reduce-morale-by-1 = Вы Сайлон
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay = Вы Сайлон
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig = Вы Сайлон
loyalty_base_you-are-a-cylon-can-damage-galactica = Вы Сайлон
loyalty_base_you-are-a-sympathizer = Вы сочувствующий
loyalty_exodus_you-are-not-a-cylon = Вы не Сайлон
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track = Вы Сайлон
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2 = Вы Сайлон
loyalty_exodus_final-five-whoever-examines-this-card-is-executed = Последняя пятерка
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated = Последняя пятерка
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice = Последняя пятерка
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed = Последняя пятерка
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig = Последняя пятерка

skill_base_launch-scout = Запуск разведчика
    .gender = m
skill_base_evasive-maneuvers = Маневр уклонения
    .gender = m
crisis_base_fulfiller-of-prophecy = Исполнение пророчества
    .gender = n
crisis_base_food-shortage = Нехватка продовольствия
    .gender = f
module_base_game = Базовая игра
module_pegasus_game = Пегас
module_exodus_game = Исход
module_daybreak_game = Рассвет

loyalty_exodus_personal-goal-acquire-power = Личная цель «Acquire Power»
loyalty_exodus_personal-goal-devastation = Личная цель «Devastation»
loyalty_exodus_personal-goal-political-intrigue = Личная цель «Political Intrigue»
loyalty_exodus_personal-goal-sacrifice = Личная цель «Sacrifice»
loyalty_exodus_personal-goal-self-destruction = Личная цель «Self-Destruction»
loyalty_exodus_personal-goal-selfish = Личная цель «Selfish»
loyalty_exodus_personal-goal-stand-and-fight = Личная цель «Stand and Fight»
loyalty_exodus_personal-goal-use-caution = Личная цель «Use Caution»
loyalty_base_you-are-a-cylon-can-reduce-morale-by-1_title = уменьшает мораль на 1
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay_title = отправляет персонажа в лазарет
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig_title = отправляет персонажа на гауптвахту
loyalty_base_you-are-a-cylon-can-damage-galactica_title = повреждает Галактику
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track_title = ставит центуриона на шкалу десанта
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2_title = отодвигает жетон флота на 2 деления
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards_title = заставляет брать карты предательства
loyalty_exodus_personal-goal-acquire-power_title = 2 титула или больше сразу
loyalty_exodus_personal-goal-devastation_title = у Адмирала нет ядерных бомб
loyalty_exodus_personal-goal-political-intrigue_title = Президент на гауптвахте
loyalty_exodus_personal-goal-sacrifice_title = повреждено или уничтожено 6 Вайперов
loyalty_exodus_personal-goal-self-destruction_title = на гауптвахте или в лазарете
loyalty_exodus_personal-goal-selfish_title = сброс карт навыков общей силой 20
loyalty_exodus_personal-goal-stand-and-fight_title = 10 Рейдеров или больше
loyalty_exodus_personal-goal-use-caution_title = прыжок на расстояние 1
loyalty_exodus_final-five-whoever-examines-this-card-is-executed_title = кто посмотрит, того казнят
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated_title = кто посмотрит, активирует корабли Сайлонов
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice_title = кто посмотрит, дважды повредит Галактику
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed_title = кто посмотрит, казнит владельца
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig_title = кто посмотрит, попадет на гауптвахту
track_base_jump-preparation_0 = Старт
track_base_jump-preparation_5 = Автопрыжок
    .short = Авто- прыжок
track_base_boarding-party_0 = Старт
track_base_boarding-party_4 = Люди проиграли
track_exodus_pursuit_0 = Старт
track_exodus_pursuit_4 = Автоатака
    .short = Авто- атака
ally_exodus_aaron-kelly = Аарон Келли
    .gender = m
ally_exodus_alex-crashdown-quartararo = Алекс «Крэшдаун» Квартараро
    .gender = m
ally_exodus_billy-keikeya = Билли Кейкейя
    .gender = m
ally_exodus_brother-cavil = Брат Кавил
    .gender = m
ally_exodus_diana-hardball-seelix = Диана «Хардбол» Силикс
    .gender = f
ally_exodus_dr-sherman-cottle = Доктор Шерман Коттл
    .gender = m
ally_exodus_kendra-shaw = Кендра Шоу
    .gender = f
ally_exodus_margaret-racetrack-edmondson = Маргарет «Рейстрек» Эдмондсон
    .gender = f
ally_exodus_priestess-elosha = Жрица Элоша
    .gender = f
track_pegasus_occupation_0 = Оккупационная администрация
track_pegasus_occupation_1 = Каньон Бридерс
track_pegasus_occupation_2 = Верфь

option_exodus_personal-goals = Личные цели
option_exodus_final-five = Последняя пятерка
option_exodus_cylon-fleet = Поле «Флот Сайлонов»
module_pegasus_game_help = новые персонажи и карты, предательство, казни, лидеры Сайлонов
module_exodus_game_help = новые персонажи и карты; личные цели, Последняя пятерка, Флот Сайлонов
module_daybreak_game_help = новые персонажи и карты, мятеж, жетоны чудес, штурмовые Рапторы, лидеры Сайлонов с мотивами
option_exodus_personal-goals_help = «Исход»: на части карт «Вы не Сайлон» есть цель; если ее не достичь, флот понесет потери
option_exodus_final-five_help = «Исход»: среди карт человека есть Последняя пятерка: опасно смотреть ее и казнить владельца
option_exodus_cylon-fleet_help = «Исход»: корабли Сайлонов собираются на своем поле и преследуют флот; один из людей — CAG
preset_base_first-game = Первая игра
preset_base_first-game_help = базовая игра на пути к Коболу, без дополнительных правил
preset_pegasus_first-game = Первая игра с «Пегасом»
preset_pegasus_first-game_help = «Пегас» на пути к Коболу: без Новой Каприки, лидеров Сайлонов и дружественного Сайлона
preset_exodus_first-game = Первая игра с «Исходом»
preset_exodus_first-game_help = «Исход» на пути к Коболу, без его вариантов; из них можно добавить только Последнюю пятерку
preset_daybreak_first-game = Первая игра с «Рассветом»
preset_daybreak_first-game_help = «Рассвет» на пути к Коболу: без пути к Земле и лидеров Сайлонов
objective_base_kobol_help = путь к Земле находят на Коболе
objective_pegasus_new-caprica_help = флот обосновывается, попадает под оккупацию и должен снова вырваться
objective_exodus_ionian-nebula_help = союзники в пути, травмы и суд перед последним прыжком
objective_daybreak_earth_help = «Деметрий» выполняет миссии и приближает флот к цели, базовый корабль может взбунтоваться

## names.shortNames

character_base_william-adama_short = Адама
character_base_saul-tigh_short = Тай
character_base_karl-helo-agathon_short = Хило
character_base_lee-apollo-adama_short = Аполло
character_base_kara-starbuck-thrace_short = Старбак
character_base_sharon-boomer-valerii_short = Бумер
character_base_galen-tyrol_short = Тирол
character_base_tom-zarek_short = Зарек
character_base_gaius-baltar_short = Балтар
character_base_laura-roslin_short = Розлин
character_pegasus_helena-cain_short = Кейн
character_pegasus_anastasia-dee-dualla_short = Ди
character_pegasus_ellen-tigh_short = Эллен
character_pegasus_louanne-kat-katraine_short = Кэт
character_pegasus_cavil_short = Кавил
character_pegasus_leoben-conoy_short = Леобен
character_pegasus_caprica-six_short = Шесть
character_exodus_samuel-t-anders_short = Андерс
character_exodus_callandra-cally-tyrol_short = Келли
character_exodus_felix-gaeta_short = Гаэта
character_exodus_tory-foster_short = Тори
character_daybreak_sherman-doc-cottle_short = Коттл
character_daybreak_louis-hoshi_short = Хоши
character_daybreak_brendan-hot-dog-costanza_short = Хот-Дог
character_daybreak_lee-adama_short = Ли
character_daybreak_romo-lampkin_short = Ромо
character_daybreak_sharon-athena-agathon_short = Афина
character_daybreak_danna-biers_short = Д’Анна
character_daybreak_aaron-doral_short = Дорал
character_daybreak_simon-oneill_short = Саймон
character_daybreak_gaius-baltar_short = Гай Балтар
character_daybreak_karl-helo-agathon_short = Хило Агатон
character_daybreak_tom-zarek_short = Том Зарек

## names.initials

character_base_william-adama_initials = ВА
character_base_saul-tigh_initials = СТ
character_base_karl-helo-agathon_initials = КА
character_base_lee-apollo-adama_initials = ЛА
character_base_kara-starbuck-thrace_initials = КТ
character_base_sharon-boomer-valerii_initials = ШВ
character_base_galen-tyrol_initials = ГТ
character_base_tom-zarek_initials = ТЗ
character_base_gaius-baltar_initials = ГБ
character_base_laura-roslin_initials = ЛР
character_pegasus_helena-cain_initials = ХК
character_pegasus_anastasia-dee-dualla_initials = АД
character_pegasus_ellen-tigh_initials = ЭТ
character_pegasus_louanne-kat-katraine_initials = КЭ
character_pegasus_cavil_initials = КВ
character_pegasus_leoben-conoy_initials = ЛК
character_pegasus_caprica-six_initials = КШ
character_exodus_samuel-t-anders_initials = СА
character_exodus_callandra-cally-tyrol_initials = КЕ
character_exodus_felix-gaeta_initials = ФГ
character_exodus_tory-foster_initials = ТФ
character_daybreak_sherman-doc-cottle_initials = ШК
character_daybreak_louis-hoshi_initials = ЛХ
character_daybreak_brendan-hot-dog-costanza_initials = БК
character_daybreak_lee-adama_initials = ЛИ
character_daybreak_romo-lampkin_initials = РЛ
character_daybreak_sharon-athena-agathon_initials = ША
character_daybreak_danna-biers_initials = ДБ
character_daybreak_aaron-doral_initials = ДО
character_daybreak_simon-oneill_initials = СО
character_daybreak_gaius-baltar_initials = БА
character_daybreak_karl-helo-agathon_initials = ХЛ
character_daybreak_tom-zarek_initials = ЗА

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

loyalty_exodus_personal-goal-acquire-power = Личная цель «Власть»
loyalty_exodus_personal-goal-devastation = Личная цель «Опустошение»
loyalty_exodus_personal-goal-political-intrigue = Личная цель «Политическая интрига»
loyalty_exodus_personal-goal-sacrifice = Личная цель «Жертва»
loyalty_exodus_personal-goal-self-destruction = Личная цель «Саморазрушение»
loyalty_exodus_personal-goal-selfish = Личная цель «Эгоизм»
loyalty_exodus_personal-goal-stand-and-fight = Личная цель «Стоять до конца»
loyalty_exodus_personal-goal-use-caution = Личная цель «Осторожность»
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

## names.abilities

character_base_william-adama_inspirational-leader = Вдохновение
character_base_william-adama_command-authority = Право командира
character_base_william-adama_emotionally-attached = Привязанность
character_base_lee-apollo-adama_alert-viper-pilot = Дежурный пилот
character_base_lee-apollo-adama_cag = CAG
character_base_lee-apollo-adama_headstrong = Упрямец
character_base_gaius-baltar_delusional-intuition = Бредовая интуиция
character_base_gaius-baltar_cylon-detector = Детектор Сайлонов
character_base_gaius-baltar_coward = Трус
character_base_sharon-boomer-valerii_recon = Разведка
character_base_sharon-boomer-valerii_mysterious-intuition = Тайное чутье
character_base_sharon-boomer-valerii_sleeper-agent = Спящий агент
character_base_galen-tyrol_maintenance-engineer = Механик
character_base_galen-tyrol_blind-devotion = Слепая верность
character_base_galen-tyrol_reckless = Безрассудство
character_base_karl-helo-agathon_eco-officer = Офицер РЭБ
character_base_karl-helo-agathon_moral-compass = Голос совести
character_base_karl-helo-agathon_stranded = Отставший
character_base_laura-roslin_religious-visions = Святые видения
character_base_laura-roslin_skilled-politician = Искусный политик
character_base_laura-roslin_terminal-illness = Смертельный недуг
character_base_kara-starbuck-thrace_secret-destiny = Тайная судьба
character_base_kara-starbuck-thrace_insubordinate = Неподчинение
character_base_saul-tigh_cylon-hatred = Ненависть к Сайлонам
character_base_saul-tigh_declare-martial-law = Военное положение
character_base_saul-tigh_alcoholic = Алкоголик
character_base_tom-zarek_friends-in-low-places = Друзья на дне
character_base_tom-zarek_unconventional-tactics = Необычная тактика
character_base_tom-zarek_convicted-criminal = Осужденный
character_pegasus_helena-cain_intolerant = Нетерпимость
character_pegasus_helena-cain_blind-jump = Прыжок вслепую
character_pegasus_helena-cain_bent-on-revenge = Жажда мести
character_pegasus_anastasia-dee-dualla_efficient = Эффективность
character_pegasus_anastasia-dee-dualla_fast-learner = Схватывает на лету
character_pegasus_anastasia-dee-dualla_emotionally-fragile = Ранимость
character_pegasus_ellen-tigh_politically-adroit = Ловкий политик
character_pegasus_ellen-tigh_manipulative = Манипуляции
character_pegasus_ellen-tigh_nothing-but-trouble = Одни неприятности
character_pegasus_louanne-kat-katraine_hotshot = Лихачество
character_pegasus_louanne-kat-katraine_sacrifice = Жертва
character_pegasus_louanne-kat-katraine_stim-junkie = На стимуляторах
character_pegasus_cavil_primacy = Первенство
character_pegasus_cavil_aggressive-tactics = Агрессия
character_pegasus_cavil_lies-and-secrets = Ложь и тайны
character_pegasus_leoben-conoy_glimpse-the-face-of-god = Лик Бога
character_pegasus_leoben-conoy_cryptic-message = Тайное послание
character_pegasus_leoben-conoy_clouded = Помраченный разум
character_pegasus_caprica-six_intimate = Близость
character_pegasus_caprica-six_human-delusion = Самообман
character_pegasus_caprica-six_conflicted-loyalties = Меж двух огней
character_exodus_samuel-t-anders_star-player = Звезда команды
character_exodus_samuel-t-anders_longshot = Дальний бросок
character_exodus_samuel-t-anders_starts-on-the-bench = Запасной
character_exodus_callandra-cally-tyrol_quick-fix = Быстрая починка
character_exodus_callandra-cally-tyrol_discharge-of-a-firearm = Случайный выстрел
character_exodus_callandra-cally-tyrol_impulsive = Вспыльчивость
character_exodus_felix-gaeta_ftl-operator = Оператор прыжка
character_exodus_felix-gaeta_coup = Переворот
character_exodus_felix-gaeta_misguided = Заблуждение
character_exodus_tory-foster_adaptable = Гибкость
character_exodus_tory-foster_influential = Влиятельность
character_exodus_tory-foster_amoral = Аморальность
character_daybreak_lee-adama_forward-thinker = Дальновидность
character_daybreak_lee-adama_choose-a-different-path = Другой путь
character_daybreak_lee-adama_moral-dilemma = Моральная дилемма
character_daybreak_romo-lampkin_deceitful = Лукавство
character_daybreak_romo-lampkin_attorney = Адвокат
character_daybreak_romo-lampkin_kleptomania = Клептомания
character_daybreak_tom-zarek_necessary-steps = Вынужденные меры
character_daybreak_tom-zarek_abuse-power = Произвол
character_daybreak_tom-zarek_disreputable = Дурная слава
character_daybreak_louis-hoshi_dutiful = Чувство долга
character_daybreak_louis-hoshi_organized = Собранность
character_daybreak_louis-hoshi_reluctant = Нерешительность
character_daybreak_karl-helo-agathon_raptor-pilot = Пилот Раптора
character_daybreak_karl-helo-agathon_no-one-gets-left-behind = Своих не бросаем
character_daybreak_karl-helo-agathon_family-commitments = Семейный долг
character_daybreak_brendan-hot-dog-costanza_memento = Памятная вещь
character_daybreak_brendan-hot-dog-costanza_escort = Сопровождение
character_daybreak_brendan-hot-dog-costanza_forced-to-eject = Катапульта
character_daybreak_gaius-baltar_cult-leader = Глава культа
character_daybreak_gaius-baltar_broadcast = Радиопроповедь
character_daybreak_gaius-baltar_spiritual-crisis = Духовный кризис
character_daybreak_sherman-doc-cottle_treatment = Лечение
character_daybreak_sherman-doc-cottle_quarantine = Карантин
character_daybreak_sherman-doc-cottle_specialized = Узкий специалист
character_daybreak_sharon-athena-agathon_for-love = Ради любви
character_daybreak_sharon-athena-agathon_resolute = Решимость
character_daybreak_sharon-athena-agathon_grieving = Скорбь
character_daybreak_danna-biers_visions = Видения
character_daybreak_danna-biers_don-t-trust-anyone = Никому не верь
character_daybreak_danna-biers_heretic = Еретичка
character_daybreak_aaron-doral_industrious = Трудолюбие
character_daybreak_aaron-doral_meticulous = Дотошность
character_daybreak_aaron-doral_vanity = Тщеславие
character_daybreak_simon-oneill_calculating = Расчетливость
character_daybreak_simon-oneill_modifications = Модификации
character_daybreak_simon-oneill_logic-bound = Раб логики

## names.crises

crisis_base_ambush = Засада
crisis_base_besieged = В осаде
crisis_base_boarding-parties = Десантные группы
crisis_base_cylon-swarm = Рой Сайлонов
crisis_base_heavy-assault = Мощная атака
crisis_base_jammed-assault = Атака под помехами
crisis_base_raiding-party = Налет
crisis_base_surrounded = В окружении
crisis_base_tactical-strike = Тактический удар
crisis_base_thirty-three = Тридцать три
crisis_base_crash-landing = Жесткая посадка
crisis_base_cylon-accusation = Обвинение: Сайлон
crisis_base_cylon-tracking-device = Маячок Сайлонов
crisis_base_cylon-virus = Вирус Сайлонов
crisis_base_detector-sabotage = Диверсия у детектора
crisis_base_elections-loom = Скоро выборы
crisis_base_guilt-by-collusion = Виновен в сговоре
crisis_base_hangar-accident = Авария в ангаре
crisis_base_jump-computer-failure = Сбой расчета прыжка
crisis_base_legendary-discovery = Легендарная находка
crisis_base_loss-of-a-friend = Потеря друга
crisis_base_low-supplies = Припасы на исходе
crisis_base_mandatory-testing = Обязательная проверка
crisis_base_missing-g4-explosives = Пропавшая взрывчатка
crisis_base_prison-labor = Труд заключенных
crisis_base_prisoner-revolt = Бунт заключенных
crisis_base_resistance = Сопротивление
crisis_base_security-breach = Брешь в охране
crisis_base_terrorist-bomber = Террорист с бомбой
crisis_base_terrorist-investigations = Дело террористов
crisis_base_the-olympic-carrier = Олимпик Кэрриер
crisis_base_unexpected-reunion = Нежданная встреча
crisis_base_unidentified-ship = Неопознанный корабль
crisis_base_weapon-malfunction = Отказ орудий
crisis_base_witch-hunt = Охота на ведьм
crisis_base_a-traitor-accused = Обвинение в измене
crisis_base_admiral-grilled = Допрос Адмирала
crisis_base_analyze-enemy-fighter = Трофейный истребитель
crisis_base_bomb-threat = Угроза взрыва
crisis_base_build-cylon-detector = Строим детектор
crisis_base_colonial-day = День Колоний
crisis_base_crippled-raider = Подбитый Рейдер
crisis_base_cylon-screenings = Проверка на Сайлонов
crisis_base_declare-martial-law = Военное положение
crisis_base_forced-water-mining = Принудительная добыча воды
crisis_base_informing-the-public = Сказать людям правду
crisis_base_keep-tabs-on-visitor = Слежка за гостем
crisis_base_network-computers = Компьютеры в сеть
crisis_base_requested-resignation = Требование отставки
crisis_base_rescue-caprica-survivors = Выжившие на Каприке
crisis_base_rescue-mission-a = Спасательная операция
crisis_base_rescue-mission-b = Спасательная операция
crisis_base_rescue-the-fleet = Спасение флота
crisis_base_riots-a = Беспорядки
crisis_base_riots-b = Беспорядки
crisis_base_scouting-for-fuel = Поиски топлива
crisis_base_scouting-for-water = Поиски воды
crisis_base_send-survey-team = Исследовательская группа
crisis_base_sleep-deprivation = Без сна
crisis_base_water-sabotaged = Диверсия на водохранилище
crisis_base_water-shortage-a = Нехватка воды
crisis_base_water-shortage-b = Нехватка воды
crisis_base_water-shortage-c = Нехватка воды
crisis_pegasus_a-verdict-of-guilty = Приговор: виновен
crisis_pegasus_an-offer-of-peace = Предложение мира
crisis_pegasus_assassination-plot = Готовится убийство
crisis_pegasus_civilian-ship-nuked = Ядерный взрыв во флоте
crisis_pegasus_code-blue = Реанимация
crisis_pegasus_defending-a-prisoner = Защита пленника
crisis_pegasus_dogfight = Воздушный бой
crisis_pegasus_food-hoarding-in-the-fleet = Припрятанная еда
crisis_pegasus_medical-breakthrough = Прорыв в медицине
crisis_pegasus_pressure-the-supply-ships = Нажим на снабженцев
crisis_pegasus_reunite-the-fleet = Воссоединение флота
crisis_pegasus_review-galacticas-log = Бортжурнал Галактики
crisis_pegasus_sabotage-investigated = Дело о диверсии
crisis_pegasus_scar = Шрам
crisis_pegasus_standoff-with-pegasus = Противостояние с Пегасом
crisis_pegasus_suspicious-election-results = Подозрительные выборы
crisis_pegasus_the-black-market = Черный рынок
crisis_pegasus_the-guardians = Стражи
crisis_pegasus_training-snafu = Провал на учениях
crisis_pegasus_unsettling-stories = Тревожные рассказы
crisis_exodus_airlock-leak = Утечка в шлюзе
crisis_exodus_ambushed-by-the-press = Осада прессы
crisis_exodus_appoint-head-of-security = Новый глава безопасности
crisis_exodus_centurion-assault = Штурм центурионов
crisis_exodus_consult-the-prisoner = Разговор с пленником
crisis_exodus_controversial-manuscript = Скандальная рукопись
crisis_exodus_cylon-genocide = Геноцид Сайлонов
crisis_exodus_divisive-behavior = Раскол в экипаже
crisis_exodus_familiar-face = Знакомое лицо
crisis_exodus_guilty-conscience = Нечистая совесть
crisis_exodus_haunted-by-the-past = Призраки прошлого
crisis_exodus_hera-rescued = Гера спасена
crisis_exodus_hidden-explosives = Спрятанная взрывчатка
crisis_exodus_hidden-identity = Чужое имя
crisis_exodus_in-the-ring = На ринге
crisis_exodus_interrogation = Допрос
crisis_exodus_joes-bar = Бар Джо
crisis_exodus_labor-dispute = Трудовой спор
crisis_exodus_medal-of-distinction = Медаль за отличие
crisis_exodus_mysterious-guide = Загадочный проводник
crisis_exodus_mysterious-message = Загадочное сообщение
crisis_exodus_power-failure = Отказ питания
crisis_exodus_raptor-malfunction = Поломка Раптора
crisis_exodus_set-a-trap = Ловушка
crisis_exodus_strange-beacon = Странный маяк
crisis_exodus_temple-of-the-five = Храм Пяти
crisis_exodus_the-circle = Круг
crisis_exodus_the-passage = Переход
crisis_exodus_threat-of-super-nova = Угроза сверхновой
crisis_exodus_truth-and-reconciliation = Правда и примирение
crisis_exodus_unexplained-deaths = Необъяснимые смерти
crisis_exodus_unfair-bias = Предвзятость
crisis_exodus_unwelcome-faces = Незваные гости
crisis_exodus_widespread-starvation = Повальный голод
crisis_exodus_detente = Разрядка
crisis_exodus_raiders-inbound = Рейдеры на подлете
crisis_exodus_return-to-duty = Снова в строю
crisis_exodus_review-camera-footage = Записи с камер
crisis_exodus_tracked-by-radiation = Радиоактивный след
crisis_exodus_training-a-rookie = Обучение новичка
crisis_daybreak_blindsided = Удар исподтишка
crisis_daybreak_event-horizon = Горизонт событий
crisis_daybreak_hornets-nest = Осиное гнездо
crisis_daybreak_lockdown = Полная блокировка
crisis_daybreak_reprisal = Возмездие
crisis_daybreak_trial-by-fire = Боевое крещение
crisis_daybreak_a-desperate-pact = Отчаянный пакт
crisis_daybreak_abandon-galactica = Покинуть Галактику
crisis_daybreak_an-ambitious-operation = Дерзкая операция
crisis_daybreak_consult-the-hybrid = Вопросы Гибриду
crisis_daybreak_dangerous-plots = Опасные заговоры
crisis_daybreak_dishonest-tactics = Грязные приемы
crisis_daybreak_domestic-dispute = Семейная ссора
crisis_daybreak_earth-in-ruins = Земля в руинах
crisis_daybreak_enemy-of-my-enemy = Враг моего врага
crisis_daybreak_galactica-falling-apart = Галактика разваливается
crisis_daybreak_give-in-to-despair = Во власти отчаяния
crisis_daybreak_hybrid-in-panic = Гибрид в панике
crisis_daybreak_incitement-to-mutiny = Призыв к мятежу
crisis_daybreak_insubordinate-crew = Экипаж не подчиняется
crisis_daybreak_one-last-cocktail = Последний коктейль
crisis_daybreak_question-procedure = Спор о процедуре
crisis_daybreak_quorum-in-uproar = Кворум бушует
crisis_daybreak_rallying-support = Сбор сторонников
crisis_daybreak_reactor-critical = Реактор на пределе
crisis_daybreak_rebuild-trust = Вернуть доверие
crisis_daybreak_religious-turmoil = Религиозная смута
crisis_daybreak_requisition-for-demetrius = Запасы для Деметрия
crisis_daybreak_secret-meetings = Тайные собрания
crisis_daybreak_starvation-in-dogsville = Голод в Догсвиле

## names.specials

crisis_base_ambush_special = Обучение новых пилотов
crisis_base_besieged_special = Тяжелые потери
crisis_base_boarding-parties_special = Внезапный штурм
crisis_base_cylon-swarm_special = Массовый вылет
crisis_base_heavy-assault_special = Тяжелый обстрел
crisis_base_jammed-assault_special = Помехи связи
crisis_base_raiding-party_special = Отказ гипердвигателя
crisis_base_surrounded_special = Паника
crisis_base_tactical-strike_special = Удар по ангару
crisis_base_thirty-three_special = Неотступная погоня
crisis_daybreak_blindsided_special = Лишить их глаз
crisis_daybreak_event-horizon_special = Гравитационный колодец
crisis_daybreak_hornets-nest_special = Огонь на подавление
crisis_daybreak_lockdown_special = Согласованная атака
crisis_daybreak_reprisal_special = Повод для измены
crisis_daybreak_trial-by-fire_special = Подмога пришла

## names.newCaprica

newCaprica_pegasus_a-cylon-ally = Союзник-Сайлон
newCaprica_pegasus_arrests-at-night = Ночные аресты
newCaprica_pegasus_attack-on-the-power-plant = Атака на станцию
newCaprica_pegasus_betrayed-from-within = Предатель среди своих
newCaprica_pegasus_brutal-treatment = Жестокое обращение
newCaprica_pegasus_centurion-ambush = Засада центурионов
newCaprica_pegasus_contact-informant = Встреча с осведомителем
newCaprica_pegasus_contact-raptor = Связь с Раптором
newCaprica_pegasus_decode-cylon-maps = Карты Сайлонов
newCaprica_pegasus_demanded-surrender = Требование сдаться
newCaprica_pegasus_dissent-among-cylons = Раздор у Сайлонов
newCaprica_pegasus_establish-sanitation = Санитарный порядок
newCaprica_pegasus_execution-list = Расстрельный список
newCaprica_pegasus_held-for-questioning = Задержание для допроса
newCaprica_pegasus_hiding-underground = В подполье
newCaprica_pegasus_intra-atmos-entry = Прыжок в атмосферу
newCaprica_pegasus_keeping-hera-hidden = Прячем Геру
newCaprica_pegasus_labor-union-strike = Забастовка
newCaprica_pegasus_marine-reinforcements = Морпехи на подмогу
newCaprica_pegasus_meet-liason-officer = Встреча со связным
newCaprica_pegasus_ncp-graduation = Выпуск полиции
newCaprica_pegasus_ncp-recruitment = Набор в полицию
newCaprica_pegasus_organize-the-pilots = Сбор пилотов
newCaprica_pegasus_playing-with-emotions = Игра на чувствах
newCaprica_pegasus_prepare-for-a-fight = Подготовка к бою
newCaprica_pegasus_prepare-the-civilians = Подготовка гражданских
newCaprica_pegasus_recover-launch-keys = Ключи зажигания
newCaprica_pegasus_rescue-detainees = Спасение задержанных
newCaprica_pegasus_resistance-bombings = Взрывы Сопротивления
newCaprica_pegasus_second-thoughts = Сомнения

## names.superCrises

super-crisis_base_bomb-on-colonial-1 = Бомба на Колониале-1
super-crisis_base_cylon-intruders = Сайлоны на борту
super-crisis_base_fleet-mobilization = Мобилизация флота
super-crisis_base_inbound-nukes = Ядерный залп
super-crisis_base_massive-assault = Массированная атака
super-crisis_pegasus_demand-peace-manifesto = Манифест о мире
super-crisis_pegasus_footage-transmitted = Запись у Сайлонов
super-crisis_pegasus_lured-into-a-trap = В западне
super-crisis_pegasus_psychological-warfare = Психологическая война
super-crisis_pegasus_the-farm = Ферма
super-crisis_exodus_fighting-blind = Бой вслепую
super-crisis_exodus_fire-all-missiles = Все ракеты — пуск
super-crisis_exodus_human-prisoner = Пленный человек

## names.destinations

destination_base_asteroid-field = Пояс астероидов
destination_base_barren-planet = Бесплодная планета
destination_base_cylon-ambush = Засада Сайлонов
destination_base_cylon-refinery = Завод Сайлонов
destination_base_deep-space = Глубокий космос
destination_base_desolate-moon = Безлюдная луна
destination_base_icy-moon = Ледяная луна
destination_base_ragnar-anchorage = Станция Рагнар
destination_base_remote-planet = Далекая планета
destination_base_tylium-planet = Тилиевая планета
destination_pegasus_a-civilian-convoy = Гражданский конвой
destination_pegasus_binary-star = Двойная звезда
destination_pegasus_gas-cloud = Газовое облако
destination_pegasus_mining-asteroid = Рудный астероид
destination_pegasus_misjump = Сбой прыжка
destination_exodus_algae-planet = Планета водорослей
destination_exodus_cylon-raiders = Рейдеры Сайлонов
destination_exodus_derelict-basestar = Брошенный базовый корабль
destination_exodus_dying-star = Умирающая звезда
destination_exodus_gas-giant = Газовый гигант
destination_exodus_lions-head-nebula = Туманность Львиная Голова
destination_exodus_radioactive-cloud = Радиоактивное облако

## names.quorum

quorum_base_accept-prophecy = Принять пророчество
quorum_base_arrest-order = Ордер на арест
quorum_base_assign-arbitrator = Назначить арбитра
quorum_base_assign-mission-specialist = Назначить специалиста
quorum_base_assign-vice-president = Назначить вице-президента
quorum_base_authorization-of-brutal-force = Разрешить силу
quorum_base_encourage-mutiny = Подстрекать к мятежу
quorum_base_food-rationing = Нормирование еды
quorum_base_inspirational-speech = Вдохновляющая речь
quorum_base_presidential-pardon = Президентское помилование
quorum_base_release-cylon-mugshots = Показать лица Сайлонов
quorum_pegasus_assign-chief-of-staff = Назначить главу аппарата
quorum_pegasus_civilian-self-defense = Гражданская самооборона
quorum_pegasus_consult-the-oracle = Совет оракула
quorum_pegasus_enact-production-quotas = Нормы выработки
quorum_pegasus_eulogy = Надгробная речь
quorum_pegasus_execute-prisoner = Казнить заключенного
quorum_pegasus_probation = Условный срок
quorum_pegasus_resources-for-galactica = Ресурсы для Галактики
quorum_pegasus_unsavory-connections = Сомнительные связи
quorum_exodus_establish-dogsville = Основать Догсвиль
quorum_exodus_presidential-order = Указ Президента
quorum_exodus_resignation = Отставка

## names.skills

skill_base_consolidate-power = Укрепление власти
skill_base_investigative-committee = Следственный комитет
skill_base_executive-order = Прямой приказ
skill_base_declare-emergency = Чрезвычайные меры
skill_base_strategic-planning = Стратегический план
skill_base_maximum-firepower = Шквальный огонь
skill_base_repair = Ремонт
skill_base_scientific-research = Научная работа
skill_pegasus_investigative-committee = Следственный комитет
skill_pegasus_support-the-people = Забота о народе
skill_pegasus_preventative-policy = Упреждающая политика
skill_pegasus_major-victory = Крупная победа
skill_pegasus_at-any-cost = Любой ценой
skill_pegasus_guts-and-initiative = Дерзость и инициатива
skill_pegasus_critical-situation = Критическая ситуация
skill_pegasus_full-throttle = Полный газ
skill_pegasus_run-interference = Отвлекающий маневр
skill_pegasus_jury-rigged = На скорую руку
skill_pegasus_calculations = Расчеты
skill_pegasus_broadcast-location = Координаты в эфире
skill_pegasus_by-your-command = По вашему приказу
skill_pegasus_special-destiny = Особая судьба
skill_pegasus_gods-plan = Замысел Бога
skill_pegasus_human-weakness = Человеческая слабость
skill_pegasus_sabotage = Диверсия
skill_exodus_red-tape = Волокита
skill_exodus_political-prowess = Политическое мастерство
skill_exodus_iron-will = Железная воля
skill_exodus_state-of-emergency = Особое положение
skill_exodus_trust-instincts = Верить чутью
skill_exodus_scout-for-fuel = Разведка топлива
skill_exodus_protect-the-fleet = Защита флота
skill_exodus_best-of-the-best = Лучший из лучших
skill_exodus_establish-network = Создание сети
skill_exodus_build-nuke = Сборка ядерной бомбы
skill_daybreak_force-their-hand = Принуждение
skill_daybreak_popular-influence = Народный любимец
skill_daybreak_negotiation = Переговоры
skill_daybreak_all-hands-on-deck = Свистать всех наверх
skill_daybreak_restore-order = Наведение порядка
skill_daybreak_change-of-plans = Смена планов
skill_daybreak_quick-thinking = Находчивость
skill_daybreak_unorthodox-plan = Необычный план
skill_daybreak_a-second-chance = Второй шанс
skill_daybreak_dogfight = Схватка в космосе
skill_daybreak_combat-veteran = Ветеран боев
skill_daybreak_launch-reserves = Резерв на вылет
skill_daybreak_install-upgrades = Модернизация
skill_daybreak_raptor-specialist = Специалист по Рапторам
skill_daybreak_test-the-limits = На пределе
skill_daybreak_bait = Приманка
skill_daybreak_dradis-contact = Контакт на ДРАДИСе
skill_daybreak_a-better-machine = Машина лучше
skill_daybreak_personal-vices = Личные пороки
skill_daybreak_violent-outbursts = Вспышки ярости
skill_daybreak_exploit-a-weakness = Удар в слабое место

## names.mutinies

mutiny_daybreak_armed-resistance = Вооруженный отпор
mutiny_daybreak_assume-command = Принять командование
mutiny_daybreak_bait-and-switch = Подмена
mutiny_daybreak_betrayal-of-trust = Обманутое доверие
mutiny_daybreak_blackmail = Шантаж
mutiny_daybreak_clipped-wings = Подрезанные крылья
mutiny_daybreak_controversial-speech = Скандальная речь
mutiny_daybreak_feed-the-people = Накормить людей
mutiny_daybreak_impeachment = Импичмент
mutiny_daybreak_make-a-deal = Сделка
mutiny_daybreak_necessary-risk = Оправданный риск
mutiny_daybreak_panic = Паника
mutiny_daybreak_peaceful-resistance = Мирный протест
mutiny_daybreak_ruined-reputation = Погубленная репутация
mutiny_daybreak_scavenging-for-parts = Поиск запчастей
mutiny_daybreak_selfish-act = Эгоистичный поступок
mutiny_daybreak_send-a-message = Показательный урок
mutiny_daybreak_set-the-agenda = Свои порядки
mutiny_daybreak_the-strong-survive = Выживает сильнейший
mutiny_daybreak_unauthorized-usage = Без разрешения
mutiny_daybreak_violent-protest = Погромы
mutiny_daybreak_weapons-armed = Оружие к бою

## names.missions

mission_daybreak_attack-on-the-colony = Атака на Колонию
mission_daybreak_cylon-civil-war = Раскол Сайлонов
mission_daybreak_destroy-the-hub = Уничтожить Хаб
mission_daybreak_digging-up-the-past = Раскопки прошлого
mission_daybreak_needs-of-the-people = Нужды людей
mission_daybreak_rescue-hera = Спасти Геру
mission_daybreak_the-red-stripes = Красные полосы
mission_daybreak_the-search-for-home = Поиски дома

## names.crossroads

crossroads_exodus_disturbing-vision = Тревожное видение
crossroads_exodus_miraculous-return = Чудесное возвращение
crossroads_exodus_perjury = Лжесвидетельство
crossroads_exodus_scanned = Сканирование
crossroads_exodus_strange-music = Странная музыка
crossroads_exodus_testimony = Показания в суде
crossroads_exodus_the-opera-house = Оперный театр

## names.agendas

agenda_pegasus_convert-the-infidels = Обратить неверных
agenda_pegasus_guide-them-to-destiny = Вести их к судьбе
agenda_pegasus_join-the-colonials = Примкнуть к людям
agenda_pegasus_prove-their-worth = Испытать их
agenda_pegasus_the-illusion-of-hope = Иллюзия надежды
agenda_pegasus_salvage-their-equipment = Захватить их технику
agenda_pegasus_genocide = Геноцид
agenda_pegasus_reduce-them-to-ruins = Обратить их в прах
agenda_pegasus_show-their-true-nature = Показать их суть
agenda_pegasus_siege-warfare = Война на измор
agenda_pegasus_grant-mercy = Пощадить
agenda_pegasus_mutual-annihilation = Взаимное уничтожение

## names.motives

motive_daybreak_end-the-chase = Закончить погоню
motive_daybreak_improve-efficiency = Навести порядок
motive_daybreak_keep-them-docile = Держать в узде
motive_daybreak_learn-to-cherish = Научиться любить
motive_daybreak_make-an-ally = Найти союзника
motive_daybreak_pressure-their-leaders = Давить на лидеров
motive_daybreak_remove-the-threat = Устранить угрозу
motive_daybreak_a-false-sense-of-security = Усыпить бдительность
motive_daybreak_a-justified-response = Справедливый ответ
motive_daybreak_fight-with-honor = Сражаться честно
motive_daybreak_harvest-their-resources = Забрать ресурсы
motive_daybreak_no-unnecessary-force = Без лишней силы
motive_daybreak_savor-their-demise = Насладиться гибелью
motive_daybreak_subjects-for-study = Подопытные

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

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
            [many] { $count } карт политики
           *[other] { $count } карт политики
        }
    .count-gen =
        { $count ->
            [one] { $count } карты политики
            [few] { $count } карт политики
            [many] { $count } карт политики
           *[other] { $count } карт политики
        }
    .count-dat =
        { $count ->
            [one] { $count } карте политики
            [few] { $count } картам политики
            [many] { $count } картам политики
           *[other] { $count } картам политики
        }
    .count-acc =
        { $count ->
            [one] { $count } карту политики
            [few] { $count } карты политики
            [many] { $count } карт политики
           *[other] { $count } карт политики
        }
    .count-ins =
        { $count ->
            [one] { $count } картой политики
            [few] { $count } картами политики
            [many] { $count } картами политики
           *[other] { $count } картами политики
        }
    .count-each =
        { $count ->
            [one] по { $count } карте политики
            [few] по { $count } карты политики
            [many] по { $count } карт политики
           *[other] по { $count } карт политики
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
            [many] { $count } карт лидерства
           *[other] { $count } карт лидерства
        }
    .count-gen =
        { $count ->
            [one] { $count } карты лидерства
            [few] { $count } карт лидерства
            [many] { $count } карт лидерства
           *[other] { $count } карт лидерства
        }
    .count-dat =
        { $count ->
            [one] { $count } карте лидерства
            [few] { $count } картам лидерства
            [many] { $count } картам лидерства
           *[other] { $count } картам лидерства
        }
    .count-acc =
        { $count ->
            [one] { $count } карту лидерства
            [few] { $count } карты лидерства
            [many] { $count } карт лидерства
           *[other] { $count } карт лидерства
        }
    .count-ins =
        { $count ->
            [one] { $count } картой лидерства
            [few] { $count } картами лидерства
            [many] { $count } картами лидерства
           *[other] { $count } картами лидерства
        }
    .count-each =
        { $count ->
            [one] по { $count } карте лидерства
            [few] по { $count } карты лидерства
            [many] по { $count } карт лидерства
           *[other] по { $count } карт лидерства
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
            [many] { $count } карт тактики
           *[other] { $count } карт тактики
        }
    .count-gen =
        { $count ->
            [one] { $count } карты тактики
            [few] { $count } карт тактики
            [many] { $count } карт тактики
           *[other] { $count } карт тактики
        }
    .count-dat =
        { $count ->
            [one] { $count } карте тактики
            [few] { $count } картам тактики
            [many] { $count } картам тактики
           *[other] { $count } картам тактики
        }
    .count-acc =
        { $count ->
            [one] { $count } карту тактики
            [few] { $count } карты тактики
            [many] { $count } карт тактики
           *[other] { $count } карт тактики
        }
    .count-ins =
        { $count ->
            [one] { $count } картой тактики
            [few] { $count } картами тактики
            [many] { $count } картами тактики
           *[other] { $count } картами тактики
        }
    .count-each =
        { $count ->
            [one] по { $count } карте тактики
            [few] по { $count } карты тактики
            [many] по { $count } карт тактики
           *[other] по { $count } карт тактики
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
            [many] { $count } карт пилотирования
           *[other] { $count } карт пилотирования
        }
    .count-gen =
        { $count ->
            [one] { $count } карты пилотирования
            [few] { $count } карт пилотирования
            [many] { $count } карт пилотирования
           *[other] { $count } карт пилотирования
        }
    .count-dat =
        { $count ->
            [one] { $count } карте пилотирования
            [few] { $count } картам пилотирования
            [many] { $count } картам пилотирования
           *[other] { $count } картам пилотирования
        }
    .count-acc =
        { $count ->
            [one] { $count } карту пилотирования
            [few] { $count } карты пилотирования
            [many] { $count } карт пилотирования
           *[other] { $count } карт пилотирования
        }
    .count-ins =
        { $count ->
            [one] { $count } картой пилотирования
            [few] { $count } картами пилотирования
            [many] { $count } картами пилотирования
           *[other] { $count } картами пилотирования
        }
    .count-each =
        { $count ->
            [one] по { $count } карте пилотирования
            [few] по { $count } карты пилотирования
            [many] по { $count } карт пилотирования
           *[other] по { $count } карт пилотирования
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
            [many] { $count } карт техники
           *[other] { $count } карт техники
        }
    .count-gen =
        { $count ->
            [one] { $count } карты техники
            [few] { $count } карт техники
            [many] { $count } карт техники
           *[other] { $count } карт техники
        }
    .count-dat =
        { $count ->
            [one] { $count } карте техники
            [few] { $count } картам техники
            [many] { $count } картам техники
           *[other] { $count } картам техники
        }
    .count-acc =
        { $count ->
            [one] { $count } карту техники
            [few] { $count } карты техники
            [many] { $count } карт техники
           *[other] { $count } карт техники
        }
    .count-ins =
        { $count ->
            [one] { $count } картой техники
            [few] { $count } картами техники
            [many] { $count } картами техники
           *[other] { $count } картами техники
        }
    .count-each =
        { $count ->
            [one] по { $count } карте техники
            [few] по { $count } карты техники
            [many] по { $count } карт техники
           *[other] по { $count } карт техники
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
            [many] { $count } карт предательства
           *[other] { $count } карт предательства
        }
    .count-gen =
        { $count ->
            [one] { $count } карты предательства
            [few] { $count } карт предательства
            [many] { $count } карт предательства
           *[other] { $count } карт предательства
        }
    .count-dat =
        { $count ->
            [one] { $count } карте предательства
            [few] { $count } картам предательства
            [many] { $count } картам предательства
           *[other] { $count } картам предательства
        }
    .count-acc =
        { $count ->
            [one] { $count } карту предательства
            [few] { $count } карты предательства
            [many] { $count } карт предательства
           *[other] { $count } карт предательства
        }
    .count-ins =
        { $count ->
            [one] { $count } картой предательства
            [few] { $count } картами предательства
            [many] { $count } картами предательства
           *[other] { $count } картами предательства
        }
    .count-each =
        { $count ->
            [one] по { $count } карте предательства
            [few] по { $count } карты предательства
            [many] по { $count } карт предательства
           *[other] по { $count } карт предательства
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
            [many] { $count } карт навыков
           *[other] { $count } карт навыков
        }
    .count-gen =
        { $count ->
            [one] { $count } карты навыка
            [few] { $count } карт навыков
            [many] { $count } карт навыков
           *[other] { $count } карт навыков
        }
    .count-dat =
        { $count ->
            [one] { $count } карте навыка
            [few] { $count } картам навыков
            [many] { $count } картам навыков
           *[other] { $count } картам навыков
        }
    .count-acc =
        { $count ->
            [one] { $count } карту навыка
            [few] { $count } карты навыков
            [many] { $count } карт навыков
           *[other] { $count } карт навыков
        }
    .count-ins =
        { $count ->
            [one] { $count } картой навыка
            [few] { $count } картами навыков
            [many] { $count } картами навыков
           *[other] { $count } картами навыков
        }
    .count-each =
        { $count ->
            [one] по { $count } карте навыка
            [few] по { $count } карты навыков
            [many] по { $count } карт навыков
           *[other] по { $count } карт навыков
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
            [many] { $count } карт
           *[other] { $count } карт
        }
    .count-gen =
        { $count ->
            [one] { $count } карты
            [few] { $count } карт
            [many] { $count } карт
           *[other] { $count } карт
        }
    .count-dat =
        { $count ->
            [one] { $count } карте
            [few] { $count } картам
            [many] { $count } картам
           *[other] { $count } картам
        }
    .count-acc =
        { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карт
        }
    .count-ins =
        { $count ->
            [one] { $count } картой
            [few] { $count } картами
            [many] { $count } картами
           *[other] { $count } картами
        }
    .count-each =
        { $count ->
            [one] по { $count } карте
            [few] по { $count } карты
            [many] по { $count } карт
           *[other] по { $count } карт
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
            [many] { $count } карт лояльности
           *[other] { $count } карт лояльности
        }
    .count-gen =
        { $count ->
            [one] { $count } карты лояльности
            [few] { $count } карт лояльности
            [many] { $count } карт лояльности
           *[other] { $count } карт лояльности
        }
    .count-dat =
        { $count ->
            [one] { $count } карте лояльности
            [few] { $count } картам лояльности
            [many] { $count } картам лояльности
           *[other] { $count } картам лояльности
        }
    .count-acc =
        { $count ->
            [one] { $count } карту лояльности
            [few] { $count } карты лояльности
            [many] { $count } карт лояльности
           *[other] { $count } карт лояльности
        }
    .count-ins =
        { $count ->
            [one] { $count } картой лояльности
            [few] { $count } картами лояльности
            [many] { $count } картами лояльности
           *[other] { $count } картами лояльности
        }
    .count-each =
        { $count ->
            [one] по { $count } карте лояльности
            [few] по { $count } карты лояльности
            [many] по { $count } карт лояльности
           *[other] по { $count } карт лояльности
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
            [many] { $count } карт кворума
           *[other] { $count } карт кворума
        }
    .count-gen =
        { $count ->
            [one] { $count } карты кворума
            [few] { $count } карт кворума
            [many] { $count } карт кворума
           *[other] { $count } карт кворума
        }
    .count-dat =
        { $count ->
            [one] { $count } карте кворума
            [few] { $count } картам кворума
            [many] { $count } картам кворума
           *[other] { $count } картам кворума
        }
    .count-acc =
        { $count ->
            [one] { $count } карту кворума
            [few] { $count } карты кворума
            [many] { $count } карт кворума
           *[other] { $count } карт кворума
        }
    .count-ins =
        { $count ->
            [one] { $count } картой кворума
            [few] { $count } картами кворума
            [many] { $count } картами кворума
           *[other] { $count } картами кворума
        }
    .count-each =
        { $count ->
            [one] по { $count } карте кворума
            [few] по { $count } карты кворума
            [many] по { $count } карт кворума
           *[other] по { $count } карт кворума
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
            [many] { $count } карт кризиса
           *[other] { $count } карт кризиса
        }
    .count-gen =
        { $count ->
            [one] { $count } карты кризиса
            [few] { $count } карт кризиса
            [many] { $count } карт кризиса
           *[other] { $count } карт кризиса
        }
    .count-dat =
        { $count ->
            [one] { $count } карте кризиса
            [few] { $count } картам кризиса
            [many] { $count } картам кризиса
           *[other] { $count } картам кризиса
        }
    .count-acc =
        { $count ->
            [one] { $count } карту кризиса
            [few] { $count } карты кризиса
            [many] { $count } карт кризиса
           *[other] { $count } карт кризиса
        }
    .count-ins =
        { $count ->
            [one] { $count } картой кризиса
            [few] { $count } картами кризиса
            [many] { $count } картами кризиса
           *[other] { $count } картами кризиса
        }
    .count-each =
        { $count ->
            [one] по { $count } карте кризиса
            [few] по { $count } карты кризиса
            [many] по { $count } карт кризиса
           *[other] по { $count } карт кризиса
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
            [many] { $count } карт суперкризиса
           *[other] { $count } карт суперкризиса
        }
    .count-gen =
        { $count ->
            [one] { $count } карты суперкризиса
            [few] { $count } карт суперкризиса
            [many] { $count } карт суперкризиса
           *[other] { $count } карт суперкризиса
        }
    .count-dat =
        { $count ->
            [one] { $count } карте суперкризиса
            [few] { $count } картам суперкризиса
            [many] { $count } картам суперкризиса
           *[other] { $count } картам суперкризиса
        }
    .count-acc =
        { $count ->
            [one] { $count } карту суперкризиса
            [few] { $count } карты суперкризиса
            [many] { $count } карт суперкризиса
           *[other] { $count } карт суперкризиса
        }
    .count-ins =
        { $count ->
            [one] { $count } картой суперкризиса
            [few] { $count } картами суперкризиса
            [many] { $count } картами суперкризиса
           *[other] { $count } картами суперкризиса
        }
    .count-each =
        { $count ->
            [one] по { $count } карте суперкризиса
            [few] по { $count } карты суперкризиса
            [many] по { $count } карт суперкризиса
           *[other] по { $count } карт суперкризиса
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
            [many] { $count } карт пунктов назначения
           *[other] { $count } карт пунктов назначения
        }
    .count-gen =
        { $count ->
            [one] { $count } карты пункта назначения
            [few] { $count } карт пунктов назначения
            [many] { $count } карт пунктов назначения
           *[other] { $count } карт пунктов назначения
        }
    .count-dat =
        { $count ->
            [one] { $count } карте пункта назначения
            [few] { $count } картам пунктов назначения
            [many] { $count } картам пунктов назначения
           *[other] { $count } картам пунктов назначения
        }
    .count-acc =
        { $count ->
            [one] { $count } карту пункта назначения
            [few] { $count } карты пунктов назначения
            [many] { $count } карт пунктов назначения
           *[other] { $count } карт пунктов назначения
        }
    .count-ins =
        { $count ->
            [one] { $count } картой пункта назначения
            [few] { $count } картами пунктов назначения
            [many] { $count } картами пунктов назначения
           *[other] { $count } картами пунктов назначения
        }
    .count-each =
        { $count ->
            [one] по { $count } карте пункта назначения
            [few] по { $count } карты пунктов назначения
            [many] по { $count } карт пунктов назначения
           *[other] по { $count } карт пунктов назначения
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
            [many] { $count } карт мятежа
           *[other] { $count } карт мятежа
        }
    .count-gen =
        { $count ->
            [one] { $count } карты мятежа
            [few] { $count } карт мятежа
            [many] { $count } карт мятежа
           *[other] { $count } карт мятежа
        }
    .count-dat =
        { $count ->
            [one] { $count } карте мятежа
            [few] { $count } картам мятежа
            [many] { $count } картам мятежа
           *[other] { $count } картам мятежа
        }
    .count-acc =
        { $count ->
            [one] { $count } карту мятежа
            [few] { $count } карты мятежа
            [many] { $count } карт мятежа
           *[other] { $count } карт мятежа
        }
    .count-ins =
        { $count ->
            [one] { $count } картой мятежа
            [few] { $count } картами мятежа
            [many] { $count } картами мятежа
           *[other] { $count } картами мятежа
        }
    .count-each =
        { $count ->
            [one] по { $count } карте мятежа
            [few] по { $count } карты мятежа
            [many] по { $count } карт мятежа
           *[other] по { $count } карт мятежа
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
            [many] { $count } карт судьбы
           *[other] { $count } карт судьбы
        }
    .count-gen =
        { $count ->
            [one] { $count } карты судьбы
            [few] { $count } карт судьбы
            [many] { $count } карт судьбы
           *[other] { $count } карт судьбы
        }
    .count-dat =
        { $count ->
            [one] { $count } карте судьбы
            [few] { $count } картам судьбы
            [many] { $count } картам судьбы
           *[other] { $count } картам судьбы
        }
    .count-acc =
        { $count ->
            [one] { $count } карту судьбы
            [few] { $count } карты судьбы
            [many] { $count } карт судьбы
           *[other] { $count } карт судьбы
        }
    .count-ins =
        { $count ->
            [one] { $count } картой судьбы
            [few] { $count } картами судьбы
            [many] { $count } картами судьбы
           *[other] { $count } картами судьбы
        }
    .count-each =
        { $count ->
            [one] по { $count } карте судьбы
            [few] по { $count } карты судьбы
            [many] по { $count } карт судьбы
           *[other] по { $count } карт судьбы
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
            [many] { $count } карт мотивов
           *[other] { $count } карт мотивов
        }
    .count-gen =
        { $count ->
            [one] { $count } карты мотива
            [few] { $count } карт мотивов
            [many] { $count } карт мотивов
           *[other] { $count } карт мотивов
        }
    .count-dat =
        { $count ->
            [one] { $count } карте мотива
            [few] { $count } картам мотивов
            [many] { $count } картам мотивов
           *[other] { $count } картам мотивов
        }
    .count-acc =
        { $count ->
            [one] { $count } карту мотива
            [few] { $count } карты мотивов
            [many] { $count } карт мотивов
           *[other] { $count } карт мотивов
        }
    .count-ins =
        { $count ->
            [one] { $count } картой мотива
            [few] { $count } картами мотивов
            [many] { $count } картами мотивов
           *[other] { $count } картами мотивов
        }
    .count-each =
        { $count ->
            [one] по { $count } карте мотива
            [few] по { $count } карты мотивов
            [many] по { $count } карт мотивов
           *[other] по { $count } карт мотивов
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
            [many] { $count } карт перепутья
           *[other] { $count } карт перепутья
        }
    .count-gen =
        { $count ->
            [one] { $count } карты перепутья
            [few] { $count } карт перепутья
            [many] { $count } карт перепутья
           *[other] { $count } карт перепутья
        }
    .count-dat =
        { $count ->
            [one] { $count } карте перепутья
            [few] { $count } картам перепутья
            [many] { $count } картам перепутья
           *[other] { $count } картам перепутья
        }
    .count-acc =
        { $count ->
            [one] { $count } карту перепутья
            [few] { $count } карты перепутья
            [many] { $count } карт перепутья
           *[other] { $count } карт перепутья
        }
    .count-ins =
        { $count ->
            [one] { $count } картой перепутья
            [few] { $count } картами перепутья
            [many] { $count } картами перепутья
           *[other] { $count } картами перепутья
        }
    .count-each =
        { $count ->
            [one] по { $count } карте перепутья
            [few] по { $count } карты перепутья
            [many] по { $count } карт перепутья
           *[other] по { $count } карт перепутья
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
            [many] { $count } карт союзников
           *[other] { $count } карт союзников
        }
    .count-gen =
        { $count ->
            [one] { $count } карты союзника
            [few] { $count } карт союзников
            [many] { $count } карт союзников
           *[other] { $count } карт союзников
        }
    .count-dat =
        { $count ->
            [one] { $count } карте союзника
            [few] { $count } картам союзников
            [many] { $count } картам союзников
           *[other] { $count } картам союзников
        }
    .count-acc =
        { $count ->
            [one] { $count } карту союзника
            [few] { $count } карты союзников
            [many] { $count } карт союзников
           *[other] { $count } карт союзников
        }
    .count-ins =
        { $count ->
            [one] { $count } картой союзника
            [few] { $count } картами союзников
            [many] { $count } картами союзников
           *[other] { $count } картами союзников
        }
    .count-each =
        { $count ->
            [one] по { $count } карте союзника
            [few] по { $count } карты союзников
            [many] по { $count } карт союзников
           *[other] по { $count } карт союзников
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
            [many] { $count } карт миссий
           *[other] { $count } карт миссий
        }
    .count-gen =
        { $count ->
            [one] { $count } карты миссии
            [few] { $count } карт миссий
            [many] { $count } карт миссий
           *[other] { $count } карт миссий
        }
    .count-dat =
        { $count ->
            [one] { $count } карте миссии
            [few] { $count } картам миссий
            [many] { $count } картам миссий
           *[other] { $count } картам миссий
        }
    .count-acc =
        { $count ->
            [one] { $count } карту миссии
            [few] { $count } карты миссий
            [many] { $count } карт миссий
           *[other] { $count } карт миссий
        }
    .count-ins =
        { $count ->
            [one] { $count } картой миссии
            [few] { $count } картами миссий
            [many] { $count } картами миссий
           *[other] { $count } картами миссий
        }
    .count-each =
        { $count ->
            [one] по { $count } карте миссии
            [few] по { $count } карты миссий
            [many] по { $count } карт миссий
           *[other] по { $count } карт миссий
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
            [many] { $count } карт замысла
           *[other] { $count } карт замысла
        }
    .count-gen =
        { $count ->
            [one] { $count } карты замысла
            [few] { $count } карт замысла
            [many] { $count } карт замысла
           *[other] { $count } карт замысла
        }
    .count-dat =
        { $count ->
            [one] { $count } карте замысла
            [few] { $count } картам замысла
            [many] { $count } картам замысла
           *[other] { $count } картам замысла
        }
    .count-acc =
        { $count ->
            [one] { $count } карту замысла
            [few] { $count } карты замысла
            [many] { $count } карт замысла
           *[other] { $count } карт замысла
        }
    .count-ins =
        { $count ->
            [one] { $count } картой замысла
            [few] { $count } картами замысла
            [many] { $count } картами замысла
           *[other] { $count } картами замысла
        }
    .count-each =
        { $count ->
            [one] по { $count } карте замысла
            [few] по { $count } карты замысла
            [many] по { $count } карт замысла
           *[other] по { $count } карт замысла
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
            [many] { $count } карт «Вы не Сайлон»
           *[other] { $count } карт «Вы не Сайлон»
        }
    .count-gen =
        { $count ->
            [one] { $count } карты «Вы не Сайлон»
            [few] { $count } карт «Вы не Сайлон»
            [many] { $count } карт «Вы не Сайлон»
           *[other] { $count } карт «Вы не Сайлон»
        }
    .count-dat =
        { $count ->
            [one] { $count } карте «Вы не Сайлон»
            [few] { $count } картам «Вы не Сайлон»
            [many] { $count } картам «Вы не Сайлон»
           *[other] { $count } картам «Вы не Сайлон»
        }
    .count-acc =
        { $count ->
            [one] { $count } карту «Вы не Сайлон»
            [few] { $count } карты «Вы не Сайлон»
            [many] { $count } карт «Вы не Сайлон»
           *[other] { $count } карт «Вы не Сайлон»
        }
    .count-ins =
        { $count ->
            [one] { $count } картой «Вы не Сайлон»
            [few] { $count } картами «Вы не Сайлон»
            [many] { $count } картами «Вы не Сайлон»
           *[other] { $count } картами «Вы не Сайлон»
        }
    .count-each =
        { $count ->
            [one] по { $count } карте «Вы не Сайлон»
            [few] по { $count } карты «Вы не Сайлон»
            [many] по { $count } карт «Вы не Сайлон»
           *[other] по { $count } карт «Вы не Сайлон»
        }

fuel = топливо
    .gender = n
    .gen = топлива
    .dat = топливу
    .acc = топливо
    .ins = топливом
    .loc = топливе
    .count =
        { $count ->
            [one] { $count } топливо
            [few] { $count } топлива
            [many] { $count } топлива
           *[other] { $count } топлива
        }
    .count-gen =
        { $count ->
            [one] { $count } топлива
            [few] { $count } топлива
            [many] { $count } топлива
           *[other] { $count } топлива
        }
    .count-acc =
        { $count ->
            [one] { $count } топливо
            [few] { $count } топлива
            [many] { $count } топлива
           *[other] { $count } топлива
        }
    .count-ins =
        { $count ->
            [one] { $count } топливом
            [few] { $count } топлива
            [many] { $count } топлива
           *[other] { $count } топлива
        }
food = еда
    .gender = f
    .gen = еды
    .dat = еде
    .acc = еду
    .ins = едой
    .loc = еде
    .count =
        { $count ->
            [one] { $count } еда
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
    .count-gen =
        { $count ->
            [one] { $count } еды
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
    .count-acc =
        { $count ->
            [one] { $count } еду
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
    .count-ins =
        { $count ->
            [one] { $count } едой
            [few] { $count } еды
            [many] { $count } еды
           *[other] { $count } еды
        }
morale = мораль
    .gender = f
    .gen = морали
    .dat = морали
    .acc = мораль
    .ins = моралью
    .loc = морали
    .count =
        { $count ->
            [one] { $count } мораль
            [few] { $count } морали
            [many] { $count } морали
           *[other] { $count } морали
        }
    .count-gen =
        { $count ->
            [one] { $count } морали
            [few] { $count } морали
            [many] { $count } морали
           *[other] { $count } морали
        }
    .count-acc =
        { $count ->
            [one] { $count } мораль
            [few] { $count } морали
            [many] { $count } морали
           *[other] { $count } морали
        }
    .count-ins =
        { $count ->
            [one] { $count } моралью
            [few] { $count } морали
            [many] { $count } морали
           *[other] { $count } морали
        }
population = население
    .gender = n
    .gen = населения
    .dat = населению
    .acc = население
    .ins = населением
    .loc = населении
    .count =
        { $count ->
            [one] { $count } население
            [few] { $count } населения
            [many] { $count } населения
           *[other] { $count } населения
        }
    .count-gen =
        { $count ->
            [one] { $count } населения
            [few] { $count } населения
            [many] { $count } населения
           *[other] { $count } населения
        }
    .count-acc =
        { $count ->
            [one] { $count } население
            [few] { $count } населения
            [many] { $count } населения
           *[other] { $count } населения
        }
    .count-ins =
        { $count ->
            [one] { $count } населением
            [few] { $count } населения
            [many] { $count } населения
           *[other] { $count } населения
        }

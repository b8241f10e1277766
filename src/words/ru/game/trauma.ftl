both =
    { $benevolent ->
        [one] { $benevolent } благой
        [few] { $benevolent } благих
        [many] { $benevolent } благих
       *[other] { $benevolent } благих
    } и { $antagonistic ->
        [one] { $antagonistic } враждебный жетон травмы
        [few] { $antagonistic } враждебных жетона травмы
        [many] { $antagonistic } враждебных жетонов травмы
       *[other] { $antagonistic } враждебных жетонов травмы
    }
    .gen =
        { $benevolent ->
            [one] { $benevolent } благого
            [few] { $benevolent } благих
            [many] { $benevolent } благих
           *[other] { $benevolent } благих
        } и { $antagonistic ->
            [one] { $antagonistic } враждебного жетона травмы
            [few] { $antagonistic } враждебных жетонов травмы
            [many] { $antagonistic } враждебных жетонов травмы
           *[other] { $antagonistic } враждебных жетонов травмы
        }
none = ни одного жетона травмы

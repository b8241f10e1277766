destroyHub =
    { $brief ->
        [yes] Okręt Zmartwychwstania zostaje zniszczony
       *[no] odwróć do końca gry „Okręt Zmartwychwstania” na stronę „Zniszczony Węzeł”; kto tam jest, pozostaje na miejscu
    }
returnToFleet =
    { $brief ->
        [yes] przesuń się do „Cylońskiej Floty”
       *[no] przesuń się do „Cylońskiej Floty” i przestań infiltrować
    }
    .one =
        { $brief ->
            [yes] przesuwa się do „Cylońskiej Floty”
           *[no] przesuwa się do „Cylońskiej Floty” i przestaje infiltrować
        }
    .several =
        { $brief ->
            [yes] przesuwają się do „Cylońskiej Floty”
           *[no] przesuwają się do „Cylońskiej Floty” i przestają infiltrować
        }
    .may =
        { $brief ->
            [yes] przesunąć się do „Cylońskiej Floty”
           *[no] przesunąć się do „Cylońskiej Floty” i przestać infiltrować
        }

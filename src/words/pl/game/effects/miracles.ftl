gain =
    { $ifNone ->
        [yes] zyskaj 1 żeton cudu, jeśli nie masz jeszcze żadnego
       *[no] zyskaj 1 żeton cudu
    }
    .one =
        { $ifNone ->
            [yes] zyskuje 1 żeton cudu, jeśli nie ma jeszcze żadnego
           *[no] zyskuje 1 żeton cudu
        }
    .several =
        { $ifNone ->
            [yes] zyskują 1 żeton cudu, jeśli nie mają jeszcze żadnego
           *[no] zyskują 1 żeton cudu
        }
    .may =
        { $ifNone ->
            [yes] zyskać 1 żeton cudu, jeśli nie ma jeszcze żadnego
           *[no] zyskać 1 żeton cudu
        }
trade =
    { $brief ->
        [yes] przekaż lub weź 1 żeton cudu na swoim obszarze
       *[no] przekaż 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo weź żeton cudu tego gracza
    }
    .one =
        { $brief ->
            [yes] przekazuje lub bierze 1 żeton cudu na swoim obszarze
           *[no] przekazuje 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo bierze żeton cudu tego gracza
        }
    .several =
        { $brief ->
            [yes] przekazują lub biorą 1 żeton cudu na swoim obszarze
           *[no] przekazują 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo biorą żeton cudu tego gracza
        }
    .may =
        { $brief ->
            [yes] przekazać lub wziąć 1 żeton cudu na swoim obszarze
           *[no] przekazać 1 ze swoich żetonów cudu innemu graczowi na swoim obszarze albo wziąć żeton cudu tego gracza
        }
mayGain = możesz otrzymać żeton cudu
whoMayGain = mogącego otrzymać żeton cudu

## table

table-guild = Stół treningowy
table-furtherGuild = Stół treningowy { $number }
table-bot = Bot treningowy
table-admins = Admiralicja
table-deckCrew = Załoga pokładowa
table-pilots = Piloci
table-general = ogólny
table-warRoom = sala-odpraw
table-notUnderstood = Strona wysłała coś, czego stół treningowy nie rozumie.
table-botAway = Bot nie jest połączony.
table-optionsFailed = Nie udało się wczytać możliwości: bot nie odpowiedział.
table-tooLate = Bot nie odpowiedział w ciągu { $seconds } s.
table-typedOnly = To polecenie wpisuje się z ukośnikiem.
table-noMenuHere = Wiadomość, którą widzisz tylko ty, nie ma menu „Aplikacje”.
table-oneFocus = Kursor musi stać w dokładnie jednej opcji.
table-notCompleting = „{ $option }” samo się nie uzupełnia.
table-menuOnly = „{ $command }” to polecenie z menu „Aplikacje”.
table-outdated = To polecenie jest nieaktualne. Spróbuj za kilka minut.
table-inPosts = Na forum poleceń używa się w postach.
table-ofGuild = /{ $command } należy do serwera i nie działa w wiadomościach prywatnych.
table-notDirect = /{ $command } nie działa w wiadomościach prywatnych.
table-notInGuild = /{ $command } nie działa na serwerze.
table-noCommands = Nie możesz używać poleceń na tym kanale.
table-noPermission = Nie masz uprawnień do /{ $command }.
table-thinking = Bot jeszcze myśli nad tą wiadomością.
table-gone = Ta wiadomość nie ma już takiego przycisku ani menu.
table-off = Ten przycisk lub menu jest wyłączone.
table-isButton = To przycisk, a nie menu.
table-isMenu = To menu, a nie przycisk.
table-formOnly = Tekst można wpisać tylko do formularza.
table-pickMore = Wybierz co najmniej { $least }.
table-pickLess = Wybierz najwyżej { $most }.
table-pickedTwice = Jedna możliwość została wybrana dwa razy.
table-noChoice = Menu nie ma możliwości „{ $choice }”.
table-formClosed = Ten formularz nie jest już otwarty.
table-noField = Formularz nie ma pola „{ $field }”.
table-fieldType = Wypełnić można tu tylko teksty i menu, a nie pola typu { $type }.
table-fieldEmpty = Wypełnij pole „{ $field }”.
table-fieldShort = „{ $field }” musi mieć co najmniej { $least } znaków.
table-fieldLong = „{ $field }” może mieć najwyżej { $most } znaków.
table-fieldChoice = „{ $field }” nie ma możliwości „{ $choice }”.
table-fieldCount = Wybierz od { $least } do { $most } w „{ $field }”.
table-subcommands = Wybierz spośród: { $commands }.
table-needs = /{ $command } wymaga: { $options }.
table-quoted = „{ $option }”
table-optionTwice = Jedna opcja została podana dwa razy.
table-noOption = /{ $command } nie ma opcji „{ $option }”.
table-optionType = „{ $option }” to opcja typu { $wanted }, a nie { $given }.
table-trueOrFalse = „{ $option }” musi być prawdą albo fałszem.
table-fromList = „{ $option }” trzeba wybrać z listy.
table-optionEmpty = Wypełnij „{ $option }”.
table-optionShort = „{ $option }” musi mieć co najmniej { $least } znaków.
table-optionLong = „{ $option }” może mieć najwyżej { $most } znaków.
table-notNumber = „{ $option }” musi być liczbą.
table-notWhole = „{ $option }” musi być liczbą całkowitą.
table-tooLittle = „{ $option }” musi wynosić co najmniej { $least }.
table-tooMuch = „{ $option }” może wynosić najwyżej { $most }.
table-notOffered = „{ $option }” musi być jedną z podanych możliwości.
table-nobody = Na serwerze nie ma nikogo o tym id.
table-noChannel = Nie widzisz tego kanału.
table-noMessage = Nie widzisz tej wiadomości.
table-writeInPosts = Na forum pisze się w postach.
table-locked = Ten wątek jest zablokowany.
table-mayNotWrite = Nie możesz pisać na tym kanale.
table-notHere =
    { $kind ->
        [user] Nie ma tu użytkownika o id { $id }.
        [role] Nie ma tu roli o id { $id }.
        [channel] Nie ma tu kanału o id { $id }.
       *[mentionable] Nie ma tu użytkownika ani roli o id { $id }.
    }
table-nothingToSend = Nie ma czego wysyłać.
table-messageLong = Wiadomość może mieć najwyżej { $most } znaków.
table-notDismissable = Odrzucić można tylko wiadomości, których nikt inny nie widzi.

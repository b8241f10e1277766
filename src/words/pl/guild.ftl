title = ## Gry na tym serwerze
creators = - Kto może otwierać gry: **{ $who }**
everyone = wszyscy
managers = tylko zarządcy serwera
role = członkowie z rolą { $role }
places = - Gdzie: **{ $places }**
anywhere = na każdym kanale
listed = kanały { $channels } i ich wątki
most =
    { $count ->
        [one] - Naraz: **{ $count } gra**; teraz otwartych: { $open }
        [few] - Naraz: **{ $count } gry**; teraz otwartych: { $open }
        [many] - Naraz: **{ $count } gier**; teraz otwartych: { $open }
       *[other] - Naraz: **{ $count } gier**; teraz otwartych: { $open }
    }
home = - Nowa gra toczy się: **{ $home }**
homeHere = na kanale, na którym ją otwarto
homeThread = w nowym, własnym wątku
picture = - Po każdej fazie kanał widzi: **{ $picture }**
pictureGlance = stół w skrócie
pictureWhole = całą planszę
privately = - Co wolno wiedzieć tylko jednemu graczowi: **{ $place }**
privatelyDirect = w wiadomości prywatnej
privatelyThreads = w prywatnym wątku każdego gracza
language = - Język na kanałach: **{ $language }** (`/settings language:`)
moderators = ⚠ Członkowie z uprawnieniem „Zarządzanie wątkami” mogą czytać każdy prywatny wątek, a więc każdą rękę i każdą kartę Lojalności. Jeśli ktoś z nich gra, bezpieczniejsze są wiadomości prywatne.
warnPrivate = ⚠ Nie mogę otwierać prywatnych wątków na tym kanale; brakuje mi uprawnień: { $permissions }. Dopóki ich nie mam, gracze dostają wiadomości prywatne.
invite = - Gospodarze mogą wzywać graczy wzmianką (raz na grę, najwyżej raz na godzinę): **{ $role }**
inviteNobody = nikogo
warnInvite = ⚠ Nie wolno mi wzmiankować tej roli, więc nikt by tego nie zauważył. Pozwól wszystkim na jej wzmiankowanie (Ustawienia serwera, Role) albo daj mi uprawnienie do wzmiankowania wszystkich ról.
help = -# Zarządcy serwera mogą otwierać gry zawsze, na tych kanałach i do tej liczby. `thread` w `/game create` decyduje inaczej dla jednej gry. Jeśli wśród kanałów jest forum, gry otwarte gdzie indziej dostają na nim post.
warnThread = ⚠ Nie mogę otwierać wątków na tym kanale; brakuje mi uprawnień: { $permissions }.
saved = ✅ Zapisano
whoMenu = Kto może otwierać gry
pickEveryone = Wszyscy
pickManagers = Tylko zarządcy serwera
roleMenu = Tylko członkowie z tą rolą …
channelMenu = Tylko na tych kanałach …
mostMenu = Ile gier naraz
games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
        [many] { $count } gier
       *[other] { $count } gier
    }
toThread = Nowe gry we własnym wątku
toHere = Nowe gry na kanale
toWhole = Zawsze pokazuj całą planszę
toGlance = Pokazuj stół w skrócie
toPrivateThreads = Tajemnice w prywatnych wątkach
toDirect = Tajemnice w wiadomościach prywatnych
anywhereButton = Pozwól na każdym kanale
reset = Przywróć domyślne
broken = Zapisanych ustawień gier na tym serwerze nie da się odczytać, więc nikt nie może otworzyć gry.
brokenHint = Przycisk przywraca ustawienia domyślne: wszyscy, wszędzie, 20 gier naraz, na kanale, ze stołem w skrócie i z tajemnicami w wiadomościach prywatnych.
onlyServer = Ustawienia należą do serwera: użyj tego na jednym z jego kanałów.
onlyManagers = Mogą to zmieniać tylko członkowie z uprawnieniem „Zarządzanie serwerem”.
onlyManagersHint = Zapytaj zarządcę serwera.
roleMissing = Podaj także rolę.
roleMissingHint = Na przykład `/settings create: Członkowie z rolą` z `role: @Gracze`.

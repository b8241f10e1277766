list = Wiadomości
toNewest = Przejdź do najnowszej
newMessages = Nowe wiadomości
new = Nowe
app = BOT
edited = (edytowano)
yesterday = Wczoraj o { $time }
used = { $name } używa { $command }
youUsed = Użyto { $command }
replyTo = Odpowiedź na wiadomość ({ $name }): przejdź do niej
deleted = Oryginalna wiadomość została usunięta
see = Kliknij, aby zobaczyć wiadomość
sending = Wysyłam polecenie…
thinking = myśli…
failed = Interakcja się nie powiodła.
onlyYou = Tylko ty to widzisz
dismiss = Odrzuć wiadomość
card = Karta
picture = Obraz
showLarge = Pokaż obraz w powiększeniu: { $label }
fit = Dopasuj do okna
actualSize = Rzeczywisty rozmiar
original = Otwórz oryginał
closePicture = Zamknij obraz
threadStarted = { $name } otwiera wątek: { $thread }
pinned = { $name } przypina wiadomość na tym kanale.
joined = { $name } dołącza do serwera.
renamed = { $name } zmienia nazwę kanału: { $channel }
count =
    { $count ->
        [one] { $count } wiadomość
        [few] { $count } wiadomości
        [many] { $count } wiadomości
       *[other] { $count } wiadomości
    }
none = Nie ma jeszcze wiadomości.
posts = Posty
noPosts = Nie ma jeszcze postów. Gdy gry otwiera się na forum (/settings), każda dostaje tu swój post.
welcome = Witaj na #{ $name }!
channelBegins = To początek kanału #{ $name }.
threadBegins = To początek wątku.
directBegins = To początek twoich wiadomości prywatnych: { $name }. Tylko ty możesz je czytać.
firstCommand = Wpisz { $command }, aby otworzyć stół.
tutorialCommand = Pierwszy raz? { $command } prowadzi cię przez pierwsze tury.
firstSlash = Wpisz { $key }, aby zobaczyć wszystko, co umie bot.
seats = Wybierz inną osobę pod „Graj jako”, aby zająć jej miejsce; przy „Graj za wszystkich” strona przełącza się na tego, kogo pyta bot.
spoiler = Spoiler, naciśnij, aby odkryć
unknownPerson = nieznana osoba
unknownRole = nieznana rola
unknownChannel = nieznany
inPlace = { $place } › wiadomość

title = Stół treningowy
noScript = Stół treningowy potrzebuje JavaScriptu.
opening = Otwieram stół treningowy…
noAnswerYet = Stół treningowy jeszcze nie odpowiada. Próbuję ponownie…
noAnswer = Stół treningowy nie odpowiedział. Czy nadal działa?
noReason = Stół treningowy odpowiedział { $status } bez podania powodu.
lost = Utracono połączenie ze stołem treningowym. Łączę ponownie…
botOffline = Bot jest offline. Odpowie, gdy tylko wróci.
noChannel = Nie ma jeszcze żadnego kanału.
threadClosed = Ten wątek jest zamknięty.
playingAs = Grasz jako { $name }
drawer = Kanały i osoby
unread =
    { $count ->
        [one] { $label }, { $count } nieprzeczytana
        [few] { $label }, { $count } nieprzeczytane
        [many] { $label }, { $count } nieprzeczytanych
       *[other] { $label }, { $count } nieprzeczytanych
    }
events = Wydarzenia
apps = Aplikacje

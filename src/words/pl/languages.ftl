ofDiscord = Jak w ustawieniach Discorda
ofGuild = Jak na serwerze
notice = 🌐 { $by } wybiera język tego kanału: **{ $language }**.
setForGame = Język w kanale tej gry: **{ $language }**. Wiadomości prywatne przychodzą w języku każdego z graczy.
ownSet = Od teraz piszę do ciebie w tym języku: **{ $language }** – w wiadomościach prywatnych i w odpowiedziach, które widzisz tylko ty. Kanały mają własny język.
ownByDiscord = Od teraz piszę do ciebie w języku twojego Discorda.

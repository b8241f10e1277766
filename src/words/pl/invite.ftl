button = Wezwij graczy
calling = { $role }: { $name } szuka graczy. „Dołącz” zajmuje miejsce.
join = Dołącz
done = Rola { $role } jest wzmiankowana na kanale.
noRole = Na tym serwerze nie wskazano roli, przez którą można wzywać graczy.
noRoleHint = Zarządca serwera wskazuje ją w /settings invite.
already = Do tej gry już wzywano graczy.
alreadyHint = Rolę wzmiankuje się raz na grę.
tooSoon =
    { $count ->
        [one] Niecałą godzinę temu rolę wzmiankowano dla innej gry, więc ma spokój jeszcze przez { $count } minutę.
        [few] Niecałą godzinę temu rolę wzmiankowano dla innej gry, więc ma spokój jeszcze przez { $count } minuty.
        [many] Niecałą godzinę temu rolę wzmiankowano dla innej gry, więc ma spokój jeszcze przez { $count } minut.
       *[other] Niecałą godzinę temu rolę wzmiankowano dla innej gry, więc ma spokój jeszcze przez { $count } minut.
    }
tooSoonHint = Spróbuj później albo powiedz ludziom o grze bez mojej pomocy.
notMentionable = Nikt by tego nie zauważył: nie wolno mi wzmiankować tej roli.
notMentionableHint = Zarządca serwera może pozwolić wszystkim na @wzmiankowanie tej roli (Ustawienia serwera, Role) albo dać mi uprawnienie do wzmiankowania wszystkich ról.

missed = { $player } ma nieujawniony { $card }

discardStrength = wybierz kartę umiejętności do odrzucenia
    .help = Suma kart musi się dokładnie zgadzać. Do wyboru są tylko karty, z którymi to jeszcze możliwe. Odrzuca się je razem i widzą je wszyscy.
strengthLeft = brakuje siły { $strength }

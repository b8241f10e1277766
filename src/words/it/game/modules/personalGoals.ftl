missed = { $player } non ha rivelato { $card }

discardStrength = scegli una Carta Abilità da scartare
    .help = La somma delle carte deve essere esatta. Ti vengono offerte solo carte con cui si può ancora raggiungere. Si scartano tutte insieme, e tutti le vedono.
strengthLeft = forza { $strength } da raggiungere

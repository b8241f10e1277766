title = { $player }, { $ask }
about = { $source }: { $what }
mayDecline = Você pode recusar: “{ $pass }”.

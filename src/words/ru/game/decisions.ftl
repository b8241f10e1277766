title = { $player }, { $ask }
about = { $source }: { $what }
mayDecline = Можно отказаться: «{ $pass }».

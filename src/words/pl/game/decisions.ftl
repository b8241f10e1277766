title = { $player }, { $ask }
about = { $source }: { $what }
mayDecline = Możesz zrezygnować: „{ $pass }”.

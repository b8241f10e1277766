title = { $player }, { $ask }
about = { $source }: { $what }

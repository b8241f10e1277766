title = { $player }, { $ask }
about = { $source }: { $what }
mayDecline = Puoi rinunciare: «{ $pass }».

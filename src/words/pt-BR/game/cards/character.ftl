type =
    { $pilot ->
        [yes] { $type }. Pode pilotar uma viper.
       *[no] { $type }. Não pode pilotar vipers.
    }
draws = Compra a cada turno: { $skills }
starts =
    { $infiltrates ->
        [yes] Local inicial: { $locations }, como personagem infiltrado
       *[no] Local inicial: { $locations }
    }
startsInViper = Começa em uma viper.
startsOff = Começa fora do tabuleiro.
succession = Linhas de sucessão, do menor número para o maior: Presidente { $president }, Almirante { $admiral }.
successionWithCag = Linhas de sucessão, do menor número para o maior: Presidente { $president }, Almirante { $admiral }, CAG { $cag }.
line = { $title }: { $names }
leader = Jogador Cylon desde o início, que não pertence a nenhuma equipe, vence só por uma Agenda secreta (com Daybreak, por Motivações) e não pode ter nenhum título.
leaderInfiltrates = Na Frota Humana, você pode se infiltrar: então joga entre os humanos até encerrar a infiltração.

ability =
    { $slot ->
        [oncePerGame] { $name } (uma vez por partida)
        [negative] { $name } (fraqueza)
        [miracle] { $name } ({ $price })
       *[positive] { $name }
    }
mayUse = { $when }, { $offer }
mayDo = { $when }, você pode fazer isto: { $what }
action = ação: { $what }
actionIf = ação, se { $condition }: { $what }
movement = em vez de se mover: { $what }
movementIf = em vez de se mover, se { $condition }: { $what }

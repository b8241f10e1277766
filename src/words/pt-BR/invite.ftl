button = Chamar jogadores
calling = { $role }: { $name } procura jogadores. “Entrar” ocupa um lugar.
join = Entrar
done = Mencionei { $role } no canal.
noRole = Este servidor não definiu nenhum cargo que possa ser chamado para jogar.
noRoleHint = Quem gerencia o servidor define um com /settings invite.
already = Jogadores já foram chamados para esta partida.
alreadyHint = O cargo é mencionado uma vez por partida.
tooSoon =
    { $count ->
        [one] O cargo foi mencionado para outra partida há menos de uma hora, e fica em paz por mais { $count } minuto.
       *[other] O cargo foi mencionado para outra partida há menos de uma hora, e fica em paz por mais { $count } minutos.
    }
tooSoonHint = Tente de novo depois disso, ou avise as pessoas sobre a partida por conta própria.
notMentionable = Ninguém perceberia: não posso mencionar este cargo.
notMentionableHint = Quem gerencia o servidor permite que qualquer pessoa o mencione (Configurações do servidor, Cargos, Permitir que qualquer pessoa @mencione este cargo), ou me dá a permissão de mencionar todos os cargos.

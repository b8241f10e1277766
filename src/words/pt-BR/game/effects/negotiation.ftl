truce =
    { $brief ->
        [yes] nenhuma nave Cylon age ou é lançada neste turno
       *[no] até o final deste turno, nenhuma nave Cylon é ativada ou lançada; naves ainda podem ser colocadas
    }

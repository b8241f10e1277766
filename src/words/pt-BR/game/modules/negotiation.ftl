truceMade = Nenhuma nave Cylon é ativada ou lançada até o final deste turno
truceKept = A trégua se mantém, nenhuma nave Cylon age

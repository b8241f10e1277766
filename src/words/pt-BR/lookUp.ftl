idle = o a os as um uma de do da dos das em no na nos nas por para com é e ou que quem como quando quanto quantos quantas qual quais posso pode se meu minha seu sua eu você
endings = ações ação ando endo indo ados adas ado ada ar er ir ões ão os as es o a e s
oneOf = { $name } ({ $number } de { $count })

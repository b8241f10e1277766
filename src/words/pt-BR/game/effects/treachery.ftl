makeReckless =
    { $brief ->
        [yes] teste imprudente
       *[no] o teste se torna imprudente (só uma carta dessas pode ser jogada em um teste)
    }
stopAbilities =
    { $brief ->
        [yes] sem habilidades de teste de perícia neste teste
       *[no] nenhuma habilidade de teste de perícia é resolvida neste teste (não vale em um teste imprudente, e este não pode mais se tornar imprudente)
    }

reckless = o teste for imprudente

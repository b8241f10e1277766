civilianSaved = { $player } salva a nave civil { NOUN($area, case: "at") }
civilianSwapped =
    { $replaced ->
        [yes] { $player } retira uma nave civil da área { $area }, e outra toma o lugar dela
       *[no] { $player } retira uma nave civil da área { $area }
    }
discardSpared = { $by } deixa { $player } descartar 1 carta a menos
contributionShown = { $player } mostra { $card } entre as cartas adicionadas
iconsIgnored = { $player } ignora o que as naves Cylons desta carta fariam
mutinyPutBack = { $player } coloca { $cards } na parte de baixo do baralho
caught = { $player } não tem cartas suficientes para pagar pela companhia e vai para a Prisão no final do turno

showContribution = mostre uma das cartas que você adicionou
    .help = Ela fica virada para cima; as outras ficam viradas para baixo até o teste ser revelado.
sift = descarte { $cards } entre as que você acabou de comprar
    .help = Você mantém as outras.

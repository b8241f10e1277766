examined = { $player } se depara com os Cinco Finais com { $owner }: { $cards }
examinedNone = { $player } não vê nenhum dos Cinco Finais

order = escolha qual dos Cinco Finais de { $player } é resolvido primeiro
    .help = Todos eles são resolvidos. Como jogador atual, você decide a ordem.

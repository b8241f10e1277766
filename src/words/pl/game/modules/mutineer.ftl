passed = { $player } przekazuje kartę Buntownika graczowi { $to }

pass = wybierz, kto odtąd jest Buntownikiem
    .help = Ten gracz losuje 1 kartę Buntu, przekazuje każdą pozycję i może mieć 2 karty Buntu.
seek = wybierz, kto losuje kolejną kartę Lojalności
    .help = Karta Buntownika była w talii i nikt jej nie dostał. Wybrany gracz może ją teraz dostać albo stać się Cylonem przez inną kartę.

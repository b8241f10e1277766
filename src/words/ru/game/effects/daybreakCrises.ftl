bringTo = вы перемещаетесь { NOUN($place, case: "to") }
    .one = перемещается { NOUN($place, case: "to") }
    .several = перемещаются { NOUN($place, case: "to") }
openBrig = каждый игрок-человек на гауптвахте может выйти в любую локацию Галактики
discardQuorum = сбросьте { NOUN($cards, case: "acc") } с руки случайным образом
    .one = сбрасывает { NOUN($cards, case: "acc") } с руки случайным образом
    .several = сбрасывают { NOUN($cards, case: "each") } с руки случайным образом
    .may = сбросить { NOUN($cards, case: "acc") } с руки случайным образом

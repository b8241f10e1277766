lookAt = Obejrzyj postać …
heading =
    { $count ->
        [one] Decyduje { $name }
        [few] Decyduje { $count } graczy
        [many] Decyduje { $count } graczy
       *[other] Decyduje { $count } graczy
    }
reactions = Reakcje
reactionsHelp = Kto może zareagować, dostaje pytanie prywatnie. „Odpowiedz” pokazuje, czy to ty; nikt inny tego nie widzi. Gra toczy się dalej, gdy wszyscy zdecydują.
mayBeAsked = { $people }: „Odpowiedz” pokazuje każdemu z was, czy to jego pytam.
noReaction = bez reakcji
reactionPossible = W { $channel } można zareagować.
reactionPossibleAt = W { $channel } można zareagować: [zobacz]({ $link }).
again = 🔁 Pytam jeszcze raz, bo w międzyczasie coś się wydarzyło: { $reactions }.
until = ⏳ { $when }, potem: { $answer }
untilDefault = ⏳ { $when }, potem: odpowiedź domyślna
untilAutomatic = ⏳ { $when }, potem: odpowiada gracz automatyczny
untilPause = ⏳ { $when }, potem: gra się zatrzymuje
answer = Odpowiedz
hand = Moja ręka
whichHand = Grasz w kilku grach. Którą rękę pokazać?

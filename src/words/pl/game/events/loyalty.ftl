dealt = { $player } dostaje { NOUN($cards, case: "acc") }
sleeperAgentPhase = Faza uśpionych agentów: każdy gracz dostaje kolejną kartę Lojalności
seen = { $player } ogląda { NOUN($cards, case: "acc") } gracza { $of }
lookPrevented = Nikt nie może oglądać kart Lojalności
revealed = { $player } ujawnia kartę Lojalności: { $card }
becameCylon =
    { $how ->
        [sympathizer] { $player } przechodzi na stronę Cylonów jako sympatyk
        [sympathetic] { $player } staje się Cylonem z własnym celem
       *[revealed] { $player } jest odtąd graczem prowadzącym Cylona
    }
handedOver = { $player } przekazuje { NOUN($cards, case: "acc") } graczowi { $to }

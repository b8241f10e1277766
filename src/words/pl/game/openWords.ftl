duties-president = Prezydent ma w tajemnicy karty Kworum na ręce i decyduje tam, gdzie karta tak mówi.
duties-admiral = Admirał ma broń nuklearną, wybiera Punkt docelowy każdego skoku i decyduje tam, gdzie karta tak mówi.

drawQuorum-label = Wylosuj kartę Kworum
drawQuorum-deed = losuje kartę Kworum
drawQuorum-detail = Trafia do twoich tajnych kart Kworum na ręce
launchNuke-label = Użyj broni nuklearnej
launchNuke-deed = używa broni nuklearnej
endInfiltration-label = Zakończ infiltrację
endInfiltration-detail = Trafiasz na „Okręt Zmartwychwstania” i znów prowadzisz Cylona
endInfiltration-deed = kończy infiltrację

sleeperAgent-name = Uśpieni agenci
sleeperAgent-begins = zaczyna się faza uśpionych agentów
sleeperAgent-brings = faza uśpionych agentów: każdy gracz dostaje kolejną kartę Lojalności
finalJump-name = Ostatni skok
finalJump-begins = następny skok jest ostatni
finalJump-brings = następny skok jest ostatni i ludzie wraz z nim wygrywają, jeśli żaden zasób nie jest wyczerpany

endings-fuel = flocie skończyło się paliwo
endings-food = flocie skończyła się żywność
endings-morale = flota straciła całe morale
endings-population = z populacji nikt już nie został
endings-invasion = cyloński oddział abordażowy zdobył Galacticę
endings-destruction = Galactica została zniszczona
endings-noCharacter = nikt nie może zająć miejsca straconej postaci
endings-reachedKobol = flota dotarła na Kobol

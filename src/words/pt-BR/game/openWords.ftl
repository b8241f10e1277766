duties-president = O Presidente guarda em segredo a mão de Quórum e decide onde uma carta assim diz.
duties-admiral = O Almirante guarda as armas nucleares, escolhe o destino de cada salto e decide onde uma carta assim diz.

drawQuorum-label = Comprar uma Carta de Quórum
drawQuorum-deed = compra uma Carta de Quórum
drawQuorum-detail = Ela vai para a sua mão secreta de Quórum
launchNuke-label = Lançar uma arma nuclear
launchNuke-deed = lança uma arma nuclear
endInfiltration-label = Encerrar sua infiltração
endInfiltration-detail = Você vai para a Nave de Ressurreição e volta a ser um jogador Cylon
endInfiltration-deed = encerra a infiltração

sleeperAgent-name = Agentes adormecidos
sleeperAgent-begins = a fase do Agente Adormecido começa
sleeperAgent-brings = a fase do Agente Adormecido: cada jogador recebe mais uma Carta de Lealdade
finalJump-name = Último salto
finalJump-begins = o próximo salto é o último
finalJump-brings = o próximo salto é o último, e com ele os humanos vencem se nenhum recurso estiver esgotado

endings-fuel = a frota ficou sem combustível
endings-food = a frota ficou sem alimento
endings-morale = a frota perdeu toda a moral
endings-population = não resta ninguém da população
endings-invasion = uma tropa de embarque Cylon tomou a Galactica
endings-destruction = a Galactica foi destruída
endings-noCharacter = não resta ninguém para tomar o lugar do personagem que foi executado
endings-reachedKobol = a frota chegou a Kobol

## pictures

pictures-check = Teste de perícia { $source }: força { $total } de { $difficulty }, { $result }.
pictures-pass = passou
pictures-partial = sucesso parcial
pictures-fail = falhou
pictures-positive = A favor
pictures-negative = Contra
pictures-nullified = Não contam
pictures-cards = { $title }: { $cards }.
pictures-noCards = nenhuma carta
pictures-none = nenhuma
pictures-hand = A sua mão
pictures-loyalty = Lealdade
pictures-quorum = Mão de Quórum
pictures-superCrisis = Super Crise
pictures-mutiny = Motim
pictures-agenda = Agenda
pictures-motives = Motivações
pictures-card = { $name }: { $text }
pictures-playedBy = Personagem de { $name }.
pictures-used = A habilidade que vale uma vez por partida já foi usada.
pictures-noMiracle = Não há marcador de milagre para pagar a habilidade que gasta um.
pictures-whole = Tabuleiro inteiro
pictures-handText = O que as cartas fazem está no texto desta mensagem.

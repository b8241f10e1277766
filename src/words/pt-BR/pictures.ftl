## pictures

pictures-check = Teste de perícia { $source }: total { $total }, dificuldade { $difficulty }: { $result }.
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
pictures-playedBy = Com { $name }.
pictures-used = A habilidade de uma vez por partida já foi usada.
pictures-noMiracle = Não resta marcador de milagre para pagar a habilidade de milagre.
pictures-whole = Tabuleiro inteiro
pictures-handText = O texto desta mensagem explica as cartas.

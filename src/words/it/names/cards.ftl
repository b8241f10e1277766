politics = politica
    .gender = f
    .the = la politica
    .of = di politica
leadership = leadership
    .gender = f
    .the = la leadership
    .of = di leadership
tactics = tattica
    .gender = f
    .the = la tattica
    .of = di tattica
piloting = pilotaggio
    .gender = m
    .the = il pilotaggio
    .of = di pilotaggio
engineering = ingegneria
    .gender = f
    .the = l'ingegneria
    .of = di ingegneria
treachery = tradimento
    .gender = m
    .the = il tradimento
    .of = di tradimento
cards_politics = Carta Politica
    .gender = f
    .a = una Carta Politica
    .the = la Carta Politica
    .of = della Carta Politica
    .to = alla Carta Politica
    .from = dalla Carta Politica
    .on = sulla Carta Politica
    .every = ogni Carta Politica
    .plural = Carte Politica
    .the-pl = le Carte Politica
    .of-pl = delle Carte Politica
    .to-pl = alle Carte Politica
    .count =
        { $count ->
            [one] { $count } Carta Politica
           *[other] { $count } Carte Politica
        }
    .count-the =
        { $count ->
            [one] la Carta Politica
           *[other] le { $count } Carte Politica
        }
    .count-of =
        { $count ->
            [one] della Carta Politica
           *[other] delle { $count } Carte Politica
        }
cards_leadership = Carta Leadership
    .gender = f
    .a = una Carta Leadership
    .the = la Carta Leadership
    .of = della Carta Leadership
    .to = alla Carta Leadership
    .from = dalla Carta Leadership
    .on = sulla Carta Leadership
    .every = ogni Carta Leadership
    .plural = Carte Leadership
    .the-pl = le Carte Leadership
    .of-pl = delle Carte Leadership
    .to-pl = alle Carte Leadership
    .count =
        { $count ->
            [one] { $count } Carta Leadership
           *[other] { $count } Carte Leadership
        }
    .count-the =
        { $count ->
            [one] la Carta Leadership
           *[other] le { $count } Carte Leadership
        }
    .count-of =
        { $count ->
            [one] della Carta Leadership
           *[other] delle { $count } Carte Leadership
        }
cards_tactics = Carta Tattica
    .gender = f
    .a = una Carta Tattica
    .the = la Carta Tattica
    .of = della Carta Tattica
    .to = alla Carta Tattica
    .from = dalla Carta Tattica
    .on = sulla Carta Tattica
    .every = ogni Carta Tattica
    .plural = Carte Tattica
    .the-pl = le Carte Tattica
    .of-pl = delle Carte Tattica
    .to-pl = alle Carte Tattica
    .count =
        { $count ->
            [one] { $count } Carta Tattica
           *[other] { $count } Carte Tattica
        }
    .count-the =
        { $count ->
            [one] la Carta Tattica
           *[other] le { $count } Carte Tattica
        }
    .count-of =
        { $count ->
            [one] della Carta Tattica
           *[other] delle { $count } Carte Tattica
        }
cards_piloting = Carta Pilotaggio
    .gender = f
    .a = una Carta Pilotaggio
    .the = la Carta Pilotaggio
    .of = della Carta Pilotaggio
    .to = alla Carta Pilotaggio
    .from = dalla Carta Pilotaggio
    .on = sulla Carta Pilotaggio
    .every = ogni Carta Pilotaggio
    .plural = Carte Pilotaggio
    .the-pl = le Carte Pilotaggio
    .of-pl = delle Carte Pilotaggio
    .to-pl = alle Carte Pilotaggio
    .count =
        { $count ->
            [one] { $count } Carta Pilotaggio
           *[other] { $count } Carte Pilotaggio
        }
    .count-the =
        { $count ->
            [one] la Carta Pilotaggio
           *[other] le { $count } Carte Pilotaggio
        }
    .count-of =
        { $count ->
            [one] della Carta Pilotaggio
           *[other] delle { $count } Carte Pilotaggio
        }
cards_engineering = Carta Ingegneria
    .gender = f
    .a = una Carta Ingegneria
    .the = la Carta Ingegneria
    .of = della Carta Ingegneria
    .to = alla Carta Ingegneria
    .from = dalla Carta Ingegneria
    .on = sulla Carta Ingegneria
    .every = ogni Carta Ingegneria
    .plural = Carte Ingegneria
    .the-pl = le Carte Ingegneria
    .of-pl = delle Carte Ingegneria
    .to-pl = alle Carte Ingegneria
    .count =
        { $count ->
            [one] { $count } Carta Ingegneria
           *[other] { $count } Carte Ingegneria
        }
    .count-the =
        { $count ->
            [one] la Carta Ingegneria
           *[other] le { $count } Carte Ingegneria
        }
    .count-of =
        { $count ->
            [one] della Carta Ingegneria
           *[other] delle { $count } Carte Ingegneria
        }
cards_treachery = Carta Tradimento
    .gender = f
    .a = una Carta Tradimento
    .the = la Carta Tradimento
    .of = della Carta Tradimento
    .to = alla Carta Tradimento
    .from = dalla Carta Tradimento
    .on = sulla Carta Tradimento
    .every = ogni Carta Tradimento
    .plural = Carte Tradimento
    .the-pl = le Carte Tradimento
    .of-pl = delle Carte Tradimento
    .to-pl = alle Carte Tradimento
    .count =
        { $count ->
            [one] { $count } Carta Tradimento
           *[other] { $count } Carte Tradimento
        }
    .count-the =
        { $count ->
            [one] la Carta Tradimento
           *[other] le { $count } Carte Tradimento
        }
    .count-of =
        { $count ->
            [one] della Carta Tradimento
           *[other] delle { $count } Carte Tradimento
        }
cards_skill = Carta Abilità
    .gender = f
    .a = una Carta Abilità
    .the = la Carta Abilità
    .of = della Carta Abilità
    .to = alla Carta Abilità
    .from = dalla Carta Abilità
    .on = sulla Carta Abilità
    .every = ogni Carta Abilità
    .plural = Carte Abilità
    .the-pl = le Carte Abilità
    .of-pl = delle Carte Abilità
    .to-pl = alle Carte Abilità
    .count =
        { $count ->
            [one] { $count } Carta Abilità
           *[other] { $count } Carte Abilità
        }
    .count-the =
        { $count ->
            [one] la Carta Abilità
           *[other] le { $count } Carte Abilità
        }
    .count-of =
        { $count ->
            [one] della Carta Abilità
           *[other] delle { $count } Carte Abilità
        }
cards_card = carta
    .gender = f
    .a = una carta
    .the = la carta
    .of = della carta
    .to = alla carta
    .from = dalla carta
    .on = sulla carta
    .every = ogni carta
    .plural = carte
    .the-pl = le carte
    .of-pl = delle carte
    .to-pl = alle carte
    .count =
        { $count ->
            [one] { $count } carta
           *[other] { $count } carte
        }
    .count-the =
        { $count ->
            [one] la carta
           *[other] le { $count } carte
        }
    .count-of =
        { $count ->
            [one] della carta
           *[other] delle { $count } carte
        }
cards_loyalty = Carta Affiliazione
    .gender = f
    .a = una Carta Affiliazione
    .the = la Carta Affiliazione
    .of = della Carta Affiliazione
    .to = alla Carta Affiliazione
    .from = dalla Carta Affiliazione
    .on = sulla Carta Affiliazione
    .every = ogni Carta Affiliazione
    .plural = Carte Affiliazione
    .the-pl = le Carte Affiliazione
    .of-pl = delle Carte Affiliazione
    .to-pl = alle Carte Affiliazione
    .count =
        { $count ->
            [one] { $count } Carta Affiliazione
           *[other] { $count } Carte Affiliazione
        }
    .count-the =
        { $count ->
            [one] la Carta Affiliazione
           *[other] le { $count } Carte Affiliazione
        }
    .count-of =
        { $count ->
            [one] della Carta Affiliazione
           *[other] delle { $count } Carte Affiliazione
        }
cards_quorum = Carta Consiglio
    .gender = f
    .a = una Carta Consiglio
    .the = la Carta Consiglio
    .of = della Carta Consiglio
    .to = alla Carta Consiglio
    .from = dalla Carta Consiglio
    .on = sulla Carta Consiglio
    .every = ogni Carta Consiglio
    .plural = Carte Consiglio
    .the-pl = le Carte Consiglio
    .of-pl = delle Carte Consiglio
    .to-pl = alle Carte Consiglio
    .count =
        { $count ->
            [one] { $count } Carta Consiglio
           *[other] { $count } Carte Consiglio
        }
    .count-the =
        { $count ->
            [one] la Carta Consiglio
           *[other] le { $count } Carte Consiglio
        }
    .count-of =
        { $count ->
            [one] della Carta Consiglio
           *[other] delle { $count } Carte Consiglio
        }
cards_crisis = Carta Crisi
    .gender = f
    .a = una Carta Crisi
    .the = la Carta Crisi
    .of = della Carta Crisi
    .to = alla Carta Crisi
    .from = dalla Carta Crisi
    .on = sulla Carta Crisi
    .every = ogni Carta Crisi
    .plural = Carte Crisi
    .the-pl = le Carte Crisi
    .of-pl = delle Carte Crisi
    .to-pl = alle Carte Crisi
    .count =
        { $count ->
            [one] { $count } Carta Crisi
           *[other] { $count } Carte Crisi
        }
    .count-the =
        { $count ->
            [one] la Carta Crisi
           *[other] le { $count } Carte Crisi
        }
    .count-of =
        { $count ->
            [one] della Carta Crisi
           *[other] delle { $count } Carte Crisi
        }
cards_superCrisis = Carta Super Crisi
    .gender = f
    .a = una Carta Super Crisi
    .the = la Carta Super Crisi
    .of = della Carta Super Crisi
    .to = alla Carta Super Crisi
    .from = dalla Carta Super Crisi
    .on = sulla Carta Super Crisi
    .every = ogni Carta Super Crisi
    .plural = Carte Super Crisi
    .the-pl = le Carte Super Crisi
    .of-pl = delle Carte Super Crisi
    .to-pl = alle Carte Super Crisi
    .count =
        { $count ->
            [one] { $count } Carta Super Crisi
           *[other] { $count } Carte Super Crisi
        }
    .count-the =
        { $count ->
            [one] la Carta Super Crisi
           *[other] le { $count } Carte Super Crisi
        }
    .count-of =
        { $count ->
            [one] della Carta Super Crisi
           *[other] delle { $count } Carte Super Crisi
        }
cards_destination = Carta Destinazione
    .gender = f
    .a = una Carta Destinazione
    .the = la Carta Destinazione
    .of = della Carta Destinazione
    .to = alla Carta Destinazione
    .from = dalla Carta Destinazione
    .on = sulla Carta Destinazione
    .every = ogni Carta Destinazione
    .plural = Carte Destinazione
    .the-pl = le Carte Destinazione
    .of-pl = delle Carte Destinazione
    .to-pl = alle Carte Destinazione
    .count =
        { $count ->
            [one] { $count } Carta Destinazione
           *[other] { $count } Carte Destinazione
        }
    .count-the =
        { $count ->
            [one] la Carta Destinazione
           *[other] le { $count } Carte Destinazione
        }
    .count-of =
        { $count ->
            [one] della Carta Destinazione
           *[other] delle { $count } Carte Destinazione
        }
cards_mutiny = Carta Ammutinamento
    .gender = f
    .a = una Carta Ammutinamento
    .the = la Carta Ammutinamento
    .of = della Carta Ammutinamento
    .to = alla Carta Ammutinamento
    .from = dalla Carta Ammutinamento
    .on = sulla Carta Ammutinamento
    .every = ogni Carta Ammutinamento
    .plural = Carte Ammutinamento
    .the-pl = le Carte Ammutinamento
    .of-pl = delle Carte Ammutinamento
    .to-pl = alle Carte Ammutinamento
    .count =
        { $count ->
            [one] { $count } Carta Ammutinamento
           *[other] { $count } Carte Ammutinamento
        }
    .count-the =
        { $count ->
            [one] la Carta Ammutinamento
           *[other] le { $count } Carte Ammutinamento
        }
    .count-of =
        { $count ->
            [one] della Carta Ammutinamento
           *[other] delle { $count } Carte Ammutinamento
        }
cards_destiny = carta del Destino
    .gender = f
    .a = una carta del Destino
    .the = la carta del Destino
    .of = della carta del Destino
    .to = alla carta del Destino
    .from = dalla carta del Destino
    .on = sulla carta del Destino
    .every = ogni carta del Destino
    .plural = carte del Destino
    .the-pl = le carte del Destino
    .of-pl = delle carte del Destino
    .to-pl = alle carte del Destino
    .count =
        { $count ->
            [one] { $count } carta del Destino
           *[other] { $count } carte del Destino
        }
    .count-the =
        { $count ->
            [one] la carta del Destino
           *[other] le { $count } carte del Destino
        }
    .count-of =
        { $count ->
            [one] della carta del Destino
           *[other] delle { $count } carte del Destino
        }
cards_motive = Carta Motivazione
    .gender = f
    .a = una Carta Motivazione
    .the = la Carta Motivazione
    .of = della Carta Motivazione
    .to = alla Carta Motivazione
    .from = dalla Carta Motivazione
    .on = sulla Carta Motivazione
    .every = ogni Carta Motivazione
    .plural = Carte Motivazione
    .the-pl = le Carte Motivazione
    .of-pl = delle Carte Motivazione
    .to-pl = alle Carte Motivazione
    .count =
        { $count ->
            [one] { $count } Carta Motivazione
           *[other] { $count } Carte Motivazione
        }
    .count-the =
        { $count ->
            [one] la Carta Motivazione
           *[other] le { $count } Carte Motivazione
        }
    .count-of =
        { $count ->
            [one] della Carta Motivazione
           *[other] delle { $count } Carte Motivazione
        }
cards_crossroads = Carta Crocevia
    .gender = f
    .a = una Carta Crocevia
    .the = la Carta Crocevia
    .of = della Carta Crocevia
    .to = alla Carta Crocevia
    .from = dalla Carta Crocevia
    .on = sulla Carta Crocevia
    .every = ogni Carta Crocevia
    .plural = Carte Crocevia
    .the-pl = le Carte Crocevia
    .of-pl = delle Carte Crocevia
    .to-pl = alle Carte Crocevia
    .count =
        { $count ->
            [one] { $count } Carta Crocevia
           *[other] { $count } Carte Crocevia
        }
    .count-the =
        { $count ->
            [one] la Carta Crocevia
           *[other] le { $count } Carte Crocevia
        }
    .count-of =
        { $count ->
            [one] della Carta Crocevia
           *[other] delle { $count } Carte Crocevia
        }
cards_ally = Carta Alleato
    .gender = f
    .a = una Carta Alleato
    .the = la Carta Alleato
    .of = della Carta Alleato
    .to = alla Carta Alleato
    .from = dalla Carta Alleato
    .on = sulla Carta Alleato
    .every = ogni Carta Alleato
    .plural = Carte Alleato
    .the-pl = le Carte Alleato
    .of-pl = delle Carte Alleato
    .to-pl = alle Carte Alleato
    .count =
        { $count ->
            [one] { $count } Carta Alleato
           *[other] { $count } Carte Alleato
        }
    .count-the =
        { $count ->
            [one] la Carta Alleato
           *[other] le { $count } Carte Alleato
        }
    .count-of =
        { $count ->
            [one] della Carta Alleato
           *[other] delle { $count } Carte Alleato
        }
cards_mission = Carta Missione
    .gender = f
    .a = una Carta Missione
    .the = la Carta Missione
    .of = della Carta Missione
    .to = alla Carta Missione
    .from = dalla Carta Missione
    .on = sulla Carta Missione
    .every = ogni Carta Missione
    .plural = Carte Missione
    .the-pl = le Carte Missione
    .of-pl = delle Carte Missione
    .to-pl = alle Carte Missione
    .count =
        { $count ->
            [one] { $count } Carta Missione
           *[other] { $count } Carte Missione
        }
    .count-the =
        { $count ->
            [one] la Carta Missione
           *[other] le { $count } Carte Missione
        }
    .count-of =
        { $count ->
            [one] della Carta Missione
           *[other] delle { $count } Carte Missione
        }
cards_agenda = Carta Intenzioni
    .gender = f
    .a = una Carta Intenzioni
    .the = la Carta Intenzioni
    .of = della Carta Intenzioni
    .to = alla Carta Intenzioni
    .from = dalla Carta Intenzioni
    .on = sulla Carta Intenzioni
    .every = ogni Carta Intenzioni
    .plural = Carte Intenzioni
    .the-pl = le Carte Intenzioni
    .of-pl = delle Carte Intenzioni
    .to-pl = alle Carte Intenzioni
    .count =
        { $count ->
            [one] { $count } Carta Intenzioni
           *[other] { $count } Carte Intenzioni
        }
    .count-the =
        { $count ->
            [one] la Carta Intenzioni
           *[other] le { $count } Carte Intenzioni
        }
    .count-of =
        { $count ->
            [one] della Carta Intenzioni
           *[other] delle { $count } Carte Intenzioni
        }
cards_notACylon = carta «Non sei un Cylone»
    .gender = f
    .a = una carta «Non sei un Cylone»
    .the = la carta «Non sei un Cylone»
    .of = della carta «Non sei un Cylone»
    .to = alla carta «Non sei un Cylone»
    .from = dalla carta «Non sei un Cylone»
    .on = sulla carta «Non sei un Cylone»
    .every = ogni carta «Non sei un Cylone»
    .plural = carte «Non sei un Cylone»
    .the-pl = le carte «Non sei un Cylone»
    .of-pl = delle carte «Non sei un Cylone»
    .to-pl = alle carte «Non sei un Cylone»
    .count =
        { $count ->
            [one] { $count } carta «Non sei un Cylone»
           *[other] { $count } carte «Non sei un Cylone»
        }
    .count-the =
        { $count ->
            [one] la carta «Non sei un Cylone»
           *[other] le { $count } carte «Non sei un Cylone»
        }
    .count-of =
        { $count ->
            [one] della carta «Non sei un Cylone»
           *[other] delle { $count } carte «Non sei un Cylone»
        }

## names.cards

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

## names.entries

character_base_william-adama = William Adamo
    .gender = m
character_base_saul-tigh = Saul Tigh
    .gender = m
character_base_karl-helo-agathon = Karl «Helo» Agathon
    .gender = m
character_base_lee-apollo-adama = Lee «Apollo» Adamo
    .gender = m
character_base_kara-starbuck-thrace = Kara «Scorpion» Thrace
    .gender = f
character_base_sharon-boomer-valerii = Sharon «Boomer» Valerii
    .gender = f
character_base_galen-tyrol = «Chief» Galen Tyrol
    .gender = m
character_base_tom-zarek = Tom Zarek
    .gender = m
character_base_gaius-baltar = Gaius Baltar
    .gender = m
character_base_laura-roslin = Laura Roslin
    .gender = f
character_pegasus_helena-cain = Helena Cain
    .gender = f
character_pegasus_anastasia-dee-dualla = Anastasia «Dee» Dualla
    .gender = f
character_pegasus_ellen-tigh = Ellen Tigh
    .gender = f
character_pegasus_louanne-kat-katraine = Louanne «Kat» Katraine
    .gender = f
character_pegasus_cavil = Cavil
    .gender = m
character_pegasus_leoben-conoy = Leoben Conoy
    .gender = m
character_pegasus_caprica-six = «Caprica» Six
    .gender = f
character_exodus_samuel-t-anders = Samuel T. Anders
    .gender = m
character_exodus_callandra-cally-tyrol = Callandra «Cally» Tyrol
    .gender = f
character_exodus_felix-gaeta = Felix Gaeta
    .gender = m
character_exodus_tory-foster = Tory Foster
    .gender = f
character_daybreak_sherman-doc-cottle = Sherman «Doc» Cottle
    .gender = m
character_daybreak_louis-hoshi = Louis Hoshi
    .gender = m
character_daybreak_brendan-hot-dog-costanza = Brendan «Hot Dog» Costanza
    .gender = m
character_daybreak_lee-adama = Lee Adamo
    .gender = m
character_daybreak_romo-lampkin = Romo Lampkin
    .gender = m
character_daybreak_sharon-athena-agathon = Sharon «Athena» Agathon
    .gender = f
character_daybreak_danna-biers = D’Anna Biers
    .gender = f
character_daybreak_aaron-doral = Aaron Doral
    .gender = m
character_daybreak_simon-oneill = Simon O'Neill
    .gender = m
character_daybreak_tom-zarek = Tom Zarek
    .gender = m
character_daybreak_karl-helo-agathon = Karl «Helo» Agathon
    .gender = m
character_daybreak_gaius-baltar = Gaius Baltar
    .gender = m

ally_exodus_william-adama = William Adamo
    .gender = m
ally_exodus_lee-apollo-adama = Lee «Apollo» Adamo
    .gender = m
ally_exodus_kara-starbuck-thrace = Kara «Scorpion» Thrace
    .gender = f

character_base_lee-apollo-adama_alert-viper-pilot = Pilota Navigato di Viper
character_base_kara-starbuck-thrace_expert-pilot = Pilota Esperto
character_daybreak_gaius-baltar_broadcast = Trasmissione
character_daybreak_sharon-athena-agathon_resolute = Risoluta
character_daybreak_aaron-doral_vanity = Vanità
character_pegasus_louanne-kat-katraine_stim-junkie = Dipendente da Stimolanti

skill_base_investigative-committee = Comitato di Indagine
skill_pegasus_investigative-committee = Comitato di Indagine
skill_base_executive-order = Ordine Esecutivo
skill_base_declare-emergency = Dichiarare Emergenza
skill_base_launch-scout = Esplorazione
skill_base_strategic-planning = Pianificazione Strategica
skill_base_maximum-firepower = Massima Potenza di Fuoco
skill_daybreak_restore-order = Riportare Ordine

quorum_base_assign-vice-president = Nominare Vice Presidente
newCaprica_pegasus_resistance-bombings = Bombardamento della Resistenza
super-crisis_base_bomb-on-colonial-1 = Bomba sul Colonial 1
destination_pegasus_mining-asteroid = Asteroide Minerario
destination_pegasus_gas-cloud = Nube di Gas
mission_daybreak_cylon-civil-war = Guerra Civile Cylone
mission_daybreak_the-search-for-home = Alla Ricerca di Casa
agenda_pegasus_join-the-colonials = Unirsi ai Coloniali

loyalty_base_you-are-not-a-cylon = Non sei un Cylone
loyalty_base_you-are-a-cylon-can-reduce-morale-by-1 = Sei un Cylone
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay = Sei un Cylone
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig = Sei un Cylone
loyalty_base_you-are-a-cylon-can-damage-galactica = Sei un Cylone
loyalty_base_you-are-a-sympathizer = Sei un Simpatizzante
loyalty_daybreak_you-are-not-a-cylon = Non sei un Cylone
loyalty_daybreak_you-are-the-mutineer = Sei un Ammutinato
loyalty_exodus_you-are-not-a-cylon = Non sei un Cylone
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track = Sei un Cylone
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2 = Sei un Cylone
loyalty_exodus_personal-goal-acquire-power = Motivazione Personale «Acquire Power»
loyalty_exodus_personal-goal-devastation = Motivazione Personale «Devastation»
loyalty_exodus_personal-goal-political-intrigue = Motivazione Personale «Political Intrigue»
loyalty_exodus_personal-goal-sacrifice = Motivazione Personale «Sacrifice»
loyalty_exodus_personal-goal-self-destruction = Motivazione Personale «Self-Destruction»
loyalty_exodus_personal-goal-selfish = Motivazione Personale «Selfish»
loyalty_exodus_personal-goal-stand-and-fight = Motivazione Personale «Stand and Fight»
loyalty_exodus_personal-goal-use-caution = Motivazione Personale «Use Caution»
loyalty_exodus_final-five-whoever-examines-this-card-is-executed = Gli Ultimi Cinque
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated = Gli Ultimi Cinque
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice = Gli Ultimi Cinque
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed = Gli Ultimi Cinque
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig = Gli Ultimi Cinque
loyalty_pegasus_you-are-not-a-cylon = Non sei un Cylone
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards = Sei un Cylone
loyalty_pegasus_you-are-a-sympathetic-cylon = Sei un Cylone Amichevole

module_base_game = Il gioco base
option_exodus_personal-goals = Motivazioni Personali
option_exodus_final-five = Gli Ultimi Cinque
option_exodus_cylon-fleet = Tabellone Flotta Cylone
objective_base_kobol = Kobol
    .gender = m
objective_daybreak_earth = Terra
    .gender = f
    .the = la Terra
    .of = della Terra
objective_exodus_ionian-nebula = Nebulosa Ionica
    .gender = f
    .the = la Nebulosa Ionica
    .of = della Nebulosa Ionica
objective_pegasus_new-caprica = New Caprica
    .gender = f

ship_base_viper = Viper
    .gender = m
ship_base_raptor = Raptor
    .gender = m
ship_base_raider = Raider
    .gender = m
ship_base_heavy-raider = Heavy raider
    .gender = m
ship_base_basestar = Base stellare
    .gender = f
ship_daybreak_assault-raptor = Raptor d'assalto
    .gender = m
ship_exodus_viper-mark-vii = Viper Mark VII
    .gender = m
ship_exodus_raider = Raider
    .gender = m
ship_pegasus_scar = Scar
    .gender = m

track_base_jump-preparation = Indicatore di Preparazione al Salto
    .gender = m
    .the = l'indicatore di Preparazione al Salto
    .of = dell'indicatore di Preparazione al Salto
    .on = sull'indicatore di Preparazione al Salto
    .to = all'indicatore di Preparazione al Salto
    .from = dall'indicatore di Preparazione al Salto
track_base_boarding-party = Indicatore delle Squadre di Abbordaggio
    .gender = m
    .the = l'indicatore delle Squadre di Abbordaggio
    .of = dell'indicatore delle Squadre di Abbordaggio
    .on = sull'indicatore delle Squadre di Abbordaggio
    .to = all'indicatore delle Squadre di Abbordaggio
    .from = dall'indicatore delle Squadre di Abbordaggio
track_exodus_pursuit = Contatore dell'inseguimento
    .gender = m
    .the = il contatore dell'inseguimento
    .of = del contatore dell'inseguimento
    .on = sul contatore dell'inseguimento
    .to = al contatore dell'inseguimento
    .from = dal contatore dell'inseguimento
track_exodus_cylon-fleet-areas = Aree di spazio Cyloni
    .gender = pl
    .the = le aree di spazio Cyloni
    .of = delle aree di spazio Cyloni
track_pegasus_occupation = Indicatore dell'Occupazione
    .gender = m
    .the = l'indicatore dell'Occupazione
    .of = dell'indicatore dell'Occupazione
    .on = sull'indicatore dell'Occupazione
    .to = all'indicatore dell'Occupazione
    .from = dall'indicatore dell'Occupazione

token_base_galactica-damage-ftl-control = Danno al Galactica (Controllo FTL)
token_base_galactica-damage-weapons-control = Danno al Galactica (Controllo Armi)
token_base_galactica-damage-command = Danno al Galactica (Sala Comando)
token_base_galactica-damage-admirals-quarters = Danno al Galactica (Alloggi dell'Ammiraglio)
token_base_galactica-damage-hangar-deck = Danno al Galactica (Hangar)
token_base_galactica-damage-armory = Danno al Galactica (Armeria)
token_base_galactica-damage-fuel = Danno al Galactica (carburante)
token_base_galactica-damage-food = Danno al Galactica (cibo)
token_base_civilian-ship-1-population = Nave civile: 1 popolazione
token_base_civilian-ship-2-population = Nave civile: 2 popolazione
token_base_civilian-ship-1-population-and-1-fuel = Nave civile: 1 popolazione e 1 carburante
token_base_civilian-ship-1-population-and-1-morale = Nave civile: 1 popolazione e 1 morale
token_base_civilian-ship-nothing = Nave civile: nulla
token_base_nuke = Arma nucleare
token_exodus_nuke = Arma nucleare
token_base_centurion = Centurione
token_base_fleet-marker = Segnalino flotta
token_base_current-player = Gettone del giocatore di turno
token_base_die = Dado a otto facce
token_base_resource-fuel = Contatore: carburante
token_base_resource-food = Contatore: cibo
token_base_resource-morale = Contatore: morale
token_base_resource-population = Contatore: popolazione
token_exodus_ally-token = Segnalino alleato
token_daybreak_miracle = Segnalino miracolo
token_daybreak_basestar-allegiance = Indicatore di fedeltà della base stellare
token_exodus_cylon-pursuit-marker = Indicatore dell'inseguimento dei Cyloni
token_exodus_trauma-benevolent = Trauma benevolo
token_exodus_trauma-antagonistic = Trauma antagonistico
token_exodus_trauma-disaster = Disastro
token_pegasus_pegasus-damage-pegasus-cic = Danno alla Pegasus (CIC della Pegasus)
token_pegasus_pegasus-damage-airlock = Danno alla Pegasus (Camera Stagna)
token_pegasus_pegasus-damage-main-batteries = Danno alla Pegasus (Batterie Principali)
token_pegasus_pegasus-damage-engine-room = Danno alla Pegasus (Sala Macchine)
token_pegasus_occupation-force = Forza di occupazione
token_base_basestar-damage-critical-hit = Colpo Critico
token_base_basestar-damage-disabled-hangar = Hangar Inagibile
token_base_basestar-damage-disabled-weapons = Armi Inagibili
token_base_basestar-damage-structural-damage = Danni Strutturali
token_exodus_basestar-damage-critical-hit = Colpo Critico
token_exodus_basestar-damage-disabled-hangar = Hangar Inagibile
token_exodus_basestar-damage-disabled-weapons = Armi Inagibili
token_exodus_basestar-damage-structural-damage = Danni Strutturali
token_exodus_basestar-damage-collateral-damage = Danni Collaterali
token_exodus_basestar-damage-damage-to-personnel = Danni al Personale

loyalty_base_you-are-a-cylon-can-reduce-morale-by-1_title = riduce di 1 il morale
loyalty_base_you-are-a-cylon-can-send-a-character-to-sickbay_title = manda un personaggio in Infermeria
loyalty_base_you-are-a-cylon-can-send-a-character-to-the-brig_title = manda un personaggio nelle Celle
loyalty_base_you-are-a-cylon-can-damage-galactica_title = danneggia il Galactica
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track_title = mette un centurione sull'indicatore di abbordaggio
loyalty_exodus_you-are-a-cylon-can-decrease-the-jump-preparation-track-by-2_title = arretra di 2 la Preparazione al Salto
loyalty_pegasus_you-are-a-cylon-can-make-players-draw-treachery-cards_title = fa pescare Carte Tradimento
loyalty_exodus_personal-goal-acquire-power_title = almeno 2 titoli insieme
loyalty_exodus_personal-goal-devastation_title = Ammiraglio senza armi nucleari
loyalty_exodus_personal-goal-political-intrigue_title = Presidente nelle Celle
loyalty_exodus_personal-goal-sacrifice_title = 6 viper danneggiati o distrutti
loyalty_exodus_personal-goal-self-destruction_title = nelle Celle o in Infermeria
loyalty_exodus_personal-goal-selfish_title = scarta Carte Abilità per una forza di 20
loyalty_exodus_personal-goal-stand-and-fight_title = almeno 10 raider
loyalty_exodus_personal-goal-use-caution_title = un salto di distanza 1
loyalty_exodus_final-five-whoever-examines-this-card-is-executed_title = chi la esamina è giustiziato
loyalty_exodus_final-five-if-this-card-is-examined-cylon-ships-are-activated_title = se esaminata, si attivano le navi Cyloni
loyalty_exodus_final-five-if-this-card-is-examined-galactica-is-damaged-twice_title = se esaminata, due danni al Galactica
loyalty_exodus_final-five-if-this-card-is-examined-you-are-executed_title = se esaminata, chi la possiede è giustiziato
loyalty_exodus_final-five-whoever-examines-this-card-is-sent-to-the-brig_title = chi la esamina va nelle Celle
track_base_jump-preparation_0 = spazio di partenza
    .short = Inizio
track_base_jump-preparation_5 = Salto Automatico
    .short = Salto Autom.
track_base_boarding-party_0 = spazio di partenza
    .short = Inizio
track_base_boarding-party_4 = gli umani perdono
    .short = Umani perdono
track_exodus_pursuit_0 = spazio di partenza
    .short = Inizio
track_exodus_pursuit_4 = Attacco Automatico
    .short = Attacco Autom.
ally_exodus_alex-crashdown-quartararo = Alex «Crashdown» Quartararo
    .gender = m
ally_exodus_brother-cavil = Fratello Cavil
    .gender = m
ally_exodus_diana-hardball-seelix = Diana «Hardball» Seelix
    .gender = f
ally_exodus_dr-sherman-cottle = Dottor Sherman Cottle
    .gender = m
ally_exodus_margaret-racetrack-edmondson = Margaret «Racetrack» Edmondson
    .gender = f
ally_exodus_priestess-elosha = Sacerdotessa Elosha
    .gender = f
ally_exodus_anastasia-dee-dualla = Anastasia «Dee» Dualla
    .gender = f
ally_exodus_brendan-hot-dog-costanza = Brendan «Hot Dog» Costanza
    .gender = m
ally_exodus_callandra-cally-tyrol = Callandra «Cally» Tyrol
    .gender = f
ally_exodus_karl-helo-agathon = Karl «Helo» Agathon
    .gender = m
ally_exodus_louanne-kat-katraine = Louanne «Kat» Katraine
    .gender = f
ally_exodus_sharon-boomer-valerii = Sharon «Boomer» Valerii
    .gender = f
ally_exodus_caprica-six = «Caprica» Six
    .gender = f
ally_exodus_chief-galen-tyrol = «Chief» Galen Tyrol
    .gender = m
track_pegasus_occupation_0 = Autorità di Occupazione
track_pegasus_occupation_1 = Breeder's Canyon
track_pegasus_occupation_2 = Cantiere Navale

module_pegasus_game_help = altri personaggi e carte, tradimento, esecuzioni, Leader Cyloni
module_exodus_game_help = altri personaggi e carte; Motivazioni Personali, gli Ultimi Cinque, la Flotta Cylone
module_daybreak_game_help = altri personaggi e carte, ammutinamento, miracoli, raptor d'assalto, Leader Cyloni con Motivazioni
option_exodus_personal-goals_help = Exodus: alcune carte «Non sei un Cylone» hanno un obiettivo; costa alla flotta se non raggiunto
option_exodus_final-five_help = Exodus: alcune carte umane sono degli Ultimi Cinque: guardarle o giustiziarne il proprietario nuoce
option_exodus_cylon-fleet_help = Exodus: le navi Cyloni si radunano su un tabellone loro e inseguono la flotta; un umano è il CAG
preset_base_first-game = Prima partita
preset_base_first-game_help = il gioco base verso Kobol, senza regole opzionali
preset_pegasus_first-game = Prima partita con Pegasus
preset_pegasus_first-game_help = Pegasus verso Kobol: niente New Caprica, Leader Cyloni né Cylone amichevole
preset_exodus_first-game = Prima partita con Exodus
preset_exodus_first-game_help = Exodus verso Kobol, senza le sue parti; si possono aggiungere i soli Ultimi Cinque
preset_daybreak_first-game = Prima partita con Daybreak
preset_daybreak_first-game_help = Daybreak verso Kobol: niente viaggio verso la Terra né Leader Cyloni
objective_base_kobol_help = la via per la Terra si trova su Kobol
objective_pegasus_new-caprica_help = la flotta si insedia, è occupata e deve fuggire di nuovo
objective_exodus_ionian-nebula_help = alleati lungo la via, trauma e un processo prima dell'ultimo salto
objective_daybreak_earth_help = la Demetrius compie missioni che avvicinano la flotta, e una base stellare può ribellarsi

## names.shortNames

character_base_william-adama_short = Adamo
character_base_kara-starbuck-thrace_short = Scorpion

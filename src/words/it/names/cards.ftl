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
    .the = l’ingegneria
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
character_daybreak_simon-oneill = Simon O’Neill
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

character_base_william-adama_inspirational-leader = Leader Ispiratore
character_base_william-adama_command-authority = Autorità di Comando
character_base_william-adama_emotionally-attached = Troppo Affezionato
character_base_lee-apollo-adama_cag = CAG
character_base_lee-apollo-adama_headstrong = Testardo
character_base_gaius-baltar_delusional-intuition = Intuito Delirante
character_base_gaius-baltar_cylon-detector = Rilevatore di Cyloni
character_base_gaius-baltar_coward = Codardo
character_base_sharon-boomer-valerii_recon = Ricognizione
character_base_sharon-boomer-valerii_mysterious-intuition = Intuito Misterioso
character_base_sharon-boomer-valerii_sleeper-agent = Agente Dormiente
character_base_galen-tyrol_maintenance-engineer = Addetto alla Manutenzione
character_base_galen-tyrol_blind-devotion = Cieca Devozione
character_base_galen-tyrol_reckless = Avventato
character_base_karl-helo-agathon_eco-officer = Ufficiale ECO
character_base_karl-helo-agathon_moral-compass = Bussola Morale
character_base_karl-helo-agathon_stranded = Disperso
character_base_laura-roslin_religious-visions = Visioni Religiose
character_base_laura-roslin_skilled-politician = Politica Abile
character_base_laura-roslin_terminal-illness = Malattia Terminale
character_base_kara-starbuck-thrace_secret-destiny = Destino Segreto
character_base_kara-starbuck-thrace_insubordinate = Insubordinata
character_base_saul-tigh_cylon-hatred = Odio per i Cyloni
character_base_saul-tigh_declare-martial-law = Dichiarare la Legge Marziale
character_base_saul-tigh_alcoholic = Alcolista
character_base_tom-zarek_friends-in-low-places = Amici nei Bassifondi
character_base_tom-zarek_unconventional-tactics = Tattiche Non Convenzionali
character_base_tom-zarek_convicted-criminal = Criminale Condannato
character_daybreak_lee-adama_forward-thinker = Lungimirante
character_daybreak_lee-adama_choose-a-different-path = Un’Altra Strada
character_daybreak_lee-adama_moral-dilemma = Dilemma Morale
character_daybreak_romo-lampkin_deceitful = Ingannatore
character_daybreak_romo-lampkin_attorney = Avvocato
character_daybreak_romo-lampkin_kleptomania = Cleptomania
character_daybreak_tom-zarek_necessary-steps = Misure Necessarie
character_daybreak_tom-zarek_abuse-power = Abuso di Potere
character_daybreak_tom-zarek_disreputable = Pessima Fama
character_daybreak_louis-hoshi_dutiful = Ligio al Dovere
character_daybreak_louis-hoshi_organized = Organizzato
character_daybreak_louis-hoshi_reluctant = Riluttante
character_daybreak_karl-helo-agathon_raptor-pilot = Pilota di Raptor
character_daybreak_karl-helo-agathon_no-one-gets-left-behind = Nessuno Resta Indietro
character_daybreak_karl-helo-agathon_family-commitments = Doveri Familiari
character_daybreak_brendan-hot-dog-costanza_memento = Ricordo
character_daybreak_brendan-hot-dog-costanza_escort = Scorta
character_daybreak_brendan-hot-dog-costanza_forced-to-eject = Eiezione Forzata
character_daybreak_gaius-baltar_cult-leader = Capo di una Setta
character_daybreak_gaius-baltar_spiritual-crisis = Crisi Spirituale
character_daybreak_sherman-doc-cottle_treatment = Cure
character_daybreak_sherman-doc-cottle_quarantine = Quarantena
character_daybreak_sherman-doc-cottle_specialized = Specializzato
character_daybreak_sharon-athena-agathon_for-love = Per Amore
character_daybreak_sharon-athena-agathon_grieving = In Lutto
character_daybreak_danna-biers_visions = Visioni
character_daybreak_danna-biers_don-t-trust-anyone = Non Fidarti di Nessuno
character_daybreak_danna-biers_heretic = Eretica
character_daybreak_aaron-doral_industrious = Operoso
character_daybreak_aaron-doral_meticulous = Meticoloso
character_daybreak_simon-oneill_calculating = Calcolatore
character_daybreak_simon-oneill_modifications = Modifiche
character_daybreak_simon-oneill_logic-bound = Schiavo della Logica
character_exodus_samuel-t-anders_star-player = Fuoriclasse
character_exodus_samuel-t-anders_longshot = Tiro da Lontano
character_exodus_samuel-t-anders_starts-on-the-bench = Parte dalla Panchina
character_exodus_callandra-cally-tyrol_quick-fix = Riparazione Rapida
character_exodus_callandra-cally-tyrol_discharge-of-a-firearm = Colpo d’Arma da Fuoco
character_exodus_callandra-cally-tyrol_impulsive = Impulsiva
character_exodus_felix-gaeta_ftl-operator = Operatore FTL
character_exodus_felix-gaeta_coup = Colpo di Stato
character_exodus_felix-gaeta_misguided = Fuori Strada
character_exodus_tory-foster_adaptable = Adattabile
character_exodus_tory-foster_influential = Influente
character_exodus_tory-foster_amoral = Amorale
character_pegasus_helena-cain_intolerant = Intollerante
character_pegasus_helena-cain_blind-jump = Salto alla Cieca
character_pegasus_helena-cain_bent-on-revenge = Assetata di Vendetta
character_pegasus_anastasia-dee-dualla_efficient = Efficiente
character_pegasus_anastasia-dee-dualla_fast-learner = Impara in Fretta
character_pegasus_anastasia-dee-dualla_emotionally-fragile = Emotivamente Fragile
character_pegasus_ellen-tigh_politically-adroit = Fiuto Politico
character_pegasus_ellen-tigh_manipulative = Manipolatrice
character_pegasus_ellen-tigh_nothing-but-trouble = Solo Guai
character_pegasus_louanne-kat-katraine_hotshot = Asso del Volo
character_pegasus_louanne-kat-katraine_sacrifice = Sacrificio
character_pegasus_cavil_primacy = Primato
character_pegasus_cavil_aggressive-tactics = Tattiche Aggressive
character_pegasus_cavil_lies-and-secrets = Bugie e Segreti
character_pegasus_leoben-conoy_glimpse-the-face-of-god = Il Volto di Dio
character_pegasus_leoben-conoy_cryptic-message = Messaggio Criptico
character_pegasus_leoben-conoy_clouded = Mente Annebbiata
character_pegasus_caprica-six_intimate = Intima
character_pegasus_caprica-six_human-delusion = Illusione Umana
character_pegasus_caprica-six_conflicted-loyalties = Fedeltà Divisa

skill_base_consolidate-power = Consolidare il Potere
skill_base_evasive-maneuvers = Manovre Evasive
skill_base_repair = Riparazione
skill_base_scientific-research = Ricerca Scientifica
skill_daybreak_force-their-hand = Forzare la Mano
skill_daybreak_popular-influence = Influenza Popolare
skill_daybreak_negotiation = Trattativa
skill_daybreak_all-hands-on-deck = Tutti ai Posti
skill_daybreak_change-of-plans = Cambio di Piani
skill_daybreak_quick-thinking = Prontezza
skill_daybreak_unorthodox-plan = Piano Inconsueto
skill_daybreak_a-second-chance = Una Seconda Occasione
skill_daybreak_dogfight = Duello Aereo
skill_daybreak_combat-veteran = Veterano
skill_daybreak_launch-reserves = Lanciare le Riserve
skill_daybreak_install-upgrades = Installare Migliorie
skill_daybreak_raptor-specialist = Specialista di Raptor
skill_daybreak_test-the-limits = Al Limite
skill_daybreak_bait = Esca
skill_daybreak_dradis-contact = Contatto DRADIS
skill_daybreak_a-better-machine = Una Macchina Migliore
skill_daybreak_personal-vices = Vizi Personali
skill_daybreak_violent-outbursts = Scatti d’Ira
skill_daybreak_exploit-a-weakness = Punto Debole
skill_exodus_red-tape = Burocrazia
skill_exodus_political-prowess = Abilità Politica
skill_exodus_iron-will = Volontà di Ferro
skill_exodus_state-of-emergency = Stato di Emergenza
skill_exodus_trust-instincts = Fidarsi dell’Istinto
skill_exodus_scout-for-fuel = Ricerca di Carburante
skill_exodus_protect-the-fleet = Proteggere la Flotta
skill_exodus_best-of-the-best = I Migliori
skill_exodus_establish-network = Creare una Rete
skill_exodus_build-nuke = Costruire un’Atomica
skill_pegasus_support-the-people = Sostegno al Popolo
skill_pegasus_preventative-policy = Politica Preventiva
skill_pegasus_major-victory = Grande Vittoria
skill_pegasus_at-any-cost = A Ogni Costo
skill_pegasus_guts-and-initiative = Fegato e Iniziativa
skill_pegasus_critical-situation = Situazione Critica
skill_pegasus_full-throttle = A Tutto Gas
skill_pegasus_run-interference = Azione di Disturbo
skill_pegasus_jury-rigged = Rattoppo
skill_pegasus_calculations = Calcoli
skill_pegasus_broadcast-location = Segnalare la Posizione
skill_pegasus_by-your-command = Agli Ordini
skill_pegasus_special-destiny = Destino Speciale
skill_pegasus_gods-plan = Il Piano di Dio
skill_pegasus_human-weakness = Debolezza Umana
skill_pegasus_sabotage = Sabotaggio

quorum_base_accept-prophecy = Accettare la Profezia
quorum_base_arrest-order = Ordine di Arresto
quorum_base_assign-arbitrator = Nominare Arbitro
quorum_base_assign-mission-specialist = Nominare Specialista di Missione
quorum_base_authorization-of-brutal-force = Autorizzare la Forza Bruta
quorum_base_encourage-mutiny = Fomentare l’Ammutinamento
quorum_base_food-rationing = Razionare il Cibo
quorum_base_inspirational-speech = Discorso Ispirato
quorum_base_presidential-pardon = Grazia Presidenziale
quorum_base_release-cylon-mugshots = Diffondere i Volti Cyloni
quorum_exodus_establish-dogsville = Fondare Dogsville
quorum_exodus_presidential-order = Ordine Presidenziale
quorum_exodus_resignation = Dimissioni
quorum_pegasus_assign-chief-of-staff = Nominare Capo di Gabinetto
quorum_pegasus_civilian-self-defense = Autodifesa Civile
quorum_pegasus_consult-the-oracle = Consultare l’Oracolo
quorum_pegasus_enact-production-quotas = Quote di Produzione
quorum_pegasus_eulogy = Elogio Funebre
quorum_pegasus_execute-prisoner = Giustiziare un Prigioniero
quorum_pegasus_probation = Libertà Vigilata
quorum_pegasus_resources-for-galactica = Risorse per il Galactica
quorum_pegasus_unsavory-connections = Conoscenze Equivoche

crisis_base_ambush = Imboscata
crisis_base_besieged = Sotto Assedio
crisis_base_boarding-parties = Squadre di Abbordaggio
crisis_base_cylon-swarm = Sciame Cylone
crisis_base_heavy-assault = Assalto Pesante
crisis_base_jammed-assault = Assalto Disturbato
crisis_base_raiding-party = Incursione
crisis_base_surrounded = Circondati
crisis_base_tactical-strike = Attacco Tattico
crisis_base_thirty-three = Trentatré
crisis_base_crash-landing = Atterraggio di Fortuna
crisis_base_cylon-accusation = Sospetto Cylone
crisis_base_cylon-tracking-device = Localizzatore Cylone
crisis_base_cylon-virus = Virus Cylone
crisis_base_detector-sabotage = Rilevatore Sabotato
crisis_base_elections-loom = Elezioni alle Porte
crisis_base_guilt-by-collusion = Complicità
crisis_base_hangar-accident = Incidente nell’Hangar
crisis_base_jump-computer-failure = Guasto al Computer di Salto
crisis_base_legendary-discovery = Scoperta Leggendaria
crisis_base_loss-of-a-friend = La Perdita di un Amico
crisis_base_low-supplies = Scorte in Esaurimento
crisis_base_mandatory-testing = Test Obbligatori
crisis_base_missing-g4-explosives = Esplosivo G4 Scomparso
crisis_base_prison-labor = Lavori Forzati
crisis_base_prisoner-revolt = Rivolta dei Detenuti
crisis_base_resistance = Resistenza
crisis_base_security-breach = Falla nella Sicurezza
crisis_base_terrorist-bomber = Attentatore Suicida
crisis_base_terrorist-investigations = Indagini sul Terrorismo
crisis_base_the-olympic-carrier = La Olympic Carrier
crisis_base_unexpected-reunion = Incontro Inatteso
crisis_base_unidentified-ship = Nave Non Identificata
crisis_base_weapon-malfunction = Armi Difettose
crisis_base_witch-hunt = Caccia alle Streghe
crisis_base_a-traitor-accused = Traditore sotto Accusa
crisis_base_admiral-grilled = L’Ammiraglio alle Strette
crisis_base_analyze-enemy-fighter = Caccia Nemico in Esame
crisis_base_bomb-threat = Allarme Bomba
crisis_base_build-cylon-detector = Costruire il Rilevatore
crisis_base_colonial-day = Giorno delle Colonie
crisis_base_crippled-raider = Raider Fuori Uso
crisis_base_cylon-screenings = A Caccia di Cyloni
crisis_base_declare-martial-law = Dichiarare la Legge Marziale
crisis_base_food-shortage = Cibo Scarso
crisis_base_forced-water-mining = Lavori Forzati per l’Acqua
crisis_base_fulfiller-of-prophecy = La Profezia si Compie
crisis_base_informing-the-public = Informare il Popolo
crisis_base_keep-tabs-on-visitor = Sorvegliare l’Ospite
crisis_base_network-computers = Computer in Rete
crisis_base_requested-resignation = Dimissioni Richieste
crisis_base_rescue-caprica-survivors = Superstiti di Caprica
crisis_base_rescue-mission-a = Missione di Soccorso
crisis_base_rescue-mission-b = Missione di Soccorso
crisis_base_rescue-the-fleet = Salvare la Flotta
crisis_base_riots-a = Disordini
crisis_base_riots-b = Disordini
crisis_base_scouting-for-fuel = In Cerca di Carburante
crisis_base_scouting-for-water = In Cerca d’Acqua
crisis_base_send-survey-team = Squadra di Esploratori
crisis_base_sleep-deprivation = Notti in Bianco
crisis_base_water-sabotaged = Acqua Sabotata
crisis_base_water-shortage-a = Acqua Scarsa
crisis_base_water-shortage-b = Acqua Scarsa
crisis_base_water-shortage-c = Acqua Scarsa
crisis_daybreak_blindsided = Colti alle Spalle
crisis_daybreak_event-horizon = Orizzonte degli Eventi
crisis_daybreak_hornets-nest = Nido di Vespe
crisis_daybreak_lockdown = Isolamento
crisis_daybreak_reprisal = Rappresaglia
crisis_daybreak_trial-by-fire = Prova del Fuoco
crisis_daybreak_a-desperate-pact = Patto Disperato
crisis_daybreak_abandon-galactica = Abbandonare il Galactica
crisis_daybreak_an-ambitious-operation = Un’Operazione Ambiziosa
crisis_daybreak_consult-the-hybrid = Consultare l’Ibrido
crisis_daybreak_dangerous-plots = Trame Pericolose
crisis_daybreak_dishonest-tactics = Tattiche Sleali
crisis_daybreak_domestic-dispute = Lite Domestica
crisis_daybreak_earth-in-ruins = La Terra in Rovina
crisis_daybreak_enemy-of-my-enemy = Il Nemico del Mio Nemico
crisis_daybreak_galactica-falling-apart = Il Galactica Cade a Pezzi
crisis_daybreak_give-in-to-despair = Cedere alla Disperazione
crisis_daybreak_hybrid-in-panic = Ibrido nel Panico
crisis_daybreak_incitement-to-mutiny = Istigazione alla Rivolta
crisis_daybreak_insubordinate-crew = Equipaggio Insubordinato
crisis_daybreak_one-last-cocktail = Un Ultimo Cocktail
crisis_daybreak_question-procedure = Procedura in Discussione
crisis_daybreak_quorum-in-uproar = Il Consiglio in Subbuglio
crisis_daybreak_rallying-support = In Cerca di Consensi
crisis_daybreak_reactor-critical = Reattore al Limite
crisis_daybreak_rebuild-trust = Ricostruire la Fiducia
crisis_daybreak_religious-turmoil = Fermento Religioso
crisis_daybreak_requisition-for-demetrius = Provviste per la Demetrius
crisis_daybreak_secret-meetings = Riunioni Segrete
crisis_daybreak_starvation-in-dogsville = Fame a Dogsville
crisis_exodus_airlock-leak = Perdita dalla Camera Stagna
crisis_exodus_ambushed-by-the-press = Assalto della Stampa
crisis_exodus_appoint-head-of-security = Capo della Sicurezza
crisis_exodus_centurion-assault = Assalto dei Centurioni
crisis_exodus_consult-the-prisoner = Consultare il Prigioniero
crisis_exodus_controversial-manuscript = Manoscritto Controverso
crisis_exodus_cylon-genocide = Genocidio dei Cyloni
crisis_exodus_divisive-behavior = Comportamento Divisivo
crisis_exodus_familiar-face = Un Volto Familiare
crisis_exodus_guilty-conscience = Cattiva Coscienza
crisis_exodus_haunted-by-the-past = Fantasmi del Passato
crisis_exodus_hera-rescued = Hera in Salvo
crisis_exodus_hidden-explosives = Esplosivi Nascosti
crisis_exodus_hidden-identity = Identità Nascosta
crisis_exodus_in-the-ring = Sul Ring
crisis_exodus_interrogation = Interrogatorio
crisis_exodus_joes-bar = Joe’s Bar
crisis_exodus_labor-dispute = Vertenza Sindacale
crisis_exodus_medal-of-distinction = Medaglia al Valore
crisis_exodus_mysterious-guide = Guida Misteriosa
crisis_exodus_mysterious-message = Messaggio Misterioso
crisis_exodus_power-failure = Black-out
crisis_exodus_raptor-malfunction = Raptor in Avaria
crisis_exodus_set-a-trap = Tendere una Trappola
crisis_exodus_strange-beacon = Strano Segnale
crisis_exodus_temple-of-the-five = Il Tempio dei Cinque
crisis_exodus_the-circle = Il Circolo
crisis_exodus_the-passage = Il Passaggio
crisis_exodus_threat-of-super-nova = Minaccia di Supernova
crisis_exodus_truth-and-reconciliation = Verità e Riconciliazione
crisis_exodus_unexplained-deaths = Morti Inspiegabili
crisis_exodus_unfair-bias = Pregiudizi
crisis_exodus_unwelcome-faces = Volti Sgraditi
crisis_exodus_widespread-starvation = Carestia
crisis_exodus_detente = Distensione
crisis_exodus_raiders-inbound = Raider in Arrivo
crisis_exodus_return-to-duty = Di Nuovo in Servizio
crisis_exodus_review-camera-footage = Filmati di Bordo
crisis_exodus_tracked-by-radiation = Scia Radioattiva
crisis_exodus_training-a-rookie = Addestrare una Recluta
crisis_pegasus_a-verdict-of-guilty = Verdetto di Colpevolezza
crisis_pegasus_an-offer-of-peace = Offerta di Pace
crisis_pegasus_assassination-plot = Piano di Assassinio
crisis_pegasus_civilian-ship-nuked = Nave Civile Bombardata
crisis_pegasus_code-blue = Codice Blu
crisis_pegasus_defending-a-prisoner = In Difesa di un Prigioniero
crisis_pegasus_dogfight = Duello tra Caccia
crisis_pegasus_food-hoarding-in-the-fleet = Accaparramento di Cibo
crisis_pegasus_medical-breakthrough = Scoperta Medica
crisis_pegasus_pressure-the-supply-ships = Navi Cargo sotto Pressione
crisis_pegasus_reunite-the-fleet = Riunire la Flotta
crisis_pegasus_review-galacticas-log = Il Diario del Galactica
crisis_pegasus_sabotage-investigated = Indagine sul Sabotaggio
crisis_pegasus_scar = Scar
crisis_pegasus_standoff-with-pegasus = Faccia a Faccia con la Pegasus
crisis_pegasus_suspicious-election-results = Elezioni Sospette
crisis_pegasus_the-black-market = Il Mercato Nero
crisis_pegasus_the-guardians = I Guardiani
crisis_pegasus_training-snafu = Esercitazione Disastrosa
crisis_pegasus_unsettling-stories = Storie Inquietanti

crisis_base_ambush_special = Piloti in Addestramento
crisis_base_besieged_special = Gravi Perdite
crisis_base_boarding-parties_special = Assalto a Sorpresa
crisis_base_cylon-swarm_special = Schieramento Massiccio
crisis_base_heavy-assault_special = Bombardamento Pesante
crisis_base_jammed-assault_special = Comunicazioni Disturbate
crisis_base_raiding-party_special = Guasto FTL
crisis_base_surrounded_special = Panico
crisis_base_tactical-strike_special = Assalto all’Hangar
crisis_base_thirty-three_special = Inseguimento Senza Tregua
super-crisis_base_massive-assault_special = Black-out
crisis_daybreak_blindsided_special = Accecarli
crisis_daybreak_event-horizon_special = Pozzo Gravitazionale
crisis_daybreak_hornets-nest_special = Fuoco di Copertura
crisis_daybreak_lockdown_special = Attacco Coordinato
crisis_daybreak_reprisal_special = Occasione per Tradire
crisis_daybreak_trial-by-fire_special = Arrivano i Rinforzi
crisis_pegasus_dogfight_special = Fuoco Incessante
crisis_pegasus_scar_special = Conto in Sospeso
crisis_pegasus_the-guardians_special = Equipaggio di Raptor Catturato
super-crisis_pegasus_lured-into-a-trap_special = Riparazioni Pericolose

newCaprica_pegasus_a-cylon-ally = Un Alleato Cylone
newCaprica_pegasus_arrests-at-night = Arresti nella Notte
newCaprica_pegasus_attack-on-the-power-plant = Attacco alla Centrale
newCaprica_pegasus_betrayed-from-within = Traditi dall’Interno
newCaprica_pegasus_brutal-treatment = Trattamento Brutale
newCaprica_pegasus_centurion-ambush = Agguato dei Centurioni
newCaprica_pegasus_contact-informant = Contattare l’Informatore
newCaprica_pegasus_contact-raptor = Contattare il Raptor
newCaprica_pegasus_decode-cylon-maps = Decifrare le Mappe Cyloni
newCaprica_pegasus_demanded-surrender = Resa Pretesa
newCaprica_pegasus_dissent-among-cylons = Dissenso tra i Cyloni
newCaprica_pegasus_establish-sanitation = Misure Igieniche
newCaprica_pegasus_execution-list = Lista dei Condannati
newCaprica_pegasus_held-for-questioning = Fermati per Interrogatorio
newCaprica_pegasus_hiding-underground = Nascosti Sottoterra
newCaprica_pegasus_intra-atmos-entry = Discesa nell’Atmosfera
newCaprica_pegasus_keeping-hera-hidden = Nascondere Hera
newCaprica_pegasus_labor-union-strike = Sciopero Sindacale
newCaprica_pegasus_marine-reinforcements = Rinforzi dei Marine
newCaprica_pegasus_meet-liason-officer = Ufficiale di Collegamento
newCaprica_pegasus_ncp-graduation = Diplomati NCP
newCaprica_pegasus_ncp-recruitment = Reclutamento NCP
newCaprica_pegasus_organize-the-pilots = Radunare i Piloti
newCaprica_pegasus_playing-with-emotions = Giocare coi Sentimenti
newCaprica_pegasus_prepare-for-a-fight = Prepararsi a Combattere
newCaprica_pegasus_prepare-the-civilians = Preparare i Civili
newCaprica_pegasus_recover-launch-keys = Chiavi di Lancio
newCaprica_pegasus_rescue-detainees = Liberare i Detenuti
newCaprica_pegasus_second-thoughts = Ripensamenti

super-crisis_base_cylon-intruders = Intrusi Cyloni
super-crisis_base_fleet-mobilization = Mobilitazione della Flotta
super-crisis_base_inbound-nukes = Atomiche in Arrivo
super-crisis_base_massive-assault = Assalto in Forze
super-crisis_exodus_fighting-blind = Combattere alla Cieca
super-crisis_exodus_fire-all-missiles = Fuoco a Volontà
super-crisis_exodus_human-prisoner = Prigioniero Umano
super-crisis_pegasus_demand-peace-manifesto = Manifesto per la Pace
super-crisis_pegasus_footage-transmitted = Filmato Trasmesso
super-crisis_pegasus_lured-into-a-trap = Attirati in Trappola
super-crisis_pegasus_psychological-warfare = Guerra Psicologica
super-crisis_pegasus_the-farm = La Fattoria

destination_base_asteroid-field = Campo di Asteroidi
destination_base_barren-planet = Pianeta Arido
destination_base_cylon-ambush = Imboscata Cylone
destination_base_cylon-refinery = Raffineria Cylone
destination_base_deep-space = Spazio Profondo
destination_base_desolate-moon = Luna Desolata
destination_base_icy-moon = Luna Ghiacciata
destination_base_ragnar-anchorage = Stazione Ragnar
destination_base_remote-planet = Pianeta Remoto
destination_base_tylium-planet = Pianeta di Tylium
destination_exodus_algae-planet = Pianeta delle Alghe
destination_exodus_cylon-raiders = Raider Cyloni
destination_exodus_derelict-basestar = Relitto di Base Stellare
destination_exodus_dying-star = Stella Morente
destination_exodus_gas-giant = Gigante Gassoso
destination_exodus_lions-head-nebula = Nebulosa Testa di Leone
destination_exodus_radioactive-cloud = Nube Radioattiva
destination_pegasus_a-civilian-convoy = Convoglio Civile
destination_pegasus_binary-star = Stella Binaria
destination_pegasus_misjump = Salto Sbagliato

mission_daybreak_attack-on-the-colony = Attacco alla Colonia
mission_daybreak_destroy-the-hub = Distruggere l’Hub
mission_daybreak_digging-up-the-past = Scavare nel Passato
mission_daybreak_needs-of-the-people = I Bisogni del Popolo
mission_daybreak_rescue-hera = Salvare Hera
mission_daybreak_the-red-stripes = Le Strisce Rosse

motive_daybreak_end-the-chase = Porre Fine alla Caccia
motive_daybreak_improve-efficiency = Migliorare l’Efficienza
motive_daybreak_keep-them-docile = Tenerli Docili
motive_daybreak_learn-to-cherish = Imparare ad Amare
motive_daybreak_make-an-ally = Farsi un Alleato
motive_daybreak_pressure-their-leaders = Premere sui Loro Capi
motive_daybreak_remove-the-threat = Eliminare la Minaccia
motive_daybreak_a-false-sense-of-security = Falsa Sicurezza
motive_daybreak_a-justified-response = Risposta Giustificata
motive_daybreak_fight-with-honor = Combattere con Onore
motive_daybreak_harvest-their-resources = Prendersi le Risorse
motive_daybreak_no-unnecessary-force = Nessuna Violenza Inutile
motive_daybreak_savor-their-demise = Gustare la Loro Fine
motive_daybreak_subjects-for-study = Soggetti da Studiare

mutiny_daybreak_armed-resistance = Resistenza Armata
mutiny_daybreak_assume-command = Assumere il Comando
mutiny_daybreak_bait-and-switch = Gioco delle Tre Carte
mutiny_daybreak_betrayal-of-trust = Fiducia Tradita
mutiny_daybreak_blackmail = Ricatto
mutiny_daybreak_clipped-wings = Ali Tarpate
mutiny_daybreak_controversial-speech = Discorso Controverso
mutiny_daybreak_feed-the-people = Sfamare il Popolo
mutiny_daybreak_impeachment = Impeachment
mutiny_daybreak_make-a-deal = Un Patto
mutiny_daybreak_necessary-risk = Rischio Necessario
mutiny_daybreak_panic = Panico
mutiny_daybreak_peaceful-resistance = Resistenza Pacifica
mutiny_daybreak_ruined-reputation = Reputazione Rovinata
mutiny_daybreak_scavenging-for-parts = A Caccia di Ricambi
mutiny_daybreak_selfish-act = Gesto Egoista
mutiny_daybreak_send-a-message = Lanciare un Messaggio
mutiny_daybreak_set-the-agenda = Dettare la Linea
mutiny_daybreak_the-strong-survive = Sopravvive il Più Forte
mutiny_daybreak_unauthorized-usage = Uso Non Autorizzato
mutiny_daybreak_violent-protest = Protesta Violenta
mutiny_daybreak_weapons-armed = Armi Cariche

crossroads_exodus_disturbing-vision = Visione Inquietante
crossroads_exodus_miraculous-return = Ritorno Miracoloso
crossroads_exodus_perjury = Falsa Testimonianza
crossroads_exodus_scanned = Sotto Scansione
crossroads_exodus_strange-music = Strana Musica
crossroads_exodus_testimony = Deposizione
crossroads_exodus_the-opera-house = Il Teatro dell’Opera

agenda_pegasus_convert-the-infidels = Convertire gli Infedeli
agenda_pegasus_guide-them-to-destiny = Guidarli al Destino
agenda_pegasus_prove-their-worth = Alla Prova dei Fatti
agenda_pegasus_the-illusion-of-hope = L’Illusione della Speranza
agenda_pegasus_salvage-their-equipment = Recuperare i Loro Mezzi
agenda_pegasus_genocide = Genocidio
agenda_pegasus_reduce-them-to-ruins = Ridurli in Rovina
agenda_pegasus_show-their-true-nature = Mostrare la Loro Natura
agenda_pegasus_siege-warfare = Guerra d’Assedio
agenda_pegasus_grant-mercy = Concedere Clemenza
agenda_pegasus_mutual-annihilation = Reciproco Annientamento

ally_exodus_aaron-doral_benevolent = Burocrate
ally_exodus_aaron-doral_antagonistic = Cylone Calcolatore
ally_exodus_aaron-kelly_benevolent = Addetto agli Appontaggi
ally_exodus_aaron-kelly_antagonistic = Misure Estreme
ally_exodus_alex-crashdown-quartararo_benevolent = ECO Fedele
ally_exodus_alex-crashdown-quartararo_antagonistic = Capo Inesperto
ally_exodus_anastasia-dee-dualla_benevolent = Ufficiale del CIC
ally_exodus_anastasia-dee-dualla_antagonistic = Sconfortata
ally_exodus_billy-keikeya_benevolent = Politico Popolare
ally_exodus_billy-keikeya_antagonistic = Indole Gelosa
ally_exodus_brendan-hot-dog-costanza_benevolent = Pilota Impavido
ally_exodus_brendan-hot-dog-costanza_antagonistic = Piantagrane
ally_exodus_brother-cavil_benevolent = Consigliere Insolito
ally_exodus_brother-cavil_antagonistic = Primo tra i Cyloni
ally_exodus_callandra-cally-tyrol_benevolent = Tecnica di Talento
ally_exodus_callandra-cally-tyrol_antagonistic = Sbalzi d’Umore
ally_exodus_caprica-six_benevolent = Prigioniera Collaborativa
ally_exodus_caprica-six_antagonistic = Delirante
ally_exodus_chief-galen-tyrol_benevolent = Sottufficiale Anziano
ally_exodus_chief-galen-tyrol_antagonistic = Depressione e Rabbia
ally_exodus_danna-biers_benevolent = Giornalista d’Inchiesta
ally_exodus_danna-biers_antagonistic = Cylone Opportunista
ally_exodus_diana-hardball-seelix_benevolent = Specialista di Avionica
ally_exodus_diana-hardball-seelix_antagonistic = Rancorosa
ally_exodus_dr-sherman-cottle_benevolent = Chirurgo Esperto
ally_exodus_dr-sherman-cottle_antagonistic = Fumatore Accanito
ally_exodus_ellen-tigh_benevolent = Manipolatrice Astuta
ally_exodus_ellen-tigh_antagonistic = Cattiva Influenza
ally_exodus_felix-gaeta_benevolent = Ufficiale Tattico
ally_exodus_felix-gaeta_antagonistic = Roso dal Rancore
ally_exodus_gaius-baltar_benevolent = Scienziato Brillante
ally_exodus_gaius-baltar_antagonistic = Strano Comportamento
ally_exodus_helena-cain_benevolent = Intransigente
ally_exodus_helena-cain_antagonistic = Vietato Sbagliare
ally_exodus_kara-starbuck-thrace_benevolent = Pilota Abile
ally_exodus_kara-starbuck-thrace_antagonistic = Manovre Rischiose
ally_exodus_karl-helo-agathon_benevolent = Ufficiale Devoto
ally_exodus_karl-helo-agathon_antagonistic = Scelte Impopolari
ally_exodus_kendra-shaw_benevolent = Rasoio
ally_exodus_kendra-shaw_antagonistic = Oltre il Limite
ally_exodus_laura-roslin_benevolent = Guida di Talento
ally_exodus_laura-roslin_antagonistic = Malattia Debilitante
ally_exodus_lee-apollo-adama_benevolent = Pilota Carismatico
ally_exodus_lee-apollo-adama_antagonistic = Troppa Pressione
ally_exodus_leoben-conoy_benevolent = In Sintonia
ally_exodus_leoben-conoy_antagonistic = Cylone Instabile
ally_exodus_louanne-kat-katraine_benevolent = Asso dei Piloti
ally_exodus_louanne-kat-katraine_antagonistic = Schiava degli Stimolanti
ally_exodus_louis-hoshi_benevolent = Addetto alle Comunicazioni
ally_exodus_louis-hoshi_antagonistic = Coinvolto Emotivamente
ally_exodus_margaret-racetrack-edmondson_benevolent = Talento del Raptor
ally_exodus_margaret-racetrack-edmondson_antagonistic = Uccideteli Tutti!
ally_exodus_priestess-elosha_benevolent = Guida Religiosa
ally_exodus_priestess-elosha_antagonistic = Crisi di Fede
ally_exodus_romo-lampkin_benevolent = Avvocato Scaltro
ally_exodus_romo-lampkin_antagonistic = Cleptomane
ally_exodus_samuel-t-anders_benevolent = Atleta
ally_exodus_samuel-t-anders_antagonistic = Pilota alle Prime Armi
ally_exodus_saul-tigh_benevolent = Ufficiale in Seconda
ally_exodus_saul-tigh_antagonistic = Pugno di Ferro
ally_exodus_sharon-boomer-valerii_benevolent = Pilota di Raptor Provetta
ally_exodus_sharon-boomer-valerii_antagonistic = Atterraggi Maldestri
ally_exodus_simon-oneill_benevolent = Medico Cylone
ally_exodus_simon-oneill_antagonistic = Terapie Sperimentali
ally_exodus_tom-zarek_benevolent = Pieno di Risorse
ally_exodus_tom-zarek_antagonistic = Amicizie Dubbie
ally_exodus_tory-foster_benevolent = Stratega Politica
ally_exodus_tory-foster_antagonistic = Etica Discutibile
ally_exodus_william-adama_benevolent = Comandante Veterano
ally_exodus_william-adama_antagonistic = Nessuno si Abbandona

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
loyalty_exodus_personal-goal-acquire-power = Motivazione Personale «Conquista del Potere»
loyalty_exodus_personal-goal-devastation = Motivazione Personale «Devastazione»
loyalty_exodus_personal-goal-political-intrigue = Motivazione Personale «Intrigo Politico»
loyalty_exodus_personal-goal-sacrifice = Motivazione Personale «Sacrificio»
loyalty_exodus_personal-goal-self-destruction = Motivazione Personale «Autodistruzione»
loyalty_exodus_personal-goal-selfish = Motivazione Personale «Egoismo»
loyalty_exodus_personal-goal-stand-and-fight = Motivazione Personale «Resistere e Combattere»
loyalty_exodus_personal-goal-use-caution = Motivazione Personale «Prudenza»
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
ship_daybreak_assault-raptor = Raptor d’assalto
    .gender = m
ship_exodus_viper-mark-vii = Viper Mark VII
    .gender = m
ship_exodus_raider = Raider
    .gender = m
ship_pegasus_scar = Scar
    .gender = m

track_base_jump-preparation = Indicatore di Preparazione al Salto
    .gender = m
    .the = l’indicatore di Preparazione al Salto
    .of = dell’indicatore di Preparazione al Salto
    .on = sull’indicatore di Preparazione al Salto
    .to = all’indicatore di Preparazione al Salto
    .from = dall’indicatore di Preparazione al Salto
track_base_boarding-party = Indicatore delle Squadre di Abbordaggio
    .gender = m
    .the = l’indicatore delle Squadre di Abbordaggio
    .of = dell’indicatore delle Squadre di Abbordaggio
    .on = sull’indicatore delle Squadre di Abbordaggio
    .to = all’indicatore delle Squadre di Abbordaggio
    .from = dall’indicatore delle Squadre di Abbordaggio
track_exodus_pursuit = Contatore dell’inseguimento
    .gender = m
    .the = il contatore dell’inseguimento
    .of = del contatore dell’inseguimento
    .on = sul contatore dell’inseguimento
    .to = al contatore dell’inseguimento
    .from = dal contatore dell’inseguimento
track_exodus_cylon-fleet-areas = Aree di spazio Cyloni
    .gender = pl
    .the = le aree di spazio Cyloni
    .of = delle aree di spazio Cyloni
track_pegasus_occupation = Indicatore dell’Occupazione
    .gender = m
    .the = l’indicatore dell’Occupazione
    .of = dell’indicatore dell’Occupazione
    .on = sull’indicatore dell’Occupazione
    .to = all’indicatore dell’Occupazione
    .from = dall’indicatore dell’Occupazione

token_base_galactica-damage-ftl-control = Danno al Galactica (Controllo FTL)
token_base_galactica-damage-weapons-control = Danno al Galactica (Controllo Armi)
token_base_galactica-damage-command = Danno al Galactica (Sala Comando)
token_base_galactica-damage-admirals-quarters = Danno al Galactica (Alloggi dell’Ammiraglio)
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
token_exodus_cylon-pursuit-marker = Indicatore dell’inseguimento dei Cyloni
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
loyalty_exodus_you-are-a-cylon-can-place-a-centurion-token-on-the-boarding-party-track_title = mette un centurione sull’indicatore di abbordaggio
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
track_pegasus_occupation_1 = Breeder’s Canyon
track_pegasus_occupation_2 = Cantiere Navale

module_pegasus_game_help = altri personaggi e carte, tradimento, esecuzioni, Leader Cyloni
module_exodus_game_help = altri personaggi e carte; Motivazioni Personali, gli Ultimi Cinque, la Flotta Cylone
module_daybreak_game_help = altri personaggi e carte, ammutinamento, miracoli, raptor d’assalto, Leader Cyloni con Motivazioni
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
objective_exodus_ionian-nebula_help = alleati lungo la via, trauma e un processo prima dell’ultimo salto
objective_daybreak_earth_help = la Demetrius compie missioni che avvicinano la flotta, e una base stellare può ribellarsi

## names.shortNames

character_base_william-adama_short = Adamo
character_base_kara-starbuck-thrace_short = Scorpion

## pace

pace-paused = A partida está pausada.
pace-pausedHint = O anfitrião pode retomá-la com /host resume.
pace-isArchived = Esta partida foi arquivada por inatividade.
pace-isArchivedHint = /game revive a traz de volta, exatamente como estava.
pace-notArchived = Esta partida não está arquivada.
pace-notArchivedHint = Não há nada a fazer.
pace-illegalMinutes = Limites de tempo vão de 1 minuto a 30 dias.
pace-illegalMinutesHint = Tente algo como 30 min, 8 horas, 2 dias ou não.
pace-illegalDays = Uma partida pode ser arquivada depois de 1 a 365 dias, ou nunca.
pace-illegalDaysHint = Escreva um número de dias; 0 quer dizer nunca.
pace-illegalAnswer = Quando o tempo acaba, eu dou a resposta padrão, um jogador automático responde, ou a partida é pausada.
pace-unknownDuration = Não entendo “{ $time }” como duração.
pace-unknownDurationHint = Tente algo como 30 min, 8 horas, 2 dias ou não.
pace-tooManyReminders = Lembro as pessoas de uma pergunta no máximo duas vezes.
pace-remindersInOrder = O segundo lembrete tem que vir depois do primeiro.
pace-remindersHint = Tente algo como 8 horas (e de novo depois de 16), 1 hora, 3 horas ou não.
pace-noZone = Não sei o seu fuso horário.
pace-noZoneHint = Diga qual é com a opção zone, por exemplo America/Sao_Paulo.
pace-unknownZone = Não conheço o fuso horário “{ $zone }”.
pace-unknownZoneHint = Use um lugar, como America/Sao_Paulo ou Europe/Lisbon; a opção zone dá sugestões.
pace-nearZones = Você quis dizer { $zones }?
pace-noQuiet = O horário de silêncio precisa começar e terminar em horas diferentes.
pace-noQuietHint = Para desligá-lo, use /me awake.
pace-longQuiet = O horário de silêncio pode durar no máximo { $hours } horas.
pace-longQuietHint = Se for ficar fora por mais tempo, /away deixa outra pessoa jogar por você.
pace-unknownClock = Não entendo “{ $time }” como hora do dia.
pace-unknownClockHint = Tente algo como 23 ou 22:30.
pace-unknownTime = Não entendo a data “{ $time }”.
pace-timeFormats = Tente algo como { $examples }, 28 de dezembro, 2026-12-28 18:00 ou 12 horas.
pace-pastTime = Esse momento já passou.
pace-pastTimeHint = Uso o fuso horário { $zone }; mude-o com /me time.
pace-farTime = Isso fica a mais de um ano daqui.
pace-farTimeHint = Para deixar o seu lugar de vez, use /host replace.
pace-awayLobbyHint = Sem a opção game, a ausência vale para todas as suas partidas, inclusive as que começarem nesse período.
pace-notAway = Ninguém está substituindo você.
pace-notAwayHint = Quem joga no seu lugar já é você.
pace-botSubstitute = Um bot não pode substituir você.
pace-botSubstituteHint = Deixe substitute em branco para um jogador automático substituir você.
pace-selfSubstitute = Você não pode substituir a si mesmo.
pace-playingSubstitute = { $name } já joga em { $game }.
pace-otherSubstituteHint = Escolha outra pessoa, ou deixe substitute em branco para um jogador automático.
pace-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
pace-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
pace-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
pace-evening = Noite de jogo
pace-daily = Diário
pace-relaxed = Tranquilo
pace-patient = Paciente
pace-ownTimes = Personalizado
pace-line = { $name }: { $detail }
pace-reminders = lembretes depois de { $first } e { $second }
pace-oneReminder = um lembrete depois de { $first }
pace-noReminders = sem lembretes
pace-limits = { $reaction } para uma reação, { $other } para o resto; depois, { $answer }
pace-limit = { $limit } para uma pergunta; depois, { $answer }
pace-reactionLimit = { $limit } para uma reação; depois, { $answer }; sem limite para o resto
pace-otherLimit = sem limite para uma reação; { $limit } para o resto; depois, { $answer }
pace-noLimits = sem limites
pace-default = a resposta padrão
pace-automatic = um jogador automático responde
pace-pause = a partida é pausada
pace-archivedAfter = arquivada depois de { $days } de inatividade
pace-neverArchived = nunca arquivada
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# O horário de silêncio (`/me quiet`) não conta para os limites de tempo. As janelas de reação seguem correndo, mas nunca se fecham durante o horário de silêncio de um jogador.
pace-timersSet = Pronto. O tempo das perguntas abertas recomeça.
pace-noticeTimersSet = ⏱ { $name } mudou o ritmo para { $pace }. O tempo das perguntas abertas recomeça.
pace-noticeTimedOut = ⏰ O tempo de { $player } acabou, então respondi por essa pessoa.
pace-noticePaused = ⏸ O tempo acabou, e a partida está pausada. O anfitrião pode retomá-la com `/host resume`, ou passar um lugar adiante com `/host replace`.
pace-noticeStandIn = 🧳 { $owner } está fora até { $until }. Enquanto isso, { $standIn } joga no lugar { $seat } e vê as cartas dele; { $owner } pode voltar a qualquer momento com `/back`.
pace-noticeBack = 🏠 { $owner } voltou e reassume o lugar { $seat }, que estava com { $standIn }.
pace-noticeArchived =
    { $count ->
        [one] 🗄 Nada acontece há { $count } dia, então arquivei esta partida. `/game revive` a traz de volta exatamente como estava; até lá, outra partida pode ser aberta aqui.
       *[other] 🗄 Nada acontece há { $count } dias, então arquivei esta partida. `/game revive` a traz de volta exatamente como estava; até lá, outra partida pode ser aberta aqui.
    }
pace-noticeRevived = { $name } reativou esta partida. Ela continua exatamente de onde parou.
pace-automaticPlayer = um jogador automático
pace-standsIn = { $holder } por { $owner }
pace-reminder = ⏳ { $people }: a partida espera por vocês.
pace-reactionReminder = ⏳ { $people }: talvez um de vocês ainda tenha uma reação a decidir. “Responder” mostra isso a cada um em particular.
pace-reminderLink = [O que aconteceu]({ $link })
pace-privateReminder = ⏳ Você ainda tem uma reação a decidir em { $channel } (partida { $game }). Ninguém mais sabe que a pergunta é para você.
pace-timedOut =
    ⏰ O seu tempo acabou em { $channel } (partida { $game }). { $question }
    Respondido por você: { $answer }
pace-answerNow = Responder
pace-hasLeft = { $host }, parece que { $person } saiu deste servidor e não recebe mais nada. Use `/host replace` para passar o lugar a outra pessoa ou a um jogador automático.
pace-hostHasLeft = Parece que { $person }, anfitrião desta partida, saiu deste servidor e não recebe mais nada. Quem gerencia o servidor pode passar o lugar adiante com `/host replace`, ou escolher outro anfitrião.
pace-sheetClosed = Outra pessoa joga no seu lugar em { $channel } (partida { $game }), então os segredos dele não aparecem mais aqui.
pace-sheetBack = O lugar de que você cuidava em { $channel } (partida { $game }) agora está com outra pessoa. O que você viu fica entre nós.
pace-awayIn = Você está fora até { $until } em { $games }; { $standIn } joga por você. `/back` devolve o seu lugar na hora.
pace-awayAhead = Você está fora até { $until }; { $standIn } joga por você nas partidas que começarem nesse período. `/back` encerra isso.
pace-awayToo = Vale também para as partidas que começarem nesse período.
pace-handedOn = O lugar de que você cuidava em { $games } agora está com { $standIn }.
pace-backIn = O seu lugar é seu de novo em { $games }.
pace-backAhead = A sua ausência acabou: nas novas partidas, quem joga é você.
pace-ownAway = Você está fora até <t:{ $until }:f>; `/back` encerra isso.
pace-revived = A partida { $game } continua.
pace-notArchivedHere = Este canal não tem partida arquivada.
pace-notArchivedHereHint = Se a partida foi jogada em outro lugar, use `/game revive` lá.
pace-severalArchived = Este canal tem várias partidas arquivadas.
pace-severalArchivedHint = Escolha uma com a opção `game`: { $games }.
pace-youAreAway = { $name } joga por você em { $game }.
pace-youAreAwayHint = /back devolve o seu lugar na hora.
pace-ownNothing = Não sei o seu fuso horário nem o seu horário de silêncio, então lembretes podem chegar a qualquer hora. `/me quiet` define os dois.
pace-ownZone = O seu fuso horário é **{ $zone }** (agora { $now }). Você não tem horário de silêncio; `/me quiet` define um.
pace-ownQuiet = Silêncio das **{ $from }** às **{ $to }**, **{ $zone }** (agora { $now }). Sem lembretes nesse período, e os seus limites de tempo param de correr.

## session

session-set = 📅 { $name } marcou a próxima sessão: { $when } ({ $away }).
session-off = 📅 { $name } cancelou a próxima sessão.
session-soon = 📅 { $people }: a sessão começa { $away }.
session-is = Próxima sessão de { $game }: { $when } ({ $away }). Lembro a mesa 15 minutos antes.
session-none = { $game } não tem sessão marcada. Use `/game schedule when: sexta 20:00` para marcar uma.
session-isOff = A sessão de { $game } foi cancelada.
session-withEvent = Ela também está nos eventos do servidor.
session-withoutEvent = Não posso colocá-la nos eventos do servidor: me falta a permissão { $permission }.
session-callOff = Cancelar
session-notYours = Só os jogadores desta partida podem marcar as sessões dela.
session-notYoursHint = /game join ocupa um lugar.
session-noZone = Não sei de que fuso horário você fala.
session-noZoneHint = Defina o seu com /me time zone: …, ou use um tempo relativo, como em 3 horas.
session-eventName = Battlestar Galactica · { $game }
session-eventText = Uma sessão da partida { $game }.

## Como as pessoas escrevem datas e horas.

times-idle = até, a, à, às, as, ao, o, no, na, em, de, do, da, para, dia, feira, hora, horas, esta, este, próxima, próximo, que, vem
times-span = daqui a, dentro de, por
times-and = e
times-one = um, uma
# “Próxima sexta” é a primeira que vem.
times-nextWeek = seguinte
times-today = hoje
times-tonight = hoje-à-noite
times-nothing = não, nunca, nenhum, nenhuma, nada, sem limite, 0
times-off = cancelar
times-morning = manhã
times-noon = meio-dia
times-afternoon = tarde
times-evening = noite
times-night = madrugada
times-midnight = meia-noite

times-ambiguous = Em “{ $time }” não dá para saber o que é dia e o que é mês.
times-ambiguousHint = Escreva o mês por extenso, como 6 de maio, ou a data como 2026-05-06.

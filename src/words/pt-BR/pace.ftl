## pace

pace-paused = A partida está parada.
pace-pausedHint = O anfitrião a retoma com /host resume.
pace-isArchived = Esta partida foi arquivada porque nada mais acontecia.
pace-isArchivedHint = /game revive a reativa, exatamente como estava.
pace-notArchived = Esta partida não está arquivada.
pace-notArchivedHint = Não é preciso fazer nada.
pace-illegalMinutes = Os tempos de uma partida vão de 1 minuto a 30 dias.
pace-illegalMinutesHint = Escreva algo como 30 min, 8 horas, 2 dias, ou não.
pace-illegalDays = Uma partida pode ser arquivada depois de 1 a 365 dias, ou nunca.
pace-illegalDaysHint = Escreva um número de dias; 0 é nunca.
pace-illegalAnswer = Quando o tempo acaba, uma pergunta pode ser respondida com a resposta padrão ou por um jogador automático, ou a partida fica parada.
pace-unknownDuration = “{ $time }” não é uma duração.
pace-unknownDurationHint = Escreva algo como 30 min, 8 horas, 2 dias, ou não.
pace-tooManyReminders = Uma pergunta tem no máximo dois lembretes.
pace-remindersInOrder = O segundo lembrete tem que vir depois do primeiro.
pace-remindersHint = Escreva algo como 8 horas (e de novo depois de 16 horas), 1 hora, 3 horas, ou não.
pace-noZone = Não sei o seu fuso horário.
pace-noZoneHint = Indique-o com a opção zone, por exemplo America/Sao_Paulo.
pace-unknownZone = Não existe o fuso horário “{ $zone }”.
pace-unknownZoneHint = Indique um lugar, como America/Sao_Paulo ou Europe/Lisbon; a opção zone sugere o que há.
pace-nearZones = Você quis dizer { $zones }?
pace-noQuiet = O horário de silêncio precisa começar e terminar em horas diferentes.
pace-noQuietHint = Para não ter nenhum, use /me awake.
pace-longQuiet = O horário de silêncio pode durar no máximo { $hours } horas.
pace-longQuietHint = Se você não puder jogar por mais tempo, /away passa o seu lugar a outra pessoa.
pace-unknownClock = “{ $time }” não é uma hora do dia.
pace-unknownClockHint = Escreva algo como 23 ou 22:30.
pace-unknownTime = Não entendo a data “{ $time }”.
pace-timeFormats = Escreva algo como { $examples }, 28 de dezembro, 2026-12-28 18:00 ou 12 horas.
pace-pastTime = Esse momento já passou.
pace-pastTimeHint = Sigo o fuso horário { $zone }; /me time o muda.
pace-farTime = Isso é daqui a mais de um ano.
pace-farTimeHint = Passe o seu lugar adiante de vez com /host replace.
pace-awayLobbyHint = Sem a opção game, a ausência vale para todas as suas partidas, também as que começarem até lá.
pace-notAway = Ninguém está no seu lugar.
pace-notAwayHint = O lugar já está com você.
pace-botSubstitute = Um bot não pode substituir você.
pace-botSubstituteHint = Deixe substitute em branco: então entra um jogador automático.
pace-selfSubstitute = Ninguém substitui a si mesmo.
pace-playingSubstitute = { $name } já joga em { $game }.
pace-otherSubstituteHint = Escolha outra pessoa, ou deixe substitute em branco: então entra um jogador automático.
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
pace-ownTimes = Tempos próprios
pace-line = { $name }: { $detail }
pace-reminders = lembretes depois de { $first } e { $second }
pace-oneReminder = um lembrete depois de { $first }
pace-noReminders = sem lembretes
pace-limits = { $reaction } para uma reação, { $other } para outras perguntas; depois, { $answer }
pace-limit = { $limit } para uma pergunta; depois, { $answer }
pace-reactionLimit = { $limit } para uma reação; depois, { $answer }; sem limite para outras perguntas
pace-otherLimit = { $limit } para perguntas que não são reações; depois, { $answer }
pace-noLimits = sem limites
pace-default = a resposta padrão
pace-automatic = um jogador automático responde
pace-pause = a partida fica parada
pace-archivedAfter = arquivada depois de { $days } sem ninguém
pace-neverArchived = nunca arquivada
pace-timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# O horário de silêncio (`/me quiet`) não entra na conta, exceto nas janelas de reações: nelas o tempo corre, mas nunca fecham enquanto alguém dorme.
pace-timersSet = Pronto. As perguntas abertas agora voltam a contar do zero.
pace-noticeTimersSet = ⏱ { $name } mudou o ritmo para { $pace }. As perguntas abertas agora voltam a contar do zero.
pace-noticeTimedOut = ⏰ Acabou o tempo de { $player }: a pergunta foi respondida automaticamente.
pace-noticePaused = ⏸ O tempo acabou, e a partida está parada. O anfitrião a retoma com `/host resume`, ou passa um lugar adiante com `/host replace`.
pace-noticeStandIn = 🧳 { $owner } se ausenta até { $until }. Enquanto isso, { $standIn } joga no lugar { $seat } e vê as cartas dele; { $owner } pode retomá-lo a qualquer momento com `/back`.
pace-noticeBack = 🏠 { $owner } voltou e joga de novo no lugar { $seat }, que estava com { $standIn }.
pace-noticeArchived =
    { $count ->
        [one] 🗄 Ninguém fez nada por { $count } dia, então arquivei esta partida. `/game revive` a reativa exatamente como estava; até lá, outra partida pode ser aberta aqui.
       *[other] 🗄 Ninguém fez nada por { $count } dias, então arquivei esta partida. `/game revive` a reativa exatamente como estava; até lá, outra partida pode ser aberta aqui.
    }
pace-noticeRevived = { $name } reativou esta partida. Ela continua exatamente como estava.
pace-automaticPlayer = um jogador automático
pace-standsIn = { $holder } por { $owner }
pace-reminder = ⏳ A partida espera por { $people }.
pace-reactionReminder = ⏳ { $people }: talvez uma reação ainda espere por alguém de vocês. “Responder” mostra isso a cada um em particular.
pace-reminderLink = [O que aconteceu]({ $link })
pace-privateReminder = ⏳ Uma reação ainda espera por você em { $channel } (partida { $game }). Ninguém mais fica sabendo que a pergunta é para você.
pace-timedOut =
    ⏰ O seu tempo acabou em { $channel } (partida { $game }). { $question }
    Respondido por você: { $answer }
pace-answerNow = Responder
pace-hasLeft = { $host }, parece que { $person } saiu deste servidor e não recebe mais nada. `/host replace` passa o lugar a outra pessoa ou a um jogador automático.
pace-hostHasLeft = Parece que { $person }, que é o anfitrião desta partida, saiu deste servidor e não recebe mais nada. Quem gerencia o servidor pode passar o lugar adiante com `/host replace`, ou nomear outro anfitrião.
pace-sheetClosed = Outra pessoa joga no seu lugar em { $channel } (partida { $game }), então os segredos dele não aparecem mais aqui.
pace-sheetBack = O lugar de que você cuidava em { $channel } (partida { $game }) agora está com outra pessoa. O que você viu fica entre nós.
pace-awayIn = A sua ausência vale até { $until } em { $games }; enquanto isso, { $standIn } joga por você. `/back` retoma o seu lugar na hora.
pace-awayAhead = A sua ausência vale até { $until }; nas partidas que começarem até lá, { $standIn } joga por você. `/back` encerra isso.
pace-awayToo = Também nas partidas que começarem até lá.
pace-handedOn = O lugar de que você cuidava em { $games } agora está com { $standIn }.
pace-backIn = O seu lugar é seu de novo em { $games }.
pace-backAhead = A sua ausência acabou: nas partidas que começarem, é você quem joga.
pace-ownAway = A sua ausência vale até <t:{ $until }:f>; `/back` a encerra.
pace-revived = A partida { $game } continua.
pace-notArchivedHere = Nenhuma partida deste canal foi arquivada.
pace-notArchivedHereHint = Se a partida foi jogada em outro lugar, use `/game revive` lá.
pace-severalArchived = Várias partidas deste canal foram arquivadas.
pace-severalArchivedHint = Indique uma com a opção `game`: { $games }.
pace-youAreAway = { $name } joga por você em { $game }.
pace-youAreAwayHint = /back retoma o seu lugar na hora.
pace-ownNothing = Não sei o seu fuso horário nem um horário de silêncio seu: lembretes chegam a qualquer hora. `/me quiet` define os dois.
pace-ownZone = O seu fuso horário é **{ $zone }** (lá agora: { $now }). Você não tem horário de silêncio: `/me quiet` define um.
pace-ownQuiet = Silêncio das **{ $from }** às **{ $to }** em **{ $zone }** (lá agora: { $now }): nada de lembretes nesse período, e o seu tempo para responder fica parado.

## session

session-set = 📅 { $name } marcou a próxima sessão: { $when } ({ $away }).
session-off = 📅 { $name } cancelou a próxima sessão.
session-soon = 📅 { $people }: a sessão começa { $away }.
session-is = A próxima sessão de { $game }: { $when } ({ $away }). Lembro a mesa 15 minutos antes.
session-none = Ainda não há sessão de { $game }. `/game schedule when: sexta 20:00` marca uma.
session-isOff = Não há mais sessão de { $game }.
session-withEvent = Os eventos do servidor também a mostram.
session-withoutEvent = Os eventos do servidor não a mostram: para isso preciso da permissão { $permission }.
session-callOff = Cancelar
session-notYours = Só quem joga esta partida marca as sessões dela.
session-notYoursHint = /game join ocupa um lugar.
session-noZone = Não sei a que fuso horário você se refere.
session-noZoneHint = Diga o seu fuso horário com /me time zone: …, ou quanto falta até lá, por exemplo em 3 horas.
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

times-ambiguous = Não dá para saber qual é o dia e qual é o mês em “{ $time }”.
times-ambiguousHint = Escreva o mês por extenso, como 6 de maio, ou a data como 2026-05-06.

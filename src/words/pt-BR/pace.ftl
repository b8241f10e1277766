paused = A partida está parada.
pausedHint = O anfitrião a retoma com /host resume.
isArchived = Esta partida foi arquivada porque nada mais acontecia.
isArchivedHint = /game revive a reativa, exatamente como estava.
notArchived = Esta partida não está arquivada.
notArchivedHint = Não é preciso fazer nada.
illegalMinutes = Os tempos de uma partida vão de 1 minuto a 30 dias.
illegalMinutesHint = Escreva algo como 30 min, 8 horas, 2 dias, ou não.
illegalDays = Uma partida pode ser arquivada depois de 1 a 365 dias, ou nunca.
illegalDaysHint = Escreva um número de dias; 0 é nunca.
illegalAnswer = Quando o tempo acaba, uma pergunta pode ser respondida com a resposta padrão ou por um jogador automático, ou a partida fica parada.
unknownDuration = “{ $time }” não é uma duração.
unknownDurationHint = Escreva algo como 30 min, 8 horas, 2 dias, ou não.
tooManyReminders = Uma pergunta tem no máximo dois lembretes.
remindersInOrder = O segundo lembrete tem que vir depois do primeiro.
remindersHint = Escreva algo como 8 horas (e de novo depois de 16 horas), 1 hora, 3 horas, ou não.
noZone = Não sei o seu fuso horário.
noZoneHint = Indique-o com a opção zone, por exemplo America/Sao_Paulo.
unknownZone = Não existe o fuso horário “{ $zone }”.
unknownZoneHint = Indique um lugar, como America/Sao_Paulo ou Europe/Lisbon; a opção zone sugere o que há.
nearZones = Você quis dizer { $zones }?
noQuiet = O horário de silêncio precisa começar e terminar em horas diferentes.
noQuietHint = Para não ter nenhum, use /me awake.
longQuiet = O horário de silêncio pode durar no máximo { $hours } horas.
longQuietHint = Se você não puder jogar por mais tempo, /away passa o seu lugar a outra pessoa.
unknownClock = “{ $time }” não é uma hora do dia.
unknownClockHint = Escreva algo como 23 ou 22:30.
unknownTime = Não entendo a data “{ $time }”.
timeFormats = Escreva algo como { $examples }, 28 de dezembro, 2026-12-28 18:00 ou 12 horas.
pastTime = Esse momento já passou.
pastTimeHint = Sigo o fuso horário { $zone }; /me time o muda.
farTime = Isso é daqui a mais de um ano.
farTimeHint = Passe o seu lugar adiante de vez com /host replace.
awayLobbyHint = Sem a opção game, a ausência vale para todas as suas partidas, também as que começarem até lá.
notAway = Ninguém está no seu lugar.
notAwayHint = O lugar já está com você.
botSubstitute = Um bot não pode substituir você.
botSubstituteHint = Deixe substitute em branco: então entra um jogador automático.
selfSubstitute = Ninguém substitui a si mesmo.
playingSubstitute = { $name } já joga em { $game }.
otherSubstituteHint = Escolha outra pessoa, ou deixe substitute em branco: então entra um jogador automático.
minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
evening = Noite de jogo
daily = Diário
relaxed = Tranquilo
patient = Paciente
ownTimes = Tempos próprios
line = { $name }: { $detail }
reminders = lembretes depois de { $first } e { $second }
oneReminder = um lembrete depois de { $first }
noReminders = sem lembretes
limits = { $reaction } para uma reação, { $other } para outras perguntas; depois, { $answer }
limit = { $limit } para uma pergunta; depois, { $answer }
reactionLimit = { $limit } para uma reação; depois, { $answer }; sem limite para outras perguntas
otherLimit = { $limit } para perguntas que não são reações; depois, { $answer }
noLimits = sem limites
default = a resposta padrão
automatic = um jogador automático responde
pause = a partida fica parada
archivedAfter = arquivada depois de { $days } sem ninguém
neverArchived = nunca arquivada
timersAre =
    { "*" }*{ $name }**
    - { $reminders }
    - { $limits }
    - { $archived }
    -# O horário de silêncio (`/me quiet`) não entra na conta, exceto nas janelas de reações: nelas o tempo corre, mas nunca fecham enquanto alguém dorme.
timersSet = Pronto. As perguntas abertas agora voltam a contar do zero.
noticeTimersSet = ⏱ { $name } mudou o ritmo para { $pace }. As perguntas abertas agora voltam a contar do zero.
noticeTimedOut = ⏰ Acabou o tempo de { $player }: a pergunta foi respondida automaticamente.
noticePaused = ⏸ O tempo acabou, e a partida está parada. O anfitrião a retoma com `/host resume`, ou passa um lugar adiante com `/host replace`.
noticeStandIn = 🧳 { $owner } se ausenta até { $until }. Enquanto isso, { $standIn } joga no lugar { $seat } e vê as cartas dele; { $owner } pode retomá-lo a qualquer momento com `/back`.
noticeBack = 🏠 { $owner } voltou e joga de novo no lugar { $seat }, que estava com { $standIn }.
noticeArchived =
    { $count ->
        [one] 🗄 Ninguém fez nada por { $count } dia, então arquivei esta partida. `/game revive` a reativa exatamente como estava; até lá, outra partida pode ser aberta aqui.
       *[other] 🗄 Ninguém fez nada por { $count } dias, então arquivei esta partida. `/game revive` a reativa exatamente como estava; até lá, outra partida pode ser aberta aqui.
    }
noticeRevived = { $name } reativou esta partida. Ela continua exatamente como estava.
automaticPlayer = um jogador automático
standsIn = { $holder } por { $owner }
reminder = ⏳ A partida espera por { $people }.
reactionReminder = ⏳ { $people }: talvez uma reação ainda espere por alguém de vocês. “Responder” mostra isso a cada um em particular.
reminderLink = [O que aconteceu]({ $link })
privateReminder = ⏳ Uma reação ainda espera por você em { $channel } (partida { $game }). Ninguém mais fica sabendo que a pergunta é para você.
timedOut =
    ⏰ O seu tempo acabou em { $channel } (partida { $game }). { $question }
    Respondido por você: { $answer }
answerNow = Responder
hasLeft = { $host }, parece que { $person } saiu deste servidor e não recebe mais nada. `/host replace` passa o lugar a outra pessoa ou a um jogador automático.
hostHasLeft = Parece que { $person }, que é o anfitrião desta partida, saiu deste servidor e não recebe mais nada. Quem gerencia o servidor pode passar o lugar adiante com `/host replace`, ou nomear outro anfitrião.
sheetClosed = Outra pessoa joga no seu lugar em { $channel } (partida { $game }), então os segredos dele não aparecem mais aqui.
sheetBack = O lugar de que você cuidava em { $channel } (partida { $game }) agora está com outra pessoa. O que você viu fica entre nós.
awayIn = A sua ausência vale até { $until } em { $games }; enquanto isso, { $standIn } joga por você. `/back` retoma o seu lugar na hora.
awayAhead = A sua ausência vale até { $until }; nas partidas que começarem até lá, { $standIn } joga por você. `/back` encerra isso.
awayToo = Também nas partidas que começarem até lá.
handedOn = O lugar de que você cuidava em { $games } agora está com { $standIn }.
backIn = O seu lugar é seu de novo em { $games }.
backAhead = A sua ausência acabou: nas partidas que começarem, é você quem joga.
ownAway = A sua ausência vale até <t:{ $until }:f>; `/back` a encerra.
revived = A partida { $game } continua.
notArchivedHere = Nenhuma partida deste canal foi arquivada.
notArchivedHereHint = Se a partida foi jogada em outro lugar, use `/game revive` lá.
severalArchived = Várias partidas deste canal foram arquivadas.
severalArchivedHint = Indique uma com a opção `game`: { $games }.
youAreAway = { $name } joga por você em { $game }.
youAreAwayHint = /back retoma o seu lugar na hora.
ownNothing = Não sei o seu fuso horário nem um horário de silêncio seu: lembretes chegam a qualquer hora. `/me quiet` define os dois.
ownZone = O seu fuso horário é **{ $zone }** (lá agora: { $now }). Você não tem horário de silêncio: `/me quiet` define um.
ownQuiet = Silêncio das **{ $from }** às **{ $to }** em **{ $zone }** (lá agora: { $now }): nada de lembretes nesse período, e o seu tempo para responder fica parado.

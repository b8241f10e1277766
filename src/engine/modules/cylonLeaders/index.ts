/** Rules that Cylon Leaders and the Sympathetic Cylon add: R-SET-60, R-LOY-90 to R-LOY-117, R-VIC-40 to R-VIC-44. */
import type { ModuleDeclaration } from '../../hooks.ts';
import { agendaHolds, dealLeaderAgenda, winsByAgenda } from './agendas.ts';
import { leaderEvents, leaderQuestions } from './happenings.ts';
import { agendaAtEnd, agendaOf, holdingsOf, leadersAtStart, leadersSecrets } from './state.ts';

export const cylonLeaders: ModuleDeclaration<'cylonLeaders'> = {
  name: 'cylonLeaders',
  when: ({ cylonLeader, sympatheticCylon }) => cylonLeader || sympatheticCylon,
  state: { start: leadersAtStart, secrets: leadersSecrets },
  seatView: agendaAtEnd,
  ownView: (state, viewer) => {
    const own = agendaOf(state, viewer);
    return own === undefined ? undefined : { agenda: own.id, holds: agendaHolds(state, viewer) };
  },
  events: leaderEvents,
  questions: leaderQuestions,
  hooks: {
    loyaltyDealt: dealLeaderAgenda,
    superCrisisPlayed: ({ state }, seat) => {
      holdingsOf(state, seat).superCrises += 1;
    },
    aim: (state, seat) => agendaOf(state, seat)?.id,
    wins: winsByAgenda,
  },
};

/** Games that are over. */
import type { GameView } from '../../../engine/types/view.ts';
import { lateGame } from './base.ts';
import { sevenPlayers } from './expansions.ts';
import { card } from './scene.ts';

/** The end: the humans have reached Kobol. */
export function humansWin(): GameView {
  const base = lateGame();
  const human = card('loyalty', 'you-are-not-a-cylon');
  return {
    ...base,
    distance: 8,
    travelled: [...base.travelled, card('destination', 'icy-moon')],
    jumpTrack: 0,
    waitingFor: [],
    players: base.players.map((one) => (one.cylon === undefined ? { ...one, openLoyalty: [human, human] } : one)),
    over: { winner: 'humans', cause: 'reachedKobol', winners: [0, 1, 2, 4] },
  };
}

/** Seven players after the last jump, among them a Cylon Leader with an Agenda. */
export function leaderWins(): GameView {
  const base = sevenPlayers();
  const human = card('loyalty', 'you-are-not-a-cylon');
  const cylon = card('loyalty', 'you-are-a-cylon-can-reduce-morale-by-1');
  return {
    ...base,
    check: undefined,
    crisis: { ...base.crisis, discard: [...base.crisis.discard, card('newCaprica', 'labor-union-strike', 'pegasus')] },
    currentCrisis: undefined,
    waitingFor: [],
    players: base.players.map((one) => {
      const agenda = card('agenda', 'mutual-annihilation', 'pegasus');
      if (one.cylon === 'leader') return { ...one, modules: { cylonLeaders: { agenda } } };
      return { ...one, openLoyalty: one.cylon === undefined ? [human] : [cylon, human] };
    }),
    over: { winner: 'humans', cause: 'leftNewCaprica', winners: [0, 2, 3, 4, 5, 6] },
  };
}

/** The other end: no fuel, and a Cylon who was never found out. */
export function cylonsWin(): GameView {
  const base = lateGame();
  const human = card('loyalty', 'you-are-not-a-cylon');
  const cylon = card('loyalty', 'you-are-a-cylon-can-reduce-morale-by-1');
  return {
    ...base,
    resources: { ...base.resources, fuel: 0 },
    waitingFor: [],
    players: base.players.map((one) =>
      one.cylon === undefined ? { ...one, openLoyalty: one.seat === 1 ? [human, cylon, human] : [human, human] } : one,
    ),
    over: { winner: 'cylons', cause: 'fuel', winners: [1, 3] },
  };
}

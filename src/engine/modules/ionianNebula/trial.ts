/** The trial, and the players it eliminates: R-ION-70 to R-ION-79, R-ION-80. */
import type { Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { clockwise, isHuman } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { crossroads, type TrialSubject } from './crossroads.ts';
import { backToPool } from './pool.ts';
import { nebulaOf, symbolOf, traumaOf } from './state.ts';
import { answerOf } from '../../flow/game.ts';

interface Trial {
  /** R-ION-76 */
  readonly leaders: ReadonlyArray<TrialSubject>;
  /** Seats that are to be eliminated. */
  condemned: Array<Seat>;
}

export interface IonianNebulaTrialProcedures {
  trial: Trial;
}

export const trialProcedure = procedure('trial', {
  // R-ION-70
  clear: (game) => {
    const { state } = game;
    const nebula = nebulaOf(state);
    const { dealt, crossroads: left, allies } = nebula;
    const cards = [...left.splice(0), ...dealt.splice(0).map(({ card }) => card), ...allies.deck.splice(0)];
    state.removed.push(...cards, ...allies.inPlay.splice(0).map(({ card }) => card));
    nebula.lying = [];
    nebula.trial = 'held';
    game.tell({ kind: 'trialBegins' });
  },
  // R-ION-71, R-ION-72
  show: (game, { leaders }) => {
    for (const seat of clockwise(game.state, game.state.current))
      judge(game, seat, isJudgedHuman(game.state, seat, leaders));
  },
  // R-ION-73, R-ION-74
  tie: (game, data) => {
    const { state } = game;
    const tied = mostTokens(state);
    const people = tied.filter((seat) => isJudgedHuman(state, seat, data.leaders));
    data.condemned = tied.filter((seat) => !people.includes(seat) || people.length === 1);
    if (people.length < 2) return;
    // R-ION-75, R-ION-79: before anyone is eliminated.
    const choices = people.map((seat): Choice => ({
      id: `seat${seat}`,
      kind: 'condemn',
      seat,
      tokens: traumaOf(state, seat).length,
    }));
    game.ask({ seat: state.titles.president ?? state.current, topic: { kind: 'condemn' }, choices, needed: true });
  },
  eliminate: (game, { condemned }, frame) => {
    const { state } = game;
    // The players who were asked; none where no people are tied.
    for (const seat of Object.keys(frame.answers ?? {}).map(Number))
      condemned.push(answerOf(frame, seat, 'condemn').seat);
    if (condemned.length === 0) game.tell({ kind: 'trialSparesAll' });
    // R-ION-79: clockwise from the current player, each completely.
    for (const seat of clockwise(state, state.current)) {
      if (condemned.includes(seat)) game.call('execute', { seat, why: crossroads, final: true });
    }
  },
  // R-ION-77
  end: ({ state }) => {
    const nebula = nebulaOf(state);
    nebula.pool = [];
    nebula.trauma = nebula.trauma.map(() => []);
    nebula.trial = 'over';
  },
});

/** R-ION-76, R-ION-78 */
function isJudgedHuman(state: GameState, seat: Seat, leaders: ReadonlyArray<TrialSubject>): boolean {
  return leaders.find((leader) => leader.seat === seat)?.human ?? isHuman(state, seat);
}

/** How many tokens against a player count for nothing at most: with this many or fewer they are returned (R-ION-72). */
const pardoned = 2;

/** Shows everything, then discards what does not speak against this player, and too few as well. */
function judge(game: Game, seat: Seat, human: boolean): void {
  const { state } = game;
  const tokens = traumaOf(state, seat).splice(0);
  const against = tokens.filter((token) => symbolOf(token) === (human ? 'antagonistic' : 'benevolent'));
  const kept = against.length > pardoned ? against : [];
  traumaOf(state, seat).push(...kept);
  backToPool(game, kept.length === 0 ? tokens : tokens.filter((token) => !against.includes(token)));
  game.tell({ kind: 'traumaShown', seat, tokens: [...tokens].sort(), human, kept: kept.length });
}

/** The seats with the most tokens left; empty if no one has any. */
function mostTokens(state: GameState): Array<Seat> {
  const counts = clockwise(state, state.current).map((seat) => ({ seat, count: traumaOf(state, seat).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return most === 0 ? [] : counts.filter(({ count }) => count === most).map(({ seat }) => seat);
}

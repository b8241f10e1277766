/** Whole games of legal answers at random, for the property tests. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { answer, createGame, decisions, defaultOptions } from '../../../src/engine/index.ts';
import type { Decision } from '../../../src/engine/types/decision.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/playOut.ts';

export interface RandomGame {
  readonly seed: string;
  readonly players: number;
  readonly noSympathizer: boolean;
  /** With Pegasus, its Cylon Leaders and its Sympathetic Cylon, where the number of players allows them. */
  readonly pegasus: boolean;
}

/** Any game of the base game that the options allow. */
export const randomGame: fc.Arbitrary<RandomGame> = games(fc.constant(false));
/** The same, half of them with Pegasus. */
export const gameOfAnyBox: fc.Arbitrary<RandomGame> = games(fc.boolean());

function games(pegasus: fc.Arbitrary<boolean>): fc.Arbitrary<RandomGame> {
  return fc
    .record({ seed: fc.string({ minLength: 1, maxLength: 8 }), players: fc.integer({ min: 3, max: 6 }), noSympathizer: fc.boolean(), pegasus })
    .map((game) => ({ ...game, noSympathizer: game.noSympathizer && game.players % 2 === 0 }));
}

/** What is switched on in such a game. */
export function optionsOf({ players, noSympathizer, pegasus }: RandomGame): GameOptions {
  const leaders = pegasus && players > 3 && !noSympathizer;
  return { ...defaultOptions, players, noSympathizer, expansions: pegasus ? ['pegasus'] : [], cylonLeader: leaders, sympatheticCylon: leaders && players % 2 === 0 };
}

export interface Moment {
  readonly state: GameState;
  readonly decision: Decision;
  readonly choice: ReadonlyArray<string>;
}

/** Plays a game to its end; `before` sees each moment before its answer, `after` the events of the answer. */
export function play(
  game: RandomGame,
  before: (moment: Moment) => void = () => undefined,
  after: (events: ReadonlyArray<GameEvent>, state: GameState) => void = () => undefined,
): GameState {
  const state = createGame(optionsOf(game), game.seed);
  const random = randomNumbers(`answers ${game.seed}`);
  for (let count = 0; state.over === undefined; count += 1) {
    const open = decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined || count > 20_000) throw new Error('the game is stuck');
    const choice = chooseAtRandom(decision, random);
    before({ state, decision, choice });
    after(answer(state, decision.seat, decision.id, choice).events, state);
  }
  return state;
}

/** The keys whose values differ: what a failing property prints, rather than two whole games. */
export function differences(a: object, b: object): Array<string> {
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const keys = new Set([...one.keys(), ...other.keys()]);
  // Through JSON a value that is not there and one that is undefined are the same.
  const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  return [...keys].filter((key) => !isDeepStrictEqual(plain(one.get(key)), plain(other.get(key))));
}

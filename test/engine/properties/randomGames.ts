/** Whole games of legal answers at random, with any legal options, for the property tests. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { answer, createGame, decisions, offers } from '../../../src/engine/index.ts';
import { distance, distanceOf, objective } from '../../../src/engine/pieces/distance.ts';
import type { Decision } from '../../../src/engine/types/decision.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import type { GameOptions } from '../../../src/engine/types/options.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { chooseAtRandom } from '../../../src/players/index.ts';
import { randomNumbers } from '../../../src/players/randomNumbers.ts';
import { alike, tables, variants } from '../../../src/tools/play/tables.ts';

export { shelves, tables } from '../../../src/tools/play/tables.ts';

export interface RandomGame {
  readonly seed: string;
  readonly options: GameOptions;
  /** The fleet has almost come to the last milestone of its objective, with plenty of everything. */
  readonly headStart: boolean;
}

/** Games at some of the tables: whatever is in the boxes is played as often, however many tables it allows. */
export function gamesAt(
  some: ReadonlyArray<GameOptions>,
  headStart: fc.Arbitrary<boolean> = fc.boolean(),
): fc.Arbitrary<RandomGame> {
  const table = fc.constantFrom(...alike(some)).chain((group) => fc.constantFrom(...group));
  const options = fc
    .tuple(table, fc.constantFrom(...variants))
    .map(([chosen, variant]): GameOptions => ({ ...chosen, ...variant }));
  return fc.record({ seed: fc.string({ minLength: 1, maxLength: 8 }), options, headStart });
}

/** Any game that the options allow. */
export const randomGame: fc.Arbitrary<RandomGame> = gamesAt(tables);

/** Takes the fleet as far as it can come without the last milestone; what comes into play on the way is there. */
export function withHeadStart(state: GameState): GameState {
  const goal = objective(state).thresholds.at(-1)?.distance ?? 0;
  for (const card of [...state.destinations.deck]) {
    const step = distanceOf(card);
    if (step === 0 || distance(state) + step >= goal) continue;
    state.destinations.deck.splice(state.destinations.deck.indexOf(card), 1);
    state.travelled.push(card);
  }
  state.jumpTrack = 4;
  const home = state.modules.searchForHome;
  if (home !== undefined) {
    home.rebel = state.players.length % 2 === 0 ? 'human' : 'cylon';
    state.boardsToCome = state.boardsToCome.filter((board) => board !== 'rebelBasestar');
  }
  Object.assign(state.resources, { fuel: 15, food: 15, morale: 15, population: 15 });
  return state;
}

export function begin({ seed, options, headStart }: RandomGame): GameState {
  const state = createGame(options, seed);
  return headStart ? withHeadStart(state) : state;
}

export interface Moment {
  readonly state: GameState;
  readonly decision: Decision;
  readonly choice: ReadonlyArray<string>;
}

/**
 * Plays a game to its end; `before` sees each moment before its answer, `after` the events of the answer; `choose`
 * answers.
 */
export function play(
  game: RandomGame,
  before: (moment: Moment) => void = () => undefined,
  after: (events: ReadonlyArray<GameEvent>, state: GameState) => void = () => undefined,
  choose: typeof chooseAtRandom = chooseAtRandom,
): GameState {
  const state = begin(game);
  const random = randomNumbers(`answers ${game.seed}`);
  for (let count = 0; state.over === undefined; count += 1) {
    // What may be done at any time is done now and then; a game without it takes the same course as ever.
    const free = state.players.flatMap((_, seat) => offers(state, seat));
    const open = free.length > 0 && random() < 0.1 ? free : decisions(state);
    const decision = open[Math.floor(random() * open.length)];
    if (decision === undefined || count > 20_000) throw new Error('the game is stuck');
    const choice = choose(decision, random);
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

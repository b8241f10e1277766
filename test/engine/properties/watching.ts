/** Random games that are played once while many properties watch. */
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { seedRandom, type RandomState } from '../../../src/engine/flow/random.ts';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import type { GameState } from '../../../src/engine/types/state.ts';
import { soaking } from '../../soak.ts';
import { play, type Moment, type RandomGame } from './randomGames.ts';

/**
 * A game that hangs is told by `play`: nothing else has to be caught, also on a machine that has other things to do.
 */
const limit = 3 * 3_600_000;

/** How a property looks at one game. It changes nothing: the others see the same states. */
export interface Watch {
  /** Sees each moment before its answer. */
  before?(moment: Moment): void;
  /** Sees what an answer has told, and the state to which it has led. */
  after?(events: ReadonlyArray<GameEvent>, state: GameState): void;
  /** Sees the end. */
  end?(state: GameState): void;
}

/** A property of random games: it throws where it doesn't hold. */
export interface Observer {
  readonly title: string;
  /** How many games it watches. */
  readonly games: number;
  /** Begins to watch a game, with random numbers of its own. */
  readonly watch: (game: RandomGame, random: RandomState) => Watch;
  /** Throws if there was too little to see in all games together. */
  readonly enough: () => void;
}

/** Makes a property that watches that many games; without `enough` whatever it sees is enough. */
export function observer(
  title: string,
  games: number,
  watch: Observer['watch'],
  enough: Observer['enough'] = () => undefined,
): Observer {
  return { title, games, watch, enough };
}

/**
 * A test for each observer. As many games are played as the one that wants most; the same SEED in the environment plays
 * them again.
 */
export function watchGames(games: fc.Arbitrary<RandomGame>, observers: ReadonlyArray<Observer>): void {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  let failures: ReadonlyMap<Observer, Error> = new Map();
  beforeAll(() => {
    if (soaking) console.log(`${Math.max(...observers.map((each) => each.games))} random games of SEED=${seed}`);
    failures = failuresIn(games, observers, seed);
  }, limit);
  test.each(observers.map((each) => [each.title, each] as const))('%s', (_, each) => {
    const failure = failures.get(each);
    if (failure !== undefined) throw failure;
    each.enough();
  });
}

/** Plays the games of a seed before observers. Returns the first failure of each; the others go on watching. */
export function failuresIn(
  games: fc.Arbitrary<RandomGame>,
  observers: ReadonlyArray<Observer>,
  seed: number,
): Map<Observer, Error> {
  const failures = new Map<Observer, Error>();
  const numRuns = Math.max(...observers.map((each) => each.games));
  for (const [at, game] of fc.sample(games, { numRuns, seed }).entries()) {
    const here = `\n${JSON.stringify(game)}\nThe same games again: SEED=${seed}`;
    const watches = new Map<Observer, Watch>();
    const look = (of: (watch: Watch) => void): void => {
      for (const [each, watch] of watches) {
        const failure = thrownBy(() => {
          of(watch);
        });
        if (failure === undefined) continue;
        failure.message += here;
        failures.set(each, failure);
        watches.delete(each);
      }
    };
    for (const each of observers)
      if (at < each.games && !failures.has(each))
        watches.set(each, each.watch(game, seedRandom(`${seed} ${at} ${each.title}`)));
    const stuck = thrownBy(() => {
      const end = play(
        game,
        (moment) => {
          look((watch) => watch.before?.(moment));
        },
        (events, state) => {
          look((watch) => watch.after?.(events, state));
        },
      );
      look((watch) => watch.end?.(end));
    });
    if (stuck === undefined) continue;
    stuck.message += here;
    throw stuck;
  }
  return failures;
}

function thrownBy(work: () => void): Error | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

import type { HeldState } from '../../core/engine.ts';
import type { GameEvent, GameOptions } from '../../../store/engineTypes.ts';
import type { Context } from '../../core/context.ts';

/** The seed of all tutorials: with the same options all are dealt alike. */
const tutorialSeed = 'tutorial';

export interface Dealt {
  /** The seed that, together with the options, gives this very game again. */
  readonly seed: string;
  readonly state: HeldState;
  readonly events: ReadonlyArray<GameEvent>;
}

/** The same game for everyone; no one has secrets to keep in it. */
export function dealTutorial({ engine }: Pick<Context, 'engine'>, options: GameOptions): Dealt {
  return deal(engine, options, tutorialSeed);
}

/** A game as chance wants it. */
export function dealGame({ engine, newSeed }: Pick<Context, 'engine' | 'newSeed'>, options: GameOptions): Dealt {
  return deal(engine, options, newSeed());
}

function deal(engine: Context['engine'], options: GameOptions, seed: string): Dealt {
  return { seed, ...engine.createGame(options, seed) };
}

import type { GameEvent, GameOptions } from '../../store/engineTypes.ts';
import type { Context } from '../parts.ts';

/** Of all tutorials: with the same options all are dealt alike. */
const tutorialSeed = 'tutorial';

export interface Dealt<State> {
  /** Together with the options it gives this very game again. */
  readonly seed: string;
  readonly state: State;
  readonly events: ReadonlyArray<GameEvent>;
}

/** The same game for everybody; nobody has secrets to keep in it. */
export function dealTutorial<State>({ engine }: Pick<Context<State>, 'engine'>, options: GameOptions): Dealt<State> {
  return deal(engine, options, tutorialSeed);
}

/** A game as chance wants it. */
export function dealGame<State>(
  { engine, newSeed }: Pick<Context<State>, 'engine' | 'newSeed'>,
  options: GameOptions,
): Dealt<State> {
  return deal(engine, options, newSeed());
}

function deal<State>(engine: Context<State>['engine'], options: GameOptions, seed: string): Dealt<State> {
  return { seed, ...engine.createGame(options, seed) };
}

import type { GameEvent, GameOptions } from '../../store/engineTypes.ts';
import type { Context } from '../parts.ts';

const attempts = 100;

export interface Dealt<State> {
  /** Together with the options it gives this very game again. */
  readonly seed: string;
  readonly state: State;
  readonly events: ReadonlyArray<GameEvent>;
}

/**
 * A game like any other in which the learner, who opened it and has the first seat, begins: then the first turn is the
 * first thing to be seen. Chance decides all else.
 */
export function dealTutorial<State>({ engine, newSeed }: Pick<Context<State>, 'engine' | 'newSeed'>, options: GameOptions): Dealt<State> {
  const deal = (): Dealt<State> => dealGame({ engine, newSeed }, options);
  let dealt = deal();
  for (let attempt = 1; attempt < attempts && engine.view(dealt.state, 'public').firstPlayer !== 0; attempt += 1) dealt = deal();
  return dealt;
}

/** A game as chance wants it. */
export function dealGame<State>({ engine, newSeed }: Pick<Context<State>, 'engine' | 'newSeed'>, options: GameOptions): Dealt<State> {
  const seed = newSeed();
  return { seed, ...engine.createGame(options, seed) };
}

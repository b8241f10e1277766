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
 * The first game of a fixed series in which the learner, who opened it and has the first seat, begins: then the first turn is
 * the first thing to be seen, and every tutorial is dealt alike. Nobody has secrets to keep in it.
 */
export function dealTutorial<State>({ engine }: Pick<Context<State>, 'engine'>, options: GameOptions): Dealt<State> {
  const dealNumber = (number: number): Dealt<State> => deal(engine, options, `tutorial ${number}`);
  let dealt = dealNumber(1);
  for (let number = 2; number <= attempts && engine.view(dealt.state, 'public').firstPlayer !== 0; number += 1) dealt = dealNumber(number);
  return dealt;
}

/** A game as chance wants it. */
export function dealGame<State>({ engine, newSeed }: Pick<Context<State>, 'engine' | 'newSeed'>, options: GameOptions): Dealt<State> {
  return deal(engine, options, newSeed());
}

function deal<State>(engine: Context<State>['engine'], options: GameOptions, seed: string): Dealt<State> {
  return { seed, ...engine.createGame(options, seed) };
}

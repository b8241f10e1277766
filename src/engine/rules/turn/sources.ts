/** Sources of open actions and offers, by name: each game has those of its modules. */
import type { Switch } from '../../../catalogue/vocabulary.ts';
import { switchesOf } from '../../content.ts';
import type { ActionSource, OpenActions } from '../../types/actions.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

export interface SourceOffer<S extends ActionSource> {
  /** Id of the choice: stable, since stored questions and standing orders name it. */
  readonly id: string;
  readonly ability: OpenActions[S];
  readonly card?: string;
}

/** The declaration that every source makes, no matter how its offers are used. */
export interface AnySource<S extends ActionSource> {
  /** The switch of its module; without one it is in every game. */
  readonly when?: Switch;
  readonly offers: (state: GameState, seat: Seat) => ReadonlyArray<SourceOffer<S>>;
}

type Named<L> = ReadonlyArray<readonly [keyof L, L[keyof L]]>;

type Listed<L> = Readonly<Record<keyof L, Pick<AnySource<ActionSource>, 'when'>>>;

/** A function that finds those of a list that are in a game. It keeps what it finds: it is asked after every answer. */
export function sourcesByGame<L extends Listed<L>>(all: () => L): (options: GameOptions) => Named<L> {
  const known = new WeakMap<GameOptions, Named<L>>();
  return (options) => {
    const found = known.get(options) ?? sourcesIn(all(), options);
    known.set(options, found);
    return found;
  };
}

function sourcesIn<L extends Listed<L>>(all: L, options: GameOptions): Named<L> {
  const on = switchesOf(options);
  // TypeScript gives the names of any object as plain strings.
  const names = Object.keys(all) as Array<keyof L & string>;
  return names.flatMap((name) => {
    const { [name]: source } = all;
    return source.when === undefined || on.has(source.when) ? [[name, source] as const] : [];
  });
}

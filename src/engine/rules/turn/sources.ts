/** Where open actions and offers come from: a list of sources by name, of which each game has those of its modules. */
import type { Switch } from '../../../catalogue/vocabulary.ts';
import { switchesOf } from '../../content.ts';
import type { ActionKey, ActionSource, OpenActions } from '../../types/actions.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

export interface Offer<S extends ActionSource> {
  /** Of the choice: stable, since stored questions and standing orders name it. */
  readonly id: string;
  readonly ability: OpenActions[S];
  readonly card?: string;
}

/** What every source says, whatever is done with what it offers. */
export interface AnySource<S extends ActionSource> {
  /** The switch of its module; without one it is in every game. */
  readonly when?: Switch;
  readonly offers: (state: GameState, seat: Seat) => ReadonlyArray<Offer<S>>;
}

export interface Sources<T> {
  /** Gives what takes the declaration back, for tests. Throws if the name is taken. */
  declare(name: ActionSource, source: T): () => void;
  /** Those of a game. */
  present(options: GameOptions): ReadonlyArray<readonly [ActionSource, T]>;
  /** Throws if nobody has declared it. */
  named(name: ActionSource): T;
  /** What is done by all of them; `abilities` says which of a source's fields tells that. */
  keys(abilities: (source: T) => object): Array<ActionKey>;
}

/** An empty list. `what`: what its sources bring, for whoever reads the error. */
export function sourceList<T extends Pick<AnySource<ActionSource>, 'when'>>(what: string): Sources<T> {
  const all = new Map<ActionSource, T>();
  /** Those of a game are asked for at every turn, after every answer. */
  let known = new WeakMap<GameOptions, ReadonlyArray<readonly [ActionSource, T]>>();
  return {
    declare(name, source) {
      if (all.has(name)) throw new Error(`the ${what} of ${name} are declared twice`);
      all.set(name, source);
      known = new WeakMap();
      return () => {
        all.delete(name);
        known = new WeakMap();
      };
    },
    present(options) {
      const found = known.get(options);
      if (found !== undefined) return found;
      const on = switchesOf(options);
      const present = [...all].filter(([, { when }]) => when === undefined || on.has(when));
      known.set(options, present);
      return present;
    },
    named(name) {
      const source = all.get(name);
      if (source === undefined) throw new Error(`nobody has declared the ${what} of ${name}`);
      return source;
    },
    keys: (abilities) =>
      // Both parts of a key belong together by the type, which a template can't follow.
      [...all].flatMap(([name, source]) => Object.keys(abilities(source)).map((ability) => `${name}/${ability}` as ActionKey)),
  };
}

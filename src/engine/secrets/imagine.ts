/** Worlds that a seat can think of: the game as it may be for all that this seat knows, to be played on in its head. */
import { shuffle, type RandomState } from '../flow/random.ts';
import type { StateReader, Secret, Thing } from '../flow/secrecy.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { byName, disguise, isThing, poolOf, put } from './index.ts';
import { drawnFrom } from './table.ts';
import { walkState } from './walk.ts';

/**
 * A copy of this game in which everything that the seat may not know is dealt again, also which cards were left in the
 * box. The same view, course of the game and random numbers give the same world, whatever the hidden truth is. `state`
 * stays as it is, `random` moves on.
 */
export function imagine(state: GameState, seat: Seat, random: RandomState): GameState {
  const world = copyOf(state);
  fromTheBox(world, seat, random);
  disguise(world, seat, random);
  return world;
}

/** Copies a state deeply, except for what no rule changes: the options and the open questions. */
export function copyOf(state: GameState): GameState {
  const { options, decisions, ...rest } = state;
  return { ...copyOfPlain(rest), options, decisions: [...decisions] };
}

function copyOfPlain<T>(value: T): T {
  // Plain data have the shape of what they were copied from.
  if (Array.isArray(value)) return value.map((item: unknown) => copyOfPlain(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = copyOfPlain(item);
  return copy as T;
}

/** Cards that some rule has drawn at random from more of the same kind, of which the rest went back into the box. */
interface Drawn {
  readonly all: ReadonlyArray<Thing>;
  readonly known: Array<Thing>;
  readonly puts: Array<(thing: Thing) => void>;
}

function fromTheBox(world: GameState, seat: Seat, random: RandomState): void {
  const kinds = new Map<string, Drawn>();
  const nothing = (): void => undefined;
  walkState(world, seat, {
    secret: (node, value, look) => {
      for (const [at, thing] of (Array.isArray(value) ? value : [value]).entries())
        meet(kinds, node, { value, at, thing, look });
    },
    odd: nothing,
    gap: nothing,
  });
  for (const { all, known, puts } of byName(kinds)) {
    const left = [...all];
    for (const thing of known) if (left.includes(thing)) left.splice(left.indexOf(thing), 1);
    const things = shuffle(random, left);
    for (const place of puts) {
      const thing = things.pop();
      if (thing !== undefined) place(thing);
    }
  }
}

interface Met {
  readonly value: unknown;
  readonly at: number;
  readonly thing: unknown;
  readonly look: StateReader;
}

function meet(kinds: Map<string, Drawn>, node: Secret, { value, at, thing, look }: Met): void {
  if (!isThing(thing)) return;
  const all = drawnFrom.get(poolOf(node, thing, look))?.(thing, look.state);
  if (all === undefined) return;
  const name = [...all].join();
  const kind = kinds.get(name) ?? { all, known: [], puts: [] };
  kinds.set(name, kind);
  if (node.known(look, at)) kind.known.push(thing);
  else
    kind.puts.push(
      Array.isArray(value)
        ? (other) => void value.splice(at, 1, other)
        : (other) => {
            put(look, other);
          },
    );
}

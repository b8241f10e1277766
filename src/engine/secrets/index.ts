/**
 * Other worlds that look the same: everything that a seat may not know is dealt again, as it may lie for all that this
 * seat can see. The property of secrecy changes states by it; automatic players can think of worlds by it.
 */
import { shuffle, type RandomState } from '../flow/random.ts';
import type { StateReader, Secret, Thing, Viewer } from '../flow/secrecy.ts';
import type { GameState } from '../types/state.ts';
import { isPlain, walkState } from './walk.ts';
import { present } from '../../values/present.ts';

/** Places of one list, or a single place, whose things are dealt again. */
interface Places {
  readonly accepts: ((thing: Thing) => boolean) | undefined;
  readonly puts: Array<(thing: Thing) => void>;
}

/** Things that may lie in one another's places. */
interface Pool {
  readonly unknown: Array<Thing>;
  /** Seen by the viewer: they stay where they are. */
  readonly known: Array<Thing>;
  readonly places: Array<Places>;
  /** Things that may be in the box, as far as they are nowhere else. */
  readonly box: Set<Thing>;
}

/** The values sorted by name. */
export function byName<T>(named: ReadonlyMap<string, T>): Array<T> {
  return [...named].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}

/**
 * Deals again, in place, everything in this state that the viewer may not know; all else stays as it is. Questions
 * asked of other players in private are known to be asked and no more: their answer there is to pass. `state` has to be
 * the caller's own.
 */
export function disguise(state: GameState, viewer: Viewer, random: RandomState): void {
  const pools = new Map<string, Pool>();
  const odds: Array<() => void> = [];
  walkState(state, viewer, {
    secret: (node, value, look) => {
      gather(pools, node, value, look);
    },
    odd: (node, value, look) => {
      odds.push(() => {
        put(look, node.disguise(value, look, random));
      });
    },
    gap: (path) => {
      throw new Error(`nobody has said who knows ${path.join('.')}`);
    },
  });
  // In an order of its own, so that the outcome depends on nothing that is hidden.
  for (const pool of byName(pools)) deal(pool, random);
  for (const change of odds) change();
}

/** The parts of a state that are declared neither public nor secret, by their paths; there should be none. */
export function undeclared(state: GameState): Array<string> {
  const gaps: Array<string> = [];
  const nothing = (): void => undefined;
  walkState(state, 'public', { secret: nothing, odd: nothing, gap: (path) => gaps.push(path.join('.')) });
  return gaps;
}

export function put({ holder, path }: StateReader, value: unknown): void {
  if (isPlain(holder)) holder[present(path.at(-1), 'a path')] = value;
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'string' || typeof value === 'number';
}

export function poolOf({ pool }: Secret, thing: Thing, look: StateReader): string {
  return typeof pool === 'string' ? pool : pool(thing, look);
}

function gather(pools: Map<string, Pool>, node: Secret, value: unknown, look: StateReader): void {
  const list: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value];
  const here = new Map<Pool, Places>();
  const { only } = node;
  for (const [at, thing] of list.entries()) {
    if (!isThing(thing)) throw new Error(`${look.path.join('.')} holds no cards or tokens`);
    const name = poolOf(node, thing, look);
    const pool = pools.get(name) ?? { unknown: [], known: [], places: [], box: new Set() };
    pools.set(name, pool);
    if (node.known(look, at)) {
      pool.known.push(thing);
      continue;
    }
    pool.unknown.push(thing);
    for (const other of node.box?.(look, thing) ?? []) pool.box.add(other);
    const places: Places = here.get(pool) ?? {
      accepts: only === undefined ? undefined : (other) => only(other, look),
      puts: [],
    };
    here.set(pool, places);
    places.puts.push(
      Array.isArray(value)
        ? (other) => void value.splice(at, 1, other)
        : (other) => {
            put(look, other);
          },
    );
  }
  for (const [pool, places] of here) pool.places.push(places);
}

/** First the places that take the fewest things: the others may take those too. */
function deal({ unknown, known, places, box }: Pool, random: RandomState): void {
  const spare = [...box].filter((thing) => !unknown.includes(thing) && !known.includes(thing));
  const things = shuffle(random, [...unknown, ...spare].sort());
  const choice = ({ accepts }: Places): number => (accepts === undefined ? Infinity : things.filter(accepts).length);
  const ordered = places
    .map((one) => ({ ...one, choice: choice(one) }))
    .sort((one, other) => (one.choice < other.choice ? -1 : 1));
  for (const { accepts, puts } of ordered) {
    for (const place of puts) {
      const at = accepts === undefined ? things.length - 1 : things.findIndex(accepts);
      const [thing] = things.splice(at, 1);
      if (thing === undefined) throw new Error('there are more places than things');
      place(thing);
    }
  }
}

/**
 * Declarations of who knows what: each piece of the state is declared, field by field, public or secret. `Secrecy<T>`
 * has a place for every field of `T`, so that a field that no one thought of does not compile; what is declared,
 * `disguise` can deal again.
 */
import type { Seat } from '../types/ids.ts';
import type { Frame, GameState } from '../types/state.ts';
import type { RandomState } from './random.ts';
import { present } from '../../values/present.ts';

export type Viewer = Seat | 'public';

/** A place of the state, and who looks at it. */
export interface StateReader {
  readonly state: GameState;
  readonly viewer: Viewer;
  /** The player who holds this place: the last `bySeat` on the way to it. */
  readonly owner: Seat | undefined;
  /** The object that it is a field of. */
  readonly holder: object;
  /** The keys that lead to it, its own the last. */
  readonly path: ReadonlyArray<string>;
  /** The procedure whose data it is a part of. */
  readonly frame: Frame | undefined;
}

export type Thing = string | number;

/** A card, token or number that not everyone knows, or a list of them. */
export interface Secret {
  readonly secrecy: 'secret';
  /** Things of one pool can lie in one another's places, for all that someone knows who sees none of them. */
  readonly pool: string | ((thing: Thing, look: StateReader) => string);
  /** Whether the viewer knows the thing that lies here; `at`: which one of a list. */
  readonly known: Known;
  /**
   * Whether this thing of the pool can lie here, as everyone knows; left out: all of them can. Of two such places, the
   * things that can lie there are disjoint, or those of one include those of the other.
   */
  readonly only?: (thing: Thing, look: StateReader) => boolean;
  /** The things that might lie here as well, though they are nowhere in this game's state: those left in the box. */
  readonly box?: (look: StateReader, thing: Thing) => ReadonlyArray<Thing>;
}

export type Known = (look: StateReader, at: number) => boolean;

/** Every element of a list, or every value of a record, alike. */
export interface Each<T> {
  readonly secrecy: 'each';
  readonly each: Secrecy<T>;
  /** The index, or the key, is a seat: its player owns what is below. */
  readonly bySeat: boolean;
}

/**
 * Secret in a way of its own. Gives what may as well stand there in the eyes of the viewer; asked after all cards are
 * dealt.
 */
export interface Odd<T> {
  readonly secrecy: 'odd';
  readonly disguise: (value: unknown, look: StateReader, random: RandomState) => T;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, K> = T extends unknown ? (K extends keyof T ? Exclude<T[K], undefined> : never) : never;
type ElementOf<T> = T extends ReadonlyArray<infer E> ? E : T extends object ? T[keyof T] : never;

/** Public as a whole, or declared part by part; in a union every field of every member. */
export type Secrecy<T> =
  | 'public'
  | Odd<T>
  | ([T] extends [ReadonlyArray<Thing> | Thing] ? Secret : never)
  | ([T] extends [object] ? Each<Exclude<ElementOf<T>, undefined>> : never)
  | ([T] extends [ReadonlyArray<unknown>] ? never : [T] extends [object] ? Fields<T> : never);

/** Any declaration, for those who don't know of what. */
export type AnySecrecy = 'public' | Secret | Each<never> | Odd<unknown> | { readonly [field: string]: AnySecrecy };

export type Fields<T> = { readonly [K in KeysOf<T>]-?: Secrecy<FieldOf<T, K>> };

/** A list of ids, or an id by the name of `card`. */
type HoldsCards<K, V> = V extends ReadonlyArray<infer E> ? IsId<E> : K extends 'card' ? IsId<V> : false;
type IsId<T> = string extends T ? true : false;

/** Fields with cards or tokens in them. The data of a procedure have to say of each of these who knows it. */
type CardFields<T> =
  T extends Record<string, never>
    ? never
    : { [K in KeysOf<T>]: true extends HoldsCards<K, FieldOf<T, K>> ? K : never }[KeysOf<T>];

/**
 * Secrets of a procedure's data. A field that is not named is public: the player it is about, its cause, how much is
 * left.
 */
export type DataSecrets<T> = Pick<Fields<T>, CardFields<T> & keyof Fields<T>> & Partial<Fields<T>>;
/** The arguments that say so: none where nothing has to be said. */
export type SaysWhoKnows<T> = [CardFields<T>] extends [never]
  ? [secrets?: Partial<Fields<T>>]
  : [secrets: DataSecrets<T>];

export const nobody: Known = () => false;

/** The player who holds this place, and no other. */
export const owner: Known = ({ owner: seat, viewer }) => seat !== undefined && seat === viewer;

/** The seat that a procedure is about, in its data. */
export const actor: Known = ({ holder, viewer }) => 'seat' in holder && holder.seat === viewer;

/** Cards lie among cards of their own kind: the first part of their ids. */
export const sameKind = (thing: Thing): string => present(String(thing).split('/')[0], 'a kind');

export function secret(pool: Secret['pool'], known: Known, more: Pick<Secret, 'only' | 'box'> = {}): Secret {
  return { secrecy: 'secret', pool, known, ...more };
}

export function each<T>(of: Secrecy<T>): Each<T> {
  return { secrecy: 'each', each: of, bySeat: false };
}

export function bySeat<T>(of: Secrecy<T>): Each<T> {
  return { secrecy: 'each', each: of, bySeat: true };
}

export function odd<T>(disguise: (value: T, look: StateReader, random: RandomState) => T): Odd<T> {
  // What stands in the state at this place has the type that was declared for it.
  return { secrecy: 'odd', disguise: (value, look, random) => disguise(value as T, look, random) };
}

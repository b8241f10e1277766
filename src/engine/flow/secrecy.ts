/**
 * Who knows what: each piece of the state is declared, field by field, public or secret. `Secrecy<T>` has a place for every
 * field of `T`, so that a field that nobody thought of does not compile; what is declared, `disguise` can deal anew.
 */
import type { RandomState } from './random.ts';
import type { Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';

export type Viewer = Seat | 'public';

/** A place of the state, and who looks at it. */
export interface Look {
  readonly state: GameState;
  readonly viewer: Viewer;
  /** The player with whom it lies: the last `bySeat` on the way to it. */
  readonly owner: Seat | undefined;
  /** The object that it is a field of. */
  readonly holder: object;
}

/** A card or token, several of them in a list, or a number, that not everybody knows. */
export interface Secret {
  readonly secrecy: 'secret';
  /** Things of one pool can lie in one another's places, for all that somebody knows who sees none of them. */
  readonly pool: string | ((look: Look, thing: Thing) => string);
  readonly known: (look: Look) => boolean;
  /** Where only some things of the pool can lie here, and everybody knows that. */
  readonly only?: (thing: Thing, look: Look) => boolean;
  /** What might lie here as well, though it is nowhere in this game's state: whatever was left in the box. */
  readonly box?: (look: Look, thing: Thing) => ReadonlyArray<Thing>;
}

export type Thing = string | number;

/** Every element of a list, or every value of a record, alike. */
export interface Each<T> {
  readonly secrecy: 'each';
  readonly each: Secrecy<T>;
  /** The index, or the key, is a seat: its player owns what is below. */
  readonly bySeat: boolean;
}

/** Secret in a way of its own. Gives what stands there in the eyes of somebody who may not know it. */
export interface Odd<T> {
  readonly secrecy: 'odd';
  readonly disguise: (value: T, look: Look, random: RandomState) => T;
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

export type Fields<T> = { readonly [K in KeysOf<T>]-?: Secrecy<FieldOf<T, K>> };

export const nobody = (): boolean => false;

/** Its player alone, until the game is over. */
export const owner = ({ owner: seat, viewer }: Look): boolean => seat !== undefined && seat === viewer;

export function secret(pool: Secret['pool'], known: Secret['known'], more: Pick<Secret, 'only' | 'box'> = {}): Secret {
  return { secrecy: 'secret', pool, known, ...more };
}

export function each<T>(of: Secrecy<T>): Each<T> {
  return { secrecy: 'each', each: of, bySeat: false };
}

export function bySeat<T>(of: Secrecy<T>): Each<T> {
  return { secrecy: 'each', each: of, bySeat: true };
}

export function odd<T>(disguise: Odd<T>['disguise']): Odd<T> {
  return { secrecy: 'odd', disguise };
}

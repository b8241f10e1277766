/**
 * The holdings of each player that a module adds: cards, counted tokens, counted uses. Each holding is declared with
 * who sees what of it, and from that follow its piece of the state, its secrets and its parts of the views:
 *
 *     const held = holdings({ mutiny: heldCards({ faces: 'owner' }), miracle: counted(), used: counted() });
 *     interface MyPiece { held: HeldBySeat<typeof held> }
 *     export const mine: ModuleDeclaration<'mine'> = {
 *       …, state: { start: ({ players }) => ({ held: held.start(players) }), secrets: { held: held.secrets } },
 *       seatView: ({ modules, over }, seat) => held.seen(modules.mine?.held[seat], over !== undefined) };
 */
import type { CardId } from '../types/ids.ts';
import { bySeat, owner, sameKind, secret, type Known, type Secret, type Secrecy } from './secrecy.ts';

export interface Holding<T, V> {
  readonly none: () => T;
  readonly secrets: Secrecy<T>;
  /** The part that everyone sees; `isOver`: from the end of the game on. */
  readonly toAll: (held: T, isOver: boolean) => V;
  readonly toOwner: (held: T) => V;
}

export interface HeldCards {
  readonly count: number;
  /** The cards themselves, for players who see their faces. */
  readonly cards?: ReadonlyArray<CardId>;
}

interface CardSight {
  /** The players who see which cards they are; everyone sees how many. */
  readonly faces: 'everybody' | 'owner';
  /** All turn them up when the game is over. */
  readonly shownAtEnd?: true;
  readonly pool?: Secret['pool'];
  readonly only?: NonNullable<Secret['only']>;
  readonly box?: NonNullable<Secret['box']>;
}

/** Cards that lie with their player. */
export function heldCards({
  faces,
  shownAtEnd,
  pool = sameKind,
  ...more
}: CardSight): Holding<Array<CardId>, HeldCards> {
  const known: Known = (look, at) => (shownAtEnd === true && look.state.over !== undefined) || owner(look, at);
  const seen = (cards: ReadonlyArray<CardId>): HeldCards => ({ count: cards.length, cards: [...cards] });
  return {
    none: () => [],
    secrets: faces === 'everybody' ? 'public' : secret(pool, known, more),
    toAll: (cards, isOver) =>
      faces === 'everybody' || (shownAtEnd === true && isOver) ? seen(cards) : { count: cards.length },
    toOwner: seen,
  };
}

/** Tokens or uses that are counted, for everyone to see. */
export function counted(): Holding<number, number> {
  return { none: () => 0, secrets: 'public', toAll: (count) => count, toOwner: (count) => count };
}

/** Any holding, for those who know none by name. `held` is what the holding of that name has made. */
interface SomeHolding {
  readonly none: () => unknown;
  readonly secrets: unknown;
  toAll(held: unknown, isOver: boolean): unknown;
  toOwner(held: unknown): unknown;
}
type Declared = Readonly<Record<string, SomeHolding>>;

/** The holdings of one player. */
export type HoldingValues<H> = { -readonly [K in keyof H]: H[K] extends { readonly none: () => infer T } ? T : never };
/** The visible part of one player's holdings, to everyone or to their owner. */
export type HeldView<H> = { readonly [K in keyof H]?: Shown<H[K]> };
type Shown<T> = T extends { readonly toOwner: (held: never) => infer V } ? Exclude<V, undefined> : never;

export interface Holdings<H> {
  readonly start: (players: number) => Array<HoldingValues<H>>;
  readonly secrets: Secrecy<Array<HoldingValues<H>>>;
  readonly seen: (held: HoldingValues<H> | undefined, isOver: boolean) => HeldView<H> | undefined;
  readonly own: (held: HoldingValues<H> | undefined) => HeldView<H> | undefined;
}
/** The holdings of all players, indexed by seat. */
export type HeldBySeat<T> = T extends Holdings<infer H> ? Array<HoldingValues<H>> : never;
export type HeldViewOf<T> = T extends Holdings<infer H> ? HeldView<H> : never;

/** Several holdings of each player together. */
export function holdings<const H extends Declared>(declared: H): Holdings<H> {
  const entries: ReadonlyArray<readonly [string, SomeHolding]> = Object.entries(declared);
  const fields = Object.fromEntries(entries.map(([name, { secrets }]) => [name, secrets]));
  const nothing = (): HoldingValues<H> =>
    Object.fromEntries(entries.map(([name, { none }]) => [name, none()])) as HoldingValues<H>;
  const shown = (
    held: object | undefined,
    show: (holding: SomeHolding, value: unknown) => unknown,
  ): HeldView<H> | undefined => {
    if (held === undefined) return undefined;
    const values = new Map<string, unknown>(Object.entries(held));
    const parts = entries.map(
      ([name, holding]) => [name, values.has(name) ? show(holding, values.get(name)) : undefined] as const,
    );
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as HeldView<H>;
  };
  return {
    start: (players) => Array.from({ length: players }, nothing),
    secrets: bySeat(fields as unknown as Secrecy<HoldingValues<H>>),
    seen: (held, isOver) => shown(held, (holding, value) => holding.toAll(value, isOver)),
    own: (held) => shown(held, (holding, value) => holding.toOwner(value)),
  };
}

/** Motives: who has which, and who knows it (R-LOY-20, R-LOY-24). */
import { catalogue } from '../../../catalogue/index.ts';
import type { Motive } from '../../../catalogue/motives.ts';
import { conditionHolds } from '../../conditions.ts';
import { contentOf } from '../../content.ts';
import { heldCards, holdings, type HeldBySeat, type HeldViewOf } from '../../flow/holdings.ts';
import { shuffle, type RandomState } from '../../flow/random.ts';
import { nobody, sameKind, secret, type Fields } from '../../flow/secrecy.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

/** Motives of each player: once revealed they stay faceup (R-LOY-97). */
const held = holdings({
  hidden: heldCards({ faces: 'owner', shownAtEnd: true }),
  revealed: heldCards({ faces: 'everybody' }),
});

export interface Motives {
  deck: Array<CardId>;
  held: HeldBySeat<typeof held>;
}

export interface OwnMotive {
  readonly card: CardId;
  readonly revealed: boolean;
  /** Whether what it asks for is so as the game stands. */
  readonly holds: boolean;
}

/** The view of the Cylon Leader alone; when the game is over, of everyone. */
export type MotivesView = HeldViewOf<typeof held>;

export const motivesSecrets: Fields<Motives> = { deck: secret(sameKind, nobody), held: held.secrets };

export function motivesAtStart(options: GameOptions, random: RandomState): Motives {
  return { deck: shuffle(random, [...contentOf(options).motives.keys()]), held: held.start(options.players) };
}

export function motiveEntry(card: CardId): Motive {
  const found = catalogue.motives.get(card);
  if (found === undefined) throw new Error(`there is no Motive ${card}`);
  return found;
}

/** Throws in a game without Motives. */
export function motivesOf({ modules: { motives } }: GameState, seat: Seat): Motives['held'][number] {
  const found = motives?.held[seat];
  if (found === undefined) throw new Error(`there are no Motives for seat ${seat}`);
  return found;
}

export function takeFromDeck({ modules: { motives } }: GameState, count: number): Array<CardId> {
  return motives === undefined ? [] : motives.deck.splice(Math.max(0, motives.deck.length - count)).reverse();
}

const hasSome = ({ hidden, revealed }: Motives['held'][number]): boolean => hidden.length + revealed.length > 0;

export function motivesSeen({ modules, over }: GameState, seat: Seat): HeldViewOf<typeof held> | undefined {
  const own = modules.motives?.held[seat];
  return own !== undefined && hasSome(own) ? held.seen(own, over !== undefined) : undefined;
}

export function holds(state: GameState, seat: Seat, card: CardId): boolean {
  return motiveEntry(card).requires.every((is) => conditionHolds(state, is, seat));
}

/** The Motives of the player's own hand, then those that lie open. */
export function ownMotives(state: GameState, seat: Seat): ReadonlyArray<OwnMotive> | undefined {
  const own = state.modules.motives?.held[seat];
  if (own === undefined || !hasSome(own)) return undefined;
  const told =
    (revealed: boolean) =>
    (card: CardId): OwnMotive => ({ card, revealed, holds: holds(state, seat, card) });
  return [...own.hidden.map(told(false)), ...own.revealed.map(told(true))];
}

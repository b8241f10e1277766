/** The Mutiny deck and who holds which cards of it: R-DAY-20, R-DAY-22, R-DAY-23. */
import { catalogue } from '../../../catalogue/index.ts';
import type { MutinyCard } from '../../../catalogue/mutiny.ts';
import { contentOf } from '../../content.ts';
import { heldCards, holdings, type HeldBySeat, type HeldViewOf } from '../../flow/holdings.ts';
import { shuffle, type RandomState } from '../../flow/random.ts';
import { nobody, sameKind, secret, type Secrecy } from '../../flow/secrecy.ts';
import { isHuman, playerAt } from '../../pieces/players.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState, Pile } from '../../types/state.ts';

const held = holdings({ cards: heldCards({ faces: 'owner' }) });

export interface Mutiny extends Pile<CardId> {
  held: HeldBySeat<typeof held>;
}

/** `cards`: how many, and to their owner which. */
export type MutinyHandView = HeldViewOf<typeof held>;

/** Cards left in the deck, and the discard pile, the latest last. */
export interface MutinyView {
  readonly left: number;
  readonly discard: ReadonlyArray<CardId>;
}

export const mutinySecrets: Secrecy<Mutiny> = { deck: secret(sameKind, nobody), discard: 'public', held: held.secrets };

export function mutinyAtStart(options: GameOptions, random: RandomState): Mutiny {
  const cards = [...contentOf(options).mutiny.values()].flatMap(({ id, copies }) =>
    Array.from({ length: copies }, () => id),
  );
  return { deck: shuffle(random, cards), discard: [], held: held.start(options.players) };
}

export const mutinySeen = ({ modules, over }: GameState, seat: Seat) =>
  held.seen(modules.mutiny?.held[seat], over !== undefined);
export const ownMutiny = ({ modules }: GameState, seat: Seat) => held.own(modules.mutiny?.held[seat]);

/** Throws in a game without Mutiny cards. */
export function mutinyOf({ modules: { mutiny } }: GameState): Mutiny {
  if (mutiny === undefined) throw new Error('there are no Mutiny cards in this game');
  return mutiny;
}

/** The Mutiny cards of this player; none in a game without them. */
export function mutinyHand({ modules }: GameState, seat: Seat): Array<CardId> {
  return modules.mutiny?.held[seat]?.cards ?? [];
}

export function mutinyEntry(card: CardId): MutinyCard {
  const found = catalogue.mutiny.get(card);
  if (found === undefined) throw new Error(`there is no Mutiny card ${card}`);
  return found;
}

/** R-DAY-22: also infiltrators and hidden Cylons. */
export function mayHaveMutiny(state: GameState, seat: Seat): boolean {
  return state.modules.mutiny !== undefined && isHuman(state, seat);
}

/** R-DAY-40: whether this player has the card faceup. */
export function isMutineer(state: GameState, seat: Seat): boolean {
  return playerAt(state, seat).loyalty.some(
    ({ card, faceUp }) => faceUp && catalogue.loyalty.get(card)?.kind === 'mutineer',
  );
}

/** R-DAY-23 */
export function mutinyLimit(state: GameState, seat: Seat): number {
  return isMutineer(state, seat) ? 2 : 1;
}

/** Parts that several verbs have in common: who is meant, who may be chosen. */
import { z } from 'zod';
import { flag, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { cells, sendPlaces } from '../vocabulary.ts';
import { condition } from './condition.ts';
import type { Title } from '../vocabulary.ts';
import type { Frozen } from './verb.ts';

/**
 * A player by role. `you` is the player who uses or resolves the effect, `chosen` the one that the nearest
 * `choosePlayer` around it found, `each` every human player, `everyone` every player, `cylons` every Cylon player.
 * `chooser` is the player who chose the box of the Crisis card, even if the title that gave the choice has changed
 * hands meanwhile. A title stands for its holder.
 */
export const plainRoles = ['current', 'chooser', 'you', 'chosen', 'each', 'everyone', 'cylons'] as const;
export type PlainRecipient = (typeof plainRoles)[number];
export type Recipient = PlainRecipient | Title;
export const role = z.union([z.enum(plainRoles), title], { error: 'a role, or a title for its holder' });

/** Several at the same time: `[president, admiral]`. Someone who is both does the part of either (R-CRI-15). */
export type Roles = Recipient | ReadonlyArray<Recipient>;
export const someRoles = z.union([role, z.array(role).min(2)], { error: 'a role, or a list of at least two' });

export function isPlainRole(role: Recipient): role is PlainRecipient {
  return plainRoles.some((plain) => plain === role);
}

/** Which players may be chosen; every given condition has to hold. */
export const playerFilter = fields({
  /** Can be moved there (R-TURN-113). */
  sendable: z.enum(sendPlaces).exactOptional(),
  /** The same, unless no one can be moved there. */
  sendableIfAny: z.enum(sendPlaces).exactOptional(),
  /** Anyone but the player who chooses. */
  other: flag.exactOptional(),
  human: flag.exactOptional(),
  cylon: flag.exactOptional(),
  /** A player on one of the locations of that board. */
  aboard: z.enum(['galactica', 'newCaprica']).exactOptional(),
  in: z.enum(cells).exactOptional(),
  /** A player at the same location as the player who chooses. */
  here: flag.exactOptional(),
  not: title.exactOptional(),
  eligibleFor: title.exactOptional(),
  /** May be nominated while a card in play limits who may (R-TTL-18). */
  nominee: flag.exactOptional(),
  /** Holds one of these titles. */
  holds: z.array(title).min(1).exactOptional(),
  /** Has a face-down Loyalty card that the chooser could look at. */
  hasLoyalty: flag.exactOptional(),
  /** Gets Loyalty cards: no Cylon Leader and no one who infiltrates (R-LOY-94, R-LOY-102). */
  getsLoyalty: flag.exactOptional(),
  /** This holds with that player as `you`; its words for that are declared with `wordsWho`. */
  if: condition.exactOptional(),
});
export type PlayerFilter = Frozen<z.output<typeof playerFilter>>;

/** How a card that stays in play leaves it. */
export const stays = [
  'untilJump',
  'untilLossOrJump',
  'untilBasestarLostOrJump',
  'untilNoRaidersOrJump',
  'untilScarLostOrJump',
  'toEnd',
] as const;
export type Stay = (typeof stays)[number];

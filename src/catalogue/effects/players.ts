/** Players: hands, places, titles, Loyalty. */
import { z } from 'zod';
import { count, flag, location, name, skill, title } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';
import { sendPlaces } from '../vocabulary.ts';
import { someEffects } from './lists.ts';
import { playerFilter, role, someRoles } from './parts.ts';
import { final, plain, verb } from './verb.ts';
import type { Verbs } from './verb.ts';

export const playerVerbs = {
  /**
   * `count: 'all'`: the whole hand. `random`: picked at random (R-TURN-147). `together`: at the same time as the
   * discard before it (R-TURN-146).
   */
  discard: verb(
    fields({
      who: someRoles,
      count: z.union([count, z.literal('all')], { error: 'a number from 1, or all' }),
      random: flag.exactOptional(),
      together: flag.exactOptional(),
    }),
    plain,
  ),
  /**
   * From the named Skill decks (one: that deck; several: each card from any of them), `any` deck, the `own` skill set,
   * or `theirs`: that of the chosen player.
   */
  draw: verb(
    fields({
      who: someRoles,
      count,
      from: z.union([z.array(skill).min(1), z.enum(['any', 'own', 'theirs'])], {
        error: 'a list of skills, any, own, or theirs',
      }),
    }),
    plain,
  ),
  /** Everyone of that role, or every human player's character at that location or on that board. */
  send: verb(
    fields({
      who: z.union([role, fields({ at: location }), fields({ aboard: name })], {
        error: 'a role, { at: location/… } or { aboard: … }',
      }),
      to: z.enum(sendPlaces),
    }),
    plain,
  ),
  choosePlayer: verb(
    fields({
      by: role,
      from: playerFilter,
      optional: flag.exactOptional(),
      then: someEffects,
    }),
    { ...plain, findsPlayer: true },
  ),
  /** Looks at one random face-down Loyalty card of that player, or at all of them. */
  lookAtLoyalty: verb(fields({ by: role, of: role, all: flag.exactOptional() }), plain),
  giveTitle: verb(fields({ title, to: role }), final(plain)),
  /**
   * Freed from the Brig (or Detention), to a location of the same board, or of any ship of the humans, that `you`
   * chooses. `sameBoard`: also `you` may not stay.
   */
  release: verb(
    z.union([role, fields({ who: role, to: z.enum(['anyShip', 'newCaprica', 'sameBoard']) })], {
      error: 'a role, or { who, to: anyShip | newCaprica | sameBoard }',
    }),
    plain,
  ),
  /** Another player moves and acts, or acts twice (R-TURN-77). */
  executiveOrder: verb(flag, plain),
  /** `you` takes that many more actions at once (R-TURN-76). */
  extraActions: verb(count, plain),
  /** Looks at a player's hand and takes a card of it (R-TURN-131). */
  takeCard: verb(flag, plain),
  /** Gives all face-down Loyalty cards to another player, at that distance or less (R-LOY-72). */
  handOverLoyalty: verb(fields({ upToDistance: count }), plain),
} satisfies Verbs;
export type PlayerVerb = keyof typeof playerVerbs;

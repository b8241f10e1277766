import { z } from 'zod';

/** Tips about what everybody sees; they stand in the game's channel, before the question that they are about. */
export const publicTips = [
  'character', 'loyalty', 'title', 'draw', 'move', 'action', 'discard', 'crisis', 'check', 'result', 'ships', 'attack', 'jump', 'jumped', 'sleeperAgent', 'brig', 'sickbay',
  'others', 'finish',
] as const;
/** Tips about what only one player knows; they come by direct message. What a Loyalty card means is told in any game. */
export const privateTips = ['reaction'] as const;

export type PublicTip = (typeof publicTips)[number];
export type PrivateTip = (typeof privateTips)[number];
export type Tip = PublicTip | PrivateTip;

const tips: ReadonlyArray<Tip> = [...publicTips, ...privateTips];

export const lessonsSchema = z.object({
  /** Each tip is given once. Those of other versions are as if they had not been. */
  told: z.array(z.string()).transform((told) => tips.filter((tip) => told.includes(tip))),
  /** How many turns the learner has begun. */
  ownTurns: z.int(),
  /** Somebody wants no more of them. */
  off: z.boolean(),
});

/** How far a tutorial has come. */
export type Lessons = Readonly<z.infer<typeof lessonsSchema>>;

export const firstLessons: Lessons = { told: [], ownTurns: 0, off: false };

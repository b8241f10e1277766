import { z } from 'zod';

/** Tips about what everybody sees; they stand in the game's channel, before the question that they are about. */
export const publicTips = [
  'character', 'loyalty', 'title', 'draw', 'move', 'action', 'discard', 'crisis', 'check', 'result', 'ships', 'attack', 'jump', 'jumped', 'sleeperAgent', 'brig', 'sickbay',
  'others', 'finish',
] as const;
/** Tips about what only one player knows; they come by direct message. */
export const privateTips = ['human', 'cylon', 'sympathizer', 'reaction'] as const;

export type PublicTip = (typeof publicTips)[number];
export type PrivateTip = (typeof privateTips)[number];
export type Tip = PublicTip | PrivateTip;

export const lessonsSchema = z.object({
  /** Each tip is given once. */
  told: z.array(z.enum([...publicTips, ...privateTips])),
  /** How many turns the learner has begun. */
  ownTurns: z.int(),
  /** Somebody wants no more of them. */
  off: z.boolean(),
});

/** How far a tutorial has come. */
export type Lessons = Readonly<z.infer<typeof lessonsSchema>>;

export const firstLessons: Lessons = { told: [], ownTurns: 0, off: false };

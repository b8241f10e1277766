import { z } from 'zod';
import { lessonsSchema } from '../model/lessons/lessons.ts';

/**
 * Fingerprints of what people have been shown so far. They are stored with the game, so that after a restart nothing is
 * shown twice and nothing is left out.
 */
const announcedSchema = z.object({
  /** Turn and phase when the last step ended. */
  turn: z.number(),
  phase: z.string(),
  picture: z.string(),
  question: z.string(),
  /** The seats that people hold, by seat. */
  seats: z.record(
    z.string(),
    z.object({
      userId: z.string(),
      sheet: z.string(),
      asked: z.array(z.string()),
      invited: z.string().exactOptional(),
    }),
  ),
  /** The automatic players' decision that could not be answered. */
  stuck: z.string().optional(),
  /** A tutorial's tips so far. */
  lessons: lessonsSchema.optional(),
});

export type Announced = Readonly<z.infer<typeof announcedSchema>>;
export type AnnouncedSeat = Announced['seats'][string];

export const nothingAnnounced: Announced = { turn: 0, phase: '', picture: '', question: '', seats: {} };

export function readAnnounced(text: string): Announced {
  return announcedSchema.parse(JSON.parse(text));
}

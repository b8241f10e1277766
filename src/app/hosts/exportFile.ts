import { z } from 'zod';

/** What the first line of such a file says it is. */
export const exportFormat = 'galactica-table game';
export const exportVersion = 1;

const fingerprint = z.string().min(1);

/**
 * A finished game as a file: everything that is needed to play it again, and fingerprints to see that it went the same way.
 * It holds no ids of people, and nothing by which one could tell who answered by hand and who by standing orders.
 */
export const exportFile = z.strictObject({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  game: z.string(),
  /** Of the engine's states. */
  stateVersion: z.int(),
  startedAt: z.string(),
  endedAt: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(z.strictObject({ name: z.string(), automatic: z.boolean(), character: z.string().optional() })),
  /** A game of an earlier version, whose seed was not kept, begins with its dealt state. */
  start: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seed'), seed: z.string() }),
    z.strictObject({ kind: z.literal('state'), state: z.record(z.string(), z.unknown()) }),
  ]),
  /** In order. `events`: fingerprint of all that happened then. */
  answers: z.array(z.strictObject({ seat: z.int(), decision: z.string(), choice: z.array(z.string()), events: fingerprint })),
  end: z.strictObject({
    /** Fingerprint of the last state. */
    state: fingerprint,
    turns: z.int(),
    outcome: z.strictObject({ winner: z.string(), cause: z.string(), winners: z.array(z.int()) }),
  }),
});

export type ExportFile = z.infer<typeof exportFile>;

import type { z } from 'zod';

/**
 * Returns the stored value if it fits the schema; `undefined` if nothing was stored, or another version wrote it in a
 * way that this one does not know.
 */
export function understood<T>(schema: z.ZodType<T>, found: unknown): T | undefined {
  // Most of what is asked for was never stored, and to find fault with nothing takes longer than to read something.
  return found === undefined ? undefined : schema.safeParse(found).data;
}

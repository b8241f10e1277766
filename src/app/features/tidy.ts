import { setImmediate as others } from 'node:timers/promises';
import type { Store } from '../../store/types.ts';

/** A night's work: more of it would be done tomorrow. */
const mostGames = 5000;

/**
 * Forgets what no one needs any more of games that ended before that time, and packs what is left of them, each while
 * others go on. With many games it takes minutes; the rest is left for another night when the signal comes.
 */
export async function tidyAndPack(
  store: Pick<Store, 'prune' | 'packable' | 'pack'>,
  before: number,
  signal: AbortSignal,
): Promise<void> {
  await store.prune(before);
  const games = await store.packable(before, mostGames);
  for (const id of games) {
    if (signal.aborted) return;
    await store.pack(id, before);
    await others();
  }
  // What they took is free now.
  if (games.length > 0) await store.prune(before);
}

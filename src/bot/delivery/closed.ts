import type { App, UserId } from '../../app/types.ts';
import type { CastGame } from '../types.ts';
import { gameScope } from './parts.ts';

/** Returns the settings key for having told the channel of a person's closed direct messages. */
export function toldClosed(userId: UserId): string {
  return `closed:${userId}`;
}

/**
 * Everyone who plays, where someone's direct messages are closed, as everyone has been told: then a reaction is
 * possible that its player hears nothing of, and all are called alike, so that no one learns who is asked. Else no one.
 */
export async function mayBeAsked(
  { app }: { readonly app: Pick<App, 'settings'> },
  { id, seats }: CastGame,
): Promise<ReadonlyArray<UserId>> {
  const people = seats.flatMap((holder) => (holder.kind === 'user' ? [holder.userId] : []));
  const told = await app.settings.many(people.map((userId) => [gameScope(id), toldClosed(userId)]));
  return told.includes(true) ? people : [];
}

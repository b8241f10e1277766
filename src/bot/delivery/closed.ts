import type { App, UserId } from '../../app/types.ts';
import type { CastGame } from '../types.ts';
import { gameScope } from './parts.ts';

/** Where it is kept that the channel was told of somebody's closed direct messages. */
export function toldClosed(userId: UserId): string {
  return `closed:${userId}`;
}

/**
 * Everybody who plays, where somebody's direct messages are closed, as everybody has been told: then a reaction is
 * possible that its player hears nothing of, and all are called alike, so that nobody learns who is asked. Else nobody.
 */
export async function mayBeAsked(
  { app }: { readonly app: Pick<App, 'settings'> },
  { id, seats }: CastGame,
): Promise<ReadonlyArray<UserId>> {
  const people = seats.flatMap((holder) => (holder.kind === 'user' ? [holder.userId] : []));
  const told = await app.settings.many(people.map((userId) => [gameScope(id), toldClosed(userId)]));
  return told.includes(true) ? people : [];
}

import type { AuditEntry, Deed, NewAuditEntry } from '../../store/audit.ts';
import type { GameId } from '../../store/records.ts';
import type { ReadContext } from './context.ts';
import type { Person } from './person.ts';

/** A line of the audit log about what this person does. */
export function deedOf(person: Person, deed: Deed): NewAuditEntry {
  return { by: { id: person.id, name: person.name }, deed };
}

/** One about what the bot does by itself. */
export function ownDeed(deed: Deed): NewAuditEntry {
  return { by: { id: 'bot', name: '' }, deed };
}

/** Returns the whole audit log of a game, the latest line first. */
export async function deedsOf(
  { store }: Pick<ReadContext, 'store'>,
  gameId: GameId,
): Promise<ReadonlyArray<AuditEntry>> {
  const { total } = await store.audit(gameId, 0, 0);
  return (await store.audit(gameId, 0, total)).entries;
}

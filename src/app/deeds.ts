import type { Deed, NewAuditEntry } from '../store/audit.ts';
import type { Person } from './person.ts';

/** A line of the audit log about what this person does. */
export function deedOf(person: Person, deed: Deed): NewAuditEntry {
  return { by: { id: person.id, name: person.name }, deed };
}

/** One about what the bot does by itself. */
export function ownDeed(deed: Deed): NewAuditEntry {
  return { by: { id: 'bot', name: '' }, deed };
}

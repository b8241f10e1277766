import type { GameEvent } from '../../../store/engineTypes.ts';
import type { LogEntry } from '../../core/gameLog.ts';

/** A game's event, every secret in full. `turn`: 0 is the setup. */
export type OpenLine = Pick<LogEntry, 'seq' | 'turn'> & { readonly what: GameEvent['what'] };

/** Returns each secret in the wording of those who knew it, not the one for all others. */
export function openLines(entries: ReadonlyArray<Pick<LogEntry, 'seq' | 'turn' | 'event'>>): ReadonlyArray<OpenLine> {
  return openEntries(entries).map(({ seq, turn, event }) => ({ seq, turn, what: event.what }));
}

/** The same lines as they stand in the log. */
export function openEntries<Entry extends Pick<LogEntry, 'event'>>(
  entries: ReadonlyArray<Entry>,
): ReadonlyArray<Entry> {
  return entries.filter(({ event: { audience, except = [] } }) => audience !== 'public' || except.length === 0);
}

import { isLocale, type Locale } from '../../../../words/languages.ts';
import type { AppState } from './app.ts';
import type { ReadMarks } from './unread.ts';

/** The state that the page keeps in the browser between visits. */
export interface PageMemory {
  readonly me: string | undefined;
  readonly marks: Readonly<Record<string, ReadMarks>>;
  readonly allSeats: boolean;
  readonly language: Locale | undefined;
}

const KEY = 'practice-table';

export function recall(): PageMemory {
  const stored = read();
  if (typeof stored !== 'object' || stored === null)
    return { me: undefined, marks: {}, allSeats: true, language: undefined };
  const me = 'me' in stored && typeof stored.me === 'string' ? stored.me : undefined;
  const allSeats = !('allSeats' in stored) || stored.allSeats !== false;
  const language = 'language' in stored && isLocale(stored.language) ? stored.language : undefined;
  return { me, allSeats, language, marks: 'marks' in stored ? marksOf(stored.marks) : {} };
}

export function remember(state: AppState): void {
  const kept: PageMemory = { me: state.me, marks: state.marks, allSeats: state.allSeats, language: state.language };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing (private window, full disk) only loses the read marks.
  }
}

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

function marksOf(stored: unknown): Readonly<Record<string, ReadMarks>> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).map(([user, marks]) => [user, textValues(marks)]));
}

function textValues(stored: unknown): ReadMarks {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

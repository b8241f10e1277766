import type { Say } from '../../../../words/say.ts';
import type { CommandEntry } from './entries.ts';

export interface EntryGroup {
  readonly title: string;
  readonly entries: ReadonlyArray<CommandEntry>;
}

const firstWord = (entry: CommandEntry): string => entry.shown.split(' ')[0] ?? entry.shown;

/** The entries for what is typed after the slash: all of them in groups, or the matching ones, best first. */
export function searchEntries(
  entries: ReadonlyArray<CommandEntry>,
  typed: string,
  say: Say,
): ReadonlyArray<EntryGroup> {
  const query = normal(typed);
  if (query === '') return grouped(entries, say('page.composer.others'));
  const ranked = entries
    .map((entry) => ({ entry, rank: rankOf(entry, query) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank);
  return ranked.length === 0
    ? []
    : [{ title: say('page.composer.matching', { typed: query }), entries: ranked.map(({ entry }) => entry) }];
}

/** Commands with subcommands stand together under their name, the others first under one title. */
function grouped(entries: ReadonlyArray<CommandEntry>, others: string): ReadonlyArray<EntryGroup> {
  const single = entries.filter((entry) => entry.nesting.length === 0);
  const families = entries.filter((entry) => entry.nesting.length > 0);
  const groups = [...new Set(families.map(firstWord))].map((title) => ({
    title,
    entries: families.filter((entry) => firstWord(entry) === title),
  }));
  return single.length === 0 ? groups : [...groups, { title: others, entries: single }];
}

const NO_MATCH = 4;

function rankOf(entry: CommandEntry, query: string): number {
  const names = [entry.shown, entry.path];
  if (names.some((name) => name.startsWith(query))) return 0;
  if (names.some((name) => name.split(/[ -]/).some((word) => word.startsWith(query)))) return 1;
  if (names.some((name) => name.includes(query))) return 2;
  return normal(entry.description).includes(query) ? 3 : NO_MATCH;
}

const normal = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

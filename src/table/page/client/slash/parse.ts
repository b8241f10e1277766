import { type Draft, addField, setText, startDraft } from './draft.ts';
import type { CommandEntry } from './entries.ts';

/**
 * The command that the text names completely: “/game create ” (the space says that the name is finished), with options
 * if they were typed or pasted along: “/game create name:Blue Fleet players:4”.
 */
export function parseCommandLine(text: string, entries: ReadonlyArray<CommandEntry>): Draft | undefined {
  if (!text.startsWith('/')) return undefined;
  const line = text.slice(1);
  const [named] = entries
    .flatMap((entry) => [entry.shown, entry.path].map((typed) => ({ entry, typed })))
    .filter(({ typed }) => line.toLowerCase().startsWith(`${typed} `))
    .toSorted((a, b) => b.typed.length - a.typed.length);
  if (named === undefined) return undefined;
  return fill(startDraft(named.entry), line.slice(named.typed.length + 1));
}

function fill(draft: Draft, rest: string): Draft {
  const names = draft.entry.options.flatMap(({ name, shown }) =>
    [...new Set([shown, name])].map((typed) => ({ name, typed })),
  );
  const starts = names
    .flatMap(({ name, typed }) =>
      [...` ${rest}`.matchAll(new RegExp(` ${escaped(typed)}:`, 'g'))].map((match) => ({
        name,
        at: match.index,
        length: typed.length,
      })),
    )
    .toSorted((a, b) => a.at - b.at);
  if (starts.length === 0) return firstField(draft, rest.trim());
  const filled = starts.reduce((so, { name, at, length }, index) => {
    const value = rest.slice(at + length + 1, starts[index + 1]?.at);
    return setText(addField(so, name), name, value.trim());
  }, draft);
  const empty = filled.fields.find((field) => field.text === '');
  return { ...filled, active: empty?.name };
}

/** Words after the command without an option's name are for the option under the cursor. */
function firstField(draft: Draft, text: string): Draft {
  const first = draft.entry.options[0];
  if (text === '' || first === undefined) return draft;
  return setText(addField(draft, first.name), first.name, text);
}

const escaped = (name: string): string => name.replace(/[^\p{L}\p{N}_]/gu, '\\$&');

import { type Draft, addField, setText, startDraft } from './draft.ts';
import type { CommandEntry } from './entries.ts';

/**
 * The command that the text names completely: «/game create » (the space says that the name is finished), with options
 * if they were typed or pasted along: «/game create name:Blue Fleet players:4».
 */
export function parseCommandLine(text: string, entries: ReadonlyArray<CommandEntry>): Draft | undefined {
  if (!text.startsWith('/')) return undefined;
  const line = text.slice(1);
  const entry = entries
    .filter((one) => line.toLowerCase().startsWith(`${one.path} `))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  if (entry === undefined) return undefined;
  return fill(startDraft(entry), line.slice(entry.path.length + 1));
}

function fill(draft: Draft, rest: string): Draft {
  const names = draft.entry.options.map((option) => option.name);
  const starts = names
    .flatMap((name) => [...` ${rest}`.matchAll(new RegExp(` ${escaped(name)}:`, 'g'))].map((match) => ({ name, at: match.index })))
    .toSorted((a, b) => a.at - b.at);
  if (starts.length === 0) return firstField(draft, rest.trim());
  const filled = starts.reduce((so, { name, at }, index) => {
    const value = rest.slice(at + name.length + 1, starts[index + 1]?.at);
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

const escaped = (name: string): string => name.replace(/[^\w]/g, '\\$&');

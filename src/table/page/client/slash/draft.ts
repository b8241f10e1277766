import type { CommandEntry, OptionSpec } from './entries.ts';

export type DraftValue = string | number | boolean;

/** One option in the typing box: what is typed, and the value once one was picked from a list. */
export interface Field {
  readonly name: string;
  readonly text: string;
  readonly value: DraftValue | undefined;
}

/** A command being typed. `active` is the option under the cursor; undefined is the place after the last one. */
export interface Draft {
  readonly entry: CommandEntry;
  readonly fields: ReadonlyArray<Field>;
  readonly active: string | undefined;
}

/** A fresh draft: the required options stand there, the cursor in the first. */
export function startDraft(entry: CommandEntry): Draft {
  const fields = entry.options.filter((option) => option.required).map((option) => emptyField(option.name));
  return { entry, fields, active: fields[0]?.name };
}

export function specOf(draft: Draft, name: string): OptionSpec | undefined {
  return draft.entry.options.find((option) => option.name === name);
}

/** Returns the name of an option that the person reads. */
export function shownAs(draft: Draft, name: string): string {
  return specOf(draft, name)?.shown ?? name;
}

export function fieldOf(draft: Draft, name: string): Field | undefined {
  return draft.fields.find((field) => field.name === name);
}

/** The options that may still be added. */
export function remaining(draft: Draft): ReadonlyArray<OptionSpec> {
  return draft.entry.options.filter((option) => fieldOf(draft, option.name) === undefined);
}

export function focus(draft: Draft, name: string | undefined): Draft {
  return draft.active === name ? draft : { ...draft, active: name };
}

/** Puts the text into the option as it is. */
export function setText(draft: Draft, name: string, text: string): Draft {
  return withField(draft, { name, text, value: undefined });
}

/**
 * Sets the text of an option. Text that ends with the name of another option (“Bela cards:”), as on a command line,
 * leads to that one.
 */
export function typeInto(draft: Draft, name: string, text: string): Draft {
  for (const option of draft.entry.options) {
    const typed = [option.shown, option.name].find((called) => text === `${called}:` || text.endsWith(` ${called}:`));
    if (typed !== undefined)
      return addField(setText(draft, name, text.slice(0, -typed.length - 1).trim()), option.name);
  }
  return setText(draft, name, text);
}

/** Takes a listed value and goes on to the next required option that is empty, or to the end. */
export function pick(draft: Draft, name: string, choice: { readonly name: string; readonly value: DraftValue }): Draft {
  return advance(withField(draft, { name, text: choice.name, value: choice.value }));
}

export function advance(draft: Draft): Draft {
  const next = draft.fields.find(
    (field) => field.text === '' && field.name !== draft.active && specOf(draft, field.name)?.required === true,
  );
  return { ...draft, active: next?.name };
}

/** Adds an optional option and puts the cursor into it. */
export function addField(draft: Draft, name: string): Draft {
  if (fieldOf(draft, name) !== undefined) return focus(draft, name);
  return { ...draft, fields: [...draft.fields, emptyField(name)], active: name };
}

/**
 * Backspace in an empty option: an optional one goes away and the cursor steps back; undefined when nothing is left to
 * step back to, so that the command itself goes.
 */
export function stepBack(draft: Draft): Draft | undefined {
  const at =
    draft.active === undefined ? draft.fields.length : draft.fields.findIndex((field) => field.name === draft.active);
  const before = draft.fields[at - 1];
  const optional = draft.active !== undefined && specOf(draft, draft.active)?.required === false;
  const fields = optional ? draft.fields.filter((field) => field.name !== draft.active) : draft.fields;
  if (before !== undefined) return { ...draft, fields, active: before.name };
  if (optional) return { ...draft, fields, active: fields[0]?.name };
  return draft.fields.some((field) => field.text !== '') ? draft : undefined;
}

/** The line as text, for the record and for going back to plain typing. */
export function lineOf(draft: Draft): string {
  const options = draft.fields
    .filter((field) => field.text !== '')
    .map((field) => ` ${shownAs(draft, field.name)}:${field.text}`);
  return `/${draft.entry.shown}${options.join('')}`;
}

const emptyField = (name: string): Field => ({ name, text: '', value: undefined });

function withField(draft: Draft, field: Field): Draft {
  return { ...draft, fields: draft.fields.map((other) => (other.name === field.name ? field : other)) };
}

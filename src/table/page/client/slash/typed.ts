import type { Say } from '../../../../words/say.ts';
import type { TypedOption } from '../../../contract.ts';
import { OPTION } from '../discord.ts';
import { type GuildFacts, allChoices } from './choices.ts';
import { type Draft, type Field, type DraftValue, specOf } from './draft.ts';
import type { OptionSpec } from './entries.ts';

/** An option that keeps the command from being sent, and why, in words for the person. */
export interface Problem {
  readonly option: string;
  readonly message: string;
}

export type Checked =
  | { readonly ok: true; readonly options: ReadonlyArray<TypedOption> }
  | { readonly ok: false; readonly problem: Problem };

/** The command as Discord sends it, or the first thing that is wrong with it. */
export function checkDraft(draft: Draft, around: GuildFacts): Checked {
  const leaves: Array<TypedOption> = [];
  for (const field of draft.fields) {
    const spec = specOf(draft, field.name);
    const result = spec === undefined ? undefined : readField(spec, field, around);
    if (result === undefined) continue;
    if (!result.ok) return { ok: false, problem: { option: field.name, message: result.message } };
    leaves.push(result.option);
  }
  return { ok: true, options: nested(draft, leaves) };
}

/** The options as far as they are typed, with the one under the cursor marked, for asking the bot for choices. */
export function partialOptions(draft: Draft): ReadonlyArray<TypedOption> {
  const leaves = draft.fields.flatMap((field) => {
    const spec = specOf(draft, field.name);
    const focused = field.name === draft.active;
    if (spec === undefined || (field.text === '' && !focused)) return [];
    // Discord gives the focused option as typed, whatever its type.
    const value = field.value ?? field.text;
    return [{ name: field.name, type: spec.type, value, ...(focused ? { focused } : {}) }];
  });
  return nested(draft, leaves);
}

function nested(draft: Draft, leaves: ReadonlyArray<TypedOption>): ReadonlyArray<TypedOption> {
  return draft.entry.nesting.reduceRight<ReadonlyArray<TypedOption>>(
    (options, { name, type }) => [{ name, type, options }],
    leaves,
  );
}

type Read = { readonly ok: true; readonly option: TypedOption } | { readonly ok: false; readonly message: string };

const wrong = (message: string): Read => ({ ok: false, message });

function readField(spec: OptionSpec, field: Field, around: GuildFacts): Read | undefined {
  const { say } = around;
  if (field.text.trim() === '' && field.value === undefined) {
    return spec.required
      ? wrong(say('page.composer.missing', { option: spec.shown, description: spec.description }))
      : undefined;
  }
  const value = field.value ?? listedValue(spec, field.text, around);
  if (value !== undefined) return { ok: true, option: { name: spec.name, type: spec.type, value } };
  if (allChoices(spec, around) !== undefined) return wrong(say('page.composer.notListed', { option: spec.shown }));
  return freeValue(spec, field.text.trim(), say);
}

function listedValue(spec: OptionSpec, text: string, around: GuildFacts): DraftValue | undefined {
  const typed = text.trim().replace(/^[@#]/, '').toLowerCase();
  return allChoices(spec, around)?.find((choice) => choice.name.toLowerCase() === typed)?.value;
}

function freeValue(spec: OptionSpec, text: string, say: Say): Read {
  switch (spec.type) {
    case OPTION.integer:
    case OPTION.number:
      return numberValue(spec, text, say);
    case OPTION.attachment:
      return wrong(say('page.composer.noFiles', { option: spec.shown }));
    default:
      return lengthChecked(spec, text, say);
  }
}

function numberValue(spec: OptionSpec, text: string, say: Say): Read {
  const { shown: option, min: least, max: most } = spec;
  const value = Number(text);
  const whole = spec.type === OPTION.integer;
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return wrong(say(whole ? 'page.composer.notWhole' : 'page.composer.notNumber', { option }));
  if (least !== undefined && value < least) return wrong(say('page.composer.tooLittle', { option, least }));
  if (most !== undefined && value > most) return wrong(say('page.composer.tooMuch', { option, most }));
  return { ok: true, option: { name: spec.name, type: spec.type, value } };
}

function lengthChecked(spec: OptionSpec, text: string, say: Say): Read {
  const { shown: option, minLength: least, maxLength: most } = spec;
  if (least !== undefined && text.length < least) return wrong(say('page.composer.tooShort', { option, least }));
  if (most !== undefined && text.length > most) return wrong(say('page.composer.tooLong', { option, most }));
  return { ok: true, option: { name: spec.name, type: spec.type, value: text } };
}

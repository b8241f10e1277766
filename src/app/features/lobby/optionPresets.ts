import { catalogue } from '../../../catalogue/index.ts';
import type { Preset } from '../../../catalogue/content.ts';
import type { GameOptions } from '../../../store/engineTypes.ts';
import { noun, worded } from '../../../words/index.ts';
import type { Sentence } from '../../../words/index.ts';
import { byExpansion, optionFields, withValues } from './fields.ts';

/** Options that a table can start from, all at once. */
export interface OptionPreset {
  readonly id: string;
  readonly name: Sentence;
  readonly help: Sentence;
}

const entries = byExpansion(catalogue.presets);

/** The presets in the order of their expansions. */
export const optionPresets: ReadonlyArray<OptionPreset> = entries.map(({ id, name, help }) => ({
  id,
  name: (say) => worded(noun(id, name), say),
  help: (say) => worded(noun(`${id}/help`, help), say),
}));

/** The value of every option with this preset; of none without it, or where there is no such preset. */
export function presetValues(id: string | undefined, usual: GameOptions): Readonly<Record<string, string>> {
  const preset = entries.find((each) => each.id === id);
  return preset === undefined ? {} : valuesOf(preset, usual);
}

function valuesOf({ switches }: Preset, usual: GameOptions): Readonly<Record<string, string>> {
  return Object.fromEntries(
    optionFields.map((field): [string, string] => {
      const named = field.kind === 'toggle' ? [field.key] : field.values.map(({ value }) => value);
      const found = named.find((name) => switches.includes(name));
      if (found === undefined) return [field.key, field.get(usual)];
      return [field.key, field.kind === 'toggle' ? 'on' : found];
    }),
  );
}

/** These options with everything that can be decided as the preset has it. */
export function withPreset(options: GameOptions, id: string | undefined, usual: GameOptions): GameOptions {
  return withValues(options, presetValues(id, usual));
}

/** Whether everything is as the preset has it. */
export function isPreset(options: GameOptions, id: string, usual: GameOptions): boolean {
  const values = presetValues(id, usual);
  return optionFields.every((field) => field.get(options) === values[field.key]);
}

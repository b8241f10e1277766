/**
 * Facts that the reference gives about a card of Exodus or Daybreak in a list or a sentence, put where our facts have
 * them.
 */
import { at } from './reference.ts';
import type { ReferenceEntry } from './reference.ts';
import { defined } from '../../../src/values/defined.ts';

type Fields = Readonly<Record<string, unknown>>;

interface InlineIcons {
  readonly on: string;
  readonly icons: ReadonlyArray<string>;
}

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** Icons inside a box, a roll or a choice of someone that its sentence tells of. */
function option(value: unknown, number: number, entry: ReferenceEntry): Fields {
  const told = at(value, 'text');
  const text = typeof told === 'string' ? told : '';
  const roll = /Roll a die; on (\d) or less/.exec(text)?.[1] ?? /roll a die\. On a 1-(\d)/i.exec(text)?.[1];
  const decides = /^The (\w+) (?:decides|sends .* then may look)/.exec(text)?.[1];
  const own = iconsOf(entry).find(({ on }) => on === `option${number}`)?.icons;
  return {
    ...asFields(value),
    ...(roll === undefined ? {} : { roll: { upTo: Number(roll) } }),
    ...defined({ chooser: decides, activate: own }),
    ...(at(value, 'check') === undefined ? {} : results(entry)),
    ...pursuit(entry, number),
  };
}

function pursuit(entry: ReferenceEntry, number: number): Fields {
  const by = at(entry, `pursuit.option${number}`);
  return by === undefined ? {} : { pursuit: by };
}

function iconsOf(entry: ReferenceEntry): ReadonlyArray<InlineIcons> {
  const icons = entry['inlineIcons'];
  return Array.isArray(icons) ? (icons as ReadonlyArray<InlineIcons>) : [];
}

/** Icons inside the results of a check. */
function results(entry: ReferenceEntry): Fields {
  const fail = iconsOf(entry).find(({ on }) => on === 'fail')?.icons;
  return fail === undefined ? {} : { failActivation: fail };
}

function check(entry: ReferenceEntry): Fields {
  if (at(entry, 'check.consequence') === undefined) return {};
  const icons = iconsOf(entry).find(({ on }) => on === 'consequence')?.icons;
  return { check: { ...asFields(entry['check']), consequence: icons ?? true } };
}

/** Leaves other entries as they are. */
export function inPlaces(entry: ReferenceEntry): ReferenceEntry {
  if (!/\/(?:exodus|daybreak)\//.test(entry.id)) return entry;
  const options = entry['options'];
  const boxes = Array.isArray(options)
    ? { options: options.map((one: unknown, at) => option(one, at + 1, entry)) }
    : {};
  const attack =
    entry['totals'] === undefined ? {} : { steps: { ...asFields(entry['steps']), totals: entry['totals'] } };
  return { ...entry, ...check(entry), ...boxes, ...attack };
}

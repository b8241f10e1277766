import { DAY, HOUR, MINUTE } from './presets.ts';

const units: ReadonlyArray<{ readonly names: ReadonlyArray<string>; readonly length: number }> = [
  { names: ['m', 'min', 'mins', 'minute', 'minutes'], length: MINUTE },
  { names: ['h', 'hr', 'hrs', 'hour', 'hours'], length: HOUR },
  { names: ['d', 'day', 'days'], length: DAY },
  { names: ['w', 'week', 'weeks'], length: 7 * DAY },
];

/** What stands for no time at all. */
const nothing = ['none', 'never', 'off', 'no', '0'];

/** «8h», «30 min», «1 day 12 hours», «1.5 days» in milliseconds, «none» as 0; `undefined`: not understood. */
export function durationTyped(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  if (nothing.includes(text)) return 0;
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*([a-z]+)/g)];
  if (parts.length === 0 || text.replaceAll(/\d+(?:[.,]\d+)?\s*[a-z]+/g, '').replaceAll(/[\s,]|and/g, '') !== '') return undefined;
  const lengths = parts.map(([, number = '', unit = '']) => Number(number.replace(',', '.')) * (lengthOf(unit) ?? Number.NaN));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Number.isFinite(whole) ? Math.round(whole) : undefined;
}

function lengthOf(unit: string): number | undefined {
  return units.find(({ names }) => names.includes(unit))?.length;
}

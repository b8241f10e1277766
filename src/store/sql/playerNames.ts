/**
 * Players' names as they are stored: for automatic players their number alone. Earlier versions stored English names of
 * them.
 */
import type { AutomaticName } from '../records.ts';
import { ours } from './values.ts';

/** The column of a seat: “2”, earlier “Automatic 2”. */
export function automaticIn(column: string): AutomaticName {
  return { automatic: Number(/\d+$/.exec(column)?.[0] ?? 1) };
}

/** The fields in which deeds and notices of a kind name a player who may be an automatic one. */
const places: Readonly<Record<string, ReadonlyArray<string>>> = {
  seatReplaced: ['from', 'to'],
  kicked: ['name'],
  levelSet: ['name'],
  timedOut: ['name'],
  stuck: ['name'],
  standIn: ['standIn'],
  ownerBack: ['standIn'],
  automatic: ['name'],
};

/** Reads a deed or a message, with automatic players as what they are, even if an earlier version has stored it. */
export function withNumbers<T>(text: string): T {
  return ours(text, text.includes('"Automatic ') ? renewed : undefined);
}

function renewed(key: string, value: unknown): unknown {
  if (key === 'answers' && Array.isArray(value)) return value.map((answer) => numbered(answer, ['name']));
  if (!isRecord(value) || typeof value['kind'] !== 'string') return value;
  return numbered(value, places[value['kind']] ?? []);
}

function numbered(value: unknown, fields: ReadonlyArray<string>): unknown {
  if (!isRecord(value)) return value;
  const found = fields.flatMap((field) => {
    const name = value[field];
    return typeof name === 'string' && /^Automatic \d+$/.test(name) ? [[field, automaticIn(name)] as const] : [];
  });
  return found.length === 0 ? value : { ...value, ...Object.fromEntries(found) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

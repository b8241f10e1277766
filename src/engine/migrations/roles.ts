/**
 * Two roles at the same time were words of their own; they are a list now, also in effects that a stored game is in the
 * middle of.
 */
import { isPlain, type Plain } from './plain.ts';

const pairs: Readonly<Record<string, ReadonlyArray<string>>> = {
  presidentAndAdmiral: ['president', 'admiral'],
  currentAndAdmiral: ['current', 'admiral'],
};

export function withRoles(state: Plain): Plain {
  return { ...state, stack: inRoles(state['stack']), decisions: inRoles(state['decisions']) };
}

function inRoles(value: unknown): unknown {
  if (typeof value === 'string') return pairs[value] ?? value;
  if (Array.isArray(value)) return value.map(inRoles);
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inRoles(inner)]))
    : value;
}

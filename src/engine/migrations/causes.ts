import { sheetOf } from '../../catalogue/abilities.ts';

/**
 * Replacer of `JSON.stringify` for events: an ability as a cause becomes its sheet. Earlier versions told of some no
 * more than that, so that what they stored can be compared with what happens today.
 */
export function sheetAsCause(field: string, value: unknown): unknown {
  return field === 'why' && typeof value === 'string' ? (sheetOf(value)?.id ?? value) : value;
}

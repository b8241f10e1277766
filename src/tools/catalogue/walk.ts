/** Finds effects of a kind anywhere in an entry of the catalogue, in the order in which they stand there. */
import type { EffectKind, EffectShapes } from '../../catalogue/effect.ts';

/** Plain data. A field whose value is undefined is not printed. */
export type Facts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Returns the values under that key in all effects of `value`; a field of another thing with that name is not found.
 */
export function effectsOf<K extends EffectKind>(value: unknown, kind: K): ReadonlyArray<EffectShapes[K]> {
  if (Array.isArray(value)) return value.flatMap((item) => [...ofEffect(item, kind), ...effectsOf(item, kind)]);
  return isObject(value) ? Object.values(value).flatMap((inner) => effectsOf(inner, kind)) : [];
}

/** Returns the value of an effect of this kind in a list. Effects are the objects in a list that have one key only. */
function ofEffect<K extends EffectKind>(item: unknown, kind: K): ReadonlyArray<EffectShapes[K]> {
  return isEffect(item, kind) ? [item[kind]] : [];
}

function isEffect<K extends EffectKind>(item: unknown, kind: K): item is Readonly<Record<K, EffectShapes[K]>> {
  return isObject(item) && Object.hasOwn(item, kind) && Object.keys(item).length === 1;
}

/** Finds effects inside effects: where a shape says that effects stand, and nowhere else. */
import { z } from 'zod';
import { effects, someEffects } from './lists.ts';
import { verbOf } from './verb.ts';
import type { VerbDomain, Declared, Effect, EffectKind, Effects, EffectShapes } from './verb.ts';

/** Keys that lead to a list of effects; `each` for every item of a list. */
type Path = ReadonlyArray<string>;
const each = '*';

const known = new Map<Declared, ReadonlyArray<Path>>();

function pathsOf(verb: Declared): ReadonlyArray<Path> {
  const found = known.get(verb) ?? pathsIn(verb.shape);
  known.set(verb, found);
  return found;
}

function pathsIn(shape: z.core.$ZodType): ReadonlyArray<Path> {
  if (shape === effects || shape === someEffects) return [[]];
  if (shape instanceof z.ZodExactOptional) return pathsIn(shape.unwrap());
  if (shape instanceof z.ZodArray) return pathsIn(shape.element).map((path) => [each, ...path]);
  if (!(shape instanceof z.ZodObject)) return [];
  const inner: Readonly<Record<string, z.core.$ZodType>> = shape.shape;
  return Object.entries(inner).flatMap(([key, value]) => pathsIn(value).map((path) => [key, ...path]));
}

function follow(value: unknown, [key, ...rest]: Path): Effects {
  if (value === undefined) return [];
  // The catalogue has checked that effects stand at the end of the path.
  if (key === undefined) return value as Effects;
  if (key === each) return Array.isArray(value) ? value.flatMap((item) => follow(item, rest)) : [];
  return typeof value === 'object' && value !== null ? follow(Reflect.get(value, key), rest) : [];
}

/** The kind of an effect and its value, which belong together. */
export type KindAndValue<K extends EffectKind = EffectKind> = {
  readonly [P in K]: { readonly kind: P; readonly value: EffectShapes[P] };
}[K];

type FoundVerb = KindAndValue & { readonly verb: Declared };

/**
 * The kind of an effect, its value and the declaration. Throws an `Error` for an effect of a kind that there is not.
 */
export function verbIn(effect: Effect): FoundVerb {
  // Its one key: no list of it, since the rules ask for each effect.
  for (const kind in effect) {
    const verb = verbOf(kind);
    // An effect has one key, and under it the value of that kind.
    if (verb !== undefined) return { kind, value: effect[kind as keyof Effect], verb } as unknown as FoundVerb;
  }
  throw new Error(`an effect without a known verb: ${JSON.stringify(effect)}`);
}

/** Returns the domain of this effect, which its value may decide. */
export function aboutOf(effect: Effect): VerbDomain {
  const { value, verb } = verbIn(effect);
  return verb.about(value);
}

/** The effects that stand right inside this one: of all its branches. */
export function innerEffects(effect: Effect): Effects {
  const { value, verb } = verbIn(effect);
  return pathsOf(verb).flatMap((path) => follow(value, path));
}

/**
 * Whether one of these effects, or of those inside them, is such a one. `enters`: whether to look inside an effect, all
 * if not given.
 */
export function someEffect(
  list: Effects,
  is: (effect: Effect) => boolean,
  enters: (effect: Effect) => boolean = () => true,
): boolean {
  return list.some((effect) => is(effect) || (enters(effect) && someEffect(innerEffects(effect), is, enters)));
}

/** Whether one of these effects, or of those inside them, has that verb. */
export function hasVerb(list: Effects, ...kinds: ReadonlyArray<EffectKind>): boolean {
  return someEffect(list, (effect) => kinds.some((kind) => kind in effect));
}

/**
 * The language of effects. What a card, a location or an ability does is written once, in `data/`, in these words; the
 * engine resolves them (`src/engine/effects`) and describes them (`src/engine/describe`). An effect is an object with
 * exactly one key, its verb; a list of effects is resolved in order.
 *
 * A verb is declared once, in the file of its theme or of the module that brings it: the shape of its value, and its
 * traits.
 */
import type { z } from 'zod';
import type { EffectShapes } from './language.ts';

export type { EffectShapes } from './language.ts';

export type EffectKind = keyof EffectShapes;
export type Effect = { readonly [K in EffectKind]: { readonly [P in K]: EffectShapes[P] } }[EffectKind];
export interface Effects extends ReadonlyArray<Effect> {}

/**
 * `fleet`: about ships, centurions, Galactica, Pegasus and their locations, which nothing reaches while the fleet is
 * away (R-NCA-28). `jump`: a jump of the fleet (R-NCA-74).
 */
export type VerbDomain = 'fleet' | 'jump' | 'other';

/** The traits of a verb that the rules and the words have to know beside what it does. */
export interface Traits<Value = never> {
  readonly about: VerbDomain | ((value: Value) => VerbDomain);
  /** No one can undo it at a table: a title or a life is gone, or a nuke. The player who chooses it is asked again. */
  readonly final: boolean;
  /** A check or a die decides, which is no choice: what follows is not final by the choice of this. */
  readonly leftToChance?: true;
  /** The effects inside may be about the player who was `chosen`. */
  readonly findsPlayer?: true;
}

/** A kind of effect, for code that knows none by name. */
export interface Declared {
  readonly shape: z.ZodType;
  readonly traits: Omit<Traits, 'about'>;
  /** Returns the domain of an effect with this value; the value has been checked by `shape`. */
  readonly about: (value: unknown) => VerbDomain;
}

export interface Verb<Shape extends z.ZodType> extends Declared {
  readonly shape: Shape;
}

export const plain = { about: 'other', final: false } as const satisfies Traits<unknown>;
export const fleet = { about: 'fleet', final: false } as const satisfies Traits<unknown>;
export const jump = { about: 'jump', final: false } as const satisfies Traits<unknown>;
export const final = <T extends Traits<unknown>>(traits: T) => ({ ...traits, final: true }) as const;

export function verb<Shape extends z.ZodType>(
  shape: Shape,
  { about, ...traits }: Traits<z.output<Shape>>,
): Verb<Shape> {
  // The catalogue has checked the value by this very shape.
  return {
    shape,
    traits,
    about: typeof about === 'function' ? (value) => about(value as z.output<Shape>) : () => about,
  };
}

/**
 * A value in the catalogue, which is frozen. Only lists that zod infers can be written to; whether a list is one of
 * effects must not be asked here, because the answer would need this type.
 */
export type Frozen<T> =
  T extends ReadonlyArray<unknown>
    ? T extends { readonly push: unknown }
      ? ReadonlyArray<Frozen<T[number]>>
      : T
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T;

/** The values of a part of the language. */
export type ShapesOf<Part> = { [K in keyof Part]: Part[K] extends Verb<infer Shape> ? Frozen<z.output<Shape>> : never };

/** A part of the language, by kind of effect. */
export type Verbs = Readonly<Record<string, Declared>>;

/**
 * Effects stand inside effects, so their schemas need the whole language before its parts have all been loaded:
 * `language.ts`, which lists the parts, hands it over once.
 */
const declared = new Map<string, Declared>();

export function completeVerbs(all: Verbs): void {
  for (const [kind, verb] of Object.entries(all)) declared.set(kind, verb);
}

/** The names of all kinds of effects, in the order of `language.ts`. */
export const verbNames = (): ReadonlyArray<string> => [...declared.keys()];

export const verbOf = (kind: string): Declared | undefined => declared.get(kind);

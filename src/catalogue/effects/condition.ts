/**
 * Conditions: when a card, an option or an ability counts. A condition is an object with exactly one key, like an
 * effect. It is declared once, here or in the file of its theme.
 */
import { z } from 'zod';
import { keyed } from '../fields/keyed.ts';
import { count, flag, name, someResources, title } from '../fields/primitives.ts';
import type { ConditionShapes } from './language.ts';
import type { Frozen } from './verb.ts';

export type { ConditionShapes } from './language.ts';

export type ConditionKind = keyof ConditionShapes;
export type Condition = { readonly [K in ConditionKind]: { readonly [P in K]: ConditionShapes[P] } }[ConditionKind];

/** The values of a part of them. */
export type PartValues<Part> = { [K in keyof Part]: Part[K] extends z.ZodType ? Frozen<z.output<Part[K]>> : never };

/** A part of the conditions, by kind. */
export type ConditionSchemas = Readonly<Record<string, z.ZodType>>;

/** All conditions; `language.ts`, which lists them, hands them over once. */
const declared = new Map<string, z.ZodType>();

export function completeConditions(all: ConditionSchemas): void {
  for (const [kind, shape] of Object.entries(all)) declared.set(kind, shape);
}

/** The names of all kinds of conditions, in the order of `language.ts`. */
export const conditionNames = (): ReadonlyArray<string> => [...declared.keys()];

export const condition = keyed<Condition>({ one: 'a condition', known: 'a known condition' }, conditionNames, (kind) =>
  declared.get(kind),
);

export const baseConditions = {
  atMost: someResources,
  atLeast: someResources,
  hasNuke: flag,
  /** `you` holds a Super Crisis card. */
  holdsSuperCrisis: flag,
  /** `you` has at most that many Skill cards in hand. */
  handAtMost: count,
  distanceAtMost: count,
  /** `you` pilots a viper. */
  piloting: flag,
  /** Someone else holds this title, and `you` may hold it. */
  canTake: title,
  /** Someone else than its holder may hold this title. */
  otherEligible: title,
  /** There is this title in this game. */
  withTitle: title,
  /** There is a viper in that box, or in space. */
  viperIn: z.enum(['reserves', 'damagedCraft', 'space']),
  humanInBrig: flag,
  /** `you` is on a location of that board. */
  aboard: name,
  currentAboard: name,
  basestarOnBoard: flag,
  /** Not all basestars are on the board. */
  basestarLeft: flag,
} satisfies ConditionSchemas;
export type BaseCondition = keyof typeof baseConditions;

/** Conditions that the locations of the base game ask for (R-TURN-73). */
export const placeConditions = {
  /** The fleet marker is where a jump may be made early. */
  blueSpace: flag,
  holdsTitle: title,
  /** `you` can fly a viper, and there is one to launch. */
  canLaunch: flag,
  cylonShipInSpace: flag,
  centurionAboard: flag,
} satisfies ConditionSchemas;
export type PlaceCondition = keyof typeof placeConditions;

/** The kind of a condition and its value, which belong together. */
export type ConditionAndValue<K extends ConditionKind = ConditionKind> = {
  readonly [P in K]: { readonly kind: P; readonly value: ConditionShapes[P] };
}[K];

/** The kind of a condition and its value. Throws an `Error` for an object without a key. */
export function conditionIn(is: Condition): ConditionAndValue {
  // The catalogue has checked that it is one of them.
  for (const kind in is) return { kind, value: is[kind as keyof Condition] } as unknown as ConditionAndValue;
  throw new Error('a condition without a key');
}

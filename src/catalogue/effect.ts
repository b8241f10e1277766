/** The whole language of effects: everything else of the program takes it from here. */
// Effects can be read only when all kinds of them are known.
import './effects/language.ts';

export type { CheckEffects, ChoiceOption } from './effects/lists.ts';
export { isPlainRole, stays } from './effects/parts.ts';
export { conditionIn } from './effects/condition.ts';
export type { Condition, ConditionAndValue, ConditionKind, ConditionShapes } from './effects/condition.ts';
export type { PlayerFilter, PlainRecipient, Recipient, Roles, Stay } from './effects/parts.ts';
export { aboutOf, hasVerb, innerEffects, someEffect, verbIn } from './effects/walk.ts';
export type { KindAndValue } from './effects/walk.ts';
export { verbNames, verbOf } from './effects/verb.ts';
export type {
  VerbDomain,
  Effect,
  EffectKind,
  Effects,
  EffectShapes,
  Frozen,
  ShapesOf,
  Traits,
} from './effects/verb.ts';
export type { Placement } from './fields/primitives.ts';
export type { Resource } from './vocabulary.ts';

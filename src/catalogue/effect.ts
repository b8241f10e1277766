/** The whole language of effects: everything else of the program takes it from here. */
import './effects/actions.ts';
import './effects/aimed.ts';
import './effects/branches.ts';
import './effects/cards.ts';
import './effects/checkAbilities.ts';
import './effects/cylonLeaders.ts';
import './effects/cylons.ts';
import './effects/decks.ts';
import './effects/fates.ts';
import './effects/feats.ts';
import './effects/fleet.ts';
import './effects/newCaprica.ts';
import './effects/pegasus.ts';
import './effects/players.ts';
import './effects/windows.ts';

export type { Check, Option } from './effects/lists.ts';
export { isPlainRole, stays } from './effects/parts.ts';
export { conditionIn } from './effects/condition.ts';
export type { Condition, ConditionKind, ConditionShapes } from './effects/condition.ts';
export type { PlayerFilter, PlainRole, Role, Roles, Stay } from './effects/parts.ts';
export { aboutOf, hasVerb, innerEffects, someEffect, verbIn } from './effects/walk.ts';
export { conditionTable, verbTable } from './effects/table.ts';
export type { VerbTable } from './effects/table.ts';
export { verbNames, verbOf } from './effects/verb.ts';
export type { About, Effect, EffectKind, Effects, EffectShapes, Frozen, ShapesOf, Traits } from './effects/verb.ts';
export type { Placement } from './schema/primitives.ts';
export type { Resource } from './vocabulary.ts';

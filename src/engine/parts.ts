/**
 * The parts of the game that lower floors call and upper ones bring. `wholeGame.ts` lists them, each with its own type,
 * so the compiler says what is missing; it hands them over once, before anything is played.
 */
import type { ConditionKind, EffectKind } from '../catalogue/effect.ts';
import type { ConditionTests } from './conditions.ts';
import type { EffectHandlers } from './effectHandling.ts';
import type { Definitions } from './flow/procedures.ts';
import type { Modules } from './hooks.ts';
import type { Milestones } from './rules/jump/milestones.ts';
import type { OfferSources } from './rules/turn/offers.ts';
import type { OpenActionSources } from './rules/turn/openActions.ts';

export interface GameParts {
  readonly procedures: Definitions;
  readonly effects: EffectHandlers<EffectKind>;
  readonly conditions: ConditionTests<ConditionKind>;
  readonly modules: Modules;
  readonly actions: OpenActionSources;
  readonly offers: OfferSources;
  readonly milestones: Milestones;
}

let parts: GameParts | undefined;

/** Takes the parts; `wholeGame.ts` calls it when the engine is loaded. */
export function putTogether(all: GameParts): void {
  parts = all;
}

/** Throws an `Error` where the engine has not been loaded by its `index.ts`. */
export function partsOfGame(): GameParts {
  if (parts === undefined) throw new Error('no parts of the game: import src/engine/index.ts');
  return parts;
}

/**
 * Open actions: what a seat may do as an action, or at any time, and no card, location, sheet or ship stands for. By
 * source, each with the names of its actions; the compiler asks for the rules of each (`OpenActionSources`,
 * `OfferSources`), and for its words.
 */
import type { CardId } from './ids.ts';

/** Open actions that take the place of an action of a turn. */
export interface TurnActions {
  readonly infiltration: 'end';
  readonly mutiny: 'play';
  readonly newCaprica: 'attackForce' | 'detain';
}

/** Open actions that may be done at any time: offers. */
export interface OfferedActions {
  readonly motives: 'reveal';
}

export interface OpenActions extends TurnActions, OfferedActions {}

export type ActionSource = keyof OpenActions;

/** `card`: the one that it is about, if any. */
export type OpenAction<S extends ActionSource = ActionSource> = {
  readonly [K in S]: {
    readonly kind: 'act';
    readonly source: K;
    readonly ability: OpenActions[K];
    readonly card?: CardId;
  };
}[S];

/** Key of an open action in tables of words and values, such as `newCaprica/detain`. */
export type ActionKey = { readonly [K in ActionSource]: `${K}/${OpenActions[K]}` }[ActionSource];

export function actionKey({ source, ability }: OpenAction): ActionKey {
  // Both parts belong together by the type, which a template can't follow.
  return `${source}/${ability}` as ActionKey;
}

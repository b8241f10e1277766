/**
 * Open actions: what a seat may do as an action and no card, location, sheet or ship stands for. Whoever brings some enters
 * them here, in the own file, by declaration merging:
 *
 *     declare module '../../types/actions.ts' {
 *       interface OpenActions { mySource: 'oneThing' | 'another' }
 *     }
 *
 * and from then on its rules (`actionSource`), words and groups have to be there to compile; what automatic players think of
 * them, the tests of the house ask for.
 */
import type { CardId } from './ids.ts';

/** By source: the names of its actions. */
export interface OpenActions {}

export type ActionSource = keyof OpenActions;

/** `card`: the one that it is about, if any. */
export type OpenAction<S extends ActionSource = ActionSource> = {
  readonly [K in S]: { readonly kind: 'act'; readonly source: K; readonly ability: OpenActions[K]; readonly card?: CardId };
}[S];

/** `mySource/oneThing`: what tables of words and values are kept by. */
export type ActionKey = { readonly [K in ActionSource]: `${K}/${OpenActions[K]}` }[ActionSource];

export function actionKey({ source, ability }: OpenAction): ActionKey {
  // Both parts belong together by the type, which a template can't follow.
  return `${source}/${ability}` as ActionKey;
}

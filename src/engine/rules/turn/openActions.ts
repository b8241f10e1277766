/** The sources of open actions: which of them a seat may take now, and how each is carried out (R-TURN-70, R-TURN-71). */
import type { Switch } from '../../../catalogue/vocabulary.ts';
import { switchesOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import type { ActionKey, ActionSource, OpenAction, OpenActions } from '../../types/actions.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';

export interface Offer<S extends ActionSource> {
  /** Of the choice: stable, since stored questions and standing orders name it. */
  readonly id: string;
  readonly ability: OpenActions[S];
  readonly card?: string;
}

export interface Source<S extends ActionSource> {
  /** The switch of its module; without one it is in every game. */
  readonly when?: Switch;
  /** Where they stand among the actions that are offered: beside the location, or after all others. */
  readonly beside: 'location' | 'others';
  readonly offers: (state: GameState, seat: Seat) => ReadonlyArray<Offer<S>>;
  readonly carryOut: { readonly [A in OpenActions[S]]: (game: Game, seat: Seat, action: OpenAction<S>) => void };
}

const sources = new Map<ActionSource, Source<ActionSource>>();

/** Declares a source of actions: what may be done, and how it is done. Gives what takes the declaration back, for tests. */
export function actionSource<S extends ActionSource>(name: S, source: Source<S>): () => void {
  if (sources.has(name)) throw new Error(`the actions of ${name} are declared twice`);
  // Under its own name it is only ever asked for its own actions.
  sources.set(name, source as unknown as Source<ActionSource>);
  return () => {
    sources.delete(name);
  };
}

/** What this seat may do by the sources of this game. */
export function openActions(state: GameState, seat: Seat, beside: Source<ActionSource>['beside']): Array<Choice> {
  const on = switchesOf(state.options);
  return [...sources].flatMap(([name, source]): Array<Choice> => {
    if (source.beside !== beside || (source.when !== undefined && !on.has(source.when))) return [];
    return source.offers(state, seat).map((offer): Choice => ({ ...offer, kind: 'act', source: name }) as Choice);
  });
}

/** Every open action that somebody has declared. */
export function everyOpenAction(): Array<ActionKey> {
  // As in `actionKey`.
  return [...sources].flatMap(([name, { carryOut }]) => Object.keys(carryOut).map((ability) => `${name}/${ability}` as ActionKey));
}

export function carryOutOpen(game: Game, seat: Seat, action: OpenAction): void {
  const source = sources.get(action.source);
  if (source === undefined) throw new Error(`nobody carries out the actions of ${action.source}`);
  source.carryOut[action.ability](game, seat, action);
}

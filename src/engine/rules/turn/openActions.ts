/** The sources of open actions: which of them a seat may take now, and how each is carried out (R-TURN-70, R-TURN-71). */
import type { Game } from '../../flow/game.ts';
import type { ActionKey, ActionSource, OpenAction, OpenActions } from '../../types/actions.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { type AnySource, sourceList } from './sources.ts';

export interface Source<S extends ActionSource> extends AnySource<S> {
  /** Where they stand among the actions that are offered: beside the location, or after all others. */
  readonly beside: 'location' | 'others';
  readonly carryOut: { readonly [A in OpenActions[S]]: (game: Game, seat: Seat, action: OpenAction<S>) => void };
}

const sources = sourceList<Source<ActionSource>>('actions');

/** Declares a source of actions: what may be done, and how it is done. Gives what takes the declaration back, for tests. */
export function actionSource<S extends ActionSource>(name: S, source: Source<S>): () => void {
  // Under its own name it is only ever asked for its own actions.
  return sources.declare(name, source as unknown as Source<ActionSource>);
}

/** What this seat may do by the sources of this game. */
export function openActions(state: GameState, seat: Seat, beside: Source<ActionSource>['beside']): Array<Choice> {
  const choices: Array<Choice> = [];
  for (const [name, source] of sources.present(state.options)) {
    if (source.beside !== beside) continue;
    for (const offer of source.offers(state, seat)) choices.push({ ...offer, kind: 'act', source: name } as Choice);
  }
  return choices;
}

/** Every open action that somebody has declared. */
export function everyOpenAction(): Array<ActionKey> {
  return sources.keys(({ carryOut }) => carryOut);
}

export function carryOutOpen(game: Game, seat: Seat, action: OpenAction): void {
  sources.named(action.source).carryOut[action.ability](game, seat, action);
}

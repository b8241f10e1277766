/**
 * The sources of open actions: which of them a seat may take now, and how each is carried out (R-TURN-70, R-TURN-71).
 */
import type { Game } from '../../flow/game.ts';
import { partsOfGame } from '../../parts.ts';
import type { OpenAction, OpenActions, TurnActions } from '../../types/actions.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { type AnySource, sourcesByGame } from './sources.ts';

export interface Source<S extends keyof TurnActions> extends AnySource<S> {
  /** Place of its actions among those that are offered: beside the location, or after all others. */
  readonly beside: 'location' | 'others';
  readonly carryOut: { readonly [A in OpenActions[S]]: (game: Game, seat: Seat, action: OpenAction<S>) => void };
}

/** One source for each name, in the order in which their actions are offered. */
export type OpenActionSources = { readonly [S in keyof TurnActions]: Source<S> };

const sourcesOf = sourcesByGame(() => partsOfGame().actions);

/** The actions that this seat may take now by the sources of this game. */
export function openActions(state: GameState, seat: Seat, beside: Source<keyof TurnActions>['beside']): Array<Choice> {
  const choices: Array<Choice> = [];
  for (const [name, source] of sourcesOf(state.options)) {
    if (source.beside !== beside) continue;
    for (const offer of source.offers(state, seat)) choices.push({ ...offer, kind: 'act', source: name } as Choice);
  }
  return choices;
}

/** Throws an `Error` for what may only be done as an offer. */
export function carryOutOpen(game: Game, seat: Seat, action: OpenAction): void {
  if (!isTurnAction(action)) throw new Error(`${action.source} is no action of a turn`);
  carryOut(game, seat, action);
}

function isTurnAction(action: OpenAction): action is OpenAction<keyof TurnActions> {
  return action.source in partsOfGame().actions;
}

function carryOut<S extends keyof TurnActions>(game: Game, seat: Seat, action: OpenAction<S>): void {
  const source: OpenActionSources[S] = partsOfGame().actions[action.source];
  source.carryOut[action.ability](game, seat, action);
}

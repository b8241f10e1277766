/** The sources of open actions: which of them a seat may take now, and how each is carried out (R-TURN-70, R-TURN-71). */
import type { Switch } from '../../../catalogue/vocabulary.ts';
import { switchesOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import type { ActionKey, ActionSource, OpenAction, OpenActions } from '../../types/actions.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
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

type Sources = ReadonlyArray<readonly [ActionSource, Source<ActionSource>]>;

const sources = new Map<ActionSource, Source<ActionSource>>();
/** Those of a game, which are asked before every action. */
let known = new WeakMap<GameOptions, Sources>();

/** Declares a source of actions: what may be done, and how it is done. Gives what takes the declaration back, for tests. */
export function actionSource<S extends ActionSource>(name: S, source: Source<S>): () => void {
  if (sources.has(name)) throw new Error(`the actions of ${name} are declared twice`);
  // Under its own name it is only ever asked for its own actions.
  sources.set(name, source as unknown as Source<ActionSource>);
  known = new WeakMap();
  return () => {
    sources.delete(name);
    known = new WeakMap();
  };
}

function sourcesOf(options: GameOptions): Sources {
  const found = known.get(options);
  if (found !== undefined) return found;
  const on = switchesOf(options);
  const present = [...sources].filter(([, { when }]) => when === undefined || on.has(when));
  known.set(options, present);
  return present;
}

/** What this seat may do by the sources of this game. */
export function openActions(state: GameState, seat: Seat, beside: Source<ActionSource>['beside']): Array<Choice> {
  const choices: Array<Choice> = [];
  for (const [name, source] of sourcesOf(state.options)) {
    if (source.beside !== beside) continue;
    for (const offer of source.offers(state, seat)) choices.push({ ...offer, kind: 'act', source: name } as Choice);
  }
  return choices;
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

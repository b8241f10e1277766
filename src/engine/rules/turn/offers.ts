/**
 * Offers: what a seat may do whenever the game waits for anybody, beside the open questions and without a turn (R-LOY-97,
 * R-LOY-112). They block nobody, no time runs for them, and whether a seat has any is known to that seat alone. They are no part
 * of the state: whoever brings some says from the state which there are now.
 */
import type { Switch } from '../../../catalogue/vocabulary.ts';
import { switchesOf } from '../../content.ts';
import type { Game } from '../../flow/game.ts';
import { playerAt } from '../../pieces/players.ts';
import type { ActionKey, ActionSource, OpenAction, OpenActions } from '../../types/actions.ts';
import type { Decision } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';
import type { Offer } from './openActions.ts';

/**
 * What is done at once, while questions stay open: it may change what belongs to its module and tell of it, and can neither ask
 * nor call. It must change nothing that a choice of an open question stands for.
 */
export type AtOnce = Pick<Game, 'state' | 'tell' | 'tellSecretly'>;

export interface OfferSource<S extends ActionSource> {
  /** The switch of its module; without one it is in every game. */
  readonly when?: Switch;
  /** By nothing that this seat may not know: else the offer would tell it. `id` stands for the same thing as long as the game goes. */
  readonly offers: (state: GameState, seat: Seat) => ReadonlyArray<Offer<S>>;
  readonly take: { readonly [A in OpenActions[S]]: (game: AtOnce, seat: Seat, offer: OpenAction<S>) => void };
}

type Sources = ReadonlyArray<readonly [ActionSource, OfferSource<ActionSource>]>;

const sources = new Map<ActionSource, OfferSource<ActionSource>>();
/** Most games have none, and all are asked for after every answer. */
let known = new WeakMap<GameOptions, Sources>();

/** Declares what may be done at any time, and how it is done. Gives what takes the declaration back, for tests. */
export function offerSource<S extends ActionSource>(name: S, source: OfferSource<S>): () => void {
  if (sources.has(name)) throw new Error(`the offers of ${name} are declared twice`);
  // Under its own name it is only ever asked for its own offers.
  sources.set(name, source as unknown as OfferSource<ActionSource>);
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

/** Every offer that somebody has declared. */
export function everyOffer(): Array<ActionKey> {
  // Both parts belong together by the type, which a template can't follow.
  return [...sources].flatMap(([name, { take }]) => Object.keys(take).map((ability) => `${name}/${ability}` as ActionKey));
}

/** The same for whoever takes an offer and whoever only looks: a question of its own, which does not wait. */
export function offersTo(state: GameState, seat: Seat): Array<Decision> {
  const present = sourcesOf(state.options);
  if (present.length === 0 || state.over !== undefined || playerAt(state, seat).out === true) return [];
  return present.flatMap(([name, { offers }]) => offers(state, seat).map(({ id, ...offer }): Decision => {
    const action = { ...offer, kind: 'act', source: name } as OpenAction;
    return {
      id: `o${seat}-${id}`,
      seat,
      topic: { kind: 'offer', action },
      choices: [{ ...action, id: 'take' }],
      min: 1,
      max: 1,
      fallback: [],
      privacy: 'secret',
    };
  }));
}

export function takeOffer(game: AtOnce, { seat, topic }: Decision): void {
  if (topic.kind !== 'offer') throw new Error(`${topic.kind} is no offer`);
  const { action } = topic;
  const source = sources.get(action.source);
  if (source === undefined) throw new Error(`nobody takes up the offers of ${action.source}`);
  source.take[action.ability](game, seat, action);
}

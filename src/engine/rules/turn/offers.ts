/**
 * Offers: what a seat may do whenever the game waits for anyone, beside the open questions and without a turn
 * (R-LOY-97, R-LOY-112). They block no one, no time runs for them, and whether a seat has any is known to that seat
 * alone. They are no part of the state: each source derives them from the state.
 */
import type { Game } from '../../flow/game.ts';
import { partsOfGame } from '../../parts.ts';
import { playerAt } from '../../pieces/players.ts';
import type { OfferedActions, OpenAction, OpenActions } from '../../types/actions.ts';
import type { Decision } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { type AnySource, sourcesByGame } from './sources.ts';

/**
 * The part of a game that an offer may use when it is taken while questions stay open: it may change what belongs to
 * its module and tell of it, and can neither ask nor call. It must change nothing that a choice of an open question
 * stands for.
 */
export type AtOnce = Pick<Game, 'state' | 'tell' | 'tellSecretly'>;

/**
 * Its `offers` go by nothing that the seat may not know: else they would tell it. Their `id` stands for the same thing
 * as long as the game goes.
 */
export interface OfferSource<S extends keyof OfferedActions> extends AnySource<S> {
  readonly take: { readonly [A in OpenActions[S]]: (game: AtOnce, seat: Seat, offer: OpenAction<S>) => void };
}

/** One source for each name. */
export type OfferSources = { readonly [S in keyof OfferedActions]: OfferSource<S> };

const sourcesOf = sourcesByGame(() => partsOfGame().offers);

/**
 * The offers of a seat, the same for a player who takes one and for a player who only looks: each is a question of its
 * own, which does not wait.
 */
export function offersTo(state: GameState, seat: Seat): Array<Decision> {
  const present = sourcesOf(state.options);
  if (present.length === 0 || state.over !== undefined || playerAt(state, seat).out === true) return [];
  return present.flatMap(([name, { offers }]) =>
    offers(state, seat).map(({ id, ...offer }): Decision => {
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
    }),
  );
}

export function takeOffer(game: AtOnce, { seat, topic }: Decision): void {
  if (topic.kind !== 'offer' || !isOffered(topic.action)) throw new Error(`${topic.kind} is no offer`);
  take(game, seat, topic.action);
}

function isOffered(action: OpenAction): action is OpenAction<keyof OfferedActions> {
  return action.source in partsOfGame().offers;
}

function take<S extends keyof OfferedActions>(game: AtOnce, seat: Seat, action: OpenAction<S>): void {
  const source: OfferSources[S] = partsOfGame().offers[action.source];
  source.take[action.ability](game, seat, action);
}

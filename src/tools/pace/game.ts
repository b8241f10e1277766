/**
 * One game by chat, from question to question and from reply to reply. The rules are the real ones, the choices those
 * of the heuristic players; only the time that goes by is made up (`people.ts`).
 *
 * A person who has been asked sits down after a while and then answers everything that is open for them, and what opens
 * by that. In between the game waits. The same holds under every policy.
 */
import { answer, createGame, decisions, view } from '../../engine/index.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { Seat } from '../../engine/types/ids.ts';
import type { GameOptions } from '../../engine/types/options.ts';
import type { GameState } from '../../engine/types/state.ts';
import { choose } from '../../players/index.ts';
import { randomNumbers } from '../../players/randomNumbers.ts';
import { suggestedBook } from './orderBook.ts';
import type { OrderBook } from './orderBook.ts';
import { afterAwake, replyDelay } from './people.ts';
import type { Habits } from './people.ts';
import { everyoneInTurn } from './sequence.ts';

/**
 * How people are asked. `sequence`: one question at a time, and in each window of reactions one human player after the
 * other, since a player who is left out is known to have nothing. `parallel`: all that the rules leave open at once,
 * reactions in secret and only of those who have any. `orders`: the same, and everyone has taken the suggested orders.
 * For comparison `holders`: one question at a time, but reactions only of those who have any, as if it didn't matter
 * that everyone sees who that is.
 */
export const policies = ['sequence', 'parallel', 'orders', 'holders'] as const;
export type PacePolicy = (typeof policies)[number];

export interface Setting {
  readonly options: GameOptions;
  readonly seed: string;
  readonly habits: Habits;
  /** Hours ahead of our clock by seat; seats beyond the list begin it again. */
  readonly zones: ReadonlyArray<number>;
}

export interface GamePace {
  readonly days: number;
  readonly turns: number;
  /** Questions of the game that a person answered. */
  readonly asked: number;
  /** Questions that an order answered. */
  readonly ordered: number;
  /** How often a person sat down. */
  readonly sittings: number;
  /** Plans that were not carried out, because something had changed. */
  readonly stopped: number;
}

/** The seats that are waited for under a policy, and what the policy does beside the questions of the game. */
interface Manner {
  /** Questions to which people may answer now. */
  open(state: GameState): ReadonlyArray<Decision>;
  /** The seats that have something to do. Those that sit down at the same time do so in this order. */
  called(state: GameState): ReadonlySet<Seat>;
  /** Notes that a person sits down. */
  sat(state: GameState, seat: Seat): void;
  readonly book: OrderBook | undefined;
}

/** The hour at which people meet, in the evening, and begin. */
const startsAt = 19;
/** The number of sittings at which a game is given up: no game comes near. */
const tooLong = 20_000;

/** Plays a game to its end and returns its figures. Throws if it doesn't end. */
export function paceOf({ options, seed, habits, zones }: Setting, policy: PacePolicy): GamePace {
  const state = createGame(options, seed);
  const manner = mannerOf(policy, seed, options.players);
  const { book } = manner;
  const delays = randomNumbers(`delays ${seed}`);
  const due = new Map<Seat, number>();
  let now = startsAt;
  let asked = 0;
  let sittings = 0;

  const sitDown = (seat: Seat): void => {
    sittings += 1;
    manner.sat(state, seat);
    for (let next = ownOf(manner, state, seat); next !== undefined; next = ownOf(manner, state, seat)) {
      answer(state, seat, next.id, choose({ view: view(state, seat) }, next, chanceOf(seed, next)));
      asked += 1;
      book?.answer(state);
    }
    book?.decideAhead(state, seat);
  };

  book?.answer(state);
  while (state.over === undefined) {
    for (const seat of manner.called(state)) {
      if (!due.has(seat))
        due.set(seat, afterAwake(now, replyDelay(habits, delays), zones[seat % zones.length] ?? 0, habits));
    }
    const next = earliest(due);
    if (next === undefined || sittings >= tooLong)
      throw new Error(next === undefined ? 'nobody is asked, but the game is not over' : 'the game does not end');
    due.delete(next.seat);
    now = next.at;
    sitDown(next.seat);
  }
  return {
    days: (now - startsAt) / 24,
    turns: state.turn,
    asked,
    ordered: book?.ordered() ?? 0,
    sittings,
    stopped: book?.stopped() ?? 0,
  };
}

function ownOf(manner: Manner, state: GameState, seat: Seat): Decision | undefined {
  return manner.open(state).find((decision) => decision.seat === seat);
}

function mannerOf(policy: PacePolicy, seed: string, players: number): Manner {
  switch (policy) {
    case 'sequence':
      return everyoneInTurn();
    case 'holders':
      return plainManner((state) => decisions(state).slice(0, 1), undefined);
    case 'parallel':
      return plainManner(decisions, undefined);
    case 'orders':
      return plainManner(decisions, suggestedBook(seed, players));
  }
}

function plainManner(open: Manner['open'], book: OrderBook | undefined): Manner {
  return {
    open,
    book,
    called: (state) => new Set([...open(state).map(({ seat }) => seat), ...(book?.invited(state) ?? [])]),
    sat: () => undefined,
  };
}

function earliest(due: ReadonlyMap<Seat, number>): { readonly seat: Seat; readonly at: number } | undefined {
  let first: { readonly seat: Seat; readonly at: number } | undefined;
  for (const [seat, at] of due) if (first === undefined || at < first.at) first = { seat, at };
  return first;
}

/**
 * Returns random numbers that depend on the decision itself, so that the same question gets the same answer whenever it
 * is given.
 */
function chanceOf(seed: string, { id }: Decision): () => number {
  return randomNumbers(`choice ${seed} ${id}`);
}

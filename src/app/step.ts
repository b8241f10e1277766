import type { Decision, GameEvent, Outcome } from '../store/engineTypes.ts';
import { isByPerson } from '../store/records.ts';
import type { GameRecord } from '../store/records.ts';
import type { TimerRecord } from '../store/timers.ts';
import type { OrderDone } from '../store/orders.ts';
import type { GameResult } from '../store/results.ts';
import type { GamePatch, Keep, NewEvent, NewInput, NewMessage } from '../store/types.ts';
import type { News } from './announce.ts';
import { announce, toChannel } from './announce.ts';
import type { Engine } from './engine.ts';
import { achievementsIn } from './achievements/index.ts';
import { ordersNews } from './orders/plan.ts';
import { dueOrder } from './orders/due.ts';
import { sleepOf } from './pace/ownTime.ts';
import { tableOf, timersFor } from './pace/timers.ts';
import type { Context } from './parts.ts';
import type { GameInHand } from './shelf.ts';
import { happenedIn, resultOf, willCount } from './stats/result.ts';

/** What was done to a held state since it was taken, in memory so far. */
export interface StepTaken {
  readonly inputs: ReadonlyArray<NewInput>;
  /** With the input that caused each. */
  readonly events: ReadonlyArray<{ readonly seq: number; readonly event: GameEvent }>;
  /** Whether to be able to come back to before it. */
  readonly keep: boolean;
  /** It was an order of a player that answered. */
  readonly byOrder?: OrderDone;
  /** What follows is told together with it, but not later than then. */
  readonly tellBy?: number;
  /** Said before anything that happened. */
  readonly first?: ReadonlyArray<NewMessage>;
}

/** All that everybody knows once this is stored. */
function happenedWith<State>(context: Context<State>, { id }: GameRecord, { events }: StepTaken): ReadonlyArray<GameEvent['what']> {
  return [...happenedIn(context, id), ...events.flatMap(({ event: { audience, what } }) => (audience === 'public' ? [what] : []))];
}

/**
 * Stores a step with everything that is to be told about it, in one transaction. If it fails, the state in memory is
 * forgotten and the game is as it was.
 */
export function storeStep<State>(context: Context<State>, held: GameInHand<State>, taken: StepTaken): GameInHand<State> {
  const { store, engine, shelf, now } = context;
  try {
    const at = now();
    const patch = endOf(engine, held, at);
    const game = { ...held.game, ...patch };
    const settled = isSettled(context, { game, state: held.state });
    const { announced, messages } = announce({
      engine, game, state: held.state, before: held.announced, events: taken.events.map(({ event }) => event), settled,
      orders: ordersNews(context, game.id),
    });
    const keep = keepFor(held, taken);
    const timers = timersOf(context, { ...held, game }, settled, at);
    const stored = store.commit({
      gameId: game.id,
      revision: held.game.revision,
      at,
      game: patch,
      announced: JSON.stringify(announced),
      messages: [...(taken.first ?? []), ...messages, ...ending(game)],
      timers,
      ...(taken.tellBy === undefined ? {} : { tellBy: taken.tellBy }),
      unattended: taken.byOrder !== undefined || !taken.inputs.some(isByPerson),
      ...(taken.byOrder === undefined ? {} : { byOrder: taken.byOrder }),
      ...(game.outcome === undefined || !willCount(context, game)
        ? {}
        : { result: resultAfter(context, { ...held, game }, game.outcome, taken) }),
      step: {
        kind: 'forward',
        state: textOf(engine, held.state),
        inputs: taken.inputs,
        events: withTurns(taken.events, held.announced.turn),
        keep,
      },
    });
    const lastSeq = held.lastSeq + taken.inputs.length;
    return put(context, { ...held, game: stored, announced, timers, lastSeq, keptTurn: keep.as === 'turn' ? keep.turn : held.keptTurn });
  } catch (error) {
    shelf.drop(held.game.id);
    throw error;
  }
}

/** How a game ended with this step, and what everybody has earned in it. */
function resultAfter<State>(
  context: Context<State>,
  { game, state, announced }: GameInHand<State>,
  outcome: Outcome,
  taken: StepTaken,
): GameResult {
  const view = context.engine.view(state, 'public');
  const earned = achievementsIn(context, game, view, withTurns(taken.events, announced.turn));
  return resultOf(game, view, outcome, happenedWith(context, game, taken), earned);
}

/** Tells people what they have not been told yet, if anything, and counts the time of those who are asked. */
export function storeNews<State>(
  context: Context<State>,
  held: GameInHand<State>,
  more: Partial<Pick<News<State>, 'showBoard'>> & { readonly stuck?: string; readonly messages?: ReadonlyArray<NewMessage> } = {},
): GameInHand<State> {
  const { store, engine, now } = context;
  const { game, state } = held;
  const { announced, messages } = announce({
    engine,
    game,
    state,
    before: held.announced,
    events: [],
    settled: true,
    orders: ordersNews(context, game.id),
    showBoard: more.showBoard ?? false,
  });
  const at = now();
  const timers = timersOf(context, held, true, at);
  const all = [...(more.messages ?? []), ...messages];
  if (all.length === 0) return storeTimers(context, held, timers);
  const told = { ...announced, stuck: more.stuck };
  const stored = store.commit({
    gameId: game.id,
    revision: game.revision,
    at,
    announced: JSON.stringify(told),
    timers,
    unattended: true,
    messages: all,
  });
  return put(context, { ...held, game: stored, announced: told, timers });
}

/** Stores how long everybody was waited for, if that has changed, and what is to be told about it. */
export function storeTimers<State>(
  context: Context<State>,
  held: GameInHand<State>,
  timers: ReadonlyArray<TimerRecord>,
  messages: ReadonlyArray<NewMessage> = [],
): GameInHand<State> {
  if (messages.length === 0 && JSON.stringify(timers) === JSON.stringify(held.timers)) return held;
  const { id: gameId, revision } = held.game;
  const stored = context.store.commit({ gameId, revision, at: context.now(), timers, unattended: true, messages });
  return put(context, { ...held, game: stored, timers });
}

/** The timers of a game as it is in hand. `settled`: whoever is to be asked was asked. */
export function timersOf<State>(
  { store, engine }: Context<State>,
  { game, state, timers }: Pick<GameInHand<State>, 'game' | 'state' | 'timers'>,
  settled: boolean,
  now: number,
): ReadonlyArray<TimerRecord> {
  const table = tableOf(game, (userId) => sleepOf(store.settings, userId));
  return timersFor({ game, table, decisions: engine.decisions(state), before: timers, now, settled });
}

/** Whether nobody but people, by their own hands, is to act next. */
function isSettled<State>(context: Context<State>, held: Pick<GameInHand<State>, 'game' | 'state'>): boolean {
  return automaticDecision(context.engine, held.game, held.state) === undefined && dueOrder(context, held) === undefined;
}

/** The first open decision of a seat that an automatic player holds. */
export function automaticDecision<State>(engine: Engine<State>, game: GameRecord, state: State): Decision | undefined {
  return engine.decisions(state).find(({ seat }) => game.seats[seat]?.kind === 'automatic');
}

/** Each event with the turn in which it happened; `turn`: the one before the first of them. */
export function withTurns(events: StepTaken['events'], turn: number): ReadonlyArray<NewEvent> {
  let current = turn;
  return events.map(({ seq, event }) => {
    if (event.what.kind === 'turnStarted') current = event.what.turn;
    return { seq, turn: current, event };
  });
}

export function textOf<State>(engine: Engine<State>, state: State): { readonly version: number; readonly text: string } {
  return { version: engine.stateVersion, text: JSON.stringify(state) };
}

function put<State>({ shelf }: Context<State>, held: GameInHand<State>): GameInHand<State> {
  shelf.put(held);
  return held;
}

function endOf<State>(engine: Engine<State>, { state }: GameInHand<State>, at: number): GamePatch {
  const { over } = engine.view(state, 'public');
  return over === undefined ? {} : { status: 'over', endedAt: at, outcome: over };
}

function ending(game: GameRecord): ReadonlyArray<NewMessage> {
  if (game.outcome === undefined) return [];
  return toChannel(game, [{ kind: 'lobby' }, { kind: 'gameOver', outcome: game.outcome }]);
}

function keepFor<State>(held: GameInHand<State>, taken: StepTaken): Keep {
  const { turn } = held.announced;
  if (turn > held.keptTurn) return { as: 'turn', turn };
  return taken.keep ? { as: 'lately', turn } : { as: 'nothing' };
}

import type { Decision, GameEvent, GameView, Outcome } from '../../store/engineTypes.ts';
import { isByPerson } from '../../store/records.ts';
import type { GameRecord } from '../../store/records.ts';
import type { TimerRecord } from '../../store/timers.ts';
import type { OrderDone } from '../../store/orders.ts';
import type { GameResult } from '../../store/results.ts';
import type { GamePatch, Keep, NewEvent, NewInput, NewMessage } from '../../store/types.ts';
import type { StepNews } from './announce.ts';
import { announce, toChannel } from './announce.ts';
import { readBeside } from './beside.ts';
import type { Beside } from './beside.ts';
import type { Engine, HeldState } from '../core/engine.ts';
import { achievementsIn } from '../model/achievements/index.ts';
import { ordersNews } from '../model/orders/plan.ts';
import { dueOrder } from '../model/orders/due.ts';
import { tableOf, timersFor } from '../model/timing/timers.ts';
import type { TableClock } from '../model/timing/timers.ts';
import type { Context } from '../core/context.ts';
import type { GameInHand } from './gameCache.ts';
import { happenedIn, resultOf, willCount } from '../model/record/result.ts';
import { defined } from '../../values/defined.ts';

/** The changes to a held state since it was taken, in memory so far. */
export interface StepTaken {
  readonly inputs: ReadonlyArray<NewInput>;
  /** The events, each with the input that caused it. */
  readonly events: ReadonlyArray<{ readonly seq: number; readonly event: GameEvent }>;
  /** Whether to be able to come back to before it. */
  readonly keep: boolean;
  /** The order of a player that answered, if one did. */
  readonly byOrder?: OrderDone;
  /** The time by which this must be told; what follows until then is told together with it. */
  readonly tellBy?: number;
  /** Said before anything that happened. */
  readonly first?: ReadonlyArray<NewMessage>;
}

/**
 * Stores a step with everything that is to be told about it, in one transaction. If it fails, the state in memory is
 * forgotten and the game is as it was.
 */
export async function storeStep(context: Context, held: GameInHand, taken: StepTaken): Promise<GameInHand> {
  const { store, engine, cache, log, now } = context;
  try {
    const beside = await readBeside(context, held);
    const at = now();
    const view = engine.view(held.state, 'public');
    const patch = endOf(view, at);
    const game = { ...held.game, ...patch };
    const settled = isSettled(context, { game, state: held.state }, beside);
    const { announced, messages } = announce({
      engine,
      game,
      state: held.state,
      view,
      before: held.announced,
      events: taken.events.map(({ event }) => event),
      settled,
      orders: ordersNews(log, game.id, beside.orders),
    });
    const keep = keepFor(held, taken);
    const timers = timersOf(engine, { ...held, game }, beside.sleepOf, settled, at);
    const result =
      game.outcome === undefined ? undefined : await resultAfter(context, { ...held, game }, game.outcome, taken, at);
    const stored = await store.commit({
      gameId: game.id,
      revision: held.game.revision,
      at,
      game: patch,
      announced: JSON.stringify(announced),
      messages: [...(taken.first ?? []), ...messages, ...ending(game)],
      timers,
      ...defined({ tellBy: taken.tellBy }),
      unattended: taken.byOrder !== undefined || !taken.inputs.some(isByPerson),
      ...defined({ byOrder: taken.byOrder, result }),
      step: {
        kind: 'forward',
        state: textOf(engine, held.state),
        inputs: taken.inputs,
        events: withTurns(taken.events, held.announced.turn),
        keep,
      },
    });
    const lastSeq = held.lastSeq + taken.inputs.length;
    const keptTurn = keep.as === 'turn' ? keep.turn : held.keptTurn;
    return put(context, {
      ...held,
      game: stored,
      announced,
      timers,
      lastSeq,
      keptTurn,
      isQuiet: settled && nothingMayAct(game, beside),
    });
  } catch (error) {
    cache.drop(held.game.id);
    throw error;
  }
}

/** How a game ended with this step, and what everyone has earned in it; `undefined`: it does not count. */
async function resultAfter(
  { store, engine, log }: Context,
  { game, state, announced }: GameInHand,
  outcome: Outcome,
  taken: StepTaken,
  at: number,
): Promise<GameResult | undefined> {
  if (!(await willCount(store, game))) return undefined;
  const view = engine.view(state, 'public');
  const before = await store.events(game.id, { who: 'all' });
  const earned = achievementsIn(log, game, view, [...before, ...withTurns(taken.events, announced.turn)]);
  const told = taken.events.flatMap(({ event: { audience, what } }) => (audience === 'public' ? [what] : []));
  const inputs = [
    ...(await store.inputs(game.id)),
    ...taken.inputs.map((input) => ({ ...input, at, undoneAt: undefined })),
  ];
  return resultOf(game, view, outcome, [...(await happenedIn(store, game.id)), ...told], { earned, inputs });
}

/** Tells people what they have not been told yet, if anything, and counts the time of those who are asked. */
export async function storeNews(
  context: Context,
  held: GameInHand,
  { orders, sleepOf }: Pick<Beside, 'orders' | 'sleepOf'>,
  more: Partial<Pick<StepNews, 'showBoard'>> & {
    readonly stuck?: string;
    readonly messages?: ReadonlyArray<NewMessage>;
  } = {},
): Promise<GameInHand> {
  const { store, engine, log, now } = context;
  const { game, state } = held;
  const { announced, messages } = announce({
    engine,
    game,
    state,
    view: engine.view(state, 'public'),
    before: held.announced,
    events: [],
    settled: true,
    orders: ordersNews(log, game.id, orders),
    showBoard: more.showBoard ?? false,
  });
  const at = now();
  const timers = timersOf(engine, held, sleepOf, true, at);
  const all = [...(more.messages ?? []), ...messages];
  if (all.length === 0) return await storeTimers(context, held, timers);
  const told = { ...announced, stuck: more.stuck };
  const stored = await store.commit({
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

/** Stores how long everyone was waited for, if that has changed, and what is to be told about it. */
export async function storeTimers(
  context: Context,
  held: GameInHand,
  timers: ReadonlyArray<TimerRecord>,
  messages: ReadonlyArray<NewMessage> = [],
): Promise<GameInHand> {
  if (messages.length === 0 && JSON.stringify(timers) === JSON.stringify(held.timers)) return held;
  const { id: gameId, revision } = held.game;
  const stored = await context.store.commit({
    gameId,
    revision,
    at: context.now(),
    timers,
    unattended: true,
    messages,
  });
  return put(context, { ...held, game: stored, timers });
}

/** Returns the timers of a game as it is in hand. `settled`: everyone who is to be asked was asked. */
export function timersOf(
  engine: Engine,
  { game, state, timers }: Pick<GameInHand, 'game' | 'state' | 'timers'>,
  sleepOf: TableClock['sleepOf'],
  settled: boolean,
  now: number,
): ReadonlyArray<TimerRecord> {
  return timersFor({
    game,
    table: tableOf(game, sleepOf),
    decisions: engine.decisions(state),
    before: timers,
    now,
    settled,
  });
}

/** Whether no one but people, by their own hands, is to act next. */
function isSettled(context: Context, held: Pick<GameInHand, 'game' | 'state'>, beside: Beside): boolean {
  return (
    automaticDecision(context.engine, held.game, held.state) === undefined &&
    dueOrder(context, held, beside) === undefined
  );
}

/**
 * Neither an automatic player, who may take up an offer, nor orders: what was done has a say in whether these are due.
 */
function nothingMayAct({ seats }: GameRecord, { orders, silences }: Beside): boolean {
  return seats.every(({ kind }) => kind !== 'automatic') && orders.length === 0 && silences.size === 0;
}

/** The first open decision of a seat that an automatic player holds. */
export function automaticDecision(engine: Engine, game: GameRecord, state: HeldState): Decision | undefined {
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

export function textOf(engine: Engine, state: HeldState): { readonly version: number; readonly text: string } {
  return { version: engine.stateVersion, text: JSON.stringify(state) };
}

function put({ cache }: Context, held: GameInHand): GameInHand {
  cache.put(held);
  return held;
}

function endOf({ over }: GameView, at: number): GamePatch {
  return over === undefined ? {} : { status: 'over', endedAt: at, outcome: over };
}

function ending(game: GameRecord): ReadonlyArray<NewMessage> {
  if (game.outcome === undefined) return [];
  return toChannel(game, [{ kind: 'lobby' }, { kind: 'gameOver', outcome: game.outcome }]);
}

function keepFor(held: GameInHand, taken: StepTaken): Keep {
  const { turn } = held.announced;
  if (turn > held.keptTurn) return { as: 'turn', turn };
  return taken.keep ? { as: 'lately', turn } : { as: 'nothing' };
}

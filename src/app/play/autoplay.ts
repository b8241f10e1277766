import { setImmediate as nextTask } from 'node:timers/promises';
import type { Beliefs } from '../../players/beliefs/index.ts';
import type { Decision, GameEvent } from '../../store/engineTypes.ts';
import type { GameId } from '../../store/records.ts';
import type { NewInput } from '../../store/types.ts';
import { toChannel } from './announce.ts';
import { readBeside } from './beside.ts';
import type { Engine } from '../core/engine.ts';
import { takeStarted } from '../core/lookUp.ts';
import { carryOut } from './carryOut.ts';
import { dueOrder } from '../model/orders/due.ts';
import { levelOf } from './levels.ts';
import { aboutQuestion } from '../core/log.ts';
import type { Log } from '../core/log.ts';
import { sleepsOf } from '../model/timing/ownTime.ts';
import type { Context, AppEnvironment } from '../core/context.ts';
import type { GameInHand } from './gameCache.ts';
import { createThoughts, thinkingLevel } from './thinking.ts';
import type { Thoughts } from './thinking.ts';
import type { AppTransactions } from './transactions.ts';
import { automaticDecision, storeNews, storeStep, storeTimers, timersOf } from './step.ts';

/** Answers by automatic players that make one step, at most; a step also ends with its phase. */
const ANSWERS_IN_A_STEP = 40;
const ANSWERS_IN_A_ROW = 20_000;
/** The longest that messages wait, in milliseconds, to go out with what follows while an automatic player thinks. */
const TOLD_WITHIN = 2500;

/** Lets automatic players act, and then the orders of people, a step at a time, while the rest of the bot goes on. */
export interface Autoplay {
  /** Looks whether automatic players are to act in this game, and if so lets them. */
  wake(gameId: GameId): void;
  /** Resolves when no game has automatic players at work. */
  idle(): Promise<void>;
  /** Stops after the step at hand; thoughts are given up. */
  stop(): Promise<void>;
}

export function createAutoplay(parts: AppEnvironment, transactions: AppTransactions, changed: () => void): Autoplay {
  const atWork = new Map<GameId, Promise<void>>();
  /** Something has happened in them since their last step began. */
  const woken = new Set<GameId>();
  const thoughts = createThoughts(parts);
  let stopped = false;

  const play = async (gameId: GameId): Promise<void> => {
    let left = parts.automaticLimit ?? ANSWERS_IN_A_ROW;
    let careful = false;
    for (;;) {
      await nextTask();
      woken.delete(gameId);
      const done: StepResult = stopped
        ? 'nothing'
        : await playSafely(parts.log, transactions, gameId, { left, careful, thoughts });
      if (done === 'thinking') {
        await thoughts.wait(gameId);
        continue;
      }
      // Also where no one was to act people may have been told something.
      changed();
      if (done === 'nothing' && (stopped || !woken.has(gameId))) {
        thoughts.forget(gameId);
        return void atWork.delete(gameId);
      }
      if (done === 'nothing') continue;
      careful = done === 'failed';
      if (done === 'failed') continue;
      thoughts.forget(gameId);
      left -= done.answers;
    }
  };
  const idle = async (): Promise<void> => {
    while (atWork.size > 0) await Promise.all(atWork.values());
  };

  return {
    idle,
    wake(gameId) {
      woken.add(gameId);
      if (atWork.has(gameId)) thoughts.interrupt(gameId);
      else if (!stopped) atWork.set(gameId, play(gameId));
    },
    async stop() {
      stopped = true;
      thoughts.stop();
      await idle();
    },
  };
}

/** `careful`: the last step failed, so this one is a single answer by default. */
interface StepLimits {
  readonly left: number;
  readonly careful: boolean;
  readonly thoughts: Thoughts;
}

/** `thinking`: nothing was done, because an automatic player thinks. */
type StepResult = { readonly answers: number } | 'failed' | 'thinking' | 'nothing';

async function playSafely(
  log: Log,
  transactions: AppTransactions,
  gameId: GameId,
  limits: StepLimits,
): Promise<StepResult> {
  try {
    return await transactions.together([`game:${gameId}`], (context) => playStep(context, gameId, limits));
  } catch (error) {
    log.error({ gameId, err: error, careful: limits.careful }, 'An automatic player could not act.');
    if (!limits.careful) return 'failed';
    await reportStuck(log, transactions, gameId);
    return 'nothing';
  }
}

async function playStep(
  context: Context,
  gameId: GameId,
  { left, careful, thoughts }: StepLimits,
): Promise<StepResult> {
  const game = await context.store.game(gameId);
  if (game?.status !== 'running') return 'nothing';
  const held = await takeStarted(context, game);
  if (game.paused !== undefined) {
    const sleepOf = await sleepsOf(context.store.settings, game);
    await storeTimers(context, held, timersOf(context.engine, held, sleepOf, false, context.now()));
    return 'nothing';
  }
  const decision = automaticDecision(context.engine, game, held.state);
  const offered = careful ? [] : offersOf(context.engine, held);
  const knowing: Knowing | undefined =
    decision === undefined && offered.length === 0
      ? undefined
      : { ...context, beliefs: await context.cache.beliefs(game) };
  const offer = knowing === undefined ? undefined : offered.find((each) => wants(knowing, held, each));
  if (decision === undefined && offer === undefined) return await playOrders(context, held, { left, careful });
  if (left <= 0) throw endless();
  if (offer !== undefined) return await takeUp(context, held, offer);
  if (knowing === undefined) return 'nothing';
  const thought = careful || decision === undefined ? undefined : thoughts.about(held, decision, knowing.beliefs);
  if (thought === 'pending') return 'thinking';
  const most = Math.min(left, ANSWERS_IN_A_STEP);
  const taken = careful ? answerOnce(knowing, held, 'byDefault') : answerThrough(knowing, held, most, thought?.choice);
  const more = mayThink(context, held) ? { tellBy: context.now() + TOLD_WITHIN } : {};
  await storeStep(context, held, { ...taken, keep: false, ...more });
  return { answers: taken.inputs.length };
}

/** Orders of people act once no automatic player does; where there are none, everyone is told what is new. */
async function playOrders(
  context: Context,
  held: GameInHand,
  { left, careful }: Pick<StepLimits, 'left' | 'careful'>,
): Promise<StepResult> {
  const beside = await readBeside(context, held);
  // After a failure no one's orders are carried out: they are asked.
  const order = careful ? undefined : dueOrder(context, held, beside);
  if (order === undefined) {
    await storeNews(context, held, beside);
    return 'nothing';
  }
  if (left <= 0) throw endless();
  return { answers: await carryOut(context, held, order) };
}

function endless(): Error {
  return new Error('Automatic players have acted without an end.');
}

/**
 * Returns whether automatic players are to act and some of them think: what they do is told when they pause, or when
 * people are to act.
 */
function mayThink({ engine, thinker }: Context, { game, state }: GameInHand): boolean {
  if (thinker === undefined || automaticDecision(engine, game, state) === undefined) return false;
  return game.seats.some((holder) => holder.kind === 'automatic' && levelOf(game, holder) !== 'easy');
}

/** Whether an automatic player is to think next. */
function followsThought(context: Context, held: GameInHand): boolean {
  const next = automaticDecision(context.engine, held.game, held.state);
  return next !== undefined && thinkingLevel(context, held, next) !== undefined;
}

/** Returns what automatic players could do beside the open questions (`Engine.offers`). */
function offersOf(engine: Engine, { game, state }: GameInHand): ReadonlyArray<Decision> {
  return game.seats.flatMap((holder, seat) => (holder.kind === 'automatic' ? engine.offers(state, seat) : []));
}

/** A failure is logged, and costs nothing but the offer. */
function wants(
  { engine, player, random, log, beliefs }: Knowing,
  { game, state }: GameInHand,
  offer: Decision,
): boolean {
  try {
    return player({ view: engine.view(state, offer.seat), beliefs }, offer, random).length > 0;
  } catch (error) {
    const about = { ...aboutQuestion(game.id, offer), err: error };
    log.error(about, 'An automatic player could not look at an offer; it is left.');
    return false;
  }
}

async function takeUp(context: Context, held: GameInHand, offer: Decision): Promise<StepResult> {
  const { choice, events } = answerWith(
    context,
    held,
    offer,
    offer.choices.map(({ id }) => id),
  );
  const seq = held.lastSeq + 1;
  const input: NewInput = { seq, seat: offer.seat, by: 'automatic', decisionId: offer.id, choice, secret: true };
  await storeStep(context, held, { inputs: [input], events: events.map((event) => ({ seq, event })), keep: false });
  return { answers: 1 };
}

/** A context with the suspicions of automatic players. */
export type Knowing = Context & { readonly beliefs: Beliefs };

interface AnswersOfStep {
  readonly inputs: ReadonlyArray<NewInput>;
  readonly events: ReadonlyArray<{ readonly seq: number; readonly event: GameEvent }>;
}

/** Answers until someone is to think. `thought`: the result for the first answer. */
function answerThrough(
  context: Knowing,
  held: GameInHand,
  most: number,
  thought: ReadonlyArray<string> | undefined,
): AnswersOfStep {
  const inputs: Array<NewInput> = [];
  const events: Array<{ readonly seq: number; readonly event: GameEvent }> = [];
  while (inputs.length < most && !endsPhase(events)) {
    if (automaticDecision(context.engine, held.game, held.state) === undefined) break;
    if (inputs.length > 0 && followsThought(context, held)) break;
    const one = answerOnce(
      context,
      { ...held, lastSeq: held.lastSeq + inputs.length },
      inputs.length === 0 ? thought : undefined,
    );
    inputs.push(...one.inputs);
    events.push(...one.events);
  }
  return { inputs, events };
}

function endsPhase(events: AnswersOfStep['events']): boolean {
  return events.some(({ event }) => event.what.kind === 'phase' || event.what.kind === 'turnStarted');
}

/** `how`: what was thought of; without it as simple rules say. */
function answerOnce(
  context: Knowing,
  held: GameInHand,
  how: 'byDefault' | ReadonlyArray<string> | undefined,
): AnswersOfStep {
  const { engine } = context;
  const decision = automaticDecision(engine, held.game, held.state);
  if (decision === undefined) return { inputs: [], events: [] };
  const { choice, events } =
    how === 'byDefault'
      ? answerWith(context, held, decision, decision.fallback)
      : answerAsThought(context, held, decision, how);
  const seq = held.lastSeq + 1;
  return {
    inputs: [
      {
        seq,
        seat: decision.seat,
        by: 'automatic',
        decisionId: decision.id,
        choice,
        secret: decision.privacy === 'secret',
      },
    ],
    events: events.map((event) => ({ seq, event })),
  };
}

/** An answer, and what happened by it. */
export interface AnswerTaken {
  readonly choice: ReadonlyArray<string>;
  readonly events: ReadonlyArray<GameEvent>;
}

function answerAsThought(
  context: Knowing,
  held: GameInHand,
  decision: Decision,
  thought: ReadonlyArray<string> | undefined,
): AnswerTaken {
  if (thought === undefined) return answerAsChosen(context, held, decision);
  try {
    return answerWith(context, held, decision, thought);
  } catch (error) {
    if (!context.engine.isRuleError(error)) throw error;
    const about = { ...aboutQuestion(held.game.id, decision), err: error };
    context.log.warn(about, 'An automatic player thought of what is not legal; it answers by simple rules.');
    return answerAsChosen(context, held, decision);
  }
}

/** Answers as an automatic player chooses; with the default if that is not legal. */
export function answerAsChosen(context: Knowing, held: GameInHand, decision: Decision): AnswerTaken {
  const { engine, log } = context;
  const chosen = choose(context, held, decision);
  try {
    return answerWith(context, held, decision, chosen);
  } catch (error) {
    // Nothing has changed then, so the default can be answered instead.
    if (!engine.isRuleError(error)) throw error;
    log.warn(
      { ...aboutQuestion(held.game.id, decision), err: error },
      'An automatic player chose what is not legal; the default was taken.',
    );
    return answerWith(context, held, decision, decision.fallback);
  }
}

function choose(
  { engine, player, random, log, beliefs }: Knowing,
  { game, state }: GameInHand,
  decision: Decision,
): ReadonlyArray<string> {
  try {
    return player(
      { view: engine.view(state, decision.seat), beliefs, level: levelOf(game, game.seats[decision.seat]) },
      decision,
      random,
    );
  } catch (error) {
    log.error(
      { ...aboutQuestion(game.id, decision), err: error },
      'An automatic player could not choose; the default was taken.',
    );
    return decision.fallback;
  }
}

export function answerWith(
  { engine }: Context,
  { state }: GameInHand,
  { seat, id }: Decision,
  choice: ReadonlyArray<string>,
): AnswerTaken {
  return { choice, events: engine.answer(state, seat, id, choice).events };
}

/** Reports a stuck game, once for each decision; any other answer in the meantime sets it going again. */
async function reportStuck(log: Log, transactions: AppTransactions, gameId: GameId): Promise<void> {
  try {
    await transactions.together([`game:${gameId}`], (context) => tellStuck(context, gameId));
  } catch (error) {
    log.error({ gameId, err: error }, 'A game with an automatic player that can’t act could not be reported.');
  }
}

async function tellStuck(context: Context, gameId: GameId): Promise<void> {
  const game = await context.store.game(gameId);
  if (game === undefined) return;
  const held = await takeStarted(context, game);
  const decision = automaticDecision(context.engine, game, held.state);
  if (decision === undefined || held.announced.stuck === decision.id) return;
  const notice = {
    kind: 'stuck',
    name: decision.privacy === 'secret' ? undefined : game.seats[decision.seat]?.name,
  } as const;
  const messages = toChannel(game, [{ kind: 'notice', notice }]);
  await storeNews(context, held, await readBeside(context, held), { stuck: decision.id, messages });
}

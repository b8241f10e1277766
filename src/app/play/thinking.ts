import { setTimeout as delay } from 'node:timers/promises';
import type { Beliefs } from '../../players/beliefs/index.ts';
import type { Decision } from '../../store/engineTypes.ts';
import type { GameId, Level } from '../../store/records.ts';
import { levelOf } from './levels.ts';
import { aboutQuestion } from '../core/log.ts';
import type { AppEnvironment } from '../core/context.ts';
import type { GameInHand } from './gameCache.ts';
import type { ThinkingLevel } from '../../players/levels.ts';
import type { ThinkerQuestion, Thought } from '../core/thinker.ts';

/** No thought takes so long, in milliseconds: then the seat answers as it would at the level `easy`. */
const LIMIT = 60_000;
/** A thought ends after a multiple of this many milliseconds, so that how long it took says little about a hand. */
const PACE = 100;

/** The result of a thought; without a choice there is none. */
export interface ThoughtOver {
  readonly choice?: ReadonlyArray<string>;
}

interface Pending {
  /** The question: where the game stands, who is asked, and how well they play. */
  readonly key: string;
  over?: ThoughtOver;
  /** Resolves when it is over. */
  done: Promise<void>;
  interrupt: () => void;
  interrupted: Promise<void>;
}

interface Begun {
  readonly level: ThinkingLevel;
  readonly key: string;
}

/** The thoughts of automatic players: one a game at a time. */
export interface Thoughts {
  /**
   * Returns the result of the thought about this decision, `pending` while it goes on; starts it if it has not begun.
   * `undefined`: there is nothing to think about.
   */
  about(held: GameInHand, decision: Decision, beliefs: Beliefs): ThoughtOver | 'pending' | undefined;
  /** Resolves when the thought of this game is over, or someone has interrupted it. */
  wait(gameId: GameId): Promise<void>;
  /**
   * Interrupts the wait, because something has happened in the game: each waiter checks again whether the thought still
   * counts.
   */
  interrupt(gameId: GameId): void;
  /** No one needs the thought of this game any more. */
  forget(gameId: GameId): void;
  /** Interrupts all. */
  stop(): void;
}

export function createThoughts(parts: AppEnvironment): Thoughts {
  const byGame = new Map<GameId, Pending>();

  const begin = (held: GameInHand, decision: Decision, beliefs: Beliefs, { level, key }: Begun): void => {
    const {
      game: { id: gameId },
    } = held;
    const isCurrent = (): boolean => byGame.get(gameId)?.key === key;
    const pending: Pending = { key, ...interruptible(), done: Promise.resolve() };
    byGame.set(gameId, pending);
    pending.done = thinkSafely(parts, held, decision, { level, beliefs, isCurrent }).then((over) => {
      pending.over = over;
    });
  };

  return {
    about(held, decision, beliefs) {
      const level = thinkingLevel(parts, held, decision);
      if (level === undefined) return undefined;
      const key = keyOf(held, decision, level);
      const known = byGame.get(held.game.id);
      if (known?.key === key) return known.over ?? 'pending';
      begin(held, decision, beliefs, { level, key });
      return 'pending';
    },
    async wait(gameId) {
      const pending = byGame.get(gameId);
      if (pending === undefined) return;
      await Promise.race([pending.done, pending.interrupted]);
      Object.assign(pending, interruptible());
    },
    interrupt: (gameId) => byGame.get(gameId)?.interrupt(),
    forget: (gameId) => void byGame.delete(gameId),
    stop() {
      for (const { interrupt } of byGame.values()) interrupt();
    },
  };
}

function interruptible(): Pick<Pending, 'interrupt' | 'interrupted'> {
  const { promise, resolve } = promiseAndResolve();
  return { interrupt: resolve, interrupted: promise };
}

function promiseAndResolve(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * How well the seat plays that is asked, if there is something to think about. A question of which no one else may know
 * is answered at once: a break would tell that someone was asked.
 */
export function thinkingLevel(
  { thinker, engine, log }: AppEnvironment,
  { game, state }: GameInHand,
  decision: Decision,
): ThinkingLevel | undefined {
  const level = levelOf(game, game.seats[decision.seat]);
  if (thinker === undefined || level === undefined || level === 'easy' || decision.privacy === 'secret')
    return undefined;
  try {
    return thinker.isWorthThinking(engine.view(state, decision.seat), decision, level) ? level : undefined;
  } catch (error) {
    const about = { ...aboutQuestion(game.id, decision), err: error };
    log.error(about, 'Whether a question is worth a thought could not be said; it is answered by simple rules.');
    return undefined;
  }
}

/** Returns a key that everything that happens in the game changes; what only happens around it does not. */
function keyOf({ game, lastSeq }: GameInHand, { seat, id }: Decision, level: Level): string {
  return JSON.stringify([lastSeq, game.undone, seat, id, level]);
}

interface Thinking {
  readonly beliefs: Beliefs;
  readonly level: ThinkingLevel;
  /** Whether anyone still waits for it. */
  readonly isCurrent: () => boolean;
}

async function thinkSafely(
  parts: AppEnvironment,
  { game, state }: GameInHand,
  decision: Decision,
  { level, beliefs, isCurrent }: Thinking,
): Promise<ThoughtOver> {
  const { log } = parts;
  const began = performance.now();
  const tooLong = limitOf(parts);
  const about = aboutQuestion(game.id, decision);
  log.debug(about, 'An automatic player begins to think.');
  try {
    const question = { state, seat: decision.seat, decisionId: decision.id, level, seed: parts.newSeed(), beliefs };
    const { choice } = await thinkWithin(parts, question, tooLong);
    await delay(PACE - ((performance.now() - began) % PACE));
    return { choice };
  } catch (error) {
    const failed = { ...about, err: error };
    if (tooLong.aborted) log.warn(failed, 'An automatic player thought for too long; it answers by simple rules.');
    else if (isCurrent()) log.error(failed, 'An automatic player could not think; it answers by simple rules.');
    return {};
  }
}

/** Rejects after the limit, even if the thinker ignores the signal. */
export async function thinkWithin(
  parts: AppEnvironment,
  question: ThinkerQuestion,
  signal: AbortSignal = limitOf(parts),
): Promise<Thought> {
  if (parts.thinker === undefined) throw new Error('Nobody thinks here.');
  return await Promise.race([parts.thinker.think(question, signal), rejectionBy(signal)]);
}

function limitOf({ thinkingLimit = LIMIT }: AppEnvironment): AbortSignal {
  return AbortSignal.timeout(thinkingLimit);
}

async function rejectionBy(signal: AbortSignal): Promise<never> {
  return await new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('It took too long.'));
    });
  });
}

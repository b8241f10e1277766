import type { HeldState } from './engine.ts';
import type { Beliefs } from '../../players/beliefs/index.ts';
import type { ThinkingLevel } from '../../players/levels.ts';
import type { Decision, GameView, Seat } from '../../store/engineTypes.ts';

/** A question to think about. The thinker copies what it needs before it returns, since the state goes on changing. */
export interface ThinkerQuestion {
  readonly state: HeldState;
  readonly seat: Seat;
  /** Open for that seat. */
  readonly decisionId: string;
  readonly level: ThinkingLevel;
  readonly seed: string;
  /** The suspicions of anyone who has watched the game in public. */
  readonly beliefs: Beliefs;
}

export interface ThoughtOption {
  /** Ids of choices: a legal answer. */
  readonly choice: ReadonlyArray<string>;
  /** The chance from 0 to 1 that the seat's side wins, as far as it can be seen. */
  readonly worth: number;
  /** Clearly better than what simple rules say, not by luck alone. */
  readonly isClear: boolean;
}

export interface Thought {
  readonly choice: ReadonlyArray<string>;
  /** The options in no order to rely on; one alone: nothing was searched. */
  readonly options: ReadonlyArray<ThoughtOption>;
}

/** Thinks ahead, not on the main thread. What the seat can't know has no influence. */
export interface Thinker {
  readonly isWorthThinking: (view: GameView, decision: Decision, level: ThinkingLevel) => boolean;
  /** Rejects if it can't. `signal`: it is waited for no longer. */
  think(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought>;
}

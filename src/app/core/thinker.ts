import type { HeldState } from './engine.ts';
import type { Beliefs } from '../../players/beliefs/index.ts';
import type { ThinkingLevel } from '../../players/levels.ts';
import type { Decision, GameView, Seat } from '../../store/engineTypes.ts';

/** What is to be thought about. The thinker takes what it needs of it before it returns: the state goes on changing. */
export interface ThinkerQuestion {
  readonly state: HeldState;
  readonly seat: Seat;
  /** Open for that seat. */
  readonly decisionId: string;
  readonly level: ThinkingLevel;
  readonly seed: string;
  /** Whom everyone may suspect who has looked on. */
  readonly beliefs: Beliefs;
}

export interface ThoughtOption {
  /** Ids of choices: a legal answer. */
  readonly choice: ReadonlyArray<string>;
  /** The chance from 0 to 1 that the own side wins, as far as can be seen. */
  readonly worth: number;
  /** Clearly better than what simple rules say, not by luck alone. */
  readonly isClear: boolean;
}

export interface Thought {
  readonly choice: ReadonlyArray<string>;
  /** In no order to rely on; one alone: nothing was searched. */
  readonly options: ReadonlyArray<ThoughtOption>;
}

/** Thinks ahead, not on the main thread. What the seat can't know has no influence. */
export interface Thinker {
  readonly isWorthThinking: (view: GameView, decision: Decision, level: ThinkingLevel) => boolean;
  /** Rejects if it can't. `signal`: it is waited for no longer. */
  think(question: ThinkerQuestion, signal: AbortSignal): Promise<Thought>;
}

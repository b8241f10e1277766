import type { Text } from '../words/index.ts';
import type { Beliefs } from '../players/beliefs/index.ts';
import type { Level } from '../players/levels.ts';
import type { Choice, Decision, GameEvent, GameOptions, GameView, Seat, TurnAhead } from '../store/engineTypes.ts';

/** The rules, as the app needs them. The app never looks inside a state. */
export interface Engine<State> {
  /** Of the states that `createGame` makes and `read` gives. */
  readonly stateVersion: number;
  /** What a new lobby begins with. */
  readonly defaultOptions: GameOptions;
  createGame(options: GameOptions, seed: string): { readonly state: State; readonly events: ReadonlyArray<GameEvent> };
  /** Every open question. */
  decisions(state: State): ReadonlyArray<Decision>;
  /**
   * What this seat may do beside its questions: nobody waits for it, and nobody else may know of it. `answer` takes it
   * likewise.
   */
  offers(state: State, seat: Seat): ReadonlyArray<Decision>;
  /**
   * Changes `state` in place. Throws a rule error, and then nothing has changed; anything else thrown is a bug. `watch`
   * sees what everybody is told while `state` is as it was when that happened.
   */
  answer(
    state: State,
    seat: Seat,
    decisionId: string,
    choice: ReadonlyArray<string>,
    watch?: (what: GameEvent['what']) => void,
  ): { readonly events: ReadonlyArray<GameEvent> };
  /** `other`: somebody's view of the same state, from which is taken what is the same for all. */
  view(state: State, who: Seat | 'public', other?: GameView): GameView;
  /** What that seat could do if its next turn began now. */
  turnAhead(state: State, seat: Seat): TurnAhead;
  /** The actions after that move of `turnAhead`; `undefined`: after staying. */
  actionsAhead(state: State, seat: Seat, move: Choice | undefined): ReadonlyArray<Choice>;
  /** Why these options can't be played, in sentences; empty: they can. */
  checkOptions(options: GameOptions): ReadonlyArray<Text>;
  isRuleError(error: unknown): error is Error & { readonly told: Text };
  /** Whether something hidden came out for anybody when `actor` caused this event. */
  eventReveals(event: GameEvent, actor: Seat): boolean;
  /** Whether this question, once it is asked, shows what was hidden before. */
  questionReveals(decision: Pick<Decision, 'topic'>): boolean;
  /** A stored state, brought up to this version. Throws if it can't be. */
  read(plain: unknown, version: number): State;
}

/**
 * An automatic player: a legal answer to a decision of its seat, from what that seat may know. `beliefs`: whom it may
 * suspect; `level`: how well it plays, `normal` if nobody says.
 */
export type AutomaticPlayer = (
  view: GameView,
  decision: Decision,
  random: () => number,
  beliefs?: Beliefs,
  level?: Level,
) => ReadonlyArray<string>;

/** The rules as the app plays by them: the engine, over states that the app keeps but never looks into. */
import * as rules from '../../engine/index.ts';
import { stateVersion } from '../../engine/types/state.ts';
import type { GameState } from '../../engine/types/state.ts';
import type { SeatedPlayer } from '../../players/seatedPlayer.ts';
import type { Choice, Decision, GameEvent, GameOptions, GameView, Seat, TurnAhead } from '../../store/engineTypes.ts';
import type { Text } from '../../words/index.ts';

declare const inside: unique symbol;

/** A game's state, closed: only the engine looks inside. */
export interface HeldState {
  readonly [inside]: GameState;
}

const opened = (held: HeldState): GameState => held as unknown as GameState;
const closed = (state: GameState): HeldState => state as unknown as HeldState;

/**
 * A new game, dealt, and the events of the set-up. The same options and seed give the same game.
 * @throws RuleError `badOptions` if the options are illegal
 */
function createGame(options: GameOptions, seed: string): rules.Step & { readonly state: HeldState } {
  const { state, events } = rules.startGame(options, seed);
  return { state: closed(state), events };
}

/** Every open question. */
function decisions(state: HeldState): ReadonlyArray<Decision> {
  return rules.decisions(opened(state));
}

/**
 * Returns what this seat may do beside its questions: no one waits for it, and no one else may know of it. `answer`
 * takes these decisions too.
 */
function offers(state: HeldState, seat: Seat): ReadonlyArray<Decision> {
  return rules.offers(opened(state), seat);
}

/**
 * Changes `state` in place. `watch` sees what everyone is told while `state` is as it was when that happened.
 * @throws RuleError if the answer is illegal, and then nothing has changed; anything else thrown is a bug
 */
function answer(
  state: HeldState,
  seat: Seat,
  decisionId: string,
  choice: ReadonlyArray<string>,
  watch?: (what: GameEvent['what']) => void,
): rules.Step {
  return rules.answer(opened(state), seat, decisionId, choice, watch);
}

/** `other`: someone's view of the same state, from which is taken what is the same for all. */
function view(state: HeldState, who: Seat | 'public', other?: GameView): GameView {
  return rules.view(opened(state), who, other);
}

/** Returns what that seat could do if its next turn began now. */
function turnAhead(state: HeldState, seat: Seat): TurnAhead {
  return rules.turnAhead(opened(state), seat);
}

/** The actions after that move of `turnAhead`; `undefined`: after staying. */
function actionsAhead(state: HeldState, seat: Seat, move: Choice | undefined): ReadonlyArray<Choice> {
  return rules.actionsAhead(opened(state), seat, move);
}

/** Whether the engine has refused what someone asked; `told` says why. */
function isRuleError(error: unknown): error is Error & { readonly told: Text } {
  return error instanceof rules.RuleError;
}

/**
 * A stored state, brought up to this version.
 * @throws if it can't be
 */
function read(plain: unknown, version: number): HeldState {
  return closed(rules.readState(plain, version));
}

const { checkOptions, defaultOptions, eventReveals, questionReveals } = rules;

export const engine = {
  stateVersion,
  defaultOptions,
  createGame,
  decisions,
  offers,
  answer,
  view,
  turnAhead,
  actionsAhead,
  checkOptions,
  isRuleError,
  eventReveals,
  questionReveals,
  read,
};

/** The real rules; a test may bring others. */
export type Engine = typeof engine;

/** An automatic player: a legal answer to a decision of its seat, from what that seat may know. */
export type AutomaticPlayer = (player: SeatedPlayer, decision: Decision, random: () => number) => ReadonlyArray<string>;

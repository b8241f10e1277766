/**
 * The rules engine: a pure function of a state and an answer. `createGame` deals, `decisions` says what is being asked,
 * `answer` plays on, `offers` says what a seat may do beside them, `view` tells what a seat may know. No clock, no I/O,
 * no randomness but the state's own.
 */
import './wholeGame.ts';
import { countRuns, isLegalCount } from './flow/counts.ts';
import { RunningGame } from './flow/game.ts';
import { inRow, listed, tell } from '../words/text.ts';
import type { Text } from '../words/text.ts';
import { checkOptions } from './rules/setup/options.ts';
import { readOptions } from './migrate.ts';
import { offersTo, takeOffer } from './rules/turn/offers.ts';
import { newGame, newState } from './rules/setup/setup.ts';
import type { Choice, Decision } from './types/decision.ts';
import { RuleError } from './types/error.ts';
import type { GameEvent, Happening } from './types/event.ts';
import type { Seat } from './types/ids.ts';
import type { GameOptions } from './types/options.ts';
import type { GameState } from './types/state.ts';

export { checkOptions, defaultOptions } from './rules/setup/options.ts';
export { readOptions, readState } from './migrate.ts';
export { actionsAhead, turnAhead } from './ahead.ts';
export type { TurnAhead } from './ahead.ts';
export { disguise } from './secrets/index.ts';
export { copyOf, imagine } from './secrets/imagine.ts';
export { eventReveals, questionReveals } from './revealing.ts';
export { view } from './view.ts';
export { countRuns, countsOf, isLegalCount } from './flow/counts.ts';
export { RuleError } from './types/error.ts';

export interface Step {
  readonly events: ReadonlyArray<GameEvent>;
}

/**
 * A new game, dealt and waiting for the first choice of a character. The same options and seed give the same game.
 * Throws RuleError `badOptions` with a sentence for each illegal option.
 */
export function createGame(options: GameOptions, seed: string | number): GameState {
  return startGame(options, seed).state;
}

/** Creates a game like `createGame`, with the events of the set-up. Throws a `RuleError` if the options are illegal. */
export function startGame(options: GameOptions, seed: string | number): Step & { readonly state: GameState } {
  const wrong = checkOptions(options);
  if (wrong.length > 0) throw new RuleError('badOptions', inRow(wrong, ' '));
  // A lobby that was stored by an earlier version knows fewer options.
  const state = newState(readOptions(options), String(seed));
  const game = new RunningGame(state);
  newGame(game);
  game.begin();
  return { state, events: game.events };
}

/** Every open question, with its legal answers. Empty only if the game is over. */
export function decisions(state: GameState): ReadonlyArray<Decision> {
  return state.decisions;
}

/**
 * Answers a question with the ids of the chosen choices and plays on to the next question, or takes up an offer, which
 * leaves the open questions as they are. Checks first: on a RuleError (`gameOver`, `noSuchDecision`, `notYourDecision`,
 * `wrongNumber`, `illegalChoice`) nothing has changed; otherwise `state` itself changes. Any other error is a bug and
 * leaves `state` unusable. `watch` sees each thing that everyone is told when it happens: it may look at `state` then,
 * and must change nothing.
 */
export function answer(
  state: GameState,
  seat: Seat,
  decisionId: string,
  choice: ReadonlyArray<string>,
  watch?: (what: Happening) => void,
): Step {
  // Nearly always it is a question: the offers are worked out only where no question has this id.
  const isOpen = state.decisions.some(({ id }) => id === decisionId);
  const offer = isOpen ? undefined : offers(state, seat).find(({ id }) => id === decisionId);
  if (offer !== undefined) return take(state, offer, choice, watch);
  const decision = openDecision(state, seat, decisionId);
  const chosen = legalChoices(decision, choice);
  const frame = state.stack.at(-1);
  if (frame === undefined) throw new Error('a question is open, but nothing is running');
  state.decisions.splice(state.decisions.indexOf(decision), 1);
  (frame.answers ??= {})[decision.standsFor ?? seat] = chosen;
  const game = new RunningGame(state, watch);
  game.run();
  return { events: game.events };
}

/**
 * The actions that this seat may take now beside the open questions, each in the shape of a question with one choice,
 * which `answer` takes too. They are computed from the state, wait for no one, and no one but this seat may learn of
 * them. Empty once the game is over.
 */
export function offers(state: GameState, seat: Seat): ReadonlyArray<Decision> {
  return offersTo(state, seat);
}

/** The open questions stay as they are. */
function take(
  state: GameState,
  offer: Decision,
  choice: ReadonlyArray<string>,
  watch?: (what: Happening) => void,
): Step {
  legalChoices(offer, choice);
  const game = new RunningGame(state, watch);
  takeOffer(game, offer);
  return { events: game.events };
}

function openDecision(state: GameState, seat: Seat, id: string): Decision {
  if (state.over !== undefined) throw new RuleError('gameOver', tell('mistakes.gameOver'));
  const decision = state.decisions.find((open) => open.id === id);
  if (decision === undefined) throw new RuleError('noSuchDecision', tell('mistakes.alreadyDecided'));
  if (decision.seat !== seat) throw new RuleError('notYourDecision', tell('mistakes.notYours'));
  return decision;
}

function legalChoices(decision: Decision, ids: ReadonlyArray<string>): Array<Choice> {
  const { choices } = decision;
  const wanted = new Set(ids);
  if (wanted.size !== ids.length) throw new RuleError('illegalChoice', tell('mistakes.twice'));
  if (!isLegalCount(decision, ids.length)) {
    throw new RuleError('wrongNumber', wrongCount(decision, ids.length));
  }
  return ids.map((id) => {
    const found = choices.find((choice) => choice.id === id);
    if (found === undefined) throw new RuleError('illegalChoice', tell('mistakes.notOpen'));
    return found;
  });
}

function wrongCount(decision: Decision, count: number): Text {
  const runs = countRuns(decision).map(([least, most]) =>
    least === most ? `${least}` : tell('mistakes.run', { least, most }),
  );
  return runs.length === 1 && decision.min === decision.max
    ? tell('mistakes.exactly', { needed: decision.min, count })
    : tell('mistakes.count', { runs: listed(runs, 'or'), count });
}

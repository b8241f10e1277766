import type { Choice, ChoiceOf, Decision } from '../types/decision.ts';
import type { GameEvent, Happening } from '../types/event.ts';
import type { Seat } from '../types/ids.ts';
import type { Frame, GameState, Player } from '../types/state.ts';
import { definitionOf, endStep } from './procedures.ts';
import type { Game, ProcedureName, Procedures, NewDecision } from './procedures.ts';

export type { Game, NewDecision } from './procedures.ts';

/** A question while it is being put together. */
type Open = { -readonly [K in keyof Decision]: Decision[K] };
/** The fields that only some questions have. */
type Extra = 'counts' | 'standsFor' | 'occasion' | 'since';

/** A game being played on. */
export class RunningGame implements Game {
  readonly state: GameState;
  readonly events: Array<GameEvent> = [];
  private called: Array<Frame> = [];
  /** Answers that needed no question, for the next step. */
  private taken: Record<Seat, ReadonlyArray<Choice>> | undefined;
  private readonly watch: ((what: Happening) => void) | undefined;
  /** The last frame of the game, which runs once nothing else is left to do. */
  private last: Frame | undefined;

  /**
   * `watch`: sees each thing that everyone is told as soon as it has happened, while the state is as it was right
   * then.
   */
  constructor(state: GameState, watch?: (what: Happening) => void) {
    this.state = state;
    this.watch = watch;
  }

  tell(what: Happening): void {
    this.events.push({ audience: 'public', what });
    this.watch?.(what);
  }

  tellSecretly(seats: ReadonlyArray<Seat>, full: Happening, half: Happening): void {
    this.events.push({ audience: seats, what: full });
    this.events.push({ audience: 'public', except: seats, what: half });
  }

  call<K extends ProcedureName>(name: K, data: Procedures[K]): void {
    this.called.push({ procedure: name, step: definitionOf(name).first, data });
  }

  abandonFor<K extends ProcedureName>(name: K, data: Procedures[K]): void {
    this.last ??= { procedure: name, step: definitionOf(name).first, data };
  }

  get isDone(): boolean {
    return this.last !== undefined || this.state.over !== undefined;
  }

  goto(step: string): void {
    const frame = this.top();
    if (!definitionOf(frame.procedure).steps.has(step)) throw new Error(`${frame.procedure} has no step ${step}`);
    frame.step = step;
  }

  finish(result?: unknown): void {
    const frame = this.top();
    frame.step = endStep;
    if (result !== undefined) frame.result = result;
  }

  ask(question: NewDecision): void {
    const { seat, topic, choices, counts, occasion, since, privacy = 'open' } = question;
    const min = Math.min(counts?.[0] ?? question.min ?? 1, choices.length);
    const max = Math.min(counts?.at(-1) ?? question.max ?? Math.max(1, min), choices.length);
    const decider = this.deciderFor(question);
    // R-ION-81, R-ION-96: a player who is out of the game decides nothing, and what is being resolved goes on.
    if (decider === undefined || (choices.length === min && question.always !== true)) {
      (this.taken ??= {})[seat] = choices.slice(0, min);
      return;
    }
    const id = privacy === 'secret' ? this.reactionId(decider) : this.decisionId();
    const fallback = question.fallback ?? choices.slice(0, min).map((choice) => choice.id);
    // Key by key: spreading the rest of every question would take longer than all else here.
    const decision: Open & Required<Omit<Open, Extra>> = {
      topic,
      choices,
      seat: decider,
      id,
      min,
      max,
      fallback,
      privacy,
    };
    if (counts !== undefined && counts.length < max - min + 1) decision.counts = counts;
    if (decider !== seat) decision.standsFor = seat;
    if (occasion !== undefined) decision.occasion = occasion;
    if (since !== undefined) decision.since = since;
    this.state.decisions.push(decision);
  }

  /**
   * R-ION-96: a decision that is needed of a current player who is out of the game is the next player's; one that a
   * text asks of such a player, or of anyone else who is out, is no one's.
   */
  private deciderFor({ seat, needed }: NewDecision): Seat | undefined {
    if (this.player(seat).out !== true) return seat;
    const {
      current,
      options: { players },
    } = this.state;
    const others = Array.from({ length: players }, (_, step) => (current + step) % players);
    return seat === current && needed === true ? others.find((other) => this.player(other).out !== true) : undefined;
  }

  private decisionId(): string {
    const number = this.state.nextDecision;
    this.state.nextDecision = number + 1;
    return `d${number}`;
  }

  private reactionId(seat: Seat): string {
    const number = this.state.nextReaction[seat] ?? 1;
    this.state.nextReaction[seat] = number + 1;
    return `r${seat}-${number}`;
  }

  running<K extends ProcedureName>(name: K): Procedures[K] | undefined {
    const { stack } = this.state;
    for (let at = stack.length - 1; at >= 0; at -= 1) {
      const frame = stack[at];
      // The frame was made by `call` under this name, so its data is this procedure's.
      if (frame?.procedure === name) return frame.data as Procedures[K];
    }
    return undefined;
  }

  runningAll<K extends ProcedureName>(name: K): Array<Procedures[K]> {
    // As above.
    return this.state.stack.flatMap((frame) => (frame.procedure === name ? [frame.data as Procedures[K]] : []));
  }

  player(seat: Seat): Player {
    const found = this.state.players[seat];
    if (found === undefined) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  /** Starts the procedures that were called before anything runs, then runs on. */
  begin(): void {
    this.dropForLast();
    this.state.stack.push(...this.called.splice(0).reverse());
    this.run();
  }

  /** Runs on until someone has to decide or the game is over. */
  run(): void {
    const { state } = this;
    while (state.over === undefined && state.decisions.length === 0) {
      const frame = state.stack.at(-1);
      if (frame === undefined) return;
      if (frame.step === endStep) this.pop(frame);
      else this.runStep(frame);
    }
    if (state.over !== undefined) {
      state.stack.length = 0;
      state.decisions.length = 0;
    }
  }

  private runStep(frame: Frame): void {
    const name = frame.step;
    const step = definitionOf(frame.procedure).steps.get(name);
    if (step === undefined) throw new Error(`${frame.procedure} has no step ${name}`);
    const { run, next, guard } = step;
    if (guard !== undefined && !guard.holds(this, frame.data)) {
      Object.assign(frame, { step: guard.otherwise ?? endStep, answers: undefined, returned: undefined });
      return;
    }
    frame.step = next;
    this.taken = undefined;
    run(this, frame.data, frame);
    frame.answers = this.taken;
    frame.returned = undefined;
    if (this.dropForLast()) return;
    if (this.called.length > 0 && this.state.decisions.length > 0)
      throw new Error(`${frame.procedure}.${name} both asks and calls`);
    while (this.called.length > 0) {
      const callee = this.called.pop();
      if (callee !== undefined) this.state.stack.push(callee);
    }
  }

  /** Leaves nothing but the procedure for which the rest was abandoned, if there is one. */
  private dropForLast(): boolean {
    if (this.last === undefined) return false;
    const { stack, decisions } = this.state;
    this.called.length = 0;
    decisions.length = 0;
    stack.splice(0, stack.length, this.last);
    this.last = undefined;
    return true;
  }

  private pop(frame: Frame): void {
    const { stack } = this.state;
    stack.pop();
    const caller = stack.at(-1);
    if (caller === undefined) return;
    caller.returned = frame.result;
  }

  private top(): Frame {
    const frame = this.state.stack.at(-1);
    if (frame === undefined) throw new Error('no procedure is running');
    return frame;
  }
}

/**
 * The choices that a seat has made in the last step; empty if it passed or was not asked. Throws an `Error` for one
 * that is of none of these kinds; without any named, all are fine.
 */
export function answersOf<K extends Choice['kind'] = Choice['kind']>(
  frame: Frame,
  seat: Seat,
  ...kinds: ReadonlyArray<K>
): ReadonlyArray<ChoiceOf<K>> {
  const answers = frame.answers?.[seat] ?? [];
  const isExpected = (choice: Choice): choice is ChoiceOf<K> =>
    kinds.length === 0 || kinds.some((kind) => kind === choice.kind);
  if (answers.every(isExpected)) return answers;
  throw unexpected(frame, seat, kinds);
}

/** The choice of a seat that may have passed, or has not been asked. Throws an `Error` as `answersOf` does. */
export function answerIfAny<K extends Choice['kind'] = Choice['kind']>(
  frame: Frame,
  seat: Seat,
  ...kinds: ReadonlyArray<K>
): ChoiceOf<K> | undefined {
  return answersOf(frame, seat, ...kinds)[0];
}

/** The choice of a seat that had to choose. Throws an `Error` if there is none, or one of another kind. */
export function answerOf<K extends Choice['kind'] = Choice['kind']>(
  frame: Frame,
  seat: Seat,
  ...kinds: ReadonlyArray<K>
): ChoiceOf<K> {
  const choice = answerIfAny(frame, seat, ...kinds);
  if (choice === undefined) throw unexpected(frame, seat, kinds);
  return choice;
}

function unexpected(frame: Frame, seat: Seat, kinds: ReadonlyArray<Choice['kind']>): Error {
  const answers = (frame.answers?.[seat] ?? []).map(({ kind }) => kind);
  const listed = (names: ReadonlyArray<string>, none: string): string => (names.length === 0 ? none : names.join(', '));
  return new Error(
    `${frame.procedure}: seat ${seat} answered ${listed(answers, 'nothing')} instead of ${listed(kinds, 'anything')}`,
  );
}

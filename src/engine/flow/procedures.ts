import type { Decision } from '../types/decision.ts';
import type { Happening } from '../types/event.ts';
import type { Seat } from '../types/ids.ts';
import type { Frame, GameState, Player } from '../types/state.ts';
import { partsOfGame } from '../parts.ts';
import type { ProcedureName, Procedures } from '../types/procedures.ts';
import type { AnySecrecy, SaysWhoKnows } from './secrecy.ts';

export type { ProcedureName, Procedures } from '../types/procedures.ts';

/** Names of the procedures that carry no data. */
export type PlainProcedure = {
  [K in ProcedureName]: Procedures[K] extends Record<string, never> ? K : never;
}[ProcedureName];

export type NewDecision = Omit<Decision, 'id' | 'fallback' | 'min' | 'max' | 'privacy'> &
  Partial<Pick<Decision, 'fallback' | 'min' | 'max' | 'privacy'>> & {
    /** Asked even with one legal answer, because who is not asked would tell something. */
    readonly always?: boolean;
    /** The rules ask the current player as such: if that player is out of the game, the next one decides (R-ION-96). */
    readonly needed?: true;
  };

/**
 * A game being played on: the state and what the rules may do with it. Lives only as long as one answer takes; all that
 * lasts is in `state`.
 */
export interface Game {
  readonly state: GameState;
  /**
   * Whether the game is over or everything that was going on has just been dropped: the rest of a step has no use any
   * more.
   */
  readonly isDone: boolean;
  /** Tells everyone. */
  tell(what: Happening): void;
  /** Tells the seats in the know everything, and the others the public half. */
  tellSecretly(seats: ReadonlyArray<Seat>, full: Happening, half: Happening): void;
  /** Runs a procedure after this step; several run in the order of the calls, before the next step. */
  call<K extends ProcedureName>(name: K, data: Procedures[K]): void;
  /**
   * Drops everything that is going on or was to follow, and after this step runs that procedure alone; the first one
   * counts.
   */
  abandonFor<K extends ProcedureName>(name: K, data: Procedures[K]): void;
  /** Another step than the next one follows. */
  goto(step: string): void;
  /** No further step of this procedure follows; its caller gets `result`. */
  finish(result?: unknown): void;
  /**
   * Asks a seat. The answer is in the frame's `answers` when the next step runs. Without a real choice no one is asked
   * and the only answer is taken, unless the question says otherwise.
   */
  ask(question: NewDecision): void;
  /** The innermost running procedure of that name, if there is one. */
  running<K extends ProcedureName>(name: K): Procedures[K] | undefined;
  /** All running procedures of that name, the outermost first. */
  runningAll<K extends ProcedureName>(name: K): Array<Procedures[K]>;
  player(seat: Seat): Player;
}

/** One step: does its part of the rules; then the next one follows unless it said otherwise. */
export type ProcedureStep<D> = (game: Game, data: D, frame: Frame) => void;

/**
 * Steps that are done only as long as something holds. The flow asks before each of them, so that no step has to
 * remember to; where it doesn't hold, the procedure goes on at `otherwise`.
 */
export interface Guard<D, S extends string = string> {
  readonly steps: ReadonlyArray<S>;
  readonly holds: (game: Game, data: D) => boolean;
  /** A later step; without one the procedure is over. */
  readonly otherwise?: S;
}

/** The secrecy of a procedure's data, for callers that know no procedure by name. */
type KnownData = Readonly<Partial<Record<string, AnySecrecy>>>;

/**
 * `run` and `guard` get the data of their own procedure: frames are made by `Game.call`, which is typed by the name.
 */
interface DefinedStep {
  readonly run: ProcedureStep<object>;
  /** The step that follows; none after the last one. */
  readonly next: string;
  /** The condition under which the step runs. */
  readonly guard?: Guard<object>;
}

/** A procedure of that name, as `procedure` makes it. */
export interface Definition<K extends ProcedureName = ProcedureName> {
  readonly name: K;
  readonly steps: ReadonlyMap<string, DefinedStep>;
  readonly first: string;
  readonly secrets: KnownData;
}

/** One definition for each procedure that there is. */
export type Definitions = { readonly [K in ProcedureName]: Definition<K> };

export const endStep = '';

/** A guard, if there is one; and who knows what of the data, where there are cards or tokens among them. */
type Further<D, S extends string> =
  SaysWhoKnows<D> extends [unknown]
    ? [guard: Guard<D, S> | undefined, ...SaysWhoKnows<D>]
    : [guard?: Guard<D, S>, ...SaysWhoKnows<D>];

/**
 * A procedure of the rules, for the list in `src/engine/procedures.ts`: named steps, in the order in which they
 * normally follow, what guards some of them, and who knows the cards in its data, which are a part of the game's state.
 * Throws an `Error` without steps.
 */
export function procedure<K extends ProcedureName, S extends string>(
  name: K,
  steps: Readonly<Record<S, ProcedureStep<Procedures[K]>>>,
  ...[guard, secrets]: Further<Procedures[K], NoInfer<S>>
): Definition<K> {
  const entries = Object.entries<ProcedureStep<Procedures[K]>>(steps);
  const [[first] = []] = entries;
  if (first === undefined) throw new Error(`procedure ${name}: no steps`);
  const guarded: ReadonlySet<string> = new Set(guard?.steps);
  // The data of a frame is that of its procedure: see `DefinedStep`.
  const asked = guard as Guard<object> | undefined;
  const defined = entries.map(([step, run], at): [string, DefinedStep] => {
    const known = { run: run as ProcedureStep<object>, next: entries[at + 1]?.[0] ?? endStep };
    return [step, asked !== undefined && guarded.has(step) ? { ...known, guard: asked } : known];
  });
  return { name, steps: new Map(defined), first, secrets: (secrets ?? {}) as KnownData };
}

/**
 * The definition of that name. Throws an `Error` if there is none: in a stored game, a procedure of a later version.
 */
export function definitionOf(name: string): Definition {
  const { procedures } = partsOfGame();
  if (!isProcedure(procedures, name)) throw new Error(`there is no procedure ${name}`);
  return procedures[name];
}

function isProcedure(procedures: Definitions, name: string): name is ProcedureName {
  return name in procedures;
}

/**
 * Named points at which the rules ask the modules of a game. An objective, or another option that brings rules of its own,
 * says here what it adds; the chapters of the rules ask by the point's name and never for a module. What can be said as
 * content is said in `data/` instead.
 */
import type { Effect } from '../catalogue/effect.ts';
import type { Milestone } from '../catalogue/content.ts';
import type { Activation, Switch } from '../catalogue/vocabulary.ts';
import { switchesOf } from './content.ts';
import type { Game } from './flow/game.ts';
import type { Choice } from './types/decision.ts';
import type { Cause } from './types/event.ts';
import type { LocationId, Seat } from './types/ids.ts';
import type { GameOptions } from './types/options.ts';
import type { GameState } from './types/state.ts';
import type { ModuleViews } from './types/view.ts';

/** Where an answer is «handled», the rule that asks leaves the matter to the module. */
export interface Hooks {
  /** Whether this part of a card does nothing now; its other parts do. */
  readonly ignores: (state: GameState, effect: Effect) => boolean;
  /** An activation icon comes up. */
  readonly activation: (game: Game, icon: Activation, why: Cause) => 'handled' | undefined;
  /** The fleet marker reaches Auto Jump. */
  readonly autoJump: (game: Game) => 'handled' | undefined;
  /** A civilian ship is to be drawn and destroyed. */
  readonly civilianLoss: (game: Game) => 'handled' | undefined;
  /** The total distance reaches a milestone. */
  readonly milestone: (game: Game, event: Milestone) => void;
  /** Actions that a seat may take where it is, beside those of the location and of cards. */
  readonly actions: (state: GameState, seat: Seat) => ReadonlyArray<Choice>;
  /** Whether the condition `inOrbit` holds. */
  readonly inOrbit: (state: GameState) => boolean;
  /** Where everybody who enters the board starts, if not where the sheet says. */
  readonly entrance: (state: GameState) => LocationId | undefined;
  /** Where players who become Cylons go, if not to the Resurrection Ship. */
  readonly refuge: (state: GameState) => LocationId | undefined;
  /** What comes first at the end of the game (R-VIC-21). */
  readonly end: (game: Game) => void;
  /** What a view shows of it; the same for everybody. */
  readonly view: (state: GameState) => ModuleViews;
}

const modules = new Map<Switch, Partial<Hooks>>();
/** The rules ask all the time: finding the modules of the same options object again must cost nothing. */
const known = new WeakMap<GameOptions, ReadonlyArray<Partial<Hooks>>>();

/** Declares what a module adds to the rules in games in which it is switched on. */
export function moduleHooks(name: Switch, hooks: Partial<Hooks>): void {
  if (modules.has(name)) throw new Error(`the hooks of ${name} are declared twice`);
  modules.set(name, hooks);
}

function modulesOf(options: GameOptions): ReadonlyArray<Partial<Hooks>> {
  const found = known.get(options);
  if (found !== undefined) return found;
  const on = switchesOf(options);
  const present = [...modules].flatMap(([name, hooks]) => (on.has(name) ? [hooks] : []));
  known.set(options, present);
  return present;
}

/** What the modules of this game have to say at that point, in the order in which they were declared. */
export function hooks<K extends keyof Hooks>({ options }: Pick<GameState, 'options'>, point: K): Array<NonNullable<Hooks[K]>> {
  return modulesOf(options).flatMap((module) => {
    const hook = module[point];
    return hook === undefined ? [] : [hook];
  });
}

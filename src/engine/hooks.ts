/**
 * The modules of a game, and the named points at which the rules ask them. An objective, or another option that brings
 * rules of its own, says in one declaration what it adds: its piece of the state, who sees what of it, and what it has
 * to say at which point of the rules. The chapters of the rules ask by the point's name and never for a module. What
 * can be said as content is said in `data/` instead.
 */
import type { OncePerGameHooks } from './abilities/oncePerGame.ts';
import type { Effect } from '../catalogue/effect.ts';
import type { Activation, BoardName, CylonShip, Resource, Switch } from '../catalogue/vocabulary.ts';
import { switchesOf } from './content.ts';
import type { Game } from './flow/game.ts';
import type { RandomState } from './flow/random.ts';
import type { AnySecrecy, Secrecy, Viewer } from './flow/secrecy.ts';
import type { ExecutionHooks } from './modules/executions/hooks.ts';
import type { NewCapricaHooks } from './modules/newCaprica/hooks.ts';
import { partsOfGame } from './parts.ts';
import type { CheckHooks } from './rules/checks/hooks.ts';
import type { CombatHooks } from './rules/combat/hooks.ts';
import type { CrisisHooks } from './rules/crisis/hooks.ts';
import type { JumpHooks } from './rules/jump/hooks.ts';
import type { LoyaltyHooks } from './rules/loyalty/hooks.ts';
import type { SetupHooks } from './rules/setup/hooks.ts';
import type { TitleHooks } from './rules/titles/hooks.ts';
import type { TurnHooks } from './rules/turn/hooks.ts';
import type { Cause } from './types/event.ts';
import type { CardId, LocationId, Seat } from './types/ids.ts';
import type {
  ModuleChoices,
  ModuleDecks,
  ModuleHappenings,
  ModuleName,
  ModuleStates,
  ModuleTopics,
  ModuleViews,
  OwnModuleViews,
  SeatModuleViews,
} from './types/modules.ts';
import type { GameOptions } from './types/options.ts';
import type { GameState, Outcome, Ship } from './types/state.ts';

/**
 * The points at which the rules ask. Those of one chapter stand in its `hooks.ts`. Where an answer is “handled”, the
 * rule that asks leaves the matter to the module.
 */
export interface Hooks
  extends
    OncePerGameHooks,
    CheckHooks,
    CombatHooks,
    CrisisHooks,
    JumpHooks,
    LoyaltyHooks,
    SetupHooks,
    TitleHooks,
    TurnHooks,
    ExecutionHooks,
    NewCapricaHooks {
  /** Whether this part of a card does nothing now; its other parts do. */
  readonly ignores: (state: GameState, effect: Effect) => boolean;
  /** An activation icon comes up. */
  readonly activation: (game: Game, icon: Activation, why: Cause) => 'handled' | undefined;
  /** The fleet marker reaches Auto Jump. */
  readonly autoJump: (game: Game) => 'handled' | undefined;
  /** Cylon ships of that kind that the module has somewhere else, for when the supply has none left (R-FLT-40). */
  readonly cylonShipSource: (state: GameState, kind: CylonShip) => CylonShipSource;
  /** Handles a ship in space when the fleet jumps, if it does not leave the board like all others (R-JMP-13). */
  readonly shipAtJump: (game: Game, ship: Ship) => 'handled' | undefined;
  /** The fleet jumps, and not for the last time: the ships have left the board (R-JMP-14). */
  readonly fleetJumps: (game: Game) => void;
  /** Distance of cards that count already though they do not lie beside the objective (R-DAY-71). */
  readonly furtherDistance: (state: GameState) => number;
  /** A deck of the module of which a card may be looked at by name, its bottom card first (R-TTL-16). */
  readonly openDeck: (state: GameState) => OpenDeck;
  /** A civilian ship is to be drawn and destroyed. */
  readonly civilianLoss: (game: Game) => 'handled' | undefined;
  /** The location at which everyone who enters the board starts, if not where the sheet says. */
  readonly entrance: (state: GameState) => LocationId | undefined;
  /** Whether a location of a board on the table is not there, because its other side shows (R-LOY-74). */
  readonly offTable: (state: GameState, location: LocationId) => boolean;
  /** The location to which players who become Cylons go, if not the Resurrection Ship. */
  readonly refuge: (state: GameState) => LocationId | undefined;
  /**
   * The skill check abilities of the running check have been resolved; neither consequence nor total has been looked at
   * (R-CHK-75).
   */
  readonly abilitiesResolved: (game: Game) => void;
  /**
   * Which side uses a board whose locations are for either of them by turns (R-DAY-80); `undefined`: no board of the
   * module.
   */
  readonly allegiance: (state: GameState, board: BoardName) => 'human' | 'cylon' | undefined;
  /** Called at set-up, once everyone has a character and before cards are dealt (R-SET-111). */
  readonly charactersPlaced: (game: Game) => void;
  /** Called at set-up, once everyone has the first Loyalty cards. */
  readonly loyaltyDealt: (game: Game) => void;
  /**
   * A turn has begun, and what happens at its start has been resolved; no Skill card has been drawn yet (R-TURN-11).
   */
  readonly turnBegun: (game: Game, seat: Seat) => void;
  /** A player has played a Super Crisis card, which is resolved next. */
  readonly superCrisisPlayed: (game: Game, seat: Seat) => void;
  /** Called after a resource has fallen. `later`: the consequences wait for what is going on already. */
  readonly resourceLost: (game: Game, resource: Resource, later: boolean) => void;
  /** Resolves what comes first at the end of the game, before the executions of the last jump (R-VIC-21). */
  readonly endBegins: (game: Game) => void;
  /** Pays the costs of the end of the game after the executions, before the resources are looked at (R-VIC-21). */
  readonly endCosts: (game: Game) => void;
  /**
   * Called when the winning team is known, whichever way the game has ended, to show anything left before the winners
   * are counted (R-VIC-42).
   */
  readonly verdict: (game: Game, winner: Outcome['winner']) => void;
  /**
   * Whether this player wins now that this team has won; `undefined`: as the player's team does (R-VIC-33, R-VIC-40).
   */
  readonly wins: (state: GameState, seat: Seat, winner: Outcome['winner']) => boolean | undefined;
  /** The card with this player's secret aim, which all turn up when the game is over. */
  readonly aim: (state: GameState, seat: Seat) => CardId | undefined;
}

export interface OpenDeck {
  readonly deck: keyof ModuleDecks;
  readonly cards: ReadonlyArray<CardId>;
}

export interface CylonShipSource {
  readonly left: number;
  /** Takes one away from there, to be placed on the main board. */
  readonly take: () => void;
}

/** The piece of state of a module. */
interface PieceOf<T> {
  /** The initial value; without it, the module puts the piece there when its time comes. */
  readonly start?: (options: GameOptions, random: RandomState) => T;
  /**
   * Public or secret, field by field: from this `disguise` and the property of secrecy know what only some may know.
   */
  readonly secrets: Secrecy<T>;
}

/**
 * The hidden information that an event brings out, which decides who may undo it (`revealing.ts`). `nothing`: all of it
 * follows from what everyone knew and from what someone chose. `ownChoice`: its full version tells a player what that
 * player has chosen, and the others nothing hidden. `hidden`: it shows a card, a token or a die to someone, or might.
 */
export type EventBrings = 'nothing' | 'ownChoice' | 'hidden';

/** Whether a question shows the asked player what was hidden until then. */
export type QuestionBrings = 'nothing' | 'hidden';

/** `final`: it ends something for good, so that a slip of the finger would hurt, and its player is asked again. */
export type ChoiceKind = 'final' | 'free';

interface Common<N extends ModuleName> {
  readonly name: N;
  /** The games that have it. */
  readonly when: Switch | ((options: GameOptions) => boolean);
  readonly hooks?: Partial<Hooks>;
}

/**
 * One module. What `types/modules.ts` lists under its name, it has to declare here, and nothing else: a piece of state
 * with its secrets, what everyone sees on the table, what everyone sees with each player, what only the viewer knows,
 * and of each kind of event, question and choice what the rest of the program has to know of it. A view is left out
 * where there is nothing to show (yet). None of them may give anything that its reader may not know; nothing else of
 * the program reads the piece to show it.
 */
export type ModuleDeclaration<N extends ModuleName> = Common<N> &
  (N extends keyof ModuleStates ? { readonly state: PieceOf<ModuleStates[N]> } : unknown) &
  (N extends keyof ModuleViews
    ? { readonly view: (state: GameState, viewer: Viewer) => ModuleViews[N] | undefined }
    : unknown) &
  (N extends keyof SeatModuleViews
    ? { readonly seatView: (state: GameState, seat: Seat) => SeatModuleViews[N] | undefined }
    : unknown) &
  (N extends keyof OwnModuleViews
    ? { readonly ownView: (state: GameState, viewer: Seat) => OwnModuleViews[N] | undefined }
    : unknown) &
  (N extends keyof ModuleHappenings
    ? { readonly events: Readonly<Record<ModuleHappenings[N]['kind'], EventBrings>> }
    : unknown) &
  (N extends keyof ModuleTopics
    ? { readonly questions: Readonly<Record<ModuleTopics[N]['kind'], QuestionBrings>> }
    : unknown) &
  (N extends keyof ModuleChoices
    ? { readonly choices: Readonly<Record<ModuleChoices[N]['kind'], ChoiceKind>> }
    : unknown);

/** One declaration for each module that there is, in the order in which they are asked. */
export type Modules = { readonly [N in ModuleName]: ModuleDeclaration<N> };

/** A module as code sees it that knows none by name. */
export interface AnyModule extends Common<ModuleName> {
  readonly state?: {
    readonly start?: (options: GameOptions, random: RandomState) => object;
    readonly secrets: AnySecrecy;
  };
  readonly view?: (state: GameState, viewer: Viewer) => object | undefined;
  readonly seatView?: (state: GameState, seat: Seat) => object | undefined;
  readonly ownView?: (state: GameState, viewer: Seat) => object | undefined;
  readonly events?: Readonly<Record<string, EventBrings>>;
  readonly questions?: Readonly<Record<string, QuestionBrings>>;
  readonly choices?: Readonly<Record<string, ChoiceKind>>;
}

/** The declarations of all modules, by kind. */
interface Kinds {
  readonly events: ReadonlyMap<string, EventBrings>;
  readonly questions: ReadonlyMap<string, QuestionBrings>;
  readonly choices: ReadonlyMap<string, ChoiceKind>;
}

/** The modules of a game, and what they have to say at each point that has been asked for. */
interface Present {
  readonly modules: ReadonlyArray<AnyModule>;
  readonly hooks: Map<keyof Hooks, ReadonlyArray<unknown>>;
}

/**
 * The rules ask all the time: finding the modules of the same options object again, or their hooks, must cost nothing.
 */
const known = new WeakMap<GameOptions, Present>();
/** The same for kinds: they are looked up for each event that someone may undo. */
let kinds: Kinds | undefined;

/** All modules of the game, in the order in which they are asked. */
export function everyModule(): ReadonlyArray<AnyModule> {
  // Each with its own types left out: what a piece of state holds, only its own module knows.
  return Object.values(partsOfGame().modules) as ReadonlyArray<AnyModule>;
}

/** Declarations of all modules for their events, questions or choices, by kind; none of the base game's. */
export function kindsOf<P extends keyof Kinds>(part: P): Kinds[P] {
  kinds ??= allKinds();
  return kinds[part];
}

function allKinds(): Kinds {
  const modules = everyModule();
  return {
    events: new Map(modules.flatMap(({ events = {} }) => Object.entries(events))),
    questions: new Map(modules.flatMap(({ questions = {} }) => Object.entries(questions))),
    choices: new Map(modules.flatMap(({ choices = {} }) => Object.entries(choices))),
  };
}

function presentIn(options: GameOptions): Present {
  const found = known.get(options);
  if (found !== undefined) return found;
  const on = switchesOf(options);
  const present: Present = {
    modules: everyModule().filter(({ when }) => (typeof when === 'string' ? on.has(when) : when(options))),
    hooks: new Map(),
  };
  known.set(options, present);
  return present;
}

/** The modules that are in a game with these options, in the order in which they are asked. */
export function modulesOf(options: GameOptions): ReadonlyArray<AnyModule> {
  return presentIn(options).modules;
}

/** Returns the hooks of this game's modules at that point, in the modules' order. */
export function hooks<K extends keyof Hooks>(
  { options }: Pick<GameState, 'options'>,
  point: K,
): ReadonlyArray<NonNullable<Hooks[K]>> {
  const present = presentIn(options);
  const found = present.hooks.get(point);
  // They are kept under their own point.
  if (found !== undefined) return found as ReadonlyArray<NonNullable<Hooks[K]>>;
  const asked = present.modules.flatMap((module) => {
    const hook = module.hooks?.[point];
    return hook === undefined ? [] : [hook];
  });
  present.hooks.set(point, asked);
  return asked;
}

/** The pieces of state that are there from the start. */
export function startingPieces(options: GameOptions, random: RandomState): Partial<ModuleStates> {
  const pieces = modulesOf(options).flatMap(({ name, state }) => {
    const piece = state?.start?.(options, random);
    return piece === undefined ? [] : [[name, piece]];
  });
  // Each module's own start has made its piece.
  return Object.fromEntries(pieces) as Partial<ModuleStates>;
}

/** Secrecy of a module's piece of state; `undefined` if no such piece is declared. */
export function secretsOf(name: string): AnySecrecy | undefined {
  const modules = partsOfGame().modules as Readonly<Partial<Record<string, AnyModule>>>;
  return modules[name]?.state?.secrets;
}

/** One part of a view from each module of the game that has something to show there. */
export function partsOf<T>({ options }: GameState, show: (module: AnyModule) => object | undefined): Partial<T> {
  const parts: Record<string, object> = {};
  for (const module of modulesOf(options)) {
    const part = show(module);
    if (part !== undefined) parts[module.name] = part;
  }
  // Each module's own view has made its part.
  return parts as Partial<T>;
}

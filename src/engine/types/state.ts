import type { Area, BoardName, CrisisDeck, CylonShip, Resource, Skill, Title } from '../../catalogue/vocabulary.ts';
import type { Choice, Decision } from './decision.ts';
import type { CylonKind, EndCause, Phase } from './terms.ts';

import type { CardId, CharacterId, LocationId, Model, Seat, ShipId, SkillCard, TokenId } from './ids.ts';
import type { ModuleStates } from './modules.ts';
import type { GameOptions } from './options.ts';

export type { CylonKind } from './terms.ts';

export const stateVersion = 6;

/** A facedown deck (the next card is the last of the array) and its faceup discard pile. */
export interface Pile<T extends string> {
  deck: Array<T>;
  discard: Array<T>;
}

export type Whereabouts =
  | { readonly kind: 'none' }
  | { readonly kind: 'location'; readonly location: LocationId }
  | { readonly kind: 'piloting'; readonly ship: ShipId }
  /** Off the board; comes to the Hangar Deck at the start of the player's own turn of that number (1 = the first). */
  | { readonly kind: 'stranded'; readonly untilOwnTurn: number };

/** `seenBy`: seats of others that have looked at its face while it lay there. */
export interface LoyaltyCard {
  readonly card: CardId;
  readonly faceUp: boolean;
  readonly seenBy?: ReadonlyArray<Seat>;
}

export interface Player {
  character: CharacterId | undefined;
  place: Whereabouts;
  hand: Array<SkillCard>;
  loyalty: Array<LoyaltyCard>;
  /** How this player became a Cylon player, if so; a Cylon player who infiltrates counts as human (R-SET-02). */
  cylon: CylonKind | undefined;
  infiltrating: boolean;
  superCrises: Array<CardId>;
  /** Quorum cards that lie before the player. */
  attached: Array<CardId>;
  usedOncePerGame: boolean;
  /** The character of this seat, if its once-per-game ability may not be used at all (R-EXE-63). */
  onceBarred?: CharacterId;
  ownTurns: number;
  /** How many turns of their own the player had begun before this character followed another one (R-EXE-64). */
  cameAfterTurns?: number;
  /** Whether the player is out of the game: no player for any rule any more, and has lost (R-ION-81). */
  out?: true;
}

export type Ship =
  | { readonly id: ShipId; readonly kind: 'basestar'; area: Area; damage: Array<TokenId>; activated: boolean }
  | { readonly id: ShipId; readonly kind: 'raider'; area: Area; activated: boolean; /** R-PEG-50 */ scar?: true }
  | { readonly id: ShipId; readonly kind: 'heavyRaider'; area: Area; activated: boolean }
  | { readonly id: ShipId; readonly kind: 'viper'; area: Area; pilot: Seat | undefined; readonly model: Model }
  /** `seenBy`: seats that have looked at its face. */
  | { readonly id: ShipId; readonly kind: 'civilian'; area: Area; readonly token: TokenId; seenBy: Array<Seat> };

/** Number of vipers and raptors by model. The models of the base game are always among them. */
export interface CraftCounts {
  viper: number;
  raptor: number;
  [model: string]: number;
}

/** One procedure in progress; `data` is the procedure's own plain data. */
export interface Frame {
  readonly procedure: string;
  /** The step that comes next, by name. */
  step: string;
  readonly data: object;
  /** The answers to the questions of the last step, by seat. */
  answers?: Record<Seat, ReadonlyArray<Choice>> | undefined;
  /** The result of the procedure called last. */
  returned?: unknown;
  /** The result that this procedure will return to its caller. */
  result?: unknown;
}

export interface BorrowedTitle {
  readonly title: Title;
  readonly by: Seat;
  readonly from: Seat;
  /** The character whose it was: not one that follows that character before it is returned. */
  readonly owner?: CharacterId;
}

export interface Outcome {
  readonly winner: 'humans' | 'cylons';
  readonly cause: EndCause;
  readonly winners: ReadonlyArray<Seat>;
}

/** The whole game as plain data: JSON in, JSON out. */
export interface GameState {
  version: typeof stateVersion;
  options: GameOptions;
  random: [number, number, number, number];
  players: Array<Player>;
  firstPlayer: Seat;
  current: Seat;
  /** Counts every player's turns from 1; 0 during setup. */
  turn: number;
  phase: Phase;
  titles: Partial<Record<Title, Seat>>;
  resources: Record<Resource, number>;
  skillDecks: Partial<Record<Skill, Pile<SkillCard>>>;
  destiny: Array<SkillCard>;
  crisis: Pile<CardId>;
  crisisDeck: CrisisDeck;
  superCrisis: Pile<CardId>;
  quorum: Pile<CardId>;
  quorumHand: Array<CardId>;
  destinations: Pile<CardId>;
  loyaltyDeck: Array<CardId>;
  notACylonPile: Array<CardId>;
  /** "Not a Cylon" cards of executed players (R-LOY-08). */
  loyaltyDiscard: Array<CardId>;
  sleeperAgentsHaveCome: boolean;
  /** Cards beside the objective, in order; each counts its distance. */
  travelled: Array<CardId>;
  /** Events of the objective that have been reached, in order. */
  milestones: Array<string>;
  removed: Array<CardId>;
  /** Crisis and Quorum cards in play that lie before no one. */
  inPlay: Array<CardId>;
  ships: Array<Ship>;
  nextShip: ShipId;
  civilianPile: Array<TokenId>;
  galacticaDamage: Array<TokenId>;
  basestarDamage: Array<TokenId>;
  /** The damaged locations of all boards. */
  damaged: Array<LocationId>;
  /** Boards of this game that are not on the table yet. */
  boardsToCome: Array<BoardName>;
  /**
   * Boards that no one can enter, or activate a location of, for the time being. With Galactica the fleet is away
   * (`isFleetAway`).
   */
  awayBoards: Array<BoardName>;
  /** Boards that have been destroyed and are out of the game. */
  lostBoards: Array<BoardName>;
  /** Titles that return to an earlier holder at the end of this turn (R-TTL-47). */
  borrowedTitles: Array<BorrowedTitle>;
  reserves: CraftCounts;
  /** The Damaged Vipers box. */
  damagedCraft: CraftCounts;
  destroyed: CraftCounts;
  destroyedCivilians: Array<TokenId>;
  /** Cylon ships that are not on the board. */
  supply: Record<CylonShip, number>;
  nukes: number;
  /** Space of each centurion on the Boarding Party track: 0 start to 3. */
  boarding: Array<number>;
  /** 0 start to 4. */
  jumpTrack: number;
  /** The event at Auto Jump, when the fleet marker reaches it; `nothing`: the track is not used any more. */
  autoJump: 'jump' | 'return' | 'nothing';
  /** Things that may happen once a turn, such as `executiveOrder`; emptied at each turn's end. */
  thisTurn: Record<string, true>;
  stack: Array<Frame>;
  decisions: Array<Decision>;
  nextDecision: number;
  /**
   * Next number of a reaction, by seat: reactions are numbered separately, so that no one can count those of others
   * from the ids of open questions.
   */
  nextReaction: Array<number>;
  over: Outcome | undefined;
  /** The pieces of the modules of this game, each under its name. */
  modules: Partial<ModuleStates>;
}

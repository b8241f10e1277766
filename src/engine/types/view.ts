import type { Effects } from '../../catalogue/effect.ts';
import type { Area, BoardName, Resource, Skill, Title } from '../../catalogue/vocabulary.ts';
import type { Decision } from './decision.ts';
import type { CheckChange, CheckResult, Phase } from './event.ts';
import type { CardId, CharacterId, LocationId, Model, Seat, ShipId, SkillCard, TokenId } from './ids.ts';
import type { ModuleViews, OwnModuleViews, SeatModuleViews } from './modules.ts';
import type { GameOptions } from './options.ts';
import type { CraftCounts, CylonKind, Outcome } from './state.ts';

export interface PileView<T> {
  readonly left: number;
  /** The faceup discard pile, the latest card last. */
  readonly discard: ReadonlyArray<T>;
}

export type PlaceView =
  | { readonly kind: 'none' }
  | { readonly kind: 'location'; readonly location: LocationId }
  | { readonly kind: 'piloting'; readonly ship: ShipId; readonly area: Area }
  | { readonly kind: 'stranded' };

export interface PlayerView {
  readonly seat: Seat;
  readonly character: CharacterId | undefined;
  readonly place: PlaceView;
  readonly titles: ReadonlyArray<Title>;
  readonly cylon: CylonKind | undefined;
  /** Counts as human in spite of `cylon` (R-SET-04). */
  readonly infiltrating: boolean;
  readonly handCount: number;
  readonly loyaltyCount: number;
  readonly superCrisisCount: number;
  readonly attached: ReadonlyArray<CardId>;
  /** The once-per-game ability of the sheet has been used, or there is nothing that pays for it. */
  readonly usedOncePerGame: boolean;
  /** Whether the player is out of the game. */
  readonly out?: true;
  /** Loyalty cards that all can see; when the game is over, all of them. */
  readonly openLoyalty: ReadonlyArray<CardId>;
  /** The views of this game's modules for this player. */
  readonly modules: Readonly<Partial<SeatModuleViews>>;
}

export type ShipView =
  | { readonly id: ShipId; readonly kind: 'basestar'; readonly area: Area; readonly damage: ReadonlyArray<TokenId> }
  | { readonly id: ShipId; readonly kind: 'raider' | 'heavyRaider'; readonly area: Area; readonly scar?: true }
  /** `model`: only where the game has several of them. */
  | {
      readonly id: ShipId;
      readonly kind: 'viper';
      readonly area: Area;
      readonly pilot: Seat | undefined;
      readonly model?: Model;
    }
  /** `token`: its face, for those who have looked. */
  | { readonly id: ShipId; readonly kind: 'civilian'; readonly area: Area; readonly token?: TokenId };

export interface CheckView {
  readonly source: CardId | LocationId;
  readonly difficulty: number;
  readonly partialAt: number | undefined;
  /** Skills that count as positive. */
  readonly skills: ReadonlyArray<Skill>;
  readonly destinyCount: number;
  /** How many cards each seat has added so far, in the order of contributing. */
  readonly contributions: ReadonlyArray<{ readonly seat: Seat; readonly count: number }>;
  /** Cards that all can see: every card after the reveal, all cards so far in an open check. */
  readonly cards: ReadonlyArray<SkillCard>;
  readonly revealed: boolean;
  readonly total: number | undefined;
  /** The changes that abilities have made to the total; left out if there are none. */
  readonly changes?: ReadonlyArray<CheckChange>;
  readonly result: CheckResult | undefined;
  /** The outcome of each result, as the card or place says, or as someone has changed it since. */
  readonly outcomes: Readonly<Partial<Record<CheckResult, Effects | undefined>>>;
  /** The seat of the character that was chosen before and that the outcome hits; left out if no one was chosen. */
  readonly about?: Seat;
}

/** The part of the game that only the viewer knows. */
export interface OwnView {
  readonly hand: ReadonlyArray<SkillCard>;
  readonly loyalty: ReadonlyArray<{ readonly card: CardId; readonly faceUp: boolean }>;
  /** Facedown Loyalty cards of others at which the viewer has looked; left out if there are none. */
  readonly seenLoyalty?: ReadonlyArray<{ readonly seat: Seat; readonly card: CardId }>;
  readonly superCrises: ReadonlyArray<CardId>;
  /** The Quorum hand, if the viewer is President. */
  readonly quorumHand: ReadonlyArray<CardId>;
  /** The parts of this game's modules that only the viewer knows. */
  readonly modules: Readonly<Partial<OwnModuleViews>>;
  /** The viewer's open questions. */
  readonly decisions: ReadonlyArray<Decision>;
  /** The offers that the viewer may take at any time, if there are any: each a question that waits for no one. */
  readonly offers?: ReadonlyArray<Decision>;
}

/** All that one seat (or everyone) may know, and nothing else. */
export interface GameView {
  readonly viewer: Seat | 'public';
  readonly options: GameOptions;
  readonly turn: number;
  readonly phase: Phase;
  readonly current: Seat;
  readonly firstPlayer: Seat;
  readonly players: ReadonlyArray<PlayerView>;
  readonly titles: Readonly<Partial<Record<Title, Seat>>>;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly ships: ReadonlyArray<ShipView>;
  readonly reserves: Readonly<CraftCounts>;
  readonly damagedCraft: Readonly<CraftCounts>;
  readonly destroyed: Readonly<CraftCounts>;
  readonly destroyedCivilians: ReadonlyArray<TokenId>;
  readonly damaged: ReadonlyArray<LocationId>;
  /** The locations of this game, in the order in which the boards show them; those of lost boards included. */
  readonly locations: ReadonlyArray<LocationId>;
  readonly lostBoards: ReadonlyArray<BoardName>;
  /** Boards that no one can enter for the time being; not told again in `closed`. */
  readonly awayBoards: ReadonlyArray<BoardName>;
  /** The event at Auto Jump. */
  readonly autoJump: 'jump' | 'return' | 'nothing';
  /** The effects that hold until the end of this turn. */
  readonly turnEffects: { readonly nextCrisisJumps: boolean; readonly protects: ReadonlyArray<Resource> };
  /** Places that no one may enter any more. */
  readonly closed: ReadonlyArray<LocationId>;
  readonly nukes: number;
  readonly boarding: ReadonlyArray<number>;
  /** 0 start, 1, 2 red; 3 (−3 population), 4 (−1 population) blue; 5 would be Auto Jump. */
  readonly jumpTrack: number;
  readonly distance: number;
  readonly travelled: ReadonlyArray<CardId>;
  readonly skillDecks: Readonly<Partial<Record<Skill, PileView<SkillCard>>>>;
  readonly destinyCount: number;
  readonly crisis: PileView<CardId>;
  readonly superCrisis: { readonly left: number };
  readonly quorum: PileView<CardId>;
  readonly quorumHandCount: number;
  readonly destinationCount: number;
  readonly loyaltyDeckCount: number;
  readonly civilianPileCount: number;
  readonly inPlay: ReadonlyArray<CardId>;
  /** The Crisis or Super Crisis card that is being resolved. */
  readonly currentCrisis: CardId | undefined;
  readonly check: CheckView | undefined;
  /** Questions everyone may see, and who has to answer; private ones without their choices. Reactions never. */
  readonly waitingFor: ReadonlyArray<
    Pick<Decision, 'id' | 'seat' | 'topic'> & { readonly choices?: Decision['choices'] }
  >;
  readonly own: OwnView | undefined;
  /** The public views of this game's modules, each under its name. */
  readonly modules: Readonly<Partial<ModuleViews>>;
  readonly over: Outcome | undefined;
}

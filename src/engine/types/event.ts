import type { AbilityId } from '../../catalogue/content.ts';
import type { Activation, Area, CylonShip, Resource, Skill, Title } from '../../catalogue/vocabulary.ts';
import type { Choice, DeckKey, ShipKind, WindowName } from './decision.ts';
import type { CardId, CharacterId, LocationId, Model, Seat, ShipId, SkillCard, TokenId } from './ids.ts';
import type { ModuleHappenings } from './modules.ts';
import type { Cause, CheckChange, CheckResult, CylonKind, DieRange, EndCause, Phase } from './terms.ts';

export { phases } from './terms.ts';
export type { Cause, CheckChange, CheckResult, EndCause, Phase } from './terms.ts';

/** The events that any game can emit; a module's own are with the module (`types/modules.ts`). */
export type BaseHappening =
  | { readonly kind: 'gameStarted'; readonly firstPlayer: Seat }
  | { readonly kind: 'characterChosen'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly kind: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly seat: Seat }
  | {
      readonly kind: 'titleGained';
      readonly title: Title;
      readonly seat: Seat | undefined;
      readonly from: Seat | undefined;
    }
  | {
      readonly kind: 'loyaltyDealt';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<CardId>;
    }
  | { readonly kind: 'sleeperAgentPhase' }
  | { readonly kind: 'milestone'; readonly distance: number; readonly event: string }
  | {
      readonly kind: 'skillsDrawn';
      readonly seat: Seat;
      readonly skills: ReadonlyArray<Skill>;
      readonly why: Cause | 'receiveSkills' | 'setup';
      readonly cards?: ReadonlyArray<SkillCard>;
    }
  | {
      readonly kind: 'skillsDiscarded';
      readonly seat: Seat;
      readonly cards: ReadonlyArray<SkillCard>;
      readonly why: Cause | 'handLimit' | 'reveal' | 'infiltrationEnded' | 'cost';
      readonly random: boolean;
    }
  /** R-EXE-64 */
  | { readonly kind: 'skillsSkipped'; readonly seat: Seat }
  | { readonly kind: 'skillTaken'; readonly by: Seat; readonly from: Seat; readonly card?: SkillCard }
  | { readonly kind: 'handSeen'; readonly by: Seat; readonly of: Seat; readonly cards?: ReadonlyArray<SkillCard> }
  | { readonly kind: 'deckReshuffled'; readonly deck: string }
  | { readonly kind: 'destinyRebuilt' }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly to: LocationId | Area;
      readonly from: LocationId | Area | undefined;
    }
  | { readonly kind: 'sentTo'; readonly seat: Seat; readonly to: LocationId; readonly why: Cause }
  | { readonly kind: 'actionTaken'; readonly seat: Seat; readonly action: Choice }
  | {
      readonly kind: 'reaction';
      readonly seat: Seat;
      readonly card: Cause;
      readonly ability?: AbilityId;
      readonly window: WindowName;
    }
  /** A card was played, in an action, a window or by an effect. */
  | { readonly kind: 'crisisDrawn'; readonly seat: Seat; readonly card: CardId; readonly superCrisis: boolean }
  | { readonly kind: 'crisisReplaced'; readonly card: CardId; readonly by: Seat }
  | {
      readonly kind: 'cardsSeen';
      readonly seat: Seat;
      readonly deck: DeckKey | 'destiny';
      /** `hand`: the Quorum hand. */
      readonly where?: 'bottom' | 'hand';
      readonly cards?: ReadonlyArray<CardId>;
    }
  | {
      readonly kind: 'cardPutBack';
      readonly seat: Seat;
      readonly deck: 'crisis' | 'destination' | 'quorum';
      readonly where: 'top' | 'bottom';
      readonly card?: CardId;
    }
  | { readonly kind: 'optionChosen'; readonly seat: Seat; readonly card: CardId; readonly option: number }
  /** No one holds the title that chooses: the card has no effect. */
  | { readonly kind: 'nobodyChooses'; readonly card: CardId }
  | { readonly kind: 'targetChosen'; readonly by: Seat; readonly target: Seat; readonly why: Cause }
  | {
      readonly kind: 'checkStarted';
      readonly source: Cause;
      readonly difficulty: number;
      readonly partialAt?: number;
      readonly skills: ReadonlyArray<Skill>;
    }
  | { readonly kind: 'destinyAdded'; readonly count: number; readonly cards?: ReadonlyArray<SkillCard> }
  | {
      readonly kind: 'contributed';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<SkillCard>;
    }
  | { readonly kind: 'difficultyChanged'; readonly by: number; readonly to: number; readonly why: Cause }
  | {
      readonly kind: 'checkRevealed';
      readonly positive: ReadonlyArray<SkillCard>;
      readonly negative: ReadonlyArray<SkillCard>;
      readonly nullified: ReadonlyArray<SkillCard>;
      readonly total: number;
      readonly difficulty: number;
      /** The changes that abilities have made to it; left out if there are none. */
      readonly changes?: ReadonlyArray<CheckChange>;
    }
  | {
      readonly kind: 'checkResult';
      readonly source: Cause;
      readonly result: CheckResult;
      readonly total?: number;
      readonly difficulty: number;
      readonly decidedBy?: Seat;
    }
  | { readonly kind: 'skillNamed'; readonly seat: Seat; readonly skill: Skill; readonly why: Cause }
  | { readonly kind: 'checkCardsDiscarded'; readonly cards: ReadonlyArray<SkillCard>; readonly why: Cause }
  | { readonly kind: 'checkCardsTaken'; readonly seat: Seat; readonly cards: ReadonlyArray<SkillCard> }
  | {
      readonly kind: 'dieRolled';
      readonly seat: Seat;
      readonly die: number;
      readonly modifier: number;
      readonly result: number;
      readonly why: Cause | 'attack';
      /** The only results with which something happens. */
      readonly on?: DieRange;
    }
  | {
      readonly kind: 'resource';
      readonly resource: Resource;
      readonly change: number;
      readonly now: number;
      readonly why: Cause;
    }
  | { readonly kind: 'shipsActivated'; readonly activation: Activation; readonly why: Cause }
  | {
      readonly kind: 'shipsPlaced';
      readonly model?: Model;
      readonly ship: ShipKind;
      readonly area: Area;
      readonly count: number;
      readonly why: Cause;
    }
  | {
      readonly kind: 'shipMoved';
      readonly model?: Model;
      readonly ship: ShipKind;
      readonly from: Area;
      readonly to: Area;
      readonly pilot?: Seat;
    }
  | { readonly kind: 'viperLaunched'; readonly model?: Model; readonly area: Area; readonly pilot?: Seat }
  /** `model`: of the viper that attacks or is attacked, where a game has several. */
  | {
      readonly kind: 'attack';
      readonly model?: Model;
      readonly attacker: ShipKind | 'galactica' | 'nuke' | 'armory';
      readonly area?: Area;
      readonly target: ShipKind | 'galactica' | 'centurion';
      readonly pilot?: Seat;
      readonly result: 'miss' | 'damaged' | 'destroyed';
      readonly die: number;
      /** The least that would have hit, in an event of a miss; left out if nothing would have. */
      readonly needs?: number;
    }
  | {
      readonly kind: 'shipDestroyed';
      readonly model?: Model;
      readonly ship: ShipKind;
      readonly area?: Area;
      readonly count: number;
      readonly why: Cause | 'attack';
    }
  | {
      readonly kind: 'viperDamaged';
      readonly model?: Model;
      readonly area?: Area;
      readonly pilot?: Seat;
      readonly why: Cause | 'attack';
    }
  | { readonly kind: 'basestarDamaged'; readonly area: Area; readonly token: TokenId }
  | { readonly kind: 'civilianDestroyed'; readonly area?: Area; readonly token: TokenId }
  | {
      readonly kind: 'civiliansSeen';
      readonly seat: Seat;
      /**
       * The ships seen. Players who see the faces also get the number by which a ship is chosen; games that were stored
       * know only the face.
       */
      readonly ships: ReadonlyArray<{ readonly area: Area; readonly token?: TokenId; readonly ship?: ShipId }>;
    }
  | { readonly kind: 'raptorsChanged'; readonly change: number; readonly now: number; readonly why: Cause }
  | { readonly kind: 'shipsRestored'; readonly viper: number; readonly raptor: number; readonly why: Cause }
  | { readonly kind: 'vipersRecalled'; readonly count: number; readonly why: Cause }
  | { readonly kind: 'vipersRepaired'; readonly model?: Model; readonly count: number; readonly seat: Seat }
  | { readonly kind: 'galacticaDamaged'; readonly token: TokenId; readonly location?: LocationId; readonly why: Cause }
  | {
      readonly kind: 'damageSeen';
      readonly seat: Seat;
      readonly count: number;
      readonly tokens?: ReadonlyArray<TokenId>;
    }
  | { readonly kind: 'repaired'; readonly location: LocationId; readonly seat: Seat }
  | { readonly kind: 'centurionBoarded'; readonly why: Cause }
  | { readonly kind: 'centurionsAdvanced'; readonly spaces: ReadonlyArray<number> }
  | { readonly kind: 'centurionDestroyed'; readonly space: number; readonly why: Cause | 'attack' }
  | {
      readonly kind: 'jumpTrack';
      readonly change: number;
      readonly now: number;
      readonly why: Cause | 'prepareForJump' | 'jump';
    }
  /** `someStay`: not every ship in space is taken off the board. */
  | { readonly kind: 'jumped'; readonly final: boolean; readonly someStay?: true }
  | {
      readonly kind: 'destinationChosen';
      readonly by: Seat;
      readonly card: CardId;
      readonly distance: number;
      readonly total: number;
    }
  | { readonly kind: 'distanceAdded'; readonly card: CardId; readonly total: number }
  | {
      readonly kind: 'quorumDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<CardId>;
    }
  | { readonly kind: 'quorumPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'quorumAttached'; readonly card: CardId; readonly seat: Seat }
  | { readonly kind: 'cardKept'; readonly card: CardId }
  | { readonly kind: 'cardLeftPlay'; readonly card: CardId; readonly how: 'discarded' | 'shuffledIn' | 'removed' }
  | { readonly kind: 'nukeGained'; readonly left: number; readonly why: Cause }
  | { readonly kind: 'nukeDiscarded'; readonly left: number; readonly why: Cause }
  | {
      readonly kind: 'loyaltySeen';
      readonly by: Seat;
      readonly of: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<CardId>;
    }
  | { readonly kind: 'lookPrevented'; readonly why: Cause }
  | { readonly kind: 'loyaltyRevealed'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'becameCylon'; readonly seat: Seat; readonly how: CylonKind }
  | { readonly kind: 'superCrisisDrawn'; readonly seat: Seat; readonly card?: CardId }
  | {
      readonly kind: 'loyaltyHandedOver';
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<CardId>;
    }
  /** R-ION-80 */
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly why: Cause }
  | { readonly kind: 'loyaltyShuffledIn'; readonly count: number }
  /** R-CHK-78 */
  | { readonly kind: 'checkConsequence'; readonly source: Cause }
  | { readonly kind: 'checkAbility'; readonly card: CardId }
  | {
      readonly kind: 'contributionSeen';
      readonly by: Seat;
      readonly of: Seat;
      readonly cards?: ReadonlyArray<SkillCard>;
    }
  | { readonly kind: 'asideAdded'; readonly count: number; readonly cards?: ReadonlyArray<SkillCard> }
  | {
      readonly kind: 'skillsLearned';
      readonly seat: Seat;
      readonly skill: Skill;
      readonly count: number;
      readonly to: 'hand' | 'check';
      readonly cards?: ReadonlyArray<SkillCard>;
    }
  | { readonly kind: 'passReplaced'; readonly seat: Seat; readonly why: Cause }
  | { readonly kind: 'destinySeeded'; readonly skill: Skill; readonly count: number; readonly why: Cause }
  | {
      readonly kind: 'destinyReplaced';
      readonly skill: Skill;
      readonly count: number;
      readonly discarded: ReadonlyArray<SkillCard>;
    }
  | { readonly kind: 'destinyCulled'; readonly seat: Seat; readonly cards: ReadonlyArray<SkillCard> }
  | { readonly kind: 'destinySwapped'; readonly seat: Seat; readonly put: SkillCard; readonly taken?: SkillCard }
  | {
      readonly kind: 'dieReplaced';
      readonly seat: Seat;
      readonly result: number;
      readonly card: SkillCard;
      readonly why: Cause | 'attack';
    }
  | { readonly kind: 'dieNamed'; readonly seat: Seat; readonly result: number; readonly why: Cause | 'attack' }
  | { readonly kind: 'dieAdjusted'; readonly by: number; readonly result: number }
  | { readonly kind: 'raiderMisses'; readonly area: Area }
  | { readonly kind: 'scarAppears'; readonly area: Area }
  | { readonly kind: 'protected'; readonly resource: Resource; readonly seat: Seat }
  | { readonly kind: 'lossLessened'; readonly resource: Resource }
  | { readonly kind: 'nextCrisisJumps'; readonly seat: Seat }
  | { readonly kind: 'skillGiven'; readonly from: Seat; readonly to: Seat; readonly card?: SkillCard }
  /** `why`: left out if it is the limit of Quorum cards. */
  | {
      readonly kind: 'quorumDiscarded';
      readonly seat: Seat;
      readonly cards: ReadonlyArray<CardId>;
      readonly why?: Cause;
    }
  /** Both of them know the cards. */
  | {
      readonly kind: 'handTaken';
      readonly by: Seat;
      readonly from: Seat;
      readonly count: number;
      readonly cards?: ReadonlyArray<SkillCard>;
    }
  /** Cylon ships leave the board without being destroyed. */
  | {
      readonly kind: 'areaCleared';
      readonly area: Area;
      readonly ships: Readonly<Record<CylonShip, number>>;
      readonly why: Cause;
    }
  | {
      readonly kind: 'gameOver';
      readonly winner: 'humans' | 'cylons';
      readonly cause: EndCause;
      readonly winners: ReadonlyArray<Seat>;
      readonly loyalty: ReadonlyArray<ReadonlyArray<CardId>>;
      /** The Agendas of the players who have one. */
      readonly agendas?: ReadonlyArray<{ readonly seat: Seat; readonly card: CardId; readonly met: boolean }>;
    };

export type Happening = BaseHappening | ModuleHappenings[keyof ModuleHappenings];

/**
 * A thing that happened, and who may know it. A secret has two events: the full one for the seats that know, and a
 * public one without the secret's fields that those seats do not get (`except`).
 */
export interface GameEvent {
  readonly audience: 'public' | ReadonlyArray<Seat>;
  readonly except?: ReadonlyArray<Seat>;
  readonly what: Happening;
}

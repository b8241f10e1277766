/**
 * The content of the files of `data/` as the rest of the program sees it. The zod schemas check files against these
 * types.
 */
import type { Ally } from './allies.ts';
import type { CrossroadsCard } from './crossroads.ts';
import type { Mission } from './missions.ts';
import type { Motive } from './motives.ts';
import type { MutinyCard } from './mutiny.ts';
import type { Agenda } from './agenda.ts';
import type { CraftRules, Hits, HitTable } from './craft.ts';
import type { CheckEffects, Condition, Effects, ChoiceOption, Placement, Recipient, Stay } from './effect.ts';
import type { Entry } from './entry.ts';
import type { Loyalty } from './loyalty.ts';
import type { Rule } from './rule.ts';
import type { TitleCard } from './title.ts';
import type {
  Activation,
  Area,
  BoardName,
  CharacterType,
  CraftKind,
  CrisisDeck,
  CylonShip,
  Expansion,
  Objective,
  Milestone,
  Resource,
  ResourceAmounts,
  Skill,
  Switch,
  Title,
  TraumaSymbol,
} from './vocabulary.ts';
import type { Rules } from './passive.ts';

/** The moment when a reaction may be used; every given condition has to hold. */
export interface Moment {
  /** The check's source is a Crisis card (not a Super Crisis), any location, or one of these locations. */
  readonly check?: 'crisis' | 'location' | ReadonlyArray<string>;
  readonly ownTurn?: true;
  /** The holder is on a location of Galactica other than the Brig. */
  readonly aboard?: 'galactica';
  /** The roll is an attack on a viper. */
  readonly attackOn?: 'viper';
  /** The owner rolls for their own action in their own Action step. */
  readonly ownRoll?: true;
  /** The roll is for one of these locations. */
  readonly rollFor?: ReadonlyArray<string>;
  readonly piloting?: true;
  /** The strength of the check, once it has been counted. */
  readonly totalAtLeast?: number;
  /** The activated location is one of these. */
  readonly activated?: ReadonlyArray<string>;
  /** The holder has just added cards to the check. */
  readonly holderAdded?: true;
  readonly requires?: Condition;
}

export const windows = [
  'startOfTurn',
  'endOfMovement',
  'crisisRevealed',
  'choiceMade',
  'replaceCheck',
  'beforeCards',
  'contributed',
  'allContributed',
  'cardsRevealed',
  'cardsSettled',
  'afterTotal',
  'checkPassed',
  'checkResolved',
  'beforeRoll',
  'afterRoll',
  'raidersActivate',
  'viperAttacks',
  'viperPlaced',
  'shipDestroyed',
  'treacheryDiscarded',
  'endOfTurn',
  'afterRepair',
  'quorumUsed',
  'locationActivated',
  'ordersCarriedOut',
  'crisisChoice',
  'populationLost',
  'civilianThreatened',
  'shipsRemoved',
  'discardDemanded',
  'infiltrationEnds',
  'shipsActivate',
] as const;
export type Window = (typeof windows)[number];

export interface Reaction {
  readonly window: Window;
  readonly moment?: Moment;
  /**
   * How often this title may be used in the window's check or roll, or in a turn. `perDie`: in a roll with all its
   * re-rolls. `perLocation`: in a turn for each location that is activated. `perOccasion`: each time the window's
   * moment comes, however often everyone is asked again meanwhile. A reaction of a sheet needs a limit unless it is
   * used once per game (R-TURN-160).
   */
  readonly limit?: 'perCheck' | 'perRoll' | 'perDie' | 'perTurn' | 'perLocation' | 'perOccasion';
  /** A card before a player is used by the holder of this title, not by its own holder. */
  readonly by?: Title;
}

/** Its sheet's id, and its own name in it: `character/base/laura-roslin/religious-visions`. */
export type AbilityId = `character/${string}/${string}/${string}`;

export interface Ability {
  readonly id: AbilityId;
  readonly name: string;
  readonly slot: 'positive' | 'oncePerGame' | 'negative';
  /** Passive: `rules`. An action: `effects`. A reaction: `reaction` and `effects`. */
  readonly rules?: Rules;
  readonly reaction?: Reaction;
  /** An action that may be used only while this holds. */
  readonly requires?: Condition;
  /** Used in the player's own Movement step instead of moving (R-TURN-60), not as an action. */
  readonly movement?: true;
  readonly effects?: Effects;
}

export interface Character extends Entry {
  readonly shortName: string;
  readonly initials: string;
  /** The other sheet of the same person: not both of them are in a game (R-SET-73). */
  readonly alternateOf?: string;
  readonly type: CharacterType;
  /** A Cylon Leader who is among the humans from the start (R-LOY-108). */
  readonly infiltrates?: true;
  readonly pilot: boolean;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly multiSkills: ReadonlyArray<{ readonly count: number; readonly of: ReadonlyArray<Skill> }>;
  /** Rank in each line of succession; 1 is the highest. A Cylon Leader is in none (R-TTL-02). */
  readonly succession?: Readonly<Record<Title, number>>;
  /** Locations to start on; empty if `rules` say otherwise. Several: the player chooses. */
  readonly setup: ReadonlyArray<string>;
  readonly abilities: ReadonlyArray<Ability>;
}

export const skillCardTimings = ['action', 'reaction', 'movement', 'actionOrMovement', 'ability'] as const;

export interface SkillCardEntry extends Entry {
  readonly skill: Skill;
  readonly values: ReadonlyArray<{ readonly value: number; readonly copies: number }>;
  /** `ability`: no one plays it; it is resolved when it is revealed in a check (R-CHK-65, R-CHK-71). */
  readonly timing: (typeof skillCardTimings)[number];
  readonly reaction?: Reaction;
  /** At most once in a turn for the whole table, as an action or a movement. */
  readonly limit?: 'perTurn';
  /** That limit is shared with the card of this id. */
  readonly sharesLimitWith?: string;
  /** The condition without which an action or a movement may not be used, and a skill check ability is not resolved. */
  readonly requires?: Condition;
  /** Shows the skill check ability icon. */
  readonly icon?: true;
  /** A human player who chooses to discard it from the hand draws a Mutiny card (R-DAY-11). */
  readonly mutinyOnDiscard?: true;
  readonly effects: Effects;
}

export interface AttackSteps {
  readonly activate: ReadonlyArray<Activation>;
  readonly place: Placement;
  readonly special?: { readonly name: string; readonly effects: Effects };
}

interface CrisisBase extends Entry {
  readonly activation: ReadonlyArray<Activation>;
  readonly jump: boolean;
  /** Counts in the place of the jump icon once Galactica is back (R-NCA-72). */
  readonly evacuate?: true;
  /** The deck it belongs to, if not the one that the game begins with. */
  readonly deck?: Exclude<CrisisDeck, 'main'>;
  /** The rules that it changes while it stays in play. */
  readonly rules?: Rules;
}

export type Crisis =
  | (CrisisBase & { readonly kind: 'check'; readonly check: CheckEffects })
  | (CrisisBase & {
      readonly kind: 'choice';
      readonly chooser: Recipient;
      readonly options: ReadonlyArray<ChoiceOption>;
    })
  | (CrisisBase & { readonly kind: 'attack'; readonly attack: AttackSteps })
  | (CrisisBase & { readonly kind: 'event'; readonly effects: Effects });

export interface QuorumCard extends Entry {
  readonly effects: Effects;
  readonly rules?: Rules;
  /** A reaction that is open to the player who has the card before them. */
  readonly reaction?: Reaction;
  readonly reactionEffects?: Effects;
}

export interface Destination extends Entry {
  readonly distance: number;
  readonly effects: Effects;
  /** Resolved when the jump is over, the phase that it may bring included. */
  readonly afterwards?: Effects;
}

/** A board with locations, in the order of the entries. */
export interface Board extends Entry {
  readonly board: BoardName;
  /** A ship of the humans: one is aboard, not on it. */
  readonly ship?: true;
  /** Sentences say “the …”. */
  readonly article?: true;
  /** Moving between this board and that one is like moving on one of them. */
  readonly joins?: BoardName;
}

export interface Location extends Entry {
  readonly shortName: string;
  readonly board: BoardName;
  readonly hazardous: boolean;
  readonly damageable: boolean;
  /**
   * The players who may be here and use the action; `both`: Cylon players have `cylonEffects` for their action;
   * `byAllegiance`: the side that its module names for the time being.
   */
  readonly who: 'human' | 'cylon' | 'both' | 'byAllegiance';
  /** The location whose part it plays for the characters on its board (R-NCA-36). */
  readonly as?: string;
  /** A character here adds at most that many cards to a check. */
  readonly adds?: number;
  /** A Sympathizer who became a Cylon player may not activate it. */
  readonly notSympathizer?: true;
  /** All of these have to hold, or it may not be activated (R-TURN-73). */
  readonly requires?: ReadonlyArray<Condition>;
  /** A character here receives only that many Skill cards at the start of a turn (R-TURN-22, R-TURN-27). */
  readonly receives?: number;
  /** Skill cards to discard before it is activated (R-TURN-75). */
  readonly cost?: number;
  /** The action; empty if there is none. */
  readonly effects: Effects;
  /** The action for Cylon players, where both may be. */
  readonly cylonEffects?: Effects;
}

export type Token = Entry &
  (
    | { readonly kind: 'galacticaDamage'; readonly location?: string; readonly lose?: ResourceAmounts }
    | { readonly kind: 'pegasusDamage'; readonly location: string }
    | {
        readonly kind: 'basestarDamage';
        readonly counts: number;
        readonly rules: {
          readonly noLaunch?: true;
          readonly noAttack?: true;
          readonly attackBonus?: number;
          /** Effects at once, for the player who made the damage; about the basestar and its area. */
          readonly whenDrawn?: Effects;
        };
      }
    | { readonly kind: 'civilianShip'; readonly lose: ResourceAmounts }
    | {
        readonly kind: 'resource';
        readonly resource: Resource;
        readonly start: number;
        readonly max: number;
        readonly redZone: number;
      }
    | {
        readonly kind: 'ship';
        readonly ship: CylonShip;
        readonly hitBy?: HitTable;
        /** The hits when it attacks Galactica. */
        readonly hitsGalactica?: Hits;
      }
    | ({ readonly kind: 'craft' } & CraftRules)
    | { readonly kind: 'centurion'; readonly hitBy: HitTable }
    | { readonly kind: 'trauma'; readonly symbol: TraumaSymbol }
    | { readonly kind: 'nuke' | 'marker' | 'scar' | 'occupationForce' }
  );
export type TokenOf<K extends Token['kind']> = Extract<Token, { readonly kind: K }>;

export interface Track extends Entry {
  readonly spaces: ReadonlyArray<{
    readonly index: number;
    readonly name: string;
    readonly colour?: 'red' | 'blue';
    readonly population?: number;
    /** How many civilian ships are placed when a marker comes here. */
    readonly civilians?: number;
    /** It stands for that space area, which is found by these results of a die. */
    readonly area?: Area;
    readonly die?: ReadonlyArray<number>;
  }>;
}

export interface ObjectiveCard extends Entry {
  /** The objective of a game that is played with this entry. */
  readonly objective: Objective;
  /** The place that the fleet has to reach, in a few words for the lobby. */
  readonly help?: string;
  /** The events that happen when the total distance first reaches a number, in this order. */
  readonly thresholds: ReadonlyArray<{ readonly distance: number; readonly event: Milestone }>;
  /** Why the humans have won when the end of this objective brings no loss: a cause of the end of the game. */
  readonly ending: string;
  /** A board that comes into play later, by a milestone or by a card. */
  readonly brings?: BoardName;
}

export interface SetupEntry extends Entry {
  /** The later moment at which the ships come, instead of the start of the game; its module knows it by this name. */
  readonly when?: string;
  readonly place: Placement;
}

/**
 * How many cards of either kind the Loyalty deck is built from, by number of players; `mutineer`: that card too
 * (R-SET-61).
 */
export type LoyaltyNumbers = Readonly<
  Record<number, { readonly cylon: number; readonly notACylon: number; readonly mutineer?: 1 }>
>;

/**
 * Rules of the whole table that come with the base game or an expansion. Of several that speak about the same thing the
 * later expansion's holds (R-SET-22). The chapters of the rules ask for these by name and never for an expansion.
 */
export interface GameRules {
  /** R-SET-52, without and with a Cylon Leader. */
  readonly loyalty?: LoyaltyNumbers;
  readonly loyaltyWithLeader?: LoyaltyNumbers;
  /** How many more "You Are Not a Cylon" cards there are in a game with that expansion, too (R-SET-56). */
  readonly moreNotACylon?: { readonly with: Expansion; readonly cards: number };
  /** The President's hand at the end of a turn (R-TURN-102). */
  readonly quorumLimit?: number;
  /** Cylon players draw cards of different types (R-TURN-24). */
  readonly cylonsDrawDifferent?: true;
  /** Jump icons of Crisis cards count in the turn of a Cylon player too (R-TURN-92, R-CRI-64). */
  readonly jumpIconsInCylonTurns?: true;
  /**
   * A player who becomes a Cylon hands the other Loyalty cards to a human player up to that distance (R-LOY-38,
   * R-LOY-58).
   */
  readonly handsOverLoyalty?: { readonly upToDistance: number };
  /** Gives a Cylon player 1 card in the Sleeper Agent phase, no matter what the sheet says (R-LOY-33). */
  readonly sleepersOnlyHuman?: true;
}

/** The base game, and every expansion, as a whole. */
export interface Module extends Entry {
  /** The precedence: of two that speak about the same rule the higher one holds (R-SET-22); the base game has 0. */
  readonly order: number;
  /** A few words for the lobby on what the expansion brings; only the base game has none. */
  readonly help?: string;
  readonly rules: GameRules;
}

/**
 * Something that a game with its expansion may be played with or without. Legal combinations: `onlyWith`, `notWith`,
 * `players`.
 */
export interface OptionEntry extends Entry {
  /** The switch that content names, and that `GameOptions.switches` lists. */
  readonly switch: Switch;
  /** A few words for the lobby on what the option changes. */
  readonly help: string;
  /** Numbers of players that it can be played with, if not all. */
  readonly players?: ReadonlyArray<number>;
  /**
   * The parts that stay in the box: all Crisis and Super Crisis cards of that kind, and that many craft of the models
   * of the base game.
   */
  readonly leavesOut?: { readonly crises?: 'attack'; readonly craft?: Readonly<Partial<Record<CraftKind, number>>> };
}

/** Options that a table can start from. Legal combinations: the rules' `checkOptions`. */
export interface Preset extends Entry {
  /** A few words for the lobby on what it is for. */
  readonly help: string;
  /** The expansions, objective and options that the game is played with. Everything else is as usual. */
  readonly switches: ReadonlyArray<Switch>;
}

/** Everything in `data/`, by deck. Maps keep the order of the files. */
export interface Catalogue {
  readonly characters: ReadonlyMap<string, Character>;
  readonly skillCards: ReadonlyMap<string, SkillCardEntry>;
  readonly crises: ReadonlyMap<string, Crisis>;
  readonly superCrises: ReadonlyMap<string, Crisis>;
  readonly quorum: ReadonlyMap<string, QuorumCard>;
  readonly loyalty: ReadonlyMap<string, Loyalty>;
  readonly destinations: ReadonlyMap<string, Destination>;
  readonly boards: ReadonlyMap<string, Board>;
  readonly locations: ReadonlyMap<string, Location>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly tracks: ReadonlyMap<string, Track>;
  readonly titles: ReadonlyMap<string, TitleCard>;
  readonly objectives: ReadonlyMap<string, ObjectiveCard>;
  readonly setups: ReadonlyMap<string, SetupEntry>;
  readonly rules: ReadonlyMap<string, Rule>;
  readonly modules: ReadonlyMap<string, Module>;
  readonly options: ReadonlyMap<string, OptionEntry>;
  readonly presets: ReadonlyMap<string, Preset>;
  readonly agendas: ReadonlyMap<string, Agenda>;
  readonly allies: ReadonlyMap<string, Ally>;
  readonly crossroads: ReadonlyMap<string, CrossroadsCard>;
  readonly motives: ReadonlyMap<string, Motive>;
  readonly mutiny: ReadonlyMap<string, MutinyCard>;
  readonly missions: ReadonlyMap<string, Mission>;
}

export { ruleChapters } from './rule.ts';
export type { Rule, RuleChapter } from './rule.ts';
export type { ContributionLimits, Rules } from './passive.ts';
export type { Stay };
export { humanKinds, loyaltyKinds } from './loyalty.ts';
export type { Loyalty, LoyaltyReveal } from './loyalty.ts';
export type { Agenda, AgendaCondition, DamagedLocations } from './agenda.ts';
export { duties } from './title.ts';
export type { Duty, TitleAction, TitleCard } from './title.ts';

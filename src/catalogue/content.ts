/** What the files of `data/` hold, as the rest of the program sees it. The zod schemas check files against these types. */
import type { Check, Effects, Option, Placement, Role, Stay } from './effect.ts';
import type { Activation, BoardName, CharacterType, CylonShip, Expansion, Resource, ResourceAmounts, Skill, Title } from './vocabulary.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly expansion: Expansion;
  /** How many copies there are; all copies share the id. */
  readonly copies: number;
}

/**
 * Passive rules: what a character, a card in play or a card before a player changes as long as it is there. The rules
 * chapters ask for these by name and never for who has them.
 */
export interface Rules {
  readonly handLimit?: number;
  /** Forced discards are picked at random (not costs). */
  readonly randomDiscards?: true;
  /** Locations that may not be activated: by the owner, or by anybody if the card lies before nobody. */
  readonly forbidsActivation?: ReadonlyArray<string>;
  /** Skill cards to discard before activating any location. */
  readonly activationCost?: number;
  /** May not activate a location where another character is, except these. */
  readonly activatesAlone?: { readonly except: ReadonlyArray<string> };
  /** Draws that many Crisis cards, keeps one, the others go to the bottom unseen. */
  readonly crisisDraw?: number;
  /** Skill cards of any type drawn after an own Crisis card was revealed. */
  readonly drawsAfterCrisis?: number;
  readonly loyaltyAtSetup?: number;
  /** "Not a Cylon" cards that go into the Loyalty deck because of this character. */
  readonly extraNotACylon?: number;
  readonly sleeperAgent?: { readonly cards: number; readonly to: 'brig' };
  /** Actions in the own Action step if piloting when the turn began. */
  readonly actionsIfPiloting?: number;
  /** Off the board until the start of that own turn, then on this location. */
  readonly stranded?: { readonly untilOwnTurn: number; readonly then: string };
  /** Starts the game as pilot of a viper of the Reserves. */
  readonly startsPiloting?: true;
  /** An only Skill card is discarded at the start of every turn. */
  readonly discardsOnlyCard?: true;
  /** Cards of that strength are positive in checks on Crisis cards that the owner drew. */
  readonly positiveStrength?: number;
  /**
   * Changes the difficulty of the checks of these locations: whenever they are made, or with `target` only when aimed
   * at that player. `targetAt`: the target counts at these locations alone, at the others every check is changed.
   */
  readonly difficulty?: {
    readonly at: ReadonlyArray<string>;
    readonly by: number;
    readonly target?: 'owner' | 'president';
    readonly targetAt?: ReadonlyArray<string>;
    readonly thenDiscard?: true;
  };
  /** Modifies attack rolls of unmanned vipers. */
  readonly unmannedAttack?: number;
  /** More ships of each kind whenever a basestar launches. */
  readonly launchBonus?: number;
  readonly noLoyaltyLooks?: true;
  /** Nobody may move there any more. */
  readonly closesBoard?: BoardName;
  /** Its holder, not the Admiral, chooses the next destination from that many cards; then it is discarded. */
  readonly destinationDraw?: number;
  /** Administration may name only its holder (R-TTL-18). */
  readonly onlyCandidate?: true;
  /** At the next jump the card is shuffled into the Crisis deck instead of being discarded. */
  readonly shuffledInAtJump?: true;
}

/** When a reaction may be used; every given condition has to hold. */
export interface Moment {
  /** The check's source is a Crisis card (not a Super Crisis), or one of these locations. */
  readonly check?: 'crisis' | ReadonlyArray<string>;
  readonly ownTurn?: true;
  /** On a location of Galactica other than the Brig. */
  readonly aboard?: 'galactica';
  /** The roll is an attack on a viper. */
  readonly attackOn?: 'viper';
  readonly notSuperCrisis?: true;
}

export const windows = [
  'crisisRevealed', 'choiceMade', 'replaceCheck', 'beforeCards', 'allContributed', 'afterTotal', 'checkResolved',
  'beforeRoll', 'afterRoll', 'viperPlaced', 'endOfTurn', 'afterRepair',
] as const;
export type Window = (typeof windows)[number];

export interface Reaction {
  readonly window: Window;
  readonly moment?: Moment;
  /** How often this title may be used in the window's check or roll, or in a turn. */
  readonly limit?: 'perCheck' | 'perRoll' | 'perTurn';
}

export interface Ability {
  readonly name: string;
  readonly slot: 'positive' | 'oncePerGame' | 'negative';
  /** Passive: `rules`. An action: `effects`. A reaction: `reaction` and `effects`. */
  readonly rules?: Rules;
  readonly reaction?: Reaction;
  readonly effects?: Effects;
}

export interface Character extends Entry {
  readonly shortName: string;
  readonly initials: string;
  readonly type: CharacterType;
  readonly pilot: boolean;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly multiSkills: ReadonlyArray<{ readonly count: number; readonly of: ReadonlyArray<Skill> }>;
  /** Rank in each line of succession; 1 is the highest. */
  readonly succession: Readonly<Record<Title | 'cag', number>>;
  /** Locations to start on; empty if `rules` say otherwise. Several: the player chooses. */
  readonly setup: ReadonlyArray<string>;
  readonly abilities: ReadonlyArray<Ability>;
}

export interface SkillCardEntry extends Entry {
  readonly skill: Skill;
  readonly values: ReadonlyArray<{ readonly value: number; readonly copies: number }>;
  readonly timing: 'action' | 'reaction';
  readonly reaction?: Reaction;
  /** As an action: at most once in a turn for the whole table. */
  readonly limit?: 'perTurn';
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
  /** What it changes while it stays in play. */
  readonly rules?: Rules;
}

export type Crisis =
  | (CrisisBase & { readonly kind: 'check'; readonly check: Check })
  | (CrisisBase & { readonly kind: 'choice'; readonly chooser: Role; readonly options: ReadonlyArray<Option> })
  | (CrisisBase & { readonly kind: 'attack'; readonly attack: AttackSteps })
  | (CrisisBase & { readonly kind: 'event'; readonly effects: Effects });

export interface QuorumCard extends Entry {
  readonly effects: Effects;
  readonly rules?: Rules;
  /** Usable by the player before whom it lies. */
  readonly reaction?: Reaction;
  readonly reactionEffects?: Effects;
}

export const loyaltyKinds = ['notACylon', 'cylon', 'sympathizer'] as const;
export interface Loyalty extends Entry {
  readonly kind: (typeof loyaltyKinds)[number];
  /** What tells this card from others of the same name. */
  readonly title?: string;
  /** When revealed as an action, optional. */
  readonly effects: Effects;
}

export interface Destination extends Entry {
  readonly distance: number;
  readonly effects: Effects;
}

/** Conditions without which a location may not be activated (R-TURN-73). */
export const needs = ['blueSpace', 'president', 'canLaunch', 'cylonShip', 'centurion'] as const;
export type Need = (typeof needs)[number];

export interface Location extends Entry {
  readonly shortName: string;
  readonly board: BoardName;
  readonly hazardous: boolean;
  readonly damageable: boolean;
  readonly who: 'human' | 'cylon';
  /** A Sympathizer who became a Cylon player may not activate it. */
  readonly notSympathizer?: true;
  readonly needs?: ReadonlyArray<Need>;
  /** The action; empty if there is none. */
  readonly effects: Effects;
}

export type Token = Entry &
  (
    | { readonly kind: 'galacticaDamage'; readonly location?: string; readonly lose?: ResourceAmounts }
    | { readonly kind: 'basestarDamage'; readonly counts: number; readonly rules: { readonly noLaunch?: true; readonly noAttack?: true; readonly attackBonus?: number } }
    | { readonly kind: 'civilianShip'; readonly lose: ResourceAmounts }
    | { readonly kind: 'resource'; readonly resource: Resource; readonly start: number; readonly max: number; readonly redZone: number }
    | { readonly kind: 'ship'; readonly ship: CylonShip | 'viper' | 'raptor' }
    | { readonly kind: 'nuke' | 'centurion' | 'marker' }
  );

export interface Track extends Entry {
  readonly spaces: ReadonlyArray<{ readonly index: number; readonly name: string; readonly colour?: 'red' | 'blue'; readonly population?: number }>;
}

export interface TitleCard extends Entry {
  readonly title: Title;
  readonly startsWith: { readonly nukes?: number; readonly quorum?: number };
  readonly actions: ReadonlyArray<{ readonly id: 'drawQuorum' | 'playQuorum' | 'launchNuke'; readonly effects: Effects }>;
}

export interface ObjectiveCard extends Entry {
  readonly thresholds: ReadonlyArray<{ readonly distance: number; readonly event: 'sleeperAgent' | 'finalJump' }>;
}

export interface SetupEntry extends Entry {
  readonly place: Placement;
}

/** The chapters of the rules, in their order; an id says its chapter: `R-CMB-20`. */
export const ruleChapters = {
  SET: 'setup', TURN: 'turn', CHK: 'skillChecks', CRI: 'crisis', CMB: 'combat', JMP: 'jump', LOY: 'loyalty', TTL: 'titles', VIC: 'victory',
} as const;
export type RuleChapter = (typeof ruleChapters)[keyof typeof ruleChapters];

/** A numbered rule of the game in words for players. */
export interface Rule {
  /** Its number, such as `R-CMB-20`. */
  readonly id: string;
  readonly name: string;
  readonly expansion: Expansion;
  readonly chapter: RuleChapter;
  readonly text: string;
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
  readonly locations: ReadonlyMap<string, Location>;
  readonly tokens: ReadonlyMap<string, Token>;
  readonly tracks: ReadonlyMap<string, Track>;
  readonly titles: ReadonlyMap<string, TitleCard>;
  readonly objectives: ReadonlyMap<string, ObjectiveCard>;
  readonly setups: ReadonlyMap<string, SetupEntry>;
  readonly rules: ReadonlyMap<string, Rule>;
}

export type { Stay };

import type { Effects } from '../../catalogue/effect.ts';
import type { AbilityId, Window } from '../../catalogue/content.ts';
import type { Area, BoardName, CraftBox, CraftKind, Skill } from '../../catalogue/vocabulary.ts';
import type { OpenAction } from './actions.ts';
import type { Cause } from './terms.ts';
import type { CharacterRole } from './options.ts';
import type { CardId, CharacterId, LocationId, Model, Seat, ShipId, SkillCard, TokenId } from './ids.ts';
import type { ModuleChoices, ModuleDecks, ModuleTopics } from './modules.ts';

/**
 * One legal answer. `id` is stable within its decision and is what an answer names; the rest says what it stands for,
 * so that a picture, a menu or an automatic player needs nothing else.
 */
export type Choice = { readonly id: string } & ChoiceMeaning;

/** A choice of this kind, or of one of these. */
export type ChoiceOf<K extends Choice['kind']> = Extract<Choice, { readonly kind: K }>;

export type BaseChoice = { readonly id: string } & BaseMeaning;

export type ChoiceMeaning = BaseMeaning | ModuleChoices[keyof ModuleChoices];

/** The choices that any game can offer; a module's own kinds are with the module (`types/modules.ts`). */
type BaseMeaning =
  | { readonly kind: 'skillCard'; readonly card: SkillCard }
  /** A Crisis, Super Crisis, Quorum, Destination or Loyalty card. */
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'character'; readonly character: CharacterId }
  /**
   * A location to move to: `idle`, why nothing can be done there now; `costsCrises`, how many Super Crisis cards
   * leaving costs (R-LOY-109).
   */
  | {
      readonly kind: 'location';
      readonly location: LocationId;
      readonly costsCard: boolean;
      readonly idle?: Idle;
      readonly costsCrises?: number;
    }
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'skill'; readonly skill: Skill }
  /** A split of a multi-skill. */
  | { readonly kind: 'skills'; readonly skills: ReadonlyArray<Skill> }
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** One of several results; the words come from the effects. */
  | { readonly kind: 'effects'; readonly source: CardId; readonly effects: Effects }
  /** A box of a Crisis card; `path` leads to it in the card's data. */
  | { readonly kind: 'option'; readonly card: CardId; readonly path: ReadonlyArray<string | number> }
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'deck'; readonly deck: DeckKey }
  | { readonly kind: 'board'; readonly board: BoardName }
  /** A place for one of several cards that were looked at. */
  | { readonly kind: 'cardTo'; readonly card: CardId; readonly where: 'top' | 'bottom' }
  | { readonly kind: 'toHand' }
  | { readonly kind: 'toCheck' }
  | { readonly kind: 'top' }
  | { readonly kind: 'bottom' }
  | { readonly kind: 'result'; readonly result: 'pass' | 'fail' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'yes' }
  /** Actions of R-TURN-70 and R-TURN-71. */
  | ({ readonly kind: 'activateLocation'; readonly location: LocationId } & ActivationPrice)
  | { readonly kind: 'playSkillCard'; readonly card: SkillCard }
  | { readonly kind: 'playQuorum'; readonly card: CardId }
  /** `price`: the cost of a use, where something pays for it instead of its being used up (R-DAY-01). */
  | { readonly kind: 'ability'; readonly source: CharacterId; readonly ability: AbilityId; readonly price?: number }
  | { readonly kind: 'titleAction'; readonly action: string }
  | OpenAction
  /** `withoutEffect`: the card's effect is lost in the Brig (R-TURN-117). */
  | { readonly kind: 'revealLoyalty'; readonly card: CardId; readonly withoutEffect?: true }
  | { readonly kind: 'moveThenAct' }
  | { readonly kind: 'actTwice' }
  /** The parts of a State of Emergency. */
  | { readonly kind: 'moveOnly' }
  | { readonly kind: 'actOnce' }
  /**
   * Ships that no rule can tell apart are one choice. `spent`: has acted in this turn and will not act in it again
   * (R-CMB-13). `unseen`: any civilian ship there that no one has looked at, for chance to pick (R-CMB-22).
   */
  | {
      readonly kind: 'ship';
      readonly ship: ShipKind;
      readonly area: Area;
      readonly shipId?: ShipId;
      readonly pilot?: Seat;
      readonly model?: Model;
      readonly scar?: true;
      readonly spent?: true;
      readonly unseen?: true;
    }
  | { readonly kind: 'centurion'; readonly space: number }
  /** A model of viper or raptor. Other choices name the model where a game has several of its kind. */
  | { readonly kind: 'craft'; readonly model: Model }
  | { readonly kind: 'launchViper'; readonly area: Area; readonly model?: Model }
  | {
      readonly kind: 'moveViper';
      readonly from: Area;
      readonly to: Area;
      readonly piloted: boolean;
      readonly model?: Model;
    }
  | { readonly kind: 'reservesViper'; readonly model?: Model }
  | {
      readonly kind: 'attackWithViper';
      readonly area: Area;
      readonly target: 'raider' | 'heavyRaider' | 'basestar';
      readonly shipId?: ShipId;
      readonly scar?: true;
      readonly spent?: true;
      readonly piloted: boolean;
      readonly model?: Model;
    };

/**
 * Why nothing can be done at a place: it has no action, is damaged or closed, its condition does not hold, the cards
 * for it are missing, or something forbids it to this player.
 */
export type Idle = 'noAction' | 'damaged' | 'requires' | 'cards' | 'forbidden';

/**
 * The number of Skill cards (`cost`) discarded for an activation; `by`: the character whose ability asks for them, if
 * not the place alone.
 */
export interface ActivationPrice {
  readonly cost?: number;
  readonly by?: CharacterId;
}

/** A facedown deck that can be looked into. */
export type DeckKey = 'crisis' | 'destination' | 'quorum' | 'superCrisis' | Skill | keyof ModuleDecks;

export type ShipKind = 'basestar' | 'raider' | 'heavyRaider' | 'viper' | 'civilian';

/** The subject of a question: `describeDecision` makes the sentence from it. */
export type Topic = BaseTopic | ModuleTopics[keyof ModuleTopics];

/** The subjects that any game can ask about; a module's own are with the module (`types/modules.ts`). */
export type BaseTopic =
  /** `closed`: the role that was reserved for this seat and can't be taken. */
  | { readonly kind: 'chooseCharacter'; readonly closed?: CharacterRole }
  | { readonly kind: 'chooseSetupLocation' }
  | { readonly kind: 'chooseStartArea' }
  /** One card of `count` still to draw, from the listed Skill decks. */
  | { readonly kind: 'drawSkill'; readonly count: number; readonly why: CardId | 'receiveSkills' | 'setup' }
  | { readonly kind: 'multiSkill'; readonly count: number }
  | { readonly kind: 'move' }
  /** The card that a move to another ship costs. */
  | { readonly kind: 'payForMove'; readonly location: LocationId }
  /** `left`: actions still to take, this one included. */
  | { readonly kind: 'action'; readonly left: number; readonly why: CardId | 'actionStep' }
  /** Something that may be done at any time; it waits for no one (`rules/turn/offers.ts`). */
  | { readonly kind: 'offer'; readonly action: OpenAction }
  /** An Executive Order: move first, or two actions. */
  | { readonly kind: 'orders'; readonly by: Seat }
  /** Everyone moves or acts (R-TURN-82). */
  | { readonly kind: 'emergency'; readonly why: CardId }
  /** Any number of Skill cards, for as many of one type. */
  | { readonly kind: 'tradeCards'; readonly why: CardId }
  /** The result of a die that is not rolled. */
  | { readonly kind: 'nameResult'; readonly why: CardId }
  | { readonly kind: 'discardFromCheck'; readonly why: CardId }
  | {
      readonly kind: 'discard';
      readonly count: number;
      readonly why: CardId | 'handLimit' | 'reveal' | 'infiltrationEnded' | 'cost';
    }
  /** A window of reactions (R-TURN-160, R-CHK windows). */
  | { readonly kind: 'react'; readonly window: WindowName }
  /** Several want to react: the current player decides who is first (R-TURN-143). */
  | { readonly kind: 'reactionOrder'; readonly window: WindowName }
  /**
   * Several things come at the end of the current player's Movement step: that player decides which is first
   * (R-TURN-54).
   */
  | { readonly kind: 'movementEndOrder' }
  | { readonly kind: 'contribute' }
  | { readonly kind: 'chooseOption'; readonly card: CardId }
  /**
   * One of several results inside a card or location. `place`: the number of this one among the `of` that are named
   * before the first is resolved.
   */
  | { readonly kind: 'chooseEffect'; readonly why: CardId; readonly place?: number; readonly of?: number }
  | {
      readonly kind: 'takeRisk';
      readonly why: CardId;
      readonly ship: 'raptor' | 'viper';
      readonly count: number;
      readonly atLeast: number;
    }
  | { readonly kind: 'chooseCrisis'; readonly why: CardId }
  | { readonly kind: 'chooseCard'; readonly why: CardId }
  /** `then`: what happens to the chosen player, where the card alone does not say which of its effects this is. */
  | { readonly kind: 'choosePlayer'; readonly why: CardId; readonly then?: Effects }
  | { readonly kind: 'chooseSkill'; readonly why: CardId }
  | { readonly kind: 'chooseArea'; readonly why: CardId }
  /** `who`: for someone else. */
  | { readonly kind: 'chooseLocation'; readonly who?: Seat; readonly why: CardId }
  | { readonly kind: 'chooseShip'; readonly why: CardId }
  /**
   * How many ships of that kind come back, or of Cylon ships are destroyed. `destroyedViper`: how many of the vipers
   * from among the destroyed ones; `pegasusDamage`: how many of the damage tokens are those of Pegasus.
   */
  | {
      readonly kind: 'chooseAmount';
      readonly why: Cause;
      readonly of: 'viper' | 'destroyedViper' | 'raptor' | 'raider' | 'heavyRaider' | 'pegasusDamage';
    }
  | { readonly kind: 'chooseRepair'; readonly why: CardId }
  /** Whether and where to move a civilian ship that was just looked at. */
  | { readonly kind: 'moveCivilian'; readonly why: CardId; readonly ship: ShipId; readonly area: Area }
  | { readonly kind: 'chooseDeck'; readonly why: CardId }
  | {
      readonly kind: 'topOrBottom';
      readonly why: CardId;
      readonly card: CardId;
      readonly deck: 'crisis' | 'destination';
    }
  | { readonly kind: 'chooseResult'; readonly why: CardId }
  | { readonly kind: 'chooseDamage'; readonly count: number; readonly why: CardId }
  /** Whether to use the effect of a Loyalty card that was revealed. */
  | { readonly kind: 'useAbility'; readonly source: CardId }
  /**
   * `mandatory`: not one of them may be left out. `cost`: Skill cards, for each of them. `which`: each of the vipers
   * that were placed once, or one viper again and again; without it any viper.
   */
  | {
      readonly kind: 'viperActivation';
      readonly left: number;
      readonly why: CardId;
      readonly mandatory?: true;
      readonly cost?: number;
      readonly which?: 'eachOnce' | 'oneViper';
    }
  | { readonly kind: 'chooseDestination' }
  | { readonly kind: 'nextArea'; readonly activation: 'raiders' | 'heavyRaiders' | 'basestars' }
  /** Which of the raiders of one area that are not alike acts next. */
  | { readonly kind: 'nextRaider'; readonly area: Area }
  | { readonly kind: 'raiderTarget'; readonly area: Area }
  | { readonly kind: 'whichToPlace'; readonly ship: ShipKind }
  /**
   * An area for a civilian ship for which the card names none; `left`: how many are left to place, this one included.
   */
  | { readonly kind: 'placeCivilian'; readonly left: number; readonly why: Cause }
  /** Which model out of that box; `area`: the one that it is for. */
  | {
      readonly kind: 'chooseCraft';
      readonly craft: CraftKind;
      readonly box: CraftBox;
      readonly area?: Area;
      readonly why: Cause;
    }
  | { readonly kind: 'giveLoyalty'; readonly why: CardId }
  | { readonly kind: 'discardQuorum'; readonly count: number }
  /** Any number of cards of the Quorum hand. */
  | { readonly kind: 'exchangeQuorum'; readonly why: CardId }
  /** Which area's Cylon ships leave the board. */
  | { readonly kind: 'removeCylons'; readonly why: CardId }
  /** Which area a pilot launches in, in a viper, if at all. */
  | { readonly kind: 'mayLaunch'; readonly why: Cause }
  /** Whether Galactica or Pegasus takes the damage (R-PEG-20). */
  | { readonly kind: 'chooseHull'; readonly why: Cause }
  /** R-CHK-65 */
  | { readonly kind: 'abilityOrder' }
  | { readonly kind: 'lookAtBottom'; readonly why: CardId }
  | { readonly kind: 'cullDestiny'; readonly count: number; readonly why: CardId }
  | { readonly kind: 'placeCard'; readonly left: number; readonly why: CardId }
  | { readonly kind: 'learnSkill'; readonly count: number; readonly why: CardId }
  | { readonly kind: 'keepOrAdd'; readonly why: CardId }
  /** A roll may be repeated for a discarded card. */
  | { readonly kind: 'rollAgain'; readonly result: number; readonly needed: number }
  | { readonly kind: 'giveCard'; readonly to: Seat; readonly why: CardId; readonly count?: number };

export type WindowName = Window;

/**
 * `open`: the asked seat and the choices are known to all (a box of a card, where to move). `private`: that this seat
 * is asked is known, the choices are not (actions, discards). `secret`: not even that (reactions).
 */
export type Privacy = 'open' | 'private' | 'secret';

/** The occasion of a window of reactions. Everyone has seen all of it. */
export interface Occasion {
  /** The reason for the die roll, the source of the check, or the Crisis card. */
  readonly cause: Cause | 'attack';
  readonly attack?: {
    readonly attacker: Attacker;
    readonly target: ShipKind | 'galactica' | 'centurion';
    readonly pilot?: Seat;
    readonly model?: Model;
  };
  /** The result of the die, modifiers included. */
  readonly die?: number;
  /** The numbers of a check, once it has been counted. */
  readonly check?: { readonly total: number; readonly difficulty: number };
}

/** A card or ability with which someone has reacted. Everyone has seen it. */
export interface Reacted {
  readonly seat: Seat;
  readonly card: Cause;
  readonly ability?: AbilityId;
  readonly window: WindowName;
}

export type Attacker = 'raider' | 'basestar' | 'viper' | 'galactica' | 'nuke' | 'armory';

export interface Decision {
  /** Unique in the game; never used again. */
  readonly id: string;
  readonly seat: Seat;
  readonly topic: Topic;
  readonly choices: ReadonlyArray<Choice>;
  /** How many choices an answer names, both ends included. `min` 0: may be passed. */
  readonly min: number;
  readonly max: number;
  /** The numbers that will do, ascending, where not every number from `min` to `max` will. */
  readonly counts?: ReadonlyArray<number>;
  /**
   * The answer when time runs out; always legal. Empty for an offer, which waits for no one: it has no answer but to
   * take it.
   */
  readonly fallback: ReadonlyArray<string>;
  readonly privacy: Privacy;
  /** The current player, who is out of the game: `seat` decides instead (R-ION-96). */
  readonly standsFor?: Seat;
  /** The occasion of a reaction. */
  readonly occasion?: Occasion;
  /** The reactions that were used since everyone was asked first, in order, for reactions that are asked once more. */
  readonly since?: ReadonlyArray<Reacted>;
}

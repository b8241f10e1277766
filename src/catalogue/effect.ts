/**
 * The language of effects. What a card, a location or an ability does is written once, in `data/`, in these words; the
 * engine resolves them (`src/engine/effects`) and describes them (`src/engine/describe`). An effect is an object with
 * exactly one key; a list of effects is resolved in order.
 */
import type { Activation, Area, PlaceableShip, Resource, ResourceAmounts, Skill, Title } from './vocabulary.ts';

/**
 * A player by role. `you` is who uses or resolves the effect, `chosen` whoever the nearest `choosePlayer` around it
 * found, `each` every human player, `everyone` every player. `presidentAndAdmiral` is both at the same time; somebody who
 * holds both titles does the part of either (R-CRI-15).
 */
export const roles = ['current', 'president', 'admiral', 'presidentAndAdmiral', 'you', 'chosen', 'each', 'everyone'] as const;
export type Role = (typeof roles)[number];

/** Which players may be chosen; every given condition has to hold. */
export interface PlayerFilter {
  /** Can be moved there (R-TURN-113). */
  readonly sendable?: 'brig' | 'sickbay';
  /** Not the player who chooses. */
  readonly other?: true;
  readonly human?: true;
  /** On one of Galactica's locations. */
  readonly aboard?: 'galactica';
  readonly in?: 'brig';
  readonly not?: Title;
  readonly eligibleFor?: Title;
  /** May be nominated while a card in play limits who may (R-TTL-18). */
  readonly nominee?: true;
  /** Holds one of these titles. */
  readonly holds?: ReadonlyArray<Title>;
  /** Has a face-down Loyalty card that the chooser could look at. */
  readonly hasLoyalty?: true;
}

export type Condition =
  | { readonly atMost: ResourceAmounts }
  | { readonly atLeast: ResourceAmounts }
  | { readonly hasNuke: true }
  /** `you` holds a Super Crisis card. */
  | { readonly holdsSuperCrisis: true };

export interface Option {
  /** Without it the option may not be chosen (most options may be chosen even if they do nothing, R-CRI-11). */
  readonly requires?: Condition;
  readonly effects: Effects;
}

/** R-CHK-01. A missing result is «no effect». */
export interface Check {
  readonly difficulty: number;
  readonly partialAt?: number;
  readonly skills: ReadonlyArray<Skill>;
  readonly pass?: Effects;
  readonly partial?: Effects;
  readonly fail?: Effects;
}

export type Placement = Readonly<Partial<Record<Area, Readonly<Partial<Record<PlaceableShip, number>>>>>>;

/** How a card that stays in play leaves it. */
export const stays = ['untilJump', 'untilLossOrJump', 'toEnd'] as const;
export type Stay = (typeof stays)[number];

export interface EffectShapes {
  lose: ResourceAmounts;
  gain: ResourceAmounts;
  /** `count: 'all'`: the whole hand. `random`: picked at random (R-TURN-147). */
  discard: { readonly who: Role; readonly count: number | 'all'; readonly random?: true };
  /** From the named Skill decks (one: that deck; several: each card from any of them), `any` deck, or the `own` skill set. */
  draw: { readonly who: Role; readonly count: number; readonly from: ReadonlyArray<Skill> | 'any' | 'own' };
  /** Everybody of that role, or every human player's character at that location. */
  send: { readonly who: Role | { readonly at: string }; readonly to: 'sickbay' | 'brig' };
  choosePlayer: { readonly by: Role; readonly from: PlayerFilter; readonly optional?: true; readonly then: Effects };
  /** A decision inside a result, not one between the boxes of a card (R-CRI-13). */
  choose: { readonly by: Role; readonly options: ReadonlyArray<Option> };
  check: Check;
  /** One die. The first line whose range holds the result is resolved. */
  roll: { readonly by?: Role; readonly results: ReadonlyArray<{ readonly from: number; readonly to: number; readonly then: Effects }> };
  when: { readonly is: Condition; readonly then: Effects; readonly otherwise?: Effects };
  place: Placement;
  activate: ReadonlyArray<Activation>;
  /** Activates only the raiders that this card has placed. */
  activatePlaced: 'raider';
  /** Every basestar on the board attacks Galactica, also one that has done so in this turn (R-CMB-13). */
  basestarsAttack: true;
  /** Moves the fleet marker: forward if positive, back if negative. */
  jumpTrack: number;
  boardCenturions: number;
  damageGalactica: number;
  /** Draw damage tokens, choose some of them to resolve, put the others back. */
  chooseDamage: { readonly draw: number; readonly resolve: number };
  destroyRaptors: number;
  /** Destroyed raptors come back to the Reserves. */
  restoreRaptors: number;
  /** Damaged or destroyed ships come back to the Reserves, up to these numbers, as `you` wants. */
  restoreShips: { readonly viper: number; readonly raptor: number };
  damageVipers: { readonly count: number; readonly where: 'reserves' | 'space' };
  destroyCivilians: number;
  /** Every viper in space returns to the Reserves. */
  recallVipers: true;
  /** `you` chooses Cylon ships of that kind anywhere on the main board; centurions on the Boarding Party track. */
  destroyCylons: { readonly kind: 'raider' | 'heavyRaider' | 'centurion'; readonly count: number };
  discardNuke: number;
  /** Looks at one random face-down Loyalty card of that player, or at all of them. */
  lookAtLoyalty: { readonly by: Role; readonly of: Role; readonly all?: true };
  giveTitle: { readonly title: Title; readonly to: Role };
  drawQuorum: number;
  /** Ships of the Reserves are risked: a roll of `atLeast` or more brings `then`, less loses them (R-CMB-110). */
  risk: { readonly by: Role; readonly ship: 'raptor' | 'viper'; readonly count: number; readonly atLeast: number; readonly optional?: true; readonly then: Effects };
  /** Looks at the top card of one of these decks, then puts it on the top or the bottom. */
  lookAtTop: ReadonlyArray<'crisis' | 'destination'>;
  /** Activations of unmanned vipers (R-TURN-122). */
  viperActivations: number;
  /** Attacks with the viper that `you` pilots. */
  viperAttacks: number;
  /** Freed from the Brig, to a location of Galactica that `you` chooses. */
  release: Role;
  /** This card lies before that player. */
  attachTo: Role;
  keepInPlay: Stay;
  /** This card is removed from the game instead of being discarded. */
  removeCard: true;
  /** This card is laid beside the objective and counts as distance. */
  countAsDistance: number;
  /** After this card's activation icons another Crisis card is drawn and resolved (R-CRI-26). */
  anotherCrisis: true;
  /** In a window: changes of the roll, the check or the crisis that is going on. */
  modifyRoll: number;
  rerollDie: { readonly ifPiloted: number };
  changeDifficulty: number;
  makePositive: ReadonlyArray<Skill>;
  openCheck: true;
  /** `you` names a skill; its cards have strength 0 (R-CHK-50). */
  nullifySkill: true;
  /** `you` takes all cards of the check into the hand (R-CHK-88). */
  takeCheckCards: true;
  /** `you` chooses pass or fail; the check is not made (R-CHK-10). */
  decideCheck: true;
  /** The Crisis card is discarded and another one drawn in its place (R-CRI-02). */
  replaceCrisis: true;
  /** The other option of the card is taken (R-CRI-13). */
  switchOption: true;
  /** `you` takes that many more actions at once (R-TURN-76). */
  extraActions: number;
  /** `you` becomes the pilot of the viper that was just placed (R-CMB-105). */
  boardViper: true;
  /** `you` launches as pilot of a viper of the Reserves (R-TURN-126). */
  launchSelf: true;
  /** Another player moves and acts, or acts twice (R-TURN-77). */
  executiveOrder: true;
  /** The location where `you` is, or up to `vipers` damaged vipers if that is the Hangar Deck. */
  repair: { readonly vipers: number };
  /** Draws that many Quorum cards, resolves one, puts the others on the bottom. */
  pickQuorum: number;
  /** `you` plays a card from the Quorum hand; optional. */
  playQuorum: true;
  /** FTL Control's roll and jump (R-JMP-07). */
  ftlJump: true;
  /** Galactica attacks a Cylon ship in any area (R-CMB-74). */
  galacticaAttack: true;
  /** A centurion on the Boarding Party track is attacked (R-TURN-127). */
  attackCenturion: true;
  /** Looks at the faces of civilian ships on the board and may move each to an adjacent area (R-TURN-123). */
  inspectCivilians: number;
  /** Draws that many Crisis cards, resolves one; the others go where it says (R-CRI-60). */
  pickCrisis: { readonly draw: number; readonly others: 'discard' | 'bottom' };
  /** Plays an own Super Crisis card. */
  playSuperCrisis: true;
  /** Every basestar launches these ships into its area (R-TURN-132). */
  launchFromBasestars: { readonly raider: number; readonly heavyRaider: number };
  /** Looks at a player's hand and takes a card of it (R-TURN-131). */
  takeCard: true;
  /** Discards the own Super Crisis card and draws a new one; optional. */
  exchangeSuperCrisis: true;
  /** Gives all face-down Loyalty cards to another player, at that distance or less (R-LOY-72). */
  handOverLoyalty: { readonly upToDistance: number };
  /** An action of the Admiral (R-CMB-112). */
  launchNuke: true;
}

export type EffectKind = keyof EffectShapes;
export type Effect = { readonly [K in EffectKind]: { readonly [P in K]: EffectShapes[K] } }[EffectKind];
export type Effects = ReadonlyArray<Effect>;
export type { Resource };

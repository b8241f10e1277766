/**
 * The language of effects. What a card, a location or an ability does is written once, in `data/`, in these words; the
 * engine resolves them (`src/engine/effects`) and describes them (`src/engine/describe`). An effect is an object with
 * exactly one key; a list of effects is resolved in order.
 */
import type { Activation, Area, BoardName, cells, PlaceableShip, Resource, ResourceAmounts, SendPlace, Skill, Title } from './vocabulary.ts';

/**
 * A player by role. `you` is who uses or resolves the effect, `chosen` whoever the nearest `choosePlayer` around it
 * found, `each` every human player, `everyone` every player, `cylons` every Cylon player. `chooser` is whoever chose the
 * box of the Crisis card, also if the title that gave the choice has changed hands meanwhile. `presidentAndAdmiral` and
 * `currentAndAdmiral` are both at the same time; somebody who is both does the part of either (R-CRI-15).
 */
export const roles = [
  'current', 'president', 'admiral', 'presidentAndAdmiral', 'currentAndAdmiral', 'chooser', 'you', 'chosen', 'each', 'everyone', 'cylons',
] as const;
export type Role = (typeof roles)[number];

/** Which players may be chosen; every given condition has to hold. */
export interface PlayerFilter {
  /** Can be moved there (R-TURN-113). */
  readonly sendable?: SendPlace;
  /** Not the player who chooses. */
  readonly other?: true;
  readonly human?: true;
  readonly cylon?: true;
  /** On one of the locations of that board. */
  readonly aboard?: 'galactica' | 'newCaprica';
  readonly in?: (typeof cells)[number];
  /** At the same location as the player who chooses. */
  readonly here?: true;
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
  | { readonly holdsSuperCrisis: true }
  /** `you` has at most that many Skill cards in hand. */
  | { readonly handAtMost: number }
  | { readonly distanceAtMost: number }
  /** `you` pilots a viper. */
  | { readonly piloting: true }
  /** Somebody else holds this title, and `you` may hold it. */
  | { readonly canTake: Title }
  | { readonly humanInBrig: true }
  /** `you` is on a location of that board. */
  | { readonly aboard: BoardName }
  | { readonly currentAboard: BoardName }
  /** Galactica is back in orbit around New Caprica (R-NCA-70). */
  | { readonly inOrbit: true }
  /** `you` is a Cylon player who may go among the humans (R-LOY-100). */
  | { readonly mayInfiltrate: true }
  /** Not all basestars are on the board. */
  | { readonly basestarLeft: true }
  /** The fleet has lost morale by an execution (R-EXE-54). */
  | { readonly moraleLostToExecution: true };

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
  /** So much lower if the chosen player is there. */
  readonly lowerIfIn?: { readonly place: 'brig'; readonly by: number };
  readonly pass?: Effects;
  readonly partial?: Effects;
  readonly fail?: Effects;
}

export type Placement = Readonly<Partial<Record<Area, Readonly<Partial<Record<PlaceableShip, number>>>>>>;

/** How a card that stays in play leaves it. */
export const stays = ['untilJump', 'untilLossOrJump', 'untilNoRaidersOrJump', 'untilScarLostOrJump', 'toEnd'] as const;
export type Stay = (typeof stays)[number];

export interface EffectShapes {
  lose: ResourceAmounts;
  gain: ResourceAmounts;
  /** `count: 'all'`: the whole hand. `random`: picked at random (R-TURN-147). */
  discard: { readonly who: Role; readonly count: number | 'all'; readonly random?: true };
  /** From the named Skill decks (one: that deck; several: each card from any of them), `any` deck, or the `own` skill set. */
  draw: { readonly who: Role; readonly count: number; readonly from: ReadonlyArray<Skill> | 'any' | 'own' };
  /** Everybody of that role, or every human player's character at that location. */
  send: { readonly who: Role | { readonly at: string }; readonly to: SendPlace };
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
  damageVipers: { readonly count: number; readonly where: 'reserves' | 'space' | 'anywhere' };
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
  /** Freed from the Brig (or Detention), to a location of the same board, or of any ship of the humans, that `you` chooses. */
  release: Role | { readonly who: Role; readonly to: 'anyShip' | 'newCaprica' };
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
  /** Contributions are played face up; `hidden`: the Destiny cards are not (R-CHK-21). */
  openCheck: true | { readonly destiny: 'hidden' };
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
  /** The characters of these players are executed (R-EXE-01 to R-EXE-54); Cylon players only if the effect says so (R-EXE-03). */
  execute: Role | { readonly who: Role; readonly cylonsToo: true };
  /** Each of these players resolves all of it, as `you`, before the next one does (R-TURN-145). */
  inTurn: { readonly who: Role; readonly then: Effects };
  /** Cards of the top of that Skill deck are shuffled into the Destiny deck. */
  seedDestiny: { readonly skill: Skill; readonly count: number };
  /** The whole Destiny deck is discarded; a new one is made of that many cards of that skill. */
  replaceDestiny: { readonly skill: Skill; readonly count: number };
  /** `you` looks at the whole Destiny deck, discards that many cards of it and shuffles the rest. */
  cullDestiny: number;
  /** The card that was played goes on top of the Destiny deck, the card that lay there into the hand. */
  swapWithDestiny: true;
  /** The title passes on by its line of succession (R-TTL-04, R-TTL-09). */
  passTitle: Title;
  /** `you` takes the title until the end of this turn (R-TTL-47). */
  borrowTitle: Title;
  drawSuperCrisis: Role;
  /** `you` draws that many Skill cards of different types, from any decks. */
  drawDifferent: number;
  /** That much of the resource of which the fleet has most; on a tie the current player says which. */
  loseHighest: number;
  /** The next loss of this resource in this turn is 1 smaller. */
  protect: Resource;
  /** `you` chooses a basestar on the board, or a space area; what follows is about it. */
  chooseBasestar: { readonly then: Effects };
  chooseArea: { readonly then: Effects };
  /** The chosen basestar is damaged that often. */
  damageBasestar: number;
  /** In the chosen area, as many as there are: civilian ships and raiders are destroyed, vipers damaged; `you` chooses which. */
  hitArea: { readonly ship: 'civilian' | 'raider' | 'viper'; readonly count: number };
  /** Pegasus is damaged, not Galactica. */
  damagePegasus: number;
  /** The next Crisis card drawn in this turn counts as having the jump icon (R-CRI-04). */
  nextCrisisJumps: true;
  /** The fleet jumps at once; the Admiral draws that many Destination cards. */
  jumpFleet: { readonly draw: number };
  /** This Destination card is discarded and the top one of the deck resolved in its place. */
  anotherDestination: true;
  /** That Crisis card is taken from its deck or discard pile and resolved at once (R-CRI-27). */
  resolveCrisis: string;
  /** `you` looks at the top cards of the Crisis deck and puts each on the top or the bottom, in any order. */
  reorderCrises: number;
  /** `you` looks at the lowest card of a deck. */
  lookAtBottom: true;
  /** Up to that many damaged locations and damaged vipers, anywhere, as `you` wants. */
  repairAnywhere: { readonly locations: number; readonly vipers: number };
  /** Damaged vipers come back to the Reserves. */
  repairVipers: number;
  /** In an area with a civilian ship that `you` chooses raiders or heavy raiders are destroyed; on a roll of `lostOn` or less the civilian ship is too. */
  defendCivilian: { readonly raider: number; readonly heavyRaider: number; readonly lostOn: number };
  /** One of the raiders that this card has placed is Scar (R-PEG-50). */
  markScar: true;
  /** Heavy raiders are activated, but the centurions stay where they are (R-CMB-46). */
  activateHeavyRaiders: 'withoutCenturions';
  /** In a window: changes of the roll, the check or the activation that is going on. */
  adjustRoll: number;
  /** `you` discards a Skill card; its strength and so much more is the result, and no die is rolled. */
  replaceRoll: number;
  noDestiny: true;
  /** Instead of what passing the check says. */
  passInstead: Effects;
  /** `you` draws that many cards of one Skill deck, and takes all of them or adds all of them to the check. */
  learn: number;
  /** `you` looks at the cards that were just added to the check. */
  lookAtContribution: true;
  /** So many raiders of the area where `you` is miss in the coming activation. */
  interfere: number;
  /** `you` moves the own viper to any area and attacks there; both optional. */
  moveAndAttack: true;
  /** `you` gives that player a Skill card of the own hand. */
  giveCard: Role;
  /** The top Locked ship goes under the Prepared stack (R-NCA-62). */
  prepareShip: true;
  /** The top Prepared ship goes to a launch area; `thenMove`: `you` may then move to Galactica (R-NCA-46, R-NCA-62). */
  evacuateShip: { readonly by: Role; readonly thenMove?: true };
  /** Occupation forces are placed on Occupation Authority. */
  placeForces: number;
  /** One occupation force that `you` chooses is activated (R-NCA-44). */
  activateForce: true;
  /** Occupation forces go back to the supply. */
  destroyForces: { readonly by: Role; readonly count: number };
  /** `you` looks at the top Locked ship and puts it on the top or the bottom of its stack. */
  lookAtLocked: true;
  /** This turn has no Prepare for Jump step. */
  skipPrepareForJump: true;
  /** The Admiral leaves New Caprica, which ends the game (R-NCA-90 to R-NCA-94). */
  depart: true;
  /** `you` leaves the own viper for Sickbay and destroys ships of one kind in its area: so many of these, or a basestar, or a civilian ship. */
  sacrifice: { readonly raider: number; readonly heavyRaider: number };
  /** `you` moves to a location of Galactica and counts as human from now on (R-LOY-100). */
  infiltrate: true;
  /** The chosen basestar leaves the board without being destroyed. */
  removeBasestar: true;
  /** `you` draws that many cards of the Destiny deck, then puts as many cards of the hand on top of it. */
  glimpseDestiny: number;
  /** `you` and that player exchange their whole hands of Skill cards. */
  swapHands: Role;
  /** `you` takes a Skill card at random out of that player's hand. */
  takeRandomCard: Role;
  /** That player draws a Skill card of the type that `you` names. */
  drawNamed: Role;
  /** In a check whose cards have been revealed: `you` adds any cards of the hand. */
  addToCheck: true;
}

export type EffectKind = keyof EffectShapes;
export type Effect = { readonly [K in EffectKind]: { readonly [P in K]: EffectShapes[K] } }[EffectKind];
export type Effects = ReadonlyArray<Effect>;
export type { Resource };

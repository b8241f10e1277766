/**
 * The closed vocabularies of the game, in the order in which the rules and the boards list them. What an expansion can
 * add to (expansions, objectives, boards, titles, options) is open: a name that the catalogue has checked against its
 * entries.
 */

export const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'] as const;
export type Skill = (typeof skills)[number];

export const resources = ['fuel', 'food', 'morale', 'population'] as const;
export type Resource = (typeof resources)[number];
export type ResourceAmounts = Readonly<Partial<Record<Resource, number>>>;

/** R-SET-05: the ring around Galactica, clockwise. */
export const areas = ['bow', 'starboardBow', 'starboardQuarter', 'stern', 'portQuarter', 'portBow'] as const;
export type Area = (typeof areas)[number];

/** R-CMB-02 */
export const launchAreas = ['portQuarter', 'portBow'] as const satisfies ReadonlyArray<Area>;

/** A folder of `data/` that holds a `modules` entry: `base`, or an expansion. */
export type Expansion = string;

/** R-SET-11: the field `objective` of an entry of the deck `objectives`; a game has exactly one. */
export type Objective = string;

/** R-JMP-31: what the fleet can reach on its way, the field `event` of the thresholds of an objective. */
export const milestones = ['sleeperAgent', 'finalJump', 'newCapricaPhase', 'crossroadsPhase'] as const;
export type Milestone = (typeof milestones)[number];

/**
 * The switches that every game can be played with or without; expansions bring more, by entries of the deck `options`.
 */
export const baseSwitches = ['cylonLeader', 'sympatheticCylon', 'noSympathizer'] as const;

/**
 * Something that a game is played with: an expansion, an objective, an option. Content names those that it needs or
 * doesn't go with.
 */
export type Switch = string;

/**
 * Activations that an icon can ask for, each of one kind of Cylon ship; `occupation`: the occupation forces on New
 * Caprica.
 */
export const activations = ['raiders', 'launchRaiders', 'heavyRaiders', 'basestars', 'occupation'] as const;
export type Activation = (typeof activations)[number];

export const cylonShips = ['basestar', 'raider', 'heavyRaider'] as const;
export type CylonShip = (typeof cylonShips)[number];

/** Human craft that the rules speak of; each has one or more models, such as Mark VII vipers beside the old ones. */
export const craftKinds = ['viper', 'raptor'] as const;
export type CraftKind = (typeof craftKinds)[number];

/** Boxes beside the board in which craft lie. */
export const craftBoxes = ['reserves', 'damagedCraft', 'destroyed'] as const;
export type CraftBox = (typeof craftBoxes)[number];

/** The attackers with a row in the table of attacks (R-CMB-70); what a nuke does is a rule of its own. */
export const tableAttackers = ['raider', 'basestar', 'viper', 'galactica', 'armory'] as const;
export type TableAttacker = (typeof tableAttackers)[number];

/** Everything that a card can put into a space area. */
export const placeableShips = ['basestar', 'raider', 'heavyRaider', 'viper', 'civilian'] as const;
export type PlaceableShip = (typeof placeableShips)[number];

/** R-TTL-01: the field `title` of an entry of the deck `titles`. */
export type Title = string;

export const characterTypes = ['politicalLeader', 'militaryLeader', 'pilot', 'support', 'cylonLeader'] as const;
export type CharacterType = (typeof characterTypes)[number];

/** The field `board` of an entry of the deck `boards`. */
export type BoardName = string;

/** Crisis decks of which one is in use at a time; the others are out of the game. */
export const crisisDecks = ['main', 'newCaprica'] as const;
export type CrisisDeck = (typeof crisisDecks)[number];

/** The symbols that a trauma token can show; a disaster strikes the player who draws it (R-ION-03). */
export const traumaSymbols = ['benevolent', 'antagonistic', 'disaster'] as const;
export type TraumaSymbol = (typeof traumaSymbols)[number];

/** The places where an effect sends a character: those of Galactica, or those of New Caprica by their own names. */
export const cells = ['brig', 'detention'] as const;
export const sendPlaces = ['sickbay', 'brig', 'detention', 'medicalCenter'] as const;
export type SendPlace = (typeof sendPlaces)[number];

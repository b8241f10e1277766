/** The closed vocabularies of the game, in the order in which the rules and the boards list them. */

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

export const expansions = ['base', 'pegasus', 'exodus', 'daybreak'] as const;
export type Expansion = (typeof expansions)[number];

/** What an activation icon makes the Cylon ships do. */
export const activations = ['raiders', 'launchRaiders', 'heavyRaiders', 'basestars'] as const;
export type Activation = (typeof activations)[number];

export const cylonShips = ['basestar', 'raider', 'heavyRaider'] as const;
export type CylonShip = (typeof cylonShips)[number];

/** Everything that a card can put into a space area. */
export const placeableShips = ['basestar', 'raider', 'heavyRaider', 'viper', 'civilian'] as const;
export type PlaceableShip = (typeof placeableShips)[number];

export const titles = ['president', 'admiral'] as const;
export type Title = (typeof titles)[number];

export const characterTypes = ['politicalLeader', 'militaryLeader', 'pilot', 'support'] as const;
export type CharacterType = (typeof characterTypes)[number];

export const boards = ['galactica', 'colonialOne', 'cylonLocations'] as const;
export type BoardName = (typeof boards)[number];

/**
 * How much gentler Cylons are where the game is harder than on the way to Kobol (`difficulty.ts`), by objective or
 * board.
 */
const hardships: Readonly<Partial<Record<string, number>>> = {
  newCaprica: 0.3,
  cylonFleet: 0.4,
  ionianNebula: 0.6,
  searchForHome: 0.8,
};

/**
 * The numbers by which automatic players judge, in points: a point of a resource that is neither scarce nor plentiful
 * is worth 1.5. Most of them were fitted by playing: they say what is worth expecting, not how often something happens.
 */
export const habits = {
  /**
   * The least price of a point of a resource, how much more it costs while scarce, and how many points lie between the
   * two.
   */
  leastPrice: 0.77,
  scarcePrice: 6.7,
  scarceWidth: 2,
  /** The extra price of the last point, with which the game is lost. */
  lastPrice: 6,
  /** How much of each resource a whole journey costs the fleet beyond what it gains. */
  drainFuel: 5,
  drainFood: 2.8,
  drainMorale: 3.9,
  drainPopulation: 16.6,
  /** The average cost of a turn to the fleet by its Crisis cards. */
  turn: 1.65,
  /** The worth of a step of distance. */
  distance: 11.2,
  /** How often each Cylon icon is expected in a turn; raiders come more often than it pays to fear them. */
  raidersATurn: 0.198,
  launchesATurn: 0.161,
  basestarsATurn: 0.125,
  heavyRaidersATurn: 0.27,
  /** How many raiders a viper keeps busy in an activation. */
  shield: 2.2,
  viper: 0.47,
  /** The worth of a Skill card: a fixed part, and a part per point of strength. */
  card: 0.062,
  strength: 0.105,
  /** The share of what another human's hand may hold for a check that they are expected to add. */
  othersAdd: 0.75,
  /** The same share for all hands together, before a check. */
  checkEffort: 0.35,
  /** The price of a point of difficulty for the players who pass the check. */
  checkPrice: 0.121,
  /** The worth of removing each raider, basestar and heavy raider, whatever else it threatens. */
  raider: 0.37,
  basestar: 0.5,
  /** The worth of having a Cylon locked up. */
  jail: 1.75,
  /** The worth of setting a player free who is not suspected. */
  release: 2.1,
  /** The worth of playing a Quorum card, and of drawing one, beyond its effects. */
  playQuorum: 0.44,
  drawQuorum: 0.46,
  /**
   * The guile of Cylons (`difficulty.ts`): at its fullest, as at the level `hard`, and so gentle that most fleets
   * survive.
   */
  guile: {
    full: { feigning: 0.5, spoiling: 0.45, patience: 3 },
    gentle: { feigning: 0.9, spoiling: 0.15, patience: 8 },
  },
  /**
   * How gentle Cylons are below `hard`: 0 is `full`, 1 is `gentle`, a little over 1 is gentler still. `usual` applies
   * everywhere; the others are added at `easy` and with six players.
   */
  mercy: { usual: 0.4, easy: 1.05, sixPlayers: -0.2 },
  hardships,
  /** How many points one answer may be better than another and still count as equally good, by level. */
  haste: { easy: 16, normal: 13, hard: 0.2 },
  /** The factor on haste in hardship, which Cylons alone can't be gentle enough to make up for. */
  hasteInHardship: 0.2,
  /** How much better than staying a move has to be, and the worth of a card that it costs. */
  moveMore: 0.25,
  otherBoard: 0.98,
  /**
   * The gain of a pilot from staying in space, and how much the lesser of two things to do at a place adds to the
   * better one.
   */
  keepFlying: 0.93,
  both: 0.161,
  /** The price of each card that someone has to discard for an action. */
  paid: 0.189,
  /**
   * The worth of an order as a share of what it lets a player do, that of a second use of the same place as a share of
   * the first, and how much suspicion counts.
   */
  order: 0.52,
  again: 0.86,
  distrust: 2,
  nuke: 0.27,
  /** Points of harm above which a Crisis card goes to the bottom of the deck. */
  bury: 0.81,
  /** How many turns a step of the Jump Preparation track takes. */
  turnsAStep: 1.59,
  /** The weights, for a jump by FTL Control, of the danger that it leaves behind and of the people that it risks. */
  fleeing: 2,
  jumpRisk: 0.71,
  /**
   * New Caprica: the worth of a civilian ship prepared or evacuated, and of a player aboard again while there are ships
   * to bring up.
   */
  prepareShip: 3.5,
  evacuateShip: 3.4,
  goAboard: 0.27,
  /** A step toward Galactica's return while ships there are still to be prepared. */
  earlyReturn: -1.08,
  /**
   * How likely the fleet has to survive for the Admiral to leave, and how likely when two points, or only one, of a
   * resource are left.
   */
  leave: 0.59,
  leaveInNeed: 0.47,
  leaveAtLast: 0.3,
};

/** By objective or board, how much gentler Cylons are where it is harder than on the way to Kobol (`difficulty.ts`). */
const hardships: Readonly<Partial<Record<string, number>>> = {
  newCaprica: 0.3,
  cylonFleet: 0.4,
  ionianNebula: 0.6,
  searchForHome: 0.8,
};

/**
 * The numbers by which automatic players judge, in points: a point of a resource that is neither scarce nor plentiful
 * is worth 1.5. Most of them were found by playing: they say what it pays to reckon with, not how often something
 * comes.
 */
export const habits = {
  /**
   * What a point of a resource is worth at least, how much more while it is scarce, and how many points lie between the
   * two.
   */
  leastPrice: 0.77,
  scarcePrice: 6.7,
  scarceWidth: 2,
  /** More for the last one, with which the game is lost. */
  lastPrice: 6,
  /** Of each resource, what a whole journey costs the fleet beside what it gains. */
  drainFuel: 5,
  drainFood: 2.8,
  drainMorale: 3.9,
  drainPopulation: 16.6,
  /** What a turn costs the fleet on average by its Crisis cards. */
  turn: 1.65,
  /** What a step of distance is worth. */
  distance: 11.2,
  /** How often each Cylon icon is reckoned with in a turn; raiders come more often than it pays to fear them. */
  raidersATurn: 0.198,
  launchesATurn: 0.161,
  basestarsATurn: 0.125,
  heavyRaidersATurn: 0.27,
  /** How many raiders a viper keeps busy in an activation. */
  shield: 2.2,
  viper: 0.47,
  /** What a Skill card is worth: each, and by its strength. */
  card: 0.062,
  strength: 0.105,
  /** What someone else among the humans adds to a check, as a part of what their hand may hold for it. */
  othersAdd: 0.75,
  /** The same of all of them, before a check. */
  checkEffort: 0.35,
  /** What a point of difficulty costs those who pass the check. */
  checkPrice: 0.121,
  /** Each raider, basestar and heavy raider is worth so much to be rid of, whatever else it threatens. */
  raider: 0.37,
  basestar: 0.5,
  /** What it is worth to have a Cylon locked up. */
  jail: 1.75,
  /** What it is worth to set someone free whom no one suspects. */
  release: 2.1,
  /** What playing a Quorum card, and drawing one, is worth beside what it does. */
  playQuorum: 0.44,
  drawQuorum: 0.46,
  /**
   * How Cylons go about it (`difficulty.ts`): all that they can, at the level `hard`, and so gently that most fleets
   * come through.
   */
  guile: {
    full: { feigning: 0.5, spoiling: 0.45, patience: 3 },
    gentle: { feigning: 0.9, spoiling: 0.15, patience: 8 },
  },
  /**
   * How gentle they are below `hard`: 0 not at all, 1 as above, a little over 1 still more. Usually, and how much more
   * at `easy`, and where six play.
   */
  mercy: { usual: 0.4, easy: 1.05, sixPlayers: -0.2 },
  hardships,
  /** By level, how many points one answer may be better than another and still be taken for as good. */
  haste: { easy: 16, normal: 13, hard: 0.2 },
  /** So many times as hasty they are in hardship, which Cylons alone can't be gentle enough to make good. */
  hasteInHardship: 0.2,
  /** How much better than staying a move has to be, and what a card that it costs is worth. */
  moveMore: 0.25,
  otherBoard: 0.98,
  /** What a pilot in space stays for, and how much the lesser of two things to do at a place adds to the better one. */
  keepFlying: 0.93,
  both: 0.161,
  /** What each card costs that someone has to discard for an action. */
  paid: 0.189,
  /**
   * What an order is worth of what could be done by it, a second use of the same place of the first, and how suspects
   * count.
   */
  order: 0.52,
  again: 0.86,
  distrust: 2,
  nuke: 0.27,
  /** A Crisis card that is worse than this many points goes to the bottom. */
  bury: 0.81,
  /** How many turns a step of the Jump Preparation track takes. */
  turnsAStep: 1.59,
  /** A jump by FTL Control: how much of the danger it leaves behind, and how much of the people it risks count. */
  fleeing: 2,
  jumpRisk: 0.71,
  /** On New Caprica: a civilian ship prepared or evacuated, someone aboard again while there are ships to bring up. */
  prepareShip: 3.5,
  evacuateShip: 3.4,
  goAboard: 0.27,
  /** A step towards Galactica's return while ships there are still to be prepared. */
  earlyReturn: -1.08,
  /**
   * How likely the fleet has to outlive it for the Admiral to leave, and how likely when two points or one are left of
   * something.
   */
  leave: 0.59,
  leaveInNeed: 0.47,
  leaveAtLast: 0.3,
};

/** The numbers by which automatic players judge, in points: a point of a resource that is neither scarce nor plentiful is worth 1.5. */
export const habits = {
  /** What a point of a resource is worth at least, how much more while it is scarce, and how many points lie between the two. */
  leastPrice: 0.7,
  scarcePrice: 4,
  scarceWidth: 2,
  /** More for the last one, with which the game is lost. */
  lastPrice: 5,
  /** Of each resource, what a whole journey costs the fleet beside what it gains. */
  drainFuel: 4.5,
  drainFood: 3,
  drainMorale: 5,
  drainPopulation: 12,
  /** What a turn costs the fleet on average by its Crisis cards. */
  turn: 1.1,
  /** What a step of distance is worth. */
  distance: 4,
  /** How often each Cylon icon comes in a turn. */
  raidersATurn: 0.45,
  launchesATurn: 0.16,
  basestarsATurn: 0.16,
  heavyRaidersATurn: 0.25,
  /** How many raiders a viper keeps busy in an activation. */
  shield: 1.6,
  viper: 0.5,
  /** What a Skill card is worth: each, and by its strength. */
  card: 0.05,
  strength: 0.08,
  /** What somebody else among the humans adds to a check, as a part of what their hand may hold for it. */
  othersAdd: 0.6,
  /** The same of all of them, before a check. */
  checkEffort: 0.55,
  /** What a point of difficulty costs those who pass the check. */
  checkPrice: 0.08,
  /** Each raider, basestar and heavy raider is worth so much to be rid of, whatever else it threatens. */
  raider: 0.3,
  basestar: 0.8,
  /** What it is worth to have a Cylon locked up. */
  jail: 2.8,
  /** What playing a Quorum card, and drawing one, is worth beside what it does. */
  playQuorum: 0.8,
  drawQuorum: 1,
  /** How often a hidden Cylon spoils a check with a card. */
  spoiling: 0.45,
};

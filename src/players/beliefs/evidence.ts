/** How well what everyone sees fits a hidden Cylon, against someone who is loyal: skill checks, choices. */
import { typicalGuile } from '../difficulty.ts';

/** So many cards of a check that lay face down, as everyone counts them after it. */
export interface CheckEvidence {
  /** Of the Destiny deck, and how likely each of them is a wrong one. */
  readonly destiny: number;
  readonly share: number;
  /** Wrong cards that no revealed Cylon has added. */
  readonly wrong: number;
  /** How many of those who are not revealed have added cards. */
  readonly adding: number;
  /** How many hidden Cylons, as has come out since, have added cards. */
  readonly spoilers: number;
}

/** A spoiler does it so often, with one card; others add a wrong card so seldom. */
const spoils = typicalGuile.spoiling;
const slips = 0.03;
/** How likely another one spoils the same check, for each who adds cards. */
const another = 0.12;

/** The odds that so many of the Destiny cards are wrong. */
function byDestiny({ destiny, share }: CheckEvidence, wrong: number): number {
  if (wrong < 0 || wrong > destiny) return 0;
  let ways = 1;
  for (let n = 0; n < wrong; n += 1) ways = (ways * (destiny - n)) / (n + 1);
  return ways * share ** wrong * (1 - share) ** (destiny - wrong);
}

/** By chance alone: one more now and then, whoever it was. */
function byChance(shown: CheckEvidence, wrong: number): number {
  return (1 - slips) * byDestiny(shown, wrong) + slips * byDestiny(shown, wrong - 1) + slips ** 2;
}

/** With those of whom it has come out: the first of them has spoilt it, or none. */
function bySpoilers(shown: CheckEvidence, wrong: number): number {
  if (shown.spoilers === 0) return byChance(shown, wrong);
  return (1 - spoils) * byChance(shown, wrong) + spoils * byChance(shown, wrong - 1);
}

/** How much likelier someone who has added so many cards is a spoiler than before. */
export function spoilerFactor(shown: CheckEvidence, added: number): number {
  if (added === 0) return 1.05;
  const others = Math.min(0.5, another * Math.max(0, shown.adding - 1));
  const chance = (wrong: number): number =>
    (1 - others) * bySpoilers(shown, wrong) + others * bySpoilers(shown, wrong - 1);
  const honest = chance(shown.wrong);
  const factor = ((1 - spoils) * honest + spoils * chance(shown.wrong - 1)) / honest;
  return factor * goodWill(added);
}

/** Cylons keep their cards. */
function goodWill(added: number): number {
  if (added >= 3) return 0.6;
  return added === 2 ? 0.75 : 1.2;
}

/** A hidden Cylon chooses what is worst for the fleet so often, and else what is best. */
const chooses = 1 - typicalGuile.feigning;
/** So many points between two choices can't be told apart by those who look on. */
const blur = 1;

/** How much likelier whoever chose `chosen` out of things of that worth to the fleet is a hidden Cylon than before. */
export function choiceFactor(worths: ReadonlyArray<number>, chosen: number): number {
  const likely = (sign: 1 | -1): number => {
    const weights = worths.map((worth) => Math.exp((sign * (worth - (worths[chosen] ?? 0))) / blur));
    return 1 / weights.reduce((sum, weight) => sum + weight, 0);
  };
  return limited(1 - chooses + (chooses * likely(-1)) / likely(1));
}

/**
 * The same of the one that was kept of so many drawn, of which no one else knows the others: `rank` is the share that
 * is worth less.
 */
export function pickFactor(rank: number, drawn: number): number {
  return limited(1 - chooses + chooses * ((1 - rank) / rank) ** (drawn - 1));
}

/** One choice alone says no more than this: there may have been reasons. */
function limited(factor: number): number {
  return Math.min(2, Math.max(0.6, factor));
}

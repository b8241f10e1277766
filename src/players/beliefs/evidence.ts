/** Odds that public evidence (skill checks, choices) fits a hidden Cylon rather than a loyal player. */
import { typicalGuile } from '../difficulty.ts';

/** The cards of a check that were facedown, as everyone can count them afterward. */
export interface CheckEvidence {
  /** How many cards came from the Destiny deck; `share`: how likely each of them is a wrong one. */
  readonly destiny: number;
  readonly share: number;
  /** How many wrong cards there are, without those of revealed Cylons. */
  readonly wrong: number;
  /** How many players who are not revealed have added cards. */
  readonly adding: number;
  /** How many of the players who added cards have since turned out to be hidden Cylons. */
  readonly spoilers: number;
}

/** How likely a spoiler adds one wrong card to a check (`spoils`), and how likely others add one (`slips`). */
const spoils = typicalGuile.spoiling;
const slips = 0.03;
/** How likely another player spoils the same check, for each who adds cards. */
const another = 0.12;

/** Returns the odds, from 0 to 1, that exactly `wrong` of the Destiny cards are wrong. */
function byDestiny({ destiny, share }: CheckEvidence, wrong: number): number {
  if (wrong < 0 || wrong > destiny) return 0;
  let ways = 1;
  for (let n = 0; n < wrong; n += 1) ways = (ways * (destiny - n)) / (n + 1);
  return ways * share ** wrong * (1 - share) ** (destiny - wrong);
}

/** Returns the odds of that many wrong cards by chance alone: now and then someone adds one more. */
function byChance(shown: CheckEvidence, wrong: number): number {
  return (1 - slips) * byDestiny(shown, wrong) + slips * byDestiny(shown, wrong - 1) + slips ** 2;
}

/**
 * Returns the odds of that many wrong cards with the known spoilers: either the first of them spoiled the check, or no
 * one did.
 */
function bySpoilers(shown: CheckEvidence, wrong: number): number {
  if (shown.spoilers === 0) return byChance(shown, wrong);
  return (1 - spoils) * byChance(shown, wrong) + spoils * byChance(shown, wrong - 1);
}

/** Returns the factor by which the odds that a player is a spoiler change, if the player added `added` cards. */
export function spoilerFactor(shown: CheckEvidence, added: number): number {
  if (added === 0) return 1.05;
  const others = Math.min(0.5, another * Math.max(0, shown.adding - 1));
  const chance = (wrong: number): number =>
    (1 - others) * bySpoilers(shown, wrong) + others * bySpoilers(shown, wrong - 1);
  const honest = chance(shown.wrong);
  const factor = ((1 - spoils) * honest + spoils * chance(shown.wrong - 1)) / honest;
  return factor * goodWill(added);
}

/** Returns a factor for how many cards someone added: Cylons keep their cards. */
function goodWill(added: number): number {
  if (added >= 3) return 0.6;
  return added === 2 ? 0.75 : 1.2;
}

/** How often a hidden Cylon chooses what is worst for the fleet, from 0 to 1; otherwise it chooses what is best. */
const chooses = 1 - typicalGuile.feigning;
/** The difference in points between two choices that spectators can't tell apart. */
const blur = 1;

/**
 * Returns the factor by which the odds that a player is a hidden Cylon change, if the player chose `chosen` among
 * things of these worths to the fleet.
 */
export function choiceFactor(worths: ReadonlyArray<number>, chosen: number): number {
  const likely = (sign: 1 | -1): number => {
    const weights = worths.map((worth) => Math.exp((sign * (worth - (worths[chosen] ?? 0))) / blur));
    return 1 / weights.reduce((sum, weight) => sum + weight, 0);
  };
  return limited(1 - chooses + (chooses * likely(-1)) / likely(1));
}

/**
 * Returns the factor of `choiceFactor` for keeping one of `drawn` cards when no one else knows the others. `rank`: the
 * share of all cards that are worth less.
 */
export function pickFactor(rank: number, drawn: number): number {
  return limited(1 - chooses + chooses * ((1 - rank) / rank) ** (drawn - 1));
}

/** Limits the factor from 0.6 to 2: a single choice says no more, since there may have been other reasons. */
function limited(factor: number): number {
  return Math.min(2, Math.max(0.6, factor));
}

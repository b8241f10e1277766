/** How well what a skill check shows fits somebody who spoils it, against somebody who does not. */

/** So many cards of a check that lay face down, as everybody counts them after it. */
export interface Shown {
  /** Of the Destiny deck, and how likely each of them is a wrong one. */
  readonly destiny: number;
  readonly share: number;
  /** Wrong cards that no revealed Cylon has added. */
  readonly wrong: number;
  /** How many of those who are not revealed have added cards. */
  readonly adding: number;
}

/** A spoiler does it so often, with one card; others add a wrong card so seldom. */
const spoils = 0.45;
const slips = 0.03;
/** How likely another one spoils the same check, for each who adds cards. */
const another = 0.12;

/** The odds that so many of the Destiny cards are wrong. */
function byDestiny({ destiny, share }: Shown, wrong: number): number {
  if (wrong < 0 || wrong > destiny) return 0;
  let ways = 1;
  for (let n = 0; n < wrong; n += 1) ways = (ways * (destiny - n)) / (n + 1);
  return ways * share ** wrong * (1 - share) ** (destiny - wrong);
}

/** By chance alone: one more now and then, whoever it was. */
function byChance(shown: Shown, wrong: number): number {
  return (1 - slips) * byDestiny(shown, wrong) + slips * byDestiny(shown, wrong - 1) + slips ** 2;
}

/** How much likelier somebody who has added so many cards is a spoiler than before. */
export function spoilerFactor(shown: Shown, added: number): number {
  if (added === 0) return 1.05;
  const others = Math.min(0.5, another * Math.max(0, shown.adding - 1));
  const chance = (wrong: number): number => (1 - others) * byChance(shown, wrong) + others * byChance(shown, wrong - 1);
  const honest = chance(shown.wrong);
  const factor = ((1 - spoils) * honest + spoils * chance(shown.wrong - 1)) / honest;
  return factor * goodWill(added);
}

/** Cylons keep their cards. */
function goodWill(added: number): number {
  if (added >= 3) return 0.6;
  return added === 2 ? 0.75 : 1.2;
}

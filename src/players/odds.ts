/**
 * The odds that a skill check passes, from what everyone knows of it: its cards so far, the Destiny cards, and the
 * players who have still to add.
 */
import { catalogue } from '../catalogue/index.ts';
import type { Skill } from '../catalogue/vocabulary.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import { isHuman, playerAt, seatsInPlay } from '../engine/pieces/players.ts';
import type { Seat } from '../engine/types/ids.ts';
import type { CheckView, GameView } from '../engine/types/view.ts';
import { habits } from './habits.ts';
import { findOnceFor } from './findings.ts';
import { suspicionOf } from './suspicion.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** The mean strength of a Skill card of the base game, and the mean of its square. */
const strength = 2.14;
const square = 5.95;

export interface Forecast {
  /** The mean of the total, without the viewer's own cards. */
  readonly mean: number;
  readonly deviation: number;
}

/** Cards that a character draws per turn. */
interface Drawn {
  readonly count: number;
  /** The skills that each of these cards may have. */
  readonly of: ReadonlyArray<Skill>;
}

/** The cards that each character's sheet has it draw, by character. */
const draws = new Map(
  [...catalogue.characters].map(([character, { skills, multiSkills }]): [string, ReadonlyArray<Drawn>] => [
    character,
    // The keys were taken from the vocabulary.
    [...Object.entries(skills).map(([skill, count]) => ({ count, of: [skill as Skill] })), ...multiSkills],
  ]),
);

const decksIn = ({ skillDecks }: GameView): number => Math.max(5, Object.keys(skillDecks).length);

/** Returns how likely a card of that player has one of these skills, by the character sheet. */
function shareOf(view: GameView, seat: Seat, skills: ReadonlyArray<Skill>): number {
  const even = skills.length / decksIn(view);
  let all = 0;
  let fitting = 0;
  for (const { count, of } of draws.get(view.players[seat]?.character ?? '') ?? []) {
    let suitable = 0;
    for (const skill of of) if (skills.includes(skill)) suitable += 1;
    all += count;
    fitting += (count * suitable) / of.length;
  }
  return all === 0 ? even : 0.8 * (fitting / all) + 0.2 * even;
}

/** Returns the strength that the hand of that player may hold for the check. */
export function potentialOf(view: GameView, seat: Seat, skills: ReadonlyArray<Skill>): number {
  const count = playerAt(view, seat).handCount;
  return Math.min(count, 8) * shareOf(view, seat, skills) * strength;
}

interface Sum {
  mean: number;
  variance: number;
}

function addDestiny(sum: Sum, check: CheckView, decks: number, cards: number): void {
  const share = check.skills.length / decks;
  const mean = (2 * share - 1) * strength;
  sum.mean += cards * mean;
  sum.variance += cards * (square - mean * mean);
}

function signed(check: CheckView, card: string): number {
  const { entry, value } = faceOf(card);
  return check.skills.includes(entry.skill) ? value : -value;
}

/** Adds facedown cards to the sum. A player who may be a hidden Cylon is expected to help less. */
function addContributions(sum: Sum, player: SeatedPlayer, check: CheckView, shown: number): void {
  const { view } = player;
  let open = shown;
  for (const { seat, count } of check.contributions) {
    const hidden = Math.max(0, count - open);
    open = Math.max(0, open - count);
    const wrong = isHuman(view, seat) ? 0.05 + (0.4 * suspicionOf(player, seat)) / (1 + 0.5 * count) : 1;
    sum.mean += hidden * (1 - 2 * wrong) * strength * 1.05;
    sum.variance += hidden * (1.3 + 4 * strength * wrong * (1 - wrong));
  }
}

const shared = { mean: 0, variance: 0 };

/**
 * Returns the forecast for the running check, without cards of the viewer. `own`: the strength that the viewer could
 * add.
 */
export function forecast(player: SeatedPlayer, check: CheckView, own: number, matters: number): Forecast {
  const { view } = player;
  const sum: Sum = { ...shared };
  for (const card of check.cards) sum.mean += signed(check, card);
  const decks = decksIn(view);
  const destiny = check.contributions.length > 0 || check.destinyCount > 0 ? check.destinyCount : 2;
  addDestiny(sum, check, decks, destiny);
  addContributions(sum, player, check, check.cards.length);
  const coming = seatsInPlay(view).filter(
    (seat) => seat !== view.viewer && check.contributions.every((one) => one.seat !== seat),
  );
  const potentials = coming.map((seat) => (isHuman(view, seat) ? potentialOf(view, seat, check.skills) : 0));
  const all = potentials.reduce((total, potential) => total + potential, own);
  const missing = check.difficulty + 2 - sum.mean;
  for (const [at, seat] of coming.entries()) {
    if (!isHuman(view, seat)) {
      sum.mean -= view.players[seat]?.handCount === 0 ? 0 : strength;
      sum.variance += 2;
      continue;
    }
    const potential = potentials[at] ?? 0;
    const share = all === 0 ? 0 : Math.min(potential * habits.othersAdd, Math.max(0, missing) * (potential / all));
    const added = share * Math.min(1, 0.35 + 0.25 * matters) * (1 - 0.6 * suspicionOf(player, seat));
    sum.mean += added;
    sum.variance += 1 + added;
  }
  return { mean: sum.mean, deviation: Math.sqrt(sum.variance + 0.3) };
}

/** Returns the odds that the total reaches `needed`, from 0 to 1. */
export function chanceOf({ mean, deviation }: Forecast, needed: number): number {
  return normal((mean + 0.5 - needed) / deviation);
}

/** Returns the normal distribution's cumulative probability, approximated. */
function normal(z: number): number {
  return 1 / (1 + Math.exp(-1.6 * z - 0.07 * z * z * z));
}

/** Returns the odds that a check which has not begun would pass with what all humans can add. */
export function chanceBefore(player: SeatedPlayer, difficulty: number, skills: ReadonlyArray<Skill>): number {
  const effort = findOnceFor(player.findings?.efforts, skills, () => effortOf(player, skills));
  // Players add no more than is needed, and never all of it.
  const reach = Math.min(effort, difficulty + 2.5);
  return Math.min(0.92, Math.max(0.04, chanceOf({ mean: reach, deviation: 3.4 }, difficulty)));
}

/** Returns the strength that all hands may add to a check of these skills. Cylon players take some of it away. */
function effortOf(player: SeatedPlayer, skills: ReadonlyArray<Skill>): number {
  const { view } = player;
  let effort = 0;
  for (const seat of seatsInPlay(view)) {
    if (!isHuman(view, seat)) effort -= strength;
    else effort += habits.checkEffort * potentialOf(view, seat, skills) * (1 - 0.5 * suspicionOf(player, seat));
  }
  return effort;
}

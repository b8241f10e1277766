/** Skill checks: how many and which cards an automatic player adds. */
import { catalogue } from '../catalogue/index.ts';
import { legalCountUpTo } from '../engine/flow/counts.ts';
import type { Decision } from '../engine/types/decision.ts';
import type { CheckView, GameView } from '../engine/types/view.ts';
import { wantsPunishment } from './aims.ts';
import { punishes } from './executions.ts';
import { guileOf } from './difficulty.ts';
import { habits } from './habits.ts';
import { chanceOf, forecast, type Forecast } from './odds.ts';
import { helpsHumans, sideOf } from './side.ts';
import { plenty } from './worth/hands.ts';
import { cardsOf, stakesOf } from './worth/checks.ts';
import type { AddableCard, Stakes } from './worth/checks.ts';
import type { SeatedPlayer } from './seatedPlayer.ts';

/** Returns choice ids of cards to add: as many of the wanted ones as may be added. */
export function contribute(player: SeatedPlayer, decision: Decision, random: () => number): Array<string> {
  const wanted = wantedCards(player, decision, random);
  return wanted.slice(0, legalCountUpTo(decision, wanted.length));
}

function wantedCards(player: SeatedPlayer, decision: Decision, random: () => number): Array<string> {
  const { view } = player;
  const { check } = view;
  if (check === undefined) return [];
  const cards = cardsOf(check, decision);
  const side = sideOf(player);
  const stakes = stakesOf(player, check);
  // A player whose Agenda wants punishment would rather fail a check that leads to it.
  const wish = wantsPunishment(player) && view.current === view.viewer && punishes(check.source);
  const meant = wish ? { ...stakes, pass: stakes.fail + 3 } : stakes;
  if (wish || helpsHumans(side)) return mostWorthwhile(player, check, cards, decision.max, meant);
  if (side === 'cylon') return hinder(player, check, cards, meant, Math.min(decision.max, spareCards(view)));
  return inDisguise(player, check, cards, meant, decision.max, random);
}

/**
 * Returns how many cards the viewer can spare beside those that an action at this place costs. A player who
 * spent all of them could never act there, and may not leave either.
 */
function spareCards({ viewer, players, own }: GameView): number {
  const place = viewer === 'public' ? undefined : players[viewer]?.place;
  const cost = place?.kind === 'location' ? catalogue.locations.get(place.location)?.cost : undefined;
  return Math.max(0, (own?.hand.length ?? 0) - (cost ?? 0));
}

/** Returns the worth of the check that the humans can expect from that total, in points. */
function expected({ difficulty, partialAt }: CheckView, { pass, partial, fail }: Stakes, total: Forecast): number {
  const passes = chanceOf(total, difficulty);
  const half = partialAt === undefined ? passes : chanceOf(total, partialAt);
  return passes * pass + (half - passes) * partial + (1 - half) * fail;
}

/**
 * Returns the price of giving a card away: low for players who would soon have more than they may keep (R-TURN-101).
 */
function priceOf(card: AddableCard, hand: number): number {
  return plenty(hand) * (habits.card + habits.strength * card.value);
}

/** Returns the ids of the cards that bring more than they cost: a run of neighbors by strength, as many as it takes. */
function mostWorthwhile(
  player: SeatedPlayer,
  check: CheckView,
  cards: ReadonlyArray<AddableCard>,
  most: number,
  stakes: Stakes,
): Array<string> {
  const { view } = player;
  const passing = stakes.pass >= stakes.fail;
  if (!passing) return [];
  const useful = cards.filter(({ helps, value }) => helps && value > 0).sort((one, other) => one.value - other.value);
  const hand = view.own?.hand.length ?? 0;
  const own = useful.reduce((sum, { value }) => sum + value, 0);
  const { mean, deviation } = forecast(player, check, own, stakes.pass - stakes.fail);
  let best: { readonly from: number; readonly to: number } = { from: 0, to: 0 };
  let highest = expected(check, stakes, { mean, deviation });
  for (let from = 0; from < useful.length; from += 1) {
    let added = 0;
    let price = 0;
    for (let to = from; to < Math.min(useful.length, from + most); to += 1) {
      const card = useful[to];
      if (card === undefined) break;
      added += card.value;
      price += priceOf(card, hand);
      const value = expected(check, stakes, { mean: mean + added, deviation }) - price;
      if (value > highest + 1e-9) {
        highest = value;
        best = { from, to: to + 1 };
      }
    }
  }
  return useful
    .slice(best.from, best.to)
    .toReversed()
    .map(({ id }) => id);
}

/** Returns the card that pushes the check the wrong way the most for its cost; none if no card changes anything. */
function hinder(
  player: SeatedPlayer,
  check: CheckView,
  cards: ReadonlyArray<AddableCard>,
  stakes: Stakes,
  most: number,
): Array<string> {
  const passing = stakes.pass >= stakes.fail;
  const { mean, deviation } = forecast(player, check, 0, Math.abs(stakes.pass - stakes.fail));
  const before = expected(check, stakes, { mean, deviation });
  const harm = (card: AddableCard): number =>
    before - expected(check, stakes, { mean: mean + (passing ? -card.value : card.value), deviation });
  const harmful = cards
    .filter(({ helps, value }) => helps !== passing && value > 0)
    .map((card) => ({ id: card.id, gain: harm(card) - 0.3 * habits.strength * card.value }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  return harmful.slice(0, Math.min(1, most)).map(({ id }) => id);
}

/**
 * Returns what a hidden Cylon among the humans adds: it spoils where the Destiny cards could have done it, and
 * otherwise helps with one or two cards.
 */
function inDisguise(
  player: SeatedPlayer,
  check: CheckView,
  cards: ReadonlyArray<AddableCard>,
  stakes: Stakes,
  most: number,
  random: () => number,
): Array<string> {
  const open = check.cards.length > 0;
  if (!open && random() < guileOf(player).spoiling) {
    const spoiled = hinder(player, check, cards, stakes, Math.min(1, most));
    if (spoiled.length > 0) return spoiled;
  }
  // Helping a little costs little and shows good will.
  const useful = cards
    .filter(({ helps, value }) => helps && value > 0 && value <= 2)
    .sort((one, other) => one.value - other.value);
  return stakes.pass >= stakes.fail && random() < 0.7 ? useful.slice(0, Math.min(1, most)).map(({ id }) => id) : [];
}

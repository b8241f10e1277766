/**
 * Public suspicion: how likely each player holds a Cylon card, from what everyone has seen. It uses only public events,
 * so it is the same in every world that looks the same.
 */
import type { BaseHappening, GameEvent } from '../../engine/types/event.ts';
import type { CardId, Seat } from '../../engine/types/ids.ts';
import type { ResourceAmounts } from '../../catalogue/vocabulary.ts';
import { punishes } from '../executions.ts';
import type { Beliefs } from '../seatedPlayer.ts';
import { rankOfDestination, worthOfBoxes } from './choices.ts';
import { choiceFactor, pickFactor, spoilerFactor, type CheckEvidence } from './evidence.ts';

export type { Beliefs } from '../seatedPlayer.ts';

/** Cards that each seat has added to the running check. */
interface CheckSeen {
  readonly right: number;
  readonly destiny: number;
  readonly contributions: ReadonlyArray<{ readonly seat: Seat; readonly count: number }>;
}

/** The evidence that everyone has seen so far, as plain data. */
export interface BeliefState {
  readonly beliefs: Beliefs;
  /** Seats that are revealed or out of the game: what they do says nothing more. */
  readonly known: ReadonlyArray<Seat>;
  readonly check?: CheckSeen;
  /** Checks since the last Loyalty cards were dealt. They are weighed again when a Cylon is revealed. */
  readonly checks: ReadonlyArray<CheckDone>;
  /** The verdicts so far: a player had another one locked up or executed. */
  readonly verdicts: ReadonlyArray<{ readonly by: Seat; readonly target: Seat }>;
  /** The remaining amounts of the resources that have changed. */
  readonly left: ResourceAmounts;
}

interface CheckDone {
  readonly shown: CheckEvidence;
  readonly contributions: CheckSeen['contributions'];
}

/** Returns the state at the start of a game, when nothing is known of anyone. */
export function newWatch(players: number): BeliefState {
  return { beliefs: Array.from({ length: players }, () => 1), known: [], checks: [], verdicts: [], left: {} };
}

/** Returns the state after these events; those that are not public are ignored. */
export function watch(before: BeliefState, events: ReadonlyArray<GameEvent>): BeliefState {
  let seen = before;
  for (const { audience, what } of events) {
    // The events of modules have other kinds than these.
    if (audience === 'public') seen = afterOne(seen, what as BaseHappening);
  }
  return seen;
}

/** The limits of every belief, whatever happens. */
const least = 0.05;
const most = 20;
/** The least number of skills in a game. */
const skillsInPlay = 5;

function afterOne(seen: BeliefState, what: BaseHappening): BeliefState {
  switch (what.kind) {
    case 'checkStarted':
      return { ...seen, check: { right: what.skills.length, destiny: 0, contributions: [] } };
    case 'destinyAdded':
      return seen.check === undefined
        ? seen
        : { ...seen, check: { ...seen.check, destiny: seen.check.destiny + what.count } };
    case 'contributed':
      return seen.check === undefined ? seen : withContribution(seen, seen.check, what.seat, what.count);
    case 'checkRevealed':
      return seen.check === undefined ? seen : afterCheck(seen, seen.check, what.negative.length);
    case 'sleeperAgentPhase':
      // Everyone is dealt another card, so earlier evidence counts for less.
      return { ...seen, beliefs: seen.beliefs.map((odds) => odds ** 0.75), checks: [] };
    case 'becameCylon':
      return { ...afterReveal(seen, what.seat), known: [...seen.known, what.seat] };
    case 'resource':
      return { ...seen, left: { ...seen.left, [what.resource]: what.now } };
    case 'optionChosen':
      return afterOption(seen, what.seat, what.card, what.option);
    case 'destinationChosen':
      return afterDestination(seen, what.by, what.card);
    case 'targetChosen':
      return punishes(what.why)
        ? { ...seen, verdicts: [...seen.verdicts, { by: what.by, target: what.target }] }
        : seen;
    case 'characterChosen':
      // The seat has a new character with other Loyalty cards.
      return { ...forget(seen, what.seat), known: seen.known.filter((seat) => seat !== what.seat) };
    case 'loyaltyHandedOver':
      return swapped(seen, what.from, what.to);
    default:
      return seen;
  }
}

function withContribution(seen: BeliefState, check: CheckSeen, seat: Seat, count: number): BeliefState {
  return { ...seen, check: { ...check, contributions: [...check.contributions, { seat, count }] } };
}

function afterCheck(seen: BeliefState, { right, destiny, contributions }: CheckSeen, negative: number): BeliefState {
  const isKnown = (seat: Seat): boolean => seen.known.includes(seat);
  const byCylons = contributions.reduce((sum, { seat, count }) => sum + (isKnown(seat) ? count : 0), 0);
  const doubtful = contributions.filter(({ seat }) => !isKnown(seat));
  const shown: CheckEvidence = {
    destiny,
    share: Math.max(0.05, 1 - right / skillsInPlay),
    wrong: Math.max(0, negative - byCylons),
    adding: doubtful.filter(({ count }) => count > 0).length,
    spoilers: 0,
  };
  const { check: _over, ...rest } = seen;
  const now = { ...rest, checks: [...seen.checks, { shown, contributions: doubtful }] };
  return doubtful.reduce((all: BeliefState, { seat, count }) => believed(all, seat, spoilerFactor(shown, count)), now);
}

/** Returns the state with the odds that this seat is a hidden Cylon multiplied by `factor`. */
function believed(seen: BeliefState, seat: Seat, factor: number): BeliefState {
  return {
    ...seen,
    beliefs: seen.beliefs.map((odds, at) => (at === seat ? Math.min(most, Math.max(least, odds * factor)) : odds)),
  };
}

function afterOption(seen: BeliefState, seat: Seat, card: CardId, option: number): BeliefState {
  const worths = seen.known.includes(seat) ? [] : worthOfBoxes(card, seen.left);
  return worths.length < 2 ? seen : believed(seen, seat, choiceFactor(worths, option));
}

/** How many destinations the Admiral sees; the others see one of them (R-JMP-20). */
const destinationsDrawn = 2;

function afterDestination(seen: BeliefState, seat: Seat, card: CardId): BeliefState {
  const rank = seen.known.includes(seat) ? undefined : rankOfDestination(card, seen.left);
  return rank === undefined ? seen : believed(seen, seat, pickFactor(rank, destinationsDrawn));
}

/**
 * The factor for players that a Cylon had locked up, and for those who had the Cylon locked up: both are likely loyal.
 */
const enemyOfACylon = 0.7;

/**
 * Returns the state after a reveal, with the Cylon's past actions weighed again: a card that spoiled a check was likely
 * theirs.
 */
function afterReveal(seen: BeliefState, cylon: Seat): BeliefState {
  const enemies = seen.verdicts.flatMap(({ by, target }) => (by === cylon ? [target] : target === cylon ? [by] : []));
  const cleared = enemies.reduce((all, seat) => believed(all, seat, enemyOfACylon), seen);
  return cleared.checks.reduce((all, done, at) => {
    if (!done.contributions.some(({ seat, count }) => seat === cylon && count > 0)) return all;
    const shown = { ...done.shown, spoilers: done.shown.spoilers + 1, adding: done.shown.adding - 1 };
    const checks = all.checks.map((one, index) => (index === at ? { ...done, shown } : one));
    return done.contributions.reduce(
      (others: BeliefState, { seat, count }) =>
        seat === cylon
          ? others
          : believed(others, seat, spoilerFactor(shown, count) / spoilerFactor(done.shown, count)),
      { ...all, checks },
    );
  }, cleared);
}

function forget(seen: BeliefState, seat: Seat): BeliefState {
  return { ...seen, beliefs: seen.beliefs.map((odds, at) => (at === seat ? 1 : odds)) };
}

/** Returns the state after Loyalty cards change hands: the new owner may be what the old one was. */
function swapped(seen: BeliefState, from: Seat, to: Seat): BeliefState {
  const both = Math.max(seen.beliefs[from] ?? 1, seen.beliefs[to] ?? 1);
  return {
    ...forget(seen, from),
    beliefs: seen.beliefs.map((odds, at) => (at === to ? both : at === from ? 1 : odds)),
  };
}

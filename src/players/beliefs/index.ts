/**
 * What everybody can make of what everybody has seen: how likely each player holds a Cylon card. It knows nothing but events that
 * were told to all, so that it is the same in every world that looks the same.
 */
import type { BaseHappening, GameEvent } from '../../engine/types/event.ts';
import type { Seat } from '../../engine/types/ids.ts';
import { spoilerFactor } from './evidence.ts';

/** By seat, how much likelier than by chance somebody holds a Cylon card: 1 says that nothing is known. */
export type Beliefs = ReadonlyArray<number>;

/** Who has added what to the check that is going on. */
interface CheckSeen {
  readonly right: number;
  readonly destiny: number;
  readonly contributions: ReadonlyArray<{ readonly seat: Seat; readonly count: number }>;
}

/** What has been seen so far: plain data. */
export interface Watch {
  readonly beliefs: Beliefs;
  /** Who has been revealed or is out: what they do says nothing more. */
  readonly known: ReadonlyArray<Seat>;
  readonly check?: CheckSeen;
}

/** At the start of a game nothing is known of anybody. */
export function newWatch(players: number): Watch {
  return { beliefs: Array.from({ length: players }, () => 1), known: [] };
}

/** What is believed after these events; those that not everybody was told are left out. */
export function watch(before: Watch, events: ReadonlyArray<GameEvent>): Watch {
  let seen = before;
  for (const { audience, what } of events) {
    // The events of modules have other kinds than these.
    if (audience === 'public') seen = afterOne(seen, what as BaseHappening);
  }
  return seen;
}

/** Nobody is believed beyond these, whatever happens. */
const least = 0.05;
const most = 20;
/** Skills in the game, at least. */
const skillsInPlay = 5;

function afterOne(seen: Watch, what: BaseHappening): Watch {
  switch (what.kind) {
    case 'checkStarted':
      return { ...seen, check: { right: what.skills.length, destiny: 0, contributions: [] } };
    case 'destinyAdded':
      return seen.check === undefined ? seen : { ...seen, check: { ...seen.check, destiny: seen.check.destiny + what.count } };
    case 'contributed':
      return seen.check === undefined ? seen : withContribution(seen, seen.check, what.seat, what.count);
    case 'checkRevealed':
      return seen.check === undefined ? seen : afterCheck(seen, seen.check, what.negative.length);
    case 'sleeperAgentPhase':
      // Everybody is dealt another card: what has been known counts for less.
      return { ...seen, beliefs: seen.beliefs.map((odds) => odds ** 0.75) };
    case 'becameCylon':
      return { ...seen, known: [...seen.known, what.seat] };
    case 'characterChosen':
      // Somebody new, with other Loyalty cards.
      return { ...forget(seen, what.seat), known: seen.known.filter((seat) => seat !== what.seat) };
    case 'loyaltyHandedOver':
      return swapped(seen, what.from, what.to);
    default:
      return seen;
  }
}

function withContribution(seen: Watch, check: CheckSeen, seat: Seat, count: number): Watch {
  return { ...seen, check: { ...check, contributions: [...check.contributions, { seat, count }] } };
}

function afterCheck(seen: Watch, { right, destiny, contributions }: CheckSeen, negative: number): Watch {
  const isKnown = (seat: Seat): boolean => seen.known.includes(seat);
  const byCylons = contributions.reduce((sum, { seat, count }) => sum + (isKnown(seat) ? count : 0), 0);
  const doubtful = contributions.filter(({ seat }) => !isKnown(seat));
  const shown = {
    destiny,
    share: Math.max(0.05, 1 - right / skillsInPlay),
    wrong: Math.max(0, negative - byCylons),
    adding: doubtful.filter(({ count }) => count > 0).length,
  };
  const beliefs = [...seen.beliefs];
  for (const { seat, count } of doubtful) {
    beliefs[seat] = Math.min(most, Math.max(least, (beliefs[seat] ?? 1) * spoilerFactor(shown, count)));
  }
  const { check: _over, ...rest } = seen;
  return { ...rest, beliefs };
}

function forget(seen: Watch, seat: Seat): Watch {
  return { ...seen, beliefs: seen.beliefs.map((odds, at) => (at === seat ? 1 : odds)) };
}

/** Whoever gets the cards may be what the other one was. */
function swapped(seen: Watch, from: Seat, to: Seat): Watch {
  const both = Math.max(seen.beliefs[from] ?? 1, seen.beliefs[to] ?? 1);
  return { ...forget(seen, from), beliefs: seen.beliefs.map((odds, at) => (at === to ? both : at === from ? 1 : odds)) };
}

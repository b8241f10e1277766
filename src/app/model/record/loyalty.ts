import { catalogue } from '../../../catalogue/index.ts';
import type { GameView, Seat } from '../../../store/engineTypes.ts';
import type { Side } from '../../../store/results.ts';
import type { PlayerThen } from '../../core/cast.ts';
import type { OpenLine } from './openEvents.ts';

/**
 * The occasion on which someone got a Loyalty card: dealt at the start, in the Sleeper Agent phase, later, or from
 * another player.
 */
export type LoyaltyOrigin = 'start' | 'sleeper' | 'later' | 'handed';

/** A Loyalty card while one player had it. `from` and `until` are positions in the lines. */
export interface LoyaltyPeriod {
  readonly seat: Seat;
  readonly card: string;
  readonly origin: LoyaltyOrigin;
  /** The player who handed it over, if one did. */
  readonly giver?: Seat;
  /** The giver as they were named then. */
  readonly giverThen?: PlayerThen;
  readonly turn: number;
  readonly from: number;
  /** The turn in which everyone saw it, before the end. */
  readonly revealed?: number;
  /** The moment at which the player lost it; a card without it was held at the end. */
  readonly until?: number;
}

type Held = { -readonly [Field in keyof LoyaltyPeriod]: LoyaltyPeriod[Field] };

const kindOf = (card: string): string | undefined => catalogue.loyalty.get(card)?.kind;
const resolvesAtOnce = (card: string): boolean => catalogue.loyalty.get(card)?.reveal?.when === 'received';

/** Returns who had which Loyalty card, from when on, and until when: in the order in which they came. */
export function loyaltyOver(lines: ReadonlyArray<OpenLine>): ReadonlyArray<LoyaltyPeriod> {
  const all: Array<Held> = [];
  let sleeping = false;
  lines.forEach((line, at) => {
    const { what } = line;
    if (what.kind === 'sleeperAgentPhase') sleeping = true;
    else if (what.kind === 'turnStarted') sleeping = false;
    follow(all, line, at, line.turn === 0 ? 'start' : sleeping ? 'sleeper' : 'later');
  });
  return settled(all, lines);
}

function follow(all: Array<Held>, { turn, what }: OpenLine, at: number, origin: LoyaltyOrigin): void {
  const now = (seat: Seat): ReadonlyArray<Held> => all.filter((held) => held.seat === seat && held.until === undefined);
  const lose = (seat: Seat, card: string): void => {
    const held = now(seat).find((each) => each.card === card);
    if (held !== undefined) held.until = at;
  };
  switch (what.kind) {
    case 'loyaltyDealt':
      for (const card of what.cards ?? []) {
        // A card that is resolved at once is told twice when it was handed over.
        if (resolvesAtOnce(card) && now(what.seat).some((held) => held.card === card)) continue;
        all.push({ seat: what.seat, card, origin, turn, from: at });
      }
      return;
    case 'loyaltyHandedOver':
      for (const card of what.cards ?? []) {
        lose(what.from, card);
        all.push({ seat: what.to, card, origin: 'handed', giver: what.from, turn, from: at });
      }
      return;
    case 'mutineerPassed': {
      const passed = now(what.from).find(({ card }) => kindOf(card) === 'mutineer');
      if (passed === undefined) return;
      lose(what.from, passed.card);
      all.push({
        seat: what.to,
        card: passed.card,
        origin: 'handed',
        giver: what.from,
        turn,
        from: at,
        revealed: turn,
      });
      return;
    }
    case 'loyaltyRevealed':
      return reveal(
        now(what.seat).find(({ card, revealed }) => card === what.card && revealed === undefined),
        turn,
      );
    case 'provedHuman':
      for (const held of now(what.seat)) reveal(held, turn);
      return;
    default:
      return;
  }
}

function reveal(held: Held | undefined, turn: number): void {
  if (held !== undefined) held.revealed ??= turn;
}

/**
 * Completes the periods with what no line tells: cards that an execution took away, and cards that came unseen. The end
 * shows what each player has.
 */
function settled(all: ReadonlyArray<Held>, lines: ReadonlyArray<OpenLine>): ReadonlyArray<LoyaltyPeriod> {
  const end = lines.findLast(({ what }) => what.kind === 'gameOver');
  if (end?.what.kind !== 'gameOver') return all;
  const came: Array<LoyaltyPeriod> = [];
  end.what.loyalty.forEach((cards, seat) => {
    const shown = [...cards];
    // The latest first: a card that came back with a new character is the one that is held.
    for (const held of all.filter((each) => each.seat === seat && each.until === undefined).reverse()) {
      const place = shown.indexOf(held.card);
      if (place >= 0) shown.splice(place, 1);
      else held.until = leftAt(lines, held);
    }
    came.push(
      ...shown.map((card) => ({ seat, card, origin: 'later' as const, turn: end.turn, from: lines.length - 1 })),
    );
  });
  return [...all, ...came];
}

function leftAt(lines: ReadonlyArray<OpenLine>, { seat, from }: Held): number {
  const gone = lines.findIndex(
    ({ what }, at) => at > from && (what.kind === 'executed' || what.kind === 'eliminated') && what.seat === seat,
  );
  return gone === -1 ? lines.length - 1 : gone;
}

/** Tells on which side someone was at a position in the lines, whatever was known of it then. */
export type SideAt = (seat: Seat, at: number) => Side;

/** `players`: at the end; a position beyond the last line is the end itself: what was held then has no end. */
export function sidesOver(
  lines: ReadonlyArray<OpenLine>,
  loyalty: ReadonlyArray<LoyaltyPeriod>,
  players: GameView['players'],
): SideAt {
  const turned = (seat: Seat, at: number): string | undefined => {
    const line = lines.findLast(({ what }, place) => place <= at && what.kind === 'becameCylon' && what.seat === seat);
    return line?.what.kind === 'becameCylon' ? line.what.how : undefined;
  };
  return (seat, at) => {
    if (players[seat]?.cylon === 'leader') return 'cylonLeader';
    const how = turned(seat, at);
    if (how === 'sympathetic') return 'sympatheticCylon';
    const hidden = loyalty.some(
      ({ card, from, until, ...held }) =>
        held.seat === seat && kindOf(card) === 'cylon' && from <= at && (until === undefined || at < until),
    );
    return how !== undefined || hidden ? 'cylon' : 'human';
  };
}

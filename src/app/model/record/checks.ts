import { faceOf } from '../../../engine/pieces/cards.ts';
import type { GameEvent, Seat } from '../../../store/engineTypes.ts';
import type { Side } from '../../../store/results.ts';
import { playersOver } from '../../core/cast.ts';
import type { PlayerAt, PlayerThen } from '../../core/cast.ts';
import type { SideAt } from './loyalty.ts';
import type { OpenLine } from './openEvents.ts';
import { defined } from '../../../values/defined.ts';

type What<K extends GameEvent['what']['kind']> = Extract<GameEvent['what'], { readonly kind: K }>;

/**
 * A Skill card in a check; `worth`: what it added to the total or took off, as printed; 0: an ability took its
 * strength.
 */
export interface CheckCard {
  readonly card: string;
  readonly worth: number;
}

/** One player's cards in a check. */
export interface Added extends PlayerThen {
  /** The player's side at that time. */
  readonly side: Side;
  readonly cards: ReadonlyArray<CheckCard>;
  /** Cards that had left the check when it was counted for the last time. */
  readonly gone?: ReadonlyArray<string>;
}

/** The change that abilities made to the strengths of the cards. */
export interface FromAbilities {
  readonly change: number;
  /** The cards that caused it, as far as it was told. */
  readonly causes: ReadonlyArray<string>;
}

/** A skill check with everything that was secret about it. */
export interface CheckTold extends Pick<What<'checkStarted'>, 'source' | 'partialAt'> {
  readonly turn: number;
  /** The difficulty at the end of the check. */
  readonly difficulty: number;
  /** `undefined`: it was never counted. */
  readonly total: number | undefined;
  readonly result: What<'checkResult'>['result'] | undefined;
  readonly added: ReadonlyArray<Added>;
  /** Cards that came from no one's hand: of the Destiny deck, or by an ability. */
  readonly others: ReadonlyArray<CheckCard>;
  /** The change by abilities; with the cards it comes to the total. */
  readonly abilities?: FromAbilities;
}

interface Open {
  readonly start: What<'checkStarted'>;
  readonly turn: number;
  difficulty: number;
  readonly added: Array<{ readonly seat: Seat; readonly at: number; readonly cards: Array<string> }>;
  /** The last counting: abilities may have added cards to the check since the first one, and taken cards out of it. */
  shown: What<'checkRevealed'> | undefined;
  result: What<'checkResult'> | undefined;
}

/** Returns all skill checks of a game, in order. `playerAt`: how players are named in each line. */
export function checksOf(
  lines: ReadonlyArray<OpenLine>,
  sideAt: SideAt,
  playerAt: PlayerAt = playersOver([]),
): ReadonlyArray<CheckTold> {
  const all: Array<Open> = [];
  lines.forEach(({ turn, what }, at) => {
    if (what.kind === 'checkStarted')
      all.push({ start: what, turn, difficulty: what.difficulty, added: [], shown: undefined, result: undefined });
    // A check may be made in the middle of another one, which goes on after it.
    const check = all.findLast((each) => each.turn === turn && each.result === undefined);
    if (check !== undefined) follow(check, what, at);
  });
  return all.map((check) => told(check, sideAt, playerAt));
}

function follow(check: Open, what: GameEvent['what'], at: number): void {
  switch (what.kind) {
    case 'contributed':
      return void check.added.push({ seat: what.seat, at, cards: [...(what.cards ?? [])] });
    case 'skillsLearned':
      if (what.to === 'check') check.added.push({ seat: what.seat, at, cards: [...(what.cards ?? [])] });
      return;
    case 'difficultyChanged':
      check.difficulty = what.to;
      return;
    case 'checkRevealed':
      check.shown = what;
      return;
    case 'checkResult':
      check.result = what;
      check.difficulty = what.difficulty;
      return;
    default:
      return;
  }
}

function told({ start, turn, difficulty, added, shown, result }: Open, sideAt: SideAt, playerAt: PlayerAt): CheckTold {
  const worth = worthIn(start, shown);
  const counted = (card: string): CheckCard => ({ card, worth: worth(card) });
  const rest = [...(shown?.positive ?? []), ...(shown?.negative ?? []), ...(shown?.nullified ?? [])];
  const isCounted = (card: string): boolean => {
    if (shown === undefined) return true;
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  };
  const players = together(added).map(({ seat, at, cards }): Added => {
    const [there, gone] = [new Array<CheckCard>(), new Array<string>()];
    for (const card of cards) {
      if (isCounted(card)) there.push(counted(card));
      else gone.push(card);
    }
    return { ...playerAt(at, seat), side: sideAt(seat, at), cards: there, ...(gone.length === 0 ? {} : { gone }) };
  });
  const others = rest.map(counted);
  const cards = [...players.flatMap((each) => each.cards), ...others];
  const abilities = fromAbilities(cards, shown, result);
  return {
    turn,
    difficulty,
    source: start.source,
    ...defined({ partialAt: start.partialAt }),
    total: result?.total,
    result: result?.result,
    added: players,
    others,
    ...defined({ abilities }),
  };
}

/** Returns whether the cards themselves show the change: on which side a card counts, and whether it counts at all. */
const isInCards = ({ how }: NonNullable<What<'checkRevealed'>['changes']>[number]): boolean =>
  how === 'positive' || how === 'nullified';

function fromAbilities(
  cards: ReadonlyArray<CheckCard>,
  shown: What<'checkRevealed'> | undefined,
  result: What<'checkResult'> | undefined,
): FromAbilities | undefined {
  if (shown === undefined || result?.total === undefined) return undefined;
  const change = cards.reduce((left, { worth }) => left - worth, result.total);
  const causes = (shown.changes ?? []).filter((each) => !isInCards(each)).map(({ why }) => why);
  return change === 0 ? undefined : { change, causes: [...new Set(causes)] };
}

/** Merges the cards of a player who added some twice into one entry. */
function together(added: Open['added']): Open['added'] {
  const bySeat = new Map<Seat, Open['added'][number]>();
  for (const { seat, at, cards } of added) {
    const before = bySeat.get(seat);
    if (before === undefined) bySeat.set(seat, { seat, at, cards: [...cards] });
    else before.cards.push(...cards);
  }
  return [...bySeat.values()];
}

/** Equal cards count alike: abilities are about skills and strengths. */
function worthIn({ skills }: What<'checkStarted'>, shown: What<'checkRevealed'> | undefined): (card: string) => number {
  return (card) => {
    const { entry, value } = faceOf(card);
    if (shown?.nullified.includes(card) === true) return 0;
    const helps = shown === undefined ? skills.includes(entry.skill) : shown.positive.includes(card);
    if (value === 0) return 0;
    return helps ? value : -value;
  };
}

export interface Sum {
  readonly cards: number;
  readonly strength: number;
}

/** One player's sums over all skill checks of a game. */
export interface Contributions {
  readonly seat: Seat;
  readonly helped: Sum;
  /** `asCylon`: strength of the cards added against a check while on the side of the Cylons. */
  readonly harmed: Sum & { readonly asCylon: number };
  /** The check in which the cards against it were strongest. */
  readonly worst: { readonly turn: number; readonly source: string; readonly strength: number } | undefined;
}

/** Returns everyone's contributions, the most helpful player first. */
export function contributionsOf(checks: ReadonlyArray<CheckTold>, seats: number): ReadonlyArray<Contributions> {
  return Array.from({ length: seats }, (_, seat) => contributionsBy(checks, seat)).sort(
    (one, other) => net(other) - net(one),
  );
}

function net({ helped, harmed }: Contributions): number {
  return helped.strength - harmed.strength;
}

function contributionsBy(checks: ReadonlyArray<CheckTold>, seat: Seat): Contributions {
  const own = checks.flatMap(({ turn, source, added }) =>
    added.filter((each) => each.seat === seat).map(({ side, cards }) => ({ turn, source, side, cards })),
  );
  const sum = (cards: ReadonlyArray<CheckCard>): Sum => ({
    cards: cards.length,
    strength: cards.reduce((strength, { worth }) => strength + Math.abs(worth), 0),
  });
  const against = own.map(({ cards, ...check }) => ({ ...check, ...sum(cards.filter(({ worth }) => worth < 0)) }));
  const worst = against.reduce<(typeof against)[number] | undefined>(
    (most, each) => (each.strength > (most?.strength ?? 0) ? each : most),
    undefined,
  );
  return {
    seat,
    helped: sum(own.flatMap(({ cards }) => cards.filter(({ worth }) => worth > 0))),
    harmed: {
      ...sum(own.flatMap(({ cards }) => cards.filter(({ worth }) => worth < 0))),
      asCylon: against.filter(({ side }) => side !== 'human').reduce((strength, each) => strength + each.strength, 0),
    },
    worst: worst === undefined ? undefined : { turn: worst.turn, source: worst.source, strength: worst.strength },
  };
}

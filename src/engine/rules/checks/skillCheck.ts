/** Skill checks, step by step: R-CHK-01 to R-CHK-111 (base game). */
import { catalogue } from '../../../catalogue/index.ts';
import type { Check, Effects } from '../../../catalogue/effect.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { nobody, secret, type Known } from '../../flow/secrecy.ts';
import { shuffle } from '../../flow/random.ts';
import type { EffectContext } from '../../types/effectContext.ts';
import type { CheckResult } from '../../types/event.ts';
import type { CardId, LocationId, Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { removeCards, skillCardChoices, takeDestiny, toDiscard } from '../../pieces/cards.ts';
import { changeDifficulty, mandatoryModifiers } from './difficulty.ts';
import { clockwise, isHeld, isHuman, locationOf, playerAt } from '../../pieces/players.ts';
import { divide, type Division } from './strength.ts';

export interface CheckData {
  readonly check: Check;
  readonly source: CardId | LocationId;
  readonly kind: 'crisis' | 'superCrisis' | 'location' | 'card';
  readonly context: EffectContext;
  /** Who drew the Crisis card. */
  readonly drawnBy: Seat | undefined;
  difficulty: number;
  positive: Array<Skill>;
  /** A Reckless card has been played (R-CHK-24). */
  reckless: boolean;
  /** No Destiny cards are added. */
  noDestiny: boolean;
  /** Cards that go in right after the Destiny cards (R-CHK-27). */
  readonly aside: Array<SkillCard>;
  /** Titles whose skill check ability has been resolved (R-CHK-66). */
  readonly resolved: Array<CardId>;
  /** Contributions are played face up. */
  open: boolean;
  nullified: Array<Skill>;
  readonly pile: Array<SkillCard>;
  destinyCount: number;
  readonly contributions: Array<{ readonly seat: Seat; readonly count: number }>;
  /** Seats that have still to contribute. */
  waiting: Array<Seat>;
  revealed: boolean;
  total: number | undefined;
  result: CheckResult | undefined;
  /** What happens instead of what passing it says. */
  passInstead?: Effects;
  /** In an open check: so many cards, the first of the pile, stay hidden until the reveal (R-CHK-21). */
  hidden?: number;
  /** Titles that may be used only once in a check and were. */
  readonly used: Array<string>;
}

declare module '../../flow/procedures.ts' {
  interface Procedures {
    skillCheck: CheckData;
  }
}

/** The plain data of a check that is about to be made. */
export function checkData(check: Check, of: Pick<CheckData, 'source' | 'kind' | 'context' | 'drawnBy'>): CheckData {
  return {
    ...of,
    check,
    difficulty: check.difficulty,
    positive: [...check.skills],
    reckless: false,
    noDestiny: false,
    aside: [],
    resolved: [],
    open: false,
    nullified: [],
    pile: [],
    destinyCount: 0,
    contributions: [],
    waiting: [],
    revealed: false,
    total: undefined,
    result: undefined,
    used: [],
  };
}

/** R-CHK-40: from the current player's left, the current player last. */
function contributionOrder(state: GameState): Array<Seat> {
  return clockwise(state, state.current + 1);
}

/** R-CHK-43: how many cards this seat may add; no limit is `Infinity`. */
export function contributionLimit(state: GameState, seat: Seat): number {
  if (!isHuman(state, seat)) return 1;
  const here = locationOf(state, seat);
  const adds = here === undefined ? undefined : catalogue.locations.get(here)?.adds;
  return Math.min(adds ?? Infinity, playerAt(state, seat).infiltrating ? 2 : Infinity);
}

/** R-CHK-21, R-CHK-41: all after the reveal; before it those of an open check that lie face up. */
const isSeen: Known = ({ holder }, at) => {
  // The data were made for this procedure.
  const { revealed, open, hidden = 0 } = holder as CheckData;
  return revealed || (open && at >= hidden);
};

procedure('skillCheck', {
  start: (game, { check, source, difficulty }) => {
    game.tell({ kind: 'checkStarted', source, difficulty, skills: check.skills, ...(check.partialAt === undefined ? {} : { partialAt: check.partialAt }) });
    game.call('window', { window: 'replaceCheck', once: true });
  },
  replaced: (game, data) => {
    // R-CHK-11: somebody has decided the result; nothing else of the check happens.
    if (data.result !== undefined) game.goto('result');
  },
  before: (game, data) => {
    lowerForPlace(game, data);
    mandatoryModifiers(game, data);
    game.call('window', { window: 'beforeCards' });
  },
  destiny: (game, data) => {
    const cards = data.noDestiny ? [] : takeDestiny(game, 2);
    data.pile.push(...cards);
    data.destinyCount = cards.length;
    game.tell({ kind: 'destinyAdded', count: cards.length, ...(data.open && destinyIsOpen(data) ? { cards } : {}) });
    addCardsAside(game, data);
    if (!destinyIsOpen(data)) data.hidden = data.pile.length;
    data.waiting = contributionOrder(game.state);
  },
  contribute: (game, { waiting }) => {
    const [seat] = waiting;
    if (seat === undefined) {
      game.goto('allContributed');
      return;
    }
    const { hand } = game.player(seat);
    game.ask({ seat, topic: { kind: 'contribute' }, choices: skillCardChoices(hand), min: 0, max: Math.min(hand.length, contributionLimit(game.state, seat)), privacy: 'private' });
  },
  contributed: (game, data, frame) => {
    const seat = data.waiting.shift();
    if (seat === undefined) return;
    const cards = answersOf(frame, seat).flatMap((choice) => (choice.kind === 'skillCard' ? [choice.card] : []));
    removeCards(game.player(seat).hand, cards);
    data.pile.push(...cards);
    data.contributions.push({ seat, count: cards.length });
    const half = { kind: 'contributed', seat, count: cards.length } as const;
    if (data.open) game.tell({ ...half, cards });
    else game.tellSecretly([seat], { ...half, cards }, half);
    // R-CHK-46
    if (cards.length > 0 && someoneIsWatched(game, seat)) game.call('window', { window: 'contributed' });
    game.goto('contribute');
  },
  allContributed: (game) => {
    game.call('window', { window: 'allContributed' });
  },
  reveal: (game, data) => {
    shuffle(game.state.random, data.pile);
    data.revealed = true;
    const division = divide(game.state, data);
    data.total = division.total;
    tellRevealed(game, data, division);
    game.call('window', { window: 'cardsRevealed' });
    game.call('checkAbilities', {});
  },
  total: (game, data) => {
    const division = divide(game.state, data);
    if (division.total !== data.total) tellRevealed(game, data, division);
    data.total = division.total;
    game.call('window', { window: 'afterTotal' });
  },
  outcome: (game, data) => {
    const total = data.total ?? 0;
    if (total >= data.difficulty) data.result = 'pass';
    else data.result = data.check.partialAt !== undefined && total >= data.check.partialAt ? 'partial' : 'fail';
    game.tell({ kind: 'checkResult', source: data.source, result: data.result, total, difficulty: data.difficulty });
    if (data.result === 'pass') game.call('window', { window: 'checkPassed' });
  },
  result: (game, { check, context, result, passInstead }) => {
    const list: Effects | undefined = result === 'pass' ? (passInstead ?? check.pass) : check[result ?? 'fail'];
    if (list !== undefined) game.call('effects', { list, context });
  },
  taken: (game) => {
    game.call('window', { window: 'checkResolved' });
  },
  discard: (game, data) => {
    toDiscard(game, data.pile.splice(0));
  },
}, undefined, { pile: secret('skill', isSeen), aside: secret('skill', nobody), resolved: 'public', used: 'public' });

/** R-CHK-21: by which version the check was opened; the Destiny cards stay hidden in some. */
function destinyIsOpen({ used }: CheckData): boolean {
  return !used.includes(hiddenDestiny);
}

/** Marks a check whose contributions are open while the Destiny cards are not. */
export const hiddenDestiny = 'hidden destiny';

/** R-CHK-102: the Airlock is easier for whoever sits in the Brig. */
function lowerForPlace(game: Game, data: CheckData): void {
  const { lowerIfIn } = data.check;
  const { chosen } = data.context;
  if (lowerIfIn !== undefined && chosen !== undefined && isHeld(game.state, chosen.seat)) changeDifficulty(game, data, -lowerIfIn.by, data.source);
}

/** R-CHK-27 */
function addCardsAside(game: Game, data: CheckData): void {
  const cards = data.aside.splice(0);
  if (cards.length === 0) return;
  data.pile.push(...cards);
  game.tell({ kind: 'asideAdded', count: cards.length });
}

/** Whether somebody may look at what this seat has just added. */
function someoneIsWatched(game: Game, seat: Seat): boolean {
  return game.player(seat).attached.some((card) => catalogue.quorum.get(card)?.reaction?.window === 'contributed');
}

function tellRevealed(game: Game, data: CheckData, division: Division): void {
  const { positive, negative, nullified, total } = division;
  game.tell({ kind: 'checkRevealed', positive, negative, nullified, total, difficulty: data.difficulty });
}


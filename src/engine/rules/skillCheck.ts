/** Skill checks, step by step: R-CHK-01 to R-CHK-111 (base game). */
import type { Check, Effects } from '../../catalogue/effect.ts';
import type { Skill } from '../../catalogue/vocabulary.ts';
import { answersOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { shuffle } from '../flow/random.ts';
import type { EffectContext } from '../effects/context.ts';
import type { CheckResult } from '../types/event.ts';
import type { CardId, LocationId, Seat, SkillCard } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { removeCards, skillCardChoices, takeDestiny, toDiscard } from './cards.ts';
import { mandatoryModifiers } from './difficulty.ts';
import { isAt, isHuman } from './players.ts';
import { brig } from './places.ts';
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
  /** Titles that may be used only once in a check and were. */
  readonly used: Array<string>;
}

declare module '../flow/procedures.ts' {
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
  const count = state.players.length;
  return Array.from({ length: count }, (_, step) => (state.current + 1 + step) % count);
}

/** R-CHK-43: how many cards this seat may add; no limit is `Infinity`. */
export function contributionLimit(state: GameState, seat: Seat): number {
  return !isHuman(state, seat) || isAt(state, seat, brig) ? 1 : Infinity;
}

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
    mandatoryModifiers(game, data);
    game.call('window', { window: 'beforeCards' });
  },
  destiny: (game, data) => {
    const cards = takeDestiny(game, 2);
    data.pile.push(...cards);
    data.destinyCount = cards.length;
    game.tell({ kind: 'destinyAdded', count: cards.length, ...(data.open ? { cards } : {}) });
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
    game.call('window', { window: 'afterTotal' });
  },
  outcome: (game, data) => {
    const total = data.total ?? 0;
    if (total >= data.difficulty) data.result = 'pass';
    else data.result = data.check.partialAt !== undefined && total >= data.check.partialAt ? 'partial' : 'fail';
    game.tell({ kind: 'checkResult', source: data.source, result: data.result, total, difficulty: data.difficulty });
  },
  result: (game, { check, context, result }) => {
    const list: Effects | undefined = check[result ?? 'fail'];
    if (list !== undefined) game.call('effects', { list, context });
  },
  taken: (game) => {
    game.call('window', { window: 'checkResolved' });
  },
  discard: (game, data) => {
    toDiscard(game, data.pile.splice(0));
  },
});

function tellRevealed(game: Game, data: CheckData, division: Division): void {
  const { positive, negative, nullified, total } = division;
  game.tell({ kind: 'checkRevealed', positive, negative, nullified, total, difficulty: data.difficulty });
}


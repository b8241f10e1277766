/** Skill checks, step by step: R-CHK-01 to R-CHK-111. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Effects } from '../../../catalogue/effect.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { nobody, secret, type Known } from '../../flow/secrecy.ts';
import { shuffle } from '../../flow/random.ts';
import { hooks } from '../../hooks.ts';
import type { WindowName } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import { removeCards, skillCardChoices, takeDestiny, toDiscard } from '../../pieces/cards.ts';
import { checkPolicy } from '../../pieces/checkKinds.ts';
import { brig } from '../../pieces/places.ts';
import { isAt } from '../../pieces/players.ts';
import { addToCheck, isSuch, withIcon, type CheckData, type DeferredEffects } from './check.ts';
import { contributionCounts, contributionOrder } from './contributing.ts';
import { changeDifficulty, mandatoryModifiers } from './difficulty.ts';
import { divide, type Division } from './strength.ts';

/** R-CHK-21, R-CHK-41: all after the reveal; before it those of an open check that lie faceup. */
const isSeen: Known = ({ holder }, at) => {
  // The data were made for this procedure.
  const { revealed, open, hidden = 0 } = holder as CheckData;
  return revealed || (open && at >= hidden);
};

export const skillCheckProcedure = procedure(
  'skillCheck',
  {
    start: (game, { check, source, difficulty, kind }) => {
      const partial = check.partialAt === undefined ? {} : { partialAt: check.partialAt };
      game.tell({ kind: 'checkStarted', source, difficulty, skills: check.skills, ...partial });
      openWindow(game, kind, 'replaceCheck', { once: true });
    },
    replaced: (game, data) => {
      // R-CHK-11: someone has decided the result; nothing else of the check happens.
      if (data.result !== undefined) game.goto('result');
    },
    before: (game, data) => {
      lowerForPlace(game, data);
      mandatoryModifiers(game, data);
      openWindow(game, data.kind, 'beforeCards');
    },
    destiny: (game, data) => {
      const cards = data.noDestiny ? [] : takeDestiny(game, 2);
      addToCheck(data, cards, 'destiny');
      data.destinyCount = cards.length;
      game.tell({ kind: 'destinyAdded', count: cards.length, ...(data.open && destinyIsOpen(data) ? { cards } : {}) });
      if (!destinyIsOpen(data)) data.hidden = data.pile.length;
      addCardsAside(game, data);
      data.waiting = contributionOrder(game.state);
    },
    contribute: (game, { waiting, kind }) => {
      const [seat] = waiting;
      if (seat === undefined) {
        game.goto('allContributed');
        return;
      }
      const counts = contributionCounts(game.state, seat, kind);
      // R-CHK-43: a player who may add none is not asked; everyone can see why.
      const choices = counts.length > 1 ? skillCardChoices(game.player(seat).hand) : [];
      game.ask({ seat, topic: { kind: 'contribute' }, choices, counts, privacy: 'private' });
    },
    contributed: (game, data, frame) => {
      const seat = data.waiting.shift();
      if (seat === undefined) return;
      const cards = answersOf(frame, seat, 'skillCard').map(({ card }) => card);
      removeCards(game.player(seat).hand, cards);
      addToCheck(data, cards, seat);
      data.contributions.push({ seat, count: cards.length });
      const half = { kind: 'contributed', seat, count: cards.length } as const;
      if (data.open) game.tell({ ...half, cards });
      else game.tellSecretly([seat], { ...half, cards }, half);
      for (const added of hooks(game.state, 'cardsAdded')) added(game, data, seat, cards);
      // R-CHK-46
      if (cards.length > 0 && someoneIsWatched(game, seat)) openWindow(game, data.kind, 'contributed');
      game.goto('contribute');
    },
    allContributed: (game, { kind }) => {
      openWindow(game, kind, 'allContributed');
    },
    reveal: (game, data) => {
      shuffle(game.state.random, data.pile);
      data.revealed = true;
      data.iconsAdded += withIcon(data.pile);
      const division = divide(game.state, data);
      take(data, division);
      tellRevealed(game, data, division);
      openWindow(game, data.kind, 'cardsRevealed');
      // R-CHK-60: a player who adds cards does so before.
      openWindow(game, data.kind, 'cardsSettled');
      if (checkPolicy(data.kind).abilities && data.abilitiesStopped !== true) game.call('checkAbilities', {});
    },
    afterAbilities: (game) => {
      for (const follows of hooks(game.state, 'abilitiesResolved')) follows(game);
    },
    consequence: (game, { check, context, kind, iconsAdded, source }) => {
      // R-CHK-78: whatever has become of the card with the icon, and whether the check will be passed or not.
      if (check.consequence === undefined || iconsAdded === 0 || !checkPolicy(kind).consequence) return;
      game.tell({ kind: 'checkConsequence', source });
      game.call('effects', { list: check.consequence, context });
    },
    total: (game, data) => {
      const division = divide(game.state, data);
      if (isCountedAnew(data, division)) tellRevealed(game, data, division);
      take(data, division);
      openWindow(game, data.kind, 'afterTotal');
    },
    outcome: (game, data) => {
      const total = data.total ?? 0;
      if (total >= data.difficulty) data.result = 'pass';
      else data.result = data.check.partialAt !== undefined && total >= data.check.partialAt ? 'partial' : 'fail';
      game.tell({ kind: 'checkResult', source: data.source, result: data.result, total, difficulty: data.difficulty });
      resolveWaiting(game, data, 'outcome');
      if (data.result === 'pass') openWindow(game, data.kind, 'checkPassed');
    },
    result: (game, { check, context, result = 'fail', instead, insteadBy: by }) => {
      const replaced: Effects | undefined = instead[result];
      const list = replaced ?? check[result];
      const own = replaced === undefined || by === undefined ? context : { ...context, you: by };
      if (list !== undefined) game.call('effects', { list, context: own });
    },
    taken: (game, data) => {
      resolveWaiting(game, data, 'resolved');
      openWindow(game, data.kind, 'checkResolved');
    },
    discard: (game, data) => {
      toDiscard(game, data.pile.splice(0));
    },
  },
  undefined,
  {
    pile: secret('skill', isSeen),
    aside: secret('skill', nobody),
    resolved: 'public',
    used: 'public',
    shown: 'public',
    counted: 'public',
  },
);

/** R-CHK-95: some kinds of checks have no windows. */
function openWindow(
  game: Game,
  kind: CheckData['kind'],
  window: WindowName,
  how: { readonly once?: boolean } = {},
): void {
  if (checkPolicy(kind).windows) game.call('window', { window, ...how });
}

/** R-CHK-70: effects that have waited for this step, in the order in which they were remembered. */
function resolveWaiting(game: Game, data: CheckData, at: DeferredEffects['at']): void {
  for (const { then, context } of data.later.filter((one) => one.at === at && isSuch(data, one.when))) {
    game.call('effects', { list: then, context });
  }
}

/** R-CHK-21: by which version the check was opened; the Destiny cards stay hidden in some. */
function destinyIsOpen({ used }: CheckData): boolean {
  return !used.includes(hiddenDestiny);
}

/** Marks a check whose contributions are open while the Destiny cards are not. */
export const hiddenDestiny = 'hiddenDestiny';

/** R-CHK-100: the Airlock is easier if the chosen player is in the Brig, and only then. */
function lowerForPlace(game: Game, data: CheckData): void {
  const { lowerIfIn } = data.check;
  const { chosen } = data.context;
  if (lowerIfIn === undefined || chosen === undefined || !isAt(game.state, chosen.seat, brig)) return;
  changeDifficulty(game, data, -lowerIfIn.by, data.source);
}

/** R-CHK-27 */
function addCardsAside(game: Game, data: CheckData): void {
  const cards = data.aside.splice(0);
  if (cards.length === 0) return;
  addToCheck(data, cards, 'ability');
  // R-CHK-21: in an open check they lie faceup.
  game.tell({ kind: 'asideAdded', count: cards.length, ...(data.open ? { cards } : {}) });
}

/** Whether someone may look at what this seat has just added. */
function someoneIsWatched(game: Game, seat: Seat): boolean {
  return game.player(seat).attached.some((card) => catalogue.quorum.get(card)?.reaction?.window === 'contributed');
}

function take(data: CheckData, { total, changes }: Division): void {
  data.total = total;
  if (changes.length > 0) data.changes = changes;
  else delete data.changes;
}

/** Whether abilities have made of it something else than was told: another total, or the same one of other cards. */
function isCountedAnew({ total, counted }: CheckData, division: Division): boolean {
  return division.total !== total || (counted !== undefined && counted.join() !== cardsCounted(division).join());
}

/** The counted cards by side, sorted within each. */
const cardsCounted = ({ positive, negative, nullified }: Division): ReadonlyArray<string> =>
  [positive, negative, nullified].map((cards) => [...cards].sort().join());

function tellRevealed(game: Game, data: CheckData, division: Division): void {
  const { positive, negative, nullified, total, changes } = division;
  data.counted = cardsCounted(division);
  const counted = { positive, negative, nullified, total, difficulty: data.difficulty };
  game.tell({ kind: 'checkRevealed', ...counted, ...(changes.length === 0 ? {} : { changes }) });
}

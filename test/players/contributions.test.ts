/** Which cards automatic players add to a skill check, before the reveal and after it, and what they want of it. */
import { describe, expect, test } from 'vitest';
import type { Effects } from '../../src/catalogue/effect.ts';
import type { Decision } from '../../src/engine/types/decision.ts';
import type { CheckView, GameView } from '../../src/engine/types/view.ts';
import { contribute } from '../../src/players/contributing.ts';
import { addRevealed, canTurn, spoiling, spoilsCheck, wantsToPass } from '../../src/players/worth/checks.ts';
// What effects are worth is said in many files, all of which it brings along.
import '../../src/players/worth/index.ts';
import { leaderScene } from '../engine/leaderScene.ts';
import { scene, type PlayerScene } from '../engine/scene.ts';

const loss: Effects = [{ lose: { morale: 1, fuel: 1 } }];
const gain: Effects = [{ gain: { morale: 1 } }];

/** Tactics and Engineering count for it. Someone else holds nothing. */
function check(more: Partial<CheckView> = {}): CheckView {
  return {
    source: 'crisis/base/riots-a',
    difficulty: 8,
    partialAt: undefined,
    skills: ['tactics', 'engineering'],
    destinyCount: 2,
    contributions: [],
    cards: [],
    revealed: false,
    total: undefined,
    result: undefined,
    outcomes: { pass: gain, fail: loss },
    ...more,
  };
}

type Kind = 'human' | 'hidden' | 'revealed';
const kinds: Readonly<Record<Kind, PlayerScene>> = {
  human: {},
  hidden: { loyalty: ['cylon'] },
  revealed: { revealed: true },
};

function seen(
  kind: Kind,
  hand: ReadonlyArray<string>,
  more: Partial<CheckView> = {},
  others: ReadonlyArray<string> = [],
): GameView {
  const game = scene({
    players: [{ adama: { ...kinds[kind], hand } }, { roslin: { hand: others } }, { tigh: { hand: others } }],
  });
  return { ...game.view('adama'), check: check(more) };
}

/** The cards in hand, as choices. */
function asked(view: GameView, most = 9, more: Partial<Decision> = {}): Decision {
  const choices = (view.own?.hand ?? []).map((card, at) => ({ id: `${at} ${card}`, kind: 'skillCard', card }) as const);
  return {
    id: 'q',
    seat: 0,
    topic: { kind: 'contribute' },
    choices,
    min: 0,
    max: most,
    fallback: [],
    privacy: 'secret',
    ...more,
  };
}

const added = (view: GameView, most = 9, random = 0.5): ReadonlyArray<string> =>
  contribute({ view }, asked(view, most), () => random).map((id) => id.replace(/^\d+ skill\/base\//, ''));

const good = ['repair/2', 'launch-scout/2', 'strategic-planning/4', 'scientific-research/5'];
const mixed = [...good, 'executive-order/2', 'consolidate-power/1'];

describe('a human', () => {
  const rich = ['repair/1', 'repair/1', 'launch-scout/1', 'launch-scout/1'];
  const byDifficulty = (others: ReadonlyArray<string>, most = 9): ReadonlyArray<number> =>
    [2, 5, 8, 10, 15, 18].map((difficulty) => added(seen('human', mixed, { difficulty }, others), most).length);

  test('adds cards that count for the check, as many as it takes, and none where all would not do', () => {
    expect(added(seen('human', mixed, { difficulty: 3 }))).toEqual(['scientific-research/5', 'strategic-planning/4']);
    expect(byDifficulty([])).toEqual([2, 3, 4, 4, 0, 0]);
    expect(added(seen('human', ['executive-order/2', 'consolidate-power/1']))).toEqual([]);
  });

  test('adds no more than may be added, and leaves others what they can do', () => {
    expect(byDifficulty([], 1)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(byDifficulty(rich)).toEqual([2, 2, 3, 4, 4, 0]);
  });

  test('adds nothing where it is too late, too dear or unwanted', () => {
    expect(added(seen('human', mixed, { difficulty: 60 }))).toEqual([]);
    expect(added(seen('human', mixed, { outcomes: { pass: [], fail: [] } }))).toEqual([]);
    expect(added(seen('human', mixed, { outcomes: { pass: loss, fail: gain } }))).toEqual([]);
    const { check: _none, ...without } = seen('human', mixed);
    expect(contribute({ view: without as GameView }, asked(seen('human', mixed)), () => 0.5)).toEqual([]);
  });

  test('goes for a partial success where the whole one is out of reach', () => {
    const outcomes = { pass: gain, partial: gain, fail: loss };
    expect(added(seen('human', mixed, { difficulty: 40, partialAt: 8, outcomes })).length).toBeGreaterThan(0);
    expect(added(seen('human', mixed, { difficulty: 40, outcomes }))).toEqual([]);
  });

  test('gives more of a hand that is too full than of a small one', () => {
    const full = [...good, ...rich, 'executive-order/1', 'executive-order/1', 'repair/1'];
    expect(added(seen('human', full)).length).toBeGreaterThan(added(seen('human', good)).length);
  });
});

describe('a Cylon player', () => {
  test('adds the card that harms the check most for what it costs, and one only', () => {
    const open = {
      cards: ['skill/base/repair/2', 'skill/base/launch-scout/2'],
      destinyCount: 0,
      contributions: [{ seat: 1, count: 2 }],
    };
    expect(added(seen('revealed', mixed, { difficulty: 4, ...open }))).toEqual(['executive-order/2']);
    expect(added(seen('revealed', good, { difficulty: 4 }))).toEqual([]);
    expect(added(seen('revealed', mixed, { difficulty: 60 }))).toEqual([]);
    expect(added(seen('revealed', mixed, { difficulty: 4 }), 0)).toEqual([]);
  });

  test('has a check pass that harms the fleet so', () => {
    const harmful = { difficulty: 4, outcomes: { pass: loss, fail: gain } };
    expect(added(seen('revealed', mixed, harmful)).every((card) => good.includes(card))).toBe(true);
    expect(added(seen('revealed', mixed, harmful))).toHaveLength(1);
  });
});

describe('a hidden Cylon', () => {
  const spoil = 0.01;

  test('spoils a check now and then where the Destiny deck could have done it, or helps with a weak card', () => {
    const hidden = seen('hidden', mixed, { difficulty: 4 });
    expect(added(hidden, 9, spoil).every((card) => !good.includes(card))).toBe(true);
    expect(added(hidden, 9, spoil).length).toBeGreaterThan(0);
    expect(added(hidden, 9, 0.6)).toEqual(['repair/2']);
    expect(added(hidden, 9, 0.9)).toEqual([]);
  });

  test('never spoils one whose cards all can see', () => {
    const open = seen('hidden', mixed, {
      difficulty: 4,
      cards: ['skill/base/repair/2'],
      contributions: [{ seat: 1, count: 1 }],
    });
    expect(added(open, 9, spoil).every((card) => good.includes(card))).toBe(true);
  });

  test('helps with nothing strong, nor where passing is bad for the fleet', () => {
    expect(added(seen('hidden', ['strategic-planning/4']), 9, 0.6)).toEqual([]);
    expect(added(seen('hidden', mixed, { outcomes: { pass: loss, fail: gain } }), 9, 0.6)).toEqual([]);
  });
});

describe('after the reveal', () => {
  const after = (kind: Kind, total: number, hand: ReadonlyArray<string> = mixed): GameView =>
    seen(kind, hand, { revealed: true, total });
  const turns = (kind: Kind, total: number, most = 9, min = 1): ReadonlyArray<string> => {
    const view = after(kind, total);
    return addRevealed({ view }, asked(view, most, { min })).map((id) => id.replace(/^\d+ skill\/base\//, ''));
  };

  test('the fewest cards are added that turn the result, or the weakest one', () => {
    expect(turns('human', 4)).toEqual(['scientific-research/5']);
    expect(turns('human', -1)).toEqual(['scientific-research/5', 'strategic-planning/4']);
    expect(turns('human', -30)).toEqual(['consolidate-power/1']);
    expect(turns('human', -1, 1)).toEqual(['consolidate-power/1']);
    expect(turns('human', 8)).toEqual(['consolidate-power/1']);
    expect(turns('revealed', 9)).toEqual(['executive-order/2']);
    expect(turns('revealed', 10)).toEqual(['executive-order/2', 'consolidate-power/1']);
    expect(turns('revealed', 11)).toEqual(['consolidate-power/1']);
    expect(turns('human', 8, 9, 2)).toHaveLength(2);
    expect(
      addRevealed({ view: scene({ players: ['adama', 'roslin', 'tigh'] }).view('adama') }, asked(after('human', 1))),
    ).toEqual([]);
  });

  test('it is known whether one’s own cards could turn it', () => {
    const can = (kind: Kind, total: number): boolean => canTurn({ view: after(kind, total) });
    expect([7, 8, -5, -6].map((total) => can('human', total))).toEqual([true, false, true, false]);
    expect([8, 10, 11, 7].map((total) => can('revealed', total))).toEqual([true, true, false, false]);
    expect(canTurn({ view: seen('human', mixed) })).toBe(false);
    expect(canTurn({ view: scene({ players: ['adama', 'roslin', 'tigh'] }).view('adama') })).toBe(false);
    expect(canTurn({ view: after('human', 7, []) })).toBe(false);
  });
});

describe('what is wanted of a check', () => {
  test('is what helps one’s own side, a success where both results are the same', () => {
    const wants = (kind: Kind, pass: Effects, fail: Effects): boolean =>
      wantsToPass({ view: seen(kind, []) }, check({ outcomes: { pass, fail } }));
    expect([wants('human', gain, loss), wants('human', loss, gain), wants('human', [], [])]).toEqual([
      true,
      false,
      true,
    ]);
    expect([wants('revealed', gain, loss), wants('revealed', loss, gain)]).toEqual([false, true]);
    expect(wantsToPass({ view: seen('human', []) }, check({ outcomes: { fail: loss } }))).toBe(true);
  });

  test('of the cards in it the one that spoils it most goes first', () => {
    const cards = ['repair/2', 'executive-order/1', 'executive-order/2', 'strategic-planning/4'].map(
      (card) => `skill/base/${card}`,
    );
    expect(spoilsCheck({ view: seen('human', [], { cards }) })).toBe('skill/base/executive-order/2');
    expect(spoilsCheck({ view: seen('revealed', [], { cards }) })).toBe('skill/base/strategic-planning/4');
    expect(spoilsCheck({ view: seen('human', [], { cards: ['skill/base/repair/2'] }) })).toBeUndefined();
    expect(spoilsCheck({ view: seen('human', [], { cards: ['skill/exodus/red-tape/0'] }) })).toBeUndefined();
    expect(spoilsCheck({ view: scene({ players: ['adama', 'roslin', 'tigh'] }).view('adama') })).toBeUndefined();
  });

  test('the choice of that card, if it is open and strong enough', () => {
    const hand = ['executive-order/1', 'executive-order/2', 'executive-order/2', 'repair/2'];
    const view = seen('human', hand, { cards: ['skill/base/executive-order/2'] });
    expect(spoiling({ view }, asked(view)).map((id) => id.slice(2))).toEqual(['skill/base/executive-order/2']);
    expect(spoiling({ view }, asked(view), 3)).toEqual([]);
    expect(spoiling({ view }, { ...asked(view), choices: [] })).toEqual([]);
  });
});

test('the owner of an Agenda who wants to be locked up has that accusation pass', () => {
  const hand = ['tactics/2', 'tactics/2', 'tactics/1'];
  const view = (agenda: string, current: number): GameView => {
    const game = leaderScene({
      players: [{ cavil: { agenda, at: 'admirals-quarters', infiltrating: true, hand } }, 'adama', 'roslin', 'tigh'],
    });
    const outcomes = { pass: [{ send: { who: 'chosen', to: 'brig' } }] } as const;
    const source = 'location/base/admirals-quarters';
    return { ...game.view('cavil'), current, check: check({ source, difficulty: 5, outcomes, about: 0 }) };
  };
  expect(added(view('show-their-true-nature', 0)).length).toBeGreaterThan(0);
  expect(added(view('show-their-true-nature', 1))).toEqual([]);
});

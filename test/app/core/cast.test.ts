/** The players of each character when something happened, and what people’s clients are told of it. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import { castAfter, castBefore, castOfAll, castOver, playersOver } from '../../../src/app/core/cast.ts';
import { engineId, shownDecision, shownId, shownView } from '../../../src/app/core/decisionIds.ts';
import { boardDigest, digest, plainDigest, sheetDigest } from '../../../src/app/core/digest.ts';
import type { Decision } from '../../../src/engine/types/decision.ts';
import { leaderScene } from '../../engine/leaderScene.ts';
import { scene } from '../../engine/scene.ts';

type What = GameEvent['what'];
const chosen = (seat: number, character: string): What => ({ kind: 'characterChosen', seat, character });
const executed = (seat: number, character: string): What => ({ kind: 'executed', seat, character }) as unknown as What;
const other = { kind: 'jumped' } as unknown as What;

describe('a cast', () => {
  test('before it is chosen is none, before an execution the character that died, else that of today', () => {
    expect(castBefore([other, chosen(0, 'a'), executed(1, 'x'), chosen(1, 'b')], ['a', 'b', 'c'])).toEqual([
      undefined,
      'x',
      'c',
    ]);
    expect(castBefore([], ['a', undefined])).toEqual(['a', undefined]);
  });

  test('changes with each choice, of which itself the player is told by name', () => {
    expect(castOver([other, chosen(0, 'b'), other, executed(0, 'b'), other, chosen(0, 'c'), other], ['a'])).toEqual([
      ['a'],
      [undefined],
      ['b'],
      ['b'],
      ['b'],
      [undefined],
      ['c'],
    ]);
    expect(castAfter([other, chosen(0, 'b'), executed(1, 'x')], ['a', 'y'])).toEqual(['b', 'x']);
    expect(castAfter([other], ['a'])).toEqual(['a']);
    expect(castOfAll([chosen(0, 'a'), other], ['a'])).toEqual([[undefined], ['a']]);
  });

  test('tells who played a seat at a line, as far as it is known', () => {
    const holder = { name: 'Ann', standsIn: false };
    const players = playersOver([['a', undefined]], [[holder]]);
    expect([players(0, 0), players(0, 1), players(7, 0)]).toEqual([
      { seat: 0, character: 'a', holder },
      { seat: 1 },
      { seat: 0 },
    ]);
    expect(playersOver([['a']])(0, 0)).toEqual({ seat: 0, character: 'a' });
  });
});

describe('ids that people see', () => {
  test('carry how often a game was undone, and answer no question from before or after that', () => {
    expect([shownId('d1', 0), shownId('d1', 2)]).toEqual(['d1', 'd1~2']);
    expect([engineId('d1', 0), engineId('d1~2', 2)]).toEqual(['d1', 'd1']);
    expect([engineId('d1', 1), engineId('d1~2', 1), engineId('d1~2', 0)]).toEqual([undefined, undefined, undefined]);
    expect(engineId('d1~2~3', 3)).toBe('d1~2');
    const decision = { id: 'd1' } as Decision;
    expect([shownDecision(decision, 0), shownDecision(decision, 1)]).toEqual([{ id: 'd1' }, { id: 'd1~1' }]);
  });

  test('carry it wherever a view has one: for all, for their own questions and for offers', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'] }).actions('adama');
    const [view, all] = [game.view('adama'), game.view('public')];
    const [decision] = view.own?.decisions ?? [];
    if (view.own === undefined || decision === undefined) throw new Error('nobody is asked');
    const shown = shownView({ ...view, own: { ...view.own, offers: [decision] } }, 3);
    const id = `${decision.id}~3`;
    expect([shown.waitingFor[0]?.id, shown.own?.decisions[0]?.id, shown.own?.offers?.[0]?.id]).toEqual([id, id, id]);
    expect(shownView(view, 0)).toBe(view);
    expect(shownView(all, 3).own).toBeUndefined();
    expect(shownView(view, 3).own).not.toHaveProperty('offers');
  });
});

describe('a digest', () => {
  const view = scene({ players: ['adama', 'roslin', 'tigh'] }).view('adama');

  test('of plain data is the same whatever the order of its fields, and says whether anything is different', () => {
    expect(plainDigest({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(plainDigest({ b: [{ c: 2 }], a: 1 }));
    expect(plainDigest([1, 2])).not.toBe(plainDigest([2, 1]));
    expect(plainDigest({ a: 1 })).not.toBe(plainDigest({ b: 1 }));
    expect([plainDigest(null), plainDigest('x')]).toEqual([digest(null), digest('x')]);
    expect(digest('x')).toHaveLength(22);
  });

  test('of the board is another one for what the picture shows, not for whose turn it is or what one holds', () => {
    for (const change of [
      { turn: 9 },
      { phase: 'crisis' },
      { current: 2 },
      { own: undefined },
      { waitingFor: [] },
    ] as const)
      expect(boardDigest({ ...view, ...change })).toBe(boardDigest(view));
    expect(boardDigest({ ...view, nukes: 1 })).not.toBe(boardDigest(view));
  });

  test('of a sheet is another one for what the seat knows, not for what it is asked', () => {
    const { own } = view;
    if (own === undefined) throw new Error('a seat has a view of its own');
    const asked = { ...own, decisions: [{ id: 'd' } as Decision] };
    expect(sheetDigest({ ...view, own: asked })).toBe(sheetDigest(view));
    expect(sheetDigest({ ...view, own: { ...own, hand: ['x'] } })).not.toBe(sheetDigest(view));
    const ship = { id: 1, area: 'bow', kind: 'civilian', damage: [] } as unknown as (typeof view.ships)[number];
    expect(sheetDigest({ ...view, ships: [ship] })).toBe(sheetDigest(view));
    expect(sheetDigest({ ...view, ships: [{ ...ship, token: 'x' } as typeof ship] })).not.toBe(sheetDigest(view));
  });

  test('of a Cylon Leader’s sheet is another one while infiltrating, which nobody else’s is', () => {
    const infiltrating = (seen: typeof view): typeof view => ({
      ...seen,
      players: seen.players.map((player) => ({ ...player, infiltrating: true })),
    });
    const leader = leaderScene({ players: [{ cavil: { agenda: 'genocide' } }, 'adama', 'roslin', 'tigh'] }).view(
      'cavil',
    );
    expect(sheetDigest(infiltrating(leader))).not.toBe(sheetDigest(leader));
    expect(sheetDigest(infiltrating(view))).toBe(sheetDigest(view));
  });
});

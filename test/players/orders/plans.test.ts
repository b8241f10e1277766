import { describe, expect, test } from 'vitest';
import { actionsAhead, turnAhead } from '../../../src/engine/index.ts';
import type { Choice } from '../../../src/engine/types/decision.ts';
import {
  aheadNow,
  checkPicture,
  nextTurnOf,
  noOrders,
  plannedMove,
  turnPicture,
  verdictOf,
} from '../../../src/players/orders/index.ts';
import type { CheckPlan, Orders, TurnPlan } from '../../../src/players/orders/index.ts';
import { withExodus } from '../../engine/exodusScene.ts';
import { leaderScene, sympatheticScene } from '../../engine/leaderScene.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../../engine/scene.ts';

const politics = 'skill/base/consolidate-power/2';

/** Helo's check of Riots, in which Adama is the first to add cards. */
function inCheck(set: Partial<Scene> = {}): Table {
  return scene({
    players: ['helo', { adama: { hand: ['consolidate-power/2', 'consolidate-power/2', 'repair/1'] } }, 'roslin'],
    ...set,
  }).crisis('legendary-discovery');
}

function planFor(table: Table, person: Person, cards: ReadonlyArray<string>): CheckPlan {
  const { check, turn } = table.view(person);
  if (check === undefined) throw new Error('no check is being made');
  return { turn, source: check.source, cards, quiet: false, picture: checkPicture(check) };
}

function verdict(table: Table, person: Person, orders: Partial<Orders>) {
  return verdictOf({ standing: noOrders, ...orders }, table.view(person), table.choices(person));
}

describe('cards for a check', () => {
  test('are added as chosen, equal ones too, and that is all', () => {
    const table = inCheck();
    const check = planFor(table, 'adama', [politics, politics]);
    expect(verdict(table, 'adama', { check })).toEqual({
      kind: 'answer',
      choice: [politics, `${politics}~2`],
      ends: 'check',
    });
  });

  test.each(['difficulty', 'skills', 'open'] as const)(
    'stay in the hand if the %s of the check is another one',
    (what) => {
      const table = inCheck();
      const check = planFor(table, 'adama', [politics]);
      expect(
        verdict(table, 'adama', { check: { ...check, picture: { ...check.picture, [what]: 'another' } } }),
      ).toEqual({
        kind: 'stop',
        plan: 'check',
        reason: { kind: 'changed', what },
      });
    },
  );

  test('nothing is added whatever the check has become', () => {
    const table = inCheck();
    const check = planFor(table, 'adama', []);
    expect(verdict(table, 'adama', { check: { ...check, picture: { difficulty: '99' } } })).toEqual({
      kind: 'answer',
      choice: [],
      ends: 'check',
    });
  });

  test('R-CHK-43 who may add one card only by now is asked', () => {
    const table = inCheck({
      players: ['helo', { adama: { hand: ['consolidate-power/2', 'repair/1'], at: 'brig' } }, 'roslin'],
    });
    expect(verdict(table, 'adama', { check: planFor(table, 'adama', [politics, 'skill/base/repair/1']) })).toEqual({
      kind: 'stop',
      plan: 'check',
      reason: { kind: 'notLegal', what: 'cards' },
    });
  });

  test('of another turn or another check are none of this one', () => {
    const table = inCheck();
    const check = planFor(table, 'adama', [politics]);
    expect(verdict(table, 'adama', { check: { ...check, turn: 7 } })).toEqual({ kind: 'ask' });
    expect(verdict(table, 'adama', { check: { ...check, source: 'crisis/base/riots-a' } })).toEqual({ kind: 'ask' });
  });

  test('and no reactions in it, before as well as after, but in no other check', () => {
    const table = inCheck();
    const quiet = { ...planFor(table, 'adama', []), quiet: true };
    const window = {
      id: 'r1',
      seat: 1,
      topic: { kind: 'react', window: 'afterTotal' },
      choices: [{ id: 'x', kind: 'skillCard', card: 'skill/base/declare-emergency/3' }],
      min: 0,
      max: 1,
      fallback: [],
      privacy: 'secret',
    } as const;
    const answerTo = (orders: Partial<Orders>) =>
      verdictOf({ standing: noOrders, ...orders }, table.view('adama'), window);
    expect(answerTo({ check: quiet })).toEqual({ kind: 'answer', choice: [] });
    expect(answerTo({ quietCheck: quiet })).toEqual({ kind: 'answer', choice: [] });
    expect(answerTo({ quietCheck: { ...quiet, quiet: false } })).toEqual({ kind: 'ask' });
    expect(answerTo({ quietCheck: { ...quiet, turn: 99 } })).toEqual({ kind: 'ask' });
  });

  test('R-ION-81 their own next turn comes earlier when somebody between is out of the game', () => {
    const table = scene({ players: ['helo', 'adama', 'roslin'] });
    Object.assign(table.state.players[1] ?? {}, { out: true });
    expect(nextTurnOf(table.view('roslin'))).toBe(table.state.turn + 1);
    expect(nextTurnOf(table.view('helo'))).toBe(table.state.turn + 2);
  });

  test('nothing without a useful card, nothing ever, nothing until their own next turn', () => {
    const useless = inCheck({ players: ['helo', { adama: { hand: ['consolidate-power/2'] } }, 'roslin'] });
    const skills = useless.view('adama').check?.skills ?? [];
    expect(skills).not.toContain('politics');
    expect(verdict(useless, 'adama', { standing: { ...noOrders, checks: 'unlessUseful' } })).toEqual({
      kind: 'answer',
      choice: [],
    });
    const useful = inCheck({
      players: ['helo', { adama: { hand: ['strategic-planning/3', 'evasive-maneuvers/1', 'repair/1'] } }, 'roslin'],
    });
    expect(verdict(useful, 'adama', { standing: { ...noOrders, checks: 'unlessUseful' } })).toEqual({ kind: 'ask' });
    expect(verdict(useful, 'adama', { standing: { ...noOrders, checks: 'nothing' } })).toEqual({
      kind: 'answer',
      choice: [],
    });
    const { turn } = useful.view('adama');
    expect(nextTurnOf(useful.view('adama'))).toBe(turn + 1);
    expect(nextTurnOf(useful.view('helo'))).toBe(turn + 3);
    expect(verdict(useful, 'adama', { standing: { ...noOrders, quietBefore: turn + 1 } })).toEqual({
      kind: 'answer',
      choice: [],
    });
    expect(verdict(useful, 'adama', { standing: { ...noOrders, quietBefore: turn } })).toEqual({ kind: 'ask' });
  });

  test('a card with an ability in checks is a useful one, whatever its skill', () => {
    const held = (card: string) =>
      inCheck({ players: ['helo', { adama: { hand: [card] } }, 'roslin'], options: withExodus });
    const standing = { ...noOrders, checks: 'unlessUseful' } as const;
    expect(held('red-tape/0').view('adama').check?.skills).not.toContain('politics');
    expect(verdict(held('red-tape/0'), 'adama', { standing })).toEqual({ kind: 'ask' });
    expect(verdict(held('consolidate-power/2'), 'adama', { standing })).toEqual({ kind: 'answer', choice: [] });
  });

  test('can be chosen by those who are not asked yet', () => {
    const table = inCheck({ players: ['helo', { adama: { hand: ['repair/1'] } }, { roslin: { hand: ['repair/2'] } }] });
    const standing = { ...noOrders, tellAhead: true };
    expect(aheadNow({ standing }, table.view('roslin'))).toMatchObject({ plan: 'check' });
    expect(aheadNow({ standing }, table.view('adama'))?.plan).not.toBe('check');
    expect(aheadNow({ standing: noOrders }, table.view('roslin'))).toBeUndefined();
    expect(aheadNow({ standing, check: planFor(table, 'roslin', []) }, table.view('roslin'))).toBeUndefined();
  });
});

const movesOf = (table: Table, person: Person): ReadonlyArray<Choice> =>
  turnAhead(table.state, table.seat(person)).moves;
const drawsOf = (table: Table, person: Person): ReadonlyArray<string> =>
  turnAhead(table.state, table.seat(person)).draws;

function actionsOf(table: Table, person: Person, move?: Choice): ReadonlyArray<string> {
  return actionsAhead(table.state, table.seat(person), move).map(({ id }) => id);
}

describe('their own next turn', () => {
  const set: Scene = {
    players: [{ helo: { at: 'hangar-deck', hand: ['repair/1'] } }, 'adama', 'roslin'],
    ships: { bow: { raider: 2 } },
  };

  function planOf(table: Table, to: string | undefined, action: string): TurnPlan {
    const view = table.view('helo');
    const move = plannedMove(movesOf(table, 'helo').find(({ id }) => id === to));
    return { turn: view.turn, move, action, picture: turnPicture(view, move) };
  }

  const moving = (table: Table): Table => table.call('move', { seat: 0, to: undefined });
  const weapons = 'location/base/weapons-control';

  test('goes there, then does that', () => {
    const table = scene(set);
    const turn = planOf(table, weapons, 'location');
    expect(verdict(moving(table), 'helo', { turn })).toEqual({ kind: 'answer', choice: [weapons] });
    table.choose('helo', 'weapons-control').actions('helo');
    expect(verdict(table, 'helo', { turn })).toEqual({ kind: 'answer', choice: ['location'], ends: 'turn' });
  });

  test('a place of another ship is paid for with the weakest card', () => {
    const table = scene({
      ...set,
      players: [{ helo: { at: 'hangar-deck', hand: ['repair/2', 'repair/1'] } }, 'adama', 'roslin'],
    });
    const turn = planOf(table, 'location/base/press-room', 'location');
    expect(verdict(moving(table), 'helo', { turn })).toEqual({ kind: 'answer', choice: ['location/base/press-room'] });
    table.choose('helo', 'press-room');
    expect(verdict(table, 'helo', { turn })).toEqual({ kind: 'answer', choice: ['skill/base/repair/1'] });
  });

  const changes: ReadonlyArray<readonly [what: string, later: Partial<Scene>]> = [
    ['place', { players: [{ helo: { at: 'command' } }, 'adama', 'roslin'] }],
    ['destination', { damaged: ['weapons-control'] }],
    ['damage', { damaged: ['armory'] }],
    ['boarding', { boarding: [1] }],
    ['ships', { ships: {} }],
    ['titles', { titles: { admiral: 'helo' } }],
  ];
  test.each(changes)('stops if the %s has changed', (what, later) => {
    const turn = planOf(scene({ ...set, titles: { admiral: 'adama' } }), weapons, 'location');
    expect(verdict(moving(scene({ ...set, titles: { admiral: 'adama' }, ...later })), 'helo', { turn })).toEqual({
      kind: 'stop',
      plan: 'turn',
      reason: { kind: 'changed', what },
    });
  });

  test('the jump track matters only to who goes to FTL Control', () => {
    const ftl = 'location/base/ftl-control';
    const before = scene({ ...set, jumpTrack: 3 });
    const after = moving(scene({ ...set, jumpTrack: 4 }));
    expect(verdict(after, 'helo', { turn: planOf(before, ftl, 'location') })).toEqual({
      kind: 'stop',
      plan: 'turn',
      reason: { kind: 'changed', what: 'jump' },
    });
    expect(verdict(after, 'helo', { turn: planOf(before, weapons, 'location') })).toMatchObject({ kind: 'answer' });
  });

  test('Cylon ships that come to their own viper’s area stop it, others elsewhere do not', () => {
    const flying = (ships: Scene['ships']) =>
      scene({ players: [{ apollo: { piloting: 'bow' } }, 'adama', 'roslin'], ships: ships ?? {} });
    const before = flying({ bow: { raider: 1 } }).view('apollo');
    const turn: TurnPlan = {
      turn: before.turn,
      move: { kind: 'stay' },
      action: 'pass',
      picture: turnPicture(before, { kind: 'stay' }),
    };
    expect(verdict(moving(flying({ bow: { raider: 2 } })), 'apollo', { turn })).toEqual({
      kind: 'stop',
      plan: 'turn',
      reason: { kind: 'changed', what: 'ships' },
    });
    expect(verdict(moving(flying({ bow: { raider: 1 }, stern: { raider: 2 } })), 'apollo', { turn })).toEqual({
      kind: 'answer',
      choice: [],
    });
  });

  test('stops at an action that is not possible any more', () => {
    const table = scene(set);
    const turn = planOf(table, undefined, 'skill/base/repair/1');
    table.actions('helo');
    expect(verdict(table, 'helo', { turn: { ...turn, action: 'skill/base/executive-order/1' } })).toEqual({
      kind: 'stop',
      plan: 'turn',
      reason: { kind: 'notLegal', what: 'action' },
    });
  });

  test('offers what the board allows', () => {
    const table = scene(set);
    const moves = movesOf(table, 'helo');
    expect(moves.map(({ id }) => id)).toContain(weapons);
    expect(moves.map(({ id }) => id)).not.toContain('location/base/sickbay');
    const ids = (to: string) =>
      actionsOf(
        table,
        'helo',
        moves.find(({ id }) => id === to),
      );
    expect(ids(weapons)).toContain('location');
    expect(ids('location/base/armory')).not.toContain('location');
    expect(ids('location/base/ftl-control')).not.toContain('location');
    expect(movesOf(scene({ ...set, players: [{ helo: { at: 'brig' } }, 'adama', 'roslin'] }), 'helo')).toEqual([]);
    expect(drawsOf(table, 'helo')).toEqual(['leadership', 'tactics', 'piloting']);
  });

  test('R-TURN-42 whoever has no card yet may plan to pay with one', () => {
    const table = scene({ players: ['helo', { adama: { at: 'command', hand: [] } }, 'roslin'] });
    expect(movesOf(table, 'adama')).toContainEqual({
      id: 'location/base/press-room',
      kind: 'location',
      location: 'location/base/press-room',
      costsCard: true,
    });
  });

  test('R-LOY-50 R-CMB-90 offers what titles, loyalty and their own ship bring, and leaves the game as it is', () => {
    const loyalty = ['cylon'] as const;
    const cylon = scene({
      players: ['helo', { adama: { at: 'command', loyalty } }, 'roslin'],
      ships: { bow: { basestar: 1 } },
    });
    const before = JSON.stringify(cylon.state);
    expect(actionsOf(cylon, 'adama')).toEqual(
      expect.arrayContaining(['launchNuke', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1']),
    );
    const pilot = scene({
      players: ['helo', { apollo: { piloting: 'bow' } }, 'roslin'],
      ships: { starboardBow: { raider: 2 } },
    });
    const [area] = movesOf(pilot, 'apollo').filter(({ id }) => id === 'starboardBow');
    expect(actionsOf(pilot, 'apollo')).not.toContain('attack-starboardBow-raider');
    expect(actionsOf(pilot, 'apollo', area)).toContain('attack-starboardBow-raider');
    expect(JSON.stringify(cylon.state)).toBe(before);
  });

  test('R-LOY-91 R-LOY-92 R-LOY-103 R-LOY-105 a Cylon Leader plans with their own sheet; Treachery as a Cylon player, other cards and the end while infiltrating', () => {
    const hand = ['skill/pegasus/human-weakness/3', 'skill/base/launch-scout/1'];
    const planned = (cavil: PlayerScene): ReadonlyArray<string> =>
      actionsOf(
        leaderScene({ players: [{ cavil: { hand, ...cavil } }, { adama: { at: 'brig' } }, 'roslin', 'starbuck'] }),
        'cavil',
      );
    expect(planned({ at: 'caprica' })).toEqual([
      'location',
      'skill/pegasus/human-weakness/3',
      'character/pegasus/cavil/primacy',
      'pass',
    ]);
    expect(planned({ at: 'command', infiltrating: true })).toEqual([
      'location',
      'skill/base/launch-scout/1',
      'character/pegasus/cavil/primacy',
      'endInfiltration',
      'pass',
    ]);
    expect(drawsOf(leaderScene({ players: ['cavil', 'adama', 'roslin', 'starbuck'] }), 'cavil')).toEqual([
      'tactics',
      'engineering',
      'treachery',
    ]);
  });

  test('R-LOY-62 R-LOY-117 whose sheet counts for nothing plans without it', () => {
    const tigh: PlayerScene = { sympathetic: true, infiltrating: true, at: 'armory' };
    const table = sympatheticScene({ players: [{ tigh }, 'adama', 'roslin', 'starbuck'] });
    expect(actionsOf(table, 'tigh')).toEqual(['endInfiltration', 'pass']);
    expect(drawsOf(table, 'tigh')).toHaveLength(6);
  });

  test('draws the chosen type as far as it can', () => {
    const table = scene({ players: ['apollo', 'adama', 'roslin'] });
    table.state.phase = 'receiveSkills';
    table.call('receiveSkills', { seat: 0 });
    const turn: TurnPlan = { turn: 1, draws: 'politics', move: { kind: 'stay' }, action: 'pass', picture: {} };
    expect(verdict(table, 'apollo', { turn })).toEqual({ kind: 'answer', choice: ['leadership0-politics2'] });
    expect(verdict(table, 'apollo', { turn: { ...turn, draws: 'engineering' } })).toEqual({ kind: 'ask' });
  });
});

import { describe, expect, test } from 'vitest';
import { describeChoice, describeFully } from '../../../../src/engine/describe/index.ts';
import { names } from '../../describe/samples.ts';
import { scene, type Person, type PlayerScene, type Table } from '../../scene.ts';

const arrested = (set: PlayerScene = {}): Partial<Record<Person, PlayerScene>> => ({ tigh: { at: 'brig', ...set } });

/** Players that the chooser may send there. */
function sendable(game: Table, to: 'brig' | 'sickbay', other = false): Array<Person> {
  game.resolve(
    [
      {
        choosePlayer: {
          by: 'you',
          from: { sendable: to, ...(other ? { other: true } : {}) },
          then: [{ send: { who: 'chosen', to } }, { lose: { morale: 1 } }],
        },
      },
    ],
    'adama',
  );
  return (
    game.question('adama')?.choices.flatMap((choice) => (choice.kind === 'seat' ? [game.person(choice.seat)] : [])) ??
    []
  );
}

describe('R-TURN-110 in the Brig', () => {
  test('R-TURN-110 at most 1 card in each skill check', () => {
    const game = scene({ players: ['adama', arrested({ hand: ['tactics/1', 'tactics/2'] }), 'roslin'] })
      .crisis('cylon-accusation')
      .decline();
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'contribute' }, min: 0, max: 1 });
  });

  test('R-TURN-110 no move and no Crisis card, but any other action', () => {
    const game = scene({
      players: [arrested({ hand: ['leadership/1', 'politics/1', 'tactics/1'], loyalty: ['cylon'] }), 'adama', 'roslin'],
      titles: { president: 'tigh' },
      quorumHand: ['food-rationing'],
    }).turn();
    expect(game.ids('tigh')).toEqual(
      expect.arrayContaining([
        'location',
        'skill/base/executive-order/1',
        'skill/base/consolidate-power/1',
        'skill/base/launch-scout/1',
        'character/base/saul-tigh/declare-martial-law',
        'drawQuorum',
        'quorum/base/food-rationing',
        'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
        'pass',
      ]),
    );
    game.choose('tigh', 'pass');
    expect([game.told('crisisDrawn'), game.state.current]).toEqual([[], 1]);
  });
});

describe('R-TURN-111 the action of the Brig', () => {
  const out = (strength: string): Table =>
    scene({ players: [arrested(), 'adama', 'roslin'], destiny: [strength, 'politics/2'] })
      .actions('tigh')
      .choose('tigh', 'location')
      .contributeNothing();

  test('R-TURN-111 a check of 7 with Politics and Tactics', () => {
    expect(out('tactics/5').told('checkStarted')).toEqual([
      { kind: 'checkStarted', source: 'location/base/brig', difficulty: 7, skills: ['politics', 'tactics'] },
    ]);
  });

  test('R-TURN-111 passed: free to any location of Galactica that is not hazardous, or not', () => {
    const game = out('tactics/5');
    expect(game.ids('tigh').map((id) => id.slice('location/base/'.length))).toEqual([
      'ftl-control',
      'weapons-control',
      'communications',
      'research-lab',
      'command',
      'admirals-quarters',
      'hangar-deck',
      'armory',
    ]);
    expect(game.choices('tigh')).toMatchObject({ min: 0, max: 1 });
    expect([
      out('tactics/5').choose('tigh', 'armory').where('tigh'),
      out('tactics/5').pass('tigh').where('tigh'),
    ]).toEqual(['armory', 'brig']);
  });

  test('R-TURN-111 failed: nothing', () => {
    const game = out('tactics/4');
    expect([game.told('checkResult')[0]?.result, game.where('tigh'), game.question('tigh')]).toEqual([
      'fail',
      'brig',
      undefined,
    ]);
  });
});

describe('R-TURN-112 leaving the Brig', () => {
  test('R-TURN-112 an effect that sends to Sickbay does nothing to somebody in the Brig', () => {
    const game = scene({ players: ['adama', 'roslin', arrested()] }).resolve(
      [{ send: { who: 'you', to: 'sickbay' } }],
      'tigh',
    );
    expect([game.where('tigh'), game.told('sentTo')]).toEqual(['brig', []]);
  });

  test('R-TURN-112 an effect that names the Brig moves out', () => {
    const game = scene({ players: ['adama', 'roslin', arrested()], quorumHand: ['presidential-pardon'] })
      .actions('roslin')
      .choose('roslin', 'presidential-pardon')
      .choose('roslin', 'command');
    expect(game.where('tigh')).toBe('command');
  });
});

describe('R-TURN-113 whom one may choose', () => {
  const table = (): Table =>
    scene({
      players: [
        'adama',
        { roslin: { at: 'sickbay' } },
        arrested(),
        { helo: { at: 'stranded' } },
        { boomer: { revealed: true } },
        { starbuck: { piloting: 'bow' } },
      ],
    });

  test('R-TURN-113 for the Brig: nobody who is there, stranded or a Cylon player', () => {
    expect(sendable(table(), 'brig')).toEqual(['adama', 'roslin', 'starbuck']);
  });

  test('R-TURN-113 for Sickbay: nobody in the Brig either', () => {
    expect(sendable(table(), 'sickbay')).toEqual(['adama', 'starbuck']);
  });

  test('R-TURN-113 a legal character must be chosen', () => {
    const game = table();
    sendable(game, 'brig');
    expect(game.choices('adama')).toMatchObject({ min: 1, max: 1 });
  });

  test('R-TURN-113 if there is none, that part and what depends on the choice is skipped', () => {
    const game = scene({ players: ['adama', { helo: { at: 'stranded' } }, arrested()] });
    expect([sendable(game, 'brig', true), game.told('sentTo'), game.state.resources.morale]).toEqual([[], [], 10]);
  });
});

test('R-TURN-114 an option that sends the President may be chosen although he is in the Brig; then nothing happens', () => {
  const game = scene({ players: ['adama', { roslin: { at: 'brig' } }, 'tigh'] })
    .crisis('requested-resignation')
    .choose('adama', 'option2');
  expect(game.ids('roslin')).toEqual(['option1', 'option2']);
  game.choose('roslin', 'option2');
  expect([game.where('roslin'), game.holder('president'), game.told('sentTo')]).toEqual(['brig', 'roslin', []]);
});

describe('R-TURN-115 pilots', () => {
  test.each(['brig', 'sickbay'] as const)('R-TURN-115 sent to the %s: the ship returns to the Reserves', (to) => {
    const game = scene({ players: [{ starbuck: { piloting: 'stern' } }, 'adama', 'roslin'] }).resolve(
      [{ send: { who: 'you', to } }],
      'starbuck',
    );
    expect([
      game.where('starbuck'),
      game.state.reserves.viper,
      game.state.damagedCraft.viper,
      game.count('viper'),
    ]).toEqual([to, 8, 0, 0]);
  });

  test.each([
    [5, 1, 0],
    [8, 0, 1],
  ])('R-TURN-115 by an attack of %s the ship is damaged or destroyed instead', (die, damaged, destroyed) => {
    const game = scene({
      players: [{ starbuck: { piloting: 'stern' } }, 'adama', 'roslin'],
      ships: { stern: { raider: 1 } },
    })
      .dice(die)
      .activate('raiders');
    expect([
      game.where('starbuck'),
      game.state.reserves.viper,
      game.state.damagedCraft.viper,
      game.state.destroyed.viper,
    ]).toEqual(['sickbay', 7, damaged, destroyed]);
  });
});

describe('R-TURN-116 titles', () => {
  test('R-TURN-116 the Admiral loses the title on entering the Brig', () => {
    const game = scene({ players: ['adama', 'roslin', 'tigh'] }).resolve(
      [{ send: { who: 'admiral', to: 'brig' } }],
      'roslin',
    );
    expect([game.where('adama'), game.holder('admiral')]).toEqual(['brig', 'tigh']);
  });

  test('R-TURN-116 the President does not', () => {
    const game = scene({ players: ['adama', 'roslin', 'zarek'] }).resolve(
      [{ send: { who: 'president', to: 'brig' } }],
      'adama',
    );
    expect([game.where('roslin'), game.holder('president')]).toEqual(['brig', 'roslin']);
  });
});

test.each([
  ['brig', 10],
  ['command', 9],
])('R-TURN-117 a hidden Cylon who reveals on %s leaves morale at %s', (at, morale) => {
  const game = scene({ players: [{ tigh: { at, loyalty: ['cylon'] } }, 'adama', 'roslin'] })
    .actions('tigh')
    .choose('tigh', 'you-are-a-cylon-can-reduce-morale-by-1');
  if (game.question('tigh') !== undefined) game.choose('tigh', 'yes');
  expect([game.player('tigh').cylon, game.where('tigh'), game.state.resources.morale]).toEqual([
    'revealed',
    'resurrection-ship',
    morale,
  ]);
});

test.each([
  ['brig', false],
  ['command', true],
])('R-TURN-117 on %s the choice to reveal tells of the card’s effect: %s', (at, told) => {
  const game = scene({ players: [{ tigh: { at, loyalty: ['cylon'] } }, 'adama', 'roslin'] }).actions('tigh');
  const asked = game.choices('tigh');
  const reveal = asked.choices.find(({ kind }) => kind === 'revealLoyalty');
  if (reveal === undefined) throw new Error('there is nothing to reveal');
  expect(describeChoice(reveal, asked, names).detail.includes('morale')).toBe(told);
  expect(describeFully(reveal).includes('morale')).toBe(told);
  expect(describeFully(reveal)).toContain('Then discard down to 3 Skill cards');
});

test('R-TURN-118 on Sickbay one acts, adds cards and draws a Crisis card as anywhere', () => {
  const check = scene({ players: ['adama', { tigh: { at: 'sickbay', hand: ['tactics/1', 'tactics/2'] } }, 'roslin'] })
    .crisis('cylon-accusation')
    .decline();
  expect(check.choices('tigh').max).toBe(2);
  const game = scene({
    players: [{ tigh: { at: 'sickbay', hand: ['tactics/1', 'tactics/2'] } }, 'adama', 'roslin'],
    crisisDeck: ['food-shortage'],
  })
    .turn()
    .settle(1)
    .pass('tigh');
  expect(game.ids('tigh')).toEqual(
    expect.arrayContaining(['skill/base/launch-scout/1', 'character/base/saul-tigh/declare-martial-law']),
  );
  expect(game.choose('tigh', 'pass').told('crisisDrawn')).toHaveLength(1);
});

/** The trial: what counts against whom, ties, and how everyone is judged. */
import { expect, test } from 'vitest';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import { allTrauma, eliminated, nebulaScene, trial, traumaOf, type NebulaScene } from '../../nebulaScene.ts';
import { leaderScene } from '../../leaderScene.ts';
import type { Table } from '../../scene.ts';

const table = (trauma: NonNullable<NebulaScene['trauma']>, set: Partial<NebulaScene> = {}): Table =>
  nebulaScene({ players: ['adama', 'roslin', 'helo', { boomer: { revealed: true } }, 'tyrol'], trauma, ...set });

test('R-ION-70 cards, allies and their tokens leave the game, and so do the tokens on Sickbay and the Brig', () => {
  const game = table({ helo: 'aaab', boomer: 'bbb' });
  const nebula = nebulaOf(game.state);
  nebula.dealt.push({ seat: 0, card: nebula.crossroads.pop() ?? '', token: nebula.pool.pop() ?? '' });
  const cards = nebula.crossroads.length + 1;
  trial(game);
  expect([nebula.crossroads, nebula.dealt, nebula.lying, nebula.allies]).toEqual([
    [],
    [],
    [],
    { deck: [], inPlay: [] },
  ]);
  expect(game.state.removed.filter((card) => card.startsWith('crossroads/'))).toHaveLength(cards);
});

test('R-ION-71 R-ION-72 R-ION-73 worked example 7: humans discard benevolent tokens, Cylon players antagonistic ones, then 2 or fewer', () => {
  const game = trial(table({ helo: 'aaaab', boomer: 'bbbaa', tyrol: 'aa' }));
  expect(game.told('traumaShown').map(({ seat, human, kept }) => [game.person(seat), human, kept])).toEqual([
    ['adama', true, 0],
    ['roslin', true, 0],
    ['helo', true, 4],
    ['boomer', false, 3],
    ['tyrol', true, 0],
  ]);
  expect(eliminated(game)).toEqual(['helo']);
});

test('R-ION-71 what everybody holds is public during the trial', () => {
  const game = trial(table({ helo: 'aaab', tyrol: 'aaab' }));
  expect(game.choices('roslin').topic).toEqual({ kind: 'condemn' });
  expect(game.view('public').players[game.seat('helo')]?.modules.ionianNebula).toEqual({
    count: 3,
    tokens: Array.from({ length: 3 }, () => 'token/exodus/trauma-antagonistic'),
  });
});

test('R-ION-73 worked example 9: with 2 or fewer left nobody is eliminated', () => {
  const game = trial(table({ helo: 'aab', boomer: 'bba', tyrol: 'aa' }));
  expect(eliminated(game)).toEqual([]);
  expect(game.told('trialSparesAll')).toHaveLength(1);
  expect(game.told('executed')).toEqual([]);
});

test('R-ION-73 with no tokens at all nobody is eliminated', () => {
  expect(eliminated(trial(table({})))).toEqual([]);
});

test('R-ION-74 worked example 8: of tied humans the President chooses one; all tied Cylon players go', () => {
  const game = trial(table({ helo: 'aaa', tyrol: 'aaa', boomer: 'bbb' }));
  expect(game.choices('roslin').choices.map(({ id }) => id)).toEqual(['seat2', 'seat4']);
  game.choose('roslin', 'seat4');
  expect(eliminated(game)).toEqual(['boomer', 'tyrol']);
});

test('R-ION-74 tied Cylon players are all eliminated', () => {
  const game = table(
    { helo: 'bbb', boomer: 'bbb' },
    {
      players: ['adama', 'roslin', { helo: { revealed: true } }, { boomer: { revealed: true } }, 'tyrol'],
    },
  );
  expect(eliminated(trial(game))).toEqual(['helo', 'boomer']);
});

test('R-ION-74 one human and a Cylon player tied: both, and nobody is asked', () => {
  const game = trial(table({ helo: 'aaa', boomer: 'bbb' }));
  expect(game.question('roslin')).toBeUndefined();
  expect(eliminated(game)).toEqual(['helo', 'boomer']);
});

test('R-ION-74 everybody equal: the President chooses among all humans, who may be one of them', () => {
  const game = trial(table({ adama: 'aaa', roslin: 'aaa', helo: 'aaa', boomer: 'bbb', tyrol: 'aaa' }));
  expect(game.choices('roslin').choices).toHaveLength(4);
  game.choose('roslin', 'seat1');
  expect(eliminated(game)).toEqual(['roslin', 'boomer']);
  expect(game.holder('president')).not.toBe('roslin');
});

test('R-ION-75 without a President the current player chooses', () => {
  const game = table({ helo: 'aaa', tyrol: 'aaa' });
  delete game.state.titles.president;
  trial(game);
  expect(game.choices('adama').topic).toEqual({ kind: 'condemn' });
});

test('R-ION-77 R-EXE-50 worked example 14: then all tokens are out of the game, and a new character draws none', () => {
  const game = trial(table({ helo: 'aaab' }));
  expect(nebulaOf(game.state)).toMatchObject({ pool: [], trauma: [[], [], [], [], []], trial: 'over' });
  expect(allTrauma(game)).toBe(0);
  game.call('execute', { seat: 0, why: 'location/base/brig' });
  game.choose('adama', 'saul-tigh').settle(1);
  expect(traumaOf(game, 'adama')).toBe('');
  game.resolve([{ drawTrauma: { who: 'you', count: 2 } }], 'roslin');
  expect(traumaOf(game, 'roslin')).toBe('');
  expect(game.view('roslin').modules.ionianNebula).toBeUndefined();
});

test('R-ION-77 after the trial a turn that starts on Sickbay takes nothing', () => {
  const game = trial(
    table({}, { players: [{ adama: { at: 'sickbay' } }, 'roslin', 'helo', { boomer: { revealed: true } }, 'tyrol'] }),
  );
  game.turn();
  expect(game.told('traumaDrawn')).toEqual([]);
});

test('R-ION-78 a hidden Cylon is judged as human, whoever has been revealed as a Cylon', () => {
  const game = trial(
    table(
      { helo: 'bbbb', boomer: 'aaaa', tyrol: 'bbb' },
      {
        players: [
          'adama',
          'roslin',
          { helo: { loyalty: ['cylon'] } },
          { boomer: { revealed: true } },
          { tyrol: { revealed: true } },
        ],
      },
    ),
  );
  expect(game.told('traumaShown').map(({ human }) => human)).toEqual([true, true, true, false, false]);
  expect(eliminated(game)).toEqual(['tyrol']);
});

test('R-ION-79 worked example 22: the President names another, then they go clockwise from the current player; morale falls once', () => {
  const game = table({ roslin: 'aaaa', helo: 'aaaa', boomer: 'bbbb' }, { current: 'boomer' });
  trial(game).choose('roslin', 'seat2');
  expect(game.told('eliminated').map(({ seat }) => game.person(seat))).toEqual(['boomer', 'helo']);
  expect(game.state.resources.morale).toBe(9);
  expect(game.holder('president')).toBe('roslin');
});

const leaders = { expansions: ['pegasus', 'exodus'], objective: 'ionianNebula', cylonLeader: true } as const;

test('R-ION-76 worked example 21: a leader who infiltrated when the phase began is judged as human all the same', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol', { leoben: { infiltrating: true, at: 'command' } }],
    trauma: { leoben: 'aaab' },
    options: leaders,
  });
  game.call('trial', { leaders: [{ seat: 3, human: true }], condemned: [] });
  expect(game.told('traumaShown').at(-1)).toMatchObject({ seat: 3, human: true, kept: 3 });
  expect(eliminated(game)).toEqual(['leoben']);
  expect(game.state.resources.morale).toBe(10);
});

test('R-ION-76 the phase notes who infiltrates when it begins', () => {
  const game = nebulaScene({
    players: [
      'adama',
      'roslin',
      'tyrol',
      {
        leoben: { infiltrating: true, at: 'command' },
      },
    ],
    trauma: { leoben: 'aab', adama: 'ab' },
    options: leaders,
  });
  game.call('crossroadsPhase', { leaders: [], waiting: [] }).decline();
  game.player('leoben').infiltrating = false;
  expect(game.state.stack.find(({ procedure }) => procedure === 'crossroadsPhase')?.data).toMatchObject({
    leaders: [{ seat: 3, human: true }],
  });
});

test('R-ION-76 a leader who did not infiltrate is judged as a Cylon', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol', 'cavil'],
    trauma: { cavil: 'bbb' },
    options: leaders,
  });
  game.call('trial', { leaders: [{ seat: 3, human: false }], condemned: [] });
  expect(eliminated(game)).toEqual(['cavil']);
  expect(
    leaderScene({ players: ['adama', 'roslin', 'tyrol', 'cavil'] }).view('public').modules.ionianNebula,
  ).toBeUndefined();
});

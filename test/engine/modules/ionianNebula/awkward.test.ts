/**
 * The Crossroads phase in awkward company: deaths in the middle of it, everyone dealt with at once, odd moments to
 * begin.
 */
import { expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { answer, defaultOptions, startGame } from '../../../../src/engine/index.ts';
import { nebulaOf } from '../../../../src/engine/modules/ionianNebula/state.ts';
import { allTrauma, crossroads, eliminated, nebulaScene, traumaOf, withNebula } from '../../nebulaScene.ts';

const way = ['deep-space', 'deep-space', 'deep-space'] as const;

test('R-SET-108 R-SET-111 the 7 Crossroads cards lie aside from the start; tokens and allies come once everybody has a character', () => {
  const { state, events } = startGame({ ...defaultOptions, ...withNebula, players: 3 }, 'order');
  expect(nebulaOf(state).crossroads).toHaveLength(7);
  const told = events.map(({ what }) => what.kind);
  while (state.turn === 0) {
    const [open] = state.decisions;
    if (open === undefined) break;
    told.push(...answer(state, open.seat, open.id, open.fallback).events.map(({ what }) => what.kind));
  }
  expect(told.lastIndexOf('characterChosen')).toBeLessThan(told.indexOf('traumaDrawn'));
  expect(told.lastIndexOf('traumaDrawn')).toBeLessThan(told.indexOf('allyPlaced'));
  expect(told.lastIndexOf('allyPlaced')).toBeLessThan(told.indexOf('loyaltyDealt'));
});

test('R-JMP-33 R-ION-60 worked example 13 of the jumps: distance without a jump brings the phase; ships stay, the marker goes to the start', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol'],
    travelled: [...way],
    milestones: ['sleeperAgent'],
    jumpTrack: 3,
    ships: { bow: { raider: 2 } },
    trauma: { adama: 'ab' },
  });
  game.state.travelled.push('destination/base/tylium-planet');
  game
    .resolve([{ countAsDistance: 1 }, { activate: ['launchRaiders'] }], 'roslin', 'crisis/base/legendary-discovery')
    .decline();
  expect(game.choices('adama').topic.kind).toBe('layTrauma');
  expect([game.count('raider', 'bow'), game.state.jumpTrack]).toEqual([2, 0]);
  const before = game.count('raider');
  game.settle();
  // What the card does next comes after the trial: two basestars launch.
  const told = game.events.map(({ what }) => what.kind);
  expect(told.lastIndexOf('shipsActivated')).toBeGreaterThan(told.indexOf('trialBegins'));
  expect(game.count('raider')).not.toBe(before);
});

test('R-ION-91 R-EXE-73 a hidden Cylon executed before resolves their own card as a Cylon player', () => {
  const game = crossroads(
    nebulaScene({
      players: ['adama', { roslin: { loyalty: ['cylon'] } }, 'tyrol'],
      titles: { admiral: 'roslin' },
      trauma: { adama: 'ab', roslin: 'ab' },
      pool: 'ab',
    }),
    { adama: 'disturbing-vision', roslin: 'testimony' },
  );
  game.choose('adama', 'trauma-antagonistic').choose('roslin', 'trauma-antagonistic');
  expect(game.player('roslin').cylon).toBe('revealed');
  expect(game.choices('roslin').topic.kind).toBe('choosePlayer');
  expect(traumaOf(game, 'roslin')).toBe('b');
});

test('R-ION-66 the current player dies by their own card and everybody else goes on; the new tokens count in the trial', () => {
  const game = crossroads(
    nebulaScene({
      players: ['adama', 'roslin', 'tyrol'],
      trauma: { adama: 'ab', roslin: 'ab' },
      pool: 'add',
    }),
    { adama: 'the-opera-house' },
  );
  game.choose('adama', 'trauma-benevolent').choose('roslin', 'trauma-benevolent').choose('adama', 'saul-tigh');
  expect(traumaOf(game, 'adama')).toHaveLength(3);
  expect(allTrauma(game)).toBe(38);
  game.settle();
  expect(game.told('traumaShown')).toHaveLength(3);
  expect(game.told('crossroadsRevealed')).toHaveLength(3);
});

test('R-ION-07 with an empty pool The Opera House gives nothing, and the trial goes on', () => {
  const game = crossroads(nebulaScene({ players: ['adama', 'roslin', 'tyrol'], trauma: { adama: 'ab' } }), {
    adama: 'the-opera-house',
  });
  nebulaOf(game.state).pool = [];
  game.choose('adama', 'trauma-benevolent').settle();
  expect(game.told('traumaDrawn').filter(({ why }) => why === 'crossroads/exodus/the-opera-house')).toEqual([]);
  expect(nebulaOf(game.state).trial).toBe('over');
});

test('R-ION-64 seven players, a leader among them, share out all 7 cards', () => {
  const game = crossroads(
    nebulaScene({
      players: ['adama', 'roslin', 'tyrol', 'helo', 'boomer', 'zarek', 'cavil'],
      trauma: { adama: 'ab', cavil: 'ab' },
      options: { expansions: ['pegasus', 'exodus'], cylonLeader: true },
    }),
  );
  expect(nebulaOf(game.state).dealt.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(new Set(nebulaOf(game.state).dealt.map(({ card }) => card)).size).toBe(7);
  expect(game.choices('cavil').topic.kind).toBe('layTrauma');
  game.settle();
  expect(nebulaOf(game.state).trial).toBe('over');
});

test("R-ION-83 R-ION-92 a jump whose phase eliminates the current player is finished, then the next player's turn begins", () => {
  const game = nebulaScene({
    players: ['tyrol', 'adama', 'roslin', { boomer: { revealed: true } }],
    trauma: { tyrol: 'aaaaaaa' },
    pool: 'bbbbbbbbbb',
    travelled: [...way],
    milestones: ['sleeperAgent'],
    destinations: ['deep-space', 'tylium-planet'],
    jumpTrack: 4,
  });
  game.turn();
  game.state.decisions.length = 0;
  game.jump();
  game.choose('adama', game.ids('adama').find((id) => id.endsWith('deep-space')) ?? '').decline();
  for (let n = 0; n < 90 && nebulaOf(game.state).trial !== 'over'; n += 1) game.settle(1);
  expect(eliminated(game)).toEqual(['tyrol']);
  for (let n = 0; n < 30 && game.state.current === 0; n += 1) game.settle(1);
  expect(game.state.stack.some(({ procedure }) => procedure === 'jump')).toBe(false);
  expect(game.state.milestones).toContain('finalJump');
  expect(game.state.current).toBe(1);
});

test('R-ION-74 R-TTL-05 the only tied human is the President: eliminated with the tied Cylons, and the Presidency passes', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol', { boomer: { revealed: true } }, { helo: { revealed: true } }],
    trauma: { roslin: 'aaa', boomer: 'bbb', helo: 'bbb' },
    quorumHand: ['arrest-order'],
  });
  game.call('trial', { leaders: [], condemned: [] });
  expect(eliminated(game)).toEqual(['roslin', 'boomer', 'helo']);
  expect(['adama', 'tyrol']).toContain(game.holder('president'));
  expect(game.state.quorumHand).toHaveLength(1);
});

test('R-ION-81 a pilot is eliminated: the viper goes to the Reserves', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', { apollo: { piloting: 'bow' } }],
    trauma: { apollo: 'aaa' },
  });
  const reserves = game.state.reserves.viper;
  game.call('trial', { leaders: [], condemned: [] });
  expect([eliminated(game), game.state.reserves.viper, game.count('viper')]).toEqual([['apollo'], reserves + 1, 0]);
});

test('R-EXE-44 R-ION-68 nobody is left to follow an executed player: the humans lose at once in the middle of the phase', () => {
  const game = crossroads(
    nebulaScene({
      players: ['adama', 'roslin', 'tyrol'],
      titles: { admiral: 'tyrol' },
      trauma: { adama: 'ab' },
    }),
    { adama: 'disturbing-vision' },
  );
  game.state.modules.executions?.gone.push(...catalogue.characters.keys());
  game.choose('adama', 'trauma-antagonistic');
  expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'noCharacter' });
});

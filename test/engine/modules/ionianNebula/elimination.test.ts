/** Players eliminated by the trial: cards, titles, the turn, the end of the game. */
import { expect, test } from 'vitest';
import { actionsAhead, answer, decisions, turnAhead } from '../../../../src/engine/index.ts';
import { eliminated, nebulaScene, trial, type NebulaScene } from '../../nebulaScene.ts';
import { people, type Table } from '../../scene.ts';

const guilty = { tyrol: 'aaa' } as const;
const table = (set: Partial<NebulaScene> = {}): Table =>
  nebulaScene({
    players: [
      'adama',
      'roslin',
      {
        tyrol: { hand: ['engineering/1', 'politics/1'], attached: ['assign-arbitrator'] },
      },
      { boomer: { revealed: true } },
    ],
    trauma: guilty,
    ...set,
  });

test('R-ION-80 R-ION-94 a human: hand and cards go, 1 morale is lost, the Loyalty cards are shown and discarded, nobody follows', () => {
  const game = trial(table());
  const player = game.player('tyrol');
  expect(game.told('provedHuman')).toHaveLength(1);
  expect([player.hand, player.attached, player.loyalty, player.place]).toEqual([[], [], [], { kind: 'none' }]);
  expect(game.state.resources.morale).toBe(9);
  expect(game.question('tyrol')).toBeUndefined();
  expect(eliminated(game)).toEqual(['tyrol']);
  expect(game.state.loyaltyDeck).toHaveLength(7);
});

test('R-ION-80 R-EXE-41 the sheet never comes back, and the elimination counts as an execution', () => {
  const game = trial(table());
  expect(game.state.modules.executions).toMatchObject({ gone: [people.tyrol], executed: [2], moraleLost: true });
  game.call('execute', { seat: 0, why: 'location/base/brig' });
  expect(game.ids('adama')).not.toContain(people.tyrol);
});

test('R-ION-80 R-ION-93 a Cylon player goes to no Resurrection Ship, loses the Super Crisis cards and costs no morale', () => {
  const game = trial(
    table({
      players: [
        'adama',
        'roslin',
        'tyrol',
        {
          boomer: { revealed: true, superCrises: ['massive-assault'], loyalty: ['cylon', 'human'] },
        },
      ],
      trauma: { boomer: 'bbb' },
    }),
  );
  expect(game.player('boomer')).toMatchObject({ superCrises: [], loyalty: [], place: { kind: 'none' }, out: true });
  expect(game.state.superCrisis.discard).toHaveLength(1);
  expect(game.state.resources.morale).toBe(10);
  expect(game.told('loyaltyRevealed')).toEqual([]);
});

test('R-ION-82 a hidden Cylon shows one Cylon card of their choice; the others leave the game, no morale is lost', () => {
  const other = 'loyalty/base/you-are-a-cylon-can-damage-galactica';
  const game = trial(
    table({
      players: ['adama', 'roslin', { tyrol: { loyalty: ['cylon', other, 'human'] } }, { boomer: { revealed: true } }],
    }),
  );
  expect(game.choices('tyrol').topic.kind).toBe('proveLoyalty');
  game.choose('tyrol', other);
  expect(game.told('loyaltyRevealed')).toEqual([{ kind: 'loyaltyRevealed', seat: 2, card: other }]);
  expect(game.state.resources.morale).toBe(10);
  expect(game.player('tyrol').loyalty).toEqual([{ card: other, faceUp: true }]);
  expect(eliminated(game)).toEqual(['tyrol']);
});

test('R-ION-81 worked example 10: the Admiral is eliminated, and the next in line becomes Admiral', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol', { boomer: { revealed: true } }],
    trauma: { adama: 'aaaa' },
    current: 'roslin',
  });
  trial(game);
  expect(game.holder('admiral')).toBe('tyrol');
  expect(game.state.resources.morale).toBe(9);
});

test('R-ION-81 the President on trial chooses somebody else and stays President', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol', { boomer: { revealed: true } }],
    trauma: { roslin: 'aaa', tyrol: 'aaa' },
  });
  trial(game).choose('roslin', 'seat2');
  expect(game.holder('president')).toBe('roslin');
});

test('R-ION-83 R-ION-81 worked example 24: the current player is eliminated; the turn is over, the next player begins and the seat is skipped', () => {
  const game = nebulaScene({
    players: [
      'adama',
      'roslin',
      {
        boomer: { revealed: true, at: 'caprica' },
      },
    ],
    current: 'boomer',
    trauma: { boomer: 'bbb' },
    travelled: ['deep-space', 'deep-space', 'deep-space'],
    milestones: ['sleeperAgent'],
    destinations: ['deep-space'],
    jumpTrack: 4,
  });
  game.turn();
  while (game.question('boomer')?.topic.kind !== 'action' && game.state.current === 2) game.settle(1);
  game.state.thisTurn = {};
  game.state.decisions.length = 0;
  game.state.stack.pop();
  game.call('trial', { leaders: [], condemned: [] });
  expect(eliminated(game)).toEqual(['boomer']);
  for (let n = 0; n < 30 && game.state.current === 2; n += 1) game.settle(1);
  expect(game.state.current).toBe(0);
  for (let n = 0; n < 400 && game.state.turn < 6 && game.state.over === undefined; n += 1) game.settle(1);
  expect(
    game
      .told('turnStarted')
      .slice(1)
      .every(({ seat }) => seat !== 2),
  ).toBe(true);
});

test('R-ION-87 R-VIC-33 R-ION-84 worked example 10 of the end: an eliminated human has lost though the humans win', () => {
  const game = trial(
    table({
      travelled: ['deep-space', 'deep-space', 'deep-space', 'deep-space'],
      milestones: ['sleeperAgent', 'crossroadsPhase', 'finalJump'],
    }),
  );
  game.jump();
  expect(game.state.over).toMatchObject({ winner: 'humans', cause: 'leftTheNebula', winners: [0, 1] });
});

test('R-ION-87 an eliminated Cylon player has lost though the Cylons win', () => {
  const game = trial(
    table({
      trauma: { boomer: 'bbb' },
      resources: { fuel: 0 },
      milestones: ['sleeperAgent', 'crossroadsPhase', 'finalJump'],
    }),
  );
  game.jump();
  expect(game.state.over).toMatchObject({ winner: 'cylons', winners: [] });
});

test('R-ION-94 R-EXE-71 a Dee whom the loss of morale breaks is executed too, and takes a new character without tokens', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol', 'dee'],
    resources: { morale: 3 },
    trauma: { tyrol: 'aaa' },
    options: {
      expansions: ['pegasus', 'exodus'],
    },
  });
  trial(game);
  expect(game.choices('dee').topic.kind).toBe('newCharacter');
  game.choose('dee', 'saul-tigh').settle();
  expect(eliminated(game)).toEqual(['tyrol']);
  expect(game.told('traumaDrawn')).toEqual([]);
  expect(game.state.resources.morale).toBe(2);
});

test('R-ION-95 the empty seat adds nothing, is chosen by nobody and is passed over', () => {
  const game = trial(table());
  game.resolve(
    [{ choosePlayer: { by: 'you', from: { other: true }, then: [{ drawTrauma: { who: 'chosen', count: 1 } }] } }],
    'roslin',
  );
  expect(game.ids('roslin')).toEqual(['seat0', 'seat3']);
});

test('R-ION-96 what the current player still has to decide is decided by the next player', () => {
  const game = nebulaScene({
    players: ['tyrol', 'adama', 'roslin', { boomer: { revealed: true } }],
    trauma: { tyrol: 'aaa' },
    ships: { bow: { basestar: 1 }, stern: { basestar: 1 } },
  });
  trial(game);
  expect(eliminated(game)).toEqual(['tyrol']);
  game.state.supply.raider = 2;
  game.activate('launchRaiders');
  const asked = game.choices('adama');
  expect(asked).toMatchObject({ topic: { kind: 'whichToPlace' }, standsFor: 0 });
  const stern = asked.choices
    .filter(({ id }) => id.startsWith('stern'))
    .slice(0, 2)
    .map(({ id }) => id);
  game.choose('adama', ...stern);
  expect([game.count('raider', 'stern'), game.count('raider', 'bow')]).toEqual([2, 0]);
});

test('R-ION-96 R-CMB-95 vipers are damaged also while the current player is out of the game, as the next player likes', () => {
  const game = trial(
    nebulaScene({
      players: ['tyrol', 'adama', 'roslin', { boomer: { revealed: true } }],
      trauma: { tyrol: 'aaa' },
      ships: { bow: { viper: 1 }, stern: { viper: 1 } },
    }),
  );
  game
    .resolve([{ damageVipers: { count: 1, where: 'space' } }], 'tyrol', 'crisis/base/weapon-malfunction')
    .choose('adama', 'stern');
  expect([game.count('viper', 'bow'), game.count('viper', 'stern'), game.state.damagedCraft.viper]).toEqual([1, 0, 1]);
});

test('R-ION-96 what a text still asks an eliminated current player is asked of nobody', () => {
  const game = trial(
    nebulaScene({
      players: ['tyrol', 'adama', 'roslin', { boomer: { revealed: true } }],
      trauma: { tyrol: 'aaa' },
      ships: { bow: { viper: 1 } },
    }),
  );
  expect(eliminated(game)).toEqual(['tyrol']);
  game.call('viperActivations', { seat: 0, left: 1, why: 'location/base/command' });
  expect([decisions(game.state), game.count('viper', 'bow')]).toEqual([[], 1]);
});

test('R-ION-96 what an interrupted effect asks of any other eliminated player is left out', () => {
  const game = trial(table());
  game.call('discardTrauma', { seat: 2, count: 1, why: 'crossroads/exodus/perjury' });
  expect(decisions(game.state)).toEqual([]);
  expect(() => answer(game.state, 2, 'd1', [])).toThrow();
});

test('R-ION-95 two are eliminated at once and the others play on', () => {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol', { boomer: { revealed: true } }, { helo: { revealed: true } }],
    trauma: {
      tyrol: 'aaa',
      boomer: 'bbb',
      helo: 'bbb',
    },
  });
  trial(game);
  expect(eliminated(game)).toEqual(['tyrol', 'boomer', 'helo']);
  game.turn();
  for (let n = 0; n < 200 && game.state.turn < 5 && game.state.over === undefined; n += 1) game.settle(1);
  expect(new Set(game.told('turnStarted').map(({ seat }) => seat))).toEqual(new Set([0, 1]));
});

test('R-ION-81 whoever is out of the game plans no turn', () => {
  const game = trial(table());
  expect(turnAhead(game.state, 2)).toEqual({ moves: [], draws: [] });
  expect(actionsAhead(game.state, 2, undefined)).toEqual([]);
  expect(turnAhead(game.state, 1).moves.length).toBeGreaterThan(0);
});

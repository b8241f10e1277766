/** The rest of a turn that ends early: what it leaves out, and what it doesn't: R-TURN-05, R-EXE-53. */
import { describe, expect, test } from 'vitest';
import { pegasusScene } from '../../pegasusScene.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

/** A raider beside a civilian ship whose loss has Dee executed. */
const fatal = {
  resources: { morale: 3 },
  civilians: ['1-population-and-1-morale'],
  ships: { bow: { raider: 1, civilian: 1 } },
} as const;
const deesTurn = (set: Partial<Scene> = {}): Table =>
  pegasusScene({ players: ['dee', 'tigh', 'zarek'], titles: { admiral: 'tigh' }, ...fatal, ...set });

describe('R-TURN-05 R-EXE-53 the current player dies during Activate Cylon Ships', () => {
  test('R-EXE-53 R-EXE-71 no Prepare for Jump: with the marker on the last space the fleet stays, also at distance 8', () => {
    const game = deesTurn({ jumpTrack: 4, milestones: ['sleeperAgent', 'finalJump'], travelled: ['ionian-nebula'] });
    game.crisis('network-computers').decline().choose('dee', 'option2').decline();
    game.state.jumpTrack = 4;
    game.settle();
    expect([
      game.state.modules.executions?.executed,
      game.told('jumped'),
      game.state.jumpTrack,
      game.state.over,
    ]).toEqual([[0], [], 4, undefined]);
    expect(game.told('phase').map(({ phase }) => phase)).not.toContain('prepareForJump');
  });

  test('R-TURN-90 R-TURN-05 somebody else dies there: the turn goes on', () => {
    const game = deesTurn({ players: ['tigh', 'dee', 'zarek'] });
    game.crisis('network-computers').decline().choose('tigh', 'option2').settle();
    expect([game.state.modules.executions?.executed, game.told('phase').at(-1)?.phase, game.state.jumpTrack]).toEqual([
      [1],
      'prepareForJump',
      1,
    ]);
  });

  test('R-TURN-89 R-EXE-53 in the first of two icons: it is finished, the second is not resolved', () => {
    const game = deesTurn().call('activate', {
      icons: ['raiders', 'heavyRaiders'],
      at: 0,
      why: 'crisis/base/riots-a',
      ofTurn: true,
    });
    game.choose('dee', 'galen-tyrol').settle();
    expect([
      game.state.modules.executions?.executed,
      game.told('shipsActivated').map(({ activation }) => activation),
    ]).toEqual([[0], ['raiders']]);
  });

  test('R-CRI-40 R-EXE-53 but a Cylon attack card is one effect: all that it activates is activated', () => {
    const game = deesTurn().activate('raiders', 'heavyRaiders').choose('dee', 'galen-tyrol').settle();
    expect([
      game.state.modules.executions?.executed,
      game.told('shipsActivated').map(({ activation }) => activation),
    ]).toEqual([[0], ['raiders', 'heavyRaiders']]);
  });
});

test('R-TURN-92 R-EXE-30 R-EXE-53 the turn of a Cylon player who is executed has no Prepare for Jump step either', () => {
  const game = pegasusScene({ players: [{ tigh: { revealed: true } }, 'zarek', 'roslin'] });
  game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 1 });
  while (game.question('tigh')?.topic.kind !== 'action') game.settle(1);
  // The action executes him.
  game.state.decisions.length = 0;
  game.state.stack.length = 1;
  game.call('execute', { seat: 0, why: 'location/pegasus/airlock' }).settle();
  expect([game.state.modules.executions?.executed, game.state.jumpTrack, game.state.phase]).toEqual([
    [0],
    0,
    'endOfTurn',
  ]);
});

describe('a player who becomes a Cylon in the middle of their own Crisis card', () => {
  const networked = (): Table => {
    const game = scene({
      players: [{ starbuck: { hand: ['politics/5', 'politics/4', 'politics/4'] } }, 'adama', 'roslin'],
      titles: { admiral: 'adama' },
      jumpTrack: 4,
      travelled: ['barren-planet'],
      destinations: ['barren-planet', 'barren-planet'],
      destiny: ['politics/2', 'politics/2'],
      loyaltyDeck: ['you-are-a-sympathizer', 'human', 'human'],
    });
    game.crisis('network-computers').decline().choose('starbuck', 'option1');
    while (game.question('starbuck')?.topic.kind !== 'contribute') game.settle(1);
    return game.choose('starbuck', ...game.ids('starbuck')).settle();
  };

  test('R-LOY-41 R-TURN-05 R-TURN-90 as Sympathizer the turn has not ended: the ships of the card act and its jump icon counts', () => {
    const game = networked();
    expect([game.player('starbuck').cylon, game.told('jumped').length]).toEqual(['sympathizer', 1]);
    expect([game.told('shipsActivated').map(({ activation }) => activation), game.state.jumpTrack]).toEqual([
      ['raiders'],
      1,
    ]);
  });
});

test('R-TURN-90 R-CRI-26 two jump icons one space before Auto Jump: the first is the jump, the second moves the marker', () => {
  const game = scene({
    players: ['adama', 'tigh', 'roslin'],
    jumpTrack: 4,
    destinations: ['barren-planet', 'icy-moon'],
  });
  game.call('prepareForJump', { jumps: 2, evacuations: 0 }).settle();
  expect([game.told('jumped').length, game.state.jumpTrack]).toEqual([1, 1]);
});

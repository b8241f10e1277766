import { describe, expect, test } from 'vitest';
import { theShip } from '../../fleet.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const rolls = (game: Table): Array<number> => game.told('dieRolled').map(({ result }) => result);

/** A roll that someone makes by an effect of his own. */
function roll(set: Scene, by: Person, ...dice: ReadonlyArray<number>): Table {
  return scene(set)
    .dice(...dice)
    .resolve([{ roll: { results: [] } }], by, 'location/base/human-fleet');
}

describe('R-TURN-140 who rolls', () => {
  test('R-TURN-140 the acting player for FTL Control, also on another turn', () => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'ftl-control' } }], jumpTrack: 4 })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(game.told('dieRolled')[0]?.seat).toBe(2);
  });

  test('R-TURN-140 the acting player for his attacks', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'bow' } }],
      ships: { bow: { raider: 1 } },
    })
      .actions('starbuck')
      .choose('starbuck', 'attack-bow-raider');
    expect(game.told('dieRolled')[0]?.seat).toBe(2);
  });

  test('R-TURN-140 the current player for Cylon ships', () => {
    const game = scene({
      players: ['adama', 'roslin', 'tigh'],
      current: 'roslin',
      ships: { bow: { basestar: 1 } },
    }).activate('basestars');
    expect(game.told('dieRolled')[0]?.seat).toBe(1);
  });
});

describe('what is told of a roll', () => {
  const told = (results: ReadonlyArray<unknown>): unknown =>
    scene({ players: ['adama', 'roslin', 'tigh'] })
      .dice(4)
      .resolve([{ roll: { results } }] as never, 'tigh', 'location/base/human-fleet')
      .told('dieRolled')[0]?.on;

  test('with which results alone something happens', () => {
    expect(
      told([
        { from: 1, to: 3, then: [{ lose: { morale: 1 } }] },
        { from: 4, to: 8, then: [] },
      ]),
    ).toEqual({ from: 1, to: 3 });
  });

  test('nothing where several results do something', () => {
    expect(
      told([
        { from: 1, to: 3, then: [{ lose: { morale: 1 } }] },
        { from: 4, to: 8, then: [{ lose: { food: 1 } }] },
      ]),
    ).toBeUndefined();
  });

  test('of an attack that misses, what would have hit', () => {
    const game = scene({
      players: ['adama', 'roslin', { starbuck: { piloting: 'bow' } }],
      ships: { bow: { raider: 1 } },
    })
      .dice(2)
      .actions('starbuck')
      .choose('starbuck', 'attack-bow-raider');
    expect(game.told('attack')).toMatchObject([{ result: 'miss', die: 2, needs: 3 }]);
  });
});

describe('R-TURN-141 R-TURN-154 modifiers', () => {
  const planner: PlayerScene = { hand: ['tactics/3'] };

  test.each([
    [8, 8],
    [7, 8],
    [6, 8],
    [5, 7],
    [1, 3],
  ])('R-TURN-141 a die of %s with Strategic Planning is %s', (die, result) => {
    const game = scene({ players: ['adama', 'roslin', { tigh: planner }] }).resolve(
      [{ roll: { results: [] } }],
      'tigh',
      'location/base/human-fleet',
    );
    game.dice(die).choose('tigh', 'tactics/3');
    expect(rolls(game)).toEqual([result]);
  });

  test.each([
    [8, 8],
    [3, 3],
    [1, 1],
  ])('R-TURN-154 a die of %s with +2 and Ambush’s -2 is %s: all are added before the limits count', (die, result) => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: planner }],
      ships: { bow: { viper: 1, raider: 1 } },
      inPlay: ['ambush'],
    });
    game.call('attack', {
      attacker: 'viper',
      ship: theShip(game, 'viper').id,
      by: 2,
      target: theShip(game, 'raider').id,
    });
    game.dice(die).choose('tigh', 'tactics/3');
    expect(rolls(game)).toEqual([result]);
  });

  test('R-TURN-141 R-TURN-154 worked example 11: Starbuck attacked with an 8, Evasive Maneuvers, new roll 2 - 2 counts as 1', () => {
    const game = scene({
      players: [{ starbuck: { piloting: 'bow' } }, 'adama', { tigh: { hand: ['piloting/1'] } }],
      ships: { bow: { raider: 1 } },
    })
      .dice(8)
      .activate('raiders');
    game.dice(2).choose('tigh', 'piloting/1');
    expect([rolls(game), game.where('starbuck'), game.told('attack')[0]?.result]).toEqual([[8, 1], 'bow', 'miss']);
  });
});

describe('R-TURN-142 before and after a roll', () => {
  test('R-TURN-142 Strategic Planning is declared before the roll, one for a roll', () => {
    const game = roll(
      { players: ['adama', { roslin: { hand: ['tactics/3'] } }, { tigh: { hand: ['tactics/4'] } }] },
      'adama',
    );
    expect(game.told('dieRolled')).toEqual([]);
    game.choose('tigh', 'tactics/4').pass('roslin');
    expect([game.question('roslin'), game.told('dieRolled')]).toMatchObject([undefined, [{ modifier: 2 }]]);
  });

  test('R-TURN-142 it stays for a re-roll', () => {
    const game = roll({ players: [{ helo: { at: 'command' } }, 'roslin', { tigh: { hand: ['tactics/4'] } }] }, 'helo')
      .dice(1)
      .choose('tigh', 'tactics/4');
    game.dice(4).choose('helo', 'eco-officer');
    expect(rolls(game)).toEqual([3, 6]);
  });

  test('R-TURN-142 a new one may be added to the re-roll', () => {
    const game = roll({ players: [{ helo: { at: 'command' } }, 'roslin', { tigh: { hand: ['tactics/4'] } }] }, 'helo')
      .dice(1)
      .pass('tigh');
    game.choose('helo', 'eco-officer').dice(4).choose('tigh', 'tactics/4');
    expect(rolls(game)).toEqual([1, 6]);
  });

  test('R-TURN-142 what Evasive Maneuvers takes off stays for another re-roll', () => {
    const players = [
      { helo: { at: 'command', hand: ['piloting/1'] } },
      { starbuck: { piloting: 'bow' } },
      'adama',
    ] as const;
    const game = scene({ players, ships: { bow: { raider: 1 } } })
      .dice(8)
      .activate('raiders');
    game.dice(7).choose('helo', 'piloting/1').dice(8).choose('helo', 'eco-officer');
    expect(rolls(game)).toEqual([8, 5, 6]);
  });
});

describe('R-TURN-143 several want to react', () => {
  const wanted = (): Table =>
    roll({ players: ['adama', { roslin: { hand: ['tactics/3'] } }, { tigh: { hand: ['tactics/4'] } }] }, 'adama')
      .choose('roslin', 'tactics/3')
      .choose('tigh', 'tactics/4');

  test('R-TURN-143 the current player decides who is first', () => {
    expect(wanted().choices('adama')).toMatchObject({
      topic: { kind: 'reactionOrder', window: 'beforeRoll' },
      choices: [{ seat: 1 }, { seat: 2 }],
      min: 1,
    });
  });

  test('R-TURN-143 a card that has become impossible goes back to the hand', () => {
    const game = wanted().choose('adama', 'tigh');
    expect([game.player('roslin').hand.length, game.player('tigh').hand, game.told('dieRolled')[0]?.modifier]).toEqual([
      1,
      [],
      2,
    ]);
  });
});

describe('R-TURN-160 windows', () => {
  const hands = {
    engineering: { adama: { hand: ['engineering/3', 'engineering/4'] } },
    politics: { tigh: { hand: ['politics/3'] } },
  } as const;

  test('R-TURN-160 everybody with a usable effect is asked, after each use again, until all decline', () => {
    const game = scene({ players: [hands.engineering, 'roslin', hands.politics] }).crisis('crash-landing');
    expect([game.choices('adama').topic, game.choices('tigh').topic, game.question('roslin')]).toEqual([
      { kind: 'react', window: 'beforeCards' },
      { kind: 'react', window: 'beforeCards' },
      undefined,
    ]);
    game.choose('adama', 'engineering/3').pass('tigh');
    expect([game.question('adama'), game.choices('tigh').topic]).toEqual([
      undefined,
      { kind: 'react', window: 'beforeCards' },
    ]);
    game.pass('tigh');
    expect(game.choices('tigh').topic).toEqual({ kind: 'contribute' });
  });

  test('R-TURN-160 R-TURN-143 windows in parallel: everyone who may react is asked at the same time, and the order of the answers changes nothing', () => {
    const asked = (): Table =>
      roll({ players: ['adama', { roslin: { hand: ['tactics/3'] } }, { tigh: { hand: ['tactics/4'] } }] }, 'adama');
    expect([asked().choices('roslin').topic, asked().choices('tigh').topic]).toEqual([
      { kind: 'react', window: 'beforeRoll' },
      { kind: 'react', window: 'beforeRoll' },
    ]);
    const [one, other] = [
      asked().choose('roslin', 'tactics/3').choose('tigh', 'tactics/4'),
      asked().choose('tigh', 'tactics/4').choose('roslin', 'tactics/3'),
    ];
    // The current player says whose reaction is first, and hears of them clockwise.
    expect(one.choices('adama').choices).toEqual(other.choices('adama').choices);
    expect(other.choose('adama', 'roslin').state).toEqual(one.choose('adama', 'roslin').state);
    const [two, three] = [
      asked().pass('roslin').choose('tigh', 'tactics/4'),
      asked().choose('tigh', 'tactics/4').pass('roslin'),
    ];
    expect(three.state).toEqual(two.state);
    expect(two.told('dieRolled')[0]?.modifier).toBe(2);
  });

  test('R-TURN-160 nobody else learns who is being asked', () => {
    const game = scene({ players: [hands.engineering, 'roslin', hands.politics] }).crisis('crash-landing');
    expect([game.view('public').waitingFor, game.view('tigh').waitingFor]).toEqual([[], []]);
  });

  test('R-TURN-160 R-TURN-142 D2: the window after a roll opens again after each re-roll', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { hand: ['piloting/1', 'piloting/2'] } }],
      ships: { bow: { raider: 1, viper: 1 } },
    })
      .dice(8)
      .activate('raiders');
    game.dice(7).choose('tigh', 'piloting/1').dice(2).choose('tigh', 'piloting/2');
    expect([rolls(game), game.count('viper')]).toEqual([[8, 7, 2], 1]);
  });

  test('R-TURN-160 passive effects are applied without asking', () => {
    const game = scene({ players: [{ tigh: { hand: ['tactics/3'] } }, 'adama', 'roslin'] }).turn();
    expect(game.told('skillsDiscarded')).toMatchObject([{ seat: 0, why: 'character/base/saul-tigh/alcoholic' }]);
  });
});

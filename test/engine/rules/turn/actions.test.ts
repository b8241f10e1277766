import { describe, expect, test } from 'vitest';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

/** The actions open to someone; doing nothing alone is not even asked. */
function actions(set: Scene, person: Person): Array<string> {
  return (
    scene(set)
      .actions(person)
      .question(person)
      ?.choices.map(({ id }) => id) ?? ['pass']
  );
}

/** An Executive Order from Adama, the current player. */
function ordered(target: Person, set: PlayerScene = {}, more: Partial<Scene> = {}): Table {
  const game = scene({ players: [{ adama: { hand: ['leadership/1'] } }, 'zarek', { [target]: set }], ...more });
  return game.actions('adama').choose('adama', 'leadership/1').choose('adama', target);
}

describe('R-TURN-70 what a human player may do', () => {
  test('R-TURN-70 a) activate the location, k) or nothing', () => {
    expect(actions({ players: ['adama', 'roslin', { tigh: { spent: true } }] }, 'tigh')).toEqual(['location', 'pass']);
  });

  test('R-TURN-70 b) a Skill card with an action, no other Skill card', () => {
    const tigh = {
      at: 'sickbay',
      spent: true,
      hand: [
        'leadership/1',
        'leadership/3',
        'tactics/1',
        'tactics/3',
        'politics/2',
        'politics/3',
        'piloting/1',
        'engineering/3',
      ],
    };
    expect(actions({ players: ['adama', 'roslin', { tigh }] }, 'tigh')).toEqual(
      ['executive-order/1', 'launch-scout/1', 'consolidate-power/2'].map((face) => `skill/base/${face}`).concat('pass'),
    );
  });

  test('R-TURN-70 c) an action of the sheet', () => {
    expect(actions({ players: ['adama', 'roslin', { tigh: { at: 'sickbay' } }] }, 'tigh')).toEqual([
      'character/base/saul-tigh/declare-martial-law',
      'pass',
    ]);
  });

  test('R-TURN-70 d) their own ship: move or attack', () => {
    const set: Scene = {
      players: [{ starbuck: { piloting: 'portBow' } }, 'adama', 'roslin'],
      ships: { portBow: { raider: 1, heavyRaider: 1 }, bow: { raider: 1 } },
    };
    expect(actions(set, 'starbuck')).toEqual([
      'attack-portBow-raider',
      'attack-portBow-heavyRaider',
      'move-portBow-bow',
      'move-portBow-portQuarter',
      'pass',
    ]);
  });

  test('R-TURN-70 e) the President draws or plays a Quorum card', () => {
    expect(
      actions(
        { players: ['adama', { roslin: { at: 'sickbay', spent: true } }, 'tigh'], quorumHand: ['food-rationing'] },
        'roslin',
      ),
    ).toEqual(['drawQuorum', 'quorum/base/food-rationing', 'pass']);
    expect(
      actions(
        {
          players: ['adama', { roslin: { at: 'sickbay', spent: true } }, 'tigh'],
          quorumHand: ['food-rationing'],
          titles: { president: 'tigh' },
        },
        'roslin',
      ),
    ).toEqual(['pass']);
  });

  test('R-TURN-70 e) the Admiral launches a nuke at a basestar', () => {
    const players = [{ adama: { at: 'sickbay' } }, 'roslin', 'tigh'] as const;
    expect(actions({ players, ships: { bow: { basestar: 1 } } }, 'adama')).toEqual(['launchNuke', 'pass']);
    expect(actions({ players, ships: { bow: { basestar: 1 } }, nukes: 0 }, 'adama')).toEqual(['pass']);
  });

  test('R-TURN-70 h) reveal an own Cylon card', () => {
    expect(
      actions({ players: [{ adama: { at: 'sickbay', loyalty: ['cylon', 'human'] } }, 'roslin', 'tigh'] }, 'adama'),
    ).toEqual(['loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', 'pass']);
  });

  test('R-TURN-70 one action, then the Action step is over', () => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'research-lab' } }] })
      .actions('tigh')
      .choose('tigh', 'location')
      .choose('tigh', 'tactics');
    expect(game.question('tigh')).toBeUndefined();
  });
});

describe('R-TURN-71 what a Cylon player may do', () => {
  test('R-TURN-71 activate the Cylon location or nothing: no Skill card, no sheet, no Loyalty card', () => {
    const tigh = {
      revealed: true,
      at: 'human-fleet',
      hand: ['leadership/1', 'politics/1', 'tactics/1'],
      loyalty: ['cylon', 'human'],
    };
    expect(actions({ players: ['adama', 'roslin', { tigh }] }, 'tigh')).toEqual(['location', 'pass']);
  });

  test('R-TURN-72 Human Actions are not for Cylon players, Cylon Actions not for human players', () => {
    expect(actions({ players: ['adama', 'roslin', { tigh: { revealed: true, at: 'command' } }] }, 'tigh')).toEqual([
      'pass',
    ]);
    expect(actions({ players: ['adama', 'roslin', { tigh: { at: 'caprica', spent: true } }] }, 'tigh')).toEqual([
      'pass',
    ]);
  });
});

describe('R-TURN-72 damaged locations', () => {
  test.each(['ftl-control', 'weapons-control', 'command', 'admirals-quarters', 'hangar-deck', 'armory'])(
    'R-TURN-72 %s may not be activated',
    (slug) => {
      const set = {
        players: [{ starbuck: { at: slug } }, 'adama', 'roslin'],
        jumpTrack: 3,
        boarding: [0],
        ships: { bow: { raider: 1 } },
      } as const;
      expect([actions(set, 'starbuck')[0], actions({ ...set, damaged: [slug] }, 'starbuck')]).toEqual([
        'location',
        ['pass'],
      ]);
    },
  );
});

describe('R-TURN-73 activating without effect', () => {
  test.each([
    ['FTL Control on a red space', 'ftl-control', { jumpTrack: 2 }, false],
    ['FTL Control on a blue space', 'ftl-control', { jumpTrack: 3 }, true],
    ['Weapons Control without a Cylon ship', 'weapons-control', { ships: { bow: { viper: 1, civilian: 1 } } }, false],
    ['Weapons Control with one anywhere', 'weapons-control', { ships: { stern: { heavyRaider: 1 } } }, true],
    ['Armory without a centurion', 'armory', {}, false],
    ['Armory with one', 'armory', { boarding: [2] }, true],
    ['Communications without civilian ships', 'communications', {}, true],
    ['Command without vipers', 'command', { reserves: { viper: 0 } }, true],
    ['President’s Office for anybody else', 'presidents-office', {}, false],
  ] as const)('R-TURN-73 %s', (_what, at, set, may) => {
    expect(
      actions({ players: [{ starbuck: { at } }, 'adama', 'roslin'], ...set }, 'starbuck').includes('location'),
    ).toBe(may);
  });

  test('R-TURN-73 worked example 12: Weapons Control without a Cylon ship may not; Communications without civilian ships may, to no effect', () => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'communications', spent: true } }] })
      .actions('tigh')
      .choose('tigh', 'location');
    expect([game.question('tigh'), game.told('civiliansSeen'), game.told('actionTaken').length]).toEqual([
      undefined,
      [],
      1,
    ]);
  });
});

test('R-TURN-74 a location that is activated from afar counts as activated: Roslin pays for it', () => {
  const game = scene({
    players: ['adama', { roslin: { at: 'command', hand: ['politics/1', 'politics/2', 'politics/3'] } }, 'tigh'],
  });
  game.call('activateLocation', { seat: 1, location: 'location/base/press-room' });
  expect(game.choices('roslin').topic).toMatchObject({
    kind: 'discard',
    count: 2,
    why: 'character/base/laura-roslin/terminal-illness',
  });
});

describe('R-TURN-75 costs', () => {
  test.each([
    [['politics/1'], ['skill/base/consolidate-power/1', 'drawQuorum', 'pass']],
    [
      ['politics/3', 'politics/4'],
      ['location', 'drawQuorum', 'pass'],
    ],
  ])('R-TURN-75 with %j Roslin may do %j', (hand, possible) => {
    expect(actions({ players: ['adama', { roslin: { hand, spent: true } }, 'tigh'] }, 'roslin')).toEqual(possible);
  });
});

describe('R-TURN-76 extra actions', () => {
  const launched = (set: PlayerScene = {}): Table =>
    scene({
      players: [{ starbuck: { at: 'hangar-deck', ...set } }, 'adama', 'roslin'],
      ships: { portBow: { raider: 1 } },
    })
      .actions('starbuck')
      .choose('starbuck', 'location')
      .choose('starbuck', 'portBow');

  test('R-TURN-76 it is taken at once, with all choices', () => {
    expect(launched({ hand: ['leadership/1', 'piloting/3'], loyalty: ['cylon'] }).ids('starbuck')).toEqual([
      'skill/base/executive-order/1',
      'skill/base/maximum-firepower/3',
      'attack-portBow-raider',
      'move-portBow-bow',
      'move-portBow-portQuarter',
      'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1',
      'pass',
    ]);
  });

  test('R-TURN-76 it may be declined', () => {
    const game = launched().choose('starbuck', 'pass');
    expect([game.where('starbuck'), game.question('starbuck')]).toEqual(['portBow', undefined]);
  });
});

describe('R-TURN-77 R-TURN-78 Executive Order', () => {
  test('R-TURN-77 any other human player, no Cylon player, nobody stranded', () => {
    const game = scene({
      players: [
        { adama: { hand: ['leadership/1'] } },
        'roslin',
        { tigh: { revealed: true } },
        { helo: { at: 'stranded' } },
        { zarek: { loyalty: ['cylon'] } },
      ],
    });
    game.actions('adama').choose('adama', 'leadership/1');
    expect(game.choices('adama').choices).toMatchObject([{ seat: 1 }, { seat: 4 }]);
  });

  test('R-TURN-77 without anybody it cannot be played', () => {
    expect(
      actions(
        {
          players: [
            { adama: { at: 'sickbay', hand: ['leadership/1'] } },
            { roslin: { revealed: true } },
            { helo: { at: 'stranded' } },
          ],
        },
        'adama',
      ),
    ).toEqual(['drawQuorum', 'pass']);
  });

  test('R-TURN-77 the target chooses: move and 1 action, or 2 actions', () => {
    const game = ordered('tigh');
    expect(game.ids('tigh')).toEqual(['moveThenAct', 'actTwice']);
    game
      .choose('tigh', 'moveThenAct')
      .choose('tigh', 'research-lab')
      .choose('tigh', 'location')
      .choose('tigh', 'tactics');
    expect([game.where('tigh'), game.player('tigh').hand.length, game.question('tigh')]).toEqual([
      'research-lab',
      1,
      undefined,
    ]);
  });

  test('R-TURN-77 2 actions without moving; the first is resolved before the second is chosen', () => {
    const game = ordered('tigh', { at: 'research-lab' }).choose('tigh', 'actTwice').choose('tigh', 'location');
    expect(game.choices('tigh').topic.kind).toBe('drawSkill');
    game.choose('tigh', 'tactics');
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'action', left: 1 });
    game.choose('tigh', 'location').choose('tigh', 'engineering');
    expect([game.player('tigh').hand.length, game.question('tigh')]).toEqual([2, undefined]);
  });

  test('R-TURN-77 any part may be declined', () => {
    const stayed = ordered('tigh').choose('tigh', 'moveThenAct').pass('tigh');
    expect([stayed.where('tigh'), stayed.choices('tigh').topic.kind]).toEqual(['command', 'action']);
    expect(ordered('tigh').choose('tigh', 'actTwice').choose('tigh', 'pass').question('tigh')).toBeUndefined();
  });

  test('R-TURN-77 the target does not become the current player', () => {
    expect(ordered('tigh').choose('tigh', 'actTwice').state.current).toBe(0);
  });

  test('R-TURN-77 in the Brig only actions are possible', () => {
    const game = ordered('tigh', { at: 'brig' });
    expect([game.choices('tigh').topic, game.ids('tigh')]).toEqual([
      { kind: 'action', left: 2, why: 'skill/base/executive-order' },
      ['location', 'character/base/saul-tigh/declare-martial-law', 'pass'],
    ]);
  });

  test('R-TURN-77 R-TURN-80 one in a turn, whoever plays it', () => {
    const game = ordered('tigh', { hand: ['leadership/2'] }).choose('tigh', 'actTwice');
    expect(game.ids('tigh')).not.toContain('skill/base/executive-order/2');
  });

  test('R-TURN-80 a turn is the current player’s: in the next one it may be played again', () => {
    const game = scene({
      players: [
        { adama: { at: 'brig', hand: ['leadership/1'] } },
        { zarek: { at: 'brig', hand: ['leadership/2'] } },
        'tigh',
      ],
    }).turn();
    game.choose('adama', 'leadership/1').choose('adama', 'tigh').choose('tigh', 'actTwice').choose('tigh', 'pass');
    expect([game.choices('zarek').topic.kind, game.ids('zarek')]).toEqual([
      'action',
      expect.arrayContaining(['skill/base/executive-order/2']),
    ]);
  });

  test('R-TURN-78 who reveals loses the rest', () => {
    const game = ordered('tigh', { loyalty: ['cylon'] })
      .choose('tigh', 'actTwice')
      .choose('tigh', 'you-are-a-cylon-can-reduce-morale-by-1')
      .pass('tigh');
    expect([game.where('tigh'), game.question('tigh')]).toEqual(['resurrection-ship', undefined]);
  });

  test('R-TURN-78 who becomes a Cylon player as Sympathizer loses the rest too', () => {
    const game = ordered(
      'tigh',
      { at: 'ftl-control' },
      {
        jumpTrack: 3,
        travelled: ['barren-planet'],
        destinations: ['barren-planet', 'barren-planet'],
        loyaltyDeck: ['human', 'human', 'you-are-a-sympathizer'],
      },
    );
    game.choose('tigh', 'actTwice').dice(8).choose('tigh', 'location').settle(1);
    expect([game.where('tigh'), game.player('tigh').cylon, game.question('tigh')]).toEqual([
      'resurrection-ship',
      'sympathizer',
      undefined,
    ]);
  });

  test('R-TURN-77 R-EXE-05 who is executed in the first action has the second with the new character', () => {
    const starbuck = { at: 'airlock', hand: ['politics/5', 'politics/4', 'politics/4'] };
    const game = scene({
      options: { expansions: ['pegasus'] },
      players: [{ adama: { hand: ['leadership/1'] } }, { starbuck }, 'zarek'],
      destiny: ['politics/2', 'politics/2'],
    }).actions('adama');
    game
      .choose('adama', 'leadership/1')
      .choose('adama', 'starbuck')
      .choose('starbuck', 'actTwice')
      .choose('starbuck', 'location')
      .choose('starbuck', 'starbuck')
      .decline();
    while (game.question('starbuck')?.topic.kind !== 'contribute') game.settle(1);
    game
      .choose('starbuck', ...game.ids('starbuck'))
      .decline()
      .choose('starbuck', 'saul-tigh')
      .decline();
    expect([game.state.modules.executions?.executed, game.choices('starbuck').topic]).toEqual([
      [1],
      { kind: 'action', left: 1, why: 'skill/base/executive-order' },
    ]);
  });
});

describe('R-TURN-79 stranded', () => {
  const helo = { at: 'stranded', hand: ['leadership/1', 'leadership/2', 'tactics/2', 'tactics/3'] };

  test('R-TURN-79 no move and no action', () => {
    const game = scene({ players: [{ helo }, 'adama', 'roslin'], crisisDeck: ['food-shortage'] });
    game.player('helo').ownTurns = 0;
    game.turn();
    expect([
      game.told('moved'),
      game.told('actionTaken'),
      game.told('crisisDrawn').length,
      game.player('helo').hand.length,
    ]).toEqual([[], [], 1, 9]);
  });

  test('R-TURN-79 but cards for checks, and other abilities', () => {
    const check = scene({ players: ['adama', 'roslin', { helo }] })
      .crisis('cylon-accusation')
      .decline();
    expect(check.choices('helo')).toMatchObject({ topic: { kind: 'contribute' }, max: 4 });
    const roll = scene({ players: ['adama', 'roslin', { helo }] }).resolve([{ roll: { results: [] } }], 'adama');
    expect(roll.choices('helo').topic).toEqual({ kind: 'react', window: 'beforeRoll' });
  });
});

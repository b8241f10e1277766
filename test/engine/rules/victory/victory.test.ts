/** The end of the game (chapter 15). */
import { tell } from '../../../../src/words/text.ts';
import { describe, expect, test } from 'vitest';
import { answer, decisions, RuleError } from '../../../../src/engine/index.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../../scene.ts';

const players = ['tigh', 'zarek', 'roslin'] as const;
const five = ['armory', 'hangar-deck', 'weapons-control', 'ftl-control', 'admirals-quarters'];
const lastJump = {
  milestones: ['sleeperAgent', 'finalJump'],
  travelled: ['asteroid-field', 'desolate-moon', 'deep-space'],
};

/** The whole turn of the first player, everything answered by its fallback. */
function wholeTurn(set: Partial<Scene> = {}, first: PlayerScene = {}): Table {
  return scene({ players: [{ tigh: first }, 'zarek', 'roslin'], ...set })
    .call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 })
    .settle();
}

function winners(game: Table): Array<Person> {
  return (game.state.over?.winners ?? []).map((seat) => game.person(seat));
}

describe('lost at once', () => {
  test('R-VIC-01 a centurion that goes beyond the last space', () => {
    const game = scene({ players, boarding: [3] }).activate('heavyRaiders');
    expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'invasion' });
  });

  test('R-VIC-01 on the last space it has not yet won', () => {
    expect(scene({ players, boarding: [2] }).activate('heavyRaiders').state.over).toBeUndefined();
  });

  test('R-VIC-02 six damaged locations at the same time; five are not enough', () => {
    const game = scene({ players, damaged: five.slice(0, 4) });
    game.state.galacticaDamage = [
      'token/base/galactica-damage-admirals-quarters',
      'token/base/galactica-damage-command',
    ];
    expect(game.resolve([{ damageGalactica: 1 }], 'tigh').state.over).toBeUndefined();
    expect(game.resolve([{ damageGalactica: 1 }], 'tigh').state.over).toMatchObject({
      winner: 'cylons',
      cause: 'destruction',
    });
  });

  test('R-VIC-02 a repaired location does not count', () => {
    const game = scene({ players: [{ tigh: { at: 'armory', hand: ['repair/1'] } }, 'zarek', 'roslin'], damaged: five });
    game.actions('tigh').choose('tigh', 'repair/1').settle();
    game.state.galacticaDamage = ['token/base/galactica-damage-command'];
    expect(game.resolve([{ damageGalactica: 1 }], 'tigh').state.over).toBeUndefined();
  });

  test('R-VIC-04 example 6: the fifth and sixth damaged by one effect in the Action step: the rest of the turn is not played', () => {
    const card = 'you-are-a-cylon-can-damage-galactica';
    const game = scene({ players: [{ tigh: { loyalty: [card] } }, 'zarek', 'roslin'], damaged: five.slice(0, 4) });
    game.state.galacticaDamage = [
      'token/base/galactica-damage-admirals-quarters',
      'token/base/galactica-damage-command',
    ];
    game
      .call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 })
      .pass('tigh')
      .choose('tigh', card)
      .choose('tigh', 'yes');
    expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'destruction', winners: [0] });
    expect(game.events.at(-1)?.what.kind).toBe('gameOver');
    expect([game.told('superCrisisDrawn'), game.told('phase').at(-1)?.phase]).toEqual([[], 'action']);
  });

  test('R-VIC-04 nothing is asked any more, and an answer is refused in words', () => {
    const game = scene({ players: [{ tigh: { at: 'cylon-fleet', revealed: true } }, 'zarek', 'roslin'], boarding: [3] })
      .actions('tigh')
      .choose('tigh', 'location');
    const { id } = game.choices('tigh');
    game.choose('tigh', 'option2');
    expect(decisions(game.state)).toEqual([]);
    expect(() => answer(game.state, 0, id, ['option2'])).toThrow(new RuleError('gameOver', tell('mistakes.gameOver')));
  });

  test('R-VIC-04 of several things in one card the later ones do not happen', () => {
    const game = scene({ players, boarding: [3] }).resolve(
      [{ activate: ['heavyRaiders'] }, { lose: { morale: 1 } }],
      'tigh',
    );
    expect(game.state.resources.morale).toBe(10);
  });
});

describe('resources', () => {
  test.each(['fuel', 'food', 'morale', 'population'] as const)(
    'R-VIC-10 %s 0 at the end of a turn: the Cylons win',
    (resource) => {
      const game = wholeTurn({ resources: { [resource]: 0 } }, { at: 'brig' });
      expect(game.state.over).toMatchObject({ winner: 'cylons', cause: resource });
    },
  );

  test('R-VIC-10 example 1: fuel 0 at the end of a Cylon player’s turn: the Cylons win', () => {
    expect(wholeTurn({ resources: { fuel: 0 } }, { revealed: true }).state.over).toMatchObject({
      winner: 'cylons',
      cause: 'fuel',
    });
  });

  test('R-VIC-10 at 1 the game goes on', () => {
    expect(
      wholeTurn({ resources: { fuel: 1, food: 1, morale: 1, population: 1 } }, { at: 'brig' }).state.over,
    ).toBeUndefined();
  });

  test('R-VIC-11 example 1: fuel 0 in the middle of the turn and 1 again before its end: the game goes on', () => {
    const game = scene({ players: [{ zarek: { at: 'brig' } }, 'tigh', 'roslin'], resources: { fuel: 0 } }).call(
      'turn',
      {
        seat: 0,
        piloting: false,
        startedAt: undefined,
        jumpIcons: 0,
      },
    );
    expect(game.state.over).toBeUndefined();
    game.choose('zarek', 'unconventional-tactics').choose('zarek', 'option1').settle();
    expect([game.state.over, game.state.resources.fuel]).toEqual([undefined, 1]);
  });

  test('R-VIC-11 an empty resource stops no step of the turn', () => {
    const game = wholeTurn({ resources: { food: 0 } });
    expect(game.told('phase').map(({ phase }) => phase)).toEqual(
      expect.arrayContaining(['receiveSkills', 'movement', 'action', 'crisis', 'endOfTurn']),
    );
  });

  test('R-VIC-13 0 is the lowest value: a later gain starts from 0', () => {
    const game = scene({ players, resources: { morale: 1 } }).resolve(
      [{ lose: { morale: 3 } }, { gain: { morale: 1 } }],
      'tigh',
    );
    expect(game.told('resource').map(({ change, now }) => [change, now])).toEqual([
      [-1, 0],
      [1, 1],
    ]);
  });
});

describe('the final jump', () => {
  test('R-VIC-20 example 2: distance 8, Auto Jump with all resources at 1: the humans win', () => {
    const game = scene({
      players,
      ...lastJump,
      jumpTrack: 4,
      resources: { fuel: 1, food: 1, morale: 1, population: 1 },
    }).resolve([{ jumpTrack: 1 }], 'tigh');
    expect(game.state.over).toMatchObject({ winner: 'humans', cause: 'reachedKobol' });
  });

  test('R-VIC-20 distance 8 alone wins nothing', () => {
    const game = scene({
      players,
      travelled: ['asteroid-field', 'desolate-moon'],
      milestones: ['sleeperAgent'],
      destinations: ['deep-space', 'barren-planet'],
    })
      .jump()
      .settle();
    expect([game.view('public').distance, game.state.over]).toEqual([8, undefined]);
  });

  test('R-VIC-20 no further step, turn or card follows', () => {
    const game = scene({ players: ['tigh', 'zarek', 'adama'], ...lastJump, jumpTrack: 4 });
    game.state.crisis.deck.push('crisis/base/riots-b');
    game.call('turns', {}).settle();
    expect(game.told('crisisDrawn').at(-1)?.card).toBe('crisis/base/riots-b');
    expect([game.events.at(-1)?.what.kind, game.told('destinationChosen'), game.state.stack]).toEqual([
      'gameOver',
      [],
      [],
    ]);
  });

  test.each([
    [1, 3, 'cylons', 'population'],
    [1, 7, 'humans', 'reachedKobol'],
    [2, 3, 'humans', 'reachedKobol'],
  ] as const)(
    'R-VIC-12 R-VIC-21 example 3: FTL Control on −1, population %i, roll %i: the %s win',
    (population, die, winner, cause) => {
      const game = scene({
        players: [{ tigh: { at: 'ftl-control' } }, 'zarek', 'roslin'],
        ...lastJump,
        jumpTrack: 4,
        resources: { population },
      });
      game.actions('tigh').dice(die).choose('tigh', 'location').settle();
      expect(game.state.over).toMatchObject({ winner, cause });
    },
  );

  test('R-VIC-12 a resource that is empty before the last jump is not forgiven', () => {
    const game = scene({ players, ...lastJump, resources: { fuel: 0 } }).jump();
    expect(game.state.over).toMatchObject({ winner: 'cylons', cause: 'fuel' });
  });

  test('R-VIC-20 R-VIC-21 no card is played on what the last jump brings', () => {
    const game = pegasusScene({
      players: [
        { tigh: { at: 'ftl-control', hand: ['special-destiny/2'] } },
        { zarek: { revealed: true, hand: ['sabotage/3'] } },
        'roslin',
      ],
      ...lastJump,
      damaged: five,
      inPlay: ['super-crisis/pegasus/lured-into-a-trap'],
    });
    game.jump();
    expect([game.told('executed').map(({ seat }) => seat), game.told('reaction'), game.state.over?.winner]).toEqual([
      [0],
      [],
      'humans',
    ]);
  });

  test('R-VIC-12 the check is made once: a lost resource regained before the last jump does not matter', () => {
    const game = scene({ players, ...lastJump, resources: { fuel: 1 } })
      .resolve([{ lose: { fuel: 1 } }, { gain: { fuel: 1 } }], 'tigh')
      .jump();
    expect(game.state.over?.winner).toBe('humans');
  });

  test('R-VIC-22 until the end hidden Cylons are human players: one may make the last jump', () => {
    const game = scene({
      players: [{ tigh: { at: 'ftl-control', loyalty: ['cylon'] } }, 'zarek', 'roslin'],
      ...lastJump,
      jumpTrack: 4,
    })
      .actions('tigh')
      .choose('tigh', 'location')
      .settle();
    expect([game.player('tigh').cylon, winners(game)]).toEqual([undefined, ['zarek', 'roslin']]);
  });
});

describe('who wins', () => {
  const cast: Scene['players'] = [
    'tigh',
    { zarek: { loyalty: ['cylon', 'human'] } },
    { roslin: { revealed: true, loyalty: ['cylon'] } },
    { adama: { sympathizer: true } },
    { helo: { at: 'brig', loyalty: ['human', 'you-are-a-sympathizer'] } },
  ];

  test('R-VIC-30 human victory: everybody without a Cylon card who is no Cylon player', () => {
    expect(winners(scene({ players: cast, ...lastJump }).jump())).toEqual(['tigh', 'helo']);
  });

  test('R-VIC-30 Cylon victory: revealed and hidden Cylons and Sympathizers who became Cylons', () => {
    expect(winners(scene({ players: cast, ...lastJump, resources: { food: 0 } }).jump())).toEqual([
      'zarek',
      'roslin',
      'adama',
    ]);
  });

  test('R-VIC-30 example 5: the humans win and a player never revealed the Cylon card: that player loses', () => {
    expect(
      winners(scene({ players: ['tigh', { zarek: { loyalty: ['cylon'] } }, 'roslin'], ...lastJump }).jump()),
    ).toEqual(['tigh', 'roslin']);
  });

  test('R-VIC-31 all Loyalty cards are shown after the result, not before', () => {
    const game = scene({ players: ['tigh', { zarek: { loyalty: ['cylon', 'human'] } }, 'roslin'], ...lastJump });
    expect(game.view('public').players[1]?.openLoyalty).toEqual([]);
    game.jump();
    const cards = ['loyalty/base/you-are-a-cylon-can-reduce-morale-by-1', 'loyalty/base/you-are-not-a-cylon'];
    expect(game.view('public').players[1]?.openLoyalty).toEqual(cards);
    expect(game.told('gameOver')[0]?.loyalty[1]).toEqual(cards);
  });

  test('R-VIC-32 a Cylon card received late counts, one given away does not', () => {
    const game = scene({
      players: ['tigh', { zarek: { loyalty: ['human'] } }, { roslin: { revealed: true, loyalty: ['cylon'] } }],
    })
      .actions('roslin')
      .choose('roslin', 'location')
      .choose('roslin', 'zarek');
    game.state.milestones = ['sleeperAgent', 'finalJump'];
    game.state.resources.fuel = 0;
    expect(winners(game.jump())).toEqual(['zarek', 'roslin']);
  });
});

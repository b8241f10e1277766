/**
 * The locations of Galactica and Colonial One. What may be activated when: R-TURN-72 and R-TURN-73 in actions.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { skillOf } from '../../../src/engine/pieces/cards.ts';
import { theShip } from '../fleet.ts';
import { scene, type Person, type PlayerScene, type Scene, type Table } from '../scene.ts';

/** Someone, who is not the current player, activates the location. */
function activated(person: Person, at: string, set: Partial<Scene> = {}, own: PlayerScene = {}): Table {
  const others = (['adama', 'roslin', 'zarek'] as const).filter((other) => other !== person);
  const game = scene({ players: [...others, { [person]: { at, ...own } }], ...set });
  return game.actions(person).choose(person, 'location');
}

const skillsOf = (game: Table, person: Person): Array<string> => game.player(person).hand.map(skillOf);
const candidates = (game: Table, person: Person): Array<Person> =>
  game.choices(person).choices.flatMap((choice) => (choice.kind === 'seat' ? [game.person(choice.seat)] : []));

describe('location/base/ftl-control', () => {
  const jump = (jumpTrack: number, die: number): Table => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'ftl-control' } }],
      jumpTrack,
      destinations: ['barren-planet', 'barren-planet'],
    }).actions('tigh');
    return game.dice(die).choose('tigh', 'location').settle();
  };

  test.each([
    [3, 6, 9],
    [3, 7, 12],
    [4, 6, 11],
    [4, 7, 12],
  ])(
    'R-TURN-120 location/base/ftl-control on space %s with a %s: population %s, and the fleet jumps',
    (space, die, population) => {
      const game = jump(space, die);
      expect([game.state.resources.population, game.told('jumped').length, game.state.jumpTrack]).toEqual([
        population,
        1,
        0,
      ]);
    },
  );

  test('location/base/ftl-control the loss comes before the jump', () => {
    const kinds = jump(3, 1).events.map(({ what }) => what.kind);
    expect(kinds.indexOf('resource')).toBeLessThan(kinds.indexOf('jumped'));
  });

  test.each([0, 1, 2])('R-TURN-120 location/base/ftl-control not from the red space %s', (jumpTrack) => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'ftl-control' } }], jumpTrack }).actions('tigh');
    expect(game.ids('tigh')).not.toContain('location');
  });
});

describe('location/base/weapons-control', () => {
  const shot = (kind: 'raider' | 'heavyRaider' | 'basestar', die: number): Table => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'weapons-control' } }],
      ships: { stern: { [kind]: 1, viper: 1, civilian: 1 } },
    }).actions('tigh');
    return game.dice(die).choose('tigh', 'location');
  };

  test.each([
    ['raider', 2, 'miss'],
    ['raider', 3, 'destroyed'],
    ['heavyRaider', 6, 'miss'],
    ['heavyRaider', 7, 'destroyed'],
    ['basestar', 4, 'miss'],
    ['basestar', 5, 'damaged'],
  ] as const)('R-TURN-121 location/base/weapons-control a %s with a %s: %s', (kind, die, result) => {
    expect(shot(kind, die).told('attack')).toMatchObject([{ attacker: 'galactica', target: kind, result }]);
  });

  test('R-TURN-121 location/base/weapons-control any Cylon ship in any area, no human ship', () => {
    const game = activated('tigh', 'weapons-control', {
      ships: { bow: { raider: 2, viper: 1 }, stern: { heavyRaider: 1, basestar: 1, civilian: 1 } },
    });
    expect(game.ids('tigh')).toEqual(['bow-raider', 'stern-heavyRaider', `basestar${theShip(game, 'basestar').id}`]);
  });
});

describe('location/base/command', () => {
  test('R-TURN-122 location/base/command up to 2 activations of unmanned vipers, one after the other', () => {
    const game = activated('tigh', 'command', {
      players: ['adama', { starbuck: { piloting: 'bow' } }, { tigh: { at: 'command' } }],
      ships: { stern: { viper: 1, raider: 1 } },
    });
    expect(game.ids('tigh')).toEqual([
      'launch-portQuarter',
      'launch-portBow',
      'attack-stern-raider',
      'move-stern-portQuarter',
      'move-stern-starboardQuarter',
    ]);
    game.dice(3).choose('tigh', 'attack-stern-raider');
    expect(game.ids('tigh')).toEqual([
      'launch-portQuarter',
      'launch-portBow',
      'move-stern-portQuarter',
      'move-stern-starboardQuarter',
    ]);
    expect(game.choose('tigh', 'launch-portBow').question('tigh')).toBeUndefined();
  });

  test('R-TURN-122 location/base/command the same viper twice, also one just launched', () => {
    const game = activated('tigh', 'command').choose('tigh', 'launch-portBow').choose('tigh', 'move-portBow-bow');
    expect([game.count('viper', 'bow'), game.count('viper'), game.state.reserves.viper]).toEqual([1, 1, 7]);
  });

  test('R-TURN-122 location/base/command fewer activations are allowed', () => {
    expect(activated('tigh', 'command').pass('tigh').count('viper')).toBe(0);
  });
});

describe('location/base/communications', () => {
  /** The ship in the bow and one in the stern. */
  const looked = (): Table => {
    const game = activated('tigh', 'communications', {
      ships: { bow: { civilian: 1 }, stern: { civilian: 2 } },
      civilians: ['2-population', 'nothing', '1-population'],
    });
    return game.choose('tigh', ...game.ids('tigh').slice(0, 2));
  };

  test('R-TURN-123 location/base/communications up to 2 of the civilian ships on the board', () => {
    const game = activated('tigh', 'communications', { ships: { bow: { civilian: 1 }, stern: { civilian: 2 } } });
    expect([game.choices('tigh').choices.length, game.choices('tigh').min, game.choices('tigh').max]).toEqual([
      3, 0, 2,
    ]);
  });

  test('R-TURN-123 location/base/communications only the player who activates it sees them', () => {
    const game = looked();
    expect(game.told('civiliansSeen', 'tigh')[0]?.ships).toMatchObject([
      { area: 'bow', token: 'token/base/civilian-ship-2-population' },
      { area: 'stern', token: 'token/base/civilian-ship-nothing' },
    ]);
    expect(game.view('adama').ships.some((ship) => ship.kind === 'civilian' && 'token' in ship)).toBe(false);
  });

  test('R-TURN-123 location/base/communications each of them may then be moved to an adjacent area', () => {
    const game = looked();
    expect(game.ids('tigh')).toEqual(['starboardBow', 'portBow']);
    game.choose('tigh', 'portBow').pass('tigh');
    expect([
      game.count('civilian', 'portBow'),
      game.count('civilian', 'bow'),
      game.count('civilian', 'stern'),
      game.question('tigh'),
    ]).toEqual([1, 0, 2, undefined]);
  });

  test('location/base/communications with a single civilian ship it is about that one', () => {
    const game = activated('tigh', 'communications', { ships: { bow: { civilian: 1 } } });
    game.choose('tigh', ...game.ids('tigh'));
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'moveCivilian', area: 'bow' });
  });

  test('location/base/communications not while Jammed Assault is in play', () => {
    const game = scene({
      players: ['adama', 'roslin', { tigh: { at: 'communications' } }],
      inPlay: ['jammed-assault'],
    }).actions('tigh');
    expect(game.ids('tigh')).not.toContain('location');
  });
});

test.each(['engineering', 'tactics'] as const)(
  'R-TURN-125 location/base/research-lab Roslin, who has neither, draws 1 %s',
  (skill) => {
    const game = activated('roslin', 'research-lab', {}, { hand: ['politics/1', 'politics/2'] });
    expect(game.ids('roslin')).toEqual(['engineering', 'tactics']);
    expect(skillsOf(game.choose('roslin', skill), 'roslin')).toEqual([skill]);
  },
);

describe('location/base/admirals-quarters', () => {
  const accused = (strength: string, target: Person = 'zarek'): Table =>
    scene({ players: ['adama', 'zarek', { boomer: { at: 'admirals-quarters' } }], destiny: [strength, 'leadership/2'] })
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', target)
      .decline()
      .contributeNothing();

  test('R-TURN-124 location/base/admirals-quarters Leadership and Tactics, 7', () => {
    expect(accused('tactics/5').told('checkStarted')).toEqual([
      {
        kind: 'checkStarted',
        source: 'location/base/admirals-quarters',
        difficulty: 7,
        skills: ['leadership', 'tactics'],
      },
    ]);
  });

  test.each([
    ['tactics/5', 'brig'],
    ['tactics/4', 'administration'],
  ])('R-TURN-124 location/base/admirals-quarters with %s and 2 the chosen character is on %s', (strength, place) => {
    expect(accused(strength).where('zarek')).toBe(place);
  });

  test('R-TURN-124 location/base/admirals-quarters anybody who can be sent to the Brig, also oneself', () => {
    const players = [
      'adama',
      { roslin: { at: 'brig' } },
      { zarek: { revealed: true } },
      { helo: { at: 'stranded' } },
      { starbuck: { at: 'sickbay' } },
      { boomer: { at: 'admirals-quarters' } },
    ] as const;
    expect(candidates(scene({ players }).actions('boomer').choose('boomer', 'location'), 'boomer')).toEqual([
      'adama',
      'starbuck',
      'boomer',
    ]);
  });

  test('location/base/admirals-quarters an Admiral who is sent to the Brig loses the title', () => {
    expect(accused('tactics/5', 'adama').holder('admiral')).toBe('boomer');
  });
});

describe('location/base/hangar-deck', () => {
  test.each(['portQuarter', 'portBow'] as const)(
    'R-TURN-126 location/base/hangar-deck launch into %s, then 1 more action',
    (area) => {
      const game = activated('starbuck', 'hangar-deck');
      expect(game.ids('starbuck')).toEqual(['portQuarter', 'portBow']);
      game.choose('starbuck', area);
      expect([game.where('starbuck'), game.state.reserves.viper, game.choices('starbuck').topic]).toEqual([
        area,
        7,
        { kind: 'action', left: 1, why: 'location/base/hangar-deck' },
      ]);
    },
  );

  test('location/base/hangar-deck the extra action may activate that viper', () => {
    const game = activated('starbuck', 'hangar-deck', { ships: { portBow: { raider: 1 } } })
      .choose('starbuck', 'portBow')
      .dice(3)
      .choose('starbuck', 'attack-portBow-raider');
    expect([game.count('raider'), game.question('starbuck')]).toEqual([0, undefined]);
  });

  test('R-TURN-126 location/base/hangar-deck without a viper in the Reserves an unmanned one is called back first', () => {
    const game = activated('starbuck', 'hangar-deck', {
      ships: { stern: { viper: 1 }, bow: { viper: 1 } },
      reserves: { viper: 0 },
    });
    expect(game.ids('starbuck')).toEqual(['bow', 'stern']);
    game.choose('starbuck', 'stern').choose('starbuck', 'portBow');
    expect([
      game.where('starbuck'),
      game.count('viper', 'stern'),
      game.count('viper', 'bow'),
      game.state.reserves.viper,
    ]).toEqual(['portBow', 0, 1, 0]);
  });

  test('R-TURN-126 location/base/hangar-deck worked example 13: all vipers damaged, destroyed or piloted', () => {
    const game = scene({
      players: [{ starbuck: { at: 'hangar-deck', hand: ['tactics/1'] } }, { boomer: { piloting: 'bow' } }, 'roslin'],
      reserves: { viper: 0 },
      damagedVipers: 4,
      destroyed: { viper: 3 },
    }).actions('starbuck');
    expect(game.ids('starbuck')).not.toContain('location');
  });

  test('R-TURN-126 location/base/hangar-deck nobody who cannot pilot', () => {
    const game = scene({ players: [{ tigh: { at: 'hangar-deck' } }, 'adama', 'roslin'] }).actions('tigh');
    expect(game.ids('tigh')).not.toContain('location');
  });
});

describe('location/base/armory', () => {
  test.each([
    [6, [3, 1]],
    [7, [3]],
    [8, [3]],
  ])('R-TURN-127 location/base/armory a %s against the centurion on space 1 leaves %j', (die, left) => {
    const game = activated('tigh', 'armory', { boarding: [3, 1] });
    expect(game.ids('tigh')).toEqual(['space3', 'space1']);
    expect(game.dice(die).choose('tigh', 'space1').state.boarding).toEqual(left);
  });
});

test('location/base/sickbay has no action', () => {
  const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'sickbay' } }] }).actions('tigh');
  expect(game.ids('tigh')).toEqual(['character/base/saul-tigh/declare-martial-law', 'pass']);
});

describe('location/base/brig', () => {
  test.each([
    ['politics/5', 'pass'],
    ['politics/4', 'fail'],
  ])('R-TURN-111 location/base/brig Politics and Tactics, 7: %s and a 2 %s', (strength, result) => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'brig' } }], destiny: [strength, 'tactics/2'] })
      .actions('tigh')
      .choose('tigh', 'location')
      .contributeNothing();
    expect([game.told('checkResult')[0]?.result, game.question('tigh')?.topic.kind]).toEqual([
      result,
      result === 'pass' ? 'chooseLocation' : undefined,
    ]);
  });
});

test('R-TURN-128 location/base/press-room draw 2 Politics cards', () => {
  expect(skillsOf(activated('tigh', 'press-room'), 'tigh')).toEqual(['politics', 'politics']);
});

describe('location/base/presidents-office', () => {
  const office = (): Table =>
    activated('baltar', 'presidents-office', {
      titles: { president: 'baltar' },
      quorumHand: ['food-rationing'],
      quorumDeck: ['inspirational-speech', 'arrest-order'],
    });

  test('R-TURN-128 location/base/presidents-office 1 Quorum card, seen before the next choice; then 1 more', () => {
    const game = office();
    expect([game.view('baltar').own?.quorumHand.length, game.ids('baltar')]).toEqual([
      2,
      ['option1', 'option2', 'option3'],
    ]);
    expect(game.choose('baltar', 'option1').state.quorumHand).toEqual(
      ['food-rationing', 'inspirational-speech', 'arrest-order'].map((slug) => `quorum/base/${slug}`),
    );
  });

  test('R-TURN-128 location/base/presidents-office or play one, also the one just drawn', () => {
    const game = office().choose('baltar', 'option2').dice(6).choose('baltar', 'inspirational-speech');
    expect([game.state.resources.morale, game.state.quorumHand]).toEqual([11, ['quorum/base/food-rationing']]);
  });

  test('R-TURN-128 location/base/presidents-office or neither', () => {
    const game = office().choose('baltar', 'option3');
    expect([game.question('baltar'), game.state.quorumHand.length]).toEqual([undefined, 2]);
  });

  test('R-TURN-128 location/base/presidents-office for the President only', () => {
    const game = scene({ players: ['roslin', { baltar: { at: 'presidents-office' } }, 'tigh'] }).actions('baltar');
    expect(game.ids('baltar')).not.toContain('location');
  });
});

describe('location/base/administration', () => {
  const elected = (strength: string, target: Person): Table =>
    scene({ players: ['roslin', 'adama', { boomer: { at: 'administration' } }], destiny: [strength, 'leadership/1'] })
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', target)
      .decline()
      .contributeNothing();

  test.each([
    ['politics/4', 'adama', 'adama'],
    ['politics/3', 'adama', 'roslin'],
    ['politics/4', 'boomer', 'boomer'],
  ] as const)(
    'R-TURN-129 location/base/administration with %s and a 1 for %s the President is %s',
    (strength, target, president) => {
      const game = elected(strength, target);
      expect([game.told('checkStarted')[0], game.holder('president')]).toMatchObject([
        { difficulty: 5, skills: ['politics', 'leadership'] },
        president,
      ]);
    },
  );

  test('R-TURN-129 location/base/administration a human player, in the Brig, stranded or oneself too', () => {
    const players = [
      'roslin',
      { adama: { at: 'brig' } },
      { tigh: { revealed: true } },
      { helo: { at: 'stranded' } },
      { boomer: { at: 'administration' } },
    ] as const;
    expect(candidates(scene({ players }).actions('boomer').choose('boomer', 'location'), 'boomer')).toEqual([
      'roslin',
      'adama',
      'helo',
      'boomer',
    ]);
  });

  const vice = { adama: { attached: ['assign-vice-president'] } } as const;

  test('R-TURN-129 R-TTL-18 location/base/administration while there is a Vice President, nobody else', () => {
    const game = scene({
      players: ['roslin', vice, { boomer: { at: 'administration' } }],
      destiny: ['politics/4', 'leadership/1'],
    })
      .actions('boomer')
      .choose('boomer', 'location')
      .decline()
      .contributeNothing();
    expect(game.holder('president')).toBe('adama');
  });

  test('R-TURN-129 R-TTL-18 location/base/administration as long as he is not President himself', () => {
    const game = scene({
      players: ['roslin', vice, { boomer: { at: 'administration' } }],
      titles: { president: 'adama' },
    })
      .actions('boomer')
      .choose('boomer', 'location');
    expect(candidates(game, 'boomer')).toEqual(['roslin', 'adama', 'boomer']);
  });
});

/** Every Quorum card of the base game. */
import { contentOf } from '../../../src/engine/content.ts';
import { defaultOptions } from '../../../src/engine/index.ts';
import { describe, expect, test } from 'vitest';
import { scene, type Person, type Scene, type Table } from '../scene.ts';

/** Roslin, the President, plays that card; Tigh is Admiral unless the scene says otherwise. */
function plays(card: string, set: Partial<Scene> = {}, dice: ReadonlyArray<number> = []): Table {
  const game = scene({ players: ['roslin', 'tigh', 'zarek'], quorumHand: [card], ...set }).actions('roslin');
  if (dice.length > 0) game.dice(...dice);
  return game.choose('roslin', card);
}

function candidates(game: Table, person: Person = 'roslin'): Array<Person> {
  return game.choices(person).choices.flatMap((choice) => (choice.kind === 'seat' ? [game.person(choice.seat)] : []));
}

const discarded = (game: Table): Array<string> => game.state.quorum.discard;

test('R-SET-05 the Quorum deck: 17 cards', () => {
  expect([...contentOf(defaultOptions).quorum.values()].reduce((sum, { copies }) => sum + copies, 0)).toBe(17);
});

describe('quorum/base/accept-prophecy', () => {
  test('quorum/base/accept-prophecy draws 1 card of any deck, also outside the skill set, and stays in play', () => {
    const game = plays('accept-prophecy');
    expect(game.ids('roslin')).toEqual(['politics', 'leadership', 'tactics', 'piloting', 'engineering']);
    game.choose('roslin', 'piloting');
    expect([game.player('roslin').hand.length, game.state.inPlay, discarded(game)]).toEqual([
      1,
      ['quorum/base/accept-prophecy'],
      [],
    ]);
  });

  const inPlay = ['quorum/base/accept-prophecy'];
  test.each(['tigh', 'zarek', 'roslin'] as const)(
    'quorum/base/accept-prophecy raises the check of Administration by 2, whoever is nominated (%s), and is discarded',
    (target) => {
      const game = scene({ players: [{ helo: { at: 'administration' } }, 'tigh', 'zarek', 'roslin'], inPlay })
        .actions('helo')
        .choose('helo', 'location')
        .choose('helo', target);
      expect([game.told('difficultyChanged'), game.state.inPlay, discarded(game)]).toEqual([
        [{ kind: 'difficultyChanged', by: 2, to: 7, why: inPlay[0] }],
        [],
        inPlay,
      ]);
    },
  );

  test('quorum/base/accept-prophecy raises the check of Admiral’s Quarters by 2 if the President is its target', () => {
    const game = scene({ players: [{ helo: { at: 'admirals-quarters' } }, 'tyrol', 'zarek', 'roslin'], inPlay })
      .actions('helo')
      .choose('helo', 'location')
      .choose('helo', 'roslin');
    expect([game.told('difficultyChanged').map(({ to }) => to), game.state.inPlay]).toEqual([[9], []]);
  });

  test('quorum/base/accept-prophecy leaves the check of Admiral’s Quarters alone if somebody else is its target', () => {
    const game = scene({ players: [{ helo: { at: 'admirals-quarters' } }, 'tyrol', 'zarek', 'roslin'], inPlay })
      .actions('helo')
      .choose('helo', 'location')
      .choose('helo', 'zarek');
    expect([game.told('difficultyChanged'), game.state.inPlay]).toEqual([[], inPlay]);
  });

  test('quorum/base/accept-prophecy changes no check of a Crisis card and stays when the fleet jumps', () => {
    const game = scene({ players: ['tigh', 'zarek', 'roslin'], inPlay })
      .crisis('cylon-accusation')
      .settle()
      .jump()
      .settle();
    expect([game.told('difficultyChanged'), game.state.inPlay]).toEqual([[], inPlay]);
  });
});

describe('quorum/base/arrest-order', () => {
  test('quorum/base/arrest-order sends a character to the Brig', () => {
    const game = plays('arrest-order').choose('roslin', 'tigh');
    expect([game.where('tigh'), game.holder('admiral'), discarded(game)]).toEqual([
      'brig',
      'zarek',
      ['quorum/base/arrest-order'],
    ]);
  });

  test('R-TURN-144 a Quorum card that does not stay lies on its discard pile before its text is resolved, one that may stay does not', () => {
    expect(discarded(plays('arrest-order'))).toEqual(['quorum/base/arrest-order']);
    expect(discarded(plays('assign-vice-president', { players: ['roslin', 'tigh', 'zarek'] }))).toEqual([]);
  });

  test('quorum/base/arrest-order the player may pick their own character; the President keeps the title', () => {
    const game = plays('arrest-order').choose('roslin', 'roslin');
    expect([game.where('roslin'), game.holder('president')]).toEqual(['brig', 'roslin']);
  });

  test('quorum/base/arrest-order nobody in the Brig, no Cylon player, no stranded character', () => {
    const game = plays('arrest-order', {
      players: [
        'roslin',
        { tigh: { at: 'brig' } },
        { zarek: { revealed: true } },
        { helo: { at: 'stranded' } },
        { boomer: { piloting: 'bow' } },
      ],
    });
    expect(candidates(game)).toEqual(['roslin', 'boomer']);
  });

  test('quorum/base/arrest-order without a legal target nothing happens and the card is discarded', () => {
    const game = plays('arrest-order', {
      players: [{ roslin: { at: 'brig' } }, { tigh: { at: 'brig' } }, { zarek: { revealed: true } }],
    });
    expect([game.told('sentTo'), discarded(game)]).toEqual([[], ['quorum/base/arrest-order']]);
  });
});

describe.each(['assign-arbitrator', 'assign-mission-specialist', 'assign-vice-president'])('quorum/base/%s', (card) => {
  test(`quorum/base/${card} the President draws 2 Politics cards and gives the card to another human player`, () => {
    const game = plays(card, { players: ['roslin', 'tigh', { zarek: { revealed: true } }, { helo: { at: 'brig' } }] });
    expect([game.told('skillsDrawn').flatMap(({ seat, skills }) => [seat, ...skills]), candidates(game)]).toEqual([
      [0, 'politics', 'politics'],
      ['tigh', 'helo'],
    ]);
    game.choose('roslin', 'helo');
    expect([game.player('helo').attached, discarded(game), game.state.quorumHand]).toEqual([
      [`quorum/base/${card}`],
      [],
      [],
    ]);
  });
});

describe('quorum/base/assign-arbitrator', () => {
  function judged(target: Person, at: 'admirals-quarters' | 'administration' = 'admirals-quarters'): Table {
    const game = scene({
      players: [{ helo: { at } }, { tyrol: { attached: ['assign-arbitrator'] } }, 'adama', 'roslin'],
    });
    return game.actions('helo').choose('helo', 'location').choose('helo', target);
  }

  test.each([
    ['option1', 3, 10],
    ['option2', -3, 4],
  ])(
    'quorum/base/assign-arbitrator its holder discards it to change the check of Admiral’s Quarters: %s, by %i to %i',
    (option, by, to) => {
      const game = judged('adama').choose('tyrol', 'assign-arbitrator').choose('tyrol', option);
      expect(game.told('difficultyChanged')).toMatchObject([{ by, to, why: 'quorum/base/assign-arbitrator' }]);
      expect([game.player('tyrol').attached, discarded(game)]).toEqual([[], ['quorum/base/assign-arbitrator']]);
    },
  );

  test('quorum/base/assign-arbitrator also in a check against its holder; before any card is added', () => {
    const game = judged('tyrol');
    expect([game.choices('tyrol').topic, game.told('destinyAdded')]).toEqual([
      { kind: 'react', window: 'beforeCards' },
      [],
    ]);
  });

  test('quorum/base/assign-arbitrator he may keep it', () => {
    const game = judged('adama').pass('tyrol').contributeNothing();
    expect([game.told('difficultyChanged'), game.player('tyrol').attached]).toEqual([
      [],
      ['quorum/base/assign-arbitrator'],
    ]);
  });

  test('quorum/base/assign-arbitrator not in other checks', () => {
    expect(judged('adama', 'administration').question('tyrol')?.topic).not.toEqual({
      kind: 'react',
      window: 'beforeCards',
    });
  });
});

describe('quorum/base/assign-mission-specialist', () => {
  const specialist: Scene = {
    players: ['adama', { zarek: { at: 'brig', attached: ['assign-mission-specialist'] } }, 'roslin'],
    destinations: ['icy-moon', 'deep-space', 'barren-planet', 'remote-planet'],
  };

  test('quorum/base/assign-mission-specialist at the next jump its holder, also in the Brig, chooses 1 of 3 destinations', () => {
    const game = scene(specialist).jump();
    expect([game.question('adama'), game.ids('zarek')]).toEqual([
      undefined,
      ['destination/base/icy-moon', 'destination/base/deep-space', 'destination/base/barren-planet'],
    ]);
  });

  test('quorum/base/assign-mission-specialist the other 2 go under the deck, the card is discarded', () => {
    const game = scene(specialist).jump().choose('zarek', 'barren-planet').settle();
    expect([game.state.travelled, game.player('zarek').attached, discarded(game)]).toEqual([
      ['destination/base/barren-planet'],
      [],
      ['quorum/base/assign-mission-specialist'],
    ]);
    expect(game.state.destinations.deck.slice(0, 2).sort()).toEqual([
      'destination/base/deep-space',
      'destination/base/icy-moon',
    ]);
    expect(JSON.stringify(game.told('cardPutBack', 'adama'))).not.toContain('destination/base');
  });

  test('quorum/base/assign-mission-specialist decisions of the chosen card stay with the Admiral', () => {
    const game = scene(specialist).jump().choose('zarek', 'icy-moon');
    expect([game.question('zarek'), game.choices('adama').topic.kind]).toEqual([undefined, 'takeRisk']);
  });

  test('quorum/base/assign-mission-specialist the jump after that is the Admiral’s again', () => {
    const game = scene(specialist).jump().choose('zarek', 'barren-planet').settle().jump();
    expect(game.choices('adama').topic).toEqual({ kind: 'chooseDestination' });
  });
});

describe('quorum/base/assign-vice-president', () => {
  const vice = { attached: ['assign-vice-president'] };

  test('quorum/base/assign-vice-president nobody else can be nominated in Administration', () => {
    const game = scene({ players: [{ helo: { at: 'administration' } }, { tigh: vice }, 'zarek', 'roslin'] })
      .actions('helo')
      .choose('helo', 'location');
    expect(game.told('targetChosen')).toMatchObject([{ by: 0, target: 1 }]);
  });

  test('quorum/base/assign-vice-president while its holder is President it has no effect', () => {
    const game = scene({
      players: [{ helo: { at: 'administration' } }, { tigh: vice }, 'zarek', 'roslin'],
      titles: { president: 'tigh' },
    })
      .actions('helo')
      .choose('helo', 'location');
    expect(candidates(game, 'helo')).toEqual(['helo', 'tigh', 'zarek', 'roslin']);
  });

  test('quorum/base/assign-vice-president it is discarded when its holder is revealed as a Cylon', () => {
    const game = scene({ players: [{ tigh: { ...vice, loyalty: ['cylon'] } }, 'zarek', 'roslin'] })
      .actions('tigh')
      .choose('tigh', 'you-are-a-cylon-can-reduce-morale-by-1')
      .pass('tigh');
    expect([game.player('tigh').attached, discarded(game)]).toEqual([[], ['quorum/base/assign-vice-president']]);
  });
});

describe('quorum/base/authorization-of-brutal-force', () => {
  const card = 'authorization-of-brutal-force';
  const fleet: Partial<Scene> = { ships: { bow: { raider: 2 }, stern: { raider: 2, heavyRaider: 1 } }, boarding: [2] };

  test('quorum/base/authorization-of-brutal-force destroys 3 raiders of any areas', () => {
    const game = plays(card, fleet)
      .choose('roslin', 'option1')
      .choose('roslin', 'bow')
      .choose('roslin', 'stern')
      .choose('roslin', 'bow');
    expect([
      game.count('raider', 'bow'),
      game.count('raider', 'stern'),
      game.count('heavyRaider'),
      game.state.boarding.length,
    ]).toEqual([0, 1, 1, 1]);
  });

  test('quorum/base/authorization-of-brutal-force or a heavy raider', () => {
    const game = plays(card, fleet).choose('roslin', 'option2');
    expect([game.count('raider'), game.count('heavyRaider'), game.state.boarding.length]).toEqual([4, 0, 1]);
  });

  test('quorum/base/authorization-of-brutal-force or a centurion on the Boarding Party track, which one the player chooses', () => {
    const game = plays(card, { boarding: [1, 3] })
      .choose('roslin', 'option3')
      .choose('roslin', 'space3');
    expect(game.state.boarding).toEqual([1]);
  });

  test.each([
    [1, 11],
    [2, 11],
    [3, 12],
    [8, 12],
  ])('quorum/base/authorization-of-brutal-force then a roll of %i leaves population %i', (die, population) => {
    const game = plays(card, { boarding: [1] })
      .dice(die)
      .choose('roslin', 'option3');
    expect([game.state.resources.population, discarded(game)]).toEqual([
      population,
      ['quorum/base/authorization-of-brutal-force'],
    ]);
  });
});

describe('quorum/base/encourage-mutiny', () => {
  test.each([
    [3, 'zarek', 10],
    [8, 'zarek', 10],
    [2, 'tigh', 9],
    [1, 'tigh', 9],
  ] as const)('quorum/base/encourage-mutiny on a roll of %i %s is Admiral and morale %i', (die, admiral, morale) => {
    const game = plays('encourage-mutiny', { players: ['roslin', 'tigh', 'zarek', 'helo'] })
      .dice(die)
      .choose('roslin', 'zarek');
    expect([game.holder('admiral'), game.state.resources.morale, discarded(game)]).toEqual([
      admiral,
      morale,
      ['quorum/base/encourage-mutiny'],
    ]);
  });

  test('quorum/base/encourage-mutiny the picked player rolls', () => {
    const game = plays('encourage-mutiny', { players: ['roslin', 'tigh', 'zarek', 'helo'] })
      .dice(5)
      .choose('roslin', 'zarek');
    expect(game.told('dieRolled')).toMatchObject([{ seat: 2, die: 5 }]);
  });

  test('quorum/base/encourage-mutiny not the player, not the Admiral, nobody in the Brig, no Cylon player', () => {
    const game = plays('encourage-mutiny', {
      players: [
        'roslin',
        'tigh',
        { zarek: { at: 'brig' } },
        { boomer: { revealed: true } },
        { helo: { at: 'stranded' } },
        'baltar',
      ],
    });
    expect(candidates(game)).toEqual(['helo', 'baltar']);
  });

  test('quorum/base/encourage-mutiny the nukes go with the title', () => {
    const game = plays('encourage-mutiny', {
      ships: { bow: { basestar: 1 } },
      nukes: 2,
      players: ['roslin', 'tigh', 'zarek', 'helo'],
    })
      .dice(6)
      .choose('roslin', 'zarek')
      .actions('zarek');
    expect(game.ids('zarek')).toContain('launchNuke');
  });
});

describe.each([
  ['food-rationing', 'food', 8],
  ['inspirational-speech', 'morale', 10],
] as const)('quorum/base/%s', (card, resource, before) => {
  test.each([6, 7, 8])(`quorum/base/${card} a roll of %i gains 1 and removes the card from the game`, (die) => {
    const game = plays(card, {}, [die]);
    expect([game.state.resources[resource], game.state.removed, discarded(game)]).toEqual([
      before + 1,
      [`quorum/base/${card}`],
      [],
    ]);
  });

  test.each([1, 5])(`quorum/base/${card} a roll of %i does nothing, and the card is discarded`, (die) => {
    const game = plays(card, {}, [die]);
    expect([game.state.resources[resource], game.state.removed, discarded(game)]).toEqual([
      before,
      [],
      [`quorum/base/${card}`],
    ]);
  });

  test(`quorum/base/${card} Strategic Planning helps the roll`, () => {
    const game = plays(card, { players: [{ roslin: { hand: ['strategic-planning/3'] } }, 'tigh', 'zarek'] })
      .dice(4)
      .choose('roslin', 'strategic-planning/3');
    expect(game.decline().state.resources[resource]).toBe(before + 1);
  });
});

describe('quorum/base/presidential-pardon', () => {
  test('quorum/base/presidential-pardon the President puts somebody of the Brig on another location of Galactica', () => {
    const game = plays('presidential-pardon', { players: ['roslin', { tigh: { at: 'brig' } }, 'zarek'] });
    expect(game.ids('roslin')).not.toContain('location/base/brig');
    expect(
      game.ids('roslin').filter((id) => ['location/base/press-room', 'location/base/caprica'].includes(id)),
    ).toEqual([]);
    game.choose('roslin', 'armory');
    expect([game.where('tigh'), discarded(game)]).toEqual(['armory', ['quorum/base/presidential-pardon']]);
  });

  test('quorum/base/presidential-pardon it is not optional once played, and Sickbay is no place to choose', () => {
    const game = plays('presidential-pardon', { players: ['roslin', { tigh: { at: 'brig' } }, 'zarek'] });
    expect([game.choices('roslin').min, game.ids('roslin').includes('location/base/sickbay')]).toEqual([1, false]);
  });

  test('quorum/base/presidential-pardon only others in the Brig, not the player', () => {
    const game = plays('presidential-pardon', {
      players: [
        { roslin: { at: 'brig' } },
        { tigh: { at: 'brig' } },
        { zarek: { at: 'brig' } },
        { helo: { at: 'sickbay' } },
      ],
    });
    expect(candidates(game)).toEqual(['tigh', 'zarek']);
  });

  test('quorum/base/presidential-pardon a former Admiral does not get the title back', () => {
    const game = plays('presidential-pardon', {
      players: ['roslin', { tigh: { at: 'brig' } }, 'zarek'],
      titles: { admiral: 'zarek' },
    }).choose('roslin', 'command');
    expect(game.holder('admiral')).toBe('zarek');
  });
});

describe('quorum/base/release-cylon-mugshots', () => {
  const mugshots = 'release-cylon-mugshots';

  test('quorum/base/release-cylon-mugshots the President sees a random Loyalty card of another human player, in secret', () => {
    const game = plays(mugshots, { players: ['roslin', { tigh: { loyalty: ['cylon', 'human'] } }, 'zarek'] })
      .dice(8)
      .choose('roslin', 'tigh');
    expect(game.told('loyaltySeen', 'roslin')).toMatchObject([{ by: 0, of: 1, count: 1, cards: { length: 1 } }]);
    expect(game.told('loyaltySeen', 'zarek')).toEqual([{ kind: 'loyaltySeen', by: 0, of: 1, count: 1 }]);
  });

  test('quorum/base/release-cylon-mugshots R-TTL-14 no Cylon player and not their own card', () => {
    const game = plays(mugshots, {
      players: ['roslin', { tigh: { revealed: true, loyalty: ['human'] } }, 'zarek', 'helo'],
    });
    expect(candidates(game)).toEqual(['zarek', 'helo']);
  });

  test.each([
    [1, 9],
    [3, 9],
    [4, 10],
    [8, 10],
  ])('quorum/base/release-cylon-mugshots a roll of %i leaves morale %i', (die, morale) => {
    // Without a card to draw at random the roll is the next number.
    const game = plays(mugshots, { inPlay: ['detector-sabotage'] })
      .dice(die)
      .choose('roslin', 'tigh');
    expect([game.state.resources.morale, discarded(game)]).toEqual([morale, ['quorum/base/release-cylon-mugshots']]);
  });

  test('quorum/base/release-cylon-mugshots first the look, then the roll', () => {
    const game = plays(mugshots).choose('roslin', 'tigh');
    expect(
      game.events
        .filter(({ audience }) => audience === 'public')
        .map(({ what }) => what.kind)
        .filter((kind) => kind === 'loyaltySeen' || kind === 'dieRolled'),
    ).toEqual(['loyaltySeen', 'dieRolled']);
  });

  test('quorum/base/release-cylon-mugshots while looking is forbidden only the roll is made', () => {
    const game = plays(mugshots, { inPlay: ['detector-sabotage'] }).choose('roslin', 'tigh');
    expect([game.told('loyaltySeen'), game.told('lookPrevented').length, game.told('dieRolled').length]).toEqual([
      [],
      1,
      1,
    ]);
  });

  test('quorum/base/release-cylon-mugshots with nobody to look at only the roll is made', () => {
    const game = plays(mugshots, { players: ['roslin', { tigh: { revealed: true } }, { zarek: { revealed: true } }] });
    expect([game.told('loyaltySeen'), game.told('dieRolled').length, discarded(game)]).toEqual([
      [],
      1,
      ['quorum/base/release-cylon-mugshots'],
    ]);
  });
});

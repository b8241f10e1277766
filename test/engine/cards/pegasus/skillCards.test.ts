import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';
import { beforeThePhase, newCapricaScene } from '../../newCapricaScene.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';

const table = (hand: ReadonlyArray<string>, set: Partial<Scene> = {}): Table =>
  pegasusScene({ players: [{ tigh: { hand } }, 'zarek', 'roslin'], ...set });
const check = (hand: ReadonlyArray<string>, set: Partial<Scene> = {}): Table =>
  table(hand, set).crisis('elections-loom');
const move = (game: Table): Table => game.call('move', { seat: 0, to: undefined, abilities: true });

const low = [
  [1, 1],
  [2, 1],
];
const high = [
  [3, 1],
  [4, 1],
  [5, 1],
];

/** The strength and number of copies as the reference prints them. */
test.each([
  [
    'investigative-committee',
    'politics',
    [
      [3, 4],
      [4, 2],
      [5, 1],
    ],
  ],
  ['support-the-people', 'politics', low],
  ['preventative-policy', 'politics', high],
  ['major-victory', 'leadership', low],
  ['at-any-cost', 'leadership', high],
  ['guts-and-initiative', 'tactics', low],
  ['critical-situation', 'tactics', high],
  ['full-throttle', 'piloting', low],
  ['run-interference', 'piloting', high],
  ['jury-rigged', 'engineering', low],
  ['calculations', 'engineering', high],
  ['broadcast-location', 'treachery', [[1, 8]]],
  ['by-your-command', 'treachery', [[1, 4]]],
  ['special-destiny', 'treachery', [[2, 5]]],
  ['gods-plan', 'treachery', [[2, 3]]],
  ['human-weakness', 'treachery', [[3, 2]]],
  ['sabotage', 'treachery', [[3, 4]]],
] as const)('skill/pegasus/%s is in the %s deck with its strengths', (slug, skill, values) => {
  const deck = table([]).state.skillDecks[skill];
  const destiny = table([]).state.destiny;
  const copies = [...(deck?.deck ?? []), ...destiny].filter((card) => card.startsWith(`skill/pegasus/${slug}/`));
  expect(values.map(([value]) => [value, copies.filter((card) => card.endsWith(`/${value}`)).length])).toEqual(values);
  expect(copies).toHaveLength(values.reduce((sum, [, count]) => sum + count, 0));
});

describe('before a check', () => {
  test('skill/pegasus/support-the-people: who has 4 cards or fewer may draw 2; the played card counts no more', () => {
    const five = ['support-the-people/1', 'tactics/1', 'tactics/2', 'tactics/1', 'tactics/2'];
    const game = check(five, {
      players: [
        { tigh: { hand: five } },
        { zarek: { hand: ['politics/1', 'politics/2', 'politics/1', 'politics/2', 'politics/1'] } },
        'roslin',
      ],
    }).choose('tigh', 'support-the-people/1');
    expect(game.choices('tigh').topic.kind).toBe('chooseEffect');
    game.choose('tigh', 'option2');
    expect(game.question('zarek')?.topic.kind).not.toBe('chooseEffect');
    expect(game.choices('roslin').topic.kind).toBe('chooseEffect');
  });

  test('skill/pegasus/support-the-people: 2 cards of their own skill set; Cylon players are not asked', () => {
    const hand = ['support-the-people/1'];
    const game = check(hand, {
      players: [{ tigh: { hand } }, { zarek: { revealed: true } }, { roslin: { at: 'command' } }],
    })
      .choose('tigh', 'support-the-people/1')
      .choose('tigh', 'option1');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'drawSkill', count: 2 } });
    expect(game.ids('tigh')).toEqual(['leadership', 'tactics']);
    game.choose('tigh', 'tactics').choose('tigh', 'tactics');
    expect([game.player('tigh').hand.length, game.person(game.choices('roslin').seat)]).toEqual([2, 'roslin']);
    expect(game.question('zarek')).toBeUndefined();
  });

  test('skill/pegasus/at-any-cost: Treachery counts for the check', () => {
    const game = check(['at-any-cost/3'], { destiny: ['special-destiny/2', 'politics/4'] })
      .choose('tigh', 'at-any-cost/3')
      .contributeNothing();
    expect(game.told('checkRevealed')[0]?.positive).toHaveLength(2);
  });

  test('R-CHK-24 skill/pegasus/at-any-cost: also where Treachery counts anyway, because it makes the check reckless', () => {
    const game = table(['at-any-cost/3'], { destiny: ['broadcast-location/1', 'politics/4'] })
      .call('activateLocation', { seat: 0, location: 'location/pegasus/airlock' })
      .choose('tigh', 'zarek');
    game.choose('tigh', 'at-any-cost/3').contributeNothing();
    expect([game.told('reckless').length, game.count('basestar', 'bow')]).toEqual([1, 1]);
  });

  test('skill/pegasus/guts-and-initiative: no Destiny cards', () => {
    const game = check(['guts-and-initiative/1']);
    const before = game.state.destiny.length;
    game.choose('tigh', 'guts-and-initiative/1').contributeNothing();
    expect([game.state.destiny.length, game.told('destinyAdded')[0]?.count]).toEqual([before, 0]);
  });

  test('R-CHK-28 skill/pegasus/jury-rigged: 4 lower, the middle result stays where it is', () => {
    const game = check(['jury-rigged/1', 'tactics/1'], { destiny: ['politics/3', 'piloting/1'] }).choose(
      'tigh',
      'jury-rigged/1',
    );
    expect(game.view('public').check).toMatchObject({ difficulty: 4, partialAt: 5 });
  });
});

describe('instead of moving', () => {
  test('R-PEG-74 skill/pegasus/preventative-policy: a resource at 0 loses nothing, and its protection still holds', () => {
    const game = table([], { resources: { food: 0 } }).resolve(
      [{ protect: 'food' }, { lose: { food: 1 } }, { gain: { food: 3 } }, { lose: { food: 2 } }],
      'tigh',
    );
    expect([game.state.resources.food, game.told('lossLessened').length]).toEqual([2, 1]);
  });

  test('R-PEG-74 skill/pegasus/preventative-policy: at 1 a loss of 2 is a loss of 1', () => {
    const game = table([], { resources: { food: 1 } }).resolve([{ protect: 'food' }, { lose: { food: 2 } }], 'tigh');
    expect(game.state.resources.food).toBe(0);
  });

  test('R-PEG-74 skill/pegasus/preventative-policy: the next loss of the named resource in this turn is 1 smaller', () => {
    const game = move(table(['preventative-policy/3']))
      .choose('tigh', 'preventative-policy/3')
      .choose('tigh', 'option2');
    game.resolve([{ lose: { fuel: 1 } }, { lose: { food: 2 } }, { lose: { food: 1 } }], 'tigh');
    expect(game.state.resources).toMatchObject({ fuel: 7, food: 6 });
  });

  test('skill/pegasus/critical-situation: an action now; once in a turn', () => {
    const game = move(table(['critical-situation/3', 'critical-situation/4'])).choose('tigh', 'critical-situation/3');
    expect(game.choices('tigh').topic.kind).toBe('action');
    game.choose('tigh', 'pass');
    expect(move(game).ids('tigh')).not.toContain('skill/pegasus/critical-situation/4');
  });

  test('skill/pegasus/critical-situation: one action', () => {
    const game = move(table(['critical-situation/3', 'consolidate-power/1']))
      .choose('tigh', 'critical-situation/3')
      .choose('tigh', 'consolidate-power/1')
      .choose('tigh', 'tactics')
      .choose('tigh', 'tactics');
    expect(game.told('actionTaken')).toHaveLength(2);
    expect(game.question('tigh')).toBeUndefined();
  });

  test('skill/pegasus/full-throttle: to any area, then an attack; either may be left out', () => {
    const flying = (): Table =>
      pegasusScene({
        players: [{ starbuck: { piloting: 'bow', hand: ['full-throttle/1'] } }, 'zarek', 'roslin'],
        ships: { stern: { raider: 1 }, bow: { raider: 1 } },
      })
        .actions('starbuck')
        .choose('starbuck', 'full-throttle/1');
    const game = flying().choose('starbuck', 'stern').dice(3).choose('starbuck', 'attack-stern-raider').decline();
    expect([game.where('starbuck'), game.count('raider', 'stern')]).toEqual(['stern', 0]);
    expect(flying().pass('starbuck').ids('starbuck')).toEqual(['attack-bow-raider']);
  });

  test('skill/pegasus/gods-plan: changes places with the top card of the Destiny deck', () => {
    const game = pegasusScene({
      players: [{ tigh: { revealed: true, hand: ['gods-plan/2'] } }, 'zarek', 'roslin'],
      destiny: ['politics/5'],
    });
    move(game).choose('tigh', 'gods-plan/2');
    expect([game.state.destiny.at(-1), game.player('tigh').hand]).toEqual([
      'skill/pegasus/gods-plan/2',
      ['skill/pegasus/investigative-committee/5'],
    ]);
    expect(game.told('destinySwapped')[0]).not.toHaveProperty('taken');
    expect(game.state.skillDecks.treachery?.discard).toEqual([]);
  });
});

describe('in combat', () => {
  test('skill/pegasus/run-interference: the first 4 raiders of their own area miss without a roll', () => {
    const game = pegasusScene({
      players: ['zarek', { starbuck: { piloting: 'bow', hand: ['run-interference/3'] } }, 'roslin'],
      ships: { bow: { raider: 5 } },
    })
      .activate('raiders')
      .choose('starbuck', 'run-interference/3')
      .decline();
    expect([game.told('raiderMisses').length, game.told('dieRolled').length]).toEqual([4, 1]);
  });

  test('skill/pegasus/run-interference: only with raiders in their own area', () => {
    const game = pegasusScene({
      players: ['zarek', { starbuck: { piloting: 'bow', hand: ['run-interference/3'] } }, 'roslin'],
      ships: { stern: { raider: 1 } },
    }).activate('raiders');
    expect(game.question('starbuck')).toBeUndefined();
  });

  test('skill/pegasus/major-victory: after their own victory, on 5 or more 1 morale; once in a turn', () => {
    const game = table(['major-victory/1', 'major-victory/2'], { ships: { bow: { basestar: 1 } } });
    game.call('damageBasestar', { ship: game.state.ships[0]?.id ?? 0, count: 3, by: 0 });
    game.dice(5).choose('tigh', 'major-victory/1').decline();
    expect(game.state.resources.morale).toBe(11);
    game.state.boarding = [1];
    game.resolve([{ destroyCylons: { kind: 'centurion', count: 1 } }], 'tigh');
    expect(game.question('tigh')).toBeUndefined();
  });

  test('skill/pegasus/major-victory: a centurion is a victory too, that of somebody else is not', () => {
    const game = table(['major-victory/1'], { boarding: [1, 2] });
    expect(
      game
        .resolve([{ destroyCylons: { kind: 'centurion', count: 1 } }], 'zarek')
        .settle(1)
        .question('tigh'),
    ).toBeUndefined();
    expect(game.resolve([{ destroyCylons: { kind: 'centurion', count: 1 } }], 'tigh').ids('tigh')).toEqual([
      'skill/pegasus/major-victory/1',
    ]);
  });

  test('R-TURN-154 skill/pegasus/calculations: 1 up or down after the roll, once, and within 1 to 8', () => {
    const roll = (die: number, option: string): number | undefined => {
      const game = table(['calculations/3', 'calculations/4'])
        .dice(die)
        .resolve([{ roll: { results: [{ from: 1, to: 8, then: [] }] } }], 'tigh');
      game.choose('tigh', 'calculations/3').choose('tigh', option);
      expect(game.question('tigh')).toBeUndefined();
      return game.told('dieAdjusted')[0]?.result;
    };
    expect([roll(4, 'option1'), roll(4, 'option2'), roll(8, 'option1'), roll(1, 'option2')]).toEqual([5, 3, 8, 1]);
  });

  test('R-TURN-142 R-TURN-160 skill/pegasus/calculations: a new roll is another die roll, and what was changed before is gone', () => {
    const game = table(['calculations/3', 'calculations/4'], {
      players: [
        { tigh: { hand: ['calculations/3', 'calculations/4'] } },
        { starbuck: { hand: ['evasive-maneuvers/1'] } },
        'roslin',
      ],
      ships: { bow: { raider: 1, viper: 1 } },
    });
    game
      .dice(8, 4)
      .activate('raiders')
      .choose('tigh', 'calculations/3')
      .pass('starbuck')
      .choose('tigh', 'option2')
      .choose('starbuck', 'evasive-maneuvers/1');
    expect(game.told('dieRolled').at(-1)).toMatchObject({ result: 4 });
    game.choose('tigh', 'calculations/4').choose('tigh', 'option1');
    expect(game.told('dieAdjusted').map(({ result }) => result)).toEqual([7, 5]);
    expect(game.question('tigh')).toBeUndefined();
  });
});

describe('Treachery', () => {
  const reckless = (destiny: ReadonlyArray<string>, set: Partial<Scene> = {}): Table =>
    check(['jury-rigged/1'], { destiny, ...set })
      .choose('tigh', 'jury-rigged/1')
      .contributeNothing();

  test('skill/pegasus/broadcast-location places a basestar ahead and a civilian ship behind', () => {
    const game = reckless(['broadcast-location/1', 'piloting/1']);
    expect([game.count('basestar', 'bow'), game.count('civilian', 'stern')]).toEqual([1, 1]);
  });

  test('R-CMB-46 skill/pegasus/by-your-command activates raiders and heavy raiders, but the centurions stay', () => {
    const game = reckless(['by-your-command/1', 'piloting/1'], {
      boarding: [1],
      ships: { portBow: { heavyRaider: 1 }, bow: { raider: 1 }, stern: { civilian: 1 } },
    });
    // The icon of the Crisis card moves them later, the boarded one too.
    expect(game.told('centurionBoarded')).toHaveLength(1);
    expect(game.told('centurionsAdvanced')).toEqual([{ kind: 'centurionsAdvanced', spaces: [2, 1] }]);
    expect(game.told('shipMoved')).toMatchObject([{ ship: 'raider' }]);
  });

  test('R-NCA-60 skill/pegasus/by-your-command activates the occupation forces too, and places none outside the phase', () => {
    const abilities = catalogue.skillCards.get('skill/pegasus/by-your-command')?.effects ?? [];
    const there = newCapricaScene({ players: ['tigh', 'zarek', 'roslin'], forces: ['occupation-authority'] }).resolve(
      abilities,
      'tigh',
      'skill/pegasus/by-your-command',
    );
    expect(there.state.modules.newCaprica?.forces).toEqual(['location/pegasus/breeders-canyon']);
    expect(
      beforeThePhase({ players: ['tigh', 'zarek', 'roslin'] })
        .resolve(abilities, 'tigh', 'skill/pegasus/by-your-command')
        .told('forcePlaced'),
    ).toEqual([]);
  });

  test('skill/pegasus/special-destiny lets every player draw a Treachery card', () => {
    const game = reckless(['special-destiny/2', 'piloting/1'], {
      players: [{ tigh: { hand: ['jury-rigged/1'] } }, { zarek: { revealed: true } }, 'roslin'],
    });
    expect(game.told('skillsDrawn').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('skill/pegasus/human-weakness: needs a human in the Brig; the fleet loses what it has most of', () => {
    const cylon = (brig: boolean): Table =>
      pegasusScene({
        players: [
          { tigh: { revealed: true, at: 'caprica', hand: ['human-weakness/3'] } },
          brig ? { zarek: { at: 'brig' } } : 'zarek',
          'roslin',
        ],
      }).actions('tigh');
    expect(cylon(false).ids('tigh')).not.toContain('skill/pegasus/human-weakness/3');
    expect(cylon(true).choose('tigh', 'human-weakness/3').state.resources.population).toBe(11);
  });

  test('skill/pegasus/human-weakness: a human in Detention is enough, wherever the Cylon stands', () => {
    const game = newCapricaScene({
      players: [{ tigh: { revealed: true, hand: ['human-weakness/3'] } }, 'zarek', 'roslin'],
      returned: 'quiet',
      on: { tigh: 'caprica', zarek: 'detention' },
    }).actions('tigh');
    expect(game.ids('tigh')).toContain('skill/pegasus/human-weakness/3');
  });

  test('skill/pegasus/human-weakness: on a tie the current player says which', () => {
    const game = pegasusScene({
      players: [
        { tigh: { revealed: true, at: 'caprica', hand: ['human-weakness/3'] } },
        { zarek: { at: 'brig' } },
        'roslin',
      ],
      resources: { population: 10 },
    })
      .actions('tigh')
      .choose('tigh', 'human-weakness/3');
    expect(game.ids('tigh')).toEqual(['morale', 'population']);
    expect(game.choose('tigh', 'morale').state.resources).toMatchObject({ morale: 9, population: 10 });
  });

  test('skill/pegasus/sabotage damages Galactica, or Pegasus if the current player says so', () => {
    const game = pegasusScene({
      players: [
        { tigh: { hand: ['special-destiny/2'] } },
        { zarek: { revealed: true, hand: ['sabotage/3'] } },
        'roslin',
      ],
    });
    game
      .call('discard', { from: [{ seat: 0, count: 1 }], why: 'cost', cost: true })
      .choose('zarek', 'sabotage/3')
      .choose('tigh', 'pegasus');
    expect(game.told('pegasusDamaged')).toHaveLength(1);
  });
});

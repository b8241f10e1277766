/** Allies who do something about the fleet: ships, damage, resources, the jump. Each card by its id, both results. */
import { describe, expect, test } from 'vitest';
import { meet } from '../../allyScene.ts';

describe('ally/exodus/aaron-kelly', () => {
  test('benevolent: up to 4 activations of unmanned vipers, the same one more than once', () => {
    const game = meet('aaron-kelly', 'b', { ships: { bow: { viper: 1, raider: 1 } } });
    expect(game.choices('helo').topic).toMatchObject({ kind: 'viperActivation', left: 4 });
    game
      .choose('helo', 'move-bow-starboardBow')
      .choose('helo', 'move-starboardBow-bow')
      .choose('helo', 'launch-portBow');
    expect(game.choices('helo').topic).toMatchObject({ left: 1 });
    game.pass('helo');
    expect(game.question('helo')).toBeUndefined();
    expect([game.count('viper', 'bow'), game.count('viper', 'portBow')]).toEqual([1, 1]);
  });

  test('antagonistic: Galactica is damaged', () => {
    expect(meet('aaron-kelly', 'a').told('galacticaDamaged')).toHaveLength(1);
  });
});

describe('ally/exodus/alex-crashdown-quartararo', () => {
  test('benevolent: the next Destination card is seen by the one who meets him, and goes under the deck if wanted', () => {
    const game = meet('alex-crashdown-quartararo', 'b', { destinations: ['barren-planet'] });
    expect(game.told('cardsSeen', 'helo')).toEqual([
      { kind: 'cardsSeen', seat: 0, deck: 'destination', cards: ['destination/base/barren-planet'] },
    ]);
    game.choose('helo', 'bottom');
    expect(game.state.destinations.deck[0]).toBe('destination/base/barren-planet');
  });

  test('benevolent: nothing without a Destination card', () => {
    const game = meet('alex-crashdown-quartararo', 'd');
    game.state.destinations = { deck: [], discard: [] };
    game.resolve([{ lookAtTop: ['destination'] }], 'helo', 'ally/exodus/alex-crashdown-quartararo');
    expect([game.question('helo'), game.told('cardsSeen', 'helo')]).toEqual([undefined, []]);
  });

  test.each([
    [4, 11],
    [5, 12],
  ])('antagonistic: on a %i the population is %i', (die, population) => {
    const game = meet('alex-crashdown-quartararo', 'd');
    game
      .dice(die)
      .resolve(
        [{ roll: { results: [{ from: 1, to: 4, then: [{ lose: { population: 1 } }] }] } }],
        'helo',
        'ally/exodus/alex-crashdown-quartararo',
      )
      .decline();
    expect(game.state.resources.population).toBe(population);
  });

  test('antagonistic: the player who meets him rolls', () => {
    expect(meet('alex-crashdown-quartararo', 'a').told('dieRolled')).toMatchObject([{ seat: 0 }]);
  });
});

describe('ally/exodus/anastasia-dee-dualla', () => {
  const ships = { bow: { civilian: 1 }, stern: { civilian: 1 } } as const;

  test('benevolent: all faces are seen in secret, then some ships move one area each', () => {
    const game = meet('anastasia-dee-dualla', 'b', { ships, civilians: ['1-population', '2-population'] });
    expect(game.told('civiliansSeen', 'helo')).toMatchObject([
      {
        ships: [
          { area: 'bow', token: 'token/base/civilian-ship-1-population' },
          { area: 'stern', token: 'token/base/civilian-ship-2-population' },
        ],
      },
    ]);
    expect(game.told('civiliansSeen')).toEqual([
      { kind: 'civiliansSeen', seat: 0, ships: [{ area: 'bow' }, { area: 'stern' }] },
    ]);
    expect(game.choices('helo')).toMatchObject({ topic: { kind: 'shipsToMove' }, min: 0, max: 2 });
    const [first = ''] = game.ids('helo');
    game.choose('helo', first).choose('helo', 'portBow');
    expect([game.count('civilian', 'bow'), game.count('civilian', 'portBow'), game.count('civilian', 'stern')]).toEqual(
      [0, 1, 1],
    );
    expect(game.question('helo')).toBeUndefined();
  });

  test('benevolent: none has to move, and one that was chosen may stay', () => {
    const game = meet('anastasia-dee-dualla', 'b', { ships });
    game
      .choose('helo', ...game.ids('helo'))
      .pass('helo')
      .pass('helo');
    expect([game.count('civilian', 'bow'), game.count('civilian', 'stern')]).toEqual([1, 1]);
  });

  test('R-ION-40, R-TURN-149 benevolent: nobody looks at anything without a civilian ship in space', () => {
    expect(meet('anastasia-dee-dualla', 'b').events.map(({ what }) => what.kind)).not.toContain('civiliansSeen');
  });

  test('antagonistic: 2 trauma tokens', () => {
    expect(meet('anastasia-dee-dualla', 'a', { pool: 'ba' }).told('traumaDrawn')).toMatchObject([
      { seat: 0, count: 2 },
    ]);
  });
});

describe('ally/exodus/brendan-hot-dog-costanza', () => {
  test('benevolent: 2 raiders of one area are destroyed', () => {
    const game = meet('brendan-hot-dog-costanza', 'b', { ships: { bow: { raider: 3 }, stern: { raider: 1 } } });
    game.choose('helo', 'bow');
    expect([game.count('raider', 'bow'), game.count('raider', 'stern')]).toEqual([1, 1]);
  });

  test('benevolent: as many as there are, also none, and never Scar', () => {
    const game = meet('brendan-hot-dog-costanza', 'b', { ships: { bow: { raider: 2 } } });
    const [scar] = game.state.ships;
    if (scar?.kind === 'raider') scar.scar = true;
    game.choose('helo', 'bow');
    expect(game.count('raider', 'bow')).toBe(1);
    expect(
      meet('brendan-hot-dog-costanza', 'b', { ships: { bow: { raider: 2 } } })
        .choose('helo', 'stern')
        .count('raider'),
    ).toBe(2);
  });

  test.each([
    [4, 9],
    [5, 10],
  ])('antagonistic: on a %i morale is %i', (die, morale) => {
    const game = meet('brendan-hot-dog-costanza', 'd');
    const list = [{ roll: { results: [{ from: 1, to: 4, then: [{ lose: { morale: 1 } }] }] } }] as const;
    game.dice(die).resolve(list, 'helo', 'ally/exodus/brendan-hot-dog-costanza').decline();
    expect(game.state.resources.morale).toBe(morale);
  });

  test('antagonistic: a die is rolled', () => {
    expect(meet('brendan-hot-dog-costanza', 'a').told('dieRolled')).toHaveLength(1);
  });
});

describe('ally/exodus/brother-cavil', () => {
  test('benevolent: a token of their choice goes, then another one at random', () => {
    const game = meet('brother-cavil', 'b', { trauma: { helo: 'aab' } });
    expect(game.choices('helo')).toMatchObject({ topic: { kind: 'discardTrauma', count: 1 }, privacy: 'private' });
    game.choose('helo', 'trauma-benevolent');
    expect([...game.told('traumaDiscarded'), ...game.told('traumaLost')].map(({ count }) => count)).toEqual([1, 1]);
    expect(game.view('helo').own?.modules.ionianNebula?.trauma).toEqual(['token/exodus/trauma-antagonistic']);
  });

  test('benevolent: with 1 token only that one, with none nothing', () => {
    const one = meet('brother-cavil', 'b', { trauma: { helo: 'a' } });
    expect(one.told('traumaDiscarded')).toMatchObject([{ count: 1 }]);
    expect(meet('brother-cavil', 'b').told('traumaDiscarded')).toEqual([]);
  });

  test('antagonistic: a basestar and 3 raiders at the bow, a civilian ship at the stern', () => {
    const game = meet('brother-cavil', 'a');
    expect([game.count('basestar', 'bow'), game.count('raider', 'bow'), game.count('civilian', 'stern')]).toEqual([
      1, 3, 1,
    ]);
  });
});

describe('ally/exodus/chief-galen-tyrol', () => {
  const damaged = ['command', 'armory', 'hangar-deck'];

  test('benevolent: up to 2 locations of Galactica', () => {
    const game = meet('chief-galen-tyrol', 'b', { damaged, damagedVipers: 3 });
    game.choose('helo', 'option1');
    expect(game.choices('helo')).toMatchObject({ min: 0, max: 2 });
    game.choose('helo', 'command', 'armory');
    expect(game.state.damaged).toEqual(['location/base/hangar-deck']);
    expect(game.state.damagedCraft.viper).toBe(3);
  });

  test('benevolent: or up to 4 damaged vipers, fewer if wanted', () => {
    const game = meet('chief-galen-tyrol', 'b', { damaged, damagedVipers: 5 });
    game.choose('helo', 'option2');
    expect(game.ids('helo')).toEqual(['vipers4', 'vipers3', 'vipers2', 'vipers1']);
    game.choose('helo', 'vipers2');
    expect([game.state.damagedCraft.viper, game.state.damaged.length]).toEqual([3, 3]);
  });

  test('benevolent: none is allowed, and Pegasus is not Galactica', () => {
    const game = meet('chief-galen-tyrol', 'b', {
      options: { expansions: ['pegasus', 'exodus'] },
      damaged: ['airlock', 'command'],
    });
    game.choose('helo', 'option1');
    expect(game.ids('helo')).toEqual(['location/base/command']);
    game.pass('helo');
    expect(game.state.damaged).toHaveLength(2);
  });

  test('antagonistic: to Sickbay', () => {
    expect(meet('chief-galen-tyrol', 'a').where('helo')).toBe('sickbay');
  });
});

describe('ally/exodus/diana-hardball-seelix', () => {
  test.each([
    [5, 2],
    [2, 0],
  ])('benevolent: of %i damaged vipers %i are left', (before, after) => {
    expect(meet('diana-hardball-seelix', 'b', { damagedVipers: before }).state.damagedCraft.viper).toBe(after);
  });

  test('antagonistic: to Sickbay', () => {
    expect(meet('diana-hardball-seelix', 'a').where('helo')).toBe('sickbay');
  });
});

describe('ally/exodus/felix-gaeta', () => {
  test('benevolent: the fleet marker goes 1 space on', () => {
    expect(meet('felix-gaeta', 'b').state.jumpTrack).toBe(1);
  });

  test('benevolent: on the last space the fleet jumps', () => {
    const game = meet('felix-gaeta', 'b', { jumpTrack: 4, ships: { bow: { raider: 1 } } });
    expect(game.choices('starbuck').topic.kind).toBe('chooseDestination');
    game.settle();
    expect([game.count('raider'), game.state.jumpTrack]).toEqual([0, 0]);
  });

  test('antagonistic: 2 trauma tokens or 3 Skill cards, also with fewer of them', () => {
    const game = meet('felix-gaeta', 'a', { self: { hand: ['politics/1'] } });
    game.choose('helo', 'option2');
    expect(game.player('helo').hand).toEqual([]);
    const other = meet('felix-gaeta', 'a', { pool: 'ab' });
    other.choose('helo', 'option1');
    expect(other.told('traumaDrawn')).toMatchObject([{ count: 2 }]);
  });
});

describe('ally/exodus/kara-starbuck-thrace', () => {
  const others = ['roslin', 'tigh'] as const;
  const titles = { president: 'roslin', admiral: 'tigh' } as const;

  test('benevolent: one unmanned viper in space is activated 4 times, and no other one', () => {
    const game = meet('kara-starbuck-thrace', 'b', {
      others,
      titles,
      ships: { bow: { viper: 1, raider: 1 }, stern: { viper: 1 } },
    });
    expect(game.ids('helo')).toHaveLength(3);
    const bow =
      game.choices('helo').choices.find((choice) => choice.kind === 'ship' && choice.area === 'bow')?.id ?? '';
    game.choose('helo', bow);
    expect(game.choices('helo').topic).toMatchObject({ kind: 'viperActivation', left: 4 });
    expect(game.ids('helo')).toEqual(['attack-bow-raider', 'move-bow-starboardBow', 'move-bow-portBow']);
    game
      .choose('helo', 'move-bow-starboardBow')
      .choose('helo', 'move-starboardBow-starboardQuarter')
      .choose('helo', 'move-starboardQuarter-stern');
    expect(game.ids('helo')).toEqual(['move-stern-portQuarter', 'move-stern-starboardQuarter']);
    game.choose('helo', 'move-stern-portQuarter');
    expect(game.question('helo')).toBeUndefined();
    expect([game.count('viper', 'portQuarter'), game.count('viper', 'stern')]).toEqual([1, 1]);
  });

  test('benevolent: one of the Reserves launches with the first activation; what is not wanted is left out', () => {
    const game = meet('kara-starbuck-thrace', 'b', { others, titles });
    expect(game.ids('helo')).toEqual(['launch-portQuarter', 'launch-portBow']);
    game.choose('helo', 'launch-portBow');
    expect(game.choices('helo').topic).toMatchObject({ left: 3 });
    game.pass('helo');
    expect([game.count('viper', 'portBow'), game.state.reserves.viper]).toEqual([1, 7]);
  });

  test('antagonistic: the raiders act', () => {
    expect(meet('kara-starbuck-thrace', 'a', { others, titles }).told('shipsActivated')).toMatchObject([
      { activation: 'raiders' },
    ]);
  });
});

describe('ally/exodus/kendra-shaw', () => {
  test('benevolent: a morale for a fuel or a food, or nothing', () => {
    const game = meet('kendra-shaw', 'b');
    game.choose('helo', 'option2');
    expect(game.state.resources).toMatchObject({ morale: 9, fuel: 9, food: 8 });
    expect(meet('kendra-shaw', 'b').choose('helo', 'option3').state.resources).toMatchObject({
      morale: 9,
      fuel: 8,
      food: 9,
    });
    expect(meet('kendra-shaw', 'b').choose('helo', 'option1').state.resources).toMatchObject({
      morale: 10,
      fuel: 8,
      food: 8,
    });
  });

  test('benevolent: without morale it cannot be paid, and nobody is asked', () => {
    expect(meet('kendra-shaw', 'b', { resources: { morale: 0 } }).question('helo')).toBeUndefined();
  });

  test('antagonistic: a civilian ship is drawn and destroyed', () => {
    const game = meet('kendra-shaw', 'a');
    expect(game.state.destroyedCivilians).toHaveLength(1);
  });
});

describe('ally/exodus/lee-apollo-adama', () => {
  test('benevolent: one raider beside each unmanned viper, if wanted, area by area', () => {
    const game = meet('lee-apollo-adama', 'b', {
      ships: { bow: { viper: 2, raider: 3 }, stern: { viper: 1, raider: 1 }, portBow: { raider: 1 } },
    });
    expect(game.choices('helo')).toMatchObject({ min: 0, max: 2 });
    game.choose('helo', ...game.choices('helo').fallback);
    expect(game.count('raider', 'bow')).toBe(1);
    game.pass('helo');
    expect([game.count('raider', 'stern'), game.count('raider', 'portBow')]).toEqual([1, 1]);
  });

  test('benevolent: a piloted viper does not count', () => {
    const game = meet('lee-apollo-adama', 'b', {
      others: ['roslin', { starbuck: { piloting: 'bow' } }],
      ships: { bow: { raider: 1 } },
    });
    expect([game.question('helo'), game.count('raider')]).toEqual([undefined, 1]);
  });

  test('benevolent: never Scar', () => {
    const game = meet('lee-apollo-adama', 'd', { ships: { bow: { viper: 1, raider: 1 } } });
    const scar = game.state.ships.find(({ kind }) => kind === 'raider');
    if (scar?.kind === 'raider') scar.scar = true;
    game.resolve([{ vipersDestroyRaiders: true }], 'helo', 'ally/exodus/lee-apollo-adama');
    expect([game.question('helo'), game.count('raider')]).toEqual([undefined, 1]);
  });

  test('antagonistic: each basestar launches 3 raiders', () => {
    expect(meet('lee-apollo-adama', 'a', { ships: { bow: { basestar: 1 } } }).count('raider', 'bow')).toBe(3);
  });
});

describe('ally/exodus/leoben-conoy', () => {
  test('benevolent: every Cylon ship of an area is destroyed, a basestar without a token, but never Scar', () => {
    const game = meet('leoben-conoy', 'd', {
      ships: { bow: { basestar: 1, raider: 3, heavyRaider: 1, viper: 1 }, stern: { raider: 1 } },
    });
    const scar = game.state.ships.find(({ kind }) => kind === 'raider');
    if (scar?.kind === 'raider') scar.scar = true;
    game
      .resolve([{ chooseArea: { then: [{ clearArea: true }] } }], 'helo', 'ally/exodus/leoben-conoy')
      .choose('helo', 'bow');
    expect(['basestar', 'raider', 'heavyRaider', 'viper'].map((kind) => game.count(kind as 'raider', 'bow'))).toEqual([
      0, 1, 0, 1,
    ]);
    expect(game.count('raider', 'stern')).toBe(1);
    expect(game.told('basestarDamaged')).toEqual([]);
  });

  test('benevolent: an empty area may be chosen', () => {
    const game = meet('leoben-conoy', 'b', { ships: { bow: { raider: 1 } } });
    expect(game.ids('helo')).toHaveLength(6);
    expect(game.choose('helo', 'stern').count('raider')).toBe(1);
  });

  test('antagonistic: 2 trauma tokens', () => {
    expect(meet('leoben-conoy', 'a', { pool: 'ba' }).told('traumaDrawn')).toMatchObject([{ count: 2 }]);
  });
});

describe('ally/exodus/louis-hoshi', () => {
  test('benevolent: a civilian ship of their choice is mixed into the unused ones, unseen', () => {
    const game = meet('louis-hoshi', 'b', { ships: { bow: { civilian: 1 }, stern: { civilian: 1 } } });
    const before = game.state.civilianPile.length;
    expect(game.choices('helo')).toMatchObject({ min: 1, max: 1 });
    const [first = ''] = game.ids('helo');
    game.choose('helo', first);
    expect([game.count('civilian', 'bow'), game.count('civilian', 'stern'), game.state.civilianPile.length]).toEqual([
      0,
      1,
      before + 1,
    ]);
    expect(game.told('civiliansSeen', 'helo')).toEqual([]);
  });

  test('benevolent: nothing without one', () => {
    expect(meet('louis-hoshi', 'b').told('civilianHidden')).toEqual([]);
  });

  test('antagonistic: the basestars act', () => {
    expect(meet('louis-hoshi', 'a').told('shipsActivated')).toMatchObject([{ activation: 'basestars' }]);
  });
});

describe('ally/exodus/margaret-racetrack-edmondson', () => {
  test('benevolent: 1 fuel', () => {
    expect(meet('margaret-racetrack-edmondson', 'b').state.resources.fuel).toBe(9);
  });

  test('antagonistic: first a trauma token, then a Skill card at random', () => {
    const game = meet('margaret-racetrack-edmondson', 'a', { self: { hand: ['politics/1', 'politics/2'] }, pool: 'b' });
    expect(game.told('traumaDrawn')).toMatchObject([{ seat: 0, count: 1 }]);
    expect(game.player('helo').hand).toHaveLength(1);
    expect(game.told('skillsDiscarded')).toMatchObject([{ random: true }]);
  });
});

describe('ally/exodus/samuel-t-anders', () => {
  test('benevolent: every centurion goes back 1 space, not beyond the start', () => {
    const game = meet('samuel-t-anders', 'b', { boarding: [0, 1, 3] });
    expect(game.state.boarding).toEqual([0, 0, 2]);
    expect(game.told('centurionsPushedBack')).toEqual([{ kind: 'centurionsPushedBack', spaces: [0, 0, 2] }]);
  });

  test('benevolent: nothing is told where nobody boards', () => {
    expect(meet('samuel-t-anders', 'b').told('centurionsPushedBack')).toEqual([]);
  });

  test('antagonistic: 2 unmanned vipers in space of their choice are damaged, no piloted one', () => {
    const game = meet('samuel-t-anders', 'a', {
      others: ['roslin', { starbuck: { piloting: 'bow' } }],
      ships: { bow: { viper: 1 }, stern: { viper: 2 } },
    });
    expect(game.ids('helo')).toHaveLength(2);
    const stern =
      game.choices('helo').choices.find((choice) => choice.kind === 'ship' && choice.area === 'stern')?.id ?? '';
    game.choose('helo', stern);
    const bow =
      game.choices('helo').choices.find((choice) => choice.kind === 'ship' && choice.area === 'bow')?.id ?? '';
    game.choose('helo', bow);
    expect([game.state.damagedCraft.viper, game.count('viper', 'stern'), game.where('starbuck')]).toEqual([
      2,
      1,
      'bow',
    ]);
  });

  test('antagonistic: with fewer, as many as there are', () => {
    expect(meet('samuel-t-anders', 'a', { ships: { bow: { viper: 1 } } }).state.damagedCraft.viper).toBe(1);
  });
});

describe('ally/exodus/sharon-boomer-valerii', () => {
  test('benevolent: 1 food', () => {
    expect(meet('sharon-boomer-valerii', 'b').state.resources.food).toBe(9);
  });

  test('antagonistic: Galactica is damaged', () => {
    expect(meet('sharon-boomer-valerii', 'a').told('galacticaDamaged')).toHaveLength(1);
  });
});

describe('ally/exodus/tom-zarek', () => {
  test.each([
    ['option2', { fuel: 9 }],
    ['option3', { food: 9 }],
    ['option4', { morale: 11 }],
  ])('benevolent: %s, a population for another resource', (id, gained) => {
    const game = meet('tom-zarek', 'b').choose('helo', id);
    expect(game.state.resources).toMatchObject({ population: 11, ...gained });
  });

  test('benevolent: or nothing, and without population nothing', () => {
    expect(meet('tom-zarek', 'b').choose('helo', 'option1').state.resources.population).toBe(12);
    expect(meet('tom-zarek', 'b', { resources: { population: 0 } }).question('helo')).toBeUndefined();
  });

  test('antagonistic: to the Brig', () => {
    expect(meet('tom-zarek', 'a').where('helo')).toBe('brig');
  });
});

describe('ally/exodus/william-adama', () => {
  test('benevolent: 3 Leadership cards', () => {
    expect(meet('william-adama', 'b').told('skillsDrawn')).toMatchObject([
      { skills: ['leadership', 'leadership', 'leadership'] },
    ]);
  });

  test.each([
    [2, 1],
    [0, 0],
  ])('antagonistic: the fleet marker goes from %i to %i', (from, to) => {
    expect(meet('william-adama', 'a', { jumpTrack: from }).state.jumpTrack).toBe(to);
  });
});

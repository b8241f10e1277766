import { describe, expect, test } from 'vitest';
import type { Scene, Table } from '../../scene.ts';
import { exodusScene, withPegasusAndExodus } from '../../exodusScene.ts';

/** The strength and number of copies as the reference prints them. */
test.each([
  ['red-tape', 'politics', 0, 3],
  ['political-prowess', 'politics', 6, 1],
  ['iron-will', 'leadership', 0, 3],
  ['state-of-emergency', 'leadership', 6, 1],
  ['trust-instincts', 'tactics', 0, 3],
  ['scout-for-fuel', 'tactics', 6, 1],
  ['protect-the-fleet', 'piloting', 0, 3],
  ['best-of-the-best', 'piloting', 6, 1],
  ['establish-network', 'engineering', 0, 3],
  ['build-nuke', 'engineering', 6, 1],
] as const)('skill/exodus/%s is in the %s deck, of strength %i', (slug, skill, value, copies) => {
  const { skillDecks, destiny } = exodusScene({ players: ['tigh', 'zarek', 'roslin'] }).state;
  const all = [...(skillDecks[skill]?.deck ?? []), ...destiny].filter((card) =>
    card.startsWith(`skill/exodus/${slug}/`),
  );
  expect(all).toEqual(Array.from({ length: copies }, () => `skill/exodus/${slug}/${value}`));
});

test('R-SET-93 R-SET-40 each deck has 4 cards more, and the Destiny deck still 2 of each', () => {
  const { skillDecks, destiny } = exodusScene({ players: ['tigh', 'zarek', 'roslin'] }).state;
  expect(Object.values(skillDecks).map(({ deck }) => deck.length)).toEqual([23, 23, 23, 23, 23]);
  expect(destiny).toHaveLength(10);
});

/** Elections Loom: 8, politics and leadership; the current player is Tigh. */
function check(set: Partial<Scene> & { readonly destiny: ReadonlyArray<string> }): Table {
  return exodusScene({ players: ['tigh', 'zarek', 'roslin'], ...set }).crisis('elections-loom');
}
const reveal = (game: Table): Table => game.contributeNothing();

describe('skill/exodus/red-tape', () => {
  test('R-CHK-69 R-CHK-72 all cards of strength 5 and 6 leave the check, for it and against it', () => {
    const hand = ['politics/5', 'tactics/5', 'politics/4'];
    const game = check({ players: ['tigh', { zarek: { hand } }, 'roslin'], destiny: ['red-tape/0', 'build-nuke/6'] });
    reveal(game.decline().choose('zarek', ...hand));
    expect(
      game
        .told('checkCardsDiscarded')[0]
        ?.cards.map((card) => card.at(-1))
        .toSorted(),
    ).toEqual(['5', '5', '6']);
    expect(game.told('checkResult')[0]?.total).toBe(4);
    expect(game.state.skillDecks.engineering?.discard).toContain('skill/exodus/build-nuke/6');
  });

  test('R-CHK-68 an ability that has been resolved keeps its effect; one that has not is not resolved when its card has left', () => {
    // Red Tape after Establish Network: the strong Engineering card is gone, the other one counts twice.
    const hand = ['engineering/5', 'engineering/3'];
    const game = check({
      players: ['tigh', { zarek: { hand } }, 'roslin'],
      destiny: ['red-tape/0', 'establish-network/0'],
    });
    reveal(game.decline().choose('zarek', ...hand))
      .choose('tigh', 'establish-network')
      .contributeNothing();
    expect(game.told('checkResult')[0]?.total).toBe(-6);
  });
});

describe('skill/exodus/trust-instincts', () => {
  test('R-CHK-67 2 Destiny cards come face up into the check, and their abilities are resolved too', () => {
    const game = reveal(check({ destiny: ['trust-instincts/0', 'piloting/2', 'politics/5', 'red-tape/0'] }));
    expect(game.told('destinyAdded').map(({ count, cards }) => [count, cards?.length])).toEqual([
      [2, undefined],
      [2, 2],
    ]);
    expect(game.told('checkAbility').map(({ card }) => card)).toEqual([
      'skill/exodus/trust-instincts',
      'skill/exodus/red-tape',
    ]);
    expect(game.told('checkResult')[0]?.total).toBe(-2);
  });

  test('R-CHK-66 a second one that comes up this way is not resolved', () => {
    const game = reveal(check({ destiny: ['trust-instincts/0', 'politics/1', 'trust-instincts/0', 'politics/2'] }));
    expect(game.told('checkAbility')).toHaveLength(1);
    expect(game.told('destinyAdded')).toHaveLength(2);
  });

  test('R-CHK-31 the Destiny deck is built again if it runs out', () => {
    const game = exodusScene({
      players: ['tigh', 'zarek', 'roslin'],
      destiny: ['trust-instincts/0', 'politics/1', 'politics/2'],
    });
    game.state.destiny.splice(0, 10);
    reveal(game.crisis('elections-loom'));
    expect(game.told('destinyRebuilt')).toHaveLength(1);
    expect(game.state.destiny).toHaveLength(9);
  });
});

describe('skill/exodus/establish-network', () => {
  test('R-CHK-72 R-CHK-80 Engineering counts twice, once however many copies there are, also cards that come later', () => {
    const game = check({
      destiny: ['establish-network/0', 'establish-network/0', 'engineering/3', 'politics/1'],
      players: ['tigh', { zarek: { hand: ['trust-instincts/0'] } }, 'roslin'],
    });
    reveal(game.decline().choose('zarek', 'trust-instincts/0')).choose('tigh', 'establish-network').contributeNothing();
    // −3 twice, +1
    expect(game.told('checkResult')[0]?.total).toBe(-5);
  });
});

describe('skill/exodus/iron-will', () => {
  const ironWill = (other: string): Table => check({ destiny: ['iron-will/0', other] });

  test('R-CHK-85 a check that fails by 4 or less has no fail result', () => {
    const game = check({ destiny: ['iron-will/0', 'politics/4'] });
    reveal(game);
    expect(game.told('checkResult')[0]).toMatchObject({ result: 'fail', total: 4, difficulty: 8 });
    expect(game.told('skillsDiscarded')).toEqual([]);
    expect(game.state.resources.morale).toBe(10);
  });

  test('R-CHK-85 by more than 4 the fail result stands', () => {
    const game = reveal(ironWill('politics/3'));
    expect(game.told('checkResult')[0]).toMatchObject({ result: 'fail', total: 3 });
    expect(game.state.resources.morale).toBe(9);
  });

  test('R-CHK-70 R-CHK-85 with a total of 0 or less morale is lost besides', () => {
    const game = reveal(ironWill('piloting/1'));
    expect(game.told('checkResult')[0]?.total).toBe(-1);
    // 1 for the card, 1 by the failed check.
    expect(
      game
        .told('resource')
        .filter(({ why }) => why === 'skill/exodus/iron-will')
        .map(({ change }) => change),
    ).toEqual([-1]);
    expect(game.state.resources.morale).toBe(8);
  });

  test('R-CHK-73 R-CHK-85 in a check of a location only the second clause can matter', () => {
    const game = exodusScene({
      players: [{ tigh: { at: 'admirals-quarters' } }, 'zarek', 'roslin'],
      destiny: ['iron-will/0', 'piloting/1'],
    });
    game
      .call('activateLocation', { seat: 0, location: 'location/base/admirals-quarters' })
      .choose('tigh', 'zarek')
      .decline();
    reveal(game);
    expect([game.told('checkResult')[0]?.result, game.state.resources.morale, game.where('zarek')]).toEqual([
      'fail',
      9,
      'administration',
    ]);
  });
});

describe('skill/exodus/protect-the-fleet', () => {
  const set = (other: string, more: Partial<Scene> = {}): Table =>
    check({ destiny: ['protect-the-fleet/0', other], ...more });

  test('R-CHK-72 with Piloting of 3 or more the current player may activate an unmanned viper, before the total', () => {
    const game = reveal(set('piloting/3'));
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'viperActivation', left: 1 }, min: 0 });
    expect(game.told('checkResult')).toEqual([]);
    game.choose('tigh', 'launch-portBow');
    expect([game.count('viper', 'portBow'), game.told('checkResult').length]).toEqual([1, 1]);
  });

  test('R-CHK-69 with less nothing is activated', () => {
    expect(reveal(set('piloting/2')).told('checkResult')).toHaveLength(1);
  });

  test('R-CHK-74 a Cylon player who is the current player may do it too', () => {
    const game = exodusScene({
      players: [{ tigh: { revealed: true } }, 'zarek', 'roslin'],
      destiny: ['protect-the-fleet/0', 'piloting/3'],
    });
    reveal(game.crisis('elections-loom'));
    expect(game.choices('tigh').topic.kind).toBe('viperActivation');
  });
});

describe('skill/exodus/political-prowess', () => {
  const atAdministration = (players: Scene['players']): Table =>
    exodusScene({ players })
      .call('activateLocation', { seat: 0, location: 'location/base/administration' })
      .choose('tigh', 'zarek');

  test('R-CHK-10 R-CHK-11 whoever plays it decides about the check of a location, which is not made', () => {
    const game = atAdministration([
      { tigh: { at: 'administration' } },
      'zarek',
      { roslin: { hand: ['political-prowess/6'] } },
    ]);
    game.choose('roslin', 'political-prowess/6');
    expect(game.ids('roslin')).toEqual(['pass', 'fail']);
    game.choose('roslin', 'pass');
    expect([game.holder('president'), game.told('destinyAdded').length, game.told('contributed').length]).toEqual([
      'zarek',
      0,
      0,
    ]);
  });

  test('R-CHK-10 a check that is decided to fail has no effect there', () => {
    const game = atAdministration([
      { tigh: { at: 'administration' } },
      'zarek',
      { roslin: { hand: ['political-prowess/6'] } },
    ]);
    game.choose('roslin', 'political-prowess/6').choose('roslin', 'fail');
    expect(game.holder('president')).toBe('roslin');
  });

  test('R-CHK-10 not in checks of Crisis cards', () => {
    const game = exodusScene({ players: [{ tigh: { hand: ['political-prowess/6'] } }, 'zarek', 'roslin'] }).crisis(
      'elections-loom',
    );
    expect(game.question('tigh')?.topic).not.toMatchObject({ kind: 'react', window: 'replaceCheck' });
  });
});

describe('skill/exodus/state-of-emergency', () => {
  const play = (players: Scene['players'], more: Partial<Scene> = {}): Table =>
    exodusScene({ players, ...more })
      .actions('tigh')
      .choose('tigh', 'skill/exodus/state-of-emergency/6');

  test('R-TURN-82 food first, then everybody from its player clockwise moves or acts', () => {
    const game = play([
      { tigh: { hand: ['state-of-emergency/6'] } },
      { zarek: { at: 'hangar-deck' } },
      { roslin: { revealed: true } },
    ]);
    expect(game.state.resources.food).toBe(7);
    expect(game.ids('tigh')).toEqual(['moveOnly', 'actOnce']);
    game.choose('tigh', 'moveOnly').choose('tigh', 'hangar-deck');
    expect(game.where('tigh')).toBe('hangar-deck');
    game.choose('zarek', 'actOnce');
    expect(game.choices('zarek')).toMatchObject({
      topic: { kind: 'action', left: 1, why: 'skill/exodus/state-of-emergency' },
    });
    game.choose('zarek', 'pass').choose('roslin', 'moveOnly').choose('roslin', 'caprica');
    expect([game.where('roslin'), game.question('tigh')]).toEqual(['caprica', undefined]);
  });

  test('R-TURN-82 in the Brig only an action, stranded nothing, and anybody may decline', () => {
    const game = play([
      { tigh: { hand: ['state-of-emergency/6'] } },
      { zarek: { at: 'brig' } },
      { helo: { at: 'stranded' } },
    ]);
    game.choose('tigh');
    expect(game.ids('zarek')).toEqual(['actOnce']);
    game.choose('zarek');
    expect(game.question('helo')).toBeUndefined();
  });

  test('R-TURN-82 it goes on when its player uses the part to reveal as a Cylon', () => {
    const game = play([{ tigh: { hand: ['state-of-emergency/6'], loyalty: ['cylon'] } }, 'zarek', 'roslin']);
    game.choose('tigh', 'actOnce').choose('tigh', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1').choose('tigh');
    expect(game.player('tigh').cylon).toBe('revealed');
    expect(game.choices('zarek').topic.kind).toBe('emergency');
  });

  test('R-CRI-62, R-CRI-64 at Caprica the jump icon counts right after the card, outside the step, also once the turn has ended', () => {
    const caprica = { boomer: { revealed: true, at: 'caprica' } } as const;
    const more = { crisisDeck: ['crisis/exodus/hera-rescued', 'water-shortage-b'] };
    const game = play([{ tigh: { hand: ['state-of-emergency/6'] } }, caprica, 'zarek'], more).pass('tigh');
    game
      .choose('boomer', 'actOnce')
      .choose('boomer', 'location')
      .choose('boomer', 'hera-rescued')
      .choose('tigh', 'option2');
    expect([game.state.jumpTrack, game.told('phase'), game.question('zarek')?.topic.kind]).toEqual([
      1,
      [],
      'emergency',
    ]);

    const ended = play([{ tigh: { hand: ['state-of-emergency/6'], loyalty: ['cylon'] } }, caprica, 'zarek'], more);
    ended
      .choose('tigh', 'actOnce')
      .choose('tigh', 'loyalty/base/you-are-a-cylon-can-reduce-morale-by-1')
      .choose('tigh');
    ended
      .choose('boomer', 'actOnce')
      .choose('boomer', 'location')
      .choose('boomer', 'hera-rescued')
      .choose('tigh', 'option2');
    expect(ended.state.jumpTrack).toBe(1);
  });

  test.each([
    ['strange-beacon', 'removeCylons', { bow: { raider: 1 }, stern: { raider: 1 } }],
    ['mysterious-message', 'cullDestiny', {}],
  ] as const)(
    'R-CRI-62 at Caprica crisis/exodus/%s is resolved by whose turn it is, not by the Cylon player',
    (card, asked, ships) => {
      const game = exodusScene({
        players: [{ tigh: { hand: ['engineering/5', 'engineering/3'] } }, { boomer: { revealed: true } }, 'zarek'],
        crisisDeck: [`crisis/exodus/${card}`, 'water-shortage-b'],
        destiny: ['engineering/4', 'engineering/4'],
        ships,
      });
      game
        .call('resolvePicked', { seat: 1, draw: 2, others: 'discard', why: 'location/base/caprica' })
        .choose('boomer', card);
      for (let n = 0; n < 40 && game.state.decisions[0]?.topic.kind !== asked; n += 1) {
        const topic = game.question('tigh')?.topic.kind;
        if (topic === 'chooseEffect' || topic === 'chooseOption') game.choose('tigh', 'option1');
        else if (topic === 'contribute') game.choose('tigh', ...game.ids('tigh'));
        else game.settle(1);
      }
      expect(game.choices('tigh').topic.kind).toBe(asked);
    },
  );

  test('R-TURN-82 R-EXE-05 a player executed before their own part still has it, with the new character', () => {
    const hand = ['state-of-emergency/6'];
    const game = exodusScene({ players: [{ cally: { hand } }, { tigh: { at: 'hangar-deck' } }, 'zarek'] }).actions(
      'cally',
    );
    game
      .choose('cally', 'skill/exodus/state-of-emergency/6')
      .choose('cally', 'actOnce')
      .choose('cally', 'discharge-of-a-firearm');
    game.choose('tigh', 'character/exodus/tory-foster');
    expect(game.choices('tigh').topic.kind).toBe('emergency');
  });

  test('R-TURN-82 R-EXE-20 a hidden Cylon who is executed has it as a Cylon player', () => {
    const players = [
      { cally: { hand: ['state-of-emergency/6'] } },
      { tigh: { at: 'hangar-deck', loyalty: ['cylon'] } },
      'zarek',
    ] as const;
    const game = exodusScene({ players }).actions('cally').choose('cally', 'skill/exodus/state-of-emergency/6');
    game.choose('cally', 'actOnce').choose('cally', 'discharge-of-a-firearm').choose('tigh', 'moveOnly');
    expect(game.ids('tigh').every((id) => /cylon-fleet|human-fleet|caprica/.test(id))).toBe(true);
  });

  test('R-TURN-149 with no food left it may be played all the same', () => {
    const game = play([{ tigh: { hand: ['state-of-emergency/6'] } }, 'zarek', 'roslin'], { resources: { food: 0 } });
    expect([game.state.resources.food, game.choices('tigh').topic.kind]).toEqual([0, 'emergency']);
  });

  test('R-TURN-82 an Executive Order may be played as a part of it', () => {
    const game = play([
      { tigh: { hand: ['state-of-emergency/6'] } },
      { zarek: { hand: ['executive-order/1'] } },
      'roslin',
    ]);
    game.choose('tigh').choose('zarek', 'actOnce').choose('zarek', 'executive-order/1').choose('zarek', 'roslin');
    expect(game.choices('roslin').topic.kind).toBe('orders');
  });
});

describe('skill/exodus/scout-for-fuel', () => {
  const scout = (die: number): Table =>
    exodusScene({ players: [{ tigh: { hand: ['scout-for-fuel/6'] } }, 'zarek', 'roslin'] })
      .actions('tigh')
      .dice(die)
      .choose('tigh', 'skill/exodus/scout-for-fuel/6');

  test('4 or more: 1 fuel, and the raptor comes back', () => {
    const game = scout(4);
    expect([game.state.resources.fuel, game.state.reserves.raptor]).toEqual([9, 4]);
  });

  test('3 or less: the raptor is destroyed', () => {
    const game = scout(3);
    expect([game.state.resources.fuel, game.state.reserves.raptor, game.state.destroyed.raptor]).toEqual([8, 3, 1]);
  });

  test('R-CMB-110 without a raptor it cannot be played', () => {
    const game = exodusScene({
      players: [{ tigh: { hand: ['scout-for-fuel/6'] } }, 'zarek', 'roslin'],
      reserves: { raptor: 0 },
    }).actions('tigh');
    expect(game.ids('tigh')).not.toContain('skill/exodus/scout-for-fuel/6');
  });
});

describe('skill/exodus/best-of-the-best', () => {
  const attack = (players: Scene['players'], ships: Scene['ships']): Table =>
    exodusScene({ players, ships: ships ?? {} })
      .actions('starbuck')
      .choose('starbuck', 'attack-bow-raider');
  const starbuck = { starbuck: { piloting: 'bow' } } as const;
  const best = 'skill/exodus/best-of-the-best/6';

  test('instead of the attack the die says how many raiders of the area are destroyed', () => {
    const game = attack([starbuck, { tigh: { hand: ['best-of-the-best/6'] } }, 'roslin'], {
      bow: { raider: 5, basestar: 1 },
      stern: { raider: 1 },
    });
    game.dice(3).choose('tigh', best);
    expect([game.count('raider', 'bow'), game.count('raider', 'stern'), game.told('attack').length]).toEqual([2, 1, 0]);
  });

  test('all of them if there are fewer', () => {
    const game = attack([starbuck, { tigh: { hand: ['best-of-the-best/6'] } }, 'roslin'], { bow: { raider: 2 } })
      .dice(8)
      .choose('tigh', best);
    expect(game.count('raider')).toBe(0);
  });

  test('R-PEG-51 Scar only on a 7 or 8; the pilot picks', () => {
    const scar = (die: number): Table => {
      const game = exodusScene({
        players: [starbuck, { tigh: { hand: ['best-of-the-best/6'] } }, 'roslin'],
        ships: { bow: { raider: 3 } },
        options: withPegasusAndExodus,
      });
      const [first] = game.state.ships.filter(({ kind }) => kind === 'raider');
      if (first?.kind === 'raider') first.scar = true;
      return game.actions('starbuck').choose('starbuck', 'attack-bow-raider').dice(die).choose('tigh', best);
    };
    expect(scar(6).count('raider', 'bow')).toBe(1);
    expect(scar(7).choices('starbuck').topic.kind).toBe('chooseShip');
  });

  test('the die can be changed; nobody is asked about an unmanned viper', () => {
    const game = attack([starbuck, { tigh: { hand: ['best-of-the-best/6', 'strategic-planning/3'] } }, 'roslin'], {
      bow: { raider: 5 },
    });
    game.choose('tigh', best).dice(1).choose('tigh', 'strategic-planning/3');
    expect(game.count('raider')).toBe(2);
    const unmanned = exodusScene({
      players: [{ tigh: { hand: ['best-of-the-best/6'] } }, 'zarek', 'roslin'],
      ships: { bow: { raider: 2, viper: 1 } },
    });
    unmanned.resolve([{ viperActivations: 1 }], 'tigh').choose('tigh', 'attack-bow-raider');
    expect(unmanned.question('tigh')).toBeUndefined();
  });
});

describe('skill/exodus/build-nuke', () => {
  const build = (nukes: number): Table =>
    exodusScene({ players: [{ tyrol: { hand: ['build-nuke/6'] } }, 'tigh', 'roslin'], nukes }).actions('tyrol');

  test('R-CMB-113 R-SET-94 the Admiral gains a nuke, whoever plays it, and never holds more than 3', () => {
    const game = build(2).choose('tyrol', 'skill/exodus/build-nuke/6');
    expect([game.state.nukes, game.told('nukeGained')[0]?.left]).toEqual([3, 3]);
    expect(build(3).ids('tyrol')).not.toContain('skill/exodus/build-nuke/6');
  });

  test('R-CMB-113 a spent nuke comes back', () => {
    expect(build(0).choose('tyrol', 'skill/exodus/build-nuke/6').state.nukes).toBe(1);
  });
});

/** The cards on which the CAG chooses, and what else speaks of the CAG, numbers from the reference. */
import { describe, expect, test } from 'vitest';
import { exodusScene } from '../../exodusScene.ts';
import { contentOf } from '../../../../src/engine/content.ts';
import { defaultOptions } from '../../../../src/engine/index.ts';
import type { Person, Scene, Table } from '../../scene.ts';
import { activated, board, changes } from '../crisisPlay.ts';
import { brig, discards, six } from './crisisScene.ts';

const option = { expansions: ['exodus'], switches: ['cylonFleet'] };
const four = ['politics/1', 'politics/2', 'politics/1', 'politics/2'] as const;

/** Tigh is the current player, Zarek the CAG, Roslin President and Admiral. */
function table(set: Partial<Scene> = {}): Table {
  const titles = { cag: 'zarek', admiral: 'roslin', president: 'roslin', ...set.titles } as const;
  return exodusScene({ players: ['tigh', 'zarek', 'roslin'], ...set, titles, options: option });
}

const choose = (card: string, box: 1 | 2, set: Partial<Scene> = {}, cag: Person = 'zarek'): Table =>
  table(set).crisis(card).decline().choose(cag, `option${box}`);
const pursuit = (game: Table): number | undefined => game.state.modules.cylonFleet?.pursuit;

describe('which cards there are', () => {
  const cagCards = [
    'crisis/exodus/detente',
    'crisis/exodus/raiders-inbound',
    'crisis/exodus/return-to-duty',
    'crisis/exodus/review-camera-footage',
    'crisis/exodus/tracked-by-radiation',
    'crisis/exodus/training-a-rookie',
  ];

  test('R-SET-93 R-FLT-05 the 6 Crisis cards and super-crisis/exodus/fighting-blind are in the decks with the option alone', () => {
    const plain = contentOf({ ...defaultOptions, expansions: ['exodus'] });
    const withFleet = contentOf({ ...defaultOptions, expansions: ['exodus'], switches: ['cylonFleet'] });
    const chosenByCag = (content: typeof plain): Array<string> =>
      [...content.crises.values()]
        .flatMap((card) => (card.kind === 'choice' && card.chooser === 'cag' ? [card.id] : []))
        .sort();
    expect([chosenByCag(plain), chosenByCag(withFleet)]).toEqual([[], cagCards]);
    expect([plain, withFleet].map(({ superCrises }) => superCrises.has('super-crisis/exodus/fighting-blind'))).toEqual([
      false,
      true,
    ]);
  });

  test.each([
    ['detente', 2, 'launchRaiders'],
    ['raiders-inbound', 2, 'heavyRaiders'],
    ['return-to-duty', 2, 'raiders'],
    ['review-camera-footage', 2, 'basestars'],
    ['tracked-by-radiation', 2, 'basestars'],
    ['training-a-rookie', 2, 'launchRaiders'],
  ] as const)('crisis/exodus/%s: the CAG chooses; it activates %s %s and has no jump icon', (card, box, icon) => {
    const game = table({ ships: { bow: { basestar: 1, raider: 1, heavyRaider: 1 } } }).crisis(card);
    expect(game.state.decisions.map(({ seat }) => game.person(seat))).toEqual(['zarek']);
    game.choose('zarek', `option${box}`).settle();
    expect([activated(game).at(-1), game.state.jumpTrack]).toEqual([icon, 0]);
  });

  test('R-TTL-05 R-CRI-16 without a CAG such a card is skipped, and its icon counts', () => {
    const players = [{ tigh: { revealed: true } }, { zarek: brig }, { roslin: { revealed: true } }] as const;
    const game = table({ players, ships: { bow: { basestar: 1 } } });
    delete game.state.titles['cag'];
    game.crisis('raiders-inbound').settle();
    expect([game.told('nobodyChooses').length, activated(game), changes(game)]).toEqual([1, ['heavyRaiders'], {}]);
  });
});

describe('what they do', () => {
  test('R-CMB-108 crisis/exodus/detente: all vipers come back, pilots to the Hangar Deck; the marker comes to the space with 1 civilian ship', () => {
    const players = ['tigh', 'zarek', 'roslin', { boomer: { piloting: 'bow' } }] as const;
    const game = choose('detente', 1, { players, ships: { stern: { viper: 1, civilian: 1 } }, reserves: { viper: 5 } });
    expect([game.count('viper'), game.where('boomer'), pursuit(game)]).toEqual([0, 'hangar-deck', 1]);
    // R-FLT-50: an area without a civilian ship.
    expect(game.choices('zarek').topic.kind).toBe('placeCivilian');
    expect(game.ids('zarek')).not.toContain('stern');
    game.choose('zarek', 'bow').settle();
    expect(game.count('civilian', 'bow')).toBe(1);
  });

  test('R-FLT-13 crisis/exodus/detente on the last space: all ships of the Cylon Fleet board come, before the icon', () => {
    const game = table();
    const fleet = game.state.modules.cylonFleet;
    if (fleet === undefined) throw new Error('there is no Cylon Fleet board');
    fleet.pursuit = 3;
    fleet.ships.stern.raider = 2;
    game.state.supply.raider -= 2;
    game.crisis('detente').choose('zarek', 'option1').settle();
    expect([game.count('raider', 'stern'), game.told('pursuit')[0]?.now]).toEqual([2, 4]);
  });

  test('crisis/exodus/detente: or basestars, raiders and heavy raiders act, then the basestars launch', () => {
    const game = choose('detente', 2, { ships: { bow: { basestar: 1, raider: 1, heavyRaider: 1 } } }).settle();
    expect(activated(game)).toEqual(['basestars', 'raiders', 'heavyRaiders', 'launchRaiders']);
  });

  test('R-FLT-20 crisis/exodus/detente: what finds nothing on the main board gathers the Cylon Fleet and advances the marker', () => {
    const game = choose('detente', 2).settle();
    const found = game.told('nothingActivated').map(({ activation }) => activation);
    expect(found).toEqual(['basestars', 'raiders', 'heavyRaiders', 'launchRaiders']);
  });

  test('crisis/exodus/raiders-inbound: 1 population and 1 damage, or CAG and Admiral discard 3 each, whoever is both 6', () => {
    const lost = choose('raiders-inbound', 1, { ships: { bow: { basestar: 1, heavyRaider: 1 } } });
    expect([lost.state.resources.population, lost.told('galacticaDamaged').length]).toEqual([11, 1]);
    const players = ['tigh', { zarek: { hand: four } }, { roslin: { hand: six } }] as const;
    const both = choose('raiders-inbound', 2, { players });
    // R-TURN-146: at the same time.
    expect(both.state.decisions.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(discards(both.settle())).toEqual([0, 3, 3]);
    expect(discards(choose('raiders-inbound', 2, { players, titles: { cag: 'roslin' } }, 'roslin').settle())).toEqual([
      0, 0, 6,
    ]);
  });

  const pilots = [
    'tigh',
    'zarek',
    { apollo: { at: 'command' } },
    { boomer: brig },
    { starbuck: { at: 'press-room' } },
    { helo: { piloting: 'bow' } },
  ] as const;

  test('R-CMB-100 R-CMB-101 crisis/exodus/return-to-duty: only pilots on Galactica are asked, not in the Brig, not in space', () => {
    const game = choose('return-to-duty', 1, {
      players: pilots,
      titles: { cag: 'zarek', admiral: 'tigh', president: 'zarek' },
    }).decline();
    expect(game.state.decisions.map(({ seat, topic }) => [game.person(seat), topic.kind])).toEqual([
      ['apollo', 'mayLaunch'],
    ]);
    game.choose('apollo', 'portBow');
    expect(game.where('apollo')).toBe('portBow');
  });

  test('R-FLT-20 crisis/exodus/return-to-duty: a player who does not want to move stays; then the raiders are launched, and the raiders act', () => {
    const players = ['tigh', 'zarek', { apollo: { at: 'command' } }, { starbuck: { at: 'armory' } }] as const;
    const titles = { cag: 'zarek', admiral: 'tigh', president: 'zarek' } as const;
    const game = choose('return-to-duty', 1, { players, titles, ships: { bow: { basestar: 1 } } })
      .decline()
      .pass('apollo')
      .decline();
    expect(game.choices('starbuck').topic.kind).toBe('mayLaunch');
    game.pass('starbuck').settle();
    expect([game.where('apollo'), game.where('starbuck'), activated(game)]).toEqual([
      'command',
      'armory',
      ['launchRaiders', 'raiders'],
    ]);
  });

  test('crisis/exodus/return-to-duty with one viper left: who is asked first in turn order takes it, and nobody else is asked', () => {
    const players = ['tigh', 'zarek', { apollo: { at: 'command' } }, { starbuck: { at: 'armory' } }] as const;
    const titles = { cag: 'zarek', admiral: 'tigh', president: 'zarek' } as const;
    const game = table({ players, titles });
    for (const model of Object.keys(game.state.reserves)) if (model !== 'raptor') game.state.reserves[model] = 0;
    game.state.reserves['viper'] = 1;
    game
      .crisis('return-to-duty')
      .decline()
      .choose('zarek', 'option1')
      .decline()
      .choose('apollo', 'portQuarter')
      .decline();
    expect([game.where('apollo'), game.question('starbuck')]).toEqual(['portQuarter', undefined]);
  });

  test('crisis/exodus/return-to-duty: or the basestars act, then the raiders', () => {
    const game = choose('return-to-duty', 2, { ships: { bow: { basestar: 1, raider: 1 } } }).settle();
    expect(activated(game)).toEqual(['basestars', 'raiders']);
  });

  test('crisis/exodus/review-camera-footage: 2 vipers of the Reserves are damaged, the marker advances, the CAG may activate a viper', () => {
    const game = choose('review-camera-footage', 1);
    expect([game.told('viperDamaged').length, pursuit(game)]).toEqual([2, 1]);
    expect(game.choices('zarek').topic.kind).toBe('placeCivilian');
    game.choose('zarek', 'stern');
    expect(game.choices('zarek')).toMatchObject({ topic: { kind: 'viperActivation', left: 1 }, min: 0 });
    game.pass('zarek').settle();
    expect(activated(game)).toEqual([]);
  });

  test('crisis/exodus/review-camera-footage with no viper in the Reserves: the rest happens all the same', () => {
    const game = table();
    for (const model of Object.keys(game.state.reserves)) if (model !== 'raptor') game.state.reserves[model] = 0;
    game.crisis('review-camera-footage').choose('zarek', 'option1');
    expect([pursuit(game), game.told('viperDamaged')]).toEqual([1, []]);
  });

  test('R-CRI-15 crisis/exodus/review-camera-footage: or the CAG discards 2, then the current player 3; one who is both discards 5', () => {
    const players = [{ tigh: { hand: six } }, { zarek: { hand: four } }, 'roslin'] as const;
    const game = choose('review-camera-footage', 2, { players });
    expect(game.state.decisions.map(({ seat }) => seat)).toEqual([1]);
    expect(discards(game.settle())).toEqual([3, 2, 0]);
    expect(discards(choose('review-camera-footage', 2, { players, titles: { cag: 'tigh' } }, 'tigh').settle())).toEqual(
      [5, 0, 0],
    );
  });

  test('crisis/exodus/tracked-by-radiation: a basestar and 3 raiders at the bow, 2 civilian ships at the stern; or 1 fuel', () => {
    const game = choose('tracked-by-radiation', 1);
    expect(board(game)).toEqual({ bow: { basestar: 1, raider: 3 }, stern: { civilian: 2 } });
    expect(activated(game.settle())).toEqual(['basestars']);
    expect(choose('tracked-by-radiation', 2).state.resources.fuel).toBe(7);
  });

  test('R-FLT-40 crisis/exodus/tracked-by-radiation: no basestar is left; the raiders come from the lowest area of the other board', () => {
    const game = table({ ships: { stern: { basestar: 2 } } });
    const fleet = game.state.modules.cylonFleet;
    if (fleet === undefined) throw new Error('there is no Cylon Fleet board');
    fleet.ships.stern.raider = 1;
    fleet.ships.bow.raider = 15;
    game.state.supply.raider = 0;
    game.crisis('tracked-by-radiation').choose('zarek', 'option1');
    expect([game.count('basestar', 'bow'), game.count('raider', 'bow')]).toEqual([0, 3]);
    expect([fleet.ships.stern.raider, fleet.ships.bow.raider]).toEqual([0, 13]);
    expect(game.told('pursuit')).toEqual([]);
  });

  test('crisis/exodus/training-a-rookie: the CAG has to activate a viper, then the raiders act', () => {
    const game = choose('training-a-rookie', 1, { ships: { bow: { raider: 1 }, stern: { viper: 1 } } });
    expect(game.choices('zarek')).toMatchObject({
      topic: { kind: 'viperActivation', left: 1, mandatory: true },
      min: 1,
      max: 1,
    });
    game.choose('zarek', game.ids('zarek').find((id) => id.startsWith('move-stern-portQuarter')) ?? '').settle();
    expect([game.count('viper', 'portQuarter'), activated(game)[0]]).toEqual([1, 'raiders']);
  });

  test('R-CMB-103 crisis/exodus/training-a-rookie: or the CAG damages 2 vipers, of the Reserves or in space, a pilot goes to Sickbay', () => {
    const players = ['tigh', 'zarek', 'roslin', { boomer: { piloting: 'bow' } }] as const;
    const game = choose('training-a-rookie', 2, {
      players,
      titles: { cag: 'zarek', admiral: 'tigh', president: 'roslin' },
    }).decline();
    game.choose('zarek', game.ids('zarek').find((id) => id.startsWith('bow')) ?? '').decline();
    expect(game.where('boomer')).toBe('sickbay');
    expect(game.told('viperDamaged')).toHaveLength(2);
  });

  test('crisis/exodus/training-a-rookie with 1 viper left in the game: that one', () => {
    const game = table({ ships: { bow: { viper: 1 } } });
    for (const model of Object.keys(game.state.reserves)) if (model !== 'raptor') game.state.reserves[model] = 0;
    game.crisis('training-a-rookie').choose('zarek', 'option2');
    expect([game.told('viperDamaged').length, game.count('viper')]).toEqual([1, 0]);
  });

  test('super-crisis/exodus/fighting-blind: 2 centurions, as many as there are, or the CAG is executed', () => {
    const players = ['tigh', 'zarek', { roslin: { revealed: true, at: 'caprica' } }] as const;
    const titles = { cag: 'zarek', admiral: 'tigh', president: 'zarek' } as const;
    const start = (boarding: ReadonlyArray<number>): Table =>
      table({ players, titles, current: 'roslin', boarding }).superCrisis('fighting-blind');
    expect(start([]).choose('zarek', 'option1').settle().state.boarding).toEqual([0, 0]);
    expect(start([1, 1, 2]).choose('zarek', 'option1').settle().state.boarding).toEqual([1, 1, 2, 0]);
    const game = start([]).choose('zarek', 'option2');
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([1]);
  });

  test('R-TTL-42 super-crisis/exodus/fighting-blind: the CAG title waits for the new character (example 22 of the Cylon Fleet)', () => {
    const players = ['tigh', 'zarek', { roslin: { revealed: true, at: 'caprica' } }] as const;
    const titles = { cag: 'zarek', admiral: 'tigh', president: 'zarek' } as const;
    const game = table({ players, titles, current: 'roslin' }).superCrisis('fighting-blind').choose('zarek', 'option2');
    expect(game.holder('cag')).toBeUndefined();
    game.choose('zarek', 'kara-starbuck-thrace').settle();
    expect(game.holder('cag')).toBe('zarek');
  });
});

describe('other cards', () => {
  test('R-CMB-118 crisis/exodus/medal-of-distinction without the option: the Admiral places the ships wherever, then the raiders act', () => {
    const ships = { bow: { civilian: 1, raider: 1 } };
    const game = exodusScene({ players: ['zarek', 'tigh', 'roslin'], titles: { admiral: 'tigh' }, ships });
    game.crisis('medal-of-distinction').choose('tigh', 'option1');
    expect(game.ids('tigh')).toHaveLength(6);
    game.choose('tigh', 'bow').choose('tigh', 'stern').settle();
    expect([game.told('shipsPlaced').map(({ area }) => area), changes(game).morale]).toEqual([['bow', 'stern'], 1]);
    expect(activated(game)).toEqual(['raiders', 'basestars']);
    expect(
      changes(
        exodusScene({ players: ['tigh', 'zarek', 'roslin'] })
          .crisis('medal-of-distinction')
          .choose('tigh', 'option2')
          .settle(),
      ),
    ).toEqual({ morale: -1 });
  });

  test('R-FLT-50 R-FLT-53 crisis/exodus/medal-of-distinction: the CAG places one by one where no civilian ship is', () => {
    const game = table({ ships: { bow: { civilian: 1 } } })
      .crisis('medal-of-distinction')
      .choose('roslin', 'option1');
    expect(game.ids('zarek')).not.toContain('bow');
    game.choose('zarek', 'stern');
    expect(game.ids('zarek')).not.toContain('stern');
  });

  test('crisis/exodus/medal-of-distinction: fewer ships if the pile runs out', () => {
    const game = exodusScene({ players: ['zarek', 'tigh', 'roslin'], titles: { admiral: 'tigh' } });
    game.state.civilianPile.splice(1);
    game.crisis('medal-of-distinction').choose('tigh', 'option1').choose('tigh', 'bow').settle();
    expect(game.told('shipsPlaced').filter(({ ship }) => ship === 'civilian')).toHaveLength(1);
  });

  const order = (set: Partial<Scene> = {}, fleet = true): Table =>
    exodusScene({
      players: ['roslin', 'tigh', { zarek: brig }],
      titles: { president: 'roslin', admiral: 'tigh', ...(fleet ? { cag: 'tigh' } : {}) },
      quorumHand: ['presidential-order'],
      ...set,
      options: fleet ? option : { expansions: ['exodus'] },
    })
      .actions('roslin')
      .choose('roslin', 'quorum/exodus/presidential-order');

  test('quorum/exodus/presidential-order: the President gives the title of the Admiral or of the CAG, perhaps to herself', () => {
    const game = order();
    expect(game.ids('roslin')).toEqual(['option1', 'option2']);
    game.choose('roslin', 'option2');
    // R-TTL-02, R-TTL-38: no one in the Brig.
    expect(game.ids('roslin')).toEqual(['seat0', 'seat1']);
    expect(game.choose('roslin', 'roslin').holder('cag')).toBe('roslin');
    expect(order().choose('roslin', 'option1').choose('roslin', 'roslin').holder('admiral')).toBe('roslin');
    expect(order().choose('roslin', 'option1').choose('roslin', 'tigh').told('titleGained')).toEqual([]);
  });

  test('quorum/exodus/presidential-order without the option: the Admiral alone', () => {
    const game = order({}, false);
    expect(game.choices('roslin').topic.kind).toBe('choosePlayer');
    expect(game.choose('roslin', 'roslin').holder('admiral')).toBe('roslin');
  });
});

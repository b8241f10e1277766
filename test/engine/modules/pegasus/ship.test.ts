import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { nextCrisisJumps } from '../../../../src/engine/rules/crisis/crisisCard.ts';
import { leaderScene } from '../../leaderScene.ts';
import type { Scene, Table } from '../../scene.ts';
import { scene } from '../../scene.ts';
import { pegasusScene } from '../../pegasusScene.ts';

const table = (set: Partial<Scene> = {}): Table => pegasusScene({ players: ['adama', 'starbuck', 'tigh'], ...set });
const locations = [...catalogue.locations.values()].filter(({ board }) => board === 'pegasus');
const why = 'ship/base/basestar';
const lost = ['airlock', 'main-batteries', 'engine-room'];
const damage = (game: Table, count = 1): Table => game.call('damageGalactica', { count, why });

describe('the ship', () => {
  test('R-PEG-01 location/pegasus/pegasus-cic location/pegasus/airlock location/pegasus/main-batteries location/pegasus/engine-room: four locations, none hazardous', () => {
    expect(locations.map(({ name, hazardous, who }) => [name, hazardous, who])).toEqual([
      ['Pegasus CIC', false, 'human'],
      ['Airlock', false, 'human'],
      ['Main Batteries', false, 'human'],
      ['Engine Room', false, 'human'],
    ]);
  });

  test('R-PEG-02 R-TURN-42 a move there or back costs 1 Skill card', () => {
    const game = table({ players: [{ adama: { hand: ['tactics/1'] } }, 'starbuck', 'tigh'] });
    game.call('move', { seat: 0, to: undefined });
    expect(game.choices('adama').choices.find(({ id }) => id === 'location/pegasus/airlock')).toMatchObject({
      costsCard: true,
    });
    const back = table({ players: [{ adama: { at: 'airlock', hand: [] } }, 'starbuck', 'tigh'] });
    back.call('move', { seat: 0, to: undefined });
    expect(back.ids('adama').every((id) => id.startsWith('location/pegasus/'))).toBe(true);
  });

  test('R-PEG-02 R-TURN-40 R-TURN-41 one move leads to any of its locations, in games with it alone', () => {
    const players = [{ adama: { hand: ['tactics/1'] } }, 'starbuck', 'tigh'] as const;
    const ways = (game: Table): ReadonlyArray<string> =>
      game
        .call('move', { seat: 0, to: undefined })
        .ids('adama')
        .filter((id) => id.startsWith('location/pegasus/'));
    expect(ways(table({ players })).toSorted()).toEqual(locations.map(({ id }) => id).toSorted());
    expect(ways(scene({ players }))).toEqual([]);
    const game = table({ players })
      .call('move', { seat: 0, to: undefined })
      .choose('adama', 'location/pegasus/airlock')
      .settle();
    expect([game.where('adama'), game.player('adama').hand]).toEqual(['airlock', []]);
  });

  test('R-PEG-02 from a viper too', () => {
    const game = table({ players: ['adama', { starbuck: { piloting: 'bow', hand: [] } }, 'tigh'] });
    game.call('move', { seat: 1, to: undefined });
    expect(game.ids('starbuck')).toEqual(['starboardBow', 'portBow']);
  });

  test('R-PEG-03 it has no space areas: its guns work on those of Galactica', () => {
    const game = table({ players: [{ adama: { at: 'main-batteries' } }, 'starbuck', 'tigh'] });
    expect(game.actions('adama').choose('adama', 'location').ids('adama')).toHaveLength(6);
  });

  test('R-PEG-04 R-CMB-84 a damaged location is entered and repaired as usual', () => {
    const game = table({
      players: [{ adama: { at: 'airlock', hand: ['repair/1'] } }, 'starbuck', 'tigh'],
      damaged: ['airlock'],
    });
    expect(game.actions('adama').ids('adama')).not.toContain('location');
    game.choose('adama', 'repair/1');
    expect([game.state.damaged, (game.state.modules.pegasus?.damage ?? []).length]).toEqual([[], 4]);
  });
});

describe('damage', () => {
  test('R-PEG-20 R-CMB-87 whoever would draw the token decides each time before drawing', () => {
    const game = damage(table(), 2);
    expect(game.choices('adama')).toMatchObject({ topic: { kind: 'chooseHull' } });
    game.choose('adama', 'galactica').choose('adama', 'pegasus');
    expect([game.told('galacticaDamaged').length, game.told('pegasusDamaged').length]).toEqual([1, 1]);
  });

  test('R-PEG-22 four tokens, one for each location, none for resources', () => {
    expect(
      (table().state.modules.pegasus?.damage ?? [])
        .map((token) => catalogue.tokens.get(token))
        .map((token) => (token?.kind === 'pegasusDamage' ? token.location : undefined))
        .sort(),
    ).toEqual(locations.map(({ id }) => id).sort());
  });

  test('R-PEG-04 who is at the damaged location goes to Sickbay', () => {
    const game = table({
      players: [{ adama: { at: 'engine-room' } }, 'starbuck', 'tigh'],
      damaged: ['airlock', 'main-batteries', 'pegasus-cic'],
    });
    damage(game).choose('adama', 'pegasus');
    expect(game.where('adama')).toBe('sickbay');
  });

  test('R-PEG-23 with the fourth location the ship is lost, everybody aboard goes to Sickbay, and the game goes on', () => {
    const game = damage(table({ players: ['adama', { starbuck: { at: 'airlock' } }, 'tigh'], damaged: lost })).choose(
      'adama',
      'pegasus',
    );
    expect(game.where('starbuck')).toBe('sickbay');
    expect(game.state).toMatchObject({ lostBoards: ['pegasus'], damaged: [], over: undefined });
    expect(game.view('public').closed).toEqual(expect.arrayContaining(locations.map(({ id }) => id)));
    game.state.players[0]?.hand.push('skill/base/repair/1');
    expect(
      game
        .call('move', { seat: 0, to: undefined })
        .ids('adama')
        .some((id) => id.startsWith('location/pegasus')),
    ).toBe(false);
  });

  test('R-PEG-24 after that Galactica takes all damage, and damage to Pegasus does nothing', () => {
    const game = damage(table({ damaged: lost })).choose('adama', 'pegasus');
    damage(game);
    expect(game.told('galacticaDamaged')).toHaveLength(1);
    expect(game.resolve([{ damagePegasus: 1 }], 'adama').told('pegasusDamaged')).toHaveLength(1);
  });

  test('R-PEG-21 damage to Pegasus never hits Galactica', () => {
    const game = table().resolve([{ damagePegasus: 2 }], 'adama');
    expect([game.told('pegasusDamaged').length, game.told('galacticaDamaged').length]).toEqual([2, 0]);
  });

  const revealing = (set: Partial<Scene> = {}): Table =>
    table({ players: ['adama', { starbuck: { at: 'airlock' } }, { tigh: { revealed: true } }], ...set }).resolve(
      [{ chooseDamage: { draw: 5, resolve: 2 } }],
      'tigh',
      'loyalty/base/you-are-a-cylon-can-damage-galactica',
    );

  test('R-PEG-20 loyalty/base/you-are-a-cylon-can-damage-galactica: of the tokens that a Cylon draws that player says how many are those of Pegasus', () => {
    const game = revealing();
    expect(game.choices('tigh').choices.map((choice) => choice.kind === 'amount' && choice.amount)).toEqual([
      0, 1, 2, 3, 4,
    ]);
    game.choose('tigh', 'pegasus4');
    expect(game.ids('tigh').filter((id) => id.startsWith('token/pegasus/'))).toHaveLength(4);
    expect(game.ids('tigh')).toHaveLength(5);
    game.choose('tigh', 'pegasus-damage-airlock', game.ids('tigh').find((id) => id.startsWith('token/base/')) ?? '');
    expect([game.told('pegasusDamaged').map(({ location }) => location), game.told('galacticaDamaged').length]).toEqual(
      [['location/pegasus/airlock'], 1],
    );
    expect([
      game.where('starbuck'),
      (game.state.modules.pegasus?.damage ?? []).length,
      game.state.galacticaDamage.length,
      game.state.lostBoards,
    ]).toEqual(['sickbay', 3, 7, []]);
  });

  test('R-PEG-20 R-PEG-23 the last two tokens of Pegasus sink her, once both are resolved', () => {
    const game = revealing({ damaged: ['pegasus-cic', 'main-batteries'] })
      .choose('tigh', 'pegasus2')
      .choose('tigh', 'pegasus-damage-airlock', 'pegasus-damage-engine-room');
    expect(game.told('pegasusDamaged')).toHaveLength(2);
    expect([
      game.told('boardLost').length,
      game.state.damaged,
      game.state.removed.filter((id) => id.startsWith('token/pegasus')).length,
    ]).toEqual([1, [], 4]);
  });

  test('R-PEG-24 without Pegasus only those of Galactica are drawn', () => {
    const game = table();
    game.state.modules.pegasus = { damage: [] };
    game.resolve([{ chooseDamage: { draw: 5, resolve: 2 } }], 'tigh');
    expect(game.ids('tigh').filter((id) => id.startsWith('token/base/'))).toHaveLength(5);
  });

  test('R-PEG-25 R-CMB-85 damaged locations of Pegasus do not count among the six', () => {
    const game = table({ damaged: ['armory', 'command', 'hangar-deck', ...lost] });
    damage(game).choose('adama', 'galactica');
    expect(game.state.over).toBeUndefined();
  });

  test('R-PEG-20 in a base game nobody is asked', () => {
    expect(damage(scene({ players: ['adama', 'starbuck', 'tigh'] })).question('adama')).toBeUndefined();
  });
});

describe('location/pegasus/pegasus-cic', () => {
  test.each([
    [1, 1, 0],
    [2, 1, 0],
    [3, 1, 0],
    [4, 0, 1],
    [5, 0, 1],
    [6, 0, 1],
    [7, 0, 2],
    [8, 0, 2],
  ])('R-PEG-10 on %s: %s damage to Pegasus, %s to the basestar', (die, pegasus, basestar) => {
    const game = table({
      players: [{ adama: { at: 'pegasus-cic' } }, 'starbuck', 'tigh'],
      ships: { stern: { basestar: 1 } },
    });
    game.state.basestarDamage = [
      'token/base/basestar-damage-disabled-hangar',
      'token/base/basestar-damage-disabled-weapons',
    ];
    game.actions('adama').dice(die).choose('adama', 'location').decline();
    expect([
      game.told('pegasusDamaged').length,
      game.told('galacticaDamaged').length,
      game.told('basestarDamaged').length,
    ]).toEqual([pegasus, 0, basestar]);
  });

  test('R-PEG-10 Structural Damage adds 2', () => {
    const game = table({
      players: [{ adama: { at: 'pegasus-cic' } }, 'starbuck', 'tigh'],
      ships: { stern: { basestar: 1 } },
    });
    const [ship] = game.state.ships;
    if (ship?.kind === 'basestar') ship.damage.push('token/base/basestar-damage-structural-damage');
    game.actions('adama').dice(5).choose('adama', 'location').decline();
    expect(game.count('basestar')).toBe(0);
  });

  test('R-PEG-10 without a basestar it may not be used', () => {
    expect(
      table({ players: [{ adama: { at: 'pegasus-cic' } }, 'starbuck', 'tigh'] })
        .actions('adama')
        .ids('adama'),
    ).not.toContain('location');
  });
});

describe('location/pegasus/airlock', () => {
  const against = (who: 'tigh' | 'adama' | 'starbuck', set: Partial<Scene> = {}): Table =>
    table({
      players: [
        { adama: { at: 'airlock', hand: ['politics/3', 'tactics/2', 'treachery/3', 'leadership/1'] } },
        'starbuck',
        'tigh',
      ],
      destiny: ['piloting/1', 'piloting/1'],
      ...set,
    })
      .actions('adama')
      .choose('adama', 'location')
      .choose('adama', who)
      .decline();

  test('R-PEG-11 R-CHK-102 any human player may be chosen, their own character too, no Cylon player', () => {
    const game = table({
      players: [{ adama: { at: 'airlock' } }, { starbuck: { piloting: 'bow' } }, { tigh: { revealed: true } }],
    })
      .actions('adama')
      .choose('adama', 'location');
    expect(game.ids('adama')).toEqual(['seat0', 'seat1']);
  });

  test('R-PEG-11 R-CHK-100 12 are needed; Treachery counts for it', () => {
    const game = against('tigh').choose('adama', 'politics/3', 'tactics/2', 'treachery/3', 'leadership/1').decline();
    expect(game.told('checkResult')).toMatchObject([{ result: 'fail', total: 5, difficulty: 12 }]);
  });

  test('R-PEG-11 R-CHK-100 8 are enough against somebody in the Brig', () => {
    const game = against('tigh', {
      players: [{ adama: { at: 'airlock', hand: ['politics/5', 'tactics/5'] } }, 'starbuck', { tigh: { at: 'brig' } }],
    })
      .choose('adama', 'politics/5', 'tactics/5')
      .decline();
    expect(game.told('checkResult')).toMatchObject([{ result: 'pass', total: 8, difficulty: 8 }]);
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([2]);
  });
});

describe('location/pegasus/main-batteries', () => {
  const fire = (die: number, set: Partial<Scene>): Table =>
    table({ players: [{ adama: { at: 'main-batteries' } }, 'starbuck', 'tigh'], ...set })
      .actions('adama')
      .choose('adama', 'location')
      .dice(die)
      .choose('adama', 'portBow')
      .decline();

  test.each([
    [1, 1, 0, 0],
    [2, 0, 1, 0],
    [3, 0, 1, 0],
    [4, 0, 0, 2],
    [5, 0, 0, 2],
    [6, 0, 0, 2],
    [7, 0, 0, 4],
    [8, 0, 0, 4],
  ])('R-PEG-12 on %s: %s civilian ships, %s vipers, %s raiders', (die, civilian, viper, raider) => {
    const game = fire(die, { ships: { portBow: { civilian: 2, viper: 2, raider: 6 } } }).settle();
    expect([2 - game.count('civilian'), game.state.damagedCraft.viper, 6 - game.count('raider')]).toEqual([
      civilian,
      viper,
      raider,
    ]);
  });

  test('R-PEG-12 on 1 a civilian ship there is destroyed', () => {
    expect(fire(1, { ships: { portBow: { civilian: 1 }, bow: { civilian: 1 } } }).count('civilian')).toBe(1);
  });

  test('R-PEG-12 on 3 a viper there is damaged; it is no attack, so Evasive Maneuvers does not help', () => {
    const game = fire(3, {
      players: [
        { adama: { at: 'main-batteries' } },
        { starbuck: { piloting: 'portBow', hand: ['evasive-maneuvers/1'] } },
        'tigh',
      ],
    });
    expect([game.where('starbuck'), game.state.damagedCraft.viper]).toEqual(['sickbay', 1]);
  });

  test('R-PEG-12 on 5 two raiders fall, on 8 four, as many as there are', () => {
    expect(fire(5, { ships: { portBow: { raider: 3 } } }).count('raider')).toBe(1);
    expect(fire(8, { ships: { portBow: { raider: 3 }, bow: { raider: 1 } } }).count('raider')).toBe(1);
    expect(fire(5, {}).told('shipDestroyed')).toEqual([]);
  });
});

describe('location/pegasus/engine-room', () => {
  const room = (hand: ReadonlyArray<string>, set: Partial<Scene> = {}): Table =>
    table({ players: [{ starbuck: { at: 'engine-room', hand } }, 'adama', 'tigh'], ...set });

  test('R-PEG-13 R-TURN-75 both cards are needed', () => {
    expect(room(['tactics/1']).actions('starbuck').ids('starbuck')).not.toContain('location');
  });

  test('R-PEG-13 R-CRI-04 the next Crisis card counts as having the jump icon, one advance at most', () => {
    const game = room(['tactics/1', 'tactics/2', 'tactics/1'])
      .actions('starbuck')
      .choose('starbuck', 'location')
      .choose('starbuck', 'tactics/1', 'tactics/2')
      .settle();
    expect(game.view('public').turnEffects.nextCrisisJumps).toBe(true);
    game.crisis('crash-landing').settle();
    expect(game.state.jumpTrack).toBe(1);
    game.crisis('crash-landing').settle();
    expect(game.state.jumpTrack).toBe(1);
  });

  test('R-CRI-04 a card with the icon moves the marker once', () => {
    const game = room(['tactics/1', 'tactics/2']).actions('starbuck').choose('starbuck', 'location').settle();
    game.crisis('elections-loom').settle();
    expect(game.state.jumpTrack).toBe(1);
  });

  test('R-CRI-04 R-TURN-92 the next card may be that of Caprica', () => {
    const game = leaderScene({
      players: [{ cavil: { at: 'caprica' } }, 'adama', 'tigh', 'roslin'],
      crisisDeck: ['crisis/pegasus/scar', 'crisis/base/ambush'],
    });
    game.call('turn', { seat: 0, piloting: false, startedAt: undefined, jumpIcons: 0 });
    while (game.question('cavil')?.topic.kind !== 'action') game.settle(1);
    game.state.thisTurn[nextCrisisJumps] = true;
    game.choose('cavil', 'location').settle();
    expect([game.state.jumpTrack, game.view('public').turnEffects.nextCrisisJumps]).toEqual([1, false]);
  });

  test('R-CRI-04 only the first card that is drawn, also if it is discarded for another one', () => {
    const game = room(['tactics/1', 'tactics/2'], { crisisDeck: ['crash-landing', 'cylon-virus'] })
      .actions('starbuck')
      .choose('starbuck', 'location')
      .settle();
    game.crisis('crash-landing').choose('starbuck', 'secret-destiny').settle();
    expect([game.state.crisis.discard.toSorted(), game.state.jumpTrack]).toEqual([
      ['crisis/base/crash-landing', 'crisis/base/cylon-virus'],
      0,
    ]);
  });

  test('R-PEG-14 Helena Cain may not use it, nor FTL Control', () => {
    const cain = (at: string): Array<string> =>
      pegasusScene({ players: [{ cain: { at, hand: ['tactics/1', 'tactics/2'] } }, 'adama', 'tigh'], jumpTrack: 4 })
        .actions('cain')
        .ids('cain');
    expect(cain('engine-room')).not.toContain('location');
    expect(cain('ftl-control')).not.toContain('location');
    expect(cain('command')).toContain('location');
  });
});

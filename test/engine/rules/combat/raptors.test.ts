import { expect, test } from 'vitest';
import { scene, type Table } from '../../scene.ts';

const launchScout = 'skill/base/launch-scout/1';
const scouting = (raptor: number): Table =>
  scene({
    players: ['adama', 'roslin', { tigh: { hand: ['launch-scout/1', 'consolidate-power/1'] } }],
    reserves: { raptor },
  }).actions('tigh');

test('R-CMB-110 without a raptor in the Reserves none can be risked', () => {
  expect(scouting(0).ids('tigh')).not.toContain(launchScout);
  expect(scouting(1).ids('tigh')).toContain(launchScout);
});

test('R-CMB-110 at or above the number: the reward, the raptor stays', () => {
  const game = scouting(4).dice(3).choose('tigh', launchScout);
  expect([game.choices('tigh').topic.kind, game.state.reserves.raptor]).toEqual(['chooseDeck', 4]);
});

test('R-CMB-110 below it: the raptor is destroyed, no reward', () => {
  const game = scouting(4).dice(2).choose('tigh', launchScout);
  expect([game.question('tigh'), game.state.reserves.raptor, game.state.destroyed.raptor]).toEqual([undefined, 3, 1]);
});

test('R-CMB-122 two vipers can be risked only if two are in the Reserves', () => {
  const refinery = (viper: number): Table =>
    scene({ players: ['adama', 'roslin', 'tigh'], reserves: { viper }, destinations: ['cylon-refinery', 'deep-space'] })
      .jump()
      .choose('adama', 'cylon-refinery');
  expect(refinery(1).question('adama')).toBeUndefined();
  expect(refinery(2).choices('adama').topic).toMatchObject({ kind: 'takeRisk', ship: 'viper', count: 2, atLeast: 6 });
});

test('R-CMB-122 the loss is the one the card prints: the vipers are damaged', () => {
  const game = scene({
    players: ['adama', 'roslin', 'tigh'],
    reserves: { viper: 3 },
    destinations: ['cylon-refinery', 'deep-space'],
  })
    .jump()
    .choose('adama', 'cylon-refinery');
  expect(game.dice(5).choose('adama', 'yes').state).toMatchObject({
    reserves: { viper: 1 },
    damagedCraft: { viper: 2 },
    destroyed: { viper: 0 },
  });
});

test('R-CMB-111 a destroyed raptor is out of the game; with none left nothing happens', () => {
  const game = scene({ players: ['adama', 'roslin', 'tigh'], reserves: { raptor: 1 } }).resolve(
    [{ destroyRaptors: 1 }, { destroyRaptors: 1 }, { lose: { food: 1 } }],
    'adama',
  );
  expect(game.state).toMatchObject({ reserves: { raptor: 0 }, destroyed: { raptor: 1 }, resources: { food: 7 } });
});

test('R-CMB-111 raptors are in no area and no target', () => {
  const game = scene({ players: ['adama', 'roslin', 'tigh'], ships: { bow: { raider: 1 } } })
    .dice(8)
    .activate('raiders');
  expect([game.told('attack')[0]?.target, game.state.reserves.raptor]).toEqual(['galactica', 4]);
  expect(scene({ players: ['adama', 'roslin', 'tigh'] }).view('public').ships).toEqual([]);
});

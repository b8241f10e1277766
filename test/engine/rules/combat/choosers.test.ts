import { expect, test } from 'vitest';
import { scene } from '../../scene.ts';

test('R-CMB-88 a damaged location cannot be damaged again: its token lies on it and not in the supply', () => {
  const game = scene({ players: ['adama', 'roslin', 'tigh'], damaged: ['armory', 'command'] });
  expect(game.state.galacticaDamage.filter((token) => /armory|command/.test(token))).toEqual([]);
  game.resolve([{ damageGalactica: 3 }], 'adama');
  expect(new Set(game.state.damaged).size).toBe(game.state.damaged.length);
});

test('R-CMB-96 the current player chooses which viper a card damages, whoever flies it', () => {
  const game = scene({ players: ['adama', { starbuck: { piloting: 'stern' } }, 'tigh'], ships: { bow: { viper: 1 } } });
  game.resolve([{ damageVipers: { count: 1, where: 'space' } }], 'tigh');
  expect([game.question('tigh'), game.question('starbuck')]).toEqual([undefined, undefined]);
  expect(game.ids('adama')).toHaveLength(2);
});

test('R-CMB-96 the acting player chooses the viper of their own action', () => {
  const game = scene({
    players: ['adama', { tigh: { at: 'command' } }, 'roslin'],
    ships: { bow: { viper: 1 }, stern: { viper: 1 } },
  });
  game.actions('tigh').choose('tigh', 'location');
  expect(game.choices('tigh').topic).toMatchObject({ kind: 'viperActivation', left: 2 });
});

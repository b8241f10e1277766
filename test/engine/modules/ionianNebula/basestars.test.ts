/** The basestar damage tokens of the Nebula. */
import { expect, test } from 'vitest';
import { nebulaScene, traumaOf, type NebulaScene } from '../../nebulaScene.ts';
import { scene, type Table } from '../../scene.ts';

const token = (slug: string): string => `token/exodus/basestar-damage-${slug}`;

/** A basestar at the bow beside raiders; this token is drawn next, the others not at all. */
function beside(next: string, set: Partial<NebulaScene> = {}, damage: ReadonlyArray<string> = []): Table {
  const game = nebulaScene({
    players: ['adama', 'roslin', 'tyrol'],
    ships: { bow: { basestar: 1, raider: 4 } },
    ...set,
  });
  game.state.basestarDamage = [token(next)];
  for (const ship of game.state.ships) if (ship.kind === 'basestar') ship.damage = damage.map(token);
  return game;
}
const damage = (game: Table, by = 0): Table => {
  const ship = game.state.ships.find(({ kind }) => kind === 'basestar');
  return game.call('damageBasestar', { ship: ship?.id ?? -1, count: 1, by });
};

test('R-SET-104 R-CMB-62 the 6 tokens of Exodus take the place of the 4', () => {
  const game = nebulaScene({ players: ['adama', 'roslin', 'tyrol'] });
  expect(game.state.basestarDamage.map((id) => id.split('basestar-damage-')[1]).sort()).toEqual([
    'collateral-damage',
    'critical-hit',
    'damage-to-personnel',
    'disabled-hangar',
    'disabled-weapons',
    'structural-damage',
  ]);
  expect(game.state.basestarDamage.every((id) => id.startsWith('token/exodus/'))).toBe(true);
  expect(
    scene({ players: ['adama', 'roslin', 'tyrol'], options: { expansions: ['exodus'] } }).state.basestarDamage,
  ).toHaveLength(4);
});

test('R-CMB-123 Collateral Damage: the player who dealt the damage destroys up to 3 raiders of the area, or fewer', () => {
  const game = damage(beside('collateral-damage'), 2);
  expect(game.choices('tyrol')).toMatchObject({ topic: { kind: 'chooseShip' }, min: 0, max: 3 });
  game.choose('tyrol', ...game.ids('tyrol').slice(0, 2));
  expect(game.count('raider')).toBe(2);
});

test('R-CMB-123 R-PEG-51 Scar cannot be one of them', () => {
  const game = beside('collateral-damage', { ships: { bow: { basestar: 1, raider: 1 } } });
  const raider = game.state.ships.find((ship) => ship.kind === 'raider');
  if (raider?.kind === 'raider') raider.scar = true;
  damage(game);
  expect(game.question('adama')).toBeUndefined();
  expect(game.count('raider')).toBe(1);
});

test('R-CMB-123 without raiders there nobody is asked', () => {
  const game = damage(beside('collateral-damage', { ships: { bow: { basestar: 1 }, stern: { raider: 2 } } }));
  expect(game.question('adama')).toBeUndefined();
});

test('R-CMB-124 Damage to Personnel: each Cylon player draws 2 tokens, clockwise, leaders outside the fleet too', () => {
  const game = damage(
    beside('damage-to-personnel', {
      players: ['adama', { roslin: { revealed: true } }, 'tyrol', 'cavil'],
      pool: 'abba',
      options: { expansions: ['pegasus', 'exodus'], cylonLeader: true },
    }),
  );
  expect([traumaOf(game, 'roslin'), traumaOf(game, 'cavil'), traumaOf(game, 'adama')]).toEqual(['ab', 'ab', '']);
});

test('R-CMB-124 without a Cylon player nothing happens', () => {
  expect(damage(beside('damage-to-personnel')).told('traumaDrawn')).toEqual([]);
});

test('R-CMB-64 the token of the last damage is drawn and resolved too, then the basestar is destroyed', () => {
  const game = damage(beside('collateral-damage', {}, ['critical-hit']));
  expect(game.count('basestar')).toBe(1);
  game.choose('adama', ...game.ids('adama').slice(0, 3)).decline();
  expect([game.count('basestar'), game.count('raider')]).toEqual([0, 1]);
  expect(game.told('shipDestroyed').map(({ ship }) => ship)).toEqual(['raider', 'raider', 'raider', 'basestar']);
});

test('R-CMB-123 of two damages the first token is resolved before the second one is drawn', () => {
  const game = beside('collateral-damage', { pool: 'ab', players: ['adama', { roslin: { revealed: true } }, 'tyrol'] });
  game.state.basestarDamage = [token('collateral-damage')];
  const ship = game.state.ships.find(({ kind }) => kind === 'basestar');
  game.call('damageBasestar', { ship: ship?.id ?? -1, count: 2, by: 0 });
  expect(game.told('basestarDamaged')).toHaveLength(1);
  game.state.basestarDamage = [token('damage-to-personnel')];
  game.choose('adama');
  expect(game.told('basestarDamaged')).toHaveLength(2);
  expect(traumaOf(game, 'roslin')).toBe('ab');
});

test('R-CMB-64 worked example 17: a basestar with Critical Hit falls to Collateral Damage, and the token is resolved for the attacker', () => {
  const game = damage(beside('collateral-damage', { ships: { bow: { basestar: 1, raider: 2 } } }, ['critical-hit']), 1);
  game.choose('roslin', ...game.ids('roslin')).decline();
  expect([game.count('basestar'), game.count('raider')]).toEqual([0, 0]);
  expect(game.state.basestarDamage).toContain(token('critical-hit'));
});

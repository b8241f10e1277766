import { describe, expect, test } from 'vitest';
import { galacticaSupply, galacticaToken } from '../../fleet.ts';
import { scene } from '../../scene.ts';

const crew = ['adama', 'roslin', 'tigh'] as const;
const five = ['ftl-control', 'weapons-control', 'command', 'admirals-quarters', 'hangar-deck'];
const damagesGalactica = 'loyalty/base/you-are-a-cylon-can-damage-galactica';

test('R-CMB-80 the supply: six locations, 1 fuel and 1 food', () => {
  const { state } = scene({ players: crew });
  expect(state.galacticaDamage.toSorted()).toEqual([...five, 'armory', 'fuel', 'food'].map(galacticaToken).sort());
});

test('R-CMB-81 a random token, twice for two', () => {
  const first = new Set<string | undefined>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const game = scene({ players: crew, seed }).resolve([{ damageGalactica: 2 }], 'adama');
    const tokens = game.told('galacticaDamaged').map(({ token }) => token);
    expect([tokens.length, new Set(tokens).size, game.state.galacticaDamage.length]).toEqual([2, 2, 6]);
    first.add(tokens[0]);
  }
  expect(first.size).toBeGreaterThan(1);
});

test('R-CMB-82 a resource token is lost for good', () => {
  const game = galacticaSupply(scene({ players: crew }), 'fuel').resolve([{ damageGalactica: 2 }], 'adama');
  expect(game.state).toMatchObject({
    resources: { fuel: 7, food: 8 },
    galacticaDamage: [],
    damaged: [],
    removed: [galacticaToken('fuel')],
  });
});

describe('R-CMB-83 a damaged location', () => {
  test('all characters there go to Sickbay, others stay', () => {
    const game = scene({
      players: ['adama', { tigh: { at: 'command' } }, { helo: { at: 'command' } }, { tyrol: { at: 'armory' } }],
    });
    galacticaSupply(game, 'command').resolve([{ damageGalactica: 1 }], 'adama');
    expect([game.where('tigh'), game.where('helo'), game.where('tyrol')]).toEqual(['sickbay', 'sickbay', 'armory']);
  });
  test('its action cannot be used until it is repaired', () => {
    const game = scene({
      players: ['adama', 'roslin', { tyrol: { at: 'command', hand: ['repair/1'] } }],
      damaged: ['command'],
    }).actions('tyrol', 2);
    expect(game.ids('tyrol')).not.toContain('location');
    expect(game.choose('tyrol', 'repair/1').decline().ids('tyrol')).toContain('location');
  });
  test('characters may move there and stay unharmed', () => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { at: 'armory' } }], damaged: ['command'] }).call(
      'move',
      {
        seat: 2,
        to: undefined,
      },
    );
    expect(game.choose('tigh', 'command').where('tigh')).toBe('command');
  });
});

test('R-CMB-84 a repair puts the token back into the supply and moves nobody', () => {
  const game = scene({
    players: ['adama', { roslin: { at: 'sickbay' } }, { tyrol: { at: 'armory', hand: ['repair/1'] } }],
    damaged: ['armory', 'command'],
  }).actions('tyrol');
  game.choose('tyrol', 'repair/1');
  expect(game.state.damaged).toEqual(['location/base/command']);
  expect(game.state.galacticaDamage).toContain(galacticaToken('armory'));
  expect([game.where('tyrol'), game.where('roslin')]).toEqual(['armory', 'sickbay']);
});

test('R-CMB-84 a location that was repaired can be damaged again', () => {
  const game = scene({
    players: ['adama', 'roslin', { tyrol: { at: 'armory', hand: ['repair/1'] } }],
    damaged: ['armory'],
  })
    .actions('tyrol')
    .choose('tyrol', 'repair/1')
    .decline();
  game.state.galacticaDamage = game.state.galacticaDamage.filter((token) => token === galacticaToken('armory'));
  expect(game.resolve([{ damageGalactica: 1 }], 'adama').state.damaged).toEqual(['location/base/armory']);
});

test('R-CMB-85 example 11: damaged twice, the food token and then the sixth location: the Cylons win at once', () => {
  const game = scene({
    players: ['adama', { roslin: { loyalty: ['cylon'] } }, 'tigh'],
    damaged: five,
    seed: 'food first',
  });
  galacticaSupply(game, 'food', 'armory').resolve([{ damageGalactica: 2 }], 'adama');
  expect(game.told('galacticaDamaged').map(({ token }) => token)).toEqual([
    galacticaToken('food'),
    galacticaToken('armory'),
  ]);
  expect(game.state.over).toEqual({ winner: 'cylons', cause: 'destruction', winners: [1] });
});

test('R-CMB-85 with the sixth location nothing more is drawn', () => {
  const game = scene({ players: crew, damaged: five });
  galacticaSupply(game, 'armory').resolve(
    [{ damageGalactica: 1 }, { damageGalactica: 1 }, { lose: { food: 1 } }],
    'adama',
  );
  expect([game.state.over?.cause, game.state.resources.food]).toEqual(['destruction', 8]);
});

test('R-CMB-85 five damaged locations are not enough, nor is the sixth after a repair', () => {
  const game = scene({ players: crew, damaged: five.slice(1) });
  expect(galacticaSupply(game, 'ftl-control').resolve([{ damageGalactica: 1 }], 'adama').state.over).toBeUndefined();
});

test('R-CMB-86 from an empty supply nothing is drawn', () => {
  const game = galacticaSupply(scene({ players: crew }))
    .dice(8)
    .activate('launchRaiders')
    .resolve([{ damageGalactica: 2 }, { lose: { food: 1 } }], 'adama');
  expect([game.told('galacticaDamaged'), game.state.resources.food]).toEqual([[], 7]);
});

describe('R-CMB-89 draw five, choose two', () => {
  const drawn = (): ReturnType<typeof scene> => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] });
    return galacticaSupply(game, 'fuel', 'food', 'command', 'armory', 'hangar-deck').resolve(
      [{ chooseDamage: { draw: 5, resolve: 2 } }],
      'tigh',
      damagesGalactica,
    );
  };
  test('the named player sees all and chooses; the others go back', () => {
    const game = drawn();
    expect(game.choices('tigh')).toMatchObject({ min: 2, max: 2, privacy: 'private' });
    expect(game.ids('tigh')).toHaveLength(5);
    game.choose('tigh', galacticaToken('fuel'), galacticaToken('armory'));
    expect(game.state).toMatchObject({ resources: { fuel: 7 }, damaged: ['location/base/armory'] });
    expect(game.state.galacticaDamage.toSorted()).toEqual(['command', 'food', 'hangar-deck'].map(galacticaToken));
  });
  test('nobody else sees the tokens', () => {
    const game = drawn();
    expect(game.told('damageSeen', 'tigh')[0]?.tokens).toHaveLength(5);
    expect(game.told('damageSeen', 'adama')).toEqual([{ kind: 'damageSeen', seat: 2, count: 5 }]);
    expect(JSON.stringify(game.view('adama'))).not.toContain('galactica-damage');
  });
  test('with fewer than five left, what there is', () => {
    const game = scene({ players: ['adama', 'roslin', { tigh: { revealed: true } }] });
    galacticaSupply(game, 'fuel').resolve([{ chooseDamage: { draw: 5, resolve: 2 } }], 'tigh', damagesGalactica);
    expect([game.question('tigh'), game.state.resources.fuel]).toEqual([undefined, 7]);
  });
});

import { describe, expect, test } from 'vitest';
import { scene, type Table } from '../../scene.ts';

const at = (jumpTrack: number): Table =>
  scene({ players: ['adama', 'roslin', 'tigh'], jumpTrack, destinations: ['barren-planet', 'desolate-moon'] });
/** The Admiral takes the quiet one of the two destinations. */
const arrive = (game: Table): Table => game.choose('adama', 'barren-planet');
const atFtl = (jumpTrack: number, damaged: ReadonlyArray<string> = []): Table =>
  scene({
    players: ['adama', 'roslin', { tigh: { at: 'ftl-control', hand: ['consolidate-power/1'] } }],
    jumpTrack,
    damaged,
    destinations: ['barren-planet', 'desolate-moon'],
  }).actions('tigh');

describe('R-JMP-01 the spaces', () => {
  test.each([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])('space %i is blue: %s', (space, blue) => {
    expect(atFtl(space).ids('tigh').includes('location')).toBe(blue);
  });
  test('the space after 4 is Auto Jump', () => {
    expect(
      at(3)
        .resolve([{ jumpTrack: 1 }], 'adama')
        .told('jumped'),
    ).toEqual([]);
    expect(
      at(4)
        .resolve([{ jumpTrack: 1 }], 'adama')
        .told('jumped'),
    ).toHaveLength(1);
  });
});

describe('R-JMP-02 the marker', () => {
  test.each([
    [0, 2, 2],
    [1, 1, 2],
    [4, -1, 3],
    [1, -2, 0],
    [0, -1, 0],
  ])('from %i by %i to %i', (from, by, to) => {
    expect(at(from).resolve([{ jumpTrack: by }], 'adama').state.jumpTrack).toBe(to);
  });
  test('one space in the Prepare for Jump step for the icon of the card', () => {
    const game = at(0).crisis('riots-b').choose('adama', 'option1');
    expect(game.told('jumpTrack')).toEqual([{ kind: 'jumpTrack', change: 1, now: 1, why: 'prepareForJump' }]);
  });
  test('no icon, no step', () => {
    expect(at(1).crisis('riots-a').choose('adama', 'option1').state.jumpTrack).toBe(1);
  });
});

test('R-JMP-03 R-JMP-05 example 3: Auto Jump by the icon of a Crisis card: no roll, no loss, marker to Start', () => {
  const game = arrive(at(4).crisis('riots-b').choose('adama', 'option1'));
  expect([game.told('jumped').length, game.told('dieRolled'), game.state.jumpTrack]).toEqual([1, [], 0]);
  expect(game.told('resource').map(({ resource }) => resource)).toEqual(['food', 'morale', 'fuel']);
});

test('R-JMP-03 example 4: steps beyond Auto Jump are lost', () => {
  const game = arrive(at(4).resolve([{ jumpTrack: 2 }], 'adama'));
  expect([game.state.jumpTrack, game.told('jumped').length]).toEqual([0, 1]);
});

test('R-JMP-04 a jump in the middle of an effect is resolved completely, then the effect goes on', () => {
  const game = at(4).resolve([{ jumpTrack: 1 }, { gain: { food: 1 } }], 'adama');
  expect(game.told('resource')).toEqual([]);
  arrive(game);
  const order = game.events.flatMap(({ what }) =>
    what.kind === 'resource' ? [what.resource] : what.kind === 'jumpTrack' ? [`marker ${what.now}`] : [],
  );
  expect(order).toEqual(['marker 5', 'fuel', 'marker 0', 'food']);
});

test('R-JMP-04 a jump by the result of a check: the icons of the card follow, the marker moves on from Start', () => {
  const game = scene({
    players: [
      'adama',
      { helo: { hand: ['tactics/5', 'tactics/4', 'engineering/5', 'engineering/4', 'engineering/3'] } },
      'zarek',
    ],
    jumpTrack: 4,
    ships: { bow: { basestar: 1 } },
    destinations: ['barren-planet', 'desolate-moon'],
    destiny: ['tactics/1', 'tactics/2'],
  });
  game.crisis('crippled-raider').choose('adama', 'option1').decline();
  game.choose('helo', 'tactics/5', 'tactics/4', 'engineering/5', 'engineering/4', 'engineering/3').contributeNothing();
  expect(game.choices('adama').topic.kind).toBe('chooseDestination');
  arrive(game).decline();
  expect([game.state.jumpTrack, game.count('basestar'), game.count('raider'), game.state.travelled.length]).toEqual([
    1, 0, 0, 1,
  ]);
});

test('R-JMP-06 a jump resets the marker from any space', () => {
  expect(arrive(at(2).jump()).state.jumpTrack).toBe(0);
});

describe('R-JMP-07 FTL Control', () => {
  test.each([
    [3, 4, -3],
    [3, 6, -3],
    [3, 7, 0],
    [4, 1, -1],
    [4, 6, -1],
    [4, 7, 0],
    [4, 8, 0],
  ])('example 1: on space %i with a %i population changes by %i, then a normal jump', (space, die, change) => {
    const game = atFtl(space).dice(die).choose('tigh', 'location');
    arrive(game);
    expect([game.state.resources.population, game.state.travelled, game.state.jumpTrack]).toEqual([
      12 + change,
      ['destination/base/barren-planet'],
      0,
    ]);
  });
  test('example 2: on a red space it may not be activated', () => {
    expect(atFtl(2).ids('tigh')).not.toContain('location');
  });
  test('the acting player rolls, whoever is current or Admiral', () => {
    expect(
      atFtl(4)
        .choose('tigh', 'location')
        .told('dieRolled')
        .map(({ seat }) => seat),
    ).toEqual([2]);
  });
  test('Strategic Planning may be added', () => {
    const game = scene({
      players: ['adama', { roslin: { hand: ['tactics/3'] } }, { tigh: { at: 'ftl-control' } }],
      jumpTrack: 3,
    })
      .actions('tigh')
      .choose('tigh', 'location');
    expect(game.dice(5).choose('roslin', 'tactics/3').state.resources.population).toBe(12);
  });
});

test('R-JMP-08 the loss comes before the jump', () => {
  const game = atFtl(3).dice(1).choose('tigh', 'location');
  expect(
    game.events.flatMap(({ what }) => (what.kind === 'resource' || what.kind === 'jumped' ? [what.kind] : [])),
  ).toEqual(['resource', 'jumped']);
});

test('R-JMP-09 damaged it cannot be activated, but Auto Jump works', () => {
  const game = atFtl(4, ['ftl-control']);
  expect(game.ids('tigh')).not.toContain('location');
  const other = scene({
    players: ['adama', 'roslin', 'tigh'],
    jumpTrack: 4,
    damaged: ['ftl-control'],
    destinations: ['barren-planet'],
  }).resolve([{ jumpTrack: 1 }], 'adama');
  expect(other.choose('adama', 'barren-planet').state.travelled).toHaveLength(1);
});

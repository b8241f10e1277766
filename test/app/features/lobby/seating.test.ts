import { describe, expect, test } from 'vitest';
import { seatAll } from '../../../../src/app/model/lobby/seating.ts';
import type { SeatHolder } from '../../../../src/app/types.ts';
import { defaultOptions } from '../../../../src/engine/index.ts';
import { chance } from '../../../../src/tools/play/chance.ts';
import { english } from '../../../../src/words/index.ts';
import { ann, ben, channel, chief, cid, dee, expectRefusal, lobby, scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

const user = (name: string): SeatHolder => ({ kind: 'user', userId: name.toLowerCase(), name });
const robot = (number: number): SeatHolder => ({ kind: 'automatic', name: { automatic: number } });
const table = [robot(1), user('Ann'), user('Ben'), robot(2), user('Cid')];
const options = { ...defaultOptions, players: 5 };

/** Seats the table with many lots. */
function many(seating: Parameters<typeof seatAll>[1], seats = table) {
  return Array.from({ length: 60 }, (_, lot) => seatAll({ seats, options }, seating, chance(lot + 1)));
}

const namesOf = (seats: ReadonlyArray<SeatHolder>): string =>
  seats.map(({ name }) => (typeof name === 'string' ? name : name.automatic)).join(' ');

describe('R-SET-35 R-SET-70 at the start', () => {
  test('people choose before automatic players, in the order in which they joined, whoever of them begins', () => {
    const all = many({ order: 'joined', kept: {} });
    expect(new Set(all.map(({ seats }) => namesOf(seats)))).toEqual(
      new Set(['Ann Ben Cid 1 2', 'Ben Cid Ann 1 2', 'Cid Ann Ben 1 2']),
    );
    expect(all.every((each) => each.options.firstPlayer === 0)).toBe(true);
  });

  test('at random, people are mixed, and so are automatic players after them', () => {
    const orders = new Set(many({ order: 'random', kept: {} }).map(({ seats }) => namesOf(seats)));
    expect([...orders].every((order) => /^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+ \d \d$/.test(order))).toBe(true);
    expect(orders.size).toBe(12);
  });

  test('by hand, everybody stays where they are, and still a person begins', () => {
    const all = many({ order: 'byHand', kept: {} });
    expect(new Set(all.map(({ seats }) => namesOf(seats)))).toEqual(new Set(['1 Ann Ben 2 Cid']));
    expect(new Set(all.map((each) => each.options.firstPlayer))).toEqual(new Set([1, 2, 4]));
  });

  test.each([
    ['joined', 0, 'Ben Cid Ann 1 2'],
    ['byHand', 2, '1 Ann Ben 2 Cid'],
  ] as const)('%s, the one who is named begins', (order, place, seated) => {
    const { seats, options: dealt } = seatAll({ seats: table, options }, { order, first: 'ben', kept: {} }, chance(1));
    expect([namesOf(seats), dealt.firstPlayer]).toEqual([seated, place]);
  });

  test('people among themselves sit as they joined, and the game draws who begins', () => {
    const people = [user('Ann'), user('Ben'), user('Cid')];
    const seated = seatAll({ seats: people, options }, { order: 'joined', first: 'gone', kept: {} }, chance(1));
    expect(seated).toEqual({ seats: people, options: {} });
  });

  test('no automatic player takes a Cylon Leader that a person after it could want', () => {
    const leaders = { ...options, expansions: ['pegasus'], cylonLeader: true } as const;
    const { options: dealt } = seatAll(
      { seats: table, options: leaders },
      { order: 'byHand', first: 'ben', kept: {} },
      chance(1),
    );
    expect(dealt.kept).toEqual([{ seats: [1, 2, 4], role: { kind: 'type', type: 'cylonLeader' } }]);
    expect(
      seatAll({ seats: table, options: leaders }, { order: 'joined', kept: {} }, chance(1)).options,
    ).not.toHaveProperty('kept');
  });

  test('what is kept goes with whoever keeps it, and into what is stored', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    await at.app.setup.keep(id, cid, 'cid', 'character/base/william-adama');
    await at.app.setup.seat(id, ann, { first: 'cid', order: 'joined' });
    await at.app.start(id, ann);
    const game = await at.app.game(id);
    expect(game.seats.map(({ name }) => name)).toEqual(['Cid', 'Ann', 'Ben']);
    const kept = [{ seats: [0], role: { kind: 'character', character: 'character/base/william-adama' } }];
    expect(game.options).toMatchObject({ firstPlayer: 0, kept });
  });
});

describe('in the lobby', () => {
  test('the host decides about seats, nobody else, and the message shows it', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    await at.deliver(channel);
    await expectRefusal(at.app.setup.seat(id, ben, { order: 'random' }), 'notAllowed');
    await expectRefusal(at.app.setup.seat(id, ann, { first: 'dee' }), 'noSuchSeat');
    await expectRefusal(at.app.setup.seat(id, ann, { up: 7 }), 'noSuchSeat');
    expect(await at.kinds(channel)).toEqual([]);
    await at.app.setup.seat(id, chief, { order: 'random', first: 'ben' });
    expect(await at.kinds(channel)).toEqual(['lobby']);
    expect((await at.app.setup.form(id)).seating).toMatchObject({ order: 'random', first: { name: 'Ben' } });
  });

  test('moves somebody up, the first behind the last, and keeps the order then', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    const names = async () => (await at.app.game(id)).seats.map(({ name }) => name);
    await at.app.setup.seat(id, ann, { up: 2 });
    expect(await names()).toEqual(['Ann', 'Cid', 'Ben']);
    await at.app.setup.seat(id, ann, { up: 0 });
    expect(await names()).toEqual(['Cid', 'Ben', 'Ann']);
    expect((await at.app.setup.form(id)).seating.order).toBe('byHand');
  });

  test('people keep a role for themselves, the host for anybody who sits there', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    await at.app.setup.keep(id, ben, 'ben', 'pilot');
    await at.app.setup.keep(id, ann, 'cid', 'character/base/laura-roslin');
    await expectRefusal(at.app.setup.keep(id, ben, 'cid', 'support'), 'notAllowed');
    await expectRefusal(at.app.setup.keep(id, ann, 'dee', 'support'), 'noSuchSeat');
    expect(await keptBy(at, id)).toEqual(['Ben: a pilot', 'Cid: Laura Roslin']);
    await at.app.setup.keep(id, ben, 'ben', undefined);
    expect(await keptBy(at, id)).toEqual(['Cid: Laura Roslin']);
    await at.app.leave(id, cid);
    expect(await keptBy(at, id)).toEqual([]);
  });

  test.each([
    ['character/base/william-adama', {}, 'Ben has already reserved William Adama.'],
    ['character/pegasus/helena-cain', {}, 'Helena Cain isn’t available with these options.'],
    ['character/base/sharon-boomer-valerii', { noSympathizer: 'on' }, 'isn’t available with these options'],
    ['cylonLeader', {}, 'the option is off'],
    ['militaryLeader', {}, 'With 3 players, only one of you can be sure of getting a military leader: you may not'],
    ['admiral', {}, 'There is no such role.'],
  ])('%s can’t be kept: %o, and the reason is told', async (value, values, reason) => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    await at.app.setup.change(id, ann, { values, wanted: 3 });
    await at.app.setup.keep(id, ben, 'ben', 'character/base/william-adama');
    const refusal = { code: 'cannotKeep', message: expect.stringContaining(reason) };
    await expect(at.app.setup.keep(id, cid, 'cid', value)).rejects.toMatchObject(refusal);
    const role = (await at.app.setup.form(id)).seating.roles.find((each) => each.value === value);
    expect(role === undefined ? reason : role.against('cid')?.(english)).toContain(reason);
  });

  test('the only Cylon Leader is one person’s; what no longer fits the options is not kept', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid, dee);
    await at.app.setup.change(id, ann, { values: { pegasus: 'on', cylonLeader: 'on' } });
    await at.app.setup.keep(id, ben, 'ben', 'character/pegasus/cavil');
    await expectRefusal(at.app.setup.keep(id, cid, 'cid', 'cylonLeader'), 'cannotKeep');
    await at.app.setup.change(id, ann, { values: { cylonLeader: 'off' } });
    expect(await keptBy(at, id)).toEqual([]);
    await at.app.start(id, ann);
    expect((await at.app.game(id)).options).not.toHaveProperty('kept');
  });
});

async function keptBy({ app }: Scene, id: string): Promise<ReadonlyArray<string>> {
  return (await app.setup.form(id)).seating.kept.map(({ name, role }) => `${name}: ${role(english)}`);
}

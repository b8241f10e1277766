import { expect, test } from 'vitest';
import { holdersFrom } from '../../../src/app/core/seatHistory.ts';
import type { HoldersAt } from '../../../src/app/core/seatHistory.ts';
import type { Deed } from '../../../src/store/audit.ts';
import type { SeatHolder } from '../../../src/store/records.ts';
import { isAppError } from '../../../src/app/core/error.ts';
import type { LogEntry, Person } from '../../../src/app/types.ts';
import { seeded } from '../../chance.ts';
import { tries } from '../../soak.ts';
import { ann, ben, chief, cid, dee, scene, takeBack, threePeople } from '../scene.ts';
import type { Scene } from '../scene.ts';

const eve: Person = { id: 'eve', name: 'Eve' };
const everybody = [ann, ben, cid, dee, eve];

const user = (name: string): SeatHolder => ({ kind: 'user', userId: name.toLowerCase(), name });

/** The holder of seat 0 at each of these times; the deeds one after the other, at 10, 20, … */
function heldBy(now: SeatHolder, deeds: ReadonlyArray<Deed>, times: ReadonlyArray<number>): ReadonlyArray<string> {
  const audit = deeds.map((deed, place) => ({ at: 10 * (place + 1), deed })).reverse();
  const holdersAt: HoldersAt = holdersFrom([now, user('Ben')], audit);
  return times.map((time) => {
    const [holder, other] = holdersAt(time);
    expect(other).toEqual({ name: 'Ben', standsIn: false });
    const name = typeof holder?.name === 'string' ? holder.name : `automatic ${holder?.name.automatic}`;
    return holder?.standsIn === true ? `${name}, for the owner` : name;
  });
}

test('a seat that was never handed over is held by the same person all the time', () => {
  expect(heldBy(user('Ann'), [{ kind: 'started' }, { kind: 'paused' }], [0, 15, 99])).toEqual(['Ann', 'Ann', 'Ann']);
});

test('before each handover the seat is held by the one who gave it away, from its moment on by the next', () => {
  const deeds = [
    { kind: 'seatReplaced', seat: 0, from: 'Ann', to: { automatic: 1 } },
    { kind: 'seatReplaced', seat: 0, from: { automatic: 1 }, to: 'Dee' },
  ] as const;
  expect(heldBy(user('Dee'), deeds, [9, 10, 19, 20])).toEqual(['Ann', 'automatic 1', 'automatic 1', 'Dee']);
});

test('substitutes hold a seat for its owner, one after the other, until the owner is back', () => {
  const away = { kind: 'standIn', seat: 0, owner: 'Ann', until: 500 } as const;
  const deeds: ReadonlyArray<Deed> = [
    { ...away, standIn: { automatic: 2 } },
    { ...away, standIn: 'Eve' },
    { kind: 'ownerBack', seat: 0, owner: 'Ann', standIn: 'Eve' },
  ];
  expect(heldBy(user('Ann'), deeds, [5, 15, 25, 35])).toEqual([
    'Ann',
    'automatic 2, for the owner',
    'Eve, for the owner',
    'Ann',
  ]);
});

test('a substitute whose seat is given away for good was one until then', () => {
  const deeds: ReadonlyArray<Deed> = [
    { kind: 'standIn', seat: 0, owner: 'Ann', until: 500, standIn: 'Eve' },
    { kind: 'seatReplaced', seat: 0, from: 'Eve', to: 'Dee' },
  ];
  expect(heldBy(user('Dee'), deeds, [5, 15, 25])).toEqual(['Ann', 'Eve, for the owner', 'Dee']);
});

test('who is kicked has held the seat until then; where the seat was not stored, nobody is named wrongly but by today’s name', () => {
  expect(heldBy(user('Dee'), [{ kind: 'kicked', seat: 0, name: 'Ann', to: 'Dee' }], [5, 15])).toEqual(['Ann', 'Dee']);
  expect(heldBy(user('Dee'), [{ kind: 'kicked', name: 'Ann', to: 'Dee' }], [5, 15])).toEqual(['Dee', 'Dee']);
});

test('as long as no seat changes hands, the list of holders is the same one', () => {
  const holdersAt = holdersFrom(
    [user('Dee')],
    [{ at: 10, deed: { kind: 'seatReplaced', seat: 0, from: 'Ann', to: 'Dee' } }],
  );
  expect(holdersAt(1)).toBe(holdersAt(9));
  expect(holdersAt(10)).toBe(holdersAt(1000));
  expect(holdersAt(9)).not.toBe(holdersAt(10));
});

test('each line of the log knows who held the seats then: replaced, kicked, away and back', async () => {
  let time = 1000;
  const at = scene({ now: () => time });
  const id = await threePeople(at);
  const played = async (): Promise<number> => {
    time += 10;
    for (const person of everybody) {
      const [decision] = await at.app.openDecisions(id, person.id).catch(() => []);
      if (decision === undefined) continue;
      await at.app.answer(id, person.id, decision.id, decision.fallback);
      break;
    }
    await at.app.idle();
    time += 10;
    return time - 10;
  };
  const first = await played();
  await at.app.replaceSeat(id, ann, 2, dee);
  const second = await played();
  await at.app.hosts.kick(id, ann, 'ben', eve);
  const third = await played();
  const names = new Map(
    (await at.app.log(id, 'public')).map((line) => [line.at, line.holders?.map(({ name }) => name)]),
  );
  expect([first, second, third].map((moment) => names.get(moment))).toEqual([
    ['Ann', 'Ben', 'Cid'],
    ['Ann', 'Ben', 'Dee'],
    ['Ann', 'Eve', 'Dee'],
  ]);
});

/** One thing that someone may do to a game, legal or not. */
async function something(at: Scene, id: string, random: () => number): Promise<void> {
  const one = <T>(first: T, ...others: ReadonlyArray<T>): T =>
    [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;
  const anybody = (): Person => one(ann, ...everybody);
  const by = (): Person | undefined => (random() < 0.2 ? undefined : anybody());
  const deeds = [
    () => at.app.replaceSeat(id, chief, one(0, 1, 2), by()),
    () => at.app.hosts.kick(id, chief, anybody().id, by()),
    () => at.app.pace.away(anybody(), { until: '1 day', substitute: by() ?? 'automatic' }),
    () => at.app.pace.back(anybody()),
    () => takeBack(at, id, chief),
  ] as const;
  const answering = async (): Promise<void> => {
    for (const person of everybody) {
      const [decision] = await at.app.openDecisions(id, person.id).catch(() => []);
      if (decision !== undefined) return void (await at.app.answer(id, person.id, decision.id, decision.fallback));
    }
  };
  await (random() < 0.5 ? answering() : one<() => Promise<unknown>>(...deeds)()).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
  });
  await at.app.idle();
}

/** Plays a game, and tells of each step what the log says of the holders and what it said when each line was new. */
async function playedAtRandom(random: () => number) {
  let time = 1000;
  const at = scene({ now: () => time });
  const id = await threePeople(at);
  const holders = async (): Promise<string> => JSON.stringify((await at.app.game(id)).seats.map(({ name }) => name));
  const atStart = await holders();
  const toldWith = new Map((await at.app.log(id, 'public')).map((line) => [keyOf(line), atStart]));
  let [handovers, undone, count] = [0, 0, 0];
  for (let step = 0; step < 40 && (await at.app.game(id)).status === 'running'; step += 1) {
    time += 10;
    const before = await holders();
    await something(at, id, random);
    const names = await holders();
    const lines = await at.app.log(id, 'public');
    handovers += Number(names !== before);
    undone += Number(lines.length < count);
    count = lines.length;
    for (const line of lines.filter((each) => !toldWith.has(keyOf(each)))) toldWith.set(keyOf(line), names);
    const now = lines.map((line) => [keyOf(line), JSON.stringify(line.holders?.map(({ name }) => name))]);
    expect({ step, now }).toEqual({ step, now: lines.map((line) => [keyOf(line), toldWith.get(keyOf(line))]) });
  }
  await at.app.close();
  return { handovers, undone };
}

test('whatever changes hands and whatever is undone, each line keeps the holders with whom it was told', async () => {
  const random = seeded();
  let [handovers, undone] = [0, 0];
  const isEnough = (): boolean => handovers > 10 && undone > 2;
  for (let game = 0; game < tries(4) || (!isEnough() && game < 40); game += 1) {
    const played = await playedAtRandom(random);
    handovers += played.handovers;
    undone += played.undone;
  }
  expect(isEnough()).toBe(true);
});

function keyOf({ at, seq, event }: LogEntry): string {
  return JSON.stringify([at, seq, event]);
}

import { describe, expect, test } from 'vitest';
import type { AutomaticPlayer } from '../../../src/app/core/engine.ts';
import { levelOf } from '../../../src/app/types.ts';
import type { Level } from '../../../src/app/types.ts';
import { fakePlayer } from '../fakeEngine.ts';
import { ann, annAlone, ben, channel, choose, cid, dee, expectRefusal, lobby, scene, threePeople } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** The level of each seat; `undefined`: a person plays it. */
async function levelsIn(at: Scene, id: string): Promise<ReadonlyArray<Level | undefined>> {
  const game = await at.app.game(id);
  return game.seats.map((holder) => levelOf(game, holder));
}

describe('how well automatic players play in a new game', () => {
  test('is normal, or as the bot was started, or as whoever opens it says', async () => {
    expect((await lobby(scene())).level).toBe('normal');
    const started = scene({ usualLevel: 'easy' });
    expect((await lobby(started)).level).toBe('easy');
    const named = await started.app.create({ guildId: 'guild', channelId: 'c2', host: ann, level: 'hard' });
    expect(named.level).toBe('hard');
    const tutorial = await started.app.tutorial.begin({ guildId: 'guild', channelId: 'c3', host: ann, level: 'hard' });
    expect(await levelsIn(started, tutorial.id)).toEqual([undefined, 'hard', 'hard']);
  });

  test('goes for those who fill the seats at the start, and for the next game with the same people', async () => {
    const at = scene();
    const { id } = await lobby(at, ben);
    await at.app.setLevel(id, ann, { level: 'hard' });
    await at.app.start(id, ann, { fill: true });
    expect(await levelsIn(at, id)).toEqual([undefined, undefined, 'hard']);
    await at.app.abandon(id, ann);
    expect((await at.app.rematch(id, ben)).level).toBe('hard');
  });
});

describe('the host says how well they play', () => {
  test('one of them, then all, also those that come later', async () => {
    const at = scene();
    const id = await annAlone(at);
    await at.app.setLevel(id, ann, { level: 'hard', seat: 2 });
    expect(await levelsIn(at, id)).toEqual([undefined, 'normal', 'hard']);
    await at.app.setLevel(id, ann, { level: 'easy' });
    expect(await levelsIn(at, id)).toEqual([undefined, 'easy', 'easy']);
    await at.app.replaceSeat(id, ann, 1, ben);
    await at.app.replaceSeat(id, ann, 1, undefined);
    expect(await levelsIn(at, id)).toEqual([undefined, 'easy', 'easy']);
  });

  test('a running game is told in its channel, a lobby shows it; both stand in the audit log', async () => {
    const at = scene();
    const { id } = await lobby(at, ben);
    await at.app.addAutomatic(id, ann);
    await at.deliver(channel);
    await at.app.setLevel(id, ann, { level: 'hard', seat: 2 });
    expect(await at.kinds(channel)).toEqual(['lobby']);
    await at.app.start(id, ann);
    await at.app.idle();
    await at.deliver(channel);
    await at.app.setLevel(id, ann, { level: 'easy' });
    await at.app.idle();
    expect(await at.deliver(channel)).toEqual([
      { kind: 'notice', notice: { kind: 'levelSet', by: 'Ann', level: 'easy' } },
      { kind: 'lobby' },
    ]);
    const { entries } = await at.app.hosts.audit(id, ann, 'guild', 0);
    expect(entries.flatMap(({ deed }) => (deed.kind === 'levelSet' ? [deed] : []))).toEqual([
      { kind: 'levelSet', level: 'easy' },
      { kind: 'levelSet', level: 'hard', name: { automatic: 1 } },
    ]);
  });

  test('nobody else does, nobody for a person’s seat, and not after the end', async () => {
    const at = scene();
    const id = await annAlone(at);
    await expectRefusal(at.app.setLevel(id, ben, { level: 'easy' }), 'notAllowed');
    await expectRefusal(at.app.setLevel(id, ann, { level: 'easy', seat: 0 }), 'noAutomatic');
    await expectRefusal(at.app.setLevel(id, ann, { level: 'easy', seat: 7 }), 'noAutomatic');
    await at.app.abandon(id, ann);
    await expectRefusal(at.app.setLevel(id, ann, { level: 'easy' }), 'notRunning');
    expect((await at.app.game(id)).level).toBe('normal');
  });

  test('a seat that is handed to an automatic player may have a level of its own', async () => {
    const at = scene();
    const id = await threePeople(at);
    await at.app.replaceSeat(id, ann, 1, undefined, 'hard');
    await at.app.replaceSeat(id, ann, 2, undefined);
    expect(await levelsIn(at, id)).toEqual([undefined, 'hard', 'normal']);
  });
});

describe('players who go away say how well their substitute plays', () => {
  test('in the games that run, and in those that start meanwhile', async () => {
    const at = scene();
    const id = await threePeople(at);
    await at.app.pace.away(ben, { until: '3 days', substitute: 'automatic', level: 'hard' });
    expect(await levelsIn(at, id)).toEqual([undefined, 'hard', undefined]);
    await at.app.pace.back(ben);
    expect((await at.app.game(id)).seats[1]).toEqual({ kind: 'user', userId: 'ben', name: 'Ben' });
    await at.app.pace.away(ben, { until: '3 days', substitute: 'automatic', level: 'easy' });
    const later = await at.app.create({ guildId: 'guild', channelId: 'c2', host: ann });
    for (const person of [ben, cid]) await at.app.join(later.id, person);
    await at.app.start(later.id, ann);
    expect(await levelsIn(at, later.id)).toEqual([undefined, 'easy', undefined]);
  });

  test('also where an automatic player stands in because the substitute can’t', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    await at.app.pace.away(dee, { until: '3 days', substitute: 'automatic' });
    await at.app.pace.away(ben, { until: '3 days', substitute: dee });
    await at.app.setLevel(id, ann, { level: 'hard' });
    await at.app.start(id, ann);
    expect(await levelsIn(at, id)).toEqual([undefined, 'hard', undefined]);
  });
});

test('automatic players by simple rules are told their level', async () => {
  const told = new Map<number, Set<Level | undefined>>();
  const player: AutomaticPlayer = (own, decision, random) => {
    told.set(decision.seat, (told.get(decision.seat) ?? new Set()).add(own.level));
    return fakePlayer(own, decision, random);
  };
  const at = scene({ player });
  const id = await annAlone(at);
  await at.app.setLevel(id, ann, { level: 'hard', seat: 2 });
  await choose(at, id, ann, '2');
  await choose(at, id, ann, 'end');
  expect([...told]).toEqual([
    [1, new Set(['normal'])],
    [2, new Set(['hard'])],
  ]);
});

/** A clock that is set ahead or back, while the bot runs or while it does not: whatever waits for a time. */
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '../../../../src/store/sqlite/index.ts';
import type { Store } from '../../../../src/store/types.ts';
import { ann, ben, channel, cid } from '../../scene.ts';
import { day, hour, minute, threePeople, timedScene } from './scene.ts';
import type { TimedScene } from './scene.ts';

/**
 * Six hours ahead for a minute, as after a virtual machine was resumed, or while a machine takes local time for UTC.
 */
async function aheadForAMinute(at: TimedScene): Promise<void> {
  at.set(at.now() + 6 * hour);
  await at.pass(minute);
  at.set(at.now() - 6 * hour);
  await at.pass(minute);
}

const poll = { question: 'Who?', answers: ['a', 'b'], openResults: true, named: true, spectators: false, time: '2h' };

describe('a clock that is six hours ahead for a minute', () => {
  test('neither takes time from anybody nor gives it: limits and reminders come when they would have come', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setTimers(id, ann, { remindAfter: 60, limit: 3 * 60, atLimit: 'default' });
    await at.sent();
    await at.pass(30 * minute);
    await aheadForAMinute(at);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(20 * minute);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(15 * minute);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.pass(100 * minute);
    expect(await at.said(channel)).not.toContain('timedOut');
    await at.pass(20 * minute);
    expect(await at.said(channel)).toContain('timedOut');
  });

  test('ends no absence, closes no poll, and forgets no session; the table is reminded of it in time', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.tick();
    await at.app.pace.away(ben, { until: '5 hours', substitute: 'automatic', gameId: id });
    await at.app.polls.open(id, ann, poll);
    await at.app.pace.setSession(id, ann, 'in 3 hours');
    await at.sent();
    await aheadForAMinute(at);
    expect((await at.app.game(id)).seats[1]).toMatchObject({ standsInFor: { userId: 'ben' } });
    expect((await at.app.polls.look(id, 1))?.poll.ended).toBeUndefined();
    await at.sent();
    await at.pass(115 * minute);
    expect((await at.app.polls.look(id, 1))?.poll.ended).toBeUndefined();
    await at.pass(10 * minute);
    expect((await at.app.polls.look(id, 1))?.poll.ended).toBe('time');
    await at.pass(45 * minute);
    expect(await at.said(channel)).toContain('sessionSoon');
    await at.pass(3 * hour);
    expect((await at.app.game(id)).seats[1]).toMatchObject({ userId: 'ben' });
  });
});

test('a session of which the table was reminded too early, as the clock was wrong for long, is reminded of in time', async () => {
  const at = timedScene();
  const id = await threePeople(at);
  await at.tick();
  await at.app.pace.setSession(id, ann, 'in 6 hours');
  at.set(at.now() + 5 * hour + 50 * minute);
  await at.pass(6 * minute);
  at.set(at.now() - 5 * hour - 50 * minute);
  await at.tick();
  await at.sent();
  await at.pass(5 * hour + 35 * minute);
  expect(await at.said(channel)).not.toContain('sessionSoon');
  await at.pass(10 * minute);
  expect(await at.said(channel)).toContain('sessionSoon');
});

describe('a bot that starts while the clock is wrong', () => {
  test('two days ahead it does nothing that is not due; when the clock is set right, nobody has lost anything', async () => {
    const before = timedScene();
    const id = await threePeople(before);
    await before.app.pace.setTimers(id, ann, { remindAfter: 0, limit: 2 * 60, atLimit: 'default' });
    await before.app.pace.away(cid, { until: '30 hours', substitute: 'automatic', gameId: id });
    await before.sent();
    await before.pass(hour);
    const at = timedScene({ store: before.store, start: before.now() + 2 * day });
    await at.pass(minute);
    expect((await at.app.game(id)).seats[2]).toMatchObject({ standsInFor: { userId: 'cid' } });
    at.set(before.now() + minute);
    await at.pass(50 * minute);
    expect(await at.said(channel)).not.toContain('timedOut');
    expect((await at.app.game(id)).seats[2]).toMatchObject({ standsInFor: { userId: 'cid' } });
    await at.pass(15 * minute);
    expect(await at.said(channel)).toContain('timedOut');
  });

  test('a year back it goes on all the same', async () => {
    const before = timedScene();
    const id = await threePeople(before);
    await before.app.pace.setTimers(id, ann, { remindAfter: 0, limit: 2 * 60, atLimit: 'default' });
    await before.sent();
    await before.pass(hour);
    const at = timedScene({ store: before.store, start: before.now() - 365 * day });
    await at.pass(50 * minute);
    expect(await at.said(channel)).not.toContain('timedOut');
    await at.pass(15 * minute);
    expect(await at.said(channel)).toContain('timedOut');
  });
});

test('when the clock was right after all, what somebody named comes five minutes late', async () => {
  const at = timedScene();
  const id = await threePeople(at);
  await at.tick();
  await at.app.pace.away(ben, { until: '5 hours', substitute: 'automatic', gameId: id });
  at.set(at.now() + 6 * hour);
  await at.tick();
  await at.pass(4 * minute);
  expect((await at.app.game(id)).seats[1]).toMatchObject({ standsInFor: { userId: 'ben' } });
  await at.pass(2 * minute);
  expect((await at.app.game(id)).seats[1]).toMatchObject({ userId: 'ben' });
});

test('at a start with a clock that is years ahead nothing is forgotten for being old', async () => {
  const pruned: Array<number> = [];
  const inner = openSqliteStore(':memory:');
  const store: Store = { ...inner, prune: async (before) => void pruned.push(before) };
  const before = timedScene({ store });
  await before.tick();
  const at = timedScene({ store, start: before.now() + 3650 * day });
  await at.app.tidy();
  expect(pruned.map((time) => time < before.now())).toEqual([true]);
});

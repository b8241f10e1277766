import { describe, expect, test } from 'vitest';
import { ann, ben, channel, chief, choose, cid, decisionOf, expectRefusal, lobby } from '../../scene.ts';
import { annAlone, day, hour, minute, noon, threePeople, timedScene } from '../../features/pace/scene.ts';

describe('reminders', () => {
  test('come after the game’s time and once more after twice as long, in the channel and to those who are asked', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.pass(8 * hour - minute);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(minute);
    expect(await at.deliver(channel)).toEqual([{ kind: 'reminder', seats: [0] }]);
    await at.pass(8 * hour - minute);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(minute);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.pass(day);
    expect(await at.said(channel)).toEqual([]);
    expect([...(await at.sent()).keys()]).toEqual([]);
  });

  test('come after two times of their own, where the host has set them', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setTimers(id, ann, { remindAfter: 60, remindAgain: 180 });
    await at.sent();
    await at.pass(hour);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.pass(2 * hour - minute);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(minute);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.app.pace.setTimers(id, ann, { limit: 0 });
    expect((await at.app.game(id)).pace).toMatchObject({ remindAfter: 60, remindAgain: 180 });
    await at.app.pace.setTimers(id, ann, { remindAfter: 30 });
    expect((await at.app.game(id)).pace).not.toHaveProperty('remindAgain');
    await expectRefusal(at.app.pace.setTimers(id, ann, { remindAgain: 30 }), 'illegalPace');
  });

  test('a player who has answered is not reminded, and the next question waits its own time', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.pass(7 * hour);
    await choose(at, id, ann, '2');
    await at.sent();
    await at.pass(7 * hour);
    expect(await at.said(channel)).not.toContain('reminder');
    await at.pass(hour);
    expect(await at.said(channel)).toEqual(['reminder']);
  });

  test('several who are waited for are called together', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await choose(at, id, ann, '2');
    await choose(at, id, ann, 'all');
    await at.sent();
    await choose(at, id, ben, 'first');
    await at.pass(8 * hour);
    expect((await at.deliver(channel)).filter(({ kind }) => kind === 'reminder')).toEqual([
      { kind: 'reminder', seats: [0, 2] },
    ]);
  });

  test('of a secret question come by direct message; the channel may call everybody alike', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await choose(at, id, ann, '3');
    await at.sent();
    await at.pass(8 * hour);
    expect(Object.fromEntries(await at.sent())).toEqual({
      [channel]: [{ kind: 'reactionReminder' }],
      'user:ben': [{ kind: 'privateReminder', userId: 'ben', seat: 1 }],
    });
    await at.pass(8 * hour);
    expect([...(await at.sent()).keys()].toSorted()).toEqual([channel, 'user:ben']);
  });

  test('automatic players are not waited for', async () => {
    const at = timedScene();
    await annAlone(at);
    expect(await at.store.timers.waitingGames()).toHaveLength(1);
    await at.pass(8 * hour);
    expect(await at.deliver(channel)).toEqual([{ kind: 'reminder', seats: [0] }]);
  });
});

describe('limits', () => {
  test('the default answer is given, everybody is told, and it is no sign of life', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    const { livelyAt } = await at.app.game(id);
    await at.pass(2 * day - minute);
    await at.sent();
    await at.pass(minute);
    expect(await at.store.inputs(id)).toMatchObject([{ seat: 0, by: 'timer', choice: ['1'], at: at.now() }]);
    expect(await at.said(channel)).toEqual(['timedOut', 'log', 'picture', 'question']);
    expect(await at.deliver('user:ann')).toMatchObject([
      { kind: 'timedOut', userId: 'ann', seat: 0, choice: ['1'] },
      { kind: 'asked' },
    ]);
    expect((await at.app.game(id)).livelyAt).toBe(livelyAt);
  });

  test('a reaction has a shorter limit, and nobody but the one who was asked is told', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await choose(at, id, ann, '3');
    await at.pass(day - minute);
    expect(await at.store.inputs(id)).toHaveLength(1);
    await at.sent();
    await at.pass(minute);
    expect((await at.store.inputs(id))[1]).toMatchObject({ seat: 1, by: 'timer', choice: ['pass'], secret: true });
    expect(await at.said(channel)).not.toContain('timedOut');
    expect(await at.said('user:ben')).toEqual(['timedOut', 'asked']);
    expect(await at.said('user:cid')).toEqual([]);
  });

  test('an automatic player can answer instead', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setTimers(id, ann, { atLimit: 'automatic', limit: 60 });
    await at.pass(hour);
    expect(await at.store.inputs(id)).toMatchObject([{ seat: 0, by: 'timer', choice: ['2'] }]);
  });

  test('or the game is paused, names nobody, and gives the whole time again when it goes on', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setTimers(id, ann, { atLimit: 'pause', limit: 60, remindAfter: 0 });
    await at.sent();
    await at.pass(hour);
    const { paused, revision } = await at.app.game(id);
    expect(paused).toEqual({ at: at.now(), by: undefined });
    expect(await at.said(channel)).toEqual(['pausedByLimit', 'lobby']);
    expect((await at.store.audit(id, 0, 1)).entries[0]).toMatchObject({ by: { id: 'bot' }, deed: { kind: 'paused' } });
    await expectRefusal(at.app.answer(id, 'ann', await decisionOf(at, id, ann), ['1']), 'paused');
    await at.pass(3 * day);
    expect(await at.store.inputs(id)).toEqual([]);
    expect(await at.said(channel)).toEqual([]);
    await at.store.commit({ gameId: id, revision, at: at.now(), game: { paused: undefined }, messages: [] });
    await at.app.resume();
    await at.app.idle();
    await at.pass(59 * minute);
    expect((await at.app.game(id)).paused).toBeUndefined();
    await at.pass(minute);
    expect((await at.app.game(id)).paused).toBeDefined();
  });

  test('two at the same time are resolved one after the other', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await choose(at, id, ann, '2');
    await choose(at, id, ann, 'all');
    await at.pass(2 * day);
    const inputs = (await at.store.inputs(id)).slice(2);
    expect(inputs).toMatchObject([
      { seat: 0, by: 'timer' },
      { seat: 1, by: 'timer' },
      { seat: 2, by: 'timer' },
    ]);
    expect(new Set((await at.store.inputs(id)).slice(2).map((input) => input.at)).size).toBe(1);
    expect((await at.app.viewFor(id, 'public')).turn).toBe(2);
  });

  test('an answer given for somebody can be undone, and the question waits again', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    const before = (await at.store.state(id))?.state.text;
    await at.pass(2 * day);
    expect((await at.store.state(id))?.state.text).not.toBe(before);
    const preview = await at.app.undo.preview(id, chief);
    expect(preview.target).toMatchObject({ kind: 'answer', seat: 0 });
    await at.app.undo.confirm(id, chief, { ref: preview.target.ref, mark: preview.mark });
    await at.app.idle();
    expect((await at.store.state(id))?.state.text).toBe(before);
    await at.pass(2 * day - minute);
    expect((await at.store.inputs(id)).filter(({ undoneAt }) => undoneAt === undefined)).toEqual([]);
    await at.pass(minute);
    expect((await at.store.inputs(id)).filter(({ undoneAt }) => undoneAt === undefined)).toHaveLength(1);
  });

  test('a bug of the engine stops neither other games nor the bot, and is tried again later', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await choose(at, id, ann, '2');
    // The default of the tiny game’s action is to end the turn; an automatic player that chooses the bug is what fails
    // here.
    const failing = timedScene({ store: at.store, player: () => ['bug'], start: at.now() });
    await failing.app.pace.setTimers(id, ann, { atLimit: 'automatic', limit: 60, remindAfter: 0 });
    await failing.pass(hour);
    expect(failing.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
    await failing.pass(30 * minute);
    expect(failing.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
    await failing.pass(30 * minute);
    expect(failing.logged.filter(({ level }) => level === 'error')).toHaveLength(2);
    expect(await at.store.inputs(id)).toHaveLength(1);
  });
});

describe('whatever happens to the bot and the clock', () => {
  test('after an outage nothing comes all at once: everybody has as much time left as before', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.pass(7 * hour);
    at.set(at.now() + 3 * day);
    await at.tick();
    expect([...(await at.sent())]).toEqual([]);
    await at.pass(hour - minute);
    expect([...(await at.sent())]).toEqual([]);
    await at.pass(minute);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.pass(40 * hour - minute);
    expect(await at.store.inputs(id)).toEqual([]);
    await at.pass(minute);
    expect(await at.store.inputs(id)).toMatchObject([{ by: 'timer' }]);
  });

  test('a short break is made up for at the next look', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.pass(8 * hour - minute);
    at.set(at.now() + 3 * minute);
    await at.tick();
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.tick();
    expect(await at.said(channel)).toEqual([]);
  });

  test('a clock that is set back delays nothing and repeats nothing', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.pass(7 * hour);
    at.set(noon - 30 * day);
    await at.tick();
    expect([...(await at.sent())]).toEqual([]);
    await at.pass(hour);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.pass(8 * hour);
    expect(await at.said(channel)).toEqual(['reminder']);
  });

  test('a clock that is set ahead reminds nobody too soon', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.pass(7 * hour);
    at.set(at.now() + 365 * day);
    await at.tick();
    await at.pass(59 * minute);
    expect([...(await at.sent())]).toEqual([]);
    await at.pass(minute);
    expect(await at.said(channel)).toEqual(['reminder']);
  });

  test('time that is skipped on purpose counts; several missed reminders are one', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.tick();
    at.set(at.now() + 20 * hour);
    await at.app.pace.tick(true);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.pass(27 * hour);
    expect(await at.said(channel)).toEqual([]);
  });

  test('an app that is made again over the same store goes on where the last one stopped', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.pass(8 * hour);
    expect(await at.said(channel)).toEqual(['reminder']);
    const next = timedScene({ store: at.store, start: at.now() });
    await next.app.resume();
    await next.app.idle();
    await next.pass(8 * hour - minute);
    expect(await next.said(channel)).toEqual([]);
    await next.pass(minute);
    expect(await next.said(channel)).toEqual(['reminder']);
    await next.pass(32 * hour);
    expect(await at.store.inputs(id)).toMatchObject([{ by: 'timer' }]);
  });
});

describe('quiet hours', () => {
  const quiet = { from: 20 * 60, to: 6 * 60 };

  test('reminders wait and limits stop while the player sleeps', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setOwnTime(ann, { zone: 'utc', quiet });
    // From 12:00: 8 hours are over exactly at bedtime.
    await at.pass(18 * hour - minute);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(minute);
    expect(new Date(at.now()).toISOString()).toContain('T06:00');
    expect(await at.said(channel)).toEqual(['reminder']);
    // 48 waking hours: 8 + 14 + 14 + 12.
    const limit = Date.parse('2026-11-24T18:00:00Z');
    await at.pass(limit - minute - at.now());
    expect(await at.store.inputs(id)).toEqual([]);
    await at.pass(minute);
    expect(await at.store.inputs(id)).toHaveLength(1);
  });

  test('a change counts from now on, what has passed stays as it was', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.pass(6 * hour);
    await at.app.pace.setOwnTime(ann, { zone: 'UTC', quiet: { from: 19 * 60, to: 7 * 60 } });
    // 6 hours until 18:00, one until 19:00, the last one from 7:00.
    await at.pass(14 * hour - minute);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(minute);
    expect(await at.said(channel)).toEqual(['reminder']);
    await at.app.pace.setOwnTime(ann, { quiet: 'none' });
    await at.pass(8 * hour);
    expect(await at.said(channel)).toEqual(['reminder']);
  });

  test('a window of reactions closes at the same time whoever is asked, but in nobody’s sleep', async () => {
    const ends: Array<number> = [];
    for (const sleeper of [ben, cid]) {
      const at = timedScene();
      const id = await threePeople(at);
      await at.app.pace.setOwnTime(sleeper, { zone: 'UTC', quiet: { from: 11 * 60, to: 15 * 60 } });
      await choose(at, id, ann, '3');
      while ((await at.store.inputs(id)).length < 2 && at.now() < noon + 3 * day) await at.pass(minute);
      ends.push(at.now());
    }
    // At 12:00 of the next day someone sleeps until 15:00, and then has an hour.
    expect(ends.map((end) => new Date(end).toISOString())).toEqual([
      '2026-11-22T16:00:00.000Z',
      '2026-11-22T16:00:00.000Z',
    ]);
  });

  test('a window does not wait for ever for people of all time zones', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setOwnTime(ann, { zone: 'UTC', quiet: { from: 0, to: 12 * 60 } });
    await at.app.pace.setOwnTime(cid, { zone: 'UTC', quiet: { from: 11 * 60, to: 60 } });
    await choose(at, id, ann, '3');
    await at.pass(2 * day - minute);
    expect(await at.store.inputs(id)).toHaveLength(1);
    await at.pass(minute);
    expect(await at.store.inputs(id)).toHaveLength(2);
  });

  test('what can’t be is refused in a sentence', async () => {
    const at = timedScene();
    await expectRefusal(at.app.pace.setOwnTime(ann, { zone: 'Europe/Berlyn' }), 'unknownZone');
    await expect(at.app.pace.setOwnTime(ann, { zone: 'Europe/Berlyn' })).rejects.toMatchObject({
      hint: expect.stringContaining('Europe/Berlin'),
    });
    await expectRefusal(at.app.pace.setOwnTime(ann, { quiet }), 'unknownZone');
    await expectRefusal(at.app.pace.setOwnTime(ann, { zone: 'UTC', quiet: { from: 60, to: 60 } }), 'illegalTime');
    await expectRefusal(at.app.pace.setOwnTime(ann, { zone: 'UTC', quiet: { from: 0, to: 17 * 60 } }), 'illegalTime');
    expect(await at.app.pace.ownTime('ann')).toEqual({});
    expect(await at.app.pace.setOwnTime(ann, { zone: 'europe/berlin' })).toEqual({ zone: 'Europe/Berlin' });
  });
});

describe('a game’s own times', () => {
  test('the host changes them, questions that are open wait again, and everybody is told', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.pass(7 * hour);
    await at.app.pace.setTimers(id, ann, { remindAfter: 60 });
    expect(await at.said(channel)).toEqual(['timersSet', 'lobby', 'question']);
    await at.pass(hour - minute);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(minute);
    expect(await at.said(channel)).toEqual(['reminder']);
  });

  test('a ready-made pace in the lobby', async () => {
    const at = timedScene();
    const { id } = await lobby(at, ben, cid);
    expect((await at.app.pace.setTimers(id, ann, 'patient')).pace).toMatchObject({ limit: 0, reactionLimit: 0 });
    await at.app.start(id, ann);
    await at.app.idle();
    await at.sent();
    await at.pass(6 * day);
    expect(await at.said(channel)).toEqual(['reminder', 'reminder']);
    expect(await at.store.inputs(id)).toEqual([]);
  });

  test('nobody else changes them, and they stay within reason', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await expectRefusal(at.app.pace.setTimers(id, ben, 'evening'), 'notAllowed');
    await expectRefusal(at.app.pace.setTimers(id, ann, { limit: -1 }), 'illegalPace');
    await expectRefusal(at.app.pace.setTimers(id, ann, { limit: 1.5 }), 'illegalPace');
    await expectRefusal(at.app.pace.setTimers(id, ann, { remindAfter: 31 * 24 * 60 }), 'illegalPace');
    await expectRefusal(at.app.pace.setTimers(id, ann, { archiveAfter: 400 }), 'illegalPace');
    await at.app.abandon(id, ann);
    await expectRefusal(at.app.pace.setTimers(id, ann, 'evening'), 'notRunning');
    expect(await at.store.timers.waitingGames()).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { ann, annAlone, ben, channel, cid } from '../../scene.ts';
import { hour, minute, noon, threePeople, timedScene } from './scene.ts';

const stranger = { id: 'eve', name: 'Eve' };

describe('a session', () => {
  test('is set by the clock of whoever sets it, or by how far away it is', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setOwnTime(ben, { zone: 'Asia/Tokyo' });
    expect(await at.app.pace.setSession(id, ben, 'tomorrow 20:00')).toBe(noon + 23 * hour);
    expect(await at.app.pace.setSession(id, ann, 'in 2 hours')).toBe(noon + 2 * hour);
    expect(await at.app.pace.session(id)).toBe(noon + 2 * hour);
    await expect(at.app.pace.setSession(id, cid, 'friday 20:00')).rejects.toMatchObject({ code: 'unknownZone' });
    await expect(at.app.pace.setSession(id, ann, 'some day')).rejects.toMatchObject({ code: 'unknownZone' });
    await expect(at.app.pace.setSession(id, stranger, 'in 2 hours')).rejects.toMatchObject({ code: 'notAllowed' });
  });

  test('is reminded of once, 15 minutes before, with all who play', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.said(channel);
    await at.app.pace.setSession(id, ann, 'in 2 hours');
    expect(await at.said(channel)).toEqual(['sessionSet', 'lobby']);
    at.set(noon + 2 * hour - 16 * minute);
    await at.tick();
    expect(await at.said(channel)).not.toContain('sessionSoon');
    at.set(noon + 2 * hour - 15 * minute);
    await at.tick();
    const told = (await at.deliver(channel)).flatMap((intent) => (intent.kind === 'notice' ? [intent.notice] : []));
    expect(told.filter(({ kind }) => kind === 'sessionSoon')).toEqual([
      { kind: 'sessionSoon', at: noon + 2 * hour, people: [ann.id, ben.id, cid.id] },
    ]);
    await at.tick();
    at.set(noon + 2 * hour);
    await at.tick();
    expect(await at.said(channel)).not.toContain('sessionSoon');
  });

  test('is not reminded of when it has begun meanwhile, and is forgotten when it is over', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setSession(id, ann, 'in 2 hours');
    await at.said(channel);
    at.set(noon + 3 * hour);
    await at.tick();
    expect(await at.said(channel)).not.toContain('sessionSoon');
    expect(await at.app.pace.session(id)).toBe(noon + 2 * hour);
    at.set(noon + 7 * hour);
    await at.tick();
    await at.pass(6 * minute);
    expect(await at.app.pace.session(id)).toBeUndefined();
  });

  test('is moved and called off, and is none of a game that has ended', async () => {
    const at = timedScene();
    const id = await annAlone(at);
    await at.app.pace.setSession(id, ann, 'in 2 hours');
    await at.app.pace.setSession(id, ann, 'in 5 hours');
    at.set(noon + 2 * hour);
    await at.said(channel);
    await at.tick();
    expect(await at.said(channel)).not.toContain('sessionSoon');
    await at.app.pace.setSession(id, ann, undefined);
    expect(await at.app.pace.session(id)).toBeUndefined();
    await at.app.pace.setSession(id, ann, 'in 1 hour');
    await at.app.abandon(id, ann);
    expect(await at.app.pace.session(id)).toBeUndefined();
    await at.said(channel);
    at.set(noon + 2 * hour + 50 * minute);
    await at.tick();
    expect(await at.said(channel)).not.toContain('sessionSoon');
    await expect(at.app.pace.setSession(id, ann, 'in 1 hour')).rejects.toMatchObject({ code: 'notRunning' });
  });
});

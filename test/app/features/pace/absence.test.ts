import { describe, expect, test } from 'vitest';
import { paces } from '../../../../src/app/types.ts';
import { StoreError } from '../../../../src/store/error.ts';
import { altered, ann, ben, channel, cid, dee, expectRefusal } from '../../scene.ts';
import { day, threePeople, timedScene } from './scene.ts';
import type { TimedScene } from './scene.ts';

describe('an absence from all games', () => {
  const lobbyOf = async (at: TimedScene): Promise<string> => {
    const { id } = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann });
    for (const person of [ben, cid]) await at.app.join(id, person);
    return id;
  };

  test('holds for a game that starts meanwhile: the stand-in is dealt in, asked, and told of', async () => {
    const at = timedScene();
    const id = await lobbyOf(at);
    expect(await at.app.pace.away(ben, { until: '3 days', substitute: dee })).toEqual({
      until: at.now() + 3 * day,
      games: [],
      everywhere: true,
    });
    expect(await at.app.pace.awayUntil('ben')).toBe(at.now() + 3 * day);
    await at.sent();
    const game = await at.app.start(id, ann);
    await at.app.idle();
    expect(game.seats[1]).toEqual({
      kind: 'user',
      userId: 'dee',
      name: 'Dee',
      standsInFor: { userId: 'ben', name: 'Ben', until: at.now() + 3 * day },
    });
    expect((await at.said(channel)).slice(0, 2)).toEqual(['lobby', 'standIn']);
    expect([await at.said('user:ben'), await at.said('user:dee')]).toEqual([[], ['privateLog', 'sheet']]);
    expect((await at.store.audit(id, 0, 1)).entries[0]).toMatchObject({
      by: { name: 'Ann' },
      deed: { kind: 'standIn', owner: 'Ben', standIn: 'Dee' },
    });
    await at.pass(3 * day);
    expect((await at.app.game(id)).seats[1]).toEqual({ kind: 'user', userId: 'ben', name: 'Ben' });
  });

  test('ends with /back, and with its time, also if no game ran', async () => {
    const at = timedScene();
    const id = await lobbyOf(at);
    for (const person of [ben, cid]) await at.app.pace.away(person, { until: '1 day', substitute: 'automatic' });
    expect(await at.app.pace.back(ben)).toEqual([]);
    await expectRefusal(at.app.pace.back(ben), 'notAway');
    await at.pass(day);
    expect(await at.app.pace.awayUntil('cid')).toBeUndefined();
    await expectRefusal(at.app.pace.back(cid), 'notAway');
    expect((await at.app.start(id, ann)).seats.every(({ standsInFor }) => standsInFor === undefined)).toBe(true);
  });

  test('is there again after a restart', async () => {
    const at = timedScene();
    const id = await lobbyOf(at);
    await at.app.pace.away(ben, { until: '1 day', substitute: dee });
    const again = timedScene({ store: at.store });
    expect((await again.app.start(id, ann)).seats[1]).toMatchObject({ userId: 'dee' });
  });

  test('is an automatic player’s where the substitute can’t: they play there already, or are away themselves', async () => {
    const at = timedScene();
    const id = await lobbyOf(at);
    await at.app.pace.away(ben, { until: '3 days', substitute: cid });
    await at.app.pace.away(cid, { until: '3 days', substitute: dee });
    await at.app.pace.away(dee, { until: '1 day', substitute: 'automatic' });
    expect((await at.app.start(id, ann)).seats.slice(1)).toMatchObject([
      { kind: 'automatic', standsInFor: { userId: 'ben' } },
      { kind: 'automatic', standsInFor: { userId: 'cid' } },
    ]);
    expect(new Set((await at.app.game(id)).seats.map(({ name }) => name)).size).toBe(3);
  });

  test('is an automatic player’s in games of a server in which the substitute was not named', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    const elsewhere = await at.app.create({ guildId: 'other', channelId: 'c2', host: cid });
    for (const person of [ben, ann]) await at.app.join(elsewhere.id, person);
    const { games } = await at.app.pace.away({ ...ben, guildId: 'other' }, { until: '3 days', substitute: dee });
    expect(games.map(({ game, seat }) => [game.id, game.seats[seat]?.kind])).toEqual([[id, 'automatic']]);
    expect((await at.app.start(elsewhere.id, cid)).seats[1]).toMatchObject({ kind: 'user', userId: 'dee' });
    await at.app.pace.back(ben);
    await at.app.pace.away({ ...ben, guildId: 'guild' }, { until: '3 days', substitute: dee });
    expect((await at.app.game(id)).seats[1]).toMatchObject({ userId: 'dee' });
    expect((await at.app.game(elsewhere.id)).seats[1]).toMatchObject({ kind: 'automatic' });
  });

  test('does not hold for whoever starts the game: they are there', async () => {
    const at = timedScene();
    const id = await lobbyOf(at);
    await at.app.pace.away(ann, { until: '3 days', substitute: dee });
    expect((await at.app.start(id, ann)).seats[0]).toEqual({ kind: 'user', userId: 'ann', name: 'Ann' });
  });

  test('holds for a seat that somebody is given, and for a game that is woken', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(dee, { until: '90 days', substitute: 'automatic' });
    expect((await at.app.replaceSeat(id, ann, 1, dee)).seats[1]).toMatchObject({
      kind: 'automatic',
      standsInFor: { userId: 'dee' },
    });
    await at.app.pace.setTimers(id, ann, { ...paces.patient, archiveAfter: 1 });
    await at.pass(day);
    expect((await at.app.game(id)).status).toBe('archived');
    await at.app.pace.away(cid, { until: '90 days', substitute: 'automatic' });
    await at.sent();
    expect((await at.app.pace.revive(id, ann)).seats.slice(1)).toMatchObject([
      { standsInFor: { userId: 'dee' } },
      { kind: 'automatic', standsInFor: { userId: 'cid' } },
    ]);
    await at.app.idle();
    expect(await at.said('user:cid')).toEqual(['sheetClosed']);
    expect((await at.said(channel)).slice(0, 3)).toEqual(['revived', 'standIn', 'lobby']);
  });

  test('is stored with the seats that it hands on, or not at all', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    const commit = async (): Promise<never> => {
      throw new StoreError('cannotWrite', 'The disk is full.');
    };
    const failing = timedScene({ store: altered(at.store, () => ({ commit })) });
    await expectRefusal(failing.app.pace.away(ben, { until: '1 day', substitute: dee }), 'internal');
    expect(await at.app.pace.awayUntil('ben')).toBeUndefined();
    expect((await at.app.game(id)).seats[1]).toMatchObject({ userId: 'ben' });
  });
});

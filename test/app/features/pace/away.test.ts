import { describe, expect, test } from 'vitest';
import { paces } from '../../../../src/app/types.ts';
import type { AwayNow } from '../../../../src/app/types.ts';
import { ann, ben, channel, chief, choose, cid, decisionOf, dee, expectRefusal } from '../../scene.ts';
import { annAlone, day, hour, minute, threePeople, timedScene } from './scene.ts';

describe('somebody who is away', () => {
  test('has a substitute, who gets the secrets, is asked, and answers', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ann, { until: '3 days', substitute: dee });
    await at.app.idle();
    const until = at.now() + 3 * day;
    expect((await at.app.game(id)).seats[0]).toEqual({
      kind: 'user',
      userId: 'dee',
      name: 'Dee',
      standsInFor: { userId: 'ann', name: 'Ann', until },
    });
    expect(await at.said(channel)).toEqual(['standIn', 'lobby']);
    expect(await at.said('user:ann')).toEqual(['asked', 'sheetClosed']);
    expect(await at.said('user:dee')).toEqual(['sheet', 'asked']);
    expect((await at.app.viewFor(id, 'dee')).own?.hand).toEqual(['dealt-0']);
    await choose(at, id, dee, '3');
    expect(await at.store.inputs(id)).toMatchObject([{ seat: 0, by: 'dee' }]);
  });

  test('can’t act or see the seat’s secrets meanwhile', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    const asked = await decisionOf(at, id, ann);
    await at.app.pace.away(ann, { until: '3 days', substitute: dee });
    await expectRefusal(at.app.answer(id, 'ann', asked, ['1']), 'notYourGame');
    await expectRefusal(at.app.viewFor(id, 'ann'), 'notYourGame');
    await expectRefusal(at.app.openDecisions(id, 'ann'), 'notYourGame');
    expect(await at.app.gamesOf('ann')).toEqual([]);
    expect((await at.app.pace.awayIn('ann')).map((game) => game.id)).toEqual([id]);
  });

  test('takes the seat back at any time; then the stand-in knows nothing more', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ann, { until: '3 days', substitute: dee });
    await choose(at, id, dee, '2');
    await at.sent();
    await at.app.pace.back(ann);
    await at.app.idle();
    expect((await at.app.game(id)).seats[0]).toEqual({ kind: 'user', userId: 'ann', name: 'Ann' });
    expect(await at.said(channel)).toEqual(['ownerBack', 'lobby']);
    expect(await at.said('user:dee')).toEqual(['asked', 'sheetClosed']);
    expect(await at.said('user:ann')).toEqual(['sheet', 'asked']);
    await expectRefusal(at.app.viewFor(id, 'dee'), 'notYourGame');
    await expectRefusal(at.app.pace.back(ann), 'notAway');
    await choose(at, id, ann, 'end');
  });

  test('gets the seat back by itself when the time is over', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ann, { until: '1 day', substitute: dee });
    await at.pass(day - minute);
    expect((await at.app.game(id)).seats[0]).toMatchObject({ userId: 'dee' });
    await at.sent();
    await at.pass(minute);
    expect((await at.app.game(id)).seats[0]).toEqual({ kind: 'user', userId: 'ann', name: 'Ann' });
    expect(await at.said(channel)).toEqual(['ownerBack', 'lobby']);
    expect(await at.said('user:ann')).toEqual(['sheet', 'asked']);
  });

  test('is replaced by an automatic player without a substitute, which acts at once', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ann, { until: '1 day', substitute: 'automatic' });
    await at.app.idle();
    expect((await at.app.game(id)).seats[0]).toMatchObject({ kind: 'automatic', standsInFor: { userId: 'ann' } });
    expect(await at.store.inputs(id)).toMatchObject([
      { seat: 0, by: 'automatic' },
      { seat: 0, by: 'automatic' },
    ]);
    await at.sent();
    await at.app.pace.back(ann);
    await at.app.idle();
    expect(await at.said('user:ann')).toEqual(['sheet']);
  });

  test('can change the time and the stand-in, also while away', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ann, { until: '1 day', substitute: 'automatic' });
    await at.app.idle();
    await at.app.pace.away(ann, { until: '2 days', substitute: dee });
    expect((await at.app.game(id)).seats[0]).toMatchObject({
      userId: 'dee',
      standsInFor: { userId: 'ann', until: at.now() + 2 * day },
    });
  });

  test('a stand-in who goes away hands on the seat, for as long as its owner is away', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ann, { until: '5 days', substitute: dee });
    await at.app.pace.away(dee, { until: '1 day', substitute: 'automatic' });
    expect((await at.app.game(id)).seats[0]).toMatchObject({
      kind: 'automatic',
      standsInFor: { userId: 'ann', until: at.now() + 5 * day },
    });
  });

  test('a player who gets a seat has the whole time for its questions', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.pass(7 * hour);
    await at.app.pace.away(ann, { until: '3 days', substitute: dee });
    await at.app.idle();
    await at.sent();
    await at.pass(7 * hour);
    expect(await at.said(channel)).toEqual([]);
    await at.pass(hour);
    expect(await at.said(channel)).toEqual(['reminder']);
  });

  test('goes from all games or from one', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    const second = await at.app.create({ guildId: 'guild', channelId: 'c2', host: ann });
    await at.app.addAutomatic(second.id, ann);
    await at.app.addAutomatic(second.id, ann);
    await at.app.start(second.id, ann);
    await at.app.idle();
    const idsOf = ({ games }: AwayNow): ReadonlyArray<string> => games.map(({ game }) => game.id).sort();
    expect(idsOf(await at.app.pace.away(ann, { until: '1 day', substitute: dee, gameId: id }))).toEqual([id]);
    expect(idsOf(await at.app.pace.away(ann, { until: '2 days', substitute: dee }))).toEqual([id, second.id].sort());
    expect((await at.app.pace.back(ann, second.id)).map((game) => game.id)).toEqual([second.id]);
    expect((await at.app.pace.awayIn('ann')).map((game) => game.id)).toEqual([id]);
  });
});

describe('who can’t stand in', () => {
  test.each([
    ['somebody who plays', cid, 'Cid is already playing in'],
    ['a bot', { id: 'bot', name: 'Bot', bot: true }, 'A bot can’t stand in'],
    ['oneself', ann, 'You can’t stand in for yourself'],
  ])('%s', async (_, substitute, sentence) => {
    const at = timedScene();
    const id = await threePeople(at);
    await expectRefusal(at.app.pace.away(ann, { until: '1 day', substitute }), 'badSubstitute');
    await expect(at.app.pace.away(ann, { until: '1 day', substitute })).rejects.toThrow(sentence);
    expect((await at.app.game(id)).seats[0]).toEqual({ kind: 'user', userId: 'ann', name: 'Ann' });
  });

  test('somebody who is away from the same game', async () => {
    const at = timedScene();
    await threePeople(at);
    await at.app.pace.away(cid, { until: '1 day', substitute: 'automatic' });
    await expectRefusal(at.app.pace.away(ann, { until: '1 day', substitute: cid }), 'badSubstitute');
  });

  test('nobody is handed over if the substitute can’t take one of the seats', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    const second = await at.app.create({ guildId: 'guild', channelId: 'c2', host: ann });
    await at.app.join(second.id, dee);
    await at.app.addAutomatic(second.id, ann);
    await at.app.start(second.id, ann);
    await expectRefusal(at.app.pace.away(ann, { until: '1 day', substitute: dee }), 'badSubstitute');
    expect((await at.app.game(id)).seats[0]).toMatchObject({ userId: 'ann' });
  });

  test('a time that is past, or none, or a game that does not run', async () => {
    const at = timedScene();
    const { id } = await at.app.create({ guildId: 'guild', channelId: 'c2', host: ann });
    await expectRefusal(at.app.pace.away(ann, { until: '1 day', substitute: dee, gameId: id }), 'notRunning');
    await threePeople(at);
    await expectRefusal(at.app.pace.away(ann, { until: '2020-01-01', substitute: dee }), 'illegalTime');
    await expectRefusal(at.app.pace.away(ann, { until: 'some day', substitute: dee }), 'illegalTime');
    await expectRefusal(at.app.pace.away(dee, { until: '1 day', substitute: chief, gameId: id }), 'notRunning');
    await expectRefusal(at.app.pace.away(dee, { until: '1 day', substitute: dee }), 'badSubstitute');
    expect(await at.app.pace.awayUntil('dee')).toBeUndefined();
  });
});

describe('a seat that is looked after', () => {
  test('is given away for good by its owner, the host and administrators, not by the stand-in', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ben, { until: '1 day', substitute: dee });
    await expectRefusal(at.app.replaceSeat(id, dee, 1, undefined), 'notAllowed');
    await expectRefusal(at.app.replaceSeat(id, ann, 2, ben), 'alreadyJoined');
    await at.app.replaceSeat(id, ben, 1, chief);
    expect((await at.app.game(id)).seats[1]).toEqual({ kind: 'user', userId: 'chief', name: 'Chief' });
    await at.pass(2 * day);
    expect((await at.app.game(id)).seats[1]).toEqual({ kind: 'user', userId: 'chief', name: 'Chief' });
  });

  test('can be given for good to whoever looks after it', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ben, { until: '1 day', substitute: dee });
    expect((await at.app.replaceSeat(id, ann, 1, dee)).seats[1]).toEqual({ kind: 'user', userId: 'dee', name: 'Dee' });
    await at.pass(2 * day);
    expect((await at.app.game(id)).seats[1]).toEqual({ kind: 'user', userId: 'dee', name: 'Dee' });
  });

  test('the host remains host while away', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.away(ann, { until: '1 day', substitute: dee });
    await expectRefusal(at.app.pace.setTimers(id, dee, 'evening'), 'notAllowed');
    expect((await at.app.pace.setTimers(id, ann, 'evening')).pace.limit).toBe(20);
  });
});

describe('a game without life', () => {
  test('is archived with a notice: its channel is free, nobody is asked, no time runs', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setTimers(id, ann, 'patient');
    await at.app.pace.setTimers(id, ann, { archiveAfter: 14, remindAfter: 0 });
    await at.sent();
    await at.pass(14 * day - minute);
    expect([...(await at.sent())]).toEqual([]);
    await at.pass(minute);
    expect((await at.app.game(id)).status).toBe('archived');
    expect(await at.said(channel)).toEqual(['question', 'archived', 'lobby']);
    expect(await at.said('user:ann')).toEqual(['asked']);
    expect(await at.app.gamesOf('ann')).toEqual([]);
    await expectRefusal(at.app.answer(id, 'ann', 'd1', ['1']), 'notRunning');
    await at.pass(day);
    expect([...(await at.sent())]).toEqual([]);
    await at.app.create({ guildId: 'guild', channelId: 'c1', host: dee });
    await expectRefusal(at.app.pace.revive(id, ann), 'channelTaken');
  });

  test('is woken exactly as it was', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await choose(at, id, ann, '3');
    await at.app.pace.setTimers(id, ann, { ...paces.patient, archiveAfter: 3 });
    const before = (await at.store.state(id))?.state.text;
    const decision = await decisionOf(at, id, ben);
    await at.pass(3 * day);
    await at.sent();
    await expectRefusal(at.app.pace.revive(id, dee), 'notAllowed');
    expect((await at.app.pace.archivedIn('c1')).map((game) => game.id)).toEqual([id]);
    await at.app.pace.revive(id, cid);
    await at.app.idle();
    expect((await at.store.state(id))?.state.text).toBe(before);
    expect(await at.said(channel)).toEqual(['revived', 'lobby', 'question']);
    expect(await at.said('user:ben')).toEqual(['asked']);
    expect(await decisionOf(at, id, ben)).toBe(decision);
    await choose(at, id, ben, 'pass');
    await expectRefusal(at.app.pace.revive(id, ann), 'notArchived');
    await at.pass(2 * day);
    expect((await at.app.game(id)).status).toBe('running');
  });

  test('is taken to another channel first if its own has another game', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.app.pace.setTimers(id, ann, { ...paces.patient, archiveAfter: 1 });
    await at.pass(day);
    await at.app.create({ guildId: 'guild', channelId: 'c1', host: dee });
    await expectRefusal(at.app.pace.revive(id, ann), 'channelTaken');
    await at.sent();
    await at.app.move(id, ann, { guildId: 'guild', channelId: 'c2' });
    expect(await at.app.pace.revive(id, ann)).toMatchObject({ status: 'running', channelId: 'c2' });
    await at.app.idle();
    expect(await at.said('channel:c2')).toEqual(['moved', 'revived', 'lobby', 'question']);
  });

  test('automatic players and time limits are no life; people are', async () => {
    const at = timedScene();
    const id = await threePeople(at);
    await at.pass(13 * day);
    expect((await at.store.inputs(id)).length).toBeGreaterThan(3);
    expect((await at.app.game(id)).status).toBe('running');
    await at.pass(day);
    expect((await at.app.game(id)).status).toBe('archived');
  });

  test('a lobby is archived, too, and is a lobby again', async () => {
    const at = timedScene();
    const { id } = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann });
    await at.pass(14 * day);
    expect((await at.app.game(id)).status).toBe('archived');
    await expect(at.app.join(id, ben)).rejects.toThrow('This game was archived');
    await at.app.pace.revive(id, ann);
    expect((await at.app.join(id, ben)).seats).toHaveLength(2);
  });

  test('time in which the bot was not there does not count', async () => {
    const at = timedScene();
    const id = await annAlone(at);
    await at.sent();
    await at.pass(day);
    at.set(at.now() + 100 * day);
    await at.tick();
    expect((await at.app.game(id)).status).toBe('running');
    await at.pass(13 * day - minute);
    expect((await at.app.game(id)).status).toBe('running');
    await at.pass(minute);
    expect((await at.app.game(id)).status).toBe('archived');
  });
});

/** Things that people do at the wrong moment, in the wrong order, or twice. */
import { describe, expect, test } from 'vitest';
import {
  ann,
  annAlone,
  ben,
  chief,
  choose,
  cid,
  dee,
  expectRefusal,
  lobby,
  scene,
  takeBack,
  threePeople,
} from './scene.ts';

const HOUR = 3_600_000;

describe('seats that change hands', () => {
  test('notes stay with who wrote them: the new holder begins with none, the old one reads but writes no more', async () => {
    const at = scene();
    const id = await threePeople(at);
    await at.app.notes.suspect(id, 'ben', { seat: 0, level: 'suspect', text: 'too quiet' });
    await at.app.replaceSeat(id, ann, 1, dee);
    await at.app.idle();
    expect(await at.app.notes.look(id, 'dee')).toMatchObject({ suspicions: [], notebook: '', open: true });
    expect(await at.app.notes.look(id, 'ben')).toMatchObject({ suspicions: [{ text: 'too quiet' }], open: false });
    await expectRefusal(at.app.notes.write(id, 'ben', 'one more'), 'cannotNote');
  });

  test('of two who want the same seat the first one gets it, once, whoever is host by then', async () => {
    const at = scene();
    const id = await annAlone(at);
    await at.app.takeOver.ask(id, ben, 1);
    await at.app.takeOver.ask(id, cid, 1);
    await at.app.takeOver.give(id, ann, 'cid');
    await expectRefusal(at.app.takeOver.give(id, ann, 'ben'), 'wishOver');
    await expectRefusal(at.app.takeOver.ask(id, cid, 2), 'alreadyJoined');
    await at.app.takeOver.ask(id, ben, 2);
    await at.app.hosts.transfer(id, ann, cid);
    await expectRefusal(at.app.takeOver.give(id, ann, 'ben'), 'notAllowed');
    await at.app.takeOver.give(id, cid, 'ben');
    expect((await at.app.game(id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Cid', 'Ben']);
  });

  test('a seat that was asked for and then given by name is asked for no longer', async () => {
    const at = scene();
    const id = await annAlone(at);
    await at.app.takeOver.ask(id, ben, 1);
    await at.app.replaceSeat(id, ann, 1, cid);
    await expectRefusal(at.app.takeOver.give(id, ann, 'ben'), 'wishOver');
    await at.app.replaceSeat(id, ann, 1, undefined);
    // Anyone may ask for it again.
    expect(await at.app.takeOver.ask(id, dee, 1)).toMatchObject({ kind: 'asked', again: false });
  });

  test('the seat of somebody who is away is nobody else’s, and is theirs when they come back', async () => {
    const at = scene();
    const id = await threePeople(at);
    await at.app.pace.away(ben, { until: '3d', substitute: 'automatic' });
    await at.app.idle();
    await expectRefusal(at.app.takeOver.ask(id, dee, 1), 'noAutomatic');
    await expectRefusal(at.app.takeOver.ask(id, ben, 1), 'alreadyJoined');
    await at.app.pace.back(ben);
    expect((await at.app.game(id)).seats[1]).toMatchObject({ kind: 'user', userId: 'ben' });
  });
});

describe('the end, and after it', () => {
  test('two people press for the next game: there is one, and the second is told which', async () => {
    const at = scene();
    const id = await threePeople(at);
    await at.app.abandon(id, ann);
    const next = await at.app.rematch(id, ben);
    expect(next).toMatchObject({ hostId: 'ben', seats: [{ name: 'Ben' }] });
    await expect(at.app.rematch(id, cid)).rejects.toMatchObject({
      code: 'channelTaken',
      message: expect.stringContaining(next.id),
    });
    await at.app.join(next.id, cid);
    // The player who opened it leaves: the next person runs it, and the old game opens no other beside it.
    await at.app.leave(next.id, ben);
    expect(await at.app.game(next.id)).toMatchObject({ hostId: 'cid' });
    await expectRefusal(at.app.rematch(id, ben), 'channelTaken');
  });

  test('a session that is set ends with its game, and none is set for a game that is over', async () => {
    let now = 1000;
    const at = scene({ now: () => now });
    const id = await threePeople(at);
    await at.app.pace.setSession(id, ben, 'in 2 hours');
    await at.app.abandon(id, ann);
    expect(await at.app.pace.session(id)).toBeUndefined();
    now += 2 * HOUR;
    await at.app.pace.tick();
    expect(JSON.stringify(await at.deliver('channel:c1'))).not.toContain('sessionSoon');
    await expectRefusal(at.app.pace.setSession(id, ben, 'in 2 hours'), 'notRunning');
  });

  test('calling a session off twice says it once', async () => {
    const at = scene();
    const id = await threePeople(at);
    await at.app.pace.setSession(id, ben, 'in 2 hours');
    await at.deliver('channel:c1');
    await at.app.pace.setSession(id, ann, undefined);
    await at.app.pace.setSession(id, cid, undefined);
    expect(await at.kinds('channel:c1')).toEqual(['notice', 'lobby']);
  });

  test('a poll that is open while the game ends by the rules goes on, and counts who sat there', async () => {
    const at = scene();
    const id = await annAlone(at);
    const wish = {
      question: 'Again?',
      answers: ['yes', 'no'],
      openResults: true,
      named: true,
      spectators: false,
      time: undefined,
    };
    await at.app.polls.open(id, ann, wish);
    while ((await at.app.game(id)).status === 'running') {
      const [decision] = await at.app.openDecisions(id, 'ann');
      await choose(
        at,
        id,
        ann,
        decision?.topic.kind === 'move' ? '3' : decision?.topic.kind === 'action' ? 'end' : 'pass',
      );
    }
    expect(await at.app.polls.vote(id, ann, 1, 0)).toMatchObject({ poll: { ended: 'all' }, voted: 1 });
  });
});

describe('hosts and lobbies', () => {
  test('who was host changes nothing any more; who is, does', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid);
    await at.app.hosts.transfer(id, ann, ben);
    await expectRefusal(at.app.addAutomatic(id, ann), 'notAllowed');
    await expectRefusal(at.app.setup.seat(id, ann, { order: 'random' }), 'notAllowed');
    await expectRefusal(at.app.takeOver.open(id, ann, true), 'notAllowed');
    await expectRefusal(at.app.start(id, ann), 'notAllowed');
    await at.app.addAutomatic(id, ben);
    await at.app.leave(id, ben);
    expect(await at.app.game(id)).toMatchObject({ hostId: 'ann' });
    await at.app.start(id, chief);
    expect((await at.app.game(id)).status).toBe('running');
  });

  test('a first player who was named and leaves is drawn again', async () => {
    const at = scene();
    const { id } = await lobby(at, ben, cid, dee);
    await at.app.setup.seat(id, ann, { first: 'ben' });
    await at.app.leave(id, ben);
    expect((await at.app.setup.form(id)).seating.first).toBeUndefined();
    await at.app.start(id, ann);
    expect((await at.app.game(id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Cid', 'Dee']);
  });

  test('what one person undoes was another’s to see: an old preview undoes nothing', async () => {
    const at = scene();
    const id = await threePeople(at);
    await choose(at, id, ann, '2');
    const { target, mark } = await at.app.undo.preview(id, ann, undefined);
    await takeBack(at, id, ann);
    await expectRefusal(at.app.undo.confirm(id, ann, { ref: target.ref, mark }), 'undoChanged');
  });
});

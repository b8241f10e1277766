import { describe, expect, test } from 'vitest';
import { annAlone, ann, ben, channel, chief, choose, cid, clearOutbox, expectRefusal, scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

/** Whether someone knows what seat 1 was dealt. */
async function handOf({ app }: Scene, id: string, person: typeof ben): Promise<unknown> {
  return (await app.viewFor(id, person.id)).own?.hand;
}

describe('playing on for an automatic player', () => {
  test('the host is asked in the channel, and one press gives the seat with all that it knows', async () => {
    const at = scene();
    const id = await annAlone(at);
    expect(await at.app.takeOver.ask(id, ben, 1)).toEqual({ kind: 'asked', seat: 1, again: false });
    const notice = { kind: 'seatWanted', userId: 'ben', name: 'Ben', seat: 1, host: 'ann' };
    expect(await at.deliver(channel)).toEqual([{ kind: 'notice', notice }]);
    await expectRefusal(at.app.viewFor(id, 'ben'), 'notYourGame');
    expect(await at.app.takeOver.ask(id, ben, 1)).toEqual({ kind: 'asked', seat: 1, again: true });
    await expectRefusal(at.app.takeOver.give(id, ben, 'ben'), 'notAllowed');
    await at.app.takeOver.give(id, ann, 'ben');
    await at.app.idle();
    expect((await at.app.game(id)).seats[1]).toEqual({ kind: 'user', userId: 'ben', name: 'Ben' });
    expect(await handOf(at, id, ben)).toEqual(['dealt-1']);
    expect(await at.kinds('user:ben')).toContain('sheet');
    await expectRefusal(at.app.takeOver.give(id, ann, 'ben'), 'wishOver');
  });

  test('several free seats have to be told apart, a single one does not', async () => {
    const at = scene();
    const id = await annAlone(at);
    expect(await at.app.takeOver.ask(id, ben, undefined)).toEqual({ kind: 'choose', seats: [1, 2] });
    await expectRefusal(at.app.takeOver.ask(id, ben, 0), 'noSuchSeat');
    await at.app.replaceSeat(id, ann, 1, cid);
    expect(await at.app.takeOver.ask(id, ben, undefined)).toMatchObject({ kind: 'asked', seat: 2 });
    await at.app.replaceSeat(id, ann, 2, ben);
    await expectRefusal(at.app.takeOver.ask(id, chief, undefined), 'noAutomatic');
  });

  test('where seats are open nobody is asked, nor where an administrator takes one', async () => {
    const at = scene();
    const id = await annAlone(at);
    await expectRefusal(at.app.takeOver.open(id, ben, true), 'notAllowed');
    expect(await at.app.takeOver.ask(id, chief, 2)).toEqual({ kind: 'taken', seat: 2 });
    await at.app.takeOver.open(id, ann, true);
    expect(await at.app.takeOver.ask(id, ben, undefined)).toEqual({ kind: 'taken', seat: 1 });
    expect((await at.app.game(id)).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Chief']);
    await at.app.takeOver.open(id, ann, false);
    expect(await at.app.setup.of(id)).not.toHaveProperty('openSeats');
  });

  test('nobody sees two hands: neither whoever plays, nor whoever has played another seat', async () => {
    const at = scene();
    const id = await annAlone(at);
    await expectRefusal(at.app.takeOver.ask(id, ann, 1), 'alreadyJoined');
    await choose(at, id, ann, '2');
    await at.app.replaceSeat(id, ann, 0, ben);
    await at.app.hosts.transfer(id, chief, ben);
    await expectRefusal(at.app.takeOver.ask(id, ann, 1), 'knowsAnother');
    await at.app.replaceSeat(id, ben, 0, undefined);
    expect(await at.app.takeOver.ask(id, ann, 0)).toMatchObject({ kind: 'asked' });
  });

  test('a wish for a seat that somebody else has by now is over', async () => {
    const at = scene();
    const id = await annAlone(at);
    await at.app.takeOver.ask(id, ben, 1);
    await at.app.replaceSeat(id, ann, 1, cid);
    await clearOutbox(at);
    await expectRefusal(at.app.takeOver.give(id, ann, 'ben'), 'wishOver');
  });

  test('the seat of somebody who is away is not free', async () => {
    const at = scene();
    const id = await annAlone(at);
    await at.app.replaceSeat(id, ann, 1, ben);
    await at.app.pace.away(ben, { until: '3 days', substitute: 'automatic', gameId: undefined });
    const game = await at.app.game(id);
    expect(game.seats[1]).toMatchObject({ kind: 'automatic', standsInFor: { userId: 'ben' } });
    expect(at.app.takeOver.seats(game)).toEqual([2]);
    await expectRefusal(at.app.takeOver.ask(id, cid, 1), 'noSuchSeat');
  });
});

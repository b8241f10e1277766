import { expect, test } from 'vitest';
import type { Intent } from '../../../src/store/outbox.ts';
import type { Store } from '../../../src/store/types.ts';
import { lane, message, newGame, runningGame } from '../scene.ts';

const day = 24 * 3_600_000;

/** The fate of messages. */
export function deliveries(store: () => Store): void {
  const send = async (...intents: ReadonlyArray<Intent>): Promise<void> => {
    const { revision } = (await store().game('kat-1')) ?? (await store().create(newGame('kat-1'), 0, []));
    await store().commit({ gameId: 'kat-1', revision, at: 10, messages: intents.map((intent) => message(intent)) });
  };
  const giveUp = async (reason: string): Promise<number> => {
    const row = await store().outbox.takeDue(lane, 1e15);
    await store().outbox.giveUp(row?.id ?? 0, reason);
    return row?.id ?? 0;
  };
  const log = (turn: number): Intent => ({ kind: 'log', turn, events: [] });

  test('what was given up is found with all that it says and why, until something newer stands for it', async () => {
    await send(log(1), { kind: 'lobby' });
    const [first, second] = [await giveUp('DiscordAPIError[10003]: Unknown Channel'), await giveUp('Error: no')];
    const found = await store().deliveries.givenUp('kat-1');
    expect(found).toMatchObject([
      {
        id: first,
        gameId: 'kat-1',
        lane,
        kind: 'log',
        intent: log(1),
        reason: 'DiscordAPIError[10003]: Unknown Channel',
        createdAt: 10,
      },
      { id: second, kind: 'lobby', intent: { kind: 'lobby' }, reason: 'Error: no' },
    ]);
    expect(await store().deliveries.withGivenUp()).toEqual(['kat-1']);
    await store().deliveries.settle(found);
    expect([await store().deliveries.givenUp('kat-1'), await store().deliveries.withGivenUp()]).toEqual([[], []]);
    expect(await store().outbox.dueLanes(Infinity)).toEqual([]);
  });

  test('a game that goes on keeps it, however long ago it was; one that has ended does not', async () => {
    await send(log(1));
    await giveUp('Error: no');
    await store().prune(100 * day);
    expect(await store().deliveries.givenUp('kat-1')).toHaveLength(1);
    const { revision = 0 } = (await store().game('kat-1')) ?? {};
    await store().commit({
      gameId: 'kat-1',
      revision,
      at: 20,
      game: { status: 'abandoned', endedAt: 20 },
      messages: [],
    });
    await store().prune(100 * day);
    expect(await store().deliveries.givenUp('kat-1')).toEqual([]);
  });

  test('when the next message of its kind came says which events a message told', async () => {
    await send(log(1), { kind: 'lobby' });
    const id = await giveUp('Error: no');
    expect(await store().deliveries.nextAfter({ id, gameId: 'kat-1', kind: 'log', lane })).toBeUndefined();
    const { revision = 0 } = (await store().game('kat-1')) ?? {};
    await store().commit({ gameId: 'kat-1', revision, at: 30, messages: [message(log(2), 'channel:elsewhere')] });
    expect(await store().deliveries.nextAfter({ id, gameId: 'kat-1', kind: 'log', lane })).toBe(30);
    expect(await store().deliveries.nextAfter({ id, gameId: 'kat-1', kind: 'log', lane: 'user:ann' })).toBeUndefined();
  });

  test('of lobbies and running games it is known what people were to be shown, what is there and what is to come', async () => {
    await runningGame(store(), 'kat-1');
    const { revision = 0 } = (await store().game('kat-1')) ?? {};
    const question: Intent = { kind: 'question', turn: 1, waitingFor: [] };
    const messages = [message(question), message(log(1))];
    const game = await store().commit({ gameId: 'kat-1', revision, at: 10, announced: 'told', messages });
    await store().create(newGame('kat-2', { channelId: 'c2' }), 0, []);
    await store().outbox.setSlot('kat-1', 'sheet:ann', { channelId: 'd1', messageId: 'm1' });
    await store().outbox.setSlot('kat-1', 'log', { channelId: 'c1', messageId: 'm2' });
    const expected = {
      gameId: 'kat-1',
      announced: 'told',
      slots: [{ name: 'sheet:ann', channelId: 'd1' }],
      pending: [{ lane, kind: 'question' }],
    };
    expect(await store().deliveries.compared()).toEqual([
      expected,
      { gameId: 'kat-2', announced: undefined, slots: [], pending: [] },
    ]);
    expect(await store().deliveries.comparedIn('kat-1')).toEqual(expected);
    expect([...(await store().deliveries.waiting('kat-1'))].map(({ kind }) => kind).sort()).toEqual([
      'log',
      'question',
    ]);
    const paused = await store().commit({
      gameId: 'kat-1',
      revision: game.revision,
      at: 20,
      game: { paused: { at: 20, by: undefined } },
      messages: [],
    });
    expect((await store().deliveries.compared()).map(({ gameId }) => gameId)).toEqual(['kat-2']);
    await store().commit({
      gameId: 'kat-1',
      revision: paused.revision,
      at: 30,
      game: { status: 'archived' },
      messages: [],
    });
    expect(await store().deliveries.comparedIn('kat-1')).toBeUndefined();
  });

  test('a message is known by its id as what it is, and forgotten only if it is that still', async () => {
    await store().create(newGame('kat-1'), 0, []);
    const place = { channelId: 'c1', messageId: 'm1' };
    for (const name of ['question', 'last:c1']) await store().outbox.setSlot('kat-1', name, place);
    expect(await store().deliveries.slotsAt(place)).toEqual(
      ['last:c1', 'question'].map((name) => ({ gameId: 'kat-1', name, ...place })),
    );
    expect(await store().deliveries.slotsAt({ ...place, channelId: 'c2' })).toEqual([]);
    await store().outbox.setSlot('kat-1', 'question', { channelId: 'c1', messageId: 'm2' });
    expect(await store().deliveries.forget('kat-1', { name: 'question', ...place })).toBe(false);
    expect(await store().outbox.slot('kat-1', 'question')).toEqual({ channelId: 'c1', messageId: 'm2' });
    expect(await store().deliveries.forget('kat-1', { name: 'question', channelId: 'c1', messageId: 'm2' })).toBe(true);
    expect(await store().outbox.slot('kat-1', 'question')).toBeUndefined();
  });

  test('what waits for the channels of a guild can rest, and be due again', async () => {
    await send(log(1));
    await store().deliveries.postpone('elsewhere', day);
    expect(await store().outbox.nextDueAt(lane)).toBe(10);
    store().outbox.changedLanes();
    await store().deliveries.postpone('guild', day);
    expect(await store().outbox.nextDueAt(lane)).toBe(day);
    await store().deliveries.postpone('guild', undefined);
    expect(await store().outbox.takeDue(lane, 50)).toMatchObject({ gameId: 'kat-1' });
    expect(store().outbox.changedLanes()).toEqual([lane]);
  });
}

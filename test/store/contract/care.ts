import { expect, test } from 'vitest';
import type { Proposal } from '../../../src/store/proposals.ts';
import type { Store } from '../../../src/store/types.ts';
import { forward, message, newGame, runningGame } from '../scene.ts';

const ann = { id: 'ann', name: 'Ann' };

const proposal: Proposal = {
  number: 1,
  from: 1,
  by: { id: 'ben', name: 'Ben' },
  at: 5,
  expiresAt: 50,
  state: 'open',
  votes: [{ userId: 'cid', yes: true }],
};

/** Pauses, seeds, audit log, votes, spectators and deletion. */
export function care(store: () => Store): void {
  test('a pause is kept, and ended', async () => {
    await runningGame(store(), 'kat-1');
    const pause = { at: 5, by: 'Ann' };
    const paused = await store().commit({ gameId: 'kat-1', revision: 2, at: 5, game: { paused: pause }, messages: [] });
    expect(paused.paused).toEqual(pause);
    expect((await store().commit({ gameId: 'kat-1', revision: 3, at: 6, messages: [] })).paused).toEqual({
      at: 5,
      by: 'Ann',
    });
    const ended = await store().commit({
      gameId: 'kat-1',
      revision: 4,
      at: 7,
      game: { paused: undefined },
      messages: [],
    });
    expect(ended.paused).toBeUndefined();
  });

  test('the seed of a game that has started is kept', async () => {
    await store().create(newGame('kat-1'), 1, []);
    expect(await store().seed('kat-1')).toBeUndefined();
    await runningGame(store(), 'kat-2');
    expect(await store().seed('kat-2')).toBe('seed');
  });

  test('what is kept about a change stands in the audit log of its game, the latest first, in pages', async () => {
    await store().create(newGame('kat-1'), 1, [], [{ by: ann, deed: { kind: 'created' } }]);
    await store().create(newGame('kat-2'), 1, [], [{ by: ann, deed: { kind: 'created' } }]);
    await store().commit({
      gameId: 'kat-1',
      revision: 1,
      at: 5,
      audit: [
        { by: ann, deed: { kind: 'paused' } },
        { by: { id: 'bot', name: '' }, deed: { kind: 'resumed' } },
      ],
      messages: [],
    });
    const { entries, total } = await store().audit('kat-1', 0, 2);
    expect(total).toBe(3);
    expect(entries.map(({ gameId, at, by, deed }) => [gameId, at, by.id, deed.kind])).toEqual([
      ['kat-1', 5, 'bot', 'resumed'],
      ['kat-1', 5, 'ann', 'paused'],
    ]);
    expect((await store().audit('kat-1', 2, 2)).entries.map(({ deed }) => deed.kind)).toEqual(['created']);
    expect([await store().wasDone('kat-1', 'paused'), await store().wasDone('kat-2', 'paused')]).toEqual([true, false]);
  });

  test('a change that is refused leaves no line in the audit log', async () => {
    await runningGame(store(), 'kat-1');
    await expect(
      store().commit({
        gameId: 'kat-1',
        revision: 1,
        at: 5,
        audit: [{ by: ann, deed: { kind: 'paused' } }],
        messages: [],
      }),
    ).rejects.toThrow(expect.objectContaining({ code: 'conflict' }));
    expect((await store().audit('kat-1', 0, 10)).total).toBe(0);
  });

  test('the latest proposal is kept, and found when its time is over as long as it is open', async () => {
    await runningGame(store(), 'kat-1');
    expect(await store().proposal('kat-1')).toBeUndefined();
    await store().commit({ gameId: 'kat-1', revision: 2, at: 5, proposal, messages: [] });
    expect(await store().proposal('kat-1')).toEqual(proposal);
    expect(await store().overdueProposals(49)).toEqual([]);
    expect(await store().overdueProposals(50)).toEqual(['kat-1']);
    await store().commit({
      gameId: 'kat-1',
      revision: 3,
      at: 51,
      proposal: { ...proposal, state: 'expired' },
      messages: [],
    });
    expect(await store().overdueProposals(99)).toEqual([]);
    expect((await store().proposal('kat-1'))?.state).toBe('expired');
  });

  test('spectators come and go', async () => {
    await runningGame(store(), 'kat-1');
    await store().commit({
      gameId: 'kat-1',
      revision: 2,
      at: 5,
      spectators: { add: { userId: 'zoe', name: 'Zoe' } },
      messages: [],
    });
    await store().commit({
      gameId: 'kat-1',
      revision: 3,
      at: 6,
      spectators: { add: { userId: 'max', name: 'Max' } },
      messages: [],
    });
    expect(await store().spectators('kat-1')).toEqual([
      { userId: 'zoe', name: 'Zoe' },
      { userId: 'max', name: 'Max' },
    ]);
    await store().commit({ gameId: 'kat-1', revision: 4, at: 7, spectators: { remove: 'zoe' }, messages: [] });
    expect(await store().spectators('kat-1')).toEqual([{ userId: 'max', name: 'Max' }]);
  });

  test('events can be had of everybody, from an input on, or as they were undone', async () => {
    await runningGame(store(), 'kat-1');
    const happened = (seq: number) =>
      [
        { seq, turn: 1, event: { audience: 'public', except: [0], what: { kind: 'sleeperAgentPhase' } } },
        { seq, turn: 1, event: { audience: [0], what: { kind: 'destinyRebuilt' } } },
      ] as const;
    for (const seq of [1, 2, 3])
      await store().commit({
        gameId: 'kat-1',
        revision: 1 + seq,
        at: seq * 10,
        step: forward(seq, `"${seq}"`, { events: happened(seq) }),
        messages: [],
      });
    const places = async (filter: Parameters<Store['events']>[1]): Promise<ReadonlyArray<string>> =>
      (await store().events('kat-1', filter)).map(({ seq, event }) => `${seq} ${event.what.kind}`);
    expect(await places({ who: 'all', from: 3 })).toEqual(['3 sleeperAgentPhase', '3 destinyRebuilt']);
    expect(await places({ who: 0, from: 2 })).toEqual(['2 destinyRebuilt', '3 destinyRebuilt']);
    await store().commit({ gameId: 'kat-1', revision: 5, at: 77, step: { kind: 'back', from: 3 }, messages: [] });
    await store().commit({ gameId: 'kat-1', revision: 6, at: 88, step: { kind: 'back', from: 1 }, messages: [] });
    expect(await places({ who: 'all' })).toEqual([]);
    expect(await places({ who: 'public', undoneAt: 77 })).toEqual(['3 sleeperAgentPhase']);
    expect(await places({ who: 'public', undoneAt: 88 })).toEqual(['1 sleeperAgentPhase', '2 sleeperAgentPhase']);
  });

  test('a game is removed with all its rows, and its name is not used again', async () => {
    await runningGame(store(), 'kat-1');
    await runningGame(store(), 'kat-2');
    await store().commit({
      gameId: 'kat-1',
      revision: 2,
      at: 5,
      step: forward(1, '"one"'),
      proposal,
      spectators: { add: { userId: 'zoe', name: 'Zoe' } },
      audit: [{ by: ann, deed: { kind: 'paused' } }],
      messages: [message()],
    });
    await store().outbox.setSlot('kat-1', 'lobby', { channelId: 'c1', messageId: 'm1' });
    await store().settings.set('game:kat-1', 'asked', ['ann']);
    const deletion = {
      gameId: 'kat-1',
      revision: 3,
      at: 9,
      withResult: false,
      audit: { by: ann, deed: { kind: 'deleted', status: 'running', inputs: 1 } },
    } as const;
    await expect(store().remove({ ...deletion, revision: 2 })).rejects.toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
    await expect(store().remove({ ...deletion, gameId: 'none-1' })).rejects.toThrow(
      expect.objectContaining({ code: 'noSuchGame' }),
    );
    await store().remove(deletion);
    expect(await store().game('kat-1')).toBeUndefined();
    expect([
      await store().state('kat-1'),
      await store().seed('kat-1'),
      await store().proposal('kat-1'),
      await store().settings.get('game:kat-1', 'asked'),
      await store().outbox.slot('kat-1', 'lobby'),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([
      await store().inputs('kat-1'),
      await store().events('kat-1', { who: 'all' }),
      await store().snapshots('kat-1'),
      await store().spectators('kat-1'),
    ]).toEqual([[], [], [], []]);
    expect(await store().outbox.nextDueAt()).toBeUndefined();
    expect((await store().audit('kat-1', 0, 10)).entries.map(({ deed }) => deed.kind)).toEqual(['deleted']);
    expect(await store().deleted('kat-1')).toEqual({ guildId: 'guild', at: 9 });
    await expect(store().create(newGame('kat-1'), 10, [])).rejects.toThrow(
      expect.objectContaining({ code: 'gameExists' }),
    );
    expect(await store().game('kat-2')).toBeDefined();
    expect(await store().deleted('kat-2')).toBeUndefined();
  });
}

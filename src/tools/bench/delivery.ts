import { setImmediate as others } from 'node:timers/promises';
import type { Lane, Outbox } from '../../app/types.ts';
import { createWorker } from '../../bot/delivery/worker.ts';
import { openSqliteStore } from '../../store/sqlite/index.ts';
import type { Store } from '../../store/types.ts';
import { assembleApp } from '../../startup/wiring.ts';
import { silence } from './nowhere.ts';
import type { DeliveryResult } from './results.ts';
import { median, repeatedlyInTurn, rounded } from './statistics.ts';

const few = 10;
const many = 10_000;
/** Messages per round: the same number in few lanes as in many. */
const messages = many;

/**
 * Measures the bot's own worker and outbox, in turn with few and with many lanes, so that the machine's other work is
 * in both.
 */
export async function measureDelivery(seconds: number): Promise<DeliveryResult> {
  const rounds = await repeatedlyInTurn(seconds, 2, async () => ({
    inFew: await timeOf(few),
    inMany: await timeOf(many),
  }));
  const fewLanesUs = median(rounds.map(({ inFew }) => inFew));
  const manyLanesUs = median(rounds.map(({ inMany }) => inMany));
  return {
    messages: 2 * messages * rounds.length,
    fewLanesUs: rounded(fewLanesUs),
    manyLanesUs: rounded(manyLanesUs),
    ratioToFew: rounded(manyLanesUs / fewLanesUs),
  };
}

/** Returns the microseconds per message. */
async function timeOf(lanes: number): Promise<number> {
  const store = openSqliteStore(':memory:');
  const app = assembleApp(store, silence);
  try {
    await fill(
      store,
      (await app.create({ guildId: 'guild', channelId: 'channel', host: { id: 'host', name: 'Ada' } })).id,
      lanes,
    );
    const started = performance.now();
    await deliver(store.outbox);
    return ((performance.now() - started) / messages) * 1000;
  } finally {
    await app.close();
  }
}

async function fill(store: Store, gameId: string, lanes: number): Promise<void> {
  const game = await store.game(gameId);
  if (game === undefined) throw new Error('The benchmark’s own game is missing.');
  await store.commit({
    gameId,
    revision: game.revision,
    at: 0,
    messages: Array.from({ length: messages }, (_, number) => {
      const lane: Lane = `user:${number % lanes}`;
      return { lane, intent: { kind: 'privateTip', userId: `${number % lanes}`, tip: 'move' } };
    }),
  });
}

async function deliver(outbox: Outbox): Promise<void> {
  const worker = createWorker({
    outbox,
    onOutbox: () => () => undefined,
    deliver: async ({ id, gameId, lane }) => {
      await others();
      // As new messages are remembered.
      const [messageId, channelId] = [`${id}`, lane.slice('user:'.length)];
      return {
        messageId,
        remembered: { gameId, slots: [{ name: `last:${channelId}`, channelId, messageId }], notes: [] },
      };
    },
    condition: { failed: () => undefined, done: () => undefined },
    counted: () => undefined,
    late: async () => undefined,
    closed: async () => undefined,
    failed: async () => undefined,
    now: Date.now,
    log: silence,
  });
  worker.start();
  await worker.idle();
  await worker.stop();
}

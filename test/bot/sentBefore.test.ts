/** Messages that an earlier attempt has sent are not sent again, and nothing else counts as that. */
import { afterEach, expect, test, vi } from 'vitest';
import { createDelivery } from '../../src/bot/delivery/delivery.ts';
import { fakeDiscord, networkError } from './fakeDiscord.ts';
import { ada, channelId, guildId, memoryApp, memoryLog, words } from './support.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['since it was to be sent: it is not sent again', 0, 1],
  ['an hour before it was to be sent, of another game: it is sent', 3_600_000, 2],
])('the same words stand there %s', async (_, before, messages) => {
  const app = memoryApp();
  const discord = fakeDiscord();
  const drawn = async (): Promise<Buffer> => Buffer.from('png');
  const painter = {
    board: drawn,
    glance: drawn,
    hand: drawn,
    check: drawn,
    card: drawn,
    character: drawn,
    summary: drawn,
  };
  const parts = { app, words, painter, courier: discord, log: memoryLog(), lastMessageId: () => undefined };
  await app.create({ guildId, channelId, host: ada });
  discord.failNext('send', networkError(), true);
  for (const [early, now] of [
    [before, Date.now() + 60_000],
    [0, Date.now() + 120_000],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - early });
    const worker = createDelivery(parts, () => now);
    worker.start();
    await worker.idle();
    await worker.stop();
    vi.useRealTimers();
    discord.forgetNonces();
  }
  expect(discord.texts(channelId)).toHaveLength(messages);
  await app.close();
});

import { Client, GatewayIntentBits } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { finalCloseOf, logIn } from '../../src/bot/gateway.ts';
import type { FinalClose } from '../../src/bot/gateway.ts';
import { startTable } from '../../src/table/server/index.ts';
import type { RunningTable } from '../../src/table/server/index.ts';
import { patience } from '../patience.ts';

let table: RunningTable;
let client: Client | undefined;
beforeAll(async () => {
  table = await startTable({ people: ['Ada'], shards: { atOnce: 16 } });
});
afterAll(async () => {
  await table.close();
});
afterEach(async () => {
  table.refuseGateway(undefined);
  await client?.destroy();
});

async function connected(): Promise<FinalClose> {
  client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: table.apiUrl } });
  client.on('error', () => undefined);
  const closed = finalCloseOf(client);
  await logIn(client, table.token, closed);
  return closed;
}

describe.each([
  [4004, /^Discord no longer accepts the token \(4004\): .*DISCORD_TOKEN\. Then start the bot again\.$/],
  [
    4010,
    /^Discord does not know the shards .* \(4010\): check SHARDS, or SHARD_COUNT and SHARD_IDS\. Then start the bot again\.$/,
  ],
  [4011, /^The bot is in more servers .* \(4011\): set SHARDS=auto, .*\. Then start the bot again\.$/],
  [4012, /^Discord no longer speaks .* \(4012\): update the bot\. Then start the bot again\.$/],
  [4013, /^Discord does not know the intents .* \(4013\): update the bot\. Then start the bot again\.$/],
  [
    4014,
    /^Discord does not grant the intents .* \(4014\): switch them on in the developer portal .*\. Then start the bot again\.$/,
  ],
])('the close %i is final', (code, words) => {
  test('while the bot runs', async () => {
    const closed = await connected();
    table.closeGateway(code);
    expect(await closed.happened).toMatchObject({ name: 'GatewayError', code, message: expect.stringMatching(words) });
  });

  test('at the start', async () => {
    table.refuseGateway(code);
    await expect(connected()).rejects.toMatchObject({
      name: 'GatewayError',
      code,
      message: expect.stringMatching(words),
    });
  });
});

test('a token that is revoked while the line is cut is told when the bot comes again', async () => {
  const closed = await connected();
  table.refuseGateway(4004);
  table.dropGateway('cut');
  expect(await closed.happened).toMatchObject({ code: 4004 });
});

test('after other closes the bot comes back by itself', async () => {
  const closed = await connected();
  for (const code of [4000, 4009]) {
    table.closeGateway(code);
    await expect.poll(() => table.botOnline).toBe(false);
    await table.untilOnline(patience);
  }
  expect(closed.error()).toBeUndefined();
});

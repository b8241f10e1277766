import { expect, test } from 'vitest';
import { patience } from '../patience.ts';
import { connect } from './connected.ts';

/** Longer than Discord waits for an answer to an interaction. */
const held = 3500;

test('what is asked of the bot between its connection and the registration of its commands is answered', async () => {
  const bot = await connect(['Ada']);
  const { table } = bot;
  // Another program has registered its own meanwhile.
  await fetch(`${table.apiUrl}/v10/applications/${table.applicationId}/commands`, {
    method: 'POST',
    headers: { authorization: `Bot ${table.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'stranger', description: 'Not ours' }),
  });
  table.rateLimit(/^PUT .*\/commands$/, held);
  await bot.restart(async () => {
    await table.untilOnline(patience);
    const outcome = await table.person('Ada').command('help', {}, { timeout: patience });
    expect(outcome.kind).toBe('message');
  });
  expect(
    table.log.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).map(({ status }) => status),
  ).toEqual([200, 429, 200]);
  await bot.close();
});

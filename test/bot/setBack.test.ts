/** A clock that is set back by hours holds nothing up for as long as it was ahead. */
import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { mindingOldEdits } from '../../src/bot/delivery/oldEdits.ts';
import { createRateLimiter } from '../../src/bot/losses/rateLimiter.ts';
import { fakeDiscord, refusalOf } from './fakeDiscord.ts';
import { channelId } from './support.ts';

const hour = 3_600_000;

test('how often something was done lately', () => {
  let clock = Date.now() + 6 * hour;
  const bounds = createRateLimiter(1, hour, () => clock);
  expect([bounds.allows('a'), bounds.allows('a')]).toEqual([true, false]);
  clock -= 6 * hour;
  expect([bounds.allows('a'), bounds.allows('a')]).toEqual([true, false]);
});

test('edits of old messages', async () => {
  let clock = Date.now() + 6 * hour;
  const discord = fakeDiscord();
  let edits = 0;
  const edit = async (): Promise<void> => {
    edits += 1;
    if (edits === 1) throw refusalOf(429, 30_046);
  };
  const courier = mindingOldEdits({ ...discord, edit }, () => clock);
  const old = `${SnowflakeUtil.generate({ timestamp: Date.now() - 5 * hour })}`;
  await expect(courier.edit(channelId, old, {})).rejects.toMatchObject({ retryAfter: 20_000 });
  await expect(courier.edit(channelId, old, {})).rejects.toMatchObject({ retryAfter: 20_000 });
  clock -= 6 * hour;
  await courier.edit(channelId, old, {});
  expect(edits).toBe(2);
});

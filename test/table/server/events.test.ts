import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord.js';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { TableOptions } from '../../../src/table/server/index.ts';
import { bot, table } from './bench.ts';

async function scene(options: TableOptions = {}) {
  const made = await table(options);
  const { client } = await bot(made);
  const guild = client.guilds.cache.get(made.guildId);
  if (guild === undefined) throw new Error('The guild is not complete.');
  return { made, guild };
}

const hour = 3_600_000;

function wish(place: string, begins = Date.now() + hour) {
  return {
    name: 'Friday',
    scheduledStartTime: begins,
    scheduledEndTime: begins + hour,
    privacyLevel: GuildScheduledEventPrivacyLevel.GuildOnly,
    entityType: GuildScheduledEventEntityType.External,
    entityMetadata: { location: place },
  };
}

test('an event is made, changed and taken away; the page shows it on the channel that its place leads to', async () => {
  const { made, guild } = await scene();
  const event = await guild.scheduledEvents.create(
    wish(`https://discord.com/channels/${made.guildId}/${made.channelId}`),
  );
  const user = made.person('Ada').id;
  const shown = async (): Promise<unknown> => {
    const response = await fetch(`${made.pageUrl}table/snapshot?user=${user}`);
    return ((await response.json()) as { readonly events: unknown }).events;
  };
  expect(await shown()).toMatchObject([{ name: 'Friday', channelId: made.channelId }]);
  await event.edit({ name: 'Saturday' });
  expect(await shown()).toMatchObject([{ name: 'Saturday' }]);
  await event.delete();
  expect(await shown()).toEqual([]);
  expect(made.refusals).toEqual([]);
});

test('none in the past, and none without the permission', async () => {
  const { guild } = await scene();
  await expect(guild.scheduledEvents.create(wish('here', Date.now() - hour))).rejects.toMatchObject({ code: 50035 });
  const { guild: other } = await scene({ botLacks: Bits.CreateEvents });
  await expect(other.scheduledEvents.create(wish('here'))).rejects.toMatchObject({ code: 50013 });
});

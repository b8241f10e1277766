import { GatewayDispatchEvents as Event } from 'discord.js';
import type { Client } from 'discord.js';
import { z } from 'zod';
import type { Log } from '../../app/core/log.ts';
import type { Guilds } from './guilds.ts';
import type { LostMessages } from './messages.ts';
import type { Places } from './places.ts';

/** The payloads of Discord's gateway: ids alone, since neither messages nor archived threads are kept in memory. */
const deletedMessage = z.object({ id: z.string(), channel_id: z.string() });
const deletedMessages = z.object({ ids: z.array(z.string()), channel_id: z.string() });
const deletedPlace = z.object({ id: z.string(), guild_id: z.string() });
const thread = z.object({
  id: z.string(),
  thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean().optional() }),
});
const guild = z.object({ id: z.string(), unavailable: z.boolean().optional() });

export interface Listeners {
  readonly messages: LostMessages;
  readonly places: Places;
  readonly guilds: Guilds;
  readonly log: Log;
}

/**
 * Hears of what is deleted and archived. Needs no privileged intent. Returns what ends that, once all that was heard is
 * seen to.
 */
export function listen(client: Client, { messages, places, guilds, log }: Listeners): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const stops: Array<() => void> = [];
  const on = <Data>(event: Event, schema: z.ZodType<Data>, heard: (data: Data) => Promise<void> | void): void => {
    const listener = (data: unknown): void => {
      const known = schema.safeParse(data);
      if (!known.success) return;
      const done = (async () => {
        await heard(known.data);
      })()
        .catch((err: unknown) => {
          log.error({ err }, 'What the gateway told of a server can not be seen to');
        })
        .finally(() => underWay.delete(done));
      underWay.add(done);
    };
    client.ws.on(event, listener);
    stops.push(() => void client.ws.off(event, listener));
  };

  on(Event.MessageDelete, deletedMessage, ({ id, channel_id: channelId }) => {
    messages.deleted(channelId, [id]);
  });
  on(Event.MessageDeleteBulk, deletedMessages, ({ ids, channel_id: channelId }) => {
    messages.deleted(channelId, ids);
  });
  on(Event.ChannelDelete, deletedPlace, ({ id, guild_id: guildId }) => places.deleted(guildId, id));
  on(Event.ThreadDelete, deletedPlace, ({ id, guild_id: guildId }) => places.deleted(guildId, id));
  on(Event.ThreadUpdate, thread, async ({ id, thread_metadata: { archived, locked = false } }) => {
    if (archived) await places.archived({ id, locked });
  });
  on(Event.GuildDelete, guild, async ({ id, unavailable = false }) => {
    // Unavailable: Discord has trouble, and the bot is still there.
    if (!unavailable) await guilds.left(id);
  });
  on(Event.GuildCreate, guild, ({ id }) => guilds.back(id));
  return async () => {
    for (const stop of stops) stop();
    await Promise.all(underWay);
  };
}

import type { App } from '../../app/types.ts';
import type { Log } from '../../app/core/log.ts';
import { worthATry } from './reasons.ts';

/**
 * How long messages for a guild without the bot rest until they are tried: the gateway may not have told us that we are
 * back.
 */
const rests = 24 * 60 * 60_000;
/** How often messages that come meanwhile are put to rest with them. */
const every = 5 * 60_000;

export interface GuildsParts {
  readonly app: Pick<App, 'redelivery'>;
  readonly now: () => number;
  readonly log: Log;
}

/** Guilds that have removed the bot: what waits for their channels rests until it is back. */
export interface Guilds {
  left(guildId: string): Promise<void>;
  /**
   * Sends what has rested for a guild with the bot in it. Costs nothing for a guild that the bot has never been out of.
   */
  back(guildId: string): Promise<void>;
  stop(): void;
}

export function createGuilds({ app, now, log }: GuildsParts): Guilds {
  const away = new Set<string>();
  const timer = setInterval(() => {
    for (const guildId of away) void rest(guildId);
  }, every);
  timer.unref();

  async function rest(guildId: string): Promise<void> {
    await app.redelivery.rest(guildId, now() + rests).catch((err: unknown) => {
      log.warn({ guildId, err }, 'What waits for a server without the bot can not be put off; it is tried again soon');
    });
  }

  return {
    async left(guildId) {
      if (away.has(guildId)) return;
      away.add(guildId);
      log.info({ guildId }, 'A server has removed the bot: what waits for it rests until the bot is back');
      await rest(guildId);
    },
    async back(guildId) {
      if (!away.delete(guildId)) return;
      log.info({ guildId }, 'The bot is back in a server: its games go on');
      await app.redelivery.rest(guildId, undefined);
      await app.redelivery.ofGuild(guildId, worthATry({ isNewProgram: false, isBack: true }));
    },
    stop() {
      clearInterval(timer);
    },
  };
}

import type { Person as Player } from '../../app/types.ts';
import { openStore } from '../../store/open.ts';
import { assembleApp } from '../../startup/wiring.ts';
import type { TableGuild } from '../../table/server/index.ts';
import type { CrowdGame } from './games.ts';

/** A log that says nothing: the bots will tell players what starting the games by commands would have told them. */
const silent = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };
const seats = 5;

/**
 * Starts a game in each guild directly in the database by which bots find it (`environment`), which is much faster than
 * by commands.
 */
export async function storeGames(
  environment: Readonly<Record<string, string>>,
  guilds: ReadonlyArray<Pick<TableGuild, 'guildId'>>,
  games: ReadonlyArray<CrowdGame>,
): Promise<void> {
  const { DATABASE_URL: url, DATABASE_PATH: path = '' } = environment;
  const store = await openStore(url === undefined ? { path } : { url });
  const app = assembleApp(store, silent, undefined, { usualLevel: 'easy' });
  try {
    for (const [place, { person, guests = [], channelId }] of games.entries()) {
      const guildId = guilds[place]?.guildId ?? '';
      const host = playerOf(person);
      const { id } = await app.create({
        guildId,
        channelId,
        host,
        wanted: guests.length === 0 ? seats : 1 + guests.length,
      });
      for (const guest of guests) await app.join(id, playerOf(guest));
      await app.start(id, host, { fill: guests.length === 0 });
    }
  } finally {
    await app.close();
  }
}

function playerOf({ id, name }: CrowdGame['person']): Player {
  return { id, name };
}

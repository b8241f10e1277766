/** The owner of a database's games: the application at Discord to which they belong, or the practice table. */

/** The facts about a database's owner, read before anything in it is changed. */
export interface Owned {
  /** The owner that the latest start noted; `undefined`: none did, or only starts of earlier versions. */
  readonly owner: string | undefined;
  /** Ids of applications for which earlier versions registered commands from here. */
  readonly registered: ReadonlyArray<string>;
  /** The guilds in which its games are played, those that are over included. */
  readonly guildIds: ReadonlyArray<string>;
}

/** Returns the owner that is to be noted from now on. Throws a `StoreError` if the database is not for this process. */
export type Claim = (found: Owned) => string;

export const nobodys: Owned = { owner: undefined, registered: [], guildIds: [] };

/** Settings of the scope `bot`: the owner, and what earlier versions kept about the commands of an application. */
export const ownerKey = 'application';
const registeredKey = /^commands:(\d+)$/;

/** The queries for the settings that tell of owners, and for the guilds; the same in both engines. */
export const askOwnerSettings = `SELECT key, value FROM settings WHERE scope = 'bot' AND (key = '${ownerKey}' OR key LIKE 'commands:%')`;
export const askGuilds = 'SELECT DISTINCT guild_id AS guild FROM games';
export const noteOwner = (place: string): string =>
  `INSERT INTO settings (scope, key, value) VALUES ('bot', '${ownerKey}', ${place}) ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value`;

export function ownedBy(
  settings: ReadonlyArray<{ readonly key: string; readonly value: string }>,
  games: ReadonlyArray<{ readonly guild: string }>,
): Owned {
  const owner: unknown = JSON.parse(settings.find(({ key }) => key === ownerKey)?.value ?? 'null');
  return {
    owner: typeof owner === 'string' ? owner : undefined,
    registered: settings.flatMap(({ key }) => registeredKey.exec(key)?.[1] ?? []),
    guildIds: games.map(({ guild }) => guild),
  };
}

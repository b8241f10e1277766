import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { AppEmoji, Channel, GuildRecord, ScheduledEvent, StoredMessage } from './records.ts';
import type { GuildHappening } from './happenings.ts';
import { defaultLocale, type TableMember } from './people.ts';
import type { Vault } from './vault.ts';
import type { World } from './world.ts';

const keptPictureBytes = 512 * 1024 * 1024;
const version = 3;

/** The state of a stored table. */
export interface StoredTable {
  readonly guild: GuildRecord;
  readonly people: ReadonlyArray<TableMember>;
  readonly channels: ReadonlyArray<Channel>;
  readonly messages: ReadonlyArray<StoredMessage>;
  readonly commands: ReadonlyArray<APIApplicationCommand>;
  readonly events: ReadonlyArray<ScheduledEvent>;
  readonly emojis: ReadonlyArray<AppEmoji>;
  /** How far the clock had been set ahead, in milliseconds. */
  readonly ahead: number;
}

/** A record that an earlier version may have written without these fields. */
type Stored<T, Later extends keyof T> = Omit<T, Later> & Partial<Pick<T, Later>>;

export interface TableStore {
  /** `undefined` for a new file. Addresses of attachments come back as ones of the table at `base`. */
  load(base: string): StoredTable | undefined;
  /** Writes down everything that happens from now on, after what there is already. */
  follow(world: World): void;
  readonly vault: Vault;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS things (
    kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS files (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, size INTEGER NOT NULL, released INTEGER NOT NULL DEFAULT 0, bytes BLOB NOT NULL
  ) STRICT;
`;

/**
 * Returns the ids of the guild and of the bot's application that a table has stored there; none: there is no such file.
 * Only reads.
 */
export function idsStoredIn(path: string): ReadonlyArray<string> {
  if (!existsSync(path)) return [];
  const db = new Database(path, { readonly: true });
  try {
    const rows = db.prepare<[], { json: string }>("SELECT json FROM things WHERE kind = 'guild'").all();
    return rows.map(({ json }) => JSON.parse(json) as GuildRecord).flatMap(({ id, botId }) => [id, botId]);
  } finally {
    db.close();
  }
}

/** Keeps a table in one SQLite file, pictures included. Throws when the file is of a newer version of the table. */
export function openStore(path: string): TableStore {
  const db = new Database(path);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  const found = Number(db.pragma('user_version', { simple: true }));
  if (found > version)
    throw new Error(`${path} was written by a newer version of the practice table; delete it to start afresh.`);
  db.exec(schema);
  // Version 1 kept commands of the guild; those of today are the bot's own and are registered again.
  if (found < 2) db.exec("DELETE FROM things WHERE kind = 'commands'");
  db.pragma(`user_version = ${version}`);

  const put = db.prepare<[string, string, string]>('INSERT OR REPLACE INTO things (kind, id, json) VALUES (?, ?, ?)');
  const remove = db.prepare<[string, string]>('DELETE FROM things WHERE kind = ? AND id = ?');
  const all = db.prepare<[string], { json: string }>('SELECT json FROM things WHERE kind = ? ORDER BY length(id), id');

  function save(kind: string, id: string, thing: unknown): void {
    put.run(kind, id, JSON.stringify(thing));
  }

  function read<T>(kind: string, base: string): T[] {
    return all.all(kind).map(({ json }) => JSON.parse(json, (key, value: unknown) => atBase(key, value, base)) as T);
  }

  function note(world: World, happening: GuildHappening): void {
    switch (happening.type) {
      case 'messageCreated':
      case 'messageUpdated':
        return saveMessage(world, happening.stored);
      case 'messageDeleted':
        return void remove.run('message', happening.stored.message.id);
      case 'channelCreated':
      case 'channelUpdated':
        return save('channel', happening.channel.id, happening.channel);
      case 'threadMembers':
        return save('channel', happening.thread.id, happening.thread);
      case 'channelDeleted':
        return void remove.run('channel', happening.channel.id);
      case 'peopleChanged':
        for (const person of world.people.all()) save('person', person.id, person);
        return;
      case 'guildChanged':
        return save('guild', world.guild.id, world.guild);
      case 'commandsChanged':
        return save('commands', '1', world.commands.all());
      case 'scheduledEvent':
        return happening.deed === 'deleted'
          ? void remove.run('event', happening.event.id)
          : save('event', happening.event.id, happening.event);
      case 'emojiChanged':
        return save('emoji', happening.emoji.id, happening.emoji);
      case 'emojiRemoved':
        return void remove.run('emoji', happening.emoji.id);
      case 'timeSkipped':
        return save('ahead', '1', world.clock.skipped());
      default:
        return;
    }
  }

  function saveMessage(world: World, stored: StoredMessage): void {
    // What only one person sees is gone after a restart, as in Discord's client.
    if (stored.ephemeralFor !== undefined) return;
    save('message', stored.message.id, stored);
    const channel = world.channels.find(stored.message.channel_id);
    if (channel !== undefined) save('channel', channel.id, channel);
  }

  return {
    load(base) {
      const [guild] = read<Stored<GuildRecord, 'plainRoles' | 'locale'>>('guild', base);
      if (guild === undefined) return undefined;
      return {
        // Version 2 knew no plain roles, and until the page had languages the guild was English.
        guild: { ...guild, plainRoles: guild.plainRoles ?? [], locale: guild.locale ?? defaultLocale },
        people: read<Stored<TableMember, 'roles'>>('person', base).map((person) => ({
          ...person,
          roles: person.roles ?? [],
        })),
        channels: read<Channel>('channel', base),
        messages: read<StoredMessage>('message', base),
        commands: read<ReadonlyArray<APIApplicationCommand>>('commands', base).flat(),
        events: read<ScheduledEvent>('event', base),
        emojis: read<AppEmoji>('emoji', base),
        ahead: Math.max(0, ...read<number>('ahead', base)),
      };
    },
    follow(world) {
      save('guild', world.guild.id, world.guild);
      note(world, { type: 'peopleChanged' });
      for (const channel of world.channels.all()) save('channel', channel.id, channel);
      world.bus.on((happening) => note(world, happening));
    },
    vault: sqliteVault(db),
    close: () => void db.close(),
  };
}

/** The address changes from start to start, and with it those of attachments. */
function atBase(key: string, value: unknown, base: string): unknown {
  if (typeof value !== 'string' || !key.endsWith('url')) return value;
  return value.replace(/^http:\/\/[^/]+(?=\/attachments\/\d+\/\d+\/)/, base);
}

function sqliteVault(db: Database.Database): Vault {
  const put = db.prepare<[string, string, number, Buffer]>(
    'INSERT OR REPLACE INTO files (id, type, size, bytes) VALUES (?, ?, ?, ?)',
  );
  const get = db.prepare<[string], { type: string; bytes: Buffer }>('SELECT type, bytes FROM files WHERE id = ?');
  const release = db.prepare<[string]>('UPDATE files SET released = 1 WHERE id = ?');
  const size = db.prepare<[], { total: number | null }>('SELECT sum(size) AS total FROM files');
  const dropOne = db.prepare(
    'DELETE FROM files WHERE id = (SELECT id FROM files ORDER BY released DESC, length(id), id LIMIT 1)',
  );
  return {
    put(id, file) {
      put.run(id, file.type, file.bytes.length, Buffer.from(file.bytes));
      while ((size.get()?.total ?? 0) > keptPictureBytes) dropOne.run();
    },
    get: (id) => get.get(id),
    release: (id) => void release.run(id),
  };
}

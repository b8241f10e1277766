import type Database from 'better-sqlite3';
import type { GameStatus, Level } from '../records.ts';
import type { GameFilter } from './synchronous.ts';

export interface GameRow {
  id: string;
  guild_id: string;
  channel_id: string;
  host_id: string;
  status: GameStatus;
  options: string;
  pace: string;
  level: Level;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  changed_at: number;
  lively_at: number;
  revision: number;
  undone: number;
  outcome: string | null;
  paused: string | null;
}

/** What each field of a filter asks of a game. */
const conditions: Readonly<Record<Exclude<keyof GameFilter, 'most'>, string>> = {
  statuses: 'status IN (SELECT value FROM json_each(:statuses))',
  channelId: 'channel_id = :channelId',
  guildId: 'guild_id = :guildId',
  userId: 'id IN (SELECT game_id FROM seats WHERE user_id = :userId)',
  ownerId: 'id IN (SELECT game_id FROM seats WHERE owner_id = :ownerId)',
};

/** The query for a filter, newest first. It names only what the filter does: else the database could use none of its indexes. */
export function queryFor(filter: GameFilter): string {
  const asked = Object.entries(conditions).flatMap(([field, condition]) => (field in filter ? [condition] : []));
  const where = asked.length === 0 ? '' : `WHERE ${asked.join(' AND ')} `;
  return `SELECT * FROM games ${where}ORDER BY created_at DESC, id LIMIT :most`;
}

type Search = Database.Statement<[Readonly<Record<string, string | number>>], GameRow>;

/** Finds games by a filter; each kind of filter is prepared once. */
export function gameSearch(db: Database.Database): (filter: GameFilter) => ReadonlyArray<GameRow> {
  const prepared = new Map<string, Search>();
  const statementFor = (query: string): Search => {
    const known: Search = prepared.get(query) ?? db.prepare(query);
    prepared.set(query, known);
    return known;
  };
  return (filter) => {
    // SQLite takes a negative limit for none.
    const { statuses, most = -1, ...named } = filter;
    return statementFor(queryFor(filter)).all({
      ...named,
      most,
      ...(statuses === undefined ? {} : { statuses: JSON.stringify(statuses) }),
    });
  };
}

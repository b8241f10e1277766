import type Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { GameId, GameRecord, GameStatus, SeatHolder } from '../records.ts';
import type { GameFilter, GamePatch, NewGame } from '../types.ts';
import { nullable, optional, ours } from './values.ts';

interface GameRow {
  id: string;
  guild_id: string;
  channel_id: string;
  host_id: string;
  status: GameStatus;
  options: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  changed_at: number;
  revision: number;
  undone: number;
  outcome: string | null;
}

type SeatRow = { kind: 'user'; user_id: string; name: string } | { kind: 'automatic'; user_id: null; name: string };

/** Games and their seats. */
export interface GameTable {
  insert(game: NewGame, at: number): void;
  get(id: GameId): GameRecord | undefined;
  find(filter: GameFilter): ReadonlyArray<GameRecord>;
  /** One revision on. Throws `conflict` or `noSuchGame`. */
  update(id: GameId, revision: number, at: number, patch: GamePatch, undone: number): void;
}

export function gameTable(db: Database.Database): GameTable {
  const insert = db.prepare(`
    INSERT INTO games (id, guild_id, channel_id, host_id, status, options, created_at, changed_at, revision)
    VALUES (:id, :guildId, :channelId, :hostId, 'lobby', :options, :at, :at, 1) ON CONFLICT DO NOTHING`);
  const byId = db.prepare<[string], GameRow>('SELECT * FROM games WHERE id = ?');
  const filtered = db.prepare<[Record<string, string | null>], GameRow>(`
    SELECT * FROM games
    WHERE (:statuses IS NULL OR status IN (SELECT value FROM json_each(:statuses)))
      AND (:channelId IS NULL OR channel_id = :channelId)
      AND (:guildId IS NULL OR guild_id = :guildId)
      AND (:userId IS NULL OR id IN (SELECT game_id FROM seats WHERE user_id = :userId))
    ORDER BY created_at DESC, id`);
  const update = db.prepare(`
    UPDATE games SET host_id = :hostId, status = :status, options = :options, started_at = :startedAt, ended_at = :endedAt,
      outcome = :outcome, changed_at = :at, undone = undone + :undone, revision = revision + 1
    WHERE id = :id AND revision = :revision`);
  const seatsOf = db.prepare<[string], SeatRow>('SELECT kind, user_id, name FROM seats WHERE game_id = ? ORDER BY seat');
  const clearSeats = db.prepare('DELETE FROM seats WHERE game_id = ?');
  const insertSeat = db.prepare('INSERT INTO seats (game_id, seat, kind, user_id, name) VALUES (?, ?, ?, ?, ?)');

  const record = (row: GameRow): GameRecord => recordOf(row, seatsOf.all(row.id).map(holderOf));
  const writeSeats = (id: GameId, seats: ReadonlyArray<SeatHolder>): void => {
    clearSeats.run(id);
    seats.forEach((holder, seat) => insertSeat.run(id, seat, holder.kind, holder.kind === 'user' ? holder.userId : null, holder.name));
  };
  const get = (id: GameId): GameRecord | undefined => {
    const row = byId.get(id);
    return row === undefined ? undefined : record(row);
  };

  return {
    get,
    insert(game, at) {
      const { id, guildId, channelId, hostId } = game;
      const { changes } = insert.run({ id, guildId, channelId, hostId, options: JSON.stringify(game.options), at });
      if (changes === 0) throw new StoreError('gameExists', `There already is a game ${id}.`);
      writeSeats(id, game.seats);
    },
    find({ statuses, channelId, guildId, userId }) {
      const rows = filtered.all({
        statuses: statuses === undefined ? null : JSON.stringify(statuses),
        channelId: nullable(channelId), guildId: nullable(guildId), userId: nullable(userId),
      });
      return rows.map(record);
    },
    update(id, revision, at, patch, undone) {
      const before = get(id);
      if (before === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
      const after = { ...before, ...patch };
      const { changes } = update.run({
        id, revision, at, undone, hostId: after.hostId, status: after.status, options: JSON.stringify(after.options),
        startedAt: nullable(after.startedAt), endedAt: nullable(after.endedAt),
        outcome: after.outcome === undefined ? null : JSON.stringify(after.outcome),
      });
      if (changes === 0) throw new StoreError('conflict', `Game ${id} has changed since revision ${revision}.`);
      if (patch.seats !== undefined) writeSeats(id, patch.seats);
    },
  };
}

function holderOf(row: SeatRow): SeatHolder {
  return row.kind === 'user' ? { kind: 'user', userId: row.user_id, name: row.name } : { kind: 'automatic', name: row.name };
}

function recordOf(row: GameRow, seats: ReadonlyArray<SeatHolder>): GameRecord {
  return {
    id: row.id,
    guildId: row.guild_id,
    channelId: row.channel_id,
    hostId: row.host_id,
    status: row.status,
    options: ours(row.options),
    seats,
    createdAt: row.created_at,
    startedAt: optional(row.started_at),
    endedAt: optional(row.ended_at),
    changedAt: row.changed_at,
    revision: row.revision,
    undone: row.undone,
    outcome: row.outcome === null ? undefined : ours(row.outcome),
  };
}

import type Database from 'better-sqlite3';
import { StoreError } from '../error.ts';
import type { GameId, GameRecord, Level, Owner, SeatHolder } from '../records.ts';
import type { GameFilter, GamePatch, NewGame } from '../types.ts';
import { gameSearch } from './gameSearch.ts';
import type { GameRow } from './gameSearch.ts';
import { automaticIn } from './playerNames.ts';
import { nullable, optional, ours } from './values.ts';

type PlayerRow = { kind: 'user'; user_id: string } | { kind: 'automatic'; user_id: null; level: Level | null };
type SeatRow = PlayerRow & OwnerRow & { name: string };
type OwnerRow = { owner_id: string; owner_name: string; away_until: number } | { owner_id: null; owner_name: null; away_until: null };

/** Games and their seats. */
export interface GameTable {
  insert(game: NewGame, at: number): void;
  get(id: GameId): GameRecord | undefined;
  find(filter: GameFilter): ReadonlyArray<GameRecord>;
  /** One revision on. Throws `conflict` or `noSuchGame`. */
  update(id: GameId, revision: number, at: number, patch: GamePatch, more: { readonly undone: number; readonly unattended: boolean }): void;
}

export function gameTable(db: Database.Database): GameTable {
  const insert = db.prepare(`
    INSERT INTO games (id, guild_id, channel_id, host_id, status, options, pace, level, created_at, changed_at, lively_at, revision)
    VALUES (:id, :guildId, :channelId, :hostId, 'lobby', :options, :pace, :level, :at, :at, :at, 1) ON CONFLICT DO NOTHING`);
  const byId = db.prepare<[string], GameRow>('SELECT * FROM games WHERE id = ?');
  const search = gameSearch(db);
  const update = db.prepare(`
    UPDATE games SET channel_id = :channelId, host_id = :hostId, status = :status, options = :options, pace = :pace, level = :level,
      started_at = :startedAt, ended_at = :endedAt, outcome = :outcome, paused = :paused, changed_at = :at,
      lively_at = iif(:unattended, lively_at, :at), undone = undone + :undone, revision = revision + 1
    WHERE id = :id AND revision = :revision`);
  const seatsOf = db.prepare<[string], SeatRow>(
    'SELECT kind, user_id, name, level, owner_id, owner_name, away_until FROM seats WHERE game_id = ? ORDER BY seat',
  );
  const clearSeats = db.prepare('DELETE FROM seats WHERE game_id = ?');
  const insertSeat = db.prepare(
    'INSERT INTO seats (game_id, seat, kind, user_id, level, name, owner_id, owner_name, away_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );

  const record = (row: GameRow): GameRecord => recordOf(row, seatsOf.all(row.id).map(holderOf));
  const writeSeats = (id: GameId, seats: ReadonlyArray<SeatHolder>): void => {
    clearSeats.run(id);
    seats.forEach((holder, seat) =>
      insertSeat.run(id, seat, holder.kind, ...playerValues(holder), ...ownerValues(holder.standsInFor)),
    );
  };
  const get = (id: GameId): GameRecord | undefined => {
    const row = byId.get(id);
    return row === undefined ? undefined : record(row);
  };

  return {
    get,
    insert(game, at) {
      const { id, guildId, channelId, hostId } = game;
      const { changes } = insert.run({
        id,
        guildId,
        channelId,
        hostId,
        options: JSON.stringify(game.options),
        pace: JSON.stringify(game.pace),
        level: game.level,
        at,
      });
      if (changes === 0) throw new StoreError('gameExists', `There already is a game ${id}.`);
      writeSeats(id, game.seats);
    },
    find: (filter) => search(filter).map(record),
    update(id, revision, at, patch, { undone, unattended }) {
      const before = get(id);
      if (before === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
      const after = { ...before, ...patch };
      const { changes } = update.run({
        id,
        revision,
        at,
        undone,
        unattended: unattended ? 1 : 0,
        pace: JSON.stringify(after.pace),
        level: after.level,
        channelId: after.channelId,
        hostId: after.hostId,
        status: after.status,
        options: JSON.stringify(after.options),
        startedAt: nullable(after.startedAt),
        endedAt: nullable(after.endedAt),
        outcome: after.outcome === undefined ? null : JSON.stringify(after.outcome),
        paused: after.paused === undefined ? null : JSON.stringify(after.paused),
      });
      if (changes === 0) throw new StoreError('conflict', `Game ${id} has changed since revision ${revision}.`);
      if (patch.seats !== undefined) writeSeats(id, patch.seats);
    },
  };
}

function holderOf(row: SeatRow): SeatHolder {
  const standingIn = row.owner_id === null ? {} : { standsInFor: { userId: row.owner_id, name: row.owner_name, until: row.away_until } };
  return row.kind === 'user'
    ? { kind: 'user', userId: row.user_id, name: row.name, ...standingIn }
    : { kind: 'automatic', name: automaticIn(row.name), ...(row.level === null ? {} : { level: row.level }), ...standingIn };
}

/** `user_id`, `level` and `name`. */
function playerValues(holder: SeatHolder): readonly [string | null, Level | null, string] {
  return holder.kind === 'user' ? [holder.userId, null, holder.name] : [null, holder.level ?? null, `${holder.name.automatic}`];
}

function ownerValues(owner: Owner | undefined): readonly [string, string, number] | readonly [null, null, null] {
  return owner === undefined ? [null, null, null] : [owner.userId, owner.name, owner.until];
}

function recordOf(row: GameRow, seats: ReadonlyArray<SeatHolder>): GameRecord {
  return {
    id: row.id,
    guildId: row.guild_id,
    channelId: row.channel_id,
    hostId: row.host_id,
    status: row.status,
    options: ours(row.options),
    pace: ours(row.pace),
    level: row.level,
    seats,
    createdAt: row.created_at,
    startedAt: optional(row.started_at),
    endedAt: optional(row.ended_at),
    changedAt: row.changed_at,
    livelyAt: row.lively_at,
    revision: row.revision,
    undone: row.undone,
    outcome: row.outcome === null ? undefined : ours(row.outcome),
    paused: row.paused === null ? undefined : ours(row.paused),
  };
}

import type { GameRecord, Owner, SeatHolder } from '../records.ts';
import type { GamePatch } from '../types.ts';
import type { GameRow, SeatRow } from './schema.ts';
import { automaticIn } from './playerNames.ts';
import { remembering } from './remembering.ts';
import { optional, ours } from './values.ts';

/** The columns that are read of a seat. */
export const columns = ['seat', 'kind', 'user_id', 'level', 'name', 'owner_id', 'owner_name', 'away_until'] as const;
export const seatColumns = ['game_id', ...columns] as const;

/** A game with its seats, as JSON in no order. */
export type FoundGame = GameRow & { readonly seats: string };

export function jsonOf(rows: ReadonlyArray<SeatRow>): string {
  return JSON.stringify(rows);
}

export function seatRowsOf(id: string, seats: ReadonlyArray<SeatHolder>): ReadonlyArray<SeatRow> {
  return seats.map((holder, seat) => ({
    game_id: id,
    seat,
    kind: holder.kind,
    user_id: holder.kind === 'user' ? holder.userId : null,
    level: holder.kind === 'user' ? null : (holder.level ?? null),
    name: holder.kind === 'user' ? holder.name : `${holder.name.automatic}`,
    ...ownerOf(holder.standsInFor),
  }));
}

function ownerOf(owner: Owner | undefined): Pick<SeatRow, 'owner_id' | 'owner_name' | 'away_until'> {
  if (owner === undefined) return { owner_id: null, owner_name: null, away_until: null };
  return { owner_id: owner.userId, owner_name: owner.name, away_until: owner.until };
}

function holderOf({ user_id, name, level, owner_id, owner_name, away_until }: SeatRow): SeatHolder {
  const standsIn =
    owner_id === null || owner_name === null || away_until === null
      ? {}
      : { standsInFor: { userId: owner_id, name: owner_name, until: away_until } };
  return user_id === null
    ? { kind: 'automatic', name: automaticIn(name), ...(level === null ? {} : { level }), ...standsIn }
    : { kind: 'user', userId: user_id, name, ...standsIn };
}

const optionsIn = remembering((text) => ours<GameRecord['options']>(text));
const paceIn = remembering((text) => ours<GameRecord['pace']>(text));
const seatsIn = remembering((text) =>
  ours<Array<SeatRow>>(text)
    .sort((one, other) => one.seat - other.seat)
    .map(holderOf),
);

export function recordOf(row: FoundGame): GameRecord {
  return {
    id: row.id,
    guildId: row.guild_id,
    channelId: row.channel_id,
    hostId: row.host_id,
    status: row.status,
    options: optionsIn(row.options),
    pace: paceIn(row.pace),
    level: row.level,
    seats: seatsIn(row.seats),
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

type Columns = Record<string, string | number | null>;

/** The column of each field, and whether it is JSON there; the seats are in a table of their own. */
const places = {
  channelId: ['channel_id', false],
  hostId: ['host_id', false],
  status: ['status', false],
  level: ['level', false],
  startedAt: ['started_at', false],
  endedAt: ['ended_at', false],
  options: ['options', true],
  pace: ['pace', true],
  outcome: ['outcome', true],
  paused: ['paused', true],
} as const satisfies {
  readonly [Field in Exclude<keyof GamePatch, 'seats'>]-?: readonly [column: keyof GameRow, isJson: boolean];
};

/** Returns the columns of what the patch names, even if it makes it `undefined`. */
export function changeOf(patch: GamePatch): Columns {
  const change: Columns = {};
  for (const [field, value] of Object.entries(patch)) {
    if (!isPlaced(field)) continue;
    const [column, isJson] = places[field];
    change[column] = isJson ? json(value) : plain(value);
  }
  return change;
}

function isPlaced(field: string): field is keyof typeof places {
  return field in places;
}

function plain(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { conflictOver, StoreError } from '../error.ts';
import type { GameId, GameRecord } from '../records.ts';
import type { GameFilter, GamePatch, NewGame } from '../types.ts';
import { changeOf, columns, jsonOf, recordOf, seatColumns, seatRowsOf } from './gameRows.ts';
import type { FoundGame } from './gameRows.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

/** Games and their seats. */
export interface GameTable {
  readonly insert: (game: NewGame, at: number) => Promise<GameRecord>;
  readonly get: (id: GameId) => Promise<GameRecord | undefined>;
  readonly find: (filter: GameFilter) => Promise<ReadonlyArray<GameRecord>>;
  /** Stores the next revision and returns what the game is then. Throws `conflict` or `noSuchGame`. */
  readonly update: (id: GameId, revision: number, at: number, patch: GamePatch, more: Touch) => Promise<GameRecord>;
}

interface Touch {
  /** Whether the change undoes something. */
  readonly back: boolean;
  readonly unattended: boolean;
}

type Created = Readonly<Record<'id' | 'guildId' | 'channelId' | 'hostId' | 'options' | 'pace' | 'level', string>> & {
  readonly at: number;
};

/** The values that each update takes, whatever it changes. */
interface Updated {
  id: string;
  revision: number;
  at: number;
}

export function gameTable(workshop: Workshop) {
  const { db, query, family, batch } = workshop;
  /** The seats of a game, as one value beside it. */
  const seats = seatsBeside(workshop);
  const insert = query(
    (named: Named<Created>) => sql`
    insert into games (id, guild_id, channel_id, host_id, status, options, pace, level, created_at, changed_at, lively_at, revision)
    values (${named('id')}, ${named('guildId')}, ${named('channelId')}, ${named('hostId')}, 'lobby', ${named('options')}, ${named('pace')},
      ${named('level')}, ${named('at')}, ${named('at')}, ${named('at')}, 1) on conflict do nothing`,
  );
  const byId = query(
    (named: Named<{ id: string }>) => sql<FoundGame>`select *, ${seats} from games where id = ${named('id')}`,
  );
  const search = family(keyOf, (named: Named<Required<GameFilter>>, filter: GameFilter) =>
    searchFor(workshop, named, filter),
  );
  const update = family(
    (way: { readonly patch: GamePatch } & Touch) =>
      [...Object.keys(way.patch).sort(), way.back, way.unattended].join(' '),
    (named: Named<Updated & Record<string, string | number | null>>, { patch, back, unattended }) => {
      const set = Object.keys(changeOf(patch)).map((column) => sql`${sql.ref(column)} = ${named(column)}`);
      return sql<FoundGame>`
        update games set ${sql.join([...set, ...touched(named, { back, unattended })])}
        where id = ${named('id')} and revision = ${named('revision')} returning *, ${seats}`;
    },
  );
  /** The same with an empty patch, of a game that need not be read. */
  const touch = family(
    ({ back, unattended }: Touch) => `${back} ${unattended}`,
    (named: Named<Updated>, { back, unattended }) => sql`
      update games set ${sql.join(touched(named, { back, unattended }))}
      where id = ${named('id')} and revision = ${named('revision')}`,
  );
  const clearSeats = query((named: Named<{ id: string }>) => db.deleteFrom('seats').where('game_id', '=', named('id')));
  const addSeats = batch('seats', seatColumns);

  return (session: SqlSession): GameTable => {
    const { mind } = session;
    const get = async (id: GameId): Promise<GameRecord | undefined> =>
      await first(mind.recall('games', [id], async () => (await session.all(byId, { id })).map(recordOf)));
    const refuse = async (id: GameId): Promise<never> => {
      if ((await get(id)) === undefined) throw new StoreError('noSuchGame', `There is no game ${id}.`);
      throw conflictOver(id);
    };
    return {
      get,
      async insert(game, at) {
        const { id, guildId, channelId, hostId, level } = game;
        const learn = mind.forget('games', id);
        const added = await session.run(insert, {
          id,
          guildId,
          channelId,
          hostId,
          level,
          at,
          options: JSON.stringify(game.options),
          pace: JSON.stringify(game.pace),
        });
        if (added === 0) throw new StoreError('gameExists', `There already is a game ${id}.`);
        await session.add(addSeats, seatRowsOf(id, game.seats));
        const inserted = (await get(id)) ?? (await refuse(id));
        learn(inserted);
        return inserted;
      },
      find: async (filter) => {
        const { most = 0, ...asked } = filter;
        return (await session.all(search(filter), { ...all, ...asked, most })).map(recordOf);
      },
      async update(id, revision, at, patch, more) {
        const before = mind.known('games', id);
        const learn = mind.forget('games', id);
        if (before?.revision === revision && Object.keys(patch).length === 0) {
          if ((await session.run(touch(more), { id, revision, at })) === 0) return await refuse(id);
          const after = touchedRecord(before, at, more);
          learn(after);
          return after;
        }
        const row = await first(session.all(update({ patch, ...more }), { id, revision, at, ...changeOf(patch) }));
        if (row === undefined) return await refuse(id);
        const rows = patch.seats === undefined ? undefined : seatRowsOf(id, patch.seats);
        if (rows !== undefined) await Promise.all([session.run(clearSeats, { id }), session.add(addSeats, rows)]);
        const after = recordOf(rows === undefined ? row : { ...row, seats: jsonOf(rows) });
        learn(after);
        return after;
      },
    };
  };
}

/** Returns the assignments that every change of a game makes. */
function touched(named: Named<Pick<Updated, 'at'>>, { back, unattended }: Touch): ReadonlyArray<RawBuilder<unknown>> {
  return [
    ...(unattended ? [] : [sql`lively_at = ${named('at')}`]),
    ...(back ? [sql`undone = undone + 1`] : []),
    sql`changed_at = ${named('at')}`,
    sql`revision = revision + 1`,
  ];
}

/** The same, done to its record. */
function touchedRecord(game: GameRecord, at: number, { back, unattended }: Touch): GameRecord {
  return {
    ...game,
    livelyAt: unattended ? game.livelyAt : at,
    undone: back ? game.undone + 1 : game.undone,
    changedAt: at,
    revision: game.revision + 1,
  };
}

/** A filter that names everything; a query takes what it asks for. */
const all: Required<GameFilter> = { statuses: [], channelId: '', guildId: '', userId: '', ownerId: '', most: 0 };

function keyOf(filter: GameFilter): string {
  return Object.keys(filter).sort().join(' ');
}

function seatsBeside({ dialect }: Workshop) {
  const rows = sql`(select ${sql.join(columns.map((column) => sql.ref(column)))} from seats where game_id = games.id)`;
  return sql<string>`${dialect.asJson(rows, columns)} as seats`;
}

/**
 * The query for a filter, newest first. It names only what the filter does: else the database could use none of its
 * indexes.
 */
function searchFor(workshop: Workshop, named: Named<Required<GameFilter>>, filter: GameFilter) {
  const { dialect } = workshop;
  const conditions = {
    statuses: () => dialect.oneOf('status', named('statuses')),
    channelId: () => sql`channel_id = ${named('channelId')}`,
    guildId: () => sql`guild_id = ${named('guildId')}`,
    userId: () => sql`id in (select game_id from seats where user_id = ${named('userId')})`,
    ownerId: () => sql`id in (select game_id from seats where owner_id = ${named('ownerId')})`,
  };
  const asked = Object.entries(conditions).flatMap(([field, condition]) => (field in filter ? [condition()] : []));
  const where = asked.length === 0 ? sql`` : sql`where ${sql.join(asked, sql` and `)}`;
  const limit = filter.most === undefined ? sql`` : sql` limit ${named('most')}`;
  return sql<FoundGame>`select *, ${seatsBeside(workshop)} from games ${where} order by created_at desc, id${limit}`;
}

import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { GameId } from '../records.ts';
import type { EventFilter } from '../types.ts';
import type { EventRow, InputRow } from './schema.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { ours } from './values.ts';

/** A game's inputs and events, as the rows were. */
export interface PackedHistory {
  readonly inputs: ReadonlyArray<InputRow>;
  readonly events: ReadonlyArray<EventRow>;
}

/** Histories of games that ended long ago: a tenth of what they take as rows. Nothing is added to them any more. */
export interface Packing {
  /** Returns at most `most` games that ended before that time and are not packed yet. */
  readonly packable: (before: number, most: number) => Promise<ReadonlyArray<GameId>>;
  /** Packs the history of such a game, if it still is one. In a transaction. */
  readonly pack: (id: GameId, before: number) => Promise<void>;
  readonly unpacked: (id: GameId) => Promise<PackedHistory | undefined>;
}

/** A condition for games of which nothing can be undone any more: their snapshots have gone. */
const isLongOver = (named: Named<{ before: number }>) => sql`
  status in ('over', 'abandoned') and ended_at < ${named('before')}
  and not exists (select 1 from packed_histories where game_id = games.id)`;

export function packing({ query, db }: Workshop) {
  const find = query(
    (named: Named<{ before: number; most: number }>) => sql<{ id: string }>`
    select id from games where ${isLongOver(named)} and exists (select 1 from inputs where game_id = games.id)
    order by id limit ${named('most')}`,
  );
  const isOne = query(
    (named: Named<{ id: string; before: number }>) => sql<{ id: string }>`
    select id from games where id = ${named('id')} and ${isLongOver(named)}
      and not exists (select 1 from snapshots where game_id = games.id)`,
  );
  const inputs = query((named: Named<{ id: string }>) =>
    db.selectFrom('inputs').selectAll().where('game_id', '=', named('id')).orderBy('seq'),
  );
  const events = query((named: Named<{ id: string }>) =>
    db.selectFrom('events').selectAll().where('game_id', '=', named('id')).orderBy('seq').orderBy('place'),
  );
  const put = query((named: Named<{ id: string; lastSeq: number; history: Buffer }>) =>
    db
      .insertInto('packed_histories')
      .values({ game_id: named('id'), last_seq: named('lastSeq'), history: named('history') }),
  );
  const drop = (['events', 'inputs'] as const).map((table) =>
    query((named: Named<{ id: string }>) => db.deleteFrom(table).where('game_id', '=', named('id'))),
  );
  const get = query((named: Named<{ id: string }>) =>
    db.selectFrom('packed_histories').select('history').where('game_id', '=', named('id')),
  );
  return (session: SqlSession): Packing => ({
    packable: async (before, most) => (await session.all(find, { before, most })).map(({ id }) => id),
    async pack(id, before) {
      if ((await first(session.all(isOne, { id, before }))) === undefined) return;
      const history: PackedHistory = {
        inputs: await session.all(inputs, { id }),
        events: await session.all(events, { id }),
      };
      const lastSeq = history.inputs.at(-1)?.seq ?? 0;
      await session.run(put, { id, lastSeq, history: gzipSync(JSON.stringify(history)) });
      for (const statement of drop) await session.run(statement, { id });
    },
    async unpacked(id) {
      const row = await first(session.all(get, { id }));
      return row === undefined ? undefined : ours<PackedHistory>(gunzipSync(row.history).toString('utf8'));
    },
  });
}

/** Returns what a query for these events would have found, the latest first. */
export function foundIn({ inputs, events }: PackedHistory, filter: EventFilter): ReadonlyArray<EventRow> {
  const { who, turn, from = 0, undoneAt, last = Infinity } = filter;
  const back = new Set(inputs.filter(({ undone_at }) => undone_at === undoneAt).map(({ seq }) => seq));
  const holds = (seats: string | null, seat: number): boolean =>
    seats !== null && ours<ReadonlyArray<number>>(seats).includes(seat);
  const mayRead = ({ audience, excluded }: EventRow): boolean => {
    if (who === 'all' || (audience === null && who === 'public')) return true;
    return typeof who === 'number' && (audience === null || holds(audience, who)) && !holds(excluded, who);
  };
  return events
    .filter((row) => row.seq >= from && (turn === undefined || row.turn === turn) && mayRead(row))
    .filter((row) => (undoneAt === undefined ? row.undone === 0 : back.has(row.seq)))
    .reverse()
    .slice(0, last);
}

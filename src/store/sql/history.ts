import { sql } from 'kysely';
import type { GameId, InputRecord } from '../records.ts';
import type { EventFilter, EventRecord, NewEvent, NewInput } from '../types.ts';
import type { InputRow } from './schema.ts';
import type { SqlSession } from './session.ts';
import { foundIn, packing } from './packing.ts';
import type { Packing } from './packing.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { optional, ours } from './values.ts';

/** The inputs and events of games: both only grow. */
export interface HistoryTable extends Packing {
  readonly addInputs: (id: GameId, inputs: ReadonlyArray<NewInput>, at: number) => Promise<void>;
  /** `fresh`: nothing has happened yet by any of these inputs. */
  readonly addEvents: (
    id: GameId,
    events: ReadonlyArray<NewEvent>,
    at: number,
    fresh: ReadonlyArray<number>,
  ) => Promise<void>;
  /** Marks input `from` and all after it, with their events, as undone. */
  readonly takeBack: (id: GameId, from: number, at: number) => Promise<void>;
  readonly answerTo: (id: GameId, seat: number, decisionId: string) => Promise<InputRecord | undefined>;
  readonly inputs: (id: GameId) => Promise<ReadonlyArray<InputRecord>>;
  readonly events: (id: GameId, filter: EventFilter) => Promise<ReadonlyArray<EventRecord>>;
}

/** The values that a query for events may take; it names those that its filter asks for. */
interface Asked {
  id: string;
  seat: number;
  turn: number;
  from: number;
  undoneAt: number;
  last: number;
}

export function historyTable(workshop: Workshop) {
  const { db, query, family, batch } = workshop;
  const addInputs = batch('inputs', ['game_id', 'seq', 'seat', 'given_by', 'decision_id', 'choice', 'secret', 'at']);
  const addEvents = batch('events', ['game_id', 'seq', 'place', 'turn', 'audience', 'excluded', 'event', 'at']);
  const count = query((named: Named<{ id: string; seq: number }>) =>
    db
      .selectFrom('events')
      .select((of) => of.fn.countAll<number>().as('before'))
      .where('game_id', '=', named('id'))
      .where('seq', '=', named('seq')),
  );
  const takeBackInputs = query((named: Named<{ id: string; from: number; at: number }>) =>
    db
      .updateTable('inputs')
      .set({ undone_at: named('at') })
      .where('game_id', '=', named('id'))
      .where('seq', '>=', named('from'))
      .where('undone_at', 'is', null),
  );
  const takeBackEvents = query(
    (named: Named<{ id: string; from: number }>) =>
      sql`update events set undone = 1 where game_id = ${named('id')} and seq >= ${named('from')} and undone = 0`,
  );
  const allInputs = query((named: Named<{ id: string }>) =>
    db.selectFrom('inputs').selectAll().where('game_id', '=', named('id')).orderBy('seq'),
  );
  const answers = query((named: Named<{ id: string; seat: number; decisionId: string }>) =>
    db
      .selectFrom('inputs')
      .selectAll()
      .where('game_id', '=', named('id'))
      .where('seat', '=', named('seat'))
      .where('decision_id', '=', named('decisionId'))
      .where('undone_at', 'is', null)
      .orderBy('seq', 'desc')
      .limit(sql.lit(1)),
  );
  const events = family(keyOf, (named: Named<Asked>, filter: EventFilter) => searchFor(workshop, named, filter));

  const packed = packing(workshop);

  return (session: SqlSession): HistoryTable => {
    const { packable, pack, unpacked } = packed(session);
    return {
      packable,
      pack,
      unpacked,
      async addInputs(id, inputs, at) {
        await session.add(
          addInputs,
          inputs.map(({ seq, seat, by, decisionId, choice, secret }) => ({
            game_id: id,
            seq,
            seat,
            given_by: by,
            decision_id: decisionId,
            choice: JSON.stringify(choice),
            secret: secret ? 1 : 0,
            at,
          })),
        );
      },
      async addEvents(id, added, at, fresh) {
        const places = new Map<number, number>(fresh.map((seq) => [seq, 0]));
        for (const { seq } of added)
          if (!places.has(seq)) places.set(seq, (await first(session.all(count, { id, seq })))?.before ?? 0);
        await session.add(
          addEvents,
          added.map(({ seq, turn, event }) => {
            const place = places.get(seq) ?? 0;
            places.set(seq, place + 1);
            const audience = event.audience === 'public' ? null : JSON.stringify(event.audience);
            const excluded = event.except === undefined ? null : JSON.stringify(event.except);
            return { game_id: id, seq, place, turn, audience, excluded, event: JSON.stringify(event), at };
          }),
        );
      },
      async takeBack(id, from, at) {
        await Promise.all([session.run(takeBackInputs, { id, from, at }), session.run(takeBackEvents, { id, from })]);
      },
      async answerTo(id, seat, decisionId) {
        const row =
          (await first(session.all(answers, { id, seat, decisionId }))) ??
          (await unpacked(id))?.inputs.findLast(
            (input) => input.seat === seat && input.decision_id === decisionId && input.undone_at === null,
          );
        return row === undefined ? undefined : inputOf(row);
      },
      async inputs(id) {
        const rows = await session.all(allInputs, { id });
        return (rows.length > 0 ? rows : ((await unpacked(id))?.inputs ?? [])).map(inputOf);
      },
      async events(id, filter) {
        const { who, turn = 0, from = 0, undoneAt = 0, last = 0 } = filter;
        const found = await session.all(events(filter), {
          id,
          turn,
          from,
          undoneAt,
          last,
          seat: typeof who === 'number' ? who : 0,
        });
        const old = found.length > 0 ? undefined : await unpacked(id);
        const rows = old === undefined ? found : foundIn(old, filter);
        const record = ({ seq, turn: of, at, event }: (typeof rows)[number]): EventRecord => ({
          seq,
          turn: of,
          at,
          event: ours<EventRecord['event']>(event),
        });
        return rows.map(record).reverse();
      },
    };
  };
}

function keyOf({ who, ...asked }: EventFilter): string {
  return [typeof who === 'number' ? 'seat' : who, ...Object.keys(asked)].sort().join(' ');
}

/** The latest first. */
function searchFor({ db, dialect }: Workshop, named: Named<Asked>, { who, turn, from, undoneAt, last }: EventFilter) {
  let events = db.selectFrom('events').select(['seq', 'turn', 'event', 'at']).where('game_id', '=', named('id'));
  if (turn !== undefined) events = events.where('turn', '=', named('turn'));
  if (from !== undefined) events = events.where('seq', '>=', named('from'));
  events =
    undoneAt === undefined
      ? events.where(sql<boolean>`undone = 0`)
      : events.where(
          'seq',
          'in',
          db
            .selectFrom('inputs')
            .select('seq')
            .where('game_id', '=', named('id'))
            .where('undone_at', '=', named('undoneAt')),
        );
  if (who === 'public') events = events.where('audience', 'is', null);
  if (typeof who === 'number') {
    events = events
      .where((row) => row.or([row('audience', 'is', null), dialect.holds('audience', named('seat'))]))
      .where((row) => row.or([row('excluded', 'is', null), row.not(dialect.holds('excluded', named('seat')))]));
  }
  events = events.orderBy('seq', 'desc').orderBy('place', 'desc');
  return last === undefined ? events : events.limit(named('last'));
}

function inputOf(row: InputRow): InputRecord {
  return {
    seq: row.seq,
    seat: row.seat,
    by: row.given_by,
    decisionId: row.decision_id,
    choice: ours(row.choice),
    secret: row.secret === 1,
    at: row.at,
    undoneAt: optional(row.undone_at),
  };
}

import { sql } from 'kysely';
import type { GameId } from '../records.ts';
import type { Break, TimerRecord, Timers } from '../timers.ts';
import type { Settings } from '../types.ts';
import type { TimerRow } from './schema.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

export interface TimersTable extends Timers {
  /** Replaces all timers of a game. */
  readonly replace: (id: GameId, timers: ReadonlyArray<TimerRecord>) => Promise<void>;
}

/** The settings of the bot that hold when it looked last, and what it makes up for. */
const [SEEN, BREAK] = ['seenAt', 'break'];
const day = 86_400_000;

export function timersTable({ db, query, batch, dialect }: Workshop) {
  const ofGame = query((named: Named<{ id: string }>) =>
    db.selectFrom('timers').selectAll().where('game_id', '=', named('id')).orderBy('seat').orderBy('decision_id'),
  );
  const due = query(
    (named: Named<{ now: number }>) => sql<{ game_id: string }>`
    select game_id from ${dialect.byIndex('timers', 'timers_due')} where due_at <= ${named('now')}
    group by game_id order by min(due_at), game_id`,
  );
  const waiting = query(() => db.selectFrom('timers').select('game_id').distinct().orderBy('game_id'));
  const archiveAfter = dialect.numberIn('pace', 'archiveAfter');
  const lifeless = query(
    (named: Named<{ now: number }>) => sql<{ game_id: string }>`
    select id as game_id from games
    where status in ('lobby', 'running') and ${archiveAfter} > 0
      and lively_at + ${archiveAfter} * ${sql.lit(day)} <= ${named('now')} order by lively_at, id`,
  );
  const returning = query(
    (named: Named<{ now: number }>) => sql<{ game_id: string }>`
    select distinct game_id from seats join games on games.id = seats.game_id
    where away_until <= ${named('now')} and games.status = 'running' order by game_id`,
  );
  const clear = query((named: Named<{ id: string }>) => db.deleteFrom('timers').where('game_id', '=', named('id')));
  const insert = batch('timers', [
    'game_id',
    'seat',
    'decision_id',
    'user_id',
    'secret',
    'attempt',
    'spent',
    'counted_at',
    'due_at',
    'next',
  ]);
  const shiftLife = query(
    (named: Named<{ by: number; until: number }>) => sql`
    update games set lively_at = lively_at + ${named('by')} where status in ('lobby', 'running') and lively_at <= ${named('until')}`,
  );

  return (session: SqlSession, settings: Settings): TimersTable => {
    const games = async (rows: Promise<ReadonlyArray<{ game_id: string }>>): Promise<ReadonlyArray<GameId>> =>
      (await rows).map(({ game_id }) => game_id);
    const replace: TimersTable['replace'] = async (id, timers) => {
      const learn = session.mind.forget('timers', id);
      await Promise.all([
        session.run(clear, { id }),
        session.add(
          insert,
          timers.map((timer) => rowOf(id, timer)),
        ),
      ]);
      learn([...timers].sort(inOrder));
    };
    return {
      replace,
      async ofGame(id) {
        const timers = await first(
          session.mind.recall('timers', [id], async () => [(await session.all(ofGame, { id })).map(recordOf)]),
        );
        return timers ?? [];
      },
      dueGames: (now) => games(session.all(due, { now })),
      waitingGames: () => games(session.all(waiting, {})),
      lifelessGames: (now) => games(session.all(lifeless, { now })),
      returningGames: (now) => games(session.all(returning, { now })),
      async seenAt() {
        const stored = await settings.get('bot', SEEN);
        return typeof stored === 'number' ? stored : undefined;
      },
      see: (now) => settings.set('bot', SEEN, now),
      async break() {
        const stored = await settings.get('bot', BREAK);
        return isBreak(stored) ? stored : undefined;
      },
      async makeUp(done, timers) {
        for (const [id, rows] of timers) await replace(id, rows);
        await settings.set('bot', BREAK, done);
      },
      async endBreak({ seenAt, now }) {
        session.mind.forgetAll();
        await session.run(shiftLife, { by: now - seenAt, until: seenAt });
        await settings.set('bot', SEEN, now);
        await settings.set('bot', BREAK, undefined);
      },
    };
  };
}

function rowOf(
  id: GameId,
  { seat, decisionId, userId, secret, attempt, spent, countedAt, due }: TimerRecord,
): TimerRow {
  return {
    game_id: id,
    seat,
    decision_id: decisionId,
    user_id: userId,
    secret: secret ? 1 : 0,
    attempt,
    spent,
    counted_at: countedAt,
    due_at: due?.at ?? null,
    next: due?.kind ?? null,
  };
}

function recordOf(row: TimerRow): TimerRecord {
  return {
    seat: row.seat,
    decisionId: row.decision_id,
    userId: row.user_id,
    secret: row.secret === 1,
    attempt: row.attempt,
    spent: row.spent,
    countedAt: row.counted_at,
    due: row.due_at === null || row.next === null ? undefined : { at: row.due_at, kind: row.next },
  };
}

/** Compares timers in the order in which they are read. */
function inOrder(one: TimerRecord, other: TimerRecord): number {
  return one.seat - other.seat || (one.decisionId < other.decisionId ? -1 : 1);
}

function isBreak(stored: unknown): stored is Break {
  return typeof stored === 'object' && stored !== null && 'seenAt' in stored && 'now' in stored && 'upTo' in stored;
}

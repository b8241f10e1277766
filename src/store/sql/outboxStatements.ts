import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Intent, IntentKind, Lane } from '../outbox.ts';
import { latestOnly, showingNow } from './outboxPlan.ts';
import type { QueuedMessage } from './outboxPlan.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

interface Found {
  id: number;
  game_id: string;
  intent: string;
  attempts: number;
  created_at: number;
}

/** Written out in each query, not given: else neither engine could use the indexes of what waits. */
const waits = sql<boolean>`state = 'waiting'`;

/** Written out, too. */
function listed(kinds: ReadonlyArray<IntentKind>): RawBuilder<unknown> {
  return sql.join(kinds.map((kind) => sql.lit(kind)));
}

/** Whether no one sends it but perhaps this process: what another one had is free when that one is no longer there. */
function isFree(named: Named<{ process: string; now: number }>): RawBuilder<boolean> {
  return sql<boolean>`(taken_by is null or taken_by = ${named('process')} or not exists (
    select 1 from leases where leases.holder = outbox.taken_by and leases.until > ${named('now')} and leases.name like 'process:%'))`;
}

export function outboxStatements({ db, query, batch, dialect }: Workshop) {
  /** The waiting messages of one game: SQLite would rather read all that the game has ever sent. */
  const ofGame = dialect.byIndex('outbox', 'outbox_waiting_of_kind');
  return {
    insert: batch('outbox', ['game_id', 'lane', 'kind', 'intent', 'next_attempt_at', 'created_at']),
    /** One that was tried already may be on its way: it stays, and what is newer comes after it. */
    outdated: query(
      (named: Named<{ gameId: string; lanes: ReadonlyArray<string> }>) => sql<QueuedMessage>`
      select id, lane, kind, null as intent from ${ofGame}
      where game_id = ${named('gameId')} and ${dialect.oneOf('lane', named('lanes'))} and kind in (${listed(latestOnly)})
        and ${waits} and attempts = 0 order by id ${dialect.held}`,
    ),
    /** The latest message in a lane, however many wait there. */
    lastTold: query(
      (named: Named<{ gameId: string; lane: Lane }>) => sql<QueuedMessage>`
      select id, lane, kind, case when kind in ('log', 'privateLog') then intent end as intent
      from ${dialect.byIndex('outbox', 'outbox_waiting')}
      where lane = ${named('lane')} and game_id = ${named('gameId')} and kind not in (${listed(showingNow)})
        and ${waits} and attempts = 0 order by id desc limit 1 ${dialect.held}`,
    ),
    replace: query(
      (named: Named<{ id: number; at: number }>) => sql`
      update outbox set state = 'replaced', intent = null, done_at = ${named('at')} where id = ${named('id')} and ${waits}`,
    ),
    rewrite: query((named: Named<{ id: number; intent: string }>) =>
      db
        .updateTable('outbox')
        .set({ intent: named('intent') })
        .where('id', '=', named('id')),
    ),
    /** Finds each lane's first row, from lane to lane in the index, however many wait in each. */
    heads: query(
      () => sql<{ lane: Lane; next_attempt_at: number }>`
      with recursive lanes (lane) as (
        select min(lane) from outbox where ${waits}
        union all select (select min(lane) from outbox where ${waits} and lane > lanes.lane) from lanes where lane is not null
      )
      select lane, next_attempt_at from outbox
      where id in (select (select min(id) from outbox where ${waits} and lane = lanes.lane) from lanes) order by id`,
    ),
    headDue: query(
      (named: Named<{ lane: Lane; process: string; now: number }>) => sql<{ next_attempt_at: number }>`
      select next_attempt_at from outbox
      where id = (select id from outbox where lane = ${named('lane')} and ${waits} order by id limit 1) and ${isFree(named)}`,
    ),
    /** Asked once more whether it waits: another may have made it superfluous since it was found. */
    take: query(
      (named: Named<{ lane: Lane; process: string; now: number }>) => sql<Found>`
      update outbox set attempts = attempts + 1, taken_by = ${named('process')}
      where id = (select id from outbox where lane = ${named('lane')} and ${waits} order by id limit 1)
        and ${waits} and next_attempt_at <= ${named('now')} and ${isFree(named)}
      returning id, game_id, intent, attempts, created_at`,
    ),
    lanesOf: query(
      (named: Named<{ gameId: string }>) => sql<{ lane: Lane }>`
      select distinct lane from ${ofGame} where game_id = ${named('gameId')} and ${waits}`,
    ),
    newer: query(
      (named: Named<{ lane: Lane; gameId: string; kind: IntentKind; id: number }>) => sql<{ id: number }>`
      select id from outbox
      where lane = ${named('lane')} and game_id = ${named('gameId')} and kind = ${named('kind')} and ${waits} and id > ${named('id')} limit 1`,
    ),
    redirect: query(
      (named: Named<{ gameId: string; lane: Lane; at: number }>) => sql`
      update ${ofGame} set lane = ${named('lane')}, next_attempt_at = ${named('at')}, taken_by = null
      where game_id = ${named('gameId')} and ${waits} and lane like 'channel:%'`,
    ),
    delivered: query(
      (named: Named<{ id: number; messageId: string | null; at: number }>) => sql`
      update outbox set state = 'delivered', intent = null, message_id = ${named('messageId')}, error = null, done_at = ${named('at')}
      where id = ${named('id')} and ${waits}`,
    ),
    failed: query(
      (named: Named<{ id: number; retryAt: number; error: string }>) => sql`
      update outbox set next_attempt_at = ${named('retryAt')}, error = ${named('error')} where id = ${named('id')} and ${waits}`,
    ),
    /** A message that waits for more to follow (`delayed`) was not tried yet, and goes on waiting. */
    retryNow: query(
      (named: Named<{ lane: Lane; now: number }>) => sql`
      update outbox set next_attempt_at = ${named('now')}
      where id = (select id from outbox where lane = ${named('lane')} and ${waits} order by id limit 1)
        and ${waits} and attempts > 0 and next_attempt_at > ${named('now')}`,
    ),
    bringForward: query(
      (named: Named<{ latest: number; until: number }>) => sql`
      update outbox set next_attempt_at = ${named('until')} where ${waits} and next_attempt_at > ${named('latest')}`,
    ),
    givenUp: query(
      (named: Named<{ id: number; reason: string; at: number }>) => sql`
      update outbox set state = 'givenUp', error = ${named('reason')}, done_at = ${named('at')}
      where id = ${named('id')} and ${waits}`,
    ),
    /** The messages that wait for more to follow. One that was tried already waits for another reason. */
    delayed: query(
      (named: Named<{ gameId: string; at: number }>) => sql<{ until: number }>`
      select next_attempt_at as until from ${ofGame}
      where game_id = ${named('gameId')} and ${waits} and attempts = 0 and next_attempt_at > ${named('at')}
      order by next_attempt_at limit 1`,
    ),
    letGo: query(
      (named: Named<{ gameId: string; at: number }>) => sql<{ lane: Lane }>`
      update ${ofGame} set next_attempt_at = ${named('at')}
      where game_id = ${named('gameId')} and ${waits} and attempts = 0 and next_attempt_at > ${named('at')} returning lane`,
    ),
  };
}

export function slotStatements({ db, query }: Workshop) {
  return {
    get: query((named: Named<{ gameId: string; name: string }>) =>
      db
        .selectFrom('slots')
        .select(['channel_id', 'message_id'])
        .where('game_id', '=', named('gameId'))
        .where('name', '=', named('name')),
    ),
    inChannel: query(
      (named: Named<{ channelId: string; beginning: string; length: number }>) => sql<{
        game_id: string;
        name: string;
      }>`
      select game_id, name from slots
      where channel_id = ${named('channelId')} and substr(name, 1, ${named('length')}) = ${named('beginning')} order by game_id limit 1`,
    ),
    put: query((named: Named<{ gameId: string; name: string; channelId: string; messageId: string }>) =>
      db
        .insertInto('slots')
        .values({
          game_id: named('gameId'),
          name: named('name'),
          channel_id: named('channelId'),
          message_id: named('messageId'),
        })
        .onConflict((conflict) =>
          conflict.columns(['game_id', 'name']).doUpdateSet((row) => ({
            channel_id: row.ref('excluded.channel_id'),
            message_id: row.ref('excluded.message_id'),
          })),
        ),
    ),
    drop: query((named: Named<{ gameId: string; name: string }>) =>
      db.deleteFrom('slots').where('game_id', '=', named('gameId')).where('name', '=', named('name')),
    ),
  };
}

/** One row of the table, as it is put there. */
export function newRow(gameId: string, lane: Lane, intent: Intent, at: number, due: number) {
  return {
    game_id: gameId,
    lane,
    kind: intent.kind,
    intent: JSON.stringify(intent),
    next_attempt_at: due,
    created_at: at,
  };
}

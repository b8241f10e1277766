import { sql } from 'kysely';
import type { SqlSession } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';

/** Deletes what no one needs any more of games that ended or were archived before that time. */
export function pruning({ query }: Workshop) {
  // What was given up in a game that goes on may be sent after all.
  const messages = query(
    (named: Named<{ before: number }>) =>
      sql`delete from outbox where state <> 'waiting' and done_at < ${named('before')} and not (
      state = 'givenUp' and game_id in (select id from games where status in ('lobby', 'running', 'archived')))`,
  );
  const snapshots = query(
    (named: Named<{ before: number }>) => sql`
    delete from snapshots where game_id in (select id from games where status in ('over', 'abandoned') and ended_at < ${named('before')})`,
  );
  // A game that is revived long after can still be undone to the start of its turn.
  const putAway = query(
    (named: Named<{ before: number }>) => sql`
    delete from snapshots where game_id in (select id from games where status = 'archived' and changed_at < ${named('before')})
      and seq <> (select max(seq) from snapshots as kept where kept.game_id = snapshots.game_id and kept.turn_start = 1)`,
  );
  // Claims to interactions and to games of processes that have gone: no one asks for them any more.
  const claims = query((named: Named<{ before: number }>) => sql`delete from leases where until < ${named('before')}`);
  // A message that was on its way when its game was deleted may have left something.
  const remembered = query(
    () => sql`delete from settings where scope like 'game:%' and substr(scope, 6) not in (select id from games)`,
  );
  return (session: SqlSession) =>
    async (before: number): Promise<void> => {
      await session.run(messages, { before });
      await session.run(snapshots, { before });
      await session.run(putAway, { before });
      await session.run(claims, { before });
      session.mind.forgetAll();
      await session.run(remembered, {});
    };
}

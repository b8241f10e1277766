import type { Proposal } from '../proposals.ts';
import type { GameId } from '../records.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { ours } from './values.ts';

/** The latest undo proposal of each game. */
export interface ProposalTable {
  readonly put: (id: GameId, proposal: Proposal) => Promise<void>;
  readonly get: (id: GameId) => Promise<Proposal | undefined>;
  readonly overdue: (now: number) => Promise<ReadonlyArray<GameId>>;
}

export function proposalTable({ db, query }: Workshop) {
  const write = query((named: Named<{ id: string; proposal: string; expiresAt: number | null }>) =>
    db
      .insertInto('proposals')
      .values({ game_id: named('id'), proposal: named('proposal'), expires_at: named('expiresAt') })
      .onConflict((conflict) =>
        conflict.column('game_id').doUpdateSet((row) => ({
          proposal: row.ref('excluded.proposal'),
          expires_at: row.ref('excluded.expires_at'),
        })),
      ),
  );
  const select = query((named: Named<{ id: string }>) =>
    db.selectFrom('proposals').select('proposal').where('game_id', '=', named('id')),
  );
  const late = query((named: Named<{ now: number }>) =>
    db.selectFrom('proposals').select('game_id').where('expires_at', '<=', named('now')).orderBy('expires_at'),
  );
  return (session: SqlSession): ProposalTable => ({
    async put(id, proposal) {
      const expiresAt = proposal.state === 'open' ? proposal.expiresAt : null;
      await session.run(write, { id, proposal: JSON.stringify(proposal), expiresAt });
    },
    async get(id) {
      const row = await first(session.all(select, { id }));
      return row === undefined ? undefined : ours(row.proposal);
    },
    overdue: async (now) => (await session.all(late, { now })).map((row) => row.game_id),
  });
}

import type { AuditPage, Deed, DeedKind, NewAuditEntry } from '../audit.ts';
import type { GameId } from '../records.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { withNumbers } from './playerNames.ts';

/** The log of who did what to a game; only grows. */
export interface AuditTable {
  readonly add: (id: GameId, entries: ReadonlyArray<NewAuditEntry>, at: number) => Promise<void>;
  readonly page: (id: GameId, first: number, count: number) => Promise<AuditPage>;
  readonly has: (id: GameId, kind: DeedKind) => Promise<boolean>;
}

export function auditTable({ db, query, batch }: Workshop) {
  const insert = batch('audit', ['game_id', 'at', 'by_id', 'by_name', 'kind', 'deed']);
  const select = query((named: Named<{ id: string; most: number; skip: number }>) =>
    db
      .selectFrom('audit')
      .select(['id', 'game_id', 'at', 'by_id', 'by_name', 'deed'])
      .where('game_id', '=', named('id'))
      .orderBy('id', 'desc')
      .limit(named('most'))
      .offset(named('skip')),
  );
  const count = query((named: Named<{ id: string }>) =>
    db
      .selectFrom('audit')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('game_id', '=', named('id')),
  );
  const one = query((named: Named<{ id: string; kind: DeedKind }>) =>
    db.selectFrom('audit').select('id').where('game_id', '=', named('id')).where('kind', '=', named('kind')).limit(1),
  );
  return (session: SqlSession): AuditTable => ({
    has: async (id, kind) => (await first(session.all(one, { id, kind }))) !== undefined,
    add: (id, entries, at) =>
      session.add(
        insert,
        entries.map(({ by, deed }) => ({
          game_id: id,
          at,
          by_id: by.id,
          by_name: by.name,
          kind: deed.kind,
          deed: JSON.stringify(deed),
        })),
      ),
    async page(id, skip, most) {
      const [rows, total] = await Promise.all([
        session.all(select, { id, most, skip }),
        first(session.all(count, { id })),
      ]);
      return {
        entries: rows.map((row) => ({
          id: row.id,
          gameId: row.game_id,
          at: row.at,
          by: { id: row.by_id, name: row.by_name },
          deed: withNumbers<Deed>(row.deed),
        })),
        total: total?.total ?? 0,
      };
    },
  });
}

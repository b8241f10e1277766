import type { NoteStore } from '../notes.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { nullable, optional } from './values.ts';

interface Whose {
  id: string;
  userId: string;
}

export function noteTable({ db, query }: Workshop) {
  const suspicions = query((named: Named<Whose>) =>
    db
      .selectFrom('suspicions')
      .select(['seat', 'level', 'text'])
      .where('game_id', '=', named('id'))
      .where('user_id', '=', named('userId'))
      .orderBy('seat'),
  );
  const put = query(
    (named: Named<Whose & { seat: number; level: 'trust' | 'unsure' | 'suspect' | null; text: string; at: number }>) =>
      db
        .insertInto('suspicions')
        .values({
          game_id: named('id'),
          user_id: named('userId'),
          seat: named('seat'),
          level: named('level'),
          text: named('text'),
          at: named('at'),
        })
        .onConflict((conflict) =>
          conflict.columns(['game_id', 'user_id', 'seat']).doUpdateSet((row) => ({
            level: row.ref('excluded.level'),
            text: row.ref('excluded.text'),
            at: row.ref('excluded.at'),
          })),
        ),
  );
  const drop = query((named: Named<Whose & { seat: number }>) =>
    db
      .deleteFrom('suspicions')
      .where('game_id', '=', named('id'))
      .where('user_id', '=', named('userId'))
      .where('seat', '=', named('seat')),
  );
  const notebook = query((named: Named<Whose>) =>
    db
      .selectFrom('notebooks')
      .select(['text', 'shown_at'])
      .where('game_id', '=', named('id'))
      .where('user_id', '=', named('userId')),
  );
  const write = query((named: Named<Whose & { text: string; at: number }>) =>
    db
      .insertInto('notebooks')
      .values({ game_id: named('id'), user_id: named('userId'), text: named('text'), at: named('at') })
      .onConflict((conflict) =>
        conflict.columns(['game_id', 'user_id']).doUpdateSet((row) => ({
          text: row.ref('excluded.text'),
          at: row.ref('excluded.at'),
        })),
      ),
  );
  const show = query((named: Named<Whose & { at: number }>) =>
    db
      .insertInto('notebooks')
      .values({ game_id: named('id'), user_id: named('userId'), shown_at: named('at'), at: named('at') })
      .onConflict((conflict) =>
        conflict.columns(['game_id', 'user_id']).doUpdateSet((row) => ({ shown_at: row.ref('excluded.shown_at') })),
      ),
  );
  return (session: SqlSession): NoteStore => ({
    of: async (id, userId) => {
      const [book, thoughts] = await Promise.all([
        first(session.all(notebook, { id, userId })),
        session.all(suspicions, { id, userId }),
      ]);
      return {
        suspicions: thoughts.map(({ seat, level, text }) => ({ seat, level: optional(level), text })),
        notebook: book?.text ?? '',
        shownAt: optional(book?.shown_at ?? null),
      };
    },
    async suspect(id, userId, { seat, level, text }, at) {
      if (level === undefined && text === '') await session.run(drop, { id, userId, seat });
      else await session.run(put, { id, userId, seat, level: nullable(level), text, at });
    },
    async write(id, userId, text, at) {
      await session.run(write, { id, userId, text, at });
    },
    async markShown(id, userId, at) {
      await session.run(show, { id, userId, at });
    },
  });
}

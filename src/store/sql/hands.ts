import { sql } from 'kysely';
import type { HandStore } from '../hands.ts';
import type { GameRecord } from '../records.ts';
import type { Named } from './named.ts';
import type { SqlSession } from './session.ts';
import type { Workshop } from './statement.ts';

export interface HandTable extends HandStore {
  /**
   * Records that the people of a game may see the hands of their seats. Throws if one of them has seen another hand of
   * it.
   */
  readonly record: (game: GameRecord, at: number) => Promise<void>;
}

export function handTable({ db, query, batch }: Workshop) {
  const ofGame = query(
    (named: Named<{ id: string }>) =>
      sql<{ user_id: string; seat: number }>`select user_id, seat from seen_hands where game_id = ${named('id')}`,
  );
  const ofPerson = query((named: Named<{ id: string; userId: string }>) =>
    db
      .selectFrom('seen_hands')
      .select('seat')
      .where('game_id', '=', named('id'))
      .where('user_id', '=', named('userId'))
      .orderBy('seat'),
  );
  const insert = batch('seen_hands', ['game_id', 'user_id', 'seat', 'since']);
  return (session: SqlSession): HandTable => ({
    seenBy: async (id, userId) => (await session.all(ofPerson, { id, userId })).map(({ seat }) => seat),
    async record({ id, seats }, at) {
      const seen = await session.all(ofGame, { id });
      const added = seats.flatMap((holder, seat) => {
        if (holder.kind !== 'user') return [];
        const own = seen.filter(({ user_id: userId }) => userId === holder.userId);
        if (own.some((hand) => hand.seat === seat)) return [];
        // The app asks before it gives a seat to someone (`giveSeat`). A way round it ends here, and nothing is
        // stored.
        if (own.length > 0)
          throw new Error(`Seat ${seat} of game ${id} was given to somebody who has seen another hand of the game.`);
        return [{ game_id: id, user_id: holder.userId, seat, since: at }];
      });
      await session.add(insert, added);
    },
  });
}

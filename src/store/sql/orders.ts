import { sql } from 'kysely';
import type { OrderDone, OrderStore, StoredOrders, StoredPlanKind } from '../orders.ts';
import type { GameId } from '../records.ts';
import { answeredFor } from '../records.ts';
import type { SqlSession } from './session.ts';
import { first } from './session.ts';
import type { Named } from './named.ts';
import type { Workshop } from './statement.ts';
import { optional, ours } from './values.ts';

export interface OrdersTable extends OrderStore {
  /** Within the transaction of a change. */
  readonly done: (id: GameId, done: OrderDone) => Promise<void>;
  /** Plans that ended with input `from` or later are in force again. */
  readonly takeBack: (id: GameId, from: number) => Promise<void>;
}

interface Plan {
  id: string;
  userId: string;
  kind: StoredPlanKind;
}

/** Standing orders (`id` and `kind` are `null`) or a plan, as JSON. */
interface Given {
  user_id: string;
  id: number | null;
  kind: StoredPlanKind | null;
  given: string;
  ended_after: number | null;
}

function statements({ db, query }: Workshop) {
  return {
    /** Standing orders and plans; a plan alone has an id. */
    ofGame: query(
      (named: Named<{ id: string }>) => sql<Given>`
      select user_id, null as id, null as kind, orders as given, null as ended_after from standing_orders where game_id = ${named('id')}
      union all select user_id, id, kind, plan, ended_after from plans where game_id = ${named('id')}`,
    ),
    setStanding: query((named: Named<{ id: string; userId: string; orders: string; at: number }>) =>
      db
        .insertInto('standing_orders')
        .values({ game_id: named('id'), user_id: named('userId'), orders: named('orders'), at: named('at') })
        .onConflict((conflict) =>
          conflict.columns(['game_id', 'user_id']).doUpdateSet((row) => ({
            orders: row.ref('excluded.orders'),
            at: row.ref('excluded.at'),
          })),
        ),
    ),
    dropPlan: query((named: Named<Plan>) =>
      db
        .deleteFrom('plans')
        .where('game_id', '=', named('id'))
        .where('user_id', '=', named('userId'))
        .where('kind', '=', named('kind')),
    ),
    addPlan: query((named: Named<Plan & { plan: string; at: number }>) =>
      db.insertInto('plans').values({
        game_id: named('id'),
        user_id: named('userId'),
        kind: named('kind'),
        plan: named('plan'),
        at: named('at'),
      }),
    ),
    endPlan: query((named: Named<{ after: number; plan: number; id: string }>) =>
      db
        .updateTable('plans')
        .set({ ended_after: named('after') })
        .where('id', '=', named('plan'))
        .where('game_id', '=', named('id')),
    ),
    addAnswered: query((named: Named<{ id: string; seq: number }>) =>
      db.insertInto('ordered_inputs').values({ game_id: named('id'), seq: named('seq') }),
    ),
    answered: query((named: Named<{ id: string }>) =>
      db.selectFrom('ordered_inputs').select('seq').where('game_id', '=', named('id')).orderBy('seq'),
    ),
    revive: query((named: Named<{ id: string; from: number }>) =>
      db
        .updateTable('plans')
        .set({ ended_after: null })
        .where('game_id', '=', named('id'))
        .where('ended_after', '>=', named('from')),
    ),
    /** Finds the last undone input, and the last that stands and was given by hand. */
    lastOnes: query(
      (named: Named<{ id: string }>) => sql<{ back: number; byHand: number }>`
      select
        coalesce((select max(seq) from inputs where game_id = ${named('id')} and undone_at is not null), 0) as back,
        coalesce((select max(seq) from inputs where game_id = ${named('id')} and undone_at is null
          and given_by not in (${sql.join(answeredFor.map((each) => sql.lit(each)))})
          and seq not in (select seq from ordered_inputs where game_id = ${named('id')})), 0) as ${sql.id('byHand')}`,
    ),
  };
}

export function ordersTable(workshop: Workshop) {
  const { ofGame, setStanding, dropPlan, addPlan, endPlan, addAnswered, answered, revive, lastOnes } =
    statements(workshop);
  return (session: SqlSession): OrdersTable => ({
    async ofGame(id) {
      const orders = await first(
        session.mind.recall('orders', [id], async () => [ordersIn(await session.all(ofGame, { id }))]),
      );
      return orders ?? [];
    },
    async setStanding(id, userId, orders, at) {
      session.mind.forget('orders', id);
      await session.run(setStanding, { id, userId, orders: JSON.stringify(orders), at });
    },
    async setPlan(id, userId, kind, plan, at) {
      session.mind.forget('orders', id);
      await session.run(dropPlan, { id, userId, kind });
      if (plan !== undefined) await session.run(addPlan, { id, userId, kind, plan: JSON.stringify(plan), at });
    },
    async justTakenBack(id) {
      const last = await first(session.all(lastOnes, { id }));
      return last !== undefined && last.back > last.byHand;
    },
    answered: async (id) => (await session.all(answered, { id })).map(({ seq }) => seq),
    async done(id, { answered: seq, ended }) {
      if (seq !== undefined) await session.run(addAnswered, { id, seq });
      if (ended === undefined) return;
      session.mind.forget('orders', id);
      await session.run(endPlan, { id, after: ended.after, plan: ended.plan });
    },
    async takeBack(id, from) {
      session.mind.forget('orders', id);
      await session.run(revive, { id, from });
    },
  });
}

/** Returns everyone's orders: the people in the order of their ids, and each one's plans in the order of theirs. */
function ordersIn(rows: ReadonlyArray<Given>): ReadonlyArray<StoredOrders> {
  const found = new Map<string, StoredOrders>();
  const ordered = [...rows].sort(
    (one, other) => compare(one.user_id, other.user_id) || (one.id ?? 0) - (other.id ?? 0),
  );
  for (const { user_id: userId, id, kind, given, ended_after: endedAfter } of ordered) {
    const { standing, plans } = found.get(userId) ?? { standing: undefined, plans: [] };
    const value = ours<unknown>(given);
    found.set(
      userId,
      id === null || kind === null
        ? { userId, standing: value, plans }
        : { userId, standing, plans: [...plans, { id, kind, plan: value, endedAfter: optional(endedAfter) }] },
    );
  }
  return [...found.values()];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

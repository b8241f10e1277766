import { sql } from 'kysely';
import type { OrderDone, OrderStore, StoredOrders, StoredPlanKind } from '../orders.ts';
import type { GameId } from '../records.ts';
import { answeredFor } from '../records.ts';
import type { Session } from './session.ts';
import { first } from './session.ts';
import type { Named, Workshop } from './statement.ts';
import { optional, ours } from './values.ts';

export interface OrdersTable extends OrderStore {
  /** Within the transaction of a change. */
  done(id: GameId, done: OrderDone): Promise<void>;
  /** Plans that ended with input `from` or later are in force again. */
  takeBack(id: GameId, from: number): Promise<void>;
}

interface Plan {
  id: string;
  userId: string;
  kind: StoredPlanKind;
}

function statements({ db, query }: Workshop) {
  return {
    standing: query((named: Named<{ id: string }>) => (
      db.selectFrom('standing_orders').select(['user_id', 'orders']).where('game_id', '=', named('id')).orderBy('user_id')
    )),
    plans: query((named: Named<{ id: string }>) => (
      db.selectFrom('plans').select(['id', 'user_id', 'kind', 'plan', 'ended_after']).where('game_id', '=', named('id')).orderBy('id')
    )),
    setStanding: query((named: Named<{ id: string; userId: string; orders: string; at: number }>) => (
      db.insertInto('standing_orders')
        .values({ game_id: named('id'), user_id: named('userId'), orders: named('orders'), at: named('at') })
        .onConflict((conflict) => conflict.columns(['game_id', 'user_id']).doUpdateSet((row) => ({
          orders: row.ref('excluded.orders'), at: row.ref('excluded.at'),
        })))
    )),
    dropPlan: query((named: Named<Plan>) => (
      db.deleteFrom('plans').where('game_id', '=', named('id')).where('user_id', '=', named('userId')).where('kind', '=', named('kind'))
    )),
    addPlan: query((named: Named<Plan & { plan: string; at: number }>) => (
      db.insertInto('plans')
        .values({ game_id: named('id'), user_id: named('userId'), kind: named('kind'), plan: named('plan'), at: named('at') })
    )),
    endPlan: query((named: Named<{ after: number; plan: number; id: string }>) => (
      db.updateTable('plans').set({ ended_after: named('after') }).where('id', '=', named('plan')).where('game_id', '=', named('id'))
    )),
    addAnswered: query((named: Named<{ id: string; seq: number }>) => (
      db.insertInto('ordered_inputs').values({ game_id: named('id'), seq: named('seq') })
    )),
    answered: query((named: Named<{ id: string }>) => (
      db.selectFrom('ordered_inputs').select('seq').where('game_id', '=', named('id')).orderBy('seq')
    )),
    revive: query((named: Named<{ id: string; from: number }>) => (
      db.updateTable('plans').set({ ended_after: null }).where('game_id', '=', named('id')).where('ended_after', '>=', named('from'))
    )),
    /** The last input that was taken back, and the last that stands and was given by hand. */
    lastOnes: query((named: Named<{ id: string }>) => sql<{ back: number; byHand: number }>`
      select
        coalesce((select max(seq) from inputs where game_id = ${named('id')} and undone_at is not null), 0) as back,
        coalesce((select max(seq) from inputs where game_id = ${named('id')} and undone_at is null
          and given_by not in (${sql.join(answeredFor.map((each) => sql.lit(each)))})
          and seq not in (select seq from ordered_inputs where game_id = ${named('id')})), 0) as ${sql.id('byHand')}`),
  };
}

export function ordersTable(workshop: Workshop) {
  const { standing, plans, setStanding, dropPlan, addPlan, endPlan, addAnswered, answered, revive, lastOnes } = statements(workshop);
  return (session: Session): OrdersTable => ({
    async ofGame(id) {
      const found = new Map<string, StoredOrders>();
      const [orders, planned] = await Promise.all([session.all(standing, { id }), session.all(plans, { id })]);
      for (const row of orders) found.set(row.user_id, { userId: row.user_id, standing: ours<unknown>(row.orders), plans: [] });
      for (const { id: planId, user_id: userId, kind, plan, ended_after: endedAfter } of planned) {
        const known = found.get(userId) ?? { userId, standing: undefined, plans: [] };
        found.set(userId, {
          ...known,
          plans: [...known.plans, { id: planId, kind, plan: ours<unknown>(plan), endedAfter: optional(endedAfter) }],
        });
      }
      return [...found.values()];
    },
    async setStanding(id, userId, orders, at) {
      await session.run(setStanding, { id, userId, orders: JSON.stringify(orders), at });
    },
    async setPlan(id, userId, kind, plan, at) {
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
      if (ended !== undefined) await session.run(endPlan, { id, after: ended.after, plan: ended.plan });
    },
    async takeBack(id, from) {
      await session.run(revive, { id, from });
    },
  });
}

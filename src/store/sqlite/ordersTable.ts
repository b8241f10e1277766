import type Database from 'better-sqlite3';
import type { OrderDone, OrderStore, StoredOrders, StoredPlanKind } from './synchronous.ts';
import type { GameId } from '../records.ts';
import { answeredFor } from '../records.ts';
import { optional, ours } from './values.ts';

export interface OrdersTable extends OrderStore {
  /** Within the transaction of a change. */
  done(id: GameId, done: OrderDone): void;
  /** Plans that ended with input `from` or later are in force again. */
  takeBack(id: GameId, from: number): void;
}

interface PlanRow {
  id: number;
  user_id: string;
  kind: StoredPlanKind;
  plan: string;
  ended_after: number | null;
}

export function ordersTable(db: Database.Database): OrdersTable {
  const standing = db.prepare<[string], { user_id: string; orders: string }>(
    'SELECT user_id, orders FROM standing_orders WHERE game_id = ? ORDER BY user_id',
  );
  const plans = db.prepare<[string], PlanRow>('SELECT id, user_id, kind, plan, ended_after FROM plans WHERE game_id = ? ORDER BY id');
  const setStanding = db.prepare('INSERT OR REPLACE INTO standing_orders (game_id, user_id, orders, at) VALUES (?, ?, ?, ?)');
  const dropPlan = db.prepare('DELETE FROM plans WHERE game_id = ? AND user_id = ? AND kind = ?');
  const addPlan = db.prepare('INSERT INTO plans (game_id, user_id, kind, plan, at) VALUES (?, ?, ?, ?, ?)');
  const endPlan = db.prepare('UPDATE plans SET ended_after = ? WHERE id = ? AND game_id = ?');
  const addAnswered = db.prepare('INSERT INTO ordered_inputs (game_id, seq) VALUES (?, ?)');
  const answered = db.prepare<[string], { seq: number }>('SELECT seq FROM ordered_inputs WHERE game_id = ? ORDER BY seq');
  const revive = db.prepare('UPDATE plans SET ended_after = NULL WHERE game_id = ? AND ended_after >= ?');
  const takenBack = db.prepare<[{ id: string; others: string }], { yes: number }>(`
    SELECT coalesce((SELECT max(seq) FROM inputs WHERE game_id = :id AND undone_at IS NOT NULL), 0)
      > coalesce((SELECT max(seq) FROM inputs WHERE game_id = :id AND undone_at IS NULL
          AND given_by NOT IN (SELECT value FROM json_each(:others))
          AND seq NOT IN (SELECT seq FROM ordered_inputs WHERE game_id = :id)), 0) AS yes`);
  const setPlan = db.transaction((...[id, userId, kind, plan, at]: Parameters<OrderStore['setPlan']>) => {
    dropPlan.run(id, userId, kind);
    if (plan !== undefined) addPlan.run(id, userId, kind, JSON.stringify(plan), at);
  });

  return {
    ofGame(id) {
      const found = new Map<string, StoredOrders>();
      for (const row of standing.all(id)) found.set(row.user_id, { userId: row.user_id, standing: ours<unknown>(row.orders), plans: [] });
      for (const { id: planId, user_id: userId, kind, plan, ended_after: endedAfter } of plans.all(id)) {
        const known = found.get(userId) ?? { userId, standing: undefined, plans: [] };
        found.set(userId, {
          ...known,
          plans: [...known.plans, { id: planId, kind, plan: ours<unknown>(plan), endedAfter: optional(endedAfter) }],
        });
      }
      return [...found.values()];
    },
    setStanding: (id, userId, orders, at) => void setStanding.run(id, userId, JSON.stringify(orders), at),
    setPlan: (...plan) => { setPlan.immediate(...plan); },
    justTakenBack: (id) => takenBack.get({ id, others: JSON.stringify(answeredFor) })?.yes === 1,
    answered: (id) => answered.all(id).map(({ seq }) => seq),
    done(id, { answered: seq, ended }) {
      if (seq !== undefined) addAnswered.run(id, seq);
      if (ended !== undefined) endPlan.run(ended.after, ended.plan, id);
    },
    takeBack: (id, from) => void revive.run(id, from),
  };
}

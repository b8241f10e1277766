import { z } from 'zod';
import { checkModes, conditionIds, jumpModes, modes, noOrders } from '../../../players/orders/index.ts';
import type { CheckPlan, ConditionId, Orders, StandingOrders, TurnPlan } from '../../../players/orders/index.ts';
import { areas, skills } from '../../../catalogue/vocabulary.ts';
import type { StoredOrders, StoredPlan } from '../../../store/orders.ts';
import { understood } from '../../core/understood.ts';

/**
 * Orders as they are stored. What this version doesn't know, because another one wrote it, counts as “ask me”: an order
 * is never carried out in another sense than it was given in.
 */
const known = new Set<string>(conditionIds);
const isCondition = (id: string): id is ConditionId => known.has(id);

const reaction = z.object({ mode: z.enum(modes), when: z.array(z.string()) }).transform(({ mode, when }, context) => {
  const conditions = when.filter(isCondition);
  if (conditions.length === when.length) return { mode, when: conditions };
  context.issues.push({ code: 'custom', message: 'a condition of another version', input: when });
  return z.NEVER;
});

const standing = z.object({
  reactions: z
    .record(z.string(), z.unknown())
    .transform((all) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([key, order]) => {
          const read = reaction.safeParse(order);
          return read.success ? [[key, read.data]] : [];
        }),
      ),
    )
    .catch({}),
  checks: z.enum(checkModes).catch('ask'),
  quietBefore: z.number().optional().catch(undefined),
  reactionOrder: z.enum(['ask', 'clockwise']).catch('ask'),
  discards: z.enum(['ask', 'weakest']).catch('ask'),
  atJump: z.enum(jumpModes).catch('ask'),
  tellAhead: z.boolean().catch(false),
}) satisfies z.ZodType<StandingOrders>;

const picture = z.record(z.string(), z.string());
const checkPlan = z.object({
  turn: z.number(),
  source: z.string(),
  cards: z.array(z.string()),
  quiet: z.boolean(),
  picture,
}) satisfies z.ZodType<CheckPlan>;
const move = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay') }),
  z.object({ kind: z.literal('location'), location: z.string() }),
  z.object({ kind: z.literal('area'), area: z.enum(areas) }),
]);
const turnPlan = z.object({
  turn: z.number(),
  draws: z.enum(skills).optional(),
  move,
  action: z.string(),
  picture,
}) satisfies z.ZodType<TurnPlan>;

/** The standing orders of someone. */
function standingOf(stored: StoredOrders | undefined): StandingOrders {
  return understood(standing, stored?.standing) ?? noOrders;
}

/** All that someone has ordered and that is in force. */
export function ordersOf(stored: StoredOrders | undefined): Orders {
  return {
    standing: standingOf(stored),
    check: understood(checkPlan, planOf(stored, 'check')?.plan),
    turn: understood(turnPlan, planOf(stored, 'turn')?.plan),
  };
}

/** The plan that is in force. */
export function planOf(stored: StoredOrders | undefined, kind: StoredPlan['kind']): StoredPlan | undefined {
  return stored?.plans.find((plan) => plan.kind === kind && plan.endedAfter === undefined);
}

/** A plan for a check that wants no reactions until the check is over, and the input after which it ended. */
export function quietPlanOf({
  plans,
}: StoredOrders): { readonly plan: CheckPlan; readonly endedAfter: number } | undefined {
  const ended = plans.find(({ kind, endedAfter }) => kind === 'check' && endedAfter !== undefined);
  const plan = understood(checkPlan, ended?.plan);
  return plan?.quiet === true && ended?.endedAfter !== undefined ? { plan, endedAfter: ended.endedAfter } : undefined;
}

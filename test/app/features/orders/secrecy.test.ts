import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionSort, isAppError } from '../../../../src/app/types.ts';
import type { OrdersNow, Person } from '../../../../src/app/types.ts';
import { engineId, shownId } from '../../../../src/app/core/decisionIds.ts';
import { newCaprica } from '../../realRules.ts';
import { chance, channel, people, table } from './table.ts';
import type { Table } from './table.ts';
import { tries } from '../../../soak.ts';

/** Everything that everyone sees of a game from one moment of waiting to the next. */
interface Seen {
  readonly messages: string;
  readonly view: string;
  readonly log: string;
}

async function seen(at: Table): Promise<Seen> {
  return {
    messages: JSON.stringify(await at.deliver(channel)),
    view: JSON.stringify(await at.app.viewFor(at.id, 'public')),
    log: JSON.stringify(await at.app.log(at.id, 'public')),
  };
}

/** Any orders, for as much as this person can order now. */
async function orderAnything(at: Table, userId: string, random: () => number): Promise<void> {
  const { orders } = at.app;
  const now = await orders.look(at.id, userId);
  const among = <T>(items: ReadonlyArray<T>): T | undefined => items[Math.floor(random() * items.length)];
  for (const { key, conditions } of now.reactions) {
    const mode = among(['ask', 'askIf', 'play', 'never', 'never'] as const) ?? 'ask';
    await orders.change(at.id, userId, {
      reaction: { key, mode, when: conditions.filter((id) => random() < (conditionSort(id) === 'limit' ? 0.3 : 0.5)) },
    });
  }
  await orders.change(at.id, userId, {
    checks: among(['ask', 'unlessUseful', 'nothing'] as const) ?? 'ask',
    quiet: random() < 0.2,
    reactionOrder: random() < 0.5 ? 'ask' : 'clockwise',
    atJump: random() < 0.5 ? 'stay' : 'home',
    discards: random() < 0.5 ? 'ask' : 'weakest',
    tellAhead: random() < 0.5,
  });
  await planAnything(at, userId, now, random);
  const [asked] = (await at.open()).filter(
    ({ person, decision }) => person.id === userId && decision.topic.kind === 'react',
  );
  if (asked !== undefined && now.view.check !== undefined && asked.decision.min === 0 && random() < 0.7)
    await orders.silence(at.id, userId, asked.decision.id).catch(notInCheck);
}

/** It is a reaction to something else, once the result of the check is known. */
function notInCheck(error: unknown): void {
  if (!isAppError(error) || error.code !== 'illegalChoice') throw error;
}

async function planAnything(at: Table, userId: string, now: OrdersNow, random: () => number): Promise<void> {
  const { orders } = at.app;
  const hand = now.view.own?.hand ?? [];
  if (now.check !== undefined && random() < 0.7)
    await orders.planCheck(at.id, userId, { cards: hand.filter(() => random() < 0.3), quiet: random() < 0.3 });
  if (now.turn === undefined) return;
  const move = random() < 0.5 ? undefined : now.turn.moves[Math.floor(random() * now.turn.moves.length)]?.id;
  const actions = await orders.actionsAfter(at.id, userId, move);
  const action = actions[Math.floor(random() * actions.length)];
  if (action !== undefined)
    await orders.planTurn(at.id, userId, { move, action: action.id, draws: now.turn.draws[0]?.id });
}

/** Someone who plays no seat: when players undo their own answers, what their own orders did goes along. */
const chief: Person = { id: 'chief', name: 'Chief', administrator: true };

async function takeBack(at: Table): Promise<boolean> {
  try {
    const { mark, target } = await at.app.undo.preview(at.id, chief);
    await at.app.undo.confirm(at.id, chief, { mark, ref: target.ref });
  } catch {
    // Nothing can be undone now.
    return false;
  }
  await at.app.idle();
  return true;
}

/** Gives the very answers of `done` by hand. */
async function repeat(at: Table, done: Awaited<ReturnType<Table['store']['inputs']>>, undone: number): Promise<void> {
  for (const { by, decisionId, choice } of done) {
    await at.app.answer(at.id, by, shownId(engineId(decisionId, 0) ?? decisionId, undone), choice);
    await at.app.idle();
  }
}

/**
 * The same game twice: with orders, and with every answer given by hand, at once. No one but the owner of an order may
 * be able to tell which of the two it is: not by messages, nor by what is seen or has happened, also after an
 * undo.
 */
test(
  'R-LOY-27 with orders or by hand: public messages, views and events are the same byte for byte',
  { timeout: 900_000 },
  async () => {
    let ordered = 0;
    let undos = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom({}, newCaprica),
        async (start, options) => {
          const random = chance(start);
          const [byOrder, byHand] = [
            await table(`game ${start}`, undefined, options),
            await table(`game ${start}`, undefined, options),
          ];
          expect(await seen(byOrder)).toEqual(await seen(byHand));
          let last = 0;
          for (let answers = 0; answers < 70; answers += 1) {
            const open = await byOrder.open();
            const next = open[Math.floor(random() * open.length)];
            if (next === undefined) break;
            await byOrder.answer(next, random);
            const person = people[Math.floor(random() * people.length)];
            if (person !== undefined && random() < 0.3 && (await byOrder.app.game(byOrder.id)).status === 'running') {
              await orderAnything(byOrder, person.id, random);
              await byOrder.app.idle();
            }
            const undone = (await byOrder.app.game(byOrder.id)).undone;
            const done = (await byOrder.store.inputs(byOrder.id)).filter(({ seq }) => seq > last);
            last = done.at(-1)?.seq ?? last;
            await repeat(byHand, done, undone);
            expect(await seen(byOrder)).toEqual(await seen(byHand));
            if (random() < 0.1) {
              const [one, other] = [await takeBack(byOrder), await takeBack(byHand)];
              expect(one).toBe(other);
              undos += one ? 1 : 0;
              expect(await seen(byOrder)).toEqual(await seen(byHand));
            }
          }
          expect(byOrder.problems).toEqual([]);
          ordered += (await byOrder.store.orders.answered(byOrder.id)).length;
          await Promise.all([byOrder.app.close(), byHand.app.close()]);
        },
      ),
      { numRuns: tries(2, 60), endOnFailure: true },
    );
    expect(ordered).toBeGreaterThan(20);
    expect(undos).toBeGreaterThan(0);
  },
);

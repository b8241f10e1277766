import { afterAll, describe, expect, test } from 'vitest';
import type { OrdersNow, Person } from '../../../src/app/types.ts';
import { ordersOf } from '../../../src/app/model/orders/stored.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { temporaryFolder } from '../../store/scene.ts';
import { expectRefusal } from '../scene.ts';
import { chance, openTable, people, playUntil, table, tableOf } from '../features/orders/table.ts';
import type { Asked, Table } from '../features/orders/table.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const chief: Person = { id: 'chief', name: 'Chief', administrator: true };

async function takeBack(at: Table): Promise<void> {
  const { mark, target } = await at.app.undo.preview(at.id, chief);
  await at.app.undo.confirm(at.id, chief, { mark, ref: target.ref });
  await at.app.idle();
}

/** Someone adds cards to a check, and someone else will be asked next. */
async function inCheck(
  at: Table,
  random: () => number,
): Promise<{ readonly asked: Asked; readonly next: Person; readonly now: OrdersNow }> {
  const asked = await playUntil(at, random, ({ decision }) => decision.topic.kind === 'contribute');
  const next = people[(people.indexOf(asked.person) + 1) % people.length] ?? asked.person;
  const now = await at.app.orders.look(at.id, next.id);
  // The last in the order has no one after: go on to the next check.
  if (now.check !== undefined && (now.view.own?.hand.length ?? 0) > 1) return { asked, next, now };
  await at.answer(asked, random);
  return await inCheck(at, random);
}

/** The same, and whoever is next holds this card. */
async function inCheckOf(
  at: Table,
  random: () => number,
  card: string,
): Promise<{ readonly asked: Asked; readonly next: Person }> {
  for (;;) {
    const found = await inCheck(at, random);
    if (found.now.view.own?.hand.some((held) => held.startsWith(card)) === true) return found;
    await at.answer(found.asked, random);
  }
}

async function asksOf(at: Table, { id }: Person): Promise<ReadonlyArray<string>> {
  return (await at.deliver(`user:${id}`)).flatMap((intent) => (intent.kind === 'asked' ? intent.decisionIds : []));
}

async function stopsOf(at: Table, { id }: Person): Promise<ReadonlyArray<unknown>> {
  const told = await at.deliver(`user:${id}`);
  return told.flatMap((intent) => (intent.kind === 'orders' && intent.about.kind === 'stopped' ? [intent.about] : []));
}

describe('a window of reactions', () => {
  test('that an order answers is not asked; the answer is stored as one by hand, marked in private', async () => {
    const at = await table('window');
    const random = chance(5);
    const { person, decision } = await playUntil(at, random, (asked) => asked.decision.topic.kind === 'react');
    const { reactions } = await at.app.orders.look(at.id, person.id);
    await asksOf(at, person);
    // The question that is open already is answered at once.
    for (const { key } of reactions) await at.app.orders.change(at.id, person.id, { reaction: { key, mode: 'never' } });
    await at.app.idle();
    expect((await at.app.openDecisions(at.id, person.id)).map(({ id }) => id)).not.toContain(decision.id);
    const input = (await at.store.inputs(at.id)).find(({ decisionId }) => decisionId === decision.id);
    expect(input).toMatchObject({ by: person.id, choice: [], secret: true });
    expect(await at.store.orders.answered(at.id)).toContain(input?.seq);
    for (let answers = 0; answers < 80; answers += 1) {
      const [first] = await at.open();
      if (first === undefined) break;
      expect(first.person.id === person.id && first.decision.topic.kind === 'react').toBe(false);
      await at.answer(first, random);
    }
    expect((await asksOf(at, person)).filter((id) => id.startsWith('r'))).toEqual([]);
  });

  test('is not answered by orders while the game is paused', async () => {
    const at = await table('window');
    const { person } = await playUntil(at, chance(5), (asked) => asked.decision.topic.kind === 'react');
    await at.app.hosts.pause(at.id, chief);
    const before = (await at.store.inputs(at.id)).length;
    for (const { key } of (await at.app.orders.look(at.id, person.id)).reactions)
      await at.app.orders.change(at.id, person.id, { reaction: { key, mode: 'never' } });
    await at.app.idle();
    expect(await at.store.inputs(at.id)).toHaveLength(before);
    await at.app.hosts.resume(at.id, chief);
    await at.app.idle();
    expect((await at.store.inputs(at.id)).length).toBeGreaterThan(before);
  });
});

describe('cards for a check', () => {
  test('chosen in advance are added when it is the player’s turn, and the player is not asked', async () => {
    const at = await table('check');
    const random = chance(3);
    const { asked, next, now } = await inCheck(at, random);
    const cards = (now.view.own?.hand ?? []).slice(0, 1);
    expect((await at.app.orders.planCheck(at.id, next.id, { cards, quiet: true })).check?.plan).toEqual({
      cards,
      quiet: true,
    });
    await asksOf(at, next);
    const before = (await at.store.inputs(at.id)).length;
    await at.answer(asked, random);
    const given = (await at.store.inputs(at.id))
      .slice(before)
      .find(({ by, choice }) => by === next.id && choice.length === 1);
    expect(given?.choice).toEqual(cards);
    expect(await asksOf(at, next)).not.toContain(given?.decisionId);
  });

  test('and no reactions until the check is over: also not after the cards were added', async () => {
    /** How often someone is asked for a reaction in a check to which a plan of theirs has added nothing. */
    const askedAfter = async (seed: number, quiet: boolean): Promise<number> => {
      const at = await table('calm');
      const random = chance(seed);
      const { asked, next } = await inCheckOf(at, random, 'skill/base/declare-emergency/');
      await at.app.orders.planCheck(at.id, next.id, { cards: [], quiet });
      await at.answer(asked, random);
      let reactions = 0;
      while ((await at.app.viewFor(at.id, 'public')).check?.result === undefined) {
        const open = await at.open();
        const own = open.find(({ person, decision }) => person.id === next.id && decision.topic.kind === 'react');
        const [first] = own === undefined ? open : [own];
        if (first === undefined || (await at.app.viewFor(at.id, 'public')).check === undefined) break;
        if (own !== undefined) reactions += 1;
        await at.app.answer(
          at.id,
          first.person.id,
          first.decision.id,
          own === undefined ? first.decision.fallback : [],
        );
        await at.app.idle();
      }
      return reactions;
    };
    let loud = 1;
    while (loud < 40 && (await askedAfter(loud, false)) === 0) loud += 1;
    expect(await askedAfter(loud, false)).toBeGreaterThan(0);
    expect(await askedAfter(loud, true)).toBe(0);
  });

  test('that were added by a plan come back with an undo; then the player is asked by hand, and the plan is there again', async () => {
    const at = await table('check');
    const random = chance(3);
    const { asked, next, now } = await inCheck(at, random);
    const cards = (now.view.own?.hand ?? []).slice(0, 1);
    await at.app.orders.planCheck(at.id, next.id, { cards, quiet: false });
    await at.answer(asked, random);
    const later = await at.app.orders.look(at.id, next.id);
    expect(later.check).toBeUndefined();
    // Back to before the cards were added: what was undone is not done again at once.
    while ((await at.app.orders.look(at.id, next.id)).check === undefined) await takeBack(at);
    const open = await at.app.openDecisions(at.id, next.id);
    expect(open.map(({ topic }) => topic.kind)).toEqual(['contribute']);
    expect((await at.app.orders.look(at.id, next.id)).check?.plan?.cards).toEqual(cards);
    // And further back, to whoever was before.
    await takeBack(at);
    const again = (await at.open()).find(({ person }) => person.id === asked.person.id);
    expect(again?.decision.topic.kind).toBe('contribute');
    if (again === undefined) return;
    const before = (await at.store.inputs(at.id)).length;
    await at.answer(again, random);
    expect(
      (await at.store.inputs(at.id)).slice(before).some(({ by, choice }) => by === next.id && choice[0] === cards[0]),
    ).toBe(true);
  });

  test('that the player has no longer are not added: the player is told once, and asked', async () => {
    const at = await table('check');
    const random = chance(3);
    const { asked, next, now } = await inCheck(at, random);
    const [card = ''] = now.view.own?.hand ?? [];
    await at.app.orders.planCheck(at.id, next.id, { cards: [card], quiet: false });
    // As if the cards had changed hands since.
    const [stored] = (await at.store.orders.ofGame(at.id)).filter(({ userId }) => userId === next.id);
    const plan = Object.assign({}, stored?.plans[0]?.plan, {
      cards: [card, card, card, card, card, card, card, card, card, card, card],
    });
    await at.store.orders.setPlan(at.id, next.id, 'check', plan, 1000);
    await stopsOf(at, next);
    await at.answer(asked, random);
    expect(await stopsOf(at, next)).toEqual([
      { kind: 'stopped', plan: 'check', reason: { kind: 'notLegal', what: 'cards' } },
    ]);
    expect((await at.app.openDecisions(at.id, next.id)).map(({ topic }) => topic.kind)).toEqual(['contribute']);
    await at.app.resume();
    await at.app.idle();
    expect(await stopsOf(at, next)).toEqual([]);
  });

  test('“add nothing until my next turn” adds nothing, and ends with their own turn', async () => {
    const at = await table('check');
    const random = chance(3);
    const { asked, next } = await inCheck(at, random);
    expect((await at.app.orders.change(at.id, next.id, { quiet: true })).quiet).toBe(true);
    const before = (await at.store.inputs(at.id)).length;
    await at.answer(asked, random);
    expect((await at.store.inputs(at.id)).slice(before).find(({ by }) => by === next.id)?.choice).toEqual([]);
    await playUntil(at, random, ({ person, decision }) => person.id === next.id && decision.topic.kind === 'move');
    expect((await at.app.orders.look(at.id, next.id)).quiet).toBe(false);
  });
});

describe('a turn that was planned', () => {
  /** Someone at the action, and whoever is next with a plan to stay and pass. */
  async function planned(at: Table, random: () => number): Promise<{ readonly next: Person; readonly last: Asked }> {
    const last = await playUntil(at, random, ({ decision }) => decision.topic.kind === 'action');
    const next = people[(people.indexOf(last.person) + 1) % people.length] ?? last.person;
    await at.app.orders.planTurn(at.id, next.id, { action: 'pass' });
    return { next, last };
  }

  test('runs when it has come', async () => {
    const at = await table('turn 2');
    const random = chance(9);
    const { next, last } = await planned(at, random);
    const { turn } = await at.app.viewFor(at.id, 'public');
    const plan = (await at.app.orders.look(at.id, next.id)).turn;
    expect(plan).toMatchObject({ number: turn + 1, plan: { move: undefined, action: { id: 'pass' } } });
    const before = (await at.store.inputs(at.id)).length;
    await at.answer(last, random);
    await playUntil(at, random, ({ decision }) => decision.topic.kind === 'action');
    const ordered = await at.store.orders.answered(at.id);
    const own = (await at.store.inputs(at.id))
      .slice(before)
      .filter(({ by, seq }) => by === next.id && ordered.includes(seq));
    const stops = await stopsOf(at, next);
    expect(stops).toEqual([]);
    expect(own.map(({ choice }) => choice)).toContainEqual(['pass']);
  });

  test('stops if the player is elsewhere by then, and says so once', async () => {
    const at = await table('turn 2');
    const random = chance(9);
    const { next, last } = await planned(at, random);
    const [stored] = (await at.store.orders.ofGame(at.id)).filter(({ userId }) => userId === next.id);
    const { turn } = ordersOf(stored);
    // As if the player had been in the Brig when planning.
    await at.store.orders.setPlan(
      at.id,
      next.id,
      'turn',
      { ...turn, picture: { ...turn?.picture, place: 'location/base/brig' } },
      1000,
    );
    await at.answer(last, random);
    await playUntil(
      at,
      random,
      ({ person, decision }) =>
        person.id === next.id && (decision.topic.kind === 'move' || decision.topic.kind === 'action'),
    );
    expect(await stopsOf(at, next)).toEqual([
      { kind: 'stopped', plan: 'turn', reason: { kind: 'changed', what: 'place' } },
    ]);
    expect((await at.app.orders.look(at.id, next.id)).turn?.plan).toBeUndefined();
  });
});

test('orders are there after a restart, and go on where the bot was stopped', async () => {
  const path = folder.at('orders.db');
  const first = await table('window', openSqliteStore(path));
  const { person, decision } = await playUntil(first, chance(5), (asked) => asked.decision.topic.kind === 'react');
  for (const { key } of (await first.app.orders.look(first.id, person.id)).reactions) {
    // Stored without waking the game, as if the bot were stopped in that moment.
    const [stored] = (await first.store.orders.ofGame(first.id)).filter(({ userId }) => userId === person.id);
    const standing = Object.assign({ reactions: {} }, stored?.standing);
    await first.store.orders.setStanding(
      first.id,
      person.id,
      { ...standing, reactions: { ...standing.reactions, [key]: { mode: 'never', when: [] } } },
      1000,
    );
  }
  await first.app.close();
  const second = tableOf(openTable('window', openSqliteStore(path)), first.id);
  expect((await second.app.openDecisions(second.id, person.id)).map(({ id }) => id)).toContain(decision.id);
  await second.app.resume();
  await second.app.idle();
  const inputs = await second.store.inputs(second.id);
  expect(inputs.find(({ decisionId }) => decisionId === decision.id)).toMatchObject({ by: person.id, choice: [] });
  await second.app.close();
});

test('the suggested orders are offered once to each player, and taken at one tap', async () => {
  const at = await table('offer');
  const offers = async (person: Person): Promise<number> =>
    (await at.deliver(`user:${person.id}`)).filter(
      (intent) => intent.kind === 'orders' && intent.about.kind === 'offer',
    ).length;
  expect(await Promise.all(people.map(offers))).toEqual([1, 1, 1, 1]);
  await playUntil(at, chance(2), ({ decision }) => decision.topic.kind === 'action');
  expect(await Promise.all(people.map(offers))).toEqual([0, 0, 0, 0]);
  const now = await at.app.orders.suggest(at.id, 'ben');
  expect(now.standing.reactions['skill/base/declare-emergency']).toEqual({ mode: 'play', when: ['turnsCheck'] });
  expect((await at.app.orders.look(at.id, 'ann')).untouched).toBe(true);
  expect((await at.app.orders.clear(at.id, 'ben')).standing).toMatchObject({ reactions: {}, checks: 'ask' });
});

test('players who want it are told of a check and of their own next turn, once each', async () => {
  const at = await table('ahead');
  const random = chance(4);
  for (const { id } of people) await at.app.orders.change(at.id, id, { tellAhead: true });
  await playUntil(at, random, ({ decision }) => decision.topic.kind === 'contribute');
  const told = await Promise.all(
    people.map(async ({ id }) =>
      (await at.deliver(`user:${id}`)).flatMap((intent) =>
        intent.kind === 'orders' && intent.about.kind === 'ahead' ? [intent.about.plan] : [],
      ),
    ),
  );
  expect(told.flat().filter((plan) => plan === 'check').length).toBeGreaterThan(0);
  expect(told.every((plans) => plans.filter((plan) => plan === 'check').length <= 1)).toBe(true);
});

describe('what can’t be ordered is refused with a sentence', () => {
  test('outside the game, for a check that there is not, for cards elsewhere, for a place that there is not', async () => {
    const at = await table('bad');
    const { orders } = at.app;
    await expectRefusal(orders.look(at.id, 'nobody'), 'notYourGame');
    await expectRefusal(orders.planTurn(at.id, 'ann', { action: 'pass' }), 'badOrders');
    await expectRefusal(orders.planCheck(at.id, 'ann', { cards: [], quiet: false }), 'badOrders');
    const { next } = await inCheck(at, chance(3));
    await expectRefusal(
      orders.planCheck(at.id, next.id, { cards: ['skill/base/repair/9'], quiet: false }),
      'badOrders',
    );
    await expectRefusal(
      orders.planTurn(at.id, next.id, { move: 'location/base/nowhere', action: 'pass' }),
      'badOrders',
    );
    await expectRefusal(orders.planTurn(at.id, next.id, { action: 'launchEverything' }), 'badOrders');
    await expectRefusal(
      orders.change(at.id, next.id, { reaction: { key: 'skill/base/no-such-card', mode: 'never' } }),
      'badOrders',
    );
    await expectRefusal(
      orders.change(at.id, next.id, { reaction: { key: 'skill/base/strategic-planning', when: ['turnsCheck'] } }),
      'badOrders',
    );
    await at.app.abandon(at.id, chief);
    await expectRefusal(orders.look(at.id, 'ann'), 'notRunning');
  });

  test('what another version has stored counts as “ask me”', async () => {
    const at = await table('version');
    await at.store.orders.setStanding(
      at.id,
      'ann',
      {
        reactions: {
          'skill/base/strategic-planning': { mode: 'play', when: ['onTuesdays'] },
          'skill/base/declare-emergency': { mode: 'never', when: [] },
        },
        checks: 'perhaps',
        tellAhead: 1,
      },
      1000,
    );
    expect((await at.app.orders.look(at.id, 'ann')).standing).toEqual({
      reactions: { 'skill/base/declare-emergency': { mode: 'never', when: [] } },
      checks: 'ask',
      reactionOrder: 'ask',
      discards: 'ask',
      atJump: 'ask',
      tellAhead: false,
      quietBefore: undefined,
    });
  });
});

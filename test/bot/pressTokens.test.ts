/** Changes to a message that someone has pressed use that press, which Discord does not count. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPressTokens } from '../../src/bot/pressTokens.ts';
import { beforeCards, beginningAt } from './beginning.ts';
import { beginGame, connect } from './connected.ts';
import type { Connected, MakeApp } from './connected.ts';

const people = ['Ada', 'Bo', 'Cy'] as const;
const patience = { timeout: 20_000 };
const minutes = 60_000;

describe('presses of the last minutes', () => {
  const one = { applicationId: '7', token: 'one' };
  const other = { applicationId: '7', token: 'other' };
  let time = 0;

  test('the token is known as soon as Discord has taken the answer, and not before', async () => {
    const presses = createPressTokens(() => time);
    const underWay = presses.begin('m', one);
    let known: unknown = 'waits';
    const asked = presses.of('m').then((press) => {
      known = press;
    });
    await Promise.resolve();
    expect(known).toBe('waits');
    underWay.own();
    await asked;
    underWay.over();
    expect([known, await presses.of('m'), await presses.of('n')]).toEqual([one, one, undefined]);
  });

  test('an answer that is another message has no token for this one: an earlier press still has', async () => {
    const presses = createPressTokens(() => time);
    presses.begin('n', one).over();
    expect(await presses.of('n')).toBeUndefined();
    const first = presses.begin('m', one);
    first.own();
    first.over();
    presses.begin('m', other).over();
    expect(await presses.of('m')).toEqual(one);
  });

  test('after 14 minutes, or once it was refused, it is not tried any more', async () => {
    const presses = createPressTokens(() => time);
    for (const message of ['m', 'n']) presses.begin(message, one).own();
    presses.forget('n', one);
    expect([await presses.of('m'), await presses.of('n')]).toEqual([one, undefined]);
    time += 14 * minutes - 1;
    expect(await presses.of('m')).toEqual(one);
    time += 1;
    expect(await presses.of('m')).toBeUndefined();
  });

  test('what hangs is waited for two seconds', async () => {
    const presses = createPressTokens(() => time);
    presses.begin('m', one);
    const begun = performance.now();
    expect(await presses.of('m')).toBeUndefined();
    expect(performance.now() - begun).toBeGreaterThan(1900);
  });
});

describe('by the real client', () => {
  let bot: Connected;
  afterEach(async () => {
    expect([bot.table.refusals, bot.log.lines.filter(({ level }) => level === 'error')]).toEqual([[], []]);
    await bot.close();
  });

  async function begin(makeApp?: MakeApp): Promise<string> {
    bot = await connect(people, undefined, makeApp);
    return await beginGame(bot, people);
  }

  async function asked(): Promise<APIMessage> {
    const { inbox } = bot.table.person('Cy');
    return await vi.waitUntil(
      () => inbox().findLast(({ content }) => content.includes('do you want to react?')),
      patience,
    );
  }

  /** Once a message has been changed. */
  async function changed(message: APIMessage): Promise<void> {
    await vi.waitUntil(() => requests().length > 0 || ordinary(message).length > 0, patience);
  }

  const requests = (): ReadonlyArray<string> =>
    bot.table.log
      .filter(({ method, path }) => method !== 'POST' && path.includes('/webhooks/') && path.endsWith('/@original'))
      .map(({ method, status }) => `${method} ${status}`);
  const ordinary = ({ id }: APIMessage): ReadonlyArray<string> =>
    bot.table.log
      .filter(({ path }) => path.endsWith(`/messages/${id}`))
      .map(({ method, status }) => `${method} ${status}`);

  test('a question in private shrinks over the press that has answered it', async () => {
    await begin(beginningAt(beforeCards));
    const message = await asked();
    await bot.table.person('Cy').press(message.id, 'Don’t react', patience);
    await changed(message);
    expect(
      bot.table
        .person('Cy')
        .inbox()
        .find(({ id }) => id === message.id)?.content,
    ).toMatch(/^✅ Don’t react/);
    expect([requests(), ordinary(message)]).toEqual([['PATCH 200'], []]);
  });

  test('where Discord refuses the token it shrinks as ever, and so does a question that was answered elsewhere', async () => {
    const id = await begin(beginningAt(beforeCards));
    const message = await asked();
    bot.table.failNext(/^PATCH .*@original$/, 404);
    await bot.table.person('Cy').press(message.id, 'Don’t react', patience);
    await vi.waitUntil(() => ordinary(message).length > 0, patience);
    expect([requests(), ordinary(message)]).toEqual([['PATCH 404'], ['PATCH 200']]);
    const other = bot.table
      .person('Bo')
      .inbox()
      .findLast(({ content }) => content.includes('do you want to react?'));
    const [decision] = await bot.app.openDecisions(id, bot.table.person('Bo').id);
    if (other === undefined || decision === undefined) throw new Error('Bo is asked nothing');
    await bot.app.answer(id, bot.table.person('Bo').id, decision.id, []);
    await vi.waitUntil(() => ordinary(other).length > 0, patience);
    expect([requests(), ordinary(other)]).toEqual([['PATCH 404'], ['PATCH 200']]);
  });

  test('a question in the channel goes over the press that has answered it', async () => {
    await begin();
    const { table } = bot;
    const question = await vi.waitUntil(
      () =>
        people
          .flatMap((name) => table.person(name).asked())
          .findLast(
            ({ content, components }) =>
              content.startsWith('###') && JSON.stringify(components).includes('"custom_id":"'),
          ),
      patience,
    );
    const asker = people.find((name) => question.content.includes(`<@${table.person(name).id}>`)) ?? 'Ada';
    await table.person(asker).press(question.id, 'Saul Tigh', patience);
    await changed(question);
    expect([requests(), ordinary(question)]).toEqual([['DELETE 204'], []]);
    expect(
      table
        .person(asker)
        .messages(table.channelId)
        .find(({ id }) => id === question.id),
    ).toBeUndefined();
  });
});

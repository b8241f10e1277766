/** A question about a reaction carries its context, wherever it is shown: by the real client. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beforeCards, beginningAt } from './beginning.ts';
import { beginGame, connect } from './connected.ts';
import type { Connected } from './connected.ts';

const people = ['Ada', 'Bo', 'Cy'] as const;
type Name = (typeof people)[number];
const patience = { timeout: 20_000 };
const hour = 3_600_000;

let bot: Connected;
let id: string;

async function begin(): Promise<void> {
  bot = await connect(people, undefined, beginningAt(beforeCards));
  id = await beginGame(bot, people);
}

/** The latest direct message with this in it. */
async function inboxOf(name: Name, text: string): Promise<APIMessage> {
  return await vi.waitUntil(
    () =>
      bot.table
        .person(name)
        .inbox()
        .findLast(({ content }) => content.includes(text)),
    patience,
  );
}

function labels({ components }: APIMessage): ReadonlyArray<string> {
  return [...JSON.stringify(components).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label ?? '');
}

/** The texts that everyone reads. */
const channel = (): ReadonlyArray<APIMessage> =>
  bot.table
    .person('Ada')
    .messages(bot.table.channelId)
    .filter(({ flags }) => ((flags ?? 0) & 64) === 0);

describe('a reaction in a skill check', () => {
  beforeAll(begin);
  afterAll(() => bot.close());

  test('says what it is about, what follows from it, until when it waits and what is answered then', async () => {
    const { content, components } = await inboxOf('Bo', 'do you want to react?');
    expect(content).toContain(`You may react in <#${bot.table.channelId}>`);
    expect(content).toContain('**Cylon Accusation** needs **10** to pass.\nPositive: Politics, Leadership, Tactics');
    expect(content).toMatch(/^- Pass: .+$/m);
    expect(content).toMatch(/^- Fail: .+Brig.*$/m);
    expect(content).toMatch(/^⏳ <t:\d+:R> I’ll answer “Don’t react”$/m);
    expect(content).not.toContain('being asked again');
    expect(JSON.stringify(components)).toContain('Don’t ask again during this check');
  });

  test('the channel says until when the window is open, and names nobody', async () => {
    const { content } = await vi.waitUntil(
      () => channel().findLast((message) => message.content.startsWith('### Reactions')),
      patience,
    );
    expect(content).toMatch(/^⏳ <t:\d+:R> I’ll answer “no reaction”$/m);
    expect(content).not.toMatch(/<@|Bo|Cy\b/);
  });

  test('answered in the channel it shrinks in the direct messages to what was asked and answered', async () => {
    const direct = await inboxOf('Bo', 'do you want to react?');
    const question = await vi.waitUntil(
      () => channel().findLast((message) => message.content.startsWith('### Reactions')),
      patience,
    );
    const reply = await bot.table.person('Bo').press(question.id, 'Answer', patience);
    if (reply.kind !== 'message') throw new Error('nothing was asked');
    const card = labels(reply.message).find((label) => label.includes('Investigative Committee')) ?? '';
    await bot.table.person('Bo').press(reply.message.id, card, patience);
    const shrunk = await vi.waitUntil(
      () =>
        bot.table
          .person('Bo')
          .inbox()
          .find(({ id: own, content }) => own === direct.id && content.startsWith('✅')),
      patience,
    );
    expect(shrunk.content).toBe(`✅ ${card}\n-# A skill check for Cylon Accusation`);
    expect(shrunk.components).toEqual([]);
  });

  test('asked again it says why, and leads to the place', async () => {
    const first = await inboxOf('Cy', 'do you want to react?');
    await bot.table.person('Cy').press(first.id, 'Don’t react', patience);
    const again = await inboxOf('Cy', 'being asked again');
    expect(again.id).not.toBe(first.id);
    const used = '**Zarek** (Bo) plays Investigative Committee 3: all cards in this check are added faceup.';
    expect(again.content).toContain(`🔁 You’re being asked again because of this: ${used}`);
    expect(again.content).toMatch(
      new RegExp(
        `\\[see what happened\\]\\(https://discord.com/channels/${bot.table.guildId}/${bot.table.channelId}/\\d+\\)`,
      ),
    );
    expect(
      bot.table
        .person('Cy')
        .inbox()
        .find(({ id: own }) => own === first.id)?.content,
    ).toBe('✅ Don’t react\n-# A skill check for Cylon Accusation');
  });

  test('“Don’t ask again during this check” declines, and nothing more is asked until the result is known', async () => {
    const again = await inboxOf('Cy', 'being asked again');
    const pressed = await bot.table.person('Cy').press(again.id, 'Don’t ask again during this check', patience);
    expect(JSON.stringify(pressed)).toContain(
      '✅ Don’t react; you won’t be asked again until this check’s result is known',
    );
    for (let answers = 0; answers < 3; answers += 1) {
      const open = await vi.waitUntil(async () => {
        const openTo = (name: Name) => bot.app.openDecisions(id, bot.table.person(name).id);
        const all = await Promise.all(people.map(async (name) => ({ name, decisions: await openTo(name) })));
        return all.find(({ decisions }) => decisions.length > 0);
      }, patience);
      const [decision] = open.decisions;
      if (decision?.topic.kind !== 'contribute') break;
      await bot.app.answer(id, bot.table.person(open.name).id, decision.id, []);
      await bot.app.idle();
    }
    const told = (await bot.app.log(id, 'public')).map(({ event: { what } }) => what);
    expect(told.find(({ kind }) => kind === 'checkResult')).toMatchObject({ result: 'fail', difficulty: 10 });
    // By the same look as an answer by hand.
    expect(await bot.app.openDecisions(id, bot.table.person('Cy').id)).toEqual([]);
  });

  test('Discord would have refused nothing', () => {
    expect(bot.table.refusals).toEqual([]);
    expect(bot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('with closed direct messages', () => {
  beforeAll(async () => {
    await begin();
    bot.table.person('Cy').closeDirectMessages();
  });
  afterAll(() => bot.close());

  test('the game does not stall in silence: all who may be asked are called alike, in the question and in the reminder', async () => {
    const { app, table } = bot;
    // As everyone is told as soon as a sheet does not arrive.
    await app.settings.set(`game:${id}`, `closed:${table.person('Cy').id}`, true);
    bot.skip(8 * hour);
    await app.pace.tick(true);
    const reminder = await vi.waitUntil(
      () => channel().findLast(({ content }) => content.includes('may still have a reaction to decide')),
      patience,
    );
    expect(reminder.mentions.map(({ id: own }) => own).toSorted()).toEqual(
      people.map((name) => table.person(name).id).toSorted(),
    );
    expect(reminder.content).toMatch(/^⏳ <t:\d+:R> I’ll answer “no reaction”$/m);
    for (const name of people)
      expect(
        table
          .person(name)
          .asked()
          .map(({ id: own }) => own),
      ).toContain(reminder.id);
    const reply = await table.person('Cy').press(reminder.id, 'Answer', patience);
    expect(JSON.stringify(reply)).toContain('do you want to react?');
    const nothing = await table.person('Ada').press(reminder.id, 'Answer', patience);
    expect(JSON.stringify(nothing)).toContain('Nothing for you right now');
  });
});

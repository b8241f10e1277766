/** Reactions are asked in private threads, where the guild wants that: by the real client. */
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beforeCards, beginningAt } from './beginning.ts';
import { beginGame, connect } from './connected.ts';
import type { Connected } from './connected.ts';

const people = ['Ada', 'Bo', 'Cy'] as const;
type Name = (typeof people)[number];
const patience = { timeout: 20_000 };
const hour = 3_600_000;

let bot: Connected;

beforeAll(async () => {
  bot = await connect(people, undefined, beginningAt(beforeCards));
  // No one gets direct messages here, and all the same no one misses anything.
  for (const name of people) bot.table.person(name).closeDirectMessages();
  await bot.table.person('Ada').command('settings', { private: 'threads' });
  await beginGame(bot, people);
});
afterAll(() => bot.close());

const asks = ({ content, author }: APIMessage): boolean =>
  author.bot === true && content.includes('do you want to react?');

/** The newest open question in the private thread of someone. */
async function askedOf(name: Name): Promise<APIMessage> {
  const own = bot.table.person(name).id;
  return await vi.waitUntil(
    () =>
      bot.table
        .person(name)
        .messages()
        .findLast((message) => asks(message) && message.content.startsWith(`<@${own}>\n`)),
    patience,
  );
}

test('it names whoever is asked, who alone sees it', async () => {
  const question = await askedOf('Bo');
  expect(question.mentions.map((user) => user.id)).toEqual([bot.table.person('Bo').id]);
  expect(
    bot.table
      .person('Cy')
      .messages()
      .map(({ id: other }) => other),
  ).not.toContain(question.id);
  expect(bot.table.person('Cy').messages(question.channel_id)).toEqual([]);
  expect(
    bot.table
      .person('Bo')
      .asked()
      .map(({ id: own }) => own),
  ).toContain(question.id);
  for (const name of people) expect(bot.table.person(name).inbox()).toEqual([]);
});

test('moderators can look in, and are told that they may not press', async () => {
  const question = await askedOf('Bo');
  expect(
    bot.table
      .person('Ada')
      .messages(question.channel_id)
      .map(({ id: own }) => own),
  ).toContain(question.id);
  const answer = await bot.table.person('Ada').press(question, 'Don’t react', patience);
  expect(JSON.stringify(answer)).toContain('another player’s desk');
});

let deskOfCy: string;

test('answered by command in the thread, it shrinks there', async () => {
  const question = await askedOf('Cy');
  deskOfCy = question.channel_id;
  const reply = await bot.table.person('Cy').command('pass', {}, { channelId: question.channel_id, ...patience });
  expect(JSON.stringify(reply)).toContain('Don’t react');
  await expect
    .poll(
      () =>
        bot.table
          .person('Cy')
          .messages(question.channel_id)
          .find((each) => each.id === question.id)?.content,
      patience,
    )
    .toBe('✅ Don’t react\n-# A skill check for Cylon Accusation');
});

test('who has left the thread, which was closed since, is back in it with the next question', async () => {
  const headers = { authorization: `Bot ${bot.table.token}`, 'content-type': 'application/json' };
  const api = `${bot.table.apiUrl}/v10/channels/${deskOfCy}`;
  await fetch(`${api}/thread-members/${bot.table.person('Cy').id}`, { method: 'DELETE', headers });
  await fetch(api, { method: 'PATCH', headers, body: JSON.stringify({ archived: true }) });
  expect(bot.table.person('Cy').messages(deskOfCy)).toEqual([]);
  const question = await askedOf('Bo');
  const button = JSON.stringify(question.components).match(/"label":"([^"]*Investigative Committee[^"]*)"/)?.[1] ?? '';
  await bot.table.person('Bo').press(question, button, patience);
  await vi.waitUntil(
    () =>
      bot.table
        .person('Cy')
        .messages(deskOfCy)
        .some(({ content }) => content.includes('being asked again')),
    patience,
  );
});

test('reminders come there too', async () => {
  bot.skip(8 * hour);
  await bot.app.pace.tick(true);
  const own = bot.table.person('Cy').id;
  const reminder = await bot.table
    .person('Cy')
    .waitFor(({ content }) => content.startsWith(`<@${own}>\n`) && content.includes('still have a reaction'), patience);
  expect(bot.table.person('Bo').messages(reminder.channel_id)).toEqual([]);
});

test('without the permission they get what is new by direct message, and whoever has decided for threads is told', async () => {
  for (const name of people) bot.table.person(name).openDirectMessages();
  bot.table.permit(bot.table.channelId, 'bot', { deny: Bits.SendMessagesInThreads });
  bot.skip(24 * hour);
  await bot.app.pace.tick(true);
  await vi.waitUntil(() => bot.table.person('Cy').inbox().length > 0, patience);
  await vi.waitUntil(
    () =>
      bot.table
        .person('Ada')
        .inbox()
        .some(({ content }) => content.includes('Send Messages in Threads')),
    patience,
  );
  expect(bot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '../../src/app/core/log.ts';
import { AppError } from '../../src/app/types.ts';
import type { Person } from '../../src/app/types.ts';
import { createLog } from '../../src/startup/log.ts';
import { withCast } from '../../src/bot/names.ts';
import { sheetMessage } from '../../src/bot/messages/sheet.ts';
import { english } from '../../src/words/index.ts';
import { connect } from '../bot/connected.ts';
import type { Connected } from '../bot/connected.ts';
import { question, words } from '../bot/support.ts';

let written: string;
let log: Log;
beforeEach(() => {
  written = '';
  log = createLog('trace', {
    write: (line) => {
      written += line;
    },
  });
});

const secret = 'skill/base/strategic-planning/3';

function refused(body: unknown): DiscordAPIError {
  const raw = {
    code: 50035,
    message: 'Invalid Form Body',
    errors: { content: { _errors: [{ code: 'BASE_TYPE_CHOICES', message: `Value "${secret}" must be one of …` }] } },
  };
  return new DiscordAPIError(
    raw,
    50035,
    400,
    'POST',
    'https://discord.com/api/v10/webhooks/1/a-token/messages/@original',
    {
      body,
      files: [],
    },
  );
}

test('of a refused message the log tells where it went and why it was refused, not what it says, and no token', () => {
  log.warn(
    { err: refused({ content: secret }), row: 7, lane: 'user:1', kind: 'sheet' },
    'A message could not be delivered',
  );
  expect(written).not.toContain('strategic-planning');
  expect(written).not.toContain('a-token');
  expect(JSON.parse(written)).toMatchObject({
    row: 7,
    lane: 'user:1',
    kind: 'sheet',
    err: {
      type: 'DiscordAPIError[50035]',
      code: 50035,
      status: 400,
      method: 'POST',
      url: 'https://discord.com/api/v10/webhooks/1/…/messages/@original',
      refused: ['content: BASE_TYPE_CHOICES'],
    },
  });
});

test('of a refusal the log tells the code, neither its sentence nor the questions that are open instead', () => {
  const error = new AppError(
    'alreadyDecided',
    () => `You have ${secret}.`,
    () => 'Choose.',
    [question(2, { topic: { kind: 'choosePlayer', why: secret } })],
  );
  log.debug({ err: error, userId: '1' }, 'A reply could not be brought up to date');
  expect(written).not.toContain('strategic-planning');
  expect(JSON.parse(written)).toMatchObject({ userId: '1', err: { type: 'AppError', code: 'alreadyDecided' } });
});

test('of a bug the log tells what and where it was, without the card', () => {
  log.error({ err: new Error(`${secret} is not there`, { cause: refused({ content: secret }) }) }, 'A bug');
  expect(written).not.toContain('strategic-planning');
  expect(written).toContain('log.test.ts');
  expect(JSON.parse(written)).toMatchObject({
    err: { type: 'Error', message: 'skill/… is not there', cause: { status: 400 } },
  });
});

test('a question that gets into the details is not written', () => {
  const details = { gameId: 'kat-1', decision: question(2, { topic: { kind: 'choosePlayer', why: secret } }) };
  log.error(details, 'An automatic player could not choose');
  expect(JSON.parse(written)).toMatchObject({ gameId: 'kat-1' });
  expect(written).not.toContain('strategic-planning');
});

let bot: Connected | undefined;
afterEach(async () => {
  await bot?.close();
});

test('direct messages that can’t be delivered leave nothing in the log that only their readers may know', async () => {
  bot = await connect(['Ada', 'Bo', 'Cy'], log);
  const { app, table } = bot;
  const [ada, bo, cy] = table.people.map(({ id, name }): Person => ({ id, name }));
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error('Three people are at the table.');
  for (const person of table.people) person.closeDirectMessages();
  const { id } = await app.create({ guildId: table.guildId, channelId: table.channelId, host: ada });
  for (const person of [bo, cy]) await app.join(id, person);
  await app.start(id, ada);
  for (let answers = 0; answers < 25; answers += 1) await answerNext(bot, id, [ada, bo, cy]);
  await untilWritten('A message can not be delivered (closed)');
  await app.idle();
  // The operator who reads the log may play: neither whose message it was, nor what kind of message.
  expect(written).toContain('"lane":"private"');
  expect(written).not.toMatch(/"lane":"user:|"kind":"(?:sheet|asked|privateLog)"/);
  for (const { id: userId } of [ada, bo, cy]) {
    const game = await withCast(app, await app.game(id));
    const view = await app.viewFor(id, userId);
    const sheet = sheetMessage({ game, view, decisions: [], withQuestions: false, say: english }, words);
    const lines = (sheet.embeds ?? [])
      .flatMap(({ description = '' }) => description.split('\n'))
      .filter((line) => line.length > 20);
    expect(view.own?.hand.length).toBeGreaterThan(0);
    expect(
      lines.filter((line) => written.includes(line) || written.includes(JSON.stringify(line).slice(1, -1))),
    ).toEqual([]);
    expect(written).not.toContain('"content":');
    expect(view.own?.hand.filter((card) => written.includes(card))).toEqual([]);
  }
});

async function answerNext({ app }: Connected, gameId: string, people: ReadonlyArray<Person>): Promise<void> {
  for (const { id } of people) {
    const [decision] = await app.openDecisions(gameId, id);
    if (decision !== undefined) return void (await app.answer(gameId, id, decision.id, decision.fallback));
  }
  throw new Error('Nobody is asked.');
}

async function untilWritten(text: string): Promise<void> {
  while (!written.includes(text)) await new Promise((resolve) => setTimeout(resolve, 20));
}

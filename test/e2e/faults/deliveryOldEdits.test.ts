/**
 * Discord takes only few edits of messages that are older than an hour: what is asked now must not wait for what
 * changes there.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Decision, GameId, UserId } from '../../../src/app/types.ts';
import type { LoggedRequest } from '../../../src/table/server/index.ts';
import { beginGame, connect } from '../../bot/connected.ts';
import type { Connected } from '../../bot/connected.ts';
import { patience } from '../../patience.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const hour = 60 * 60_000;
/** Longer than the bot takes for all the rest. */
const windowMs = 8000;
let connected: Connected;
beforeAll(async () => {
  connected = await connect(people, undefined, undefined, { table: { oldEdits: { limit: 1, windowMs } } });
});
afterAll(async () => {
  await connected.close();
});

/** The player who is asked now, and the question. */
async function open(gameId: GameId): Promise<{ readonly id: UserId; readonly decision: Decision }> {
  for (const name of people) {
    const { id } = connected.table.person(name);
    const [decision] = await connected.app.openDecisions(gameId, id);
    if (decision !== undefined) return { id, decision };
  }
  throw new Error('Nobody is asked.');
}

const channel = (): ReadonlyArray<APIMessage> => connected.table.person('Ada').messages(connected.table.channelId);
const sheets = (name: string): ReadonlyArray<APIMessage> =>
  connected.table
    .person(name)
    .inbox()
    .filter(({ attachments }) => attachments.length > 0);

test('a question comes at once, and every old message shows in the end how things stand', async () => {
  const { app, table } = connected;
  const untilDelivered = async (): Promise<void> => {
    await expect.poll(() => app.outbox.nextDueAt(), { timeout: patience, interval: 50 }).toBeUndefined();
  };
  const gameId = await beginGame(connected, people);
  await untilDelivered();
  connected.skip(2 * hour);
  const edits = (status: number): ReadonlyArray<LoggedRequest> =>
    table.log.filter((request) => request.method === 'PATCH' && request.status === status);
  /** The text of a sheet, in direct messages. */
  const refused = (): LoggedRequest | undefined => edits(429).find(({ path }) => !path.includes(table.channelId));
  let asked = '';
  for (let answers = 0; answers < 20 && refused() === undefined; answers += 1) {
    const { id, decision } = await open(gameId);
    await app.answer(gameId, id, decision.id, decision.fallback);
    asked = (await open(gameId)).id;
    const waits = (): boolean =>
      channel().some(({ content }) => content.includes('decides') && content.includes(`<@${asked}>`));
    await expect.poll(waits, { timeout: patience }).toBe(true);
    const isTold = async (): Promise<boolean> =>
      refused() !== undefined || (await app.outbox.nextDueAt()) === undefined;
    await expect.poll(isTold, { timeout: patience }).toBe(true);
  }
  const sheet = refused();
  expect(sheet).toBeDefined();
  // Its edit still waits, and the question is there.
  expect(await app.outbox.nextDueAt()).toBeDefined();
  await untilDelivered();
  expect(edits(200).findLast(({ path }) => path === sheet?.path)?.at).toBeGreaterThan(sheet?.at ?? Infinity);
  // Nothing waits inside of discord.js, and what is refused once is not tried again before its time.
  expect(edits(429).filter(({ path }) => path === sheet?.path)).toHaveLength(1);
  expect(channel().filter(({ content }) => content.includes('decides'))).toHaveLength(1);
  for (const name of people) expect([name, sheets(name).length]).toEqual([name, 1]);
  expect(connected.log.lines.filter(({ message }) => message.includes('left out'))).toEqual([]);
});

/** The next question stands below the news of an answer: by the real client. */
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scene } from '../engine/scene.ts';
import { beginningAt } from './beginning.ts';
import { beginGame, connect } from './connected.ts';
import type { Connected } from './connected.ts';

const people = ['Ada', 'Bo', 'Cy'] as const;
const patience = { timeout: 20_000 };
const ephemeral = 64;

let bot: Connected;
beforeAll(async () => {
  // Roslin pays for her office with cards of her choice: the second question comes after something that is told.
  const roslin = {
    at: 'presidents-office',
    hand: ['politics/1', 'politics/2', 'leadership/1', 'leadership/2'],
  } as const;
  const state = () => scene({ players: ['adama', { roslin }, 'tigh'], current: 'roslin' }).actions('roslin').state;
  bot = await connect(people, undefined, beginningAt(state));
  await beginGame(bot, people);
});
afterAll(() => bot.close());

const seen = (): ReadonlyArray<APIMessage> => bot.table.person('Bo').messages(bot.table.channelId);
const isPrivate = ({ flags }: APIMessage): boolean => ((flags ?? 0) & ephemeral) !== 0;
const panels = (): ReadonlyArray<APIMessage> => seen().filter(isPrivate);
const buttons = ({ components }: APIMessage): ReadonlyArray<string> =>
  [...JSON.stringify(components).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label ?? '');

async function open(): Promise<APIMessage> {
  const bo = bot.table.person('Bo');
  const asks = (message: APIMessage): boolean => !isPrivate(message) && buttons(message).includes('Answer');
  const asking = await vi.waitUntil(() => seen().findLast(asks), patience);
  await bo.press(asking.id, 'Answer', patience);
  return await vi.waitUntil(() => panels().findLast((message) => buttons(message).length > 1), patience);
}

test('a reply that was answered keeps what was chosen, and the next one is the last message', async () => {
  const panel = await open();
  // What is told of the answer would be written into what stands above the panel already.
  await bot.table.person('Ada').say('What are you up to?');
  const activate = buttons(panel).find((label) => label.includes('Office')) ?? '';
  await bot.table.person('Bo').press(panel.id, activate, patience);
  const next = await vi.waitUntil(
    () => panels().find((message) => BigInt(message.id) > BigInt(panel.id) && buttons(message).length > 1),
    patience,
  );
  const old = await vi.waitUntil(
    () => seen().find(({ id, components }) => id === panel.id && components?.length === 0),
    patience,
  );
  expect(old.content).toBe(`✅ ${activate}`);
  await vi.waitUntil(() => seen().at(-1)?.id === next.id, patience);
});

test('a question that is opened again leaves the first reply a way to it', async () => {
  const first = panels().findLast((message) => buttons(message).length > 1);
  const second = await open();
  expect(second.id).not.toBe(first?.id);
  const isLeft = ({ id, content }: APIMessage): boolean => id === first?.id && content.includes('further down');
  const left = await vi.waitUntil(() => panels().find(isLeft), patience);
  expect(buttons(left)).toEqual(['Answer']);
});

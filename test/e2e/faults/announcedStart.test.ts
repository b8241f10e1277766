/** At each start what was announced is compared with what arrived, and what is missing is sent again, once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiscordAPIError } from 'discord.js';
import { z } from 'zod';
import type { IntentKind, Outbox } from '../../../src/app/types.ts';
import { beginGame, connect } from '../../bot/connected.ts';
import type { Connected } from '../../bot/connected.ts';
import { refusalOf } from '../../bot/fakeDiscord.ts';
import { until } from '../scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
let at: Connected;
let gameId: string;

beforeAll(async () => {
  at = await connect(people);
  gameId = await beginGame(at, people);
  await quiet();
});
afterAll(async () => {
  await at.close();
});

const outbox = (): Outbox => at.app.outbox;

/** When nothing waits. */
async function quiet(): Promise<void> {
  await until(
    async () => (await outbox().nextDueAt()) === undefined,
    () => 'Something still waits.',
  );
}

/** Gives up what waits, as an earlier version did; what it was. */
async function giveUpAll(reason: string): Promise<ReadonlyArray<IntentKind>> {
  const kinds: Array<IntentKind> = [];
  for (const lane of await outbox().dueLanes(Infinity))
    for (
      let row = await outbox().takeDue(lane, Infinity);
      row !== undefined;
      row = await outbox().takeDue(lane, Infinity)
    ) {
      kinds.push(row.intent.kind);
      await outbox().giveUp(row.id, reason);
    }
  return kinds;
}

async function answer(times: number): Promise<void> {
  for (let answers = 0; answers < times; answers += 1) {
    for (const name of people) {
      const { id } = at.table.person(name);
      const [decision] = await at.app.openDecisions(gameId, id);
      if (decision === undefined) continue;
      await at.app.answer(gameId, id, decision.id, decision.fallback);
      await at.app.idle();
      break;
    }
  }
}

const storySchema = z.object({ turn: z.number(), events: z.array(z.unknown()) });

/** That the message of this turn tells all that happened in it, in order and once. */
async function expectTold(): Promise<void> {
  const { turn, events } = storySchema.parse(await at.app.settings.get(`game:${gameId}`, 'story'));
  expect(events).toEqual((await at.app.log(gameId, 'public', { turn })).map(({ event }) => event));
}

const dns = 'Error: getaddrinfo EAI_AGAIN discord.com';
const healed = (): number =>
  at.log.lines.filter(({ message }) => message.startsWith('Messages of a game were given up')).length;

test('what an earlier version gave up for a moment without a network comes back at the next start, in order, once', async () => {
  let kinds: ReadonlyArray<IntentKind> = [];
  await at.away(async () => {
    await answer(8);
    kinds = await giveUpAll(dns);
  }, 'a newer version');
  expect(kinds).toEqual(expect.arrayContaining(['log', 'question']));
  await until(
    () => healed() === 1,
    () => 'Nothing was sent again.',
  );
  await quiet();
  expect(at.table.person('Ada').messages(at.table.channelId).at(-1)?.id).toBe(
    (await outbox().slot(gameId, 'question'))?.messageId,
  );
  await expectTold();
});

test('the same version does not try again what it made wrong itself; the next one does', async () => {
  await at.away(async () => {
    await answer(2);
    await giveUpAll('TypeError: undefined is not a function');
  }, 'a newer version');
  const question = await outbox().slot(gameId, 'question');
  await at.away(async () => undefined, 'a newer version');
  await quiet();
  expect([healed(), await outbox().slot(gameId, 'question')]).toEqual([1, question]);
  await at.away(async () => undefined, 'one that is mended');
  await until(
    () => healed() === 2,
    () => 'Nothing was sent again.',
  );
  await quiet();
  expect(at.table.person('Ada').messages(at.table.channelId).at(-1)?.id).toBe(
    (await outbox().slot(gameId, 'question'))?.messageId,
  );
  await expectTold();
});

test('direct messages that somebody has closed stay closed, also for a newer version', async () => {
  const ada = at.table.person('Ada').id;
  await at.away(async () => {
    await outbox().add({ gameId, lane: `user:${ada}` }, [{ kind: 'sheet', userId: ada, seat: 0 }]);
    await giveUpAll(reasonOf(refusalOf(403, 50_007)));
    await outbox().clearSlot(gameId, `sheet:${ada}`);
  }, 'a third version');
  await quiet();
  expect([healed(), await outbox().slot(gameId, `sheet:${ada}`)]).toEqual([2, undefined]);
  await outbox().setSlot(gameId, `sheet:${ada}`, { channelId: '1', messageId: '1' });
});

test('what is nowhere is sent again, even if nobody knows why', async () => {
  const before = await outbox().slot(gameId, 'question');
  await at.away(async () => {
    await outbox().clearSlot(gameId, 'question');
  }, 'a third version');
  await until(
    async () => (await outbox().slot(gameId, 'question')) !== undefined,
    () => 'The question did not come back.',
  );
  expect((await outbox().slot(gameId, 'question'))?.messageId).not.toBe(before?.messageId);
});

test('nothing is asked in a game that is paused', async () => {
  const host = { id: at.table.person('Ada').id, name: 'Ada' };
  await at.app.hosts.pause(gameId, host);
  await quiet();
  await at.away(async () => {
    await outbox().clearSlot(gameId, 'question');
  }, 'a fourth version');
  await quiet();
  expect(await outbox().slot(gameId, 'question')).toBeUndefined();
  await at.app.hosts.resume(gameId, host);
  await until(
    async () => (await outbox().slot(gameId, 'question')) !== undefined,
    () => 'The question did not come back.',
  );
});

test('Discord would have refused nothing', () => {
  expect(at.table.refusals).toEqual([]);
});

function reasonOf(error: unknown): string {
  return error instanceof DiscordAPIError ? `${error.name}: ${error.message}` : String(error);
}

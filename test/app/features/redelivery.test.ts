import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { nothingAnnounced } from '../../../src/app/play/announced.ts';
import { missingIn } from '../../../src/app/features/redelivery/missing.ts';
import type { Lane } from '../../../src/app/types.ts';
import { openSqliteStore } from '../../../src/store/sqlite/index.ts';
import { gameRecord } from '../../bot/support.ts';
import { temporaryFolder } from '../../store/scene.ts';
import { ann, ben, cid, scene } from '../scene.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const always = (): boolean => true;

test('what was announced is missing if and only if it is neither there nor on its way', () => {
  const game = gameRecord({ status: 'running' });
  const people = game.seats.flatMap((holder, seat) =>
    holder.kind === 'user' ? [{ seat, userId: holder.userId }] : [],
  );
  const where = fc.constantFrom('nowhere', 'there', 'pending', 'notAnnounced');
  fc.assert(
    fc.property(where, fc.tuple(...people.map(() => where)), (question, sheets) => {
      const each = [
        {
          name: 'question',
          place: { lane: `channel:${game.channelId}` as Lane, kind: 'question' as const },
          state: question,
        },
        ...people.map(({ userId }, index) => ({
          name: `sheet:${userId}`,
          place: { lane: `user:${userId}` as Lane, kind: 'sheet' as const },
          state: sheets[index],
        })),
      ];
      const announced = {
        ...nothingAnnounced,
        question: question === 'notAnnounced' ? '' : 'asked',
        seats: Object.fromEntries(
          people.map(({ seat, userId }, index) => [
            seat,
            { userId, sheet: sheets[index] === 'notAnnounced' ? '' : 'shown', asked: [] },
          ]),
        ),
      };
      const present = {
        slots: each.flatMap(({ name, state }) => (state === 'there' ? [{ name, channelId: game.channelId }] : [])),
        pending: each.flatMap(({ place, state }) => (state === 'pending' ? [place] : [])),
      };
      const nowhere = each.flatMap(({ place, state }) => (state === 'nowhere' ? [place] : []));
      expect(missingIn(game, announced, present)).toEqual(nowhere);
      expect(missingIn({ ...game, paused: { at: 1, by: 'Ann' } }, announced, present)).toEqual([]);
      expect(missingIn({ ...game, status: 'over' }, announced, present)).toEqual([]);
    }),
  );
});

test('a question in a channel that the game has left is missing', () => {
  const game = gameRecord({ status: 'running' });
  const present = { slots: [{ name: 'question', channelId: 'before' }], pending: [] };
  expect(missingIn(game, { ...nothingAnnounced, question: 'asked' }, present)).toEqual([
    { lane: `channel:${game.channelId}`, kind: 'question' },
  ]);
});

/** A running game of which everything that waited was given up, by a version that did not keep what it said. */
async function givenUp(name: string) {
  const path = join(folder.path, `${name}.db`);
  let now = 1000;
  const at = scene({ store: openSqliteStore(path, () => now), now: () => now });
  const { id } = await at.app.create({ guildId: 'guild', channelId: 'c1', host: ann });
  for (const person of [ben, cid]) await at.app.join(id, person);
  now = 2000;
  await at.app.start(id, ann);
  await at.app.idle();
  const told: Array<unknown> = [];
  for (const lane of await at.app.outbox.dueLanes(Infinity))
    for (
      let row = await at.app.outbox.takeDue(lane, Infinity);
      row !== undefined;
      row = await at.app.outbox.takeDue(lane, Infinity)
    ) {
      if (row.intent.kind === 'log') told.push(...row.intent.events);
      await at.app.outbox.giveUp(row.id, 'Error: getaddrinfo EAI_AGAIN');
    }
  const db = new Database(path);
  db.prepare(`UPDATE outbox SET intent = NULL WHERE state = 'givenUp'`).run();
  db.close();
  return { at, id, told };
}

test('what an earlier version gave up is told again from what happened, each game once, and the question stands last', async () => {
  const { at, id, told } = await givenUp('earlier');
  const [healed] = (await at.app.redelivery.all(always)) ?? [];
  expect(healed).toMatchObject({ gameId: id, missing: 0 });
  expect(await at.app.redelivery.all(always)).toEqual([]);
  const again = await at.deliver('channel:c1');
  expect(again.at(-1)?.kind).toBe('question');
  expect(again.flatMap((intent) => (intent.kind === 'log' ? intent.events : []))).toEqual(told);
  expect((await at.kinds('user:ann')).toSorted()).toEqual(expect.arrayContaining(['sheet']));
  await at.app.close();
});

test('what is not worth another attempt stays given up, and counts as known', async () => {
  const { at } = await givenUp('closed');
  expect(await at.app.redelivery.all(() => false)).toEqual([]);
  expect(await at.app.outbox.dueLanes(Infinity)).toEqual([]);
  await at.app.close();
});

test('another process that looks at all games is not disturbed', async () => {
  const at = scene();
  await at.store.leases.take('redelivery', 'another', 61_000, 1000);
  expect(await at.app.redelivery.all(always)).toBeUndefined();
  await at.app.close();
});

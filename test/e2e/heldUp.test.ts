import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { setWatchedScene, untilTrue } from '../health/scene.ts';
import type { WatchedScene } from '../health/scene.ts';
import { patience } from '../patience.ts';
import { beginGame, playOn, until } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const stranger = 'Eve';
const waiting = { timeout: patience };

let scene: WatchedScene;
beforeAll(async () => {
  scene = await setWatchedScene([...people, stranger]);
  await beginGame(scene, people);
  await playOn(scene, people, 3, (answers) => answers >= 6);
  await untilTrue(async () => (await sample('galactica_outbox_waiting')) === 0, 'The outbox is never empty.');
});
afterAll(async () => {
  await scene.close();
});

const sample = async (name: string): Promise<number> => (await scene.metrics()).get(name) ?? NaN;
const isLimited = (outcome: InteractionReply): boolean =>
  'message' in outcome && outcome.message.content.includes('keep up with you');

/** The answers to one person who does this that often without waiting for one. */
async function storm(times: number, deed: () => Promise<InteractionReply>): Promise<ReadonlyArray<InteractionReply>> {
  return await Promise.all(Array.from({ length: times }, deed));
}

test('a stranger who asks 200 times for the board gets some, drawn once, and is told to slow down for the rest', async () => {
  const limited = 'galactica_interactions_total{kind="command",outcome="limited"}';
  const drawn = await sample('galactica_pictures_total{outcome="drawn"}');
  const outcomes = await storm(200, () => scene.person(stranger).command('game board', {}, waiting));
  const boards = outcomes.filter((outcome) => 'message' in outcome && outcome.message.attachments.length === 1);
  const told = outcomes.filter(isLimited);
  expect(boards.length).toBeGreaterThanOrEqual(10);
  expect(told.length).toBeGreaterThan(50);
  expect(boards.length + told.length).toBe(200);
  // The game's own pictures of the moves before may still be under way.
  expect((await sample('galactica_pictures_total{outcome="drawn"}')) - drawn).toBeLessThan(boards.length / 2);
  expect(await sample(limited)).toBe(told.length);
  expect(scene.bot().output().split('told to slow down')).toHaveLength(2);
});

test('while a player asks 200 times for their own hand, the others play on, and all of them are answered', async () => {
  const asked = scene.channel().findLast(({ content }) => content.includes('decides'))?.content ?? '';
  // The players who are asked have to go on, so someone else makes the storm.
  const stormer = people.find((name) => !asked.includes(scene.person(name).id)) ?? '';
  const stormy = storm(200, () => scene.person(stormer).command('hand', {}, waiting));
  const { failures } = await playOn(
    scene,
    people.filter((name) => name !== stormer),
    4,
    (answers) => answers >= 1,
  );
  const outcomes = await stormy;
  expect(failures).toEqual([]);
  expect(outcomes.filter(isLimited).length).toBeGreaterThan(50);
  expect(outcomes.filter((outcome) => 'message' in outcome)).toHaveLength(200);
});

test('while another program has the database locked people read, and what they write is acknowledged, and stored once afterwards', async () => {
  const other = new Database(scene.databasePath);
  try {
    other.exec('BEGIN IMMEDIATE');
    const before = scene.table.acknowledgements.length;
    let isStored = false;
    const noted = scene
      .person('Ada')
      .command('note', { text: 'Bo smiles too much' }, waiting)
      .then((outcome) => {
        isStored = true;
        return outcome;
      });
    await until(
      () => scene.table.acknowledgements.length > before,
      () => 'Nothing is acknowledged while the database is locked.',
    );
    const status = await scene.person('Chidi').command('game status', {}, waiting);
    expect('message' in status && status.message.content).toContain('Fuel');
    // The operator reads that nothing can be stored meanwhile.
    expect((await scene.ready()).parts.map(({ part }) => part)).toEqual(['writing']);
    expect(isStored).toBe(false);
    other.exec('ROLLBACK');
    const outcome = await noted;
    expect('message' in outcome && outcome.message.content).not.toContain('couldn’t be saved');
    const found = other.prepare('SELECT text FROM notebooks').pluck().all();
    expect(found).toEqual([expect.stringMatching(/^(?!.*smiles.*smiles).*Bo smiles too much/s)]);
  } finally {
    other.close();
  }
  expect(scene.refusals()).toEqual([]);
});

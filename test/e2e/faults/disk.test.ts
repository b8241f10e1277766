/**
 * The disk is full in the middle of a game: as large as a file may become from now on it is already. Then there is room
 * again.
 */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setWatchedScene, untilTrue } from '../../health/scene.ts';
import type { WatchedScene } from '../../health/scene.ts';
import { beginGame } from '../scene.ts';
import { isAllSent } from '../stored.ts';

const people = ['Ada', 'Bo', 'Chidi'];
let scene: WatchedScene;
beforeAll(async () => {
  scene = await setWatchedScene(people);
});
afterAll(async () => {
  await scene.close();
});

/** In bytes; what the system refuses then SQLite takes for a disk that fails. */
function limitFiles(bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(scene.bot().pid), `--fsize=${bytes}:unlimited`]);
}

const isWriting = async (): Promise<boolean> => (await scene.ready()).parts.every(({ part }) => part !== 'writing');

test('while nothing can be written the bot is not ready and says why, people are told, and it goes on by itself', async () => {
  await beginGame(scene, people);
  await untilTrue(async () => isAllSent(scene) && (await scene.ready()).status === 200, 'The game has not begun.');
  limitFiles(4096);
  await untilTrue(async () => !(await isWriting()), 'Nobody notices that nothing can be written.');
  const { status, parts } = await scene.ready();
  expect([status, parts.find(({ part }) => part === 'writing')?.why]).toEqual([
    503,
    'nothing can be written to the database: its disk is full, or reports an error',
  ]);
  const outcome = await scene.person('Ada').command('host pause');
  expect('message' in outcome ? outcome.message.content : '').toContain('couldn’t be saved');
  const says = (words: string): boolean => scene.bot().output().includes(words);
  await untilTrue(async () => says('Nothing can be written to the database; trying again in 4 s'), 'It says nothing.');
  expect(scene.bot().output().split('Nothing can be written to the database').length - 1).toBeLessThanOrEqual(4);
  limitFiles('unlimited');
  await untilTrue(isWriting, 'It never writes again.');
  // Its log comes by a pipe, which the answer of /ready can overtake.
  await untilTrue(async () => says('The database can be written to again'), 'The log never says so.');
  await scene.person('Ada').command('host pause');
  await untilTrue(async () => isAllSent(scene) && (await scene.ready()).status === 200, 'It does not go on.');
  expect(scene.channel().some(({ content }) => content.includes('paused'))).toBe(true);
});

/** The machine's clock is six hours ahead while Discord does not answer, and is set right then. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setScene, until } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { isAllSent } from '../stored.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const hours = 6 * 3_600_000;
const preload = new URL('wrongClock.cjs', import.meta.url).pathname;
let folder: string;
let scene: Scene;

const setClock = (ahead: number): void => {
  writeFileSync(join(folder, 'ahead'), String(ahead));
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galactica-clock-'));
  setClock(hours);
  scene = await setScene(people, {
    environment: { CLOCK_FILE: join(folder, 'ahead'), NODE_OPTIONS: `--require ${preload}` },
    ownProcess: true,
  });
});
afterEach(async () => {
  await scene.close();
  rmSync(folder, { recursive: true, force: true });
});

const failed = (): number => scene.table.log.filter(({ status }) => status === 500).length;

async function begin(): Promise<void> {
  await scene.person('Ada').command('game create');
  const lobby = await scene.person('Ada').waitFor((message) => message.content.includes('Take a seat'));
  for (const name of ['Bo', 'Chidi']) await scene.person(name).press(lobby.id, 'Join');
  await scene.person('Ada').waitFor(({ components }) => JSON.stringify(components).includes('"Start"'));
  // discord.js itself tries four times.
  scene.table.failNext(/POST \/channels\/\d+\/messages/, 500, 20);
  await scene.person('Ada').press(lobby.id, 'Start');
  await until(
    () => failed() >= 20,
    () => 'Nothing failed.',
  );
}

test('what failed while the clock was ahead is sent at once when it is set right', async () => {
  await begin();
  setClock(0);
  await until(
    () => isAllSent(scene),
    () => 'Messages still wait.',
  );
  expect(scene.bot().output()).toContain('The clock of this machine was set');
  for (const name of people) expect(scene.person(name).inbox().length, name).toBeGreaterThan(0);
});

test('and after a restart in between, too', async () => {
  await begin();
  await scene.restart(() => {
    setClock(0);
  });
  await until(
    () => isAllSent(scene),
    () => 'Messages still wait.',
  );
  for (const name of people) expect(scene.person(name).inbox().length, name).toBeGreaterThan(0);
});

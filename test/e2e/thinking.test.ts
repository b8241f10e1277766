import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn, setScene } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(['Ada'], { environment: { AUTOMATIC_LEVEL: 'normal', LOG_LEVEL: 'debug' } });
});
afterAll(async () => {
  await scene.close();
});

/** Whether someone has thought since the bot was started. */
function hasThought(): boolean {
  return scene.bot().output().includes('An automatic player begins to think.');
}

test('a bot that ends in the middle of a thought thinks again when it is there again, and the game goes on', async () => {
  const ada = scene.person('Ada');
  await ada.command('game create');
  const lobby = await ada.waitFor(({ content }) => content.includes('Take a seat'));
  expect(lobby.content).toContain('Automatic players: **normal**');
  await ada.press(lobby.id, 'Start with bots');
  const before = await playOn(scene, ['Ada'], 3, hasThought);
  await scene.restart();
  const again = await playOn(scene, ['Ada'], 4, hasThought);
  const after = await playOn(scene, ['Ada'], 5, (answers) => answers >= 4);
  expect([...before.failures, ...again.failures, ...after.failures]).toEqual([]);
  expect(scene.bot().output()).not.toContain('by simple rules');
  expect(scene.refusals()).toEqual([]);
});

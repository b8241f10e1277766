import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReleases } from '../../src/bot/changelog.ts';
import { patience } from '../patience.ts';
import { setScene } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(['Ada'], { ownProcess: true });
});
afterAll(async () => {
  await scene.close();
});

test('the built program finds the changelog', async () => {
  const outcome = await scene.person('Ada').command('help', { about: 'news' }, { timeout: patience });
  expect('message' in outcome ? outcome.message.embeds[0]?.title : outcome).toBe(
    `New in version ${readReleases()[0]?.version}`,
  );
});

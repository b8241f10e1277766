import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('a request after the app has closed is refused, and is no fault for the log', async () => {
  const at = scene();
  const { id } = await at.app.create({ guildId: 'guild', channelId: 'c1', host: { id: 'ann', name: 'Ann' } });
  await at.app.close();
  await expect(at.app.game(id)).rejects.toMatchObject({ code: 'internal' });
  expect(at.logged.map(({ level }) => level)).toEqual(['info']);
});

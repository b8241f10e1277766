import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginGame, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';

const people = ['Ada', 'Bo', 'Chidi'];
const hour = 3_600_000;

/** While the bot is not there: as if its questions had waited so long by now, while it ran. */
function waited(path: string, spent: number): void {
  const database = new Database(path);
  const now = Date.now();
  database.prepare('UPDATE timers SET spent = ?, counted_at = ?, due_at = ?').run(spent, now, now);
  database.prepare(`INSERT OR REPLACE INTO settings (scope, key, value) VALUES ('bot', 'seenAt', ?)`).run(`${now}`);
  database.close();
}

describe('somebody lets the others wait', () => {
  let scene: Scene;
  const saying = (text: string) => scene.channel().filter(({ content }) => content.includes(text));
  beforeAll(async () => {
    scene = await setScene([...people, 'Dana']);
    await beginGame(scene, people);
    await until(
      () => saying('choose your character').length > 0,
      () => 'Nobody is asked.',
    );
  });
  afterAll(async () => {
    await scene.close();
  });

  test('and is reminded once, however often the bot is started', async () => {
    await scene.restart(() => {
      waited(scene.databasePath, 8 * hour);
    });
    await until(
      () => saying('the game is waiting for you').length > 0,
      () => `Nobody was reminded: ${scene.bot().output()}`,
    );
    await scene.restart();
    const [reminder, ...others] = saying('the game is waiting for you');
    expect(others).toEqual([]);
    expect(reminder?.mentions).toHaveLength(1);
    const asked = people.find((name) => scene.person(name).id === reminder?.mentions[0]?.id) ?? '';
    const answer = await scene.person(asked).press(reminder?.id ?? '', 'Answer');
    expect(JSON.stringify(answer)).toContain('choose your character');
  });

  test('until the game answers for them, once, and goes on', async () => {
    await scene.restart(() => {
      waited(scene.databasePath, 48 * hour);
    });
    await until(
      () => saying('ran out of time').length > 0,
      () => `No time ran out: ${scene.bot().output()}`,
    );
    await scene.restart();
    expect(saying('ran out of time')).toHaveLength(1);
    await until(
      () => saying(' plays as ').length > 0,
      () => 'The log does not tell what was chosen.',
    );
    await until(
      () =>
        people.some((name) =>
          scene
            .person(name)
            .inbox()
            .some(({ content }) => content.includes('Answered for you:')),
        ),
      () => 'Nobody was told what was answered.',
    );
    expect(saying(' plays as ')).toHaveLength(1);
  });

  test('or hands the seat to somebody who has the time, and later gets it back', async () => {
    const ada = scene.person('Ada');
    const dana = scene.person('Dana');
    await ada.command('away', { until: '3 days', substitute: 'Dana' });
    await until(
      () => saying('is away until').length === 1,
      () => 'Nobody was told that Ada is away.',
    );
    await until(
      () => dana.inbox().length > 0,
      () => 'Dana did not get the seat’s secrets.',
    );
    expect(JSON.stringify(await ada.command('hand'))).toContain('is playing for you');
    await ada.command('back');
    await until(
      () => saying('is back and takes over seat').length === 1,
      () => 'Nobody was told that Ada is back.',
    );
    expect(JSON.stringify(await dana.command('hand'))).toContain('You have no seat');
  });

  test('quiet hours and the game’s times are set by command', async () => {
    const ada = scene.person('Ada');
    expect((await ada.autocomplete('me quiet', 'zone', { zone: 'berl' }))[0]?.value).toBe('Europe/Berlin');
    expect(JSON.stringify(await ada.command('me quiet', { from: '23', to: '7', zone: 'Europe/Berlin' }))).toContain(
      '23:00',
    );
    expect(JSON.stringify(await ada.command('host timers', { pace: 'relaxed' }))).toContain('Relaxed');
    await until(
      () => saying('changed the pace').length === 1,
      () => 'Nobody was told of the new pace.',
    );
  });

  test('Discord would have refused nothing, and the bot has nothing to complain about', () => {
    expect(scene.refusals()).toEqual([]);
    expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
  });
});

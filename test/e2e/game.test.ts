import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginGame, isOver, playOn, setScene, until } from './scene.ts';
import type { Scene } from './scene.ts';
import { tries } from '../soak.ts';
import { changeState, isAllSent } from './stored.ts';

const people = ['Ada', 'Bo', 'Chidi'];

describe('three people play by buttons and menus alone', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene([...people, 'Dana'], { ownProcess: true });
  });
  afterAll(async () => {
    await scene.close();
  });

  test('from the lobby to the end, though the bot is killed again and again', { timeout: 900_000 }, async () => {
    await beginGame(scene, people);
    const first = await playOn(scene, people, 4, (answers) => answers >= 40);
    for (let kill = 1; kill <= tries(1, 3); kill += 1) {
      await scene.restart();
      await playOn(scene, people, 4 + kill, (answers) => answers >= 15 || isOver(scene));
    }
    // People who press just anything may need a thousand answers to lose: the rest is a game in which much has happened
    // already.
    await scene.restart(() => {
      changeState(scene, ({ resources }) => {
        Object.assign(resources, { fuel: 2, food: 1, morale: 1, population: 1 });
      });
    });
    const rest = await playOn(scene, people, 9, () => isOver(scene));
    // Several may answer in the same moment.
    expect(first.answers).toBeGreaterThanOrEqual(40);
    expect(first.failures).toEqual([]);
    expect(rest.failures).toEqual([]);
    expect(isOver(scene)).toBe(true);
    expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
  });

  test('Discord would have refused nothing', () => {
    expect(scene.refusals()).toEqual([]);
  });

  test('every message was delivered, none was given up', async () => {
    await until(
      () => isAllSent(scene),
      () => 'Messages still wait.',
    );
    const database = new Database(scene.databasePath, { readonly: true });
    const states = database.prepare<[], { state: string }>('SELECT DISTINCT state FROM outbox ORDER BY state').all();
    expect(states.map(({ state }) => state)).toEqual(['delivered', 'replaced']);
    database.close();
  });

  test('nothing was posted twice', () => {
    const nonces = scene.table.log
      .filter(
        ({ method, path, status }) => method === 'POST' && /^.*\/channels\/\d+\/messages$/.test(path) && status < 300,
      )
      .map(({ body }) => nonceOf(body));
    expect(nonces.length).toBeGreaterThan(20);
    const shown = people
      .flatMap((name) => scene.person(name).messages())
      .filter((message) => message.nonce !== undefined);
    expect(shown.length).toBeGreaterThan(20);
    const byNonce = new Map<string, Set<string>>();
    for (const { nonce, id } of shown) byNonce.set(String(nonce), (byNonce.get(String(nonce)) ?? new Set()).add(id));
    expect([...byNonce].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  test('somebody without a seat saw no hand, no loyalty and no direct message', () => {
    const dana = scene.person('Dana');
    expect(dana.inbox()).toEqual([]);
    // The winners and their cards are told to all when the game is over.
    const seen = dana.messages(scene.channelId).map(({ embeds }) => JSON.stringify(embeds));
    expect(seen.filter((embeds) => embeds.includes('Loyalty') && !embeds.includes(' win: '))).toEqual([]);
  });

  test('every picture has an alternative text', () => {
    const pictures = scene.channel().flatMap(({ attachments }) => attachments);
    expect(pictures.length).toBeGreaterThan(3);
    for (const { description, filename } of pictures) {
      expect(filename).toMatch(/\.png$/);
      expect(description?.length).toBeGreaterThan(50);
    }
  });
});

function nonceOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'nonce' in body ? body.nonce : undefined;
}

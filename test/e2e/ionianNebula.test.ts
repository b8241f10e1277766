/**
 * A game of four to the Ionian Nebula, with the Cylon Fleet board, from the first turn to its end: with the bot as a process
 * of its own, killed and started again while everybody lays a trauma token, and every kind of question answered by button and
 * by command in turn.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/app/types.ts';
import { playToTheEnd, setOut } from './course.ts';
import { isOver, setScene, until, type Scene } from './scene.ts';
import { openApp, type Prepared } from './stored.ts';
import { toTheNebula } from './toTheNebula.ts';
import { descriptionsIn, expectSecretsKept, expectTold, inTurn } from './wholeGame.ts';

const { people, fate } = toTheNebula;

describe('a game to the Ionian Nebula', () => {
  let scene: Scene;
  let begun: Prepared;
  const hands = inTurn();

  beforeAll(async () => {
    scene = await setScene(people);
    await scene.killAndRestart(async () => { begun = await setOut(scene, toTheNebula); });
  }, 900_000);
  afterAll(async () => { await scene.close(); });

  test('is played to its end by buttons and by commands, though the bot is killed in the middle', { timeout: 900_000 }, async () => {
    await playToTheEnd(scene, toTheNebula, begun.seats, {
      answer: (asked, chosen) => hands.answer(scene, asked, chosen),
      kill: (meanwhile) => scene.killAndRestart(meanwhile),
    });
    await until(() => isOver(scene), () => 'Nobody was thanked for playing.');
    expect(hands.both()).toEqual(expect.arrayContaining([...toTheNebula.asked]));
    expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
    expect(scene.refusals()).toEqual([]);
  });

  describe('afterwards', () => {
    let app: App;
    beforeAll(async () => {
      await scene.bot().end('SIGTERM');
      app = openApp(scene, fate);
    });
    afterAll(async () => { await app.close(); });

    test('the channel tells all that happened there', async () => {
      await expectTold(app, begun.id, { scene, told: toTheNebula.told });
    });

    test('pictures of the board came along, and say in words where allies can be met', () => {
      const descriptions = descriptionsIn(scene);
      expect(descriptions.filter((text) => /Allies: .+ at /.test(text)).length).toBeGreaterThan(3);
    });

    test('what only some may know was told to them, and nowhere in the channel', async () => {
      const secrets = await expectSecretsKept(app, begun.id, { scene, people, toldTo: 'crossroadsDealt' });
      expect(secrets).toBeGreaterThan(30);
    });
  });
});

/**
 * A game of four on the Search for Home, with everything of all three boxes, from the first turn to its end: with the bot as a
 * process of its own, killed and started again in the middle of two Missions, and every kind of question answered by button and
 * by command in turn.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../src/app/types.ts';
import { playToTheEnd, setOut } from './course.ts';
import { isOver, setScene, until, type Scene } from './scene.ts';
import { openApp, type Prepared } from './stored.ts';
import { toEarth } from './toEarth.ts';
import { descriptionsIn, expectSecretsKept, expectTold, inTurn } from './wholeGame.ts';

const { people, fate } = toEarth;

describe('a game on the Search for Home', () => {
  let scene: Scene;
  let begun: Prepared;
  const hands = inTurn();

  beforeAll(async () => {
    scene = await setScene(people);
    await scene.killAndRestart(async () => { begun = await setOut(scene, toEarth); });
  }, 900_000);
  afterAll(async () => { await scene.close(); });

  test('is played to its end by buttons and by commands, though the bot is killed in the middle', { timeout: 900_000 }, async () => {
    await playToTheEnd(scene, toEarth, begun.seats, {
      answer: (asked, chosen) => hands.answer(scene, asked, chosen),
      kill: (meanwhile) => scene.killAndRestart(meanwhile),
    });
    await until(() => isOver(scene), () => 'Nobody was thanked for playing.');
    expect(hands.both()).toEqual(expect.arrayContaining([...toEarth.asked]));
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
      await expectTold(app, begun.id, { scene, told: toEarth.told });
    });

    test('pictures came along: of the Missions, and of the board, which say in words which Mission lies on its space', () => {
      const descriptions = descriptionsIn(scene);
      expect(descriptions.filter((text) => /Mission: Cylon Civil War, .+ with the humans/.test(text)).length).toBeGreaterThan(0);
      expect(descriptions.filter((text) => /Cylon Civil War.*Skill check of 21/s.test(text)).length).toBeGreaterThan(0);
    });

    test('what only some may know was told to them, and nowhere in the channel', async () => {
      const secrets = await expectSecretsKept(app, begun.id, { scene, people, toldTo: 'deckSearched' });
      expect(secrets).toBeGreaterThan(20);
    });
  });
});

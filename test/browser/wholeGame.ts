/** A stored game is opened on the page of the practice table and played to its end there. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePage } from '../../src/table/page/serve.ts';
import { playToTheEnd, setOut, type Course } from '../e2e/course.ts';
import { setScene, type Scene } from '../e2e/scene.ts';
import type { Prepared } from '../e2e/stored.ts';
import { inTurn } from '../e2e/wholeGame.ts';
import { answerAtPage } from './hands.ts';
import { SIZES, describeInBrowser, patience, type Visit } from './inBrowser.ts';

const [desktop] = SIZES;

/** Every kind of question by clicks and by typed commands in turn, with the bot killed where the course says so. */
export function describeWholeGame(title: string, course: Course): void {
  describeInBrowser(title, (visit) => {
    let scene: Scene;
    let begun: Prepared;
    let visited: Visit;

    beforeAll(async () => {
      if (desktop === undefined) throw new Error('No size is known.');
      const before = async (stored: Scene): Promise<void> => {
        begun = await setOut(stored, course);
      };
      scene = await setScene(course.people, { page: servePage, ownProcess: true, before });
      visited = await visit(scene.table.pageUrl, desktop, course.end);
    }, 900_000);
    afterAll(async () => {
      await visited.leave();
      await scene.close();
    });

    test(
      'is played to its end by buttons and by commands, though the bot is killed in the middle',
      { timeout: 900_000 },
      async () => {
        const { page, picture } = visited;
        const hands = inTurn(answerAtPage(page));
        // The players go by who is asked: two can be asked at once, and the page would choose between them.
        await page.getByRole('switch', { name: 'Play all seats' }).click();
        await playToTheEnd(scene, course, begun.seats, {
          answer: (asked, chosen) => hands.answer(scene, asked, chosen),
          kill: async (meanwhile) => {
            await picture('before-a-kill');
            await scene.restart(async () => {
              await page.getByText('The bot is offline.').waitFor();
              meanwhile();
            });
            await page.getByText('The bot is offline.').waitFor({ state: 'detached' });
          },
        });
        await expectThanks(page);
        await picture('end');
        expect(hands.both()).toEqual(expect.arrayContaining([...course.asked]));
        expect(await page.getByText('This interaction failed').count()).toBe(0);
        expect(scene.bot().output()).not.toMatch(/"level":(50|60)/);
        expect(scene.refusals()).toEqual([]);
      },
    );
  });
}

/** The end is told to everyone in the channel; the last answer may have come by direct message. */
async function expectThanks(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Channels' })
    .getByRole('button', { name: /^Channel battlestar/ })
    .click();
  await page.getByRole('log').getByText('Thank you for playing').last().waitFor({ timeout: patience });
}

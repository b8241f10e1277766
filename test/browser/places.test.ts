import { Routes } from 'discord-api-types/v10';
import type { APIChannel } from 'discord-api-types/v10';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePage } from '../../src/table/page/serve.ts';
import { english } from '../../src/words/index.ts';
import { beginGame, playOn, setScene, until, type Scene } from '../e2e/scene.ts';
import { stateIn } from '../e2e/stored.ts';
import { NARROW, describeInBrowser, patience, type Visit } from './inBrowser.ts';

const people = ['Ada', 'Bo', 'Chidi'] as const;

/** Whether Ada is asked something that one press answers: messages may still stand that have been answered. */
async function isAskedForOne(scene: Scene): Promise<boolean> {
  const [first] = await scene.person('Ada').autocomplete('choose', 'choice');
  const id = /^#([^|]+)\|/.exec(String(first?.value))?.[1];
  return stateIn(scene).decisions.some((decision) => decision.id === id && decision.min === 1 && decision.max === 1);
}

describeInBrowser('where a game is played besides a channel', (visit) => {
  describe.each(NARROW)('$name, $width by $height', (size) => {
    let scene: Scene;
    let visited: Visit;

    beforeAll(async () => {
      scene = await setScene(people, { page: servePage, ownProcess: true });
      await scene.person('Ada').command('settings', { private: 'threads' });
      await beginGame(scene, people);
      // Until Ada has cards and is asked again, for one choice.
      const isAsked = (): boolean => scene.person('Ada').asked().length > 0;
      const hasCards = /\*\*[A-Z].* \d\*\*/;
      const hasSheet = (): boolean =>
        scene
          .person('Ada')
          .messages()
          .some(
            ({ embeds, channel_id: at }) =>
              at !== scene.channelId && embeds.some(({ description = '' }) => hasCards.test(description)),
          );
      let seed = 4;
      do {
        await playOn(scene, people, seed, (answers) => answers > 0 && isAsked() && hasSheet());
        seed += 1;
      } while (!(await isAskedForOne(scene)));
      visited = await visit(scene.table.pageUrl, size, 'places');
    }, 300_000);
    afterAll(async () => {
      await visited.leave();
      await scene.close();
    });

    /** Opens a channel by its row, which on a phone is in a drawer. */
    async function open(page: Page, row: RegExp): Promise<void> {
      if (size.phone) await page.getByRole('button', { name: /^Channels and people/ }).click();
      await page.getByRole('navigation', { name: 'Channels' }).getByRole('button', { name: row }).first().click();
      if (size.phone) await page.locator('.drawer').waitFor({ state: 'hidden' });
    }

    async function type(page: Page, text: string): Promise<void> {
      await page.locator('[data-composer]').click();
      await page.keyboard.type(text);
      await page.getByText('Enter to send').waitFor();
      await page.keyboard.press('Enter');
    }

    async function touchFirst(panel: Locator): Promise<void> {
      const button = panel.locator('button[data-role=answers]:not(:disabled):not([role=combobox])').first();
      if ((await button.count()) > 0) await button.click();
      else {
        await panel.locator('[role=combobox][data-role=answers]:not(:disabled)').first().click();
        await panel.getByRole('option').first().click();
      }
    }

    test('a private thread stands in the list of its player alone, and its questions are answered there by buttons', async () => {
      const { page, picture } = visited;
      await open(page, /^Private thread Ada/);
      const log = page.getByRole('log');
      await log.getByText('this is your desk').waitFor();
      expect(await page.getByRole('button', { name: /^Private thread (Bo|Chidi)/ }).count()).toBe(0);
      await type(page, '/hand ');
      const answer = log.getByRole('button', { name: 'Answer', exact: true }).last();
      await answer.waitFor();
      await picture('hand-in-private-thread');
      await answer.click();
      const panel = log.locator('article:has([data-role=answers]:not(:disabled))').last();
      await panel.waitFor();
      const asked = (): string =>
        scene
          .person('Ada')
          .asked()
          .map(({ id, content }) => `${id} ${content}`)
          .join();
      const before = asked();
      await picture('question-in-private-thread');
      await touchFirst(panel);
      // What is for good is asked about once more, in place of the question.
      const sure = panel.filter({ hasText: english('panel.sure') });
      await expect.poll(async () => asked() !== before || (await sure.isVisible()), { timeout: patience }).toBe(true);
      if (asked() === before) await touchFirst(sure);
      await until(
        () => asked() !== before,
        () => `Nothing came of the answer: ${before}`,
      );
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      expect(await page.getByText('This interaction failed').count()).toBe(0);
    });

    test('a session stands above its channel as a line of the calendar, for as long as it is on', async () => {
      const { page, picture } = visited;
      await open(page, /^Channel battlestar/);
      const events = page.getByRole('list', { name: 'Events' });
      expect(await events.count()).toBe(0);
      await scene.person('Bo').command('game schedule', { when: 'in 3 hours' });
      await events.getByText('Battlestar Galactica · ').waitFor();
      await picture('session');
      const reply = await scene.person('Bo').command('game schedule');
      if ('message' in reply) await scene.person('Bo').press(reply.message, 'Cancel it');
      await events.waitFor({ state: 'detached' });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
    });

    test('a forum lists its posts with the state of their games', async () => {
      const { page, picture } = visited;
      const headers = { authorization: `Bot ${scene.table.token}` };
      const response = await fetch(`${scene.table.apiUrl}/v10${Routes.guildChannels(scene.table.guildId)}`, {
        headers,
      });
      const forum = ((await response.json()) as ReadonlyArray<APIChannel>).find(({ name }) => name === 'war-room');
      await scene.person('Ada').command('settings', { channel: forum?.id ?? '' });
      await open(page, /war-room/);
      await page.getByText('No posts yet.').waitFor();
      await scene.person('Ada').command('game create', { name: 'Friday' });
      const post = page.getByRole('region', { name: 'Posts' }).getByRole('button', { name: /^Friday · / });
      await post.getByText('Open').waitFor();
      await picture('forum');
      await post.click();
      await page.getByRole('log').getByText('Take a seat').waitFor();
      await page.getByRole('log').getByRole('button', { name: /^Join/ }).waitFor();
      await picture('post');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
    });
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIZES, describeInBrowser, patience, type Visit } from './inBrowser.ts';
import { startRealTable } from './table.ts';
import type { RealTable } from './table.ts';

describeInBrowser('all seats in one hand, with the real bot', (visit) => {
  describe.each(SIZES)('$name, $width by $height', (size) => {
    let table: RealTable;
    let visited: Visit;
    let page: Page;
    beforeAll(async () => {
      table = await startRealTable();
      visited = await visit(table.url, size, 'seats');
      ({ page } = visited);
    }, 90_000);
    afterAll(async () => {
      await visited.leave();
      await table.close();
    });

    const log = () => page.getByRole('log');
    const tools = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Practice tools/ }).click();
      await page.getByRole('dialog', { name: 'Practice tools' }).waitFor();
    };

    test('switched off, the page stays with its person and only tells who is asked', { timeout: 60_000 }, async () => {
      await page.getByRole('switch', { name: 'Play all seats' }).click();
      await page.locator('[data-composer]').click();
      await page.keyboard.type('/game create ');
      await page.getByText('Enter sends').waitFor();
      await page.keyboard.press('Enter');
      for (const [digit, name] of [[2, 'Bo'], [3, 'Chidi']] as const) {
        await log().getByRole('button', { name: /^Join/ }).waitFor();
        await page.keyboard.press(`Alt+${digit}`);
        await log().getByRole('button', { name: /^Join/ }).click();
        await log().getByText(name).first().waitFor();
      }
      await page.keyboard.press('Alt+1');
      await log().getByRole('button', { name: /^Start/ }).click();
      await page.getByRole('group', { name: 'Asked now' }).waitFor();
      await page.keyboard.press('Alt+5');
      await page.getByRole('button', { name: /is asked: go to the question$/ }).waitFor();
      expect(await page.locator('.channel-head-me').getAttribute('title')).toBe('You play as Emil');
    });

    test('switched on, it becomes whoever is asked, and says so', { timeout: 60_000 }, async () => {
      await page.getByRole('switch', { name: 'Play all seats' }).click();
      await page.getByRole('button', { name: /^You are asked/ }).waitFor();
      await page.getByRole('status').getByText(/^You are (Ada|Bo|Chidi) now$/).waitFor({ state: 'attached' });
      await visited.picture('followed');
    });

    test('the table answers one question, and the next one comes', { timeout: 60_000 }, async () => {
      const question = () => page.locator('article:has([data-role]:not(:disabled))').last().innerText();
      const before = await question();
      await tools();
      await page.getByRole('button', { name: 'Answer this question' }).click();
      await expect.poll(question, { timeout: patience }).not.toBe(before);
      expect(await page.getByText('This interaction failed').count()).toBe(0);
    });

    test('the table plays on for everybody until it is switched off', { timeout: 120_000 }, async () => {
      if (await page.getByRole('dialog', { name: 'Practice tools' }).count() === 0) await tools();
      await page.getByRole('radio', { name: 'Everybody', exact: true }).check();
      await log().getByText(/Turn 1:/).first().waitFor({ timeout: 90_000 });
      await visited.picture('playing-on');
      await page.getByRole('radio', { name: 'Nobody' }).check();
      await page.getByRole('group', { name: 'Asked now' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^You are asked/ }).waitFor();
    });

    test('the clock that was set ahead shows the later time to everybody', { timeout: 60_000 }, async () => {
      await tools();
      await page.getByRole('button', { name: 'Skip 6 hours' }).click();
      await page.getByText(', 6 hours ahead').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Alt+7');
      await page.getByTitle('You play as Gus').waitFor();
      expect(await page.getByRole('button', { name: /^Practice tools\. It is .+ 6 hours ahead$/ }).count()).toBe(1);
    });
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { complaintsAbout, focused, focusedRole, showsFocus } from './audit.ts';
import { SIZES, describeInBrowser, patience, type Visit } from './inBrowser.ts';
import { startRealTable } from './table.ts';
import type { RealTable } from './table.ts';

/** More than there are controls on the page. */
const mostTabs = 80;

describeInBrowser('the page by keyboard alone, with the real bot', (visit) => {
  describe.each(SIZES)('$name, $width by $height', (size) => {
    let table: RealTable;
    let visited: Visit;
    let page: Page;
    beforeAll(async () => {
      table = await startRealTable();
      visited = await visit(table.url, size, 'keyboard');
      ({ page } = visited);
    }, 90_000);
    afterAll(async () => {
      await visited.leave();
      await table.close();
    });

    const audit = async (): Promise<void> => { expect(await complaintsAbout(page)).toEqual([]); };
    /** Tab until something with this name has the focus; at each step the focus must be seen. */
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let tabs = 0; tabs < mostTabs; tabs += 1) {
        if (name.test(await focused(page))) return;
        await page.keyboard.press('Tab');
        // From the last control Tab leads out of the page, to the browser's own.
        if (await showsFocus(page)) continue;
        expect(await page.locator(':focus').count(), `${await focused(page)} has the focus and does not show it`).toBe(0);
      }
      throw new Error(`Tab never comes to ${String(name)}.`);
    };

    test('a lobby is opened, joined by another person and started', { timeout: 60_000 }, async () => {
      await audit();
      await tabTo(/^Message battlestar/);
      await page.keyboard.type('/game create');
      await page.getByRole('option', { name: '/game create' }).waitFor();
      await audit();
      await page.keyboard.press('Enter');
      await page.getByText('Enter sends').waitFor();
      await audit();
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByRole('button', { name: /^Join/ }).waitFor();
      await audit();
      for (const [digit, name] of [[2, 'Bo'], [3, 'Chidi']] as const) {
        await page.keyboard.press(`Alt+${digit}`);
        await page.getByTitle(`You play as ${name}`).waitFor();
        await tabTo(/^Join/);
        await page.keyboard.press('Enter');
        await page.getByRole('log').getByText(name).first().waitFor();
      }
      await page.keyboard.press('Alt+1');
      await page.getByTitle('You play as Ada').waitFor();
      await tabTo(/^Start/);
      await page.keyboard.press('Enter');
    });

    test('Alt+Q goes to the question of whoever is asked, and Enter answers it', { timeout: 60_000 }, async () => {
      await page.getByRole('group', { name: 'Asked now' }).waitFor();
      const asked = page.getByRole('button', { name: /^You are asked/ });
      await page.keyboard.press('Alt+q');
      await asked.waitFor();
      await expect.poll(() => focusedRole(page), { timeout: patience }).toBe('answers');
      expect(await showsFocus(page)).toBe(true);
      await visited.picture('question');
      await audit();
      const before = await page.getByRole('log').getByText('choose your character').count();
      expect(before).toBeGreaterThan(0);
      const choice = await focused(page);
      await page.keyboard.press('Enter');
      // What was chosen is no longer offered.
      await page.getByRole('log').getByRole('button', { name: choice, exact: true }).waitFor({ state: 'detached' });
    });

    test('the tools open, set the clock ahead, and give the focus back', { timeout: 60_000 }, async () => {
      await tabTo(/^Practice tools/);
      await page.keyboard.press('Enter');
      const tools = page.getByRole('dialog', { name: 'Practice tools' });
      await tools.waitFor();
      await audit();
      await tabTo(/^Skip 1 day/);
      await page.keyboard.press('Enter');
      await tools.getByText(', 1 day ahead').waitFor();
      await visited.picture('tools');
      await page.keyboard.press('Escape');
      await tools.waitFor({ state: 'detached' });
      expect(await focused(page)).toMatch(/^Practice tools/);
    });

    const openDirectMessages = async (): Promise<void> => {
      if (size.phone) {
        await tabTo(/^Channels and people/);
        await page.keyboard.press('Enter');
      }
      await tabTo(/^Direct messages with/);
      await page.keyboard.press('Enter');
      await page.getByLabel(/^Message Practice bot/).waitFor({ timeout: 3000 });
    };

    test('a direct message offers the bot’s commands, and they answer there', { timeout: 60_000 }, async () => {
      // The page follows the question of the moment, and may go there between two keys: then a person begins anew.
      await vi.waitFor(openDirectMessages, { timeout: 45_000, interval: 100 });
      await tabTo(/^Message Practice bot/);
      await page.keyboard.type('/hel');
      await page.getByRole('option', { name: '/help' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('Enter sends').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('log').getByText('used /help').waitFor();
      await page.getByRole('log').getByText('Only you can see this').waitFor();
      await audit();
      await visited.picture('direct-message');
    });
  });
});

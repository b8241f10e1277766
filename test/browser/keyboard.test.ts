import { describe, expect, test } from 'vitest';
import { atRealTable } from './atTable.ts';
import { complaintsAbout, focused, focusedRole, showsFocus } from './audit.ts';
import { NARROW, describeInBrowser, patience } from './inBrowser.ts';

/** More than there are controls on the page. */
const mostTabs = 80;

describeInBrowser('the page by keyboard alone, with the real bot', (visit) => {
  describe.each(NARROW)('$name, $width by $height', (size) => {
    const at = atRealTable(visit, size, 'keyboard');

    const audit = async (): Promise<void> => {
      expect(await complaintsAbout(at.page)).toEqual([]);
    };
    /** Tab until something with this name has the focus; at each step the focus must be seen. */
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let tabs = 0; tabs < mostTabs; tabs += 1) {
        if (name.test(await focused(at.page))) return;
        await at.page.keyboard.press('Tab');
        // From the last control Tab leads out of the page, to the browser's own.
        if (await showsFocus(at.page)) continue;
        expect(
          await at.page.locator(':focus').count(),
          `${await focused(at.page)} has the focus and does not show it`,
        ).toBe(0);
      }
      throw new Error(`Tab never comes to ${String(name)}.`);
    };

    test('a lobby is opened, joined by another person and started', async () => {
      await audit();
      await tabTo(/^Message battlestar/);
      await at.page.keyboard.type('/game create');
      await at.page.getByRole('option', { name: '/game create' }).waitFor();
      await audit();
      await at.page.keyboard.press('Enter');
      await at.page.getByText('Enter to send').waitFor();
      await audit();
      await at.page.keyboard.press('Enter');
      await at.page.getByRole('log').getByRole('button', { name: /^Join/ }).waitFor();
      await audit();
      for (const [digit, name] of [
        [2, 'Bo'],
        [3, 'Chidi'],
      ] as const) {
        await at.page.keyboard.press(`Alt+${digit}`);
        await at.page.getByTitle(`Playing as ${name}`).waitFor();
        // Each person's page hears of it by its own line: Tab goes past what has not come yet.
        await at.page.getByRole('log').getByRole('button', { name: /^Join/ }).waitFor();
        await tabTo(/^Join/);
        await at.page.keyboard.press('Enter');
        await at.page.getByRole('log').getByText(name).first().waitFor();
      }
      await at.page.keyboard.press('Alt+1');
      await at.page.getByTitle('Playing as Ada').waitFor();
      await at.page
        .getByRole('log')
        .getByRole('button', { name: /^Start/ })
        .waitFor();
      await tabTo(/^Start/);
      await at.page.keyboard.press('Enter');
    });

    test('Alt+Q goes to the question of whoever is asked, and Enter answers it', async () => {
      await at.page.getByRole('group', { name: 'Up now' }).waitFor();
      const asked = at.page.getByRole('button', { name: /^It’s your move/ });
      await at.page.keyboard.press('Alt+q');
      await asked.waitFor();
      await expect.poll(() => focusedRole(at.page), { timeout: patience }).toBe('answers');
      expect(await showsFocus(at.page)).toBe(true);
      await at.picture('question');
      await audit();
      const before = await at.page.getByRole('log').getByText('choose your character').count();
      expect(before).toBeGreaterThan(0);
      const choice = await focused(at.page);
      await at.page.keyboard.press('Enter');
      // What was chosen is no longer offered.
      await at.page.getByRole('log').getByRole('button', { name: choice, exact: true }).waitFor({ state: 'detached' });
    });

    test('the tools open, set the clock ahead, and give the focus back', async () => {
      await tabTo(/^Practice tools/);
      await at.page.keyboard.press('Enter');
      const tools = at.page.getByRole('dialog', { name: 'Practice tools' });
      await tools.waitFor();
      await audit();
      await tabTo(/^Skip 1 day/);
      await at.page.keyboard.press('Enter');
      await tools.getByText(', 1 day ahead').waitFor();
      await at.picture('tools');
      await at.page.keyboard.press('Escape');
      await tools.waitFor({ state: 'detached' });
      expect(await focused(at.page)).toMatch(/^Practice tools/);
    });

    test('a direct message offers the bot’s commands, and they answer there', async () => {
      // Otherwise the page would go after the next question that comes, as it does for everyone who plays all seats.
      await tabTo(/^Play all seats/);
      await at.page.keyboard.press('Space');
      await at.page.getByRole('switch', { name: 'Play all seats', checked: false }).waitFor();
      if (size.phone) {
        await tabTo(/^Channels and people/);
        await at.page.keyboard.press('Enter');
      }
      await tabTo(/^Direct messages with/);
      await at.page.keyboard.press('Enter');
      await at.page.getByLabel(/^Message Practice bot/).waitFor();
      await tabTo(/^Message Practice bot/);
      await at.page.keyboard.type('/hel');
      await at.page.getByRole('option', { name: '/help' }).waitFor();
      await at.page.keyboard.press('Enter');
      await at.page.getByText('Enter to send').waitFor();
      await at.page.keyboard.press('Enter');
      await at.page.getByRole('log').getByText('used /help').first().waitFor();
      await at.page.getByRole('log').getByText('Only you can see this').waitFor();
      await audit();
      await at.picture('direct-message');
    });
  });
});

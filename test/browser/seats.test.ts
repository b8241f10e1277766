import { describe, expect, test } from 'vitest';
import { atRealTable } from './atTable.ts';
import { NARROW, describeInBrowser, patience } from './inBrowser.ts';

describeInBrowser('all seats in one hand, with the real bot', (visit) => {
  describe.each(NARROW)('$name, $width by $height', (size) => {
    const at = atRealTable(visit, size, 'seats');

    const log = () => at.page.getByRole('log');
    const tools = async (): Promise<void> => {
      await at.page.getByRole('button', { name: /^Practice tools/ }).click();
      await at.page.getByRole('dialog', { name: 'Practice tools' }).waitFor();
    };

    test('switched off, the page stays with its person and only tells who is asked', async () => {
      await at.page.getByRole('switch', { name: 'Play all seats' }).click();
      await at.page.locator('[data-composer]').click();
      await at.page.keyboard.type('/game create ');
      await at.page.getByText('Enter to send').waitFor();
      await at.page.keyboard.press('Enter');
      for (const [digit, name] of [
        [2, 'Bo'],
        [3, 'Chidi'],
      ] as const) {
        await log().getByRole('button', { name: /^Join/ }).waitFor();
        await at.page.keyboard.press(`Alt+${digit}`);
        await log().getByRole('button', { name: /^Join/ }).click();
        await log().getByText(name).first().waitFor();
      }
      await at.page.keyboard.press('Alt+1');
      await log()
        .getByRole('button', { name: /^Start/ })
        .click();
      await at.page.getByRole('group', { name: 'Up now' }).waitFor();
      await at.page.keyboard.press('Alt+5');
      await at.page.getByRole('button', { name: /is up: go to the question$/ }).waitFor();
      expect(await at.page.locator('.channel-head-me').getAttribute('title')).toBe('Playing as Emil');
    });

    test('switched on, it becomes whoever is asked, and says so', async () => {
      await at.page.getByRole('switch', { name: 'Play all seats' }).click();
      await at.page.getByRole('button', { name: /^It’s your move/ }).waitFor();
      await at.page
        .getByRole('status')
        .getByText(/^You’re now playing as (Ada|Bo|Chidi)$/)
        .waitFor({ state: 'attached' });
      await at.picture('followed');
    });

    test('the table answers one question, and the next one comes', async () => {
      const question = () => at.page.locator('article:has([data-role]:not(:disabled))').last().innerText();
      const before = await question();
      await tools();
      await at.page.getByRole('button', { name: 'Answer this question' }).click();
      await expect.poll(question, { timeout: patience }).not.toBe(before);
      expect(await at.page.getByText('This interaction failed').count()).toBe(0);
    });

    test('the table plays on for everybody until it is switched off', async () => {
      if ((await at.page.getByRole('dialog', { name: 'Practice tools' }).count()) === 0) await tools();
      await at.page.getByRole('radio', { name: 'Everyone', exact: true }).check();
      await log()
        .getByText(/Turn 1:/)
        .first()
        .waitFor({ timeout: 90_000 });
      await at.picture('playing-on');
      // People who follow on a phone read it without opening it: letters of 31 pixels of 996 are 10 pixels high.
      await log().getByRole('button', { name: 'Whole board' }).first().waitFor();
      const widthShown = async () =>
        (
          await log()
            .getByAltText(/board on turn 1\b/i)
            .first()
            .boundingBox()
        )?.width ?? 0;
      await expect.poll(widthShown, { timeout: patience }).toBeGreaterThan(321);
      // The choice stays as it was until the table says otherwise.
      const nobody = at.page.getByRole('radio', { name: 'No one' });
      await nobody.click();
      await expect.poll(() => nobody.isChecked(), { timeout: patience }).toBe(true);
      await at.page.getByRole('group', { name: 'Up now' }).waitFor();
      await at.page.keyboard.press('Escape');
      await at.page.getByRole('button', { name: /^It’s your move/ }).waitFor();
    });

    test('the clock that was set ahead shows the later time to everybody', async () => {
      await tools();
      await at.page.getByRole('button', { name: 'Skip 6 hours' }).click();
      await at.page.getByText(', 6 hours ahead').waitFor();
      await at.page.keyboard.press('Escape');
      await at.page.keyboard.press('Alt+7');
      await at.page.getByTitle('Playing as Gus').waitFor();
      // The page draws the clock of another person again.
      await at.page.getByRole('button', { name: /^Practice tools\. Table time: .+ 6 hours ahead$/ }).waitFor();
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chance } from '../../src/tools/play/chance.ts';
import { soaking } from '../soak.ts';
import { NARROW, describeInBrowser } from './inBrowser.ts';
import { newcomer } from './newcomer.ts';
import { startRealTable } from './table.ts';
import type { RealTable } from './table.ts';

const mostSteps = 400;

describeInBrowser('a first game in the browser, with the real bot', (visit) => {
  describe.each(NARROW)('$name, $width by $height', (size) => {
    let table: RealTable;
    beforeAll(async () => {
      table = await startRealTable();
    }, 90_000);
    afterAll(async () => {
      await table.close();
    });

    const turns = soaking ? 3 : 2;

    test(`from an empty database to turn ${turns} by clicking and typing only`, { timeout: 900_000 }, async () => {
      const { page, picture, leave } = await visit(table.url, size, 'first-game');
      const log = page.getByRole('log');
      const become = async (name: string): Promise<void> => {
        if (size.phone) await page.getByRole('button', { name: /^Channels and people/ }).click();
        await page.getByRole('button', { name: new RegExp(`^Play as ${name}`) }).click();
        await page.getByTitle(`Playing as ${name}`).waitFor();
        // It slides away: a picture taken at once would still have it.
        if (size.phone) await page.locator('.drawer').waitFor({ state: 'hidden' });
      };

      // What the page itself tells a newcomer to do first.
      await page.getByText('to open a game').waitFor();
      await page.locator('[data-composer]').click();
      await page.keyboard.type('/game create');
      await page.getByRole('option', { name: '/game create' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('Enter to send').waitFor();
      await page.keyboard.press('Enter');
      await log.getByRole('button', { name: /^Join/ }).waitFor();
      for (const name of ['Bo', 'Chidi']) {
        await become(name);
        await log.getByRole('button', { name: /^Join/ }).click();
        await log.getByText(name).first().waitFor();
      }
      await become('Ada');
      await picture('1-lobby');
      await log.getByRole('button', { name: /^Start/ }).click();

      const player = newcomer(page, chance(size.width));
      let steps = 0;
      let turn = 0;
      while (turn < turns && steps < mostSteps && (await player.step())) {
        steps += 1;
        const reached = await turnIn(page);
        if (reached > turn) await picture(`2-turn-${reached}`);
        turn = Math.max(turn, reached);
      }
      await picture('3-end');
      expect(turn).toBeGreaterThanOrEqual(turns);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      expect(await page.getByText('This interaction failed').count()).toBe(0);
      await leave();
    });
  });
});

/** The latest turn that the open channel tells of; 0 before the first. */
async function turnIn(page: { evaluate(script: string): Promise<unknown> }): Promise<number> {
  const turns = await page.evaluate(
    `[...document.querySelector('[role=log]').innerText.matchAll(/\\bTurn (\\d+)/g)].map((match) => Number(match[1]))`,
  );
  return Array.isArray(turns) ? Math.max(0, ...turns.map(Number)) : 0;
}

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chance } from '../../src/tools/play/chance.ts';
import { locales, ownNames, sayIn, worded } from '../../src/words/index.ts';
import { tell } from '../../src/words/text.ts';
import { SIZES, describeInBrowser } from './inBrowser.ts';
import { newcomer } from './newcomer.ts';
import { startRealTable } from './table.ts';
import type { RealTable } from './table.ts';

const mostSteps = 250;
const people = ['Ada', 'Bo', 'Chidi'] as const;

describeInBrowser('a game in each other language on a phone, with the real bot', (visit) => {
  const [, size] = SIZES;
  if (size === undefined) throw new Error('No phone is among the sizes.');

  describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
    const say = sayIn(locale);
    let table: RealTable;
    beforeAll(async () => { table = await startRealTable(); }, 90_000);
    afterAll(async () => { await table.close(); });

    test('is what everybody reads from the lobby to the second turn', { timeout: 300_000 }, async () => {
      const { page, picture, leave } = await visit(table.url, size, `languages/${locale}`);
      const log = page.getByRole('log');
      const become = async (name: string): Promise<void> => {
        await page.getByRole('button', { name: /^Channels and people/ }).click();
        await page.getByRole('button', { name: new RegExp(`^Play as ${name}`) }).click();
        await page.getByTitle(`You play as ${name}`).waitFor();
        await page.locator('.drawer').waitFor({ state: 'hidden' });
      };
      const withLanguage = async (command: string): Promise<void> => {
        await page.locator('[data-composer]').click();
        await page.keyboard.type(`/${command} language:`);
        await page.getByRole('listbox', { name: 'Choices for language' }).getByRole('option', { name: ownNames[locale] }).click();
        await page.keyboard.press('Enter');
      };
      const chooseLanguage = async (): Promise<void> => {
        await withLanguage('me language');
        await log.getByText(plain(say('languages.ownSet', { language: ownNames[locale] }))).last().waitFor();
      };

      await page.getByText('to open a table').waitFor();
      await chooseLanguage();
      await withLanguage('game create');
      const join = log.getByRole('button', { name: say('lobby.join'), exact: true });
      await join.waitFor();
      for (const name of people.slice(1)) {
        await become(name);
        await chooseLanguage();
        await join.click();
        await log.getByText(name).first().waitFor();
      }
      await become('Ada');
      await log.getByText(say('lobby.invitation')).waitFor();
      await log.getByText(plain(say('lobby.optionsTitle')), { exact: true }).waitFor();
      await picture('1-lobby');
      await log.getByRole('button', { name: say('lobby.start'), exact: true }).click();

      const player = newcomer(page, chance(5), say);
      const isAsked = await player.step();
      expect(isAsked).toBe(true);
      await log.getByText(worded(tell('decisions.turn.chooseCharacter'), say)).last().waitFor();
      await picture('2-question');
      let turn = 0;
      for (let steps = 0; turn < 2 && steps < mostSteps && await player.step(); steps += 1) {
        const reached = await turnIn(page, worded(tell('events.turn.started', { turn: '§', player: '' }), say));
        if (reached > turn) await picture(`3-turn-${reached}`);
        turn = Math.max(turn, reached);
      }
      expect(turn).toBe(2);
      // The page may be turning to somebody else: nothing is waited for, as the picture is for people to look at.
      await page.evaluate(`[...document.querySelectorAll('[role=log] article img')].findLast(({ width }) => width > 200)
        ?.scrollIntoView({ block: 'center' })`);
      await picture('4-board');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      expect(await page.getByText('This interaction failed').count()).toBe(0);
      await leave();
    });
  });
});

/** As the page shows it: without the signs for bold letters and titles. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/^#+ /, '');

/** The latest turn that the open channel tells of by this line; 0 before the first. */
async function turnIn(page: Page, line: string): Promise<number> {
  const [before = ''] = line.split('§');
  const shown = await page.getByRole('log').innerText();
  return Math.max(0, ...shown.split(before).slice(1).map((rest) => Number.parseInt(rest, 10) || 0));
}

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chance } from '../../src/tools/play/chance.ts';
import { locales, ownNames, sayIn, worded, type Locale, type Say } from '../../src/words/index.ts';
import { tell } from '../../src/words/text.ts';
import { NARROW, SIZES, describeInBrowser, type Size, type Visit } from './inBrowser.ts';
import { englishOn } from './leftovers.ts';
import { newcomer } from './newcomer.ts';
import { soaking } from '../soak.ts';
import { startRealTable } from './table.ts';
import type { RealTable } from './table.ts';

const mostSteps = 250;
const people = ['Ada', 'Bo', 'Chidi'] as const;
/** The language that a browser reports: `it-IT`. */
function browserOf(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}-${region ?? ''}`;
}

describeInBrowser('a newcomer whose browser speaks another language, with the real bot', (visit) => {
  // Before a commit the language whose words are the longest, where there is least room for them.
  const tried = soaking ? locales.filter((locale) => locale !== 'en') : (['ru'] as const);
  const cases = tried.flatMap((locale) => NARROW.map((size) => [locale, size.name, size] as const));
  const turnsIn = (locale: Locale): number => (soaking && locale === 'ru' ? 2 : 1);

  describe.each(cases)('%s on a %s', (locale, _name, size) => {
    let table: RealTable;
    beforeAll(async () => {
      table = await startRealTable();
    }, 90_000);
    afterAll(async () => {
      await table.close();
    });

    test('meets no English word from opening the page to playing', { timeout: 300_000 }, async () => {
      const visited = await visit(table.url, size, `languages/${locale}`, browserOf(locale));
      const { page, leave } = visited;
      const say = sayIn(locale);
      const look = looking(visited, size, locale);
      const log = page.getByRole('log');
      expect(await page.evaluate('document.documentElement.lang')).toBe(locale);

      await page.getByText(say('page.messages.seats')).waitFor();
      await look('1-welcome');
      await lookAround(page, size, say, look);
      await page.locator('[data-composer]').click();
      await page.keyboard.type('/');
      await page.getByRole('option', { name: say('commands.gameCreate') }).waitFor();
      await look('4-commands');
      await page.keyboard.type('game create');
      await page.getByRole('option', { name: '/game create' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(say('page.composer.enterOrMore')).waitFor();
      await look('5-options');
      await page.keyboard.press('Enter');
      await takeSeats(page, size, say);
      await look('6-lobby');
      await log.getByRole('button', { name: say('lobby.start'), exact: true }).click();

      await playTurns(page, say, { turns: turnsIn(locale), seed: 5, look });
      // The page may be turning to someone else: nothing is waited for, as the picture is for people to look at.
      await page.evaluate(`[...document.querySelectorAll('[role=log] article img')].findLast(({ width }) => width > 200)
        ?.scrollIntoView({ block: 'center' })`);
      await look('9-board');
      expect(await page.getByText(say('page.messages.failed')).count()).toBe(0);
      await leave();
    });
  });

  describe('the switch on the page', () => {
    let table: RealTable;
    beforeAll(async () => {
      table = await startRealTable();
    }, 90_000);
    afterAll(async () => {
      await table.close();
    });

    test(
      'changes the page, the guild and what the bot says to everybody, and is remembered',
      { timeout: 120_000 },
      async () => {
        const [size] = SIZES;
        if (size === undefined) throw new Error('There is no size.');
        const visited = await visit(table.url, size, 'languages/switch');
        const { page, picture, leave } = visited;
        const [english, polish] = [sayIn('en'), sayIn('pl')];
        await page.getByText(english('page.messages.seats')).waitFor();
        await page.getByRole('combobox', { name: english('page.sidebar.language') }).selectOption(ownNames.pl);
        await page.getByText(polish('page.messages.seats')).waitFor();
        await page.getByRole('heading', { name: polish('table.guild'), level: 1 }).waitFor();
        await page.getByRole('button', { name: polish('table.general') }).waitFor();
        await page.locator('[data-composer]').click();
        await page.keyboard.type('/help ');
        await page.getByText(polish('page.composer.enterOrMore')).waitFor();
        await page.keyboard.press('Enter');
        await page.getByRole('log').getByText(polish('page.messages.onlyYou')).waitFor();
        await page.getByRole('log').getByText(polish('help.noGame').replace(/\..*/, '.')).first().waitFor();
        expect(await englishOn(page, 'pl')).toEqual([]);
        await picture('polish');
        await page.reload();
        await page.getByText(polish('page.messages.channelBegins', { name: 'battlestar' })).waitFor();
        expect(await page.getByRole('combobox', { name: polish('page.sidebar.language') }).inputValue()).toBe('pl');
        await leave();
      },
    );
  });
});

type Look = (what: string) => Promise<void>;

/** Keeps a picture of what is in sight; fails where a word of it is English or a part of it hangs over the edge. */
function looking({ page, picture }: Visit, size: Size, locale: Locale): Look {
  return async (what) => {
    await picture(what);
    expect(await englishOn(page, locale), what).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth'), what).toBe(size.width);
    expect(
      await page.evaluate(`[...document.querySelectorAll('.asked:has(> .asked-person:only-of-type)')]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).map(({ innerText }) => innerText)`),
      what,
    ).toEqual([]);
  };
}

/** The parts of the page besides the channel: the list of channels, the tools, the menu on a person. */
async function lookAround(page: Page, size: Size, say: Say, look: Look): Promise<void> {
  await page.getByRole('button', { name: say('page.tools.titleAt', { time: '' }).trim() }).click();
  await page.getByRole('dialog', { name: say('page.tools.title') }).waitFor();
  await look('2-tools');
  await page.keyboard.press('Escape');
  if (size.phone) {
    await openDrawer(page, say);
    await look('3-drawer');
  }
  await personIn(page, say, 'Bo').click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('menus.whoIs') }).waitFor();
  await look('3-menu');
  await page.keyboard.press('Escape');
  if (size.phone) await page.keyboard.press('Escape');
}

async function openDrawer(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('page.frame.drawer') }).click();
  await page.locator('.drawer.open').waitFor();
}

const personIn = (page: Page, say: Say, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${say('page.sidebar.playAsPerson', { name })}`) });

/** The others join; it ends with the first of them before the lobby. */
async function takeSeats(page: Page, size: Size, say: Say): Promise<void> {
  const log = page.getByRole('log');
  const become = async (name: string): Promise<void> => {
    if (size.phone) await openDrawer(page, say);
    await personIn(page, say, name).click();
    await page.getByTitle(say('page.frame.playingAs', { name })).waitFor();
    if (size.phone) await page.locator('.drawer').waitFor({ state: 'hidden' });
  };
  const join = log.getByRole('button', { name: say('lobby.join'), exact: true });
  await join.waitFor();
  for (const name of people.slice(1)) {
    await become(name);
    await join.click();
    await log.getByText(name).first().waitFor();
  }
  await become(people[0]);
  await log.getByText(say('lobby.invitation')).waitFor();
  await log.getByText(plain(say('lobby.optionsTitle')), { exact: true }).waitFor();
}

/** Plays until the turn of this number has begun: all before it were played. */
async function playTurns(
  page: Page,
  say: Say,
  { turns, seed, look }: { readonly turns: number; readonly seed: number; readonly look: Look },
): Promise<void> {
  const player = newcomer(page, chance(seed), say);
  expect(await player.step()).toBe(true);
  await page
    .getByRole('log')
    .getByText(worded(tell('decisions.turn.chooseCharacter'), say))
    .last()
    .waitFor();
  await look('7-question');
  const line = worded(tell('events.turn.started', { turn: '§', player: '' }), say);
  let turn = 0;
  for (let steps = 0; turn < turns && steps < mostSteps && (await player.step()); steps += 1) {
    const reached = await turnIn(page, line);
    if (reached > turn) await look(`8-turn-${reached}`);
    turn = Math.max(turn, reached);
    expect(await englishOn(page, say.locale)).toEqual([]);
  }
  expect(turn).toBeGreaterThanOrEqual(turns);
}

/** The text as the page shows it: without the signs for bold letters and titles. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/^#+ /, '');

/** The latest turn that the open channel tells of by this line; 0 before the first. */
async function turnIn(page: Page, line: string): Promise<number> {
  const [before = ''] = line.split('§');
  const shown = await page.getByRole('log').innerText();
  return Math.max(
    0,
    ...shown
      .split(before)
      .slice(1)
      .map((rest) => Number.parseInt(rest, 10) || 0),
  );
}

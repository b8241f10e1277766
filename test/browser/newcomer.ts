import type { Locator, Page } from 'playwright-core';
import { english } from '../../src/words/index.ts';
import type { Say } from '../../src/words/index.ts';
import { patience } from './inBrowser.ts';

/**
 * Someone who plays without knowing the game: goes by what stands in front of them on the page, and touches only that.
 * With “Play all seats” the page brings everyone's questions by itself.
 */
export interface Newcomer {
  /** Takes the next step of the newest question in sight. Whether one came in time. */
  step(): Promise<boolean>;
}

/** How long a press may take to be seen. */
const effect = 6000;
/** For something that is in sight. */
const reach = 2000;
/** How often in a row pressing may come to nothing. */
const mostSlips = 5;

/** `say`: the language in which all who are played read. */
export function newcomer(page: Page, random: () => number, say: Say = english): Newcomer {
  const log = page.getByRole('log');
  const enough = new RegExp(
    `^(${escaped(say('panel.confirm'))}|${escaped(say('page.forms.done'))}|Answer with|Play these|Add these)`,
  );
  const howMany = wantedIn(say);
  let slips = 0;
  const pick = <T>(things: ReadonlyArray<T>): T | undefined => things[Math.floor(random() * things.length)];
  const question = (): Locator => log.locator('article:has([data-role]:not(:disabled))').last();

  /** The changes of a step: whose page it is, the question, or what was said. */
  async function sight(): Promise<string> {
    return await page.evaluate(`[document.title, document.querySelector('.channel-head-me')?.title, document.querySelectorAll('article').length,
      [...document.querySelectorAll('article:has([data-role])')].at(-1)?.innerText].join('|')`);
  }

  async function pressSomething(): Promise<void> {
    const asked = question();
    const answers = await asked.locator('button[data-role=answers]:not(:disabled):not([role=combobox])').all();
    const menus = await asked.locator('[role=combobox][data-role=answers]:not(:disabled)').all();
    const menu = pick(menus);
    const confirm = asked.getByRole('button', { name: enough, disabled: false });
    const confirms = (await confirm.count()) > 0;
    // A player who has picked enough sees that; by chance alone it would take hundreds of presses to hit just then.
    if (confirms && random() < 0.5) {
      await confirm.first().click({ timeout: reach });
      return;
    }
    if (menu !== undefined && (answers.length === 0 || (!confirms && random() < 0.7))) {
      await choose(asked, menu);
      return;
    }
    const button = pick(answers) ?? asked.locator('[data-role=opens]:not(:disabled)').first();
    await button.click({ timeout: reach });
  }

  async function choose(asked: Locator, menu: Locator): Promise<void> {
    const { least, most } = howMany.exec(await asked.innerText())?.groups ?? {};
    const wanted = Math.max(1, Number(least ?? 1), Math.min(2, Number(most ?? 1)));
    await menu.click({ timeout: reach });
    const options = asked.getByRole('option');
    const several = (await asked.getByRole('listbox').getAttribute('aria-multiselectable')) === 'true';
    if (several)
      for (const chosen of await asked.locator('[role=option][aria-selected=true]').all())
        await chosen.click({ timeout: reach });
    const count = Math.min(several ? wanted : 1, await options.count());
    const first = Math.floor(random() * ((await options.count()) - count + 1));
    for (let index = first; index < first + count; index += 1) await options.nth(index).click({ timeout: reach });
    if (several) await asked.getByRole('button', { name: say('page.forms.done') }).click({ timeout: reach });
  }

  async function changedFrom(before: string): Promise<boolean> {
    const end = Date.now() + effect;
    while (Date.now() < end) {
      if ((await sight()) !== before) return true;
      await page.waitForTimeout(40);
    }
    return false;
  }

  return {
    async step() {
      // The page says so when it has turned to the person who is asked.
      const isAsked = await page
        .getByRole('button', { name: say('page.tools.youAsked') })
        .waitFor({ timeout: patience })
        .then(
          () => true,
          () => false,
        );
      if (!isAsked) return false;
      const before = await sight();
      // The question may be undone while someone reaches for it: everyone just looks again.
      const slip = await pressSomething().then(
        () => undefined,
        (error: unknown) => error,
      );
      slips = slip === undefined && (await changedFrom(before)) ? 0 : slips + 1;
      if (slips > mostSlips)
        throw new Error(`Nothing comes of pressing: ${await question().innerText()}`, { cause: slip });
      return true;
    },
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds what a question says of how many may be picked: `least`, and `most` if that is another number. */
function wantedIn(say: Say): RegExp {
  // As the page shows them: without the signs of bold letters.
  const shown = (text: string): string => escaped(text.replaceAll('**', ''));
  const picked = say('panel.picked', { number: '¤', range: '§', labels: '' });
  const until = [say('panel.nothingPicked', { range: '§' }), picked.split('¤')[1] ?? ''].map((text) =>
    shown(text.split('§')[0] ?? ''),
  );
  const [before = '', between = ''] = shown(say('panel.range', { least: '¤', most: '§' })).split(/[¤§]/);
  return new RegExp(`(?:${until.join('|')})(?:${before})?(?<least>\\d+)(?:${between}(?<most>\\d+))?`);
}

import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UserAction } from '../../../src/table/contract.ts';
import { NARROW, describeInBrowser, type Visit } from '../../browser/inBrowser.ts';
import { type FakeServer, startFakeServer } from './fakeServer.ts';
import { LOBBY, PEOPLE } from './fakeGuild.ts';

describeInBrowser('the page in a browser', (visit) => {
  describe.each(NARROW)('$name, $width by $height', (size) => {
    const { width, phone } = size;
    let server: FakeServer;
    let visited: Visit;
    let page: Page;

    beforeEach(async () => {
      server = await startFakeServer();
      visited = await visit(server.url, size, 'page');
      ({ page } = visited);
    });
    afterEach(async () => {
      await visited.leave();
      await server.close();
    });

    const picture = (what: string): Promise<void> => visited.picture(what);
    const log = (): Locator => page.getByRole('log');
    const box = (): Locator => page.locator('[data-composer]');
    const openDrawer = async (): Promise<void> => {
      if (phone) await page.getByRole('button', { name: /^Channels and people/ }).click();
    };
    const openChannel = async (label: RegExp): Promise<void> => {
      await openDrawer();
      await page.getByRole('button', { name: label }).click();
    };
    const playAs = async (label: RegExp): Promise<void> => {
      await openDrawer();
      await page.getByRole('button', { name: label }).click();
    };
    const sent = <D extends UserAction['do']>(kind: D): ReadonlyArray<Extract<UserAction, { do: D }>> =>
      server.actions.filter((action): action is Extract<UserAction, { do: D }> => action.do === kind);

    test('a newcomer reads what to type first, and a click types it', async () => {
      await picture('lobby');
      await page.getByText('to open a game').waitFor();
      await page.getByRole('button', { name: '/game tutorial' }).waitFor();
      await page.getByRole('button', { name: '/game create' }).click();
      await page.getByText('Enter to send').waitFor();
      await page.keyboard.press('Enter');
      await log().getByText('used /game create').first().waitFor();
      await expect
        .poll(() => sent('command'))
        .toMatchObject([{ channelId: LOBBY, options: [{ name: 'create', type: 1, options: [] }] }]);
    });

    test('a slash command with completion, by keyboard alone', async () => {
      await box().focus();
      await page.keyboard.type('/mo');
      await page.getByRole('option', { name: '/move' }).waitFor();
      await picture('commands');
      await page.keyboard.press('Tab');
      await page.keyboard.type('co');
      await expect.poll(() => sent('autocomplete').at(-1)?.options[0]?.value).toBe('co');
      await page.getByRole('option', { name: 'Armory' }).waitFor({ state: 'detached' });
      await page.getByRole('option', { name: 'Command', exact: true, selected: true }).waitFor();
      await page.getByRole('option', { name: 'Communications' }).waitFor();
      await picture('completion');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await log().getByText('location: location/communications').waitFor();
      await expect
        .poll(() => sent('command').at(-1)?.options)
        .toEqual([{ name: 'location', type: 3, value: 'location/communications' }]);
      await expect
        .poll(() => sent('autocomplete').at(-1)?.options)
        .toEqual([{ name: 'location', type: 3, value: 'co', focused: true }]);
    });

    test('a required option that is missing is named, and nothing is sent', async () => {
      await box().focus();
      await page.keyboard.type('/give bel');
      await page.getByRole('option', { name: 'Bela' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('“cards” is required').waitFor();
      await picture('missing');
      expect(sent('command')).toEqual([]);
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await log()
        .getByText(`player: ${PEOPLE[1]?.user.id ?? ''}, cards: 2`)
        .waitFor();
    });

    test('what works only in channels is said in direct messages', async () => {
      await openChannel(/^Direct messages with Galactica/);
      await box().focus();
      await page.keyboard.type('/slow');
      await page.keyboard.press('Enter');
      await page.getByText('“/slow” works in server channels, not in direct messages.').waitFor();
    });

    test('a press changes the message in its place; a refusal stands under it', async () => {
      await openChannel(/^Channel battlestar/);
      await log().getByRole('button', { name: 'Join' }).click();
      await log().getByText('Anna pressed join').waitFor();
      await log().getByRole('button', { name: 'Brig' }).click();
      await log().getByText('Only the Admiral may send people to the brig.').waitFor();
      await picture('buttons');
      expect(await log().getByRole('button', { name: 'Too late' }).isDisabled()).toBe(true);
      await expect.poll(() => sent('press').map((action) => action.customId)).toEqual(['join', 'refused']);
    });

    test('a menu for one value is sent at once, one for several on Done', async () => {
      await openChannel(/^Channel battlestar/);
      await log().getByRole('combobox', { name: 'Where to?' }).click();
      await picture('menu');
      await log()
        .getByRole('option', { name: /^Communications/ })
        .click();
      await log().getByText('You chose communications.').waitFor();
      const cards = log().getByRole('combobox', { name: 'Cards for the check' });
      await cards.focus();
      for (const key of ['ArrowDown', 'Enter', 'End', 'Enter']) await page.keyboard.press(key);
      await picture('menu-many');
      await log().getByRole('button', { name: 'Done' }).click();
      await log().getByText('You chose politics-1, politics-5.').waitFor();
      await expect
        .poll(() => sent('select').map((action) => action.values))
        .toEqual([['communications'], ['politics-1', 'politics-5']]);
    });

    test('an ephemeral answer is for its person alone, and can be dismissed', async () => {
      await box().focus();
      await page.keyboard.type('/hand ');
      await page.keyboard.press('Enter');
      await log().getByText('Only you can see this').waitFor();
      await picture('ephemeral');
      await playAs(/^Play as Bela/);
      await page.getByText('This is the start of #lobby.').waitFor();
      expect(await log().getByText('Politics 3').count()).toBe(0);
      await playAs(/^Play as Anna/);
      await log().getByRole('button', { name: 'Dismiss message' }).click();
      await log().getByText('Politics 3').waitFor({ state: 'detached' });
      await expect.poll(() => sent('dismiss').length).toBe(1);
    });

    test('a direct message puts a badge on its person, who reads it', async () => {
      await openChannel(/^Channel battlestar/);
      await openDrawer();
      await page.getByRole('button', { name: 'Play as Bela, 1 unread' }).waitFor();
      if (phone) await page.keyboard.press('Escape');
      await log().getByRole('button', { name: 'Whisper to Bela' }).click();
      await openDrawer();
      await page.getByRole('button', { name: 'Play as Bela, 2 unread' }).waitFor();
      await picture('badges');
      await page.getByRole('button', { name: /^Play as Bela/ }).click();
      await openChannel(/^Direct messages with Galactica, 2 unread/);
      await log().getByText('Anna whispers: trust no one.').waitFor();
      await picture('inbox');
      await openDrawer();
      await page.getByRole('button', { name: 'Play as Bela', exact: true }).waitFor();
    });

    test('the Apps menu of a message and of a person, by mouse and by keyboard', async () => {
      await openChannel(/^Channel battlestar/);
      const join = log().getByRole('button', { name: 'Join' });
      await join.click({ button: 'right' });
      const menu = page.getByRole('menu', { name: 'Apps' });
      await menu.getByRole('menuitem', { name: 'Table: explain this' }).waitFor();
      await picture('apps-menu');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await join.click({ button: 'right' });
      await menu.getByRole('menuitem').waitFor();
      await page.keyboard.press('Enter');
      await log().getByText('All about that message.').waitFor();
      await log().getByText('used Table: explain this').first().waitFor();
      await openDrawer();
      await page.getByRole('button', { name: /^Play as Bela/ }).click({ button: 'right' });
      await menu.getByRole('menuitem', { name: 'Table: who is this?' }).click();
      if (phone) await page.keyboard.press('Escape');
      await log().getByText('All about Bela.').waitFor();
      await expect
        .poll(() =>
          sent('menu')
            .map(({ targetId }) => targetId)
            .at(-1),
        )
        .toBe(PEOPLE[1]?.user.id);
    });

    test('Alt with a digit switches the person', async () => {
      await page.keyboard.press('Alt+3');
      await page.getByTitle('Playing as Carlos Mendoza').waitFor();
      await box().focus();
      await page.keyboard.type('Hello @Bela');
      await page.keyboard.press('Enter');
      await log().getByText('Hello @Bela').waitFor();
      await expect
        .poll(() => sent('say'))
        .toEqual([
          { do: 'say', user: PEOPLE[2]?.user.id, channelId: LOBBY, content: `Hello <@${PEOPLE[1]?.user.id ?? ''}>` },
        ]);
    });

    test('a form opens, insists on what it needs, and is sent', async () => {
      await box().focus();
      await page.keyboard.type('/note ');
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: 'A private note' });
      await form.waitFor();
      await form.getByRole('button', { name: 'Submit' }).click();
      expect(sent('submitModal')).toEqual([]);
      await form.getByLabel('Title').fill('Plan');
      await form.getByLabel('Text', { exact: true }).fill('Trust nobody.');
      await picture('form');
      await form.getByRole('button', { name: 'Submit' }).click();
      await log().getByText('Noted: Plan Trust nobody.').waitFor();
      await expect
        .poll(() => sent('submitModal'))
        .toMatchObject([{ channelId: LOBBY, fields: { title: 'Plan', text: 'Trust nobody.' } }]);
    });

    test('thinking is shown until the answer comes, and a failure says why', async () => {
      await box().focus();
      await page.keyboard.type('/slow ');
      await page.keyboard.press('Enter');
      await log().getByText('is thinking…').waitFor();
      await log().getByText('That took a while.').waitFor();
      expect(await log().getByText('is thinking…').count()).toBe(0);
      await page.keyboard.type('/fail ');
      await page.keyboard.press('Enter');
      await log().getByText('This interaction failed.').waitFor();
      await picture('failed');
    });

    test('a picture opens large and Escape closes it', async () => {
      await openChannel(/^Channel battlestar/);
      await log()
        .getByRole('button', { name: /^Enlarge picture/ })
        .click();
      await page.getByRole('dialog', { name: 'The board after turn 3' }).waitFor();
      await picture('picture');
      if (phone) {
        // Its words have the whole width, and its ways on are high enough for a finger.
        const foot = page.getByRole('dialog').locator('.lightbox-foot');
        expect((await foot.locator('.lightbox-label').boundingBox())?.width).toBeGreaterThan(width * 0.8);
        expect((await foot.getByRole('link', { name: 'Open original' }).boundingBox())?.height).toBeGreaterThanOrEqual(
          32,
        );
      }
      await page.getByRole('dialog').getByRole('button', { name: 'Actual size' }).click();
      expect((await page.getByRole('dialog').getByRole('img').boundingBox())?.width).toBe(1100);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    describe('the end of a channel', () => {
      const toNewest = (): Locator => page.getByRole('button', { name: 'Jump to present' });
      /** Pixels between what is in view and the end. */
      const fromEnd = async (): Promise<number> =>
        Number(
          await page.evaluate(
            `(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)(document.querySelector('.scroller'))`,
          ),
        );

      beforeEach(async () => {
        await openChannel(/^Channel battlestar/);
        await log().getByRole('button', { name: 'Join' }).waitFor();
        await expect.poll(fromEnd).toBeLessThan(1);
      });

      test('stays in view while it grows, also once more before the browser tells that it was scrolled to', async () => {
        await page.evaluate(`(() => {
          const [box, list] = [document.querySelector('.scroller'), document.querySelector('.messages')];
          const grow = () => list.append(Object.assign(document.createElement('div'), { style: 'flex: none; height: 300px' }));
          grow();
          box.scrollTop = box.scrollHeight;
          grow();
        })()`);
        await expect.poll(fromEnd).toBeLessThan(1);
        expect(await toNewest().count()).toBe(0);
      });

      test('is let go by who scrolls up, also in the moment in which it has grown, and one press leads back', async () => {
        // The page follows what has grown as soon as it sees its new size; the reader scrolls before the browser tells
        // of that.
        await page.evaluate(`new Promise((done) => {
          const [box, list] = [document.querySelector('.scroller'), document.querySelector('.messages')];
          const height = list.offsetHeight;
          const seen = new ResizeObserver(() => {
            if (list.offsetHeight === height) return;
            seen.disconnect();
            box.scrollTop -= 250;
            requestAnimationFrame(() => requestAnimationFrame(done));
          });
          seen.observe(list);
          list.append(Object.assign(document.createElement('div'), { style: 'flex: none; height: 600px' }));
        })`);
        await toNewest().waitFor();
        expect(await fromEnd()).toBe(250);
        await toNewest().click();
        await expect.poll(fromEnd).toBeLessThan(1);
        await toNewest().waitFor({ state: 'detached' });
      });
    });

    test.each([
      ['its card', /1 message/],
      ['the notice that it was made', /^Turn 3: where do we jump\?$/],
    ])('the thread is reached from %s', async (_from, name) => {
      await openChannel(/^Channel battlestar/);
      await log().getByRole('button', { name }).click();
      await page.getByRole('heading', { name: 'Turn 3: where do we jump?', level: 2 }).waitFor();
      await log().getByText('Two more units of distance').waitFor();
    });

    test('a lost line and an absent bot are told, and what was missed comes back', async () => {
      server.setOnline(false);
      await page.getByRole('status').getByText('The bot is offline').waitFor();
      await picture('offline');
      server.cutLines();
      await page.getByText('Connection to the practice table lost').waitFor();
      server.setOnline(true);
      await page.locator('.banner').waitFor({ state: 'detached' });
    });

    test('nothing is wider than the window', async () => {
      for (const label of [/^Channel lobby/, /^Channel battlestar/, /^Thread Turn 3/]) {
        await openChannel(label);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(
          await page.evaluate(
            'document.querySelector(".scroller").scrollWidth <= document.querySelector(".scroller").clientWidth',
          ),
        ).toBe(true);
      }
      expect(await page.locator('.channel-head-name').textContent()).toContain('Turn 3');
    });
  });
});

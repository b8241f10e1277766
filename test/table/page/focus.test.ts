import type { APIMessage } from 'discord-api-types/v10';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AwaitedPerson } from '../../../src/table/contract.ts';
import { focused, focusedRole } from '../../browser/audit.ts';
import { NARROW, describeInBrowser, type Visit } from '../../browser/inBrowser.ts';
import { BOT, GAME, LOBBY, PEOPLE, say } from './fakeGuild.ts';
import { type FakeServer, startFakeServer } from './fakeServer.ts';

const bela = PEOPLE[1]?.user.id ?? '';

const button = (label: string, customId: string, disabled = false) =>
  ({ type: 2, style: 1, label, custom_id: customId, disabled }) as const;
const menu = (customId: string) =>
  ({
    type: 3,
    custom_id: customId,
    placeholder: 'Which cards?',
    options: [1, 2].map((card) => ({ label: `Card ${card}`, value: `${card}` })),
  }) as const;

/** A question with two answers and a menu. */
function question(decision: string, extra: Partial<APIMessage> = {}): APIMessage {
  const answers = [
    button(`Stay in ${decision}`, `pick|${decision}|0`),
    button(`Jump in ${decision}`, `pick|${decision}|1`),
  ];
  return say(GAME, BOT, `<@${bela}> is asked ${decision}.`, {
    components: [
      { type: 1, components: answers },
      { type: 1, components: [menu(`menu|${decision}|`)] },
    ],
    ...extra,
  });
}

const asks = ({ id, channel_id: channelId }: APIMessage): AwaitedPerson => ({ userId: bela, channelId, messageId: id });

describeInBrowser('the focus on the page', (visit) => {
  describe.each(NARROW)('$name, $width by $height', (size) => {
    let server: FakeServer;
    let visited: Visit;
    let page: Page;

    beforeEach(async () => {
      server = await startFakeServer();
      visited = await visit(server.url, size, 'focus');
      ({ page } = visited);
      await page.getByText('This is the start of #lobby.').waitFor();
    });
    afterEach(async () => {
      await visited.leave();
      await server.close();
    });

    const log = (): Locator => page.getByRole('log');
    const post = (message: APIMessage): void => server.table.post({ message, only: undefined });
    const nowAsking = (...messages: ReadonlyArray<APIMessage>): void => {
      server.table.waiting = messages.map(asks);
      server.table.tell('all', { type: 'waiting', waiting: server.table.waiting });
    };
    const focusIsOn = async (name: string): Promise<void> => {
      await expect.poll(() => focused(page)).toBe(name);
    };
    /** A mark: once it is drawn, so is everything sent before it, since each line brings everything in order. */
    const drawn = async (channelId: string, what: string): Promise<void> => {
      post(say(channelId, BOT, what));
      await log().getByText(what).waitFor();
    };
    /** In front of Bela's question, with the keyboard on its second answer. */
    const atQuestion = async (): Promise<APIMessage> => {
      const asked = question('first');
      post(asked);
      nowAsking(asked);
      await page.getByRole('group', { name: 'Up now' }).waitFor();
      await page.keyboard.press('Alt+q');
      await focusIsOn('Stay in first');
      await page.keyboard.press('Tab');
      await focusIsOn('Jump in first');
      return asked;
    };

    describe('Alt+Q', () => {
      test('waits for a question that the page knows of before it has come', async () => {
        const asked = question('first');
        nowAsking(asked);
        await page.getByRole('group', { name: 'Up now' }).waitFor();
        await page.keyboard.press('Alt+q');
        await page.getByRole('button', { name: /^It’s your move/ }).waitFor();
        await drawn(GAME, 'Something else comes first.');
        post(asked);
        await focusIsOn('Stay in first');
      });

      test('waits for the answers of a question that is still being written', async () => {
        const asked = question('first');
        post({ ...asked, components: [] });
        nowAsking(asked);
        await page.getByRole('group', { name: 'Up now' }).waitFor();
        await page.keyboard.press('Alt+q');
        await page.getByRole('button', { name: /^It’s your move/ }).waitFor();
        await drawn(GAME, 'Something else comes first.');
        server.table.replace(asked);
        await focusIsOn('Stay in first');
      });

      test('finds a question that has moved on the way', async () => {
        const [old, moved] = [question('first'), question('first')];
        nowAsking(old);
        await page.getByRole('group', { name: 'Up now' }).waitFor();
        await page.keyboard.press('Alt+q');
        await page.getByRole('button', { name: /^It’s your move/ }).waitFor();
        post(moved);
        nowAsking(moved);
        await focusIsOn('Stay in first');
      });

      test('before anybody is asked goes to the next question that comes', async () => {
        await page.keyboard.press('Alt+q');
        const asked = question('first');
        post(asked);
        nowAsking(asked);
        await focusIsOn('Stay in first');
      });

      test('does not take away whoever has gone on to something else meanwhile', async () => {
        const asked = question('first');
        nowAsking(asked);
        await page.getByRole('group', { name: 'Up now' }).waitFor();
        await page.keyboard.press('Alt+q');
        await page.getByRole('button', { name: /^It’s your move/ }).waitFor();
        await page.keyboard.type('x');
        const box = page.locator('[data-composer]');
        await expect.poll(() => box.inputValue()).toBe('x');
        post(asked);
        await log().getByRole('button', { name: 'Stay in first' }).waitFor();
        await drawn(GAME, 'Something else comes after.');
        await page.keyboard.type('y');
        expect(await box.inputValue()).toBe('xy');
      });

      test('is over once it has come there: someone who comes back later finds the keyboard elsewhere', async () => {
        await atQuestion();
        for (const label of [/^Channel lobby/, /^Channel battlestar/]) {
          if (size.phone) await page.getByRole('button', { name: /^Channels and people/ }).click();
          await page.getByRole('button', { name: label }).click();
          const row = page.getByRole('button', { name: label, includeHidden: true });
          await row.and(page.locator('[aria-current=page]')).waitFor({ state: 'attached' });
        }
        await drawn(GAME, 'Something else comes after.');
        expect(await focusedRole(page)).toBe('null');
      });
    });

    describe('in a question', () => {
      test('moves with it below what has been said since, whichever is sent first', async () => {
        const old = await atQuestion();
        post(say(GAME, BOT, 'Something happens.'));
        const moved = question('first');
        post(moved);
        server.table.remove(GAME, old.id);
        nowAsking(moved);
        await page.locator(`#message-${old.id}`).waitFor({ state: 'detached' });
        await focusIsOn('Jump in first');
        server.table.remove(GAME, moved.id);
        await page.locator(`#message-${moved.id}`).waitFor({ state: 'detached' });
        const last = question('first');
        post(last);
        await page.locator(`#message-${last.id}`).waitFor();
        await focusIsOn('Jump in first');
        expect(await page.locator(`#message-${last.id} :focus`).count()).toBe(1);
      });

      test('stays in its menu when that is drawn again with what was picked', async () => {
        const asked = await atQuestion();
        await page.keyboard.press('Tab');
        await focusIsOn('Which cards?');
        const answers = asked.components?.slice(0, 1) ?? [];
        const picked = menu('menu|first|1');
        server.table.replace({
          ...asked,
          content: 'One picked.',
          components: [...answers, { type: 1, components: [picked] }],
        });
        await log().getByText('One picked.').waitFor();
        await focusIsOn('Which cards?');
        await page.keyboard.press('ArrowDown');
        await log().getByRole('option', { name: 'Card 1' }).waitFor();
      });

      test('goes to another of its answers when the one that has it can’t be pressed any more', async () => {
        const asked = await atQuestion();
        server.table.replace({
          ...asked,
          content: 'One is gone.',
          components: [
            {
              type: 1,
              components: [button('Stay in first', 'pick|first|0'), button('Jump in first', 'pick|first|1', true)],
            },
          ],
        });
        await log().getByText('One is gone.').waitFor();
        await focusIsOn('Stay in first');
      });

      test('does not pass to another question: one press too many answers nothing', async () => {
        const asked = await atQuestion();
        const next = question('second');
        post(next);
        server.table.remove(GAME, asked.id);
        nowAsking(next);
        await page.locator(`#message-${asked.id}`).waitFor({ state: 'detached' });
        await drawn(GAME, 'Something else comes after.');
        expect(await focusedRole(page)).toBe('null');
        await page.keyboard.press('Alt+q');
        await focusIsOn('Stay in second');
      });

      test('comes back from the Apps menu to a question that has moved meanwhile', async () => {
        const old = await atQuestion();
        const moved = question('first');
        await log()
          .getByRole('button', { name: 'Jump in first' })
          .dispatchEvent('contextmenu', { clientX: 50, clientY: 50 });
        await page.getByRole('menu', { name: 'Apps' }).getByRole('menuitem').waitFor();
        await focusIsOn('Table: explain this');
        post(moved);
        server.table.remove(GAME, old.id);
        await page.locator(`#message-${old.id}`).waitFor({ state: 'detached' });
        await page.keyboard.press('Escape');
        await focusIsOn('Jump in first');
      });
    });

    describe('in a form', () => {
      beforeEach(async () => {
        await page.locator('[data-composer]').focus();
        await page.keyboard.type('/note ');
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: 'A private note' }).waitFor();
        await page.keyboard.type('Plan');
        await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Plan');
      });

      test.each(['Submit', 'Cancel', 'Close'])('goes back with %s to what had it before', async (name) => {
        const form = page.getByRole('dialog', { name: 'A private note' });
        await form.getByRole('button', { name }).focus();
        await page.keyboard.press('Enter');
        await form.waitFor({ state: 'detached' });
        await focusIsOn('Message lobby. Type / for commands.');
      });

      test('stays there with what has been typed when the line is lost and found', async () => {
        server.cutLines();
        await page.getByText('Connection to the practice table lost').waitFor();
        await page.locator('.banner').waitFor({ state: 'detached' });
        await drawn(LOBBY, 'The line is back.');
        await page.keyboard.type(' B');
        expect(await page.getByLabel('Title').inputValue()).toBe('Plan B');
        await page.keyboard.press('Enter');
        await log().getByText('Noted: Plan B').waitFor();
        expect(server.actions.at(-1)).toMatchObject({ do: 'submitModal', channelId: LOBBY });
      });
    });

    test('in the tools goes back with their button to close, and stays while nobody is asked', async () => {
      const asked = question('first');
      post(asked);
      nowAsking(asked);
      await page.getByRole('group', { name: 'Up now' }).waitFor();
      await page.getByRole('button', { name: /^Practice tools/ }).focus();
      await page.keyboard.press('Enter');
      const answer = page.getByRole('button', { name: 'Answer this question' });
      await answer.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => server.actions.filter((action) => action.do === 'answerOnce').length).toBe(1);
      nowAsking();
      await expect.poll(() => answer.isDisabled()).toBe(true);
      await page.keyboard.press('Enter');
      nowAsking(asked);
      await expect.poll(() => answer.isDisabled()).toBe(false);
      await focusIsOn('Answer this question');
      await page.keyboard.press('Enter');
      // No one was asked at the press between.
      await expect.poll(() => server.actions.filter((action) => action.do === 'answerOnce').length).toBe(2);
      await page.getByRole('button', { name: 'Close', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Practice tools' }).waitFor({ state: 'detached' });
      expect(await focused(page)).toMatch(/^Practice tools/);
    });

    test.runIf(size.phone)('leaves the list of channels with it', async () => {
      await page.getByRole('button', { name: /^Channels and people/ }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /^Channel battlestar/ }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.drawer').waitFor({ state: 'hidden' });
      expect(await focused(page)).toMatch(/^Channels and people/);
    });
  });
});

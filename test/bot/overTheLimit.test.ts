import type { Interaction } from 'discord.js';
import { expect, test } from 'vitest';
import { createPersonLimit } from '../../src/bot/personLimit.ts';
import { createRouter } from '../../src/bot/router.ts';
import { assembleApp } from '../../src/startup/wiring.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { botFor } from '../commands/support.ts';
import { ada, memoryLog } from './support.ts';

/** The part of discord.js’s interaction that the router reads before it knows what someone wants. */
function typing(answers: Array<ReadonlyArray<unknown>>): Interaction {
  const isNot = (): boolean => false;
  const typed = {
    id: '1',
    user: { id: ada.id },
    isAutocomplete: () => true,
    isChatInputCommand: isNot,
    isContextMenuCommand: isNot,
    isMessageComponent: isNot,
    isModalSubmit: isNot,
    isRepliable: isNot,
    respond: async (choices: ReadonlyArray<unknown>) => {
      answers.push(choices);
    },
  };
  return typed as unknown as Interaction;
}

test('over the limit nothing is suggested, and it counts as limited', async () => {
  const app = assembleApp(openSqliteStore(':memory:'), memoryLog());
  const log = memoryLog();
  // The clock does not move, so that nothing comes back.
  const limit = createPersonLimit(() => 0);
  while (limit.take(ada.id, 1) === 'allowed');
  const presses = {
    begin: () => {
      throw new Error('Nothing is pressed.');
    },
  };
  const live = {
    follow: () => {
      throw new Error('Nothing is shown.');
    },
  };
  const route = createRouter({ bot: botFor(app), commands: [], menus: [], log, limit, presses, live: live as never });
  const answers: Array<ReadonlyArray<unknown>> = [];
  expect(await route(typing(answers))).toBe('limited');
  expect(answers).toEqual([[]]);
  expect(log.lines).toEqual([]);
  await app.close();
});

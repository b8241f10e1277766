import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, GameRecord } from '../../src/app/types.ts';
import { lobbyMessage } from '../../src/bot/messages/lobby.ts';
import { errorMessage } from '../../src/bot/messages/refusal.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import { threadName } from '../../src/bot/threads.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { botFor } from '../commands/support.ts';
import {
  ada,
  bo,
  callerFor,
  channelId,
  chidi,
  componentsOf,
  guildId,
  labels,
  memoryApp,
  openLobby,
} from './support.ts';

let app: App;
beforeEach(() => {
  app = memoryApp();
});
afterEach(async () => {
  await app.close();
});

async function drawn({ id }: Pick<GameRecord, 'id'>): Promise<Message & { readonly content: string }> {
  const message = lobbyMessage(await app.game(id), await app.setup.form(id), english);
  return { content: '', ...message };
}

function buttonOf(
  message: Message,
  label: string,
): { readonly label: string | undefined; readonly disabled: boolean } | undefined {
  const buttons = componentsOf(message).flatMap((component) =>
    'label' in component ? [{ label: component.label, disabled: component.disabled ?? false }] : [],
  );
  return buttons.find((each) => each.label.includes(label));
}

describe('the lobby message', () => {
  test('shows seats, options, pace and host, within the five rows of a message', async () => {
    const message = await drawn(await openLobby(app));
    expect(message.content).toContain('1. **Ada** · host\n2. **Bo**\n3. **Chidi**');
    expect(message.content).toContain('- Objective: **Kobol**');
    expect(message.content).toContain('- Difficulty: **normal**');
    expect(message.content).toContain('- Pace: **Daily** (reminders');
    expect(message.content).toContain('-# Ada chooses');
    expect(message.components?.length).toBeLessThanOrEqual(5);
  });

  test('with seats short of the wanted number starts with automatic players, else just starts', async () => {
    const game = await app.create({ guildId, channelId, host: ada, wanted: 3 });
    expect(labels(await drawn(game))).toContain('Start with bots');
    expect((await drawn(game)).content).toContain('### Seats: 1 of 3 taken\n1. **Ada** · host\n2. *open*\n3. *open*');
    await app.join(game.id, bo);
    await app.join(game.id, chidi);
    expect(labels(await drawn(game))).toContain('Start');
    expect(buttonOf(await drawn(game), 'Join')?.disabled).toBe(true);
  });

  test('says in short what is decided, and opens the form by a button for each section', async () => {
    const game = await openLobby(app);
    await app.setup.change(game.id, ada, { values: { pegasus: 'on', cylonLeader: 'on', objective: 'newCaprica' } });
    const message = await drawn(game);
    expect(message.content).toContain(
      '- Expansions: **Pegasus**\n- Objective: **New Caprica**\n- Difficulty: **normal**\n- Roles: **Cylon Leaders, Sympathizer with 4 or 6 players if no one plays a Cylon Leader**\n- Rules: **Cylon ships act once per turn, New Loyalty card after an execution**',
    );
    expect(labels(message).slice(5)).toEqual([
      'Players and pace',
      'Expansions and objective',
      'Roles and rules',
      'Seats and reserved roles',
    ]);
  });

  test('R-SET-53 R-SET-17 says among the roles whether a Sympathizer is in', async () => {
    const game = await openLobby(app);
    const roles = async (wanted: number | undefined, values = {}): Promise<string | undefined> => {
      await app.setup.change(game.id, ada, { wanted, values });
      return /- Roles: \*\*(.*)\*\*/.exec((await drawn(await app.game(game.id))).content)?.[1];
    };
    expect(await roles(undefined)).toBe('Sympathizer with 4 or 6 players');
    expect(await roles(4)).toBe('Sympathizer');
    expect(await roles(5)).toBe('none');
    expect(await roles(4, { noSympathizer: 'on' })).toBe('No Sympathizer');
    expect(await roles(4, { noSympathizer: 'off', pegasus: 'on', sympatheticCylon: 'on' })).toBe('Sympathetic Cylon');
    expect(await roles(4, { sympatheticCylon: 'off', pegasus: 'off', daybreak: 'on' })).toBe('none');
  });

  test('shows the name that the host gave the game in full', async () => {
    const name = 'The fall of the Twelve Colonies, second evening at home';
    const game = await app.create({ guildId, channelId, host: ada, name });
    expect((await drawn(game)).content).toContain(`## ${name}\n`);
    expect(threadName({ id: game.id, status: 'running' }, { name }, english)).toBe(`${name} · ${game.id}`);
  });

  test('no name breaks the form or pings', async () => {
    const game = await app.create({
      guildId,
      channelId,
      host: { ...ada, name: '**@everyone**' },
      name: '<@1> `x` ||y|| '.repeat(3).trim(),
    });
    const { content } = await drawn(game);
    expect(content).not.toMatch(/[^\\]@everyone/);
    expect(content).not.toContain('<@1>');
  });

  test('the longest names, all of them markup, stay within the limits', async () => {
    const wide = { name: '*'.repeat(32) };
    const game = await app.create({ guildId, channelId, host: { ...ada, ...wide }, name: '_'.repeat(60) });
    for (const id of ['2', '3', '4', '5', '6']) await app.join(game.id, { id, ...wide });
    const message = await drawn(game);
    expect(message.content.length).toBeLessThanOrEqual(2000);
    expect(message.content).toContain('chooses the options');
  });

  test('after the start it says on one line what was decided, without a button', async () => {
    const game = await openLobby(app);
    await app.setup.change(game.id, ada, { values: { difficulty: 'easierForHumans' } });
    await app.start(game.id, ada);
    const message = await drawn(game);
    expect(message.components).toEqual([]);
    expect(message.content).toContain('Difficulty: easier for the humans');
    expect(message.content).toContain('under way');
  });
});

describe('the buttons of the lobby', () => {
  test('one press starts with automatic players in the empty seats; a second one at once changes nothing', async () => {
    const { id } = await openLobby(app);
    await app.setup.change(id, ada, { wanted: 5 });
    const fill = {
      caller: callerFor(ada),
      press: { kind: 'lobby', game: id, deed: 'fill' },
      values: [],
      place: 'channel',
    } as const;
    const both = await Promise.all(
      [0, 1].map(() =>
        handlePress(botFor(app), fill).catch((error: unknown) => errorMessage(error, undefined, english)),
      ),
    );
    expect(both[0]).toEqual({ kind: 'nothing' });
    expect(both[1]).toMatchObject({ content: expect.stringMatching(/^This game has already started\./) });
    expect((await app.game(id)).seats).toHaveLength(5);
  });
});

test('a thread is called as its game, and says when that is over', () => {
  expect(threadName({ id: 'adama-417', status: 'lobby' }, {}, english)).toBe('adama-417 · Battlestar Galactica');
  expect(threadName({ id: 'adama-417', status: 'running' }, { name: 'Friday' }, english)).toBe('Friday · adama-417');
  expect(threadName({ id: 'adama-417', status: 'over' }, { name: 'Friday' }, english)).toBe(
    'Friday · adama-417 · over',
  );
  expect(
    threadName({ id: 'adama-417', status: 'abandoned' }, { name: 'x'.repeat(60) }, english).length,
  ).toBeLessThanOrEqual(100);
});

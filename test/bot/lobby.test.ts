import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paces } from '../../src/app/types.ts';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import type { Press } from '../../src/bot/customId.ts';
import { lobbyMessage } from '../../src/bot/messages/lobby.ts';
import { errorMessage } from '../../src/bot/messages/refusal.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import { threadName } from '../../src/bot/threads.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { deskFor } from '../commands/support.ts';
import { ada, bo, callerFor, channelId, chidi, componentsOf, guildId, labels, memoryApp, openLobby } from './support.ts';

let app: App;
beforeEach(() => { app = memoryApp(); });
afterEach(async () => { await app.close(); });

async function drawn({ id }: Pick<GameRecord, 'id'>): Promise<Message & { readonly content: string }> {
  const message = lobbyMessage(await app.game(id), await app.setup.form(id), english);
  return { content: '', ...message };
}

function buttonOf(message: Message, label: string): { readonly label: string | undefined; readonly disabled: boolean } | undefined {
  const buttons = componentsOf(message).flatMap((component) => ('label' in component ? [{ label: component.label, disabled: component.disabled ?? false }] : []));
  return buttons.find((each) => each.label.includes(label));
}

function menu(message: Message, option: string) {
  return componentsOf(message).flatMap((component) => ('options' in component ? component.options : [])).find(({ label }) => label === option);
}

describe('the lobby message', () => {
  test('shows seats, options, pace and host, within the five rows of a message', async () => {
    const message = await drawn(await openLobby(app));
    expect(message.content).toContain('1. **Ada** · host\n2. **Bo**\n3. **Chidi**');
    expect(message.content).toContain('- Objective: **Kobol**');
    expect(message.content).toContain('- Difficulty: **normal**');
    expect(message.content).toContain('- Pace · Daily');
    expect(message.content).toContain('-# Ada decides');
    expect(message.components?.length).toBeLessThanOrEqual(5);
  });

  test('with seats short of the wanted number starts with automatic players, else just starts', async () => {
    const game = await app.create({ guildId, channelId, host: ada, wanted: 3 });
    expect(labels(await drawn(game))).toContain('Start with automatic players');
    expect((await drawn(game)).content).toContain('### Seats: 1 of 3 taken\n1. **Ada** · host\n2. *open*\n3. *open*');
    await app.join(game.id, bo);
    await app.join(game.id, chidi);
    expect(labels(await drawn(game))).toContain('Start');
    expect(buttonOf(await drawn(game), 'Join')?.disabled).toBe(true);
  });

  test('an option that doesn’t fit is switched off, with the reason', async () => {
    const game = await app.create({ guildId, channelId, host: ada, wanted: 5 });
    const message = await drawn(game);
    expect(buttonOf(message, 'No Sympathizer')).toEqual({ label: '☐ No Sympathizer', disabled: true });
    expect(message.content).toMatch(/^-# ☐ No Sympathizer: .*4 or 6 players/m);
    await app.setup.change(game.id, ada, { wanted: 4 });
    expect(buttonOf(await drawn(game), 'No Sympathizer')?.disabled).toBe(false);
    expect((await drawn(game)).content).not.toContain('No Sympathizer');
    await app.setup.change(game.id, ada, { values: { noSympathizer: 'on' } });
    expect(buttonOf(await drawn(game), 'No Sympathizer')).toEqual({ label: '☑ No Sympathizer', disabled: false });
    expect((await drawn(game)).content).toContain('- ☑ **No Sympathizer**');
    expect(menu(await drawn(game), '5 players')?.description).toMatch(/^Not now: .*4 or 6 players/);
  });

  test('no name breaks the form or pings', async () => {
    const game = await app.create({ guildId, channelId, host: { ...ada, name: '**@everyone**' }, name: '<@1> `x` ||y|| '.repeat(3).trim() });
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
    expect(message.content).toContain('decides about the options');
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

describe('the buttons and menus of the lobby', () => {
  async function press(person: Person, part: Pick<Extract<Press, { kind: 'lobby' }>, 'kind' | 'deed'> | Omit<Extract<Press, { kind: 'option' }>, 'game'>, ...values: ReadonlyArray<string>): Promise<string> {
    const [game] = await app.gamesOfGuild(guildId);
    const pressed = { caller: callerFor(person), press: { ...part, game: game?.id ?? '' }, values, place: 'channel' } as const;
    const outcome = await handlePress(deskFor(app), pressed).catch((error: unknown) => ({ kind: 'whisper', message: errorMessage(error, undefined, english) }) as const);
    return outcome.kind === 'whisper' ? outcome.message.content ?? '' : outcome.kind;
  }

  const toggle = { kind: 'option', option: 'cylonShipsActivateOncePerTurn', value: 'off' } as const;
  const choose = { kind: 'lobby', deed: 'choose' } as const;
  const players = { kind: 'lobby', deed: 'players' } as const;

  test('are for the host; others are told whom to ask', async () => {
    const { id } = await openLobby(app);
    expect(await press(bo, toggle)).toBe('Only the host of this game or an administrator may do this. Ask Ada.');
    expect(await press(bo, choose, 'difficulty=easierForCylons')).toMatch(/Ask Ada\.$/);
    expect(await press(bo, players, '4')).toMatch(/Ask Ada\.$/);
    expect(await press({ ...bo, administrator: true }, toggle)).toBe('nothing');
    expect((await app.game(id)).options.cylonShipsActivateOncePerTurn).toBe(false);
  });

  test('set the number of players, an option of several and the pace', async () => {
    const { id } = await openLobby(app);
    expect(await press(ada, players, '4')).toBe('nothing');
    expect(await press(ada, choose, 'difficulty=easierForCylons')).toBe('nothing');
    expect(await press(ada, choose, 'pace=evening')).toBe('nothing');
    expect(await app.setup.of(id)).toMatchObject({ wanted: 4 });
    expect(await app.game(id)).toMatchObject({ options: { difficulty: 'easierForCylons' }, pace: paces.evening });
    await press(ada, players, 'any');
    expect(await app.setup.of(id)).not.toHaveProperty('wanted');
  });

  test('what doesn’t fit is refused with the reason, and what nobody knows as out of date', async () => {
    await openLobby(app);
    expect(await press(ada, choose, 'objective=newCaprica')).toMatch(/New Caprica needs Pegasus/);
    expect(await press(ada, players, '7')).toMatch(/^These options don’t go together\./);
    expect(await press(ada, choose, 'difficulty=impossible')).toMatch(/^This menu is out of date\./);
    expect(await press(ada, { ...toggle, option: 'cheating' })).toMatch(/^This menu is out of date\./);
  });

  test('one press starts with automatic players in the empty seats; a second one at once changes nothing', async () => {
    const { id } = await openLobby(app);
    await press(ada, players, '5');
    const fill = { kind: 'lobby', deed: 'fill' } as const;
    const both = await Promise.all([press(ada, fill), press(ada, fill)]);
    expect(both[0]).toBe('nothing');
    expect(both[1]).toMatch(/^This game has already started\./);
    expect((await app.game(id)).seats).toHaveLength(5);
  });
});

test('a thread is called as its game, and says when that is over', () => {
  expect(threadName({ id: 'adama-417', status: 'lobby' }, {}, english)).toBe('Battlestar Galactica · adama-417');
  expect(threadName({ id: 'adama-417', status: 'running' }, { name: 'Friday' }, english)).toBe('Friday · adama-417');
  expect(threadName({ id: 'adama-417', status: 'over' }, { name: 'Friday' }, english)).toBe('Friday · adama-417 · over');
  expect(threadName({ id: 'adama-417', status: 'abandoned' }, { name: 'x'.repeat(60) }, english).length).toBeLessThanOrEqual(100);
});

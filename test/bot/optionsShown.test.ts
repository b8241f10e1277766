/**
 * An option that another one switches off is shown as it then is: in the lobby, in its form, after the start and by
 * `/game create`.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { optionFields } from '../../src/app/types.ts';
import type { App, GameRecord } from '../../src/app/types.ts';
import { lobbyMessage } from '../../src/bot/messages/lobby.ts';
import { formMessage } from '../../src/bot/messages/lobbyForm.ts';
import { english } from '../../src/words/index.ts';
import { callBy, commandWith, botFor, replyTo } from '../commands/support.ts';
import { ada, memoryApp, openLobby } from './support.ts';

type Values = Readonly<Record<string, string>>;

let app: App;
beforeEach(() => {
  app = memoryApp();
});
afterEach(async () => {
  await app.close();
});

function nameOf(key: string): string {
  const field = optionFields.find((each) => each.key === key);
  if (field === undefined) throw new Error(`There is no option ${key}.`);
  return field.name(english);
}

/** The places that name the option: the lobby, its form, the message after the start. */
async function shown({ id }: Pick<GameRecord, 'id'>, key: string): Promise<ReadonlyArray<boolean>> {
  const game = await app.game(id);
  const form = await app.setup.form(id);
  const section = key === 'executionRedrawsLoyalty' || key === 'bridgeByOthersSkipsCrisis' ? 'rules' : 'game';
  const messages = [
    lobbyMessage(game, form, english),
    formMessage({ game, form, open: { section, page: 0 }, reader: ada, say: english }),
    lobbyMessage({ ...game, status: 'running' }, form, english),
  ];
  return messages.map(({ content = '' }) => content.includes(nameOf(key)));
}

interface Pair {
  readonly key: string;
  /** The settings with which it is on. */
  readonly on: Values;
  /** These switch it off. */
  readonly off: Values;
  /** The part of `on` that comes back after that, and whether the option comes back with it. */
  readonly back: Values;
  readonly again: boolean;
}

const exodus = { exodus: 'on' };
const pairs: ReadonlyArray<Pair> = [
  ...['personalGoals', 'finalFive', 'cylonFleet'].map((key): Pair => ({
    key,
    on: { ...exodus, [key]: 'on' },
    off: { exodus: 'off' },
    back: exodus,
    again: false,
  })),
  {
    key: 'executionRedrawsLoyalty',
    on: { pegasus: 'on' },
    off: { pegasus: 'off' },
    back: { pegasus: 'on' },
    again: true,
  },
  { key: 'executionRedrawsLoyalty', on: exodus, off: { exodus: 'off', daybreak: 'on' }, back: exodus, again: true },
  {
    key: 'bridgeByOthersSkipsCrisis',
    on: { daybreak: 'on', objective: 'searchForHome', bridgeByOthersSkipsCrisis: 'on' },
    off: { objective: 'kobol' },
    back: { objective: 'searchForHome' },
    again: true,
  },
];

describe('R-SET-14 R-EXE-43 R-DAY-62 an option without what it needs', () => {
  test.each(pairs)('$key with $off is named nowhere', async ({ key, on, off, back, again }) => {
    const game = await openLobby(app);
    await app.setup.change(game.id, ada, { values: on });
    expect(await shown(game, key)).toEqual([true, true, true]);
    await app.setup.change(game.id, ada, { values: off });
    expect(await shown(game, key)).toEqual([false, false, false]);
    await app.setup.change(game.id, ada, { values: back });
    expect(await shown(game, key)).toEqual([again, again, again]);
  });
});

describe('R-SET-53 R-SET-54 the Sympathizer', () => {
  test.each<readonly [string, Values]>([
    ['Sympathizer', {}],
    ['No Sympathizer', { noSympathizer: 'on' }],
    ['Sympathetic Cylon', { pegasus: 'on', sympatheticCylon: 'on' }],
    ['Cylon Leaders, Sympathizer if no one plays a Cylon Leader', { pegasus: 'on', cylonLeader: 'on' }],
    ['Cylon Leaders', { daybreak: 'on', cylonLeader: 'on' }],
    ['none', { daybreak: 'on' }],
  ])('the lobby says: %s, with %j', async (roles, values) => {
    const game = await openLobby(app);
    await app.setup.change(game.id, ada, { wanted: 4, values });
    const { content } = lobbyMessage(await app.game(game.id), await app.setup.form(game.id), english);
    expect(content).toContain(`- Roles: **${roles}**`);
  });
});

describe('R-SET-11 R-SET-14 R-SET-15 R-SET-16 R-SET-17 an option that another one rules out', () => {
  test.each<readonly [Values, Values, RegExp]>([
    [{ noSympathizer: 'on' }, { daybreak: 'on' }, /With Daybreak there is no Sympathizer anyway/],
    [{ daybreak: 'on' }, { noSympathizer: 'on' }, /With Daybreak there is no Sympathizer anyway/],
    [{ pegasus: 'on', noSympathizer: 'on' }, { cylonLeader: 'on' }, /doesn’t work with Cylon Leaders/],
    [{ pegasus: 'on', noSympathizer: 'on' }, { sympatheticCylon: 'on' }, /doesn’t work with the Sympathetic Cylon/],
    [{ pegasus: 'on', sympatheticCylon: 'on' }, { daybreak: 'on' }, /Sympathetic Cylon isn’t used with Daybreak/],
    [{ pegasus: 'on', sympatheticCylon: 'on' }, { pegasus: 'off' }, /The Sympathetic Cylon needs Pegasus/],
    [{ pegasus: 'on', cylonLeader: 'on' }, { pegasus: 'off' }, /Cylon Leaders need Pegasus or Daybreak/],
    [{ pegasus: 'on', objective: 'newCaprica' }, { pegasus: 'off' }, /New Caprica needs Pegasus/],
    [{ exodus: 'on', objective: 'ionianNebula' }, { exodus: 'off' }, /Ionian Nebula needs Exodus/],
    [{ daybreak: 'on', objective: 'searchForHome' }, { daybreak: 'off' }, /Earth needs Daybreak/],
    [{ pegasus: 'on' }, { personalGoals: 'on' }, /Personal Goals needs Exodus/],
  ])('%j, then %j: nothing changes, and the reason is told', async (before, then, reason) => {
    const game = await openLobby(app);
    await app.setup.change(game.id, ada, { wanted: 4, values: before });
    const drawn = async () => lobbyMessage(await app.game(game.id), await app.setup.form(game.id), english).content;
    const lobby = await drawn();
    await expect(app.setup.change(game.id, ada, { values: then })).rejects.toThrow(reason);
    expect(await drawn()).toBe(lobby);
  });
});

describe('/game create with a preset', () => {
  const redraws = 'executionRedrawsLoyalty';
  const bridge = 'bridgeByOthersSkipsCrisis';

  test.each([
    ['base', { 'redraw-loyalty': true }, redraws, false],
    ['pegasus', { 'redraw-loyalty': true }, redraws, true],
    ['pegasus', { pegasus: false }, redraws, false],
    ['daybreak', { 'redraw-loyalty': true }, redraws, false],
    ['daybreak', { 'bridge-by-others-skips-crisis': true }, bridge, false],
    ['daybreak', { 'bridge-by-others-skips-crisis': true, objective: 'searchForHome' }, bridge, true],
    ['exodus', { 'personal-goals': true }, 'personalGoals', true],
    ['exodus', { exodus: false }, 'personalGoals', false],
  ] as const)('for a first game with %s, and %j: the reply names %s: %s', async (box, values, key, named) => {
    const call = callBy(ada, { preset: `preset/${box}/first-game`, ...values }, 'create');
    const { content = '' } = await replyTo(commandWith('create'), botFor(app), call);
    expect(content).toContain('sets: ');
    expect(content.includes(nameOf(key))).toBe(named);
  });

  test('R-SET-14 a part without its box is refused with the reason', async () => {
    const call = callBy(ada, { preset: 'preset/base/first-game', 'personal-goals': true }, 'create');
    expect((await replyTo(commandWith('create'), botFor(app), call)).content).toMatch(/Personal Goals needs Exodus\./);
    expect(await app.gamesOf(ada.id)).toEqual([]);
  });
});
